import { recordKnownOn } from '../../domain/company/known-on.ts'
import type { CompanyRecord, ListStatement } from '../../domain/company/record.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, type Preparation, SLOW_CODE, slowPreparation } from '../../domain/preparation/stage.ts'
import type { CompanyState } from '../../store/companies.ts'
import { companyShown, type Part, type Shown } from '../../store/folds.ts'
import { companyWithMarkedRecord, type MarkedRecord } from '../../store/records.ts'
import { companyKey } from './company-key.ts'
import type { Deps } from './group.ts'

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

/** A record, and the same with what an account stated last. */
type Held = MarkedRecord & { stated: { as: string; record: CompanyRecord } | null }

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
  const kept = before?.mark === marked.mark ? before : { ...marked, stated: null }
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

const withStatement = (of: Held, statement: ListStatement | null): CompanyRecord => {
  if (statement === null) return of.record
  const as = JSON.stringify(statement)
  if (of.stated?.as !== as) of.stated = { as, record: { ...of.record, listStated: statement } }
  return of.stated.record
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
  const { ready, marked, statement, found: days, ...shown } = shownTo(found, deps.now)
  const record = ready && marked ? withStatement(hold(name, marked), statement) : null
  return { ...shown, record: record && known !== undefined ? recordKnownOn(record, known, days) : record }
}

/**
 * The company of an id in a path, with what is shown of it on a day, null where there is nothing to show yet: as it was made ready, or
 * made by `make` where nothing ready fits the day, the profile and the code. Throws as {@link loadCompany}. One database request.
 */
export const loadShown = async <Made extends Partial<Shown>>(
  deps: Deps,
  id: string,
  part: Part,
  { day, known }: { day: IsoDate; known?: IsoDate | undefined },
  make: (record: CompanyRecord, day: IsoDate, baseUrl: string) => Made,
): Promise<CompanyState & { shown: Made | null }> => {
  if (known !== undefined) {
    // what could be known on a day is made ready for nobody
    const { record, ...state } = await loadCompany(deps, id, known)
    return { ...state, shown: record && make(record, day, deps.baseUrl) }
  }
  const found = await companyShown(deps.db, companyKey(id, deps.principal), part, { code: deps.foldCode, today: deps.today, day })
  if (!found) throw new Failure('not_found')
  const { ready, record, shown, ...state } = shownTo(found, deps.now)
  return { ...state, shown: ready ? ((shown as Made | null) ?? (record && make(record, day, deps.baseUrl))) : null }
}
