import { readFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'
import { type IsoDate, parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { openDatabase, type Db } from '../../lib/platform/database.ts'
import { openQueue, type Queue } from '../../lib/platform/queue.ts'

/** Wrong use of the tool: the message says what to type instead. */
export class UsageError extends Error {}

const localPort = (): number => {
  const port = Number(process.env.PORT ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_500)
    throw new UsageError(`PORT is ${process.env.PORT}: give the port that npm run dev has, as in: PORT=8787 npm run kunye`)
  return port
}

/**
 * Where the tool works: a database over Neon's protocol, and the API. Without settings that is the service of `npm run dev` on this
 * machine. Without a `queue` (a deployed service, no QSTASH_TOKEN given) the service's own sweep sends what the tool leaves to be sent.
 */
export type Target = {
  db: Db
  queue: Queue | null
  baseUrl: string
  operatorToken: string
  ocrUrl: string
  ocrToken: string
  kapPages: string | null
  local: boolean
}

/** Settings of the service on this machine; secrets here protect nothing and are refused by no one but it. */
export const LOCAL = {
  operatorToken: 'yerel-operator-anahtari',
  sourceToken: 'yerel',
  account: 'yerel',
  webhookKeys: 'yerel=eWVyZWwgd2ViaG9vayBhbmFodGFyaSAwMTIzNDU2Nzg=',
  reportKeys:
    '{"keys":[{"kty":"OKP","crv":"Ed25519","kid":"yerel","x":"gCqzUDJC043KMV7WKyzrpHhta9D3_qFMAgpyvvwp_FQ","d":"w2r-kQ27D1-A9c94LB72IBiiAMqCxQWNXq7kM2I_hAk"}]}',
} as const

const deployedDatabase = (): string | null =>
  process.env.DATABASE_URL && /\.neon\.tech/.test(process.env.DATABASE_URL) ? process.env.DATABASE_URL : null

/**
 * The target by the environment: `DATABASE_URL` of Neon, `BASE_URL`, `OPERATOR_TOKEN`, `QSTASH_TOKEN`, `QSTASH_URL`, `OCR_URL`,
 * `OCR_TOKEN`; else the service on this machine (`PORT`). Throws {@link UsageError} where they name no service, or the database of one and
 * the address of another.
 */
export const openTarget = (): Target => {
  const port = localPort()
  const remote = deployedDatabase()
  if (remote && !process.env.BASE_URL)
    throw new UsageError(
      'DATABASE_URL is that of a deployed service: set its BASE_URL too (and OPERATOR_TOKEN to bring documents), or unset DATABASE_URL',
    )
  const endpoint = process.env.NEON_FETCH_ENDPOINT ?? (remote ? undefined : `http://127.0.0.1:${port + 1}/sql`)
  const baseUrl = process.env.BASE_URL?.replace(/\/+$/, '') || `http://127.0.0.1:${port}`
  if (!URL.canParse(baseUrl))
    throw new UsageError(`BASE_URL is ${baseUrl}: the address of the service is expected, as in: BASE_URL=https://kunye.example`)
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
    if (deployedDatabase()) return `The service does not answer (${parts.at(-1)}). Check DATABASE_URL and BASE_URL.`
    const port = localPort()
    return (
      `The service does not answer on port ${port}. Start it with: npm run dev   (another port: PORT=${port} ` +
      'goes before this command too; for a deployed service set DATABASE_URL and BASE_URL)'
    )
  }
  return parts[0] ?? String(error)
}

/** A file that a command was given. Throws {@link UsageError} where it cannot be read. */
export const readInput = async (path: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(
      code === 'ENOENT'
        ? `There is no file ${path}.`
        : code === 'EISDIR'
          ? `${path} is a folder. Give its files: ${path.replace(/\/+$/, '')}/*`
          : `${path}: ${message}`,
    )
  }
}

/** The text of a file. Throws {@link UsageError} where it is in another encoding than UTF-8: guessed letters would be wrong names. */
export const utf8 = (path: string, bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path} is not UTF-8. Convert it first: iconv -f WINDOWS-1254 -t UTF-8 ${quoted(path)}`)
  }
}

/** A word of a command to type, in quotation marks where the shell needs them. */
export const quoted = (word: string): string => (/^[\p{L}\p{N}@._/:-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** A number of things: `1 file`, `2 files`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Prints rows as a table with headings; numbers to the right. */
export const printTable = (table: Record<string, string | number | boolean | null>[], empty: string): void => {
  const [first] = table
  if (!first) return console.log(empty)
  const headings = Object.keys(first)
  const cells = table.map((row) => headings.map((heading) => String(row[heading] ?? '–')))
  const widths = headings.map((heading, at) => Math.max(heading.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]): string =>
    row
      .map((cell, at) => (typeof first[headings[at] ?? ''] === 'number' ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  console.log([line(headings), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n'))
}

/** A whole number given on the command line. Throws what the parser shows beside the option's name. */
export const wholeNumber = (value: string): number => {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It needs a whole number.')
  return Number(value)
}

/** A calendar day given on the command line, as YYYY-MM-DD. */
export const givenDay = (value: string): IsoDate => {
  if (!parseIsoDate(value)) throw new InvalidArgumentError('It needs a day as YYYY-MM-DD.')
  return value
}
