import { amountText } from '../../lib/domain/company/changes/change-texts.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { WatchAnswer } from '../../lib/domain/watch/authority.ts'
import { MOST_WATCHES } from '../../lib/domain/watch/limit.ts'
import { SIGNERS_WORDS, VERDICTS } from '../../lib/http/words/signing-words.ts'
import { eventName } from '../../lib/http/words/event-words.ts'
import { lastEvents, type ListedEvent } from '../../lib/store/events.ts'
import { type ListedWatch, listWatches } from '../../lib/store/watches.ts'
import { choices } from '../../lib/store/workspace.ts'
import { allowed } from './doing.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { Confirmed, dayText, Empty, Form, pageIn, Pager, show, timeText } from './layout.tsx'
import { companyPath, nameOf, numberIn, owner } from './own.ts'
import { SigningForm, type SigningGiven, signingGiven, signingInput } from './signing-form.tsx'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/izlemeler/'
const API = '/api/v1/yetki-izlemeleri/'
const PAGE = 50
const LAST_TURNS = 10
const MOST_CHOICES = 500

const TONES: Record<WatchAnswer['verdict'], string> = { yetkili: 'good', var: 'good', yetkili_degil: 'bad', yok: 'bad', belirsiz: 'warn' }

/** What was answered, in words; the code itself where there are none. */
const answerText = (c: Visit, verdict: string): string =>
  [...Object.values(VERDICTS), ...Object.values(SIGNERS_WORDS)].find(({ code }) => code === verdict)?.[c.get('deps').language] ?? verdict

const questionText = (c: Visit, { question }: ListedWatch): string => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { person, coSigners, transaction, amount, currency } = question
  return [
    person ?? say('herhangi biri', 'anybody'),
    coSigners.length > 0 && `${say('birlikte', 'with')} ${coSigners.join(', ')}`,
    transaction === null
      ? say('genel temsil', 'representation in general')
      : (judgementOf('TR').transactions[transaction]?.[language] ?? transaction),
    amount !== null && amountText(amount, currency)[language],
  ]
    .filter(Boolean)
    .join(' · ')
}

const WatchItem = ({ c, watch }: { c: Visit; watch: ListedWatch }) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  return (
    <li>
      <div>
        <h3>
          <a href={companyPath(watch.company)}>{nameOf(watch.company)}</a>
        </h3>
        <p>{questionText(c, watch)}</p>
        <p class="quiet small-text">
          {say('soruldu', 'asked')} {dayText(c, watch.askedOn)} · {say('son dönüş', 'last turned')} {timeText(c, watch.turnedAt)}
        </p>
        {watch.answer.reasons[0] && <p class="small-text">{watch.answer.reasons[0][language === 'tr' ? 'metin' : 'metin_en']}</p>}
      </div>
      <span class={`badge ${TONES[watch.answer.verdict]}`}>{answerText(c, watch.answer.verdict)}</span>
      <Confirmed
        c={c}
        action={`${PATH}${watch.id}/sil/`}
        ask={say('Sil', 'Delete')}
        confirm={say('Evet, izlemeyi sil', 'Yes, delete the watch')}
      />
    </li>
  )
}

const TurnItem = ({ c, event }: { c: Visit; event: ListedEvent }) => {
  const { language } = c.get('deps')
  const { onceki, yeni, soru } = event.detail as { onceki?: string; yeni?: string; soru?: { kisi: string | null } }
  return (
    <li>
      {dayText(c, event.on)}: {event.company && <a href={companyPath(event.company)}>{nameOf(event.company)}</a>}
      <br />
      {eventName(event.event)[language]}
      {soru?.kisi && ` · ${soru.kisi}`}
      {onceki !== undefined && yeni !== undefined && (
        <>
          {': '}
          {answerText(c, onceki)} → <strong>{answerText(c, yeni)}</strong>
        </>
      )}
    </li>
  )
}

