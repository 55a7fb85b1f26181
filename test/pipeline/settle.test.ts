/** Settling cases, over a real database: two sides, readings that come later, members at once, processes that die. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { startReader } from '../../tools/stand-ins/reader.ts'
import { draftsFor } from '../../lib/domain/settling/tries.ts'
import type { Stated } from '../../lib/domain/settling/stated.ts'
import { answerOn } from '../../lib/domain/watch/authority.ts'
import { askDueWatches } from '../../lib/pipeline/authority.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { askAboutWaiting, askSecondReader } from '../../lib/pipeline/second-reading.ts'
import { scanSpan } from '../../lib/pipeline/scan-terms.ts'
import { settle, type Settler, type Settling, undo, undoAsked, withdrawUndo } from '../../lib/pipeline/settle.ts'
import type { Db } from '../../lib/platform/database.ts'
import { openSecondReader } from '../../lib/platform/second-reader.ts'
import { listTermEnds } from '../../lib/store/companies.ts'
import { bringCompany, bringNotice } from '../../lib/store/brought.ts'
import { caseCounts, settledCases } from '../../lib/store/desk-report.ts'
import { caseDetail, listCases, nextCase, OPEN_STATES } from '../../lib/store/desk.ts'
import { objectionTo } from '../../lib/domain/settling/cases.ts'
import { listObjections, raiseObjection } from '../../lib/store/objections.ts'
import { createWatch } from '../../lib/store/watches.ts'
import { inbox, workday } from '../../lib/store/workspace.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { ALL, drawn, REST, sampled } from '../support/sampled.ts'
import { openTestStore } from '../support/store.ts'

/** Tried whole by `npm test`. */
const whole = test.skipIf(REST)

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T09:00:00Z')
const CLAUSE =
  "Ortaklar, 10.8.2026 tarihinden itibaren müdür Hasan Varsayım'ın yanında Ayşe Uydurma'nın da bulunması hususunda mutabık kalmışlardır."
/** Clauses of notices that speak of nobody: one person closes them. */
const HARMLESS = /mutabık/

let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let close = async (): Promise<void> => {}
let id = ''
let lastOfHistory = 0

const ours = (email: string): Settler => ({ accountId: 1, sandbox: false, operator: false, email })
const operators = (email: string): Settler => ({ accountId: 2, sandbox: false, operator: true, email })
const clock = () => ({ db, now: NOW, today: TODAY })
const manager = (more: Record<string, unknown> = {}): Stated =>
  ({
    kind: 'appointment',
    person: 'Ayşe Uydurma',
    role: 'manager',
    legal_entity: null,
    from: '2026-08-10',
    until: null,
    term_years: null,
    quote: CLAUSE,
    ...more,
  }) as Stated
const stating = (more: Partial<Settling> = {}): Settling => ({
  decision: 'facts',
  facts: [manager()],
  replaces: [],
  reason: 'Sözler açık',
  ...more,
})
const NOTHING: Settling = { decision: 'nothing', facts: [], replaces: [], reason: 'Bir şey demiyor' }

const managers = async (accountId: number): Promise<string[]> =>
  ((await companyWithRecord(db, { accountId, id: 1 }, TODAY))?.record?.facts ?? []).flatMap((fact) =>
    fact.kind === 'appointment' && /Uydurma/.test(fact.person) ? [`${fact.by?.role ?? 'reader'}`] : [],
  )
const openIds = async (settler: Settler): Promise<string[]> =>
  (await listCases(db, settler, { company: null, why: null, states: OPEN_STATES, minWeight: 0, limit: 100, offset: 0 })).cases.map(
    (one) => `${one.state} ${one.id}`,
  )

