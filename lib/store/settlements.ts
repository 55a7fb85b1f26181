/**
 * What members settled of the cases of a company. Rows are added and undone, never changed; those that agree make a decision that holds
 * once there are enough of them. Account 0 stands for the operator, whose decisions hold for all.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Settlement } from '../domain/settling/decision.ts'
import type { Slot } from './rows.ts'

/** Account under which the operator's decisions are kept. */
export const OPERATOR = 0

/**
 * The decisions of an account that hold on the company of this id, as the JSON of a list of {@link Settlement}s; null where there are none.
 * One that a later reading opened again counts as long as no new one is made in its place: by it the words stay in doubt.
 */
export const settledBy = (accountId: Slot<number> | SQL, companyId: SQL): SQL => sql`(
  select jsonb_agg(held.row order by held.case_id) from (
    select distinct on (s.case_id) s.case_id, jsonb_build_object('caseId', s.case_id, 'noticeId', min(s.notice_id), 'decision', min(s.decision),
      'clause', (array_agg(s.clause order by s.id))[1], 'facts', (array_agg(s.facts order by s.id))[1], 'votes', jsonb_agg(s.id order by s.id),
      'replaces', (array_agg(to_jsonb(s.replaces) order by s.id))[1], 'seen', (array_agg(to_jsonb(s.seen) order by s.id))[1],
      'by', jsonb_build_object('role', case when ${accountId} = ${OPERATOR} then 'operator' else 'account' end, 'at', max(s.decided_at))) as row
    from settlements s where s.account_id = ${accountId} and s.company_id = ${companyId} and s.undone_at is null
    group by s.case_id, s.reopened_at is not null having count(distinct s.digest) = 1 and count(distinct s.decided_by) >= max(s.needs)
    order by s.case_id, s.reopened_at is not null) held)`

/** Decisions of several accounts on one company. */
export type SettledByAccount = { accountId: number; settled: Settlement[] }

/** The decisions that hold on the company of this id, of every account that follows it and (account 0) the operator. */
export const settledByAll = (companyId: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('accountId', who.account_id, 'settled', who.settled) order by who.account_id), '[]') from (
    select a.account_id, ${settledBy(sql`a.account_id`, companyId)} as settled from (
      select distinct s.account_id from settlements s where s.company_id = ${companyId} and s.undone_at is null
        and (s.account_id = ${OPERATOR} or exists (select 1 from follows f where f.account_id = s.account_id and f.company_id = s.company_id))) a) who
  where who.settled is not null)`

/** Tells one state of a company's settlements from another. */
export const settlementsMark = (companyId: SQL | number): SQL =>
  sql`(select count(*) || ' ' || count(s.undone_at) || ' ' || count(s.undo_asked_at) from settlements s where s.company_id = ${companyId})`
