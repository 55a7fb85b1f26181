/**
 * Where a notice's sentences and clauses stand. "A'nın seçilmesine, şirketi münferiden temsil etmesine ve B'nin görevinin sona ermesine
 * karar verilmiştir" decides three things. Marks and verbs are evidence alike: scans lose full stops, and lists have no verb.
 */
import { type Body, ofWhole, once, type Span } from '../fact/found.ts'
import { evidenceEnd, evidenceFrom } from '../fact/evidence.ts'
import { isInCapitals, originOf } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { belowBlocks } from './blocks.ts'
import { WAS_DECIDED } from './known-words.ts'
import { presentIn } from './present.ts'

/** Where a clause stands, and where the sentence it belongs to does. */
export type Clause = { from: number; to: number; sentence: { from: number; to: number } }

// The full stop of an ordinal ends no sentence: "Konya 3. Noterliğinin", "2. Asliye Ticaret Mahkemesi".
const ORDERED =
  '(?:[Nn]oter|NOTER|N[Tt]\\b|CAD\\b|SOK\\b|SK\\b|A[sS][lL][İiI][yY][eE]|[İI]cra|[İI]ş |Sulh|Ağır|[İI]dare|Vergi|Hukuk|Madde|MADDE|Cad|Sok|Sk|Km|K[ıi]s[ıi]m|Kat\\b|Blok|Bölge|Organize|D[eE][rR][eE][cC][eE]|G[rR][uU][pPbB]|Ba[şs]kanl[ıi][ğg](?:a|[ıi]na)\\b|(?:Ba[şs]kan|BA[ŞS]KAN|Reis|M[üu]d[üu]r)(?! [VvYyMm])\\b)'
const NUMBERED = String.raw`\s(?=\d{1,2}\s?[-.)]\s?(?!${ORDERED})\p{Lu})|(?<=,)\s(?=\d{1,2}\s?[-)]\s?\d{4}\s\p{Ll})`
// A short word behind an office in the dative is somebody's title, whether known or not: "Başkanlığına Zbt. Ayşe Yılmaz".
// A rule between two lines that the scan took for a mark, or the bullet of a list, stands in no sentence.
const STRAY = String.raw`(?:[-–—|_•]\s)?`
const STOP = String.raw`[.;](?<!(?:[\s.(]\p{Lu}|\b(?:Ltd|C[oO]|S[pP]|San|Tic|No|Sn|Gn|Md|M[aA][hH]|M[hH]|C[aA][dD]|C[dD]|S[oO][kK]|S[kK]|B[uU][lL]|B[lL][vV]|Apt|APT|N[tT]|M[uü]h|Yrd|Yard|Av|Dr|Prof|Do[çc]|Ecz|Dipl|[Iİ]ng|Op|Y[uü]k|Bşk|T\.C|A\.[ŞS]|[ŞS]ti|I{2,3})|l[iıuü]ğ(?:[ae]|[iıuü]n[ae])\s\p{Lu}\p{Ll}{1,4}|\d(?=\.\s+${ORDERED}))[.;])(?=\s+${STRAY}(?:\p{Ll}\)\s(?=\p{Lu})|["“(]?(?:\p{Lu}|\d{1,2}\s?[-.)](?!\d))))`
// What was done is the end of its sentence, whatever mark stands behind it or none.
const DONE = String.raw`(?<=m[iıuü][sş](?:[tf]?[iıuü]r|lerdir|lard[iı]r)|[yY]etkilidir|yetkilidirler|edecektir|il[aâ]n olunur|(?:[iıuü]l|atan|belirlen)d[iıuü])(?:[.,]?\s?(?=${STRAY}\(?(?:\p{Lu}|\d{1,2}\s?[-.)]\s?\p{Lu}|\S{4,14} Kimlik\b))|\.\s(?=[\d#*]))`
// What is said of somebody or was done ends a sentence before a small letter too: what begins with one goes on where a stranger's words broke in.
const SAID = String.raw`(?<=(?:^|\s)\p{Ll}\p{L}{2,}(?:[dt][iıuü]r(?:l[ae]r)?|m[ae]z(?:l[ae]r)?|(?<!şirke|ade|kay)[dt][iıuü])\.|['’]\s?[dt][iıuü]r(?:l[ae]r)?\.|\bbağlar\.|\b(?:temsil|ilzam|imza) (?:eder|olunur|edilir)\.)\s(?=\p{Ll}|\d{5}|\d{2,3}[*#]{3}|(?:19|20)\d\d y[ıi]l)`
// The mark of the gazette's own register closes a notice: what stands behind it is another's.
const MARKED = String.raw`(?<=\(\d{8}\)|\(\d{1,2}\/[A-Z]\)\s?\(\d{1,2}\/\d{3,9}\))\s(?=\p{Lu})`
// "Yetkiler aşağıdaki şekilde yeniden tanzim edilmiştir:" only leads to what is decided.
const LEADS = String.raw`(?<=(?:[şs]ekilde|gibi|kararlar[ıi]?|hususlar[ıi]) (?:\p{L}+ ){0,3}(?:tanzim|tespit|tesbit|belirle|g[öo]ster|d[üu]zenle|de[ğg]i[şs]tir|al[ıi]n|kabul|ittihaz|karara|hükme|ver)\p{L}*(?: \p{L}+)?m[iıuü][şs](?:t[iıuü]r|lard[ıi]r|lerdir))\s?:(?=\s)`
// Behind none of these does a small letter stand: to look back from every letter costs more than all else.
const BOUNDARY = new RegExp(`(?![a-zçğıöşü])(?:${STOP}|${DONE}|${SAID}|${MARKED}|${LEADS}|${NUMBERED})`, 'gu')
// A semicolon between a person and what he becomes ends nothing.
const AFTER_VERB =
  /(?:m[iu]s|[td][iu]r|[td][iu]|m[ae]s[iu](?:n[ae])?|(?<!l[iu]k)l[ae]r[iu]n[ae]|l[ae]rd[iu]r|[ae]r[ae]k|olup|olunur|edilir|eder|ederler|g[iu])\s*$/
