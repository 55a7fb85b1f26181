/**
 * Lists of who goes and who comes under a label or a heading that says which of the two: "Görevden alınanlar: Müdür A, Müdür B",
 * "YÖNETİM KURULU ÜYELİĞİ SONA ERENLER" over a name a line, "İstifa eden - A (Genel Müdür)"; and names each with its own mark under an
 * office ("Başkanlık: A (çıkan) - B (giren)").
 */
import { appointment, representation } from '../fact/stated.ts'
import type { DepartureReason, Role } from '../fact/fact.ts'
import { type Body, breakIn, type Found, matchesIn, once, type Rule, type Span } from '../fact/found.ts'
import { ownRole, formAt, NO_TERM, roleOf, termAtStart, termIn } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity, partiesIn, type Party } from '../text/names.ts'
import { reasonOf } from './assigned.ts'
import { STAYS } from './below.ts'
import { sentencesOf } from './clauses.ts'
import { DUTIES } from './office-words.ts'
import { bodyStart, officesNamed } from './offices.ts'
import { CAUSES, officerRecordRule } from './records.ts'

/** Words of offices, and of the lists and organs that somebody leaves. */
const OFFICE_WORD =
  '(?:yonetim|kurul(?:u|undan|una|dan|a)?|idare|meclis(?:i|inden)?|uye(?:si|ler|leri|ligi|likleri|likten|liginden|lige)?|aza(?:si|lar|ligi|liktan|ligindan)?|mudur(?:u|ler|leri|luk|lugu|lukten|lugunden)?|baskan(?:i|ligi|liktan|ligindan)?|baskanvekili|vekil(?:i|ligi|ler|leri)?|yardimci(?:si|ligi)?|genel|tasfiye|memur(?:u|lar|lari|lugu|lugundan)?|denetci(?:si|ler|leri|ligi|likten)?|murakip(?:lar)?|imza|temsil(?:ci|cisi|ciler|cileri)?|yetkili(?:si|ler|leri)?|liste(?:si|sinden|den|sine|ye)?|ticari|mumessil(?:i|ler|leri)?|sube|sirket(?:in|imiz)?|komiser(?:i|ler|leri)?|bagimsiz|murahhas|asil)'
const HELD = '(?:gorev|vazife|uyelik|uyelig|azalik|azalig|mudurlu[gk]|baskanli[gk]|memurlu[gk]|(?:imza |temsil )?yetki|s[ae]lahiyet)'
const GOES = `(?:${HELD}[a-z]{0,6} (?:sona (?:eren|erdirilen)|biten|dolan|dusen|son (?:bulan|verilen)|iptal edilen|kaldirilan|alinan)|(?:(?:gorev|vazife|uyelik|azalik|mudurluk|kurul|liste)[a-z]{0,7} )?(?:ayrilan|cikarilan|cekilen|cikan|uzaklastirilan)|(?:gorev|vazife|uyelik|mudurluk)[a-z]{0,7} alinan|(?:istifa|vefat) eden|azledilen|azil edilen|giden)(?:l[ae]r)?|istifa|azil|vefat|ayrilma`
const COMES = `(?:(?:goreve|gorevine|vazifeye|yerine|yerlerine|uyelige|listeye|listesine|kurula|yeni) ){0,2}(?:atanan|secilen|getirilen|baslayan|gelen|giren|eklenen|tayin (?:edilen|olunan)|gorevlendirilen)(?:l[ae]r)?|yeni(?= )|tayin|atama`
/** A label ends with a mark, or with its line. */
const LABEL = new RegExp(
  `(?<![a-z])(?:${OFFICE_WORD} (?:olarak )?){0,5}(?:(${GOES})|(${COMES})|(${STAYS}))(?: ${OFFICE_WORD}){0,4}(?: ?[:;] ?| [-–—] |(?= ))`,
  'dg',
)
/** What a label may stand behind. */
const BEGINS = /(?:^|[.;:)*•|–—-]\s?)$/
const ON_AGENDA = /\bgundem[a-z]*(?: madde[a-z]*)?\s?[:;](?![^]*m[iu]st[iu]r)/
/** How far a list reaches. */
const LONGEST = 600

