/**
 * The words of offices, in plain letters: as they stand in any clause, bare among names where a clause is nothing but people and offices, and in
 * the brackets behind a name.
 */
import type { Role } from '../fact/fact.ts'

/** Departments of a business: their manager is an agent, and no organ of the company; an association's enterprise ("iktisadi işletme") is none. */
const DEPARTMENT =
  '(?:banka|isler|isleri|muhasebe|mali|finans|finansman|butce|satin ?alma|satis|pazarlama|ihracat|ithalat|(?:dis )?ticaret|uretim|fabrika|teknik|(?<!iktisadi )isletme|insan kaynaklari|personel|idari|hukuk|proje|santiye|depo|lojistik|operasyon|bolge|arge|ar-ge|kalite|bilgi islem|magaza|denetim|krediler|kambiyo|otel|on buro|servis|grup|ikinci|ii\\.?|2\\.?|sorumlu|mesul|yazi isleri|birim)'
/** "Fabrikasının müdürlüğüne": of a place of business. */
const OF_PLACE = '(?:fabrika|magaza|depo|tesis|santiye|otel|isletme|buro|irtibat burosu|bolge|acente)(?:s[iu]|l[ae]r[iu])n[iu]n '
/** Whose head is no manager of the company. */
export const OF_BRANCH = 'sube(?:si|miz|mizin|nin|sinin)?'
/** A chair of honour holds no office. */
const HONORARY = '(?:onursal|fahri|seref)'
/** "Şube Müdürü (Tam Yetkili) görevi olan": what ends with an office is the title in its brackets. */
const CALLED = String.raw` \((?!\s?mudurler|[^()]*\bbask)[^()]{2,60}\)(?= gorevi olan)`
const SHARED_BOARD = '(?:yonetim kurulu|idare (?:meclisi|heyeti)|(?:meclis|heyet)(?:i|-i)? idare)'
/** Offices by their words, wherever they stand. */
export const OFFICES: [RegExp, Role][] = [
  [
    /(?:mudurler kurulu )?baskani sifatiyla mudur(?![a-z])(?! olarak)|mudur \(\s?mud[^()]{2,20}bask[a-z]*\s?[)}]|\(\s?mudurler kurulu baskan[a-z]*\s?\) mudur|(?:\bmudur ve )?mudurler (?:kurulu(?:nun|muz|muzun)? )?baskan(?:ligi|i\b|imiz\b|imizin\b|lig)[a-z]*/g,
    'manager_chair',
  ],
  // With the membership ends the title in its brackets.
  [/yonetim kurulu uyesi \(\s?(?:yonetim kurulu )?(?:baskan|muhasip|sayman)[^()]{0,20}\) (?=gorevi olan)/g, 'board_member'],
  [
    new RegExp(
      `(?:${SHARED_BOARD}(?:n[iu]n)? )?(?:baskan ?(?:(?:yardimci|vekil|muavin)[a-z]*|(?:yrd|yard|vek)\\b)|(?:ikinci|ii|2) ?\\.? ?(?:baskan|reis)(?:lig[a-z]*|i\\b|\\b)|(?:reis|riyaset) ?(?:vekil|muavin)[a-z]*)`,
      'g',
    ),
    'board_vice_chair',
  ],
  [
    new RegExp(
      `${SHARED_BOARD}(?:n[iu]n)? (?:baskan|reis)(?:lig[a-z]*|i\\b|imiz\\b)[a-z]*(?! (?:yardimci|vekil|muavin|yard|yrd|vek))`,
      'g',
    ),
    'board_chair',
  ],
  [
    new RegExp(
      `${SHARED_BOARD}(?:n[iu]n)? (?:asil |asli |murahhas |bagimsiz |tek |diger )?(?:uye|aza)[a-z]*|${SHARED_BOARD} asi?l(?:l[ae]r[iu]?n?[ae]|l[iu](?:g[iu]?n?[ae]|kl[ae]r[iu]?n?[ae]))?\\b|${SHARED_BOARD}(?:'?n)d[ae](?= (?:gorev (?:al|yap)an|bulunan|yer alan|eksilen|bosalan))|${SHARED_BOARD}(?:'?n)d[ae]ki(?= gorev(?:i|leri|ine|lerine)\\b)|(?<!denet(?:im|leme) kurulu )\\basi?l (?:uye|aza)l[ae]rd[ae]n\\b|(?<!\\b(?:yonetim|denetim|denetleme|mudurler|tasfiye|ortaklar|genel|disiplin|danisma|icra|haysiyet|onur) )\\bkurul(?:umuz)? uye(?:si|leri?nden|lerimizden|miz)\\b|\\b(?:muhasip|sayman) (?:uye|aza)[a-z]*|${SHARED_BOARD}(?:'?n)[ae]\\b|${SHARED_BOARD}(?:n[iu]n)? yerine\\b|${SHARED_BOARD}n[dt][ae](?= (?:gorev|vazife) (?:al|yap|gor)(?:acak|ecek|mas|mes))|\\bmurahhas (?:uye|aza)[a-z]*|(?<=(?:ile|ve|,) (?:diger )?)(?:uyeleri?|azalari?)\\b`,
      'g',
    ),
    'board_member',
  ],
  [
    /(?:genel|umum|umumi) mudur(?:lug[a-z]*|u\b|u[mn]uz\b|luk[a-z]*|\b)(?!\S* ?(?:yard|vekil|muavin|emrin|bunyesin))|\bmudur[-– ]?[iu][- ]umum[a-z]*/g,
    'general_manager',
  ],
  [/\bmudurler kurulu(?:nun|muz|muzun)? (?:uye|aza)[a-z]*/g, 'manager'],
  [new RegExp(`\\b${OF_BRANCH} muduru?${CALLED}`, 'g'), 'branch_manager'],
  [new RegExp(`\\b${OF_BRANCH} (?:mudur(?:lug|u\\b|u[mn]uz\\b|ler[iu]mizden\\b|luk)[a-z]*|mudur olarak)`, 'g'), 'branch_manager'],
  [
    /(?:konkordato |gecici )*komiser(?:(?:i|lig|ler|ligi)[a-z]*| olarak| (?:heyet|kurul)(?:in[ea]|un[ea]|i olarak|u olarak|i uyelig[a-z]*|u uyelig[a-z]*)\b|(?= (?:tayin|ata|sec|gorevlen))|\b(?! (?:heyet|kurul|rapor|onay|izin|izn|nezaret|gozetim|talep|taleb|ucret|gorus|tarafindan|sayisi)))/g,
    'commissioner',
  ],
  [
    /denet(?:im|leme) kurul[a-z]*(?: asi?l(?:l[ae]r[a-z]*|l[iu][gk][a-z]*)?)?(?: uye[a-z]*)?|\bdenetci(?:l[iu][gk][a-z]*|si(?:nin|ne)?\b(?! rapor)|ler[a-z]*|\b(?! rapor))|\bmurak[iı][pb][a-z]*(?! rapor)/g,
    'auditor',
  ],
  [/(?:\bsube(?:si|miz|nin|mizin)? (?:tam yetkili )?|\btam yetkili (?!mumessil ?:))mumessil(?:i\b|lig[a-z]*|\b)(?: olarak)?/g, 'proxy'],
  [
    /\bticari (?:vekil|mumessil|temsilci)(?:s?i\b|i?m\b|i?miz\b|lig[a-z]*|lik(?:ten)?\b|likler[a-z]*|ler(?:i|imiz|inden)?\b|\b)(?! ?\/ ?ticari)(?! atanmas[iu] )(?: olarak)?|\bticari vekalet(?:i|ler|leri|lik|ligi|ten|inden|lerinden)?\b(?!name)/g,
    'proxy',
  ],
  [
    /(?:sube(?:yi)? |(?:birinci|ikinci|ucuncu|\d\s?\.?|i{1,3}\s?\.?) derece |\(?\b[a-h]\)? (?:grubu|grup) )?(?:imza yetkilisi|imza yetkilileri)(?! (?:olan )?(?:mudur|yonetim kurulu (?:uyesi|baskani)|uye|baskan)(?:ler)? (?:olarak|sifati))(?: olarak)?|\b(?:umumi|genel) vekil(?:i\b|lig[a-z]*|\b)(?: olarak)?|\b(?:tam yetkili|turkiye|daimi) temsilci(?:si\b|lig[a-z]*|\b)(?: olarak)?|\btemsil gorev(?:i\b|in[a-z]*)|(?<!tuzel kisi |gercek kisi |ticari |birlik |birligi |bakanlik )temsilci(?:si olarak| olarak|ligine|liklerine|(?= gorevi)|(?=\) olarak))|temsile (?:tam )?yetkili (?:olarak|(?=gorevi))|\b(?:sirket|isletme|firma|ticarethane)(?:nin|in)? yetkilisi olarak|\byetkili (?:olarak(?= sec| atan| tescil)|(?=gorevi))/g,
    'authorised_signatory',
  ],
  [
    /\b(?:sube )?mudur (?:yardimci(?:si\b|m[iu]z\b|lar[iu]m[iu]zdan\b|ligi[a-z]*|liga|liklari[a-z]*)|muavin(?:i\b|im[iu]z\b|ler[iu]m[iu]zden\b|lig[a-z]*|likleri[a-z]*))(?: olarak)?|\bsube yetkili(?:si|ligi)(?:ne)?(?: olarak)?/g,
    'authorised_signatory',
  ],
  // A partner to whom the representation of a partnership is entrusted.
  [
    /\b(?:(?:temsile|imzaya|idareye) )?yetkili (?:komandite |kollektif )?ortak(?: olarak|(?= gorevi))|\b(?:komandite|yonetici|idareci|temsilci) ortak(?: olarak(?= sec| atan| tescil)|(?= gorevi))/g,
    'authorised_signatory',
  ],
  // Before a name these words only say who he is.
  [/\b(?:(?:ticari )?isletme|ticarethane)(?:nin)? sahibi olarak(?= (?:secil|atan))/g, 'authorised_signatory'],
  // A trustee who only watches or approves does not represent the company.
  [
    /(?<!\b(?:denetim|onay|denetleme|gozetim) )(?:(?:yonetim|temsil|idare) )?kayy[iu]m(?:(?:i|lar|lari)? olarak\b|lig(?:a|ina|i|inin|indan)\b|liklarina\b|liklara\b|l[iu]k gorev[a-z]*|i? gorevi\b|i?\b(?=(?:\s\S+){2,5}?\s(?:kayy[iu]ml[iu]k )?(?:gorevi?|gorevin[ei]|gorevinin|kayy[iu]mlig[a-z]*|yetki[a-z]*) (?:[a-z]+ )?(?:sona|son|bit|kaldir)))/g,
    'authorised_signatory',
  ],
  [new RegExp(`\\b(?:${OF_PLACE}|${DEPARTMENT} )mudur(?:u\\b|lug(?:u|une)\\b|lukler[a-z]*)`, 'g'), 'authorised_signatory'],
  [
    /tasfiye (?:memur[a-z]*|kurulu(?:na\b| uye[a-z]*)|heyeti(?:ne\b| uye[a-z]*))|\b[^\s(]{3,10} memuru(?= olarak)|likidator[a-z]*/g,
    'liquidator',
  ],
  [new RegExp(`(?<!toplanti |divan |kurulu |meclisi |${HONORARY} )\\b(?:baskan|reis)(?=,| olarak)`, 'g'), 'board_chair'],
  [
    new RegExp(
      String.raw`(?<!yonetim kurulu |idare meclisi |toplanti |divan |kurulu |kurulunun |ikinci |ii\.? |2\.? |${HONORARY} )\b(?:baskanl[iı]g|reislig)(?:[aeiu]|[iu]na|[iu]ne|[iu]ni|[iu]n[iu]n|[iu]ndan|[iu]nden)\b|\b(?:baskanlik|reislik)(?:tan)?\b|\briyaset(?:e|ine)\b`,
      'g',
    ),
    'board_chair',
  ],
  [
    /(?<!kurulu |asil |yedek |murahhas |kooperatif |ortaklik )\b(?:uyelig(?:e|ine|i|inin|inden)\b|uyelikler(?:e|ine|den|inden)\b|uye olarak|azalig(?:a|ina)\b|azaliklar(?:a|ina|dan|indan)\b)/g,
    'board_member',
  ],
  [
    new RegExp(
      `(?<!genel |umum |umumi |(?<!ortaklar )kurulu (?!mudurler ?:)|sicili? |${OF_BRANCH} |${OF_PLACE}|${DEPARTMENT} )mudur(?!luge secilenler)(?:lug[a-z]*|luk(?:ler[a-z]*)?|u\\b|u[mn]uz\\b|lerimiz\\b| olarak|ler(?:imiz)?den|lerinden|ler[i]?\\b|\\b)(?! (?:kurulu|yard|vekil|muavin|\\(\\s?mudurler)| ?\\/ ?yetkili)`,
      'g',
    ),
    'manager',
  ],
]

