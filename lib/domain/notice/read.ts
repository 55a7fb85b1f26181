import { OF_PEOPLE } from '../fact/stated.ts'
import { powerRoleOf } from '../fact/office.ts'
import { addressRule } from '../fact/address.ts'
import { articlesRule, BEGUN, ENTERED, establishmentRule, formedIn, titleRule } from '../fact/articles.ts'
import { branchRule } from '../fact/branch.ts'
import { branchPeopleRule } from '../reading/branch-people.ts'
import { withDays } from '../fact/decided.ts'
import { directiveRule } from '../fact/directive.ts'
import { auditorRule, meetingRule } from '../fact/meetings.ts'
import { orderRule, statusRule } from '../fact/status.ts'
import { capitalInDoubt, capitalRule } from '../fact/capital.ts'
import { agentScopeRule } from '../reading/agent-scopes.ts'
import { agentRule, isOfAgents } from '../reading/graded.ts'
import { gridsBeside, isPieceOfRow } from '../reading/grids.ts'
import { groupChangeRule, inOneOffice } from '../reading/group-changes.ts'
import { gradeRule, groupRule, limitedRule, withGradeRule } from '../reading/groups.ts'
import { inlineItemsIn } from '../reading/inline-items.ts'
import { openingsIn } from '../reading/openings.ts'
import { restsIn } from '../reading/rests.ts'
import { partedRowRule } from '../reading/parted-row.ts'
import { officerRecordRule } from '../reading/records.ts'
import { isRow, rowRule } from '../reading/rows.ts'
import { tableRule } from '../reading/tables.ts'
import { delegateRule } from '../reading/delegates.ts'
import { asidesIn } from '../reading/asides.ts'
import { amendedIn } from '../reading/amended.ts'
import { shortNamesIn } from '../reading/short-names.ts'
import { formerFormsIn } from '../reading/former-form.ts'
import { founderRule, foundingManagerRule } from '../reading/founders.ts'
import { deadPartnerRule, enteredPartnerRule, leftPartnerRule, partnerRule } from '../reading/partners.ts'
import { formSetRight, namedFormRule, termSetRight } from '../reading/named-form.ts'
import { appointmentRule, departureRule } from '../reading/offices.ts'
import { isOfOtherList } from '../reading/ballots.ts'
import { dutyListRule, seatedIn } from '../reading/duties.ts'
import { ballotRule, chosenBelowRule, dutyRule, firstOrganRule, linedRule, listedPowerRule } from '../reading/lists.ts'
import { isHappened, isNoPower, ownNames } from '../reading/happened.ts'
import { withoutSpans } from '../reading/conditions.ts'
import { type Inherited, inheritedIn, passedTo } from '../reading/inherited.ts'
import { bodyFrom, headingOf, residueOf, type Told, overlaps } from '../reading/residue.ts'
import { remarkOf } from '../reading/remarks.ts'
import { reservesIn } from '../reading/reserves.ts'
import { signedRule } from '../reading/signed.ts'
import { leavesOneOut } from '../reading/left-out.ts'
import { renamedRule } from '../reading/renamed.ts'
import { recordRule, shareholdingRule, soleShareholderRule, transferRule } from '../reading/shares.ts'
import { ownerOf } from '../reading/his-own.ts'
import { saysItsBranch } from '../reading/branch-scope.ts'
import { onlyDenies, onlyDoes } from '../reading/composed.ts'
import { changedRule } from '../reading/changed.ts'
import { entryRule } from '../reading/entries.ts'
import { withSlots } from '../reading/power-slots.ts'
import { deputyRule, powerRule } from '../reading/powers.ts'
import { formRule, jointListRule } from '../reading/template-form.ts'
import { type SetRight, setRightIn, subjectsIn } from '../reading/set-right.ts'
import { titledPowerRule, withHolders } from '../reading/titled.ts'
import { isTorn, tornIn } from '../reading/torn.ts'
import { turnoverRule } from '../reading/turnover.ts'
import { isSaidWhole, wholeOf } from '../reading/whole.ts'
import type { Fact, FactKind, NoticeHeader, Reading, Statement, Unread, Role } from '../fact/fact.ts'
import type { Body, Found, Rule, Span } from '../fact/found.ts'
import { doubtfulNames, inOneSpelling, personsOf } from '../fact/agreement.ts'
import { type Evidence, evidenceOf, isDoubtful, mendedIn } from '../fact/certain.ts'
import { isIllegibleIn } from '../fact/illegible.ts'
import { asQuoted, quoteCheck } from '../fact/quote.ts'
import type { Telling } from '../fact/telling.ts'
import { clauseTold, factTold, keepingPower, headTold, revokesFormer, revokesSole } from '../fact/told.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { withOwnTerm } from '../reading/own-terms.ts'
import { saysMore, withRest } from '../reading/beside.ts'
import { boundedWith, keepsOffice } from '../reading/bounded.ts'
import { announcesOnly, callsMeeting, correctionRule, corrects, speaksOfErrors } from '../reading/announced.ts'
import { keepsPower } from '../reading/kept-power.ts'
import {
  belowMatters,
  brokenFrom,
  clauseAt,
  ledSentenceAt,
  sentenceAt,
  sentenceHolding,
  sentencesOf,
  TEMPLATE_HEADING,
} from '../reading/clauses.ts'
import { blocksIn, breaksIn, flatten, gapsIn, reprinted } from './flat.ts'
import { inSmallLetters } from './capitals.ts'
import { aheadOf, behindOf } from './ahead.ts'
import { readHeader } from './header.ts'
import { unansweredIn } from './headed.ts'
import { inOneForm, withOneForm } from './numbers/one-form.ts'
import { hasIllegibleForm, isEntity, isPieceOfName, namesIn, sameBut } from '../text/names.ts'
import { inTodaysWords } from '../text/older.ts'
import { plainLetters } from '../text/letters.ts'
import { allIn } from '../text/needed.ts'
import { type Flat, restore } from '../text/restore.ts'
import { damageIn, mend } from '../text/words.ts'

const RULES: Rule[] = [
  establishmentRule,
  titleRule,
  addressRule,
  capitalRule,
  shareholdingRule,
  founderRule,
  partnerRule,
  enteredPartnerRule,
  deadPartnerRule,
  leftPartnerRule,
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
  chosenBelowRule,
  firstOrganRule,
  dutyListRule,
  dutyRule,
  formRule,
  namedFormRule,
  powerRule,
  deputyRule,
  signedRule,
  titledPowerRule,
  listedPowerRule,
  jointListRule,
  changedRule,
  rowRule,
  officerRecordRule,
  turnoverRule,
  groupRule,
  groupChangeRule,
  gradeRule,
  withGradeRule,
  limitedRule,
  agentRule,
  tableRule,
  directiveRule,
  statusRule,
  orderRule,
  branchRule,
  branchPeopleRule,
  partedRowRule,
  articlesRule,
  auditorRule,
  meetingRule,
]

/** What decides who signs, and what decides for the company as a whole: a sentence that breaks off states none of them. */
const DECIDES: ReadonlySet<FactKind> = new Set<FactKind>([...OF_PEOPLE, 'directive', 'status'])

