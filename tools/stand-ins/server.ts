import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the stand-ins see it: the body is read whole before the handler runs. */
export type StandInRequest = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer }

/** An answer: a plain object, array or `null` is sent as JSON, a string or bytes as they are. */
export type StandInAnswer = { status?: number; headers?: Record<string, string>; body?: unknown }

/**
 * Faults in force. `latency_ms` delays every answer, `fail_next` answers 503 that many times, `fail_every` answers it to each n-th request
 * (0: to none), `down` closes connections without an answer.
 */
export type Faults = { latency_ms: number; fail_next: number; fail_every: number; down: boolean }

/** Counters since the last reset. `failed` counts answers of 500 and above and requests that got no answer. */
export type Stats = { requests: number; failed: number; in_flight_max: number }

/** A running stand-in. */
export type StandIn = { url: string; port: number; faults: Readonly<Faults>; close: () => Promise<void> }

/** Thrown when the port asked for is in use. */
export class PortTaken extends Error {
  port: number
  constructor(port: number) {
    super(`port ${port} is in use`)
    this.name = 'PortTaken'
    this.port = port
  }
}

const json = (body: unknown, status = 200): StandInAnswer => ({ status, body })

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const setFaults = (faults: Faults, wanted: unknown): StandInAnswer => {
  if (typeof wanted !== 'object' || wanted === null) return json({ error: 'a JSON object is expected' }, 400)
  for (const [name, value] of Object.entries(wanted)) {
    if (name === 'down' ? typeof value !== 'boolean' : !(name in faults) || !isCount(value)) {
      return json(
        { error: `not a fault: ${name}; known are latency_ms, fail_next and fail_every (whole numbers) and down (true or false)` },
        400,
      )
    }
  }
  Object.assign(faults, wanted)
  return json(faults)
}

const parseJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8') || 'null')
  } catch {
    return null
  }
}

/**
 * Starts the HTTP server of a stand-in on loopback (port 0: any free port). `counts`: whether a request is one of those that are counted.
 * Paths that begin with `/_` are its controls (`GET /_stats`, `POST /_reset`, `POST /_faults`, and those of `controls`): neither counted
 * nor faulted. A handler that throws is answered with 500 and the message. Throws PortTaken.
 */
export const startStandIn = async ({
  port = 0,
  handle,
  counts = () => true,
  controls = {},
}: {
  port?: number
  handle: (request: StandInRequest) => Promise<StandInAnswer> | StandInAnswer
  counts?: (request: StandInRequest) => boolean
  controls?: Record<string, (request: StandInRequest) => Promise<StandInAnswer> | StandInAnswer>
}): Promise<StandIn> => {
  const faults: Faults = { latency_ms: 0, fail_next: 0, fail_every: 0, down: false }
  let stats: Stats = { requests: 0, failed: 0, in_flight_max: 0 }
  let inFlight = 0

  const control = (request: StandInRequest): Promise<StandInAnswer> | StandInAnswer => {
    const name = `${request.method} ${request.url.pathname}`
    switch (name) {
      case 'GET /_stats':
        return json(stats)
      case 'POST /_reset':
        stats = { requests: 0, failed: 0, in_flight_max: inFlight }
        return json(stats)
      case 'POST /_faults':
        return setFaults(faults, parseJson(request.body))
      default:
        return controls[name]?.(request) ?? json({ error: `no such control: ${name}` }, 404)
    }
  }

  const faulted = async (request: StandInRequest): Promise<StandInAnswer | null> => {
    if (counts(request)) stats.requests++
    inFlight++
    stats.in_flight_max = Math.max(stats.in_flight_max, inFlight)
    try {
      if (faults.latency_ms > 0) await new Promise((resolve) => setTimeout(resolve, faults.latency_ms))
      if (faults.down) return null
      const isNth = faults.fail_every > 0 && stats.requests % faults.fail_every === 0
      if (faults.fail_next > 0 || isNth) {
        faults.fail_next = Math.max(0, faults.fail_next - 1)
        return json({ error: 'a fault was asked for' }, 503)
      }
      return await handle(request)
    } finally {
      inFlight--
    }
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
    } catch {
      return // the client went away
    }
    const request: StandInRequest = {
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`),
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    }
    const isControl = request.url.pathname.startsWith('/_')
    const answer = await (isControl ? (async () => control(request))() : faulted(request)).catch((error: unknown): StandInAnswer =>
      json({ error: error instanceof Error ? error.message : String(error) }, 500),
    )
    const status = answer?.status ?? 200
    if (!isControl && (answer === null || status >= 500)) stats.failed++
    if (answer === null) {
      outgoing.destroy()
      return
    }
    const { body } = answer
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined
    outgoing.writeHead(status, { ...(isRaw ? {} : { 'content-type': 'application/json' }), ...answer.headers })
    outgoing.end(isRaw ? body : JSON.stringify(body))
  })
  server.keepAliveTimeout = 60_000

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error))
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A TCP port of loopback that is free now. */
export const freePort = async (): Promise<number> => {
  const server = await startStandIn({ handle: () => ({}) })
  await server.close()
  return server.port
}
