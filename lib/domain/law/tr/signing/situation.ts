/**
 * What the state of the company does to a basis: liquidation, bankruptcy, concordat, trustee, additional liquidation (TTK 533–548, 534; İİK
 * 184–309; CMK 133; TMK 427).
 */
import type { Unread } from '../../../fact/fact.ts'
import type { Bilingual } from '../../../kernel/bilingual.ts'
import { SENTENCES } from './sentences.ts'
import { dateText } from '../../../company/changes/change-texts.ts'
import type { StatusStep } from '../../../company/fold/state.ts'
import { addMonths } from '../../../company/fold/status.ts'
import { effectiveDay } from '../../../company/fold/timeline.ts'
import type { Limit, StatusCode } from '../../../fact/fact.ts'
import type { Telling } from '../../../fact/telling.ts'
import { hasSeatIn } from '../../../company/officers/seats.ts'
import { testCapital } from '../flags/minimum-capital.ts'
import { exceeds } from '../../../kernel/decimal.ts'
import { labelTells, type NoticeRef } from '../../../company/record.ts'
import { type Source, sourceOf } from '../../../company/source.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { askedKinds } from './kinds.ts'
import { reason } from './reason.ts'
import { daysOfNotices, isPartnership, noticeOf, oncePerRegister, type Register, sourceOfWords, tellsOf } from './register.ts'
import { type Act, actNames, barredInStay, belongsToLiquidation, coverage } from './transactions.ts'

/** A notice after the striking off that speaks of a company entered again, though no fact of it was read (TTK 547). */
const revivalUnread = (register: Register): Source | null => {
  const { closed, reinstated: again } = register.now
  if (closed?.code !== 'STRUCK_OFF' || again) return null
  const notice = register.record.notices.find(
    (each) => (effectiveDay(each) ?? '') > closed.day && (effectiveDay(each) ?? '9') <= register.day && labelTells(each, 'revives'),
  )
  return notice ? sourceOfWords(notice) : null
}

/** Nobody signs for a company that ended. Null while it exists, or where it is not certain that it ended. */
export const companyEnded = (register: Register): Reason | null => {
  const { closed } = register.now
  if (!closed || revivalUnread(register)) return null
  const day = dateText(closed.day)
  const other = closed.counterparty
  if (closed.code === 'MERGED' || closed.code === 'DIVIDED') {
    const by =
      closed.code === 'MERGED'
        ? { tr: 'birleşmeyle', en: 'by merger', law: 'TTK 136/4, 152, 153' }
        : { tr: 'bölünmeyle', en: 'by division', law: 'TTK 179/3' }
    return reason('company_closed', 'against', SENTENCES.company_closed.ended(day, by, by.law, other), closed.source)
  }
  return reason('company_closed', 'against', SENTENCES.company_closed.struckOff(day), closed.source)
}

const isLiquidator = (basis: Basis): boolean => basis.kind === 'liquidator'
const isOrgan = (basis: Basis): boolean => basis.kind === 'member' || basis.kind === 'manager'

const hasLiquidators = (register: Register): boolean =>
  [...register.state.people.values()].some((who) => hasSeatIn(who.seats, 'liquidators'))

const inLiquidation = (register: Register, basis: Basis, question: Question, acts: readonly Act[], source: Source): Reason[] => {
  const belongs = belongsToLiquidation(acts)
  if (isLiquidator(basis)) {
    if (belongs === false || (belongs === null && question.transaction !== null)) {
      return [reason('in_liquidation', 'open', SENTENCES.in_liquidation.newBusiness(belongs === false, actNames(acts)), source)]
    }
    return [reason('in_liquidation', 'note', SENTENCES.in_liquidation.liquidatorInCharge, source)]
  }
  if (!hasLiquidators(register)) {
    return [reason('in_liquidation', 'open', SENTENCES.in_liquidation.noLiquidator, source)]
  }
  // The partners who represent a partnership are its organ (TTK 218, 268).
  const partnership = isPartnership(register)
  if (isOrgan(basis) || (partnership && basis.kind === 'delegate')) {
    if (question.transaction === null || belongs === true) {
      return [reason('in_liquidation', 'against', SENTENCES.in_liquidation.liquidatorsRepresent, source)]
    }
    return [reason('in_liquidation', 'open', SENTENCES.in_liquidation.formerOrgan, source)]
  }
  return [reason('in_liquidation', 'open', SENTENCES.in_liquidation.formerPowers, source)]
}

