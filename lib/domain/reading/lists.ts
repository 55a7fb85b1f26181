/**
 * Lists: people under the words that say what they are (an office, a power), one a line, one a number, or one after another. An item takes
 * office, term and power from the words that open its list.
 */
import { appointment, representation } from '../fact/stated.ts'
import type { RepresentationMode, Role } from '../fact/fact.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { groupOf, NO_TERM, roleOf, termIn } from '../fact/office.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { cleanName, isEntity, isName, LISTED, nameAtEnd, type Party, peopleIn, personIn, untitled } from '../text/names.ts'
import { electedByBallot, isOfOtherList } from './ballots.ts'
import { appointed, bodyStart } from './offices.ts'
import { CONDITIONAL } from './bounds.ts'
import { clauseHolding } from './clauses.ts'
import { powerRule } from './powers.ts'

const CHOSEN = new RegExp(verb('elect', 'said'))
/** What ends the sentence an office begins, other than its own verb. */
const OTHER_VERB = /sona er|yetkilid|yetkili kil|devretm|hareket ed|\bolarak\b|temsil ve ilzam|\bicerigi degisen/

export type Line = { from: number; to: number; text: string }
/** The lines of a notice as printed. */
export const linesIn = (body: Body): Line[] => {
  const lines: Line[] = []
  let from = 0
  for (const at of [...body.breaks, body.text.length]) {
    lines.push({ from, to: at, text: body.text.slice(from, at) })
    from = at + 1
  }
  return lines
}

