/** What the builders of sections share. */
import type { Bilingual } from '../kernel/bilingual.ts'
import { englishDates, type Language } from './english.ts'
import type { Block, Cell, Column, Line, Tone } from './model.ts'
import type { Citations } from './notes.ts'
import type { ReportSource } from './snapshot.ts'
import { STATES, type WordKey } from './words.ts'

/**
 * What the builders of sections need: the words of the language, where sources are collected, and the sections the registry does not
 * publish of this company.
 */
export type Writer = {
  language: Language
  word: (key: WordKey) => string
  pick: (text: Bilingual) => string
  cite: Citations['cite']
  unpublished: ReadonlySet<string>
}

export const line = (text: string, tone: Tone = 'plain'): Line => ({ text, tone })
export const paragraph = (text: string, tone: Tone = 'plain'): Block => ({ kind: 'paragraph', line: line(text, tone) })

/** The value in English by the table that knows it, in Turkish as it is. */
export const say = (writer: Writer, text: string, english: (text: string) => string): string =>
  writer.language === 'en' ? english(text) : text
export const date = (writer: Writer, text: string): string => say(writer, text, englishDates)

/** A value or the words that it is not known. */
export const known = (writer: Writer, text: string | null | undefined, tone: Tone = 'plain'): Line =>
  text ? line(text, tone) : line(writer.word('unknown'), 'muted')

/** A label with its value in one line; nothing where there is no value. */
export const labelled = (writer: Writer, key: WordKey, value: string | null | undefined, tone: Tone = 'muted'): Line[] =>
  value ? [line(`${writer.word(key)}: ${value}`, tone)] : []

/** A column of a table; `width` is its share. */
export const column = (writer: Writer, key: WordKey, width: number, align: Column['align'] = 'start'): Column => ({
  title: writer.word(key),
  width,
  align,
})

export const cell = (lines: Line[], notes: number[] = []): Cell => ({ lines, notes })

/** Numbers of notes as they stand in a column of their own. */
export const sourceCell = (writer: Writer, ...sources: (ReportSource | null)[]): Cell => cell([], writer.cite(...sources))

/** The text of the language where there is one, else the other. */
export const own = (writer: Writer, tr: string | null, en: string | null): string | null =>
  (writer.language === 'en' ? en || tr : tr || en) || null

/** Blocks of a list: the table, or what its absence means, for which the state of its section is asked (null: the list belongs to none). */
export const orAbsence = (writer: Writer, list: readonly unknown[] | null, section: string | null, blocks: () => Block[]): Block[] => {
  if (list !== null) return list.length === 0 ? [paragraph(writer.word('none'), 'muted')] : blocks()
  if (section !== null && writer.unpublished.has(section)) return [paragraph(writer.pick(STATES.yayimlanmiyor.meaning), 'muted')]
  return [paragraph(writer.word('preparing'), 'warning')]
}
