/** Frames of powers in free prose: who signs alone, who signs together, with whom (by the template's label: template-form.ts). */
import { representation } from '../fact/stated.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { Limit, RepresentationMode } from '../fact/fact.ts'
import { type Found, type Rule, once } from '../fact/found.ts'
import { termIn } from '../fact/office.ts'
import { partiesIn } from '../text/names.ts'
import { type Bound, ALL_BUT, OF_DOING, OF_SOME } from './bounds.ts'
import { sentencesOf } from './clauses.ts'
import { WHEN, addedTo } from './conditions.ts'
import { isPlainlySaid } from './given.ts'
import { electorateOf } from './offices.ts'
import { type PowerClause, boundsOf, inHalves, nearest, noticeOf, powerClauseAt } from './power-clauses.ts'
import {
  type Part,
  type Signers,
  NOBODY,
  OTHERS,
  alternativesOf,
  apartOf,
  besideOne,
  isSaidTwice,
  oneOfWith,
  sharedOf,
  signersOf,
} from './power-signers.ts'
import { isAlongWithHimself } from './references.ts'

/**
 * "Ayşe Yılmaz'ın şirketi münferit imzası ile temsil ve ilzama yetkili kılınmasına", "A ve B'nin müştereken …", "A, B ve C'den herhangi
 * ikisinin müştereken …", "A'nın münferiden, B ile C'nin müştereken …".
 */
export const powerRule: Rule = once((body) => {
  const notice = noticeOf(body)
  const found = new Map<string, Found>()
  for (const at of notice.clauses.keys()) {
    const clause = powerClauseAt(notice, at)
    for (const [key, each] of clause ? powersOf(clause) : []) found.set(key, each)
  }
  return [...found.values()]
})

/** How far the forms of a clause are read. */
type Progress = {
  /** Who signs in a form that names nobody. */
  earlier: readonly string[]
  /** The amount that was said last. */
  limit: Limit | null
  /** Of a power in halves both are read or none: half of one says more than the whole. */
  whole: Map<string, Found>
  understood: Set<Part>
}

/** The powers that a clause gives, each by what tells it from the others. */
const powersOf = (clause: PowerClause): [string, Found][] => {
  const { terms, both, tail, parts } = clause
  const progress: Progress = { earlier: spokenOfBefore(clause), limit: null, whole: new Map(), understood: new Set() }
  for (const part of parts) if (!readPart(clause, part, progress)) break
  if (!isWhollyUnderstood(clause, progress)) return []
  const apart = keptApart(clause, terms.length > 0 ? eachForHisTerm(progress.whole, terms) : [...progress.whole])
  if (apart === null) return []
  const [alone, ...besides] = apart
  const halves = both && alone && besides.length === 0 ? inHalves(alone[1], both) : null
  if (tail.length > 0 && halves === null) return []
  return halves ? halves.map((each, at) => [`${apart.map(([key]) => key).join()} ${at}`, each]) : apart
}

/** Who signs where the first form names nobody: whose power ends before it, or the one whom the clause before elects. */
const spokenOfBefore = ({ parts, taken, subject }: PowerClause): readonly string[] =>
  taken.length === 0 && (parts.length === 1 || parts[0]?.people.length === 0) && new Set(subject).size === 1 ? subject.slice(0, 1) : taken

const OR_ELSE = /^\s*(?:imza[a-z]*(?: ile)?\s)?,?\s?(?:veya|ya da|yahut|veyahut)\s/
/** Whether of the forms of a clause all are read that must be read together. */
const isWhollyUnderstood = ({ notice, within, periods, parts }: PowerClause, { understood }: Progress): boolean => {
  if ((within.length > 0 || periods) && understood.size < parts.length) return false
  // "… müşterek imzaları veya bunlardan biri ile …": of ways to sign with an "or" between them all are read or none.
  return parts.every(
    (part) => understood.has(part) || (part.people.length === 0 && !OR_ELSE.test(notice.body.plain.slice(part.from, part.at))),
  )
}

/** "A'ya 30.6.2029 tarihine, B'ye 30.6.2030 tarihine değin münferit yetki": each his own. */
const eachForHisTerm = (whole: ReadonlyMap<string, Found>, terms: PowerClause['terms']): [string, Found][] =>
  [...whole].flatMap(([key, each]) => {
    const { statement } = each
    if (statement.kind !== 'representation' || statement.mode !== 'sole') return []
    return statement.persons.map((person): [string, Found] => [
      `${key} ${person}`,
      { ...each, statement: { ...statement, persons: [person], until: terms.find(({ name }) => name === person)?.until ?? null } },
    ])
  })

