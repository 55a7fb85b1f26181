/** A compliance officer's day: what is open over all companies, what happened, what was screened when, and files of names. */
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { SCREENING_ID } from '../../lib/domain/report/id.ts'
import { hitTold } from '../../lib/domain/screening/hit-events.ts'
import { lastEvents } from '../../lib/store/events.ts'
import { openHits, pastScreenings } from '../../lib/store/screening-work.ts'
import { refusalText } from './fields.ts'
import { ask, Refused } from './groups.ts'
import { dayText, Form, pageIn, Pager, show, timeText } from './layout.tsx'
import { MetItem } from './met.tsx'
import { companyPath, nameOf } from './own.ts'
import { passedOn } from './reports.tsx'
import { type Visit, visitorIn } from './visit.ts'

const PATH = '/panel/yaptirim/'
const PAGE = 30
/** Events shown beside the work list. */
const LAST = 20

const PARTS = [
  { path: PATH, tr: 'İsabetler', en: 'Hits' },
  { path: `${PATH}benzer/`, tr: 'Benzer adlar', en: 'Near names' },
  { path: `${PATH}kararlar/`, tr: 'Kararlar', en: 'Decisions' },
  { path: `${PATH}gecmis/`, tr: 'Geçmiş taramalar', en: 'Past screenings' },
  { path: `${PATH}toplu/`, tr: 'Dosyadan tarama', en: 'Screen a file' },
] as const

/** The pages of a compliance officer's work. */
export const Parts = ({ c, path }: { c: Visit; path: string }) => {
  const { language } = c.get('deps')
  return (
    <nav class="pager" aria-label={c.get('say')('Yaptırım taraması', 'Sanctions screening')}>
      {PARTS.map((part) => (
        <a href={part.path} aria-current={part.path === path ? 'page' : undefined}>
          {part[language]}
        </a>
      ))}
    </nav>
  )
}

/** Where a decision made in the work list goes back to. */
export const WORK_LISTS: Record<string, string> = { isabet: PATH, benzer: `${PATH}benzer/` }

const EVENTS: Record<string, [tr: string, en: string]> = {
  'yaptirim.listelendi': ['Listeye alındı', 'Listed'],
  'yaptirim.yeniden_listelendi': ['Yeniden listeye alındı', 'Listed again'],
  'yaptirim.listeden_cikti': ['Listeden çıktı', 'Left the list'],
  'yaptirim.kayit_degisti': ['Liste kaydı değişti', 'The entry changed'],
  'yaptirim.kisi_geldi': ['Listedeki kişi şirkete geldi', 'Somebody listed came to the company'],
  'yaptirim.kisi_ayrildi': ['Listedeki kişi şirketten ayrıldı', 'Somebody listed left the company'],
  'yaptirim.benzer_ad': ['Benzer ad bulundu', 'A near name was found'],
}

