/**
 * Settling a case: a member decides, and where that makes a decision that holds, what it changes is written with it: all or nothing. Two
 * members at once wait for one another; the second sees what the first wrote.
 */
import type { NewEvent } from '../domain/account/event.ts'
import { changesOf } from '../domain/company/changes/changes.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import { Failure } from '../domain/kernel/errors.ts'
import { caseIdOf, type Decision, decidesSignature, digestOfDecision, type Settlement, withDecisions } from '../domain/settling/decision.ts'
import { type Stated, storedFacts, withoutContradiction } from '../domain/settling/stated.ts'
import { answerTo, objectionsAnswered } from '../domain/settling/words.ts'
import type { Db } from '../platform/database.ts'
import {
  askToUndo,
  type CaseDetail,
  caseDetail,
  castVote,
  type DeskCaller,
  maySettle,
  type NewVote,
  type OwnEffects,
  scopeOf,
  undoVotes,
  withdrawAsked,
  writeAtDesk,
} from '../store/desk.ts'
import type { Writing } from '../store/profiles.ts'
import { asSeen, type Own } from '../store/records.ts'
import { OPERATOR } from '../store/settlements.ts'
import { watchedBy } from '../store/watches.ts'
import { outdated, turnsOf } from './authority.ts'
import { ownChangesOf, ownTermEndsOf, rebuildWith, recordAsRead } from './profile.ts'

/** Members of one company's desk at the same moment: who comes later starts over on what the earlier wrote. */
const TRIES = 8
/** How many facts one decision states at most. */
export const MOST_FACTS = 20

/** What the desk works with: `now` is the instant that decisions are weighed as of. */
export type Clock = { db: Db; now: Date; today: IsoDate }

export type Settler = DeskCaller & { email: string }
export type Settling = { decision: Decision; facts: Stated[]; replaces: string[]; reason: string }

/** What a decision would be and do. `holds`: nobody else is needed. `before`, `after`: what its side sees without and with it. */
export type Weighed = {
  vote: NewVote
  holds: boolean
  needs: number
  before: CompanyRecord
  after: CompanyRecord
  settled: Settlement[]
}

/** A case, and the record its side decides on: what was read for the operator, what all share for an account. */
export type Desk = { detail: CaseDetail; base: CompanyRecord }

/** A case of the caller's with the record it is decided on. Throws `not_found` where it is not theirs. */
export const openCase = async ({ db, today }: Pick<Clock, 'db' | 'today'>, caller: DeskCaller, id: string): Promise<Desk> => {
  const detail = await caseDetail(db, caller, id, today)
  const base = detail && (caller.operator ? await recordAsRead(db, detail.company.id, today) : detail.record)
  if (!detail || !base) throw new Failure('not_found')
  return { detail, base }
}

const notSettler = (): Failure =>
  new Failure('not_found', {
    note: {
      tr: 'Maddeyi yalnız hesabın karara bağlayan üyeleri, takip edilen şirketler için kapatabilir.',
      en: 'Only settlers of the account close a case, and only of companies it follows.',
    },
  })

const withCase = (settlements: readonly Settlement[], added: Settlement): Settlement[] => [
  ...settlements.filter(({ caseId }) => caseId !== added.caseId),
  added,
]

const ofScope = ({ settled }: CaseDetail, scope: number): Settlement[] =>
  settled.find(({ accountId }) => accountId === scope)?.settled ?? []

/**
 * What a decision on a case would be and do. Throws `invalid_parameter` where it is none that can be taken, naming the field, and where
 * what it states contradicts what is known.
 */
