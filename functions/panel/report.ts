import { Failure } from '../../lib/domain/kernel/errors.ts'
import { REPORT_ID } from '../../lib/domain/report/id.ts'
import { reportHtml } from '../../lib/http/report-html.ts'
import { reportWire } from '../../lib/http/report-wire.ts'
import { findReport } from '../../lib/store/reports.ts'
import { owner } from './own.ts'
import type { Visit } from './visit.ts'

/** A report issued to the account, as a page to print, or with `?bicim=json` as the signed JSON. */
export const reportPage = async (c: Visit) => {
  const { db, language, baseUrl } = c.get('deps')
  const id = c.req.param('id') ?? ''
  const found = REPORT_ID.test(id) ? await findReport(db, owner(c), id) : null
  if (!found) throw new Failure('not_found')
  const report = reportWire(found, language, baseUrl)
  if (c.req.query('bicim') === 'json') return c.json(report, 200, { 'content-disposition': `attachment; filename="${id}.json"` })
  return c.html(await reportHtml(report, language, baseUrl), 200, { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" })
}
