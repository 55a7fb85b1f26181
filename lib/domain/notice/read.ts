import { isLegalEntity } from '../kernel/legal-entity.ts'
import { addressRule } from '../fact/address.ts'
import { articlesRule, establishmentRule, titleRule } from '../fact/articles.ts'
import { branchRule } from '../fact/branch.ts'
import { directiveRule } from '../fact/directive.ts'
import { auditorRule, meetingRule } from '../fact/meetings.ts'
import { divisionRule, dutyRule, listedPowerRule, powerRule } from '../fact/powers.ts'
import { ballotRule, firstOrganRule, proseDepartureRule, proseRule } from '../fact/prose.ts'
import { statusRule } from '../fact/status.ts'
import { capitalInDoubt, capitalRule } from '../fact/capital.ts'
import { shareholdingRule, soleShareholderRule } from '../fact/partners.ts'
import { transferRule } from '../fact/transfers.ts'
import { departureRule, jointListRule } from '../fact/departures.ts'
import { delegateRule } from '../fact/delegates.ts'
import { electionRule } from '../fact/elections.ts'
import { listedElectionRule } from '../fact/listed-elections.ts'
import { tableRule } from '../fact/tables.ts'
import { mend } from '../fact/mend.ts'
import type { Fact, NoticeHeader, Reading, Unread } from '../fact/fact.ts'
import type { Found, Rule } from '../fact/found.ts'
import { inOneSpelling } from '../fact/agreement.ts'
import { evidenceOf, isDoubtful, mendedIn } from '../fact/certain.ts'
import { damageIn } from '../fact/damage.ts'
import { asQuoted, quoteCheck } from '../fact/quote.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { announcesOnly, callsMeeting, corrects } from './announcement.ts'
import { isBoilerplate } from './boilerplate.ts'
import { breaksIn, type Flat, flatten, restore } from './flat.ts'
import { readHeader } from './header.ts'
import { decidedIn } from '../fact/clauses.ts'
import { EVIDENCE, evidenceEnd } from '../fact/evidence.ts'

const RULES: Rule[] = [
  establishmentRule,
  titleRule,
  addressRule,
  capitalRule,
  shareholdingRule,
  transferRule,
  soleShareholderRule,
  electionRule,
  listedElectionRule,
  delegateRule,
  tableRule,
  directiveRule,
  proseRule,
  powerRule,
  listedPowerRule,
  divisionRule,
  dutyRule,
  proseDepartureRule,
  ballotRule,
  firstOrganRule,
  departureRule,
  jointListRule,
  statusRule,
  branchRule,
  articlesRule,
  auditorRule,
  meetingRule,
]

/** What the page tells of a notice that its own text does not. */
export type Hints = Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>>

/**
 * Reads a notice text: its head, the facts it states, each with its verified quote, and the clauses no rule understood. The same text
 * always reads the same.
 */
export const readNotice = (text: string, hints: Hints = {}): Reading => {
  const printed = flatten(text)
  const header = readHeader(printed, hints)
  const flat = restore(printed)
  const plain = mend(flat.text)
  const matters = mattersOf(flat.text, plain)
  const topic = fold(mend(matters.join(' ')))
  const branch = isBranch(plain, topic, header)
  const body = {
    text: flat.text,
    plain,
    header,
    matters,
    topic,
    branch,
    established: !branch && isEstablished(plain, topic),
    breaks: breaksIn(text, flat),
  }
  const onlyCalls = announcesOnly(body)
  const stated = RULES.flatMap((rule) => rule(body)).filter(
    ({ statement, from, to }) => !corrects(plain, from, to) && (!onlyCalls || (statement.kind === 'status' && !callsMeeting(body))),
  )
  const evidence = evidenceOf(flat.text, damageIn(printed.text))
  const found = inOneSpelling(
    body,
    stated.map((each) => mendedIn(each, evidence)),
  ).sort((a, b) => a.from - b.from || a.to - b.to)
  const doubtful = new Set(found.filter((each) => isDoubtful(each, evidence)))
  const read = found.filter((each) => !doubtful.has(each))
  const stands = quoteCheck(text)
  const facts = distinct(read).map(({ statement, from, to }): Fact => {
    const start = flat.at[from] ?? 0
    // A hyphen at the end of a quote may be the one that ends the line: it is left out.
    const end =
      start +
      text
        .slice(start, (flat.at[to - 1] ?? text.length - 1) + 1)
        .trimEnd()
        .replace(/[-\u00ad\s]+$/, '').length
    const quote = asQuoted(text.slice(start, end))
    return { ...statement, quote, start, end, verified: stands(quote) }
  })
  const figures = facts.some(({ kind }) => kind === 'capital') ? null : capitalInDoubt(body)
  return { header, matters, facts, unread: unreadOf(text, flat, plain, read, [...doubtful, ...(figures ? [figures] : [])]) }
}

