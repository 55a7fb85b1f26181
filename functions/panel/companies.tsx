import { STATUS_NAMES } from '../../lib/domain/company/texts.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { mersisNumber, REGISTRY_NUMBER, registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import type { Stage } from '../../lib/domain/preparation/stage.ts'
import { SEALS, SECTION_NAMES } from '../../lib/domain/report/names.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { logError } from '../../lib/http/app/log.ts'
import { type Column, CSV_TYPE, csvOf, XLSX_TYPE, xlsxOf } from '../../lib/http/wire/tabular.ts'
import { STAGES } from '../../lib/http/words/stages.ts'
import { follow, placeInRegister } from '../../lib/pipeline/follow.ts'
import { type Candidate, searchCompanies, unfollowCompany } from '../../lib/store/companies.ts'
import { type FollowedFilter, type FollowedPage, type FollowedRow, listFollowed, type Sort, SORTS } from '../../lib/store/workspace.ts'
import { allowed } from './doing.ts'
import { label, refusalText } from './fields.ts'
import { Confirmed, dayText, Empty, Field, Form, noticesText, pageIn, Pager, SEAL_TONE, show, Table } from './layout.tsx'
import { nameOf, numberIn } from './own.ts'
import { WITH_ASKING_SCRIPT } from './scripts.ts'
import { type Visit, visitorIn } from './visit.ts'

const { offices, searchKey } = lawOf('TR')

const PATH = '/panel/sirketler/'
const PAGE = 50
const CANDIDATES = 10
/** Most rows of a file: as many as an account may follow. */
const MOST_EXPORTED = 10_000
const FIELDS = { mudurluk: 80, sicil_no: 30, unvan: 400 } as const

/** A number under which no notice was found: there is nothing that could be ready. */
const isEmpty = ({ stage, noticeCount }: { stage: Stage; noticeCount: number }): boolean => stage === 'ready' && noticeCount === 0

/** The colour of a stage, beside its name. */
export const stageTone = (stage: Stage): string => (stage === 'ready' ? 'good' : stage === 'branch' ? 'soft' : 'warn')

const SORT_NAMES: Record<Sort, [tr: string, en: string]> = {
  unvan: ['Unvan', 'Title'],
  'son-ilan': ['Son ilan', 'Last notice'],
  'gorev-bitisi': ['Sonraki görev bitişi', 'Next term end'],
  eklenme: ['Eklenme', 'Added'],
}
const STATE_NAMES: Record<NonNullable<FollowedFilter['state']>, [tr: string, en: string]> = {
  hazir: ['Hazır', 'Ready'],
  hazirlaniyor: ['Hazırlanıyor', 'Being prepared'],
  tam: ['Bölümleri tam', 'Sections complete'],
  eksik: ['Eksik bölümü var', 'A section is incomplete'],
}
const keyIn = <Key extends string>(of: Readonly<Record<Key, unknown>>, text: string | undefined): Key | null =>
  text !== undefined && Object.hasOwn(of, text) ? (text as Key) : null

/** What was asked of the list, as the address says it. Anything else is not asked. */
const filterIn = (c: Visit): FollowedFilter & { asked: string } => {
  const asked = (c.req.query('ara') ?? '').trim().slice(0, 200)
  const status = keyIn(STATUS_NAMES, c.req.query('durum'))
  const seal = c.req.query('muhur') === 'yok' ? 'yok' : keyIn(SEALS, c.req.query('muhur'))
  return {
    asked,
    words: (searchKey(asked) || fold(asked)).split(/[^a-z0-9]+/).filter(Boolean),
    office: c.req.query('mudurluk') || null,
    status,
    seal,
    state: keyIn(STATE_NAMES, c.req.query('hal')),
    tag: c.req.query('etiket') || null,
    sort: SORTS.find((sort) => sort === c.req.query('sira')) ?? 'unvan',
  }
}

/** The address of the list as it is asked for, with some of it otherwise. */
const listAddress = (c: Visit, other: Record<string, string>): string => {
  const kept = ['ara', 'mudurluk', 'durum', 'muhur', 'hal', 'etiket', 'sira'].flatMap((name) => {
    const value = c.req.query(name)
    return value ? [[name, value] as [string, string]] : []
  })
  const query = new URLSearchParams([...kept, ...Object.entries(other)]).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}

const Select = ({
  id,
  name = id,
  title,
  all,
  chosen,
  options,
}: {
  id: string
  name?: string
  title: string
  all: string | null
  chosen: string | null
  options: readonly (readonly [value: string, name: string])[]
}) => (
  <p>
    <label for={id}>{title}</label>
    <select id={id} name={name}>
      {all !== null && <option value="">{all}</option>}
      {options.map(([value, name]) => (
        <option value={value} selected={value === chosen}>
          {name}
        </option>
      ))}
    </select>
  </p>
)

