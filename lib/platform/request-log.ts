import type { R2Bucket } from '@cloudflare/workers-types'
import type { IsoDate } from '../domain/kernel/dates.ts'

/**
 * What an account's keys asked, kept in the archive's bucket: no read of the API costs the database a second request for it. An object
 * holds what one isolate heard of one account within some seconds; those of a day lie together, so that a day is forgotten as a whole.
 */
export type LoggedRequest = { at: string; key: string; method: string; path: string; status: number; ms: number; id: string }

const FOLDER = 'kayit'
const folderOf = (day: IsoDate, accountId: number): string => `${FOLDER}/${day}/${accountId}/`

/** Keeps requests of an account. */
export const writeRequests = async (
  bucket: R2Bucket,
  day: IsoDate,
  accountId: number,
  requests: readonly LoggedRequest[],
): Promise<void> => {
  const [first] = requests
  if (!first) return
  await bucket.put(`${folderOf(day, accountId)}${first.at}-${first.id}.json`, JSON.stringify(requests))
}

/** Objects that are opened for one page. */
const OPENED = 40

/** The last requests of an account on a day, the newest first; `more`: there are older ones. */
export const readRequests = async (
  bucket: R2Bucket,
  day: IsoDate,
  accountId: number,
): Promise<{ requests: LoggedRequest[]; more: boolean }> => {
  const names: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ prefix: folderOf(day, accountId), ...(cursor === undefined ? {} : { cursor }) })
    names.push(...page.objects.map(({ key }) => key))
    if (!page.truncated) break
    cursor = page.cursor
  }
  const objects = await Promise.all(
    names.slice(-OPENED).map(async (name) => ((await (await bucket.get(name))?.json()) ?? []) as LoggedRequest[]),
  )
  return { requests: objects.flat().sort((a, b) => (a.at < b.at ? 1 : -1)), more: names.length > OPENED }
}

/** Forgets a day. Returns how many objects were removed. */
export const forgetRequests = async (bucket: R2Bucket, day: IsoDate): Promise<number> => {
  for (let removed = 0; ;) {
    const { objects } = await bucket.list({ prefix: `${FOLDER}/${day}/` })
    if (objects.length === 0) return removed
    await bucket.delete(objects.map(({ key }) => key))
    removed += objects.length
  }
}