/** How far before what states a fact the company may be named that it is of. */
const BEFORE = 60

/** How far from where a text breaks off a fact may end: what was to follow may have said otherwise. */
const AT_END = 40

/** What the page tells of a notice that its own text does not. */
export type Hints = Partial<Pick<NoticeHeader, 'published_on' | 'issue' | 'page'>>

/** Whether what another frame makes of the words of a table's row is a second reading of it. */
const isInRow = (body: Body, { statement, from, to }: Found): boolean => isRow(body, statement.kind, { from, to })

/** A notice text made ready for the frames: folded, in plain letters beside the printed ones, with its head and its matters. */
export const bodyOf = (text: string, hints: Hints = {}): { body: Body; flat: Flat; asPrinted: string; damage: number; mended: string } => {
  const asPrinted = flatten(text)
  const printed = inOneForm(asPrinted)
  const header = readHeader(printed, hints)
  const restored = restore(inSmallLetters(printed, breaksIn(text, printed)))
  const mended = inTodaysWords(mend(restored.text))
  // How somebody signed until now states nothing.
  const former = formerFormsIn(mended)
  const said = former.length === 0 ? { flat: restored, plain: mended } : { flat: without(restored, former), plain: kept(mended, former) }
  // Nor does what only opens a decision, or numbers those whom a sentence names.
  const plainly = plainlyOf(text, ...amendedOf(said.flat, said.plain))
  const shortNames = shortNamesIn({ text: plainly.flat.text, plain: plainly.whole })
  const present = reprinted(
    plainly.flat,
    shortNames.map(({ name, ...at }) => ({ ...at, put: name })),
  )
  const now = reprinted(
    { text: plainly.whole, at: [] },
    shortNames.map(({ name, ...at }) => ({ ...at, put: plainLetters(name) })),
  ).text
  // What is told of somebody beside his name decides nothing.
  const lines = breaksIn(text, present)
  const asides = asidesIn({ text: present.text, plain: now, breaks: lines })
  const flat = asides.length === 0 ? present : without(present, asides)
  const whole = asides.length === 0 ? now : kept(now, asides)
  const ahead = aheadOf(whole)
  const behind = ahead + behindOf(whole.slice(ahead))
  const [own, plain] = [flat.text, whole].map(
    (each) => ' '.repeat(ahead) + each.slice(ahead, behind) + ' '.repeat(each.length - behind),
  ) as [string, string]
  const breaks = withHeadings(flat === present ? lines : breaksIn(text, flat), own, plain)
  const matters = mattersOf(own, plain, breaks)
  const topic = fold(mend(matters.join(' ')))
  const branch = isBranch(plain, topic, header)
  const established = !branch && (isEstablished(plain, topic) || isBegun(plain, matters, header))
  return {
    body: {
      text: own,
      plain,
      header,
      matters,
      topic,
      branch,
      established,
      breaks,
      gaps: gapsIn(text, flat),
      blocks: blocksIn(text, flat),
      rests: placesBehind(flat.at, plainly.rests),
      ...asidesOf(present.text, asides),
    },
    flat,
    asPrinted: asPrinted.text,
    damage: damageIn(asPrinted.text),
    mended,
  }
}
/** A text and its plain letters in which the new text of an article stands below the words that change it. */
const amendedOf = (flat: Flat, plain: string): [Flat, string] => {
  const amended = amendedIn(flat.text, plain)
  if (amended.length === 0) return [flat, plain]
  const letters = amended.map((each) => ({ ...each, put: plainLetters(each.put) }))
  return [reprinted(flat, amended), reprinted({ text: plain, at: [] }, letters).text]
}
/** For places in the text of the notice, in their order, the letters of the body behind them. */
const placesBehind = (at: readonly number[], places: readonly number[]): number[] => {
  let letter = 0
  return places.map((place) => {
    while (letter < at.length && (at[letter] ?? 0) <= place) letter++
    return letter
  })
}
/** A text and its plain letters without what states nothing: the word behind an opening is the first of its sentence. */
const plainlyOf = (source: string, flat: Flat, plain: string): { flat: Flat; whole: string; rests: number[] } => {
  const breaks = breaksIn(source, flat)
  const rests = restsIn(flat.text, plain, breaks)
  const isLeft = (span: Span): boolean => !rests.some((rest) => rest.from < span.to && span.from < rest.to)
  const openings = openingsIn(flat.text, plain, breaks).filter(isLeft)
  const { parts, letters } = inlineItemsIn(flat.text, breaks)
  const spans = [...openings, ...parts.filter(isLeft), ...rests].sort((a, b) => a.from - b.from)
  if (spans.length === 0) return { flat, whole: plain, rests: [] }
  const [own, whole] = [flat.text.split(''), plain.split('')]
  for (const { to } of openings) own[to] = (own[to] ?? '').toLocaleUpperCase('tr').slice(0, 1)
  for (const [at, letter] of letters) own[at] = whole[at] = letter
  return {
    flat: without({ text: own.join(''), at: flat.at }, spans),
    whole: kept(whole.join(''), spans),
    rests: rests.map(({ from }) => flat.at[from] ?? 0),
  }
}
/** Where asides stood, in the text that is without them. */
const asidesOf = (text: string, asides: ReturnType<typeof asidesIn>): Pick<Body, 'asides'> => {
  const place = (at: number): number => at - asides.reduce((gone, { from, to }) => gone + (to <= at ? to - from : 0), 0)
  return asides.length === 0
    ? {}
    : { asides: asides.map(({ from, to, name, number }) => ({ at: place(from), words: text.slice(from, to), name: place(name), number })) }
}
/** Whether something that stands apart was printed inside a part of a body. */
const holdsApart = ({ asides = [], rests = [] }: Body, { from, to }: Span): boolean =>
  [...asides.map(({ at }) => at), ...rests].some((at) => at > from && at < to)
/** Words of a body with the asides that the notice prints in them. */
const withAsides = ({ text, asides = [] }: Body, words: string, near: number): string => {
  const before = text.lastIndexOf(words, near)
  const begin = before < 0 ? text.indexOf(words) : before
  return begin < 0
    ? words
    : asides.reduceRight(
        (all, { at, words: said }) =>
          at > begin && at < begin + words.length ? all.slice(0, at - begin) + said + all.slice(at - begin) : all,
        words,
      )
}
/** A heading of the templates stands on a line of its own, though its text goes on in it. */
const withHeadings = (breaks: ReadonlySet<number>, text: string, plain: string): ReadonlySet<number> => {
  const all = new Set(breaks)
  for (const { index, 0: heading } of allIn(plain, TEMPLATE_HEADING)) {
    const [from, to] = [index, index + heading.length]
    if (/\p{Ll}/u.test(text.slice(from, to))) continue
    for (const at of [from - 1, to]) if (text[at] === ' ') all.add(at)
  }
  return all
}
/** A text without some parts of it. */
const without = (flat: Flat, spans: readonly Span[]): Flat =>
  reprinted(
    flat,
    spans.map(({ from, to }) => ({ from, to, put: '' })),
  )