/** Duties that stand bare among names, and places that only stand in for others. */
export const BARE: [RegExp, Role | null][] = [
  [
    /(?:\b(?:birinci|ikinci|ucuncu|ilk|\d ?\.|sirada(?:ki)?(?: bulunan)?) )?\byede[kg][a-z]*(?: (?:uye|aza|denetci|murak)[a-z]*)?(?: olarak)?/g,
    null,
  ],
  [/\b(?:baskan|reis)(?:\b|(?=d[iu]r\b))(?! (?:yardimci|vekil|muavin|yrd|ve\b))/g, 'board_chair'],
  [/\b(?:muhasip uye|muhasip aza|sayman uye|uye|aza)(?:\b|(?=d[iu]r\b))(?! (?:ol(?:an|up)\b|tam))/g, 'board_member'],
  [/\b(?:muhasip|sayman)\b(?! (?:uye|aza))/g, 'board_member'],
  [/(?<=\b(?:evvelki|onceki|eski|mevcut) )(?:uye|aza)l[ae]r(?:[iu]n)?d[ae]n\b|\bazadan\b/g, 'board_member'],
  [
    /\b(?:uyelik|azalik)(?:ten|tan)?\b|\b(?:uyelik|azalik)l[ae]r(?:[iu]n)?d[ae]n\b|\b(?:yonetim kurulundan|idare meclisinden|idare heyetinden)\b/g,
    'board_member',
  ],
  [/\b(?:muhasiplig|saymanlig|sekreterlig|katiplig)[a-z]*/g, null],
]

