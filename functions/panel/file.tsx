import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import { type Company, companyOn, type TextSpan } from '../../lib/domain/company/company.ts'
import { completenessOf, type SectionState } from '../../lib/domain/company/completeness.ts'
import { findingsOf } from '../../lib/domain/company/flags/findings.ts'
import { isKnownOn } from '../../lib/domain/company/fold/timeline.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import { CAPITAL_OPERATIONS, STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import { SECTION_NAMES } from '../../lib/domain/report/names.ts'
import type { Source } from '../../lib/domain/company/source.ts'
import { citation, dayText, Empty, noticesText, Quote, Table } from './layout.tsx'
import { bandsOf, daysThatMatter, eventsOf, SigningPicture, TimelinePicture } from './pictures.tsx'
import { FIRST_ASKED } from './signer-states.tsx'
import type { Visit } from './visit.ts'

const Cited = ({ c, source }: { c: Visit; source: Source | null | undefined }) => (source ? <Quote c={c} source={source} /> : null)

/** What a company is: registered facts, each with the words it stands in. */
const Identity = ({ c, company, record }: { c: Visit; company: Company; record: CompanyRecord }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const capital = company.capital.current
  const known = isKnownOn(record, company.day)
  return (
    <section aria-labelledby="ozet">
      <h2 id="ozet">{say('Özet', 'Summary')}</h2>
      <div class="card">
        <dl>
          {known && (
            <>
              <dt>{say('Durum', 'Status')}</dt>
              <dd>
                <strong>{STATUS_NAMES[company.status.code][language]}</strong>
                {company.status.on && <span class="quiet"> · {dayText(c, company.status.on)}</span>}
                <Cited c={c} source={company.status.source} />
              </dd>
            </>
          )}
          <dt>{say('Unvan', 'Title')}</dt>
          <dd>
            {company.title?.value ?? '–'}
            <Cited c={c} source={company.title?.source} />
          </dd>
          <dt>{say('Hukuki biçim', 'Legal form')}</dt>
          <dd>{company.legalForm?.[language] ?? '–'}</dd>
          <dt>MERSİS</dt>
          <dd class="code">{company.mersisNo ?? '–'}</dd>
          <dt>{say('Kuruluş', 'Established')}</dt>
          <dd>
            {dayText(c, company.establishedOn?.value ?? null)}
            <Cited c={c} source={company.establishedOn?.source} />
          </dd>
          <dt>{say('Adres', 'Address')}</dt>
          <dd>
            {company.address?.value ?? company.province ?? '–'}
            <Cited c={c} source={company.address?.source} />
          </dd>
          <dt>{say('Sermaye', 'Capital')}</dt>
          <dd>
            {capital ? amountText(capital.to, capital.currency)[language] : '–'}
            <Cited c={c} source={capital?.source} />
          </dd>
        </dl>
      </div>
    </section>
  )
}