const kept = (text: string, spans: readonly Span[]): string => without({ text, at: [] }, spans).text

/** Whether two readings are of one matter: who signs, or who comes and goes. */
const isOfOne = (one: Found, other: Found): boolean =>
  (one.statement.kind === 'representation') === (other.statement.kind === 'representation') &&
  (one.statement.kind === 'representation' || one.statement.kind === 'appointment' || one.statement.kind === 'departure')
/**
 * Who signs alone by a sentence stands beside the others of it as he whom they need ("A tek imzası ile, B ise A'nın imzasıyla beraber"): the
 * joint form is theirs.
 */
const besideSole = (body: Body, found: Found[]): Found[] => {
  const sole = found.flatMap(({ statement, from }) =>
    statement.kind === 'representation' && statement.mode === 'sole' && isOfAll(statement) ? [{ persons: statement.persons, from }] : [],
  )
  if (sole.length === 0) return found
  return found.map((each) => {
    const { statement } = each
    if (statement.kind !== 'representation' || statement.mode !== 'joint' || statement.any_of || !isOfAll(statement)) return each
    const { from, to } = sentenceHolding(body, each.from) ?? each
    const alone = sole.flatMap((other) => (from <= other.from && other.from < to ? other.persons : []))
    const [needed, others] = [true, false].map((is) => statement.persons.filter((name) => alone.includes(name) === is)) as [
      string[],
      string[],
    ]
    return needed.length > 0 && others.length > 0
      ? { ...each, statement: { ...statement, persons: others, with: [...needed, ...statement.with] } }
      : each
  })
}
const isOfAll = ({ scope, limit, floor }: Extract<Found['statement'], { kind: 'representation' }>): boolean =>
  scope === null && limit === null && !floor
/** What is read of a body, and what is withheld of it. */
type Readings = { read: Found[]; doubtful: Found[] }

/** What the frames read of a body and what its whole sentences add; `given` beside it, less what `isWrong`. */
const readingsOf = (body: Body, evidence: Evidence, given: readonly Found[], isWrong: (each: Found) => boolean): Readings => {
  const onlyCalls = announcesOnly(body)
  const usual = inOneOffice(
    RULES.flatMap((rule) =>
      rule === rowRule ? rule(body) : rule(body).filter((each) => !isInRow(body, each) && (rule === agentRule || !isOfAgents(body, each))),
    ),
  ).filter((each) => !isNoPower(body, each) && !isPieceOfRow(body, each))
  // What the words behind an agent's appointment give him, where no usual wording gives it.
  const signs = new Set(usual.flatMap(({ statement }) => (statement.kind === 'representation' ? statement.persons.map(fold) : [])))
  const framed = [
    ...usual,
    ...gridsBeside(body, usual),
    ...agentScopeRule(body).filter(
      ({ statement }) => statement.kind !== 'representation' || !statement.persons.some((person) => signs.has(fold(person))),
    ),
  ]
  const powers = framed.filter(({ statement }) => statement.kind === 'representation')
  // An entry without a verb says nothing where words with one give a power.
  const entries = entryRule(body).filter((each) => !powers.some((power) => power.from < each.to && each.from < power.to))
  const stated = [
    ...given,
    ...withSlots(body, [...framed, ...entries]).filter(
      (each) => !isWrong(each) && (!onlyCalls || (each.statement.kind === 'status' && !callsMeeting(body))),
    ),
  ]
  const strange = doubtfulNames(body.text, namesIn(body))
  const judged = (all: readonly Found[]): Readings => {
    const found = besideSole(
      body,
      withHolders(
        body,
        inOneSpelling(
          body,
          all
            .filter((each) => !isReserve(body, each) && !isOfOtherList(body, each) && !keepsOffice(body, each))
            .map((each) => withOwnTerm(body, withDays(body, mendedIn(each, evidence)))),
        ),
      ),
    ).sort((a, b) => a.from - b.from || a.to - b.to)
    const own = ownNames(body, found)
    const bounded = new Set(boundedWith(body, found))
    const doubtful = new Set(
      found.filter(
        (each) =>
          isDoubtful(each, evidence) ||
          isBroken(body, each) ||
          isTorn(body, each) ||
          !isHappened(body, each, own) ||
          bounded.has(each) ||
          leavesOneOut(body, each, found) ||
          hasIllegibleOffice(body, each) ||
          sitsForIllegible(body, each) ||
          holdsSentence(each) ||
          (OF_PEOPLE.has(each.statement.kind) && hasIllegibleForm(body, Math.max(0, each.from - BEFORE), each.to)) ||
          (OF_PEOPLE.has(each.statement.kind) && personsOf(each.statement).some((person) => strange.has(person))) ||
          personsOf(each.statement).some((person) => isPieceOfName(body, each.from, each.to, person)) ||
          partsName(body, each) ||
          personsOf(each.statement).some((person) => beginsAbove(body, each, person)),
      ),
    )
    // What is told of a fact in doubt for what stands beside it goes as far as that.
    const remarked = new Map(
      found.flatMap((each): [Found, Found][] => {
        const to = doubtful.has(each) ? null : remarkOf(body, each, found)
        return to === null ? [] : [[each, { ...each, to }]]
      }),
    )
    return {
      read: found.filter((each) => !doubtful.has(each) && !remarked.has(each)),
      doubtful: [...doubtful, ...remarked.values()],
    }
  }
  const first = judged(stated)
  // What the frames of usual wordings leave is read by the words of its whole sentence.
  const open = onlyCalls ? [] : toldOf(body, first.read, first.doubtful, null, true)
  const sentences = onlyCalls ? [] : wholeOf(body, open, first.read, first.doubtful)
  if (sentences.length === 0) return first
  // Whom they elect the words of other sentences mean: "müdür şirketi tek imzasıyla temsil eder".
  const seated = sentences.filter(isAppointment)
  const knowing: Body = seated.length === 0 ? body : { ...body, seated }
  if (seated.length > 0) sameBut(knowing, body, 0, 0)
  const sat = new Set(seatedIn(body).map(({ name }) => fold(name)))
  const isFuller = seated.some(({ statement }) => statement.kind === 'appointment' && !sat.has(fold(statement.person)))
  // What means others where all are known whom the notice elects ("öteki üyelerden biri") was read of some of them.
  const again = isFuller ? wholeOf(knowing, open, first.read, first.doubtful).filter(isPower) : []
  // A sentence that elects somebody is read without knowing it.
  const elects = ({ from, to }: Found): boolean =>
    sentencesOf(body).some((at) => at.from < to && from < at.to && seated.some((each) => at.from < each.to && each.from < at.to))
  const whole = !isFuller
    ? sentences
    : [
        ...sentences.filter(
          (each) => !isPower(each) || (elects(each) && !again.some((other) => touches(each, other) && !isSamePower(each, other))),
        ),
        ...again.filter((each) => !elects(each)),
      ]
  const [before, since] = isFuller ? [powerRule(body), powerRule(knowing)] : [[], []]
  const stale = before.filter((each) => !since.some((other) => isSamePower(each, other)))
  const fresh = since.filter((each) => stale.some((other) => touches(each, other)) && !before.some((other) => isSamePower(each, other)))
  const anew = fresh.length === 0 ? [] : withSlots(knowing, fresh).filter((each) => stale.some((other) => touches(each, other)))
  const over = whole.filter((each) => each.instead && !isWrong(each))
  const left = [
    ...stated.filter((each) => !stale.some((other) => isSamePower(each, other))),
    ...anew.filter((each) => !isWrong(each) && !whole.some((other) => isSamePower(each, other))),
  ].filter((each) => !over.some((other) => isOfOne(each, other) && other.from < each.to && each.from < other.to))
  const second = judged([...left, ...whole.filter((each) => !isWrong(each))])
  const told = seated.length === 0 ? [] : toldOf(body, second.read, second.doubtful, null, true)
  if (told.length === 0) return second
  const untold = (each: Found): boolean =>
    told.some((at) => each.from < at.to && at.from < each.to) &&
    !second.read.some(({ statement, from, to }) => statement.kind === each.statement.kind && each.from < to && from < each.to)
  const more = [
    ...withSlots(knowing, powerRule(knowing)).filter(untold),
    ...wholeOf(knowing, told, second.read, second.doubtful).filter(({ statement }) => statement.kind === 'representation'),
  ].filter((each) => !isWrong(each))
  return more.length === 0 ? second : judged([...left, ...whole.filter((each) => !isWrong(each)), ...more])
}
const touches = (one: Found, other: Found): boolean => one.from < other.to && other.from < one.to
const isAppointment = ({ statement }: Found): boolean => statement.kind === 'appointment'
const isPower = ({ statement }: Found): boolean => statement.kind === 'representation'
/** Whether two readings of the same words say the same of the same people. */
const isSamePower = (one: Found, other: Found): boolean => {
  const [own, its] = [one.statement, other.statement]
  const names = (all: readonly string[]): string => all.map(fold).join()
  return (
    own.kind === 'representation' &&
    its.kind === 'representation' &&
    touches(one, other) &&
    own.mode === its.mode &&
    names(own.persons) === names(its.persons) &&
    names(own.with) === names(its.with)
  )
}