beforeAll(async () => {
  const store = await openTestStore()
  ;({ db, close } = store)
  rowsOf = store.rowsOf
  const notices = new URL('../../tools/stand-ins/notices/', import.meta.url)
  const company = await bringCompany(db, { code: null, office: 'ANKARA', registryNo: '990003', registryRoot: '990003' })
  for (const [at, name] of ['1-2020-10-13-kurulus', '5-2026-08-25-adres'].entries()) {
    const { text } = splitNoticeFile(readFileSync(new URL(`deneme-limited-${name}.txt`, notices), 'utf8'))
    await bringNotice(db, company, {
      ref: `r${at}`,
      title: null,
      publishedOn: name.slice(2, 12),
      issue: `${at}`,
      page: '1',
      noticeType: 'İlan',
      text: at === 1 ? text.replace(/\n\n\(9/, `\nMÜDÜRLER\n${CLAUSE}\n\n(9`) : text,
      whole: true,
      pdfKey: null,
      places: null,
    })
  }
  await buildProfile(db, company, TODAY)
  await rowsOf(
    `insert into plans (id, company_allowance) values ('p', 9)`,
    `insert into accounts (name, plan_id, operator) values ('a', 'p', false), ('isletmeci', 'p', true), ('b', 'p', false)`,
    `insert into account_emails (email, account_id, role) values ('a1@x', 1, 'settler'), ('a2@x', 1, 'settler'), ('o1@x', 2, 'settler'), ('o2@x', 2, 'settler'), ('uye@x', 1, 'member')`,
    `insert into follows (account_id, company_id) values (1, 1), (3, 1)`,
    `update preparations set stage = 'ready'`,
    `insert into webhooks (account_id, sandbox, url, categories, secret) values (1, false, 'https://a.test/', '{}', 'x'), (3, false, 'https://b.test/', '{}', 'x')`,
  )
  id = String((await rowsOf(`select id from cases where clause ->> 'text' like '%mutabık%'`))[0]!.id)
  lastOfHistory = Number((await rowsOf('select max(id) as last from changes'))[0]!.last)
})
afterAll(() => close())
/** As it was before anybody decided. */
const reset = async (): Promise<void> => {
  await rowsOf(
    'delete from settlements',
    'delete from deliveries',
    'delete from announcements',
    // what the operator settled is told as a notice's own
    `delete from account_changes where change_id > ${lastOfHistory}`,
    `delete from changes where id > ${lastOfHistory}`,
  )
  await rowsOf(`update notices set extractor = null`)
  await buildProfile(db, 1, TODAY)
}
beforeEach(reset)

describe('who decides for whom', () => {
  whole('two of an account for it alone, told once to it', async () => {
    expect(await settle(clock(), ours('a1@x'), id, stating())).toEqual({ holds: false })
    expect(await settle(clock(), ours('a2@x'), id, stating({ facts: [manager({ person: 'AYŞE UYDURMA' })] }))).toEqual({ holds: true })
    expect([await managers(1), await managers(3)]).toEqual([['account'], []])
    expect(await rowsOf(`select w.url from deliveries d join webhooks w on w.id = d.webhook_id`)).toEqual([{ url: 'https://a.test/' }])
    // what comes later tells it no second time
    await rowsOf(`update notices set extractor = null`)
    await buildProfile(db, 1, TODAY)
    expect(await rowsOf(`select 1 from announcements`)).toHaveLength(1)
    expect(await managers(1)).toEqual(['account'])
  })

  whole('two of the operator for all, who complete the section; one of them decides nothing', async () => {
    expect(await settle(clock(), operators('o1@x'), id, stating())).toEqual({ holds: false })
    expect(await managers(3)).toEqual([])
    expect(await settle(clock(), operators('o2@x'), id, stating())).toEqual({ holds: true })
    expect([await managers(1), await managers(3)]).toEqual([['operator'], ['operator']])
    expect(
      (await rowsOf(`select w.url from deliveries d join webhooks w on w.id = d.webhook_id order by 1`)).map(({ url }) => url),
    ).toEqual(['https://a.test/', 'https://b.test/'])
    expect(await openIds(ours('a1@x'))).not.toContainEqual(expect.stringContaining(id))
    expect(await undo(clock(), operators('o1@x'), id, 'Yanlış')).toEqual({ undone: false })
    expect([await managers(1), await managers(3)]).toEqual([['operator'], ['operator']])
    expect(await undo(clock(), operators('o2@x'), id, 'Yanlış')).toEqual({ undone: true })
    expect([await managers(1), await managers(3)]).toEqual([[], []])
    expect(await openIds(ours('a1@x'))).toContain(`open ${id}`)
  })

  whole('an account and the operator that decide differently leave it open for that account', async () => {
    for (const email of ['a1@x', 'a2@x']) await settle(clock(), ours(email), id, NOTHING)
    expect(
      (await companyWithRecord(db, { accountId: 1, id: 1 }, TODAY))?.record?.notices
        .flatMap(({ unread }) => unread)
        .filter(({ text }) => HARMLESS.test(text)),
    ).toEqual([])
    for (const email of ['o1@x', 'o2@x']) await settle(clock(), operators(email), id, stating())
    const unread = (await companyWithRecord(db, { accountId: 1, id: 1 }, TODAY))?.record?.notices.flatMap((notice) => notice.unread)
    expect(unread).toContainEqual(expect.objectContaining({ why: 'rival' }))
    expect(
      (await companyWithRecord(db, { accountId: 3, id: 1 }, TODAY))?.record?.notices.flatMap((notice) => notice.unread),
    ).not.toContainEqual(expect.objectContaining({ why: 'rival' }))
  })

  whole.each<[string, Settler, string]>([
    ['a member of another role', ours('uye@x'), ''],
    ['somebody unknown', ours('kimse@x'), ''],
    ['one of an account that does not follow the company', { ...ours('a1@x'), accountId: 2 }, ''],
    ['one who says to be the operator’s', { ...ours('a1@x'), operator: true }, ''],
    ['one whose account follows no longer', ours('a1@x'), `delete from follows where account_id = 1`],
    ['one whose role was taken', ours('a1@x'), `update account_emails set role = 'reader' where email = 'a1@x'`],
  ])('%s settles nothing', async (_, settler, before) => {
    if (before) await rowsOf(before)
    await expect(settle(clock(), settler, id, stating())).rejects.toMatchObject({ code: 'not_found' })
    expect(await rowsOf('select 1 from settlements')).toEqual([])
    await rowsOf(
      `insert into follows (account_id, company_id) values (1, 1) on conflict do nothing`,
      `update account_emails set role = 'settler' where email = 'a1@x'`,
    )
  })
})

whole('the next case is one that waits for this member: what he decided is passed by, what he skipped comes again at the end', async () => {
  const more = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'].map((end) => id.replace(/-.*/, `-${end}`))
  for (const other of more)
    await rowsOf(`insert into cases (company_id, id, notice_id, why, clause, fact_id, sections, people, weight)
      select company_id, '${other}', notice_id, why, clause, fact_id, sections, people, weight from cases where id = '${id}'`)
  const order = (await openIds(ours('a1@x'))).map((line) => line.split(' ')[1]!)
  const [one, two, three] = order
  expect(order).toHaveLength(3)
  const next = (email: string, after: string) => nextCase(db, ours(email), after)
  expect([await next('a1@x', one!), await next('a1@x', two!), await next('a1@x', three!)]).toEqual([two, three, one])
  await settle(clock(), ours('a1@x'), id, stating())
  const rest = order.filter((each) => each !== id)
  expect(rest).toContain(await next('a1@x', id))
  expect([await next('a1@x', rest[0]!), await next('a1@x', rest[1]!)]).toEqual([rest[1], rest[0]])
  expect(new Set([await next('a2@x', rest[0]!), await next('a2@x', rest[1]!)])).toContain(id)
  await rowsOf(`delete from cases where id in ('${more.join("', '")}')`)
})

describe('what two made hold', () => {
  beforeEach(async () => {
    for (const email of ['a1@x', 'a2@x']) await settle(clock(), ours(email), id, stating())
  })

  whole('is undone by two: one asks, as often as he likes, another agrees', async () => {
    expect(await undo(clock(), ours('a1@x'), id, 'Yanlış kişi')).toEqual({ undone: false })
    expect(await undo(clock(), ours('a1@x'), id, 'Yine')).toEqual({ undone: false })
    expect(await managers(1)).toEqual(['account'])
    expect(undoAsked((await caseDetail(db, ours('a2@x'), id, TODAY))!)).toMatchObject({ by: 'a1@x', reason: 'Yanlış kişi' })
    expect(await undo(clock(), ours('a2@x'), id, 'Evet')).toEqual({ undone: true })
    expect(await managers(1)).toEqual([])
    expect(await openIds(ours('a1@x'))).toContain(`open ${id}`)
    await expect(undo(clock(), ours('a1@x'), id, 'Yine')).rejects.toMatchObject({ code: 'not_found' })
  })

  whole('is not undone where who asked withdraws it: nobody else can, and the next request begins anew', async () => {
    await undo(clock(), ours('a1@x'), id, 'Yanlış kişi')
    await expect(withdrawUndo(clock(), ours('a2@x'), id)).rejects.toMatchObject({ code: 'not_found' })
    await withdrawUndo(clock(), ours('a1@x'), id)
    expect(undoAsked((await caseDetail(db, ours('a2@x'), id, TODAY))!)).toBeNull()
    await expect(withdrawUndo(clock(), ours('a1@x'), id)).rejects.toMatchObject({ code: 'not_found' })
    // one request now is one again: it takes another member
    expect(await undo(clock(), ours('a2@x'), id, 'Yanlış')).toEqual({ undone: false })
    expect(await managers(1)).toEqual(['account'])
    expect(await undo(clock(), ours('a1@x'), id, 'Evet')).toEqual({ undone: true })
    await expect(withdrawUndo(clock(), ours('a2@x'), id)).rejects.toMatchObject({ code: 'not_found' })
  })

  whole('nobody undoes alone by deciding otherwise; what one decided alone, one undoes', async () => {
    await expect(settle(clock(), ours('a1@x'), id, NOTHING)).rejects.toMatchObject({ code: 'invalid_parameter', field: 'karar' })
    expect(await settle(clock(), ours('a1@x'), id, stating())).toEqual({ holds: true })
    expect(await managers(1)).toEqual(['account'])
    for (const email of ['a1@x', 'a2@x']) await undo(clock(), ours(email), id, 'Yanlış')
    await settle(clock(), ours('a1@x'), id, stating())
    expect(await undo(clock(), ours('a2@x'), id, 'Yanlış')).toEqual({ undone: true })
  })
})

describe('what hangs on it', () => {
  const UNTIL = '2026-12-21'
  // those who founded it were managers without a term
  const LEAVE = ['Hasan Varsayım', 'Zeynep Kurgusal'].map(
    (person) => ({ kind: 'departure', person, role: 'manager', on: '2026-08-10', reason: 'other', quote: CLAUSE }) as Stated,
  )
  const decide = async (settlers: readonly Settler[]): Promise<void> => {
    for (const settler of settlers) await settle(clock(), settler, id, stating({ facts: [manager({ until: UNTIL }), ...LEAVE] }))
  }
  const takeBack = async (settlers: readonly Settler[]): Promise<void> => {
    for (const settler of settlers) await undo(clock(), settler, id, 'Yanlış')
  }
  const [OURS, OPERATORS] = [
    [ours('a1@x'), ours('a2@x')],
    [operators('o1@x'), operators('o2@x')],
  ]
  const events = async () =>
    await rowsOf(
      `select account_id::int as account, event, detail ->> 'neden' as why, detail ->> 'yeni' as now from account_events order by account_id, sequence`,
    )
  const watching = async (accountId: number): Promise<void> => {
    const question = { person: 'Hasan Varsayım', coSigners: [], transaction: null, amount: null, currency: 'TRY' }
    const [{ version }] = (await rowsOf('select version from profiles where company_id = 1')) as [{ version: string }]
    const record = (await companyWithRecord(db, { accountId, id: 1 }, TODAY))!.record
    const asked = { question, answer: answerOn(record, question, TODAY), until: '2027-12-31', version: Number(version), askedOn: TODAY }
    expect((await createWatch(db, accountId, 1, asked, 10)).watch).not.toBeNull()
  }
  beforeEach(async () => {
    await rowsOf('delete from authority_watches', 'delete from account_events', 'update companies set retrieved_at = now()')
    await buildProfile(db, 1, TODAY)
  })

  afterAll(async () => {
    await rowsOf('update companies set retrieved_at = null')
  })

  whole.each([
    ['an account', OURS, [1]],
    ['the operator', OPERATORS, [1, 3]],
  ])('a watch turns with the decision of %s, in its transaction, and again when it is undone', async (_, settlers, told) => {
    for (const account of [1, 3]) await watching(account)
    await decide(settlers)
    const turned = (await events()).filter(({ event }) => event === 'yetki.degisiklik')
    expect(turned.map(({ account, why }) => [account, why])).toEqual(told.map((account) => [account, 'karar']))
    expect(new Set(turned.map(({ now }) => now))).toEqual(new Set(['yetkili_degil']))
    await takeBack(settlers)
    expect((await events()).filter(({ event }) => event === 'yetki.degisiklik')).toHaveLength(2 * told.length)
    // nothing is left for the next sweep to tell
    expect(await askDueWatches(db, TODAY)).toMatchObject({ turned: 0 })
  })

  const ends = async (accountId: number): Promise<string[]> =>
    (await listTermEnds(db, { accountId, sandbox: false }, '2027-12-31'))
      .filter(({ person }) => /Uydurma/.test(person))
      .map(({ endsOn }) => endsOn)

  whole('the end of a term that an account settled is told to it alone, by the list and by the night', async () => {
    await decide(OURS)
    expect([await ends(1), await ends(3)]).toEqual([[UNTIL], []])
    // a later build keeps it
    await buildProfile(db, 1, TODAY)
    expect([await ends(1), await ends(3)]).toEqual([[UNTIL], []])
    await scanSpan(db, { after: '2026-11-20', until: TODAY })
    const night = `select account_id::int as account from changes where origin = 'calendar' and detail ->> 'key' like '%gorev-suresi%${UNTIL}:30'`
    expect(await rowsOf(night)).toEqual([{ account: 1 }])
    await scanSpan(db, { after: UNTIL, until: '2026-12-23' })
    expect(
      await rowsOf(
        `select distinct account_id::int as account from changes where origin = 'calendar' and detail ->> 'key' like '%suresi_dolmus%'`,
      ),
    ).toEqual([{ account: 1 }])
    expect((await inbox(db, 3, 'uye@x', { unreadOnly: false, category: null, limit: 9, offset: 0 })).changes).toEqual([])
    await rowsOf(
      `delete from account_changes where change_id in (select id from changes where origin = 'calendar')`,
      `delete from changes where origin = 'calendar'`,
    )
    await takeBack(OURS)
    expect([await ends(1), await ends(3)]).toEqual([[], []])
  })

  whole('changes that an account settled are in its own inbox, and in nobody’s else', async () => {
    await rowsOf(
      `insert into account_emails (email, account_id, role) values ('b1@x', 3, 'member') on conflict do nothing`,
      `update follows set created_at = now() - interval '1 day'`,
    )
    await decide(OURS)
    const page = { unreadOnly: false, category: null, limit: 9, offset: 0 }
    const settled = async (accountId: number, email: string) =>
      (await inbox(db, accountId, email, page)).changes.filter(({ detail }) => /Uydurma/i.test(detail.summary.tr)).length
    expect([(await settled(1, 'a1@x')) > 0, await settled(3, 'b1@x')]).toEqual([true, 0])
    const changed = async (accountId: number) =>
      (await workday(db, accountId, new Date(NOW.getTime() - 86_400_000 * 400), 9)).changes.filter(({ detail }) =>
        /Uydurma/i.test(detail.summary.tr),
      ).length
    expect([(await changed(1)) > 0, await changed(3)]).toEqual([true, 0])
    await takeBack(OURS)
    expect(await settled(1, 'a1@x')).toBe(0)
  })
})

describe('at once', () => {
  whole('two members who agree at the same moment make one decision', async () => {
    const both = await Promise.all([settle(clock(), ours('a1@x'), id, stating()), settle(clock(), ours('a2@x'), id, stating())])
    expect(both.map(({ holds }) => holds).sort()).toEqual([false, true])
    expect(await managers(1)).toEqual(['account'])
    expect(await rowsOf('select 1 from deliveries')).toHaveLength(1)
  })

  whole('two who differ lose nothing: both stand and the case is open', async () => {
    await Promise.all([settle(clock(), ours('a1@x'), id, stating()), settle(clock(), ours('a2@x'), id, NOTHING)])
    expect(await openIds(ours('a1@x'))).toContain(`disputed ${id}`)
    expect(await rowsOf('select 1 from settlements where undone_at is null')).toHaveLength(2)
  })

  whole('a company read anew meanwhile', async () => {
    const [built, decided] = await Promise.all([buildProfile(db, 1, TODAY), settle(clock(), operators('o1@x'), id, stating())])
    expect([built, decided]).toEqual([undefined, { holds: false }])
    await Promise.all([buildProfile(db, 1, TODAY), settle(clock(), operators('o2@x'), id, stating())])
    await buildProfile(db, 1, TODAY)
    expect(await managers(3)).toEqual(['operator'])
  })
})

/** A later reading of the notice, written as a better reader would have: without the clause, and with these facts. */
const readLater = async (person: string | null): Promise<void> => {
  await rowsOf(`update notices set unread = '[]' where ref = 'r1'`)
  if (person !== null)
    await rowsOf(`insert into facts (notice_id, id, company_id, kind, statement, quote, start, "end", verified, extractor)
      select n.id, 'later', 1, 'appointment', '${JSON.stringify({ person, role: 'manager', legal_entity: null, from: '2026-08-10', until: null, term_years: null, decided: '2026-08-19' })}', 'x',
        strpos(n.text, 'Ortaklar, 10.8') + 3, strpos(n.text, 'Ortaklar, 10.8') + 60, true, n.extractor from notices n where ref = 'r1'`)
  await buildProfile(db, 1, TODAY)
}

describe('a later reading', () => {
  beforeEach(async () => {
    for (const email of ['a1@x', 'a2@x']) await settle(clock(), ours(email), id, stating())
  })
  const marks = async () =>
    (
      await rowsOf(
        `select confirmed_at is not null as confirmed, reopened_at is not null as reopened from settlements where undone_at is null`,
      )
    )[0]

  whole('that reads the same confirms it, and the fact is the reader’s', async () => {
    await readLater('AYŞE UYDURMA')
    expect(await marks()).toEqual({ confirmed: true, reopened: false })
    expect(await managers(1)).toEqual([])
    expect(await rowsOf(`select 1 from facts where id = 'later'`)).toHaveLength(1)
  })

  whole.each([
    ['reads another person', 'VELİ ÖRNEK'],
    ['reads nothing', null],
  ])('that %s opens the case again, and nothing is certain', async (_, person) => {
    await readLater(person)
    expect(await marks()).toEqual({ confirmed: false, reopened: true })
    expect(await managers(1)).toEqual([])
    expect(await openIds(ours('a1@x'))).toContain(`reopened ${id}`)
    expect((await companyWithRecord(db, { accountId: 1, id: 1 }, TODAY))?.record?.notices.flatMap(({ unread }) => unread)).toContainEqual(
      expect.objectContaining({ why: 'rival' }),
    )
    // decided anew it holds beside the reading that was seen
    const replaces = person === null ? [] : ['later']
    for (const email of ['a1@x', 'a2@x']) await settle(clock(), ours(email), id, stating({ replaces }))
    expect(await managers(1)).toEqual(['account'])
    await buildProfile(db, 1, TODAY)
    expect(await managers(1)).toEqual(['account'])
  })
})

/** The database of a process that dies at its request number `dies`, before it is sent or before its answer comes; `sent` counts them. */
const dying = (dies: number, when: 'before' | 'after'): { mortal: Db; sent: () => number } => {
  let count = 0
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    count += 1
    const own = count
    if (own === dies && when === 'before') throw new Error('died')
    const done = await work()
    if (own === dies) throw new Error('died')
    return done
  }
  // a statement is sent when it is awaited, or with its batch
  const whole = new WeakMap<object, unknown>()
  const mortal = new Proxy(db, {
    get: (target, name) => {
      if (name === 'batch') return (statements: object[]) => step(() => target.batch(statements.map((each) => whole.get(each)) as never))
      if (name !== 'execute') return Reflect.get(target, name) as unknown
      return (statement: never) => {
        const query = target.execute(statement)
        const send = () => step(async () => await query)
        // oxlint-disable-next-line no-thenable, promise/no-callback-in-promise
        const lazy = { then: (done: never, failed: never) => send().then(done, failed), catch: (failed: never) => send().catch(failed) }
        whole.set(lazy, query)
        return lazy
      }
    },
  })
  return { mortal, sent: () => count }
}
const unlessDied = (error: Error): void => {
  if (error.message !== 'died') throw error
}

