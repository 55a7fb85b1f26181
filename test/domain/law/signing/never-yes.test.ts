/**
 * What must never be a yes: bystanders of an election, offices and powers bounded by what no field holds, words that deny or bound a power
 * in its own notice, only and except in a later one, printed ends of a power, classes of a directive that words make smaller. Each was one
 * once. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { coverage } from '../../../../lib/domain/law/tr/signing/transactions.ts'
import { electedAlone, noticeText, verdictOn } from '../../../support/asked.ts'

const MATTERS = 'Müdürler / Yetkililer'
const FIRST = (more = ''): string =>
  noticeText(MATTERS, `MÜDÜRLER/YETKİLİLER\n${electedAlone('ADA DÜŞSEL', '111')}\n${electedAlone('MERT HAYALİ', '211')}${more}`, {
    day: '4.3.2024',
  })

describe('who stands by in an election', () => {
  it.each([
    [
      "Ortaklardan Rıza Tozlu'nun 40 adet payını devralan Suna Kekik'in müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    ],
    [
      "Ortak Rıza Tozlu'nun itirazına rağmen Suna Kekik'in müdür olarak atanmasına ve şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.",
    ],
    ["Rıza Tozlu'nun teklifi üzerine Suna Kekik'in müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir."],
    [
      "Rıza Tozlu'nun hisselerini satın alan Suna Kekik'in müdürlüğe seçilmesine, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    ],
    [
      "Rıza Tozlu'nun askerliği süresince Suna Kekik'in müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    ],
    [
      "Müdür olarak Suna Kekik'in atanmasına karar verilmiş, Rıza Tozlu'nun şirketi tek başına temsil etmesi gelecek toplantıya bırakılmıştır.",
    ],
    ["Müdür Rıza Tozlu'nun şirketi tek başına temsil etmesi için ortaklar kurulu kararı aranır."],
    ["Rıza Tozlu'nun müdür olarak atanmasına karar verilmiştir. Müdür şirketi tek başına temsil eder ve genel kurul kararı gerekir."],
    ["Rıza Tozlu'nun kardeşi Suna Kekik'in müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir."],
    ["Rıza Tozlu'nun gösterdiği Suna Kekik'in müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir."],
    ['Rıza Tozlu ile varılan mutabakat çerçevesinde Suna Kekik müdür olarak atanmış ve münferiden temsile yetkili kılınmıştır.'],
    [
      "Rıza Tozlu'nun sahibi olduğu dükkânın müdürü Suna Kekik'in müdür olarak seçilmesine ve şirketi münferiden temsil etmesine karar verilmiştir.",
    ],
    ['Ana adı Rıza Tozlu olan Suna Kekik müdür seçilmiş, münferiden temsile yetkili kılınmıştır.'],
    ["Küçük ortak Rıza Tozlu'nun velisi Suna Kekik'in müdür olarak seçilmesine ve şirketi münferiden temsil etmesine karar verilmiştir."],
  ])('%s', (sentence) => {
    const notices = [FIRST(), noticeText(MATTERS, sentence)]
    expect(verdictOn(notices, { person: 'Rıza Tozlu' })).not.toBe('authorised')
  })

  it.each([
    ["Müdür Mert Hayali, müdür Ada Düşsel'in onayı ile görevinden istifa etmiştir."],
    ["Müdürlükten ayrılan Rıza Tozlu paylarını müdür Ada Düşsel'e devretmiştir."],
    ["Ada Düşsel'in imza yetkisinin iptaline ilişkin karar mahkemece kaldırılmıştır."],
    ["Ada Düşsel'in payını devretmesi sebebiyle ortaklık sıfatı sona ermiş, müdürlük sıfatı korunmuştur."],
    ["Ada Düşsel'in de hazır bulunduğu toplantıda Rıza Tozlu müdürlükten çekilmiştir."],
    ["Ada Düşsel ve Mert Hayali'nin oylarıyla Rıza Tozlu müdürlükten azledilmiştir."],
    ["Müdür Ada Düşsel'in askerlik görevi sona ermiştir."],
    ["Ada Düşsel'in, inşaatın tamamlanması amacıyla müdür olarak atanmasına karar verilmiştir."],
  ])('is none who leaves: %s', (sentence) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, sentence)], { person: 'ADA DÜŞSEL' })).not.toBe('not_authorised')
  })
})

describe('an office that something bounds which no field holds', () => {
  it.each([
    "Rıza Tozlu'nun ilk üç ay için müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    "Rıza Tozlu'nun 2024 yılı üzüm mevsiminin sonuna kadar müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Rıza Tozlu'nun fuar mevsimi boyunca müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Ruhsat alınmasından sonra geçerli olmak üzere Rıza Tozlu'nun müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    'Kayıtlardaki hacizlerin kaldırılmasının ardından göreve başlamak üzere müdürlüğe Rıza Tozlu atanmış ve şirketi münferiden temsile yetkili kılınmıştır.',
    "Kredi kullanılıncaya dek Rıza Tozlu'nun müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Rıza Tozlu'nun 3 aylığına müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Rıza Tozlu'nun 2027 yılından itibaren müdür olarak atanmasına, şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Rıza Tozlu'nun, Kurul iznine bağlı olarak, müdür atanmasına ve şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.",
    "Rıza Tozlu'nun e-imza almak üzere şirket adına münferiden yetkilendirilmesine karar verilmiştir.",
    'Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmıştır. Karar 01.01.2027 tarihinde yürürlüğe girecektir.',
    'Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmıştır. Atama geçicidir.',
    'Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmıştır. Görevi beş ay sürecektir.',
    'Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmıştır. Seçilen müdür görevi kabul etmemiştir.',
    "Ön izin alındığında geçerli olmak üzere Rıza Tozlu'nun müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    "Rıza Tozlu'nun 2027 yılı başından geçerli olmak üzere müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    "Rıza Tozlu'nun 2023 yılı hesap dönemi için müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    "1- Rıza Tozlu'nun müdür olarak atanmasına ve şirketi münferiden temsil etmesine, 2- Adı geçenin 01.01.2027'de göreve başlamasına karar verilmiştir.",
    'Ticaret sicili nezdindeki işlemler için Rıza Tozlu şirketi münferiden temsile yetkilidir.',
    'İşbu kararın tescil ve ilanı için Rıza Tozlu münferiden yetkili kılınmıştır.',
    "Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmıştır. Kredi sözleşmelerinde Mert Hayali'nin imzası da bulunacaktır.",
    "Rıza Tozlu'nun bir defaya mahsus olmak üzere şirketi münferiden temsil etmesine karar verilmiştir.",
    'Rıza Tozlu şirketi ambar girişlerinde münferiden temsile yetkilidir.',
    "Rıza Tozlu'nun şirketi hakem kurulu önünde münferiden temsil etmesine karar verilmiştir.",
    "Rıza Tozlu'nun yedek olarak müdür atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir.",
    "Rıza Tozlu'nun şirketi 2023 yılı için münferiden temsil etmesine karar verilmiştir.",
    'Rıza Tozlu müdür olarak atanmıştır. Görevi 30 Haziran 2024 akşamı sona erer. Münferiden temsile yetkilidir.',
    "Rıza Tozlu'nun müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir. Bu husus gündemden çıkarılmıştır.",
    "Rıza Tozlu'nun müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir. Öneri oylanmış, kabul edilmemiştir.",
    "Rıza Tozlu'nun müdür olarak atanması ve münferiden temsile yetkili kılınması gelecek toplantıya bırakılmıştır.",
    "Rıza Tozlu'nun ortağı olduğumuz kooperatifte müdür olarak atanmasına ve kooperatifi münferiden temsil etmesine karar verilmiştir.",
    'Rıza Tozlu müdür seçilmiş, münferiden temsil yetkisi ise saklı tutulmuştur.',
    'Rıza Tozlu müdür seçilmiştir. Münferiden temsile yetkilidir. Alımları Suna Kekik yürütecektir.',
    'Rıza Tozlu müdür seçilmiştir. Münferiden temsile yetkilidir. Karar uygulamaya konmamıştır.',
    'Rıza Tozlu müdür seçilmiştir. Münferiden temsile yetkilidir. Önceki cümlede yazılı yetki kaldırılmıştır.',
    "Rıza Tozlu müdür seçilmiştir. Münferiden temsile yetkilidir. Bu seçim Suna Kekik'in dönüşünde kendiliğinden düşer.",
    'Rıza Tozlu müdür seçilmiştir. Münferiden temsile yetkilidir. Şirkete kayyım olarak Suna Kekik atanmıştır.',
    'RIZA TOZLU MÜDÜR SEÇİLMİŞTİR. MÜNFERİDEN TEMSİLE YETKİLİDİR. YETKİSİ MANİSA ŞUBESİ İLE SINIRLIDIR.',
    "RIZA TOZLU'NUN ORTAK SIFATINI KORUDUĞU MÜDDETÇE MÜDÜR OLARAK ATANMASINA VE ŞİRKETİ MÜNFERİDEN TEMSİL ETMESİNE KARAR VERİLMİŞTİR.",
    "1- Müdürlüğe Rıza Tozlu'nun atanmasına, şirketi münferiden temsile yetkili kılınmasına, 2- İşbu kararın nisap sağlanamaması sebebiyle uygulanmamasına karar verilmiştir.",
  ])('%s', (sentence) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, sentence)], { person: 'Rıza Tozlu', transaction: 'kredi sözleşmesi' })).not.toBe(
      'authorised',
    )
  })
})

describe('words beside the power in its own notice', () => {
  it.each([
    'Tek imza ile yapılan işlemler şirketi bağlamaz.',
    "Mert Hayali'nin katılmadığı hiçbir imza şirketi borç altına sokmaz.",
    'İşbu temsil yetkileri 30.06.2024 tarihine kadar geçerli olup bu tarihten sonra şirket çift imza ile temsil edilecektir.',
    'İşbu tescil geçici olarak yapılmıştır.',
    'Göreve başlama tarihi 01.01.2027’dir.',
    "Ada Düşsel'in kısıtlı olduğu anlaşıldığından seçimi geçersizdir.",
    'Şirketi ilzam edecek evrakın iki yetkili tarafından imzalanması gerekir.',
    'Tek imza uygulamasına son verilmiştir.',
    'Yukarıdaki kararın yürütülmesi mahkemece durdurulmuştur.',
    "Ada Düşsel'in tek başına attığı imzalar şirketi bağlamaz. Kararın tescil ve ilanına karar verilmiştir.",
    "Tedarik sözleşmelerinde Mert Hayali'nin imzası bulunmadıkça şirket borç altına girmez. Kararın tescil ve ilanına karar verilmiştir.",
    "Müdürler Suna Kekik'ten olur alarak imza atarlar.",
    "Adı geçen müdürlerin yetkileri Suna Kekik'in nezaretinde kullanılacaktır.",
    'Alım satım sözleşmelerini müdürler kurulu topluca imzalar. Kararın tescil ve ilanına karar verilmiştir.',
    "ADA DÜŞSEL'İN TEK BAŞINA ATTIĞI İMZALAR ŞİRKETİ BAĞLAMAZ.",
    "MÜDÜRLERDEN ADA DÜŞSEL'İN YETKİSİ YALNIZ PERSONEL İŞLERİNİ KAPSAR.",
    "ADA DÜŞSEL İLE MERT HAYALİ'NİN YETKİLERİ BİRBİRİNİN ONAYINA BAĞLIDIR.",
    'YAZILI TALİMAT OLMADAN MÜDÜRLER BORÇLANAMAZ.',
  ])('%s', (sentence) => {
    expect(verdictOn([FIRST(`\n${sentence}`)], { person: 'ADA DÜŞSEL' })).toBe('uncertain')
  })

  it.each([
    'Kararın tescil ve ilanına karar verilmiştir.',
    'Müdürlere TTK 395 ve 396. maddelerinde yazılı izinlerin verilmesine karar verilmiştir.',
    'MÜDÜRLERİN İBRASINA KARAR VERİLMİŞTİR.',
  ])('of another matter: %s', (sentence) => {
    expect(verdictOn([FIRST(`\n${sentence}`)], { person: 'ADA DÜŞSEL' })).toBe('authorised')
  })

  it('how a signature is set bounds nothing', () => {
    const set = '\nMüdürler tarafından imza edilecek evrakın geçerli olması için imzanın şirket unvanı altına atılması gerekir.'
    expect(verdictOn([FIRST(set)], { person: 'ADA DÜŞSEL' })).toBe('authorised')
  })
})

describe('few words behind a power', () => {
  const POWER =
    "Müdürlüğe Ada Düşsel'in aksi karar alınıncaya kadar seçilmesine ve şirketi münferit imzasıyla temsil ve ilzam etmesine karar verilmiştir"
  it.each([
    ['Kefalet veremez.', 'kefalet'],
    ['Borçlanamaz.', 'kredi'],
    ['Senet imzalayamaz.', 'senet'],
    ['Kredi kullanmayacaktır.', 'kredi'],
    ['Taşınmaz satamaz.', 'taşınmaz satışı'],
    ['Personel alamaz.', 'personel alımı'],
    ['Şirket araçlarını rehnedemez.', 'rehin'],
    ['Süre: bir ay.', 'mal alımı'],
    ['Yalnız gümrükte.', 'mal alımı'],
    ['Sadece banka işlerinde.', 'mal alımı'],
    ['Çift imza.', 'mal alımı'],
    ['Müştereken.', 'mal alımı'],
    ['Ortak onayıyla.', 'mal alımı'],
    ['Vekaleten.', 'mal alımı'],
    ['Geçicidir.', 'mal alımı'],
    ['İptal.', 'mal alımı'],
    ['Ertelenmiştir.', 'mal alımı'],
    ['Vazgeçilmiştir.', 'mal alımı'],
    ['Kabul etmedi.', 'mal alımı'],
    ['Göreve başlamadı.', 'mal alımı'],
    ['Vefat etti.', 'mal alımı'],
    ['Ruhsat alınınca başlar.', 'mal alımı'],
  ])('%s', (said, transaction) => {
    for (const text of [`${POWER}. ${said}`, `${POWER}; ${said.toLocaleLowerCase('tr')}`])
      expect(verdictOn([noticeText(MATTERS, text)], { person: 'Ada Düşsel', transaction })).not.toBe('authorised')
  })
  it.each(['her evrakta ikinci bir imza daha bulunacaktır', 'ikinci bir imza aranır', 'yanında bir ortak daha imza atar'])(
    'a signature more: %s',
    (said) => {
      expect(verdictOn([noticeText(MATTERS, `${POWER} ve ${said}.`)], { person: 'Ada Düşsel' })).not.toBe('authorised')
    },
  )
  it.each(['Oybirliğiyle kabul edilmiştir.', 'Karar No: 7', 'Ortaklar Kurulu Kararı'])(
    'what heads or closes bounds nothing: %s',
    (said) => {
      expect(verdictOn([noticeText(MATTERS, `${POWER}. ${said}`)], { person: 'Ada Düşsel' })).toBe('authorised')
    },
  )
})

describe('a power bounded by words that are harmless elsewhere', () => {
  const FIVE = 'Şirket müdürlüklerine 10 yıl süreyle Ada Düşsel, Mert Hayali ve Suna Kekik seçilmişlerdir. '
  it.each([
    ["Mert Hayali'nin onayı ile Ada Düşsel şirketi münferiden temsil eder.", 'Ada Düşsel'],
    ["Ada Düşsel, Mert Hayali'nin muvafakatini alarak şirketi münferiden temsil ve ilzam eder.", 'Ada Düşsel'],
    ['Ada Düşsel şirketi yönetim kurulu kararı ile münferiden temsil edecektir.', 'Ada Düşsel'],
    ['Ada Düşsel genel kurul kararı ile şirketi tek imzasıyla temsil eder.', 'Ada Düşsel'],
    ['Ada Düşsel, ortaklar kurulunun kararı üzerine şirketi münferiden temsil eder.', 'Ada Düşsel'],
    ["Ada Düşsel'in Mert Hayali adına şirketi münferiden temsil ve ilzam etmesine karar verildi.", 'Mert Hayali'],
    ["Ada Düşsel'in Mert Hayali namına şirketi münferiden temsil etmesine karar verildi.", 'Mert Hayali'],
    ["Mert Hayali, Ada Düşsel'in vekili sıfatıyla şirketi münferiden temsil eder.", 'Mert Hayali'],
    ['Ada Düşsel şirketi şube işlerinde münferiden temsil eder.', 'Ada Düşsel'],
    ['Ada Düşsel şirketi şubede münferiden temsil eder.', 'Ada Düşsel'],
    ['Ada Düşsel şirketi resmi dairelerde münferiden temsil eder.', 'Ada Düşsel'],
    ['Ne Ada Düşsel ne de Mert Hayali şirketi tek başına temsil eder.', 'Mert Hayali'],
    ["Mert Hayali'nin yetkisi Ada Düşsel'e verilmiş ve münferiden temsil eder.", 'Mert Hayali'],
    ['Ortaklarca belirlenecek Mert Hayali şirketi münferiden temsil eder.', 'Mert Hayali'],
    ['Bu konuda Ada Düşsel şirketi tek imza ile temsil eder.', 'Ada Düşsel'],
    ['Bu hususta Ada Düşsel münferiden yetkilidir.', 'Ada Düşsel'],
    ['Kasa işlerinde Ada Düşsel şirketi tek imza ile temsil eder.', 'Ada Düşsel'],
    ['Genel müdürün imzası ile Ada Düşsel şirketi münferiden temsil eder.', 'Ada Düşsel'],
    ["Şirket, bir ortağın imzası ile Ada Düşsel'in tek imzası ile temsil edilir.", 'Ada Düşsel'],
    ["Hayal Limited Şirketi Ada Düşsel'in tek imzası ile temsil edilir.", 'Ada Düşsel'],
  ])('%s', (sentence, person) => {
    expect(verdictOn([noticeText('Müdürler', FIVE + sentence)], { person })).not.toBe('authorised')
  })
  it("another's leave counts for two who sign together too", () => {
    const two = "Şirket, Ada Düşsel'in onayı ile Mert Hayali ve Suna Kekik'in müşterek imzası ile temsil edilir."
    expect(verdictOn([noticeText('Müdürler', FIVE + two)], { person: 'Mert Hayali', coSigners: ['Suna Kekik'] })).not.toBe('authorised')
  })
  it('who must be among the signers is asked for beside two who sign together', () => {
    const two = "Ada Düşsel ile Mert Hayali'nin müşterek imzaları, Suna Kekik'in de imzası bulunmak kaydıyla şirketi temsil eder."
    const ask = (coSigners: string[]): string => verdictOn([noticeText('Müdürler', FIVE + two)], { person: 'Ada Düşsel', coSigners })
    expect(ask(['Mert Hayali'])).toBe('not_authorised')
    expect(ask(['Mert Hayali', 'Suna Kekik'])).toBe('authorised')
  })
  it.each([
    'Ortaklar kurulunun 05.01.2024 tarihli kararı ile Ada Düşsel şirketi münferiden temsile yetkili kılınmıştır.',
    'Ada Düşsel, ortaklar kurulu kararı ile münferiden temsil ve ilzama yetkili kılınmıştır.',
    'Ada Düşsel şirket adına münferiden imza atmaya yetkilidir.',
    'Ada Düşsel her türlü işlemde şirketi münferiden temsil eder.',
    'Şirketi ilgilendiren bütün konularda Ada Düşsel münferiden yetkilidir.',
    'Ada Düşsel kimsenin onayına gerek olmaksızın şirketi münferiden temsil eder.',
  ])('the decision that gives it bounds nothing: %s', (sentence) => {
    expect(verdictOn([noticeText('Müdürler', FIVE + sentence)], { person: 'Ada Düşsel' })).toBe('authorised')
  })
})

describe('only, except and none beside, in a later notice', () => {
  it.each([
    'Şirketi temsil ve ilzama sadece Mert Hayali münferiden yetkilidir.',
    "Mert Hayali'nin şirketin tek imza yetkilisi olmasına karar verilmiştir.",
    'Mert Hayali dışında kimsenin şirket adına imza yetkisi kalmamıştır.',
    "Şirketin tek müdürü ve tek temsilcisi Mert Hayali'dir.",
    "Mert Hayali'den başka müdür bulunmadığının tescil ve ilanına karar verilmiştir.",
    "Mert Hayali'nin yazılı muvafakati olmadan yapılan işlemler geçerli sayılmayacaktır.",
    'Mert Hayali haricindeki yetkililerin temsil yetkisi son bulmuştur.',
    "Ada Düşsel'in vefatı üzerine müdürler kurulu tek müdür ile çalışmaya devam edecektir.",
    'Temsil yetkisinin tek elde toplanmasına ve bu yetkinin Mert Hayali tarafından kullanılmasına karar verilmiştir.',
    "Mevcut imza yetkilerinin sona erdirilerek Mert Hayali'nin münferiden yetkili kılınmasına karar verilmiştir.",
    'Müdürlük görevine Mert Hayali ile devam edilmesine karar verilmiştir.',
    "Şirketi temsil yetkisi Mert Hayali'ye verilmiş olup diğer müdürlerin temsil yetkisi yoktur.",
    'Yapılan yeni görev taksiminde şirketi temsile Mert Hayali münferiden yetkili kılınmıştır.',
    "Müdür sayısının bire indirilmesine, müdürlüğün Mert Hayali'de kalmasına karar verilmiştir.",
    'Daha önce düzenlenmiş imza sirküleri ve verilmiş münferit yetkiler hükümsüz hâle gelmiştir.',
    'Şirketin müdürlüğünü bundan sonra Mert Hayali yürütecektir.',
    'Ortaklar kurulu, müdürlüğün Suna Kekik tarafından deruhte edilmesini kararlaştırmıştır.',
    'Müdürler kurulu lağvedilmiş, müdür olarak Mert Hayali görevlendirilmiştir.',
    'Müdür seçimi yapılmış, Suna Kekik seçilmiştir.',
    'Mert Hayali şirketin yegâne müdürüdür.',
    "Şirket, Mert Hayali ve Suna Kekik'in birlikte atacakları imza ile bağlanır.",
  ])('%s', (sentence) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, sentence)], { person: 'ADA DÜŞSEL' })).not.toBe('authorised')
  })
})

describe('two sentences of one notice', () => {
  const given = "Rıza Tozlu'nun müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir."
  it.each([
    'Şirket, müdürlerden herhangi ikisinin müşterek imzası ile temsil edilecektir.',
    'Temsil ve ilzam için Ada Düşsel ve Mert Hayali’nin birlikte imzaları şarttır.',
    'Tek imza yetkisi yalnız Suna Kekik’e tanınmıştır.',
    'Müdürlük yetkisi, Ada Düşsel tarafından kullanılacaktır.',
    "Rıza Tozlu'nun müdürlük görevi sona ermiştir.",
    "Rıza Tozlu'nun müdürlüğü kabul etmediği anlaşılmıştır.",
    "Rıza Tozlu'nun ataması geri alınmıştır.",
    "Rıza Tozlu'nun seçimi yok hükmündedir.",
    'Adı geçen müdür istifa etmiştir.',
    'Adı geçenin müdürlük sıfatı düşmüştür.',
    'Anılan müdürün görevi 15.9.2024’te bitecektir.',
    'Yukarıdaki kararın tescili talep edilmemiştir.',
    'Müdürlük süresi üç aydır.',
    "Şirket, Ada Düşsel'in katılmadığı işlemlerle bağlı değildir.",
    "Suna Kekik'in müdürlüğe atanmasına ve şirketi tek başına temsil etmesine, diğer müdürlerin yetkilerinin kaldırılmasına karar verilmiştir.",
    'Şirketin müdürü Suna Kekik olup önceki seçim hükümsüzdür.',
    'ADI GEÇENİN GÖREVİ SONA ERMİŞTİR.',
    'YETKİSİ KALDIRILMIŞTIR.',
    'Müdürün görevi, şirketin kuruluş işlemlerinin tamamlanması ile sona erer.',
    'Müdürlük, Suna Kekik askerden terhis olana kadardır.',
    "Müdürün şirketi borç altına sokan işlemlerinde ortaklardan Suna Kekik'in yazılı olurunun bulunması şarttır.",
    "Sözleşme yapılmasında Suna Kekik'in icazeti aranır.",
    'Müdürün ücreti ödenerek müdürlük görevinden alınmıştır.',
    'Müdürlük görevi oy birliği ile kendisinden alınmıştır.',
    "Müdür ancak Suna Kekik'in hastalığı devam ettiği sürece vazife görecektir.",
    'Karara karşı açılan davada tedbir kararı verilmiştir.',
    'Muhalif kalan ortaklar kararın iptali için dava açmıştır.',
    'Kararın tescil ve ilan edilmemesine karar verilmiştir.',
    'Kararın 01.01.2040 tarihinde tescil ve ilanına karar verilmiştir.',
    'Toplantıya katılanlar: Selim Kurgu, Rıza Tozlu (görevden alınan müdür)',
    'Rıza Tozlu vazifesine 1.1.2040 günü mübaşeret edecektir.',
    'Şirketin tasfiyesine karar verilmiştir.',
    "Ancak mumaileyh bu salahiyetini Suna Kekik'in tasvibi ile istimal edecektir.",
    'Bu seçim, önceki müdürün istifasının kesinleşmesi durumunda hüküm ifade eder.',
    'Rekabet Kurulunun uygun görüşü alınmadan bu atama geçerlilik kazanmaz.',
    // Words of another matter first.
    'Sermaye Piyasası Kurulunun uygun görüşü alınmadan bu atama geçerlilik kazanmaz.',
    'Sermayeye mahsuben verilen taahhüt yerine getirildiğinde adı geçenin görevi kendiliğinden sona erer.',
    'Payların devri ile bu karar yürürlükten kalkar.',
    'Merkez nakli yapılmadan bu atama geçerlilik kazanmaz.',
    'Hesap dönemi içinde müdür 100.000 TL üzerinde borçlanamaz.',
    'Hesap yılının sonunda seçilenin süresi dolar.',
    'Kârın dağıtılmasına kadar müdür şirket adına taahhütte bulunamaz.',
    'Genel kurul toplantısından sonra bu durum sona erecektir.',
    'Denetçi seçilmeden seçilen kişi göreve başlamaz.',
    "Denetçiliğe seçilen Rıza Tozlu'nun müdürlük görevi bu sebeple sona ermiştir.",
    'Temsil yetkisinin kaldırılmasına, adı geçenin müdürlüğünün devamına karar verilmiştir.',
  ])('that do not go together: %s', (sentence) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, `${given} ${sentence}`)], { person: 'Rıza Tozlu' })).not.toBe('authorised')
  })
  it.each(['Gelecek dönemde', 'İhale işlerinde'])('of which the first bounds the second: %s', (bound) => {
    const each = `${bound} şirket müdürler tarafından temsil edilir. Müdürlerden her biri tek başına imzaya yetkilidir.`
    const elected = 'Şirket müdürlüğüne 10 yıl süreyle Rıza Tozlu ve Suna Kekik seçilmiştir.'
    expect(verdictOn([FIRST(), noticeText(MATTERS, `${elected} ${each}`)], { person: 'Rıza Tozlu' })).not.toBe('authorised')
  })
  it.each(['Şirketin temsili müştereken olacaktır.', 'Bundan böyle şirketi tüm müdürlerin birlikte temsil etmesine karar verilmiştir.'])(
    'the general one before: %s',
    (sentence) => {
      expect(verdictOn([FIRST(), noticeText(MATTERS, `${sentence} ${given}`)], { person: 'Rıza Tozlu' })).not.toBe('authorised')
    },
  )
  it('a signature of two that is said not to be enough, in capitals', () => {
    const joint = FIRST().replaceAll('Münferiden', 'Müştereken')
    const denied = joint.replace(
      '\n(18010018)',
      '\nİKİ MÜDÜRÜN BİRLİKTE İMZASI YETERLİ OLMAYIP ÜÇÜNCÜ MÜDÜRÜN DE İMZASI ARANACAKTIR.\n(18010018)',
    )
    expect(verdictOn([joint], { person: 'ADA DÜŞSEL', coSigners: ['MERT HAYALİ'] })).toBe('authorised')
    expect(verdictOn([denied], { person: 'ADA DÜŞSEL', coSigners: ['MERT HAYALİ'] })).toBe('uncertain')
  })
  it('the template and a sentence below it', () => {
    expect(verdictOn([FIRST('\nYetkililer şirketi birlikte temsil ederler.')], { person: 'ADA DÜŞSEL' })).toBe('uncertain')
  })
  it.each([
    "Mert Hayali'nin müdürlük görevi sona ermiştir.",
    'Diğer müdürlerin yetkileri aynı şekilde devam etmektedir.',
    "Rıza Tozlu'nun imza beyannamesi dosyasına konulmuştur.",
    'Müdür imzasını şirket unvanı altında atacaktır.',
    'Müdürün ücreti ortaklar kurulunca belirlenecektir.',
    'Müdüre aylık brüt 20.000 TL ücret ödenmesine karar verilmiştir.',
    'Müdür görevi kabul ettiğini beyan etmiştir.',
    'Seçim, toplantıya katılanların oy birliği ile yapılmıştır.',
    'Müdür, görevini özenle ve dürüstlük kuralına uygun yürütecektir.',
    'Müdürler kurulu en az ayda bir toplanır.',
    'İşbu karar müdür ve ortaklarca imza altına alınmıştır.',
    "Müdürlere TTK'nın 395 ve 396 ncı maddelerinde yazılı izinler verilmiştir.",
    'Görev süresi dolan müdürlere hizmetleri için teşekkür edilmiştir.',
    'Şirket merkezi Kurgu Mah. Yeni Sk. No: 5 Konak / İzmir adresine taşınmıştır.',
  ])('that do: %s', (sentence) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, `${given} ${sentence}`)], { person: 'Rıza Tozlu' })).toBe('authorised')
  })
})

describe('a later notice on others alone', () => {
  it.each(['Müdür Mert Hayali imza örneğini vermiştir.', "Mert Hayali'nin müdürlük görevi istifa nedeniyle sona ermiştir."])(
    'leaves who is not in it: %s',
    (sentence) => {
      const notices = [FIRST(), noticeText(MATTERS, sentence)]
      expect(verdictOn(notices, { person: 'ADA DÜŞSEL' })).toBe('authorised')
    },
  )
})

describe('the notice of another company behind the own one', () => {
  const other = noticeText(MATTERS, `MÜDÜRLER/YETKİLİLER\n${electedAlone('RIZA TOZLU', '311')}`, {
    day: '4.3.2024',
    title: 'BAŞKA HALI LİMİTED ŞİRKETİ',
  })
  it('gives nobody a power here', () => {
    const both = `${FIRST()}${other}`
    expect(verdictOn([both], { person: 'RIZA TOZLU' })).not.toBe('authorised')
    expect(verdictOn([both], { person: 'ADA DÜŞSEL' })).toBe('authorised')
  })
})

const TITLE = 'KURGU BOYA ANONİM ŞİRKETİ'
const board = (until: string, more = ''): string =>
  noticeText(
    'Yönetim Kurulu / Yetkililer',
    `YÖNETİM KURULU / YETKİLİLER
Türkiye Cumhuriyeti Uyruklu 111******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL 28.2.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.
YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 111******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL; ${until} tarihine kadar (YÖNETİM KURULU BAŞKANI) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.${more}`,
    { day: '4.3.2024', title: TITLE },
  )

describe('the end printed for a power', () => {
  it('counts though the membership goes on', () => {
    expect(verdictOn([board('28.2.2027')], { person: 'ADA DÜŞSEL', title: TITLE })).toBe('authorised')
    expect(verdictOn([board('28.2.2025')], { person: 'ADA DÜŞSEL', title: TITLE })).toBe('uncertain')
  })

  it('counts by the years that its words give', () => {
    const given = noticeText(
      'Yönetim Kurulu / Yetkililer',
      "Yönetim kurulu üyeliklerine 28.2.2027 tarihine kadar Ada Düşsel ve Mert Hayali seçilmişlerdir. Ada Düşsel'in şirketi münferiden temsil ve ilzama bir yıl için yetkili kılınmasına karar verilmiştir.",
      { day: '4.3.2024', title: TITLE },
    )
    expect(verdictOn([given], { person: 'ADA DÜŞSEL', title: TITLE, day: '2024-10-01' })).toBe('authorised')
    expect(verdictOn([given], { person: 'ADA DÜŞSEL', title: TITLE })).toBe('uncertain')
  })
})

describe('several who sign with one of several', () => {
  const given = noticeText(
    'Yönetim Kurulu / Yetkililer',
    "Yönetim kurulu üyeliklerine 28.2.2027 tarihine kadar Ada Düşsel, Mert Hayali, Rıza Tozlu ve Suna Kekik seçilmişlerdir. Ada Düşsel ve Mert Hayali'nin, Rıza Tozlu veya Suna Kekik'ten biri ile birlikte müştereken şirketi temsil ve ilzam etmelerine karar verilmiştir.",
    { day: '4.3.2024', title: TITLE },
  )
  it('are not enough without one of the others', () => {
    expect(verdictOn([given], { person: 'ADA DÜŞSEL', coSigners: ['MERT HAYALİ'], title: TITLE })).not.toBe('authorised')
  })
})

describe('a class of a directive that its words make smaller', () => {
  const directive = (rule: string): string =>
    noticeText(
      'Yönetim Kurulu / Yetkililer, Yönetim İç Yönergesi',
      `YENİ ATANAN TEMSİLCİLER
${['RIZA TOZLU', 'SUNA KEKİK'].map((name, at) => `Türkiye Cumhuriyeti Uyruklu ${at + 3}11******10 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ${name}; 28.2.2027 tarihine kadar (B GRUBU İmza Yetkilisi) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (TTSG'de yayınlanmış son İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)`).join('\n')}
YÖNETİM İÇ YÖNERGESİ
KURGU BOYA ANONİM ŞİRKETİ Yetkiye İlişkin 28.02.2024 Tarihli ve 1 Nolu Yönetim Kurulu İç Yönergesi
1. Şirketin imza yetkilileri A Grubu ve B Grubu olarak sınıflandırılmıştır.
2. ${rule} B Grubu imza yetkililerinden herhangi ikisinin müşterek imzası ile imzalanır.`,
      { day: '4.3.2024', title: TITLE },
    )
  const both = { person: 'RIZA TOZLU', coSigners: ['SUNA KEKİK'], title: TITLE, transaction: 'mal_hizmet_alim', amount: '20000000' }

  it('keeps its act from the heading for everything', () => {
    const rules = (own: string): string =>
      directive(
        `${own} A Grubu imza yetkililerinden biri ile B Grubu imza yetkililerinden birinin müşterek imzası ile imzalanır.\n3. Diğer tüm işlemler`,
      )
    expect(verdictOn([rules('Mutat mal ve hizmet satın alma sözleşmeleri')], both)).not.toBe('authorised')
    expect(verdictOn([rules('Kira sözleşmeleri')], both)).toBe('authorised')
  })
  it('covers its kind where nothing makes it smaller', () => {
    expect(verdictOn([directive('Mal ve hizmet satın alma sözleşmeleri')], both)).toBe('authorised')
  })
  it.each([
    "500 bin TL'ye kadar mal ve hizmet satın alma sözleşmeleri",
    'İki milyon Türk Lirasına kadar mal ve hizmet satın alma sözleşmeleri',
    'Brüt asgari ücretin yirmi katını aşmayan mal ve hizmet satın alma sözleşmeleri',
    'Yıllık bütçede öngörülen mal ve hizmet satın alma sözleşmeleri',
    'Yurt içinden yapılacak mal ve hizmet satın alma sözleşmeleri',
    'Süresi bir yılı geçmeyen mal ve hizmet satın alma sözleşmeleri',
    'Mutat mal ve hizmet satın alma sözleşmeleri',
  ])('%s', (rule) => {
    expect(verdictOn([directive(rule)], both)).not.toBe('authorised')
  })
})

describe('a deed that is less than the kind it speaks of', () => {
  it.each([
    ['Kredi taksitlerinin yatırılması', 'kredi sözleşmesi'],
    ['İpotek fek işlemleri', 'ipotek'],
    ['Teminat mektuplarının iadesi', 'teminat'],
  ])('%s is no %s', (rule, transaction) => {
    expect(coverage(rule, transaction)).not.toBe('expressly')
    expect(coverage(rule, transaction)).not.toBe('generally')
  })
})

describe('a class that is of other things than the act', () => {
  it.each([
    ['Araç kiralama sözleşmeleri', 'ofis kira sözleşmesi'],
    ['Araç satın alma ve kiralama', 'ofis kirası'],
    ['Kırtasiye alımları', 'hammadde alımı'],
    ['Yem alımı', 'traktör alımı'],
    ['Arsa alımı', 'daire alımı'],
    ['Hurda satış sözleşmeleri', 'mamul mal satışı'],
    ['SGK bildirgeleri', 'vergi dairesi başvurusu'],
    ['Gümrük teminat mektupları', 'şirket ortağının borcuna kefalet'],
    ['Arabuluculuk görüşmeleri', 'dava açılması'],
    ['Elektrik faturası ödemeleri', 'tedarikçiye ödeme'],
    ['Kredi kartı ekstre ödemeleri', 'banka kredisi'],
    ['Kira ödemeleri', 'kira sözleşmesi imzalanması'],
  ])('%s: not for %s', (rule, transaction) => {
    expect(['no', 'unclear']).toContain(coverage(rule, transaction))
  })
  it.each([
    ['Kira sözleşmeleri', 'ofis kira sözleşmesi'],
    ['Kira sözleşmeleri, elektrik ve su abonelikleri', 'ofis kirası'],
    ['Kırtasiye, temizlik malzemesi ve gıda alımları', 'kırtasiye alımı'],
    ['Taşınır ve taşınmaz kira sözleşmeleri', 'depo kira sözleşmesi'],
    ['Personel ücretleri, SGK primleri ve vergi ödemelerine ilişkin banka talimatları', 'maaş ödemesi için banka talimatı'],
    ['Araç kiralama sözleşmeleri', 'kira'],
    ['İş sözleşmelerinin yapılması ve feshi', 'işten çıkarma'],
    ['Kira sözleşmelerinin imzalanması, yenilenmesi ve feshi', 'kira sözleşmesinin feshi'],
  ])('%s: for %s', (rule, transaction) => {
    expect(coverage(rule, transaction)).toBe('expressly')
  })
})

describe('a class of things of no kind of their own', () => {
  it('may be those that are bought', () => {
    expect(coverage('Şantiye malzemesi ve taşeronluk', 'mal alımı')).toBe('unclear')
  })

  it('goods and services are two where a directive names one of them', () => {
    expect(coverage('Mal alımı', 'hizmet alımı')).toBe('no')
    expect(coverage('Hizmet alımı', 'mal alımı')).toBe('no')
    expect(coverage('Mal satışı', 'hizmet satışı')).toBe('no')
    expect(coverage('Mal ve hizmet alımı', 'hizmet alımı')).toBe('expressly')
    expect(coverage('Satın alma', 'hizmet alımı')).toBe('expressly')
    expect(coverage('Şantiye malzemesi ve taşeronluk', 'kredi')).toBe('no')
  })
})

describe('what an agent is entrusted with', () => {
  it.each([
    ['Rıza Tozlu ticari vekil olarak atanmış ve yemek malzemesi alımında şirketi münferiden temsile yetkili kılınmıştır.', 'makine alımı'],
    ['Rıza Tozlu ticari vekil olarak atanmış ve mağaza işlerinde şirketi münferiden temsile yetkili kılınmıştır.', 'ödeme'],
  ])('%s %s', (sentence, transaction) => {
    expect(verdictOn([FIRST(), noticeText(MATTERS, sentence)], { person: 'Rıza Tozlu', transaction })).not.toBe('authorised')
  })
})

describe("a trustee's order between its entry and its publication", () => {
  const order = noticeText('Kayyım', 'Asliye Ticaret Mahkemesince şirkete yönetim kayyımı olarak Rıza Tozlu atanmıştır.', {
    day: '2.9.2024',
  })
  it('refuses nobody for days past', () => {
    expect(verdictOn([FIRST(), order], { person: 'ADA DÜŞSEL', day: '2024-09-04' })).toBe('uncertain')
    expect(verdictOn([FIRST(), order], { person: 'ADA DÜŞSEL' })).not.toBe('authorised')
  })
})

describe('a trustee for some tasks', () => {
  const COURT = 'İzmir 2. Asliye Ticaret Mahkemesinin 1.3.2024 tarihli kararı ile'
  it.each([
    `${COURT} şirkete yönetim kayyımı olarak Suna Kekik'in atanmasına, kayyıma yalnızca kira bedellerinin tahsil edilmesi hususlarında yetki verilmesine karar verilmiştir.`,
    `${COURT} İzmir 5. İş Mahkemesinin 2022/904 Esas sayılı dosyasında şirketi temsil etmek üzere Suna Kekik temsil kayyımı olarak atanmış olup münferiden temsile yetkilidir.`,
    `${COURT} Suna Kekik şirkete yönetim kayyımı olarak atanmıştır. Kayyımın yetkileri şunlardır: a) Vergi borçlarının ödenmesi, b) Defterlerin teslim alınması.`,
    `${COURT} Suna Kekik'in, kira giderlerini ödemek ve tahsilat yapmak üzere yönetim kayyımı olarak görevlendirilmesine karar verilmiştir.`,
    `${COURT} şirkete kayyım olarak Suna Kekik atanmıştır. Kayyım borçlandırıcı işlem yapamaz.`,
  ])('%s', (sentence) => {
    const order = noticeText('Kayyım Atanması', sentence)
    for (const transaction of ['kredi sözleşmesi', 'taşınmaz satışı'])
      expect(verdictOn([FIRST(), order], { person: 'Suna Kekik', transaction })).not.toBe('authorised')
  })
  it.each([
    "Daha önceden Kayyım görevi olan Suna Kekik'in önceki bu görevi sona ermiştir.",
    "Davanın feragat nedeniyle reddine, kayyım Suna Kekik'in kayyımlığının sona erdirilmesine karar verilmiştir.",
  ])('after %s', (sentence) => {
    const order = noticeText('Kayyım Atanması', `${COURT} şirkete yönetim kayyımı olarak Suna Kekik atanmıştır.`)
    const over = noticeText('Kayyımlığın Sona Ermesi', sentence, { day: '2.9.2024' })
    expect(verdictOn([FIRST(), order, over], { person: 'Suna Kekik' })).not.toBe('authorised')
  })
})

describe('a trustee in the place of another', () => {
  const first = noticeText(
    'Kayyım Atanması',
    'Bursa 2. Sulh Ceza Hakimliğinin 1.3.2024 tarihli kararı ile şirket yönetim organının yetkilerinin tümüyle kayyıma devredilmesine, yönetim kayyımı olarak Suna Kekik atanmasına karar verilmiştir.',
  )
  it.each(['mesine karar verilmiştir', 'mesi kararlaştırılmıştır', 'mesi uygun görülmüştür', 'mesi hususu kabul olunmuştur'])(
    'görevlendiril%s',
    (closing) => {
      const next = noticeText(
        'Kayyım Atanması',
        `Kayyım Suna Kekik'in görevine son verilerek yerine Rıza Tozlu'nun yönetim kayyımı olarak görevlendiril${closing}.`,
      )
      expect(verdictOn([FIRST(), first, next], { person: 'ADA DÜŞSEL' })).not.toBe('authorised')
    },
  )
})

describe('acts under leave by other names', () => {
  const stay = noticeText(
    'Konkordato',
    "KONKORDATO\nİzmir 2. Asliye Ticaret Mahkemesi'nin 2024/410 Esas sayılı dosyasında 01.09.2024 tarihinden itibaren bir yıl süre ile kesin mühlet verilmesine karar verilmiştir.",
  )
  it.each([
    'dokuma tezgahlarının satışı',
    'kardeş şirketin borcuna garantör olmak',
    'alacaktan feragat',
    'markanın devri',
    'teminat senedi vermek',
    'üretim hattının satılıp geri kiralanması',
  ])('in a stay: %s', (transaction) => {
    expect(verdictOn([FIRST(), stay], { person: 'ADA DÜŞSEL', transaction })).not.toBe('authorised')
  })
  it('buying raw material goes on', () => {
    expect(verdictOn([FIRST(), stay], { person: 'ADA DÜŞSEL', transaction: 'hammadde alımı' })).toBe('authorised')
  })
})

describe('who stands in a list below another heading', () => {
  it.each(['GEÇİCİ TESCİL EDİLENLER', 'ESKİ ŞEKLİ', 'İPTAL EDİLEN TEMSİLCİLER', 'YENİ ATANAN ŞUBE TEMSİLCİLERİ'])('%s', (heading) => {
    const notices = [FIRST(), noticeText(MATTERS, `${heading}\n${electedAlone('RIZA TOZLU', '311')}`)]
    expect(verdictOn(notices, { person: 'RIZA TOZLU' })).not.toBe('authorised')
  })

  it('below the usual one he signs', () => {
    const notices = [FIRST(), noticeText(MATTERS, `YENİ ATANAN TEMSİLCİLER\n${electedAlone('RIZA TOZLU', '311')}`)]
    expect(verdictOn(notices, { person: 'RIZA TOZLU' })).toBe('authorised')
  })

  it.each([' Yetki Bitiş Tarihi: 1.6.2024', ' Geçici Tescil', ' Yetki başlangıcı: 1.1.2027'])(
    'with what stands behind his form: %s',
    (more) => {
      const notices = [FIRST(), noticeText(MATTERS, `YENİ ATANAN TEMSİLCİLER\n${electedAlone('RIZA TOZLU', '311')}${more}`)]
      expect(verdictOn(notices, { person: 'RIZA TOZLU' })).not.toBe('authorised')
    },
  )
})

describe('a phrase that nobody knows', () => {
  it.each([
    ["Rıza Tozlu'nun bütçede öngörülen harcamalarla bağlı kalarak şirketi münferiden temsil etmesine karar verilmiştir."],
    ['Rıza Tozlu müdürlüğe atanmış, muhasebecinin parafı bulunarak şirketi münferiden temsile yetkili kılınmıştır.'],
    ["Suna Kekik müdür olarak seçilmiş olup Rıza Tozlu'nun görüşünü alarak şirketi münferiden temsil edecektir."],
    ["Rıza Tozlu'nun kamyon alınması için müdür olarak atanmasına ve şirketi münferiden temsil etmesine karar verilmiştir."],
    ['Yöneticimizin dönüşü beklendiğinden Rıza Tozlu müdürlüğe atanmış ve şirketi münferiden temsile yetkili kılınmıştır.'],
    ['Göreve gelecek yaz başlayan Rıza Tozlu müdürlüğe atanmış ve şirketi münferiden temsile yetkili kılınmıştır.'],
  ])('bounds what is given: %s', (sentence) => {
    expect(verdictOn([noticeText(MATTERS, sentence)], { person: 'Rıza Tozlu' })).not.toBe('authorised')
  })
  it.each([
    ['Rıza Tozlu müdürlüğe atanmış, şirketi münferiden temsile yetkili kılınmış, bilahare bundan dönülmüştür.'],
    ["Rıza Tozlu'nun müdür olarak atanmasına, şirketi münferiden temsil etmesine, göreve önümüzdeki yaz başlamasına karar verilmiştir."],
    ["Rıza Tozlu'nun müdür olarak atanmasına, şirketi münferiden temsil etmesine, uygulamanın güze bırakılmasına karar verilmiştir."],
    [
      "Rıza Tozlu'nun müdür olarak atanmasına, şirketi münferiden temsil etmesine, mal alımlarını Suna Kekik'in yürütmesine karar verilmiştir.",
    ],
  ])('may undo, behind it, what the sentence gives: %s', (sentence) => {
    expect(verdictOn([noticeText(MATTERS, sentence)], { person: 'Rıza Tozlu' })).toBe('uncertain')
  })
  it.each(['Köln Fuarında', 'Antalya Havalimanında', 'Kekik Festivalinde', 'Kemer Otelinde'])(
    'of a place is nobody, and bounds what is given there: %s',
    (place) => {
      const notices = [noticeText(MATTERS, `Rıza Tozlu'nun ${place} şirketi münferiden temsil etmesine karar verilmiştir.`)]
      expect(verdictOn(notices, { person: 'Rıza Tozlu' })).not.toBe('authorised')
      expect(verdictOn(notices, { person: place })).not.toBe('authorised')
    },
  )
})

describe('a commercial representative by his office alone', () => {
  it('signs, unless the clause that names him asks for more', () => {
    const named = "Muhasebe müdürü Rıza Tozlu'nun ticari mümessil olarak atanmasına karar verilmiştir."
    const bound =
      "Muhasebe müdürü Rıza Tozlu ticari mümessil olarak atanmış olup bu sıfatla kullanacağı imzanın yanında Suna Kekik'in imzası da bulunacaktır."
    expect(verdictOn([FIRST(), noticeText(MATTERS, named)], { person: 'Rıza Tozlu' })).toBe('authorised')
    expect(verdictOn([FIRST(), noticeText(MATTERS, bound)], { person: 'Rıza Tozlu' })).not.toBe('authorised')
  })
})

describe('somebody who goes by another name from now on', () => {
  it('is not called unknown where the words of it were not read', () => {
    const change = `${electedAlone('ADA DÜŞSEL', '310').split(';')[0]}'in soyadı KEKİK olarak değişmiş, adı ve soyadı ADA KEKİK olmuştur.`
    expect(verdictOn([FIRST(), noticeText('Kişi Bilgileri Değişikliği', change)], { person: 'ADA KEKİK' })).not.toBe('not_authorised')
  })
})

describe('a signature that the next sentence gives to somebody else', () => {
  const ALONE = 'Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel seçilmiştir. Ada Düşsel şirketi münferiden temsil ve ilzam eder.'
  it.each([
    "Yalnız Bora Hayali'nin imzası geçerlidir.",
    "Şirketi Bora Hayali'nin imzası bağlar.",
    'Yalnızca Bora Hayali şirketi münferiden temsil eder.',
    'Bundan böyle şirketi Bora Hayali münferiden temsil eder.',
    "Şirketin temsili bundan sonra Bora Hayali ile Ece Kurgulu'nun müşterek imzalarına bırakılmıştır.",
    'Müdürün yerine vekil olarak Bora Hayali görev yapacaktır.',
    'Müdürün yetkisi genel kurul kararı ile başlar.',
    "Yönetim kurulunun tamamı görevden ayrılmış olup Bora Hayali'ye teşekkür edilmiştir.",
  ])('leaves no plain yes before it: %s', (sentence) => {
    expect(verdictOn([noticeText(MATTERS, `${ALONE} ${sentence}`)], { person: 'Ada Düşsel' })).toBe('uncertain')
  })
  it('but one order of signing for all does', () => {
    const all =
      'Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel, Bora Hayali ve Ece Kurgulu seçilmiştir. Bundan böyle şirketi Ada Düşsel münferiden, Bora Hayali ile Ece Kurgulu müştereken temsil ve ilzam eder.'
    expect(verdictOn([noticeText(MATTERS, all)], { person: 'Ada Düşsel' })).toBe('authorised')
  })
  it.each(["Kaya Deniz'in yokluğunda", "Kaya Deniz'in onayı ile"])('nor does one that hangs on somebody else: %s', (bound) => {
    const text = `Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel ve Bora Hayali seçilmiştir. ${bound} şirket müdürler tarafından temsil edilir. Müdürlerden her biri münferiden imzaya yetkilidir.`
    expect(verdictOn([noticeText(MATTERS, text)], { person: 'Ada Düşsel' })).toBe('uncertain')
  })
  it('nor does a form of all managers for some matters, for others', () => {
    const some =
      'Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel, Bora Hayali ve Ece Kurgulu seçilmiştir. Personel işlerinde müdürlerin şirketi münferiden temsil etmesine karar verilmiştir.'
    expect(verdictOn([noticeText(MATTERS, some)], { person: 'Ada Düşsel' })).toBe('uncertain')
  })
  it('but one that is given beside it does', () => {
    const beside = 'Bora Hayali de şirketi münferiden temsil eder.'
    expect(verdictOn([noticeText(MATTERS, `${ALONE} ${beside}`)], { person: 'Ada Düşsel' })).toBe('authorised')
  })
  it.each(['Öte Ltd. Şti.', 'Öte Gıda San. ve Tic. Ltd. Şti.', 'Öte Gıda A.Ş.'])('is of another company: %s', (company) => {
    const text = `Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel seçilmiştir. ${company} Ada Düşsel'in tek imzası ile temsil edilir.`
    expect(verdictOn([noticeText(MATTERS, text)], { person: 'Ada Düşsel' })).not.toBe('authorised')
  })
})

describe('a power beside an office whose term nobody read in an earlier notice', () => {
  const GIVES = "Şirketi müdürler Ada Düşsel ile Mert Hayali'nin müşterek imzalarıyla temsil etmesine karar verilmiştir."
  const on = (sentence: string, day: string): string =>
    verdictOn([noticeText(MATTERS, sentence, { day: '4.3.2023' }), noticeText(MATTERS, GIVES)], {
      person: 'Ada Düşsel',
      coSigners: ['Mert Hayali'],
      day,
    })
  it.each([
    ["Ada Düşsel'in müdürlük çubuğunun 1.3.2025 tarihine kadar tüttürülmesi uygun bulundu."],
    ["Ada Düşsel'in müdürlük çubuğunun iki yıl süreyle tüttürülmesi uygun bulundu."],
  ])('lasts no longer than that: %s', (sentence) => {
    expect(on(sentence, '2024-12-06')).toBe('authorised')
    expect(on(sentence, '2025-05-06')).toBe('uncertain')
  })
  it.each([
    ["Ada Düşsel'in müdürlük çubuğunun 1.3.2024 tarihine kadar tüttürülmesi uygun bulundu."],
    ["Ece Kurgulu'nun müdürlük çubuğunun 1.3.2025 tarihine kadar tüttürülmesi uygun bulundu."],
  ])('but words of a term that was over, or of another, leave it: %s', (sentence) => {
    expect(on(sentence, '2025-05-06')).toBe('authorised')
  })
})

describe('a partner of a partnership', () => {
  const GENERAL = 'DÜŞSEL VE ORTAĞI KOLLEKTİF ŞİRKETİ'
  const LIMITED = 'DÜŞSEL VE ORTAKLARI KOMANDİT ŞİRKETİ'
  const founded = (title: string, words: string): string => noticeText('Kuruluş', words, { title, day: '4.3.2024' })
  const changed = (title: string, words: string): string => noticeText('Ortak Değişikliği', words, { title })
  const EACH =
    'Madde 1- Ada Düşsel ve Bora Hayali arasında kollektif bir şirket kurulmuştur. Madde 6- Ortaklardan her biri yalnız başına atacağı imza ile şirketi temsil ve ilzam eder.'
  const on = (texts: readonly string[], title: string, person: string, coSigners: string[] = []): string =>
    verdictOn(texts, { person, coSigners, title })
  it('signs by the contract', () => {
    expect(on([founded(GENERAL, EACH)], GENERAL, 'Bora Hayali')).toBe('authorised')
  })
  it.each([
    "Ortaklardan Bora Hayali hissesini Ece Kurgulu'ya devrederek ortaklıktan ayrılmıştır.",
    "Ortaklardan Bora Hayali hissesinin tamamını Ece Kurgulu'ya devretmiştir.",
    'Bora Hayali ortaklıktan çıkarılmıştır.',
    "Bora Hayali'nin ortaklıktan ayrılması kararlaştırılmıştır.",
  ])('signs no more when he has left, or may have: %s', (words) => {
    expect(on([founded(GENERAL, EACH), changed(GENERAL, words)], GENERAL, 'Bora Hayali')).not.toBe('authorised')
    expect(on([founded(GENERAL, EACH), changed(GENERAL, words)], GENERAL, 'Ece Kurgulu')).not.toBe('authorised')
  })
  it('who comes later is not known to sign, nor not to', () => {
    const words = "Ortaklardan Bora Hayali hissesini Ece Kurgulu'ya devrederek ortaklıktan ayrılmıştır."
    expect(on([founded(GENERAL, EACH), changed(GENERAL, words)], GENERAL, 'Ece Kurgulu')).toBe('uncertain')
    const one =
      'Madde 1- Komandite ortak Ada Düşsel ile komanditer ortak Bora Hayali arasında komandit şirket kurulmuştur. Madde 6- Şirketin idare ve temsili komandite ortağa aittir.'
    const enters = 'Ece Kurgulu komandite ortak sıfatıyla şirkete girmiştir.'
    expect(on([founded(LIMITED, one)], LIMITED, 'Ada Düşsel')).toBe('authorised')
    expect(on([founded(LIMITED, one)], LIMITED, 'Bora Hayali', ['Ada Düşsel'])).toBe('not_authorised')
    expect(on([founded(LIMITED, one), changed(LIMITED, enters)], LIMITED, 'Ece Kurgulu')).toBe('uncertain')
    const limited = enters.replace('komandite', 'komanditer')
    expect(on([founded(LIMITED, one), changed(LIMITED, limited)], LIMITED, 'Ece Kurgulu')).toBe('not_authorised')
  })
  it.each([
    'Madde 6- Şirketin idare ve temsili her iki ortağa aittir.',
    'Madde 6- Şirketin idare ve temsili bütün ortaklara aittir.',
    "Madde 6- Şirketin idare ve temsili ortaklardan Ada Düşsel'e aittir. Ancak her işlemde Bora Hayali'nin muvafakatı aranır.",
    'Madde 6- Ortaklardan her biri defterleri tetkik edebilir.',
  ])('signs alone by no words that leave the form open, or ask for more: %s', (words) => {
    const text = `Madde 1- Ada Düşsel ve Bora Hayali arasında kollektif bir şirket kurulmuştur. ${words}`
    expect(on([founded(GENERAL, text)], GENERAL, 'Ada Düşsel')).not.toBe('authorised')
  })
  it.each([
    `Mukavelenin 6. maddesinin "Şirketi Ece Kurgulu münferiden temsil ve ilzam eder" şeklinde değiştirilmesi teklifi reddedilmiştir.`,
    `Mukavelenin 6. maddesi "Şirketi Ece Kurgulu münferiden temsil ve ilzam eder" şeklinde iken "Şirketi Ada Düşsel münferiden temsil ve ilzam eder" şeklinde değiştirilmiştir.`,
    `Mukavelenin 6. maddesi "Şirketi Ece Kurgulu münferiden temsil ve ilzam eder" şeklinde değiştirilecektir.`,
  ])('signs by no article that was not made so: %s', (words) => {
    expect(on([founded(GENERAL, EACH), changed(GENERAL, words)], GENERAL, 'Ece Kurgulu')).not.toBe('authorised')
  })
})