/** What half of a correction says: a form behind a name before all else; who stands in brackets signs along, and has no such power himself by it. */
const setRightOf = (body: Body, evidence: Evidence): Readings => {
  const forms = formSetRight(body)
  const own = new Set(subjectsIn(body, { from: 0, to: body.plain.length }).map(fold))
  return readingsOf(
    body,
    evidence,
    [...forms, ...termSetRight(body)],
    ({ statement }) =>
      statement.kind === 'representation' &&
      (statement.persons.some((name) => !own.has(fold(name))) ||
        forms.some((form) => subjectsOf(form.statement).some((name) => statement.persons.some((each) => fold(each) === fold(name))))),
  )
}

/** A fact of what a correction says instead, with the words it was read from: its quote spans those that were wrong too. */
type Instead = Found & { said?: { quote: string; clause: string } }
/** What a correction says instead, as facts at their places in the notice, and the places of it that are told. */
const insteadIn = ({ right, wrong, span, strangers }: SetRight, evidence: Evidence): { facts: Instead[]; told: Span[] } | null => {
  const readings = setRightOf(right.body, evidence)
  const back = ({ from, to }: Span): Span => ({ from: right.at[from] ?? 0, to: (right.at[to - 1] ?? 0) + 1 })
  // Who was only named in the wrong words, and what they said that the right ones do not say anew: an earlier notice states it still.
  const before = wrong ? setRightOf(wrong.body, evidence).read.filter((each) => !isKnownBy(wrong.body, each)) : []
  // Of a form that is set right the row names the office again.
  const ofForm = before.length > 0 && before.every(({ statement }) => statement.kind === 'representation')
  const facts = readings.read
    .filter(({ statement }) => !ofForm || statement.kind !== 'appointment' || statement.confirms)
    .map((each): Instead => ({
      statement: each.statement,
      ...back(each),
      said: { quote: right.body.text.slice(each.from, each.to), clause: saidAround(right.body, each) },
    }))
  if (facts.length === 0) return null
  const told = toldOf(right.body, readings.read, readings.doubtful).map(back)
  const stays = before.some(({ statement }) =>
    subjectsOf(statement).some(
      (person) =>
        !facts.some(
          (each) => each.statement.kind === statement.kind && subjectsOf(each.statement).some((other) => fold(other) === fold(person)),
        ),
    ),
  )
  const adds = facts.some(({ statement }) => ADDS.has(statement.kind))
  return { facts, told: stays || adds || strangers.length > 0 ? [span] : told }
}
/** "Müdür olarak seçilen A'nın …": an office by which somebody is known. */
const isKnownBy = ({ plain }: Body, { statement, from, to }: Found): boolean =>
  statement.kind === 'appointment' && /\b(?:secilen|atanan|getirilen|olan|tayin edilen)\b/.test(plain.slice(from, to))
/** Of whom a fact says something: who signs along is none. */
const subjectsOf = (statement: Statement): string[] => (statement.kind === 'representation' ? statement.persons : personsOf(statement))
/** What is counted as often as it is stated: what it corrects is counted already. */
const ADDS: ReadonlySet<FactKind> = new Set<FactKind>(['share_transfer', 'branch'])

/** The words about a fact that tell more of it. */
const saidAround = (body: Body, { statement, from }: Found): string =>
  statement.kind === 'representation' || statement.kind === 'appointment'
    ? clauseAt(body, from)
    : statement.kind === 'status' || statement.kind === 'share_transfer'
      ? sentenceAt(body, from)
      : ''

/** A correction, and what it says instead: of whom its frames read that, the correction's own reading gives no more. */
const correctionsIn = (body: Body, set: SetRight | null, instead: readonly Instead[]): Found[] => {
  const half = (at: Span | null | undefined): string | null => (at ? squeeze(body.text.slice(at.from, at.to)) : null)
  const own = correctionRule(body).map((each): Found =>
    each.statement.kind === 'correction' && each.statement.words === null && set?.halves.wrong
      ? { ...each, statement: { ...each.statement, words: half(set.halves.wrong), instead: half(set.halves.right) } }
      : each,
  )
  const names = new Set(instead.flatMap(({ statement }) => personsOf(statement).map((name) => `${statement.kind} ${fold(name)}`)))
  const [first] = instead
  const corrections = own.filter(
    ({ statement }) =>
      statement.kind === 'correction' || !personsOf(statement).some((name) => names.has(`${statement.kind} ${fold(name)}`)),
  )
  return first && !own.some(({ statement }) => statement.kind === 'correction')
    ? [
        {
          statement: {
            kind: 'correction',
            notice: null,
            words: half(set?.halves.wrong),
            instead: set?.halves.wrong ? half(set.halves.right) : null,
          },
          from: set?.span.from ?? first.from,
          to: set?.span.to ?? first.to,
        },
        ...corrections,
      ]
    : corrections
}

/**
 * Reads a notice text: its head, the facts it states, each with its verified quote, and the clauses that no frame understood, each with the
 * reason. The same text always reads the same.
 */
