import { Failure } from '../../lib/domain/kernel/errors.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import type { Stage } from '../../lib/domain/preparation/stage.ts'
import type { ListedCompany } from '../../lib/store/companies.ts'
import { SEALS } from '../../lib/domain/report/names.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { logError } from '../../lib/http/app/log.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { follow, placeInRegister } from '../../lib/pipeline/follow.ts'
import { unfollowCompany } from '../../lib/store/companies.ts'
import { panelHome, type PanelHome } from '../../lib/store/panel.ts'
import { allowed } from './doing.ts'
import { label, refusalText } from './fields.ts'
import { withUsage } from './keys.tsx'
import { Confirmed, dayText, Field, Form, noticesText, Pager, SEAL_TONE, show } from './layout.tsx'
import { nameOf, numberIn } from './own.ts'
import { type Visit, visitorIn } from './visit.ts'

const { offices } = lawOf('TR')

const PAGE = 50
const FIELDS = { mudurluk: 80, sicil_no: 30, unvan: 400 } as const

/** A number under which no notice was found: there is nothing that could be ready. */
const isEmpty = ({ stage, noticeCount }: ListedCompany): boolean => stage === 'ready' && noticeCount === 0

/** The colour of a stage, beside its name. */
export const stageTone = (stage: Stage): string => (stage === 'ready' ? 'good' : stage === 'branch' ? 'soft' : 'warn')

const CompanyRow = ({ c, company }: { c: Visit; company: PanelHome['companies'][number] }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { seal } = company
  const name = nameOf(company)
  return (
    <li>
      <div>
        <h3>
          <a href={`/panel/sirketler/${company.id}/`}>{name}</a>
        </h3>
        <p class="quiet">
          {company.office} {company.registryNo}
          {company.lastNoticeOn && ` · ${say('son ilan', 'last notice')} ${dayText(c, company.lastNoticeOn)}`} ·{' '}
          {noticesText(say, company.noticeCount)}
        </p>
      </div>
      <p class="badges">
        <span class={`badge ${isEmpty(company) ? 'warn' : stageTone(company.stage)}`}>
          <span class="hidden">{say('Aşama: ', 'Stage: ')}</span>
          {isEmpty(company) ? (language === 'tr' ? 'İlan yok' : 'No notice') : STAGES[company.stage][language]}
        </span>{' '}
        <span class={`badge ${seal ? SEAL_TONE[seal] : 'soft'}`}>
          {say('Mühür', 'Seal')}: {seal ? SEALS[seal].name[language] : say('rapor verilmedi', 'no report issued')}
        </span>
      </p>
      <Confirmed
        c={c}
        action={`/panel/sirketler/${company.id}/birak/`}
        ask={say('Takibi bırak', 'Unfollow')}
        confirm={say(`Evet, bırak: ${name}`, `Yes, unfollow: ${name}`)}
      />
    </li>
  )
}

const Usage = ({ c, following, busiest }: { c: Visit; following: number; busiest: { label: string; used: number | null } | undefined }) => {
  const say = c.get('say')
  const { plan, companyAllowance, hourlyLimit } = visitorIn(c)
  return (
    <section aria-labelledby="kullanim">
      <h2 id="kullanim">{say('Kullanım', 'Usage')}</h2>
      <p>
        <label for="kota">{say('Şirket hakkı', 'Company allowance')}</label>
        <meter id="kota" min={0} max={Math.max(1, companyAllowance)} value={following} /> {following} / {companyAllowance} (
        {say('paket', 'plan')} {plan})
      </p>
      {busiest && (
        <p>
          <label for="saatlik">{say('Bu saatin istekleri', 'Requests of this hour')}</label>
          <meter id="saatlik" min={0} max={Math.max(1, hourlyLimit)} value={busiest.used ?? 0} /> {busiest.used} / {hourlyLimit} (
          {say('en çok kullanılan anahtar', 'busiest key')}: {busiest.label})
        </p>
      )}
      <p>
        {say(`Her API anahtarı saatte ${hourlyLimit} istek yapabilir.`, `Each API key may make ${hourlyLimit} requests an hour.`)}{' '}
        <a href="/panel/anahtarlar/">{say('Anahtar anahtar kullanım', 'Usage key by key')}</a>
      </p>
    </section>
  )
}

type Given = Partial<Record<keyof typeof FIELDS, string>>

