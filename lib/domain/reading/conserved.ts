/**
 * Conservation: whatever was read, each deciding mention of a piece belongs to a fact or the piece is told. A name belongs to a fact that
 * names him and states what the piece does to him; an amount, a day, a code where a fact of the notice says it.
 */
import { hundredths } from '../kernel/decimal.ts'
import type { FactKind, Statement } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import type { Act } from '../text/lexicon.ts'
import { clausesOf } from './clauses.ts'
import { type Mention, mentionsIn, sameName, STATED_BY } from './mentions.ts'

type Span = { from: number; to: number }
/** A piece with mentions that no fact accounts for; `read`: a fact stands in it. */
type Unaccounted = Span & { read: boolean; left: Mention[] }

/** All that a statement says, flat: names, codes, amounts, days. */
const valuesOf = (statement: Statement): unknown[] => {
  const flat = (value: unknown): unknown[] =>
    Array.isArray(value) ? value.flatMap(flat) : value !== null && typeof value === 'object' ? Object.values(value).flatMap(flat) : [value]
  return flat(Object.values(statement))
}

type Known = { names: string[]; amounts: ReadonlySet<bigint>; counts: ReadonlySet<number>; days: ReadonlySet<string>; own: string | null }

/** What the facts of the whole notice state; sums and differences of amounts that they state are stated by them too. */
const knownOf = (body: Body, found: Found[]): Known => {
  const statements = found.map(({ statement }) => statement)
  const values = statements.flatMap(valuesOf)
  const amounts = values.flatMap((value) =>
    typeof value === 'string' && /^\d+(?:\.\d{1,2})?$/.test(value) ? [hundredths(value) ?? 0n] : [],
  )
  const holdings = statements.flatMap((each) =>
    each.kind === 'shareholding' && each.amount !== null ? [hundredths(each.amount) ?? 0n] : [],
  )
  const capitals = statements.flatMap((each) =>
    each.kind === 'capital' && each.from !== null ? [[hundredths(each.from) ?? 0n, hundredths(each.to) ?? 0n] as const] : [],
  )
  const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n)
  const counts = statements.flatMap((each) => ('shares' in each && each.shares !== null ? [each.shares] : []))
  return {
    own: body.header.title,
    names: values.filter((value): value is string => typeof value === 'string' && /\p{L}{2}/u.test(value)),
    amounts: new Set([...amounts, sum(holdings), ...capitals.map(([from, to]) => (to > from ? to - from : from - to))]),
    counts: new Set([...counts, counts.reduce((total, each) => total + each, 0)]),
    days: new Set([
      ...values.filter((value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)),
      ...(body.header.registered_on ? [body.header.registered_on] : []),
    ]),
  }
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** The facts that name somebody. */
const ofParty = (name: string, found: Found[]): Found[] =>
  found.filter(({ statement }) => valuesOf(statement).some((value) => typeof value === 'string' && sameName(value, name)))
/** The company's own name is said of it everywhere. */
const isOwn = (name: string, { own }: Known): boolean => own !== null && sameName(own, name)

/** Acts that are somebody's: another person's fact does not account for them. The rest are the company's own. */
const PERSONAL: ReadonlySet<string> = new Set(['elect', 'end', 'remove', 'resign', 'die', 'empower', 'transfer', 'grant', 'extend', 'act'])
const LOWERED = /decrease/
const operationsOf = (found: Found[]): string[] =>
  found.flatMap(({ statement }) => (statement.kind === 'capital' ? [statement.operation] : []))

/**
 * Whether the facts account for a mention: those that stand in the piece, or name somebody whom the piece names (`near`), and for what is
 * the company's own all facts of the notice (`found`).
 */
const isTaken = (mention: Mention, kinds: ReadonlySet<FactKind>, near: Found[], found: Found[], known: Known): boolean => {
  switch (mention.type) {
    case 'party':
      return (
        isOwn(mention.name, known) || ofParty(mention.name, found).some(({ statement }) => kinds.size === 0 || kinds.has(statement.kind))
      )
    case 'office':
      return near.some(
        ({ statement }) =>
          (statement.kind === 'appointment' &&
            (statement.role === mention.role ||
              mention.role === 'authorised_signatory' ||
              (mention.role === 'board_member' && statement.role.startsWith('board')) ||
              (mention.role === 'manager' && statement.role.includes('manager')))) ||
          (statement.kind === 'departure' && (statement.role === mention.role || statement.role === null)) ||
          statement.kind === 'representation' ||
          statement.kind === 'directive' ||
          (statement.kind === 'auditor' && mention.role === 'auditor'),
      )
    case 'act':
      if (mention.act === 'raise' || mention.act === 'lower')
        return operationsOf(found).some((operation) => LOWERED.test(operation) === (mention.act === 'lower'))
      return (PERSONAL.has(mention.act) ? near : found).some(({ statement }) => STATED_BY[mention.act].includes(statement.kind))
    case 'form':
      return near.some(({ statement }) => statement.kind === 'representation' || statement.kind === 'directive')
    case 'money':
      return (
        known.amounts.has(hundredths(mention.limit.amount) ?? -1n) ||
        found.some(({ statement }) => statement.kind === 'capital' || statement.kind === 'directive')
      )
    case 'shares':
      return (
        known.counts.has(mention.count) || found.some(({ statement }) => statement.kind === 'capital' || statement.kind === 'shareholding')
      )
    case 'event':
      return found.some(
        ({ statement }) =>
          (statement.kind === 'status' && mention.codes.includes(statement.code)) ||
          (statement.kind === 'branch' && statement.operation === 'close' && mention.codes.includes('STRUCK_OFF')),
      )
    case 'label':
      // Whose address it is says the name beside it.
      if (mention.kind === 'address' && near.length > 0) return true
      return found.some(
        ({ statement }) =>
          statement.kind === mention.kind ||
          (mention.kind === 'title' && statement.kind === 'establishment') ||
          (mention.kind === 'auditor' && statement.kind === 'appointment' && statement.role === 'auditor'),
      )
    case 'grade':
      return near.some(
        ({ statement }) => statement.kind === 'representation' || statement.kind === 'directive' || statement.kind === 'appointment',
      )
    case 'ratio':
      return true
    case 'day':
      return mention.bounds === null || known.days.has(mention.on) || near.length > 0
  }
}

