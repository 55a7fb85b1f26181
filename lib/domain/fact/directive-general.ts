/**
 * What every directive says beside its rules: on what it rests, who is appointed and by whom, who answers for damage, from when on it
 * counts. Such a sentence is known by every word of it and by its verb; one more word, and it may bound the rules.
 */
import { lawOf } from '../law/law.ts'
import { ofStems } from '../text/stems.ts'
import { mend } from '../text/words.ts'

/** A kind of sentence: how it ends, and the words it is made of. */
type Kind = { ends: RegExp; words: RegExp }

export const DIRECTIVE =
  'tarih lu bu isbu ic yonerge- sayili nolu no tarihli madde- hukum- hukm- inci nci uncu ncu n?[dt][ae] n?[iu]n [yn]?[ae] nc[ae] ve ile ise'
export const LAW =
  'turk ticaret kanun- ttk sayili fikra- bent- bendi- yedinci uyarinca geregince gore dayanil- istinaden esas sozlesme- sirket- ana mevzuat- ilgili sair diger'
export const BOARD = 'yonetim mudurler genel kurul- kurulu- organi karar- tarafindan- alinacak- alacag- verilecek vereceg- usul- usulune'
export const AGENTS =
  'ticari vekil- mumessil- temsilci- tacir yardimci- diger sinirli yetkili- imza yetkililer- sahip- kisi- kimse hizmet akdi akdiyle akdi- sozlesmesi- is bagli olan- calisan- personel- uye- temsile olmayan bunlar-'
export const ENTRY = 'tescil- ilan- ettir- edil- olun- ticaret sicil- mudurlu- gazete- ttsg turkiye yayim- yayin- ayrica'
const GROUPS =
  'grup- grub- derece- liste- sinif- kademe- kategori- imza hangi yer alaca- dahil olduk- olacak- kimler- isim- ad ad- adlari- unvan- [a-h] i{1,3} birinci ikinci'

/** Those whom a company employs or elects, by what they are called. */
export const HOLDERS =
  'bu ust duzey orta kademe uye- baskan- mudur- direktor- sef- yonetici- uzman- sorumlu- amir- yardimci- koordinator- mumeyyiz- ortak- ortag- gorevli- eleman- bashekim- hekim- genel murahhas satin alma satinalma satis pazarlama uretim finans- mali idari isler is insan kaynak- muhasebe- fabrika bolge sube depo lojistik kalite teknik proje- ihracat ithalat dis ic ticaret- hukuk bilgi islem teknoloji- planlama operasyon- gumruk tesis santiye magaza isletme- bakim servis ofis merkez- bolum- birim- departman- unvan- tasiyan tasiyanlar haiz arasindan icinden olarak olan olanlar bulunan bulunanlar atanan- atanmis secilen- gorevlendirilen- gosterilen belirlenen yetkilendirilen ayrica veya ya da sirket- hizmet akdiyle temsil- temsile ilzam- sinirsiz musterek- munferi-'
/** Whether every word tells who somebody is: "Müdür unvanını taşıyan ve yönetim kurulunca sınırlı yetkili olarak atanan çalışanlardır". */
export const namesHolders = (plain: string): boolean => (mend(plain).match(/[a-z]+/g) ?? []).every((word) => OF_HOLDERS.test(word))
const OF_HOLDERS = ofStems(DIRECTIVE, BOARD, AGENTS, GROUPS, HOLDERS)

/**
 * A sentence on the sums of the directive, which it begins with: each by itself, with tax or without, in which money. That there is none, or that
 * something may not go beyond one, is no such sentence. Those that count as within their limit are so said once for all rules.
 */
const OF_SUMS =
  /^(?!.*(?:m[ae]m[iu]s|m[ae]z\b|\byok|\b(?:sinir|limit)siz))(?:(?:madde|yukarida[a-z]*|asagida[a-z]*|bu|isbu|ic|yonerge[a-z]*|belirtilen|gosterilen|yazili|yazilan|anilan|ongorulen|soz|konusu|tum|butun|parasal|islem|tablo[a-z]*|cetvel[a-z]*|cizelge[a-z]*|liste[a-z]*|ust) )*(?:tutar|limit|sinir|meblag|rakam|miktar|bedel)[a-z]* .*(?:[iu]r|[ae]r|t[iu]r)(?:l[ae]r)?$/
const WITHIN =
  /\b(?:(?:(?:belirtilen|gosterilen|yazili|yazilan|anilan) )?(?:rakam|tutar|meblag|miktar)[a-z]* (?:de |da )?(?:(?:ust )?(?:sinir|limit)[a-z]* )?|(?:ust )?(?:sinir|limit)lar[a-z]* (?:de |da )?)(?:dahildir(?:ler)?|icindedir(?:ler)?)\W*$/
/** "Tablodaki azami tutarlar dahildir", "sınırlar dahildir": of all sums, and of nothing else. */
const ALL_WITHIN =
  /^(?:(?:madde|yukarida[a-z]*|asagida[a-z]*|bu|isbu|ic|yonerge[a-z]*|belirtilen|gosterilen|yazili|yazilan|anilan|tum|butun|parasal|azami|tavan|ust|tablo[a-z]*|cetvel[a-z]*|cizelge[a-z]*|liste[a-z]*|madde[a-z]*) )*(?:tutar|limit|sinir|meblag|rakam|miktar|bedel|tavan)(?:l[ae]r)?[iu]?(?: tutarlar[iu]?)?,? (?:(?:yetkiye|limite|sinira|sinirlara|limitlere) )?(?:dahildir|dahil(?:dirler)?|icindedir)$/
/** Whether words say, of all sums of the directive and nothing more, that an amount at its limit is within it. */
export const saysAllWithin = (plain: string): boolean =>
  ALL_WITHIN.test(
    mend(plain)
      .replace(/(?:\(\d[\d/a-z]*\)\W*)+$/, '')
      .replace(/^[\W\d]+|\W+$/g, ''),
  )
/** Whether a general sentence says that an amount exactly at its limit is within it. */
export const countsAsWithin = (plain: string): boolean => WITHIN.test(mend(plain).replace(/(?:\(\d[\d/a-z]*\)\W*)+$/, ''))