const Filters = ({ c, found, filter }: { c: Visit; found: FollowedPage; filter: FollowedFilter & { asked: string } }) => {
  const say = c.get('say')
  const { language } = c.get('deps')
  const any = say('Hepsi', 'Any')
  const named = <Key extends string>(names: Record<Key, [tr: string, en: string]>) =>
    Object.entries<[string, string]>(names).map(([value, words]) => [value, say(...words)] as const)
  return (
    <form
      method="get"
      action={PATH}
      role="search"
      aria-label={say('Şirketlerde ara', 'Search companies')}
      data-yerine="liste bulunanlar indir"
    >
      <div class="toolbar">
        <p class="grow">
          <label for="ara">{say('Unvan ya da sicil numarası', 'Title or registry number')}</label>
          <input id="ara" name="ara" type="search" value={filter.asked} maxlength={200} autocomplete="off" />
        </p>
        <Select id="hal" title={say('Tamlık', 'Completeness')} all={any} chosen={filter.state} options={named(STATE_NAMES)} />
        <Select
          id="durum"
          title={say('Durum', 'Status')}
          all={any}
          chosen={filter.status}
          options={Object.entries(STATUS_NAMES).map(([code, name]) => [code, name[language]] as const)}
        />
        <Select
          id="muhur"
          title={say('Mühür', 'Seal')}
          all={any}
          chosen={filter.seal}
          options={[
            ...Object.entries(SEALS).map(([code, { name }]) => [code, name[language]] as const),
            ['yok', say('Rapor verilmedi', 'No report issued')] as const,
          ]}
        />
        {found.offices.length > 1 && (
          <Select
            id="mudurluk_suz"
            name="mudurluk"
            title={say('Müdürlük', 'Office')}
            all={any}
            chosen={filter.office}
            options={found.offices.map((office) => [office, office] as const)}
          />
        )}
        {found.tags.length > 0 && (
          <Select
            id="etiket"
            title={say('Etiket', 'Tag')}
            all={any}
            chosen={filter.tag}
            options={found.tags.map((tag) => [tag, tag] as const)}
          />
        )}
        <Select id="sira" title={say('Sıra', 'Sort')} all={null} chosen={filter.sort} options={named(SORT_NAMES)} />
        <p>
          <button>{say('Göster', 'Show')}</button>
        </p>
      </div>
    </form>
  )
}

const companyCells = (c: Visit, company: FollowedRow) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { seal, incomplete } = company
  const name = nameOf(company)
  return [
    <>
      <a href={`${PATH}${company.id}/`}>{name}</a>
      <br />
      <span class="quiet small-text">
        {company.office} {company.registryNo} · {noticesText(say, company.noticeCount)}
      </span>
      {company.tags.length > 0 && (
        <span class="badges">
          {company.tags.map((tag) => (
            <a class="badge soft" href={listAddress(c, { etiket: tag })}>
              {tag}
            </a>
          ))}
        </span>
      )}
    </>,
    company.status === null ? '–' : STATUS_NAMES[company.status as keyof typeof STATUS_NAMES][language],
    <>
      <span class={`badge ${isEmpty(company) ? 'warn' : stageTone(company.stage)}`}>
        {isEmpty(company) ? say('İlan yok', 'No notice') : STAGES[company.stage][language]}
      </span>{' '}
      {incomplete !== null && incomplete.length > 0 && (
        <span class="quiet small-text">
          {say('eksik', 'incomplete')}: {incomplete.map((section) => SECTION_NAMES[section]?.[language] ?? section).join(', ')}
        </span>
      )}
    </>,
    <span class={`badge ${seal ? SEAL_TONE[seal] : 'soft'}`}>
      {seal ? SEALS[seal].name[language] : say('rapor verilmedi', 'no report issued')}
    </span>,
    dayText(c, company.nextTermEnd),
    dayText(c, company.lastNoticeOn),
    <Confirmed
      c={c}
      action={`${PATH}${company.id}/birak/`}
      ask={say('Takibi bırak', 'Unfollow')}
      confirm={say(`Evet, bırak: ${name}`, `Yes, unfollow: ${name}`)}
    />,
  ]
}

type Given = Partial<Record<keyof typeof FIELDS, string>>

