import { appointment, representation } from '../fact/stated.ts'
import { lawOf } from '../law/law.ts'
import { type Body, firstIn, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { ownRole, formAt, groupOf, roleOf, termIn } from '../fact/office.ts'
import { squeeze } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { cleanName, isName, nameAtEnd } from '../text/names.ts'
import { ONLY_ITS_BRANCH } from './branch-scope.ts'

const SECTION = /(?:isletmenin|subenin) temsilcilerine ait bilgiler/dg
const COLUMNS = /yetki suresi/dg
const DUTY = new RegExp(
  // ("Sınırlı yetkili" is a form, and no office.)
  `(?:\\||\\s)\\s*(?:gorev\\s+)?(?<!\\bsinirli\\s*)((?:\\d\\.? ?derece )?(?:sube muduru|isletme sahibi|mudur yardimcisi|mudur|yetkili|temsilci|ticari (?:vekil|mumessil|temsilci))(?: ?\\([^()]{1,40}\\))?)\\s*\\|?\\s*(?:temsil yetkisinin kapsami\\s*)?\\|?\\s*((?:${ONLY_ITS_BRANCH})?)(?=munferi|tek bas|mustereken|birlikte|sinir|herhangi|\\()`,
  'dg',
)
const PROVINCE = new Set(lawOf('TR').provinces.map((name) => plainLetters(name)))
const LABELS = /^.{0,40}adi\s?soyadi(?: ?\/ ?unvani)?\s*/
const NEXT_LABEL = /\s*(?:kimlik|\/ ?pasaport)/

/** The name of a table row: its first cell; without cell marks, what stands before the identity number or the province of the residence. */
const nameOf = (row: string): string => {
  const plain = plainLetters(row)
  const label = LABELS.exec(plain)
  const labelled = label ? row.slice(label[0].length).slice(0, NEXT_LABEL.exec(plain.slice(label[0].length))?.index ?? 80) : null
  if (labelled !== null) return nameAtEnd(labelled)
  const [cell = '', ...others] = row.split('|')
  if (others.length > 0) return cleanName(cell)
  const words = cell.trim().split(' ')
  const end = words.findIndex((word, at) => /[\d*#/]/.test(word) || (at >= 2 && PROVINCE.has(plainLetters(word.replace(/\/.*$/, '')))))
  return cleanName(words.slice(0, end < 0 ? 4 : end).join(' '))
}

/** Representatives of a sole trader or a branch, in the table of the notice that registers them. */
export const tableRule: Rule = (body: Body) => {
  const section = firstIn(body, SECTION)
  if (!section) return []
  let from = firstIn(body, COLUMNS, section.to, section.to + 400)?.to ?? section.to
  // The columns of a narrow page stand one below the other: then each value follows its label.
  if (/munferi|mustereken|tek basina/.test(body.plain.slice(section.to, from))) from = section.to
  return matchesIn(body, DUTY, from, from + 6000).flatMap((match): Found[] => {
    const person = nameOf(body.text.slice(from, match.from).replace(/^[\s|.,]+/, ''))
    const form = formAt(body.text.slice(match.to, match.to + 600), body.plain.slice(match.to, match.to + 600))
    const start = from
    const after = match.to + (form?.end ?? 0)
    const term = termIn(body.plain.slice(after, after + 60))
    from = after + (term?.end ?? 0)
    const [duty, reach] = [match.printed(1), squeeze(match.printed(2)).trim()]
    const named = roleOf(duty)
    if (!named || !isName(person)) return []
    const role = ownRole(body, named)
    const { until = null, years = null } = term?.term ?? {}
    const group = groupOf(duty)
    const lead = /^[\s|.,]*/.exec(body.text.slice(start, match.from))?.[0].length ?? 0
    const span = { from: start + lead, to: after }
    return [
      { statement: appointment(person, role, { until, term_years: years }), ...span },
      ...(form
        ? [
            {
              statement: representation([person], form.mode, { group, with: form.with, scope: reach === '' ? null : reach, until }),
              ...span,
            },
          ]
        : []),
    ]
  })
}
