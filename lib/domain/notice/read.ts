import { powerRoleOf } from '../fact/office.ts'
import { addressRule } from '../fact/address.ts'
import { articlesRule, BEGUN, ENTERED, establishmentRule, formedIn, titleRule } from '../fact/articles.ts'
import { branchRule } from '../fact/branch.ts'
import { withDays } from '../fact/decided.ts'
import { directiveRule } from '../fact/directive.ts'
import { auditorRule, meetingRule } from '../fact/meetings.ts'
import { orderRule, statusRule } from '../fact/status.ts'
import { capitalInDoubt, capitalRule } from '../fact/capital.ts'
import { gradeRule, groupRule, limitedRule, withGradeRule } from '../reading/groups.ts'
import { officerRecordRule } from '../reading/records.ts'
import { isRow, rowRule } from '../reading/rows.ts'
import { tableRule } from '../reading/tables.ts'
import { delegateRule } from '../reading/delegates.ts'
import { founderRule, foundingManagerRule } from '../reading/founders.ts'
import { deadPartnerRule, partnerRule } from '../reading/partners.ts'
import { namedFormRule } from '../reading/named-form.ts'
import { appointmentRule, departureRule } from '../reading/offices.ts'
import { dutyListRule } from '../reading/duties.ts'
import { ballotRule, dutyRule, firstOrganRule, linedRule, listedPowerRule } from '../reading/lists.ts'
import { isHappened, ownNames } from '../reading/happened.ts'
import { bodyFrom, headingOf, residueOf, type Told } from '../reading/residue.ts'
import { reservesIn } from '../reading/reserves.ts'
import { signedRule } from '../reading/signed.ts'
import { renamedRule } from '../reading/renamed.ts'
import { recordRule, shareholdingRule, soleShareholderRule, transferRule } from '../reading/shares.ts'
import { changedRule } from '../reading/changed.ts'
import { entryRule } from '../reading/entries.ts'
import { deputyRule, formRule, jointListRule, powerRule } from '../reading/powers.ts'
import { sidesRule } from '../reading/sides.ts'
import { titledPowerRule, withHolders } from '../reading/titled.ts'
import { turnoverRule } from '../reading/turnover.ts'
import { wholeOf } from '../reading/whole.ts'
import type { Fact, FactKind, NoticeHeader, Reading, Unread } from '../fact/fact.ts'
import type { Body, Found, Rule } from '../fact/found.ts'
import { doubtfulNames, inOneSpelling, personsOf } from '../fact/agreement.ts'
import { evidenceOf, isDoubtful, mendedIn } from '../fact/certain.ts'
import { isIllegibleIn } from '../fact/illegible.ts'
import { asQuoted, quoteCheck } from '../fact/quote.ts'
import { clauseTold, factTold, revokesFormer } from '../fact/told.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { announcesOnly, callsMeeting, correctionRule, corrects } from '../reading/announced.ts'
import { brokenFrom, clauseAt, sentenceAt } from '../reading/clauses.ts'
import { breaksIn, type Flat, flatten, gapsIn, restore } from './flat.ts'
import { aheadOf } from './ahead.ts'
import { readHeader } from './header.ts'
import { hasIllegibleForm, isEntity, isPieceOfName, namesIn } from '../text/names.ts'
import { damageIn, mend } from '../text/words.ts'

const RULES: Rule[] = [
  establishmentRule,
  titleRule,
  addressRule,
  capitalRule,
  shareholdingRule,
  founderRule,
  partnerRule,
  deadPartnerRule,
  transferRule,
  recordRule,
  soleShareholderRule,
  appointmentRule,
  departureRule,
  foundingManagerRule,
  delegateRule,
  renamedRule,
  linedRule,
  ballotRule,
  firstOrganRule,
  dutyListRule,
  dutyRule,
  formRule,
  namedFormRule,
  powerRule,
  deputyRule,
  signedRule,
  titledPowerRule,
  sidesRule,
  listedPowerRule,
  jointListRule,
  changedRule,
  rowRule,
  officerRecordRule,
  turnoverRule,
  groupRule,
  gradeRule,
  withGradeRule,
  limitedRule,
  tableRule,
  directiveRule,
  statusRule,
  orderRule,
  branchRule,
  articlesRule,
  auditorRule,
  meetingRule,
]

/** The kinds that decide who signs: a name that may be another's is none of theirs. */
const SIGNS: ReadonlySet<FactKind> = new Set<FactKind>(['appointment', 'departure', 'representation'])

