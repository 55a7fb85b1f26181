import { startNeon } from '../../tools/stand-ins/neon.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

/** A migrated database of its own for one test file, as the store functions reach it: over Neon's protocol. */
export const openTestStore = async (): Promise<{
  db: Db
  database: TestDatabase
  /** Runs statements; the rows of the last. */
  rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
  /** Empties the database, then runs statements. */
  empty: TestDatabase['empty']
  close: () => Promise<void>
}> => {
  const database = await freshDatabase()
  const neon = await startNeon({ databaseUrl: database.url })
  return {
    db: openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${neon.url}/sql` }),
    database,
    rowsOf: async (...statements) => (await database.sql(...statements)).at(-1)?.rows ?? [],
    empty: database.empty,
    close: async () => {
      await neon.close()
      await database.drop()
    },
  }
}
