/** A text with white space folded and line-end hyphens removed, for rules to search in; `at[i]` is the offset of its character i in the text as given. */
export type Flat = { text: string; at: number[] }

const MARK = /\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}\)|\( ?(?:Devam[ıi]|Ba[şs]taraf[ıi])[^()\n]{0,40}$/gim

/** {@link Flat} of a text. Continuation marks of the page (`(Devamı 1151.Sayfada)`) are left out: what they part belongs together. */
export const flatten = (text: string): Flat => {
  const clean = text.replace(MARK, (mark) => ' '.repeat(mark.length))
  const at: number[] = []
  const out: string[] = []
  let blank = true
  for (let i = 0; i < clean.length; i++) {
    const char = clean[i] ?? ''
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
