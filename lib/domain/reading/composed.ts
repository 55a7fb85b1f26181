/**
 * Who signs with whom, by what each known word of a clause is and not by its order: lists of people and how many of them, a form of each, who stands
 * beside whom, up to which amount; and what such clauses only say again by what they deny. A clause with a word of no known kind
 * (composed-words.ts), or whose parts leave open who signs how, says nothing here.
 */
import type { Limit, RepresentationRule } from '../fact/fact.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { withoutEnd } from '../text/ends.ts'
import { allIn } from '../text/needed.ts'
import { clausesWithin, NOUNS_DECIDED, sentencesOf, TAIL } from './clauses.ts'
import { ALL_BUT } from './bounds.ts'
import { withoutSpans } from './conditions.ts'
import { GRADE, gradeOf, gradesIn } from './graded-signers.ts'
import { type Piece, OF_SHARES, piecesIn, withoutLabels } from './composed-words.ts'
import { WAS_DECIDED } from './known-words.ts'
import { lastsAsOffice } from './power-slots.ts'
import { wordAt } from './power-words.ts'
import { partiesIn } from '../text/names.ts'
import { isTitled } from './titled.ts'
import { headed } from './tokens.ts'
import { FOR_COMPANY } from './sentence-powers.ts'
import { type Slot, ruleOf, together } from './signatures.ts'

type Join = 'and' | 'or' | 'with' | 'comma'
type Group = {
  names: readonly string[]
  joins: readonly Join[]
  of: number | 'each' | null
  along: boolean
  signed: boolean
  plural: boolean
}
/** One way to sign, with what its words bound it by; `linked`: its two groups stand beside each other. */
type Way = {
  groups: Group[]
  mode: 'sole' | 'joint' | null
  linked: boolean
  bound: { limit: Limit | null; above: boolean } | null
  about: Extract<Piece, { is: 'about' }> | null
  how: 'acts' | 'enough' | 'needed' | null
  /** So many of whom the words before speak. */
  of: number | 'each' | null
  /** Of whom one must be among the signers, whoever else signs; `paired`: the group is of those beside him. */
  must: readonly string[] | null
  paired: boolean
  signed: boolean
  /** Without whose signature, and where the words end that say so. */
  absent: readonly string[]
  behind: number
  /** Whether only the first of its groups needs the other. */
  owed: boolean
  /** Whether one signature (`one`) or all power (`all`) is denied. */
  denied: 'one' | 'all' | null
  from: number
  to: number
}
const NOTHING = (): Way => ({
  groups: [],
  mode: null,
  linked: false,
  bound: null,
  about: null,
  how: null,
  of: null,
  must: null,
  paired: false,
  signed: false,
  absent: [],
  behind: 0,
  owed: false,
  denied: null,
  from: 0,
  to: 0,
})

/** A list of people in its pieces from a place on, with how many of it the words behind say; and where it ends. */
const groupAt = (pieces: readonly Piece[], begin: number): { group: Group; next: number } | null => {
  const first = pieces[begin]
  if (first?.is !== 'who') return null
  const members = [first]
  const joins: Join[] = []
  let at = begin + 1
  for (;;) {
    const last = members.at(-1)
    const [join, next, third] = [pieces[at], pieces[at + 1], pieces[at + 2]]
    if (!last || !join) break
    if (last.stands === 'with' && join.is === 'who' && !join.meant === !last.meant) {
      members.push(join)
      joins.push('with')
      at += 1
      continue
    }
    const isJoin = join.is === 'and' || join.is === 'or' || join.is === 'with' || join.is === 'comma'
    if (!isJoin) break
    // "A, ve B"
    if (join.is === 'comma' && (next?.is === 'and' || next?.is === 'or') && third?.is === 'who' && last.stands === null) {
      members.push(third)
      joins.push(next.is)
      at += 3
      continue
    }
    if (next?.is !== 'who') break
    // "A, başkanın da imzalaması şartıyla"
    if (join.is === 'comma' && !last.meant && next.meant && third?.is === 'must') break
    // "A, üyelerden biriyle": of others, so many.
    if (join.is === 'comma' && !last.meant && next.meant && next.stands === 'from') break
    // A list has its ending at the last of it, or at each.
    const same = last.stands === next.stands && (join.is === 'and' || join.is === 'or')
    if (last.stands !== null && !same) break
    if (last.of !== null) break
    members.push(next)
    joins.push(join.is)
    at += 2
  }
  const last = members.at(-1) ?? first
  if (members.some(({ of }, which) => of !== null && which < members.length - 1)) return null
  let of: Group['of'] = last.of
  let { stands } = last
  // "A ve B'nin her ikisi", "bunların her ikisi": those right before, again.
  const same = pieces[at]
  const own = members.flatMap(({ names }) => names.map(fold))
  if (same?.is === 'who' && same.meant && same.names.length === own.length && same.names.every((name) => own.includes(fold(name)))) {
    of = same.of === null || same.of === 1 ? 'each' : same.of
    stands = same.stands
    at += 1
  }
  const behind = pieces[at]
  if (behind?.is === 'with' || (behind?.is === 'comma' && pieces[at + 1]?.is === 'count' && (stands === 'from' || stands === 'of'))) {
    if (behind.is === 'with') stands = 'with'
    at += 1
  }
  const counts = pieces[at]
  let signed = false
  if (counts?.is === 'count' && stands !== 'with') {
    const many = counts.of === 'most' ? Math.floor(members.flatMap(({ names }) => names).length / 2) + 1 : counts.of
    if (of !== null && of !== many) return null
    of = many
    signed = counts.signed
    stands = counts.stands === 'with' ? 'with' : 'of'
    at += 1
    if (pieces[at]?.is === 'with') {
      stands = 'with'
      at += 1
    }
  } else if (stands === 'from') return null
  return {
    group: {
      names: members.flatMap(({ names }) => names),
      joins: spread(members, joins),
      of,
      along: stands === 'with',
      signed,
      plural: false,
    },
    next: at,
  }
}
/** How each of the names is joined to the next, where one word means several. */
const spread = (members: readonly { names: readonly string[] }[], joins: readonly Join[]): Join[] =>
  members.flatMap(({ names }, at): Join[] => {
    const own = names.slice(1).map((): Join => 'and')
    const next = joins[at]
    return next ? [...own, next] : own
  })

