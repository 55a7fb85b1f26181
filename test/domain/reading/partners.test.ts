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

  it('are not made by what others sign with', () => {
    const words =
      'Komandite ortak Orhan Belviranlı ile komanditer ortak Tahir Soykut bir komandit şirket kurmuşlardır. Şirkete ticari mümessil olarak Nesrin Yazgan tayin edilmiş olup mümessil, komandite ortak ile birlikte imza eder.'
    expect(read(LIMITED, words)).toMatchObject({
      partners: [
        ['Orhan Belviranlı', false],
        ['Tahir Soykut', true],
      ],
      powers: ['joint Nesrin Yazgan'],
    })
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

  it('are those among whom the contract founds it', () => {
    const both = 'Orhan Belviranlı ve Nesrin Yazgan arasında kollektif bir şirket kurulmuştur.'
    const signs =
      'Şirketin idare ve temsili her iki ortağa aittir. Ortaklardan her biri yalnız başına atacağı imza ile şirketi temsil ve ilzam eder.'
    for (const founded of [
      both,
      both.replace('kollektif bir şirket kurulmuştur', 'bir kollektif şirket akdolunmuştur'),
      both.replace('arasında', 'beyninde'),
      both.replace('kollektif bir şirket kurulmuştur', 'bir kollektif ortaklık vücuda getirilmiştir'),
      `Aşağıda imzaları bulunan ${both}`,
      both.replace('Orhan Belviranlı ve', 'Bir taraftan Orhan Belviranlı, diğer taraftan'),
      "Şirketin ortakları Orhan Belviranlı ve Nesrin Yazgan'dır.",
    ])
      expect([founded, read(GENERAL, `1- ${founded}\n6- ${signs}`)]).toMatchObject([
        founded,
        { powers: ['sole Orhan Belviranlı&Nesrin Yazgan'], told: 0 },
      ])
    // In what form they sign no word says.
    expect(read(GENERAL, `1- ${both}\n6- Şirketin idare ve temsili her iki ortağa aittir.`)).toMatchObject({ powers: [], told: 1 })
  })

  it('are general or limited as their own words say, and not those of the next one', () => {
    for (const words of [
      'Komandite ortak sıfatıyla Orhan Belviranlı, komanditer ortak sıfatıyla Tahir Soykut arasında bir komandit şirket kurulmuştur.',
      "Şirketin komandite ortağı Orhan Belviranlı, komanditer ortağı Tahir Soykut'tur.",
      '1- Komandite ortak: Orhan Belviranlı, komanditer ortak: Tahir Soykut.',
    ])
      expect([words, read(LIMITED, words).partners, read(LIMITED, words).told]).toEqual([
        words,
        [
          ['Orhan Belviranlı', false],
          ['Tahir Soykut', true],
        ],
        0,
      ])
    // Of which kind they are no word says: nobody is meant by "komandite ortaklar".
    const open =
      '1- Orhan Belviranlı, Nesrin Yazgan ve Tahir Soykut arasında komandit şirket kurulmuştur.\n6- Komandite ortaklar şirketi münferiden temsil ve ilzam ederler.'
    expect(read(LIMITED, open).powers).toEqual([])
  })

  it.each([
    'Komanditerlerin her biri 100.000.000 lira ile mesuldür.',
    "Komanditer ortağın koyduğu sermaye 50.000.000.- TL, mecmu sermaye 250.000.000.- TL'dir.",
    "Komanditer ortak Tahir Soykut'un mesuliyeti koymayı taahhüt ettiği 80.000 lira sermaye ile mahduttur.",
    'Komanditer ortaklar, koydukları sermaye kadar mesuldürler.',
    'Komandite ortaklar şirketin borçlarından dolayı bütün malları ile müteselsilen mesuldürler.',
  ])('owe what they owe, which is nothing of who signs: %s', (words) => {
    expect(read(LIMITED, words).told).toBe(0)
  })
  it.each([
    'Komanditer ortakların imzası 50.000 lira ile sınırlıdır.',
    'Komanditer ortak Tahir Soykut şirketi 50.000 liraya kadar temsile yetkilidir.',
    'Komandite ortağın temsil yetkisi 50.000 lira ile sınırlıdır.',
  ])('but for what bounds a signature: %s', (words) => {
    expect(read(LIMITED, words)).toMatchObject({ powers: [], told: 1 })
  })

  it('come to it as what the words say', () => {
    const enters: [string, boolean][] = [
      ['Tahir Soykut komandite ortak sıfatıyla şirkete girmiştir.', false],
      ['Tahir Soykut 60.000,00 TL sermaye ile komandite ortak olarak şirkete katılmıştır.', false],
      ['Şirkete komanditer ortak olarak Tahir Soykut alınmıştır.', true],
      ["Tahir Soykut'un komanditer ortak olarak şirkete alınmasına karar verilmiştir.", true],
      ['Komanditer ortak Tahir Soykut komandite ortak olmuştur.', false],
    ]
    for (const [words, limited] of enters)
      expect([words, read(LIMITED, words)]).toMatchObject([words, { partners: [['Tahir Soykut', limited]], powers: [], told: 0 }])
    for (const words of [
      'Tahir Soykut komandite ortak olarak şirkete alınmamıştır.',
      "Tahir Soykut'un komandite ortak olarak şirkete alınması teklifi reddedilmiştir.",
      "Tahir Soykut'un şirkete komandite ortak olarak girmesi halinde temsil yetkisi verilecektir.",
      "Tahir Soykut'un şirkete komandite ortak olarak girmesi kararlaştırılmış olup giriş Bakanlık izninden sonra hüküm ifade edecektir.",
    ])
      expect([words, read(LIMITED, words).partners]).toEqual([words, []])
    const signs = 'Tahir Soykut komandite ortak olarak şirkete girmiş olup şirketi münferit imzası ile temsil ve ilzam edecektir.'
    expect(read(LIMITED, signs)).toMatchObject({ powers: ['sole Tahir Soykut'], told: 0 })
  })

  it('represent it no more when they have left', () => {
    for (const words of [
      "Ortaklardan Nesrin Yazgan hissesini Tahir Soykut'a devrederek ortaklıktan ayrılmıştır.",
      "Ortaklardan Nesrin Yazgan hissesini Tahir Soykut'a devrederek ortaklıktan ayrılmış ve imza yetkisi sona ermiştir.",
      "Nesrin Yazgan'ın ortaklıktan ayrılmasına, hissesinin Tahir Soykut'a devrine karar verilmiştir.",
    ])
      expect([words, read(GENERAL, words)]).toMatchObject([words, { gone: ['Nesrin Yazgan transfer'], told: 0 }])
    for (const words of [
      'Nesrin Yazgan ortaklıktan çıkarılmıştır.',
      'Nesrin Yazgan ortaklıktan ayrılmış ve şirketi temsil yetkisi sona ermiştir.',
    ])
      expect([words, read(GENERAL, words)]).toMatchObject([words, { gone: ['Nesrin Yazgan'], told: 0 }])
    for (const words of [
      'Nesrin Yazgan ortaklıktan ayrılmamıştır.',
      "Nesrin Yazgan'ın ortaklıktan ayrılma talebi reddedilmiştir.",
      "Nesrin Yazgan'ın ortaklıktan ayrılması halinde hissesi Tahir Soykut'a geçer.",
      "Nesrin Yazgan hissesini Tahir Soykut'a devrederek ortaklıktan ayrılmış, şirketi temsil yetkisi ise ticari mümessil sıfatıyla devam edecektir.",
    ])
      expect([words, read(GENERAL, words).gone]).toEqual([words, []])
    // A limited one represented nothing.
    const limited = "Komanditer ortak Nesrin Yazgan hissesini Tahir Soykut'a devrederek şirketten ayrılmıştır."
    expect(read(LIMITED, limited)).toMatchObject({ gone: [], told: 0 })
  })

  it('sign as an article says whose new text stands in the sentence that changes it', () => {
    const joint = "Orhan Belviranlı ve Nesrin Yazgan'ın müşterek imzaları ile temsil ve ilzam olunur"
    for (const words of [
      `Mukavelenin 6. maddesi, "Şirket, ortaklardan ${joint}" şeklinde değiştirilmiştir.`,
      `Mukavelenin 6. maddesi "Şirket, ${joint}." olarak tadil edilmiştir.`,
      `Mukavelenin altıncı maddesi, şirket, ${joint} şeklinde değiştirilmiştir.`,
      `Mukavelenin 6. maddesi, şirketin komandite ortaklar ${joint.replace('olunur', 'olunacağı')} şeklinde tadil edilmiştir.`,
      `Mukavelenin 6. maddesinin "Şirket, ${joint}." şeklinde değiştirilmesine karar verilmiştir.`,
      `Temsil ve ilzam başlıklı 6. maddesi aşağıdaki şekilde değiştirilmiştir. Madde 6- Şirket, ${joint}.`,
    ])
      expect([words, read(LIMITED, words)]).toMatchObject([words, { powers: ['joint Orhan Belviranlı&Nesrin Yazgan'], told: 0 }])
    for (const words of [
      `Mukavelenin 6. maddesinin "Şirket, ${joint}" şeklinde değiştirilmesi teklifi reddedilmiştir.`,
      `Mukavelenin 6. maddesi "Şirket, ${joint}" şeklinde iken "Şirketi Tahir Soykut temsil eder" şeklinde değiştirilmiştir.`,
      `Mukavelenin 6. maddesi "Şirket, ${joint}" şeklinde değiştirilmiş olup değişiklik 1.1.2010 tarihinde yürürlüğe girecektir.`,
      'Şirketin temsili başlıklı 6. maddesi aşağıdaki şekilde değiştirilmiştir.',
    ])
      expect([words, read(LIMITED, words)]).toMatchObject([words, { powers: [], told: 1 }])
  })
})
