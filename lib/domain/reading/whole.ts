/**
 * Sentences read as a whole: where each word of a sentence is a known part (tokens.ts), its verbs take what stands before them, each by the frame of
 * what it does, whatever the order of the words. A verb that lacks what it needs, a part that no verb takes, two ways to give out offices:
 * and nothing is read of the sentence. It adds what the frames of usual wordings left to be told.
 */
import { fold } from '../kernel/text.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, Limit, RepresentationRule, Role } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { NO_TERM, type Term } from '../fact/office.ts'
import type { Form } from '../text/lexicon.ts'
import { type Adjunct, adjunctAt } from './adjuncts.ts'
import { saidAgainIn } from './again.ts'
import { boundToBranch } from './branch-scope.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { addedTo, conditionsIn, matterIn, withoutSpans } from './conditions.ts'
import { appointed, officesIn } from './offices.ts'
import { isPartnership } from './partners.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { secondIn } from './second.ts'
import { ruleOf, signedBy } from './signatures.ts'
import { bodyFrom, overlaps } from './residue.ts'
import { rowOf, type Token } from './tokens.ts'

type Who = Extract<Token, { is: 'who' }>
type Office = Extract<Token, { is: 'office' }>
type Verb = Extract<Token, { is: 'verb' }>
type Span = { from: number; to: number }

/** What one verb says: the tokens that stand before it, less those that the verbs before took. */
type Clause = { verb: Verb; args: Token[]; vacates?: boolean }
/** Who was last said to leave or to come, and to what: a later clause of the sentence may mean it. `since`: where the words of the clause begin. */
type Story = {
  left: { who: Who; role: Role }[]
  came: { who: Who; role: Role | null }[]
  /** Who is only known by the office that he held till then. */
  served: { who: Who; role: Role | null }[]
  role: Role | null
  whom: Who[]
  since: number
  on: IsoDate | null
  why: DepartureReason | null
  /** Who leaves an office that only the words behind name ("A'nın istifası ile boşalan üyeliğe B"). */
  pending: { who: Who; on: IsoDate | null; reason: DepartureReason | null }[]
  /** What was put before somebody, and not yet accepted. */
  asked: boolean
  /** Up to which amount the clause before gives a power. */
  limit: Limit | null
  /** Something is said that no fact of these frames states. */
  unstated: boolean
  /** Whom the representation is left to: how they sign the words behind must say. */
  owed: readonly Who[]
}

const isWho = (token: Token): token is Who => token.is === 'who'
const isOffice = (token: Token): token is Office => token.is === 'office'
/** What a clause may hold beside what its frame takes. */
const LOOSE: ReadonlySet<Token['is']> = new Set<Token['is']>(['and', 'comma', 'open', 'close', 'with', 'day', 'vacated', 'organ'])

/** A person with the title that stands before his name, or in brackets or commas behind it. */
type Titled = { who: Who; title: Office | null }
/**
 * The people of a clause in their order, and the offices that are none's title: a title stands right before a name, or right behind it where a mark or
 * the next name follows.
 */
const titledIn = (args: readonly Token[]): { people: Titled[]; offices: Office[] } => {
  const people: Titled[] = []
  const titles = new Set<Office>()
  const parts = args.filter((each) => each.is !== 'former' && each.is !== 'open' && each.is !== 'own' && each.is !== 'cause')
  const bracket = args.some((each, at) => each.is === 'open' && isOffice(args[at + 1] ?? each))
  let shared: Office | null = null
  for (const [at, token] of parts.entries()) {
    if (!isWho(token)) {
      if (token.is !== 'and' && token.is !== 'with' && token.is !== 'comma') shared = null
      continue
    }
    const [before, next, behind] = [parts[at - 1], parts[at + 1], parts[at + 2]]
    if (
      before &&
      isOffice(before) &&
      before.stands === null &&
      !titles.has(before) &&
      !(bracket && args[args.indexOf(before) - 1]?.is === 'open')
    ) {
      titles.add(before)
      people.push({ who: token, title: before })
      shared = before.many ? before : null
      continue
    }
    if (
      next &&
      isOffice(next) &&
      next.stands === null &&
      token.stands === null &&
      (!behind || behind.is === 'comma' || behind.is === 'close' || behind.is === 'and' || behind.is === 'verb')
    ) {
      titles.add(next)
      people.push({ who: token, title: next })
      continue
    }
    people.push({ who: token, title: shared })
  }
  return { people, offices: args.filter(isOffice).filter((each) => !titles.has(each)) }
}

/** Offices given out among people in their order: one for all, all for one, or one each, behind or before. */
const givenOut = (
  args: readonly Token[],
  people: readonly Titled[],
  offices: readonly Office[],
): { who: Who; role: Role | null }[] | null => {
  const [only, ...more] = offices
  if (!only)
    return people.every(({ title }) => title !== null) ? people.map(({ who, title }) => ({ who, role: (title as Office).role })) : null
  if (more.length === 0) {
    // "Ortağımız X A.Ş. yönetim kurulu üyeliğine A": whose office it is stands before it.
    if (people.some(({ who }) => who.to <= only.from) && people.some(({ who }) => who.from >= only.to)) return null
    const behind = people.flatMap(({ who, title }) => (title && title.from > who.from ? [{ who, role: title.role }] : []))
    // "A başkan, B üye olarak": the last office is of those who have none of their own.
    if (behind.length > 0 && !has(args, 'open'))
      return people.map(({ who, title }) => ({ who, role: title && title.from > who.from ? title.role : only.role }))
    // Who chairs stands in brackets behind a name; the organ is given to all.
    return [...people.map(({ who }) => ({ who, role: only.role })), ...behind.filter(({ role }) => role !== only.role)]
  }
  if (people.length === 1 && people[0]) {
    const { who } = people[0]
    return offices.map(({ role }) => ({ who, role }))
  }
  const row = args.filter((each) => isWho(each) || (isOffice(each) && offices.includes(each)))
  const groups: { names: Who[]; office: Office | null }[] = []
  const first = row[0]
  if (!first) return null
  const officeFirst = isOffice(first)
  for (const each of row) {
    const last = groups.at(-1)
    if (isOffice(each)) {
      if (officeFirst) groups.push({ names: [], office: each })
      else if (last && last.office === null) last.office = each
      else return null
    } else if (isWho(each)) {
      if (officeFirst || (last && last.office === null)) last?.names.push(each)
      else groups.push({ names: [each], office: null })
    }
  }
  if (groups.some(({ names, office }) => office === null || names.length === 0)) return null
  return groups.flatMap(({ names, office }) => names.map((who) => ({ who, role: (office as Office).role })))
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)
const termOf = (args: readonly Token[]): Term | null => {
  const terms = args.flatMap((each) => (each.is === 'term' ? [each.term] : []))
  const since = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))
  if (terms.length > 1 || since.length > 1) return null
  return { ...(terms[0] ?? NO_TERM), ...(since[0] ? { from: since[0] } : {}) }
}
/** "A'nın beş yıl müddetle, B'nin ise 1.2.2030 tarihine kadar": the term of each, where each has one behind his name. */
const ownTerms = (args: readonly Token[]): Map<Who, Term> | null => {
  const row = args.filter((each) => isWho(each) || each.is === 'term')
  if (row.length < 4 || row.length % 2 > 0 || has(args, 'since')) return null
  const terms = new Map<Who, Term>()
  for (let at = 0; at < row.length; at += 2) {
    const [who, own] = [row[at], row[at + 1]]
    if (!who || !isWho(who) || own?.is !== 'term') return null
    terms.set(who, own.term)
  }
  return terms
}
const spanOf = (tokens: readonly Token[]): Span =>
  tokens.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.min(...tokens.map(({ from }) => from)), to: Math.max(...tokens.map(({ to }) => to)) }
const has = (args: readonly Token[], is: Token['is']): boolean => args.some((each) => each.is === is)
/** Whether a clause holds nothing but what its frame takes. */
const holdsOnly = (args: readonly Token[], ...kinds: Token['is'][]): boolean =>
  args.every((each) => LOOSE.has(each.is) || kinds.includes(each.is))

const left = (who: Who, role: Role, on: IsoDate | null, reason: DepartureReason | null, at: Span): Found => ({
  statement: { kind: 'departure', person: who.name, role, on, reason },
  ...at,
})

const REASONS: Partial<Record<Verb['does'], DepartureReason>> = { leave: 'resignation', remove: 'dismissal', die: 'death' }
/** Somebody's office is over. */
const departure = ({ verb, args, vacates = false }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
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
      found.push(left(who, held, since[0] ?? days[0] ?? null, reason, at))
      story.left.push({ who, role: held })
    }
    if (role === null && (vacates || (verb.form !== 'said' && verb.form !== 'decided'))) {
      story.pending.push({ who, on: since[0] ?? days[0] ?? null, reason })
      continue
    }
    if (role === null) return null
    // "İstifa eden A'nın istifasının kabulüne", "A'nın vefatı sebebiyle müdürlük görevinin sona erdiğinin": said already.
    if (story.left.some((each) => fold(each.who.name) === fold(who.name) && (given === null || each.role === role))) continue
    found.push(left(who, role, since[0] ?? days[0] ?? null, reason, at))
    story.left.push({ who, role })
    story.role = role
  }
  story.whom = meant.map(({ who }) => who)
  if (verb.does === 'die') [story.why, story.on] = ['death', since[0] ?? days[0] ?? null]
  return found
}

