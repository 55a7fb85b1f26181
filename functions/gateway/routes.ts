import type { ErrorStyle } from '../../lib/http/app/errors.ts'
import routes from './routes.json' with { type: 'json' }

/** Service binding under which the gateway reaches a group. */
export type GroupBinding =
  'SIRKETLER' | 'DOGRULAMA' | 'DEGISIKLIKLER' | 'ESKI' | 'ILANLAR' | 'RAPORLAR' | 'ACIK' | 'WEBHOOKLAR' | 'YAPTIRIM' | 'MCP'
/**
 * A route: `path` as documented (`/api/v1/sirketler/{sirket_id}/`), `keyed` unless its contract asks for none or for a member's session,
 * `search` where the second hourly policy applies, `writes` where more than reading is done, `harmless` where that is nothing which others
 * with the same key would see, `query` the names of its query parameters where others are refused, `csv` where the body is a CSV file and
 * not JSON, `keyMissing` the answer to a request without the two headers.
 */
export type GatewayRoute = {
  method: string
  path: string
  group: GroupBinding
  style: ErrorStyle
  keyed: boolean
  search: boolean
  writes: boolean
  harmless?: boolean
  query?: string[]
  csv?: boolean
  keyMissing: 'unauthorized' | 'key_required'
}

/**
 * Every route of every group. Taken from their contracts, where alone a route is described, and written down: loading the contracts is
 * two thirds of a start of the gateway, which needs no more of them than this.
 */
export const ROUTES = routes as GatewayRoute[]

/** Where a path of the API leads: its routes by method. A segment `{…}` takes any but an empty one; one that is written out comes first. */
type Place = { written: Map<string, Place>; any: Place | null; routes: GatewayRoute[] }

const emptyPlace = (): Place => ({ written: new Map(), any: null, routes: [] })

const segmentsOf = (path: string): string[] => (path.endsWith('/') ? path.slice(0, -1) : path).split('/')

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
