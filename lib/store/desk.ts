/** The settling desk: the cases of a caller's companies, and what members decide of them. */
import { sql, type SQL } from 'drizzle-orm'
import type { Section } from '../domain/company/completeness.ts'
import type { Unread } from '../domain/fact/fact.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Place } from '../domain/notice/page/places.ts'
import type { CaseWhy } from '../domain/settling/cases.ts'
import type { Stated } from '../domain/settling/stated.ts'
import type { Decision } from '../domain/settling/decision.ts'
import type { CompanyRecord, ListStatement, StoredFact } from '../domain/company/record.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, head, headWith } from './companies.ts'
import { foldDueFor } from './fold-due.ts'
import { announceChanges } from './announcements.ts'
import { tellEvents } from './events.ts'
import { numberChanges } from './change-numbers.ts'
import { isOvertaken, type NewProfile, saveOwnChanges, unlessSettledSince, type Writing } from './profiles.ts'
import { firstRow } from './rows.ts'
import { saveOwnTermEnds } from './term-ends.ts'
import { keepAnswers, noteTurnedChecks } from './watches.ts'
import { listStated } from './list-statements.ts'
import { OPERATOR, type SettledByAccount, settledByAll, settlementsMark } from './settlements.ts'

/**
 * Whose cases are asked for. An account works on those of the companies it follows; `operator`: on all that anybody follows, for all; a
 * sandbox key sees those of the made-up companies.
 */
export type DeskCaller = { accountId: number; sandbox: boolean; operator: boolean }

/** Under which account a caller's decisions are kept. */
export const scopeOf = ({ accountId, operator }: DeskCaller): number => (operator ? OPERATOR : accountId)

/**
 * Where a case stands: `open`; `second`: somebody decided, another one has to; `disputed`: two decided differently; `reopened`: it was
 * settled and is read otherwise now; `settled`; `gone`: the reader no longer leaves it open.
 */
export const CASE_STATES = ['open', 'second', 'disputed', 'reopened', 'settled', 'gone'] as const
export type CaseState = (typeof CASE_STATES)[number]
/** The states in which somebody has something to do. */
export const OPEN_STATES: readonly CaseState[] = ['open', 'second', 'disputed', 'reopened']

/** A case as it is listed. `decision`, `decidedAt`: of the one that holds; null where none does. */
export type ListedCase = {
  id: string
  company: CompanyHead
  noticeId: number
  publishedOn: string | null
  issue: string | null
  page: string | null
  noticeType: string
  why: CaseWhy
  clause: Unread
  factId: string | null
  sections: Section[]
  people: string[]
  weight: number
  state: CaseState
  /** It was settled, and the reader reads it otherwise since. */
  reopened: boolean
  decision: Decision | null
  decidedAt: string | null
  openedAt: string
}

const theirs = (caller: DeskCaller): SQL =>
  caller.sandbox
    ? sql`companies c`
    : caller.operator
      ? sql`(select distinct company_id from follows) f join companies c on c.id = f.company_id`
      : sql`follows f join companies c on c.id = f.company_id`
const whose = (caller: DeskCaller): SQL =>
  caller.sandbox
    ? sql`c.code is not null and c.world is null`
    : caller.operator
      ? sql`c.code is null`
      : sql`c.code is null and f.account_id = ${caller.accountId}`
const title = (caller: DeskCaller): SQL => (caller.sandbox || caller.operator ? head : headWith(sql`f.title`))

/** The rows of a caller's cases: `k`, its company `c`, its notice `n`, and what the caller's side decided (`v`). */
const casesFrom = (
  caller: DeskCaller,
): SQL => sql`${theirs(caller)} join cases k on k.company_id = c.id join notices n on n.id = k.notice_id and (k.why <> 'objection' or ${caller.operator} or exists (
    select 1 from objections o where o.company_id = k.company_id and o.case_id = k.id and o.account_id = ${caller.accountId}))
  cross join lateral (select count(*) filter (where fresh) as votes, count(distinct s.digest) filter (where fresh) as digests,
      coalesce(max(s.needs) filter (where fresh), 0) as needs, max(s.decided_at) filter (where fresh) as at, min(s.decision) filter (where fresh) as decision,
      coalesce(bool_or(not fresh), false) as reopened
    from (select s.*, s.reopened_at is null as fresh from settlements s
      where s.account_id = ${scopeOf(caller)} and s.company_id = k.company_id and s.case_id = k.id and s.undone_at is null) s) v`
