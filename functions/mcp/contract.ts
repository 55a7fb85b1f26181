import { createRoute, z } from '@hono/zod-openapi'

/**
 * The one door of the assistants' Worker: JSON-RPC of the Model Context Protocol (streamable HTTP, without sessions). It is no operation of
 * the REST API, so its description does not list it.
 */
export const routes = {
  message: createRoute({
    hide: true,
    method: 'post',
    path: '/mcp',
    security: [{ anahtar: [], gizli: [] }],
    request: { body: { required: true, content: { 'application/json': { schema: z.unknown() } } } },
    responses: { 200: { description: 'Yanıt', content: { 'application/json': { schema: z.unknown() } } } },
  }),
}