const inBankruptcy = (basis: Basis, acts: readonly Act[], step: Pick<StatusStep, 'on' | 'source'>): Reason[] => {
  const day = dateText(step.on)
  if (basis.kind === 'estate') {
    return basis.power ? [] : [reason('bankruptcy', 'open', SENTENCES.bankruptcy.administrationForm, step.source)]
  }
  if (acts.includes('bankruptcy_appeal')) {
    return [reason('bankruptcy', 'open', SENTENCES.bankruptcy.outsideEstate, step.source)]
  }
  return [reason('bankruptcy', 'against', SENTENCES.bankruptcy.opened(day), step.source)]
}

/** What a court added to a stay, when it was granted and with more time. */
const ordersOf = (register: Register, step: StatusStep): { leave: boolean; runs: boolean; barred: boolean } => {
  const tells = new Set<Telling>()
  for (const source of [...(step.extends ?? []), step.source]) {
    const notice = noticeOf(register, source)
    if (notice) for (const each of tellsOf(register, notice)) tells.add(each)
  }
  return { leave: tells.has('commissioner_consents'), runs: tells.has('commissioner_runs'), barred: tells.has('disposal_barred') }
}

/** Kinds of transaction that make no debt. */
const MAKES_NO_DEBT: readonly string[] = ['tahsilat', 'makbuz', 'resmi_basvuru', 'muhasebe']

/** Whether an act is none of those that the orders put under leave, each of which names what it is for (İİK 297/1). */
const isFree = (register: Register, step: StatusStep, question: Question, isBelow: (above: Limit | undefined) => boolean): boolean => {
  const { kinds, recognised } = askedKinds(question.transaction)
  if (question.transaction === null || recognised === 'unknown' || kinds.includes('genel') || kinds.length === 0) return false
  const ids = new Set([...(step.extends ?? []), step.source].map(({ noticeId }) => noticeId))
  const { facts, notices } = register.record
  const orders = [
    ...facts.filter(({ noticeId }) => ids.has(noticeId)),
    ...notices.filter(({ id }) => ids.has(id)).flatMap(({ unread }) => unread),
  ]
    .map(({ told }) => told)
    .filter((told) => told?.tells?.includes('commissioner_consents'))
  return (
    orders.length > 0 &&
    orders.every((told) =>
      told?.leave?.every((leave) =>
        'indebting' in leave
          ? kinds.every((kind) => MAKES_NO_DEBT.includes(kind))
          : !leave.kinds.some((kind) => kinds.some((asked) => asked === kind)) || isBelow(leave.above),
      ),
    )
  )
}

