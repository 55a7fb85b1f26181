import type { NoticeHeader } from '../fact/fact.ts'
import { lawOf } from '../law/law.ts'
import { ENTERED } from '../fact/registered.ts'
import { DATE, gluedDate, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { Flat } from '../text/restore.ts'
import { readMasthead } from './page/masthead.ts'
import { mend } from '../text/words.ts'
import { nameAtEnd } from '../text/names.ts'
import { firstOf } from '../text/needed.ts'

const { findOffice, nearestOffice } = lawOf('TR')

/** The head of a notice, as printed and in plain letters of the same length. */
type Head = { text: string; plain: string }

const group = ({ text, plain }: Head, pattern: RegExp, which = 1): string | null => {
  const at = firstOf(plain, pattern)?.indices?.[which]
  return at ? squeeze(text.slice(at[0], at[1])) : null
}

const OFFICE = /([a-z.,()'/ ]{2,60}?)\s*ticaret\s\S{0,3}\s?sicil[a-z]*\s(?:mudurlu|memurlu)/d
// Narrow columns part the name from its label: "Ticaret Sicili İstanbul Müdürlüğünden", "İstanbul Müdürlüğünden … Ticaret Sicili".
const OFFICE_LOOSE = /([a-z.,()'/ ]{2,60}?)\s?\S{0,2}\s(?:mudurlug|memurlug)u/d
const OFFICE_END = /ticaret\s?unva|adres\s?:/

/**
 * The first office that a run of words ends with, dropping what stands before the name word by word; as written in full before the nearest
 * to what may be damaged.
 */
const officeIn = (printed: string): string | null => {
  const words = printed
    .replace(/^T[.,]? ?C[.,]? ?/i, '')
    .split(' ')
    .slice(-6)
  const endings = words.map((_, from) => words.slice(from).join(' '))
  return (
    (endings.map(findOffice).find((office) => office !== null) ?? endings.map(nearestOffice).find((office) => office !== null))?.name ??
    null
  )
}
const LABEL = /^(?:ticaret|sicili?|tic|sicilinin|mudurlugu)$/

const officeOf = (head: Head): string | null => {
  const printed = group({ text: head.text.slice(0, 600), plain: head.plain.slice(0, 600) }, OFFICE)
  const exact = printed === null ? null : officeIn(printed)
  if (exact) return exact
  const loose = group({ text: head.text.slice(0, 300), plain: head.plain.slice(0, 300) }, OFFICE_LOOSE)
  const unlabelled = (words: string): string =>
    words
      .split(' ')
      .filter((word) => !LABEL.test(mend(word)))
      .join(' ')
  const named = loose === null ? null : officeIn(unlabelled(loose))
  if (named) return named
  // Last, any word before the trade name that is an office in full.
  const before = head.text.slice(0, Math.min(300, OFFICE_END.exec(head.plain)?.index ?? 0))
  return (
    before
      .split(' ')
      .filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))
      .map((word) => findOffice(word))
      .find((office) => office !== null)?.name ?? null
  )
}

// Of a district's own numbers its name comes first: "Foça:873", "Cihanbeyli -1178".
const NUMBER = String.raw`((?!adres|mersis)[a-z]{0,14}(?:[-/] ?|:| -)?\d(?:[\da-z.-]|\/ ?){0,29})`
const REGISTRY_NOS = [
  new RegExp(`yeni ticaret sic\\S*\\s?\\/?\\s?(?:dosya)?\\s*(?:no|numara)\\S{0,5}?\\s*[:;.]*\\s*${NUMBER}`, 'd'),
  new RegExp(
    `(?<!eski |merkezin |merkezin ticaret |eski ticaret )\\bsic[a-z]{1,4}\\S{0,8}\\s?[/]?\\s?(?:dosya)?\\s*(?:no|numara)(?:su|si|s)?\\s?[:;.]*\\s*${NUMBER}`,
    'd',
  ),
  new RegExp(`\\bticaret no\\s*[:;.]*\\s*${NUMBER}`, 'd'),
]
/** How far a head reaches whose lines were torn into halves. */
const TORN_HEAD = 2000
/** A torn line keeps the end of its label alone, and stands behind the head. */
const TORN_NO = new RegExp(`\\bosya\\s*no\\s*[:;.]+\\s*${NUMBER}`, 'd')
// What a company announces itself names the office before the number: "Sicil No: Antalya 12345".
// A liquidator's: "Bolu Ticaret Sicil Müdürlüğü: 12345".
const OFFICE_NO = /sicil[a-z]{0,3}\s(?:mudurlugu|memurlugu)\s?:\s?(\d[\d-]{2,12})/d
const PLACED_NO = new RegExp(`\\bsicil[a-z]{0,3}\\s(?:no|numara)[a-z]{0,2}\\s?[:;.]*\\s*([a-z]{3,16})\\s${NUMBER}`, 'd')
const MERSIS = /(?<!merkezin )mersis\s?n[oa0]\s*[:;.]*\s*(\d[\d ]{14,20}\d)(?![\d*])/d

const TITLE_LABEL = /(?<!eski )ticaret\s?un[a-z]{1,5}\b\s*[:;.,]*(?:[\s.,:;|']|\b(?:n|ni|il|al?|l|i)\b(?=[\s.,]))*/g
const TITLE_END =
  /\s(?:\(?eski (?:ticaret )?un|eski ticaret|yeni ticaret|(?:isletmenin |isletme |sube(?:nin)? |sirket(?:in)? )?(?:adres|merkez)\S{0,3}\s*[:;]|adres\s|isletme\S* konusu|tasfiye adresi|ticar[ie]t? merkez|merkezin\s|merkez adresi|yukar|tescil edilen|[123il]\s?\. ?ilan|bilgileri\s|\[\.\.\.\])/
// Older heads leave the first word of the label out ("Ünvanı: …"), or the label as a whole.
const SHORT_LABEL = /(?<!ticaret |eski |yeni )\bunvani?\s*:\s*/
const IN_CAPITALS =
  /(?<![\p{L}.])(?:\p{Lu}[\p{Lu}.&'’-]*[ ,]{1,2}(?:VE |[-–] )?){1,18}(?:[ŞS][İI]RKET[İI]|KOOPERAT[İI]F[İI]|[ŞS]UBES[İI]|[İI][ŞS]LETMES[İI]|LTD\.? ?[ŞS]T[İI](?!\p{L})\.?|A\.[ŞS]\.)(?!\p{L})/u
const TO_ITS_FORM = new RegExp(`^${IN_CAPITALS.source}(?=\\s(?:\\p{Lu}\\p{Ll}|\\d))`, 'u')
// Where nothing that ends a head follows the name, its legal form ends it; a branch goes on to its own word.
const TO_ANY_FORM =
  /^(?:[^:;|]{4,160}?)(?:(?:limited|anonim|kolle?ktif|komandit) sirketi|kooperatifi|isletmesi(?! (?:(?!adres|merkez|ticar)[a-z.&-]+ ){0,4}?(?:limited|anonim|kolle?ktif|komandit) sirketi)|ltd\.? ?sti\b\.?|\ba\.? ?s\b\.?)(?!\S*[a-z])(?: (?:[a-z]+ ){0,4}subesi\b)?/
const TRAILING = /(?:\s(?:N|n|Ni|a|il|[.,|])[.,]*)+$/u

// A court or a bankruptcy office.
const OFFICIAL = /mahkemesi|iflas (?:dairesi|mudurlugu)/

/** Title between its label and the address; marks that the reader made of the label's dots are dropped. */
const titleOf = (head: Head): string | null => {
  const labels = [...head.plain.matchAll(TITLE_LABEL)]
  const label = labels.find((each) => /yeni\s$/.test(head.plain.slice(0, each.index))) ?? labels[0] ?? SHORT_LABEL.exec(head.plain)
  if (!label) return OFFICIAL.test(head.plain.slice(0, 200)) ? null : squeeze(IN_CAPITALS.exec(head.text.slice(0, 600))?.[0] ?? '') || null
  const from = label.index + label[0].length
  const form = TO_ANY_FORM.exec(head.plain.slice(from, from + 240))
  const stop = TITLE_END.exec(` ${head.plain.slice(from, from + 400)}`)
  if (!stop) return form ? squeeze(head.text.slice(from, from + form[0].length)) : null
  const title = squeeze(
    head.text
      .slice(from, from + Math.max(0, stop.index - 1))
      .replace(/^[\s|:;.,'"*-]+|[\s|:;,'"*-]+$/gu, '')
      .replace(TRAILING, '')
      .replace(/[\s,]+$/, ''),
  )
  // A place without a label follows the name in capitals; what the head says of the company behind its name is none of it.
  const beside = besideTitle(head).find((each) => each.from > from)
  const said = beside && !OF_TITLE.test(head.plain.slice(beside.from, beside.to)) ? squeeze(head.text.slice(from, beside.from)) : title
  const named = TO_ITS_FORM.exec(said)?.[0] ?? said
  return named.length >= 3 ? named : null
}

/** Ends of a company's name, in plain letters; a branch goes on to its own word. A partnership's name may go on behind its form. */
const FORM_ENDS =
  /\b(?:(?:limited|anonim) sirketi|kooperatifi|ltd\.? ?sti\b\.?|\ba\.? ?s\b\.?)(?:[^:;|()]{0,60}? sube(?:si)?\b)?(?![^:;|]{0,40}\b(?:kolle?ktif|komandit)\b)/
/** What may stand between the name and the next line: debris of marks, a branch, the state by law that a name says. */
const NAME_ENDS = /^\W*(?:(?:n|ni|nin|il|a|l|i|s)\b\W*)*(?:(?:tasfiye halinde|(?:merkez )?subesi|(?:ticari |iktisadi )?isletmesi)\W*)*$/
/** Where the name is followed by another line of the head: its seat, its subject, its number. */
const NEXT_LINE = /\b(?:ticari?\b|ticaret\b|konu(?:su)?\b|is\b|adres|sicil|mersis|mudurlug|merkez|mah\b|cad\b|sok\b|bulvar|no\b)|\d/
/** Words of a state, of an organ or of who owns the company. */
const STATE =
  /\b(?:iflas|muflis|konkordato|kayyim|tmsf|terkin|munfesih|infisah|haci?z|rehin|durdurul|denetim|yonetim|mudur|yetkili|temsil|ortak|sahibi)/
/** A state of the company before its name that its title says by no law (TTK 533/2, İİK 166 name the two that it does). */
const STATE_FIRST =
  /^\W*(?:konkordato|kayyim|tmsf|terkin|munfesih|infisah|haciz|hacizli)\b(?! (?:tasfiye|danisman|komiser|yonetim ?hizmet))/
/** A state that the law puts into the title, be it behind the name. */
const OF_TITLE = /^\W*(?:tasfiye hal|iflas (?:hal|nedeni)|muflis)/
/** Longest words that the head says beside the name. */
const LONGEST = 80
type Place = { from: number; to: number }
/** What the head says beside the name of the company, and is none of it nor a line of its own. */
export const besideTitle = ({ text, plain }: Head): Place[] => {
  const labels = [...plain.slice(0, 3000).matchAll(TITLE_LABEL)]
  const label = labels.find((each) => /yeni\s$/.test(plain.slice(0, each.index))) ?? labels[0]
  if (!label) return []
  const from = label.index + label[0].length
  const stop = TITLE_END.exec(` ${plain.slice(from, from + 400)}`)
  const form = FORM_ENDS.exec(plain.slice(from, from + 240))
  if (!stop || !form || stop.index - 1 < form.index + form[0].length) return []
  const [ends, until] = [from + form.index + form[0].length, from + stop.index - 1]
  const first = STATE_FIRST.test(plain.slice(from, ends)) ? [{ from, to: ends }] : []
  const behind = plain.slice(ends, Math.min(until, ends + LONGEST))
  const next = NEXT_LINE.exec(behind)?.index ?? behind.length
  const rest = behind.slice(0, next)
  // Where another line follows, a place may stand without a label before its street.
  const isPlace = next < behind.length && until - ends > next && !STATE.test(rest)
  return NAME_ENDS.test(rest) || isPlace || !/\p{L}{3}/u.test(text.slice(ends, ends + next))
    ? first
    : [...first, { from: ends, to: ends + next }]
}

const ALL_IN_CAPITALS = new RegExp(IN_CAPITALS.source, 'gu')
/** Whom a court or a bankruptcy office speaks of: the only company that it names. */
const titleBeforeCourt = (head: Head): string | null => {
  if (!OFFICIAL.test(head.plain.slice(0, 200))) return null
  const named = new Map([...head.text.matchAll(ALL_IN_CAPITALS)].map(([name]) => [fold(name), squeeze(name)]))
  return named.size === 1 ? ([...named.values()][0] ?? null) : null
}

const PAPER =
  /([a-z][^:;|]{5,150}?(?:(?:limited|anonim) sirketi|ltd\.? ?sti|\ba\.? ?s))\.?\S{0,5}\s*\(?(?:\d{1,2}[./]\d{1,2}[./]\d{4} tarih|tadil|ana ?sozlesme|esas sozlesme|ortaklar kurul|genel kurul|yonetim kurulu karar|olagan)/d
/** Where the head is torn: whose decision or contract the notice prints. */
const titleOfPaper = (head: Head): string | null => {
  const title = nameAtEnd(group(head, PAPER) ?? '')
  return title.split(' ').length > 2 ? title : null
}

// A court or a bankruptcy office says of whom it speaks by where the company is enrolled.
const ENROLLED =
  /ticaret sicil[a-z]* (?:mudurlug|memurlug)u\S{0,6}\s(?:(?:nin|nde|nin|'de|ne)\s)?(\d[\d/-]{1,18})\s?(?:ticaret )?(?:sicil (?:numarasi|no)\S*)(?: ile)? kayitli\s+((?:[^.:;|,]|(?<=\b[a-z]{2,4})\.){5,160}?(?:sirketi|kooperatifi|isletmesi))/d

const REGISTERED = [
  new RegExp(`${DATE}\\s?tarihin[a-z]*\\s(?:re['’]?sen |itibariyle |itibaren )?(?:(?:ticaret )?sicil(?:e|ine|imize) )?tescil`),
  // What the sentence of the template says, whichever letter of its word was damaged: `teseil edildiği tlan olunur`.
  new RegExp(`${DATE}\\s?tarihinde (?!teskil)(?:tes[a-z]{1,3}l|t[a-z]scil) edildigi [a-z]{3,5} olunur`),
  new RegExp(`\\btescil(?: tarihi\\s?:?| ?:)\\s?${DATE}`),
  new RegExp(`${DATE}\\s?tarihinde ilan edil`),
  new RegExp(`${DATE}\\W{0,4}edildigi ilan`),
  new RegExp(`${DATE} tarihinde (?:resen )?(?:sicil[a-z]{0,6}den )?(?:terkin (?:edil|olun)d[iu]g[iu]|silindigi) (?:tescil ve )?ilan`),
  // "… sicil kaydı … tarihinde silinmiştir"
  new RegExp(`(?<![dt][ae]ki )(?:sicil )?kaydi(?:nin)? ${DATE}\\s?tarihinde (?:silinmistir|terkin (?:edil|olun)mustur)`),
  ...ENTERED.map((pattern) => new RegExp(pattern)),
  // Of a torn line what stood behind the day is lost: "… 13.4.2018 tarihin ilan olunur".
  new RegExp(`(?:uygun(?: ol[a-z]*)?|kanunu\\S{0,5}) ${DATE}\\s?tarihin[a-z]*\\s\\W?\\s?(?:tescil )?(?:ilan )?olunur`),
]
/** What the form of a branch tells of the head office has a day of its own. */
const OF_HEAD_OFFICE = /\bmerkeze ait bilgi/
const GLUED = /(?<![\d.])(\d{1,2}\.?\d{1,2}[. ]?(?:19|20)\d\d)\s?tarihinde\s(?:resen )?tescil/

/** What a notice says of itself before its body. Hints fill what only the page it was cut from can tell. */
export const readHeader = (flat: Flat, hints: Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>> = {}): NoticeHeader => {
  const top = flat.text.slice(0, 8000)
  const plain = mend(top)
  const end = /yukar[a-z]+ |ticari (?:merkezi|ikametgahi) ile|tescil edilen/.exec(plain)?.index ?? 3000
  const reach = Math.min(end + 20, 3000)
  const head = { text: top.slice(0, reach), plain: plain.slice(0, reach) }
  const own = plain.slice(0, OF_HEAD_OFFICE.exec(plain)?.index ?? plain.length)
  // No paper prints what is entered after its own day: such a day is misread.
  const possible = (date: string | null): boolean => date !== null && (!hints.published_on || date <= hints.published_on)
  const registered = REGISTERED.map((pattern) => pattern.exec(own))
    .map((match) => printedDate(match?.[1], match?.[2], match?.[3]))
    .find(possible)
  const [labelledNo, labelledTitle] = [
    REGISTRY_NOS.map((pattern) => group(head, pattern))
      .concat(group({ text: top.slice(0, TORN_HEAD), plain: plain.slice(0, TORN_HEAD) }, TORN_NO))
      .find((number) => number !== null)
      ?.replace(/(?<=[a-z][-/]) (?=\d)/i, '')
      .replace(/[.,/-]+$/, '') ?? null,
    titleOf(head),
  ]
  const placed = labelledNo !== null ? null : findOffice(group(head, PLACED_NO) ?? '') ? group(head, PLACED_NO, 2) : group(head, OFFICE_NO)
  const told = labelledNo === null ? { number: group(head, ENROLLED), title: group(head, ENROLLED, 2) } : null
  const enrolled = told && (labelledTitle === null || fold(labelledTitle) === fold(told.title ?? '')) ? told : null
  const masthead = /gazetes/.test(plain.slice(0, 200)) ? readMasthead(top.slice(0, 200)) : null
  return {
    office: officeOf(head),
    registry_no: labelledNo ?? placed ?? enrolled?.number ?? null,
    mersis_no:
      group(head, MERSIS)
        ?.replace(/\s/g, '')
        .match(/^\d{16}$/)?.[0] ?? null,
    title: labelledTitle ?? enrolled?.title ?? titleBeforeCourt({ text: top.slice(0, 3000), plain }) ?? titleOfPaper({ text: top, plain }),
    registered_on: registered ?? gluedDate((GLUED.exec(plain)?.[1] ?? '').replaceAll('.', '')),
    published_on: hints.published_on ?? masthead?.publishedOn ?? null,
    issue: hints.issue ?? masthead?.issue ?? null,
    page: hints.page ?? masthead?.page ?? null,
    notice_no: /\((\d{7,9})(?:-\d{7,9})*\)\s*$/.exec(flat.text.trim())?.[1] ?? null,
  }
}
