/** What is shown of a company, made ready before anybody asks. */
import { sql, type SQL } from 'drizzle-orm'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { SignerStates } from '../domain/watch/signer-state.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, owned, stateFor } from './companies.ts'
import { asSeen, type Own, ownOf } from './records.ts'
import { rows } from './rows.ts'

/**
 * The answers of a company on a day as JSON text. `officers` is the list of those in office, `profile` the object of all its
 * sections.
 */
export type Shown = { officerCount: number; officers: string; profile: string }

/** Answers ready for the days from `from` until before `until`. `accountId` 0: for all; `overlay` is what else that account has on top. */
export type Fold = {
  companyId: number
  accountId: number
  version: number
  overlay: string | null
  from: IsoDate
  until: IsoDate
  shown: Shown
  /** Who can sign, where that is made anew with it; null: what was made ready before still holds. */
  signers: SignerStates | null
}

/** What a fold is to be made of; `record` null: of nothing any longer, since what the account stated does not hold. */
export type DueFold = Pick<Fold, 'companyId' | 'accountId' | 'version' | 'overlay'> & {
  record: CompanyRecord | null
  /** Until which day what is ready of who can sign holds; null where it is to be made anew. */
  signersUntil: IsoDate | null
}

/**
 * Folds that are to be made anew, the longest overdue first, with what they are made of: of one company, or of all. `code` tells the code
 * and the address that answers are made by now.
 */
export const dueFolds = async (db: Db, code: string, today: IsoDate, limit: number, companyId: number | null): Promise<DueFold[]> => {
  const only = companyId === null ? sql`` : sql`and f.company_id = ${companyId}`
  const { from, own, mark } = ownOf(sql`d.account_id`, today)
  const due = await rows<DueFold & { own: Own }>(
    db,
    sql`
  with due as materialized (
    (select f.company_id, f.account_id from folds f where f.until_day <= ${today}::date ${only} order by f.until_day, f.company_id limit ${limit})
    union (select f.company_id, f.account_id from folds f where (f.code < ${code} or f.code > ${code}) ${only} limit ${limit}))
  select json_build_object('companyId', c.id, 'accountId', d.account_id, 'version', s.version, 'overlay', ${mark}, 'own', ${own},
    'signersUntil', (select g.until_day from signer_states g where g.company_id = c.id and g.account_id = d.account_id and g.version = s.version and g.code = ${code}
      and g.overlay is not distinct from ${mark} and g.until_day > ${today}::date),
    'record', case when d.account_id = 0 or ${mark} is not null then s.record end) as row
  from due d join companies c on c.id = d.company_id join profiles s on s.company_id = c.id ${from} limit ${limit}`,
  )
  return due.map(({ own: onTop, ...fold }) => ({ ...fold, record: fold.record && asSeen(fold.record, onTop) }))
}

/** Keeps folds, each unless the profile it was made of has gone meanwhile. */
export const saveFolds = async (db: Db, code: string, folds: readonly Fold[]): Promise<void> => {
  if (folds.length === 0) return
  const signers = folds.flatMap(({ companyId, accountId, version, overlay: stated, signers: states }) =>
    states === null
      ? []
      : [{ companyId, accountId, version, overlay: stated, until: states.until, answers: { codes: states.codes, groups: states.groups } }],
  )
  await db.batch([
    db.execute(sql`
    insert into signer_states (company_id, account_id, version, code, overlay, until_day, answers)
    select t."companyId", t."accountId", t.version, ${code}, t.overlay, t.until, t.answers
    from json_to_recordset(${JSON.stringify(signers)}::json) as t("companyId" bigint, "accountId" bigint, version int, overlay text, until date, answers jsonb)
    join profiles s on s.company_id = t."companyId" and s.version = t.version
    on conflict (company_id, account_id) do update set version = excluded.version, code = excluded.code, overlay = excluded.overlay, until_day = excluded.until_day,
      answers = excluded.answers where signer_states.version <= excluded.version`),
    db.execute(sql`
    insert into folds (company_id, account_id, version, code, overlay, from_day, until_day, officer_count, officers, profile)
    select t."companyId", t."accountId", t.version, ${code}, t.overlay, t."from", t.until, t."officerCount", t.officers, t.profile
    from json_to_recordset(${JSON.stringify(folds.map(({ shown, signers: _signers, ...fold }) => ({ ...fold, ...shown })))}::json)
      as t("companyId" bigint, "accountId" bigint, version int, overlay text, "from" date, until date, "officerCount" int, officers text, profile text)
    join profiles s on s.company_id = t."companyId" and s.version = t.version
    on conflict (company_id, account_id) do update set version = excluded.version, code = excluded.code, overlay = excluded.overlay,
      from_day = excluded.from_day, until_day = excluded.until_day, officer_count = excluded.officer_count, officers = excluded.officers, profile = excluded.profile where folds.version <= excluded.version`),
  ])
}

