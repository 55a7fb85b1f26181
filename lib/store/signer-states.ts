/** Who can sign, over all companies of a caller: what was made ready of each (lib/domain/watch/signer-state.ts), looked through at once. */
import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Lost, SignerState } from '../domain/watch/signer-state.ts'
import type { Db } from '../platform/database.ts'
import { type Asking, type CompanyHead, head, headWith, inWorld } from './companies.ts'
import { listStated } from './list-statements.ts'
import { firstRow } from './rows.ts'

/** Why a company is listed: nobody can sign, somebody who could was lost, the last sets end soon. */
export const SIGNER_CONCERNS = ['nobody', 'lost', 'ending'] as const
export type SignerConcern = (typeof SIGNER_CONCERNS)[number]

/** `state` null: it is not worked out at present; `lost` since the day asked about. */
export type ListedSigners = { company: CompanyHead; state: SignerState | null; lost: Lost[]; concerns: SignerConcern[] }
export type SignersPage = { totals: Record<SignerConcern | 'open' | 'waiting', number>; total: number; companies: ListedSigners[] }

export type SignersFilter = {
  /** The kind of transaction, and the amount in lira as decimal text; null: without an amount. */
  code: string
  amount: string | null
  today: IsoDate
  lostSince: IsoDate
  endsBy: IsoDate
  concern: SignerConcern | null
  /** By which code ready answers are made. */
  foldCode: string
  limit: number | null
  offset: number
}

/**
 * One page of the companies of a caller about whose signers there is something to say, by title, with the number of each kind. One
 * statement over what is ready; of a company whose facts changed a moment ago, or whose account stated its list, it is counted as waiting
 * until it is made anew.
 */
export const signersPage = async (db: Db, caller: Asking, filter: SignersFilter): Promise<SignersPage> => {
  const { code, amount, today, lostSince, endsBy, concern, foldCode, limit, offset } = filter
  const [company, from, title]: [SQL, SQL, SQL] = caller.sandbox
    ? [head, sql`companies c where ${inWorld(caller.world)}`, sql`c.title`]
    : [
        headWith(sql`f.title`),
        sql`follows f join companies c on c.id = f.company_id and c.code is null where f.account_id = ${caller.accountId}`,
        sql`coalesce(c.title, f.title)`,
      ]
  const answer =
    amount === null
      ? sql`g.answers -> 'any'`
      : sql`(select band from jsonb_array_elements(g.answers -> 'bands') with ordinality as listed(band, place)
          where band ->> 'to' is null or (band ->> 'to')::numeric >= ${amount}::numeric order by place limit 1)`
  return (
    (await firstRow<SignersPage>(
      db,
      sql`
    with stated as materialized (
      select c.id, held.statement ->> 'on' as overlay from list_statements l join companies c on c.id = l.company_id
        cross join lateral (${listStated(caller.accountId, today)}) held where l.account_id = ${caller.accountId}),
    theirs as materialized (select c.id, ${title} as title, json_build_object(${company}) as company from ${from}),
    current as materialized (
      select t.id, s.answers -> 'groups' -> ((s.answers -> 'codes' ->> ${code})::int) as answers
      from theirs t left join stated o on o.id = t.id join profiles p on p.company_id = t.id
        join signer_states s on s.company_id = t.id and s.account_id in (0, ${caller.accountId})
      where s.account_id = case when o.id is null then 0 else ${caller.accountId} end and s.overlay is not distinct from o.overlay
        and s.version = p.version and s.code = ${foldCode} and s.until_day > ${today}::date),
    ready as (
      select t.id, t.title, t.company, case when g.id is not null then json_build_object('verdict', g.state ->> 'verdict', 'endsOn', g.state ->> 'endsOn') end as state,
        coalesce((select jsonb_agg(one order by one ->> 'on' desc) from jsonb_array_elements(g.lost) one where (one ->> 'on')::date > ${lostSince}::date), '[]') as lost
      from theirs t left join (select g.id, ${answer} as state, g.answers -> 'lost' as lost from current g) g on g.id = t.id),
    told as (
      select r.*, array_remove(array[case when r.state ->> 'verdict' = 'no' then 'nobody' end, case when r.lost <> '[]' then 'lost' end,
        case when (r.state ->> 'endsOn')::date <= ${endsBy}::date then 'ending' end], null) as concerns from ready r),
    page as (
      select * from told where ${concern === null ? sql`concerns <> '{}'` : sql`${concern} = any(concerns)`})
    select json_build_object('totals', (select json_build_object('nobody', count(*) filter (where 'nobody' = any(concerns)), 'lost', count(*) filter (where 'lost' = any(concerns)),
        'ending', count(*) filter (where 'ending' = any(concerns)), 'open', count(*) filter (where state ->> 'verdict' = 'open'), 'waiting', count(*) filter (where state is null)) from told),
      'total', (select count(*) from page), 'companies', coalesce((select json_agg(listed.row) from (
        select json_build_object('company', company, 'state', state, 'lost', lost, 'concerns', concerns) as row from page
        order by title collate "tr-x-icu" nulls last, id limit ${limit}::int offset ${offset}) listed), '[]')) as row`,
    )) ?? { totals: { nobody: 0, lost: 0, ending: 0, open: 0, waiting: 0 }, total: 0, companies: [] }
  )
}
