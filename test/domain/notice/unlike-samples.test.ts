/**
 * Notices of every era in wordings, orders and breaks that no sample has: what each states was settled when it was written, before any rule
 * was looked at.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const folder = new URL('../../support/notices/', import.meta.url)
type Stated = { file: string; header: Record<string, string | null>; facts: Record<string, unknown>[]; unread?: string[] }
const stated = readFileSync(new URL('facts.jsonl', folder), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stated)

/**
 * Left open: where a fact stands, how much of a capital counts as paid, how an article is headed, for what time an auditor; rules of a
 * directive have a test of their own.
 */
const LEFT_OPEN = [
  'quote',
  'start',
  'end',
  'verified',
  'paid',
  'heading',
  'any_of',
  'period',
  'rules',
  'decided',
  'by_assembly',
  'masked',
  'confirms',
  'restricts',
  'above',
]
const comparable = (fact: object): string =>
  JSON.stringify(
    Object.entries(fact)
      .filter(([field]) => !LEFT_OPEN.includes(field))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

describe.each(stated.map(({ file, ...wanted }) => [file, wanted] as const))('%s', (file, { header, facts, unread = [] }) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const reading = readNotice(text)

  it('is headed by its company', () => {
    expect(reading.header).toMatchObject(header)
  })

  it('states these facts and no other, each quoted word for word, and leaves what is doubtful to people', () => {
    expect(reading.facts.map(comparable).sort()).toEqual(facts.map(comparable).sort())
    for (const fact of reading.facts) {
      expect(fact.verified).toBe(true)
      expect(text.replace(/(?<=\p{L})-\n|\s/gu, '')).toContain(fact.quote.replace(/\s/g, ''))
    }
    const left = reading.unread.map((each) => each.text).join(' ')
    for (const piece of unread) expect(left).toContain(piece)
  })
})
