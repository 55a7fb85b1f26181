/** Since when what a notice registers holds among those who decided it: the day of the decision, the day an office ends, a confirmation. */
import { verb } from '../text/lexicon.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { STARS } from '../text/letters.ts'
import { evidenceEnd, evidenceFrom } from './evidence.ts'
import type { DepartureReason, Statement } from './fact.ts'
import { type Body, type Found, matchesIn, once } from './found.ts'
import { stayOrdersIn } from './stay-orders.ts'

type Decision = { on: IsoDate; by: 'assembly' | 'board' | 'court' }

// "15.5.2019 tarihli Genel Kurul Kararı", "1.3.2023 Tarihli 2023/02 Sayılı Yönetim Kurulu Kararı"
const PAPER = new RegExp(
  `${DATE}\\s*tarih(?:li)?\\s(?:ve\\s)?(?:[\\d/.-]+\\s(?:sayili|no'?lu)\\s)?(?:(?:\\d{4} yili )?(?:olagan(?:ustu)? )?(genel kurul|ortaklar kurulu)|(yonetim kurulu|mudurler kurulu))[a-z]*(?: toplanti[a-z]*)?(?: \\(?o?(?:sayili )?(?:genel kurul )?karar)`,
  'dg',
)
/** "Şirketin 10.4.2014 tarihli olağan genel kurulunda üç yıl süreyle …": prose without a list of evidence. */
const MEETING = new RegExp(
  `${DATE}\\s*tarihli\\s(?:[\\d/.-]+\\s(?:sayili|no'?lu)\\s)?(?:(?:\\d{4} yili )?(?:olagan(?:ustu)? )?(genel kurul|ortaklar kurulu)|(yonetim kurulu|mudurler kurulu))(?!\\w* uye)`,
  'dg',
)
/** "7.7.2025 Tarihli 2025/611 Esas Sayılı … Mahkemesi Ara Kararı", among the evidence. */
const ORDER = new RegExp(`${DATE}\\s*(?:tarihli|tarih)\\s(?:[^.;]|(?<=\\d)\\.){0,110}?\\b(?:mahkeme|hakimlig)`, 'dg')
/** "Karar Tarihi: …", "Karar No: 3 Tarih: …", "Tarih: … Karar No: 3": over a decision that is printed itself. */
const LABEL = new RegExp(
  `(?:karar(?:in)? tarihi|\\bkarar (?:no|sayisi)\\s*[:.]?\\s*[\\d/-]{1,9}\\s*[-–,;.]?\\s*(?:toplanti )?tarih[i]?|\\btarih[i]?(?=\\s*[:.]?\\s*[\\d ./-]{6,12}\\s*[-–,;.]?\\s*karar (?:no|sayisi)))\\s*[:.]?\\s*${DATE}`,
  'dg',
)

/** "27.1.2020 tarihinde tebliğ edilen ihtarname ile", "3.5.2016 tarihli istifa dilekçesi": the paper by which somebody resigned. */
const RESIGNED_BY = new RegExp(
  `${DATE}\\s*(?:tarih|gun)[a-z]*\\s(?:[^.;]|(?<=\\d|\\bno)\\.){0,60}?(?:ihtarname|ihbarname|istifaname|istifa (?:dilekce|mektub|beyan|yazi)|dilekce)`,
  'dg',
)
/** The one day of such papers; null where several are named. */
const resignedOn = once((body: Body): IsoDate | null => {
  const days = new Set(
    matchesIn(body, RESIGNED_BY).flatMap((match) => printedDate(match.printed(1), match.printed(2), match.printed(3)) ?? []),
  )
  const [day] = days
  return days.size === 1 && day !== undefined ? day : null
})

