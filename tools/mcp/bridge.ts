/**
 * A bridge for assistants that start a program and speak to it over standard input and output: what they say goes to the service's /mcp,
 * and back. `KUNYE_URL` (this machine without it), `KUNYE_KEY` and `KUNYE_SECRET` (the sandbox key of this machine) say where and as whom.
 */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { LOCAL_KEYS } from '../local/seed.ts'

const { KUNYE_URL = 'http://127.0.0.1:8787', KUNYE_KEY = LOCAL_KEYS.sandbox.key, KUNYE_SECRET = LOCAL_KEYS.sandbox.secret } = process.env

const inside = new StdioServerTransport()
const outside = new StreamableHTTPClientTransport(new URL('/mcp', KUNYE_URL), {
  requestInit: { headers: { 'X-API-Key': KUNYE_KEY, 'X-API-Secret': KUNYE_SECRET } },
})

/* Transports of the protocol take one handler each, as a property. */
const hear = (transport: Transport, handler: (message: JSONRPCMessage) => void): void => {
  Object.assign(transport, { onmessage: handler })
}

hear(inside, (message) => {
  outside.send(message).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    const text = `${KUNYE_URL} did not answer: ${why}. Check KUNYE_URL, KUNYE_KEY and KUNYE_SECRET.`
    console.error(text)
    if (isJSONRPCRequest(message)) void inside.send({ jsonrpc: '2.0', id: message.id, error: { code: -32_000, message: text } })
  })
})
hear(outside, (message) => void inside.send(message))
await outside.start()
await inside.start()