const inConcordat = (register: Register, basis: Basis, question: Question, acts: readonly Act[], step: StatusStep): Reason[] => {
  const { source, endsOn } = step
  const orders = ordersOf(register, step)
  if (basis.kind === 'commissioner') {
    return orders.runs ? [reason('concordat', 'note', SENTENCES.concordat.commissionerRuns, source)] : []
  }
  // What the court ordered with it ends with the stay; whether it does so unannounced the notices do not tell (İİK 287-304).
  if (endsOn !== null && endsOn < register.day) return [reason('concordat', 'open', SENTENCES.concordat.stayOver(dateText(endsOn)), source)]
  if (orders.runs || orders.barred) {
    return [reason('concordat', 'against', SENTENCES.concordat.commissionerRunsInstead(orders.runs), source)]
  }
  const barred = barredInStay(acts)
  const open = (text: Bilingual): Reason[] => [reason('concordat', 'open', text, source)]
  if (barred.length > 0) {
    return open(SENTENCES.concordat.void(actNames(barred)))
  }
  // An order may speak of acts above an amount alone, or of some acts.
  const isBelow = (above: Limit | undefined): boolean =>
    above !== undefined && question.amount !== null && above.currency === question.currency && !exceeds(question.amount, above.amount)
  if (step.extends?.length === 0) return open(SENTENCES.concordat.ordersUnknown)
  if (orders.leave && !isBelow(step.above) && !isFree(register, step, question, isBelow))
    return open(SENTENCES.concordat.commissionersLeave)
  return [reason('concordat', 'note', SENTENCES.concordat.supervised, source)]
}

/** States that a notice's label announces, and the status by which its facts would say so. */
const ANNOUNCED: [Telling, (code: StatusCode) => boolean][] = [
  ['of_bankruptcy', (code) => code === 'BANKRUPTCY' || code === 'ACTIVE' || code === 'STRUCK_OFF' || code === 'CONCORDAT_ENDED'],
  ['of_concordat', (code) => code.startsWith('CONCORDAT')],
  ['of_liquidation', (code) => code.startsWith('LIQUIDATION') || code === 'STRUCK_OFF' || code === 'REINSTATED'],
  ['of_end', (code) => code === 'STRUCK_OFF' || code === 'MERGED' || code === 'DIVIDED' || code === 'CONVERTED'],
]
/** "Şirketin birleşmesine dair karar tescil edilmiştir": of the company, and not of who goes. */
const endsIt = ({ told }: Unread): boolean =>
  told?.names !== true &&
  told?.tells?.includes('of_end') === true &&
  (told.tells.includes('about_identity') || told.tells.includes('aside')) &&
  !told.tells.includes('about_officers')

/**
 * A notice of the day whose label announces a state of the company that neither its facts nor a clause of it tell, and that no earlier
 * notice told: the company may be in that state. A clause on a merger or a division may leave open which side the company is on.
 */
export const announcedOnly = oncePerRegister(({ record, day, state }): NoticeRef | null => {
  const known = state.statuses.map(({ code }) => code)
  const read = Map.groupBy(
    record.facts.filter((fact) => fact.kind === 'status'),
    ({ noticeId }) => noticeId,
  )
  const closesBranch = new Set(
    record.facts.flatMap((fact) => (fact.kind === 'branch' && fact.operation === 'close' ? [fact.noticeId] : [])),
  )
  const found = record.notices.find(
    (notice) =>
      // A branch that is struck off is what the label announces.
      !closesBranch.has(notice.id) &&
      ANNOUNCED.some(
        ([telling, says]) =>
          (labelTells(notice, telling) || (telling === 'of_end' && notice.unread.some(endsIt))) &&
          (telling === 'of_end' || notice.unread.every(({ told }) => told?.headed === true)) &&
          // A judgment opens the bankruptcy, some time before it is registered (İİK 165).
          addMonths(effectiveDay(notice) ?? day, telling === 'of_bankruptcy' ? -12 : 0) <= day &&
          ![...known, ...(read.get(notice.id) ?? []).map(({ code }) => code)].some(says),
      ),
  )
  return found ?? null
})

/** `tasks`: for these alone, as printed; null where the words say that they bound it and were not taken apart. */
type Trustee =
  | { source: Source; kind: 'full' | 'approving' | 'unknown' }
  | { source: Source; kind: 'joint'; instead: boolean }
  | { source: Source; kind: 'tasks'; tasks: string | null }