/** Those, and what decides for the company as a whole: a sentence that breaks off states none of them. */
const DECIDES: ReadonlySet<FactKind> = new Set<FactKind>([...SIGNS, 'directive', 'status'])

/** How far before what states a fact the company may be named that it is of. */
const BEFORE = 60

/** How far from where a text breaks off a fact may end: what was to follow may have said otherwise. */
const AT_END = 40

/** What the page tells of a notice that its own text does not. */
export type Hints = Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>>

/** Whether what another frame makes of the words of a table's row is a second reading of it. */
const isInRow = (body: Body, { statement, from, to }: Found): boolean => isRow(body, statement.kind, { from, to })

/** A notice text made ready for the frames: folded, in plain letters beside the printed ones, with its head and its matters. */
export const bodyOf = (text: string, hints: Hints = {}): { body: Body; flat: Flat; damage: number } => {
  const printed = flatten(text)
  const header = readHeader(printed, hints)
  const flat = restore(printed)
  const whole = mend(flat.text)
  const ahead = aheadOf(whole)
  const [own, plain] = [flat.text, whole].map((each) => ' '.repeat(ahead) + each.slice(ahead)) as [string, string]
  const matters = mattersOf(own, plain)
  const topic = fold(mend(matters.join(' ')))
  const branch = isBranch(plain, topic, header)
  const established = !branch && (isEstablished(plain, topic) || isBegun(plain, matters, header))
  return {
    body: { text: own, plain, header, matters, topic, branch, established, breaks: breaksIn(text, flat), gaps: gapsIn(text, flat) },
    flat,
    damage: damageIn(printed.text),
  }
}

/**
 * Reads a notice text: its head, the facts it states, each with its verified quote, and the clauses that no frame understood, each with the
 * reason. The same text always reads the same.
 */
export const readNotice = (text: string, hints: Hints = {}): Reading => {
  const { body, flat, damage } = bodyOf(text, hints)
  const { plain, header, matters } = body
  const onlyCalls = announcesOnly(body)
  const framed = RULES.flatMap((rule) => (rule === rowRule ? rule(body) : rule(body).filter((each) => !isInRow(body, each))))
  const powers = framed.filter(({ statement }) => statement.kind === 'representation')
  // An entry without a verb says nothing where words with one give a power.
  const entries = entryRule(body).filter((each) => !powers.some((power) => power.from < each.to && each.from < power.to))
  const stated = [
    // What sets an earlier notice right stands in the sentence that prints the wrong words too.
    ...correctionRule(body),
    ...[...framed, ...entries].filter(
      ({ statement, from, to }) => !corrects(plain, from, to) && (!onlyCalls || (statement.kind === 'status' && !callsMeeting(body))),
    ),
  ]
  const evidence = evidenceOf(flat.text, damage)
  const strange = doubtfulNames(body.text, namesIn(body))
  const judged = (all: readonly Found[]): { read: Found[]; doubtful: Found[] } => {
    const found = withHolders(
      body,
      inOneSpelling(
        body,
        all.filter((each) => !isReserve(body, each)).map((each) => withDays(body, mendedIn(each, evidence))),
      ),
    ).sort((a, b) => a.from - b.from || a.to - b.to)
    const own = ownNames(body, found)
    const doubtful = new Set(
      found.filter(
        (each) =>
          isDoubtful(each, evidence) ||
          isBroken(body, each) ||
          !isHappened(body, each, own) ||
          hasIllegibleOffice(body, each) ||
          sitsForIllegible(body, each) ||
          (SIGNS.has(each.statement.kind) && hasIllegibleForm(body, Math.max(0, each.from - BEFORE), each.to)) ||
          (SIGNS.has(each.statement.kind) && personsOf(each.statement).some((person) => strange.has(person))) ||
          personsOf(each.statement).some((person) => isPieceOfName(body, each.from, each.to, person)),
      ),
    )
    return { read: found.filter((each) => !doubtful.has(each)), doubtful: [...doubtful] }
  }
  const first = judged(stated)
  // What the frames of usual wordings leave is read by the words of its whole sentence.
  const whole = onlyCalls ? [] : wholeOf(body, toldOf(body, first.read, first.doubtful), first.read, first.doubtful)
  const { read, doubtful } = whole.length === 0 ? first : judged([...stated, ...whole.filter(({ from, to }) => !corrects(plain, from, to))])
  const stands = quoteCheck(text)
  const revokes = revokesFormer(plain)
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
    const clause =
      statement.kind === 'representation' || statement.kind === 'appointment'
        ? clauseAt(body, from)
        : statement.kind === 'status'
          ? sentenceAt(body, from)
          : ''
    return factTold({ ...statement, quote, start, end, verified: stands(quote) }, clause, revokes)
  })
  const figures = facts.some(({ kind }) => kind === 'capital') ? null : capitalInDoubt(body)
  return { header, matters, facts, unread: unreadOf(text, flat, body, read, [...doubtful, ...(figures ? [figures] : [])]) }
}

