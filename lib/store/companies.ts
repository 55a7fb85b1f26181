import { sql, type SQL } from 'drizzle-orm'
import type { Source } from '../domain/company/source.ts'
import type { TermBasis } from '../domain/company/officers/terms.ts'
import type { Role } from '../domain/fact/fact.ts'
import type { Country } from '../domain/law/law.ts'
import type { Preparation, Stage } from '../domain/preparation/stage.ts'
import type { Db } from '../platform/database.ts'
import { tellHistory } from './change-numbers.ts'
import { firstRow, prepared, rows, type Slot } from './rows.ts'
import { seenBy } from './term-ends.ts'

/** How a caller names a company: a live one by its id, theirs only if their account follows it; a sandbox one by its code. */
export type CompanyKey =
  { accountId: number; id: number } | { accountId: number; keyId: number | null; code: string; world?: number | null }
/** {@link CompanyKey}, or the places of its parts in a statement. */
export type KeySlots =
  | { accountId: Slot<number>; id: Slot<number> }
  | { accountId: Slot<number>; keyId: Slot<number> | null; code: Slot<string>; world?: Slot<number> | null }
/** Who asks: `world` is that of a sandbox key that has one of its own. */
export type Asking = { accountId: number; sandbox: boolean; world?: number | null }
type AskingSlots = { accountId: Slot<number>; sandbox: boolean; world?: Slot<number> | null }

/** The head of a company row. `code` is set for sandbox companies. */
export type CompanyHead = {
  id: number
  code: string | null
  office: string
  registryNo: string
  title: string | null
  branch: boolean
  country: Country
}
export type ListedCompany = CompanyHead & { noticeCount: number; lastNoticeOn: string | null; stage: Stage; followedAt: string | null }
export type CompanyState = {
  company: CompanyHead
  preparation: Preparation
  builtAt: string | null
  slowAddedAt: string | null
  retrieved: boolean
}

/** `given`: what the caller called the company, shown until a notice tells its registered title. */
export const headWith = (given: SQL): SQL =>
  sql`'id', c.id, 'code', c.code, 'office', c.office, 'registryNo', c.registry_no, 'title', coalesce(c.title, ${given}), 'branch', c.branch, 'country', c.country`
/** Fields of a {@link CompanyHead}, of the row `c`. */
export const head = headWith(sql`null`)
const stage = sql`case when c.branch then 'branch' else p.stage end`

/**
 * One page of the companies an account follows, or (sandbox) of the sandbox companies, by title in Turkish order, as JSON `{total,
 * companies}`. `more`: further fields of each, of the row `c`.
 */
export const companyPage = (caller: AskingSlots, limit: Slot<number>, offset: Slot<number>, more: SQL = sql``): SQL => {
  const [of, title, where] = caller.sandbox
    ? [sql`companies c`, sql`c.title`, inWorld(caller.world)]
    : [sql`follows f join companies c on c.id = f.company_id`, sql`f.title`, sql`f.account_id = ${caller.accountId}`]
  const count = caller.sandbox ? sql`select count(*) from companies c where ${where}` : sql`select count(*) from follows f where ${where}`
  return sql`json_build_object('total', (${count}), 'companies', coalesce((select json_agg(listed.row) from (
      select json_build_object(${headWith(title)}, 'noticeCount', c.notice_count, 'lastNoticeOn', c.last_notice_on, 'stage', ${stage},
        'followedAt', ${caller.sandbox ? sql`null` : sql`f.created_at`}${more}) as row
      from ${of} join preparations p on p.company_id = c.id where ${where}
      order by ${title} collate "tr-x-icu" nulls last, c.id limit ${limit} offset ${offset}) listed), '[]'))`
}

/** Condition on the row `f`: the follow takes a part of the allowance, which a number without any notice does not. */
export const counts = sql`not exists (select 1 from preparations q where q.company_id = f.company_id and q.error = 'no_notice')`

type Page = { accountId: number; sandbox: boolean; world: number | null; limit: number; offset: number }
const pageOf = prepared<Page>(({ limit, offset, ...caller }) => sql`select ${companyPage(caller, limit, offset)} as row`)

/** {@link companyPage}. */
export const listCompanies = async (
  db: Db,
  { accountId, sandbox, world = null }: Asking,
  limit: number,
  offset: number,
): Promise<{ total: number; companies: ListedCompany[] }> => {
  const [found] = await pageOf<{ row: { total: number; companies: ListedCompany[] } }>(db, { accountId, sandbox, world, limit, offset })
  return found?.row ?? { total: 0, companies: [] }
}