/** The decisions a notice names as its evidence, with the body that took each. */
const decisionsOf = once((body: Body): Decision[] => {
  const label = evidenceFrom(body)
  const named = (papers: RegExp, from: number, to: number): Decision[] =>
    matchesIn(body, papers, from, to).flatMap((match): Decision[] => {
      const on = printedDate(match.printed(1), match.printed(2), match.printed(3))
      return on === null ? [] : [{ on, by: match.span(4) ? 'assembly' : 'board' }]
    })
  const end = Math.max(evidenceEnd(body), label + 1)
  const papers = label < 0 ? named(MEETING, 0, body.plain.length) : named(PAPER, label, end)
  const orders = label < 0 ? [] : named(ORDER, label, end).map(({ on }): Decision => ({ on, by: 'court' }))
  if (papers.length === 0 && orders.length > 0) return orders
  if (papers.length > 0) return papers
  const labels = matchesIn(body, LABEL, 0, body.plain.length).flatMap((match): Decision[] => {
    const on = printedDate(match.printed(1), match.printed(2), match.printed(3))
    const by = /(?:ortaklar|genel) kurul/.test(body.plain) ? 'assembly' : 'board'
    return on === null ? [] : [{ on, by }]
  })
  return labels
})

/** "Tasarruf Mevduatı Sigorta Fonu Kurulunun … kararı": the only paper a notice names as its evidence is a decision of who runs the company. */
const OF_TRUSTEE =
  /\b(?:tasarruf mevduat[iı] sigorta fonu|tmsf|kayy[iu]m(?:lar)?(?: (?:heyet|kurul)[a-z]*|l[iı]k (?:heyet|kurul)[a-z]*)?(?:[iu]n|n[iu]n)?(?! (?:atan|tayin)))[^;]{0,120}\bkarar/
const OF_OTHERS = /\b(?:genel|ortaklar|yonetim|mudurler) kurulu? (?:toplanti )?karar|\bumumi heyet|\bsozlesme/
const isByTrustee = once((body: Body): boolean => {
  const label = evidenceFrom(body)
  const papers = label < 0 ? '' : body.plain.slice(label, evidenceEnd(body))
  return OF_TRUSTEE.test(papers) && !OF_OTHERS.test(papers)
})

/** The one decision of a body, or null where several days are named. */
const decisionBy = (body: Body, by: readonly Decision['by'][]): Decision | null => {
  for (const each of by) {
    const own = decisionsOf(body).filter((decision) => decision.by === each)
    const [first] = own
    if (first) return own.every(({ on }) => on === first.on) ? first : null
  }
  return null
}

/** The day that stands behind the label for it over a decision that is printed itself, where there is one alone. */
export const labelledDay = (body: Body): IsoDate | null => {
  const days = new Set(matchesIn(body, LABEL).flatMap((match) => printedDate(match.printed(1), match.printed(2), match.printed(3)) ?? []))
  const [day] = days
  return days.size === 1 && day !== undefined ? day : null
}

const ELECTIVE = new Set(['board_member', 'manager', 'manager_chair', 'liquidator'])
// "31.12.2015 itibariyle sona ermesine", "31.12.2021 tarihinden itibaren"
const AS_OF = new RegExp(`${DATE}\\s*(?:tarihi\\s)?(?:itibar[iı]yla|itibariyle|itibari ile|gunu sonunda|tarihinden itibaren)`, 'dg')
// "Görevine devamına", "müdürlük sıfatını muhafaza etmeleri": who sits goes on as before; no new term begins.
const DUTY = '(?:gorev|vazife|sifat|makam|(?:mudur|uye|baskan|memur|vekil|temsilci)l[iu][kg])[a-z]*'
const GOES_ON = new RegExp(
  `gorev[a-z]* (?:aynen )?deva?m(?:ina|i|ettiril|lari| etme(?:sine|lerine))|gorevinde kalma|${DUTY} (?:(?!yeniden|tekrar|suresiz|aksi)[^\\s.;]+ ){0,8}?devam (?:ed(?:er|ecek)|etme(?:kte|si|leri))|${DUTY} (?:(?!yeniden|tekrar)[^\\s.;]+ ){0,4}?(?:surdur|koru|muhafaza (?:et|ed))(?:m[ae](?:s[iu]|l[ae]r[iu]|kt[ae])|[ae]c[ae]k|[ueai]?r\\b)|${DUTY} ibka(?:s[iu]|l[ae]r[iu])`,
)
/** How far behind who is said to sit, and no verb yet, the words stand that he goes on. */
const GOES_ON_NEAR = 90
const ELECTS = new RegExp(verb('elect', 'said', 'decided', 'will'))

