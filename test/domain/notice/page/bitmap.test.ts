import { describe, expect, it } from 'vitest'
import { turned } from '../../../../tools/stand-ins/scan.ts'
import { inkBoxes, layoutOf } from '../../../../lib/domain/notice/page/layout.ts'
import { mendNumbers, readAgain } from '../../../../lib/domain/notice/page/marks.ts'
import { blankPage } from '../../../../lib/domain/notice/page/page.ts'
import type { Bitmap, Word } from '../../../../lib/domain/notice/page/page.ts'
import { findRules } from '../../../../lib/domain/notice/page/rules.ts'
import { sheetOfWords, sheetsOf, wordsByPiece, wordsOnPage } from '../../../../lib/domain/notice/page/sheets.ts'
import { straighten } from '../../../../lib/domain/notice/page/straighten.ts'
import { fill } from './support.ts'
import { sampled } from '../../../support/sampled.ts'

const WIDTH = 1754
const HEIGHT = 2482

/** A page with a running head, a frame, two columns of bars for words, a double line in the left and a table in the right column. */
const drawn = (): Bitmap => {
  const page = blankPage(WIDTH, HEIGHT)
  const text = (x0: number, x1: number, y0: number, y1: number): void => {
    for (let y = y0; y + 12 < y1; y += 22) for (let x = x0; x + 40 < x1; x += 50) fill(page, x, y, x + 40, y + 12)
  }
  text(200, 1500, 190, 210)
  fill(page, 150, 230, 1610, 233)
  for (const y of [245, 2250]) fill(page, 140, y, 1615, y + 2)
  for (const x of [140, 876, 1613]) fill(page, x, 245, x + 2, 2252)
  text(155, 860, 260, 1100)
  for (const y of [1130, 1150]) fill(page, 140, y, 876, y + 2)
  text(155, 860, 1170, 2240)
  text(900, 1600, 260, 1500)
  for (const y of [1520, 1560, 1620]) fill(page, 910, y, 1600, y + 2)
  for (const x of [910, 1100, 1598]) fill(page, x, 1520, x + 2, 1622)
  fill(page, 930, 1535, 1000, 1547)
  fill(page, 1120, 1580, 1300, 1592)
  text(900, 1600, 1640, 2240)
  return page
}

const shape = (page: Bitmap) => {
  const { head, columns } = layoutOf(findRules(page), inkBoxes(page))
  return {
    hasHead: head !== null,
    columns: columns.map(({ box, ends, tables }) => ({
      from: Math.round(box.x0 * 50),
      to: Math.round(box.x1 * 50),
      ends: ends.map((y) => Math.round(y * 100)),
      tables: tables.map((table) => table.rows.map((row) => row.length)),
    })),
  }
}

const DRAWN = {
  hasHead: true,
  columns: [
    { from: 4, to: 25, ends: [46], tables: [] },
    { from: 25, to: 46, ends: [], tables: [[2, 2]] },
  ],
}

describe('layout', () => {
  it('is found from the lines of a page', () => expect(shape(drawn())).toEqual(DRAWN))

  it.each(sampled([0.4, -1.1], 1))('is found on a page turned by %f degrees', (degrees) => {
    expect(shape(straighten(turned(drawn(), (degrees * Math.PI) / 180)))).toEqual(DRAWN)
  })

  it('leaves a level page as it is', () => {
    const page = drawn()
    expect(straighten(page)).toBe(page)
    const empty = blankPage(100, 100)
    expect(straighten(empty)).toBe(empty)
    expect(layoutOf(findRules(empty), inkBoxes(empty)).columns).toEqual([])
  })
})

describe('sheets', () => {
  it('hold head, columns without lines, and the cells of tables; what is read on them lies where it stands on the page', () => {
    const page = drawn()
    const sheets = [...sheetsOf(page, layoutOf(findRules(page), inkBoxes(page)))]
    expect(sheets.map((sheet) => sheet.pieces.length)).toEqual([1, 1, 2, 1])
    const cells = sheets[2]!
    const inked: Word[] = cells.pieces.map(({ at }) => {
      const rows = Array.from({ length: at.height }, (_, y) => at.y + y).filter((y) =>
        cells.grey.subarray(y * cells.width + at.x, y * cells.width + at.x + at.width).some((grey) => grey < 128),
      )
      const columns = Array.from({ length: at.width }, (_, x) => at.x + x).filter((x) =>
        rows.some((y) => cells.grey[y * cells.width + x]! < 128),
      )
      return {
        text: 'x',
        confidence: 1,
        x0: columns[0]! / cells.width,
        x1: (columns.at(-1)! + 1) / cells.width,
        y0: rows[0]! / cells.height,
        y1: (rows.at(-1)! + 1) / cells.height,
      }
    })
    const back = wordsOnPage(cells, inked).map((word) =>
      [word.x0 * WIDTH, word.x1 * WIDTH, word.y0 * HEIGHT, word.y1 * HEIGHT].map(Math.round),
    )
    const near = (a: number[], b: number[]): boolean => a.every((value, at) => Math.abs(value - b[at]!) <= 2)
    expect(near(back[0]!, [930, 1000, 1535, 1547])).toBe(true)
    expect(near(back[1]!, [1120, 1300, 1580, 1592])).toBe(true)
  })
})

