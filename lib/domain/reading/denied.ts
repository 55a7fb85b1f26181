/**
 * Whether the verb that governs a fact denies it. Every kind of fact stands under a verb: the first one behind whom or what it is of, and, where
 * that is a verbal noun ("seçilmesine"), the one that decides it ("karar verilmemiştir"). A verb that denies, takes back or concedes ("ise de")
 * states nothing of what it governs, whatever the fact is.
 */
import { isInBallot } from './ballots.ts'
import { personsOf } from '../fact/agreement.ts'
import type { Body, Found } from '../fact/found.ts'
import { isInCapitals, oncePart, partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'

/** A verb denied as a whole sentence, or as what is decided. */
const DENIED =
  /^(?:[a-z]{2,}(?:m[ae]m[iu]s(?:t[iu]r|t[iu]|l[ae]r(?:d[iu]r)?|s[ae])?|m[ae]y[ae]c[ae]k(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|m[ae]m[ae]kt[ae](?:d[iu]r(?:l[ae]r)?|yd[iu])?|(?<!te|h)m[ae]d[iu](?:l[ae]r)?|m[ae]y[iu]p)|(?!(?:ta[sg]inmaz|yilmaz)$)(?:[a-z]*(?:[iu][ln]|[eo]t|ol|yap|kal|getir|dur|al|ver|gec|et)[ae]?m[ae]z(?:l[ae]r)?)|degil(?:d[iu]r(?:l[ae]r)?)?)$/
/** A seat that is to be moved is where it was. */
const MOVES_LATER = /^(?:tasi|nakl)[a-z]*[ae]c[ae]k[a-z]*$/
/** What is decided not to be. */
const DENIED_NOUN = /^[a-z]{2,}m[ae](?:m[ae](?:s[iu]|l[ae]r[iu]|k)|(?:d[iu]|y[ae]c[ae])(?:g[iu]|kl[ae]r[iu]))(?:n[iu]n?|n[ae])?$/
const TAKEN_BACK = /^vazgec(?:il)?(?:m[iu]s|[dt][iu]|m[ae]s[iu])[a-z]*$/
/** A verb that states, or ends what it states. */
const SAID =
  /^(?:[a-z]{2,}(?:m[iu]s(?:t[iu]r|t[iu]|l[ae]r(?:d[iu]r)?)?|[ae]c[ae]k(?:t[iu]r|l[ae]r(?:d[iu]r)?)|m[ae]kt[ae](?:d[iu]r(?:l[ae]r)?)?|[lnrt][dt][iu]r(?:l[ae]r)?|[a-z]{2}[iu]d[iu]r(?:l[ae]r)?|(?:[iu][ln]|[ae]n|ver|al)[dt][iu](?:l[ae]r)?)|(?:ed|edil|olun|ol|kullan|bagl|yap|yurut|at|koy)[ae]?[iu]?r(?:l[ae]r)?|[a-z]{2,}[ae]bil(?:ir|ec[ae]k)(?:l[ae]r)?(?:[dt][iu]r(?:l[ae]r)?)?|olup|d[iu]r)$/
/** What another verb is to decide: "seçilmesine", "getirilmesini". */
const VERBAL_NOUN = /(?:m[ae](?:s[iu]|l[ae]r[iu])|(?:[dt][iu]|[ae]c[ae])(?:g[iu]|kl[ae]r[iu]))(?:n[iu]n?|n[ae])?$/
/** The perfect, on which another verb may stand: "devretmiş sayılmayacaktır", "seçilmiş ise de". */
const PERFECT = /(?:m[iu]s|[dt][iu])(?:l[ae]r)?$/
/** Kept back, or left to be decided: "saklı tutulmuştur", "gelecek toplantıya bırakılmıştır". */
const WITHHELD =
  /^\W*(?:[a-z]+ ){0,3}?(?:sakli|mahfuz|askida|acikta|beklemede|(?:toplanti|genel kurul|ictima|donem)[a-z]*[ae]) (?:[a-z]+ )?(?:tut|birak|kal|talik|ertelen|havale)/
const POWER_WITHHELD = /\b(?:yetki|s[ae]lahiyet)[a-z]* (?:ise |da |de |henuz ){0,2}(?:sakli|mahfuz|askida|acikta|beklemede) [a-z]{3,}/
const BY_THE_WAY =
  /^\s?(?:icin|zaman|hal(?:de|ler)|gibi|muddet|surece|amaci|uzere|kaydi|sarti|suretiyle|halinde|durumunda|takdir|nedeni|sebebi|dolayi|uzerine|hasebi|gerekcesi|(?:dikkate|goz onun[ae]) alin(?:arak|ip)|goz onunde (?:tutul?|bulundurul?)arak)/
const UNLESS = /m[ae]d[iu]kc[ae]\b|m[ae](?:d[ae]n|ks[iu]z[iu]n)\b/
const UNCHANGED = /\bdegisiklik $/
const CONCEDES = /^\s?(?:ise|is[ae]l[ae]r) (?:de|da|dahi)\b/
const CONCEDED = /^[a-z]{2,}(?:m[iu]s|[dt][iu]y)s[ae](?:l[ae]r)?$/
const ASKS = /^\s?m[iu] diye\b/

/** Whose stay in office is denied leaves it: "görevi devam etmeyecektir", "yetkisi kalmamıştır", "yeniden seçilmemiştir". */
const OF_STAY = /^(?:kal|bulun|uzat|uzatil|yenile|yenilen|sec|secil|atan|gorevlendiril|getiril|ol|yap|goster|aday|onaylan)$/
const OF_STAYING = /\bdevam e[dt][a-z]*$|\b(?:yurut|surdur|yap|et|ustlen)m[ae]k istemedig[a-z]*$/
/** What comes back, or is ordered, by an end: only the verb that ends it can deny it. */
const OF_END =
  /^(?:don|donul|vazgec|vazgecil|kaldir|kaldiril|kon|konul|ver|veril|al|alin|tescil|et|edil|olun|karar|tayin|ata|atan|gorevlendiril)$/
const ENDS: ReadonlySet<string> = new Set(['CONCORDAT_ENDED', 'LIQUIDATION_REVERSED', 'ACTIVE', 'INJUNCTION'])
/** A meeting is held, whatever it does not decide. */
const OF_MEETING = /^(?:yap|yapil|toplan|gerceklestir|gerceklestiril|gercekles|akdedil|icra|ol)$/
/** The stem that a verb denies. */
const stemOf = (word: string): string => /^(.*?)(?:[ae]?m[ae](?:m[aeiu]|y[aei]|d[iu]|z)[a-z]*)$/.exec(word)?.[1] ?? word

/** How far behind what it is of a verb may stand. */
const FAR = 420
const NEXT_STATEMENT = /\||\b[a-z]{3,}(?: [a-z]{2,}){0,2}\s?:/

type Word = { word: string; from: number; to: number }
/** The words between two places that may be verbs: no names, and nothing in capitals where the rest is not. */
const wordsOf = oncePart((body: Body, from, to): readonly Word[] => {
  const names = partiesIn(body, from, to)
  return [...body.plain.slice(from, to).matchAll(/[a-z]+/g)].flatMap((match): Word[] => {
    const at = { word: match[0], from: from + match.index, to: from + match.index + match[0].length }
    const named = names.some((each) => each.from < at.to && at.from < each.to)
    const isName = /\p{Lu}/u.test(body.text[at.from] ?? '') && !isInCapitals(body, at.from)
    return named || isName ? [] : [at]
  })
})

/** Where what a fact is of ends: its verb stands behind. */
const ofEnd = (body: Body, { statement, from, to }: Found, begin: number): number => {
  const start = Math.max(from, begin)
  const own = statement.kind === 'auditor' ? [statement.name] : personsOf(statement)
  if (own.length === 0) return start
  const parties = partiesIn(body, start, to)
  return (parties.findLast(({ name }) => own.includes(name)) ?? parties.at(-1))?.to ?? start
}

/** The sentence in which something ends; the items of a list are parted, and the verb behind the last of them is that of all. */
const listOf = (body: Body, own: { from: number; to: number }): { from: number; to: number } => {
  const sentences = sentencesOf(body)
  let last = sentences.indexOf(own)
  while (
    sentences[last + 1] &&
    ITEM.test(body.plain.slice(sentences[last + 1]?.from, sentences[last + 1]?.to)) &&
    !/[.;:]\s*$/.test(body.plain.slice(own.from, sentences[last]?.to))
  )
    last++
  return { from: own.from, to: sentences[last]?.to ?? own.to }
}
const ITEM = /^\s*(?:\d{1,2}|[a-h])\s?[-.)]/

/** An auditor who goes, or is thanked, is none that comes. */
const AUDITOR_GOES = /\b(?:azl(?:ed|in)|gorevden al|gorevine son|gorevi sona|istifa|ayril|cekil|ibra e|ibra o)/

/** Whether a fact is denied by the verb that governs it. */
export const isDenied = (body: Body, found: Found): boolean => {
  const { statement, from, to } = found
  if (statement.kind === 'directive' || statement.kind === 'correction') return false
  const own = sentencesOf(body).find((each) => each.from < to && to <= each.to)
  if (!own || isInBallot(body, found)) return false
  const begin = ofEnd(body, found, own.from)
  if (statement.kind === 'representation' && POWER_WITHHELD.test(body.plain.slice(from, to))) return true
  if ((statement.kind === 'representation' || statement.kind === 'appointment') && WITHHELD.test(body.plain.slice(to, own.to))) return true
  const hasVerb = wordsOf(body, begin, own.to).some(({ word }) => SAID.test(word) || VERBAL_NOUN.test(word) || DENIED.test(word))
  const sentence = hasVerb ? own : listOf(body, own)
  const limit = Math.min(sentence.to, Math.max(begin, to) + FAR)
  const label = NEXT_STATEMENT.exec(body.plain.slice(Math.max(begin, to), limit))
  const end = label ? Math.max(begin, to) + label.index : limit
  // What is denied of somebody else, or of another thing, is told by its own words.
  const denies = ({ word, from: at }: Word): boolean => {
    if (TAKEN_BACK.test(word)) return !(statement.kind === 'status' && ENDS.has(statement.code))
    const stem = stemOf(word)
    switch (statement.kind) {
      case 'departure':
        return !OF_STAY.test(stem) && !OF_STAYING.test(body.plain.slice(Math.max(0, at - 12), at + word.length))
      case 'status':
        return !ENDS.has(statement.code) || OF_END.test(stem)
      case 'general_meeting':
        return OF_MEETING.test(stem)
      default:
        return true
    }
  }
  let first = true
  for (const each of wordsOf(body, begin, end)) {
    const { word } = each
    const behind = body.plain.slice(each.to, end)
    // A company that is to be wound up and whose winding up is not to begin is in neither state for certain.
    if (DENIED.test(word) || TAKEN_BACK.test(word) || ((first || statement.kind === 'status') && DENIED_NOUN.test(word))) {
      // "Organsız kalmaması için": why it is decided.
      if (BY_THE_WAY.test(behind)) continue
      // "Temsil şeklinde bir değişiklik yapılmayıp": that nothing changes.
      if (UNCHANGED.test(body.plain.slice(Math.max(begin, each.from - 12), each.from))) continue
      // "Müşterek imzaları olmadıkça temsil edilemez": denied twice.
      if (UNLESS.test(body.plain.slice(begin, each.from))) return false
      return denies(each)
    }
    if (CONCEDED.test(word) && /^\s?(?:de|da|dahi)\b/.test(behind)) return true
    if (ASKS.test(behind) && first) return true
    if (!SAID.test(word)) {
      if (VERBAL_NOUN.test(word) || (/n[ae]$/.test(word) && /^\s?,/.test(behind))) first = false
      continue
    }
    if (
      statement.kind === 'auditor' &&
      AUDITOR_GOES.test(body.plain.slice(begin, each.to)) &&
      !/\byerine\b/.test(body.plain.slice(from, each.to))
    )
      return true
    if (statement.kind === 'address' && MOVES_LATER.test(word)) return true
    if (!PERFECT.test(word)) return false
    if (CONCEDES.test(behind)) return true
    const next = /^\s?([a-z]+)/.exec(behind)?.[1] ?? ''
    return DENIED.test(next) && denies({ word: next, from: each.to + 1, to: each.to + 1 + next.length })
  }
  return false
}
