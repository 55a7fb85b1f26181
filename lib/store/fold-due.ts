/** What asks for answers to be made ready anew: statements for the batch that changes what they are made of. */
import { sql, type SQL } from 'drizzle-orm'

/** Asks that the fold of an account with something on top be made: a part of the statement `with` that changes what that is. */
export const foldDueFor = (accountId: number, companies: SQL): SQL => sql`
  insert into folds (company_id, account_id, version, code, from_day, until_day, officer_count, officers, profile)
  select company_id, ${accountId}, 0, '', '-infinity', '-infinity', 0, '', '' from ${companies}
  on conflict (company_id, account_id) do update set until_day = '-infinity'`

/** Asks that the folds of a company be made anew: a statement for the batch that changes what they are made of. */
export const foldsDue = (companyId: number): SQL => sql`
  with others as (update folds set until_day = '-infinity' where company_id = ${companyId} and account_id <> 0)
  insert into folds (company_id, account_id, version, code, from_day, until_day, officer_count, officers, profile)
  values (${companyId}, 0, 0, '', '-infinity', '-infinity', 0, '', '')
  on conflict (company_id, account_id) do update set until_day = '-infinity'`