/** Condition on the row `c`: a made-up company as the caller sees it, of its own world (null: of the one that all share). */
export const inWorld = (world: Slot<number> | null | undefined): SQL =>
  world ? sql`c.code is not null and c.world = ${world}` : sql`c.code is not null and c.world is null`

/** Condition on the row `c`: the company this key names, if it is the caller's. */
export const owned = (key: KeySlots): SQL =>
  'code' in key
    ? sql`c.code = ${key.code} and ${inWorld(key.world)}`
    : sql`c.id = ${key.id} and c.code is null and exists (select 1 from follows f where f.company_id = c.id and f.account_id = ${key.accountId})`

/** The company of this id and those entered before it under other numbers, one after the other: all whose notices are its history. */
export const recordsOf = (id: SQL): SQL =>
  sql`(with recursive r as (select ${id} as id union select o.former_id from r join companies o on o.id = r.id where o.former_id is not null) select id from r)`

/**
 * What the number of a company is compared with (`=`) where rows are told with the company `c`: its own, and in a world of the sandbox those
 * of the company it stands for. One comparison, since of two joined by `or` no index finds anything.
 */
export const ownRecords = sql`any(case when c.world is null then array[c.id] else array(select id from ${recordsOf(sql`c.id`)} records) end)`

/** Condition on the row `c`: a company whose notices this caller may see, since they follow it or the one it was entered as later. */
export const visible = (caller: { accountId: number; sandbox: boolean }): SQL =>
  caller.sandbox
    ? sql`c.code is not null`
    : sql`c.code is null and exists (select 1 from follows f where f.account_id = ${caller.accountId} and f.company_id in (
        with recursive later as (select c.id union select n.id from later join companies n on n.former_id = later.id) select id from later))`

const givenTitle = (key: KeySlots): SQL =>
  'code' in key ? sql`null` : sql`(select f.title from follows f where f.company_id = c.id and f.account_id = ${key.accountId})`

/** {@link head} as this caller sees it. */
export const headFor = (key: KeySlots): SQL => headWith(givenTitle(key))

/** Fields of a {@link CompanyState}, of the rows `c`, `p` (preparations) and `s` (profiles). */
export const stateFor = (key: KeySlots): SQL => sql`
  'company', json_build_object(${headFor(key)}), 'builtAt', s.built_at, 'retrieved', c.retrieved_at is not null,
  'slowAddedAt', ${'code' in key ? sql`(select k.slow_added_at from api_keys k where k.id = ${key.keyId})` : sql`null`},
  'preparation', json_build_object('stage', ${stage}, 'found', p.found, 'archived', p.archived, 'processed', p.processed, 'startedAt', p.started_at,
    'updatedAt', p.updated_at, 'error', p.error,
    'setAside', (select count(*) from notices n where n.company_id = c.id and n.fault is not null))`

const stateOf = prepared<CompanyKey>(
  (key) => sql`
  select json_build_object(${stateFor(key)}) as row
  from companies c join preparations p on p.company_id = c.id left join profiles s on s.company_id = c.id where ${owned(key)}`,
)

/** Where a company of the caller's stands; null where it is not theirs or does not exist. */
export const companyState = async (db: Db, key: CompanyKey): Promise<CompanyState | null> =>
  (await stateOf<{ row: CompanyState }>(db, key))[0]?.row ?? null

/** A company named by its place in the register, and what the follower calls it. */
export type NewCompany = { office: string; registryNo: string; registryRoot: string; title: string | null }
export type FollowOutcome = {
  outcome: 'added' | 'already' | 'quota'
  company: (CompanyHead & { stage: Stage }) | null
  /**
   * This very call opened a preparation, or a new look at a company nobody followed of late, or known by hand only: its first stage has to
   * be sent on its way.
   */
  opened: boolean
  allowance: number
  used: number
}

/**
 * Follows a company for an account. The account's row is locked first, so that simultaneous adds count the allowance one after the other;
 * the company, the follow and the preparation are written in one statement of the same transaction, and what the company's notices told
 * before is told to the account. One round trip.
 */
