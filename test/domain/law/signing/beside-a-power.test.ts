/**
 * What stands told beside a power that a notice gives plainly: sentences of another person's power alone, that he has none, that an office
 * was taken up, how a meeting went, till when offices go on. None of them opens the answer; what is like them and bounds or ends the power
 * does. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { speaksOfOtherMatters } from '../../../../lib/domain/fact/other-matters.ts'
import { fold } from '../../../../lib/domain/kernel/text.ts'
import { noticeText, verdictOn } from '../../../support/asked.ts'

const GIVEN =
  'Şirket müdürlüğüne 10 yıl süreyle RIZA TOZLU ve SUNA KEKİK seçilmişlerdir. RIZA TOZLU şirketi tek başına temsil ve ilzama yetkilidir.'
const verdict = (sentence: string, person: string): string =>
  verdictOn([noticeText('Müdürler / Yetkililer', `${GIVEN} ${sentence}`)], { person })

describe('beside a power', () => {
  it.each([
    // Another's power alone.
    ["SUNA KEKİK'in yetkisi 40.000 TL'ye kadar olan işlerle sınırlıdır."],
    ["SUNA KEKİK'in imza yetkisi ileride alınacak kararla belirlenecektir."],
    ["Depo sorumlusu CEMİL TUZCU'nun imza yetkisi, her yılın Mart ayı ile sınırlıdır."],
    ["Yabancı uyruklu JOHN ROE'nun münferit imza yetkisi çalışma izni alınmasıyla başlayacaktır."],
    ['Veznedar CEMİL TUZCU yalnızca tahsilat makbuzlarına imza atabilecektir.'],
    ["SUNA KEKİK'in imzası iç yazışmalarda geçerlidir."],
    ["SUNA KEKİK'in şirketi borç altına sokacak işlemlere imza atma yetkisi yoktur."],
    ["Gümrük sorumlusu CEMİL TUZCU'ya sadece gümrük işlemleri için yetki verilmiştir."],
    // He has none.
    ['SUNA KEKİK müdür sıfatını taşımakla birlikte imza yetkisi bulunmamaktadır.'],
    ["SUNA KEKİK'e temsil yetkisi verilmesine gerek görülmemiştir."],
    ['Müdürlerden SUNA KEKİK ise temsile yetkili kılınmamıştır.'],
    ["SUNA KEKİK'e herhangi bir imza yetkisi tanınmış değildir."],
    ["SUNA KEKİK'e temsil yetkisi tanınmadı."],
    ["SUNA KEKİK'in imza yetkisi mevcut değildir."],
    ['Diğer müdür şirketi temsil ve ilzama yetkili kılınmadı.'],
    ["Depo sorumlusu olarak CEMİL TUZCU'nun görevlendirilmesine, bu kişiye temsil yetkisi verilmemesine karar verilmiştir."],
    ["Daha önce imza yetkisi bulunan CEMİL TUZCU'nun bundan böyle yetkisi kalmamıştır."],
    ['Başkaca imza yetkilisi bulunmamasına karar verilmiştir.'],
    ['Diğer yönetim kurulu azalarının imza salahiyeti yoktur.'],
    ['İkinci müdürün imza yetkisi bulunmadığının tespitine karar verilmiştir.'],
    ["Ortak CEMİL TUZCU'ya müdürlük görevi verilmeyecektir."],
    ['Diğer müdüre temsil yetkisi tevdi edilmemesi uygun görülmüştür.'],
    ['Ortak CEMİL TUZCU müdürlük talep etmediğini beyan etmiştir.'],
    // He is it no more; whose the shares are.
    ['Süresi dolan diğer müdür HALE ODABAŞ yeniden seçilmemiş olup müdürlüğü sona ermiştir.'],
    ['Görev süreleri dolan müdürlerden HALE ODABAŞ yeniden aday olmamıştır.'],
    ["HALE ODABAŞ'ın payları mirasçıları RIZA TOZLU ile SUNA KEKİK'e intikal etmiştir."],
    ['Müdürler genel kurul kararı ile her zaman değiştirilebilir.'],
    // What an election gives, said once more, and till when.
    ['RIZA TOZLU müdürlüğü kabul ettiğini bildirmiştir.'],
    ['Seçilen müdürler RIZA TOZLU ile SUNA KEKİK görevi kabul ettiklerini beyan ve imza etmişlerdir.'],
    ['Müdürler aksine bir karar alınıncaya kadar görev yapacaklardır.'],
    ['Görevleri yeni müdür seçilinceye kadar devam edecektir.'],
    ['Müdürlerin görevi tescil tarihinde başlar.'],
    ['Bu yetki, yönetim kurulunun görev süresince geçerlidir.'],
    ["RIZA TOZLU'nun müdürlüğü kabul beyanı karar ekinde sunulmuştur."],
    ['Bu karar yeni bir karara kadar yürürlüktedir.'],
    ['Müdürlerin görev süresi herhangi bir süreyle sınırlı değildir.'],
    ['Anılan kararın diğer hükümlerinin yürürlükte kalmasına karar verilmiştir.'],
    ['Müdür gerektiğinde vekil tayin edebilir.'],
    // How the meeting went, an errand.
    ["Toplantıda CEMİL TUZCU'yu vekili HALE ODABAŞ temsil etmiştir."],
    ['İşbu kararın tescili için gerekli işlemleri yapmak üzere Mali Müşavir CEMİL TUZCU görevlendirilmiştir.'],
    ["Toplantıya başkanlık eden CEMİL TUZCU'ya teşekkür edilmiştir."],
    // What else a company does: it is told, and touches nobody's power.
    ['Fabrika sahasındaki elektrik tesisatının yenilenmesi için bütçeye ödenek konulması görüşülmüştür.'],
    ['Kurumlar vergisinin ikinci taksidi muhasebe tarafından yatırılmış, makbuzu dosyaya konulmuştur.'],
    ['Tutanak, noter onayına sunulmak üzere karar defterine yapıştırılmıştır.'],
    ['Toplantıda temsil edilen payların tamamı ile bilançonun onaylanmasına karar verildi.'],
    ['Her çeşit plastik eşyanın üretimi, alımı, satımı ve pazarlanması.'],
    // More than what was given, before whom.
    ['Bu yetki alım, satım, kefalet, sulh ve ibra işlerini de kapsar.'],
    ['Bankalar, mahkemeler, vergi daireleri ve sair bütün kurumlar nezdinde şirketi temsil edecektir.'],
    ['İmzaların şirket kaşesi üzerine konulması şarttır.'],
  ])('adds nothing: %s', (sentence) => {
    expect(verdict(sentence, 'RIZA TOZLU')).toBe('authorised')
  })

  it.each([
    ["SUNA KEKİK'in yetkisi 40.000 TL ile sınırlıdır, bunu aşan işlemlerde her iki müdür birlikte imza atar."],
    ["SUNA KEKİK'in imzası bulunmadıkça atılan imza geçerli olmaz."],
    ["SUNA KEKİK'in imzası her işlemde aranır."],
    ["SUNA KEKİK'in temsil yetkisi münhasırdır."],
    ["SUNA KEKİK'in izni olmadan imza atma yetkisi yoktur."],
    ['SUNA KEKİK olmaksızın imza yetkisi bulunmamaktadır.'],
    ['Anılan kararın diğer hükümlerinin yürürlükte kalmamasına karar verilmiştir.'],
    ['Bu karar yıl sonuna kadar yürürlüktedir.'],
    ['İkinci müdür olmadan temsil yetkisi yoktur.'],
    ['SUNA KEKİK şirketi münferiden temsile yetkilidir. İkinci müdürün imza yetkisi bulunmamaktadır.'],
    ["SUNA KEKİK'e imza yetkisi verilmiş, RIZA TOZLU'ya verilmemiştir."],
    ["SUNA KEKİK'in onayı olmadan diğer müdürlerin temsil yetkisi bulunmamaktadır."],
    ["SUNA KEKİK'in katılmadığı işlemlerde RIZA TOZLU'nun imza yetkisi yoktur."],
    ["SUNA KEKİK'e ileride RIZA TOZLU'nun yerine yetki verilecektir."],
    ['Yetkisi borç ödeninceye kadar geçerlidir.'],
    // Among words of accounts, meetings and business, what decides.
    ['Bilanço okunmuş, üretim ve pazarlama işleri bundan böyle kardeşlerin ortak kararına bırakılmıştır.'],
    ['Muhasebe kayıtları ile üretim raporları tek elden izlenecek, kapıya kilit vurulmadıkça kimse mal alamaz.'],
    ['Gündemin dördüncü maddesinde toplantıda bulunanlar, alımların iki ortağın kararıyla yapılmasını benimsedi.'],
    ['Evrakın noksan bulunması üzerine tescil isteği odaca uygun görülmemiştir.'],
    ['Kayıtların tetkiki bitene dek toplantı kararları dosyada bekletilecektir.'],
    ['Muhasebe ile üretim bundan böyle tesisleri tutan kiracı eliyle sürdürülmektedir.'],
    ['Noter belgesi sahte çıktığından ilan geri alınmıştır.'],
    ['Rıza Tozlu koltuğunu toplantıdan sonra oğluna devretmiştir.'],
    ["Toplantıda bütçe görüşülmüş, Rıza Tozlu'nun yerine oğlunun gelmesi benimsenmiştir."],
    ["RIZA TOZLU'nun görevi ilk genel kurulun toplanacağı güne kadardır."],
    ["Temsil yetkisi CEMİL TUZCU'nun görevden ayrılması halinde kullanılabilecektir."],
    ['Müdürün yetkisi iç yönergede gösterilen sınırlar içindedir.'],
    ['Şubenin açılmasıyla müdürün merkezdeki imza yetkisi kalkar.'],
    ["İdare CEMİL TUZCU'ya geçer."],
    ["Bay TOZLU'nun imza yetkisi bulunmamaktadır."],
    ["RIZA TOZLU'nun imza örneği sicilden çıkarılmıştır."],
    ['Yetkisi yeni şube açılıncaya kadar devam eder.'],
    ['Görevi tescilden itibaren bir ay sonra başlar.'],
    ["SUNA KEKİK'in yetkisi bütün işleri kapsar ve başka kimsenin yetkisi yoktur."],
    ['SUNA KEKİK dışında kimsenin imza yetkisi yoktur.'],
    ['Müdürlerden hiçbirine imza yetkisi verilmemiştir.'],
    ["RIZA TOZLU'nun imza yetkisi kalmamıştır."],
    ['RIZA TOZLU görevi kabul etmekten vazgeçmiştir.'],
    ['RIZA TOZLU görevi şartlı olarak kabul etmiştir.'],
    ['RIZA TOZLU göreve ancak devir işlemi tamamlandıktan sonra başlayacaktır.'],
    ["RIZA TOZLU'nun müdürlüğü, ortaklığının tescili şartıyla geçerli olacaktır."],
    ['Adı geçenin temsil yetkisi yoktur.'],
    ['Kendisinin imza yetkisi bulunmamaktadır.'],
    ['Görevi genel kurulun onayına kadar geçicidir.'],
    ["Yetkisi SUNA KEKİK'in iyileşmesine kadar devam edecektir."],
    ["Görevi sona eren RIZA TOZLU'ya teşekkür edilmiştir."],
    ['Bu yetki kefaleti kapsamaz.'],
    ['Bu yetki yalnızca satım işlerini de kapsar.'],
    ['Bankalar ve tüm resmi kurumlar nezdinde şirketi müdürler birlikte temsil eder.'],
    ['Bankalar ve diğer bütün kurumlar nezdinde şirketi temsil etmeye yetkili değildir.'],
    ['İmzaların şirket kaşesi altına iki müdür tarafından atılması şarttır.'],
    ["Müdürlüğe RIZA TOZLU'nun 30 gün için seçilmesine karar verilmiştir."],
    ["Müdürlüğe RIZA TOZLU'nun seçilmesi hususu bir sonraki toplantıda görüşülecektir."],
    ['Müdürün RIZA TOZLU veya SUNA KEKİK olmasına karar verilmiştir.'],
    // Who leaves the company, whatever became of the shares; an office that is taken, and one that another runs for a reason that is told.
    ["RIZA TOZLU 500 adet payının tamamını CEMİL TUZCU'ya devrederek şirketten çıkmıştır."],
    ["RIZA TOZLU paylarının tamamını CEMİL TUZCU'ya devretmiş ve şirketten çekilmiştir."],
    ["RIZA TOZLU'nun müdürlük vazifesi üzerinden alınmıştır."],
    ['RIZA TOZLU tutuklandığından müdürlüğü CEMİL TUZCU yürütecektir.'],
    ['Müdür RIZA TOZLU hastalanınca CEMİL TUZCU müdür olarak seçilmiştir.'],
    // A decision that is not final.
    ['Anılan karar henüz kesinleşmemiş olup 3.2.2020 tarihinde tescil edilmiştir.'],
    ['Karar temyiz edilmiş olup kesinleşmemiştir.'],
    ['Söz konusu karar kesinleşmediğinden tescil geçicidir.'],
  ])('may bound or end it: %s', (sentence) => {
    expect(verdict(sentence, 'RIZA TOZLU')).not.toBe('authorised')
  })

  it.each([
    ['Müdürlerden SUNA KEKİK ise temsile yetkili kılınmamıştır.', 'SUNA KEKİK'],
    ["Toplantıda CEMİL TUZCU'yu vekili HALE ODABAŞ temsil etmiştir.", 'HALE ODABAŞ'],
    ['İşbu kararın tescili için gerekli işlemleri yapmak üzere Mali Müşavir CEMİL TUZCU görevlendirilmiştir.', 'CEMİL TUZCU'],
    ["SUNA KEKİK'e temsil yetkisi tanınmadı.", 'SUNA KEKİK'],
    ['Diğer müdür şirketi temsil ve ilzama yetkili kılınmadı.', 'SUNA KEKİK'],
    ["Depo sorumlusu olarak CEMİL TUZCU'nun görevlendirilmesine, bu kişiye temsil yetkisi verilmemesine karar verilmiştir.", 'CEMİL TUZCU'],
    ["Ortaklardan CEMİL TUZCU'nun şirketi temsil yetkisi bulunmayıp müdürlük sıfatı da yoktur.", 'CEMİL TUZCU'],
    ["Diğer ortak CEMİL TUZCU'dur.", 'CEMİL TUZCU'],
    ['Şirketin kalan payları CEMİL TUZCU üzerindedir.', 'CEMİL TUZCU'],
  ])('gives nothing: %s', (sentence, person) => {
    expect(verdict(sentence, person)).toBe('not_authorised')
  })
  it.each([['CEMİL TUZCU üyedir.'], ['CEMİL TUZCU bundan böyle işlere bakacaktır.'], ['Diğer ortak CEMİL TUZCU temsile yetkilidir.']])(
    'may give something: %s',
    (sentence) => {
      expect(verdict(sentence, 'CEMİL TUZCU')).toBe('uncertain')
    },
  )
})

it.each([
  ['Muhasebe raporu ile bilanço toplantıda okunmuştur.', true],
  ['Bilanço kârının dağıtılması, muhasebe raporunun yenilenmesi kaydı ile toplantıda benimsendi.', false],
])('speaks of other matters alone: %s %s', (sentence, alone) => {
  expect(speaksOfOtherMatters(fold(sentence))).toBe(alone)
})
