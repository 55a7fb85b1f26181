import { openDatabase, type Db } from '../../lib/platform/database.ts'
import { openQueue, type Queue } from '../../lib/platform/queue.ts'

/** Wrong use of the tool: the message says what to type instead. */
export class UsageError extends Error {}

const port = Number(process.env.PORT ?? 8787)

/**
 * Where the tool works: a database over Neon's protocol, and the API. Without settings that is the service of `npm run dev` on this machine. Without a `queue`
 * (a deployed service, no QSTASH_TOKEN given) the service's own sweep sends what the tool leaves to be sent.
 */
export type Target = { db: Db; queue: Queue | null; baseUrl: string; operatorToken: string; ocrUrl: string; ocrToken: string; kapPages: string | null; local: boolean }

/** Settings of the service on this machine; secrets here protect nothing and are refused by no one but it. */
export const LOCAL = {
  operatorToken: 'yerel-operator-anahtari', sourceToken: 'yerel', account: 'yerel', webhookKeys: 'yerel=eWVyZWwgd2ViaG9vayBhbmFodGFyaSAwMTIzNDU2Nzg=',
  reportKeys: '{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"yerel","x":"gCqzUDJC043KMV7WKyzrpHhta9D3_qFMAgpyvvwp_FQ","d":"w2r-kQ27D1-A9c94LB72IBiiAMqCxQWNXq7kM2I_hAk"}]}',
} as const

/** The target by the environment: `DATABASE_URL` of Neon, `BASE_URL`, `OPERATOR_TOKEN`, `QSTASH_TOKEN`, `QSTASH_URL`, `OCR_URL`,
 * `OCR_TOKEN`; else the service on this machine (`PORT`). */
export const openTarget = (): Target => {
  const remote = process.env.DATABASE_URL && /\.neon\.tech/.test(process.env.DATABASE_URL) ? process.env.DATABASE_URL : null
  const endpoint = process.env.NEON_FETCH_ENDPOINT ?? (remote ? undefined : `http://127.0.0.1:${port + 1}/sql`)
  const baseUrl = (process.env.BASE_URL ?? `http://127.0.0.1:${port}`).replace(/\/+$/, '')
  const queueToken = process.env.QSTASH_TOKEN ?? (remote ? undefined : LOCAL.sourceToken)
  const queueUrl = process.env.QSTASH_URL ?? (remote ? 'https://qstash.upstash.io' : `http://127.0.0.1:${port + 3}`)
  return {
    db: openDatabase({ DATABASE_URL: remote ?? 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: endpoint }),
    queue: queueToken ? openQueue({ QSTASH_URL: queueUrl, QSTASH_TOKEN: queueToken, BASE_URL: baseUrl }) : null,
    baseUrl,
    operatorToken: process.env.OPERATOR_TOKEN ?? LOCAL.operatorToken,
    ocrUrl: process.env.OCR_URL ?? `http://127.0.0.1:${port + 5}`,
    ocrToken: process.env.OCR_TOKEN ?? LOCAL.sourceToken,
    kapPages: remote ? null : `http://127.0.0.1:${port + 6}`,
    local: remote === null,
  }
}

/** What an error of the tool means to the person who typed: one line, and what to type next. */
export const explain = (error: unknown): string => {
  if (error instanceof UsageError) return error.message
  const parts: string[] = []
  for (let at: unknown = error; at instanceof Error; at = at.cause) parts.push(at.message)
  const text = parts.join(' ')
  if (/ECONNREFUSED|fetch failed|connect/i.test(text)) {
    return `The service does not answer on port ${port}. Start it with: npm run dev   (another port: PORT=${port} goes before this command too; for a deployed service set DATABASE_URL and BASE_URL)`
  }
  return parts[0] ?? String(error)
}

/** Prints rows as a table with headings; numbers to the right. */
export const printTable = (table: Record<string, string | number | boolean | null>[], empty: string): void => {
  const [first] = table
  if (!first) return console.log(empty)
  const headings = Object.keys(first)
  const cells = table.map((row) => headings.map((heading) => String(row[heading] ?? '–')))
  const widths = headings.map((heading, at) => Math.max(heading.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]): string => row.map((cell, at) => (typeof first[headings[at] ?? ''] === 'number' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ').trimEnd()
  console.log([line(headings), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n'))
}

/** Value of `--name VALUE` in the arguments; null where it is not given. Throws where the value is missing. */
export const option = (args: string[], name: string): string | null => {
  const at = args.indexOf(`--${name}`)
  if (at < 0) return null
  const value = args[at + 1]
  if (value === undefined || value.startsWith('--')) throw new UsageError(`--${name} needs a value`)
  return value
}

/** Arguments that are neither options nor their values. */
export const plain = (args: string[], options: string[], flags: string[] = []): string[] => {
  const rest: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (!arg.startsWith('--')) rest.push(arg)
    else if (options.includes(arg.slice(2))) at++
    else if (!flags.includes(arg.slice(2))) throw new UsageError(`Unknown option ${arg}. Known: ${[...options, ...flags].map((name) => `--${name}`).join(' ') || 'none'}`)
  }
  return rest
}
