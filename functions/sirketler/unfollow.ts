import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyState, unfollowCompany } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

export const unfollow: Operation<typeof routes.unfollow> = async (c) => {
  const { db, principal } = c.get('deps')
  const key = companyKey(c.req.valid('param').sirket_id, principal)
  // In the sandbox there is nothing to unfollow: its companies belong to every sandbox key.
  const found = 'code' in key ? (await companyState(db, key)) !== null : await unfollowCompany(db, key.accountId, key.id)
  if (!found) throw new Failure('not_found')
  return c.body(null, 204)
}
