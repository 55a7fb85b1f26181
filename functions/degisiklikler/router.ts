import { etag } from 'hono/etag'
import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { feed } from './feed.ts'

const app = createGroup()
// Feeds are polled: an answer carries its digest, and one that the caller has already is not sent again.
app.use(etag())
app.use(async (c, next) => {
  await next()
  if (c.res.ok) c.res.headers.set('cache-control', 'private, no-cache')
})

export const router = app.openapi(routes.feed, feed)
