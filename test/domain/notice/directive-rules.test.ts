/**
 * Who may sign by an internal directive, in the ways directives put it; every sentence is made up. A clause that is not certain leaves the
 * rules `partial`.
 */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const directive = (text: string, name = '28.02.2024 tarihli 4 nolu sınırlı yetki iç yönergesi') => {
  const reading = readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ANONİM ŞİRKETİ
Adres : Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Yönetim İç Yönergesi
Tescile Delil Olan Belgeler: İzmir 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Yönetim Kurulu Kararı
YÖNETİM İÇ YÖNERGESİ
${name}
${text}
(90000999)
`)
  const [fact] = reading.facts.flatMap((each) => (each.kind === 'directive' ? [each] : []))
  if (!fact) throw new Error('no directive was read')
  return { fact, unread: reading.unread }
}

/** A rule in few words: `joint A+B ≤100000.00= >5.00 [scope] if condition`. */
const shown = (text: string): string[] =>
  directive(text).fact.rules.map(({ mode, group, persons, with: others, limit, inclusive, above, scope, condition }) =>
    [
      `${mode} ${[group ?? persons.join('/'), ...others].join('+')}`,
      limit ? `≤${limit.amount}${inclusive ? '=' : ''} ${limit.currency}` : '',
      above ? `>${above.amount} ${above.currency}` : '',
      scope ? `[${scope}]` : '',
      condition ? `if ${condition}` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  )

const read: [text: string, rules: string[]][] = [
  // an item's label says what its rule is about, whatever stands before the list
  [
    "Karar No: 9) Sınırlı yetkiler aşağıda gösterilmiştir:\n1) Ambalaj satışı: 30.000 TL'ye kadar (dahil) (C) grubu imza yetkililerinden birinin münferit imzası,\n2) Forklift alımı: 700.000 TL'ye kadar (dahil) (A) grubundan bir imza yetkilisi ile (B) grubundan bir imza yetkilisinin müşterek imzası ile yapılır.",
    ['sole C ≤30000.00= TRY [Ambalaj satışı]', 'joint A+B ≤700000.00= TRY [Forklift alımı]'],
  ],
  // a row of amounts after a stroke is a row of its own, and its noun alone is of what the list is about
  [
    "Madde 2- Keten alımları:\n- 400.000 TL'ye kadar: B Grubundan bir imza yetkilisinin münferit imzası.\n- 400.000 TL'nin üzerindeki alımlar: A Grubundan iki imza yetkilisinin müşterek imzası.",
    ['sole B ≤400000.00 TRY [Keten alımları]', 'joint A+A >400000.00 TRY [Keten alımları]'],
  ],
  // an item that names a matter heads the rows of amounts below it, by whatever stroke each is marked
  [
    "Madde 1- İmza yetkileri şöyledir:\n• Keten alımları\n- 400.000 TL'ye kadar: B Grubu münferiden,\n- 400.000 TL'nin üzerinde: A Grubu münferiden.\n• Ambalaj alımları\n- 50.000 TL'nin üzerinde: A Grubu münferiden.",
    ['sole B ≤400000.00 TRY [Keten alımları]', 'sole A >400000.00 TRY [Keten alımları]', 'sole A >50000.00 TRY [Ambalaj alımları]'],
  ],
  [
    "Madde 1- İmza yetkileri:\n- Keten alımları\n- 400.000 TL'ye kadar: B Grubu münferiden.\n- 400.000 TL'nin üzerinde: A Grubu münferiden.\n- Ambalaj alımları\n- 50.000 TL'nin üzerinde: A Grubu münferiden.",
    ['sole B ≤400000.00 TRY [Keten alımları]', 'sole A >400000.00 TRY [Keten alımları]', 'sole A >50000.00 TRY [Ambalaj alımları]'],
  ],
  // what a list bars nobody is given, though a rule follows it
  [
    'Madde 3- Sınırlı yetkililer aşağıdaki işlemleri yapamaz: a) Leasing sözleşmesi; b) Aval verilmesi; c) Arsa satışı. Madde 4- Depo kiralarını A Grubu imza yetkilisi tek başına imzalar.',
    ['sole A [Depo kiralarını]'],
  ],
  // the label of an article leaves its items what they say themselves
  [
    "Madde 3- Alım işlemleri; a) Yakıt alımları: 10.000 TL'ye kadar (dahil) A Grubu imza yetkilisi tek başına, b) Lastik alımları: B Grubu imza yetkilisi tek başına yetkilidir.",
    ['sole A ≤10000.00= TRY [Yakıt alımları]', 'sole B [Lastik alımları]'],
  ],
  // items that say only what they are about are signed by whom the last of them names
  [
    'Madde 4 - a) Silo kiralanması, b) Forklift satılması, c) İşçi alınması konularında B Grubu imza yetkilileri münferiden yetkilidir.',
    ['sole B [Silo kiralanması; Forklift satılması; İşçi alınması konularında]'],
  ],
  // a row begins where the last cell of the one before ends, whatever commas stand in its first cell; what no row names nobody may do
  [
    "Sınırlı yetkililer aşağıdaki tabloda yer alan işlemleri karşılarındaki tutar ve imza şekliyle yapmaya yetkilidir. Tabloda yer almayan hiçbir işlem için sınırlı yetki verilmemiştir.\nİşlem | Tutar | İmza Şekli\nHammadde alım sözleşmeleri | 80.000,00 TL'nin üzerinde, 200.000,00 TL'ye kadar (bu tutar dahil) | 1. Derece imza yetkililerinden biri ile 2. Derece imza yetkililerinden biri müştereken\nÇek keşidesi, ciro ve teminat mektubu talepleri | 60.000,00 TL'ye kadar (bu tutar dahil) | 2. Derece imza yetkililerinden biri ile 3. Derece imza yetkililerinden biri müştereken",
    [
      'joint 1+2 ≤200000.00= TRY >80000.00 TRY [Hammadde alım sözleşmeleri]',
      'joint 2+3 ≤60000.00= TRY [Çek keşidesi, ciro ve teminat mektubu talepleri]',
    ],
  ],
  // what follows a sentence on what is not listed is no part of it
  ['Tabloda sayılmayan ödemeler B grubu imza yetkilisince münferiden yapılır.', ['sole B [Tabloda sayılmayan ödemeler]']],
  // an amount said again in words; the number of the item is none of it
  [
    '1. 100.000,00 (Yüzbin) Türk Lirasına kadar (dahil) mal alım sözleşmeleri B Grubu imza yetkililerinden herhangi birinin münferit imzasıyla yapılır.\n2. Bu tutarın üzerindeki mal alım sözleşmeleri A Grubundan bir imza yetkilisi ile B Grubundan bir imza yetkilisinin müşterek imzasıyla yapılır.',
    ['sole B ≤100000.00= TRY [mal alım sözleşmeleri]', 'joint A+B >100000.00 TRY [mal alım sözleşmeleri]'],
  ],
  // a second step bounds the first, and a short word begins what it is about
  [
    'İş sözleşmelerinin akdedilmesi ve feshi İnsan Kaynakları Müdürünün münferit imzası ile yapılır; ancak bedeli 1.000.000 TL’yi aşan iş sözleşmeleri İnsan Kaynakları Müdürü ile Genel Müdürün müşterek imzası ile yapılır.',
    [
      'sole İnsan Kaynakları Müdürü ≤1000000.00= TRY [İş sözleşmelerinin akdedilmesi ve feshi]',
      'joint İnsan Kaynakları Müdürü+Genel Müdür >1000000.00 TRY [iş sözleşmeleri]',
    ],
  ],
  // who never signs alone is whom the rest is about
  [
    'B grubu imza yetkilisi hiçbir şekilde tek başına şirketi temsil edemez; yalnız A grubundan biriyle birlikte 10.000 TL’ye kadar (dahil) sigorta poliçesi imzalayabilir.',
    ['joint B+A ≤10000.00= TRY [sigorta poliçesi]'],
  ],
  // rows with nothing but who signs behind the colon
  [
    'Madde 1- 100.000 TL’ye kadar ödemeler: iki B grubu.\nMadde 2- 100.000 TL ile 500.000 TL arası ödemeler: bir A grubu ve bir B grubu.',
    ['joint B+B ≤100000.00 TRY [ödemeler]', 'joint A+B ≤500000.00 TRY >100000.00 TRY [ödemeler]'],
  ],
  // amounts that stand for what was named before
  [
    'Bankalara verilecek ödeme talimatları 250.000 USD’ye kadar (dahil) İkinci Derece imza yetkililerinden herhangi birinin münferit imzası ile verilir. Bu tutarı aşan talimatlar Birinci Derece imza yetkililerinden biri ile İkinci Derece imza yetkililerinden birinin müşterek imzasını gerektirir.',
    ['sole 2 ≤250000.00= USD [Bankalara verilecek ödeme talimatları]', 'joint 1+2 >250000.00 USD [Bankalara verilecek ödeme talimatları]'],
  ],
  [
    'Kredi Sözleşmeleri: 1.000.000,00 TL ile 5.000.000,00 TL (dahil) arasındaki kredi sözleşmeleri A Grubundan bir imza yetkilisi ile B Grubundan bir imza yetkilisinin müşterek imzaları ile; 1.000.000,00 TL’nin altındakiler B Grubundan iki imza yetkilisinin müşterek imzaları ile akdedilir.',
    ['joint A+B ≤5000000.00= TRY >1000000.00 TRY [kredi sözleşmeleri]', 'joint B+B ≤1000000.00 TRY [Kredi Sözleşmeleri]'],
  ],
  // an item names what it is about before its own signers, never behind those of the item before
  [
    'a) Araç kiralama: B Grubu, münferiden, 20.000 TL’ye kadar (dahil);\nb) Araç satışı: A Grubu ile B Grubu müştereken;\nc) Sigorta işlemleri: B Grubu, münferiden.',
    ['sole B ≤20000.00= TRY [Araç kiralama]', 'joint A+B [Araç satışı]', 'sole B [Sigorta işlemleri]'],
  ],
  // the number of an article is none of an amount
  [
    'Madde 4. 300.000 TL üzerindeki mal alımlarında B Grubu imza yetkililerinden biri ile A Grubu imza yetkililerinden biri müştereken yetkilidir.',
    ['joint B+A >300000.00 TRY [mal alımlarında]'],
  ],
  // how many of them stands behind what they sign
  [
    'A Grubu imza yetkilileri, her türlü kira sözleşmesini ikisi birlikte imzalamaya yetkilidir.',
    ['joint A+A [her türlü kira sözleşmesini]'],
  ],
  // items that begin with their amount, signers behind the colon, counted by the noun
  [
    `Madde 2- Araç kiralama sözleşmelerinde:
a) 80.000 TL'ye kadar (80.000 TL dahil): D grubundan bir imza yetkilisi münferiden,
b) 80.000 TL'nin üzerinde ve 400.000 TL'ye kadar (400.000 TL dahil): B grubundan bir imza yetkilisi ile D grubundan bir imza yetkilisi müştereken,
c) 400.000 TL'nin üzerinde: B grubundan iki imza yetkilisi müştereken
yetkilidir.`,
    [
      'sole D ≤80000.00= TRY [Araç kiralama sözleşmelerinde]',
      'joint B+D ≤400000.00= TRY >80000.00 TRY [Araç kiralama sözleşmelerinde]',
      'joint B+B >400000.00 TRY [Araç kiralama sözleşmelerinde]',
    ],
  ],
  // what must be approved before is a condition, however it is said
  [
    'Madde 2- Yönetim kurulunun önceden onay verdiği kira sözleşmelerini B grubundan iki imza yetkilisi müştereken imzalar.',
    ['joint B+B [kira sözleşmelerini] if Yönetim kurulunun önceden onay verdiği'],
  ],
  // the verb of a list stands in its last item
  [
    `Madde 4- İkinci grup imza yetkilileri;