export const followCompany = async (db: Db, accountId: number, wanted: NewCompany): Promise<FollowOutcome> => {
  const company = sql`(select id from companies where code is null and office = ${wanted.office} and registry_root = ${wanted.registryRoot})`
  const locked = sql`select pg_advisory_xact_lock(id) from companies where id = ${company}`
  // Followed by this transaction: no job tells the account of it yet. Who follows already waits for no job while it holds the account.
  const begun = sql`(select company_id from follows where account_id = ${accountId} and company_id = ${company} and xmin = pg_current_xact_id()::xid)`
  const [, , answer] = await db.batch([
    // as a job that builds its profile: first the company, then the account
    db.execute(locked),
    db.execute(sql`select 1 from accounts where id = ${accountId} for update`),
    db.execute<{ row: FollowOutcome }>(sql`
      with quota as (
        select pl.company_allowance as allowance, (select count(*) from follows f where f.account_id = a.id and ${counts})::int as used
        from accounts a join plans pl on pl.id = a.plan_id where a.id = ${accountId}),
      existing as (select c.id from companies c where c.code is null and c.office = ${wanted.office} and c.registry_root = ${wanted.registryRoot}),
      followed as (select f.company_id from follows f join existing e on e.id = f.company_id where f.account_id = ${accountId}),
      allowed as (select 1 from quota where used < allowance and not exists (select 1 from followed)),
      company as (
        insert into companies (office, registry_no, registry_root) select ${wanted.office}, ${wanted.registryNo}, ${wanted.registryRoot} from allowed
        on conflict (office, registry_root) where code is null do update set registry_root = excluded.registry_root
        returning *),
      follow as (insert into follows (account_id, company_id, title) select ${accountId}, id, coalesce(title, ${wanted.title}) from company returning company_id),
      opened as (insert into preparations (company_id, stage) select id, 'notices' from company on conflict do nothing returning stage),
      reopened as (
        update preparations p set refresh = 'notices', updated_at = now() from company c
        where p.company_id = c.id and p.stage = 'ready'
          and (c.retrieved_at is null or not exists (select 1 from follows f where f.company_id = c.id)) returning p.stage),
      shown as (select * from company union all select c.* from companies c join followed f on f.company_id = c.id)
      select json_build_object(
        'outcome', case when exists (select 1 from followed) then 'already' when exists (select 1 from follow) then 'added' else 'quota' end,
        'company', (select json_build_object(${headWith(sql`coalesce((select f.title from follows f where f.company_id = c.id and f.account_id = ${accountId}), ${wanted.title})`)}, 'stage', case when c.branch then 'branch' else coalesce(p.stage, 'notices') end)
          from shown c left join preparations p on p.company_id = c.id),
        'opened', exists (select 1 from opened) or exists (select 1 from reopened), 'allowance', allowance, 'used', used + (select count(*) from follow)) as row from quota`),
    db.execute(sql`select pg_advisory_xact_lock(id) from companies where id = ${begun}`),
    db.execute(tellHistory(accountId, begun)),
  ])
  const row = answer.rows[0]?.row
  if (!row) throw new Error('account without a plan')
  return row
}

/**
 * Stops following; what was stated of the company's list and what was watched of it end with it. False where the account did not follow the
 * company.
 */
export const unfollowCompany = async (db: Db, accountId: number, companyId: number): Promise<boolean> =>
  (
    await db.execute(sql`
    with unstated as (delete from list_statements where account_id = ${accountId} and company_id = ${companyId}),
    unwatched as (delete from authority_watches where account_id = ${accountId} and company_id = ${companyId})
    delete from follows where account_id = ${accountId} and company_id = ${companyId} returning 1`)
  ).rows.length > 0

/** A sandbox company by its place in the register (null: the number is new to the sandbox), and notes the add for the slow company. */
export const addInSandbox = (
  db: Db,
  caller: { accountId: number; keyId: number | null },
  office: string,
  registryRoot: string,
  slowCode: string,
): Promise<{ known: boolean; company: CompanyHead; stage: Stage; allowance: number; used: number } | null> =>
  firstRow(
    db,
    sql`
  with known as (select id from companies where code is not null and world is null and office = ${office} and registry_root = ${registryRoot} and code <> ${slowCode}),
  noted as (update api_keys set slow_added_at = now() where id = ${caller.keyId} and not exists (select 1 from known) returning id)
  select json_build_object('known', exists (select 1 from known), 'company', json_build_object(${head}), 'stage', ${stage},
    'allowance', pl.company_allowance, 'used', (select count(*) from follows f where f.account_id = a.id and ${counts}), 'noted', (select count(*) from noted)) as row
  from companies c join preparations p on p.company_id = c.id, accounts a join plans pl on pl.id = a.plan_id
  where a.id = ${caller.accountId} and c.code is not null and c.world is null
    and (c.id in (select id from known) or (not exists (select 1 from known) and c.code = ${slowCode}))`,
  )

