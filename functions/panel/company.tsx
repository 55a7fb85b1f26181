import { companyOn } from '../../lib/domain/company/company.ts'
import { isKnownOn, recordOn } from '../../lib/domain/company/fold/timeline.ts'
import { STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import { type IsoDate, parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { marksOf } from '../../lib/store/workspace.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { loadCompany, shownTo } from '../../lib/http/app/company.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { type PanelCompany, panelCompany } from '../../lib/store/panel.ts'
import { FiledChecks } from './filed-checks.tsx'
import { dayText, Progress, show } from './layout.tsx'
import { FileBody, FileHead } from './file.tsx'
import { MarksForm } from './marks.tsx'
import { ListStatement } from './list-statement.tsx'
import { companyIn, companyPath, nameOf } from './own.ts'
import { daysThatMatter } from './pictures.tsx'
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

/** The file of a company, as of any day: all that its notices tell, who may sign, reports, what the account keeps of it. */
export const companyPage = async (c: Visit) => {
  const deps = c.get('deps')
  const { db, language, now, today } = deps
  const say = c.get('say')
  const { ref, key, principal } = companyIn(c)
  const known = knownIn(c, today)
  const [found, marks, then] = await Promise.all([
    panelCompany(db, key, LAST_REPORTS, today),
    'id' in key ? marksOf(db, principal.accountId, key.id) : null,
    known === null ? null : loadCompany({ ...deps, principal }, ref, known),
  ])
  if (!found) throw new Failure('not_found')
  const { company, preparation, reports, checks } = found
  const { record: held, reachable } = recordOf(found, now)
  const whole = then ? then.record : held
  const path = companyPath(company)
  const day = dayIn(c, whole, today)
  const record = whole && recordOn(whole, day)
  const status = record && isKnownOn(record, day) ? companyOn(record, day).status : null
  const filed = checks.find(({ id }) => id === c.req.query('belge'))
  const issued = reports.find(({ id }) => id === c.req.query('rapor'))
  return show(c, {
    title: nameOf(company),
    done: issued
      ? say(`Rapor verildi: ${issued.id}`, `Report issued: ${issued.id}`)
      : filed
        ? say(`İmza kontrolü belgelendi: ${filed.id}`, `Signing check filed: ${filed.id}`)
        : null,
    crumbs: principal.sandbox ? (
      <span class="badge soft">{say('Deneme: uydurma şirket', 'Sandbox: made-up company')}</span>
    ) : (
      <a href="/panel/sirketler/">{say('Şirketler', 'Companies')}</a>
    ),
    lead: (
      <>
        {say('Sicil', 'Registry')}: {company.office} {company.registryNo}
        {status && ` · ${STATUS_NAMES[status.code][language]}`} · {say('Aşama', 'Stage')}:{' '}
        {preparation.error === 'no_notice' ? say('ilan yok', 'no notice') : STAGES[preparation.stage][language]} ·{' '}
        {say('bulunan ilan', 'notices found')}: {preparation.found}
      </>
    ),
    actions: (
      <div class="links">
        <a class="button" href="#imza">
          {say('İmza kontrolü', 'Signing check')}
        </a>
      </div>
    ),
    body: (
      <>
        {!reachable && (
          <p class="note warn">
            {say(
              'Resmî kaynağa şu anda ulaşılamıyor; hazırlık kendiliğinden yeniden denenecek.',
              'The official source cannot be reached at present; preparation will be retried by itself.',
            )}
          </p>
        )}
        {(day !== today || known !== null) && (
          <p class="note warn">
            {day !== today && say(`${dayText(c, day)} günündeki hâli.`, `As it stood on ${dayText(c, day)}.`)}{' '}
            {known !== null &&
              say(
                `${dayText(c, known)} günü bilinebilecek olanlarla: o güne dek yayımlanıp bulunan ilanlar, bugünkü okumayla; sonraki ` +
                  'kararlar ve beyanlar sayılmaz.',
                `With what could be known on ${dayText(c, known)}: notices published and found by then, as they are read today; later ` +
                  'decisions and statements do not count.',
              )}{' '}
            <a href={path}>{say('Bugüne dön', 'Back to today')}</a>
          </p>
        )}
        <nav class="tabs" aria-label={say('Bu şirket', 'This company')}>
          {record && <a href="#ozet">{say('Özet', 'Summary')}</a>}
          {record && <a href="#kim">{say('Kim imzalar', 'Who signs')}</a>}
          {record && <a href="#zaman">{say('Zaman çizgisi', 'Timeline')}</a>}
          {record && <a href="#yetkililer">{say('Yetkililer', 'Officers')}</a>}
          <a href="#imza">{say('İmza kontrolü', 'Signing check')}</a>
          {record && <a href="#sermaye">{say('Sermaye', 'Capital')}</a>}
          {record && <a href="#uyum">{say('Uyum', 'Flags')}</a>}
          {record && <a href="#tamlik">{say('Tamlık', 'Completeness')}</a>}
          {record && <a href="#ilanlar">{say('İlanlar', 'Notices')}</a>}
          <a href="#raporlar">{say('Raporlar', 'Reports')}</a>
          {record && <a href="#degisiklikler">{say('Değişiklikler', 'Changes')}</a>}
          {!principal.sandbox && <a href={companyPath(company, 'yaptirim/')}>{say('Yaptırım taraması', 'Sanctions screening')}</a>}
          {!principal.sandbox && <a href="#notlar">{say('Notlar', 'Notes')}</a>}
        </nav>
        {record === null || whole === null ? (
          <Preparing c={c} found={preparation.found} archived={preparation.archived} processed={preparation.processed} />
        ) : (
          <>
            <FileHead c={c} record={record} whole={whole} day={day} known={known} path={path} />
            <Officers c={c} record={record} day={day} />
          </>
        )}
        <section aria-labelledby="imza">
          <h2 id="imza">{say('İmza kontrolü: bu kişi imzalayabilir mi?', 'Signing check: may this person sign?')}</h2>
          <div class="card">
            <SigningForm c={c} company={company} names={officerNames(record, day)} given={day === today ? {} : { tarih: day }} />
          </div>
        </section>
        <FiledChecks c={c} company={company} checks={checks} />
        {record && <FileBody c={c} record={record} day={day} />}
        <ListStatement c={c} found={found} />
        <Reports c={c} company={company} reports={reports} />
        {whole && <Changes c={c} record={whole} />}
        {!principal.sandbox && <MarksForm c={c} company={company} marks={marks} />}
      </>
    ),
  })
}

/** A day of the address, until today; null where it names none. */
const asked = (c: Visit, name: string, today: IsoDate): IsoDate | null => {
  const day = c.req.query(name) ?? ''
  return parseIsoDate(day) !== null && day <= today ? day : null
}

/** The day that is asked for: by its date, or by its place among the days that matter; today where the address names none. */
const dayIn = (c: Visit, whole: CompanyRecord | null, today: IsoDate): IsoDate => {
  const place = /^\d{1,4}$/.exec(c.req.query('konum') ?? '')?.[0]
  const day = place !== undefined && whole ? daysThatMatter(whole, today)[Number(place)] : undefined
  return day ?? asked(c, 'tarih', today) ?? today
}

/** The day by which something had to be known to count; null: what is known today. */
const knownIn = (c: Visit, today: IsoDate): IsoDate | null => {
  const day = asked(c, 'bilinen', today)
  return day === today ? null : day
}

const Preparing = ({ c, found, archived, processed }: { c: Visit; found: number; archived: number; processed: number }) => {
  const say = c.get('say')
  return (
    <section class="card" aria-labelledby="hazirlik">
      <h2 id="hazirlik">{say('Profil henüz hazır değil.', 'The profile is not ready yet.')}</h2>
      <Progress
        id="arsivlenen"
        label={say(`Arşivlenen: ${archived} / ${found}`, `Archived: ${archived} / ${found}`)}
        done={archived}
        of={found}
      />
      <Progress id="okunan" label={say(`Okunan: ${processed} / ${found}`, `Read: ${processed} / ${found}`)} done={processed} of={found} />
      <p class="quiet">{say('Sayfayı yenileyince ilerleme görünür.', 'Reload the page to see how far it is.')}</p>
    </section>
  )
}
