import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, ATTEMPTS_AT, ATTEMPTS_KEPT } from '../../lib/domain/webhook/attempt.ts'
import { deliver, type DeliverDeps, publishDeliveries, secretContext, sweepDeliveries } from '../../lib/pipeline/deliver.ts'
import type { Db } from '../../lib/platform/database.ts'
import type { Job } from '../../lib/platform/queue.ts'
import { openSecretBox } from '../../lib/platform/secret-box.ts'
import { announceChanges } from '../../lib/store/announcements.ts'
import { claimDelivery, deliveredNotification, type Notification } from '../../lib/store/deliveries.ts'
import { resendDelivery, updateWebhook } from '../../lib/store/webhooks.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

/** Tried whole by `npm test`. */
const whole = test.skipIf(REST)

const OWNER = { accountId: 1, sandbox: false }
const secrets = openSecretBox([{ id: 'k', key: Buffer.alloc(32, 7).toString('base64') }])
let store: Awaited<ReturnType<typeof openTestStore>>
let sealed: string
beforeAll(async () => {
  store = await openTestStore()
  sealed = await secrets.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', secretContext(1))
  await store.database.sql(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into companies (office, registry_root, registry_no, title) values ('ANKARA', '1', '1', 'BİR A.Ş.')`,
    `insert into follows (account_id, company_id) values (1, 1)`,
    `insert into notices (company_id, ref, notice_type, published_on) values (1, 'r', 'İlan', '2026-11-20')`,
  )
})
afterAll(() => store?.close())
beforeEach(() => store.database.sql('delete from webhooks', 'delete from announcements', 'delete from changes'))

type Row = {
  id: string
  webhook: number
  state: string
  attempts: number
  wait: number | null
  published: boolean
  error: string | null
  active: boolean
  failures: number
}
const deliveries = async (): Promise<Row[]> =>
  (
    await store.db.execute<{ row: Row }>(sql`
  select json_build_object('id', d.id, 'webhook', w.id, 'state', d.state, 'attempts', d.attempts, 'wait', extract(epoch from d.due_at - d.last_attempt_at)::int, 'published', d.published_at is not null,
    'error', d.error, 'active', w.active, 'failures', w.failures_in_row) as row from deliveries d join webhooks w on w.id = d.webhook_id order by w.id, d.created_at, d.id`)
  ).rows.map(({ row }) => row)

let keys = 0
const announce = async (webhooks: number, changes = 1): Promise<void> => {
  for (let at = 0; at < webhooks; at++) {
    await store.db.execute(
      sql`insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, ${`https://example.com/${at}`}, '{}', ${sealed})`,
    )
  }
  await announceMore(changes)
}
const announceMore = async (changes = 1): Promise<void> => {
  const detail = {
    kind: 'durum',
    category: 'durum',
    on: '2026-11-20',
    summary: { tr: 'Değişti', en: 'Changed' },
    source: { noticeId: 1, quote: 'x', verified: true },
    fields: {},
  }
  const rows = Array.from({ length: changes }, () =>
    store.db.execute(sql`
    insert into changes (company_id, key, kind, category, notice_id, detail) values (1, ${`k${keys++}`}, 'durum', 'durum', 1, ${JSON.stringify(detail)}::jsonb)`),
  )
  await store.db.batch([...rows, store.db.execute(announceChanges([1]))] as never)
}

/** A queue without delays: takes a deduplication id once, sends a message until it is done with. */
const openTestQueue = () => {
  const waiting: Job[] = []
  const known = new Set<string>()
  const take = (job: Job): void => {
    if (job.deduplicationId && known.has(job.deduplicationId)) return
    if (job.deduplicationId) known.add(job.deduplicationId)
    waiting.push(job)
  }
  return { waiting, publish: async (job: Job) => take(job), publishAll: async (jobs: Job[]) => jobs.forEach(take) }
}

/**
 * A world to deliver in. `at(n)` is called before and after each step that leaves the process (`n` counts them): where it throws, the
 * process dies there.
 */
const openWorld = ({
  answers,
  step = () => {},
}: {
  answers: (url: string, sent: number) => Answer
  step?: (count: number, when: 'before' | 'after') => void
}) => {
  const sent: { url: string; id: string }[] = []
  let count = 0
  const outside = async <T>(work: () => Promise<T>): Promise<T> => {
    const own = ++count
    step(own, 'before')
    const result = await work()
    step(own, 'after')
    return result
  }
  const queue = openTestQueue()
  const db = new Proxy(store.db, {
    get: (target, name) =>
      name === 'execute' ? (query: never) => outside(async () => await target.execute(query)) : (Reflect.get(target, name) as unknown),
  }) as Db
  const deps: DeliverDeps = {
    db,
    secrets,
    now: () => new Date(),
    random: () => 0.5,
    compose: (notification: Notification) => JSON.stringify(notification),
    queue: { publish: (job) => outside(() => queue.publish(job)), publishAll: (jobs) => outside(() => queue.publishAll(jobs)) },
    send: ({ url, id }) =>
      outside(async () => {
        sent.push({ url, id })
        return answers(url, sent.filter((other) => other.url === url).length)
      }),
  }
  /** Runs all messages, each again until it is done with; what died is over its lease by then. */
  const run = async (): Promise<void> => {
    for (let rounds = 0; queue.waiting.length > 0; rounds++) {
      if (rounds > 500) throw new Error('the queue does not get empty')
      const job = queue.waiting.shift() as Job
      const { deliveryId, attempt } = job.body as { deliveryId: string; attempt: number }
      const outcome = await deliver(deps, deliveryId, attempt).catch(() => 'died')
      if (outcome === 'done') continue
      await store.db.execute(sql`update deliveries set leased_until = null`)
      queue.waiting.push(job)
    }
  }
  return { deps, sent, queue, run, steps: () => count }
}
const ok: Answer = { kind: 'answered', status: 204, retryAfter: null }
const broken: Answer = { kind: 'answered', status: 500, retryAfter: null }

describe('a process that dies at any step', () => {
  const story = async (step: (count: number, when: 'before' | 'after') => void) => {
    await store.db.execute(sql`delete from webhooks`)
    await announce(2)
    const world = openWorld({ answers: (_, sent) => (sent <= 2 ? broken : ok), step })
    await publishDeliveries(world.deps).catch(() => undefined)
    await world.run()
    // the sweep, as the cron trigger runs it again and again; nothing of this story is an hour old
    for (let sweeps = 0; sweeps < 2; sweeps++) {
      await sweepDeliveries(world.deps, 0).catch(() => undefined)
      await world.run()
    }
    return world
  }

  test('loses nothing and sends nothing under two ids', async () => {
    const { steps } = await story(() => {})
    const total = steps()
    expect(total).toBeGreaterThan(20)
    for (let dies = nextStep(0); dies <= total; dies = nextStep(dies)) {
      for (const when of ['before', 'after'] as const) {
        let died = false
        const world = await story((count, at) => {
          if (died || count !== dies || at !== when) return
          died = true
          throw new Error('killed')
        })
        const rows = await deliveries()
        expect({ dies, when, states: rows.map(({ state }) => state) }).toEqual({ dies, when, states: ['succeeded', 'succeeded'] })
        for (const { id, webhook, attempts } of rows) {
          const own = world.sent.filter((request) => request.id === id)
          expect(new Set(own.map(({ url }) => url)).size).toBe(1)
          // a request whose answer died with the process is made again; every other attempt is recorded once
          expect({ dies, when, webhook, sent: own.length - attempts }).toEqual({
            dies,
            when,
            webhook,
            sent: attempts === 2 ? 1 : (expect.toBeOneOf([0, 1]) as number),
          })
          expect([2, 3]).toContain(attempts)
        }
        expect(new Set(world.sent.map(({ id }) => id)).size).toBe(2)
        expect(world.sent.length).toBeLessThanOrEqual(7)
      }
    }
  })
})

describe('the attempts of a delivery', () => {
  const kept = async (id: string) => (await deliveredNotification(store.db, OWNER, (await deliveries())[0]!.webhook, id))!.attempts

  whole('are all kept, the newest first: when, how long, what came of each; so is what failed before it succeeded', async () => {
    await announce(1)
    const answers: Answer[] = [{ kind: 'timeout' }, { kind: 'answered', status: 503, retryAfter: null }, ok]
    const world = openWorld({ answers: (_, sent) => answers[sent - 1] ?? ok })
    let clock = Date.parse('2026-11-22T10:00:00Z')
    world.deps.now = () => new Date((clock += 250))
    await publishDeliveries(world.deps)
    await world.run()
    const [{ id, state }] = (await deliveries()) as [Row]
    expect(state).toBe('succeeded')
    const made = await kept(id)
    expect(made).toMatchObject([
      { number: 3, httpStatus: 204, error: null },
      { number: 2, httpStatus: 503, error: 'status' },
      { number: 1, httpStatus: null, error: 'timeout' },
    ])
    expect(made.every(({ ms }) => ms === 250)).toBe(true)
    expect(made.map(({ at }) => at)).toEqual(
      made
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
  })

  whole('are bounded: of more than three rounds the last ones stay, the number goes on', async () => {
    await announce(1)
    const world = openWorld({ answers: () => broken })
    await publishDeliveries(world.deps)
    await world.run()
    for (let round = 0; round < 3; round++) {
      const [{ id, webhook }] = (await deliveries()) as [Row]
      await updateWebhook(store.db, OWNER, webhook, { url: null, categories: null, events: null, active: true })
      await resendDelivery(store.db, OWNER, webhook, id)
      await publishDeliveries(world.deps)
      await world.run()
    }
    const [{ id, attempts }] = (await deliveries()) as [Row]
    expect(attempts).toBe(4 * ATTEMPTS_AT.length)
    expect((await kept(id)).map(({ number }) => number)).toEqual(Array.from({ length: ATTEMPTS_KEPT }, (_, at) => attempts - at))
  })
})

describe('messages that come twice', () => {
  whole('one after the other: the attempt is made once', async () => {
    await announce(1)
    const world = openWorld({ answers: () => broken })
    const [{ id }] = (await deliveries()) as [Row]
    expect(await deliver(world.deps, id, 1)).toBe('done')
    expect(await deliver(world.deps, id, 1)).toBe('done')
    expect(await deliver(world.deps, id, 3)).toBe('done')
    expect(world.sent).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ attempts: 1, state: 'failed' }])
  })

  whole('at the same time: one makes it, the others are told to come again', async () => {
    await announce(1)
    const world = openWorld({ answers: () => ok })
    const [{ id }] = (await deliveries()) as [Row]
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliver(world.deps, id, 1)))
    expect(world.sent).toHaveLength(1)
    expect(outcomes).toContain('done')
    expect(await deliver(world.deps, id, 1)).toBe('done')
    expect(world.sent).toHaveLength(1)
  })

  whole('or of something that is gone: nothing happens', async () => {
    const world = openWorld({ answers: () => ok })
    expect(await deliver(world.deps, 'tsl_yok', 1)).toBe('done')
    await announce(1)
    const [{ id }] = (await deliveries()) as [Row]
    await store.database.sql('delete from webhooks')
    expect(await deliver(world.deps, id, 1)).toBe('done')
    expect(world.sent).toEqual([])
  })
})

whole('a delivery carries the changes its webhook wants, with their notices', async () => {
  await announce(1, 2)
  const [{ id }] = (await deliveries()) as [Row]
  const claimed = await claimDelivery(store.db, id, 1)
  expect(claimed).toMatchObject({
    attempts: 0,
    round: 1,
    health: { active: true, failuresInRow: 0, lastCounted: null },
    webhook: { accountId: 1, url: 'https://example.com/0', secrets: [sealed] },
    notification: {
      id,
      company: { id: 1, title: 'BİR A.Ş.' },
      categories: ['durum'],
      changes: [{ category: 'durum' }, { category: 'durum' }],
      notices: [{ id: 1, publishedOn: '2026-11-20', noticeType: 'İlan' }],
    },
  })
})

whole('each attempt is handed to the queue with its wait, and the tenth is the last', async () => {
  await announce(1)
  const world = openWorld({ answers: () => broken })
  await publishDeliveries(world.deps)
  const waits: (number | undefined)[] = []
  for (let attempt = 1; attempt <= 10; attempt++) {
    const [job] = world.queue.waiting.splice(0) as [Job]
    expect(job).toMatchObject({ path: 'teslim', body: { attempt }, flow: { parallelism: 5 } })
    expect(job.deduplicationId).toMatch(/^[\w-]+$/)
    waits.push(job.delaySeconds)
    await deliver(world.deps, (job.body as { deliveryId: string }).deliveryId, attempt)
  }
  expect(world.queue.waiting).toEqual([])
  expect(waits).toEqual([0, 5, 295, 1500, 5400, 10_800, 18_000, 14_400, 21_600, 14_400])
  expect(await deliveries()).toMatchObject([{ state: 'given_up', attempts: 10, failures: 1, active: true }])
})

whole('failures at the same moment count once, and a success among them is not lost', async () => {
  await announce(1)
  for (let more = 1; more < 12; more++) await announceMore()
  const world = openWorld({ answers: (_, sent) => (sent === 6 ? ok : broken) })
  await Promise.all((await deliveries()).map(({ id }) => deliver(world.deps, id, 1)))
  const rows = await deliveries()
  expect(rows.map(({ state }) => state).sort()).toEqual([...Array<string>(11).fill('failed'), 'succeeded'])
  expect(rows[0]!.failures).toBeLessThanOrEqual(1)
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true)
})

describe('a webhook whose receiver is gone', () => {
  whole('is paused at the twentieth failure; what waits is sent when it is resumed', async () => {
    await announce(1)
    const world = openWorld({ answers: (_, sent) => (sent <= 20 ? broken : ok) })
    for (let failure = 1; failure <= 20; failure++) {
      if (failure > 1) await announceMore()
      const fresh = (await deliveries()).find(({ attempts }) => attempts === 0) as Row
      await deliver(world.deps, fresh.id, 1)
      expect((await deliveries())[0]).toMatchObject({ failures: failure, active: failure < 20 })
      await store.database.sql(`update webhooks set last_failure_counted_at = last_failure_counted_at - interval '61 seconds'`)
    }
    await announceMore(3)
    world.queue.waiting.length = 0
    expect(await sweepDeliveries(world.deps, 0)).toBe(0)
    const before = await deliveries()
    expect(before).toHaveLength(21)
    expect(before.every(({ state }) => state === 'failed' || state === 'pending')).toBe(true)
    expect(await deliver(world.deps, before[0]!.id, 2)).toBe('done')
    expect(world.sent).toHaveLength(20)

    expect(
      await updateWebhook(store.db, OWNER, before[0]!.webhook, { url: null, categories: null, events: null, active: true }),
    ).toMatchObject({
      active: true,
      failuresInRow: 0,
    })
    expect(await publishDeliveries(world.deps)).toBe(21)
    expect(world.queue.waiting.every(({ delaySeconds }) => delaySeconds === 0)).toBe(true)
    await world.run()
    const after = await deliveries()
    expect(after.map(({ id, state }) => [id, state])).toEqual(before.map(({ id }) => [id, 'succeeded']))
    expect(new Set(world.sent.slice(20).map(({ id }) => id)).size).toBe(21)
  })

  whole('410 pauses at once; resumed, the same delivery is sent', async () => {
    await announce(1)
    const world = openWorld({ answers: (_, sent) => (sent === 1 ? { kind: 'answered', status: 410, retryAfter: null } : ok) })
    await publishDeliveries(world.deps)
    await world.run()
    const [{ id, webhook }] = (await deliveries()) as [Row]
    expect(await deliveries()).toMatchObject([{ state: 'failed', error: 'gone', active: false, failures: 1 }])
    expect(await sweepDeliveries(world.deps, 0)).toBe(0)
    await updateWebhook(store.db, OWNER, webhook, { url: null, categories: null, events: null, active: true })
    await publishDeliveries(world.deps)
    await world.run()
    expect(await deliveries()).toMatchObject([{ id, state: 'succeeded', attempts: 2 }])
  })

  whole('Retry-After moves the next attempt', async () => {
    await announce(1)
    const world = openWorld({ answers: () => ({ kind: 'answered', status: 429, retryAfter: '7200' }) })
    const [{ id }] = (await deliveries()) as [Row]
    await deliver(world.deps, id, 1)
    expect(world.queue.waiting[0]?.delaySeconds).toBe(7200)
    expect(await deliveries()).toMatchObject([{ wait: 7200 }])
  })
})

whole('a delivery that is over is sent again under its id, in a new round', async () => {
  await announce(1)
  const world = openWorld({ answers: (_, sent) => (sent === 2 ? broken : ok) })
  await publishDeliveries(world.deps)
  await world.run()
  const [{ id, webhook }] = (await deliveries()) as [Row]
  expect(await resendDelivery(store.db, { accountId: 2, sandbox: false }, webhook, id)).toBeNull()
  expect(await resendDelivery(store.db, OWNER, webhook + 1, id)).toBeNull()
  expect(await resendDelivery(store.db, OWNER, webhook, id)).toMatchObject({ id, state: 'pending', attempts: 1 })
  await publishDeliveries(world.deps, { id })
  const [job] = world.queue.waiting as [Job]
  await deliver(world.deps, id, 2)
  expect(job.body).toEqual({ deliveryId: id, attempt: 2 })
  expect(world.queue.waiting.at(-1)?.delaySeconds).toBe(5)
  await world.run()
  expect(await deliveries()).toMatchObject([{ id, state: 'succeeded', attempts: 3 }])
  expect(world.sent.map((request) => request.id)).toEqual([id, id, id])
})

whole('a thousand webhooks on one company: a thousand deliveries, each with its own flow', async () => {
  await announce(1)
  await store.database.sql('delete from deliveries')
  await store.database.sql(
    `insert into webhooks (account_id, sandbox, url, categories, secret) select 1, false, 'https://example.com/' || n, '{}', '${sealed}' from generate_series(1, 999) n`,
  )
  await announceMore()
  const world = openWorld({ answers: () => ok })
  expect(await publishDeliveries(world.deps)).toBe(1000)
  expect(world.queue.waiting).toHaveLength(1000)
  expect(new Set(world.queue.waiting.map(({ flow }) => flow?.key)).size).toBe(1000)
  expect(await publishDeliveries(world.deps)).toBe(0)
})