/** Somebody is given an office. */
const election = ({ verb, args: stated }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
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
      gone.push(left(moves.who, moves.role, null, null, at))
      story.left.push(moves)
    }
    for (const { who, on, reason } of [...story.pending, ...from]) {
      if (story.left.some((each) => fold(each.who.name) === fold(who.name) && each.role === role)) continue
      gone.push(left(who, role, on, reason, { from: Math.min(who.from, at.from), to: at.to }))
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

/** Words that name the representation, and not only the running, of the company. */
const SIGNING = /temsil|ilzam|imza|yetkisi(?!n[iu](?!n))|kabz/
const BY_LEAVE = /\bkarar[a-z]* (?:ile|uzerine|dogrultusunda)\b|\bkarariyla\b/
/** What holds each time, and is not decided once. */
const EACH_TIME = /(?:ed[ae]r(?:l[ae]r)?|edilir|olunur|baglar|yetkilidir(?:l[ae]r)?|atar(?:lar)?)$/
/** How the words between those who are named join them. */
type Marks = { some: Extract<Token, { is: 'some' }> | null; or: Token | null; and: Token | null }
/** Those who sign, alone or together, and with whom, by how they stand before the form. */
const signersOf = (
  group: readonly Who[],
  mode: 'sole' | 'joint',
  { some, or, and }: Marks,
  before: readonly string[],
): RepresentationRule[] | null => {
  const rule = (persons: readonly string[], more: Partial<RepresentationRule> = {}): RepresentationRule => ruleOf(persons, mode, more)
  const names = group.flatMap((each) => each.names)
  const [first] = group
  const last = group.at(-1)
  const of = some?.of ?? only(group.flatMap((each) => (each.of === null ? [] : [each.of])))
  const along = last?.stands === 'with' || some?.with === true
  if (!first || !last) return null
  if (mode === 'sole') return along || (of !== null && of !== 'each' && of !== 1 && of !== names.length) ? null : [rule(names)]
  if (along) {
    // "A veya B'den birinin C ile": by the parts of the clause (signatures.ts).
    if (some && !some.with && last.from > some.from) return null
    // "B veya C'den biri ile": they sign along with whoever is spoken of (signatures.ts).
    if (or && group[1] && first.stands === null && or.from > first.from && or.from < group[1].from) return null
    // "A'nın, B veya C'den biri ile", "A'nın B ile", "B ile müştereken": who signs along stands behind him who is spoken of.
    const own = group.length === 1 ? [] : [first]
    const beside = group.slice(own.length)
    const persons = own.length > 0 ? first.names : before
    const others = beside.flatMap((each) => each.names)
    if (persons.length !== 1 || own.some(({ stands }) => stands === 'with' || stands === 'from') || (and && group.length > 2)) return null
    // "Diğer müdürlerin ise A ile müştereken": each of them with him, or all together, the words leave open.
    const together = persons.length === 1 ? { any_of: false } : {}
    if (others.length === 1) return of === null || some?.with ? [rule(persons, { with: others, ...together })] : null
    const either = or !== null && or.from > (beside[0]?.from ?? 0) && (of === null || of === 1)
    return either ? [rule(persons, { with: others, any_of: true })] : null
  }
  if (or || of === 1 || names.length < 2) return null
  // "B'nin ise A'nın imzası ile birlikte": he, and A beside him.
  if (!and && of === null && group.length === 2 && first.stands === 'of' && last.stands === 'of' && names.length === 2)
    return [rule(first.names, { with: [...last.names], any_of: false })]
  if (typeof of === 'number' && of !== names.length) return of === 2 ? [rule(names, { any_of: true })] : null
  return [rule(names, { any_of: false })]
}

/** Whether those of a group are spoken of nowhere else in a clause. */
const isApart = (args: readonly Token[], group: readonly Who[]): boolean => {
  const names = group.flatMap((each) => each.names.map(fold))
  return !args.filter(isWho).some((each) => !group.includes(each) && each.names.some((name) => names.includes(fold(name))))
}

/** "A münferiden, B müştereken": one who signs with another, beside him who signs alone. With whom no word says, and none needs to. */
const besideSole = (args: readonly Token[], group: readonly Who[], { some, or }: Marks): RepresentationRule[] | null => {
  const who = only(group)
  const sole = args.some((each) => each.is === 'form' && each.mode === 'sole')
  if (!who || !sole || some || or || has(args, 'bound') || has(args, 'called') || has(args, 'or')) return null
  const plain = who.stands === null || who.stands === 'of' || who.stands === 'to'
  const others = args.filter(isWho).filter((each) => each !== who)
  return plain && who.of === null && !who.meant && who.names.length === 1 && others.length > 0 && isApart(args, group)
    ? [ruleOf(who.names, 'joint')]
    : null
}

/** Who signs and how, in the words of usual clauses or by whatever their parts settle. */
const power = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  // "Onun yerine B'ye … yetkisi verilmiştir": whose power ended the words before say.
  const begins = args.findIndex((each) => each.is !== 'comma' && each.is !== 'and' && each.is !== 'with' && each.is !== 'instead')
  const clause = { verb, args: namedOnce(begins < 0 ? args : args.slice(begins)) }
  return plainPower(body, clause, story) ?? partedPower(body, clause, story)
}

/** "İmza sahipleri A, B ve C olup şirket bunlardan ikisinin": those whom words behind a list mean are named once. */
const namedOnce = (args: Token[]): Token[] => {
  const at = args.findIndex((each) => isWho(each) && each.meant && each.names.length > 1)
  const meant = args[at]
  if (!meant || !isWho(meant)) return args
  const ahead = args.slice(0, at)
  const listed = ahead.filter(isWho)
  return listed.length > 1 &&
    listed.every(
      (each, at) => (each.stands === null || (each.stands === 'with' && at < listed.length - 1)) && meant.names.includes(each.name),
    ) &&
    ahead.every((each) => isWho(each) || LOOSE.has(each.is) || isOffice(each))
    ? args.slice(at)
    : args
}

/** What a clause may speak of that takes a power away. */
const TAKEN_AWAY: ReadonlySet<Token['is']> = new Set<Token['is']>(['who', 'power', 'form', 'own', 'former'])
const FOR_COMPANY = /temsil|ilzam|\byetki|\bs[ae]lahiyet|\bbagla|\b(?:sirket|kooperatif|isletme|firma|ortaklig)/
const NEEDS = /aran|sart|gerek|lazim|zorun|bulun|icap/
/** The same by the parts that the forms of signing make of it (signatures.ts). */
const partedPower = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  const parts = args.filter((each) => each.is !== 'term' || each.term.years !== null || each.term.until !== null || each.term.from !== null)
  const at = { from: spanOf([...args.filter((each) => !LOOSE.has(each.is)), verb]).from, to: verb.to }
  const words = body.plain.slice(at.from, at.to)
  const said = body.plain.slice(verb.from, verb.to)
  if (!SIGNING.test(words) || has(args, 'open') || has(args, 'close') || has(args, 'day')) return null
  if (EACH_TIME.test(said) && BY_LEAVE.test(body.plain.slice(story.since, at.to))) return null
  const whos = args.filter(isWho)
  // A signature alone may be under any paper; an auditor signs none of the company's.
  if (
    (!FOR_COMPANY.test(body.plain.slice(Math.min(story.since, at.from), at.to)) && !has(args, 'about')) ||
    args.some((each) => isOffice(each) && (each.role === 'auditor' || each.role === 'commissioner'))
  )
    return null
  if (whos.some(({ entity }) => entity)) return null
  const sealed = /^imza[a-z]* (?!at|ed|et|koy)/.test(said) ? (NEEDS.test(said) ? 'needed' : 'enough') : null
  const before = story.whom.flatMap(({ names }) => names)
  const [own, ...others] = whos
  // "…, bu miktarın üstünde B'nin de imzası aranır": beside his of whom the words before speak.
  const along =
    own !== undefined &&
    others.length === 0 &&
    own.stands === 'of' &&
    sealed === 'needed' &&
    story.limit !== null &&
    has(parts, 'bound') &&
    before.length === 1 &&
    /^ (?:da|de|dahi|ayrica)(?: (?:da|de))? $/.test(body.plain.slice(own.to, verb.from))
  const read = along ? [...parts.map((each): Token => (each === own ? { ...own, stands: 'with' } : each)), formAt(verb.from)] : parts
  const rules = signedBy(body, read, whos.length > 0 && !along ? [] : before, along ? null : sealed, story.limit)
  if (rules === null || rules.length === 0) return null
  // "A'nın imzası bulunmadıkça şirket borç altına girmez": his signature is needed, and whether it is enough is not said.
  if (DENIED_TWICE.test(said) && rules.some(({ mode }) => mode === 'sole')) return null
  if (!along) story.whom = whos.length > 0 ? whos : story.whom
  story.limit = rules.length === 1 ? (rules[0]?.limit ?? null) : null
  // Who is given some matters, and of all else nothing is said: whether he keeps more is told.
  const [scope] = rules.map((each) => each.scope)
  const apart = scope !== null && rules.every((each) => each.scope === scope)
  return rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, ...at, ...(apart ? { left: [at] } : {}) }))
}

const DENIED_TWICE = /^[a-z]*(?:mad[iu]kca|may[ae]n)\b/
const formAt = (at: number): Token => ({ is: 'form', mode: 'joint', from: at, to: at })

