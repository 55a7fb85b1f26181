import type { Operation } from '../../lib/http/app/group.ts'
import { eventWire } from '../../lib/http/wire/notification.ts'
import { listEvents } from '../../lib/store/events.ts'
import type { routes } from './contract.ts'
import { pageAfter } from './feed.ts'

export const events: Operation<typeof routes.events> = async (c) => {
  const deps = c.get('deps')
  const { sonra, olay, adet } = c.req.valid('query')
  const { accountId, sandbox } = deps.principal
  // Nothing of the sandbox is screened or filed for an account.
  const { last, events: found } = sandbox
    ? { last: 0, events: [] }
    : await listEvents(deps.db, accountId, { after: sonra, events: olay === undefined ? [] : [olay], limit: adet + 1 })
  const { shown, place } = pageAfter(deps, c.req.url, { sonra, adet }, { last, found })
  return c.json({ ...place, olaylar: shown.map((event) => eventWire(event, event.company)) }, 200)
}
