/** Asks what accounts watch again: when a profile is built, and on the days on which the calendar may turn an answer. */
import type { NewEvent } from '../domain/account/event.ts'
import type { Change } from '../domain/company/changes/change.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { answerOn, type Cause, checkTurned, nextAsking, turned, type WatchAnswer } from '../domain/watch/authority.ts'
import type { Db } from '../platform/database.ts'
import { asSeen } from '../store/records.ts'
import { type Answered, type CheckToAsk, dueWatches, type NewestReport, saveAnswers, type WatchToAsk } from '../store/watches.ts'

/** What asking yields: what is to be kept of each watch and filed check, and what is to be told. */
export type Turns = {
  answered: Answered[]
  turnedChecks: { id: string; accountId: number; verdict: string }[]
  events: NewEvent[]
}

/** Asks one watch; `steps` are what it was answered on the way, each with why, the last one being what holds now. */
const answer = (
  watch: WatchToAsk,
  record: CompanyRecord,
  steps: readonly { answer: WatchAnswer; cause: Cause }[],
  today: IsoDate,
): { answered: Answered; events: NewEvent[] } => {
  const events: NewEvent[] = []
  let before = watch.answer
  for (const { answer: to, cause } of steps) {
    if (to.verdict !== before.verdict) events.push(turned(watch, watch.turns + events.length + 1, { from: before, to, cause }, today))
    before = to
  }
  const until = nextAsking(asSeen(record, watch.own), watch.question, today)
  return { answered: { id: watch.id, answer: before, turns: watch.turns + events.length, until }, events }
}

/**
 * What a newly built profile turns, or (`settled`) what people settled of it. `version` tells it from every other one. `record` is what is
 * known now, `known` the same without the notices that are news (null: nothing is): what turns by it already, turns because its notices are
 * read better.
 */
export const turnsOf = (
  { watches, checks }: { watches: readonly WatchToAsk[]; checks: readonly CheckToAsk[] },
  {
    companyId,
    record,
    known,
    listed,
    version,
    settled = false,
  }: {
    companyId: number
    record: CompanyRecord
    known: CompanyRecord | null
    listed: boolean
    version: string
    settled?: boolean
  },
  today: IsoDate,
): Turns => {
  const asked = watches.map((watch) => {
    const now = answerOn(asSeen(record, watch.own), watch.question, today)
    const first: Cause = settled
      ? 'karar'
      : watch.version === 0 || listed
        ? 'ilan'
        : watch.until <= today && watch.until !== '-infinity'
          ? 'takvim'
          : 'okuma'
    const reread = known === null ? now : answerOn(asSeen(known, watch.own), watch.question, today)
    return answer(
      watch,
      record,
      [
        { answer: reread, cause: first },
        { answer: now, cause: 'ilan' },
      ],
      today,
    )
  })
  const turnedChecks = checks.flatMap((check) => {
    const to = answerOn(asSeen(record, check.own), check.question, check.day, check.askedOn)
    return to.verdict === check.verdict ? [] : [{ check, to }]
  })
  return {
    answered: asked.map(({ answered }) => answered),
    turnedChecks: turnedChecks.map(({ check: { id, accountId }, to: { verdict } }) => ({ id, accountId, verdict })),
    events: [
      ...asked.flatMap(({ events }) => events),
      ...turnedChecks.map(({ check, to }) => checkTurned({ ...check, companyId }, { from: check.verdict, to, version }, today)),
    ],
  }
}

/** Changes of one event that are told by name. */
const MOST_TOLD = 10

/** That the newest report of an account is out of date: facts came with a notice since. */
export const outdated = (companyId: number, reports: readonly NewestReport[], news: readonly Change[], today: IsoDate): NewEvent[] =>
  news.length === 0
    ? []
    : reports.map(({ accountId, id, issuedOn }) => ({
        companyId,
        accountId,
        event: 'rapor.eskidi',
        on: today,
        key: `rapor ${id}`,
        detail: {
          rapor_kimligi: id,
          uretim_tarihi: issuedOn,
          degisiklik_adedi: news.length,
          degisiklikler: news.slice(0, MOST_TOLD).map(({ kind, on, summary, source }) => ({
            tur: kind,
            tarih: on,
            ozet: summary.tr,
            ozet_en: summary.en,
            ilan_id: source.noticeId,
          })),
        },
      }))

/** Watches of one look. */
const PAGE = 200

const causeOf = ({ version, until }: WatchToAsk, now: number): Cause =>
  version < now ? 'ilan' : until === '-infinity' ? 'beyan' : 'takvim'

/**
 * Asks the watches whose day has come, at most `limit` of them. Its cost is that of what is due. Safe to run twice: a turn is told once.
 * Returns how many were asked and how many turned. In a `world` of the sandbox, whose clock jumps, each is asked on every day on which it
 * was due.
 */
export const askDueWatches = async (
  db: Db,
  today: IsoDate,
  { limit = 2000, world = null }: { limit?: number; world?: number | null } = {},
): Promise<{ asked: number; turned: number }> => {
  const done = { asked: 0, turned: 0 }
  while (done.asked < limit) {
    const due = await dueWatches(db, today, Math.min(PAGE, limit - done.asked), world)
    for (const { version, record, watches } of due) {
      const results = watches.map((watch) => {
        const on = world === null || watch.until === '-infinity' ? today : watch.until
        const now = answerOn(record && asSeen(record, watch.own), watch.question, on)
        if (record === null)
          return { answered: { id: watch.id, answer: now, turns: watch.turns, until: nextAsking(null, watch.question, on) }, events: [] }
        return answer(watch, record, [{ answer: now, cause: causeOf(watch, version) }], on)
      })
      const events = results.flatMap((each) => each.events)
      await saveAnswers(
        db,
        results.map(({ answered }) => answered),
        version,
        today,
        events,
        world,
      )
      done.asked += watches.length
      done.turned += events.length
    }
    if (due.length === 0) break
  }
  return done
}