const holds = sql`(v.votes > 0 and v.digests = 1 and v.votes >= v.needs)`
/* A vote that came after the reader read the words is one on words that were opened again. */
const state = sql`case when ${holds} then 'settled' when v.votes > 0 and (k.gone_at is null or v.at > k.gone_at) then case when v.digests > 1 then 'disputed' else 'second' end
  when v.reopened then 'reopened' when k.gone_at is not null then 'gone' else 'open' end`
const listed = (
  caller: DeskCaller,
): SQL => sql`'id', k.id, 'company', json_build_object(${title(caller)}), 'noticeId', n.id, 'publishedOn', n.published_on, 'issue', n.issue,
  'page', n.page, 'noticeType', n.notice_type, 'why', k.why, 'clause', k.clause, 'factId', k.fact_id, 'sections', k.sections, 'people', k.people, 'weight', k.weight,
  'state', ${state}, 'reopened', v.reopened, 'decision', case when ${holds} then v.decision end, 'decidedAt', case when ${holds} then v.at end, 'openedAt', k.opened_at`

export type CaseFilter = {
  company: number | string | null
  why: CaseWhy | null
  states: readonly CaseState[]
  minWeight: number
  limit: number
  offset: number
}

const fits = ({ company, why, states, minWeight }: Omit<CaseFilter, 'limit' | 'offset'>): SQL => sql`
  (${company === null ? sql`true` : typeof company === 'number' ? sql`c.id = ${company}` : sql`c.code = ${company}`}) and (${why}::text is null or k.why = ${why})
  and k.weight >= ${minWeight} and ${state} in (select value from json_array_elements_text(${JSON.stringify(states)}::json))`

/* How many accounts follow a company matters to the operator alone. */
const order = (caller: DeskCaller): SQL =>
  caller.operator
    ? sql`k.weight + least(10, (select count(*) from follows o where o.company_id = c.id)) * 10 desc, k.company_id, k.id`
    : sql`k.weight desc, k.company_id, k.id`

/** One page of a caller's cases, the weightiest first, with the number of all that fit. One statement. */
export const listCases = async (db: Db, caller: DeskCaller, filter: CaseFilter): Promise<{ total: number; cases: ListedCase[] }> =>
  (await firstRow<{ total: number; cases: ListedCase[] }>(
    db,
    sql`
    with found as materialized (
      select json_build_object(${listed(caller)}) as row, row_number() over (order by ${order(caller)}) as place
      from ${casesFrom(caller)} where ${whose(caller)} and ${fits(filter)})
    select json_build_object('total', (select count(*) from found), 'cases', coalesce((select json_agg(page.row order by page.place) from (
      select row, place from found order by place limit ${filter.limit} offset ${filter.offset}) page), '[]')) as row`,
  )) ?? { total: 0, cases: [] }

/** How many cases wait for a caller. */
export const countOpenCases = async (db: Db, caller: DeskCaller): Promise<number> =>
  (await firstRow<number>(
    db,
    sql`select to_json(count(*)) as row from ${casesFrom(caller)} where ${whose(caller)}
      and ${fits({ company: null, why: null, states: OPEN_STATES, minWeight: 0 })}`,
  )) ?? 0

/**
 * The case that comes next on a member's desk after one: of those that wait for this member the next in weight, from the end on from the
 * beginning again; null where none is left. What the member decided already waits for another.
 */
export const nextCase = async (db: Db, caller: DeskCaller & { email: string }, after: string): Promise<string | null> => {
  const mine = sql`exists (select 1 from settlements m where m.account_id = ${scopeOf(caller)} and m.company_id = k.company_id and m.case_id = k.id
    and m.decided_by = ${caller.email} and m.undone_at is null and m.reopened_at is null)`
  return firstRow(
    db,
    sql`
    with waiting as materialized (
      select k.id, row_number() over (order by ${order(caller)}) as place from ${casesFrom(caller)} where ${whose(caller)} and (k.id = ${after}
        or not ${mine} and ${fits({ company: null, why: null, states: OPEN_STATES, minWeight: 0 })}))
    select to_json(id) as row from waiting where id <> ${after} order by place < (select place from waiting where id = ${after}), place limit 1`,
  )
}

/** What one member decided: `by` is shown to members of the same side alone. */
export type Vote = {
  id: number
  decision: Decision
  facts: StoredFact[]
  replaces: string[]
  digest: string
  needs: number
  reason: string
  reopened: boolean
  by: string
  at: string
  undoneBy: string | null
  undoneAt: string | null
  undoneReason: string | null
  /** Who asked that it be undone, where a second one has to: null where nobody did. */
  undoAskedBy: string | null
  undoAskedAt: string | null
  undoAskedReason: string | null
}

