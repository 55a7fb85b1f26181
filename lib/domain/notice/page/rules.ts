import { isInk } from './page.ts'
import type { Bitmap, Rule } from './page.ts'

// Measured on gazette pages: capitals are 0.6 % of the page height, cells of tables are at least 0.8 % high, rules at most 0.25 % of the
// width thick.
const SHORTEST_ACROSS = 0.04
const SHORTEST_DOWN = 0.0085
const THICKEST = 0.0025
const GAP = 2

type Run = { from: number; to: number }
type Growing = { from: number; to: number; first: number; last: number }

/** Runs of ink of at least `shortest` pixels along a row or column of `count` pixels; breaks of up to GAP pixels are bridged. */
const runsOf = (isInkAt: (at: number) => boolean, count: number, shortest: number): Run[] => {
  const runs: Run[] = []
  let from = -1
  let last = -1
  for (let at = 0; at < count; at++) {
    if (!isInkAt(at)) continue
    if (from < 0 || at - last > GAP + 1) {
      if (from >= 0 && last - from + 1 >= shortest) runs.push({ from, to: last + 1 })
      from = at
    }
    last = at
  }
  if (from >= 0 && last - from + 1 >= shortest) runs.push({ from, to: last + 1 })
  return runs
}

/** Runs of neighbouring rows (or columns) that lie on one another, as one line each; what is too thick to be a line is left out. */
const linesOf = (rows: Iterable<Run[]>, thickest: number): Growing[] => {
  const done: Growing[] = []
  let open: Growing[] = []
  let at = 0
  for (const runs of rows) {
    const next: Growing[] = []
    for (const run of runs) {
      const on = open.find((line) => line.from < run.to && run.from < line.to)
      if (!on) {
        const line = { ...run, first: at, last: at }
        next.push(line)
        continue
      }
      on.from = Math.min(on.from, run.from)
      on.to = Math.max(on.to, run.to)
      on.last = at
      if (!next.includes(on)) next.push(on)
    }
    done.push(...open.filter((line) => !next.includes(line) && at - line.last > GAP))
    open = [...next, ...open.filter((line) => !next.includes(line) && at - line.last <= GAP)]
    at++
  }
  return [...done, ...open].filter((line) => line.last - line.first + 1 <= thickest)
}

const touch = (across: Rule, down: Rule, x: number, y: number): boolean =>
  across.x0 - x <= down.x1 && down.x0 <= across.x1 + x && down.y0 - y <= across.y1 && across.y0 <= down.y1 + y

/**
 * The printed lines of a page. Short upright strokes are taken only where they meet a horizontal line: the stems of large letters are none.
 */
export const findRules = (page: Bitmap): { across: Rule[]; down: Rule[] } => {
  const { width, height } = page
  const thickest = Math.ceil(width * THICKEST)
  function* rows() {
    for (let y = 0; y < height; y++) yield runsOf((x) => isInk(page, x, y), width, width * SHORTEST_ACROSS)
  }
  function* columns() {
    for (let x = 0; x < width; x++) yield runsOf((y) => isInk(page, x, y), height, height * SHORTEST_DOWN)
  }
  const across = linesOf(rows(), thickest).map((line): Rule => ({
    x0: line.from / width,
    x1: line.to / width,
    y0: line.first / height,
    y1: (line.last + 1) / height,
  }))
  const down = linesOf(columns(), thickest)
    .map((line): Rule => ({ x0: line.first / width, x1: (line.last + 1) / width, y0: line.from / height, y1: line.to / height }))
    .filter((line) => line.y1 - line.y0 >= 4 * SHORTEST_DOWN || across.some((other) => touch(other, line, 4 / width, 4 / height)))
  return { across, down }
}
