import { squeeze } from '../../kernel/text.ts'
import type { IsoDate } from '../../kernel/dates.ts'
import type { Parsed } from '../entry.ts'

/** An XML element by its local name: publishers change their namespaces. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string; children: readonly Element[] }

/**
 * A list as XML: the root it must have, the elements that are its records, and what a head element or the root says of its day and number
 * of records.
 */
export type XmlList = {
  root: string
  heads: readonly string[]
  records: readonly string[]
  head: (element: Element) => { publishedOn?: IsoDate | null; records?: number | null }
  entry: (element: Element) => Parsed
}

/**
 * A list as a table: takes rows one by one; `end` throws ListRefused where the rows were not this list, `fileEnd` where a file of the set
 * is
 * not whole.
 */
export type TableList = {
  row: (cells: readonly string[], at: string) => void
  fileEnd?: (name: string) => void
  end: () => { publishedOn: IsoDate | null; records: Parsed[] }
}

/** The children of this name. */
export const all = (element: Element | null, name: string): Element[] => element?.children.filter((child) => child.name === name) ?? []

/** The element at the end of a path of names, the first of each; null where there is none. */
export const at = (element: Element | null, ...path: string[]): Element | null =>
  path.reduce<Element | null>((from, name) => all(from, name)[0] ?? null, element)

/** The text at the end of a path, white space folded; null where there is none. */
export const textAt = (element: Element | null, ...path: string[]): string | null => squeeze(at(element, ...path)?.text ?? '') || null

/** Every element of this name below, at any depth. */
export const below = (element: Element | null, name: string): Element[] =>
  element?.children.flatMap((child) => (child.name === name ? [child] : below(child, name))) ?? []

/** An attribute with content; null otherwise. */
export const attribute = (element: Element | null, name: string): string | null => squeeze(element?.attributes[name] ?? '') || null

/** What is known of some values. */
export const known = (...values: (string | null | undefined)[]): string[] => [...new Set(values.flatMap((value) => (value ? [value] : [])))]

/** Names that one field prints together: `X; Y`, `a) X b) Y`, one a line. */
export const separated = (text: string): string[] => {
  const listed =
    /^\s*a[.)]/i.test(text) && /\sb[.)]/i.test(text) ? text.replace(/(^|\s)[a-z][.)]/gi, '\n') : text.replace(/(^|\s)[a-z]\)/gi, '\n')
  return known(...listed.split(/[\n;]/).map((part) => squeeze(part).replace(/,$/, '')))
}