const CandidateItem = ({ c, candidate }: { c: Visit; candidate: Candidate }) => {
  const say = c.get('say')
  return (
    <li>
      <div>
        <h3>{candidate.title ?? `${candidate.office} ${candidate.registryNo}`}</h3>
        <p class="quiet small-text">
          {candidate.office} {candidate.registryNo} {candidate.address && `· ${candidate.address}`}
        </p>
      </div>
      <Form c={c} action={PATH}>
        <input type="hidden" name="mudurluk" value={candidate.office} />
        <input type="hidden" name="sicil_no" value={candidate.registryNo} />
        <input type="hidden" name="unvan" value={candidate.title ?? ''} />
        <button class="plain">
          {say('Takibe al', 'Follow')}
          <span class="hidden"> {candidate.title}</span>
        </button>
      </Form>
    </li>
  )
}

const AddForm = ({ c, given, wrong, candidates }: { c: Visit; given: Given; wrong: string | null; candidates: Candidate[] | null }) => {
  const say = c.get('say')
  if (!allowed(c, PATH)) return null
  return (
    <section class="card" aria-labelledby="ekle">
      <h2 id="ekle">{say('Şirket ekle', 'Add a company')}</h2>
      <form
        method="get"
        action={`${PATH}#ekle`}
        role="search"
        aria-label={say('Eklenecek şirketi ara', 'Search a company to add')}
        data-yerine="adaylar"
      >
        <div class="toolbar">
          <p class="grow">
            <label for="bul">{say('Unvanıyla bul', 'Find by its title')}</label>
            <input id="bul" name="bul" type="search" value={c.req.query('bul') ?? ''} maxlength={200} autocomplete="off" />
          </p>
          <p>
            <button class="plain">{say('Bul', 'Find')}</button>
          </p>
        </div>
      </form>
      <div id="adaylar" aria-live="polite">
        {candidates !== null &&
          (candidates.length === 0 ? (
            <Empty title={say('Bu unvanla bilinen şirket yok.', 'No company of this title is known.')}>
              <p>{say('Aşağıya müdürlüğünü ve sicil numarasını yazın.', 'Write its registry office and number below.')}</p>
            </Empty>
          ) : (
            <ul class="rows">
              {candidates.map((candidate) => (
                <CandidateItem c={c} candidate={candidate} />
              ))}
            </ul>
          ))}
      </div>
      <Form c={c} action={PATH}>
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
      <p class="quiet">
        <a href={`${PATH}toplu/`}>{say('CSV ya da XLSX ile toplu ekle', 'Add many by CSV or XLSX')}</a>
      </p>
    </section>
  )
}

const DONE: Record<string, [tr: string, en: string]> = {
  eklendi: ['Şirket takibe alındı; profili hazırlanıyor.', 'The company is followed; its profile is being prepared.'],
  'zaten-var': ['Bu şirketi zaten takip ediyorsunuz.', 'You follow this company already.'],
  birakildi: ['Takip bırakıldı.', 'The company is no longer followed.'],
}

const candidatesFor = (c: Visit): Promise<Candidate[]> | null => {
  const asked = (c.req.query('bul') ?? '').trim().slice(0, 200)
  if (asked === '') return null
  return searchCompanies(c.get('deps').db, {
    words: (searchKey(asked) || fold(asked)).split(' ').filter(Boolean),
    registryRoot: REGISTRY_NUMBER.test(asked) ? registryRoot(asked) : null,
    mersisNo: mersisNumber(asked),
    office: null,
    activeOnly: false,
    sandbox: false,
    limit: CANDIDATES,
  })
}

