/**
 * People numbered inside a sentence that goes on behind the last of them ("1- Ayşe Kurgu 2- Ali Düş'ün müdürlüğe seçilmesine"): they are joined
 * as by commas, and the numbers say nothing. A list whose items each begin a line is none of these.
 */
import { allIn } from '../text/needed.ts'

/** A grade is nobody's name: "1. Derece İmza Yetkilisi ile 2. Derece İmza Yetkilisi". */
const NAME = String.raw`(?!(?:[Dd]erece|DERECE|[Gg]ru[pb]|GRU[PB]|[Kk]ademe|KADEME|[Ss][ıi]n[ıi]f|SINIF))\p{Lu}(?:\p{L}{0,2}\.|\p{L}*)(?:[ -]\p{Lu}(?:\p{L}{0,2}\.|\p{L}+)){1,4}(?:\s\([^()]{3,50}\))?`
/** An item's number or letter with its mark. */
const MARK = String.raw`(?:\(?\d{1,2}\s?[-.)]\)?|\(?[a-hA-H]\))\s?[-–]?\s?`
/** What is told of somebody right before his name ("T.C. uyruklu 123 kimlik numaralı", "… adresinde mukim", "Sayın"). */
const TOLD = String.raw`(?:(?:(?!${MARK}|\p{L}{5,}[.:])[^\s;()]{1,24}\s){0,16}?(?:\p{L}*[Nn]umaral[ıi]|[Nn][Oo]\.?['’]?\s?[Ll][uüUÜ]|uyruklu|eden|mukim|oturan|olan|vatandaşı|Say[ıi]n|Sn\.?|Bay|Bayan|(?:ortak|hissedar)\p{L}*[dt]an|ortağı|hissedarı)\s)?`
const ITEMS = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|\d[.,] ?)${MARK}${TOLD}${NAME}(?:\s?[,;]|\sve|\sile)?(?:\s${MARK}${TOLD}${NAME}(?:['’]\p{L}{1,4})?(?:\s?[,;]|\sve|\sile)?(?=\s)){1,14}(?=\s(?:\p{Ll}|\d{1,2}\s?(?:\(\p{L}{2,7}\)\s?)?(?:yıl|sene)|\d{1,2}[./]\d{1,2}[./]\d{4}))`,
  'gu',
)
const MARKED = new RegExp(String.raw`(?:^|\s)(${MARK})(?=${TOLD}${NAME})`, 'gu')
/** The number or letter of an item: of the first, and of the one behind another. */
const rankOf = (mark: string): number => {
  const said = /[\da-hA-H]+/.exec(mark)?.[0] ?? ''
  return /\d/.test(said) ? Number(said) : Number.parseInt(said, 36) - Number.parseInt('a', 36) + 1
}
/** What already joins an item to the one before it. */
const JOINED = /(?:[,;]|\s(?:ve|ile))$/u

/** The parts of a text that only number people inside a sentence, and the letters that join them instead, by their places. */
export const inlineItemsIn = (
  text: string,
  breaks: ReadonlySet<number>,
): { parts: { from: number; to: number }[]; letters: Map<number, string> } => {
  const parts: { from: number; to: number }[] = []
  const letters = new Map<number, string>()
  for (const { index, 0: list } of allIn(text, ITEMS)) {
    const marks = [...list.matchAll(MARKED)].map((match) => {
      const to = index + match.index + match[0].length
      return { mark: match[1] ?? '', from: to - (match[1] ?? '').length, to }
    })
    if (marks.length < 2 || marks.some(({ mark }, at) => rankOf(mark) !== at + 1)) continue
    if (marks.slice(1).every(({ from }) => breaks.has(from - 1))) continue
    for (const [at, { from, to }] of marks.entries()) {
      const joined = at === 0 || JOINED.test(text.slice(Math.max(0, from - 6), from - 1))
      // The blank before the number becomes the comma, and the last letter of its mark the blank.
      if (!joined) letters.set(from - 1, ',').set(to - 1, ' ')
      parts.push({ from, to: joined ? to : to - 1 })
    }
  }
  return { parts, letters }
}
