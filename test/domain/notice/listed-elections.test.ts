/** Elections that name the office first, and what the template prints in words of its own; every sentence is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { readTemplate } from '../../support/template.ts'

/** Appointments, departures and powers in few words: `board_chair DEMİR KURGU 3y`. */
const shown = (matters: string, body: string): string[] =>
  readTemplate(matters, body)
    .facts.flatMap((fact) => {
      switch (fact.kind) {
        case 'appointment':
          return [
            [
              fact.role,
              fact.person,
              fact.legal_entity ? `for ${fact.legal_entity}` : '',
              fact.until ?? '',
              fact.term_years ? `${fact.term_years}y` : '',
            ]
              .filter((part) => part !== '')
              .join(' '),
          ]
        case 'departure':
          return [`- ${fact.role} ${fact.person}`]
        case 'representation':
          return [`${fact.mode} ${fact.persons.join('/')} ${fact.group ?? ''}`.trim()]
        default:
          return []
      }
    })
    .sort()

const BOARD = 'Yönetim Kurulu / Yetkililer'
const WHO = "Türkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden"

const elections: [name: string, text: string, facts: string[]][] = [
  [
    'offices in the dative, one after another',
    `Yönetim Kurulu Başkanlığı'na ${WHO}, DEMİR KURGU, Yönetim Kurulu Başkan Vekilliği'ne ${WHO}, SEVDA HAYAL seçilmiştir.`,
    ['board_chair DEMİR KURGU', 'board_vice_chair SEVDA HAYAL'],
  ],
  [
    'one office for several people and until a day',
    `Yönetim kurulu üyeliklerine 4.3.2027 tarihine kadar görev yapmak üzere ${WHO}, Dr. DEMİR KURGU; ${WHO}, SEVDA HAYAL ve İtalya Uyruklu 998******14 Kimlik No'lu, İTALYA adresinde ikamet eden, GINA DI MARCO seçilmişlerdir.`,
    ['board_member DEMİR KURGU 2027-03-04', 'board_member GINA DI MARCO 2027-03-04', 'board_member SEVDA HAYAL 2027-03-04'],
  ],
  ['nobody where one of them is not legible', `Yönetim kurulu üyeliklerine ${WHO}, DEMİR KURGU; ${WHO}, 5EV0A H4YAL seçilmişlerdir.`, []],
  [
    'one name a line, a company with its delegate',
    'İlk yönetim kurulu üyesi olarak 3 yıl süre ile;\nDEMİR KURGU\nÖRNEK TARIM ANONİM ŞİRKETİ adına SEVDA HAYAL\nANN MARIE FICTION\nseçilmiştir.',
    [
      'board_member ANN MARIE FICTION 3y',
      'board_member DEMİR KURGU 3y',
      'board_member ÖRNEK TARIM ANONİM ŞİRKETİ 3y',
      'representative_of_legal_entity SEVDA HAYAL for ÖRNEK TARIM ANONİM ŞİRKETİ',
    ],
  ],
  [
    'nobody whose name begins with the head of a column above it',
    'Adı Soyadı Görevi Durumu\nDEMİR KURGU Müdür Ayrıldı\nSEVDA HAYAL Müdür Atandı',
    ['manager SEVDA HAYAL'],
  ],
  [
    'no end of those who go on as the same persons',
    "Müdürlerden Demir Kurgu ve Sevda Hayal'in görevleri bugün bittiğinden beş yıl için yine aynı kişilerin müdür olmalarına karar verildi.",
    ['manager Sevda Hayal 5y'],
  ],
  [
    'one name a line, numbered',
    'Yönetim kuruluna 2 yıl için aşağıda adları yazılı kişiler;\n1. DEMİR KURGU\n2. SEVDA HAYAL\nseçilmişlerdir.',
    ['board_member DEMİR KURGU 2y', 'board_member SEVDA HAYAL 2y'],
  ],
  [
    'grades of a directive, one name a line',
    '5 numaralı iç yönergeye istinaden;\nA Grubu imza yetkilileri olarak;\n- 344******02 T.C. kimlik numaralı DEMİR KURGU\n- 290******46 T.C. kimlik numaralı SEVDA HAYAL\nB Grubu imza yetkilileri olarak;\n- 187******88 T.C. kimlik numaralı CAN DÜŞ\n- 400******64 T.C. kimlik numaralı ECE MASAL\n3 yıl süre ile atanmışlardır.',
    [
      'authorised_signatory CAN DÜŞ 3y',
      'authorised_signatory DEMİR KURGU 3y',
      'authorised_signatory ECE MASAL 3y',
      'authorised_signatory SEVDA HAYAL 3y',
      'limited CAN DÜŞ B',
      'limited DEMİR KURGU A',
      'limited ECE MASAL B',
      'limited SEVDA HAYAL A',
    ],
  ],
  [
    'one name a line, each with his number behind him',
    'Yönetim kurulu üyeliklerine 3 (üç) yıl süreyle görev yapmak üzere\n- DEMİR KURGU (T.C. Kimlik No: 266******50)\n- SEVDA HAYAL (T.C. Kimlik No: 269******12)\nseçilmişlerdir.',
    ['board_member DEMİR KURGU 3y', 'board_member SEVDA HAYAL 3y'],
  ],
  [
    'a chair with a second office, and a numbered group',
    `${WHO}, DEMİR KURGU; 4.3.2027 tarihine kadar (Yönetim Kurulu Başkanı ve Murahhas Üye) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir. ${WHO}, SEVDA HAYAL; 4.3.2027 tarihine kadar (2. Grup İmza Yetkilisi) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)`,
    ['authorised_signatory SEVDA HAYAL 2027-03-04', 'board_chair DEMİR KURGU 2027-03-04', 'limited SEVDA HAYAL 2', 'sole DEMİR KURGU'],
  ],
  [
    'a co-signer whose name has many parts',
    `${WHO}, DEMİR KURGU; 4.3.2027 tarihine kadar (Yönetim Kurulu Üyesi) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ( SHEIKH OMAR BIN FICTION AL MASAL ) ile birlikte Müştereken Temsile Yetkilidir.`,
    ['board_member DEMİR KURGU 2027-03-04', 'joint DEMİR KURGU'],
  ],
  [
    'signers whose names begin like other words',
    "Şirketin DEMİR KURGU'nun münferit imzası ile, SEVDA HAYAL ve BORA TÜRKOĞLU'nun ise müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir.",
    ['joint SEVDA HAYAL/BORA TÜRKOĞLU', 'sole DEMİR KURGU'],
  ],
  ['no list of substitutes', 'Yönetim kurulu yedek üyeleri olarak;\nDEMİR KURGU\nSEVDA HAYAL\nseçilmişlerdir.', []],
  [
    'no lines of a sentence',
    'Yönetim kurulu üyeleri olarak görüşmelere katılan\nDEMİR KURGU\nSEVDA HAYAL\nraporu okumuştur. Denetçi seçilmiştir.',
    [],
  ],
  [
    'a title before a name is none of it',
    `Prof. Dr. DEMİR KURGU 4.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir. ${WHO}, AV.SEVDA HAYAL 4.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
    ['board_member DEMİR KURGU 2027-03-04', 'board_member SEVDA HAYAL 2027-03-04'],
  ],
  [
    'a member with an addition in brackets',
    `${WHO}, DEMİR KURGU 4.3.2027 tarihine kadar Yönetim Kurulu Üyesi (Bağımsız) olarak seçilmiştir.`,
    ['board_member DEMİR KURGU 2027-03-04'],
  ],
  [
    'a chair beside the single shareholder',
    `Şirketin tek pay sahibi, ${WHO} DEMİR KURGU'dur.\nYÖNETİM KURULU / YETKİLİLER\n${WHO}, DEMİR KURGU 3 Yıl için Yönetim Kurulu Üyesi olarak seçilmiştir.\nYENİ ATANAN TEMSİLCİLER\n${WHO}, DEMİR KURGU; 3 Yıl için (Yönetim Kurulu Başkanı) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
    ['board_chair DEMİR KURGU 3y', 'board_member DEMİR KURGU 3y', 'sole DEMİR KURGU'],
  ],
  [
    'the chair of the managers before the office',
    `Şirketi müdürler temsil ederler. Aksi Karar Alınıncaya Kadar ${WHO} DEMİR KURGU (Müdürler Kurulu Başkanı) Müdür olarak seçilmiştir.`,
    ['manager_chair DEMİR KURGU'],
  ],
  [
    'a delegate who leaves',
    `Daha önceden Yönetim Kurulu Üyesi olan ÖRNEK TARIM ANONİM ŞİRKETİ'in önceki üyeliği sona ermiştir. Tüzel kişi adına hareket eden ${WHO} SEVDA HAYAL'in görevi sona ermiştir.`,
    ['- board_member ÖRNEK TARIM ANONİM ŞİRKETİ', '- representative_of_legal_entity SEVDA HAYAL'],
  ],
]