/** A trustee the notices tell of: no kind of fact covers it, so the words of the notice are read, and what they leave open stays open. */
const trusteeOn = oncePerRegister((register): Trustee | null => {
  const { record, day } = register
  let found: Trustee | null = null
  for (const notice of record.notices
    .filter((each) => (effectiveDay(each) ?? '9') <= day)
    .sort((a, b) => ((effectiveDay(a) ?? '') < (effectiveDay(b) ?? '') ? -1 : 1))) {
    const tells = tellsOf(register, notice)
    if (!tells.has('trustee')) continue
    const fact = record.facts.find((each) => each.noticeId === notice.id && each.told?.tells?.includes('trustee'))
    const told = notice.unread.filter((each) => each.told?.tells?.includes('trustee'))
    const [clause] = told
    // Who asked for one and got none changed nothing.
    if (!fact && told.length > 0 && told.every((each) => each.told?.tells?.includes('trustee_refused'))) continue
    const source: Source = fact ? sourceOf(fact) : sourceOfWords(notice, clause)
    const [full, approving] = [tells.has('trustee_full'), tells.has('trustee_approves')]
    // The trustee of an approved concordat watches over it and represents nobody (İİK 306/2).
    const approved = record.facts.some((each) => each.noticeId === notice.id && each.kind === 'status' && each.code === 'CONCORDAT_ENDED')
    if (approved && !full && !approving && !tells.has('trustee_tasks') && !tells.has('trustee_joint')) continue
    const ended = tells.has('trustee_ended') && !tells.has('trustee_begins')
    const order = record.facts.find((each) => each.noticeId === notice.id && each.kind === 'status' && each.code === 'TRUSTEE')
    // That there is one, told by the way and taking no office from anybody, says neither of what kind he is nor how far he reaches.
    const ordered: boolean =
      fact !== undefined || tells.has('trustee_begins') || tells.has('ends_office') || (found as Trustee | null)?.kind === 'full'
    const tasks = order?.kind === 'status' ? (order.restricts ?? null) : null
    if (ended) found = null
    else if (tells.has('trustee_tasks')) found = { source, kind: 'tasks', tasks }
    // Words on signing together settle how the trustee signs, whatever else the order gives him.
    else if (tells.has('trustee_joint')) found = { source, kind: 'joint', instead: ordered && full && !approving }
    else found = { source, kind: full && !approving ? (ordered ? 'full' : 'unknown') : approving && !full ? 'approving' : 'unknown' }
  }
  return found
})

/** The notice by the day that tells the end of a trustee's office, where no other was appointed since: what was said of it is over. */
export const trusteeEnded = oncePerRegister((register): Source | null => {
  if (trusteeOn(register) !== null) return null
  const ended = register.record.notices.findLast(
    (notice) => (effectiveDay(notice) ?? '9') <= register.day && tellsOf(register, notice).has('trustee_ended'),
  )
  const clause = ended?.unread.find(({ told }) => told?.tells?.includes('trustee_ended'))
  return ended ? sourceOfWords(ended, clause) : null
})

/** How many trustees a notice appoints. */
const trusteesBy = (register: Register, noticeId: number): number =>
  [...register.state.people.values()].filter((who) =>
    who.seats.some((seat) => seat.noticeId === noticeId && seat.told?.tells?.includes('trustee')),
  ).length

