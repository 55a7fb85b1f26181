/**
 * Sentences read as a whole: each word of a line is known, and what it says is read whatever its order; one word more that nobody knows, and nothing is.
 * `+` gives an office, `-` ends one, `S` signs alone, `J` together (`> who signs along`, `any` of them, `<=` up to, `>=` from an amount on).
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Statement } from '../../../lib/domain/fact/fact.ts'
import { bodyOf } from '../../../lib/domain/notice/read.ts'
import { sentencesOf } from '../../../lib/domain/reading/clauses.ts'
import { rowOf } from '../../../lib/domain/reading/tokens.ts'
import { wholeIn } from '../../../lib/domain/reading/sentence.ts'
import '../../support/seed.ts'

const shown = (statement: Statement): string => {
  switch (statement.kind) {
    case 'appointment':
      return `+${statement.role} ${statement.person}${statement.term_years === null ? '' : ` ${statement.term_years}`}${statement.until === null ? '' : ` ${statement.until}`}`
    case 'departure':
      return `-${statement.role} ${statement.person}${statement.reason === null ? '' : ` ${statement.reason}`}${statement.on === null ? '' : ` ${statement.on}`}`
    case 'representation':
      return [
        `${statement.mode === 'sole' ? 'S' : 'J'} ${statement.persons.join('+')}`,
        ...(statement.with.length > 0 ? [`> ${statement.with.join('+')}`] : []),
        ...(statement.any_of ? ['any'] : []),
        ...(statement.limit ? [`<= ${statement.limit.amount}`] : []),
        ...(statement.floor ? [`>= ${statement.floor.amount}`] : []),
        ...(statement.excludes ? [`but ${statement.excludes}`] : []),
      ].join(' ')
    case 'auditor':
      return `auditor ${statement.name}`
    default:
      return statement.kind
  }
}
const readOf = (text: string): string[] => {
  const { body } = bodyOf(text)
  const sentences = sentencesOf(body)
  return sentences.flatMap((sentence, at) => wholeIn(body, sentence, sentences[at - 1]?.from)).map(({ statement }) => shown(statement))
}

const READ: [string, string[]][] = [
  // till it is ended, on no day
  ["Müdürlüğe yeni bir seçim yapılana kadar Cenk Ördekli'nin seçilmesine karar verilmiştir.", ['+manager Cenk Ördekli']],
  ['Cenk Ördekli ortaklar kurulunca değiştirilinceye kadar müdür tayin edilmiştir.', ['+manager Cenk Ördekli']],
  ['Cenk Ördekli yerine başkası seçilinceye kadar müdür tayin edilmiştir.', ['+manager Cenk Ördekli']],
  ["Müdürlüğe süre ile bağlı olmaksızın Cenk Ördekli'nin getirilmesine karar verilmiştir.", ['+manager Cenk Ördekli']],
  // in the first person, who does not stand again, who goes on as he signs
  ["Yönetim kurulu üyeliğine seçilen bizler aramızda toplanarak başkanlığa Cenk Ördekli'yi seçtik.", ['+board_chair Cenk Ördekli']],
  ['Yönetim kurulu üyesi Cenk Ördekli yeniden aday olmamış, üyeliği sona ermiştir.', ['-board_member Cenk Ördekli']],
  [
    "Müdür Cenk Ördekli'nin görevinin aksine karar verilene dek ve münferit imza yetkisiyle devamına karar verilmiştir.",
    ['+manager Cenk Ördekli', 'S Cenk Ördekli'],
  ],
  ["Müdürlük Cenk Ördekli'ye aittir ve şirket onun imzası ile temsil olunur.", ['+manager Cenk Ördekli', 'S Cenk Ördekli']],
  [
    'Müdürlüklere Cenk Ördekli ve Sıla Kunduracı birlikte hareket etmek üzere seçilmişlerdir.',
    ['+manager Cenk Ördekli', '+manager Sıla Kunduracı', 'J Cenk Ördekli+Sıla Kunduracı'],
  ],
  // an organ of so many, and who they are
  [
    "Paydaşlar yönetim kurulunu iki kişi olarak belirlemiş ve üç yıl için Cenk Ördekli ile Sıla Kunduracı'ya görev vermişlerdir.",
    ['+board_member Cenk Ördekli 3', '+board_member Sıla Kunduracı 3'],
  ],
  [
    'Şirketimizde iki müdür bulunacaktır: Cenk Ördekli (müdürler kurulu başkanı), Sıla Kunduracı.',
    ['+manager_chair Cenk Ördekli', '+manager Sıla Kunduracı'],
  ],
  // who hands his office on, who comes beside somebody, who is only spoken of
  ["Müdür Cenk Ördekli görevini Sıla Kunduracı'ya devretmiştir.", ['-manager Cenk Ördekli resignation', '+manager Sıla Kunduracı']],
  [
    "O güne kadar müdürlük yapan Cenk Ördekli bu görevini kızı Sıla Kunduracı'ya bırakmıştır.",
    ['-manager Cenk Ördekli resignation', '+manager Sıla Kunduracı'],
  ],
  ["Müdür Cenk Ördekli'nin yanına müdür olarak Sıla Kunduracı atanmıştır.", ['+manager Sıla Kunduracı']],
  ["Cenk Ördekli'nin yanına Sıla Kunduracı müdür olarak eklenmiştir.", ['+manager Sıla Kunduracı']],
  ["Eski müdür Cenk Ördekli'nin yeğeni Sıla Kunduracı müdürlüğe seçilmiştir.", ['+manager Sıla Kunduracı']],
  ["Cenk Ördekli'nin önerisi üzerine müdürlüğe Sıla Kunduracı getirilmiştir.", ['+manager Sıla Kunduracı']],
  // all whom the words name, a candidate, a proposal that is accepted
  [
    "Ortaklar Cenk Ördekli ve Sıla Kunduracı'nın katılımı ile yapılan 2.10.2017 tarihli genel kurul toplantısında ortakların ikisi de müdür olarak seçilmiştir.",
    ['+manager Cenk Ördekli', '+manager Sıla Kunduracı'],
  ],
  ['Müdürlüğe Cenk Ördekli aday gösterilmiş ve oybirliği ile seçilmiştir.', ['+manager Cenk Ördekli']],
  ["Cenk Ördekli'nin müdürlüğe getirilmesi yönündeki teklif oylanmış ve kabul edilmiştir.", ['+manager Cenk Ördekli']],
  // what an organ is made of, and how it shares out its duties
  [
    "Yönetim kurulu bundan sonra Cenk Ördekli, Sıla Kunduracı ve Nazım Turşucu'dan meydana gelmektedir.",
    ['+board_member Cenk Ördekli', '+board_member Sıla Kunduracı', '+board_member Nazım Turşucu'],
  ],
  [
    'Yönetim kurulu Cenk Ördekli (başkan), Sıla Kunduracı (üye) şeklinde oluşmuştur.',
    ['+board_chair Cenk Ördekli', '+board_member Sıla Kunduracı'],
  ],
  [
    'Yönetim kurulu üyeliklerine seçilen Cenk Ördekli ve Sıla Kunduracı arasında görev taksimi yapılmış, Cenk Ördekli başkan olmuştur.',
    ['+board_member Cenk Ördekli', '+board_member Sıla Kunduracı', '+board_chair Cenk Ördekli'],
  ],
  // a label, the one who speaks, who is there and accepts, who runs it as a manager
  ['Müdür seçimi: beş yıl için Cenk Ördekli', ['+manager Cenk Ördekli 5']],
  [
    'Şirketin tek ortağı sıfatıyla kendim, Cenk Ördekli, müdür olarak görev yapacağım ve şirketi münferiden temsil edeceğim.',
    ['+manager Cenk Ördekli', 'S Cenk Ördekli'],
  ],
  ['Cenk Ördekli müdürlük görevini kabul ettiğini bildirmiş ve müdürlüğe seçilmiştir.', ['+manager Cenk Ördekli']],
  ['Şirketi iki yıl süreyle müdür olarak Cenk Ördekli yönetecektir.', ['+manager Cenk Ördekli 2']],
  ['Cenk Ördekli müdür olmuş, münferiden temsil yetkisi almıştır.', ['+manager Cenk Ördekli', 'S Cenk Ördekli']],
  // one who signs with another, beside him who signs alone
  ['Şirketi temsil ve ilzama Cenk Ördekli münferiden, Sıla Kunduracı müştereken yetkilidir.', ['S Cenk Ördekli', 'J Sıla Kunduracı']],
  [
    "Cenk Ördekli'nin müştereken, Sıla Kunduracı'nın münferiden olmak üzere şirketi temsil ve ilzama yetkili kılınmalarına karar verilmiştir.",
    ['J Cenk Ördekli', 'S Sıla Kunduracı'],
  ],
  [
    "Cenk Ördekli'nin imzası mutlaka bulunmak kaydı ile Sıla Kunduracı veya Nazım Turşucu'dan birinin şirket unvanı altında atacakları çift imza ile şirketin temsil ve ilzam edilmesine karar verilmiştir.",
    ['J Cenk Ördekli > Sıla Kunduracı+Nazım Turşucu any', 'J Sıla Kunduracı > Cenk Ördekli', 'J Nazım Turşucu > Cenk Ördekli'],
  ],
  ["Cenk Ördekli'nin yalnız başına temsil salahiyetinin devamına karar verilmiştir.", ['S Cenk Ördekli']],
  [
    "Sıla Kunduracı'nın şirketi ancak Cenk Ördekli ile müştereken imza ederek temsil etmesine, Cenk Ördekli'nin yalnız başına temsil yetkisinin devamına karar verilmiştir.",
    ['J Sıla Kunduracı > Cenk Ördekli', 'S Cenk Ördekli'],
  ],
  // what may be done and what is to be done, as a verb and as a noun
  [
    'Cenk Ördekli ile Sıla Kunduracı şirketi ancak ikisi birlikte atacakları imzayla bağlayabileceklerdir.',
    ['J Cenk Ördekli+Sıla Kunduracı'],
  ],
  ["Cenk Ördekli'nin şirketi tek başına temsil edip borç altına sokabilmesine karar verilmiştir.", ['S Cenk Ördekli']],
  ["Cenk Ördekli ile Sıla Kunduracı'dan hangisi imzalarsa imzalasın şirket bağlanmış sayılacaktır.", ['S Cenk Ördekli+Sıla Kunduracı']],
  [
    "Temsil yetkisi Cenk Ördekli ve Sıla Kunduracı'ya tanınmış olup, bu kişiler söz konusu yetkiyi birlikte imza atarak kullanabileceklerdir.",
    ['J Cenk Ördekli+Sıla Kunduracı'],
  ],
  [
    "Şirketi Cenk Ördekli tek imzasıyla, 100.000 TL'yi aşan işlemlerde ise Sıla Kunduracı ile birlikte temsil eder.",
    ['S Cenk Ördekli <= 100000.00', 'J Cenk Ördekli > Sıla Kunduracı >= 100000.00'],
  ],
  [
    "Başkan Cenk Ördekli ile diğer üyeler Sıla Kunduracı ve Nazım Turşucu'dan birinin birlikte imzaları şirketi bağlar; başkan Cenk Ördekli'nin imzası bulunmadıkça şirket borç altına girmez.",
    ['J Cenk Ördekli > Sıla Kunduracı+Nazım Turşucu any', 'J Sıla Kunduracı > Cenk Ördekli', 'J Nazım Turşucu > Cenk Ördekli'],
  ],
  // who was elected and came together, and of whom an organ is made
  [
    'Üç yıl için yönetim kurulu üyeliğine seçilen Cenk Ördekli, Sıla Kunduracı ve Nazım Turşucu bir araya gelerek görev bölümü yapmışlardır.',
    ['+board_member Cenk Ördekli 3', '+board_member Sıla Kunduracı 3', '+board_member Nazım Turşucu 3'],
  ],
  [
    "Üç yıl süreyle seçilen yönetim kurulu üyeleri Cenk Ördekli ve Sıla Kunduracı'dan oluşan kurulumuz, başkanlığı Cenk Ördekli'ye vermiştir.",
    ['+board_member Cenk Ördekli 3', '+board_member Sıla Kunduracı 3', '+board_chair Cenk Ördekli'],
  ],
  [
    "Yönetim kurulu dört yıllık süreyle Cenk Ördekli, Sıla Kunduracı ve Nazım Turşucu'dan kurulmuştur.",
    ['+board_member Cenk Ördekli 4', '+board_member Sıla Kunduracı 4', '+board_member Nazım Turşucu 4'],
  ],
  ['Müdürlük görevini, görevden alınıncaya kadar Sıla Kunduracı yürütecektir.', ['+manager Sıla Kunduracı']],
  // who comes
  ['Yeni müdürümüz Cenk Ördekli olarak tescil edilmiştir.', ['+manager Cenk Ördekli']],
  ['Bundan böyle şirketi müdür sıfatıyla Sıla Kunduracı idare edecektir.', ['+manager Sıla Kunduracı']],
  ['Genel müdürlük vazifesini on yıl süreyle Cenk Ördekli yürütecektir.', ['+general_manager Cenk Ördekli 10']],
  [
    'Başkanlığa Cenk Ördekli, başkan vekilliğine Sıla Kunduracı oybirliğiyle getirilmiştir.',
    ['+board_chair Cenk Ördekli', '+board_vice_chair Sıla Kunduracı'],
  ],
  [
    "Esas sözleşmenin 8. maddesi uyarınca yapılan seçim sonucunda yönetim kurulu üyeliklerine üç yıl için Cenk Ördekli ile Sıla Kunduracı'nın seçilmelerine karar verilmiştir.",
    ['+board_member Cenk Ördekli 3', '+board_member Sıla Kunduracı 3'],
  ],
  ["Denetçiliğe bir yıl için Cenk Ördekli'nin seçilmesine karar verildi.", ['auditor Cenk Ördekli']],
  [
    'Yönetim kurulu asil üyeliklerine Cenk Ördekli, Sıla Kunduracı, yedek üyeliklere Nazım Turşucu seçildiler.',
    ['+board_member Cenk Ördekli', '+board_member Sıla Kunduracı'],
  ],
  [
    "Aksine karar alınıncaya kadar şirket müdürlüklerine Cenk Ördekli ve Sıla Kunduracı'nın seçilmelerine, müdürlerin her birinin şirket ünvanı altına atacakları münferit imzaları ile şirketi her hususta temsil ve ilzam etmelerine karar verilmiştir.",
    ['+manager Cenk Ördekli', '+manager Sıla Kunduracı', 'S Cenk Ördekli+Sıla Kunduracı'],
  ],
  ["Müdürlüğe hariçten İnşaat Yüksek Mühendisi Cenk Ördekli'nin tayinine karar verildi.", ['+manager Cenk Ördekli']],
  [
    "Karar No: 21 Karar Tarihi: 2.4.1990 Yönetim kurulu başkanlığına Cenk Ördekli'nin, başkan vekilliğine Sıla Kunduracı'nın seçilmelerine karar verildi.",
    ['+board_chair Cenk Ördekli', '+board_vice_chair Sıla Kunduracı'],
  ],
  // who goes
  ["Cenk Ördekli'nin müdürlük görevinden ayrılma talebinin kabulüne karar verildi.", ['-manager Cenk Ördekli resignation']],
  ['Sıla Kunduracı, hisselerini devrettiğinden yönetim kurulu üyeliği düşmüştür.', ['-board_member Sıla Kunduracı transfer']],
  [
    "Yönetim kurulu üyesi Nazım Turşucu'nun 3.2.1992 tarihinde vefatı nedeniyle üyeliğinin sona erdiği genel kurulun bilgisine sunuldu.",
    ['-board_member Nazım Turşucu death 1992-02-03'],
  ],
  [
    "Müdürlük görevi Cenk Ördekli'den alınarak Sıla Kunduracı'ya verilmiştir.",
    ['-manager Cenk Ördekli dismissal', '+manager Sıla Kunduracı'],
  ],
  [
    "Müdürlükten istifa eden Cenk Ördekli'nin yerine Sıla Kunduracı getirilmiştir.",
    ['-manager Cenk Ördekli resignation', '+manager Sıla Kunduracı'],
  ],
  ['Müdürlükten ayrılan: Cenk Ördekli', ['-manager Cenk Ördekli resignation']],
  // who signs
  ["Temsil ve ilzam yetkisi münferiden Cenk Ördekli'ye aittir.", ['S Cenk Ördekli']],
  [
    'Şirketi Cenk Ördekli tek başına, Sıla Kunduracı ve Nazım Turşucu beraberce temsil ve ilzama mezundurlar.',
    ['S Cenk Ördekli', 'J Sıla Kunduracı+Nazım Turşucu'],
  ],
  [
    "Cenk Ördekli'nin, Sıla Kunduracı veya Nazım Turşucu'dan biri ile birlikte müştereken şirketi temsil ve ilzam etmesine karar verilmiştir.",
    ['J Cenk Ördekli > Sıla Kunduracı+Nazım Turşucu any'],
  ],
  [
    "Cenk Ördekli veya Sıla Kunduracı'dan birinin Nazım Turşucu ile müşterek imzaları ile şirketi temsil ve ilzam etmelerine karar verildi.",
    ['J Nazım Turşucu > Cenk Ördekli+Sıla Kunduracı any', 'J Cenk Ördekli > Nazım Turşucu', 'J Sıla Kunduracı > Nazım Turşucu'],
  ],
  [
    "Cenk Ördekli'nin 35.000 TL'ye kadar münferiden, bu tutarın üstündeki işlemlerde Sıla Kunduracı ile birlikte müştereken şirketi temsil ve ilzam etmesine karar verilmiştir.",
    ['S Cenk Ördekli <= 35000.00', 'J Cenk Ördekli > Sıla Kunduracı >= 35000.00'],
  ],
  [
    "Cenk Ördekli'nin münferit olan temsil yetkisinin Sıla Kunduracı ile müşterek olarak değiştirilmesine karar verilmiştir.",
    ['J Cenk Ördekli > Sıla Kunduracı'],
  ],
  [
    "Şirket ortaklarından Cenk Ördekli'nin 20 (yirmi) yıl süre ile şirket müdürlüğüne seçilmesine, şirketin maksat ve mevzuuna giren bilumum işlemlerde şirket ünvanı altına atacağı münferit imzası ile şirketi temsil ve ilzam etmesine oybirliği ile karar verilmiştir.",
    ['+manager Cenk Ördekli 20', 'S Cenk Ördekli'],
  ],
  [
    "Cenk Ördekli'nin, kefalet ve ipotek işlemleri dışında, şirketi münferiden temsil ve ilzam etmesine karar verildi.",
    ['S Cenk Ördekli but kefalet ve ipotek işlemleri'],
  ],
  [
    "Şirketin, başkan Cenk Ördekli ile üyeler Sıla Kunduracı ve Nazım Turşucu'dan birinin müşterek imzaları ile temsil ve ilzam olunmasına karar verildi.",
    ['J Cenk Ördekli > Sıla Kunduracı+Nazım Turşucu any', 'J Sıla Kunduracı > Cenk Ördekli', 'J Nazım Turşucu > Cenk Ördekli'],
  ],
  [
    "Adı geçenlerden Cenk Ördekli'nin yalnız başına atacağı imza ile, Sıla Kunduracı'nın ise mutlaka Cenk Ördekli'nin imzası ile birlikte atacağı imza ile şirketin temsil ve ilzam edilmesine karar verildi.",
    ['S Cenk Ördekli', 'J Sıla Kunduracı > Cenk Ördekli'],
  ],
  [
    "Rana Kavaklı'nın, Sıla Kunduracı veya Nazım Turşucu'dan biriyle müştereken, Sıla Kunduracı ile Nazım Turşucu'nun ise kendi aralarında müştereken şirketi temsil ve ilzam etmelerine karar verildi.",
    ['J Rana Kavaklı > Sıla Kunduracı+Nazım Turşucu any', 'J Sıla Kunduracı+Nazım Turşucu'],
  ],
  [
    'Bundan böyle şirketin Cenk Ördekli ve Sıla Kunduracı tarafından müdür sıfatıyla idaresine karar verildi.',
    ['+manager Cenk Ördekli', '+manager Sıla Kunduracı'],
  ],
]

/** Made of known words as well, and none of them says what the frames ask for. */
const NOT_READ = [
  'Cenk Ördekli görevinden alınıncaya kadar Sıla Kunduracı müdür seçilmiştir.',
  "Sıla Kunduracı'nın ikinci müdür olması teklifi reddedilmiştir.",
  "Müdürlük Cenk Ördekli ile Sıla Kunduracı'ya aittir ve şirket onun imzası ile temsil olunur.",
  "Yönetim kurulu iki kişi olarak belirlenmemiş ve Cenk Ördekli'ye görev verilmiştir.",
  "Cenk Ördekli'nin şirketi tek başına temsil edebilmesi için ortaklar kurulu kararı aranır.",
  'Cenk Ördekli şirketi tek başına bağlayamayacaktır.',
  "Müdür Cenk Ördekli görevini Sıla Kunduracı'ya bırakmak istemiştir.",
  "Müdür Cenk Ördekli muhasebe işlerini Sıla Kunduracı'ya bırakmıştır.",
  "Cenk Ördekli'nin yeğeni Sıla Kunduracı ile birlikte müdürlüğe seçilmesi önerilmiştir.",
  'Cenk Ördekli oğlu Sıla Kunduracı müdürlüğe seçilmiştir.',
  "Müdürlüğe Nazım Turşucu, Cenk Ördekli ve Sıla Kunduracı'nın huzurunda seçilmiştir.",
  "Hayal Holding Anonim Şirketi yönetim kurulu Cenk Ördekli ve Sıla Kunduracı'dan oluşmaktadır.",
  "Yönetim kurulu Cenk Ördekli veya Sıla Kunduracı'dan oluşmaktadır.",
  'Müdürlüğe Cenk Ördekli aday gösterilmiş, Sıla Kunduracı seçilmiştir.',
  'Müdürlüğe Cenk Ördekli aday gösterilmiş ve seçilememiştir.',
  "Ortaklar Cenk Ördekli ve Sıla Kunduracı'nın katılımı ile yapılan toplantıda ortakların üçü de müdür olarak seçilmiştir.",
  'Müdür seçimi: beş yıl için Cenk Ördekli veya Sıla Kunduracı',
  "Cenk Ördekli, Sıla Kunduracı'nın münferiden temsil yetkisini almıştır.",
  'Cenk Ördekli bu yetkisini tek başına kullanacaktır.',
  "Temsil yetkisi Cenk Ördekli'ye tanınmış olup, Sıla Kunduracı şirketi tek başına temsil edecektir.",
  "Cenk Ördekli'nin imzası bulunmadıkça şirket borç altına girmez; Sıla Kunduracı şirketi tek başına temsil eder.",
  "Müdürlüğe Cenk Ördekli'nin seçilmesine, müdürlerin müşterek imzaları ile şirketi temsil etmelerine karar verilmiştir.",
  "Cenk Ördekli'nin şirketi müştereken veya münferiden temsil etmesine karar verilmiştir.",
  "Cenk Ördekli 10.000 TL'ye kadar, Sıla Kunduracı ve Nazım Turşucu müştereken şirketi temsil eder.",
  'Şirketi idareye Cenk Ördekli münferiden yetkilidir.',
  "Müdürlüğe Cenk Ördekli'nin seçilmesi kabul edilmemiştir.",
  'Müdürlüğe Cenk Ördekli seçilecektir.',
  "Yönetim kurulu kararı ile Cenk Ördekli'nin şirketi münferiden temsil etmesi.",
  'Cenk Ördekli, Hayal Holding Anonim Şirketi’nin müdürüdür.',
  'Ortağımız Hayal Holding Anonim Şirketi yönetim kurulu üyeliğine Cenk Ördekli seçilmiştir.',
  'Cenk Ördekli müdürlüğe aday olmuştur.',
  'Cenk Ördekli münferit imza yetkisi olmaksızın müdür olarak seçilmiştir.',
  'Cenk Ördekli istifa dilekçesini geri almıştır.',
  "Müdür Cenk Ördekli'nin istifası kabul edilmemiştir.",
  'Müdürlüğe Cenk Ördekli ve Sıla Kunduracı seçilmiş olup ortaklar şirketi müştereken temsil eder.',
  'Cenk Ördekli ve Sıla Kunduracı, Nazım Turşucu veya Rana Kavaklı ile müştereken şirketi temsil eder.',
  'Müdür Cenk Ördeklinin görevi sona ermiştir.',
  "Başkan Cenk Ördekli, muhasip üye Sıla Kunduracı ve üye Nazım Turşucu'dan müteşekkil yönetim kurulu toplandı.",
]

