/**
 * UK Sanctions List as CSV: a line with the day, a line of headings, and a row for each combination of name and address; the rows of one
 * `Unique ID` are one entry.
 */
import type { IsoDate } from '../../kernel/dates.ts'
import { squeeze } from '../../kernel/text.ts'
import { type ListEntry, ListRefused, type Parsed } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { known, separated, type TableList } from './element.ts'
import { type Columns, columnsOf } from './headings.ts'
import { namesTurkey } from './turkey.ts'
import { primaryFirst, ukDate, ukKind, ukName } from './uk.ts'

const REQUIRED = ['unique id', 'name 6', 'name type', 'designation type'] as const

export const ukCsv = (): TableList => {
  let columns: Columns | null = null
  let headingCount = 0
  let publishedOn: IsoDate | null = null
  const entries = new Map<string, ListEntry>()
  const unread: Parsed[] = []

  const add = (value: (heading: string) => string | null, place: string): void => {
    const id = value('unique id')
    if (id === null) return void unread.push({ unreadable: { at: place, reason: 'no Unique ID' } })
    const entry: ListEntry = entries.get(id) ?? {
      entryId: id,
      kind: ukKind(value('designation type')),
      names: [],
      numbers: [],
      programs: known(value('regime name')),
      basis:
        value('sanctions imposed')
          ?.split('|')
          .map(squeeze)
          .filter((each, index, every) => every.indexOf(each) === index)
          .join('; ') ?? null,
      listedOn: ukDate(value('date designated')),
      births: [],
      nationalities: [],
    }
    entries.set(id, entry)
    const name = ukName(
      [1, 2, 3, 4, 5].map((part) => value(`name ${part}`)),
      value('name 6'),
      value('name type'),
      value('alias strength'),
    )
    for (const each of [
      name,
      ...separated(value('name non latin script') ?? '').map((printed) => ({ printed, strength: 'original' as const, family: null })),
    ]) {
      if (each && !entry.names.some(({ printed, strength }) => printed === each.printed && strength === each.strength))
        entry.names.push(each)
    }
    const turkish = ['national identifier number', 'business registration number s'].map((heading) => `${value(heading) ?? ''} `)
    const context = [
      ...turkish,
      value('national identifier additional information'),
      value('nationality ies'),
      value('address country'),
    ].join(' ')
    entry.numbers = unique([
      ...entry.numbers,
      ...(namesTurkey(context) ? turkish.flatMap(turkishNumbersIn) : []),
      ...imoNumbersIn(`IMO ${value('imo number') ?? ''}`),
    ])
    entry.births = known(...entry.births, value('d o b'))
    entry.nationalities = known(...entry.nationalities, value('nationality ies'))
  }

  return {
    row: (cells, place) => {
      if (cells.every((cell) => squeeze(cell) === '')) return
      if (!columns) {
        const found = columnsOf(cells)
        if (REQUIRED.every((heading) => found.has(heading))) [columns, headingCount] = [found, cells.length]
        else {
          const report = /^Report Date:\s*(.+)$/i.exec(squeeze(cells.join(' ')))
          if (!report) throw new ListRefused('neither the line of the report date nor the headings of the UK Sanctions List')
          publishedOn = ukDate(report[1] ?? null)
        }
        return
      }
      // A cell too few or too many has pushed the others aside.
      if (cells.length !== headingCount)
        return void unread.push({ unreadable: { at: place, reason: `${cells.length} cells under ${headingCount} headings` } })
      const of = columns
      add((heading) => squeeze(cells[of.get(heading) ?? -1] ?? '') || null, place)
    },
    end: () => {
      if (!columns) throw new ListRefused('the headings of the UK Sanctions List are missing')
      return {
        publishedOn,
        records: [
          ...unread,
          ...[...entries.values()].map((entry): Parsed =>
            entry.names.length === 0
              ? { unreadable: { at: entry.entryId, reason: 'no name' } }
              : { entry: { ...entry, names: primaryFirst(entry.names) } },
          ),
        ],
      }
    },
  }
}
