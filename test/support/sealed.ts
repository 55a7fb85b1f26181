import { snapshotOf } from '../../lib/domain/report/compose.ts'
import { type ReportKeys, reportKeys, withNewKey } from '../../lib/platform/seal/keys.ts'
import { sealContent } from '../../lib/platform/seal/sign.ts'
import type { IssuedReport } from '../../lib/store/reports.ts'
import { sandboxRecord } from './made-up.ts'

/** A report of a sandbox company, sealed with a key of its own, without a service. */
export const sealedReport = async (code: string, day = '2026-11-21'): Promise<{ keys: ReportKeys; report: IssuedReport }> => {
  const record = sandboxRecord(code)
  const snapshot = snapshotOf(record, {
    company: { id: code, unvan: record.title, mudurluk: record.office, sicil_no: record.registryNo },
    sandbox: true,
    today: day,
    screening: { tarandi: false, deneme: true, taranan: 0, isabetler: [], liste_tarihi: '', gerekceler: [] },
  })
  const keys = reportKeys.parse(await withNewKey([]))
  const issue = { producedOn: day, settledOn: null }
  return {
    keys,
    report: {
      ...(await sealContent(snapshot, keys.signing, issue)),
      signs: 'statement',
      settledOn: null,
      issuedOn: day,
      snapshot,
      code: null,
    },
  }
}