/** Whether a way is said in full, so that what stands behind a mark or a joiner begins another. */
const isComplete = ({ groups, mode, how, of }: Way): boolean =>
  (groups.length > 0 && (mode !== null || how !== null)) || ((mode !== null || how !== null) && of !== null)

/** The ways to sign that the pieces of a clause name, in their order; null where they do not part clearly. */
const waysOf = (pieces: readonly Piece[]): Way[] | null => {
  const ways: Way[] = []
  let way = NOTHING()
  let beside = false
  let parted = false
  let unless = false
  // "Biri … ait olmak üzere": whom the words name next must be one of the signers.
  let wants = false
  const isBare = (): boolean =>
    way.groups.length === 0 &&
    way.mode === null &&
    way.bound === null &&
    way.about === null &&
    way.of === null &&
    way.must === null &&
    way.absent.length === 0
  const close = (): void => {
    if (!isBare()) ways.push(way)
    way = NOTHING()
    beside = false
    parted = false
  }
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece) break
    const bare = isBare()
    switch (piece.is) {
      case 'who': {
        const read = groupAt(pieces, at)
        if (read === null) return null
        if (wants) {
          if (way.must !== null || read.group.along) return null
          way.must = mustOf(read.group)
          if (way.must === null) return null
          wants = false
          at = read.next - 1
          break
        }
        if (parted && isComplete(way) && !beside) close()
        if (way.mode !== null && way.groups.length > 0 && !beside && !(way.mode === 'joint' && way.groups.length === 1 && way.linked))
          close()
        if (way.groups.length === 2) return null
        if (way.groups.length === 1) way.linked ||= beside || way.groups[0]?.along === true || read.group.along
        // "A'nın imzası bulunmadıkça B'nin imzası bağlamaz": B's needs his.
        if (unless && way.groups.length === 1 && !way.linked) {
          way.groups.unshift(read.group)
          way.linked = way.owed = true
        } else way.groups.push(read.group)
        beside = false
        parted = false
        at = read.next - 1
        break
      }
      case 'one':
        wants = true
        break
      case 'must': {
        const own = way.groups.at(-1)
        // "A bulunmak şartıyla": he who was named last.
        if (way.must === null) {
          if (!own || own.along) return null
          way.must = mustOf(own)
          if (way.must === null) return null
          way.groups.pop()
        }
        break
      }
      case 'other':
        if (way.must === null || way.groups.length > 1) return null
        way.paired = true
        break
      case 'another': {
        // "Birinin imzası, öbürününki olmadan": two of them.
        const own = way.groups.at(-1)
        if (!own || own.of !== 1 || own.names.length < 2) return null
        own.of = 2
        own.signed = true
        break
      }
      case 'meets':
        if (way.groups.length === 0) return null
        way.linked ||= way.groups.length === 2
        break
      case 'count': {
        if (piece.of === 'most') return null
        way.signed ||= piece.signed
        const own = way.groups.at(-1)
        if (own && way.mode !== null && parted && isComplete(way)) {
          close()
          way.of = piece.of
          way.signed = piece.signed
          break
        }
        // "A ve B, ikisi birlikte": of those right before it.
        if (own && own.of === null && !parted && (typeof piece.of === 'string' || piece.of <= own.names.length)) {
          own.of = piece.of
          own.signed ||= piece.signed
        } else if (way.groups.length === 0 && way.of === null) way.of = piece.of
        else return null
        break
      }
      case 'form': {
        if (way.mode !== null && way.mode !== piece.mode) {
          if (!isComplete(way)) return null
          close()
        } else if (way.mode !== null && parted && isComplete(way) && (way.how !== null || way.groups.length === 0)) close()
        // ("Birbirinden bağımsız olarak, yalnız kendi imzalarıyla": the same form twice is one.)
        if (way.mode === null && way.how !== null && isComplete(way)) close()
        way.mode = piece.mode
        break
      }
      case 'sign': {
        const own = way.groups.at(-1)
        way.signed = true
        if (own) {
          own.signed = true
          own.plural ||= piece.plural
          // "A'nın imzasına B'nin imzasının eklenmesi"
          if (piece.onto && way.groups.length === 1 && pieces[at + 1]?.is === 'who') beside = true
          // "A'nın imzası ile B'nin imzası", "B'nin imzası A'nın imzasıyla": by the one the other.
          if (piece.by && way.groups.length === 1 && pieces[at + 1]?.is === 'who') beside = true
          // "A'nın imzası ile birlikte B'nin imzası"
          const [next, third] = [pieces[at + 1], pieces[at + 2]]
          if (
            piece.by &&
            way.groups.length === 1 &&
            way.mode === null &&
            next?.is === 'form' &&
            next.mode === 'joint' &&
            third?.is === 'who' &&
            third.meant
          )
            beside = way.linked = true
          // "B'nin imzası A'nın imzası ile tamamlandığında"
          if (piece.by && way.groups.length === 2 && way.groups[0]?.signed) way.linked = true
        }
        break
      }
      case 'with': {
        if (!way.groups.at(-1)?.signed || pieces[at + 1]?.is !== 'who') return null
        beside = true
        break
      }
      case 'beside': {
        if (way.groups.length === 0) return null
        if (way.groups.length === 1) beside = true
        way.linked = true
        way.mode ??= 'joint'
        break
      }
      case 'along': {
        const own = way.groups.at(-1)
        if (!own) return null
        own.along = true
        way.linked ||= way.groups.length === 2
        way.mode ??= 'joint'
        break
      }
      case 'bound': {
        if (way.bound !== null || (parted && isComplete(way))) {
          if (!isComplete(way) && way.groups.length === 0) return null
          close()
        }
        way.bound = { limit: piece.limit, above: piece.above }
        break
      }
      case 'about': {
        if (way.about !== null || ((parted || way.bound !== null) && isComplete(way))) {
          // The verb of both stands at the end.
          if (!isComplete(way) && way.groups.length === 0) return null
          close()
        }
        way.about = piece
        break
      }
      case 'unless':
        unless = true
        // "A'nın imzası, B'nin imzası olmadan …": his needs the other's, and not the other's his.
        if (way.groups.length === 2 && !way.linked) way.linked = way.owed = true
        if (piece.signed) for (const own of way.groups) own.signed = true
        way.how = 'needed'
        break
      case 'says':
        // "Şirketin borç altına girmesi A ile B'nin imzasına bağlıdır": what it takes, the words behind say.
        if (piece.form === 'noun' && at < pieces.length - 1 && isBare()) break
        if (piece.signed) for (const own of way.groups) own.signed = true
        way.how = way.how === null || way.how === 'acts' ? piece.how : way.how
        break
      case 'denies':
        // Denied twice: "A'nın imzası bulunmadıkça şirket ilzam edilemez".
        if (unless) unless = false
        else way.denied = piece.power ? 'all' : 'one'
        parted = true
        if (pieces[at + 1]?.is !== 'decides') {
          const next = pieces[at + 1]
          if (next && next.is !== 'comma' && next.is !== 'part' && next.is !== 'and') return null
        }
        break
      case 'or':
      case 'and': {
        if (beside) break
        // "Bir (A) ve bir (B) grubu imza"
        const next = pieces[at + 1]
        const counted = way.groups.at(-1)
        if (
          piece.is === 'and' &&
          way.groups.length === 1 &&
          typeof counted?.of === 'number' &&
          next?.is === 'who' &&
          typeof next.of === 'number' &&
          next.meant
        ) {
          beside = true
          break
        }
        // "İki (A) ya da bir (A) ve bir (B) grubu imza"
        const isCounted = counted !== undefined && counted.of !== null && next?.is === 'who' && next.of !== null && next.meant
        if (piece.is === 'or' && isCounted && way.mode === null) {
          close()
          break
        }
        // "A'nın imzası veya B ile C'nin imzaları": a way without a word for its form.
        if (piece.is === 'or' && way.groups.length > 0 && way.mode === null && way.groups.at(-1)?.signed) close()
        parted = true
        break
      }
      case 'comma':
        if (!beside) parted = true
        break
      case 'part':
        close()
        break
      case 'absent':
        close()
        way.absent = piece.names
        way.behind = piece.to
        break
      case 'decides':
      case 'made':
      case 'term':
        break
      default:
        return null
    }
    if (bare || way.from === 0) way.from = piece.from
    way.to = Math.max(way.to, piece.to)
  }
  close()
  if (unless || wants) return null
  // A verb at the end is of all that stand before it, and a signature before the verb of each of whom nothing else is said.
  const last = ways.at(-1)
  const how = last?.how ?? null
  const sealed = last?.groups.at(-1)?.signed === true
  for (const each of ways) if (each.how === null && sealed && each.mode === null) for (const own of each.groups) own.signed = true
  return ways.map((each) => (each.how === null ? { ...each, how } : each))
}

