import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { R2Bucket } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListEntry } from '../../lib/domain/screening/entry.ts'
import { newEntry } from '../../lib/domain/screening/new-entry.ts'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import { hitEvents, type KnownHit } from '../../lib/domain/screening/hit-events.ts'
import { rescreenCompany, rescreenPage } from '../../lib/pipeline/rescreen.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import { fetchList } from '../../lib/platform/list-source.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { bytesOf } from '../../lib/platform/tables/text.ts'
import { listEvents } from '../../lib/store/events.ts'
import { completeVersion, openVersion, retireList, writeEntries } from '../../lib/store/sanctions.ts'
import { openHits } from '../../lib/store/screening-work.ts'
import { addDecision, confirmDecision } from '../../lib/store/screenings.ts'
import { workday } from '../../lib/store/workspace.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let surroundings: TestStandIns
let db: Db
beforeAll(async () => {
  surroundings = await startTestStandIns()
  db = openDatabase(surroundings.env)
  await surroundings.database.sql(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into companies (code, office, registry_root, registry_no, title) select null, 'ANKARA', n::text, n::text, 'ÖRNEK ' || n || ' A.Ş.' from generate_series(1, 5) n`,
    `insert into companies (code, office, registry_root, registry_no, title) values ('DENEME-X', 'ANKARA', '9', '9', 'ÖRNEK 1 A.Ş.')`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies`,
    `insert into profiles (company_id, version, built_at, record) select id, 1, now(), json_build_object('id', id, 'office', office, 'registryNo', registry_no, 'title', title, 'mersisNo', null,
      'country', 'TR', 'retrievalComplete', true, 'notices', json_build_array(json_build_object('id', id, 'publishedOn', '2020-01-01', 'registeredOn', null, 'issue', null, 'page', null, 'noticeType', 'x', 'archived', false, 'unread', '[]'::json)),
      'facts', '[]'::json)::jsonb from companies`,
    // The fourth company is followed by nobody.
    `insert into follows (account_id, company_id) select 1, id from companies where registry_root <> '4' and code is null`,
    // The second account follows the fifth company alone.
    `insert into follows (account_id, company_id) select 2, id from companies where registry_root = '5'`,
    `insert into webhooks (account_id, sandbox, url, categories, events, secret, active) values
      (1, false, 'https://a.example.com/', '{}', '{yaptirim.kisi_geldi}', '', true), (1, false, 'https://b.example.com/', '{}', default, '', true)`,
  )
})
afterAll(() => surroundings.close())

const entry = (entryId: string, name: string, program = 'P'): ListEntry => ({
  entryId,
  kind: 'entity',
  names: [{ printed: name, strength: 'primary', family: null }],
  numbers: [],
  programs: [program],
  basis: null,
  listedOn: null,
  births: [],
  nationalities: [],
})
let files = 0
const take = async (list: ListCode, day: string, ...entries: ListEntry[]) => {
  const { version } = await openVersion(db, { list, sha256: String(++files), reader: '1', files: [], source: 'test' })
  await writeEntries(db, list, version!, entries.map(newEntry))
  await completeVersion(db, {
    list,
    version: version!,
    publishedOn: null,
    records: entries.length,
    names: 0,
    unread: [],
    today: day,
    asOf: day,
  })
}
const rescreen = async (day: string): Promise<void> => {
  for (let after: number | null = 0; after !== null;) after = (await rescreenPage(db, after, day, 2)).next
}
const told = async (account = 1): Promise<string[]> =>
  (await listEvents(db, account, { after: 0, events: [], limit: 1000 })).events.map(
    ({ sequence, event, company, detail }) => `${sequence} ${event} ${company?.id} ${String(detail.liste)} ${String(detail.liste_kaydi)}`,
  )
