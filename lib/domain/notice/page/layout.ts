import { around, heightOf, isInk, widthOf } from './page.ts'
import type { Bitmap, Box, Rule } from './page.ts'

/** A table: its cells row by row, each row from left to right. A cell that reaches over several rows stands in the first of them. */
export type Table = { box: Box; rows: Box[][] }

/** A column of the page. At each of the heights in `ends` a double line is printed across it: a notice ends there. */
export type Column = { box: Box; ends: number[]; tables: Table[] }

/** What is printed where. `head` is the running head above the frame, null where no line parts it from the body. */
export type Layout = { head: Box | null; columns: Column[]; rules: Rule[] }

const NEAR = 0.002
const BAND = 0.15

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR

/** Values that lie within NEAR of one another, each group as its mean, ascending. */
const clusters = (values: readonly number[]): number[] => {
  const groups: number[][] = []
  for (const value of [...values].sort((a, b) => a - b)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last !== undefined && value - last <= NEAR) group.push(value)
    else groups.push([value])
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length)
}

/** Where upright rules, taken together, run down at least half of the body: the frame and the rules between columns. */
const columnRules = (down: readonly Rule[], body: Box): number[] =>
  clusters(down.map((rule) => (rule.x0 + rule.x1) / 2)).filter((x) => {
    const length = down.filter((rule) => isNear((rule.x0 + rule.x1) / 2, x)).reduce((sum, rule) => sum + heightOf(rule), 0)
    return length >= heightOf(body) / 2
  })

const BINS = 1000
const GUTTER = 0.006
const NARROWEST = 0.08
/** Blanks of a few lines may stand one below the other; of this much text they do not. */
const FEWEST = 0.2

/**
 * The columns of a body without upright rules: parted by white gutters that run nearly its whole height. A headline over several columns
 * may bridge a gutter, so up to a twentieth of the text may lie over it; a gap beside the ends of a few long lines parts no columns.
 */
const columnsByGutters = (boxes: readonly Box[], body: Box): Box[] => {
  const covered = new Float64Array(BINS)
  for (const box of boxes) {
    for (let bin = Math.floor(box.x0 * BINS); bin < Math.ceil(box.x1 * BINS) && bin < BINS; bin++)
      covered[bin] = (covered[bin] ?? 0) + heightOf(box)
  }
  const tallest = (x0: number, x1: number): number =>
    covered.slice(Math.ceil(x0 * BINS), Math.floor(x1 * BINS)).reduce((a, b) => Math.max(a, b), 0)
  const whole = tallest(0, 1)
  if (whole < FEWEST) return [body]
  const most = whole * 0.05
  const edges: number[] = []
  let from = -1
  for (let bin = 0; bin <= BINS; bin++) {
    const isText = bin < BINS && (covered[bin] ?? 0) > most
    if (isText && from >= 0 && (bin - from) / BINS >= GUTTER) edges.push((from + bin) / 2 / BINS)
    from = isText ? -1 : from < 0 ? bin : from
  }
  const inner = edges.filter((x) => x > body.x0 + NARROWEST && x < body.x1 - NARROWEST)
  const kept: number[] = []
  for (const x of inner) {
    const [last, next] = [kept.at(-1) ?? body.x0, inner.find((other) => other > x) ?? body.x1]
    if (x - last >= NARROWEST && tallest(last, x) >= whole * 0.3 && tallest(x, next) >= whole * 0.3) kept.push(x)
  }
  const bounds = [body.x0, ...kept, body.x1]
  return bounds.slice(1).map((x1, at) => ({ ...body, x0: bounds[at] ?? body.x0, x1 }))
}

/** Cells of the table these rules make: the fields of its grid, joined where no line parts them. */
const tableOf = (across: readonly Rule[], down: readonly Rule[]): Table => {
  const xs = clusters(down.map((rule) => (rule.x0 + rule.x1) / 2))
  const ys = clusters(across.map((rule) => (rule.y0 + rule.y1) / 2))
  const columns = xs.length - 1
  const owner = Array.from({ length: columns * (ys.length - 1) }, (_, at) => at)
  const root = (at: number): number => {
    while (owner[at] !== at) at = owner[at] ?? at
    return at
  }
  const join = (a: number, b: number): void => {
    owner[Math.max(root(a), root(b))] = Math.min(root(a), root(b))
  }
  ys.slice(1).forEach((y1, row) =>
    xs.slice(1).forEach((x1, column) => {
      const x = (x1 + (xs[column] ?? x1)) / 2
      const y = (y1 + (ys[row] ?? y1)) / 2
      const here = row * columns + column
      const hasWall = down.some((rule) => isNear((rule.x0 + rule.x1) / 2, x1) && rule.y0 <= y && rule.y1 >= y)
      const hasFloor = across.some((rule) => isNear((rule.y0 + rule.y1) / 2, y1) && rule.x0 <= x && rule.x1 >= x)
      if (!hasWall && column + 1 < columns) join(here, here + 1)
      if (!hasFloor && row + 2 < ys.length) join(here, here + columns)
    }),
  )
  const rows = ys.slice(1).map((_, row) =>
    xs.slice(1).flatMap((__, column): Box[] => {
      const here = row * columns + column
      if (root(here) !== here) return []
      const fields = owner.flatMap((___, at) => (root(at) === here ? [at] : []))
      return [
        around(
          fields.map((at) => {
            const [r, c] = [Math.floor(at / columns), at % columns]
            return { x0: xs[c] ?? 0, x1: xs[c + 1] ?? 1, y0: ys[r] ?? 0, y1: ys[r + 1] ?? 1 }
          }),
        ),
      ]
    }),
  )
  return { box: { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 }, rows: rows.filter((row) => row.length > 0) }
}

