import { recordOn } from '../domain/company/fold/timeline.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { companySubjects } from '../domain/screening/company-names.ts'
import { hitChanges, knownHit } from '../domain/screening/hit-changes.ts'
import { screeningOf } from '../domain/screening/screening.ts'
import { subjectKeys } from '../domain/screening/subject.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import { followedCompanies, saveRescreening } from '../store/rescreenings.ts'
import { findKeys } from '../store/screenings.ts'

/** Companies of one message: their names are one question to the lists. */
const PAGE = 50

/**
 * Sends a page of the re-screening of all followed companies on its way. `mark` tells one re-screening from another, so that a second copy
 * of the same page is dropped.
 */
export const sendRescreening = (queue: Queue, mark: string, after = 0): Promise<void> =>
  queue.publish({ path: 'yaptirim', body: { mark, after }, deduplicationId: `yaptirim-${mark}-${after}` })

/**
 * Screens the next followed companies again and tells what is new and what is gone as changes. Run twice, it adds nothing twice. Returns
 * how many changes are new and from which company the next page goes on, null after the last.
 */
export const rescreenPage = async (db: Db, after: number, today: IsoDate, page = PAGE): Promise<{ added: number; next: number | null }> => {
  const companies = await followedCompanies(db, after, page)
  const subjects = companies.map(({ record }) => companySubjects(recordOn(record, today), today))
  const all = subjects.flat()
  const { lists, found } = await findKeys(
    db,
    today,
    all.flatMap((subject, at) => subjectKeys(subject).map((key) => ({ ...key, subject: at }))),
    null,
  )
  const hits = Map.groupBy(screeningOf(today, all, lists, found).hits, (hit) => hit.subject)
  const screened = companies.map(({ companyId, hits: before }, at) => {
    const now = (subjects[at] ?? []).flatMap((subject) => (hits.get(subject) ?? []).map(knownHit))
    return { companyId, hits: now, changes: hitChanges(before, now, lists, today) }
  })
  const added = await saveRescreening(
    db,
    screened.filter((each, at) => each.changes.length > 0 || JSON.stringify(each.hits) !== JSON.stringify(companies[at]?.hits)),
  )
  return { added, next: companies.length < page ? null : (companies.at(-1)?.companyId ?? null) }
}
