import type { Body } from '../fact/found.ts'

const OLD = /\beski\s(?:sek(?:il|li)|metin|hali)|\b(?:onceki|eski) madde\b/
const NEW = /yeni\s(?:sek(?:il|li)|metin|hali)/
const NEXT = /icerigi degisen|tadil metni/
/** How far an old wording reaches where no new one follows it. */
const LONGEST = 1500

/** Where an old wording stands that decisions print beside the new one. */
export const oldWording = (plain: string): { from: number; to: number } | null => {
  const from = OLD.exec(plain)?.index
  if (from === undefined) return null
  const fresh = NEW.exec(plain.slice(from))?.index
  return { from, to: Math.min(plain.length, from + (fresh ?? LONGEST)) }
}

/**
 * The body without the old wording (strokes in its place, which no name, figure or run of blanks goes through), and where the new wording
 * begins.
 */
export const inForce = <B extends Pick<Body, 'text' | 'plain'>>(body: B): { body: B; from: number } => {
  const old = oldWording(body.plain)
  const blank = (text: string): string => (old ? text.slice(0, old.from) + '|'.repeat(old.to - old.from) + text.slice(old.to) : text)
  const plain = blank(body.plain)
  const starts = [NEW, NEXT].map((pattern) => pattern.exec(plain)?.index).filter((at) => at !== undefined)
  return { body: { ...body, text: blank(body.text), plain }, from: starts.length > 0 ? Math.min(...starts) : 0 }
}
