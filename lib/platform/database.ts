import { neon, neonConfig, NeonDbError, types } from '@neondatabase/serverless'
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http'
import type { Env } from './env.ts'
import { timeGoesBy } from './turns.ts'

/** The database, over HTTP: each statement or batch is one round trip; a batch is one transaction. */
export type Db = NeonHttpDatabase & {
  /** Sends one statement with its values, and answers its rows. Values are text, numbers, true, false or null. */
  readonly ask: <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>
}

let known: (Partial<Env<'DATABASE_URL' | 'NEON_FETCH_ENDPOINT'>> & { db: Db }) | null = null

/** Who asks has an answer by then, be it that there is none: a statement of a door takes milliseconds. */
const PATIENCE_MS = 3000

/** What is late is left to end with the request that asked: a signal to end it would cost every other one. */
const promptly = async (input: string, init: RequestInit): Promise<Response> => {
  let isAnswered = false
  try {
    const first = await Promise.race([fetch(input, init), timeGoesBy(PATIENCE_MS, () => isAnswered)])
    if (typeof first === 'boolean') throw new DOMException('the database did not answer in time', 'TimeoutError')
    return first
  } finally {
    isAnswered = true
  }
}

type Answered = { fields: { name: string; dataTypeID: number }[]; rows: (string | null)[][] }

/**
 * {@link Db.ask}, in the driver's protocol and by its parsers. The driver itself reads the address anew for each statement, which costs a
 * small answer as much as all else that is done for it.
 */
const asking = (url: string): Db['ask'] => {
  const headers = { 'Neon-Connection-String': url, 'Neon-Raw-Text-Output': 'true', 'Neon-Array-Mode': 'true' }
  const { hostname, port } = new URL(url)
  return async <Row>(query: string, values: readonly unknown[]): Promise<Row[]> => {
    const { fetchEndpoint, fetchFunction = fetch } = neonConfig
    const endpoint = typeof fetchEndpoint === 'string' ? fetchEndpoint : fetchEndpoint(hostname, port)
    const params = values.map((value) => (value === null ? null : String(value)))
    const body = JSON.stringify({ query, params })
    const answer = await (fetchFunction as typeof promptly)(endpoint, { method: 'POST', headers, body })
    if (answer.status === 400) throw Object.assign(new NeonDbError(''), await answer.json())
    if (!answer.ok) throw new NeonDbError(`the database answered ${answer.status}`)
    const { fields, rows } = (await answer.json()) as Answered
    const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text') as (value: string) => unknown)
    return rows.map((row) => {
      const read: Record<string, unknown> = {}
      for (const [at, { name }] of fields.entries()) {
        const value = row[at] ?? null
        read[name] = value === null ? null : parsers[at]?.(value)
      }
      return read as Row
    })
  }
}

/**
 * The database of this environment; one client an isolate. Jobs and the operator's tool wait for what takes long (`patient`); at a door a
 * statement that is not answered in three seconds fails.
 */
export const openDatabase = (env: Env<'DATABASE_URL' | 'NEON_FETCH_ENDPOINT'>, how: 'patient' | 'prompt' = 'patient'): Db => {
  const { DATABASE_URL, NEON_FETCH_ENDPOINT } = env
  if (known?.DATABASE_URL !== DATABASE_URL || known.NEON_FETCH_ENDPOINT !== NEON_FETCH_ENDPOINT) {
    if (how === 'prompt') neonConfig.fetchFunction = promptly
    if (NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = NEON_FETCH_ENDPOINT
    const db = drizzle(neon(DATABASE_URL), { casing: 'snake_case' })
    known = { DATABASE_URL, NEON_FETCH_ENDPOINT, db: Object.assign(db, { ask: asking(DATABASE_URL) }) }
  }
  return known.db
}
