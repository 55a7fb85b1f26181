/** Who goes and who comes by one verb of a sentence: departures from offices and elections to them. */
import { fold } from '../kernel/text.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Role } from '../fact/fact.ts'
import type { Found, Span } from '../fact/found.ts'
import { NO_TERM, type Term } from '../fact/office.ts'
import { CHAIRS } from '../fact/titles.ts'
import { appointed } from './offices.ts'
import type { Token } from './tokens.ts'
import {
  type Clause,
  type Office,
  type Story,
  type Titled,
  type Verb,
  type Who,
  givenOut,
  has,
  holdsOnly,
  isOffice,
  isWho,
  only,
  ownTerms,
  spanOf,
  termOf,
  titledIn,
} from './sentence-parts.ts'

/** That somebody leaves an office. */
export const departureOf = (who: Who, role: Role, on: IsoDate | null, reason: DepartureReason | null, at: Span): Found => ({
  statement: { kind: 'departure', person: who.name, role, on, reason },
  ...at,
})
/** Why somebody leaves, by the verb that says it. */
export const REASONS: Partial<Record<Verb['does'], DepartureReason>> = { leave: 'resignation', remove: 'dismissal', die: 'death' }
/** How nobody stands who goes. */
const STANDS_BY: ReadonlySet<Who['stands']> = new Set<Who['stands']>(['to', 'by', 'as'])
const JOINS: ReadonlySet<Token['is']> = new Set<Token['is']>(['and', 'with', 'or'])
/** What two people stand joined by, or each with: a word that joins them, or what the first of them leaves. */
const isJoint = (each: Token): boolean => JOINS.has(each.is) || isOffice(each) || each.is === 'post'
const isByTheWay = (one: Who, next: Who, args: readonly Token[]): boolean =>
  one.stands !== null && !args.slice(args.indexOf(one) + 1, args.indexOf(next)).some(isJoint)
