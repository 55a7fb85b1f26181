import { etag } from 'hono/etag'
import { createGroup } from '../../lib/http/app/group.ts'
import { routes } from './contract.ts'
import { feed, feedAtom } from './feed.ts'
import { events } from './events.ts'
import { flow, reconcile } from './flow.ts'
import { stream, streamAtom } from './stream.ts'

const app = createGroup()
// Feeds are polled: an answer carries its digest, and one that the caller has already is not sent again.
app.use(etag())
app.use(async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'private, no-cache')
})

export const router = app
  .openapi(routes.feed, feed)
  .openapi(routes.feedAtom, feedAtom)
  .openapi(routes.stream, stream)
  .openapi(routes.streamAtom, streamAtom)
  .openapi(routes.events, events)
  .openapi(routes.flow, flow)
  .openapi(routes.reconcile, reconcile)
