import { expect, it } from 'vitest'
import { withoutEnd } from '../../../lib/domain/text/ends.ts'

it.each<[string, string, string?]>([
  ['karar verildi.', 'karar verildi'],
  ['karar verildi. (4/a)(13/711203)', 'karar verildi'],
  ['karar verildi (18092421) .', 'karar verildi'],
  ['adres no: 5 (kat 3)', 'adres no: 5 (kat 3)'],
  ['müdür (12', 'müdür (12'],
  ['müdür ()', 'müdür ()'],
  ['secildi; (4/a),', 'secildi', '.,;'],
  ['secildi;', 'secildi;'],
  ['. (4/a) .', ''],
  ['', ''],
])('the end of a sentence without its marks: %s', (text, rest, marks) => expect(withoutEnd(text, marks)).toBe(rest))
