/**
 * What each property of the API means, by its name: one name means one thing wherever it stands, so it is said once. A schema that says
 * more of its own keeps its own words.
 */
export const PROPERTY_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  `
imza: Belgede ayrık JWS imzası; madde kararında imzası değişenler.
metinler_en: Metinlerin İngilizcesi.
once: Değişiklikten önceki durum.
aciklama: İnsan için açıklama.
acilis: Maddenin açıldığı an.
durum_ad_en: Durumun İngilizce adı.
ikinci_okuyucu: İkinci bir okuyucu da aynısını okudu mu.
itirazlar: Hesabın itirazları, en yenisi önce.
karar_ad: Kararın Türkçe adı.
karar_ad_en: Kararın İngilizce adı.
neden_ad: Nedenin Türkçe adı.
neden_ad_en: Nedenin İngilizce adı.
zaman: Kararın ya da kaydın anı (ISO 8601).
aciklama_en: Açıklamanın İngilizcesi.
acik: Karar bekleyen kayıtlar, en yenisi önce.
acik_benzer: Kimsenin bakmadığı benzer ad sayısı.
acik_isabet: Karar bekleyen isabet sayısı.
ad: Kodun ya da kaydın okunur adı.
ad_en: Adın İngilizcesi.
ad_turu: Listedeki adın türü (asıl ad, takma ad).
adaylar: Bulunan adaylar, en uygunu önce.
adet: Eşleşen kayıtların toplam sayısı.
adlar: Taranacak adlar.
adres: Tam adres; bağlantılarda açılacak URL.
adresler: Kayıtlı adreslerin geçmişi, eskisi önce.
akis: Bütün değişikliklerin okunacağı akışın adresi.
aktif: true: etkin. İşarette null: ilanlar karar vermeye yetmiyor.
alan: Değişen alanın adı.
alg: İmza algoritması (RFC 7517).
alinti: İlanda yazan sözler, olduğu gibi.
alinti_dogrulandi: Alıntı ilan metninde birebir bulundu mu.
alintilar: Rapordaki alıntıların sayımı.
anahtar: Değişmeyen kod; kayıtlarda isteği yapan anahtar.
anahtarlar: İmzayı denetleyecek açık anahtarların adresi ya da listesi.
anlik: Hemen gelen yanıtın adı.
anonim: Anonim şirket mi; pay devirleri yayımlanmaz.
ardisik_hata: Art arda başarısız olan gönderim sayısı.
aranabilir: Bu kimlikle arama yapılabilir mi.
asama: Hazırlığın aşaması.
asama_ad: Aşamanın Türkçe adı.
asama_ad_en: Aşamanın İngilizce adı.
aylik: Aylık yenilenmenin adı.
baslangic: Başladığı gün ya da an; bilinmiyorsa null.
baslik: Maddenin ya da kaydın başlığı.
bayrak: Ülkenin bayrağı.
bekleyen: Açılmayı bekliyor mu.
bekleyen_bolumler: Henüz hazır olmayan bölümler.
belge: Belgelerin durumu.
belgeler: Alınabilecek belgeler.
beta: Deneme sürümünde mi.
beyan_eden: Beyanı veren kişi.
beyan_zamani: Beyanın verildiği an (ISO 8601).
bicim: Biçim kodu; imzada tek_basina ya da birlikte, bilinmiyorsa null.
bicim_ad: Biçimin Türkçe adı.
bicim_en: Biçimin İngilizce adı.
bildirimler: KAP bildirimleri, en yenisi önce.
bilesen: Hizmet bileşeninin kodu.
bilesenler: Hizmetin bileşenleri.
bilesimler: Bu işlemi imzalayabilecek en küçük kişi kümeleri.
bilinmiyor: Ölçüm olmayan hâlin adı ve açıklaması.
birincil: Ülkenin asıl kimlik numarası mı.
birlikte: Birlikte imza atılacak kişiler ya da dereceler.
birlikte_imza: İmzayı tamamlayabilecek kişiler.
bitis: Bittiği gün ya da an; sürüyorsa null.
bitis_kaynak: Bitişi söyleyen ilan ve alıntı.
bitis_nedeni: Görevin neden bittiği.
bitmis_gorunen_yetkililer: İlanlara göre yerine başkası seçilmiş görünen, ayrılışı yayımlanmamış yetkililer.
boyut: Bayt olarak boyut.
bolge: Bölgenin kodu.
bolge_ad: Bölgenin adı.
bolum: Profilin bölümü.
bugun: Türkiye saatiyle bugünün tarihi.
bulgular: İlanlarda görülen çelişki ve boşluklar.
bulunamadi: Hiç aday yoksa true.
bulunma: İlk görüldüğü an (ISO 8601).
calisiyor: Çalışıyor hâlinin adı ve açıklaması.
cikan: Listeden çıkan kayıt sayısı.
companies: Şirketler (eski biçim).
count: Toplam sayı (eski biçim).
crv: Eğrinin adı (RFC 8037).
dahil: Üyeliğe dahil mi; adı.
dakikalar: Dakikalar içinde gelen yanıtın adı.
dayanak: Neye dayandığı: ilan sayısı, kanun maddesi ya da beyan.
deger: O dönemde geçerli değer.
degisen: Değişen kayıt sayısı.
degisiklik_adedi: Bildirimdeki değişiklik sayısı.
degisiklikler: Değişiklikler, her biri kaynağıyla.
deneme: Uydurma deneme verisi mi.
deneme_sayisi: Kaç kez gönderilmeye çalışıldığı.
derece: İmza derecesi ya da grubu.
detail: Açıklama (eski biçim).
detay: Hatanın insan için açıklaması.
dil: Belgenin dili.
dogrulama: Belgenin herkese açık denetim sayfası.
dogrulanan: İlan metninde birebir bulunan alıntı sayısı.
dogrulandi: Alıntı birebir bulundu mu.
dogrulanmayan: Birebir bulunamayan alıntı sayısı.
dogum: Listede yazan doğum tarihleri.
dogum_yili: Soruda verilen doğum yılı.
dosyalar: Listenin okunduğu dosyalar.
durum: Durum kodu.
durum_ad: Durumun Türkçe adı.
durum_adresi: İlerlemenin okunacağı adres.
durum_gunu: Durumun hangi güne ait olduğu: bugun ya da dun.
durumlar: Durum kodları ve adları.
ekler: Bildirimin ekleri.
eklendi: Takibe alınan satır sayısı.
eklenen: Eklenen kayıt sayısı.
elle: Elle hazırlanıyor mu.
en: İngilizce metin.
en_cok_gun: Listenin en çok kaç günlük olabileceği.
error: Hata kodu (eski biçim).
esas_sozlesme: Esas sözleşme değişiklikleri.
eski_anahtar_bitis: Eski gizli anahtarın imzalamayı bıraktığı an.
eslesen: Eşleşen ad, listede yazdığı gibi.
eslesme: Nasıl eşleştiği.
etiket: Okunur adı.
etki: Gerekçenin sonuca etkisi: olumlu, olumsuz, belirsiz ya da bilgi.
fark: Bir önceki sürümden farkı.
finans: Finansal bilgilerin durumu.
fiyat: Her zaman null; fiyat teklifle gelir.
gazete_arsivde: Gazete sayfası arşivde mi.
gazete_pdf: Gazete sayfasının PDF adresi.
gecerli_kategoriler: Kabul edilen kategoriler.
gecerlilik_sonu: Bağlantının geçerli olduğu son an (ISO 8601).
gecersiz_mudurluk: Müdürlüğü bilinmeyen satır sayısı.
gecersiz_sicil: Sicil numarası geçersiz satır sayısı.
gecmis: Geçmişi, eskisi önce.
genel: Hizmetin genel durumu.
gerekceler: Sonucun gerekçeleri, dayandıkları madde ve ilanla.
gf: Gerçek faydalanıcı bilgisinin durumu.
gizli_anahtar: Gizli anahtar; yalnız bu yanıtta gösterilir.
gorev_bitis: Görevin bittiği gün; bilinmiyorsa null.
gorev_bitisleri: Biten görevler, en yakını önce.
gorev_dayanak: Bitiş gününün neye dayandığı.
gorev_kayitlari: Kişinin ilanlardaki görevleri.
group_id: Grup kimliği (eski biçim).
gruplar: Bileşen grupları.
gun: Gün (YYYY-AA-GG) ya da gün sayısı.
gun_sayisi: Kaç günlük geçmiş.
guncel: Bugün geçerli değer.
guncelleme: Son güncellendiği an (ISO 8601).
gunler: Gün gün durum, eskisi önce.
gunluk: Günlük yenilenmenin adı.
haftalik: Haftalık yenilenmenin adı.
hata: Hata kodu; hata yoksa null.
hata_ayrinti: Hatanın alanı ve ayrıntısı.
hazir: Hazırlık bitti mi.
hedef_kademe: Hedeflenen kapsam kademesi.
http_kodu: Alıcının HTTP yanıt kodu.
hukuki_bicim: Hukuki biçim.
hukuki_bicim_en: Hukuki biçimin İngilizcesi.
icerik_ozeti: İçeriğin SHA-256 özeti (RFC 8785 biçimi üzerinden).
id: Kayıt kimliği; deneme şirketlerinde DENEME- ile başlar.
il: Merkezin bulunduğu il.
ilan: Dayandığı ilan.
ilan_arsivlenen: Arşivlenen ilan sayısı.
ilan_bulunan: Bulunan ilan sayısı.
ilan_id: İlanın kimliği.
ilan_islenen: Okunan ilan sayısı.
ilan_sayisi: Bilinen ilan sayısı.
ilan_tarihi: İlanın yayımlandığı gün.
ilan_turu: Gazetenin ilana verdiği tür.
ilanlar: İlanlar, en yenisi önce.
ilerleme: Hazırlığın sayıları.
is_gunu: İş günleri içinde gelen yanıtın adı.
is_kimligi: Toplu eklemenin kimliği.
isabetler: Listelerdeki isabetler.
isim: Kişinin adı, ilanda yazdığı gibi.
islem: Sorulan işlem türü; verilmediyse null.
islem_en: İşlemin İngilizcesi.
islem_kodlari: Anlaşılan işlem kodları.
islem_taninma: İşlemin nasıl anlaşıldığı: kod, metin ya da taninmadi.
islenen: İşlenen satır sayısı.
istek: İstek üzerine sağlanan bilginin adı.
istek_ani: İsteğin yapıldığı an (ISO 8601).
istek_uzerine: İstek üzerine mi sağlanıyor.
izleme: İzlenen değişiklik türleri.
izlemeler: Yetki izlemeleri.
kademe: Kapsam kademesinin kodu.
kademe_ad: Kapsam kademesinin adı.
kalan: Kalan şirket hakkı.
kalan_gun: Bitişe kalan gün; geçtiyse eksi.
kapsam: Kuralın kapsadığı işlemler.
karar: Verilen karar.
karar_veren: Kararı veren.
kararlar: Kararlar, en yenisi önce.
kategori: Değişikliğin kategorisi.
kategoriler: Kategoriler; webhookta boşsa hepsi.
kayit: Kayıt sayısı ya da kaydın kendisi.
kayit_adi: Listedeki kaydın adı.
kayit_turu: Listedeki kaydın türü.
kaynak: Dayandığı ilan ve alıntı; yoksa null.
kaynak_turu: Kuralın nerede yazdığı: ilan ya da ic_yonerge.
kaynaklar: Dayandığı ilan ve alıntılar.
kaynaksiz: Kaynağı olmayan bilgi sayısı.
kesinti: Kesinti hâlinin adı ve açıklaması.
keys: Yayımlanan anahtarlar (RFC 7517).
kid: Anahtarın kimliği.
kim: Kuralın söz ettiği kişi ya da grup.
kimlik: Kimlik bilgileri ya da belgenin kimliği.
kimlikler: Kimlik numaraları.
kisaltildi: Bildirim 20 kB sınırı için kısaltıldıysa true.
kisi: Sorulan kişi.
kisiler: Birlikte imzalayacak kişiler.
kismi: Kısmen bulunan bilginin adı.
kod: Değişmeyen kod.
kontrol: Denetim kuralı.
kontrol_ani: Son denetlendiği an (ISO 8601).
kontrol_tarihi: Son denetlendiği gün.
konu: Bildirimin konusu.
kota: Paketin şirket hakkı.
kota_doldu: Hak kalmadığı için eklenemeyen satır sayısı.
kty: Anahtar türü (RFC 7517).
kullanilan: Kullanılan şirket hakkı.
kural: Uygulanan temsil kuralı.
kurallar: Uygulanan temsil kuralları.
kurulus_tarihi: Kuruluşun tescil günü.
kutu_birimi: Kutuların birimi.
kutular: Alıntının sayfadaki yeri.
liste: Kayıtların listesi ya da yaptırım listesinin kodu.
liste_ad: Yaptırım listesinin adı.
liste_ad_en: Yaptırım listesinin İngilizce adı.
liste_kaydi: Listedeki kaydın kimliği.
liste_tarihi: Listenin yayım günü.
listede: Adın listede yazılışı.
listeler: Yaptırım listeleri ve sürümleri.
listeye_alinma: Listeye alındığı gün.
madde: Kanun ya da sözleşme maddesi.
maddeler: Değişen maddelerin numaraları.
merkez: Merkezin adresi ya da ili.
mersis_no: MERSİS numarası.
mesaj: İnsan için açıklama.
metin: Türkçe metin.
metin_en: Metnin İngilizcesi.
metin_tam: Metin bütün mü; kesikse false.
mudurluk: Ticaret sicili müdürlüğü.
muhur: Mührün kodu.
muhur_ad: Mührün adı.
muhur_ad_en: Mührün İngilizce adı.
nasil: Ad parçalarının nasıl karşılaştığı.
neden: Neden böyle olduğu.
no: Kimlik numarası.
not: Açıklama ya da not.
notlar: Notlar.
okunamayan: Okunamayan kayıt sayısı.
okunmayan_sayisi: İlanda okunmadan kalan madde sayısı.
okunmayanlar: Okunmadan kalan maddeler, nedenleriyle.
olay: Olayın adı.
olaylar: Olaylar; webhookta istenen olay adları.
olculen_gun: Ölçüm bulunan gün sayısı.
olgu: Olgunun kimliği.
olgu_sayisi: İlandan okunan olgu sayısı.
olgular: İlandan okunan olgular, her biri alıntısıyla.
olusturma: Oluşturulduğu an (ISO 8601).
onay_bekliyor: İkinci kişinin onayı bekleniyor mu.
onay_tarihi: Onaylandığı an.
onaylayan: Kararı onaylayan ikinci kişi.
onceki: Önceki değer.
onceki_kayit: Önceki sürümdeki kayıt sayısı.
ornek: Örnek numara.
ortak: Ortaklık bilgisinin durumu.
ortaklar: Ortaklar, ilanlardaki son duruma göre.
ozet: Türkçe özet.
ozet_en: Özetin İngilizcesi.
para_birimi: Para birimi (ISO 4217).
pay_adedi: Pay adedi.
pay_orani: Sermayedeki pay yüzdesi.
pay_tutari: Payların tutarı.
pdf: PDF dosyasının adresi.
profil: Profilin adresi.
profil_hazir: Profil hazır mı; false ise liste boş olabilir.
program: Yaptırım programı.
puan: Benzerlik puanı, 0 ile 1 arası.
q: Aranan metin.
rapor_kimligi: Belgenin kimliği.
raporlar: Verilen raporlar, en yenisi önce.
rol: Kişinin şirketteki sıfatı.
sonraki_sayfa: Sonraki sayfa; yoksa null.
satir: Satır numarası ya da satır sayısı.
satirlar: Satırlar, gönderildikleri sırayla.
sayfa: Sayfa numarası; denetimde sayfanın adresi.
sayfa_adedi: Sayfa sayısı.
sayfa_gorsel: Sözleri işaretli gazete sayfasının resmi.
sayi: Gazetenin sayısı.
sermaye: Sermaye.
sha256: Dosyanın SHA-256 özeti.
sicil_no: Ticaret sicili numarası.
sifat: Görevin adı.
sinif: Sınıfın kodu.
sinirlar: Neyin eksik olduğu ya da yanıtın göstermedikleri.
sinirlar_en: Sınırların İngilizcesi.
sirket: Şirketin kimliği ve unvanı.
sirket_id: Şirketin kimliği.
sirketler: Şirketler.
son_deneme: Son denemenin anı.
son_durum: Son gönderimin durumu.
son_gazete: Şirketin son ilanı.
son_gonderim: Son gönderimin anı.
son_ilan_tarihi: Son ilanın günü.
son_teslimler: Son bildirimler.
sonra: Bu sıradan sonrası okunur.
sonraki_sorgu_sn: Kaç saniye sonra yeniden sorulmalı.
sonuc: Sonucun kodu.
sonuc_ad: Sonucun Türkçe adı.
sonuc_en: Sonucun İngilizce adı.
sonuclar: Sonuçlara göre satır sayıları.
sorgu: Aranan ad.
sorgular: Taranan adlar.
soru: Sorulan soru.
sorunsuz_yuzde: Sorunsuz tamamlanan iş yüzdesi; ölçüm yoksa null.
suresi_dolmus: Görev süresi dolmuş mu.
surum: Sürüm.
takip_baslangici: Takibin başladığı an.
takip_edilen: Takip edilen şirket sayısı.
tarama: Taramanın ne durumda olduğu.
tarama_kimligi: Taramanın kimliği.
taramalar: Yapılan taramalar, en yenisi önce.
taranan: Taranan ad sayısı.
tarandi: Tarama yapıldı mı; yapılmadıysa temiz sayılmaz.
taraf: Hatanın kimde olduğu: istemci, kunye ya da kaynak.
tarih: İlgili gün (YYYY-AA-GG) ya da an.
tek_ortak: Tek ortaklı mı.
teklif: Teklifle gelen yanıtın adı.
tekrar: Dosyada ikinci kez geçen satır sayısı.
tekrar_denenebilir: Aynı istek sonra yeniden denenebilir mi.
tekrar_sn: Kaç saniye sonra denenmeli; denenmeyecekse null.
temsil: Nasıl imza attığı, sözle.
temsil_bicimi: tek_basina, birlikte ya da bilinmiyorsa null.
temsil_kaynak: Temsil biçimini söyleyen ilan ve alıntı.
tescil_tarihi: Tescil günü.
teslim: Ne kadar sürede geldiği.
teslim_id: Bildirimin kimliği; yinelenenleri bununla ayıklayın.
test: Deneme bildirimi mi.
toplam: Toplam sayı ya da hak.
tr: Türkçe metin.
tum_kategoriler: Bütün kategoriler isteniyorsa true.
tur: Türün kodu.
turler: Bulunan değişiklik türleri.
tutar: Tutar; verilmediyse null.
tutar_siniri: Kuralın tutar sınırı; yoksa null.
ulke: Ülke kodu (ISO 3166-1 alpha-2).
ulke_sayisi: Katalogdaki ülke sayısı.
ulkeler: Katalogdaki ülkeler.
uluslararasi: Durumun uluslararası kodu.
unvan: Şirketin unvanı; bilinmiyorsa null.
unvan_adres: Unvan ve adres geçmişi.
unvanlar: Unvan geçmişi, eskisi önce.
url: Adres (URL).
use: Anahtarın kullanımı (RFC 7517).
uretim_tarihi: Belgenin üretildiği gün.
uyari: Yanıtın sınırı hakkında uyarı.
uyari_en: Uyarının İngilizcesi.
uyelik: Üyeliğe dahil olma kodları.
uyruk: Uyruklar.
uyum: Uyum işaretleri.
uyum_ilkesi: Uyum işaretlerinin ilkesi.
uyum_isaretleri: Denetlenen uyum işaretleri.
var: Bulunan bilginin adı.
veri: İçerik; özet ve imza bunun üzerindedir.
veri_durumu: Bölüm bölüm tamlık.
veri_noktalari: Bilgi alanlarının adları.
veri_tamligi: Bölüm bölüm tamlık, raporun günündeki.
verildi: Bu kimlikte bir belge verildi mi.
webhooklar: Webhooklar.
x: Açık anahtarın değeri (RFC 8037).
yabanci_kimlik: Yabancı kimlik numarası; yoksa null.
yanit: Yanıtın ne kadar sürede geldiği.
yanit_siniflari: Yanıt sürelerinin adları.
yapi: Yapı (eski biçim).
yapisal: Yalnız sicil yayımlamadığı için mi kısmi.
yaptirim: Yaptırım taramasının sonucu.
yavas: Yavaş hâlinin adı ve açıklaması.
yayim_tarihi: Yayımlandığı gün.
yayimlayan: Listeyi yayımlayan kurum.
yeni: Yeni değer; toplu eklemede yeni takip edilecek şirket sayısı.
yeni_kurul: Sonradan seçilen kurul.
yenileme: Ne sıklıkla yenilendiği.
yenileme_siniflari: Yenilenme sıklıklarının adları.
yer: Dosyadaki yeri.
yerel: Türkçe karşılığı.
yerel_ad: Yerel dildeki adı.
yetkili: Yetkili bilgisinin durumu.
yetkililer: Görevde olan yetkililer.
yok: Bulunmayan bilginin adı.
yontem: Nasıl okunduğu: kural ya da beyan.
yururluk: Yürürlüğe girdiği gün.
zaten_var: Zaten takip edilen satır sayısı.
bas_sira: Sayımın başladığı sıra.
baslayan_sahneler: Bu çağrıyla başlayan sahneler.
benzer: Benzer ad sayısı.
farklar: Önceki belgeyle aradaki farklar.
hatali: Hatalı satırlar ya da sayıları.
isabet: İsabet sayısı.
islem_kodu: İşlem türünün kodu.
nedenler: Nedenleri, sözle.
ogretir: Sahnenin neyi gösterdiği.
ogretir_en: Sahnenin neyi gösterdiğinin İngilizcesi.
okuma: Hangi okumaya dayandığı; bugun: bugünkü okumayla.
okundu: Okundu mu.
sahne: Sahnenin kodu.
sahneler: Denenebilecek sahneler.
sinir: Yanıtın değiştiği tutar sınırı.
son_sayi: Okunan son gazete sayısı.
son_sira: Sayımın bittiği sıra.
sonraki: Sonraki değer ya da kayıt.
sutun: Dosyadaki sütun.
teslim_adedi: Gönderilecek bildirim sayısı.
yitirilenler: İmza yetkisi yitirilenler.
zorunlu: Taramada bulunması zorunlu mu.
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
)

type Schema = { description?: string; $ref?: string; properties?: Record<string, Schema> } & Record<string, unknown>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Says of every property that does not say it itself what it means: wherever in the description `properties` stand. */
export const describeProperties = (part: unknown): void => {
  if (!isSchema(part)) return
  if (Array.isArray(part)) return part.forEach(describeProperties)
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'example' || key === 'examples') continue
    if (key === 'properties' && isSchema(inner))
      for (const [name, property] of Object.entries(inner as Record<string, Schema>)) {
        const text = PROPERTY_TEXTS[name]
        if (text && isSchema(property) && !property.description && !property.$ref) property.description = text
      }
    describeProperties(inner)
  }
}
