/** What each kind of clause is read as; every sentence here is made up. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifyQuote } from '../../../lib/domain/fact/quote.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { part, runs } from '../../support/sampled.ts'

const PERSON = "Türkiye Cumhuriyeti Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, "
const notice = (matters: string, body: string, subject = 'şirket'): string => `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 12
MERSİS No: 0000000009900001
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ${subject === 'şube' ? 'LİMİTED ŞİRKETİ ALSANCAK ŞUBESİ' : 'LİMİTED ŞİRKETİ'}
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen ${subject} ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze
ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: İzmir 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
${body}
(90000999)
`

type Case = [name: string, matters: string, body: string, wanted: Record<string, unknown>[], subject?: string]
const cases: Case[] = [
  [
    'a board member until a day',
    'Yönetim Kurulu / Yetkililer',
    `YÖNETİM KURULU / YETKİLİLER\n${PERSON}DEMİR KURGU 5.6.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
    [{ kind: 'appointment', person: 'DEMİR KURGU', role: 'board_member', until: '2027-06-05', term_years: null }],
  ],
  [
    'a chair for years, and how he signs',
    'Yönetim Kurulu / Yetkililer',
    `YENİ ATANAN TEMSİLCİLER\n${PERSON}DEMİR KURGU; 3 Yıl için (Yönetim Kurulu Başkanı) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
    [
      { kind: 'appointment', role: 'board_chair', term_years: 3 },
      { kind: 'representation', persons: ['DEMİR KURGU'], mode: 'sole', with: [] },
    ],
  ],
  [
    'a manager where the duration stands before the person',
    'Müdürler / Yetkililer',
    `MÜDÜRLER / YETKİLİLER\nAksi Karar Alınıncaya Kadar ${PERSON}SEVDA HAYAL Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
    [
      { kind: 'appointment', person: 'SEVDA HAYAL', role: 'manager', until: null },
      { kind: 'representation', persons: ['SEVDA HAYAL'], mode: 'sole' },
    ],
  ],
  [
    'a chair of the managers',
    'Müdürler / Yetkililer',
    `MÜDÜRLÜĞE SEÇİLENLER\n${PERSON}SEVDA HAYAL; Aksi Karar Alınıncaya Kadar Müdür (Müdürler Kurulu Başkanı) olarak seçilmiştir.`,
    [{ kind: 'appointment', role: 'manager_chair' }],
  ],
  [
    'a joint power with named co-signers',
    'Yönetim Kurulu / Yetkililer',
    `YENİ ATANAN TEMSİLCİLER\n${PERSON}DEMİR KURGU; 5.6.2027 tarihine kadar (2. Derece İmza Yetkilisi) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ( SEVDA HAYAL, TUNÇ DÜŞ) 'den Herhangi Birisiyle Müştereken Temsile Yetkilidir.`,
    [
      { kind: 'appointment', role: 'authorised_signatory' },
      { kind: 'representation', mode: 'joint', group: '2', with: ['SEVDA HAYAL', 'TUNÇ DÜŞ'], until: '2027-06-05' },
    ],
  ],
  [
    'the end of an office',
    'Müdürler / Yetkililer',
    `GÖREV DAĞILIMINDAKİ DEĞİŞİKLİK\nDaha önceden Müdür görevi olan ${PERSON}TUNÇ DÜŞ'in önceki bu görevi sona ermiştir.`,
    [{ kind: 'departure', person: 'TUNÇ DÜŞ', role: 'manager' }],
  ],
  [
    'a sole trader’s representative without cell marks',
    'Kuruluş',
    '1. İşletmeye Ait Bilgiler\nİşletmenin Merkezi : HAYAL MAH. NO: 4 KONAK / İZMİR\nİşletmenin Sermayesi : 100000,00 TL\n3. İŞLETMENİN TEMSİLCİLERİNE AİT BİLGİLER\nAdı Soyadı / Unvanı Kimlik / Pasaport No / Mersis No Yerleşim Yeri Görev Temsil Yetkisinin Kapsamı Yetki Süresi\nTUNÇ DÜŞ 123******45 İZMİR / KONAK Yetkili Münferiden Temsile Yetkilidir. Aksi Karar Alınıncaya Kadar',
    [
      { kind: 'establishment', on: '2024-03-04' },
      { kind: 'address', to: 'HAYAL MAH. NO: 4 KONAK / İZMİR', move: null },
      { kind: 'capital', to: '100000.00', operation: 'establishment' },
      { kind: 'appointment', person: 'TUNÇ DÜŞ', role: 'authorised_signatory' },
      { kind: 'representation', mode: 'sole' },
    ],
    'tacir',
  ],
  [
    'a sole trader’s seat in a numbered street, and the owner beside his agent',
    'Kuruluş',
    '1. İşletmeye Ait Bilgiler\nİşletmenin Merkezi : HAYAL MAH. 2. KURGU SK. NO: 4 KONAK / İZMİR\nİşletmenin Sermayesi : 100000,00 TL\n2. İŞLETME SAHİBİNE AİT BİLGİLER\nAdı ve Soyadı : TUNÇ DÜŞ\n3. İŞLETMENİN TEMSİLCİLERİNE AİT BİLGİLER\nAdı Soyadı / Unvanı | Kimlik / Pasaport No / Mersis No | Yerleşim Yeri | Görev | Temsil Yetkisinin Kapsamı | Yetki Süresi\nTUNÇ DÜŞ | 123******45 | İZMİR / KONAK | İşletme Sahibi | Münferiden Temsile Yetkilidir. | Aksi Karar Alınıncaya Kadar',
    [
      { kind: 'establishment', on: '2024-03-04' },
      { kind: 'address', to: 'HAYAL MAH. 2. KURGU SK. NO: 4 KONAK / İZMİR', move: null },
      { kind: 'capital', to: '100000.00', operation: 'establishment' },
      { kind: 'appointment', person: 'TUNÇ DÜŞ', role: 'authorised_signatory' },
      { kind: 'representation', mode: 'sole' },
    ],
    'tacir',
  ],
  [
    'the first of the items behind the evidence',
    'Müdürler / Yetkililer',
    '3- Müdürlüğe TUNÇ DÜŞ (T.C. No: 123******45) atanmıştır.',
    [{ kind: 'appointment', person: 'TUNÇ DÜŞ', role: 'manager' }],
  ],
  [
    'a transfer, and the partners after it',
    'Pay Devri',
    "PAY DEVRİ\nŞirket Ortaklarından 123******45 Kimlik Numaralı TUNÇ DÜŞ 50.000,00 TL sermaye karşılığı 50 adet payını hukuki ve mali yükümlülükleri ile 234******56 Kimlik Numaralı SEVDA HAYAL'e devretmiştir.\nŞirket tek ortaklı bir Limited Şirkettir. Bu ortak, İZMİR / KONAK adresinde ikamet eden 234******56 Kimlik Numaralı SEVDA HAYAL 'dir.\nSEVDA HAYAL : Beheri 1000,00 Türk Lirası değerinde 50 adet paya karşılık gelen 50000,00 Türk Lirası,",
    [
      { kind: 'share_transfer', from: 'TUNÇ DÜŞ', to: 'SEVDA HAYAL', amount: '50000.00', shares: 50 },
      { kind: 'sole_shareholder', person: 'SEVDA HAYAL' },
      { kind: 'shareholding', person: 'SEVDA HAYAL', amount: '50000.00', shares: 50 },
    ],
  ],
  [
    'figures that do not hold together',
    'Pay Devri',
    'PAY DEVRİ\nGerçekleşen pay devrine bağlı olarak şirketin son ortaklık yapısı aşağıdaki gibidir:\nSEVDA HAYAL : Beheri 1000,00 Türk Lirası değerinde 509 adet paya karşılık gelen 50000,00 Türk Lirası,',
    [{ kind: 'shareholding', person: 'SEVDA HAYAL', amount: null, shares: null }],
  ],
  [
    'a capital raised',
    'Sermaye Artırımı',
    "İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nSERMAYE ARTIRIMI\nMadde 6-\nŞirketin sermayesi, her biri 50,00 TL değerinde 40.000 paya ayrılmış toplam 2.000.000,00 TL'dir. Önceki sermayeyi teşkil eden 500.000,00 TL'nin tamamı ödenmiştir.",
    [
      { kind: 'articles', articles: ['6'] },
      { kind: 'capital', from: '500000.00', to: '2000000.00', operation: 'increase' },
    ],
  ],
  [
    'a capital lowered and raised at once',
    'Sermaye',
    "İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nMadde 6-\nŞirketin sermayesi 600.000,00 TL azaltılarak, 400.000,00 TL'ye indirilmiş ve eş zamanlı olarak 600.000,00 TL arttırılarak 1.000.000,00 TL'ye çıkarılmıştır.",
    [
      { kind: 'articles' },
      { kind: 'capital', to: '400000.00', operation: 'decrease' },
      { kind: 'capital', from: '400000.00', to: '1000000.00', operation: 'increase' },
    ],
  ],
  [
    'a move',
    'Adres',
    'ADRES\nYukarıda bilgileri bulunan şirketin adresi KURGU MAH. HAYAL SK. NO: 3 KONAK / İZMİR adresinden, DÜŞ MAH. MASAL CAD. NO: 8 BORNOVA / İZMİR adresine taşınmıştır.',
    [
      {
        kind: 'address',
        from: 'KURGU MAH. HAYAL SK. NO: 3 KONAK / İZMİR',
        to: 'DÜŞ MAH. MASAL CAD. NO: 8 BORNOVA / İZMİR',
        move: 'same_office',
      },
    ],
  ],
  [
    'a provisional concordat',
    'Geçici Konkordato Mühleti Verilmesi',
    "KONKORDATO\nŞirkete İzmir 3. Asliye Ticaret Mahkemesi'nin 20.02.2024 tarihli kararı ile geçici konkordato mühleti verilmiştir. Başlangıç Tarihi:20.02.2024 0:00 Bitiş Tarihi:20.05.2024 0:00",
    [{ kind: 'status', code: 'CONCORDAT_TEMPORARY', on: '2024-02-20' }],
  ],
  [
    'a strike-off',
    'Terkin',
    'TERKİN\nYukarıda bilgileri verilen şirketin ticaret sicil kaydı Türk Ticaret Kanununa uygun olarak terkin edilmiştir.',
    [{ kind: 'status', code: 'STRUCK_OFF', on: '2024-03-04' }],
  ],
  [
    'a branch closed, which is no status of the company',
    'Terkin',
    'TERKİN\nYukarıda bilgileri verilen şubenin ticaret sicil kaydı Türk Ticaret Kanununa uygun olarak terkin edilmiştir.',
    [{ kind: 'branch', operation: 'close', title: 'ÖRNEK BAHARAT LİMİTED ŞİRKETİ ALSANCAK ŞUBESİ' }],
    'şube',
  ],
  [
    'liquidation and its liquidator',
    'Tasfiyeye Giriş',
    `Yukarıda bilgileri bulunan şirket tasfiyeye girmiştir.\nTasfiye Memurluğuna, ${PERSON}TUNÇ DÜŞ tescil tarihinden itibaren aksi karar alınana kadar Tasfiye Memuru olarak atanmıştır.`,
    [
      { kind: 'status', code: 'LIQUIDATION' },
      { kind: 'appointment', role: 'liquidator', from: '2024-03-04' },
    ],
  ],
  ...(
    [
      [
        'beheri 1,00 ABD Doları değerinde 500.000 paya ayrılmış toplam 500.000,00 ABD Doları değerindedir.',
        { to: '500000.00', currency: 'USD', paid: null },
      ],
      [
        '3.000.000,00 Avro (Üçmilyon Avro) olup, her biri 1,00 Avro değerinde 3.000.000 paya bölünmüştür.',
        { to: '3000000.00', currency: 'EUR' },
      ],
      ['$ 1.000.000,00 olup beheri $ 10,00 değerinde 100.000 paya ayrılmıştır.', { to: '1000000.00', currency: 'USD' }],
      [
        "her biri 100,00 EUR değerinde 2.000 paya ayrılmış toplam 200.000,00 EUR'dur. Önceki sermayeyi teşkil eden 100.000,00 EUR'nun tamamı ödenmiştir.",
        { from: '100000.00', to: '200000.00', currency: 'EUR', paid: null },
      ],
      ["100.000,00 USD'den 250.000,00 USD'ye çıkarılmıştır.", { from: '100000.00', to: '250000.00', currency: 'USD' }],
      ["500.000,00 (Beşyüzbin) Türk Lirası'dır.", { to: '500000.00', currency: 'TRY' }],
      ['500.000,00 TL (Beşyüzbin Türk Lirası) olup, tamamı nakden ödenmiştir.', { to: '500000.00', paid: '500000.00' }],
      [
        "2.000.000,00 TL'dir. Önceki sermayeyi teşkil eden 500.000,00 TL'nin tamamı ödenmiştir. Bu defa artırılan 1.500.000,00 TL'nin tamamı nakden ödenmiştir.",
        { from: '500000.00', to: '2000000.00', paid: '2000000.00' },
      ],
      [
        "100.000,00 TL'dir. Önceki sermayeyi teşkil eden 50.000,00 TL'nin tamamı ödenmiştir. Artırılan 50.000,00 TL nakden taahhüt edilmiş olup, 1/4'ü tescilden önce ödenmiş, kalan kısmı 24 ay içerisinde ödenecektir.",
        { from: '50000.00', to: '100000.00', paid: '62500.00' },
      ],
      ["100.000,00 TL'dir. Artırılan 50.000,00 TL'nin tamamı nakden ödenmiştir.", { from: null, to: '100000.00', paid: null }],
    ] as const
  ).map(([clause, wanted]): Case => [
    `a capital: ${clause}`,
    'Sermaye Artırımı',
    `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nMadde 6-\nŞirketin sermayesi ${clause}`,
    [
      { kind: 'articles', articles: ['6'] },
      { kind: 'capital', operation: 'increase', ...wanted },
    ],
  ]),
  ...(
    [
      [
        "nakden taahhüt edilen payların itibari değerlerinin 1/4'ü tescilden önce ödenmiş olup geri kalanı yirmidört ay içinde ödenecektir.",
        '62500.00',
      ],
      ['taahhüt edilen payların itibari değerlerinin tamamı tescilden önce ödenmiştir.', '250000.00'],
      ["nakdi sermayenin 100.000,00 TL'si tescilden önce nakden ödenmiş, geri kalanı yirmidört ay içinde ödenecektir.", '100000.00'],
      ['tamamı taahhüt edilmiştir. Payların bedelleri yirmidört ay içinde ödenecektir.', null],
    ] as const
  ).map(([words, paid]): Case => [
    `what is paid at establishment: ${words}`,
    'Kuruluş',
    `Sermaye\nMadde 6-\nŞirketin sermayesi, beheri 1,00 Türk Lirası değerinde 250000 paya ayrılmış toplam 250000,00 Türk Lirası değerindedir. Bu payların ${words}`,
    [{ kind: 'establishment' }, { kind: 'address' }, { kind: 'capital', to: '250000.00', paid }],
  ]),
  ...(
    [
      ['31/12/2027 tarihine kadar', { until: '2027-12-31', term_years: null }],
      ["31.12.2027'ye kadar", { until: '2027-12-31', term_years: null }],
      ['31 Aralık 2027 gününe kadar', { until: '2027-12-31', term_years: null }],
      ['üç yıl süreyle', { until: null, term_years: 3 }],
      ['3 (üç) yıl süre ile', { until: null, term_years: 3 }],
      ['10 (on) yıl için', { until: null, term_years: 10 }],
      ['2026 yılı olağan genel kuruluna kadar', { until: null, term_years: null }],
      ['ilk genel kurula kadar', { until: null, term_years: null }],
      ['yapılacak ilk olağan genel kurul toplantısına kadar', { until: null, term_years: null }],
      ['kalan görev süresini tamamlamak üzere', { until: null, term_years: null }],
      ['süresiz olarak', { until: null, term_years: null }],
      ['aksine bir karar alınıncaya kadar', { until: null, term_years: null }],
    ] as const
  ).map(([term, wanted]): Case => [
    `a term: ${term}`,
    'Yönetim Kurulu / Yetkililer',
    `YÖNETİM KURULU / YETKİLİLER\n${PERSON}DEMİR KURGU ${term} Yönetim Kurulu Üyesi olarak seçilmiştir.`,
    [{ kind: 'appointment', person: 'DEMİR KURGU', role: 'board_member', ...wanted }],
  ]),
]

describe('the reading of', () => {
  it('reads the registered matters as they stand, without a letter of what follows', () => {
    for (const matters of ['Kuruluş', 'Yönetim Kurulu / Yetkililer, Sermaye Artırımı']) {
      expect(readNotice(notice(matters, 'X')).matters).toEqual(matters.split(', '))
      expect(readNotice(notice(`${matters}\nAnasözleşme E-İmza İle İmzalanmıştır.`, 'X')).matters).toEqual(matters.split(', '))
    }
  })

  it.each(cases)('%s', (_, matters, body, wanted, subject) => {
    const { facts, unread } = readNotice(notice(matters, body, subject))
    expect(facts.map(({ kind }) => kind).sort()).toEqual(wanted.map(({ kind }) => kind).sort())
    for (const each of wanted) expect(facts).toContainEqual(expect.objectContaining(each))
    expect(unread).toEqual([])
  })

  it('the head', () => {
    expect(readNotice(notice('Adres', '')).header).toMatchObject({
      office: 'İZMİR',
      registry_no: '990099',
      mersis_no: '0000000009900001',
      title: 'ÖRNEK BAHARAT LİMİTED ŞİRKETİ',
      registered_on: '2024-03-04',
      notice_no: '90000999',
    })
  })

  it('words of the template that a scan damaged', () => {
    const { facts } = readNotice(
      notice(
        'Müdürler / Yetkililer',
        `MÜDÜRLER / YETKİLİLER\n${PERSON}SEVDA HAYAL; 5.6.2027 tarihlne kadar Müdür o1arak seçilmişfir. Yetki Şekli: Münferiben Tcmsile Yetkilidir.`,
      ),
    )
    expect(facts.map(({ kind }) => kind)).toEqual(['appointment', 'representation'])
  })

  it('what no rule understands as unread, under its heading', () => {
    const { unread } = readNotice(
      notice(
        'Yönetim Kurulu / Yetkililer',
        'YÖNETİM KURULU / YETKİLİLER\nŞirketin bütün araçları mavi boyanmıştır.\nBAHÇE VE PARK\nŞirketin bütün bahçeleri yeşile çevrilmiştir. Çalışanlara erik dağıtılmıştır.',
      ),
    )
    expect(unread.map(({ heading }) => heading)).toEqual(['YÖNETİM KURULU / YETKİLİLER', 'BAHÇE VE PARK', 'BAHÇE VE PARK'])
  })

  it('no capital where its words and its digits disagree', () => {
    const { facts } = readNotice(
      notice(
        'Sermaye Artırımı',
        "İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nMadde 6-\nŞirketin sermayesi 500.000,00 (Ellibin) Türk Lirası'dır.",
      ),
    )
    expect(facts.map(({ kind }) => kind)).toEqual(['articles'])
  })

  it.each([
    [
      'before it',
      "Şirket, Ticaret Bakanlığı'nın 4.3.2024 tarihli izni ile kayıtlı sermaye sistemini kabul etmiştir. Şirketin kayıtlı sermaye tavanı 900.000,00 TL'dir.",
      "Ticaret Bakanlığı'nın 4.3.2024 tarihli izni ile kayıtlı sermaye sistemini kabul etmiştir. Şirketin kayıtlı sermaye tavanı 900.000,00 TL",
    ],
    [
      'behind it',
      "Şirketin kayıtlı sermaye tavanı 900.000,00 TL'dir. Sermaye Piyasası Kurulunca verilen kayıtlı sermaye tavanı izni 2022-2026 yılları için geçerlidir.",
      "kayıtlı sermaye tavanı 900.000,00 TL'dir. Sermaye Piyasası Kurulunca verilen kayıtlı sermaye tavanı izni 2022-2026 yılları için geçerlidir",
    ],
    ['nowhere', "Şirketin kayıtlı sermaye tavanı 900.000,00 TL'dir.", 'kayıtlı sermaye tavanı 900.000,00 TL'],
  ])('who permitted a ceiling as part of its quote: told %s', (_, sentence, quote) => {
    const text = notice('Kayıtlı Sermaye Tavanı', `İÇERİĞİ DEĞİŞEN MADDELERİN YENİ HALİ\nSERMAYE\nMadde 6-\n${sentence}`)
    const ceiling = readNotice(text).facts.find((fact) => fact.kind === 'capital')
    expect(ceiling).toMatchObject({ operation: 'registered_ceiling', to: '900000.00', verified: true })
    expect(ceiling?.quote).toContain(quote)
    expect(ceiling?.quote.length).toBeLessThan(quote.length + 40)
  })

  it('nothing where nothing is stated', () => {
    expect(readNotice('').facts).toEqual([])
    expect(readNotice('Bugün hava güzel, kimse müdür olmadı.').facts).toEqual([])
  })
})

const LETTERS = 'abcçdeğıişuüABCÇİIÖ01.,()-| \n'
const damaged = fc
  .tuple(
    fc.constantFrom(...cases),
    fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constantFrom(...LETTERS)), { maxLength: 60 }),
  )
  .map(([[, matters, body, , subject], changes]) => {
    const text = [...notice(matters, body, subject)]
    for (const [at, letter] of changes) text[Math.floor(at * text.length)] = letter
    return text.join('')
  })

describe('whatever a scan did to the text', () => {
  it('every quote stands in it where the offsets say, and the same text reads the same', () => {
    const tight = (part: string): string => part.replace(/[-\s]/g, '')
    fc.assert(
      fc.property(damaged, (text) => {
        const reading = readNotice(text)
        for (const { quote, start, end, verified } of reading.facts) {
          expect(verified).toBe(true)
          expect(verifyQuote(text, quote)).toBe(true)
          expect(tight(text.slice(start, end))).toBe(tight(quote))
        }
        expect(readNotice(text)).toEqual(reading)
      }),
      { numRuns: runs(150) },
    )
  })
})

/**
 * A pattern that goes back over what it read would not come to an end here; how the time grows up to a million letters is measured by `npm
 * run bench -- reading`.
 */
