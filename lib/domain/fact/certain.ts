/**
 * Which names, trade names and addresses a damaged notice tells for certain. A word is certain if the notice prints it twice (damage does
 * not repeat itself) or if everybody knows it; one letter off such a word, it is mended. What is neither is taken as printed, and may be
 * damaged like the rest of the text: a value of which too much may be wrong is withheld.
 */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { lawOf } from '../law/law.ts'
import { lower, titleCase, upper } from '../kernel/text.ts'
import { ADDRESS_WORDS, DISTRICTS, TITLE_WORDS } from '../kernel/title-words.ts'
import { GIVEN_NAMES, SURNAMES } from '../kernel/turkish-names.ts'
import type { Statement } from './fact.ts'
import { provenIn } from './figures.ts'
import type { Found } from './found.ts'
import { nearestIn, plainLetters } from '../text/letters.ts'

const { offices, provinces } = lawOf('TR')

const PLACES = [...new Set([...provinces, ...offices.map(({ name }) => name)].flatMap((name) => lower(name).split(' '))), ...DISTRICTS]
const NAMES = [...GIVEN_NAMES, ...SURNAMES]
const LISTS = { person: NAMES, family: SURNAMES, title: TITLE_WORDS, address: [...ADDRESS_WORDS, ...PLACES] }
type Sort = keyof typeof LISTS

type Lexicon = { known: ReadonlySet<string>; spelling: ReadonlyMap<string, string>; nearest: (word: string) => string | null }
const lexiconOf = (words: string[]): Lexicon => {
  const spelling = new Map(words.map((word) => [plainLetters(word), word]))
  return { known: new Set(spelling.keys()), spelling, nearest: nearestIn(spelling.keys()) }
}
const lexicons = new Map<Sort, Lexicon>()
const lexicon = (sort: Sort): Lexicon => {
  const made = lexicons.get(sort) ?? lexiconOf(LISTS[sort])
  lexicons.set(sort, made)
  return made
}
const COMMON = new Set([...NAMES, ...TITLE_WORDS, ...LISTS.address].map(plainLetters))

const WORD = /[\p{L}\p{M}\d|!]+/gu
// A digit among letters was a letter; an eight may have been two.
const DIGITS: Record<string, string> = { 0: 'O', 1: 'I', 4: 'A', 5: 'S', 6: 'G', '|': 'I', '!': 'I' }
const FOREIGN = /[ÁÀÄÃÅÉÈËÊÏÍÌÓÔÕÒÚÙÝáàäãåéèëêïíìóôõòúùý]/g
const STRANGE = /[\d|!]|\p{Ll}\p{Lu}/u

export type Evidence = {
  damage: number
  times: ReadonlyMap<string, number>
  printed: ReadonlyMap<string, string>
  nearest: (word: string) => string | null
  proven: (amount: string) => boolean
}

/** Below this share of damage nothing is mended: the text as printed is the better witness. */
const MENDED_FROM = 0.003
const WHOLE: Evidence = { damage: 0, times: new Map(), printed: new Map(), nearest: () => null, proven: () => true }

/** What a notice's text tells of its own words. `damage` is the share of letters that the scan changed. */
export const evidenceOf = (text: string, damage: number): Evidence => {
  if (damage < MENDED_FROM) return WHOLE
  const times = new Map<string, number>()
  const printed = new Map<string, string>()
  for (const [word] of text.matchAll(WORD)) {
    const plain = plainLetters(word)
    times.set(plain, (times.get(plain) ?? 0) + 1)
    if (!printed.has(plain)) printed.set(plain, word)
  }
  return {
    damage,
    times,
    printed,
    proven: provenIn(text),
    nearest: nearestIn([...times].filter(([word, count]) => count > 1 && word.length > 3 && !/[\d|!]/.test(word)).map(([word]) => word)),
  }
}

const casedAs = (word: string, printed: string): string =>
  !/\p{Ll}/u.test(printed) ? upper(word) : /^\p{Lu}/u.test(printed) ? titleCase(word) : word
const lettersIn = (word: string): string => plainLetters(word).replace(/[^a-z]/g, '')

type Read = { text: string; certain: boolean; strange: boolean }

/** Shorter family names lie a letter from each other: one that nobody knows is as likely to be another's as damaged ("Kaba", "Kara"). */
const LEAST_OF_FAMILY = 6
/** One word as it is to be read. */
const readWord = (word: string, sort: Sort, evidence: Evidence, listed = true): Read => {
  const bare = word.replace(FOREIGN, (letter) => casedAs(plainLetters(letter), letter))
  const lettered =
    sort === 'address' && /^\p{Lu}?\d|\d$/u.test(bare) ? bare : bare.replace(/[014568|!]/g, (digit) => DIGITS[digit] ?? digit)
  const sure = (plain: string): boolean => (evidence.times.get(plain) ?? 0) > 1 || COMMON.has(plain)
  const own = plainLetters(word)
  if (/^\d+$/.test(word) || lettersIn(word).length < 2) return { text: word, certain: (evidence.times.get(own) ?? 0) > 1, strange: false }
  if (sure(own)) return { text: bare, certain: true, strange: false }
  const plain = plainLetters(lettered)
  if (sure(plain)) return { text: lettered, certain: true, strange: false }
  const near = evidence.nearest(plain)
  if (near !== null) return { text: casedAs(lower(evidence.printed.get(near) ?? near), lettered), certain: true, strange: false }
  const { nearest, spelling } = lexicon(sort)
  const like = !listed || (sort === 'family' && plain.length < LEAST_OF_FAMILY) ? null : nearest(plain)
  if (like !== null) return { text: casedAs(spelling.get(like) ?? like, lettered), certain: true, strange: false }
  return { text: lettered, certain: false, strange: STRANGE.test(lettered) }
}

