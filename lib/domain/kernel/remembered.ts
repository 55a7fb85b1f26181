/**
 * A reading of single words that is worked out once for each: notices say the same words over and over. At most twice `most` are kept: the
 * newest, and those of the ones before that were asked for again, so that memory stays bounded whatever is read.
 */
export const remembered = <T>(read: (word: string) => T, most = 10_000): ((word: string) => T) => {
  let known = new Map<string, T>()
  let before = known
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as T
    const value = before.has(word) ? (before.get(word) as T) : read(word)
    if (known.size >= most) [before, known] = [known, new Map()]
    known.set(word, value)
    return value
  }
}