const KINDS: Kind[] = [
  // "İç yönerge ile atama yapılamaz", "atamalar ayrıca tescil ve ilan ettirilir", "… yönetim kurulunca atanır".
  {
    ends: /(?:\byonerge[a-z]* (?:[a-z]+ ){0,12}?(?:atanamaz|atanmaz|(?:atama|gorevlendirme|tayin)[a-z]* (?:yapilamaz|yapilmaz)|gorevlendirilemez)|\batan(?:ir|irlar|acaktir|acaklardir)(?:lar)?|\b(?:atama|gorevlendirme|tayin)(?:si|lari|lar|sinin|i|nin)? (?:[a-z]+ ){0,8}(?:yapilir|yapilacaktir|edilir)|\bkarar[a-z]* (?:ile )?(?:gosterilir|tespit edilir)|\bgorevlendirilir|\bgorevden al(?:inir|ir|inabilir|abilir)(?:lar)?|\bazl(?:edilir|olunur|eder)|\bbelirlen(?:ir|ecektir)|\bkararlastiril(?:ir|acaktir)|\b(?:tescil|ilan) (?:edilir|edilecektir|ettirilir|ettirilecektir|olunur)|\b(?:yayimlanir|duyurulur)|\barasindan (?:secil|atan|belirlen)(?:ebilir|abilir)(?:ler)?)$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} ${ENTRY} ${GROUPS} atama- atan- tayin yapil- yetkilendirilen- secil- belirle- gosteril- tespit bulunaca- yoluyla bir ayri sekilde her iki uc aldig- gorev- isten karariyla birlikte ayril- halinde durum- yeri sure- arasindan internet site- duyurul- azil azl- gorevden alinir alir alinabilir alabilir azledilir azlolunur azleder`,
    ),
  },
  // "Şirkette birinci ve ikinci derece olmak üzere iki imza derecesi bulunur."
  {
    ends: /\b(?:derece|grub|grup|ikiye|uce|dorde)[a-z]*,? (?:olarak )?(?:(?:bulun|ayril|toplan|ongorul|belirlen|duzenlen|olustur|(?:tesis|ihdas) e[dt]|siniflandiril|adlandiril|kurul)[a-z]*|vardir|mevcuttur)$|\b(?:derece|grub|grup)[a-z]* yer al(?:ir|acaktir|maktadir)(?:l[ae]r)?$|\b(?:iki|uc|dort) (?:derece|grup)(?:tir|dir|tur)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${AGENTS} ${GROUPS} sube- gorevlendirilecek calisacak s[ae]lahiyet- sirket- olarak temsil edecek ilzam olmak uzere iki uc dort bes ikiye uce dorde bulunur bulunmaktadir vardir mevcuttur ayril- toplan- ongorul- belirlen- duzenlen- olustur- tesis ihdas edil- et- ed- kurulmus- kurumuz kurulumuz gunluk isler- aksama- yurutulmes- saglanmas- kolaylas- amaciyla icin siniflandiril- adlandiril- yetki- verilen taninan ustten yukari- alta asagi- dogru kullanacak bakimindan itibariyla`,
    ),
  },
  // "Birinci derece imza yetkisi müdürlere, ikinci derece imza yetkisi şeflere verilir."
  {
    ends: /\b(?:derece|grub|grup)[a-z]* imza yetki[a-z]* .*[a-z]{3}l[ae]r[iu]?n?[ae] veril(?:ir|ecektir)$/,
    words: ofStems(DIRECTIVE, BOARD, AGENTS, GROUPS, HOLDERS, 'yetkisi veril-'),
  },
  // "“C imza”, yönetim kurulunca C grubuna atanan sınırlı yetkililerin imzasıdır."
  {
    ends: /\batanan (?:[a-z]+ ){0,5}imzasi(?:dir)?$/,
    words: ofStems(DIRECTIVE, BOARD, AGENTS, GROUPS, 'imzasi- tanim- atanan'),
  },
  // "Bu yönerge, ileride atanacak sınırlı yetkililerin hangi işleri, hangi bedele kadar ve ne surette imzalayacaklarını gösterir."
  {
    ends: /^(?:(?:bu|isbu|anilan) (?:ic )?yonerge|.*\b(?:bu|isbu) (?:ic )?yonerge(?:yle|de|nin (?:konusu|amaci|kapsami)| ile)).*\b(?:belirlenmesi(?:dir)?|duzenlenmesi(?:dir)?|gosterilmesi(?:dir)?|gosterir|gosterilmistir|belirler|belirlenmistir|duzenler|duzenlenmistir|duzenlemektedir|(?:tespit|tayin) (?:eder|edilmistir)|cizilmistir|icerir|kapsar|iliskindir|dairdir|aittir|hakkindadir)$|\b(?:yetki|sinir|esas|usul)[a-z]* (?:gosterilmesi|belirlenmesi|duzenlenmesi|saptanmasi|(?:tespit|tayin)(?:i| edilmesi))(?:dir)?$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} nasil amac- gosterilme- belirlenme- gereg- hangi isi isler- islem- konu- bedel- tutar- limit- kadar suret- sekil- imzala- temsil- ilzam- yetki- hudut- hudud- sinir- cerceve- sonra sonradan ileride atan- edilecek edilen edilip kullan- esas- gorev- bulunup bulunan olarak kim- kapsam- ait dair iliskin mudur- baglaya- yahut veya ${HOLDERS} gorev yapacak icinde edecek- gosterir gosterilmistir belirler belirlenmistir duzenle- tespit tayin eder edilmistir cizilmistir icerir kapsar hakkinda- iliskindir dairdir aittir`,
    ),
  },
  // "Yönetim kurulu … atanacak ticari vekillerin sahip olacakları yetkileri aşağıdaki şekilde belirlemiştir": what follows says it.
  {
    ends: /\basagida(?:ki|kiler)? .*\b(?:belirle|belirlen|duzenle|duzenlen|goster|gosteril|kararlastir|tespit ed|tespit et|sirala|siralan|sayil|yazil)[a-z]*(?:t[iu]r|[dt][iu]|m[iu]s|[ae]r|[iu]r)$|\b(?:duzenlenen|hazirlanan|kabul edilen|cikarilan) (?:ic )?yonergedir$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} ${GROUPS} mudur- uye- sirketin sirketimizde sirketi temsil- iliskin olarak atanma- atanaca- atanan- gorevlendiril- halinde takdirde sahip olacak- kullanacak- yetki- asagida- sekilde gibi belirle- duzenle- goster- kararlastir- tespit et- ed- sirala- sayil- yazil- hazirlanan kabul cikarilan esaslar- usul- sinir- kapsam-`,
    ),
  },
  // "Bu iç yönerge tescil ve ilanı tarihinde yürürlüğe girer", "… ilanını takiben …", "… hükümlerini yönetim kurulu yürütür".
  {
    ends: /^(?!.*\bgenel)(?=.*\b(?:tarih|tescil|ilan|yayim|yayin)).*\b(?:(?:yururluge (?:girer|girecektir|girmistir|girmis (?:sayilir|olur|olacaktir)|konul(?:ur|acaktir|mustur))|yururluk (?:kazanir|kazanacaktir)|yururluktedir)(?:(?: ve)? tescil(?: ve ilan)? (?:edilir|ettirilir|olunur))?|(?:uygulan(?:ir|acaktir|maya basla(?:r|nir|nacaktir|yacaktir))|(?:gecerli(?:lik)?|hukum)(?:dir| (?:olur|olacaktir|kazanir|kazanacaktir|dogurur|doguracaktir|ifade eder|ifade edecektir))|sonuc dogur(?:ur|acaktir))|yururluk tarihi .*\btarihidir)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${ENTRY} yururluge gir- kazan- tarih- itibaren itibariyla birlikte kabul alindigi muteakip muteakiben takiben takip eden izleyen ertesi gun gunden gunu sonra uygulan- basla- gecerli- hukum olur olup olacak- dogur- ifade eder edecek- sayilir konul- yururlu- yapilmas- ucuncu kisi- bakimindan sonuc ilk is`,
    ),
  },
  // "Yürürlük: İlanla birlikte."
  {
    ends: /^(?:tescil|ilan|yayim|yayin)[a-z]*(?: ve (?:tescil|ilan|yayim|yayin)[a-z]*)?(?: tarih[a-z]*| gun[a-z]*)?(?: ile)?(?: birlikte| itibaren| itibariyla)?$/,
    words: ofStems(`${ENTRY} ve ile tarih- gun- birlikte itibaren itibariyla`),
  },
  {
    ends: /\byurut(?:ur(?:ler)?|ulur)$|\buygulanma[a-z]* .*\b(?:gozet|izle|sagla|denetle|takip ede)[a-z]*r(?:ler)?$/,
    words: ofStems(DIRECTIVE, BOARD, 'yurut- uygulanmasi- gozet- izle- sagla- denetle- takip ed-'),
  },
  // "Bu iç yönergede hüküm bulunmayan hallerde Türk Ticaret Kanunu hükümleri uygulanır."
  {
    ends: /\buygulanir$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} bulunmayan duzenlenmeyen duzenlenmemis ongorulmeyen ongorulmemis almayan yer verilmeyen yazili olmayan belirtilmeyen acik- hal- husus- konu- durum- uygulanir`,
    ),
  },
  // "İç yönergede yapılacak değişiklikler de aynı usule tabidir."
  {
    ends: /^(?=.*\bdegis).*\b(?:tabidir|yetkilidir|bagli(?:dir)?|yapilir|yapilabilir|yapabilir|edilir|olunur|aittir|yetkisindedir|uhdesindedir|degistirebilir|degistirilebilir|olur|mumkundur|gerceklestirilir|tescil(?: ve ilan)? (?:edilir|ettirilir|olunur))$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${ENTRY} degisik- degisti- yapil- yapma- yetki yetkisi yetkisindedir uhdesindedir yururlukten kaldirilma- veya gerceklestirilir olur mumkundur ancak ayni tabidir yetkilidir bagli baglidir kabul aittir sekilde esas- her zaman yapabil-`,
    ),
  },
  // "B Grubu müdürlerden oluşur", "(C) Grubu müdür yardımcılarından atanır", "… kabul edilen 3 nolu iç yönergesidir".
  {
    ends: /\b(?:olusur|olusmaktadir|atanir|ibarettir|secilir|yonergesidir|arasindan (?:atanan|secilen|gorevlendirilen)(?:lar)?(?: (?:kisi|personel|calisan)(?:ler|lar)?)?(?:d[iu]r)?|olarak atanan (?:[a-z]+ ){0,3}(?:calisan|personel|kisi)[a-z]*d[iu]r(?:lar)?)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${AGENTS} ${GROUPS} baskan- mudur- sef- direktor- uzman- amir- yonetici- sorumlu- arasindan olusur olusmaktadir ibarettir atanir secilir kabul edilen atanan- secilen- gorevlendirilen- bolum- birim- departman- sirket- olarak`,
    ),
  },
  // "Yönetim kurulu üyelerinin sınırsız temsil yetkisi saklıdır", "A Grubunun …".
  {
    ends: /\b(?:uye|baskan|mudurler|gorev|(?:grub|derece)[a-z]* sinirsiz|devredilemez|devrolunamaz).*\b(?:saklidir|mahfuzdur|disindadir|(?:etkile|sinirla|sinirlandir|kisitla|daralt|azalt|kaldir)m[ae]z|(?:sinirli|bagli|kayitli) degildir|(?:etkile|sinirla|kisitla|daralt|azalt)m[ae]kt[ae]d[iu]r|(?:sinirlandiril|kisitlan|daraltil|etkilen)m[ae]m(?:is|ekte|akta)[a-z]*|halel getirmez)$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${GROUPS} uye- baskan- mudurler- sinirsiz temsil ilzam- yetki- gorev- devredilemez devrolunamaz vazgecilemez- kapsam- sakli- mahfuzdur disindadir bakimindan hicbir sekilde surette mevcut kabul- konu- kendi- rakam- tutar- limit- sinirli bagli kayitli degildir etkile- sinirla- kisitla- daralt- azalt- kaldirmaz halel getirmez`,
    ),
  },
  // "… verecekleri her türlü zarardan dolayı yönetim kurulu müteselsilen sorumludur."
  {
    ends: /\bsorumlu(?:dur|durlar|lar| olur(?:lar)?| olacaktir)?$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} atan- verecek- verdikleri verebilecek- her tur turlu zarar- dolayi oturu muteselsilen musterek- sorumlu- karsi ucuncu asan asma- asil- acilmasi kotuye kullan- ihlal yetki- sahis- doga- neden sebebiyle nedeniyle islem- sinir- limit- yapan yaptik- sekilde hal- takdirde durumunda olur bizzat sahsen aykiri hareket eden`,
    ),
  },
  // "Daha önce tescil edilmiş iç yönergeler yürürlükten kaldırılmıştır."
  {
    ends: /^(?!.*\bmadde)(?:(?:bu|isbu) (?:ic )?yonerge(?:nin)? .*\b(?:ile|beraber|birlikte|itibaren|itibariyla)\b(?=.*\b(?:tarihli|no ?lu|sayili))|.*\b(?:once|onceki|eski|evvelki|tarihli(?! ve)|tum|butun|yilinda|(?:no ?lu|numarali|sayili) (?:ic )?yonerge)).*\b(?:yururlukten (?:kalkar|kalkmistir|kalkacaktir|kaldirilmistir|kaldirilir)|iptal edil(?:mistir|ir)|hukumsuz(?: kalir|dur)?)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${ENTRY} daha once onceki eski evvelki yilinda numarali girmesi- birlikte beraber itibar- yururluge yururlukten kalk- kaldir- tum butun iptal kalir`,
    ),
  },
  // "… 1 sayılı iç yönergenin tamamı yürürlükten kaldırılarak yerine aşağıdaki iç yönerge kabul edilmiştir."
  {
    ends: /\b(?:kaldiril(?:arak|ip|masina|m[iu]s(?:t[iu]r| olup)?)|iptal edil(?:erek|ip|mis(?:tir| olup)?)|iptaline) (?:ve )?(?:onun )?yerine (?:gecmek uzere |kaim olmak uzere )?(?:asagidaki|bu|isbu) (?:[a-z]+ )?(?:(?:ic )?yonerge|metin|metn)(?:nin|si|sinin|in)? (?:kabul edil|duzenlen|yururluge (?:kon|gir)|kabulune|yururluge konulmasina|tescil)[a-z]*(?: ve (?:tescil|ilan)[a-z]*)*(?: (?:oy ?birligi[a-z]* )?(?:ile )?karar (?:ver|alin)[a-z]*)?$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${ENTRY} daha once onceki eski tamam- tum butun yururlukten yururluge kaldir- iptal yerine asagidaki metin metn- kabul- duzenlen- kon- gir- iptaline gecmek kaim olmak uzere onun oybirligi- oy birligi- numarali alin- ver-`,
    ),
  },
  // "Bu iç yönerge aksine karar alınıncaya kadar geçerlidir."
  {
    ends: /\b(?:gecerlidir|yururlukte kalir|yururluktedir|devam eder|suresizdir|suresiz(?:dir)?)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${AGENTS} aksi- yeni bir alininca- alinana verilince- kadar dek gecerlidir yururlukte- kalir devam eder sure- gorev- degistirilince-`,
    ),
  },
  // "Tutarlara KDV dahil değildir", "… işlem tarihindeki TCMB döviz satış kuru esas alınır."
  {
    ends: /\b(?:kdv|katma deger|vergi|kur[a-z]*).*\b(?:dahil(?: degil)?(?:dir)?|haric(?:tir)?|dikkate alinmaz|(?:dahil|haric) (?:tutar|limit)[a-z]*d[iu]r)$|\bkur[a-z]*(?: [a-z]+){0,6} (?:(?:esas|dikkate|baz) alin(?:ir|acaktir)|(?:cevril|hesaplan|degerlendiril|kullanil)(?:ir|ecektir|acaktir|erek [a-z]+ir)|uygulan(?:ir|acaktir))$/,
    words: ofStems(
      `${DIRECTIVE} tutar- limit- parasal sinir- kdv katma vergi- dahil degil degildir haric- dikkate alin- esas yabanci para doviz cins- birim- kur- alis satis efektif tcmb merkez bankasi- turkiye cumhuriyet- islem- tarih- gun- gosterilen yazili belirtilen belirlenmesi- hesap- karsilig- amerikan dolar- usd eur euro- avro- tl turk lira- olup olarak diger baz deger- disinda- iliskin ilgili imza yetki- iceren yapil- uzerinden gore bir o onceki is ilan edilen gosterge niteligindeki cevrim- cevril- liraya degerlendiril- kullanil- uygulan- hesaplan- deger-`,
    ),
  },
  // "Sınırlar her işlem için ayrıdır ve gösterilen rakam sınırın içindedir", "tutarlar KDV hariç Türk Lirası olarak belirlenmiştir".
  {
    ends: OF_SUMS,
    words: ofStems(
      `${DIRECTIVE} tutar- limit- sinir- parasal rakam- meblag- miktar- deger- bedel- tablo- cetvel- cizelge- liste- ust azami kdv katma vergi- haric- dahil- net brut turk lira- tl amerikan abd dolar- usd euro eur cins- uzerinden olarak olup belirlenmis- gosterilmis- gosterilen belirtilmis- belirtilen yazilmis- yazili anilan ongorulmus- ongorulen konulmus- her bir tek beher islem- sozlesme- icin- ayri- basina- baz- bakimindan itibariyla icinde- tum butun de da dikkate esas goz onune onunde alinir alinacak- bulundurulur uygulanir uygulanacak- degerlendirilir gecerlidir bulunan yetki- yazilan okunur anlasilir anlasilmali- fatura- odeme emri veya`,
    ),
  },
  // "Her bir işlemde tutar ayrı ayrı dikkate alınır."
  {
    ends: /^(?:her (?:bir )?|tek (?:bir )?|beher )(?:islem|sozlesme).*\b(?:(?:dikkate|esas|goz onune|goz onunde) (?:alinir|bulundurulur|alinacaktir)|uygulanir|degerlendirilir|hesaplanir|gecerlidir|basinadir|icindir)$/,
    words: ofStems(
      `${DIRECTIVE} tutar- limit- parasal sinir- meblag- miktar- islem- sozlesme- her bir tek beher icin basina bakimindan itibariyla ayri dikkate esas goz onune onunde alinir alinacak- bulundurulur uygulanir degerlendirilir hesaplanir gecerlidir basinadir icindir gosterilen yazili belirtilen ongorulen bulunan olarak yetki- kdv katma deger vergi- dahil haric tabloda- cetvelde- listede-`,
    ),
  },
  // "İşlemler, yetki sınırlarının altında kalmak amacıyla bölünemez."
  {
    ends: /\b(?:bolunemez|bolunmez|(?:parcalara|kisimlara) (?:ayrilamaz|bolunemez)|(?:bolun|parcala)[a-z]* suretiyle [a-z ]{0,40}(?:gosteril|yapil|imzalan|dusurul)[ae]m[ae]z|parcalanamaz|bolunerek (?:yapilamaz|imzalanamaz|gerceklestirilemez))$/,
    words: ofStems(
      `${DIRECTIVE} bir is isin isler- islem- sozlesme- tutar- limit- parasal yetki- sinir- suretiyle gosterilemez dusurulemez altinda- kalmak kalacak sekilde asma- gecmek amac- maksadiyla icin bolun- parca- kisim- ayril- yapilamaz imzalanamaz gerceklestirilemez ayni imza dusurmek uzere sebeple`,
    ),
  },
  // "Bir kişi aynı işlemde iki ayrı grubun imzasını atamaz", "aynı kişinin imzası bir evrakta iki imza yerine geçmez".
  {
    ends: /^(?=.*\b(?:ayni|bir|hicbir|hic bir) (?:kisi|kimse|sahis|sahs|yetkili))(?=.*\b(?:(?:iki|birden fazla) (?:ayri )?(?:imza|grub|grup|derece|sifat)|hem\b|ikisini de|her iki(?:si)?))(?!.*\b(?:grup|grub|derece)[a-z]* iki\b).*\b(?:(?:imza(?:si|sini|yi)?|ikisini) (?:de |birden )?(?:atamaz|kullanamaz|koyamaz)|tarafindan (?:atil|kullanil|konul|imzalan)amaz|(?:yerine )?gecmez|sayilmaz)$/,
    words: ofStems(
      `${DIRECTIVE} ${GROUPS} bir hicbir hic kisi- kimse- sahis- sahs- yetkili- iki ikisini ayri birden fazla hem her tek musterek cift imza- islem- evrak- belge- sozlesme- yerine gecmez gecmek uzere atamaz kullanamaz sayilmaz koyamaz su kadar ki ancak bulunsa bulunan bulunmasi halinde dahi ayni anda sifat- atmis olsa tarafindan atilamaz kullanilamaz konulamaz imzalanamaz`,
    ),
  },
  // "Yetkililer yetkilerini kısmen veya tamamen başkasına devredemez."
  {
    ends: /\byetki[a-z]*.*\b(?:dev(?:ri|ir) (?:yapil|edil)?(?:amaz|emez|mumkun degildir)|devr?edemez(?:ler)?|devredilemez|devrolunamaz|tevkil edemez(?:ler)?|vekil tayin edemez(?:ler)?|kullandiramaz(?:lar)?)$/,
    words: ofStems(
      `${AGENTS} ${DIRECTIVE} ${GROUPS} yetki- kendi- verilen taninan kismen tamamen veya baska- ucuncu sahis- sahs- kisi- kimse- bir alt kapsam- uyarinca devr- devir yapilamaz mumkun degildir tevkil tayin edemez kullandiramaz hicbir sekilde surette suretle atanan atananlar temsil ilzam`,
    ),
  },
  // "Bir sözleşmeyi imzalama yetkisi, onun feshi, yenilenmesi ve tadili yetkisini de kapsar."
  {
    ends: /\byetki[a-z]*.*\b(?:fesh|feshe|tadil|degisi|degist|yenile|sona|uzat|iptal)[a-z]*.*\b(?:de|da|dahi) (?:kapsar|kapsamaktadir|icerir|icermektedir|ihtiva (?:eder|etmektedir)|haizdir)$/,
    words: ofStems(
      `${DIRECTIVE} yetki- verilen verilmis verilmes- sozlesme- islem- yapma- imza- akdet- konu- icin ilgili fesh- fesih- erdir- sona ortadan kaldir- tadil- et- degisi- degistir- duzelt- yenile- uzat- iptal- hususu- veya bir o onu onun onlari bunu bunlari bunlarin dahi kapsa- icer- ihtiva eder haizdir temdit`,
    ),
  },
  // "İmzalar şirket kaşesi altına atılır", "Atanan kişilerin imza beyanları ticaret siciline verilir."
  {
    ends: /\b(?:kase|unvan|beyan|ornek).*\b(?:(?:imza atmak|imzalarini koymak) suretiyle kullan[a-z]+|atilir|atar(?:lar)?|atilacaktir|atilmasi (?:gerekir|zorunludur)|verilir|sunulur|ibraz edilir|(?:temsil|ilzam) eder(?:ler)?)$/,
    words: ofStems(
      `${DIRECTIVE} ${ENTRY} ${AGENTS} gore yetki- ancak atmak koymak suretiyle kullan- imza- sirket unvan- kase- altina altinda uzerine atil- atar- atacak- atanan- beyan- ornek- verilir sunulur ibraz veya gerekir zorunludur temsil ilzam eder- sirketi noter- tasdik- onayli onaylatil- her iki uc grup- grub- derece-`,
    ),
  },
  // "Limitler yönetim kurulunca güncellenebilir", "Yönetim kurulu sınırlı yetkilileri her zaman görevden alabilir."
  {
    ends: /\b(?:guncellenebilir|degistirilebilir|degistirebilir|alabilir|alinabilir|azledebilir|guncelleyebilir)$/,
    words: ofStems(
      `${DIRECTIVE} ${BOARD} ${AGENTS} limit- tutar- parasal gelisen degisen sart- gore her zaman gorev- alabilir alinabilir azledebilir guncelle- degistir- atan- gerekti- gordugunde`,
    ),
  },
  // "… İç Yönergesinin aynen kabulüne, tescil ve ilanına karar verilmiştir": the decision that puts it into force.
  {
    ends: /\b(?:kabul|yururluge|onay|tescil|ilan)[a-z]*(?: [a-z]+)* (?:karar (?:ver|al)|kararlastir)[a-z]*$/,
    words: ofStems(
      DIRECTIVE,
      LAW,
      BOARD,
      AGENTS,
      ENTRY,
      'aynen oldugu gibi kabul- edilmes- yururluge konulmasi- koyulmasi- girmesi- onaylanma- hazirlanan duzenlenen ekli ekteki ekinde- sunulan goruserek gorusulerek sinirli yetki- temsil- oy birlig- oybirlig- coklug- karar- verildi verilmis- alindi alinmis- kararlastir- iliskin',
    ),
  },
  // "Bu iç yönerge 5 maddeden ibarettir", "… yönetim kurulunun 02.03.2022 tarihli kararı ile kabul edilmiştir."
  {
    ends: /\b(?:asagidadir|ibarettir|olusur|olusmaktadir|(?:kabul|tanzim) edilmis(?:tir)?|hazirlanmistir|duzenlenmistir|cikarilmistir|kabul edilmis olup(?: [a-z]+)*)$/,
    words: ofStems(
      `${DIRECTIVE} ${LAW} ${BOARD} ${AGENTS} ${ENTRY} dayanak asagidadir metin- metni ibarettir olusur olusmaktadir kabul tanzim hazirlanmistir cikarilmistir olup amac- uzere belirle- duzenle- kapsam- sinir- gorev- yetki- temsil- ilzam- dair atan- hudud- cizmek goster- tespit et- iliskin cerceve- toplanti- olarak kimse- kurallar- esas- hususlar-`,
    ),
  },
  // "Satın Alma Müdürü unvanı ile görev yapan ve yönetim kurulu kararıyla atanan çalışanlar sınırlı yetkilidir."
  {
    ends: /\b(?:calisan|personel|kisi|yonetici|kimse)(?:ler|lar)?,? (?:(?:sinirli|imza|temsil|ticari|ve) )*(?:yetkili|yetkilisi|vekil)(?:ler|leri)?(?:d[iu]r)?$/,
    words: ofStems(DIRECTIVE, BOARD, AGENTS, GROUPS, HOLDERS, 'gorev yapan- karariyla ile olup'),
  },
  // "Müşterek imzalar ayrı kişilere ait olmalıdır", "her işlemde imzalar farklı kişilerce atılır".
  {
    ends: /\b(?:ayri|farkli|baska|degisik) (?:kisi|sahis|sahs|yetkili)[a-z]*(?: (?:tarafindan|ait))?(?: (?:ol(?:ur|acaktir|malidir|masi (?:zorunludur|gerekir|sarttir))|atil(?:ir|acaktir|malidir|masi (?:zorunludur|gerekir|sarttir))))?$/,
    words: ofStems(
      `${DIRECTIVE} ${AGENTS} ${GROUPS} her bir islem- musterek- cift iki birden fazla imza- gereken gerektiren aranan hal- durum- ongorulen ayri farkli baska degisik sahis- sahs- ait tarafindan ol- atil- zorunludur gerekir sarttir`,
    ),
  },
  // "Yetkililer yetkilerini özenle ve şirket menfaatine kullanmakla yükümlüdür."
  {
    ends: /\b(?:yukumludur(?:ler)?|zorundadir(?:lar)?|kullanir(?:lar)?|gozetir(?:ler)?|korur(?:lar)?|uyar(?:lar)?|(?:hareket|riayet) eder(?:ler)?|gorev[a-z]* (?:[a-z]+ ){0,4}yerine getirir(?:ler)?)$/,
    words: ofStems(
      `${AGENTS} ${LAW} yetki- gorev- yerine getirir- bagli- ozen- menfaat- cikar- durust- sadakat- dikkat- gozet- koru- kullan- uygun sekilde yukumlu- zorunda- basiretli ve kural- kurullarina ilke- bu olarak sir- gizli- adami yonerge- ic sinir- dahilinde icinde cercevesinde belirtilen yazili bir tacir gibi hareket riayet eder- uyar- islem- imza-`,
    ),
  },
  // "Yukarıda yazılmayan işlemlerde şirket yalnız yönetim kurulu üyelerince temsil edilir."
  {
    ends: /\b(?:(?:sayil|yazil|belirtil|gosteril|duzenlen|ongorul)m[ae](?:yan|m[iu]s)|yazili olmayan|yer alma|disinda|asan|ustunde|uzerinde|diger (?:butun|tum|her turlu)).*\b(?:(?:yonetim|mudurler) kurul|mudurler\b).*\b(?:(?:temsil|ilzam) (?:edilir|olunur)|yetkilidir|yetkisindedir|aittir)$/,
    words: ofStems(
      `${DIRECTIVE} yukarida- asagida- tablo- cetvel- cizelge- liste- sayil- yazil- belirtil- gosteril- duzenlen- yer almayan acik- disinda- kalan islem- is isler- hal- husus- konu- tutar- limit- sinir- asan- ustunde- uzerinde- sirket- yalniz yalnizca sadece ancak yonetim mudurler kurul- uye- temsil ilzam edilir olunur yetkilidir yetkisindedir aittir diger tum butun her turlu sekilde tarafindan imzasi-`,
    ),
  },
  // "İmza yetkilileri ancak kendi derecelerine tanınan yetkileri kullanabilir."
  {
    ends: /^(?=.*\bkendi (?:grup|grub|derece)).*\byetki[a-z]* kullan(?:abilir|ir)(?:lar)?$/,
    words: ofStems(`${AGENTS} ${GROUPS} ancak yalniz yalnizca sadece kendi tanin- veril- ait yetki- kullan- ve icin bu yonerge- ic her`),
  },
  // "Sınırlı yetkili temsilciler, Marina Müdürü ve Finans Müdürü'dür."
  {
    ends: /^(?:(?:sinirli|imza|temsil|yetkili|sirketin) )*(?:temsilci|yetkili|vekil)ler[a-z]* .*\byetkili (?:dir|dur)$/,
    words: ofStems(AGENTS, 'sirketin ve ile dir dur'),
  },
  // "Şirketin imza yetkilileri (A) ve (B) olmak üzere iki gruptur."
  {
    ends: /\b(?:iki|uc|dort|bes) (?:gru[pb]|derece|sinif)(?:tan ibarettir|tur|tan olusur|dir|a ayrilmistir|ye ayrilmistir|a ayrilir|ye ayrilir)$/,
    words: ofStems(DIRECTIVE, AGENTS, GROUPS, 'sirketin olmak uzere iki uc dort bes ayril- ibarettir olusur'),
  },
]

/** Whether a sentence is one that every directive has, and says nothing of who signs for what. */
export const isGeneral = (plain: string): boolean => {
  const said = mend(plain)
    .replace(/\(\d[\d/a-z]*\)\s*$/, '')
    .replace(/\bis bu\b/g, 'isbu')
    .replace(/\d{1,2}\.\d{1,2}\.\d{4}/g, ' tarihli ')
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/^(?:madde )?(?:\d{1,2}|[a-h]|[ivx]{2,5}) (?=[a-z]{2})/, '')
  if (said === '' || DAY_OF_FORCE.test(plain) || /\d{1,3}[.,]\d{3}/.test(plain.replace(/\d{1,2}\.\d{1,2}\.\d{4}/g, ''))) return false
  if (isOfItself(said) || saysOfOthers(said)) return true
  const all = said.split(' ').filter((word) => !/^\d{1,5}$/.test(word))
  const isKnown = (words: readonly string[], of: string): boolean =>
    KINDS.some((kind) => kind.ends.test(of) && words.every((word) => kind.words.test(word)))
  if (isKnown(all, said)) return true
  // "Müdürün yetkisi saklı olup yönerge ilanla yürürlüğe girer"
  const [kept, then] = said.split(' olup ')
  if (kept !== undefined && then !== undefined) return isGeneral(`${kept}dir`) && isGeneral(then)
  // "… yürürlüğe girer ve değiştirilinceye kadar geçerlidir": two such sentences in one.
  return [...said.matchAll(TWO_IN_ONE)].some(({ index, 0: words }) => {
    const [first, second] = [said.slice(0, index + words.length - ' ve '.length), `bu yonerge ${said.slice(index + words.length)}`]
    return isKnown(first.split(' '), first) && isKnown(second.split(' '), second)
  })
}
/**
 * What the directive says of itself, of an earlier one as a whole, or of who is appointed under it and how that is entered, in whatever
 * words: its subject and its verb are of that, and nothing in it may bound what the rules give.
 */
const isOfItself = (said: string): boolean =>
  ((KEPT_BY_BOARD.test(said) || TOUCHES_NO_OTHER.test(said)) &&
    !OF_ACTS.test(said.replace(FORM_OF_POWER, '').replace(/\bgenel kurul karar/g, ' '))) ||
  (OF_ITSELF.some(({ begins, ends }) => begins.test(said) && ends.test(said)) &&
    !BOUNDS.test(said.replace(ENTRY_WORDS, ' ')) &&
    !OF_ACTS.test(said))
/** How a verb ends that tells what is done, of nobody in particular or of those it names. */
const DONE = '(?:[iu]r|[ae]r|[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r|m[iu]st[iu]r|m[ae]l[iu]d[iu]r|[dt][iu]|[ae]bil[iu]r)(?:l[ae]r)?'
/** Verbs by which nobody signs: what is done with a text, what a word means, what becomes of employees, how sums are counted, what is not touched. */
const OTHER_VERB = new RegExp(
  `(?:\\b(?:${[
    `(?:kabul|tanzim|tescil|ilan|teblig|ibraz|tadil|revize|muhafaza|tasdik|teyit) (?:edil|olun|ettiril)${DONE}`,
    `(?:hazirlan|yayimlan|yayinlan|duyurul|bildiril|sunul|saklan|asil|degistiril|guncellen|yazil|belirtil|kaydedil|eklen|okun|anlasil|kastedil|aciklan|tanimlan|adlandiril|siralan|isimlendiril)${DONE}`,
    `(?:sunlardir|soyledir|(?:su|asagidaki|asagida) (?:sekilde|gibi)dir|asagida(?:ki gibi|ki sekilde)? (?:siralan|sayil|sirala|say)${DONE}|asagidadir)`,
    `(?:anlamlari(?:yla|nda)|anlamda) kullanil${DONE}|ele alin${DONE}|imza altina alin${DONE}|ifade ed(?:er|ecektir)|anlamina gel${DONE}`,
    `(?:atan|secil|gorevlendiril)${DONE}|azl?(?:ed|ledil|olun)${DONE}|ucret (?:oden|veril)mez|(?:disiplin|ceza)[a-z]* [a-z]+ (?:islet|uygulan)il?${DONE}|rucu ed${DONE}|bilgilendir(?:il)?${DONE}`,
    `sorumlu(?:dur|lar|durlar| olur| tutul${DONE})?|(?:liste|kayit|kayd|defter|dosya)[a-z]* tut(?:ul)?${DONE}|basvurul${DONE}|terkin edil${DONE}|silin${DONE}|karara baglan?${DONE}`,
    `(?:cevril|hesaplan|degerlendiril)${DONE}|(?:dikkate|esas|goz onune|goz onunde) (?:alin|bulundurul)(?:m[ae]z|m[ae]mist[iu]r|${DONE})`,
    `(?:atama|gorevlendirme|azil|degisiklik)[a-z]* (?:[a-z]+ ){0,6}karar[a-z]* al(?:in)?${DONE}|(?:baska|ucuncu)[a-z]* (?:[a-z]+ ){0,3}(?:dev(?:r|red)(?:il)?(?:emez|olunamaz)|kullandiramaz)(?:l[ae]r)?`,
    `yerine getir(?:il)?(?:mekle yukumludur|${DONE})|ozen(?:i|le)? (?:goster|davran|hareket ed)[a-z]*(?:mekle yukumludur|${DONE})`,
    `(?:[a-z]+lerini|digerlerini|gecerliligini|gecerliligine|haklarini) (?:etkile|azalt|zedele|sinirla|kisitla|daralt)m[ae]z|devredilmis sayil(?:a)?m[ae]z`,
  ].join('|')}))$`,
)
/** Of whom or what a sentence is that is of nobody who signs by the directive: the organs, the text itself and its words, a department. */
const OF_OTHERS =
  /^(?:madde )?(?:(?:bu|isbu|anilan|her|ilgili|tereddut edilen|dogan) )*(?:(?:yonetim|mudurler|genel) kurul[a-z]*|sirket(?:imiz)?(?= (?!adina|namina|hesab|kase|unvan))|(?:[a-z]+ )?(?:ic )?yonerge[a-z]*|metin[a-z]*|hukum[a-z]*|madde[a-z]*|bolum[a-z]*|baslik[a-z]*|atama[a-z]*|azil[a-z]*|tescil[a-z]*|ilan[a-z]*|kanun[a-z]*|ttk|mevzuat[a-z]*|kavram[a-z]*|terim[a-z]*|tanim[a-z]*|(?:[a-z]+ ){1,4}(?:birim|bolum|departman|servis)(?:i|u|leri|lari|u)(?:n[iu]n|nce)?) /
/** What those do who do not sign by it: nothing is given, used or signed. */
const OTHERS_DO = new RegExp(
  `\\b(?!(?:ver|tani|yetkilendir|kullan|yap|yurut|gerceklestir|imzala|temsil|ilzam|bagla|sinirla|kisitla|daralt|azalt|kaldir|durdur|birak|devred|devr|bulun|al|et|ed|ol|iste)[a-z]*$)[a-z]{2,}(?:[iu]r|[ae]r|[ae]c[ae]kt[iu]r|m[ae]kt[ae]d[iu]r)(?:l[ae]r)?$`,
)
/** Who is employed or is an agent, what may not be handed on, who went beyond his power: no transaction, and no bound. */
const OF_NO_ACT =
  /\b(?:devredilemez|vazgecilemez|devrolunamaz|hizmet (?:akdi|sozlesmesi)[a-z]*|is sozlesmesi(?:yle| ile)|calisan[a-z]*|personel[a-z]*|ticari vekil[a-z]*|tacir yardimci[a-z]*|(?:yetki|limit|sinir)[a-z]* (?:asan(?=lar[a-z]*\b| kisi| kimse| yetkili)|asimi?(?= ned| hal)|asmasi ned)|birinin gecersizligi)/g
/** Words on how somebody signs, and verbs by which he does. */
const HOW_SIGNED =
  /\b(?:munferi|musterek|birlikte|beraber|tek bas|tek imza|cift|iki imza|ikinci imza|imzala(?:r|y|n)|imza (?:at|koy|kullan)|yetkilidir|yetkili kil|temsil (?:ve ilzam )?ed|ilzam ed|baglar\b)/
/**
 * Whether a sentence speaks of anything but how rules are used, by the verb that it ends with: no transaction, no form of signing, nothing it hangs on
 * or that is bounded may stand before that verb.
 */
const saysOfOthers = (said: string): boolean => {
  const verb = OTHER_VERB.exec(said)
  // "Birinci derece imza yetkilisinin yetkileri şunlardır": of whom the list is that follows.
  if (HEADS_LIST.test(said) && [...said.matchAll(ONE_GRADE)].length === 1) return false
  if (!verb && !(OF_OTHERS.test(said) && OTHERS_DO.test(said) && !OF_FORCE.test(said))) return false
  const rest = (verb ? said.slice(0, verb.index) : said).replace(OF_NO_ACT, ' ')
  if (BOUNDS.test(rest) || HANGS_OR_WAITS.test(rest.replace(/\btarihli\b/g, ' ')) || HOW_SIGNED.test(rest)) return false
  return !/\d/.test(rest.replace(OF_STATUTE, ' ')) && lawOf('TR').kindsNamed(rest).length === 0
}
const HEADS_LIST = /(?:sunlardir|soyledir|(?:gibi|sekilde)dir|asagida[a-z]*(?: [a-z]+)?)$/
const ONE_GRADE = /\b(?:birinci|ikinci|ucuncu|dorduncu|[a-h]|i{1,3}|\d) (?:derece|grub|grup|sinif|kademe)/g
/** That the text is in force, whom it binds, and by whose decision: known by every word or not at all. */
const OF_FORCE = /\b(?:yururlu|uygula|gecerli|karar|hukum (?:ifade|dogur)|yetkilidir)/
/** Numbers of articles and statutes. */
const OF_STATUTE = /\b(?:\d{1,4}|ttk)(?= (?:[iu]?nc[iu] |uncu |sayili|nolu|madde|fikra|tarih))|(?<=\bttk )\d+(?: \d+)*/g
/** "Münferit imza yetkilisi üyelerin": of whom, and not how. */
const FORM_OF_POWER = /\b(?:munferi[dt]|musterek)[a-z]* (?=(?:imza|temsil|yetki))/g
/** "Yönetim kurulunun yukarıdaki tutarları aşan işlemlere ilişkin yetkileri saklıdır", "kanundan doğan yetkiler saklıdır": what the board may do itself. */
const KEPT_BY_BOARD =
  /^(?=.*\b(?:yonetim kurul|mudur|genel kurul|organ|kanun|esas sozlesme))(?:(?!(?:onay|izin|izn|muvafakat|haric|ancak|yalniz|grub|grup|derece|vekil)[a-z]*\b)[a-z\d]+ )+?(?:yetki|hak)[a-z]* (?:sakli(?:dir| tutulmustur)|mahfuz(?:dur)?|bakidir)$/
/** "Bu yönerge diğer imza yetkililerinin yetkilerini etkilemez", "üyelerin tescilli yetkileri bu yönergeden etkilenmez" */
const TOUCHES_NO_OTHER =
  /^(?:madde )?(?:bu|isbu) (?:ic )?yonerge[a-z]*(?: (?!(?:ancak|haric|onay|izin|izn)[a-z]*\b)[a-z]+){1,8} yetki[a-z]* (?:etkile|sinirla|kisitla|degistir|daralt|ortadan kaldir|halel getir)m[ae]z$|^(?:madde )?(?:(?!(?:ancak|haric|onay|izin|izn)[a-z]*\b)[a-z]+ ){1,8}yetki[a-z]* (?:bu|isbu) (?:ic )?yonerge[a-z]*(?: ile)? (?:etkilen|sinirlan|kisitlan|sinirlandiril|degistiril|ortadan kaldiril)(?:m[ae]z|m[ae]m[iu]st[iu]r|m[ae]m[ae]kt[ae]d[iu]r)$/
const ENTRY_WORDS =
  /\b(?:yururlu[a-z]*|(?:yonetim|mudurler) kurul[a-z]* (?:onay|karar)[a-z]*|onaylan[a-z]*|(?:ticaret )?sicil[a-z]*|kaldiril[a-z]*|iptal[a-z]*)\b/g
/** Transactions, amounts and signatures, a time or a part: a sentence of these is none of the directive itself. */
const OF_ACTS =
  /\b(?:genel kurul|alim|satis|odeme|kredi|cek|senet|kira|kefal|ipotek|havale|tl|usd|eur|lira|imzala|musterek|munferi|tek bas|birlikte|paraf[a-z]*|gorusu[a-z]*|denetim[a-z]*|kontrol[a-z]*|sube[a-z]*|deneme[a-z]*|ay(?:lig)?[a-z]{0,3}|yil[a-z]*|gun(?!luk)[a-z]*|sure[a-z]*|bolum[a-z]*)\b|\b(?:alim|satis|odeme|imzala|musterek|munferi)|[ae]c[ae]k(?:t[iu]r)?(?:l[ae]r)?$/
const OF_ITSELF = [
  // "B grubunun yetkileri bu yönergede sayılan işlerle sınırlıdır"
  {
    begins: /^(?:[a-z\d]+ ){0,8}yetki(?:si|leri|sinin kapsami|lerinin kapsami)\b/,
    ends: /^(?!.*\b(?:tutar|limit|parasal|sube|merkez)).*\b(?:bu |isbu )?(?:ic )?yonerge[a-z]* (?:[a-z]+ )?(?:yazili|sayilan|sayili|belirtilen|gosterilen|ongorulen|duzenlenen|tanimlanan|verilen) (?:is|islem|husus|konu|hal|hukum|yetki)[a-z]*(?: ile)? (?:sinirlidir|sinirli olup|ibarettir)$/,
  },
  {
    begins:
      /^(?:(?:bu|isbu|is bu|anilan|asagidaki) )?(?:[a-z]+ (?:anonim|limited) sirketi )?(?:sinirli yetki )?(?:ic )?yonerge(?:si|nin|mizin|miz)?\b(?! ile verilen| kapsamindaki| uyarinca verilen)/,
    ends: /\b(?:hazirla|duzenle|kabul ed|cikar|tanzim ed|tescil ed|ilan ed|onayla|kaleme al|olustur|ibaret|dayan|goster|amacla|yayimla|yayinla)[a-z]*(?: ve (?:tescil|ilan)[a-z]*(?: [a-z]+)?)?$/,
  },
  {
    begins: /^(?!(?:(?:bu|isbu) )?(?:ic )?yonerge).*\byonerge/,
    ends: /^(?!.*\bmadde)(?!.*\b(?:bu|isbu) (?:ic )?yonerge[a-z]* (?:ile verilen )?yetki).*\b(?:yururlukten (?:kalk|kaldiril)|iptal edil|hukumsuz kal|ilga edil)[a-z]*$/,
  },
  {
    begins:
      /^(?:kim(?:ler)?in|hangi (?:kisi|calisan|personel)[a-z]*|(?:sinirli |imza |temsil )*yetkili(?:ler|lerin|leri)?|(?:bu )?(?:atama|gorevlendirme)(?:lar)?|atanacak (?:kisi|yetkili)[a-z]*|temsilciler)\b/,
    ends: /^(?!.*\b(?:islem|yetki(?:si|leri)n?(?:in|i)?\b(?! (?:sahip|haiz))|uzere))(?=.*\b(?:kurul|organ|sicil)).*\b(?:(?<=^kim.*|^hangi.*)belirle|atan|sec|gorevlendir|tescil|ilan|duyur)[a-z]*(?: (?:ve (?:tescil|ilan)[a-z]*|ed[a-z]+|olun[a-z]+|ettir[a-z]+))*$/,
  },
]
const TWO_IN_ONE =
  /\b(?:girer|kazanir|edilir|ettirilir|olunur|yapilir|atanir|aittir|yurutulur|yurutur|gecerlidir|hazirlanmistir|edilmistir) ve /g
/** A day printed beside the beginning or the end of what the directive says is a bound. */
const DAY_OF_FORCE =
  /\d{1,2}\.\d{1,2}\.\d{4}[^.;]{0,60}\b(?:yururlu(?!kten kal)|gecerli|kadar|itibaren)|\b\d{1,3}(?: \([a-z ]+\))? (?:is )?(?:gun|hafta|ay|yil)[a-z]* [^.;]{0,40}\byururlu/

/**
 * Words that may bound what the rules give, though they say nothing of how somebody signs: another's leave, a condition, what is not given,
 * an end, what is asked for beside, a total.
 */
const BOUNDS = new RegExp(
  [
    String.raw`\b(?:onay|izn|izin|muvafakat|paraf|uygunluk|uygun (?:gor|bul)|vize|teyit|talimat[a-z]* uzerine)`,
    String.raw`(?<!aksine? )(?<!yeni bir )\b(?:ek|ayrica|ozel|yeni) (?:bir )?(?:karar|yetki)`,
    String.raw`\b(?:ancak|yalniz|yalnizca|sadece|munhasiran|sart|kosul|kaydi|kaydiyla)`,
    String.raw`m[ae]d[iu]k[cs][ae]\b|m[ae]d[ae]n\b|m[ae]ks[iu]z[iu]n\b`,
    String.raw`\b(?:halinde|hallerde|takdirde|durumunda|surece|muddetce)\b`,
    String.raw`\bbagli(?:dir|tutul)|\btabi(?:dir| tutul)`,
    String.raw`[a-z]{3}(?:[ae]|y[ae])?m[ae]z(?:lar|ler)?\b|m[ae]y[ae]c[ae]k|\bdegil|\byok(?:tur)?\b`,
    String.raw`\bsona er|\bson bul|\bkalk(?:ar|mis|acak)|\bkaldiril|\biptal|\baskiya|\bdurdur|\bgecersiz|\bhukumsuz|\bsure[a-z]* (?:[a-z]+ )?dol`,
    String.raw`\b(?:kadar|dek|sureyle|sure ile|suresince|suresi)\b`,
    String.raw`\b(?:zorunlu|gerek|aran|lazim|icap|mecbur|mutlaka|muhakkak|bulunur|bulunacak|yukumlu)`,
    String.raw`\b(?:disinda|haric|istisna|mustesna|sakli|mahfuz)`,
    String.raw`\b(?:toplam|asil|asan|asma|gecen|gecme|uzerinde|ustunde)`,
    String.raw`\byururlu|\bkullanilmaya basla|\baskida`,
  ].join('|'),
)
/** A sentence that says something: its verb stands at its end. */
const SAYS = /(?:[a-z][iu]r|[ae]r|[dt][iu]r|m[ae]z|m[iu]s|[dt][iu]|[iu]yor|m[ae]kt[ae])(?:l[ae]r)?\W*$/
/** What a rule is made of: whose signature, a power, a transaction, a sum. A sentence of none of these bounds no rule but by a word that binds. */
const OF_RULES =
  /\b(?:imza|yetki|s[ae]lahiyet|temsil|ilzam|vek[ai]l|mumessil|muhur|kase|tek bas|birlikte|beraber|ikinci|iki|cift|gru[pb]|derece|islem|tutar|limit|sinir|bedel|deger|tl|lira|usd|dolar|eur|avro)/
/** Words that make something hang on another, on a time or a place, be they said of a power or not. */
const HANGS_OR_WAITS =
  /\b(?:once|onceden|evvel|sonra|sonradan|sirasinda|boyunca|esnasinda|surece|ay(?:da|dan|i|in|lar[a-z]*|li[kg][a-z]*)?|[a-z]+[iu]nc[ae](?:ya|ye)?|[a-z]+d[iu]ktan|[a-z]+d[iu]g[iu]nde|[a-z]+[ae]rs[ae])\b|\b(?:tarih|sure(?!tiyle|t\b)|gun(?!luk|cel|des)|hafta|yil|gecici|takdir|bilgi|haber|gozetim|nezaret|denetim|denetle|refakat|esli[kg]|gorus|sube|bolge|merkez|yurt|izle|kontrol|incele|cerceve|dahilinde|kapsam)/
/** Whether words that make no rule may still bound one: by what they say, or as a sentence of what rules are made of, of which nobody knows what it says. */
export const mayBound = (plain: string, whole = false): boolean => {
  const said = mend(plain)
  if (BOUNDS.test(said)) return true
  if (!whole || !/ [a-z]/.test(plain.trim()) || !SAYS.test(plain.replace(/(?:\(\d[\d/a-z]*\)\W*)+$/, ''))) return false
  return (
    [OF_RULES, HANGS_OR_WAITS, OF_FORCE].some((pattern) => pattern.test(said)) ||
    /\d/.test(said.replace(OF_STATUTE, ' ').replace(/\(\d[\d/a-z]*\)|^[\W\d]*(?:madde[\W\d]*)?/g, '')) ||
    lawOf('TR').kindsNamed(said).length > 0
  )
}
