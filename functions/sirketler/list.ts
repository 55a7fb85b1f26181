import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { pagesOf, tableAnswer } from '../../lib/http/wire/table-answer.ts'
import { companyUrl, paging } from '../../lib/http/wire/wire.ts'
import { type ListedCompany, listCompanies } from '../../lib/store/companies.ts'
import type { CompanyWire, routes } from './contract.ts'
import { COMPANY_COLUMNS } from './tables.ts'

/** Companies that are read at once for a table. */
const ROWS = 1000

export const list: Operation<typeof routes.list> = async (c) => {
  const deps = c.get('deps')
  const { db, principal, today, language } = deps
  const { sayfa, adet, bicim } = c.req.valid('query')
  if (bicim !== 'json') {
    const pages = pagesOf(ROWS, async (limit, offset) =>
      (await listCompanies(db, principal, limit, offset)).companies.map((company) => companyWire(deps, company)),
    )
    return tableAnswer({ format: bicim, name: 'sirketler', day: today, language, columns: COMPANY_COLUMNS, pages })
  }
  const { total, companies } = await listCompanies(db, principal, adet, (sayfa - 1) * adet)
  return c.json({ ...paging(total, sayfa, adet), sirketler: companies.map((company) => companyWire(deps, company)) }, 200)
}

const companyWire = ({ baseUrl }: Deps, company: ListedCompany): CompanyWire => ({
  id: company.code ?? company.id,
  unvan: company.title,
  mudurluk: company.office,
  sicil_no: company.registryNo,
  ilan_sayisi: company.noticeCount,
  profil: companyUrl(baseUrl, company),
  asama: STAGES[company.stage].code,
  son_ilan_tarihi: company.lastNoticeOn,
  takip_baslangici: company.followedAt,
})
