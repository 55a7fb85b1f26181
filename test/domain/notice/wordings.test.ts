/** Each idea in the ways registries have written it since 1957: whatever the words, the same fact. Every sentence here is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import type { Role } from '../../../lib/domain/fact/fact.ts'

const notice = (decision: string, title = 'ÖRNEK BAHARAT ANONİM ŞİRKETİ'): string => `İzmir Ticaret Sicili
Memurluğundan
Sicil No: 990099-İzmir-Merkez
Ticaret Ünvanı
${title}
Ticari Merkezi: Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Konu: Karar
Yukarıda sicil numarası ile ticaret ünvanı yazılı bulunan şirketin İzmir 90. Noterliğinin 01.03.2010 tarih ve 100 sayı ile
onaylı kararının tescil ve ilanı istenmiş olmakla, 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak ve memurluğumuzdaki
vesikalara dayanılarak 04.03.2010 tarihinde tescil edildiği ilan olunur.
Karar: ${decision}
(4/A)(13/999999)
`
type Wanted = Record<string, unknown>
const holds = (person: string, role: Role, rest: Wanted = {}): Wanted => ({ kind: 'appointment', person, role, ...rest })
const leaves = (person: string, role: Role, rest: Wanted = {}): Wanted => ({ kind: 'departure', person, role, ...rest })
const sole = (persons: string[], rest: Wanted = {}): Wanted => ({ kind: 'representation', persons, mode: 'sole', with: [], ...rest })
const joint = (persons: string[], rest: Wanted = {}): Wanted => ({ kind: 'representation', persons, mode: 'joint', ...rest })

/** What a decision must state, and that it states nothing else of who holds office and signs. */
const states = (decision: string, wanted: Wanted[]): void => {
  const facts = readNotice(notice(decision)).facts.filter(({ kind }) => ['appointment', 'departure', 'representation'].includes(kind))
  for (const each of wanted) expect(facts).toContainEqual(expect.objectContaining(each))
  expect(facts.length).toBe(wanted.length)
  expect(facts.every(({ verified }) => verified)).toBe(true)
}

describe('an election', () => {
  it.each([
    'seçilmesine',
    'atanmasına',
    'tayinine',
    'tayin edilmesine',
    'getirilmesine',
    'görevlendirilmesine',
    'vazifelendirilmesine',
    'tayin kılınmasına',
    'intihap edilmesine',
    'nasb edilmesine',
  ])('by whatever verb: %s', (verb) => {
    states(`Şirket müdürlüğüne beş yıl süre ile Demir Kurgu'nun ${verb} karar verildi.`, [
      holds('Demir Kurgu', 'manager', { term_years: 5 }),
    ])
  })

  it.each([
    ['Yönetim kuruluna üç yıl için Demir Kurgu ve Sevda Hayal seçilmişlerdir.', 'board_member'],
    ['İdare meclisi azalıklarına üç sene müddetle Demir Kurgu ve Sevda Hayal intihap edilmişlerdir.', 'board_member'],
    ['Tasfiye kuruluna Demir Kurgu ve Sevda Hayal seçildiler.', 'liquidator'],
    ['Tasfiye kurulu üyeliklerine Demir Kurgu ve Sevda Hayal seçilmiştir.', 'liquidator'],
    ["Tasfiye memurluklarına Demir Kurgu ile Sevda Hayal'in atanmalarına karar verildi.", 'liquidator'],
    ['Demir Kurgu ile Sevda Hayal B grubu imza yetkilisi olarak tayin edilmişlerdir.', 'authorised_signatory'],
    ["Mali işler müdürlüğüne Demir Kurgu'nun, satın alma müdürlüğüne Sevda Hayal'in atanmalarına karar verildi.", 'authorised_signatory'],
    ['Ticari mümessil olarak Demir Kurgu ve Sevda Hayal atanmıştır.', 'proxy'],
    ['Demir Kurgu ve Sevda Hayal, Temsile Yetkili olarak tescil edilmiştir.', 'authorised_signatory'],
  ] as [string, Role][])('to whatever office: %s', (decision, role) => {
    states(
      decision,
      ['Demir Kurgu', 'Sevda Hayal'].map((person) => holds(person, role)),
    )
  })

  it.each([
    'Yönetim kurulu başkanlığını Demir Kurgu, başkan yardımcılığını Sevda Hayal yürütecektir.',
    'İdare meclisi reisliğine Demir Kurgu, reis vekilliğine Sevda Hayal getirilmiştir.',
    'Başkanlığa Demir Kurgu, ikinci başkanlığa Sevda Hayal seçilmiştir.',
    'Demir Kurgu Yönetim Kurulu Başkanı, Sevda Hayal Başkan Vekili olmuştur.',
  ])('of a chair and a vice chair: %s', (decision) => {
    states(decision, [holds('Demir Kurgu', 'board_chair'), holds('Sevda Hayal', 'board_vice_chair')])
  })

  it('goes on or is prolonged', () => {
    states("Demir Kurgu'nun müdürlük görevini sürdürmesine karar verildi.", [holds('Demir Kurgu', 'manager')])
    states("Müdür Demir Kurgu'nun görev süresinin 10 yıl daha temdit edilmesine karar verildi.", [
      holds('Demir Kurgu', 'manager', { term_years: 10 }),
    ])
  })

  it('gives no office to whom a sentence only tells of, nor to a public fund', () => {
    states("Müdürlüğünü Demir Kurgu'nun yürüttüğü şirketin adresi görüşülmüştür.", [])
    states('Şirkete kayyım olarak Tasarruf Mevduatı Sigorta Fonunun atanmasına karar verildi.', [])
    states('Toplantı başkanlığını Demir Kurgu üstlenmiştir.', [])
  })

  it.each(['Mudurnu', 'Eldivanlı', 'Türkoğlu', 'Türkeli', 'Divanlı', 'Sayın'])('of somebody called %s', (surname) => {
    states(`Şirket müdürlüğüne Ayşe ${surname}'nın seçilmesine karar verildi.`, [holds(`Ayşe ${surname}`, 'manager')])
  })
})

