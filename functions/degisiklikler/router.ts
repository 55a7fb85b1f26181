import type { Context } from 'hono'
import { etag } from 'hono/etag'
import { createGroup, createPublicGroup, doorsOf } from '../../lib/http/app/group.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { routes } from './contract.ts'
import { feed, feedAtom } from './feed.ts'
import { events } from './events.ts'
import { flow, reconcile } from './flow.ts'
import { secretFeed, stream, streamAtom } from './stream.ts'

// Feeds are polled: an answer carries its digest, and one that the caller has already is not sent again.
const publicGroup = createPublicGroup()
publicGroup.use('/akis/*', etag())
const keyless = publicGroup.openapi(routes.secretFeed, secretFeed)

const keyedGroup = createGroup()
const conditional = etag()
// a table is sent as it is read: its digest would be known at its end
const isTable = (c: Context): boolean => c.req.query('bicim') === 'csv'
keyedGroup.use((c, next) => (isTable(c) ? next() : conditional(c, next)))
keyedGroup.use(async (c, next) => {
  await next()
  if (!c.res.ok) return
  c.res.headers.set('cache-control', 'private, no-cache')
  // read at once, where etag() would read it as a stream
  if (!isTable(c)) c.res.headers.set('etag', `"${await digestOf(new Uint8Array(await c.res.clone().arrayBuffer()))}"`)
})
const keyed = keyedGroup
  .openapi(routes.feed, feed)
  .openapi(routes.feedAtom, feedAtom)
  .openapi(routes.stream, stream)
  .openapi(routes.streamAtom, streamAtom)
  .openapi(routes.events, events)
  .openapi(routes.flow, flow)
  .openapi(routes.reconcile, reconcile)

export const router = doorsOf(keyless, keyed)
