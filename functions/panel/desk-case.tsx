import { SEALS, SECTION_NAMES } from '../../lib/domain/report/names.ts'
import { STATES as SECTION_STATES } from '../../lib/domain/report/words.ts'
import { may } from '../../lib/domain/account/roles.ts'
import type { FactKind, Statement } from '../../lib/domain/fact/fact.ts'
import type { StoredFact } from '../../lib/domain/company/record.ts'
import { Failure } from '../../lib/domain/kernel/errors.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import { CASE_ID, type Decision, DECISIONS as DECISION_CODES } from '../../lib/domain/settling/decision.ts'
import { type Effect, effectOf, type Signs } from '../../lib/domain/settling/effect.ts'
import { filledIn, FORM_KINDS, FORMS as FACT_FORMS, rulesWritten, statementIn, type Written } from '../../lib/domain/settling/forms.ts'
import type { Stated } from '../../lib/domain/settling/stated.ts'
import { DECISION_NAMES } from '../../lib/domain/settling/words.ts'
import { begunForm, draftsFor, likelyKind } from '../../lib/domain/settling/tries.ts'
import { failureStatus, refusalOf } from '../../lib/http/app/errors.ts'
import { logError } from '../../lib/http/app/log.ts'
import { STATES } from '../../lib/http/words/desk-words.ts'
import { FORMS, VERDICTS } from '../../lib/http/words/signing-words.ts'
import { publishDeliveries } from '../../lib/pipeline/deliver.ts'
import {
  canStand,
  type Desk,
  MOST_FACTS,
  openCase,
  settle,
  type Settling,
  undo,
  undoAsked,
  undoNeeds,
  weigh,
  type Weighed,
  withdrawUndo,
} from '../../lib/pipeline/settle.ts'
import { nextCase, type CaseDetail } from '../../lib/store/desk.ts'
import { caseLine, deskOf, stateTone } from './desk.tsx'
import { FactFields, kindName } from './desk-form.tsx'
import { ask } from './groups.ts'
import { allowed } from './doing.ts'
import { dayText, Form, show, timeText } from './layout.tsx'
import { companyPath, nameOf } from './own.ts'
import { WITH_SCRIPT } from './scripts.ts'
import { type Visit, visitorIn } from './visit.ts'

const LONGEST_REASON = 1000

const caseIdIn = (c: Visit): string => {
  const id = c.req.param('case') ?? ''
  if (!CASE_ID.test(id)) throw new Failure('not_found')
  return id
}

/** A form of a fact as it is being worked on: `written` by the names of its fields. */
type FactForm = { kind: FactKind; quote: string; written: Written; second?: boolean }
type Working = { decision: Decision | null; reason: string; replaces: string[]; forms: FactForm[] }

const formOf = ({ quote, ...statement }: Stated): FactForm => ({ kind: statement.kind, quote, written: filledIn(statement) })

/** What was sent: the forms by their prefix `f0.`, `f1.`, … */
const workingIn = (form: Record<string, string>): Working => {
  const numbers = new Set(Object.keys(form).flatMap((name) => /^f(\d{1,2})\./.exec(name)?.[1] ?? []))
  return {
    decision: DECISION_CODES.find((code) => code === form.karar) ?? null,
    reason: (form.gerekce ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON),
    replaces: Object.keys(form).flatMap((name) => (name.startsWith('yerine.') ? [name.slice('yerine.'.length)] : [])),
    forms: [...numbers]
      .sort((a, b) => Number(a) - Number(b))
      .slice(0, MOST_FACTS)
      .flatMap((number) => {
        const kind = FORM_KINDS.find((each) => each === form[`f${number}.tur`])
        if (!kind) return []
        const prefix = `f${number}.`
        const written = Object.fromEntries(
          Object.entries(form)
            .filter(([name]) => name.startsWith(prefix) && name !== `${prefix}tur` && name !== `${prefix}alinti`)
            .map(([name, value]) => [name.slice(prefix.length), value]),
        )
        return [{ kind, quote: form[`${prefix}alinti`] ?? '', written }]
      }),
  }
}

