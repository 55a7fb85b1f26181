import type { PageImage } from '../../lib/pipeline/read-pdf.ts'

/** What is told of the pages of a document: each that gave no notice is named, with what was found on it. */
export const pageNotes = (pages: readonly Pick<PageImage, 'number' | 'found'>[]): string[] =>
  pages.flatMap(({ number, found }) => {
    if (found === 'blank') return [`page ${number}: nothing is printed on it`]
    if (found === 'no_words') return [`page ${number}: no words could be read on it`]
    if (found === 'no_notice') return [`page ${number}: no notice begins or ends on it`]
    return []
  })
