import { sql } from 'drizzle-orm'
import type { Stated } from '../domain/settling/stated.ts'
import type { Db } from '../platform/database.ts'
import { rows } from './rows.ts'

/**
 * Notices with an open case that no second reader was asked about since they were read: of a company the weightiest first; of all companies
 * that somebody follows (null) any, so that one about which the reader fails keeps no other waiting.
 */
export const noticesForSecondReader = (db: Db, companyId: number | null, limit: number): Promise<{ id: number; text: string }[]> =>
  rows(
    db,
    sql`
  select json_build_object('id', n.id, 'text', n.text) as row from notices n
    join (select notice_id, max(weight) as weight from cases k where gone_at is null
      and ${companyId === null ? sql`exists (select 1 from follows f where f.company_id = k.company_id)` : sql`company_id = ${companyId}`}
      group by notice_id) k on k.notice_id = n.id
    left join second_readings r on r.notice_id = n.id
  where n.text is not null and (r.notice_id is null or r.extractor is distinct from n.extractor)
  order by ${companyId === null ? sql`random()` : sql`k.weight desc, n.id`} limit ${limit}`,
  )

/** Keeps what a second reader read of a notice in place of what it read before. */
export const saveSecondReading = async (db: Db, noticeId: number, facts: readonly Stated[]): Promise<void> => {
  await db.execute(sql`
    insert into second_readings (notice_id, extractor, facts) select id, extractor, ${JSON.stringify(facts)}::jsonb from notices where id = ${noticeId}
    on conflict (notice_id) do update set extractor = excluded.extractor, facts = excluded.facts, read_at = now()`)
}
