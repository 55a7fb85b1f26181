/**
 * Who is in which group, as circulars list it: a heading that names the group ("A Grubu imzaya yetkililer:", "II. Derece İmza Yetkisi:") and
 * below it, or behind it, people, each with what he is. A list is read whole or not at all: whoever cannot be told from his duty leaves it.
 */
import { isTitle } from '../fact/directive-signers.ts'
import { groupName, termIn } from '../fact/office.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Body, type Match, matchesIn, once } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'

type Listed = { name: string; group: string; from: number; to: number; until: IsoDate | null }

const NAMES = '(?:["“]?([a-h])["”]?|(birinci|ikinci|ucuncu|dorduncu|i{1,3}|iv|[1-5])(?:[\'’]?[iu]nc[iu])?)'
const OF_SIGNING =
  '(?: (?:imza(?:lar|lari|si|ya|da)?|yetki(?:si|sine|sini|ye)?|yetkili(?:ler|leri|si)?|s[ae]lahiyet(?:i|ine|li|liler)?|sahi[bp](?:i|leri)?|haiz|olan(?:lar)?|kisi(?:ler)?|dahil|mensup|temsile|ilzama|ve))*'
/** A heading of a group: the line, or the label, is nothing else. */
const HEADING = new RegExp(
  `(?<![a-z0-9])\\(?${NAMES}\\)?\\.? ?(?:gruba|grub[iu]|grup|derece(?:de|den|li|si)?)(?![a-z])${OF_SIGNING}\\)? ?(?:[:–-]+|(?=\\s))`,
  'dg',
)
/** Where the lists end and what they may do begins. */
const RULES =
  /\b(?:temsil(?: ve ilzam)?|ilzam|imza)(?: (?:ve ilzam|yetkisi(?:nin)?))? (?:sekil|sekl|tarz|bicim|suret|esas)[a-z]*|\b(?:yukarida|isbu)\b/g

const groupOf = (match: Match): string => {
  const printed = match.plain.slice(0, 24)
  const letter = match.printed(1)
  const word = /birinci|ikinci|ucuncu|dorduncu|\bi{1,3}\b|\biv\b|[1-5]/.exec(printed)?.[0] ?? ''
  return letter !== '' ? letter.toUpperCase() : groupName(word)
}

/** Whether words between two people are what one of them is, and marks. */
export const isDuty = (words: string): boolean => {
  const bare = words
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bbsk\b/g, 'baskan')
    .replace(/\b(?:ve|bay|bayan|sayin|sn|dr|av|prof|doc)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return bare === '' || (bare.split(' ').length <= DUTY_WORDS && !/\b(?:imza|temsil|ilzam|grub|grup|derece)/.test(bare) && isOffice(bare))
}
const DUTY_WORDS = 8
const isOffice = (bare: string): boolean =>
  isTitle(bare) ||
  /(?:^| )(?:aza(?:si|lari)?|uye|mudur|mudur muavini|muavini|reisi?|reis vekili|ortak|ortagi|idareci ortak|murahhas|baskan|baskan vekili|sef|avukat|musavir[a-z]*|muhasebeci[a-z]*|muhendis[a-z]*)$/.test(
    bare,
  )

const isBracketed = ({ plain }: Body, at: number): boolean => /\([^()]{0,40}$/.test(plain.slice(Math.max(0, at - 41), at))
/** Whether a heading is a line of its own, and another begins below it. */
const isLine = ({ text, breaks }: Body, { from, to }: Match): boolean =>
  breaks.has(to) &&
  /^\s*(?:[-–•*]|\d{1,2}\s?[-.)]|\p{Lu})/u.test(text.slice(to, to + 6)) &&
  (breaks.has(from - 1) || LINE_BEGINS.test(text.slice(Math.max(0, from - 8), from)))
