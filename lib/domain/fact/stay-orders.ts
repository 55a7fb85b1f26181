/**
 * What a court adds to a concordat's stay (İİK 287, 297): acts that need the commissioner's leave, or that he runs the business himself; and the
 * amount up to which the debtor acts without him, where that is all that the order bounds.
 */
import { decimalOf, hundredths } from '../kernel/decimal.ts'
import { squeeze } from '../kernel/text.ts'
import { clausesOf } from '../reading/clauses.ts'
import { boundsIn } from './directive-bounds.ts'
import { evidenceEnd } from './evidence.ts'
import type { Limit } from './fact.ts'
import { type Body, matchesIn } from './found.ts'

/** An order begins where its sentence does; the point of an amount ends none. */
const ORDER =
  /(?:(?<![^.:])|(?=\.))(?:(?:[^.:]|(?<=\d)\.(?=\d))*\bkomiser[^.:]{0,80}(?:onay|izn|izin|muvafakat)(?:[^.]|(?<=\d)\.(?=\d))*|[^.:]*(?:borclu\S* yerine|isletme\S* faaliyet\S*|faaliyetin\S*)[^.:]{0,80}komiser[^.]*|[^.:]*komiser[^.:]{0,80}(?:borclu\S* yerine|faaliyet\S* (?:devam|yurut|surdur))[^.]*|[^.:]*tasarruf yetki[^.:]{0,40}(?:kaldir|alin)[^.]*)/dg
const OF_LEAVE = /\bkomiser[^.:]{0,80}(?:onay|izn|izin|muvafakat)/

/** What may stand before the amount: whom the order is for, and whose leave it asks for. */
const BEFORE_AMOUNT =
  /^(?:\W|\b(?:borclu[a-z]*|sirket[a-z]*|davaci[a-z]*|bu|muhlet[a-z]*|sure[a-z]*|gecici|kesin|boyunca|icinde|zarfinda|konkordato|komiser[a-z]*|heyet[a-z]*|kurul[a-z]*|yazili|onceden|onay[a-z]*|izn[a-z]*|izin|muvafakat[a-z]*|(?:ol|bulun|alin)(?:madan|maksizin|madikca)|aciklama|tutari?|toplam|bedeli?|tek|her|bir|kalemde|seferde|islemde)\b)*$/
/** Another act beside the bounded one ("… ödemeler ile her türlü kredi", "… ödeme yapamaz, araç satamaz"): of that nothing is bounded. */
const ANOTHER_ACT =
  /[,;]|\b(?:ve|veya|yahut|ile|ayrica|da|de)\b(?! (?:borclandirici islem|harcama|islem|hizmet|taahhut|odeme)[a-z]*\b(?! (?:ile|ve|veya)\b))|[a-z](?:amay|emey|amaz|emez|amama|ememe)[a-z]*\b.*[a-z](?:amay|emey|amaz|emez|amama|ememe)/
/** Words of the leave itself, that join nothing. */
const WITH_LEAVE =
  /\b(?:onay|izn|izin|muvafakat)[a-z]* (?:ile|ve (?:bilgi|denetim|gozetim|nezaret)[a-z]*)\b|\bkomiser[a-z]* (?:bilgi[a-z]*|gozetim[a-z]*) ve\b/g

/** The stay itself, which the same sentence may grant before it orders anything. */
const GRANTED = /^.*\b(?:karar verilmistir|muhlet[a-z]* verilmesine)\b/

/** The amount up to which an order leaves the debtor free; null where it bounds more than one act, or any without an amount. */
const freeUpTo = (body: Body, { from, to }: { from: number; to: number }): Limit | null => {
  const own = clausesOf(body).filter(
    (clause) => clause.from < to && from < clause.to && OF_LEAVE.test(body.plain.slice(clause.from, clause.to)),
  )
  const [clause, ...others] = own
  if (!clause || others.length > 0) return null
  const end = Math.min(to, clause.to)
  const { bounds, spans, unclear } = boundsIn(body, clause.from, end)
  const [span, ...more] = spans
  const limit = bounds.above ?? (bounds.floor ? lessCentOf(bounds.floor) : null)
  if (!span || !limit || more.length > 0 || unclear || bounds.limit) return null
  const before = body.plain.slice(Math.max(clause.from, evidenceEnd(body)), span.from)
  const behind = body.plain
    .slice(span.to, clause.to)
    .replace(/[,;]\s*$/, '')
    .replace(/\([^()]*\)\s*$/, '')
  return BEFORE_AMOUNT.test(before.replace(GRANTED, '')) && !ANOTHER_ACT.test(behind.replace(WITH_LEAVE, ' ')) ? limit : null
}
/** "… ve üzerindeki": the amount itself is bound too. */
const lessCentOf = ({ amount, currency }: Limit): Limit => ({ amount: decimalOf((hundredths(amount) ?? 1n) - 1n), currency })

/** What the notice of a stay orders besides; null where it orders nothing. */
export const stayOrdersIn = (body: Body): { restricts: string; above?: Limit } | null => {
  const orders = matchesIn(body, ORDER, evidenceEnd(body))
  const [order, ...others] = orders
  if (!order) return null
  const above = others.length === 0 ? freeUpTo(body, order) : null
  const restricts = orders.map((each) => squeeze(body.text.slice(each.from, each.to))).join(' ')
  return { restricts, ...(above ? { above } : {}) }
}
