import type { Change } from '../../lib/domain/company/change.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { loadCompany } from '../../lib/http/company.ts'
import { changeWire, sourceMapper } from '../../lib/http/company-wire.ts'
import { companyKey } from '../../lib/http/company-key.ts'
import type { Operation } from '../../lib/http/group.ts'
import { CATEGORIES, companyRefOf, gazettePdf, paging } from '../../lib/http/wire.ts'
import { listChanges } from '../../lib/store/changes.ts'
import type { routes } from './contract.ts'

export const feed: Operation<typeof routes.feed> = async (c) => {
  const deps = c.get('deps')
  const { tur, kategoriler, sayfa, adet } = c.req.valid('query')
  const categories = (kategoriler ?? '').split(',').map((category) => category.trim()).filter(Boolean)
  if (categories.some((category) => !(CATEGORIES as readonly string[]).includes(category))) {
    throw new Failure('invalid_category', { field: 'kategoriler', extra: { gecerli_kategoriler: CATEGORIES } })
  }
  const id = c.req.valid('param').sirket_id
  const [{ record }, found] = await Promise.all([
    loadCompany(deps, id),
    listChanges<Change>(deps.db, companyKey(id, deps.principal), { kind: tur ?? null, categories, limit: adet, offset: (sayfa - 1) * adet }),
  ])
  if (!found) throw new Failure('not_found')
  const last = record === null ? null : found.lastNotice
  const source = record && sourceMapper(record, deps.baseUrl)
  return c.json({
    sirket: companyRefOf(found.company),
    son_gazete: last && {
      ilan_id: last.id, tarih: last.publishedOn, tur: last.noticeType, gazete_pdf: last.archived ? gazettePdf(deps.baseUrl, last.id) : null, gazete_arsivde: last.archived,
    },
    ...paging(source ? found.total : 0, sayfa, adet), turler: source ? found.kinds : [], kategoriler: [...CATEGORIES], profil_hazir: record !== null,
    degisiklikler: source ? found.changes.map((change) => changeWire(change, source)) : [],
  }, 200)
}
