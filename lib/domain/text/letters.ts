/**
 * Letters: what they are without Turkish marks, and the one table of what scans take them for. Everything that has to see through a damaged
 * letter (words of the templates, names, places) asks here.
 */

const ACCENTS: Record<string, string> = {
  a: 'âÂáÁäÄàÀãåÅ',
  c: 'çÇ',
  e: 'éÉëËèÈêÊ',
  g: 'ğĞ',
  i: 'ıİîÎïÏíÍìÌ',
  n: 'ñÑ',
  o: 'öÖóÓôÔõÕòÒ',
  s: 'şŞ',
  u: 'üÜûÛúÚùÙ',
  y: 'ýÝ',
  "'": '’‘`´”“"',
  '-': '–—',
  ' ': '\u00a0',
}
const LETTERS: Record<string, string> = Object.fromEntries(
  Object.entries(ACCENTS).flatMap(([plain, marked]) => [...marked].map((letter) => [letter, plain])),
)
/** The letter that one of the Latin alphabets carries its mark on: a scan reads a dot as any of them (`Ỉ`, `ś`, `Ġ`). */
const unmarked = (letter: string): string => {
  const bare = letter.normalize('NFD')[0]?.toLowerCase() ?? letter
  return bare >= 'a' && bare <= 'z' ? bare : letter
}
const isMarked = (code: number): boolean => (code >= 0xc0 && code < 0x250) || (code >= 0x1e00 && code < 0x1f00)
/** By the code of a letter the plain small one; other letters stay. */
const PLAIN = Array.from({ length: 0x10000 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return LETTERS[letter] ?? (code >= 65 && code <= 90 ? letter.toLowerCase() : isMarked(code) ? unmarked(letter) : letter)
})

/** Small letters without Turkish marks, one for one. */
export const plainLetters = (text: string): string => {
  let at = 0
  while (at < text.length && PLAIN[text.charCodeAt(at)] === text[at]) at++
  // Most words are asked for in plain letters already.
  if (at === text.length) return text
  let plain = text.slice(0, at)
  for (; at < text.length; at++) plain += PLAIN[text.charCodeAt(at)]
  return plain
}

/** Letters whose small or capital shapes look alike, one group for each shape. */
const SHAPES = [
  'ilt1|!jfr',
  'ceogq06',
  'od0q',
  'nhmruw',
  'bhkrepl',
  'uvyn',
  'bs58re',
  'aeou4r',
  'rkbpxn',
  'dbop',
  'z2s7',
  'ftpe',
  'mnhw',
  'ytvg',
  'gcq96',
  'lei',
  'kxh',
  's5e',
  'sg',
  'b6',
]
const ALIKE = new Set(SHAPES.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => a + b))))
/** Whether scans take one letter for the other. */
export const looksLike = (a: string, b: string): boolean => ALIKE.has(a + b)

const OTHERS = new Map<string, string[]>()
for (const [a, b] of ALIKE) if (a && b && a !== b) OTHERS.set(a, [...(OTHERS.get(a) ?? []), b])
/** The letters that scans take for this one. */
export const alikes = (letter: string): readonly string[] => OTHERS.get(letter) ?? []

