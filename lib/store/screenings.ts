import { sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '../domain/kernel/dates.ts'
import type { ListOnDay } from '../domain/screening/freshness.ts'
import type { SearchKey } from '../domain/screening/keys.ts'
import type { ListCode } from '../domain/screening/lists.ts'
import { MOST_SHARING } from '../domain/screening/near/keys.ts'
import type { Candidate, NearEntry, WantedSpelling } from '../domain/screening/near/near-hits.ts'
import type { KeptPart } from '../domain/screening/near/parts.ts'
import type { Decision } from '../domain/screening/decision.ts'
import type { FoundKey } from '../domain/screening/screening.ts'
import type { Db } from '../platform/database.ts'
import type { KnownReport } from './reports.ts'
import { firstRow, rows } from './rows.ts'

/** A key to look up, with the place of its subject in the question. */
export type WantedKey = SearchKey & { subject: number }
/** Whose decisions come along, and on names at which company; `companyId` null: on names asked for by themselves. */
export type Asker = { accountId: number; companyId: number | null }

/** The versions of the lists that stood on a day. */
const inForceOn = (day: IsoDate): SQL => sql`
    latest as (
      select distinct on (list) id, list, published_on, sha256, records, reader, retired_on from sanctions_versions
      where completed_at is not null and since <= ${day}::date order by list, id desc),
    in_force as (select * from latest where retired_on is null or retired_on > ${day}::date)`

/** A decision that a second person has yet to confirm. */
export const PENDING = sql`(d.confirmed_by is null and (select a.four_eyes from accounts a where a.id = d.account_id))`

/** Nothing is settled yet on a remembered hit `h` of a company the account follows. */
export const isOpenFor = (accountId: number): SQL => sql`coalesce((
  select ${PENDING} from screening_decisions d
  where d.account_id = ${accountId} and d.list = h.list and d.entry_id = h.entry_id and d.entry_identity = h.hit ->> 'identity'
    and d.company_id = h.company_id and d.name_key = h.name_key order by d.id desc limit 1), true)`

/** The last decision of an account on a name at an entry `e`; `names`: the keys of the name. */
const decisionOn = (asker: Asker | null, names: SQL): SQL => sql`(
  select json_build_object('decision', d.decision, 'note', d.note, 'decidedBy', d.decided_by, 'at', d.created_at, 'pending', ${PENDING})
  from screening_decisions d
  where d.account_id = ${asker?.accountId ?? null}::bigint and d.list = e.list and d.entry_id = e.entry_id and d.entry_identity = e.identity
    and d.company_id is not distinct from ${asker?.companyId ?? null}::bigint and d.name_key in (${names})
  order by d.id desc limit 1)`

/**
 * The lists as they stood on a day, and every entry of theirs that has one of these keys. One statement: the keys are looked up in one
 * index, whatever the number of names. With an account, what it decided last on each of these hits comes along.
 */
export const findKeys = async (
  db: Db,
  day: IsoDate,
  keys: readonly WantedKey[],
  asker: Asker | null,
): Promise<{ lists: ListOnDay[]; found: FoundKey[] }> => {
  const row = await firstRow<{ lists: ListOnDay[]; found: FoundKey[] }>(
    db,
    sql`
    with ${inForceOn(day)},
    wanted as materialized (select * from json_to_recordset(${JSON.stringify(keys)}::json) as t(subject int, kind text, key text, form text)),
    found as (
      select w.subject, w.form as "subjectForm", k.form, k.kind, k.strength, k.printed, e.list, e.entry_id as "entryId", e.digest, e.identity, e.content as entry, v.id as version,
        ${decisionOn(asker, sql`select o.key from wanted o where o.subject = w.subject and o.form = 'exact'`)} as decision
      from wanted w join sanctions_keys k on k.key = w.key and k.kind = w.kind join sanctions_entries e on e.id = k.entry
      join in_force v on v.list = e.list and e.from_version <= v.id and (e.until_version is null or e.until_version > v.id))
    select json_build_object(
      'lists', coalesce((select json_agg(json_build_object('list', v.list, 'version', v.id, 'publishedOn', v.published_on, 'sha256', v.sha256, 'records', v.records, 'reader', v.reader,
        'checkedOn', c.day, 'checkedAt', c.checked_at) order by v.list)
        from in_force v cross join lateral (select * from sanctions_checks c where c.list = v.list and c.day <= ${day}::date order by c.day desc limit 1) c), '[]'),
      'found', coalesce((select json_agg(f) from found f), '[]')) as row`,
  )
  return row ?? { lists: [], found: [] }
}

/** An array of whole numbers as PostgreSQL reads it soonest. */
const ints = (numbers: readonly number[]): SQL => sql`${`{${numbers.join()}}`}::int[]`

/**
 * Listed names that share a key with a question and are of a like shape, of whatever version of a list. One statement: each key is looked up
 * in one index, which says enough to pass over nearly all names that are not near.
 */
export const findSpellings = async (db: Db, wanted: readonly WantedSpelling[]): Promise<Candidate[]> => {
  const keys = wanted.flatMap(({ keys: own, mask }, place) => own.map(([key, shape, most]) => [place, key, shape, mask, most] as const))
  // The questions that meet a listed name stand beside it, and rows are written as text: most of the time went into building JSON of them.
  const found = await firstRow<[places: number[], parts: KeptPart[], entry: number, spelling: number][]>(
    db,
    sql`
    with met as materialized (
      select n.spelling, array_to_string(array_agg(distinct w.place), ',') as places
      from unnest(${ints(keys.map(([place]) => place))}, ${ints(keys.map(([, key]) => key))}, ${ints(keys.map(([, , shape]) => shape))},
        ${ints(keys.map(([, , , mask]) => mask))}, ${ints(keys.map(([, , , , most]) => most))}) as w(place, key, shape, mask, most)
      cross join lateral (select x.spelling from sanctions_near_keys x where x.key = w.key
        and (x.shape < 0 or bit_count(((x.shape # w.shape) & w.mask)::bit(32)) <= w.most)
        -- the latest first: those of versions that are over make no room for what stands
        order by x.shape desc, x.spelling desc limit ${MOST_SHARING}) n
      group by n.spelling)
    select coalesce('[' || string_agg('[[' || m.places || '],' || s.parts || ',' || s.entry || ',' || m.spelling || ']', ',') || ']', '[]')::json as row
    -- one look-up in the index for each: a join could read all names
    from met m cross join lateral (select * from sanctions_spellings x where x.id = m.spelling offset 0) s`,
  )
  return (found ?? []).flatMap(([places, parts, entry, spelling]) =>
    places.flatMap((place) => {
      const question = wanted[place]
      return question === undefined ? [] : [{ subject: question.subject, kind: question.kind, parts, entry, spelling }]
    }),
  )
}

/** The entries of near names that stood in their lists on a day, with what the account decided last on them for the name. */
export const nearEntries = (
  db: Db,
  day: IsoDate,
  wanted: readonly { entry: number; spelling: number; nameKey: string }[],
  asker: Asker | null,
): Promise<NearEntry[]> =>
  rows(
    db,
    sql`
    with ${inForceOn(day)}
    select json_build_object('spelling', w.spelling, 'nameKey', w."nameKey", 'printed', s.printed, 'list', e.list, 'entryId', e.entry_id, 'content', e.content,
      'identity', e.identity, 'decision', ${decisionOn(asker, sql`select w."nameKey"`)}) as row
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w(entry bigint, spelling bigint, "nameKey" text)
    join sanctions_spellings s on s.id = w.spelling join sanctions_entries e on e.id = w.entry
    join in_force v on v.list = e.list and e.from_version <= v.id and (e.until_version is null or e.until_version > v.id)`,
  )

export type NewScreening = {
  id: string
  accountId: number
  keyId: number | null
  companyId: number | null
  digest: string
  content: unknown
  signature: string
  createdAt: string
}
/** `signs`: what the signature is over, as of an issued report. */
export type StoredScreening = {
  id: string
  digest: string
  content: unknown
  signature: string
  signs: 'statement' | 'content'
  createdAt: string
}

const stored = sql`json_build_object('id', id, 'digest', digest, 'content', content, 'signature', signature, 'signs', signs, 'createdAt', created_at)`

/**
 * Keeps a screening, signed with the instant `createdAt`, and the request for it with its key; the same one again stays as it was first kept,
 * its request is kept each time.
 */
export const saveScreening = async (
  db: Db,
  { id, accountId, keyId, companyId, digest, content, signature, createdAt }: NewScreening,
): Promise<StoredScreening> => {
  const row = await firstRow<StoredScreening>(
    db,
    sql`
    with asked as (insert into screening_requests (screening_id, account_id, api_key) values (${id}, ${accountId}, ${keyId}))
    insert into screenings (id, account_id, company_id, digest, content, signature, signs, created_at)
    values (${id}, ${accountId}, ${companyId}, ${digest}, ${JSON.stringify(content)}::jsonb, ${signature}, 'statement', ${createdAt}::timestamptz)
    on conflict (id, account_id) do update set digest = excluded.digest returning ${stored} as row`,
  )
  if (!row) throw new Error('the screening was not stored')
  return row
}

/** A screening of this account; null where there is none of this id. */
export const findScreening = (db: Db, accountId: number, id: string): Promise<StoredScreening | null> =>
  firstRow(db, sql`select ${stored} as row from screenings where id = ${id} and account_id = ${accountId}`)

/**
 * Whether a screening of this id was made by anybody, and what may be told of it to everybody: its digest, never its names, and whether
 * `file` is the digest of a certificate drawn of it. The day and the signature stand in the record.
 */
export const knownScreening = (db: Db, id: string, file: string | null): Promise<KnownReport | null> =>
  firstRow(
    db,
    sql`select json_build_object('seal', null, 'sandbox', false, 'digest', digest, 'issue', null,
      'file', case when ${file}::text is null then null else exists (select 1 from report_files f where f.report_id = ${id} and f.sha256 = ${file}) end) as row
    from screenings where id = ${id} limit 1`,
  )

export type NewDecision = {
  accountId: number
  keyId: number | null
  companyId: number | null
  list: ListCode
  entryId: string
  identity: string
  name: string
  nameKey: string
  decision: Decision['decision']
  note: string | null
  decidedBy: string
}
/** `holds` false: the entry changed since, or left the list; its hit is open again. */
export type StoredDecision = Decision & {
  id: number
  companyId: number | null
  list: ListCode
  entryId: string
  name: string
  confirmedBy: string | null
  confirmedAt: string | null
  holds: boolean
}

const decisionOf = sql`json_build_object('id', d.id, 'list', d.list, 'entryId', d.entry_id, 'name', d.name, 'decision', d.decision, 'note', d.note, 'decidedBy', d.decided_by, 'at', d.created_at, 'companyId', d.company_id,
  'confirmedBy', d.confirmed_by, 'confirmedAt', d.confirmed_at, 'pending', ${PENDING}, 'holds', exists (select 1 from sanctions_entries e join sanctions_versions v on v.id = e.from_version and v.completed_at is not null
    where e.list = d.list and e.entry_id = d.entry_id and e.identity = d.entry_identity and e.until_version is null))`

/**
 * Adds a decision on a hit or near name; a later one for the same company, name and entry stands in its place, and both stay on record. That
 * it is the listed one opens a case whose report is due on `due`; while there is a case, only who works on cases (`ofCompliance`) decides
 * that it is somebody else.
 */
export const addDecision = async (db: Db, given: NewDecision, due: IsoDate, ofCompliance: boolean): Promise<StoredDecision | 'case'> => {
  const row = await firstRow<StoredDecision>(
    db,
    sql`
    with last as (
      select o.decision from screening_decisions o where o.account_id = ${given.accountId} and o.list = ${given.list} and o.entry_id = ${given.entryId}
        and o.entry_identity = ${given.identity} and o.name_key = ${given.nameKey} and o.company_id is not distinct from ${given.companyId}::bigint
      order by o.id desc limit 1),
    d as (
      insert into screening_decisions (account_id, api_key, company_id, list, entry_id, entry_identity, name, name_key, decision, note, decided_by)
      select ${given.accountId}, ${given.keyId}::bigint, ${given.companyId}::bigint, ${given.list}, ${given.entryId}, ${given.identity}, ${given.name}, ${given.nameKey}, ${given.decision}, ${given.note}, ${given.decidedBy}
      where ${given.decision} = 'same' or ${ofCompliance} or coalesce((select decision from last), 'other') = 'other'
      returning *),
    opened as (
      insert into screening_cases (decision_id, account_id, due) select d.id, d.account_id, ${due}::date from d where d.decision = 'same')
    select ${decisionOf} as row from d`,
  )
  return row ?? 'case'
}

/** A name as it is compared with another's: letters and digits alone, in whatever case and spelling of a keyboard. */
const sameHand = (name: SQL): SQL =>
  sql`btrim(regexp_replace(lower(translate(${name}, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu')), '[^[:alnum:]@]+', ' ', 'g'))`

/** Confirms a decision as a second person; confirmed again it stays as it is. */
export const confirmDecision = async (
  db: Db,
  accountId: number,
  id: number,
  by: string,
): Promise<StoredDecision | 'missing' | 'same_person'> => {
  const own = (decider: SQL): SQL => sql`${sameHand(decider)} = ${sameHand(sql`${by}::text`)}`
  const row = await firstRow<{ there: boolean; own: boolean; decision: StoredDecision | null }>(
    db,
    sql`
    with there as (select * from screening_decisions where id = ${id} and account_id = ${accountId}),
    changed as (
      update screening_decisions d set confirmed_by = ${by}, confirmed_at = now() from there
      where d.id = there.id and d.confirmed_by is null and not ${own(sql`d.decided_by`)} returning d.*),
    d as (select * from changed union all select * from there where confirmed_by is not null)
    select json_build_object('there', exists (select 1 from there), 'own', exists (select 1 from there where ${own(sql`decided_by`)}),
      'decision', (select ${decisionOf} from d)) as row`,
  )
  if (!row?.there) return 'missing'
  return row.decision ?? (row.own ? 'same_person' : 'missing')
}

/** One page of an account's decisions, latest first. */
export const listDecisions = async (
  db: Db,
  accountId: number,
  limit: number,
  offset: number,
): Promise<{ total: number; decisions: StoredDecision[] }> => {
  const row = await firstRow<{ total: number; decisions: StoredDecision[] }>(
    db,
    sql`
    select json_build_object('total', (select count(*) from screening_decisions where account_id = ${accountId}), 'decisions', coalesce((select json_agg(page.row) from (
      select ${decisionOf} as row from screening_decisions d where d.account_id = ${accountId} order by d.id desc limit ${limit} offset ${offset}) page), '[]')) as row`,
  )
  return row ?? { total: 0, decisions: [] }
}
