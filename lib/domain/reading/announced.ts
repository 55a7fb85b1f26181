/** What a company announces itself, without a registration, and corrections of earlier notices. Patterns are for plain letters. */
import { ownRole } from '../fact/office.ts'
import { appointment } from '../fact/stated.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { AMOUNT, CURRENCY } from '../fact/amounts.ts'
import { type Body, type Found, type Match, matchesIn, once, type Span } from '../fact/found.ts'
import { isEntity, isName, partiesIn } from '../text/names.ts'
import { allIn, holds } from '../text/needed.ts'
import { sentencesOf } from './clauses.ts'
import { ALONE, TOGETHER } from './given.ts'
import { ENDED, officesNamed } from './offices.ts'

const REGISTERED = /tescil (?:edil(?:digi|mis|en husus)|olun)|tescili|terkin|\btescil(?: tarihi)?\s?:?\s\d/
// A meeting still to come, and its agenda.
const CALLED =
  /toplanti(?:sina|ya) (?:davet|cagr|cagir)|genel kurula (?:davet|cagri)|genel kurul[a-z]*(?: toplantisi)?\s.{0,300}?(?:yapilacaktir|toplanacaktir)/
const ANNOUNCED = /ruchan hak|yeni pay alma hak|sermaye koyma borc|\bapel\b|\bzayi\b|alacaklilara cagri|alacaklilarin/

const OFFICIAL = /mahkemesinden|iflas\)? (?:dairesi|mudurlug)|^.{0,120}mahkemesi/

/** Whether a notice only calls a meeting: nothing on its agenda happened. */
export const callsMeeting = ({ plain }: Pick<Body, 'plain'>): boolean =>
  CALLED.test(plain) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

/**
 * Whether a notice only calls, invites or tells of lost books: what it says of capital or offices is planned or known, not registered by
 * it. Liquidation and its like are told.
 */
export const announcesOnly = ({ plain }: Pick<Body, 'plain'>): boolean =>
  (ANNOUNCED.test(plain) || CALLED.test(plain)) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

/** "Yanlış: … Doğru: …", with what is wrong between the two labels. */
const SIDES =
  /\b(?:yanlis|hatali|sehven yazilan)(?: [a-z]+){0,3}\s?:\s*(?=\S)((?:(?!\b(?:yanlis|hatali)\b)[^]){2,400}?)[\s.;,]*\b(?:dogru|dogrusu|duzeltilmis|olmasi gereken)(?: [a-z]+){0,3}\s?:\s*(?=\S)/dg
const WRONG =
  /\bsehven\b|\bzuhul|\b(?:dizgi|baski|tertip|maddi|yazim|imla|matbaa) (?:hata|yanlis)|\b(?:yanlis|hatali)(?: [a-z]+){0,3}\s?:(?=[^]{2,400}?\b(?:dogru|duzeltilmis|olmasi gereken)(?: [a-z]+){0,3}\s?:)|\byanlislikla\b|\bhatali (?:olarak )?(?:yazil|yayim|basil)|\bdogrusu\b|\b(?:duzeltilmis|dogru) (?:sekli|hali|metni|metin)\b|\b(?:yaz|cik|ilan|yay|bas|gec|goster)[a-z ]{0,20}\b(?:ise|is) de\b(?=[^]{0,300}\b(?:olmasi gerek|duzelt|tashih|dogru|asl[iu]nda\b|asli\b))|\bduzeltil(?:ir|mistir|erek|digi)\b|\btashih(?:en\b|i?(?:ni)? (?:ol(?:un|mus)|ed))/
/** Whether a text speaks of an error at all: asked of the same text for each of its facts and clauses. */
export const speaksOfErrors = ((): ((plain: string) => boolean) => {
  let last = { plain: '', speaks: false }
  return (plain) => {
    if (last.plain !== plain) last = { plain, speaks: holds(plain, WRONG) }
    return last.speaks
  }
})()
/** A street or a door that the town gave another name or number: the address is set anew, and nothing was printed wrongly. */
const RENUMBERED = /\bnumarataj|\b(?:sokag|sokak|cadde|mahalle|bulvar|kapi numara)[a-z]*(?: adi| ismi)?(?:n[iu]n)? degis/
/** Whether a sentence sets right what was printed or entered wrongly. */
export const setsRight = (sentence: string): boolean =>
  holds(holds(sentence, RENUMBERED) ? sentence.replace(/\bduzeltil[a-z]+/g, '') : sentence, WRONG)
