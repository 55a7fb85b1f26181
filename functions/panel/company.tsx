import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { shownTo } from '../../lib/http/app/company.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { type PanelCompany, panelCompany } from '../../lib/store/panel.ts'
import { FiledChecks } from './filed-checks.tsx'
import { show } from './layout.tsx'
import { ListStatement } from './list-statement.tsx'
import { companyIn, companyPath, nameOf } from './own.ts'
import { Changes, officerNames, Officers } from './profile.tsx'
import { Reports } from './reports.tsx'
import { SigningForm } from './signing-form.tsx'
import type { Visit } from './visit.ts'

const LAST_REPORTS = 20

/** The record as the API shows it; null while there is none, or none can be had because the official source cannot be reached. */
const recordOf = (found: PanelCompany, now: Date): { record: CompanyRecord | null; reachable: boolean } => {
  try {
    const { ready, record } = shownTo(found, now)
    return { record: ready ? record : null, reachable: found.preparation.error !== 'source_unavailable' }
  } catch (error) {
    if (error instanceof Failure && error.code === 'source_unavailable') return { record: null, reachable: false }
    throw error
  }
}

/** One company: where its preparation stands, the signing check, reports, officers with the ends of their terms, last changes. */
export const companyPage = async (c: Visit) => {
  const { db, language, now, today } = c.get('deps')
  const say = c.get('say')
  const { key, principal } = companyIn(c)
  const found = await panelCompany(db, key, LAST_REPORTS, today)
  if (!found) throw new Failure('not_found')
  const { company, preparation, reports, checks } = found
  const { record, reachable } = recordOf(found, now)
  const filed = checks.find(({ id }) => id === c.req.query('belge'))
  const issued = reports.find(({ id }) => id === c.req.query('rapor'))
  return show(c, {
    title: nameOf(company),
    done: issued
      ? say(`Rapor verildi: ${issued.id}`, `Report issued: ${issued.id}`)
      : filed
        ? say(`İmza kontrolü belgelendi: ${filed.id}`, `Signing check filed: ${filed.id}`)
        : null,
    body: (
      <>
        {principal.sandbox && (
          <p>
            <span class="badge soft">{say('Deneme: uydurma şirket', 'Sandbox: made-up company')}</span>
          </p>
        )}
        <p>
          {say('Sicil', 'Registry')}: {company.office} {company.registryNo} · {say('Aşama', 'Stage')}:{' '}
          {preparation.error === 'no_notice' ? say('ilan yok', 'no notice') : STAGES[preparation.stage][language]} ·{' '}
          {say('bulunan ilan', 'notices found')}: {preparation.found}
        </p>
        {!reachable && (
          <p class="note warn">
            {say(
              'Resmî kaynağa şu anda ulaşılamıyor; hazırlık kendiliğinden yeniden denenecek.',
              'The official source cannot be reached at present; preparation will be retried by itself.',
            )}
          </p>
        )}
        <nav class="links" aria-label={say('Bu şirket', 'This company')}>
          {record && <a href="#yetkililer">{say('Yetkililer', 'Officers')}</a>}
          <a href="#imza">{say('İmza kontrolü', 'Signing check')}</a>
          <a href="#raporlar">{say('Raporlar', 'Reports')}</a>
          {record && <a href="#degisiklikler">{say('Değişiklikler', 'Changes')}</a>}
          {!principal.sandbox && <a href={companyPath(company, 'yaptirim/')}>{say('Yaptırım taraması', 'Sanctions screening')}</a>}
        </nav>
        {record === null ? <p>{say('Profil henüz hazır değil.', 'The profile is not ready yet.')}</p> : <Officers c={c} record={record} />}
        <section aria-labelledby="imza">
          <h2 id="imza">{say('İmza kontrolü: bu kişi imzalayabilir mi?', 'Signing check: may this person sign?')}</h2>
          <SigningForm c={c} company={company} names={officerNames(record, today)} />
        </section>
        <FiledChecks c={c} company={company} checks={checks} />
        <ListStatement c={c} found={found} />
        <Reports c={c} company={company} reports={reports} />
        {record && <Changes c={c} record={record} />}
      </>
    ),
  })
}
