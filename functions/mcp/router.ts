import type { Fetcher } from '@cloudflare/workers-types'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker-provider.js'
import type { Context } from 'hono'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { createGroup, type GroupEnv } from '../../lib/http/app/group.ts'
import { errorResponse } from '../../lib/http/app/errors.ts'
import { PRINCIPAL_HEADER, REQUEST_ID_HEADER } from '../../lib/http/app/principal.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { openLimiter, SEARCH_LIMIT } from '../../lib/platform/limiter.ts'
import { routes } from './contract.ts'
import { type Asked, requestOf, tools } from './tools.ts'

const INSTRUCTIONS = `Künye, Türkiye'deki şirketleri ticaret sicili gazetesinden izler. Her bilgi kaynağıyla gelir: ilan, gazete sayısı ve
sayfası, birebir alıntı, PDF adresi; yanıtta bunları gösterin. Birinin imza atıp atamayacağını yetkili listesinden çıkarmayın: imza_kontrol
sorun. belirsiz de bir yanıttır: gerekceler neyin gidereceğini söyler, tahminle doldurmayın. null ve sinirlar bilinmeyeni anlatır.
Yalnız takip edilen şirketler görülür; deneme anahtarı DENEME-… şirketlerini görür. Sonuçlar ilanlara dayanır, hukuki görüş değildir.

Künye watches Turkish companies through the trade-registry gazette. Show the source that comes with each fact. Ask imza_kontrol whether a
person may sign; never conclude it from a list of officers, and never replace "belirsiz" (not known) by a guess.`

/** The group's answer to the caller's question: the same checks, errors and texts as over the API. */
const ask = async (c: Context<GroupEnv>, { group, path, init, isSearch }: Asked): Promise<Response> => {
  const { baseUrl, language, principal, now } = c.get('deps')
  if (isSearch) {
    // a quick search is limited by itself too, as at the gateway
    const limiter = openLimiter(readEnv(c.env, ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN']))
    const window = { policy: 'arama', key: String(principal.keyId), limit: SEARCH_LIMIT }
    const [allowance] = await limiter([window], now.getTime()).allowances
    if (!allowance?.allowed) return errorResponse(new Failure('rate_limited'), language)
  }
  const request = new Request(baseUrl + path, init)
  request.headers.set('accept-language', language)
  for (const name of [PRINCIPAL_HEADER, REQUEST_ID_HEADER]) request.headers.set(name, c.req.header(name) ?? '')
  return (await (c.env[group] as Fetcher).fetch(request as never)) as unknown as Response
}

const callTool = async (c: Context<GroupEnv>, name: string, given: Record<string, unknown>): Promise<CallToolResult> => {
  const asked = requestOf(name, given)
  if (!asked) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`)
  const answer = await ask(c, asked)
  const text = await answer.text()
  return { isError: !answer.ok, content: [{ type: 'text', text }], structuredContent: JSON.parse(text) as Record<string, unknown> }
}

/** Assistants' door: one message, one answer, no session; the gateway has looked at the key and counted the request. */
export const router = createGroup().openapi(routes.message, async (c) => {
  const server = new Server(
    { name: 'kunye', version: '1.0.0', title: 'Künye', websiteUrl: c.get('deps').baseUrl },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: new CfWorkerJsonSchemaValidator() },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools() }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(c, params.name, params.arguments ?? {}))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const parsedBody: unknown = await c.req.json()
  return (await transport.handleRequest(c.req.raw, { parsedBody })) as never
})