describe('elections that name the office first, and additions to the template', () => {
  it.each(elections)('%s', (_name, text, facts) => {
    expect(shown(BOARD, text)).toEqual(facts)
  })
})

const of = (kind: string, matters: string, body: string): object[] =>
  readTemplate(matters, body).facts.flatMap(({ quote: _quote, start: _start, end: _end, verified: _verified, ...fact }) =>
    fact.kind === kind ? [fact] : [],
  )

const others: [name: string, kind: string, matters: string, text: string, facts: object[]][] = [
  [
    'a part of a holding handed over',
    'share_transfer',
    'Pay Devri',
    "Şirket Ortaklarından 377******16 Kimlik Numaralı DEMİR KURGU 1.200.000,00 TL sermaye karşılığı 12000 adet payının 4000 adedine karşılık gelen 400.000,00 TL'lik kısmını 288******60 Kimlik Numaralı SEVDA HAYAL'e devretmiştir.",
    [{ from: 'DEMİR KURGU', to: 'SEVDA HAYAL', amount: '400000.00', shares: 4000 }],
  ],
  [
    'from and to with the source between',
    'capital',
    'Sermaye Artırımı',
    "Şirketin sermayesi 40.000.000,00 TL'den 60.000.000,00 TL'ye iç kaynaklardan artırılmıştır.",
    [{ from: '40000000.00', to: '60000000.00', operation: 'increase' }],
  ],
  [
    'the former capital that was made up of',
    'capital',
    'Sermaye Artırımı',
    'Şirketin sermayesi, beheri 10,00 Türk Lirası değerinde 5000 paya ayrılmış toplam 50000,00 Türk Lirası değerindedir. Eski sermayeyi oluşturan 20000,00 Türk Lirası tamamen ödenmiştir.',
    [{ from: '20000.00', to: '50000.00' }],
  ],
  [
    'the former capital before its noun',
    'capital',
    'Sermaye Artırımı',
    "Şirketin sermayesi 3.000.000.-TL'dir. Evvelki 600.000.-TL sermayenin tamamı ödenmiştir.",
    [{ from: '600000.00', to: '3000000.00' }],
  ],
  [
    'brought down',
    'capital',
    'Sermaye Azaltımı',
    "Şirketin 80.000.000 TL olan sermayesi 15.000.000 TL azaltılarak 65.000.000 TL'ye düşürülmüştür.",
    [{ from: '80000000.00', to: '65000000.00', operation: 'decrease' }],
  ],
  [
    'all shares one founder’s',
    'shareholding',
    'Kuruluş',
    '6. SERMAYE Şirketin sermayesi, beheri 500,00 Türk Lirası değerinde 200 paya ayrılmış toplam 100000,00 Türk Lirası değerindedir. Bu payların tamamı DEMİR KURGU tarafından nakden taahhüt edilmiştir.',
    [{ person: 'DEMİR KURGU', amount: '100000.00', shares: 200 }],
  ],
  [
    'where somebody lives is no seat',
    'address',
    'Tek Ortaklık Bilgisi, Şirketin Merkezi',
    "Şirket tek pay sahipli bir Anonim Şirkettir. Bu pay sahibi, İSTANBUL / BEYKOZ adresinde bulunan, ÖRNEK TARIM ANONİM ŞİRKETİ 'dir. Madde 4- Şirketin merkezi İZMİR ili KONAK ilçesidir. Adresi KURGU MAH. DÜŞ SK. NO: 8 KONAK / İZMİR'dir.",
    [{ to: 'KURGU MAH. DÜŞ SK. NO: 8 KONAK / İZMİR', move: 'same_office' }],
  ],
  [
    'another address in the place of the old',
    'address',
    'Adres',
    'Şirketin Liman Mah. Deniz Sk. No: 3 Konak / İzmir olan adresi, Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir olarak değiştirilmiştir.',
    [{ from: 'Liman Mah. Deniz Sk. No: 3 Konak / İzmir', to: 'Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir' }],
  ],
  [
    'the former name beside the new',
    'title',
    'Unvan',
    "Madde 2- Şirketin unvanı ÖRNEK BAHARAT ANONİM ŞİRKETİ'dir. (Eski unvan: KURGU BAHARAT ANONİM ŞİRKETİ)",
    [{ from: 'KURGU BAHARAT ANONİM ŞİRKETİ', to: 'ÖRNEK BAHARAT ANONİM ŞİRKETİ' }],
  ],
  [
    'a company that took another form',
    'establishment',
    'Tür Değişikliği, Sözleşme',
    'ÖRNEK TİCARİ İŞLETMESİ tür değiştirmesi suretiyle ÖRNEK BAHARAT LİMİTED ŞİRKETİ kurulmuştur.',
    [{ on: '2024-03-04' }],
  ],
  [
    'struck off since the seat moved',
    'address',
    'Terkin',
    'Şirketin merkezini Liman Mah. Deniz Cad. No: 46/2 Marmaris / Muğla adresine nakletmesi nedeniyle müdürlüğümüzdeki kaydı 4.3.2024 tarihinde silinmiştir.',
    [{ to: 'Liman Mah. Deniz Cad. No: 46/2 Marmaris / Muğla', move: 'out' }],
  ],
]

it('keeps the place in a registry number that a line parts', () => {
  const text =
    "T.C. İZMİR TİCARET SİCİLİ\nMÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: Merkez-\n990099\nTicaret Unvanı\nÖRNEK BAHARAT\nANONİM ŞİRKETİ\nAdres: Kurgu Mah. No: 3 Konak/İzmir\nYukarıda bilgileri verilen şirket ile ilgili olarak 4.3.2019 tarihinde tescil edildiği ilan olunur."
  expect(readNotice(text).header.registry_no).toBe('Merkez-990099')
})

describe('other facts of the template in words of their own', () => {
  it.each(others)('%s', (_name, kind, matters, text, facts) => {
    expect(of(kind, matters, text)).toMatchObject(facts)
  })
})