/**
 * Who is given some transactions and of all else nothing is said: whether he had more before, and keeps it, is told. Null of what was not
 * read.
 */
const keptApart = ({ divides, bounds }: PowerClause, powers: [string, Found][]): [string, Found][] | null => {
  const [bound, ...more] = bounds
  if (!divides || !bound || more.length > 0) return powers
  // "Diğer işlemlerde": of what was not read.
  if (ALL_BUT.test(bound.scope ?? '')) return null
  return powers.map(([key, each]) => [key, { ...each, left: [{ from: Math.min(each.from, bound.from), to: each.to }] }])
}

/** One form of a clause as it is read: its bound, and those beside whom somebody must sign. */
type Form = { part: Part; bound: Bound | undefined; beside: Signers | null; mode: RepresentationMode }

/** Reads one form of a clause; whether those behind it may be read too. */
const readPart = (clause: PowerClause, part: Part, progress: Progress): boolean => {
  const { seen, added, parts } = clause
  const [bound, ...more] = boundsOf(clause, part)
  // The same form again with nobody named is another's, who was not read.
  const isOfAnother = bound !== undefined && part.people.length === 0 && parts[parts.indexOf(part) - 1]?.mode === part.mode
  if (more.length > 0 || isOfAnother) return false
  const beside = besideOne(seen, part, added)
  // Nobody signs alone where another's signature is needed.
  if (part.mode === 'sole' && !beside && added?.indispensable) return false
  if (isOfSomeOnly(clause, part) || !isPlainTillNext(clause, part)) return true
  return readForm(clause, { part, bound, beside, mode: beside ? 'joint' : part.mode }, progress)
}

/** How far before its first signer what bounds a power to some transactions may stand. */
const BEHIND = 40
/** What only some transactions are signed by is no power of the whole. */
const isOfSomeOnly = ({ from, sentence, bare }: PowerClause, { people, from: begins, at }: Part): boolean => {
  const since = Math.max(from, (people[0]?.from ?? begins) - BEHIND)
  const about = bare.slice(since - sentence.from, at - sentence.from)
  return OF_SOME.test(about) || OF_DOING.test(about)
}

const nextOf = ({ parts }: PowerClause, part: Part): Part | undefined => parts[parts.indexOf(part) + 1]
const isPlainTillNext = (clause: PowerClause, part: Part): boolean => {
  const next = nextOf(clause, part)
  return !next || isPlainlySaid(clause.unbound, part.end, next.people[0]?.from ?? next.at, [])
}

const WITH_HIM = /\b(?:onunla|kendisiyle|kendisi ile)\b/
/** Reads who signs in a form, as sets of those who sign together or as one list; whether the forms behind it may be read too. */
const readForm = (clause: PowerClause, form: Form, progress: Progress): boolean => {
  const { notice, seen, grouped, periods } = clause
  const { part, mode, beside } = form
  const { people } = part
  // "Diğer üyelerin ise ancak onunla birlikte": each of them with the one named before.
  const isWithHim =
    mode === 'joint' && progress.earlier.length > 0 && WITH_HIM.test(notice.body.plain.slice(people.at(-1)?.to ?? part.from, part.end))
  if (isWithHim && (progress.earlier.length !== 1 || people.length === 0)) return false
  const sets = isWithHim
    ? people.flatMap(({ names }) => names.map((name) => [name, ...progress.earlier]))
    : mode === 'joint' && !beside
      ? (oneOfWith(seen, people, part.at) ?? alternativesOf(seen, people, part.at, grouped))
      : null
  if (sets === null) readSigners(clause, form, progress)
  else if (periods) return false
  else readSets(clause, form, sets, isWithHim, progress)
  return true
}

/** How far before its form the words of a power stand that names nobody. */
const ONES_OWN = 80
/** Whether nothing else is said from the first of those who sign, where each was named last before the form. */
const isPlain = (clause: PowerClause, { from, at, people }: Part, names: readonly string[]): boolean => {
  const { begin, elected } = clause.notice
  const own = names.flatMap((name) => people.findLast((person) => person.names.includes(name))?.from ?? [])
  const ends = elected.filter((each) => each.to <= at).map((each) => each.to)
  const since = own.length > 0 ? Math.min(...own) : Math.max(from, begin, at - ONES_OWN, ...ends)
  return isPlainlySaid(clause.unbound, since, at, [...people])
}

