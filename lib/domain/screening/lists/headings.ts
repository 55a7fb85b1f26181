import { fold } from '../../kernel/text.ts'

/** Where each heading stands, by its folded text. Of a heading that stands twice the first counts. */
export type Columns = ReadonlyMap<string, number>

/** `Entity_LogicalId` → `entity logicalid`: case, accents, line breaks and marks between words do not count. */
export const columnsOf = (headings: readonly string[]): Columns => {
  const columns = new Map<string, number>()
  headings.forEach((heading, index) => {
    const key = fold(heading)
    if (key !== '' && !columns.has(key)) columns.set(key, index)
  })
  return columns
}
