import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import type { SealCode } from '../../lib/domain/report/snapshot.ts'
import { allowed } from './doing.ts'
import { FORM_TOKEN, type Say, type Visit } from './visit.ts'

const NAV = [
  { path: '/panel/', tr: 'Şirketler', en: 'Companies' },
  { path: '/panel/masa/', tr: 'Karar masası', en: 'Settling desk' },
  { path: '/panel/gorev-bitisleri/', tr: 'Görev bitişleri', en: 'Term ends' },
  { path: '/panel/webhooklar/', tr: 'Webhooklar', en: 'Webhooks' },
  { path: '/panel/deneme/', tr: 'Deneme', en: 'Sandbox' },
  { path: '/panel/anahtarlar/', tr: 'API anahtarları', en: 'API keys' },
  { path: '/panel/uyeler/', tr: 'Üyeler', en: 'Members' },
] as const

/** The part of the panel that a page belongs to. */
const partOf = (path: string): (typeof NAV)[number] | undefined => {
  const home = path.startsWith('/panel/sirketler/DENEME-') ? '/panel/deneme/' : path.startsWith('/panel/sirketler/') ? '/panel/' : path
  return NAV.find((item) => item.path === home) ?? NAV.find((item) => item.path !== '/panel/' && home.startsWith(item.path))
}

/** A page of the panel: `title` is its one heading; `error` says above the content what was refused, `done` what was done. */
export type Page = { title: string; body: Child; status?: ContentfulStatusCode; error?: string | null; done?: string | null }

/** The colour of a seal, beside its name. */
export const SEAL_TONE: Record<SealCode, string> = { DOGRULANDI: 'good', KISMI: 'warn', DOGRULANMADI: 'bad' }

/** Answers with a page in the language of the visit. */
export const show = (c: Visit, { title, body, status = 200, error = null, done = null }: Page) => {
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
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>
              {error === null ? '' : `${say('Hata', 'Error')}: `}
              {title} · Künye
            </title>
            <link rel="stylesheet" href="/panel/stil.css" />
          </head>
          <body>
            <a class="skip" href="#icerik">
              {say('İçeriğe geç', 'Skip to content')}
            </a>
            <header>
              <div class="bar">
                <p class="brand">
                  <a href="/panel/">Künye</a>
                </p>
                <a class="quiet" lang={other} hreflang={other} href={`?${new URLSearchParams({ ...c.req.query(), dil: other })}`}>
                  {other === 'en' ? 'English' : 'Türkçe'}
                </a>
                {visitor && (
                  <Form c={c} action="/panel/cikis/">
                    <button class="plain">{say('Çıkış', 'Sign out')}</button>
                  </Form>
                )}
              </div>
              {visitor && (
                <nav aria-label={say('Panel', 'Panel')}>
                  <ul>
                    {NAV.map((item) => (
                      <li>
                        <a href={item.path} aria-current={item.path === path ? 'page' : item === part ? 'true' : undefined}>
                          {item[language]}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </header>
            <main id="icerik" tabindex={-1}>
              <h1>{title}</h1>
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
                  {say('Hesap', 'Account')}: <strong>{visitor.account}</strong> · {visitor.email} · {say('paket', 'plan')} {visitor.plan}
                </p>
              </footer>
            )}
          </body>
        </html>
      )}`,
    status,
  )
}

/**
 * A form that is sent to the panel, with the proof that it came from one of its pages; nothing for a member whose role may not send it (the
 * server refuses it all the same).
 */
export const Form = ({ c, action, children }: { c: Visit; action: string; children?: Child }) =>
  allowed(c, action) ? (
    <form method="post" action={action}>
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

/** The words of a notice as printed, and where to see them. */
export const Quote = ({ c, source }: { c: Visit; source: { noticeId: number; factId: string; quote: string; verified: boolean } }) => (
  <figure class="quote">
    <blockquote lang="tr">{source.quote}</blockquote>
    {!source.verified && (
      <p class="warn">{c.get('say')('Alıntı ilan metninde birebir bulunamadı.', 'The quote was not found verbatim in the notice.')}</p>
    )}
    <figcaption>
      <a href={`/panel/kanit/${source.noticeId}/${source.factId}/`}>
        {c.get('say')('Kanıt: gazete sayfası ve PDF', 'Evidence: gazette page and PDF')}
        <span class="hidden"> ({shortened(source.quote)})</span>
      </a>
    </figcaption>
  </figure>
)

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Links to the page before and after. */
export const Pager = ({ say, page, pages, path }: { say: Say; page: number; pages: number; path: string }) =>
  pages < 2 ? null : (
    <nav class="pager" aria-label={say('Sayfalar', 'Pages')}>
      {page > 1 && (
        <a rel="prev" href={`${path}?sayfa=${page - 1}`}>
          {say('Önceki', 'Previous')}
        </a>
      )}
      <span>
        {page} / {pages}
      </span>
      {page < pages && (
        <a rel="next" href={`${path}?sayfa=${page + 1}`}>
          {say('Sonraki', 'Next')}
        </a>
      )}
    </nav>
  )