const workPage = async (c: Visit, near: boolean) => {
  const { db, language, today } = c.get('deps')
  const say = c.get('say')
  const { accountId, role } = visitorIn(c)
  const page = pageIn(c)
  const [found, events] = await Promise.all([
    openHits(db, accountId, { near, since: today, limit: PAGE, offset: (page - 1) * PAGE }),
    lastEvents(db, accountId, Object.keys(EVENTS), LAST),
  ])
  const path = near ? `${PATH}benzer/` : PATH
  return show(c, {
    title: near ? say('Bakılacak benzer adlar', 'Near names to look at') : say('Karar bekleyen isabetler', 'Hits to be decided'),
    done: c.req.query('oldu') === 'karar' ? say('Karar kaydedildi.', 'The decision is kept.') : null,
    body: (
      <>
        <Parts c={c} path={path} />
        <p class={`note ${found.screened < found.followed ? 'warn' : 'good'}`}>
          {say(
            `Takip edilen ${found.followed} şirketin ${found.screened} tanesi bugün tarandı.`,
            `${found.screened} of ${found.followed} followed companies were screened today.`,
          )}
        </p>
        {role === 'compliance' && (
          <p>
            <a href="/panel/dosyalar/">{say('Yaptırım dosyaları', 'Sanctions cases')}</a>
          </p>
        )}
        <section aria-labelledby="acik">
          <h2 id="acik">
            {say('Açık', 'Open')} ({found.total})
          </h2>
          {found.hits.length === 0 ? (
            <p>{say('Bekleyen yok.', 'Nothing waits.')}</p>
          ) : (
            <ul class="rows">
              {found.hits.map(({ company, hit, foundAt }, at) => (
                <MetItem
                  c={c}
                  met={{ ...hitTold(hit), dogum: hit.births, uyruk: hit.nationalities, karar: null }}
                  company={nameOf(company)}
                  how={[[say('Bulundu', 'Found'), timeText(c, foundAt)]]}
                  score={hit.score}
                  open={near ? 'near' : 'hit'}
                  action={companyPath(company, 'yaptirim/')}
                  kept={{ donus: near ? 'benzer' : 'isabet' }}
                  at={at}
                />
              ))}
            </ul>
          )}
          <Pager say={say} page={page} pages={Math.ceil(found.total / PAGE)} path={path} />
        </section>
        <section aria-labelledby="olaylar">
          <h2 id="olaylar">{say('Son olaylar', 'Latest events')}</h2>
          {events.length === 0 ? (
            <p>{say('Henüz bir olay yok.', 'Nothing happened yet.')}</p>
          ) : (
            <ul class="rows">
              {events.map(({ sequence, event, on, detail, company }) => (
                <li>
                  <div>
                    <p>
                      {EVENTS[event]?.[language === 'tr' ? 0 : 1]}: <strong>{String(detail.ad)}</strong> · {String(detail.liste)}{' '}
                      <span class="code">{String(detail.liste_kaydi)}</span>
                    </p>
                    <p class="quiet">
                      {company && <a href={companyPath(company, 'yaptirim/')}>{nameOf(company)}</a>} · {dayText(c, on)} · {sequence}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </section>
      </>
    ),
  })
}

/** The hits of all followed companies that wait for a decision, and what happened last. */
export const openHitsPage = (c: Visit) => workPage(c, false)

/** The same of near names. */
export const openNearPage = (c: Visit) => workPage(c, true)

/** The certificates of a screening, and its signed record. */
export const ScreeningFiles = ({ c, id }: { c: Visit; id: string }) => {
  const say = c.get('say')
  const files = [
    ['bicim=pdf&belge_dili=tr', say('PDF (Türkçe)', 'PDF (Turkish)')],
    ['bicim=pdf&belge_dili=en', say('PDF (İngilizce)', 'PDF (English)')],
    ['bicim=json', say('İmzalı JSON', 'Signed JSON')],
  ]
  return (
    <p class="links">
      {files.map(([query, name]) => (
        <a href={`${PATH}taramalar/${id}/?${query}`}>
          {name}
          <span class="hidden"> {id}</span>
        </a>
      ))}
    </p>
  )
}

/** What was screened when and by which key, with the certificates. */
export const pastPage = async (c: Visit) => {
  const { db } = c.get('deps')
  const say = c.get('say')
  const page = pageIn(c)
  const filter = { from: null, until: null, key: null, companyId: null, limit: PAGE, offset: (page - 1) * PAGE }
  const { total, screenings } = await pastScreenings(db, visitorIn(c).accountId, filter)
  return show(c, {
    title: say('Geçmiş taramalar', 'Past screenings'),
    body: (
      <>
        <Parts c={c} path={`${PATH}gecmis/`} />
        {screenings.length === 0 && <p>{say('Henüz tarama yapılmadı.', 'Nothing was screened yet.')}</p>}
        <ul class="rows">
          {screenings.map((each) => (
            <li>
              <div>
                <h2 class="code">{each.id}</h2>
                <p>
                  <span class={`badge ${each.openHits > 0 ? 'bad' : each.openNear > 0 ? 'warn' : 'soft'}`}>
                    {say(`açık isabet ${each.openHits}, benzer ${each.openNear}`, `open hits ${each.openHits}, near ${each.openNear}`)}
                  </span>{' '}
                  {timeText(c, each.askedAt)} · {say(`${each.asked} ad`, `${each.asked} names`)} ·{' '}
                  {each.key === null ? say('panelden', 'from the panel') : <span class="code">{each.key}</span>}
                  {each.companyId !== null && (
                    <>
                      {' · '}
                      <a href={`/panel/sirketler/${each.companyId}/`}>{say('şirket', 'company')}</a>
                    </>
                  )}
                </p>
                <ScreeningFiles c={c} id={each.id} />
              </div>
            </li>
          ))}
        </ul>
        <Pager say={say} page={page} pages={Math.ceil(total / PAGE)} path={`${PATH}gecmis/`} />
      </>
    ),
  })
}

/** A screening made before: its certificate, or its signed record. */
export const screeningFile = async (c: Visit) => {
  const id = c.req.param('screening') ?? ''
  if (!SCREENING_ID.test(id)) throw new Failure('not_found')
  const form = c.req.query('bicim') === 'json' ? 'json' : 'pdf'
  const query = new URLSearchParams({ bicim: form, dil: c.req.query('belge_dili') === 'en' ? 'en' : 'tr' })
  return passedOn(await ask(c, 'YAPTIRIM', `/api/v1/yaptirim/taramalar/${id}/?${query}`), form, id)
}

const filePage = (c: Visit, refused: Refused | null) => {
  const say = c.get('say')
  return show(c, {
    title: say('Dosyadan tarama', 'Screen a file'),
    status: refused ? refused.status : 200,
    error: refused && refusalText(c, refused),
    body: (
      <>
        <Parts c={c} path={`${PATH}toplu/`} />
        <p>
          {say(
            'CSV dosyanızın her satırı bir sonuçla geri gelir. İlk satır başlıktır: ad, tur, no, dogum_yili, uyruk; yalnız ad ' +
              'zorunludur. ' +
              'En çok 1.000 satır ve 1 MiB; Excel’de “CSV UTF-8” olarak kaydedin.',
            'Every row of your CSV file comes back with a result. The first line is the heading: ad (name), tur (kisi, kurulus or gemi), ' +
              'no (number), dogum_yili (year of birth), uyruk (nationality); only ad is required. At most 1,000 rows and 1 MiB; in Excel ' +
              'save as “CSV UTF-8”.',
          )}
        </p>
        <Form c={c} action={`${PATH}toplu/`} file>
          <p>
            <label for="dosya">{say('CSV dosyası', 'CSV file')}</label>
            <input id="dosya" name="dosya" type="file" required accept=".csv,text/csv" aria-invalid={refused ? 'true' : undefined} />
          </p>
          <p>
            <button>{say('Tara ve sonucu indir', 'Screen and download the result')}</button>
          </p>
        </Form>
      </>
    ),
  })
}

export const bulkPage = (c: Visit) => filePage(c, null)

/** Screens the names of a file; what comes back is the file of their results. */
export const screenFile = async (c: Visit) => {
  try {
    return passedOn(
      await ask(c, 'YAPTIRIM', '/api/v1/yaptirim/toplu/?bicim=csv', { method: 'POST', csv: c.get('form').dosya ?? '' }),
      'csv',
      '',
    )
  } catch (error) {
    if (error instanceof Refused) return filePage(c, error)
    throw error
  }
}