describe('an office that ends', () => {
  it.each(['son verilmesine', 'sona ermesine', 'hitam bulmasına', 'son bulmasına', 'sona erdirilmesine', 'kaldırılmasına'])(
    'by whatever verb: %s',
    (verb) => {
      states(
        `Demir Kurgu'nun müdürlük görevine ${verb} karar verildi.`
          .replace('görevine s', 'görevinin s')
          .replace('görevinin son v', 'görevine son v'),
        [leaves('Demir Kurgu', 'manager')],
      )
    },
  )

  it('of those who leave several offices in one sentence', () => {
    states('Yönetim kurulu başkanı Demir Kurgu ile üyeler Sevda Hayal ve Tunç Düş ibra edilerek görevlerinden ayrıldılar.', [
      leaves('Demir Kurgu', 'board_chair'),
      leaves('Sevda Hayal', 'board_member'),
      leaves('Tunç Düş', 'board_member'),
    ])
  })

  it('for a cause that is a heading elsewhere', () => {
    states("Müdür Demir Kurgu'nun müdürlük görevine pay devri nedeniyle son verilmesine karar verildi.", [leaves('Demir Kurgu', 'manager')])
  })
})

const ELECTED = "Şirket müdürlüğüne Demir Kurgu ile Sevda Hayal'in on yıl süre ile seçilmelerine, "
const MANAGERS = [holds('Demir Kurgu', 'manager'), holds('Sevda Hayal', 'manager')]
const BOTH = ['Demir Kurgu', 'Sevda Hayal']