/** Somebody's office is over. */
export const departure = ({ verb, args, vacates = false }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'post', 'cause', 'since', 'own', 'former', 'partner', 'he')) return null
  if (has(args, 'he') && (story.whom.length !== 1 || args.some(isWho))) return null
  const { people, offices } = titledIn(args)
  const whos: Titled[] = [...people, ...subjects]
  const meant: Titled[] = whos.length > 0 ? whos : story.whom.map((who) => ({ who, title: null }))
  if (meant.length === 0) return null
  // "Müdür A, müdür B'nin görevinin sonlandırılmasını …": two who stand unlike each other and are not joined are no list.
  const [first, second] = people
  if (
    first &&
    second?.who.stands === 'of' &&
    people.length === 2 &&
    first.who.stands === null &&
    !args.slice(args.indexOf(first.who), args.indexOf(second.who)).some(({ is }) => JOINS.has(is))
  )
    return null
  // "B'nin paylarını devralan A'nın", "B'yi temsil eden A'nın": the one who stands for himself without a word that joins the two is named by the way.
  if (people.slice(1).some(({ who }, at) => isByTheWay((people[at] as Titled).who, who, args))) return null
  // Said of an office of the people who bear it: "müdür A'nın görevi", "A'nın müdürlük görevi", "A müdürlükten", "görevine son
  // verilmiştir".
  const stands = offices.filter((each) => each.stands !== null && each.stands !== 'is')
  if (stands.length !== offices.length || stands.some((each) => each.stands === 'as' || (each.stands === 'to' && verb.does !== 'remove')))
    return null
  // Who leaves the partners alone holds what he held.
  if (has(args, 'partner') && stands.length === 0) {
    story.whom = meant.map(({ who }) => who)
    story.on = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))[0] ?? null
    story.why = only(args.flatMap((each) => (each.is === 'cause' ? [each.reason] : [])))
    story.unstated = true
    return []
  }
  const given = stands.length > 0 ? givenOut(args, meant, stands) : null
  if (stands.length > 0 && given === null) return null
  const causes = args.flatMap((each) => (each.is === 'cause' ? [each.reason] : []))
  if (causes.length > 1) return null
  // "A'nın vefatıyla üyelik ve başkanlık görevi son bulduğundan": for the same reason, and on that day.
  const before = whos.length === 0 && verb.does === 'end' ? story.why : null
  if (meant.some(({ who }, at) => STANDS_BY.has(who.stands) || (who.stands === 'with' && at === meant.length - 1))) return null
  const since = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))
  const days = args.flatMap((each) => (each.is === 'day' ? [each.on] : []))
  if (days.length > 1) return null
  if (since.length + days.length === 0 && before !== null && story.on !== null) days.push(story.on)
  // "Hisselerini devrederek …, görevinden istifasının kabulüne": what is accepted is that he resigned.
  const reason =
    (verb.does === 'leave' && verb.form === 'noun' && causes[0] === 'transfer' ? 'resignation' : causes[0]) ?? REASONS[verb.does] ?? before
  const at = { from: spanOf([...args, verb]).from, to: Math.max(verb.to, ...subjects.map(({ who }) => who.to)) }
  const all: { who: Who; role: Role | null }[] =
    given ??
    meant.map(({ who, title }) => ({
      who,
      role:
        title?.role ??
        [...story.left, ...story.served].find((each) => fold(each.who.name) === fold(who.name))?.role ??
        (verb.does === 'end' && verb.form === 'decided' && !has(args, 'post') && !has(args, 'partner')
          ? only([...new Set(story.came.map((each) => each.role))])
          : null),
    }))
  const found: Found[] = []
  for (const { who, role: held } of all) {
    // "Başkan A'nın vefatı üzerine boşalan üyeliğe": he leaves what others are elected to, and what he is called.
    const role = vacates ? null : held
    if (vacates && held !== null && !story.left.some((each) => fold(each.who.name) === fold(who.name) && each.role === held)) {
      found.push(departureOf(who, held, since[0] ?? days[0] ?? null, reason, at))
      story.left.push({ who, role: held })
    }
    if (role === null && (vacates || (verb.form !== 'said' && verb.form !== 'decided'))) {
      story.pending.push({ who, on: since[0] ?? days[0] ?? null, reason })
      continue
    }
    if (role === null) return null
    // "İstifa eden A'nın istifasının kabulüne", "A'nın vefatı sebebiyle müdürlük görevinin sona erdiğinin": said already.
    if (story.left.some((each) => fold(each.who.name) === fold(who.name) && (given === null || each.role === role))) continue
    found.push(departureOf(who, role, since[0] ?? days[0] ?? null, reason, at))
    story.left.push({ who, role })
    story.role = role
  }
  story.whom = meant.map(({ who }) => who)
  if (verb.does === 'die') [story.why, story.on] = ['death', since[0] ?? days[0] ?? null]
  return found
}

