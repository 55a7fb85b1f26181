/** How much a scan damaged a notice, told from words that everybody knows: those of the registry's templates. */
import { plainLetters, templateWord } from './mend.ts'

const WORD = /[\p{L}\d|!]+/gu
// Names stand in capitals; what has none but small letters, or only the first one large, may be a word of the templates.
const MAY_BE_PLAIN = /^[\p{L}\d|!][\p{Ll}\d|!]+$/u
/** Letters that are held to be whole before any is read: a short text proves little. */
const CREDIT = 150

/** The share of letters that a scan changed into others (0.02: two in a hundred), the marks of Turkish letters aside. */
export const damageIn = (text: string): number => {
  let [letters, damaged] = [CREDIT, 0]
  for (const [word] of text.matchAll(WORD)) {
    if (word.length < 5 || !MAY_BE_PLAIN.test(word)) continue
    const plain = plainLetters(word)
    const known = templateWord(plain)
    if (known === null) continue
    letters += plain.length
    if (known !== plain) damaged++
  }
  // One word may be a rare one that resembles a word of the templates; two are damage.
  return damaged < 2 ? 0 : damaged / letters
}