describe('a power of those whom the words do not name again', () => {
  it.each([
    'müdürlerin şirketi müştereken atacakları imzaları ile temsil ve ilzam etmelerine karar verildi.',
    'her iki müdürün müşterek imzası ile şirketin temsil edilmesine karar verildi.',
    'adı geçenlerin şirketi müştereken temsil ve ilzam etmelerine karar verildi.',
    'her ikisinin birlikte atacakları imza ile şirketin temsil ve ilzam olunmasına karar verildi.',
    'iki müdürün çift imzası ile şirketin temsil ve ilzamına karar verildi.',
    'şirketin müdürlerin ortak imzasıyla temsil edilmesine karar verildi.',
  ])('together: %s', (power) => {
    states(ELECTED + power, [...MANAGERS, joint(BOTH)])
  })

  it.each([
    'müdürlerden her birinin tek başına şirketi temsil ve ilzam etmesine karar verildi.',
    'müdürlerden herhangi birinin münferit imzası ile şirketin temsil edilmesine karar verildi.',
    'adı geçenlerden her birinin şirketi münferiden temsil ve ilzama yetkili kılınmasına karar verildi.',
    'müdürlerin şirketi münferiden temsil ve ilzama mezun kılınmalarına karar verildi.',
  ])('each alone: %s', (power) => {
    states(ELECTED + power, [...MANAGERS, sole(BOTH)])
  })

  it('any two of a body that the notice elects as a whole', () => {
    const three = ['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş']
    states(
      'Yönetim kuruluna üç yıl için Demir Kurgu, Sevda Hayal ve Tunç Düş seçilmişlerdir. Kooperatifi yönetim kurulu üyelerinden herhangi ikisinin müşterek imzası bağlar.',
      [...three.map((person) => holds(person, 'board_member')), joint(three, { any_of: true })],
    )
  })

  it('three, where the words say how many there are', () => {
    states(
      "Şirket müdürlüğüne Demir Kurgu, Sevda Hayal ve Tunç Düş'ün seçilmelerine, üç müdürün birlikte atacakları imza ile şirketin temsil olunmasına karar verildi.",
      [...MANAGERS, holds('Tunç Düş', 'manager'), joint(['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'])],
    )
  })

  it('nobody, where the notice elects fewer or more than the words say, or a part of the body', () => {
    states(`${ELECTED}üç müdürün birlikte atacakları imza ile şirketin temsil olunmasına karar verildi.`, MANAGERS)
    states(
      "İstifa eden müdürün yerine müdürlüğe Demir Kurgu ile Sevda Hayal'in seçilmelerine, müdürlerin şirketi müştereken temsil etmelerine karar verildi.",
      MANAGERS,
    )
  })

  it('the others of a board, and a trustee', () => {
    states(
      'Yönetim kuruluna üç yıl için Demir Kurgu, Sevda Hayal ve Tunç Düş seçilmişlerdir. Demir Kurgu münferit imzası ile, diğer iki üye ise müştereken şirketi temsil ve ilzam ederler.',
      [
        ...['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'].map((person) => holds(person, 'board_member')),
        sole(['Demir Kurgu']),
        joint(['Sevda Hayal', 'Tunç Düş']),
      ],
    )
  })
})

describe('a power with a co-signer', () => {
  it.each([
    "Demir Kurgu'nun Sevda Hayal ile birlikte müştereken şirketi temsil ve ilzam etmesine karar verildi.",
    "Demir Kurgu'nun, Sevda Hayal ile müştereken şirketi temsil etmesine karar verildi.",
  ])('%s', (decision) => {
    states(decision, [joint(['Demir Kurgu'], { with: ['Sevda Hayal'] })])
  })

  it('who may be one of two', () => {
    states("Demir Kurgu ile Sevda Hayal veya Tunç Düş'ten birinin müşterek imzası ile şirketin temsil edilmesine karar verildi.", [
      joint(['Demir Kurgu'], { with: ['Sevda Hayal', 'Tunç Düş'], any_of: true }),
    ])
  })
})

describe('a power up to an amount', () => {
  const amount = { amount: '50000.00', currency: 'TRY' }
  it.each([
    "Demir Kurgu'nun şirketi 50.000,00 TL'ye kadar olan işlemlerde tek başına, bu miktarı aşan işlemlerde ise Sevda Hayal ile birlikte müşterek imza ile temsil etmesine karar verildi.",
    "Demir Kurgu'nun 50.000,00 TL'yi geçmeyen işlemlerde münferit imzası ile, 50.000,00 TL'nin üzerindeki işlemlerde Sevda Hayal ile birlikte müştereken şirketi temsil ve ilzam etmesine karar verildi.",
    "Demir Kurgu'nun 50.000,00 TL'ye kadar münferit imzası ile, bu tutarın üzerinde ise Sevda Hayal ile birlikte müştereken temsil ve ilzama yetkili kılınmasına karar verildi.",
  ])('and beyond it: %s', (decision) => {
    states(decision, [
      sole(['Demir Kurgu'], { limit: amount }),
      joint(['Demir Kurgu'], { with: ['Sevda Hayal'], limit: null, floor: amount }),
    ])
  })

  it('gives nothing where the amount may bound another', () => {
    states(
      "Demir Kurgu'nun münferiden, Sevda Hayal'in 10.000,00 TL'den 50.000,00 TL'ye kadar ve başkaca haller hariç müştereken temsil etmesine karar verildi.",
      [],
    )
  })
  it('gives a power for one act with the act', () => {
    states("Taşınmaz satışında Demir Kurgu'nun münferit imzası ile şirketin temsil edilmesine karar verildi.", [
      { persons: ['Demir Kurgu'], mode: 'sole', scope: 'Taşınmaz satışında' },
    ])
  })
})

