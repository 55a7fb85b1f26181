/**
 * Labelled records of officers: "Adı Soyadı: Ayşe Yılmaz Görevi: Müdür Süresi: 10 Yıl Temsil Şekli: Münferiden", under words that say whether
 * they come or go.
 */
import type { DepartureReason } from '../fact/fact.ts'
import { type Body, breakIn, type Found, type Match, matchesIn, type Rule } from '../fact/found.ts'
import { formAt, groupOf, NO_TERM, roleOf, termIn } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { isEntity, LISTED, partiesIn, type Party } from '../text/names.ts'
import { bodyStart, officesNamed } from './offices.ts'

type Label = 'person' | 'office' | 'term' | 'form' | 'grade' | 'cause' | 'ended' | 'other'
const LABELS: [string, Label][] = [
  [
    '(?:(?:yetkilinin|temsilcinin|mudurun|uyenin|kisinin) )?(?:adi ?(?:ve|,)? ?soyadi|ad ?(?:ve )?soyad|isim ?(?:ve )?soyisim)(?: ?/ ?unvani?)?',
    'person',
  ],
  ['(?:ayrilma|sona erme|istifa|azil|gorevden alinma) (?:sebebi|nedeni)|degisiklik nedeni|(?:sebebi|nedeni)', 'cause'],
  ['(?:ayrilma|sona erme|istifa|azil|gorevden alinma|gorevi bitis) tarihi', 'ended'],
  ['(?:atama|gorev|yetki|temsil|secilme) ?suresi|(?:gorev|yetki) (?:suresi )?bitis(?: tarihi)?|bitis tarihi|suresi|sure', 'term'],
  ['(?:temsil|yetki|imza) ?sekli|temsil yetkisi(?:nin (?:sekli|kapsami))?|imza yetkisi|yetki', 'form'],
  ['imza derecesi|derecesi|imza grubu|grubu', 'grade'],
  ['gorevi|gorev|sifati|pozisyonu', 'office'],
  [
    '(?:t\\.? ?c\\.? ?)?kimlik (?:no|numarasi)|uyrugu|vatandasligi|yerlesim yeri|ikametgahi|adresi?|baslangic tarihi|(?:gorev|yetki) baslangic(?: tarihi)?',
    'other',
  ],
]
const LABEL = new RegExp(`(?<![a-z])(?:${LABELS.map(([words]) => `(${words})`).join('|')})\\s?[:;]\\s?`, 'dg')
const GOES = /\b(?:gorevi sona eren|yetkisi sona eren|ayrilan|istifa eden|azledilen|gorevden alinan|eski (?:mudur|yetkili|temsilci))/
/** What stands between two records says whether the next one comes or goes. */
const HEAD = 60
const NO_OFFICER = /yedek|divan|toplanti|katip|tutanak/

const CAUSES: [RegExp, DepartureReason][] = [
  [/istifa/, 'resignation'],
  [/azil|azl|gorevden al/, 'dismissal'],
  [/vefat|olum/, 'death'],
  [/devir|devr|ortakliktan ayril/, 'transfer'],
  [/sure/, 'term_end'],
]

type Field = { label: Label; match: Match; from: number; to: number }
/** How far the value of a label reaches where no other follows. */
const VALUE = 110

const fieldsIn = (body: Body, begin: number): Field[] => {
  const labels = matchesIn(body, LABEL, begin)
  return labels.map((match, at) => ({
    label: LABELS[LABELS.findIndex((_, which) => match.span(which + 1) !== null)]?.[1] ?? 'other',
    match,
    from: match.to,
    to: Math.min(labels[at + 1]?.from ?? body.plain.length, match.to + VALUE),
  }))
}

/** Officers by labelled records. */
export const officerRecordRule: Rule = (body) => {
  const fields = fieldsIn(body, bodyStart(body))
  return fields.flatMap((field, at): Found[] => {
    if (field.label !== 'person') return []
    const rest = fields.slice(at + 1)
    const next = rest.findIndex(({ label }) => label === 'person')
    const own = rest
      .slice(0, next < 0 ? rest.length : next)
      .filter((each, i, all) => each.match.from - (all[i - 1]?.match.to ?? field.from) <= VALUE)
    const value = (label: Label): Field | undefined => own.find((each) => each.label === label)
    const [office, form, term, grade, cause, ended] = [
      value('office'),
      value('form'),
      value('term'),
      value('grade'),
      value('cause'),
      value('ended'),
    ]
    const person = partiesIn(body, field.from, field.to).find(({ from }) => from <= field.from + 2)
    if (!person || !office) return []
    // The value ends where a word of the next heading in capitals or the end of the line begins.
    const printed = valueOf(body, office)
    const role = NO_OFFICER.test(body.plain.slice(office.from, office.from + printed.length)) ? null : roleOf(printed)
    if (role === null) return []
    const head = body.plain.slice(Math.max(0, field.match.from - HEAD), field.match.from)
    const last =
      [office, form, term, grade, cause, ended]
        .filter((each) => each !== undefined)
        .sort((a, b) => a.from - b.from)
        .at(-1) ?? office
    const span = { from: field.match.from, to: last.from + valueOf(body, last).length }
    if (GOES.test(head) || cause || ended) {
      const why = cause ? body.plain.slice(cause.from, cause.from + valueOf(body, cause).length) : ''
      const day = ended ? new RegExp(DATE).exec(body.plain.slice(ended.from, ended.to)) : null
      return [
        {
          statement: {
            kind: 'departure',
            person: person.name,
            role: role === 'manager' && body.branch ? 'branch_manager' : role,
            on: day ? printedDate(day[1], day[2], day[3]) : null,
            reason: CAUSES.find(([pattern]) => pattern.test(why))?.[1] ?? (why === '' ? null : 'other'),
          },
          ...span,
        },
      ]
    }
    const until = term ? body.plain.slice(term.from, term.to) : ''
    const date = new RegExp(DATE).exec(until)
    const held = termIn(until)?.term ?? (date ? { ...NO_TERM, until: printedDate(date[1], date[2], date[3]) } : NO_TERM)
    const signs = form ? formAt(body.text.slice(form.from, form.to), body.plain.slice(form.from, form.to)) : null
    return [
      {
        statement: {
          kind: 'appointment',
          person: person.name,
          role: role === 'manager' && body.branch ? 'branch_manager' : role,
          legal_entity: null,
          from: null,
          until: held.until,
          term_years: held.years,
        },
        ...span,
      },
      ...(signs && !(isEntity(person.name) && signs.mode === 'limited')
        ? [
            {
              statement: {
                kind: 'representation' as const,
                persons: [person.name],
                mode: signs.mode,
                group: grade ? groupOf(body.text.slice(grade.from, grade.to)) : null,
                with: signs.with,
                ...(signs.any ? { any_of: true as const } : {}),
                limit: null,
                scope: null,
                until: held.until,
              },
              ...span,
            },
          ]
        : []),
    ]
  })
}

