import { digitsIn } from '../fact/figures.ts'
import { ADDRESS_WORDS } from '../kernel/title-words.ts'
import { plainLetters, withLettersOfSigns } from '../text/letters.ts'
import { allIn } from '../text/needed.ts'
import type { Flat } from '../text/restore.ts'
import { FAMILY, GIVEN, templateWord } from '../text/words.ts'

// Continuation marks of the page (`(Devamı 1151.Sayfada)`): what they part belongs together.
const MARK = /\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}(?:\n[^()\n]{0,20})?\)|\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}$/gim
// The running head of the next page, where a text goes on over two: a line of a day, a number of an issue, a page and the gazette's name.
const RUNNING_HEAD =
  /(?<=\n)(?=[^\n]{0,90}G[aA][zZ][eE][tT][eE][sS][İIiı](?!\p{L}))(?=[^\n]{0,90}S[aA][yY][ıIfF])[^\S\n]*(?:(?:\d{1,2}(?:[./]\d{1,2}[./]| ?\p{L}{4,7} )\d{4}|S[aA][yY](?:[ıI]|[fF][aA]) ?[:.]? ?\d{1,5}|T[üÜ]RK[İI]YE|T[üü]rkiye|T[İIi][cC][aA][rR][eE][tT]|S[İIi][cC][İIi][lL]L?[İIi]?|G[aA][zZ][eE][tT][eE][sS][İIiı]|\d{1,4})[^\S\n|]*[-–]?[^\S\n]*)+(?=\r?\n)/gu
/** Where the head of the page ends on which a notice begins. */
const FIRST_HEAD = 200

