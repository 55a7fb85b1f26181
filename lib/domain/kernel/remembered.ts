/**
 * A reading of single words that is worked out once for each: notices say the same words over and over. At most `most` are kept, then all
 * are forgotten, so that memory stays bounded whatever is read.
 */
export const remembered = <T>(read: (word: string) => T, most = 20_000): ((word: string) => T) => {
  const known = new Map<string, T>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined || known.has(word)) return found as T
    if (known.size >= most) known.clear()
    const value = read(word)
    known.set(word, value)
    return value
  }
}
