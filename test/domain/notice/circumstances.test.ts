/** A power that holds while somebody is away: it never stands as one that always holds. Every sentence is made up. */
import { expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const powers = (text: string): string[] =>
  readNotice(olderNotice(text, { partners: true })).facts.flatMap((fact) =>
    fact.kind === 'representation' ? [`${fact.persons.join('+')}: ${fact.mode}${fact.condition ? ' if …' : ''}`] : [],
  )

test.each([
  [
    "Ece Kurgulu'nun hastalık ve seyahat gibi sebeplerle bulunamadığı hallerde şirketi Mert Hayali'nin münferit imzası ile temsil ve ilzam etmesine karar verilmiştir.",
    ['Mert Hayali: sole if …'],
  ],
  [
    "Ece Kurgulu'nun yokluğunda Mert Hayali'nin münferiden temsil ve ilzama yetkili kılınmasına karar verilmiştir.",
    ['Mert Hayali: sole if …'],
  ],
  // who is away and who signs is not told by these words: no fact
  ["Mert Hayali'nin, müdürün bulunmadığı zamanlarda münferiden temsile yetkili kılınmasına karar verilmiştir.", []],
  ["Mert Hayali'nin her halde münferit imzası ile şirketi temsil ve ilzam etmesine karar verilmiştir.", ['Mert Hayali: sole']],
])('%s', (text, expected) => expect(powers(text)).toEqual(expected))
