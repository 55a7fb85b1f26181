import { Failure } from '../../lib/domain/kernel/errors.ts'
import { snapshotOf } from '../../lib/domain/report/compose.ts'
import type { ReportScreening } from '../../lib/domain/report/snapshot.ts'
import { REPORT_ID } from '../../lib/domain/report/id.ts'
import { dataState, pendingSections } from '../../lib/domain/report/seal.ts'
import { companyKey } from '../../lib/http/app/company-key.ts'
import { clocks } from '../../lib/http/app/input.ts'
import { loadCompany } from '../../lib/http/app/company.ts'
import type { Deps, Operation } from '../../lib/http/app/group.ts'
import { drawReport, sourceLinks } from '../../lib/http/report/report-forms.ts'
import { logError } from '../../lib/http/app/log.ts'
import { companyRefOf } from '../../lib/http/wire/wire.ts'
import { screenForReport } from '../../lib/pipeline/screening.ts'
import { readEnv } from '../../lib/platform/env.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { issueCode, sealContent } from '../../lib/platform/seal/sign.ts'
import { measure } from '../../lib/store/measurements.ts'
import { type IssuedReport, issueReport, noteReportFile, reportOfCompany } from '../../lib/store/reports.ts'
import type { routes } from './contract.ts'
import { paint } from './paint.ts'

export const report: Operation<typeof routes.report> = async (c) => {
  const deps = c.get('deps')
  const { dil, rapor, bicim, tam_zorunlu, indir, bilinen } = c.req.valid('query')
  const id = c.req.valid('param').sirket_id
  const { report: issued, keep } = await (rapor === undefined
    ? freshReport(deps, id, clocks({ bilinen }, deps.today).known)
    : formerReport(deps, id, rapor))
  const { snapshot } = issued
  if (tam_zorunlu && snapshot.muhur.kod !== 'DOGRULANDI') {
    throw new Failure('data_incomplete', {
      extra: { muhur: snapshot.muhur.kod, bekleyen_bolumler: pendingSections(snapshot), rapor_kimligi: issued.id },
    })
  }
  const sources = await sourceLinks(issued, readEnv(c.env, ['EVIDENCE_KEY']).EVIDENCE_KEY, deps.baseUrl)
  const { body, type } = await drawReport(issued, bicim, dil, deps.baseUrl, paint, sources).catch((error: unknown) => {
    deps.later(measure(deps.db, deps.today, 'reports', 'failed').catch((failure: unknown) => logError('measure_failed', failure)))
    throw error
  })
  await keep(typeof body === 'string' ? null : await digestOf(body))
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-language': dil,
      'cache-control': 'private, no-cache',
      'X-Kunye-Rapor-Kimligi': issued.id,
      'X-Kunye-Muhur': snapshot.muhur.kod,
      'X-Kunye-Icerik-Ozeti': issued.digest,
      'X-Kunye-Veri-Durumu': dataState(snapshot),
      ...(bicim === 'html'
        ? {
            'content-security-policy':
              "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          }
        : {}),
      ...(bicim === 'pdf'
        ? { 'content-disposition': `${indir ? 'attachment' : 'inline'}; filename="${issued.id}${dil === 'en' ? '-en' : ''}.pdf"` }
        : {}),
    },
  })
}

/** A report, and how to remember that it was given out (with the digest of the PDF, null for other forms). */
type Prepared = { report: IssuedReport; keep: (file: string | null) => Promise<void> }

/** Nobody knows what the lists of a former day would have found. */
const notScreenedThen = (sandbox: boolean): ReportScreening => ({
  tarandi: false,
  deneme: sandbox,
  taranan: 0,
  isabetler: [],
  liste_tarihi: '',
  gerekceler: [
    {
      tr: 'Geçmişte bilinenle kurulan raporda yaptırım taraması yapılmaz.',
      en: 'A report rebuilt by what was known is not screened for sanctions.',
    },
  ],
})

/** The report of a company as of today, or by what could be known on a day. It counts as issued once it has been drawn. */
const freshReport = async ({ today, ...deps }: Deps, id: string, known?: string): Promise<Prepared> => {
  const { company, record, settledOn, openDay } = await loadCompany({ today, ...deps }, id, known)
  const { sandbox } = deps.principal
  const snapshot = snapshotOf(record, {
    company: companyRefOf(company),
    sandbox,
    today: known ?? today,
    openDay,
    known: known ?? null,
    screening: known === undefined ? await screenForReport(deps.db, record, today, sandbox) : notScreenedThen(sandbox),
  })
  const issue = { producedOn: today, settledOn }
  const { signing } = deps.reportKeys()
  const sealed = await sealContent(snapshot, signing, issue)
  const code = await issueCode(signing, deps.principal.accountId, sealed.id)
  const report: IssuedReport = { ...sealed, signs: 'statement', issuedOn: today, settledOn: issue.settledOn, snapshot, code }
  return { report, keep: (file) => issueReport(deps.db, deps.principal.accountId, company.id, report, file) }
}

/** A report issued before, as it was. */
const formerReport = async ({ db, principal }: Deps, companyId: string, id: string): Promise<Prepared> => {
  const found = REPORT_ID.test(id) ? await reportOfCompany(db, principal, companyKey(companyId, principal), id) : null
  if (!found) throw new Failure('not_found')
  return {
    report: found,
    keep: async (file) => {
      if (file !== null) await noteReportFile(db, id, file)
    },
  }
}
