/**
 * The second clock: not the day on which something holds, but what could be known on a day. It is rebuilt with the present reading of the
 * notices; what was said on that day stands in the documents issued then.
 */
import type { IsoDate } from '../kernel/dates.ts'
import type { CompanyRecord } from './record.ts'

/** The day on which each notice was found, by its number; null: as soon as it was published (made-up companies). */
export type FoundDays = Readonly<Record<string, IsoDate>> | null

/**
 * The record of what was published and found by `known`, the day included. What was stated or decided later does not count; a notice whose
 * day of publication nobody knows counts from the day it was found.
 */
export const recordKnownOn = (record: CompanyRecord, known: IsoDate, found: FoundDays): CompanyRecord => {
  const foundOn = (id: number): IsoDate => (found === null ? '' : (found[id] ?? '9'))
  const notices = record.notices.filter(({ id, publishedOn }) => (publishedOn ?? foundOn(id)) <= known && foundOn(id) <= known)
  const ids = new Set(notices.map(({ id }) => id))
  const { listStated: _stated, titleSource, ...rest } = record
  const titled = titleSource !== undefined && ids.has(titleSource.noticeId)
  return {
    ...rest,
    ...(titled ? { titleSource } : {}),
    title: titled || (titleSource === undefined && notices.length > 0) ? record.title : null,
    notices,
    facts: record.facts.filter(({ noticeId }) => ids.has(noticeId)),
  }
}