/** How far after an election its power may stand. */
const NEAR = 2500
/** The offices that the words before a form give, beside which it may stand. */
const seatsBefore = ({ notice: { elected } }: PowerClause, { at }: Part): PowerClause['notice']['elected'] =>
  elected.filter((each) => at >= each.from && at - each.to < NEAR)

const keyOf = ({ mode, bound }: Form, names: readonly string[]): string =>
  `${mode} ${names.map(fold).sort().join(',')} ${bound === undefined ? '' : (bound.scope ?? bound.above)}`
/** "bu miktarı aşan" points back to an amount that was said. */
const pointsNowhere = ({ bound }: Form, { limit }: Progress): boolean => bound?.above === true && bound.limit === null && limit === null

/** Sets of people each of which signs as one. */
const readSets = (clause: PowerClause, form: Form, sets: readonly string[][], isWithHim: boolean, progress: Progress): void => {
  const { part, bound } = form
  if (pointsNowhere(form, progress)) return
  progress.limit = bound?.limit ?? progress.limit
  const rulesOf = isWithHim || isSaidTwice(part.people) ? apartOf : sharedOf
  for (const { persons, others } of rulesOf(sets.filter((names) => isPlain(clause, part, names))))
    progress.whole.set(keyOf(form, [...persons, ...others]), setOf(clause, form, { persons, others }, progress.limit))
  progress.earlier = []
  progress.understood.add(part)
}
const setOf = (
  clause: PowerClause,
  { part, bound, mode }: Form,
  { persons, others }: { persons: string[]; others: string[] },
  limit: Limit | null,
): Found => ({
  statement: representation(persons, mode, {
    with: others,
    // Several who each sign with one: the field cannot say so, and leaves it open.
    ...(others.length === 1 && persons.length > 1 ? {} : { any_of: others.length > 1 }),
    limit: bound && !bound.above && bound.scope === undefined ? limit : null,
    ...(bound?.above && limit !== null ? { floor: limit } : {}),
    scope: bound?.scope ?? clause.branch?.scope ?? null,
    until: seatsBefore(clause, part).find((each) => fold(each.name) === fold(persons[0] ?? ''))?.until ?? null,
    ...(clause.added ? addedTo(clause.added) : {}),
    ...(clause.when ? addedTo(clause.when) : {}),
    ...clause.later,
  }),
  from: part.people.find(({ names }) => [...persons, ...others].some((name) => names.includes(name)))?.from ?? clause.from,
  to: Math.min(clause.to, part.end),
})

/** Those who sign in one list, and with whom. */
const readSigners = (clause: PowerClause, form: Form, progress: Progress): void => {
  const { part, bound, mode, beside } = form
  const isOfEarlier = (bound !== undefined || part === clause.late) && part.people.length === 0
  const said =
    beside ??
    (isOfEarlier ? { ...NOBODY, persons: [...progress.earlier] } : signersOf(clause.unbound, part.people, part.at, mode, progress.earlier))
  const persons = personsOf(clause, part, said)
  if (persons === null || !isPlain(clause, part, [...persons, ...said.with]) || isAlongWithHimself(persons, said.with)) return
  if (persons.length > 0) progress.earlier = persons
  if (!isLegible(clause, form, persons, said) || pointsNowhere(form, progress)) return
  const amount: Limit | null = bound === undefined ? null : (bound.limit ?? progress.limit)
  progress.limit = amount ?? progress.limit
  progress.understood.add(part)
  progress.whole.set(keyOf(form, persons), powerOf(clause, form, { ...said, persons }, amount))
}

/** Who signs in a form: those whom it names, or else whom the words before mean; null where it is open who. */
const personsOf = (clause: PowerClause, part: Part, said: Signers): string[] | null => {
  const persons = [...new Map(said.persons.map((person) => [fold(person), person])).values()]
  const several = persons.length === 1 ? severalOf(clause, part) : []
  if (several.length > 1) return areListedByOffice(clause, part) ? several : null
  if (persons.length > 0 || part.people.length > 0) return persons
  if (clause.taken.length > 0) return clause.taken
  return clause.notice.labelled || clause.bounds.length > 0 ? [] : electedToSign(clause, part)
}