/** Of whom one must sign: he who is named, or any of several. */
const mustOf = ({ names, joins, of }: Group): readonly string[] | null =>
  names.length === 1 || of === 1 || (joins.length > 0 && of === null && joins.every((join) => join === 'or')) ? names : null

/** The rules of a way in which one must be among the signers; null where its words do not settle who else signs. */
const mustRules = ({ groups, must, paired, of, mode }: Way, before: readonly string[]): RepresentationRule[] | null => {
  const [one, two] = groups
  if (must === null || two || mode === 'sole' || (one && of !== null)) return null
  // "A'nın imzası bulunmak şartıyla A ile diğerlerinden biri": he is one of the two that the words behind name.
  const again = one && must.length === 1 && one.joins[0] === 'with' && fold(one.names[0] ?? '') === fold(must[0] ?? '')
  if (again && !one.along) return rulesOf({ groups, must: null, paired, of, mode } as Way, before, [], true)
  // "A, B'nin de imzalaması şartıyla": he beside the other.
  const [own, ...rest] = one?.of === null ? one.names : []
  if (own !== undefined && rest.length === 0 && !paired && of === null && !must.some((name) => fold(name) === fold(own)))
    return together([
      { names: [own], need: 1 },
      { names: [...must], need: 1 },
    ])
  const names = one?.names ?? before
  const many = one?.of ?? of ?? null
  const others = (name: string): string[] => names.filter((each) => fold(each) !== fold(name))
  const count = paired ? (many === null && names.length === 1 ? 1 : many) : typeof many === 'number' ? many - 1 : null
  if (typeof count !== 'number' || count < 1 || (!paired && one?.joins.includes('or'))) return null
  const all = must.map((name) => {
    const slot = { names: others(name), need: count }
    const rest = slot.names.length === count ? slot.names.map((each) => ({ names: [each], need: 1 })) : [slot]
    return slot.names.length < count ? null : together([{ names: [name], need: 1 }, ...rest])
  })
  return all.some((each) => each === null) ? null : all.flatMap((each) => each ?? [])
}

/** Of whom, and how many, a group speaks; null where its words leave that open. */
const slotsOf = ({ names, joins, of }: Group): Slot[] | null => {
  const ors = joins.filter((join) => join === 'or').length
  const each = (all: readonly string[]): Slot[] => all.map((name) => ({ names: [name], need: 1 }))
  const [first, ...rest] = names
  // "A ile B veya C'den biri": he, and one of the others.
  if (first !== undefined && rest.length > 1 && joins[0] === 'with' && (of === 1 || of === null)) {
    const others = joins.slice(1)
    const alternate = others.every((join) => join === 'or')
    if (alternate || (of === 1 && !others.includes('with')))
      return [
        { names: [first], need: 1 },
        { names: rest, need: 1 },
      ]
  }
  if (ors > 0)
    return ors === joins.length && (of === null || of === 1)
      ? [{ names: [...names], need: 1 }]
      : of === 1
        ? [{ names: [...names], need: 1 }]
        : null
  if (of === null || of === 'each') return each(names)
  if (of > names.length) return null
  return of === names.length ? each(names) : [{ names: [...names], need: of }]
}

/** "A ile B veya C ile D": those whom "veya" parts, where at least two stand on each side of it. */
const pairsOf = ({ names, joins, of }: Group): string[][] | null => {
  if (of !== null || !joins.includes('or') || joins.includes('comma')) return null
  const pairs: string[][] = [[]]
  for (const [at, name] of names.entries()) {
    if (joins[at - 1] === 'or') pairs.push([])
    pairs.at(-1)?.push(name)
  }
  return pairs.every((each) => each.length > 1) ? pairs : null
}