/** A case with all that is needed to settle it. `record` is what all share of the company; `mark` tells one state of its settlements. */
export type CaseDetail = ListedCase & {
  text: string
  places: Place[] | null
  key: string
  stated: StoredFact[]
  votes: Vote[]
  record: CompanyRecord
  /** Of the profile that the record is. */
  version: number
  settled: SettledByAccount[]
  mark: string
  statement: ListStatement | null
  /** What a second reader read of the notice; none where there is none. */
  second: Stated[]
  /** What is said to be wrong, newest first. */
  objections: { id: number; accountId: number; claim: string; evidence: string | null; at: string }[]
}

/** A case of the caller's; null where there is none. */
export const caseDetail = (db: Db, caller: DeskCaller, id: string, today: IsoDate): Promise<CaseDetail | null> =>
  firstRow(
    db,
    sql`
    select json_build_object(${listed(caller)}, 'text', n.text, 'places', n.places, 'key', n.company_id || '/' || n.ref,
      'stated', coalesce((select json_agg(f.statement || jsonb_build_object('id', f.id, 'noticeId', f.notice_id, 'kind', f.kind, 'quote', f.quote, 'start', f.start,
        'end', f."end", 'verified', f.verified) || case when f.boxes is null then '{}' else jsonb_build_object('boxes', f.boxes) end order by f.start, f.id)
        from facts f where f.notice_id = n.id), '[]'),
      'votes', coalesce((select json_agg(json_build_object('id', s.id, 'decision', s.decision, 'facts', s.facts, 'replaces', s.replaces, 'digest', s.digest, 'needs', s.needs,
        'reason', s.reason, 'reopened', s.reopened_at is not null, 'by', s.decided_by, 'at', s.decided_at, 'undoneBy', s.undone_by, 'undoneAt', s.undone_at, 'undoneReason', s.undone_reason, 'undoAskedBy', s.undo_asked_by, 'undoAskedAt', s.undo_asked_at, 'undoAskedReason', s.undo_asked_reason) order by s.id)
        from settlements s where s.account_id = ${scopeOf(caller)} and s.company_id = c.id and s.case_id = k.id), '[]'),
      'record', p.record, 'version', p.version, 'settled', ${settledByAll(sql`c.id`)}, 'mark', ${settlementsMark(sql`c.id`)},
      'statement', (${listStated(scopeOf(caller), today)}), 'second', coalesce((select r.facts from second_readings r where r.notice_id = n.id), '[]'),
      'objections', coalesce((select json_agg(json_build_object('id', o.id, 'accountId', o.account_id, 'claim', o.claim, 'evidence', o.evidence, 'at', o.created_at) order by o.id desc) from objections o
        where o.company_id = c.id and o.case_id = k.id and (${caller.operator} or o.account_id = ${caller.accountId})), '[]')) as row
    from ${casesFrom(caller)} join profiles p on p.company_id = c.id where ${whose(caller)} and k.id = ${id} and n.text is not null
    order by n.company_id = c.id desc limit 1`,
  )

/** A member's decision, to be written. */
export type NewVote = {
  companyId: number
  noticeId: number
  caseId: string
  clause: Unread
  decision: Decision
  facts: StoredFact[]
  replaces: string[]
  seen: string[]
  digest: string
  needs: number
  reason: string
}

/* Whether this member may settle at this very moment: the role, and that the company is theirs. */
const isSettler = (caller: DeskCaller, email: string, companyId: number): SQL => sql`exists (
  select 1 from account_emails e join accounts a on a.id = e.account_id where e.email = ${email} and e.account_id = ${caller.accountId} and e.role = 'settler'
    and (${caller.operator ? sql`a.operator` : sql`exists (select 1 from follows f where f.account_id = a.id and f.company_id = ${companyId})`}))`

/* Ends the transaction by a division by zero where the member may not settle. */
const mayStill = (caller: DeskCaller, email: string, companyId: number): SQL =>
  sql`select 1 / (case when ${isSettler(caller, email, companyId)} then 1 else 0 end)`

/** Whether a member may settle a company's cases now. */
export const maySettle = async (db: Db, caller: DeskCaller, email: string, companyId: number): Promise<boolean> =>
  (await db.execute(sql`select 1 where ${isSettler(caller, email, companyId)}`)).rows.length > 0

/**
 * Statements that write a member's decision: the same member's former one on the case is undone by it, and where it `holds` so is what a
 * later reading had opened again. They end the transaction where the member may no longer settle.
 */