// The list ends before the evidence, a numbered part, or a heading in capitals; in narrow columns a word of it may stand between the words
// of its label.
const MATTERS = /(?:tescil|ilan) edilen\s+([^:]{0,60}?)\s?hususlar\s*[:;.,]*\s*/d
const MATTERS_END =
  /tescile delil|\s1\s?\.\s|mudurlugumuz|anasozlesme|\badresi\b|icerigi degisen|yukarida|yeni atanan|\s[a-z]+ [0-9]{1,2} ?\. ?noter/
const CAPITALS = /\s\p{Lu}[\p{Lu}\s]{5,}/u
const SUBJECT = /konu(?:su)?\s*:\s*([^:]{3,120}?)\s*(?=yukarida|ticari merkezi ile|karar\b)/d

const mattersOf = (text: string, plain: string): string[] => {
  const label = MATTERS.exec(plain)
  const subject = label ? null : SUBJECT.exec(plain)
  const list = label
    ? `${text
        .slice(label.index, label.index + label[0].length)
        .replace(/^\S+\s+\S+\s+/, '')
        .replace(/\s?\S+\s*[:;.,]*\s*$/, '')} ${before(text.slice(label.index + label[0].length, label.index + label[0].length + 240))}`
    : subject?.indices?.[1]
      ? text.slice(...subject.indices[1])
      : ''
  return list
    .split(/,\s*/)
    .map((matter) => squeeze(matter.replace(/[|]/g, '')))
    .filter((matter) => matter.length > 2)
}
const before = (list: string): string => {
  const named = MATTERS_END.exec(mend(list))?.index ?? list.length
  const capitals = CAPITALS.exec(list.slice(1))
  return list.slice(0, Math.min(named, capitals ? capitals.index + 1 : list.length))
}

const isBranch = (plain: string, topic: string, { title }: NoticeHeader): boolean =>
  /sube(?:si|ye)?\b/.test(topic) ||
  /subesi\s*$/.test(mend(title ?? '')) ||
  /bilgileri \S+ sube(?:nin)? (?:ile|adres)/.test(plain) ||
  /subeye ait bilgiler/.test(plain)

// A sole trader's declaration, or articles of association registered as a whole, with the first organs they name.
const FOUNDED =
  /gercek kisi tacirin[^.]{0,40}(?:[^.]|(?<=\d)\.){0,120}beyanname[a-z]* tescil|(?:ana|esas) ?sozlesmesi(?:nin)? (?:[^.]|(?<=\d)\.){0,160}tescil edildigi ilan(?=[^]{0,3000}\bilk (?:yonetim|mudur))/

const isEstablished = (plain: string, topic: string): boolean =>
  (topic === '' && FOUNDED.test(plain)) ||
  /\bkurulus\b/.test(topic) ||
  /tur degis\S* ?sozlesme/.test(topic) ||
  /sirket kurulmustur/.test(plain) ||
  (topic === '' && /(?:sirketin merkezi|merkez)\s*:?\s*madde 4|4\s?\. ?(?:sirketin )?merkezi?\b/.test(plain))

/** An office begun or ended that two clauses of a notice state, once: as the clause that says more has it, or says it in fewer words. */
const distinct = (found: Found[]): Found[] => {
  const said = ({ statement }: Found): number => Object.values(statement).filter((value) => value !== null).length
  const keyOf = ({ statement }: Found): string | null =>
    statement.kind === 'appointment' || statement.kind === 'departure'
      ? `${statement.kind} ${fold(statement.person)} ${statement.role} ${statement.kind === 'appointment' ? fold(statement.legal_entity ?? '') : ''}`
      : null
  const best = new Map<string, Found>()
  for (const each of found) {
    const key = keyOf(each)
    const other = key === null ? undefined : best.get(key)
    if (key !== null && (!other || said(each) > said(other) || (said(each) === said(other) && each.to - each.from < other.to - other.from)))
      best.set(key, each)
  }
  // Whose delegate somebody is may be legible in one of two clauses only.
  const delegates = new Set(
    found.flatMap(({ statement }) => (statement.kind === 'appointment' && statement.legal_entity !== null ? [fold(statement.person)] : [])),
  )
  const bare = ({ statement }: Found): boolean =>
    statement.kind === 'appointment' &&
    statement.role === 'representative_of_legal_entity' &&
    statement.legal_entity === null &&
    delegates.has(fold(statement.person))
  return found.filter((each) => {
    const key = keyOf(each)
    return key === null || (best.get(key) === each && !bare(each))
  })
}

const BODY = new RegExp(`${EVIDENCE.source}|ilan olunur`)
// Words that end a sentence which states something; the full stop of an abbreviation or a number ends none.
const PREDICATE =
  /(?:mistir|mustur|tir|dir|dur|tur|edilmesine|verilmesine|secilmesine|karar verildi|edecekler|ederler|eder|edilir|olunur)\s*[)']?$/
/** The longest piece that is held to be one sentence. */
const LONGEST = 1500

/**
 * Clauses whose facts are withheld, and sentences of the body that state something registered and that neither a fact covers nor the known
 * wording of the templates.
 */
