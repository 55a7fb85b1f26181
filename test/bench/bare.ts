/**
 * What the reads are measured against: a Worker of Hono alone that sends the requests it was told to, waits for both and answers bytes it
 * was told before. `POST /NAME` tells it, `GET /NAME` asks; `GET /two/NAME` asks for the same of two such Workers, of which the first sends
 * one of the requests and the second, behind it, the other: what a gateway before a group costs when neither does anything.
 */
import { Hono } from 'hono'

/** What one read sends and answers. */
export type Told = {
  requests: { url: string; headers: Record<string, string>; body: string }[]
  headers: Record<string, string>
  body: string
}

type Bindings = { BEHIND?: { fetch: (url: string, init?: RequestInit) => Promise<Response> } }

const told = new Map<string, Told>()
const app = new Hono<{ Bindings: Bindings }>()

const send = async ({ url, headers, body }: Told['requests'][number]): Promise<void> => {
  await (await fetch(url, { method: 'POST', headers, body })).arrayBuffer()
}

app.post('/:name', async (c) => {
  const text = await c.req.text()
  told.set(c.req.param('name'), JSON.parse(text) as Told)
  await c.env.BEHIND?.fetch(c.req.url, { method: 'POST', body: text })
  return c.body(null, 204)
})

app.get('/:name', async (c) => {
  const known = told.get(c.req.param('name'))
  if (!known) return c.notFound()
  await Promise.all(known.requests.map(send))
  return c.body(known.body, 200, known.headers)
})

app.get('/two/:name', async (c) => {
  const known = told.get(c.req.param('name'))
  if (!known) return c.notFound()
  const [ofFirst, ofSecond] = known.requests
  if (!c.env.BEHIND) {
    if (ofSecond) await send(ofSecond)
    return c.body(known.body, 200, known.headers)
  }
  const [answer] = await Promise.all([c.env.BEHIND.fetch(c.req.url), ofFirst && send(ofFirst)])
  return answer
})

export default app