export const readNotice = (text: string, hints: Hints = {}): Reading => {
  const { body: printed, flat, asPrinted, damage, mended } = bodyOf(text, hints)
  // Whose shares pass by a death touches no office: the frames see the notice without it.
  const inherited = speaksOfErrors(printed.plain) ? [] : inheritedIn(printed)
  const passed = inheritancesOf(printed, inherited)
  const body = withoutInherited(printed, inherited)
  const { header, matters } = body
  const evidence = evidenceOf(asPrinted, damage)
  const set = setRightIn(body)
  const instead = set && insteadIn(set, evidence)
  // What sets an earlier notice right stands in the sentence that prints the wrong words too.
  const own = readingsOf(
    body,
    evidence,
    [...correctionsIn(body, set, instead?.facts ?? []), ...passed],
    ({ from, to }) => corrects(body, from, to) || (set !== null && from < set.span.to && set.span.from < to),
  )
  const read: Instead[] = [...own.read, ...(instead?.facts ?? [])].sort((a, b) => a.from - b.from || a.to - b.to)
  const { doubtful } = own
  const stands = quoteCheck(text)
  const sole = read.some(({ statement }) => statement.kind === 'representation' && statement.mode === 'sole')
  const revokes = revokesFormer(mended) || (!sole && revokesSole(mended))
  const removed = ORGAN_REMOVED.test(body.plain)
  const facts = distinct(read.map((each) => withScope(body, each))).map((each): Fact => {
    const { from, to, said }: Instead = each
    const statement: Statement =
      each.statement.kind === 'status' && typeof each.statement.restricts === 'string'
        ? { ...each.statement, restricts: withAsides(body, each.statement.restricts, to) }
        : each.statement
    const start = flat.at[from] ?? 0
    // A hyphen at the end of a quote may be the one that ends the line: it is left out.
    const end =
      start +
      text
        .slice(start, (flat.at[to - 1] ?? text.length - 1) + 1)
        .trimEnd()
        .replace(/[-\u00ad\s]+$/, '').length
    const quote = asQuoted(text.slice(start, end))
    const place = { quote, start, end, verified: stands(quote) }
    const asStated = withQuotes(statement, (words) => (stands(words) ? words : quotedAt(text, flat, words, from)))
    if (said) return { ...factTold({ ...asStated, ...place, quote: withOneForm(asQuoted(said.quote)) }, said.clause, revokes), ...place }
    // What the words tell of it they tell without the asides between them, and by whatever way of printing their numbers.
    const words = holdsApart(body, { from, to }) ? asQuoted(body.text.slice(from, to)) : quote
    const fact = { ...asStated, ...place, quote: withOneForm(words) }
    const told = factTold(
      fact,
      passedIn(printed, passed, each) ?? saidAround(body, each),
      revokes,
      saysMore(body, each, read),
      ledSentenceAt(body, from),
      removed,
    )
    return { ...(keepsPower(body, each, read) ? keepingPower(told) : told), ...place }
  })
  const figures = facts.some(({ kind }) => kind === 'capital') ? null : capitalInDoubt(body)
  const withheld = [...doubtful, ...(figures ? [figures] : []), ...tornIn(body)]
  const unread = unreadOf(text, flat, body, read, facts, withheld, instead?.told ?? null, leftOf(inherited, passed, read), printed)
  return { header, matters, facts: ofHeadedBranch(withRest(body, flat.at, facts, unread), header.title), unread }
}
/** A notice that the reader failed at, told as a whole: nothing of it is known, and whatever rests on it stays open. */
export const toldWhole = (text: string): Reading => ({
  header: {
    office: null,
    registry_no: null,
    mersis_no: null,
    title: null,
    registered_on: null,
    published_on: null,
    issue: null,
    page: null,
    notice_no: null,
  },
  matters: [],
  facts: [],
  unread: [clauseTold({ heading: null, text: squeeze(text), start: 0, end: text.length, why: 'no_frame' })],
})
/** A body as the frames see it that decide who is in office: no more than what is left of it. */
const withoutInherited = (printed: Body, parts: readonly Span[]): Body => {
  if (parts.length === 0) return printed
  const { whole: _whole, ...left } = withoutSpans(printed, parts)
  sameBut(left, printed, Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to)))
  return left
}
/** What the parts of a notice on shares that pass by a death state: as the frames of transfers read them, and to whom else they pass. */
const inheritancesOf = (body: Body, parts: readonly Inherited[]): Found[] => {
  if (parts.length === 0) return []
  const transfers = transferRule(body)
  return parts.flatMap((part) => {
    // Each word of the part is known: what stands beside in its fact's words the other frames see.
    const own = transfers.filter(
      ({ statement, from, to }) =>
        from < part.to &&
        part.from < to &&
        to <= part.to &&
        statement.kind === 'share_transfer' &&
        statement.from === part.dead?.name &&
        part.heirs.some(({ name }) => name === statement.to),
    )
    return [
      ...own.map(({ left: _left, ...each }) => each),
      ...passedTo(body, part).filter(
        ({ statement }) =>
          !own.some(
            (each) => each.statement.kind === 'share_transfer' && statement.kind === 'share_transfer' && each.statement.to === statement.to,
          ),
      ),
    ]
  })
}
/** The words of a notice that tell why shares pass, with him who died. */
const passedIn = (body: Body, passed: readonly Found[], each: Found): string | null => {
  const own = passed.find(({ from, to, statement }) => from === each.from && to === each.to && statement.kind === each.statement.kind)
  if (!own) return null
  const sentence = sentenceHolding(body, own.to - 1)
  return body.text.slice(Math.min(own.from, sentence?.from ?? own.from, ...(own.more ?? []).map(({ from }) => from)), own.to)
}
/** What of such parts no fact states: of shares alone, but where it names one who died of whom no fact says it. */
const leftOf = (parts: readonly Inherited[], passed: readonly Found[], read: readonly Found[]): Told[] =>
  parts.flatMap((part): Told[] => {
    const { from, to, dead, heirs, counted, unnamed, owned } = part
    const own = passed.flatMap(({ statement, from: begins, to: ends }) =>
      statement.kind === 'share_transfer' && begins < to && from < ends ? [statement] : [],
    )
    const isSaid = dead !== null && heirs.length > 0 && (counted || own.every(({ shares, amount }) => shares !== null || amount !== null))
    const died = read.flatMap(({ statement }) =>
      statement.kind === 'departure' && statement.reason === 'death' ? [fold(statement.person)] : [],
    )
    if (isSaid && (!unnamed || died.length > 0)) return []
    const isKnown = unnamed ? died.length > 0 : dead === null ? !owned : own.length > 0 || died.includes(fold(dead.name))
    return [{ from, to, why: 'no_frame', ...(isKnown ? { shares: true as const } : {}) }]
  })
