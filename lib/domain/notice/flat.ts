/** A text with white space folded, line-end hyphens and marks that scanning adds removed, for rules to search in; `at[i]` is the offset of its character i in the text as given. */
export type Flat = { text: string; at: number[] }

// Continuation marks of the page (`(Devamı 1151.Sayfada)`): what they part belongs together.
const MARK = /\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}\)|\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}$/gim
// The old narrow columns make a reader see ligatures that are not there: `Tescil (oOEdilen`, `(o ikisinin`, `oİbrahim`, `Oo müdürlüğü`.
const LIGATURE = /(?<=\s)\(?(?:oO|Oo|o)(?=\s)|(?<=\s)\((?:oO|Oo|o|O)(?=\s)|(?<=\s)\(?(?:oO(?=\p{L})|o(?=\p{Lu})|O(?=\p{Lu}\p{Ll}))|(?<=\s)\(o(?=\p{L})/gu

/** Offsets of opening brackets that nothing closes. */
const unclosed = (text: string): number[] => {
  const open: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') open.push(i)
    else if (text[i] === ')') open.pop()
  }
  return open
}

/** {@link Flat} of a text. */
export const flatten = (text: string): Flat => {
  const clean = text.replace(MARK, (mark) => ' '.repeat(mark.length)).replace(LIGATURE, (mark) => ' '.repeat(mark.length))
  const dropped = new Set(unclosed(clean))
  const at: number[] = []
  const out: string[] = []
  let blank = true
  for (let i = 0; i < clean.length; i++) {
    const char = clean[i] ?? ''
    if (dropped.has(i)) continue
    if (/\s/.test(char)) {
      if (!blank) { out.push(' '); at.push(i) }
      blank = true
      continue
    }
    if ((char === '-' || char === '\u00ad') && !blank && /\p{L}/u.test(clean[i - 1] ?? '')) {
      const next = /^[ \t]*\r?\n\s*(?=\p{L})/u.exec(clean.slice(i + 1, i + 40))
      if (next) { i += next[0].length; continue }
    }
    out.push(char)
    at.push(i)
    blank = false
  }
  return { text: out.join(''), at }
}
