import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const WHO = "Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden"
const notice = (body: string): string => `T.C. İSTANBUL TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 1217
MERSİS No: 0123456789000001
Ticaret Sicil/Dosya No: 189004
Ticaret Unvanı:
KURGU BAHARAT ANONİM ŞİRKETİ
Adres : Hayal Mah. Düş Sk. No: 15 Kadıköy / İstanbul
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 15.2.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer
Tescile Delil Olan Belgeler: İstanbul 30. Noterliği Nin 13.2.2024 Tarih 4412 Sayı İle Tasdikli, 12.2.2024 Tarihli 1 Sayılı Genel Kurul Kararı
${body}
(18004061)
`
/** The rows of the template, with a place behind the office, the verb and the form. */
const ROWS: [string, (office: string, verb: string, form: string) => string][] = [
  [
    'a manager',
    (office, verb, form) =>
      `MÜDÜRLER/YETKİLİLER\nMÜDÜRLÜĞE SEÇİLENLER\n${WHO}, DEMİR KURGU; Aksi Karar Alınıncaya Kadar Müdür${office} olarak seçilmiştir${verb}. Yetki Şekli: Münferiden Temsile Yetkilidir${form}.`,
  ],
  [
    'a member of the board who represents',
    (office, verb, form) =>
      `YENİ ATANAN TEMSİLCİLER\n${WHO}, DEMİR KURGU; 14.6.2027 tarihine kadar (Yönetim Kurulu Üyesi)${office} Temsile Yetkili olarak seçilmiştir${verb}. Yetki Şekli: Münferiden Temsile Yetkilidir${form}.`,
  ],
  [
    'one who signs with another',
    (office, verb, form) =>
      `MÜDÜRLER/YETKİLİLER\nMÜDÜRLÜĞE SEÇİLENLER\n${WHO}, DEMİR KURGU; Aksi Karar Alınıncaya Kadar Müdür${office} olarak seçilmiştir${verb}. Yetki Şekli: (SEVDA HAYAL) ile birlikte Müştereken Temsile Yetkilidir${form}.`,
  ],
]
const REMARKS = [
  'geçici',
  'yedek',
  'bankalar hariç',
  "50.000 TL'ye kadar",
  'ECE DÜŞSEL onayı ile',
  'üç ay',
  'askıda',
  'iptal',
  'yalnız vergi dairesinde',
  'oy hakkı yok',
  'deneme süresince',
  'kırmızı',
]
const powersIn = (text: string) => readNotice(text).facts.filter(({ kind }) => kind === 'representation')

describe('what stands in brackets beside a fact of a row', () => {
  describe.each(ROWS)('of %s', (_, row) => {
    it('is none of its words without them', () => {
      expect(powersIn(notice(row('', '', '')))).toHaveLength(1)
    })
    it.each(REMARKS.flatMap((words) => [` (${words})`, ` [${words}]`]))('%s', (bracket) => {
      for (const at of [0, 1, 2]) {
        const places = ['', '', ''].map((none, place) => (place === at ? bracket : none)) as [string, string, string]
        const text = notice(row(...places))
        const { facts, unread } = readNotice(text)
        const words = bracket.slice(2, -1)
        expect(
          unread.some(({ text: told }) => told.includes(words)),
          `${at}`,
        ).toBe(true)
        expect(
          facts.filter(({ kind }) => kind === 'representation'),
          `${at}`,
        ).toEqual([])
      }
    })
  })

  it.each([
    'Yetkisizdir',
    'Yetkili Kılınmamıştır',
    'Yetkili Değildir',
    'Yetkiliydi',
    'Yetkili Olmaktan Çıkmıştır',
    'Yetkilidir - deneme süresince',
  ])('a form that ends otherwise gives no power: %s', (end) => {
    const row = `MÜDÜRLER/YETKİLİLER\nMÜDÜRLÜĞE SEÇİLENLER\n${WHO}, DEMİR KURGU; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile ${end}.`
    const { facts, unread } = readNotice(notice(row))
    expect(facts.filter(({ kind }) => kind === 'representation')).toEqual([])
    expect(unread.some(({ text }) => text.includes('Yetki Şekli'))).toBe(true)
  })

  it('a labelled form that says none is told', () => {
    const row = `MÜDÜRLER/YETKİLİLER\nMÜDÜRLÜĞE SEÇİLENLER\n${WHO}, DEMİR KURGU; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Sınırsız Değil.`
    expect(
      readNotice(notice(row))
        .unread.map(({ text }) => text)
        .join(' '),
    ).toContain('Sınırsız Değil')
  })

  it.each([
    'DEMİR KURGU müdür seçilmiştir (geçici).',
    'DEMİR KURGU (deneme süresiyle) müdür seçilmiştir.',
    'DEMİR KURGU (SEVDA HAYAL gelene kadar) müdür seçilmiştir.',
    'DEMİR KURGU şirketi münferiden temsil ve ilzam edecektir (altı ay).',
    "DEMİR KURGU'nun müdür seçilmesine ve şirketi münferiden temsil etmesine karar verilmiştir (altı ay).",
    'Yukarıda bilgileri bulunan şirket tasfiyeye girmiştir (iptal).',
  ])('behind or within the words of a decision it leaves the fact to people: %s', (words) => {
    const { facts, unread } = readNotice(notice(words))
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })

  it('of who holds shares, what burdens them is told', () => {
    const row = `PAY DEVRİ\nGerçekleşen pay devrine bağlı olarak şirketin son ortaklık yapısı aşağıdaki gibidir:\nDEMİR KURGU: Beheri 25,00 Türk Lirası değerinde 600 adet paya karşılık gelen 15000,00 Türk Lirası (hacizli)\nSEVDA HAYAL: Beheri 25,00 Türk Lirası değerinde 400 adet paya karşılık gelen 10000,00 Türk Lirası`
    const { facts, unread } = readNotice(notice(row))
    expect(facts.flatMap((fact) => (fact.kind === 'shareholding' ? [fact.person] : []))).toEqual(['SEVDA HAYAL'])
    expect(unread.some(({ text }) => text.includes('hacizli'))).toBe(true)
  })
})
