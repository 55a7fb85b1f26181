import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { detail, list } from './reports.ts'

export const router = createGroup().openapi(routes.list, list).openapi(routes.detail, detail)
