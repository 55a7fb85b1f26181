/** Decisions printed as they were written, until about 2017: elections, ends of office and powers in free prose. */
import { fold } from '../kernel/text.ts'
import type { DepartureReason, Role } from './fact.ts'
import { type Body, type Found, type Match, matchesIn, type Rule } from './found.ts'
import { type Term, roleOf, termIn, NO_TERM } from './office.ts'
import { isName, nameAtEnd } from './person.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'

const OFFICES = 'sirket mudurlugu|mudurlugu|mudurler kurulu baskanligi|yonetim kurulu (?:asil )?uyeligi|yonetim kurulu baskanligi|yonetim kurulu baskan (?:yardimciligi|vekilligi)|genel mudurlugu|tasfiye memurlugu'
const OF = "['?*°]\\s?(?:n?[iu]n|nin|nun)\\b"
const NAME = '(?<![a-z.])([a-z][a-z.]{0,24}(?: [a-z.]{1,24}){1,5}?)'
// "… Yalçın Ok'un 07.12.2010 tarihinden itibaren 10 yıl için tekrar şirket müdürlüğüne atanmasına"
const CHOSEN = new RegExp(`${NAME}${OF}((?: (?!karar|oy)[^;:'?]{0,140}?)?) (${OFFICES})(?:n[eia]n?|nun)? (?:gorevine )?(?:yeniden |tekrar )?(?:secil|atan|getiril|tayin|devam)[a-z]*`, 'dg')
// "şirket müdürlüğüne … Ayşe Yılmaz'ın 5 yıl süre ile seçilmesine"
const CHOSEN_AFTER = new RegExp(`\\b(${OFFICES})ne ([^;:]{0,80}?)${NAME}${OF}([^;:'?]{0,80}?) (?:secil|atan|getiril|tayin)[a-z]*`, 'dg')
const ENDED = new RegExp(`${NAME}${OF}\\s(?:sirket )?(mudurluk|mudurlugu|yonetim kurulu uyeligi|baskanlik|temsil)[a-z]*\\s?(?:gorev[a-z]*|yetki[a-z]*)?\\s?(?:ne|nin|nden|sinin|lerinin)?\\s*(iptal|son veril|azl|alin|sona er|ayril|istifa|kaldiril)[a-z]*`, 'dg')
const RESIGNED = new RegExp(`${NAME}${OF}\\s(?:[a-z]+ ){0,4}(mudurlugunden|mudurluk gorevinden|yonetim kurulu uyeliginden) (istifa)[a-z]*`, 'dg')
const EXPIRED = new RegExp(`${DATE} tarihinde gorev suresi sona eren (sirket muduru|yonetim kurulu uyesi) ${NAME}${OF}`, 'dg')
const POWER = /(?:temsil(?:e)?(?: ve ilzam[a-z]*)?|ilzam[a-z]*)[^.;]{0,60}?(munferi[dt][a-z]*|tek bas[a-z]*|mustereken|musterek imza[a-z]*)[^.;]{0,40}?(?:yetkili|yetki veril|temsil)|(munferi[dt][a-z]*|tek bas[a-z]*|mustereken)[^.;]{0,80}?temsil ve ilzam[^.;]{0,60}?(?:yetkili|yetki veril|etmesine|etmelerine)/dg

const REASONS: [RegExp, DepartureReason][] = [[/istifa/, 'resignation'], [/azl|iptal|son veril|alin|kaldir/, 'dismissal'], [/sona er/, 'term_end']]
const roleIn = (office: string): Role | null => roleOf(office.replace(/lü[ğg]ü|lu[ğg]u/iu, '')) ?? (/mudurlu/.test(fold(office)) ? 'manager' : null)

type Person = { name: string; role: Role; term: Term; match: Match; from: number }

const sinceIn = (plain: string): string | null => {
  const match = new RegExp(`${DATE} tarihinden (?:itibaren|baslamak)`).exec(plain)
  return match ? printedDate(match[1], match[2], match[3]) : null
}

const chosenIn = (body: Body): Person[] => {
  const found: Person[] = []
  const add = (match: Match, named: number, office: number): void => {
    const name = nameAtEnd(match.printed(named))
    const role = roleIn(match.printed(office))
    const span = match.span(named)
    if (!role || !isName(name) || name.split(' ').length < 2 || !span) return
    const term = termIn(match.plain)?.term ?? NO_TERM
    found.push({ name, role, term: { ...term, from: term.from ?? sinceIn(match.plain) }, match, from: Math.min(span.to - name.length, match.span(office)?.from ?? span.to) })
  }
  for (const match of matchesIn(body, CHOSEN)) add(match, 1, 3)
  for (const match of matchesIn(body, CHOSEN_AFTER)) add(match, 3, 1)
  return found
}