/** What quick search shows of a company. */
export type Candidate = {
  title: string | null
  office: string
  registryNo: string
  legalForm: string | null
  status: string | null
  province: string | null
  address: string | null
  establishedOn: string | null
  lastNoticeOn: string | null
}
export type SearchTerms = {
  words: string[]
  registryRoot: string | null
  mersisNo: string | null
  office: string | null
  activeOnly: boolean
  sandbox: boolean
  limit: number
}

/** Rows a broad word match may look at before ranking: search costs stay with the page, not with the table. */
const WORD_MATCHES = 400

/**
 * Companies the service already processes: exact registry and MERSİS numbers first, then titles that begin with the words, then titles in
 * which every word begins one. Each branch of the union walks an index and stops early.
 */
export const searchCompanies = (db: Db, terms: SearchTerms): Promise<Candidate[]> => {
  const scope = sql.join(
    [
      terms.sandbox ? inWorld(null) : sql`c.code is null`,
      ...(terms.office === null ? [] : [sql`c.office = ${terms.office}`]),
      ...(terms.activeOnly ? [sql`c.status = 'ACTIVE'`] : []),
    ],
    sql` and `,
  )
  const prefix = terms.words.join(' ')
  const query = terms.words.map((word) => `${word}:*`).join(' & ')
  return rows<Candidate>(
    db,
    sql`
    with found as (
      (select 0 as tier, c.* from companies c where ${terms.registryRoot}::text is not null and c.registry_root = ${terms.registryRoot} and ${scope} order by c.id limit ${terms.limit})
      union all
      (select 0, c.* from companies c where ${terms.mersisNo}::text is not null and c.mersis_no = ${terms.mersisNo} and ${scope} order by c.id limit ${terms.limit})
      union all
      (select 1, c.* from companies c where ${prefix} <> '' and c.title_key like ${`${prefix}%`} and ${scope} order by c.title_key using ~<~, c.id limit ${terms.limit})
      union all
      (select 2, c.* from companies c where ${query} <> '' and to_tsvector('simple', coalesce(c.title_key, '')) @@ to_tsquery('simple', ${query}) and ${scope} limit ${WORD_MATCHES})),
    ranked as (select distinct on (id) * from found order by id, tier)
    select json_build_object('title', title, 'office', office, 'registryNo', registry_no, 'legalForm', legal_form, 'status', status, 'province', province,
      'address', address, 'establishedOn', established_on, 'lastNoticeOn', last_notice_on) as row
    from ranked order by tier, title collate "tr-x-icu" nulls last, id limit ${terms.limit}`,
  )
}

export type StoredTermEnd = {
  company: CompanyHead
  person: string
  role: Role
  endsOn: string
  basis: TermBasis
  factId: string
  source: Source
  publishedOn: string | null
  noticeType: string
}

/** Terms of officers in office that end on or before `until`, over all companies of the caller, soonest first. */
export const listTermEnds = (db: Db, caller: Asking, until: string): Promise<StoredTermEnd[]> =>
  rows(
    db,
    sql`
  select json_build_object('company', json_build_object(${caller.sandbox ? head : headWith(sql`f.title`)}), 'person', t.person, 'role', t.role, 'endsOn', t.ends_on, 'basis', t.basis, 'factId', t.fact_id,
    'source', t.source, 'publishedOn', n.published_on, 'noticeType', n.notice_type) as row
  from ${caller.sandbox ? sql`companies c` : sql`follows f join companies c on c.id = f.company_id`}
  join term_ends t on t.company_id = c.id join notices n on n.id = t.notice_id
  where ${caller.sandbox ? inWorld(caller.world) : sql`f.account_id = ${caller.accountId} and c.code is null`} and t.ends_on <= ${until} and ${seenBy(caller.sandbox ? 0 : caller.accountId)}
  order by t.ends_on, c.title collate "tr-x-icu" nulls last, c.id, t.person collate "tr-x-icu", t.fact_id`,
  )
