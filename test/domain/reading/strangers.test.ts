/**
 * What somebody else decided, dropped behind any sentence, line or comma of a made-up notice: each is read, or told. The sentences were written before
 * any rule knew of them, in the words of registries of all eras; `what it states | the sentence`, a state by its code. Every text is made up.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Fact, FactKind } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { upper } from '../../../lib/domain/kernel/text.ts'
import { splitNoticeFile } from '../../../tools/stand-ins/gazette.ts'
import { generator } from '../../support/damage.ts'
import { SEED, sampled, seedOf } from '../../support/sampled.ts'

const textsIn = (folder: URL, textOf: (file: string) => string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => textOf(readFileSync(new URL(name, folder), 'utf8')))
const HOSTS = [
  ...textsIn(new URL('../../support/notices/', import.meta.url), (text) => text),
  ...textsIn(new URL('../../../tools/stand-ins/notices/', import.meta.url), (file) => splitNoticeFile(file).text),
]
const STRANGERS = readFileSync(new URL('strangers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [states = '', sentence = ''] = line.split(' | ')
    return { states, sentence: line.slice(states.length + 3) || sentence }
  })
const NAMES =
  /Gökçe Pınarlı|Tarık Bulutsuz|Nilay Ormancık|Vedat Kırçiçek|Selin Yelkovan|İlhan Tuzcuoğlu|Dilara Sazlık|Cemal Yosunlu|Perihan Taşlık|Orhan Gündoğar|Yeliz Karasaban|Muzaffer Çakıltaş/giu

/** Kinds by which a decision about somebody may be stated as well. */
const ALSO: Record<string, readonly FactKind[]> = {
  appointment: ['appointment', 'auditor', 'representation', 'directive', 'status'],
  departure: ['departure', 'appointment', 'representation', 'auditor', 'status'],
  representation: ['representation', 'appointment', 'directive'],
  share_transfer: ['share_transfer', 'shareholding', 'sole_shareholder'],
  // In the notice of a branch the address is the branch's.
  address: ['address', 'branch'],
}
const wordsIn = (text: string): string[] =>
  upper(text.replace(/-\s*\n\s*/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/** What comes before the body: the list of evidence to its last line, without one the registration, or the words that take up the head. */
const HEADS = [/delil olan\s+belgeler[^]{0,600}?karar\S*\n/i, /(?:ilan olunur|tescil edil|yukarıda)[^]{0,400}?\n/i]
/** Where a part of the body ends. */
const endsIn = (text: string, part: RegExp): number[] => {
  const head = HEADS.map((each) => each.exec(text)).find((each) => each !== null)
  const body = head ? head.index + head[0].length : 0
  return [...text.matchAll(part)].map((match) => match.index + match[0].length).filter((end) => end > body)
}
/** Behind sentences, lines, and what a comma or a semicolon closes: in lists, records, directives and the closing articles too. */
const PARTS = [/(?<=\p{Ll}{3}\.)\s+/gu, /\n/g, /(?<=[;,])\s/g]
const states = (facts: readonly Fact[], wanted: string): boolean =>
  facts.some((fact) =>
    fact.kind === 'status' && wanted === wanted.toUpperCase()
      ? wanted.split('+').includes(fact.code)
      : (ALSO[wanted] ?? [wanted]).includes(fact.kind),
  )
/** Among the words of a directive a sentence on who signs is one of its rules, or the end of one that names the same person. */
const hasRuleIn = (fact: Fact, sentence: string): boolean =>
  fact.kind === 'directive' &&
  fact.rules.some(
    ({ quote = '', persons }) =>
      quote !== '' &&
      (sentence.startsWith(quote) ||
        (quote.includes(sentence.replace(/\.$/, '')) && persons.length > 0 && persons.every((person) => sentence.includes(person)))),
  )

/** Whether a fact stands within a sentence and names somebody whom that names. */
const isOf = ({ quote: _quote, told: _told, ...fact }: Fact, names: readonly string[], from: number, to: number): boolean => {
  const said = upper(JSON.stringify(fact))
  return fact.start >= from && fact.end <= to && names.some((name) => said.includes(name))
}

it('reads or tells what strangers decided, wherever it stands', () => {
  const next = generator(seedOf(SEED))
  const silent: string[] = []
  let asked = 0
  const read = new Map<string, readonly Fact[]>()
  for (const stranger of sampled(STRANGERS, 20))
    for (let turn = 0; turn < 3; turn++) {
      const host = HOSTS[Math.floor(next() * HOSTS.length)] ?? ''
      const ends = endsIn(host, PARTS[turn % PARTS.length] ?? /\n/g)
      const names = [...stranger.sentence.matchAll(NAMES)].map(([name]) => upper(name))
      // What the notice states itself is no stranger's; where nobody is named, the words alone do not tell whose it is.
      const own = read.get(host) ?? readNotice(host).facts
      read.set(host, own)
      const isState = stranger.states === stranger.states.toUpperCase()
      if (ends.length === 0 || (names.length === 0 && (isState ? own.some(({ kind }) => kind === 'status') : states(own, stranger.states))))
        continue
      const from = ends[Math.floor(next() * ends.length)] ?? 0
      const to = from + stranger.sentence.length
      const { facts, unread } = readNotice(`${host.slice(0, from)}${stranger.sentence}\n${host.slice(from)}`)
      const here = facts.filter((fact) => (fact.start <= to && fact.end > from) || hasRuleIn(fact, stranger.sentence))
      const said = upper(JSON.stringify(facts.map(({ quote: _quote, told: _told, ...fact }) => fact)))
      const told = new Set(unread.filter((each) => each.start <= to && each.end > from).flatMap(({ text }) => wordsIn(text)))
      const words = wordsIn(stranger.sentence)
      // Where a part of it is told, a fact that stands within it and names whom it names has read its own words of the rest.
      if (words.some((word) => told.has(word)))
        for (const word of here.filter((fact) => isOf(fact, names, from, to)).flatMap(({ quote }) => wordsIn(quote))) told.add(word)
      asked++
      if (
        !(states(isState ? facts : here, stranger.states) && names.every((name) => said.includes(name))) &&
        words.filter((word) => told.has(word)).length < 0.6 * words.length
      )
        silent.push(`${stranger.sentence} … behind: ${host.slice(from - 80, from)}`)
    }
  // What a fact states that belongs to the notice's own company may take a stranger's words for its own: one in a hundred is left, and two of a small draw.
  expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(Math.max(2, 0.01 * asked))
}, 600_000)
