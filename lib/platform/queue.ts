import { Client, Receiver } from '@upstash/qstash'
import type { Env } from './env.ts'

/** A job for the jobs Worker: `path` under /isler, a JSON body, when, and an id by which a second copy of the same message is dropped. */
export type Job = {
  path: string
  body: unknown
  delaySeconds?: number
  deduplicationId?: string
  flow?: { key: string; parallelism: number }
}
/** `publishAll` hands over many jobs in few requests; where it throws, some may have been taken. */
export type Queue = { publish: (job: Job) => Promise<void>; publishAll: (jobs: Job[]) => Promise<void> }

/** Jobs of one request to the queue. */
const BATCH = 100

/** QStash delivers each job to `{BASE_URL}/isler/<path>` at least once, with its own retries. */
export const openQueue = (env: Env<'QSTASH_URL' | 'QSTASH_TOKEN' | 'BASE_URL'>): Queue => {
  const client = new Client({ baseUrl: env.QSTASH_URL, token: env.QSTASH_TOKEN, enableTelemetry: false })
  const message = ({ path, body, delaySeconds, deduplicationId, flow }: Job) => ({
    url: `${env.BASE_URL}/isler/${path}`,
    body,
    retries: 5,
    ...(delaySeconds ? { delay: delaySeconds } : {}),
    ...(deduplicationId ? { deduplicationId } : {}),
    ...(flow ? { flowControl: flow } : {}),
  })
  return {
    publish: async (job) => {
      await client.publishJSON(message(job))
    },
    publishAll: async (jobs) => {
      for (let at = 0; at < jobs.length; at += BATCH) await client.batchJSON(jobs.slice(at, at + BATCH).map(message))
    },
  }
}

/** Whether a callback really comes from QStash: its signature over the raw body and the address it was sent to. */
export const isFromQueue = async (
  env: Env<'QSTASH_CURRENT_SIGNING_KEY' | 'QSTASH_NEXT_SIGNING_KEY' | 'BASE_URL'>,
  path: string,
  signature: string | undefined,
  body: string,
): Promise<boolean> => {
  if (!signature) return false
  const receiver = new Receiver({ currentSigningKey: env.QSTASH_CURRENT_SIGNING_KEY, nextSigningKey: env.QSTASH_NEXT_SIGNING_KEY })
  try {
    return await receiver.verify({ signature, body, url: env.BASE_URL + path })
  } catch {
    return false
  }
}