// "214******36 Kimlik No'lu … SELMAN ARIKDAL": the number stands before the name, three digits, six stars and two digits. Scans read stars as
// digits ("214*****436", "214***45*36"), a 0 as two brackets and a digit as a letter or a mark: what stands at the two last of eleven places
// counts, where it is a digit; what is left open of them tells two persons of one name apart by the others all the same.
const MASKED = new RegExp(`(?<![\\p{L}\\d])[\\p{L}|\\d]{3}(?=\\S{0,2}\\*\\*)[${STARS}\\p{L}|\\d()]{5,10}(?![\\p{L}\\d])`, 'gu')
const PLACES = 11
const LEAST_DIGITS = 4
const digitsOf = (printed: string): string | null => {
  const whole = printed.replace(/\(\)$/, '0')
  const number = whole.length > PLACES ? whole.replace(/[()]+$/, '') : whole
  if (number.length !== PLACES && /^...\d/.test(number)) return null
  const end = number.length === PLACES ? number.slice(-2) : (/\d{2}$/.exec(number)?.[0] ?? '')
  const digits = `${number.slice(0, 3)}..${end}`
  return digits.replace(/\D/g, '').length < LEAST_DIGITS ? null : digits.replace(/[^\d.]/g, '?')
}
// "Selman Arıkdal (kimlik no 214******36)": it stands behind it in brackets of its own.
const MASKED_BEHIND = new RegExp(`^['’]?\\p{Ll}{0,4}\\s*\\([^()\\d]{0,40}(\\d{3}(?=\\S{0,2}\\*\\*)[${STARS}\\d]{5,8})\\s*\\)`, 'u')
const BRACKETS = /\([^()]+\)/g
const maskedBefore = (body: Body, { from, to }: Found, names: readonly string[]): string | null => {
  const [person = ''] = names
  const at = body.text.slice(from, to).lastIndexOf(person)
  if (at < 0) return null
  const beside = body.asides?.find(
    ({ name, number }) => number && name >= from && name < to && names.some((each) => body.text.startsWith(each, name)),
  )
  if (beside) return digitsOf(beside.number?.match(MASKED)?.[0] ?? '')
  const behind = MASKED_BEHIND.exec(body.text.slice(from + at + person.length, from + at + person.length + BEHIND))
  // What stands in brackets before a name is of the one before it.
  if (behind) return digitsOf(behind[1] ?? '')
  const before = body.text.slice(from, from + at).replace(BRACKETS, ' ')
  return [...before.matchAll(MASKED)].map(([printed]) => digitsOf(printed)).findLast((digits) => digits !== null) ?? null
}
const BEHIND = 90

/**
 * "9.9.2026 tarihinde istifa eden A", "A'nın 9.9.2026 tarihli istifası kabul edilmiş": the day on which somebody went, as the words around his
 * name print it. (A resignation that is only now accepted ends with the decision.)
 */
const WENT = new RegExp(
  `${DATE}\\s*(?:tarihinde|gunu(?:nde)?|tarihli|['’]?[dt][ae])\\s(?:[a-z'’/]+ ){0,5}?(istifa(?!s[iı]n[iı]n kabul)|vefat|olmus|olum|ayril)`,
  'dg',
)
const AROUND = 90
const wentOn = (
  body: Body,
  { from, to }: Found,
  reason: DepartureReason | null,
): { on: IsoDate; reason: DepartureReason | null } | null => {
  if (reason !== null && reason !== 'resignation' && reason !== 'death') return null
  const before = body.plain.slice(Math.max(0, from - AROUND), from)
  const begin = from - (before.length - before.search(/(?:[^.;:]|(?<=\d)\.(?=\d))*$/))
  const matches = matchesIn(body, WENT, begin, Math.min(body.plain.length, to + 24))
  const days = new Set(matches.map((match) => printedDate(match.printed(1), match.printed(2), match.printed(3))))
  const [on] = days
  if (days.size !== 1 || !on) return null
  const word = matches[0]?.printed(4) ?? ''
  return { on, reason: reason ?? (/^istifa/i.test(word) ? 'resignation' : /^(?:vefat|öl)/i.test(word) ? 'death' : null) }
}

