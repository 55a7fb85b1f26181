import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { statementOf } from '../../lib/http/wire/list-statement.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { stateList as store, unstateList as forget } from '../../lib/store/list-statements.ts'
import type { routes } from './contract.ts'

export const stateList: Operation<typeof routes.stateList> = async (c) => {
  const { db, principal, today } = c.get('deps')
  const statement = statementOf(c.req.valid('json'), today)
  const stated = await store(db, companyKey(c.req.valid('param').sirket_id, principal), statement)
  if (!stated) throw new Failure('not_found')
  return c.json(
    {
      sirket: companyRefOf(stated.company),
      tarih: statement.until,
      beyan_eden: statement.statedBy,
      not: statement.note,
      beyan_zamani: stated.statedAt,
    },
    200,
  )
}

export const unstateList: Operation<typeof routes.unstateList> = async (c) => {
  const { db, principal } = c.get('deps')
  if (!(await forget(db, companyKey(c.req.valid('param').sirket_id, principal)))) throw new Failure('not_found')
  return c.body(null, 204)
}
