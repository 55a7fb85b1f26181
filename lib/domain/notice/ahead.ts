/**
 * Where the notice of another company ends that a page prints before this one's head: behind the running number that closes each notice. What
 * stands before it is that company's, and never this one's.
 */

// "(4/A)(13/711203)", "(18092421)"
const CLOSED = String.raw`\((?:\d{1,2}\/[a-z]\)\s?\(\d{1,3}\/\d{3,8}|\d{7,9}(?:-\d{7,9})*)\)\s+`
const HEAD = String.raw`(?:t\.?\s?c\.?\s)?[a-z' ]{2,40}? ticaret sicil[a-z]* (?:memurlug|mudurlug)`
const AHEAD = new RegExp(`^(?:(?!${HEAD})[^]){0,4000}?${CLOSED}(?=${HEAD}|(?:t\\.?\\s?c\\.?\\s)?ticaret sicil[a-z]* (?:memurlug|mudurlug))`)

/** The length of what a text prints before the head of its own notice; 0 where nothing of another's stands there. */
export const aheadOf = (plain: string): number => AHEAD.exec(plain)?.[0].length ?? 0
