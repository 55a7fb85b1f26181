import { createHash, randomUUID } from 'node:crypto'
import { deliver } from './delivery.ts'
import type { Outcome } from './delivery.ts'
import { nextFiring } from './cron.ts'
import { openJournal } from './journal.ts'
import { makeMessage, Refused, retryDelayMs } from './message.ts'
import type { DeadLetter, Flow, Message } from './message.ts'

/** A publish as it comes in: header names in lower case. */
export type Publish = { destination: string; headers: Record<string, string>; body: Buffer; callerIp: string }

/** A message to be published again and again. `next` is the next firing, epoch ms. */
export type Schedule = {
  scheduleId: string
  cron: string
  publish: Omit<Publish, 'body'> & { body: string }
  createdAt: number
  next: number
  isPaused: boolean
}

export type Published = { messageId: string; deduplicated?: true }

type Remembered = { id: string; messageId: string; until: number }

/* QStash forgets a deduplication id after ten minutes. */
const deduplicationMs = 10 * 60_000
const concurrentDeliveries = 50
const longestSleepMs = 60_000

const deduplicationId = ({ destination, headers, body }: Publish): string | null => {
  const given = headers['upstash-deduplication-id']
  if (given?.includes(':')) throw new Refused('deduplication id cannot contain ":"')
  if (given !== undefined) return given
  if (headers['upstash-content-based-deduplication'] !== 'true') return null
  const forwarded = Object.entries(headers)
    .filter(([name]) => name === 'content-type' || name.startsWith('upstash-forward-'))
    .sort()
  return createHash('sha256')
    .update(JSON.stringify([destination, forwarded]))
    .update(body)
    .digest('hex')
}

const callbackBody = (message: Message, outcome: Outcome, dlqId?: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      status: outcome.status,
      header: outcome.header,
      body: Buffer.from(outcome.body).toString('base64'),
      retried: message.retried,
      maxRetries: message.maxRetries,
      dlqId,
      sourceMessageId: message.messageId,
      url: message.url,
      method: message.method,
      sourceHeader: Object.fromEntries(Object.entries(message.header).map(([name, value]) => [name, [value]])),
      sourceBody: message.body,
      notBefore: message.notBefore,
      createdAt: message.createdAt,
      scheduleId: message.scheduleId ?? undefined,
      callerIP: message.callerIp,
    }),
  )

/**
 * The queue itself: what was published, when it is due, what limits it. Everything is in the journal before a call returns, and a delivery
 * that was under way when the process ended happens again, so that nothing is lost (and a receiver may see a message twice, as with
 * QStash).
 */
