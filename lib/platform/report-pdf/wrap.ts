import { type Face, widthOf } from './fonts.ts'

/** How a text is set: sizes in points, the colour as an operand of `rg`. */
export type Style = { face: Face; size: number; leading: number; colour: string }

/** Width of a text in points. */
export const measured = (text: string, { face, size }: Style): number => (widthOf(face, text) * size) / 1000

const MARKS = ['/', '-', '.', ',', '@', '_', '=']
const LETTERS = new Intl.Segmenter('tr', { granularity: 'grapheme' })

/** A word too long for a line, in pieces that fit: cut after a mark where one stands in the second half of the piece, else anywhere. */
const pieces = (word: string, style: Style, width: number): string[] => {
  const parts: string[] = []
  let part = ''
  let used = 0
  for (const { segment } of LETTERS.segment(word)) {
    const size = measured(segment, style)
    if (part !== '' && used + size > width) {
      const mark = Math.max(...MARKS.map((each) => part.lastIndexOf(each))) + 1
      const cut = mark > part.length / 2 ? mark : part.length
      parts.push(part.slice(0, cut))
      part = part.slice(cut)
      used = measured(part, style)
    }
    part += segment
    used += size
  }
  return [...parts, part]
}

/** The lines of a text that are at most `width` points wide; at least one. */
export const wrap = (text: string, style: Style, width: number): string[] => {
  const blank = measured(' ', style)
  const lines: string[] = []
  let line = ''
  let used = 0
  const start = (words: string): void => {
    if (line !== '') lines.push(line)
    line = words
    used = measured(words, style)
  }
  for (const word of text.split(' ')) {
    const size = measured(word, style)
    if (size > width) {
      for (const piece of pieces(word, style, width)) start(piece)
    } else if (line === '' || used + blank + size > width) {
      start(word)
    } else {
      line += ` ${word}`
      used += blank + size
    }
  }
  return [...lines, line]
}
