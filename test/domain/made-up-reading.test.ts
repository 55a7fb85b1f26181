/** What the made-up notices state was settled when they were written; the reader has to find exactly that. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import type { Fact } from '../../lib/domain/fact/fact.ts'
import { findOffice } from '../../lib/domain/law/tr/offices.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { comparable } from '../support/comparable.ts'

type Stated = { file: string; facts: Record<string, unknown>[] }

const stated = readFileSync(new URL('../support/made-up-facts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stated)

const read = (file: string): { fields: Map<string, string>; text: string; reading: ReturnType<typeof readNotice> } => {
  const { fields, text } = splitNoticeFile(readFileSync(new URL(`../../tools/stand-ins/notices/${file}`, import.meta.url), 'utf8'))
  return { fields, text, reading: readNotice(text) }
}

describe.each(stated.map(({ file, facts }) => [file, facts] as const))('%s', (file, facts) => {
  const { fields, text, reading } = read(file)

  it('is headed by its company', () => {
    expect(findOffice(reading.header.office ?? '')?.name).toBe(fields.get('Office'))
    expect(reading.header.registry_no).toBe(fields.get('Registry-No'))
    expect(reading.header.title).toBe(fields.get('Title'))
  })

  it('states these facts and no other', () => {
    expect(reading.facts.map((fact) => comparable(fact)).sort()).toEqual(facts.map((fact) => comparable(fact)).sort())
  })

  it('is quoted word for word', () => {
    const words = (part: string): string => part.replace(/\s+/g, '')
    for (const fact of reading.facts as Fact[]) {
      expect(fact.verified).toBe(true)
      expect(words(text)).toContain(words(fact.quote))
    }
  })

  it(file.includes('kesik') ? 'has a clause that is cut off' : 'is read to its end', () => {
    expect(reading.unread.length > 0).toBe(file.includes('kesik'))
  })
})

describe('the internal directive of DENEME-TAM', () => {
  const [directive] = read('deneme-tam-11-2026-10-06-ic-yonerge.txt').reading.facts.flatMap((fact) =>
    fact.kind === 'directive' ? [fact] : [],
  )
  const limits = (directive?.rules ?? []).map((rule) => [
    rule.mode,
    rule.limit?.amount.replace(/\.00$/, '') ?? null,
    rule.limit?.currency ?? null,
  ])

  it('lets signatories sign jointly, up to the printed amounts', () => {
    expect(limits).toHaveLength(6)
    expect(new Set(limits.map(([mode]) => mode))).toEqual(new Set(['joint']))
    for (const amount of ['250000', '500000', '5000000']) expect(limits).toContainEqual(['joint', amount, 'TRY'])
    expect(limits.filter(([, amount]) => amount === null)).not.toHaveLength(0)
  })
})
