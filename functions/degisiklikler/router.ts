import { etag } from 'hono/etag'
import { createGroup, createPublicGroup, doorsOf } from '../../lib/http/app/group.ts'
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
// a table is sent as it is read: its digest would be known at its end
keyedGroup.use((c, next) => (c.req.query('bicim') === 'csv' ? next() : etag()(c, next)))
keyedGroup.use(async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'private, no-cache')
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
