/** What is answered hangs on no way of printing a number; where two different numbers are printed for one, the answer is open. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerTo, recordOf, type Scenario } from '../../../support/scenarios.ts'

const STORIES = new Set(['yonerge-01', 'kural-02', 'yonerge-24', 'sa-03', 'kural-12', 'yonerge-tablo-02'])
const stories = readFileSync(new URL('scenarios.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Scenario)
  .filter(({ id }) => STORIES.has(id))

const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')
const day = (as: (day: string, month: number, year: string) => string) => (text: string) =>
  text.replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/g, (_, a: string, b: string, c: string) => as(a, Number(b), c))
const money = (as: (amount: string, currency: string, ending: string) => string) => (text: string) =>
  text.replace(/(?<![\d.])(\d{1,3}(?:\.\d{3})+)(?:,00)?\s(TL|USD|EUR)('\p{L}+)?/gu, (_, a: string, b: string, c = '') => as(a, b, c))

const VARIATIONS: [string, (text: string) => string][] = [
  ['thousands parted by blanks', money((amount, currency, ending) => `${amount.replaceAll('.', ' ')} ${currency}${ending}`)],
  ['hundredths and a dash', money((amount, currency, ending) => `${amount},00.-${currency}${ending}`)],
  ['the currency first', money((amount, currency, ending) => `${currency} ${amount}${ending}`)],
  ['months in words', day((date, month, year) => `${date} ${MONTHS[month - 1]} ${year}`)],
  ['blanks in days', day((date, month, year) => `${date}. ${month}. ${year}`)],
]

describe.each(stories)('$id', (story) => {
  const was = recordOf(story)
  it.each(VARIATIONS)('%s', (_, vary) => {
    const record = recordOf(
      story,
      story.notices.map(({ text }) => vary(text)),
    )
    for (const { ask } of story.questions) expect([ask, answerTo(record, ask)]).toEqual([ask, answerTo(was, ask)])
  })

  it('words that say another amount than the figures leave no yes by an amount', () => {
    const vary = money((amount, currency, ending) => `${amount} (dokuzmilyon) ${currency}${ending}`)
    const record = recordOf(
      story,
      story.notices.map(({ text }) => vary(text)),
    )
    for (const { ask } of story.questions)
      if (ask.tutar !== undefined && ask.birlikte === undefined) expect([ask, answerTo(record, ask)]).not.toEqual([ask, 'yetkili'])
  })
})
