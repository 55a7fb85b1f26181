import { changesOf } from '../../lib/domain/company/changes.ts'
import type { Change } from '../../lib/domain/company/change.ts'
import { companyOn } from '../../lib/domain/company/company.ts'
import type { Officer } from '../../lib/domain/company/officers-on.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { representationText, roleName, STATUS_NAMES, termBasisText } from '../../lib/domain/company/texts.ts'
import { isKnownOn } from '../../lib/domain/company/timeline.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import { officersInOffice } from '../../lib/http/company-wire.ts'
import { checkPage } from '../../lib/http/report-wire.ts'
import { STAGES } from '../../lib/http/stages.ts'
import { companyWithRecord } from '../../lib/store/companies.ts'
import { type ListedReport, listReports } from '../../lib/store/reports.ts'
import { dayText, Quote, show } from './layout.tsx'
import { numberIn, owner } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const [LAST_CHANGES, LAST_REPORTS] = [20, 20]

const OfficerItem = ({ c, officer }: { c: Visit; officer: Officer }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>{officer.person.name}</h3>
        <p>{[...new Set(officer.offices.map((office) => roleName(office.role)[language]))].join(', ')}</p>
        <dl>
          <dt>{say('Temsil', 'Signs')}</dt><dd>{representationText(officer.powers)[language]}</dd>
          <dt>{say('Başlangıç', 'Since')}</dt><dd>{dayText(c, officer.since)}</dd>
          <dt>{say('Görev bitişi', 'Term ends')}</dt>
          <dd>{dayText(c, officer.term.endsOn)}{officer.lapsed && <> <span class="badge warn">{say('Süresi dolmuş', 'Lapsed')}</span></>} <span class="quiet">{termBasisText(officer.term.basis)[language]}</span></dd>
        </dl>
        <Quote c={c} source={officer.source} />
        {officer.powerSource && officer.powerSource.factId !== officer.source.factId && <Quote c={c} source={officer.powerSource} />}
      </div>
    </li>
  )
}

const ChangeItem = ({ c, change }: { c: Visit; change: Change }) => (
  <li><div><h3>{dayText(c, change.on)}: {change.summary[c.get('deps').language]}</h3><Quote c={c} source={change.source} /></div></li>
)

const ReportItem = ({ c, report }: { c: Visit; report: ListedReport }) => {
  const { language, baseUrl } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>{report.id}</h3>
        <p>{dayText(c, report.issuedOn)} · {say('Mühür', 'Seal')}: {SEALS[report.seal].name[language]}</p>
        <p class="links">
          <a href={`/panel/raporlar/${report.id}/`}>{say('Raporu aç', 'Open the report')}<span class="hidden"> {report.id}</span></a>
          <a href={`/panel/raporlar/${report.id}/?bicim=json`}>JSON<span class="hidden"> {report.id}</span></a>
          <a href={checkPage(baseUrl, report.id)}>{say('Denetim sayfası', 'Check page')}<span class="hidden"> {report.id}</span></a>
        </p>
      </div>
    </li>
  )
}

const Profile = ({ c, record }: { c: Visit; record: CompanyRecord }) => {
  const { language, today } = c.get('deps')
  const say = c.get('say')
  const company = companyOn(record, today)
  const officers = officersInOffice(company)
  const changes = changesOf(record).toReversed().slice(0, LAST_CHANGES)
  return (
    <>
      {isKnownOn(record, today) && <p>{say('Durum', 'Status')}: <strong>{STATUS_NAMES[company.status.code][language]}</strong></p>}
      <section aria-labelledby="yetkililer">
        <h2 id="yetkililer">{say('Yetkililer', 'Officers')} ({officers.length})</h2>
        {officers.length === 0 ? <p>{say('İlanlarda görevde olan yetkili bulunamadı.', 'The notices name no officer in office.')}</p> : <ul class="rows">{officers.map((officer) => <OfficerItem c={c} officer={officer} />)}</ul>}
      </section>
      <section aria-labelledby="degisiklikler">
        <h2 id="degisiklikler">{say('Son değişiklikler', 'Last changes')}</h2>
        {changes.length === 0 ? <p>{say('Değişiklik yok.', 'No changes.')}</p> : <ul class="rows">{changes.map((change) => <ChangeItem c={c} change={change} />)}</ul>}
      </section>
    </>
  )
}

/** One company: where its preparation stands, officers with the ends of their terms, last changes, reports. Every statement with its quote. */
export const companyPage = async (c: Visit) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const id = numberIn(c, 'id')
  const [found, { reports }] = await Promise.all([companyWithRecord(db, { accountId: visitorIn(c).accountId, id }), listReports(db, owner(c), LAST_REPORTS, 0, id)])
  if (!found) throw new Failure('not_found')
  const { company, preparation, record } = found
  return show(c, {
    title: company.title ?? `${company.office} ${company.registryNo}`,
    body: (
      <>
        <p>{say('Sicil', 'Registry')}: {company.office} {company.registryNo} · {say('Aşama', 'Stage')}: {STAGES[preparation.stage][language]} · {say('bulunan ilan', 'notices found')}: {preparation.found}</p>
        {preparation.error !== null && <p class="note warn">{say('Resmî kaynağa şu anda ulaşılamıyor; hazırlık kendiliğinden yeniden denenecek.', 'The official source cannot be reached at present; preparation will be retried by itself.')}</p>}
        {record === null ? <p>{say('Profil henüz hazır değil.', 'The profile is not ready yet.')}</p> : <Profile c={c} record={record} />}
        <section aria-labelledby="raporlar">
          <h2 id="raporlar">{say('Verilmiş raporlar', 'Reports issued')}</h2>
          {reports.length === 0 ? <p>{say('Bu şirket için henüz rapor alınmadı.', 'No report was taken for this company yet.')}</p> : <ul class="rows">{reports.map((report) => <ReportItem c={c} report={report} />)}</ul>}
        </section>
      </>
    ),
  })
}
