import { lawOf } from '../../law/law.ts'
import { fold } from '../../kernel/text.ts'
import type { Layout } from './layout.ts'
import { columnLines, linesOf, textOf } from './lines.ts'
import type { Line } from './lines.ts'
import { isMasthead, readMasthead } from './masthead.ts'
import type { Masthead } from './masthead.ts'
import { isIn } from './page.ts'
import type { Word } from './page.ts'
import { placeOf } from './places.ts'
import type { Place } from './places.ts'

const { nearestOffice } = lawOf('TR')

/** A page as read: what is printed where, and its words. */
export type ReadPage = { layout: Layout; words: readonly Word[] }

/**
 * A notice cut out of the pages of a document, or a piece of one. `startsInside` and `endsInside` say that its beginning and its end stand
 * in this document; a piece that lacks one was not joined to anything by guess. `masthead` is that of the page on which it begins.
 */
export type CutNotice = { text: string; places: Place[]; masthead: Masthead; startsInside: boolean; endsInside: boolean }

type Item = { line: Line; text: string; page: number; column: number; isRight: boolean; afterRule: boolean }

const HEADING = /^(t ?c )?((?:[^\d\s]+ ){1,4}?)ticaret (?:\S )?sicili? m[eu]\S*r ?lu ?\S{1,3} ?(nden|ndan)?\b/
const NUMBERS = /\bil[ai]n sira no|mersis no|sicil \S{0,3} ?(?:dosya )?no|sicil numara|^1 il[ai]n\b/
const SERIAL = /^ilan sira no\b/

/**
 * Whether a notice begins with this line: a registry office as a heading, also broken over lines, and its numbers below it. Old headings
 * lack the `T.C.`: then the office must be one of the list, else the line before a heading would pass for a part of it.
 */
const isStart = (lines: readonly string[], at: number): boolean => {
  const heading = HEADING.exec(fold(lines.slice(at, at + 3).join(' ')))
  if (!heading) return false
  const [, republic, office = '', suffix] = heading
  if (!republic && (suffix === undefined || nearestOffice(office) === null)) return false
  return NUMBERS.test(fold(lines.slice(at + 1, at + 7).join(' ')))
}

const CONTINUED = /^(devami|bastarafi) ?(\d{1,4})?(?!\d)/

type Mark = { kind: 'to' | 'from'; page: string | null }

/** `(Devamı 1151.Sayfada)` or `(Baştarafı 1150. Sayfada)`; null for any other line. */
const markOf = (text: string): Mark | null => {
  if (text.length > 40 || !/sayfa/i.test(text)) return null
  const match = CONTINUED.exec(fold(text))
  return match ? { kind: match[1] === 'devami' ? 'to' : 'from', page: match[2] ?? null } : null
}

/** The number a notice ends with: `(18622269)`, `(19494150-19494151-19494152)`, until 2020 `(4/A)(13/602322)`; one bracket may be lost. */
const isNoticeNumber = ({ text, isRight }: Item): boolean => {
  const compact = text.replace(/\s+/g, '')
  const [opens, closes] = [/^[([{]/.test(compact), /[)\]}]$/.test(compact)]
  const count = compact.replace(/\D/g, '').length
  return (
    count >= 5 &&
    count <= 60 &&
    compact.length <= 1.6 * count + 6 &&
    !/\p{Ll}{2}|[*,:]/u.test(compact) &&
    ((opens && closes) || (isRight && (opens || closes)))
  )
}

/** Whether a notice has only its heading so far: the heading of an office may stand on up to four lines. */
const isInHeading = ({ items, startsInside }: Open): boolean =>
  startsInside && items.length < 4 && !items.some((item) => NUMBERS.test(fold(item.text)))

type Open = { items: Item[]; startsInside: boolean; masthead: Masthead; mark: Mark | null; hasSerial: boolean }

