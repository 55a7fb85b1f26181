/**
 * Sentences read as a whole: where each word of a sentence is a known part (tokens.ts), its verbs take what stands before them, each by the
 * frame of what it does, whatever the order of the words. A verb that lacks what it needs, a part that no verb takes, two ways to give out
 * offices: and nothing is read of the sentence. It adds what the frames of usual wordings left to be told.
 */
import { fold } from '../kernel/text.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { CHAIRS } from '../fact/titles.ts'
import { sentencesOf } from './clauses.ts'
import { composedIn, composedParts } from './composed.ts'
import { FREE_OF_IT } from './composed-words.ts'
import { withoutSpans } from './conditions.ts'
import { gradesIn } from './graded-signers.ts'
import { isPartnership } from './partners.ts'
import { bodyFrom, overlaps } from './residue.ts'
import { type Token, rowOf } from './tokens.ts'
import { LOOSE, isOffice, isWho } from './sentence-parts.ts'
import { apartIn, partsIn, passedIn } from './passed-over.ts'
import { againIn, wholeIn } from './sentence.ts'

/** Who a statement is of, and what it gives or takes: two readings of one clause agree where this does. */
const sameOf = ({ statement }: Found): string | null => {
  switch (statement.kind) {
    case 'appointment':
    case 'departure':
      return `${statement.kind} ${fold(statement.person)} ${statement.role}`
    case 'auditor':
      return `auditor ${fold(statement.name)}`
    case 'representation':
      return `${statement.mode} ${[...statement.persons, ...statement.with].map(fold).sort().join()} ${statement.limit?.amount ?? ''} ${statement.floor?.amount ?? ''}`
    default:
      return null
  }
}

/** Those of many spans that touch one: a notice has as many sentences as spans, so none looks through all. */
const touching = <T extends Span>(spans: readonly T[]): ((at: Span) => T[]) => {
  const boxes = new Map<number, T[]>()
  for (const span of spans)
    for (let box = Math.floor(span.from / BOX); box * BOX < span.to; box++) boxes.set(box, [...(boxes.get(box) ?? []), span])
  return (at) => {
    const near = new Set<T>()
    for (let box = Math.floor(at.from / BOX); box * BOX < at.to; box++)
      for (const span of boxes.get(box) ?? []) if (overlaps(span, at)) near.add(span)
    return [...near]
  }
}
const BOX = 1000
/**
 * What the sentences say in which something is told: all that stands in them, less what the other frames read already. Where one of those
 * read something else of a sentence, nothing is added to it.
 */
