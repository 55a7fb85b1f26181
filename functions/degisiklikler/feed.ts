import type { Change } from '../../lib/domain/company/change.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { companyKey } from '../../lib/http/company-key.ts'
import { shownTo } from '../../lib/http/company.ts'
import { changeWire, sourceMapper } from '../../lib/http/company-wire.ts'
import type { Operation } from '../../lib/http/group.ts'
import { CATEGORIES, companyRefOf, gazettePdf, paging } from '../../lib/http/wire.ts'
import { listChanges } from '../../lib/store/changes.ts'
import type { routes } from './contract.ts'

export const feed: Operation<typeof routes.feed> = async (c) => {
  const deps = c.get('deps')
  const { tur, kategoriler, sayfa, adet } = c.req.valid('query')
  const filter = { kind: tur ?? null, categories: categoriesOf(kategoriler), limit: adet, offset: (sayfa - 1) * adet }
  const found = await listChanges<Change>(deps.db, companyKey(c.req.valid('param').sirket_id, deps.principal), filter)
  if (!found) throw new Failure('not_found')
  const { ready, company, lastNotice: last, kinds, total, changes } = shownTo(found, deps.now)
  const source = sourceMapper({ notices: changes.flatMap(({ notice }) => notice ?? []) }, deps.baseUrl)
  return c.json({
    sirket: companyRefOf(company),
    son_gazete: ready && last ? {
      ilan_id: last.id, tarih: last.publishedOn, tur: last.noticeType, gazete_pdf: last.archived ? gazettePdf(deps.baseUrl, last.id) : null, gazete_arsivde: last.archived,
    } : null,
    ...paging(ready ? total : 0, sayfa, adet), turler: ready ? kinds : [], kategoriler: [...CATEGORIES], profil_hazir: ready,
    degisiklikler: ready ? changes.map(({ detail }) => changeWire(detail, source)) : [],
  }, 200)
}

/** The categories of a comma-separated filter; none: all. Throws `invalid_category`, which tells the valid ones. */
const categoriesOf = (given: string | undefined): string[] => {
  const categories = (given ?? '').split(',').map((category) => category.trim()).filter(Boolean)
  if (categories.some((category) => !(CATEGORIES as readonly string[]).includes(category))) {
    throw new Failure('invalid_category', { field: 'kategoriler', extra: { gecerli_kategoriler: CATEGORIES } })
  }
  return categories
}