const listPage = async (c: Visit, refused: { failure: Failure; given: Given } | null) => {
  const { db, language, today } = c.get('deps')
  const say = c.get('say')
  const page = pageIn(c)
  const filter = filterIn(c)
  const [found, candidates] = await Promise.all([
    listFollowed(db, visitorIn(c).accountId, filter, { today, limit: PAGE, offset: (page - 1) * PAGE }),
    candidatesFor(c),
  ])
  const done = DONE[c.req.query('oldu') ?? '']
  c.header('content-security-policy', WITH_ASKING_SCRIPT)
  return show(c, {
    title: say('Takip edilen şirketler', 'Companies followed'),
    status: refused ? failureStatus(refused.failure) : 200,
    error: refused && refusalText(c, refusalOf(refused.failure, language)),
    done: done && !refused ? say(...done) : null,
    actions: found.all > 0 && (
      <div class="links" id="indir">
        <a href={listAddress(c, { bicim: 'csv' })}>{say('CSV indir', 'Download CSV')}</a>
        <a href={listAddress(c, { bicim: 'xlsx' })}>{say('XLSX indir', 'Download XLSX')}</a>
      </div>
    ),
    body: (
      <>
        <section aria-labelledby="liste">
          <h2 id="liste">
            {say('Liste', 'List')} ({found.total === found.all ? found.all : `${found.total} / ${found.all}`})
          </h2>
          {found.all > 0 && <Filters c={c} found={found} filter={filter} />}
          <div id="bulunanlar">
            {found.companies.length === 0 && (
              <Empty
                title={found.all === 0 ? say('Takip edilen şirket yok.', 'No company is followed.') : say('Uyan şirket yok.', 'None fits.')}
              >
                <p>
                  {found.all === 0 ? (
                    <a href="#ekle">{say('Aşağıdan ekleyin', 'Add one below')}</a>
                  ) : (
                    <a href={PATH}>{say('Süzgeci kaldır', 'Clear the filter')}</a>
                  )}
                </p>
              </Empty>
            )}
            {found.companies.length > 0 && (
              <Table
                labelledby="liste"
                heads={[
                  say('Şirket', 'Company'),
                  say('Durum', 'Status'),
                  say('Hazırlık', 'Preparation'),
                  say('Mühür', 'Seal'),
                  say('Sonraki görev bitişi', 'Next term end'),
                  say('Son ilan', 'Last notice'),
                  { hidden: say('İşlem', 'Action') },
                ]}
                rows={found.companies.map((company) => companyCells(c, company))}
              />
            )}
            <Pager say={say} page={page} pages={Math.ceil(found.total / PAGE)} path={listAddress(c, {})} />
          </div>
        </section>
        <AddForm c={c} given={refused?.given ?? {}} wrong={refused && refused.failure.field} candidates={candidates} />
        <script src={`${PATH}ara.js`} defer></script>
      </>
    ),
  })
}

const columns = (c: Visit): Column<FollowedRow>[] => {
  const say = c.get('say')
  const { language } = c.get('deps')
  return [
    { title: say('Unvan', 'Title'), of: nameOf, width: 48 },
    { title: say('Müdürlük', 'Office'), of: (row) => row.office },
    { title: say('Sicil no', 'Registry no'), of: (row) => row.registryNo },
    { title: say('Durum', 'Status'), of: (row) => row.status && STATUS_NAMES[row.status as keyof typeof STATUS_NAMES][language] },
    { title: say('Hazırlık', 'Preparation'), of: (row) => STAGES[row.stage][language] },
    { title: say('Mühür', 'Seal'), of: (row) => row.seal && SEALS[row.seal].name[language] },
    {
      title: say('Eksik bölümler', 'Incomplete sections'),
      of: (row) => row.incomplete?.map((section) => SECTION_NAMES[section]?.[language] ?? section).join(', ') ?? null,
      width: 30,
    },
    { title: say('Sonraki görev bitişi', 'Next term end'), of: (row) => row.nextTermEnd },
    { title: say('Son ilan', 'Last notice'), of: (row) => row.lastNoticeOn },
    { title: say('İlan sayısı', 'Notices'), of: (row) => row.noticeCount },
    { title: say('Etiketler', 'Tags'), of: (row) => row.tags.join(', ') },
    { title: say('Not', 'Note'), of: (row) => row.note, width: 40 },
  ]
}

/** What the list shows, all pages of it, as a file. */
const listFile = async (c: Visit, form: 'csv' | 'xlsx'): Promise<Response> => {
  const { db, today } = c.get('deps')
  const { companies } = await listFollowed(db, visitorIn(c).accountId, filterIn(c), { today, limit: MOST_EXPORTED, offset: 0 })
  const name = `${c.get('say')('sirketler', 'companies')}-${today}.${form}`
  return c.body(form === 'csv' ? csvOf(columns(c), companies) : xlsxOf(columns(c), companies), 200, {
    'content-type': form === 'csv' ? CSV_TYPE : XLSX_TYPE,
    'content-disposition': `attachment; filename="${name}"`,
  })
}

/** The companies of the account, looked through and sorted; with `bicim=csv` or `xlsx` as a file. */
export const companiesPage = (c: Visit) => {
  const form = c.req.query('bicim')
  return form === 'csv' || form === 'xlsx' ? listFile(c, form) : listPage(c, null)
}

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
    return c.redirect(`${PATH}?oldu=${outcome === 'added' ? 'eklendi' : 'zaten-var'}`, 303)
  } catch (error) {
    if (error instanceof Failure) return listPage(c, { failure: error, given })
    throw error
  }
}

export const unfollow = async (c: Visit) => {
  if (!(await unfollowCompany(c.get('deps').db, visitorIn(c).accountId, numberIn(c, 'id')))) throw new Failure('not_found')
  return c.redirect(`${PATH}?oldu=birakildi`, 303)
}