const plainPower = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'power', 'form', 'own', 'or', 'term', 'some', 'bound', 'called', 'he')) return null
  if (has(args, 'he') && (story.whom.length !== 1 || args.some(isWho))) return null
  const begins = args.findIndex((each) => each.is !== 'comma' && each.is !== 'and')
  const at = { from: spanOf([...(begins < 0 ? [] : args.slice(begins)), verb]).from, to: verb.to }
  const words = body.plain.slice(at.from, at.to)
  // With somebody's leave it is no power of its own.
  if (!SIGNING.test(words)) return null
  if (EACH_TIME.test(body.plain.slice(verb.from, verb.to)) && BY_LEAVE.test(body.plain.slice(story.since, at.to))) return null
  const { offices } = titledIn(args)
  if (offices.length > 0) return null
  const whos = args.filter(isWho)
  // "B'nin imzası … A'nın imzası ile": whose each signature is, the parts tell.
  if (whos.length > 1 && args.filter((each) => each.is === 'power' && /^imzas[iu]/.test(body.plain.slice(each.from, each.to))).length > 1)
    return null
  // "Müdürlerden herhangi ikisi": of those meant.
  if (
    whos.some(
      ({ stands, entity, of }) =>
        (stands === 'from' && of === null && !has(args, 'some')) || stands === 'not' || stands === 'object' || entity,
    )
  )
    return null
  if (args.some((each) => each.is === 'term' && (each.term.years !== null || each.term.until !== null || each.term.from !== null)))
    return null
  // "Bunlardan herhangi birinin imzası şirketi ilzam eder": nobody else's is asked for.
  const [lone, ...joined] = whos
  const one =
    lone?.of === 1 && joined.length === 0 && /\bimzasi\b/.test(words) ? [{ ...lone, is: 'form' as const, mode: 'sole' as const }] : []
  const stated = args.flatMap((each) => (each.is === 'form' ? [each] : []))
  const forms = stated.length > 0 ? stated : one
  if (forms.length === 0) return null
  // "A'nın B ile müştereken, C ile D'nin ise birlikte": each form is of those before it (signatures.ts).
  const [form, ...others] = forms
  if (
    form &&
    others.length > 0 &&
    forms.every(({ mode }) => mode === 'joint') &&
    whos.some(({ from }) => from < form.from) &&
    whos.some(({ from }) => from > form.from)
  )
    return null
  const called = args.flatMap((each) => (each.is === 'called' ? [each.role] : []))
  // Each of the holders signs alone: those whom the sentence elects are among them.
  if (
    called.length > 0 &&
    (called.length > 1 ||
      whos.length > 0 ||
      forms.some(({ mode }) => mode !== 'sole') ||
      has(args, 'bound') ||
      !story.came.some(({ role }) => role === called[0]))
  )
    return null
  const rules: RepresentationRule[] = []
  const same = new Set(forms.map(({ mode }) => mode)).size === 1 && !has(args, 'bound')
  const marksOf = (part: readonly Token[]): Marks | null => {
    const some = part.flatMap((each) => (each.is === 'some' ? [each] : []))
    const people = part.filter(isWho)
    const between = (is: Token['is']): Token | null =>
      part.find((each) => each.is === is && each.from > (people[0]?.from ?? 0) && each.from < (people.at(-1)?.from ?? 0)) ?? null
    return some.length > 1 ? null : { some: some[0] ?? null, or: part.find((each) => each.is === 'or') ?? null, and: between('and') }
  }
  if (same) {
    const group =
      whos.length > 0 ? whos : called.length > 0 ? story.came.filter(({ role }) => role === called[0]).map(({ who }) => who) : story.whom
    const marks = marksOf(args)
    // "Her biri" is of all whom the sentence elects, or not settled.
    if (
      whos.length === 0 &&
      marks?.some?.of === 'each' &&
      !story.came.every(({ who }) => group.includes(who) || group.some(({ name }) => fold(name) === fold(who.name)))
    )
      return null
    const read = marks === null ? null : signersOf(group, forms[0]?.mode ?? 'joint', marks, [])
    if (read === null) return null
    rules.push(...read)
  } else {
    // Each form has those before it, or is of whom the form before it was.
    let part: Token[] = []
    let subjects: readonly Who[] = whos.length > 0 ? [] : story.whom
    let said: RepresentationRule['limit'] = story.limit
    for (const each of args) {
      if (each.is !== 'form') {
        part.push(each)
        continue
      }
      const group = part.filter(isWho)
      const bounds = part.flatMap((one) => (one.is === 'bound' ? [one] : []))
      const [bound, ...more] = bounds
      const marks = marksOf(part)
      // "A 10.000 TL'ye kadar, B ve C müştereken": how A signs is not said.
      const split =
        bound !== undefined &&
        group.some((one) => one.from < bound.from) &&
        group.some((one) => one.from > bound.from && one.stands !== 'with')
      // "Müştereken veya münferiden": two forms of one.
      const again = group.length === 0 && bound === undefined && rules.length > 0
      if (more.length > 0 || marks === null || split || again) return null
      const alone = bounds.length === 0 && each.mode === 'joint' ? besideSole(args, group, marks) : null
      const read =
        alone ??
        signersOf(
          group.length > 0 ? group : subjects,
          each.mode,
          marks,
          subjects.flatMap((one) => one.names),
        )
      if (read === null) return null
      const own = group.filter(({ stands }) => stands !== 'with')
      // One form of somebody bounded and another not: which holds beyond the bound is not said.
      if (has(args, 'bound') && bound === undefined && (own.length === 0 || !isApart(args, own))) return null
      const limit: RepresentationRule['limit'] = bound?.limit ?? (bound?.above ? said : null)
      if (bound && limit === null) return null
      rules.push(...read.map((rule) => (bound && limit ? (bound.above ? { ...rule, floor: limit } : { ...rule, limit }) : rule)))
      // "Tek imzasıyla, 100.000 TL'yi aşan işlemlerde ise B ile birlikte": alone as far as that.
      if (bound?.above && limit && own.length === 0)
        for (const [which, rule] of rules.entries()) {
          const [first, ...none] = rule.persons
          const his = first !== undefined && none.length === 0 && subjects.flatMap(({ names }) => names).includes(first)
          if (rule.mode === 'sole' && his && rule.limit === null && !rule.floor) rules[which] = { ...rule, limit }
        }
      if (bound && !bound.above) said = bound.limit
      if (own.length > 0) subjects = own
      part = []
    }
    if (part.some((each) => isWho(each) || each.is === 'bound' || each.is === 'some')) return null
  }
  story.whom = whos.length > 0 ? whos : story.whom
  story.limit = rules.length === 1 ? (rules[0]?.limit ?? null) : null
  return rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, ...at }))
}

/** "A, B ile müştereken temsile yetkili müdür olarak seçilmiştir": an office and how its holder signs. */
const electedToSign = (body: Body, { verb, args }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  const along = args.filter(
    (each, at) => isWho(each) && each.stands === 'with' && args.slice(at + 1).find((next) => next.is !== 'with')?.is === 'form',
  )
  const ofSigning = (each: Token): boolean =>
    each.is === 'form' || each.is === 'power' || each.is === 'some' || (each.is === 'verb' && each.does === 'sign')
  const elected = election({ verb, args: args.filter((each) => !ofSigning(each) && !along.includes(each)) }, story, subjects)
  const [first] = args.filter(ofSigning)
  if (elected === null || elected.length === 0 || !has(args, 'form') || !first) return null
  const people = story.whom
  if (along.length > 0 && people.length !== 1) return null
  const signing = power(
    body,
    {
      verb,
      args: [...people.map((each): Token => ({ ...each, stands: along.length > 0 ? 'of' : null })), ...along, ...args.filter(ofSigning)],
    },
    story,
  )
  story.whom = people
  return signing === null ? null : [...elected, ...signing]
}

/**
 * "Şirketin temsili ortaklardan A ile B'ye bırakılmıştır": of a partnership those partners represent it, in whatever form the words behind say
 * (TTK 218, 223); of a company with organs the words leave open what they are.
 */
const entrusted = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!isPartnership(body) || !holdsOnly(args, 'who', 'power', 'own', 'term')) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const whos = args.filter(isWho)
  const last = whos.at(-1)
  const term = termOf(args)
  if (!last || term === null || !/temsil|ilzam/.test(body.plain.slice(at.from, at.to)) || BY_LEAVE.test(body.plain.slice(at.from, at.to)))
    return null
  // "Şirket, komandite ortak A tarafından idare ve temsil olunur"
  if (last.stands !== (verb.does === 'give' ? 'to' : null) && !(verb.does === 'sign' && last.stands === 'by')) return null
  if (
    whos.some(
      ({ stands, entity, of, meant }) =>
        entity || meant || of !== null || !(stands === null || stands === 'with' || stands === 'to' || stands === 'by'),
    )
  )
    return null
  story.whom = whos
  story.role = 'authorised_signatory'
  return whos.flatMap(({ names }) => names.map((name) => ({ ...appointed(name, 'authorised_signatory', null, term, at), left: [at] })))
}

const RUNS = /^(?:idare ed(?:[ae]r|il)|yurut(?:ul)?)[a-z]*$/
/** Those who run a partnership, whom the words behind may mean; in what form they sign those words say, or it is told. */
const running = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  const whos = args.filter(isWho)
  const [first] = whos
  if (
    !first ||
    !holdsOnly(args, 'who', 'own', 'power') ||
    whos.some(
      ({ stands, entity, meant, of }) => entity || meant || of !== null || !(stands === null || stands === 'by' || stands === 'with'),
    )
  )
    return null
  const at = { from: first.from, to: verb.to }
  story.whom = whos
  story.role = 'authorised_signatory'
  return whos.flatMap(({ names }) => names.map((name) => ({ ...appointed(name, 'authorised_signatory', null, NO_TERM, at), left: [at] })))
}

const SAME_DAY = /\bayni (?:gun|tarih)/
const SAME_DAY_BEFORE = 12
/** "… şirketi temsil salahiyeti sona ermiştir": who represented a partnership does so no more. */
const powerless = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!isPartnership(body) || !holdsOnly(args, 'who', 'power', 'own', 'partner', 'cause') || has(args, 'form')) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const whos = args.filter(isWho)
  const meant = whos.length > 0 ? whos : story.whom
  if (meant.length === 0 || !/temsil|ilzam/.test(body.plain.slice(at.from, at.to))) return null
  if (meant.some(({ stands, entity }) => entity || !(stands === null || stands === 'of'))) return null
  const reason =
    only(args.flatMap((each) => (each.is === 'cause' ? [each.reason] : []))) ??
    (verb.does === 'remove' ? REASONS.remove : undefined) ??
    (whos.length === 0 ? story.why : null)
  story.whom = meant
  // "… ortaklıktan ayrılmış ve temsil salahiyeti aynı gün sona ermiştir"
  const on = SAME_DAY.test(body.plain.slice(at.from - SAME_DAY_BEFORE, at.to)) ? story.on : null
  return meant.map((who) => left(who, 'authorised_signatory', on, reason, at))
}

/** "Müdür A'nın temsil yetkisi": of the office that his title names. */
const withoutPower = ({ verb, args }: Clause): Clause => ({
  verb,
  args: has(args, 'form') ? args : args.filter((each) => each.is !== 'power'),
})
/** Whether the verb behind those whom a verb describes says that they go. */
const leavesNext = (tokens: readonly Token[], at: number, subjects: readonly Titled[]): boolean => {
  const next = tokens.slice(at + 1).find((each) => each.is === 'verb')
  return (
    subjects.every(({ who, title }) => who.stands === 'of' && title === null) &&
    next?.is === 'verb' &&
    (next.does === 'leave' || next.does === 'remove' || next.does === 'end' || next.does === 'die')
  )
}
const MOVES = /^(?:gel|gir|cik)/
const AS_PLACE = /^(?:genel )?mudurl/
const BEGINS = /^goreve basla(?!t)/
/** Forms of a verb that say that it is so, or leave that to the verb behind it. */
const SAYS: ReadonlySet<Form | 'noun'> = new Set<Form | 'noun'>(['said', 'decided', 'linked', 'noun', 'whom'])

