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
import type { GatewayRoute, GroupBinding } from './routes.ts'

/** GETs that keep what they answer: an issued report, a screening; or note that its PDF was given out. */
const KEPT: RouteConfig[] = [dogrulama.routes.report, dogrulama.routes.filedCheck, yaptirim.routes.company, yaptirim.routes.screening]

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

/** Whether an operation is asked with a key: not where it is open to all, or asked by a member's session. */
export const isKeyed = ({ security }: Pick<RouteConfig, 'security'>): boolean => security?.some((each) => 'anahtar' in each) ?? true

/** Every route of every group, as `npm run routes` writes it down for the gateway (routes.json). */
export const routesOfContracts = (): GatewayRoute[] =>
  CONTRACTS.flatMap(({ group, style, routes }) =>
    Object.values(routes).map((route) => ({
      method: route.method.toUpperCase(),
      path: route.path,
      group,
      style,
      keyed: isKeyed(route),
      search: route === sirketler.routes.search,
      writes: route.method !== 'get' || KEPT.includes(route),
      keyMissing: route === webhooklar.routes.test ? 'key_required' : 'unauthorized',
      ...(route.request?.body?.content['text/csv'] ? { csv: true } : {}),
    })),
  )
