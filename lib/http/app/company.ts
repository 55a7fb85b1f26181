import { knownSpan, recordKnownOn } from '../../domain/company/known-on.ts'
import type { CompanyRecord } from '../../domain/company/record.ts'
import { shownAround } from '../../domain/company/shown-days.ts'
import { withoutDecisions } from '../../domain/settling/decision.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, type Preparation, SLOW_CODE, slowPreparation } from '../../domain/preparation/stage.ts'
import type { CompanyState } from '../../store/companies.ts'
import { type AskedDay, companyShown, type Part, saveShownDays, type Shown, type ShownDays, type ShownOf } from '../../store/folds.ts'
import { asSeen, companyWithMarkedRecord, type MarkedRecord, type Own } from '../../store/records.ts'
import { shownOn } from '../wire/shown.ts'
import { companyKey } from './company-key.ts'
import type { Deps } from './group.ts'
import { logError } from './log.ts'

/** Where the company stands for this caller: the slow sandbox company moves by the clock, every other as its jobs do. */
export const currentPreparation = (state: CompanyState, now: Date): Preparation =>
  state.company.code === SLOW_CODE ? slowPreparation(state.slowAddedAt, now, state.preparation) : state.preparation

/**
 * What of a found company its caller is shown: the preparation as it stands now, and whether there is a profile to show. Throws
 * `source_unavailable` where there is none because the official source cannot be reached.
 */
export const shownTo = <State extends CompanyState>(found: State, now: Date): State & { ready: boolean } => {
  const preparation = currentPreparation(found, now)
  if (found.company.code === CLOSED_SOURCE_CODE || (found.builtAt === null && preparation.error === 'source_unavailable'))
    throw new Failure('source_unavailable')
  return { ...found, preparation, ready: found.builtAt !== null && !(found.company.code === SLOW_CODE && !isFinished(preparation.stage)) }
}

/** A record, and the same with what an account that asked has on top. */
type Held = MarkedRecord & { seen: { as: string; record: CompanyRecord } | null }

/**
 * The records that this isolate was asked of last, so that what is worked out of one is worked out once (it hangs on the record itself, as
 * in fold.ts). Whether a record is still so is asked with each request.
 */
const held = new Map<string, Held>()
/** Facts and notices of all records that are held: some 40 MB of the 128 that an isolate has. */
const MOST = 15_000
let weight = 0
const weightOf = ({ record }: MarkedRecord): number => 1 + record.facts.length + record.notices.length

const hold = (name: string, marked: MarkedRecord): Held => {
  const before = held.get(name)
  const kept = before?.mark === marked.mark ? before : { ...marked, seen: null }
  drop(name)
  held.set(name, kept)
  weight += weightOf(kept)
  // the one asked longest ago goes first, and this one too where it is too long by itself
  for (const oldest of held.keys()) {
    if (weight <= MOST) break
    drop(oldest)
  }
  return kept
}

const drop = (name: string): void => {
  const gone = held.get(name)
  if (gone) weight -= weightOf(gone)
  held.delete(name)
}

const seenBy = (of: Held, own: Own): CompanyRecord => {
  if (own.statement === null && own.settled === null) return of.record
  const as = JSON.stringify(own)
  if (of.seen?.as !== as) of.seen = { as, record: asSeen(of.record, own) }
  return of.seen.record
}

/**
 * The company of an id in a path, with its record where it is ready and the last settled day of the gazette; with what could be known on
 * the day `known` alone, where that is given. Throws `not_found` where it
 * is not the caller's, and `source_unavailable` as {@link shownTo}. One database request.
 */
export const loadCompany = async (
  deps: Deps,
  id: string,
  known?: IsoDate,
): Promise<CompanyState & { record: CompanyRecord | null; settledOn: IsoDate | null; openDay: IsoDate | null; version: number }> => {
  const key = companyKey(id, deps.principal)
  const name = 'code' in key ? `${key.code} ${key.world ?? ''}` : String(key.id)
  const found = await companyWithMarkedRecord(deps.db, key, deps.today, held.get(name) ?? null, known !== undefined)
  if (!found) throw new Failure('not_found')
  const { ready, marked, own, found: days, ...shown } = shownTo(found, deps.now)
  if (!ready || !marked) return { ...shown, record: null }
  const of = hold(name, marked)
  return { ...shown, record: known === undefined ? seenBy(of, own) : recordKnownOn(withoutDecisions(of.record), known, days) }
}

/**
 * The company of an id in a path, with what is shown of it on a day, null where there is nothing to show yet: as it was made ready, or
 * made by `make` where nothing ready fits the day, the profile and the code; what was made of a day that is not today is then kept for who
 * asks next. `known`: by what could be known on that day. Throws as {@link loadCompany}. One database request before the answer.
 */
export const loadShown = async <Made extends Partial<Shown>>(
  deps: Deps,
  id: string,
  part: Part,
  { day, known }: { day: IsoDate; known?: IsoDate | undefined },
  make: (record: CompanyRecord, day: IsoDate, baseUrl: string) => Made,
): Promise<CompanyState & { shown: Made | null }> => {
  const asked: AskedDay = { code: deps.foldCode, today: deps.today, day, known }
  const company = await companyShown(deps.db, companyKey(id, deps.principal), part, asked)
  if (!company) throw new Failure('not_found')
  const { ready, record, found, of, shown, ...state } = shownTo(company, deps.now)
  if (!ready) return { ...state, shown: null }
  if (shown !== null || record === null) return { ...state, shown: shown as Made | null }
  const read = known === undefined ? record : withoutDecisions(record)
  const seen = known === undefined ? record : recordKnownOn(read, known, found)
  const made = make(seen, day, deps.baseUrl)
  // what is shown today is made ready by its own job
  if (deps.foldCode !== '' && (known !== undefined || day !== deps.today)) {
    const span = known === undefined ? null : knownSpan(read, known, found)
    deps.later(keep(deps, of, span, seen, day).catch((error: unknown) => logError('day_not_kept', error, { company: of.companyId })))
  }
  return { ...state, shown: made }
}

const keep = async (deps: Deps, of: ShownOf, known: ShownDays['known'], record: CompanyRecord, day: IsoDate): Promise<void> => {
  const show = (each: CompanyRecord, on: IsoDate): Shown => shownOn(each, on, deps.baseUrl)
  await saveShownDays(deps.db, deps.foldCode, { ...of, known, ...shownAround(record, day, show) })
}
