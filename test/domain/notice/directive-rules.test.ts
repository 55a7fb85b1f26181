/** Who may sign by an internal directive, in the ways directives put it; every sentence is made up. A clause that is not certain leaves the rules `partial`. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const directive = (text: string) => {
  const reading = readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ANONİM ŞİRKETİ
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Yönetim İç Yönergesi
Tescile Delil Olan Belgeler: İzmir 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Yönetim Kurulu Kararı
YÖNETİM İÇ YÖNERGESİ
28.02.2024 tarihli 4 nolu sınırlı yetki iç yönergesi
${text}
(90000999)
`)
  const [fact] = reading.facts.flatMap((each) => (each.kind === 'directive' ? [each] : []))
  if (!fact) throw new Error('no directive was read')
  return { fact, unread: reading.unread }
}

/** A rule in few words: `joint A+B ≤100000.00= >5.00 [scope] if condition`. */
const shown = (text: string): string[] => directive(text).fact.rules.map(({ mode, group, persons, with: others, limit, inclusive, above, scope, condition }) =>
  [`${mode} ${[group ?? persons.join('/'), ...others].join('+')}`, limit ? `≤${limit.amount}${inclusive ? '=' : ''} ${limit.currency}` : '', above ? `>${above.amount} ${above.currency}` : '', scope ? `[${scope}]` : '', condition ? `if ${condition}` : ''].filter((part) => part !== '').join(' '))

const read: [text: string, rules: string[]][] = [
  ['C grubundan iki kişi ile B grubundan bir kişinin müşterek imzası gerekir.', ['joint C+C+B']],
  ['Bir A Grubu imza yetkilisi ile bir B Grubu imza yetkilisinin müşterek imzası ile temsil edilir.', ['joint A+B']],
  ['A ve B grubu imza yetkililerinin müşterek imzası aranır.', ['joint A+B']],
  ['(A) grubu imza yetkililerinden herhangi ikisinin müştereken atacakları imza ile temsil edilir.', ['joint A+A']],
  ['I. Derece imza yetkililerinden biri ile II. Derece imza yetkililerinden birinin müşterek imzaları ile temsil edilir.', ['joint 1+2']],
  ['Birinci derece imza yetkililerinden biri ile ikinci derece imza yetkililerinden birinin müşterek imzası şirketi bağlar.', ['joint 1+2']],
  ['A Grubu imza yetkilisi tek başına temsil ve ilzam eder.', ['sole A']],
  ['1. Derece imza yetkililerinden herhangi ikisinin Şirket kaşesi veya unvanı altına atacakları müşterek imzaları ile temsil edilir.', ['joint 1+1']],
  ['A grubu imza yetkililerinden birinin imzası ile temsil edilir.', ['sole A']],
  ['A Grubu veya B Grubu imza yetkililerinden herhangi birinin münferit imzası yeterlidir.', ['sole A', 'sole B']],
  ['A Grubu imza yetkilileri müştereken temsil eder.', ['joint A']],
  ["Değeri 500.000 TL'ye kadar olan işlemlerde A grubu imza yetkililerinden birinin münferit imzası veya B grubu imza yetkililerinden ikisinin müşterek imzası ile temsil edilir.", ['sole A ≤500000.00 TRY', 'joint B+B ≤500000.00 TRY']],
  ['100.000 TL ile 500.000 TL arasındaki ödemelerde B grubu imza yetkililerinden ikisinin müşterek imzası aranır.', ['joint B+B ≤500000.00 TRY >100000.00 TRY']],
  ["250.000 TL'ye kadar (bu tutar dahil) B Grubu imza yetkililerinden biri münferiden; 250.000 TL'nin üzerinde A Grubu imza yetkililerinden ikisi müştereken yetkilidir.", ['sole B ≤250000.00= TRY', 'joint A+A >250000.00 TRY']],
  ["250.000 TL'ye kadar Genel Müdür tek başına, 250.000 TL'yi aşan işlemlerde Genel Müdür ve Mali İşler Müdürü müştereken yetkilidir.", ['sole Genel Müdür ≤250000.00 TRY', 'joint Genel Müdür+Mali İşler Müdürü >250000.00 TRY']],
  ["İnsan Kaynakları ve İdari İşler Müdürü'nün münferit imzası ile SGK nezdinde temsil edilir.", ['sole İnsan Kaynakları ve İdari İşler Müdürü']],
  ["Demir Kurgu'nun münferit imzası ile 50.000 USD'ye kadar olan ödemeler yapılır.", ['sole Demir Kurgu ≤50000.00 USD']],
  ["50.000 USD'ye kadar DEMİR KURGU ile Genel Müdür Yardımcısı müştereken imzaya yetkilidir.", ['joint DEMİR KURGU+Genel Müdür Yardımcısı ≤50000.00 USD']],
  ['Madde 3- Banka İşlemleri: DEMİR KURGU ve SEVDA HAYAL müştereken atacakları imzaları ile şirketi temsil ve ilzam ederler.', ['joint DEMİR KURGU+SEVDA HAYAL [Banka İşlemleri]']],
  ['1.000.000 TL üzeri işlemlerde Yönetim Kurulu onayı alınmış olmak kaydıyla A grubu imza yetkililerinden ikisi müştereken temsil eder.', ['joint A+A >1000000.00 TRY if Yönetim Kurulu onayı alınmış olmak kaydıyla']],
  ["İŞLEM | LİMİT | İMZA ŞEKLİ\nSatın alma sözleşmeleri | 500.000 TL'ye kadar | B+C müştereken\nSatın alma sözleşmeleri | 500.000 TL üzeri | A+B müştereken\nResmi dairelerde temsil | Limitsiz | C münferiden",
    ['joint B+C ≤500000.00 TRY [Satın alma sözleşmeleri]', 'joint A+B >500000.00 TRY [Satın alma sözleşmeleri]', 'sole C [Resmi dairelerde temsil]']],
]