describe('a process that dies at any request', () => {
  /* One of the first, drawn by SEED, and the last, which writes; all where everything is tried. */
  const requestsOf = (sent: number, isDrawn: boolean): number[] => {
    const first = Array.from({ length: sent - 1 }, (_, at) => at + 1)
    return [...(isDrawn ? sampled(first, 1) : first), sent]
  }
  /* All that a member and those who follow can see of the case. */
  const seen = async (): Promise<string> => {
    const [standing] =
      await rowsOf(`select string_agg(account_id || ' ' || decided_by || ' ' || coalesce(undo_asked_by, '-'), ', ' order by decided_by) as votes
      from settlements where undone_at is null and case_id = '${id}'`)
    const [told] = await rowsOf(
      `select count(*) filter (where withdrawn_at is null)::int as standing, count(*)::int as told from changes where origin = 'settlement'`,
    )
    const [sent] = await rowsOf(`select count(*)::int as sent from deliveries`)
    const ofBoth = { own: await managers(1), others: await managers(3) }
    return JSON.stringify({ ...standing, ...told, ...sent, ...ofBoth })
  }
  const [a1, a2, o1, o2] = [ours('a1@x'), ours('a2@x'), operators('o1@x'), operators('o2@x')]
  const both = async (first: Settler, second: Settler): Promise<void> => {
    await settle(clock(), first, id, stating())
    await settle(clock(), second, id, stating())
  }
  const WRITES: [string, () => Promise<unknown>, (clock: Parameters<typeof settle>[0]) => Promise<unknown>][] = [
    ['a first decision', async () => {}, (at) => settle(at, a1, id, stating())],
    ['one that makes it hold', () => settle(clock(), a1, id, stating()), (at) => settle(at, a2, id, stating())],
    ['one of the operator that makes it hold', () => settle(clock(), o1, id, stating()), (at) => settle(at, o2, id, stating())],
    ['a request to undo', () => both(a1, a2), (at) => undo(at, a1, id, 'Yanlış')],
    ['its withdrawal', () => both(a1, a2).then(() => undo(clock(), a1, id, 'Yanlış')), (at) => withdrawUndo(at, a1, id)],
    ['the undoing', () => both(a1, a2).then(() => undo(clock(), a1, id, 'Yanlış')), (at) => undo(at, a2, id, 'Evet')],
    ['the undoing for all', () => both(o1, o2).then(() => undo(clock(), o1, id, 'Yanlış')), (at) => undo(at, o2, id, 'Evet')],
  ]
  const DRAWN = drawn(WRITES, 1)
  test.each((ALL ? WRITES : DRAWN).map((write) => [...write, DRAWN.includes(write)] as const))(
    'leaves %s not made or made, with all it changes',
    async (_, prepare, act, isDrawn) => {
      await prepare()
      const before = await seen()
      const whole = dying(0, 'before')
      await act({ ...clock(), db: whole.mortal })
      const after = await seen()
      expect(after).not.toBe(before)
      expect(whole.sent()).toBeGreaterThan(1)
      const ends = new Set<string>()
      for (const dies of requestsOf(whole.sent(), isDrawn))
        for (const when of ['before', 'after'] as const) {
          await reset()
          await prepare()
          await act({ ...clock(), db: dying(dies, when).mortal }).catch(unlessDied)
          const left = await seen()
          expect({ dies, when, left }).toEqual({ dies, when, left: expect.toBeOneOf([before, after]) as string })
          ends.add(left)
        }
      // the last request is the one that writes: its answer is lost, what it wrote is not
      expect(ends).toEqual(new Set([before, after]))
    },
  )

  test('leaves an objection unsaid or said, with its case; said again it is the same one', async () => {
    const [fact] = (await companyWithRecord(db, { accountId: 1, id: 1 }, TODAY))!.record!.facts.filter(({ kind }) => kind === 'capital')
    const raise = (through: Db) => raiseObjection(through, 1, objectionTo(fact!), { claim: 'Unvan yanlış', evidence: null }, 9)
    const rows = async () => [
      (await rowsOf(`select 1 from objections where claim = 'Unvan yanlış'`)).length,
      (await rowsOf(`select 1 from cases where id = '${objectionTo(fact!).id}' and why = 'objection'`)).length,
    ]
    const drop = () =>
      rowsOf(`delete from objections where claim = 'Unvan yanlış'`, `delete from cases where id = '${objectionTo(fact!).id}'`)
    const whole = dying(0, 'before')
    await raise(whole.mortal)
    for (const dies of requestsOf(whole.sent(), true))
      for (const when of ['before', 'after'] as const) {
        await drop()
        await raise(dying(dies, when).mortal).catch(unlessDied)
        expect([JSON.stringify([0, 0]), JSON.stringify([1, 1])]).toContain(JSON.stringify(await rows()))
        await raise(db)
        expect(await rows()).toEqual([1, 1])
      }
    await drop()
  })
})

