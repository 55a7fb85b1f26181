/** Who goes and who comes by one verb of a sentence: departures from offices and elections to them. */
import { fold } from '../kernel/text.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Role } from '../fact/fact.ts'
import type { Found } from '../fact/found.ts'
import { NO_TERM } from '../fact/office.ts'
import { appointed } from './offices.ts'
import type { Token } from './tokens.ts'
import {
  type Clause,
  type Span,
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

export const departureOf = (who: Who, role: Role, on: IsoDate | null, reason: DepartureReason | null, at: Span): Found => ({
  statement: { kind: 'departure', person: who.name, role, on, reason },
  ...at,
})
export const REASONS: Partial<Record<Verb['does'], DepartureReason>> = { leave: 'resignation', remove: 'dismissal', die: 'death' }
/** Somebody's office is over. */
export const departure = ({ verb, args, vacates = false }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'post', 'cause', 'since', 'own', 'former', 'partner', 'he')) return null
  if (has(args, 'he') && (story.whom.length !== 1 || args.some(isWho))) return null
  const { people, offices } = titledIn(args)
  const whos: Titled[] = [...people, ...subjects]
  const meant: Titled[] = whos.length > 0 ? whos : story.whom.map((who) => ({ who, title: null }))
  if (meant.length === 0) return null
  // Said of an office of the people who bear it: "müdür A'nın görevi", "A'nın müdürlük görevi", "A müdürlükten", "görevine son verilmiştir".
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
  if (meant.some(({ who }) => who.stands === 'to' || who.stands === 'by' || who.stands === 'with' || who.stands === 'as')) return null
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
      role: title?.role ?? [...story.left, ...story.served].find((each) => fold(each.who.name) === fold(who.name))?.role ?? null,
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
export const election = ({ verb, args: stated }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  // "A ve B müdür seçilmiştir"
  const end = stated.at(-1)
  const args: Token[] = end && isOffice(end) && end.stands === null ? [...stated.slice(0, -1), { ...end, stands: 'as' }] : [...stated]
  // "Merhum A'dan boşalan üyeliğe": whose place it was stands before it.
  const places = args.filter((each) => each.is !== 'comma')
  const vacated = places.findIndex((each, at) => {
    const before = places[at - 1]
    return each.is === 'vacated' && before !== undefined && isWho(before) && before.stands === (each.by ? 'of' : 'from')
  })
  // "A'nın görev süresinin bitmiş olması nedeniyle yeniden müdürlüğe seçilmesine": why is said of whom the words elect.
  const runOut = args.every((each) => each.is !== 'cause' || each.reason === 'term_end')
  if (
    !holdsOnly(
      args,
      'who',
      'office',
      'post',
      'term',
      'since',
      'instead',
      'own',
      'he',
      ...(vacated < 0 && !runOut ? [] : (['cause'] as const)),
    )
  )
    return null
  const instead = args.findIndex((each) => each.is === 'instead' || each === places[vacated])
  const ahead = instead < 0 ? [] : args.slice(0, instead)
  // Who is replaced stands before "yerine", with an office of his own at most.
  const replaced = ahead.filter(isWho)
  const titles = ahead.filter((each) => isOffice(each) && each.stands === null)
  // "A'nın yerine başkanlığa B, B'den boşalan vekilliğe C": who comes to the one leaves the other.
  const [from, opens] = [places[vacated - 1], places[vacated + 1]]
  const moves =
    args[instead]?.is === 'instead' && vacated > 0 && from && isWho(from) && opens && isOffice(opens) && opens.role !== null
      ? { who: from, role: opens.role }
      : null
  const rest = args.filter(
    (each) => !replaced.includes(each as Who) && !titles.includes(each) && each !== moves?.who && !(moves && each === places[vacated]),
  )
  const terms = ownTerms(rest)
  const term = terms ? NO_TERM : termOf(args)
  if (term === null) return null
  const { people, offices } = titledIn(rest)
  // "Üyeliğe seçilen A ve B, başkanlığa A'yı seçmişlerdir": who choose are those of whom the words before speak.
  const chosen = people.filter(({ who }) => who.stands === 'object')
  const chooses = (each: Titled): boolean =>
    each.who.stands === null && each.title === null && story.came.some(({ who }) => who === each.who)
  if (chosen.length > 0 && chosen.length < people.length && people.every((each) => chosen.includes(each) || chooses(each)))
    return election(
      { verb, args: stated.filter((each) => !people.some((one) => one.who === each && !chosen.includes(one))) },
      story,
      subjects,
    )
  // "… seçilmesine ve kendisinin başkanlığa getirilmesine": the one whom the words before speak of.
  const himself =
    people.length + subjects.length === 0 && (has(args, 'own') || has(args, 'he')) && has(args, 'office') && story.whom.length === 1
      ? story.whom.map((who): Titled => ({ who, title: null }))
      : []
  const meant = [...people, ...subjects, ...himself]
  if (meant.length === 0) return null
  if (
    meant.some(
      ({ who }, at) =>
        who.stands === 'from' ||
        (who.stands === 'with' && at === meant.length - 1) ||
        who.stands === 'by' ||
        who.stands === 'not' ||
        who.names.length > 1,
    )
  )
    return null
  // "A, X A.Ş.'nin başkanlığına seçildiğini bildirmiştir": another's office.
  if (meant.some(({ who }) => who.entity && who.stands === 'of') && meant.some(({ who }) => who.stands === null)) return null
  const named = offices.filter((each) => each.stands !== 'from')
  if (named.length !== offices.length) return null
  let given = givenOut(rest, meant, named)
  // "Yönetim kurulunun iki kişiden teşekkülü benimsenerek A ile B": to the organ that the words before speak of.
  const organ = only(args.flatMap((each) => (each.is === 'organ' ? [each.role] : [])))
  if (given === null && named.length === 0 && organ !== null && instead < 0) given = meant.map(({ who }) => ({ who, role: organ }))
  // "Yerine yedek üye A göreve çağrılmıştır": he comes to the office of whom he follows.
  const reserves = instead >= 0 && story.left.length > 0 && given !== null && given.every(({ role }) => role === null)
  if ((given === null || reserves) && named.length === 0 && (instead >= 0 || has(args, 'post'))) {
    const role = only([...new Set(story.left.map((each) => each.role))]) ?? (story.left.length === 0 ? story.role : null)
    given = role === null ? null : meant.map(({ who }) => ({ who, role }))
  }
  // "Yerine yedek üye B çağrılmıştır": what he was till then.
  if (given?.every(({ role }) => role === null) && named.length === 0 && instead >= 0) {
    const role = only([...new Set(story.left.map((each) => each.role))])
    given = role === null ? null : given.map(({ who }) => ({ who, role }))
  }
  // A power to sign is told as such (powers have frames of their own).
  if (
    given === null ||
    named.some((each) => each.power) ||
    given.some(
      ({ who, role }) =>
        role === 'representative_of_legal_entity' ||
        (role === 'authorised_signatory' && (who.entity || meant.some((each) => each.who.entity))),
    )
  )
    return null
  const at = { from: spanOf([...args, verb]).from, to: Math.max(verb.to, ...subjects.map(({ who }) => who.to)) }
  story.whom = meant.map(({ who }) => who)
  story.came.push(...given)
  story.role = given[0]?.role ?? null
  const gone: Found[] = []
  if (story.pending.length > 0 || vacated >= 0) {
    // Who left what the words behind him give to another.
    const role = only([...new Set(given.flatMap((each) => each.role ?? []))])
    if (role === null || (instead < 0 && !has(args, 'vacated'))) return null
    const death = ahead.some((each) => each.is === 'cause' && each.reason === 'death') ? ('death' as const) : null
    const from = vacated < 0 || moves ? [] : replaced.map((who) => ({ who, on: null, reason: death }))
    if (moves) {
      gone.push(departureOf(moves.who, moves.role, null, null, at))
      story.left.push(moves)
    }
    for (const { who, on, reason } of [...story.pending, ...from]) {
      if (story.left.some((each) => fold(each.who.name) === fold(who.name) && each.role === role)) continue
      gone.push(departureOf(who, role, on, reason, { from: Math.min(who.from, at.from), to: at.to }))
      story.left.push({ who, role })
    }
    story.pending = []
  }
  // Who stands in reserve holds nothing yet.
  return [
    ...gone,
    ...given.flatMap(({ who, role }): Found[] =>
      // "Müdürler kurulu başkanlığına müdür sıfatıyla A": who chairs the managers is one of them.
      role === null || (role === 'manager' && given.some((each) => each.role === 'manager_chair' && fold(each.who.name) === fold(who.name)))
        ? []
        : role === 'auditor'
          ? [{ statement: { kind: 'auditor', name: who.name, period: null }, ...at }]
          : [appointed(who.name, role, null, terms?.get(who) ?? term, at)],
    ),
  ]
}
