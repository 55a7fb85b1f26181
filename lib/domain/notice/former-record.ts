import { registryRoot } from '../kernel/registry-number.ts'
import { squeeze } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { lawOf } from '../law/law.ts'

const { findOffice } = lawOf('TR')

const HEAD_ENDS = /yukarida bilgileri|tescil edilen hususlar/
const NUMBER = /eski (?:ticaret )?sicil\s?\/?\s?(?:dosya)?\s?(?:no|numarasi)\s?[:;.]*\s*([a-z]{0,14}-?\d[\da-z./-]{0,24})/
const OFFICE = /eski ticaret sicili? (?:mudurlugu|memurlugu)\s?[:;]?\s*([a-z' ]{2,40}?)\s+ticaret sicili? (?:mudurlug|memurlug)/

/**
 * The place in the register under which a company was entered before, as the head of its notice prints it ("Eski Sicil No"): without an
 * office of its own that of the notice. Null where it prints none, or an office or number that cannot be told.
 */
export const formerRecordIn = (text: string, office: string): { office: string; registryRoot: string } | null => {
  const plain = plainLetters(squeeze(text.slice(0, 3000)))
  const head = plain.slice(0, HEAD_ENDS.exec(plain)?.index ?? 1500)
  const number = NUMBER.exec(head)?.[1]
  const root = number === undefined ? null : registryRoot(number)
  const named = OFFICE.exec(head)?.[1]
  const place = named === undefined ? office : findOffice(named)?.name
  return root === null || place === undefined ? null : { office: place, registryRoot: root }
}
