/** Mails to members over a real database: each thing is told once, whenever a run comes, twice or cut off at any step. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { mailOf } from '../../lib/http/mail/digest.ts'
import { type MailDeps, sendDigests, sendMail, sendUrgent, sweepMails } from '../../lib/pipeline/mails.ts'
import type { Mail } from '../../lib/platform/mail.ts'
import type { Job } from '../../lib/platform/queue.ts'
import { endMails, setMailWish, setUrgent } from '../../lib/store/mails.ts'
import { addCalendarChanges } from '../../lib/store/term-scans.ts'
import { openSteps } from '../support/jobs.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

type Store = Awaited<ReturnType<typeof openTestStore>>
let store: Store
let rowsOf: Store['rowsOf']
beforeAll(async () => {
  store = await openTestStore()
  rowsOf = store.rowsOf
})
afterAll(() => store?.close())

const MONDAY = '2026-11-23'
const steps = openSteps()
let sent: Mail[] = []
let jobs: Job[] = []
let isDying = false
const deps = (today: string): MailDeps => ({
  db: store.db,
  today,
  queue: {
    publish: (job) => steps.step(async () => void jobs.push(job)),
    publishAll: (all) => steps.step(async () => void jobs.push(...all)),
  },
  // as the protocol has it: a mail that was taken is not sent again
  send: (mail) => steps.step(async () => void (sent.some(({ id }) => id === mail.id) || sent.push(mail))),
  write: async (content, hits) => mailOf(content, hits, 'https://k.test', 'https://k.test/stop'),
})

beforeEach(async () => {
  steps.killAt(Infinity, 'before')
  isDying = false
  ;[sent, jobs] = [[], []]
  await store.empty(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p'), ('b', 'p')`,
    `insert into account_emails (email, account_id) values ('gunluk@a.test', 1), ('haftalik@a.test', 1), ('ivedi@a.test', 1), ('b@b.test', 2)`,
    `insert into companies (office, registry_root, registry_no, title) values ('ANKARA', '1', '1', 'BİR A.Ş.'), ('ANKARA', '2', '2', 'İKİ A.Ş.')`,
    `insert into follows (account_id, company_id, title) values (1, 1, 'BİR A.Ş.'), (2, 2, 'İKİ A.Ş.')`,
  )
  await change('eski', 'durum')
  await setMailWish(store.db, 'gunluk@a.test', { language: 'tr', rhythm: 'daily', immediate: false }, '2026-11-21')
  await setMailWish(store.db, 'haftalik@a.test', { language: 'en', rhythm: 'weekly', immediate: false }, '2026-11-21')
  await setMailWish(store.db, 'ivedi@a.test', { language: 'tr', rhythm: 'none', immediate: true }, '2026-11-21')
  await setMailWish(store.db, 'b@b.test', { language: 'tr', rhythm: 'daily', immediate: true }, '2026-11-21')
})

let made = 0
const change = async (name: string, category: 'durum' | 'yetkililer' = 'yetkililer', companyId = 1): Promise<void> => {
  await addCalendarChanges(store.db, [
    {
      companyId,
      change: {
        key: `${name} ${++made}`,
        kind: category === 'durum' ? 'durum' : 'yetkili-ayrilma',
        category,
        on: '2026-11-22',
        summary: { tr: `${name} oldu`, en: `${name} happened` },
        source: { factId: 'f', noticeId: 1, quote: '', verified: true },
        fields: {},
      },
    },
  ])
}

/** Goes on where a run was to die, as the queue and the next cron do. */
const dying = (run: Promise<unknown>): Promise<unknown> =>
  run.catch((error: unknown) => {
    if (!isDying) throw error
  })

/** Runs what the queue holds, each message twice, as a queue may; a lease that a dead run left is over by then. */
const settle = async (day: string): Promise<void> => {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { mailId } = job.body as { mailId: string }
    for (let tries = 0; tries < 3; tries++) {
      await dying(sendMail(deps(day), mailId))
      await rowsOf(`update mails set leased_until = null where done_at is null`)
    }
  }
}
const texts = (to: string): string[] => sent.filter((mail) => mail.to === to).map(({ text }) => text)

