/** OFAC's CSV set without heading rows: the primary file, alternate names, and the overflow of remarks; addresses are not needed. */
import { squeeze } from '../../kernel/text.ts'
import { ListRefused, type ListName, type Parsed } from '../entry.ts'
import { unique } from '../numbers.ts'
import { known, type TableList } from './element.ts'
import { aliasStrength, ofacKind, ofacName, readRemarks } from './ofac.ts'

const PRIMARY = 12
const ALTERNATE = 5
const ADDRESS = 6
const COMMENTS = 2

/** `-0- ` is the publisher's null. */
const cell = (text: string | undefined): string | null => {
  const value = squeeze(text ?? '')
  return value === '' || value === '-0-' ? null : value
}

/**
 * Rows of all files of the set in any order: a file is known by its number of columns. Each file ends in a record of one byte, Ctrl-Z,
 * which is not one; a file without it was cut short.
 */
export const ofacCsv = (): TableList => {
  const primary: { at: string; cells: readonly string[] }[] = []
  const aliases = new Map<string, { type: string; name: string }[]>()
  const comments = new Map<string, string>()
  const unread: Parsed[] = []
  let ended = false
  return {
    row: (cells, place) => {
      if (cells.some((each) => each.includes('\u001a'))) ended = true
      if (cells.every((each) => each.replaceAll('\u001a', '').trim() === '')) return
      const id = cell(cells[0])
      if (id === null || !/^\d+$/.test(id)) return void unread.push({ unreadable: { at: place, reason: 'no entity number' } })
      switch (cells.length) {
        case PRIMARY:
          return void primary.push({ at: place, cells })
        case ALTERNATE: {
          const name = cell(cells[3])
          if (name === null) return void unread.push({ unreadable: { at: place, reason: 'no alternate name' } })
          return void aliases.set(id, [...(aliases.get(id) ?? []), { type: cell(cells[2]) ?? '', name }])
        }
        case ADDRESS:
          return
        // An overflow goes on in the middle of a word: nothing is trimmed.
        case COMMENTS:
          return void comments.set(id, (comments.get(id) ?? '') + (cells[1] ?? ''))
        default:
          return void unread.push({ unreadable: { at: place, reason: `${cells.length} columns` } })
      }
    },
    fileEnd: (name) => {
      if (!ended) throw new ListRefused(`${name}: cut short, the publisher's end mark (Ctrl-Z) is not there`)
      ended = false
    },
    end: () => {
      if (primary.length === 0) throw new ListRefused('no row has the twelve columns of the primary file')
      if (aliases.size === 0) throw new ListRefused('the file of alternate names is missing')
      return {
        publishedOn: null,
        records: [
          ...unread,
          ...primary.map(({ at, cells }): Parsed => {
            const [id, name, type, program, , , , , , , , remark] = cells
            const entryId = cell(id) ?? ''
            const kind = ofacKind(cell(type))
            const printed = cell(name)
            if (printed === null) return { unreadable: { at, reason: 'no name' } }
            const remarks = readRemarks(`${cell(remark) ?? ''}${comments.get(entryId) ?? ''}`)
            const others = (aliases.get(entryId) ?? []).map((alias): ListName =>
              ofacName(alias.name, aliasStrength(alias.type, false), kind),
            )
            return {
              entry: {
                entryId,
                kind,
                names: [
                  ofacName(printed, 'primary', kind),
                  ...others,
                  ...remarks.aliases.map((alias) => ofacName(alias.printed, alias.strength, kind)),
                ],
                numbers: unique(remarks.numbers),
                programs: known(...(cell(program) ?? '').split(/\]\s*\[|[[\]]/).map((each) => each.trim())),
                basis: null,
                listedOn: null,
                births: remarks.births,
                nationalities: remarks.nationalities,
              },
            }
          }),
        ],
      }
    },
  }
}
