import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { report } from './report.ts'
import { signingCheckByBody, signingCheckByQuery } from './signing-check.ts'

export const router = createGroup()
  .openapi(routes.signingCheck, signingCheckByBody)
  .openapi(routes.signingCheckByQuery, signingCheckByQuery)
  .openapi(routes.report, report)