test.skipIf(REST)('a digest tells what came since the last, to each member in their language and rhythm', async () => {
  await change('ayrılma')
  await change('öteki', 'yetkililer', 2)
  expect(await sendDigests(deps('2026-11-22'))).toBe(2)
  expect(await sendDigests(deps('2026-11-22'))).toBe(0)
  await settle('2026-11-22')
  expect(sent.map(({ to }) => to).sort()).toEqual(['b@b.test', 'gunluk@a.test'])
  expect(texts('gunluk@a.test')[0]).toContain('BİR A.Ş.: 22.11.2026, ayrılma oldu')
  expect(texts('gunluk@a.test')[0]).not.toMatch(/öteki|eski oldu/)
  expect(texts('b@b.test')[0]).toContain('öteki oldu')

  await change('tasfiye', 'durum')
  await sendDigests(deps(MONDAY))
  await settle(MONDAY)
  expect(texts('gunluk@a.test')[1]).toContain('tasfiye oldu')
  expect(texts('gunluk@a.test')[1]).not.toContain('ayrılma')
  const [weekly] = sent.filter(({ to }) => to === 'haftalik@a.test')
  expect(weekly?.subject).toBe('Künye digest, 23 November 2026: 2 items')
  expect(weekly?.text).toContain('ayrılma happened')
  expect(weekly?.html).toContain('tasfiye happened')
  expect(weekly?.headers).toEqual({ 'List-Unsubscribe': '<https://k.test/stop>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  // nothing happened for who is written to daily
  await sendDigests(deps('2026-11-24'))
  await settle('2026-11-24')
  expect([texts('gunluk@a.test').length, texts('haftalik@a.test').length]).toEqual([2, 1])
  expect(await rowsOf(`select 1 from mails where done_at is null`)).toEqual([])
})

test.skipIf(REST)('the history of a company that one begins to follow is no news', async () => {
  await rowsOf(
    `insert into changes (company_id, key, kind, category, "on", detail, announced_at) values (1, 'tarih', 'durum', 'durum', '2020-01-01', '{}', now())`,
    `update changes set sequence = 99 where key = 'tarih'`,
    `update change_counter set last = 99`,
  )
  await setUrgent(store.db, 1, ['durum'])
  expect(await sendUrgent(deps(MONDAY))).toBe(0)
  await sendDigests(deps(MONDAY))
  await settle(MONDAY)
  expect(sent).toEqual([])
})

test.skipIf(REST)('what the account marks urgent goes at once to who wants it, and ends with their word', async () => {
  await setUrgent(store.db, 1, ['durum'])
  await change('istifa')
  expect(await sendUrgent(deps(MONDAY))).toBe(0)
  await change('konkordato', 'durum')
  expect(await sendUrgent(deps(MONDAY))).toBe(1)
  expect(await sendUrgent(deps(MONDAY))).toBe(0)
  await settle(MONDAY)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ivedi@a.test', 'Künye: BİR A.Ş.']])
  expect(sent[0]?.text).toContain('konkordato oldu')
  expect(sent[0]?.text).not.toContain('istifa')
  await change('iflas', 'durum')
  await sendUrgent(deps(MONDAY))
  await endMails(store.db, 'ivedi@a.test')
  await settle(MONDAY)
  expect(sent.length).toBe(1)
})

describe('a run that dies at any step', () => {
  test.each(['before', 'after'] as const)('%s it was done', async (when) => {
    await change('ilk')
    for (let at = nextStep(0); ; at = nextStep(at)) {
      const [day, name] = [addDays('2026-11-30', at), `gün ${at}.`]
      await change(name)
      sent = []
      steps.killAt(at, when)
      isDying = true
      await dying(sendDigests(deps(day)))
      await dying(sendDigests(deps(day)))
      await settle(day)
      await rowsOf(`update mails set created_at = now() - interval '1 hour' where done_at is null`)
      await dying(sweepMails(deps(day)))
      await settle(day)
      const told = texts('gunluk@a.test').flatMap((text) => [...text.matchAll(/gün (\d+)\./g)].map(([, number]) => Number(number)))
      expect({ at, when, told }).toEqual({ at, when, told: [at] })
      if (!steps.wasKilled()) return
    }
  })

  test.skipIf(REST)('and two runs at once make no mail twice', async () => {
    await change('biri')
    const made = await Promise.all(Array.from({ length: 5 }, () => sendDigests(deps(MONDAY))))
    expect(made.reduce((a, b) => a + b)).toBe(3)
  })
})