/** Removes folds that are made of nothing any longer. */
export const dropFolds = async (db: Db, folds: readonly Pick<Fold, 'companyId' | 'accountId'>[]): Promise<void> => {
  if (folds.length === 0) return
  await db.execute(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(folds)}::json) as t("companyId" bigint, "accountId" bigint)),
    signers as (delete from signer_states g using given t where g.company_id = t."companyId" and g.account_id = t."accountId")
    delete from folds f using given t where f.company_id = t."companyId" and f.account_id = t."accountId"`)
}

/** Leaves folds that cannot be made until a day; what they showed is not shown meanwhile. */
export const postponeFolds = async (
  db: Db,
  folds: readonly Pick<Fold, 'companyId' | 'accountId'>[],
  code: string,
  until: IsoDate,
): Promise<void> => {
  if (folds.length === 0) return
  await db.execute(sql`
    update folds f set until_day = ${until}::date, code = ${code}, version = 0
    from json_to_recordset(${JSON.stringify(folds)}::json) as t("companyId" bigint, "accountId" bigint)
    where f.company_id = t."companyId" and f.account_id = t."accountId"`)
}

/** Which of the ready answers are asked for. */
export type Part = 'officers' | 'profile'

const PARTS: Record<Part, SQL> = {
  officers: sql`f.officer_count as count, f.officers`,
  profile: sql`f.profile`,
}

/**
 * Where a company stands, with what is shown of it on a day: ready made, where that was made of the profile there is, by the code that
 * asks, for days among which this one is, with what this account has on top; else the record to make it of, null while no profile was built.
 * One look-up by key.
 */
export const companyShown = async (
  db: Db,
  key: CompanyKey,
  part: Part,
  { code, today, day }: { code: string; today: IsoDate; day: IsoDate },
): Promise<(CompanyState & { record: CompanyRecord | null; shown: Partial<Shown> | null }) | null> => {
  const { from, own, mark } = ownOf(key.accountId, today)
  const { rows: found } = await db.execute<{
    row: CompanyState
    record: CompanyRecord | null
    own: Own
    ready: boolean
    count?: number
    officers?: string
    profile?: string
  }>(sql`
    select json_build_object(${stateFor(key)}) as row, case when f.company_id is null then s.record end as record, ${own} as own,
      f.company_id is not null as ready, ${PARTS[part]}
    from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id
      ${from}
      left join folds f on f.company_id = c.id and f.account_id = case when ${mark} is null then 0 else ${key.accountId} end
        and f.version = s.version and f.code = ${code} and f.code <> '' and f.overlay is not distinct from ${mark} and f.from_day <= ${day} and f.until_day > ${day}
    where ${owned(key)}`)
  const [one] = found
  if (!one) return null
  const { row, record, own: onTop, ready, count: officerCount, officers, profile } = one
  return { ...row, record: record && asSeen(record, onTop), shown: ready ? ({ officerCount, officers, profile } as Partial<Shown>) : null }
}
