import { roleName, termBasisText } from '../../lib/domain/company/texts.ts'
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { listTermEnds, type StoredTermEnd } from '../../lib/store/companies.ts'
import { dayText, Empty, Quote, show } from './layout.tsx'
import { companyPath, nameOf, owner } from './own.ts'
import type { Visit } from './visit.ts'

const SPANS = [30, 120, 365] as const

const WEEK = { tr: ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'], en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] } as const

/** The first days of the months before and after one. */
const monthsAround = (month: string): { before: string; after: string } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const of = (at: number): string => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  return { before: of(year * 12 + number - 2), after: of(year * 12 + number) }
}

/** A month of ends of terms, a cell a day; a list of them on a narrow screen. */
const Month = ({ c, month, ends }: { c: Visit; month: string; ends: StoredTermEnd[] }) => {
  const { language, today } = c.get('deps')
  const say = c.get('say')
  const first = `${month}-01`
  const { before, after } = monthsAround(month)
  const days = daysBetween(first, `${after}-01`)
  // Monday is the first day of a week
  const lead = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((lead + days) / 7) * 7 }, (_, at) =>
    at < lead || at >= lead + days ? null : addDays(first, at - lead),
  )
  const on = Map.groupBy(ends, (end) => end.endsOn)
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${first}T12:00:00Z`))
  return (
    <section aria-labelledby="ay">
      <h2 id="ay">{name}</h2>
      <nav class="pager" aria-label={say('Aylar', 'Months')}>
        <a rel="prev" href={`?ay=${before}`}>
          {say('Önceki ay', 'Month before')}
        </a>
        <a rel="next" href={`?ay=${after}`}>
          {say('Sonraki ay', 'Next month')}
        </a>
      </nav>
      <div class="table" role="group" aria-labelledby="ay" tabindex={0}>
        <table class="month">
          <thead>
            <tr>
              {WEEK[language].map((day) => (
                <th scope="col">{day}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: cells.length / 7 }, (_, week) => (
              <tr>
                {cells.slice(week * 7, week * 7 + 7).map((day) => (
                  <td class={day === today ? 'today' : undefined}>
                    {day !== null && String(Number(day.slice(8)))}
                    {(day === null ? [] : (on.get(day) ?? [])).map((end) => (
                      <a href={companyPath(end.company)}>
                        {end.person}
                        <span class="hidden"> {nameOf(end.company)}</span>
                      </a>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The month that the address asks for, `YYYY-MM`; null where it asks for the list. */
const monthIn = (c: Visit): string | null => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.exec(c.req.query('ay') ?? '')?.[0] ?? null

/** Ends of terms over all companies of the account, those past first. */
export const termEndsPage = async (c: Visit) => {
  const { db, today, language } = c.get('deps')
  const say = c.get('say')
  const days = SPANS.find((span) => String(span) === c.req.query('gun')) ?? 120
  const month = monthIn(c)
  const until = month === null ? addDays(today, days) : addDays(`${monthsAround(month).after}-01`, -1)
  const found = await listTermEnds(db, owner(c), until)
  return show(c, {
    title: say('Görev bitişleri', 'Term ends'),
    body: (
      <>
        <nav class="pager" aria-label={say('Süre', 'Span')}>
          {SPANS.map((span) => (
            <a href={`?gun=${span}`} aria-current={month === null && span === days ? 'true' : undefined}>
              {say(`${span} gün`, `${span} days`)}
            </a>
          ))}
          <a href={`?ay=${month ?? today.slice(0, 7)}`} aria-current={month === null ? undefined : 'true'}>
            {say('Takvim', 'Calendar')}
          </a>
        </nav>
        {month !== null && <Month c={c} month={month} ends={found} />}
        {month === null && found.length === 0 && <Empty title={say('Bu sürede biten görev yok.', 'No term ends in this span.')} />}
        {month === null && found.length > 0 && (
          <ul class="rows">
            {found.map((end) => {
              const left = daysBetween(today, end.endsOn)
              return (
                <li>
                  <div>
                    <h2 class="small">{end.person}</h2>
                    <p>
                      {roleName(end.role)[language]} · <a href={companyPath(end.company)}>{nameOf(end.company)}</a>
                    </p>
                    <p>
                      <strong>{dayText(c, end.endsOn)}</strong>{' '}
                      <span class={`badge ${left < 0 ? 'bad' : 'warn'}`}>
                        {left < 0 ? say(`${-left} gün geçti`, `${-left} days ago`) : say(`${left} gün kaldı`, `${left} days left`)}
                      </span>
                    </p>
                    <p class="quiet">{termBasisText(end.basis)[language]}</p>
                    <Quote c={c} source={end.source} />
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </>
    ),
  })
}
