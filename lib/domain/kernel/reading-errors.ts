/** How far a scan may have damaged a word: only the errors a scan makes are counted. */

const pairs = (text: string): Map<string, string> => {
  const confused = new Map<string, string>()
  for (const [a = '', b = ''] of text.split(' ')) confused.set(a, (confused.get(a) ?? '') + b).set(b, (confused.get(b) ?? '') + a)
  return confused
}

// Letters a scan takes for one another (after folding, l counts as i), and thin or stray letters it adds or drops.
const CONFUSED = pairs('it ij if tf tr rn nh nu uv hb ce co eo cg gq yv sz mn kh')
const STRAY = new Set('itrfjoc')

/**
 * Number of reading errors that turn one key into the other, counting only errors a scan makes; more than `most` or an implausible one
 * gives `most + 1`. `HASAN` and `HAKAN` are not near each other, `SARI` and `SATI` are.
 */
export const readingErrors = (a: string, b: string, most: number): number => {
  const far = most + 1
  if (Math.abs(a.length - b.length) > most) return far
  // The table of edit distance, row by row; only cells at most `most` off the diagonal count: `at` is that offset, shifted to begin at 0.
  const width = 2 * most + 1
  let last: number[] = Array.from({ length: width }, () => far)
  for (let j = 0; j <= most && j <= b.length; j++)
    last[j + most] = j === 0 ? 0 : STRAY.has(b[j - 1] ?? '') ? (last[j + most - 1] ?? far) + 1 : far
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1] ?? ''
    const confused = CONFUSED.get(letter) ?? ''
    const stray = STRAY.has(letter)
    const row: number[] = Array.from({ length: width }, () => far)
    let least = far
    for (let at = 0; at < width; at++) {
      const j = i + at - most
      if (j < 0 || j > b.length) continue
      const other = b[j - 1] ?? ''
      const before = last[at] ?? far
      const replaced = j === 0 ? far : letter === other ? before : confused.includes(other) ? before + 1 : far
      const dropped = stray || (j > 0 && letter === a[i - 2]) ? (last[at + 1] ?? far) + 1 : far
      const added = j > 0 && (STRAY.has(other) || other === b[j - 2]) ? (row[at - 1] ?? far) + 1 : far
      const errors = Math.min(replaced, dropped, added, far)
      row[at] = errors
      if (errors < least) least = errors
    }
    if (least >= far) return far
    last = row
  }
  return Math.min(last[b.length - a.length + most] ?? far, far)
}
