import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { R2Bucket } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListEntry } from '../../lib/domain/screening/entry.ts'
import { newEntry } from '../../lib/domain/screening/new-entry.ts'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import { rescreenPage } from '../../lib/pipeline/rescreen.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import { fetchList } from '../../lib/platform/list-source.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { bytesOf } from '../../lib/platform/tables/text.ts'
import { completeVersion, openVersion, retireList, writeEntries } from '../../lib/store/sanctions.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let surroundings: TestStandIns
let db: Db
beforeAll(async () => {
  surroundings = await startTestStandIns()
  db = openDatabase(surroundings.env)
  await surroundings.database.sql(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into companies (code, office, registry_root, registry_no, title) select null, 'ANKARA', n::text, n::text, 'ÖRNEK ' || n || ' A.Ş.' from generate_series(1, 5) n`,
    `insert into companies (code, office, registry_root, registry_no, title) values ('DENEME-X', 'ANKARA', '9', '9', 'ÖRNEK 1 A.Ş.')`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies`,
    `insert into profiles (company_id, version, built_at, record) select id, 1, now(), json_build_object('id', id, 'office', office, 'registryNo', registry_no, 'title', title, 'mersisNo', null,
      'country', 'TR', 'retrievalComplete', true, 'notices', json_build_array(json_build_object('id', id, 'publishedOn', '2020-01-01', 'registeredOn', null, 'issue', null, 'page', null, 'noticeType', 'x', 'archived', false, 'unread', '[]'::json)),
      'facts', '[]'::json)::jsonb from companies`,
    // The fourth company is followed by nobody.
    `insert into follows (account_id, company_id) select 1, id from companies where registry_root <> '4' and code is null`,
    `insert into webhooks (account_id, sandbox, url, categories, secret, active) values (1, false, 'https://a.example.com/', '{diger}', '', true)`,
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
  await completeVersion(db, { list, version: version!, publishedOn: null, records: entries.length, unread: [], today: day })
}
const rescreen = async (day: string): Promise<number> => {
  let [added, after] = [0, 0 as number | null]
  while (after !== null) {
    const page = await rescreenPage(db, after, day, 2)
    added += page.added
    after = page.next
  }
  return added
}
const told = async (): Promise<string[]> =>
  (
    await db.execute<{ row: string }>(sql`
  select company_id || ' ' || (detail->'summary'->>'tr') || ' ' || coalesce(detail->'fields'->>'yeni', detail->'fields'->>'onceki') as row from changes where origin = 'screening' order by id`)
  ).rows.map(({ row }) => row)
const count = async (table: string): Promise<number> =>
  Number((await db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n)

test('new and vanished hits of followed companies become changes, once each, with their notifications', async () => {
  await take('UN', '2026-03-01', entry('e1', 'ORNEK 1'), entry('e4', 'ORNEK 4'), entry('e5', 'Örnek 5 LLC'))
  expect(await rescreen('2026-03-01')).toBe(2)
  expect(await told()).toEqual([
    '1 ÖRNEK 1 A.Ş.: yaptırım listesinde aynı adda kayıt (BM Güvenlik Konseyi birleşik listesi) UN e1: ORNEK 1',
    '5 ÖRNEK 5 A.Ş.: yaptırım listesinde aynı adda kayıt (BM Güvenlik Konseyi birleşik listesi) UN e5: Örnek 5 LLC',
  ])
  expect(await count('deliveries')).toBe(2)
  expect(await rescreen('2026-03-01')).toBe(0)
  expect(await count('deliveries')).toBe(2)

  await take('UN', '2026-03-02', entry('e1', 'ORNEK 1', 'another programme'), entry('e2', 'ORNEK 2'))
  expect(await rescreen('2026-03-02')).toBe(3)
  expect((await told()).slice(2)).toEqual([
    expect.stringMatching(/^1 .*aynı adda kayıt.* UN e1/),
    expect.stringMatching(/^2 .*aynı adda kayıt.* UN e2/),
    expect.stringMatching(/^5 .*isabet kalktı.* UN e5/),
  ])
  expect(await rescreen('2026-03-03')).toBe(0)
})

test('of a list taken out of use nothing is told', async () => {
  await retireList(db, 'UN', '2026-03-04')
  expect(await rescreen('2026-03-04')).toBe(0)
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
