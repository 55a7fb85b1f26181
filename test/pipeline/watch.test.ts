/** The daily watch over a real database: a new issue reaches the followed company, whatever is killed on the way. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { sweepPreparations } from '../../lib/pipeline/prepare.ts'
import { watchGazette, type Watched } from '../../lib/pipeline/watch.ts'
import type { Db } from '../../lib/platform/database.ts'
import type { NoticeReference } from '../../lib/platform/gazette-source.ts'
import { followCompany } from '../../lib/store/companies.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { openJobs } from '../support/jobs.ts'
import { nextStep, REST } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

let db: Db
/** Runs statements; the rows of the last. */
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let empty: (...statements: string[]) => Promise<void>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  ;({ db, rowsOf, empty, close } = await openTestStore())
})
afterAll(() => close())

const noticeOf = (file: string): { reference: NoticeReference; text: string } => {
  const { fields, text } = splitNoticeFile(readFileSync(new URL(`../../tools/stand-ins/notices/${file}.txt`, import.meta.url), 'utf8'))
  const of = (name: string): string => fields.get(name) ?? ''
  return {
    text,
    reference: {
      ref: of('Ref'),
      office: of('Office'),
      registryNo: of('Registry-No'),
      title: of('Title'),
      publishedOn: of('Published'),
      issue: of('Issue'),
      page: of('Page'),
      noticeType: of('Type'),
      pages: 1,
    },
  }
}
const founding = noticeOf('canli-makine-1-2023-02-14-kurulus')
const board = noticeOf('canli-makine-2-2026-02-17-yonetim-kurulu')
const strangers = Array.from({ length: 50 }, (_, at) => ({
  ...board,
  reference: { ...board.reference, ref: `baska-${at}`, registryNo: String(500_000 + at) },
}))
/** A Tuesday, the day of the new issue. */
const ISSUE_DAY = '2026-02-17'

/**
 * A followed company that is ready by the notice of its founding, a webhook, and a watch that has read every issue up to the day before.
 */
const prepared = async (today = ISSUE_DAY) => {
  await empty(
    `insert into plans (id, company_allowance) values ('p', 10)`,
    `insert into accounts (name, plan_id) values ('a', 'p')`,
    `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://example.com/', '{}', '')`,
    `insert into gazette_issues (day, state, settled_at) values (date '${ISSUE_DAY}' - 1, 'read', now())`,
  )
  const jobs = openJobs(db, today)
  jobs.print(founding.reference, founding.text)
  const { company } = await followCompany(db, 1, { office: 'İSTANBUL', registryNo: '912345-5', registryRoot: '912345', title: null })
  await jobs.settle(() => jobs.deps.queue.publish({ path: 'hazirlik', body: { companyId: company?.id, stage: 'notices' } }))
  const measured: string[] = []
  const watch = (day = today): Promise<Watched> =>
    watchGazette({
      ...jobs.deps,
      today: day,
      measured: async (outcome) => {
        measured.push(outcome)
      },
    })
  return { jobs, watch, measured }
}

const printIssue = ({ jobs }: Awaited<ReturnType<typeof prepared>>): void => {
  for (const { reference, text } of [board, ...strangers]) jobs.print(reference, text)
}

/** Everything that outlives a job, without the instants. */
const state = async (): Promise<unknown> => ({
  notices: await rowsOf('select id, ref, text is not null as has_text, extractor from notices order by id'),
  changes: await rowsOf('select id, sequence, key, detail from changes order by id'),
  deliveries: await rowsOf('select webhook_id, announcement_id, state from deliveries order by announcement_id, webhook_id'),
  announcements: await rowsOf('select id, categories, changes from announcements order by id'),
  preparations: await rowsOf('select company_id, stage, refresh, found, archived, processed, error from preparations order by company_id'),
  issues: await rowsOf('select day::text, state, issue, listed, matched from gazette_issues order by day'),
  companies: await rowsOf('select id, title, notice_count, last_notice_on::text from companies order by id'),
})