// A heading names an event; a sentence says it.
const SAID = /karar|verilm|edilm|olunm|m[iu]st[iu]r|girmis|acilm|kaldir|atanm|tayin|getiril|donul|kabul|suretiyle/

/** Whether the mentions of a piece can state something together: an act alone, a name alone and a figure alone do not. */
const states = (mentions: Mention[], powers: boolean, said: boolean): boolean => {
  const types = new Set(mentions.map(({ type }) => type))
  const acts = mentions.flatMap((each) => (each.type === 'act' ? [each.act] : []))
  return (
    (types.has('event') && said) ||
    types.has('label') ||
    acts.includes('strike') ||
    (types.has('party') && types.has('grade')) ||
    (types.has('party') && (types.has('office') || types.has('act') || types.has('form') || types.has('money') || types.has('shares'))) ||
    (types.has('form') && (!powers || types.has('office') || types.has('act'))) ||
    (acts.some((act) => act !== 'empower') && types.has('office')) ||
    (types.has('money') && (acts.includes('raise') || acts.includes('lower')))
  )
}

// Who came to a meeting, who signs its minutes, what was to be talked of: said, and not decided, where nothing of somebody's is.
const MINUTES =
  /katilan(?:lar)?\b|hazir bulunan|gundem\s*:|faaliyet raporu|mali musavir|smmm|bilirkisi|bakanlik temsilci|toplanti baskan|acilan (?:genel|toplanti)/
const SIGNED = /\(imza\)|\bimza (?:uye|baskan|genel|direktor|bagimsiz)|baskanliginda top|s\/a[xyz]\d/
const isSaidOnly = (plain: string, acts: readonly Act[]): boolean => SIGNED.test(plain) || (acts.length === 0 && MINUTES.test(plain))
const OFFICERS: readonly FactKind[] = ['appointment', 'departure', 'representation', 'auditor', 'directive']
const HOLDERS: readonly FactKind[] = ['shareholding', 'share_transfer', 'sole_shareholder']
/** The kinds of fact that may state what a piece says of those it names. */
const kindsOf = (mentions: Mention[], acts: readonly Act[]): ReadonlySet<FactKind> => {
  const types = new Set(mentions.map(({ type }) => type))
  return new Set([
    ...acts.flatMap((act) => STATED_BY[act]),
    ...(types.has('office') || types.has('form') || types.has('grade') ? OFFICERS : []),
    ...(types.has('money') || types.has('shares') ? HOLDERS : []),
  ])
}

/** How far from a fact that names him another mention of somebody still speaks of it. */
const REACH = 4000

/** The pieces of the body from `first` to `last` that hold deciding mentions which no fact accounts for. */
export const unaccountedIn = (
  body: Body,
  found: Found[],
  { first, last }: { first: number; last: number },
  isKnown: (plain: string) => boolean,
): Unaccounted[] => {
  const known = knownOf(body, found)
  const powers = found.some(({ statement }) => statement.kind === 'representation' || statement.kind === 'directive')
  const directive = found.find(({ statement }) => statement.kind === 'directive')
  const spans = found.map((each) => ({
    each,
    spans: [each, ...(each.more ?? [])],
    names: valuesOf(each.statement).filter((value) => typeof value === 'string'),
  }))
  return clausesOf(body).flatMap(({ from: start, to: end }): Unaccounted[] => {
    const [from, to] = [Math.max(start, first), Math.min(end, last)]
    if (to - from < 12) return []
    const piece = { from, to }
    const plain = body.plain.slice(from, to)
    const mentions = mentionsIn(body, from, to)
    if (!states(mentions, powers, SAID.test(plain))) return []
    const parties = mentions.flatMap((each) => (each.type === 'party' ? [each.name] : []))
    const stands = spans.flatMap(({ each, spans: at }) => (at.some((span) => overlaps(span, piece)) ? [each] : []))
    const names = spans.flatMap(({ each, names }) =>
      each.from < to + REACH && from < each.to + REACH && parties.some((party) => names.some((name) => sameName(name, party)))
        ? [each]
        : [],
    )
    // Who is meant where nobody is named says another piece.
    const near = parties.length === 0 ? found : [...stands, ...names]
    const acts = mentions.flatMap((each) => (each.type === 'act' && PERSONAL.has(each.act) ? [each.act] : []))
    const kinds = kindsOf(mentions, acts)
    const left = mentions.filter((mention) => !isTaken(mention, kinds, near, found, known))
    const decided = left.some(({ type }) => type === 'party' || type === 'event' || type === 'act' || type === 'label')
    if (left.length === 0 || (!decided && isKnown(plain)) || isSaidOnly(plain, acts)) return []
    // What a directive says behind its heading is read, or told to be partly read, as a whole.
    if (directive && from >= directive.from && !mentions.some((each) => each.type === 'act' && each.act === 'elect')) return []
    return [{ ...piece, read: stands.length > 0, left }]
  })
}
