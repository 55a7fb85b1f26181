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
})
