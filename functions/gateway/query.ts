/** The first field of a query whose percent-encoding is not UTF-8, so that nobody can say what was meant; null where there is none. */
export const unreadableField = (search: string): string | null => {
  for (const pair of search.slice(1).split('&')) {
    try {
      decodeURIComponent(pair)
    } catch {
      return pair.slice(0, Math.max(0, pair.indexOf('='))).slice(0, 40)
    }
  }
  return null
}
