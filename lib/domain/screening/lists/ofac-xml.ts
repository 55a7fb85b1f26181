/** OFAC SDN.XML and CONSOLIDATED.XML. */
import { dateOf, type IsoDate } from '../../kernel/dates.ts'
import type { EntryKind, ListName, NameStrength } from '../entry.ts'
import { type IdentityNumber, imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { all, at, below, known, textAt, type Element, type XmlList } from './element.ts'
import { aliasStrength, ofacKind, ofacName, readRemarks } from './ofac.ts'
import { isTurkey } from './turkey.ts'

/** `MM/DD/YYYY`. */
const americanDate = (text: string | null): IsoDate | null => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '')
  return match ? dateOf(Number(match[3]), Number(match[1]), Number(match[2])) : null
}

const nameOf = (element: Element, strength: NameStrength, kind: EntryKind): ListName[] => {
  const [first, last] = [textAt(element, 'firstName'), textAt(element, 'lastName')]
  const printed = known(last, first).length === 2 ? `${last}, ${first}` : (last ?? first)
  return printed === null ? [] : [ofacName(printed, strength, kind)]
}

const documentNumbers = (entry: Element): IdentityNumber[] =>
  all(at(entry, 'idList'), 'id').flatMap((id) => {
    const [type, number] = [textAt(id, 'idType') ?? '', textAt(id, 'idNumber') ?? '']
    return [...(isTurkey(textAt(id, 'idCountry')) ? turkishNumbersIn(number) : []), ...imoNumbersIn(`${type} ${number}`)]
  })

/** The namespace changed over the years and is not looked at. An entity's name stands in `lastName`. */
export const ofacXml: XmlList = {
  // `publshInformation` is the publisher's spelling.
  root: 'sdnList',
  heads: ['publshInformation'],
  records: ['sdnEntry'],
  head: (element) =>
    element.name === 'publshInformation'
      ? { publishedOn: americanDate(textAt(element, 'Publish_Date')), records: Number(textAt(element, 'Record_Count')) || null }
      : {},
  entry: (element) => {
    const id = textAt(element, 'uid')
    const kind = ofacKind(textAt(element, 'sdnType')?.replace(/^Entity$/i, '') ?? null)
    const names = nameOf(element, 'primary', kind)
    if (id === null || names.length === 0)
      return { unreadable: { at: id ?? 'sdnEntry without uid', reason: id === null ? 'no uid' : 'no name' } }
    const remarks = readRemarks(textAt(element, 'remarks') ?? '')
    const aliases = all(at(element, 'akaList'), 'aka').flatMap((aka) =>
      nameOf(aka, aliasStrength(textAt(aka, 'type') ?? '', textAt(aka, 'category') === 'weak'), kind),
    )
    return {
      entry: {
        entryId: id,
        kind,
        names: [...names, ...aliases, ...remarks.aliases.map(({ printed, strength }) => ofacName(printed, strength, kind))],
        numbers: unique([...documentNumbers(element), ...remarks.numbers]),
        programs: all(at(element, 'programList'), 'program').flatMap((program) => known(program.text.trim())),
        basis: null,
        listedOn: null,
        births: known(...below(element, 'dateOfBirthItem').map((item) => textAt(item, 'dateOfBirth')), ...remarks.births),
        nationalities: known(
          ...[...below(element, 'nationality'), ...below(element, 'citizenship')].map((item) => textAt(item, 'country')),
          ...remarks.nationalities,
        ),
      },
    }
  },
}
