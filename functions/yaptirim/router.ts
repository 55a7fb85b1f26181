import { Failure } from '../../lib/domain/kernel/errors.ts'
import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { bulk } from './bulk.ts'
import { open, past } from './work.ts'
import { confirm, decide, decisions } from './decisions.ts'
import { lists } from './lists.ts'
import { company, names, screening } from './screen.ts'

const group = createGroup()

/** Names of made-up companies are screened against nothing: a sandbox key gets no answer that could be taken for a result. */
group.use(async (c, next) => {
  if (c.get('deps').principal.sandbox) throw new Failure('sandbox_unsupported')
  return next()
})

export const router = group
  .openapi(routes.open, open)
  .openapi(routes.past, past)
  .openapi(routes.company, company)
  .openapi(routes.names, names)
  .openapi(routes.bulk, bulk)
  .openapi(routes.lists, lists)
  .openapi(routes.screening, screening)
  .openapi(routes.decide, decide)
  .openapi(routes.confirm, confirm)
  .openapi(routes.decisions, decisions)