const SMALL = /(?:^|\s)\p{Ll}[\p{Ll}’']{2,}\s*$/u
/** Headings of the templates begin a sentence, whatever mark stands before them or none. */
export const TEMPLATE_HEADING =
  /\b(?:yonetim kurulu ?\/ ?yetkililer|mudurler ?\/ ?yetkililer|yeni atanan temsilciler|gorev dagilimindaki degisiklik|temsil yetkisi sona erenler|mudurluge secilenler|musterek listesinde degisiklik|tek ortaklik bilgisi|merkeze ait bilgiler(?= )|subeye ait bilgiler(?= )|(?:subenin|isletmenin) temsilcilerine ait bilgiler|temsil ?[-–:](?= )|pay devri\b(?! sozles)|icerigi degisen (?:maddelerin|hususlarin))/g
/** A document's name that is a line of its own heads what stands below it, and is no word of its first sentence. */
const DOCUMENT =
  /^(?:(?:imza |isletme )?beyanname(?:si|dir)?|(?:imza )?beyani|taahhutname(?:si)?|dilekce(?:si)?|vekaletname(?:si)?|azilname(?:si)?|muvafakatname(?:si)?)\s?:?$/
const belowDocuments = ({ plain, breaks }: Body): number[] => {
  let line = 0
  return [...breaks].flatMap((at): number[] => {
    const heads = at - line < DOCUMENT_LONG && DOCUMENT.test(plain.slice(line, at).trim())
    const from = line
    line = at + 1
    return heads ? [from, at + 1] : []
  })
}
const DOCUMENT_LONG = 30
/** What the office lists of a notice, in a line of its own: the sentence below it begins there. What changes stands with what it becomes. */
const MATTERS = /^(?:tescil|ilan) edilen hususlar\s?:(?!.*\bdegisi)[^.;]{0,100}$/
const DONE_THERE = /m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|m[ae](?:s[iu]|l[ae]r[iu])n[ae]\b|[,-]\s*$|\bve\s*$/
/** Where a sentence begins below the list of matters. */
export const belowMatters = ({ text, plain, breaks }: Pick<Body, 'text' | 'plain' | 'breaks'>): number[] => {
  let line = 0
  const ends = [...breaks, text.length]
  return [...breaks].flatMap((at, which): number[] => {
    const words = plain.slice(line, at)
    line = at + 1
    // In a narrow column the list goes on in a line of its own, and what stands below that is no part of it.
    const below = text.slice(line, Math.min(line + SENTENCE_LONG, ends[which + 1] ?? text.length))
    const heads = MATTERS.test(words) && !DONE_THERE.test(words) && BELOW_MATTERS.test(below)
    return heads ? [line] : []
  })
}
/** A sentence below them, and neither their next line nor a label. */
const BELOW_MATTERS =
  /^(?:\p{Lu}[\p{L}'’]*\p{Ll}(?=[ ,])|\d{1,2}[./]\d{1,2}[./]\d{4} |(?:19|20)\d\d |\d{1,2} (?:y[ıi]l|sene) )[^:|]{0,60}\s\p{Ll}{2,}/u
/** The subject of an older head, behind which brackets say in a sentence of their own what was decided. */
const SUBJECT_SAYS = /(\bkonu\s?:\s?[^.:;()]{3,90}\()[^()]{20,500}m[iu]s[a-z]{0,2}[iu]r\W{0,3}\)/g

/** How much of a sentence is looked at from its beginning and from its end: lists of powers go on for a column. */
const LONGEST = 3000

/** What begins behind the last row of a table and is a sentence of its own on who signs, without a mark between cells. */
const BEHIND_TABLE = /^\p{Lu}\p{L}+(?:['’]\p{L}+)?(?:[ ,]+[\p{L}\d'’()]+){4,60}[.;]/u
const OF_SIGNING = /\b(?:temsil|ilzam|imza)/
/** How far the mark between the last cells of a table may stand before. */
const LAST_ROW = 160
const SENTENCE_LONG = 400
/** Where the text goes on behind a table. */
const behindTables = ({ text, plain, breaks }: Body): number[] => {
  if (!text.includes('|')) return []
  let line = 0
  return [...breaks].flatMap((at): number[] => {
    const row = text.slice(Math.max(line, at - LAST_ROW), at).includes('|')
    line = at + 1
    const said = row ? BEHIND_TABLE.exec(text.slice(at + 1, at + 1 + SENTENCE_LONG)) : null
    return said && OF_SIGNING.test(plain.slice(at + 1, at + 1 + said[0].length)) ? [at + 1] : []
  })
}

/** A sentence that begins a line and goes on to its full stop without a label or a cell. */
const OWN_LINE =
  /^(?!(?:Madde|MADDE)\b|Temsile\b|Münferiden\b|Müştereken\b|Aksi\b|\p{Lu}{2})\p{Lu}[\p{L}'’]+(?:[ ,]+[\p{L}\d'’()./%-]+){3,60}?(?<=[\p{Ll}’'][dt][iıuü]r(?:l[ae]r)?|\p{Ll}{2}[dt][iıuü]|\s\p{Ll}{2,}[aeiıuü]r|m[ae]z)(?:\.|\s?:(?<=m[iıuü]ş(?:t[iıuü]r|lardır|lerdir)\s?:))(?=\s|$)(?!\s?\|)/u
/** The share of a column's width that a line with the next word may take and be called broken off on purpose. */
const SHORT_OF = 0.85
/** What a line is behind which nothing goes on: one that a mark ends, a row, a label's value, a heading. */
const CLOSES = /[.)]\s*$|\||^[^:]{3,40}\s?:\s?\S.*[^:;,]$|^(?=.*\p{L})[^\p{Ll}:;]*$/u
/** A heading in capitals; the one over all changed articles is none of what stands below it. */
const HEADS = /^(?!.*\bYEN[İI] (?:HAL|ŞEK))[^\p{Ll}\d:;|]{3,80}$/u
/** What takes up the head of a notice is no line of its body. */
const TAKES_UP = /^(?:Yukarıda|Aşağıda|Ticari [Mm]erkezi)/
const ENTERED = /\bilan olunur|\btescil (?:ve ilan )?(?:edil|olun)(?:mis|dig|mus|dug)/
/** Lines before which the text was broken off though their first word would have fitted, and that begin a sentence of their own. */
const ownLines = (body: Body): number[] => {
  const { text, plain, breaks } = body
  const label = evidenceFrom(body)
  const begin = label >= 0 ? label : Math.max(0, plain.search(ENTERED))
  const lines: { from: number; to: number }[] = []
  let from = 0
  for (const at of [...breaks, text.length]) {
    lines.push({ from, to: at })
    from = at + 1
  }
  const lengths = lines.map((line) => line.to - line.from).sort((a, b) => a - b)
  const width = lengths[Math.floor(lengths.length * 0.75)] ?? 0
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]
    if (
      !before ||
      line.from < begin ||
      TAKES_UP.test(text.slice(line.from, line.to)) ||
      !/^\p{Lu}/u.test(text.slice(line.from, line.from + 2))
    )
      return []
    const word = text.slice(line.from, line.to).search(/\s|$/)
    if (before.to - before.from + 1 + word > SHORT_OF * width) return []
    if (!CLOSES.test(text.slice(before.from, before.to)) || plain.slice(before.from, before.to).startsWith('tescil edilen')) return []
    if (!OWN_LINE.test(text.slice(line.from, line.from + SENTENCE_LONG))) return []
    // The heading above is the sentence's own.
    let first = at
    while (HEADS.test(text.slice(lines[first - 1]?.from, lines[first - 1]?.to)) && (lines[first - 1]?.from ?? 0) >= begin) first--
    return [lines[first]?.from ?? line.from]
  })
}

