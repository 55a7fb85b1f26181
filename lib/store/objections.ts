/** What accounts say is wrong: cases of their own kind, with what became of them. */
import { sql, type SQL } from 'drizzle-orm'
import type { OpenCase } from '../domain/settling/cases.ts'
import type { Decision } from '../domain/settling/decision.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, head, recordsOf } from './companies.ts'
import { firstRow } from './rows.ts'
import { OPERATOR } from './settlements.ts'

/** `decision`, `decidedAt`: what the operator's settlers decided, null until they have. */
export type Objection = {
  id: number
  caseId: string
  company: CompanyHead
  noticeId: number
  factId: string
  claim: string
  evidence: string | null
  at: string
  decision: Decision | null
  decidedAt: string | null
}

const answered = sql`left join lateral (
  select min(s.decision) as decision, max(s.decided_at) as at from settlements s
  where s.account_id = ${OPERATOR} and s.company_id = o.company_id and s.case_id = o.case_id and s.undone_at is null
  having count(distinct s.digest) = 1 and count(distinct s.decided_by) >= max(s.needs)) v on true`
const listed: SQL = sql`json_build_object('id', o.id, 'caseId', o.case_id, 'company', json_build_object(${head}), 'noticeId', o.notice_id, 'factId', o.fact_id,
  'claim', o.claim, 'evidence', o.evidence, 'at', o.created_at, 'decision', v.decision, 'decidedAt', v.at)`

/**
 * Keeps what an account says is wrong about a fact, and opens its case, both or neither; said again it stays as it was said first. Null
 * where the account has `most` unanswered ones. The account's row is locked first, so that simultaneous ones count one after the other.
 */
export const raiseObjection = async (
  db: Db,
  accountId: number,
  { id, noticeId, clause, factId, sections, people, weight }: OpenCase,
  { claim, evidence }: { claim: string; evidence: string | null },
  most: number,
): Promise<Objection | null> => {
  const array = (values: readonly string[]): SQL => sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`
  await db.batch([
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute(sql`
      with theirs as (
        select f.company_id from follows f join notices n on n.id = ${noticeId}
        where f.account_id = ${accountId} and n.company_id in ${recordsOf(sql`f.company_id`)} order by f.company_id = n.company_id desc limit 1),
      room as (select company_id from theirs where (select count(*) from objections o ${answered} where o.account_id = ${accountId} and v.decision is null) < ${most}),
      raised as (
        insert into objections (account_id, company_id, notice_id, fact_id, case_id, claim, evidence)
        select ${accountId}, company_id, ${noticeId}, ${factId}, ${id}, ${claim}, ${evidence} from room on conflict do nothing returning company_id)
      insert into cases (company_id, id, notice_id, why, clause, fact_id, sections, people, weight)
      select company_id, ${id}, ${noticeId}, 'objection', ${JSON.stringify(clause)}::jsonb, ${factId}, ${array(sections)}, ${array(people)}, ${weight} from raised
      on conflict (company_id, id) do update set why = excluded.why, fact_id = excluded.fact_id, weight = greatest(cases.weight, excluded.weight), gone_at = null`),
  ])
  return firstRow(
    db,
    sql`select ${listed} as row from objections o join companies c on c.id = o.company_id ${answered} where o.account_id = ${accountId} and o.case_id = ${id} limit 1`,
  )
}

/** One page of an account's objections, the newest first. */
export const listObjections = async (
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; objections: Objection[] }> =>
  (await firstRow<{ total: number; objections: Objection[] }>(
    db,
    sql`
    select json_build_object('total', (select count(*) from objections o where o.account_id = ${accountId}), 'objections', coalesce((select json_agg(page.row) from (
      select ${listed} as row from objections o join companies c on c.id = o.company_id ${answered} where o.account_id = ${accountId}
      order by o.id desc limit ${limit} offset ${offset}) page), '[]')) as row`,
  )) ?? { total: 0, objections: [] }
