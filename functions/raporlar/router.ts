import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { detail, difference, list } from './reports.ts'

export const router = createGroup().openapi(routes.list, list).openapi(routes.detail, detail).openapi(routes.difference, difference)
