import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { Unreadable } from '../domain/screening/entry.ts'
import type { NewEntry } from '../domain/screening/new-entry.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import type { Db } from '../platform/database.ts'
import { firstRow, json, rows } from './rows.ts'

export type ListFile = { name: string; sha256: string; bytes: number }
export type NewVersion = { list: ListCode; sha256: string; reader: string; files: ListFile[]; source: string }
/** `version` null: the version in force has this very content. `formerRecords` null: the list was never imported. */
export type OpenedVersion = {
  version: number | null
  formerRecords: number | null
  formerNames: number | null
  formerPublishedOn: IsoDate | null
}

const lock = (list: ListCode): SQL => sql`select pg_advisory_xact_lock(hashtext(${`sanctions ${list}`}))`
const OPEN = sql`completed_at is null and refused is null`
const inForce = (list: ListCode): SQL => sql`(
  select id from (select id, retired_on from sanctions_versions where list = ${list} and completed_at is not null order by id desc limit 1) latest where retired_on is null)`

/** The instant of a check of a day: now, or the end of a day that is over. */
const checkedAt = (day: IsoDate): SQL => sql`least(now(), (${day}::date + 1)::timestamp at time zone 'Europe/Istanbul')`

/** Drops what an import wrote that was not completed. */
const dropEntries = (list: ListCode, where: SQL): SQL => sql`
  with gone as (select id from sanctions_entries where from_version in (select id from sanctions_versions where list = ${list} and ${where})),
  spelled as materialized (select id from sanctions_spellings where entry in (select id from gone)),
  keys as (
    delete from sanctions_near_keys where spelling between (select min(id) from spelled) and (select max(id) from spelled) and spelling in (select id from spelled))
  delete from sanctions_entries where id in (select id from gone)`

/**
 * Opens a version to write into, or takes up the open one of the same file where an import was killed. What an open import of another file
 * wrote is dropped: the last file wins. Where the version in force has this content nothing is opened. One transaction.
 */
export const openVersion = async (db: Db, { list, sha256, reader, files, source }: NewVersion): Promise<OpenedVersion> => {
  const other = sql`${OPEN} and (sha256 <> ${sha256} or reader <> ${reader})`
  const answers = await db.batch([
    db.execute(lock(list)),
    db.execute(dropEntries(list, other)),
    db.execute(sql`delete from sanctions_versions where list = ${list} and ${other}`),
    db.execute<{ row: OpenedVersion }>(sql`
      with current as (select sha256, reader, records, names, published_on from sanctions_versions where id = ${inForce(list)}),
      opened as (
        insert into sanctions_versions (list, sha256, reader, files, source, former_records)
        select ${list}, ${sha256}, ${reader}, ${json(files)}::jsonb, ${source}, (select records from current)
        where not exists (select 1 from current where sha256 = ${sha256} and reader = ${reader})
        on conflict (list) where ${OPEN} do update set started_at = now(), source = excluded.source, former_records = excluded.former_records returning id)
      select json_build_object('version', (select id from opened), 'formerRecords', (select records from current),
        'formerNames', (select names from current), 'formerPublishedOn', (select published_on from current)) as row`),
  ])
  const row = answers[3].rows[0]?.row
  if (!row) throw new Error('the version was not opened')
  return row
}

/**
 * Writes a piece of an open version: an entry that stands unchanged is marked as seen, a new or changed one gets a row. Writing the same
 * piece again changes nothing. The digest is of the entry and its keys, so that a better folding counts as a change.
 */
