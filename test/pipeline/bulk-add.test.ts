/**
 * A bulk add, stopped at every single request it makes: once before the request goes out and once after it was carried out but its answer
 * is lost. What is stored at the end is what an undisturbed run stores.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addRows, type GivenRow, startBulkAdd, sweepBulkAdds } from '../../lib/pipeline/bulk-add.ts'
import type { Job, Queue } from '../../lib/platform/queue.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

let store: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store?.close())

const GIVEN: GivenRow[] = [
  { office: 'istanbul', registryNo: '100-5', title: 'BİR' },
  { office: 'ANKARA', registryNo: '200', title: null },
  { office: 'ATLANTIS', registryNo: '1', title: null },
  { office: 'İSTANBUL', registryNo: '100', title: null },
  { office: 'İZMİR', registryNo: 'yok', title: null },
  { office: 'İZMİR', registryNo: '300', title: null },
]
const OUTCOMES = ['added', 'already', 'unknown_office', 'repeated', 'invalid_number', 'added']

class Stopped extends Error {}
type Fault = { at: number; when: 'before' | 'after' }

/** Runs a bulk add from its first message to its last, two rows a message; the request number `fault.at` fails. */
const run = async (fault: Fault | null): Promise<{ id: string; requests: number }> => {
  await store.empty(
    `insert into plans (id, company_allowance) values ('kucuk', 3)`,
    `insert into accounts (name, plan_id) values ('hesap', 'kucuk')`,
    `insert into companies (office, registry_no, registry_root) values ('ANKARA', '200', '200')`,
    `insert into preparations (company_id, stage) values (1, 'ready')`,
    `insert into follows (account_id, company_id, created_at) values (1, 1, now() - interval '1 day')`,
  )
  let count = 0
  const disturbed = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const mine = ++count
    if (fault?.at === mine && fault.when === 'before') throw new Stopped()
    const answer = await request()
    if (fault?.at === mine) throw new Stopped()
    return answer
  }
  const sent = new Set<string>()
  const waiting: Job[] = []
  const publish = (job: Job): Promise<void> =>
    disturbed(async () => {
      const key = job.deduplicationId ?? JSON.stringify(job)
      if (sent.has(key)) return
      sent.add(key)
      if (job.path === 'toplu-ekle') waiting.push(job)
    })
  const queue: Queue = { publish, publishAll: async (jobs) => void (await Promise.all(jobs.map(publish))) }
  // What starts is not disturbed: whoever asked learns whether it began.
  const sendings: Promise<void>[] = []
  const { id } = await startBulkAdd({ db: store.db, queue: () => queue, sent: (sending) => void sendings.push(sending) }, 1, GIVEN, false)
  await Promise.allSettled(sendings)
  const { fetch } = globalThis
  for (let turn = 0; turn < 20; turn++) {
    const job = waiting.shift()
    if (!job) {
      if ((await store.rowsOf(`select 1 from bulk_adds where finished_at is null`)).length === 0) break
      await sweepBulkAdds({ db: store.db, queue }, -1)
      continue
    }
    const spied = vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => disturbed(() => fetch(...args)))
    try {
      await addRows({ db: store.db, queue }, (job.body as { id: string }).id, 2)
    } catch {
      waiting.push(job)
    } finally {
      spied.mockRestore()
    }
  }
  return { id, requests: count }
}

const stored = async (id: string) => ({
  outcomes: (await store.rowsOf(`select outcome from bulk_add_rows where job_id = '${id}' order by row`)).map(({ outcome }) => outcome),
  followed: (await store.rowsOf('select c.office, c.registry_root from follows f join companies c on c.id = f.company_id order by 1'))
    .length,
  finished: (await store.rowsOf(`select finished_at is not null as done from bulk_adds where id = '${id}'`))[0]?.done,
})

test('stopped at any request it ends as an undisturbed one, and follows nothing twice', async () => {
  const { id, requests } = await run(null)
  const whole = await stored(id)
  expect(whole).toEqual({ outcomes: OUTCOMES, followed: 3, finished: true })
  expect(requests).toBeGreaterThan(5)
  for (let at = nextStep(0); at <= requests; at = nextStep(at))
    for (const when of ['before', 'after'] as const) {
      const { id: again } = await run({ at, when })
      expect({ at, when, ...(await stored(again)) }).toEqual({ at, when, ...whole })
    }
})

test.skipIf(REST)('over the allowance nothing begins', async () => {
  await run(null)
  const before = await store.rowsOf('select count(*)::int as n from bulk_adds')
  const many = Array.from({ length: 4 }, (_, at) => ({ office: 'BURSA', registryNo: String(900 + at), title: null }))
  const queue = (): Queue => {
    throw new Error('nothing is sent')
  }
  await expect(startBulkAdd({ db: store.db, queue, sent: () => undefined }, 1, many, false)).rejects.toMatchObject({
    code: 'quota_exhausted',
  })
  expect(await store.rowsOf('select count(*)::int as n from bulk_adds')).toEqual(before)
  expect(await store.rowsOf(`select 1 from companies where office = 'BURSA'`)).toEqual([])
})
