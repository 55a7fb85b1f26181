import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import { type Company, companyOn } from '../../lib/domain/company/company.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { roleName, STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import { daysBetween, type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { officersInOffice } from '../../lib/http/wire/company-wire.ts'
import { dayText } from './layout.tsx'
import type { Visit } from './visit.ts'

/*
 * Who may sign with whom up to what amount. The amounts at which the answer can change are those that the notices print; at each of them,
 * and above the last, the very function of the signing check is asked, so that the picture shows nothing that the check would not answer.
 */

const CURRENCY = 'TRY'
const MOST_BANDS = 8

type Band = { upTo: string | null; verdict: 'yes' | 'no' | 'open'; sets: { names: string; certain: boolean }[] }

/** Every amount in lira that a power, a directive's rule or a limit in them prints, smallest first. */
const printedAmounts = (record: CompanyRecord): string[] => {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('amount' in value && 'currency' in value && value.currency === CURRENCY && typeof value.amount === 'string') found.add(value.amount)
    for (const inner of Object.values(value)) look(inner)
  }
  for (const fact of record.facts) if (fact.kind === 'representation' || fact.kind === 'directive') look(fact)
  return [...found].sort((a, b) => Number(a) - Number(b))
}

/** What can be signed in each band of amounts; bands with the same answer are one. */
export const bandsOf = (record: CompanyRecord, day: IsoDate, today: IsoDate, transaction: string | null): Band[] => {
  const { checkSigners } = judgementOf(record.country)
  const amounts = printedAmounts(record)
  const above = amounts.length === 0 ? null : String(Number(amounts.at(-1)) * 10)
  const bands = [...amounts.map((amount) => ({ upTo: amount, asked: amount })), { upTo: null, asked: above }].map(
    ({ upTo, asked }): Band => {
      const answer = checkSigners(record, { day, today, amount: asked, currency: CURRENCY, transaction })
      return {
        upTo,
        verdict: answer.verdict,
        sets: answer.sets.map(({ signers, certain }) => ({ names: signers.map(({ name }) => name).join(' + '), certain })),
      }
    },
  )
  const same = (a: Band, b: Band | undefined): boolean =>
    b !== undefined && a.verdict === b.verdict && JSON.stringify(a.sets) === JSON.stringify(b.sets)
  return bands.filter((band, at) => !same(band, bands[at + 1])).slice(-MOST_BANDS)
}

const LABEL = 250
const BAND = 118
const ROW = 34
const TOP = 40