const underTrustee = (register: Register, basis: Basis, question: Question, trustee: Trustee): Reason[] => {
  if (trustee.kind === 'tasks' && (basis.kind === 'trustee' || basis.seats.some(({ noticeId }) => noticeId === trustee.source.noticeId)))
    return forTasks(question, trustee.tasks, trustee.source)
  // The organ in whose stead the meeting is called represents the company in all else (TTK 410/2, 412, 617).
  if (trustee.kind === 'tasks' && isBeside(register, question, trustee))
    return [reason('trustee', 'note', SENTENCES.out_of_scope.trusteeForOther(trustee.tasks ?? ''), trustee.source)]
  // How those sign whom the order names together it says itself; whom it leaves out has a power beside them or none.
  if (trustee.kind === 'joint') {
    if (basis.power?.source.noticeId === trustee.source.noticeId)
      return [reason('trustee', 'note', SENTENCES.trustee.signsByOrder, trustee.source)]
    // Nobody of the organ signs alone where its powers are the trustee's, who signs with another himself.
    const alone = trustee.instead && basis.kind !== 'trustee' && question.coSigners.length === 0
    return [
      alone
        ? reason('trustee', 'against', SENTENCES.trustee.trusteeInstead, trustee.source)
        : reason('trustee', 'open', SENTENCES.trustee.trusteeTogether, trustee.source),
    ]
  }
  // Several trustees of one order, of whom nothing says how they sign: none can be told to sign alone.
  if (basis.kind === 'trustee' && basis.power === null && trusteesBy(register, trustee.source.noticeId) > 1)
    return [reason('trustee', 'open', SENTENCES.trustee.trusteeTogether, trustee.source)]
  // Whom the order itself puts into the organ acts by it (Law 6758, article 19).
  // Where the notice names the trustee, whom else it elects is none by the order.
  const byOrder = basis.seats.filter(({ noticeId }) => noticeId === trustee.source.noticeId)
  const isTrustee = byOrder.some(({ told }) => told?.tells?.includes('trustee')) || trusteesBy(register, trustee.source.noticeId) === 0
  // An order that neither passes the organ's powers to him nor says that he signs leaves open for what he was appointed (TMK 427/4).
  const isSaid = trustee.kind === 'full' || basis.power?.source.noticeId === trustee.source.noticeId
  if (trustee.kind !== 'approving' && byOrder.length > 0 && isTrustee && isSaid)
    return [reason('trustee', 'note', SENTENCES.trustee.appointedByOrder, trustee.source)]
  if (basis.kind === 'trustee') {
    return trustee.kind === 'full' ? [] : [reason('trustee', 'open', SENTENCES.trustee.trusteeScope, trustee.source)]
  }
  // Who came into the organ after the order may have been put there by who runs the company since (Law 6758, article 19).
  const since = daysOfNotices(register).get(trustee.source.noticeId) ?? ''
  if (trustee.kind === 'full' && basis.seats.length > 0 && basis.seats.every(({ day }) => day > since)) {
    const [seat] = basis.seats
    const elections = register.record.facts.filter(({ id }) => basis.seats.some(({ source }) => source.factId === id))
    if (seat && elections.every((fact) => fact.kind === 'appointment' && fact.by_trustee === true))
      return [reason('trustee', 'note', SENTENCES.trustee.appointedByTrustee, seat.source)]
    return [reason('trustee', 'open', SENTENCES.trustee.appointedAfter, seat?.source ?? trustee.source)]
  }
  return trustee.kind === 'full'
    ? [reason('trustee', 'against', SENTENCES.trustee.trusteeInstead, trustee.source)]
    : [reason('trustee', 'open', SENTENCES.trustee.trusteeBeside(trustee.kind === 'approving'), trustee.source)]
}

/** Whether an order appoints a trustee who calls the meeting, for tasks of which what is asked is none, and says nothing else of who represents. */
const isBeside = (register: Register, { transaction }: Question, { tasks, source }: Extract<Trustee, { kind: 'tasks' }>): boolean => {
  const notice = noticeOf(register, source)
  if (notice === undefined || tasks === null || transaction === null) return false
  if (coverage(tasks, 'genel_kurul_cagrisi') !== 'expressly' || coverage(tasks, transaction) !== 'no') return false
  const tells = tellsOf(register, notice)
  return !ON_ORGAN.some((telling) => tells.has(telling))
}
const ON_ORGAN: readonly Telling[] = [
  'trustee_full',
  'trustee_approves',
  'trustee_joint',
  'ends_office',
  'revokes_all',
  'bounds_signing',
  'restrains',
  'disposal_barred',
]