const BULLET = /^\s*(?:[-*•–]|\(?\d{1,2}\s?[-.)]+|[a-h]\))\s*/
const ID = /^(?:(?:t\.? ?c\.? )?[\d*#x]{9,14}\s)/
const ACTING = /^(.{6,120}?)['’]?\s?(?:y?[ıiuü]\s)?(?:ad[ıi]na|temsilen)\s(?:hareket (?:edecek|eden) )?(.{5,60})$/iu
const IDENTIFIED = /\s*\((?:T\.? ?C\.? ?)?(?:Kimlik|K[İI]ML[İI]K|Pasaport)[^()]{0,40}\)$/u
const BEGINS = /^["'(]?[\p{Lu}\d*#]/u
const ENDS = /(?:^|\s)["'(]?\p{Lu}\S*$/u
const ENDING = /[\s,;.]+(?:ve)?$/

type Named = { person: string; acting: string | null }
/** No line of a list is longer. */
const LONGEST_LINE = 200
/** Whom a line names and nothing else; null where it says anything more. */
const namedIn = (line: string): Named | null => {
  if (line.length > LONGEST_LINE) return null
  const bare = line.replace(BULLET, '').replace(ENDING, '').replace(IDENTIFIED, '')
  // Hardly a line of a notice begins and ends as one with a name does: the others are told at a glance.
  if (!BEGINS.test(bare) || !ENDS.test(bare)) return null
  const acting = ACTING.exec(bare)
  if (acting) {
    const [entity, person] = [cleanName(acting[1] ?? ''), untitled(cleanName(acting[2] ?? ''))]
    return isEntity(entity) && isName(entity) && isName(person) ? { person: entity, acting: person } : null
  }
  const plain = plainLetters(bare)
  const person = ID.test(plain) || /ikamet eden/.test(plain) ? personIn(bare) : untitled(cleanName(bare))
  const whole = bare.endsWith(person) && (ID.test(plain) || /ikamet eden/.test(plain) || untitled(cleanName(bare)) === person)
  // A piece of a sentence or a heading is no list of names.
  return whole &&
    isName(person) &&
    (isEntity(person) ||
      (person.split(' ').length <= 5 &&
        nameAtEnd(person) === person &&
        roleOf(person) === null &&
        !/\b(?:kurul|madde|sermaye|unvan|merkez|karar|temsil|yetki|sirket|adres|tescil|sicil)/.test(plain)))
    ? { person, acting: null }
    : null
}

const LEAD =
  /(ilk yonetim kurulu uye[a-z]*|yonetim kurulu(?:na| uye[a-z]*)|(?:ilk )?(?:sirket )?mudur(?:u|leri|luge|lugune|lukler[a-z]*)|(?:\S+ grubu )?(?:sinirli )?imza yetkili(?:si|leri)|tasfiye memur[a-z]*)\s[^.]{0,100}?$/d
/** {@link LEAD} anywhere: hardly a notice has such a list. */
const LEADS =
  /(?:yonetim kurulu(?:na| uye[a-z]*)|mudur(?:u|leri|luge|lugune|lukler[a-z]*)|imza yetkili(?:si|leri)|tasfiye memur[a-z]*)\s[^.]{0,100}?(?:olarak|uzere|[:;])/
const OF_LEAD: [RegExp, Role][] = [
  [/yonetim kurul/, 'board_member'],
  [/tasfiye/, 'liquidator'],
  [/imza/, 'authorised_signatory'],
  [/mudur/, 'manager'],
]
/** How far the verb stands behind a list, past other lists of the same sentence. */
const NEAR = 700

/**
 * "İlk yönetim kurulu üyesi olarak 3 yıl süre ile;" with one name a line and the verb behind: lists of two or more that hold nothing but
 * names.
 */
export const linedRule: Rule = (body) => {
  const found: Found[] = []
  if (!LEADS.test(body.plain)) return found
  const lines = linesIn(body)
  for (let at = 0; at < lines.length; at++) {
    const list: { line: Line; named: Named }[] = []
    for (let named: Named | null; lines[at] && (named = namedIn(lines[at]?.text ?? '')) !== null; at++)
      list.push({ line: lines[at] as Line, named })
    const [first, last] = [list[0]?.line, list.at(-1)?.line]
    if (!first || !last || list.length < 2) continue
    const before = body.plain.slice(Math.max(0, first.from - 220), first.from)
    const lead = LEAD.exec(before)
    const behind = body.plain.slice(last.to, last.to + NEAR).replace(/\bt\.c\./g, 't c ')
    const verb = CHOSEN.exec(behind)
    const role = lead ? OF_LEAD.find(([pattern]) => pattern.test(lead[1] ?? ''))?.[1] : undefined
    if (
      !lead ||
      !verb ||
      !role ||
      /yedek|divan|katip|denet/.test(lead[0]) ||
      !/olarak|uzere|[:;]\s*$/.test(lead[0]) ||
      /[.](?!\d)\s\S/.test(behind.slice(0, verb.index)) ||
      OTHER_VERB.test(behind.slice(0, verb.index).replace(/\bolarak\b/g, ''))
    )
      continue
    const words = body.text.slice(first.from - before.length + lead.index, first.from)
    const group = groupOf(words)
    const term = termIn(lead[0])?.term ?? termIn(behind.slice(0, verb.index))?.term ?? NO_TERM
    const limited =
      role === 'authorised_signatory' && group !== null && /ic yonerge/.test(body.plain.slice(Math.max(0, first.from - 600), first.from))
    const span = { from: first.from - before.length + lead.index, to: last.to }
    for (const {
      named: { person, acting },
    } of list) {
      found.push(appointed(person, role, null, term, span))
      if (acting !== null) found.push(appointed(acting, 'representative_of_legal_entity', person, NO_TERM, span))
      if (limited) found.push({ statement: representation([person], 'limited', { group, until: term.until }), ...span })
    }
  }
  return found
}

const FIRST =
  /\b(ilk )?(yonetim kurulu(?: (?:asil )?uye(?:si|leri)| baskani| baskan (?:vekili|yardimcisi))|(?:sirket )?mudur(?:u|leri|ler)?|mudurler kurulu baskani|(?:konkordato )?komiser(?:i|ler|leri)?|tasfiye memur(?:u|lari))\s?(\([^()]{2,24}\)\s?)?:/dg
/** A liquidation that begins, by its label. */
const LIQUIDATED = /\btasfiyeye giris\b|\btasfiye baslangic tarihi/
/** What a label without "ilk" begins behind: a line, or the sentence before. */
const LABEL_BEGINS = /(?:^|[.;:)]|\s[-–])\s*$/

/**
 * "İlk yönetim kurulu üyeleri: A, B, C", "İlk yönetim kurulu başkanı (3 yıl): A": the first organ that articles of association name. At a
 * founding the label needs no "ilk"; a stay of a court that is new names its commissioners so.
 */
export const firstOrganRule: Rule = (body) =>
  matchesIn(body, FIRST).flatMap((match): Found[] => {
    const begins = body.breaks.has(match.from - 1) || LABEL_BEGINS.test(body.plain.slice(Math.max(0, match.from - 4), match.from))
    const role = roleOf(match.printed(2))
    const isNew =
      role === 'liquidator'
        ? LIQUIDATED.test(body.plain.slice(Math.max(0, match.from - 120), match.from))
        : role === 'commissioner'
          ? /konkordato|muhlet/.test(body.plain) && !/\buzat/.test(body.plain)
          : body.established
    if (role === null || (match.span(1) === null && !(begins && isNew && match.from >= bodyStart(body)))) return []
    const term = termIn(match.plain)?.term ?? NO_TERM
    const people = peopleIn(body, match.to, match.to + 600)
    // "1- Türkiye Cumhuriyeti Uyruklu … adresinde ikamet eden, A", as the template introduces whom it names.
    const introducedAt = ({ introduced, since }: Party, begin: number): boolean =>
      introduced && /^[\s,;]*(?:\d{1,2}\s?[-.)]\s*)?$/.test(body.plain.slice(begin, since))
    const end = people.findIndex((person, at) =>
      at === 0
        ? untitled(body.text.slice(match.to, person.to).trim()) !== person.name && !introducedAt(person, match.to)
        : !LISTED.test(body.plain.slice(people[at - 1]?.to, person.from)) && !introducedAt(person, people[at - 1]?.to ?? 0),
    )
    const list = people.slice(0, end < 0 ? people.length : end)
    // "Tasfiye Memurları (Münferiden): 1- A 2- B"
    const mode = /\(\s?munferi[dt](?:en)?\s?\)/.test(match.plain)
      ? 'sole'
      : /\(\s?mustere[kc](?:en)?\s?\)/.test(match.plain)
        ? 'joint'
        : null
    const last = list.at(-1)
    const persons = list.map(({ name }) => name)
    return [
      ...list.map((person) => appointed(person.name, role, null, term, { from: match.from, to: person.to })),
      ...(mode !== null && last && role !== 'commissioner' && (mode === 'sole' || persons.length > 1)
        ? [
            {
              statement: representation(persons, mode as RepresentationMode, {
                ...(mode === 'joint' ? { any_of: false as const } : {}),
                until: term.until,
              }),
              from: match.from,
              to: last.to,
            },
          ]
        : []),
    ]
  })

/** "İlk Yönetim Kurulu Üyesi olarak 3 yıllığına aşağıdakiler seçilmiştir;": the verb before the list. */
const IN_OFFICE = '(yonetim kurulu uye(?:si|leri)|(?:sirket )?mudur(?:u|leri|ler)?) olarak'
const THOSE_BELOW =
  'asagida(?:ki ?ler|(?:ki|(?: [a-z]+){1,2} (?:yazili|gecen|belirtilen|bulunan)) (?:kisi(?:ler)?|sahis(?:lar)?|ortak(?:lar)?|kimse(?:ler)?|isim(?:ler)?))'
const CHOSEN_BELOW = new RegExp(
  `\\b(?:ilk )?(?:${IN_OFFICE} [^.;:]{0,60}?\\b${THOSE_BELOW} |${THOSE_BELOW} [^.;:]{0,60}?\\b${IN_OFFICE} )(?:[^.;:]{0,40} )?${verb('elect', 'said')}\\s?[;:.]`,
  'dg',
)
/** What stands behind somebody in such a list, up to the next. */
const AS_WHAT = /^,?\s*(?:([a-z]+(?: [a-z]+){0,3}?) (?:olarak|sifatiyla)\b)?[\s,;]*(?:\d{1,2}\s?[-.)]+\s*)?/
/** Those whom the template introduces below the words that elect them, each with or without his office ("… adresinde ikamet eden, A Yönetim Kurulu Üyesi olarak,"). */
export const chosenBelowRule: Rule = (body) =>
  matchesIn(body, CHOSEN_BELOW).flatMap((match): Found[] => {
    const role = roleOf(match.span(1) ? match.printed(1) : match.span(2) ? match.printed(2) : '')
    // "İlk 3 yıl için … aşağıdaki kişi": a term before the office is theirs as well; who is named there the words bound to somebody.
    const begin = clauseHolding(body, match.from)?.from ?? match.from
    if (role === null || peopleIn(body, begin, match.to).length > 0) return []
    const term = termIn(body.plain.slice(begin, match.to))?.term ?? NO_TERM
    const found: Found[] = []
    let end = match.to + (/^\s*(?:\d{1,2}\s?[-.)]+\s*)?/.exec(body.plain.slice(match.to, match.to + 20))?.[0].length ?? 0)
    for (const person of peopleIn(body, match.to, match.to + LIST)) {
      // His number may stand before what introduces him.
      if (/[^\s\d*#]/.test(body.plain.slice(end, person.since))) break
      const behind = AS_WHAT.exec(body.plain.slice(person.to, person.to + AHEAD))
      // What introduces him may have been read before; then his office behind him tells an item.
      if (!person.introduced && behind?.[1] === undefined) break
      const own = behind?.[1] === undefined ? role : roleOf(behind[1])
      const after = person.to + (behind?.[0].length ?? 0)
      if (own === null || GOES_ON.test(body.text.slice(after, after + AHEAD))) break
      end = after
      found.push(appointed(person.name, own, null, term, { from: match.from, to: end }))
    }
    return found
  })
const LIST = 2000
/** "… 1 yıl için", "… münferiden": more is said of him. */
const GOES_ON = /^(?:\p{Ll}|\(?\d{1,2}\)?\s?(?:\([^()]{1,12}\)\s?)?(?:yıl|sene|ay)(?!\p{L}{4}))/u

/** "… dört yıl müddetle vazife görmek üzere yönetim kurulu üyeliklerine; 1) A": the term right before the organ. */
const TERM_AHEAD =
  /\S{1,6} (?:\([^()]{1,12}\) )?(?:yil|sene)[a-z]* ?(?:(?:sure(?:yle| ile)?|muddetle|icin|(?:gorev|vazife) (?:yapmak|gormek|ifa etmek)|uzere)[\s;:,]*)*$/
const AHEAD = 90
const BALLOT =
  /yonetim kurulu (?:asil )?uye(?:ligi|likleri|leri)(?:ne)?\b[^.\d]{0,40}(?:\d{1,2} (?:yil|sene)[^.\d]{0,30})?[:;]?\s*(1\s?[-.)].{5,400}?)(?=yonetim kurulu yedek|yedek|denet(?:im|ci)|murakip|secil|\[)/dg
const SUPERVISORS = /denetim kurulu?\s*(?:asil )?(?:uyeligine)?\s*(1\s?[-.)].{5,300}?)(?=denetim|yedek|secil|\[)/dg
const NUMBERED = /\d\s?[-.)]\s?([a-z]{2,20}(?: [a-z.]{1,20}){1,3}?)(?=\s*\(|\s*\d\s?[-.)]|\s*[,;]|\s*$)/dg

/** The board and the supervisors of a cooperative, as its general meeting elects them: numbered lists. */
export const ballotRule: Rule = (body) => {
  const list = (pattern: RegExp, state: (name: string, years: number | null) => Found['statement']): Found[] =>
    matchesIn(body, pattern).flatMap((match) => {
      const span = match.span(1)
      const lead = span ? body.plain.slice(match.from, span.from) : ''
      const years = span
        ? ((termIn(lead) ?? termIn(TERM_AHEAD.exec(body.plain.slice(Math.max(0, match.from - AHEAD), match.from))?.[0] ?? ''))?.term
            .years ?? null)
        : null
      const items = span ? matchesIn(body, NUMBERED, span.from, span.to) : []
      // Where the numbers begin again another list follows, whose heading was not legible.
      const again = items.findIndex((each, at) => at > 0 && Number(each.plain[0]) <= Number(items[at - 1]?.plain[0]))
      return items.slice(0, again < 0 ? items.length : again).flatMap((each): Found[] => {
        const name = nameAtEnd(each.printed(1))
        return isName(name) ? [{ statement: state(name, years), from: each.from, to: each.to }] : []
      })
    })
  const listed = [
    ...list(BALLOT, (person, years) => appointment(person, 'board_member', { term_years: years })),
    ...list(SUPERVISORS, (name) => ({ kind: 'auditor', name, period: null })),
  ].filter((each) => !isOfOtherList(body, each))
  return [
    ...listed,
    ...electedByBallot(body).filter(
      (each) => !listed.some(({ statement, from, to }) => statement.kind === each.statement.kind && each.from < to && from < each.to),
    ),
  ]
}

// In the order of the words: a vice chair is no chair.
const DUTIES: [RegExp, Role][] = [
  [/baskan (?:yardimcisi|vekili)\s*$/, 'board_vice_chair'],
  [/baskani\s*$/, 'board_chair'],
]
const SIGNED = /^\s*(?:\([^()]{3,60}\)\s*)?[-:–]?\s*(munferiden|munferit|mustereken|musterek)\b/
const ITEM = /\d{1,2}\s?[-.)]+\s*$/
/** How far the words that give the power stand from the list of who has it. */
const BESIDE = 600

/** A numbered list of who signs how ("1) Ayşe Yılmaz (Başkan) - Münferiden 2) …") beside the words that give them the power. */
export const listedPowerRule: Rule = (body) => {
  if (/yetki\s?sekli/.test(body.plain)) return []
  const items = peopleIn(body, 0, body.text.length).flatMap((person) => {
    const signed = SIGNED.exec(body.plain.slice(person.to, person.to + 120))
    return signed && ITEM.test(body.plain.slice(Math.max(0, person.from - 8), person.from))
      ? [{ person, mode: /munf/.test(signed[1] ?? '') ? ('sole' as const) : ('joint' as const), to: person.to + signed[0].length }]
      : []
  })
  const [first, last] = [items[0], items.at(-1)]
  if (
    !first ||
    !last ||
    items.length < 2 ||
    CONDITIONAL.test(body.plain) ||
    !/temsil ve ilzam|imza yetki/.test(
      body.plain.slice(Math.max(0, first.person.from - BESIDE), first.person.from) + body.plain.slice(last.to, last.to + BESIDE),
    )
  )
    return []
  return items.map(({ person, mode, to }): Found => ({
    statement: representation([person.name], mode),
    from: person.from,
    to,
  }))
}

/** Who chairs a board that a meeting elected by ballot: the decision that gives the members their power names each by his duty. */
export const dutyRule: Rule = (body) => {
  const elected = ballotRule(body).flatMap(({ statement }) => (statement.kind === 'appointment' ? [statement.person] : []))
  if (elected.length === 0) return []
  return powerRule(body).flatMap(({ from, to }) =>
    peopleIn(body, from, to).flatMap((person): Found[] => {
      const title = body.plain.slice(Math.max(0, person.from - 60), person.from)
      const role = DUTIES.find(([pattern]) => pattern.test(title))?.[1]
      return role
        ? [
            {
              statement: appointment(person.name, role),
              from: Math.max(0, person.from - (/(?:yonetim kurulu )?baskan\S*(?: \S+)?\s*$/.exec(title)?.[0].length ?? 0)),
              to: person.to,
            },
          ]
        : []
    }),
  )
}
