import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { create } from './create.ts'
import { delivery, detail } from './detail.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { resend, resendSince } from './resend.ts'
import { rotate } from './rotate.ts'
import { sendTest } from './send-test.ts'
import { update } from './update.ts'

export const router = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.create, create)
  .openapi(routes.detail, detail)
  .openapi(routes.update, update)
  .openapi(routes.remove, remove)
  .openapi(routes.rotate, rotate)
  .openapi(routes.test, sendTest)
  .openapi(routes.delivery, delivery)
  .openapi(routes.resend, resend)
  .openapi(routes.resendSince, resendSince)