/** Somebody is given an office. */
export const election = (clause: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  const { verb } = clause
  const args = endingAs(clause.args.flatMap(eachOfAll))
  const vacated = vacatedIn(args)
  if (args.some((each) => each.is === 'vacated' && each.held)) return null
  if (!holdsOnly(args, ...ELECTS) || (vacated === null && args.some((each) => each.is === 'cause' && each.reason !== 'term_end')))
    return null
  if (args.filter(({ is }) => is === 'instead').length > 1) return vacated === null ? inTheirPlaces(clause, args, story) : null
  const place = placeIn(args, vacated)
  const terms = ownTerms(place.rest)
  const term = terms ? NO_TERM : termOf(args)
  if (term === null) return null
  const { people, offices } = titledIn(place.rest)
  const choosers = choosersOf(people, story)
  if (choosers.length > 0)
    return election({ verb, args: clause.args.filter((each) => !choosers.some(({ who }) => who === each)) }, story, subjects)
  const meant = [...people, ...subjects, ...himselfIn(args, [...people, ...subjects], story)]
  if (!mayBeElected(meant) || offices.some(({ stands }) => stands === 'from')) return null
  // All of an organ serve on, and these are they: for as long.
  const extended = story.extended
  if (
    extended !== null &&
    !(term !== null && meant.length > 1 && sameTerm(term, extended) && offices.every(({ role }) => role === story.role))
  )
    return null
  const given =
    extended !== null && offices.length === 0 && story.role !== null
      ? meant.map(({ who }) => ({ who, role: story.role }))
      : givenTo(args, place, { meant, offices }, story)
  if (given === null || offices.some(({ power }) => power) || given.some((each) => isOfPower(each, meant))) return null
  const at = { from: spanOf([...args, verb]).from, to: Math.max(verb.to, ...subjects.map(({ who }) => who.to)) }
  story.whom = meant.map(({ who }) => who)
  story.came.push(...given)
  story.role = given[0]?.role ?? null
  if (extended !== null) story.extended = null
  const gone = goneFor(args, place, given, story, at)
  return gone === null ? null : [...gone, ...given.flatMap((each) => electedAs(each, given, terms?.get(each.who) ?? term, at))]
}
const sameTerm = (one: Term, other: Term): boolean => one.until === other.until && one.years === other.years
/** "Üyeliğe A'nın yerine B, C'nin yerine D": of each two, the one goes and the other comes to the same office; null where they are no such pairs. */
const inTheirPlaces = ({ verb }: Clause, args: readonly Token[], story: Story): Found[] | null => {
  const row = args.filter((each) => isWho(each) || each.is === 'instead')
  const pairs = row.flatMap((goes, at): [Who, Who][] => {
    const [instead, comes] = [row[at + 1], row[at + 2]]
    return isWho(goes) && goes.stands === 'of' && instead?.is === 'instead' && comes && isWho(comes) ? [[goes, comes]] : []
  })
  const offices = [...new Set(args.filter(isOffice).map(({ role }) => role))]
  const role = only(offices.length > 0 ? offices : [...new Set(story.left.map((each) => each.role))])
  const term = termOf(args)
  const each = pairs.flat()
  if (role === null || term === null || pairs.length * 3 !== row.length || new Set(each).size < each.length) return null
  if (each.some(({ entity, names, stands }) => entity || names.length > 1 || (stands !== null && stands !== 'of'))) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const goes = pairs.filter(([who]) => !story.left.some((other) => other.role === role && fold(other.who.name) === fold(who.name)))
  story.left.push(...goes.map(([who]) => ({ who, role })))
  story.came.push(...pairs.map(([, who]) => ({ who, role })))
  story.whom = pairs.map(([, who]) => who)
  story.role = role
  return [
    ...goes.map(([who]) => departureOf(who, role, null, null, at)),
    ...pairs.map(([, who]) => appointed(who.name, role, null, term, at)),
  ]
}
/** "Ortakların üçü de": each of those whom the words mean. */
const eachOfAll = (each: Token): Token[] =>
  isWho(each) && each.all === true ? each.names.map((name) => ({ ...each, name, names: [name] })) : [each]
const ELECTS: readonly Token['is'][] = ['who', 'office', 'post', 'term', 'since', 'instead', 'own', 'he', 'cause']

/** "A ve B müdür seçilmiştir": the office right before the verb is what they are elected as. */
const endingAs = (args: readonly Token[]): Token[] => {
  const end = args.at(-1)
  return end && isOffice(end) && end.stands === null ? [...args.slice(0, -1), { ...end, stands: 'as' }] : [...args]
}

