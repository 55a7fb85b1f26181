import { neon } from '@neondatabase/serverless'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../../lib/platform/database.ts'

const URL_OF = 'postgresql://kunye:gizli@ep-ornek-1.eu-central-1.aws.neon.tech/kunye'
const db = openDatabase({ DATABASE_URL: URL_OF, NEON_FETCH_ENDPOINT: '' }, 'prompt')

type Sent = { url: string; method: string; headers: Record<string, string>; body: { query: string; params: unknown[] } }
const answering = (answer: () => Promise<Response>): Sent[] => {
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url), ...(init as unknown as Sent), body: JSON.parse(String(init?.body)) as Sent['body'] })
    return answer()
  })
  return sent
}
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const FIELDS = [
  { name: 'row', dataTypeID: 114 },
  { name: 'count', dataTypeID: 23 },
  { name: 'account', dataTypeID: 20 },
  { name: 'ready', dataTypeID: 16 },
  { name: 'mark', dataTypeID: 25 },
  { name: 'overlay', dataTypeID: 25 },
]
const ROWS = [
  ['{"title":"ÖRNEK A.Ş.","n":[1,null]}', '7', '9007199254740993', 't', '812 2026-11-20', null],
  ['{}', '0', '1', 'f', '', null],
]

describe('a statement that is asked without the driver', () => {
  test('goes where the driver sends it, with the same values, and is read as the driver reads it', async () => {
    const sent = answering(async () => Response.json({ command: 'SELECT', rowCount: 2, fields: FIELDS, rows: structuredClone(ROWS) }))
    const asked = ['select $1, $2, $3', ['İŞ', 12, null]] as const
    const [ours, theirs] = [await db.ask(...asked), await neon(URL_OF).query(asked[0], [...asked[1]])]
    expect(ours).toEqual(theirs)
    expect(ours).toMatchObject([{ row: { title: 'ÖRNEK A.Ş.' }, count: 7, account: '9007199254740993', ready: true, overlay: null }, {}])
    const [mine, drivers] = sent as [Sent, Sent]
    expect([mine.url, mine.method, mine.body]).toEqual([drivers.url, drivers.method, drivers.body])
    expect(Object.keys(mine.headers)).toEqual(Object.keys(drivers.headers))
  })

  test('fails with what the database says', async () => {
    answering(async () => Response.json({ message: 'canceling statement', code: '57014', severity: 'ERROR' }, { status: 400 }))
    await expect(db.ask('select 1', [])).rejects.toMatchObject({ name: 'NeonDbError', message: 'canceling statement', code: '57014' })
    answering(async () => new Response('', { status: 503 }))
    await expect(db.ask('select 1', [])).rejects.toThrow('the database answered 503')
  })

  test('fails when there is no answer in three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answering(() => new Promise(() => {}))
    let error: unknown = null
    db.ask('select 1', []).catch((thrown: unknown) => (error = thrown))
    await vi.advanceTimersByTimeAsync(2999)
    expect(error).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'the database did not answer in time' })
  })
})
