/** EU FSF, `xmlFullSanctionsList_1_1`: everything in attributes. */
import { parseIsoDate } from '../../kernel/dates.ts'
import type { ListName } from '../entry.ts'
import { imoNumbersIn, turkishNumbersIn, unique } from '../numbers.ts'
import { all, at, attribute, known, textAt, type XmlList } from './element.ts'
import { euKind, euName } from './eu.ts'
import { isTurkey } from './turkey.ts'

export const euXml: XmlList = {
  root: 'export',
  heads: [],
  records: ['sanctionEntity'],
  head: (root) => ({ publishedOn: parseIsoDate((attribute(root, 'generationDate') ?? '').slice(0, 10)) }),
  entry: (element) => {
    const id = attribute(element, 'logicalId')
    const names = all(element, 'nameAlias').flatMap((alias, index): ListName[] => {
      const parts = ['firstName', 'middleName', 'lastName'].flatMap((part) => attribute(alias, part) ?? [])
      const whole = attribute(alias, 'wholeName') ?? (parts.join(' ') || null)
      return whole === null
        ? []
        : [
            euName({
              whole,
              last: attribute(alias, 'lastName'),
              strong: attribute(alias, 'strong'),
              remark: textAt(alias, 'remark'),
              first: index === 0,
            }),
          ]
    })
    if (id === null || names.length === 0)
      return { unreadable: { at: id ?? 'sanctionEntity without logicalId', reason: id === null ? 'no logicalId' : 'no name' } }
    const regulation = at(element, 'regulation')
    const type = at(element, 'subjectType')
    return {
      entry: {
        entryId: id,
        kind: euKind(attribute(type, 'code'), attribute(type, 'classificationCode')),
        names,
        numbers: unique(
          all(element, 'identification').flatMap((document) => {
            const number = [attribute(document, 'number'), attribute(document, 'latinNumber')].join(' ')
            const kind = [attribute(document, 'identificationTypeCode'), attribute(document, 'identificationTypeDescription')].join(' ')
            return [
              ...(isTurkey(attribute(document, 'countryIso2Code')) ? turkishNumbersIn(number) : []),
              ...imoNumbersIn(`${kind} ${number}`),
            ]
          }),
        ),
        programs: known(...all(element, 'regulation').map((each) => attribute(each, 'programme'))),
        basis: attribute(regulation, 'numberTitle'),
        listedOn: parseIsoDate(attribute(element, 'designationDate') ?? ''),
        births: known(...all(element, 'birthdate').map((birth) => attribute(birth, 'birthdate') ?? attribute(birth, 'year'))),
        // Country 00 is "unknown".
        nationalities: known(
          ...all(element, 'citizenship')
            .filter((each) => attribute(each, 'countryIso2Code') !== '00')
            .map((each) => attribute(each, 'countryDescription')),
        ),
      },
    }
  },
}
