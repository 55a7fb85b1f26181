import { absenceOf, fillsIssue, FIRST_DAYS, retryMinutes } from '../domain/watch/issue-days.ts'
import { addDays, type IsoDate } from '../domain/kernel/dates.ts'
import { lawOf } from '../domain/law/law.ts'
import { registryRoot } from '../domain/kernel/registry-number.ts'
import type { Db } from '../platform/database.ts'
import { digestOf } from '../platform/digest.ts'
import type { GazetteSource, NoticeReference } from '../platform/gazette-source.ts'
import type { Queue } from '../platform/queue.ts'
import { SourceUnavailable } from '../platform/source-unavailable.ts'
import { dueIssues, type DueIssue, noteIssueMissing, type PlacedNotice, takeIssue } from '../store/gazette-issues.ts'
import type { Outcome } from '../store/measurements.ts'
import { sendStages } from './stages.ts'

const { findOffice } = lawOf('TR')

/** What the daily watch works with. */
export type WatchDeps = {
  db: Db
  source: Pick<GazetteSource, 'listIssue'>
  queue: Queue
  today: IsoDate
  measured: (outcome: Outcome) => Promise<void>
}

/** What one run did: issues read, their notices, those of followed companies; days whose issue is late or could not be read. */
export type Watched = { read: number; notices: number; matched: number; late: number; failed: number }

/** Days of one run. */
const MOST_DAYS = 40
/** Minutes after which a day without an issue is asked for again. */
const A_DAY = 24 * 60

/**
 * The daily watch: reads each issue of the gazette, again after hours until its listing stays the same and fills its pages, and hands the
 * notices of followed companies to the archive stage. Days that were missed are caught up; an issue that is late or broken is asked for
 * again later and counted for the status page. The state stands in the database before anything is sent: a run may stop anywhere, run twice
 * or beside another, and what a lost message left undone the sweep of preparations takes up.
 */
export const watchGazette = async (deps: WatchDeps): Promise<Watched> => {
  const watched: Watched = { read: 0, notices: 0, matched: 0, late: 0, failed: 0 }
  for (const due of await dueIssues(deps.db, addDays(deps.today, -FIRST_DAYS), deps.today, MOST_DAYS)) {
    try {
      await watchDay(deps, due, watched)
    } catch (error) {
      if (!(error instanceof SourceUnavailable)) throw error
      watched.failed++
      const attempts = due.attempts + 1
      await noteIssueMissing(deps.db, due.day, { attempts, retryMinutes: retryMinutes(attempts), none: false, error: error.message })
      await deps.measured('failed')
      // The source is down, or this issue is broken: days never asked for came before it, the others are asked for in the next run.
      break
    }
  }
  return watched
}

const watchDay = async (deps: WatchDeps, { day, attempts }: DueIssue, watched: Watched): Promise<void> => {
  const { notices: listed, pages } = await deps.source.listIssue(day)
  if (listed.length === 0) {
    const absence = absenceOf(day, deps.today)
    const failed = absence.kind === 'late' ? attempts + 1 : attempts
    await noteIssueMissing(deps.db, day, {
      attempts: failed,
      retryMinutes: absence.kind === 'none' ? A_DAY : retryMinutes(failed),
      none: absence.kind === 'none',
      error: null,
    })
    if (absence.kind !== 'late') return
    watched.late++
    return absence.notable ? deps.measured('slow') : undefined
  }
  const listing = await digestOf(new TextEncoder().encode(JSON.stringify(listed.map((each) => JSON.stringify(each)).sort())))
  const { matched, ready } = await takeIssue(
    deps.db,
    day,
    listed.length,
    listing,
    fillsIssue(listed, pages),
    listed.flatMap((reference) => placed(reference, day) ?? []),
  )
  await sendStages(deps.queue, ready, 'archive', `issue-${day}`)
  await deps.measured('ok')
  watched.read++
  watched.notices += listed.length
  watched.matched += matched
}

/** A notice by its place in the register; null where it names no registry office or number: it can be nobody's. */
const placed = (
  { ref, office, registryNo, title, publishedOn, issue, page, noticeType }: NoticeReference,
  day: IsoDate,
): PlacedNotice | null => {
  const found = findOffice(office)
  const root = registryRoot(registryNo)
  return found && root !== null
    ? { ref, office: found.name, registryRoot: root, title, publishedOn: publishedOn ?? day, issue, page, noticeType }
    : null
}
