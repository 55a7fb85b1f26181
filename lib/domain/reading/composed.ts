/**
 * Who signs with whom, by what each known word of a clause is and not by its order: lists of people and how many of them, a form of each, who stands
 * beside whom, up to which amount; and what such clauses only say again by what they deny. A clause with a word of no known kind
 * (composed-words.ts), or whose parts leave open who signs how, says nothing here.
 */
import type { Limit, RepresentationRule } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { type Piece, piecesIn } from './composed-words.ts'
import { headed } from './tokens.ts'
import { FOR_COMPANY } from './sentence-powers.ts'
import { type Slot, ruleOf, together } from './signatures.ts'

type Span = { from: number; to: number }
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
  how: 'acts' | 'enough' | 'needed' | null
  /** So many of whom the words before speak. */
  of: number | 'each' | null
  denied: boolean
  from: number
}
const NOTHING = (): Way => ({ groups: [], mode: null, linked: false, bound: null, how: null, of: null, denied: false, from: 0 })

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
  const behind = pieces[at]
  if (behind?.is === 'with' || (behind?.is === 'comma' && pieces[at + 1]?.is === 'count' && stands === 'from')) {
    if (behind.is === 'with') stands = 'with'
    at += 1
  }
  const counts = pieces[at]
  if (counts?.is === 'count' && stands !== 'with') {
    if (of !== null && of !== counts.of) return null
    of = counts.of
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
      signed: false,
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
  (groups.length > 0 && (mode !== null || how !== null)) || (mode !== null && of !== null)

/** The ways to sign that the pieces of a clause name, in their order; null where they do not part clearly. */
const waysOf = (pieces: readonly Piece[]): Way[] | null => {
  const ways: Way[] = []
  let way = NOTHING()
  let beside = false
  let parted = false
  let unless = false
  const isBare = (): boolean => way.groups.length === 0 && way.mode === null && way.bound === null && way.of === null
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
        if (parted && isComplete(way) && !beside) close()
        if (way.mode !== null && way.groups.length > 0 && !beside && !(way.mode === 'joint' && way.groups.length === 1 && way.linked))
          close()
        if (way.groups.length === 2) return null
        if (way.groups.length === 1) way.linked ||= beside || way.groups[0]?.along === true || read.group.along
        way.groups.push(read.group)
        beside = false
        parted = false
        at = read.next - 1
        break
      }
      case 'count': {
        const own = way.groups.at(-1)
        // "A ve B, ikisi birlikte": of those right before it.
        if (own && own.of === null && !parted && (piece.of === 'each' || piece.of === own.names.length)) own.of = piece.of
        else if (way.groups.length === 0 && way.of === null) way.of = piece.of
        else return null
        break
      }
      case 'form': {
        if (way.mode !== null && way.mode !== piece.mode) {
          if (!isComplete(way)) return null
          close()
        } else if (way.mode !== null && parted && isComplete(way)) close()
        if (way.mode === null && way.how !== null && isComplete(way)) close()
        way.mode = piece.mode
        break
      }
      case 'sign': {
        const own = way.groups.at(-1)
        if (own) {
          own.signed = true
          own.plural ||= piece.plural
          // "A'nın imzası ile B'nin imzası", "B'nin imzası A'nın imzasıyla": by the one the other.
          if (piece.by && way.groups.length === 1 && pieces[at + 1]?.is === 'who') beside = true
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
          if (!isComplete(way)) return null
          close()
        }
        way.bound = { limit: piece.limit, above: piece.above }
        break
      }
      case 'unless':
        unless = true
        way.how = 'needed'
        break
      case 'says':
        way.how = way.how === null || way.how === 'acts' ? piece.how : way.how
        break
      case 'denies':
        // Denied twice: "A'nın imzası bulunmadıkça şirket ilzam edilemez".
        if (unless) unless = false
        else way.denied = true
        parted = true
        if (pieces[at + 1]?.is !== 'decides') {
          const next = pieces[at + 1]
          if (next && next.is !== 'comma' && next.is !== 'part' && next.is !== 'and') return null
        }
        break
      case 'or':
      case 'and': {
        if (beside) break
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
      case 'decides':
        break
      default:
        return null
    }
    if (bare || way.from === 0) way.from = piece.from
  }
  close()
  if (unless) return null
  // A verb at the end is of all that stand before it.
  const how = ways.at(-1)?.how ?? null
  return ways.map((each) => (each.how === null ? { ...each, how } : each))
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

const boundOf = ({ bound }: Way, before: Limit | null): Partial<RepresentationRule> | null => {
  if (bound === null) return {}
  const limit = bound.limit ?? (bound.above ? before : null)
  return limit === null ? null : bound.above ? { floor: limit } : { limit }
}

