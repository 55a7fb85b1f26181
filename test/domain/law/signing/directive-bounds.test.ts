/**
 * What stands in a directive beside its rules: what every directive says changes nothing of them; what may bound, condition or end what they
 * give leaves the answer open or refuses it. The rule is the same each time, the question too; every sentence is made up.
 */
import { describe, expect, it } from 'vitest'
import { checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import { recordOf } from '../../../support/scenarios.ts'

const HEAD = (day: string, matters: string): string => `T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 70001
Ticaret Unvanı:
KURGU KİMYA ANONİM ŞİRKETİ
Adres : Bahçe Mah. Gül Sok. No: 3
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak ${day} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: Ankara 4. Noterliği Nin 4.3.2022 Tarih 901 Sayı İle Tasdikli, 2.3.2022 Tarihli 2022/3 Sayılı Yönetim Kurulu Kararı
`
const RULE = 'Kira sözleşmelerini B Grubu imza yetkilisi tek başına imzalar.'
const APPOINTMENT = `${HEAD('21.3.2022', 'Yönetim Kurulu / Yetkililer')}YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 103******10 Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden, BERK SANAL; Aksi Karar Alınıncaya Kadar (B GRUBU İMZA YETKİLİSİ) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)
(70002)
`
const directive = (articles: string): string =>
  `${HEAD('7.3.2022', 'Yönetim Kurulu / Yetkililer, Yönetim İç Yönergesi')}YÖNETİM İÇ YÖNERGESİ
02.03.2022 TARİHLİ VE 1 SAYILI İÇ YÖNERGE
${articles}
(70001)
`
const PUBLISHED = ['2022-03-09', '2022-03-23']

/** Whether the agent of group B may rent for a hundred lira, by a directive of these articles. */
const verdict = (articles: string) => {
  const record = recordOf({
    office: 'ANKARA',
    registry_no: '70001',
    title: 'KURGU KİMYA ANONİM ŞİRKETİ',
    notices: [directive(articles), APPOINTMENT].map((text, at) => ({
      published_on: PUBLISHED[at] ?? '',
      issue: '1',
      page: String(at + 1),
      text,
    })),
  })
  return checkSigning(record, {
    person: 'BERK SANAL',
    day: '2023-05-09',
    today: '2026-11-20',
    amount: '100',
    currency: 'TRY',
    transaction: 'kira',
    coSigners: [],
  }).verdict
}
/** Before the rule, behind it, in its article. */
const places = (sentence: string): string[] => [
  `Madde 1- ${sentence}\nMadde 2- ${RULE}`,
  `Madde 1- ${RULE}\nMadde 2- ${sentence}`,
  `Madde 1- ${RULE} ${sentence}`,
]

const GENERAL = `
Bu yönerge, Türk Ticaret Kanununun 367 ve 371 inci maddeleri ile esas sözleşmenin 8 inci maddesine dayanılarak hazırlanmıştır.
Kimlerin hangi derecede imza yetkisine sahip olacağı yönetim kurulu kararı ile belirlenir, tescil ve ilan edilir.
Bu iç yönerge, şirketin günlük faaliyetlerinde kimlerin hangi yetkiyle hareket edeceğini göstermek üzere düzenlenmiştir.
Sınırlı yetkililer yönetim kurulu tarafından atanır ve ticaret siciline tescil ettirilir.
Daha önce yayımlanan 2 numaralı iç yönerge bu yönergenin tescili ile yürürlükten kalkar.
Bu iç yönerge, Türk Ticaret Kanunu'nun 367 nci ve 371 inci maddeleri ile şirket esas sözleşmesinin 8 inci maddesine dayanılarak hazırlanmıştır.
İç yönerge ile atama yapılamaz; atamalar ayrıca tescil ve ilan ettirilir.
İç yönergeyle kimse atanamaz, atamalar yönetim kurulu kararı ile yapılır.
Ticari vekil ve diğer tacir yardımcılarının atanması yönetim kurulu kararıyla yapılır, bu karar tescil ve ilan olunur.
Yetkilendirilen ticari vekil ve diğer tacir yardımcıları da ticaret siciline tescil ve ilan edilir.
Yönetim kurulu, bu kişilerin verecekleri zarardan TTK'nın 371/7 maddesi gereğince müteselsilen sorumludur.
İşbu iç yönerge Türkiye Ticaret Sicili Gazetesi'nde yayımlandığı tarihte yürürlüğe girer.
İç yönerge hükümleri yönetim kurulunca yürütülür.
Bu iç yönergede değişiklik yapmaya yönetim kurulu yetkilidir.
Bu iç yönergede hüküm bulunmayan hallerde Türk Ticaret Kanunu ve esas sözleşme hükümleri uygulanır.
Sınırlı yetkili: Yönetim kurulunca bu yönerge uyarınca atanan ve sınırlı temsil yetkisi bulunan kişiyi ifade eder.
İmza yetkilileri A Grubu ve B Grubu olarak iki gruba ayrılmıştır.
Şirketin imza yetkilileri (A) ve (B) olmak üzere iki gruptur.
Bu iç yönerge, aksine karar alınıncaya kadar geçerlidir.
İç yönerge, yönetim kurulunca kabul edilmiş olup tescil ve ilan edilecektir.
Yönetim kurulunun devredilemez görev ve yetkileri saklıdır.
Bu iç yönergenin amacı, şirkete hizmet akdi ile bağlı olanların sınırlı yetkilerini düzenlemektir.
Kapsam: Bu yönerge, temsile yetkili olmayan yönetim kurulu üyeleri ile şirkete hizmet akdi ile bağlı olanları kapsar.
Dayanak ve hukuki çerçeve: Yönerge TTK 371/7 ile esas sözleşmenin 9 uncu maddesi uyarınca çıkarılmıştır.
Tutarlara KDV dahil değildir.
Yabancı para cinsinden işlemlerde işlem tarihindeki TCMB döviz satış kuru esas alınır.
Yetkilerini aşan kişiler şirkete karşı sorumludur.
Bu iç yönerge 5 maddeden ibarettir.
İşbu iç yönergenin yürürlüğe girmesi ile 2019 tarihli iç yönerge yürürlükten kalkar.
Şirketi temsil ve ilzama ilişkin bu iç yönerge yönetim kurulunun 05.11.2024 tarihli ve 15 sayılı kararıyla düzenlenmiştir.
İmzalar şirket kaşesi altına atılır.
İşlem tutarı, her bir işlem için ayrı ayrı dikkate alınır.
Parasal sınırlar işlem başınadır.
Bir işlem, yetki sınırlarının altında kalmak amacıyla bölünemez.
Bir kişi aynı işlemde iki ayrı grubun imzasını atamaz.
Aynı kişinin imzası bir evrakta iki imza yerine geçmez.
Yetkililer yetkilerini kısmen veya tamamen başkasına devredemez.
Sınırlı yetkililer bu iç yönerge ile kendilerine verilen yetkileri üçüncü kişilere devredemezler.
Bu iç yönergede para birimi olarak Euro esas alınmış olup Euro dışındaki para birimleriyle yapılan işlemlerde işlemin yapıldığı tarihteki TCMB döviz alış kuruna göre Euro değeri esas alınır.
Bir sözleşmenin imzalanması için verilen yetki, o sözleşmenin feshi, yenilenmesi ve tadili yetkisini de kapsar.
Yetki sınırlarının aşılması halinde işlemi yapan kişi şirkete karşı sorumlu olur.
Sınırlı yetkililer şirket kaşesi altına atacakları imza ile şirketi temsil ederler.
Bu iç yönergede yazılı olmayan hususlarda Türk Ticaret Kanunu hükümleri uygulanır.
Yetkililer, bu yetkilerini dürüstlük kurallarına uygun olarak kullanmakla yükümlüdürler.
Bu iç yönerge ile 12.01.2019 tarihli ve 2 nolu iç yönerge yürürlükten kaldırılmıştır.
Yönetim kurulu bu iç yönergede her zaman değişiklik yapabilir.
Bu iç yönerge tescil ve ilanını müteakip uygulanır.
Atamalar ayrıca alınacak yönetim kurulu kararıyla yapılır.
Yönergede yer almayan işlemler ile tabloda yazılı tutarları aşan işlemler yalnız yönetim kurulunun yetkisindedir.
Ödünç alınması ve dava açılması sınırlı yetkililere bırakılmamıştır.
Hiçbir yetkili, kefalet ve garanti veremez, kredi sözleşmesi imzalayamaz.
Yönerge ilanı tarihinde geçerli olur.
İş bu iç yönerge yayım tarihinde yürürlüğe girer.
Yönerge ilan edilmekle yürürlüğe girmiş sayılır.
Bu yönerge hükümleri tescili müteakip uygulanmaya başlar.
Bunların dışında kalan bütün işlemlerde şirket iki yönetim kurulu üyesinin müşterek imzası ile temsil edilir.
Sınırı aşan işler ile burada sayılmayan işler münferiden temsile yetkili yönetim kurulu üyesince yapılır.
Azami tutarın üzerindeki işlemler (A) Grubundan iki imza ile yapılır.
Şirketin diğer tüm işlemleri yönetim kurulu üyeleri tarafından imzalanır.
Kanundan ve genel kurul kararından doğan yetkiler saklıdır.
Tutarlar her bir işlem içindir, KDV hariçtir.
Limitler KDV hariç olarak ve işlem bazında uygulanır.
Parasal limitler tek bir işlem için öngörülmüştür.
Her işlemde imzalar ayrı kişilerce atılır.
İki imza gereken hallerde imzalar farklı kişilerce atılır.
Yönetim Kurulumuz, şirketin günlük işlerinin aksamaması için iki imza grubu ihdas etmiştir.
Muhasebe Müdürü unvanı ile görev yapan ve yönetim kurulu kararıyla atanan çalışanlar sınırlı yetkilidir.
Atama ve azil tescil ve ilan olunur.
Yetkililer işlemlerinde şirketin menfaatini gözetir.
Yetki devri yapılamaz.
Grupların kimlerden oluştuğu atama kararında yazılır.
Yönetim kurulu yetkililerin listesini ticaret siciline bildirir.
GENEL HÜKÜMLER
`
const BOUNDS = `
Bu yönergede sayılan işlemlerin tamamında çift imza aranır.
A Grubu imza yetkilisinin imzası olmaksızın yapılan işlemler geçersizdir.
Bu yönerge Ankara şubesi için hazırlanmıştır.
Bu iç yönerge ile belirlenen yetkiler hukuk müşavirinin görüşü alınarak kullanılır.
Bu iç yönerge yönetim kurulunun ikinci bir kararıyla yürürlüğe girecektir.
Bu yönerge altı aylığına kabul edilmiştir.
İmza yetkilileri her işlemi yönetim kurulu kararı ile yapar.
Sınırlı yetkililerin yetkileri yönetim kurulu kararı ile belirlenir.
Atamalar tescil ve ilan edilmedikçe yetki doğmaz.
Bu iç yönergenin 1. maddesi, 05.05.2022 tarihli karar ile yürürlükten kaldırılmıştır.
Hiçbir yetkili tek imza ile sözleşme imzalayamaz.
Aynı derecede bulunan iki kişi birlikte imza atamaz.
Tutarlar yıllık toplam olarak dikkate alınır.
Her bir işlemde genel müdürün görüşü esas alınır.
Yetkililer yetkilerini yönetim kurulunun bilgisi dahilinde kullanır.
Yetkililer yetkilerini kullanırken yönetim kurulu başkanının imzasını da alır.
Kira sözleşmelerinin bölünerek imzalanması halinde B Grubunun yetkisi sona erer.
Kira sözleşmeleri B Grubu imza yetkililerinin yetkisi dışındadır.
Kira sözleşmesi yapılması sınırlı yetkililere bırakılmamıştır.
Hiçbir yetkili, kira sözleşmesi imzalayamaz.
Yetkilerini devretmeyenler B Grubu adına imza atamaz.
Tabloda yer almayan işlemler A Grubunun yetkisindedir; kira sözleşmeleri de bunlardandır.
İç yönerge ile yapılan atamalar genel kurul onayına sunulur.
İç yönerge ile atananlar kira sözleşmesi yapamaz.
Atanan kişilerin yetkileri yönetim kurulunca ayrıca belirlenir.
Bu iç yönerge genel kurul kararı ile yürürlüğe girer.
Bu iç yönerge genel kurulun onayından sonra tescil ve ilanı ile yürürlüğe girer.
Bu iç yönerge 01.01.2030 tarihinde yürürlüğe girer.
Bu iç yönerge hükümlerini uygulamaya ayrıca yönetim kurulu karar verir.
İç yönergenin uygulanması yönetim kurulunun kararına bağlıdır.
Bu iç yönerge uygulanmaz.
Bu maddenin uygulanmasına yönetim kurulu yetkilidir.
Kira işlemlerinde yönetim kurulu yetkilidir.
Bu iç yönerge 30.06.2022 tarihine kadar geçerlidir.
Bu iç yönerge yeni bir yönerge çıkarılıncaya kadar geçerli olup kira sözleşmeleri hariçtir.
Yönetim kurulu üyelerinin kira sözleşmelerine ilişkin yetkileri saklıdır.
B Grubu imza yetkilileri yönetim kurulunun talimatı ile hareket eder.
Sınırlı yetkililer yetkilerini yönetim kurulu başkanının onayı ile kullanır.
Daha önce tescil edilmiş iç yönergelerdeki sınırlamalar aynen geçerlidir.
Bu iç yönerge yürürlükten kaldırılmıştır.
Madde 1 hükmü yürürlükten kaldırılmıştır.
İmzalar şirket kaşesi altına iki yetkili tarafından atılır.
İmza yetkilileri imzalarını Genel Müdürün imzası yanına atar.
Atananların imzaları Genel Müdürün imzası ile tamamlanır.
Yönetim kurulu bu yetkileri her zaman durdurabilir ve 01.06.2022 itibarıyla durdurmuştur.
Tutarlara yıl içindeki tüm işlemler dahildir.
Kira sözleşmelerine bu hüküm dahil değildir.
Bu kişilerin yönetim kurulu onayı olmadan yaptıkları işlemlerden yönetim kurulu sorumlu değildir.
Sözleşmelerin geçerliliği için genel müdürün parafı lazımdır.
B Grubunda yer alanlar deneme süresi içinde imza atamaz.
Yetki belgesi noterce onaylanmadan kullanılmaz.
Bu yönerge yalnızca İzmir şubesi için uygulanır.
Bu yönerge Adana fabrikasındaki işlemler hakkında uygulanır.
Sınırlı yetkililer bu yetkilerini yalnız yurt içi işlemlerde kullanır.
Sınırlı yetkililer, şirketin Adana şubesi işlemleri için atanır.
İşbu iç yönergenin 2. maddesi İstanbul Ticaret Mahkemesi kararıyla iptal edilmiştir.
İç yönerge ile atananların yetkisi yönetim kurulunun yazılı onayına bağlıdır.
Bu iç yönerge, yönetim kurulunca ayrıca yürürlüğe konulmadıkça uygulanmaz.
Bu iç yönergenin yürürlüğe girmesi genel kurulun onayına bağlıdır.
Kira sözleşmeleri yönetim kurulu onayı alınmadan imzalanamaz.
Hiçbir yetkili yönetim kurulu kararı olmadan kira sözleşmesi imzalayamaz.
Bu yönerge kapsamındaki işlemlerde yönetim kurulu başkanının paraf imzası da aranır.
Her işlemde A Grubu imza yetkililerinden birinin imzası da bulunur.
Sınırlı yetkililer hiçbir belgeyi tek başına imzalayamaz.
Yukarıda sayılan işlemlerde ikinci imza olarak Genel Müdürün imzası zorunludur.
Bu yetkiler ancak Genel Müdürün yazılı talimatı üzerine kullanılabilir.
Bu yetki 31.12.2022 tarihinde sona erer.
Sınırlı yetkililerin yetkileri, yönetim kurulunca verilecek ek kararla kullanılmaya başlanır.
B Grubu imza yetkilileri 50.000 TL'nin üzerindeki işlemlerde yetkili değildir.
Üç yıldan uzun süreli kira sözleşmeleri A Grubu imza yetkililerinden ikisi tarafından imzalanır.
Taşınmazlara ilişkin kira sözleşmeleri iç yönerge kapsamı dışındadır.
İç yönerge ile verilen yetkiler, mali işler müdürünün uygunluk görüşü alınarak kullanılır.
İç yönerge ile atama yapılamaz; kira sözleşmeleri ancak iki imza ile bağlayıcıdır.
B Grubu imza yetkililerinin atanması yapılıncaya kadar bu yetkiyi yönetim kurulu kullanır.
Bir takvim yılında toplam 1.000.000 TL aşılamaz.
İç yönerge, yönetim kurulu kararı ile askıya alınmıştır.
Bu iç yönerge hükümleri B grubu için uygulanmaz.
Kira sözleşmelerinin imzalanması için yönetim kurulundan ayrıca yetki alınır.
İmzalanacak sözleşmelerin hukuk müşavirliğince paraflanması şarttır.
Atamalar tescil edilse dahi B grubu yetkilileri kira sözleşmesi akdedemez.
İç yönerge ile kira sözleşmesi yapma yetkisi verilemez.
Kira sözleşmeleri hakkında yönetim kurulunun devredilemez yetkisi saklıdır.
Yönetim kurulunun yazılı onayı aranır; atamalar ayrıca tescil ve ilan ettirilir.
Bu iç yönerge 31.12.2023 tarihinde yürürlükten kalkar.
Bu yönergenin 3. maddesi genel kurulca onaylanmadıkça yürürlüğe girmez.
Kira bedeli 100.000 TL'yi aşan sözleşmelerde Genel Müdürün de imzası gerekir.
Sınırlı yetkililerin görev süresi, yönetim kurulunca aksi kararlaştırılmadıkça yönetim kurulunun görev süresi ile sınırlıdır.
Sınırlı yetkililer atandıkları tarihten itibaren üç yıl süreyle görev yaparlar.
Bu yönerge sicile bildirilip iki ay sonra yürürlüğe girer.
Yönetim kurulu, yetkililerin her işleminden önceden haberdar edilir.
Sınırı aşan işlerde olduğu gibi kira sözleşmelerinde de A Grubundan iki imza aranır.
B Grubu imza yetkililerinin listesi yürürlüğe girinceye kadar imzaları geçerli sayılmaz.
Yetkililerin işlemleri genel müdürün gözetiminde tescil edilir.
Atananların imzaları yönetim kurulu başkanının imzasıyla birlikte kullanılır.
Tutarlar bir takvim ayı için öngörülmüştür.
Bu yönerge altı ay için kabul edilmiştir.
`
// What only means something behind the rule.
/** Asked for in the article of the rule, though it names acts of another kind. */
const ASKED = `
İşlem bedelinin peşin ödenmesi gerekir.
Depozito karşılığında çek alınması şarttır.
Ödeme yalnız havale yoluyla yapılır.
Bedel çekle tahsil olunur.
Satış bedelinin tahsil edilmiş olması aranır.
Karşı taraftan senet istenir.
Ödeme emri muhasebe müdürüne imzalatılır.
Kredi limiti dahilinde kalınır.
Satın alma talep formunun düzenlenmiş bulunması mecburidir.
`
const OF_ANOTHER = `
Kredi sözleşmelerinde üç bankadan teklif alınır.
Satışlarda bedel peşin tahsil edilir.
Kefalet verilmesi için iki teminat gerekir.
Kredi kullanımı yönetim kurulu kararına tabidir.
`
const OF_BEFORE = /^(?:Bu yetki|Yukarıda)/
const lines = (text: string): string[] => text.trim().split('\n')

describe('a directive', () => {
  it.each(lines(GENERAL))('gives what its rule gives beside: %s', (sentence) => {
    for (const articles of places(sentence)) expect(verdict(articles), articles).toBe('authorised')
  })
  it.each(lines(ASKED))('is bounded in the article of the rule by: %s', (sentence) => {
    for (const articles of [
      `Madde 1- ${RULE} ${sentence}`,
      `Madde 1- ${sentence} ${RULE}`,
      `Madde 1- Genel.\nMadde 2- ${RULE}\n${sentence}`,
    ])
      expect(verdict(articles), articles).not.toBe('authorised')
  })
  it.each(lines(OF_ANOTHER))('is not bounded by what is said of other acts: %s', (sentence) => {
    for (const articles of places(sentence)) expect(verdict(articles), articles).toBe('authorised')
  })
  it.each(lines(BOUNDS))('is bounded by: %s', (sentence) => {
    for (const articles of places(sentence).slice(OF_BEFORE.test(sentence) ? 1 : 0))
      expect(verdict(articles), articles).not.toBe('authorised')
  })
})