/** An auditor elected to stand in reserve is none yet. */
const isReserve = (body: Body, { statement }: Found): boolean =>
  statement.kind === 'auditor' && reservesIn(body).some(({ from, to }) => fold(body.text.slice(from, to)) === fold(statement.name))

/** The pieces that are told beside what was read. */
const toldOf = (body: Body, read: Found[], withheld: readonly { from: number; to: number }[]): Told[] =>
  residueOf(body, read, [
    ...withheld.map(({ from, to }) => ({ from, to, why: 'doubtful' as const })),
    ...read.flatMap(({ left = [] }) =>
      left.map((at) => ({ ...at, why: isIllegibleIn(body, at.from, at.to, true) ? ('doubtful' as const) : ('no_frame' as const) })),
    ),
  ])

// The list ends before the evidence, a numbered part, or a heading in capitals; in narrow columns a word of it may stand between the words
// of its label.
const MATTERS = /(?:tescil|ilan) edilen\s+([^:]{0,60}?)\s?hususlar\s*[:;.,]*\s*/d
const MATTERS_END =
  /tescile delil|\s1\s?\.\s|mudurlugumuz|anasozlesme|\badresi\b|icerigi degisen|yukarida|yeni atanan|\s[a-z]+ [0-9]{1,2} ?\. ?noter/
const CAPITALS = /\s\p{Lu}[\p{Lu}\s]{5,}/u
// What a business deals in is no matter of the notice.
const SUBJECT =
  /(?<!\b(?:is|istigal|isletme(?:nin)?|faaliyet|ugrasi|ugras|meslek) )konu(?:su)?\s*:\s*([^:]{3,120}?)\s*(?=yukarida|ticari merkezi ile|karar\b)/d

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
  /\bkurulus(?:u|unun)? [\d./]{8,10} (?:tarihinde|gunu|gununde) tescil (?:edil|olun)(?:dig|mist|must)|gercek kisi tacirin[^.]{0,40}(?:[^.]|(?<=\d)\.){0,120}beyanname[a-z]* tescil|sirketin kurulus(?:unun|u)?(?: ana ?sozlesme[a-z]*)? tescil|(?:ana|esas|sirket) ?(?:sozlesme|mukavele)(?:si)?(?:nin)? [^]{0,420}?tescil edil(?:digi ilan|mistir)(?=[^]{0,3000}\b(?:ilk (?:yonetim|mudur|idare)|kurucular|ara(?:lari|si)nda (?:bir )?(?:anonim|limited|kolle?ktif) (?:sirket|ortaklik) (?:kur|teskil|tesis)))/

/** The body of a notice without matters begins with what it is of, and with the first label of a founding. */
const HEADED_FOUNDING =
  /ilan olunur\s?[.:]?\s+(?:1\s?[-.)]{1,2}\s?)?(?:(?:yeni|sirket|isletme|kooperatif) )?kurulus(?:u| bilgileri| kaydi| tescili)?\s?[-:.–]?\s(?:kurucu|kurulus|muessis|ortak|unvan|sirket|sermaye|merkez|isletme)/

/** Matters of a notice that a contract may be printed for. */
const OF_CONTRACT = /^$|sozlesme|mukavele|statu|tur degis|nev.?i|bolunme|birlesme/
const isEstablished = (plain: string, topic: string): boolean =>
  (topic === '' && (FOUNDED.test(plain) || HEADED_FOUNDING.test(plain))) ||
  /\bkurulus\b|\b(?:isletme|sirket|kooperatif)[a-z]* kurulma/.test(topic) ||
  /tur degis\S* ?sozlesme/.test(topic) ||
  (OF_CONTRACT.test(topic) && formedIn(plain) !== null) ||
  (topic === '' &&
    !/icerigi degisen|\byeni (?:sekli|sekil|hali|metin)\b|\btadil/.test(plain) &&
    /(?:sirketin merkezi|merkez)\s*:?\s*madde 4|4\s?\. ?(?:sirketin )?merkezi?\b/.test(plain))

