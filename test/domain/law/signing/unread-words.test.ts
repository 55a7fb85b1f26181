/**
 * Words that nobody read, in a notice after the one that gives a power: those that may end, bound or pass over it leave the answer open;
 * those known whole to speak of something else do not. Under the matters of officers and under those of shares; every sentence is made up.
 */
import { describe, expect, it } from 'vitest'
import { electedAlone, noticeText, verdictOn } from '../../../support/asked.ts'

const FIRST = noticeText(
  'Müdürler / Yetkililer',
  `MÜDÜRLER/YETKİLİLER
${electedAlone('ADA DÜŞSEL', '111')}
${electedAlone('MERT HAYALİ', '211')}`,
  { day: '4.3.2024' },
)
const TITLE = 'KURGU BOYA ANONİM ŞİRKETİ'
/** Whether the manager who signs alone may buy goods, where a later notice says this. */
const verdict = (sentence: string, matters: string): string => verdictOn([FIRST, noticeText(matters, sentence)], { person: 'ADA DÜŞSEL' })
const MATTERS = ['Müdürler / Yetkililer', 'Pay Devri']

const OPENS = `
# a bound power is no limited agent's, an organ that is none any more is nobody's, and who gives his shares keeps out of the business
Yetkililerin şube işleri ile sınırlı yetkileri Ece Kurgulu tarafından kullanılacaktır.
Ece Kurgulu'nun vefatı ile müdürler kurulu organ niteliğini yitirmiştir.
Ece Kurgulu'nun çekilmesiyle kurul organ vasfını kaybetmiştir.
ADA DÜŞSEL 50 adet payını MERT HAYALİ'ye devretmiştir. Devreden, şirketin hiçbir işine karışmayacaktır.
# an event that is entered, and no formality of its entry
Şirketin 12.2.2024 tarihli genel kurulunda alınan 6 numaralı kararın icrasının dava sonuna kadar geri bırakılmasına karar verilmiş olup tescil ve ilan olunur.
Şirketin 20.8.2024 tarihli genel kurulunda müdürlerin tamamının değiştirildiği tescil ve ilan olunur.
Şirketin 28.2.2024 tarihli genel kurul kararının üçüncü kişilere karşı uygulanamayacağı tescil ve ilan olunur.
28.2.2024 tarih ve 4 sayılı genel kurul kararının tescili mahkemenin kararı gereği silinmiş olup ilan olunur.
# the seat that somebody left, and the predecessor of whom nothing else is said
Boşalan müdürlüğe Emre Masalcı seçilmiştir.
Ada Düşsel'e teşekkür edilerek yerine Emre Masalcı'nın müdürlüğe alınması kabul edildi.
# a name that never held the office, with the given name of one who does
Şirket müdürü Ada Masalcı'nın istifasının kabulüne karar verilmiştir.
# what ends is a thing of his
Müdür Ada Düşsel'in payları üzerindeki haciz sona ermiştir.
Müdür Ada Düşsel'in verdiği şahsi kefaletin iptaline karar verilmiştir.
# a decision of the company that loses its force
28.2.2024 tarihli ortaklar kurulu kararının icrası tehir edilmiştir.
Genel kurul kararının hükümleri mahkemece askıya alınmıştır.
Genel kurul kararının hükümsüzlüğü tespit edilmiştir.
Umumi heyet kararının uygulanması dava sonuna kadar durdurulmuştur.
28.2.2024 günlü toplantı kararlarının yok hükmünde olduğuna karar verilmiştir.
4.3.2024 tarihinde tescil edilen kararın feshine karar verilmiştir.
Olağanüstü genel kurul toplantısında alınan 3 numaralı kararın geri alınmasına karar verilmiştir.
Seçime ilişkin kararın tatbikinin ertelenmesine karar verilmiştir.
Ortakların 28.2.2024 tarihli kararlarının tescilinin terkinine karar verilmiştir.
# dead or under guardianship, among shares and who came
ADA DÜŞSEL MİRASÇILARI : Beheri 100,00 Türk Lirası değerinde 300 adet paya karşılık gelen 30000,00 Türk Lirası
ADA DÜŞSEL VARİSLERİ (elbirliği) : Beheri 100,00 Türk Lirası değerinde 300 adet paya karşılık gelen 30000,00 Türk Lirası
Ada Düşsel'den miras yoluyla geçen 100 adet pay Ece Kurgulu adına kaydedilmiştir.
ADA DÜŞSEL mirasçıları adına kayıtlı 100 adet pay ECE KURGULU'ya devredilmiştir.
Vasisi ECE KURGULU tarafından ADA DÜŞSEL'e ait 100 adet pay MERT HAYALİ'ye devredilmiştir.
ADA DÜŞSEL'e vesayeten ECE KURGULU 100 adet payı MERT HAYALİ'ye devretmiştir.
Kısıtlı Ada Düşsel adına vasi sıfatıyla Ece Kurgulu 100 adet payını Mert Hayali'ye devretmiştir.
Muris Ada Düşsel'e ait 300 adet pay Ece Kurgulu'ya intikal etmiştir.
Ortaklar: Ada Düşsel mirasçıları 300 pay, Mert Hayali 300 pay
Sermayenin 30.000 TL'si Ada Düşsel varislerine, 30.000 TL'si Mert Hayali'ye aittir.
# the company is no more
Feshine karar verilen şirketin alacaklılarının alacaklarını bir yıl içinde bildirmeleri ilan olunur.
Fesih kararı alan şirketimizin borç ve alacaklılarının şirket merkezine müracaatları ilan olunur.
Münfesih şirketin alacaklılarının bir yıl içinde müracaatları ilan olunur.
Şirketimiz faaliyetine son vermiş olup alacaklıların bir yıl içinde müracaatları rica olunur.
Dağılmasına karar verilen şirketin alacaklılarının ellerindeki belgelerle başvurmaları ilan olunur.
Şirketin münfesih olduğu Bakanlığın yazısı ile bildirilmiş ve sicile kaydedilmiştir.
Şirketin TTK'nın 529. maddesi gereğince sona erdiği ilan olunur.
Sermayenin karşılıksız kaldığı, şirketin TTK 376/2 uyarınca kendiliğinden sona ermiş olduğu bildirilmiştir.
Şirket ticaret sicilinden kaydı terkin edilen şirketler arasındadır.
Şirketin faaliyetlerini sonlandırmasına karar verilmiş olup tescil ve ilan olunur.
Şirketin kapatılmasına oybirliği ile karar verilmiştir.
# one manager from then on
Mert Hayali; Aksi Karar Alınıncaya Kadar şirketin tek müdürü olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.
Müdür sayısının bire indirilmesine ve müdürlüğün Mert Hayali uhdesinde bırakılmasına karar verilmiştir.
Mert Hayali şirkette müdür olarak tek kalmıştır.
Müdürlerin sayısı bire düşürülmüş olup müdürlüğe Mert Hayali seçilmiştir.
Müdürlükte tek kalan Mert Hayali şirketi münferiden temsile yetkilidir.
Şirketin bir müdür tarafından yönetilmesine ve müdür olarak Mert Hayali'nin seçilmesine karar verilmiştir.
# a trustee told by the way
Başvuru şirket yönetim kayyımı tarafından yapılmıştır.
Kayyım atanması kararına yapılan itirazın reddine karar verilmiştir.
# who runs the company from now on
Ölen ortağın payları mirasçılarına intikal etmiştir, şirketi mirasçılar yönetecektir.
Şirketi bundan sonra büyük ortak çekip çevirir.
Üretim işlerini bundan sonra büyük ortak çekip çevirir.
# the power is gone, the office stays
Ada Düşsel'in imza hakkı düşmüş, müdürlüğü devam etmektedir.
Ada Düşsel şirketi temsilden men edilmiş olup görevi aynen devam edecektir.
Müdür Ada Düşsel'in yetkileri elinden alınmış ancak kendisi müdür olarak görevine devam etmektedir.
Ada Düşsel'in imza yetkisi üzerinden alınmış ancak görevi aynen devam edecektir.
# whose office ended
Süresi dolan müdür Mert Hayali yeniden seçilmemiş olup müdürlüğü sona ermiş, Ada Düşsel tek imza yetkisini yitirmiştir.
Müdür Mert Hayali görevinden ayrılmış olup bundan böyle imzalar müştereken atılacaktır.
Süresi dolan müdürler yeniden seçilmemiş olup müdürlükleri sona ermiştir.
Görev süreleri dolan müdürlerden hiçbiri yeniden aday olmamıştır.
Müdür Mert Hayali istifa etmiş, diğer müdürün görevi de sona ermiştir.
Mert Hayali ve Ada Düşsel yeniden aday olmamıştır.
Süresi dolan Ada Düşsel yeniden seçilmemiş olup müdürlüğü sona ermiştir.
# the others
Mert Hayali'den başka imza yetkilisi bulunmamasına karar verilmiştir.
Mert Hayali dışında başkaca imza yetkilisi bulunmamasına karar verilmiştir.
Başkaca imza yetkilisi bulunmamasına karar verilmiştir.
Diğer azaların imza salahiyeti yoktur; şirketi yalnız Mert Hayali temsil eder.
# heirs
Payları ve müdürlüğü mirasçıları Gülsen Düşsel ile Ceyda Düşsel'e intikal etmiştir.
Ada Düşsel'in imza yetkisi mirasçılarına intikal etmiştir.
# not accepted
Ada Düşsel'in müdürlük görevinden çekilmemesi önerisi kabul edilmemiştir.
Ada Düşsel'in temsil yetkisinin devamı önerisi kabul edilmemiştir.
Ada Düşsel'in müdürlüğünün uzatılması teklifi oylanmış, kabul edilmemiştir.
Ada Düşsel'in yeniden müdür seçilmesi önerisi oylanmış, kabul edilmemiştir.
Ada Düşsel'in imza yetkisinin yenilenmesi yönündeki öneri kabul görmemiştir.
Ada Düşsel'in seçiminin onaylanması teklifi kabul edilmemiştir.
Ada Düşsel'in müdürlükte kalması önerisi kabul edilmemiş, görevine son verilmiştir.
Ada Düşsel'in istifasının geri alınması önerisi kabul edilmemiştir.
Ada Düşsel'in görevinin sürdürülmesi teklifi kabul edilmemiştir.
Mert Hayali'nin önerisi kabul edilmemiş, Ada Düşsel'in yetkisinin kaldırılmasına karar verilmiştir.
Ada Düşsel'in münferit yetkisinin korunması önerisi kabul edilmemiştir.
Ada Düşsel'in müdür olarak görevde bırakılması teklifi kabul edilmemiştir.
Ada Düşsel'in görevde bırakılması teklifi reddedilmiştir.
Ada Düşsel'in münferit yetkisinin korunması önerisi reddedilmiştir.
Ada Düşsel'in müdürlükte kalması teklifi oylanarak reddedilmiştir.
# confirmed
Ada Düşsel'in yerine Mert Hayali'nin üyeliğe seçimi genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlükten istifası genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlüğünün sona ermesi genel kurulca onaylanmıştır.
Ada Düşsel'in üyeliğe seçimi genel kurulca onaylanmamıştır.
Ada Düşsel'in müdürlüğe seçimi genel kurulca, Mert Hayali ile birlikte imza atması şartıyla onaylanmıştır.
Ada Düşsel'in müdürlüğe seçimi 31.12.2024 tarihine kadar genel kurulca onaylanmıştır.
Ada Düşsel'den boşalan müdürlüğe Ece Kurgulu'nun seçimi genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlük görevinden azli ve seçim genel kurulca onaylanmıştır.
Ada Düşsel'in yetkisinin kaldırılması ve yapılan seçim genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlüğünün düşürülmesi genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlüğe seçiminin feshi genel kurulca onaylanmıştır.
Ada Düşsel'in müdürlükten alınması genel kurulca onaylanmıştır.
# an end of another's
Ada Düşsel'e verilmiş bulunan temsil yetkisi bundan böyle hükümsüzdür.
Müdürlere verilmiş bulunan temsil yetkisi bundan böyle hükümsüzdür.
Ada Düşsel ile Mert Hayali'ye verilmiş bulunan temsil yetkisi hükümsüzdür.
Mert Hayali'ye ve diğer müdürlere verilmiş bulunan imza yetkisi geri alınmıştır.
Mert Hayali'ye verilmiş bulunan temsil yetkisi hükümsüzdür; şirketi bundan böyle Ece Kurgulu temsil eder.
Mert Hayali'ye verilmiş olan imza yetkisi iptal edilmiştir; bütün müdürler müştereken imza atar.
Mert Hayali tarafından Ada Düşsel'e verilmiş olan temsil yetkisi kaldırılmıştır.
Herkese verilmiş bulunan imza yetkisi bundan böyle geçersizdir.
Şirket müdürlerine verilmiş olan münferit imza yetkisi kaldırılmıştır.
Mert Hayali'ye verilmiş bulunan temsil yetkisi Ada Düşsel'inki ile birlikte kaldırılmıştır.
Önceki kararla verilmiş olan temsil yetkisi geri alınmıştır.
# shares alone
Ada Düşsel'e ait payların devrinin önlenmesi ve temsil yetkisinin kısıtlanması için ihtiyati tedbir konulmuştur.
Ada Düşsel'in esas sermaye paylarının devrinin önlenmesine ve müdürlük görevinin durdurulmasına tedbiren karar verilmiştir.
Ada Düşsel'in paylarının yönetiminin kayyıma devrine, payların devrinin önlenmesine tedbiren karar verilmiştir.
Ada Düşsel'in payları ile imza yetkisinin kullanılmasının önlenmesi için tedbir konulmuştur.
Şirket paylarının devri yasaklanmış, yönetim yetkileri tedbiren alınmıştır.
Ada Düşsel'in paylarından doğan oy hakkının kullanılmasının ve paylarının devrinin önlenmesi için tedbir konulmuştur.
Payların devrinin durdurulması ile Ada Düşsel'in işten el çektirilmesi hakkında ihtiyati tedbir kararı verilmiştir.
Ada Düşsel'in şirketi borçlandırmasının önlenmesi için ihtiyati tedbir konulmuştur.
Ada Düşsel'in payının devrinin önlenmesi ve idari görevlerinin durdurulması için tedbir konulmuştur.
# who signs for the head office
Merkezin yetkili kişisi bundan böyle yalnız Mert Hayali'dir.
Merkezin yetkili kişisi Mert Hayali'dir.
Merkezin yetkili kişileri; Ada Düşsel (Mert Hayali ile müştereken), Mert Hayali
Merkezin yetkili kişileri arasından Ada Düşsel çıkarılmıştır.
Merkezin yetkili kişilerinden Ada Düşsel'in yetkisi sona ermiştir.
Merkezin yetkili kişileri Ada Düşsel ve Mert Hayali ancak birlikte imza atar.
Merkezin yetkili kişileri: Mert Hayali. Ada Düşsel görevden ayrılmıştır.
Merkezin yetkili kişisi olan Ada Düşsel'in yetkisi 31.12.2024 tarihine kadardır.
Merkezin yetkili kişisi Ada Düşsel azledilmiştir.
Merkezin yetkili kişilerine Ada Düşsel dahil değildir.
Merkezin yetkili kişisi Ada Düşsel vefat etmiştir.
Merkezin yetkili kişileri, Ada Düşsel hariç, Mert Hayali
# partners that leave
Ortaklardan Ada Düşsel hissesinin tamamını Mert Hayali'ye devrederek ortaklıktan ve müdürlükten ayrılmıştır.
Ada Düşsel hisselerini Mert Hayali'ye devrederek şirketteki bütün görevlerinden ayrılmıştır.
Müdür Ada Düşsel hissesini Mert Hayali'ye devrederek ortaklıktan ayrılmış olup yetkisi kalmamıştır.
Ada Düşsel hissesinin tamamını Mert Hayali'ye devrederek şirketten ayrılmıştır.
Ada Düşsel payını Mert Hayali'ye devrederek ortaklıktan ayrılmış ve şirketle ilişkisi kesilmiştir.
Ada Düşsel hissesini Mert Hayali'ye devrederek ortaklıktan ayrılmış, imzası iptal edilmiştir.
Ada Düşsel hissesini Mert Hayali'ye devrederek ortaklıktan ayrılmış, yerine Mert Hayali geçmiştir.
Ada Düşsel hissesini Mert Hayali'ye devrederek ortaklıktan ayrılmış, vekilliği de bitmiştir.
Ada Düşsel hissesini Mert Hayali'ye devrederek ortaklıktan ayrılmış ve bütün hak ve vazifelerini bırakmıştır.
# shares, and more
Ada Düşsel'in hisselerini devretmesi nedeniyle ortaklıktan ayrılmasına, imzasının geçersiz sayılmasına oybirliği ile karar verilmiştir.
Ada Düşsel hissesini devrettiğinden şirketi temsil edemez.
Ada Düşsel'in ortaklıktan çıkarılmasına ve paylarının Mert Hayali'ye devrine karar verilmiştir.
Ada Düşsel'in payları kayyıma devredilmiştir.
Müdür Ada Düşsel hissesini ve yönetimi Mert Hayali'ye devretmiştir.
Ada Düşsel hissesini devrederek ayrılmıştır.
Ada Düşsel'in hissesi Mert Hayali'ye devredilmiş, yerine Mert Hayali geçmiştir.
Ada Düşsel hissesini devrettiğinden bundan sonra imza Mert Hayali'dedir.
Ada Düşsel'in vefatı üzerine hissesi Mert Hayali'ye intikal etmiştir.
Ada Düşsel'in hissesinin 10 adedi müdürlük bedeli karşılığı Mert Hayali'ye devredilmiştir, kendisi çekilmiştir.
Ada Düşsel hissesini devrederek şirketle ilişiğini kesmiştir.
Sermayenin tamamı Mert Hayali'ye ait olup şirket bundan böyle onun tarafından idare edilir.
Ada Düşsel hissesinin tamamını Mert Hayali'ye devrederek görevini bırakmıştır.
Ada Düşsel'in iflası nedeniyle hisseleri Mert Hayali'ye satılmıştır.
Ada Düşsel hisselerini Mert Hayali'ye devretmiş olup her iki ortak birlikte hareket eder.
# what goes on but does not
Ada Düşsel'in yetkilerinde değişiklik yapılmasına oybirliği ile karar verildi.
Mert Hayali'nin yetkilerinde değişiklik yapılmamasına, Ada Düşsel'in görevden alınmasına oybirliği ile karar verildi.
Mert Hayali'nin yetkisi dışındaki yetkilerde değişiklik yapılmasına karar verildi.
Ada Düşsel'in yetkilerine 31.12.2024 tarihine kadar dokunulmamasına karar verildi.
Mert Hayali'nin yetkilerine dokunulmamasına, diğer müdürün yetkisinin durdurulmasına karar verildi.
Ada Düşsel'in yetkilerinde, Mert Hayali'nin onayı saklı kalmak üzere değişiklik yapılmamasına oybirliği ile karar verildi.
Ada Düşsel'in görevinde bir değişiklik yapılmaması önerisi oybirliği ile reddedildi.
Ada Düşsel'in görev ve yetkilerinde değişiklik yapılmamasına ilişkin önceki karardan dönülmesine oybirliği ile karar verildi.
# denied
Ada Düşsel'in şirketi temsile hakkı yoktur.
Ortakların şirketi temsile hakkı yoktur.
Hiçbir müdürün şirketi tek başına temsile hakkı yoktur.
Müdürlerin şirketi temsile hakkı yoktur.
Mert Hayali'nin ve Ada Düşsel'in temsil hakkı bulunmamaktadır.
Ada Düşsel'in bundan böyle şirketi temsil hakkı bulunmamaktadır.
Mert Hayali olmadan Ada Düşsel'in temsile hakkı yoktur.
Temsil yetkisi olmayan Ada Düşsel'in imza hakkı yoktur.
# town, hearing, attendance
Şirketin merkezi Denizli'dir ve yetkiler merkez işleri ile sınırlıdır.
Merkez dışındaki işlerde Ada Düşsel'in yetkisi yoktur.
Duruşma gününe kadar Ada Düşsel'in yetkisi durdurulmuştur.
Duruşmanın 5.5.2025 gününe bırakılmasına, yönetimin kayyıma verilmesine karar verilmiştir.
Toplantıya katılan Ada Düşsel görevi bırakmıştır.
Duruşma 5.5.2025 günü yapılacak olup o güne kadar müdürler işlem yapamaz.
`
const TAKES_NOTHING = `
Pay Devri :: Ölen ortak Rıza Tozlu'nun mirasçısı Ada Düşsel 100 adet payı devralmıştır.
Pay Devri :: Ada Düşsel'e miras yoluyla intikal eden 100 adet pay Ece Kurgulu'ya devredilmiştir.
Pay Devri :: Kısıtlı Rıza Tozlu'ya vesayeten Ada Düşsel 100 adet payı Ece Kurgulu'ya devretmiştir.
Pay Devri :: Ortaklar: Ada Düşsel 300 pay, Rıza Tozlu mirasçıları 300 pay
Pay Devri :: Ece Mirasçı 100 adet payını Ada Düşsel'e devretmiştir.
Sermaye Azaltımı :: Sermayesini azaltmaya karar veren şirketimizin alacaklılarının iki ay içinde alacaklarını bildirmeleri ilan olunur.
Şube :: Şirketin İzmir şubesinin faaliyetine son verilmiştir.
Müdürler / Yetkililer :: Ece Kurgulu'nun tek imza ile temsile yetkili müdür olarak seçilmesine karar verilmiştir.
Kayyım :: Şirkete kayyım atanması talebinin reddine dair karar kesinleşmiştir.
Müdürler / Yetkililer :: Mert Hayali'nin müdürler kurulu başkanı seçilmesi önerisi oylanmış, kabul edilmemiştir.
Müdürler / Yetkililer :: Ada Düşsel'in müdürlüğe seçimi genel kurulca onaylanmıştır.
Müdürler / Yetkililer :: Ada Düşsel'in müdürlüğe seçimi genel kurul tarafından tasdik edilmiştir.
Müdürler / Yetkililer :: Mert Hayali'ye verilmiş bulunan temsil yetkisi bundan böyle hükümsüzdür.
Müdürler / Yetkililer :: Mert Hayali'ye evvelce verilmiş olan imza yetkisi geri alınmıştır.
İhtiyati Tedbir :: Ada Düşsel'e ait esas sermaye paylarının üçüncü kişilere devrinin önlenmesi amacıyla ihtiyati tedbir konulmuştur.
Şube Açılışı :: Merkezin yetkili kişileri; Adı Soyadı | Vatandaşlığı ADA DÜŞSEL | Türkiye Cumhuriyeti MERT HAYALİ | Türkiye Cumhuriyeti
Pay Devri :: Ortaklardan Ada Düşsel'in 300 hisse karşılığı 7.500,00 TL'lik hissesinin 100 hisse karşılığı 2.500,00 TL'lik kısmını ortak Mert Hayali'ye, kalan 200 hissesini şirket dışından Ece Kurgulu'ya satarak ortaklıktan ayrılmasına,
Pay Devri :: Payların tamamı olan 40.000,00 TL DÜŞ DOKUMA ANONİM ŞİRKETİ'ne aittir.
Pay Devri :: Böylece şirketin 90.000,00 TL'lik sermayesinin 60 payı (60.000,00 TL) Ada Düşsel'e, 30 payı (30.000,00 TL) Ece Kurgulu'ya ait bulunmaktadır.
Pay Devri :: Ortak Ada Düşsel'in 45 adet payını 4.500,00 TL bedelle Ece Kurgulu'ya devrederek ortaklıktan ayrılmasına ve keyfiyetin pay defterine işlenmesine,
Müdürler / Yetkililer :: Mert Hayali, sahip olduğu payların yarısını noter huzurunda düzenlenen sözleşme ile ortaklardan Ada Düşsel'e satmıştır.
Pay Devri :: Devirden sonra şirket ortakları Ada Düşsel ve Ece Kurgulu'dan ibarettir.
Pay Devri :: Mert Hayali hisselerinin tamamını dışarıdan Ece Kurgulu'ya devretmek suretiyle ortaklıktan ayrılmıştır.
Müdürler / Yetkililer :: Mert Hayali'nin müdürlük yetkilerinde değişiklik yapılmamasına oybirliği ile karar alındı.
Müdürler / Yetkililer :: Müdürlerin görev ve yetkilerinde değişiklik yapılmamasına ittifakla karar verilmiştir.
Müdürler / Yetkililer :: Diğer müdür Ada Düşsel'in yetkilerine dokunulmamasına karar verilmiştir.
Müdürler / Yetkililer :: Ortak Ece Kurgulu'nun şirketi temsile hakkı yoktur.
Müdürler / Yetkililer :: Ece Kurgulu'nun temsil hakkı bulunmamaktadır.
Pay Devri :: Şirketin merkezi Denizli'dir.
Pay Devri :: Duruşmanın 5.5.2025 günü saat 10.30'a bırakılmasına karar verilmiştir.
`
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))

