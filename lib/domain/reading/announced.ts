/** What a company announces itself, without a registration, and corrections of earlier notices. Patterns are for plain letters. */
import { DATE } from '../kernel/printed-dates.ts'
import { squeeze } from '../kernel/text.ts'
import { AMOUNT, CURRENCY } from '../fact/amounts.ts'
import { type Body, firstIn, type Found, matchesIn } from '../fact/found.ts'
import { sentencesOf } from './clauses.ts'

const REGISTERED = /tescil (?:edil(?:digi|mis)|olun)|tescili|terkin/
// A meeting still to come, and its agenda.
const CALLED =
  /toplanti(?:sina|ya) (?:davet|cagr|cagir)|genel kurula (?:davet|cagri)|genel kurul[a-z]*(?: toplantisi)?\s.{0,300}?(?:yapilacaktir|toplanacaktir)/
const ANNOUNCED = /ruchan hak|yeni pay alma hak|sermaye koyma borc|\bapel\b|\bzayi\b|alacaklilara cagri|alacaklilarin/

const OFFICIAL = /mahkemesinden|iflas\)? (?:dairesi|mudurlug)|^.{0,120}mahkemesi/

/** Whether a notice only calls a meeting: nothing on its agenda happened. */
export const callsMeeting = ({ plain }: Pick<Body, 'plain'>): boolean =>
  CALLED.test(plain) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

/**
 * Whether a notice only calls, invites or tells of lost books: what it says of capital or offices is planned or known, not registered by
 * it. Liquidation and its like are told.
 */
export const announcesOnly = ({ plain }: Pick<Body, 'plain'>): boolean =>
  (ANNOUNCED.test(plain) || CALLED.test(plain)) && !REGISTERED.test(plain) && !OFFICIAL.test(plain)

const WRONG =
  /\bsehven\b|\byanlislikla\b|\bhatali (?:olarak )?(?:yazil|yayim|basil)|\bdogrusu\b|\bduzeltil(?:ir|mistir|erek)\b|\btashihen\b/
/** Whether a text speaks of an error at all: asked of the same text for each of its facts and clauses. */
const speaksOfErrors = ((): ((plain: string) => boolean) => {
  let last = { plain: '', speaks: false }
  return (plain) => {
    if (last.plain !== plain) last = { plain, speaks: WRONG.test(plain) }
    return last.speaks
  }
})()
/** How far a sentence on an error may reach. */
const REACH = 400

/**
 * Whether a piece stands in a sentence that sets an earlier notice right: what it names may be the wrong word as well as the right one, so
 * people have to read it.
 */
export const corrects = (plain: string, from: number, to: number): boolean => {
  if (!speaksOfErrors(plain)) return false
  const before = plain.slice(Math.max(0, from - REACH), from).replace(/^.*(?<!\d)\.\s/s, '')
  const after = /^(?:[^.]|\.(?! )|(?<=\d)\.){0,400}/.exec(plain.slice(to, to + REACH))?.[0] ?? ''
  return WRONG.test(before + plain.slice(from, to) + after)
}

const ISSUE = new RegExp(`${DATE}\\s*(?:tarih(?:li)?|gunlu)\\s*(?:ve\\s*)?\\d{3,6}\\s*say[ıi][a-z]*`, 'dg')
const MONEY = new RegExp(AMOUNT + CURRENCY, 'dg')
// What stands between marks of quotation; a single one is an apostrophe unless it stands alone.
const QUOTED = /["“”]([^"“”]{2,120})["“”]|(?<=\s)['’‘]([^'’‘]{2,120})['’‘](?=\s)/gu

/**
 * A correction: which earlier notice, the words that were wrong and those that stand instead, where the sentence gives them between marks or
 * they are amounts.
 * The sentence is told as well: nobody is named by it before somebody has looked.
 */
export const correctionRule = (body: Body): Found[] => {
  const at = sentencesOf(body).find(({ from, to }) => WRONG.test(body.plain.slice(from, to)))
  if (!at) return []
  const printed = body.text.slice(at.from, at.to)
  const marked = [...printed.matchAll(QUOTED)].map((match) => squeeze(match[1] ?? match[2] ?? ''))
  const amounts = matchesIn(body, MONEY, at.from, at.to).map((match) => squeeze(body.text.slice(match.from, match.to)))
  const quoted = marked.length > 0 ? marked : amounts
  const instead = quoted.at(-1) ?? null
  const words = quoted.filter((each) => each !== instead).at(-1) ?? null
  const issue = firstIn(body, ISSUE)
  if (words === null && issue === undefined) return []
  const lead = /^[\s.,;]*/.exec(printed)?.[0].length ?? 0
  return [
    {
      statement: {
        kind: 'correction',
        notice: issue ? squeeze(body.text.slice(issue.from, issue.to)) : null,
        words,
        instead: words === null ? null : instead,
      },
      from: issue && issue.from >= at.from && issue.from < at.to ? issue.from : at.from + lead,
      to: at.to,
    },
  ]
}
