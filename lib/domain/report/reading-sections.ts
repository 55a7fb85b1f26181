/** Sections on how far the report can be relied on: completeness, and how to read it. */
import type { Bilingual } from '../kernel/bilingual.ts'
import { englishLimit } from './english.ts'
import type { Cell, Section, Tone } from './model.ts'
import { SEALS, SECTION_NAMES } from './names.ts'
import type { Snapshot } from './snapshot.ts'
import { STATES, type WordKey } from './words.ts'
import { cell, column, line, paragraph, say, type Writer } from './writer.ts'

const STATE_TONES: Record<keyof typeof STATES, Tone> = {
  tam: 'good',
  kismi: 'warning',
  yok: 'plain',
  hazirlaniyor: 'warning',
  yayimlanmiyor: 'muted',
}

/** How complete each section is, and how its facts are tied to quotes. */
export const completeness = (veri: Snapshot, writer: Writer): Section => {
  const { word, pick } = writer
  const { toplam, dogrulanan, dogrulanmayan, kaynaksiz } = veri.alintilar
  const counted = (key: WordKey, count: number, tone: Tone = 'plain') => ({ label: word(key), cell: cell([line(String(count), tone)]) })
  return {
    id: 'veri-tamligi',
    title: word('completeness'),
    blocks: [
      {
        kind: 'table',
        caption: word('completeness'),
        columns: [
          column(writer, 'section', 22),
          column(writer, 'state', 15),
          column(writer, 'limits', 50),
          column(writer, 'rests', 13, 'end'),
        ],
        rows: veri.veri_tamligi.map((section): Cell[] => [
          cell([line(SECTION_NAMES[section.bolum]?.[writer.language] ?? section.bolum, 'strong')]),
          cell([line(pick(STATES[section.durum].name), STATE_TONES[section.durum])]),
          cell([
            ...section.sinirlar.map((limit) => line(say(writer, limit, englishLimit))),
            ...(section.yapisal ? [line(word('structural'), 'muted')] : []),
            ...(section.yontem
              ? [
                  line(
                    section.yontem === 'kural'
                      ? word('byRule')
                      : section.yontem === 'beyan'
                        ? word('byStatement')
                        : section.yontem === 'insan'
                          ? word('byPeople')
                          : section.yontem,
                    'muted',
                  ),
                ]
              : []),
          ]),
          cell([line(section.dayanak === null ? '–' : String(section.dayanak))]),
        ]),
      },
      {
        kind: 'facts',
        caption: word('quotes'),
        rows: [
          counted('quotesTotal', toplam),
          counted('quotesVerified', dogrulanan),
          counted('quotesUnverified', dogrulanmayan, dogrulanmayan > 0 ? 'warning' : 'plain'),
          counted('quotesMissing', kaynaksiz, kaynaksiz > 0 ? 'warning' : 'plain'),
        ],
      },
    ],
  }
}

/** What seal, quotes and states of completeness mean, and what the report is not. */
export const legend = ({ word, pick }: Writer): Section => {
  const entries = (all: Readonly<Record<string, { name: Bilingual; meaning: Bilingual }>>) =>
    Object.values(all).map(({ name, meaning }) => ({ label: pick(name), cell: cell([line(pick(meaning))]) }))
  return {
    id: 'aciklamalar',
    title: word('legend'),
    blocks: [
      paragraph(word('scope')),
      paragraph(word('quoteRule')),
      { kind: 'facts', caption: word('sealLegend'), rows: entries(SEALS) },
      { kind: 'facts', caption: word('stateLegend'), rows: entries(STATES) },
    ],
  }
}