describe('words of a later notice that nobody read', () => {
  it.each(lines(OPENS))('leave it open: %s', (sentence) => {
    for (const matters of MATTERS) expect(verdict(sentence, matters), matters).not.toBe('authorised')
  })
  it.each(lines(TAKES_NOTHING))('take nothing: %s', (sentence) => {
    const [matters = '', words = ''] = sentence.split(' :: ')
    expect(verdict(words, matters)).toBe('authorised')
  })
})

it('a head that announces officers, above a body that says nothing of them, leaves it open', () => {
  const sentence = "Duruşmanın 5.5.2025 günü saat 10.30'a bırakılmasına karar verilmiştir."
  expect(verdict(sentence, 'Pay Devri')).toBe('authorised')
  expect(verdict(sentence, 'Müdürler / Yetkililer')).toBe('uncertain')
})

describe('words of an earlier notice that nobody read', () => {
  const title = 'KURGU BOYA ANONİM ŞİRKETİ'
  const member = noticeText('Yönetim Kurulu', "Ece Kurgulu'nun yönetim kurulu üyeliği bakımından gereği yapılmıştır.", {
    title,
    day: '4.3.2024',
  })
  const joint = noticeText(
    'Yönetim Kurulu',
    "Genel müdürlüğe Ada Düşsel'in atanmasına ve Ada Düşsel'in yönetim kurulu üyelerinden biri ile birlikte şirketi müştereken temsil ve ilzam etmesine karar verilmiştir.",
    { title },
  )
  it('may have put into the organ whoever is to sign along', () => {
    const asked = (coSigner: string): string => verdictOn([member, joint], { person: 'Ada Düşsel', coSigners: [coSigner], title })
    expect(asked('Ece Kurgulu')).toBe('uncertain')
    expect(asked('Kaya Deniz')).toBe('not_authorised')
  })
})

