import { etag } from 'hono/etag'
import { createPublicGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { checkPage, checkReport, checkScript, checkStyle, keys } from './report-check.ts'

const app = createPublicGroup()
app.use(etag())

export const router = app
  .openapi(routes.checkReport, checkReport)
  .openapi(routes.keys, keys)
  .openapi(routes.checkScript, checkScript)
  .openapi(routes.checkStyle, checkStyle)
  .openapi(routes.checkPage, checkPage)