/** "Merhum A'dan boşalan üyeliğe": that an office is vacated by the one who stands before it, and the parts beside both. */
type Vacated = { mark: Token; by: Who; opens: Token | undefined }
const vacatedIn = (args: readonly Token[]): Vacated | null => {
  const places = args.filter((each) => each.is !== 'comma')
  for (const [at, mark] of places.entries()) {
    const by = places[at - 1]
    if (mark.is === 'vacated' && by !== undefined && isWho(by) && by.stands === (mark.by ? 'of' : 'from'))
      return { mark, by, opens: places[at + 1] }
  }
  return null
}

/**
 * Whose place somebody comes to: who stand before "yerine", with an office of their own at most, and all else that the clause says
 * (`rest`).
 */
type Place = {
  vacated: Vacated | null
  isInstead: boolean
  ahead: readonly Token[]
  replaced: readonly Who[]
  /** "A'nın yerine başkanlığa B, B'den boşalan vekilliğe C": who comes to the one leaves the other. */
  moves: { who: Who; role: Role } | null
  rest: Token[]
}
const placeIn = (args: readonly Token[], vacated: Vacated | null): Place => {
  const instead = args.findIndex((each) => each.is === 'instead' || each === vacated?.mark)
  const ahead = instead < 0 ? [] : args.slice(0, instead)
  const replaced = replacedIn(ahead)
  const opens = vacated?.opens
  const moves =
    args[instead]?.is === 'instead' && vacated && opens && isOffice(opens) && opens.role !== null
      ? { who: vacated.by, role: opens.role }
      : null
  const isOfPlace = (each: Token): boolean =>
    (isWho(each) && replaced.includes(each)) ||
    (isOffice(each) && each.stands === null && ahead.includes(each)) ||
    (moves !== null && (each === moves.who || each === vacated?.mark))
  return { vacated, isInstead: instead >= 0, ahead, replaced, moves, rest: args.filter((each) => !isOfPlace(each)) }
}

/** "A ve B'nin yerine"; "C, A'nın yerine": who stands before a mark of his own comes, and does not go. */
const replacedIn = (ahead: readonly Token[]): Who[] => {
  const all = ahead.filter(isWho)
  const [comes, goes] = all
  const apart = comes?.stands === null && goes && ahead.slice(ahead.indexOf(comes), ahead.indexOf(goes)).some(({ is }) => is === 'comma')
  return all.length === 2 && apart ? all.slice(1) : all
}

/** "Üyeliğe seçilen A ve B, başkanlığa A'yı seçmişlerdir": who choose are those of whom the words before speak. */
const choosersOf = (people: readonly Titled[], story: Story): readonly Titled[] => {
  const others = people.filter(({ who }) => who.stands !== 'object')
  const chooses = ({ who, title }: Titled): boolean => who.stands === null && title === null && story.came.some((each) => each.who === who)
  return others.length < people.length && others.every(chooses) ? others : []
}

/** "… seçilmesine ve kendisinin başkanlığa getirilmesine": the one whom the words before speak of. */
const himselfIn = (args: readonly Token[], named: readonly Titled[], story: Story): Titled[] =>
  named.length === 0 && (has(args, 'own') || has(args, 'he')) && has(args, 'office') && story.whom.length === 1
    ? story.whom.map((who) => ({ who, title: null }))
    : []

/** Whether those may be elected, by how they stand. */
const mayBeElected = (meant: readonly Titled[]): boolean => {
  const isAnother = ({ who }: Titled, at: number): boolean =>
    who.stands === 'from' ||
    (who.stands === 'with' && at === meant.length - 1) ||
    who.stands === 'by' ||
    who.stands === 'not' ||
    who.names.length > 1
  if (meant.length === 0 || meant.some(isAnother)) return false
  // "A, X A.Ş.'nin başkanlığına seçildiğini bildirmiştir": another's office.
  return !(meant.some(({ who }) => who.entity && who.stands === 'of') && meant.some(({ who }) => who.stands === null))
}