const unreadOf = (text: string, flat: Flat, plain: string, found: Found[], withheld: { from: number; to: number }[]): Unread[] => {
  const capital = found.some(({ statement }) => statement.kind === 'capital' || statement.kind === 'shareholding')
  // A correction is said in the very words that a registration's head ends with.
  const body = corrects(plain, 0, plain.length) ? 0 : (BODY.exec(plain)?.index ?? 0)
  const unread: Unread[] = []
  const covered = mergedSpans([...found.flatMap((each) => [each, ...(each.more ?? [])]), ...withheld].sort((a, b) => a.from - b.from))
  // The directive on general meetings says how a meeting goes by, article after article.
  const meeting = /genel kurul[a-z]*\s[^.]{0,60}esas ve usulleri hakkinda ic yonerge/.exec(plain)?.index ?? plain.length
  // The first clause stands right behind the list of evidence, which ends without a full stop.
  const evidence = evidenceEnd({ plain })
  const first = evidence > body && evidence < plain.length ? evidence : body
  const add = (begins: number, to: number): void => {
    const from = begins + (/^\s*/.exec(plain.slice(begins, to))?.[0].length ?? 0)
    const [start, end] = [flat.at[from] ?? 0, (flat.at[to - 1] ?? text.length - 1) + 1]
    unread.push({ heading: headingOf(flat.text, from, first), text: squeeze(text.slice(start, end)), start, end })
  }
  for (const { from, to } of mergedSpans([...withheld].sort((a, b) => a.from - b.from))) add(from, to)
  let from = first
  let span = 0
  while (from < meeting) {
    const stop = fullStop(plain, from)
    const to = Math.min(stop < 0 ? plain.length : stop + 1, from + LONGEST)
    const clause = plain.slice(from, to).replace(/\.$/, '')
    while ((covered[span]?.to ?? Infinity) <= from) span++
    const known = (covered[span]?.from ?? Infinity) < to
    // What else a sentence decides that a fact stands in.
    if (known) {
      const near: { from: number; to: number }[] = []
      for (let at = span; (covered[at]?.from ?? Infinity) < to; at++) near.push(covered[at] ?? { from: to, to })
      for (const each of decidedIn(plain, from, to)) {
        if (!near.some((other) => other.from < each.to && each.from < other.to) && !isBoilerplate(plain.slice(each.from, each.to), capital))
          add(each.from, each.to)
      }
    }
    // The last clause, where it breaks off before its end; a table and the number of the notice end without a full stop.
    const broken = stop < 0 && to === plain.length && !/[|(]/.test(clause) && clause.trim().split(' ').length > 4
    if (
      !known &&
      clause.length >= 20 &&
      (corrects(plain, from, to) || ((PREDICATE.test(clause) || broken) && !isBoilerplate(clause, capital)))
    ) {
      add(from, to)
    }
    from = to
  }
  return unread.sort((a, b) => a.start - b.start)
}

const HEADING =
  /(?:^|(?<=[.:;)!]\s))(?:[İI]Ç ?ER[İI][ĞG][İI] DE[ĞG][İI][ŞS]EN MADDELER[İI]N YEN[İI] HAL[İI]\s)?(\p{Lu}[\p{Lu}'’]*(?:[ ,/]{1,3}(?:\p{Lu}[\p{Lu}'’]*|\/)){0,9})(?=\s(?:Madde\b|MADDE\b|\d{1,2}\s?[-.)]|\p{Lu}\p{Ll}|\d))/gu
/** How far back the heading of a clause may stand. */
const UNDER = 3000
/** The words in capitals under which a clause stands, the nearest before it or at its beginning; null where none does. */
const headingOf = (text: string, at: number, body: number): string | null => {
  const from = Math.max(body, at - UNDER)
  const own = text.slice(from, at + 160)
  const last = [...own.matchAll(HEADING)].filter((match) => (match[1] ?? '').length >= 4 && from + match.index <= at + 2).at(-1)
  const heading = last?.[1] ? squeeze(last[1]) : null
  return heading === null || isLegalEntity(heading) || /MAHKEME/.test(heading) ? null : heading
}

// The marks inside a number or a date are no full stops, nor does that of a title or an ordinal ("Av.", "2. Asliye Ticaret Mahkemesi") end
// a sentence.
const FULL_STOP =
  /\.(?<!\d\.(?=\d|-\s?y?tl\b))(?<!\b(?:av|dr|prof|doc|ecz|yrd|sn)\.)(?<!\d\.(?=\s?(?:noter|asliye|icra|sulh|agir|idare m|vergi|hukuk|is mahk|madde|cad|sok|sk\b|km\b|kisim|kat\b|derece)))/g
/** The next full stop as far as a sentence may reach; -1 where it has none. */
const fullStop = (plain: string, from: number): number => {
  const at = plain.slice(from, from + LONGEST + 1).search(FULL_STOP)
  return at < 0 ? -1 : from + at
}

const mergedSpans = (found: { from: number; to: number }[]): { from: number; to: number }[] => {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of found) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}