/** "Başkanın, bir üye ile": of the organ, those who are not named beside them. */
const besides = (own: Group, other: Group): Group => {
  if (own.of === null || own.of === 'each' || own.joins.some((join) => join !== 'and') || other.names.length >= own.names.length) return own
  const named = new Set(other.names.map(fold))
  const names = own.names.filter((name) => !named.has(fold(name)))
  return names.length === own.names.length || own.names.length - names.length !== named.size
    ? own
    : { ...own, names, joins: own.joins.slice(named.size) }
}

const boundOf = ({ bound }: Way, before: Limit | null): Partial<RepresentationRule> | null => {
  if (bound === null) return {}
  const limit = bound.limit ?? (bound.above ? before : null)
  return limit === null ? null : bound.above ? { floor: limit } : { limit }
}

/** The rules of one way to sign; `before` are those of the way before it, `isFirst` whether no way before it gave any. */
const rulesOf = (way: Way, before: readonly string[], alone: readonly string[], isFirst: boolean): RepresentationRule[] | null => {
  const { groups, mode, how, of } = way
  const [one, two, ...more] = groups
  if (more.length > 0) return null
  if (way.must !== null) return mustRules(way, before)
  if (!one) {
    if (before.length === 0 || (way.bound === null && way.about === null && !isFirst)) return null
    if (mode === null && (of === null || !way.signed || how === 'acts')) return null
    const group: Group = { names: before, joins: before.slice(1).map(() => 'and'), of, along: false, signed: false, plural: false }
    if (mode === 'sole') return of === null || of === 'each' || of === 1 ? [ruleOf(before, 'sole')] : null
    // "Vergi işlerinde bir tanesinin imzası kâfidir"
    if (of === 1) return how === 'enough' && way.about !== null ? [ruleOf(before, 'sole')] : null
    const slots = slotsOf(group)
    return slots === null ? null : together(slots)
  }
  if (of !== null) return null
  if (!two) {
    // "A, B ile birlikte"; of "A ve B, C ile birlikte" the words leave open who signs beside whom.
    const along = one.along || (way.linked && (way.bound !== null || way.about !== null) && before.length === 1)
    if (way.linked && !along && !(one.names.length === 2 && one.joins[0] === 'comma')) return null
    const single = one.names.length === 1
    const alternate = one.joins.length > 0 && one.joins.every((join) => join === 'or')
    if (mode === 'sole')
      return !one.along && (one.of === null || one.of === 'each' || one.of === 1) && (alternate || !one.joins.includes('or'))
        ? [ruleOf(one.names, 'sole')]
        : null
    if (mode === 'joint') {
      // "A ile B veya C ile D": two pairs.
      const pairs = pairsOf(one)
      if (pairs !== null && !along) return pairs.flatMap((names) => together(names.map((name) => ({ names: [name], need: 1 }))) ?? [])
      if (along) {
        const [subject, ...others] = before
        const slots = slotsOf(one)
        const [slot, ...rest] = slots ?? []
        if (subject === undefined || others.length > 0 || !slot || rest.length > 0) return null
        return together([{ names: [subject], need: 1 }, slot])
      }
      const slots = slotsOf(one)
      return slots === null || (one.of === 1 && slots.length === 1) ? null : together(slots)
    }
    if (one.along || !(one.signed || way.how !== null)) return null
    if ((one.of === 1 && one.joins[0] !== 'with') || alternate || single) {
      // "50.000 TL'ye kadar üyelerden birinin, üzerinde ikisinin imzası aranır"
      const asked = how === 'enough' || (how !== null && one.of === 1 && (way.bound?.above === false || way.about !== null))
      return asked && one.signed ? [ruleOf(one.names, 'sole')] : null
    }
    if (one.of === null && !one.plural) return null
    const slots = one.of === 'each' ? (how === 'needed' ? slotsOf(one) : null) : slotsOf(one)
    return slots === null || !one.signed ? null : together(slots)
  }
  if (mode === 'sole' || !(way.linked || mode === 'joint')) return null
  if (!way.linked && mode === 'joint') return null
  // "A veya B'nin C ile": whether each of the two, or A alone, the words leave open.
  if (one.of === null && one.joins.includes('or') && !one.signed) return null
  // "A ve B'nin her biri, C veya D'den biriyle": each of the first by himself.
  const slots = (own: Group, other: Group): Slot[] | null =>
    own.of === 'each' ? [{ names: [...own.names], need: 1 }] : slotsOf(besides(own, other))
  const [ours, theirs] = [slots(one, two), slots(two, one)]
  if (ours === null || theirs === null) return null
  // "B ve C, A ile birlikte": each of them with him, or all three.
  for (const [many, single] of [
    [one, two],
    [two, one],
  ] as const)
    if (many.of === null && many.names.length > 1 && slotsOf(many)?.length === many.names.length) {
      const [name, ...others] = single.names
      if (others.length > 0 || name === undefined || !alone.includes(fold(name))) return null
      return [ruleOf(many.names, 'joint', { with: [name] })]
    }
  return together([...ours, ...theirs])
}

type Composition = { rules: RepresentationRule[]; ways: Way[]; denials: Way[] }
const isSole = ({ mode }: Pick<RepresentationRule, 'mode'>): boolean => mode === 'sole'
const isRest = (scope: string): boolean => ALL_BUT.test(scope)
/** Whether some rule says of one of those who sign by another how he signs in other matters. */
const hasOther = (rule: RepresentationRule, rules: readonly RepresentationRule[]): boolean =>
  rule.persons.every((name) =>
    rules.some((other) => other !== rule && !isSole(other) && [...other.persons, ...other.with].some((each) => fold(each) === fold(name))),
  )
/**
 * In which matters each way holds: some matters beside the rest of them, all but some beside those, or several who sign some beside one who signs all
 * else. Null where the words leave it open how the rest is signed.
 */
