/** UK Sanctions List as XML. */
import type { ListName } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { all, at, below, known, separated, textAt, type Element, type XmlList } from './element.ts'
import { namesTurkey } from './turkey.ts'
import { primaryFirst, ukDate, ukKind, ukName } from './uk.ts'

const texts = (element: Element, name: string): string[] => known(...below(element, name).map((each) => each.text.trim()))

export const ukXml: XmlList = {
  root: 'Designations',
  heads: ['DateGenerated'],
  records: ['Designation'],
  head: (element) => (element.name === 'DateGenerated' ? { publishedOn: ukDate(element.text.trim()) } : {}),
  entry: (element) => {
    const id = textAt(element, 'UniqueID')
    const latin = all(at(element, 'Names'), 'Name').flatMap((name): ListName[] => {
      const made = ukName(
        [1, 2, 3, 4, 5].map((part) => textAt(name, `Name${part}`)),
        textAt(name, 'Name6'),
        textAt(name, 'NameType'),
        textAt(name, 'AliasStrength'),
      )
      return made ? [made] : []
    })
    // How deep the names in other scripts stand differs; they are looked for at any depth.
    const original = texts(element, 'NameNonLatinScript')
      .flatMap(separated)
      .map((printed): ListName => ({ printed, strength: 'original', family: null }))
    if (id === null || latin.length + original.length === 0)
      return { unreadable: { at: id ?? 'Designation without UniqueID', reason: id === null ? 'no UniqueID' : 'no name' } }
    const registrations = [...texts(element, 'NationalIdentifierNumber'), ...texts(element, 'BusinessRegistrationNumber')]
    const context = [...registrations, ...texts(element, 'Nationality'), ...texts(element, 'AddressCountry')].join(' ')
    return {
      entry: {
        entryId: id,
        kind: ukKind(textAt(element, 'IndividualEntityShip')),
        names: primaryFirst([...latin, ...original]),
        numbers: unique([
          ...(namesTurkey(context) ? registrations.flatMap(turkishNumbersIn) : []),
          ...texts(element, 'IMONumber').flatMap((number) => imoNumbersIn(`IMO ${number}`)),
        ]),
        programs: known(textAt(element, 'RegimeName')),
        basis: known(...(textAt(element, 'SanctionsImposed') ?? '').split('|')).join('; ') || null,
        listedOn: ukDate(textAt(element, 'DateDesignated')),
        births: texts(element, 'DOB'),
        nationalities: texts(element, 'Nationality'),
      },
    }
  },
}
