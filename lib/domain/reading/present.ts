/** Who came to a meeting: the lists under labels of attendance, which state nothing and end where their last name does. */
import { type Body, once, type Span } from '../fact/found.ts'
import { allIn } from '../text/needed.ts'
import { peopleIn } from '../text/names.ts'

const WHO = '(?:lar|ler| uyeler| ortaklar| mudurler)'
const ATTEND = new RegExp(
  `\\b(?:katilan${WHO}?|istirak eden${WHO}|hazir bulunan${WHO}|(?:toplantida|kararda|toplantisinda) bulunan${WHO}|hazirun)\\s?:\\s*`,
  'g',
)
const DUTY = /^\s*\([^()]{2,40}\)/
/** How much of a list is looked through. */
const LONGEST = 600
/** The people of each list, with the duty behind the name or without. */
export const presentIn = once((body: Body): Span[][] =>
  allIn(body.plain, ATTEND).map((match): Span[] => {
    const { plain } = body
    const from = match.index + match[0].length
    const spans: Span[] = []
    for (const person of peopleIn(body, from, Math.min(plain.length, from + LONGEST))) {
      const before = spans.at(-1)?.to ?? from
      if (!/^\s*(?:(?:,|ve|ile)\s*)?$/.test(plain.slice(before, person.from)) || person.after !== null) break
      // Behind the last name a new sentence begins without a mark.
      if (spans.length > 0 && /^\s*$/.test(plain.slice(before, person.from)) && !body.breaks.has(before)) break
      spans.push({ from: person.from, to: person.to + (DUTY.exec(plain.slice(person.to, person.to + 50))?.[0].length ?? 0) })
    }
    return spans
  }),
)
