/**
 * Sentences by which a meeting goes (how it was opened, who came, who chairs it, that the next matter is taken up, that it was closed) and
 * articles of a contract that decide nothing of the notice (its town, its life, when the capital is paid). Such a sentence is known by
 * every word of it and by its verb; one more word, and it may decide something.
 */
import type { Body } from '../fact/found.ts'
import { remembered } from '../kernel/remembered.ts'
import { oncePart, partiesIn } from '../text/names.ts'
import { holds } from '../text/needed.ts'
import { withoutEnd } from '../text/ends.ts'
import { plainLetters } from '../text/letters.ts'
import { ofStems } from '../text/stems.ts'
import { amongFounders } from '../fact/articles.ts'

/** A kind of sentence: how it ends, what it has to speak of, the words it is made of; `names` of people and places may stand in it, of towns and nobody. */
type Kind = { ends: RegExp; of: RegExp; words: RegExp; names?: 'people' | 'places' | 'towns' }

const SMALL =
  'n?[iu]n n?[dt][ae] n?[dt][ae]n n?[ae] [yn]?[iu] s[iu] ve ile da de ise bu olan olarak icin uzere uzerine ayri tarih- gun- saat- adet toplam nci inci uncu nc[iu] no lu lik [ivx]{1,4} [a-h]'
const COMPANY = 'sirket- kooperatif- anonim limited ortaklik- merkez- unvan- sayin'
const MEETING =
  'olagan olaganustu fevkalade genel kurul- umumi heyet- hey[ei]t- toplanti- yil- yilina yilin yillarina ait faaliyet hesap donem- tutanak- tutanag- gundem- madde-'
const VOTES = 'oy- birlig- birligi oybirlig- ittifak- cokluk- coklugu- mevcud- katilan- hazir bulunan- acik gizli'
const MINISTRY =
  'bakanlik bakanligi- sanayi ticaret gumruk temsilci- komiser- komiserlig- il mudurlugu- gozetim- nezaret- huzur- gorevlendir-'
const LAW =
  'turk kanun- ttk t k esas ana sozlesme- mukavele- hukum- hukm- uyarinca geregi- gerek gerekse gore uygun ongorul- asgari nisab- nisap- cagri- davet- ilan- ilansiz cagrisiz gazete- sicil- turkiye suresi icinde nusha- sayi- mevcut mevcud- oldug- olmadig- anlasil- tespit gorul- bildiril- belirtil- itiraz- eden edil- hicbir herhangi bir'
const OF_REPORTS =
  'yonetim denetim denetleme murakabe kurul- kurulu- murakip- murakib- denetci- rapor- bilanco- kar zarar hesap- gelir gider tablo- okun- muzakere- gorus- ibra-'

/** Which paper was entered, who certified it and when. */
const OF_PAPERS =
  'isbu anilan mezkur soz konusu adi gecen husus- karar- alinan tescil edil- olun- mis bulunmaktadir re sen resen turk ticaret kanun- hukum- gore geregince uyarinca uygun nolu sayili sayisi- no numara- yevmiye noter- tasdik- tasdikli onay- onayli tasiyan iceren suret- genel yonetim ortaklar mudurler idare meclis- kurul- heyet- mudurlug- memurlug- mudurlugumuzce sicil- yazili yukarida ait n[iu]n d[iu]r t k c ttk tarihli zapt- zabt- zabit- tutanak- tutanag- olagan olaganustu fevkalade toplanti- gosterilen belirtilen bilgileri numaralari yevmiyeli adres- firma- asagida- ibraz talep istem- istenmis- istenmekle istenilmis- olmakla olmus- durum- keyfiyet- edilmek edilerek edildig- olundug- edilmis- muracaat- dilekce- verilen belge- evrak- vesika- dayanilarak muhafaza dosya- kollektif komandit iktisadi isletme- sube- dernek- vakif- nci ilan- adi unvanli edilmek uzere istinaden binaen talebine tescili yapil- duzenlenen ilgili ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'

/** The words of an assembly as a whole. */
const ASSEMBLY = [SMALL, COMPANY, MEETING, MINISTRY, LAW, VOTES].join(' ')