/** The chair's deputy, of whose chair the words before tell: "başkanlığa A, vekilliğine B", "Başkan A, vekili B". */
export const DEPUTY =
  /\b(?<!(?:baskan|reis|mudur|temsilci|imza|umumi|genel|ticari|avukat|noter|yonetim|riyaset) ?)(?:(?:vekillig|yardimcilig|muavinlig)(?:[ae]|in[ea]|in[iı]|in[dt]en)\b|(?<=[,;.] |\bve )(?:vekili|yardimcisi|muavini)(?=[ :,]))/g

/** What the brackets behind a name say of him, whole. */
export const DUTIES: [RegExp, Role][] = [
  [/^mudur(?:u|ler)? ?[,-]? ?(?:mudurler kurulu )?baskani?$|^mudurler (?:kurulu )?baskani?$/, 'manager_chair'],
  [
    /^(?:yonetim kurulu |idare meclisi |y\.? ?k\.? )?(?:baskan|reis) ?(?:vekili|yardimcisi|vek\.?|v\.?|yrd\.?|yard\.?|muavini)$|^(?:ikinci|ii\.?|2\.?) baskan$/,
    'board_vice_chair',
  ],
  [/^(?:yonetim kurulu |idare meclisi |y\.? ?k\.? )?(?:baskani?|reisi?)$/, 'board_chair'],
  [
    /^(?:yonetim kurulu |idare meclisi |y\.? ?k\.? )?(?:(?:muhasip|murahhas|asil|bagimsiz|sayman) ?)?(?:uye(?:si)?|aza(?:si)?)$|^(?:muhasip|sayman)$/,
    'board_member',
  ],
  [/^genel mudur$/, 'general_manager'],
  [/^(?:sirket )?muduru?$/, 'manager'],
]

