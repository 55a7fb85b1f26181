/**
 * The second clock: not the day on which something holds, but what could be known on a day. It is rebuilt with the present reading of the
 * notices; what was said on that day stands in the documents issued then.
 */
import type { IsoDate } from '../kernel/dates.ts'
import type { CompanyRecord } from './record.ts'

/** The day on which each notice was found, by its number; null: as soon as it was published (made-up companies). */
export type FoundDays = Readonly<Record<string, IsoDate>> | null

const foundOn = (found: FoundDays, id: number): IsoDate => (found === null ? '' : (found[id] ?? '9'))

/**
 * The days of knowledge on which the same is known as on `known`: the first, and the first after it on which more is. `-infinity` and
 * `infinity` where there is none.
 */
export const knownSpan = ({ notices }: CompanyRecord, known: IsoDate, found: FoundDays): { from: IsoDate; until: IsoDate } => {
  const days = notices
    .map(({ id, publishedOn }) => [publishedOn ?? '', foundOn(found, id)].sort().at(-1) ?? '')
    .filter((day) => day !== '' && day !== '9')
    .sort()
  return { from: days.findLast((day) => day <= known) ?? '-infinity', until: days.find((day) => day > known) ?? 'infinity' }
}

/**
 * The record of what was published and found by `known`, the day included. What was stated or decided later does not count; a notice whose
 * day of publication nobody knows counts from the day it was found.
 */
export const recordKnownOn = (record: CompanyRecord, known: IsoDate, found: FoundDays): CompanyRecord => {
  const notices = record.notices.filter(
    ({ id, publishedOn }) => (publishedOn ?? foundOn(found, id)) <= known && foundOn(found, id) <= known,
  )
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
