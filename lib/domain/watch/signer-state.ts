/**
 * Who can sign for a company, worked out once for all kinds of transaction: for each, the amounts at which the answer changes, the day its
 * last sets end by the calendar, and who was lost of late. It is what lists over many companies are made of; the answer for one company is
 * that of the signing check.
 */
import { effectiveDay } from '../company/fold/timeline.ts'
import { termEndsOf } from '../company/officers/term-ends.ts'
import type { CompanyRecord } from '../company/record.ts'
import { decimalOf, hundredths } from '../kernel/decimal.ts'
import { addDays, type IsoDate } from '../kernel/dates.ts'
import { judgementOf } from '../law/judgement.ts'
import type { SignersAnswer } from '../signing/answer.ts'
import { calendarDays } from './turn-days.ts'

/** Days back in which a loss is remembered, and ahead in which an end is foreseen. */
export const LOST_DAYS = 366
export const AHEAD_DAYS = 366

/** Somebody who was in a set that could sign until the day before `on`, and is in none now. */
export type Lost = { name: string; on: IsoDate }
/** `endsOn` is the last day on which somebody can sign if no notice comes; null where that lies further ahead, or nobody can. */
export type SignerState = { verdict: SignersAnswer['verdict']; endsOn: IsoDate | null }
/** What holds for amounts up to and including `to`, beyond those of the band before; `to` null: for all beyond. Decimal text, in lira. */
export type Band = SignerState & { to: string | null }
/** What holds where no amount is asked (`any`), and for amounts. `lost`: who could sign at all, and no longer can. */
type Answers = { lost: Lost[]; any: SignerState; bands: Band[] }
/** `codes` names for each kind of transaction which of `groups` answers it. `until`: the day on which it is to be made anew. */
export type SignerStates = { codes: Record<string, number>; groups: Answers[]; until: IsoDate }

/**
 * Amounts that stand for all: each limit that is printed or that the law draws, and one between each two, with the highest amount it stands
 * for.
 */
const pointsOf = (record: CompanyRecord): { asked: string; to: string | null }[] => {
  const powers = record.facts.filter(({ kind }) => kind === 'representation' || kind === 'directive')
  const printed = [...JSON.stringify(powers).matchAll(/"amount":"([\d.]+)","currency":"TRY"/g)].flatMap(
    ([, amount]) => hundredths(amount ?? '') ?? [],
  )
  // what is bought within two years of the founding is measured by a tenth of the capital
  const tenths = record.facts.flatMap((fact) => {
    const capital = fact.kind === 'capital' ? hundredths(fact.to) : null
    return capital === null ? [] : [capital / 10n]
  })
  const limits = [...new Set([...printed, ...tenths])].filter((limit) => limit > 1n).sort((a, b) => (a < b ? -1 : 1))
  const points: { asked: string; to: string | null }[] = []
  let from = 1n
  for (const limit of limits) {
    if (limit > from) points.push({ asked: decimalOf(limit - 1n), to: decimalOf(limit - 1n) })
    points.push({ asked: decimalOf(limit), to: decimalOf(limit) })
    from = limit + 1n
  }
  return [...points, { asked: decimalOf(from), to: null }]
}

/** Days on which somebody may have ceased to sign: those from which notices count, and the days after terms. */
const pastDays = (record: CompanyRecord, day: IsoDate): IsoDate[] => {
  const first = addDays(day, -LOST_DAYS)
  const days = [
    ...record.notices.flatMap((notice) => effectiveDay(notice) ?? []),
    ...termEndsOf(record).map(({ endsOn }) => addDays(endsOn, 1)),
  ]
  return [...new Set(days)]
    .filter((each) => each > first && each <= day)
    .sort()
    .reverse()
}

/** Whether anybody can sign, and who is in a set that certainly can. */
type Held = { verdict: SignersAnswer['verdict']; names: string[] }

const heldBy = ({ verdict, sets }: SignersAnswer): Held => ({
  verdict,
  names: [...new Set(sets.filter(({ certain }) => certain).flatMap(({ signers }) => signers.map(({ name }) => name)))].sort(),
})

const isSame = (a: Held, b: Held): boolean => a.verdict === b.verdict && a.names.join() === b.names.join()

/** What is said of a company from `day` on. */
export const signerStates = (record: CompanyRecord, day: IsoDate): SignerStates => {
  const { transactions, checkSigners } = judgementOf(record.country)
  const ask = (code: string, amount: string | null, on: IsoDate): SignersAnswer =>
    checkSigners(record, { day: on, today: on, amount, currency: 'TRY', transaction: code })
  const known = new Map<string, Held>()
  const keep = (code: string, amount: string | null, on: IsoDate, answer: SignersAnswer): Held => {
    const kept = heldBy(answer)
    known.set(`${code} ${amount} ${on}`, kept)
    return kept
  }
  const held = (code: string, amount: string | null, on: IsoDate): Held =>
    known.get(`${code} ${amount} ${on}`) ?? keep(code, amount, on, ask(code, amount, on))
  const points = pointsOf(record)
  const samples = [...new Set([null, points[0]?.asked ?? null, points.at(-1)?.asked ?? null])]
  // two kinds are alike where the whole answer is, reasons and rules with it: without an amount, below all limits and above them
  const alike = Map.groupBy(Object.keys(transactions), (code) =>
    JSON.stringify(
      samples.map((amount) => {
        const answer = ask(code, amount, day)
        keep(code, amount, day, answer)
        return { ...answer, kinds: null, recognised: null }
      }),
    ),
  )
  const ahead = calendarDays(record, day, addDays(day, AHEAD_DAYS))
  const past = pastDays(record, day)
  let until = addDays(day, AHEAD_DAYS)

  const endOf = (code: string, amount: string | null, now: Held): IsoDate | null => {
    for (const next of ahead) {
      // what cannot sign has no end: only the first day on which something changes is looked for
      if (now.verdict !== 'yes' && next >= until) return null
      const then = held(code, amount, next)
      if (next < until && !isSame(then, now)) until = next
      if (now.verdict === 'yes' && then.verdict !== 'yes') return addDays(next, -1)
    }
    return null
  }
  // who could sign the least of it could sign at all
  const signersOn = (code: string, on: IsoDate): Set<string> =>
    new Set([null, points[0]?.asked ?? null].flatMap((amount) => held(code, amount, on).names))
  const lostOf = (code: string): Lost[] => {
    const now = signersOn(code, day)
    const lost: Lost[] = []
    for (const on of past)
      for (const name of signersOn(code, addDays(on, -1)))
        if (!now.has(name) && !lost.some((other) => other.name === name)) lost.push({ name, on })
    return lost
  }

  const codes: Record<string, number> = {}
  const groups = [...alike.values()].map((all, at): Answers => {
    const [code = ''] = all
    for (const each of all) codes[each] = at
    const bands: { now: Held; asked: string; to: string | null }[] = []
    for (const { asked, to } of points) {
      const [now, before] = [held(code, asked, day), bands.at(-1)]
      if (before && isSame(before.now, now)) before.to = to
      else bands.push({ now, asked, to })
    }
    const stateOf = (amount: string | null, now: Held): SignerState => ({ verdict: now.verdict, endsOn: endOf(code, amount, now) })
    return {
      lost: lostOf(code),
      any: stateOf(null, held(code, null, day)),
      bands: bands.map(({ now, asked, to }) => ({ ...stateOf(asked, now), to })),
    }
  })
  return { codes, groups, until }
}