/** A trader who decides of his business stands first in his sentence, and is none of those whom it is decided of: "A, oğlu B'yi temsilci atamıştır". */
const withoutOwner = (body: Body, tokens: readonly Token[]): readonly Token[] => {
  const title = body.header.title
  const [first, second] = tokens
  if (body.branch || first?.is !== 'who' || (first.stands !== null && first.stands !== 'by')) return tokens
  const owns =
    (title !== null && !isEntity(title) && fold(title).includes(fold(first.name))) ||
    OWNER.test(body.plain.slice(Math.max(0, first.from - OWNER_BEFORE), first.from))
  const others = tokens.slice(1).some((each) => isWho(each) && fold(each.name) !== fold(first.name))
  return owns && others ? tokens.slice(second?.is === 'comma' ? 2 : 1) : tokens
}
const OWNER = /\b(?:isletme|ticarethane|firma)[a-z]* sahibi(?: olan| bulunan)? $/
const OWNER_BEFORE = 40
const DECLARED = /^beyan /

/** "A ve diğer ortak şirketi münferiden …": whom a word joins to somebody the row does not hold. */
const joinsNobody = (tokens: readonly Token[]): boolean =>
  tokens.some((each, at) => {
    if (each.is !== 'and' && each.is !== 'or') return false
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (!before || !isWho(before) || before.stands === 'is') return false
    return !next || !(isWho(next) || (isOffice(next) && after !== undefined && isWho(after)))
  })

