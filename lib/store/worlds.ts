/**
 * Worlds of the sandbox: a sandbox key whose clock was moved or that began a scene has the made-up companies for itself. Its companies have
 * rows of their own (`world`: the key) whose history is that of the shared ones, and then that of the scenes: each begun scene is a record
 * (`world` 0) between the two, the same row for every key that began the same scenes on the same days, so that they all see the same
 * notices.
 */
import { sql } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { SceneNotice } from '../domain/sandbox/scenes.ts'
import type { Db } from '../platform/database.ts'
import { numberChanges } from './change-numbers.ts'
import { recordsOf } from './companies.ts'
import { firstRow, rows } from './rows.ts'

/** A scene as it was begun: at which company, on which day of the clock. */
export type Begun = { company: string; scene: string; day: IsoDate }
/** `day` null: the key has no world. */
export type World = { day: IsoDate | null; begun: Begun[] }

/** What a record of scenes is called: the company, then each scene with its day. */
const SEPARATOR = '|'
const begunIn = (name: string): Begun[] => {
  const [company = '', ...scenes] = name.split(SEPARATOR)
  return scenes.map((told) => {
    const [scene = '', day = ''] = told.split('@')
    return { company, scene, day }
  })
}

/** The world of a key. */
export const worldOf = async (db: Db, keyId: number): Promise<World> => {
  const found = await firstRow<{ day: IsoDate | null; records: string[] }>(
    db,
    sql`
    select json_build_object('day', k.sandbox_day, 'records', coalesce((select json_agg(s.code order by w.code) from companies w
      join companies s on s.id = w.former_id and s.world = 0 where w.world = k.id), '[]')) as row from api_keys k where k.id = ${keyId}`,
  )
  return { day: found?.day ?? null, begun: (found?.records ?? []).flatMap(begunIn) }
}

/**
 * Makes a sandbox key of an account of its own, on the plan of the key `madeBy`, for `days`; one of an account that nobody signs in to.
 * `own` where that key is nobody else's and makes none; null where `most` were made of it within a day.
 */
export const addPlayingKey = async (
  db: Db,
  { madeBy, key, secretSha256, days, most }: { madeBy: number; key: string; secretSha256: string; days: number; most: number },
): Promise<{ expiresAt: string } | 'own' | null> => {
  const [by, made] = await db.batch([
    db.execute<{ shared: boolean }>(sql`select shared from api_keys where id = ${madeBy} for update`),
    db.execute<{ row: { expiresAt: string } }>(sql`
      with account as (
        insert into accounts (name, plan_id) select ${key}, a.plan_id from api_keys k join accounts a on a.id = k.account_id
        where k.id = ${madeBy} and k.shared and (select count(*) from api_keys o where o.made_by = ${madeBy} and o.created_at > now() - interval '1 day') < ${most} returning id)
      insert into api_keys (account_id, key, secret_sha256, sandbox, label, expires_at, made_by)
      select id, ${key}, ${secretSha256}, true, 'deneme', now() + make_interval(days => ${days}), ${madeBy} from account
      returning json_build_object('expiresAt', expires_at) as row`),
  ])
  return by.rows[0]?.shared ? (made.rows[0]?.row ?? null) : 'own'
}

/** Keys that have a world and are over. */
export const endedPlayers = (db: Db, limit: number): Promise<{ keyId: number }[]> =>
  rows(
    db,
    sql`
    select json_build_object('keyId', id) as row from api_keys where sandbox_day is not null and (revoked_at is not null or expires_at < now()) order by id limit ${limit}`,
  )

/** Gives a key a world that stands on a day, where it has none yet. One transaction; two at once make one. */
const opening = (db: Db, keyId: number, day: IsoDate): [ReturnType<Db['execute']>, ...ReturnType<Db['execute']>[]] => [
  db.execute(sql`select 1 from api_keys where id = ${keyId} for update`),
  db.execute(sql`
    insert into companies (code, world, country, office, registry_root, registry_no, title, title_key, mersis_no, former_office, former_root, former_id, branch,
      legal_form, status, province, address, established_on, last_notice_on, notice_count, retrieved_at)
    select b.code, ${keyId}, b.country, b.office, b.registry_root, b.registry_no, b.title, b.title_key, b.mersis_no, b.former_office, b.former_root, b.id, b.branch,
      b.legal_form, b.status, b.province, b.address, b.established_on, b.last_notice_on, b.notice_count, b.retrieved_at
    from companies b where b.code is not null and b.world is null on conflict (world, code) where world is not null do nothing`),
  db.execute(sql`
    insert into preparations (company_id, stage, error, found, archived, processed, started_at, updated_at)
    select w.id, p.stage, p.error, p.found, p.archived, p.processed, p.started_at, p.updated_at from companies w join companies b on b.code = w.code and b.world is null
    join preparations p on p.company_id = b.id where w.world = ${keyId} on conflict do nothing`),
  db.execute(sql`
    insert into profiles (company_id, version, built_at, record)
    select w.id, p.version, p.built_at, p.record from companies w join companies b on b.code = w.code and b.world is null
    join profiles p on p.company_id = b.id where w.world = ${keyId} on conflict do nothing`),
  db.execute(sql`
    insert into term_ends (company_id, fact_id, ends_on, person, role, basis, notice_id, source)
    select w.id, t.fact_id, t.ends_on, t.person, t.role, t.basis, t.notice_id, t.source from companies w join companies b on b.code = w.code and b.world is null
    join term_ends t on t.company_id = b.id and t.account_id = 0 where w.world = ${keyId} and not exists (select 1 from term_ends o where o.company_id = w.id) on conflict do nothing`),
  db.execute(sql`
    insert into changes (company_id, key, kind, category, "on", notice_id, detail, origin, announced_at)
    select w.id, c.key, c.kind, c.category, c."on", c.notice_id, c.detail, c.origin, now() from companies w join companies b on b.code = w.code and b.world is null
    join changes c on c.company_id = b.id where w.world = ${keyId} and not exists (select 1 from changes o where o.company_id = w.id) on conflict do nothing`),
  db.execute(numberChanges),
  // once, as the world begins: what another key of the account is told of the shared companies stays with them
  db.execute(sql`
    update authority_watches a set company_id = w.id from companies c, companies w, api_keys k
    where k.id = ${keyId} and k.sandbox_day is null and a.account_id = k.account_id and c.id = a.company_id and c.code is not null and c.world is null
      and w.world = ${keyId} and w.code = c.code`),
  db.execute(sql`update api_keys set sandbox_day = coalesce(sandbox_day, ${day}::date) where id = ${keyId} and sandbox`),
]

