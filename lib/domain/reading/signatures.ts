/**
 * Who signs, by the known parts of a clause (tokens.ts): the forms of signing part it, and of each part the words between those named say who must
 * sign (all, each, any two, one of them beside another), up to or beyond which amount and in which matters. Whatever the parts do not settle
 * gives nothing.
 */
import type { Limit, RepresentationRule } from '../fact/fact.ts'
import { fold } from '../kernel/text.ts'
import type { Token } from './tokens.ts'
import type { Stands } from './known-words.ts'

type Who = Extract<Token, { is: 'who' }>
type Mode = 'sole' | 'joint'
/** People in one list, with how many of them the words speak of and how the list stands in its clause. */
type Group = {
  names: string[]
  /** Those before the last comma, and those behind it. */
  parts: [string[], string[]]
  joined: 'all' | 'or' | 'mixed'
  of: number | 'each' | null
  stands: Stands
  /** It stands beside the group before it: both sign. */
  beside: boolean
  signature: boolean
  to: number
}
type Part = {
  groups: Group[]
  mode: Mode | null
  bounds: Extract<Token, { is: 'bound' }>[]
  scopes: string[]
  of: number | 'each' | null
  required: boolean
}
/** Of these, so many sign. */
export type Slot = { names: string[]; need: number }

const NOTHING = (): Part => ({ groups: [], mode: null, bounds: [], scopes: [], of: null, required: false })
const isList = (token: Token): boolean => token.is === 'and' || token.is === 'comma' || token.is === 'or' || token.is === 'with'

/** The lists of people of a clause and its other parts, in their order. */
const listsIn = (args: readonly Token[]): (Exclude<Token, Who> | { is: 'group'; group: Group })[] | null => {
  const row: (Exclude<Token, Who> | { is: 'group'; group: Group })[] = []
  const parts = args.filter((each) => each.is !== 'own' && !(each.is === 'office' && each.stands === null))
  for (let at = 0; at < parts.length; at++) {
    const first = parts[at]
    if (!first) break
    if (first.is !== 'who') {
      row.push(first)
      continue
    }
    const members: Who[] = [first]
    const joins: Token['is'][] = []
    for (;;) {
      const last = members.at(-1) as Who
      const [join, next] = [parts[at + 1], parts[at + 2]]
      // "A ile B'nin": the word that joins them is the ending of the first.
      if (last.stands === 'with' && join?.is === 'who') {
        members.push(join)
        joins.push('with')
        at += 1
        continue
      }
      if (!join || !isList(join) || next?.is !== 'who') {
        // "A, ve B"
        const after = parts[at + 3]
        if (join?.is === 'comma' && next && (next.is === 'and' || next.is === 'or') && after?.is === 'who' && last.stands !== 'of') {
          members.push(after)
          joins.push(next.is)
          at += 3
          continue
        }
        if (last.stands === 'with' && join?.is === 'with' && next?.is === 'who') {
          members.push(next)
          joins.push('with')
          at += 2
          continue
        }
        break
      }
      // A list has its ending at the last of it, or at each.
      if (last.stands !== null && last.stands !== 'with' && !(last.stands === next.stands && (join.is === 'and' || join.is === 'or'))) break
      members.push(next)
      joins.push(join.is)
      at += 2
    }
    const last = members.at(-1) as Who
    let of: Group['of'] = members.length === 1 ? (last.of === 1 && !last.meant ? null : last.of) : null
    let stands = last.stands
    // A closing "ile" of its own.
    if (parts[at + 1]?.is === 'with') {
      stands = 'with'
      at += 1
    }
    const some = parts[at + 1]
    if (some?.is === 'some') {
      if (of !== null && of !== some.of) return null
      of = some.of
      if (some.with) stands = 'with'
      else if (stands === 'from') stands = 'of'
      at += 1
      if (parts[at + 1]?.is === 'with') {
        stands = 'with'
        at += 1
      }
    }
    if (members.some(({ of: own }, which) => own !== null && which < members.length - 1)) return null
    const comma = joins.lastIndexOf('comma')
    const along = joins.lastIndexOf('with')
    // "A ile B veya C'den birinin", "A ile üyeler B ve C'den birinin": he and one of the others.
    const others = joins.slice(1)
    // The title before the second says that a list of its own begins.
    const second = members[1]
    const titled = second && args.some((each) => each.is === 'office' && each.from >= first.to && each.to <= second.from)
    // "Başkan ile üyelerden birinin": he and one of those who are many, and none of them alone.
    const ofMany = members.length === 2 && second !== undefined && second.meant && second.names.length > 1 && joins[0] !== 'or'
    if (
      of === 1 &&
      (ofMany ||
        (along === 0 && others.length > 0 && others.every((join) => join === 'or' || (titled && (join === 'and' || join === 'comma')))))
    ) {
      const [one] = members
      if (one)
        row.push({
          is: 'group',
          group: {
            names: [...one.names],
            parts: [[], [...one.names]],
            joined: 'all',
            of: null,
            stands: 'of',
            beside: false,
            signature: true,
            to: one.to,
          },
        })
      row.push({ is: 'with', from: one?.to ?? 0, to: one?.to ?? 0 })
      members.shift()
      joins.shift()
    }
    const ors = joins.filter((join) => join === 'or').length
    const ands = joins.filter((join) => join === 'and' || join === 'with').length
    const namesOf = (all: readonly Who[]): string[] => all.flatMap((each) => each.names)
    row.push({
      is: 'group',
      group: {
        names: namesOf(members),
        parts: comma < 0 ? [[], namesOf(members)] : [namesOf(members.slice(0, comma + 1)), namesOf(members.slice(comma + 1))],
        joined: ors === 0 ? 'all' : ands === 0 ? 'or' : 'mixed',
        of,
        stands: stands === 'from' && of !== null ? 'of' : stands,
        beside: false,
        signature: false,
        to: last.to,
      },
    })
  }
  return row
}

