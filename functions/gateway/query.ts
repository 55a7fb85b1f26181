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

/** The first name in a query that is none of `known`; null where there is none. */
export const unknownField = (search: string, known: readonly string[]): string | null =>
  [...new URLSearchParams(search).keys()].find((name) => !known.includes(name))?.slice(0, 40) ?? null

/** The part of a path (`route` as documented) that holds a NUL, which no text of the database may; null where there is none. */
export const fieldWithNul = (path: string, route: string): string | null => {
  const at = path.split('/').findIndex((segment) => segment.includes('%00'))
  return at < 0 ? null : (/\w+/.exec(route.split('/')[at] ?? '')?.[0] ?? '')
}
