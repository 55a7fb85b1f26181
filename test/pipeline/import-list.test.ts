import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import { importList } from '../../lib/pipeline/import-list.ts'
import { screen } from '../../lib/pipeline/screening.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import type { Document } from '../../lib/platform/tables/text.ts'
import { listVersions } from '../../lib/store/sanctions.ts'
import { documentOf } from '../support/lists.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let surroundings: TestStandIns
let db: Db
beforeAll(async () => {
  surroundings = await startTestStandIns()
  db = openDatabase(surroundings.env)
})
afterAll(() => surroundings.close())

const person = (number: number, name = `KİŞİ ${'ABCDEFGHIJ'[number % 10]}${number}`) =>
  `<INDIVIDUAL><REFERENCE_NUMBER>QDi.${number}</REFERENCE_NUMBER><FIRST_NAME>${name}</FIRST_NAME></INDIVIDUAL>`
const un = (...people: string[]) =>
  `<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09Z"><INDIVIDUALS>${people.join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`
const many = (count: number) => un(...Array.from({ length: count }, (_, at) => person(at)))
const document = (text: string) => documentOf('un.xml', new TextEncoder().encode(text))
const take = (text: string, more: { list?: ListCode; acceptShrunk?: boolean; today?: string; asOf?: string } = {}) =>
  importList(db, { list: 'UN', documents: [document(text)], source: 'test', today: '2026-03-01', ...more })
const found = async (name: string, day = '2026-03-09') =>
  (await screen(db, [{ name, kind: 'person', role: null, numbers: [] }], day)).hits.map(({ list, entryId }) => `${list} ${entryId}`)

test('a list is imported, and the same file again is only noted as checked', async () => {
  expect(await take(many(1200))).toMatchObject({
    outcome: 'imported',
    records: 1200,
    formerRecords: null,
    publishedOn: '2026-02-27',
    difference: { added: 1200, changed: 0, removed: 0 },
    unread: [],
  })
  expect(await take(many(1200), { today: '2026-03-02' })).toEqual({ outcome: 'unchanged' })
  expect(await found('Kişi B1171')).toEqual(['UN QDi.1171'])
  expect((await listVersions(db, 'UN', 9)).map(({ state, checkedOn }) => [state, checkedOn])).toEqual([['in_force', '2026-03-02']])
})

test('a file that somebody brings again is a check of the file’s own day', async () => {
  expect(await take(many(1200), { today: '2026-03-20', asOf: '2026-03-02' })).toEqual({ outcome: 'unchanged' })
  expect((await listVersions(db, 'UN', 9)).map(({ checkedOn }) => checkedOn)).toEqual(['2026-03-02'])
})

test('an older file does not come over a newer one', async () => {
  const old = many(1200).replace('2026-02-27', '2026-02-20').replace('KİŞİ A0', 'KİŞİ ESKİ')
  expect(await take(old, { today: '2026-03-02' })).toMatchObject({
    outcome: 'refused',
    reason: 'is of 2026-02-20, older than the version in force of 2026-02-27',
  })
  expect(await found('Kişi Eski')).toEqual([])
})

test('a new version tells what came, changed and went, and keeps aside what cannot be read', async () => {
  const people = [
    ...Array.from({ length: 1198 }, (_, at) => person(at + 1)),
    person(1200, 'YENİ KİŞİ'),
    person(2, 'İKİNCİ AD'),
    '<INDIVIDUAL><REFERENCE_NUMBER>QDi.x</REFERENCE_NUMBER></INDIVIDUAL>',
  ]
  expect(await take(un(...people), { today: '2026-03-05' })).toMatchObject({
    outcome: 'imported',
    records: 1200,
    difference: { added: 2, changed: 0, removed: 2 },
    unread: [{ at: 'QDi.x', reason: 'no name' }],
  })
  expect([await found('Yeni Kişi'), await found('Kişi A0'), await found('Kişi A0', '2026-03-04')]).toEqual([
    ['UN QDi.1200'],
    [],
    ['UN QDi.0'],
  ])
})