/** A business that somebody has begun himself, entered by his declaration; it names no other act of his. */
const HAS_BEGUN = new RegExp(`${BEGUN}[^]{0,800}?tescil (?:ve ilan )?(?:edil|olun)|${ENTERED}`)
const OF_ANOTHER = /\bterk\b|terkin|silin|kapat|devr|nakl|degis|sube/
/** The matter of a notice that enters a business: "Ticari işletmenin tescili", "Yeni kayıt", "İşe başlama". */
const NEWLY =
  /^(?:(?:yeni|ilk) (?:tescil|kayit|kaydi)|(?:(?:yeni|sahis|gercek kisi) )*(?:ticari )?(?:isletme|ticarethane|firma|tacir)(?:si|s?inin|nin|in)? (?:ticaret siciline )?(?:yeni |ilk )?(?:tescil|kayit|kayd|acilis)[iu]?|gercek kisi (?:tescil|kayd)i|(?:is|ticaret|faaliyet)e baslama)(?:n?[iu]n)?(?: tescili)?(?:$| ve | \S+ (?:tayin|ata))/
const isBegun = (plain: string, matters: readonly string[], { title }: NoticeHeader): boolean =>
  title !== null &&
  !isEntity(title) &&
  (matters.length === 0
    ? HAS_BEGUN.test(plain) && !OF_ANOTHER.test(plain)
    : matters.some((matter) => NEWLY.test(mend(matter).trim())) && !matters.some((matter) => OF_ANOTHER.test(mend(matter))))

/** Whether a text breaks off inside what states a fact, or so near behind it that the words to follow may say otherwise. */
const isBroken = (body: Body, { statement, to }: Found): boolean => {
  const [from, end] = [brokenFrom(body), body.text.length]
  if (from >= end || to <= from || !DECIDES.has(statement.kind)) return false
  return to > end - AT_END || statement.kind === 'directive' || statement.kind === 'status'
}

const POWER_OF = /\(([^()]{2,60})\)\s*\S{5,9} yetkili/
/** Whether the office in the brackets before a power to sign is another, or too damaged to tell: then it is no power without an office. */
const hasIllegibleOffice = ({ plain, text }: Body, { statement, from, to }: Found): boolean => {
  if (statement.kind !== 'appointment' || statement.role !== 'authorised_signatory') return false
  const match = POWER_OF.exec(plain.slice(from, to))
  const at = match ? from + match.index + 1 : 0
  return match !== null && powerRoleOf(text.slice(at, at + (match[1] ?? '').length)) !== 'authorised_signatory'
}

/** Whether somebody is elected "temsilen", for a legal entity of which no name was read: the seat may be that one's. */
const sitsForIllegible = ({ plain, text }: Body, { statement, from, to }: Found): boolean => {
  if (statement.kind !== 'appointment' || statement.legal_entity !== null) return false
  const at = text.slice(from, to).indexOf(statement.person)
  return (
    at >= 0 &&
    /(?<!\b(?:pay|hisse)(?:lari|si)? (?:sahip|sened)[a-z]* |\b(?:hissedar|ortak)l?[a-z]* |\bgrub[a-z]* )\btemsilen,? (?:[a-z]{1,5}\. ?)?$/.test(
      plain.slice(Math.max(0, from + at - 60), from + at),
    )
  )
}

/** An office begun or ended that two clauses of a notice state, once: as the clause that says more has it, or says it in fewer words. */
const distinct = (found: Found[]): Found[] => {
  const said = ({ statement }: Found): number => Object.values(statement).filter((value) => value !== null).length
  const keyOf = ({ statement }: Found): string | null =>
    statement.kind === 'appointment' || statement.kind === 'departure'
      ? `${statement.kind} ${fold(statement.person)} ${statement.role} ${statement.kind === 'appointment' ? fold(statement.legal_entity ?? '') : ''} ${statement.masked ?? ''}`
      : statement.kind === 'share_transfer' && (statement.amount !== null || statement.shares !== null)
        ? `${statement.kind} ${fold(statement.from)} ${fold(statement.to)} ${statement.amount ?? ''} ${statement.shares ?? ''}`
        : statement.kind === 'representation' || statement.kind === 'auditor'
          ? JSON.stringify(statement)
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

const unreadOf = (text: string, flat: Flat, body: Body, read: Found[], withheld: readonly { from: number; to: number }[]): Unread[] => {
  const first = bodyFrom(body)
  return toldOf(body, read, withheld).map(({ from: begins, to, why }) => {
    const from = begins + (/^[\s.,;]*/.exec(body.plain.slice(begins, to))?.[0].length ?? 0)
    const [start, end] = [flat.at[from] ?? 0, (flat.at[to - 1] ?? text.length - 1) + 1]
    return clauseTold({ heading: headingOf(flat.text, from, first), text: squeeze(text.slice(start, end)), start, end, why })
  })
}