/** What scans make of one letter: two or three that look like it. */
const SPREAD: [RegExp, string[]][] = [
  [/ivi|rn|ni|in|nn|iii/g, ['m']],
  [/ii/g, ['n', 'h', 'u']],
  [/cl|el|i\)/g, ['d']],
  [/ri/g, ['n']],
  [/lc|le/g, ['k']],
  [/li/g, ['h', 'u']],
  [/vv/g, ['w']],
  [/lo/g, ['b']],
]
/** All that a scan may have made this word of by one letter: taken for one that looks like it, or spread over two. */
export function* before(word: string): Generator<string> {
  for (let i = 0; i < word.length; i++)
    for (const letter of OTHERS.get(word[i] ?? '') ?? []) yield word.slice(0, i) + letter + word.slice(i + 1)
  for (const [pair, letters] of SPREAD)
    for (const { index, 0: found } of word.matchAll(pair))
      for (const letter of letters) yield word.slice(0, index) + letter + word.slice(index + found.length)
}
// Signs of money: behind a figure or the letters of a currency.
const OF_MONEY = /\d[.,-]{0,2}$|(?:^|[^\p{L}])(?:US|ABD|CAN?|AU|NZ|HK|SG|(?:US|CA|AU|NZ|HK|SG)D)\s?$/u
/** Behind a figure and a blank only a word that is no ending ("5 $ubat", and not "500 $lık"). */
const BEHIND_FIGURE = /\d[.,-]{0,2}\s$/
const NO_ENDING = /^(?:\p{Lu}{2}|(?!l[ıi]k|d[ıai])\p{Ll}{4})/u
/** Whether a sign is a letter of the word that it stands in, by what stands around it. */
const isInWord = (before: string, behind: string): boolean =>
  !OF_MONEY.test(before) &&
  (BEHIND_FIGURE.test(before)
    ? NO_ENDING.test(behind)
    : /^\p{L}{2}/u.test(behind) || (/\p{L}$/u.test(before) && /^\p{L}/u.test(behind)) || /\p{L}{2}$/u.test(before))
