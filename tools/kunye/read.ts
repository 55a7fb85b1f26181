import type { Reading } from '../../lib/domain/fact/fact.ts'
import { explain } from '../../lib/domain/reading/explain.ts'
import { flatten } from '../../lib/domain/notice/flat.ts'
import { readHeader } from '../../lib/domain/notice/header.ts'
import { readMasthead } from '../../lib/domain/notice/page/masthead.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { bodyOf, type Hints, readNotice } from '../../lib/domain/notice/read.ts'
import { neverSeen } from '../../lib/domain/notice/matters.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { readInput, UsageError, utf8 } from './context.ts'

/** Texts of the notices on a gazette PDF, in their order. */
export type PdfReader = (pdf: Uint8Array) => Promise<string[]>

const ORIGIN = /^\uFEFF?SOURCE:[^\n]*(?:\r?\n[^\S\n]*)?(?=\r?\n|$)/

/**
 * A first line that names the origin is blanked, not cut, so that places stay those of the file; running-head words in it tell day, issue
 * and page.
 */
export const splitOrigin = (text: string): { text: string; hints: Hints } => {
  const origin = ORIGIN.exec(text)?.[0]
  if (origin === undefined) return { text, hints: {} }
  const quoted = /masthead[^"]{0,40}"([^"]{5,200})"/i.exec(origin)?.[1] ?? ''
  const { publishedOn, issue, page } = readMasthead(quoted)
  return { text: origin.replace(/[^\r\n]/g, ' ') + text.slice(origin.length), hints: { published_on: publishedOn, issue, page } }
}

/** The reading of a notice text, personal numbers masked. */
const readingOf = (printed: string): Reading => {
  const { text, hints } = splitOrigin(printed)
  const reading = readNotice(maskPersonalNumbers(text), hints)
  // A sole trader's MERSİS number holds the personal number and is masked in the text; it is the registry's key of the business, which the
  // gazette prints, so the head keeps it.
  const { mersis_no } = readHeader(flatten(text))
  return { ...reading, header: { ...reading.header, mersis_no } }
}

/** Sentence by sentence what was seen, read and told of one notice text, personal numbers masked. */
export const explained = (printed: string): string[] => {
  const { text, hints } = splitOrigin(printed)
  const masked = maskPersonalNumbers(text)
  const { body, flat } = bodyOf(masked, hints)
  return explain(body, flat, readNotice(masked, hints))
}

const told = (file: string, { header, facts, unread }: Reading): string =>
  JSON.stringify({ file, header, kinds: [...new Set(facts.map(({ kind }) => kind))], facts, unread })

/** One notice text as the JSON line that `kunye read` prints: head, kinds, facts with quotes and places, clauses left unread. */
export const lineOf = (file: string, printed: string): string => told(file, readingOf(printed))

const missing: PdfReader = async () => {
  throw new UsageError('Reading PDFs needs an OCR service: set OCR_URL, or give the text of the notice (UTF-8)')
}

const textsOf = (file: string, pdf: Uint8Array, read: PdfReader): Promise<string[]> =>
  read(pdf).catch((error: unknown) => {
    throw error instanceof PdfUnreadable ? new UsageError(`${file}: ${error.message}`) : error
  })

/**
 * With `--explain` the sentences of each text are printed with what was seen, read and told in them.
 * Prints one JSON line for each notice text (UTF-8), and one for each notice of a PDF. Needs no server and no database.
 * Matters and announcements of a kind never seen before are named on stderr. Throws {@link UsageError} where no file is given or a file
 * cannot be read as text or PDF.
 */
export const readFiles = async (given: string[], readPdf: PdfReader = missing): Promise<void> => {
  const files = given.filter((file) => file !== '--explain')
  if (files.length === 0) throw new UsageError('kunye read FILE… (notice texts in UTF-8, or gazette PDFs)')
  for (const file of files) {
    const bytes = await readInput(file)
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
    for (const text of isPdf ? await textsOf(file, bytes, readPdf) : [utf8(file, bytes)]) {
      if (files.length < given.length) {
        for (const line of explained(text)) console.log(line)
        continue
      }
      const reading = readingOf(text)
      console.log(told(file, reading))
      for (const matter of neverSeen(reading)) console.error(`${file}: never seen before: ${matter}`)
    }
  }
}
