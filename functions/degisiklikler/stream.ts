import type { ToldChange } from '../../lib/domain/company/changes/change.ts'
import type { Deps, Operation, PublicDeps, PublicOperation } from '../../lib/http/app/group.ts'
import { ownerOfAddress, SECRET_ADDRESS_HEADERS } from '../../lib/http/app/secret-address.ts'
import { CATEGORIES, companyRefOf } from '../../lib/http/wire/wire.ts'
import { type Caller, type StreamedChange, streamChanges } from '../../lib/store/changes.ts'
import { atomHeaders, changesAtom } from './atom.ts'
import type { routes } from './contract.ts'
import type { ChangeRow } from './tables.ts'
import { askedUrl, changesTable, filterOf, type FilterQuery, ROWS, listedWire, pageAfter } from './feed.ts'

export const stream: Operation<typeof routes.stream> = async (c) => {
  const deps = c.get('deps')
  const { sonra, adet, bicim, ...query } = c.req.valid('query')
  if (bicim !== 'json') return changesTable(deps, bicim, 'degisiklikler', rowsAfter(deps, sonra, query))
  const { last, changes } = await streamChanges<ToldChange>(deps.db, deps.principal, { ...filterOf(query), after: sonra, limit: adet + 1 })
  const { shown, place } = pageAfter(deps, c.req.url, { sonra, adet }, { last, found: changes })
  return c.json(
    {
      ...place,
      kategoriler: [...CATEGORIES],
      degisiklikler: shown.map((change) => rowOf(deps, change)),
    },
    200,
  )
}

const rowOf = (deps: Deps, change: StreamedChange<ToldChange>): ChangeRow => ({
  ...listedWire(deps, change),
  sirket: companyRefOf(change.company),
})

/** Every change after a number, as many at a time as are read at once. */
async function* rowsAfter(deps: Deps, from: number, query: FilterQuery): AsyncGenerator<ChangeRow[]> {
  const filter = filterOf(query)
  for (let after = from; ;) {
    const { changes } = await streamChanges<ToldChange>(deps.db, deps.principal, { ...filter, after, limit: ROWS })
    yield changes.map((change) => rowOf(deps, change))
    const last = changes.at(-1)
    if (!last || changes.length < ROWS) return
    after = last.sequence
  }
}

export const streamAtom: Operation<typeof routes.streamAtom> = async (c) => {
  const deps = c.get('deps')
  return c.body(await newestAtom(deps, deps.principal, c.req.url, c.req.valid('query')), 200, atomHeaders(deps))
}

/** The same without a key, at a member's secret address. */
export const secretFeed: PublicOperation<typeof routes.secretFeed> = async (c) => {
  const { dil, ...query } = c.req.valid('query')
  const deps = { ...c.get('deps'), language: dil ?? c.get('deps').language }
  return c.body(await newestAtom(deps, await ownerOfAddress(c, 'feed'), c.req.url, query), 200, {
    ...atomHeaders(deps),
    ...SECRET_ADDRESS_HEADERS,
  })
}

const newestAtom = async (
  deps: PublicDeps,
  caller: Caller,
  asked: string,
  { once, adet, ...query }: FilterQuery & { once?: number | undefined; adet: number },
): Promise<string> => {
  const { changes } = await streamChanges<ToldChange>(deps.db, caller, { ...filterOf(query), before: once ?? null, limit: adet + 1 })
  const shown = changes.slice(0, adet)
  const oldest = changes.length > adet ? shown.at(-1)?.sequence : undefined
  return changesAtom(deps, { id: '', title: null }, shown, [
    { rel: 'self', href: askedUrl(deps, asked) },
    { rel: 'alternate', href: `${deps.baseUrl}/api/v1/degisiklikler/`, type: 'application/json' },
    ...(oldest === undefined ? [] : [{ rel: 'next', href: askedUrl(deps, asked, { once: oldest }) } as const]),
  ])
}
