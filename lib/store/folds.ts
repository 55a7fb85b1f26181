/** What is shown of a company, made ready before anybody asks. */
import { sql, type SQL } from 'drizzle-orm'
import type { FoundDays } from '../domain/company/known-on.ts'
import type { CompanyRecord } from '../domain/company/record.ts'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { SignerStates } from '../domain/watch/signer-state.ts'
import type { Db } from '../platform/database.ts'
import { type CompanyKey, type CompanyState, owned, stateFor } from './companies.ts'
import { asSeen, foundDays, type Own, ownOf } from './records.ts'
import { prepared, rows } from './rows.ts'

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

/** What is asked for: a day, by what is known now or was `known` on another; by which code it is to have been made. */
export type AskedDay = { code: string; today: IsoDate; day: IsoDate; known?: IsoDate | undefined }

/** What a record was shown from, by which {@link saveShownDays} knows whether it still is so. */
export type ShownOf = { companyId: number; accountId: number; version: number; overlay: string | null }

type FoundShown = CompanyState & {
  /** What to make the answer of where nothing is ready; null while no profile was built. */
  record: CompanyRecord | null
  /** The days on which its notices were found, where what was known is asked for and is not ready. */
  found: FoundDays
  of: ShownOf
  shown: Partial<Shown> | null
}

/** `foldCode`: by which code the answers are to have been made. */
type AskedShown = CompanyKey & { officers: boolean; foldCode: string; today: IsoDate; day: IsoDate; known: IsoDate | null }
const shownOf = prepared<AskedShown>(({ officers, foldCode, today, day, known, ...key }) => {
  const { from, own, mark } = ownOf(key.accountId, today)
  const overlay = known === null ? mark : sql`null::text`
  const account = sql`case when ${overlay} is null then 0 else ${key.accountId} end`
  const fits = sql`f.company_id = c.id and f.account_id = ${account} and f.version = s.version and f.code = ${foldCode} and f.code <> ''
    and f.overlay is not distinct from ${overlay} and f.from_day <= ${day} and f.until_day > ${day}`
  const part = PARTS[officers ? 'officers' : 'profile']
  const ofDays = (asked: SQL): SQL => sql`select true as ready, ${part} from shown_days f where ${fits} and ${asked} limit 1`
  const ready =
    known === null
      ? sql`select true as ready, ${part} from folds f where ${fits} union all (${ofDays(sql`f.known_from = 'infinity'`)}) limit 1`
      : ofDays(sql`f.known_from <= ${known} and f.known_until > ${known}`)
  return sql`
    select json_build_object(${stateFor(key)}) as row, case when f.ready is null then s.record end as record, ${own} as own,
      ${known === null ? sql`null::json` : sql`case when f.ready is null then ${foundDays} end`} as found,
      coalesce(s.version, 0) as version, ${account} as account, ${overlay} as overlay, f.*
    from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id
      ${from}
      left join lateral (${ready}) f on true
    where ${owned(key)}`
})

/**
 * Where a company stands, with what is shown of it on a day: ready made, where that was made of the profile there is, by the code that
 * asks, for days among which this one is, with what this account has on top; else the record to make it of. What was known on a day is
 * without what anybody has on top. One look-up by key.
 */
export const companyShown = async (
  db: Db,
  key: CompanyKey,
  part: Part,
  { code, today, day, known }: AskedDay,
): Promise<FoundShown | null> => {
  type Found = {
    row: CompanyState
    record: CompanyRecord | null
    own: Own
    found: FoundDays
    version: number
    account: string
    overlay: string | null
    ready: true | null
    count?: number
    officers?: string
    profile?: string
  }
  const [one] = await shownOf<Found>(db, { ...key, officers: part === 'officers', foldCode: code, today, day, known: known ?? null })
  if (!one) return null
  const { row, record, own: onTop, found: days, version, account: accountId, overlay: stated, count: officerCount, officers, profile } = one
  return {
    ...row,
    record: record && (known === undefined ? asSeen(record, onTop) : record),
    found: days,
    of: { companyId: row.company.id, accountId: Number(accountId), version, overlay: stated },
    shown: one.ready ? ({ officerCount, officers, profile } as Partial<Shown>) : null,
  }
}

/** Answers of days that are not today. `known`: the days of knowledge they are of; null: of what is known now. */
export type ShownDays = ShownOf & {
  known: { from: IsoDate; until: IsoDate } | null
  from: IsoDate
  until: IsoDate
  shown: Shown
}

/** So many are kept of a company for each account; the one made longest ago goes first. */
const DAYS_KEPT = 40

/** Keeps answers of other days, unless the profile they were made of has gone meanwhile; those of another profile or code go. */
export const saveShownDays = async (
  db: Db,
  code: string,
  { companyId, accountId, version, overlay, known, from, until, shown }: ShownDays,
): Promise<void> => {
  const others = sql`from shown_days where company_id = ${companyId} and account_id = ${accountId}`
  await db.batch([
    db.execute(sql`
    insert into shown_days (company_id, account_id, known_from, known_until, version, code, overlay, from_day, until_day, officer_count, officers, profile)
    select ${companyId}, ${accountId}, ${known?.from ?? 'infinity'}, ${known?.until ?? 'infinity'}, ${version}, ${code}, ${overlay}, ${from}, ${until}, ${shown.officerCount}, ${shown.officers}, ${shown.profile}
    where exists (select 1 from profiles s where s.company_id = ${companyId} and s.version = ${version})
    on conflict (company_id, account_id, known_from, from_day) do update set known_until = excluded.known_until, version = excluded.version, code = excluded.code,
      overlay = excluded.overlay, until_day = excluded.until_day, officer_count = excluded.officer_count, officers = excluded.officers, profile = excluded.profile, made_at = now()`),
    // What another answer writes just now is left to it: two that waited for each other's rows would both be lost.
    db.execute(sql`
    delete from shown_days where ctid in (
      select ctid ${others} and (version <> ${version} or code <> ${code} or overlay is distinct from ${overlay}
        or made_at <= (select made_at ${others} order by made_at desc offset ${DAYS_KEPT} limit 1))
      for update skip locked)`),
  ])
}

/** Removes answers of other days that were made more than `days` ago. Returns how many. */
export const removeOldShownDays = async (db: Db, days: number, limit: number): Promise<number> =>
  (
    await db.execute(sql`
  delete from shown_days where ctid in (
    select ctid from shown_days where made_at < now() - make_interval(days => ${days}) order by made_at limit ${limit}) returning 1`)
  ).rows.length