/** The parts of a clause, each up to its form; null where words stand in it that no such clause has. */
const partsOf = (body: { plain: string }, args: readonly Token[], sealed: 'needed' | 'enough' | null): Part[] | null => {
  const row = listsIn(args)
  if (row === null) return null
  const parts: Part[] = []
  let part = NOTHING()
  let beside = false
  const close = (mode: Mode | null): void => {
    parts.push({ ...part, mode })
    part = NOTHING()
    beside = false
  }
  for (const [at, token] of row.entries()) {
    const next = row[at + 1]
    switch (token.is) {
      case 'group': {
        const previous = part.groups.at(-1)
        if (previous && !beside && previous.stands !== 'of' && previous.stands !== null && previous.stands !== 'by') return null
        part.groups.push({ ...token.group, beside })
        beside = false
        break
      }
      case 'bound':
        part.bounds.push(token)
        break
      case 'about':
        part.scopes.push(token.scope)
        break
      case 'some':
        if (part.groups.length > 0 || part.of !== null) return null
        part.of = token.of
        break
      case 'beside': {
        const own = part.groups.at(-1)
        if (!own) return null
        // "B'nin iştirakiyle": he signs along; "A'nın imzası yanında B": the next one does.
        if (token.along) own.stands = 'with'
        // "B veya C'den birinin ona eşlik edeceği": beside the one before them.
        else if (/^(?:ona|kendisine|onun|onunla) /.test(body.plain.slice(token.from, token.to))) {
          if (part.groups.length < 2) return null
          own.beside = true
        } else beside = true
        break
      }
      case 'signature':
      case 'power': {
        const words = body.plain.slice(token.from, token.to)
        if (!words.includes('imza')) break
        const own = part.groups.at(-1)
        if (own) own.signature = true
        // "B'nin de imzasıyla": along with whoever is spoken of.
        if (own && own.stands === 'of' && /^ (?:da|de|dahi) (?:[a-z]+ ){0,2}$/.test(body.plain.slice(own.to, token.from)))
          own.stands = 'with'
        if (token.is === 'signature' && token.required) part.required = true
        // "A'nın imzasına B'nin imzasının eklenmesi": to the one comes the other.
        if (token.is === 'signature' && token.to_it) beside = true
        // "A'nın imzası bulunmak kaydı ile B veya C'den birinin … çift imza": he, and one of them.
        else if (token.is === 'signature' && token.required && own && next?.is === 'group' && next.group.of === 1) beside = true
        // "A'nın imzası ile B'nin imzası"
        else if (own && next?.is === 'group' && /(?: ile|[iu]yl[ae])$/.test(words)) beside = true
        break
      }
      case 'with': {
        if (next?.is !== 'group' || !part.groups.at(-1)?.signature) return null
        beside = true
        break
      }
      case 'form': {
        const own = part.groups.at(-1)
        const words = body.plain.slice(token.from, token.to)
        // "A ile birlikte B'nin", "A'nın imzası ile birlikte B'nin": beside him, and no form of its own.
        if (
          token.mode === 'joint' &&
          /^(?:birlikte|beraber)$/.test(words) &&
          own &&
          next?.is === 'group' &&
          (own.stands === 'with' || own.signature)
        ) {
          beside = true
          break
        }
        // "B'nin imzası ancak A'nın imzası ile yan yana geldiğinde": his is asked for beside the one spoken of.
        const before = row[at - 1]
        if (
          token.mode === 'joint' &&
          own?.stands === 'of' &&
          !own.beside &&
          part.groups.length === 2 &&
          part.groups[0]?.signature &&
          before &&
          (before.is === 'power' || before.is === 'signature') &&
          /^imza(?:s[iu] ile|s[iu]yla)$/.test(body.plain.slice(before.from, before.to))
        )
          own.stands = 'with'
        close(token.mode)
        break
      }
      case 'or':
      case 'comma':
      case 'and': {
        const own = part.groups.at(-1)
        // "A'nın imzası veya B ile C'nin imzaları": a part without a word for its form.
        if (beside || next?.is === 'beside' || (token.is === 'comma' && part.required)) break
        if (own?.signature && token.is !== 'and') close(null)
        else if (own?.signature) return null
        break
      }
      default:
        return null
    }
  }
  const last = parts.at(-1)
  const [rest, ...more] = part.groups
  if (rest) {
    // "Münferit imza ile A tarafından"
    if (rest.stands === 'by' && more.length === 0 && last && last.groups.length === 0 && part.bounds.length + part.scopes.length === 0)
      last.groups.push(rest)
    else if (part.groups.some(({ signature }) => signature) || sealed !== null) {
      if (sealed === 'needed') part.required = true
      close(null)
    } else return null
  } else if (part.bounds.length + part.scopes.length > 0) {
    // An amount behind the one form.
    if (parts.length !== 1 || !last) return null
    last.bounds.push(...part.bounds)
    last.scopes.push(...part.scopes)
  }
  if (part.required && last && rest === undefined) last.required = true
  return parts
}