export const openQueue = ({ file, signingKey, isDown }: { file: string; signingKey: string; isDown: () => boolean }) => {
  const journal = openJournal(file)
  const messages = journal.table<Message>('messages')
  const deadLetters = journal.table<DeadLetter>('deadLetters')
  const schedules = journal.table<Schedule>('schedules')
  const remembered = journal.table<Remembered>('remembered')
  const inFlight = new Map<string, Message>()
  const started = new Map<string, number[]>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let listeners: { within: number; rests: () => void }[] = []

  /* Tells those that wait for it where nothing is under way and nothing falls due within their time. */
  const tellRest = (): void => {
    const next = inFlight.size > 0 ? 0 : Math.min(Infinity, ...messages.values().map(({ notBefore }) => notBefore - Date.now()))
    const resting = listeners.filter(({ within }) => next > within)
    listeners = listeners.filter(({ within }) => next <= within)
    for (const { rests } of resting) rests()
  }

  const admits = (flow: Flow, now: number): boolean => {
    const running = [...inFlight.values()].filter((other) => other.flow?.key === flow.key).length
    if (flow.parallelism !== null && running >= flow.parallelism) return false
    if (flow.rate === null) return true
    const recent = (started.get(flow.key) ?? []).filter((at) => at > now - flow.periodMs)
    started.set(flow.key, recent)
    return recent.length < flow.rate
  }

  const add = (publish: Publish, scheduleId: string | null = null): Published => {
    const now = Date.now()
    const message: Message = { ...makeMessage({ ...publish, now }), scheduleId }
    const id = deduplicationId(publish)
    if (id !== null) {
      for (const old of remembered.values()) if (old.until <= now) remembered.delete(old.id)
      const first = remembered.get(id)
      if (first) return { messageId: first.messageId, deduplicated: true }
      remembered.set(id, { id, messageId: message.messageId, until: now + deduplicationMs })
    }
    messages.set(message.messageId, message)
    wake()
    return { messageId: message.messageId }
  }

  const addCallback = (url: string, settings: Record<string, string>, message: Message, body: Buffer): void => {
    const headers = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`upstash-${name}`, value]))
    add({ destination: url, headers: { 'content-type': 'application/json', ...headers }, body, callerIp: message.callerIp })
  }

  const settle = (message: Message, outcome: Outcome): void => {
    const isDelivered = outcome.status >= 200 && outcome.status < 300
    if (message.callback !== null && outcome.status > 0) {
      addCallback(message.callback, message.callbackHeaders, message, callbackBody(message, outcome))
    }
    if (!isDelivered && outcome.retryable && message.retried < message.maxRetries) {
      const wait = outcome.retryAfterMs ?? retryDelayMs(message)
      messages.set(message.messageId, { ...message, retried: message.retried + 1, notBefore: Date.now() + wait })
      return
    }
    if (!isDelivered) {
      const dlqId = `dlq_${randomUUID().replaceAll('-', '')}`
      deadLetters.set(dlqId, { dlqId, message, responseStatus: outcome.status, responseHeader: outcome.header, responseBody: outcome.body })
      if (message.failureCallback !== null) {
        addCallback(message.failureCallback, message.failureCallbackHeaders, message, callbackBody(message, outcome, dlqId))
      }
    }
    messages.delete(message.messageId)
  }

  const start = async (message: Message): Promise<void> => {
    inFlight.set(message.messageId, message)
    if (message.flow) started.set(message.flow.key, [...(started.get(message.flow.key) ?? []), Date.now()])
    const outcome = await deliver(message, signingKey)
    inFlight.delete(message.messageId)
    // while closing, the journal keeps the message as it was: it goes out again at the next start
    if (isClosed) return
    if (messages.get(message.messageId)) settle(message, outcome)
    wake()
  }

  const fireSchedules = (now: number): void => {
    for (const schedule of schedules.values()) {
      if (schedule.isPaused || schedule.next > now) continue
      schedules.set(schedule.scheduleId, { ...schedule, next: nextFiring(schedule.cron, now) ?? Number.MAX_SAFE_INTEGER })
      add({ ...schedule.publish, body: Buffer.from(schedule.publish.body, 'base64') }, schedule.scheduleId)
    }
  }

  const pump = (): void => {
    if (isClosed) return
    const now = Date.now()
    let next = now + longestSleepMs
    if (isDown()) {
      next = now + 100
    } else {
      fireSchedules(now)
      const waiting = messages
        .values()
        .filter((message) => !inFlight.has(message.messageId))
        .sort((a, b) => a.notBefore - b.notBefore)
      for (const message of waiting) {
        if (message.notBefore > now) next = Math.min(next, message.notBefore)
        else if (inFlight.size < concurrentDeliveries && (message.flow === null || admits(message.flow, now))) void start(message)
        else if (message.flow?.rate) next = Math.min(next, now + 20)
      }
      for (const schedule of schedules.values()) if (!schedule.isPaused) next = Math.min(next, schedule.next)
    }
    clearTimeout(timer)
    timer = setTimeout(pump, Math.max(1, next - now))
    tellRest()
  }

  const wake = (): void => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(pump, 0)
  }

  wake()
  return {
    add,
    /** Resolves when nothing is under way and nothing falls due within `ms`. */
    rest: (ms: number): Promise<void> =>
      new Promise((rests) => {
        listeners.push({ within: ms, rests })
        wake()
      }),
    messages: { get: messages.get, list: messages.values, cancel: messages.delete },
    deadLetters: {
      list: deadLetters.values,
      delete: deadLetters.delete,
      retry: (dlqId: string): string | null => {
        const letter = deadLetters.get(dlqId)
        if (!letter) return null
        const now = Date.now()
        const message = {
          ...letter.message,
          messageId: `msg_${randomUUID().replaceAll('-', '')}`,
          retried: 0,
          notBefore: now,
          createdAt: now,
        }
        messages.set(message.messageId, message)
        deadLetters.delete(dlqId)
        wake()
        return message.messageId
      },
    },
    schedules: {
      get: schedules.get,
      list: schedules.values,
      delete: schedules.delete,
      create: (publish: Publish, cron: string, scheduleId: string): void => {
        const now = Date.now()
        const next = nextFiring(cron, now)
        if (next === null) throw new Refused(`invalid cron: ${cron} (five fields, in UTC)`)
        makeMessage({ ...publish, now })
        schedules.set(scheduleId, {
          scheduleId,
          cron,
          publish: { ...publish, body: publish.body.toString('base64') },
          createdAt: now,
          next,
          isPaused: false,
        })
        wake()
      },
      pause: (scheduleId: string, isPaused: boolean): boolean => {
        const schedule = schedules.get(scheduleId)
        if (!schedule) return false
        schedules.set(scheduleId, { ...schedule, isPaused, next: nextFiring(schedule.cron, Date.now()) ?? Number.MAX_SAFE_INTEGER })
        wake()
        return true
      },
    },
    close: (): void => {
      isClosed = true
      clearTimeout(timer)
      journal.close()
    },
  }
}
