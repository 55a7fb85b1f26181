import type { ListEntry, Unreadable } from '../../lib/domain/screening/entry.ts'
import type { ListCode } from '../../lib/domain/screening/lists.ts'
import { type ListHead, readList } from '../../lib/pipeline/read-list.ts'
import { type Document, documentOf } from '../../lib/platform/tables/text.ts'

/** A document of this text, given in pieces of a few bytes, so that no piece ends where a row or a letter does. */
export const piecemeal = (text: string | Uint8Array, name = 'list'): Document => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return {
    name,
    open: async () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
          controller.close()
        },
      }),
  }
}

/** Reads a list from texts. */
export const readTexts = async (
  list: ListCode,
  ...texts: (string | Uint8Array)[]
): Promise<{ entries: ListEntry[]; unread: Unreadable[]; head: ListHead }> =>
  readDocuments(
    list,
    texts.map((text, at) => piecemeal(text, `file-${at + 1}`)),
  )

export const readDocuments = async (
  list: ListCode,
  documents: Document[],
): Promise<{ entries: ListEntry[]; unread: Unreadable[]; head: ListHead }> => {
  const head: ListHead = { publishedOn: null, records: null }
  const entries: ListEntry[] = []
  const unread: Unreadable[] = []
  for await (const parsed of readList(list, documents, head)) {
    if ('entry' in parsed) entries.push(parsed.entry)
    else unread.push(parsed.unreadable)
  }
  return { entries, unread, head }
}

export { documentOf }