describe('a table of officers', () => {
  const rows = (part: string): string =>
    [
      ['Adı Soyadı', 'Görevi', 'Görev Süresi Bitiş', 'Temsil Şekli'],
      ['DEMİR KURGU', 'Yönetim Kurulu Başkanı', '9.5.2028', 'Münferiden'],
      ['SEVDA HAYAL', 'Yönetim Kurulu Başkan Vekili', '9.5.2028', 'DEMİR KURGU ile müştereken'],
      ['TUNÇ DÜŞ', 'Yönetim Kurulu Üyesi', '9.5.2028', 'Münferiden'],
    ]
      .map((cells) => cells.join(part))
      .join('\n')
  it.each([
    ['by strokes', ' | '],
    ['by wide gaps', '      '],
    ['by tabs', '\t'],
    ['by nothing', ' '],
  ])('whose cells stand apart %s', (_, part) => {
    const until = '2028-05-09'
    states(`Görev dağılımı:\n${rows(part)}\n`, [
      holds('DEMİR KURGU', 'board_chair', { until }),
      sole(['DEMİR KURGU'], { until }),
      holds('SEVDA HAYAL', 'board_vice_chair', { until }),
      joint(['SEVDA HAYAL'], { with: ['DEMİR KURGU'], until }),
      holds('TUNÇ DÜŞ', 'board_member', { until }),
      sole(['TUNÇ DÜŞ'], { until }),
    ])
  })

  it('of a bank, by grades, with the form that the words before it give them', () => {
    states(
      'Aşağıda yazılı mensuplarımıza imza yetkisi verilmesine, yetkilerin herhangi bir imza yetkilisi ile müştereken kullanılmasına,\n\nAdı Soyadı          Görevi                         İmza Derecesi\nDemir Kurgu         Şube Müdürü                    I. Derece\nSevda Hayal         Bireysel Krediler Yönetmeni    II. Derece\n',
      [
        holds('Demir Kurgu', 'branch_manager'),
        joint(['Demir Kurgu'], { group: '1', with: ['*'] }),
        holds('Sevda Hayal', 'authorised_signatory'),
        joint(['Sevda Hayal'], { group: '2', with: ['*'] }),
      ],
    )
  })

  it('names who acts for a legal entity', () => {
    states(
      'Görev süreleri 27.2.2028 tarihinde sona erecektir:\n\nSıra | Üyenin Adı Soyadı / Unvanı | Görevi | Tüzel Kişi Adına Hareket Edecek Gerçek Kişi\n1 | KURGU HOLDİNG ANONİM ŞİRKETİ | Yönetim Kurulu Başkanı | SEVDA HAYAL\n2 | TUNÇ DÜŞ | Yönetim Kurulu Üyesi |\n\nŞirket toplantısı yapıldı.',
      [
        holds('KURGU HOLDİNG ANONİM ŞİRKETİ', 'board_chair', { until: '2028-02-27' }),
        holds('SEVDA HAYAL', 'representative_of_legal_entity', { legal_entity: 'KURGU HOLDİNG ANONİM ŞİRKETİ' }),
        holds('TUNÇ DÜŞ', 'board_member', { until: '2028-02-27' }),
      ],
    )
  })

  it('takes no sentence for a row', () => {
    states('Adı Soyadı ve görevi aşağıda yazılıdır.\nDemir Kurgu imza yetkisini haiz bulunan eski müdür hakkında görüşüldü.', [])
  })
})