export const weigh = ({ detail, base }: Desk, settler: Settler, given: Settling, now: Date): Weighed => {
  const { clause, stated, text, votes } = detail
  const scope = scopeOf(settler)
  const { decision, reason } = given
  const doubted = detail.factId !== null && decision !== 'stands' && decision !== 'registry' ? [detail.factId] : []
  const replaces = [...new Set([...given.replaces, ...doubted])].filter((id) => stated.some((fact) => fact.id === id))
  check(detail, given)
  const facts = storedFacts(
    decision === 'facts' ? given.facts : [],
    { id: detail.noticeId, key: detail.key, text, places: detail.places },
    clause,
    stated,
    replaces,
  )
  const notice = base.notices.find(({ id }) => id === detail.noticeId)
  const isOpen = notice?.unread.some((each) => caseIdOf(detail.noticeId, each.text) === detail.id) ?? false
  const kinds = new Set(stated.map(({ kind }) => kind))
  const replaced = stated.filter(({ id }) => replaces.includes(id))
  const isSigning =
    notice === undefined || detail.sections.includes('yetkililer') || decidesSignature(clause, notice, kinds, [...facts, ...replaced])
  const needs = decision === 'registry' ? 1 : settler.operator || isSigning ? 2 : 1
  const digest = digestOfDecision(decision, facts, replaces)
  const standing = votes.filter(({ undoneAt, reopened }) => undoneAt === null && !reopened)
  if (detail.state === 'settled' && standing.some((vote) => vote.needs > 1 && vote.digest !== digest))
    throw refuse(
      'karar',
      'Bu maddede iki üyenin kararı geçerli; başka bir karar için önce iki üye onu geri almalıdır.',
      'What two members decided holds here; for another decision two members have to undo it first.',
    )
  const vote: NewVote = {
    companyId: detail.company.id,
    noticeId: detail.noticeId,
    caseId: detail.id,
    clause,
    decision,
    facts,
    replaces,
    seen: [...stated.map(({ id }) => id), ...(isOpen ? [detail.id] : [])],
    digest,
    needs,
    reason,
  }
  const others = standing.filter(({ by }) => by !== settler.email)
  const holds = others.every((other) => other.digest === digest) && new Set([settler.email, ...others.map(({ by }) => by)]).size >= needs
  const mine = ofScope(detail, scope)
  const added: Settlement = {
    caseId: vote.caseId,
    noticeId: vote.noticeId,
    clause,
    decision,
    // the words of who decided first stand, as in what is read of the rows
    facts: others.find((other) => other.digest === digest)?.facts ?? facts,
    replaces,
    seen: vote.seen,
    by: { role: settler.operator ? 'operator' : 'account', at: now.toISOString() },
    votes: [],
  }
  const settled = withCase(mine, added)
  const seen = (decisions: Settlement[]): CompanyRecord =>
    settler.operator ? withDecisions(base, decisions) : asSeen(base, { statement: detail.statement, settled: decisions })
  const [before, after] = [seen(mine), seen(settled)]
  if (decision === 'facts') withoutContradiction(before, after)
  return { vote, holds, needs, before, after, settled }
}

const refuse = (field: string, tr: string, en: string): Failure => new Failure('invalid_parameter', { field, note: { tr, en } })

/** Whether what was doubted of a case can be said to be right as it is read. */
export const canStand = ({ why, reopened }: Pick<CaseDetail, 'why' | 'reopened'>): boolean =>
  why === 'objection' || why === 'unverified' || reopened

const check = (detail: CaseDetail, { decision, facts }: Settling): void => {
  const { why, state } = detail
  if (state === 'gone')
    throw refuse(
      'madde',
      'Bu madde artık açık değil: ilan bu arada yeniden okundu.',
      'This case is open no more: the notice was read anew meanwhile.',
    )
  if (decision === 'facts' && facts.length === 0)
    throw refuse('olgular', 'En az bir bilgi yazın ya da başka bir karar seçin.', 'State at least one fact, or choose another decision.')
  if (facts.length > MOST_FACTS) throw refuse('olgular', `En çok ${MOST_FACTS} bilgi yazılabilir.`, `At most ${MOST_FACTS} facts.`)
  if (decision === 'nothing' && why === 'partial')
    throw refuse(
      'karar',
      'Yönergenin bir kuralı eksik okundu: kuralların tümünü yazın ya da maddeyi sicile bırakın.',
      'A rule of the directive is missing: state all its rules, or leave the case to the registry.',
    )
  if (decision === 'stands' && !canStand(detail)) throw refuse('karar', 'Bu madde için seçilemez.', 'Not a decision for this case.')
}

/** What an account's own decisions change of what it sees. */
const ownEffects = async ({ db, today }: Clock, detail: CaseDetail, accountId: number, settled: Settlement[]): Promise<OwnEffects> => {
  const { company, record, statement, version, mark } = detail
  const before = asSeen(record, { statement, settled: ofScope(detail, accountId) })
  const known = new Set([...changesOf(before), ...changesOf(record)].map(({ key }) => key))
  const ownChanges = ownChangesOf(record, accountId, settled, ({ key }) => !known.has(key))
  const { watches, checks, reports } = await watchedBy(db, company.id, accountId, today)
  const withOwn = <Asked extends { own: Own }>(all: readonly Asked[]): Asked[] =>
    all.map((each) => ({ ...each, own: { statement, settled } }))
  const turns = turnsOf(
    { watches: withOwn(watches), checks: withOwn(checks) },
    { companyId: company.id, record, known: null, listed: false, version: `${version} ${mark}`, settled: true },
    today,
  )
  const fresh = changesOf(withDecisions(record, settled)).filter(({ key }) => !known.has(key))
  return {
    ownChanges,
    ownTermEnds: ownTermEndsOf(record, accountId, settled),
    turns: { ...turns, events: [...turns.events, ...outdated(company.id, reports, fresh, today)] },
  }
}