/** How likely more than `most` of what happens `mean` times on the average happens (Poisson). */
const moreThan = (most: number, mean: number): number => {
  if (most < 0) return 1
  let [term, sum] = [Math.exp(-mean), 0]
  for (let count = 0; count <= most; count++) {
    sum += term
    term *= mean / (count + 1)
  }
  return 1 - sum
}

/** Damage is counted in words that stayed recognisable; of the others there is as much again by half. */
const UNCOUNTED = 1.6
/** A value that is wrong more often than this is not told. */
const RISK = 0.06

type Value = { text: string; doubtful: boolean }

/** A name may have one letter in ten damaged and still be the name; an address or a trade name one word in six. */
const readValue = (printed: string, sort: Sort, evidence: Evidence): Value => {
  const words: (Read & { letters: number })[] = []
  const last = sort === 'person' ? ([...printed.matchAll(WORD)].at(-1)?.index ?? 0) : 0
  // Of a name of which no word is a Turkish one the list of Turkish names knows nothing.
  const listed = sort !== 'person' || [...printed.matchAll(WORD)].some(([word]) => COMMON.has(plainLetters(word)))
  const text = printed.replace(WORD, (word, at: number) => {
    // A family name that nobody knows is no given name that it looks like.
    const read = readWord(word, last > 0 && at === last ? 'family' : sort, evidence, listed)
    words.push({ ...read, letters: Math.max(1, lettersIn(read.text).length) })
    return read.text
  })
  const open = words.filter(({ certain }) => !certain)
  const strange = open.filter((word) => word.strange).length
  const rate = evidence.damage * UNCOUNTED
  const letters = words.reduce((sum, word) => sum + word.letters, 0)
  const risk =
    sort === 'person'
      ? moreThan(Math.floor(letters / 10) - strange, rate * open.reduce((sum, word) => sum + word.letters, 0))
      : moreThan(
          Math.floor(words.length / 6) - strange,
          open.reduce((sum, word) => sum + (word.strange ? 0 : 1 - Math.exp(-rate * word.letters)), 0),
        )
  return { text, doubtful: risk > RISK }
}

const sortOf = (name: string): Sort => (isLegalEntity(name) ? 'title' : 'person')

type Reader = (printed: string, sort: Sort) => string

/** A statement with each of its names, trade names and addresses given through `read`. */
const through = (statement: Statement, read: Reader): Statement => {
  const name = (printed: string): string => read(printed, sortOf(printed))
  const maybe = (printed: string | null, sort: Sort): string | null => (printed === null ? null : read(printed, sort))
  switch (statement.kind) {
    case 'appointment':
      return {
        ...statement,
        person: name(statement.person),
        legal_entity: maybe(statement.legal_entity, 'title'),
        ...(statement.formerly === undefined ? {} : { formerly: name(statement.formerly) }),
      }
    case 'departure':
    case 'sole_shareholder':
    case 'shareholding':
      return { ...statement, person: name(statement.person) }
    case 'representation':
      return {
        ...statement,
        persons: statement.persons.map(name),
        with: statement.with.map((other) => (other === '*' ? other : name(other))),
      }
    case 'share_transfer':
      return { ...statement, from: name(statement.from), to: name(statement.to) }
    case 'auditor':
      return { ...statement, name: name(statement.name) }
    case 'title':
      return { ...statement, from: maybe(statement.from, 'title'), to: read(statement.to, 'title') }
    case 'address':
      return { ...statement, from: maybe(statement.from, 'address'), to: read(statement.to, 'address') }
    case 'branch':
      return { ...statement, title: maybe(statement.title, 'title'), address: maybe(statement.address, 'address') }
    case 'status':
      return { ...statement, counterparty: maybe(statement.counterparty, 'title') }
    default:
      return statement
  }
}

/** Of digits that a scan damages every other becomes a letter, which can be seen. */
const UNSEEN = 0.5
const toldAmount = (amount: string, { damage, proven }: Evidence): boolean =>
  1 - Math.exp(-damage * UNCOUNTED * UNSEEN * amount.replace(/\D/g, '').length) <= RISK || proven(amount)

/** The statement without amounts and counts that may be wrong. */
const withoutDoubtful = (statement: Statement, evidence: Evidence): Statement => {
  const told = (amount: string | null): string | null => (amount !== null && toldAmount(amount, evidence) ? amount : null)
  switch (statement.kind) {
    case 'capital':
      return { ...statement, from: told(statement.from), paid: told(statement.paid) }
    case 'shareholding':
    case 'share_transfer':
      return {
        ...statement,
        amount: told(statement.amount),
        shares: statement.shares !== null && told(`${statement.shares}.00`) !== null ? statement.shares : null,
      }
    default:
      return statement
  }
}

/** The statement with the words mended that are certain though damaged. */
export const mendedIn = (found: Found, evidence: Evidence): Found =>
  evidence === WHOLE
    ? found
    : {
        ...found,
        statement: withoutDoubtful(
          through(found.statement, (printed, sort) => readValue(printed, sort, evidence).text),
          evidence,
        ),
      }

/** Whether too much of what the statement names may be wrong. */
export const isDoubtful = ({ statement }: Found, evidence: Evidence): boolean => {
  if (evidence === WHOLE) return false
  let doubtful = statement.kind === 'capital' && !toldAmount(statement.to, evidence)
  through(statement, (printed, sort) => {
    doubtful ||= readValue(printed, sort, evidence).doubtful
    return printed
  })
  return doubtful
}
