import { EXTRACTOR_VERSION } from '../../lib/domain/fact/identity.ts'
import type { Db } from '../../lib/platform/database.ts'
import { type Notice, recordOf } from './facts.ts'
import { sql } from 'drizzle-orm'

/**
 * Stores notices of a company as if the present reader had read them, with the facts they state; those that are there (by their place in
 * the list) keep their rows, and their facts are replaced.
 */
export const know = async (db: Db, companyId: number, notices: readonly Notice[]): Promise<void> => {
  const record = recordOf([...notices])
  for (const notice of record.notices) {
    const facts = record.facts.filter(({ noticeId }) => noticeId === notice.id)
    const ref = `n${notice.id}`
    await db.execute(sql`
      insert into notices (company_id, ref, notice_type, published_on, registered_on, issue, page, text, extractor, archived_at, unread, title)
      values (${companyId}, ${ref}, ${notice.noticeType}, ${notice.publishedOn}::date, ${notice.registeredOn}::date, ${notice.issue}, ${notice.page}, ${`metin ${ref}`}, ${EXTRACTOR_VERSION}, now(),
        ${JSON.stringify(notice.unread)}::jsonb, 'ÖRNEK YAZILIM ANONİM ŞİRKETİ')
      on conflict (company_id, ref) do update set unread = excluded.unread, published_on = excluded.published_on, registered_on = excluded.registered_on`)
    await db.execute(sql`delete from facts where notice_id = (select id from notices where company_id = ${companyId} and ref = ${ref})`)
    for (const { id, noticeId: _, kind, quote, start, end, verified, boxes: _boxes, ...statement } of facts)
      await db.execute(sql`
        insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
        select n.id, ${`${companyId} ${id}`}, ${companyId}, ${kind}, ${JSON.stringify(statement)}::jsonb, ${quote}, ${start}::int, ${end}::int, ${verified}::boolean, ${EXTRACTOR_VERSION}
        from notices n where n.company_id = ${companyId} and n.ref = ${ref}`)
  }
}
