/**
 * Sentences by which a meeting goes (how it was opened, who came, who chairs it, that the next matter is taken up, that it was closed) and
 * articles of a contract that decide nothing of the notice (its town, its life, when the capital is paid). Such a sentence is known by
 * every word of it and by its verb; one more word, and it may decide something.
 */
import type { Body } from '../fact/found.ts'
import { partiesIn } from '../text/names.ts'
import { plainLetters } from '../text/letters.ts'

/** A kind of sentence: how it ends, what it has to speak of, the words it is made of; `names` of people and places may stand in it. */
type Kind = { ends: RegExp; of: RegExp; words: RegExp; names?: 'people' | 'places' }

/** Words by their stems: one that ends in "-" takes any ending. */
const words = (...lists: string[]): RegExp =>
  new RegExp(
    `^(?:${lists
      .join(' ')
      .trim()
      .split(/\s+/)
      .map((stem) => (stem.endsWith('-') ? `${stem.slice(0, -1)}[a-z]*` : stem))
      .join('|')})$`,
  )

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

const KINDS: readonly Kind[] = [
  // "Şirketin 2010 yılına ait olağan genel kurul toplantısı 26.05.2011 günü saat 14.00'de şirket merkezinde Bakanlık Komiseri A'nın gözetiminde yapıldı."
  {
    ends: /\b(?:yapil(?:di|mis(?:tir)?)|toplan(?:di|mis(?:tir)?)|gerceklestiril(?:di|mistir)|acil(?:di|mistir)|akdedil(?:di|mistir)|hazir bulunul(?:du|mustur))$/,
    of: /\b(?:genel kurul|umumi heyet)[a-z]* toplanti|\btoplanti[a-z]*/,
    words: words(
      SMALL,
      COMPANY,
      MEETING,
      MINISTRY,
      'yapil- toplan- gerceklestiril- acil- akdedil- hazir bulunul- adres- tarafindan baskanlig- belirlenen konu- gorusmek',
    ),
    names: 'places',
  },
  // "Hazirun cetvelinin tetkikinden … nisabın mevcut olduğunun anlaşılması üzerine toplantı A tarafından açılarak gündemin görüşülmesine geçildi."
  {
    ends: /\b(?:gecil(?:di|mistir)|acil(?:di|mistir)|baslan(?:di|mistir)|tespit edil(?:di|mistir)|gorul(?:du|mustur)|anlasil(?:di|mistir|mis)|yapil(?:di|mistir))$/,
    of: /\b(?:hazirun|hazir bulunan|nisa[bp]|cagri|davet|itiraz|ortaklar listes)/,
    words: words(
      SMALL,
      COMPANY,
      MEETING,
      MINISTRY,
      LAW,
      VOTES,
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
    words: words(
      SMALL,
      VOTES,
      'divan toplanti baskan- baskanlig- katip- katiplig- oy toplama toplayici- memur- memurlug- tutanak- tutanag- yazman- heyet- secil- getiril- olusturul- teskil- teklif- oner- karar- kabul- veril- edil- yapilan secim- sonuc- sonucunda genel kurul- imza- imzalan- yetki veril- yetkisi oylama- uye- uyelig-',
    ),
    names: 'people',
  },
  // "Yönetim kurulu yedek üyeliklerine A ve B seçildiler": they hold nothing till they are called in.
  {
    ends: /\b(?:secil(?:di|diler|mis(?:tir|lerdir)?)|getiril(?:di|diler|mis(?:tir|lerdir)?))$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:(?:yonetim|denetim|denetleme)(?: ve (?:yonetim|denetim|denetleme))? kurulu |kurul )?yede[kg] (?:uye|aza|denetci|murakip)l[iu][a-z]*[ae]\b(?!.*\b(?:kurul|uyeli|azali|denetci|murakip))/,
    words: words(
      SMALL,
      VOTES,
      'yonetim denetim denetleme kurul- kurulu- yedek yedeg- uye- uyelik- uyelig- denetci- murakip- aza- azalik- secil- getiril-',
    ),
    names: 'people',
  },
  // "Yönetim ve denetim kurulu üyelerinin seçimine geçildi."
  {
    ends: /\bgecil(?:di|mistir)$/,
    of: /[a-z]{3,}n?[ae] gecil/,
    words: words(
      SMALL,
      MEETING,
      OF_REPORTS,
      'divan heyet- uye- mudur- secim- secilme- ucret- verilecek odenecek tespit- belirlenme- teskil- tesekkul- oylama- diger sonraki dilek temenni- gec- gecil-',
    ),
  },
  // "Yönetim kurulu faaliyet raporu okundu ve müzakere edildi."
  {
    ends: /\b(?:okun(?:du|mustur)|muzakere edil(?:di|mistir)|gorusul(?:du|mustur))$/,
    of: /\b(?:rapor|bilanco|hesap|gundem)/,
    words: words(SMALL, MEETING, OF_REPORTS, 'divan baskan- tarafindan ayri edil- uzerinde soz alan olmadi'),
  },
  // "Dilek ve temennilerde söz alan olmadığından toplantıya başkan tarafından son verildi."
  {
    ends: /\b(?:toplanti[a-z]* (?:[a-z]+ ){0,4}(?:son veril(?:di|mistir)|kapatil(?:di|mistir)|sona er(?:di|mistir)))$/,
    of: /\b(?:dilek|temenni|gundem|soz alan|gorusulecek)/,
    words: words(
      SMALL,
      MEETING,
      'dilek- temenni- soz gorus alan isteyen bildiren olmad- kalmad- baska gorusulecek konu- husus- divan baskan- tarafindan toplanti- son veril- kapatil- sona er- tesekkur edil- iyi',
    ),
  },
  // "Şirketin merkezi Konya'dadır.", "4- Merkez: Merkezi Konya'dır."
  {
    ends: /^\W*(?:merkez\w*\W{1,3})?(?:madde\W{1,3})?(?:\d{1,2}\W{1,3})?(?:merkez\w*\W{1,3})?(?:(?:sirket|kooperatif|isletme)[a-z]* )?(?:kanuni |ticari )?merkezi [a-z]+(?: il[iu] [a-z]+ ilcesi| ilcesi)?['’]?\s?(?:[dt][ae])?[dt][iu]r$/,
    of: /merkezi/,
    words: words(COMPANY, 'isletme- madde kanuni ticari il[iu] ilcesi [dt][ae]d[iu]r [dt][iu]r'),
    names: 'places',
  },
  // "Şirketin süresi tescil ve ilanından başlayarak doksan dokuz yıldır."
  {
    ends: /\b(?:yildir|senedir|suresizdir|muddetsizdir|sinirsizdir|gayri ?muayyendir|kurulmustur)$/,
    of: /\b(?:sure|muddet)/,
    words: words(
      SMALL,
      COMPANY,
      'sure- muddet- tescil- ilan- kurulus- itibaren baslay- baslamak basla- gayri muayyen- gayrimuayyen- belirsiz sinirsiz- suresiz- muddetsiz- yil- sene- kurul- (?:doksan|elli|yirmi|otuz|kirk|on|yuz)?(?:dokuz|bes|uc)? (?:doksan|elli|yirmi|otuz|kirk|yuz)',
    ),
  },
  // "Sermayenin 1/4'ü tescil tarihinden itibaren en geç üç ay içinde, kalanı üç yıl içinde ödenecektir."
  {
    ends: /\b(?:odenecektir|odenir|odenecek|odenmistir)$/,
    of: /\b(?:sermaye|kalan|bakiye|artt?ir[iu]lan)/,
    words: words(
      SMALL,
      'sermaye- nakit nakden nakdi kalan- bakiye- geri kism- kisim tescil- ilan- itibaren sonra once en gec az ay yil icinde zarfinda pesin taksit- esit tamam- dortte biri ucu uc bir iki odenecek- odenmis- odenir kadar muvazaadan ari taahhut edil- olup tarafindan ortak- kurucu- sirket- hissedar- yirmidort yirmi dort otuz oniki on alti artirilan arttirilan artirilmis karar- alacag- defa kere bu y?tl lira- turk liralik lik lki luk edilen ceyreg- ayni',
    ),
  },
  // "Bu defa artırılan 400.000 TL'nin tamamı geçmiş yıl karlarından karşılanmış, bu husus SMMM A'nın 1.3.2024 tarihli raporu ile tespit edilmiştir."
  {
    ends: /\b(?:karsilan(?:mis(?:tir)?|acaktir|di)|tespit edil(?:mis(?:tir)?|di)|tespit olunmustur|belirlenmistir)$/,
    of: /\b(?:sermaye|artt?ir[iu]lan|rapor)/,
    words: words(
      SMALL,
      'bu defa kere sermaye- artirilan arttirilan artirim- tamam- kism- kisim tutar- y?tl turk lira- l[iu]k si gecmis yil- kar kar- dagitilmamis olaganustu yedek- yedeg- fon- hesab- hesap- ortak- ortag- borc- alacag- alacak- karsilan- karsilik- mahsub- ic kaynak- enflasyon duzeltme- fark- ozkaynak- nakit nakden',
      'husus- serbest muhasebeci- mali musavir- yeminli smmm ymm oda- kayitli sicil- numara- tarafindan duzenlenen hazirlanan rapor- tespit belirlen- edil- olun- olup sayili tarihli bilirkisi- heyet- asliye ticaret mahkeme- atanan esas karar- ayni odenmis- odendig- oldug-',
    ),
    names: 'people',
  },
  // "Artırılan 4.000.000 TL'nin 2.500.000 TL'sinin ortak A, 1.500.000 TL'sinin ortak B tarafından nakden taahhüt edildiğine"
  {
    ends: /\b(?:taahhut (?:edil|olun)(?:digine|mistir|mesine|mustur|di)|oden(?:digine|mesine|mistir))(?: karar verilmistir)?$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:bu (?:defa|kere|sefer) )?(?:artt?ir[iu]lan (?:sermaye|\d|kisim|tutar|bu)|taahhut edilen)/,
    words: words(
      SMALL,
      COMPANY,
      'bu defa kere artirilan arttirilan taahhut edil- edilen olun- sermaye- tutar- kism- kisim y?tl turk lira- s[iu]n[iu]n s[iu] l[iu]k ortak- ortag- pay- hisse- adet karsilik karsiligi karsi gelen tarafindan tamam- nakden nakit nakdi muvazaadan ari dortte biri ucu bir tescil- once sonra itibaren ay yil icinde iki uc oden- kalan- bakiye- karar verilmistir',
    ),
    names: 'people',
  },
  // "İflas işlemleri İzmir İflas Dairesinin 2023/18 iflas sayılı dosyasından yürütülmektedir."
  {
    ends: /\b(?:yurutul(?:mektedir|ecektir|mesine|mesine karar verilmistir)|tescil edildigi ilan olunur|tescil olunmustur|ilan olunur)$/,
    // Only of the office that runs it: that it was opened says a sentence of its own.
    of: /^(?!.*\biflas(?! (?:daire|mudurlu|memurlu|idare|sayili|dosya|no\b|numara|islem|tasfiye)|[a-z]* (?:tasfiye|isle))).*\biflas (?:daire|mudurlu|memurlu)/,
    words: words(
      SMALL,
      COMPANY,
      'iflas iflasin islem- tasfiye- adi basit usul- daire- mudurlu- memurlu- sayili dosya- esas no numara- uzerinden yurutul- karar- veril- gelen yazi- bildiril- olmakla- bildirilmekle keyfiyet- husus- re resen tescil- edildigi ilan olun- alinan dayanilarak istinaden',
    ),
    names: 'places',
  },
  // "Müflisin mallarının kendisine iadesine": what follows when a bankruptcy is over.
  {
    ends: /\b(?:iade(?:sine|sine karar verilmistir|sine karar verildi)|serbestce tasarruf ed(?:ebilecektir|er))$/,
    of: /\b(?:muflis|mal(?:lar)?in)/,
    words: words(SMALL, COMPANY, 'muflis- mal mal- malvarlig- kendisine serbestce tasarruf- hakk- hukuk- et- ed- iade- karar veril-'),
  },
  // "Şubeye 50.000 TL sermaye tahsisine": what a branch works with is the company's.
  {
    ends: /\b(?:tahsisine|ayrilmasina|konulmasina|verilmesine|(?:tahsis edil|ayril|konul)(?:mistir|mesine|masina))(?: karar verilmistir)?$/,
    of: /\bsube[a-z]* .*\bsermaye/,
    words: words(
      SMALL,
      'sube- ayrica y?tl turk lira- eur usd euro dolar- avro tutarinda l[iu]k odenmis sermaye- tahsis- ayril- konul- veril- edil- karar',
    ),
  },
  // "Ortaklar listesinde kayıtlı 62 ortaktan 41'inin hazır olduğu görüldü.", "Kâr ve zarar sermaye payları nisbetinde bölüşülür."
  {
    ends: /\b(?:boluslur|bolusulur|paylasilir|taksim (?:ed|olun)(?:ilir|ur)|dagitilir)$/,
    of: /\b(?:kar|zarar)\b/,
    words: words(
      SMALL,
      COMPANY,
      'kar zarar- safi sermaye- pay- hisse- ortak- arasinda nisbet- nispet- oran- gore bolus- paylas- taksim dagitil- esit olarak olunur edilir',
    ),
  },
  // "Diğer hususlarda bir değişiklik yoktur."
  {
    ends: /\bdegisiklik (?:yoktur|bulunmamaktadir|olmamistir|yapilmamistir)$/,
    of: /^\W*(?:\d{1,2}\W{1,3})?(?:bunun disinda(?:ki)? )?(?:diger|baskaca|baska|sair) (?:husus|madde|hukum|bilgi)/,
    words: words(
      SMALL,
      'bir bunun disinda- diger baskaca baska sair husus- madde- hukum- bilgi- herhangi degisiklik yoktur bulunmamaktadir olmamistir yapilmamistir',
    ),
  },
  // "İdare meclisi ibra olundu."
  {
    ends: /\bibra (?:edil(?:di|diler|mis(?:tir|lerdir)?)|olun(?:du|dular|mus(?:tur|lardir)?))$/,
    of: /\bibra/,
    words: words(
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
    words: words(
      SMALL,
      COMPANY,
      'bir sermaye- degis- olup miktar- ortak- ortag- sayi- en az asagi olamaz dusemez pay- deger- beher- itibari y?tl turk lira- d[iu]r yedi her',
    ),
  },
  // "Tasfiye memuru A tarafından düzenlenen son ve kati bilançonun kabulüne", "tasfiye memurunun ibrasına"
  {
    ends: /\b(?:kabulune|tasdikine|onaylanmasina|kabul edilmesine|tasdik edilmesine|ibra(?:sina|larina| edilmesine| edilmelerine))(?: (?:oybirligi ile |oy birligi ile )?karar veril(?:mistir|di))?$/,
    of: /\b(?:bilanco|hesap|ibra|rapor)/,
    words: words(
      SMALL,
      COMPANY,
      VOTES,
      OF_REPORTS,
      'tasfiye son nihai kati katî kesin kapanis acilis memur- tarafindan duzenlenen hazirlanan sunulan verilen okunan aynen kabul- tasdik- onaylan- edilmesine edilmelerine ibra- mudur- uye- ayri oybirligi birligi karar verilmistir verildi sonu sonucu',
    ),
    names: 'people',
  },
]

/** What a business is in, behind its label or as a row of trades. */
const OBJECT =
  /^\W*(?:\d{1,2}\W{1,3})?(?:(?:sirket|isletme|kooperatif|ortaklig|firma)[a-z]* )?(?:(?:amac|maksa[td]|gaye)[a-z]*(?: ve (?:konu|mevzu)[a-z]*)?|(?:istigal |faaliyet |is )?(?:konu|mevzu)(?!n)[a-z]*|nev['’]?i)\s?:/
const TRADES =
  /^(?!.*\b(?:karar|tarih)).*\b(?:al[iı]m|sat[iı]m[iı]?|al[iı]m sat[iı]m[iı]?|imal(?:i|at[iı])?|ithalat[iı]?|ihracat[iı]?|pazarlamas[iı]|sat[iı]s[iı]|nakliyesi|isletmeciligi|ticareti|yapim[iı]|uretimi|taahhudu)(?: isleri)?(?:d[iu]r)?$/
/** Words of a decision, of people and of signing: no business is in these. */
const DECIDES =
  /\b(?:sec(?:il|im)|atan|tayin|getiril|istifa|azl|azil|gorev|yetki|imza|ilzam|temsil(?!cili)|mudur|uyeli|ortakl|hisse|sermaye|devr(?:ed|ine|alm)|sona er|son ver|m[iu]st[iu]r|m[ae]sin[ae]|nak[il]l|degis|unvan|adres|merkez|tescil|terkin|sube|tasfiye|fes[ih]h|iflas|konkordato|kayyim|birles|bolun|genel kurul|yonerge|denetci|murakip)/

/** Whether a sentence says what the business is in: goods and trades, by whatever words, and nothing of people, powers or shares. */
export const isObject = (body: Body, from: number, to: number): boolean => {
  const plain = body.plain.slice(from, to).replace(END, '')
  if (!OBJECT.test(plain) && !(body.established && TRADES.test(plain))) return false
  return !DECIDES.test(plain) && partiesIn(body, from, to).length === 0
}

const END = /(?:[.,;\s]|\([\da-z/-]{3,40}\))+$/
const LONGEST = 900
const NUMBERED = /^\W*(?:madde\s*)?\d{0,2}\s?[-.):]*\s*/

/** Whether a sentence is one by which a meeting goes, or an article that decides nothing: every word of it is known. */
export const isFormality = (body: Body, from: number, to: number): boolean => {
  if (to - from > LONGEST) return false
  const plain = body.plain.slice(from, to).replace(END, '')
  const kinds = KINDS.filter(({ ends, of }) => ends.test(plain) && of.test(plain))
  if (kinds.length === 0) return false
  const begin = from + (NUMBERED.exec(plain)?.[0].length ?? 0)
  const printed = body.text.slice(begin, from + plain.length)
  const parties = kinds.some(({ names }) => names) ? partiesIn(body, begin, from + plain.length) : []
  const all = [...printed.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    plain: plainLetters(word),
    // In a text of capitals alone a capital tells nothing.
    capital: /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(printed),
    named: parties.some((each) => each.from <= begin + index && begin + index < each.to),
  }))
  return kinds.some(({ words, names }) =>
    all.every(
      (word) =>
        words.test(word.plain) || (names !== undefined && word.named) || (names === 'places' && word.capital && !DECIDES.test(word.plain)),
    ),
  )
}
