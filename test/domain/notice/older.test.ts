/** Decisions as they were printed until about 2017, and notices of courts; every sentence here is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const older = (subject: string, decision: string): string => `İzmir Ticaret Sicili
Memurluğundan
Sicil No: 990099-İzmir-Merkez
Ticaret Ünvanı
ÖRNEK BAHARAT LİMİTED ŞİRKETİ
Ticari Merkezi: Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Konu: ${subject}
Yukarıda sicil numarası ile ticaret ünvanı yazılı bulunan şirketin İzmir 90. Noterliğinin 01.03.2010 tarih ve 100 sayı ile
onaylı kararının tescil ve ilanı istenmiş olmakla, 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak ve memurluğumuzdaki
vesikalara dayanılarak 04.03.2010 tarihinde tescil edildiği ilan olunur.
Karar: ${decision}
(4/A)(13/999999)
`

const manager = (person: string, rest: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'appointment',
  person,
  role: 'manager',
  until: null,
  term_years: null,
  ...rest,
})
const sole = (person: string): Record<string, unknown> => ({ kind: 'representation', persons: [person], mode: 'sole', with: [] })

const cases: [name: string, subject: string, decision: string, wanted: Record<string, unknown>[]][] = [
  [
    'a bankruptcy behind the refusal of a stay',
    'İflasın açılması',
    'Şirketin konkordato talebinin reddi ile 02.03.2010 günü saat 11:30 itibariyle iflasına karar verildiği İzmir 90. İflas Dairesinin yazısı ile bildirilmiştir.',
    [
      { kind: 'status', code: 'CONCORDAT_ENDED' },
      { kind: 'status', code: 'BANKRUPTCY' },
    ],
  ],
  [
    'an entry that the office struck off after the partners had decided so',
    'Tasfiye sonu',
    '05.01.2009 tarihinde tescil edilen tasfiyenin sona erdirilmesine, şirket kaydının ticaret sicilinden terkinine karar verildiği anlaşılmakla şirketin kaydı memurluğumuzca 04.03.2010 tarihinde terkin edilmiştir.',
    [{ kind: 'status', code: 'STRUCK_OFF', on: '2010-03-04' }],
  ],
  [
    'groups of signatories of which one signs without any bound, the other beside it',
    'Temsil ve ilzam',
    'A Grubu imza yetkilileri: Ece Kurgulu, Mert Hayali\nB Grubu imza yetkilileri: Ada Düşsel\nA Grubu imza yetkilileri şirketi her türlü konuda herhangi bir sınırlama olmaksızın münferiden temsil ve ilzam ederler. B Grubu imza yetkilileri A Grubundan bir imza yetkilisi ile birlikte müştereken şirketi temsil ederler.',
    [
      { kind: 'representation', persons: ['Ece Kurgulu', 'Mert Hayali'], mode: 'sole', group: 'A' },
      { kind: 'representation', persons: ['Ada Düşsel'], mode: 'joint', group: 'B', with: ['A'] },
    ],
  ],
  [
    'a manager whose time is over and who goes on',
    'Müdürler',
    "Şirket müdürü Tunç Düş'ün müdürlük süresi hitama erdiğinden kendisinin 01.03.2015 tarihine kadar müdürlük görevinin uzatılmasına karar verilmiştir.",
    [manager('Tunç Düş', { until: '2015-03-01' })],
  ],
  [
    'a company that opens a branch is named as before',
    'Karar',
    "Şirketin Kurgu ilçesinde bir şube açmasına, şube müdürlüğüne Ada Düşsel'in tayinine karar verilmiştir. Şubenin ünvanı Örnek Baharat Limited Şirketi Kurgu Şubesi'dir.",
    [
      { kind: 'branch', title: 'Kurgu Şubesi', operation: 'open' },
      { kind: 'appointment', person: 'Ada Düşsel', role: 'branch_manager' },
    ],
  ],
  [
    'a member who resigned, and one elected in his place whom the meeting approves',
    'Karar',
    "Yönetim kurulu üyesi Tunç Düş'ün istifası sebebiyle boşalan üyeliğe seçilen Ada Düşsel'in üyeliğinin genel kurulca tasdikine karar verilmiştir.",
    [
      { kind: 'departure', person: 'Tunç Düş', role: 'board_member', reason: 'resignation' },
      { kind: 'appointment', person: 'Ada Düşsel', role: 'board_member' },
    ],
  ],
  [
    'auditors beside a board',
    'Seçim',
    'Yönetim kurulu asil üyeliklerine Tunç Düş ve Ada Düşsel, denetleme kurulu asil üyeliklerine Mert Hayali ve Ece Kurgulu dört yıl için seçilmişlerdir.',
    [
      { kind: 'appointment', person: 'Tunç Düş', role: 'board_member', term_years: 4 },
      { kind: 'appointment', person: 'Ada Düşsel', role: 'board_member', term_years: 4 },
      { kind: 'auditor', name: 'Mert Hayali' },
      { kind: 'auditor', name: 'Ece Kurgulu' },
    ],
  ],
  [
    'a manager for years in digits and words',
    'Müdürler',
    "Şirket müdürlüğüne Tunç Düş'ün 10 (on) yıl süre ile seçilmesine, şirketi münferiden temsil ve ilzama yetkili kılınmasına oybirliği ile karar verilmiştir.",
    [manager('Tunç Düş', { term_years: 10 }), sole('Tunç Düş')],
  ],
  [
    'a manager who goes on',
    'Müdürler',
    "Şirket müdürü Ayşe Kurgu'nun müdürlük görevine 5 yıl süreyle devam etmesine, şirketi münferit imzası ile temsil ve ilzam etmesine karar verildi.",
    [manager('Ayşe Kurgu', { term_years: 5 }), sole('Ayşe Kurgu')],
  ],
  [
    'a manager until otherwise decided, his power in the next item',
    'İmza tescili',
    "1- Aksi karar alınıncaya kadar Demir Kurgu'nun şirket müdürü olarak atanmasına,\n2- Şirketin her türlü iş ve işlemlerinde Demir Kurgu'nun münferiden temsil ve ilzama yetkili olmasına oybirliği ile karar verilmiştir.",
    [manager('Demir Kurgu'), sole('Demir Kurgu')],
  ],
  [
    'a person as the subject of the sentence',
    'Müdürler',
    'Şirket müdürü olarak dışarıdan Tunç Düş seçilmiştir. Tunç Düş şirketi münferiden temsil ve ilzama yetkilidir.',
    [manager('Tunç Düş'), sole('Tunç Düş')],
  ],
  [
    'a foreign national',
    'Müdürler',
    "Alman uyruklu Hans Peter Müller'in şirket müdürü olarak 3 yıl süreyle seçilmesine ve şirketi münferiden temsil ve ilzamına karar verilmiştir.",
    [manager('Hans Peter Müller', { term_years: 3 }), sole('Hans Peter Müller')],
  ],
  [
    'two managers who sign together',
    'Müdürler',
    "Müdürlüğe ortaklardan Sevda Hayal ve Tunç Düş'ün on yıl süreyle seçilmelerine, şirketi müşterek imzaları ile temsil ve ilzam etmelerine karar verilmiştir.",
    [
      manager('Sevda Hayal', { term_years: 10 }),
      manager('Tunç Düş', { term_years: 10 }),
      { kind: 'representation', persons: ['Sevda Hayal', 'Tunç Düş'], mode: 'joint' },
    ],
  ],
  [
    'a manager dismissed and his successor',
    'Müdürler',
    "Şirket müdürü Sevda Hayal'in müdürlük görevinden azledilmesine, yerine Tunç Düş'ün şirket müdürlüğüne 5 yıl için atanmasına, şirketi tek başına temsil ve ilzam etmesine oybirliği ile karar verildi.",
    [
      { kind: 'departure', person: 'Sevda Hayal', role: 'manager', reason: 'dismissal' },
      manager('Tunç Düş', { term_years: 5 }),
      sole('Tunç Düş'),
    ],
  ],
  [
    'a board for three years, its chair and vice chair, who sign together',
    'İmza tescili',
    "Yönetim kurulu üyeliklerine üç yıl süreyle görev yapmak üzere Demir Kurgu, Sevda Hayal ve Tunç Düş'ün seçilmelerine oybirliği ile karar verildi.\nYönetim Kurulu Başkanlığına Demir Kurgu'nun, Başkan Vekilliğine Sevda Hayal'in seçilmesine, Demir Kurgu ve Sevda Hayal'in müştereken atacakları imzaları ile şirketi temsil ve ilzama yetkili kılınmalarına karar verilmiştir.",
    [
      ...['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'].map((person) => ({ kind: 'appointment', person, role: 'board_member', term_years: 3 })),
      { kind: 'appointment', person: 'Demir Kurgu', role: 'board_chair' },
      { kind: 'appointment', person: 'Sevda Hayal', role: 'board_vice_chair' },
      { kind: 'representation', persons: ['Demir Kurgu', 'Sevda Hayal'], mode: 'joint' },
    ],
  ],
  [
    'a member who resigned and who serves his term',
    'Yönetim Kurulu',
    "Yönetim Kurulu üyesi Sevda Hayal'in istifasının kabulüne, yerine kalan süreyi tamamlamak üzere Tunç Düş'ün 31/12/2012 tarihine kadar yönetim kurulu üyeliğine atanmasına oybirliği ile karar verildi.",
    [
      { kind: 'departure', person: 'Sevda Hayal', role: 'board_member', reason: 'resignation' },
      { kind: 'appointment', person: 'Tunç Düş', role: 'board_member', until: '2012-12-31' },
    ],
  ],
  [
    'a vacancy filled until the general meeting',
    'Yönetim Kurulu',
    "Boşalan yönetim kurulu üyeliğine, ilk genel kurulun onayına sunulmak üzere Tunç Düş'ün seçilmesine karar verildi.",
    [{ kind: 'appointment', person: 'Tunç Düş', role: 'board_member', until: null }],
  ],
  [
    'a share handed to a company',
    'Hisse devri',
    "Şirket ortaklarından Demir Kurgu'nun şirketteki 50 adet hisseye karşılık 5.000,00 TL'lik hissesini Hayal Gıda Sanayi ve Ticaret Limited Şirketi'ne devretmesine oybirliği ile karar verilmiştir.",
    [{ kind: 'share_transfer', from: 'Demir Kurgu', to: 'Hayal Gıda Sanayi ve Ticaret Limited Şirketi', amount: '5000.00', shares: 50 }],
  ],
  [
    'a share that a company hands over',
    'Hisse devri',
    "Şirket ortağı Hayal İnşaat Anonim Şirketi'nin sahip olduğu 100 adet hisse karşılığı 10.000,00 TL'lik payın tamamını Tunç Düş'e devir ve temlik etmesine karar verilmiştir.",
    [{ kind: 'share_transfer', from: 'Hayal İnşaat Anonim Şirketi', to: 'Tunç Düş', amount: '10000.00', shares: 100 }],
  ],
  [
    'the dissolution and its liquidator',
    'Tasfiye',
    "Şirketin fesih ve tasfiyesine, tasfiye memurluğuna Sevda Hayal'in seçilmesine, tasfiye memurunun münferit imzası ile şirketi temsil ve ilzam etmesine oybirliği ile karar verilmiştir.",
    [
      { kind: 'status', code: 'LIQUIDATION', on: '2010-03-04' },
      { kind: 'appointment', person: 'Sevda Hayal', role: 'liquidator' },
      sole('Sevda Hayal'),
    ],
  ],
  [
    'a bankruptcy',
    'İflas',
    'İzmir 3. Asliye Ticaret Mahkemesinin 12.02.2010 tarih ve 2009/55 Esas 2010/40 Karar sayılı ilamı ile şirketin iflasına karar verilmiştir.',
    [{ kind: 'status', code: 'BANKRUPTCY', on: '2010-02-12' }],
  ],
  [
    'a bankruptcy opened at an hour',
    'İflas',
    'İzmir 3. Asliye Ticaret Mahkemesinin 12.02.2010 tarih ve 2009/55 Esas sayılı ilamı ile şirketin iflasının 12.02.2010 günü saat 14.30 itibariyle açılmasına karar verilmiştir.',
    [{ kind: 'status', code: 'BANKRUPTCY', on: '2010-02-12' }],
  ],
  [
    'a bankruptcy lifted, which is no new one',
    'İflas',
    'İzmir 3. Asliye Ticaret Mahkemesinin 12.02.2010 tarih ve 2009/55 sayılı kararı ile şirketin iflasının kaldırılmasına karar verilmiştir.',
    [{ kind: 'status', code: 'ACTIVE', on: '2010-02-12' }],
  ],
  [
    'a concordat refused',
    'Konkordato talebinin reddi',
    'Şirketin konkordato talebi İzmir 3. Asliye Ticaret Mahkemesinin 12.02.2010 tarihli kararı ile reddedilmiştir.',
    [{ kind: 'status', code: 'CONCORDAT_ENDED', on: '2010-02-12' }],
  ],
]

const appointed = (person: string, role: string, rest: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'appointment',
  person,
  role,
  ...rest,
})
const left = (person: string, role: string, reason: string | null): Record<string, unknown> => ({ kind: 'departure', person, role, reason })
const joint = (persons: string[], others: string[] = []): Record<string, unknown> => ({
  kind: 'representation',
  persons,
  mode: 'joint',
  with: others,
})

/** What a decision says in one sentence of several people, each with his own verb. */
const several: [name: string, decision: string, wanted: Record<string, unknown>[]][] = [
  [
    'one signs alone, two together',
    "Yönetim Kurulu Başkanı Demir Kurgu'nun münferiden, üyeler Sevda Hayal ve Tunç Düş'ün ise müştereken şirket kaşesi altına atacakları imzaları ile şirketi temsil ve ilzama yetkili kılınmalarına karar verilmiştir.",
    [sole('Demir Kurgu'), joint(['Sevda Hayal', 'Tunç Düş'])],
  ],
  [
    'one signs with one of two',
    "Demir Kurgu'nun şirket kaşesi altında Sevda Hayal veya Tunç Düş'ten birisi ile birlikte atacağı çift imza ile şirketi temsil ve ilzam etmesine karar verilmiştir.",
    [joint(['Demir Kurgu'], ['Sevda Hayal', 'Tunç Düş'])],
  ],
  [
    'one signs with any member',
    "Demir Kurgu'nun yönetim kurulu üyelerinden herhangi biri ile birlikte müştereken şirketi temsil ve ilzam etmesine karar verilmiştir.",
    [joint(['Demir Kurgu'], ['*'])],
  ],
  [
    'the one who sells his share is not the one elected',
    "Ortaklardan Sevda Hayal'in payını Tunç Düş'e devretmesi nedeniyle ortaklıktan ayrıldığı, Demir Kurgu'nun 10 yıllığına müdür olarak seçilmesi ve şirketi münferit imza ile temsil ve ilzam etmesi hususları karara bağlanmıştır.",
    [manager('Demir Kurgu', { term_years: 10 }), sole('Demir Kurgu'), { kind: 'share_transfer', from: 'Sevda Hayal', to: 'Tunç Düş' }],
  ],
  [
    'each of three has an office of his own',
    "Yönetim Kurulu Başkanlığına Demir Kurgu'nun, Başkan Yardımcılığına Sevda Hayal'in, Üyeliğe Tunç Düş'ün seçilmelerine karar verilmiştir.",
    [appointed('Demir Kurgu', 'board_chair'), appointed('Sevda Hayal', 'board_vice_chair'), appointed('Tunç Düş', 'board_member')],
  ],
  [
    'board and supervisor in one item',
    "6- Yönetim kurulu üyeliklerine üç yıl müddetle Demir Kurgu ve Sevda Hayal'in seçilmelerine, denetçiliğe bir yıl süre ile Tunç Düş'ün seçilmesine karar verildi.",
    [
      appointed('Demir Kurgu', 'board_member', { term_years: 3 }),
      appointed('Sevda Hayal', 'board_member', { term_years: 3 }),
      { kind: 'auditor', name: 'Tunç Düş' },
    ],
  ],
  [
    'a successor whose office stands in the clause before',
    "Şirket müdürü Sevda Hayal'in istifasının kabulüne, yerine Tunç Düş'ün seçilmesine karar verildi.",
    [left('Sevda Hayal', 'manager', 'resignation'), manager('Tunç Düş')],
  ],
  [
    'two managers who together sign',
    'Şirket müdürlüğüne ortaklardan Demir Kurgu ile hariçten Sevda Hayal aksi karar alınıncaya kadar seçilmişlerdir. Müdürlerin şirketi müştereken atacakları imzaları ile temsil ve ilzam etmelerine karar verildi.',
    [manager('Demir Kurgu'), manager('Sevda Hayal'), joint(['Demir Kurgu', 'Sevda Hayal'])],
  ],
  [
    'professions before names',
    "Geçici konkordato komiseri olarak Av. Sevda Hayal, SMMM Demir Kurgu ve inşaat mühendisi Tunç Düş'ün görevlendirilmesine karar verilmiştir.",
    ['Sevda Hayal', 'Demir Kurgu', 'Tunç Düş'].map((person) => appointed(person, 'commissioner')),
  ],
]