/** What the sentence of these tokens says; null where that is not wholly clear. */
const readingOf = (body: Body, all: readonly Token[], from: number): Found[] | null => {
  const tokens = withoutOwner(body, all)
  // What somebody else than the owner says of himself decides nothing.
  const [speaker] = all
  if (
    tokens === all &&
    speaker?.is === 'who' &&
    speaker.stands !== 'object' &&
    all.some((each) => each.is === 'verb' && DECLARED.test(body.plain.slice(each.from, each.to)))
  )
    if (!fold(body.header.title ?? '').includes(fold(speaker.name))) return null
  const story: Story = {
    left: [],
    came: [],
    served: [],
    role: null,
    whom: [],
    since: from,
    on: null,
    why: null,
    pending: [],
    asked: false,
    limit: null,
    unstated: false,
    owed: [],
  }
  let found: Found[] = []
  let args: Token[] = []
  let open = false
  const say = (read: Found[] | null): boolean => {
    if (read === null) return false
    found.push(...read)
    return true
  }
  const labelled = new Set<Token>()
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'none') return null
    if (labelled.has(token)) continue
    if (token.is !== 'verb') {
      args.push(token)
      continue
    }
    const { does, form } = token
    story.since = tokens.findLast((each) => each.is === 'verb' && each.to <= token.from)?.to ?? from
    if (does === 'meet') {
      // Who came together are those of whom the words before say that they were elected.
      if (
        !args.every(
          (each) =>
            LOOSE.has(each.is) || (isOffice(each) && each.stands === null) || (isWho(each) && story.came.some(({ who }) => who === each)),
        )
      )
        return null
      args = []
      open = false
      continue
    }
    if (does === 'put') {
      if (form !== 'said' && form !== 'linked' && form !== 'noun') return null
      story.asked = true
      open = false
      continue
    }
    if ((does === 'accept' && (form === 'said' || form === 'decided')) || (does === 'elect' && form === 'said')) story.asked = false
    // "… ve görevinin 1.2.2030 tarihine kadar sürmesine": how long those serve of whom the words before speak.
    if (
      has(args, 'term') &&
      story.came.length > 0 &&
      form !== 'whom' &&
      (does === 'elect' || does === 'stay' || does === 'decide') &&
      args.every((each) => LOOSE.has(each.is) || each.is === 'term' || each.is === 'since' || each.is === 'post' || each.is === 'own')
    ) {
      const term = termOf(args)
      if (term === null) return null
      found = found.map((each) =>
        each.statement.kind === 'appointment' && each.statement.until === null && each.statement.term_years === null
          ? { ...each, statement: { ...each.statement, until: term.until, term_years: term.years, from: each.statement.from ?? term.from } }
          : each,
      )
      args = []
      open = form === 'decided'
      continue
    }
    // "İstifa eden A'nın bu isteği yerinde görülmüş": of whom the words before say that he left.
    if (
      does === 'accept' &&
      story.left.length > 0 &&
      has(args, 'cause') &&
      args.every((each) => LOOSE.has(each.is) || each.is === 'cause' || (isWho(each) && story.left.some(({ who }) => who === each)))
    ) {
      const span = { from: spanOf([...args, token]).from, to: token.to }
      found = found.map((each) =>
        each.statement.kind === 'departure' && each.to <= span.from ? { ...each, more: [...(each.more ?? []), span] } : each,
      )
      args = []
      open = form === 'decided'
      continue
    }
    // "Tek imza esası kabul edilmiş ve bu imza A'ya verilmiştir": to whom, the words behind say.
    if (does === 'accept' && form === 'said' && found.length === 0 && only(args.filter((each) => !LOOSE.has(each.is)))?.is === 'form')
      continue
    if (does === 'decide' || does === 'accept') {
      // It takes up what was said before it: nothing may stand between.
      if (form === 'will' || form === 'whom') return null
      if (
        args.some((each) => !LOOSE.has(each.is) && each.is !== 'since' && each.is !== 'cause' && !(does === 'accept' && each.is === 'post'))
      ) {
        // "Müdürü A olarak tescil edilmiştir"
        const who = args.filter(isWho)
        // "Yönetim kurulunca seçilen A'nın üyeliği onaylanmıştır"
        if (
          does === 'accept' &&
          (form === 'said' || form === 'decided') &&
          who.at(-1)?.stands === 'of' &&
          args.some((each) => isOffice(each) && each.stands === 'post') &&
          args.every((each) => !isOffice(each) || each.stands === 'post' || each.stands === null) &&
          !args.some((each) => each.is === 'post')
        ) {
          const given: Clause = {
            verb: token,
            args: args.map((each) => (isOffice(each) && each.stands === 'post' ? { ...each, stands: 'as' } : each)),
          }
          const before = story.came.map((each) => `${fold(each.who.name)} ${each.role}`)
          const read = election(given, story, [])
          if (read === null) return null
          found.push(
            ...read.filter(
              ({ statement }) => statement.kind !== 'appointment' || !before.includes(`${fold(statement.person)} ${statement.role}`),
            ),
          )
          args = []
          continue
        }
        // "Başkanlığa A'yı uygun görmüştür"
        if (
          does === 'accept' &&
          form === 'said' &&
          who.length > 0 &&
          (who.at(-1)?.stands === 'object' || who.at(-1)?.stands === null) &&
          args.some((each) => isOffice(each) && each.stands === 'to') &&
          !has(args, 'power')
        ) {
          if (!say(election({ verb: token, args }, story, []))) return null
          args = []
          continue
        }
        // "… müşterek imzaları ile temsil ve ilzamına karar verildi"
        if (has(args, 'form') && has(args, 'power') && form !== 'noun' && form !== 'linked') {
          if (!say(power(body, { verb: token, args }, story))) return null
          args = []
          open = false
          continue
        }
        if (does === 'decide' && form === 'said' && who.length > 0 && who.every(({ stands }) => stands === 'as') && !open) {
          const clause: Clause = { verb: token, args }
          if (!say(election(clause, story, []))) return null
          args = []
          continue
        }
        return null
      }
      if (found.length === 0) return null
      open = false
      args = []
      continue
    }
    if (
      does === 'become' &&
      (form === 'linked' || form === 'whom' || (form === 'decided' && found.length > 0)) &&
      args.every((each) => LOOSE.has(each.is))
    )
      continue
    // "Önceki imza yetkileri geçersiz olacaktır": what held till then.
    const lapses = does === 'remove' && has(args, 'power') && has(args, 'former') && !args.some(isWho)
    if (!SAYS.has(form) && !(form === 'will' && (does === 'serve' || does === 'sign' || does === 'become' || lapses))) return null
    // "Şirketin işleri A ve B tarafından yürütülür", "şirketi A idare eder": those partners represent it (TTK 218).
    if (
      does === 'serve' &&
      RUNS.test(body.plain.slice(token.from, token.to)) &&
      isPartnership(body) &&
      !args.some((each) => isOffice(each) && each.stands === 'as')
    ) {
      if (!say(running(body, { verb: token, args }, story))) return null
      args = []
      continue
    }
    if (
      does === 'serve' &&
      form === 'said' &&
      !has(args, 'office') &&
      !(has(args, 'post') && story.left.length + story.pending.length > 0) &&
      !(BEGINS.test(body.plain.slice(token.from, token.to)) && args.every((each) => LOOSE.has(each.is)))
    )
      return null
    // "Yürütmek üzere": what for.
    if (does === 'serve' && form === 'decided' && args.every((each) => LOOSE.has(each.is) || each.is === 'power')) {
      args = []
      continue
    }
    // Who is described by a verb stands behind it, with his title and with those joined to him.
    const subjects: Titled[] = []
    if (form === 'whom') {
      for (let next = at + 1; next < tokens.length; next++) {
        const [one, two] = [tokens[next], tokens[next + 1]]
        // "… seçilen A ve B'den ikisinin": the case is of how many of them sign. "… seçilen üyeler A ve B": a title of all.
        const shared = subjects.at(-1)?.title
        if (one && isWho(one))
          subjects.push({
            who:
              one.stands === 'from' && two?.is === 'some' ? { ...one, stands: 'of' } : one.stands === 'by' ? { ...one, stands: null } : one,
            title: shared?.many ? shared : null,
          })
        else if (one && isOffice(one) && one.stands === null && two && isWho(two)) {
          subjects.push({ who: two, title: one })
          next++
        } else break
        const joined = tokens[next + 1]
        if (!joined || !(joined.is === 'and' || joined.is === 'with' || joined.is === 'comma') || subjects.at(-1)?.who.stands === 'of')
          break
        const after = tokens[next + 2]
        if (!after || !(isWho(after) || (isOffice(after) && after.stands === null && isWho(tokens[next + 3] ?? after)))) break
        next++
      }
      const [first] = subjects
      if (!first) return null
      // "Müdürlükten ayrılan: A": he is said once, under his label.
      if (body.plain.slice(token.to, (first.title ?? first.who).from).includes(':'))
        for (const each of tokens.slice(at + 1)) {
          if (each.from > (subjects.at(-1)?.who.from ?? 0)) break
          labelled.add(each)
        }
    }
    // "Şirketi temsile yetkili müdür A görevden alınmıştır": what he could do is said of his title.
    if ((does === 'leave' || does === 'remove' || does === 'end' || does === 'die') && !has(args, 'form')) {
      const title = args.findIndex((each, index) => isOffice(each) && each.stands === null && isWho(args[index + 1] ?? each))
      if (title > 0 && args.slice(0, title).every((each) => each.is === 'power')) args = args.slice(title)
    }
    const behind = tokens.slice(at + 1).filter((each) => each.is !== 'with' && each.is !== 'comma')
    const vacates =
      behind[0]?.is === 'vacated' &&
      behind[1]?.is === 'office' &&
      behind[1].stands === 'to' &&
      (form === 'noun' || form === 'linked' || form === 'decided')
    // "Şirketin temsilinin, müdür olarak seçilen A ve B tarafından …": what it is said of stands before who is described.
    const led = form === 'whom' ? args.findIndex((each) => each.is !== 'power' && !LOOSE.has(each.is)) : 0
    const lead = led > 0 && args[0]?.is === 'power' && !args.slice(led).some((each) => each.is === 'power') ? args.slice(0, led) : []
    args = args.slice(lead.length)
    const clause: Clause = { verb: token, args, vacates }
    const signs = has(args, 'power') || does === 'sign'
    const was = args
    args = [...lead]
    open = form === 'decided' || form === 'noun'
    // "Reisliğe A ayrılmıştır": chosen for it.
    if (
      does === 'leave' &&
      !signs &&
      was.some((each) => isOffice(each) && each.stands === 'to') &&
      !was.some((each) => isOffice(each) && each.stands === 'from') &&
      body.plain.slice(token.from, token.to).startsWith('ayril')
    ) {
      if (!say(election(clause, story, subjects))) return null
      continue
    }
    switch (does) {
      case 'leave':
      case 'die':
      case 'end':
      case 'remove':
        // "…, imza yetkisinin iptaline": of whom the words before say that he left.
        if (signs && story.left.length > 0 && was.every((each) => LOOSE.has(each.is) || each.is === 'power' || each.is === 'own')) break
        // What ends of a power is other frames' to state, or told; it gives nobody anything.
        if (
          signs &&
          !isPartnership(body) &&
          form !== 'whom' &&
          was.every((each) => LOOSE.has(each.is) || TAKEN_AWAY.has(each.is) || (isOffice(each) && each.stands === null))
        ) {
          story.unstated = true
          // "Müdür A'nın yetkisinin iptal edilerek müdürlük görevine son verilmesine": of him the words behind go on.
          const [whose, ...others] = was.filter(isWho)
          if (whose && others.length === 0) story.whom = [whose]
          break
        }
        if (
          !say(
            !signs
              ? departure(clause, story, subjects)
              : isPartnership(body) && !was.some(isOffice)
                ? powerless(body, clause, story)
                : departure(withoutPower(clause), story, subjects),
          )
        )
          return null
        break
      case 'take':
        if (signs) return null
        const given = was.findLast((each) => !LOOSE.has(each.is))
        if (
          was.some((each) => (isOffice(each) && each.stands === 'to') || each.is === 'instead') ||
          (given && isOffice(given) && given.stands === null && was.some(isWho))
        ) {
          if (!say(election(clause, story, subjects))) return null
        } else if (!say(departure({ verb: { ...token, does: 'remove' }, args: was }, story, subjects))) return null
        break
      case 'elect':
        if (signs) {
          if (!say(has(was, 'form') ? electedToSign(body, clause, story, subjects) : entrusted(body, clause, story))) return null
        } else if (form === 'whom' && subjects.length > 0 && (has(was, 'former') || was.every((each) => LOOSE.has(each.is)))) {
          // "Seçilen A'nın üyeliği …": to what, the words behind say.
          break
        } else if (
          (form === 'noun' || form === 'decided') &&
          was.some(isWho) &&
          was.every((each) => LOOSE.has(each.is) || (isWho(each) && story.came.some(({ who }) => fold(who.name) === fold(each.name))))
        ) {
          // "Üyeliğe getirilen A'nın atanması …": he of whom the words before speak.
          break
        } else if (form === 'decided' && was.every((each) => LOOSE.has(each.is) || isOffice(each)) && only(was.filter(isOffice)) !== null) {
          // "Bir müdür daha atanmasına ve bu göreve A'nın getirilmesine"
          story.role = only(was.filter(isOffice))?.role ?? null
        } else if (!say(election(clause, story, subjects))) return null
        break
      case 'come':
        // "Başkanlığa gelmiştir": to an office, and to nothing else; "müdürlüğe gelmiş" may be where he went.
        if (
          MOVES.test(body.plain.slice(token.from, token.to)) &&
          was.some((each) => isOffice(each) && AS_PLACE.test(body.plain.slice(each.from, each.to)))
        )
          return null
        if (
          signs ||
          !was.some((each) => (isOffice(each) || each.is === 'post') && each.stands === 'to') ||
          !say(election(clause, story, subjects))
        )
          return null
        break
      case 'serve':
        // "… çağrılmış ve göreve başlamıştır": who came has begun.
        if (
          story.came.length > 0 &&
          !signs &&
          form === 'said' &&
          was.every((each) => LOOSE.has(each.is)) &&
          BEGINS.test(body.plain.slice(token.from, token.to))
        )
          break
        // "Tasfiye işlerinin müşterek imzaları ile yürütülmesine": what liquidators run is what they sign for.
        if (signs && has(was, 'form') && form !== 'whom' && RUN_BY_SIGNING.test(body.plain.slice(spanOf(was).from, token.to))) {
          if (!say(power(body, clause, story))) return null
          break
        }
        // "A ve B tarafından müdür sıfatıyla idaresine": those who run it as what they are called.
        const asOffice = was.some((each) => isOffice(each) && (each.stands === 'as' || each.stands === 'post' || each.stands === 'object'))
        const runBy: Clause = asOffice
          ? { verb: token, args: was.map((each) => (isWho(each) && each.stands === 'by' ? { ...each, stands: null } : each)) }
          : clause
        // "Müdürlük görevini yürüten A'nın görevden alınmasına": what he held till then.
        if (!signs && form === 'whom' && leavesNext(tokens, at, subjects)) {
          const came = [...story.came]
          if (election(runBy, story, subjects) === null) return null
          story.served.push(...story.came.slice(came.length))
          story.came = came
          args = subjects.map(({ who }) => who)
          for (const { who } of subjects) labelled.add(who)
          break
        }
        if (signs || !say(election(runBy, story, subjects))) return null
        break
      case 'give':
        // "Müdürlük uhdesine verilen A": to whom it is given stands behind.
        if (form === 'whom') {
          if (signs || !was.some((each) => isOffice(each) && each.stands !== null) || !say(election(clause, story, subjects))) return null
          break
        }
        if (signs) {
          if (!has(was, 'form')) {
            const whos = was.filter(isWho)
            // "Temsil yetkisi A ve B'ye tanınmış olup, bu kişiler …": in whatever form the words behind give them.
            if (
              !isPartnership(body) &&
              whos.at(-1)?.stands === 'to' &&
              whos.every(({ stands, entity }) => !entity && (stands === null || stands === 'to' || stands === 'with')) &&
              holdsOnly(was, 'who', 'power', 'office', 'own') &&
              was.every((each) => !isOffice(each) || each.stands === null)
            ) {
              story.owed = whos
              story.whom = whos
              break
            }
            if (!say(entrusted(body, clause, story))) return null
            break
          }
          if (!was.filter(isWho).every(({ stands }) => stands === 'to' || stands === null || stands === 'with')) return null
          // "Şirketin temsili, münferiden imzaya yetkili müdür sıfatıyla A'ya verilmiştir"
          if (was.some((each) => isOffice(each) && each.stands === 'as')) {
            if (!say(electedToSign(body, clause, story, subjects))) return null
            break
          }
          if (!say(power(body, clause, story))) return null
        } else if (was.some(isOffice) && was.filter(isWho).every(({ stands }) => stands === null || stands === 'of')) {
          // "A müdürlüğü bırakmıştır"
          if (!/^(?:birak(?!il)|terk e)/.test(body.plain.slice(token.from, token.to))) return null
          if (!say(departure({ verb: { ...token, does: 'leave' }, args: was }, story, subjects))) return null
        } else {
          const who = was.filter(isWho)
          // "A ile B'ye bırakılmıştır": all whom the last one's ending takes along.
          if (who.at(-1)?.stands !== 'to' || !who.every(({ stands }) => stands === 'to' || stands === 'with')) return null
          const office: Token[] =
            was.some(isOffice) || story.role === null
              ? []
              : [{ is: 'office', role: story.role, many: false, stands: 'post', from: token.from, to: token.from }]
          if (!say(election({ verb: token, args: [...office, ...was] }, story, subjects))) return null
        }
        break
      case 'sign':
        // "… temsil edilir ve borçlandırılır"
        if (was.every((each) => LOOSE.has(each.is))) {
          const before = tokens.findLast((each) => each.is === 'verb' && each.to <= token.from)
          if (before?.is === 'verb' && before.does === 'sign' && AS_WELL.test(body.plain.slice(before.to, token.from))) break
        }
        // "…; başkanın imzası bulunmadıkça şirket borç altına girmez": of whom every power before says that he signs.
        const [needed, ...besides] = was.filter(isWho)
        const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
        if (
          needed?.names.length === 1 &&
          besides.length === 0 &&
          powers.length > 0 &&
          DENIED_TWICE.test(body.plain.slice(token.from, token.to).replace(/^imza[a-z]* /, '')) &&
          powers.every(({ persons, with: others }) =>
            [...(persons.length === 1 ? persons : []), ...(others.length === 1 ? others : [])].some(
              (name) => fold(name) === fold(needed.name),
            ),
          )
        )
          break
        // "Tasfiye memuru sıfatıyla A … tek başına temsil edecektir": what he acts as he is.
        if (has(was, 'form') && was.some((each) => isOffice(each) && each.stands === 'as') && was.some(isWho)) {
          if (!say(electedToSign(body, clause, story, subjects))) return null
          break
        }
        if (!say(power(body, clause, story) ?? (has(was, 'form') ? null : entrusted(body, clause, story)))) return null
        break
      case 'stay': {
        // "Müdürlük görevi devam etmektedir": of whom the words speak, no new election; "müdür A'nın yetkisinin aynen devamına" says no more.
        const goesOn = form === 'said' && /m[ae]kt[ae]d[iu]r/.test(body.plain.slice(token.from, token.to))
        // "A'nın yalnız başına temsil yetkisinin devamına", "… aynen sürmektedir": how he signs, from now on too.
        if (signs && (form === 'decided' || goesOn) && has(was, 'form') && was.some(isWho) && !was.some(isOffice)) {
          if (!say(power(body, clause, story))) return null
          break
        }
        if (has(was, 'form') || (form !== 'decided' && form !== 'will' && !(signs && goesOn))) return null
        // Who is given no title is known by the power that goes on.
        const untitled = signs && was.some(isWho) && !was.some(isOffice)
        const last = was.findLast(isWho)
        const office: Token[] =
          untitled && last ? [{ is: 'office', role: 'authorised_signatory', many: false, stands: 'post', from: last.to, to: last.to }] : []
        const read = election(
          signs ? { ...withoutPower(clause), args: [...withoutPower(clause).args, ...office] } : clause,
          story,
          subjects.length > 0 ? subjects : was.some(isWho) ? [] : story.whom.map((who) => ({ who, title: null })),
        )
        if (
          !say(
            read?.map((each) =>
              each.statement.kind === 'appointment' ? { ...each, statement: { ...each.statement, confirms: true } } : each,
            ) ?? null,
          )
        )
          return null
        break
      }
      case 'alter': {
        // "Münferit olan yetkisinin B ile müşterek olarak değiştirilmesine": the form behind the power holds.
        const at2 = was.findIndex((each) => each.is === 'power')
        const forms = was.filter((each) => each.is === 'form')
        // "Müdür A'nın yetkileri genişletilmiş olup, kendisi …": how he signs the words behind say.
        const [whose, ...none] = was.filter(isWho)
        if (
          signs &&
          whose?.stands === 'of' &&
          none.length + forms.length === 0 &&
          form !== 'whom' &&
          holdsOnly(was, 'who', 'office', 'power', 'own')
        ) {
          story.whom = [whose]
          break
        }
        // "Yetkisinin, şirketi münferiden temsil edecek şekilde genişletilmesine"
        const spread = was.findLast((each) => !LOOSE.has(each.is))
        if (spread?.is === 'power' && / edecek /.test(body.plain.slice(spread.from, spread.to)) && forms.length === 1 && form !== 'whom') {
          if (!say(power(body, { verb: token, args: was }, story))) return null
          break
        }
        const old = forms.length === 2 && forms[0] && (at2 < 0 || forms[0].from < (was[at2]?.from ?? 0)) ? forms[0] : null
        if (!signs || !old || form === 'whom' || !say(power(body, { verb: token, args: was.filter((each) => each !== old) }, story)))
          return null
        break
      }
      case 'become':
        if (!was.some(isWho) || !was.some(isOffice) || form === 'will' || signs || !say(election(clause, story, subjects))) return null
        break
    }
    // Behind a label nobody says more; who is only described must be spoken of.
    const last = subjects.at(-1)
    if (last && !tokens.slice(at + 1).some((each) => each.is === 'verb'))
      return labelled.has(last.who) && tokens.slice(at + 1).every((each) => labelled.has(each) || LOOSE.has(each.is)) ? found : null
  }
  // "… müşterek imzaları ile temsil ve ilzamına,": a noun that is what was decided.
  const noun = args.findLast((each) => !LOOSE.has(each.is))
  if (noun?.is === 'power' && has(args, 'form') && /(?:temsil|ilzam)[iu]n[ae]$/.test(body.plain.slice(noun.from, noun.to))) {
    const verb: Verb = { is: 'verb', does: 'sign', form: 'decided', from: noun.from, to: noun.to }
    if (!say(power(body, { verb, args: args.filter((each) => each !== noun) }, story))) return null
    args = []
  }
  if (args.some((each) => !LOOSE.has(each.is))) {
    // "Şirketin müdürü A'dır"
    const who = args.filter(isWho)
    // "A, X Anonim Şirketi'nin müdürüdür": another's.
    if (who.some(({ entity, stands }) => entity && stands === 'of')) return null
    if (!(who.length > 0 && args.some(isOffice) && (who.at(-1)?.stands === 'is' || args.filter(isOffice).at(-1)?.stands === 'is')))
      return null
    if (
      !say(
        election(
          { verb: { is: 'verb', does: 'become', form: 'said', from: args.at(-1)?.to ?? 0, to: args.at(-1)?.to ?? 0 }, args },
          story,
          [],
        ),
      )
    )
      return null
  }
  if (story.asked || story.pending.length > 0) return null
  const signing = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [...statement.persons, ...statement.with] : []))
  if (!story.owed.every(({ names }) => names.every((name) => signing.includes(name)))) return null
  // A verbal noun at the end of all is what was decided, unless a noun only names it.
  const last = tokens.findLast((each) => each.is === 'verb')
  if (open && last?.is === 'verb' && last.form === 'noun') return null
  return story.unstated || joinsNobody(tokens) || found.some((each) => each.left)
    ? found
    : found.map((each): Found => ({ ...each, whole: true }))
}