const LINE_BEGINS = /[.;]\s*(?:[-–•*]|\d{1,2}\s?[-.)])?\s*$/
/** A list goes on with whom no name was read of. */
const GOES_ON = /^\s*(?:(?:,|ve )\s*\p{L}|[-–•*\d.)\s]*\p{Lu}\p{L}+ \p{Lu}\p{L}+\s*(?:$|[,(]))/u

/** Everybody whom headed lists of groups name; none of a list that is not understood whole. */
export const listedIn = once((body: Body): { members: Listed[]; from: number; end: number }[] => {
  const heads = matchesIn(body, HEADING).filter(
    (match) => (match.printed(1) === '' || /\p{Lu}/u.test(match.printed(1))) && (/[:–-]\s*$/.test(match.plain) || isLine(body, match)),
  )
  const rules = matchesIn(body, RULES)
  return heads.flatMap((head, at) => {
    const next = heads[at + 1]
    const end = Math.min(
      next?.from ?? body.plain.length,
      rules.find(({ from }) => from > head.to)?.from ?? body.plain.length,
      head.to + LONGEST,
    )
    // What stands in brackets is a duty, however it is shortened.
    const people = partiesIn(body, head.to, end)
      .filter((each) => !isEntity(each.name) && !isBracketed(body, each.from))
      .map((each) => upToBlock(body, each))
    let [to, count] = [head.to, 0]
    for (const person of people) {
      if (!isDuty(body.plain.slice(to, person.from))) break
      to = person.to
      count++
    }
    const rest = body.plain.slice(to, end)
    // Somebody else is named before the next heading: he may be one of them, with words about him that are not known.
    if (count === 0 || (count < people.length && !ENDED.test(rest.slice(0, (people[count]?.from ?? end) - to)))) return []
    if (count === people.length && !isDuty(rest.replace(ITEM, '')) && GOES_ON.test(body.text.slice(to + dutyBehind(body, to, end), end)))
      return []
    const group = groupOf(head)
    const until = untilBefore(body, head.from)
    const members = people.slice(0, count).map(({ name, from, to: last }) => ({ name, group, from, to: last, until }))
    return [
      {
        from: head.from,
        members: members.map((each, which) => (which === 0 ? { ...each, from: head.from } : each)),
        end: to + dutyBehind(body, to, end),
      },
    ]
  })
})
/** A name up to the empty line behind it: what stands below is no part of it. */
const upToBlock = <T extends { name: string; from: number; to: number }>(body: Body, person: T): T => {
  const at = [...(body.blocks ?? [])].find((each) => each > person.from && each < person.to)
  const name = at === undefined ? '' : body.text.slice(person.from, at).trim()
  return at !== undefined && name.includes(' ') ? { ...person, name, to: person.from + name.length } : person
}
/** How long what the last of a list is goes on behind his name: in brackets, or to the end of a line. */
const dutyBehind = (body: Body, to: number, end: number): number => {
  const rest = body.plain.slice(to, end)
  const bracket = /^\s*[-–,]?\s*\([^()]{3,60}\)/.exec(rest)?.[0]
  if (bracket !== undefined) return bracket.length
  const ends = [...body.breaks].filter((at) => at >= to && at <= Math.min(end, to + 120)).map((at) => at - to)
  return ends.findLast((at) => at > 1 && isDuty(rest.slice(0, at))) ?? 0
}
/** "4.1.2019 tarihine kadar A grubu imza yetkilileri: …": the day that stands before a group. */
export const untilBefore = ({ plain }: Body, at: number): IsoDate | null =>
  termIn(/[\d.]+ tarihine kadar\s$/.exec(plain.slice(Math.max(0, at - 40), at))?.[0] ?? '')?.term.until ?? null
const LONGEST = 2000
/** The number of the next item. */
const ITEM = /\s*(?:\d{1,2}|[a-h])\s?[-.)]{1,2}\s*$/
/** The list ended before: a sentence, a numbered item, or words on signing stand between. */
const ENDED = /[.;]\s|\b(?:imza|temsil|ilzam|karar)|\d\s?[-)]/
