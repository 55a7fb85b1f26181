import { neon, neonConfig, type NeonQueryFunction } from '@neondatabase/serverless'
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http'
import type { Env } from './env.ts'
import { inTime } from './turns.ts'

/** The database, over HTTP: each statement or batch is one round trip; a batch is one transaction. */
export type Db = NeonHttpDatabase & { readonly $client: NeonQueryFunction<false, false> }

let known: (Partial<Env<'DATABASE_URL' | 'NEON_FETCH_ENDPOINT'>> & { db: Db }) | null = null

/** Who asks has an answer by then, be it that there is none: a statement of a door takes milliseconds. */
const PATIENCE_MS = 3000

const promptly = async (input: string, init: RequestInit): Promise<Response> => {
  const answer = await inTime(fetch(input, init), PATIENCE_MS)
  if (!answer) throw new DOMException('the database did not answer in time', 'TimeoutError')
  return answer
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
    known = { DATABASE_URL, NEON_FETCH_ENDPOINT, db: drizzle(neon(DATABASE_URL), { casing: 'snake_case' }) }
  }
  return known.db
}
