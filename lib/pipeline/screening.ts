import type { CompanyRecord } from '../domain/company/record.ts'
import { type IsoDate, turkishDate } from '../domain/kernel/dates.ts'
import type { ReportScreening } from '../domain/report/snapshot.ts'
import { companySubjects } from '../domain/screening/company-names.ts'
import { foldName } from '../domain/screening/keys.ts'
import { type NearCandidate, nearestOf, nearHits, wantedSpellings } from '../domain/screening/near/near-hits.ts'
import { type Screening, screeningOf } from '../domain/screening/screening.ts'
import { type Subject, subjectKeys } from '../domain/screening/subject.ts'
import type { Db } from '../platform/database.ts'
import { type Asker, findKeys, findSpellings, nearEntries } from '../store/screenings.ts'

/**
 * Screens these names against the lists as they stood on a day: exact hits alone, with one database request. With an account, its decisions
 * on the hits come along.
 */
export const screen = async (db: Db, subjects: Subject[], day: IsoDate, asker: Asker | null = null): Promise<Screening> => {
  const keys = subjects.flatMap((subject, at) => subjectKeys(subject).map((key) => ({ ...key, subject: at })))
  const { lists, found } = await findKeys(db, day, keys, asker)
  return screeningOf(day, subjects, lists, found)
}

/** Of more names than this the one half is looked up while the other is compared. */
const HALVED_FROM = 40

/** The listed names that are near to these: one request, of many names two at the same time. */
const nearestTo = async (db: Db, subjects: Subject[]): Promise<NearCandidate[]> => {
  const wanted = wantedSpellings(subjects)
  const middle = subjects.length < HALVED_FROM ? subjects.length : subjects.length >> 1
  const halves = [wanted.filter(({ subject }) => subject < middle), wanted.filter(({ subject }) => subject >= middle)]
  const found = halves.filter((half) => half.length > 0).map(async (half) => nearestOf(subjects, await findSpellings(db, half)))
  return (await Promise.all(found)).flat()
}

/** The same with near names beside the hits: one or two requests more for those that share a key, one for the entries that are near. */
export const screenNear = async (db: Db, subjects: Subject[], day: IsoDate, asker: Asker | null): Promise<Screening> => {
  const [exact, nearest] = await Promise.all([screen(db, subjects, day, asker), nearestTo(db, subjects)])
  if (nearest.length === 0) return { ...exact, near: [] }
  const wanted = nearest.map(({ entry, spelling, subject }) => ({ entry, spelling, nameKey: foldName(subjects[subject]?.name ?? '') }))
  return { ...exact, near: nearHits(subjects, nearest, await nearEntries(db, day, wanted, asker), exact.hits) }
}

/**
 * The `yaptirim` block of a verification report: `screenForReport(db, record, day, sandbox)`. Nothing is screened in the sandbox or before
 * there is a profile (`record` null). `tarandi` is true only if every required list was there and fresh; otherwise `gerekceler` says why
 * not, and an empty `isabetler` says nothing.
 */
export const screenForReport = async (db: Db, record: CompanyRecord | null, day: IsoDate, sandbox: boolean): Promise<ReportScreening> => {
  const none = (tr: string, en: string): ReportScreening => ({
    tarandi: false,
    deneme: sandbox,
    taranan: 0,
    isabetler: [],
    liste_tarihi: '',
    gerekceler: [{ tr, en }],
  })
  if (sandbox) return none('Deneme ortamında yaptırım taraması yapılmaz.', 'No sanctions screening takes place in the sandbox.')
  if (!record)
    return none(
      'Şirketin profili hazır değil; taranacak adlar bilinmiyor.',
      'The profile of the company is not ready; the names to screen are not known.',
    )
  const { subjects, hits, oldest, notScreened } = await screen(db, companySubjects(record, day), day)
  return {
    tarandi: notScreened.length === 0,
    deneme: false,
    taranan: subjects.length,
    liste_tarihi: oldest === null ? '' : turkishDate(oldest),
    isabetler: hits.map((hit) => ({
      ad: hit.subject.name,
      rol: hit.subject.role ?? '',
      liste: hit.list,
      liste_kaydi: `${hit.entryId}: ${hit.matched}`,
      program: hit.entry.programs.join('; '),
    })),
    gerekceler: notScreened.map(({ tr, en }) => ({ tr, en })),
  }
}