/** A power whose matters stand in its sentence apart from the words that give it: the quote shows both. */
const withScope = (body: Body, each: Instead): Instead => {
  const { statement, from, to } = each
  const scope = statement.kind === 'representation' ? (statement.scope?.trim() ?? '') : ''
  if (scope === '' || body.text.slice(from, to).includes(scope)) return each
  const sentence = sentenceHolding(body, from)
  const [ahead, behind] = [body.text.lastIndexOf(scope, from), body.text.indexOf(scope, to)]
  if (sentence && ahead >= sentence.from) return { ...each, from: ahead }
  return sentence && behind >= to && behind + scope.length <= sentence.to ? { ...each, to: behind + scope.length } : each
}
/**
 * What a notice under the title of a branch ("… ANONİM ŞİRKETİ ESKİŞEHİR ŞUBESİ") says of whoever signs is that branch's, but for the organs of the
 * company and for those whose matters a directive bounds.
 */
const ofHeadedBranch = (facts: readonly Fact[], title: string | null): Fact[] => {
  const [, words] = BRANCH_TITLE.exec(squeeze(title ?? '')) ?? []
  if (words === undefined) return [...facts]
  const name = BRANCH_OF.exec(title ?? '')?.[1]
  const ofCompany = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'appointment' && !OF_BRANCH.has(fact.role)
        ? [fold(fact.person)]
        : fact.kind === 'representation' && fact.mode === 'limited'
          ? fact.persons.map(fold)
          : [],
    ),
  )
  return facts.map((fact) => {
    if (fact.kind !== 'appointment' && fact.kind !== 'representation') return fact
    const names = fact.kind === 'appointment' ? [fact.person] : fact.persons
    if (names.length === 0 || names.some((each) => ofCompany.has(fold(each)))) return fact
    const tells = fact.told?.tells ?? []
    const branch = fact.told?.branch ?? (name === undefined ? undefined : squeeze(name))
    return {
      ...fact,
      told: {
        ...fact.told,
        tells: tells.includes('branch_only') ? tells : [...tells, 'branch_only' as const],
        ...(branch === undefined ? {} : { branch }),
      },
    }
  })
}
/** Offices that one holds at a branch. */
const OF_BRANCH: ReadonlySet<Role> = new Set<Role>(['branch_manager', 'authorised_signatory', 'proxy', 'general_manager'])
const BRANCH_TITLE = /^(.+) ŞUBES[İI]$/u
const BRANCH_OF = /(?:Ş[İI]RKET[İI]|A\.?\s?Ş\.?|ŞT[İI]\.?|KOOPERAT[İI]F[İI]|BANKASI)\s+([\p{Lu}\d][\p{L}\d. -]{2,40}?)\s+ŞUBES[İI]$/u

/** The words that a statement quotes, each as the notice prints them. */
const withQuotes = (statement: Statement, printed: (words: string) => string): Statement => {
  const said = (words: string | null): string | null => (words === null ? null : printed(words))
  if (statement.kind === 'correction')
    return { ...statement, notice: said(statement.notice), words: said(statement.words), instead: said(statement.instead) }
  return statement.kind === 'directive'
    ? {
        ...statement,
        rules: statement.rules.map((rule) => (rule.quote === undefined ? rule : { ...rule, quote: printed(rule.quote) })),
      }
    : statement
}
/** How words of the flat text are printed in the text that it was made of. */
const quotedAt = (text: string, { text: flat, at }: Flat, words: string, from: number): string => {
  const behind = flat.indexOf(words, from)
  const place = behind < 0 ? flat.indexOf(words) : behind
  const last = place + words.length - 1
  return place < 0 ? words : asQuoted(text.slice(at[place] ?? 0, (at[last] ?? text.length - 1) + 1))
}

/** "Yönetim kurulunun görevden alınmasına": who is elected anew sits by that election alone. */
const ORGAN_REMOVED =
  /\b(?:yonetim kurulu|idare meclisi|mudurler(?: kurulu)?|yonetim kurulu uyelerin|mudurlerin)(?:n[iu]n|[iu]n|n)?(?: (?:tamaminin|tumunun|hepsinin|butun|tum|uyelerinin)){0,2} (?:gorevden alin|gorevlerinden alin|azl|azil|gorevlerine son|gorevine son)/
/** An auditor elected to stand in reserve is none yet. */
const isReserve = (body: Body, { statement }: Found): boolean =>
  statement.kind === 'auditor' && reservesIn(body).some(({ from, to }) => fold(body.text.slice(from, to)) === fold(statement.name))

/** The pieces that are told beside what was read. */
const toldOf = (body: Body, read: Found[], withheld: readonly Span[], instead: readonly Span[] | null = null, eager = false): Told[] =>
  residueOf(
    body,
    read,
    [
      ...(instead ?? []).map((at) => ({ ...at, why: 'correction' as const })),
      ...withheld.map(({ from, to }) => ({ from, to, why: 'doubtful' as const })),
      ...read.flatMap(({ left = [] }) =>
        left.map((at) => ({ ...at, why: isIllegibleIn(body, at.from, at.to, true) ? ('doubtful' as const) : ('no_frame' as const) })),
      ),
    ],
    eager,
  ).filter(
    (each) =>
      !(
        (each.why === 'no_frame' || each.why === 'missing_slot' || each.why === 'condition') &&
        (isSaidWhole(body, each, read) || onlyDenies(body, each, read) || onlyDoes(body, each, read) || saysItsBranch(body, each, read))
      ),
  )

// The list ends before the evidence, a numbered part, or a heading in capitals; in narrow columns a word of it may stand between the words
// of its label, and those in another order.
const MATTERS = /(?:(?:tescil|ilan) edilen|\bedilen tescil)\s+([^:]{0,60}?)\s?hususlar\s*[:;.,]*\s*/d
const MATTERS_END =
  /tescile delil|\s1\s?\.\s|mudurlugumuz|anasozlesme|\badresi\b|icerigi degisen|yukarida|yeni atanan|\s[a-z]+ [0-9]{1,2} ?\. ?noter/
const CAPITALS = /\s\p{Lu}[\p{Lu}\s]{5,}/u
// What a business deals in is no matter of the notice.
const SUBJECT =
  /(?<!\b(?:is|istigal|isletme(?:nin)?|faaliyet|ugrasi|ugras|meslek) )konu(?:su)?\s*:\s*([^:]{3,120}?)\s*(?=(?:(?:ticaret|unvani|adresi|merkezi|dosya|sicil|no|numarasi|ve|ile)[ ,]{1,2})*yukarida|ticari merkezi ile|karar\b)/d

const mattersOf = (text: string, plain: string, breaks: ReadonlySet<number>): string[] => {
  const label = MATTERS.exec(plain)
  const from = label ? label.index + label[0].length : 0
  // A sentence on the line below is none of the list.
  const to = Math.min(from + LONGEST_LIST, ...belowMatters({ text, plain, breaks }).filter((at) => at > from))
  const subject = label ? null : SUBJECT.exec(plain)
  const list = label
    ? `${text
        .slice(label.index, label.index + label[0].length)
        .replace(/^\S+\s+\S+\s+/, '')
        .replace(/\s?\S+\s*[:;.,]*\s*$/, '')} ${before(text.slice(from, to))}`
    : subject?.indices?.[1]
      ? text.slice(...subject.indices[1])
      : ''
  return list
    .split(/,\s*/)
    .map((matter) => squeeze(matter.replace(/[|]/g, '')))
    .filter((matter) => matter.length > 2)
}
const LONGEST_LIST = 240
const before = (list: string): string => {
  const named = MATTERS_END.exec(mend(list))?.index ?? list.length
  const capitals = CAPITALS.exec(list.slice(1))
  return list.slice(0, Math.min(named, capitals ? capitals.index + 1 : list.length))
}

