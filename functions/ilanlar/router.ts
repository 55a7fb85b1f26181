import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { detail, list } from './notices.ts'
import { pdf } from './pdf.ts'

export const router = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.detail, detail)
  .openapi(routes.pdf, pdf)
