import { plainLetters } from '../text/letters.ts'
import { type IsoDate, parseIsoDate } from '../kernel/dates.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { evidenceEnd } from './evidence.ts'
import { type Body, firstIn, type Found, matchesIn, type Rule } from './found.ts'
import { clausesOf } from '../reading/clauses.ts'
import { verb } from '../text/lexicon.ts'
import type { DepartureReason } from './fact.ts'
import { cleanName, isEntity, isName, LISTED, partiesIn } from '../text/names.ts'

// A mark or a digit that a scan put into a name would cut it.
const CUT = /[a-z][\d'!"*]+[a-z]* ?$|[a-z]\| ?$/
const ELECTED =
  /([a-z][a-z\s.,&]{6,140}?(?:anonim|limited)\s+sirketi)\S*[^.]{0,120}?(?:bagimsiz )?denetci(?:si|ligine| olarak)[^.]{0,60}?sec/dg
/** The company whom a clause on the audit chooses, by what is done behind its name. */
const AUDITS = /\bdenetci(?!ler kurul)|\bbagimsiz denetim[a-z]*\b/
const CHOSEN = new RegExp(
  `^['’]?\\s?[a-z]{0,4}\\s(?:[a-z0-9.]+ ){0,8}?(?:${verb('elect', 'said', 'decided')}|\\byaptiril(?:m[ae]s|mis)|\\bsecimi(?:n[ei])?\\b|\\bdenetci(?:si)? ol(?:mas[iı]|mus)|\\bile (?:sozlesme|calis(?:il)?ma))`,
)
const NOT_CHOSEN =
  /\b(?:yapil|secil|atan)[ae]?m[ae](?:m[iu]s|d[iu])|\bkabul etme(?:d|m)|\bistifa|\bazl|gorevden al|sona er|\byerine\b|\brapor|\bonaylanmam|\bredd/
const chosenIn = (body: Body): Found[] =>
  clausesOf(body).flatMap(({ from, to }): Found[] => {
    const plain = body.plain.slice(from, to)
    const own = body.header.title === null ? '' : plainLetters(body.header.title)
    const named = AUDITS.test(plain) && !NOT_CHOSEN.test(plain) ? partiesIn(body, from, to) : []
    const chosen = named.filter(
      (party) => isEntity(party.name) && plainLetters(party.name) !== own && CHOSEN.test(body.plain.slice(party.to, party.to + 160)),
    )
    const [one] = chosen
    return one && chosen.length === 1 && named.length <= 2
      ? [{ statement: { kind: 'auditor', name: cleanName(one.name), period: null }, from: one.from, to }]
      : []
  })

// "Bağımsız Denetçi: X BAĞIMSIZ DENETİM ANONİM ŞİRKETİ" on a line of its own.
const LABELLED =
  /(?:(?:bagimsiz|yeni|secilen|atanan) ){0,2}(?:denet(?:ci|leyici)|murak[iı]p)(?:l[ae]r)?(?: secimi)?(?:nin (?:unvani|adi(?: soyadi)?))?\s?[:;=]\s?/dg
/** What may stand between the label and the name: for which year, for what. */
const FOR_YEAR =
  /^\d{4}\s?[-–]\s$|^(?:[^.:;|]|(?<=\d)\.){0,140}\b(?:yil|donem|hesap|denetim|denetle|incele)[a-z]*(?: (?:icin|uzere|olarak|amaciyla))?\s?[-–,]?\s$/
const OF_YEAR = /\b((?:19|20)\d\d)\s?(?:(?:mali |hesap |faaliyet )?(?:yil|donem)|[-–])/
/** A letter or a number that begins an item. */
const ITEM = /(?:^|\s)(?:[a-h]|\d{1,2})\s?[-.)]{1,2}\s?$/
const NOT_CHOSEN_BEHIND = /^[^.;:]{0,30}\b(?:imza|rapor|ucret|istifa|azl|azil|gorevden|sona er|hazir bulun|katil)/
const labelledIn = (body: Body): Found[] => {
  const begin = Math.max(0, evidenceEnd(body) % body.plain.length)
  return matchesIn(body, LABELLED, begin).flatMap((match): Found[] => {
    const item = ITEM.test(body.plain.slice(Math.max(0, match.from - 6), match.from))
    if (match.from > 0 && !body.breaks.has(match.from - 1) && !item) return []
    const people = partiesIn(body, match.to, Math.min(body.plain.length, match.to + 300))
    const [party] = people
    const lead = party ? body.plain.slice(match.to, party.from) : ''
    if (!party || !(lead.length <= 2 || FOR_YEAR.test(lead))) return []
    const end = people.findIndex((each, at) => at > 0 && !LISTED.test(body.plain.slice(people[at - 1]?.to, each.from)))
    return people.slice(0, end < 0 ? people.length : end).flatMap((each): Found[] => {
      if (NOT_CHOSEN_BEHIND.test(body.plain.slice(each.to, each.to + 60))) return []
      const period = PERIOD.exec(body.plain.slice(each.to, each.to + 60))
      const to = each.to + (period ? period.index + period[0].length : 0)
      return [
        {
          statement: {
            kind: 'auditor',
            name: cleanName(each.name),
            period: period ? printedPeriod(period[0]) : (OF_YEAR.exec(lead)?.[1] ?? null),
          },
          from: match.from,
          to,
        },
      ]
    })
  })
}

