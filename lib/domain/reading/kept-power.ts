/** Whose power the words behind an election let go on as it is: "… süresinin uzatılmasına, yetkilerinin aynen devamına". */
import type { Body, Found, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'

const AS_IT_IS = '(?:aynen|ayni (?:sekilde|bicimde|surette)|eskisi gibi|oldugu gibi|degismeden|degismeksizin|bu sure[a-z]*|de|da|ise)'
const GOES_ON =
  '(?:devam(?:[iu]n[ae]|[iu])?(?: (?:et(?:mekted[iu]r(?:l[ae]r)?|me(?:s|ler)in[ae])|ed(?:ec[ae]k(?:l[ae]r)?(?:t[iu]r|d[iu]r)|ilmesin[ae])|olunacakt[iu]r|olunmas[iu]n[ae]))?|surmekted[iu]r|surmesin[ae]|surec[ae]kt[iu]r)(?![a-z])'
const KEPT = new RegExp(
  [
    String.raw`\b(?:temsil|ilzam|imza|yetki|s[ae]lahiyet)[a-z]*(?: (?:ve|ile) (?:temsil|ilzam|imza|yetki)[a-z]*)?(?: (?:yetki|s[ae]lahiyet|sekl|duzen|usul)[a-z]*)?(?: ile)?(?: gorev[a-z]*)?(?: ${AS_IT_IS})* ${GOES_ON}`,
    String.raw`\bayni (?:sekilde|yetki(?:ler)?(?:l[ae]| ile)|sartlarla|kosullarla) (?:[a-z]+ )?gorev[a-z]*(?: ${AS_IT_IS})* ${GOES_ON}`,
  ].join('|'),
)
/** What bounds a power, alters it or is of others. */
const OTHERWISE =
  /\b(?:ancak|yalniz|yalnizca|sadece|haric|disinda|sart|kayd|munferi|muster|birlikte|tek bas|diger|oteki|obur|yerine|degistir|iptal|kaldir|sona er|son ver|sinirl|kadar)/

/** Whether all that stands between an election and words on a power that goes on is of those who are elected. */
export const keepsPower = (body: Body, { statement, to }: Found, all: readonly Found[]): boolean => {
  if (statement.kind !== 'appointment' || statement.confirms) return false
  const end = endOfNext(body, to)
  const kept = KEPT.exec(body.plain.slice(to, end))
  if (!kept) return false
  const last = to + kept.index + kept[0].length
  if (OTHERWISE.test(body.plain.slice(to, last))) return false
  const elected = new Set(all.flatMap((each) => (each.statement.kind === 'appointment' ? [fold(each.statement.person)] : [])))
  return partiesIn(body, to, last).every(({ name }) => elected.has(fold(name)))
}
/** Where the sentence ends that stands behind the one of a place. */
const endOfNext = (body: Body, at: number): number => {
  const sentences: readonly Span[] = sentencesOf(body)
  const own = sentences.findIndex((each) => each.from < at && at <= each.to)
  return sentences[own + 1]?.to ?? sentences[own]?.to ?? at
}