whole('an objection is a case of its raiser and the operator, and is answered by what the operator settles', async () => {
  const [fact] = (await companyWithRecord(db, { accountId: 1, id: 1 }, TODAY))!.record!.facts.filter(({ kind }) => kind === 'address')
  const raise = () => raiseObjection(db, 1, objectionTo(fact!), { claim: 'Adres yanlış', evidence: null }, 1)
  const raised = await raise()
  expect(raised).toMatchObject({ claim: 'Adres yanlış', decision: null })
  expect((await raise())?.id).toBe(raised!.id)
  const isSeen = async (settler: Settler): Promise<boolean> => (await openIds(settler)).some((line) => line.endsWith(raised!.caseId))
  expect([await isSeen(ours('a1@x')), await isSeen(operators('o1@x')), await isSeen({ ...ours('a1@x'), accountId: 3 })]).toEqual([
    true,
    true,
    false,
  ])
  expect((await caseDetail(db, operators('o1@x'), raised!.caseId, TODAY))?.objections).toMatchObject([{ claim: 'Adres yanlış' }])
  for (const email of ['o1@x', 'o2@x'])
    await settle(clock(), operators(email), raised!.caseId, { decision: 'stands', facts: [], replaces: [], reason: 'Doğru' })
  expect(await listObjections(db, 1, { limit: 9, offset: 0 })).toMatchObject({ total: 1, objections: [{ decision: 'stands' }] })
  const told = () =>
    rowsOf(
      `select account_id::int as account, detail ->> 'durum' as state, detail -> 'yanit' ->> 'karar' as answer from account_events where event = 'itiraz.yanit' order by sequence`,
    )
  expect(await told()).toEqual([{ account: 1, state: 'yanitlandi', answer: 'dogru' }])
  for (const email of ['o1@x', 'o2@x']) await undo(clock(), operators(email), raised!.caseId, 'Yeniden bakılacak')
  expect((await told()).slice(1)).toEqual([{ account: 1, state: 'alindi', answer: null }])
  expect(await listObjections(db, 1, { limit: 9, offset: 0 })).toMatchObject({ objections: [{ decision: null }] })
  expect(await listObjections(db, 3, { limit: 9, offset: 0 })).toMatchObject({ total: 0 })
})

