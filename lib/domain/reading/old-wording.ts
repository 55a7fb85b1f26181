import { type Body, once } from '../fact/found.ts'
import { holds } from '../text/needed.ts'

const OLD = /\beski\s(?:sek(?:il|li)|metin|hali)|\b(?:onceki|eski) madde\b/
const NEW = /yeni\s(?:sek(?:il|li)|metin|hali)/
const NEXT = /icerigi degisen|tadil metni/
/** How far an old wording reaches where no new one follows it. */
const LONGEST = 1500

/** Where an old wording stands that decisions print beside the new one. */
export const oldWording = (plain: string): { from: number; to: number } | null => {
  const from = holds(plain, OLD) ? OLD.exec(plain)?.index : undefined
  if (from === undefined) return null
  const fresh = NEW.exec(plain.slice(from))?.index
  return { from, to: Math.min(plain.length, from + (fresh ?? LONGEST)) }
}

/**
 * The body without the old wording (strokes in its place, which no name, figure or run of blanks goes through), and where the new wording
 * begins.
 */
export const inForce = once((whole: Body): { body: Body; from: number } => {
  const old = oldWording(whole.plain)
  const blank = (text: string): string => (old ? text.slice(0, old.from) + '|'.repeat(old.to - old.from) + text.slice(old.to) : text)
  const body = old ? { ...whole, text: blank(whole.text), plain: blank(whole.plain) } : whole
  const starts = [NEW, NEXT].flatMap((pattern) => (holds(body.plain, pattern) ? (pattern.exec(body.plain)?.index ?? []) : []))
  return { body, from: starts.length > 0 ? Math.min(...starts) : 0 }
})
