/**
 * What the reads are measured against: a Worker of Hono alone that sends the requests it was told to, waits for both and answers bytes it
 * was told before. `POST /NAME` tells it, `GET /NAME` asks.
 */
import { Hono } from 'hono'

/** What one read sends and answers. */
export type Told = {
  requests: { url: string; headers: Record<string, string>; body: string }[]
  headers: Record<string, string>
  body: string
}

const told = new Map<string, Told>()
const app = new Hono()

app.post('/:name', async (c) => {
  told.set(c.req.param('name'), await c.req.json<Told>())
  return c.body(null, 204)
})

app.get('/:name', async (c) => {
  const known = told.get(c.req.param('name'))
  if (!known) return c.notFound()
  await Promise.all(
    known.requests.map(async ({ url, headers, body }) => (await fetch(url, { method: 'POST', headers, body })).arrayBuffer()),
  )
  return c.body(known.body, 200, known.headers)
})

export default app
