import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const notice = (title: string, words: string): string => `MANİSA
Manisa Ticaret Sicili Memurluğundan
Sicil No: 990417
Ticaret Ünvanı: ${title}
Merkezi: Kurgu Mah. 3. Sok. No: 5 Manisa
Yukarıda yazılı şirketin ortaklar kararı 9.10.2008 tarihinde tescil edildiği ilan olunur.
${words}
`
const LIMITED = 'ORHAN BELVİRANLI VE ORTAKLARI KOMANDİT ŞİRKETİ'
const GENERAL = 'BELVİRANLI KARDEŞLER KOLLEKTİF ŞİRKETİ ORHAN BELVİRANLI VE ORTAKLARI'
const read = (title: string, words: string): { partners: [string, boolean][]; powers: string[]; gone: string[]; told: number } => {
  const { facts, unread } = readNotice(notice(title, words))
  return {
    partners: facts.flatMap((each) =>
      each.kind === 'shareholding' ? [[each.person, each.told?.tells?.includes('limited_partner') ?? false] as [string, boolean]] : [],
    ),
    powers: facts.flatMap((each) => (each.kind === 'representation' ? [`${each.mode} ${each.persons.join('&')}`] : [])),
    gone: facts.flatMap((each) => (each.kind === 'departure' ? [`${each.person} ${each.reason ?? ''}`.trim()] : [])),
    told: unread.length,
  }
}

