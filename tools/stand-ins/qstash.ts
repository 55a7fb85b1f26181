import { randomUUID } from 'node:crypto'
import { Refused, shownDeadLetter, shownMessage } from './qstash/message.ts'
import { openQueue } from './qstash/queue.ts'
import type { Schedule } from './qstash/queue.ts'
import { startStandIn } from './server.ts'
import type { StandIn, StandInAnswer, StandInRequest } from './server.ts'

/*
 * QStash on one machine (upstash.com/docs/qstash/api-reference): publish, batch, schedules, messages and dead letters under /v2, as
 * @upstash/qstash
 * sends them. Not here: queues, URL groups, logs.
 */
const notFound = (what: string): StandInAnswer => ({ status: 404, body: { error: `${what} not found` } })

const flatHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )

const shownSchedule = ({ scheduleId, cron, publish, createdAt, next, isPaused }: Schedule) => ({
  scheduleId,
  cron,
  createdAt,
  isPaused,
  nextScheduleTime: next,
  destination: publish.destination,
  method: publish.headers['upstash-method'] ?? 'POST',
  body: Buffer.from(publish.body, 'base64').toString('utf8'),
  retries: Number(publish.headers['upstash-retries'] ?? 3),
})

type BatchItem = { destination: string; headers?: Record<string, string>; body?: string }

/**
 * Starts QStash. State is kept in `file`; deliveries are signed with `currentSigningKey`. While the stand-in is `down` nothing is delivered
 * either. `GET /_quiet` answers when nothing is being delivered and nothing falls due (within the milliseconds of `within`).
 */
export const startQstash = async ({
  token,
  currentSigningKey,
  nextSigningKey,
  file,
  port,
}: {
  token: string
  currentSigningKey: string
  nextSigningKey: string
  file: string
  port?: number
}): Promise<StandIn> => {
  let isDown = (): boolean => false
  const queue = openQueue({ file, signingKey: currentSigningKey, isDown: () => isDown() })

  const publishOf = (request: StandInRequest, prefix: string) => ({
    destination: `${request.url.pathname.slice(prefix.length)}${request.url.search}`,
    headers: flatHeaders(request.headers),
    body: request.body,
    callerIp: '127.0.0.1',
  })

  const cancelMany = ({ url: { searchParams } }: StandInRequest): StandInAnswer => {
    const ids = searchParams.getAll('messageIds')
    const label = searchParams.get('label')
    const flow = searchParams.get('flowControlKey')
    const wanted = queue.messages
      .list()
      .filter(({ messageId, label: own, flow: ownFlow }) =>
        ids.length > 0 ? ids.includes(messageId) : (label === null || own === label) && (flow === null || ownFlow?.key === flow),
      )
    return { body: { cancelled: wanted.filter(({ messageId }) => queue.messages.cancel(messageId)).length } }
  }

  const letters = ({ url: { searchParams } }: StandInRequest) => {
    const ids = searchParams.getAll('dlqIds')
    const url = searchParams.get('url')
    return queue.deadLetters
      .list()
      .filter(({ dlqId, message }) => (ids.length > 0 ? ids.includes(dlqId) : url === null || message.url === url))
  }

  const route = (request: StandInRequest): StandInAnswer => {
    const { pathname } = request.url
    const [, , group, id = '', action = ''] = pathname.split('/')
    switch (`${request.method} ${group}`) {
      case 'POST publish': {
        const published = queue.add(publishOf(request, '/v2/publish/'))
        return { status: published.deduplicated ? 202 : 201, body: published }
      }
      case 'POST batch': {
        const items = JSON.parse(request.body.toString('utf8')) as BatchItem[]
        const add = ({ destination, headers = {}, body = '' }: BatchItem) =>
          queue.add({ destination, headers: flatHeaders(headers), body: Buffer.from(body), callerIp: '127.0.0.1' })
        return { status: 201, body: items.map(add) }
      }
      case 'GET messages': {
        if (!id) return { body: { messages: queue.messages.list().map(shownMessage) } }
        const message = queue.messages.get(id)
        return message ? { body: shownMessage(message) } : notFound('message')
      }
      case 'DELETE messages':
        return !id ? cancelMany(request) : queue.messages.cancel(id) ? { status: 202, body: { cancelled: 1 } } : notFound('message')
      case 'GET dlq':
        return { body: { messages: letters(request).map(shownDeadLetter) } }
      case 'DELETE dlq':
        if (id) return queue.deadLetters.delete(id) ? { status: 204 } : notFound('message')
        return { body: { deleted: letters(request).filter(({ dlqId }) => queue.deadLetters.delete(dlqId)).length } }
      case 'POST dlq': {
        if (id !== 'retry') return notFound('route')
        const ids = action ? [action] : letters(request).map(({ dlqId }) => dlqId)
        return {
          body: {
            responses: ids
              .map((dlqId) => queue.deadLetters.retry(dlqId))
              .filter((messageId) => messageId !== null)
              .map((messageId) => ({ messageId })),
          },
        }
      }
      case 'POST schedules': {
        const publish = publishOf(request, '/v2/schedules/')
        const scheduleId = publish.headers['upstash-schedule-id'] ?? `scd_${randomUUID().replaceAll('-', '')}`
        queue.schedules.create(publish, publish.headers['upstash-cron'] ?? '', scheduleId)
        return { status: 201, body: { scheduleId } }
      }
      case 'GET schedules': {
        if (!id) return { body: queue.schedules.list().map(shownSchedule) }
        const schedule = queue.schedules.get(id)
        return schedule ? { body: shownSchedule(schedule) } : notFound('schedule')
      }
      case 'DELETE schedules':
        return queue.schedules.delete(id) ? { status: 204 } : notFound('schedule')
      case 'PATCH schedules':
        return queue.schedules.pause(id, action === 'pause') ? { body: {} } : notFound('schedule')
      case 'GET keys':
        return { body: { current: currentSigningKey, next: nextSigningKey } }
      default:
        return notFound('route')
    }
  }

  const handle = (request: StandInRequest): StandInAnswer => {
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'unauthorized: user not found' } }
    if (!request.url.pathname.startsWith('/v2/')) return notFound('route')
    try {
      return route(request)
    } catch (error) {
      if (error instanceof Refused || error instanceof SyntaxError) return { status: 400, body: { error: error.message } }
      throw error
    }
  }

  const controls = {
    'GET /_quiet': async ({ url: { searchParams } }: StandInRequest): Promise<StandInAnswer> => {
      await queue.rest(Number(searchParams.get('within') ?? 0))
      return { body: {} }
    },
  }
  const server = await startStandIn({ ...(port === undefined ? {} : { port }), handle, controls }).catch((error: unknown) => {
    queue.close()
    throw error
  })
  isDown = () => server.faults.down
  return {
    ...server,
    close: async () => {
      await server.close()
      queue.close()
    },
  }
}
