/**
 * Notices of every era in wordings, orders and breaks that no sample has: what each states was settled when it was written, before any rule
 * was looked at.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { comparable } from '../../support/comparable.ts'

const folder = new URL('../../support/notices/', import.meta.url)
type Stated = { file: string; header: Record<string, string | null>; facts: Record<string, unknown>[]; unread?: string[] }
const stated = readFileSync(new URL('facts.jsonl', folder), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stated)

/** For what time an auditor is chosen is left open too. */
const statedOf = (fact: object): string => comparable(fact, ['period'])

describe.each(stated.map(({ file, ...wanted }) => [file, wanted] as const))('%s', (file, { header, facts, unread = [] }) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const reading = readNotice(text)

  it('is headed by its company', () => {
    expect(reading.header).toMatchObject(header)
  })

  it('states these facts and no other, each quoted word for word, and leaves what is doubtful to people', () => {
    expect(reading.facts.map(statedOf).sort()).toEqual(facts.map(statedOf).sort())
    for (const fact of reading.facts) {
      expect(fact.verified).toBe(true)
      expect(text.replace(/(?<=\p{L})-\n|\s/gu, '')).toContain(fact.quote.replace(/\s/g, ''))
    }
    const left = reading.unread.map((each) => each.text).join(' ')
    for (const piece of unread) expect(left).toContain(piece)
  })
})