describe('a sentence as a whole', () => {
  it.each(READ)('%s', (text, said) => {
    expect(readOf(text)).toEqual(said)
  })

  it.each(NOT_READ)('gives nothing: %s', (text) => {
    expect(readOf(text)).toEqual([])
  })

  it('says nothing where one word of it is not known, wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...READ),
        fc.nat(),
        fc.constantFrom('zurnabaz', 'kısmen', 'güya', 'reddedilen', 'şayet'),
        ([text], place, word) => {
          const words = text.split(' ')
          const at = 1 + (place % (words.length - 1))
          // Inside a name or a number, or behind a label, it would be a part of that.
          // What a power leaves out is printed in any words.
          fc.pre(!text.includes(' dışında,'))
          fc.pre(
            /^\p{Ll}/u.test(words[at] ?? '') && /\p{Ll}[,.]?$/u.test(words[at - 1] ?? '') && sentencesOf(bodyOf(text).body).length === 1,
          )
          const { body } = bodyOf([...words.slice(0, at), word, ...words.slice(at)].join(' '))
          for (const sentence of sentencesOf(body)) expect(wholeIn(body, sentence)).toEqual([])
        },
      ),
    )
  })

  it('names the first word that is not known', () => {
    const { body } = bodyOf('Müdürlüğe sevinçle Cenk Ördekli seçilmiştir.')
    const [sentence] = sentencesOf(body)
    const { strange } = rowOf(body, sentence?.from ?? 0, sentence?.to ?? 0)
    expect(body.text.slice(strange ?? 0)).toMatch(/^sevinçle/)
  })
})