/** A trustee appointed for tasks that the order names represents in these and in nothing else (TMK 427/4, TTK 530/2). */
const forTasks = ({ transaction }: Question, tasks: string | null, source: Source): Reason[] => {
  const covers = tasks === null || transaction === null ? 'unclear' : coverage(tasks, transaction)
  if (tasks === null || covers === 'unclear') return [reason('trustee', 'open', SENTENCES.trustee.trusteeScope, source)]
  return covers === 'no'
    ? [reason('out_of_scope', 'against', SENTENCES.out_of_scope.trusteeForOther(tasks), source)]
    : [reason('trustee', 'note', SENTENCES.trustee.appointedByOrder, source)]
}

/** A company registered again by a court exists for the acts left to do; who was appointed for them signs (TTK 547, TSY 89). */
const reinstated = (basis: Basis, question: Question, step: StatusStep): Reason[] => {
  // An organ elected since, and no bound by the court: the company goes on, and its new organ represents it.
  const isOrgan = basis.kind === 'member' || basis.kind === 'manager'
  if (isOrgan && basis.power && step.restricts === undefined && basis.seats.every(({ day }) => day >= step.day)) return []
  if (!isLiquidator(basis) || (basis.seats[0]?.day ?? '') < step.day) {
    return [reason('in_office', 'open', SENTENCES.in_office.reinstatedOrgans, step.source)]
  }
  const scope = basis.power?.scope ?? step.restricts ?? null
  if (scope === null || question.transaction === null) {
    return [reason('out_of_scope', 'open', SENTENCES.out_of_scope.reinstatedScopeUnknown, step.source)]
  }
  // Where both name one file of a court, what is asked belongs to it, or may.
  const inside = namesSameFile(scope, question.transaction) ? 'generally' : coverage(scope, question.transaction)
  if (inside === 'unclear')
    return [reason('out_of_scope', 'open', SENTENCES.out_of_scope.reinstatedScopeUnclear(scope), basis.power?.source ?? step.source)]
  return inside === 'no'
    ? [reason('out_of_scope', 'against', SENTENCES.out_of_scope.reinstatedForOther(scope), basis.power?.source ?? step.source)]
    : [reason('in_liquidation', 'note', SENTENCES.in_liquidation.reinstatedForThis(scope), step.source)]
}

const FILE = /(?<!\d)\d{4}\/\d+(?!\d)/g
const namesSameFile = (a: string, b: string): boolean => {
  const named: string[] = b.match(FILE) ?? []
  return (a.match(FILE) ?? []).some((file) => named.includes(file))
}

const belowMinimum = (register: Register): Reason[] => {
  const test = testCapital(register.state, register.day)
  if (test?.result !== 'below' || test.otherwise !== 'dissolved' || test.raiseBy === null || register.day <= test.raiseBy) return []
  const { tr, en } = test.law.cited
  return [reason('in_liquidation', 'open', SENTENCES.in_liquidation.belowMinimum(tr, en), test.capital.source)]
}

/**
 * Assignment of the assets ends the power of those who signed before (İİK 309/c); told by the words of the notice that ended the concordat.
 */
const assetsAssigned = (register: Register, basis: Basis): Reason[] => {
  const step = register.state.statuses.findLast((each) => each.code === 'CONCORDAT_ENDED')
  const notice = step && noticeOf(register, step.source)
  if (!step || !notice || !tellsOf(register, notice).has('assets_assigned') || isLiquidator(basis)) return []
  return [reason('office_ended', 'against', SENTENCES.office_ended.assetsAssigned, step.source)]
}

/** The new register entered the company before the old one closed its file (TSY 111-113): its notices are among those known. */
const goesOnHere = (register: Register, closed: StatusStep): boolean =>
  register.state.addresses.some(({ move, on }) => move === 'in' && on >= addMonths(closed.day, -3))