/** The heading of a table of auditors: who, and from when until when. */
const COLUMNS =
  /\bdenetci\s(?:[a-z]+ )?unvani? \|[^.:]{0,60}\b(?:donem|yil)i?\b|\bdenetci bilgi[a-z]*\s(?:[a-z/|.]+ ){0,6}?(?:adi|unvani)\b|\byeni denetci(?:ler)?\b[^.:]{0,110}\bbaslangic[^.:]{0,20}\bbitis(?: tarihi)?/
const NEW_COLUMNS = /\byeni denetci(?:ler)?\b[^.:]{0,110}\bbaslangic[^.:]{0,20}\bbitis(?: tarihi)?/dg
const LEAVES = /gorevi sona eren denetci/dg
const COMES = /\byeni (?:secilen |atanan )?denetci/dg
// The headings of columns run into the first name.
const HEADINGS = /^(?:\S+ )*?\S*\p{Ll} (?=(?:[\p{Lu}&.]+ ){2,}[\p{Lu}.]+$)/u
const COUNTRY = /^.*?(?:T[üÜ](?:rkiye|RK[İI]YE)(?: (?:Cumhuriyeti|CUMHUR[İI]YET[İI]))?)\s*\|?\s*/u

const CAUSES: [RegExp, DepartureReason][] = [
  [/sure/, 'term_end'],
  [/istifa/, 'resignation'],
  [/azil|azl|gorevden al/, 'dismissal'],
  [/vefat|olum/, 'death'],
]

const TABLE = /(?:yeni |secilen |atanan )?denetci(?:ler|nin (?:unvani|adi)|\s(?:adi|unvani|bilgi[a-z]*))?\b/dg
const PERIOD = new RegExp(`${DATE}\\s*[|-]?\\s*${DATE}`)
const PERIODS = new RegExp(PERIOD.source, 'dg')

