/**
 * Persons within one company. The gazette prints no identifier (TSY 41/2): a person is a name at a company. Scans damage names, so two
 * spellings are one
 * person where they differ only in ways that leave no room for another name; anything wider is decided by the caller, in context, and is
 * reported.
 */
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
 * of a scan that
 * cannot make another name (`l`/`ı`/`1`, `0`/`o`, `rn`/`m`) do not count.
 */
export const personKey = remembered((printed: string): string => {
  const folded = FORMS.reduce((text, [form, full]) => text.replace(form, full), fold(bareName(printed)))
  return folded.replaceAll(' ', '').replace(/[l1]/g, 'i').replace(/0/g, 'o').replace(/5/g, 's').replace(/8/g, 'b').replace(/rn/g, 'm')
})

export const personOf = (printed: string): Person => ({ key: personKey(printed), name: bareName(printed) })

const LEGAL_ENTITY = new RegExp(
  '\\b(' +
    [
      'sirket[a-z]*',
      'kooperatif[a-z]*',
      'holding',
      'vakf[a-z]*',
      'vakif',
      'dernek',
      'derneg[a-z]*',
      'belediye[a-z]*',
      'banka[a-z]*',
      'universite[a-z]*',
      'bakanlig[a-z]*',
      'mudurlug[a-z]*',
      'sendika[a-z]*',
      'fonu',
      'sube[a-z]*',
      'ltd',
      'gmbh',
      'limited',
      'inc',
      'llc',
      'corp[a-z]*',
      'company',
      'plc',
      'kg',
      'b v',
      'n v',
      's a',
      's p a',
      's r l',
      'a s',
      'a g',
    ].join('|') +
    ')\\b',
)

/** The name is that of a company, cooperative, foundation, association or public body. */
export const namesLegalEntity = (name: string): boolean => LEGAL_ENTITY.test(fold(name))

const pairs = (text: string): Map<string, string> => {
  const confused = new Map<string, string>()
  for (const [a = '', b = ''] of text.split(' ')) confused.set(a, (confused.get(a) ?? '') + b).set(b, (confused.get(b) ?? '') + a)
  return confused
}

// Letters a scan takes for one another (after folding, l counts as i), and thin or stray letters it adds or drops.
const CONFUSED = pairs('it ij if tf tr rn nh nu uv hb ce co eo cg gq yv sz mn kh')
const STRAY = new Set('itrfjoc')

/**
 * Number of reading errors that turn one key into the other, counting only errors a scan makes; more than `most` or an implausible one
 * gives `most + 1`.
 * `HASAN` and `HAKAN` are not near each other, `SARI` and `SATI` are.
 */
export const readingErrors = (a: string, b: string, most: number): number => {
  const far = most + 1
  if (Math.abs(a.length - b.length) > most) return far
  // The table of edit distance, row by row; only cells at most `most` off the diagonal count: `at` is that offset, shifted to begin at 0.
  const width = 2 * most + 1
  let last: number[] = Array.from({ length: width }, () => far)
  for (let j = 0; j <= most && j <= b.length; j++)
    last[j + most] = j === 0 ? 0 : STRAY.has(b[j - 1] ?? '') ? (last[j + most - 1] ?? far) + 1 : far
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1] ?? ''
    const confused = CONFUSED.get(letter) ?? ''
    const stray = STRAY.has(letter)
    const row: number[] = Array.from({ length: width }, () => far)
    let least = far
    for (let at = 0; at < width; at++) {
      const j = i + at - most
      if (j < 0 || j > b.length) continue
      const other = b[j - 1] ?? ''
      const before = last[at] ?? far
      const replaced = j === 0 ? far : letter === other ? before : confused.includes(other) ? before + 1 : far
      const dropped = stray || (j > 0 && letter === a[i - 2]) ? (last[at + 1] ?? far) + 1 : far
      const added = j > 0 && (STRAY.has(other) || other === b[j - 2]) ? (row[at - 1] ?? far) + 1 : far
      const errors = Math.min(replaced, dropped, added, far)
      row[at] = errors
      if (errors < least) least = errors
    }
    if (least >= far) return far
    last = row
  }
  return Math.min(last[b.length - a.length + most] ?? far, far)
}

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
