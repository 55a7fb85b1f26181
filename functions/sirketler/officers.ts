import { jsonText } from '../../lib/http/app/json-text.ts'
import { loadShown } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { officersShown } from '../../lib/http/wire/shown.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import type { OfficersWire, routes } from './contract.ts'

export const officers: Operation<typeof routes.officers> = async (c) => {
  const deps = c.get('deps')
  const day = c.req.valid('query').tarih ?? deps.today
  const { company, shown } = await loadShown(deps, c.req.valid('param').sirket_id, 'officers', day, officersShown)
  return jsonText<OfficersWire>(
    `{"sirket":${JSON.stringify(companyRefOf(company))},"tarih":"${day}","adet":${shown?.officerCount ?? 0},` +
      `"profil_hazir":${shown !== null},"yetkililer":${shown?.officers ?? '[]'}}`,
  )
}