/** How far a sentence on an error may reach. */
const REACH = 400

// "doğrusu X'dir": what follows is right.
const RIGHT = /\bdogrusu(?:nun)?\b\s*[:;,]?\s*/
/** "Anılan ibarenin doğrusu, tescile esas karara uygun olarak …": how far into its sentence the word stands. */
const RIGHT_FOLLOWS = /^[^.;:]{0,60}\bdogrusu(?:nun)?\b|^[^.;:]{0,20}\bdogru(?: [a-z]+){0,3}\s?:/
/** "500 TL yazılması gerekirken sehven 50 TL": what should have been said stands first. */
export const SHOULD_BE =
  /\b(?:gerekirken|gerektigi halde|gerekmekteyken|gerekmesine ragmen|icap ederken|lazim gelirken|lazimken|(?:yazil|denil|edil|olun|cik|yayinlan|yayimlan|ol)(?:acagi|ecegi)? ?(?:yerde|[ae]cakken|[ae]cekken)|yerine,? (?:[a-z]+ )?(?:sehven|yanlislikla|hatali))\b|^\W*(?:ibare|ifade|kelime|cumle)si(?:nin)?,? (?:sehven|yanlislikla|hataen|hatali olarak)\W*$/
/** "A olması gerekirken yanlışlıkla B olarak yayınlanmıştır". */
const NAME_SHOULD_BE =
  /^\s(?:olarak |seklinde )?[a-z]{2,}m[ae]s[iu] (?:gerekirken|gerektigi halde|icap ederken|lazim gelirken),? (?:[a-z]+ )?$/