/** Of whom, and how many, a list speaks; null where it does not tell. */
const slotsOf = ({ names, joined, of }: Group): Slot[] | null => {
  if (joined === 'mixed') return null
  if (of === 'each') return names.map((name) => ({ names: [name], need: 1 }))
  if (of === null) return joined === 'or' ? [{ names, need: 1 }] : names.map((name) => ({ names: [name], need: 1 }))
  if (of > names.length) return null
  return of === names.length ? names.map((name) => ({ names: [name], need: 1 })) : [{ names, need: of }]
}

/** A rule of one form for all of some people; `more` is what bounds it or who signs along. */
export const ruleOf = (persons: readonly string[], mode: Mode, more: Partial<RepresentationRule> = {}): RepresentationRule => ({
  persons: [...new Map(persons.map((name) => [fold(name), name])).values()],
  mode,
  group: null,
  with: [],
  limit: null,
  scope: null,
  until: null,
  ...more,
})

/** How many ways to sign a fact each is made of at most. */
const MOST_WAYS = 20
/** All sets of so many of some names. */
const setsOf = (names: readonly string[], need: number): string[][] =>
  need === 0 ? [[]] : names.flatMap((name, at) => setsOf(names.slice(at + 1), need - 1).map((others) => [name, ...others]))

/** The rules of those who sign together, each person's where one of several signs along; null where the slots are of no known kind. */
export const together = (slots: readonly Slot[]): RepresentationRule[] | null => {
  const names = slots.flatMap((slot) => slot.names)
  if (new Set(names.map(fold)).size < names.length || names.length < 2) return null
  const single = slots.filter((slot) => slot.names.length === 1)
  const several = slots.filter((slot) => slot.names.length > 1)
  const [one, other, ...more] = several
  if (!one) return [ruleOf(names, 'joint', { any_of: false })]
  if (!other && single.length === 0 && one.need === 2) return [ruleOf(one.names, 'joint', { any_of: true })]
  const [alone, ...others] = single
  if (!other && alone && others.length === 0 && one.need === 1)
    return [
      ruleOf(alone.names, 'joint', { with: one.names, any_of: true }),
      ...one.names.map((name) => ruleOf([name], 'joint', { with: alone.names, any_of: false })),
    ]
  if (other && more.length === 0 && single.length === 0 && one.need === 1 && other.need === 1)
    return [
      ...one.names.map((name) => ruleOf([name], 'joint', { with: other.names, any_of: true })),
      ...other.names.map((name) => ruleOf([name], 'joint', { with: one.names, any_of: true })),
    ]
  // "A ile diğer üyelerden ikisi", "üyelerden herhangi üçü": each way to sign by itself.
  const ways = slots.reduce<string[][]>(
    (before, { names: own, need }) => {
      const sets = setsOf(own, need)
      return before.flatMap((each) => sets.map((set) => [...each, ...set]))
    },
    [[]],
  )
  return ways.length > 0 && ways.length <= MOST_WAYS && ways.every((each) => each.length > 1)
    ? ways.map((each) => ruleOf(each, 'joint', { any_of: false }))
    : null
}

