/**
 * Where the notice of another company ends that a page prints before this one's head, behind the running number that closes each notice, and
 * where that of another begins which it prints behind this one's. What stands before the one and behind the other is theirs, and never this
 * one's.
 */

// "(4/A)(13/711203)", "(18092421)"
const CLOSED = String.raw`\((?:\d{1,2}\/[a-z]\)\s?\(\d{1,3}\/\d{3,8}|\d{7,9}(?:-\d{7,9})*)\)\s+`
const HEAD = String.raw`(?:t\.?\s?c\.?\s)?[a-z' ]{2,40}? ticaret sicil[a-z]* (?:memurlug|mudurlug)`
const AHEAD = new RegExp(`^(?:(?!${HEAD})[^]){0,4000}?${CLOSED}(?=${HEAD}|(?:t\\.?\\s?c\\.?\\s)?ticaret sicil[a-z]* (?:memurlug|mudurlug))`)

/** The length of what a text prints before the head of its own notice; 0 where nothing of another's stands there. */
export const aheadOf = (plain: string): number => AHEAD.exec(plain)?.[0].length ?? 0

const NEXT = new RegExp(`${CLOSED}(?=(?:t\\.?\\s?c\\.?\\s)?(?:[a-z]{2,20} ){0,2}ticaret sicil[a-z]* (?:memurlug|mudurlug))`, 'g')
const TITLE = /\btic(?:aret)? ?[ui]n?vani?\s?:?\s(.{4,120}?)(?= (?:adres|ticari merkez|merkez|tescil|yukarida|mersis|sermaye)\b)/
const titleIn = (plain: string): string | null => TITLE.exec(plain)?.[1]?.replace(/[^a-z]/g, '') ?? null
/** Where a text goes on with the notice of another company, by its head and the title that stands in it; its length where it does not. */
export const behindOf = (plain: string): number => {
  const own = titleIn(plain)
  for (const { index, 0: closed } of own === null ? [] : plain.matchAll(NEXT)) {
    const other = titleIn(plain.slice(index + closed.length))
    if (index > 0 && other !== null && other !== own) return index + closed.length
  }
  return plain.length
}