/** The rules of one way to sign; `before` are those of the way before it. */
const rulesOf = (way: Way, before: readonly string[], alone: readonly string[]): RepresentationRule[] | null => {
  const { groups, mode, how, of } = way
  const [one, two, ...more] = groups
  if (more.length > 0) return null
  if (!one) {
    if (before.length === 0 || mode === null || way.bound === null) return null
    const group: Group = { names: before, joins: before.slice(1).map(() => 'and'), of, along: false, signed: false, plural: false }
    if (mode === 'sole') return of === null || of === 'each' || of === 1 ? [ruleOf(before, 'sole')] : null
    const slots = of === 1 ? null : slotsOf(group)
    return slots === null ? null : together(slots)
  }
  if (of !== null) return null
  if (!two) {
    // "A, B ile birlikte"; of "A ve B, C ile birlikte" the words leave open who signs beside whom.
    if (way.linked && !one.along && !(one.names.length === 2 && one.joins[0] === 'comma')) return null
    const single = one.names.length === 1
    const alternate = one.joins.length > 0 && one.joins.every((join) => join === 'or')
    if (mode === 'sole')
      return !one.along && (one.of === null || one.of === 'each' || one.of === 1) && (alternate || !one.joins.includes('or'))
        ? [ruleOf(one.names, 'sole')]
        : null
    if (mode === 'joint') {
      if (one.along) {
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
    if (one.of === 1 || alternate || single) return how === 'enough' && one.signed ? [ruleOf(one.names, 'sole')] : null
    if (one.of === null && !one.plural) return null
    const slots = one.of === 'each' ? (how === 'needed' ? slotsOf(one) : null) : slotsOf(one)
    return slots === null || !one.signed ? null : together(slots)
  }
  if (mode === 'sole' || !(way.linked || mode === 'joint')) return null
  if (!way.linked && mode === 'joint') return null
  // "A veya B'nin C ile": whether each of the two, or A alone, the words leave open.
  if (one.of === null && one.joins.includes('or') && !one.signed) return null
  const [ours, theirs] = [slotsOf(one), slotsOf(two)]
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

/** `last` is where the last way begins that is not denied. */
type Composition = { rules: RepresentationRule[]; denials: Way[]; last: number }
/** What the words of a clause compose; null where they do not settle it. */
const compose = (body: Body, span: Span, before: number): Composition | null => {
  const pieces = piecesIn(body, span, before)
  if (pieces === null) return null
  const last = pieces.findLast((each) => each.is === 'says' || each.is === 'denies' || each.is === 'decides')
  if (!last || (last.is === 'says' && (last.form === 'noun' || last.form === 'linked'))) return null
  const ways = waysOf(pieces)
  if (ways === null || ways.length === 0) return null
  const rules: RepresentationRule[] = []
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
  for (const way of ways) {
    if (way.denied) continue
    const bound = boundOf(way, limit)
    const read = rulesOf(way, subjects, alone)
    if (read === null || bound === null || read.length === 0) return null
    rules.push(...read.map((rule) => ({ ...rule, ...bound })))
    if (bound.limit) limit = bound.limit
    const own = way.groups.filter(({ along }) => !along || way.groups.length === 1).flatMap(({ names }) => names)
    if (own.length > 0) subjects = own
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
  return {
    rules,
    denials: ways.filter(({ denied }) => denied),
    last: Math.max(0, ...ways.filter(({ denied }) => !denied).map((way) => way.from)),
  }
}

const isSole = ({ mode }: Pick<RepresentationRule, 'mode'>): boolean => mode === 'sole'
/** Whether what is denied only says again what the rules give: none of them lets those sign, and each of those signs by one of them. */
const isAgain = (way: Way, rules: readonly RepresentationRule[]): boolean => {
  const names = way.groups.flatMap((group) => group.names.map(fold))
  const count = way.of ?? way.groups[0]?.of ?? null
  const given = (name: string): RepresentationRule[] =>
    rules.filter((rule) => [...rule.persons, ...rule.with].some((each) => fold(each) === name))
  if (way.bound || rules.length === 0) return false
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

const TAIL = /[\s.]*(?:\([\da-z/ -]{3,40}\)[\s.]*)*$/
const GROUPED = /\b(?:grub|grup|derece)/
const OF_SIGNING = /\bimza|\btemsil|\bilzam|\bbagla/
/** Who signs with whom by the sentence that stands there, where each word of it is of a known kind; nothing where not. */
export const composedIn = (body: Body, { from: start, to }: Span, before: number): Found[] => {
  if (!OF_SIGNING.test(body.plain.slice(start, to)) || !FOR_COMPANY.test(body.plain.slice(before, to))) return []
  // Groups and grades have rules of their own (combinations.ts).
  if (GROUPED.test(body.plain.slice(start, to))) return []
  const from = headed(body, start, to)
  const words = body.plain.slice(from, to)
  if (words.length > LONGEST) return []
  const begin = from + (/^[\s.,:;-]*(?:(?:ve|ancak) )?/.exec(words)?.[0].length ?? 0)
  const end = to - (TAIL.exec(words)?.[0].length ?? 0)
  const read = compose(body, { from: begin, to: end }, before)
  if (read === null || read.rules.length === 0 || !read.denials.every((way) => isAgain(way, read.rules))) return []
  // One form of one or of each of several is no composition.
  if (read.rules.length === 1 && read.denials.length === 0 && read.rules.every((rule) => isSole(rule) && !rule.limit)) return []
  // What is only said again by what it denies is no word of what they sign.
  const denied = Math.min(end, ...read.denials.map(({ from: at }) => at))
  if (read.rules.length > 0 && denied < read.last) return []
  const known = denied < end ? { known: [{ from: denied, to: end }] } : {}
  return read.rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, from: begin, to: denied, whole: true, ...known }))
}
const LONGEST = 600

/**
 * Whether what is told only denies what the powers that were read do not give: "tek imza şirketi bağlamaz" beside powers of several, "B ve C
 * kendi aralarında imza atamaz" beside those by which each of them signs with A.
 */
export const onlyDenies = (body: Body, told: Span, read: readonly Found[]): boolean => {
  if (!/m[ae](?:z|m|y)|degil|siz/.test(body.plain.slice(told.from, told.to))) return false
  const rules = read.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  if (
    rules.length === 0 ||
    rules.some(({ scope, condition, mode, group }) => scope !== null || condition || mode === 'limited' || group !== null)
  )
    return false
  const begin = told.from + (/^[\s.:;,-]*(?:ve |ancak )?/.exec(body.plain.slice(told.from, told.to))?.[0].length ?? 0)
  const end = told.to - (TAIL.exec(body.plain.slice(told.from, told.to))?.[0].length ?? 0)
  const before = sentencesOf(body).findLast((each) => each.to <= told.from + 1)?.from ?? told.from
  const denied = compose(body, { from: begin, to: end }, before)
  return denied !== null && denied.rules.length === 0 && denied.denials.length > 0 && denied.denials.every((way) => isAgain(way, rules))
}

/**
 * What the clauses of a sentence compose by themselves, where others of it hold words that nobody knows and nothing of these undoes what is
 * decided: those are told.
 */
export const composedParts = (body: Body, sentence: Span, before: number): { found: Found[]; at: Span }[] => {
  const words = body.plain.slice(sentence.from, sentence.to)
  const colon = [...words.matchAll(/:(?= )/g)].map(({ index }) => sentence.from + index + 1)
  const clauses = clausesOf(body).flatMap((each) =>
    each.to > sentence.from && each.to <= sentence.to ? [{ from: Math.max(each.from, sentence.from), to: each.to }] : [],
  )
  const isDecided = DECIDES.test(words)
  return clauses.flatMap((clause): { found: Found[]; at: Span }[] => {
    const from = colon.findLast((at) => at > clause.from && at < clause.to) ?? clause.from
    const at = { from, to: clause.to }
    if (clauses.length < 2 && from === clause.from) return []
    if (!SAID_ITSELF.test(body.plain.slice(at.from, at.to).trimEnd()) && !isDecided) return []
    const rest = body.plain.slice(sentence.from, at.from) + ' ' + body.plain.slice(at.to, sentence.to)
    if (UNDOES.test(rest)) return []
    const found = composedIn(body, at, Math.max(before, sentence.from))
    return found.length === 0 ? [] : [{ found, at }]
  })
}
const DECIDES =
  /\b(?:karar[a-z]* (?:ver|al|bagla|var)[a-z]*|kararlastir[a-z]*|kabul (?:ed|ol)[a-z]*|uygun (?:gor|bul)[a-z]*|onayla[a-z]*|benimse[a-z]*)\W*(?:\(\d[^]*)?$|n[ae],?\W*(?:\(\d[^]*)?$/
const SAID_ITSELF = /(?:d[iu]r|t[iu]r|l[ae]r|[ae]r|[iu]r|olup|yeter)\W*(?:\(\d[^]*)?$/
const UNDOES =
  /\bredd|\bret\b|\bgecersiz|\bhukumsuz|\bhalinde\b|\btakdirde|\bise de\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|me)|\bdava|\bmahkeme|\bvazgec|\bertelen|\bdurdur|\bkaldir|\biptal|\bkadar(?! gecerli)|\bsur(?:e|ec)ce\b|\bsart|\bkayd[iy]|\bgecici|\bevvelce|\bonce(?:ki|den)?\b|\beski|\bsehven|karar verilmem/