const KINDS: readonly Kind[] = [
  // "Şirketin 2010 yılına ait olağan genel kurul toplantısı 26.05.2011 günü saat 14.00'de şirket merkezinde Bakanlık Komiseri A'nın gözetiminde yapıldı."
  {
    ends: /\b(?:yapil(?:di|mis(?:tir)?)|toplan(?:di|mis(?:tir)?)|gerceklestiril(?:di|mistir)|acil(?:di|mistir)|akdedil(?:di|mistir)|hazir bulunul(?:du|mustur))$/,
    of: /\b(?:genel kurul|umumi heyet)[a-z]* toplanti|\btoplanti[a-z]*/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      MINISTRY,
      'yapil- toplan- gerceklestiril- acil- akdedil- hazir bulunul- tum butun ortak- hissedar- tamam- katilim- istirak- adres- tarafindan baskanlig- belirlenen konu- gorusmek',
    ),
    names: 'places',
  },
  // "Ortaklar kurulu A'nın başkanlığında bütün ortakların iştirakiyle toplanarak aşağıdaki hususları karara bağlamıştır."
  {
    ends: /\b(?:kararlari?|hususlari?) (?:(?:oy ?birlig[a-z]* (?:ile )?|ittifakla )?)(?:ittihaz et|al|ver|kabul et|karara bagla|hukme bagla|kararlastir)m[iu]s(?:t[iu]r|lard[iu]r|lerdir)\s?:?$/,
    of: /\b(?:toplan|bir araya gel)/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      VOTES,
      'toplan- yonetim ortaklar mudurler idare meclis- kurul- kurulu- baskan- reis- riyaset- uye- mudur- ortak- butun tum bilcumle istirak- adres- bir araya gel- asagidaki asagida yazili kararlar- kararlari hususlar- hususlari ittihaz etmis- almis- al- vermis- ver- kabul karara hukme bagla- kararlastir- bugun',
    ),
    names: 'people',
  },
  // "Toplantıya ortak sıfatıyla A da katılmıştır.", "İşbu karar hazır bulunan A ve B tarafından imza altına alındı.": who came, agreed or signed the decision.
  {
    ends: /\b(?:(?:(?:katil|istirak et|hazir bulun)(?:m[iu]s|[dt][iu])|toplan(?:m[iu]slard[iu]r|m[iu]st[iu]r|d[iu]lar))|hazird[iu]r(?:lar)?|hazir bulunmaktad[iu]r(?:lar)?|(?:katil|hazir bulun)m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?)|istirak (?:etm[iu]s|eylem[iu]s)(?:t[iu]r|l[ae]rd[iu]r)|(?:katil|istirak et|hazir bulun)[dt][iu]l[ae]r|(?:imza altina alin|imzalan)(?:d[iu]|m[iu]st[iu]r))$/,
    // A manager who came is named as one; of whom it is said that he is none, nothing.
    of: /^(?!.*\bmudur(?! olmayan\b))(?=.*\b(?:toplanti|oturum|karar|genel kurul|tutana[kg]|(?:ortak|ortag|hissedar|uye)(?![a-z]*l[iu]k)[a-z]*\b.*\b(?:hazir|toplan))).*/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      VOTES,
      MINISTRY,
      'hukumet toplanti- oturum- karar- alinan isbu is ortak- ortag- ortaklar- hissedar- pay sahib- sahip- kurucu sifatiyla mudur olmayan diger tek tum butun iki uc dort kendi adina asaleten vekaleten bizzat katil- istirak et- etmis- eylemis- hazir hazird[iu]r- bulun- toplan- tamam- bugun merkez- yonetim tarafindan imza altina imzalan- alin- alinmistir- sayfa- defter- kayitli her ikisi- hepsi- ayni',
    ),
    names: 'people',
  },
  // "Ortak A toplantıda vekili B tarafından temsil edilmiştir", "toplantıda sermayenin tamamı temsil edilmektedir".
  {
    ends: /\btemsil (?:edil|olun)(?:m[iu]st[iu]r(?:ler)?|di|du|m[ae]kt[ae]d[iu]r)$/,
    of: /^(?!.*\b(?:sirketi|mudur|yetki|imza|uye))(?=.*\b(?:toplanti|oturum|genel kurul)[a-z]*(?:da|de|nda|nde|ya)\b)/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      'oturum- ortak- ortag- hissedar- pay- hisse- sermaye- sahib- sahip- tamam- tum butun diger tek kisi- vekil- vekaleten asaleten av avukat- tarafindan temsil edil- olun-',
    ),
    names: 'people',
  },
  // "Toplantıyı yönetim kurulu başkanı A açtı", "oturuma B başkanlık etti", "açılış A tarafından yapıldı": who led it. Of a manager it is said that he is one.
  {
    ends: /\b(?:(?:acilis[a-z]* )?(?:ac|baslat|yonet|kapat|yap|sundu|yaptir)(?:[dt][iu](?:l[ae]r)?|m[iu]s(?:t[iu]r|l[ae]rd[iu]r))|(?:baskanlik|riyaset|nezaret) (?:e[dt]|yap)(?:t[iu]|m[iu]st[iu]r)|(?:acil|yonetil|baslatil|kapatil|yapil|idare edil|icra edil|akdedil)(?:d[iu]|m[iu]st[iu]r))$/,
    of: /^(?!.*\b(?:mudur(?!lu[kg])|imza|temsil|yetki|sec))(?=.*\b(?:toplanti|oturum|genel kurul|umumi heyet|kongre|ictima|acilis|yoklama|divan))/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      MINISTRY,
      VOTES,
      'hukumet yonetim kurulu- idare meclis- heyet- baskan- reis- uye- aza- vekil- yardimci- divan- acilis- yoklama konusma- kongre- ictima- oturum- ac- acil- baslat- baslatil- yonet- yonetil- kapat- kapatil- yap- yapil- yaptir- sundu baskanlik- baskanlig- riyaset- nezaret- et- etmis- idare edil- icra akdedil- tarafindan gozetim- huzur- ilk son ortak- ortag- hissedar- murakip- murakib- denetci- buyuk yasli en adina saygi durus- ardindan sonra',
    ),
    names: 'people',
  },
  // "Hükümet komiseri A hazır bulundu.", "Bakanlık temsilcisi olarak A görev yaptı.", "Sanayi ve Ticaret Bakanlığı komiseri A."
  {
    ends: /[a-z]$/,
    of: /^\W*(?:(?:hukumet|bakanlik|(?:(?:t\.? ?c\.? ?)?(?:sanayi|gumruk|ticaret|sanayi ve ticaret|gumruk ve ticaret) bakanligi)) (?:komiser|temsilci|murakib)(?:i|si|ler|leri)?)\b(?!.*\b(?:secil|atan|yetki|temsil(?!ci)|imza|mudur(?!lu[kg]u)|uye))/,
    words: ofStems(
      SMALL,
      MEETING,
      MINISTRY,
      'hukumet murakib- olarak sifatiyla bay bayan sayin hazir hazird- bulun- bulunmus- gorev yap- yapmis- gorevli- katil- istirak et- etmis- izle- izlemis- nezaret- gozetim- huzur- bulunmak- tarafindan yapil- gozlemci- gelmis- geldi',
    ),
    names: 'people',
  },
  // "Kârın %20'sinin ortaklara dağıtılması benimsendi", "kalan kâr yedek akçeye ayrıldı": what becomes of a profit.
  {
    ends: /\b(?:dagit|dagitil|oden|ayril|birakil|aktaril|devredil|yatiril|bekletil|mahsup edil|virman edil|nakledil|ilave edil|eklen)(?:d[iu]|m[iu]st[iu]r|m[ae]s[iu]n?[ae]?|m[ae]m[ae]s[iu]n?[ae]?|m[ae]d[iu]|m[ae]m[iu]st[iu]r)(?:,? (?:oy ?birlig[a-z]+ |oy ?coklug[a-z]+ |ittifakla |ile |teklif[a-z]* |aynen )*(?:benimsen|kabul (?:edil|olun)|uygun (?:gorul|bulun)|kararlastiril|karar (?:veril|alin)|onaylan|tasvip (?:edil|gor|olun)|oylan)(?:d[iu]|m[iu]st[iu]r))?$/,
    of: /\b(?:kar(?:i|in|dan|indan|inin|lar|larin|larindan)?|temettu|zarar(?:i|in|inin)?)\b/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      VOTES,
      OF_REPORTS,
      's[iu]n[iu]n yuzde net brut safi ticari donem- kardan karin karinin karindan karlar- zararin zararinin pay- payi paylar- hisse- ortak- hissedar- uye- personel- sahip- sahib- birinci ikinci tertip kanuni olaganustu umumi ihtiyat- fevkalade gecmis gelecek sonraki yedek yedekler- akce- temettu- kalan- bakiye- kisim- kismi- tamam- tutar- miktar- vergi- fon- karsilik- dusuldukten sonra tl lira- milyar milyon bin yuz nakden nakit- oran- orani- nispet- taksit- son kadar ay- ayi ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik dagit- dagitil- oden- ayril- birakil- aktaril- devredil- yatiril- bekletil- mahsup- virman- nakledil- ilave- eklen- edil- hesab- benimsen- kabul- olun- uygun gorul- bulun- kararlastiril- karar veril- alin- onaylan- tasvip gor- oylan- teklif- aynen hakkindaki yonetim kurul- kurulu- kurulunun dagitim- suretiyle',
    ),
  },
  // "… toplantıya katılan A ile diğer ortak B'nin oybirliği ile karar verilmiştir": whose votes the decision had.
  {
    ends: /\b(?:karar (?:veril|alin)(?:d[iu]|m[iu]st[iu]r)|karar[a-z]* (?:[a-z\d.]+ ){0,6}alin(?:d[iu]|m[iu]st[iu]r))$/,
    of: /^(?!.*\bmudur)(?=.*\b(?:oy|oybirlig|ittifak|muttefikan|toplanti|cogunlu[kg]|ekseriyet)).*\bkarar/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      MEETING,
      'karar- kararlar- keyfiyet- tescil- ilan- isbu ortak- ortag- ortaklar- hissedar- pay paylar- sahib- sahip- diger tek tum butun tamam- muttefikan ekseriyet- cogunlug- cogunlukla temsil edilen veril- verilmistir- alin- alinmistir- yapilan istirak eden edenler- salt',
    ),
    names: 'people',
  },
  // "Elektronik ortamda oy kullanan pay sahibi bulunmadığı tespit edilerek gündemin görüşülmesine geçilmiştir."
  {
    ends: /\b(?:gecil|baslan)(?:di|mistir)$/,
    of: /\b(?:elektronik|nisa[bp]|gundem)/,
    words: ofStems(
      ASSEMBLY,
      'elektronik ortam- kullan- pay- hissedar- sahip- sahib- bulunmad- edilerek saglandig- gorus- gec- gecil- baslan- duzenlenen yapilan madde- tek olan',
    ),
    names: 'places',
  },
  // "Kararın tescil ve ilanını talep ederim."
  {
    ends: /\b(?:talep|rica|arz|arz ve talep) (?:ed(?:er[iu]m|er[iu]z|ilm[iu]st[iu]r|ild[iu])|olunur)$/,
    of: /\b(?:tescil|ilan)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'karar- kararlar- isbu alinan keyfiyet- durum- husus- geregi- ticaret sicil- mudurlug- memurlug- tescil- ilan- talep rica arz eder- ederim ederiz edilmistir edildi olunur saygi- saygilarimizla saygilarimla gazete-',
    ),
  },
  // "A'ya hizmetlerinden dolayı teşekkür edilmiştir."
  {
    ends: /\btesekkur (?:edil(?:di|mis(?:tir)?)|olun(?:du|mustur))$/,
    of: /\b(?:hizmet|katki|emek|emeg|calisma|gayret)/,
    words: ofStems(
      SMALL,
      'hizmet- katki- emek- emeg- calisma- gayret- dolayi otur- tesekkur edil- olun- verdig- gecen sirkete kendisine kendilerine sayin',
    ),
    names: 'people',
  },
  // "İleride … başka işlere girişilmek istendiği takdirde yönetim kurulunun teklifi üzerine keyfiyet genel kurulun onayına sunulacaktır."
  {
    ends: /\b(?:onayina sunul(?:acak|ur)[a-z]*|(?:yapabil|girisebil)(?:ir|ecektir)|izin alin(?:acaktir|ir|masi gerekir))$/,
    of: /\bbaska is(?:ler)?e giris|\bsozlesme(?:nin)? (?:tadil|degis)[a-z]* (?:mahiyet|nitelig)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'yukarida gosterilen- yazili belirtilen- sayilan- konu- konular- baska ileride faydali luzumlu gerekli yararli gorulecek islere ise isler- girisilmek girismek istendigi istenildigi takdirde hal- halinde yonetim idare mudurler ortaklar genel kurul- kurulu- meclis- teklif- keyfiyet- durum- onayina onay- tasvib- sunul- arz edil- yolda karar- alindiktan alinmasindan sonra diledigi isleri yapabil- girisebil- ana esas sozlesme- tadil- degisiklig- mahiyet- nitelig- is isbu uygulan- sanayi gumruk bakanlig- izin alin- gerekir',
    ),
  },
  // "İlanın diğer hususları aynen geçerlidir.", "Diğer hususlarda değişiklik yoktur."
  {
    ends: /\b(?:degisiklik (?:yoktur|bulunmamaktadir|olmamistir|yapilmamistir|yapilmamasina(?: karar veril(?:di|mistir))?)|(?:gecerlidir|gecerlilig(?:ini|i) (?:korumakta|surdurmekte|muhafaza etmekte)d[iu]r|aynidir|(?:mahfuz|sakli)dir|devamina(?: (?:[a-z]+ ){0,2}karar veril(?:mistir|di))?|gecerli olup|baki(?:dir)?|kal(?:di|mistir|mak uzere|digi)|degismemistir|muhafaza edilmistir|yururluktedir)(?: ilan olunur)?)$/,
    of: /\b(?:diger|baskaca|sair|kalan|geri kalan|oteki) (?:tum |butun )?(?:husus|madde|kisim|kism|bolum|bilgi|konu|ibare|hukum|huku)/,
    words: ofStems(
      SMALL,
      'ilan- ilandaki karar- karardaki sozlesme- yukarida anilan bahsi gecen soz konusu onceki diger baskaca sair kalan geri oteki tum butun husus- madde- kisim- kism- bolum- bilgi- konu- ibare- hukum- huku- herhangi bir degisiklik- yoktur bulunmamaktadir olmamistir yapilmamistir yapilmamasina karar verildi verilmistir aynen ayni sekilde gecerli- olup baki- kal- uzere degismemistir muhafaza edilmistir yururluktedir olunur gecerlilig- korumaktadir surdurmektedir muhafaza etmektedir aynidir mahfuzdur saklidir devamina oybirlig- oy birlig- imza sirkuler- ana esas mukavele- kararimiz- ilanimiz-',
    ),
  },
  // "Hazirun cetvelinin tetkikinden … nisabın mevcut olduğunun anlaşılması üzerine toplantı A tarafından açılarak gündemin görüşülmesine geçildi."
  {
    ends: /\b(?:gecil(?:di|mistir)|acil(?:di|mistir)|baslan(?:di|mistir)|tespit edil(?:di|mistir)|gorul(?:du|mustur)|anlasil(?:di|mistir|mis)|yapil(?:di|mistir))$/,
    of: /\b(?:hazirun|hazir bulunan|nisa[bp]|cagri|davet|itiraz|ortaklar listes)/,
    words: ofStems(
      ASSEMBLY,
      'hazirun cetvel- liste- tetkik- incele- kayitli ortak- ortag- bulundug- [iu]?n[iu]n hissedar- pay- hisse- sahip- sahib- sermaye- tutar- tl turk lira- tekabul karsilik karsi gelen itibari deger- ibaret asalet- vekalet- temsil- nama hamiline yazili toplan- tamam- boylece ayrilan ayrilmis bolunmus',
      'yonetim baskan- uye- vekil- mudur- tarafindan acil- baslan- gorus- gec- gecil- yapil- suretiyle ihtiva edecek sekilde taahhutlu mektup- onceden elden',
    ),
    names: 'people',
  },
  // "Divan başkanlığına A, kâtipliğe B, oy toplama memurluğuna C seçildiler."
  {
    ends: /\b(?:secil(?:di|diler|mis(?:tir|lerdir)?)|getiril(?:di|diler|mis(?:tir|lerdir)?)|olusturul(?:du|mustur)|teskil edil(?:di|mistir)|karar veril(?:di|mistir)|kabul edil(?:di|mistir)|veril(?:di|mistir))$/,
    // A power is the chair's only where it is to sign the minutes.
    of: /^(?:(?!.*\byetki)|(?=.*\btutana[kg])).*\b(?:divan|katip|oy toplama|toplanti baskan|tutana[kg])/,
    words: ofStems(
      SMALL,
      VOTES,
      'acilis- yapil- divan- toplanti baskan- baskanlig- katip- katiplig- oy toplama toplayici- memur- memurlug- tutanak- tutanag- yazman- heyet- secil- getiril- olusturul- teskil- teklif- oner- karar- kabul- veril- edil- yapilan secim- sonuc- sonucunda genel kurul- imza- imzalan- yetki veril- yetkisi oylama- uye- uyelig-',
    ),
    names: 'people',
  },
  // "Yönetim kurulu yedek üyeliklerine A ve B seçildiler": they hold nothing till they are called in.
  {
    ends: /\b(?:secil(?:di|diler|mis(?:tir|lerdir)?)|getiril(?:di|diler|mis(?:tir|lerdir)?))$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:(?:yonetim|denetim|denetleme)(?: ve (?:yonetim|denetim|denetleme))? kurulu |kurul )?yede[kg](?:ler(?:in)?e| (?:uye|aza|denetci|murakip)l[iu][a-z]*[ae])\b(?!.*\b(?:kurul|uyeli|azali|denetci|murakip))/,
    words: ofStems(
      SMALL,
      VOTES,
      'yonetim denetim denetleme kurul- kurulu- yedek yedekler- yedeg- uye- uyelik- uyelig- denetci- murakip- aza- azalik- secil- getiril-',
    ),
    names: 'people',
  },
  // "Kararın tescil ve ilanı için müdürlere yetki verilmesine": who takes the decision to the registry signs nothing else by it.
  {
    ends: /\b(?:yetki veril(?:mesine|mistir|di)|yetkili kilin(?:masina|mistir|di)|gorevlendiril(?:mesine|mistir|di)|tescil ve ilan(?:ina| (?:edil|ettiril)(?:mesine|mistir)))(?:,? (?:[a-z]+ )?(?:oy ?birligi (?:ile )?|oybirligiyle |ittifakla )?karar veril(?:di|mistir))?$/,
    of: /^\W*(?:karar\W{1,3})?(?:\d{1,2}\W{1,3})?(?:(?:is ?bu|bu|alinan|yukaridaki) )?(?:karar|keyfiyet|durum|husus)[a-z]* (?:ticaret siciline |sicile )?tescil (?:ve|ile) ilan/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      'isbu bu alinan yukaridaki karar- keyfiyet- durum- husus- ticaret sicil- tescil- ilan- edil- ettiril- islem- yapil- yurut- mudur- yonetim kurulu- uye- baskan- yetki verilmesine verilmistir verildi yetkili kilin- gorevlendiril- [iu]?n[iu]n mudurler- ayrica',
    ),
    names: 'people',
  },
  // "Kuruluş muamelelerini takip ve intaç etmek üzere Avukat A vekil tayin edilmiştir": who takes the contract to the authorities signs nothing of the company's.
  {
    ends: /\b(?:(?:vekil|memur|murahhas|mumessil) (?:tayin|nasb|intihap|tevkil) (?:et|ed|eyle|edil|olun|kilin)[a-z]*|tevkil (?:et|ed|edil|olun|eyle)[a-z]*|(?:yetki|s[ae]lahiyet|vekalet|gorev) (?:veril|ver|tanin)(?:m[iu]s[a-z]*|d[iu](?:l[ae]r)?)|(?:yetkili|mezun|memur|s[ae]lahiyetli|s[ae]lahiyettar|gorevli|vekil)(?:d[iu]r(?:l[ae]r)?| (?:kilin|edil|tayin edil|addedil|secil)(?:m[iu]s[a-z]*|d[iu](?:l[ae]r)?))|(?:gorevlendiril|yetkilendiril|vazifelendiril|atan)(?:m[iu]s[a-z]*|d[iu](?:l[ae]r)?))$/,
    // Of the founding alone, and not of what the company does.
    of: /^(?!.*\bsirket[a-z]* (?:butun|tum|diger|her turlu|ticari|bilcumle|mali|gunluk|is|isler)[a-z]*\b|.*\bkurulus[a-z]* ve (?:butun|tum|diger|sair|her turlu|bilcumle))(?=.*\bkurulus|.*\btesis (?:muamele|islem)|.*\btesekkul muamele).*\b(?:muamele|islem|formalite|is(?:ler|leri|lerini|lerinin|i)\b|izin|izn|tescil|degisiklik|tadil)/,
    words: ofStems(
      SMALL,
      'gecici muvakkat madde- sirket sirketin sirketimiz- anonim limited kurucu- kurulus- kurulma- tesis tesekkul muamele- islem- islemler- formalite- is isler- is[iu]n[iu] takip takib- intac- netice- sonuc- sonuclandir- ikmal- tamamla- yurut- yap- yaptir- ifa- icra- et- etmek edilmesi edilmek ettir- yapilmasi icin zimninda hususunda hususlarinda konusunda ile ilgili iliskin ait dair gerekli lazim olan bilcumle butun tum her turlu tescil- ilan- ticaret sicil- bakanlik- bakanligi- sanayi gumruk nezdinde merci- makam- resmi daire- noter- izin izn- alin- alinmasi istenecek istenilen istenen isteyecegi yapilacak uygun gorulecek degisiklik- tadil- tadilat- ana esas sozlesme- mukavele- mukavelename- kabul- kabule imza- imzala- evrak- belge- vermege vermeye almaga almaya sunma- ibraz tevdi- teslim',
      'avukat- av dr mali musavir- muhasebeci- serbest smmm yeminli bay bayan sayin ortak ortaklardan kuruculardan kurucular vekil- vekalet- memur murahhas mumessil tevkil tayin nasb intihap edil- eyle- olun- kilin- yetki yetkili yetkilidir yetkilidirler salahiyet- selahiyet- mezun mezundur mezundurlar memurdur gorev- vazife- verilmis- verildi vermis- tanin- yetkilendir- atan- secil- ayri',
    ),
    names: 'people',
  },
  // "Konunun noter onayından sonra sicile bildirilmesi", "yeni imza sirkülerinin noterden çıkartılmasına": what is done with the decision, by nobody who is named.
  {
    ends: /\b(?:(?:bildiril|yap(?:tir)?il|cikar(?:til|il)|duzenle(?:n|ttiril|til)|aldiril|tamamlan|tasdik (?:ettiril|edil|olun)|onaylat(?:il|tiril)?|onaylan|tescil (?:ettiril|edil|olun)|ilan (?:ettiril|edil|olun)|sunul|ibraz (?:edil|olun)|muracaat (?:edil|olun)|basvurul)m[ae]s[iu](?:n[ae]|n[iu])?|(?:tescil|ilan)[iu]n[ae])(?:,? (?:ve|de|da|oylanarak|ayrica|ittifakla|muttefikan|oy ?birlig[a-z]*|ile|hususu(?:nda)?))*(?: (?:karar (?:veril|alin|ver|al)|kabul (?:edil|olun|et)|kararlastir(?:il)?|uygun gorul|benimsen)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|[dt][iu](?:l[ae]r)?))?$/,
    of: /^(?!.*\d{4}[’' ]?(?:tarih|gun|[a-z]* itibar))\W*(?:\d{1,2}\W{1,3})?(?:ve )?(?:(?:is ?bu|bu|alinan|yukaridaki|gerekli|yeni|soz konusu|anilan|sirket(?:in|imizin)?) )*(?:(?:karar|keyfiyet|konu|durum|husus|islem|imza sirku|imza beyan)[a-z]* .*\b(?:noter|sicil|tescil|ilan|gazete)|tescil (?:ve ilan )?islem[a-z]*)/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      'isbu alinan yukaridaki gerekli yeni soz konusu anilan karar- kararin kararlastir- kararlastiril- keyfiyet- konu- durum- husus- hususu islem- tescil- ilan- imza sirku- sirkuler- beyanname- noter- onay- onayindan onayini tasdik- tasdikini tasdikinden sonra muteakip mutaakip akabinde takiben ticaret sicil- memurlug- mudurlug- mudurlugune gazete- gazetesinde bildiril- yaptiril- yapil- cikartil- cikaril- duzenlen- duzenlettiril- aldiril- tamamlan- ettiril- ettirilerek edil- edilerek olun- onaylat- onaylatilarak onaylan- sunul- ibraz muracaat basvurul- oylanarak ayrica ittifakla muttefikan veril- verildi ver- al- alin- kabul et- uygun gorul- benimsen- t ticaret turkiye',
    ),
  },
  // "İmzanın şirket unvanı altına atılması gerekir": how a signature is set, and not whose.
  {
    ends: /\b(?:atilmasi|konulmasi|vaz edilmesi|bulunmasi) (?:gerekir|sarttir|zorunludur|lazimdir|gerekmektedir)$/,
    of: /^(?!.*\b(?:iki|uc|cift|ikinci|muster|birlikte|en az|onay)).*\bimza[a-z]* .*\b(?:unvan|kase)[a-z]* (?:altina|uzerine|altinda)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'mudur- mudurler- yetkili- tarafindan adina namina imza- edilecek evrak- belge- senet- sozlesme- taahhut- gecerli- olabilme- olma- icin kase- altina uzerine altinda atilmasi konulmasi vaz edilmesi bulunmasi gerekir gerekmektedir sarttir zorunludur lazimdir her turlu resmi',
    ),
  },
  // "Divan teşekkül etti, zaptın imzası için divana salâhiyet verildi.", "Divan heyeti seçildi, saygı duruşunda bulunuldu."
  {
    ends: /\b(?:tesekkul (?:etti|edildi|etmistir|ettirildi)|salahiyet verildi|yetki verildi|bulunuldu|secildi|olusturuldu)$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:toplanti |genel kurul )?(?:divan[iı]?|riyaset divan[iı]?|baskanlik divan[iı]?)\b/,
    words: ofStems(
      SMALL,
      'divan- riyaset baskanlik heyet- toplanti genel kurul tesekkul etti edildi etmistir ettirildi secildi olusturuldu salahiyet yetki verildi zabt- zapt- zabit- tutanak- tutanag- imza- imzalan- saygi durus- bulunuldu istiklal mars- okundu ittifakla',
    ),
  },
  // "Müdürlük için A ve ortak olmayan B aday oldular.", "A'ya 300, B'ye 100 oy çıktı.", "A, B ve C toplanarak müdür seçimini görüşmüşlerdir.": nobody has it yet.
  {
    ends: /\baday (?:ol|gosteril|oneril)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|d[iu](?:l[ae]r)?)$/,
    of: /\baday\b/,
    words: ofStems(
      SMALL,
      COMPANY,
      'ortak- olmayan hissedar- pay sahib- sahip- mudur- mudurlu- uye- uyeli- yonetim mudurler kurul- kurulu- baskan- baskanli- denetci- denetcili- genel toplantida secim- yapilan aday- ol- gosteril- oneril- tarafindan',
    ),
    names: 'people',
  },
  {
    ends: /\b(?:oy|rey) (?:cik|veril|kullanil|gel|al|topla)(?:m[iu]st[iu]r|m[iu]slard[iu]r|m[iu]slerdir|[dt][iu](?:l[ae]r)?)$/,
    of: /\d ?(?:adet )?(?:kabul |olumlu )?(?:oy|rey)\b/,
    words: ofStems(
      SMALL,
      'ya ye oy- rey- kabul olumlu yapilan acik gizli oylama- secim- tasnif- sonuc- sonucunda neticesinde cik- veril- kullanil- gel- al- topla- lehine lehinde adaylardan aday-',
    ),
    names: 'people',
  },
  {
    ends: /\b(?:gorus(?:ul)?|muzakere (?:et|edil)|tartis(?:il)?|konus(?:ul)?|bir ?araya gel|toplan)(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|[dt][iu](?:l[ae]r|k)?)$/,
    of: /\b(?:secim|konu|husus|mesele|tayin|durum)[a-z]* gorus/,
    words: ofStems(
      SMALL,
      COMPANY,
      MEETING,
      'ortaklar yonetim mudurler kurul- kurulu- kurulumuz- ortak- hissedar- uye- pay sahib- sahip- hazir bulun- mudur mudurun mudurlerin mudurluk uyelik baskanlik secim- konu- husus- mesele- tayin- durum- gorus- muzakere et- etmek edil- tartis- konus- bir araya gel- toplan- amaciyla maksadiyla yeni biz- bizler sirketimiz- merkezinde merkezimizde bugun',
    ),
    names: 'people',
  },
  // "Yönetim ve denetim kurulu üyelerinin seçimine geçildi."
  {
    ends: /\b(?:gecil|baslan)(?:di|mistir)$/,
    of: /[a-z]{3,}n?[ae] (?:gecil|baslan)/,
    words: ofStems(
      SMALL,
      MEETING,
      OF_REPORTS,
      'divan heyet- uye- mudur- azalik- idare meclis- murakip- mudurler yeni bosalan gorev- suresi sona eren biten dolan yerine gosteril- secim- secilme- intihab- gizli acik oy oylama baslan- ucret- verilecek odenecek tespit- belirlenme- teskil- tesekkul- oylama- diger sonraki dilek temenni- gec- gecil-',
    ),
  },
  // "2023 yılı yönetim kurulu faaliyet raporu ile finansal tablolar okunmuş, müzakere edilmiş ve oybirliği ile onaylanmıştır."
  {
    ends: /\b(?:onaylan|tasdik edil|kabul edil|tasvip edil)(?:di|mis(?:tir)?)$/,
    of: /\b(?:rapor|bilanco|tablo|hesap)[a-z]*(?: [a-z]+){0,8} (?:okun|muzakere|gorusul|onaylan|tasdik|kabul)/,
    words: ofStems(
      SMALL,
      MEETING,
      COMPANY,
      VOTES,
      OF_REPORTS,
      'finansal mali tablo- calisma- tarafindan duzenlenen hazirlanan sunulan verilen ayri edil- edilmis- onaylan- tasdik tasvip kabul- aynen',
    ),
  },
  // "Alacaklıların ellerindeki belgelerle birlikte üçüncü ilan tarihinden itibaren bir yıl içinde tasfiye memurlarına başvurmaları ilan olunur."
  {
    ends: /\b(?:(?:basvur|muracaat et)m[ae]l[ae]r[iu](?: (?:gerekir|gerekmektedir|lazimdir|zorunludur))?|muracaat(?:lari|ta bulunmalari)?(?: (?:gerekir|gerekmektedir))?)(?: (?:rica|ilan|onemle rica|duyurul)[a-z]*(?: olunur| edilir)?)?$/,
    of: /\balacakli/,
    words: ofStems(
      SMALL,
      COMPANY,
      'tasfiye- memur- memurlarina hal- haline girmesi- girdiginden giren nedeniyle sebebiyle dolayisiyla alacakli- alacak- alacaklarini varsa olanlarin el- ellerindeki belge- belgelerle vesika- vesaik- evrak- birlikte bu isbu yukarida- bulunan kez kere defa memurlu- memurlugu- ilan- ilani- ilandan yayim- birinci ikinci ucuncu son tarihinden itibaren baslayarak en gec bir yil sene ay iki uc alti icinde zarfinda muddet- sure- adres- adresine yazili basvurmalari muracaat- muracaatla bulunmalari etmeleri gerekir gerekmektedir lazimdir zorunludur rica onemle olunur edilir duyurulur ttk kanun- turk madde- maddesi uyarinca geregince bildirmeleri kaydettirmeleri',
    ),
    names: 'places',
  },
  // "Yönetim kurulu faaliyet raporu okundu ve müzakere edildi."
  {
    ends: /\b(?:okun(?:du|mustur)|muzakere edil(?:di|mistir)|gorusul(?:du|mustur))$/,
    of: /\b(?:rapor|bilanco|hesap|gundem)/,
    words: ofStems(
      SMALL,
      MEETING,
      OF_REPORTS,
      'divan baskan- baskani- uye- katip- tarafindan calisma- ayri edil- uzerinde soz alan olmadi',
    ),
    names: 'people',
  },
  // "Devre onay verilmiştir", "bu satışlar genel kurulca uygun bulunmuştur": of shares that the words before hand over.
  {
    ends: /\b(?:(?:onay|muvafakat|icazet|izin) (?:veril|goster|edil|olun)|kabul (?:edil|olun)|onaylan|tasdik (?:edil|olun)|uygun (?:gorul|bulun)|defter[a-z]* (?:islen|kaydedil|kaydolun))(?:m[iu]s(?:t[iu]r)?|d[iu]|m[ae]s[iu]n[ae])(?: karar (?:ver|veril|al|alin)(?:m[iu]st[iu]r|d[iu]))?$/,
    of: /^\W*(?:ve )?(?:(?:(?:bu|isbu|is bu|anilan|yapilan|soz konusu) )*(?:devr|devir|devirler|intikal|intikaller)|(?:bu|isbu|is bu|anilan|yapilan|soz konusu|hisse|pay) (?:satis|satislar))(?:[iu]n|l[ae]r[iu]n|[ae]|l[ae]r[ae]|l[ae]r)? /,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      MEETING,
      'anilan yapilan soz konusu isbu devr- devir- satis- intikal- hisse pay onay- muvafakat- icazet- izin veril- goster- edil- olun- kabul- onaylan- tasdik- uygun gorul- bulun- defter- islen- islenmis- kaydedil- kaydol- kayd- ortaklar ortaklarca kurul- kurulunca kurulu genel karar ver- veril- al- alin- ittifakla',
    ),
  },
  // "Dilek ve temennilerde A söz alarak yeni döneme başarı diledi."
  {
    ends: /\b(?:diledi(?:ler)?|dilemistir|temenni (?:etti|etmistir)|dilekte bulundu|tesekkur (?:etti|etmistir)|soz aldi|konusma yapti)$/,
    of: /\b(?:dilek|temenni|soz al)/,
    words: ofStems(
      SMALL,
      MEETING,
      COMPANY,
      'dilek- temenni- soz alarak alan aldi konusma yapti ortak- uye- hissedar- pay sahib- yeni yonetim- yonetime kurul- kurulu- donem- calisma- hayirli olmasini basari- iyi yil- diledi dilemistir etti etmistir bulundu tesekkur- hizmet- emeg- gecen- herkese katilanlara',
    ),
    names: 'people',
  },
  // "Karar Tarihi: 4.2.2004 Karar No: 3 Aşağıdaki hususlarda mutabık kalınmıştır:"
  {
    ends: /\basagida(?:ki)? (?:husus|karar|madde)[a-z]* (?:uzerinde )?(?:(?:mutabik|mutabakata|karara) (?:kalin|varil|baglan)|kararlastiril|kabul edil|alin)(?:m[iu]st[iu]r|d[iu])\s?:?$/,
    of: /\basagida/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      MEETING,
      'karar- kararlar- tarihi sayi- numara- asagida asagidaki husus- uzerinde mutabik mutabakata karara kalin- varil- baglan- kararlastiril- kabul edil- alin- yapilan gorus- muzakere- sonuc- sonunda neticesinde ortaklar- ortaklarca yonetim mudurler kurul- kurulu- kurulumuzca idare meclis-',
    ),
  },
  // "Komiser, borçlunun faaliyetlerine nezaret edecektir.": what a commissioner does by law (İİK 290), and asks nobody to ask him.
  {
    ends: /\b(?:nezaret (?:ed|et)|denetle|gozetle|gozet(?:im altinda)|izle|rapor (?:ver|sun|et))[a-z]*(?: karar veril(?:mistir|di))?$/,
    of: /\bkomiser/,
    words: ofStems(
      SMALL,
      COMPANY,
      'gecici kesin konkordato komiser- heyet- kurul- borclu- borclunun faaliyet- isler- islerine gidisat- mali durum- mahkeme- ayda ayri iki uc bir ay duzenli nezaret denetle- gozetle- gozet- izle- rapor- sun- ver- et- ed- karar veril- proje-',
    ),
  },
  // "Mühlet içinde İcra ve İflas Kanununun 294 ilâ 297. maddelerindeki sonuçlar doğar": the law's own words on a stay.
  {
    ends: /\b(?:dogar|dogacaktir|uygulan(?:ir|acaktir|masina)|gecerlidir|cari(?:dir)?)(?: karar veril(?:mistir|di|digi [\d./]+ tarihinde tescil edilmistir))?$/,
    of: /^(?=.*\b(?:icra ve iflas kanun|iik\b|i\.i\.k)).*\b29[4-7]/,
    words: ofStems(
      SMALL,
      COMPANY,
      'gecici kesin konkordato muhlet- icinde suresince boyunca icra iflas kanun- iik i k ila devami madde- maddelerindeki maddelerinde ongorulen yazili belirtilen sonuc- hukum- hukm- hukumler- dogar dogacaktir uygulan- gecerlidir cari- hakkinda borclu- karar veril- verildigi tescil edilmistir mahkeme- mahkemece',
    ),
  },
  // "Dilek ve temennilerde söz alan olmadığından toplantıya başkan tarafından son verildi."
  {
    ends: /\b(?:toplanti[a-z]* (?:[a-z]+ ){0,4}(?:son veril(?:di|mistir)|kapatil(?:di|mistir)|sona er(?:di|mistir)))$/,
    of: /\b(?:dilek|temenni|gundem|soz alan|gorusulecek)/,
    words: ofStems(
      SMALL,
      MEETING,
      'dilek- temenni- soz gorus alan isteyen bildiren olmad- kalmad- baska gorusulecek konu- husus- divan baskan- tarafindan toplanti- son veril- kapatil- sona er- tesekkur edil- iyi',
    ),
  },
  // "Şirketin merkezi Konya'dadır.", "4- Merkez: Merkezi Konya'dır."
  {
    ends: /^\W*(?:sirketin merkezi (?=sirket))?(?:merkez\w*\W{1,3})?(?:madde\W{1,3})?(?:\d{1,2}\W{1,3})?(?:merkez\w*\W{1,3})?(?:(?:sirket|kooperatif|isletme)[a-z]* )?(?:kanuni |ticari )?merkezi [a-z]+(?: ili(?: [a-z]+ ilcesi)?(?:n)?| ilcesi(?:n)?)?['’]?\s?(?:[dt][ae])?[dt][iu]r$/,
    of: /merkezi/,
    words: ofStems(COMPANY, 'isletme- madde kanuni ticari il[iu] ilcesi (?:il|ilce)(?:i|si)n?(?:de)?dir [dt][ae]d[iu]r [dt][iu]r'),
    names: 'places',
  },
  // "Şirketin merkezi … Mah. … Sok. No: 5 Karşıyaka / İzmir adresindedir."
  {
    ends: /\badresinde(?:dir| bulunmaktadir)$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:sirket|kooperatif|isletme)[a-z]* (?:kanuni |ticari )?(?:merkez adresi|merkezi|adresi) /,
    words: ofStems(
      SMALL,
      COMPANY,
      'isletme- kanuni ticari adres- mah- cad- cd sok- sk bulv- apt- blok- site- kat daire is hani osb km bulunmaktadir',
    ),
    names: 'places',
  },
  // "Şirketin süresi tescil ve ilanından başlayarak doksan dokuz yıldır."
  {
    ends: /\b(?:yildir|senedir|suresizdir|muddetsizdir|sinirsizdir|gayri ?muayyendir|kurulmustur|(?:muayyen|belirli|mahdut|sinirli) degildir)$/,
    of: /\b(?:sure|muddet)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'sure- muddet- ilk tescil- ilan- kurulus- itibaren baslay- baslamak basla- belirli mahdut sinirli degildir gayri muayyen- gayrimuayyen- belirsiz sinirsiz- suresiz- muddetsiz- yil- sene- kurul- (?:doksan|elli|yirmi|otuz|kirk|on|yuz)?(?:dokuz|bes|uc)? (?:doksan|elli|yirmi|otuz|kirk|yuz)',
    ),
  },
  // "Şirketin süresinin sona ermesine az kaldığından, ana sözleşmenin 5. maddesinin tadili ile sürenin 15 yıl daha uzatılmasına": the company's own life.
  {
    ends: /\b(?:sure|muddet)[a-z]* [^;]*\b(?:uzatil|temdi[dt] (?:edil|olun)|cikaril)(?:m[iu]st[iu]r|d[iu]|masina|mesine)(?: (?:[a-z]+ ){0,3}karar veril(?:mistir|di))?$/,
    of: /\bsirket(?:imiz)?[iu]n (?:sure|muddet)/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      'sure- muddet- sona ermesine erecek erecegi dolmak dolacag- az kisa bir zaman kal- kaldig- kalmis oldug- ana esas sozlesme- mukavele- ait iliskin dair madde- tadil- degistir- yil- sene- yildan yila daha uzat- uzatil- temdi[dt] edil- olun- cikaril- mistir mustur karar veril- sinirsiz suresiz tescil- tarihinden itibaren',
    ),
  },
  // "Sermaye, beheri 25 TL değerinde 6000 hisseye ayrılmıştır."
  {
    ends: /\b(?:hisse|pay)(?:y?[ae]|lar[ae]) (?:ayril|bolun|taksim edil)m[iu]st[iu]r$/,
    of: /\bsermaye/,
    words: ofStems(
      SMALL,
      COMPANY,
      'sermaye- tamam- beher- her biri kiymet- deger- itibari nominal y?tl turk lira- l[iu]k l[iu]g?[iu]? hisse- pay- ayril- bolun- taksim edil- esit adet- tutar- olup bulunan',
    ),
  },
  // "Sermayenin 1/4'ü tescil tarihinden itibaren en geç üç ay içinde, kalanı üç yıl içinde ödenecektir."
  {
    ends: /\b(?:odenecektir|odenir|odenecek|odenmistir)$/,
    of: /\b(?:sermaye|kalan|bakiye|artt?ir[iu]lan)/,
    words: ofStems(
      SMALL,
      'sermaye- nakit nakden nakdi kalan- bakiye- geri kism- kisim tescil- ilan- itibaren sonra once en gec az ay yil icinde zarfinda pesin taksit- esit tamam- dortte biri ucu uc bir iki odenecek- odenmis- odenir kadar muvazaadan ari taahhut edil- olup tarafindan ortak- kurucu- sirket- hissedar- yirmidort yirmi dort otuz oniki on alti artirilan arttirilan artirilmis karar- alacag- defa kere bu y?tl lira- turk liralik lik lki luk edilen ceyreg- ayni',
    ),
  },
  // "Bu defa artırılan 400.000 TL'nin tamamı geçmiş yıl karlarından karşılanmış, bu husus SMMM A'nın 1.3.2024 tarihli raporu ile tespit edilmiştir."
  {
    ends: /\b(?:karsilan(?:mis(?:tir)?|acaktir|di)|tespit edil(?:mis(?:tir)?|di)|tespit olunmustur|belirlenmistir)$/,
    of: /\b(?:sermaye|artt?ir[iu]lan|rapor)/,
    words: ofStems(
      SMALL,
      'bu defa kere sermaye- artirilan arttirilan artirim- tamam- kism- kisim tutar- y?tl turk lira- l[iu]k si gecmis yil- kar kar- dagitilmamis olaganustu yedek- yedeg- fon- hesab- hesap- ortak- ortag- borc- alacag- alacak- karsilan- karsilik- mahsub- ic kaynak- enflasyon duzeltme- fark- ozkaynak- nakit nakden',
      'husus- serbest muhasebeci- mali musavir- yeminli smmm ymm oda- kayitli sicil- numara- tarafindan duzenlenen hazirlanan rapor- tespit belirlen- edil- olun- olup sayili tarihli bilirkisi- heyet- asliye ticaret mahkeme- atanan esas karar- ayni odenmis- odendig- oldug-',
    ),
    names: 'people',
  },
  // "Artırılan 4.000.000 TL'nin 2.500.000 TL'sinin ortak A, 1.500.000 TL'sinin ortak B tarafından nakden taahhüt edildiğine"
  {
    ends: /\b(?:taahhut (?:edil|olun)(?:digine|mistir|mesine|mustur|di)|oden(?:digine|mesine|mistir))(?: karar verilmistir)?$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:(?:bu (?:defa|kere|sefer|suretle)|boylece|sermayenin) )?(?:artt?ir[iu]lan (?:sermaye|\d|kisim|tutar|bu|miktar)|tezyid|tezyit|taahhut edilen|artan (?:sermaye|kisim|\d))/,
    words: ofStems(
      SMALL,
      COMPANY,
      'bu defa kere suretle boylece artirilan arttirilan artan tezyid- tezyit edilen miktar- [ae]r [sş][ae]r ser milyon milyar bin yuz kurus- lirasi lirasini yarisi yari- ucte dortte beste birer esit olarak hissedar- kurucu- bay bayan taahhut edil- edilen olun- sermaye- tutar- kism- kisim y?tl turk lira- s[iu]n[iu]n s[iu] l[iu]k ortak- ortag- pay- hisse- adet karsilik karsiligi karsi gelen tarafindan tamam- nakden nakit nakdi muvazaadan ari dortte biri ucu bir tescil- once sonra itibaren ay yil icinde iki uc oden- kalan- bakiye- karar verilmistir',
    ),
    names: 'people',
  },
  // "İflas işlemleri İzmir İflas Dairesinin 2023/18 iflas sayılı dosyasından yürütülmektedir."
  {
    ends: /\b(?:yurutul(?:mektedir|ecektir|mesine|mesine karar verilmistir)|tescil edildigi ilan olunur|tescil olunmustur|ilan olunur)$/,
    // Only of the office that runs it: that it was opened says a sentence of its own.
    of: /^(?!.*\biflas(?! (?:daire|mudurlu|memurlu|idare|sayili|dosya|no\b|numara|islem|tasfiye)|[a-z]* (?:tasfiye|isle))).*\biflas (?:daire|mudurlu|memurlu)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'iflas iflasin islem- tasfiye- adi basit usul- daire- mudurlu- memurlu- sayili dosya- esas no numara- uzerinden yurutul- karar- veril- gelen yazi- bildiril- olmakla- bildirilmekle keyfiyet- husus- re resen tescil- edildigi ilan olun- alinan dayanilarak istinaden',
    ),
    names: 'places',
  },
  // "Şirketin hesap yılı, Ocak ayının 1. gününden başlar ve Aralık ayının 31. günü sona erer."
  {
    ends: /\b(?:sona erer|biter|hitam bulur|sona ermektedir)$/,
    of: /\b(?:hesap|mali) (?:yil|donem|sene)[a-z]*\b/,
    words: ofStems(
      SMALL,
      COMPANY,
      'hesap mali yil- donem- sene- ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik ay- gun- birinci otuz bir otuzbir- otuzuncu son baslar baslayip baslayarak sona erer biter hitam bulur ermektedir ancak birinci ilk kurulus- tescil- kesin- itibaren istisna- o',
    ),
  },
  // "Kayıtlı 118 ortaktan 71'inin hazır bulunduğu görüldü."
  {
    ends: /\b(?:goruldu|gorulmustur|anlasildi|anlasilmistir|tespit edildi|tespit edilmistir)$/,
    of: /\borta[kg][a-z]* .*\b(?:hazir bulundu|hazir oldu|katildi|temsil edildi)/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      'kayitli ortak- ortag- listesinde liste- hazirun cetvel- hazir bulundu- oldu- katildi- asaleten vekaleten temsil edildi- toplanti- nisap- nisab- mevcut gorul- anlasil- tespit edildi edilmistir [iu]n[iu]n s[iu]n[iu]n genel kurul-',
    ),
  },
  // "Müflisin mallarının kendisine iadesine": what follows when a bankruptcy is over.
  {
    ends: /\b(?:iade(?:sine|sine karar verilmistir|sine karar verildi)|serbestce tasarruf ed(?:ebilecektir|er))$/,
    of: /\b(?:muflis|mal(?:lar)?in)/,
    words: ofStems(SMALL, COMPANY, 'muflis- mal mal- malvarlig- kendisine serbestce tasarruf- hakk- hukuk- et- ed- iade- karar veril-'),
  },
  // "Şubeye 50.000 TL sermaye tahsisine": what a branch works with is the company's.
  {
    ends: /\b(?:tahsisine|ayrilmasina|konulmasina|verilmesine|(?:tahsis edil|ayril|konul)(?:mistir|mesine|masina))(?: karar verilmistir)?$/,
    of: /\bsube[a-z]* .*\bsermaye/,
    words: ofStems(
      SMALL,
      'sube- ayrica y?tl turk lira- eur usd euro dolar- avro tutarinda l[iu]k odenmis sermaye- tahsis- ayril- konul- veril- edil- karar',
    ),
  },
  // "Ortaklar listesinde kayıtlı 62 ortaktan 41'inin hazır olduğu görüldü.", "Kâr ve zarar sermaye payları nisbetinde bölüşülür."
  {
    ends: /\b(?:boluslur|bolusulur|paylasilir|paylastirilir|taksim (?:ed|olun)(?:ilir|ur)|dagitilir|(?:bolus|paylas)[iu]rl[ae]r|istirak ed[ae]rl[ae]r|katlan[iu]rl[ae]r)$/,
    of: /\b(?:kar|zarar)\b/,
    words: ofStems(
      SMALL,
      COMPANY,
      'kar zarar- safi sermaye- pay- hisse- ortak- arasinda nisbet- nispet- oran- gore bolus- paylas- taksim dagitil- esit olarak olunur edilir',
    ),
  },
  // "Diğer hususlarda bir değişiklik yoktur."
  {
    ends: /\bdegisiklik (?:yoktur|bulunmamaktadir|olmamistir|yapilmamistir)$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:bunun disinda(?:ki)? )?(?:diger|baskaca|baska|sair) (?:husus|madde|hukum|bilgi)/,
    words: ofStems(
      SMALL,
      'bir bunun disinda- diger baskaca baska sair husus- madde- hukum- bilgi- herhangi degisiklik yoktur bulunmamaktadir olmamistir yapilmamistir',
    ),
  },
  // "Müdürler tarafından … ticari vekil … olarak atanması hususunda 367 nci madde … kıyasen limited şirketlere de uygulanır (TTK 629)": the law's words.
  {
    ends: /\bkiyasen (?:limited )?sirket[a-z]* (?:de |da )?(?:hakkinda (?:da )?)?uygulanir(?:\W{0,3}(?:ttk|turk ticaret kanunu)\W{0,3}(?:madde\W{0,2})?\d{3}(?:\W\d)?\W*)?(?:(?:[a-z]+ ){1,3}?[a-z]+\s?:\s?madde)?$/,
    of: /\b(?:madde|fikra|firka|hukum|hukm)/,
    words: ofStems(
      SMALL,
      COMPANY,
      LAW,
      'mudur- mudurler tarafindan hizmet akit akd- sozlesmesi bagli bulunanlar- olanlar- sinirli yetki- yetkiye sahip ticari vekil- veya diger tacir yardimci- ata- atanma- hususunda konusunda madde- fikra- firka- hukum- birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci kiyasen uygulanir hesap donem- kar- dagitim- ilan-',
    ),
  },
  // "İdare meclisi ibra olundu."
  {
    ends: /\bibra (?:edil(?:di|diler|mis(?:tir|lerdir)?)|olun(?:du|dular|mus(?:tur|lardir)?))$/,
    of: /\bibra/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      OF_REPORTS,
      'idare meclis- heyet- uye- mudur- aza- murakip- tasfiye memur- edil- olun- ayri faaliyet- calisma-',
    ),
    names: 'people',
  },
  // "Kooperatifin sermayesi değişken olup ortak sayısı 7'den aşağı düşemez.", "Bir ortaklık payının değeri 100 TL'dir."
  {
    ends: /\b(?:asagi dusemez|az olamaz|dusemez|tl ?['’]?d[iu]r|lira(?:si)?['’]?d[iu]r)$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:(?:sermaye\W{1,3})?kooperatif[a-z]* sermayesi degis|bir ortaklik pay|her (?:bir )?orta[kg]|(?:bir|her) pay|ortak sayisi)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'bir sermaye- degis- olup miktar- ortak- ortag- sayi- en az asagi olamaz dusemez pay- deger- beher- itibari y?tl turk lira- d[iu]r yedi her',
    ),
  },
  // "Tasfiye memuru A tarafından düzenlenen son ve kati bilançonun kabulüne", "tasfiye memurunun ibrasına"
  {
    ends: /\b(?:kabulune|tasdikine|onaylanmasina|kabul edilmesine|tasdik edilmesine|ibra(?:sina|larina| edilmesine| edilmelerine))(?: (?:oybirligi ile |oy birligi ile )?karar veril(?:mistir|di))?$/,
    of: /\b(?:bilanco|hesap|ibra|rapor)/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      OF_REPORTS,
      'tasfiye son nihai kati katî kesin kapanis acilis memur- tarafindan duzenlenen hazirlanan sunulan verilen okunan aynen kabul- tasdik- onaylan- edilmesine edilmelerine ibra- mudur- uye- ayri oybirligi birligi karar verilmistir verildi sonu sonucu',
    ),
    names: 'people',
  },
  // "Karar 3.6.2010 tarihinde 6762 sayılı T.T.K. hükümlerine göre tescil edilmiştir.", "Karar tarihi 9.7.2018, tescil tarihi 12.7.2018", "Re'sen tescil tarihi 17.5.2021'dir."
  {
    ends: /\btescil (?:edil|olun)(?:mistir|mustur|di)(?: ve ilan (?:edil|olun)(?:mistir|mustur))?$|\btescil tarihi\W{1,3}[\d./]{8,10}(?:['’]?\s?d[iu]r)?$/,
    of: /^\W*(?:(?:re ?['’]? ?sen )?tescil tarihi|karar tarihi|(?:(?:bu|is ?bu|anilan|mezkur|soz konusu|sozu gecen|adi gecen) )?(?:karar|keyfiyet|durum)(?:lar)?\b)/,
    words: ofStems(
      'bu isbu is anilan mezkur soz konusu sozu gecen adi karar- keyfiyet durum tarih- tescil edil- olun- ilan- re sen resen turk ticaret kanun- hukum- gore uygun olarak ve uyarinca geregince sayili nolu no t k c ttk mudurlu[gk]- memurlu[gk]- sicil- dir d[iu]r genel kurul- ortaklar yonetim ile kabul edilerek',
    ),
  },
  // "Müdürler ortaklar kurulu kararı ile her zaman değiştirilebilir": what may always be done by law (TTK 364, 630).
  {
    ends: /\b(?:degistiril|degistir|azled|azledil|azlolun|gorevden al|gorevden alin|gorevlerinden alin)[ae]?bil(?:ir|irler)$/,
    of: /^\W*(?:madde\W{1,3})?(?:\d{1,2}\W{1,3})?(?:sirket )?(?:mudur|uye|aza|yonetim kurulu|idare meclisi|genel kurul|ortaklar kurulu)/,
    words: ofStems(
      SMALL,
      COMPANY,
      VOTES,
      'madde- mudur- mudurler- uye- aza- yonetim kurul- kurulu- idare meclis- genel ortaklar umumi heyet- karar- tarafindan her zaman istedig- gordug- luzum hakli sebep- sebeb- gerekce- olmaksizin gosterilmeksizin degistir- azled- azlolun- gorevden gorevlerinden alin- alab- secilmis olsa olsalar dahi bile sure- dolmadan bitmeden sona ermeden',
    ),
  },
  // "Genel kurulun 3.5.2019 tarih ve 2 sayılı kararı 6.5.2019 tarihinde tescil edildi.", "İşbu hususlar … tescil olunmuştur.": what was entered, when and by which paper.
  {
    ends: /\b(?:tescil (?:edil|olun)(?:mistir|mustur|di|du|mis bulunmaktadir|(?:dig|dug|mis olup|mus olup)[iu]?(?: ve)? ilan olun(?:ur|dugu))|tescili yapil(?:mistir|di)(?: ve ilan olunur)?|tescil[iı]? [\d./]{8,10}(?: tarihlidir|['’]?d[iu]r)?|\d tescil)$/,
    of: /\bkarar[iı]|\bhusus(?:u|lar)?\b|^\W*tescil/,
    words: ofStems(SMALL, COMPANY, OF_PAPERS),
    names: 'towns',
  },
  // "Dayanak: Bursa 7. Noterliğinin … sayılı onayı", "kararın metni aşağıya alınmıştır", "bu hususlara ilişkin karar … Noterliğince tasdik olunmuştur".
  {
    ends: /(?:\b(?:onayi|onayli|tasdiki|tasdikli|karari?|sureti|ornegi|tutanagi|ilami|dilekcesi|beyannamesi)|(?:asagida(?:ki gibi)?|asagiya|aynen|soyle|sunlar)(?:d[iu]r| (?:yazilidir|aynen )?(?:(?:goster|belirt)ilm[iu]st[iu]r|alinmistir|cikarilmistir)?)|(?:tasdik (?:edil|olun)|onaylan|duzenlen)m[iu]st[iu]r|tasdikl?idir|onaylidir|dayanmaktadir)$/,
    of: /^\W*(?:(?:tescile? )?(?:dayana[kg]i?|delil olan belge(?:ler)?|esas (?:olan )?belge(?:ler)?|belge(?:ler)?|evrak)\s?:|(?=.*\bkarar|.*\btescil edilen husus)(?:(?!istifa)[^:])*\b(?:noter|asagi(?:da|ya)))/,
    words: ofStems(
      SMALL,
      COMPANY,
      OF_PAPERS,
      'dayanak dayanag- delil esas metn- metin sayisi sayiyla iliskin gosterilmistir belirtilmistir alinmistir dayanmaktadir cikarilmistir yazilidir aynen asagiya tarafimizca',
    ),
    names: 'towns',
  },
  // "Ortaklar bu sermayeye eşit olarak iştirak etmişlerdir."
  {
    ends: /\b(?:istirak et|katil|taahhut et)m[iu]sl[ae]rd[iu]r$/,
    of: /\bsermaye.*\besit/,
    words: ofStems(
      SMALL,
      COMPANY,
      'sermaye- ortak- ortaklar- kurucu- hissedar- esit pay- hisse- miktar- oran- nispet- iki uc istirak katil- taahhut et- etmislerdir nakden',
    ),
  },
  // "Komanditer, şirketin hesaplarını dilediği zaman tetkik edebilir.": he sees, and binds nobody.
  {
    ends: /\b(?:(?:tetkik|kontrol|murakabe|teftis) (?:ed[ae]bilir|etme(?:ye|k)? (?:hakki(?:na sahiptir| vardir)|hakkini haizdir|yetkilidir))|(?:incele|denetle)(?:yebilir|me (?:hakki(?:na sahiptir| vardir))))(?:ler)?$/,
    of: /\bkomanditer.*\b(?:hesa[pb]|defter|bilanco)/,
    words: ofStems(
      SMALL,
      COMPANY,
      'komanditer- ortak- ortag- ortaklar- hesab- hesap- defter- bilanco- evrak- diledig- istedig- zaman her yil sonunda tetkik kontrol murakabe teftis incele- denetle- edebilir- etme- hak- hakki- vardir sahiptir haizdir yetkilidir',
    ),
  },
  // "Aşağıda isimleri yazılı ortaklar arasında adi komandit şirket kurulmuştur": whom it means stands below.
  {
    ends: new RegExp(`${amongFounders('anonim|limited|kolle?ktif|komandit')}$`),
    of: /\basagida/,
    words: ofStems(
      SMALL,
      COMPANY,
      'madde kurulus- asagida asagidaki ad- adi adlari soyad- soyadlari isim- isimleri adres- ikametgah- uyruk- tabiiyet- yazili gosterilen belirtilen bulunan imza- imzalari kisi- sahis- zevat ortak- ortaklar kurucu- arasinda aralarinda beyninde bir adi kollektif komandit limited anonim kur- kurul- kurulmus- akdedil- akdolun- akdet- teskil tesis edil- etmis- vucuda getir- getiril- teessus',
    ),
  },
  // "Şirket ünvanının değiştirilmeden kullanılmasına devam olunacaktır": its name stays (TTK 47).
  {
    ends: /\b(?:kullan[iu]l?ma[a-z]*|muhafaza[a-z]*|kullan[iu]l?m[a-z]*|devam[a-z]*)(?: (?:devam )?(?:olunacak|edilecek|edil|olun|et)[a-z]*)?(?: karar veril(?:mistir|di))?$/,
    of: /^\W*(?:ve )?(?:sirket[a-z]* )?(?:ticaret )?unvan(?:i|[iu]n|[iu]n[iu]n|[iu]n[iu])?\b/,
    words: ofStems(
      SMALL,
      'sirket- ticaret unvan- degistirilme- degisme- degismeksizin aynen ayni sekilde oldugu gibi kullan- kullanil- muhafaza- devam- olun- olunacak- edil- edilecek- edilmesine et- karar verilmistir verildi',
    ),
  },
  // "Komanditerlerin her biri … lira ile mesuldür", "komanditer ortağın koyduğu sermaye … TL'dir": what they owe, and nothing of who signs.
  {
    ends: /\b(?:mesul|sorumlu)(?:d[iu]r(?:l[ae]r)?| olup)$|\b(?:sinirli|mahdut|ibaret)(?:d[iu]r|t[iu]r)$|\b(?:lira|tl|tls|try|ytl)(?:['’]?[dt][iu]r)?$|\b(?:koymus|getirmis|taahhut et(?:mis)?|vaz et(?:mis)?|vazet(?:mis)?|yatirmis)(?:t[iu]r(?:l[ae]r)?|l[ae]rd[iu]r)$/,
    of: /^\W*(?:madde )?(?:\d{1,2}\W{1,3}|[a-h]\W{1,2})?(?:sermaye\W{1,3})?komanditer(?:l[ae]r)?(?:[iu]n)?\b(?=.*\b(?:mesul|sorumlu|sermaye|hisse|pay))/,
    words: ofStems(
      SMALL,
      COMPANY,
      'komanditer- ortak- ortag- ortaklar- serik- serig- sermaye- koy- koydug- koydukl- getird- taahhut et- ettig- ettikl- eyledig- vazettig- vaz yatir- mesul- mesuliyet- sorumlu- sorumlulu- sinirli- mahdut- ibaret- her biri miktar- kadar tutar- hisse- pay- nispet- nispetinde oran- oranda lira- tl tls try ytl bin yuz milyon milyar er ar sar ser mecmu- toplam- nakden nakdi nakit ayni borc- borclar- taahhut- dolayi alacakli- karsi ucuncu sahis- kisi- yalniz yalnizca ancak sadece olmak uzere olup d[iu]r',
    ),
    names: 'people',
  },
  // "Komandite ortaklar şirket borçlarından bütün mal varlıklarıyla müteselsilen mesuldürler": so the law says of all of them.
  {
    ends: /\b(?:mesul|sorumlu)(?:d[iu]r(?:l[ae]r)?| olup)$|\b(?:mesuliyet|sorumluluk)(?:l[ae]r)?[iu]? (?:sinirsiz|gayri ?mahdut|hudutsuz)(?:d[iu]r)?$/,
    of: /^\W*(?:madde )?(?:\d{1,2}\W{1,3}|[a-h]\W{1,2})?(?:komandite |kolle?ktif |butun |tum )?orta[kg](?:l[ae]r)?(?:[iu]n)?\b(?=.*\b(?:borc|taahhud|taahhut|muteselsil|zincirleme|sinirsiz|mahdut))/,
    words: ofStems(
      SMALL,
      COMPANY,
      'komandite- kollektif kolektif ortak- ortag- ortaklar- butun tum borc- borclar- taahhut- taahhud- mal- malvarlig- varlig- mamelek- sahsi servet- muteselsil- muteselsilen zincirleme sinirsiz- gayri gayrimahdut mahdut hudutsuz mesul- mesuliyet- sorumlu- sorumlulu- alacakli- karsi dolayi ucuncu sahis- kisi- birinci ikinci derece- surette olarak',
    ),
  },
  // "Komiserin görevi aynı süreyle devam ettirilmiştir": who watches over a stay that goes on.
  {
    ends: /\b(?:devam(?:ina|[iu]n[ae])?(?: (?:etmesine|etmelerine|ettirilmesine|ettirilmistir|edecektir|etmektedir))?|surdurulmesine|surdurulmustur|uzatilmasina|uzatilmistir)(?: karar veril(?:mistir|di))?$/,
    of: /^\W*(?:(?:gecici|kesin|konkordato) )*komiser[a-z]* (?:heyet[a-z]* )?(?:mevcut )?gorev/,
    words: ofStems(
      'gecici kesin konkordato komiser- heyet- mevcut gorev- ayni bu sure- muhlet- ile boyunca suresince de da devam- et- ettiril- edecektir etmektedir surdurul- uzatil- karar verilmistir verildi',
    ),
    names: 'people',
  },
]

/** "… Mahkemesinin … ara kararı ile müdür A'nın yönetim hakkı ve temsil yetkisinin dava sonuna kadar tedbiren kaldırılmasına": an order on whom it names. */
const ORDER_ON_HIM: Kind = {
  ends: /\b(?:kaldir|son ver|durdur|geri al|askiya al|yasakla)[a-z]*(?:,? (?:[a-z]+ ){0,4}(?:karar veril|hukmedil|hukmolun)(?:m[iu]st[iu]r|di|digi [^;]*))?$/,
  of: /\b(?:temsil|imza|yonetim hakk|idare hakk)[a-z]* /,
  words: ofStems(
    SMALL,
    COMPANY,
    'sayi- mahkeme- mahkemece asliye hukuk sulh ceza hakimlig- ticaret sifatiyla esas dosya- ara tensip karar- kararla hukm- hukmedil- hukmolun- veril- kesinles- dava- davali davaci davanin acilan aciklama kabulu kabuluyle sonuna sonuclanincaya kesinlesinceye kadar dek kesinlesmesine tedbir- tedbiren ihtiyati hakli sebeple sebebe dayali nedenle turk kanun- ttk t k madde- fikra- geregi- geregince uyarinca hukm[iu] kapsaminda',
    'mudur mudur[iu] mudurlerden mudurlerinden ortak ortag[iu] ortaklardan ortaklarindan yonetim idare kurulu uyesi uyelerinden hakk- ve yetki- yetkiler- temsil ilzam imza kaldir- kaldiril- son durdur- geri al- alin- askiya yasakla- uyruklu kimlik adres- ikamet eden no lu turkiye cumhuriyeti tescil- ilan edil- husus- delil olan belge- yazi- bildiril- muzekkere- uzerine keyfiyet- resen re sen',
  ),
  names: 'places',
}
/** Whether a clause says no more than that a court took the power of whom it names. */
export const ordersOnHim = (body: Body, from: number, to: number): boolean => isOf(body, from, to, [ORDER_ON_HIM])

const UNCHANGED_WORDS =
  'sirket- diger oteki mevcut mudur- uye- uyelik- ortak- yonetim kurulu- baskan- vekil- gorev- yetki- yetkiler- imza temsil ilzam sekil- sekli- sekl- sure- husus- ayni aynen karar verildi verilmistir oybirlig- oy birlig-'
/** "Diğer müdür A'nın görev ve yetkilerinde bir değişiklik yapılmamasına": all goes on as it was. */
const UNCHANGED: Kind = {
  ends: /\bdegisiklik (?:yapilmamasina(?: (?:oy ?birlig[a-z]+ )?(?:ile )?karar veril(?:di|mistir))?|yoktur|olmamistir|yapilmamistir|bulunmamaktadir)$/,
  of: /\b(?:gorev|yetki|imza|temsil)[a-z]* (?:ve [a-z]+ )?(?:[a-z]+ )?(?:herhangi )?(?:bir )?degisiklik/,
  words: ofStems(
    SMALL,
    `${UNCHANGED_WORDS} devam- devamina herhangi bir degisiklik- yapilmamasina yoktur olmamistir yapilmamistir bulunmamaktadir`,
  ),
  names: 'people',
}
/**
 * "Diğer müdürün yetkileri aynen devam etmektedir", "mevcut temsil şekli geçerliliğini korumaktadır", "şirket tüzel kişiliği devam etmektedir":
 * the same of those whom the words do not name, in words of going on.
 */
const GOES_ON: Kind = {
  ends: /\b(?:devam(?:ina|[iu])?(?: (?:etmektedir|edecektir|ettirilecektir|olunacaktir|etmesine|edilmesine|eder))?(?: (?:oy ?birlig[a-z]+ )?(?:ile )?karar veril(?:di|mistir))?|(?:gecerlilig|varlig)[a-z]* (?:korumaktadir|surdurmektedir)|gecerlidir|surmektedir|muhafaza edilmektedir|korunmaktadir)$/,
  of: /\bdiger (?:[a-z]+ ){0,3}(?:mudur|uye|yetkili|temsilci|ortak)[a-z]*\b|\b(?:mevcut |yururlukteki )?temsil(?: ve ilzam)? sekl|\btuzel kisilig/,
  words: ofStems(
    SMALL,
    `${UNCHANGED_WORDS} tuzel kisilik- kisilig- yetkili- temsilci- yururlukteki devam- devamina etmektedir edecektir ettirilecektir olunacaktir etmesine edilmesine eder gecerlilig- varlig- korumaktadir surdurmektedir gecerlidir surmektedir muhafaza edilmektedir korunmaktadir`,
  ),
}
/** "Müdürlük görevi ve temsil yetkisi aynen devam etmektedir": his whom the words before name. */
const HIS_GOES_ON =
  /^\W*(?:adi gecen[a-z]* )?(?:(?:mudurluk|uyelik|baskanlik|temsil|imza) )?(?:gorevi|yetkisi|mudurlugu|uyeligi)(?: ve (?:(?:temsil|imza) )?(?:yetkisi|gorevi|yetkileri))? (?:aynen )?(?:devam etmektedir|devam edecektir|surmektedir)\W*(?:\([\d/a-z]+\)\W*)*$/
/** Whether a clause says that the office of somebody goes on whom only the words before it name. */
export const hisGoesOn = (body: Body, from: number, to: number): boolean => HIS_GOES_ON.test(body.plain.slice(from, to))

/**
 * What goes with the end of a state, said of nobody by name: "komiserin görevine son verilmesine", "tedbirlerin kaldırılmasına", "unvandaki
 * ibarenin kaldırılmasına", "malları üzerinde yeniden serbestçe tasarruf edebileceğine".
 */
const WITH_ITS_END: Kind = {
  ends: /\b(?:son ver[a-z]*|sona er[a-z]*|kaldir[a-z]*|cikaril[a-z]*|silin[a-z]*|tasarruf ed[a-z]*|atanma(?:mistir|masina)|karar ver[a-z]*|bildiril[a-z]*)$/,
  of: /\b(?:komiser|tasfiye memur|iflas idare|muhlet|tedbir|ibare|tasarruf)[a-z]*/,
  words: ofStems(
    SMALL,
    `${COMPANY} konkordato- komiser- heyet- kurul- tasfiye memur- iflas idare- iflas- halinde halde mal- mallar- malvarlig- uzerinde yeniden serbestce tasarruf- edebilecegine edebilecektir gecici kesin muhlet- ihtiyati tedbir- tedbirler- tum butun unvan- basindaki unvandaki unvanindaki basinda yer alan ibare- kaldirilmis kaldirilmistir kaldirilmasina cikarilmistir cikarilmasina silinmistir gorev- gorevine gorevleri son sona verilmis verilmistir verilmesine verildi ermis ermistir ermesine erdirilmesine erdirilmistir karar veril- bildiril- proje- projesinin uygulanmasini denetlemek kayyim atanmamistir atanmamasina tale[bp]- feragat nedeniyle reddine dava aciklama mahkeme- ticaret asliye`,
  ),
}
/** Whether a clause says no more than what goes with the end of the company's state that its notice tells. */
export const goesWithItsEnd = (body: Body, from: number, to: number): boolean => isOf(body, from, to, [WITH_ITS_END])

/** Whether a clause says of offices and powers that nothing of them changes, and no more. */
export const changesNothing = (body: Body, from: number, to: number): boolean =>
  /degisiklik|\bdevam|korun|korumak|gecerlidir|surmekte|surdurmek/.test(body.plain.slice(from, to)) &&
  isOf(body, from, to, [UNCHANGED, GOES_ON])

/** What a business is in, behind its label or as a row of trades. */
const PURPOSE =
  "(?:(?:asil|esas|baslica|genel|istigal|faaliyet|is|calisma|ugras[iu]?) )*(?:amac|maksa[td]|gaye|konu|mevzu|nev[’'\x60]?i|saha|alan|istigal)(?:[iu]|[ae]d[iu]|s[iu]|l[ae]r[iu]|u|uu)?(?![a-z]*n[iu]n\\b)[a-z]{0,3}"
const OBJECT = new RegExp(
  [
    `^\\W*(?:\\d{1,2}\\W{1,3})?(?:(?:sirket|isletme|kooperatif|ortaklig|firma)[a-z]* )?(?:${PURPOSE})(?:(?: ve|,) (?:${PURPOSE}))*\\s?:`,
    '^\\W*(?:\\d{1,2}\\W{1,3})?amac ve konu\\b',
    // "Şirketin maksat ve mevzuu … ihracıdır", "… işleriyle iştigal etmektir", "… satışından ibarettir"
    `^\\W*(?:\\d{1,2}\\W{1,3})?(?:(?:amac|maksat|konu|mevzu|gaye)[a-z]*(?: ve [a-z]+)?\\W{1,3})?(?:(?:madde )?\\d{1,2}\\W{1,3})?(?:sirket|isletme|kooperatif|ortaklik)(?:imiz)?(?:n?[iu]n)? (?:${PURPOSE})(?:(?: ve| ile|,) (?:${PURPOSE}))*[,;]? (?=[^:;]*(?:d[iu]r|t[iu]r)\\W*$)`,
    // "Şirket, … yapmak gayesi ile kurulmuştur"
    '^\\W*(?:\\d{1,2}\\W{1,3})?(?:sirket|kooperatif|ortaklik),? (?=[^:;]*m[ae]k(?: (?:amac|maksad|gaye)[a-z]*(?: ile)?| uzere) kurulmustur\\W*$)',
  ].join('|'),
)
const TRADES =
  /^(?!.*\b(?:karar|tarih)).*\b(?:al[iı]m|sat[iı]m[iı]?|al[iı]m sat[iı]m[iı]?|imal(?:i|at[iı])?|ithalat[iı]?|ihracat[iı]?|pazarlamas[iı]|sat[iı]s[iı]|nakliyesi|isletmeciligi|ticareti|yapim[iı]|uretimi|taahhudu)(?: isleri)?(?:d[iu]r)?$/
/** Words of a decision, of people and of signing: no business is in these. */
const DECIDES =
  /\b(?:sec(?:il|im)|atan|tayin|getiril|istifa|azl|azil|gorev|yetki|imza|ilzam|temsil(?!cili)|mudur|uyeli|ortakl|hisse|sermaye|devr(?:ed|ine|alm)|sona er|son ver|m[iu]st[iu]r|m[ae]sin[ae]|nak[il]l|degis|unvan|adres|merkez|tescil|terkin|sube|tasfiye|fes[ih]h|iflas|konkordato|kayyim|birles|bolun|genel kurul|yonerge|denetci|murakip)/

/** "Şirket konusu ile ilgili olarak taşınmaz alabilir, ipotek tesis edebilir": what the company may do by its contract, be it by a branch that its organ opens. */
const MAY = /^\W*(?:[a-z\d]{1,2}\W{1,3})?(?:sirket|kooperatif)(?:imiz)?(?:,| )[^]*[a-z]{2,}[ae]bilir(?:ler)?$/
const NO_OBJECT =
  /\b(?:sec(?:il|im)|atan|tayin|getiril|istifa|azl|azil|gorev|yetki|imza|ilzam|temsil(?!cilik)|mudur(?!ler kurul)|uye|baskan|hisse|devr|munferi|muster|tek bas|birlikte|onay|izin|izn|sinir|ancak|yalniz|sadece|kadar|haric|disinda(?! sube)|kayd|sart|takdir|halinde|tasfiye|fes[ih]h|iflas|konkordato|kayyim|birles|bolun|genel kurul|denetci|murakip|sermaye|adina|namina|tarafindan|eliyle|ortakla|ortagi|kisi|kimse|biri|herkes)|m[iu]st[iu]r\b|m[ae]sin[ae]\b/
const OPENS_BRANCHES = /\b(?:yonetim|mudurler) kurul[a-z]* (?:al[a-z]+ )?karar[a-z]*\b[^]*\b(?:sube|temsilcilik|irtibat|buro|acent|magaza)/
const mayDo = (plain: string): boolean =>
  MAY.test(plain) &&
  !NO_OBJECT.test(plain.replace(/\byurt ?disinda\b|\byurt ?icinde\b/g, ' ')) &&
  (!/\bkurul/.test(plain) || OPENS_BRANCHES.test(plain))

/** What goes beyond the business, or is not done in it. */
const BOUNDS_OBJECT =
  /(?<!\b(?:yurt|turkiye|ulke) ?)\bdisinda|\bharicinde|\byasak|\bgecersiz|\bancak\b|\byalniz|\bsadece|\bmunhasir|\bizi?n\b|\bonay|\bmuvafak|\bsartiyla|\bkaydiyla|[ae]m[ae]z\b|\bolmaz\b/
/** Whether a sentence says what the business is in: goods and trades, by whatever words, and nothing of people, powers or shares. */
export const isObject = oncePart((body: Body, from, to): boolean => {
  const plain = withoutEnd(body.plain.slice(from, to), '.,;')
  if (mayDo(plain)) return partiesIn(body, from, to).length === 0
  if (!OBJECT.test(plain) && !(body.established && TRADES.test(plain))) return false
  return !DECIDES.test(plain) && !BOUNDS_OBJECT.test(plain) && partiesIn(body, from, to).length === 0
})

const LONGEST = 900
const NUMBERED = /^\W*(?:madde\s*)?\d{0,2}\s?[-.):]*\s*/

/** Whether a sentence is one by which a meeting goes, or an article that decides nothing: every word of it is known. */
export const isFormality = oncePart((body: Body, from, to): boolean => isOf(body, from, to, KINDS))

/** Whether a piece is of one of these kinds: every word of it is known. */
const isOf = (body: Body, from: number, to: number, all: readonly Kind[]): boolean => {
  if (to - from > LONGEST) return false
  const plain = withoutEnd(body.plain.slice(from, to), '.,;')
  const kinds = all.filter(({ ends, of }) => holds(plain, of) && ends.test(plain))
  if (kinds.length === 0) return false
  const begin = from + (NUMBERED.exec(plain)?.[0].length ?? 0)
  const printed = body.text.slice(begin, from + plain.length)
  const parties = kinds.some(({ names }) => names) ? partiesIn(body, begin, from + plain.length) : []
  // Who holds what part is none of the business of a meeting.
  if (parties.some((each) => /^\S{0,2}\s?%\s?\d/.test(body.plain.slice(each.to, each.to + 8)))) return false
  const said = [...printed.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    plain: plainLetters(word),
    // In a text of capitals alone a capital tells nothing.
    capital: /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(printed),
    named: parties.some((each) => each.from <= begin + index && begin + index < each.to),
  }))
  return kinds.some(({ words, names }) =>
    said.every(
      (word) =>
        words.test(word.plain) ||
        (names !== undefined && names !== 'towns' && word.named) ||
        ((names === 'places' || (names === 'towns' && !word.named)) && word.capital && !DECIDES.test(word.plain)),
    ),
  )
}

/**
 * The words of which a contract's closing articles, the head of a notice, the minutes and the payment of a capital are made. Whoever comes to
 * an office or leaves it, and how somebody signs, needs others: a sentence with one of those is not held for a known kind.
 */
const TEMPLATE = ofStems(
  SMALL,
  COMPANY,
  MEETING,
  VOTES,
  MINISTRY,
  LAW,
  OF_REPORTS,
  // Endings that an apostrophe parts, letters and numbers.
  '[a-z] na ne nca nce ca ce nda nde ndan nden lu lik li luk si ti yi ya ye dir d[iu]r idir nun nci inci uncu [bcdfghklmnprstvyz]{2}',
  'yazili bulun- verilen verilmis- verilecek verildi verilmistir verilmesine verilmemesine alinan alinmis- alinmasi- edilen edilmis- edildi- edildig- edilmesin- edilmek- edilip edilir edilerek edilmeksizin eder- ederek etmek etme- etmis- ettig- ettir- olunur olundu olunmus- olmak olmakla olmus- olmayan olup olan oldugundan edecek edecektir yapil- yapan yapmak yapmis- yaptik- kilinmis-',
  'istenmis- istenilmis- istenmekle istemi- suret- talep- talebi- uzerine uygun dayanilarak istinaden ibraz belge- bilgiler- evrak- vesika- dosya- muhafaza tevdi keyfiyet- durum- hususu- hususundaki resen ekli ekinde yukarida asagida- belirtilen belirtil- ilgili iliskin dair dairemiz- memurluk- memurlug- memuriyet- mudurluk- mudurlug- noter- tasdik- onayli onaylan- musaddak sirkuler- beyanname- dilekce- sicil- kaydi kayitli muracaat- basvuru- bildir- gonder- yayim- gazetesi- iflas dairesi- sulh asliye hukuk mahkeme-',
  'adi- soyad- unvan- uyru- yerlesim yer- ikamet- mukim sehr- ili ilindedir ilcesi adres- tebligat- degisik- degismis- degisme- degistir- eski yeni diger ayni son ilk once- onceki sonra- kadar gec gecmis az fazla daha en her hicbir herhangi bazi tum butun tek iki uc dort bes alti yedi sekiz dokuz on onbes yirmi yirmidort otuz elli yuz bin',
  'sermaye- hisse- pay paya paylar- payi payin payini ortaklar- ortaklig- ortaktan ortagin kurucu- kurul- kurulus- taahhut- ode- odem- nakden nakdi nakit itibari deger- kiymet- beher- adet ayrilmis- ayrilmasina bolunmus- bolunen nama hamiline muvakkat ilmuhaber- kupur- senet- sened- bastir- basil- bastiril- cikaril- dagit- artir- artirim- arttir- art[iu]s azalt- azaltim- karsilan- karsilik karsi tekabul teskil- ihtiva haiz ruchan- muvazaadan ari geri geriye kalan- kalani- kism- kismi- tamam- gelen tutar- toplam- lira- fon- fonu- hesab- ozvarlig- enflasyon duzeltme- fark- ilave- alacak alacag- alacakli- alacaklar- borc- avans- yedek yedekler- akce- kar kari- karin- karlar- karindan zarar- gelir gider donem- miktar- masraf- vergi- net cesit rapor- smmm ymm mali musavir- muhasebeci- serbest yeminli odasi- odasina odasinda cari banka- yatiril- bunye- mevcut kaynak- hafta ay ayi ayin ayinin aylik gun- yil- saat- tarih- ucu biri dortte birinci ikinci ucuncu dorduncu besinci',
  'suresi- sure sureyle muddet- sinirsiz- baslay- baslar baslamak itibaren izleyen icinde icerisinde zarfinda sonundan sonuna- sonunda uzamis sayil- feshi fesih sebeb- sebep- ihbar halinde hallerde haller- takdirde',
  'amac- konu- maksad- istigal mevzu- maddes- madde- fikra- tadil- metn- metin basliki- baslikli degistiren esaslar- usul- yonerge- kapsam- dayanak tanim- mevzuat- hukm- hukum- kanun- yasal genel kurul- kurulca kurulun- umumi heyet- organ- meclis- idare- idaresi- yonetim- temsil temsili temsiline temsilci- disariya ilzam- aittir ait- aitt- tabi- uygulan- yapilir toplan- toplanti- toplantilar- cagri- cagiril- cagril- nisab- nisap- kararlar- karar- kararin- oy oybirlig- ittifak- cogunlug- gorusul- goruse- gorus- gorusme- gundem- acilis yoklama divan- baskan baskani- baskanlig- baskanlik- riyaset- tutanak- tutanag- zapt- katip katilan- katilim- katilma- hazir hazirun cetvel- asalet- asaleten vekalet- vekaleten temsilen imza imzasi- imzalama- imzalanmasi- imzalar tasimasi tasi- gerekli- gerekmek- zorunlu- sart- lazim- ibra- okun- muzakere- tasvip kabul- tasdik- butce- tahmini ucret- huzur hakki- odenme- dilek- temenni- kapat- kapan- acil- gecil- soz alan isteyen olmadi- kalmadi- bulunmadi- anlasil- gorul- goruld- tespit- tesbit sagland- ilansiz itiraz- teklif- oneri- onerge- reddedil- oylan- oylama- sunul- saygi durus-',
  'secim- secimi- seciminde- intihab- secilecek secilir secilebilir taksim- dagilim- tescil- terkin- ilan- tayini atanmasi istifasi nakil nakl- devir- devri- acilis- giris- tasfiye- birles- bolunme- alacakli- muhlet- konkordato sermayedar-',
  'hususlar- husus- numara- yazilidir ticari defa kere sefer adlari veya kollektif komandit komandite komanditer iktisadi dernek- vakif- sekilde sekli seklin- almis- arasidir olmasina ragmen ellerindeki nolu belirlenmistir belirlenmesidir belirlenen belirlemek belirlenmesi tur turu turunun degistiren baska temsile kisinin calisma sonucunda neticesinde izin izni- izinler- memur memuru memuruna tayinine gruba grubu grup unun muteakip listesi- asan yazman- aksi alinincaya kadardir erteleme tedbir- kayyim- duzenle- murekkep birer mesuliyet- sonuncu dahil haric baslica yetkilendirilen yetkilendirilenler kalmak yonetmelik- sahib- sahip- isabet firma- muhtelif haklar- yazisi alelade aciklama isteyebil- vechile birkac sinirlarinin ozel bile ileride birden cikarabil- vekil haiz kapsamda devretmeye kisi(?:ye|nin) yardimci- ticaretsicil- gordug- girisil- girisme- istedig- istendig- lazimdir rapora kullanilmasina kullandirilmasina internet site- konul- luzum takvim uzere gerceklesen bagli yapi- bedel- koy konag- edilip mahal- tanzim baslangic sayi- faydali luzumlu mudure kazan- oturum- akdolun- kez verilmesini yetkilileri- yazmis uzerinde altina tasari- uyeden defterine isle- izinler- kamu kurum- gibi gibidir uyeligine alarak mazeret- bolum- uygunlug- mahallinde yazildig- sirasi kaydettir- yukselt- temerrud- dusen gosteril- yayim- uygula- ihtar-',
  'uye uyeler- uyesi- uyelik- mudur mudurler- muduru- azadan aza murakip denetci- yetkili yetkilidir yetkili(?:ler|leri) yetki yetkisi yetkiler- tacir sube- isletme- kooperatif- merkez- hissedar- ortak kisi kisiler- kisiden kisiye tuzel gercek ucuncu sahis- mutesekkil olusur olusan olus- arasinda arasindan tarafindan kendi- araciligiyla suretiyle sebebiyle nedeniyle cercevesinde geregi gereg- gore hakkinda adina uyarinca ilgil- sorumlu- muteselsilen dogan zarardan dolayi verecekleri gorev- islem- isler- islere evrak- sozlesme- mukavele- esas ana ic bu bunun bunlar- isbu boylece aynen devam- gecerli- gecici kesin istifade sakli kaydiyla sartiyla zamanli es olarak tam ayrica',
)

const isTemplate = remembered((word: string): boolean => TEMPLATE.test(word))

/** Words of two meanings in the only phrases in which they decide nothing. */
const PHRASES =
  /\bbelge[a-z]* (?:ile )?birlikte\b|\btek (?:ortak|pay sahip)[a-z]* durumu sona ermistir\b|\betkileri[a-z]* sona er[a-z]*|\basagidakiler secilmis[a-z]*|\btoplanti[a-z]*\b[^.;]{0,40}\bsona er[a-z]*|\bbirlikte (?:tanzim|imza)\b|\bkonu(?:su)?\s?:[^.:]{0,120}?(?=\s*yukarida)/g

/** Whether every word of a part of a notice is the template's, or begins with a capital and is none of a decision. */
export const isWorded = (body: Body, from: number, to: number): boolean => {
  const printed = body.text.slice(from, to)
  // In a text of capitals alone a capital tells nothing.
  const mixed = /\p{Ll}/u.test(printed)
  const plain = body.plain.slice(from, to).replace(PHRASES, (phrase) => ' '.repeat(phrase.length))
  return [...plain.matchAll(/[a-z]+/g)].every(({ 0: word, index }) => {
    return isTemplate(word) || (mixed && /^\p{Lu}/u.test(printed.slice(index)) && !DECIDES.test(word))
  })
}