/** "| 2024 |": the year of a row, in a cell of its own. */
const YEAR_CELL = /\|\s?((?:19|20)\d\d)(?: (?:yili|hesap yili|hesap donemi|faaliyet donemi|donemi))?(?=\s*(?:\||secil|$|\())/

/** What the scan put between the words of a name that goes on in the lines of its cell: marks, days, scraps, a country, the place of another cell. */
const SCRAP = /^(?:[|\d.,:'-]+|\p{L}{1,2}|\p{L}+\/|\/\p{L}*|T[üÜ]rkiye|T[ÜU]RK[İI]YE|Cumhuriyeti)$/u
const OF_NAME = /^(?:\p{Lu}{3,}|VE)$/u
const TRADE = /\b(?:denetim|musavirlik)\b/
const TAIL = /\b(?:anonim|limited)((?:\s[^\s]+){0,6}?)\ssirketi\b/dg
const DAY_LIKE = /\b\d{1,2}[.,/]?\d{1,2}[.,/]?\d{4}\b/
/** How far back the words of a torn name are looked for. */
const NEAR_NAME = 600
type Named = { name: string; from: number; to: number; behind: string }
/** Companies whose name the lines of a row part ("X BAĞIMSIZ | 1.1.2023 | ANONİM 31.12.2023 ŞİRKETİ"); a day of the row proves that it is one. */
const scatteredIn = ({ text, plain }: Body, begin: number): Named[] =>
  matchesIn({ text, plain }, TAIL, begin).flatMap((match): Named[] => {
    const isScrap = (word: string, before: string, after: string): boolean =>
      SCRAP.test(word) && word !== 'VE' ? true : /[|/]$/.test(before) && /^[|\d]/.test(after)
    const inside = text.slice(...(Object.values(match.span(1) ?? { from: 0, to: 0 }) as [number, number])).trim()
    if (inside !== '' && !inside.split(' ').every((word, at, all) => isScrap(word, all[at - 1] ?? '', all[at + 1] ?? ''))) return []
    const since = Math.max(begin, match.from - NEAR_NAME)
    const own = text.slice(match.from, match.to).split(' ')
    const words = [...text.slice(since, match.from).matchAll(/\S+/g)].slice(-30)
    const name: string[] = []
    let from = match.from
    for (let at = words.length - 1; at >= 0; at--) {
      const [word, before, after] = [words[at]?.[0] ?? '', words[at - 1]?.[0] ?? '', words[at + 1]?.[0] ?? own[0] ?? '']
      if (isScrap(word, before, after)) continue
      if (!OF_NAME.test(word)) break
      name.unshift(word)
      from = since + (words[at]?.index ?? 0)
    }
    const torn = text.slice(from, match.to).split(' ').length > name.length + 2
    const whole = [...name, own[0] ?? '', own.at(-1) ?? ''].join(' ')
    return torn && TRADE.test(plainLetters(whole)) && name.length <= 10 && DAY_LIKE.test(plain.slice(from, match.to + 60))
      ? [{ name: whole, from, to: match.to, behind: plain.slice(from, match.to) }]
      : []
  })

/** Whether a cell begins or ends there: what stands beside a name inside a cell is one with it. */
const BESIDE_CELL = /(?:^|[|\d*]|\b(?:cumhuriyeti?|turkiye))\s*$/
const BEHIND_CELL = /^\s*(?:\||[a-z ]{3,30}\s?\/)/
/** Persons whom the rows of such a table name, each alone before the two days of his time. */
const peopleIn = (body: Body, begin: number, end: number): Named[] => {
  const columns = firstIn(body, NEW_COLUMNS, begin > 40 ? begin - 40 : 0)
  if (!columns) return []
  let since = columns.to
  return matchesIn(body, PERIODS, columns.to, end).flatMap((period): Named[] => {
    const [from, to] = [since, period.from]
    since = period.to
    const [party, ...others] = partiesIn(body, from, to)
    return party &&
      others.length === 0 &&
      !isEntity(party.name) &&
      BESIDE_CELL.test(body.plain.slice(from, party.from)) &&
      BEHIND_CELL.test(body.plain.slice(party.to, to))
      ? [{ name: party.name, from: party.from, to: party.to, behind: body.plain.slice(party.to, period.to) }]
      : []
  })
}

/** What may stand between a label and its value: a column's heading has no mark. */
const MARK = '\\s?[:;=–—-]?\\s*'
const NAMED = `(?:adi? soyadi?\\s?(?:[/-]\\s?)?)?(?:firma adi?|(?:ticaret )?unvan[iı]?)|adi? soyadi?`
/**
 * The same as labelled records: "Adı Soyadı/ Firma Adı: … Adres: … Faaliyet Başlangıç Tarihi: … Faaliyet Bitiş Tarihi: … Değişiklik Nedeni: …",
 * with a mark behind each label or without.
 */
const RECORD = new RegExp(
  `\\b(?:${NAMED})${MARK}([^:;]{3,120}?)\\s*(?:\\b(?:adresi?|uyru[gk]u?)${MARK}[^:;]{3,80}?\\s*)?faaliyet baslangi\\S{1,2}(?: tarihi)?${MARK}${DATE}\\s*faaliyet bitis(?: tarihi)?${MARK}${DATE}(?:\\s*degisiklik nedeni${MARK}([a-z ]{3,60})?)?`,
  'dg',
)
/** Whose name the record may be where no firm's is asked for: nobody else's has days of activity in a notice on auditors. */
const OF_AUDITORS = /\bdenetci|\bmurakip|firma adi/
const OTHER_LABEL = /\b(?:adres|uyru[gk]|kimlik|pasaport|faaliyet|soyadi|firma)/
const recordsIn = (body: Body, isLeaving: (at: number) => boolean): Found[] =>
  (OF_AUDITORS.test(body.plain) ? matchesIn(body, RECORD) : []).flatMap((match): Found[] => {
    const name = cleanName(match.printed(1))
    const at = { from: match.from, to: match.to }
    if ((!isName(name) && !isEntity(name)) || OTHER_LABEL.test(plainLetters(name))) return []
    const days = [2, 5].map((group) => printedDate(match.printed(group), match.printed(group + 1), match.printed(group + 2)))
    // Why somebody goes is asked of who goes alone, be the heading over him legible or not.
    if (!isLeaving(match.from) && !match.plain.includes('degisiklik nedeni'))
      return days.every((day) => day !== null)
        ? [{ statement: { kind: 'auditor', name, period: printedPeriod(body.text.slice(match.from, match.to)) }, ...at }]
        : []
    // Until when somebody was elected is the day of his leaving where his time was over alone.
    const reason = causeOf(plainLetters(match.printed(8)))
    return [
      {
        statement: { kind: 'departure', person: name, role: 'auditor', on: reason === 'term_end' ? (days[1] ?? null) : null, reason },
        ...at,
      },
    ]
  })
const causeOf = (said: string): DepartureReason | null =>
  said === '' ? null : (CAUSES.find(([pattern]) => pattern.test(said))?.[1] ?? 'other')

/** An independent auditor elected, and the one who left, as printed in the table or the list. */
export const auditorRule: Rule = (body) => {
  const mayName =
    /denetci/.test(body.topic) || COLUMNS.test(body.plain) || [LEAVES, RECORD].some((each) => firstIn(body, each) !== undefined)
  if (!mayName) return saidIn(body)
  const begin = evidenceEnd(body)
  const table = firstIn(body, TABLE, begin < body.plain.length ? begin : 0)
  const leaves = firstIn(body, LEAVES)?.from ?? body.plain.length
  // A row is of whom the last heading before it names: those who leave may be printed first.
  const headings = [
    ...matchesIn(body, LEAVES).map(({ from: at }) => ({ at, leaving: true })),
    ...matchesIn(body, COMES, begin < body.plain.length ? begin : 0).map(({ from: at }) => ({ at, leaving: false })),
  ].sort((a, b) => a.at - b.at)
  const isLeaving = (at: number): boolean => headings.findLast((each) => each.at <= at)?.leaving ?? false
  const records = recordsIn(body, isLeaving)
  if (records.length > 0) return records
  const from = Math.min(table?.to ?? body.plain.length, leaves)
  const scattered = scatteredIn(body, from)
  const printed = partiesIn(body, from, body.plain.length)
    .filter(({ name, from: at }) => isEntity(name) && !CUT.test(body.plain.slice(Math.max(0, at - 30), at)))
    .filter((party) => !scattered.some((each) => each.from < party.to && party.from < each.to))
    .map((party, at, all): Named => ({
      ...party,
      behind: body.plain.slice(party.to, Math.min(all[at + 1]?.from ?? body.plain.length, party.to + 160)),
    }))
  const rows = [...printed, ...scattered, ...peopleIn(body, from, body.plain.length).filter((each) => !isLeaving(each.from))]
    .sort((a, b) => a.from - b.from)
    .flatMap((party): Found[] => {
      const { behind } = party
      const torn = scattered.includes(party)
      const period = PERIOD.exec(behind)
      const name = cleanName(party.name.replace(COUNTRY, '').replace(HEADINGS, ''))
      // Of a damaged name the words of its trade may be all that is left.
      if (/^(?:(?:bagimsiz|denetim|musavirlik|danismanlik|mali|yeminli|ve|anonim|limited|sirketi) ?)+$/.test(plainLetters(name))) return []
      const span = { from: party.from, to: party.to + (period && !torn ? period.index + period[0].length : 0) }
      const [first, last] = period
        ? [printedDate(period[1], period[2], period[3]), printedDate(period[4], period[5], period[6])]
        : [null, null]
      // A company that the table only mentions (whose decision it is) has no time of office.
      if (!torn && !period && (!/^\s*(?:\||$|\d)/.test(behind) || name === body.header.title)) return []
      const year = period ? null : YEAR_CELL.exec(behind)
      if (!isLeaving(party.from))
        return [
          {
            statement: { kind: 'auditor', name, period: period && first && last ? printedPeriod(period[0]) : (year?.[1] ?? null) },
            from: span.from,
            to: year ? party.to + year.index + year[0].length : span.to,
          },
        ]
      const cause = /degisiklik nedeni\s*:\s*([^|:(]{3,60})/.exec(body.plain.slice(party.from))?.[1] ?? null
      return [
        {
          statement: {
            kind: 'departure',
            person: name,
            role: 'auditor',
            on: last,
            reason: causeOf(cause ?? ''),
          },
          ...span,
        },
      ]
    })
  // The heading over who leaves was not legible: the first row is who comes.
  if (rows.length > 0) return leaves === body.plain.length && /degisiklik ned/.test(body.plain) ? rows.slice(0, 1) : rows
  const elected = matchesIn(body, ELECTED).flatMap((match): Found[] => {
    const name = cleanName(match.printed(1))
    return isName(name) ? [{ statement: { kind: 'auditor', name, period: null }, from: match.from, to: match.to }] : []
  })
  return elected.length > 0 ? elected : saidIn(body)
}
const saidIn = (body: Body): Found[] => {
  const chosen = chosenIn(body)
  return chosen.length > 0 ? chosen : labelledIn(body)
}
const printedPeriod = (printed: string): string => (printed.match(/\d{1,2}[.,/-]\d{1,2}[.,/-]\d{4}/g) ?? [printed]).join(' - ')

/** The two kinds of general meeting, in the words of three eras, and what such a meeting is called. */
const KIND = '(olaganustu|fevkalade|olagan|alelade)'
const MEETING = '(?:genel\\s+kurul|umumi\\s+heyet)'
const MEETS = '(?:topla[nm]|yapil|yapm|yapara|akded|akdett|gerceklestir|gerceklesm|icra)'
const HELD = new RegExp(
  `${DATE}(?:[^.]|(?<=\\b\\d{1,2})\\.(?=\\d{2}(?![\\d.]))){0,120}?${KIND}\\s+${MEETING}(?:[^.]{0,40}?(?:toplant|tutanag|ictima)|[a-z]*(?:da|nda|unca)\\b|\\shalinde\\s(?:topla|bir araya gel))`,
  'dg',
)
// "29.3.1996 tarihinde toplanan alelade umumi heyet", "… günü olağanüstü genel kurul yapılarak"
const MET_ON = new RegExp(
  `${DATE}\\s*(?:tarihinde|gunu)\\s(?:[a-z]+ ){0,3}?${MEETS}[a-z]*\\s(?:[a-z\\d]+ ){0,4}?${KIND}\\s+${MEETING}`,
  'dg',
)
// "… günü saat 10.30'da şirket merkezinde olağanüstü toplanan genel kurul"
const MET_AS = new RegExp(
  `${DATE}\\s*(?:tarihinde|gunu)\\s(?:saat [\\d.:]+(?:['’][dt][ae])?,? )?(?:[a-z]+ ){0,4}?${KIND}\\s(?:olarak )?${MEETS}[a-z]*\\s${MEETING}`,
  'dg',
)
// A day that the words behind give to something else is none of the meeting's.
const HELD_ON = new RegExp(
  `${KIND}\\s+${MEETING}[^.]{0,20}?toplant(?:(?!karar|\\bile\\b|tescil|\\s\\d{1,2}\\s?-\\s)[^.]){0,60}?${DATE}(?!\\s*(?:tarihine|gunune|['’]?[yn]?[ae]) (?:kadar|degin|dek))(?!\\s*(?:tarihin[a-z]* (?:re['’]?sen )?tescil|tarih(?:li)?,?(?: ve)? [\\w/-]+ (?:sayi|no)))`,
  'dg',
)

const MET = new RegExp(
  `${KIND}\\s+${MEETING}[a-z]*\\s+${DATE}\\s*(?:(?:tarihinde|gunu|['’]?[dt][ae])\\s(?:saat [\\d.:]+(?:['’][dt][ae])?,? )?(?:[a-z]+ ){0,3}?${MEETS}[a-z]*|tarihli\\s(?:toplanti\\s)?(?:tutana|zab|zap))`,
  'dg',
)
// "Genel Kurul 01.02.2024 tarihinde olağanüstü toplanmıştır"
const MET_SO = new RegExp(`${MEETING}[a-z]*\\s+${DATE}\\s*(?:tarihinde|gunu|['’]?[dt][ae])\\s${KIND}\\s(?:olarak )?${MEETS}[a-z]*`, 'dg')
// "Genel kurul toplantı tutanağı özeti (olağan, 2.3.2018)"
const MET_BRACKET = new RegExp(`${MEETING}[^.();]{0,40}\\(\\s?${KIND}(?: toplanti[a-z]*)?\\s?[-–,;]?\\s?${DATE}`, 'dg')
const NOT_HELD = /onayli|tasdik|yevmiye|noter|(?:yapil|toplan)acak|toplant[a-z]* ile\b|gorusmek uzere|cagril|davet|tutanag\S*\)/
const AFTERWARDS = /^(?:[^.;]|(?<=\d)\.){0,120}(?:yapilacak|iptal|davet|yurut(?:ul)?me[a-z]* )/
/** "… tutanakları ile … kararlarının tescil ve ilanını talep ettiğinden": papers that an older head lists. */
const ASKED_FOR = /^(?:[^.;]|(?<=\d)\.){0,260}\btescil(?: ve ilan)?[a-z]* (?:tale[bp]|iste[mngd])/
/** The day of a paper before the meeting's own: "12/08/2006 tarih, 0541 sayılı 26/06/2006 tarihli olağan genel kurul". */
const OF_PAPER = new RegExp(`^${DATE},? tarih(?:li)?,?(?: ve)? [\\w/-]+,? sayi`)

/** A general meeting that the body narrates; a reference in the evidence line does not count. */
export const meetingRule: Rule = (body) => {
  const start = evidenceEnd(body)
  const found = new Map<string, Found>()
  const add = (on: string | null, meeting: 'ordinary' | 'extraordinary', from: number, to: number): void => {
    // The day of a notary's seal is none, nor that of a meeting still to come or of decisions annulled.
    if (NOT_HELD.test(body.plain.slice(from, to)) || AFTERWARDS.test(body.plain.slice(to, to + 160))) return
    if (
      OF_PAPER.test(body.plain.slice(from, to)) ||
      (/tarihli/.test(body.plain.slice(from, to)) && ASKED_FOR.test(body.plain.slice(to, to + 320)))
    )
      return
    if (on && parseIsoDate(on) && !found.has(on)) found.set(on, { statement: { kind: 'general_meeting', on, meeting }, from, to })
  }
  if (start >= body.text.length) return []
  const kindIn = ({ plain }: { plain: string }): 'ordinary' | 'extraordinary' =>
    /olaganustu|fevkalade/.test(plain) ? 'extraordinary' : 'ordinary'
  for (const match of [
    ...matchesIn(body, HELD, start),
    ...matchesIn(body, MET_ON, start),
    ...matchesIn(body, MET_AS, start),
    ...matchesIn(body, MET_SO, start),
  ])
    add(printedDate(match.printed(1), match.printed(2), match.printed(3)), kindIn(match), match.from, match.to)
  for (const match of [...matchesIn(body, HELD_ON, start), ...matchesIn(body, MET, start), ...matchesIn(body, MET_BRACKET, start)])
    add(printedDate(match.printed(2), match.printed(3), match.printed(4)), kindIn(match), match.from, match.to)
  return [...found.values()]
}

/** The day of the one general meeting that the body narrates; null where there is none, or several. */
export const meetingDay = (body: Body): IsoDate | null => {
  const [only, ...others] = meetingRule(body)
  return only && others.length === 0 && only.statement.kind === 'general_meeting' ? only.statement.on : null
}
