/**
 * The clauses of a decision: "A'nın seçilmesine, şirketi münferiden temsil etmesine ve B'nin görevinin sona ermesine karar verilmiştir"
 * decides three things.
 */
import type { Body } from './found.ts'
import { sentencesOf } from './people.ts'

/** Where a clause stands, and where the sentence it belongs to does. */
export type Clause = { from: number; to: number; sentence: { from: number; to: number } }

// A decided thing ends with a verbal noun ("seçilmesine", "devredilmeleri", "istifasının kabulüne", "sona erdiği") or a participle
// ("seçilmiş olup").
const END =
  /\b(?:(?!(?:sozles|islet|birles)me)[a-z]{2,20}m[ae](?:si|s[iı]n[ae]|leri|l[ae]r[iı]n?[ae]?)|(?:iptal|azl|devam|tayin|kabul|nakl|terkin|tescil|ihya|feshi|tasdik|redd|atanma)[a-z]{0,3}[iu]n[ae]|yetkili (?:kilin|ol)ma[a-z]{2,6}|[a-z]{2,20}(?:dig|tig|dug|tug)[iu])(?:\s?,|\s?;|\sve(?= [a-z]{3,}))|\b[a-z]{3,20}m[iu]s (?:olup\b,?|ve(?= [a-z]{3,}))|\b[a-z]{3,20}m[iu]s\s?,|\b[a-z]{3,20}(?:m[iu]st?[iu]r|m[iu]slerd[iu]r)\s?,/g

/** Clauses of the body, in their order. */
export const clausesOf = (body: Pick<Body, 'text' | 'plain'>): Clause[] =>
  sentencesOf(body).flatMap((sentence) => {
    const clauses: Clause[] = []
    let from = sentence.from
    for (const match of body.plain.slice(sentence.from, sentence.to).matchAll(END)) {
      const to = sentence.from + match.index + match[0].length
      clauses.push({ from, to, sentence })
      from = to
    }
    return from < sentence.to ? [...clauses, { from, to: sentence.to, sentence }] : clauses
  })

// An item of a list whose verb stands in the last one.
const ITEM = /,(?=\s\d{1,2}\s?[-)]\s?[a-z])/g

// What decides about offices, powers, shares and the company's life.
const DECIDES =
  /temsil|ilzam|imza|munferi|muster|yetki|mudur|uyeli|baskan|kayy[iu]m|komiser|tasfiye memur|iptal|devr|durdur|azl|istifa|gorevin/

/** The clauses of a piece of a notice, in plain letters, that decide about offices, powers and shares. */
export const decidedIn = (plain: string, from: number, to: number): { from: number; to: number }[] => {
  const ends = [END, ITEM]
    .flatMap((pattern) => [...plain.slice(from, to).matchAll(pattern)].map((match) => from + match.index + match[0].length))
    .sort((a, b) => a - b)
  return [...ends, to]
    .map((end, at) => ({ from: ends[at - 1] ?? from, to: end }))
    .filter((each) => each.to - each.from >= 30 && DECIDES.test(plain.slice(each.from, each.to)))
}