const mattersOf = (ways: readonly Way[]): Map<Way, Pick<RepresentationRule, 'scope'> & { excludes?: string }> | null => {
  const found = new Map<Way, Pick<RepresentationRule, 'scope'> & { excludes?: string }>()
  const bounded = ways.filter(({ about }) => about !== null)
  if (bounded.length === 0) return found
  const but = ways.filter(({ about }) => about?.of === 'all_but_these')
  const rest = ways.filter(({ about }) => about?.of === 'the_rest')
  const these = ways.filter(({ about }) => about?.of === 'these')
  const plain = ways.filter(({ about }) => about === null)
  if (but.length + rest.length > 1 || ways.some(({ bound }) => bound !== null)) return null
  let said = ''
  for (const way of ways) {
    const { about } = way
    if (about === null) continue
    if (about.of === 'these' || about.of === 'all_but_these') said = about.scope
    if (about.of === 'those_said' && said === '') return null
    if (about.of === 'all_but_these') found.set(way, { scope: null, excludes: about.scope })
    else found.set(way, { scope: about.of === 'those_said' ? said : about.scope })
  }
  if (but.length > 0) return plain.length === 0 && bounded.length > 1 ? found : null
  if (rest.length > 0) return plain.length === 0 && these.length > 0 ? found : null
  // "Birlikte imza ederler; şu kadar ki vergi işlerinde biri kâfidir": one of them alone there, and both wherever it is.
  const isOne = ({ mode, of, how }: Way): boolean => mode === 'sole' || (mode === null && of === 1 && how === 'enough')
  const first = ways.findIndex(({ about }) => about !== null)
  const isJointAhead = plain.length > 0 && plain.every((way) => way.mode === 'joint' && ways.indexOf(way) < first)
  if (these.length === bounded.length && bounded.every(isOne) && isJointAhead) return found
  // "A ve B münferiden; ancak kredide ikisi birlikte": of all else the form before.
  const isAhead = plain.every((way) => ways.indexOf(way) < first && way.mode === 'sole')
  const isJoint = bounded.every(
    ({ mode, groups, of }) => mode !== 'sole' && (mode === 'joint' || groups.some((own) => own.of !== 1) || (of !== null && of !== 1)),
  )
  if (plain.length === 0 || !isAhead || !isJoint) return null
  const excludes = bounded.flatMap((way) => found.get(way)?.scope ?? []).join('; ')
  for (const way of plain) found.set(way, { scope: null, excludes })
  return found
}
/** "Başkanın imzası her hâlde lazımdır", behind ways to sign none of which does without him. */
const isNeededAgain = ({ groups, mode, how, bound, about, must, of }: Way, rules: readonly RepresentationRule[]): boolean => {
  const [own, ...others] = groups
  if (!own || others.length > 0 || own.names.length !== 1 || own.of !== null || own.along || !own.signed || mode !== null) return false
  if (how !== 'needed' || bound || about || must || of !== null || rules.length === 0) return false
  const isHis = (names: readonly string[]): boolean => names.length === 1 && fold(names[0] ?? '') === fold(own.names[0] ?? '')
  return rules.every((rule) => !isSole(rule) && (isHis(rule.persons) || isHis(rule.with)))
}
/** What the words of a clause compose; null where they do not settle it. Where words behind it decide what it names (`isDecided`), its verb may be a noun. */
const compose = (body: Body, span: Span, before: number, isDecided = false): Composition | null => {
  const pieces = piecesIn(body, span, before)
  if (pieces === null) return null
  const last = pieces.findLast((each) => each.is === 'says' || each.is === 'denies' || each.is === 'decides')
  if (!last || (last.is === 'says' && ((last.form === 'noun' && !isDecided) || last.form === 'linked'))) return null
  const ways = waysOf(pieces)
  if (ways === null || ways.length === 0) return null
  const rules: RepresentationRule[] = []
  const about = mattersOf(ways.filter(({ denied }) => denied === null))
  if (about === null) return null
  let subjects: readonly string[] = []
  let limit: Limit | null = null
  // Who signs alone by the sentence before, too: "A münferiden temsil eder; B ile C'nin imzaları ise A'nın imzası ile …".
  const earlier =
    before < span.from
      ? piecesIn(body, { from: before, to: span.from - (TAIL.exec(body.plain.slice(before, span.from))?.[0].length ?? 0) }, before)
      : null
  const alone = [...(earlier ? (waysOf(earlier) ?? []) : []), ...ways].flatMap((way) =>
    way.mode === 'sole' && !way.bound && !way.denied ? way.groups.flatMap(({ names }) => names.map(fold)) : [],
  )
  let general = false
  // Who must sign beside another may sign alone or not: the words are to say it.
  const isFree = ({ groups }: Way): boolean => groups[1]?.names.every((name) => alone.includes(fold(name))) === true
  if (ways.some((way) => way.owed && !isFree(way))) return null
  // "A'nın imzası bulunmayan hallerde …": beside him who signs alone that is another way, and no condition.
  const isBeside = ({ absent, groups }: Way): boolean =>
    absent.every((name) => alone.includes(fold(name)) && !groups.some(({ names }) => names.some((each) => fold(each) === fold(name))))
  if (!ways.every(isBeside)) return null
  for (const way of ways) {
    const own = way.groups.filter(({ along }) => !along || way.groups.length === 1).flatMap(({ names }) => names)
    if (way.denied) {
      if (own.length > 0) subjects = own
      continue
    }
    // "Çeklerde çift imza aranır, diğer işlerde her müdür …": of those whom the words behind mean.
    if (way.groups.length === 0 && way.about && subjects.length === 0) {
      const later = ways.slice(ways.indexOf(way) + 1).find(({ groups }) => groups.length > 0)
      const [only, ...others] = later?.groups ?? []
      if (!only || others.length > 0 || only.names.length !== 2 || way.mode !== 'joint') return null
      subjects = only.names
    }
    // "İki imza şarttır; biri …": how many, before the words say who.
    if (way.groups.length === 0 && way.must === null && subjects.length === 0 && rules.length === 0 && !way.bound && !way.about) {
      if (!(way.mode === 'joint' || (typeof way.of === 'number' && way.of > 1))) return null
      general = true
      continue
    }
    if (isNeededAgain(way, rules)) continue
    const bound = boundOf(way, limit)
    const read = rulesOf(way, subjects, alone, rules.length === 0)
    if (read === null || bound === null || read.length === 0) return null
    rules.push(...read.map((rule) => ({ ...rule, ...bound, ...about.get(way) })))
    if (bound.limit) limit = bound.limit
    // "A'nın kredide B ile birlikte, diğer işlemlerde münferiden": of him who was spoken of.
    const [first, second] = way.groups
    if (first && second) subjects = first.signed || second.signed ? [] : first.names
    else if (own.length > 0) subjects = own
  }
  if (general && rules.some(isSole)) return null
  // Who signs alone needs no other: that others sign with him is their form.
  const plainly = (rule: RepresentationRule): boolean => rule.limit === null && !rule.floor && rule.scope === null && !rule.excludes
  const free = new Set(rules.flatMap((rule) => (isSole(rule) && plainly(rule) ? rule.persons.map(fold) : [])))
  const needed = rules.filter(
    (rule) => isSole(rule) || rule.with.length === 0 || !plainly(rule) || !rule.persons.every((name) => free.has(fold(name))),
  )
  // What one alone may sign in some matters only, where no other form of his is said for the others or all else is signed by several, holds there.
  const excepts = ways.some(({ about: own, denied, mode }) => own === null && denied === null && mode === 'joint')
  for (const rule of rules)
    if (isSole(rule) && rule.scope !== null && !isRest(rule.scope) && (!hasOther(rule, rules) || excepts)) {
      rule.condition = rule.scope
      rule.scope = null
    }
  // Of somebody one way bounded and another not: which holds beyond the bound is not said.
  const bounded = rules.some((rule) => rule.limit !== null || rule.floor)
  if (
    bounded &&
    rules.some(
      (rule) =>
        rule.limit === null &&
        !rule.floor &&
        rules.some((other) => other !== rule && other.persons.some((name) => rule.persons.includes(name))),
    )
  )
    return null
  const terms = pieces.flatMap((piece) => (piece.is === 'term' ? [piece.term] : []))
  if (terms.length > 1 || !terms.every((term) => needed.every(({ persons }) => lastsAsOffice(body, term, persons)))) return null
  return {
    rules: terms.length === 0 ? needed : needed.map((rule) => ({ ...rule, until: terms[0]?.until ?? rule.until })),
    ways: ways.filter(({ denied }) => denied === null),
    denials: ways.filter(({ denied }) => denied !== null),
  }
}