// The assembly did not approve whom the board had chosen for a vacancy (TTK 363/1).
const REFUSED = /^[^.;]{0,80}(?:secim|atan|uyelig)[^.;]{0,40}(?:onaylanmam|onaylanmay|reddedil|kabul edilmem)[a-z]*/

/** A row of a table ends with the last day of the power. */
const CELL = new RegExp(`^\\s*\\|\\s*${DATE}(?=\\s|$|\\|)`)

/** The same statement with what its notice says of it besides: days, the number that tells its person from another, orders of a court. */
export const withDays = (body: Body, found: Found): Found => {
  const statement: Statement = found.statement
  if (statement.kind === 'status' && (statement.code === 'CONCORDAT_TEMPORARY' || statement.code === 'CONCORDAT_FINAL')) {
    const orders = statement.restricts === undefined ? stayOrdersIn(body) : null
    return orders ? { ...found, statement: { ...statement, ...orders } } : found
  }
  if ((statement.kind === 'appointment' || statement.kind === 'representation') && statement.until === null) {
    const cell = body.plain.slice(found.from, found.to).includes('|') ? CELL.exec(body.plain.slice(found.to, found.to + 40)) : null
    const until = cell ? printedDate(cell[1], cell[2], cell[3]) : null
    if (until !== null) return withDays(body, { ...found, statement: { ...statement, until } })
  }
  if (statement.kind === 'representation') {
    const decision = decisionBy(body, ['board', 'assembly', 'court'])
    return decision === null ? found : { ...found, statement: { ...statement, decided: decision.on } }
  }
  if (statement.kind !== 'appointment' && statement.kind !== 'departure') return found
  const elective = statement.role === null || ELECTIVE.has(statement.role)
  const decision = decisionBy(body, elective ? ['assembly', 'board', 'court'] : ['board', 'assembly', 'court'])
  const decided = {
    ...(decision === null ? {} : { decided: decision.on, ...(decision.by === 'assembly' ? { by_assembly: true as const } : {}) }),
    ...(statement.kind === 'appointment' && isByTrustee(body) ? { by_trustee: true as const } : {}),
  }
  const words = body.plain.slice(found.from, found.to)
  const masked = maskedBefore(body, found, [
    statement.person,
    ...(statement.kind === 'appointment' && statement.formerly ? [statement.formerly] : []),
  ])
  const known: { decided?: IsoDate; by_assembly?: true; by_trustee?: true; masked?: string } = {
    ...decided,
    ...(masked === null ? {} : { masked }),
  }
  if (statement.kind === 'departure') {
    const resigned = statement.reason === 'resignation' && decision === null ? resignedOn(body) : null
    if (resigned !== null) known.decided = resigned
    const [last] = statement.on === null ? matchesIn(body, AS_OF, found.from, Math.min(body.plain.length, found.to + 40)).slice(-1) : []
    const on = last ? printedDate(last.printed(1), last.printed(2), last.printed(3)) : statement.on
    const went = on === null ? wentOn(body, found, statement.reason) : null
    return { ...found, statement: { ...statement, on, ...went, ...known } }
  }
  const name = body.text.slice(found.from, found.to).indexOf(statement.person)
  const refused = name < 0 ? null : REFUSED.exec(body.plain.slice(found.from + name + statement.person.length, found.to))
  if (refused && name >= 0)
    return {
      statement: { kind: 'departure', person: statement.person, role: statement.role, on: null, reason: 'other', ...known },
      from: found.from + name,
      to: found.from + name + statement.person.length + refused[0].length,
    }
  // (The verb may end behind what was read: "devam | eder".)
  const confirms =
    (GOES_ON.test(words + body.plain.slice(found.to, found.to + 12)) ||
      (!ELECTS.test(words) && GOES_ON.test(/^[^.;]*/.exec(body.plain.slice(found.to, found.to + GOES_ON_NEAR))?.[0] ?? ''))) &&
    statement.until === null &&
    statement.term_years === null
  return { ...found, statement: { ...statement, ...known, ...(confirms ? { confirms: true as const } : {}) } }
}