type Way = 'goes' | 'comes'
type Label = Span & { way: Way; stays: boolean; role: Role | null; reason: DepartureReason | null }

const roleNamed = (body: Body, from: number, to: number): Role | null => {
  const [office, ...others] = officesNamed(body, from, to)
  const role = others.length === 0 && office ? office.role : roleOf(squeeze(body.text.slice(from, to)))
  return ownRole(body, role)
}
/** "Üyeliği sona erenler", "imza yetkilileri listesinden": the office by the word of it that a label has. */
const IN_LABEL: [RegExp, Role][] = [
  [/\bdenetci|\bmurakip/, 'auditor'],
  [/\bimza yetkili|\btemsilci/, 'authorised_signatory'],
  [/\bmudurler kurulu baskan/, 'manager_chair'],
  [/\bbaskan ?(?:vekil|yardimci)/, 'board_vice_chair'],
  [/\bbaskan/, 'board_chair'],
  [/\bgenel mudur/, 'general_manager'],
  [/\btasfiye (?:memur|kurul)/, 'liquidator'],
  [/\b(?:uye|aza)|\b(?:yonetim kurul|idare meclis)/, 'board_member'],
  [/\bticari (?:vekil|mumessil|temsilci)/, 'proxy'],
  [/\bkomiser/, 'commissioner'],
  [/\bsube mudur/, 'branch_manager'],
  [/\bmudur/, 'manager'],
]
const labelRole = (body: Body, from: number, to: number): Role | null => {
  const plain = body.plain.slice(from, to)
  const role = IN_LABEL.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  return ownRole(body, role)
}

const labelsIn = (body: Body): Label[] =>
  matchesIn(body, LABEL, bodyStart(body)).flatMap((match): Label[] => {
    const verb = match.span(1) ?? match.span(2) ?? match.span(3)
    const line = breakIn(body, verb?.to ?? match.to, match.to)
    // Words of an office that end the line above are none of the label's.
    const from = Math.max(
      match.from,
      ...[...body.breaks].filter((at) => at > match.from && at < (verb?.from ?? match.from)).map((at) => at + 1),
    )
    const to = line ?? match.to
    const plain = body.plain.slice(from, to)
    const marked = /[:;–—-]\s?$/.test(plain)
    const heads = body.breaks.has(from - 1) || from === 0 || BEGINS.test(body.plain.slice(Math.max(0, from - 3), from))
    // What is only to be talked about.
    if (ON_AGENDA.test(body.plain.slice(Math.max(0, from - LONGEST), from))) return []
    // Without a mark it is the whole of its line.
    if (!heads || !(marked || (body.breaks.has(to) && (from === 0 || body.breaks.has(from - 1))))) return []
    // "Yeni Atanan Temsilciler" heads the template's own sentences.
    if (!marked && /\btemsil|\byetkili/.test(plain)) return []
    const goes = match.span(1) !== null
    const words = plain.replace(/[^a-z ]/g, '').trim()
    // "Yeni" alone, a deed alone without its mark: of what, or whether it is a label at all, is open.
    if (/^(?:yeni|tayin|atama|istifa|azil|vefat|ayrilma)$/.test(words) && !(marked && words !== 'yeni')) return []
    return [
      {
        from,
        to,
        way: goes ? 'goes' : 'comes',
        stays: match.span(3) !== null,
        role: labelRole(body, from, to),
        reason: goes ? labelReason(words) : null,
      },
    ]
  })