/** Moves the clock of a key on. False where it already shows that day or a later one. */
export const moveClock = async (db: Db, keyId: number, today: IsoDate, day: IsoDate): Promise<boolean> => {
  const moved = db.execute(
    sql`update api_keys set sandbox_day = ${day}::date where id = ${keyId} and sandbox_day < ${day}::date returning 1`,
  )
  const answers = await db.batch([...opening(db, keyId, today), moved])
  return (answers.at(-1) as { rows: unknown[] }).rows.length > 0
}

/** Begins a scene: its notice becomes part of the company's history in the world of the key. */
export const beginScene = async (
  db: Db,
  keyId: number,
  today: IsoDate,
  { company, scene, day }: Begun,
  notice: SceneNotice,
): Promise<void> => {
  await db.batch([
    ...opening(db, keyId, today),
    db.execute(sql`
      with mine as (
        select w.id, w.former_id, f.code || ${`${SEPARATOR}${scene}@${day}`} as name from companies w join companies f on f.id = w.former_id
        where w.world = ${keyId} and w.code = ${company} for update of w),
      record as (
        insert into companies (code, world, office, registry_root, registry_no, former_id, retrieved_at)
        select name, 0, 'SAHNE', name, '-', former_id, now() from mine
        on conflict (world, code) where world is not null do update set registry_root = excluded.registry_root returning id),
      published as (
        insert into notices (company_id, ref, title, published_on, issue, page, notice_type, text, archived_at)
        select r.id, m.name, ${notice.title}, ${notice.publishedOn}::date, ${notice.issue}, ${notice.page}, ${notice.noticeType}, ${notice.text}, now()
        from record r, mine m on conflict (company_id, ref) do nothing)
      update companies w set former_id = r.id from record r, mine m where w.id = m.id`),
  ])
}

/** Companies of a world that scenes were begun at, each with the records of these. */
export const playedCompanies = (db: Db, keyId: number): Promise<{ companyId: number; records: number[] }[]> =>
  rows(
    db,
    sql`
    select json_build_object('companyId', w.id, 'records', (select json_agg(r.id order by r.id) from companies r where r.world = 0 and r.id in ${recordsOf(sql`w.id`)})) as row
    from companies w join companies s on s.id = w.former_id and s.world = 0 where w.world = ${keyId} order by w.id`,
  )

/** Ends the world of a key: it sees the shared one again. Documents that were issued of it stay checkable. */
export const endWorld = async (db: Db, keyId: number): Promise<void> => {
  const gone = sql`(select id from companies where world = ${keyId})`
  await db.batch([
    db.execute(sql`update api_keys set sandbox_day = null, last_event = 0 where id = ${keyId}`),
    db.execute(sql`
      update authority_watches a set company_id = b.id, version = 0, until_day = '-infinity' from companies c, companies b
      where c.world = ${keyId} and c.id = a.company_id and b.code = c.code and b.world is null`),
    db.execute(sql`delete from played_events where key_id = ${keyId}`),
    db.execute(sql`delete from scans where name = ${scanName(keyId)}`),
    db.execute(sql`delete from account_changes where account_id = ${-keyId}`),
    db.execute(sql`delete from change_streams where account_id = ${-keyId}`),
    db.execute(sql`delete from changes where company_id in ${gone}`),
    db.execute(sql`delete from term_ends where company_id in ${gone}`),
    db.execute(sql`delete from folds where company_id in ${gone}`),
    db.execute(sql`delete from shown_days where company_id in ${gone}`),
    db.execute(sql`update companies set world = -id where world = ${keyId}`),
  ])
}

/** The day up to which the terms of a world were scanned: the name under which it is kept. */
export const scanName = (keyId: number): string => `terms of world ${keyId}`
