import type { Bilingual } from '../../lib/domain/kernel/bilingual.ts'
import type { Language } from '../../lib/http/app/errors.ts'

/**
 * What each property of the API means, by its name, in Turkish | English: one name means one thing wherever it stands, so it is said once.
 * A schema that says more of its own keeps its own words.
 */
const PROPERTY_TEXTS: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  `
imza: Belgenin ayrık JWS imzası; maddede imzası değişenler. | The document's detached JWS; of an item, whose signing changes.
metinler_en: Metinlerin İngilizcesi. | The texts in English.
once: Değişiklikten önceki durum. | The state before the change.
aciklama: İnsan için açıklama. | Explanation for people.
acilis: Maddenin açıldığı an. | When the item was opened.
durum_ad_en: Durumun İngilizce adı. | Name of the state in English.
ikinci_okuyucu: İkinci bir okuyucu da aynısını okudu mu. | Whether a second reader read the same.
itirazlar: Hesabın itirazları, en yenisi önce. | Objections of the account, newest first.
karar_ad: Kararın Türkçe adı. | Name of the decision in Turkish.
karar_ad_en: Kararın İngilizce adı. | Name of the decision in English.
neden_ad: Nedenin Türkçe adı. | Name of the reason in Turkish.
neden_ad_en: Nedenin İngilizce adı. | Name of the reason in English.
zaman: Kararın ya da kaydın anı (ISO 8601). | When it was decided or recorded (ISO 8601).
aciklama_en: Açıklamanın İngilizcesi. | The explanation in English.
acik: Karar bekleyen kayıtlar, en yenisi önce. | Records waiting for a decision, newest first.
acik_benzer: Kimsenin bakmadığı benzer ad sayısı. | Number of near names nobody has looked at.
acik_isabet: Karar bekleyen isabet sayısı. | Number of hits waiting for a decision.
ad: Kodun ya da kaydın okunur adı. | Readable name of the code or record.
ad_en: Adın İngilizcesi. | The name in English.
ad_turu: Listedeki adın türü (asıl ad, takma ad). | Kind of the name on the list (primary name, alias).
adaylar: Bulunan adaylar, en uygunu önce. | Candidates found, the best match first.
adet: Eşleşen kayıtların toplam sayısı. | Total number of matching records.
adlar: Taranacak adlar. | Names to screen.
adres: Tam adres; bağlantılarda açılacak URL. | Full address; in links, the URL to open.
adresler: Kayıtlı adreslerin geçmişi, eskisi önce. | History of registered addresses, oldest first.
akis: Bütün değişikliklerin okunacağı akışın adresi. | Address of the feed with all the changes.
aktif: true: etkin. İşarette null: ilanlar karar vermeye yetmiyor. | true: active. Of a flag, null: the notices do not suffice to decide.
alan: Değişen alanın adı. | Name of the field that changed.
alg: İmza algoritması (RFC 7517). | Signature algorithm (RFC 7517).
alinti: İlanda yazan sözler, olduğu gibi. | Words of the notice, as printed.
alinti_dogrulandi: Alıntı ilan metninde birebir bulundu mu. | Whether the quote was found word for word in the notice's text.
alintilar: Rapordaki alıntıların sayımı. | Count of the quotes in the report.
anahtar: Değişmeyen kod; kayıtlarda isteği yapan anahtar. | A code that does not change; in records, the key that made the request.
anahtarlar: İmzayı denetleyecek açık anahtarların adresi ya da listesi. | Address or list of the public keys that check the signature.
anlik: Hemen gelen yanıtın adı. | Name of an answer that comes at once.
anonim: Anonim şirket mi; pay devirleri yayımlanmaz. | Whether it is a joint-stock company; its share transfers are not published.
ardisik_hata: Art arda başarısız olan gönderim sayısı. | Number of deliveries failed in a row.
aranabilir: Bu kimlikle arama yapılabilir mi. | Whether a search by this identity number is possible.
asama: Hazırlığın aşaması. | Stage of preparation.
asama_ad: Aşamanın Türkçe adı. | Name of the stage in Turkish.
asama_ad_en: Aşamanın İngilizce adı. | Name of the stage in English.
aylik: Aylık yenilenmenin adı. | Name of monthly renewal.
baslangic: Başladığı gün ya da an; bilinmiyorsa null. | Day or moment it began; null where not known.
baslik: Maddenin ya da kaydın başlığı. | Heading of the article or record.
bayrak: Ülkenin bayrağı. | Flag of the country.
bekleyen: Açılmayı bekliyor mu. | Whether it waits to be opened.
bekleyen_bolumler: Henüz hazır olmayan bölümler. | Sections that are not ready yet.
belge: Belgelerin durumu. | State of the documents.
belgeler: Alınabilecek belgeler. | Documents that can be had.
beta: Deneme sürümünde mi. | Whether it is a trial version.
beyan_eden: Beyanı veren kişi. | Who made the statement.
beyan_zamani: Beyanın verildiği an (ISO 8601). | When the statement was made (ISO 8601).
bicim: Biçim kodu; imzada tek_basina, birlikte ya da null. | Code of the form; of a signature tek_basina, birlikte or null.
bicim_ad: Biçimin Türkçe adı. | Name of the form in Turkish.
bicim_en: Biçimin İngilizce adı. | Name of the form in English.
bildirimler: KAP bildirimleri, en yenisi önce. | KAP filings, newest first.
bilesen: Hizmet bileşeninin kodu. | Code of the service's component.
bilesenler: Hizmetin bileşenleri. | Components of the service.
bilesimler: Bu işlemi imzalayabilecek en küçük kişi kümeleri. | The smallest sets of people who can sign this transaction.
bilinmiyor: Ölçüm olmayan hâlin adı ve açıklaması. | Name and explanation of the state without measurements.
birincil: Ülkenin asıl kimlik numarası mı. | Whether it is the country's main identity number.
birlikte: Birlikte imza atılacak kişiler ya da dereceler. | People or signature grades that sign together.
birlikte_imza: İmzayı tamamlayabilecek kişiler. | People who can complete the signature.
bitis: Bittiği gün ya da an; sürüyorsa null. | Day or moment it ended; null where it lasts.
bitis_kaynak: Bitişi söyleyen ilan ve alıntı. | The notice and quote that state the end.
bitis_nedeni: Görevin neden bittiği. | Why the term ended.
bitmis_gorunen_yetkililer: Yerine başkası seçilmiş, ayrılışı yayımlanmamış yetkililer. | Officers replaced without a published departure.
boyut: Bayt olarak boyut. | Size in bytes.
bolge: Bölgenin kodu. | Code of the region.
bolge_ad: Bölgenin adı. | Name of the region.
bolum: Profilin bölümü. | Section of the profile.
bugun: Türkiye saatiyle bugünün tarihi. | Today's date in Turkish time.
bulgular: İlanlarda görülen çelişki ve boşluklar. | Contradictions and gaps seen in the notices.
bulunamadi: Hiç aday yoksa true. | true where there is no candidate.
bulunma: İlk görüldüğü an (ISO 8601). | When it was first seen (ISO 8601).
calisiyor: Çalışıyor hâlinin adı ve açıklaması. | Name and explanation of the working state.
cikan: Listeden çıkan kayıt sayısı. | Number of records that left the list.
companies: Şirketler (eski biçim). | Companies (former form).
count: Toplam sayı (eski biçim). | Total number (former form).
crv: Eğrinin adı (RFC 8037). | Name of the curve (RFC 8037).
dahil: Üyeliğe dahil mi; adı. | Whether it is included in the plan; its name.
dakikalar: Dakikalar içinde gelen yanıtın adı. | Name of an answer that comes within minutes.
dayanak: Neye dayandığı: ilan sayısı, kanun maddesi ya da beyan. | What it rests on: a number of notices, an article of law or a statement.
deger: O dönemde geçerli değer. | The value in force in that period.
degisen: Değişen kayıt sayısı. | Number of records that changed.
degisiklik_adedi: Bildirimdeki değişiklik sayısı. | Number of changes in the notification.
degisiklikler: Değişiklikler, her biri kaynağıyla. | Changes, each with its source.
deneme: Uydurma deneme verisi mi. | Whether it is made-up sandbox data.
deneme_sayisi: Kaç kez gönderilmeye çalışıldığı. | How many times it was tried.
derece: İmza derecesi ya da grubu. | Signature grade or group.
detail: Açıklama (eski biçim). | Explanation (former form).
detay: Hatanın insan için açıklaması. | Explanation of the error for people.
dil: Belgenin dili. | Language of the document.
dogrulama: Belgenin herkese açık denetim sayfası. | Public page on which the document is checked.
dogrulanan: İlan metninde birebir bulunan alıntı sayısı. | Number of quotes found word for word in the notices' texts.
dogrulandi: Alıntı birebir bulundu mu. | Whether the quote was found word for word.
dogrulanmayan: Birebir bulunamayan alıntı sayısı. | Number of quotes not found word for word.
dogum: Listede yazan doğum tarihleri. | Dates of birth on the list.
dogum_yili: Soruda verilen doğum yılı. | Year of birth given in the question.
dosyalar: Listenin okunduğu dosyalar. | Files the list was read from.
durum: Durum kodu. | Code of the state.
durum_ad: Durumun Türkçe adı. | Name of the state in Turkish.
durum_adresi: İlerlemenin okunacağı adres. | Address at which progress is read.
durum_gunu: Durumun hangi güne ait olduğu: bugun ya da dun. | Of which day the state is: bugun (today) or dun (yesterday).
durumlar: Durum kodları ve adları. | Codes and names of the states.
ekler: Bildirimin ekleri. | Attachments of the filing.
eklendi: Takibe alınan satır sayısı. | Number of rows followed now.
eklenen: Eklenen kayıt sayısı. | Number of records added.
elle: Elle hazırlanıyor mu. | Whether it is prepared by hand.
en: İngilizce metin. | English text.
en_cok_gun: Listenin en çok kaç günlük olabileceği. | How many days old the list may be.
error: Hata kodu (eski biçim). | Error code (former form).
esas_sozlesme: Esas sözleşme değişiklikleri. | Changes of the articles of association.
eski_anahtar_bitis: Eski gizli anahtarın imzalamayı bıraktığı an. | When the former secret stops signing.
eslesen: Eşleşen ad, listede yazdığı gibi. | The matching name, as written on the list.
eslesme: Nasıl eşleştiği. | How it was matched.
etiket: Okunur adı. | Readable name.
etki: Gerekçenin sonuca etkisi. | Effect of the reason: olumlu (for), olumsuz (against), belirsiz (open), bilgi (information).
fark: Bir önceki sürümden farkı. | Difference from the version before.
finans: Finansal bilgilerin durumu. | State of financial information.
fiyat: Her zaman null; fiyat teklifle gelir. | Always null; prices come with an offer.
gazete_arsivde: Gazete sayfası arşivde mi. | Whether the gazette page is archived.
gazete_pdf: Gazete sayfasının PDF adresi. | PDF address of the gazette page.
gecerli_kategoriler: Kabul edilen kategoriler. | Categories that are accepted.
gecerlilik_sonu: Bağlantının geçerli olduğu son an (ISO 8601). | The last moment the link is valid (ISO 8601).
gecersiz_mudurluk: Müdürlüğü bilinmeyen satır sayısı. | Number of rows whose registry office is not known.
gecersiz_sicil: Sicil numarası geçersiz satır sayısı. | Number of rows whose registry number is invalid.
gecmis: Geçmişi, eskisi önce. | Its history, oldest first.
genel: Hizmetin genel durumu. | Overall state of the service.
gerekceler: Sonucun gerekçeleri, dayandıkları madde ve ilanla. | Reasons of the result with the article and notice they rest on.
gf: Gerçek faydalanıcı bilgisinin durumu. | State of beneficial-owner information.
gizli_anahtar: Gizli anahtar; yalnız bu yanıtta gösterilir. | The secret; shown only in this answer.
gorev_bitis: Görevin bittiği gün; bilinmiyorsa null. | Day the term ends; null where not known.
gorev_bitisleri: Biten görevler, en yakını önce. | Term ends, the nearest first.
gorev_dayanak: Bitiş gününün neye dayandığı. | What the day of the end rests on.
gorev_kayitlari: Kişinin ilanlardaki görevleri. | The person's offices in the notices.
group_id: Grup kimliği (eski biçim). | Id of the group (former form).
gruplar: Bileşen grupları. | Groups of components.
gun: Gün (YYYY-AA-GG) ya da gün sayısı. | A day (YYYY-MM-DD) or a number of days.
gun_sayisi: Kaç günlük geçmiş. | How many days of history.
guncel: Bugün geçerli değer. | The value in force today.
guncelleme: Son güncellendiği an (ISO 8601). | When it was last brought up to date (ISO 8601).
gunler: Gün gün durum, eskisi önce. | State day by day, oldest first.
gunluk: Günlük yenilenmenin adı. | Name of daily renewal.
haftalik: Haftalık yenilenmenin adı. | Name of weekly renewal.
hata: Hata kodu; hata yoksa null. | Error code; null where there is no error.
hata_ayrinti: Hatanın alanı ve ayrıntısı. | Field and detail of the error.
hazir: Hazırlık bitti mi. | Whether preparation has ended.
hedef_kademe: Hedeflenen kapsam kademesi. | The level of coverage aimed at.
http_kodu: Alıcının HTTP yanıt kodu. | HTTP status of the receiver's answer.
hukuki_bicim: Hukuki biçim. | Legal form.
hukuki_bicim_en: Hukuki biçimin İngilizcesi. | The legal form in English.
icerik_ozeti: İçeriğin SHA-256 özeti (RFC 8785 biçimi üzerinden). | SHA-256 digest of the content (over its RFC 8785 form).
id: Kayıt kimliği; deneme şirketlerinde DENEME- ile başlar. | Id of the record; of sandbox companies it begins with DENEME-.
il: Merkezin bulunduğu il. | Province of the seat.
ilan: Dayandığı ilan. | The notice it rests on.
ilan_arsivlenen: Arşivlenen ilan sayısı. | Number of notices archived.
ilan_bulunan: Bulunan ilan sayısı. | Number of notices found.
ilan_id: İlanın kimliği. | Id of the notice.
ilan_islenen: Okunan ilan sayısı. | Number of notices read.
ilan_sayisi: Bilinen ilan sayısı. | Number of notices known.
ilan_tarihi: İlanın yayımlandığı gün. | Day the notice was published.
ilan_turu: Gazetenin ilana verdiği tür. | Kind that the gazette gives the notice.
ilanlar: İlanlar, en yenisi önce. | Notices, newest first.
ilerleme: Hazırlığın sayıları. | Figures of the preparation.
is_gunu: İş günleri içinde gelen yanıtın adı. | Name of an answer that comes within working days.
is_kimligi: Toplu eklemenin kimliği. | Id of the bulk add.
isabetler: Listelerdeki isabetler. | Hits on the lists.
isim: Kişinin adı, ilanda yazdığı gibi. | Name of the person, as printed in the notice.
islem: Sorulan işlem türü; verilmediyse null. | Kind of transaction asked about; null where none was given.
islem_en: İşlemin İngilizcesi. | The transaction in English.
islem_kodlari: Anlaşılan işlem kodları. | Codes of transactions that were understood.
islem_taninma: İşlem nasıl anlaşıldı. | How the transaction was understood: kod (code), metin (text), taninmadi (not recognised).
islenen: İşlenen satır sayısı. | Number of rows worked on.
istek: İstek üzerine sağlanan bilginin adı. | Name of information supplied on request.
istek_ani: İsteğin yapıldığı an (ISO 8601). | When the request was made (ISO 8601).
istek_uzerine: İstek üzerine mi sağlanıyor. | Whether it is supplied on request.
izleme: İzlenen değişiklik türleri. | Kinds of change that are watched.
izlemeler: Yetki izlemeleri. | Watches of authority.
kademe: Kapsam kademesinin kodu. | Code of the level of coverage.
kademe_ad: Kapsam kademesinin adı. | Name of the level of coverage.
kalan: Kalan şirket hakkı. | Companies left in the allowance.
kalan_gun: Bitişe kalan gün; geçtiyse eksi. | Days left until the end; negative once past.
kapsam: Kuralın kapsadığı işlemler. | Transactions that the rule covers.
karar: Verilen karar. | The decision taken.
karar_veren: Kararı veren. | Who decided.
kararlar: Kararlar, en yenisi önce. | Decisions, newest first.
kategori: Değişikliğin kategorisi. | Category of the change.
kategoriler: Kategoriler; webhookta boşsa hepsi. | Categories; of a webhook, all where empty.
kayit: Kayıt sayısı ya da kaydın kendisi. | Number of records, or the record itself.
kayit_adi: Listedeki kaydın adı. | Name of the list entry.
kayit_turu: Listedeki kaydın türü. | Kind of the list entry.
kaynak: Dayandığı ilan ve alıntı; yoksa null. | The notice and quote it rests on; null where there is none.
kaynak_turu: Kuralın nerede yazdığı: ilan ya da ic_yonerge. | Where the rule is written: ilan (notice) or ic_yonerge (internal directive).
kaynaklar: Dayandığı ilan ve alıntılar. | The notices and quotes it rests on.
kaynaksiz: Kaynağı olmayan bilgi sayısı. | Number of facts without a source.
kesinti: Kesinti hâlinin adı ve açıklaması. | Name and explanation of the state of an outage.
keys: Yayımlanan anahtarlar (RFC 7517). | Published keys (RFC 7517).
kid: Anahtarın kimliği. | Id of the key.
kim: Kuralın söz ettiği kişi ya da grup. | Person or group the rule speaks of.
kimlik: Kimlik bilgileri ya da belgenin kimliği. | Identity, or the id of the document.
kimlikler: Kimlik numaraları. | Identity numbers.
kisaltildi: Bildirim 20 kB sınırı için kısaltıldıysa true. | true where the notification was shortened for the limit of 20 kB.
kisi: Sorulan kişi. | The person asked about.
kisiler: Birlikte imzalayacak kişiler. | People who sign together.
kismi: Kısmen bulunan bilginin adı. | Name of information found in part.
kod: Değişmeyen kod. | A code that does not change.
kontrol: Denetim kuralı. | Rule of the check.
kontrol_ani: Son denetlendiği an (ISO 8601). | When it was last checked (ISO 8601).
kontrol_tarihi: Son denetlendiği gün. | Day it was last checked.
konu: Bildirimin konusu. | Subject of the filing.
kota: Paketin şirket hakkı. | The plan's allowance of companies.
kota_doldu: Hak kalmadığı için eklenemeyen satır sayısı. | Number of rows not added for want of allowance.
kty: Anahtar türü (RFC 7517). | Kind of key (RFC 7517).
kullanilan: Kullanılan şirket hakkı. | Companies used of the allowance.
kural: Uygulanan temsil kuralı. | The rule of representation applied.
kurallar: Uygulanan temsil kuralları. | The rules of representation applied.
kurulus_tarihi: Kuruluşun tescil günü. | Day the establishment was registered.
kutu_birimi: Kutuların birimi. | Unit of the boxes.
kutular: Alıntının sayfadaki yeri. | Where the quote stands on the page.
liste: Kayıtların listesi ya da yaptırım listesinin kodu. | List of the records, or the code of the sanctions list.
liste_ad: Yaptırım listesinin adı. | Name of the sanctions list.
liste_ad_en: Yaptırım listesinin İngilizce adı. | Name of the sanctions list in English.
liste_kaydi: Listedeki kaydın kimliği. | Id of the entry on the list.
liste_tarihi: Listenin yayım günü. | Day the list was published.
listede: Adın listede yazılışı. | The name as the list spells it.
listeler: Yaptırım listeleri ve sürümleri. | Sanctions lists and their versions.
listeye_alinma: Listeye alındığı gün. | Day it was listed.
madde: Kanun ya da sözleşme maddesi. | Article of the law or of the articles of association.
maddeler: Değişen maddelerin numaraları. | Numbers of the articles that changed.
merkez: Merkezin adresi ya da ili. | Address or province of the seat.
mersis_no: MERSİS numarası. | MERSİS number.
mesaj: İnsan için açıklama. | Explanation for people.
metin: Türkçe metin. | Turkish text.
metin_en: Metnin İngilizcesi. | The text in English.
metin_tam: Metin bütün mü; kesikse false. | Whether the text is whole; false where it is cut.
mudurluk: Ticaret sicili müdürlüğü. | Trade registry office.
muhur: Mührün kodu. | Code of the seal.
muhur_ad: Mührün adı. | Name of the seal.
muhur_ad_en: Mührün İngilizce adı. | Name of the seal in English.
nasil: Ad parçalarının nasıl karşılaştığı. | How parts of the names were compared.
neden: Neden böyle olduğu. | Why it is so.
no: Kimlik numarası. | Identity number.
not: Açıklama ya da not. | Explanation or note.
notlar: Notlar. | Notes.
okunamayan: Okunamayan kayıt sayısı. | Number of records that could not be read.
okunmayan_sayisi: İlanda okunmadan kalan madde sayısı. | Number of clauses of the notice left unread.
okunmayanlar: Okunmadan kalan maddeler, nedenleriyle. | Clauses left unread, with their reasons.
olay: Olayın adı. | Name of the event.
olaylar: Olaylar; webhookta istenen olay adları. | Events; of a webhook, names of the events it asks for.
olculen_gun: Ölçüm bulunan gün sayısı. | Number of days with measurements.
olgu: Olgunun kimliği. | Id of the fact.
olgu_sayisi: İlandan okunan olgu sayısı. | Number of facts read from the notice.
olgular: İlandan okunan olgular, her biri alıntısıyla. | Facts read from the notice, each with its quote.
olusturma: Oluşturulduğu an (ISO 8601). | When it was made (ISO 8601).
onay_bekliyor: İkinci kişinin onayı bekleniyor mu. | Whether the second person's confirmation is waited for.
onay_tarihi: Onaylandığı an. | When it was confirmed.
onaylayan: Kararı onaylayan ikinci kişi. | The second person, who confirmed the decision.
onceki: Önceki değer. | The former value.
onceki_kayit: Önceki sürümdeki kayıt sayısı. | Number of records in the version before.
ornek: Örnek numara. | An example of the number.
ortak: Ortaklık bilgisinin durumu. | State of shareholder information.
ortaklar: Ortaklar, ilanlardaki son duruma göre. | Shareholders, by the latest state in the notices.
ozet: Türkçe özet. | Summary in Turkish.
ozet_en: Özetin İngilizcesi. | The summary in English.
para_birimi: Para birimi (ISO 4217). | Currency (ISO 4217).
pay_adedi: Pay adedi. | Number of shares.
pay_orani: Sermayedeki pay yüzdesi. | Share of the capital in per cent.
pay_tutari: Payların tutarı. | Amount of the shares.
pdf: PDF dosyasının adresi. | Address of the PDF.
profil: Profilin adresi. | Address of the profile.
profil_hazir: Profil hazır mı; false ise liste boş olabilir. | Whether the profile is ready; where false the list may be empty.
program: Yaptırım programı. | Sanctions programme.
puan: Benzerlik puanı, 0 ile 1 arası. | Score of likeness, from 0 to 1.
q: Aranan metin. | The text searched for.
rapor_kimligi: Belgenin kimliği. | Id of the document.
raporlar: Verilen raporlar, en yenisi önce. | Reports issued, newest first.
rol: Kişinin şirketteki sıfatı. | The person's office in the company.
sonraki_sayfa: Sonraki sayfa; yoksa null. | The next page; null where there is none.
satir: Satır numarası ya da satır sayısı. | Number of the row, or number of rows.
satirlar: Satırlar, gönderildikleri sırayla. | Rows, in the order they were sent.
sayfa: Sayfa numarası; denetimde sayfanın adresi. | Number of the page; of a check, the page's address.
sayfa_adedi: Sayfa sayısı. | Number of pages.
sayfa_gorsel: Sözleri işaretli gazete sayfasının resmi. | Picture of the gazette page with the words marked.
sayi: Gazetenin sayısı. | Issue of the gazette.
sermaye: Sermaye. | Capital.
sha256: Dosyanın SHA-256 özeti. | SHA-256 digest of the file.
sicil_no: Ticaret sicili numarası. | Trade registry number.
sifat: Görevin adı. | Name of the office.
sinif: Sınıfın kodu. | Code of the class.
sinirlar: Neyin eksik olduğu ya da yanıtın göstermedikleri. | What is missing, or what the answer does not show.
sinirlar_en: Sınırların İngilizcesi. | The limits in English.
sirket: Şirketin kimliği ve unvanı. | Id and title of the company.
sirket_id: Şirketin kimliği. | Id of the company.
sirketler: Şirketler. | Companies.
son_deneme: Son denemenin anı. | When it was last tried.
son_durum: Son gönderimin durumu. | State of the last delivery.
son_gazete: Şirketin son ilanı. | The company's last notice.
son_gonderim: Son gönderimin anı. | When it was last sent.
son_ilan_tarihi: Son ilanın günü. | Day of the last notice.
son_teslimler: Son bildirimler. | Last deliveries.
sonra: Bu sıradan sonrası okunur. | What comes after this number is read.
sonraki_sorgu_sn: Kaç saniye sonra yeniden sorulmalı. | Seconds after which to ask again.
sonuc: Sonucun kodu. | Code of the result.
sonuc_ad: Sonucun Türkçe adı. | Name of the result in Turkish.
sonuc_en: Sonucun İngilizce adı. | Name of the result in English.
sonuclar: Sonuçlara göre satır sayıları. | Numbers of rows by result.
sorgu: Aranan ad. | The name searched for.
sorgular: Taranan adlar. | The names screened.
soru: Sorulan soru. | The question asked.
sorunsuz_yuzde: Sorunsuz tamamlanan iş yüzdesi; ölçüm yoksa null. | Per cent of work finished without trouble; null without measurements.
suresi_dolmus: Görev süresi dolmuş mu. | Whether the term has run out.
surum: Sürüm. | Version.
takip_baslangici: Takibin başladığı an. | When following began.
takip_edilen: Takip edilen şirket sayısı. | Number of followed companies.
tarama: Taramanın ne durumda olduğu. | State of the screening.
tarama_kimligi: Taramanın kimliği. | Id of the screening.
taramalar: Yapılan taramalar, en yenisi önce. | Screenings made, newest first.
taranan: Taranan ad sayısı. | Number of names screened.
tarandi: Tarama yapıldı mı; yapılmadıysa temiz sayılmaz. | Whether it was screened; where not it does not count as clean.
taraf: Hatanın kimde olduğu: istemci, kunye ya da kaynak. | On whose side the error is: istemci (the caller), kunye or kaynak (the source).
tarih: İlgili gün (YYYY-AA-GG) ya da an. | The day it concerns (YYYY-MM-DD), or the moment.
tek_ortak: Tek ortaklı mı. | Whether there is a single shareholder.
teklif: Teklifle gelen yanıtın adı. | Name of an answer that comes with an offer.
tekrar: Dosyada ikinci kez geçen satır sayısı. | Number of rows that occur a second time in the file.
tekrar_denenebilir: Aynı istek sonra yeniden denenebilir mi. | Whether the same request can be tried again later.
tekrar_sn: Kaç saniye sonra denenmeli; denenmeyecekse null. | Seconds after which to try again; null where not to.
temsil: Nasıl imza attığı, sözle. | How they sign, in words.
temsil_bicimi: tek_basina, birlikte ya da bilinmiyorsa null. | tek_basina (alone), birlikte (together) or null where not known.
temsil_kaynak: Temsil biçimini söyleyen ilan ve alıntı. | The notice and quote that state the way of signing.
tescil_tarihi: Tescil günü. | Day of registration.
teslim: Ne kadar sürede geldiği. | How soon it comes.
teslim_id: Bildirimin kimliği; yinelenenleri bununla ayıklayın. | Id of the notification; tell repetitions by it.
test: Deneme bildirimi mi. | Whether it is a test notification.
toplam: Toplam sayı ya da hak. | Total number, or the allowance.
tr: Türkçe metin. | Turkish text.
tum_kategoriler: Bütün kategoriler isteniyorsa true. | true where all categories are asked for.
tur: Türün kodu. | Code of the kind.
turler: Bulunan değişiklik türleri. | Kinds of change found.
tutar: Tutar; verilmediyse null. | Amount; null where none was given.
tutar_siniri: Kuralın tutar sınırı; yoksa null. | The rule's limit of amount; null where there is none.
ulke: Ülke kodu (ISO 3166-1 alpha-2). | Country code (ISO 3166-1 alpha-2).
ulke_sayisi: Katalogdaki ülke sayısı. | Number of countries in the catalogue.
ulkeler: Katalogdaki ülkeler. | Countries in the catalogue.
uluslararasi: Durumun uluslararası kodu. | International code of the state.
unvan: Şirketin unvanı; bilinmiyorsa null. | Title of the company; null where not known.
unvan_adres: Unvan ve adres geçmişi. | History of titles and addresses.
unvanlar: Unvan geçmişi, eskisi önce. | History of titles, oldest first.
url: Adres (URL). | Address (URL).
use: Anahtarın kullanımı (RFC 7517). | Use of the key (RFC 7517).
uretim_tarihi: Belgenin üretildiği gün. | Day the document was made.
uyari: Yanıtın sınırı hakkında uyarı. | A caution about the limits of the answer.
uyari_en: Uyarının İngilizcesi. | The caution in English.
uyelik: Üyeliğe dahil olma kodları. | Codes of what the plan includes.
uyruk: Uyruklar. | Nationalities.
uyum: Uyum işaretleri. | Compliance flags.
uyum_ilkesi: Uyum işaretlerinin ilkesi. | Principle of the compliance flags.
uyum_isaretleri: Denetlenen uyum işaretleri. | Compliance flags that are checked.
var: Bulunan bilginin adı. | Name of information that was found.
veri: İçerik; özet ve imza bunun üzerindedir. | The content; digest and signature are over it.
veri_durumu: Bölüm bölüm tamlık. | Completeness section by section.
veri_noktalari: Bilgi alanlarının adları. | Names of the kinds of information.
veri_tamligi: Bölüm bölüm tamlık, raporun günündeki. | Completeness section by section, on the report's day.
verildi: Bu kimlikte bir belge verildi mi. | Whether a document of this id was issued.
webhooklar: Webhooklar. | Webhooks.
x: Açık anahtarın değeri (RFC 8037). | Value of the public key (RFC 8037).
yabanci_kimlik: Yabancı kimlik numarası; yoksa null. | Foreign identity number; null where there is none.
yanit: Yanıtın ne kadar sürede geldiği. | How soon the answer comes.
yanit_siniflari: Yanıt sürelerinin adları. | Names of how soon answers come.
yapi: Yapı (eski biçim). | Structure (former form).
yapisal: Yalnız sicil yayımlamadığı için mi kısmi. | Whether it is partial only because the registry does not publish it.
yaptirim: Yaptırım taramasının sonucu. | Result of the sanctions screening.
yavas: Yavaş hâlinin adı ve açıklaması. | Name and explanation of the slow state.
yayim_tarihi: Yayımlandığı gün. | Day it was published.
yayimlayan: Listeyi yayımlayan kurum. | The institution that publishes the list.
yeni: Yeni değer; toplu eklemede yeni takip sayısı. | The new value; of a bulk add, how many companies are newly followed.
yeni_kurul: Sonradan seçilen kurul. | The board elected later.
yenileme: Ne sıklıkla yenilendiği. | How often it is renewed.
yenileme_siniflari: Yenilenme sıklıklarının adları. | Names of how often information is renewed.
yer: Dosyadaki yeri. | Its place in the file.
yerel: Türkçe karşılığı. | The Turkish equivalent.
yerel_ad: Yerel dildeki adı. | The name in the local language.
yetkili: Yetkili bilgisinin durumu. | State of officer information.
yetkililer: Görevde olan yetkililer. | Officers in office.
yok: Bulunmayan bilginin adı. | Name of information that was not found.
yontem: Nasıl okunduğu: kural ya da beyan. | How it was read: kural (by rule) or beyan (by statement).
yururluk: Yürürlüğe girdiği gün. | Day it takes effect.
zaten_var: Zaten takip edilen satır sayısı. | Number of rows followed already.
bas_sira: Sayımın başladığı sıra. | The number at which the count begins.
baslayan_sahneler: Bu çağrıyla başlayan sahneler. | Scenes started by this call.
benzer: Benzer ad sayısı. | Number of near names.
farklar: Önceki belgeyle aradaki farklar. | Differences from the earlier document.
hatali: Hatalı satırlar ya da sayıları. | Rows with errors, or their number.
isabet: İsabet sayısı. | Number of hits.
islem_kodu: İşlem türünün kodu. | Code of the kind of transaction.
nedenler: Nedenleri, sözle. | Its reasons in words.
ogretir: Sahnenin neyi gösterdiği. | What the scene shows.
ogretir_en: Sahnenin neyi gösterdiğinin İngilizcesi. | What the scene shows, in English.
okuma: Hangi okumaya dayandığı; bugun: bugünkü okumayla. | The reading it rests on; bugun: as read today.
okundu: Okundu mu. | Whether it was read.
sahne: Sahnenin kodu. | Code of the scene.
sahneler: Denenebilecek sahneler. | Scenes that can be tried.
sinir: Yanıtın değiştiği tutar sınırı. | The amount at which the answer changes.
son_sayi: Okunan son gazete sayısı. | The last gazette issue read.
son_sira: Sayımın bittiği sıra. | The number at which the count ends.
sonraki: Sonraki değer ya da kayıt. | The next value or record.
sutun: Dosyadaki sütun. | Column of the file.
teslim_adedi: Gönderilecek bildirim sayısı. | Number of notifications to be sent.
yitirilenler: İmza yetkisi yitirilenler. | Those who lost the authority to sign.
zorunlu: Taramada bulunması zorunlu mu. | Whether the screening requires it.
`
    .trim()
    .split('\n')
    .map((line) => {
      const [tr = '', en = ''] = line.slice(line.indexOf(':') + 2).split(' | ')
      return [line.slice(0, line.indexOf(':')), { tr, en }]
    }),
)

type Schema = { description?: string; $ref?: string; properties?: Record<string, Schema> } & Record<string, unknown>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Says of every property that does not say it itself what it means: wherever in the description `properties` stand. */
export const describeProperties = (part: unknown, language: Language): void => {
  if (!isSchema(part)) return
  if (Array.isArray(part)) return part.forEach((each) => describeProperties(each, language))
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'example' || key === 'examples') continue
    if (key === 'properties' && isSchema(inner))
      for (const [name, property] of Object.entries(inner as Record<string, Schema>)) {
        const text = PROPERTY_TEXTS[name]?.[language]
        if (text && isSchema(property) && !property.description && !property.$ref) property.description = text
      }
    describeProperties(inner, language)
  }
}