whole('the export holds what the operator and agreeing accounts settled, and nobody’s name; the counts tell what to learn', async () => {
  for (const email of ['a1@x', 'a2@x']) await settle(clock(), ours(email), id, stating())
  expect(await settledCases(db)).toEqual([])
  await rowsOf('update accounts set shares_decisions = true where id = 1')
  const all = await settledCases(db)
  expect(all).toMatchObject([{ ref: 'r1', decision: 'facts', operator: false, header: { office: 'ANKARA', registered_on: '2026-08-24' } }])
  expect(JSON.stringify(all)).not.toContain('@x')
  expect(await caseCounts(db)).toContainEqual(expect.objectContaining({ why: 'no_frame', settled: 1, open: 0 }))
  await rowsOf('update accounts set shares_decisions = false')
  // the cases of made-up companies are nobody's work
  const counted = await caseCounts(db)
  await rowsOf(
    `insert into companies (code, office, registry_root, registry_no) values ('DENEME-X', 'ANKARA', '990099', '990099')`,
    `insert into cases (company_id, id, notice_id, why, clause, sections, people, weight)
      select c.id, 'x', k.notice_id, k.why, k.clause, k.sections, k.people, k.weight from cases k, companies c where k.id = '${id}' and c.code = 'DENEME-X'`,
  )
  expect((await caseCounts(db)).map(({ why, opened }) => [why, opened])).toEqual(counted.map(({ why, opened }) => [why, opened]))
  await rowsOf(`delete from cases where id = 'x'`, `delete from companies where code = 'DENEME-X'`)
})

