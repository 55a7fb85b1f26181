import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { evidenceEnd } from './evidence.ts'
import { isIllegibleIn } from './illegible.ts'
import type { RepresentationRule } from './fact.ts'
import { plainLetters } from '../text/letters.ts'
import { rulesOf } from './directive-rules.ts'
import { AMENDS } from './directive-words.ts'
import { type Body, type Found, matchesIn, type Rule } from './found.ts'

const HEADING =
  /(?:(?:yonetim|mudurler) kurulu|yonetim) ic yonergesi|sinirli (?:temsil |imza |ve )*yetki[a-z]* (?:[^.]{0,40})?ic yonerge(?:si)?\b(?! *(?:ile|de|nin yayin))|imza yetki[a-z]* [^.]{0,20}ic yonerge|temsil[a-z]* [^.]{0,40}iliskin [^.]{0,20}ic yonerge/dg
/** Its name alone, as a heading prints it. */
const BARE = /\bic yonerge(?![a-z])/dg
const GENERAL_MEETING = /genel kurul(?:unun)?[^.]{0,60}ic yonerge/
const NAMED = new RegExp(
  `${DATE}\\s*(?:tarihli|tarih|/)\\s*,?\\s*(?:ve\\s*)?(\\d{1,4}(?:[/-]\\d{1,4})?)\\s?(?:nolu|no\\S{0,4}|sayili|numarali)\\s*(?:(?!karar|gazete|yayin|ilan ed)[^.]){0,60}?ic yonerge`,
  'dg',
)
// An earlier directive that this notice annuls is none it prints.
const ANNULLED = /^[a-z']*\s(?:[^.]|\.(?=\d)){0,120}?(?:iptal|yururlukten kald|hukumsuz|gecersiz|ilga)/
/** The same, right behind its number. */
const ANNULS = /^[a-z']*\s(?:[a-z]+ ){0,4}(?:iptal|yururlukten kald|hukumsuz|gecersiz|ilga)/
// What a directive itself holds, beside its name.
const PRINTED = /\bmadde\b|\bamac|\bkapsam|imza grup|siniflandir|derece|yetkilidir|musterek|munferi|temsil ve ilzam/

const NUMBERS = [
  new RegExp(`ic yonerge(?:si)?\\s*\\(\\s*${DATE.replace(/\((?!\?)/g, '(?:')}\\s*[-–/]\\s*(\\d{1,4})\\s*\\)`, 'dg'),
  /ic yonerge(?:si)?\s*\([^()]{0,20}no\s?[:.]?\s?(\d{1,4}(?:[/-]\d{1,4})?)/dg,
  /ic yonerge(?:si|nin)?\s*(?:sira\s)?(?:no|numarasi|sayisi)\S{0,3}\s*[:.]?\s*(\d{1,4}(?:[/-]\d{1,4})?)/dg,
  /(?<![\d./-])(\d{1,4}(?:[/-]\d{1,4})?)\s?(?:nolu|no'?lu|sayili|numarali|sira no\S{0,3})\s(?:[a-z]+ ){0,5}ic yonerge/dg,
]
const DAYS = [
  new RegExp(`ic yonerge(?:si)?\\s*(?:\\(|no\\s?[:.]?\\s?[\\d/-]{1,9}\\s*[/–-])\\s*${DATE}`, 'dg'),
  new RegExp(`(?:yonetim|mudurler|ortaklar|genel) kurulu(?:muz|nun)?\\s${DATE}\\s*tarihinde toplan(?:arak|mis)`, 'dg'),
  new RegExp(`\\btarihi?\\s*:?\\s*${DATE}`, 'dg'),
  new RegExp(`${DATE}\\s*tarihli\\s(?:[a-z0-9/'-]+ ){0,8}ic yonerge`, 'dg'),
]
/** The articles of a directive behind its name, the first of them near it, and how somebody signs in one of them. */
const ARTICLES =
  /^(?:[^.;]|\.(?=\d)){0,200}?[.:)]?\s(?:madde ?1\b|1\s?[.)-])(?=[^]*?\s(?:madde ?2\b|2\s?[.)-]))[^]*?\b(?:munferi[dt]|muster|tek imza|tek basina|birlikte imza)/
const LONGEST = 6000
/** How far from its heading a directive names its number and day. */
const NEAR = 400

/** Where a notice that registers a directive begins to speak of it: what stands before it is of other decisions. */
export const directiveBegins = (body: Body): number =>
  /ic yonerge/.test(body.topic) ? (matchesIn(body, /\bic yonerge/dg, evidenceEnd(body))[0]?.from ?? 0) : body.plain.length

/**
 * An internal directive on limited authority (TTK 367, 371/7): its number and day, and who signs for what up to how much. The directive on
 * general meetings says nothing of this.
 */
export const directiveRule: Rule = (body) => {
  const start = evidenceEnd(body)
  const all = matchesIn(body, NAMED, start).filter((match) => !GENERAL_MEETING.test(match.plain))
  const named = all.find((match) => !ANNULLED.test(body.plain.slice(match.to, match.to + 200)))
  const ofDirective = /ic yonerge/.test(body.topic.replace(/genel kurul ic yonerge\S*/g, ''))
  const hasArticles = ({ to }: { to: number }): boolean => ARTICLES.test(body.plain.slice(to, to + LONGEST))
  const heading =
    matchesIn(body, HEADING, start).find((match) => !GENERAL_MEETING.test(match.plain)) ??
    // Where the directive is the registered matter, its bare name above articles that say how somebody signs is enough.
    (ofDirective
      ? matchesIn(body, BARE, start).find(
          (match) => !GENERAL_MEETING.test(body.plain.slice(Math.max(start, match.from - 90), match.to)) && hasArticles(match),
        )
      : undefined)
  // A decision may speak of a directive that an earlier notice printed: that this one prints it say the registered matter or its articles.
  const registered = body.topic === '' || ofDirective || [heading, named].some((match) => match !== undefined && hasArticles(match))
  if (!registered) return []
  if (named && (heading || body.topic !== ''))
    return [state(body, named.printed(4), printedDate(named.printed(1), named.printed(2), named.printed(3)), named)]
  const annulled = all[0]
  if (
    !heading ||
    (annulled &&
      !PRINTED.test(body.plain.slice(heading.to, annulled.from)) &&
      !PRINTED.test(body.plain.slice(body.plain.indexOf('.', annulled.to) + 1)))
  )
    return []
  // The number and day of the one it annuls are none of its own.
  const near = heading.to + NEAR
  const [number, day] = [NUMBERS, DAYS].map((patterns) =>
    patterns
      .map((pattern) =>
        matchesIn(body, pattern, heading.from, near).find((match) => !ANNULS.test(body.plain.slice(match.to, match.to + 80))),
      )
      .find((match) => match !== undefined),
  )
  return [
    state(body, number?.printed(1) ?? null, day ? printedDate(day.printed(1), day.printed(2), day.printed(3)) : null, {
      from: heading.from,
      to: Math.max(heading.to, number?.to ?? 0, day?.to ?? 0),
    }),
  ]
}

/** What was decided of somebody, in the words of a rule that say what it is about or what it asks for: a sentence of its own, and no word of the rule. */
const OF_ANOTHER = /^[^]*?\b(?:[a-z]{2,}m[iu]st[iu]r|hareket edecektir|karar verildi)\b(?=[\s.]|$)/
const brokenIn = (body: Body, { scope, condition, excludes }: RepresentationRule, from: number): { from: number; to: number }[] =>
  [scope, condition, excludes].flatMap((words) => {
    const [said] = typeof words === 'string' ? (OF_ANOTHER.exec(plainLetters(words)) ?? []) : []
    if (said === undefined || typeof words !== 'string') return []
    // What a rule leaves out stands between the parts of its words.
    const begin = said.lastIndexOf('…') + 1
    const at = body.text.indexOf(words.slice(begin, said.length).trim(), from)
    return at < 0 ? [] : [{ from: at, to: at + said.length - begin }]
  })

const state = (body: Body, number: string | null, on: string | null, at: { from: number; to: number }): Found => {
  const { rules, groups, spans, known, left } = rulesOf(body, at.to)
  // What a rule is about may be another act where a word of it is not legible.
  const illegible = spans.filter(({ from, to }) => isIllegibleIn(body, from, to, true))
  const broken = rules.flatMap((rule) => brokenIn(body, rule, at.to))
  return {
    statement: {
      kind: 'directive',
      number,
      on,
      rules,
      ...(groups.length > 0 ? { groups } : {}),
      // What changes single articles of an earlier directive leaves its others as they are.
      ...(left.length > 0 || broken.length > 0 || AMENDS.test(body.plain.slice(at.from)) ? { partial: true as const } : {}),
    },
    from: at.from,
    to: at.to,
    more: spans,
    known,
    left: [...left, ...illegible, ...broken],
  }
}
