import { neon, neonConfig } from '@neondatabase/serverless'
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http'
import type { Env } from './env.ts'

/** The database, over HTTP: each statement or batch is one round trip; a batch is one transaction. */
export type Db = NeonHttpDatabase & { readonly $client: unknown }

let known: { url: string; db: Db } | null = null

/** The database of this environment; one client an isolate. */
export const openDatabase = (env: Env<'DATABASE_URL' | 'NEON_FETCH_ENDPOINT'>): Db => {
  const url = `${env.DATABASE_URL} ${env.NEON_FETCH_ENDPOINT ?? ''}`
  if (known?.url !== url) {
    if (env.NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = env.NEON_FETCH_ENDPOINT
    known = { url, db: drizzle(neon(env.DATABASE_URL), { casing: 'snake_case' }) }
  }
  return known.db
}