describe('labelled records', () => {
  it.each([
    'YETKİLİ Adı Soyadı: Demir Kurgu Görevi: Müdür Atama Süresi: 10 Yıl Temsil Şekli: Münferiden',
    'YETKİLİ\nAdı ve Soyadı : Demir Kurgu\nGörevi : Müdür\nSüresi : 10 Yıl\nYetki Şekli : Münferiden Temsile Yetkilidir.',
    'Adı Soyadı / Unvanı: Demir Kurgu Kimlik No: 123******45 Görevi: Müdür Görev Süresi: 10 yıl Temsil Yetkisinin Kapsamı: Tek başına',
  ])('of an officer: %s', (record) => {
    states(record, [holds('Demir Kurgu', 'manager', { term_years: 10 }), sole(['Demir Kurgu'])])
  })

  it('of one who leaves', () => {
    states('GÖREVİ SONA EREN Adı Soyadı: Demir Kurgu Görevi: Müdür Sona Erme Sebebi: İstifa', [
      leaves('Demir Kurgu', 'manager', { reason: 'resignation' }),
    ])
  })

  it('of shares handed over and held', () => {
    const { facts } = readNotice(
      notice(
        'DEVREDEN Adı Soyadı: Demir Kurgu Devredilen Pay Adedi: 300 Devredilen Pay Tutarı: 30.000,00 TL DEVRALAN Adı Soyadı: Sevda Hayal\nSON ORTAKLIK DURUMU Ortak: Sevda Hayal Pay Adedi: 700 Sermaye: 70.000,00 TL',
      ),
    )
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'share_transfer', from: 'Demir Kurgu', to: 'Sevda Hayal', amount: '30000.00', shares: 300 }),
    )
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'shareholding', person: 'Sevda Hayal', amount: '70000.00', shares: 700 }))
  })
})

describe('a table of shares', () => {
  it.each([
    ['by strokes', ' | '],
    ['by wide gaps', '      '],
    ['by nothing', ' '],
  ])('whose cells stand apart %s', (_, part) => {
    const table = (rows: string[][]): string => rows.map((cells) => cells.join(part)).join('\n')
    const { facts } = readNotice(
      notice(
        `Pay devri\n${table([
          ['Devreden', 'Devralan', 'Pay Adedi', 'Tutar (TL)'],
          ['DEMİR KURGU', 'SEVDA HAYAL', '120', '12.000,00'],
          ['TUNÇ DÜŞ', 'SEVDA HAYAL', '80', '8.000,00'],
        ])}\nSon durum\n${table([
          ['Ortağın Adı Soyadı', 'Sermaye Tutarı', 'Pay Adedi', 'Hisse Oranı'],
          ['SEVDA HAYAL', '20.000,00 TL', '200', '%100'],
        ])}\nŞirketin müdürü SEVDA HAYAL'dır.`,
      ),
    )
    const shares = facts.filter(({ kind }) => kind === 'share_transfer' || kind === 'shareholding')
    expect(shares).toMatchObject([
      { kind: 'share_transfer', from: 'DEMİR KURGU', to: 'SEVDA HAYAL', amount: '12000.00', shares: 120 },
      { kind: 'share_transfer', from: 'TUNÇ DÜŞ', to: 'SEVDA HAYAL', amount: '8000.00', shares: 80 },
      { kind: 'shareholding', person: 'SEVDA HAYAL', amount: '20000.00', shares: 200 },
    ])
  })
})