const doubtful = [
  "Değeri 100.000 TL'ye kadar olan işlemlerde B Grubu imza yetkililerinden biri veya C Grubu imza yetkililerinden ikisi müştereken şirketi temsil eder.",
  'A grubu imza yetkililerinden birinin imzası ile B grubu imza yetkililerinden birinin imzası birlikte aranır.',
  'Yönetim kurulu üyelerinden herhangi ikisi müştereken temsil ve ilzama yetkilidir.',
  'Demir Kurgu müştereken yetkilidir.',
  'Kiralama | 100.000 ve duruma göre | A münferiden',
]

const besides: [text: string, rules: string[]][] = [
  ['A grubu imza yetkililerinden ikisinin veya yönetim kurulunca yetkilendirilen kişilerin müşterek imzaları ile temsil edilir.', ['joint A+A']],
  ['A Grubu imza yetkilisi tek başına yetkilidir. Yönetim kurulu üyelerinden herhangi ikisi müştereken temsile yetkilidir.', ['sole A']],
]

describe('the rules of a directive', () => {
  it.each(read)('%s', (text, rules) => {
    expect(shown(text)).toEqual(rules)
    expect(directive(text).fact.partial).toBeUndefined()
  })

  it.each(doubtful)('not told, since not certain: %s', (text) => {
    expect(directive(text).fact.rules).toEqual([])
    expect(directive(text).fact.partial).toBe(true)
  })

  it.each(besides)('told, though others are not: %s', (text, rules) => {
    expect(shown(text)).toEqual(rules)
    expect(directive(text).fact.partial).toBe(true)
  })

  it('stand under a heading, without the name of somebody before it', () => {
    const { fact } = directive("Türkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU; 3 Yıl için (A Grubu) Temsile Yetkili olarak seçilmiştir.\nKABUL EDEN DEMİR KURGU FİNANSAL İŞLEMLER\nA Grubu imza yetkililerinden ikisi müştereken yetkilidir.")
    expect(fact.rules.map(({ scope }) => scope)).toEqual(['FİNANSAL İŞLEMLER'])
  })

  it('leave a clause on signing that is no rule among the clauses not read', () => {
    expect(directive('Bu iç yönerge yayımı tarihinde yürürlüğe girer. Yönetim kurulu üyelerinden herhangi ikisi müştereken temsile yetkilidir. A Grubu imza yetkilisi tek başına yetkilidir.').unread.map(({ text }) => text)).toEqual([expect.stringContaining('herhangi ikisi müştereken')])
  })
})
