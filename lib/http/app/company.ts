import type { CompanyRecord } from '../../domain/company/record.ts'
import { Failure } from '../../domain/kernel/errors.ts'
import { CLOSED_SOURCE_CODE, isFinished, type Preparation, SLOW_CODE, slowPreparation } from '../../domain/preparation/stage.ts'
import type { CompanyState } from '../../store/companies.ts'
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
 * The company of an id in a path, with its record where it is ready. Throws `not_found` where it is not the caller's, and
 * `source_unavailable` as {@link shownTo}. One database request.
 */
export const loadCompany = async (deps: Deps, id: string): Promise<CompanyState & { record: CompanyRecord | null }> => {
  const found = await companyWithRecord(deps.db, companyKey(id, deps.principal), deps.today)
  if (!found) throw new Failure('not_found')
  const { ready, ...shown } = shownTo(found, deps.now)
  return ready ? shown : { ...shown, record: null }
}
