import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../lib/domain/notice/read.ts'
import { slotPowers } from '../../../lib/domain/reading/power-slots.ts'
import { noticeText } from '../../support/asked.ts'

const saidBy = (sentence: string): string[] =>
  slotPowers(bodyOf(noticeText('Müdürler / Yetkililer', sentence, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' })).body).map(({ statement }) =>
    statement.kind === 'representation' ? `${statement.mode}${statement.any_of ? ' any two' : ''}: ${statement.persons.join(', ')}` : '',
  )

describe('one form of signing, whatever the order of its words', () => {
  it.each([
    ['Münferit imzası ile şirketi Ayşe Yılmaz temsil ve ilzam eder.', 'sole: Ayşe Yılmaz'],
    [
      'Şirketi bundan böyle resmi ve hususi daireler, bankalar ve üçüncü şahıslar nezdinde Ayşe Yılmaz münferit imzası ile temsil edecektir.',
      'sole: Ayşe Yılmaz',
    ],
    ['Şirketin temsilinde Ayşe Yılmaz’ın imzası tek başına yeterlidir.', 'sole: Ayşe Yılmaz'],
    [
      'Bütün daireler, mahkemeler ve diğer tüm kurum ve kuruluşlar önünde şirketi temsile Ayşe Yılmaz ve Mehmet Demir ayrı ayrı yetkilidir.',
      'sole: Ayşe Yılmaz, Mehmet Demir',
    ],
    ['Müştereken atacakları imza ile Ayşe Yılmaz ile Mehmet Demir şirketi temsil ederler.', 'joint: Ayşe Yılmaz, Mehmet Demir'],
    [
      'Şirket adına düzenlenecek belgelerin geçerli olabilmesi için Ayşe Yılmaz ile Mehmet Demir’in imzalarının bir arada bulunması gerekir.',
      'joint: Ayşe Yılmaz, Mehmet Demir',
    ],
    [
      'Şirketi borç altına sokacak her türlü işlemde Ayşe Yılmaz ve Mehmet Demir birlikte imza atacaktır.',
      'joint: Ayşe Yılmaz, Mehmet Demir',
    ],
    [
      'Ayşe Yılmaz, Mehmet Demir ve Ali Kaya’dan ikisinin müşterek imzası ile şirket temsil edilir.',
      'joint any two: Ayşe Yılmaz, Mehmet Demir, Ali Kaya',
    ],
    [
      'Ayşe Yılmaz şirketi temsil ve ilzama, vekaletname vermeye, çek keşide etmeye, sulh ve ibraya münferiden yetkilidir.',
      'sole: Ayşe Yılmaz',
    ],
    ['Ahzu kabz, feragat ve tevkil yetkileri de dahil olmak üzere Ayşe Yılmaz şirketi tek imzasıyla temsil eder.', 'sole: Ayşe Yılmaz'],
    ['Ayşe Yılmaz’ın da Mehmet Demir’in de münferiden temsil yetkisi vardır.', 'sole: Ayşe Yılmaz, Mehmet Demir'],
    ['Gerek Ayşe Yılmaz gerekse Mehmet Demir şirketi tek başlarına temsil edebilir.', 'sole: Ayşe Yılmaz, Mehmet Demir'],
    ['Ayşe Yılmaz’ın müşterek olan temsil yetkisinin münferit olarak değiştirilmesine karar verilmiştir.', 'sole: Ayşe Yılmaz'],
    [
      'Daha önce münferiden yetkili olan müdürler Ayşe Yılmaz ve Mehmet Demir bundan sonra müştereken yetkili kılınmışlardır.',
      'joint: Ayşe Yılmaz, Mehmet Demir',
    ],
    ['Ayşe Yılmaz ve Mehmet Demir’in imzalarının bulunması şarttır, tek imza şirketi bağlamaz.', 'joint: Ayşe Yılmaz, Mehmet Demir'],
    [
      'Ayşe Yılmaz ve Mehmet Demir, birlikte imzaya gerek kalmaksızın, ayrı ayrı imzaları ile şirketi temsil ederler.',
      'sole: Ayşe Yılmaz, Mehmet Demir',
    ],
    [
      'Ayşe Yılmaz ile Mehmet Demir şirketi müştereken temsil edecekler, alacakları tahsil edip borçları ödeyeceklerdir.',
      'joint: Ayşe Yılmaz, Mehmet Demir',
    ],
    ['Ayşe Yılmaz ortaklar kurulunun ön iznini almaya gerek kalmadan şirketi münferiden temsil ve ilzam eder.', 'sole: Ayşe Yılmaz'],
    ['Ayşe Yılmaz şirketi hiçbir konu ve yer kısıtlamasına tabi olmadan münferiden temsil eder.', 'sole: Ayşe Yılmaz'],
    ['Şirketi temsil ve ilzam hususunda Ayşe Yılmaz’ın imzası tek başına yeterlidir.', 'sole: Ayşe Yılmaz'],
    ['Temsile ilişkin yetki Ayşe Yılmaz ve Mehmet Demir tarafından ancak müştereken kullanılabilir.', 'joint: Ayşe Yılmaz, Mehmet Demir'],
  ])('%s', (sentence, power) => {
    expect(saidBy(sentence)).toEqual([power])
  })

  it.each([
    'Ayşe Yılmaz’ın şirketi münferit imzası ile bankalarda temsil ve ilzam etmesine karar verilmiştir.',
    'Ayşe Yılmaz her türlü çek ve senedi münferit imzası ile imzalamaya yetkilidir.',
    'Ayşe Yılmaz şirketi vergi dairesi ve SGK nezdinde tek başına temsile yetkilidir.',
    'Ayşe Yılmaz şirketi gümrük idarelerindeki her türlü işlemde münferiden temsile yetkilidir.',
    'Şirketi resmi ve hususi daireler, bankalar ve üçüncü şahıslar nezdinde Ayşe Yılmaz vergi dairesinde münferit imzası ile temsil edecektir.',
    'Şirketi Ayşe Yılmaz bankalarda üçüncü şahıslara karşı tek başına temsil eder.',
    'Şirketi borç altına sokacak her türlü işlemde çek ve senetlerde Ayşe Yılmaz ve Mehmet Demir birlikte imza atacaktır.',
    'İmzalanacak senetlerde münferit imzası ile şirketi Ayşe Yılmaz temsil ve ilzam eder.',
    'Ayşe Yılmaz bankalar nezdindeki her türlü işlemde münferiden yetkilidir.',
    'Ayşe Yılmaz şirketi şube işlerinde münferiden temsil ve ilzam eder.',
    'Ayşe Yılmaz şirketi 50.000 TL’ye kadar münferiden temsil ve ilzam eder.',
    'Ayşe Yılmaz’ın şirketi münferiden temsil ve ilzam etmemesine karar verilmiştir.',
    'Ayşe Yılmaz’ın şirketi münferiden temsil etmesi teklifi reddedilmiştir.',
    'Ayşe Yılmaz’a münferit imza yetkisi verilmesi talep edilmiştir.',
    'Ayşe Yılmaz’ın şirketi münferiden temsil etmesine, şu kadar ki ortakların imzasının da bulunmasına karar verilmiştir.',
    'Ayşe Yılmaz’ın şirketi münferiden temsil etmesi, Mehmet Demir’in muvafakatine bağlıdır.',
    'Mehmet Demir’in onayı ile Ayşe Yılmaz şirketi münferiden temsil ve ilzam eder.',
    'Ayşe Yılmaz şirketi yönetim kurulu kararı ile münferiden temsil ve ilzam edecektir.',
    'Eski müdür Ayşe Yılmaz şirketi münferiden temsil ve ilzama yetkilidir.',
    'Ayşe Yılmaz’ın yerine Mehmet Demir şirketi münferiden temsil ve ilzam edecektir.',
    'Ayşe Yılmaz’ın Mehmet Demir adına şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.',
    'Ayşe Yılmaz’ın beş yıl müddetle şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.',
    'Ayşe Yılmaz gelecek yıldan itibaren şirketi münferiden temsil ve ilzam edecektir.',
    'Ayşe Yılmaz hariç müdürler şirketi münferiden temsil ve ilzam eder.',
    'Ayşe Yılmaz veya Mehmet Demir’in müşterek imzaları ile şirket temsil ve ilzam edilir.',
    'Ayşe Yılmaz’ın müşterek imzası ile şirket temsil edilir.',
    'Ayşe Yılmaz’ın şirketi münferiden, Mehmet Demir’in müştereken temsil ve ilzam etmesine karar verilmiştir.',
    'Ayşe Yılmaz’ın imzasının bulunması şarttır.',
    'Ayşe Yılmaz çek keşide etmeye, bankadan para çekmeye münferiden yetkilidir.',
    'Ayşe Yılmaz şirketi temsilen banka hesabı açmaya tek imzası ile yetkilidir.',
    'Ayşe Yılmaz şirketi temsil eder, çek keşide etmeye ise münferiden yetkilidir.',
    'Ayşe Yılmaz’ın münferit imza yetkisinin değiştirilmesine karar verilmiştir.',
    'Ayşe Yılmaz’ın münferit imza yetkisi devredilmiştir.',
    'Ayşe Yılmaz’ın münferit imza yetkisi verilmiştir.',
    'Ayşe Yılmaz vergi beyannamesi imzalamak üzere şirketi münferiden temsile yetkilidir.',
    'Ayşe Yılmaz şirketi ihalelerde münferiden temsile, vekaletname vermeye yetkilidir.',
    'Ayşe Yılmaz bankalardaki işlemlerde şirketi temsile, hesap açmaya münferiden yetkilidir.',
    'Ayşe Yılmaz’ın imzası da Mehmet Demir’in imzası da tek başına şirketi bağlamaz.',
    'Daha önce münferiden yetkili olan Ayşe Yılmaz şirketi temsil eder.',
    'Ayşe Yılmaz ortak Mehmet Demir namına imza atmaya münferiden yetkilidir.',
    'Ayşe Yılmaz ve Mehmet Demir birlikte imzaya gerek kalmaksızın müşterek imza ile şirketi temsil eder.',
    'Ayşe Yılmaz ortaklar kurulunun ön iznini alarak şirketi münferiden temsil ve ilzam eder.',
    'Ayşe Yılmaz gerektiğinde şirketi münferiden temsil eder.',
    'Beta Gıda Limited Şirketi’ni Ayşe Yılmaz münferiden temsil ve ilzam eder.',
  ])('leaves: %s', (sentence) => {
    expect(saidBy(sentence)).toEqual([])
  })
})
