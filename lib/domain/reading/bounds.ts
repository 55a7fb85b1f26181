/**
 * What bounds a power: the amounts up to or beyond which it holds, its subjects, the days that part it, and words that give it for some
 * matters only.
 */
import { fold, squeeze } from '../kernel/text.ts'
import { AMOUNT, CURRENCY, SPOKEN, amountOf, currencyIn, isContradicted, spokenOf, WORDS_END } from '../fact/amounts.ts'
import type { Limit } from '../fact/fact.ts'
import { type Body, type Match, matchesIn } from '../fact/found.ts'
import { areOfEverybody, FORM, saysNoMore } from './given.ts'
import { type IsoDate, addDays } from '../kernel/dates.ts'
import { NUMERALS, SCALES } from '../kernel/numerals.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { partiesIn } from '../text/names.ts'

// A power for some transactions, up to an amount, of a signature grade, or given by a court in the organ's place: whoever reads it as the
// power of the whole misleads.
export const CONDITIONAL =
  /\b(?:bu|bahsi gecen|anilan) (?:tutar|miktar|meblag|limit)|(?:tl|lira[a-z]*|usd|euro|avro|dolar[a-z]*)\b\W{0,3}(?:n?[iy][nae] ?)?(?:\w{1,3} )?(?:kadar|asan|asma|gecen|gecmey|uzer)|\bdiger (?:islem|konu|husus|is)|(?:islem|konu|husus)lar?[a-z]* (?:disinda|haric)|\bdisindaki\b|\b(?<!\b(?:butun|tum|her turlu|bilcumle|bilumum)(?: is ve)? )(?:islemlerinde|islemlerde|konularinda) (?:ise )?(?:[a-z]* ){0,8}(?:munferi|muster|tek (?:bas|imza))|\b(?:[a-h]|birinci|ikinci|ucuncu|i{1,3}|\d)\s?\.? (?:grubu|grup|derece)|(?:denetim|denetleme|onay|gozetim)[a-z]* (?:ve [a-z]+ )?kayy[iu]m|kayy[iu]m[a-z]* (?:[a-z]+ )?(?:onay|izin|izni|denetim)|(?<!\b(?:kon|at|vaz ed)[iu]l(?:mak|masi) )kaydi(?:yla| ile)|sarti(?:yla| ile)|\bharic\b|\bharicinde\b|mustesna|onayi(?:nin)? alin|degistirilmesine|\bmutlaka\b|\b(?:sart|zorunlu|mecburi) olmak\b|\bbir(?:i|inin|isi|isinin) [^,;]{1,60} (?:olma|bulunma)[a-z]* (?:uzere|kaydi|sarti)|imzasi(?:nin)? bulunma|\b(?:sadece|yalniz(?:ca)?|munhasiran|sirf) (?!basin)(?:[a-z]+ ){0,4}?(?!birlikte)[a-z]{3,}(?<!\bher [a-z]*)[dt][ae]\b/

