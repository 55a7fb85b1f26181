import { roleName, termBasisText } from '../../lib/domain/company/texts.ts'
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { listTermEnds } from '../../lib/store/companies.ts'
import { dayText, Quote, show } from './layout.tsx'
import { companyPath, nameOf, owner } from './own.ts'
import type { Visit } from './visit.ts'

const SPANS = [30, 120, 365] as const

/** Ends of terms over all companies of the account, those past first. */
export const termEndsPage = async (c: Visit) => {
  const { db, today, language } = c.get('deps')
  const say = c.get('say')
  const days = SPANS.find((span) => String(span) === c.req.query('gun')) ?? 120
  const found = await listTermEnds(db, owner(c), addDays(today, days))
  return show(c, {
    title: say('Görev bitişleri', 'Term ends'),
    body: (
      <>
        <nav class="pager" aria-label={say('Süre', 'Span')}>
          {SPANS.map((span) => (
            <a href={`?gun=${span}`} aria-current={span === days ? 'true' : undefined}>
              {say(`${span} gün`, `${span} days`)}
            </a>
          ))}
        </nav>
        {found.length === 0 && <p>{say('Bu sürede biten görev yok.', 'No term ends in this span.')}</p>}
        {found.length > 0 && (
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
