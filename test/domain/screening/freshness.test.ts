import { describe, expect, test } from 'vitest'
import { type ListOnDay, listsWithoutNear, markedLists, notScreened, oldestListDay } from '../../../lib/domain/screening/freshness.ts'
import { findList, LIST_READER, type ListCode } from '../../../lib/domain/screening/lists.ts'

const on = (list: ListCode, checkedOn: string, publishedOn: string | null = null): ListOnDay => ({
  list,
  version: 1,
  publishedOn,
  checkedOn,
  checkedAt: `${checkedOn}T09:00:00Z`,
  sha256: '',
  records: 1,
  reader: LIST_READER,
})
const masak = (checkedOn: string): ListOnDay[] => (['MASAK-A', 'MASAK-B', 'MASAK-C', 'MASAK-D'] as const).map((list) => on(list, checkedOn))
const told = (lists: ListOnDay[]): string[] => notScreened(lists, '2026-03-03').map(({ list, reason }) => `${list} ${reason}`)

describe('nothing counts as screened', () => {
  test('without lists', () => expect(told([])).toEqual(['MASAK-A missing', 'MASAK-B missing', 'MASAK-C missing', 'MASAK-D missing']))
  test('with one required list missing', () => expect(told(masak('2026-03-03').slice(1))).toEqual(['MASAK-A missing']))
  test('with a required list older than three days', () => {
    expect(told(masak('2026-02-28'))).toEqual([])
    expect(told(masak('2026-02-27'))).toHaveLength(4)
  })
  test('with a list in use that grew old, though the law does not require it', () => {
    expect(told([...masak('2026-03-03'), on('EU', '2026-02-24')])).toEqual([])
    expect(told([...masak('2026-03-03'), on('EU', '2026-02-23')])).toEqual(['EU stale'])
  })
})

test('a list that an earlier reader took over says that near names are not looked for in it', () => {
  const lists = [on('UN', '2026-03-03'), { ...on('EU', '2026-03-03'), reader: '2' }]
  expect(listsWithoutNear(lists)).toEqual([
    { list: 'EU', tr: expect.stringMatching(/benzer ad aranmaz: AB/), en: expect.stringMatching(/until it is read again/) },
  ])
})

test('the oldest of the lists used', () => {
  expect(oldestListDay([on('UN', '2026-03-03', '2026-02-27'), on('EU', '2026-03-01')])).toBe('2026-02-27')
  expect(oldestListDay([])).toBeNull()
})

test('a list by its name', () => {
  expect(findList('masak-a')?.code).toBe('MASAK-A')
  expect(findList('masak')).toBeNull()
})

describe('a list older than a working day marks the screening', () => {
  test.each<[string, string, boolean]>([
    ['compared today', '2026-03-03', false],
    ['on the working day before', '2026-03-02', false],
    ['on Friday, asked on Tuesday', '2026-02-27', true],
  ])('%s', (_, checkedOn, marked) => {
    expect(markedLists([on('EU', checkedOn)], '2026-03-03').map(({ list }) => list)).toEqual(marked ? ['EU'] : [])
  })
  test('on Friday, asked on Monday: one working day', () => expect(markedLists([on('EU', '2026-02-27')], '2026-03-02')).toEqual([]))
  test('over a holiday in the week (23 April 2026, a Thursday)', () => {
    expect(markedLists([on('EU', '2026-04-22')], '2026-04-24')).toEqual([])
    expect(markedLists([on('EU', '2026-04-22')], '2026-04-27')).toHaveLength(1)
  })
  test('one too old to count is told as that', () => expect(markedLists(masak('2026-02-27'), '2026-03-03')).toEqual([]))
})