/** That something was printed wrongly was only said, or what was asked for was refused. */
const NOT_SET_RIGHT = /\biddia|\bileri sur|\b(?:talep|taleb|istem|basvuru|dava)[a-z]* (?:[a-z]+ ){0,3}redd/
/** Whether a correction was only asked for, or refused. */
export const isRefused = (plain: string): boolean => NOT_SET_RIGHT.test(plain)
const IS_PRINTED = /^\s(?:olarak|seklinde|biciminde) (?:yaz|yayi|bas|cik|ilan|gec|tescil)/
/** Where the bare words behind "doğrusu" end. */
const BARE_ENDS = /\s(?:oldug|olarak|olacak|olmasi|olup|seklind|biciminde|ibaresi|dir\b)|['’]?\s?[dt][iu]r\b|[.;"“”]/
/** Terms and days that a correction sets right where it prints neither marks nor amounts. */
const VALUE = new RegExp(`\\d{1,3}\\s?(?:\\([^()]{2,12}\\)\\s?)?(?:yil|ay)(?:lik)?(?![a-z]*\\s(?:icin|ilk)\\b)|${DATE}`, 'dg')
/** What a correction begins with behind the head of its notice: the company, the gazette or the day on which the wrong words were printed. */
const CORRECTION_BEGINS = new RegExp(
  `\\b(?:yukarida\\b|(?:turkiye )?ticaret sicili? gazete|sirketimiz|sirkete ait|mudurlugumuz|t\\.?t\\.?s\\.?g|(?<!\\d)(?:${DATE}|\\d{1,2} [a-z]{4,7} \\d{4})\\s(?:tarih|gun))`,
  'g',
)
const HEADED = /\b(?:duzeltme|tashih)(?: ilani)?\W*$/
/** A sentence that only goes on to say what is right of the one before it. */
const GOES_ON = /^\W*(?:dogru|duzeltilmis|anilan|soz konusu|adi gecen|duzeltil|keyfiyet)/
const CITES = /\bgazete|\bnusha|\bilan[a-z]*d[ae]\b/
const MARK = /["“”]/g
/** Where a notice sets an earlier one right: its head is no part of that; marks of quotation are closed. */
export const correctionIn = once((body: Body): Span | null => {
  const { plain } = body
  if (!speaksOfErrors(plain)) return null
  const sentences = sentencesOf(body)
  const sides = matchesIn(body, SIDES)[0]
  const which = sentences.findIndex(({ from, to }) => setsRight(plain.slice(from, to)) || (sides && from <= sides.from && sides.from < to))
  const own = sentences[which]
  if (!own) return null
  const before = sentences[which - 1]
  const said = plain.slice(own.from, own.to)
  // What was printed wrongly is said before, or where it was printed.
  const joins = before && (GOES_ON.test(said) || (!CITES.test(said) && CITES.test(plain.slice(before.from, before.to))))
  const first = joins ? before : own
  let last = which
  while (sentences[last + 1] && (body.text.slice(first.from, sentences[last]?.to).match(MARK) ?? []).length % 2 === 1) last++
  const begins = allIn(plain.slice(first.from, first.to), CORRECTION_BEGINS).find(
    ({ index }) =>
      body.breaks.has(first.from + index - 1) || HEADED.test(plain.slice(Math.max(0, first.from + index - 30), first.from + index)),
  )
  return { from: first.from + (begins?.index ?? 0), to: sentences[last]?.to ?? own.to }
})

/**
 * Whether a piece stands in a sentence that sets an earlier notice right, before the words that are right: what it names may be the wrong
 * word, so people have to read it.
 */
export const corrects = (body: Body, from: number, to: number): boolean => {
  const { plain } = body
  if (!speaksOfErrors(plain)) return false
  const own = correctionIn(body)
  const first = own?.from ?? 0
  if (to <= first) return false
  if (own && from < own.to && !RIGHT.test(plain.slice(first, Math.max(first, from)))) return true
  // What stands under the label of what was wrong, however many sentences it is.
  if ([...plain.matchAll(SIDES)].some(({ index, 0: words }) => from < index + words.length && index < to)) return true
  const before = plain.slice(Math.max(0, first, from - REACH), Math.max(first, from)).replace(/^.*(?<!\d)\.(?:\s|$)/s, '')
  if (RIGHT.test(before) && !WRONG.test(plain.slice(from, to))) return false
  const ends = /(?<!\d)\.\s*$/.test(plain.slice(from, to))
  const after = ends ? '' : (/^(?:[^.]|\.(?=(?! )|(?<=\d\.))){0,400}/.exec(plain.slice(to, to + REACH))?.[0] ?? '')
  const sentence = before + plain.slice(Math.max(first, from), to) + after
  return setsRight(sentence)
}

const ISSUE = new RegExp(`${DATE}\\s*(?:tarih(?:li)?|gunlu)\\s*(?:ve\\s*)?\\d{3,6}\\s*say[ıi][a-z]*`, 'dg')
const MONEY = new RegExp(AMOUNT + CURRENCY, 'dg')
// What stands between marks of quotation; a single one is an apostrophe unless it stands alone.
const QUOTED = /["“”]([^"“”]{2,120})["“”]|(?<=\s)['’‘]([^'’‘]{2,120})['’‘](?=\s)/gu

const OF_PLACE = /^\W\s?(?:basli[kg]|bolum|kisim|kism|madde|bent|bend)/
/** Whether marked words that end here say where something stands ("… başlığı altında", "… bölümünde"): they are neither wrong nor right. */
export const isWhere = (plain: string, to: number): boolean => OF_PLACE.test(plain.slice(to, to + 12))

/** A number and a day of the list of evidence. */
const BY_NOTARY = /^(?:[a-z]*\s)?(?:ile\s)?tasdik/
const GAZETTE = /^[^.;]{0,80}(?:gazete|nusha|sayfa|ilan)/
/** Corrections of what ends or of who holds shares are left to people: only who holds an office is read from them. */
const NOT_IN_OFFICE = new RegExp(`${ENDED.source}|\\bhisse|\\bpay(?:i|in|lar)|\\bortag|\\bortakl?ar(?!in? kurul)`)

/** What was wrong and what is right instead, where a correction sets them apart. */
type Halves = { wrong: string; right: string; begins: number; marked: number }
const printedIn = (body: Body, { from, to }: Span): string =>
  squeeze(body.text.slice(from, to).replace(/\s*\(\d[\d/()A-Z]*\)\s*$/u, '')).replace(/^[\s.,;:]+|[\s,;]+$/gu, '')

/** The two halves of a correction by its labels. */
const labelledHalves = (body: Body): (Halves & { at: Span }) | null => {
  const [sides, ...more] = matchesIn(body, SIDES)
  if (!sides || more.length > 0) return null
  const sentences = sentencesOf(body)
  const [own, last] = [sentences.find((each) => sides.from < each.to), sentences.find((each) => sides.to < each.to)]
  const wrong = sides.span(1)
  if (!own || !last || !wrong) return null
  // Another label behind it says another thing.
  const next =
    /\s(?:gazete|tescil|ilan|sayfa|tarih)[a-z]*(?: [a-z]+)?\s?:|\s(?:(?:bu |is)?(?:keyfiyet|sekil)[a-z]* )?(?:duzeltilerek|tashihen)\b/.exec(
      body.plain.slice(sides.to, last.to),
    )
  const to = next ? sides.to + next.index : last.to
  return {
    wrong: printedIn(body, wrong),
    right: printedIn(body, { from: sides.to, to }),
    begins: sides.to,
    marked: 2,
    at: { from: own.from, to },
  }
}

/** Whether words are part of longer ones. */
const isWordOf = (word: string, words: string): boolean => word.length < words.length && ` ${words} `.includes(` ${word} `)

const OF_SURNAME = /\bsoy ?(?:ad|isim|ism)/
/** "A B'nin soyadı sehven B, doğrusu C": the whole names, where the sentence names one person who bears either surname. */
const wholeNames = (body: Body, at: Span, pair: Pick<Halves, 'wrong' | 'right'>): { wrong: string; right: string } | null => {
  const [wrong, right] = [fold(pair.wrong), fold(pair.right)]
  if (!OF_SURNAME.test(body.plain.slice(at.from, at.to)) || /\s/.test(pair.wrong.trim()) || /\s/.test(pair.right.trim())) return null
  const people = new Set(partiesIn(body, at.from, at.to).flatMap(({ name }) => (isEntity(name) || !name.includes(' ') ? [] : [name])))
  const [person, ...others] = people
  const last = fold(person?.split(' ').at(-1) ?? '')
  if (person === undefined || others.length > 0 || (last !== wrong && last !== right)) return null
  const given = person.split(' ').slice(0, -1).join(' ')
  return { wrong: `${given} ${pair.wrong}`, right: `${given} ${pair.right}` }
}

/** The same of a sentence: between marks, by amounts, terms or days, or by the bare words behind "doğrusu". */
const halvesIn = (body: Body, at: Span, issue: Span | undefined): Halves | null => {
  const plain = body.plain.slice(at.from, at.to)
  const right = RIGHT.exec(plain)
  const begins = right ? at.from + right.index + right[0].length : at.to
  const marked = [...body.text.slice(at.from, at.to).matchAll(QUOTED)].map((match) => {
    const from = at.from + match.index + (match[0].length - (match[1] ?? match[2] ?? '').length) / 2
    return { from, to: from + (match[1] ?? match[2] ?? '').length }
  })
  const of = (pattern: RegExp): Span[] =>
    matchesIn(body, pattern, at.from, at.to).filter((match) => !issue || issue.from >= at.to || match.from >= issue.to)
  // "Müdür "A B"nin soyadı sehven "B"": who is meant stands in marks too.
  const apart = marked.filter(
    (span) =>
      !isWhere(body.plain, span.to) &&
      !marked.some((other) => other !== span && isWordOf(body.plain.slice(other.from, other.to), body.plain.slice(span.from, span.to))),
  )
  const values = [apart, of(MONEY), of(VALUE)].find((all) => all.length > 0) ?? []
  const texts = [...new Set(values.map((span) => printedIn(body, span)))]
  const [first, second] = values
  if (first && second && texts.length === 2) {
    const between = body.plain.slice(first.to, second.from)
    const [wrong, instead] = SHOULD_BE.test(between) ? [second, first] : [first, values.at(-1) ?? second]
    return { wrong: printedIn(body, wrong), right: printedIn(body, instead), begins: right ? begins : instead.from, marked: marked.length }
  }
  if (values.length === 1 && first && right && first.to <= begins) {
    const end = BARE_ENDS.exec(body.plain.slice(begins, at.to))?.index ?? at.to - begins
    const bare = printedIn(body, { from: begins, to: begins + end })
    return bare === '' || bare.split(' ').length > MOST_BARE
      ? null
      : { wrong: printedIn(body, first), right: bare, begins, marked: marked.length }
  }
  return null
}
const MOST_BARE = 5

/**
 * A correction: which earlier notice, the words that were wrong and those that stand instead, where labels or marks set them apart, or they
 * are amounts, terms or names. Whose name is set right, with one office that the sentence names, holds that office under the right name: a fact beside the
 * correction. What else a correction says is told.
 */
export const correctionRule = (body: Body): Found[] => {
  const labelled = speaksOfErrors(body.plain) ? labelledHalves(body) : null
  const sentences = sentencesOf(body)
  const which = sentences.findIndex(({ from, to }) => setsRight(body.plain.slice(from, to)))
  const [first, next] = [sentences[which], sentences[which + 1]]
  if (!first && !labelled) return []
  // "… sehven yazılmıştır. Doğrusu: …"
  const goesOn =
    first && next && !RIGHT.test(body.plain.slice(first.from, first.to)) && RIGHT_FOLLOWS.test(body.plain.slice(next.from, next.to))
  const own = correctionIn(body)
  const at = labelled?.at ?? {
    from: Math.min(own?.from ?? 0, first?.from ?? 0) === own?.from ? own.from : Math.max(own?.from ?? 0, first?.from ?? 0),
    to: Math.max((goesOn ? next : first)?.to ?? 0, own?.to ?? 0),
  }
  const plain = body.plain.slice(at.from, at.to)
  if (NOT_SET_RIGHT.test(plain)) return []
  const printed = body.text.slice(at.from, at.to)
  const isGazette = (match: Match): boolean => GAZETTE.test(body.plain.slice(match.to, match.to + 100))
  const issue =
    matchesIn(body, ISSUE, at.from, at.to).find(isGazette) ??
    matchesIn(body, ISSUE).find(isGazette) ??
    matchesIn(body, ISSUE, at.from, at.to).find((match) => !BY_NOTARY.test(body.plain.slice(match.to, match.to + 30)))
  const halves = labelled ?? halvesIn(body, at, issue)
  const right = RIGHT.exec(plain)
  const begins = right ? at.from + right.index + right[0].length : (halves?.begins ?? at.to)
  const parties = partiesIn(body, at.from, at.to)
  // Of a form of signing who is named signs or signs along: no name is set right.
  const ofForm = begins < at.to && [plain.slice(0, begins - at.from), plain.slice(begins - at.from)].every((half) => A_FORM.test(half))
  const named = ofForm ? undefined : parties.find(({ from }) => from >= begins && from <= begins + FIRST_WORDS)?.name
  const others = named === undefined ? [] : parties.filter(({ from, name }) => from < begins && fold(name) !== fold(named))
  const [meant, printedAs] = right === null && !ofForm ? parties.slice(-2) : []
  const swapped =
    meant &&
    printedAs &&
    NAME_SHOULD_BE.test(body.plain.slice(meant.to, printedAs.from)) &&
    IS_PRINTED.test(body.plain.slice(printedAs.to, at.to))
  const names = swapped
    ? { wrong: printedAs.name, right: meant.name }
    : named === undefined || others.length === 0
      ? null
      : { wrong: others.at(-1)?.name ?? '', right: named }
  // A day beside it is no value that was wrong.
  const pair = ofForm && (halves?.marked ?? 0) < 2 ? null : (halves ?? names)
  const whole = pair ? wholeNames(body, at, pair) : null
  const [words, instead] = whole ? [whole.wrong, whole.right] : pair ? [pair.wrong, pair.right] : [null, null]
  if (words === null && issue === undefined) return []
  const lead = /^[\s.,;]*/.exec(printed)?.[0].length ?? 0
  const span = { from: issue && issue.from >= at.from && issue.from < at.to ? issue.from : at.from + lead, to: at.to }
  const correction: Found = {
    statement: { kind: 'correction', notice: issue ? squeeze(body.text.slice(issue.from, issue.to)) : null, words, instead },
    ...span,
  }
  const roles = new Set(officesNamed(body, at.from, at.to).map(({ role }) => role))
  const [role] = roles
  const person = whole ? whole.right : halves ? halves.right : swapped ? meant.name : (named ?? null)
  const strangers = parties.filter(
    ({ name, from }) => from >= span.from && name !== person && !(words !== null && fold(name).startsWith(fold(words))),
  )
  if (
    words === null ||
    person === null ||
    role === undefined ||
    roles.size > 1 ||
    strangers.length > 0 ||
    !isName(person) ||
    person.split(' ').length < 2 ||
    NOT_IN_OFFICE.test(plain)
  )
    return [correction]
  return [
    correction,
    role === 'auditor'
      ? { statement: { kind: 'auditor', name: person, period: null }, ...span }
      : {
          statement: appointment(person, ownRole(body, role)),
          ...span,
        },
  ]
}
const A_FORM = new RegExp(`${ALONE.source}|${TOGETHER.source}`)

/** How far behind "doğrusu" the right name may begin: an office may stand before it. */
const FIRST_WORDS = 60
