import { Failure } from '../../lib/domain/kernel/errors.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { eventWire } from '../../lib/http/wire/notification.ts'
import { listEvents } from '../../lib/store/events.ts'
import type { routes } from './contract.ts'
import { askedUrl } from './feed.ts'

export const events: Operation<typeof routes.events> = async (c) => {
  const deps = c.get('deps')
  const { sonra, olay, adet } = c.req.valid('query')
  const { accountId, sandbox } = deps.principal
  // Nothing of the sandbox is screened or filed for an account.
  const { last, events: found } = sandbox
    ? { last: 0, events: [] }
    : await listEvents(deps.db, accountId, { after: sonra, events: olay === undefined ? [] : [olay], limit: adet + 1 })
  if (sonra > last)
    throw new Failure('invalid_parameter', { field: 'sonra', note: { tr: `En büyük sıra ${last}.`, en: `The highest number is ${last}.` } })
  const shown = found.slice(0, adet)
  const next = found.length > adet ? (shown.at(-1)?.sequence ?? null) : null
  return c.json(
    {
      sonra,
      son_sira: next ?? last,
      sonraki: next === null ? null : askedUrl(deps, c.req.url, { sonra: next }),
      olaylar: shown.map((event) => eventWire(event, event.company)),
    },
    200,
  )
}
