/** Mails to members: digests, and what is urgent. No name of a screened person stands in one, nor what was decided on a hit. */
import { html } from 'hono/html'
import { dateText } from '../../domain/company/changes/change-texts.ts'
import { roleName } from '../../domain/company/texts.ts'
import type { Role } from '../../domain/fact/fact.ts'
import type { Mail } from '../../platform/mail.ts'
import type { MailContent } from '../../store/mails.ts'
import { eventName } from '../words/event-words.ts'

type Company = MailContent['changes'][number]['company']
/** A part of a mail: a heading, and lines with the page of the panel that shows more. */
type Section = { heading: string; lines: { text: string; href: string }[] }

const WORDS = {
  tr: {
    digest: (day: string, count: number) => `Künye özeti, ${day}: ${count} gelişme`,
    urgent: (company: string, count: number) => (count === 1 ? `Künye: ${company}` : `Künye: ${company} ve ${count - 1} gelişme daha`),
    left: 'Ayrılan ve süresi dolan yetkililer',
    changes: 'Değişiklikler',
    events: 'Hesabın olayları',
    ends: 'Otuz gün içinde biten görevler',
    hits: 'Yaptırım isabetleri',
    open: (count: number) => `Karara bağlanmamış ${count} isabet var.`,
    more: (count: number) => `ve ${count} değişiklik daha`,
    rests: 'İletiler yayımlanmış ilanlara dayanır; kaynakları paneldedir.',
    stop: 'Bu iletileri durdurun',
    settings: 'Ayarlar',
  },
  en: {
    digest: (day: string, count: number) => `Künye digest, ${day}: ${count} ${count === 1 ? 'item' : 'items'}`,
    urgent: (company: string, count: number) => (count === 1 ? `Künye: ${company}` : `Künye: ${company} and ${count - 1} more`),
    left: 'Officers who left or whose term is over',
    changes: 'Changes',
    events: 'Events of the account',
    ends: 'Terms that end within thirty days',
    hits: 'Sanctions hits',
    open: (count: number) => (count === 1 ? 'One hit is not settled.' : `${count} hits are not settled.`),
    more: (count: number) => `and ${count} more changes`,
    rests: 'These mails rest on published notices; the panel shows their sources.',
    stop: 'Stop these mails',
    settings: 'Settings',
  },
} as const

const LAPSES = ['yk_suresi_dolmus', 'mudur_suresi_dolmus']
const nameOf = ({ title, office, registryNo }: Company): string => title ?? `${office} ${registryNo}`

const sectionsOf = (content: MailContent, openHits: number, baseUrl: string): Section[] => {
  const { language, changes, changeCount, events, termEnds } = content
  const words = WORDS[language]
  const page = ({ id }: Company, rest = ''): string => `${baseUrl}/panel/sirketler/${id}/${rest}`
  const day = (on: string | null): string => (on === null ? '' : `${dateText(on)[language]}, `)
  const lines = changes.map(({ company, change }) => ({
    isLoss: change.kind === 'yetkili-ayrilma' || LAPSES.includes(change.fields.alan ?? ''),
    text: `${nameOf(company)}: ${day(change.on)}${change.summary[language]}`,
    href: page(company),
  }))
  const left = changeCount - changes.length
  return [
    { heading: words.left, lines: lines.filter(({ isLoss }) => isLoss) },
    {
      heading: words.changes,
      lines: [...lines.filter(({ isLoss }) => !isLoss), ...(left > 0 ? [{ text: words.more(left), href: `${baseUrl}/panel/` }] : [])],
    },
    {
      heading: words.events,
      lines: events.map(({ company, event, on, count }) => ({
        text: `${nameOf(company)}: ${day(on)}${eventName(event)[language]}${count > 1 ? ` (${count})` : ''}`,
        href: event.startsWith('yaptirim.') ? page(company, 'yaptirim/') : page(company),
      })),
    },
    {
      heading: words.ends,
      lines: termEnds.map(({ company, person, role, endsOn }) => ({
        text: `${dateText(endsOn)[language]}: ${person}, ${roleName(role as Role)[language]} (${nameOf(company)})`,
        href: page(company),
      })),
    },
    { heading: words.hits, lines: openHits === 0 ? [] : [{ text: words.open(openHits), href: `${baseUrl}/panel/` }] },
  ].filter((section) => section.lines.length > 0)
}

const textOf = (sections: readonly Section[], words: (typeof WORDS)['tr' | 'en'], baseUrl: string, stop: string): string =>
  [
    ...sections.map(({ heading, lines }) =>
      [`${heading}\n${'-'.repeat(heading.length)}`, ...lines.map(({ text, href }) => `* ${text}\n  ${href}`)].join('\n'),
    ),
    words.rests,
    `${words.settings}: ${baseUrl}/panel/posta/\n${words.stop}: ${stop}`,
  ].join('\n\n')

const htmlOf = (
  subject: string,
  sections: readonly Section[],
  { language }: MailContent,
  words: (typeof WORDS)['tr' | 'en'],
  baseUrl: string,
  stop: string,
): string =>
  String(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body style="font: 16px/1.5 sans-serif; color: #1b2430; max-width: 40em">
          <h1 style="font-size: 1.25em">${subject}</h1>
          ${sections.map(
            ({ heading, lines }) =>
              html`<h2 style="font-size: 1.05em">${heading}</h2>
                <ul style="padding-left: 1.2em">
                  ${lines.map(({ text, href }) => html`<li><a href="${href}" style="color: #1b3a5c">${text}</a></li>`)}
                </ul>`,
          )}
          <p style="color: #4a5766; font-size: 0.9em">${words.rests}</p>
          <p style="color: #4a5766; font-size: 0.9em">
            <a href="${baseUrl}/panel/posta/">${words.settings}</a> · <a href="${stop}">${words.stop}</a>
          </p>
        </body>
      </html>`,
  )

/**
 * The mail of some content, in the member's language, as text and HTML; null where nothing happened: terms that end and open hits alone
 * make none, but once a week for who is written to weekly. `stop` is the address that ends the mails (RFC 2369, RFC 8058).
 */
export const mailOf = (content: MailContent, openHits: number, baseUrl: string, stop: string): Mail | null => {
  const { kind, changeCount, eventCount, language, id, email, day, rhythm } = content
  const happened = changeCount + eventCount
  if (happened === 0 && (kind === 'urgent' || rhythm !== 'weekly')) return null
  const words = WORDS[language]
  const sections = sectionsOf(content, kind === 'urgent' ? 0 : openHits, baseUrl)
  if (sections.length === 0) return null
  const first = content.changes[0]?.company ?? content.events[0]?.company
  const subject = kind === 'urgent' && first ? words.urgent(nameOf(first), happened) : words.digest(dateText(day)[language], happened)
  return {
    id,
    to: email,
    subject,
    text: textOf(sections, words, baseUrl, stop),
    html: htmlOf(subject, sections, content, words, baseUrl, stop),
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
