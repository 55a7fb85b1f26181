import { readSheet } from 'read-excel-file/universal'

/** The file is not a workbook. */
export class XlsxBroken extends Error {}

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

/** Rows of the first sheet of a workbook, every cell as text: days as ISO, numbers as they are. Throws XlsxBroken. */
export const sheetRows = async (workbook: Uint8Array): Promise<string[][]> => {
  try {
    const copy = new Uint8Array(workbook)
    return (await readSheet(copy.buffer)).map((row) => row.map(cellText))
  } catch (error) {
    throw new XlsxBroken(error instanceof Error ? error.message : 'not a workbook', { cause: error })
  }
}
