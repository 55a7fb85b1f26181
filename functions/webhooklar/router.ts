import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { sendTest } from './send-test.ts'
import { create, detail, list, remove, resend, rotate, update } from './webhooks.ts'

export const router = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.create, create)
  .openapi(routes.detail, detail)
  .openapi(routes.update, update)
  .openapi(routes.remove, remove)
  .openapi(routes.rotate, rotate)
  .openapi(routes.test, sendTest)
  .openapi(routes.resend, resend)
