import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { detail, list } from './notices.ts'
import { pageImage } from './page.ts'
import { pdf } from './pdf.ts'

export const router = createGroup()
  .openapi(routes.list, list)
  .openapi(routes.detail, detail)
  .openapi(routes.page, pageImage)
  .openapi(routes.pdf, pdf)
