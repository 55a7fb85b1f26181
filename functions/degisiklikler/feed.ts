import type { ToldChange } from '../../lib/domain/company/changes/change.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import { shownTo } from '../../lib/http/app/company.ts'
import { changeWire, sourceMapper } from '../../lib/http/wire/company-wire.ts'
import type { Deps, Operation, PublicDeps } from '../../lib/http/app/group.ts'
import { inOrder } from '../../lib/http/app/input.ts'
import { CATEGORIES, companyRefOf, companyUrl, gazettePdf, paging } from '../../lib/http/wire/wire.ts'
import { type ChangeFilter, type Feed, listChanges, type ListedChange } from '../../lib/store/changes.ts'
import { pagesOf, tableAnswer } from '../../lib/http/wire/table-answer.ts'
import { atomHeaders, changesAtom, nameOf } from './atom.ts'
import type { routes } from './contract.ts'
import { CHANGE_COLUMNS, type ChangeRow } from './tables.ts'

export const feed: Operation<typeof routes.feed> = async (c) => {
  const deps = c.get('deps')
  const { bicim, ...query } = c.req.valid('query')
  const id = c.req.valid('param').sirket_id
  if (bicim !== 'json') return changesTable(deps, bicim, `degisiklikler-${id}`, pagesOf(ROWS, rowsOf(deps, id, query)))
  const { ready, company, lastNotice: last, kinds, total, changes } = await load(deps, id, query)
  return c.json(
    {
      sirket: companyRefOf(company),
      son_gazete: last && {
        ilan_id: last.id,
        tarih: last.publishedOn,
        tur: last.noticeType,
        gazete_pdf: last.archived ? gazettePdf(deps.baseUrl, last.id) : null,
        gazete_arsivde: last.archived,
      },
      ...paging(total, query.sayfa, query.adet),
      turler: kinds,
      kategoriler: [...CATEGORIES],
      profil_hazir: ready,
      degisiklikler: changes.map((change) => listedWire(deps, change)),
    },
    200,
  )
}

export const feedAtom: Operation<typeof routes.feedAtom> = async (c) => {
  const deps = c.get('deps')
  const query = c.req.valid('query')
  const { company, total, changes } = await load(deps, c.req.valid('param').sirket_id, query)
  const next = paging(total, query.sayfa, query.adet).sonraki_sayfa
  return c.body(
    changesAtom(
      deps,
      { id: `:${companyRefOf(company).id}`, title: nameOf(company) },
      changes.map((change) => ({ ...change, company })),
      [
        { rel: 'self', href: askedUrl(deps, c.req.url) },
        { rel: 'alternate', href: companyUrl(deps.baseUrl, company, 'degisiklikler/'), type: 'application/json' },
        ...(next === null ? [] : [{ rel: 'next', href: askedUrl(deps, c.req.url, { sayfa: next }) } as const]),
      ],
    ),
    200,
    atomHeaders(deps),
  )
}

/** Changes that are read at once for a table. */
export const ROWS = 500

/** Changes as a table. */
export const changesTable = (
  { today, language }: Deps,
  format: 'csv' | 'xlsx',
  name: string,
  pages: AsyncIterable<readonly ChangeRow[]>,
): Promise<Response> => tableAnswer({ format, name, day: today, language, columns: CHANGE_COLUMNS, pages })

const rowsOf =
  (deps: Deps, id: string, query: Omit<CompanyQuery, 'sayfa' | 'adet'>) =>
  async (limit: number, offset: number): Promise<ChangeRow[]> => {
    const { company, changes } = await load(deps, id, { ...query, adet: limit, sayfa: offset / limit + 1 })
    return changes.map((change) => ({ ...listedWire(deps, change), sirket: companyRefOf(company) }))
  }

/** The address of this request as the caller knows it, with some parameters set anew. */
export const askedUrl = ({ baseUrl }: PublicDeps, asked: string, set: Record<string, number> = {}): string => {
  const { pathname, searchParams } = new URL(asked)
  for (const [name, value] of Object.entries(set)) searchParams.set(name, String(value))
  return `${baseUrl}${pathname}${searchParams.size === 0 ? '' : `?${searchParams}`}`
}

/**
 * What is shown of rows that come after a number, read one more than asked for, and where the reader stands with it; `last` is the highest
 * number there is. Throws `invalid_parameter` for a number that was never given out: it is a cursor of another installation, and to go on
 * from it would lose what lies before.
 */
export const pageAfter = <Row extends { sequence: number }>(
  deps: Deps,
  asked: string,
  { sonra, adet }: { sonra: number; adet: number },
  { last, found }: { last: number; found: readonly Row[] },
): { shown: Row[]; place: { sonra: number; son_sira: number; sonraki: string | null } } => {
  if (sonra > last)
    throw new Failure('invalid_parameter', { field: 'sonra', note: { tr: `En büyük sıra ${last}.`, en: `The highest number is ${last}.` } })
  const shown = found.slice(0, adet)
  const next = found.length > adet ? (shown.at(-1)?.sequence ?? null) : null
  return { shown, place: { sonra, son_sira: next ?? last, sonraki: next === null ? null : askedUrl(deps, asked, { sonra: next }) } }
}

type CompanyQuery = FilterQuery & { baslangic?: string | undefined; bitis?: string | undefined; sayfa: number; adet: number }

/** The asked page of a company's feed; nothing of it while there is no profile to show. */
const load = async (deps: Deps, id: string, query: CompanyQuery): Promise<Feed<ToldChange> & { ready: boolean }> => {
  const { baslangic, bitis } = inOrder(query)
  const filter: ChangeFilter = {
    ...filterOf(query),
    from: baslangic ?? null,
    until: bitis ?? null,
    limit: query.adet,
    offset: (query.sayfa - 1) * query.adet,
  }
  const found = await listChanges<ToldChange>(deps.db, companyKey(id, deps.principal), filter)
  if (!found) throw new Failure('not_found')
  const shown = shownTo(found, deps.now)
  return shown.ready ? shown : { ...shown, lastNotice: null, kinds: [], total: 0, changes: [] }
}

/** The filters that every feed takes, as given. */
export type FilterQuery = { tur?: string | undefined; kategoriler?: string | undefined }

/** The filters for the store. Throws `invalid_category`, which tells the valid ones. */
export const filterOf = ({ tur, kategoriler }: FilterQuery): { kind: string | null; categories: string[] } => {
  const categories = (kategoriler ?? '')
    .split(',')
    .map((category) => category.trim())
    .filter(Boolean)
  if (categories.some((category) => !(CATEGORIES as readonly string[]).includes(category))) {
    throw new Failure('invalid_category', { field: 'kategoriler', extra: { gecerli_kategoriler: CATEGORIES } })
  }
  return { kind: tur ?? null, categories }
}

/** A change as the feeds show it, with its number. */
export const listedWire = (deps: Deps, { sequence, detail, notice }: ListedChange<ToldChange>) => ({
  ...changeWire(detail, sourceMapper({ notices: notice ? [notice] : [] }, deps.baseUrl)),
  sira: sequence,
})
