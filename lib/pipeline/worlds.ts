import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { lastTermScan, noteTermScan } from '../store/term-scans.ts'
import { playedCompanies, scanName, worldOf } from '../store/worlds.ts'
import { askDueWatches } from './authority.ts'
import { buildPlayed, readNotices } from './profile.ts'
import { scanSpan } from './scan-terms.ts'

/**
 * Brings the world of a sandbox key up to its clock: reads what scenes published and builds their companies, as any notice and company, and
 * tells what the days since `since` brought, with what they turn of watched authorities. Safe to run twice and to stop anywhere.
 */
export const bringUp = async (db: Db, keyId: number, since: IsoDate): Promise<void> => {
  const { day } = await worldOf(db, keyId)
  // a world that was ended leaves its watches to the sandbox that all share
  if (day === null) return void (await askDueWatches(db, since))
  for (const { companyId, records } of await playedCompanies(db, keyId)) {
    for (const record of records) await readNotices(db, record)
    await buildPlayed(db, companyId, day)
  }
  const name = scanName(keyId)
  await scanSpan(db, { after: (await lastTermScan(db, name)) ?? since, until: day, world: keyId })
  await askDueWatches(db, day, { world: keyId })
  await noteTermScan(db, day, name)
}
