import { parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { LISTS } from '../../lib/domain/screening/lists.ts'
import { listCases, updateCase, type Case } from '../../lib/store/screening-work.ts'
import { dayText, Form, show, timeText } from './layout.tsx'
import { nameOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const LONGEST_TOLD = 500

/** Nobody but the compliance role learns that there is a case: for others there is no such page. */
const forCompliance = (c: Visit): void => {
  if (visitorIn(c).role !== 'compliance') throw new Failure('not_found')
}

const DayField = ({ id, name, label, value }: { id: string; name: string; label: string; value: string | null }) => (
  <p>
    <label for={id}>{label}</label>
    <input id={id} name={name} type="date" value={value ?? ''} />
  </p>
)

const CaseItem = ({ c, item }: { c: Visit; item: Case }) => {
  const say = c.get('say')
  const { language, today } = c.get('deps')
  const late = item.reportedOn === null && item.due < today
  return (
    <li>
      <div>
        <h3>
          {item.name}
          <span class="quiet"> · {item.company ? nameOf(item.company) : say('şirket dışında soruldu', 'asked outside any company')}</span>
        </h3>
        <p>
          <span class={`badge ${item.reportedOn ? 'soft' : late ? 'bad' : 'warn'}`}>
            {item.reportedOn
              ? say('Bildirildi', 'Reported')
              : `${say('MASAK bildirimi için son gün', 'Report to MASAK by')} ${dayText(c, item.due)}`}
          </span>{' '}
          {LISTS[item.list][language]} · <span class="code">{item.entryId}</span>
        </p>
        <p class="quiet">
          {say('Karar', 'Decided')}: {item.decidedBy}, {timeText(c, item.decidedAt)}
          {item.note && `: ${item.note}`}
          {item.updatedBy && ` · ${say('son işleyen', 'last changed by')}: ${item.updatedBy}`}
        </p>
        <Form c={c} action="/panel/dosyalar/">
          <input type="hidden" name="dosya" value={String(item.id)} />
          <p>
            <label for={`bilgi_${item.id}`}>{say('Kime bilgi verildi', 'Who was told')}</label>
            <input id={`bilgi_${item.id}`} name="bilgi" maxlength={LONGEST_TOLD} value={item.told ?? ''} />
          </p>
          <DayField
            id={`dondurma_${item.id}`}
            name="dondurma"
            label={say('Malvarlığı donduruldu', 'Assets frozen on')}
            value={item.frozenOn}
          />
          <DayField
            id={`bildirim_${item.id}`}
            name="bildirim"
            label={say('MASAK’a bildirildi', 'Reported to MASAK on')}
            value={item.reportedOn}
          />
          <p>
            <button>{say('Kaydet', 'Keep')}</button>
          </p>
        </Form>
      </div>
    </li>
  )
}

/** The cases of those that are the listed ones, with what follows from each and by when. */
export const casesPage = async (c: Visit, error: string | null = null) => {
  forCompliance(c)
  const say = c.get('say')
  const cases = await listCases(c.get('deps').db, visitorIn(c).accountId)
  return show(c, {
    title: say('Yaptırım dosyaları', 'Sanctions cases'),
    status: error === null ? 200 : 400,
    error,
    body: (
      <>
        <p class="note warn">
          {say(
            'Bu sayfayı yalnız uyum rolü görür. İlgili kişi uyarılmaz (6415 s.K.); dosyalar bildirimlere, e-postaya ' +
              've API yanıtlarına girmez.',
            'Only the compliance role sees this page. Whom it concerns is not warned (Act 6415); cases are in no ' +
              'notification, mail or answer.',
          )}
        </p>
        {cases.length === 0 ? (
          <p>{say('Dosya yok.', 'There are no cases.')}</p>
        ) : (
          <ul class="rows">
            {cases.map((item) => (
              <CaseItem c={c} item={item} />
            ))}
          </ul>
        )}
      </>
    ),
  })
}

/** Keeps what followed a case, with who noted it. */
export const noteCase = async (c: Visit) => {
  forCompliance(c)
  const { dosya, bilgi, dondurma, bildirim } = c.get('form')
  const { db, today } = c.get('deps')
  const { accountId, email } = visitorIn(c)
  const [frozenOn, reportedOn] = [dondurma, bildirim].map((day) => day || null)
  if ([frozenOn, reportedOn].some((day) => day && (parseIsoDate(day) === null || day > today)))
    return casesPage(c, c.get('say')('Geçmiş ya da bugünkü bir gün verin.', 'Give a day that is not in the future.'))
  const id = /^\d{1,15}$/.test(dosya ?? '') ? Number(dosya) : 0
  const told = (bilgi ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TOLD) || null
  const kept = await updateCase(db, accountId, id, { told, frozenOn: frozenOn ?? null, reportedOn: reportedOn ?? null, by: email })
  if (!kept) throw new Failure('not_found')
  return c.redirect('/panel/dosyalar/', 303)
}