export const writeEntries = async (db: Db, list: ListCode, version: number, entries: readonly NewEntry[]): Promise<void> => {
  await db.execute(sql`
    with told as (
      select "entryId", content, keys, spellings, identity, encode(sha256(convert_to(content::text || keys::text || spellings::text, 'UTF8')), 'hex') as digest
      from json_to_recordset(${JSON.stringify(entries.map(({ entry, ...more }) => ({ entryId: entry.entryId, content: entry, ...more })))}::json)
        as t("entryId" text, content jsonb, keys jsonb, spellings jsonb, identity text)),
    seen as (
      -- one look-up in the index for each entry, whatever is known of the table's size: a join could read the whole list for each piece
      update sanctions_entries e set seen_version = ${version}
      from (select (select x.id from sanctions_entries x where x.list = ${list} and x.entry_id = t."entryId" and x.digest = t.digest and x.until_version is null limit 1) as id from told t) met
      where e.id = met.id returning e.entry_id, e.digest),
    fresh as (
      insert into sanctions_entries (list, entry_id, digest, identity, content, from_version, seen_version)
      select ${list}, t."entryId", t.digest, t.identity, t.content, ${version}, ${version} from told t
      where not exists (select 1 from seen s where s.entry_id = t."entryId" and s.digest = t.digest)
      on conflict do nothing returning id, entry_id, digest),
    spelled as materialized (
      select f.id as entry, k.* from fresh f join (select distinct on ("entryId", digest) * from told) t on t."entryId" = f.entry_id and t.digest = f.digest
      cross join lateral jsonb_to_recordset(t.spellings) as k(kind text, printed text, parts jsonb, keys int[], shapes int[])),
    named as (
      insert into sanctions_spellings (entry, kind, printed, parts) select entry, kind, printed, parts::text from spelled returning id, entry, kind, printed),
    numbered as (
      insert into sanctions_near_keys (key, shape, spelling)
      select unnest(s.keys), unnest(s.shapes), n.id from named n join spelled s on s.entry = n.entry and s.kind = n.kind and s.printed = n.printed)
    insert into sanctions_keys (entry, kind, key, form, strength, printed)
    select f.id, k.kind, k.key, k.form, k.strength, k.printed
    from fresh f join (select distinct on ("entryId", digest) * from told) t on t."entryId" = f.entry_id and t.digest = f.digest
    cross join lateral jsonb_to_recordset(t.keys) as k(kind text, key text, form text, strength text, printed text)`)
}

export type CompletedVersion = {
  list: ListCode
  version: number
  publishedOn: IsoDate | null
  records: number
  names: number
  unread: Unreadable[]
  today: IsoDate
  asOf: IsoDate
}
export type Difference = { added: number; changed: number; removed: number }

/**
 * Puts an open version in force: entries it did not meet end with it. All or nothing; null where it is not open any more (another import
 * came between).
 */
export const completeVersion = async (
  db: Db,
  { list, version, publishedOn, records, names, unread, today, asOf }: CompletedVersion,
): Promise<Difference | null> => {
  const answers = await db.batch([
    db.execute(lock(list)),
    db.execute(sql`
      update sanctions_entries set until_version = ${version}
      where list = ${list} and until_version is null and from_version < ${version} and seen_version <> ${version}
        and exists (select 1 from sanctions_versions where id = ${version} and ${OPEN})`),
    db.execute(
      sql`insert into sanctions_checks (list, day, checked_at) select ${list}, ${asOf}::date, ${checkedAt(asOf)} where exists (select 1 from sanctions_versions where id = ${version} and ${OPEN})
        on conflict (list, day) do update set checked_at = excluded.checked_at`,
    ),
    db.execute<{ row: Difference }>(sql`
      with came as (select entry_id from sanctions_entries where from_version = ${version}), went as (select entry_id from sanctions_entries where until_version = ${version})
      update sanctions_versions set completed_at = now(), since = ${today}::date, published_on = ${publishedOn}::date, records = ${records}, names = ${names}, unread = ${json(unread)}::jsonb,
        added = (select count(*) from came where entry_id not in (select entry_id from went)), changed = (select count(distinct entry_id) from came where entry_id in (select entry_id from went)),
        removed = (select count(*) from went where entry_id not in (select entry_id from came))
      where id = ${version} and ${OPEN}
      returning json_build_object('added', added, 'changed', changed, 'removed', removed) as row`),
  ])
  return answers[3].rows[0]?.row ?? null
}

/** Notes that an open version is refused, and why; what it wrote is dropped and the version in force stays. */
export const refuseVersion = async (
  db: Db,
  list: ListCode,
  version: number,
  refused: { reason: string; records: number | null; unread: Unreadable[] },
): Promise<void> => {
  await db.batch([
    db.execute(lock(list)),
    db.execute(dropEntries(list, sql`id = ${version} and ${OPEN}`)),
    db.execute(sql`
      update sanctions_versions set refused = ${refused.reason}, records = ${refused.records}, unread = ${json(refused.unread)}::jsonb where id = ${version} and ${OPEN}`),
  ])
}

