/** The ends of terms as those see them who settled cases of a company: apart from those that all see. */
import { sql, type SQL } from 'drizzle-orm'
import type { TermEnd } from '../domain/company/officers/term-ends.ts'

/** The ends of terms, rows `t`, that an account sees: all's, but those it settled otherwise, and its own. */
export const seenBy = (
  accountId: number | SQL,
): SQL => sql`(not t.hidden and (t.account_id = ${accountId} or t.account_id = 0 and not exists (
  select 1 from term_ends h where h.company_id = t.company_id and h.fact_id = t.fact_id and h.account_id = ${accountId} and h.hidden)))`

/** What an account that settled cases of a company sees of the ends of its terms otherwise than all: `hidden` are those it does not see. */
export type OwnTermEnd = TermEnd & { accountId: number; hidden: boolean }

/** Writes the ends of terms that accounts see otherwise, in place of the former: of one account, or of all. A statement for the batch. */
export const saveOwnTermEnds = (companyId: number, ends: readonly OwnTermEnd[], only: number | null = null): SQL[] => [
  sql`delete from term_ends where company_id = ${companyId} and account_id <> 0 and account_id = coalesce(${only}::bigint, account_id)`,
  sql`insert into term_ends (company_id, account_id, hidden, fact_id, ends_on, person, role, basis, notice_id, source)
    select ${companyId}, t."accountId", t.hidden, t."factId", t."endsOn", t.person, t.role, t.basis, (t.source ->> 'noticeId')::bigint, t.source
    from json_to_recordset(${JSON.stringify(ends)}::json)
      as t("accountId" bigint, hidden boolean, "factId" text, "endsOn" date, person text, role text, basis text, source jsonb)`,
]