describe('partners of a partnership', () => {
  it('sign as both of them do, where there are no others', () => {
    const both = 'Ortaklar: Orhan Belviranlı ve Nesrin Yazgan. Her iki ortak şirketi münferiden temsil ve ilzam eder.'
    expect(read(GENERAL, both).powers).toEqual(['sole Orhan Belviranlı&Nesrin Yazgan'])
    expect(read(GENERAL, both.replace('Belviranlı ve', 'Belviranlı, Tahir Soykut ve')).powers).toEqual([])
  })

  it('do not run it as limited ones, by the law itself', () => {
    const words = "Komanditer ortak Tahir Soykut'un idareye karışma hakkı yoktur."
    expect(read(LIMITED, words).told).toBe(0)
    expect(read(LIMITED, words.replace('yoktur', 'vardır')).told).toBe(1)
  })

  it('are of one kind each, by the heading they stand under', () => {
    const words = `Komandite ortaklar:
Orhan Belviranlı (T.C., Manisa)
Nesrin Yazgan (T.C., Manisa)
Komanditer ortaklar:
Tahir Soykut (T.C., Manisa)
Şirketin idaresi ve temsili komandite ortaklara aittir. Komandite ortaklardan her biri tek imzası ile şirketi temsil eder.`
    expect(read(LIMITED, words)).toEqual({
      partners: [
        ['Orhan Belviranlı', false],
        ['Nesrin Yazgan', false],
        ['Tahir Soykut', true],
      ],
      powers: ['sole Orhan Belviranlı&Nesrin Yazgan'],
      gone: [],
      told: 0,
    })
  })

  it('are of the kind that stands behind their names', () => {
    const words = 'Kurucular: a) Orhan Belviranlı, T.C. tebaasından, komandite ortak b) Tahir Soykut, T.C. tebaasından, komanditer ortak'
    expect(read(LIMITED, words).partners).toEqual([
      ['Orhan Belviranlı', false],
      ['Tahir Soykut', true],
    ])
  })

  it('are not made by what others sign with: words on an agent beside them are told', () => {
    const words =
      'Komandite ortak Orhan Belviranlı ile komanditer ortak Tahir Soykut bir komandit şirket kurmuşlardır. Şirkete ticari mümessil olarak Nesrin Yazgan tayin edilmiş olup mümessil, komandite ortak ile birlikte imza eder.'
    const { partners, told } = read(LIMITED, words)
    expect(partners.map(([name]) => name)).not.toContain('Nesrin Yazgan')
    expect(told).toBeGreaterThan(0)
  })

  it('stand in a list without a share of theirs', () => {
    const words = `Madde 1- Aşağıda adları yazılı ortaklar arasında bir kollektif şirket kurulmuştur.
1) Orhan Belviranlı, T.C. uyruklu, Kurgu Mah. 5. Sok. No: 9 Manisa
2) Nesrin Yazgan, T.C. uyruklu, Kurgu Mah. 5. Sok. No: 9 Manisa
Madde 2- Şirketin ünvanı yukarıda yazılıdır.`
    expect(read(GENERAL, words).partners.map(([name]) => name)).toEqual(['Orhan Belviranlı', 'Nesrin Yazgan'])
  })

  it('who were partners till now, or are named by the way, are none', () => {
    expect(read(LIMITED, 'Eski komandite ortak: Tahir Soykut.').partners).toEqual([])
    expect(read(LIMITED, 'Komandite ortak Nesrin Yazgan şirketi tek başına temsil ve ilzam eder.').partners).toEqual([])
  })

  it('tells that a limited partner is denied a power, whom the words name as one', () => {
    const said = read(LIMITED, "Komanditer ortak Tahir Soykut'un temsil yetkisi yoktur.")
    expect(said.partners).toEqual([['Tahir Soykut', true]])
    expect(said.told).toBe(1)
  })

  it('who died represent it no more', () => {
    const words = "Komandite ortak Orhan Belviranlı'nın vefatı sebebiyle şirketi Nesrin Yazgan'ın tek başına temsil etmesine karar verildi."
    expect(read(LIMITED, words)).toMatchObject({ gone: ['Orhan Belviranlı death'], powers: ['sole Nesrin Yazgan'] })
  })

  it('knows what the law says of every limited partner', () => {
    expect(read(LIMITED, 'Komanditer ortak şirketin idaresine karışamaz ve şirketi temsil edemez.').told).toBe(0)
  })

  it('who run it represent it, in the form that the words behind say', () => {
    const words =
      'Şirketi, ortaklardan Orhan Belviranlı ve Nesrin Yazgan idare ederler; bunların her biri şirket ünvanı altına yalnız başına atacağı imza ile şirketi bilcümle hususatta temsil ve ilzama salahiyetlidir.'
    expect(read(GENERAL, words).powers).toEqual(['sole Orhan Belviranlı&Nesrin Yazgan'])
    // In what form they sign stays open where no words say it.
    const open = read(GENERAL, 'Şirketin işleri ortaklar Orhan Belviranlı ve Nesrin Yazgan tarafından yürütülür.')
    expect([open.powers, open.told > 0]).toEqual([[], true])
    expect(read('KURGU LİMİTED ŞİRKETİ', 'Şirketin işleri ortak Orhan Belviranlı tarafından yürütülür.').powers).toEqual([])
  })

  it('are those of a contract that begins with them, and not the firm itself', () => {
    const { facts } = readNotice(`Manisa Ticaret Sicili Memurluğundan
Sicil No: 990417
Ticaret Ünvanı: BELVİRANLI KARDEŞLER KOLLEKTİF ŞİRKETİ
Merkezi: Kurgu Mah. 3. Sok. No: 5 Manisa
Yukarıda ünvanı yazılı kollektif şirketin Manisa 2. Noterliğinden 8.10.1997 tarih ve 1904 sayı ile tasdikli şirket mukavelenamesinin tescil ve ilanı istenmiş olmakla 9.10.1997 tarihinde tescil edildiği ilan olunur.
MUKAVELENAME
1- Ortaklar: Orhan Belviranlı, Nesrin Yazgan ve Tahir Soykut.
2- Şirketin nevi kollektif, ünvanı BELVİRANLI KARDEŞLER KOLLEKTİF ŞİRKETİ'dir.
3- Şirketi, ortaklardan Orhan Belviranlı idare eder ve münferit imzası ile temsil eder.
4- Ortak Tahir Soykut'un idare ve temsil salahiyeti yoktur.
`)
    expect(facts.map(({ kind }) => kind)).toContain('establishment')
    expect(facts.flatMap((each) => (each.kind === 'shareholding' ? [each.person] : []))).toEqual([
      'Orhan Belviranlı',
      'Nesrin Yazgan',
      'Tahir Soykut',
    ])
  })
})
