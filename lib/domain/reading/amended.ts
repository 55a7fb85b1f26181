/**
 * A contract's article whose new text stands inside the sentence that changes it: 'Mukavelenin 6. maddesi, "Şirketi A temsil eder" şeklinde
 * değiştirilmiştir', "… maddesi, şirketin A ile B'nin birlikte atacakları imza ile temsil olunacağı şeklinde tadil edilmiştir". It says the same as
 * one that is changed "aşağıdaki şekilde" with its text below: so the frames are to see it. Only where the change was decided, and where
 * nothing more is said of it behind the text.
 */
import { plainLetters } from '../text/letters.ts'
import { allIn } from '../text/needed.ts'

/** A part of a text and what it is printed as instead. */
type Printed = { from: number; to: number; put: string }

const NTH =
  "(?:\\d{1,2}(?:\\.|['’]? ?[iu]?nc[iu])?|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|on (?:birinci|ikinci|ucuncu|dorduncu|besinci))"
/** Of which article; its text may not be all of a paragraph alone, or a sentence added to it. */
const ARTICLE = `(?<=\\b${NTH} )madde(?:si(?:nin)?|nin)?\\s?[,:;]?\\s(?:(?:asagidaki|su) (?:sekilde|gibi)[,:;]? )?`
const CHANGE = '(?:degistiril|tadil edil|tadil olun|tebdil edil|tashih edil|(?:yeniden )?duzenlen|yeniden yazil|yeniden kaleme alin)'
const DECIDED = `${CHANGE}(?:m[iu]st[iu]r|d[iu]g[iu](?: tescil)?(?: ve)? ilan olunur|mes[iu]ne (?:(?:oy ?birlig[iu]|ittifak)(?:yl[ae]|l[ae]| ile) )?karar (?:veril|alin)mist[iu]r)`
const BEHIND = `(?:seklinde|olarak|biciminde|suretinde) (?<change>${DECIDED})(?:\\.|(?=\\s*(?:\\(|$)))`
/** In plain letters a quotation stands in the marks of an ending; which they are the printed ones tell. */
const QUOTED = new RegExp(`${ARTICLE}(?<open>'{1,2})\\s?(?<said>[^\\s'][^]{15,1200}?)\\s?\\.?\\s?(?<close>'{1,2})\\s?${BEHIND}`, 'g')
const MARK = /["“”„«»]|['’]{2}/
const SUBJECT = '(?:sirket|mudur|komandite|orta[kg]|idare|yonetim|temsil)[a-z]*,?'
const SAYS =
  '(?:(?:temsil|ilzam|imza|idare)(?: ve (?:ilzam|temsil|idare))? (?:ed[ae]r(?:l[ae]r)?|edilir|olunur)|(?:ait|(?:yetkili|s[ae]lahiyetli|mezun))d?[iu]?t?[iu]r(?:l[ae]r)?|baglar(?:lar)?)'
/** Without marks it is one sentence, which begins with what articles on representation begin with. */
const PLAINLY = new RegExp(`${ARTICLE}(?<said>${SUBJECT} [^.;:]{10,400}? ${SAYS}) ${BEHIND}`, 'g')
/** What is to be said of the company as a noun, and as its article says it. */
const NOUNS: readonly (readonly [string, string])[] = [
  ['edeceği', 'eder'],
  ['edecekleri', 'ederler'],
  ['edileceği', 'edilir'],
  ['olunacağı', 'olunur'],
  ['edilmesi', 'edilir'],
  ['olunması', 'olunur'],
  ['etmesi', 'eder'],
  ['etmeleri', 'ederler'],
  ['bağlayacağı', 'bağlar'],
  ['bağlayacakları', 'bağlarlar'],
  ['ait olduğu', 'aittir'],
  ['ait olacağı', 'aittir'],
  ['ait olması', 'aittir'],
  ['yetkili olduğu', 'yetkilidir'],
  ['yetkili olacağı', 'yetkilidir'],
  ['yetkili olması', 'yetkilidir'],
  ['yetkili oldukları', 'yetkilidirler'],
  ['yetkili olacakları', 'yetkilidirler'],
  ['yetkili olmaları', 'yetkilidirler'],
]
const SAID = new Map(NOUNS.map(([noun, said]) => [plainLetters(noun), said]))
const AS_NOUN = new RegExp(`${ARTICLE}(?<said>${SUBJECT} [^.;:]{10,400}? )(?<noun>${[...SAID.keys()].join('|')}) ${BEHIND}`, 'g')

/** The parts of a text that change an article by a text of its own, and how they stand where it stands below; in their order. */
export const amendedIn = (text: string, plain: string): Printed[] => {
  const found = [QUOTED, PLAINLY, AS_NOUN].flatMap((pattern) =>
    allIn(plain, pattern).flatMap((match): { from: number; to: number; parts: Printed[] }[] => {
      const { said = '', noun, change = '', open, close = '' } = match.groups ?? {}
      const from = match.index
      const to = from + match[0].length
      // The last of the words is the change, with its full stop.
      const changed = plain.lastIndexOf(change, to)
      const begins = plain.indexOf(said, from)
      const ends = begins + said.length
      const isMark = (at: number): boolean => MARK.test(text.slice(at, at + close.length))
      const marked = open !== undefined && isMark(plain.indexOf(open, from)) && isMark(plain.indexOf(close, ends))
      if (MARK.test(text.slice(begins, ends)) || (open !== undefined && !marked)) return []
      const verb = text.slice(changed, changed + change.length)
      const article = /^madde[a-z]*/.exec(plain.slice(from, begins))?.[0] ?? ''
      const first = (text[begins] ?? '').toLocaleUpperCase('tr')
      const says = noun === undefined ? '.' : `${SAID.get(noun) ?? ''}.`
      return [
        {
          from,
          to,
          parts: [
            { from: from + article.length, to: begins, put: ` aşağıdaki şekilde ${verb}. ` },
            { from: begins, to: begins + 1, put: first },
            { from: ends, to, put: says },
          ],
        },
      ]
    }),
  )
  const apart = found.sort((a, b) => a.from - b.from).filter(({ from }, at, all) => !all.slice(0, at).some((other) => other.to > from))
  return apart.flatMap(({ parts }) => parts)
}
