import { isLegalEntity } from '../kernel/legal-entity.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { StatusCode } from './fact.ts'
import { formerTitle } from './articles.ts'
import { evidenceEnd, evidenceFrom } from './evidence.ts'
import { labelledDay } from './decided.ts'
import { type Body, firstIn, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { brokenFrom, clausesOf, sentenceHolding } from '../reading/clauses.ts'
import { verb } from '../text/lexicon.ts'
import { meetingDay } from './meetings.ts'
import { type Case, cleanName, isName, nameAtEnd, partiesIn } from '../text/names.ts'
import { PROPOSALS, refusalOf } from '../text/refusal.ts'
import { sideIn, sideOfLabel } from './telling.ts'

/** `topic` and `against` are looked for in the registered matters; an empty list of matters proves nothing either way, but for `headed` signs; nor does one that only says that something was decided, for those `ofDecision`. */
type Sign = { code: StatusCode; pattern: RegExp; topic?: RegExp; against?: RegExp; inProse?: true; headed?: true; ofDecision?: true }
/** "Karar", "Olağanüstü genel kurul toplantısı": that something was decided, and not what. */
const DECISION =
  /^(?:(?:olagan(?:ustu)?|genel|ortaklar|yonetim|mudurler|kurul[a-z]*|toplanti[a-z]*|karar[a-z]*|tescil[a-z]*|ilan[a-z]*|hk|ve)(?![a-z])\W*)+$/

// What was only asked for did not happen.
const BANKRUPTCY_ENDED =
  /iflas\S*(?:(?:(?!muhlet|acilma)[^.;]|(?<=\d)\.){0,70} )?kaldiril(?:ma[a-z]*|mis[a-z]*)(?![^.]{0,20}(?:tale[bp]|istem|dava))/dg

const SIGNS: Sign[] = [
  {
    code: 'LIQUIDATION_REVERSED',
    pattern:
      /tasfiye(?:den|sinden|ye giris| kararinin| kararindan| hali(?:nin)?(?= kaldiril)| halinden)[^.]{0,120}?(?:donul|donmus|donus|donmesine|vazgec|kaldiril|cikaril|cikilm|cikarak|cikma|rucu)/dg,
    topic: /tasfiye/,
  },
  {
    code: 'LIQUIDATION',
    pattern:
      /tasfiye(?:ye)? (?:baslangic|giris|baslama) tarihi\s?:\s?(?=\d)|tasfiyeye giris\s?[:–-]?\s(?=(?:karar tarihi|tasfiye memur[a-z]*)\s?:)|tasfiye(?:ye| haline| surecine) (?:gir|gec|sok|kon|al[iı]n|getir)(?:(?:il|ul)?(?:mesi(?=[^.;]{0,40} (?:karar|kabul|uygun))|mistir|mis(?: ve| olup| bulun(?!an)| sayil(?:mis|di))|mesine|mesini|mustur|masina|masini)|digi)|tasfiye(?:ye|sine|sinin|nin|(?: sureci| islem| muamele)[a-z]*) (?:\d{1,2}[./]\d{1,2}[./]\d{4} (?:tarihi|gunu)[a-z]* (?:itibar[a-z]* |ile )?)?basla[a-z]*|tasfiye edilmesin[ei](?=(?:[^.;]|(?<=\d|\b(?!var|yok)[a-z]{1,3})\.){0,400} karar)|(?:sirket|kooperatif)[a-z]*\s(?:(?!tescil)[^.;]|(?<=\d|\b[a-z])\.){0,120}?(?:fes[a-z]{2,7} (?:ve |ile )?tasfiyesine|tasfiyesine|feshine|(?<!tasfiyesiz )infisahina)\b(?!\s(?:dair|iliskin|mutedair)(?:[^.;]|(?<=\d)\.){0,80}karar[a-z]*\s(?:[a-z]+ )?(?:iptal|kaldir|geri al|hukumsuz))(?=(?:[^.;]|\.(?=\S|(?<=(?:\d|\b(?!var|yok)[a-z]{1,3})\.))){0,600}(?:karar|hukm(?:e[dt]|olun)))|tasfiye(?:yi|si(?:ni)?|(?:si)?ne gidilmesi(?:ni)?| edilmesi(?:ni)?) (?:(?:hususu(?:nu)?|ve|ile|feshi(?:ni)?|(?:[\d./]{8,10} )?(?:tarihli|tarihinde|gunlu|gunu)|(?:olagan(?:ustu)? |ayni |mezkur )?(?:genel kurul|ortaklar kurulu|kurul|toplanti)[a-z]*|ortaklar[a-z]*|oy ?birligi[a-z]*|oy ?coklugu[a-z]*) ){0,8}(?:kararlastir(?:il)?|karara baglan?|kabul (?:ed(?:il)?|et|olun)|uygun (?:gor(?:ul)?|bul(?:un)?)|onaylan?|benimsen?)(?:m[iu]s[a-z]*|d[iu](?:l[ae]r)?|[ae]r[ae]k|[iu]p)(?![a-z])/dg,
    topic: /tasfiye|fesih|infisah|mahkeme/,
    ofDecision: true,
  },
  {
    code: 'STRUCK_OFF',
    // "Bursa'daki kaydı silinmiştir": the old office's record of a company that came from there.
    against: /\bgelen\b/,
    pattern:
      /(?:uygun olarak|sicil(?:in)?den|\btasfiye[a-z]* (?:sona er|tamamlan|bit|kapan|sonuclan)[a-z]*(?: (?:ol|bulun)[a-z]+)?,?(?: ve)? (?:ticaret )?sicil[a-z]*ki kayd[a-z]*|(?:sirket|kooperatif|isletme)[a-z]{0,4} (?:ticaret )?sicil[a-z]*ki kayd[a-z]*|(?:buradaki|burdaki) kayd[a-z]*|(?:tacirin|tuccarin|uzerine|dolayi|istinaden|geregince|uyarinca|nedeniyle|sebebiyle) ticaret sicil[a-z]*ki kayd[a-z]*|(?<!(?<!m[iu]z)[dt][ae]ki )(?:kayd(?![a-z]*[dt][ae]ki\b)[a-z]*|kayit|kayitla(?:r[a-z]*|n))),?\s(?:[^.]|(?<=\d)\.){0,90}?(?:terkin (?:edil|olun|kilin)(?:mistir|mustur|dig[iı]|erek)|(?:terkini|silinmesi|terkin edilmesi) (?:\S+ tarihinde )?tescil ed|silinmistir|(?:terkin (?:edil|olun)|silin)m[iu]s bulunmakta|silindigi|kapatilmistir|kapatildigi|(?:silin|kapatil|terkin (?:edil|olun))m[iu]s,? (?:ve|olup)\b(?=(?:[^.;]|(?<=\d)\.){0,160}\btescil)|(?:silin|kapatil|terkin (?:edil|olun))d[iu](?![a-z])|(?:terkinine|terkin (?:edil|olun|ettiril)m[ae]sin[ae]|sil(?:in|diril)mesine)(?=[^.;]{0,160} (?:karar|kabul|tescil)))(?! tarih)|\bre'?sen terkin (?:edil|olun)(?:mistir|mustur|dig[iı])(?! tarih)/dg,
  },
  {
    code: 'REINSTATED',
    pattern:
      /(?:yeniden|tekrar) (?:[a-z]+ ){0,3}?(?:tescil|ihya|kayd)[^.]{0,60}?(?:edilmistir|karar)|(?:yeniden|tekrar) (?:[a-z]+ ){0,3}?(?:tesciline|(?:tescil|kayd)[a-z]* (?:edil|olun|yapil)m[ae]sin[ae]|kayd(?:edil|olun)m[ae]sin[ae])|ihyasina|ihyasi (?:ile|ve)\b(?=[^.;]{0,80}(?:tescil|kayd|karar|hukm))|ihya edil(?:mistir|digi)/dg,
    topic: /ihya|yeniden tescil|ek tasfiye/,
  },
  {
    code: 'CONCORDAT_TEMPORARY',
    pattern:
      /gecici konkordato muhlet\S* veril(?:mistir|mesine|di)\b|(?:uc|3|iki|2)\s?\([^()]{1,6}\) ay[^.]{0,20} gecici muhlet[^.]{0,40} (?:veril|tanin)|gecici (?:konkordato )?muhlet\S*(?:(?!kesin|kaldir|redd|uzat|tale[bp](?![a-z]* kabul))[^.]){0,60} (?:veril|tanin)|gecici (?:konkordato )?muhlet ver(?:mistir|mis\b|di\b)|(?<!kesin )konkordato (?:mehl|mehil|muhlet)[a-z]* (?:[a-z]+ ){0,2}(?:verilm|taninm)[a-z]*|gecici muhlet\S*(?: (?:karari|bilgileri))?\s?[-:–]?\s(?=baslangic[a-z ]{0,8}\s?:)/dg,
    topic: /konkordato|muhlet|mahkeme/,
    against: /kesin|tasdik|kaldir|redd/,
  },
  {
    code: 'CONCORDAT_FINAL',
    pattern:
      /kesin konkordato muhlet\S* veril(?:mistir|mesine|di)\b|kesin muhlet\S*(?:(?!kaldir|redd|uzat|tale[bp](?![a-z]* kabul))[^.]){0,60} (?:veril|tanin)|kesin (?:konkordato )?muhlet ver(?:mistir|mis\b|di\b)|kesin muhlet\S*(?: (?:karari|bilgileri))?\s?[-:–]?\s(?=baslangic[a-z ]{0,8}\s?:)/dg,
    topic: /konkordato|muhlet|mahkeme/,
  },
  {
    code: 'CONCORDAT_ENDED',
    pattern:
      /konkordato(?! komiser)(?:[^.]|(?<=\d|\b[a-z])\.){0,200}?(?:tasdik (?:edil|olun)(?:mistir|mustur)|fes(?:ih|hi)[a-z]* karar|reddine|reddedil[a-z]+|\bred+i\b|kaldirilma|kaldirilmistir|tasdikine|(?<!gorev[a-z]{0,6} )sona ermistir)|(?:gecici|kesin) muhlet\S*[^.;]{0,60} kaldiril(?:ma|mis)|\b(?:konkordato|muhlet)[a-z]*\s(?:(?!komiser|gorev|vazife)[a-z]+ ){0,4}(?:sonlandiril|sona erdiril|son veril)(?:m[ae]sin[ae]|m[iu]s)/dg,
    topic: /(?:konkordato|muhlet)\S*(?! komiser)[^,]{0,40}(?:tasdik|red|kald|son|tamam|fesih|fesh)|mahkeme|^konkordato$|^iflas/,
  },
  {
    code: 'BANKRUPTCY',
    pattern:
      /iflas\S*\s?acil(?:ma|mis)[a-z]*|iflasin acildigi tarih[a-z]*\s?:\s?(?=\d)|(?<!sahsi )iflas(?:inin|in)\s(?:[^.;]|(?<=\d)\.){0,60}?acilma[a-z]*|iflas ettig[a-z]* (?:bildiril|anlasil|tescil)[a-z]*|(?<!sahsi )iflas(?:ina|ini)\b(?! (?:karar verilmesine )?(?:yer|gerek|luzum) )(?:[^.;]|(?<=\d)\.){0,160}(?:karar|hukm(?:ed|et|olun))|(?<!sahsi )iflas[iı]\s(?:[^.;]|(?<=\d)\.){0,60}?acil(?:mis|di)[a-z]*|iflas karari veril(?:mis|mesin|di)[a-z]*/dg,
    topic: /iflas|konkordato|muhlet|mahkeme/,
    against: /kaldir|kapan/,
  },
  { code: 'ACTIVE', pattern: BANKRUPTCY_ENDED, topic: /iflas/ },
  {
    code: 'MERGED',
    pattern:
      /birles(?:me|erek|mis|tig)[^.]{0,200}?(?:infisah e[dt]|devral|devrolun|karar verilmis)|devr(?:al|olun|ol|alin)ma[a-z]*(?: [a-z]+){1,6}? birles(?:erek|mis|ilmesine|mesine|me(?=\s(?:[^.;]|(?<=\d)\.){0,60}tescil (?:edil|olun)))[a-z]*|devir al[iı]n?ma[a-z]*(?: [a-z]+){1,6}? birles(?:erek|mis|ilmesine|mesine)[a-z]*|birlesme[a-z]* (?:[a-z]+ ){0,3}?(?:tasfiyesiz )?infisah|birlesme[a-z]* (?:[a-z]+ ){0,2}?gerceklesm[a-z]*\b(?! (?:halinde|durumunda))|(?:iltihak|katil)[a-z]* (?:[a-z]+ ){0,2}?(?:suret[a-z]* )?(?:[a-z]+ ){0,2}?infisah (?:et|ed|eyle)[a-z]*|(?:sirket|kooperatif)imize (?:katil|devrol|devrolun)ma(?:si|lari) suret[a-z]* [^.;]{0,40}birles[a-z]*|\bkulli halefiyet (?:yolu|suret)[a-z]* (?:ile )?(?:sirket|kooperatif)imize (?:katil|devrol|gec|iltihak)[a-z]*|\bbirlesme (?:[\d./]{8,10} tarihinde )?tescil (?:edil|olun)(?:mis|dig)[a-z]*|(?:sirketimiz|kooperatifimiz) (?:bunyesinde|catisi altinda) birles(?:mis|ti)[a-z]*|(?:butun|tum|bilcumle) (?:hak ve (?:borc|vecibe)|aktif ve pasif|malvarlig)[a-z]*(?: ile| ve [a-z]+)?(?: (?:birlikte|kulli halefiyet yoluyla))? (?:sirket|kooperatif)imize (?:[a-z]+ ){0,2}(?:katil|iltihak|devrol|devredil)[a-z]*/dg,
    topic: /birlesme/,
  },
  {
    code: 'MERGED',
    pattern:
      /birles(?:mis|me|erek)[a-z]*\s(?:[^.;]|(?<=\d)\.){0,80}?(?:kabul ed|tamamlan|gercekles|silin)[a-z]*|(?:devral|devrol|birles)[a-z]* (?:[a-z]+ ){0,3}?(?:birlesmistir|infisah[a-z]*)/dg,
    topic: /birlesme/,
    headed: true,
  },
  { code: 'DIVIDED', pattern: /(?:(?:kismi|tam) )?bolun(?:me|erek)/dg, topic: /bolunme/ },
  {
    code: 'DIVIDED',
    pattern:
      /(?:kismi|tam) bolunme(?:si)?\s?(?:yolu|suret|islem|hukum|nedeni)?[a-z]*\s(?:[^.;]|(?<=\d)\.){0,260}?(?:devred|devret|devrol|devrin?[ei]?\b|konul|koy(?:ul)?(?:ma|mus)|birak|intikal|aktar|gec(?:mis|ti|me))[a-z]*|(?:kismi|tam) bolunme(?:si|nin)? (?:islem[a-z]* )?(?:[a-z]+ ){0,3}?(?:onaylan|kabul ed|tamamlan|gercekles)[a-z]*|(?:kismi|tam) bolunme (?:[\d./]{8,10} tarihinde )?tescil (?:edil|olun)(?:mis|dig)[a-z]*|(?:kismi|tam) bolunme\s?:?\s(?=(?:bolunen|devralan)[a-z ]{0,20}:)[^:]{0,200}:[^:]{0,200}:[^:]{0,200}?(?:bolunme[a-z]* [a-z]+ )?(?:[a-z]+ )?(?:onaylan|kabul ed|gec|devred|devrol)[a-z]*/dg,
    topic: /^$/,
    inProse: true,
  },
  { code: 'CONVERTED', pattern: /tur degistir[a-z]*|tur degisikligi/dg, topic: /tur degis/ },
  {
    code: 'CONVERTED',
    pattern:
      /(?:tur[a-z]{0,4}|nev'?i[a-z]{0,4}|neviinin) (?:degis[a-z]* )?(?:[a-z]+ ){0,3}?(?:anonim|limited|kolle?ktif|komandit) sirket(?:e| haline) (?:cevril|donus|degistir|gec|tebdil)[a-z]*|(?:anonim|limited|kolle?ktif|komandit) sirket(?:ten (?:anonim|limited|kolle?ktif|komandit) sirkete| turune) (?:donus|cevril|gec|tahvil|tebdil)[a-z]*|(?<!\btek (?:kisilik|kisi ortakli|ortakli|pay sahipli) )(?:anonim|limited) sirket(?:e| haline) donus(?:tur|mes|mus)[a-z]*|nev'?[iı](?:nin|ni)? (?:[a-z]+ ){0,2}?(?:anonim|limited) sirkete tahvil[a-z]*|nev'?i degistir(?:il)?(?:mesi|mek|erek) (?:suret|yolu)?[a-z]*|\btur degistir(?:mesi|erek|mis|me (?:suret|yolu))[a-z]*(?=(?:[^.]|(?<=\d)\.){0,160}?(?:\bsirketi? (?:olarak )?(?:kurul|tesekkul)|donus(?:mus|tur)))/dg,
    topic: /^$|nev.?i|tur degis/,
    inProse: true,
  },
]

/** More time for a concordat is no new one: what was granted, and when, another notice told. */
const PROLONGED = /uzat(?!il(?:an|mis ol))|\bek (?:(?:kesin|gecici|konkordato) ){0,2}(?:muhlet|sure)|\bilave/
/** What is only asked for, threatened or still to come. */
const NOT_YET =
  /^[^.;]{0,40}\b(?:basvur(?:ul)?(?:mus|mak|du|acak)[a-z]*|muracaat|iste[a-z]+|talep e[dt][a-z]+|talebinde|talepli|ihtar|davasi|edilece[a-z]+|silinece[a-z]+)|^[^.;]{0,120}\bkarar (?:verilece|alinaca)|^(?:ip veril)?m[ae]y[ae]c[ae]g/

const AHEAD = 140

/** What was proposed and not accepted, or is talked about. */
const ONLY_TALKED_OF = new RegExp(
  `^[^.;]{0,120}?(?:${refusalOf('oneri|teklif|onerge|tasari')}|\\bbirlesme[a-z]* (?:gorusme|muzakere|calisma|hazirlik)|\\bonay[a-z]* (?:sunul|arz)|\\b(?:kabul ed|uygun gor)ilmem)`,
)

/** What was asked for and refused did not happen either. */
const REFUSED = new RegExp(refusalOf(`dava|${PROPOSALS}`))

/** That a stay or a bankruptcy be lifted was asked for, or what ended it was undone: what became of that is for people to read. */
const LIFTING_ASKED =
  /(?:kaldiril?ma|sonlandirilma|sona erdirilme)[a-z]* (?:[a-z]+ )?(?:taleb|talep|istem)|(?:tasdik|redd?|fesh)[iu](?:n[ae])? (?:[a-z]+ )?karar[a-z]*,? (?:[a-z]+ ){0,6}(?:kaldiril|bozul|iptal ed|ortadan)/
const ENDS_STAY: ReadonlySet<StatusCode> = new Set<StatusCode>(['CONCORDAT_ENDED', 'ACTIVE'])

/** A bankruptcy that the notice tells the end of is no new one, though it names the decision that opened it. */
const BANKRUPTCY_OVER = /iflas\S*(?:[^.;]{0,40} )?(?:kaldiril|kapanma|kapatil)/dg

/** A branch's entry is its own. */
const OF_BRANCH =
  /\bsube(?:si|miz|nin|sinin|mizin)\b[^.;]{0,80}(?:faaliyet|kapan|kapat|kayd|kayit|terkin|silin)|\bsube(?:nin)? (?:sicil )?(?:kayd|kayit|sicil)/

/** What prolongs a stay, by the kind of stay it names. */
const EXTENDED = {
  CONCORDAT_TEMPORARY:
    /(?:gecici (?:konkordato )?muhlet|konkordato (?:mehl|mehil))[a-z]*(?:,(?= \d))?\s(?:(?!kesin)(?:[^.;]|(?<=\d|\b[a-z])\.)){0,260}?(?:uzatil(?!an)|uzatma)[a-z]*/dg,
  CONCORDAT_FINAL:
    /kesin (?:konkordato )?muhlet[a-z]*(?:,(?= \d))?\s(?:(?!veril(?:mis|mes))[^.;]|(?<=\d|\b[a-z])\.){0,260}?(?:uzatil(?!an)|uzatma)[a-z]*/dg,
} as const
const ENDS_ON = new RegExp(`bitis(?: tarihi)?\\s*:\\s*${DATE}`, 'dg')

const SINCE = new RegExp(`${DATE}\\s*(?:tarih|gun)[a-z]*?nd[ae]n (?:itibaren|baslamak|baslayarak|gecerli)`, 'dg')
const BETWEEN = new RegExp(`${DATE} (?:ila|ile|-) \\S{8,10} tarihleri arasinda`, 'dg')
const STARTED = new RegExp(`baslangic(?: tarihi)?\\s*:\\s*${DATE}`, 'dg')
/** "9.12.2025 günü saat 15.10'dan başlamak ve 9.3.2026 günü sona ermek üzere" */
const FROM_HOUR = new RegExp(
  `${DATE}\\s*(?:gunu|tarihi(?:nden|nde)?)?,?\\s*(?:saat[a-z]* \\d{1,2}[.:]\\d{2}['’]?\\s?(?:[dt][ae]n)?)?\\s*(?:itibaren |gecerli )?basla(?:mak|yarak|yip)`,
  'dg',
)
const DECIDED = new RegExp(`(?:mahkeme[^.]{0,80}?\\s|karar tarihi\\s*:\\s*|tarihi ve sayi[a-z]*\\s*\\|?\\s*)${DATE}`, 'dg')
const OF_DATE = new RegExp(
  `${DATE}\\s*(?:['’]\\s?[dt][ae] |gunu |gunlu |tarihi? ?(?:ve |,)?[^.]{0,40}? sayili |tarihli|tarih ve|tarihinde)`,
  'dg',
)
const ENTERED = new RegExp(
  `${DATE}\\s*(?:tarihi|gunu)[a-z]*(?: itibaren| itibar[iı]yla| itibariyle| itibar[iı] ile)?\\s*(?:(?:sirket|kooperatif)(?:in|imizin) )?(?:fes[a-z]{1,4} (?:edil|olun)[a-z]* (?:ve )?)?(?:tasfiyeye (?:gir|bas)|tasfiye (?:haline|islem|surec|muamele)|tasfiyes|fes[a-z]{2,7} (?:ve |ile )?tasfiye)`,
  'dg',
)
const LIQUIDATED = new RegExp(`tasfiye(?:ye)? (?:baslangic|giris|baslama) tarihi\\s?:\\s?${DATE}`, 'dg')
/** "Tasfiyenin 1.8.2023 tarihi itibarıyla başlatılmasına" */
const BEGUN_ON = new RegExp(`tasfiye(?:nin|ye|sine)? ${DATE} (?:tarihi|gunu)[a-z]* (?:itibar[a-z]* |ile )?basla`, 'dg')
/** "Ortaklar kurulu 08.07.2011 tarihinde toplanarak şirketin tasfiyesine …" */
const MET = new RegExp(`${DATE}\\s*(?:tarihinde|gunu|gununde)\\s(?:[a-z]+ ){0,3}toplan(?:arak|ip|an|mis)`, 'dg')
const DECIDES_SO = /(?:m[ae]s[iu]n[ae]|feshine|infisahina|tasfiyesine|\b(?:karar|kabul|uygun|onay|benimse)\S*(?: \S+)?)$/
const BY_DECISION = new RegExp(
  `${DATE}\\s*(?:tarihli|tarih ve|gunlu)[^.]{0,100}?(?:karar|ilam)(?:[a-z]*\\s(?:ile|geregi[a-z]*|uyarinca)|iyla|inda)(?:[^.]|(?<=\\d)\\.){0,60}?(?:tasfiyeye gir|tasfiye haline g|(?:fesh|tasfiyes)ine)`,
  'dg',
)
const REGISTERED = new RegExp(`${DATE} tarihinde (?:resen )?tescil`, 'dg')
const STRUCK = new RegExp(`${DATE} tarihinde[^.]{0,60}?(?:terkin|silin)`, 'dg')
/** "Kaydı memurluğumuzca 3.11.2006 tarihinde terkin edilmiştir": done by the office itself, after what was decided. */
const STRUCK_BY_OFFICE = new RegExp(
  `${DATE} tarihinde (?:[a-z']+ ){0,4}(?:terkin (?:edil|olun|kilin)(?:mis|mus|dig)|silin(?:mis|dig))`,
  'dg',
)
/** "… reddine 9.3.2018 tarihinde karar verilmiştir": the day stands behind what was decided. */
const DECIDED_ON = new RegExp(`${DATE} tarihinde (?:[a-z]+ ){0,2}(?:karar ver|hukmed|hukmet|hukmolun)`, 'dg')
const OPENED = new RegExp(`iflas[a-z]* ac[iı]ldigi tarih[a-z]*\\s*:?\\s*${DATE}`, 'dg')
/** A bankruptcy opens at an hour of its day (İİK 165). */
const AT_HOUR = new RegExp(`${DATE}\\s*(?:gunu|tarihi(?:nde)?)?,?\\s*(?:ve )?saat`, 'dg')

const dateIn = (match: Match | undefined): IsoDate | null =>
  match ? printedDate(match.printed(1), match.printed(2), match.printed(3)) : null

const OWN_DAY: ReadonlySet<StatusCode> = new Set(['CONCORDAT_ENDED', 'BANKRUPTCY', 'ACTIVE', 'REINSTATED'])
const DATED = /\S*\d\S*\s*(?:tarihli|tarih ve|gunlu)/dg
/** The day on which the office entered something, or a meeting was held, is no court's. */
const OTHER_DAY =
  /^\S+ (?:tarihinde (?:re'?sen |mudurlugumuzce |memurlugumuzca )*tescil|(?:tarihli|gunlu) (?:[a-z]+ ){0,2}(?:genel kurul|ortaklar kurul|yonetim kurul|toplanti))/
/** The last date of a decision in a piece of the body. */
const lastDate = (body: Body, from: number, to: number): IsoDate | 'unclear' | null => {
  const ofCourt = (match: Match): boolean => !OTHER_DAY.test(body.plain.slice(match.from, match.to + 40))
  const clear = matchesIn(body, OF_DATE, from, to).findLast(ofCourt)
  const any = matchesIn(body, DATED, from, to).findLast(ofCourt)
  return any && any.from >= (clear?.to ?? 0) ? 'unclear' : dateIn(clear)
}

/** The event's own day; null where none is printed, `unclear` where one is that cannot be read. */
const dateOf = (body: Body, code: StatusCode, at: Match): IsoDate | 'unclear' | null => {
  const near = { from: Math.max(0, at.from - 260), to: Math.min(body.plain.length, at.to + 200) }
  switch (code) {
    // A decision that is printed itself holds from its own day; what the registry only says of it from the day of the entry.
    case 'LIQUIDATION':
      return (
        dateIn(firstIn(body, ENTERED)) ??
        dateIn(firstIn(body, BEGUN_ON)) ??
        dateIn(firstIn(body, LIQUIDATED)) ??
        dateIn(firstIn(body, BY_DECISION)) ??
        (DECIDES_SO.test(at.plain)
          ? (labelledDay(body) ?? meetingDay(body) ?? dateIn(matchesIn(body, MET, near.from, at.from).at(-1)))
          : null)
      )
    case 'CONCORDAT_TEMPORARY':
    case 'CONCORDAT_FINAL':
      return (
        dateIn(firstIn(body, STARTED)) ??
        dateIn(firstIn(body, FROM_HOUR, near.from, at.to)) ??
        (/baslangic tarihi/.test(body.plain) ? 'unclear' : lastDate(body, near.from, at.from))
      )
    case 'ACTIVE':
    case 'REINSTATED':
    case 'CONCORDAT_ENDED':
    case 'BANKRUPTCY':
      return (
        (code === 'BANKRUPTCY' ? (dateIn(firstIn(body, OPENED)) ?? dateIn(firstIn(body, AT_HOUR, near.from, near.to))) : null) ??
        dateIn(firstIn(body, DECIDED, near.from, near.to)) ??
        dateIn(firstIn(body, DECIDED_ON, at.to, near.to)) ??
        lastDate(body, near.from, at.to)
      )
    case 'DIVIDED':
      return dateIn(firstIn(body, DECIDED, near.from)) ?? (/tarihi ve sayi/.test(body.plain) ? 'unclear' : null)
    case 'MERGED':
      return body.header.registered_on === null ? dateIn(firstIn(body, REGISTERED)) : null
    case 'STRUCK_OFF':
      return (
        dateIn(matchesIn(body, STRUCK, Math.max(0, at.from - 40), at.to).at(-1)) ??
        dateIn(matchesIn(body, STRUCK_BY_OFFICE, at.to).at(-1)) ??
        (body.header.registered_on === null ? dateIn(firstIn(body, STRUCK)) : null)
      )
    case 'TRUSTEE':
    case 'INJUNCTION':
      return lastDate(body, near.from, at.from)
    case 'LIQUIDATION_REVERSED':
    case 'CONVERTED':
      return null
  }
}

const COMPANY = "([a-z][^:|]{5,140}?(?:sirketi|isletmesi|kooperatifi))(?='|\\b)"
const PARTY = new RegExp(
  `(?:devralan|devrolunan|devrolan|bolunen|bolunmeye katilan)\\s?(?:sirket)?[^:|]{0,40}\\s?:?[^:|]{0,40}?(?:mersis no\\s*\\|?:?\\s*(?:\\d{10,16})?\\s*)?\\|?\\s*unvani?\\s*[|:]?\\s*${COMPANY}`,
  'dg',
)
// "… kayıtlı X ANONİM ŞİRKETİ ile … birleşmiştir", "X ANONİM ŞİRKETİ'nin tüm aktif ve pasifinin … devralınması"
const JOINED =
  /((?:limited|anonim) sirketi)(?:\s(?:ile|tarafindan)\b(?=.{0,200}(?:birles|devral|devrol))|'?\s?n[iu]n\s(?:tum |butun )?(?:aktif|malvarlig|mal varlig))/dg
const SIDE = new RegExp(
  `\\b(?:devralan|devrolan|devrolunan|bolunen)(?: (?:sirket|kooperatif))?\\s?:\\s?([a-z][^:|\\d]{5,140}?(?:sirketi|isletmesi|kooperatifi))(?='|\\b)`,
  'dg',
)
const ENROLLED = new RegExp(`sicil (?:numarasi|no)\\S*(?: ile)? kayitli ${COMPANY}`, 'dg')
const TAKING_PART = new RegExp(`(?:kurulacak olan|kurulan|devralan|devrolunan)\\s${COMPANY}`, 'dg')
const CONVERTED_FROM = new RegExp(`numarasi ile kayitli ${COMPANY}\\S*\\s[^.]{0,80}(?:[^.]|\\.(?=\\s?madde)){0,60}tur degistir`, 'dg')

/** The only legal entity beside the company that the sentence of an event names, in a case where one is asked for. */
const besideIn = (body: Body, at: Match, as?: Case): string | null => {
  const own = fold(body.header.title ?? '')
  const sentence = sentenceHolding(body, at.from)
  const names = sentence
    ? partiesIn(body, sentence.from, sentence.to)
        .filter(({ name, after }) => (as === undefined || after === as) && isLegalEntity(name) && isName(name) && fold(name) !== own)
        .map(({ name }) => cleanName(name))
    : []
  return new Set(names.map(fold)).size === 1 ? (names[0] ?? null) : null
}

/** The other side of a merger or division; the business that took another legal form. */
const counterpartyOf = (body: Body, code: StatusCode, at: Match): string | null => {
  if (code === 'CONVERTED') {
    const former = firstIn(body, CONVERTED_FROM)
    return former ? cleanName(former.printed(1)) : (besideIn(body, at, 'of') ?? formerTitle(body) ?? besideIn(body, at))
  }
  if (code !== 'MERGED' && code !== 'DIVIDED') return null
  const own = fold(body.header.title ?? '')
  const inProse =
    code === 'MERGED'
      ? matchesIn(body, JOINED)
          .map((match) => nameAtEnd(body.text.slice(Math.max(0, match.from - 160), match.span(1)?.to)))
          .filter((name) => isLegalEntity(name) && isName(name))
      : []
  return (
    [
      ...[PARTY, SIDE, ENROLLED, TAKING_PART].flatMap((pattern) => matchesIn(body, pattern)).map((match) => cleanName(match.printed(1))),
      ...inProse,
    ].find((name) => fold(name) !== own) ?? besideIn(body, at)
  )
}

const LIMITED =
  /(?:,|;|:|\buyarinca|\bgelmek uzere)\s*([^;]{10,260}?)\s*(?:islemleriyle|isleriyle|islemleri ile|ile|ilgili olarak)?\s*sinirli ol(?:mak|arak)/d
/** What a company is entered again for ("… davasının yürütülmesi ile sınırlı olmak üzere"). */
const limitedTo = (body: Body, at: Match): { restricts?: string } => {
  const from = Math.max(0, at.from - 400)
  const match = LIMITED.exec(body.plain.slice(from, at.to + 200))
  const span = match?.indices?.[1]
  const printed = span ? body.text.slice(from + span[0], from + span[1]) : ''
  const words = squeeze(printed.replace(/^.*(?:uyarınca|gereğince|gereği|[Şş]irketin),?\s+/su, ''))
  return words === '' ? {} : { restricts: words }
}

/** The sentence a match stands in, as far as 200 letters about it go. */
const clauseAround = (plain: string, { from, to }: Match): string =>
  plain.slice(Math.max(0, from - 200), from).replace(/^.*(?<!\d)\.\s/s, '') +
  plain.slice(from, to) +
  (/^(?:[^.]|\.(?=\S)){0,200}/.exec(plain.slice(to, to + 200))?.[0] ?? '')

/** More time for a stay, from the day the notice prints, until the printed end. */
const extensionIn = (body: Body, code: 'CONCORDAT_TEMPORARY' | 'CONCORDAT_FINAL', [at]: Match[]): Found[] => {
  if (!at) return []
  const day =
    dateIn(firstIn(body, STARTED)) ??
    dateIn(firstIn(body, SINCE, at.from, at.to) ?? firstIn(body, BETWEEN, at.from, at.to + AHEAD)) ??
    lastDate(body, Math.max(0, at.from - 260), at.from) ??
    lastDate(body, at.from, at.to)
  const until = dateIn(firstIn(body, ENDS_ON))
  return [
    {
      statement: {
        kind: 'status',
        code,
        on: day === 'unclear' || brokenFrom(body) < body.text.length ? null : (day ?? body.header.registered_on),
        counterparty: null,
        extends: true,
        ...(until === null ? {} : { until }),
      },
      from: at.from,
      to: at.to,
    },
  ]
}

const isSameState = (one: Found['statement'], other: Found['statement']): boolean =>
  one.kind === 'status' && other.kind === 'status' && one.code === other.code

/** What becomes of the company: liquidation, concordat, bankruptcy, merger, strike-off. Striking off a branch is the branch's. */
export const statusRule: Rule = (body) => {
  const { topic } = body
  const matter = body.matters.at(-1)
  const listed = matter === undefined ? 0 : body.text.indexOf(matter) + matter.length
  const all = SIGNS.flatMap(({ code, pattern, topic: wanted, against, inProse, headed, ofDecision }): Found[] => {
    if (
      body.branch ||
      (topic !== '' && wanted && !wanted.test(topic) && !(ofDecision && DECISION.test(topic))) ||
      (topic === '' && headed) ||
      (topic === '' && !inProse && (code === 'DIVIDED' || code === 'CONVERTED')) ||
      against?.test(topic)
    )
      return []
    // A merger whose contract is signed or laid open is planned.
    if (code === 'MERGED' && !/tescil (?:ed|ve|olun)|terkin|silin/.test(body.plain)) return []
    const evidence = Math.max(0, evidenceFrom(body))
    // What the body does not say again stands in the registered matters alone.
    const inMatters = code === 'CONVERTED' || code === 'CONCORDAT_ENDED' || code === 'MERGED' || code === 'BANKRUPTCY' || code === 'ACTIVE'
    // Older notices name their subject in the head: what happened, and when, stands after it.
    const after = evidence > 0 ? evidence : Math.max(0, body.plain.search(/yukarida |ticari merkezi ile/))
    // What a company is entered again for stands behind a comma: the suit that it is to end is none against it.
    const aheadOf = (at: number): string => {
      const ahead = body.plain.slice(at, at + AHEAD)
      return code === 'REINSTATED' ? ahead.replace(/,[^]*/, '') : ahead
    }
    const happened = (from: number, what = pattern): Match[] =>
      matchesIn(body, what, from).filter(
        (match) =>
          !NOT_YET.test(aheadOf(match.to)) &&
          !ONLY_TALKED_OF.test(body.plain.slice(match.from, match.to + 60)) &&
          !(
            code === 'STRUCK_OFF' &&
            (OF_BRANCH.test(clauseAround(body.plain, match)) || isEntryOfElse(body, match) || isOfAbsorbed(body, match))
          ) &&
          !(code === 'REINSTATED' && REFUSED.test(match.plain + aheadOf(match.to))) &&
          !(ENDS_STAY.has(code) && LIFTING_ASKED.test(clauseAround(body.plain, match))),
      )
    const told = happened(after)
    if (
      (code === 'CONCORDAT_TEMPORARY' || code === 'CONCORDAT_FINAL') &&
      (/uzat/.test(topic) || [...told, ...happened(after, EXTENDED[code])].some((match) => PROLONGED.test(clauseAround(body.plain, match))))
    )
      return extensionIn(body, code, [...happened(after, EXTENDED[code]), ...told])
    // A head names it; what was decided says when.
    const decided = code === 'BANKRUPTCY' ? told.find((match) => match.from >= listed && /\b(?:karar|hukm)/.test(match.plain)) : undefined
    const at = decided ?? told.find((match) => match.from >= listed) ?? told[0] ?? (inMatters ? happened(0)[0] : undefined)
    if (!at || (code === 'BANKRUPTCY' && firstIn(body, BANKRUPTCY_OVER))) return []
    // A decision's own day stands in the body: where that was not legible, the day of its registration is not put in its place.
    const day =
      OWN_DAY.has(code) && evidence > 0 && at.from < evidence
        ? 'unclear'
        : (dateOf(body, code, at) ?? (brokenFrom(body) < body.text.length ? null : body.header.registered_on))
    return [
      {
        statement: {
          kind: 'status',
          code,
          on: day === 'unclear' ? null : day,
          counterparty: counterpartyOf(body, code, at),
          ...(code === 'REINSTATED' ? limitedTo(body, at) : {}),
        },
        from: at.from,
        to: at.to,
      },
    ]
  })
  // What two signs of a state say is said once, by the first.
  return all.filter((each, at) => !all.slice(0, at).some(({ statement }) => isSameState(statement, each.statement)))
}

/** Whose entry the words right before it make it: the company's own, in its register, or nobody's by a reason or a beginning. */
const OWNS_ENTRY =
  /(?:^|[,.;:)"]|\b(?:sicil|sirket|kooperatif|isletme|firma|tacir|tuccar|unvan|mudurlugumuz|memurlugumuz|merkez)[a-z']*|\bortakli(?:gin|gimizin|klarin)|\b(?:resen|nedeniyle|sebebiyle|uzerine|dolayi|istinaden|geregince|uyarinca|gore|icin|ile|ve|ayrica|ilgili|isbu|bu|mezkur|[a-z]+d[iu]g[iu]ndan)|\b(?:tasfiye|sirket|kooperatif|isletme|ticarethane)[a-z']*(?: (?!mudur|uye|aza|baskan|temsil|ortag|ortak|yetki|rehn|rehin|haci|hacz|marka)[a-z]+){1,6} (?:olup|[a-z]+[ae]r[ae]k))\s*$/
/** "Haciz şerhi sicilden silinmiştir", "uygun olarak alacak kaydının silinmesi": what else is struck off a register or a book. */
const STRUCK_ELSE =
  /\b(?:rehn|rehin|haci[zs]|hacz|serh|tedbir|ipote[kg]|kayyim|yetki|marka|temsil|mudur(?!lu[gk]u)|uye|ad[iı]\b|adin|ism|ortag|ortakli[gk]i|gorev|imza|sinirlama|kisitlama|iflas|alaca[kg]|borc|vergi|mukellef|oda|pay|hisse|defter)[a-z']*(?: ticaret| [\d.]+(?: tarihinde)?)*\s*$/
/** The last entry that words name: of somebody, or of what was entered. */
const ENTRY = /\b(?:kay[iı]t|kayd|tescil(?! (?:ed|ol|ve\b)))[a-z]*(?![^]*\b(?:kay[iı]t|kayd|tescil(?! (?:ed|ol|ve\b))))/
const IN_REGISTER = '(?:(?:ticaret|sicil[a-z]*|mudurluk|uyelik|temsilcilik) ){0,2}$'
const OFFICER = '(?:mudur|uye|aza|baskan|vekil|temsilci|mumessil|denetci|yetkili|memur)'
/** "… seçilmesine dair tescil", "müdürün sicil kaydı", "müdür A'nın kaydı": an entry on something, or of an officer. */
const OF_ELSE = new RegExp(
  `\\b(?:dair|iliskin|yonelik)(?: \\S+){0,3}? $|\\b(?:${OFFICER}(?!l[iu][gk])[a-z]*[iu]n|${OFFICER}l[iu]k|${OFFICER}(?:[iu]|s[iu]|[iu]m[iu]z)? (?:(?!(?:sirket|isletme|firma|kooperatif)[a-z]* )[a-z]+ ){1,4}[a-z]+['’]n?[iu]n) ${IN_REGISTER}`,
)
/** "Sicile konulan iflas kaydı silinmiştir", "vefat eden müdürün kaydının silinmesine": the entry of a measure, or of a person. */
const isEntryOfElse = (body: Body, match: Match): boolean => {
  const sentence = sentenceHolding(body, match.from)
  const from = Math.max(sentence?.from ?? 0, match.from - ENTRY_NEAR)
  const said = body.plain.slice(from, match.to)
  const entry = ENTRY.exec(said)?.index ?? match.from - from
  const before = said.slice(0, entry)
  if (OF_ELSE.test(before) || STRUCK_ELSE.test(before)) return true
  // What begins with the entry names nobody whose it is.
  if (!/^kay(?:d|it)/.test(match.plain) || /^\p{Lu}/u.test(body.text.slice(match.from))) return false
  const word = /([a-z]+)(?:'[a-z]*)?\s*$/.exec(before)?.[1]
  return (
    !OWNS_ENTRY.test(before) &&
    !(
      word !== undefined &&
      fold(body.header.title ?? '')
        .split(' ')
        .includes(word)
    )
  )
}
const ENTRY_NEAR = 140

/** What a merger takes up, by what it is called in the notice of the company that goes on. */
const ABSORBED = /\b(?:devrolun|devralin|devrolan|devreden|birlesilen|infisah eden)/
const OWN_ENTRY = /\b(?:sirketimiz|kooperatifimiz|unvani yukarida)/
/** "Devrolunan şirketin sicil kaydı silinmiştir", in the notice of the company that takes it up: another's end. */
const isOfAbsorbed = (body: Body, match: Match): boolean => {
  const clause = clauseAround(body.plain, match)
  if (OWN_ENTRY.test(clause)) return false
  const label = sideOfLabel(body.topic)
  return label === 'takes' || (label === null && ABSORBED.test(clause) && sideIn(body.plain.replace(clause, ' ')) === 'takes')
}

// A full stop behind a title or within a date ends no sentence.
const GO_ON = '(?:[^.;]|(?<=\\d|\\b(?:av|dr|doc|prof|yrd|op|sn|smmm|ymm|t|c))\\.){0,160}?'
/** A trustee is appointed, or the powers of the organ pass to him who is called one. */
const APPOINTS_TRUSTEE = new RegExp(
  `\\bkayy[iu]m[a-z]*(?=${GO_ON}(?:${verb('elect', 'said', 'decided', 'linked')}|\\btayin))|(?<=yetki[^.;]{0,80}\\s)kayy[iu]m(?:a|lara| heyetine|[a-z]* sifat[a-z]*)(?![a-z])(?=${GO_ON}\\b(?:devredil|devrol|birakil|gec|intikal et)(?:m[iu]s|m[ae]sin[ae]|m[ae]sin[ae]))`,
  'dg',
)
/** "Kayyım atanmasına ilişkin kararın kaldırılmasına": the order on a trustee is over. */
const TRUSTEE_LIFTED =
  /^kayy[iu]m\S* (?:\S+ ){0,4}?(?:atan|tayin|gorevlendir)\S* (?:(?:edil|olun)\S* )?(?:[a-z]+ ){0,3}?(?:karar|tedbir|hukm)\S* (?:\S+ ){0,2}?(?:kaldiril|iptal|geri al|sona er|son ver|itiraz|istinaf|temyiz)/
/** "Kayyım olarak atanmış bulunan A'nın görevi": who was appointed before. */
const TRUSTEE_GONE = new RegExp(
  `^[^.;]{0,80}?\\b(?:atan|secil|gorevlendiril|(?:tayin|nasb) edil)m[iu]s (?:olan|bulunan)\\b[^;]{0,100}(?:gorev|yetki)[^;]{0,40}(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')})`,
)
/** "Kayyım A'nın görevi, müdürün seçilmiş olmasıyla sona ermiştir": what is chosen there is another. */
const TRUSTEE_ENDS = new RegExp(
  `^kayy[iu]m[a-z]*\\s[^.;]{0,60}?['’]?\\s?n?[iu]n,? (?:gorev|kayyimlig|yetki)[a-z]*[^.;]{0,90}?(?:${verb('end', 'said', 'decided')}|${verb('remove', 'said', 'decided')})`,
)
/** "Fonun kayyım olarak atandığı şirketin": who was made the trustee before is told by the way. */
const WAS_TRUSTEE = new RegExp(
  `^kayy[iu]m\\S* (?:olarak )?(?:${verb('elect', 'decided', 'whom')})(?: (?:bulunan|olan))? (?:grup |bagli |istirak )?(?:sirket|kooperatif|ortaklig|isletme)`,
)
/** "Yeni bir kayyım belirlenmesi için …", "kayyım olarak önerilen A": nobody is appointed by it. */
const ONLY_SOUGHT =
  /^kayy[iu]m[a-z]* (?:olarak )?(?:onerilen|teklif edilen|gosterilen|dusunulen)\b|^kayy[iu]m[a-z]* (?:\S+ ){0,4}?(?:atan|belirlen|tayin|gorevlendiril|secil)[a-z]*(?: edil[a-z]*)?m[ae]s[iu] (?:icin|hususu|konusu|yonunde|yolunda|amaciyla|talebi|istemi)/
const OF_TRUSTEE = /\bkayy[iu]m[a-z]*/
const REACH = /yetki|temsil|onay|izn/
const ORDERS =
  /\bihtiyati tedbir|\btedbiren\b|\byurut[a-z]*\s(?:[^.;]|(?<=\d)\.){0,80}?(?:geri birak|durdur)[a-z]*|\b(?:dava|yargilama)[a-z]* (?:sonu|sonuc)[^.;]{0,60}?(?:durdur|onlen|yasak)[a-z]*/
/** "Yürütülmesi durdurulmamıştır": nothing is ordered. */
const NOT_ORDERED =
  /\b(?:durdurul|birakil|konul|veril)m[ae](?:m[iu]s|d[iu]|m[ae]s[iu]|m[ae]kt)|\b(?:durdurul|birakil)mas[iu]n[ae] (?:gerek|yer|luzum) (?:ol|gor)/
/** "İhtiyati tedbirin kaldırılmasına", "yürütmenin geri bırakılması kararının kaldırılmasına": the order is over. */
const ORDER_OVER =
  /\b(?:tedbir(?!en\b)|geri birak|durdurul)[a-z]* (?:karar[a-z]* |[a-z]+ ){0,3}?(?:kaldiril|son veril|sona er|iptal|terkin|silin)/
/** "… A.Ş. hakkında ihtiyati tedbir": another's, where the company does not call itself so. */
const OF_ANOTHER = /(?:\ba\.? ?s\.?|\bsirketi|\bsti\.?)['’]?(?:n[a-z]{1,2})? hakkinda\b/
// "… şirkete genel kurulu toplantıya çağırmakla sınırlı olmak üzere … kayyım": what a trustee is appointed for and no more.
const TASKS_END =
  /(?:\s(?:is|islem|konu|husus)l[ae]r[iu]yl[ae]|\sile|l[ae])(?<!\b(?:bu|anilan|belirtilen) (?:is|gorev|konu|husus|islem)(?:l[ae]r)?l[ae])\ssinirli\s|(?<=(?<!\bol)m[ae]k|(?<!m[ae])m[ae]s[iu])\s(?:uzere|icin|amaciyla)(?=[\s,])(?!\s(?:gerek|lazim|icap|zorunlu))/g
const TASKS_BEGIN =
  /.*(?:;|\bsirket(?:e|imize)|\buyarinca|\bgereg(?:i|ince)|\bkarar[a-z]*(?: ile)?|m[ae](?:s[iu]|l[ae]r[iu])n[ae](?: ve)?|\b(?:redd|kabul|azl)[iu]n[ae](?: ve)?),?\s/
/** What stands before the last comma of a list of tasks is one of them, but for words on where, by what or from when. */
const NO_TASK = /(?:\d\S*|['’]\s?[a-z]+|[a-z]{2}[dt][ae]n?|\bile|\bicin|\bolarak|[iu]p|[ae]r[ae]k)$/
/** The tasks as printed, `null` where words before them may be of them or not; nothing where the clause bounds a trustee to none. */
const tasksIn = (body: Body, from: number, to: number): { tasks: string | null } | null => {
  const last = [...body.plain.slice(from, to).matchAll(TASKS_END)].at(-1)
  const end = from + (last?.index ?? 0)
  const begin = from + (TASKS_BEGIN.exec(body.plain.slice(from, end))?.[0].length ?? 0)
  const items = body.plain.slice(begin, end).split(',').slice(0, -1)
  if (end - begin < 8) return null
  return items.some((each) => NO_TASK.test(each.trim()))
    ? { tasks: null }
    : { tasks: squeeze(body.text.slice(begin, end)).replace(/^(?:KAYYIM\s(?:ATANMASI\s)?)?(?:[Şş]irketin\s)?/u, '') }
}
/** An officer whose powers the order takes or bounds till the court has decided. */
const RESTRAINS =
  /^(?![^]*\bkayy[iu]m)[^]*\b(?:temsil|idare|yonetim|yonetme|imza|ilzam)[^;]{0,120}\b(?:kaldir|sinirla|kisitla|durdur|askiya|onlen|yasakla|dondur)[a-z]*/
const OF_OFFICERS = /\bmudur|\buye|\bbaskan|\bkayy[iu]m/

/**
 * What a court orders beside the state of the company: a trustee, with the words on what he may do, and injunctions, with what they
 * restrict. A concordat's own measures belong to its stay.
 */
export const orderRule: Rule = (body) => {
  if (body.branch || /konkordato|muhlet/.test(body.plain)) return []
  // A clause that runs on from the list of evidence begins behind it, where a sentence does and what it says of the order still stands.
  const begin = evidenceEnd(body)
  const starts = /^[\p{Lu}\d]/u.test(body.text.slice(begin, begin + 1))
  const clauses = clausesOf(body).map((clause) =>
    starts &&
    clause.from < begin &&
    begin < clause.to &&
    (OF_TRUSTEE.test(body.plain.slice(begin, clause.to)) || ORDERS.test(body.plain.slice(begin, clause.to)))
      ? { ...clause, from: begin }
      : clause,
  )
  const printed = ({ from, to }: { from: number; to: number }): string =>
    squeeze(body.text.slice(from, to).replace(/^[\s.,;:\d)]+|[\s,;]+$/gu, ''))
  // The registered matters name it; the court says it.
  const matter = body.matters.at(-1)
  const listed = matter === undefined || matter.length > 60 ? 0 : body.text.indexOf(matter) + matter.length
  const trustee = matchesIn(body, APPOINTS_TRUSTEE, listed).find(
    (match) =>
      !NOT_YET.test(body.plain.slice(match.to, match.to + AHEAD)) &&
      !REFUSED.test(clauseAround(body.plain, match)) &&
      !TRUSTEE_GONE.test(body.plain.slice(match.to, match.to + AHEAD)) &&
      !TRUSTEE_ENDS.test(body.plain.slice(match.from, match.from + AHEAD)) &&
      !TRUSTEE_LIFTED.test(body.plain.slice(match.from, match.from + AHEAD)) &&
      !WAS_TRUSTEE.test(body.plain.slice(match.from, match.from + AHEAD)) &&
      !ONLY_SOUGHT.test(body.plain.slice(match.from, match.from + AHEAD)),
  )
  const own = clauses.find((clause) => trustee && clause.from <= trustee.from && trustee.from < clause.to)
  const reach = clauses.find((clause) => {
    const plain = body.plain.slice(clause.from, clause.to)
    return OF_TRUSTEE.test(plain) && REACH.test(plain)
  })
  const tasks = own && trustee ? tasksIn(body, Math.min(own.from, Math.max(begin, own.sentence.from)), own.to) : null
  const restricts = tasks ? tasks.tasks : reach ? printed(reach) : null
  // The court's day stands before what it orders.
  const day = (to: number): IsoDate | null => {
    const found = lastDate(body, Math.max(0, to - 600), to)
    return found === 'unclear' || brokenFrom(body) < body.text.length ? null : (found ?? body.header.registered_on)
  }
  const orders = clauses.filter((clause) => {
    const plain = body.plain.slice(clause.from, clause.to)
    return (
      clause.to > listed &&
      !ORDER_OVER.test(body.plain.slice(clause.from, clause.sentence.to)) &&
      !OF_ANOTHER.test(plain) &&
      ORDERS.test(plain) &&
      !REFUSED.test(plain) &&
      !NOT_ORDERED.test(plain) &&
      /karar|hukm|onlen|durdur|birak|\bkonul(?:mus|mas)/.test(body.plain.slice(clause.from, clause.sentence.to)) &&
      (!OF_OFFICERS.test(plain) || RESTRAINS.test(plain))
    )
  })
  const last = orders.at(-1)
  return [
    ...(trustee && own
      ? [
          {
            statement: {
              kind: 'status' as const,
              code: 'TRUSTEE' as const,
              on: day(trustee.from),
              counterparty: null,
              ...(restricts === null ? {} : { restricts }),
            },
            from: own.from + (/^[\s.,;]*/.exec(body.plain.slice(own.from, own.to))?.[0].length ?? 0),
            to: own.to,
          },
        ]
      : []),
    ...(orders[0] && last
      ? [
          {
            statement: {
              kind: 'status' as const,
              code: 'INJUNCTION' as const,
              on: day(orders[0].from + Math.max(0, body.plain.slice(orders[0].from, orders[0].to).search(ORDERS))),
              counterparty: null,
              restricts: printed({ from: orders[0].from, to: last.to }),
            },
            from: orders[0].from + (/^[\s.,;]*/.exec(body.plain.slice(orders[0].from, orders[0].to))?.[0].length ?? 0),
            to: last.to,
          },
        ]
      : []),
  ]
}