/** Small letters that stand alone among capitals. */
const AMONG_CAPITALS = /(?<!\p{L})(?!TL)(?=(?:[lıi]?\p{Lu}){2})(?=\p{Lu}*[lıi])[lıi]?(?:\p{Lu}+[lıi])*(?:\p{Lu}+|(?<=[li]))(?!\p{L})/gu
/** No Turkish word begins with an l before another consonant; before a c and a vowel it is half of a k (`lcadar`). */
const BEFORE_CONSONANT = /(?<![\p{L}\d'’.$-]|-\s)l(?=(?!c[aeıioöuü])[bcçdfgğhjklmnprsştvyz]\p{Ll})/gu
/** A figure inside a word of capitals, five letters long at least: nobody's name has one ("KOR4Y", "ÖRNEK5OY", "ELMA0AĞLI"). */
const FIGURE_AMONG_CAPITALS = /[0145](?<=(?<![\p{L}\d])(\p{Lu}+).)(?=(\p{Lu}+)(?![\p{L}\d]))/gu
/** A figure or a sign that may have been any letter. */
const OTHER_FIGURE = /\p{Lu}[236-9*^~]\p{Lu}/u
const OF_VOWEL = /[AEIİOÖUÜÂÎÛ]/u
const FRONT = /[EİÖÜ]/u
/** The letter that a figure was by what stands beside it: a vowel between consonants, else a consonant; null where it may be either. */
const letterOf = (figure: string, before: string, behind: string): string | null => {
  const [first, last] = [OF_VOWEL.test(before.at(-1) ?? ''), OF_VOWEL.test(behind[0] ?? '')]
  const among = !first && !last
  if (figure === '5') return among ? null : 'S'
  if (figure === '0') return among ? 'O' : 'D'
  if (!among) return null
  const near = [...before].reverse().find((letter) => OF_VOWEL.test(letter)) ?? [...behind].find((letter) => OF_VOWEL.test(letter)) ?? 'A'
  return figure === '4' ? 'A' : FRONT.test(near) ? 'İ' : 'I'
}
/**
 * Letters that a scan printed as signs or as other letters, where nothing else can stand, one for one: `$` and `§` in a word are an Ş, among
 * capitals an `l` is an I and an `i` an İ, and so is what a word begins with before a consonant (`$AFAK`, `IN$AAT`, `TlCARET`, `lsmail`).
 */
export const withLettersOfSigns = (text: string): string =>
  text
    .replace(/[$§]/g, (sign, at: number) => {
      const [before, behind] = [text.slice(Math.max(0, at - 24), at), text.slice(at + 1, at + 25)]
      if (!isInWord(before, behind)) return sign
      return /\p{Ll}$/u.test(before) || (/(?<!\p{L})\p{Lu}$/u.test(before) && /^\p{Ll}/u.test(behind)) ? 'ş' : 'Ş'
    })
    .replace(AMONG_CAPITALS, (word) => word.replaceAll('l', 'I').replaceAll('ı', 'I').replaceAll('i', 'İ'))
    .replace(BEFORE_CONSONANT, 'İ')
    .replace(FIGURE_AMONG_CAPITALS, (figure, before: string, behind: string, at: number, whole: string) =>
      // Where another stands beside it that may have been any letter, the name is not legible.
      before.length + behind.length < 4 || OTHER_FIGURE.test(whole.slice(Math.max(0, at - 60), at + 60))
        ? figure
        : (letterOf(figure, before, behind) ?? figure),
    )
/** What scans take the stars of a masked number for, besides a star. */
export const STARS = '*4$6&#xkte'
/** What is as thin as a stroke is lost or added first. */
const THIN = /[itrflj1|!]/

/**
 * Whether a scan may have made one word of another by a single letter: taken for one that looks like it, spread over two, a thin one lost or
 * added.
 */
export const isScanOf = (word: string, printed: string): boolean => {
  let from = 0
  while (from < word.length && word[from] === printed[from]) from++
  let [a, b] = [word.length, printed.length]
  while (a > from && b > from && word[a - 1] === printed[b - 1]) [a, b] = [a - 1, b - 1]
  const [was, is] = [word.slice(from, a), printed.slice(from, b)]
  if (was.length === 1 && is.length === 1) return looksLike(was, is)
  if (was.length + is.length === 1) return THIN.test(was + is)
  return SPREAD.some(([pair, letters]) =>
    [...printed.matchAll(pair)].some(({ index, 0: { length } }) =>
      letters.some((letter) => printed.slice(0, index) + letter + printed.slice(index + length) === word),
    ),
  )
}

/** Costs of one difference: a shape taken for another, any other letter. */
const [LIKELY, UNLIKELY] = [1, 2]
/** Words of other lengths are never mended. */
const [SHORTEST, LONGEST] = [4, 24]
/** Shorter words lie too near each other for a difference that no shape explains. */
const LONG = 7

/**
 * Finds for a word the only word of the list that differs from it by one letter (taken for another, lost, added, or spread into two); of
 * several the one that a shape explains. Null where there is none, or no telling which.
 */
export const nearestIn = (words: Iterable<string>): ((word: string) => string | null) => {
  const known = new Set(words)
  const hidden = new Map<string, string[]>()
  const add = (key: string, word: string): void => {
    const list = hidden.get(key)
    if (list) list.push(word)
    else hidden.set(key, [word])
  }
  for (const word of known) {
    if (word.length < SHORTEST || word.length > LONGEST) continue
    for (let i = 0; i < word.length; i++) {
      add(`${word.slice(0, i)}_${word.slice(i + 1)}`, word)
      add(word.slice(0, i) + word.slice(i + 1), word)
    }
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST) return null
    const found = new Map<string, number>()
    const offer = (other: string, cost: number): void => {
      if (cost === UNLIKELY && Math.min(word.length, other.length) < LONG) return
      found.set(other, Math.min(found.get(other) ?? cost, cost))
    }
    for (const [pair, letters] of SPREAD) {
      for (const match of word.matchAll(pair))
        for (const letter of letters) {
          const tried = word.slice(0, match.index) + letter + word.slice(match.index + match[0].length)
          if (tried.length > 3 && known.has(tried)) offer(tried, LIKELY)
        }
    }
    for (let i = 0; i < word.length; i++) {
      const [before, after] = [word.slice(0, i), word.slice(i + 1)]
      for (const other of hidden.get(`${before}_${after}`) ?? []) offer(other, looksLike(word[i] ?? '', other[i] ?? '') ? LIKELY : UNLIKELY)
      if (word.length > 4 && known.has(before + after))
        offer(before + after, THIN.test(word[i] ?? '') || word[i] === word[i - 1] ? LIKELY : UNLIKELY)
    }
    for (const other of hidden.get(word) ?? []) offer(other, word.length > 3 ? UNLIKELY : LIKELY)
    found.delete(word)
    const [only, ...others] = [...found].sort(([, a], [, b]) => a - b)
    return only && others.every(([, cost]) => cost > only[1] && word.length >= LONG) ? only[0] : null
  }
}
