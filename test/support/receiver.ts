import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** Far above what a slow and busy machine needs. */
const PATIENCE_MS = 120_000

export type Received = { path: string; headers: IncomingHttpHeaders; body: string; at: number }
/** How a receiver answers: a status, or whatever it does with the answer itself. */
export type Manner = number | ((answer: ServerResponse, request: Received) => void)

/** A receiver of webhooks on loopback. `received` are the requests so far; `manner` says how it answers from now on. */
export type Receiver = {
  url: string
  received: Received[]
  manner: (manner: Manner) => void
  /** Waits until `count` requests satisfy `which`. */
  waitFor: (count: number, which?: (request: Received) => boolean) => Promise<Received[]>
  close: () => Promise<void>
}

/** What a request says, after its signature was checked with `secret`. Throws where it does not verify. */
export const verified = (request: Received, secret: string): Record<string, unknown> =>
  new Webhook(secret).verify(request.body, request.headers as Record<string, string>) as Record<string, unknown>

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  const came = new EventEmitter().setMaxListeners(0)
  let manner: Manner = 204
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = []
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const request: Received = {
          path: incoming.url ?? '',
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString('utf8'),
          at: Date.now(),
        }
        received.push(request)
        came.emit('request')
        if (typeof manner === 'number') answer.writeHead(manner).end()
        else manner(answer, request)
      })
  })
  // longer than a Worker keeps a connection: it never sends on one that is closed here
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    manner: (next) => {
      manner = next
    },
    waitFor: async (count, which = () => true) => {
      const patience = AbortSignal.timeout(PATIENCE_MS)
      for (;;) {
        const found = received.filter(which)
        if (found.length >= count) return found
        await once(came, 'request', { signal: patience }).catch(() => {
          throw new Error(`${found.length} requests came of ${count}`)
        })
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