describe('a form that nobody read, of those whom a later decision on signing passes over', () => {
  it('may go on: their own is no power of the office', () => {
    const first =
      'Şirket müdürlüğüne 10 yıl süreyle Ada Düşsel ve Mert Hayali seçilmişlerdir. Şirketi her biri münferit imzasının kudretiyle temsil eder.'
    const later = 'Müdürlüğe 10 yıl için Mert Hayali ve Ece Kurgulu seçilmiş olup şirketi müştereken temsil edeceklerdir.'
    const notices = [noticeText('Müdürler', first, { day: '4.3.2024' }), noticeText('Müdürler', later)]
    expect(verdictOn(notices, { person: 'Ada Düşsel' })).toBe('uncertain')
  })
})

describe('one manager elected while the term of another runs', () => {
  const of = (name: string, years: number): string =>
    `Şirket müdürlüğüne ${years} yıl süreyle ${name} seçilmiştir. ${name} şirketi münferiden temsil ve ilzam eder.`
  const [first, second] = [noticeText('Müdürler', of('Ada Düşsel', 1), { day: '4.3.2024' }), noticeText('Müdürler', of('Mert Hayali', 10))]
  it('may have come beside him: once his term is over too, nothing says that he went', () => {
    expect(verdictOn([first, second], { person: 'Ada Düşsel', day: '2026-05-06' })).toBe('uncertain')
  })
  it('came beside him where they sign together from then on', () => {
    const both =
      "Şirket müdürlüğüne 10 yıl süreyle Mert Hayali seçilmiştir. Şirket Ada Düşsel ile Mert Hayali'nin müşterek imzaları ile temsil ve ilzam edilir."
    const asked = { person: 'Ada Düşsel', coSigners: ['Mert Hayali'], day: '2024-12-06' }
    expect(verdictOn([first, noticeText('Müdürler', both)], asked)).toBe('authorised')
  })
})

