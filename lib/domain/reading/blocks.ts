/**
 * Blocks of a notice that an empty line ends: the letterhead above the first sentence, and the labels of a decision above its words ("Karar No: 4
 * Tarih: 3.5.2019"). They have neither verb nor full stop, so that without the line their last word would be the first of what stands below.
 */
import { type Body, ofWhole, type Span } from '../fact/found.ts'
import { DATE } from '../kernel/printed-dates.ts'
import { allIn } from '../text/needed.ts'

/** What was done, is or is to be: no label says it. */
const SAYS =
  /m[iu]s(?:t[iu]r|l[ae]r|\b)|\b[a-z]+(?:[iu]l|[iu]n|[ae]n|ed|ver|al)d[iu](?:l[ae]r)?\b|[ae]c[ae]k(?:t[iu]r|l[ae]r)|\b(?:olun|edil)[iu]r\b|m[ae]s[iu]n[ae]\b|\b(?:yukarida|asagida)\b|\bilan\s?:/
const OFFICE = /^\W*(?:t\.? ?c\.? ?)?[a-z'’ ]{0,40}?\bticaret sicil[a-z]* (?:memurlu|mudurlu)/
const OF_HEAD =
  /^\W*(?:ilan sira|mersis|(?:ticaret |ticari )?(?:sicil|unvan|merkez|ikametgah)|firma\b|(?:(?:isletme|sube|sirket|kooperatif)[a-z]* )?adres|(?:ilan(?:in)? )?konu(?:su)?\s?:)/
const NUMBERED = /\bsicil[a-z]* ?(?:\/ ?)?(?:dosya )?(?:no|numara)/
const PLACED = /\b(?:adres|merkez|ikametgah)[a-z]*\b/
const ENDS_LABELLED = new RegExp(
  `\\b(?:karar|tarih|no|numara|sayi|sayfa|toplanti|genel kurul|tescil)[a-z]*\\s?:?\\s?(?:${DATE}|[\\d/-]{1,12})(?: ?\\/ ?\\d{1,4})?$`,
)
/** What the notice is about, in a block of its own. */
const SUBJECT = /^\W*(?:(?:ilan|karar|toplanti)(?:[iu]n)? )?(?:konu(?:su)?|gundem(?:i)?)\s?:/
/** "Karar No: 3 Toplantı Tarihi: 6.5.2024 Gündem: Müdür seçimi": the labels of a decision, the last of which says what it is about or who came. */
const LABELS =
  /^\W*(?:(?:genel|ortaklar|yonetim|mudurler|idare) (?:genel )?(?:kurul[iu]?|meclisi|heyeti)\W{1,3}(?:karar[iı]?\W{1,3})?)?(?:karar|toplanti) ?(?:no|tarihi?|sayisi|numarasi|yeri)\b[^]*\b(?:gundem(?:i)?|konu(?:su)?|katilanlar|(?:hazir|toplantida) bulunanlar|toplantiya katilanlar)\s?:[^:]*$/
const LONGEST = 240
/** How long a subject is that names nobody. */
const LINE = 90

/** Whether a block says something: by a verb in small letters, which no name of a street has, where not all of it is in capitals. */
const says = ({ text, plain }: Body, { from, to }: Span): boolean => {
  const mixed = /\p{Ll}/u.test(text.slice(from, to))
  return allIn(plain.slice(from, to), /[a-z'’]+(?: ?:)?/g).some(
    ({ 0: word, index }) =>
      (!mixed || /\p{Ll}/u.test(text[from + index] ?? '') || /^[İIiı][Ll]/u.test(text.slice(from + index))) && SAYS.test(word),
  )
}

const blocksOf = ({ plain, blocks = new Set() }: Body): Span[] =>
  [...blocks, plain.length].map((to, at, ends) => ({ from: (ends[at - 1] ?? -1) + 1, to }))

/** Where the letterhead ends: behind the block that says where the company is or what the notice is about, of those that the office, its number and its name stand in. */
export const letterheadEnd = ofWhole((body: Body): number => {
  let [end, number] = [0, false]
  for (const { from, to } of blocksOf(body).slice(0, -1)) {
    const block = body.plain.slice(from, to)
    if (!(from === 0 ? OFFICE : OF_HEAD).test(block) || says(body, { from, to })) return end
    number ||= NUMBERED.test(block)
    if (number && (PLACED.test(block) || (SUBJECT.test(block) && to - from < LINE && !/['’]/.test(block)))) end = to + 1
  }
  return end
})

/** Where a sentence begins below such a block. */
export const belowBlocks = (body: Body): number[] => {
  const head = letterheadEnd(body)
  return blocksOf(body).flatMap(({ from, to }): number[] => {
    const block = body.plain.slice(from, to).trim()
    const heads =
      to - from < LONGEST &&
      from >= head &&
      (ENDS_LABELLED.test(block) || SUBJECT.test(block) || LABELS.test(block)) &&
      !says(body, { from, to })
    return to + 1 === head || (heads && /^[\p{Lu}\d“"(]/u.test(body.text.slice(to + 1, to + 2))) ? [to + 1] : []
  })
}
