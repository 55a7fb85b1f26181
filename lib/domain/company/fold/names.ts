/**
 * Persons within one company. The gazette prints no identifier: a person is a name at a company. Scans damage names, so two spellings are
 * one person where they differ only in ways that leave no room for another name; anything wider is decided by the caller, in context, and
 * is reported.
 */
import { readingErrors } from '../../kernel/reading-errors.ts'
import { remembered } from '../../kernel/remembered.ts'
import { fold } from '../../kernel/text.ts'

/** A person or legal entity at the company: `key` compares, `name` is the name as printed. */
export type Person = { key: string; name: string }

const FORMS: [RegExp, string][] = [
  [/\b(a s|anonim sirket)$/, 'anonim sirketi'],
  [/\b(ltd sti|ltd sirketi|limited sti|limited sirket)$/, 'limited sirketi'],
]

/** The name without an addition in brackets (`X A.Ş.(Adına hareket edecek gerçek kişi: …)`). */
export const bareName = (printed: string): string => printed.replace(/\s*\([^]*$/, '').trim() || printed.trim()

/**
 * The key by which two printed names are one person: case, Turkish letters, blanks (`KA VAS`), abbreviated legal forms, and the confusions
 * of a scan that cannot make another name (`l`/`ı`/`1`, `0`/`o`, `rn`/`m`) do not count.
 */
export const personKey = remembered((printed: string): string => {
  const folded = FORMS.reduce((text, [form, full]) => text.replace(form, full), fold(bareName(printed)))
  return folded.replaceAll(' ', '').replace(/[l1]/g, 'i').replace(/0/g, 'o').replace(/5/g, 's').replace(/8/g, 'b').replace(/rn/g, 'm')
})

export const personOf = (printed: string): Person => ({ key: personKey(printed), name: bareName(printed) })

/** How many reading errors a name of this length bears before it could be another name. */
const bearable = (length: number): number => (length < 7 ? 0 : length < 14 ? 1 : 2)

/** The one candidate a damaged name can mean, or null where none or several are near. */
export const nearestPerson = <T extends Person>(key: string, candidates: Iterable<T>): T | null => {
  const near: T[] = []
  for (const candidate of candidates) {
    const most = bearable(Math.min(key.length, candidate.key.length))
    if (most > 0 && readingErrors(key, candidate.key, most) <= most) near.push(candidate)
  }
  return near.length === 1 ? (near[0] ?? null) : null
}