/** The rules of one part; `before` are those of the part before it, or whom the clause before speaks of. */
const rulesOf = (part: Part, before: readonly string[], lenient: boolean): { rules: RepresentationRule[]; own: string[] } | null => {
  const { groups, mode } = part
  const own = groups.flatMap(({ names }) => names)
  const [first, ...more] = groups
  const last = groups.at(-1)
  const answer = (rules: RepresentationRule[] | null, subjects = own): { rules: RepresentationRule[]; own: string[] } | null =>
    rules === null || rules.some(({ persons, with: others }) => others.some((other) => persons.map(fold).includes(fold(other))))
      ? null
      : { rules, own: subjects }
  if (!first || !last) {
    if (before.length === 0 || mode === null) return null
    if (mode === 'sole')
      return part.of === null || part.of === 'each' || part.of === 1 ? answer([ruleOf(before, 'sole')], [...before]) : null
    const group: Group = {
      names: [...before],
      parts: [[], []],
      joined: 'all',
      of: part.of === 'each' ? null : part.of,
      stands: null,
      beside: false,
      signature: false,
      to: 0,
    }
    const slots = part.of === 1 ? null : slotsOf(group)
    return slots === null ? null : answer(together(slots), [...before])
  }
  if (part.of !== null) return null
  if (
    groups.some(
      ({ stands }) =>
        stands === 'from' || stands === 'not' || stands === 'object' || stands === 'is' || stands === 'as' || stands === 'post',
    )
  )
    return null
  if (mode === 'sole') {
    if (more.length > 0 || first.stands === 'with' || first.joined === 'mixed' || part.required) return null
    return first.of === null || first.of === 'each' || first.of === 1 ? answer([ruleOf(first.names, 'sole')]) : null
  }
  if (mode === null && more.length === 0) {
    if (first.stands === 'with') return null
    if (first.of === 1 || (first.of === null && (first.joined === 'or' || first.names.length === 1)))
      return part.required && !lenient ? null : first.joined === 'mixed' ? null : answer([ruleOf(first.names, 'sole')])
    const slots = first.of === 'each' ? null : slotsOf(first)
    return slots === null ? null : answer(together(slots))
  }
  // Who stands with "ile" before the form signs along with whoever is spoken of.
  if (last.stands === 'with' && !last.beside) {
    const [subject, ...others] = groups.slice(0, -1)
    if (others.length > 0) return null
    const [ahead, behind] = subject ? [[], last.names] : last.parts
    const persons = subject ? subject.names : ahead.length > 0 ? ahead : [...before]
    const along = subject ? slotsOf(last) : slotsOf({ ...last, names: ahead.length > 0 ? behind : last.names })
    if (along === null || persons.length === 0) return null
    const of = subject?.of ?? null
    if (persons.length === 1 && of === null) {
      const [name = ''] = persons
      const [slot, ...rest] = along
      if (!slot) return null
      // "A, B ve C ile müştereken": all three, or A with each.
      if (rest.length > 0) return null
      if (slot.names.length > 1 && slot.need !== 1) return null
      return answer([ruleOf([name], 'joint', { with: slot.names, any_of: slot.names.length > 1 })], subject ? subject.names : persons)
    }
    // "A veya B'nin C ile": whether each of the two, or A alone, the words leave open.
    if (subject && of === 1) {
      const slots = slotsOf({ ...subject, of: 1 })
      return slots === null ? null : answer(together([...slots, ...along]), subject.names)
    }
    return null
  }
  if (more.some(({ beside }) => !beside)) return null
  const slots = groups.map(slotsOf)
  if (slots.includes(null)) return null
  // "A ve B'den biri müştereken": with whom is not said.
  return answer(together((slots as Slot[][]).flat()))
}

