/** One out of lists of stems, parted by blanks, as a pattern: a stem that ends in "-" takes any ending, each may be a pattern ("n?[iu]n"). */
export const anyOfStems = (...lists: string[]): string =>
  lists
    .join(' ')
    .trim()
    .split(/\s+/)
    .map((stem) => (stem.endsWith('-') ? `${stem.slice(0, -1)}[a-z]*` : stem))
    .join('|')

/** A whole word out of such lists. For text that is folded. */
export const ofStems = (...lists: string[]): RegExp => new RegExp(`^(?:${anyOfStems(...lists)})$`)