/** The decision that the forms state. Throws as {@link statementIn}, the field led by the number of its form. */
const settlingOf = ({ decision, reason, replaces, forms }: Working): Settling => {
  if (decision === null) throw new Failure('missing_field', { field: 'karar' })
  if (reason === '') throw new Failure('missing_field', { field: 'gerekce' })
  return {
    decision,
    reason,
    replaces,
    facts:
      decision !== 'facts'
        ? []
        : forms.map(({ kind, quote, written }, at) => {
            try {
              return { ...statementIn(kind, written), quote }
            } catch (error) {
              if (!(error instanceof Failure)) throw error
              throw new Failure(error.code, { field: `f${at}.${error.field}`, ...(error.note ? { note: error.note } : {}) })
            }
          }),
  }
}

/** What the desk begins with: what another member stated, else the reader's best try. */
const begun = (detail: CaseDetail, email: string): Working => {
  const standing = detail.votes.filter(({ undoneAt }) => undoneAt === null)
  const vote = standing.find(({ by }) => by === email) ?? standing.at(-1)
  const drafts = draftsFor(detail.text, detail.clause, detail.stated, detail.second)
  return {
    // nothing is chosen for somebody where there is nothing to accept
    decision: vote?.decision ?? (drafts.length > 0 ? 'facts' : null),
    reason: vote?.by === email ? vote.reason : '',
    replaces: vote?.replaces ?? [],
    forms: vote ? vote.facts.map(formOf) : drafts.map(({ fact, second }) => ({ ...formOf(fact), second })),
  }
}

const signsText = (c: Visit, { verdict, form }: Signs): string => {
  const { language } = c.get('deps')
  return `${VERDICTS[verdict][language]}${form ? ` (${FORMS[form][language]})` : ''}`
}

const EffectShown = ({ c, weighed, effect }: { c: Visit; weighed: Weighed; effect: Effect }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const { seal } = effect
  const lines = [...effect.officers, ...effect.changes].map((text) => text[language])
  return (
    <section aria-labelledby="etki" class="note">
      <h2 id="etki">{say('Kaydedilirse', 'If this is saved')}</h2>
      <p>
        {weighed.holds
          ? say('Karar geçerli olur.', 'The decision holds.')
          : say(
              `Karar ${weighed.needs} farklı üyenin aynı kararıyla geçerli olur; o zaman:`,
              `The decision holds once ${weighed.needs} different members decide the same; then:`,
            )}
      </p>
      <ul class="items">
        {lines.map((line) => (
          <li>{line}</li>
        ))}
        {effect.signing.map(({ person, before, after }) => (
          <li>
            {person}: {signsText(c, before)} → <strong>{signsText(c, after)}</strong>
          </li>
        ))}
        {effect.sections.map(({ section, before, after }) => (
          <li>
            {SECTION_NAMES[section]?.[language] ?? section}: {SECTION_STATES[before].name[language]} →{' '}
            {SECTION_STATES[after].name[language]}
          </li>
        ))}
        <li>
          {say('Mühür', 'Seal')}:{' '}
          {seal.before === seal.after
            ? `${SEALS[seal.after].name[language]} (${say('değişmez', 'unchanged')})`
            : `${SEALS[seal.before].name[language]} → ${SEALS[seal.after].name[language]}`}
        </li>
        {lines.length === 0 && effect.signing.length === 0 && <li>{say('Profilde başka bir şey değişmez.', 'Nothing else changes.')}</li>}
      </ul>
    </section>
  )
}