const listPage = async (c: Visit, refused: { by: Refused; ref: string; given: SigningGiven } | null) => {
  const { db } = c.get('deps')
  const say = c.get('say')
  const { accountId } = visitorIn(c)
  const page = pageIn(c)
  const [found, turns, companies] = await Promise.all([
    listWatches(db, owner(c), { companyId: null, limit: PAGE, offset: (page - 1) * PAGE }),
    lastEvents(db, accountId, ['yetki.degisiklik', 'yetki.duzeltme'], LAST_TURNS),
    choices(db, accountId, MOST_CHOICES),
  ])
  const wanted = refused?.ref ?? c.req.query('sirket') ?? ''
  return show(c, {
    title: say('Yetki izlemeleri', 'Watches of an authority'),
    lead: say(
      'Bir imza yanıtı dönünce haber verilir: ilanla, takvimle, mahkeme kararıyla ya da karara bağlanan bir maddeyle.',
      'You are told when a signing answer turns: by notice, by calendar, by court order or by a settled case.',
    ),
    status: refused ? refused.by.status : 200,
    error: refused && refusalText(c, refused.by),
    done:
      c.req.query('oldu') === 'kuruldu'
        ? say('İzleme kuruldu.', 'The watch is set up.')
        : c.req.query('oldu') === 'silindi'
          ? say('İzleme silindi.', 'The watch is deleted.')
          : null,
    body: (
      <>
        {turns.length > 0 && (
          <section class="card" aria-labelledby="donen">
            <h2 id="donen">{say('Son dönenler', 'Last turns')}</h2>
            <ol class="timeline">
              {turns.map((event) => (
                <TurnItem c={c} event={event} />
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="izlemeler">
          <h2 id="izlemeler">
            {say('İzlenenler', 'Watched')} ({found.total})
          </h2>
          {found.watches.length === 0 ? (
            <Empty title={say('Henüz izleme yok.', 'Nothing is watched yet.')}>
              <p>
                {say('Aşağıdan bir soru kurun ya da bir imza yanıtını izleyin.', 'Set up a question below, or watch a signing answer.')}
              </p>
            </Empty>
          ) : (
            <ul class="rows">
              {found.watches.map((watch) => (
                <WatchItem c={c} watch={watch} />
              ))}
            </ul>
          )}
          <Pager say={say} page={page} pages={Math.ceil(found.total / PAGE)} path={PATH} />
        </section>
        {allowed(c, PATH) && (
          <section class="card" aria-labelledby="kur">
            <h2 id="kur">{say('Yeni izleme', 'New watch')}</h2>
            <p class="quiet">
              {say(`Bir şirkette en çok ${MOST_WATCHES} izleme kurulur.`, `At most ${MOST_WATCHES} watches can be set up on a company.`)}
            </p>
            <SigningForm
              c={c}
              company={null}
              names={[]}
              given={refused?.given ?? {}}
              refused={refused?.by ?? null}
              action={PATH}
              dated={false}
              button={say('İzle', 'Watch')}
            >
              <p>
                <label for="sirket">{say('Şirket', 'Company')}</label>
                <select id="sirket" name="sirket" required>
                  <option value="">{say('Seçin', 'Choose')}</option>
                  {companies
                    .filter(({ code }) => code === null)
                    .map((company) => (
                      <option value={String(company.id)} selected={String(company.id) === wanted}>
                        {nameOf(company)}
                      </option>
                    ))}
                </select>
              </p>
            </SigningForm>
          </section>
        )}
      </>
    ),
  })
}

/** What is watched, with the last answers, and the form to watch more. */
export const watchesPage = (c: Visit) => listPage(c, null)

/** Watches a question. Asked by POST: names and amounts stand in no address and no log. */
export const createWatch = async (c: Visit) => {
  const form = c.get('form')
  const given = signingGiven(form)
  const { tarih: _day, birlikte, ...question } = signingInput(given) as { tarih?: string; birlikte: string[] }
  const ref = (form.sirket ?? '').slice(0, 60)
  try {
    await ask(c, 'DOGRULAMA', API, {
      method: 'POST',
      json: { sirket_id: ref, ...question, ...(birlikte.length > 0 ? { birlikte } : {}) },
    })
    return c.redirect(`${PATH}?oldu=kuruldu`, 303)
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return listPage(c, { by: error, ref, given })
    throw error
  }
}

/** Ends a watch. */
export const dropWatch = async (c: Visit) => {
  await ask(c, 'DOGRULAMA', `${API}${numberIn(c, 'id')}/`, { method: 'DELETE' })
  return c.redirect(`${PATH}?oldu=silindi`, 303)
}

/** The button that watches a question that was just answered; nothing for a made-up company, of which no account is told. */
export const WatchButton = ({ c, ref, given }: { c: Visit; ref: string; given: SigningGiven }) => {
  const say = c.get('say')
  return (
    <Form c={c} action={PATH}>
      <input type="hidden" name="sirket" value={ref} />
      {Object.entries(given).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <p>
        <button class="plain">{say('Bu yanıtı izle: dönünce haber ver', 'Watch this answer: tell me when it turns')}</button>
      </p>
    </Form>
  )
}
