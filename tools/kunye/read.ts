import type { Command } from 'commander'
import type { Reading } from '../../lib/domain/fact/fact.ts'
import { explain } from '../../lib/domain/reading/explain.ts'
import { flatten } from '../../lib/domain/notice/flat.ts'
import { readHeader } from '../../lib/domain/notice/header.ts'
import type { CutNotice } from '../../lib/domain/notice/page/cut.ts'
import { readMasthead } from '../../lib/domain/notice/page/masthead.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { bodyOf, type Hints, readNotice } from '../../lib/domain/notice/read.ts'
import { neverSeen } from '../../lib/domain/notice/matters.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { openPdfRenderer } from '../pdf-renderer.ts'
import { openOcr } from '../stand-ins/ocr.ts'
import { pageNotes } from './page-notes.ts'
import { readInput, UsageError, utf8 } from './context.ts'

/** The notices on a gazette PDF, in their order, and what is told of its pages. */
export type PdfReader = (pdf: Uint8Array) => Promise<{ notices: CutNotice[]; notes: string[] }>

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
const readingOf = ({ text, hints }: { text: string; hints: Hints }): Reading => {
  const reading = readNotice(maskPersonalNumbers(text), hints)
  // A sole trader's MERSİS number holds the personal number and is masked in the text; it is the registry's key of the business, which the
  // gazette prints, so the head keeps it.
  const { mersis_no } = readHeader(flatten(text))
  return { ...reading, header: { ...reading.header, mersis_no } }
}

/** Sentence by sentence what was seen, read and told of one notice text, personal numbers masked. */
const explained = ({ text, hints }: { text: string; hints: Hints }): string[] => {
  const masked = maskPersonalNumbers(text)
  const { body, flat } = bodyOf(masked, hints)
  return explain(body, flat, readNotice(masked, hints))
}

/** A piece of a notice is marked: its beginning or its end stands in another document. */
type Piece = { begins_elsewhere?: true; ends_elsewhere?: true }

const told = (file: string, { header, facts, unread }: Reading, piece: Piece = {}): string =>
  JSON.stringify({
    file,
    ...piece,
    header,
    kinds: [...new Set(facts.map(({ kind }) => kind))],
    facts: facts.map(({ told: _told, ...fact }) => fact),
    unread: unread.map(({ told: _told, ...clause }) => clause),
  })

/** One notice text as the JSON line that `kunye read` prints: head, kinds, facts with quotes and places, clauses left unread. */
export const lineOf = (file: string, printed: string): string => told(file, readingOf(splitOrigin(printed)))

/** A notice as it is read: its text, what is known of its issue, and whether it is a piece. */
type Found = { text: string; hints: Hints; piece: Piece }

const foundOn = ({ text, masthead, startsInside, endsInside }: CutNotice): Found => ({
  text,
  hints: { published_on: masthead.publishedOn, issue: masthead.issue, page: masthead.page },
  piece: { ...(startsInside ? {} : { begins_elsewhere: true }), ...(endsInside ? {} : { ends_elsewhere: true }) },
})

const missing: PdfReader = async () => {
  throw new UsageError('Reading PDFs needs an OCR service: set OCR_URL, or give the text of the notice (UTF-8)')
}

const onPages = async (file: string, pdf: Uint8Array, read: PdfReader): Promise<Found[]> => {
  try {
    const { notices, notes } = await read(pdf)
    for (const note of notes) console.error(`${file}: ${note}`)
    return notices.map(foundOn)
  } catch (error) {
    throw error instanceof PdfUnreadable ? new UsageError(`${file}: ${error.message}`) : error
  }
}

/**
 * Prints one JSON line for each notice text (UTF-8), and one for each notice of a PDF, marked where it is a piece; with `isExplained` the
 * sentences of each text with what was seen, read and told in them. Needs no server and no database. Pages of a PDF on which no notice was
 * found are named on stderr. Matters and announcements of a kind never seen before are named on stderr. Throws {@link UsageError} where a
 * file cannot be read as text or PDF.
 */
export const readFiles = async (files: string[], readPdf: PdfReader = missing, isExplained = false): Promise<void> => {
  for (const file of files) {
    const bytes = await readInput(file)
    const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'
    for (const { piece, ...found } of isPdf ? await onPages(file, bytes, readPdf) : [{ ...splitOrigin(utf8(file, bytes)), piece: {} }]) {
      if (isExplained) {
        for (const line of explained(found)) console.log(line)
        continue
      }
      const reading = readingOf(found)
      console.log(told(file, reading, piece))
      for (const matter of neverSeen(reading)) console.error(`${file}: never seen before: ${matter}`)
    }
  }
}

export const addReadCommand = (program: Command): Command =>
  program
    .command('read')
    .description('print what is read from files, one JSON line for each notice (needs no server)')
    .argument('<FILE...>', 'notice texts in UTF-8, or gazette PDFs')
    .option('--explain', 'sentence by sentence what was seen, read and told, and why')
    .action(async (files: string[], { explain = false }: { explain?: boolean }) => {
      const ocr = openOcr({ cacheDir: '.kunye/ocr' })
      try {
        const render = await openPdfRenderer()
        await readFiles(
          files,
          async (pdf) => {
            const { pages, notices } = await readPdf(pdf, { render, ocr })
            return { notices, notes: pageNotes(pages) }
          },
          explain,
        )
      } finally {
        await ocr.close()
      }
    })
