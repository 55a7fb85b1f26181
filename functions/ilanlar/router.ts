import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { pdf } from './pdf.ts'

export const router = createGroup().openapi(routes.pdf, pdf)
