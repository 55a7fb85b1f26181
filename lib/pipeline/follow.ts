import { Failure } from '../domain/kernel/errors.ts'
import { lawOf } from '../domain/law/law.ts'
import { registryRoot } from '../domain/kernel/registry-number.ts'
import type { Stage } from '../domain/preparation/stage.ts'
import type { Db } from '../platform/database.ts'
import type { Queue } from '../platform/queue.ts'
import { type CompanyHead, followCompany, type NewCompany } from '../store/companies.ts'
import { sendCompanyScreening } from './rescreen.ts'
import { sendStage } from './stages.ts'

const { findOffice } = lawOf('TR')

/** The place in the register that is meant. Throws `invalid_parameter` for an unknown office and `invalid_registry_number`. */
export const placeInRegister = (printedOffice: string, registryNo: string): Omit<NewCompany, 'title'> => {
  const office = findOffice(printedOffice)
  if (!office)
    throw new Failure('invalid_parameter', {
      field: 'mudurluk',
      note: { tr: 'Böyle bir ticaret sicili müdürlüğü yok.', en: 'There is no such registry office.' },
    })
  const root = registryRoot(registryNo)
  if (root === null) throw new Failure('invalid_registry_number', { field: 'sicil_no' })
  return { office: office.name, registryNo, registryRoot: root }
}

export type Followed = { outcome: 'added' | 'already'; company: CompanyHead & { stage: Stage }; allowance: number; used: number }

/**
 * Follows a company for an account. Where that opens its preparation, the first stage is `sent` on its way once the record stands; should
 * the message get lost, the sweep of unfinished preparations sends it again. Throws `quota_exhausted`.
 */
export const follow = async (
  { db, queue, sent }: { db: Db; queue: () => Queue; sent: (sending: Promise<void>, companyId: number) => void },
  accountId: number,
  wanted: NewCompany,
): Promise<Followed> => {
  const { outcome, company, opened, allowance, used } = await followCompany(db, accountId, wanted)
  if (outcome === 'quota' || !company) throw new Failure('quota_exhausted')
  if (opened) sent(sendStage(queue(), company.id, 'notices'), company.id)
  // A company that others follow has a profile already: whoever follows it now is told of its hits at once.
  else if (outcome === 'added') sent(sendCompanyScreening(queue(), company.id, accountId, crypto.randomUUID()), company.id)
  return { outcome, company, allowance, used }
}