// The old narrow columns make a reader see ligatures that are not there: `Tescil (oOEdilen`, `(o ikisinin`, `oİbrahim`, `Oo müdürlüğü`;
// `(on)` is a word in brackets.
const LIGATURE =
  /(?<=\s)\(?(?:oO|Oo|o)(?=\s)|(?<=\s)\((?:oO|Oo|o|O)(?=\s)|(?<=\s)\(?(?:(?!OO+\p{Lu})[oO]{2,3}(?=[\p{L}(])|o(?!I(?:an|ar|up|du|mu|mak|ma[lsy]))(?=\p{Lu})|O(?=\p{Lu}\p{Ll}))|(?<=\s)\(o(?=\p{L})(?!la[ğg]an|rta[kğg]|n(?: ?(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|bin|mily))|\p{L}{1,15}(?:\s\p{L}{1,10}){0,2}\))/gu

// A wide blank of a justified line that a reader took for a mark that no notice has, or for a dash: in a sentence, or about a colon (`Yetki —Şekli: —`).
const DASH = /(?<=\s)[©®](?=\s)|(?<=\s)—\s?(?=\p{Ll})|(?<=\p{Ll}\s)—(?=\s?\p{Lu}\p{Ll}+[^\p{L}\n]{0,2}:)|(?<=:\s?)—(?=\s)/gu

/** A dash behind a given name before the next one: a wide blank of a justified line (`Eden Ahmet — Nuri Kurgu'nun`). */
const DASH_IN_NAME = /(\p{L}+)?([,;:.]?\s)(\p{Lu}\p{L}+)\s—(?=\s\p{Lu}\p{L}+(?:\s\p{Lu}|['’,;]))/gu
const withoutDashes = (text: string): string =>
  text.includes('—')
    ? text.replace(DASH_IN_NAME, (said, word: string | undefined, _gap: string, name: string) => {
        // "Ada Kaya — Düş Kurgu": behind a surname it stands between two people.
        const surname = FAMILY.has(plainLetters(name)) && /^\p{Lu}/u.test(word ?? '')
        return GIVEN.has(plainLetters(name)) && !surname && !GIVEN.has(plainLetters(word ?? '')) ? said.replace('—', ' ') : said
      })
    : text

/** The words of a title between two brackets that open: what closes the second closes the first ("(YETKİLİ (2. DERECE İMZA) Temsile"). */
const TITLE_BETWEEN = /^[({]\s?\p{Lu}[\p{Lu}\s.]{2,40}$/u
/** The same in small letters, before what only a title stands before. */
const NAMED_BETWEEN = /^[({]\s?(?:\p{Lu}[\p{L}.]+\s){1,5}$/u
const AS_SIGNATORY = /^[)}]\s?Temsile\s/
/** Opening brackets that nothing closes, by what stands for them: nothing, or a dash before the last part of a title. */
const unclosed = (text: string): ReadonlyMap<number, '' | '-'> => {
  const open: number[] = []
  const within = new Map<number, number>()
  const ends = new Map<number, number>()
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(' || text[i] === '{') open.push(i)
    else if (text[i] === ')' || text[i] === '}') {
      const inner = open.pop()
      const outer = open.at(-1)
      if (outer !== undefined && inner !== undefined && !within.has(outer)) {
        within.set(outer, inner)
        ends.set(outer, i)
      }
    }
  }
  return new Map(
    open.map((at) => {
      const inner = within.get(at)
      const end = ends.get(at) ?? 0
      const named = inner !== undefined && NAMED_BETWEEN.test(text.slice(at, inner)) && AS_SIGNATORY.test(text.slice(end, end + 10))
      return inner !== undefined && (named || TITLE_BETWEEN.test(text.slice(at, inner))) ? [inner, '-'] : [at, '']
    }),
  )
}

// A scan bends round brackets.
const BRACES: Record<string, string> = { '{': '(', '}': ')' }

const COUNTED = /^\d[\d.]*\s(?:adet|aded|pay|hisse)/
const MONEY = /^\d[\d.]*,\d{2}(?!\d)/
/** Whether a figure begins at a place that a name in capitals or a small word runs into; behind another figure or a mark none does. */
const runsOn = (text: string, at: number): boolean =>
  (text[at - 1] ?? '') > '9' &&
  ((/\p{Lu}{3}$/u.test(text.slice(Math.max(0, at - 3), at)) && COUNTED.test(text.slice(at, at + 24))) ||
    (/\p{Ll}{4}$/u.test(text.slice(Math.max(0, at - 4), at)) && MONEY.test(text.slice(at, at + 24))))

// Where lines were joined before, their hyphens stand inside: several of them, before the small letters of a word that they part.
const JOINED = /(?<=\p{Ll})- (?=\p{Ll}{2})/gu
const SEVERAL = 4
/** A word of notices or of a name. */
const isWord = (word: string): boolean => templateWord(word) === word || GIVEN.has(word) || FAMILY.has(word)
/** Whether a hyphen inside a line parts one word, however few stand in the text: neither half is one of its own, or one of them and both together. */
const partsWord = (text: string, at: number): boolean => {
  const printed = /\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? ''
  const before = plainLetters(printed)
  const behind = plainLetters(/^\p{Ll}+/u.exec(text.slice(at + 2, at + 32))?.[0] ?? '')
  // No name goes on with small letters that are no word.
  return (
    (/^\p{Lu}/u.test(printed) && !isWord(behind)) ||
    (!isWord(behind) && (!isWord(before) || isWord(before + behind))) ||
    (!isWord(before) && isWord(before + behind))
  )
}
/** What begins with a capital may be a name, which nothing is to be joined to but the rest of a known word. */
const isOneWord = (text: string, at: number): boolean => {
  const [before, behind] = [
    /\S+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '',
    /^\p{Ll}+/u.exec(text.slice(at + 2, at + 32))?.[0] ?? '',
  ]
  const word = plainLetters(before + behind)
  return /^\p{Ll}+$/u.test(before) || ADDRESS_WORDS.some((each) => plainLetters(each) === word) || templateWord(word) === word
}

// The gazette's own mark behind the last word of a notice, "(4/A)(13/711203)", of which a scan leaves its last figure and some brackets:
// "(4AX13/711203)", "(S/AXI 3/711203)", "(1(WANI3711203)", "LOMAX13/7 11203)". It is set as it was, at its own length: that the text ends there is what it says.
const CLOSING =
  /(?<=\s)(?!\(\d{1,2}\/[A-D]\)\s?\(\d{1,3}\/|\(\d{1,3}\/\d{4,6}\)\s*$)[[({]?[\dA-Zİ$()[\]{}/\\|]{2,12}(?: [\dA-Z]{1,3})?[/(I]\d ?\d{4,6}\)(?=\s*$)/u
const closingOf = (mark: string): string =>
  `(1/A)(1/${'0'.repeat(Math.max(3, Math.min(8, mark.length - 9)))})`.padStart(mark.length).slice(-mark.length)

// The number of a part of a registration form whose stop was read as a comma: "2, İşletme Sahibine Ait Bilgiler".
const PART = /(?<=(?:^|\n)[^\S\n]*\d),(?=\s?(?:Merkez|[ŞS]ube|[İI][şs]letme)[^:;\n]{0,20}\s(?:Ait\b|Sahibine\b|Temsilcilerine\b))/gu

/** Two names that a hyphen joins, as a title has them: what begins with a capital behind small letters is no rest of a word. */
const COMPOUND = /(\p{Lu}\p{Ll}+)-\s*(\p{Lu}\p{Ll}+)/gu
/** Whether the hyphen at the end of a line stands between two names, and parts no word; in capitals where the text prints them so elsewhere. */
const joinsNames = (text: string, at: number, next: number, compounds: ReadonlySet<string>): boolean => {
  if (compounds.size === 0) return false
  const [before, behind] = [/\p{L}+$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0], /^\p{L}+/u.exec(text.slice(next, next + 30))?.[0]]
  return /^\p{Lu}/u.test(behind ?? '') && compounds.has(plainLetters(`${before}-${behind}`))
}

/** {@link Flat} of a text. */
export const flatten = (text: string): Flat => {
  // An accent that stands alone is an apostrophe, as keyboards and scans have it.
  const marked = withLettersOfSigns(text)
    .replace(/[`´]/g, "'")
    .replace(MARK, (mark) => ' '.repeat(mark.length))
    .replace(RUNNING_HEAD, (mark, at: number) => (at < FIRST_HEAD ? mark : ' '.repeat(mark.length)))
    .replace(CLOSING, closingOf)
    .replace(PART, '.')
  const unlinked = withoutDashes(marked)
    .replace(DASH, (mark) => ' '.repeat(mark.length))
    .replace(LIGATURE, (mark) => ' '.repeat(mark.length))
  // Where others stand, a lone one inside a name is one of them.
  const clean = unlinked === marked ? marked : unlinked.replace(/(?<=\p{Lu}\s)O(?=\s\p{Lu})/gu, ' ')
  const joined = [...clean.matchAll(JOINED)]
  const several = joined.length >= SEVERAL
  const hyphens = new Set(joined.map(({ index }) => index).filter((at) => partsWord(clean, at) || (several && isOneWord(clean, at))))
  const instead = unclosed(clean)
  const compounds = new Set(allIn(clean, COMPOUND).map(([, first, second]) => plainLetters(`${first}-${second}`)))
  const at: number[] = []
  const out: string[] = []
  let blank = true
  for (let i = 0; i < clean.length; i++) {
    const given = instead.get(i) ?? clean[i] ?? ''
    const char = given === '{' || given === '}' ? (BRACES[given] ?? given) : given
    if (char === '') continue
    // "SÖNMEZ''in": an apostrophe printed or read twice
    if ((char === "'" || char === '’') && clean[i - 1] === char && /\p{L}/u.test(clean[i + 1] ?? '')) continue
    if (char === ' ' || ((char < ' ' || char > '~') && /\s/.test(char))) {
      if (!blank) {
        out.push(' ')
        at.push(i)
      }
      blank = true
      continue
    }
    if (hyphens.has(i)) {
      i++
      continue
    }
    if ((char === '-' || char === '\u00ad') && !blank && /[\p{L}'’]/u.test(clean[i - 1] ?? '')) {
      const next = /^[ \t]*\r?\n\s*(?=\p{L})/u.exec(clean.slice(i + 1, i + 40))
      if (next) {
        // "37415-Bursa-Merkez" is one number on whatever lines it stands.
        if (joinsNames(clean, i, i + 1 + next[0].length, compounds) || /\d-\p{Lu}\p{Ll}+$/u.test(clean.slice(Math.max(0, i - 20), i))) {
          out.push('-')
          at.push(i)
        }
        i += next[0].length
        continue
      }
    }
    // "AYŞE YILMAZ420 adet paya karşılık gelen42.000,00": a word ran into the figure of the next column.
    if (char >= '0' && char <= '9' && !blank && runsOn(clean, i)) {
      out.push(' ')
      at.push(i)
    }
    out.push(char)
    at.push(i)
    blank = false
  }
  return { text: digitsIn(out.join('')), at }
}

/** Which blanks of a flat text stand for an end of a line of the text it was made of. */
export const breaksIn = (source: string, { text, at }: Flat): ReadonlySet<number> => {
  const breaks = new Set<number>()
  for (let i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1)) if (source.slice(at[i], at[i + 1]).includes('\n')) breaks.add(i)
  return breaks
}

/** Which blanks of a flat text stand for an empty line: what stands before one is a block of its own. */
export const blocksIn = (source: string, { text, at }: Flat): ReadonlySet<number> => {
  const blocks = new Set<number>()
  for (let i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1))
    if (/\n[^\S\n]*\r?\n/.test(source.slice(at[i], at[i + 1]))) blocks.add(i)
  return blocks
}

/** Which blanks of a flat text stand for a wide gap inside a line: columns of a table stand apart by them. */
export const gapsIn = (source: string, { text, at }: Flat): ReadonlySet<number> => {
  const gaps = new Set<number>()
  if (!/[^\n\S]{3}|\t/.test(source)) return gaps
  for (let i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1))
    if (/^(?:[^\n\S]{3,}|[^\n\S]*\t[^\n\S]*)$/.test(source.slice(at[i], at[i + 1]))) gaps.add(i)
  return gaps
}

/** A part of a text and what it is printed as instead. */
export type Printed = { from: number; to: number; put: string }
/** A text with parts of it printed otherwise, in their order. */
export const reprinted = ({ text, at }: Flat, parts: readonly Printed[]): Flat => {
  if (parts.length === 0) return { text, at }
  const out: string[] = []
  const places: number[] = []
  let copied = 0
  for (const { from, to, put } of [...parts, { from: text.length, to: text.length, put: '' }]) {
    out.push(text.slice(copied, from), put)
    for (let i = copied; i < from; i++) places.push(at[i] ?? 0)
    // What is the same keeps its place; what is quoted ends no earlier than the printed part does.
    let same = 0
    while (same < put.length && from + same < to && put[same] === text[from + same]) same++
    for (let i = 0; i < put.length; i++) places.push(at[i < same || i === 0 ? from + i : to - 1] ?? 0)
    copied = to
  }
  return { text: out.join(''), at: places }
}
