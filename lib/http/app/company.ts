import type { CompanyRecord } from '../../domain/company/record.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, type Preparation, SLOW_CODE, slowPreparation } from '../../domain/preparation/stage.ts'
import type { CompanyState } from '../../store/companies.ts'
import { companyShown, type Part, type Shown } from '../../store/folds.ts'
import { companyWithRecord } from '../../store/records.ts'
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
  if (found.company.code === CLOSED_SOURCE_CODE || (found.builtAt === null && preparation.error !== null))
    throw new Failure('source_unavailable')
  return { ...found, preparation, ready: found.builtAt !== null && !(found.company.code === SLOW_CODE && !isFinished(preparation.stage)) }
}

/**
 * The company of an id in a path, with its record where it is ready and the last settled day of the gazette. Throws `not_found` where it
 * is not the caller's, and `source_unavailable` as {@link shownTo}. One database request.
 */
export const loadCompany = async (
  deps: Deps,
  id: string,
): Promise<CompanyState & { record: CompanyRecord | null; settledOn: IsoDate | null }> => {
  const found = await companyWithRecord(deps.db, companyKey(id, deps.principal), deps.today)
  if (!found) throw new Failure('not_found')
  const { ready, ...shown } = shownTo(found, deps.now)
  return ready ? shown : { ...shown, record: null }
}

/**
 * The company of an id in a path, with what is shown of it on a day, null where there is nothing to show yet: as it was made ready, or made by
 * `make` where nothing ready fits the day, the profile and the code. Throws as {@link loadCompany}. One database request.
 */
export const loadShown = async <Made extends Partial<Shown>>(
  deps: Deps,
  id: string,
  part: Part,
  day: IsoDate,
  make: (record: CompanyRecord, day: IsoDate, baseUrl: string) => Made,
): Promise<CompanyState & { shown: Made | null }> => {
  const found = await companyShown(deps.db, companyKey(id, deps.principal), part, { code: deps.foldCode, today: deps.today, day })
  if (!found) throw new Failure('not_found')
  const { ready, record, shown, ...state } = shownTo(found, deps.now)
  return { ...state, shown: ready ? ((shown as Made | null) ?? (record && make(record, day, deps.baseUrl))) : null }
}
