import { Failure } from '../domain/kernel/errors.ts'
import { lawOf } from '../domain/law/law.ts'
import { registryRoot } from '../domain/kernel/registry-number.ts'
import { SLOW_CODE } from '../domain/preparation/stage.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import { type BulkRow, keepBulkAdd, noteRows, openRows, stalledBulkAdds } from '../store/bulk-adds.ts'
import { follow } from './follow.ts'

const { findOffice } = lawOf('TR')

/** Most companies of one bulk add. */
export const MOST_ROWS = 10_000
/** Rows of one message: each is a request to the database and one to the queue. */
const ROWS_AT_ONCE = 50
const STALLED_MINUTES = 15

/** A company as a row names it. */
export type GivenRow = { office: string; registryNo: string; title: string | null }

/** Rows with their place in the register, or why they have none; the second of two that name one company says so. */
export const placedRows = (given: readonly GivenRow[]): BulkRow[] => {
  const seen = new Set<string>()
  return given.map(({ office: printed, registryNo, title }, at): BulkRow => {
    const office = findOffice(printed)
    const root = registryRoot(registryNo)
    const base = { row: at + 1, office: office?.name ?? printed, registryNo, root, title }
    if (!office) return { ...base, outcome: 'unknown_office' }
    if (root === null) return { ...base, outcome: 'invalid_number' }
    const place = `${office.name} ${root}`
    if (seen.has(place)) return { ...base, outcome: 'repeated' }
    seen.add(place)
    return { ...base, outcome: null }
  })
}

/** Sends the next rows of a bulk add on their way; `step` tells its messages apart. */
const sendRows = (queue: Queue, id: string, step: string): Promise<void> =>
  queue.publish({ path: 'toplu-ekle', body: { id }, deduplicationId: `toplu-ekle-${id}-${step}` })

/**
 * Begins to follow many companies. Returns the id of the job; its rows are worked on by messages of the queue. Should the first get lost,
 * the sweep sends it again. Throws `quota_exhausted`, and then nothing has begun.
 */
export const startBulkAdd = async (
  { db, queue, sent }: { db: Db; queue: () => Queue; sent: (sending: Promise<void>) => void },
  accountId: number,
  given: readonly GivenRow[],
  sandbox: boolean,
): Promise<{ id: string; wanted: number }> => {
  const id = `TE-${sandbox ? 'DENEME-' : ''}${crypto.randomUUID()}`
  const { kept, allowance, used, wanted } = await keepBulkAdd(
    db,
    accountId,
    id,
    placedRows(given),
    sandbox ? { slowCode: SLOW_CODE } : null,
  )
  if (!kept)
    throw new Failure('quota_exhausted', {
      note: {
        tr: `${wanted} yeni şirket isteniyor, paketin ${Math.max(0, allowance - used)} hakkı var; hiçbiri eklenmedi.`,
        en: `${wanted} new companies are asked for, the plan leaves ${Math.max(0, allowance - used)}; none was added.`,
      },
    })
  if (!sandbox) sent(sendRows(queue(), id, 'bas'))
  return { id, wanted }
}

/** Follows the next companies of a bulk add and sends for the rest. Run twice, it follows nothing twice. */
export const addRows = async ({ db, queue }: { db: Db; queue: Queue }, id: string, atOnce = ROWS_AT_ONCE): Promise<void> => {
  const open = await openRows(db, id, atOnce)
  const done: Parameters<typeof noteRows>[2][number][] = []
  for (const { accountId, row, office, registryNo, title } of open) {
    const root = registryRoot(registryNo)
    if (root === null) throw new Error(`row ${row} of ${id} has no registry number`)
    const sending: Promise<void>[] = []
    try {
      const wanted = { office, registryNo, registryRoot: root, title }
      const { company } = await follow({ db, queue: () => queue, sent: (each) => sending.push(each) }, accountId, wanted)
      await Promise.all(sending)
      done.push({ row, companyId: company.id, refused: null })
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'quota_exhausted') throw error
      done.push({ row, companyId: null, refused: 'quota' })
    }
  }
  await noteRows(db, id, done)
  if (open.length === atOnce) await sendRows(queue, id, String(open.at(-1)?.row))
}

/** Sends the bulk adds that stopped on their way again; the cron trigger runs it. Returns how many. */
export const sweepBulkAdds = async ({ db, queue }: { db: Db; queue: Queue }, minutes = STALLED_MINUTES): Promise<number> => {
  const stalled = await stalledBulkAdds(db, minutes)
  for (const { id, updatedAt } of stalled) await sendRows(queue, id, `sweep-${Date.parse(updatedAt)}`)
  return stalled.length
}
