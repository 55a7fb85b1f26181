/**
 * Whatever letters a scan makes of a notice, it is read: fewer of its clauses are understood, and nothing throws. The texts are those of the
 * made-up companies whose answers are held (test/domain/law/signing/scenarios.jsonl).
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'
import { damage } from '../../support/damage.ts'
import { SEED, sampled } from '../../support/sampled.ts'

const stories = readFileSync(new URL('../law/signing/scenarios.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
const texts = stories.flatMap((line): string[] => (JSON.parse(line) as { notices: { text: string }[] }).notices.map(({ text }) => text))

describe('any letters', () => {
  it('a decision whose full stop was taken for a comma', () => {
    const { unread, facts } = readNotice(
      noticeText(
        'Yetkililer',
        "Müdür RIZA TOZLU'nun münferiden yetkili kılınmasına, iki müdürden herhangi birinin müştereken yetkili kılınmasına karar verilmiştir,\n\n(6/A)(25/295396)",
      ),
    )
    expect(facts.length + unread.length).toBeGreaterThan(0)
  })

  it.each([0.004, 0.02, 0.05])('%d of the letters of a notice', (share) => {
    const failed = sampled([...texts.entries()], 120).filter(([at, text]) => {
      try {
        readNotice(damage(text, share, SEED + at))
        return false
      } catch {
        return true
      }
    })
    expect(failed.map(([at]) => at)).toEqual([])
  })
})
