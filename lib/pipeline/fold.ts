/**
 * Makes ready what is shown of companies: after their facts changed, and on the days that change what is shown of the same facts (a term is
 * over, a law comes into force). Reads are look-ups of it.
 */
import type { CompanyRecord } from '../domain/company/record.ts'
import { shownFrom } from '../domain/company/shown-days.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import { signerStates } from '../domain/watch/signer-state.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import { dropFolds, type DueFold, dueFolds, type Fold, postponeFolds, saveFolds, type Shown } from '../store/folds.ts'

/** `code` names what makes the answers: what was made by another is made anew. `show` makes them. */
export type FoldDeps = { db: Db; today: IsoDate; code: string; show: (record: CompanyRecord, day: IsoDate) => Shown }

/** Folds of one statement and of one message. */
const PAGE = 5
export const FOLDS_AT_ONCE = 60

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
