/** UN Security Council consolidated list: `CONSOLIDATED_LIST` with `INDIVIDUAL` and `ENTITY`. */
import { parseIsoDate } from '../../kernel/dates.ts'
import type { ListName, NameStrength } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { all, at, attribute, known, separated, textAt, type Element, type XmlList } from './element.ts'
import { isTurkey } from './turkey.ts'

const NAME_PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'] as const
// French and Spanish words stand beside the English ones.
const STRENGTHS: readonly [RegExp, NameStrength][] = [
  [/^(low|faible|mediocre)/i, 'weak'],
  [/^f\.?k/i, 'former'],
]

const aliasesOf = (element: Element): ListName[] =>
  [...all(element, 'INDIVIDUAL_ALIAS'), ...all(element, 'ENTITY_ALIAS')].flatMap((alias) => {
    const quality = textAt(alias, 'QUALITY') ?? ''
    const strength = STRENGTHS.find(([pattern]) => pattern.test(quality))?.[1] ?? 'strong'
    return separated(at(alias, 'ALIAS_NAME')?.text ?? '').map((printed): ListName => ({ printed, strength, family: null }))
  })

const birthsOf = (element: Element): string[] =>
  all(element, 'INDIVIDUAL_DATE_OF_BIRTH').flatMap((birth) => {
    const span = known(textAt(birth, 'FROM_YEAR'), textAt(birth, 'TO_YEAR')).join('–')
    return known(textAt(birth, 'DATE')?.slice(0, 10) ?? textAt(birth, 'YEAR') ?? (span || null))
  })

const numbersOf = (element: Element) =>
  unique([
    ...all(element, 'INDIVIDUAL_DOCUMENT')
      .filter((document) => isTurkey(textAt(document, 'ISSUING_COUNTRY')) || isTurkey(textAt(document, 'COUNTRY_OF_ISSUE')))
      .flatMap((document) => turkishNumbersIn(textAt(document, 'NUMBER') ?? '')),
    ...imoNumbersIn(textAt(element, 'COMMENTS1') ?? ''),
  ])

/**
 * The parts of a person's name are not given and family names: they are joined and stay one name. An entity's name stands in `FIRST_NAME`
 * alone.
 */
export const unList: XmlList = {
  root: 'CONSOLIDATED_LIST',
  heads: [],
  records: ['INDIVIDUAL', 'ENTITY'],
  head: (root) => ({ publishedOn: parseIsoDate((attribute(root, 'dateGenerated') ?? '').slice(0, 10)) }),
  entry: (element) => {
    const id = textAt(element, 'REFERENCE_NUMBER') ?? textAt(element, 'DATAID')
    const name =
      known(...NAME_PARTS.map((part) => textAt(element, part))).length === 0
        ? null
        : NAME_PARTS.flatMap((part) => textAt(element, part) ?? []).join(' ')
    if (id === null || name === null)
      return { unreadable: { at: id ?? `${element.name} without number`, reason: id === null ? 'no reference number' : 'no name' } }
    const original = separated(at(element, 'NAME_ORIGINAL_SCRIPT')?.text.replace(/\s+/g, ' ') ?? '').map((printed): ListName => ({
      printed,
      strength: 'original',
      family: null,
    }))
    return {
      entry: {
        entryId: id,
        kind: element.name === 'ENTITY' ? 'entity' : 'person',
        names: [
          ...separated(name).map((printed): ListName => ({ printed, strength: 'primary', family: null })),
          ...aliasesOf(element),
          ...original,
        ],
        numbers: numbersOf(element),
        programs: known(textAt(element, 'UN_LIST_TYPE')),
        basis: textAt(element, 'LIST_TYPE', 'VALUE'),
        // The day may bear a zone: `2015-07-01-04:00`.
        listedOn: parseIsoDate((textAt(element, 'LISTED_ON') ?? '').slice(0, 10)),
        births: birthsOf(element),
        nationalities: all(element, 'NATIONALITY').flatMap((nationality) => known(textAt(nationality, 'VALUE'))),
      },
    }
  },
}
