/** What the operator looks at of the desk: settled cases to learn from, and how the desk keeps up. */
import { sql } from 'drizzle-orm'
import type { StoredFact } from '../domain/company/record.ts'
import type { NoticeHeader, Unread } from '../domain/fact/fact.ts'
import type { CaseWhy } from '../domain/settling/cases.ts'
import type { Decision } from '../domain/settling/decision.ts'
import type { Db } from '../platform/database.ts'
import { rows } from './rows.ts'
import { OPERATOR } from './settlements.ts'

const holding = sql`count(distinct s.digest) = 1 and count(distinct s.decided_by) >= max(s.needs)`

/** A settled case with its notice; `operator`: settled for all. */
export type SettledCase = {
  ref: string
  header: NoticeHeader
  why: CaseWhy
  clause: Unread
  decision: Decision
  facts: StoredFact[]
  operator: boolean
}

/** Settled cases of the operator and of accounts that agreed, by notice; without who settled them. What was read otherwise since is none. */
export const settledCases = (db: Db): Promise<SettledCase[]> =>
  rows(
    db,
    sql`
  select json_build_object('ref', n.ref, 'header', json_build_object('office', c.office, 'registry_no', c.registry_no, 'mersis_no', c.mersis_no, 'title', n.title,
      'registered_on', n.registered_on, 'published_on', n.published_on, 'issue', n.issue, 'page', n.page, 'notice_no', n.notice_no),
    'why', k.why, 'clause', h.clause, 'decision', h.decision, 'facts', h.facts, 'operator', h.account_id = ${OPERATOR}) as row
  from (select s.account_id, s.company_id, s.case_id, min(s.notice_id) as notice_id, min(s.decision) as decision, (array_agg(s.facts order by s.id))[1] as facts,
      (array_agg(s.clause order by s.id))[1] as clause from settlements s
    where s.undone_at is null and s.reopened_at is null and (s.account_id = ${OPERATOR} or exists (select 1 from accounts a where a.id = s.account_id and a.shares_decisions))
    group by s.account_id, s.company_id, s.case_id having ${holding}) h
  join notices n on n.id = h.notice_id join companies c on c.id = n.company_id join cases k on k.company_id = h.company_id and k.id = h.case_id
  order by n.id, h.case_id, h.account_id`,
  )

/** Cases of one reason: how many were opened, are open, were settled by people, were read since; `hours`: the median of how long they were open. */
export type CaseCount = { why: CaseWhy; opened: number; open: number; settled: number; read: number; hours: number }

/** How the desk keeps up, by reason, the most open first; cases of made-up companies are nobody's work. */
export const caseCounts = (db: Db): Promise<CaseCount[]> =>
  rows(
    db,
    sql`
  with held as (
    select s.company_id, s.case_id, max(s.decided_at) as at from settlements s where s.undone_at is null and s.reopened_at is null
    group by s.account_id, s.company_id, s.case_id having ${holding}),
  first as (select company_id, case_id, min(at) as at from held group by company_id, case_id)
  select json_build_object('why', k.why, 'opened', count(*), 'open', count(*) filter (where f.at is null and k.gone_at is null), 'settled', count(f.at),
    'read', count(*) filter (where f.at is null and k.gone_at is not null),
    'hours', round((percentile_cont(0.5) within group (order by extract(epoch from coalesce(f.at, k.gone_at, now()) - k.opened_at) / 3600))::numeric, 1)) as row
  from cases k join companies c on c.id = k.company_id and c.code is null left join first f on f.company_id = k.company_id and f.case_id = k.id group by k.why
  order by count(*) filter (where f.at is null and k.gone_at is null) desc, k.why`,
  )

/** What somebody says is wrong and nobody answered yet; `hours` since it was said. */
export type WaitingObjection = { account: string; company: string; caseId: string; claim: string; evidence: string | null; hours: number }

/** Objections that wait for an answer, the oldest first. */
export const waitingObjections = (db: Db): Promise<WaitingObjection[]> =>
  rows(
    db,
    sql`
  select json_build_object('account', a.name, 'company', coalesce(c.title, c.office || ' ' || c.registry_no), 'caseId', o.case_id, 'claim', o.claim, 'evidence', o.evidence,
    'hours', round((extract(epoch from now() - o.created_at) / 3600)::numeric, 1)) as row
  from objections o join accounts a on a.id = o.account_id join companies c on c.id = o.company_id
  where not exists (select 1 from settlements s where s.account_id = ${OPERATOR} and s.company_id = o.company_id and s.case_id = o.case_id and s.undone_at is null
    group by s.case_id having ${holding}) order by o.id`,
  )

/** Makes an account the operator's own, or an ordinary one again. False where there is no such account. */
export const setOperator = async (db: Db, name: string, isOperator: boolean): Promise<boolean> =>
  (await db.execute(sql`update accounts set operator = ${isOperator}::boolean where name = ${name} returning 1`)).rows.length > 0

/** Notes whether an account agreed that what it settled is exported. False where there is no such account. */
export const setSharing = async (db: Db, name: string, agrees: boolean): Promise<boolean> =>
  (await db.execute(sql`update accounts set shares_decisions = ${agrees}::boolean where name = ${name} returning 1`)).rows.length > 0
