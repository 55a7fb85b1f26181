import { isInk } from './page.ts'
import type { Bitmap, Word } from './page.ts'

/**
 * What stands between the digits of a number, as it is printed: tall signs (digits, letters, brackets), points, commas, and the rest
 * (hyphens, dots of İ).
 */
type Sign = 'tall' | 'point' | 'comma' | 'other'

type Part = { x0: number; x1: number; y0: number; y1: number }

/** Connected pieces of ink inside a rectangle of pixels, from left to right. */
const partsOf = (page: Bitmap, left: number, top: number, right: number, bottom: number): Part[] => {
  const across = right - left
  const seen = new Uint8Array(across * (bottom - top))
  const parts: Part[] = []
  const stack: number[] = []
  for (let start = 0; start < seen.length; start++) {
    const isInkAt = (at: number): boolean => isInk(page, left + (at % across), top + Math.floor(at / across))
    if (seen[start] || !isInkAt(start)) continue
    const part: Part = { x0: across, x1: 0, y0: bottom - top, y1: 0 }
    seen[start] = 1
    stack.push(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)]
      part.x0 = Math.min(part.x0, x)
      part.x1 = Math.max(part.x1, x + 1)
      part.y0 = Math.min(part.y0, y)
      part.y1 = Math.max(part.y1, y + 1)
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy]
          const next = ny * across + nx
          if (nx < 0 || ny < 0 || nx >= across || ny >= bottom - top || seen[next] || !isInkAt(next)) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    parts.push(part)
  }
  return parts.sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1)
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The signs of a word by their shape alone: a point stands on the base line, a comma reaches below it. */
const signsOf = (page: Bitmap, word: Word): Sign[] => {
  const height = Math.round((word.y1 - word.y0) * page.height)
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))
  const parts = partsOf(
    page,
    clamp(Math.floor(word.x0 * page.width) - 1, page.width),
    clamp(Math.floor(word.y0 * page.height) - 2, page.height),
    clamp(Math.ceil(word.x1 * page.width) + 2, page.width),
    clamp(Math.ceil(word.y1 * page.height) + Math.ceil(height / 4), page.height),
  ).filter((part) => (part.x1 - part.x0) * (part.y1 - part.y0) >= 6)
  const tallest = Math.max(0, ...parts.map((part) => part.y1 - part.y0))
  const tall = parts.filter((part) => part.y1 - part.y0 >= tallest * 0.6)
  const digit = median(tall.map((part) => part.y1 - part.y0))
  const base = median(tall.map((part) => part.y1))
  return parts.map((part): Sign => {
    if (tall.includes(part)) return 'tall'
    const isBetween = !tall.some((other) => Math.min(other.x1, part.x1) - Math.max(other.x0, part.x0) > (part.x1 - part.x0) / 2)
    const isLow =
      isBetween && part.y0 >= base - 0.35 * digit && part.y0 < base && part.y1 - part.y0 <= 0.5 * digit && part.x1 - part.x0 <= 0.4 * digit
    if (!isLow) return 'other'
    return part.y1 > base + 0.1 * digit ? 'comma' : 'point'
  })
}

const TALL = /[\p{L}\p{N}()[\]/]/u
const HAS_NUMBER = /\d[.,]\d|\d{4}/

/**
 * A number word with its points and commas as the page prints them. The reader mixes them up (`100.000.00`, `2.554.87247`), and money hangs
 * on them; the shapes do not lie. Null where the word cannot be laid over what is printed, sign by sign: then the reading itself is in
 * doubt.
 */
const withPrintedMarks = (page: Bitmap, word: Word): string | null => {
  const letters = [...word.text]
  const signs = signsOf(page, word)
  if (letters.filter((letter) => TALL.test(letter)).length !== signs.filter((sign) => sign === 'tall').length) return null
  let at = 0
  let text = ''
  const isMark = (letter: string | undefined): boolean => letter === '.' || letter === ','
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? ''
    text += letter
    if (!TALL.test(letter)) continue
    while (signs[at] !== 'tall') at++
    at++
    let next = index + 1
    while (isMark(letters[next])) next++
    if (!/\d/.test(letter) || !/\d/.test(letters[next] ?? '')) continue
    const printed: string[] = []
    for (let sign = at; sign < signs.length && signs[sign] !== 'tall'; sign++) {
      if (signs[sign] === 'point') printed.push('.')
      if (signs[sign] === 'comma') printed.push(',')
    }
    if (printed.length > 1) return null
    if (printed.length === 0) continue
    text += printed[0]
    index = next - 1
  }
  return text
}

const GAP = 0.6

/** Two words that are one number, printed with a point or comma where the reader saw a blank (`22.12 2025`); null where they are not. */
const asOneNumber = (page: Bitmap, first: Word, second: Word): Word | null => {
  if (!/\d$/.test(first.text) || !/^\d/.test(second.text)) return null
  const height = (first.y1 - first.y0) * page.height
  const isBeside =
    Math.min(first.y1, second.y1) - Math.max(first.y0, second.y0) > 0.6 * Math.min(first.y1 - first.y0, second.y1 - second.y0)
  if (!isBeside || second.x0 < first.x0 || (second.x0 - first.x1) * page.width > GAP * height) return null
  const joined = {
    text: first.text + second.text,
    confidence: Math.min(first.confidence, second.confidence),
    x0: first.x0,
    x1: second.x1,
    y0: Math.min(first.y0, second.y0),
    y1: Math.max(first.y1, second.y1),
  }
  const text = withPrintedMarks(page, joined)
  const count = [...first.text].filter((letter) => TALL.test(letter)).length
  const beyond =
    text === null ? -1 : [...text].findIndex((_, at, all) => all.slice(0, at + 1).filter((letter) => TALL.test(letter)).length === count)
  return text !== null && /[.,]/.test([...text][beyond + 1] ?? '') ? { ...joined, text } : null
}

/**
 * Words with their numbers as printed, and those among the words (amounts, dates, long numbers) that do not fit what is printed and are to
 * be read again.
 */
export const mendNumbers = (page: Bitmap, words: readonly Word[]): { words: Word[]; doubtful: Word[] } => {
  const mended: Word[] = []
  for (const word of words) {
    const before = mended.at(-1)
    const joined = before ? asOneNumber(page, before, word) : null
    if (joined) mended[mended.length - 1] = joined
    else mended.push(word)
  }
  const doubtful: Word[] = []
  const marked = mended.map((word) => {
    if (!HAS_NUMBER.test(word.text)) return word
    const text = withPrintedMarks(page, word)
    if (text === word.text) return word
    if (text !== null) return { ...word, text }
    doubtful.push(word)
    return word
  })
  return { words: marked, doubtful }
}

/** A doubtful word by its second reading, where the reader is surer of that and it fits what is printed; else as it was. */
export const readAgain = (page: Bitmap, word: Word, second: readonly Word[]): Word => {
  const confidence = Math.min(...second.map((part) => part.confidence))
  if (second.length === 0 || confidence <= word.confidence) return word
  const text = withPrintedMarks(page, { ...word, text: second.map((part) => part.text).join('') })
  return text === null ? word : { ...word, text, confidence }
}
