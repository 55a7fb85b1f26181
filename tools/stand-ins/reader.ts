/**
 * A second reader on one machine, by the protocol of lib/platform/second-reader.ts: it knows one sentence (`müdür … X'in da …`) and invents
 * a quote beside it, so that what must be thrown away is seen too. `node tools/stand-ins/reader.ts PORT` serves it.
 */
import { pathToFileURL } from 'node:url'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { type StandIn, startStandIn } from './server.ts'

const NAMED = /müdür[^;.]{0,80}?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)['’]n[ıiuü]n da[^.]{0,120}/gu

const factsIn = (text: string): object[] => [
  ...readNotice(text).facts.map(({ start: _start, end: _end, verified: _verified, ...fact }) => fact),
  ...[...text.matchAll(NAMED)].map(([quote, person]) => ({
    kind: 'appointment',
    person,
    role: 'manager',
    legal_entity: null,
    from: null,
    until: null,
    term_years: null,
    quote,
  })),
  { kind: 'sole_shareholder', person: 'HAYAL ÜRÜNÜ', quote: 'Bu sözler ilanda geçmez' },
]

/** Serves the second reader. */
export const startReader = ({ token, port = 0 }: { token: string; port?: number }): Promise<StandIn> =>
  startStandIn({
    port,
    handle: ({ method, headers, body }) => {
      if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'wrong token' } }
      if (method !== 'POST') return { status: 405, body: { error: 'POST {"text"}' } }
      const { text } = JSON.parse(body.toString('utf8')) as { text: string }
      return { body: { facts: factsIn(text) } }
    },
  })

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startReader({ token: 'yerel', port: Number(process.argv[2] ?? 8795) })
  console.log(`READER_URL=${url} READER_TOKEN=yerel READER_GETS_TEXT=yes npm run dev`)
}
