import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIssue } from '../../tools/stand-ins/gazette-page.ts'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import type { PdfPage, RenderPages } from '../../lib/platform/pdf/render.ts'

/** All pages of a document at once, for small ones. */
export const allPages = async (render: RenderPages, pdf: Uint8Array): Promise<PdfPage[]> => {
  const pages: PdfPage[] = []
  for await (const page of render(pdf)) pages.push(page)
  return pages
}

/** Names of the made-up notices, without the ending of the file. */
export const madeUpNames = readdirSync(madeUpNotices)
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .map((file) => file.slice(0, -4))

/** A made-up notice as it may be shown. */
export const madeUpText = (name: string): string =>
  maskPersonalNumbers(splitNoticeFile(readFileSync(join(madeUpNotices, `${name}.txt`), 'utf8')).text)

/** The issue in which {@link drawMadeUp} prints. */
export const MASTHEAD = { publishedOn: '2026-11-10', issue: '11711', page: '101' }

/** An issue of these made-up notices. */
export const drawMadeUp = (names: readonly string[]): ReturnType<typeof drawIssue> => drawIssue(MASTHEAD, names.map(madeUpText))

/** What a notice states of which company, a line for each fact: two readings are alike where these are. Quotes and places are left out. */
export const factsIn = (text: string): string[] => {
  const { header, facts } = readNotice(text)
  return facts
    .map(({ quote: _quote, start: _start, end: _end, verified: _verified, ...statement }) =>
      JSON.stringify([header.registry_no, statement]),
    )
    .sort()
}
