/** Who is elected to stand in reserve ("yedek üyeliklere A, B"): they hold nothing till they are called in. */
import { type Body, once, type Span } from '../fact/found.ts'
import { peopleIn } from '../text/names.ts'
import { allIn } from '../text/needed.ts'

/** How far a list of reserves may reach. */
const REACH = 600
const RESERVES =
  /\byede[kg](?:(?:ler|liklere)\s?:|ler(?:in)?e| (?:uye|aza|denetci|murakip)(?:l[iu]g[ae]|l[iu]kl[ae]r(?:[iu]n)?[ae]|ler\s?:| olarak)| olarak)(?: da| de)?\s*:?\s+(?:\d{1,2}\s?[-.)]\s*)?/g
/** Whom a meeting elects to sit where a place becomes free: they hold nothing till they are called in. */
export const reservesIn = once((body: Body): Span[] =>
  allIn(body.plain, RESERVES).flatMap((match): Span[] => {
    const { plain } = body
    const from = match.index + match[0].length
    const spans: Span[] = []
    for (const person of peopleIn(body, from, Math.min(plain.length, from + REACH))) {
      const before = spans.at(-1)?.to ?? from
      if (!/^\s*(?:(?:,|ve|ile)\s*)?(?:\d{1,2}\s?[-.)]\s*)?$/.test(plain.slice(before, person.from))) break
      spans.push({ from: person.from, to: person.to })
      if (person.after !== null) break
    }
    return /\b(?:cag[ir]|davet|basla)/.test(plain.slice(spans.at(-1)?.to ?? from, (spans.at(-1)?.to ?? from) + 80)) ? [] : spans
  }),
)
