import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, owned, stateFor } from './companies.ts'
import { firstRow } from './rows.ts'

/** A stored change with the notice its source names; null where that notice is gone. */
export type ListedChange<Detail> = { detail: Detail; notice: { id: number; publishedOn: string | null; noticeType: string } | null }

export type ChangeFilter = { kind: string | null; categories: string[]; limit: number; offset: number }
export type Feed<Detail> = CompanyState & {
  lastNotice: { id: number; publishedOn: string | null; noticeType: string; archived: boolean } | null
  kinds: string[]
  total: number
  changes: ListedChange<Detail>[]
}

/** One page of a company's changes, newest first in a stable order, with where the company stands; null where it is not the caller's. One statement. */
export const listChanges = <Detail>(db: Db, key: CompanyKey, filter: ChangeFilter): Promise<Feed<Detail> | null> => {
  const fits = sql`ch.company_id = c.id and (${filter.kind}::text is null or ch.kind = ${filter.kind})
    and (${filter.categories.length} = 0 or ch.category in (select value from json_array_elements_text(${JSON.stringify(filter.categories)}::json)))`
  return firstRow(db, sql`
    select json_build_object(${stateFor(key)},
      'lastNotice', (select json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type, 'archived', n.pdf_key is not null)
        from notices n where n.company_id = c.id order by n.published_on desc nulls last, n.id desc limit 1),
      'kinds', coalesce((select json_agg(distinct ch.kind order by ch.kind) from changes ch where ch.company_id = c.id), '[]'),
      'total', (select count(*) from changes ch where ${fits}),
      'changes', coalesce((select json_agg(json_build_object('detail', page.detail, 'notice', (
          select json_build_object('id', n.id, 'publishedOn', n.published_on, 'noticeType', n.notice_type) from notices n where n.id = page.notice_id)))
        from (select ch.detail, ch.notice_id from changes ch where ${fits}
          order by ch."on" desc nulls last, ch.id desc limit ${filter.limit} offset ${filter.offset}) page), '[]')) as row
    from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id where ${owned(key)}`)
}