/** Matters that a branch has none of: beside them the opening of a branch is one matter of its company's. */
const OF_COMPANY = /\b(?:hisse|pay|sermaye|ortak|yonetim kurulu|genel kurul|(?:ana|esas|sirket) ?sozlesme)/
/** Parts of the form by which a branch is entered: what it says of the head office is none of the branch's own. */
const OF_BRANCH_FORM = /\bsubeye ait bilgiler|\bsube(?:nin)? (?:temsilci|yetkili)[a-z]* ait bilgiler|\bsubenin kurulusuna karar veren/
const isBranch = (plain: string, topic: string, { title }: NoticeHeader): boolean =>
  (/sube(?:si|ye)?\b/.test(topic) && !OF_COMPANY.test(topic)) ||
  /subesi\s*$/.test(mend(title ?? '')) ||
  /bilgileri \S+ sube(?:nin)? (?:ile|adres)/.test(plain) ||
  OF_BRANCH_FORM.test(plain)

// A sole trader's declaration, or articles of association registered as a whole, with the first organs they name.
const FOUNDED =
  /\bkurulus(?:u|unun)? [\d./]{8,10} (?:tarihinde|gunu|gununde) tescil (?:edil|olun)(?:dig|mis|mus)|gercek kisi tacirin[^.]{0,40}(?:[^.]|(?<=\d)\.){0,120}beyanname[a-z]* tescil|sirketin kurulus(?:unun|u)?(?: ana ?sozlesme[a-z]*)? tescil|(?:ana|esas|sirket) ?(?:sozlesme|mukavele)(?:si)?(?:nin)? [^]{0,420}?tescil edil(?:digi ilan|mistir)(?=[^]{0,3000}\b(?:ilk (?:yonetim|mudur|idare)|kurucular|ara(?:lari|si)nda (?:bir )?(?:anonim|limited|kolle?ktif) (?:sirket|ortaklik) (?:kur|teskil|tesis)))/

/** The contract of a partnership, printed from its first article on. */
const FOUNDED_PARTNERSHIP =
  /\bmukavelename(?:si)?(?:nin|sinin)? [^]{0,420}?tescil edil(?:digi ilan|mistir)[^]{0,60}\b(?:madde )?1\s?[-.)][^]{0,1500}\bnev['’]?i (?:adi )?(?:kolle?ktif|komandit)/

/** The body of a notice without matters begins with what it is of, and with the first label of a founding. */
const HEADED_FOUNDING =
  /ilan olunur\s?[.:]?\s+(?:1\s?[-.)]{1,2}\s?)?(?:(?:yeni|sirket|isletme|kooperatif) )?kurulus(?:u| bilgileri| kaydi| tescili)?\s?[-:.–]?\s(?:kurucu|kurulus|muessis|ortak|unvan|sirket|sermaye|merkez|isletme)/

/** A contract registered as a whole, whose first article says who the partners are. */
const PARTNERS_FIRST =
  /(?:sozlesme|mukavele)(?:name)?(?:si)?(?:nin)? tescil (?:ve ilan[iu]? )?[^]{0,420}?tescil edildigi ilan olunur\W+(?:[a-z]+ ){0,8}?(?:sozlesme|mukavele)(?:name)?(?:si)?\W+(?:madde )?1\s?[-.)]{1,2}\s?(?:kurucu )?(?:ortak|serik|kurucu|muessis)lar[iı]?\s?:/

/** A contract that was entered and is printed from its first article on, which is of the founders; a new wording of it is none. */
const FROM_FIRST =
  /(?:sozlesme|mukavele)(?:name)?(?:si)?(?:nin)?\b(?:(?!tadil|degis)[^]){0,420}?tescil (?:edil|olun)(?:en|an|m[iu]s|dig|dug)(?:(?!tadil|degis|yeni (?:sekl|sekil|hal|metin))[^]){0,200}?\b(?:madde )?1\s?[-.)]{1,2}\s?(?:(?:kurucu|muessis)(?:lar)|ortaklar[iı]?\s?:|komandit(?:e|er) ortak(?:lar[iı]?)?\s?:)/

/** The end of the contract that founds a company, where its beginning stands on another page: its first year and its first managers. */
const isTailOfFounding = (plain: string): boolean =>
  /birinci hesap (?:yili|donemi)\W[^.]{0,60}kesin olarak kurul/.test(plain) &&
  /\btescilinden once oden|\bmuvazaadan ari/.test(plain) &&
  /\bilk (?:\d{1,2}|[a-z]{2,6}) (?:yil|sene) icin\b|\baksi(?:ne)? (?:bir )?karar al[a-z]* kadar\b/.test(plain)

/** Matters of a notice that a contract may be printed for. */
const OF_CONTRACT = /^$|sozlesme|mukavele|statu|tur degis|nev.?i|bolunme|birlesme/
const isEstablished = (plain: string, topic: string): boolean =>
  (topic === '' &&
    (FOUNDED.test(plain) ||
      HEADED_FOUNDING.test(plain) ||
      (PARTNERS_FIRST.test(plain) && !/\btadil/.test(plain)) ||
      FROM_FIRST.test(plain) ||
      (FOUNDED_PARTNERSHIP.test(plain) && !/\btadil|\byeni (?:sekil|sekli|hali|metin)/.test(plain)))) ||
  /\bkurulus(?:u|un|unun)?\b(?! (?:iptal|fes))|\b(?:isletme|sirket|kooperatif)[a-z]* kurulma/.test(topic) ||
  /tur degis\S* ?sozlesme/.test(topic) ||
  (OF_CONTRACT.test(topic) && formedIn(plain) !== null) ||
  (topic === '' &&
    !/icerigi degisen|\byeni (?:sekli|sekil|hali|metin)\b|\btadil/.test(plain) &&
    (/(?:sirketin merkezi|merkez)\s*:?\s*madde 4|4\s?\. ?(?:sirketin )?merkezi?\b/.test(plain) || isTailOfFounding(plain)))

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

/** Whether two of those whom a fact names are the two parts of one name that the notice prints whole: a mark was read into it. */
const partsName = (body: Body, { statement }: Found): boolean => {
  const persons = statement.kind === 'representation' ? statement.persons : []
  return persons.some((person, at) => at > 0 && namesIn(body).has(`${persons[at - 1]} ${person}`))
}

/** Whether a name in capitals begins with a word of the line above it: the head of a column ("… Durumu", "ADA DÜŞSEL"). */
const beginsAbove = (body: Body, { from, to }: Span, person: string): boolean => {
  const head = HEAD_AND_NAME.exec(person)?.[1]
  const at = head === undefined ? -1 : body.text.indexOf(person, from)
  return at >= 0 && at < to && body.breaks.has(at + (head ?? '').length)
}
const HEAD_AND_NAME = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}{2,}){2,}$/u

