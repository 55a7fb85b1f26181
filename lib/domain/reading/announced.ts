/** What a company announces itself, without a registration, and corrections of earlier notices. Patterns are for plain letters. */
import type { Body } from '../fact/found.ts'

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

const WRONG = /\bsehven\b|\byanlislikla\b|\bhatali (?:olarak )?(?:yazil|yayim|basil)|\bdogrusu\b/
/** How far a sentence on an error may reach. */
const REACH = 400

/**
 * Whether a piece stands in a sentence that sets an earlier notice right: what it names may be the wrong word as well as the right one, so
 * people have to read it.
 */
export const corrects = (plain: string, from: number, to: number): boolean => {
  const before = plain.slice(Math.max(0, from - REACH), from).replace(/^.*(?<!\d)\.\s/s, '')
  const after = /^(?:[^.]|\.(?! )|(?<=\d)\.){0,400}/.exec(plain.slice(to, to + REACH))?.[0] ?? ''
  return WRONG.test(before + plain.slice(from, to) + after)
}
