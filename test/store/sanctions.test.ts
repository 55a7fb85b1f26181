import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListEntry } from '../../lib/domain/screening/entry.ts'
import { newEntry } from '../../lib/domain/screening/new-entry.ts'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import type { Subject } from '../../lib/domain/screening/subject.ts'
import { screen } from '../../lib/pipeline/screening.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import {
  completeVersion,
  listVersions,
  noteChecked,
  openVersion,
  presentVersions,
  refuseVersion,
  retireList,
  writeEntries,
} from '../../lib/store/sanctions.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

let surroundings: TestStandIns
let db: Db

beforeAll(async () => {
  surroundings = await startTestStandIns()
  db = openDatabase(surroundings.env)
})
afterAll(() => surroundings.close())

const entry = (entryId: string, name: string, more: Partial<ListEntry> = {}): ListEntry => ({
  entryId,
  kind: 'person',
  names: [{ printed: name, strength: 'primary', family: null }],
  numbers: [],
  programs: ['P'],
  basis: null,
  listedOn: null,
  births: [],
  nationalities: [],
  ...more,
})
const open = (list: ListCode, sha256: string) =>
  openVersion(db, { list, sha256, reader: '1', files: [{ name: 'a.xml', sha256, bytes: 1 }], source: 'test' })
const write = (list: ListCode, version: number, entries: ListEntry[]) => writeEntries(db, list, version, entries.map(newEntry))
const complete = (list: ListCode, version: number, records: number, today: string) =>
  completeVersion(db, { list, version, publishedOn: null, records, names: 0, unread: [], today, asOf: today })

const take = async (list: ListCode, sha256: string, entries: ListEntry[], today: string) => {
  const { version } = await open(list, sha256)
  await write(list, version!, entries)
  return { version: version!, difference: await complete(list, version!, entries.length, today) }
}
const person = (name: string): Subject => ({ name, kind: 'person', role: null, numbers: [] })
const hits = async (day: string, ...names: string[]): Promise<string[]> =>
  (await screen(db, names.map(person), day)).hits.map((hit) => `${hit.subject.name} ${hit.list} ${hit.entryId}`)