describe('a name that is no whole one', () => {
  it.each(['DEMİR NURİ KESKİNKILIÇ', 'DEMİR NURİ ESKİN'])('is not read for %s, whose letters hold a word of the template', (name) => {
    const { facts } = readNotice(
      notice(
        `Beheri 100,00 Türk Lirası değerinde 600 adet paya karşılık gelen 60000,00 Türk Lirası ${name} tarafından nakdi olarak taahhüt edilmiştir.`,
      ),
    )
    expect(facts.flatMap((fact) => (fact.kind === 'shareholding' ? [fact.person] : []))).toEqual([name])
  })
  it('is not made of words of a form that a line of a table broke', () => {
    const { facts } = readNotice(
      notice(
        'ŞUBENİN TEMSİLCİLERİNE AİT BİLGİLER\nAdı Soyadı | Kimlik No | Yerleşim Yeri | Görev | Temsil Yetkisinin Kapsamı | Yetki Süresi\nSEVDA HAYAL | 990******26 | İSTANBUL / BEŞİKTAŞ | Ticari Mümessil | Şube\nİşlerinde Tam Yetkili Olarak Münferiden Temsile Yetkilidir. | Aksi Karar Alınıncaya Kadar\n',
      ),
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: ['SEVDA HAYAL'], mode: 'sole', scope: 'Şube İşlerinde Tam Yetkili Olarak' },
    ])
    expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual(['SEVDA HAYAL'])
  })
  it('is told where words behind it go on', () => {
    const { facts, unread } = readNotice(
      notice('SARIKÖY KÜLTÜR VE EĞİTİM VAKFI; 3 Yıl için (Yönetim Kurulu Başkanı) Temsile Yetkili olarak seçilmiştir.'),
    )
    expect(JSON.stringify(facts)).not.toContain('"SARIKÖY KÜLTÜR"')
    expect(unread.map(({ text }) => text).join(' ')).toContain('SARIKÖY KÜLTÜR VE EĞİTİM VAKFI')
  })
})

describe('groups of signatories', () => {
  const members = 'A Grubu İmza Yetkilileri: Demir Kurgu, Sevda Hayal\nB Grubu İmza Yetkilileri: Tunç Düş, Ayşe Kurgu\n'
  const [a, b] = [
    ['Demir Kurgu', 'Sevda Hayal'],
    ['Tunç Düş', 'Ayşe Kurgu'],
  ]
  it.each([
    ['A Grubu imza yetkilileri şirketi her konuda münferiden temsil ve ilzam ederler.', [sole(a ?? [], { group: 'A' })]],
    [
      'B Grubu imza yetkilileri ise ancak A Grubundan bir imza yetkilisi ile birlikte müştereken şirketi temsil ederler.',
      [joint(b ?? [], { group: 'B', with: ['A'] })],
    ],
    [
      'Şirket, A grubundan bir kişi ile B grubundan bir kişinin müşterek imzası ile temsil ve ilzam olunur.',
      [joint(a ?? [], { group: 'A', with: ['B'] }), joint(b ?? [], { group: 'B', with: ['A'] })],
    ],
    [
      'Şirket, iki A grubu imza yetkilisinin veya bir A grubu ile bir B grubu imza yetkilisinin müşterek imzaları ile temsil ve ilzam olunur.',
      [joint(a ?? [], { group: 'A', with: [] }), joint(a ?? [], { group: 'A', with: ['B'] }), joint(b ?? [], { group: 'B', with: ['A'] })],
    ],
    ['Şirket, A grubundan herhangi iki kişinin müşterek imzası ile temsil ve ilzam olunur.', [joint(a ?? [], { group: 'A', with: [] })]],
  ])('sign as the rule says: %s', (rule, wanted) => {
    states(members + rule, wanted)
  })

  it('give nothing where the rule is for some transactions, or names a group without members', () => {
    states(`${members}Taşınmaz satışında A grubu münferiden temsile yetkilidir.`, [])
    states(`${members}C grubu şirketi münferiden temsil eder.`, [])
  })
})

