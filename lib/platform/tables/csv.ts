import Papa from 'papaparse'

/**
 * The rows of a CSV text that comes piece by piece; at no time more than a piece and one row is held. Cells are as printed. A quote that is
 * never closed takes the rest of the text into one cell, which the reader of the rows sees by their number of cells.
 */
export const csvRows = async function* (text: AsyncIterable<string>, delimiter: ',' | ';' | '\t'): AsyncGenerator<string[]> {
  let rest = ''
  let newline: '\n' | '\r\n' | null = null
  const parse = (whole: boolean): string[][] => {
    newline ??= /\r\n/.test(rest) ? '\r\n' : rest.includes('\n') || whole ? '\n' : null
    if (newline === null || rest === '') return []
    const parser = new Papa.Parser({ delimiter, newline } as never) as unknown as {
      parse: (input: string, base: number, leaveLast: boolean) => Papa.ParseResult<string[]>
    }
    const { data, meta } = parser.parse(rest, 0, !whole)
    rest = whole ? '' : rest.slice(meta.cursor)
    return data
  }
  let begun = false
  for await (const piece of text) {
    rest += begun ? piece : piece.replace(/^\ufeff/, '')
    begun ||= piece !== ''
    yield* parse(false)
  }
  yield* parse(true)
}