const Spans = ({ c, title, spans }: { c: Visit; title: string; spans: TextSpan[] }) =>
  spans.length < 2 ? null : (
    <details>
      <summary>
        {title} ({spans.length})
      </summary>
      <ul class="rows">
        {spans.toReversed().map((span) => (
          <li>
            <div>
              <p>{span.value}</p>
              <p class="quiet small-text">
                {dayText(c, span.since)} – {dayText(c, span.until)}
              </p>
              <Cited c={c} source={span.source} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  )

const Capital = ({ c, company }: { c: Visit; company: Company }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { shareholders, capital } = company
  return (
    <section aria-labelledby="sermaye">
      <h2 id="sermaye">{say('Sermaye ve ortaklar', 'Capital and shareholders')}</h2>
      <div class="cards">
        <div class="card">
          <h3>{say('Sermayenin geçmişi', 'History of the capital')}</h3>
          {capital.history.length === 0 ? (
            <p class="quiet">{say('İlanlarda sermaye bulunamadı.', 'The notices name no capital.')}</p>
          ) : (
            <ol class="timeline">
              {capital.history.toReversed().map((step) => (
                <li>
                  <strong>{amountText(step.to, step.currency)[language]}</strong>{' '}
                  <span class="quiet">
                    {CAPITAL_OPERATIONS[step.operation][language]} · {dayText(c, step.on)}
                    {step.before && ` · ${say('önce', 'before')} ${amountText(step.before, step.currency)[language]}`}
                  </span>
                  <Quote c={c} source={step.source} />
                </li>
              ))}
            </ol>
          )}
        </div>
        <div class="card">
          <h3>{say('Ortaklar', 'Shareholders')}</h3>
          {shareholders.jointStock && shareholders.statedOn && (
            <p class="quiet">
              {say(
                `${dayText(c, shareholders.statedOn)} günlü ilandaki durum; anonim şirketin pay devirleri yayımlanmaz.`,
                `As printed on ${dayText(c, shareholders.statedOn)}; transfers in a joint-stock company are not published.`,
              )}
            </p>
          )}
          {shareholders.list.length === 0 ? (
            <p class="quiet">{say('İlanlarda ortak bulunamadı.', 'The notices name no shareholder.')}</p>
          ) : (
            <ul class="rows">
              {shareholders.list.map((holder) => (
                <li>
                  <div>
                    <strong>{holder.person.name}</strong>
                    <p class="quiet">
                      {[
                        holder.amount && amountText(holder.amount, capital.current?.currency ?? 'TRY')[language],
                        holder.ratio && `%${holder.ratio.percent}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    <Quote c={c} source={holder.source} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Spans c={c} title={say('Unvanlar', 'Titles')} spans={company.titles} />
      <Spans c={c} title={say('Adresler', 'Addresses')} spans={company.addresses} />
      {company.articles.length > 0 && (
        <details>
          <summary>
            {say('Esas sözleşme değişiklikleri', 'Changes of the articles')} ({company.articles.length})
          </summary>
          <ul class="rows">
            {company.articles.toReversed().map((change) => (
              <li>
                <div>
                  <p>
                    {dayText(c, change.on)}: {say('madde', 'article')} {change.articles.join(', ')} {change.heading}
                  </p>
                  <Quote c={c} source={change.source} />
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const Flags = ({ c, record, day }: { c: Visit; record: CompanyRecord; day: IsoDate }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const flags = isKnownOn(record, day) ? judgementOf(record.country).flagsOf(record, day) : []
  const findings = findingsOf(record, day)
  const raised = flags.filter(({ active }) => active !== false)
  return (
    <section aria-labelledby="uyum">
      <h2 id="uyum">{say('Uyum işaretleri ve bulgular', 'Flags and findings')}</h2>
      {raised.length === 0 && findings.length === 0 && <Empty title={say('İşaret ve bulgu yok.', 'No flags or findings.')} />}
      {(raised.length > 0 || findings.length > 0) && (
        <ul class="rows">
          {raised.map((flag) => (
            <li>
              <div>
                <h3>
                  {flag.name[language]}{' '}
                  <span class={`badge ${flag.active ? 'bad' : 'warn'}`}>
                    {flag.active ? say('etkin', 'raised') : say('belirsiz', 'open')}
                  </span>
                </h3>
                <p>{flag.text[language]}</p>
                <p class="quiet small-text">{citation(c, flag.basis)}</p>
                {flag.sources.map((source) => (
                  <Quote c={c} source={source} />
                ))}
              </div>
            </li>
          ))}
          {findings.map((finding) => (
            <li>
              <div>
                <p>{finding.text[language]}</p>
                {finding.sources.map((source) => (
                  <Quote c={c} source={source} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      {flags.length > raised.length && (
        <p class="quiet small-text">
          {say(`${flags.length - raised.length} denetim sorunsuz.`, `${flags.length - raised.length} checks found nothing.`)}
        </p>
      )}
    </section>
  )
}

const STATE_TONES: Record<SectionState['state'], string> = {
  tam: 'good',
  kismi: 'warn',
  yok: 'soft',
  hazirlaniyor: 'soft',
  yayimlanmiyor: 'soft',
}
const STATE_WORDS: Record<SectionState['state'], [tr: string, en: string]> = {
  tam: ['Tam', 'Complete'],
  kismi: ['Kısmi', 'Partial'],
  yok: ['Bulunmadı', 'None found'],
  hazirlaniyor: ['Hazırlanıyor', 'Being prepared'],
  yayimlanmiyor: ['Yayımlanmıyor', 'Not published'],
}

/** How complete each section is, and what would settle what is open. */
export const Completeness = ({ c, record }: { c: Visit; record: CompanyRecord | null }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  return (
    <section aria-labelledby="tamlik">
      <h2 id="tamlik">{say('Bilgilerin tamlığı', 'How complete this is')}</h2>
      <ul class="rows">
        {completenessOf(record).map(({ section, state, notices, limits }) => (
          <li>
            <div>
              <h3>{SECTION_NAMES[section]?.[language] ?? section}</h3>
              {limits.map((limit) => (
                <p class="small-text">{limit[language]}</p>
              ))}
            </div>
            <span class="quiet small-text">{notices === null ? '' : noticesText(say, notices)}</span>
            <span class={`badge ${STATE_TONES[state]}`}>{say(...STATE_WORDS[state])}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Notices = ({ c, record }: { c: Visit; record: CompanyRecord }) => {
  const say = c.get('say')
  const first = Map.groupBy(record.facts, (fact) => fact.noticeId)
  const notices = record.notices.toSorted((a, b) => ((a.publishedOn ?? '') < (b.publishedOn ?? '') ? 1 : -1))
  return (
    <section aria-labelledby="ilanlar">
      <h2 id="ilanlar">
        {say('İlanlar', 'Notices')} ({notices.length})
      </h2>
      <Table
        labelledby="ilanlar"
        heads={[say('İlan', 'Notice'), say('Gün', 'Day'), say('Sayı', 'Issue'), say('Sayfa', 'Page'), say('Okunan', 'Read')]}
        rows={notices.map((notice) => {
          const facts = first.get(notice.id) ?? []
          return [
            facts[0] ? <a href={`/panel/kanit/${notice.id}/${facts[0].id}/`}>{notice.noticeType}</a> : notice.noticeType,
            dayText(c, notice.publishedOn),
            notice.issue,
            notice.page,
            <>
              {say(`${facts.length} bilgi`, `${facts.length} facts`)}
              {notice.unread.length > 0 && (
                <span class="warn"> · {say(`${notice.unread.length} madde okunmadı`, `${notice.unread.length} clauses unread`)}</span>
              )}
            </>,
          ]
        })}
      />
    </section>
  )
}

/** The part of the file that is read before the officers: what the company is, who may sign, its life drawn over time. */
export const FileHead = ({
  c,
  record,
  whole,
  day,
  known,
  path,
}: {
  c: Visit
  record: CompanyRecord
  whole: CompanyRecord
  day: IsoDate
  known: IsoDate | null
  path: string
}) => {
  const { language, today } = c.get('deps')
  const say = c.get('say')
  const company = companyOn(record, day)
  const { transactions } = judgementOf(record.country)
  const asked = c.req.query('islem') ?? ''
  const transaction = Object.hasOwn(transactions, asked) ? asked : FIRST_ASKED
  const days = daysThatMatter(whole, today)
  // the last of them that is not after the day shown
  const place = Math.max(
    0,
    days.findLastIndex((each) => each <= day),
  )
  const address = (on: IsoDate): string => `${path}?${new URLSearchParams({ tarih: on, ...(known ? { bilinen: known } : {}) })}#zaman`
  return (
    <>
      <Identity c={c} company={company} record={record} />
      <section aria-labelledby="kim">
        <h2 id="kim">{say('Kim, kiminle, hangi tutara kadar?', 'Who, with whom, up to what amount?')}</h2>
        <form method="get" action={`${path}#kim`}>
          {day !== today && <input type="hidden" name="tarih" value={day} />}
          {known && <input type="hidden" name="bilinen" value={known} />}
          <div class="toolbar">
            <p class="grow">
              <label for="islem_resim">{say('İşlem', 'Transaction')}</label>
              <select id="islem_resim" name="islem">
                {Object.entries(transactions).map(([code, name]) => (
                  <option value={code} selected={code === transaction}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <button class="plain">{say('Göster', 'Show')}</button>
            </p>
          </div>
        </form>
        <div class="card">
          <SigningPicture c={c} bands={bandsOf(whole, day, today, transaction)} />
        </div>
      </section>
      <section aria-labelledby="zaman">
        <h2 id="zaman">{say('Zaman çizgisi', 'Timeline')}</h2>
        <form method="get" action={`${path}#zaman`} data-kaydir="">
          {known && <input type="hidden" name="bilinen" value={known} />}
          <div class="toolbar">
            <p class="grow">
              <label for="konum">{say('Olaydan olaya', 'From event to event')}</label>
              <input
                id="konum"
                name="konum"
                type="range"
                min="0"
                max={String(days.length - 1)}
                step="1"
                value={String(place)}
                aria-valuetext={dayText(c, days[place] ?? day)}
                data-gunler={days.map((each) => dayText(c, each)).join('|')}
              />
              <output for="konum" class="quiet small-text">
                {dayText(c, days[place] ?? day)}
              </output>
            </p>
            <p>
              <button class="plain">{say('Bu güne git', 'Go to this day')}</button>
            </p>
          </div>
        </form>
        <form method="get" action={`${path}#zaman`}>
          <div class="toolbar">
            <p>
              <label for="tarih_gun">{say('Bu günkü hâli', 'As of')}</label>
              <input id="tarih_gun" name="tarih" type="date" value={day} max={today} />
            </p>
            <p>
              <label for="bilinen">{say('Şu gün bilinenlerle', 'As known on')}</label>
              <input id="bilinen" name="bilinen" type="date" value={known ?? today} max={today} />
            </p>
            <p>
              <button class="plain">{say('Göster', 'Show')}</button>
            </p>
            {(day !== today || known) && (
              <p>
                <a href={path}>{say('Bugüne dön', 'Back to today')}</a>
              </p>
            )}
          </div>
        </form>
        <div class="card">
          <TimelinePicture c={c} company={company} events={eventsOf(c, companyOn(whole, today))} address={address} />
        </div>
        <script src="/panel/dosya.js" defer></script>
      </section>
    </>
  )
}

/** The part that is read after the officers. */
export const FileBody = ({ c, record, day }: { c: Visit; record: CompanyRecord; day: IsoDate }) => (
  <>
    <Capital c={c} company={companyOn(record, day)} />
    <Flags c={c} record={record} day={day} />
    <Completeness c={c} record={record} />
    <Notices c={c} record={record} />
  </>
)