/** What those are told who raised objections of the case, by what the operator's decisions are then. */
const answersTold = (detail: CaseDetail, settled: readonly Settlement[], today: IsoDate): NewEvent[] => {
  const { id, company, objections, mark } = detail
  const [before, after] = [ofScope(detail, OPERATOR), settled].map((all) => all.find(({ caseId }) => caseId === id))
  if (!before && !after) return []
  return objectionsAnswered(company.id, id, objections, after ? answerTo(after.decision, after.by.at) : null, { on: today, mark })
}

/**
 * Writes statements of the desk, with all that what now holds changes for its side, in one transaction. `settled`: the decisions that hold
 * then; null where what holds is the same as before. False where something else was written meanwhile: nothing was then.
 */
const write = async (clock: Clock, detail: CaseDetail, scope: number, first: Writing, settled: Settlement[] | null): Promise<boolean> => {
  const { db, today } = clock
  const { company, mark, version } = detail
  if (settled !== null && scope === OPERATOR)
    return rebuildWith(db, company.id, today, { first, settled, mark, events: answersTold(detail, settled, today) })
  const changed = settled && (await ownEffects(clock, detail, scope, settled))
  return writeAtDesk(db, { accountId: scope, companyId: company.id, mark, version, today }, first, changed)
}

/** Does something at the desk until nobody comes between. Throws `not_found` where the member may not settle, or no longer. */
const atDesk = async <Done>(
  { db, today }: Clock,
  settler: Settler,
  caseId: string,
  act: (desk: Desk) => Promise<Done | null>,
): Promise<Done> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const desk = await openCase({ db, today }, settler, caseId)
    if (!(await maySettle(db, settler, settler.email, desk.detail.company.id))) throw notSettler()
    const done = await act(desk)
    if (done !== null) return done
  }
  throw new Error(`case ${caseId}: ${TRIES} members at once`)
}

/** A member decides a case. Returns whether the decision holds, or waits for another member. Throws as {@link weigh}. */
export const settle = (clock: Clock, settler: Settler, caseId: string, given: Settling): Promise<{ holds: boolean }> =>
  atDesk(clock, settler, caseId, async (desk) => {
    const { vote, holds, settled } = weigh(desk, settler, given, clock.now)
    const others = settled.filter((each) => each.caseId !== caseId)
    const held = ofScope(desk.detail, scopeOf(settler)).some((each) => each.caseId === caseId)
    const next = holds ? settled : held ? others : null
    return (await write(clock, desk.detail, scopeOf(settler), castVote(settler, settler.email, vote, holds), next)) ? { holds } : null
  })

/** Who asked to undo what holds on a case; null where nobody did. */
export const undoAsked = ({ votes }: CaseDetail): { by: string; at: string; reason: string } | null => {
  const asked = votes.find(({ undoneAt, undoAskedBy }) => undoneAt === null && undoAskedBy !== null)
  return asked?.undoAskedBy && asked.undoAskedAt
    ? { by: asked.undoAskedBy, at: asked.undoAskedAt, reason: asked.undoAskedReason ?? '' }
    : null
}

/** How many different members it takes to undo what stands on a case: as many as made it hold; whatever does not hold, one. */
export const undoNeeds = (detail: CaseDetail, settler: DeskCaller): number => {
  const standing = detail.votes.filter(({ undoneAt }) => undoneAt === null)
  const holds = ofScope(detail, scopeOf(settler)).some(({ caseId }) => caseId === detail.id)
  return holds ? Math.max(1, ...standing.map(({ needs }) => needs)) : 1
}

/**
 * A member undoes what was decided of a case, which is open again; where two made it hold, the first asks and another one agrees. Throws
 * `not_found` where nothing stands.
 */
export const undo = (clock: Clock, settler: Settler, caseId: string, reason: string): Promise<{ undone: boolean }> =>
  atDesk(clock, settler, caseId, async ({ detail }) => {
    if (!detail.votes.some(({ undoneAt }) => undoneAt === null)) throw new Failure('not_found')
    const scope = scopeOf(settler)
    const about = { companyId: detail.company.id, caseId, reason }
    const asked = undoAsked(detail)
    if (undoNeeds(detail, settler) > 1 && (asked === null || asked.by === settler.email))
      return (await write(clock, detail, scope, askToUndo(settler, settler.email, about), null)) ? { undone: false } : null
    const rest = ofScope(detail, scope).filter((each) => each.caseId !== caseId)
    return (await write(clock, detail, scope, undoVotes(settler, settler.email, about), rest)) ? { undone: true } : null
  })

/** Takes back what the member asked: the decision goes on holding. Throws `not_found` where this member asked for no undoing. */
export const withdrawUndo = (clock: Clock, settler: Settler, caseId: string): Promise<true> =>
  atDesk(clock, settler, caseId, async ({ detail }) => {
    if (undoAsked(detail)?.by !== settler.email) throw new Failure('not_found')
    const about = { companyId: detail.company.id, caseId }
    return (await write(clock, detail, scopeOf(settler), withdrawAsked(settler, settler.email, about), null)) ? true : null
  })
