import { Failure } from '../../lib/domain/kernel/errors.ts'
import { checkPage } from '../../lib/domain/report/document.ts'
import { REPORT_ID } from '../../lib/domain/report/id.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import { REPORT_FORMS } from '../../lib/http/report/report-forms.ts'
import type { CompanyHead } from '../../lib/store/companies.ts'
import type { ListedReport } from '../../lib/store/reports.ts'
import { ask } from './groups.ts'
import { dayText, Form, SEAL_TONE } from './layout.tsx'
import { companyIn, companyPath } from './own.ts'
import type { Visit } from './visit.ts'

/* `rapor_dili` is the language of the file; that of the panel stays. */
const FILES = [
  { query: 'bicim=pdf&rapor_dili=tr&indir=1', tr: 'PDF (Türkçe)', en: 'PDF (Turkish)' },
  { query: 'bicim=pdf&rapor_dili=en&indir=1', tr: 'PDF (İngilizce)', en: 'PDF (English)' },
  { query: 'bicim=html&rapor_dili=tr', tr: 'Sayfa (Türkçe)', en: 'Page (Turkish)' },
  { query: 'bicim=html&rapor_dili=en', tr: 'Sayfa (İngilizce)', en: 'Page (English)' },
  { query: 'bicim=json', tr: 'İmzalı JSON', en: 'Signed JSON' },
] as const

/** The forms in which a report can be had. */
export const ReportFiles = ({ c, path, id }: { c: Visit; path: string; id: string }) => (
  <>
    {FILES.map((file) => (
      <>
        <a href={`${path}?${file.query}`}>
          {file[c.get('deps').language]}
          <span class="hidden"> {id}</span>
        </a>{' '}
      </>
    ))}
  </>
)

const ReportItem = ({ c, company, report }: { c: Visit; company: CompanyHead; report: ListedReport }) => {
  const { language, baseUrl } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3 class="code">{report.id}</h3>
        <p>
          <span class={`badge ${SEAL_TONE[report.seal]}`}>
            {say('Mühür', 'Seal')}: {SEALS[report.seal].name[language]}
          </span>{' '}
          {dayText(c, report.issuedOn)}
        </p>
        <p class="links">
          <ReportFiles c={c} path={companyPath(company, `raporlar/${report.id}/`)} id={report.id} />
          <a href={checkPage({ baseUrl, code: report.code }, report.id)}>
            {say('Denetim sayfası', 'Check page')}
            <span class="hidden"> {report.id}</span>
          </a>
        </p>
      </div>
    </li>
  )
}

/** The reports issued of a company, and the button that issues one now. */
export const Reports = ({ c, company, reports }: { c: Visit; company: CompanyHead; reports: ListedReport[] }) => {
  const say = c.get('say')
  return (
    <section aria-labelledby="raporlar">
      <h2 id="raporlar">{say('Doğrulama raporları', 'Verification reports')}</h2>
      <Form c={c} action={companyPath(company, 'raporlar/')}>
        <p>
          <button>{say('Bugünün raporunu al', 'Issue the report of today')}</button>
        </p>
        <p class="quiet">
          {say(
            'Aynı içerik aynı kimliği taşır. Denetim sayfası raporu elinde tutan herkese açıktır ve içeriği göstermez.',
            'The same content has the same id. The check page is open to anyone who holds the report, and does not show its content.',
          )}
        </p>
      </Form>
      {reports.length === 0 ? (
        <p>{say('Bu şirket için henüz rapor alınmadı.', 'No report was taken for this company yet.')}</p>
      ) : (
        <ul class="rows">
          {reports.map((report) => (
            <ReportItem c={c} company={company} report={report} />
          ))}
        </ul>
      )}
    </section>
  )
}

const reportApi = (ref: string, query: Record<string, string>): string =>
  `/api/v1/sirketler/${ref}/dogrulama-raporu.pdf?${new URLSearchParams(query)}`

/** Issues the report of a company as of now. */
export const issueReport = async (c: Visit) => {
  const { ref, principal } = companyIn(c)
  const { rapor_kimligi: id } = (await (await ask(c, 'DOGRULAMA', reportApi(ref, { bicim: 'json' }), { principal })).json()) as {
    rapor_kimligi: string
  }
  return c.redirect(`/panel/sirketler/${ref}/?rapor=${id}#raporlar`, 303)
}

const KEPT_HEADERS = ['content-type', 'content-language', 'content-disposition', 'content-security-policy'] as const

/** A report issued before, in the form and language asked for, as the API draws it. */
export const reportFile = async (c: Visit) => {
  const { ref, principal } = companyIn(c)
  const id = c.req.param('report') ?? ''
  const form = REPORT_FORMS.find((each) => each === c.req.query('bicim')) ?? 'html'
  if (!REPORT_ID.test(id)) throw new Failure('not_found')
  const query = {
    rapor: id,
    bicim: form,
    dil: c.req.query('rapor_dili') === 'en' ? 'en' : 'tr',
    ...(c.req.query('indir') === '1' ? { indir: '1' } : {}),
  }
  return passedOn(await ask(c, 'DOGRULAMA', reportApi(ref, query), { principal }), form, id)
}

/** A document that the API drew, as a file of its id. */
export const passedOn = (drawn: Response, form: string, id: string): Response => {
  const headers = new Headers(
    KEPT_HEADERS.map((name): [string, string] => [name, drawn.headers.get(name) ?? '']).filter(([, value]) => value !== ''),
  )
  if (form === 'json') headers.set('content-disposition', `attachment; filename="${id}.json"`)
  return new Response(drawn.body, { headers })
}