describe('words', () => {
  /** A sheet of two bars of ink, `gap` pixels apart, read as two words. */
  const parted = (first: string, second: string, gap: number) => {
    const [width, height] = [200, 60]
    const grey = new Uint8Array(width * height).fill(255)
    for (let y = 20; y < 40; y++) for (let x = 40; x < 120 + gap; x++) if (x < 80 || x >= 80 + gap) grey[y * width + x] = 0
    const sheet = { width, height, grey, pieces: [{ from: { x0: 0, x1: 1, y0: 0, y1: 1 }, at: { x: 0, y: 0, width, height } }] }
    const word = (text: string, x0: number, x1: number) => ({
      text,
      confidence: 0.9,
      x0: x0 / width,
      x1: x1 / width,
      y0: 20 / height,
      y1: 40 / height,
    })
    return wordsOnPage(sheet, [word(first, 40, 80), word(second, 80 + gap, 120 + gap)]).map(({ text }) => text)
  }

  it.each([
    ['parted between close capitals', 'KA', 'VAS', 2, ['KAVAS']],
    ['parted before an ending', 'KARAYA', "Y'in", 1, ["KARAYAY'in"]],
    ['two names', 'FATMA', 'YILMAZ', 7, ['FATMA', 'YILMAZ']],
    ['other letters set close', 'SAN.', 'AYİ', 1, ['SAN.', 'AYİ']],
    ['small letters', 'sona', 'ermiştir', 1, ['sona', 'ermiştir']],
  ])('%s', (_, first, second, gap, wanted) => expect(parted(first, second, gap)).toEqual(wanted))
})

/** A word drawn sign by sign: digits as blocks with gaps, points and commas as the gazette's type has them. */
const drawWord = (page: Bitmap, text: string, left: number, base: number): Omit<Word, 'text'> => {
  let x = left
  for (const sign of text) {
    if (sign === '.') fill(page, x, base - 4, x + 4, base)
    else if (sign === ',') fill(page, x, base - 4, x + 4, base + 5)
    else if (sign === '-') fill(page, x, base - 12, x + 8, base - 9)
    else if (sign !== ' ') fill(page, x, base - 27, x + 13, base)
    x += '.,'.includes(sign) ? 7 : 16
  }
  return { x0: left / page.width, x1: (x - 3) / page.width, y0: (base - 27) / page.height, y1: base / page.height, confidence: 0.9 }
}

describe('numbers', () => {
  const mend = (printed: string, read: string) => {
    const page = blankPage(800, 200)
    return mendNumbers(page, [{ text: read, ...drawWord(page, printed, 40, 100) }])
  }

  it.each([
    ['100.000,00', '100.000.00'],
    ['100.000,00', '100.000,00'],
    ['2.554.872,47', '2.554.87247'],
    ['10000,00', '10000.,00'],
    ['10.10.2023', '10.102023'],
    ['182.250.000-TL', '182.250,000-TL'],
    ['2023', '2023'],
  ])('%s read as %s gets the marks that are printed', (printed, read) => {
    expect(mend(printed, read)).toMatchObject({ words: [{ text: printed }], doubtful: [] })
  })

  it('is doubtful where its digits are not as many as are printed, and stays as read', () => {
    const { words, doubtful } = mend('100.000,00', '100.000.000')
    expect(words[0]?.text).toBe('100.000.000')
    expect(doubtful).toEqual(words)
  })

  it('is joined over a mark that was read as a blank, not over a blank', () => {
    const page = blankPage(800, 200)
    const first = drawWord(page, '22.12', 40, 100)
    const second = drawWord(page, '.2025', Math.round(first.x1 * 800) + 3, 100)
    const words = [
      { ...first, text: '22.12' },
      { ...second, x0: second.x0 + 7 / 800, text: '2025' },
    ]
    expect(mendNumbers(page, words).words.map((word) => word.text)).toEqual(['22.12.2025'])
    const apart = blankPage(800, 200)
    const one = drawWord(apart, '2024', 40, 100)
    const two = drawWord(apart, '15', Math.round(one.x1 * 800) + 10, 100)
    expect(
      mendNumbers(apart, [
        { ...one, text: '2024' },
        { ...two, text: '15' },
      ]).words.map((word) => word.text),
    ).toEqual(['2024', '15'])
  })

  it('takes the second reading only where it fits and is surer', () => {
    const page = blankPage(800, 200)
    const word = { ...drawWord(page, '100.000,00', 40, 100), text: '100.000.000', confidence: 0.1 }
    const again = (text: string, confidence: number) => readAgain(page, word, [{ ...word, text, confidence }]).text
    expect(again('100.000.00', 0.9)).toBe('100.000,00')
    expect(again('100.000.00', 0.05)).toBe('100.000.000')
    expect(again('100.000', 0.9)).toBe('100.000.000')
    expect(readAgain(page, word, [])).toBe(word)
    const sheet = sheetOfWords(page, [word])
    expect(wordsByPiece(sheet, [{ text: 'x', confidence: 1, x0: 0.4, x1: 0.6, y0: 0.4, y1: 0.6 }])).toHaveLength(1)
  })
})
