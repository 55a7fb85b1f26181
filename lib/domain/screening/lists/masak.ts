/**
 * MASAK's four tables of frozen assets. Headings differ from file to file and from year to year and are known by their folded text, the
 * first rule that fits; columns are not known by place.
 */
import { dateOf, type IsoDate } from '../../kernel/dates.ts'
import { hash } from '../../kernel/hash.ts'
import { firstDate } from '../../kernel/printed-dates.ts'
import { fold, squeeze } from '../../kernel/text.ts'
import { type EntryKind, type ListEntry, type ListName, ListRefused, type NameStrength, type Parsed } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { foldName } from '../keys.ts'
import { known, separated, type TableList } from './element.ts'

const FIELDS = [
  'number',
  'otherNationality',
  'aliases',
  'remarks',
  'original',
  'former',
  'structure',
  'listedOn',
  'born',
  'birthplace',
  'mother',
  'father',
  'measure',
  'gazette',
  'decision',
  'organisation',
  'office',
  'address',
  'nationality',
  'identity',
  'name',
] as const
type Field = (typeof FIELDS)[number]

const RULES: readonly [Field, RegExp][] = [
  ['number', /^sira no/],
  ['otherNationality', /tabi oldugu/],
  ['aliases', /diger isi?m/],
  ['identity', /pasaport no/],
  ['remarks', /diger (?:muhtelif )?bilgiler/],
  ['original', /orijinal/],
  ['former', /eski adi/],
  ['structure', /kurulus yapisi|^tuzel kurulus organizasyon unvani$/],
  ['listedOn', /listeye alinma/],
  ['born', /dogum tarihi/],
  ['birthplace', /dogum yeri/],
  ['mother', /anne adi/],
  ['father', /baba adi/],
  ['measure', /yaptirim/],
  ['gazette', /gazete/],
  ['decision', /karar/],
  ['organisation', /orgut/],
  ['office', /gorev/],
  ['address', /adres/],
  ['nationality', /uyru/],
  ['identity', /tckn|pasaport|kimlik no|vkn/],
  ['name', /ad soyad|adi soyad|kisi soyadi|organizasyon adi|unvan/],
]

type Headings = ReadonlyMap<Field, number>

/** The fields a row names as a heading. A title merged over all columns reads as the same text many times: each field counts once. */
const headingsOf = (cells: readonly string[]): Headings => {
  const found = new Map<Field, number>()
  cells.forEach((cell, index) => {
    const text = fold(cell)
    const field = RULES.find(([, pattern]) => text !== '' && pattern.test(text))?.[0]
    if (field && !found.has(field)) found.set(field, index)
  })
  return found
}

/** A row is the heading if it names at least this many different fields, the name among them. */
const ENOUGH = 6
/** Within this many rows the heading must come. */
const FIRST_ROWS = 12

/** The letter l typed for the digit 1: `25.01.l925`, `1 Ağustosl979`. */
const mendOnes = (text: string): string =>
  text.replace(/(?<=\d)l(?=\d)|(?<=[.\s])l(?=\d)/g, '1').replace(/(\p{L})l(\d{3})(?!\d)/gu, '$1 1$2')

/** Days and years of birth: a number of days since 1899-12-30 (the spreadsheet's own), a year, a printed date; anything else as printed. */
const birthsOf = (cell: string): string[] =>
  separated(cell).flatMap((part) => {
    const text = mendOnes(part)
    if (/^\d{5}(?:\.0+)?$/.test(text)) {
      const day = new Date(Date.UTC(1899, 11, 30 + Number.parseInt(text, 10)))
      return known(dateOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()))
    }
    return known(firstDate(text) ?? part)
  })

const PERSON = /gercek/
const ENTITY = /tuzel|kurulus|organizasyon|sirket/

/**
 * Only the D table says what an entry is; elsewhere parents or (outside C, where the day may be that of a founding) a place of birth make
 * it a person.
 */