/** "Denetçi değişikliği:", "TESCİL EDİLEN HUSUS: Denetçinin istifası": the office that all labels behind it speak of. */
const SUBJECT = /([a-z ]{4,40}?)(?:['’]?n?[iu]n)? (?:degisikli(?:k|gi)|istifasi|azli|ayrilmasi|gorevden alinmasi|atanmasi)\s?[:.]?\s?$/
const subjectRole = (body: Body, at: number): Role | null => {
  const [, words = ''] = SUBJECT.exec(body.plain.slice(Math.max(0, at - 80), at)) ?? []
  return IN_LABEL.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

const labelReason = (words: string): DepartureReason | null => reasonOf(words) ?? (/\bsure/.test(words) ? 'term_end' : null)

// What may stand between the people of a list beside their offices: marks, numbers, what introduces them.
const BESIDE =
  /(?:\d[\d*#x.]*\W{0,2}(?:\s?kimlik (?:no|numara)\S*(?: ?lu)?)?|\bt\.? ?c\.?(?: kimlik (?:no|numara)\S*)?|\b(?:ve|ile|sn|sayin|av|dr|prof|doc|smmm|ymm|serbest muhasebeci|mali musavir|yeminli)\b\.?|[-–—•*,;|/\s])/g
const OFFICES_ONLY = new RegExp(`^(?:${OFFICE_WORD}|baskan|birinci|ikinci|tek|diger|eski|yeni)$`)
const isClean = (plain: string): boolean =>
  plain
    .replace(BESIDE, ' ')
    .split(/\s+/)
    .every((word) => word === '' || OFFICES_ONLY.test(word))
const BRACKETS = /^\s?\((?!\d+\/)([^()]{2,80})\)/
/** What stands behind whoever is named and says no more of him. */
const ENDS = /^\s?(?:$|[.,;|)–—-]|\(|\d{1,2}\s?[-.)])/

/** A name into which the label of the next line ran. */
const onItsLine = (body: Body, party: Party): Party => {
  if (!/^\s?[:;]/.test(body.plain.slice(party.to, party.to + 2))) return party
  const line = breakIn(body, party.from, party.to, (at) => /\S \S/.test(body.text.slice(party.from, at)))
  return (line === undefined ? undefined : partiesIn(body, party.from, line)[0]) ?? party
}

const beside = (words: string): Role | null => DUTIES.find(([pattern]) => pattern.test(plainLetters(words)))?.[1] ?? roleOf(words)

type Named = { party: Party; role: Role | null; bracket: string; to: number }
/** "Başkan A, Üye B": a title without its organ before a name. */
const bareRole = (between: string): Role | null => {
  const words = between.replace(/[^a-z]+/g, ' ').trim()
  return /^(?:baskan|reis)$/.test(words) ? 'board_chair' : /^(?:(?:muhasip|murahhas) )?(?:uye|aza)$/.test(words) ? 'board_member' : null
}
/** The people of a list, each with the office that stands beside him. */
const peopleUnder = (body: Body, begin: number, end: number): Named[] => {
  const named: Named[] = []
  let last = begin
  let before: boolean | null = null
  for (const whole of partiesIn(body, begin, end)) {
    const party = onItsLine(body, whole)
    const between = body.plain.slice(last, party.from)
    const newLine = breakIn(body, last, party.from) !== undefined
    if (!isClean(between) || party.after !== null) break
    const bracket = BRACKETS.exec(body.plain.slice(party.to, end))
    const to = party.to + (bracket?.[0].length ?? 0)
    if (!(ENDS.test(body.plain.slice(to, to + 5)) || body.breaks.has(to) || to + 1 >= end)) break
    const title = /[a-z]{3}/.test(between.replace(BESIDE, ' ')) ? (roleNamed(body, last, party.from) ?? bareRole(between)) : null
    before ??= title !== null
    // A title that begins a line under names without one is of another list.
    if (!before && title !== null && newLine) break
    const previous = named.at(-1)
    if (!before && title !== null && previous) {
      if (previous.role !== null) break
      previous.role = title
    }
    const words = bracket ? squeeze(body.text.slice(party.to, to)).slice(1, -1) : ''
    named.push({ party, role: (before ? title : null) ?? (words === '' ? null : beside(words)), bracket: words, to })
    last = to
  }
  // "A - Genel Müdür"
  const final = named.at(-1)
  if (final && !before && final.role === null) {
    const line = breakIn(body, final.to, end) ?? end
    const behind = /^\s?[-–—,]\s?([a-z ]{4,50}?)\s?(?:$|[.;(])/.exec(body.plain.slice(final.to, line))
    if (behind && isClean(behind[1] ?? '')) {
      final.role = roleNamed(body, final.to, final.to + behind[0].length)
      final.to += behind[0].replace(/\W+$/, '').length
    }
  }
  return named
}

const FORM = /\bmunferi|\bmustere|\btek (?:basina|imza)|\bbirlikte/
const CAUSE = /^\s?\.?\s?(?:ayrilma |istifa |sona erme )?(?:sebep|sebebi|neden|nedeni)\s?[:;-]\s?([a-z ]{3,60})/
const PERIOD = /^\s?\.?\s?(?:gorev |denetim |hesap )?donem(?:i|leri)?\s?[:;-]\s?/
const DAY = new RegExp(DATE)
const BEHIND_LONG = 80
const YEARS = /\b(?:19|20)\d\d\b/

/** "A (Müdür) - İstifa": why he goes, behind a stroke. */
const CAUSE_BEHIND =
  /^\s?[-–—]\s?((?:istifa(?:si)?|vefat[ia]?|azil|azli|gorevden al[a-z]+|sure(?:si)? (?:bitimi|dolumu|sonu)|emekli[a-z]*)(?: (?:nedeniyle|sebebiyle))?)(?![a-z])/
/** "B (Müdür) - 11.5.2026 tarihine kadar": how long he comes for. */
const TERM_BEHIND = /^\s?[-–—,;:]\s?/
const stated = (body: Body, label: Label, { party, role, bracket, to: named }: Named): Found[] => {
  const behind = body.plain.slice(named, named + BEHIND_LONG)
  const cause = label.way === 'goes' ? CAUSE_BEHIND.exec(behind) : null
  const ended = named + (cause?.[0].length ?? 0)
  const why = cause && (body.breaks.has(ended) || /^\s?(?:$|[.,;)]|\(\d)/.test(body.plain.slice(ended, ended + 3))) ? cause : null
  const mark = label.way === 'comes' ? TERM_BEHIND.exec(behind) : null
  const until = mark ? termAtStart(behind.slice(mark[0].length)) : null
  const to = named + (why?.[0].length ?? (mark && until ? mark[0].length + until.end : 0))
  const span = { from: label.from, to }
  const plain = fold(bracket)
  if (role === null) return []
  if (label.way === 'goes') {
    const rest = body.plain.slice(to, to + 80)
    const said = why?.[1] ?? CAUSE.exec(rest)?.[1] ?? plain
    const reason =
      role === 'authorised_signatory' ? null : (label.reason ?? CAUSES.find(([pattern]) => pattern.test(said))?.[1] ?? reasonOf(said))
    const day = DAY.exec(plain)
    const on = day ? printedDate(day[1], day[2], day[3]) : null
    return [{ statement: { kind: 'departure', person: party.name, role, on, reason }, ...span }]
  }
  if (role === 'auditor') {
    const said = PERIOD.exec(body.plain.slice(to, to + 40))
    const line = breakIn(body, to + 1 + (said?.[0].length ?? 0), to + 90) ?? to
    const period = YEARS.test(bracket)
      ? bracket.replace(/ ?(?:hesap|faaliyet) (?:d[öo]nem|y[ıi]l)\S*.*$/iu, '')
      : said
        ? squeeze(body.text.slice(to + said[0].length, line))
        : null
    return [{ statement: { kind: 'auditor', name: party.name, period }, ...span }]
  }
  const term = until?.term ?? termIn(body.plain.slice(party.to, named))?.term ?? NO_TERM
  const form = FORM.test(plain) ? formAt(bracket, body.plain.slice(named - bracket.length - 1, named - 1)) : null
  return [
    {
      statement: appointment(party.name, role, {
        from: term.from,
        until: term.until,
        term_years: term.years,
        ...(label.stays ? { confirms: true as const } : {}),
      }),
      ...span,
    },
    ...(form && !isEntity(party.name)
      ? [
          {
            statement: representation([party.name], form.mode, { with: form.with }),
            ...span,
          },
        ]
      : []),
  ]
}

/** "İstifa eden: A. İstifa reddedilmiştir." */
const REFUSED = /\b(?:redd(?:ed|in)|kabul (?:edilme|olunma|gorme)|uygun (?:gorulme|bulunma)|geri (?:al|cek)|vazgec)/
const REFUSED_NEAR = 120
/** The lists under labels, in their order. */
const listsIn = once((body: Body): { label: Label; people: Named[] }[] => {
  const labels = labelsIn(body)
  return labels.map((label, at) => {
    const end = Math.min(labels[at + 1]?.from ?? body.plain.length, label.to + LONGEST, body.plain.length)
    const people = peopleUnder(body, label.to, end)
    const last = people.at(-1)?.to ?? label.to
    return { label, people: REFUSED.test(body.plain.slice(last, Math.min(end, last + REFUSED_NEAR))) ? [] : people }
  })
})

const MARKED: [RegExp, Way][] = [
  [/^(?:cikan|giden|ayrilan|eski|istifa(?: eden)?|azledilen|(?:gorevi |yetkisi )?sona eren)$/, 'goes'],
  [/^(?:giren|gelen|yeni|atanan|secilen)$/, 'comes'],
]
/** "Başkanlık: A (çıkan) - B (giren)": each with his own mark under an office. */
const markedIn = (body: Body): Found[] =>
  sentencesOf(body).flatMap(({ from, to }): Found[] => {
    if (
      !/\((?:cikan|giden|ayrilan|eski|istifa|azledilen|gorevi|yetkisi|sona|giren|gelen|yeni|atanan|secilen)/.test(
        body.plain.slice(from, to),
      )
    )
      return []
    const people = partiesIn(body, from, to).map((party) => {
      const bracket = BRACKETS.exec(body.plain.slice(party.to, to))
      const way = MARKED.find(([pattern]) => pattern.test((bracket?.[1] ?? '').trim()))?.[1]
      return { party, way, to: party.to + (bracket?.[0].length ?? 0) }
    })
    const [first] = people
    if (!first || !people.some(({ way }) => way === 'goes') || !people.every(({ way, party }) => way && party.after === null)) return []
    const head = /(?:[a-z]+ ){1,5}?[a-z]+\s?[:–—-]\s$/.exec(body.plain.slice(Math.max(from, first.party.from - 60), first.party.from))
    const begin = first.party.from - (head?.[0].length ?? 0)
    const role =
      head && isClean(head[0].replace(/[:;]/g, ' ').replace(/l[iu](?:k|g)[iu]?\b/g, '')) ? labelRole(body, begin, first.party.from) : null
    if (role === null || !people.every((each, at) => at === 0 || isClean(body.plain.slice(people[at - 1]?.to, each.party.from)))) return []
    return people.flatMap(({ party, way, to: end }) =>
      stated(
        body,
        { from: begin, to: first.party.from, way: way as Way, stays: false, role, reason: null },
        { party, role, bracket: '', to: end },
      ),
    )
  })

/** Who goes and who comes, by labels; whoever comes takes the office that those before him leave, where they all leave the same. */
export const turnoverRule: Rule = (body) => {
  const read = new Set(
    officerRecordRule(body).flatMap(({ statement }) =>
      statement.kind === 'appointment' || statement.kind === 'departure' ? [fold(statement.person)] : [],
    ),
  )
  let left: Role | null = null
  let subject: Role | null = null
  const listed = listsIn(body).flatMap(({ label, people }): Found[] => {
    subject = subjectRole(body, label.from) ?? subject
    const all = people.map((each) => ({ ...each, role: each.role ?? label.role ?? subject }))
    const roles = [...new Set(all.map(({ role }) => role))]
    const given = label.way === 'comes' ? all.map((each) => ({ ...each, role: each.role ?? left })) : all
    if (label.way === 'goes') left = roles.length === 1 ? (roles[0] ?? null) : null
    return given.flatMap((each) => (read.has(fold(each.party.name)) ? [] : stated(body, label, each)))
  })
  return [...listed, ...markedIn(body)]
}