/** Whether what is denied only says again what the rules give: none of them lets those sign, and each of those signs by one of them. */
const isAgain = (way: Way, rules: readonly RepresentationRule[]): boolean => {
  const names = way.groups.flatMap((group) => group.names.map(fold))
  const count = way.of ?? way.groups[0]?.of ?? null
  const given = (name: string): RepresentationRule[] =>
    rules.filter((rule) => [...rule.persons, ...rule.with].some((each) => fold(each) === name))
  if (way.bound || way.must || rules.length === 0) return false
  // Who has no power at all is none of those who have one.
  if (way.denied === 'all') return names.length > 0 && way.mode === null && names.every((name) => given(name).length === 0)
  const alone = way.mode === 'sole' || count === 1 || (way.mode === null && names.length === 1)
  if (alone) {
    const ofThem = names.length === 0 ? rules : names.flatMap((name) => (given(name).length > 0 ? given(name) : [ruleOf([name], 'sole')]))
    return (
      ofThem.length > 0 &&
      !ofThem.some((rule) => isSole(rule) && (names.length === 0 || rule.persons.some((name) => names.includes(fold(name)))))
    )
  }
  if (names.length < 2 || way.groups.length > 1) return false
  if (!names.every((name) => given(name).some((rule) => !isSole(rule)))) return false
  return !rules.some((rule) => {
    const holders = rule.persons.map(fold)
    if (isSole(rule)) return holders.some((name) => names.includes(name))
    const others = rule.with.map(fold)
    if (others.length > 0) return holders.some((name) => names.includes(name)) && others.some((name) => names.includes(name))
    return rule.any_of ? holders.filter((name) => names.includes(name)).length > 1 : holders.every((name) => names.includes(name))
  })
}

/** "Yalnız B'nin imzası geçerlidir" behind a form of somebody else: not both hold. */
const SINGLES_OUT = /\b(?:yalniz(?:ca)?|sadece|munhasiran)\W*$/
const isForOneAlone = (body: Body, ways: readonly Way[]): boolean =>
  ways.some(({ bound, about, groups, from }, at) => {
    const before = ways[at - 1]
    return before && !bound && !about && groups.length > 0 && SINGLES_OUT.test(body.plain.slice(before.to, from))
  })

const GROUPED = /\b(?:grub|grup|derece)/
const SHARES = new RegExp(OF_SHARES, 'g')
const OF_SIGNING = /\bimza|\btemsil|\bilzam|\bbagla/
/** Who signs with whom by the sentence that stands there, where each word of it is of a known kind; nothing where not. */
export const composedIn = (body: Body, { from: start, to }: Span, before: number, isDecided = false, groupsFrom = start): Found[] => {
  if (!OF_SIGNING.test(body.plain.slice(start, to))) return []
  // Groups and grades have rules of their own (combinations.ts), but for those that the words make themselves.
  const grouped = GROUPED.test(withoutLabels(body, start, to).replace(SHARES, ''))
  if (grouped && gradesIn(body, groupsFrom, to) === null) return []
  // A power by title follows the title, whoever bears it today.
  if (isTitled(body, { from: start, to })) return []
  const from = headed(body, start, to)
  const words = body.plain.slice(from, to)
  if (words.length > LONGEST) return []
  const begin = from + (/^[\s.,:;-]*(?:(?:ve|ancak) )?/.exec(words)?.[0].length ?? 0)
  const end = to - (TAIL.exec(words)?.[0].length ?? 0)
  const read = compose(body, { from: begin, to: end }, before, isDecided)
  // A signature that is asked for in some matters is the company's.
  if (!FOR_COMPANY.test(body.plain.slice(before, to)) && !read?.ways.some(({ about }) => about !== null)) return []
  if (read === null || read.rules.length === 0 || !read.denials.every((way) => isAgain(way, read.rules))) return []
  if (isForOneAlone(body, read.ways)) return []
  // What is only said again by what it denies is no word of what they sign.
  const first = read.denials.filter((way) => read.ways.every((each) => each.from > way.from)).at(-1)
  const last = read.denials.find((way) => read.ways.every((each) => each.from < way.from))
  // Nor is in whose absence they sign.
  const absent = Math.max(begin, ...read.ways.map((way) => (way.from <= begin ? way.behind : 0)))
  const [starts, ends] = [first?.to ?? absent, last ? Math.max(begin, ...read.ways.map(({ to: done }) => done)) : end]
  // That somebody has no power at all may take one from him that was given before: it is told.
  const takes = read.denials.some((way) => way.denied === 'all')
  const known = takes
    ? []
    : [
        ...(absent > begin ? [{ from: begin, to: absent }] : []),
        ...(first ? [{ from: begin, to: starts }] : []),
        ...(last ? [{ from: ends, to: end }] : []),
      ]
  return read.rules.map((rule) => ({
    statement: { kind: 'representation', ...rule },
    from: starts,
    to: ends,
    ...(takes ? {} : { whole: 'signing' as const }),
    ...(known.length > 0 ? { known } : {}),
  }))
}
const LONGEST = 600

