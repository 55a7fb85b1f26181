/**
 * What a correction says instead, made ready to be read as a decision of its own. "Müdür A'nın yetki şekli sehven "…" olarak yazılmıştır. Doğrusu; …":
 * what stands in the right part is so, whatever frame states it; what stands in the wrong part is not, and says at most whose the right part is.
 */
import { fold } from '../kernel/text.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { correctionIn, isRefused, isWhere, SHOULD_BE } from './announced.ts'
import { sentencesOf } from './clauses.ts'
import { TERM_LABEL } from './named-form.ts'

/** A body made of parts of another; `at[i]` is where its character i stands there. */
export type Excerpt = { body: Body; at: readonly number[] }
/** What a correction says instead, what it takes back as far as that can be told, where all of it stands, and who is named only in what is wrong. */
export type SetRight = {
  right: Excerpt
  wrong: Excerpt | null
  span: Span
  strangers: string[]
  halves: { wrong: Span | null; right: Span }
}

/** "Doğrusu;", "Doğru metin aşağıdaki gibidir:", "düzeltilmiş şekli aşağıdadır", "doğru olarak" before what is right. */
const RIGHT_WORD =
  /\b(?:dogrusu(?:nun)?(?: ise)?|(?:duzeltilmis|dogru)(?: yazilan)? (?:sekli|sekil|hali|metni|metin|ifade|bilgi(?:ler)?|ibare)(?:si|n[iu]n|nin)?|dogru olarak|dogru(?=\s?:)|asl[iı](?:nda)?(?= ?(?:ise )?(?:(?:bu |soz konusu |anilan )?(?:ibare|ifade|kisim|husus)[a-z]* )?["“”'])|(?:tam|eksiksiz|dogru ve tam) (?:metni|metin|hali|sekli)|olmasi gereken(?: [a-z]+)?(?=\s?:))\s*[:;,]?\s*/g
/** Behind it, that what is right stands below. */
const BELOW =
  /^(?:[^.:;"“”]{0,80}?\s)?asagida[a-z]*(?: (?:gibi|sekilde|metin|yazili)[a-z]*)*(?: (?:olup|olacak)[a-z]*)?\s*[:;.,]?\s*(?:(?:keyfiyet )?duzeltilerek (?:yeniden )?ilan olunur\s*[.:;]?\s*)?/
/** "İlanın ilgili kısmı aşağıdaki şekilde düzeltilmiştir: …": what is right stands below, where no other word says so. */
const SET_BELOW =
  /\basagida(?:ki)? (?:sekilde|gibi|bicimde|haliyle) (?:duzeltil|tashih edil|tashih olun|degistiril|olmasi gerek|olacak|okunmasi gerek|yazilmasi gerek)[a-z]*\s*[:.;]\s*(?=\S)/g
/** "… olarak yazılmıştır; 12.3.2027 olması gerekmektedir": what is right stands behind what was printed. */
const OUGHT =
  /\s(?:olarak|seklinde|biciminde) (?:yaz|yayi|yayin|bas|cik|ilan|gec|yer al|goster|belirtil)[a-z ]*[.;,]*\s(?:(?:ancak|fakat|oysa|dogrusu|bunun|bu tarihin|bu ibarenin) )*([^.;]{2,80}?|[^;]{0,20}\d\.\d{1,2}\.\d{4}) (?:seklinde |olarak )?(?:olmasi|yazilmasi) (?:gerek|lazim|icap)/d
/** "Söz konusu ibare sicil dosyasına uygun olarak; … şeklinde düzeltilmiş": what is right stands between. */
const BETWEEN =
  /\b(?:uygun olarak|asagidaki (?:sekilde|gibi)|su sekilde)\s*[:;]\s*(?=\S)([^]{10,900}?)\s(?:seklinde|olarak) (?:duzeltil|tashih|degistiril)/d
/** What closes a correction behind the words that are right. */
const CLOSES =
  /\s*["”]?\s?\b(?:(?:seklinde|biciminde|olarak)(?:dir)?(?: (?:olacak|olmasi|olup|olmalidir|duzelt|degistir|tashih|yayi|okun|anlasil|ilan)[a-z]*|\s*[.;,]|$)|seklindedir|bicimindedir|ibaresidir|olmasi (?:gerek|lazim|icap)|(?:olup|olmakla),? (?:bu |keyfiyet |yukarida[a-z]* |isbu )*(?:sekilde |haliyle )?(?:duzelt|tashih)|(?:keyfiyet|keyfiyeti|isbu|bu sekilde|bu haliyle) (?:[a-z]+ ){0,2}(?:duzelt|tashih|ilan)|duzeltil(?:erek|ir|mistir)|tashihen|tashih (?:olunur|edilir)|ilan olunur|(?:ilanin |ilandaki |kararin )?diger (?:tum |butun )?(?:husus|madde|kisim|bilgi)[a-z]*|ticaret sicili? (?:yonetmelig|nizamname|tuzug))/
/** Behind a quotation nothing more is said of it. */
const QUOTE_ENDS =
  /^\W*(?:$|[.;]|(?:seklin|bicimin|olarak|olup|olacak|olmasi|olmali|oldug|(?:denil|yazil|yer al|bulun)(?!m[ae])|yazili|ibare|ifade|d[iu]r\b|t[iu]r\b|kelime|cumle|yazil|duzelt|tashih))/
const QUOTED = /["“”]([^"“”]{2,700})["“”]/g
/** The last words that say where the wrong ones were printed. */
const PRINTED_IN =
  /\b(?:ilan(?:i|imiz)?n?d[ae]|nushasinda|gazete(?:sin|miz)?d[ae]|gazetesinde|sayfasinda|bolumun?de|kismin?da|basligi altinda|madde(?:sin)?de|bendin?de|karar(?:in)?da|kararinin|sozlesme(?:sin)?de|tescil(?:in)?de|(?:ilan|yayin)(?:lan|i|imiz)[a-z]*),?\s+/g
/** Words on the error, and those by which the wrong words are somebody's ("A'ya ilişkin"): none of what is right. */
const ERROR_WORDS =
  /\b(?:sehven|yanlislikla|yanlis olarak|hatali olarak|hataen|yanlis|hatali)\b|['’]?\s?y?n?[ae] (?:iliskin|ait|dair)(?: olarak| olan)?\b|\s(?:hakkinda(?:ki)?|ile ilgili(?: olarak| olan)?)\b/g
const OWN_LABEL = /(?:sekli|sekilleri|adresi|suresi|tarihi|icin)\s*$/
/** "A'nın yetki şekli sehven Münferiden … yazılmıştır": behind the label of the form or the term stand the wrong words, without marks. */
const VALUE_LABEL = new RegExp(`\\b(?:(?:yetki|temsil|imza)(?:sinin)? sekli|${TERM_LABEL})(?= )`)
/** The same label before the right words: the owner's stands before it. */
const RIGHT_LABEL = /^\s*(?:yetki|temsil|imza) sekli\s*:\s*/
/** "A ve B'nin müşterek imzası ile": how something is done, without its verb. */
const UNSAID = /\bimza(?:si|lari)(?: ile|yla)\W*$/
/** How somebody signs, in a word. */
const FORM = '(?:munferi[dt](?:en)?|mustere[kc](?:en)?|birlikte|tek basina|ayri ayri)'
/** "Münferiden", and nothing else: how, without what is done. */
const BARE_FORM = new RegExp(`^\\W*${FORM}\\W*$`)
/** "Doğrusu 'Müştereken' olacaktır": the form stands in it, and nothing else. */
const WILL_BE = new RegExp(`^[^a-z]*(${FORM})[^a-z]*olacakt[iu]r[^a-z]*$`, 'd')
/** "Müdürlerin yetki şekli": all who sit there, whom an earlier notice names. */
const OF_ALL =
  /(?<!\b(?:onceki|eski|diger|yeni|sube|[a-z]+(?:ki|[ae]n)) )\b(?:(mudurler)|yonetim kurulu uyeleri|tasfiye memurlari)n?(?:[iu]n)?\b(?!d[ae]n)/
/** Words behind what seemed right, or in it, that deny it. */
const DENIED = /\b[a-z]+m[ae](?:d[iu]g|m[iu]s)/
const NOT_SO = /^\W{0,3}(?:[a-z]+ ){0,3}?(?:[a-z]*m[ae](?:d[iu]g|m[iu]s|y[ae]c)|degil)/
/** The wrong words stand in the sentence that says they were printed. */
const AS_PRINTED = /\s(?:olarak|seklinde|biciminde) (?:yaz|yayi|yayin|bas|cik|ilan|gec|yer al|tescil|goster|belirtil)[^]*$/
/** A subject with which a sentence can begin that names nobody. */
const OWN_SUBJECT =
  /^\W*(?:mudurler|sirket(?:i|in|imiz|imizi)?|yonetim kurulu|kooperatif(?:i|in)?|tasfiye memurlari|sermaye(?:si)?|mudur[a-z]*lugun?e?)\b/
/** The number of the page behind a notice. */
const TAIL = /\s*(?:\(\d[\d/A-Z\s]*\)\s*)+$/
/** How far a correction may go on. */
const LONGEST = 2500

const trimmed = ({ text }: Body, { from, to }: Span): Span => {
  let [begin, end] = [from, to]
  while (begin < end && /[\s.,;:"“”–-]/u.test(text[begin] ?? '')) begin++
  while (end > begin && /[\s,;:"“”]/u.test(text[end - 1] ?? '')) end--
  return { from: begin, to: end }
}

const ENDS_SAID = /[.!]$/
/** "Doğrusu, A'nın şirketi temsil edeceğidir": what somebody will do is what he does. */
const FUTURE = /(?:ed|olun|edil|kullan|imzalay|bulun)[ae]c[ae]ğ[ıi](?:d[ıi]r)?$/u
/** Parts of a body as one text that ends as a sentence does; its marks of quotation are left out, what is given as words stands between. */
const excerptOf = (body: Body, parts: readonly (Span | string)[]): Excerpt => {
  let [text, plain] = ['', '']
  const at: number[] = []
  const first = parts.flatMap((part) => (typeof part === 'string' ? [] : [trimmed(body, part).from]))[0] ?? 0
  const [breaks, gaps] = [new Set<number>(), new Set<number>()]
  const put = (letter: string, other: string, from: number): void => {
    text += letter
    plain += other
    at.push(from)
  }
  for (const part of parts) {
    const last = at.at(-1) ?? 0
    if (typeof part === 'string') {
      for (const letter of part) put(letter, plainLetters(letter), at.length > 0 ? last : first)
      continue
    }
    if (text !== '' && !text.endsWith(' ')) put(' ', ' ', last)
    const { from, to } = trimmed(body, part)
    for (let i = from; i < to; i++) {
      if (/["“”]/u.test(body.text[i] ?? '')) continue
      if (body.breaks.has(i)) breaks.add(text.length)
      if (body.gaps.has(i)) gaps.add(text.length)
      put(body.text[i] ?? '', body.plain[i] ?? '', i)
    }
  }
  const future = FUTURE.exec(text)
  if (future) {
    const end = plain.slice(future.index)
    text =
      text.slice(0, future.index) +
      end.replace(/[ae][cç][ae][gğ][ıi](?:d[ıi]r)?$/u, (said) => (said.startsWith('a') ? 'acaktır' : 'ecektir'))
    plain = plain.slice(0, future.index) + end.replace(/[ae]c[ae]gi(?:dir)?$/, (said) => (said.startsWith('a') ? 'acaktir' : 'ecektir'))
    while (at.length < text.length) at.push(at.at(-1) ?? 0)
    at.length = text.length
  }
  if (!ENDS_SAID.test(text)) put('.', '.', at.at(-1) ?? 0)
  return { body: { ...body, text, plain, matters: [], topic: '', established: false, breaks, gaps, blocks: new Set() }, at }
}

/** The marked words of a part, without marks. */
const quotedIn = ({ text, plain }: Body, { from, to }: Span): Span[] =>
  [...text.slice(from, to).matchAll(QUOTED)]
    .map(({ index, 1: words = '' }) => ({ from: from + index + 1, to: from + index + 1 + words.length }))
    .filter((each) => !isWhere(plain, each.to))

/** Those a part names outside brackets: who only signs along stands within. */
export const subjectsIn = (body: Body, { from, to }: Span): string[] =>
  partiesIn(body, from, to).flatMap(({ name, from: at }) => {
    const before = body.plain.slice(from, at)
    return before.split('(').length > before.split(')').length ? [] : [name]
  })

/** What is right as far as it stands by itself, or behind whose it is. */
type Halves = { wrong: Span | null; right: Span; owner: Span }

const rightBehind = (body: Body, from: number, to: number, labelled: boolean): Span | null => {
  const below = BELOW.exec(body.plain.slice(from, to))?.[0].length ?? 0
  const begin = from + below
  const [first] = quotedIn(body, { from: begin, to })
  const ahead = first ? body.plain.slice(begin, first.from - 1) : ''
  if (
    first &&
    !/[.;]/.test(ahead) &&
    ahead.length < 80 &&
    partiesIn(body, begin, first.from).length === 0 &&
    QUOTE_ENDS.test(body.plain.slice(first.to + 1, to))
  )
    return first
  const sentence = sentencesOf(body).find((each) => each.to > begin)
  const closes = CLOSES.exec(body.plain.slice(begin, to))
  const end = closes ? begin + closes.index : to
  const last = below > 0 || labelled ? end : closes && closes[0].includes('sekl') ? end : Math.min(end, sentence?.to ?? end)
  return last > begin ? { from: begin, to: last } : null
}

/** Of what is right the form alone, where it says no more than that it will be so. */
const formIn = (body: Body, right: Span | null): Span | null => {
  const [from, to] = (right && WILL_BE.exec(body.plain.slice(right.from, right.to))?.indices?.[1]) ?? []
  return right && from !== undefined && to !== undefined ? { from: right.from + from, to: right.from + to } : right
}

/** The wrong form of signing behind its label, where no marks set it apart. */
const bareForm = ({ plain }: Body, { from, to }: Span): Span | null => {
  const label = VALUE_LABEL.exec(plain.slice(from, to))
  const begin = from + (label ? label.index + label[0].length : 0)
  const said = plain.slice(begin, to)
  const end = AS_BARE.exec(said)?.index
  return label && end !== undefined ? { from: begin + (ERROR_FIRST.exec(said)?.[0].length ?? 0), to: begin + end } : null
}
const ERROR_FIRST = /^\s*(?:ise )?(?:sehven|yanlislikla|hataen|hatali olarak)\s*/
const AS_BARE =
  /\s(?:(?:olarak|seklinde|biciminde|diye) )?(?:yazil|yayimlan|yayinlan|basil|dizil|cik|ilan ed|gec|tescil ed|gosteril|belirtil)[^]*$/

const halvesOf = (body: Body, { from, to }: Span): Halves | null => {
  const plain = body.plain.slice(from, to)
  const quotes = quotedIn(body, { from, to })
  const said = [...plain.matchAll(RIGHT_WORD)]
  const [mark, ...marks] = said.length > 0 ? said : [...plain.matchAll(SET_BELOW)]
  const [first, second, ...more] = quotes
  if (mark) {
    // Said twice: which is meant of what is open.
    if (marks.some(({ index }) => index > mark.index + mark[0].length + 2 && !/dogru olarak/.test(plain.slice(index, index + 12))))
      return null
    const right = formIn(body, rightBehind(body, from + mark.index + mark[0].length, to, mark[0].includes(':')))
    const before = { from, to: from + mark.index }
    const wrong = quotes.filter((each) => each.to <= before.to)
    return right && wrong.length < 2
      ? { wrong: wrong[0] ?? bareForm(body, before), right, owner: { from, to: wrong[0]?.from ?? before.to } }
      : null
  }
  const between = BETWEEN.exec(plain)?.indices?.[1]
  if (between) {
    const before = quotes.filter((each) => each.to <= from + between[0])
    return before.length < 2
      ? {
          wrong: before[0] ?? null,
          right: { from: from + between[0], to: from + between[1] },
          owner: { from, to: before[0]?.from ?? from + between[0] },
        }
      : null
  }
  const ought = quotes.length === 0 ? OUGHT.exec(plain)?.indices : undefined
  if (ought?.[0] && ought[1])
    return {
      wrong: bareForm(body, { from, to: from + ought[0][0] + 1 }),
      right: { from: from + ought[1][0], to: from + ought[1][1] },
      owner: { from, to: from + ought[0][0] },
    }
  if (!first || !second) return null
  // "… kararda "münferiden" yazılıdır, ilan "münferiden temsile yetkilidirler" olarak düzeltilir": the right words, said twice.
  const [again, ...others] = more
  if (again && (others.length > 0 || !body.plain.slice(again.from, again.to).includes(body.plain.slice(second.from, second.to))))
    return null
  return SHOULD_BE.test(body.plain.slice(first.to, second.from))
    ? { wrong: second, right: first, owner: { from, to: first.from } }
    : { wrong: first, right: second, owner: { from, to: first.from } }
}

/** Whose the wrong words are: what stands before them, behind the words on where they were printed, without those on the error. */
const ownerIn = (body: Body, { from, to }: Span): Span[] => {
  const plain = body.plain.slice(from, to)
  const [party] = partiesIn(body, from, to)
  const printed = [...plain.matchAll(PRINTED_IN)].filter(({ index }) => !party || from + index < party.from).at(-1)
  const begin = printed ? from + printed.index + printed[0].length : party?.from
  if (begin === undefined) return []
  const form = VALUE_LABEL.exec(plain.slice(begin - from))
  const end = form ? begin + form.index + form[0].length : from + (AS_PRINTED.exec(plain)?.index ?? plain.length)
  const parts: Span[] = []
  let at = begin
  for (const { index, 0: word } of body.plain.slice(begin, end).matchAll(ERROR_WORDS)) {
    parts.push({ from: at, to: begin + index })
    at = begin + index + word.length
  }
  return [...parts, { from: at, to: end }].filter((each) => trimmed(body, each).from < trimmed(body, each).to)
}

/** "… "münferiden" denildiğinden ilanın bu kısmı "şirketi münferiden temsil etmelerine" olarak düzeltilir": the same, said once more. */
const saysAgain = (later: string, words: string): boolean =>
  BARE_FORM.test(words) &&
  later.includes(words.trim()) &&
  (later.replace(words.trim(), ' ').match(/[a-z]+/g) ?? []).every((word) =>
    /^(?:sirketi?|temsile?|ve|ilzama?|et(?:m[ae]|tig)[a-z]*|ed[a-z]+|yetkili(?:d[iu]r|l[ae]r)*|olarak|imza[a-z]*|ile|her|hususta)$/.test(
      word,
    ),
  )

/** The correction of a notice, where it tells what is right from what is wrong. */
export const setRightIn = once((body: Body): SetRight | null => {
  const own = correctionIn(body)
  if (!own) return null
  const end = TAIL.exec(body.text)?.index ?? body.text.length
  const span = { from: own.from, to: Math.min(end, own.from + LONGEST) }
  if (isRefused(body.plain.slice(span.from, span.to))) return null
  const halves = halvesOf(body, span)
  if (!halves) return null
  const { wrong, right } = halves
  const alone = subjectsIn(body, right).length > 0 || OWN_SUBJECT.test(body.plain.slice(right.from, right.to))
  const owner = ownerIn(body, halves.owner)
  const last = owner.at(-1)
  const label = last && OWN_LABEL.test(body.plain.slice(last.from, last.to).trim()) ? [':'] : []
  if (!alone && owner.length === 0) return null
  const said =
    label.length > 0 ? { ...right, from: right.from + (RIGHT_LABEL.exec(body.plain.slice(right.from, right.to))?.[0].length ?? 0) } : right
  const words = body.plain.slice(right.from, right.to)
  const whose = owner.map(({ from, to }) => body.plain.slice(from, to)).join(' ')
  // The form of one branch is none of the company's.
  if (!alone && (/\bsube/.test(whose) || NOT_SO.test(body.plain.slice(right.to, right.to + 60)) || DENIED.test(words))) return null
  const all = !alone && owner.every(({ from, to }) => partiesIn(body, from, to).length === 0) ? OF_ALL.exec(whose) : null
  const bare = BARE_FORM.test(words)
  const isUnsaid = UNSAID.test(words)
  const ofAll = all
    ? [isUnsaid ? `Şirket ${all[1] ? 'müdürlerin' : all[0]} ` : `${all[1] ? 'Müdürler' : all[0].replace(/n?[iu]n$/, '')} `]
    : []
  const verb = isUnsaid
    ? [' temsil edilir']
    : !bare
      ? []
      : all
        ? [' temsile yetkilidirler']
        : alone
          ? []
          : label.length > 0
            ? [' temsile yetkilidir']
            : [`${/\bsirketi\b/.test(whose) ? '' : ' şirketi'} temsil etmelerine karar verilmiştir`]
  const excerpt = excerptOf(body, [...(alone ? [right] : all ? [...ofAll, said] : [...owner, ...label, said]), ...verb])
  const before = wrong && subjectsIn(body, wrong).length === 0 ? [...owner, ...label, wrong] : wrong ? [wrong] : owner
  const named = new Set(partiesIn(excerpt.body, 0, excerpt.body.text.length).map(({ name }) => fold(name)))
  const strangers = subjectsIn(body, { from: span.from, to: right.from }).filter((name) => !isEntity(name) && !named.has(fold(name)))
  const again = quotedIn(body, { from: right.to + 1, to: span.to }).find((each) => saysAgain(body.plain.slice(each.from, each.to), words))
  const whole = { from: span.from, to: Math.max(right.to, wrong?.to ?? 0, again?.to ?? 0) }
  return { right: excerpt, wrong: before.length > 0 ? excerptOf(body, before) : null, span: whole, strangers, halves: { wrong, right } }
})
