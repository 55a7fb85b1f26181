/** Facts that a person states of a clause: checked by the same rules as those a reader finds, each with its words in the clause. */
import type { CompanyRecord, StoredFact } from '../company/record.ts'
import { foldRecord } from '../company/fold/fold.ts'
import type { Fact, Statement, Unread } from '../fact/fact.ts'
import { factIds } from '../fact/identity.ts'
import { asQuoted, verifyQuote } from '../fact/quote.ts'
import { Failure } from '../kernel/errors.ts'
import { essenceOf } from './decision.ts'
import { boxesOf, type Place } from '../notice/page/places.ts'

/** What a person says that the words state, with the words. */
export type Stated = Statement & { quote: string }

/** The notice a case stands in, as far as a quote needs it. `key` is that of its fact ids. */
export type CaseNotice = { id: number; key: string; text: string; places: Place[] | null }

const LETTER = /[^\s\-\u00ad]/u

/** Where words stand in a text from `from` to `to`, blanks and hyphens aside; null where they do not. */
export const placeOfWords = (text: string, words: string, from = 0, to = text.length): { start: number; end: number } | null => {
  const at: number[] = []
  let letters = ''
  for (let index = from; index < to; index++) {
    const letter = text[index] ?? ''
    if (!LETTER.test(letter)) continue
    at.push(index)
    letters += letter
  }
  const wanted = [...words].filter((letter) => LETTER.test(letter)).join('')
  const found = wanted === '' ? -1 : letters.indexOf(wanted)
  const [start, last] = [at[found], at[found + wanted.length - 1]]
  return found < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 }
}

const refusal = (at: number, field: string, tr: string, en: string): Failure =>
  new Failure('invalid_parameter', { field: `olgular.${at}.${field}`, note: { tr, en } })

/**
 * The facts of a decision, ready to be kept. Throws `invalid_parameter` naming the fact whose quote does not stand in the clause, or that
 * is said twice or known already.
 */
export const storedFacts = (
  stated: readonly Stated[],
  notice: CaseNotice,
  clause: Unread,
  known: readonly StoredFact[],
  replaces: readonly string[],
): StoredFact[] => {
  const words = notice.text.slice(clause.start, clause.end)
  const facts = stated.map(({ quote, ...statement }, at): Fact => {
    const place = verifyQuote(words, quote) ? placeOfWords(notice.text, quote, clause.start, clause.end) : null
    if (place === null)
      throw refusal(
        at,
        'alinti',
        'Alıntı bu ifadede birebir geçmiyor; ifadenin kendi sözlerini seçin.',
        'The quote does not stand in this clause word for word; choose words of the clause.',
      )
    return { ...(statement as Statement), ...place, quote: asQuoted(notice.text.slice(place.start, place.end)), verified: true }
  })
  const ids = factIds(notice.key, facts)
  const stored = facts.map((fact, at): StoredFact => {
    const boxes = notice.places && boxesOf(notice.text, notice.places, fact.start, fact.end)
    return { ...fact, id: ids[at] as string, noticeId: notice.id, ...(boxes?.length ? { boxes } : {}) }
  })
  const said = new Set<string>()
  const read = new Set(known.filter(({ id }) => !replaces.includes(id)).map(essenceOf))
  for (const [at, fact] of stored.entries()) {
    const essence = essenceOf(fact)
    if (said.has(essence)) throw refusal(at, 'tur', 'Bu bilgi iki kez yazılmış.', 'This fact is stated twice.')
    if (read.has(essence)) throw refusal(at, 'tur', 'Bu bilgi ilandan zaten okunmuş.', 'The notice was already read to state this.')
    said.add(essence)
  }
  return stored
}

/** What may be observed anew without a contradiction: that somebody is written two ways, or is like another. */
const HARMLESS = new Set([
  'name_variant',
  'several_offices_ended',
  'shares_not_whole',
  'moved_to_other_office',
  'representation_only_ended',
])

/**
 * Throws `invalid_parameter` where what a decision adds contradicts what is known: then the words do not settle it, and the case is one for
 * the registry.
 */
export const withoutContradiction = (before: CompanyRecord, after: CompanyRecord): void => {
  const key = ({ code, day, values }: { code: string; day: string; values: Record<string, string> }): string =>
    `${code} ${day} ${JSON.stringify(values)}`
  const known = new Set(foldRecord(before).observations.map(key))
  const added = foldRecord(after).observations.find((each) => !known.has(key(each)) && !HARMLESS.has(each.code))
  if (!added) return
  const words = added.sources.map(({ quote }) => `“${quote}”`).join(', ')
  throw new Failure('invalid_parameter', {
    field: 'olgular',
    note: {
      tr: `Yazılan bilgi bilinenle çelişiyor (${words}); ilanlar karşılaştırılmalı ya da madde sicile bırakılmalı.`,
      en: `What is stated contradicts what is known (${words}); compare the notices, or leave the case to the registry.`,
    },
  })
}