describe('an older notice tells', () => {
  it.each(cases)('%s', (_, subject, decision, wanted) => {
    const { facts } = readNotice(older(subject, decision))
    expect(facts.map(({ kind }) => kind).sort()).toEqual(wanted.map(({ kind }) => kind).sort())
    for (const each of wanted) expect(facts).toContainEqual(expect.objectContaining(each))
    expect(facts.every(({ verified }) => verified)).toBe(true)
  })

  it.each(several)('in one sentence: %s', (_, decision, wanted) => {
    const { facts } = readNotice(older('Karar', decision))
    expect(facts.map(({ kind }) => kind).sort()).toEqual(wanted.map(({ kind }) => kind).sort())
    for (const each of wanted) expect(facts).toContainEqual(expect.objectContaining(each))
  })

  it.each([
    "A grubu imza yetkilisi Demir Kurgu ile B grubu imza yetkilileri Sevda Hayal ve Tunç Düş'ten herhangi birinin müşterek imzaları ile şirketi temsil ve ilzam etmelerine karar verilmiştir.",
    "Demir Kurgu'nun münferiden veya müştereken şirketi temsil ve ilzam etmesine karar verilmiştir.",
    "Mahkemece denetim ve onay kayyımı olarak Demir Kurgu'nun görevlendirilmesine, kayyımın şirketi tek başına temsil ve ilzama yetkili olmasına karar verilmiştir.",
  ])('a power under a condition as something unread: %s', (decision) => {
    const { facts, unread } = readNotice(older('Temsil', decision))
    expect(facts.filter(({ kind }) => kind === 'representation')).toEqual([])
    expect(unread.map(({ text }) => text).join(' ')).toMatch(/temsil/)
  })

  it('the close of a bankruptcy as something unread, not as a bankruptcy', () => {
    const { facts, unread } = readNotice(
      older(
        'İflasın kapanması',
        'İzmir 3. Asliye Ticaret Mahkemesinin 12.02.2010 tarih ve 2009/55 sayılı kararı ile iflasın kapanmasına karar verilmiştir.',
      ),
    )
    expect(facts).toEqual([])
    expect(unread.length).toBe(1)
  })
})

