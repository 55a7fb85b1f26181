/** Asks a second reader about notices with open cases. Its facts never enter by themselves: they wait on the desk as drafts. */
import { usableFacts } from '../domain/settling/second.ts'
import type { Db } from '../platform/database.ts'
import type { SecondReader } from '../platform/second-reader.ts'
import { noticesForSecondReader, saveSecondReading } from '../store/second-readings.ts'

/** Notices of one message: the reader may be slow. */
const AT_ONCE = 10

/**
 * Asks about what was not asked yet of a company. Safe to run twice, and to stop between two notices. Returns how many notices were asked
 * about.
 */
export const askSecondReader = async (db: Db, read: SecondReader, companyId: number): Promise<number> => {
  const notices = await noticesForSecondReader(db, companyId, AT_ONCE)
  for (const { id, text } of notices) await saveSecondReading(db, id, usableFacts(text, await read(text)))
  return notices.length
}

/**
 * Asks about notices that were never asked about: of companies that were brought, of before there was a reader, of more than one message
 * takes, of when it did not answer. What fails is `failed`, and stops nothing; it comes up again. Returns how many were answered.
 */
export const askAboutWaiting = async (db: Db, read: SecondReader, failed: (error: unknown, notice: number) => void): Promise<number> => {
  let answered = 0
  for (const { id, text } of await noticesForSecondReader(db, null, AT_ONCE)) {
    try {
      await saveSecondReading(db, id, usableFacts(text, await read(text)))
      answered++
    } catch (error) {
      failed(error, id)
    }
  }
  return answered
}
