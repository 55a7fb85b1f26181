import type { RouteConfig, z } from '@hono/zod-openapi'
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

/** What is asked by a POST, and what makes something for who asks alone. */
const HARMLESS: RouteConfig[] = [
  ...KEPT,
  dogrulama.routes.signingCheck,
  degisiklikler.routes.reconcile,
  sirketler.routes.sandboxKey,
  ...Object.values(mcp.routes),
]

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

/** Paths of before unknown query parameters were refused: who sends one there is not to be broken. None is added. */
const LENIENT = new Set(
  `
/api/v1/ara/ /api/v1/companies /api/v1/company/{group_id}/profile /api/v1/degisiklikler.atom /api/v1/degisiklikler/
/api/v1/gorev-bitisleri.ics /api/v1/gorev-bitisleri/ /api/v1/ilanlar/{ilan_id}/ /api/v1/ilanlar/{ilan_id}/kanit/
/api/v1/ilanlar/{ilan_id}/pdf/ /api/v1/ilanlar/{ilan_id}/sayfa/{dosya} /api/v1/olaylar/ /api/v1/raporlar/
/api/v1/raporlar/{rapor_kimligi}/ /api/v1/sirket-ekle/ /api/v1/sirketler/ /api/v1/sirketler/{sirket_id}/
/api/v1/sirketler/{sirket_id}/degisiklikler.atom /api/v1/sirketler/{sirket_id}/degisiklikler/
/api/v1/sirketler/{sirket_id}/dogrulama-raporu.pdf /api/v1/sirketler/{sirket_id}/durum/ /api/v1/sirketler/{sirket_id}/ilanlar/
/api/v1/sirketler/{sirket_id}/imza-bilesimleri/ /api/v1/sirketler/{sirket_id}/imza-kontrol/
/api/v1/sirketler/{sirket_id}/imza-kontrol/{kontrol_kimligi}/ /api/v1/sirketler/{sirket_id}/kap/
/api/v1/sirketler/{sirket_id}/liste-beyani/ /api/v1/sirketler/{sirket_id}/yaptirim/ /api/v1/sirketler/{sirket_id}/yetkililer/
/api/v1/webhooklar/ /api/v1/webhooklar/{webhook_id}/ /api/v1/webhooklar/{webhook_id}/gizli-anahtar/
/api/v1/webhooklar/{webhook_id}/teslimler/{teslim_id}/tekrar/ /api/v1/webhooklar/{webhook_id}/test/ /api/v1/yaptirim/acik/
/api/v1/yaptirim/kararlar/ /api/v1/yaptirim/kararlar/{karar_id}/onay/ /api/v1/yaptirim/listeler/ /api/v1/yaptirim/tara/
/api/v1/yaptirim/taramalar/ /api/v1/yaptirim/taramalar/{tarama_kimligi}/`.split(/\s+/),
)

const queryOf = ({ request }: RouteConfig): string[] => Object.keys((request?.query as z.ZodObject | undefined)?.shape ?? {})

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
      ...(HARMLESS.includes(route) ? { harmless: true } : {}),
      keyMissing: route === webhooklar.routes.test ? 'key_required' : 'unauthorized',
      ...(route.path.startsWith('/api/v1/') && !LENIENT.has(route.path) ? { query: queryOf(route) } : {}),
      ...(route.request?.body?.content['text/csv'] ? { csv: true } : {}),
    })),
  )
