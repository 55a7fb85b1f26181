import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { firstRow } from './rows.ts'

/** Whose word it is, the word (`Idempotency-Key`) and a digest of the request it came with. */
export type Repeatable = { caller: string; word: string; request: string }
/** An answer as it is kept; `body` is base64 of its bytes. */
export type KeptAnswer = { status: number; headers: Record<string, string>; body: string }
/** `claimed`: nobody answers this request but the caller of the claim. */
export type Claim = { claimed: true } | { claimed: false; held: { request: string; answer: KeptAnswer | null } | null }

/** An answer is kept so long; work that did not end within the minutes has died, and may be begun again. */
const KEPT_HOURS = 24
const DEAD_AFTER_MINUTES = 1

/**
 * Claims a request, or tells what is held under its word. Of any number of copies at once one claims: the row of the word is their lock.
 */
export const claimRequest = async (db: Db, { caller, word, request }: Repeatable): Promise<Claim> =>
  (await firstRow<Claim>(
    db,
    sql`
    with mine as (
      insert into idempotent_answers (caller, word, request) values (${caller}, ${word}, ${request})
      on conflict (caller, word) do update set request = excluded.request, status = null, headers = null, body = null, started_at = now()
      where idempotent_answers.started_at < now() - make_interval(hours => ${KEPT_HOURS})
        or (idempotent_answers.status is null and idempotent_answers.request = excluded.request
          and idempotent_answers.started_at < now() - make_interval(mins => ${DEAD_AFTER_MINUTES}))
      returning 1)
    select case when exists (select 1 from mine) then json_build_object('claimed', true) else json_build_object('claimed', false, 'held',
      (select json_build_object('request', request, 'answer', case when status is not null then json_build_object('status', status, 'headers', headers, 'body', body) end)
        from idempotent_answers where caller = ${caller} and word = ${word})) end as row`,
  )) ?? { claimed: false, held: null }

/** Keeps what a claimed request answered. */
export const keepAnswer = async (db: Db, { caller, word, request }: Repeatable, { status, headers, body }: KeptAnswer): Promise<void> => {
  await db.execute(sql`
    update idempotent_answers set status = ${status}, headers = ${JSON.stringify(headers)}::jsonb, body = ${body}
    where caller = ${caller} and word = ${word} and request = ${request}`)
}

/** Gives a claim back: the request did nothing, and may be sent again. */
export const releaseRequest = async (db: Db, { caller, word, request }: Repeatable): Promise<void> => {
  await db.execute(
    sql`delete from idempotent_answers where caller = ${caller} and word = ${word} and request = ${request} and status is null`,
  )
}

/** Forgets answers that are over. Returns how many. */
export const removeOldAnswers = async (db: Db, limit: number): Promise<number> =>
  (
    await db.execute(sql`
    delete from idempotent_answers where (caller, word) in (
      select caller, word from idempotent_answers where started_at < now() - make_interval(hours => ${KEPT_HOURS}) limit ${limit}) returning 1`)
  ).rows.length
