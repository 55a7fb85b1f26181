/**
 * EU FSF, CSV 1.1: a row for each combination of name, address, birth, document and citizenship; the rows of one `Entity_LogicalId` are one
 * entry.
 */
import { dateOf, type IsoDate, parseIsoDate } from '../../kernel/dates.ts'
import { squeeze } from '../../kernel/text.ts'
import { type ListEntry, ListRefused, type Parsed } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { known, type TableList } from './element.ts'
import { euKind, euName } from './eu.ts'
import { type Columns, columnsOf } from './headings.ts'
import { isTurkey } from './turkey.ts'

const REQUIRED = ['entity logicalid', 'namealias wholename', 'entity subjecttype'] as const

/** `dd/mm/yyyy`, only of the file itself; the days of entries are ISO. */
const fileDay = (text: string | null): IsoDate | null => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text ?? '')
  return match ? dateOf(Number(match[3]), Number(match[2]), Number(match[1])) : parseIsoDate((text ?? '').slice(0, 10))
}

export const euCsv = (): TableList => {
  let columns: Columns | null = null
  let publishedOn: IsoDate | null = null
  const entries = new Map<string, ListEntry>()
  const unread: Parsed[] = []

  const add = (value: (heading: string) => string | null, place: string): void => {
    const logicalId = value('entity logicalid')
    if (logicalId === null) return void unread.push({ unreadable: { at: place, reason: 'no Entity_LogicalId' } })
    publishedOn ??= fileDay(value('filegenerationdate'))
    const there = entries.get(logicalId)
    const entry: ListEntry = there ?? {
      entryId: logicalId,
      kind: euKind(value('entity subjecttype'), value('entity subjecttype classificationcode')),
      names: [],
      numbers: [],
      programs: [],
      basis: value('entity regulation numbertitle'),
      listedOn: parseIsoDate(value('entity designationdate') ?? ''),
      births: [],
      nationalities: [],
    }
    entries.set(logicalId, entry)
    const whole =
      value('namealias wholename') ??
      (['firstname', 'middlename', 'lastname'].flatMap((part) => value(`namealias ${part}`) ?? []).join(' ') || null)
    if (whole !== null && !entry.names.some((name) => name.printed === whole)) {
      entry.names.push(
        euName({
          whole,
          last: value('namealias lastname'),
          strong: value('namealias strong'),
          remark: value('namealias remark'),
          first: entry.names.length === 0,
        }),
      )
    }
    const number = [value('identification number'), value('identification latinnumber')].join(' ')
    const kind = [value('identification typecode'), value('identification typedescription')].join(' ')
    entry.numbers = unique([
      ...entry.numbers,
      ...(isTurkey(value('identification countryiso2code')) ? turkishNumbersIn(number) : []),
      ...imoNumbersIn(`${kind} ${number}`),
    ])
    entry.programs = known(...entry.programs, value('entity regulation programme'))
    entry.births = known(...entry.births, value('birthdate birthdate') ?? value('birthdate year'))
    entry.nationalities = known(
      ...entry.nationalities,
      value('citizenship countryiso2code') === '00' ? null : value('citizenship countrydescription'),
    )
  }

  return {
    row: (cells, place) => {
      if (cells.every((cell) => squeeze(cell) === '')) return
      if (!columns) {
        columns = columnsOf(cells)
        const lacking = REQUIRED.filter((heading) => !columns?.has(heading))
        if (lacking.length > 0) throw new ListRefused(`headings are missing: ${lacking.join(', ')}`)
        return
      }
      const of = columns
      if (cells.length < of.size)
        return void unread.push({ unreadable: { at: place, reason: `${cells.length} cells under ${of.size} headings` } })
      add((heading) => squeeze(cells[of.get(heading) ?? -1] ?? '') || null, place)
    },
    end: () => {
      if (!columns) throw new ListRefused('the file is empty')
      const nameless = [...entries.values()]
        .filter((entry) => entry.names.length === 0)
        .map((entry): Parsed => ({ unreadable: { at: entry.entryId, reason: 'no name' } }))
      return {
        publishedOn,
        records: [
          ...unread,
          ...nameless,
          ...[...entries.values()].filter((entry) => entry.names.length > 0).map((entry): Parsed => ({ entry })),
        ],
      }
    },
  }
}