export const castVote = (caller: DeskCaller, email: string, vote: NewVote, isHolding: boolean): Writing => [
  mayStill(caller, email, vote.companyId),
  sql`update settlements set undone_by = ${email}, undone_at = now(), undone_reason = ${vote.reason}
    where account_id = ${scopeOf(caller)} and company_id = ${vote.companyId} and case_id = ${vote.caseId} and undone_at is null
      and (decided_by = ${email} and reopened_at is null or ${isHolding}::boolean and reopened_at is not null)`,
  sql`insert into settlements (account_id, company_id, notice_id, case_id, clause, decision, facts, replaces, seen, digest, needs, reason, decided_by)
    values (${scopeOf(caller)}, ${vote.companyId}, ${vote.noticeId}, ${vote.caseId}, ${JSON.stringify(vote.clause)}::jsonb, ${vote.decision}, ${JSON.stringify(vote.facts)}::jsonb,
      array(select json_array_elements_text(${JSON.stringify(vote.replaces)}::json)), array(select json_array_elements_text(${JSON.stringify(vote.seen)}::json)),
      ${vote.digest}, ${vote.needs}, ${vote.reason}, ${email})`,
]

/** Statements that undo every standing decision of the caller's side on a case. */
export const undoVotes = (
  caller: DeskCaller,
  email: string,
  { companyId, caseId, reason }: { companyId: number; caseId: string; reason: string },
): Writing => [
  mayStill(caller, email, companyId),
  sql`update settlements set undone_by = ${email}, undone_at = now(), undone_reason = ${reason}
    where account_id = ${scopeOf(caller)} and company_id = ${companyId} and case_id = ${caseId} and undone_at is null`,
]

/** Statements that note that a member asks to undo what two decided; another one has to agree. What was asked before stays. */
export const askToUndo = (
  caller: DeskCaller,
  email: string,
  { companyId, caseId, reason }: { companyId: number; caseId: string; reason: string },
): Writing => [
  mayStill(caller, email, companyId),
  sql`update settlements set undo_asked_by = ${email}, undo_asked_at = now(), undo_asked_reason = ${reason}
    where account_id = ${scopeOf(caller)} and company_id = ${companyId} and case_id = ${caseId} and undone_at is null and undo_asked_by is null`,
]

/** Statements that take back what the member asked: what stands on the case is asked to be undone by nobody. */
export const withdrawAsked = (caller: DeskCaller, email: string, { companyId, caseId }: { companyId: number; caseId: string }): Writing => [
  mayStill(caller, email, companyId),
  sql`update settlements set undo_asked_by = null, undo_asked_at = null, undo_asked_reason = null
    where account_id = ${scopeOf(caller)} and company_id = ${companyId} and case_id = ${caseId} and undone_at is null and undo_asked_by = ${email}`,
]

/** What an account's own decisions change of what it sees: of its feed, of the ends of terms, of what it watches and filed. */
export type OwnEffects = Pick<NewProfile, 'ownChanges' | 'ownTermEnds'> & { turns: NonNullable<NewProfile['turns']> }

/**
 * Writes statements of the desk in one transaction, and, where what holds changes by them, what an account's own decisions change, with the
 * deliveries. `version` is that of the profile they were weighed by. False where settlements or a profile were written meanwhile, or the
 * member may not settle: nothing was written then.
 */
export const writeAtDesk = async (
  db: Db,
  { accountId, companyId, mark, version, today }: { accountId: number; companyId: number; mark: string; version: number; today: IsoDate },
  first: Writing,
  changed: OwnEffects | null,
): Promise<boolean> => {
  const effects =
    changed === null
      ? []
      : [
          sql`select 1 / (case when (select version from profiles where company_id = ${companyId}) = ${version} then 1 else 0 end)`,
          foldDueFor(accountId, sql`(select ${companyId}::bigint as company_id) of_company`),
          ...saveOwnTermEnds(companyId, changed.ownTermEnds, accountId),
          saveOwnChanges(companyId, changed.ownChanges, accountId),
          announceChanges([companyId]),
          tellEvents(changed.turns.events),
          keepAnswers(changed.turns.answered, version, today),
          noteTurnedChecks(changed.turns.turnedChecks),
          numberChanges,
        ]
  try {
    await db.batch([
      db.execute(sql`select pg_advisory_xact_lock(${companyId})`),
      ...[unlessSettledSince(companyId, mark), ...first, ...effects].map((statement) => db.execute(statement)),
    ])
    return true
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}
