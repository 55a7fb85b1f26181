/** Decisions on people in many wordings: what is read of each is what it states and nothing else, and what is not read is told. */
import { describe, expect, it } from 'vitest'
import { readWording, wordingsOf } from './stated.ts'
import { IDEAS } from './wordings.ts'

describe.each(IDEAS)('$name', (idea) => {
  const all = wordingsOf(idea)

  it.each(all)('$words', (wording) => {
    const { missed, wrong, unread, facts } = readWording(wording, idea.form)
    expect(wrong).toEqual([])
    if (missed.length > 0 || wording.told) expect(unread.length).toBeGreaterThan(0)
    expect(facts.every(({ verified }) => verified)).toBe(true)
  })

  it(`is read in at least ${idea.read} of its wordings`, () => {
    const whole = all.filter((wording) => {
      const { missed, unread } = readWording(wording, idea.form)
      return missed.length === 0 && (!wording.told || unread.length > 0)
    })
    expect(whole.length).toBeGreaterThanOrEqual(idea.read)
  })
})