describe('what partners hold', () => {
  const lists: [string, string][] = [
    ['name, count, amount', 'Demir Kurgu 300 adet, 30.000,00 TL, Sevda Hayal 700 adet, 70.000,00 TL'],
    ['name, count and amount in brackets', 'Demir Kurgu 300 pay (30.000,00 TL)\nSevda Hayal 700 pay (70.000,00 TL)'],
    ['name, dots, count, amount', 'DEMİR KURGU ......... 300 pay ...... 30.000,00 TL\nSEVDA HAYAL ......... 700 pay ...... 70.000,00 TL'],
    ['name, holder of, amount', 'Demir Kurgu 300 pay sahibi olarak 30.000 TL, Sevda Hayal 700 pay sahibi olarak 70.000 TL'],
    [
      'count, amount, name',
      "300 adet paya isabet eden 30.000,00 TL'si DEMİR KURGU'ya, 700 adet paya isabet eden 70.000,00 TL'si SEVDA HAYAL'e",
    ],
    ['count, amount in brackets, name', "300 adedi (30.000,00 TL) DEMİR KURGU'ya, 700 adedi (70.000,00 TL) SEVDA HAYAL'e aittir"],
    [
      'amount, count, name',
      '30000,00 Türk Lirası değerinde 300 adet pay DEMİR KURGU, 70000,00 Türk Lirası değerinde 700 adet pay SEVDA HAYAL',
    ],
  ]
  it.each(lists)('in the order %s', (_, list) => {
    const { facts } = readNotice(notice(`Ortakların pay durumu şöyledir:\n${list}.`))
    expect(facts.filter(({ kind }) => kind === 'shareholding')).toMatchObject(
      [
        ['Demir Kurgu', '30000.00', 300],
        ['Sevda Hayal', '70000.00', 700],
      ].map(([person, amount, shares]) => ({
        person: expect.stringMatching(new RegExp(String(person).replace('i', '[iİ]'), 'iu')),
        amount,
        shares,
      })),
    )
  })

  it('is not told where the figures do not hold together, or what they count is handed over', () => {
    const none = (list: string): void => expect(readNotice(notice(list)).facts.filter(({ kind }) => kind === 'shareholding')).toEqual([])
    none('Ortaklar: Demir Kurgu 300 pay (30.000,00 TL) Sevda Hayal 700 pay (71.000,00 TL).')
    none('Demir Kurgu 300 pay (30.000,00 TL) payını devretmiştir. Sevda Hayal 700 pay (70.000,00 TL) payını devretmiştir.')
  })

  it.each([
    "Tek pay sahibi, ANKARA / KEÇİÖREN adresinde ikamet eden 616******22 Kimlik Numaralı DEMİR KURGU'dur.",
    'Şirketin tek ortaklı limited şirket olarak devamına, tek ortağın 2.000 paya karşılık 200.000 TL ile DEMİR KURGU olduğunun tesciline karar verildi.',
    "Payların tamamı şirketin tek ortağı DEMİR KURGU'ya aittir.",
  ])('alone: %s', (decision) => {
    expect(readNotice(notice(decision)).facts).toContainEqual(expect.objectContaining({ kind: 'sole_shareholder', person: 'DEMİR KURGU' }))
  })

  it.each([
    'Şirketin tek ortaklı durumu sona ermiş olup DEMİR KURGU ortak olmuştur.',
    "Tek ortak DEMİR KURGU paylarını SEVDA HAYAL'e devretmiştir.",
  ])('alone no more: %s', (decision) => {
    expect(readNotice(notice(decision)).facts.filter(({ kind }) => kind === 'sole_shareholder')).toEqual([])
  })
})

describe('a term that is over', () => {
  it.each(['dolan', 'biten', 'sona eren', 'hitam bulan'])('by a day: %s', (verb) => {
    states(
      `Görev süreleri 15.06.2003 tarihinde ${verb} şirket müdürleri Demir Kurgu ile Sevda Hayal'in yerine Tunç Düş'ün müdürlüğe seçilmesine karar verildi.`,
      [leaves('Demir Kurgu', 'manager'), leaves('Sevda Hayal', 'manager'), holds('Tunç Düş', 'manager')],
    )
  })

  it('with several offices', () => {
    states("Görev süresi dolan Demir Kurgu'nun yönetim kurulu başkanlığı ve üyeliği sona ermiştir.", [
      leaves('Demir Kurgu', 'board_chair', { reason: 'term_end' }),
      leaves('Demir Kurgu', 'board_member', { reason: 'term_end' }),
    ])
    states("Yönetim kurulu başkanı Demir Kurgu ile yönetim kurulu üyesi Sevda Hayal'in görevlerine son verilmiştir.", [
      leaves('Demir Kurgu', 'board_chair'),
      leaves('Sevda Hayal', 'board_member'),
    ])
  })

  it('beside who is told to be elected where a power is given', () => {
    states('Tasfiye kurulu üyeliklerine seçilen Demir Kurgu ve Sevda Hayal kooperatifi müştereken temsil edeceklerdir.', [
      holds('Demir Kurgu', 'liquidator'),
      holds('Sevda Hayal', 'liquidator'),
      joint(['Demir Kurgu', 'Sevda Hayal']),
    ])
  })
})
