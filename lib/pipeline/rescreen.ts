import { recordOn } from '../domain/company/fold/timeline.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { companySubjects } from '../domain/screening/company-names.ts'
import { hitEvents, knownHit, knownNear, toldHit } from '../domain/screening/hit-events.ts'
import { foldName } from '../domain/screening/keys.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import {
  followedCompanies,
  followedCompany,
  type FollowedCompany,
  relistedAmong,
  type Rescreened,
  saveRescreening,
  tellStanding,
} from '../store/rescreenings.ts'
import { screenNear } from './screening.ts'

/** Companies of one message: their names are one question to the lists. */
const PAGE = 20

/**
 * Sends a page of the re-screening of all followed companies on its way. `mark` tells one re-screening from another, so that a second copy
 * of the same page is dropped.
 */
export const sendRescreening = (queue: Queue, mark: string, after = 0): Promise<void> =>
  queue.publish({ path: 'yaptirim', body: { mark, after }, deduplicationId: `yaptirim-${mark}-${after}` })

/** Sends the screening of one company on its way, for an account that follows it from now on. */
export const sendCompanyScreening = (queue: Queue, companyId: number, accountId: number, mark: string): Promise<void> =>
  queue.publish({ path: 'yaptirim', body: { companyId, accountId }, deduplicationId: `yaptirim-${companyId}-${accountId}-${mark}` })

/** What the screening of these companies finds today, against what the last one found. */
const screened = async (db: Db, companies: readonly FollowedCompany[], today: IsoDate): Promise<Rescreened[]> => {
  const subjects = companies.map(({ record }) => companySubjects(recordOn(record, today), today))
  const { hits, near, lists } = await screenNear(db, subjects.flat(), today, null)
  const [exact, alike] = [Map.groupBy(hits, (hit) => hit.subject), Map.groupBy(near ?? [], (hit) => hit.subject)]
  const now = subjects.map((own) => ({
    names: [...new Set(own.map(({ name }) => foldName(name)))],
    hits: own.flatMap((subject) => [...(exact.get(subject) ?? []).map(knownHit), ...(alike.get(subject) ?? []).map(knownNear)]),
  }))
  const before = new Set(companies.flatMap((company) => company.hits.map(({ list, entryId }) => `${list} ${entryId}`)))
  const fresh = now.flatMap((each) => each.hits).filter(({ list, entryId, score }) => score === null && !before.has(`${list} ${entryId}`))
  const relisted = await relistedAmong(db, fresh)
  return companies.map((company, at) => {
    const own = now[at] ?? { names: [], hits: [] }
    return { companyId: company.companyId, ...own, events: hitEvents(company.companyId, company, own, lists, relisted, today) }
  })
}

/**
 * Screens the next followed companies again and tells what is new and what is gone as events of the accounts that follow them. Run twice,
 * it tells nothing twice. Returns how much there was to tell and from which company the next page goes on, null after the last.
 */
export const rescreenPage = async (db: Db, after: number, today: IsoDate, page = PAGE): Promise<{ added: number; next: number | null }> => {
  const companies = await followedCompanies(db, after, page)
  const added = await saveRescreening(db, await screened(db, companies, today))
  return { added, next: companies.length < page ? null : (companies.at(-1)?.companyId ?? null) }
}

/**
 * Screens one company at once: after its profile was built (somebody was appointed), or when an account (`accountId`) begins to follow it,
 * which is then told what stands. Returns how much there was to tell; nothing where nobody follows it or there is no profile.
 */
export const rescreenCompany = async (db: Db, companyId: number, today: IsoDate, accountId: number | null = null): Promise<number> => {
  const company = await followedCompany(db, companyId)
  if (!company) return 0
  const [result] = await screened(db, [company], today)
  if (!result) return 0
  const added = await saveRescreening(db, [result])
  if (accountId === null) return added
  const standing = result.hits.map((hit) =>
    toldHit(companyId, hit.score === null ? 'yaptirim.kisi_geldi' : 'yaptirim.benzer_ad', hit, today),
  )
  await tellStanding(db, accountId, standing)
  return added + standing.length
}