/** A sentence that says no more than who signs with whom by groups. */
const BEHIND_FORM =
  /^\W*(?:\d{1,2}\W+)?(?:sirket|kooperatif)(?:i|in)?,?(?: (?:[a-h]|birinci|ikinci|ucuncu|derece|grub?u?|grubundan|dereceden|imza|imzalar[iu]?|yetkili(?:l[ae]r[iu])?(?:nd[ae]n)?|yetkilisi(?:nin)?|her ?hangi|bir|biri(?:nin|si)?|bir(?:isi)?nin|iki|ikisi(?:nin)?|kisi(?:nin)?|ile|veya|ya da|ve|sirket|unvani?|kasesi|altina|altinda|uzerine|atacaklari|atacagi|koyacaklari|musterek|birlikte|her hususta|temsil|ilzam|olunur|edilir|eder|imza(?:s[iu]|lar[iu])?(?:yla| ile))|[()"“”',])*\.\s/
/** "Aynı gruptan iki müdürün birlikte imzası şirketi bağlamaz": what two of one group may not do. */
const AMONG = new RegExp(
  `^(?=[^]*(?:\\b(?:iki|birden|kendi aralarinda)\\b|l[ae]r[iu](?:n[iu]n)?,? (?:birlikte|beraber|musterek)))\\W*(?:(?:ancak|ve),? )?(?:(?:her ?hangi|yalniz|sadece|iki|birden fazla) )*(?:(?:ayni|tek) |${GRADE} ?)(?:grub|grup|derece)[a-z]*,? (?:(?:herhangi|iki|birden|fazla|cok|olan|bulunan|dahil|mensup|imza|imza ile|ilzama|temsile|yetkili|yetkilisi|kisi|mudur|uye|temsilci|sahib|sahip|kendi|aralarinda|birlikte|beraber|musterek|mustereken|atacaklari|attiklari|sirketi|sirket|adina|temsil|ve|de|ile)(?:[iu]|s[iu])?(?:l[ae]r[iu]?)?(?:n?[iu]n|yl[ae])? )*(?:bagla(?:n|ya|na)?maz|(?:temsil|ilzam)(?: ve ilzam)? (?:e(?:tm|dem|dilm|dilem)ez|olun(?:am|m)az)(?:l[ae]r)?|(?:borc|taahhut) altina (?:gir|gire|sok|sokul|sokula)m[ae]z|imza atamaz(?:lar)?|(?:gecerli|yeterli|kafi|muteber|baglayici|yetkili|mezun|s[ae]lahiyetli) (?:degildir|olmaz|sayilmaz|degillerdir)|gecersizdir|hukumsuzdur)\\W*$`,
)

/**
 * Whether of some it is denied that they sign without somebody ("B ile C'nin imzası A'nın imzası olmaksızın şirketi bağlamaz") beside powers by which none
 * of them does.
 */
const isOfHisNeed = ({ groups, bound, about, must, mode, of }: Way, rules: readonly RepresentationRule[]): boolean => {
  const [one, two, ...more] = groups
  if (!one || !two || more.length > 0 || bound || about || must || of !== null || mode === 'sole') return false
  if (two.names.length !== 1 || [...one.joins, ...two.joins].includes('or') || one.along || two.along) return false
  const needed = fold(two.names[0] ?? '')
  const ours = one.names.map(fold)
  const own = rules.filter((rule) => [...rule.persons, ...rule.with].some((each) => ours.includes(fold(each))))
  // Whether they can sign by a rule where he does not.
  const withoutHim = (rule: RepresentationRule): boolean => {
    const [persons, others] = [rule.persons, rule.with].map((each) => each.filter((name) => fold(name) !== needed)) as [string[], string[]]
    if (isSole(rule)) return persons.some((name) => ours.includes(fold(name)))
    if (rule.with.length > 0) return persons.length > 0 && others.length > 0 && (rule.any_of || others.length === rule.with.length)
    return rule.any_of ? persons.length > 1 : persons.length === rule.persons.length
  }
  return (
    !ours.includes(needed) &&
    ours.every((name) => own.some((rule) => [...rule.persons, ...rule.with].some((each) => fold(each) === name))) &&
    !own.some(withoutHim)
  )
}

/**
 * Whether what is told only denies what the powers that were read do not give: "tek imza şirketi bağlamaz" beside powers of several, "B ve C
 * kendi aralarında imza atamaz" beside those by which each of them signs with A.
 */
export const onlyDenies = (body: Body, told: Span, read: readonly Found[]): boolean => {
  if (!/m[ae](?:z|m|y)|degil|siz/.test(body.plain.slice(told.from, told.to))) return false
  const rules = read.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  const words = withoutEnd(body.plain.slice(told.from, told.to))
  // Behind the combinations themselves, in one piece with them.
  const last = rules.some(({ group }) => group !== null) ? (BEHIND_FORM.exec(words)?.[0].length ?? 0) : 0
  const among = AMONG.exec(words.slice(last))
  if (among) {
    const grade = among.groups?.['grade']
    const own = rules.filter(({ group }) => group !== null && (grade === undefined || group === gradeOf(grade)))
    return (
      own.length > 0 && own.every(({ group, with: others }) => others.length > 0 && !others.includes(group ?? '') && !others.includes('*'))
    )
  }
  if (
    rules.length === 0 ||
    rules.some(({ scope, condition, mode, group }) => scope !== null || condition || mode === 'limited' || group !== null)
  )
    return false
  const begin = told.from + (/^[\s.:;,-]*(?:ve |ancak )?/.exec(body.plain.slice(told.from, told.to))?.[0].length ?? 0)
  const end = told.to - (TAIL.exec(body.plain.slice(told.from, told.to))?.[0].length ?? 0)
  const before = sentencesOf(body).findLast((each) => each.to <= told.from + 1)?.from ?? told.from
  const pieces = piecesIn(body, { from: begin, to: end }, before)
  const owed = pieces === null || pieces.some((each) => each.is === 'count' && each.of === 'most') ? null : waysOf(pieces)
  if (owed !== null && owed.length > 0 && owed.every((way) => way.owed)) return owed.every((way) => isOfHisNeed(way, rules))
  const denied = compose(body, { from: begin, to: end }, before)
  return (
    denied !== null &&
    denied.rules.length === 0 &&
    denied.denials.length > 0 &&
    denied.denials.every((way) => way.denied !== 'all' && isAgain(way, rules))
  )
}

/** Words of a clause on what somebody may do for the company in any case, and nothing that bounds or asks for more. */
const OF_DOING: ReadonlySet<string> = new Set(
  'plain power signature all body any_body paper any_paper act asset said decided too comma and or'.split(' '),
)
const BEHIND_POWER = /^\W*(?:(?:at|koy|ed|et|kilin|ol)[a-z]+)?\W*(?:ve)?\W*$/
/**
 * Whether what is told only says what he may do in any case who signs alone by the words right before it: "… tek başına temsil etmesine ve her
 * türlü sözleşmeyi akdetmesine".
 */
export const onlyDoes = (body: Body, told: Span, read: readonly Found[]): boolean => {
  const { plain } = body
  const own = read.find(
    ({ statement, to }) => statement.kind === 'representation' && to <= told.from && BEHIND_POWER.test(plain.slice(to, told.from)),
  )?.statement
  if (own?.kind !== 'representation' || own.mode !== 'sole' || own.limit || own.floor || own.scope || own.condition) return false
  const end = told.to - (TAIL.exec(plain.slice(told.from, told.to))?.[0].length ?? 0)
  if (partiesIn(body, told.from, end).length > 0 || /\d/.test(plain.slice(told.from, end))) return false
  let acts = false
  for (let at = told.from; at < end;) {
    const mark = /^(?:[\s.,;:]+|(?:baglayici|baglayan|baglayacak|borclandiran|borclandiracak) )/.exec(plain.slice(at, end))
    if (mark) {
      at += mark[0].length
      continue
    }
    const word = wordAt(plain, at)
    if (!word || word.to > end || !OF_DOING.has(word.is)) return false
    acts ||= (word.is === 'act' || word.is === 'signature') && /m[ae](?:s[iu]|y[ae])/.test(plain.slice(at, word.to))
    at = word.to
  }
  return acts
}

/**
 * What the clauses of a sentence compose by themselves, where others of it hold words that nobody knows and nothing of these undoes what is
 * decided: those are told.
 */
export const composedParts = (body: Body, sentence: Span, before: number): { found: Found[]; at: Span }[] => {
  const words = body.plain.slice(sentence.from, sentence.to)
  const colon = [...words.matchAll(/:(?= )/g)].map(({ index }) => sentence.from + index + 1)
  // "A ile B müdür olup her ikisinin …": what they are stands before how they sign.
  const called = allIn(words, CALLED_SO).map(({ index, 0: said }) => sentence.from + index + said.length)
  const clauses = clausesWithin(body, sentence).flatMap((clause): Span[] => {
    const parted = called.findLast((at) => at > clause.from && at < clause.to)
    return parted === undefined
      ? [clause]
      : [
          { from: clause.from, to: parted },
          { from: parted, to: clause.to },
        ]
  })
  const isDecided = DECIDES.test(words)
  return clauses.flatMap((clause): { found: Found[]; at: Span }[] => {
    const from = colon.findLast((at) => at > clause.from && at < clause.to) ?? clause.from
    const at = { from, to: clause.to }
    if (clauses.length < 2 && from === clause.from) return []
    if (!SAID_ITSELF.test(body.plain.slice(at.from, at.to).trimEnd()) && !isDecided) return []
    const ahead = body.plain.slice(sentence.from, at.from)
    // "… münferit imza yetkileri kaldırılmış; bunun yerine …": how those signed till then in whose place this comes.
    const instead = SET_ASIDE.test(ahead) ? (IN_PLACE.exec(body.plain.slice(at.from, at.to))?.[0].length ?? null) : null
    const rest = (instead === null ? unnamed(body, sentence.from, at.from) : '') + ' ' + unnamed(body, at.to, sentence.to)
    if (UNDOES.test(rest)) return []
    const found = composedIn(
      body,
      { from: at.from + (instead ?? 0), to: at.to },
      Math.max(before, sentence.from),
      NOUNS_DECIDED.test(words),
      sentence.from,
    )
    return found.length === 0 ? [] : [{ found, at }]
  })
}
const DECIDES = new RegExp(`(?:(?:${WAS_DECIDED})|n[ae],?)\\W*(?:\\(\\d[^]*)?$`)
/** The words there, less the names of people ("Öner"). */
const unnamed = (body: Body, from: number, to: number): string => withoutSpans(body, partiesIn(body, from, to)).plain.slice(from, to)
const CALLED_SO = /['’a-z] (?:(?:sirket|yonetim kurulu) )?(?:mudur|uye|aza|orta[kg])[a-z]{0,6} olup,?/g
const SET_ASIDE =
  /\b(?:yetki|s[ae]lahiyet|imza|temsil)[a-z]*(?: ve ilzam)?(?: [a-z]+){0,2} (?:kaldiril|iptal edil|son veril|geri alin|sona er|vazgecil)(?:m[iu]s(?:t[iu]r)?|d[iu]|[ae]r[ae]k|[iu]p)(?: olup)?[,;]?(?: ve)?\s*$/
const IN_PLACE =
  /^\W*(?:(?:bunun|bunlarin|onun) )?(?:yerine|bundan (?:boyle|sonra)|bu tarihten (?:sonra|itibaren)|(?=(?:her (?:bir|iki)|ikisi|bunlar)))[ ,]*/
const SAID_ITSELF = /(?:m[ae]z|d[iu]r|t[iu]r|l[ae]r|[ae]r|[iu]r|olup|yeter)\W*(?:\(\d[^]*)?$/
const UNDOES =
  /\bredd|\bret\b|\bgecersiz|\bhukumsuz|\bhalinde\b|\btakdirde|\bise de\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|me)|\bdava|\bmahkeme|\bvazgec|\bertelen|\bdurdur|\bkaldir|\biptal|\bkadar(?! gecerli)|\bsur(?:e|ec)ce\b|\bsart|\bkayd[iy]|\bgecici|\bevvelce|\bonce(?:ki|den)?\b|\beski|\bsehven|karar verilmem/