export const wholeOf = (body: Body, told: readonly Span[], read: readonly Found[], withheld: readonly Span[]): Found[] => {
  const start = bodyFrom(body)
  const sentences = sentencesOf(body)
  const [toldAt, readAt, withheldAt] = [touching(told), touching(read), touching(withheld)]
  const all = sentences.flatMap(({ from: begins, to }, at): Found[] => {
    const from = Math.max(begins, start)
    const next = sentences[at + 1]
    const goesOn = next !== undefined && toldAt(next).length > 0 && goesOnFrom(body, { from: begins, to }, next)
    const open =
      goesOn ||
      toldAt({ from, to }).length > 0 ||
      TAKES_AND_GIVES.test(body.plain.slice(from, to)) ||
      TWO_OFFICES.test(body.plain.slice(from, to)) ||
      (ACTS_AS.test(body.plain.slice(from, to)) && !readAt({ from, to }).some(({ statement }) => statement.kind === 'appointment')) ||
      (TO_SERVE.test(body.plain.slice(from, to)) && readAt({ from, to }).some(isTimeless)) ||
      (isPartnership(body) && ENTRUSTS.test(body.plain.slice(from, to)))
    const otherwise =
      to - from < SHORTEST ? [] : composedOtherwise(body, { from, to }, Math.max(start, sentences[at - 1]?.from ?? from), readAt)
    if (otherwise.length > 0) return otherwise
    const seated = to - from < SHORTEST ? [] : seatedOtherwise(body, { from, to }, Math.max(start, sentences[at - 1]?.from ?? from), readAt)
    if (seated.length > 0) return seated
    if (to - from < SHORTEST || !open) return []
    const sentence = listFrom(body, sentences, at, from)
    if (withheldAt(sentence).length > 0) return []
    const earlier = Math.max(start, sentences[at - 1]?.from ?? from)
    const joined = goesOn || toldAt(sentence).length > 0 ? goingOn(body, sentences, at, earlier) : []
    if (joined.length > 0) {
      const own = new Set(joined.map(sameOf))
      const there = readAt({ from, to: sentences[at + 1]?.to ?? to }).filter((each) => each.statement.kind === 'representation')
      return there.every((each) => own.has(sameOf(each))) ? joined : []
    }
    const found = withoutNeedless(wholeIn(body, sentence, earlier), read)
    const again = found.length > 0 ? [] : againIn(body, sentence)
    const left = again.length > 0 ? withoutSpans(body, again) : body
    const { strange } = found.length > 0 ? { strange: null } : rowOf(left, sentence.from, sentence.to, earlier)
    const apart = strange === null ? null : apartIn(left, sentence, strange, earlier)
    const agrees =
      apart !== null &&
      apart.found.every(
        ({ statement }) => statement.kind !== 'representation' || again.every(({ mode }) => mode === null || mode === statement.mode),
      )
    const passed = strange === null || agrees ? [] : passedIn(left, sentence, earlier)
    // Where no frame settles the whole, or a word is of none, its clauses by themselves.
    if (!agrees && passed.length === 0 && found.length === 0)
      return [...partsIn(left, sentence, earlier), ...composedParts(left, sentence, earlier)].flatMap((part) => {
        const others = readAt(part.at).flatMap((each) => sameOf(each) ?? [])
        const read = new Set(part.found.map(sameOf))
        return others.every((each) => read.has(each)) ? part.found.filter((each) => !others.includes(sameOf(each) ?? '')) : []
      })
    const said = passed.length > 0 ? passed : (apart?.found ?? found)
    const there = readAt(sentence).filter((each) => !apart?.apart.some((one) => overlaps(one, each)))
    const known = there.flatMap((each) => sameOf(each) ?? [])
    const own = new Set(said.map(sameOf))
    // What ends of a power of somebody these frames leave to others.
    // Whose term is over and who is elected anew: another frame's end of it stands beside his election.
    const renewed = (each: string): boolean => own.has(each.replace(/^departure/, 'appointment'))
    const seats = new Set(there.flatMap((each) => (isSeatOfSigner(each, said) ? (sameOf(each) ?? []) : [])))
    return known.every((each) => own.has(each) || ENDS_POWER.test(each) || renewed(each) || seats.has(each))
      ? said.filter((each) => !known.includes(sameOf(each) ?? '') || saysHowLong(each, there))
      : []
  })
  // How those to whom the representation is left sign stays open where no words say it of the whole.
  const signs = [...read, ...all].flatMap(({ statement }) =>
    statement.kind === 'representation' && statement.scope === null && statement.limit === null ? statement.persons.map(fold) : [],
  )
  return all.map((each) =>
    each.left && each.statement.kind === 'appointment' && signs.includes(fold(each.statement.person)) ? { ...each, left: [] } : each,
  )
}

/**
 * What a sentence composes by all of its words, where the frames of usual wordings took something else of it for who signs: a part of it, or without
 * him beside whom they sign.
 */
const composedOtherwise = (body: Body, sentence: Span, before: number, readAt: (at: Span) => Found[]): Found[] => {
  const there = readAt(sentence).filter(({ statement }) => statement.kind === 'representation')
  if (there.length === 0 || there.some(({ from, to }) => from < sentence.from || to > sentence.to + 1)) return []
  // Of what is bounded, or names who signs along, the frames say more in fields of their own.
  if (!there.every(isPlainForm)) return []
  const found = composedIn(body, sentence, before)
  if (found.some(({ statement }) => statement.kind === 'representation' && (statement.scope !== null || statement.limit !== null)))
    return []
  const [own, others] = [new Set(found.flatMap(signaturesOf)), new Set(there.flatMap(signaturesOf))]
  const agree = [...own].every((each) => others.has(each)) && [...others].every((each) => own.has(each))
  return agree ? [] : found.map((each) => ({ ...each, instead: true }))
}

/**
 * Who comes to which office by all the words of a sentence, where the frames of usual wordings give several the office of one: "Başkanlığa A,
 * üyeleri B ve C".
 */
