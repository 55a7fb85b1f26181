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
const KEPT: RouteConfig[] = [dogrulama.routes.report, dogrulama.routes.filedCheck, yaptirim.routes.company]

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

/** Where a path of the API leads: its routes by method. A segment `{…}` takes any but an empty one; one that is written out comes first. */
type Place = { written: Map<string, Place>; any: Place | null; routes: GatewayRoute[] }

const emptyPlace = (): Place => ({ written: new Map(), any: null, routes: [] })

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

const START: Place = emptyPlace()
for (const route of ROUTES) {
  let place = START
  for (const segment of segmentsOf(route.path)) {
    if (segment.startsWith('{')) place = place.any ??= emptyPlace()
    else {
      const next = place.written.get(segment) ?? emptyPlace()
      place.written.set(segment, next)
      place = next
    }
  }
  place.routes.push(route)
}

const placeOf = (from: Place, segments: readonly string[], at: number): Place | null => {
  if (at === segments.length) return from.routes.length > 0 ? from : null
  const segment = segments[at] ?? ''
  const written = from.written.get(segment)
  return (written && placeOf(written, segments, at + 1)) ?? (from.any && segment !== '' ? placeOf(from.any, segments, at + 1) : null)
}

/** The routes of a path, a slash at its end or not: one for each method; none where it is no path of the API. */
export const routesOf = (path: string): readonly GatewayRoute[] => placeOf(START, segmentsOf(path), 0)?.routes ?? []