const AddForm = ({ c, given, wrong }: { c: Visit; given: Given; wrong: string | null }) => {
  const say = c.get('say')
  if (!allowed(c, '/panel/')) return null
  return (
    <section aria-labelledby="ekle">
      <h2 id="ekle">{say('Şirket ekle', 'Add a company')}</h2>
      <Form c={c} action="/panel/">
        <div class="fields">
          <Field
            id="mudurluk"
            label={label(c, 'mudurluk')}
            wrong={wrong === 'mudurluk'}
            list="mudurlukler"
            required
            maxlength={FIELDS.mudurluk}
            value={given.mudurluk ?? ''}
            autocomplete="off"
          />
          <Field
            id="sicil_no"
            label={label(c, 'sicil_no')}
            hint={say('Örnek: 912345-5', 'Example: 912345-5')}
            wrong={wrong === 'sicil_no'}
            required
            maxlength={FIELDS.sicil_no}
            pattern="[0-9][0-9\-\/]*"
            value={given.sicil_no ?? ''}
            autocomplete="off"
          />
          <Field
            id="unvan"
            label={label(c, 'unvan')}
            wrong={wrong === 'unvan'}
            maxlength={FIELDS.unvan}
            value={given.unvan ?? ''}
            autocomplete="off"
          />
        </div>
        <datalist id="mudurlukler">
          {offices.map(({ name }) => (
            <option value={name} />
          ))}
        </datalist>
        <p>
          <button>{say('Takibe al', 'Follow')}</button>
        </p>
      </Form>
    </section>
  )
}

const DONE: Record<string, [tr: string, en: string]> = {
  eklendi: ['Şirket takibe alındı; profili hazırlanıyor.', 'The company is followed; its profile is being prepared.'],
  'zaten-var': ['Bu şirketi zaten takip ediyorsunuz.', 'You follow this company already.'],
  birakildi: ['Takip bırakıldı.', 'The company is no longer followed.'],
}

const homePage = async (c: Visit, refused: { failure: Failure; given: Given } | null) => {
  const { db, language } = c.get('deps')
  const say = c.get('say')
  const asked = Number(/^\d{1,6}$/.exec(c.req.query('sayfa') ?? '')?.[0] ?? 1) || 1
  const { total, companies, keys } = await panelHome(db, visitorIn(c).accountId, PAGE, (asked - 1) * PAGE)
  const [busiest] = (await withUsage(c, keys)).filter(({ used }) => used !== null).sort((a, b) => (b.used ?? 0) - (a.used ?? 0))
  const done = DONE[c.req.query('oldu') ?? '']
  return show(c, {
    title: say('Takip edilen şirketler', 'Companies followed'),
    status: refused ? failureStatus(refused.failure) : 200,
    error: refused && refusalText(c, refusalOf(refused.failure, language)),
    done: done && !refused ? say(...done) : null,
    body: (
      <>
        <AddForm c={c} given={refused?.given ?? {}} wrong={refused && refused.failure.field} />
        <section aria-labelledby="liste">
          <h2 id="liste">
            {say('Liste', 'List')} ({total})
          </h2>
          {companies.length === 0 && <p>{say('Takip edilen şirket yok.', 'No company is followed.')}</p>}
          {companies.length > 0 && (
            <ul class="rows">
              {companies.map((company) => (
                <CompanyRow c={c} company={company} />
              ))}
            </ul>
          )}
          <Pager say={say} page={asked} pages={Math.ceil(total / PAGE)} path="/panel/" />
        </section>
        <Usage c={c} following={total} busiest={busiest} />
      </>
    ),
  })
}

export const home = (c: Visit) => homePage(c, null)

export const addCompany = async (c: Visit) => {
  const { db, queue, later } = c.get('deps')
  const given: Given = Object.fromEntries(
    Object.entries(FIELDS).map(([name, longest]) => [name, (c.get('form')[name] ?? '').trim().slice(0, longest)]),
  )
  try {
    const place = placeInRegister(given.mudurluk ?? '', given.sicil_no ?? '')
    const sent = (sending: Promise<void>, company: number): void =>
      later(sending.catch((error: unknown) => logError('stage_not_sent', error, { company })))
    const { outcome } = await follow({ db, queue, sent }, visitorIn(c).accountId, { ...place, title: given.unvan || null })
    return c.redirect(`/panel/?oldu=${outcome === 'added' ? 'eklendi' : 'zaten-var'}`, 303)
  } catch (error) {
    if (error instanceof Failure) return homePage(c, { failure: error, given })
    throw error
  }
}

export const unfollow = async (c: Visit) => {
  if (!(await unfollowCompany(c.get('deps').db, visitorIn(c).accountId, numberIn(c, 'id')))) throw new Failure('not_found')
  return c.redirect('/panel/?oldu=birakildi', 303)
}