const kindOf = (value: (field: Field) => string): EntryKind => {
  const structure = fold(value('structure'))
  if (PERSON.test(structure)) return 'person'
  if (ENTITY.test(structure)) return 'entity'
  return value('mother') || value('father') ? 'person' : 'unknown'
}

/** Aliases between commas, where each piece can be a name by itself: `X Co., Ltd.` stays one. */
const aliasesIn = (cell: string): string[] =>
  separated(cell).flatMap((alias) => {
    const pieces = alias.split(',').map(squeeze)
    return pieces.length > 1 && pieces.every((piece) => piece.includes(' ')) ? pieces : [alias]
  })

const named = (texts: readonly string[], strength: NameStrength): ListName[] =>
  texts.map((printed) => ({ printed, strength, family: null }))

/** Which of the four tables the headings are, as far as they tell. */
const tellsApart = (headings: Headings): 'A' | 'C' | 'D' | null =>
  headings.has('original')
    ? 'A'
    : headings.has('listedOn') || headings.has('former')
      ? 'D'
      : headings.has('organisation') && !headings.has('office')
        ? 'C'
        : null

/** One of the tables, by its letter. `end` and the heading row throw ListRefused. */
export const masakTable = (table: 'A' | 'B' | 'C' | 'D'): TableList => {
  let headings: Headings | null = null
  let before = 0
  const turns = new Map<string, number>()
  const records: Parsed[] = []

  const read = (cells: readonly string[], place: string, of: Headings): void => {
    const raw = (field: Field): string => (cells[of.get(field) ?? -1] ?? '').replaceAll('\u00a0', ' ').trim()
    const value = (field: Field): string => squeeze(raw(field))
    // Rows are numbered in advance below the last entry.
    if (FIELDS.every((field) => field === 'number' || value(field) === '')) return
    const names = separated(raw('name').replace(/\n/g, ' '))
    if (names.every((name) => foldName(name) === '')) return void records.push({ unreadable: { at: place, reason: 'no name' } })
    const identity = [raw('identity'), raw('remarks')].join('\n')
    // The running number moves when a row above goes: the entry is known by its name and parents.
    const id = hash([names[0], value('mother'), value('father'), value('birthplace')].map((part) => foldName(part ?? '')).join('\n')).slice(
      0,
      12,
    )
    const turn = (turns.get(id) ?? 0) + 1
    turns.set(id, turn)
    const gazette = value('gazette')
    const entry: ListEntry = {
      entryId: turn === 1 ? id : `${id}-${turn}`,
      kind: kindOf(value),
      names: [
        ...named(names.slice(0, 1), 'primary'),
        ...named(names.slice(1), 'strong'),
        ...named(separated(raw('original')), 'original'),
        ...named(aliasesIn(raw('former')), 'former'),
        ...named(aliasesIn(raw('aliases')), 'strong'),
      ],
      numbers: unique([...turkishNumbersIn(identity), ...imoNumbersIn(identity)]),
      programs: known(value('organisation'), value('measure')),
      basis: known(value('decision') && `Karar: ${value('decision')}`, gazette && `Resmî Gazete: ${gazette}`).join('; ') || null,
      listedOn: firstDate(value('listedOn')) ?? firstDate(gazette),
      births: birthsOf(raw('born')),
      nationalities: known(value('nationality'), value('otherNationality')),
    }
    records.push({ entry })
  }

  return {
    row: (cells, place) => {
      if (headings) return read(cells, place, headings)
      const found = headingsOf(cells)
      if (found.size >= ENOUGH && found.has('name')) {
        const told = tellsApart(found)
        if (told === null ? table !== 'B' : told !== table)
          throw new ListRefused(`the headings are not those of MASAK's table ${table}${told ? `, but of table ${told}` : ''}`)
        headings = found
        return
      }
      if (++before > FIRST_ROWS) throw new ListRefused(`no heading row of MASAK's table in the first ${FIRST_ROWS} rows`)
    },
    end: (): { publishedOn: IsoDate | null; records: Parsed[] } => {
      if (!headings) throw new ListRefused("no heading row of MASAK's table")
      return { publishedOn: null, records }
    },
  }
}
