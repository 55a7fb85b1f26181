/** The tools of assistants: reading operations of the API under names of their own, told as their contracts tell them. */
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import * as degisiklikler from '../degisiklikler/contract.ts'
import * as dogrulama from '../dogrulama/contract.ts'
import * as ilanlar from '../ilanlar/contract.ts'
import * as sirketler from '../sirketler/contract.ts'
import * as yaptirim from '../yaptirim/contract.ts'

/** Service bindings by which the Worker asks. */
export type Group = 'SIRKETLER' | 'DOGRULAMA' | 'DEGISIKLIKLER' | 'ILANLAR' | 'YAPTIRIM'
type Asks = { group: Group; route: RouteConfig }

/**
 * Only what reads. Screening keeps a record of itself, as it does for every caller; decisions that two are the same person never leave by
 * this way, since the operations it asks do not tell them.
 */
const TOOLS: Record<string, Asks> = {
  sirket_ara: { group: 'SIRKETLER', route: sirketler.routes.search },
  sirketler: { group: 'SIRKETLER', route: sirketler.routes.list },
  profil: { group: 'SIRKETLER', route: sirketler.routes.profile },
  yetkililer: { group: 'SIRKETLER', route: sirketler.routes.officers },
  gorev_bitisleri: { group: 'SIRKETLER', route: sirketler.routes.termEnds },
  imza_kontrol: { group: 'DOGRULAMA', route: dogrulama.routes.signingCheckByQuery },
  imza_bilesimleri: { group: 'DOGRULAMA', route: dogrulama.routes.signers },
  degisiklikler: { group: 'DEGISIKLIKLER', route: degisiklikler.routes.stream },
  sirket_degisiklikleri: { group: 'DEGISIKLIKLER', route: degisiklikler.routes.feed },
  ilanlar: { group: 'ILANLAR', route: ilanlar.routes.list },
  ilan: { group: 'ILANLAR', route: ilanlar.routes.detail },
  yaptirim_sirket: { group: 'YAPTIRIM', route: yaptirim.routes.company },
  yaptirim_tara: { group: 'YAPTIRIM', route: yaptirim.routes.names },
}

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: object }
type Operation = {
  summary: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
type Schema = { $ref?: string; properties?: Record<string, object>; required?: string[] }

const isTableFormat = (schema: { enum?: string[] }): boolean => schema.enum?.includes('xlsx') ?? false

const describe = (name: string, { route }: Asks): Tool => {
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerPath(route)
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: name, version: '1' } }) as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas?: Record<string, Schema> }
  }
  const operation = document.paths[route.path]?.[route.method] as Operation
  // an assistant reads the JSON, not a table for spreadsheets
  const parameters = (operation.parameters ?? []).filter((each) => !(each.name === 'bicim' && isTableFormat(each.schema)))
  const { requestBody } = operation
  const named = requestBody?.content['application/json'].schema
  const body = named?.$ref ? document.components.schemas?.[named.$ref.split('/').at(-1) as string] : named
  return {
    name,
    title: operation.summary,
    description: [operation.summary, operation.description].filter(Boolean).join('\n\n'),
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(parameters.map((each) => [each.name, { ...each.schema, description: each.description }])),
        ...body?.properties,
      },
      required: [...parameters.filter(({ required }) => required).map((each) => each.name), ...(body?.required ?? [])],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
}

let described: Tool[] | null = null

/** Every tool with the form of its input, from the contracts. */
export const tools = (): Tool[] => (described ??= Object.entries(TOOLS).map(([name, asks]) => describe(name, asks)))

/** How a tool's operation is asked: its group, path with query, method and body. */
export type Asked = { group: Group; path: string; init: RequestInit; isSearch: boolean }

/**
 * The request that a tool call stands for; null where there is no such tool. What is given beyond the form is the operation's to refuse.
 */
export const requestOf = (name: string, given: Record<string, unknown>): Asked | null => {
  const asks = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  if (!asks) return null
  const { group, route } = asks
  const isSearch = route === sirketler.routes.search
  const left = { ...given }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(left[key] ?? '')
    delete left[key]
    return encodeURIComponent(value)
  })
  if (route.method === 'post') {
    const headers = { 'content-type': 'application/json' }
    return { group, path, isSearch, init: { method: 'POST', headers, body: JSON.stringify(left) } }
  }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(left))
    for (const each of [value].flat()) if (each !== null && each !== undefined) query.append(key, String(each))
  return { group, path: query.size > 0 ? `${path}?${query}` : path, isSearch, init: { method: 'GET' } }
}