describe('the last good version stays', () => {
  test.each<[string, string, string]>([
    ['a file that shrank by more than a fifth', many(900), 'shrank from 1200 to 900'],
    ['a file that is another', '<html><body>503</body></html>', 'a web page'],
    ['a file cut off after many records', many(1200).slice(0, -40), 'un.xml'],
    ['a file without records', un(), 'no record'],
    [
      'a file of which a good part cannot be read',
      un(...Array.from({ length: 1100 }, (_, at) => person(at)), ...Array.from({ length: 200 }, () => '<INDIVIDUAL/>')),
      'could not be read',
    ],
    [
      'a file whose aliases are lost',
      un(...Array.from({ length: 1199 }, (_, at) => person(at + 1)), person(1200, 'YENİ KİŞİ')).replace('KİŞİ B1<', 'KİŞİ B01<'),
      'aliases are missing',
    ],
    ['a file of the same size about others', un(...Array.from({ length: 1200 }, (_, at) => person(at + 5000))), 'are not in it'],
  ])('%s is refused', async (_what, text, reason) => {
    if (reason === 'aliases are missing')
      await surroundings.database.sql(`update sanctions_versions set names = 3000 where list = 'UN' and completed_at is not null`)
    else await surroundings.database.sql(`update sanctions_versions set names = records where completed_at is not null`)
    const result = await take(text)
    expect(result).toMatchObject({ outcome: 'refused', formerRecords: 1200 })
    expect(result.outcome === 'refused' && result.reason).toContain(reason)
    expect(await found('Yeni Kişi')).toEqual(['UN QDi.1200'])
    expect((await listVersions(db, 'UN', 1))[0]).toMatchObject({ state: 'refused', refused: expect.stringContaining(reason) })
  })

  test('a file of another list of the same publisher', async () => {
    const csv = (type: string) =>
      Array.from({ length: 30 }, (_, at) => `${at + 1},"DENEME ${'ABCDEFGHIJ'[at % 10]}${at}","${type}","CUBA"${',-0- '.repeat(8)}\n`).join(
        '',
      ) + '\u001a'
    const set = (type: string, end = '\u001a') =>
      [csv(type), `1,10,"aka","ÖRNEK",-0- \n${end}`].map((text, at) => documentOf(`${at}.csv`, new TextEncoder().encode(text)))
    const order = { source: 'test', today: '2026-03-05' }
    expect(await importList(db, { ...order, list: 'OFAC-SDN', documents: set('individual') })).toMatchObject({ outcome: 'imported' })
    expect(await importList(db, { ...order, list: 'OFAC-CONS', documents: set('individual') })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('is a file of OFAC-SDN: 30 of 30'),
    })
    expect(await importList(db, { ...order, list: 'OFAC-SDN', documents: set('individual', '') })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining("1.csv: cut short, the publisher's end mark (Ctrl-Z) is not there"),
    })
  })

  test('an import killed in the middle is not seen, and goes on with the same file', async () => {
    const text = many(1300)
    let opened = 0
    const dying: Document = {
      name: 'un.xml',
      // Digest and kind are taken from the whole file; the reading of the records dies after two thirds.
      open: async () =>
        ++opened < 3
          ? document(text).open()
          : new ReadableStream({
              start: (controller) => {
                controller.enqueue(new TextEncoder().encode(text.slice(0, (text.length * 2) / 3)))
              },
              pull: () => {
                throw new Error('the machine went away')
              },
            }),
    }
    await expect(importList(db, { list: 'UN', documents: [dying], source: 'test', today: '2026-03-06' })).rejects.toThrow('went away')
    expect(await listVersions(db, 'UN', 1)).toMatchObject([{ state: 'open' }])
    expect([await found('Kişi A0', '2026-03-08'), await found('Yeni Kişi')]).toEqual([[], ['UN QDi.1200']])
    expect(await take(text, { today: '2026-03-06' })).toMatchObject({ outcome: 'imported', records: 1300 })
    expect([await found('Kişi A0'), await found('Yeni Kişi')]).toEqual([['UN QDi.0'], []])
  })

  test('an operator who has looked may accept a shorter list', async () => {
    expect(await take(many(600), { acceptShrunk: true, today: '2026-03-07' })).toMatchObject({
      outcome: 'imported',
      records: 600,
      formerRecords: 1300,
    })
  })
})

test.skipIf(!existsSync('../shared/sanctions'))(
  'the whole list of the United Nations (only where it lies beside the project)',
  async () => {
    const bytes = new Uint8Array(readFileSync('../shared/sanctions/un_consolidated_2026-02-27_FULL.xml'))
    const result = await importList(db, {
      list: 'UN',
      documents: [documentOf('consolidated.xml', bytes)],
      source: 'test',
      today: '2026-03-08',
      acceptShrunk: true,
    })
    expect(result).toMatchObject({ outcome: 'imported', records: 1003, unread: [], publishedOn: '2026-02-27' })
    expect(await found('Eric Badege')).toEqual(['UN CDi.001'])
    expect(await found('BADEGE ERIC')).toEqual(['UN CDi.001'])
  },
)
