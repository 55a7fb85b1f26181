/** The template's form of a power behind a name alone: "AYŞE YILMAZ: Münferiden Temsile Yetkilidir.", of somebody whom the notice elects. */
import { appointment, representation } from '../fact/stated.ts'
import type { Body, Found, Rule } from '../fact/found.ts'
import { formAt, NO_TERM, type Term, termIn } from '../fact/office.ts'
import type { Role } from '../fact/fact.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold } from '../kernel/text.ts'
import { isName, LISTED, partiesIn } from '../text/names.ts'
import { bodyStart, electedIn, officesNamed } from './offices.ts'
import { BEHIND_FORM, GOES_ON_BEHIND, OFFICE_IN_BRACKETS } from './template-form.ts'
import { rowsIn } from './rows.ts'

/** What may stand between a name and the form of his power: his office in brackets, a mark, for how long, the label of the form. */
const TO_FORM = new RegExp(`^(?:${OFFICE_IN_BRACKETS}(?=[\\s,;:–-]*yetki sekli))?(?:\\s?[:;,–-]\\s?|(?= yetki sekli))`)
const OFFICE_BEFORE_FORM = new RegExp(`^${OFFICE_IN_BRACKETS}[\\s,;:–-]*yetki sekli`)
/** The same where a correction says it: "A'nın yetki şekli", "A (Müdür) Yetki Şekli:", "A için". */
const TO_FORM_SET_RIGHT =
  /^\s?['’`]?\s?(?:n?[iu]n\b)?\s?(?:\([a-z ]{4,40}\)\s?)?(?:[:;,–-]\s?|icin\s?[:,]?\s?|(?=(?:temsil ve )?(?:yetki|temsil|imza)(?:si|sinin)? sekli))/
/** "A'nın yeni yetki şekli: …": how he signs from now on, whose office an earlier notice gave. */
const TO_NEW_FORM = /^\s?['’`]?\s?n?[iu]n (?=(?:yeni|guncel) (?:yetki|temsil|imza)[a-z]* sekli\s?:)/
const LABEL_OF_FORM = /^[\s,;]*(?:(?:yeni|guncel) )?(?:(?:temsil ve )?(?:yetki(?:si|sinin)?|temsil|imza)\s?sekli)\s?[:;-]?\s?/
type Elected = { name: string; role: Role | null; to: number; term: Term }
/** "AYŞE YILMAZ: Münferiden Temsile Yetkilidir.", "AYŞE YILMAZ; 5.10.2028 tarihine kadar, Yetki Şekli: …": of somebody whom the notice elects. */
export const namedFormRule: Rule = (body) => {
  if (!/[:;,] ?(?:\(|munferi|mustere)|[a-z][;,] [^.;:|]{0,60}yetki\s?sekli|(?:yeni|guncel) (?:yetki|temsil|imza)/.test(body.plain))
    return []
  const elected = Map.groupBy(
    [
      ...electedIn(body).flatMap(({ name, role, to, term }): Elected[] => (role === 'auditor' ? [] : [{ name, role, to, term }])),
      ...rowsIn(body).flatMap(({ statement, to }): Elected[] =>
        statement.kind === 'appointment'
          ? [{ name: statement.person, role: statement.role, to, term: { ...NO_TERM, until: statement.until } }]
          : [],
      ),
    ],
    ({ name }) => fold(name),
  )
  return partiesIn(body, bodyStart(body), body.plain.length).flatMap((party): Found[] => {
    const own = elected.get(fold(party.name))?.findLast(({ to }) => to <= party.from)
    if (TO_NEW_FORM.test(body.plain.slice(party.to, party.to + 60))) return formBehind(body, party, TO_NEW_FORM, own?.term.until ?? null)
    return own && beginsAt(body, party.from) ? [...formBehind(body, party, TO_FORM, own.term.until), ...officeBeside(body, party, own)] : []
  })
}

/** "A (Yönetim Kurulu Başkanı), Yetki Şekli: …": the office in brackets, for as long as he is elected to another. */
const officeBeside = (body: Body, { name, from, to }: { name: string; from: number; to: number }, own: Elected): Found[] => {
  const [words] = OFFICE_BEFORE_FORM.exec(body.plain.slice(to, to + 100)) ?? []
  const end = to + (words?.indexOf(')') ?? 0)
  const [office, ...more] = words === undefined ? [] : officesNamed(body, to, end)
  if (!office || more.length > 0 || office.role === own.role) return []
  const { years, ...term } = own.term
  return [
    {
      statement: appointment(name, office.role, { ...term, term_years: years }),
      from,
      to: end + 1,
    },
  ]
}
/** What behind a form takes something of it back. */
const TAKES_BACK = /^\W*(?:ancak|fakat|lakin|su kadar ki|bununla birlikte|su sart|yalniz)\b/
/** Whether a line or a sentence begins at a place. */
const beginsAt = ({ plain, breaks }: Body, at: number): boolean =>
  breaks.has(at) || breaks.has(at - 1) || /(?:^|[.;:|])\s*$/.test(plain.slice(Math.max(0, at - 3), at))

/** The form behind a name, or behind several ("A ile B'nin yetki şekli"), where a correction says it of whom an earlier notice elected. */
export const formSetRight: Rule = (body) => {
  const parties = partiesIn(body, 0, body.plain.length)
  return parties.flatMap((party, at): Found[] => {
    if (!isName(party.name) || (at > 0 && !beginsAt(body, party.from))) return []
    let last = at
    while (parties[last + 1] && LISTED.test(body.plain.slice(parties[last]?.to, parties[last + 1]?.from))) last++
    const list = parties.slice(at, last + 1)
    const [form] = formBehind(body, { ...party, to: parties[last]?.to ?? party.to }, TO_FORM_SET_RIGHT, null)
    if (list.length === 1 || form?.statement.kind !== 'representation') return form ? [form] : []
    // Of several "müştereken" means all of them, and nobody beside them.
    const { mode, with: others } = form.statement
    return others.length === 0 && list.every(({ name }) => isName(name))
      ? [
          {
            ...form,
            statement: { ...form.statement, persons: list.map(({ name }) => name), ...(mode === 'joint' ? { any_of: false } : {}) },
          },
        ]
      : []
  })
}

/** The label of a term, as a correction gives it: "görev süresi", "görev süresi bitiş tarihi". */
export const TERM_LABEL =
  '(?:gorev|mudurluk|uyelik|baskanlik|yetki|vazife|hizmet|memuriyet)(?:i|inin|lerinin|in)? (?:sure|muddet)(?:si|i)?(?:nin)?(?: (?:bitis|sona erme|son(?:a eris)?) (?:tarihi|gunu))?'
const TERM_OF = new RegExp(`^\\s?['’\`]?\\s?n?[iu]n ${TERM_LABEL}\\s?:?\\s${DATE}\\W*$`)
/**
 * "Müdür A'nın görev süresi: 12.3.2027.": until when somebody serves in the one office that stands with him, where a correction says it. A count of
 * years stays told: they run from the election, whose day a correction does not give.
 */
export const termSetRight: Rule = (body) => {
  const [party, ...others] = partiesIn(body, 0, body.plain.length)
  const said = party && TERM_OF.exec(body.plain.slice(party.to))
  const [role, ...more] = new Set(party ? officesNamed(body, 0, party.to).map((office) => office.role) : [])
  if (!said || !role || more.length > 0 || others.length > 0 || !isName(party.name) || role === 'auditor') return []
  const [, day, month, year] = said
  const until = printedDate(day, month, year)
  return until === null
    ? []
    : [
        {
          statement: appointment(party.name, role, { until }),
          from: 0,
          to: party.to + said[0].length,
        },
      ]
}

const formBehind = (body: Body, party: { name: string; from: number; to: number }, to: RegExp, until: IsoDate | null): Found[] => {
  const mark = to.exec(body.plain.slice(party.to, party.to + 60))
  if (mark === null) return []
  const behind = party.to + mark[0].length
  const label0 = LABEL_OF_FORM.exec(body.plain.slice(behind, behind + 32))?.[0] ?? ''
  const said = termIn(body.plain.slice(behind + label0.length, behind + label0.length + 60))
  const term = said?.at === 0 ? said : null
  const ended = behind + label0.length + (term?.end ?? 0)
  const label = label0 + (label0 === '' ? (LABEL_OF_FORM.exec(body.plain.slice(ended, ended + 24))?.[0] ?? '') : '')
  // Without the label a form follows a colon alone.
  if (label === '' && (term !== null || !(/[:]|icin/.test(mark[0]) || (to === TO_FORM_SET_RIGHT && body.plain[behind] === '(')))) return []
  const start =
    behind + label.length + (term?.end ?? 0) + (/^[\s,]*/.exec(body.plain.slice(behind + label.length + (term?.end ?? 0)))?.[0].length ?? 0)
  const form = formAt(body.text.slice(start, start + 1300), body.plain.slice(start, start + 1300))
  const words = form ? body.plain.slice(start, start + form.end) : ''
  if (!form || form.mode === 'limited' || !/\btemsile yetkilidir[\s.]*$/.test(words)) return []
  if (GOES_ON_BEHIND.test(body.plain.slice(start, start + BEHIND_FORM))) return []
  if (to === TO_FORM_SET_RIGHT && form && TAKES_BACK.test(body.plain.slice(start + form.end))) return []
  return [
    {
      statement: representation([party.name], form.mode, {
        with: form.with,
        ...(form.any ? { any_of: true as const } : {}),
        until: term?.term.until ?? until,
      }),
      from: party.from,
      to: start + form.end,
    },
  ]
}
