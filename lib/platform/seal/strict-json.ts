/**
 * JSON as a sealed document must be written: one text, one value. A name written twice, a number that a program would round, or a depth
 * that programs give up at, is read differently by different programs (RFC 8259, 4 and 6), so such a text says nothing certain.
 */
export class NotStrict extends Error {}

const MOST_DEPTH = 64
const BLANK = /[ \t\n\r]*/y
// oxlint-disable-next-line no-control-regex -- JSON has none in a string
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS = { true: true, false: false, null: null } as const

/** The value of a text. Throws SyntaxError for what is no JSON, and {@link NotStrict} for what is none that everybody reads alike. */
export const strictJson = (text: string): unknown => {
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return null
    at = pattern.lastIndex
    return found[0]
  }
  const sign = (letter: string): boolean => {
    take(BLANK)
    if (text[at] !== letter) return false
    at++
    return true
  }
  const wrong = (): never => {
    throw new SyntaxError(`no JSON at ${at}`)
  }
  const string = (): string => {
    take(BLANK)
    return JSON.parse(take(STRING) ?? wrong()) as string
  }
  const number = (): number => {
    const written = take(NUMBER) ?? wrong()
    const value = Number(written)
    if (!Number.isFinite(value) || String(value) !== written) throw new NotStrict(`a number that is not written as it is: ${written}`)
    return value
  }
  const value = (depth: number): unknown => {
    if (depth > MOST_DEPTH) throw new NotStrict('too deep')
    if (sign('{')) {
      const object: Record<string, unknown> = {}
      if (sign('}')) return object
      do {
        const name = string()
        if (Object.hasOwn(object, name)) throw new NotStrict(`written twice: ${name}`)
        if (!sign(':')) wrong()
        Object.defineProperty(object, name, { value: value(depth + 1), enumerable: true, configurable: true, writable: true })
      } while (sign(','))
      return sign('}') ? object : wrong()
    }
    if (sign('[')) {
      const list: unknown[] = []
      if (sign(']')) return list
      do list.push(value(depth + 1))
      while (sign(','))
      return sign(']') ? list : wrong()
    }
    if (text[at] === '"') return string()
    for (const [word, meaning] of Object.entries(WORDS)) {
      if (!text.startsWith(word, at)) continue
      at += word.length
      return meaning
    }
    return number()
  }
  const whole = value(0)
  take(BLANK)
  return at === text.length ? whole : wrong()
}