describe('versions of a list', () => {
  test('a second version knows what came, changed and went; the first can still be asked', async () => {
    const first = await take('UN', 'a', [entry('1', 'Ali Demir'), entry('2', 'Veli Taş'), entry('3', 'Can Su')], '2026-03-01')
    expect(first.difference).toEqual({ added: 3, changed: 0, removed: 0 })
    const second = await take('UN', 'b', [entry('1', 'Ali Demir'), entry('2', 'Veli Taşkın'), entry('4', 'Ece Gül')], '2026-03-05')
    expect(second.difference).toEqual({ added: 1, changed: 1, removed: 1 })
    expect(await hits('2026-03-04', 'Ali Demir', 'Veli Taş', 'Veli Taşkın', 'Can Su', 'Ece Gül')).toEqual([
      'Ali Demir UN 1',
      'Veli Taş UN 2',
      'Can Su UN 3',
    ])
    expect(await hits('2026-03-05', 'Ali Demir', 'Veli Taş', 'Veli Taşkın', 'Can Su', 'Ece Gül')).toEqual([
      'Ali Demir UN 1',
      'Veli Taşkın UN 2',
      'Ece Gül UN 4',
    ])
    expect(await hits('2026-02-28', 'Ali Demir')).toEqual([])
    const { lists } = await screen(db, [], '2026-03-04')
    expect(lists).toMatchObject([{ list: 'UN', version: first.version, sha256: 'a', records: 3, checkedOn: '2026-03-01' }])
  })

  test('the same content is not taken twice, and counts as checked', async () => {
    expect(await open('UN', 'b')).toEqual({ version: null, formerNames: 0, formerRecords: 3, formerPublishedOn: null })
    await noteChecked(db, 'UN', '2026-03-09')
    await noteChecked(db, 'UN', '2026-03-09')
    expect((await screen(db, [], '2026-03-09')).lists[0]?.checkedOn).toBe('2026-03-09')
    expect((await screen(db, [], '2026-03-08')).lists[0]?.checkedOn).toBe('2026-03-05')
  })

  test('a content that comes back after another is a version again', async () => {
    await take('EU', 'x', [entry('1', 'Ali Demir')], '2026-03-01')
    await take('EU', 'y', [], '2026-03-02')
    const third = await take('EU', 'x', [entry('1', 'Ali Demir')], '2026-03-03')
    expect(third.difference).toEqual({ added: 1, changed: 0, removed: 0 })
    const each = await Promise.all(['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => hits(day, 'Ali Demir')))
    expect(each.map((found) => found.filter((hit) => hit.includes('EU')).length)).toEqual([1, 0, 1])
  })
})

describe('an import that was stopped', () => {
  test('is not seen, is taken up again by the same file, and writing a piece twice changes nothing', async () => {
    await take('UK', 'one', [entry('1', 'Ali Demir'), entry('2', 'Veli Taş')], '2026-03-01')
    const { version } = await open('UK', 'two')
    await write('UK', version!, [entry('1', 'Ali Demir'), entry('9', 'Yeni Kişi')])
    expect((await hits('2026-03-02', 'Yeni Kişi', 'Veli Taş')).filter((hit) => hit.includes('UK'))).toEqual(['Veli Taş UK 2'])
    expect((await open('UK', 'two')).version).toBe(version)
    await write('UK', version!, [entry('1', 'Ali Demir'), entry('9', 'Yeni Kişi')])
    expect(await complete('UK', version!, 2, '2026-03-02')).toEqual({ added: 1, changed: 0, removed: 1 })
    expect((await hits('2026-03-02', 'Yeni Kişi', 'Veli Taş')).filter((hit) => hit.includes('UK'))).toEqual(['Yeni Kişi UK 9'])
    expect(await complete('UK', version!, 2, '2026-03-03')).toBeNull()
  })

  test('gives way to the next file; what it wrote is gone', async () => {
    const { version } = await open('UK', 'three')
    await write('UK', version!, [entry('1', 'Ali Demir'), entry('77', 'Hiç Kimse')])
    const next = await take('UK', 'four', [entry('1', 'Ali Demir'), entry('9', 'Yeni Kişi')], '2026-03-04')
    expect(next.difference).toEqual({ added: 0, changed: 0, removed: 0 })
    expect(await complete('UK', version!, 2, '2026-03-05')).toBeNull()
    await expect(write('UK', version!, [entry('78', 'Hiç Kimse')])).rejects.toThrow()
    expect((await hits('2026-03-09', 'Hiç Kimse', 'Yeni Kişi')).filter((hit) => hit.includes('UK'))).toEqual(['Yeni Kişi UK 9'])
  })

  test('that is refused leaves the last good version and a line in the log', async () => {
    const { version, formerRecords } = await open('UK', 'five')
    expect(formerRecords).toBe(2)
    await write('UK', version!, [entry('1', 'Ali Demir')])
    await refuseVersion(db, 'UK', version!, { reason: 'shrank', records: 1, unread: [{ at: 'row 3', reason: 'no name' }] })
    expect((await hits('2026-03-09', 'Yeni Kişi')).filter((hit) => hit.includes('UK'))).toHaveLength(1)
    const log = await listVersions(db, 'UK', 10)
    expect(log.map(({ state, sha256 }) => `${state} ${sha256}`)).toEqual(['refused five', 'in_force four', 'former two', 'former one'])
    expect(log[0]).toMatchObject({ refused: 'shrank', records: 1, formerRecords: 2, unread: [{ at: 'row 3', reason: 'no name' }] })
    expect((await presentVersions(db)).map(({ list, state }) => `${list} ${state}`)).toEqual([
      'EU in_force',
      'UK refused',
      'UK in_force',
      'UN in_force',
    ])
  })
})

test('a list taken out of use is not asked from that day on', async () => {
  expect(await retireList(db, 'EU', '2026-03-10')).toBe(true)
  expect(await retireList(db, 'EU', '2026-03-10')).toBe(false)
  expect((await hits('2026-03-09', 'Ali Demir')).some((hit) => hit.includes('EU'))).toBe(true)
  expect((await hits('2026-03-10', 'Ali Demir')).some((hit) => hit.includes('EU'))).toBe(false)
  await take('EU', 'x', [entry('1', 'Ali Demir')], '2026-03-12')
  expect((await hits('2026-03-12', 'Ali Demir')).filter((hit) => hit.includes('EU'))).toHaveLength(1)
})

test('numbers agree or speak against it', async () => {
  const tckn = { type: 'tckn', number: '10000000146' } as const
  await take('MASAK-C', 'm', [entry('1', 'Ali Demir', { kind: 'unknown', numbers: [tckn] })], '2026-03-01')
  const ask = async (number: string) =>
    (await screen(db, [{ ...person('Ali Demir'), numbers: [{ type: 'tckn', number }] }], '2026-03-01')).hits.find(
      (hit) => hit.list === 'MASAK-C',
    )
  expect(await ask('10000000146')).toMatchObject({ form: 'number', numbers: 'agree' })
  expect(await ask('99000000188')).toMatchObject({ form: 'exact', numbers: 'differ' })
})
