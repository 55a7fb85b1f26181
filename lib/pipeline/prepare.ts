import type { NoticeReference } from '../platform/gazette-source.ts'
import { SourceUnavailable } from '../platform/source-unavailable.ts'
import {
  noteNoNotice,
  noteSourceDown,
  noteStage,
  preparedCompany,
  type PreparedCompany,
  stalledPreparations,
} from '../store/preparations.ts'
import { addNotices, saveArchived, unarchivedNotices } from '../store/notices.ts'
import { archiveDocument, type ArchiveDeps } from './archive.ts'
import { buildProfile, readNotices } from './profile.ts'
import { type JobStage, sendStage } from './stages.ts'
import type { Queue } from '../platform/queue.ts'

/** What the stages of preparation work with. */
export type PrepareDeps = ArchiveDeps & {
  queue: Queue
  today: string
  /** Notices that one message reads, where that is not the usual number. */
  readAtOnce?: number
  measured: (part: 'gazette_source' | 'archive' | 'profiles', ok: boolean) => Promise<void>
}

/** Pause before the next try while the source is down: five minutes, doubled each time, two hours at most. */
const LONGEST_PAUSE_MINUTES = 120
const retrySeconds = (attempts: number): number => Math.min(300 * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MINUTES * 60)

/**
 * Runs one stage of a company's preparation and sends the next on its way. Every stage may run twice or stop at any line: what it writes is
 * the same each time, and a stage once reached is never left backwards: a company that is ready goes through them again with new notices
 * and stays ready. A source that is down is noted and tried again later; any other error is the queue's to retry.
 */
export const runStage = async (deps: PrepareDeps, companyId: number, stage: JobStage): Promise<void> => {
  const company = await preparedCompany(deps.db, companyId)
  if (!company) return
  try {
    switch (stage) {
      case 'notices':
        return await listNotices(deps, company)
      case 'archive':
        return await archiveNext(deps, company)
      case 'profile':
        return await finish(deps, company)
      default:
        throw new Error(`unknown stage ${String(stage satisfies never)}`)
    }
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error
    await deps.measured(stage === 'notices' ? 'gazette_source' : 'archive', false)
    const attempts = await noteSourceDown(deps.db, companyId)
    await sendStage(deps.queue, companyId, stage, { delaySeconds: retrySeconds(attempts) })
  }
}

const listNotices = async (deps: PrepareDeps, company: PreparedCompany): Promise<void> => {
  const found: NoticeReference[] = await deps.source.listNotices(company.office, company.registryRoot)
  await deps.measured('gazette_source', true)
  const count = await addNotices(deps.db, company.id, found, true)
  if (count === 0) return noteNoNotice(deps.db, company.id)
  await noteStage(deps.db, company.id, 'archive')
  await sendStage(deps.queue, company.id, 'archive', { step: String(count) })
}

/** One document a message: a page image takes many seconds to read, and each that is done stays done. */
const archiveNext = async (deps: PrepareDeps, company: PreparedCompany): Promise<void> => {
  const waiting = await unarchivedNotices(deps.db, company.id, 2)
  const [notice] = waiting
  if (notice) {
    await saveArchived(deps.db, notice.id, await archiveDocument(deps, company, notice))
    await deps.measured('archive', true)
  }
  const more = waiting.length > 1
  await noteStage(deps.db, company.id, more ? 'archive' : 'profile')
  await sendStage(deps.queue, company.id, more ? 'archive' : 'profile', { step: `after-${notice?.id ?? 'none'}` })
}

/** Notices that one message reads: some seconds of the thirty that a Worker may count. */
const READ_AT_ONCE = 300

const finish = async (deps: PrepareDeps, company: PreparedCompany): Promise<void> => {
  const last = await readNotices(deps.db, company.id, deps.readAtOnce ?? READ_AT_ONCE, () => deps.measured('profiles', false))
  if (last !== null) {
    await noteStage(deps.db, company.id, 'profile')
    return sendStage(deps.queue, company.id, 'profile', { step: `read-${last}` })
  }
  await buildProfile(deps.db, company.id, deps.today)
  await deps.measured('profiles', true)
  const more = await noteStage(deps.db, company.id, 'ready')
  if (more !== null) await sendStage(deps.queue, company.id, more)
}

/** Minutes without progress after which a preparation is taken up again, and how many at once. */
const STALLED_MINUTES = 15
const SWEEP_SIZE = 200

/** Sends the present stage of every stalled preparation again; the cron trigger runs it. Returns how many. */
export const sweepPreparations = async (deps: Pick<PrepareDeps, 'db' | 'queue'>, stalledMinutes = STALLED_MINUTES): Promise<number> => {
  const stalled = await stalledPreparations(deps.db, { minutes: stalledMinutes, pause: LONGEST_PAUSE_MINUTES, limit: SWEEP_SIZE })
  for (const { companyId, stage, updatedAt } of stalled)
    await sendStage(deps.queue, companyId, stage, { step: `sweep-${Date.parse(updatedAt)}` })
  return stalled.length
}
