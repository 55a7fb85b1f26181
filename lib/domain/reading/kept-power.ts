/**
 * Whose power the words behind an election let go on as it is ("… süresinin uzatılmasına, yetkilerinin aynen devamına"); and whose office stays
 * where his power is taken back ("temsil yetkisi geri alınmış, müdürlüğü devam etmektedir").
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { boundsIn, subjectsIn } from './bounds.ts'
import { sentenceHolding, sentencesOf } from './clauses.ts'

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
const OFFICE =
  '(?:mudurlu(?:g|k)|uyeli(?:g|k)|azali(?:g|k)|baskanli(?:g|k)|reisli(?:g|k)|vekilli(?:g|k)|yardimcili(?:g|k)|memurlu(?:g|k)|gorev|vazife|sifat|makam)'
const STAYS =
  '(?:(?:devam|muhafaza) (?:et|ed|ol)[a-z]*|devam[iu]n[ae]|(?:sur|koru)(?!e(?:s|n|l))[a-z]*|kal(?!d[iu]r|km)[a-z]+|(?:baki|sakli|uhdesinde|uzerinde) (?:kal|ol|tut)[a-z]*|bakidir|saklidir)'
const OFFICE_STAYS = new RegExp(
  String.raw`\b${OFFICE}[a-z]*(?: ${OFFICE}[a-z]*)?(?: (?:ise|da|de|aynen|eskisi gibi|oldugu gibi|halen|yine|uhdesinde|uzerinde)){0,3} ${STAYS}|\b(?:mudur|uye|uyesi|muduru|baskan|baskani|memur|memuru|vekil|vekili) (?:olarak|sifati(?:yla| ile)) (?:[a-z]+ ){0,2}?(?:${STAYS}|calisma[a-z]* devam[a-z]*|gorev yap[a-z]*)`,
)
/** "Müdürlük görevini bundan böyle B ile birlikte imza atmak suretiyle sürdürmesine": the office stays, and how he signs is another matter. */
const STAYS_OTHERWISE = new RegExp(
  String.raw`\b${OFFICE}(?:[a-z]* ${OFFICE})?[a-z]*[iu] [^.;:|]{0,120}?\b(?:surdur|devam et)(?!m[ae]m|m[ae]y|m[ae]d|m[ae]z)[a-z]+`,
)
const OF_POWER = /\b(?:yetki|s[ae]lahiyet|imza|temsil|ilzam)/
const OF_OFFICE = new RegExp(String.raw`\b${OFFICE}[a-z]*`)

/** Whether what ends of somebody is his power alone, by a sentence that says that he stays what he is. */
export const keepsOffice = (body: Body, { name, from, to }: Span & { name: string }): boolean => {
  const sentence = sentenceHolding(body, from)
  const words = sentence ? body.plain.slice(sentence.from, sentence.to) : ''
  const stays = OFFICE_STAYS.exec(words) ?? STAYS_OTHERWISE.exec(words)
  if (!sentence || !stays) return false
  const kept = { from: sentence.from + stays.index, to: sentence.from + stays.index + stays[0].length }
  const [begin, end] = [Math.min(from, kept.from), Math.max(to, kept.to)]
  const whose = partiesIn(body, begin, end)
  const him = whose.find((each) => fold(each.name) === fold(name))
  const isBeside = (each: Span): boolean => WITH_HIM.test(body.plain.slice(each.to, end))
  if (!him || whose.some((each) => fold(each.name) !== fold(name) && !isBeside(each))) return false
  const ended = body.plain.slice(him.to, to).replace(stays[0], ' ')
  return OF_POWER.test(ended) && !OF_OFFICE.test(ended)
}
const WITH_HIM = /^(?:['’`]?\s?y?l[ae]| ile) (?:birlikte|beraber|muster)/
/** A court that takes somebody's power to represent, and says nothing of his office, leaves him that (TTK 630/2); a measure for the time being
 * is weighed by itself. */
export const isPowerTaken = (body: Body, { name, from, to }: Span & { name: string }): boolean => {
  const him = partiesIn(body, from, to).find((each) => fold(each.name) === fold(name))
  const ended = him ? body.plain.slice(him.to, to) : ''
  if (!him || !OF_POWER.test(ended) || OF_OFFICE.test(ended)) return false
  const whole = body.whole ?? body
  const called = body.plain.slice(him.from, him.to)
  return sentencesOf(whole).some((sentence) => {
    const words = whole.plain.slice(sentence.from, sentence.to)
    const at = words.indexOf(called)
    const behind = words.slice(at)
    return at >= 0 && BY_COURT.test(words.slice(0, at)) && !/\btedbir/.test(words) && OF_POWER.test(behind) && !OF_OFFICE.test(behind)
  })
}
const BY_COURT = /\b(?:mahkeme|hakimli)[a-z]*\b/
/** "Banka işlemlerindeki imza yetkisi kaldırılmıştır": a part of his power ends, and neither the rest of it nor an office. */
export const losesPart = (body: Body, { from, to }: Span): boolean => {
  const words = body.plain.slice(from, to)
  if (!OF_POWER.test(words) || OF_OFFICE.test(words)) return false
  return boundsIn(body, from, to).length > 0 || (PART.test(words) && (OF_SOME_WORK.test(words) || subjectsIn(body, from, to).length > 0))
}
const OF_SOME_WORK = /(?<!\b(?:her|tum|butun|bilumum|bilcumle|turlu) )\b(?:is|islem|konu|husus|muamele)l[ae]r(?:[iu]n)?d[ae]ki\b/
const PART = /[dt][ae](?:ki)? (?:[a-z]+ ){0,6}?(?:temsil|imza|ilzam|yetki|s[ae]lahiyet)/
/** "İmza hakkı düşmüş ancak kendisi müdür olarak görevine devam etmektedir": what becomes of his power is more than that he goes on. */
export const losesPower = (body: Body, { from, to }: Span): boolean => POWER_LOST.test(body.plain.slice(from, to))
const POWER_LOST = new RegExp(
  String.raw`^[^:|]*?\b(?:yetki|s[ae]lahiyet|imza|temsil|ilzam)[^.;:|]*?\b(?!olm)[a-z]{3,}(?:m[iu]s|[dt][iu]ys[ae])(?: (?:olup|olmakla|olmasina|ise|bulun[a-z]+))?(?: (?:da|de|birlikte|beraber|ragmen))*,? (?:ancak|fakat|lakin|ama|kendisi|adi gecen)\b[^.;:|]*?(?:devam|${STAYS})`,
)
/** Where the sentence ends that stands behind the one of a place. */
const endOfNext = (body: Body, at: number): number => {
  const sentences: readonly Span[] = sentencesOf(body)
  const own = sentences.findIndex((each) => each.from < at && at <= each.to)
  return sentences[own + 1]?.to ?? sentences[own]?.to ?? at
}
