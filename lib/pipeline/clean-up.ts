import type { Db } from '../platform/database.ts'
import { removeOldAnswers } from '../store/idempotency.ts'
import { removeOldShownDays } from '../store/folds.ts'
import { removeOldMails } from '../store/mails.ts'
import { endedPlayers, endWorld } from '../store/worlds.ts'
import { removeOldAnnouncements, removeOldDeliveries } from '../store/clean-up.ts'

/** What a night removed. */
export type CleanedUp = {
  deliveries_removed: number
  announcements_removed: number
  answers_removed: number
  mails_removed: number
  worlds_ended: number
  days_removed: number
}

/** Worlds of the sandbox ended in one night. */
const WORLDS = 100
/** Rows of one statement, and statements of one night: what is left over waits for the next. */
const ROWS = 1000
const STATEMENTS = 200

const inBatches = async (remove: (limit: number) => Promise<number>): Promise<number> => {
  let removed = 0
  for (let at = 0; at < STATEMENTS; at++) {
    const count = await remove(ROWS)
    removed += count
    if (count < ROWS) break
  }
  return removed
}

/**
 * Forgets the deliveries of webhooks that have been over for `days`, then what they told, mails to members of so long ago, answers kept
 * for a day in case a request comes twice, and what was shown of past days: what grows with use and serves nobody later. Each statement
 * stands for itself, so a run may stop anywhere.
 *
 * Other tables that grow have a reason or an end of their own: sign-in links and sessions go when the next one is made (panel.ts);
 * measurements and scans are a few rows a day and what the status page is computed from; gazette issues are one a day; notices, facts and
 * changes are the product; reports, files drawn of them, screenings and decisions are evidence that must stay checkable; versions of lists
 * are what screenings of the past rest on.
 */
export const cleanUp = async (db: Db, days: number): Promise<CleanedUp> => ({
  deliveries_removed: await inBatches((limit) => removeOldDeliveries(db, days, limit)),
  announcements_removed: await inBatches((limit) => removeOldAnnouncements(db, days, limit)),
  answers_removed: await inBatches((limit) => removeOldAnswers(db, limit)),
  mails_removed: await inBatches((limit) => removeOldMails(db, days, limit)),
  worlds_ended: await inBatches(async (limit) => {
    const ended = await endedPlayers(db, Math.min(limit, WORLDS))
    for (const { keyId } of ended) await endWorld(db, keyId)
    return ended.length
  }),
  days_removed: await inBatches((limit) => removeOldShownDays(db, days, limit)),
})
