import { createGroup } from '../../lib/http/group.ts'
import { routes } from './contract.ts'
import { feed } from './feed.ts'

export const router = createGroup().openapi(routes.feed, feed)
