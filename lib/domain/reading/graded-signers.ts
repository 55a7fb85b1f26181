/**
 * Groups of signatories that a text makes itself ("A ve B (A) grubu, C ve D (B) grubu imza yetkilisi"), for sentences in which their members sign
 * with each other: whom each letter means, and where the words stand that say so.
 */
import type { Body, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { allIn } from '../text/needed.ts'
import { LISTED, partiesIn } from '../text/names.ts'

/** `made` are the words that put people into a group; `names` by the letter or number of each. */
export type Grades = { names: ReadonlyMap<string, readonly string[]>; made: readonly Span[] }

const NUMBERS: Record<string, string> = { birinci: '1', ikinci: '2', ucuncu: '3', i: '1', ii: '2', iii: '3' }
export const GRADE = '(?:[("“”\'‘’] ?)*(?<grade>[a-h]|birinci|ikinci|ucuncu|[1-3]|i{1,3})(?: ?[)"“”\'‘’.])*'
const NAMED = new RegExp(`(?<![a-z’'])${GRADE} ?(?:grub|grup|derece)[a-z]*`, 'g')
/** "(A), C ve D (B) grubu": the word stands at the last letter. */
const SHARED = /\((?<grade>[a-h])\)(?=(?:,| ve | ile )[^()]{3,90}\([a-h]\) ?(?:grub|grup))/g
/** What somebody is by the way, before his name. */
const TITLE = '(?:(?:genel|sirket|murahhas|yonetim kurulu) )?(?:mudur|uye|aza|baskan|ortak)(?:[iu]|s[iu])?(?: (?:vekili|yardimcisi))? '
const OF_THEM = new RegExp(
  `^ ?(?:imza )?(?:yetkilileri|yetkilisi|yetkisi|imzaya yetkililer|sahipleri|temsilcileri)?(?: olarak)?(?::| ise)? ?(?:${TITLE})?$`,
)
const LISTED_TITLED = new RegExp(`${LISTED.source}|^\\s*(?:,|ve|ile) ${TITLE}$`)
export const gradeOf = (word: string): string => NUMBERS[word] ?? word.toUpperCase()

/** The groups that a text makes; null where it makes none, or fewer than two. */
export const gradesIn = (body: Body, from: number, to: number): Grades | null => {
  const plain = body.plain.slice(from, to)
  if (!/\b(?:grub|grup|derece)/.test(plain)) return null
  const people = partiesIn(body, from, to)
  const names = new Map<string, readonly string[]>()
  const made: Span[] = []
  const taken = new Set<string>()
  for (const match of [...allIn(plain, NAMED), ...allIn(plain, SHARED)].sort((a, b) => a.index - b.index)) {
    const grade = gradeOf(match.groups?.['grade'] ?? '')
    const at = { from: from + match.index, to: from + match.index + match[0].length }
    const before = people.findLastIndex((each) => each.to <= at.from)
    const behind = people.findIndex((each) => each.from >= at.to)
    const last = people[before]
    const next = people[behind]
    const isBefore =
      last !== undefined &&
      !taken.has(fold(last.name)) &&
      /^['’`]?\s?(?:[yn]?[ae]|n?[iu]n)?,? (?:ise )?$/.test(body.plain.slice(last.to, at.from))
    // "(A) grubundan Ayşe Yılmaz": of which group he is whom the words name, and not all of it.
    const isBehind =
      !isBefore &&
      next !== undefined &&
      OF_THEM.test(body.plain.slice(at.to, next.from)) &&
      !/[dt][ae]n $/.test(body.plain.slice(at.from, next.from))
    if (!isBefore && !isBehind) continue
    let [begin, end] = isBefore ? [before, before] : [behind, behind]
    if (isBefore)
      while (
        begin > 0 &&
        LISTED.test(body.plain.slice(people[begin - 1]?.to, people[begin]?.from)) &&
        !taken.has(fold(people[begin - 1]?.name ?? ''))
      )
        begin--
    else while (people[end + 1] && LISTED_TITLED.test(body.plain.slice(people[end]?.to, people[end + 1]?.from))) end++
    const own = people.slice(begin, end + 1)
    if (names.has(grade) || own.some(({ name }) => taken.has(fold(name)))) continue
    names.set(
      grade,
      own.map(({ name }) => name),
    )
    for (const { name } of own) taken.add(fold(name))
    const closes = isBehind ? (/^['’`]?\s?[a-z]{0,3}/.exec(body.plain.slice(own.at(-1)?.to, to))?.[0].length ?? 0) : 0
    made.push(isBefore ? { from: own[0]?.from ?? at.from, to: at.to } : { from: at.from, to: (own.at(-1)?.to ?? at.to) + closes })
  }
  return names.size > 1 ? { names, made } : null
}
