import type { Operation } from '../../lib/http/app/group.ts'
import { eventWire } from '../../lib/http/wire/notification.ts'
import { listEvents, listPlayed } from '../../lib/store/events.ts'
import type { routes } from './contract.ts'
import { pageAfter } from './feed.ts'

export const events: Operation<typeof routes.events> = async (c) => {
  const deps = c.get('deps')
  const { sonra, olay, adet } = c.req.valid('query')
  const { accountId, sandbox, world } = deps.principal
  const asked = { after: sonra, events: olay === undefined ? [] : [olay], limit: adet + 1 }
  // the sandbox that all share stands still: what happens, happens in the world of a key
  const { last, events: found } = !sandbox
    ? await listEvents(deps.db, accountId, asked)
    : world
      ? await listPlayed(deps.db, world, asked)
      : { last: 0, events: [] }
  const { shown, place } = pageAfter(deps, c.req.url, { sonra, adet }, { last, found })
  return c.json({ ...place, olaylar: shown.map((event) => eventWire(event, event.company)) }, 200)
}
