import { html, raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import type { Source } from '../../lib/domain/company/source.ts'
import { judgementOf } from '../../lib/domain/law/judgement.ts'
import type { SealCode } from '../../lib/domain/report/snapshot.ts'
import { MARK_SVG } from '../../lib/http/page/mark.ts'
import { HEAD } from '../../lib/http/page/shell.ts'
import { allowed } from './doing.ts'
import { FORM_TOKEN, type Say, type Visit } from './visit.ts'

/** The parts of the panel, in the groups they are shown in. */
const NAV = [
  {
    tr: 'Çalışma',
    en: 'Work',
    items: [
      { path: '/panel/', tr: 'Bugün', en: 'Today' },
      { path: '/panel/sirketler/', tr: 'Şirketler', en: 'Companies' },
      { path: '/panel/imza/', tr: 'İmza kontrolü', en: 'Signing desk' },
      { path: '/panel/imza-durumu/', tr: 'İmza durumu', en: 'State of signing' },
      { path: '/panel/izlemeler/', tr: 'Yetki izlemeleri', en: 'Watches' },
      { path: '/panel/masa/', tr: 'Karar masası', en: 'Settling desk' },
      { path: '/panel/degisiklikler/', tr: 'Değişiklikler', en: 'Changes' },
      { path: '/panel/gorev-bitisleri/', tr: 'Görev bitişleri', en: 'Term ends' },
      { path: '/panel/raporlar/', tr: 'Raporlar', en: 'Reports' },
      { path: '/panel/yaptirim/', tr: 'Yaptırım', en: 'Sanctions' },
    ],
  },
  {
    tr: 'Hesap',
    en: 'Account',
    items: [
      { path: '/panel/webhooklar/', tr: 'Webhooklar', en: 'Webhooks' },
      { path: '/panel/adresler/', tr: 'Takvim ve akış', en: 'Calendar, feed' },
      { path: '/panel/posta/', tr: 'E-posta', en: 'E-mail' },
      { path: '/panel/anahtarlar/', tr: 'API anahtarları', en: 'API keys' },
      { path: '/panel/istekler/', tr: 'İstek günlüğü', en: 'Request log' },
      { path: '/panel/uyeler/', tr: 'Üyeler', en: 'Members' },
      { path: '/panel/deneme/', tr: 'Deneme', en: 'Sandbox' },
    ],
  },
] as const
type NavItem = (typeof NAV)[number]['items'][number]

/** The part of the panel that a page belongs to. */
const partOf = (path: string): NavItem | undefined => {
  const home = path.startsWith('/panel/sirketler/DENEME-') ? '/panel/deneme/' : path
  const items: NavItem[] = NAV.flatMap((group) => [...group.items])
  return items.find((item) => item.path === home) ?? items.find((item) => item.path !== '/panel/' && home.startsWith(item.path))
}

/**
 * A page of the panel: `title` is its one heading, `lead` says beneath it what the page is for, `crumbs` above it where it belongs,
 * `actions` beside it what can be done; `error` says above the content what was refused, `done` what was done.
 */
export type Page = {
  title: string
  body: Child
  status?: ContentfulStatusCode
  error?: string | null
  done?: string | null
  lead?: Child
  crumbs?: Child
  actions?: Child
}

/** The colour of a seal, beside its name. */
export const SEAL_TONE: Record<SealCode, string> = { DOGRULANDI: 'good', KISMI: 'warn', DOGRULANMADI: 'bad' }

/** Answers with a page in the language of the visit. */
export const show = (c: Visit, { title, body, status = 200, error = null, done = null, lead, crumbs, actions }: Page) => {
  const { language } = c.get('deps')
  const say = c.get('say')
  const visitor = c.get('visitor')
  const other = language === 'tr' ? 'en' : 'tr'
  const path = c.req.path.replace(/\/*$/, '/')
  const part = partOf(path)
  c.header('content-language', language)
  return c.html(
    html`<!doctype html>${(
        <html lang={language}>
          <head>
            {HEAD}
            <title>
              {error === null ? '' : `${say('Hata', 'Error')}: `}
              {title} · Künye
            </title>
          </head>
          <body>
            <a class="skip" href="#icerik">
              {say('İçeriğe geç', 'Skip to content')}
            </a>
            <div class={visitor ? 'frame signed' : 'frame'}>
              <header>
                <div>
                  <div class="bar">
                    <p class="brand">
                      <a href="/panel/">{raw(MARK_SVG)}Künye</a>
                    </p>
                    <a
                      class="quiet small-text"
                      lang={other}
                      hreflang={other}
                      href={`?${new URLSearchParams({ ...c.req.query(), dil: other })}`}
                    >
                      {other === 'en' ? 'English' : 'Türkçe'}
                    </a>
                    {visitor && (
                      <Form c={c} action="/panel/cikis/">
                        <button class="plain small-text">{say('Çıkış', 'Sign out')}</button>
                      </Form>
                    )}
                  </div>
                </div>
                {visitor && <Navigation c={c} path={path} part={part} />}
              </header>
              <div class="page">
                <main id="icerik" tabindex={-1}>
                  <div class="head">
                    <div>
                      {crumbs && <p class="crumbs">{crumbs}</p>}
                      <h1>{title}</h1>
                      {lead && <p class="lead">{lead}</p>}
                    </div>
                    {actions}
                  </div>
                  {error !== null && (
                    <p class="note bad" role="alert">
                      {error}
                    </p>
                  )}
                  {done !== null && (
                    <p class="note good" role="status">
                      {done}
                    </p>
                  )}
                  {body}
                </main>
                {visitor && (
                  <footer>
                    <p>
                      {say('Hesap', 'Account')}: <strong>{visitor.account}</strong> · {visitor.email} · {say('paket', 'plan')}{' '}
                      {visitor.plan}
                    </p>
                  </footer>
                )}
              </div>
            </div>
          </body>
        </html>
      )}`,
    status,
  )
}

const Navigation = ({ c, path, part }: { c: Visit; path: string; part: NavItem | undefined }) => {
  const { language } = c.get('deps')
  return (
    <nav aria-label={c.get('say')('Panel', 'Panel')}>
      {NAV.map((group) => (
        <ul aria-label={group[language]}>
          {group.items.map((item) => (
            <li>
              <a href={item.path} aria-current={item.path === path ? 'page' : item === part ? 'true' : undefined}>
                {item[language]}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/**
 * A form that is sent to the panel, with the proof that it came from one of its pages; nothing for a member whose role may not send it (the
 * server refuses it all the same). `file`: it takes one.
 */
export const Form = ({ c, action, file = false, children }: { c: Visit; action: string; file?: boolean; children?: Child }) =>
  allowed(c, action) ? (
    <form method="post" action={action} enctype={file ? 'multipart/form-data' : undefined}>
      <input type="hidden" name={FORM_TOKEN} value={c.get('formToken')} />
      {children}
    </form>
  ) : null

type FieldProps = {
  id: string
  name?: string
  label: string
  hint?: string
  wrong?: boolean
  type?: string
  required?: boolean
  maxlength?: number
  max?: string
  value?: string
  autocomplete?: string
  placeholder?: string
  list?: string
  pattern?: string
  children?: Child
}

/** A labelled field, named as its id unless told otherwise. `wrong`: it is the one that was refused. `children`: its datalist. */
export const Field = ({ id, label, hint, wrong = false, children, ...rest }: FieldProps) => (
  <p>
    <label for={id}>{label}</label>
    <input
      id={id}
      name={id}
      aria-describedby={hint === undefined ? undefined : `${id}_aciklama`}
      aria-invalid={wrong ? 'true' : undefined}
      {...rest}
    />
    {hint !== undefined && (
      <span id={`${id}_aciklama`} class="hint">
        {hint}
      </span>
    )}
    {children}
  </p>
)

/** An action that asks once more before it is done, without a script. */
export const Confirmed = ({ c, action, ask, confirm }: { c: Visit; action: string; ask: string; confirm: string }) =>
  allowed(c, action) ? (
    <details class="confirm">
      <summary>{ask}</summary>
      <Form c={c} action={action}>
        <button class="danger">{confirm}</button>
      </Form>
    </details>
  ) : null

/** A day as people write it; a dash where it is not known. */
export const dayText = (c: Visit, day: string | null): string => (day === null ? '–' : dateText(day)[c.get('deps').language])

/** How many notices. */
export const noticesText = (say: Say, count: number): string => say(`${count} ilan`, `${count} notice${count === 1 ? '' : 's'}`)

/** An instant in Turkish time. */
export const timeText = (c: Visit, instant: string | null): string =>
  instant === null
    ? '–'
    : new Intl.DateTimeFormat(c.get('deps').language, { timeZone: 'Europe/Istanbul', dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(instant),
      )

/**
 * The words of a notice as printed, folded away until asked for, beside the page that has them marked: cut to the words on a narrow screen,
 * and loaded only once it is opened.
 */
export const Quote = ({ c, source }: { c: Visit; source: Pick<Source, 'noticeId' | 'factId' | 'quote' | 'verified' | 'boxes'> }) => {
  const say = c.get('say')
  const evidence = `/panel/kanit/${source.noticeId}/${source.factId}/`
  const page = source.boxes?.[0]?.[0]
  const picture = `${evidence}sayfa.png?s=${page}`
  return (
    <>
      {!source.verified && (
        <p class="warn">{say('Alıntı ilan metninde birebir bulunamadı.', 'The quote was not found verbatim in the notice.')}</p>
      )}
      <details class="quoted">
        <summary>
          {say('İlandaki sözler', 'Words of the notice')}
          <span class="hidden">: {shortened(source.quote)}</span>
        </summary>
        <div class={page === undefined ? undefined : 'beside'}>
          <figure class="quote">
            <blockquote lang="tr">{source.quote}</blockquote>
            <figcaption>
              <a href={evidence}>
                {say('Kanıt: gazete sayfası ve PDF', 'Evidence: gazette page and PDF')}
                <span class="hidden"> ({shortened(source.quote)})</span>
              </a>
            </figcaption>
          </figure>
          {page !== undefined && (
            <a href={picture}>
              <picture>
                <source media="(max-width: 56rem)" srcset={`${picture}&kirp=1`} />
                <img
                  class="scan"
                  loading="lazy"
                  src={picture}
                  alt={say('Gazete sayfası; alıntının yeri işaretli', 'Gazette page; the place of the quote is marked')}
                />
              </picture>
            </a>
          )}
        </div>
      </details>
    </>
  )
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Links to the page before and after; `path` may carry a query of its own. */
export const Pager = ({ say, page, pages, path }: { say: Say; page: number; pages: number; path: string }) => {
  const at = (number: number): string => `${path}${path.includes('?') ? '&' : '?'}sayfa=${number}`
  return pages < 2 ? null : (
    <nav class="pager" aria-label={say('Sayfalar', 'Pages')}>
      {page > 1 && (
        <a rel="prev" href={at(page - 1)}>
          {say('Önceki', 'Previous')}
        </a>
      )}
      <span>
        {page} / {pages}
      </span>
      {page < pages && (
        <a rel="next" href={at(page + 1)}>
          {say('Sonraki', 'Next')}
        </a>
      )}
    </nav>
  )
}

/** The page of a list that the address asks for; 1 where it names none. */
export const pageIn = (c: Visit): number => Number(/^[1-9]\d{0,5}$/.exec(c.req.query('sayfa') ?? '')?.[0] ?? 1)

/** A column's name; `hidden` where it is only heard. */
type Head = string | { hidden: string }

/**
 * A table that becomes a list on a narrow screen. `heads` are its columns; `naming` is the cell of a row that names it. `labelledby`: the
 * id of the heading it stands under, or else its own `label`. `number`: columns of figures.
 */
export const Table = ({
  labelledby,
  label,
  heads,
  rows,
  naming = 0,
  number = [],
}: ({ labelledby: string; label?: never } | { label: string; labelledby?: never }) & {
  heads: Head[]
  rows: Child[][]
  naming?: number
  number?: number[]
}) => {
  const figures = (at: number) => (number.includes(at) ? 'number' : undefined)
  return (
    <div class="table stack" role="group" aria-labelledby={labelledby} aria-label={label} tabindex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th scope="col" class={figures(at)}>
                {typeof head === 'string' ? head : <span class="hidden">{head.hidden}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr>
              {cells.map((cell, at) => {
                const head = heads[at]
                return at === naming ? (
                  <th scope="row">{cell}</th>
                ) : (
                  <td data-title={typeof head === 'string' ? head : undefined} class={figures(at)}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Nothing to show, and what would change that. */
export const Empty = ({ title, children }: { title: string; children?: Child }) => (
  <div class="empty">
    <strong>{title}</strong>
    {children}
  </div>
)

/** What is under way: how far, of how much. */
export const Progress = ({ id, label, done, of }: { id: string; label: string; done: number; of: number }) => (
  <div class="loading">
    <label for={id}>{label}</label>
    <progress id={id} max={Math.max(1, of)} value={Math.min(done, of)} />
  </div>
)

/** A citation of a statute in the language of the visit. */
export const citation = (c: Visit, cited: string): string =>
  c.get('deps').language === 'tr' ? cited : judgementOf('TR').englishCitation(cited)
