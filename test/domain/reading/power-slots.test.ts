import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../../lib/domain/notice/read.ts'
import { slotPowers } from '../../../lib/domain/reading/power-slots.ts'
import { noticeText } from '../../support/asked.ts'

const saidBy = (sentence: string): string[] =>
  slotPowers(bodyOf(noticeText('Müdürler / Yetkililer', sentence, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' })).body).map(({ statement }) =>
    statement.kind === 'representation' ? `${statement.mode}: ${statement.persons.join(', ')}` : '',
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
    'Ayşe Yılmaz, Mehmet Demir ve Ali Kaya’dan ikisinin müşterek imzası ile şirket temsil edilir.',
    'Ayşe Yılmaz’ın imzasının bulunması şarttır.',
    'Beta Gıda Limited Şirketi’ni Ayşe Yılmaz münferiden temsil ve ilzam eder.',
  ])('leaves: %s', (sentence) => {
    expect(saidBy(sentence)).toEqual([])
  })
})