/** A power for some transactions, by what they are called. */
export const OF_SOME =
  /\bgunluk is|['’]\s?[dt][ae]ki (?:is|islem|faaliyet|proje|santiye)[a-z]*[dt][ae]\b|\b(?:alim|satim|satis|satin al|merkez(?:in)? (?:is|islem)|ipotek|rehin|kefalet|kredi|odeme|cek|senet|sozlesme|teminat|gayrimenkul|tasinmaz|ihale|tasit|arac|gumruk|sube)[a-z]*(?:nda|nde|larda|lerde|m[ae]sinda|m[ae]sinde|icin| konusunda| hususunda)\b/
/** What is done, as the subject of a power: "kredi kullanılmasında", "ipotek verilmesinde". */
export const OF_DOING = /\b(?!temsil|ilzam)[a-z]+(?:m[ae]s[iu]nd[ae]|m[ae]l[ae]r[iu]nd[ae])\b/
const MONEY = `(?:${AMOUNT}(?:\\.?\\s?-?\\s?\\))?(?:${CURRENCY}|\\s?-?\\s?lira(?=[a-z]))|${SPOKEN}(?:${CURRENCY}|\\s?lira(?=[a-z])))['’]?\\s?(?:\\([^()]{2,60}\\)\\s?)?`
/** The amount of {@link MONEY}, in figures or in words. */
const moneyOf = (match: Match): string | null => amountOf(match.printed(1)) ?? (match.printed(2) ? spokenOf(match.printed(2)) : null)

/** In whatever words a sum stays within an amount: "'ye kadar", "'yi geçmediği takdirde", "ve altındaki", "limiti dahilinde". */
const WITHIN_AMOUNT = [
  "(?:\\.?['’]?\\s?(?:[yns]|s[iu]n)?[ae]|\\s?sinir(?:i|ina)|\\s?limit(?:i|ine))\\s(?:\\([^()]{2,30}\\)\\s)?(?:dahil\\s)?(?:kadar(?:ki)?|dek|degin)(?:\\s?\\((?:[^()]{2,24}\\s)?dahil\\))?",
  "['’]?\\s?(?:y|n|s[iu]n)?[iu]\\s(?:gecm[ei]|asm[ai])(?:y[ae]n(?:\\s(?:hallerde|durumlarda))?|m[ae]k(?:\\s(?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile)))?|dig[iu](?:\\s(?:takdirde|surece|muddetce|hallerde|durumlarda|durumda|halde))|m[ae]s[iu]\\s(?:halinde|durumunda|kaydi(?:yla| ile)|sarti(?:yla| ile)|kosulu(?:yla| ile))|zse|zsa|yecek|yacak)",
  "['’]?\\s?[dt][ae]n\\s(?:daha\\s)?(?:az|dusuk|asagi|kucuk)(?![a-z])",
  "(?:['’]?\\s?(?:[ns]?[iu]n)|(?<=\\))\\s)\\salt[iu](?:nda(?:ki)?)?(?:\\s(?:kalan|bulunan))?",
  '\\s(?:ve|veya)\\s(?:daha\\s)?(?:alt[iu](?:nda(?:ki)?)?|asag[iu](?:s[iu](?:nda(?:ki)?)?)?)',
  "['’]?\\s?l[iu]k\\s(?:limit|sinir|ust sinir|tavan)[a-z]*\\s(?:dahilinde|icinde|alt[iu]nda)(?:\\skalan)?",
  "(?:\\sile|['’]?\\s?y?l[ae])\\s(?:sinirli|mahdut)(?:\\s(?:olarak|olmak|olmak uzere|kalmak|kalmak uzere|olmak kaydiyla))?",
].join('|')

const UP_TO = new RegExp(
  `${MONEY}(?:[ls]?[iu]k\\s)?(?:${WITHIN_AMOUNT})(?:\\s(?:olan|uzere|her turlu|yapilacak|butun|tum|bilcumle|bilumum)){0,3}(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)

/** "Azami 50.000 TL tutarındaki", "en çok 250.000 TL'lik": a sum is bounded by the words before it. */
const AT_MOST = new RegExp(
  `\\b(?:azami|en (?:cok|fazla)|nihayet) ${MONEY}(?:['’]?\\s?[ls]?[iu]k|\\s?(?:tutar|bedel|deger|meblag|miktar)(?:[iu]nda(?:ki)?|daki|li))(?:\\s(?:olan|her turlu|yapilacak)){0,2}(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)

/** "On milyon liraya kadar (10.000.000 TL)": the figures behind the words of the bound. */
const WORDS_UP_TO = new RegExp(
  `\\blira(?:s[iu])?(?:y|n)?a (?:kadar|dek|degin)(?: olan)? \\(${MONEY}[^()]{0,3}\\)(?:\\s(?:olan|uzere))?(?:\\s(?:is|islem|muamele|konu)[a-z]*)?`,
  'dg',
)

/** A number in words before the same in figures, or before its currency. */
const IN_WORDS = new RegExp(
  `(?<![a-z])(?:(?:yalniz )?(?:${[...Object.keys(NUMERALS), ...Object.keys(SCALES), 'yuz'].sort((a, b) => b.length - a.length).join('|')}) ?)+(?:(?:yeni )?(?:turk )?lira[a-z]*['’]?[a-z]{0,3} ?)?\\(?$`,
)
const BACK = '(?:bu|soz konusu|bahsi gecen|anilan|belirtilen|ayni) (?:tutar|miktar|meblag|limit|rakam|sinir|bedel)'
/** "bu meblağa kadar": an amount that was said before, as a ceiling. */
const BACK_TO = new RegExp(
  `\\b${BACK}[a-z]*\\s(?:(?:dahil\\s)?kadar|alt[iu]nda(?:ki)?|gecmeyen|asmayan|dahilinde)(?:\\s(?:olan|icin)){0,2}(?:\\s(?:is|islem|muamele|konu|meblag|tutar)[a-z]*)?`,
  'dg',
)

// "bu miktarı aşan işlemlerde", "50.000,00 TL'nin üzerindeki işlemlerde", "…, geçtiği takdirde"
export const BEYOND = new RegExp(
  `(?:\\b${BACK}[a-z]*|\\b(?:bunun|bunlarin)(?= ust| uzer| fazla| otes| fevk)|\\bbunu(?= as| gec)|\\bdaha(?= fazla| yuksek)|(?<=, |; |\\. )(?=uzerindeki |ustundeki |uzeri icin|ustu icin|fazlasi|gec(?:tigi|mesi|erse)|as(?:tigi|masi|arsa)|asan |gecen |(?:asan|gecen)l[ae]r(?:d[ae]|i|in|de)? )|${MONEY}(?:\\.?['’]?\\s?(?:(?:s[iu])?n?[iu]n|(?:y|n|s[iu]n)?[iu]|[dt][ae]n)\\b)?)\\s*(?:ve\\s)?(?:daha\\s)?(?:asan(?:\\skisim)?(?:l[ae]r(?:d[ae]|i|in)?)?|gecen(?:l[ae]r(?:d[ae]|i|in)?)?|(?:gec|as)(?:t[iu]g[iu]|m[ae]s[iu])\\s(?:takdirde|halinde|hallerde|durumunda|durumlarda|durumda)|gecerse|asarsa|ustu(?:nde(?:ki(?:ler|lerde)?)?)?|uzeri(?:nde(?:ki(?:ler|lerde)?)?)?|otesi(?:nde(?:ki)?)?|fevk[iu](?:nde(?:ki)?)?|sonras[iu](?:nda)?|fazla(?:s[iu](?:nda)?)?|yukari(?:s[iu](?:nda(?:ki)?)?|da(?:ki)?)?|yuksek(?= (?:tutar|miktar|meblag|bedel)))(?:\\s(?:olan|icin|kalan|bulunan)){0,2}(?:\\s(?:is|islem|muamele|konu|meblag|tutar)[a-z]*)?`,
  'dg',
)

/** What an amount is of, before it: "işlem bedeli", "tutarı". */
const OF_AMOUNT =
  /\b(?:(?:is|islem|sozlesme|odeme|akit|tek|bir|her bir|odenecek)(?:in|nin|lerin)? )*(?:tutar|bedel|deger|miktar|meblag|meblaglar|tutarlar)[iu]?\s$/
// What is done, by words that name nothing else: "ipotek ve kefalet verme işlemlerinde", "taşınmaz alımı, satımı ve ipoteğinde".
export const DEED =
  '(?:mal(?= |,)|ipote[kg]|kefalet|kefil|kredi|teminat|rehin|rehn|gayri ?menkul|tasinmaz|emlak|arsa|arac|tasit|motorlu|satis|satim|satin|alim|alis|devir|devr|cek|senet|senedi|bono|police|banka|hesap|havale|tahsilat|odeme|kira|sozlesme|ihale|ithalat|ihracat|personel|borclan|aval|garanti|leasing|gumruk)[a-z]*'
const DOING = '(?:ver|al|yap|kullan|tesis|et|edil|veril|alin|yapil|kullanil|acil|imzala)(?:m[ae](?:s[iu])?|il[ae]n|[iu]m[iu])?'
const AT =
  '(?:(?:(?:is|islem|konu|husus|muamele)(?:l[ae]r)?(?:[iu]n)?d[ae])|(?:(?:gunluk|olagan|rutin) (?:olagan )?(?:is|islem)l[ae]rd[ae]))'
/** Subjects that are named by what is done. */
export const ABOUT = new RegExp(
  `\\b(?:(?:(?:her turlu|gunluk|olagan|rutin) )*${DEED}(?:(?:,| ve| veya| ile)? (?:${DEED}|${DOING}(?![a-z])))*(?:(?<=[iu]nd[ae])|(?: is ve)? ${AT})|(?:gunluk|olagan|rutin) (?:olagan )?(?:is|islem)l[ae]rd[ae])(?![a-z])`,
  'dg',
)

/** All beside the matters that were named: "bunun dışındaki", "bunlar haricinde kalan", "diğer". */
export const ALL_BESIDE =
  '(?:(?:bunun|bunlarin|bunlar(?= dis)|(?:bu|anilan|soz konusu|sayilan|belirtilen) (?:is|islem|husus|konu|muamele)(?:l[ae]r)?(?:[iu]n)?|sayilanlarin|yukaridakilerin) (?:disinda|haricinde)(?:ki)?(?: kalan)?|disinda kalan|diger|sair|geri kalan|baska|(?:bunlardan|bundan) (?:baska|gayri))'
/** "bunun dışındaki bilcümle işlemlerde", "diğer tüm iş ve işlemlerde" */
const ALL_ELSE = new RegExp(
  `\\b${ALL_BESIDE}(?: (?:bilcumle|butun|tum|bilumum|her turlu|her|sirket))*(?: is ve)? (?:is|islem|konu|husus|muamele)(?:l[ae]r)?(?:[iu]n)?[dt][ae](?![a-z])`,
  'dg',
)
/** What a subject is called that is only the rest of others. */
export const ALL_BUT = /^(?:bu|di[gğ]er|sair|ba[sş]ka|kalan|say[iı]lan|d[iı][sş][iı]nda)/iu
/** `scope` are the words of a bound by subject. */
export type Bound = { from: number; to: number; limit: Limit | null; above: boolean; scope?: string }
// A subject in any words, by the one that ends it: "kamuya verilecek teklif mektuplarında", "gümrük ve vergi dairesi nezdindeki işlerde".
const SUBJECT_ENDS =
  /\b(?:(?!alt|uzer|ara|ic|tarih|karar|toplanti|gun|hal|durum|sira|zaman|yer|nezd|madde|sayi|belge|imza|huzur|[a-z]*sozlesmes|[a-z]*isletmes|[a-z]*maddeler)[a-z]{2,}(?:l[ae]r(?:[iu]n)?|m[ae]s[iu]n)d[ae]|(?:konu|husus|is|muamele|islem)(?:s?[iu]n)?d[ae]|(?:alim ?satim|alim|satim|satis|devr|kesides|taahhud|akd|temin|ihal|kiralan)[iu]nd[ae]|bakimindan|yonunden|acisindan|[a-z]+(?:[ae]y[ae]|[iu]n[ae]) (?:iliskin|dair|yonelik)(?= (?:temsil |imza )?(?:yetki|s[ae]lahiyet)))(?![a-z])/g
/** What makes words before such an end something else than a subject. */
const NO_SUBJECT =
  /m[iu]s(?:t[iu]r|l[ae]r|,|$)|[a-z]{3}d[iu]r\b|\b(?:kayd|sart|kosul|onay|izin|izni|muvafakat|tutana|toplanti|genel kurul|tescil|dava|durusma|mahkeme|disinda|haric|mustesna|kayy|vaki?f|hisse|pay sahib|ortaklig|baska|gundem|sehven|eski|onceki|kuruluna|devr[ae]l|bulun|oldug|tarih|karar|velhasil|hulasa|kisacasi|ozetle)|[a-z]m[ae]d[iu]|m[ae]k (?:bakim|yonun|acisin)|[(|]|\b(?:tl|ytl|lira|dolar|avro|euro|usd|eur)[a-z]{0,6}\b|\bbunu (?:as|gec)/
const LEADS_TO =
  /^[\s,]*(?:(?:\d{1,2}|[a-h])\s?[).-]+\s)?(?:(?:ve|veya|ise|de|da|ile|ancak|yalniz(?:ca)?|sadece|munhasiran|sirketi?n?|sirketimizi?n?|kooperatifi?n?|isletmeyi|olarak|olup|olan|bundan|boyle|sonra|itibaren|adina|kendi(?:si|sinin|leri)?|[iyn]?[iu]n|[yn]?[ae]|soz konusu|karar(?:la|iyla)|(?:her iki )?(?:mudur|uye|ortak)(?:u|si|lar|ler|leri)?|bu) )*/
/** Before whom one acts, and nobody who signs. */
const OF_STATE = / (?:kurumu|dairesi|belediyesi|bakanligi|mudurlugu|idaresi|baskanligi|valiligi|kaymakamligi)$/

/** Subjects in any words, each from where the one before, whoever is named, or a form of signing ends. */
const namedSubjectsIn = (body: Body, from: number, to: number, known: readonly Bound[]): Bound[] => {
  const plain = body.plain.slice(from, to)
  const people = partiesIn(body, from, to).filter(({ name }) => !OF_STATE.test(fold(name)))
  const marks = [
    ...people.map((party) => party.to + (/^['’]?\s?[a-z]{1,5}(?=[\s,;])/.exec(body.plain.slice(party.to, party.to + 8))?.[0].length ?? 0)),
    ...[...plain.matchAll(FORM), ...plain.matchAll(/[;:.]|\b(?:yetkilidir|olup|secilen|atanan|getirilen|taninan)\b/g)].map(
      ({ index, 0: words }) => from + index + words.length,
    ),
    ...known.map((each) => each.to),
  ]
  const found: Bound[] = []
  const weak: Bound[] = []
  for (const match of plain.matchAll(SUBJECT_ENDS)) {
    const end = from + match.index + match[0].length
    const mark = Math.max(from, ...[...marks, ...found.map((each) => each.to)].filter((at) => at <= from + match.index))
    const start = mark + (LEADS_TO.exec(body.plain.slice(mark, end))?.[0].length ?? 0)
    const words = body.plain.slice(start, end)
    if (start >= from + match.index + match[0].length || words.length > SUBJECT_AT_MOST || NO_SUBJECT.test(words)) continue
    if (known.some((each) => each.from < end && start < each.to)) continue
    // "A, İzmir Belediyesi ihalelerinde": the name may be of the subject.
    const last = people.findIndex((party) => party.to === start - 1 || party.to === mark)
    if (last > 0 && people[last]?.after === null && /^\s?,\s?$/.test(body.plain.slice(people[last - 1]?.to, people[last]?.from))) continue
    // "Her hususta", "temsil hususunda": no subject but the whole.
    if ((words.match(/[a-z]+/g) ?? []).every((word) => saysNoMore(word) || word === match[0])) {
      if (BEFORE_OFFICES.test(words))
        weak.push({ from: start, to: end, limit: null, above: false, scope: squeeze(body.text.slice(start, end)) })
      continue
    }
    if (/\b(?:her turlu|her|tum|butun|bilumum|bilcumle) (?:is|islem|konu|husus|muamele)/.test(words) || areOfEverybody(words)) continue
    // "Bankalarda, resmi dairelerde ve üçüncü şahıslar nezdinde": what is counted up goes on to everybody.
    const rest = BEFORE_WHOM.exec(body.plain.slice(end, Math.min(to, end + SUBJECT_AT_MOST)))?.[0] ?? ''
    if (rest !== '' && areOfEverybody(`${words}${rest}`)) continue
    found.push({ from: start, to: end, limit: null, above: false, scope: squeeze(body.text.slice(start, end)) })
  }
  return found.length > 0 ? [...found, ...weak].sort((a, b) => a.from - b.from) : found
}

/** Others before whom one acts, behind some. */
const BEFORE_WHOM = /^(?:,| ve| ile| veya)(?: [a-z]+,?){1,8}? (?:nezdinde|karsi(?:sinda)?|huzurunda|onunde)(?=[ ,])/
/** "Resmi dairelerde" is a matter of its own where another is named beside it. */
const BEFORE_OFFICES = /^(?:resmi )?(?:daire|kurum|makam)[a-z]*[dt][ae](?:ki (?:is|islem)l[ae]rd[ae])?$/
const SUBJECT_AT_MOST = 160
/** "Ana sözleşmesinde", "ihalesinde" of somebody: where something stands. */
const OF_CONTRACT = /^(?:sozlesme|ihale)s[iu]nd[ae]$/

/** What a clause divides its powers by: one form for some transactions, another for all else or for others. */
export const subjectsIn = (body: Body, from: number, to: number): Bound[] => {
  const all = [...matchesIn(body, ALL_ELSE, from, to), ...matchesIn(body, ABOUT, from, to)].filter(({ plain }) => !OF_CONTRACT.test(plain))
  const known = all
    .filter((each, at) => !all.slice(0, at).some((other) => each.from < other.to && other.from < each.to))
    .map((each) => ({ from: each.from, to: each.to, limit: null, above: false, scope: squeeze(body.text.slice(each.from, each.to)) }))
  const named = namedSubjectsIn(body, from, to, [])
  // The longer words say the subject whole.
  return [
    ...known.filter((each) => !named.some((other) => other.from <= each.from && each.to <= other.to)),
    ...named.filter(
      (each) => !known.some((other) => each.from < other.to && other.from < each.to && !(each.from <= other.from && other.to <= each.to)),
    ),
  ]
}

/**
 * The amounts that a sentence bounds its powers by: up to one, beyond one; `limit` is null where the words point back to one said before.
 */
export const boundsIn = (body: Body, from: number, to: number): Bound[] => {
  const said = [
    ...[UP_TO, WORDS_UP_TO, AT_MOST].flatMap((pattern) => matchesIn(body, pattern, from, to)).map((match) => ({ match, above: false })),
    ...matchesIn(body, BEYOND, from, to).map((match) => ({ match, above: true })),
  ].flatMap(({ match, above }): Bound[] => {
    const amount = moneyOf(match)
    const end = match.span(1)?.to ?? match.to
    if (isContradicted(amount, body.plain.slice(end, end + WORDS_END))) return []
    const before = body.plain.slice(Math.max(from, match.from - OF_AMOUNT_LONG), match.from)
    const words = amount === null ? '' : (IN_WORDS.exec(before)?.[0] ?? '')
    const of = OF_AMOUNT.exec(before.slice(0, before.length - words.length))
    return [
      {
        from: match.from - words.length - (of?.[0].length ?? 0),
        to: match.to,
        above,
        limit: amount === null ? null : { amount, currency: currencyIn(match.plain) ?? 'TRY' },
      },
    ]
  })
  // An amount said before is a ceiling where it is the only one.
  const amounts = new Map(said.flatMap(({ limit }) => (limit ? [[`${limit.amount} ${limit.currency}`, limit] as const] : [])))
  const [limit, ...others] = amounts.values()
  const back = matchesIn(body, BACK_TO, from, to).flatMap((match): Bound[] =>
    limit && others.length === 0 && said.some((each) => each.limit !== null && each.to <= match.from)
      ? [{ from: match.from, to: match.to, above: false, limit }]
      : [],
  )
  const all = [...said, ...back].sort((a, b) => a.from - b.from)
  return all.filter((each, at) => !all.slice(0, at).some((other) => each.from < other.to))
}

/** How far before an amount the words of what it is may begin. */
const OF_AMOUNT_LONG = 80

/** The words without those that bound what they say. */
export const withoutBounds = (plain: string, from: number, bounds: readonly Bound[]): string =>
  bounds.reduce((rest, each) => rest.slice(0, each.from - from) + '_'.repeat(each.to - each.from) + rest.slice(each.to - from), plain)
const UNTIL_DAY = new RegExp(`${DATE}\\s?(?:tarih|gun)[a-z]*\\s(?:kadar|dek|degin)(?: (?:olan )?(?:surede|donemde))?,?`, 'dg')
const SINCE_THEN = new RegExp(
  `(?:${DATE}\\s?(?:tarih|gun)[a-z]*|\\b(?:bu|o|anilan|belirtilen|ayni) (?:tarih|gun)[a-z]*|\\bondan)\\s(?:sonra(?:si(?:nda)?)?|itibaren)(?: ise)?,?|\\bsonrasinda(?: ise)?,?`,
  'dg',
)
/** Where words stand. */
export type Span = { from: number; to: number }
/** Two forms of signing parted by a day: one until it, the other since then. */
export type Periods = { before: Span & { until: IsoDate }; since: Span & { condition: string } }
/** The day that parts two forms of a clause; null where none does, or more than one. */
export const periodsIn = (body: Body, from: number, to: number): Periods | null => {
  const [[until, ...more], [since, ...others]] = [matchesIn(body, UNTIL_DAY, from, to), matchesIn(body, SINCE_THEN, from, to)]
  if (!until || !since || more.length + others.length > 0 || since.from < until.to) return null
  const dayOf = (match: Match): IsoDate | null => printedDate(match.printed(1), match.printed(2), match.printed(3))
  const [last, next] = [dayOf(until), dayOf(since)]
  if (last === null || (next !== null && next !== last && next !== addDays(last, 1))) return null
  const day = squeeze(/^.*\d{4}/.exec(body.text.slice(until.from, until.to))?.[0] ?? '')
  const condition = next === null ? `${day} tarihinden sonra` : squeeze(body.text.slice(since.from, since.to)).replace(/(?: ise)?,?$/, '')
  return { before: { from: until.from, to: until.to, until: last }, since: { from: since.from, to: since.to, condition } }
}

/** The terms of a power that stand each behind one of several people; none where only one stands there. */
export const ownTermsIn = (body: Body, from: number, to: number): (Span & { name: string; until: IsoDate })[] => {
  const people = partiesIn(body, from, to)
  const terms = matchesIn(body, UNTIL_DAY, from, to).flatMap((match) => {
    const owner = people.findLast((person) => person.to <= match.from)
    const until = printedDate(match.printed(1), match.printed(2), match.printed(3))
    return owner && until !== null && /^['’]?\s?[a-z]{0,3}(?: ise)? $/.test(body.plain.slice(owner.to, match.from))
      ? [{ from: match.from, to: match.plain.endsWith(',') ? match.to - 1 : match.to, name: owner.name, until }]
      : []
  })
  return terms.length > 1 ? terms : []
}