/** The end of a notice: its numbers. */
export const TAIL = /[\s.]*(?:\([\da-z/ -]{3,40}\)[\s.]*)*$/
/** The list of papers has no full stop of its own: the line below the last one begins another sentence. */
const behindEvidence = (body: Body): number[] => {
  const end = evidenceEnd(body)
  return body.breaks.has(end - 1) && /^\p{Lu}(?!ksi\b|KS[İI]\b)/u.test(body.text.slice(end, end + 5)) ? [end] : []
}
/** Sentences and numbered items of the body, as spans. */
export const sentencesOf = ofWhole((body: Body): { from: number; to: number }[] => {
  const { text, plain } = body
  const spans: { from: number; to: number }[] = []
  let from = 0
  const add = (to: number): void => {
    if (to - from > LONGEST) spans.push({ from, to: from + LONGEST })
    spans.push({ from: Math.max(from, to - LONGEST), to })
  }
  const ends = [
    ...allIn(text, BOUNDARY).map((match) => ({ mark: match[0], to: match.index + match[0].length })),
    // A heading stands in capitals, or each of its words begins with one: the same words inside a sentence are none.
    ...allIn(plain, TEMPLATE_HEADING)
      .filter((match) => !/(?:^|[\s/])\p{Ll}/u.test(text.slice(match.index, match.index + match[0].length)))
      // Between marks it says where something else was printed.
      .filter((match) => !/["“]/u.test(text[match.index - 1] ?? ''))
      // A word that is a label where it begins a line.
      .filter((match) => !match[0].startsWith('temsil') || body.breaks.has(match.index - 1))
      .map((match) => ({ mark: '', to: match.index })),
    ...[...behindTables(body), ...ownLines(body)].map((to) => ({ mark: '', to })),
    ...[...belowDocuments(body), ...belowMatters(body), ...behindEvidence(body), ...belowBlocks(body)].map((to) => ({ mark: '', to })),
    ...allIn(plain, SUBJECT_SAYS).flatMap((match) =>
      [match[1] ?? '', match[0]].map(({ length }) => ({ mark: '', to: match.index + length })),
    ),
    // Who came to the meeting stands on lines of its own: what begins behind the last name is another sentence.
    ...presentIn(body).flatMap((people) => {
      const to = people.at(-1)?.to ?? text.length
      return /^\s\p{Lu}/u.test(text.slice(to, to + 2)) || body.blocks?.has(to) ? [{ mark: '', to: to + 1 }] : []
    }),
  ].sort((a, b) => a.to - b.to)
  for (const { mark, to } of ends) {
    if (
      mark === ';' &&
      !(AFTER_VERB.test(plain.slice(Math.max(from, to - 30), to - 1)) && SMALL.test(text.slice(Math.max(from, to - 30), to - 1)))
    )
      continue
    if (to <= from) continue
    add(to)
    from = to
  }
  add(text.length)
  return spans
})

/** Where a sentence begins that the text breaks off in (it ends with a letter): it may go on otherwise. The end where none does. */
export const brokenFrom = (body: Body): number =>
  /[\p{L},]$/u.test(body.text.slice(-40).trimEnd()) ? (sentencesOf(body).at(-1)?.from ?? 0) : body.text.length

// A decided thing ends with a verbal noun ("seçilmesine", "devredilmeleri", "istifasının kabulüne", "sona erdiği") or a participle
// ("seçilmiş olup").
// (What begins no word is passed over first: to try all of these at every letter costs much more.)
const END =
  /(?=[a-z'’`])(?:\b|(?=['’`]))(?:\bistifa[a-z]* kabulu(?: ile|yle),?|\b(?:istifasi|vefati|azli);(?= yer)|\bgorev yapacak(?:t[iu]r|lar|lard[iu]r)?,(?= [^,;.]{3,90}\b(?:gec(?:ecek|mis)|getiril|secil|atan))|\b(?:devam ed|kal|surdur|yurut|ustlen)[ae]c[ae]k(?:l[ae]r)?,(?= )|m[ae](?:s|l[ae]r)[iu]n[iu] kabul (?:ile|ederek|edip),?|(?=devr|temlik|satis|intikal)(?<=\b(?:hisse|pay)[a-z]{0,10} (?:[^\s.;]+ ){0,6})(?:devr|temlik|satis|intikal)[iu]n[ae](?:,|\sve(?= [a-z]{3,}))|\b[a-z]{3,}[iu]n[ae],(?= [-–•*] )|\b(?:yetkilidir(?:l[ae]r)?|(?:yetkili|kafi|yeterli) olup),(?=[^,;]{3,60}['’]\s?n?[iu]n (?:(?:ise|da|de|sirketi) )*(?:temsil|imza)(?: ve ilzam)? (?:yetki|s[ae]lahiyet)(?:s?i|leri) (?:yok|bulunma|olma))|\byetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal edil|kaldiril|son veril|sona erdiril)[ae]r[ae]k,?|\b(?:(?!(?:sozles|islet|birles)me)[a-z]{2,20}m[ae](?:si|s[iıu]n[iıu](?= ?[,;])|s[iı]n[ae]|leri|l[ae]r[iı]n?[ae]?|l[ae]r[iı]n[iı](?= ?[,;]))|(?:iptal|azi?l|aff|devam|tayin|tesekkul|intiha[bp]|kabul|nakl|terkin|tescil|ihya|feshi|tasdik|redd|atanma|kayd|ref|nez|hitam|tevdi)['’]?[a-z]{0,3}[iu]n[ae]|yetkili (?:kilin|ol)ma[a-z]{2,6}|[a-z]{2,20}(?:(?:dig|tig|dug|tug)[iu]|[dt][iu]kl[ae]r[iu])(?:n[iu]n?|n[ae])?)(?:\s?,|\s?;|\sve(?= [a-z]{3,}))|(?<!\bibra )\b(?!secilmem|olmam|gosterilmem)(?:[a-z]{3,20}|sona er|(?:istifa|vefat|intikal) et|temsilci[a-z]* (?:gorevi |sifati )?sona er)m[iu]s (?:olup\b,?|ve(?= [a-z]{3,}))|\bhareket edecek olup\b,?|\bolusmakta olup\b,?|\b(?:[a-z]{3,20}|al|aday ol|(?:istifa|vefat) et)m[iu]s(?:l[ae]r)?\s?[,;]|\b(?:er|et|ol)m[iu]s\s?,(?= yer(?:ler)?in[ei]\b)|\bsona ermis\s?,(?= yeni\b)|\b(?:[a-z]{3,20}m[iu]s(?:l[ae]r(?:d[iu]r)?|t[iu]r)|(?:secil|atan|getiril|gorevlendiril|belirlen|tayin edil)di(?:l[ae]r)?) ve (?=sirket|sube[iy]|kooperatifi|isletmeyi|kendi|temsil|munferi|muster)|\b(?:temsil|ilzam|fesh|tasfiyes)in[ae]\s?[,;]|['’`]\s?[dt][iu]r(?:l[ae]r)? ve (?=(?:sirketi|kooperatifi|isletmeyi|subeyi)\b)|\b[a-z]{2,20}(?:m[iu]st?[iu]r|m[iu]slerd[iu]r)\s?[,;]|\b[a-z]{3,20}d[iu]r;|(?:\b(?:secil|atan|getiril)di(?:l[ae]r)?|\b[a-z]{2,20}[ae]c[ae]k(?:l[ae]r)?|['’`]\s?[dt][ae]d[iu]r),(?= (?:sirketi(?:mizi)?\b(?! mudur)|kendi|temsil|munferi|muster|imza|onun|onlar|her bir|ikisi|bunlar))|\b(?:secil|atan|getiril)di(?:l[ae]r)?;|\b(?:ed|edil|olun|koy|at|kullan|imzal)(?:[aeiu]r)(?:l[ae]r)?;)/g

/** Clauses of the body, in their order. Where it is another without some words, only the sentences of those are parted anew. */
export const clausesOf = once((body: Body): Clause[] => {
  const whole = body.whole
  const blank = whole && blankOf(body, whole)
  if (!whole || !blank) return sentencesOf(body).flatMap((sentence) => clausesIn(body, sentence))
  const isOther = ({ sentence }: Clause): boolean => sentence.to <= blank.from || sentence.from >= blank.to
  const own = sentencesOf(body).filter(({ from, to }) => from < blank.to && blank.from < to)
  const others = clausesOf(whole).filter(isOther)
  const at = others.findIndex(({ sentence }) => sentence.from >= (own[0]?.from ?? 0))
  const anew = own.flatMap((sentence) => clausesIn(body, sentence))
  return at < 0 ? [...others, ...anew] : others.toSpliced(at, 0, ...anew)
})
const clausesIn = (body: Body, sentence: Span): Clause[] => {
  const clauses: Clause[] = []
  let from = sentence.from
  const ends = [...allIn(body.plain.slice(sentence.from, sentence.to), END), ...otherSubjects(body, sentence)].sort(
    (a, b) => a.index - b.index,
  )
  for (const match of ends) {
    // A name is no verb: "AYŞE KARKAMIŞ; 10.3.2026 tarihine kadar".
    const at = sentence.from + match.index
    if (at < from || (/\p{Lu}/u.test(body.text[at] ?? '') && !isInCapitals(body, at))) continue
    const to = sentence.from + match.index + match[0].length
    clauses.push({ from, to, sentence })
    from = to
  }
  return from < sentence.to ? [...clauses, { from, to: sentence.to, sentence }] : clauses
}
/** A verb that goes on, and whoever else the words behind it are of. */
const GOES_ON = /\b[a-z]{2,}(?:[ae]c[ae]k(?:l[ae]r)?,|(?<!\bol)[ae]r[ae]k,?|[iu]rken,?|m[ae]kt[ae],?|[iu]p,?)(?= )/g
const NAME = String.raw`\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+){1,3}`
const OTHER_SUBJECT = new RegExp(
  // What is somebody's ("B'nin görevi ise") is another subject too.
  String.raw`^\s${NAME}(?:(?:,| ve| ile)\s${NAME})*(?:(?= (?!ve |ile )\p{Ll})|['’]\s?n?[ıiuü]n(?:\s\p{Ll}+){1,3}(?=\sise\s))`,
  'u',
)
const SOMEBODY = new RegExp(String.raw`(?:^|\s)${NAME}(?=['’,\s])`, 'u')
/** What would be said of both: an election, an office that goes on, a signature. */
const OF_BOTH =
  /\b(?:sec(?:il|im)|atan|ata[mn]|getiril|tayin|gorevlendiril|devam|surdur|yurut|ustlen|temsil|ilzam|imza|yetki|birlikte|muster|(?:mudur|uye|aza|baskan|vekil|temsilci)[a-z]* (?:olarak|kal|ol))/
/**
 * "A müdürlüğe atanarak B ayrılacaktır": the ends of clauses behind which somebody else is the subject, and something else is said of him
 * than the words before it say of the first.
 */
const otherSubjects = (body: Body, { from, to }: Span): RegExpExecArray[] =>
  allIn(body.plain.slice(from, to), GOES_ON).filter((match) => {
    const end = from + match.index + match[0].length
    const other = OTHER_SUBJECT.exec(body.text.slice(end, to))
    if (!other || !SOMEBODY.test(body.text.slice(from, from + match.index))) return false
    const said = /^[^,;.]*/.exec(body.plain.slice(end + other[0].length, to))?.[0] ?? ''
    return /[a-z]/.test(said) && (said.startsWith(' ise ') || !OF_BOTH.test(said))
  })
/** Where a body lacks words of the whole one. */
const blankOf = (body: Body, whole: Body): Span | null => {
  const origin = originOf(body)
  if (!origin) return null
  const before = origin.base === whole ? null : blankOf(origin.base as Body, whole)
  return { from: Math.min(origin.from, before?.from ?? origin.from), to: Math.max(origin.to, before?.to ?? origin.to) }
}

/** What takes up the nouns before it and decides them: "… atması, … olması hususları oybirliği ile kabul edilmiştir". */
export const NOUNS_DECIDED = new RegExp(
  `(?:\\b(?:husus|konu|madde|karar|esas|usul)(?:[iu]|su|lar[iu]|unda|sunda|lar[iu]nda|lar)\\b[^.;:]{0,80}|m[ae](?:s[iu]|l[ae]r[iu]),?(?: (?:oy|rey|ittifak|muttefik|ekseriyet|ortaklar|uyeler|kurul)[a-z]*(?: ile)?){0,4}) ?(?:${WAS_DECIDED})\\W*(?:\\(\\d[^]*)?$`,
)

const wordsAt = ({ plain }: Body, spans: readonly { from: number; to: number }[], at: number): string => {
  const span = spans.find(({ to }) => to > at)
  return span ? plain.slice(span.from, span.to) : ''
}
/** The clause in which a place stands; none between two sentences. */
export const clauseHolding = (body: Body, at: number): Clause | undefined => clausesOf(body).find(({ from, to }) => from <= at && at < to)
/** The sentence in which a place stands; none between two. */
export const sentenceHolding = (body: Body, at: number): Span | undefined => sentencesOf(body).find(({ from, to }) => from <= at && at < to)
/** The words of the clause in which a place stands. */
export const clauseAt = (body: Body, at: number): string => wordsAt(body, clausesOf(body), at)

/** The words of the sentence in which a place stands. */
export const sentenceAt = (body: Body, at: number): string => wordsAt(body, sentencesOf(body), at)
/** The same, with the sentence before that leads to it: "Yetkililer aşağıdaki şekilde belirlenmiştir: …". */
export const ledSentenceAt = (body: Body, at: number): string => {
  const before = sentencesOf(body).findLast((each) => each.to <= at)
  const lead = before && /:\s*$/.test(body.plain.slice(before.from, before.to)) ? `${body.plain.slice(before.from, before.to)} ` : ''
  return lead + sentenceAt(body, at)
}

/** The clauses of a sentence; the first of them may begin before what the sentence says, behind a heading or a list of evidence. */
export const clausesWithin = (body: Body, { from, to }: Span): Span[] =>
  clausesOf(body).flatMap((each) => (each.to > from && each.to <= to ? [{ from: Math.max(each.from, from), to: each.to }] : []))
