/**
 * English for the values of a snapshot that are Turkish only. The snapshot knows no language and is signed as it is, so English is made
 * when a report is drawn: by the same tables that made the Turkish. What no table knows (a printed scope, a title, a legal reference) stays
 * as it was printed.
 */
import { DOUBT, englishDate } from '../company/changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { type Limit, LIMITS } from '../company/limits.ts'
import { CAPITAL_OPERATIONS, representationText, roleName, termBasisText } from '../company/texts.ts'
import { ROLES } from '../fact/fact.ts'
import { parseIsoDate } from '../kernel/dates.ts'
import { englishAmount } from '../kernel/decimal.ts'

export type Language = 'tr' | 'en'

const table = (texts: readonly Bilingual[]): ReadonlyMap<string, string> => new Map(texts.map(({ tr, en }) => [tr, en]))

const ROLE_NAMES = table(ROLES.map(roleName))
const BASES = table((['printed', 'computed', 'predecessor', 'law', 'open', 'unknown'] as const).map(termBasisText))
const OPERATIONS = table(Object.values(CAPITAL_OPERATIONS))

/** `13.09.2024` → `13 September 2024`, wherever it stands in a text; a number that is no date stays. */
export const englishDates = (text: string): string =>
  text.replace(/(?<![\d.])(\d{2})\.(\d{2})\.(\d{4})(?![\d.]*\d)/g, (printed, day: string, month: string, year: string) => {
    const date = parseIsoDate(`${year}-${month}-${day}`)
    return date === null ? printed : englishDate(date)
  })

const amountOf = (turkish: string): string => englishAmount(turkish.replaceAll('.', '').replace(',', '.'))

/** `1.000.000,00 TL` → `TRY 1,000,000.00`, wherever it stands in a text; amounts in any other form stay. */
export const englishAmounts = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,3}(?:\.\d{3})*,\d{2}) (TL|[A-Z]{3})(?![\p{L}\d])/gu,
    (_, amount: string, currency: string) => `${currency === 'TL' ? 'TRY' : currency} ${amountOf(amount)}`,
  )

/** `%33,33` → `33.33%`. */
export const englishPercent = (text: string): string =>
  text.replace(
    /^%(\d{1,3}(?:\.\d{3})*)(,\d+)?$/,
    (_, whole: string, rest = '') => `${whole.replaceAll('.', ',')}${rest.replace(',', '.')}%`,
  )

/** `Yönetim Kurulu Başkanı, Genel Müdür` → `Chair of the board, General manager`. */
export const englishRoles = (text: string): string =>
  text
    .split(', ')
    .map((role) => ROLE_NAMES.get(role) ?? role)
    .join(', ')

/** How the end of a term was found. */
export const englishTermBasis = (text: string): string => BASES.get(text) ?? englishDates(text)

/** What a step of the capital did. */
export const englishOperation = (text: string): string => OPERATIONS.get(text) ?? text

const NO_POWER = representationText([])

const coSigners = (names: string): string => {
  const other = / veya bir diğer yetkili$/.exec(names)
  const listed = names.slice(0, other?.index)
  return (
    'jointly with ' +
    `${listed.replace(/ veya (?!.* veya )/, ' or ').replace(/ ve (?!.* ve )/, ' and ')}${other ? ' or any other signatory' : ''}`
  )
}

const FORMS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^münferiden/, () => 'alone'],
  [/^diğer yetkililerden biriyle müştereken/, () => 'jointly with any other signatory'],
  [/^müştereken(?: \(([^()]*)\))?/, ([, names]) => (names ? `jointly (${names})` : 'jointly')],
  [/^iç yönergeye göre sınırlı/, () => 'within the internal directive'],
  [/^(.+?) ile müştereken/, ([, names = '']) => coSigners(names)],
]

const DETAILS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^, (\d+)\. derece/, ([, grade]) => `, grade ${grade}`],
  [/^, ([^,;]{1,20}) grubu/, ([, group]) => `, group ${group}`],
  [/^, ((?:\d{1,3}\.)*\d{1,3},\d{2} (?:TL|[A-Z]{3}))'\p{L}+ kadar/u, ([, amount = '']) => `, up to ${englishAmounts(amount)}`],
]

/** One power: its form, then grade and limit, then the scope as it was printed. Null where it does not begin as a power. */
const englishPower = (text: string): string | null => {
  const doubtful = text.endsWith(DOUBT.tr)
  let rest = doubtful ? text.slice(0, -DOUBT.tr.length) : text
  const taken: string[] = []
  for (const [at, rules] of [FORMS, DETAILS, DETAILS].entries()) {
    for (const [pattern, say] of rules) {
      const found = pattern.exec(rest)
      if (!found) continue
      taken.push(say(found))
      rest = rest.slice(found[0].length)
      break
    }
    if (at === 0 && taken.length === 0) return null
  }
  return taken.join('') + rest + (doubtful ? DOUBT.en : '')
}

/** How someone signs (`temsil`), power by power. A text of another make stays as it is. */
export const englishPowers = (text: string): string => {
  if (text === NO_POWER.tr) return NO_POWER.en
  return text
    .split('; ')
    .map((power) => englishPower(power) ?? power)
    .join('; ')
}

// Stand for the number and the list of notices in a limit, so that its wording becomes a pattern.
const [COUNT, WHICH] = ['<count>', '<which>']

const LIMIT_PATTERNS: readonly (readonly [RegExp, Limit])[] = Object.values<Limit>(LIMITS).map((limit) => {
  const wording = limit(COUNT, { tr: WHICH, en: WHICH }).tr.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [new RegExp(`^${wording.replace(COUNT, '(?<count>\\d+)').replace(WHICH, '(?<which>.+)')}$`), limit]
})

const englishNotices = (text: string): string =>
  englishDates(text.replace(/ ve (\d+) ilan daha$/, ' and $1 more').replaceAll('tarihsiz', 'undated'))

/** What keeps a section from being complete (`sinirlar`). */
export const englishLimit = (text: string): string => {
  for (const [pattern, limit] of LIMIT_PATTERNS) {
    const found = pattern.exec(text)
    if (found) return limit(found.groups?.count ?? '', { tr: '', en: englishNotices(found.groups?.which ?? '') }).en
  }
  return text
}