describe('a new issue', () => {
  test.skipIf(REST)("changes the profile of the followed company and nobody else's", async () => {
    const world = await prepared()
    const before = await rowsOf('select id, sequence from changes order by id')
    expect(before.length).toBeGreaterThan(3)
    expect(await rowsOf('select id from deliveries')).toEqual([])
    printIssue(world)
    await world.jobs.settle(async () => {
      expect(await world.watch()).toEqual({ read: 1, notices: 51, matched: 1, late: 0, failed: 0 })
    })

    expect(await rowsOf('select ref from notices order by id')).toEqual([{ ref: founding.reference.ref }, { ref: board.reference.ref }])
    expect(await rowsOf('select stage, refresh from preparations')).toEqual([{ stage: 'ready', refresh: null }])
    const added = await rowsOf(
      `select sequence::int, category, detail -> 'summary' ->> 'tr' as text from changes where id > ${before.at(-1)?.id as number} order by sequence`,
    )
    expect(added.map(({ sequence }) => sequence)).toEqual(added.map((_, at) => before.length + 1 + at))
    expect(added.length).toBeGreaterThan(0)
    expect(await rowsOf('select id, sequence from changes order by id limit ' + before.length)).toEqual(before)
    expect(await rowsOf('select jsonb_array_length(changes) as changes from announcements')).toEqual([{ changes: added.length }])
    expect(await rowsOf('select state from deliveries')).toEqual([{ state: 'pending' }])
    expect(await rowsOf('select count(*)::int as n from companies')).toEqual([{ n: 1 }])
    expect(world.measured).toEqual(['ok'])
  })

  test.skipIf(REST)('is read once: a second and a third run change nothing and do not ask for it', async () => {
    const world = await prepared()
    printIssue(world)
    await world.jobs.settle(() => world.watch())
    const after = await state()
    await world.jobs.settle(
      () => world.watch(),
      () => world.watch(),
    )
    expect(await state()).toEqual(after)
    expect(world.jobs.listings()).toBe(1)
  })

  test.skipIf(REST)('two runs at once add it once', async () => {
    const world = await prepared()
    printIssue(world)
    await world.jobs.settle(() => Promise.all([world.watch(), world.watch()]))
    expect(await rowsOf('select count(*)::int as n from notices')).toEqual([{ n: 2 }])
    expect(await rowsOf('select count(*)::int as n from deliveries')).toEqual([{ n: 1 }])
  })

  test.skipIf(REST)('settles its day when its listing is the same twice, hours apart; what came in between is taken in', async () => {
    const world = await prepared()
    const settled = async () => (await companyWithRecord(db, { accountId: 1, id: 1 }, ISSUE_DAY))?.settledOn
    const hoursLater = () => rowsOf('update gazette_issues set next_try_at = now()')
    for (const { reference, text } of strangers) world.jobs.print(reference, text)
    await world.jobs.settle(() => world.watch())
    expect(await settled()).toBe('2026-02-16')
    expect(await world.watch()).toMatchObject({ read: 0 })
    // the notice of the followed company was missing from the first listing
    world.jobs.print(board.reference, board.text)
    await hoursLater()
    await world.jobs.settle(async () => expect(await world.watch()).toMatchObject({ read: 1, matched: 1 }))
    expect(await settled()).toBe('2026-02-16')
    await hoursLater()
    expect(await world.watch()).toMatchObject({ read: 1, matched: 1 })
    expect(await settled()).toBe(ISSUE_DAY)
    await hoursLater()
    expect(await world.watch()).toMatchObject({ read: 0 })
  })

  test.skipIf(REST)('does not settle its day while pages of the issue are missing, however often the listing stays the same', async () => {
    const world = await prepared()
    const settled = async () => (await companyWithRecord(db, { accountId: 1, id: 1 }, ISSUE_DAY))?.settledOn
    const again = async () => {
      await rowsOf('update gazette_issues set next_try_at = now()')
      await world.jobs.settle(() => world.watch())
    }
    // the pieces: fifty notices of one page, later the one that lacked, on the page after
    const onPage = (reference: NoticeReference, page: string): NoticeReference => ({ ...reference, page })
    for (const { reference, text } of strangers) world.jobs.print(onPage(reference, '7'), text)
    world.jobs.setPages(ISSUE_DAY, 2)
    await world.jobs.settle(() => world.watch())
    for (let reading = 0; reading < 3; reading++) await again()
    expect(await settled()).toBe('2026-02-16')
    world.jobs.print(onPage(board.reference, '8'), board.text)
    await again()
    expect(await settled()).toBe('2026-02-16')
    await again()
    expect(await settled()).toBe(ISSUE_DAY)
    expect(await rowsOf('select ref from notices order by id')).toEqual([{ ref: founding.reference.ref }, { ref: board.reference.ref }])
  })

  test.skipIf(REST)('that is not listed the second time is not settled, and stays read', async () => {
    const world = await prepared()
    printIssue(world)
    await world.jobs.settle(() => world.watch())
    world.jobs.breakIssue(ISSUE_DAY, true)
    await rowsOf('update gazette_issues set next_try_at = now()')
    expect(await world.watch()).toMatchObject({ failed: 1 })
    expect(await rowsOf(`select state, settled_at, listing from gazette_issues where day = '${ISSUE_DAY}'`)).toEqual([
      { state: 'read', settled_at: null, listing: null },
    ])
  })

  test.skipIf(REST)('missed days are caught up, weekends pass by, a day without an issue is late before it is none', async () => {
    const world = await prepared()
    printIssue(world)
    // Wednesday to Monday: the watch did not run; only the issue of Tuesday was printed.
    await world.jobs.settle(async () => {
      expect(await world.watch('2026-02-23')).toMatchObject({ read: 1, matched: 1, late: 3, failed: 0 })
    })
    expect(await rowsOf(`select day::text, state from gazette_issues where day > '2026-02-16' order by day`)).toEqual([
      { day: '2026-02-17', state: 'read' },
      { day: '2026-02-18', state: 'open' },
      { day: '2026-02-19', state: 'open' },
      { day: '2026-02-20', state: 'open' },
      { day: '2026-02-21', state: 'none' },
      { day: '2026-02-22', state: 'none' },
      { day: '2026-02-23', state: 'open' },
    ])
    // of the three late ones, only what is three days back at most is worth a mark
    expect(world.measured).toEqual(['ok', 'slow'])
    expect(await rowsOf('select count(*)::int as n from deliveries')).toEqual([{ n: 1 }])
    await rowsOf('update gazette_issues set next_try_at = now()')
    await world.watch('2026-03-27')
    expect(await rowsOf(`select distinct state from gazette_issues where day between '2026-02-18' and '2026-02-23'`)).toEqual([
      { state: 'none' },
    ])
  })

  test.skipIf(REST)('of a day that is no business day is read when it is listed late; until then it holds nothing up', async () => {
    const world = await prepared()
    await rowsOf('update gazette_issues set settled_at = now()')
    // Monday: the days before were Saturday and Sunday
    await rowsOf(`insert into gazette_issues (day, state, settled_at) values ('2026-02-20', 'read', now())`)
    expect(await world.watch('2026-02-23')).toMatchObject({ read: 0, late: 0 })
    const saturday = () => rowsOf(`select state, next_try_at > now() as later from gazette_issues where day = '2026-02-21'`)
    expect(await saturday()).toEqual([{ state: 'none', later: true }])
    world.jobs.print({ ...board.reference, publishedOn: '2026-02-21' }, board.text)
    await rowsOf(`update gazette_issues set next_try_at = now() where day < '2026-02-23'`)
    await world.jobs.settle(async () => {
      expect(await world.watch('2026-02-23')).toMatchObject({ read: 1, matched: 1 })
    })
    expect(await saturday()).toEqual([{ state: 'read', later: true }])
    expect(await rowsOf('select count(*)::int as n from deliveries')).toEqual([{ n: 1 }])
    // what stayed without an issue for a month is asked for no more
    await rowsOf(`update gazette_issues set next_try_at = now()`)
    await world.watch('2026-04-23')
    expect(await rowsOf(`select day::text from gazette_issues where day = '2026-02-22' and next_try_at > now()`)).toEqual([])
  })

  test.skipIf(REST)('that comes late is read when it comes', async () => {
    const world = await prepared()
    expect(await world.watch()).toMatchObject({ read: 0, late: 0 })
    expect(await world.watch('2026-02-18')).toMatchObject({ read: 0 })
    expect(await rowsOf(`select state, attempts, next_try_at > now() as later from gazette_issues where day = '${ISSUE_DAY}'`)).toEqual([
      { state: 'open', attempts: 0, later: true },
    ])
    printIssue(world)
    await rowsOf('update gazette_issues set next_try_at = now()')
    await world.jobs.settle(async () => {
      expect(await world.watch('2026-02-18')).toMatchObject({ read: 1, matched: 1 })
    })
  })

  test.skipIf(REST)('that is broken is asked for again, less often each time, counts as failed, and holds up no other', async () => {
    const world = await prepared('2026-02-18')
    printIssue(world)
    world.jobs.breakIssue(ISSUE_DAY, true)
    world.jobs.print({ ...board.reference, ref: 'ertesi-gun', publishedOn: '2026-02-18', registryNo: '1' }, board.text)
    expect(await world.watch()).toEqual({ read: 0, notices: 0, matched: 0, late: 0, failed: 1 })
    expect(world.measured).toEqual(['failed'])
    expect(await rowsOf(`select state, attempts, error from gazette_issues where day = '${ISSUE_DAY}'`)).toEqual([
      { state: 'open', attempts: 1, error: 'gazette source: malformed list' },
    ])
    expect(await world.watch()).toMatchObject({ read: 1, matched: 0, failed: 0 })
    await rowsOf('update gazette_issues set next_try_at = now()')
    expect(await world.watch()).toMatchObject({ failed: 1 })
    expect(
      await rowsOf(
        `select attempts, round(extract(epoch from next_try_at - now()) / 60)::int as minutes from gazette_issues where day = '${ISSUE_DAY}'`,
      ),
    ).toEqual([{ attempts: 2, minutes: 40 }])
    world.jobs.breakIssue(ISSUE_DAY, false)
    await rowsOf('update gazette_issues set next_try_at = now()')
    await world.jobs.settle(async () => {
      expect(await world.watch()).toMatchObject({ read: 1, matched: 1, failed: 0 })
    })
    expect(await rowsOf('select count(*)::int as n from deliveries')).toEqual([{ n: 1 }])
  })

  test.skipIf(REST)('reaches a company in its first preparation through that preparation', async () => {
    const world = await prepared()
    await rowsOf(`update preparations set stage = 'archive'`)
    printIssue(world)
    await world.jobs.settle(() => world.watch())
    expect(await rowsOf('select stage, refresh from preparations')).toEqual([{ stage: 'archive', refresh: null }])
    await world.jobs.settle(() => world.jobs.deps.queue.publish({ path: 'hazirlik', body: { companyId: 1, stage: 'archive' } }))
    expect(await rowsOf('select stage, refresh, archived from preparations')).toEqual([{ stage: 'ready', refresh: null, archived: 2 }])
  })

  test.skipIf(REST)('missed while nobody followed is found when somebody follows again', async () => {
    const world = await prepared()
    await rowsOf('delete from follows')
    printIssue(world)
    await world.jobs.settle(async () => {
      expect(await world.watch()).toMatchObject({ matched: 0 })
    })
    const again = await followCompany(db, 1, { office: 'İSTANBUL', registryNo: '912345', registryRoot: '912345', title: null })
    expect(again).toMatchObject({ outcome: 'added', opened: true })
    expect(await rowsOf('select stage, refresh from preparations')).toEqual([{ stage: 'ready', refresh: 'notices' }])
    await world.jobs.settle(() => world.jobs.deps.queue.publish({ path: 'hazirlik', body: { companyId: 1, stage: 'notices' } }))
    expect(await rowsOf('select stage, refresh, archived from preparations')).toEqual([{ stage: 'ready', refresh: null, archived: 2 }])
  })
})

describe('killed at every step that leaves the process', () => {
  let untouched: unknown
  beforeEach(async () => {
    if (untouched !== undefined) return
    const world = await prepared()
    printIssue(world)
    await world.jobs.settle(() => world.watch())
    untouched = await state()
  })

  test.each(['before', 'after'] as const)('%s it was done, the end is the same', async (when) => {
    let at = nextStep(0)
    for (; ; at = nextStep(at)) {
      const world = await prepared()
      printIssue(world)
      world.jobs.killAt(at, when)
      await world.jobs.settle(() => world.watch())
      if (!world.jobs.wasKilled()) break
      // a message that was never handed over is sent again when nothing moved for a while
      await rowsOf(`update preparations set updated_at = now() - interval '1 hour'`)
      await world.jobs.settle(() => sweepPreparations(world.jobs.deps))
      expect(await state(), `killed ${when} step ${at}`).toEqual(untouched)
    }
    expect(at).toBeGreaterThan(15)
  })
})
