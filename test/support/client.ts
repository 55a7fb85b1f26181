import { expect } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { secretHash } from '../../tools/kunye/accounts.ts'
import { describedFetch } from './described.ts'
import { eventually } from './eventually.ts'
import type { TestService } from './service.ts'

/** A key pair of the service under test. */
export type KeyPair = { key: string; secret: string }

/** The headers that show a key pair. */
export const keyHeaders = ({ key, secret }: KeyPair): Record<string, string> => ({ 'x-api-key': key, 'x-api-secret': secret })

// oxlint-disable-next-line no-explicit-any
type Body = any

/** An answer with its body: parsed where it is JSON, else the text. */
export type Answered = { status: number; headers: Headers; text: string; body: Body }

/** Asks the service as the owner of a key pair; a body is sent as JSON. Throws where the answer is not as the API's description says. */
export type Ask = (path: string, init?: Omit<RequestInit, 'body'> & { json?: unknown; body?: RequestInit['body'] }) => Promise<Answered>

/** {@link Ask} with a key pair; the live key of this machine without one. */
export const asking =
  (service: TestService, pair: KeyPair = LOCAL_KEYS.live): Ask =>
  async (path, { json, headers, ...init } = {}) => {
    const sent = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
    const answer = await describedFetch(path.startsWith('http') ? path : service.url + path, {
      ...sent,
      ...init,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...keyHeaders(pair),
        ...(headers as Record<string, string>),
      },
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : text }
  }

/** Waits until the queue has nothing to deliver, nor falls anything due within `ms`. */
export const queueRests = async (service: TestService, ms = 0): Promise<void> => {
  await (await fetch(`${service.standIns.qstash.url}/_quiet?within=${ms}`)).text()
}

/** Waits until the queue has brought a company as far as it goes. */
export const prepared = async (ask: Ask, companyId: number): Promise<void> => {
  await eventually(async () => expect((await ask(`/api/v1/sirketler/${companyId}/durum/`)).body.hazir).toBe(true))
}

let made = 0

/** A new account with a live and a sandbox key, on a plan of its own. */
export const newAccount = async (
  service: TestService,
  { companies = 100, hourly = 100_000 }: { companies?: number; hourly?: number } = {},
): Promise<{ accountId: number; live: KeyPair; sandbox: KeyPair }> => {
  const name = `deneme-${++made}`
  const pairOf = (kind: string): KeyPair => ({ key: `kny_${kind}_${name}`, secret: `kns_${name}_${kind}` })
  const [live, sandbox] = [pairOf('canli'), pairOf('deneme')]
  const keyRow = ({ key, secret }: KeyPair, isSandbox: boolean): string =>
    `select id, '${key}', '${secretHash(secret)}', ${isSandbox}, '${name}' from account`
  const [row] = await service.database.sql(`
    with plan as (insert into plans (id, company_allowance, hourly_limit) values ('${name}', ${companies}, ${hourly}) returning id),
    account as (insert into accounts (name, plan_id) select '${name}', id from plan returning id),
    keys as (insert into api_keys (account_id, key, secret_sha256, sandbox, label) ${keyRow(live, false)} union all ${keyRow(sandbox, true)})
    select id from account`)
  return { accountId: Number(row?.rows[0]?.id), live, sandbox }
}