/** Words of several who sign: one alone is not all of them. */
const OF_SEVERAL = /(?:^|\b)(?:[a-z]+ )?imzalari(?:yla| ile)?\b[^.;]{0,60}\b(?:ederler|edeceklerdir|yetkilidirler)\b/
/** "A başkan, B başkan vekili olup, şirketi … imzaları ile": each with his office behind him. */
const LISTED_BY_OFFICE = new RegExp(
  `^ (?:(?:yonetim|idare) (?:kurulu|meclisi) )?(?:baskani?|reisi?|(?:baskan|reis) (?:vekili|yardimcisi)|(?:murahhas )?(?:uye(?:si)?|aza(?:si)?)|genel mudur|mudur)(?:,| ve|, ?ve|,? ile)\\s$`,
)
/** "A başkan, B başkan vekili olup, … imzaları ile temsil ederler": both, or it is open who. */
const severalOf = ({ notice: { body }, to }: PowerClause, { people, at }: Part): string[] =>
  OF_SEVERAL.test(body.plain.slice(at, to)) ? [...new Set(people.filter(({ referred }) => !referred).flatMap(({ names }) => names))] : []
const areListedByOffice = ({ notice: { body } }: PowerClause, { people }: Part): boolean => {
  const named = people.filter(({ referred }) => !referred)
  return named.slice(1).every((each, place) => LISTED_BY_OFFICE.test(body.plain.slice(named[place]?.to, each.from)))
}

const PLURAL = /(?:etme|kilinma|olma|edilme)l[ae]r|olduklari|yetkilidirler|edecekler|ederler/
/** Whom the words before elect; those of an organ are meant where the election stands in the same sentence or the one before. */
const electedToSign = (clause: PowerClause, part: Part): string[] => {
  const { notice, sentence, plain, subject } = clause
  const reach = seatsBefore(clause, part)
  const beside = reach.filter((each) => each.from >= sentence.from || (each.to >= sentence.from - 12 && each.to <= sentence.from + 1))
  const near = [...new Set(nearest(notice.clauses, beside, PLURAL.test(plain)).map((each) => each.name))]
  // "A'nın başkanlığa seçilmesine ve şirketi tek başına temsil etmesine": he alone whom the clause before elects.
  const he = new Set(subject.map(fold)).size === 1 && !PLURAL.test(plain) ? subject.slice(0, 1) : []
  const names = he.length > 0 ? he : near.length > 0 ? near : [...new Set(reach.map((each) => each.name))]
  // Of an organ that the notice does not elect as a whole others sign too.
  const isOfOrgan = OTHERS.test(plain)
  if (names.length === 1) return isOfOrgan ? [] : names
  return isOfOrgan && notice.replaced ? [] : near
}

/** "Herhangi ikisi": any two of those named. */
const isOfAnyTwo = ({ notice: { body } }: PowerClause, { from, end }: Part): boolean =>
  /(?:herhangi|en az) (?:ikisi|iki )/.test(body.plain.slice(from, end))
/** Whether all who sign in a form were read. */
const isLegible = (clause: PowerClause, { part, bound, mode }: Form, persons: readonly string[], { with: others }: Signers): boolean => {
  // Two sign, one was legible; or the list goes on before the first one read.
  if (persons.length === 0 || (mode === 'joint' && persons.length === 1 && others.length === 0)) return false
  // "Herhangi ikisi" of two: another was not read.
  if (persons.length === 2 && others.length === 0 && isOfAnyTwo(clause, part)) return false
  // An amount between two of those who sign is said of the first alone.
  const places = part.people.filter(({ names }) => names.some((name) => persons.includes(name))).map((person) => person.from)
  return !bound || !places.some((place) => place < bound.from) || !places.some((place) => place > bound.from)
}