/**
 * The rules of signing that the parts of a clause state; null where they do not settle them. `before` are those whom the words before speak of,
 * `sealed` says that the verb itself is of a signature ("imzası aranır"), `earlier` up to which amount the clause before gives a power.
 */
export const signedBy = (
  body: { plain: string },
  args: readonly Token[],
  before: readonly string[],
  sealed: 'needed' | 'enough' | null,
  earlier: Limit | null = null,
): RepresentationRule[] | null => {
  const parts = partsOf(body, args, sealed)
  if (parts === null || parts.length === 0) return null
  const bounded = parts.map(({ bounds, scopes }) => bounds.length + scopes.length > 0)
  // "İhale işlerinde A münferiden veya B ile C müştereken": whether the matter is of both ways, the words leave open.
  if (parts.some(({ scopes }, at) => scopes.length === 0 && parts.slice(0, at).some((before) => before.scopes.length > 0))) return null
  const said = parts.flatMap(({ groups }) => groups.flatMap(({ names }) => names.map(fold)))
  const rules: RepresentationRule[] = []
  let subjects = before
  let limit: Limit | null = earlier
  for (const [at, part] of parts.entries()) {
    const [bound, ...others] = part.bounds
    const [scope, ...scopes] = part.scopes
    if (others.length + scopes.length > 0) return null
    const read = rulesOf(
      part,
      subjects,
      parts.some(({ mode }) => mode === 'joint'),
    )
    if (read === null) return null
    // Of somebody one form bounded and another not: which holds beyond the bound is not said.
    if (bounded.includes(true) && !bounded[at]) {
      const own = read.own.map(fold)
      if (part.groups.length === 0 || own.some((name) => said.filter((each) => each === name).length > 1)) return null
    }
    // Two forms of the same people without a bound between them.
    if (part.groups.length === 0 && at > 0 && !bounded[at]) return null
    const amount: Limit | null = bound?.limit ?? (bound?.above ? limit : null)
    if (bound && amount === null) return null
    rules.push(
      ...read.rules.map((each) => ({
        ...each,
        ...(scope === undefined ? {} : { scope }),
        ...(bound && amount ? (bound.above ? { floor: amount } : { limit: amount }) : {}),
      })),
    )
    if (bound && !bound.above) limit = bound.limit
    if (read.own.length > 0) subjects = read.own
  }
  // What is left of matters that were not named.
  if (parts.length === 1 && /^(?:bu|di[gğ]er|sair|ba[sş]ka|kalan|say[iı]lan|d[iı][sş][iı]nda)/iu.test(parts[0]?.scopes[0] ?? ''))
    return null
  return rules
}