/** Whether a name or a place that a fact gives has a sentence in it: whatever stood there is none of its words. */
const holdsSentence = ({ statement }: Found): boolean =>
  (statement.kind === 'title' || statement.kind === 'address'
    ? [statement.from, statement.to]
    : statement.kind === 'branch'
      ? [statement.title, statement.address]
      : []
  ).some((words) => words !== null && /\p{Ll}{2}m[iıuü][sş]t[iıuü]r\b/u.test(words))

/** Offices whose holders represent by them. */
const REPRESENTS: ReadonlySet<string> = new Set(['manager', 'manager_chair', 'branch_manager', 'general_manager', 'proxy', 'liquidator'])

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
  // "Şubenin müdürlüğüne A'nın tam yetkili temsilci olarak atanmasına": what the holder of an office is besides is said of that office.
  const within = (each: Found): boolean =>
    each.statement.kind === 'appointment' &&
    each.statement.role === 'authorised_signatory' &&
    found.some(
      ({ statement, from, to }) =>
        statement.kind === 'appointment' &&
        each.statement.kind === 'appointment' &&
        REPRESENTS.has(statement.role) &&
        fold(statement.person) === fold(each.statement.person) &&
        from < each.from &&
        each.to <= to,
    )
  // Whose delegate somebody was is said of him where his being a representative ends.
  const delegated = ({ statement, from, to }: Found): boolean =>
    statement.kind === 'departure' &&
    statement.role === 'authorised_signatory' &&
    found.some(
      (each) =>
        each.statement.kind === 'departure' &&
        each.statement.role === 'representative_of_legal_entity' &&
        fold(each.statement.person) === fold(statement.person) &&
        each.from < to &&
        from < each.to,
    )
  // For which year an auditor is chosen may be read of one of two clauses only.
  const audited = new Set(
    found.flatMap(({ statement }) => (statement.kind === 'auditor' && statement.period !== null ? [fold(statement.name)] : [])),
  )
  const timeless = ({ statement }: Found): boolean =>
    statement.kind === 'auditor' && statement.period === null && audited.has(fold(statement.name))
  return found.filter((each) => {
    const key = keyOf(each)
    return key === null || (best.get(key) === each && !bare(each) && !timeless(each) && !within(each) && !delegated(each))
  })
}

const unreadOf = (
  text: string,
  flat: Flat,
  body: Body,
  read: Found[],
  facts: readonly Fact[],
  withheld: readonly Span[],
  instead: readonly Span[] | null,
  more: readonly Told[],
  printed: Body,
): Unread[] => {
  const first = bodyFrom(body)
  const unread = [...toldOf(body, read, withheld, instead), ...more].sort((a, b) => a.from - b.from || a.to - b.to)
  const placeOf = (at: Span): { from: number; start: number; end: number } => {
    const { from: begins, to } = at
    const { plain } = more.some((each) => each === at) ? printed : body
    const from = begins + (/^[\s.,;]*/.exec(plain.slice(begins, to))?.[0].length ?? 0)
    return { from, start: flat.at[from] ?? 0, end: (flat.at[to - 1] ?? text.length - 1) + 1 }
  }
  const headed = unansweredIn(body, mattersAt(body), facts, unread).map((each): Unread => {
    const { start, end } = placeOf(each)
    const words = squeeze(text.slice(start, end))
    return { ...headTold({ heading: null, text: withOneForm(words), start, end, why: 'no_frame' }), text: words }
  })
  const behindOf = signingBehind(
    body,
    read.filter(({ statement }) => ON_SIGNERS.has(statement.kind)).flatMap((each) => [each, ...(each.more ?? [])]),
  )
  const clauses = unread.map((each): Unread => {
    const { from, start, end } = placeOf(each)
    const clause = { heading: headingOf(flat.text, from, first), text: squeeze(text.slice(start, end)), start, end, why: each.why }
    // What a clause tells hangs on no way of printing its numbers, on no hyphen at the end of a line, and on nothing that stands aside in it.
    const isParted = /\p{L}-\s/u.test(clause.text) || holdsApart(body, { from, to: each.to })
    const plainly = isParted ? squeeze(body.text.slice(from, each.to)) : clause.text
    const told = clauseTold({ ...clause, text: withOneForm(plainly) }, each.shares)
    const own = each.why === 'correction' || each.why === 'doubtful' ? null : ownerOf(body, { from, to: each.to })
    const tells = told.told?.tells ?? []
    const isAside = tells.some((telling) => OF_OTHER_MATTERS.has(telling)) || !tells.some((telling) => OF_SIGNERS.has(telling))
    const last = behindOf(from, isAside ? null : each)
    const behind = last === null ? start : (flat.at[last - 1] ?? start) + 1
    const more = { ...(own === null ? {} : { own }), ...(start - behind > MARKS ? { behind } : {}) }
    return { ...told, text: clause.text, ...(Object.keys(more).length > 0 ? { told: { ...told.told, ...more } } : {}) }
  })
  return [...headed, ...clauses]
}
/** What is told of other matters than who signs. */
const OF_OTHER_MATTERS: ReadonlySet<Telling> = new Set<Telling>(['aside', 'shares_only', 'of_bystanders'])
/** What is told of those who sign, or of nobody knows what. */
const OF_SIGNERS: ReadonlySet<Telling> = new Set<Telling>([
  'signing',
  'of_duty',
  'elects_organ',
  'ends_office',
  'about_officers',
  'unplaced',
  'refused',
  'not_accepted',
])
/** The kinds of fact that are about who signs. */
const ON_SIGNERS: ReadonlySet<FactKind> = new Set<FactKind>([...OF_PEOPLE, 'directive', 'status', 'correction'])
/** Letters that may stand between two sentences with nothing between them. */
const MARKS = 3
/**
 * Where the last sentence ends that says something of who signs, before a sentence that begins at a place: what this one says may be of that
 * one, whatever stands between that is on other matters. `saying` are the facts on it; of the told clauses, asked in the order of the text,
 * each says so itself (`own`; null of other matters).
 */
const signingBehind = (body: Body, saying: readonly Span[]): ((from: number, own: Span | null) => number | null) => {
  const sentences = sentencesOf(body)
  const says = sentences.map((each) => saying.some((span) => overlaps(span, each)))
  return (from, own) => {
    const at = sentences.findIndex(({ to }) => to > from)
    if (own) for (const [which, each] of sentences.entries()) says[which] ||= overlaps(own, each)
    if (at < 1 || body.plain.slice(sentences[at]?.from, from).trim() !== '') return null
    return sentences[says.lastIndexOf(true, at - 1)]?.to ?? null
  }
}

/** Where the head prints its registered matters: what stands in the sentence below them is none. */
const mattersAt = (body: Body): Span[] => {
  const { text, plain, matters } = body
  const listed = MATTERS.exec(plain)?.index
  if (listed === undefined) return []
  const [below = text.length] = belowMatters(body)
  let last = listed
  return matters.flatMap((matter) => {
    const from = text.indexOf(matter, last)
    if (from < 0 || from > listed + LIST || from >= below) return []
    last = from + matter.length
    return [{ from, to: last }]
  })
}
/** How far a list of registered matters goes. */
const LIST = 400
