import { checkPage } from '../../lib/domain/report/document.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import { listReports } from '../../lib/store/reports.ts'
import { dayText, Empty, pageIn, Pager, SEAL_TONE, show, Table } from './layout.tsx'
import { owner } from './own.ts'
import { ReportFiles } from './reports.tsx'
import type { Visit } from './visit.ts'

const PATH = '/panel/raporlar/'
const PAGE = 50

/** The reports issued of all companies, the latest first. */
export const allReportsPage = async (c: Visit) => {
  const { db, language, baseUrl } = c.get('deps')
  const say = c.get('say')
  const page = pageIn(c)
  const { total, reports } = await listReports(db, owner(c), PAGE, (page - 1) * PAGE)
  return show(c, {
    title: say('Raporlar', 'Reports'),
    lead: say(
      'Mühürlü doğrulama raporları; yenisi şirketin sayfasından alınır.',
      'Sealed reports; a new one is issued on a company’s page.',
    ),
    body:
      reports.length === 0 ? (
        <Empty title={say('Henüz rapor alınmadı.', 'No report was issued yet.')}>
          <p>
            <a href="/panel/sirketler/">{say('Bir şirket seçin', 'Choose a company')}</a>
          </p>
        </Empty>
      ) : (
        <>
          <Table
            label={say('Raporlar', 'Reports')}
            heads={[say('Gün', 'Day'), say('Şirket', 'Company'), say('Mühür', 'Seal'), say('Kimlik', 'Id'), say('Dosya', 'File')]}
            naming={1}
            rows={reports.map((report) => [
              dayText(c, report.issuedOn),
              <a href={`/panel/sirketler/${report.company.id}/`}>
                {report.company.unvan ?? `${report.company.mudurluk} ${report.company.sicil_no}`}
              </a>,
              <span class={`badge ${SEAL_TONE[report.seal]}`}>{SEALS[report.seal].name[language]}</span>,
              <a class="code" href={checkPage({ baseUrl, code: report.code }, report.id)}>
                {report.id}
              </a>,
              <ReportFiles c={c} path={`/panel/sirketler/${report.company.id}/raporlar/${report.id}/`} id={report.id} />,
            ])}
          />
          <Pager say={say} page={page} pages={Math.ceil(total / PAGE)} path={PATH} />
        </>
      ),
  })
}