// "Ayrılan Müdür: A", "Müdürlüğe atanan: B", "Eski müdür: A / Yeni müdür: B"
const GOER = 'gorevden ayrilan|ayrilan|istifa eden|cekilen|vefat eden|azledilen|gorevden alinan|gorevi sona eren|eski'
const COMER = 'yerine atanan|yerine secilen|yeni atanan|yeni secilen|atanan|secilen|getirilen|yeni'
const MOVES = new RegExp(`(?<![a-z])(?:(${GOER})|(${COMER}))(?:ler|lar)?(?: [a-z]+){0,4}(?: ?\\([a-z ]{1,12}\\))?\\s?[:;]\\s?`, 'dg')
/** The words before it in the same label. */
const LABEL_BEFORE = /(?:[a-z]+ ){0,3}$/
const WHY: [RegExp, DepartureReason][] = [
  [/^(?:istifa|cekil)/, 'resignation'],
  [/^(?:azl|gorevden al)/, 'dismissal'],
  [/^vefat/, 'death'],
]
const OWN_OFFICE = /^\s?\((?!\d)([^()]{3,40})\)/
/** What may stand behind the last of a label's people: the end, the next label, nothing. */
const ENDS = /^\s*(?:[.;,/|-]\s*)?(?:$|\(\d|(?:\S+ ){0,7}?\S+\s?[:;]|\d+\s?[-.)])/

/** Who comes and who goes by a label of one's own before each ("Ayrılan Müdür: A", "Atanan: B (Müdür)"). */
export const moveRecordRule: Rule = (body) =>
  matchesIn(body, MOVES, bodyStart(body)).flatMap((match): Found[] => {
    const from = match.from - (LABEL_BEFORE.exec(body.plain.slice(Math.max(0, match.from - HEAD), match.from))?.[0].length ?? 0)
    const label = body.plain.slice(from, match.to)
    if (NO_OFFICER.test(label) || /\baday|\bteklif|\boneri|\bortag|\bortak|\bpay|\bhisse/.test(label)) return []
    const people: Party[] = []
    const offices: (string | null)[] = []
    let end = match.to
    for (const person of partiesIn(body, match.to, Math.min(body.plain.length, match.to + LONGEST))) {
      const between = body.plain.slice(end, person.from)
      if (!(people.length === 0 ? person.from - match.to <= 2 : LISTED.test(between)) || person.after !== null) break
      const own = OWN_OFFICE.exec(body.text.slice(person.to, person.to + 44))
      people.push(person)
      offices.push(own?.[1] ?? null)
      end = person.to + (own?.[0].length ?? 0)
    }
    const rest = body.plain.slice(end, end + 90)
    const line = breakIn(body, end, end + 2) !== undefined
    if (people.length === 0 || !(line || ENDS.test(rest))) return []
    const [labelled, ...more] = [...new Set(officesNamed(body, from, match.to).map(({ role }) => role))]
    if (more.length > 0) return []
    const goes = match.span(1) !== null
    return people.flatMap((person, at): Found[] => {
      const own = offices[at] ?? null
      const role = own === null ? labelled : NO_OFFICER.test(own) ? null : roleOf(own)
      if (!role || role === 'auditor' || role === 'authorised_signatory') return []
      const held = role === 'manager' && body.branch ? 'branch_manager' : role
      const place = { from, to: end }
      return goes
        ? [
            {
              statement: {
                kind: 'departure',
                person: person.name,
                role: held,
                on: null,
                reason: WHY.find(([pattern]) => pattern.test(label.slice(match.from - from)))?.[1] ?? null,
              },
              ...place,
            },
          ]
        : [
            {
              statement: {
                kind: 'appointment',
                person: person.name,
                role: held,
                legal_entity: null,
                from: null,
                until: null,
                term_years: null,
              },
              ...place,
            },
          ]
    })
  })
/** How far the people of one label go. */
const LONGEST = 300

/** The words of a value as printed: up to the next label, the end of its line, or a word in capitals behind small ones. */
const valueOf = (body: Body, { from, to }: Field): string => {
  const text = body.text.slice(from, to)
  const line = breakIn(body, from, to)
  const own = line === undefined ? text : text.slice(0, line - from)
  return (/^.*?\p{Ll}[^\p{Lu}]*?(?=\s\p{Lu}{3})/u.exec(own)?.[0] ?? own).trimEnd()
}