const noticeOf = ({ items, startsInside, masthead }: Open, endsInside: boolean): CutNotice => {
  let text = ''
  const places: Place[] = []
  for (const { line, page } of items) {
    if (text !== '') text += '\n'
    line.cells.forEach((cell, at) => {
      if (at > 0) text += ' | '
      cell.forEach((words, nth) => {
        if (nth > 0) text += ' '
        places.push(placeOf(text.length, page, words))
        text += words.map((word) => word.text).join(' ')
      })
    })
  }
  return { text, places, masthead, startsInside, endsInside }
}

const HEAD_SHARE = 0.12

/** The running head of a page and its columns without it. */
const readPage = (
  { layout, words }: ReadPage,
  page: number,
): { masthead: Masthead; items: Item[]; marks: { mark: Mark; before: number }[] } => {
  const { head } = layout
  const above = head
    ? words.filter((word) => isIn(word, head))
    : (linesOf(words.filter((word) => word.y1 <= HEAD_SHARE)).find((line) => isMasthead(line.map((word) => word.text).join(' '))) ?? [])
  const masthead = readMasthead(
    linesOf(above)
      .flat()
      .map((word) => word.text)
      .join(' '),
  )
  const items: Item[] = []
  const marks: { mark: Mark; before: number }[] = []
  layout.columns.forEach((column, nth) => {
    let last = column.box.y0
    for (const line of columnLines(
      column,
      words.filter((word) => !above.includes(word)),
    )) {
      const text = textOf(line)
      const afterRule = column.ends.some((y) => y > last && y <= line.y)
      const mark = markOf(text)
      const x0 = Math.min(...line.cells.flat(2).map((word) => word.x0))
      if (mark) marks.push({ mark, before: items.length })
      else items.push({ line, text, page, column: nth, isRight: x0 > (column.box.x0 + column.box.x1) / 2, afterRule })
      last = line.y
    }
  })
  return { masthead, items, marks }
}

const follows = (before: Masthead, after: Masthead): boolean | null => {
  if (before.issue !== null && after.issue !== null && before.issue !== after.issue) return false
  return before.page === null || after.page === null ? null : Number(after.page) === Number(before.page) + 1
}

/** Whether two page numbers are the same, as far as both are known. */
const agree = (a: string | null | undefined, b: string | null | undefined): boolean => (a ?? b) === (b ?? a)

/**
 * Cuts the pages of one document into notices. Within a page a notice runs on from column to column; over a page break only where the
 * gazette says so (`Devamı`, `Baştarafı`) and the page numbers do not speak against it. Whatever is not joined with certainty stays a piece
 * of its own.
 */
export const cutPages = (pages: readonly ReadPage[]): { mastheads: Masthead[]; notices: CutNotice[] } => {
  const notices: CutNotice[] = []
  const mastheads: Masthead[] = []
  let open: Open | null = null
  const close = (endsInside: boolean): void => {
    if (open && open.items.length > 0) notices.push(noticeOf(open, endsInside))
    open = null
  }

  pages.forEach((read, index) => {
    const { masthead, items, marks } = readPage(read, index + 1)
    const before = mastheads.at(-1)
    mastheads.push(masthead)
    const to = (open as Open | null)?.mark ?? null
    const from = marks.find(({ mark, before: at }) => mark.kind === 'from' && at === 0)?.mark ?? null
    const inOrder = before ? follows(before, masthead) : false
    if (
      !(to || from) ||
      !agree(to?.page, masthead.page) ||
      !agree(from?.page, before?.page) ||
      inOrder === false ||
      (inOrder === null && !(to && from))
    )
      close(false)

    const texts = items.map((item) => item.text)
    items.forEach((item, at) => {
      if (item.afterRule) close(true)
      const starts = isStart(texts, at) && !(open && isInHeading(open))
      const isSerial = SERIAL.test(fold(item.text))
      if (starts || (isSerial && (open as Open | null)?.hasSerial)) close(false)
      open ??= { items: [], startsInside: starts, masthead, mark: null, hasSerial: false }
      const current: Open = open
      current.items.push(item)
      current.mark = marks.find(({ mark, before: place }) => mark.kind === 'to' && place === at + 1)?.mark ?? null
      if (isSerial) current.hasSerial = true
      if (isNoticeNumber(item)) close(true)
    })
  })
  close(false)
  return { mastheads, notices }
}