/** The picture, and the same as a table for who does not see it. */
export const SigningPicture = ({ c, bands }: { c: Visit; bands: Band[] }) => {
  const say = c.get('say')
  const sets = [...new Set(bands.flatMap((band) => band.sets.map(({ names }) => names)))]
  const upTo = ({ upTo: amount }: Band): string =>
    amount !== null
      ? say(`≤ ${amountText(amount, CURRENCY).tr}`, `≤ ${amountText(amount, CURRENCY).en}`)
      : bands.length === 1
        ? say('her tutar', 'any amount')
        : say('üstü', 'above')
  if (sets.length === 0)
    return (
      <p class="note warn">
        {bands.every(({ verdict }) => verdict === 'no')
          ? say('Bugün kimse imzalayamaz; neden, imza kontrolünde yazar.', 'Nobody can sign; the signing check says why.')
          : say(
              'Kesin olarak imzalayabilecek bir küme bilinmiyor; neyin gidereceği imza kontrolünde yazar.',
              'No set is known that can sign for certain; the signing check says what would settle it.',
            )}
      </p>
    )
  const [width, height] = [LABEL + bands.length * BAND, TOP + sets.length * ROW]
  const state = (band: Band, names: string): 'certain' | 'uncertain' | null => {
    const found = band.sets.find((set) => set.names === names)
    return found ? (found.certain ? 'certain' : 'uncertain') : null
  }
  const words = { certain: say('imzalayabilir', 'can sign'), uncertain: say('kesin değil', 'not certain') }
  return (
    <>
      <div class="scroll" aria-hidden="true">
        <svg class="drawn" viewBox={`0 0 ${width} ${height}`} width={width} focusable="false">
          {bands.map((band, at) => (
            <text x={LABEL + at * BAND + BAND / 2} y={24} text-anchor="middle" class="dim">
              {upTo(band)}
            </text>
          ))}
          {sets.map((names, row) => (
            <>
              <text x={0} y={TOP + row * ROW + 21}>
                {names.length > 40 ? `${names.slice(0, 39)}…` : names}
              </text>
              {bands.map((band, at) => {
                const can = state(band, names)
                const [x, y] = [LABEL + at * BAND, TOP + row * ROW]
                return (
                  <>
                    <rect class="cell" x={x} y={y} width={BAND} height={ROW} />
                    {can && (
                      <rect
                        class={can === 'certain' ? 'bar-now' : 'bar-past'}
                        x={x + 6}
                        y={y + 9}
                        width={BAND - 12}
                        height={ROW - 18}
                        rx={4}
                      />
                    )}
                  </>
                )
              })}
            </>
          ))}
        </svg>
        <ul class="links small-text">
          {(['certain', 'uncertain'] as const)
            .filter((kind) => bands.some((band) => band.sets.some(({ certain }) => certain === (kind === 'certain'))))
            .map((kind) => (
              <li>
                <svg class="drawn" viewBox="0 0 24 10" width={24} focusable="false">
                  <rect class={kind === 'certain' ? 'bar-now' : 'bar-past'} width={24} height={10} rx={3} />
                </svg>{' '}
                {words[kind]}
              </li>
            ))}
        </ul>
      </div>
      <div class="hidden">
        <table>
          <caption>{say('Kim, hangi tutara kadar imzalayabilir', 'Who can sign up to what amount')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('Kişiler', 'Persons')}</th>
              {bands.map((band) => (
                <th scope="col">{upTo(band)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sets.map((names) => (
              <tr>
                <th scope="row">{names}</th>
                {bands.map((band) => {
                  const can = state(band, names)
                  return <td>{can ? words[can] : say('hayır', 'no')}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type Bar = { label: string; from: IsoDate; until: IsoDate; past: boolean; told: string }
type Mark = { day: IsoDate; told: string }

const WIDTH = 1000
const LANE = 24
const HEAD = 46
const MOST_BARS = 24

/** Offices, terms and events of a company drawn over time. Each leads to the company as of its day. */
export const TimelinePicture = ({
  c,
  company,
  events,
  address,
}: {
  c: Visit
  company: Company
  events: Mark[]
  address: (day: IsoDate) => string
}) => {
  const { language, today } = c.get('deps')
  const say = c.get('say')
  const told = (label: string, from: IsoDate, until: IsoDate | null): string =>
    `${label}: ${dayText(c, from)} – ${until ? dayText(c, until) : say('sürüyor', 'goes on')}`
  const bars: Bar[] = [
    ...officersInOffice(company).map((officer): Bar => {
      const until = officer.term.endsOn ?? today
      const role = roleName(officer.role)[language]
      return {
        label: `${officer.person.name}, ${role}`,
        from: officer.since,
        until,
        past: officer.lapsed,
        told: told(`${officer.person.name}, ${role}`, officer.since, officer.term.endsOn),
      }
    }),
    ...company.history.flatMap((tenure): Bar[] =>
      tenure.since === null || tenure.role === null
        ? []
        : [
            {
              label: `${tenure.person.name}, ${roleName(tenure.role)[language]}`,
              from: tenure.since,
              until: tenure.endedOn,
              past: true,
              told: told(`${tenure.person.name}, ${roleName(tenure.role)[language]}`, tenure.since, tenure.endedOn),
            },
          ],
    ),
  ].slice(0, MOST_BARS)
  const days = [...bars.flatMap(({ from, until }) => [from, until]), ...events.map(({ day }) => day), today, company.day].sort()
  const [first = today, last = today] = [days[0], days.at(-1)]
  const span = Math.max(365, daysBetween(first, last))
  const x = (day: IsoDate): number => Math.round((Math.max(0, daysBetween(first, day)) / span) * (WIDTH - 20)) + 10
  const height = HEAD + bars.length * LANE + 22
  const years = Array.from({ length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1 }, (_, at) => Number(first.slice(0, 4)) + at)
  const step = Math.ceil(years.length / 12)
  const on = (day: IsoDate): string => address(day > today ? today : day)
  return (
    <div class="scroll" role="group" aria-labelledby="zaman" tabindex={0}>
      <svg class="drawn wide" viewBox={`0 0 ${WIDTH} ${height}`} role="group" aria-label={say('Görevler ve olaylar', 'Offices and events')}>
        {years
          .filter((year, at) => at % step === 0 && `${year}-01-01` >= first)
          .map((year) => (
            <>
              <line class="axis" x1={x(`${year}-01-01`)} x2={x(`${year}-01-01`)} y1={30} y2={height - 18} />
              <text class="dim" x={x(`${year}-01-01`)} y={height - 4} text-anchor="middle">
                {String(year)}
              </text>
            </>
          ))}
        {events.map((event) => (
          <a href={on(event.day)}>
            <title>{event.told}</title>
            <circle class="event" cx={x(event.day)} cy={24} r={6} />
          </a>
        ))}
        {bars.map((bar, at) => {
          const [left, right] = [x(bar.from), Math.max(x(bar.until), x(bar.from) + 4)]
          const y = HEAD + at * LANE
          const inside = left > WIDTH * 0.6
          return (
            <a href={on(bar.from)}>
              <title>{bar.told}</title>
              <rect class={bar.past ? 'bar-past' : 'bar-now'} x={left} y={y + 13} width={right - left} height={6} rx={3} />
              <text x={inside ? right : left} y={y + 10} text-anchor={inside ? 'end' : 'start'}>
                {bar.label}
              </text>
            </a>
          )
        })}
        <line class="day" x1={x(company.day)} x2={x(company.day)} y1={12} y2={height - 18} />
        <text x={Math.min(Math.max(x(company.day), 40), WIDTH - 40)} y={10} text-anchor="middle">
          {dayText(c, company.day)}
        </text>
      </svg>
    </div>
  )
}

/** The days on which offices begin or end, and those of events, with today: what a walk through the past stops at. Oldest first. */
export const daysThatMatter = (whole: CompanyRecord, today: IsoDate): IsoDate[] => {
  const company = companyOn(whole, today)
  const days = [
    ...officersInOffice(company).flatMap(({ since, term }) => [since, term.endsOn]),
    ...company.history.flatMap(({ since, endedOn }) => [since, endedOn]),
    company.establishedOn?.value ?? null,
    ...company.capital.history.map(({ on }) => on),
    ...company.events.map(({ on }) => on),
  ]
  return [...new Set([...days.filter((day) => day !== null && day < today), today])].filter((day) => day !== null).sort()
}

/** Events of a company's life that the timeline marks: establishment, capital, status. */
export const eventsOf = (c: Visit, company: Company): Mark[] => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return [
    ...(company.establishedOn
      ? [{ day: company.establishedOn.value, told: `${dayText(c, company.establishedOn.value)}: ${say('kuruluş', 'established')}` }]
      : []),
    ...company.capital.history.map((step) => ({
      day: step.on,
      told: `${dayText(c, step.on)}: ${say('sermaye', 'capital')} ${amountText(step.to, step.currency)[language]}`,
    })),
    ...company.events.map((step) => ({ day: step.on, told: `${dayText(c, step.on)}: ${STATUS_NAMES[step.code][language]}` })),
  ]
}