const seatedOtherwise = (body: Body, sentence: Span, before: number, readAt: (at: Span) => Found[]): Found[] => {
  const there = readAt(sentence).filter(isOfSeat)
  const chairs = there.filter(({ statement }) => statement.kind === 'appointment' && CHAIRS.includes(statement.role))
  if (new Set(chairs.map(sameOf)).size < 2 || there.some(({ from, to }) => from < sentence.from || to > sentence.to + 1)) return []
  const found = wholeIn(body, sentence, before)
  const own = new Set(found.map(sameOf))
  const isSettled = found.length > 0 && found.every((each) => each.whole === true && isOfSeat(each))
  return isSettled && there.every((each) => own.has(sameOf(each)) || chairs.includes(each))
    ? [...new Map(found.map((each) => [sameOf(each), each])).values()].map((each): Found => ({ ...each, instead: true }))
    : []
}
const isOfSeat = ({ statement }: Found): boolean => statement.kind === 'appointment' || statement.kind === 'departure'

/** The signatures that suffice by a power, each set of them. */
const signaturesOf = ({ statement }: Found): string[] => {
  if (statement.kind !== 'representation') return []
  const { persons, with: others, mode, any_of } = statement
  const set = (names: readonly string[]): string => [...new Set(names.map(fold))].sort().join()
  if (mode === 'sole') return persons.map((name) => set([name]))
  if (others.length > 0) return persons.flatMap((name) => (any_of ? others.map((other) => set([name, other])) : [set([name, ...others])]))
  return any_of ? persons.flatMap((name, at) => persons.slice(at + 1).map((other) => set([name, other]))) : [set(persons)]
}
const isPlainForm = ({ statement }: Found): boolean =>
  statement.kind === 'representation' &&
  // By their titles whoever holds them later signs.
  statement.persons.length > 0 &&
  !statement.by_title &&
  statement.scope === null &&
  statement.limit === null &&
  statement.group === null &&
  statement.with.length === 0 &&
  !statement.indispensable &&
  !statement.any_of &&
  !statement.condition &&
  !statement.excludes

/** A sentence that says of other matters or amounts how those sign of whom the one before it speaks. */
const GOES_ON =
  /^[\W_]*(?:(?:ancak|yalniz(?:ca)?|su kadar ki|ne var ki|bununla (?:birlikte|beraber)|fakat|lakin)(?! (?:bas|imza))|(?:bunun|bunlarin) (?:ust|uzer|dis|haric|fevk)|bunu (?:as|gec)|(?:bu|anilan|sayilan|soz konusu|belirtilen) (?:tutar|miktar|meblag|limit|rakam|bedel|is|islem|husus|konu)|daha (?:yuksek|fazla)|(?:diger|sair|geri kalan|baska) (?:[a-z]+ ){0,3}(?:is|islem|husus|konu|muamele)|(?:asan|gecen)(?:l[ae]r)?[a-z]* )/
const FREE_BEHIND = new RegExp(`^[^.;,]{3,60} ${FREE_OF_IT}`)
/** Whether a sentence goes on from the one before it, be it of the groups that this one makes. */
const goesOnFrom = (body: Body, first: Span, second: Span): boolean =>
  GOES_ON.test(body.plain.slice(second.from, second.to)) ||
  FREE_BEHIND.test(body.plain.slice(second.from, second.to)) ||
  (/\b(?:grub|grup|derece)/.test(body.plain.slice(second.from, second.to)) && gradesIn(body, first.from, first.to) !== null)
/** What a sentence says together with the one behind it that goes on from it, where the words of both compose it. */
const goingOn = (body: Body, sentences: readonly Span[], at: number, before: number): Found[] => {
  const [first, second] = [sentences[at], sentences[at + 1]]
  if (!first || !second || !goesOnFrom(body, first, second)) return []
  return composedIn(body, { from: first.from, to: second.to }, before).map((each) => ({ ...each, instead: true }))
}

/** What a statement says beside whom it is of, as far as whole sentences state it. */
const moreOf = ({ statement }: Found): string => {
  switch (statement.kind) {
    case 'appointment':
      return `${statement.from} ${statement.until} ${statement.term_years} ${statement.legal_entity}`
    case 'departure':
      return `${statement.on} ${statement.reason}`
    case 'representation':
      return [statement.scope, statement.excludes, statement.condition, statement.indispensable?.join(), statement.until, statement.group]
        .map((each) => each ?? '')
        .join('|')
    default:
      return ''
  }
}

/**
 * Whether all that the sentences say in which something is told stands among what was read: each word of them is known, and their facts are
 * the same as those that stand there; `ofSigning`: each by what it does where it is said who signs with whom.
 */
