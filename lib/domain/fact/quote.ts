const WORD_BREAK = /(?<=\p{L})[-\u00ad][ \t]*\r?\n\s*(?=\p{L})/gu

/** A piece of a text as it is quoted: line-end hyphens and line breaks closed, nothing else changed. */
export const asQuoted = (text: string): string => plain(text)

const plain = (text: string): string => text.replace(WORD_BREAK, '').replace(/\s+/g, ' ').trim()

/**
 * Whether a quote stands in a notice's text: white space and line-end hyphenation aside, letter by letter. It knows nothing of how the quote was found.
 */
export const verifyQuote = (text: string, quote: string): boolean => {
  const wanted = plain(quote)
  return wanted.length >= 3 && plain(text).includes(wanted)
}