/** The power of those who sign in one list. */
const powerOf = (
  clause: PowerClause,
  { part, bound, mode, beside }: Form,
  { persons, with: others, any }: Signers,
  amount: Limit | null,
): Found => {
  const { branch, added, when, periods } = clause
  const isAnyTwo = isOfAnyTwo(clause, part)
  const first = part.people.find((person) => person.names.some((name) => persons.includes(name)))
  return {
    statement: representation(persons, mode, {
      with: others,
      ...(any || (isAnyTwo && persons.length > 2) ? { any_of: true as const } : {}),
      limit: bound?.above ? null : amount,
      ...(bound?.above && amount !== null ? { floor: amount } : {}),
      scope: bound?.scope ?? branch?.scope ?? null,
      until: untilOf(clause, part, persons),
      ...(added && !beside ? addedTo(added) : {}),
      ...(when ? addedTo(when) : {}),
      ...(periods && part === clause.late ? { condition: periods.since.condition } : clause.later),
    }),
    ...(branch ? { more: [{ from: branch.from, to: branch.to }] } : {}),
    from: first && part.at - first.from < 400 ? first.from : Math.max(clause.from, part.at - 60),
    to: endOf(clause, part),
  }
}

const TILL_NEAR = 120
const VERB_ENDS = /(?<=[a-z](?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|m[ae](?:s[iu]|l[ae]r[iu])n[ae]|lid[iu]r(?:l[ae]r)?|[ae]c[ae]kt[iu]r))[,.;] /
/** Until when those sign: by the clause, or by the office of the one whom the words before elect. */
const untilOf = (clause: PowerClause, part: Part, persons: readonly string[]): IsoDate | null => {
  const { notice, periods, terms, from } = clause
  if (periods) return part === clause.early ? periods.before.until : null
  if (terms.length > 0) return null
  const { plain } = notice.body
  const chosen = [...plain.slice(from, part.at).matchAll(/\b(?:secil|atan)[a-z]*/g)].at(-1)
  // A day behind the verb is of what the words behind it say.
  const said = plain.slice(part.at, Math.min(part.at + TILL_NEAR, clause.sentence.to))
  const end = part.at + (VERB_ENDS.exec(said)?.index ?? said.length)
  const term = termIn(plain.slice(from + (chosen?.index ?? 0) + (chosen?.[0].length ?? 0), end))?.term.until
  const seat = seatsBefore(clause, part).find((each) => persons.length === 1 && fold(each.name) === fold(persons[0] ?? ''))
  return term ?? seat?.until ?? null
}

/** Where the words of a form end: the verb of all stands behind the last of them; what stands between was said of others. */
const endOf = (clause: PowerClause, part: Part): number => {
  const next = nextOf(clause, part)
  const behind = clause.seen.plain.slice(part.end, next === undefined ? clause.to : (next.people[0]?.from ?? next.at)).trimEnd()
  const power = /(?:yetkili|temsil|ilzam)[^.;]{0,40}/.exec(behind)
  return Math.min(clause.to, part.end + (power ? power.index + power[0].length : 0))
}

/** What may stand behind the circumstance: that he signs in the other's place, and nothing else. */
const IN_HIS_PLACE =
  /^[\s,]*(?:(?:da|de|ise) )?(?:onun |kendisinin )?(?:yerine|adina|vekaleten|ona vekaleten) (?:(?:tek basina|munferiden|sirketi|ve) )*(?:imza (?:atar|eder|koyar|atacaktir|edecektir)|(?:temsil|ilzam)(?: ve ilzam)? (?:eder|edecektir))\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/
/** "B, A'nın yurt dışında bulunduğu günlerde onun yerine imza atar": B signs, in that circumstance alone. */
export const deputyRule: Rule = (body) =>
  sentencesOf(body).flatMap(({ from, to }): Found[] => {
    const [deputy, other, ...more] = electorateOf(body, partiesIn(body, from, to))
    if (!deputy || !other || more.length > 0 || deputy.after !== null || other.after !== 'of') return []
    if (!/^\s?,\s$/.test(body.plain.slice(deputy.to, other.from)) || body.plain.slice(from, deputy.from).trim() !== '') return []
    const when = [...body.plain.slice(other.to, to).matchAll(WHEN)]
    const [last] = when
    if (!last || when.length > 1) return []
    const end = other.to + last.index + last[0].length
    if (!IN_HIS_PLACE.test(body.plain.slice(end, to))) return []
    const condition = squeeze(body.text.slice(other.from, end)).replace(/[\s,;:]+$/, '')
    return [
      {
        statement: representation([deputy.name], 'sole', { condition }),
        from: deputy.from,
        to: end + (/^[^.(]*/.exec(body.plain.slice(end, to))?.[0].length ?? 0),
      },
    ]
  })