/** Notes that on `day` the publisher still published the version in force. */
export const noteChecked = async (db: Db, list: ListCode, day: IsoDate): Promise<void> => {
  await db.execute(
    sql`insert into sanctions_checks (list, day, checked_at) values (${list}, ${day}::date, ${checkedAt(day)}) on conflict (list, day) do update set checked_at = excluded.checked_at`,
  )
}

/**
 * Whether an open version, written to its end, is of this list: how many entries of the version in force it does not have, and the other
 * list (of those given) with which it shares most entries word for word.
 */
export const strangenessOf = async (
  db: Db,
  list: ListCode,
  version: number,
  others: readonly ListCode[],
): Promise<{ missing: number; other: ListCode | null; shared: number }> =>
  (await firstRow<{ missing: number; other: ListCode | null; shared: number }>(
    db,
    sql`
    with told as (select entry_id, content from sanctions_entries where list = ${list} and seen_version = ${version}),
    met as (
      select o.list, count(*) as shared from told t join sanctions_entries o on o.entry_id = t.entry_id and o.content = t.content and o.until_version is null
      where o.list in (select value from json_array_elements_text(${JSON.stringify(others)}::json)) and exists (
        select 1 from sanctions_versions v where v.id = o.from_version and v.completed_at is not null)
      group by o.list order by 2 desc limit 1)
    select json_build_object('other', (select list from met), 'shared', coalesce((select shared from met), 0), 'missing', (
      select count(*) from sanctions_entries e where e.list = ${list} and e.until_version is null and e.from_version < ${version}
        and exists (select 1 from sanctions_versions v where v.id = e.from_version and v.completed_at is not null)
        and not exists (select 1 from told t where t.entry_id = e.entry_id))) as row`,
  )) ?? { missing: 0, other: null, shared: 0 }

/** Takes a list out of use from a day on; screenings of earlier days still see it. False where it is not in use. */
export const retireList = async (db: Db, list: ListCode, today: IsoDate): Promise<boolean> => {
  const retired = await db.execute(sql`update sanctions_versions set retired_on = ${today}::date where id = ${inForce(list)} returning id`)
  return retired.rows.length > 0
}

export type VersionRow = {
  list: ListCode
  version: number
  state: 'in_force' | 'former' | 'open' | 'refused' | 'retired'
  publishedOn: IsoDate | null
  sha256: string
  files: ListFile[]
  source: string
  records: number | null
  formerRecords: number | null
  unread: Unreadable[]
  added: number | null
  changed: number | null
  removed: number | null
  startedAt: string
  completedAt: string | null
  since: IsoDate | null
  checkedOn: IsoDate | null
  checkedAt: string | null
  refused: string | null
}

const STATE = sql`case when v.refused is not null then 'refused' when v.completed_at is null then 'open' when v.retired_on is not null then 'retired'
  when exists (select 1 from sanctions_versions n where n.list = v.list and n.completed_at is not null and n.id > v.id) then 'former' else 'in_force' end`

const versionRow = sql`json_build_object('list', v.list, 'version', v.id, 'publishedOn', v.published_on, 'sha256', v.sha256, 'files', v.files, 'source', v.source, 'records', v.records,
  'formerRecords', v.former_records, 'unread', coalesce(v.unread, '[]'), 'added', v.added, 'changed', v.changed, 'removed', v.removed, 'startedAt', v.started_at,
  'completedAt', v.completed_at, 'since', v.since, 'refused', v.refused, 'checkedOn', (select max(day) from sanctions_checks c where c.list = v.list),
  'checkedAt', (select checked_at from sanctions_checks c where c.list = v.list order by day desc limit 1), 'state', ${STATE})`

/** The log of imports of a list, latest first. */
export const listVersions = (db: Db, list: ListCode, limit: number): Promise<VersionRow[]> =>
  rows(
    db,
    sql`
  select ${versionRow} as row from sanctions_versions v where v.list = ${list} order by v.id desc limit ${limit}`,
  )

/** Of every list the version in force, and the last attempt where it came after. */
export const presentVersions = (db: Db): Promise<VersionRow[]> =>
  rows(
    db,
    sql`
  select ${versionRow} as row from sanctions_versions v
  where v.id in (select max(id) from sanctions_versions group by list union select max(id) from sanctions_versions where completed_at is not null group by list)
  order by v.list, v.id desc`,
  )
