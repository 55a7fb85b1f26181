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

/** "Ortaklar A, B ve C'nin hazır bulunduğu toplantıda": who came, in the words of the sentence that says what was decided there. */
const CAME =
  /['’\x60]?\s?n?[iu]n (?:(?:hazir )?bulundu(?:gu|klari)|katildi(?:gi|klari)|istirak ettik?(?:gi|leri)|katilim(?:i|lari)(?:yla| ile)|istirak(?:i|leri)(?:yle| ile)) (?:[a-z]+ ){0,3}(?:toplanti|oturum|ictima)/g
const LISTED = /^\s?(?:,|ve|ile)\s$/
export const attendingIn = once((body: Body): Span[] =>
  allIn(body.plain, CAME).flatMap(({ index }): Span[] => {
    const people = peopleIn(body, Math.max(0, index - LONGEST / 2), index + 2)
    let first = people.findLastIndex((each) => each.to === index)
    const last = first
    while (first > 0 && LISTED.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
    return last < 0 ? [] : people.slice(first, last + 1)
  }),
)

/** Words before such a list that say no more, with its label, and what may stand behind it. */
const BEFORE_LIST = new RegExp(`^[\\s\\W]*(?:(?:karara|toplantiya|oylamaya|genel|ortaklar|yonetim|kurul[a-z]*) )*${ATTEND.source}$`)
const BEHIND_LIST = /^[\s.;,]*(?:\(\d[^()]*\)\s*)*$/
/** Whether a piece is such a list and nothing more. */
export const isPresentList = (body: Body, { from, to }: Span): boolean =>
  presentIn(body).some((list): boolean => {
    const [first, last] = [list[0], list.at(-1)]
    return (
      first !== undefined &&
      last !== undefined &&
      first.from >= from &&
      last.to <= to &&
      BEFORE_LIST.test(body.plain.slice(from, first.from)) &&
      BEHIND_LIST.test(body.plain.slice(last.to, to)) &&
      holdsOnlyDuties(body, first.from, last.to)
    )
  })

/** Who holds what at a meeting, or signs as what he is. */
const SIGNS_AS =
  /^(?:\W|\b(?:divan|toplanti|baskan(?:i|lig[iu])?|oy|toplayici(?:si)?|memuru?|katib[iu]?|katip|yazman[iı]?|sekreter[iı]?|bakanlik|hukumet|komiseri?|temsilcisi|yonetim|mudurler|tasfiye|denetim|ortaklar|kurulu|uye(?:si|ler)?|mudur(?:u|ler)?|vekili|yardimcisi|ortak(?:lar)?|tutanak|imzalar|imza|sirket|komandite|komanditer|kurucu(?:lar)?|ve|ile)\b)*$/
/** Whether nothing stands beside the names of a piece but what they are. */
const holdsOnlyDuties = (body: Body, from: number, to: number): boolean => {
  let at = from
  for (const person of [...peopleIn(body, from, to), { from: to, to }]) {
    if (!SIGNS_AS.test(body.plain.slice(at, person.from).replace(/\(\d[^()]*\)/g, ' '))) return false
    at = person.to
  }
  return true
}
/** Whether a piece only shows who signed the paper: names, each with the word that he did, and what he is. */
export const isSigned = (body: Body, { from, to }: Span): boolean => {
  const people = peopleIn(body, from, to)
  const [first] = people
  if (!first || allIn(body.plain.slice(from, to), /\bimza\b/g).length < people.length || people.some(({ after }) => after !== null))
    return false
  return holdsOnlyDuties(body, from, to)
}