export const isSaidWhole = (body: Body, told: Span, read: readonly Found[], ofSigning = false): boolean => {
  const start = bodyFrom(body)
  const sentences = sentencesOf(body)
  const pairs = sentences.flatMap((each, at) => {
    const next = sentences[at + 1]
    return next && told.from < next.to && Math.max(each.from, start) < told.to
      ? [{ at, from: Math.max(each.from, start), to: next.to }]
      : []
  })
  for (const { at, from, to } of pairs) {
    const joined =
      told.from >= from - 1 && told.to <= to + 1 ? goingOn(body, sentences, at, Math.max(start, sentences[at - 1]?.from ?? from)) : []
    if (
      joined.length > 0 &&
      isAllRead(
        joined,
        read.filter((each) => overlaps(each, { from, to })),
        ofSigning,
      )
    )
      return true
  }
  const places = sentences.flatMap((each, at) =>
    Math.max(each.from, start) < told.to && told.from < each.to && /[a-z]/.test(body.plain.slice(each.from, each.to)) ? [at] : [],
  )
  return (
    places.length > 0 &&
    places.every((at) => {
      const from = Math.max(sentences[at]?.from ?? 0, start)
      const sentence = { from, to: sentences[at]?.to ?? from }
      const found = withoutNeedless(wholeIn(body, sentence, Math.max(start, sentences[at - 1]?.from ?? from)), read)
      const there = read.filter((each) => overlaps(each, sentence))
      return isAllRead(found, there, ofSigning) || (found.length === 0 && there.length === 0 && isEntrustedAgain(body, sentence, read))
    })
  )
}
/**
 * Whether a sentence only says to whom the power to represent is given, where the notice gives each of them one in a form of its own: "temsil
 * yetkisi A'ya ve B'ye verilmiştir" beside "A ile B münferiden temsil ederler".
 */
const isEntrustedAgain = (body: Body, { from, to }: Span, read: readonly Found[]): boolean => {
  const { tokens } = rowOf(body, from, to)
  const last = tokens?.at(-1)
  if (!tokens || last?.is !== 'verb' || last.does !== 'give' || last.form !== 'said') return false
  const whos = tokens.filter(isWho)
  const isKnown = (each: Token): boolean =>
    each === last || LOOSE.has(each.is) || each.is === 'who' || each.is === 'power' || (isOffice(each) && each.stands === null)
  const own = new Set(
    read.flatMap(({ statement }) =>
      statement.kind === 'representation' && statement.scope === null && statement.limit === null && !statement.condition
        ? statement.persons.map(fold)
        : [],
    ),
  )
  return (
    whos.length > 0 &&
    tokens.some(({ is }) => is === 'power') &&
    tokens.every(isKnown) &&
    whos.every(({ entity, meant, stands, name }) => !entity && !meant && (stands === null || stands === 'to') && own.has(fold(name)))
  )
}
/** Whether what words say by themselves is what was read of them, and no more. */
const isAllRead = (found: readonly Found[], there: readonly Found[], ofSigning: boolean): boolean => {
  // Beside an election words may be of the office that are not known as such.
  const elects = ofSigning && found.some(({ statement }) => statement.kind !== 'representation')
  const key = (each: Found): string => `${sameOf(each)} ${moreOf(each)}`
  const said = new Set(found.map(key))
  return (
    found.length > 0 &&
    found.every((each) => (elects ? each.whole === 'signing' : each.whole !== undefined)) &&
    // Of one that a frame read without its term beside one that read it, that is all.
    there.every(
      (each) =>
        said.has(key(each)) ||
        isSeatOfSigner(each, found) ||
        (isTimeless(each) && there.some((other) => sameOf(other) === sameOf(each) && !isTimeless(other))),
    ) &&
    found.every((each) => there.some((other) => key(other) === key(each)))
  )
}
/**
 * "K, üyelerden birinin de imzalaması şartıyla …": of a member who signs alone by another sentence, that he signs beside K is no form of his own.
 */
