import { fieldsText, jsonText } from '../../lib/http/app/json-text.ts'
import { clocks } from '../../lib/http/app/input.ts'
import { loadShown } from '../../lib/http/app/company.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { tableAnswer } from '../../lib/http/wire/table-answer.ts'
import { officersShown } from '../../lib/http/wire/shown.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import type { OfficersWire, routes } from './contract.ts'
import { OFFICER_COLUMNS } from './tables.ts'

export const officers: Operation<typeof routes.officers> = async (c) => {
  const deps = c.get('deps')
  const query = c.req.valid('query')
  const { bicim } = query
  const { day, known, told } = clocks(query, deps.today)
  const { company, shown } = await loadShown(deps, c.req.valid('param').sirket_id, 'officers', { day, known }, officersShown)
  if (bicim !== 'json') {
    const rows = shown === null ? [] : (JSON.parse(shown.officers) as OfficersWire['yetkililer'])
    const name = `yetkililer-${companyRefOf(company).id}`
    return tableAnswer({ format: bicim, name, day, language: deps.language, columns: OFFICER_COLUMNS, pages: [rows] })
  }
  return jsonText<OfficersWire>(
    `{"sirket":${JSON.stringify(companyRefOf(company))},"tarih":"${day}",${fieldsText(told)}"adet":${shown?.officerCount ?? 0},` +
      `"profil_hazir":${shown !== null},"yetkililer":${shown?.officers ?? '[]'}}`,
  )
}