const LONG = 300_000

describe('a text of hundreds of thousands of letters', () => {
  it.each(part(['a', 'A', '(', '\n', '1', '.', 'Ab ', '-\n', '| ', "'", ' ', 'AA ', '1.']))('%j is read to its end', (piece) => {
    expect(readNotice(piece.repeat(LONG / piece.length)).facts).toEqual([])
  })
})

/** Parts that a scan repeats (rules, dots, columns of figures) or a writer does, each in the middle of a sentence that is read. */
const REPEATED = [
  '-',
  '.',
  "'",
  ' a',
  ' ve',
  '(a)',
  '1.',
  ', ',
  '/',
  ' 10',
  ' bir',
  ' bağımsız',
  '0de',
  'x ',
  '())',
  ' hiçbir,sıfat',
  ' ile',
  ' sayılı',
  '|',
  ' Ada',
  '()',
  ' baskan',
  ' asil uye',
]
const AROUND: [before: string, after: string][] = [
  ['Türkiye Ticaret Sicili Gazetesi’nin 8.3.2023 tarih ve 10784 sayılı nüshasında yayımlanan ilanda', 'sehven yazılan ad düzeltilir.'],
  ['Müdürlüğe Rıza Tozlu ve Suna Kekik getirildi.', 'Adı geçenler şirketi müştereken temsil ederler.'],
  ['Şirket anasözleşmesinin 2. ve 5. maddelerinin bu', 'doğrultuda değiştirilmesine karar verilmiştir.'],
  ['Görev bölümü sonucunda Başkan: Rıza Tozlu,', 'Başkan Yardımcısı: Suna Kekik seçilmiştir.'],
  ['Yönetim Kurulu / Yetkililer Tescile Delil Olan Belgeler:', 'Rıza Tozlu 01.01.2026 tarihine kadar seçilmiştir.'],
  ['Rıza Tozlu (T.C. kimlik no', ') münferiden temsile yetkilidir.'],
  ['Rıza Tozlu', 've Suna Kekik müştereken temsile karar aldılar.'],
]

describe('a part that is repeated in the middle of a sentence', () => {
  it.each(AROUND)('%s … %s is read to its end', (before, after) => {
    for (const piece of REPEATED) {
      const text = notice('Yönetim Kurulu', `${before} ${piece.repeat(80)} ${after}`)
      for (const { quote } of readNotice(text).facts) expect(verifyQuote(text, quote)).toBe(true)
    }
  })
})

describe('the quote of a power for some matters', () => {
  it.each([
    ['Şirketi borç altına sokmayacak işlerde Ada Düşsel münferiden temsile yetkilidir.', 'borç altına sokmayacak işlerde'],
    ['Ada Düşsel ve Bora Hayali müdür seçilmişlerdir. Çek ve senetlerde müdürlerin birlikte imzası aranır.', 'Çek ve senetlerde'],
  ])('shows the matters: %s', (body, scope) => {
    const power = readNotice(notice('Müdürler / Yetkililer', body)).facts.find(({ kind }) => kind === 'representation')
    expect(power).toMatchObject({ scope, verified: true })
    expect(power?.quote).toContain(scope)
  })
})
