import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { report } from './report.ts'
import { filedCheck } from './filed-check.ts'
import { signers, signingCheckByBody, signingCheckByQuery } from './signing-check.ts'
import { signersList } from './signers-list.ts'
import { createWatch, deleteWatch, listWatches, watch } from './watches.ts'

export const router = createGroup()
  .openapi(routes.signingCheck, signingCheckByBody)
  .openapi(routes.signingCheckByQuery, signingCheckByQuery)
  .openapi(routes.filedCheck, filedCheck)
  .openapi(routes.signers, signers)
  .openapi(routes.report, report)
  .openapi(routes.signersList, signersList)
  .openapi(routes.createWatch, createWatch)
  .openapi(routes.listWatches, listWatches)
  .openapi(routes.watch, watch)
  .openapi(routes.deleteWatch, deleteWatch)
