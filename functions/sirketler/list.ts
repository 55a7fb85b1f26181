import type { Operation } from '../../lib/http/app/group.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { companyUrl, paging } from '../../lib/http/wire/wire.ts'
import { listCompanies } from '../../lib/store/companies.ts'
import type { routes } from './contract.ts'

export const list: Operation<typeof routes.list> = async (c) => {
  const { db, principal, baseUrl } = c.get('deps')
  const { sayfa, adet } = c.req.valid('query')
  const { total, companies } = await listCompanies(db, principal, adet, (sayfa - 1) * adet)
  return c.json(
    {
      ...paging(total, sayfa, adet),
      sirketler: companies.map((company) => ({
        id: company.code ?? company.id,
        unvan: company.title,
        mudurluk: company.office,
        sicil_no: company.registryNo,
        ilan_sayisi: company.noticeCount,
        profil: companyUrl(baseUrl, company),
        asama: STAGES[company.stage].code,
        son_ilan_tarihi: company.lastNoticeOn,
        takip_baslangici: company.followedAt,
      })),
    },
    200,
  )
}
