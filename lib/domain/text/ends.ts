/** The number of its page behind a sentence, in brackets: "(4/A)", "(13/711203)". */
const NUMBER = /\([\da-z/-]{3,40}\)$/
const NUMBER_LONG = 42

/** A text without the marks, the blanks and the numbers of pages at its end, looked for from there. */
export const withoutEnd = (text: string, marks = '.'): string => {
  let end = text.length
  for (;;) {
    while (end > 0 && (marks.includes(text[end - 1] ?? '') || /\s/.test(text[end - 1] ?? ''))) end--
    const number = text[end - 1] === ')' ? NUMBER.exec(text.slice(Math.max(0, end - NUMBER_LONG), end)) : null
    if (!number) return text.slice(0, end)
    end -= number[0].length
  }
}
