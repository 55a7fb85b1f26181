import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../schema/migrations', import.meta.url))

/** The database was made by migrations that are not those of this version. */
export class OtherVersion extends Error {}

/** Whether a migration was applied that this version does not have: its tables cannot be brought to those of this one. */
const hasOthers = async (client: pg.Client): Promise<boolean> => {
  const known = readMigrationFiles({ migrationsFolder })
  const {
    rows: [{ exists }],
  } = (await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`)) as unknown as {
    rows: [{ exists: boolean }]
  }
  if (!exists) return false
  // by content and time, which the migrator goes by
  const { rowCount } = await client.query(
    'select hash, created_at from drizzle.__drizzle_migrations except select * from unnest($1::text[], $2::bigint[])',
    [known.map(({ hash }) => hash), known.map(({ folderMillis }) => folderMillis)],
  )
  return (rowCount ?? 0) > 0
}

/**
 * Brings the database at `url` to the newest migration of schema/migrations; those already applied are left alone. Creates no keys or
 * accounts. Throws {@link OtherVersion}, before anything is changed.
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (await hasOthers(client)) throw new OtherVersion('The database was made by another version of Künye, whose tables differ.')
    // the migrator's "already exists, skipping" is no news
    client.on('notice', () => {})
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
