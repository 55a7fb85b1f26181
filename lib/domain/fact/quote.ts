const WORD_BREAK = /(?<=\p{L})[-\u00ad][ \t]*\r?\n\s*(?=\p{L})/gu
// A hyphen that ends a line may part a word or belong to what it follows (`Madde 6-`): whoever looks a quote up may drop it with the break,
// so the break stays.
const HYPHEN_BREAK = /([-\u00ad])[^\S\n]*\n\s*/g
const BREAK_OR_BLANKS = new RegExp(`${HYPHEN_BREAK.source}|\\s+`, 'g')

/**
 * A piece of a text as it is quoted: words parted at line ends closed, white space folded, nothing else changed. A line break is kept where
 * a hyphen that is no part of a word stands before it.
 */
export const asQuoted = (text: string): string =>
  text
    .replace(WORD_BREAK, '')
    .replace(BREAK_OR_BLANKS, (_, hyphen: string | undefined) => (hyphen === undefined ? ' ' : `${hyphen}\n`))
    .trim()

// A lone blank stays what it is.
const BLANKS = /[^\S ]\s*| \s+/g
const compared = (text: string): string => text.replace(/\r/g, '').replace(HYPHEN_BREAK, '').replace(BLANKS, ' ').trim()

/**
 * Tells of each quote whether it stands in a notice's text: white space and line-end hyphenation aside, letter by letter. It knows nothing
 * of how the quote was found.
 */
export const quoteCheck = (text: string): ((quote: string) => boolean) => {
  const whole = compared(text)
  return (quote) => {
    const wanted = compared(quote)
    return wanted.length >= 3 && whole.includes(wanted)
  }
}

/** {@link quoteCheck} for one quote. */
export const verifyQuote = (text: string, quote: string): boolean => quoteCheck(text)(quote)
