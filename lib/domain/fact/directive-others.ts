/**
 * What parts of a directive say of the rules of others: a signature that nobody gives alone, a ceiling that all of a group have, acts kept to one
 * group or from some, another's leave, and what was not read and takes something back.
 */
import { exceeds } from '../kernel/decimal.ts'
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { isBeyond, isOfRest } from './directive-denied.ts'
import { quoteOf } from './directive-clauses.ts'
import { articleOf, type Reading } from './directive-reading.ts'
import { capped, hasNoAmount, mayCover } from './directive-scopes.ts'
import type { RuleRead } from './directive-tables.ts'
import { ASKS_FOR, HOW_COUNTED, OF_ALL_ACTS, OF_POWER_BEFORE, TAKES_BACK } from './directive-words.ts'

/** Adds to what a rule hangs on. */
const hang = (each: RuleRead, condition: string): void => {
  each.rule = { ...each.rule, condition: [each.rule.condition, condition].filter(Boolean).join('; ') }
}
/** Adds to what a rule leaves out. */
const leaveOut = (each: RuleRead, acts: string): void => {
  each.rule = { ...each.rule, excludes: [each.rule.excludes, acts].filter(Boolean).join('; ') }
}
const isOfAny = ({ rule }: RuleRead, groups: readonly string[]): boolean =>
  [rule.group, ...rule.with].some((group) => group !== null && groups.includes(group))

/** Who signs beyond the sums of the rules: one more rule for each matter, above the highest of its ceilings; told where there is none to go beyond. */
const beyondSums = ({ read, tabled, excess, unread, sentence }: Reading): void => {
  const own = [...read, ...tabled].filter(({ rule }) => rule.scope !== null && !isBeyond(mend(rule.scope)))
  const scopes = Map.groupBy(own, ({ rule }) => rule.scope)
  for (const { clause, part } of excess) {
    let found = false
    for (const [scope, rules] of scopes) {
      const limits = rules.map(({ rule }) => rule.limit)
      const [first] = limits
      if (!first || limits.some((limit) => limit === null || limit.currency !== first.currency)) continue
      const top = limits.reduce((most, limit) => (limit && most && exceeds(limit.amount, most.amount) ? limit : most), first)
      found = true
      for (const signers of clause.signers)
        read.push({
          rule: {
            ...signers,
            scope,
            until: null,
            limit: null,
            above: top ?? first,
            ...(clause.condition === null ? {} : { condition: clause.condition }),
          },
          from: part.from,
          to: part.to,
          sentence,
        })
    }
    if (!found) unread.push(part)
  }
}

/** Takes a directive read to its end; bounds its rules, those of its tables too, by what other parts say of them. */
export const boundByOthers = (reading: Reading): void => {
  const { body, parts, unread, understood, notAlone, neverAlone, allWithin, caps, reserved, kept, onLeaves } = reading
  const read = [...reading.read, ...reading.tabled]
  if (read.some(({ rule }) => rule.mode === 'sole')) unread.push(...notAlone)
  else understood.push(...notAlone)
  for (const part of notAlone) {
    const acts = lawOf('TR').kindsNamed(body.plain.slice(part.from, part.to))
    for (const each of read) if (each.rule.mode === 'sole' && mayCover(each.rule.scope, acts)) hang(each, quoteOf(body, part))
  }
  for (const { group, part } of neverAlone)
    for (const each of read) if (each.rule.mode === 'sole' && each.rule.group === group) hang(each, quoteOf(body, part))
  beyondSums(reading)
  if (allWithin)
    for (const each of read) if (each.rule.limit && each.rule.inclusive === undefined) each.rule = { ...each.rule, inclusive: true }
  for (const { groups: ofThem, limit, inclusive } of caps)
    for (const each of read) if (isOfAny(each, ofThem)) each.rule = capped(each.rule, limit, inclusive)
  for (const { acts, group } of reserved)
    for (const each of read) if (![each.rule.group, ...each.rule.with].includes(group)) leaveOut(each, acts)
  for (const { acts, groups: ofThem } of kept) for (const each of read) if (isOfAny(each, ofThem)) leaveOut(each, acts)
  // "Bu yönergede sayılan işlemlerin tamamında çift imza aranır": of every rule, be it read as one more or told.
  const namesNoKind = (words: string): boolean =>
    lawOf('TR')
      .kindsNamed(words)
      .every((kind) => kind === 'genel')
  for (const left of unread) {
    const words = body.plain.slice(left.from, left.to)
    if (ASKS_FOR.test(words) && namesNoKind(words) && !isOfRest(words))
      onLeaves.push({ acts: [], condition: quoteOf(body, left), groups: [] })
  }
  for (const each of read.filter(({ rule }) => rule.mode === 'joint' && rule.scope !== null && OF_ALL_ACTS.test(mend(rule.scope))))
    if (namesNoKind(each.rule.scope ?? '') && !isBeyond(mend(each.rule.scope ?? '').replace(/^[a-z ]*: /, '')))
      for (const other of read) if (other.rule.mode === 'sole') hang(other, quoteOf(body, each))
  for (const { acts, condition, groups, article, part } of onLeaves) {
    let bounded = false
    // The head of a table bounds none of its rows.
    for (const each of condition.includes('|') ? reading.read : read)
      if (
        (mayCover(each.rule.scope, acts) || (article !== undefined && articleOf(reading, each.from) === article)) &&
        !(hasNoAmount(each.rule) && HOW_COUNTED.test(mend(condition))) &&
        (groups.length === 0 || isOfAny(each, groups))
      ) {
        bounded = true
        hang(each, condition)
      }
    if (part) (bounded ? understood : unread).push(part)
  }
  // "…; ancak 1.000.000 TL'yi aşanlar …": what was not read takes something back of the words before it.
  for (const left of unread) {
    const words = body.plain.slice(left.from, left.to)
    if (OF_POWER_BEFORE.test(words)) {
      const last = reading.read.findLast((each) => each.to <= left.from + 1)
      for (const each of reading.read)
        if (last && each.sentence === last.sentence && each.rule.condition === undefined)
          each.rule = { ...each.rule, condition: quoteOf(body, left) }
    }
    const before = TAKES_BACK.test(words) ? parts.findLast((part) => part.to <= left.from + 1 && part.ends !== '.') : undefined
    const rule = reading.read.findLast((each) => each.to <= left.from + 1)
    for (const each of before && rule ? reading.read : [])
      if (each.sentence === rule?.sentence && each.rule.condition === undefined)
        each.rule = { ...each.rule, condition: quoteOf(body, left) }
  }
}
