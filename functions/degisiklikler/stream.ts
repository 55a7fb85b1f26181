import type { ToldChange } from '../../lib/domain/company/changes/change.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { CATEGORIES, companyRefOf } from '../../lib/http/wire/wire.ts'
import { streamChanges } from '../../lib/store/changes.ts'
import { atomHeaders, changesAtom } from './atom.ts'
import type { routes } from './contract.ts'
import { askedUrl, filterOf, listedWire, pageAfter } from './feed.ts'

export const stream: Operation<typeof routes.stream> = async (c) => {
  const deps = c.get('deps')
  const { sonra, adet, ...query } = c.req.valid('query')
  const { last, changes } = await streamChanges<ToldChange>(deps.db, deps.principal, { ...filterOf(query), after: sonra, limit: adet + 1 })
  const { shown, place } = pageAfter(deps, c.req.url, { sonra, adet }, { last, found: changes })
  return c.json(
    {
      ...place,
      kategoriler: [...CATEGORIES],
      degisiklikler: shown.map((change) => ({ ...listedWire(deps, change), sirket: companyRefOf(change.company) })),
    },
    200,
  )
}

export const streamAtom: Operation<typeof routes.streamAtom> = async (c) => {
  const deps = c.get('deps')
  const { once, adet, ...query } = c.req.valid('query')
  const { changes } = await streamChanges<ToldChange>(deps.db, deps.principal, {
    ...filterOf(query),
    before: once ?? null,
    limit: adet + 1,
  })
  const shown = changes.slice(0, adet)
  const oldest = changes.length > adet ? shown.at(-1)?.sequence : undefined
  return c.body(
    changesAtom(deps, { id: '', title: null }, shown, [
      { rel: 'self', href: askedUrl(deps, c.req.url) },
      { rel: 'alternate', href: `${deps.baseUrl}/api/v1/degisiklikler/`, type: 'application/json' },
      ...(oldest === undefined ? [] : [{ rel: 'next', href: askedUrl(deps, c.req.url, { once: oldest }) } as const]),
    ]),
    200,
    atomHeaders(deps),
  )
}