/** Tables: groups of horizontal and upright lines that touch; at least two of each. */
const tablesOf = (across: readonly Rule[], down: readonly Rule[]): Table[] => {
  type Group = { across: Rule[]; down: Rule[] }
  let groups: Group[] = across.map((rule) => ({ across: [rule], down: [] }))
  const touch = (a: Rule, b: Rule): boolean =>
    a.x0 - NEAR / 2 <= b.x1 && b.x0 - NEAR / 2 <= a.x1 && a.y0 - NEAR / 2 <= b.y1 && b.y0 - NEAR / 2 <= a.y1
  for (const rule of down) {
    const met = groups.filter((group) => group.across.some((other) => touch(other, rule)))
    const rest = groups.filter((group) => !met.includes(group))
    groups =
      met.length === 0
        ? rest
        : [...rest, { across: met.flatMap((group) => group.across), down: [...met.flatMap((group) => group.down), rule] }]
  }
  return groups
    .filter((group) => group.across.length >= 2 && group.down.length >= 2)
    .map((group) => tableOf(group.across, group.down))
    .filter((table) => table.rows.length > 0)
}

const DOUBLE = 0.015

/** Heights at which a double line runs across the whole column. */
const endsOf = (across: readonly Rule[], column: Box, tables: readonly Table[]): number[] => {
  const ys = across
    .filter((rule) => Math.min(rule.x1, column.x1) - Math.max(rule.x0, column.x0) >= 0.9 * widthOf(column))
    .map((rule) => (rule.y0 + rule.y1) / 2)
    .filter(
      (y) => y > column.y0 + NEAR && y < column.y1 - NEAR && !tables.some((table) => y >= table.box.y0 - NEAR && y <= table.box.y1 + NEAR),
    )
    .sort((a, b) => a - b)
  return ys.flatMap((y, at) => {
    const next = ys[at + 1]
    return next !== undefined && next - y <= DOUBLE ? [(y + next) / 2] : []
  })
}

/**
 * Head, columns, separators and tables of a page, from its printed lines and the boxes of what else is printed (words, or pieces of lines
 * of ink). Wide columns since September 2020, six narrow ones before: both have upright rules as a rule, and gutters where they have not.
 */
export const layoutOf = ({ across, down }: { across: readonly Rule[]; down: readonly Rule[] }, boxes: readonly Box[]): Layout => {
  const rules = [...across, ...down]
  if (boxes.length === 0 && rules.length === 0) return { head: null, columns: [], rules }
  const page = around([...boxes, ...rules])
  const wide = across.filter((rule) => widthOf(rule) >= 0.7 * widthOf(page))
  const top = wide.filter((rule) => rule.y1 <= BAND).sort((a, b) => a.y0 - b.y0)
  const bottom = wide.filter((rule) => rule.y0 >= 1 - BAND).sort((a, b) => a.y0 - b.y0)
  const body = { ...page, y0: top.at(-1)?.y1 ?? page.y0, y1: bottom[0]?.y0 ?? page.y1 }
  const inBody = boxes.filter((box) => (box.y0 + box.y1) / 2 >= body.y0 && (box.y0 + box.y1) / 2 <= body.y1)
  const bounds = columnRules(down, body)
  const inside = bounds.filter((x) => x > body.x0 + NARROWEST && x < body.x1 - NARROWEST)
  const edges = [
    bounds[0] !== undefined && bounds[0] < body.x0 + NARROWEST ? bounds[0] : body.x0,
    ...inside,
    bounds.length > 1 && (bounds.at(-1) ?? 0) > body.x1 - NARROWEST ? (bounds.at(-1) ?? body.x1) : body.x1,
  ]
  const columns =
    inside.length > 0 ? edges.slice(1).map((x1, at): Box => ({ ...body, x0: edges[at] ?? body.x0, x1 })) : columnsByGutters(inBody, body)
  const isFrame = (rule: Rule): boolean => bounds.some((x) => isNear((rule.x0 + rule.x1) / 2, x))
  const tables = tablesOf(
    across.filter((rule) => !wide.includes(rule) || columns.length === 1),
    down.filter((rule) => !isFrame(rule)),
  )
  return {
    head: top[0] ? { x0: page.x0, x1: page.x1, y0: page.y0, y1: top[0].y0 } : null,
    columns: columns.map((box) => {
      const own = tables.filter(
        (table) =>
          table.box.x0 < box.x1 &&
          box.x0 < table.box.x1 &&
          (table.box.x0 + table.box.x1) / 2 > box.x0 &&
          (table.box.x0 + table.box.x1) / 2 <= box.x1,
      )
      return { box, ends: endsOf(across, box, own), tables: own.sort((a, b) => a.box.y0 - b.box.y0) }
    }),
    rules,
  }
}

const STEP = 4
const BRIDGE = 0.004

/** Pieces of lines of ink on a page, every fourth row of pixels: what {@link layoutOf} finds gutters by before any word is read. */
export const inkBoxes = (page: Bitmap): Box[] => {
  const { width, height } = page
  const boxes: Box[] = []
  const bridge = Math.ceil(width * BRIDGE)
  for (let y = 0; y < height; y += STEP) {
    let from = -1
    let last = -1
    const close = (): void => {
      if (from >= 0) boxes.push({ x0: from / width, x1: (last + 1) / width, y0: y / height, y1: (y + STEP) / height })
    }
    for (let x = 0; x < width; x++) {
      if (!isInk(page, x, y)) continue
      if (from < 0 || x - last > bridge) {
        close()
        from = x
      }
      last = x
    }
    close()
  }
  return boxes
}
