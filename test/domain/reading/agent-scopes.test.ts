/** What the words behind the appointment of a commercial agent give him, and words that give less or hang on something; all made up. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const powers = (text: string): string[] =>
  readNotice(olderNotice(text)).facts.flatMap((fact) =>
    fact.kind === 'representation'
      ? [
          `${fact.persons.join('+')} ${fact.mode} ${fact.scope ?? '*'}${fact.excludes ? ` / ${fact.excludes}` : ''}${fact.limit ? ` ≤${fact.limit.amount}` : ''}${fact.with.length > 0 ? ` + ${fact.with.join('+')}` : ''}`,
        ]
      : [],
  )

describe('what a commercial agent may do', () => {
  test.each([
    [
      "Ticari mümessilliğe Ece Kurgulu'yu tayin ettim; adı geçen, işletmeye müteallik bütün işleri tek imzasıyla görmeye mezundur; şu kadar ki kendisine taşınmazları devretmek salahiyeti verilmemiştir.",
      ['Ece Kurgulu sole * / taşınmazları devretmek'],
    ],
    [
      "Depo işleri için Mert Hayali'yi ticari vekil olarak görevlendirdim. Bu kişi tohum ve gübre satışını tek başına yapar, faturasını keser; başkaca bir yetkisi yoktur.",
      ['Mert Hayali sole tohum ve gübre satışını tek başına yapar, faturasını keser'],
    ],
    // His power hangs on another's leave, on an amount, on somebody else.
    [
      "Ticari mümessilliğe Ece Kurgulu'yu tayin ettim; adı geçen, tarafımdan verilecek yazılı izinle bütün işleri tek imzasıyla görmeye yetkilidir.",
      [],
    ],
    [
      "Ticari mümessilliğe Ece Kurgulu'yu tayin ettim; adı geçen, 50.000 TL'ye kadar bütün işleri tek imzasıyla görmeye yetkilidir.",
      ['Ece Kurgulu sole * ≤50000.00'],
    ],
    [
      "Ticari mümessilliğe Ece Kurgulu'yu tayin ettim; adı geçen, işletmeye ait bütün işleri Mert Hayali ile birlikte görmeye yetkilidir.",
      ['Ece Kurgulu joint * + Mert Hayali'],
    ],
    [
      "Ticari mümessilliğe Ece Kurgulu'yu tayin ettim; adı geçen, işletmeye ait bütün işleri tek imzasıyla görmeye yetkilidir; ancak bu yetki sezon sonunda sona erer.",
      [],
    ],
  ])('%#', (text, expected) => expect(powers(text)).toEqual(expected))
})
