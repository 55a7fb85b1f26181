import { parseIsoDate } from '../kernel/dates.ts'
import { DATE, firstDate, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { cleanName, type Found, type Rule } from './found.ts'
import type { StatusCode } from './fact.ts'

const topicOf = (matters: readonly string[]): string => fold(matters.join(' '))
const trim = (text: string): string => squeeze(text.replace(/^[\s,;:.|-]+|[\s,;:|-]+$/gu, '').replace(/\s*['’`”]\s*$/u, ''))

const MOVED = /adres[iı]\s*[:;]?\s+(.{8,260}?)\s+adres[iı]nden\s*,?\s+(.{8,260}?)\s+adres[iı]ne\s+(?:ta[şs][ıi]nm[ıi][şs]t[ıi]r|nakl|nak[iı]l|ta[şs][ıi]nmas)/iu
const SEATED = /(?:merkez[iı]\s.{3,80}?[iı]l[çc]es[iı]\S*\.?\s*)?Adres[iı]\s*[:;]?\s*(.{8,260}?)\s*['’`”*]+\s?d[iıuü]r\b/iu
const BUSINESS_SEAT = /[İIiı][şs]letmen[iı]n (?:Merkez[iı]|Adres[iı])\s*:\s*(.{8,200}?)(?=\s+[İIiı][şs]letmen[iı]n|\s+2\.\s)/iu

/** The registered address, at establishment and when it moves. A branch's address belongs to the branch. */
export const addressRule: Rule = ({ text, matters }) => {
  const topic = topicOf(matters)
  if (/sube/.test(topic)) return []
  const moved = MOVED.exec(text)
  if (moved) {
    const out = /nakil|nakli/.test(topic) && /terkin|silin/.test(fold(text))
    return [{ statement: { kind: 'address', from: trim(moved[1] ?? ''), to: trim(moved[2] ?? ''), move: out ? 'out' : 'same_office' }, from: moved.index, to: moved.index + moved[0].length }]
  }
  const established = /kurulus|sozlesme/.test(topic)
  const seated = SEATED.exec(text) ?? (established ? BUSINESS_SEAT.exec(text) : null)
  if (!seated || !(established || /merkez|adres/.test(topic))) return []
  return [{ statement: { kind: 'address', from: null, to: trim(seated[1] ?? ''), move: established ? null : 'same_office' }, from: seated.index, to: seated.index + seated[0].length }]
}

const NAMED = /[şs][iı]rket[iı]n [üu]nvan[ıi]\s*[,:]?\s+(.{4,200}?)\s*['’`”*]+\s?d[iıuü]r\b/iu
const FORMER_TITLE = /Esk[iı] T[iı]caret [ÜUüu]nvan[ıi]\s*[:;.]*\s*(.{4,200}?)\s+(?:Adres|Yukar)/iu

/** A change of the trade name (not the name at establishment). */
export const titleRule: Rule = ({ text, matters, header }) => {
  const topic = topicOf(matters)
  if (/kurulus/.test(topic) || /sube/.test(topic)) return []
  const former = FORMER_TITLE.exec(text)
  const named = NAMED.exec(text)
  if (!/unvan/.test(topic) && !former) return []
  const to = named ? trim(named[1] ?? '') : former ? header.title : null
  const at = named ?? former
  return !to || !at ? [] : [{ statement: { kind: 'title', from: former ? trim(former[1] ?? '') : null, to }, from: at.index, to: at.index + at[0].length }]
}

/** Establishment: the notice registers a new company or business. */
export const establishmentRule: Rule = ({ text, matters, header }) => {
  const topic = topicOf(matters)
  if (!/\bkurulus\b/.test(topic) || /sube/.test(topic)) return []
  const at = /Tesc[iı]l Ed[iı]len Hususlar\s*:?\s*[^.]{0,60}?Kurulu[şs]/iu.exec(text)
  return at ? [{ statement: { kind: 'establishment', on: header.registered_on }, from: at.index, to: at.index + at[0].length }] : []
}

const STATUSES: { code: StatusCode; pattern: RegExp; topic?: RegExp }[] = [
  { code: 'LIQUIDATION', pattern: /tasf[iı]yeye g[iı]rm[iı][şs]t[iı]r/iu, topic: /tasfiye/ },
  { code: 'STRUCK_OFF', pattern: /(?:uygun olarak|s[iı]c[iı]lden|kayd[ıi]\S*|kayd[ıi]n[ıi]n)\s[^.]{0,60}?terk[iı]n (?:ed[iı]lm[iı][şs]t[iı]r|olunmu[şs]tur)/iu },
  { code: 'CONCORDAT_TEMPORARY', pattern: /ge[çc][iı]c[iı] konkordato m[üu]hlet[iı]\S* ver[iı]lm[iı][şs]t[iı]r/iu },
  { code: 'CONCORDAT_FINAL', pattern: /kes[iı]n konkordato m[üu]hlet[iı]\S* ver[iı]lm[iı][şs]t[iı]r/iu },
  { code: 'CONCORDAT_ENDED', pattern: /konkordato[^.]{0,160}?(?:tasd[iı]k ed[iı]lm[iı][şs]t[iı]r|redd[iı]ne|kald[ıi]r[ıi]lma|tasd[iı]k[iı]ne)/iu, topic: /konkordato/ },
  { code: 'BANKRUPTCY', pattern: /[iı]flas[ıi]n[ıi]?n?\s?(?:a[çc][ıi]l|[ıi]na karar)|[iı]flas[ıi]na/iu, topic: /iflas/ },
  { code: 'MERGED', pattern: /b[iı]rle[şs]me[^.]{0,160}?(?:[iı]nf[iı]sah etm[iı][şs]|devral)/iu, topic: /birlesme/ },
  { code: 'DIVIDED', pattern: /b[öo]l[üu]nme/iu, topic: /bolunme/ },
  { code: 'CONVERTED', pattern: /t[üu]r de[ğg][iı][şs]t[iı]r/iu, topic: /tur degis/ },
]

/** What becomes of the company: liquidation, concordat, bankruptcy, merger, strike-off. Striking off a branch is the branch's. */
export const statusRule: Rule = ({ text, matters, header }) => {
  const topic = topicOf(matters)
  return STATUSES.flatMap(({ code, pattern, topic: wanted }): Found[] => {
    const at = pattern.exec(text)
    if (!at || (wanted && !wanted.test(topic)) || (/sube/.test(topic) && code === 'STRUCK_OFF')) return []
    const start = /Ba[şs]lang[ıi][çc] Tar[iı]h[iı]\s*:\s*/iu.exec(text)
    const on = /CONCORDAT/.test(code) ? (start ? firstDate(text.slice(start.index, start.index + 60)) : null) ?? decided(text, at.index) : null
    return [{ statement: { kind: 'status', code, on: on ?? header.registered_on, counterparty: null }, from: at.index, to: at.index + at[0].length }]
  })
}

const decided = (text: string, before: number): string | null => {
  const match = [...text.slice(Math.max(0, before - 200), before + 60).matchAll(new RegExp(`${DATE} tar[iı]hl[iı]`, 'giu'))].at(-1)
  return match ? printedDate(match[1], match[2], match[3]) : null
}

/** A branch opened, closed or changed. */
export const branchRule: Rule = ({ text, matters, header }) => {
  const topic = topicOf(matters)
  const branch = /sube/.test(topic) || /[ŞS]UBES[İI]\b/.test(header.title ?? '')
  if (!branch) return []
  const closed = /terk[iı]n/iu.exec(text)
  const opened = /[ŞS]UBEYE A[İI]T B[İI]LG[İI]LER|[ŞS]ube A[çc][ıi]l[ıi][şs]/iu.exec(text)
  const at = /terkin|kapan/.test(topic) ? closed : /acilis|kurulus/.test(topic) ? opened : null
  if (!at) return []
  return [{ statement: { kind: 'branch', title: header.title, address: null, operation: at === closed ? 'close' : 'open' }, from: at.index, to: at.index + at[0].length }]
}

const ARTICLE = /\bMadde\s*(\d{1,2})\s*[-–.:)]/giu

/** Articles reprinted as amended. */
export const articlesRule: Rule = ({ text, matters }) => {
  const topic = topicOf(matters)
  const from = /[İIiı][ÇC]ER[İIiı][ĞG][İIiı] DE[ĞG][İIiı][ŞS]EN/u.exec(text)
  if (!from || /kurulus|sube/.test(topic)) return []
  const end = /GENEL KURUL [İI][ÇC] Y[ÖO]NERGES/u.exec(text.slice(from.index))?.index ?? text.length
  const matches = [...text.slice(from.index, from.index + end).matchAll(ARTICLE)]
  const numbers = [...new Set(matches.map((match) => match[1] ?? ''))]
  const [head] = matches
  if (!head || numbers.length === 0) return []
  const at = from.index + head.index
  return [{ statement: { kind: 'articles', articles: numbers, heading: null }, from: at, to: at + head[0].length }]
}

const AUDITOR = /(?:\|\s*)?([\p{Lu}][\p{Lu}\s.,&İI-]{6,140}?(?:ANON[İI]M|L[İI]M[İI]TED)\s+[ŞS][İI]RKET[İI])\s*\|?\s*[^|]{0,40}\|?\s*(\d{1,2}\.\d{1,2}\.\d{4})\s*\|?\s*(\d{1,2}\.\d{1,2}\.\d{4})/gu

/** An independent auditor elected, and the one who left, as printed in the table. */
export const auditorRule: Rule = ({ text, matters }) => {
  if (!/denetci/.test(topicOf(matters))) return []
  const leaves = /G[öo]rev[iı] Sona Eren Denet[çc][iı]/iu.exec(text)?.index ?? text.length
  return [...text.matchAll(AUDITOR)].map((match): Found => {
    const name = cleanName((match[1] ?? '').replace(/^.*(?:CUMHUR[İI]YET[İI]|UYRU\S*)\s*/u, ''))
    const span = { from: match.index, to: match.index + match[0].length }
    if (match.index < leaves) return { statement: { kind: 'auditor', name, period: `${match[2]} - ${match[3]}` }, ...span }
    const expired = /s[üu]res[iı]n[iı]n sona ermes/iu.test(text.slice(match.index))
    return { statement: { kind: 'departure', person: name, role: 'auditor', on: firstDate(match[3] ?? ''), reason: expired ? 'term_end' : null }, ...span }
  })
}

const MEETING = new RegExp(`${DATE}[^.]{0,120}?(ola[ğg]an[üu]st[üu]|ola[ğg]an)\\s+genel\\s+kurul[^.]{0,40}?toplant`, 'giu')

/** A general meeting that the body narrates; a reference in the evidence line does not count. */
export const meetingRule: Rule = ({ text }) => {
  const evidence = /Tesc[iı]le Del[iı]l Olan Belgeler/iu.exec(text)
  const start = evidence ? (/(?:Karar[ıi]|Tutana[ğg][ıi])\s+(?=[\p{Lu}]{4,})/u.exec(text.slice(evidence.index))?.index ?? 0) + evidence.index : 0
  const found = new Map<string, Found>()
  for (const match of text.slice(start).matchAll(MEETING)) {
    const on = printedDate(match[1], match[2], match[3])
    if (!on || !parseIsoDate(on) || found.has(on)) continue
    const from = start + match.index
    found.set(on, { statement: { kind: 'general_meeting', on, meeting: /st/.test(fold(match[4] ?? '')) ? 'extraordinary' : 'ordinary' }, from, to: from + match[0].length })
  }
  return [...found.values()]
}