describe('a second reader', () => {
  whole('is asked only where the operator named one and let texts go', () => {
    expect(openSecondReader({ READER_URL: '', READER_TOKEN: 'x', READER_GETS_TEXT: true })).toBeNull()
    expect(openSecondReader({ READER_URL: 'http://127.0.0.1:1', READER_TOKEN: 'x', READER_GETS_TEXT: false })).toBeNull()
  })

  whole('gives drafts whose words stand in the clause, and nothing else', async () => {
    const reader = await startReader({ token: 'x' })
    const read = openSecondReader({ READER_URL: reader.url, READER_TOKEN: 'x', READER_GETS_TEXT: true })!
    expect(await askSecondReader(db, read, 1)).toBeGreaterThan(0)
    expect(await askSecondReader(db, read, 1)).toBe(0)
    const detail = (await caseDetail(db, ours('a1@x'), id, TODAY))!
    expect(JSON.stringify(detail.second)).not.toContain('HAYAL')
    const drafts = draftsFor(detail.text, detail.clause, detail.stated, detail.second)
    expect(drafts.map(({ fact, second }) => `${'person' in fact ? fact.person : ''} ${second}`)).toEqual([
      'Hasan Varsayım false',
      'Ayşe Uydurma false',
      'Ayşe Uydurma true',
    ])
    expect(await managers(1)).toEqual([])
    await reader.close()
    await expect(read('x')).rejects.toThrow()
  })

  whole('is asked again about what it was not asked, or did not answer; one notice it fails at stops no other', async () => {
    await rowsOf('delete from second_readings')
    const failed: number[] = []
    const ask = (fails: boolean) =>
      askAboutWaiting(
        db,
        async () => {
          if (fails) throw new Error('503')
          return []
        },
        (_, notice) => failed.push(notice),
      )
    expect(await ask(true)).toBe(0)
    expect(failed.length).toBeGreaterThan(0)
    expect(await ask(false)).toBe(failed.length)
    expect(await ask(false)).toBe(0)
    // nobody follows it: its texts go nowhere
    await rowsOf('delete from second_readings', 'delete from follows')
    expect(await ask(false)).toBe(0)
    await rowsOf('insert into follows (account_id, company_id) values (1, 1), (3, 1)')
  })
})