const count = async (table: string): Promise<number> =>
  Number((await db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n)

const hit = (entryId: string, nameKey: string, more: Partial<KnownHit> = {}): KnownHit => ({
  list: 'UN',
  entryId,
  nameKey,
  digest: 'd',
  identity: 'i',
  name: nameKey.toUpperCase(),
  role: '',
  listedName: '',
  matched: '',
  program: '',
  births: [],
  nationalities: [],
  score: null,
  ...more,
})
describe('the story of a hit', () => {
  const relisted = new Set(['UN e2'])
  test.each<[string, KnownHit[], string[], KnownHit[], string[], string[]]>([
    ['a name that was there is listed', [], ['a'], [hit('e1', 'a')], ['a'], ['yaptirim.listelendi']],
    ['a name that was there is listed again', [], ['a'], [hit('e2', 'a')], ['a'], ['yaptirim.yeniden_listelendi']],
    ['a listed name comes to the company', [], ['b'], [hit('e2', 'a')], ['a', 'b'], ['yaptirim.kisi_geldi']],
    ['the entry leaves the list', [hit('e1', 'a')], ['a'], [], ['a'], ['yaptirim.listeden_cikti']],
    ['the name leaves the company', [hit('e1', 'a')], ['a'], [], ['b'], ['yaptirim.kisi_ayrildi']],
    ['the entry changes', [hit('e1', 'a')], ['a'], [hit('e1', 'a', { digest: 'other' })], ['a'], ['yaptirim.kayit_degisti']],
    ['nothing changes', [hit('e1', 'a')], ['a'], [hit('e1', 'a')], ['a'], []],
    ['a near name comes', [], ['a'], [hit('e1', 'a', { score: 0.9 })], ['a'], ['yaptirim.benzer_ad']],
    ['a near name goes', [hit('e1', 'a', { score: 0.9 })], ['a'], [], ['a'], []],
    ['a near name becomes a hit', [hit('e1', 'a', { score: 0.9 })], ['a'], [hit('e1', 'a')], ['a'], ['yaptirim.listelendi']],
  ])('%s', (_, before, namesBefore, now, names, expected) => {
    const events = hitEvents(1, { hits: before, names: namesBefore }, { hits: now, names }, [{ list: 'UN' }], relisted, '2026-03-01')
    expect(events.map(({ event }) => event)).toEqual(expected)
  })
})

test('new and vanished hits are events of the accounts that follow, once each, numbered without holes, told to webhooks that ask', async () => {
  await take('UN', '2026-03-01', entry('e1', 'ORNEK 1'), entry('e4', 'ORNEK 4'), entry('e5', 'Örnek 5 LLC'))
  await rescreen('2026-03-01')
  expect(await told()).toEqual(['1 yaptirim.kisi_geldi 1 UN e1', '2 yaptirim.kisi_geldi 5 UN e5'])
  expect(await told(2)).toEqual(['1 yaptirim.kisi_geldi 5 UN e5'])
  // One webhook asks for names that came, the other for changes of companies alone.
  expect(await count('deliveries')).toBe(2)
  await rescreen('2026-03-01')
  expect(await count('account_events')).toBe(3)
  expect(await count('deliveries')).toBe(2)
  expect(await count('changes')).toBe(0)

  await take('UN', '2026-03-02', entry('e1', 'ORNEK 1', 'another programme'), entry('e2', 'ORNEK 2'))
  await rescreen('2026-03-02')
  expect((await told()).slice(2).toSorted()).toEqual([
    '3 yaptirim.kayit_degisti 1 UN e1',
    '4 yaptirim.listelendi 2 UN e2',
    '5 yaptirim.listeden_cikti 5 UN e5',
  ])
  expect((await told(2)).slice(1)).toEqual(['2 yaptirim.listeden_cikti 5 UN e5'])

  await take('UN', '2026-03-03', entry('e1', 'ORNEK 1', 'another programme'), entry('e2', 'ORNEK 2'), entry('e5', 'Örnek 5 LLC'))
  await rescreen('2026-03-03')
  expect((await told()).slice(5)).toEqual(['6 yaptirim.yeniden_listelendi 5 UN e5'])
  await rescreen('2026-03-04')
  expect(await told()).toHaveLength(6)
})

test('an account that begins to follow a company is told at once what stands; others are not told again', async () => {
  await surroundings.database.sql(`insert into follows (account_id, company_id) select 2, id from companies where registry_root = '1'`)
  expect(await rescreenCompany(db, 1, '2026-03-05', 2)).toBe(1)
  expect((await told(2)).at(-1)).toBe('4 yaptirim.kisi_geldi 1 UN e1')
  expect(await told()).toHaveLength(6)
  expect(await rescreenCompany(db, 4, '2026-03-05')).toBe(0)
})

test('simultaneous screenings number the events of an account one after the other', async () => {
  await take('EU', '2026-03-06', ...[1, 2, 3, 5].map((n) => entry(`x${n}`, `ORNEK ${n}`)))
  await Promise.allSettled([1, 2, 3, 5, 1, 2].map((company) => rescreenCompany(db, company, '2026-03-06')))
  for (const company of [1, 2, 3, 5]) await rescreenCompany(db, company, '2026-03-06')
  const numbers = (await listEvents(db, 1, { after: 6, events: [], limit: 100 })).events.map(({ sequence }) => sequence)
  expect(numbers).toEqual([7, 8, 9, 10])
})

test('a decision that awaits a second person leaves the hit open wherever open hits are counted', async () => {
  const work = () => openHits(db, 1, { near: false, since: '2026-03-01', limit: 1, offset: 0 })
  const open = async () => [(await workday(db, 1, new Date(), 1)).hits, (await work()).total]
  const { total, hits } = await work()
  const { company, hit: first } = hits[0]!
  await db.execute(sql`update accounts set four_eyes = true where id = 1`)
  const given = { accountId: 1, keyId: null, companyId: company.id, decision: 'other' as const, note: null, decidedBy: 'A. Uyum' }
  const made = await addDecision(db, { ...given, ...first }, '2026-03-08', false)
  expect(await open()).toEqual([total, total])
  await confirmDecision(db, 1, made === 'case' ? 0 : made.id, 'B. Uyum')
  expect(await open()).toEqual([total - 1, total - 1])
  await db.execute(sql`update accounts set four_eyes = false where id = 1`)
})

test('of a list taken out of use nothing is told', async () => {
  const before = (await told()).length
  await retireList(db, 'UN', '2026-03-07')
  await retireList(db, 'EU', '2026-03-07')
  await rescreen('2026-03-07')
  expect(await told()).toHaveLength(before)
  expect(await count('screening_hits')).toBe(0)
})

describe('files from the publisher', () => {
  /** What of a bucket the adapter uses, in memory. */
  const memoryBucket = () => {
    const objects = new Map<string, { bytes: Uint8Array; customMetadata: Record<string, string> }>()
    const bucket = {
      head: async (key: string) => objects.get(key) ?? null,
      get: async (key: string) =>
        objects.has(key) ? { body: new Blob([objects.get(key)!.bytes as Uint8Array<ArrayBuffer>]).stream() } : null,
      put: async (key: string, body: Uint8Array | string, options?: { customMetadata?: Record<string, string> }) => {
        objects.set(key, {
          bytes: typeof body === 'string' ? new TextEncoder().encode(body) : body,
          customMetadata: options?.customMetadata ?? {},
        })
      },
    }
    return { bucket: bucket as unknown as R2Bucket, objects }
  }

  test('are fetched once for each version, kept under their digest, and come from the bucket when unchanged', async () => {
    let [content, status, sent] = ['first', 200, 0]
    const server = createServer((request, response) => {
      const etag = `"${content}"`
      if (status !== 200) return void response.writeHead(status).end()
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
      sent++
      response.writeHead(200, { etag }).end(content)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lists/consolidated.xml`
      const { bucket, objects } = memoryBucket()
      const read = async () => {
        const [document] = await fetchList(bucket, 'UN', [url])
        return [document!.name, new TextDecoder().decode(await bytesOf(document!)), sent]
      }
      expect(await read()).toEqual(['consolidated.xml', 'first', 1])
      expect(await read()).toEqual(['consolidated.xml', 'first', 1])
      content = 'second'
      expect(await read()).toEqual(['consolidated.xml', 'second', 2])
      expect([...objects.keys()].filter((key) => /[0-9a-f]{64}$/.test(key))).toHaveLength(2)
      status = 503
      await expect(read()).rejects.toThrow(SourceUnavailable)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  test('from an address that nobody answers are a source that is down', async () => {
    await expect(fetchList(memoryBucket().bucket, 'UN', ['http://127.0.0.1:9/x.xml'])).rejects.toThrow(SourceUnavailable)
  })
})
