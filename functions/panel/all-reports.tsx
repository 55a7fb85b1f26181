import { checkPage } from '../../lib/domain/report/document.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import { listReports } from '../../lib/store/reports.ts'
import { dayText, Empty, pageIn, Pager, SEAL_TONE, show } from './layout.tsx'
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
          <div class="table stack" role="group" aria-label={say('Raporlar', 'Reports')} tabindex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('Gün', 'Day')}</th>
                  <th scope="col">{say('Şirket', 'Company')}</th>
                  <th scope="col">{say('Mühür', 'Seal')}</th>
                  <th scope="col">{say('Kimlik', 'Id')}</th>
                  <th scope="col">{say('Dosya', 'File')}</th>
                </tr>
              </thead>
              <tbody>
                {reports.map((report) => (
                  <tr>
                    <td data-title={say('Gün', 'Day')}>{dayText(c, report.issuedOn)}</td>
                    <th scope="row">
                      <a href={`/panel/sirketler/${report.company.id}/`}>
                        {report.company.unvan ?? `${report.company.mudurluk} ${report.company.sicil_no}`}
                      </a>
                    </th>
                    <td data-title={say('Mühür', 'Seal')}>
                      <span class={`badge ${SEAL_TONE[report.seal]}`}>{SEALS[report.seal].name[language]}</span>
                    </td>
                    <td data-title={say('Kimlik', 'Id')}>
                      <a class="code" href={checkPage({ baseUrl, code: report.code }, report.id)}>
                        {report.id}
                      </a>
                    </td>
                    <td data-title={say('Dosya', 'File')}>
                      <ReportFiles c={c} path={`/panel/sirketler/${report.company.id}/raporlar/${report.id}/`} id={report.id} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager say={say} page={page} pages={Math.ceil(total / PAGE)} path={PATH} />
        </>
      ),
  })
}