/** What takes somebody's office, power or shares from him, or puts another in his place: no mere circumstance of his. */
const LOSS =
  '(?:istifa|vefat|olum|olmes|ayril|cekil|azl|azil|affi|gorevd|gorevi|vazife|mudurl|uyel|baskanl|azalig|yetki|imza|temsil|ilzam|sure[sy]|suren|muddet|pay|hisse|devr|devir|yer[iu]n|yerl|emekli|kadar|tarih|karar|tale[bp]|oner|teklif|iptal|son|bit|dol[amdu]|tutuk|hap[is]|kisit|vesayet|mahk|iflas|ihra[cç]|cikar|onay|rizas|muvafak|sart|kosul|yoklu|bulunmadig|vekal)'
/** "A'nın rahatsızlığı sebebiyle", "… doğum izninde olacağı dikkate alınarak": what befalls him, who stays what he is, when another comes. */
export const HIS_CIRCUMSTANCE = `(?:(?!${LOSS})[a-z]+ ){0,8}(?:(?!${LOSS})[a-z]{2,}[iu] (?:neden|sebeb|dolayis|haseb|munasebet|vesile)(?:i|iyl[ae]|i ile|s?iyle)|(?!${LOSS})[a-z]{2,}(?:[iu]|[iu]n[iu]) (?:yuzunden|dikkate alinarak|goz onun[ae] alinarak|goz onunde (?:tutularak|bulundurularak)|gozetilerek)|[a-z]{2,}m[ae]s[iu]n(?:l[ae]r)? diye)(?![a-z])(?!,? (?:[a-z]+ ){0,2}(?:(?:onun|kendi[a-z]*) )?yer(?:ler)?in[ea]| gecici| muvakkat| vekaleten)`