const revived = (register: Register): Reason[] => {
  const source = revivalUnread(register)
  return source ? [reason('company_closed', 'open', SENTENCES.company_closed.perhapsRevived, source)] : []
}

/** Liquidators are elected in a liquidation alone: one whose own words were not read holds them to its matters, and leaves all others open. */
const byLiquidators = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const seat = [...register.state.people.values()].flatMap((who) => who.seats).find((each) => hasSeatIn([each], 'liquidators'))
  // A title that says so is weighed by itself.
  if (!seat || (register.titled && !isLiquidator(basis)) || assetsAssigned(register, basis).length > 0) return []
  const reasons = inLiquidation(register, basis, question, acts, seat.source)
  return reasons.map((each) => (each.effect === 'against' ? { ...each, effect: 'open' } : each))
}

/** A commissioner sits in a stay alone (İİK 287): one of whose stay no notice that was read tells leaves open what it forbids. */
const byCommissioner = ({ state, now }: Register, basis: Basis): Reason[] => {
  if (now.concordat || basis.kind === 'commissioner') return []
  const seat = [...state.people.values()].flatMap(({ seats }) => seats).find(({ role }) => role === 'commissioner')
  const isTold = state.statuses.some(({ code, day }) => code.startsWith('CONCORDAT') && seat !== undefined && day >= seat.day)
  return seat && !isTold ? [reason('concordat', 'open', SENTENCES.concordat.ordersUnknown, seat.source)] : []
}

/** What the state of the company on the day does to this basis. */
export const situationOn = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const { now, titled } = register
  const uncertainEnd = register.state.statuses.findLast(
    (step) => (step.code === 'MERGED' || step.code === 'DIVIDED') && step.closes === null,
  )
  const trustee = trusteeOn(register)
  const trusteeOver = trusteeEnded(register)
  const lifted = register.state.statuses.findLast((step) => step.code === 'ACTIVE')
  if (now.bankrupt) return inBankruptcy(basis, acts, now.bankrupt)
  if (titled?.code === 'BANKRUPTCY') return [reason('bankruptcy', 'open', SENTENCES.bankruptcy.onlyInTitle, titled.source)]
  return [
    ...(now.reinstated ? reinstated(basis, question, now.reinstated) : []),
    ...(now.liquidation && !now.reinstated ? inLiquidation(register, basis, question, acts, now.liquidation.source) : []),
    ...(now.liquidation || now.reinstated || now.concordat ? [] : byLiquidators(register, basis, question, acts)),
    ...(titled?.code === 'LIQUIDATION' && !isLiquidator(basis)
      ? [reason('in_liquidation', 'open', SENTENCES.in_liquidation.onlyInTitle, titled.source)]
      : []),
    ...(now.concordat ? inConcordat(register, basis, question, acts, now.concordat) : []),
    ...byCommissioner(register, basis),
    ...(basis.kind === 'commissioner' && !(now.concordat && ordersOf(register, now.concordat).runs)
      ? [reason('out_of_scope', 'against', SENTENCES.out_of_scope.commissionerSupervises, basis.seats[0]?.source ?? null)]
      : []),
    ...(trustee ? underTrustee(register, basis, question, trustee) : []),
    ...(basis.kind === 'trustee' && trusteeOver ? [reason('trustee', 'against', SENTENCES.trustee.ended, trusteeOver)] : []),
    ...assetsAssigned(register, basis),
    ...(uncertainEnd ? [reason('company_closed', 'open', SENTENCES.company_closed.mergerUnclear, uncertainEnd.source)] : []),
    ...revived(register),
    ...(now.moved && !goesOnHere(register, now.moved) ? [reason('no_record', 'open', SENTENCES.no_record.moved, now.moved.source)] : []),
    ...(lifted && !now.liquidation ? [reason('bankruptcy', 'note', SENTENCES.bankruptcy.lifted, lifted.source)] : []),
    ...belowMinimum(register),
  ]
}
