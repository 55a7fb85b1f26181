/**
 * A whole word out of lists of stems, parted by blanks: a stem that ends in "-" takes any ending, each may be written as a pattern
 * ("n?[iu]n"). For text that is folded.
 */
export const ofStems = (...lists: string[]): RegExp =>
  new RegExp(
    `^(?:${lists
      .join(' ')
      .trim()
      .split(/\s+/)
      .map((stem) => (stem.endsWith('-') ? `${stem.slice(0, -1)}[a-z]*` : stem))
      .join('|')})$`,
  )
