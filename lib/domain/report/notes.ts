/** Numbered source notes: every place a report cites, once, in the order in which it is first cited. */
import { englishDates, type Language } from './english.ts'
import type { ReportSource } from './snapshot.ts'
import { WORDS } from './words.ts'

/** `place` is gazette, day, issue, page and notice; `quote` as printed, null where there is none; `link` leads to the gazette PDF. */
export type Note = {
  number: number
  place: string
  quote: string | null
  verified: boolean
  verdict: string
  link: { label: string; url: string }
}

/** `cite` gives the numbers of some sources, ascending, each once; nothing for those that are not there. */
export type Citations = { cite: (...sources: (ReportSource | null | undefined)[]) => number[]; notes: () => Note[] }

/**
 * Collects the sources of one report; `sources` are addresses of notices that open without a key. Two facts that rest on the same words of
 * the same notice share a note.
 */
export const citations = (language: Language, baseUrl: string, sources: ReadonlyMap<number, string> = new Map()): Citations => {
  const notes = new Map<string, Note>()
  const word = (key: keyof typeof WORDS): string => WORDS[key][language]

  const noteOf = (source: ReportSource): Note => {
    const key = JSON.stringify([source.ilan_id, source.alinti])
    const known = notes.get(key)
    if (known) return known
    const day = language === 'tr' ? source.tarih : englishDates(source.tarih)
    const place = [
      word('gazette'),
      day,
      source.sayi && `${word('issue')} ${source.sayi}`,
      source.sayfa && `${word('page')} ${source.sayfa}`,
      `${word('notice')} ${source.ilan_id}`,
    ]
      .filter(Boolean)
      .join(', ')
    const quote = source.alinti.trim() || null
    const note: Note = {
      number: notes.size + 1,
      place,
      quote,
      verified: source.dogrulandi && quote !== null,
      verdict: word(quote === null ? 'noQuote' : source.dogrulandi ? 'verified' : 'unverified'),
      link: { label: word('openPdf'), url: sources.get(source.ilan_id) ?? `${baseUrl}/api/v1/ilanlar/${source.ilan_id}/pdf/` },
    }
    notes.set(key, note)
    return note
  }

  return {
    cite: (...sources) => [...new Set(sources.flatMap((source) => (source ? [noteOf(source).number] : [])))].sort((a, b) => a - b),
    notes: () => [...notes.values()],
  }
}
