import { companyOn } from '../../lib/domain/company/company.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import { officersInOffice, officerWire, sourceMapper } from '../../lib/http/wire/company-wire.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import type { routes } from './contract.ts'

export const officers: Operation<typeof routes.officers> = async (c) => {
  const deps = c.get('deps')
  const day = c.req.valid('query').tarih ?? deps.today
  const { company, record } = await loadCompany(deps, c.req.valid('param').sirket_id)
  const found =
    record === null
      ? []
      : officersInOffice(companyOn(record, day)).map((officer) => officerWire(officer, sourceMapper(record, deps.baseUrl)))
  return c.json({ sirket: companyRefOf(company), tarih: day, adet: found.length, profil_hazir: record !== null, yetkililer: found }, 200)
}