describe('an end told of somebody by less or by more than his name', () => {
  const first = 'Ada Düşsel müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.'
  const said = (later: string): string =>
    verdictOn([noticeText('Müdürler / Yetkililer', first, { day: '4.3.2024' }), noticeText('Müdürler / Yetkililer', later)], {
      person: 'Ada Düşsel',
    })
  it.each(['Müdür A. Düşsel görevinden istifa etmiştir.', "Ada Can Düşsel'in müdürlük görevi sona ermiştir."])('may be his: %s', (later) =>
    expect(said(later)).toBe('uncertain'),
  )
  it.each(['Müdür B. Düşsel görevinden istifa etmiştir.', "Ece Düşsel'in müdürlük görevi sona ermiştir."])(
    'is a namesake\u2019s: %s',
    (later) => expect(said(later)).toBe('authorised'),
  )
})

describe('a stay of the assembly that elected, in a notice whose head runs into it', () => {
  const ELECTED = noticeText(
    'Yönetim Kurulu / Yetkililer',
    "28.2.2024 tarihli genel kurulda yönetim kuruluna üç yıl için tek üye olarak Ada Düşsel seçilmiştir. Ada Düşsel'in münferit imzası ile şirketin temsiline karar verilmiştir.",
    { title: TITLE },
  )
  const later = (sentence: string, at: number): string => `Muğla Ticaret Sicili Müdürlüğünden
Dosya No: 10276 Ticaret Unvanı: ${TITLE} Merkezi: Kurgu Mah. No: 12 Menteşe/Muğla Tescil Tarihi: 3.${9 + at * 3}.2024
Asliye Ticaret Mahkemesinin ${sentence}`
  const after = (...sentences: string[]): string => verdictOn([ELECTED, ...sentences.map(later)], { person: 'Ada Düşsel', title: TITLE })
  const STAYED =
    '28.3.2024 tarihli ara kararı ile 28.2.2024 tarihli genel kurul kararlarının yürütülmesinin TTK 449 uyarınca geri bırakılmasına karar verildiği bildirilmiştir.'
  it('leaves what rests on it open', () => {
    expect(after(STAYED)).toBe('uncertain')
    expect(after('28.2.2024 tarihli genel kurul kararlarının iptaline dair hükmü bildirilmiştir.')).toBe('uncertain')
  })
  it('until the suit is dismissed and the stay lifted', () => {
    const over = 'genel kurul kararının iptali davasının reddine ve yürütmenin geri bırakılması kararının kaldırılmasına karar verilmiştir.'
    expect(after(STAYED, over)).toBe('authorised')
    expect(after(STAYED, over.replace('davasının reddine', 'istemiyle'))).toBe('uncertain')
  })
})

it('a trustee told by the way is no order that passes the powers of the organ to him', () => {
  expect(verdict('Başvuru şirket yönetim kayyımı tarafından yapılmıştır.', 'Adres Değişikliği')).toBe('uncertain')
})