const Votes = ({ c, detail }: { c: Visit; detail: CaseDetail }) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  if (detail.votes.length === 0) return null
  return (
    <section aria-labelledby="kararlar">
      <h2 id="kararlar">{say('Kararlar', 'Decisions')}</h2>
      <ul class="rows">
        {detail.votes.map((vote) => (
          <li>
            <div>
              <p>
                <strong>{DECISION_NAMES[vote.decision][language]}</strong> · {vote.by} · {timeText(c, vote.at)}
                {vote.undoneAt && (
                  <span class="badge soft">
                    {say('geri alındı', 'undone')}: {vote.undoneBy}, {timeText(c, vote.undoneAt)}
                  </span>
                )}
              </p>
              {vote.facts.map((fact) => (
                <p class="quiet">
                  {kindName(c, fact.kind)}: “{fact.quote}”
                </p>
              ))}
              <p>
                {say('Gerekçe', 'Reason')}: {vote.reason}
              </p>
              {vote.undoneReason && vote.undoneReason !== vote.reason && (
                <p class="quiet">
                  {say('Geri alma gerekçesi', 'Reason of undoing')}: {vote.undoneReason}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Around = ({ c, detail, working }: { c: Visit; detail: CaseDetail; working: Working }) => {
  const say = c.get('say')
  const { stated, clause } = detail
  const isInside = ({ start, end }: StoredFact): boolean => start < clause.end && clause.start < end
  const inside = stated.filter(isInside)
  return (
    <details open={working.replaces.length > 0 || inside.length > 0}>
      <summary>
        {say('Bu ilandan okunan bilgiler', 'What was read of this notice')} ({stated.length}
        {inside.length > 0 && say(`, bu ifadeden ${inside.length}`, `, ${inside.length} of this clause`)})
      </summary>
      <p class="hint">
        {say(
          'Yanlış okunmuş bir bilgiyi işaretlerseniz kararınız onun yerine geçer.',
          'Mark a fact that was read wrongly: your decision takes its place.',
        )}
      </p>
      <ul class="choices long">
        {[...inside, ...stated.filter((fact) => !isInside(fact))].map((fact) => (
          <li>
            <input
              type="checkbox"
              id={`yerine.${fact.id}`}
              name={`yerine.${fact.id}`}
              value="1"
              checked={working.replaces.includes(fact.id) || fact.id === detail.factId}
            />{' '}
            <label for={`yerine.${fact.id}`}>
              {isInside(fact) && <span class="badge soft">{say('bu ifadeden', 'of this clause')}</span>} {kindName(c, fact.kind)}:{' '}
              <span lang="tr">“{fact.quote.slice(0, 160)}”</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Choices = ({ c, detail, decision, focused }: { c: Visit; detail: CaseDetail; decision: Decision | null; focused: boolean }) => {
  const { language } = c.get('deps')
  const keys: Record<Decision, string> = { facts: 'o', nothing: 'h', registry: 's', stands: 'd' }
  const offered = DECISION_CODES.filter(
    (code) => (code !== 'stands' || canStand(detail)) && (code !== 'nothing' || detail.why !== 'partial'),
  )
  return (
    <fieldset>
      <legend>{c.get('say')('Karar', 'Decision')}</legend>
      <ul class="choices">
        {offered.map((code, at) => (
          <li>
            <input
              type="radio"
              id={`karar_${code}`}
              name="karar"
              value={code}
              accesskey={keys[code]}
              checked={decision === code}
              autofocus={focused && (decision === null ? at === 0 : decision === code)}
            />{' '}
            <label for={`karar_${code}`}>
              {DECISION_NAMES[code][language]} <kbd>{keys[code]}</kbd>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/* What people write most often for a reason. */
const REASONS: [tr: string, en: string][] = [
  ['Sözler açık.', 'The words are plain.'],
  ['Karar değil, yalnız görüşme ya da niyet.', 'No decision, only talk or intent.'],
  ['Kim ya da hangi yetki olduğu yazmıyor.', 'It does not say who, or what power.'],
  ['Tescil edilmeyen bir husus.', 'A matter that is not registered.'],
  ['İfadedeki bilgiler ilandan zaten okunmuş.', 'What the clause states was read of the notice already.'],
]

const Work = ({
  c,
  detail,
  working,
  wrong,
  weighed,
  added,
}: {
  c: Visit
  detail: CaseDetail
  working: Working
  wrong: string | null
  weighed: boolean
  added: boolean
}) => {
  const say = c.get('say')
  const newest = added ? working.forms.at(-1) : undefined
  const focus = wrong ?? (newest ? `f${working.forms.length - 1}.${FACT_FORMS[newest.kind][0]?.name}` : null)
  const likely = likelyKind(detail.text, detail.clause, detail.sections)
  const action = `/panel/masa/${detail.id}/`
  return (
    <Form c={c} action={action}>
      {/* What the enter key does in a field: show the effect, and once it was shown save. */}
      <button class="hidden" name="eylem" value={weighed ? 'kaydet' : 'onizle'} tabindex={-1} aria-hidden="true" formnovalidate />
      <Choices c={c} detail={detail} decision={working.decision} focused={!weighed && focus === null} />
      <div class="stated">
        {working.forms.map(({ kind, quote, written, second }, at) => {
          const prefix = `f${at}.`
          const named = Object.fromEntries(Object.entries(written).map(([name, value]) => [prefix + name, value]))
          return (
            <fieldset>
              <legend>
                {at + 1}. {kindName(c, kind)}
                {second && <span class="badge soft">{say('ikinci okuyucu da öyle okudu', 'a second reader reads so too')}</span>}
              </legend>
              <input type="hidden" name={`${prefix}tur`} value={kind} />
              <p>
                <label for={`${prefix}alinti`}>
                  {say('Alıntı: ifadenin bunu söyleyen sözleri', 'Quote: the words of the clause that say so')}
                </label>
                <textarea
                  id={`${prefix}alinti`}
                  name={`${prefix}alinti`}
                  data-alinti=""
                  lang="tr"
                  rows={3}
                  required
                  aria-invalid={wrong === `olgular.${at}.alinti` ? 'true' : undefined}
                >
                  {quote}
                </textarea>
              </p>
              <FactFields c={c} kind={kind} prefix={prefix} written={named} wrong={wrong} focus={focus} />
              <p>
                <button class="plain" name="eylem" value={`cikar.${at}`} formnovalidate>
                  {say('Bu bilgiyi çıkar', 'Drop this fact')}
                </button>
              </p>
            </fieldset>
          )
        })}
        <p>
          <label for="yeni">
            {say('Bilgi ekle', 'Add a fact')} <kbd>t</kbd>
          </label>
          <select id="yeni" name="yeni" accesskey="t">
            {FORM_KINDS.map((kind) => (
              <option value={kind} selected={kind === likely}>
                {kindName(c, kind)}
              </option>
            ))}
          </select>{' '}
          <button class="plain" name="eylem" value="ekle" accesskey="e" formnovalidate>
            {say('Ekle', 'Add')} <kbd>e</kbd>
          </button>
        </p>
      </div>
      <Around c={c} detail={detail} working={working} />
      <p>
        <label for="gerekce">
          {say('Gerekçe (ikinci kişi görür)', 'Reason (the second person sees it)')} <kbd>r</kbd>
        </label>
        <input
          id="gerekce"
          name="gerekce"
          list="gerekceler"
          maxlength={LONGEST_REASON}
          value={working.reason}
          accesskey="r"
          autocomplete="off"
          autofocus={wrong === 'gerekce'}
          aria-invalid={wrong === 'gerekce' ? 'true' : undefined}
        />
        <datalist id="gerekceler">
          {REASONS.map((reason) => (
            <option value={say(...reason)} />
          ))}
        </datalist>
      </p>
      {/* Where scripts run: one key writes a reason. */}
      <ul id="kisa_gerekceler" class="links small-text" hidden>
        {REASONS.map((reason, at) => (
          <li>
            <button type="button" class="plain" accesskey={String(at + 1)} data-gerekce={say(...reason)}>
              <kbd>{at + 1}</kbd> {say(...reason)}
            </button>
          </li>
        ))}
      </ul>
      <p class="actions">
        <button class="plain" name="eylem" value="onizle" accesskey="g" formnovalidate>
          {say('Etkisini göster', 'Show the effect')} <kbd>g</kbd>
        </button>
        <button name="eylem" value="kaydet" accesskey="k" formnovalidate autofocus={weighed}>
          {say('Kaydet, sonrakine geç', 'Save, go to the next')} <kbd>k</kbd>
        </button>
      </p>
    </Form>
  )
}

/** `added`: a form was added, in which the member goes on. */
type Shown = { working?: Working; failure?: Failure; weighed?: Weighed; added?: boolean }

const casePage = async (c: Visit, desk: Desk, { working, failure, weighed, added = false }: Shown = {}) => {
  const { db, language, today } = c.get('deps')
  const say = c.get('say')
  const { email, role } = visitorIn(c)
  const { detail } = desk
  const { clause, text, company } = detail
  const next = await nextCase(db, deskOf(c), detail.id)
  const pages = pagesOf(detail)
  const now = working ?? begun(detail, email)
  const refused = failure ? refusalOf(failure, language) : null
  const effect = weighed && effectOf(weighed.before, weighed.after, today)
  const standing = detail.votes.some(({ undoneAt }) => undoneAt === null)
  c.header('content-security-policy', WITH_SCRIPT)
  return show(c, {
    title: say('Açık madde', 'Open case'),
    status: failure ? failureStatus(failure) : 200,
    error: refused && refused.text,
    body: (
      <>
        <p class="badges">
          <span class={`badge ${stateTone(detail.state)}`}>{STATES[detail.state][language]}</span>
          <span class="badge soft">
            {say('ağırlık', 'weight')} {detail.weight}
          </span>
        </p>
        <p>
          <a href={companyPath(company)}>{nameOf(company)}</a> · {detail.noticeType} · {dayText(c, detail.publishedOn)}
          {detail.issue && ` · ${say('sayı', 'issue')} ${detail.issue}`}
          {detail.page && ` · ${say('sayfa', 'page')} ${detail.page}`}
        </p>
        <p class="quiet">{caseLine(c, detail)}</p>
        <nav class="links" aria-label={say('Masa', 'Desk')}>
          <a href="/panel/masa/">{say('Bütün maddeler', 'All cases')}</a>
          <a rel="next" accesskey="n" href={next ? `/panel/masa/${next}/` : '/panel/masa/'}>
            {say('Sonraki', 'Next')} <kbd>n</kbd>
          </a>
        </nav>
        <div class="desk">
          {pages.length === 0 ? (
            <figure class="quote" tabindex={0} aria-label={say('İfadenin çevresi', 'Around the clause')}>
              <blockquote lang="tr">{around(text, clause)}</blockquote>
              <figcaption>
                {say('Bu ilanın sayfa resmi yok; metni gösterilir.', 'There is no picture of this page; its text is shown.')}
              </figcaption>
            </figure>
          ) : (
            <figure tabindex={0} aria-label={say('Gazete sayfası', 'Gazette page')}>
              {pages.map((page) => (
                <a href={`/panel/masa/${detail.id}/sayfa.png?sayfa=${page}`}>
                  <img
                    src={`/panel/masa/${detail.id}/sayfa.png?sayfa=${page}&kirp=1`}
                    alt={say('Gazete sayfasından; ifadenin yeri işaretlidir', 'From the gazette page; the place of the clause is marked')}
                  />
                </a>
              ))}
              <figcaption>
                <details>
                  <summary>{say('Bütün sayfa', 'The whole page')}</summary>
                  {pages.map((page) => (
                    <img
                      loading="lazy"
                      src={`/panel/masa/${detail.id}/sayfa.png?sayfa=${page}`}
                      alt={say('Gazete sayfasının bütünü', 'The whole gazette page')}
                    />
                  ))}
                </details>
              </figcaption>
            </figure>
          )}
          <div>
            <h2>{say('İfade', 'Clause')}</h2>
            {clause.heading && <p class="quiet">{clause.heading}</p>}
            <blockquote id="ifade" class="quote" lang="tr" tabindex={0}>
              {clause.text}
            </blockquote>
            {detail.objections.map(({ claim, evidence, at }) => (
              <p class="note warn">
                {say('İtiraz', 'Objection')}, {timeText(c, at)}: {claim}
                {evidence && ` (${say('dayanak', 'evidence')}: ${evidence})`}
              </p>
            ))}
            {effect && weighed && <EffectShown c={c} weighed={weighed} effect={effect} />}
            <Votes c={c} detail={detail} />
            {may(role, 'settle') ? (
              detail.state === 'gone' ? (
                <p>{say('Bu madde artık açık değil.', 'This case is open no more.')}</p>
              ) : (
                <Work c={c} detail={detail} working={now} wrong={refused?.field ?? null} weighed={weighed !== undefined} added={added} />
              )
            ) : (
              <p class="note">
                {say(
                  'Maddeleri “karara bağlayan” rolündeki üyeler kapatır. Siz bakabilirsiniz.',
                  'Members with the role settler close cases. You may look.',
                )}
              </p>
            )}
            {standing && <Undo c={c} detail={detail} />}
          </div>
        </div>
        <script src="/panel/masa/masa.js" defer></script>
      </>
    ),
  })
}

/** What undoes a decision: where two made it hold, one asks and another one agrees. */
const Undo = ({ c, detail }: { c: Visit; detail: CaseDetail }) => {
  const say = c.get('say')
  const action = `/panel/masa/${detail.id}/geri-al/`
  const asked = undoAsked(detail)
  const isTwo = undoNeeds(detail, deskOf(c)) > 1
  const isMine = asked?.by === visitorIn(c).email
  if (!allowed(c, action)) return null
  return (
    <>
      {asked && (
        <p class="note warn">
          {say('Geri alınması istendi', 'Asked to be undone')}: {asked.by}, {timeText(c, asked.at)}
          {asked.reason && ` · ${asked.reason}`}.{' '}
          {isMine && say('Başka bir üyenin de geri alması gerekir.', 'Another member has to undo it as well.')}
        </p>
      )}
      {isMine && (
        <Form c={c} action={action}>
          <p>
            <button class="plain" name="vazgec" value="1">
              {say('İsteğimden vazgeç: karar geçerli kalır', 'Withdraw my request: the decision goes on holding')}
            </button>
          </p>
        </Form>
      )}
      {!isMine && (
        <details class="confirm">
          <summary>{say('Kararı geri al', 'Undo the decision')}</summary>
          <Form c={c} action={action}>
            <p>
              <label for="geri_gerekce">{say('Neden', 'Why')}</label>
              <input id="geri_gerekce" name="gerekce" required maxlength={LONGEST_REASON} autocomplete="off" />
            </p>
            <p>
              <button class="danger">
                {isTwo && !asked
                  ? say('Geri alınmasını iste: ikinci bir üye de onaylar', 'Ask to undo it: a second member agrees')
                  : say('Geri al: madde yeniden açılır', 'Undo it: the case is open again')}
              </button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}

/** How much of a notice is shown about a clause where there is no picture of its page. */
const ABOUT = 700

const around = (text: string, { start, end }: { start: number; end: number }) => (
  <>
    {start > ABOUT ? '…' : ''}
    {text.slice(Math.max(0, start - ABOUT), start)}
    <mark>{text.slice(start, end)}</mark>
    {text.slice(end, end + ABOUT)}
    {end + ABOUT < text.length ? '…' : ''}
  </>
)

/** A case on the desk: the clause on its page, what was read around it, and the form to settle it. */
export const deskCase = async (c: Visit) => casePage(c, await openCase(c.get('deps'), deskOf(c), caseIdIn(c)))

/** The pages of the notice's document that the clause stands on, in their order; none where there is no picture. */
const pagesOf = ({ places, text, clause }: CaseDetail): number[] =>
  places ? [...new Set(boxesOf(text, places, clause.start, clause.end).map(([page]) => page))] : []

/** A page of a case's notice with its words marked: the first they stand on, or that asked for; `kirp`: cut to them. */
export const casePicture = async (c: Visit) => {
  const { detail } = await openCase(c.get('deps'), deskOf(c), caseIdIn(c))
  const [pages, asked] = [pagesOf(detail), c.req.query('sayfa')]
  const page = asked === undefined ? pages[0] : pages.find((each) => String(each) === asked)
  if (page === undefined) throw new Failure('not_found')
  const picture = await ask(
    c,
    'ILANLAR',
    `/api/v1/ilanlar/${detail.noticeId}/sayfa/${page}.png?vurgu=${detail.id}${c.req.query('kirp') === '1' ? '&kirp=1' : ''}`,
  )
  return new Response(picture.body, { headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' } })
}

/** Adds, drops or opens forms as the pressed button says; null where it asks for something else. */
const reshaped = (working: Working, form: Record<string, string>, { text, clause }: CaseDetail): Working | null => {
  const [act, at = ''] = (form.eylem ?? '').split('.', 2)
  switch (act) {
    case 'ekle': {
      const kind = FORM_KINDS.find((each) => each === form.yeni)
      if (!kind) return null
      const written = filledIn({ kind, ...begunForm(kind, text, clause) } as Statement)
      return { ...working, decision: 'facts', forms: [...working.forms, { kind, quote: clause.text, written }] }
    }
    case 'cikar':
      return { ...working, forms: working.forms.filter((_, index) => String(index) !== at) }
    case 'kural':
      return {
        ...working,
        forms: working.forms.map((each, index) =>
          `f${index}` === at
            ? { ...each, written: { ...each.written, [`rules.${rulesWritten(each.written, 'rules')}.mode`]: 'joint' } }
            : each,
        ),
      }
    default:
      return null
  }
}

/** Hands what a decision told to the queue; what is not taken, the sweep sends. */
const sendOn = (c: Visit): void => {
  const { db, now, queue, later } = c.get('deps')
  later(publishDeliveries({ db, queue: queue(), now: () => now }).catch((error: unknown) => logError('deliveries_not_sent', error)))
}

/** Works on the form of a case, shows what a decision would do, or takes it. */
export const settleCase = async (c: Visit) => {
  const { db, now, today } = c.get('deps')
  const id = caseIdIn(c)
  const form = c.get('form')
  const working = workingIn(form)
  const desk = await openCase(c.get('deps'), deskOf(c), id)
  const shaped = reshaped(working, form, desk.detail)
  if (shaped) return casePage(c, desk, { working: shaped, added: shaped.forms.length > working.forms.length })
  try {
    const given = settlingOf(working)
    if (form.eylem !== 'kaydet') return await casePage(c, desk, { working, weighed: weigh(desk, deskOf(c), given, now) })
    await settle({ db, now, today }, deskOf(c), id, given)
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'not_found') throw error
    return casePage(c, desk, { working, failure: error })
  }
  sendOn(c)
  const next = await nextCase(db, deskOf(c), id)
  return c.redirect(next ? `/panel/masa/${next}/` : '/panel/masa/', 303)
}

/** Undoes what was decided of a case, asks for it, or takes back what was asked. */
export const undoCase = async (c: Visit) => {
  const { db, now, today } = c.get('deps')
  const id = caseIdIn(c)
  if (c.get('form').vazgec === '1') {
    await withdrawUndo({ db, now, today }, deskOf(c), id)
    return c.redirect(`/panel/masa/${id}/`, 303)
  }
  const reason = (c.get('form').gerekce ?? '').trim().slice(0, LONGEST_REASON)
  if (reason === '') throw new Failure('missing_field', { field: 'gerekce' })
  const { undone } = await undo({ db, now, today }, deskOf(c), id, reason)
  if (undone) sendOn(c)
  return c.redirect(`/panel/masa/${id}/`, 303)
}
