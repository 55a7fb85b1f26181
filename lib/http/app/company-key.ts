import { Failure } from '../../domain/kernel/errors.ts'
import type { CompanyKey } from '../../store/companies.ts'
import type { Principal } from './principal.ts'

/** The key of a company id in a path. Malformed, or of the other kind of key: `not_found`, as for a company that does not exist. */
export const companyKey = (id: string, principal: Principal): CompanyKey => {
  if (principal.sandbox && /^DENEME-[A-Z][A-Z-]{0,30}$/.test(id)) {
    return { accountId: principal.accountId, keyId: principal.keyId, code: id, world: principal.world ?? null }
  }
  if (!principal.sandbox && /^[1-9]\d{0,14}$/.test(id)) return { accountId: principal.accountId, id: Number(id) }
  throw new Failure('not_found')
}