a) Temizlik maddesi alımlarında, deterjan hariç olmak üzere, bir defada 90.000 TL'ye kadar,
b) Araç bakım ve onarım işlerinde 40.000 TL'ye kadar (dahil)
tek başına imza atmaya yetkilidir.
Madde 5- Bu yönergede yazılı olmayan hususlarda ikinci grup imza yetkililerinin temsil yetkisi yoktur.`,
    ['sole 2 ≤90000.00 TRY [Temizlik maddesi alımlarında]', 'sole 2 ≤40000.00= TRY [Araç bakım ve onarım işlerinde]'],
  ],
  // the amounts that head a row belong to the signers behind the colon, whether the lines were joined or not
  [
    `Madde 2- Satın alma işlerinde;
20.000 ABD Dolarına kadar (20.000 ABD Doları dahil)......: D grubu tek imza
20.001 ABD Doları - 75.000 ABD Doları (dahil)....: B grubu tek imza veya iki D grubu müşterek imza
75.001 ABD Doları - 300.000 ABD Doları (dahil)...: A grubu ile B grubu müşterek imza`,
    [
      'sole D ≤20000.00= USD [Satın alma işlerinde]',
      'sole B ≤75000.00= USD >20001.00 USD [Satın alma işlerinde]',
      'joint D+D ≤75000.00= USD >20001.00 USD [Satın alma işlerinde]',
      'joint A+B ≤300000.00= USD >75001.00 USD [Satın alma işlerinde]',
    ],
  ],
  ['C grubundan iki kişi ile B grubundan bir kişinin müşterek imzası gerekir.', ['joint C+C+B']],
  ['Bir A Grubu imza yetkilisi ile bir B Grubu imza yetkilisinin müşterek imzası ile temsil edilir.', ['joint A+B']],
  ['A ve B grubu imza yetkililerinin müşterek imzası aranır.', ['joint A+B']],
  ['(A) grubu imza yetkililerinden herhangi ikisinin müştereken atacakları imza ile temsil edilir.', ['joint A+A']],
  ['I. Derece imza yetkililerinden biri ile II. Derece imza yetkililerinden birinin müşterek imzaları ile temsil edilir.', ['joint 1+2']],
  [
    'Birinci derece imza yetkililerinden biri ile ikinci derece imza yetkililerinden birinin müşterek imzası şirketi bağlar.',
    ['joint 1+2'],
  ],
  ['A Grubu imza yetkilisi tek başına temsil ve ilzam eder.', ['sole A']],
  [
    '1. Derece imza yetkililerinden herhangi ikisinin Şirket kaşesi veya unvanı altına atacakları müşterek imzaları ile temsil edilir.',
    ['joint 1+1'],
  ],
  ['A grubu imza yetkililerinden birinin imzası ile temsil edilir.', ['sole A']],
  ['A Grubu veya B Grubu imza yetkililerinden herhangi birinin münferit imzası yeterlidir.', ['sole A', 'sole B']],
  ['A Grubu imza yetkilileri müştereken temsil eder.', ['joint A']],
  [
    "Değeri 500.000 TL'ye kadar olan işlemlerde A grubu imza yetkililerinden birinin münferit imzası veya B grubu imza yetkililerinden ikisinin müşterek imzası ile temsil edilir.",
    ['sole A ≤500000.00 TRY', 'joint B+B ≤500000.00 TRY'],
  ],
  [
    '100.000 TL ile 500.000 TL arasındaki ödemelerde B grubu imza yetkililerinden ikisinin müşterek imzası aranır.',
    ['joint B+B ≤500000.00 TRY >100000.00 TRY [ödemelerde]'],
  ],
  [
    "250.000 TL'ye kadar (bu tutar dahil) B Grubu imza yetkililerinden biri münferiden; 250.000 TL'nin üzerinde A Grubu imza yetkililerinden ikisi müştereken yetkilidir.",
    ['sole B ≤250000.00= TRY', 'joint A+A >250000.00 TRY'],
  ],
  [
    "250.000 TL'ye kadar Genel Müdür tek başına, 250.000 TL'yi aşan işlemlerde Genel Müdür ve Mali İşler Müdürü müştereken yetkilidir.",
    ['sole Genel Müdür ≤250000.00 TRY', 'joint Genel Müdür+Mali İşler Müdürü >250000.00 TRY'],
  ],
  [
    "İnsan Kaynakları ve İdari İşler Müdürü'nün münferit imzası ile SGK nezdinde temsil edilir.",
    ['sole İnsan Kaynakları ve İdari İşler Müdürü [SGK]'],
  ],
  ["Demir Kurgu'nun münferit imzası ile 50.000 USD'ye kadar olan ödemeler yapılır.", ['sole Demir Kurgu ≤50000.00 USD [ödemeler]']],
  [
    "50.000 USD'ye kadar DEMİR KURGU ile Genel Müdür Yardımcısı müştereken imzaya yetkilidir.",
    ['joint DEMİR KURGU+Genel Müdür Yardımcısı ≤50000.00 USD'],
  ],
  [
    'Madde 3- Banka İşlemleri: DEMİR KURGU ve SEVDA HAYAL müştereken atacakları imzaları ile şirketi temsil ve ilzam ederler.',
    ['joint DEMİR KURGU+SEVDA HAYAL [Banka İşlemleri]'],
  ],
  // an ending whose apostrophe a scan has lost
  ['50.000 USDye (Elli Bin Amerikan Doları) kadar B grubu imza yetkililerinden biri tek başına yetkilidir.', ['sole B ≤50000.00 USD']],
  [
    '1.000.000 TL üzeri işlemlerde Yönetim Kurulu onayı alınmış olmak kaydıyla A grubu imza yetkililerinden ikisi müştereken temsil eder.',
    ['joint A+A >1000000.00 TRY if Yönetim Kurulu onayı alınmış olmak kaydıyla'],
  ],
  [
    "İŞLEM | LİMİT | İMZA ŞEKLİ\nSatın alma sözleşmeleri | 500.000 TL'ye kadar | B+C müştereken\nSatın alma sözleşmeleri | 500.000 TL üzeri | A+B müştereken\nResmi dairelerde temsil | Limitsiz | C münferiden",
    [
      'joint B+C ≤500000.00 TRY [Satın alma sözleşmeleri]',
      'joint A+B >500000.00 TRY [Satın alma sözleşmeleri]',
      'sole C [Resmi dairelerde temsil]',
    ],
  ],
]

// What a clause is about stands in it; its amount is its own, not that of the clause or row before, nor the number of its item.
const clauses: [text: string, rules: string[]][] = [
  [
    "3.1. 250.000 TL'ye kadar olan satın alma işlemlerinde C grubu imza yetkililerinden herhangi ikisi müştereken, 3.2. 1.000.000 TL'ye kadar olan kiralama sözleşmelerinde B grubu imza yetkililerinden biri ile C grubu imza yetkililerinden biri müştereken yetkilidir.",
    ['joint C+C ≤250000.00 TRY [satın alma işlemlerinde]', 'joint B+C ≤1000000.00 TRY [kiralama sözleşmelerinde]'],
  ],
  [
    'Personel işlemlerinde B grubu imza yetkililerinden biri münferiden yetkilidir. Tüm işlemlerde A grubu imza yetkililerinden ikisi müştereken yetkilidir.',
    ['sole B [Personel işlemlerinde]', 'joint A+A [Tüm işlemlerde]'],
  ],
  [
    "Araç kiralama sözleşmelerinde 75.000 EURO'ya kadar B grubu imza yetkililerinden biri münferiden yetkilidir.",
    ['sole B ≤75000.00 EUR [Araç kiralama sözleşmelerinde]'],
  ],
  [
    "1) 2.000.000 USD'ye kadar ihracat sözleşmeleri, iki B Grubu imza yetkilisi veya bir A ve bir B Grubu imza yetkilisinin müşterek imzası ile, 2) ihbarnameler iki C Grubu imza yetkilisinin müşterek imzası ile yapılır.",
    ['joint B+B ≤2000000.00 USD [ihracat sözleşmeleri]', 'joint A+B ≤2000000.00 USD [ihracat sözleşmeleri]', 'joint C+C [ihbarnameler]'],
  ],
  ['A ve B grubu imza yetkililerinden herhangi ikisi müştereken yetkilidir.', ['joint A+A', 'joint A+B', 'joint B+B']],
  [
    'En az biri A grubundan olmak üzere A ve B grubu imza yetkililerinden herhangi ikisi müştereken yetkilidir.',
    ['joint A+A', 'joint A+B'],
  ],
  [
    'A ve B grubu imza yetkililerinden herhangi ikisi, en az biri A grubundan olmak kaydıyla müştereken yetkilidir.',
    ['joint A+A', 'joint A+B'],
  ],
  [
    'En az biri A grubundan olmak kaydıyla A, B ve C grubu imza yetkililerinden herhangi ikisi müştereken yetkilidir.',
    ['joint A+A', 'joint A+B', 'joint A+C'],
  ],
]

// Whoever the board empowers by a decision signs by that decision, which is registered for itself.
const otherwise: [text: string, rules: string[]][] = [
  [
    'A grubu imza yetkililerinden ikisinin veya yönetim kurulunca yetkilendirilen kişilerin müşterek imzaları ile temsil edilir.',
    ['joint A+A'],
  ],
]

const tables: [text: string, rules: string[]][] = [
  [
    'Konu | A Grubu | B Grubu | C Grubu\nKredi sözleşmeleri | Herhangi ikisi | - | -\nAraç kiralama | Münferiden | Münferiden | Yetkisiz\nResmi yazışmalar | - | - | 1 imza',
    ['joint A+A [Kredi sözleşmeleri]', 'sole A [Araç kiralama]', 'sole B [Araç kiralama]', 'sole C [Resmi yazışmalar]'],
  ],
  [
    "4. Depo kiralama sözleşmeleri için:\nTutar | I. Derece | II. Derece\n100.000 TL'ye kadar | Münferit | Herhangi ikisi\n100.000 TL - 400.000 TL | Münferit | I. Derece ile birlikte\n400.000 TL üzeri | 2 imza | Yetkisiz",
    [
      'sole 1 ≤100000.00 TRY [Depo kiralama sözleşmeleri]',
      'joint 2+2 ≤100000.00 TRY [Depo kiralama sözleşmeleri]',
      'sole 1 ≤400000.00 TRY >100000.00 TRY [Depo kiralama sözleşmeleri]',
      'joint 2+1 ≤400000.00 TRY >100000.00 TRY [Depo kiralama sözleşmeleri]',
      'joint 1+1 >400000.00 TRY [Depo kiralama sözleşmeleri]',
    ],
  ],
  [
    "İŞLEM | TUTAR | A GRUBU | B GRUBU\nSatın alma | 50.000 USD'ye kadar | Tek imza | A + B\nSatın alma | 50.000 USD üzeri | Çift imza | -",
    ['sole A ≤50000.00 USD [Satın alma]', 'joint B+A ≤50000.00 USD [Satın alma]', 'joint A+A >50000.00 USD [Satın alma]'],
  ],
  ['Konu | Limit | A Grubu | B Grubu\nPersonel bordroları | Limitsiz | - | Münferiden', ['sole B [Personel bordroları]']],
  [
    "İŞLEM | LİMİT | İMZA\nBeyanname | Limitsiz | A veya B Grubu münferiden\nAcentelik | 9.000 EURO'ya kadar | A Grubundan herhangi ikisi müştereken",
    ['sole A [Beyanname]', 'sole B [Beyanname]', 'joint A+A ≤9000.00 EUR [Acentelik]'],
  ],
]

// Tables that are not certain: a cell that may mean two things, one that was not legible, columns without lines, titles as columns.
const tablesInDoubt: [text: string, rules: string[]][] = [
  [
    "İşlem | A Grubu | B Grubu\nKredi 2.000.000 TL'ye kadar | 1 imza | 1 imza\nBanka hesap açılışı | 2 imza | -",
    ['joint A+A [Banka hesap açılışı]'],
  ],
  ['İşlem | A Grubu | B Grubu\nKredi | X | \nKiralama | Münferit | -', []],
  ['İşlem A Grubu B Grubu Kredi Münferit Yetkisiz Kiralama Münferit Münferit', []],
  ['İşlem | Genel Müdür | Finans Müdürü\nKredi | Münferit | -', []],
  ["İşlem | A Grubu | B Grubu\nKredi 2O0.0OO TL'ye kadar | Münferit | -", []],
  ['münferiden A grubu imza yetkilileri, müştereken B grubu imza yetkilileri yetkilidir.', []],
  ['A, B ve C grubu imza yetkililerinden üçü müştereken yetkilidir.', []],
]

const doubtful = [
  // a figure whose currency the scan left illegible bounds what it says, and not nothing
  "Madde 1- A Grubu imza yetkilileri 40.000 FL'ye kadar olan alımlarda tek başlarına imza atarlar.",
  "Madde 1- Satın Alma Müdürü, 50.000 TE'yi aşmayan hammadde alımlarında şirketi tek başına temsil eder.",
  'B grubu imza yetkilisi hiçbir şekilde tek başına şirketi temsil edemez.',
  "Değeri 100.000 TL'ye kadar olan işlemlerde B Grubu imza yetkililerinden biri veya C Grubu imza yetkililerinden ikisi müştereken şirketi temsil eder.",
  'A grubu imza yetkililerinden birinin imzası ile B grubu imza yetkililerinden birinin imzası birlikte aranır.',
  'Yönetim kurulu üyelerinden herhangi ikisi müştereken temsil ve ilzama yetkilidir.',
  'Demir Kurgu müştereken yetkilidir.',
  'B Grubu: Şirketi müştereken temsile yetkili kişilerdir.',
  'Kiralama | 100.000 ve duruma göre | A münferiden',
]

const besides: [text: string, rules: string[]][] = [
  ['A Grubu imza yetkilisi tek başına yetkilidir. Yönetim kurulu üyelerinden herhangi ikisi müştereken temsile yetkilidir.', ['sole A']],
]

// Heads say what the columns are about; a row is whole lines, and a cell may go on in the next one.
const headed: [text: string, rules: string[]][] = [
  [
    'Tabloda gösterilen tutarlara üst sınırlar dahildir.\nKonu | Üst Limit | Temsil Şekli\nAmbalaj alım sözleşmeleri | 12.500 EUR | C Grubundan iki kişi müştereken\nAmbalaj alım sözleşmeleri | 90.000 EUR | B Grubundan bir kişi ile C Grubundan bir kişi\nmüştereken',
    ['joint C+C ≤12500.00= EUR [Ambalaj alım sözleşmeleri]', 'joint B+C ≤90000.00= EUR [Ambalaj alım sözleşmeleri]'],
  ],
  [
    'Unvan | İşlem | Azami Tutar | İmza\nSevkiyat Şefi | Nakliye sözleşmeleri | 30.000,00 TL (dahil) | Münferiden\nSevkiyat Şefi | Depo kiralama\nsözleşmeleri | 45.000,00 TL (dahil) | Sevkiyat Şefi\nve Bütçe Müdürü müştereken',
    [
      'sole Sevkiyat Şefi ≤30000.00= TRY [Nakliye sözleşmeleri]',
      'joint Sevkiyat Şefi+Bütçe Müdürü ≤45000.00= TRY [Depo kiralama sözleşmeleri]',
    ],
  ],
  // Without an inclusive word the bound itself stays open.
  ['İşlem | Limit | İmza Şekli\nBoya alım siparişleri | 8.000 USD | B Grubu münferiden', ['sole B ≤8000.00 USD [Boya alım siparişleri]']],
]

// Who signs may be named by a title in small letters, or by one with a grade beside it.
const byTitle: [text: string, rules: string[]][] = [
  [
    "İhracat yetkilisi, navlun sözleşmelerinde 20.000 TL'ye kadar (20.000 TL dahil) tek imza ile yetkilidir. Başkaca yetkisi yoktur.",
    ['sole İhracat yetkilisi ≤20000.00= TRY [navlun sözleşmelerinde]'],
  ],
  [
    'Madde 2- Laboratuvar Müdürü sıfatıyla atanan sınırlı yetkili; numune kabul sözleşmelerini münferiden imzalamaya yetkilidir.',
    ['sole Laboratuvar Müdürü [numune kabul sözleşmelerini]'],
  ],
]

describe('the rules of a directive', () => {
  it.each([...headed, ...byTitle])('%s', (text, rules) => {
    expect(shown(text)).toEqual(rules)
    expect(directive(text).fact.partial).toBeUndefined()
  })

  it('is told who a group is by an office', () => {
    const { fact } = directive(
      'A Grubu: Şirketi müştereken temsile yetkili yönetim kurulu üyeleridir. Kira sözleşmeleri A Grubu imza yetkililerinden biri ile B Grubu imza yetkililerinden birinin müşterek imzası ile akdedilir.',
    )
    expect(fact.groups).toEqual([{ group: 'A', office: 'Yönetim Kurulu Üyesi' }])
    expect(fact.rules.map(({ group, with: others }) => [group, ...others])).toEqual([['A', 'B']])
    expect(fact.partial).toBeUndefined()
  })

  it('tells nothing of what it rests on, who its groups are and from when on it counts', () => {
    const { fact, unread } = directive(
      "Madde 1- Amaç ve Dayanak\nBu iç yönerge, Türk Ticaret Kanunu'nun 367 nci ve 371 inci maddelerinin yedinci fıkrası ile esas sözleşmemizin 9 uncu maddesine dayanılarak, sınırlı yetkiyle atanacak ticari vekiller ve diğer tacir yardımcılarının yetki sınırlarını belirlemek amacıyla hazırlanmıştır.\nMadde 2- İmza Grupları\nA Grubu: Şirketi sınırsız temsile yetkili yönetim kurulu üyeleridir.\nB Grubu: Genel müdür ve direktörler arasından atananlar.\nC Grubu: Yönetim kurulu kararı ile (C Grubu İmza Yetkilisi) olarak atanan şirket çalışanlarıdır.\n(B) ve (C) grubunda kimlerin yer alacağı yönetim kurulunun tescil ve ilan ettireceği kararla gösterilir.\nMadde 3- Kargo Sözleşmeleri\nKargo sözleşmeleri B Grubundan bir kişinin münferit imzası ile yapılır. Aynı kişinin imzası bir sözleşmede iki imza yerine geçmez.\nMadde 4- Bu iç yönerge tescil ve ilan edildiği tarihte yürürlüğe girer.",
    )
    expect(fact.groups).toEqual([{ group: 'A', office: 'Yönetim Kurulu Üyesi' }])
    expect(fact.rules.map(({ group, scope, condition }) => [group, scope, condition])).toEqual([['B', 'Kargo sözleşmeleri', undefined]])
    expect([fact.partial, unread]).toEqual([undefined, []])
  })

  it('keeps acts from the groups it names, and gives them to whom it says', () => {
    const { fact } = directive(
      'Madde 2- Alımları B Grubu imza yetkilisi tek başına yapar. Madde 3- Kefalet ve çek hususlarında B ve C Grubunun hiçbir yetkisi yoktur; bu işlemler yalnız A Grubundan iki kişinin müşterek imzası ile yapılır.',
    )
    expect(fact.rules.map(({ group, scope, excludes }) => [group, scope, excludes])).toEqual([
      ['B', 'Alımları', 'Kefalet ve çek hususlarında'],
      ['A', 'Kefalet ve çek hususlarında', undefined],
    ])
  })

  it('says as a field that no grade signs for another', () => {
    const { fact } = directive(
      '2. Derece imza yetkilisi makbuzları tek başına imzalar. Dereceler birbirinin yerine imza atamaz. Kefalet verilmesi hiçbir imza yetkilisinin yetkisinde değildir.',
    )
    expect(fact.rules.map(({ no_substitutes, excludes }) => [no_substitutes, excludes])).toEqual([[true, 'Kefalet verilmesi']])
  })

  it('bounds every rule by what nobody may do, and no rule by what the rules do not name', () => {
    const text =
      'B Grubu imza yetkilisi sigorta poliçelerini münferiden imzalar. Yukarıda sayılmayan işlemler ile kefalet verilmesi ve taşınmaz satışı için sınırlı yetkililerin hiçbir yetkisi yoktur.'
    const { fact } = directive(text)
    expect(fact.rules.map(({ excludes }) => excludes)).toEqual(['kefalet verilmesi ve taşınmaz satışı'])
    expect(fact.partial).toBeUndefined()
    // What hangs on something is no plain denial.
    expect(
      directive('B Grubu imza yetkilisi poliçeleri münferiden imzalar. Kurul onayı olmadan rehin verilmesi için yetkileri yoktur.').fact
        .partial,
    ).toBe(true)
  })

  it.each([...read, ...clauses, ...otherwise, ...tables])('%s', (text, rules) => {
    expect(shown(text)).toEqual(rules)
    expect(directive(text).fact.partial).toBeUndefined()
  })

  it.each(doubtful)('not told, since not certain: %s', (text) => {
    expect(directive(text).fact.rules).toEqual([])
    expect(directive(text).fact.partial).toBe(true)
  })

  it.each([...besides, ...tablesInDoubt])('told, though others are not: %s', (text, rules) => {
    expect(shown(text)).toEqual(rules)
    expect(directive(text).fact.partial).toBe(true)
  })

  it.each([
    ['SINIRLI YETKİ İÇ YÖNERGESİ\nİç Yönerge No: 2\nTarih: 20.02.2024', '2', '2024-02-20'],
    ['(21.02.2024 tarih ve 3 sayılı İç Yönerge)', '3', '2024-02-21'],
    ['22.02.2024 tarih ve 2024/2 numaralı İç Yönerge', '2024/2', '2024-02-22'],
    ['SINIRLI YETKİ İÇ YÖNERGESİ\nİÇ YÖNERGE TARİHİ : 08.02.2024\nİÇ YÖNERGE SAYISI : 2024/7', '2024/7', '2024-02-08'],
    ['Yönetim Kurulumuz 06.02.2024 tarihinde toplanarak 5 numaralı iç yönergeyi kabul etmiştir.', '5', '2024-02-06'],
  ])('under its number and day: %s', (name, number, on) => {
    const { fact } = directive(
      'Madde 1- A Grubu imza yetkilisi tek başına yetkilidir. 14.3.2017 tarihli 1 numaralı iç yönerge yürürlükten kaldırılmıştır.',
      name,
    )
    expect([fact.number, fact.on, fact.rules.length]).toEqual([number, on, 1])
  })

  it('stand under a heading, without the name of somebody before it', () => {
    const { fact } = directive(
      "Türkiye Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, DEMİR KURGU; 3 Yıl için (A Grubu) Temsile Yetkili olarak seçilmiştir.\nKABUL EDEN DEMİR KURGU FİNANSAL İŞLEMLER\nA Grubu imza yetkililerinden ikisi müştereken yetkilidir.",
    )
    expect(fact.rules.map(({ scope }) => scope)).toEqual(['FİNANSAL İŞLEMLER'])
  })

  it('leave a clause on signing that is no rule among the clauses not read', () => {
    expect(
      directive(
        'Bu iç yönerge yayımı tarihinde yürürlüğe girer. Yönetim kurulu üyelerinden herhangi ikisi müştereken temsile yetkilidir. A Grubu imza yetkilisi tek başına yetkilidir.',
      ).unread.map(({ text }) => text),
    ).toEqual([expect.stringContaining('herhangi ikisi müştereken')])
  })
})

const RULE = 'Madde 1- Yakıt alımlarını A Grubu imza yetkilisi tek başına imzalar. Madde 2- '
/** What every directive closes with; and words like it that bound the rule. */
describe('a closing sentence of a directive', () => {
  it.each([
    'İç yönerge tescil ve ilanını takiben yürürlüğe girer.',
    'Bu iç yönerge yönetim kurulunca kabul edildiği tarihte yürürlüğe girer, tescil ve ilan edilir.',
    'Bu iç yönergede değişiklik yapılması yönetim kurulu kararı ile olur.',
    'Bu iç yönergede yer almayan konularda yetki yönetim kuruluna aittir.',
    'Bu limitlerin üzerindeki işlemlerde şirketi yönetim kurulu üyeleri esas sözleşmeye göre temsil eder.',
    'Yönetim kurulu üyelerinin temsil yetkileri bu iç yönerge ile sınırlandırılmamıştır.',
    'İmza yetkilileri görevlerini özen ve bağlılıkla yerine getirir.',
    'Bu maddede sayılmayan işlemler bu iç yönerge kapsamında değildir; bu işlemlerde şirket yönetim kurulu üyelerince temsil edilir.',
  ])('bounds nothing: %s', (words) => {
    expect(shown(RULE + words)).toEqual(['sole A [Yakıt alımlarını]'])
    expect(directive(RULE + words).fact.partial).toBeUndefined()
  })

  it.each([
    'Bu iç yönerge tescilinden 30 gün sonra yürürlüğe girer.',
    'Bu iç yönerge genel kurulun onayını takiben yürürlüğe girer.',
    'Bu işlemlerde yönetim kurulu başkanının imzası gerekir.',
    'Yukarıda belirtilen işlemlerde yönetim kurulu üyelerinden birinin imzası gerekir.',
    'Yukarıda sayılan işlemlerde şirket yönetim kurulunca temsil edilir.',
    'Yakıt alım konularında yetki yönetim kuruluna aittir.',
    'Kefalet bu iç yönerge kapsamında değildir; yakıt alımlarında şirket yönetim kurulu üyelerince temsil edilir.',
    'İmza yetkilileri görevlerini yönetim kurulu onayı ile yerine getirir.',
  ])('bounds the rule: %s', (words) => {
    const { fact } = directive(RULE + words)
    expect(fact.partial === true || fact.rules.every(({ condition }) => condition !== undefined)).toBe(true)
  })

  it.each([
    [
      'Kredi kullanılması, kefalet ve ipotek sınırlı yetkililerin yetkileri arasında değildir. Bu işler yönetim kurulu tarafından yürütülür.',
    ],
    ['Sınırlı yetkililere kredi kullanma, ipotek verme ve taşınmaz satma yetkisi tanınmamıştır.'],
  ])('keeps acts from all: %s', (words) => {
    const [rule] = directive(RULE + words).fact.rules
    expect(rule?.excludes).toMatch(/^[Kk]redi kullan/)
    expect(rule?.condition).toBeUndefined()
  })

  it('gives the rule before it its ceiling', () => {
    expect(shown("Yakıt alımlarını A Grubu imza yetkilisi tek başına imzalar. Bu işlemlerde üst sınır 150.000 TL'dir.")).toEqual([
      'sole A ≤150000.00= TRY [Yakıt alımlarını]',
    ])
  })
})

describe('a directive under its bare name', () => {
  const MATTER = 'Müdürler / Yetkililer, İç Yönerge'
  const read = (text: string, matters = MATTER) =>
    readNotice(noticeText(matters, text)).facts.flatMap((fact) => (fact.kind === 'directive' ? [fact] : []))
  const ARTICLES = `KURGU BOYA LİMİTED ŞİRKETİ
6 NOLU İÇ YÖNERGE
MADDE 1- Bu iç yönerge, sınırlı yetkililerin yetkilerini düzenler.
MADDE 2- Depo sorumlusu olarak görevlendirilen personel, hırdavat alımında 40.000,00 TL'ye kadar münferiden imzaya yetkilidir.`

  it('is read where it is the registered matter, with whoever bears a title', () => {
    const [fact] = read(`İÇ YÖNERGE\n${ARTICLES}`)
    expect(fact?.number).toBe('6')
    expect(fact?.rules.map(({ group, mode, limit, scope }) => [group, mode, limit?.amount, scope])).toEqual([
      ['Depo sorumlusu', 'sole', '40000.00', 'hırdavat alımında'],
    ])
  })
  it('is none where another matter is registered, or that of general meetings', () => {
    expect(read(`İÇ YÖNERGE\n${ARTICLES}`, 'Adres Değişikliği')).toEqual([])
    expect(read(ARTICLES.replace('6 NOLU İÇ', 'GENEL KURUL İÇ'), 'Genel Kurul İç Yönergesi')).toEqual([])
  })
})
