/**
 * Makes ready what is shown of companies: after their facts changed, and on the days that change what is shown of the same facts (a term is
 * over, a law comes into force). Reads are look-ups of it.
 */
import type { CompanyRecord } from '../domain/company/record.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import { signerStates } from '../domain/watch/signer-state.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import { dropFolds, type DueFold, dueFolds, type Fold, postponeFolds, saveFolds, type Shown } from '../store/folds.ts'

/** `code` names what makes the answers: what was made by another is made anew. `show` makes them. */
export type FoldDeps = { db: Db; today: IsoDate; code: string; show: (record: CompanyRecord, day: IsoDate) => Shown }

/** At most so many days are made ready at once: what was overlooked here is not shown for longer. */
const AHEAD_DAYS = 60
/** Folds of one statement and of one message. */
const PAGE = 5
export const FOLDS_AT_ONCE = 60

/** The first day after `day` that what is known or shown names, or that follows such a day; `last` where there is none before it. */
const namedDay = (texts: readonly string[], day: IsoDate, last: IsoDate): IsoDate => {
  let next = last
  for (const text of texts)
    for (const [named] of text.matchAll(/\d{4}-\d{2}-\d{2}/g)) {
      if (named < day || named >= next) continue
      const after = named > day ? named : addDays(named, 1)
      if (after < next) next = after
    }
  return next
}

/**
 * What is shown from a day on, and until which day: the next one that a notice or an answer names, or that follows one. The last day before
 * it is looked at as well: where that shows something else, the day of the change is looked for and is the end.
 */
export const shownFrom = (record: CompanyRecord, day: IsoDate, show: FoldDeps['show']): { shown: Shown; until: IsoDate } => {
  const shown = show(record, day)
  const text = JSON.stringify(shown)
  const isSame = (other: IsoDate): boolean => JSON.stringify(show(record, other)) === text
  let until = namedDay([JSON.stringify(record), text], day, addDays(day, AHEAD_DAYS))
  if (until > addDays(day, 1) && !isSame(addDays(until, -1))) {
    let same = day
    while (addDays(same, 1) < until) {
      const middle = middleOf(same, until)
      if (isSame(middle)) same = middle
      else until = middle
    }
  }
  return { shown, until }
}

const middleOf = (from: IsoDate, until: IsoDate): IsoDate =>
  addDays(from, Math.max(1, Math.floor((Date.parse(until) - Date.parse(from)) / 172_800_000)))

/** Makes anew what is due, of one company or of all, at most `limit` of them. Safe to run twice. Returns how many were due. */
export const foldDue = async (
  { db, today, code, show }: FoldDeps,
  { companyId = null, limit = FOLDS_AT_ONCE }: { companyId?: number | null; limit?: number } = {},
): Promise<number> => {
  if (code === '') return 0
  let done = 0
  while (done < limit) {
    const due = await dueFolds(db, code, today, Math.min(PAGE, limit - done), companyId)
    const [folds, failed]: [Fold[], DueFold[]] = [[], []]
    for (const one of due) {
      const { record, signersUntil, ...from } = one
      if (record === null) continue
      try {
        const { shown, until } = shownFrom(record, today, show)
        const signers = signersUntil === null ? signerStates(record, today) : null
        const end = signers?.until ?? signersUntil ?? until
        folds.push({ ...from, from: today, until: end < until ? end : until, shown, signers })
      } catch {
        // what cannot be shown is told by who asks for it; the others are not kept waiting
        failed.push(one)
      }
    }
    await saveFolds(db, code, folds)
    await postponeFolds(
      db,
      failed.map(({ companyId, accountId }) => ({ companyId, accountId })),
      code,
      addDays(today, 1),
    )
    await dropFolds(
      db,
      due.filter(({ record }) => record === null).map(({ companyId, accountId }) => ({ companyId, accountId })),
    )
    done += due.length
    if (due.length === 0) break
  }
  return done
}

/** Sends the folding of what is due on its way. `mark` tells one round from another, so that a second copy of a message is dropped. */
export const sendFolding = (queue: Queue, mark: string, step = 0): Promise<void> =>
  queue.publish({ path: 'katlama', body: { mark, step }, deduplicationId: `katlama-${mark}-${step}` })

/** Folds what one message may, and sends the next one while there is more. */
export const foldPage = async (deps: FoldDeps & { queue: Queue }, mark: string, step: number): Promise<void> => {
  if ((await foldDue(deps)) >= FOLDS_AT_ONCE) await sendFolding(deps.queue, mark, step + 1)
}
