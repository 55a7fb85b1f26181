/** The template's form of a power behind a name alone: "AYŞE YILMAZ: Münferiden Temsile Yetkilidir.", of somebody whom the notice elects. */
import type { Found, Rule } from '../fact/found.ts'
import { formAt, termIn } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { partiesIn } from '../text/names.ts'
import { bodyStart, electedIn } from './offices.ts'
import { BEHIND_FORM, GOES_ON_BEHIND } from './powers.ts'
import { rowsIn } from './rows.ts'

/** What may stand between a name and the form of his power: a mark, for how long, the label of the form. */
const TO_FORM = /^\s?[:;,–-]\s?|^(?= yetki sekli)/
const LABEL_OF_FORM = /^[\s,;]*(?:yetki\s?sekli|temsil sekli)\s?[:;-]?\s?/
/** "AYŞE YILMAZ: Münferiden Temsile Yetkilidir.", "AYŞE YILMAZ; 5.10.2028 tarihine kadar, Yetki Şekli: …": of somebody whom the notice elects. */
export const namedFormRule: Rule = (body) => {
  if (!/[:;,] ?(?:\(|munferi|mustere)|[a-z][;,] [^.;:|]{0,60}yetki\s?sekli/.test(body.plain)) return []
  const elected = Map.groupBy(
    [
      ...electedIn(body).flatMap(({ name, role, to, term }) => (role === 'auditor' ? [] : [{ name, to, until: term.until }])),
      ...rowsIn(body).flatMap(({ statement, to }) =>
        statement.kind === 'appointment' ? [{ name: statement.person, to, until: statement.until }] : [],
      ),
    ],
    ({ name }) => fold(name),
  )
  return partiesIn(body, bodyStart(body), body.plain.length).flatMap((party): Found[] => {
    const mark = TO_FORM.exec(body.plain.slice(party.to, party.to + 14))
    if (mark === null) return []
    const own = elected.get(fold(party.name))?.findLast(({ to }) => to <= party.from)
    const begins =
      body.breaks.has(party.from) ||
      body.breaks.has(party.from - 1) ||
      /(?:^|[.;:|])\s*$/.test(body.plain.slice(Math.max(0, party.from - 3), party.from))
    if (!own || !begins) return []
    const behind = party.to + mark[0].length
    const said = termIn(body.plain.slice(behind, behind + 60))
    const term = said?.at === 0 ? said : null
    const label = LABEL_OF_FORM.exec(body.plain.slice(behind + (term?.end ?? 0), behind + (term?.end ?? 0) + 24))?.[0] ?? ''
    // Without the label a form follows a colon alone.
    if (label === '' && (term !== null || !mark[0].includes(':'))) return []
    const start = behind + (term?.end ?? 0) + label.length
    const form = formAt(body.text.slice(start, start + 1300), body.plain.slice(start, start + 1300))
    const words = form ? body.plain.slice(start, start + form.end) : ''
    if (!form || form.mode === 'limited' || !/\btemsile yetkilidir[\s.]*$/.test(words)) return []
    if (GOES_ON_BEHIND.test(body.plain.slice(start, start + BEHIND_FORM))) return []
    return [
      {
        statement: {
          kind: 'representation',
          persons: [party.name],
          mode: form.mode,
          group: null,
          with: form.with,
          ...(form.any ? { any_of: true as const } : {}),
          limit: null,
          scope: null,
          until: term?.term.until ?? own.until,
        },
        from: party.from,
        to: start + form.end,
      },
    ]
  })
}
