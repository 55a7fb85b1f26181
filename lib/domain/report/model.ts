/**
 * A report as a document, before any drawing: what HTML and PDF print, in one language. Both forms draw this and nothing else, so their
 * content and wording cannot differ.
 */
import type { Language } from './english.ts'
import type { Note } from './notes.ts'
import type { SealCode } from './snapshot.ts'

/**
 * How a text weighs: `strong` carries the row, `muted` explains it, the others judge; a judgement is always in the words too, never in the
 * colour alone.
 */
export type Tone = 'plain' | 'strong' | 'muted' | 'good' | 'warning' | 'bad'
export type Line = { text: string; tone: Tone }

/** Lines under each other, and the numbers of the source notes behind them. */
export type Cell = { lines: Line[]; notes: number[] }

/** `width` is a share of the table's width. */
export type Column = { title: string; width: number; align: 'start' | 'end' }

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'facts'; caption: string; rows: { label: string; cell: Cell }[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: Cell[][] }
  | { kind: 'notes'; notes: Note[] }

export type Section = { id: string; title: string; blocks: Block[] }

export type Attachment = { name: string; description: string }

export type ReportDocument = {
  language: Language
  title: string
  subject: string
  author: string
  producedOn: string
  reportId: { label: string; value: string }
  company: { name: string; registry: string }
  sandbox: string | null
  seal: { code: SealCode; label: string; name: string; meaning: string; tone: Tone; reasons: { title: string; items: string[] } | null }
  identifiers: { caption: string; rows: { label: string; value: string }[] }
  check: { label: string; url: string }
  summary: { caption: string; rows: { label: string; value: string; tone: Tone }[] }
  contents: string
  sections: Section[]
  /** What the PDF carries beside its pages: the content, the signature, how to check them, and the statement that is signed. */
  attachments: [content: Attachment, signature: Attachment, how: Attachment & { text: string }, statement?: Attachment]
  pageWord: string
  sourceWord: string
}

/** A sealed document of several sections, whatever was sealed: what a cover and its sections are drawn of. */
export type SealedDocument = Omit<ReportDocument, 'producedOn' | 'seal'> & { seal: Omit<ReportDocument['seal'], 'code'> }
