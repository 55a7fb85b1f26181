import type { ExecutionContext, R2Bucket } from '@cloudflare/workers-types'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { logError } from '../../lib/http/app/log.ts'
import { type LoggedRequest, writeRequests } from '../../lib/platform/request-log.ts'

/** Requests that this isolate heard and has not written, by account. */
const heard = new Map<number, LoggedRequest[]>()
let isWriting = false
/** They are written after so long, or when there are so many: one object stands for many requests. */
const AGE_MS = 5_000
const MANY = 500

const write = async (bucket: R2Bucket): Promise<void> => {
  const due = [...heard]
  heard.clear()
  const day = dayIn(new Date())
  await Promise.all(due.map(([accountId, requests]) => writeRequests(bucket, day, accountId, requests)))
}

/** Notes a request for its account's log. What is written later is written after the answer, at the cost of no request to the database. */
export const logRequest = (bucket: R2Bucket, context: ExecutionContext, accountId: number, request: LoggedRequest): void => {
  const theirs = heard.get(accountId) ?? []
  theirs.push(request)
  heard.set(accountId, theirs)
  const safely = (work: Promise<void>): void => context.waitUntil(work.catch((error: unknown) => logError('request_log_failed', error)))
  if (theirs.length >= MANY) return safely(write(bucket))
  if (isWriting) return
  isWriting = true
  safely(
    new Promise<void>((resolve) => setTimeout(resolve, AGE_MS)).then(() => {
      isWriting = false
      return write(bucket)
    }),
  )
}
