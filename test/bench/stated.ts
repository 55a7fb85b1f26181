/**
 * `npm run bench -- stated FILE.jsonl…`: sentences, each in a notice of its own, with who comes, goes and signs by them (`text`, `states`):
 * how much of that is read, and of what is missed how much is neither read nor told. Nothing of the texts is printed.
 */
import { readFileSync } from 'node:fs'
import { readNotice } from '../../lib/domain/notice/read.ts'
import type { Fact } from '../../lib/domain/fact/fact.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { noticeText } from '../support/asked.ts'

type Stated = { text: string; states: { do: 'elect' | 'leave' | 'power' | 'unpower'; who: string | string[] }[] }

const OF_BOARD = /y[öo]netim kurulu|genel kurul|anonim/iu
const OF_MANAGERS = /ortaklar kurulu|limited/iu
/** The notice of a company of the kind that the sentence speaks of. */
const noticeOf = (text: string): string =>
  OF_BOARD.test(text) && !OF_MANAGERS.test(text)
    ? noticeText('Yönetim Kurulu / Yetkililer', text, { title: 'KURGU BOYA ANONİM ŞİRKETİ' })
    : noticeText('Müdürler / Yetkililer', text)

const readOf = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return [`elect ${fold(fact.person)}`]
    case 'auditor':
      return [`elect ${fold(fact.name)}`]
    case 'departure':
      return [`leave ${fold(fact.person)}`]
    case 'representation':
      return [...fact.persons, ...fact.with].map((name) => `power ${fold(name)}`)
    default:
      return []
  }
}

export const statedBench = async (files: string[]): Promise<void> => {
  if (files.length === 0) throw new Error('Name the files: npm run bench -- stated FILE.jsonl…')
  for (const file of files) {
    let [whole, right, missed, added, silent] = [0, 0, 0, 0, 0]
    const sentences = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    for (const line of sentences) {
      const { text, states } = JSON.parse(line) as Stated
      const { facts, unread } = readNotice(noticeOf(text))
      const read = new Set(facts.flatMap(readOf))
      // That a power is taken back while the office stays has no kind of its own: it is told.
      const wanted = new Set(
        states.flatMap((each) => (each.do === 'unpower' ? [] : [each.who].flat().map((who) => `${each.do} ${fold(who)}`))),
      )
      const told = fold(unread.map((clause) => clause.text).join(' '))
      const misses = [...wanted].filter((each) => !read.has(each))
      const adds = [...read].filter((each) => !wanted.has(each))
      right += wanted.size - misses.length
      missed += misses.length
      added += adds.length
      silent += misses.filter((each) => !told.includes(each.split(' ').at(-1) ?? each)).length
      if (misses.length === 0 && adds.length === 0) whole++
    }
    const share = (part: number, all: number): string => ((100 * part) / Math.max(1, all)).toFixed(1)
    console.log(
      `${file}: ${sentences.length} sentences, ${whole} read wholly; F1 ${share(2 * right, 2 * right + missed + added)}, recall ${share(right, right + missed)}, ` +
        `precision ${share(right, right + added)}; ${added} too many, ${missed} missed, ${silent} of them in silence`,
    )
  }
}