/** People elected in the words of a decision, and the power given with the election where it is given to one person. */
export const proseRule: Rule = (body) => {
  if (/olarak (?:secilmistir|atanmistir)/.test(body.plain) && body.topic !== '') return []
  const chosen = [...new Map(chosenIn(body).map((each) => [`${fold(each.name)} ${each.role}`, each])).values()]
  const found = chosen.map(({ name, role, term, match, from }): Found => ({
    statement: { kind: 'appointment', person: name, role, legal_entity: null, from: term.from, until: term.until, term_years: term.years }, from, to: match.to,
  }))
  const [only, ...others] = new Set(chosen.map((each) => each.name))
  const power = matchesIn(body, POWER).find((each) => chosen.some(({ match }) => each.from >= match.from && each.from - match.to < 2500))
  if (only === undefined || others.length > 0 || !power || /musterek/.test(power.plain)) return found
  const until = chosen[0]?.term.until ?? null
  return [...found, { statement: { kind: 'representation', persons: [only], mode: 'sole', group: null, with: [], limit: null, scope: null, until }, from: power.from, to: power.to }]
}

/** People whose office ends in the words of a decision, with the cause it names. */
export const proseDepartureRule: Rule = (body) => {
  const seen = new Set<string>()
  return [
    ...matchesIn(body, ENDED).map((match) => ({ match, named: 1, office: match.printed(2), cause: match.printed(3), on: null })),
    ...matchesIn(body, RESIGNED).map((match) => ({ match, named: 1, office: match.printed(2), cause: match.printed(3), on: null })),
    ...matchesIn(body, EXPIRED).map((match) => ({ match, named: 5, office: match.printed(4), cause: 'sona eren', on: printedDate(match.printed(1), match.printed(2), match.printed(3)) })),
  ].flatMap(({ match, named, office, cause, on }): Found[] => {
    const name = nameAtEnd(match.printed(named))
    const role = /^temsil/i.test(office) ? 'authorised_signatory' as const : roleIn(office) ?? (/mudur/.test(fold(office)) ? 'manager' as const : null)
    const key = `${fold(name)} ${role}`
    if (!role || !isName(name) || name.split(' ').length < 2 || seen.has(key)) return []
    seen.add(key)
    const reason = REASONS.find(([pattern]) => pattern.test(fold(cause)))?.[1] ?? null
    const span = match.span(named)
    return [{ statement: { kind: 'departure', person: name, role, on, reason }, from: on ? match.from : (span?.to ?? match.to) - name.length, to: match.to }]
  })
}

const BALLOT = /yonetim kurulu (?:asil )?uyeligine\s*(1\s?[-.)].{5,400}?)(?=yonetim kurulu yedek|yedek|denetim|secil|\[)/dg
const SUPERVISORS = /denetim kurulu?\s*(?:asil )?(?:uyeligine)?\s*(1\s?[-.)].{5,300}?)(?=denetim|yedek|secil|\[)/dg
const NUMBERED = /\d\s?[-.)]\s?([a-z]{2,20}(?: [a-z.]{1,20}){1,3}?)(?=\s*\(|\s*\d\s?[-.)]|\s*[,;]|\s*$)/dg

/** The board and the supervisors of a cooperative, as its general meeting elects them: numbered lists. */
export const ballotRule: Rule = (body) => {
  const list = (pattern: RegExp, state: (name: string) => Found['statement']): Found[] => matchesIn(body, pattern).flatMap((match) => {
    const span = match.span(1)
    return span ? matchesIn(body, NUMBERED, span.from, span.to).flatMap((each): Found[] => {
      const name = nameAtEnd(each.printed(1))
      return isName(name) ? [{ statement: state(name), from: each.from, to: each.to }] : []
    }) : []
  })
  return [
    ...list(BALLOT, (person) => ({ kind: 'appointment', person, role: 'board_member', legal_entity: null, from: null, until: null, term_years: null })),
    ...list(SUPERVISORS, (name) => ({ kind: 'auditor', name, period: null })),
  ]
}