it('reads the beginning of a business that a trader declares in prose', () => {
  const { facts } = readNotice(`Uşak Ticaret Sicili Memurluğundan
Sicil No: 990077
Ticaret Ünvanı
TUNÇ DÜŞ - DÜŞ MANTI EVİ
Ticari Merkezi: Kurgu Mah. Hayal Sk. No: 3 Uşak
Yukarıda merkezi gösterilen yerde mantı imali ile iştigal etmek üzere 01.03.2010 tarihinde işe başladığı, ticarete ayırdığı
sermayenin 20.000,00 TL olduğu verilen beyannameden anlaşılmakla 6762 sayılı T.T.K. gereğince 04.03.2010 tarihinde tescil ve ilan olunur.
(2/A)(5/999999)
`)
  expect(facts.map(({ kind }) => kind).sort()).toEqual(['address', 'capital', 'establishment'])
  expect(facts).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'capital', operation: 'establishment', to: '20000.00' })]))
})

describe('blocks that an empty line ends', () => {
  const head = `Konya Ticaret Sicili Müdürlüğünden

Ticaret Sicil No: 990055
Ticaret Ünvanı: ÖRNEK BAHARAT
LİMİTED ŞİRKETİ
Adresi: Kurgu Mah. Gaybiefendi
Cad. No: 3/16 Selçuklu/Konya`
  it.each([
    [
      'Ada Düşsel 27.10.2023 tarihli dilekçesiyle müdürlükten çekilmiştir.',
      { kind: 'departure', person: 'Ada Düşsel', reason: 'resignation' },
    ],
    ['Müdür Ada Düşsel görevinden alınmıştır. (Genel kurul 01.02.2019/1, tescil 06.02.2019)', { kind: 'departure', role: 'manager' }],
    ['Konu: Müdür ilavesi\n\nAda Düşsel müdürlüğe seçilmiştir.', { kind: 'appointment', person: 'Ada Düşsel' }],
    ['Karar No: 12 Tarih: 27.03.2012\n\nAda Düşsel 3 yıl için müdür seçilmiştir.', { kind: 'appointment', term_years: 3 }],
  ])('head none of the words below: %s', (words, wanted) => {
    const { facts, unread } = readNotice(`${head}\n\n${words}\n`)
    expect(facts).toContainEqual(expect.objectContaining(wanted))
    expect(unread).toEqual([])
  })
  it('tells what a head says of somebody', () => {
    const { facts, unread } = readNotice(`${head}\n\nKonu: Ada Düşsel'in müdürlükten azli\n\nKarar No: 12\n`)
    expect([...facts, ...unread].length).toBeGreaterThan(0)
  })
})
