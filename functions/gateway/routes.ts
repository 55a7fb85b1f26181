import type { RouteConfig } from '@hono/zod-openapi'
import * as acik from '../acik/contract.ts'
import * as degisiklikler from '../degisiklikler/contract.ts'
import * as dogrulama from '../dogrulama/contract.ts'
import * as eski from '../eski/contract.ts'
import * as ilanlar from '../ilanlar/contract.ts'
import * as mcp from '../mcp/contract.ts'
import * as raporlar from '../raporlar/contract.ts'
import * as sirketler from '../sirketler/contract.ts'
import * as webhooklar from '../webhooklar/contract.ts'
import * as yaptirim from '../yaptirim/contract.ts'
import type { ErrorStyle } from '../../lib/http/app/errors.ts'

/** Service binding under which the gateway reaches a group. */
export type GroupBinding =
  'SIRKETLER' | 'DOGRULAMA' | 'DEGISIKLIKLER' | 'ESKI' | 'ILANLAR' | 'RAPORLAR' | 'ACIK' | 'WEBHOOKLAR' | 'YAPTIRIM' | 'MCP'
/**
 * A route: `path` as documented (`/api/v1/sirketler/{sirket_id}/`), `keyed` unless its contract says `security: []`, `search` where the
 * second hourly policy applies, `writes` where more than reading is done, `keyMissing` the answer to a request without the two headers.
 */
export type GatewayRoute = {
  method: string
  path: string
  group: GroupBinding
  style: ErrorStyle
  keyed: boolean
  search: boolean
  writes: boolean
  keyMissing: 'unauthorized' | 'key_required'
}

/** GETs that keep what they answer: an issued report, a screening. */
const KEPT: RouteConfig[] = [dogrulama.routes.report, yaptirim.routes.company]

/** The contracts of all groups: what the gateway routes and what the API description tells. */
export const CONTRACTS: { group: GroupBinding; style: ErrorStyle; routes: Record<string, RouteConfig> }[] = [
  { group: 'SIRKETLER', style: 'standard', routes: sirketler.routes },
  { group: 'DOGRULAMA', style: 'standard', routes: dogrulama.routes },
  { group: 'DEGISIKLIKLER', style: 'standard', routes: degisiklikler.routes },
  { group: 'ILANLAR', style: 'standard', routes: ilanlar.routes },
  { group: 'RAPORLAR', style: 'standard', routes: raporlar.routes },
  { group: 'WEBHOOKLAR', style: 'standard', routes: webhooklar.routes },
  { group: 'YAPTIRIM', style: 'standard', routes: yaptirim.routes },
  { group: 'ESKI', style: 'legacy', routes: eski.routes },
  { group: 'ACIK', style: 'standard', routes: acik.routes },
  { group: 'MCP', style: 'standard', routes: mcp.routes },
]

/** Every route of every group, taken from their contracts: a route exists in one place only. */
export const ROUTES: GatewayRoute[] = CONTRACTS.flatMap(({ group, style, routes }) =>
  Object.values(routes).map((route) => ({
    method: route.method.toUpperCase(),
    path: route.path,
    group,
    style,
    keyed: route.security?.length !== 0,
    search: route === sirketler.routes.search,
    writes: route.method !== 'get' || KEPT.includes(route),
    keyMissing: route === webhooklar.routes.test ? 'key_required' : 'unauthorized',
  })),
)