/** Words that may undo or bind what the clauses beside them decide. */
const BINDS =
  /(?<!\bser)m[ae](?:m[iu]s|d[iu]|y[ae]|m[ae]s)|\bdegil|\bredd|\bret\b|\biptal|\bgecersiz|\bhukumsuz|\bsart|\bkayd[iy]|(?<!\btasfiye )\bhalinde\b|\btakdirde|\bise de\b|\bancak\b|\bfakat\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|me)|\bdava|\bmahkeme|\bgeri (?:al|cek|cev)|\bvazgec|\bertelen|\bdurdur/
/** What makes a decision of the verbal nouns before it. */
const DECIDES =
  /\b(?:karar(?:a)? (?:ver|al|bagla|var)[a-z]*|kararlastir[a-z]*|kabul (?:ed|ol)[a-z]*|uygun (?:gor|bul)[a-z]*|onayla[a-z]*|mutabik kal[a-z]*|gorus birligine var[a-z]*)(?: (?:yazili|anlasil|gorul|bildiril)[a-z]*)?\W*(?:\(\d[^]*)?$/
const ENDS_SAID = /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|d[iu]l?[ae]?r?)\W*(?:\(\d[^]*)?$/
const OPEN_END = /n[ae],?\W*(?:\(\d[^]*)?$/
/**
 * What those clauses of a sentence say whose every word is known, where another clause of it holds one that is not: a clause that names whom it
 * speaks of, and that nothing in the others undoes or binds.
 */
const partsIn = (body: Body, sentence: Span, before: number): { found: Found[]; at: Span }[] => {
  // The first of them may begin before what the sentence says: behind a heading, a list of evidence.
  const clauses = clausesOf(body).flatMap((each) =>
    each.to > sentence.from && each.to <= sentence.to ? [{ from: Math.max(each.from, sentence.from), to: each.to }] : [],
  )
  if (clauses.length < 2) return []
  const words = body.plain.slice(sentence.from, sentence.to)
  const isDecided = DECIDES.test(words) || OPEN_END.test(words)
  // "A'nın seçilmesine ve şirketi münferiden temsil etmesine": he who is elected signs, and no word beside the two says more of signing.
  const pairs = clauses.flatMap((clause, at): (Span & { pair: true })[] => {
    const next = clauses[at + 1]
    return next && JOINED.test(body.plain.slice(clause.from, clause.to)) && SIGNS_SO.test(body.plain.slice(next.from, next.to))
      ? [{ from: clause.from, to: next.to, pair: true }]
      : []
  })
  return [...pairs, ...clauses].flatMap((clause): { found: Found[]; at: Span }[] => {
    const pair = 'pair' in clause
    if (!pair && pairs.some((each) => overlaps(each, clause))) return []
    const rest = (body.plain.slice(sentence.from, clause.from) + ' ' + body.plain.slice(clause.to, sentence.to))
      .replace(GOES_BACK, ' ')
      .replace(NONE_FOR_HIM, ' ')
    if (BINDS.test(rest) || (pair && OF_SIGNING.test(rest))) return []
    const read = passing(body, clause, clause.from === sentence.from ? before : clause.from)
    if (read === null) return []
    const { tokens, left, passed } = read
    const last = tokens.findLast((each) => each.is === 'verb')
    if (last?.is !== 'verb') return []
    // "A başkanlığa, B üyeliğe getirilmiş; …": said as what the sentence ends with is.
    const linked = last.form === 'linked' && /m[iu]s$/.test(body.plain.slice(last.from, last.to)) && ENDS_SAID.test(words)
    if (last.form !== 'said' && !linked && !(last.form === 'decided' && isDecided)) return []
    if (
      tokens.some(
        (each) =>
          each.is === 'he' ||
          each.is === 'about' ||
          each.is === 'own' ||
          each.is === 'instead' ||
          each.is === 'post' ||
          (!pair && (each.is === 'power' || each.is === 'form')) ||
          // "Her ikisinin": of those alone whom the words elect.
          (isWho(each) && each.meant && !(pair && areNamed(each.names, tokens))),
      )
    )
      return []
    const found = readingOf(left, tokens, clause.from) ?? []
    return [{ found: passed.length === 0 ? found : heldBeside(found, read, clause), at: clause }]
  })
}
/** Whether those whom words mean are all named by the same words. */
const areNamed = (names: readonly string[], tokens: readonly Token[]): boolean =>
  names.every((name) => tokens.some((one) => isWho(one) && !one.meant && one.name === name))
const JOINED = /\b(?:sec|ata|getiril|tayin|gorevlendiril|belirlen)[a-z]*(?: edil[a-z]*)?(?: ve|,|;)\s*$/
/** A company that turns back from its liquidation gives up nothing that the clauses beside decide. */
const GOES_BACK = /\btasfiye(?:den|sinden) vazgec[a-z]*/g
/** A partner who is given no part in the running takes nothing from those who are. */
const NONE_FOR_HIM = /\b(?:idarede|yonetimde|temsilde) (?:vazife|gorev|yetki|s[ae]lahiyet) verilmem[ae]s[iu]n[ae]/g
const SIGNS_SO =
  /^\s*(?:(?:tasfiye memur|mudur)(?:[iu]n[iu]n|[iu]|l[ae]r(?:[iu]n[iu]n|[iu]n)?) )?(?:sirketi|kooperatifi|isletmeyi|subeyi|tasfiye (?:is|islem|muamele)lerin[a-z]*) [^,;]{0,80}\b(?:munferi[dt]|tek bas|tek imza|muster|birlikte|cift imza)[^,;]*\b(?:temsil|ilzam|yurut)|^\s*(?:bu|her) (?:iki|uc|dort) (?:mudur|uye|orta[kg])[a-z]* [^;]{0,120}\bimza[^;]*\b(?:temsil|ilzam|bagla)/
/** What says more of signing, beside the clause that gives a power. */
const OF_SIGNING =
  /\bimza|\btemsil|\bilzam|\byetki|\bs[ae]lahiyet|\bmuster|\bmunferi|\bharic\b|\bdisinda|\bmustesna|\bkadar olan|\basan\b|\bsinirl/

/** Matters for which alone somebody may be sent to sign, and others than the company. */
const OF_MATTER =
  /\bkredi|\bihale|\bdava|\bbanka|\bfuar|\bistirak|\bbagli ortakli|\bsube|\bfabrika|\b(?:bu|is ?bu|soz konusu|anilan|adi gecen) (?:is|islem|husus|konu|sozlesme|ta[sş]inmaz|karar)/
/** What a clause may hang on that stands before it: "…, bu yetkinin", "…, bunun 31.12.2026 tarihine kadar". */
const OF_THAT =
  /\b(?:bunun|bunlar[a-z]*|buna|bu sure|is ?bu|bu karar|gecici|sure(?:li|since|yle|siz)|muddet(?:le|ince)?|kadar|itibaren|dek|degin)\b/
const MOST_STRANGE = 6
/**
 * What a sentence says of signing whose other clauses speak of other matters in words that nobody knows: these stand apart, and every word of
 * what is left is known. Nobody is meant by it whom only those clauses name.
 */
const apartIn = (body: Body, sentence: Span, strange: number, before: number): { found: Found[]; apart: readonly Span[] } | null => {
  const words = body.plain.slice(sentence.from, sentence.to)
  if (!FOR_COMPANY.test(words) || !/\bimza|\btemsil|\bilzam/.test(words)) return null
  const clauses = clausesOf(body).filter((each) => each.to > sentence.from && each.to <= sentence.to)
  const blank: Span[] = []
  let left: Body = body
  for (let at: number | null = strange; at !== null;) {
    const where: number = at
    const clause = clauses.find((each) => each.from <= where && where < each.to)
    if (!clause || blank.length === MOST_STRANGE || clause.to === sentence.to) return null
    const span = { from: Math.max(clause.from, sentence.from), to: clause.to }
    const said = body.plain.slice(span.from, span.to)
    if (BINDS.test(said.replace(GOES_BACK, ' ').replace(NONE_FOR_HIM, ' '))) return null
    if (OF_SIGNING.test(said) || OF_MATTER.test(said) || OF_THAT.test(said) || !CLOSED.test(said)) return null
    if (partiesIn(body, span.from, span.to).some(({ name }) => isEntity(name))) return null
    blank.push(span)
    left = withoutSpans(body, blank)
    at = rowOf(left, sentence.from, sentence.to, before).strange
  }
  const { tokens } = rowOf(left, sentence.from, sentence.to, before)
  if (
    !tokens ||
    tokens.some(
      (each) =>
        each.is === 'he' ||
        each.is === 'instead' ||
        each.is === 'post' ||
        each.is === 'vacated' ||
        (isWho(each) && each.meant && !areNamed(each.names, tokens)),
    )
  )
    return null
  const found = wholeIn(left, sentence, before)
  return found.some(({ statement }) => statement.kind === 'representation') ? { found, apart: blank } : null
}
/** A clause that is whole: what is decided, or what was done. */
const CLOSED =
  /(?:m[ae](?:s|l[ae]r)[iu](?:n[ae]|n[iu])?|[iu]n[ae]|m[iu]s(?:t[iu]r)?(?: olup| bulunup)?|d[iu]|[dt][iu]g[iu](?:n[ae]|n[iu]|n[iu]n)?)(?:\s?[,;]| ve)?\s*$/

const MOST_PASSED = 6
type Passing = { left: Body; tokens: readonly Token[]; phrases: readonly Span[]; passed: readonly Adjunct[] }
/** The parts of a sentence or clause beside phrases of it that are passed over; null where a word is left that nobody knows. */
const passing = (body: Body, { from, to }: Span, before: number): Passing | null => {
  const passed: Adjunct[] = []
  let left: Body = body
  let row = rowOf(left, from, to, before)
  if (row.tokens !== null) return { left, tokens: row.tokens, phrases: row.phrases, passed }
  const names = partiesIn(body, from, to)
  const titles = officesIn(body, from, to)
  while (row.tokens === null) {
    const adjunct: Adjunct | null =
      row.ahead && passed.length < MOST_PASSED ? adjunctAt(left, { at: row.strange, to }, row.ahead, names, titles) : null
    if (adjunct === null) return null
    passed.push(adjunct)
    left = withoutSpans(left, [adjunct])
    row = rowOf(left, from, to, before)
  }
  const { tokens, phrases } = row
  return passed.every((each) => standsAlone(tokens, each)) ? { left, tokens, phrases, passed } : null
}
/**
 * The parts of a clause each word of which is known by what it is there, a form of signing or a known cause, beside those words that are judged one by
 * one; none of them where a word of it cannot be passed over. A phrase that is passed over may bound what is given, whatever it ends with.
 */
export const knownIn = (body: Body, clause: Span & { sentence: Span }): readonly Span[] => {
  const from = Math.max(bodyFrom(body), clause.sentence.from)
  const sentence = { from, to: clause.sentence.to }
  if (clause.to <= from) return []
  // Whom a clause speaks of another one may name.
  const others = (): boolean => partiesIn(body, from, sentence.to).some((each) => each.to <= clause.from || each.from >= clause.to)
  const read =
    passing(body, sentence, from) ?? (others() ? null : passing(body, { from: Math.max(from, clause.from), to: clause.to }, from))
  return read === null ? [] : [...read.tokens.filter(({ is }) => OF_FORM.has(is)), ...read.phrases]
}
const OF_FORM: ReadonlySet<Token['is']> = new Set<Token['is']>([
  'form',
  'signature',
  'power',
  'beside',
  'verb',
  'cause',
  'vacated',
  'organ',
])
/** What of the facts of words that phrases were passed over in holds whatever these say; told besides where they may bound it. */
const heldBeside = (found: readonly Found[], { tokens, passed }: Passing, told: Span): Found[] => {
  // Beside words that nobody knows a title alone is no office that is given: "… kalan müdür A'ya bırakılmıştır".
  const given = tokens.some(
    (each, at) =>
      each.is === 'instead' || each.is === 'post' || (isOffice(each) && (each.stands !== null || tokens[at + 1]?.is === 'verb')),
  )
  const manner = passed.some(({ is }) => is === 'manner')
  const occasion = passed.some((each) => each.occasion)
  return found.flatMap(({ whole: _whole, ...each }) => {
    const { kind } = each.statement
    if (kind === 'representation' ? manner || occasion : kind !== 'appointment' && kind !== 'departure' && kind !== 'auditor') return []
    if (kind !== 'departure' && kind !== 'representation' && !given) return []
    return [manner || occasion ? { ...each, left: [told] } : each]
  })
}
/**
 * What a sentence says of who comes and goes, and how he signs, beside phrases that tell why, in what manner or of whom it is said (adjuncts.ts):
 * these are passed over, and every word of what is left is known. Where they may bound what it says, the sentence is told besides.
 */
const passedIn = (body: Body, sentence: Span, before: number): Found[] => {
  const read = passing(body, sentence, before)
  return read === null || read.passed.length === 0 ? [] : heldBeside(wholeIn(read.left, sentence, before), read, sentence)
}
/** Whether a phrase that is passed over takes nobody and nothing along that stands beside it in its clause. */
const standsAlone = (tokens: readonly Token[], { to, is }: Adjunct): boolean => {
  const at = tokens.findIndex((each) => each.from >= to)
  const [ahead, behind] = [at < 0 ? tokens : tokens.slice(0, at), at < 0 ? [] : tokens.slice(at)]
  const last = ahead.at(-1)
  if (is === 'who') return !last || !isWho(last)
  const own = ahead.slice(ahead.findLastIndex((each) => each.is === 'verb') + 1)
  const next = behind.findIndex((each) => each.is === 'verb')
  // "A'nın rahatsızlanması üzerine B'nin seçilmesine": whose it is stands before it.
  if (own.some(isWho) && behind.slice(0, next < 0 ? behind.length : next).some(isWho)) return false
  // "A'nın, B'nin gösterdiği gayret nedeniyle": of which of them it is said is not settled.
  const [whose, ...others] = own.filter(isWho)
  if (
    whose &&
    others.length > 0 &&
    last &&
    isWho(last) &&
    last.stands === 'of' &&
    !own.some((each) => each.is === 'and' || each.is === 'with')
  )
    return false
  // "B'nin işe alınmasında gösterdiği gayret nedeniyle": it goes on from the verb before it.
  if (last?.is === 'verb' && last.form === 'decided') return false
  if (is === 'manner') return last?.is !== 'power' && last?.is !== 'form'
  return !last || LOOSE.has(last.is) || isWho(last) || last.is === 'verb' || last.is === 'since' || last.is === 'term'
}

/** What the sentence that stands there says, where each word of it is known and all of it fits; nothing where not. */
export const wholeIn = (body: Body, { from, to }: Span, before = from): Found[] => {
  const second = secondIn(body, { from, to })
  if (second.length > 0) return second
  const again = againIn(body, { from, to })
  if (again.length > 0) {
    const found = wholeIn(withoutSpans(body, again), { from, to }, before)
    const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
    if (powers.length === 0 || !powers.every(({ mode }) => again.every((each) => each.mode === null || each.mode === mode))) return []
    return again.every((each) => each.mode !== null) ? found : found.map(({ whole: _whole, ...each }) => each)
  }
  const found = conditionedIn(body, { from, to }, before)
  // "A'nın imzası bulunmak şartıyla B veya C'den birinin ona eşlik edeceği iki imza": a signature like the others, where each word is known.
  return found.length === 0 && SIGNED_BY_HIM.test(body.plain.slice(from, to)) ? plainlyIn(body, { from, to }, before) : found
}
const SIGNED_BY_HIM = /\bimzasi (?:mutlaka )?bulunmak (?:sarti|kaydi)/
/** The clauses of a sentence that only say again what its others give. */
const againIn = (body: Body, { from, to }: Span): (Span & { mode: 'joint' | 'sole' | null })[] =>
  !/\bimza|\byetki/.test(body.plain.slice(from, to))
    ? []
    : clausesOf(body).flatMap((clause) => {
        if (clause.from < from || clause.to > to) return []
        const words = body.plain.slice(clause.from, clause.to).replace(TAIL, '')
        // "… bağlayacağına ve ayrıca başka bir imzanın aranmayacağına": the last of a clause.
        const last = [0, ...allIn(words, DECIDED_BEFORE).map((match) => match.index + match[0].length)]
        return last.slice(0, MOST_PARTS).flatMap((begin) => {
          const said = saidAgainIn(words.slice(begin))
          return said ? [{ from: clause.from + begin, to: clause.from + begin + said.end, mode: said.mode }] : []
        })
      })
const DECIDED_BEFORE =
  /[a-z]{3}n[ae](?:[,;]| ve)(?= )|m[ae](?:s|l[ae]r)[iu]n[iu](?:[,;]| ve)(?= )|[a-z]{2}(?:[aeiu]r(?:l[ae]r)?|[dt][iu]r|ac[ae]k|ec[ae]k)(?:;(?= )|,(?= (?:tek|bir(?:i|isi)n[iu]n|hicbir|baska|ikinci|diger|kalan|oteki|bunlardan|baskaca) ))|\bolup(?= (?:bu |kendi|temsil |yetki|tek |munferi))/g
const MOST_PARTS = 4
const TAIL = /[\s.]*(?:\([\da-z/ -]{3,40}\)[\s.]*)*$/

const plainlyIn = (body: Body, { from, to }: Span, before: number): Found[] => {
  const { tokens } = rowOf(body, from, to, before)
  return tokens ? (readingOf(body, tokens, from) ?? []) : []
}

const conditionedIn = (body: Body, { from, to }: Span, before: number): Found[] => {
  // What a clause on signing makes depend on somebody stands apart, and is a field of the one power that it gives.
  const conditions = /imza|haric|mustesna|disinda/.test(body.plain.slice(from, to))
    ? (conditionsIn(body, { from, to }) ?? { body })
    : { body }
  if (conditions.condition) return []
  const bound = matterIn(conditions.body, { from, to }) ?? boundToBranch(conditions.body, from, to)
  const left = bound ? withoutSpans(conditions.body, [bound]) : conditions.body
  const { tokens } = rowOf(left, from, to, before)
  const read = tokens ? (readingOf(left, tokens, from) ?? []) : []
  // What the words bound must be a power, and each that the sentence gives.
  const found = bound ? boundTo(read, bound) : read
  const added = addedTo(conditions)
  if (Object.keys(added).length === 0) return found
  const [only, ...more] = found.filter(({ statement }) => statement.kind === 'representation')
  // Nobody signs alone where another's signature is needed.
  if (added.indispensable && only?.statement.kind === 'representation' && only.statement.mode === 'sole') return []
  return only && more.length === 0
    ? found.map((each) => (each === only ? { ...each, statement: { ...only.statement, ...added } as typeof only.statement } : each))
    : []
}

/** The powers of a sentence bounded to the matters that it names; nothing where it gives none, or says more of them. */
const boundTo = (read: readonly Found[], { scope, from, to }: Span & { scope: string }): Found[] => {
  const powers = read.filter(({ statement }) => statement.kind === 'representation')
  if (powers.length === 0 || powers.some(({ statement }) => statement.kind === 'representation' && statement.scope !== null)) return []
  return read.map((each) =>
    each.statement.kind === 'representation'
      ? { ...each, statement: { ...each.statement, scope }, more: [...(each.more ?? []), { from, to }] }
      : each,
  )
}

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
 * What the sentences say in which something is told: all that stands in them, less what the other frames read already. Where one of those read
 * something else of a sentence, nothing is added to it.
 */
export const wholeOf = (body: Body, told: readonly Span[], read: readonly Found[], withheld: readonly Span[]): Found[] => {
  const start = bodyFrom(body)
  const sentences = sentencesOf(body)
  const [toldAt, readAt, withheldAt] = [touching(told), touching(read), touching(withheld)]
  const all = sentences.flatMap(({ from: begins, to }, at): Found[] => {
    const from = Math.max(begins, start)
    const open =
      toldAt({ from, to }).length > 0 ||
      TAKES_AND_GIVES.test(body.plain.slice(from, to)) ||
      TWO_OFFICES.test(body.plain.slice(from, to)) ||
      (ACTS_AS.test(body.plain.slice(from, to)) && !readAt({ from, to }).some(({ statement }) => statement.kind === 'appointment')) ||
      (TO_SERVE.test(body.plain.slice(from, to)) && readAt({ from, to }).some(isTimeless)) ||
      (isPartnership(body) && ENTRUSTS.test(body.plain.slice(from, to)))
    if (to - from < SHORTEST || !open) return []
    const sentence = listFrom(body, sentences, at, from)
    if (withheldAt(sentence).length > 0) return []
    const earlier = Math.max(start, sentences[at - 1]?.from ?? from)
    const found = wholeIn(body, sentence, earlier)
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
    if (strange !== null && !agrees && passed.length === 0)
      return partsIn(left, sentence, earlier).flatMap((part) => {
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
    return known.every((each) => own.has(each) || ENDS_POWER.test(each) || renewed(each))
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
 * Whether all that the sentences say in which something is told stands among what was read: each word of them is known, and their facts are the
 * same as those that stand there.
 */
export const isSaidWhole = (body: Body, told: Span, read: readonly Found[]): boolean => {
  const start = bodyFrom(body)
  const sentences = sentencesOf(body)
  const places = sentences.flatMap((each, at) => (Math.max(each.from, start) < told.to && told.from < each.to ? [at] : []))
  return (
    places.length > 0 &&
    places.every((at) => {
      const from = Math.max(sentences[at]?.from ?? 0, start)
      const sentence = { from, to: sentences[at]?.to ?? from }
      const found = wholeIn(body, sentence, Math.max(start, sentences[at - 1]?.from ?? from))
      const there = read.filter((each) => overlaps(each, sentence))
      const key = (each: Found): string => `${sameOf(each)} ${moreOf(each)}`
      const said = new Set(found.map(key))
      return (
        found.length > 0 &&
        found.every((each) => each.whole) &&
        there.every((each) => said.has(key(each))) &&
        found.every((each) => there.some((other) => key(other) === key(each)))
      )
    })
  )
}
/** What joins two verbs of one power; whatever else stands between them is something that the second one asks for. */
const AS_WELL = /^(?:,? ve| ile|,)? (?:(?:sirketi|kooperatifi|isletmeyi|ayrica|de|da|bu suretle|bu sekilde|her konuda|her hususta) )*$/
const RUN_BY_SIGNING = /\btasfiye(?:nin)? (?:is|islem|muamele)|\btemsil(?:i|inin|ine|ini)\b/
const SHORTEST = 12
/** "… yetkisinin kaldırılarak münferiden …": what is given stands behind what ends, and is told only with it. */
const TAKES_AND_GIVES =
  /\b(?:yetki|s[ae]lahiyet)[a-z]* (?:[a-z]+ ){0,3}(?:kaldiril|iptal edil|son veril|geri alin)[a-z]*,? [^.;]*\b(?:munferi|muster|tek bas|birlikte)/
/** "Müdürler kurulu başkanlığından ve müdürlükten ayrılmasına": an office may end beside the one that was read. */
const TWO_OFFICES = /l[iu](?:k|kl[ae]r[iu]n|g[iu]n)[dt][ae]n,? (?:ve|ile) (?:[a-z]+ ){0,3}[a-z]+l[iu](?:k|kl[ae]r[iu]n|g[iu]n)[dt][ae]n /
/** "A müdür sıfatıyla şirketi temsil edecektir": an office beside the power that was read. */
const ACTS_AS = /\b(?:mudur|uye|baskan|memur)[a-z]* sifatiyla\b/
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
    if (SAID.test(body.plain.slice(sentences[next - 1]?.from, to)) || !ITEM.test(body.plain.slice(to, to + 8))) break
    to = sentences[next]?.to ?? to
  }
  return { from, to }
}
const MOST_ITEMS = 14
const ITEM = /^\s*\d{1,2}\s?[-.)]/
const SAID =
  /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|d[iu]l?[ae]?r?|m[ae]s[iu]n[ae]|(?:temsil|ilzam)[iu]n[ae],?|[.;])\s*(?:\d{1,2}\s?[-.)]\s*)?$/
