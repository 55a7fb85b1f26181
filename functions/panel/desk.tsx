import { may } from '../../lib/domain/account/roles.ts'
import { CASE_REASONS } from '../../lib/domain/settling/cases.ts'
import { SECTION_NAMES } from '../../lib/domain/report/names.ts'
import { STATES, whyOf } from '../../lib/http/words/desk-words.ts'
import { CASE_STATES, type CaseState, type DeskCaller, listCases, type ListedCase, OPEN_STATES } from '../../lib/store/desk.ts'
import { dayText, pageIn, Pager, show } from './layout.tsx'
import { nameOf } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const PAGE = 50

/** Whose desk it is: the operator's own account works for all, every other on the companies it follows. */
export const deskOf = (c: Visit): DeskCaller & { email: string } => {
  const { accountId, operator, email } = visitorIn(c)
  return { accountId, sandbox: false, operator, email }
}

/** The colour of a state of a case, beside its name. */
export const stateTone = (state: CaseState): string =>
  state === 'settled' || state === 'gone' ? 'good' : state === 'open' ? 'warn' : 'bad'

/** What a case is about, in one line. */
export const caseLine = (c: Visit, { why, sections, people }: Pick<ListedCase, 'why' | 'sections' | 'people'>): string => {
  const { language } = c.get('deps')
  return [
    CASE_REASONS[why][language],
    sections.map((section) => SECTION_NAMES[section]?.[language] ?? section).join(', '),
    people.length > 0 &&
      `${c.get('say')('yetkisi bağlı', 'whose authority hangs on it')}: ${people.slice(0, 5).join(', ')}${people.length > 5 ? '…' : ''}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const CaseItem = ({ c, one }: { c: Visit; one: ListedCase }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>
          <a href={`/panel/masa/${one.id}/`}>{nameOf(one.company)}</a>
        </h3>
        <p lang="tr">{one.clause.text.length > 240 ? `${one.clause.text.slice(0, 240)}…` : one.clause.text}</p>
        <p class="quiet">
          {caseLine(c, one)} · {dayText(c, one.publishedOn)}
          {one.issue && ` · ${say('sayı', 'issue')} ${one.issue}`}
        </p>
      </div>
      <p class="badges">
        <span class={`badge ${stateTone(one.state)}`}>{STATES[one.state][language]}</span>{' '}
        <span class="badge soft">
          {say('ağırlık', 'weight')} {one.weight}
        </span>
      </p>
    </li>
  )
}

const SHOWN: Record<string, readonly CaseState[]> = {
  acik: OPEN_STATES,
  ikinci: ['second', 'disputed', 'reopened'],
  kapali: CASE_STATES.filter((state) => !OPEN_STATES.includes(state)),
}

/** The cases that wait to be settled, the weightiest first. */
export const openCasesPage = async (c: Visit) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const { role, operator } = visitorIn(c)
  const durum = c.req.query('durum') ?? 'acik'
  const neden = c.req.query('neden') ?? ''
  const sirket = /^[1-9]\d{0,14}$/.exec(c.req.query('sirket') ?? '')?.[0]
  const asked = pageIn(c)
  const { total, cases } = await listCases(db, deskOf(c), {
    company: sirket === undefined ? null : Number(sirket),
    why: whyOf(neden),
    states: SHOWN[durum] ?? OPEN_STATES,
    minWeight: 0,
    limit: PAGE,
    offset: (asked - 1) * PAGE,
  })
  const pages = Math.ceil(total / PAGE)
  const path = `/panel/masa/?${new URLSearchParams({ durum, ...(neden ? { neden } : {}), ...(sirket ? { sirket } : {}) })}`
  const chosen = [
    ['acik', say('Açık', 'Open')],
    ['ikinci', say('İkinci kişi, anlaşmazlık, yeniden açılan', 'Second person, disputes, reopened')],
    ['kapali', say('Kapanan', 'Closed')],
  ] as const
  return show(c, {
    title: say('Karar masası', 'Settling desk'),
    body: (
      <>
        <p>
          {operator
            ? say(
                'İşletmeci masası: burada iki yetkilinin aynı kararı herkes için sayılır.',
                'The operator’s desk: what two settlers decide alike holds for all.',
              )
            : say(
                'Okuyucunun açık bıraktığı ilan ifadeleri. Karar yalnız hesabınız için sayılır, raporun mührünü yükseltmez. İmza ' +
                  'yetkisini etkileyen maddeyi iki farklı üye kapatır.',
                'Clauses the reader left open. A decision counts for your account alone and never raises the seal of a report. ' +
                  'What may decide who signs is closed by two different members.',
              )}{' '}
          {!may(role, 'settle') &&
            say(
              'Maddeleri yalnız “karara bağlayan” rolündeki üyeler kapatır; siz bakabilirsiniz.',
              'Only members with the role settler close cases; you may look.',
            )}
        </p>
        <form method="get" action="/panel/masa/">
          <div class="toolbar">
            <p class="grow">
              <label for="durum">{say('Durum', 'State')}</label>
              <select id="durum" name="durum">
                {chosen.map(([code, name]) => (
                  <option value={code} selected={code === durum}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <label for="neden">{say('Neden', 'Reason')}</label>
              <select id="neden" name="neden">
                <option value="">{say('Hepsi', 'All')}</option>
                {Object.values(CASE_REASONS).map((reason) => (
                  <option value={reason.code} selected={reason.code === neden}>
                    {reason[language]}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <button class="plain">{say('Göster', 'Show')}</button>
            </p>
          </div>
          {sirket && <input type="hidden" name="sirket" value={sirket} />}
        </form>
        <h2>
          {say('Maddeler', 'Cases')} ({total})
        </h2>
        {cases.length === 0 ? (
          <p>{say('Madde yok.', 'There are no cases.')}</p>
        ) : (
          <ul class="rows">
            {cases.map((one) => (
              <CaseItem c={c} one={one} />
            ))}
          </ul>
        )}
        <Pager say={say} page={asked} pages={pages} path={path} />
      </>
    ),
  })
}