const withoutNeedless = (found: Found[], read: readonly Found[]): Found[] => {
  const alone = new Set(
    read.flatMap(({ statement }) =>
      statement.kind === 'representation' && statement.mode === 'sole' && isPlainForm({ statement } as Found)
        ? statement.persons.map(fold)
        : [],
    ),
  )
  return found.filter(({ statement }) => {
    if (statement.kind !== 'representation' || statement.mode !== 'joint' || statement.any_of) return true
    const [own, ...others] = statement.persons
    const [beside, ...more] = statement.with
    if (own === undefined || beside === undefined || others.length + more.length > 0 || !alone.has(fold(own))) return true
    return !found.some(
      ({ statement: other }) =>
        other.kind === 'representation' &&
        other.persons.length === 1 &&
        fold(other.persons[0] ?? '') === fold(beside) &&
        other.with.some((name) => fold(name) === fold(own)),
    )
  })
}
/** "Üç yıl için seçilmiş bulunan üyeler A, B ve C'nin …": an office, read by another frame, of somebody who signs by words that are all known. */
const isSeatOfSigner = ({ statement }: Found, found: readonly Found[]): boolean =>
  statement.kind === 'appointment' &&
  found.every(({ whole, statement: { kind } }) => whole === 'signing' && kind === 'representation') &&
  found.some(
    ({ statement: power }) =>
      power.kind === 'representation' && [...power.persons, ...power.with].some((name) => fold(name) === fold(statement.person)),
  )
const SHORTEST = 12
/** "… yetkisinin kaldırılarak münferiden …": what is given stands behind what ends, and is told only with it. */
const TAKES_AND_GIVES =
  /\b(?:yetki|s[ae]lahiyet)[a-z]* (?:[a-z]+ ){0,3}(?:kaldiril|iptal edil|son veril|geri alin)[a-z]*,? [^.;]*\b(?:munferi|muster|tek bas|birlikte)/
/** "Müdürler kurulu başkanlığından ve müdürlükten ayrılmasına": an office may end beside the one that was read. */
const TWO_OFFICES = /l[iu](?:k|kl[ae]r[iu]n|g[iu]n)[dt][ae]n,? (?:ve|ile) (?:[a-z]+ ){0,3}[a-z]+l[iu](?:k|kl[ae]r[iu]n|g[iu]n)[dt][ae]n /
/** "A müdür sıfatıyla şirketi temsil edecektir": an office beside the power that was read. */
const ACTS_AS = /\b(?:mudur|uye|baskan|memur)[a-z]* (?:sifatiyla\b|olmas[iu]\b|olacag[iu]\b|oldugu(?! (?:icin|halde)))/
/** "… üç yıl müddetle vazife görmek üzere A'yı …": a term that stands apart from those who are elected. */
const TO_SERVE = /\b(?:yil|sene|muddet|sure|tarih)[a-z]* (?:[a-z]+ )?(?:gorev|vazife|hizmet) (?:gormek|ifa etmek|yapmak|almak) uzere\b/
const isTimeless = ({ statement }: Found): boolean =>
  statement.kind === 'appointment' && statement.term_years === null && statement.until === null && statement.from === null
/** Whether an election says how long of one that another frame read without. */
const saysHowLong = (each: Found, read: readonly Found[]): boolean =>
  each.statement.kind === 'appointment' && !isTimeless(each) && read.some((other) => sameOf(other) === sameOf(each) && isTimeless(other))
const ENDS_POWER = /^departure .* authorised_signatory$/
/** Words that give the representation of a partnership, though how its partners sign was read of other words. */
const ENTRUSTS =
  /\b(?:sirketi|isleri)\b[^.;]*\b(?:idare ed|yurut)|\b(?:temsil|ilzam)[a-z]*\b[^.;]*\b(?:ait|birak|tevdi|veril|tanin|memur)|\bkomandite [^.;]*\b(?:temsil|ilzam) ed/

/** Items of a numbered list up to the verb that ends it, as one sentence with the words that open it. */
const listFrom = (body: Body, sentences: readonly Span[], at: number, from: number): Span => {
  let to = sentences[at]?.to ?? from
  for (let next = at + 1; next < sentences.length && next - at <= MOST_ITEMS; next++) {
    const before = body.plain.slice(sentences[next - 1]?.from, to)
    if (SAID.test(before) || OPENS_DECISIONS.test(before) || !ITEM.test(body.plain.slice(to, to + 8))) break
    to = sentences[next]?.to ?? to
  }
  return { from, to }
}
/** "… toplanarak aşağıdaki kararları almışlardır:": each item is a decision of its own. */
const OPENS_DECISIONS = /\b(?:asagidaki|su) (?:husus|karar|netice)[a-z]* [^:]*:\s*$/
const MOST_ITEMS = 14
const ITEM = /^\s*\d{1,2}\s?[-.)]/
const SAID =
  /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|d[iu]l?[ae]?r?|m[ae]s[iu]n[ae]|(?:temsil|ilzam)[iu]n[ae],?|[.;])\s*(?:\d{1,2}\s?[-.)]\s*)?$/
