/** Powers to represent as decisions in free prose give them: who signs alone, who signs together. */
import { fold } from '../kernel/text.ts'
import type { RepresentationMode, Role } from './fact.ts'
import { type Body, type Found, type Rule } from './found.ts'
import { termIn } from './office.ts'
import { peopleIn, type Person, sentencesOf } from './people.ts'
import { ballotRule, electedInProse } from './prose.ts'

const POWER = /temsil|ilzam|imza yetki|imzaya yetkili|ahzu? ?kabz/
const ALONE = /munferi[dt][a-z]*|tek bas[a-z]*|ayri ayri|tek imza[a-z]*/
const TOGETHER = /\bmusterek[a-z]*|\bbirlikte\b|cift imza[a-z]*|\bikisinin\b/
const GIVEN = /yetkili|yetki ver|temsil(?:[a-z]* ve)? ilzam[a-z]* et|temsil ed|ilzam ed|atacak|temsil ve ilzam/
// What the statute or the contract says of whoever holds an office names nobody.
const TITLED = /(?:muduru|mudurleri|baskani|yardimcisi|vekili|uyesi|uyeleri|ortagi|ortaklari|ortaklardan|mudurlerden|uyelerinden|memuru)\s*[:;,]?\s*$/
// The members of an organ, whoever they are, sign; not the person named before them.
const OTHERS = /(?:mudurlerin|mudurlerden|uyelerinden|uyelerinin|uyelerden|yetkililerden|yetkililerinden|ortaklarin|ortaklardan)\b/
const LISTED = /^(?:['?*°]\s?[a-z]{1,4})?\s*(?:,|ve|ile)?(?: (?:ve|ile))?\s*(?:(?:yonetim|kurulu|baskani?|yardimcisi|vekili|uyesi|muh\.?|muhasip|sirket|muduru|mudurleri|ortagi|genel|ortaklar[a-z]*) )*$/
// "Ayşe Yılmaz şirketi münferiden temsile yetkilidir": the person is the subject.
const ACTS = /^,? ?(?:sirketi|sirketimizi|firmayi)\b[^,;:]{0,60}$/
/** How far after an election its power may stand. */
const NEAR = 2500

const signersOf = (body: Body, people: Person[], to: number): Person[] => {
  const before = people.filter((person) => person.to <= to)
  const last = before.at(-1)
  if (!last || OTHERS.test(body.plain.slice(last.to, to))) return []
  const acts = last.after === null && ACTS.test(body.plain.slice(last.to, to))
  if (last.after !== 'of' && last.after !== 'from' && !acts && !TITLED.test(body.plain.slice(Math.max(0, last.from - 40), last.from))) return []
  // Who signs with the last one named stands before him in one list; in a list the ending stands at the last name only.
  let first = before.length - 1
  while (first > 0 && LISTED.test(body.plain.slice(before[first - 1]?.to, before[first]?.from))) first--
  return before.slice(first)
}

/** "Ayşe Yılmaz'ın şirketi münferit imzası ile temsil ve ilzama yetkili kılınmasına", "A ve B'nin müştereken …", "A, B ve C'den herhangi ikisinin müştereken …". */
export const powerRule: Rule = (body) => {
  if (/yetki\s?sekli/.test(body.plain) || /ic yonerge/.test(body.topic)) return []
  const elected = electedInProse(body)
  const found = new Map<string, Found>()
  for (const { from, to } of sentencesOf(body)) {
    const plain = body.plain.slice(from, to)
    if (!POWER.test(plain) || !GIVEN.test(plain)) continue
    const together = TOGETHER.exec(plain)
    const alone = ALONE.exec(plain)
    const form = together && (!alone || /herhangi/.test(plain.slice(Math.max(0, together.index - 40), together.index))) ? together : alone ?? together
    if (!form) continue
    const mode: RepresentationMode = form === alone ? 'sole' : 'joint'
    const any = /herhangi (?:ikisi|iki |birisi ?yle|biri ?yle|birisi ile|biri ile|bir [a-z]+ ile)/.exec(plain)
    const people = peopleIn(body, from, to)
    let persons = [...new Map(signersOf(body, people, from + form.index).map((person) => [fold(person.name), person.name])).values()]
    const reach = elected.filter((each) => from + form.index >= each.from && from + form.index - each.to < NEAR)
    const [only, ...others] = [...new Set(reach.map((each) => each.name))]
    if (persons.length === 0 && people.length === 0 && only !== undefined && others.length === 0) persons = [only]
    // Two sign, one was legible; or the list goes on before the first one read.
    if (persons.length === 0 || (mode === 'joint' && persons.length === 1 && (!any || /iki/.test(any[0])))) continue
    const chosen = [...plain.slice(0, form.index).matchAll(/\b(?:secil|atan)[a-z]*/g)].at(-1)
    const own = termIn(plain.slice((chosen?.index ?? 0) + (chosen?.[0].length ?? 0), form.index + 120))?.term.until
    const until = own ?? reach.find((each) => persons.length === 1 && fold(each.name) === fold(persons[0] ?? ''))?.until ?? null
    const first = people.find((person) => persons.includes(person.name))
    const start = first && first.from < from + form.index && from + form.index - first.from < 400 ? first.from : from + Math.max(0, form.index - 60)
    const power = /(?:yetkili|temsil|ilzam)[^.;]{0,40}/.exec(plain.slice(form.index))
    found.set(`${mode} ${persons.map(fold).sort().join(',')}`, {
      statement: { kind: 'representation', persons, mode, group: null, with: any && /biri|bir /.test(any[0]) ? ['*'] : [], limit: null, scope: null, until },
      from: start, to: Math.min(to, from + form.index + (power ? power.index + power[0].length : form[0].length)),
    })
  }
  return [...found.values()]
}

// In the order of the words: a vice chair is no chair.
const DUTIES: [RegExp, Role][] = [[/baskan (?:yardimcisi|vekili)\s*$/, 'board_vice_chair'], [/baskani\s*$/, 'board_chair']]

/** Who chairs a board that a meeting elected by ballot: the decision that gives the members their power names each by his duty. */
export const dutyRule: Rule = (body) => {
  const elected = ballotRule(body).flatMap(({ statement }) => (statement.kind === 'appointment' ? [statement.person] : []))
  if (elected.length === 0) return []
  return powerRule(body).flatMap(({ from, to }) => peopleIn(body, from, to).flatMap((person): Found[] => {
    const title = body.plain.slice(Math.max(0, person.from - 60), person.from)
    const role = DUTIES.find(([pattern]) => pattern.test(title))?.[1]
    return role ? [{ statement: { kind: 'appointment', person: person.name, role, legal_entity: null, from: null, until: null, term_years: null }, from: Math.max(0, person.from - (/(?:yonetim kurulu )?baskan\S*(?: \S+)?\s*$/.exec(title)?.[0].length ?? 0)), to: person.to }] : []
  }))
}