type Given = { who: Who; role: Role | null }
/** To which offices those come: as the clause gives them, or else those of its organ, or of whom they follow. */
const givenTo = (
  args: readonly Token[],
  { isInstead, rest, ahead }: Place,
  { meant, offices }: { meant: readonly Titled[]; offices: readonly Office[] },
  story: Story,
): Given[] | null => {
  const asOne = (role: Role | null): Given[] | null => (role === null ? null : meant.map(({ who }) => ({ who, role })))
  let given: Given[] | null = givenOut(rest, meant, offices)
  if (offices.length > 0) return given
  // "Yönetim kurulunun iki kişiden teşekkülü benimsenerek A ile B": to the organ that the words before speak of.
  const organ = only([...new Set(args.flatMap((each) => (each.is === 'organ' ? [each.role] : [])))])
  if (given === null && organ !== null && !isInstead) given = meant.map(({ who, title }) => ({ who, role: title?.role ?? organ }))
  const left = only([...new Set(story.left.map((each) => each.role))])
  // "Yerine yedek üye A göreve çağrılmıştır": he comes to the office of whom he follows.
  const isReserve = isInstead && story.left.length > 0 && given !== null && given.every(({ role }) => role === null)
  if ((given === null || isReserve) && (isInstead || has(args, 'post')))
    given = asOne(left ?? (story.left.length === 0 ? (story.role ?? titleOf(ahead)) : null))
  // "Yerine yedek üye B çağrılmıştır": what he was till then.
  return isInstead && given?.every(({ role }) => role === null) ? asOne(left) : given
}

/** "Müdür A'nın süresi dolduğundan yerine B": what he is called in whose place another comes. */
const titleOf = (ahead: readonly Token[]): Role | null =>
  only([...new Set(ahead.flatMap((each) => (isOffice(each) && each.stands === null ? [each.role] : [])))])

/** A power to sign is told as such (powers have frames of their own). */
const isOfPower = ({ who, role }: Given, meant: readonly Titled[]): boolean =>
  role === 'representative_of_legal_entity' || (role === 'authorised_signatory' && (who.entity || meant.some((each) => each.who.entity)))

/** Who left what the words behind him give to another; null where it is open what that was. */
const goneFor = (
  args: readonly Token[],
  { vacated, isInstead, ahead, replaced, moves }: Place,
  given: readonly Given[],
  story: Story,
  at: Span,
): Found[] | null => {
  if (story.pending.length === 0 && vacated === null) return []
  const role = only([...new Set(given.flatMap((each) => each.role ?? []))])
  if (role === null || (!isInstead && !has(args, 'vacated')) || (story.seatOnly && CHAIRS.includes(role))) return null
  const gone: Found[] = []
  if (moves) {
    gone.push(departureOf(moves.who, moves.role, null, null, at))
    story.left.push(moves)
  }
  const death = ahead.some((each) => each.is === 'cause' && each.reason === 'death') ? ('death' as const) : null
  const from = vacated === null || moves ? [] : replaced.map((who) => ({ who, on: null, reason: death }))
  for (const { who, on, reason } of [...story.pending, ...from]) {
    if (story.left.some((each) => fold(each.who.name) === fold(who.name) && each.role === role)) continue
    gone.push(departureOf(who, role, on, reason, { from: Math.min(who.from, at.from), to: at.to }))
    story.left.push({ who, role })
  }
  story.pending = []
  return gone
}

/** What the election of one of them states: nothing of who stands in reserve, and holds nothing yet. */
const electedAs = ({ who, role }: Given, given: readonly Given[], term: Term, at: Span): Found[] => {
  if (role === null) return []
  // "Müdürler kurulu başkanlığına müdür sıfatıyla A": who chairs the managers is one of them.
  const chairs = given.some((each) => each.role === 'manager_chair' && fold(each.who.name) === fold(who.name))
  if (role === 'manager' && chairs) return []
  return role === 'auditor'
    ? [{ statement: { kind: 'auditor', name: who.name, period: null }, ...at }]
    : [appointed(who.name, role, null, term, at)]
}
