import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Brings the database at `url` to the newest migration of schema/migrations; those already applied are left alone. Creates no keys or accounts. */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // the migrator's "already exists, skipping" is no news
    client.on('notice', () => {})
    await applyMigrations(drizzle(client), { migrationsFolder: fileURLToPath(new URL('../schema/migrations', import.meta.url)) })
  } finally {
    await client.end()
  }
}
