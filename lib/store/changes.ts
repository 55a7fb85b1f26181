import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { type CompanyHead, type CompanyKey, headFor, owned } from './companies.ts'
import { firstRow } from './rows.ts'

export type ChangeFilter = { kind: string | null; categories: string[]; limit: number; offset: number }
export type Feed<Detail> = {
  company: CompanyHead
  ready: boolean
  lastNotice: { id: number; publishedOn: string | null; noticeType: string; archived: boolean } | null
  kinds: string[]
  total: number
  changes: Detail[]
}

/** One page of a company's changes, newest first in a stable order, with what the feed says of the company; null where it is not the caller's. One statement. */
export const listChanges = <Detail>(db: Db, key: CompanyKey, filter: ChangeFilter): Promise<Feed<Detail> | null> => {
  const fits = sql`ch.company_id = c.id and (${filter.kind}::text is null or ch.kind = ${filter.kind})
    and (${filter.categories.length} = 0 or ch.category in (select value from json_array_elements_text(${JSON.stringify(filter.categories)}::json)))`
  return firstRow(db, sql`
    select json_build_object('company', json_build_object(${headFor(key)}), 'ready', exists (select 1 from profiles p where p.company_id = c.id),
      'lastNotice', (select json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type, 'archived', n.pdf_key is not null)
        from notices n where n.company_id = c.id order by n.published_on desc nulls last, n.id desc limit 1),
      'kinds', coalesce((select json_agg(distinct ch.kind order by ch.kind) from changes ch where ch.company_id = c.id), '[]'),
      'total', (select count(*) from changes ch where ${fits}),
      'changes', coalesce((select json_agg(page.detail) from (select ch.detail from changes ch where ${fits}
        order by ch."on" desc nulls last, ch.id desc limit ${filter.limit} offset ${filter.offset}) page), '[]')) as row
    from companies c where ${owned(key)}`)
}
