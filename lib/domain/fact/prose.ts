/** Decisions printed as they were written, until about 2017: elections, ends of office and powers in free prose. */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { fold } from '../kernel/text.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import type { DepartureReason, Role } from './fact.ts'
import { type Body, type Found, matchesIn, once, type Rule } from './found.ts'
import { NO_TERM, type Term, termIn } from './office.ts'
import { clausesOf } from './clauses.ts'
import { caseAfter, LISTED, partiesIn, peopleIn, type Person } from './people.ts'
import { isName, nameAtEnd } from './person.ts'

const OFFICES: [RegExp, Role][] = [
  [/mudurler kurulu baskan(?:ligi|i\b)[a-z]*/g, 'manager_chair'],
  [/(?:yonetim kurulu )?(?:baskan ?(?:yardimci|vekil)[a-z]*|(?:ikinci|ii|2) ?\.? ?baskan(?:lig[a-z]*|i\b|\b))/g, 'board_vice_chair'],
  [/yonetim kurulu baskan(?:ligi|i\b)[a-z]*(?! (?:yardimci|vekil))/g, 'board_chair'],
  [/(?:yonetim kurulu|idare meclisi) (?:asil |murahhas )?(?:uye|aza)[a-z]*/g, 'board_member'],
  [/genel mudur(?:lug[a-z]*|u\b|luk[a-z]*|\b)(?!\S* ?(?:yard|vekil))/g, 'general_manager'],
  [/\bsube(?:nin|si|miz)? (?:mudur(?:lug|u\b|luk)[a-z]*|mudur olarak)/g, 'branch_manager'],
  [/(?:konkordato |gecici )*komiser(?:(?:i|lig|ler|ligi)[a-z]*| olarak)/g, 'commissioner'],
  [/denetim kurul[a-z]*(?: asil)?(?: uye[a-z]*)?|denetci(?:lig|si olarak|ler[a-z]* olarak| olarak)[a-z]*|murakip[a-z]*/g, 'auditor'],
  [
    /(?:sube(?:yi)? |(?:birinci|ikinci|ucuncu|\d\s?\.?) derece )?(?:imza yetkilisi|imza yetkilileri)(?: olarak)?|(?<!tuzel kisi )temsilci(?:si olarak| olarak|ligine|liklerine)|temsile (?:tam )?yetkili olarak/g,
    'authorised_signatory',
  ],
  [/tasfiye memur[a-z]*/g, 'liquidator'],
  [/(?<!toplanti |divan |kurulu )\bbaskan(?=,| olarak)/g, 'board_chair'],
  [/(?<!yonetim kurulu |toplanti |divan |kurulu )\bbaskanlig(?:a|ina)\b/g, 'board_chair'],
  [/(?<!kurulu |asil |yedek )\b(?:uyelig(?:e|ine)\b|uye olarak)/g, 'board_member'],
  [/(?<!genel |kurulu |sicili? )mudur(?:lug[a-z]*|luk|u\b| olarak|lerinden|ler[i]?\b|\b)(?! (?:kurulu|yard|vekil))/g, 'manager'],
]
type Office = { role: Role; from: number; to: number }

/** Offices a sentence names, the longest wording of each place. */
const officesIn = (plain: string, from: number, to: number): Office[] => {
  const all = OFFICES.flatMap(([pattern, role]) =>
    [...plain.slice(from, to).matchAll(pattern)].map((match): Office => {
      const end = from + match.index + match[0].length
      // "Başkanlığı'na"
      return { role, from: from + match.index, to: end + (/^['’`]n[ae]\b/.exec(plain.slice(end, end + 4))?.[0].length ?? 0) }
    }),
  )
  return all
    .filter(
      (each) =>
        !all.some(
          (other) => other !== each && other.from <= each.from && other.to >= each.to && other.to - other.from > each.to - each.from,
        ),
    )
    .sort((a, b) => a.from - b.from)
}

const FOR =
  /(?:ligi['’`]na|ligi['’`]ne|lugu['’`]ne|ligina|lugune|ligine|lige|liga|luge|likler[a-z]{1,3}|luklerine|olarak|memurluguna|muduru|baskani|uyesi|vekili|yardimcisi)$/

/**
 * "A'nın başkanlığa, B'nin başkan yardımcılığına getirilmesine": each office stands behind its holder. The company that the head names
 * holds none.
 */
const standBehind = (people: Person[], offices: Office[]): boolean => {
  const holders = people.filter(({ name }) => !isLegalEntity(name))
  const [first, last] = [holders[0], holders.at(-1)]
  return first !== undefined && last !== undefined && (offices[0]?.from ?? 0) >= first.to && (offices.at(-1)?.from ?? 0) >= last.to
}

/** The office of one of the people a sentence names: the one said just before him, that of the list he stands in, or the next one said. */
const officeOf = (plain: string, people: Person[], at: number, offices: Office[], start: number): Office | undefined => {
  const [person, before] = [people[at], people[at - 1]]
  if (!person) return undefined
  const own = standBehind(people, offices)
    ? undefined
    : offices
        .filter(
          (office) => office.to <= person.from && office.from >= (before?.to ?? start) && FOR.test(plain.slice(office.from, office.to)),
        )
        .at(-1)
  if (own) return own
  const listed = before !== undefined && LISTED.test(plain.slice(before.to, person.from))
  return (
    (listed ? officeOf(plain, people, at - 1, offices, start) : undefined) ??
    offices.find((office) => office.from >= person.to) ??
    (new Set(offices.map(({ role }) => role)).size === 1 ? offices.at(-1) : undefined)
  )
}

// What a meeting elects for itself, and what it only reports, is no office of the company.
const NO_ELECTION = /toplanti baskan|divan|katip|oy toplama|yedek|ibra/
const CHOSEN =
  /\b(?:gorev yapma(?:si|lar[iı])n[ae]|sec(?:mis|ti)|secil|atan|getiril|tayin|gorevlendiril)[a-z]*|\b(?:mudurlu|gorev)[a-z]* (?:olarak )?(?:[^\s.;]+ ){0,6}?devam[a-z]*|\bdevamina\b|uzatil[a-z]*/
const ENDED = /\b(?:iptal|azl|azil|istifa|ayril|sona er|son veril|alinma|alinmis|kaldiril|vefat|olum)[a-z]*/
// "Başkan yardımcısı Ayşe Yılmaz istifa etmiştir": the person is the subject.
const RESIGNED = /^,? ?(?:[^\s.;,]+ ){0,5}?(?:istifa et|vefat et|gorev(?:in)?den (?:[a-z]+ ){0,4}?ayril)/
const REASONS: [RegExp, DepartureReason][] = [
  [/istifa/, 'resignation'],
  [/vefat|olum/, 'death'],
  [/azl|azil|iptal|son veril|sona erdir|alinm|kaldir/, 'dismissal'],
  [/suresi/, 'term_end'],
]

const reasonIn = (cause: string): DepartureReason | null => REASONS.find(([pattern]) => pattern.test(cause))?.[1] ?? null

const sinceIn = (plain: string): string | null => {
  const match = new RegExp(`${DATE} ?(?:tarihinden|'?[dt][ae]n) (?:itibaren|baslamak)(?![^,;]{0,60}muhlet)`).exec(plain)
  return match ? printedDate(match[1], match[2], match[3]) : null
}

/** A name without an ending that lost its apostrophe, where the bare name stands elsewhere: `Fethi Cılgınıın` → `Fethi Cılgın`. */
const bare = (name: string, named: ReadonlySet<string>): string => {
  for (let length = name.length - 1; length >= name.length - 5 && length > 4; length--) {
    const stem = name.slice(0, length)
    if (named.has(stem) && stem.split(' ').length === name.split(' ').length) return stem
  }
  return name
}

// At a branch whoever signs and holds no office is a signatory.
const SIGNATURE = /(?:imza|temsil) yetki(?:si|sinin|leri|lerinin)\b/
// Elsewhere a power to sign that is taken back, of whom no office is named.
const SIGNATURE_ENDED = /(?:imza|temsil) yetki(?:si|leri)n?(?:in|e|ne)?\s(?:[a-z]+ ){0,3}?(?:iptal|kaldiril|son veril|sona er)[a-z]*/

/** The list that begins with one of the people of a sentence ("A, B ve C"). */
const listFrom = (body: Body, people: Person[], at: number): Person[] => {
  let last = at
  while (people[last + 1] && LISTED.test(body.plain.slice(people[last]?.to, people[last + 1]?.from))) last++
  return people.slice(at, last + 1)
}

/** The first of the list that one of the people of a sentence stands in. */
const listTo = (body: Body, people: Person[], at: number): Person => {
  let first = at
  while (first > 0 && LISTED.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
  return people[first] ?? { name: '', from: 0, to: 0, after: null }
}

const FINITE = /\b(?:secil|atan|getiril|tayin edil)(?:mis|di)/
const CHOSEN_NOW = /^\s(?:[a-z]+ ile )?(?:secil|atan|getiril|tayin edil)(?:mis|di)/
// "A başkan vekilliğine seçilmiştir", "A şirket müdürü olarak atandı": who is elected is the subject.
const ELECTED = /^(?:[^.;:,]|,(?= \S+ yil)){0,90}?\b(?:secil|atan|getiril|tayin edil|gorevlendiril)(?:mis|di)[a-z]*/
// "A, 14.11.2011 tarihli dilekçesi ile yönetim kurulu üyeliğinden ve başkan vekilliğinden istifa etmiştir"
const LEFT = /^(?:[^.;:]|(?<=\d)\.){0,140}?l[iu]g[iu]nd[ea]n\s(?:[^.;:,]{0,60}\s)?(?:istifa et|ayril(?:mis|di))[a-z]*/
const OFFICE_LEFT = /l[iu]g[iu]nd[ea]n$/

const FOR_ENTITY =
  /^(?:\s?['’`]\s?[yn]?[iu](?:n[iu])?)?\s*\(?(?:(?:tuzel kisi(?:ligi|ligini)?|sirket[ia]?|ni|yi)\s)*(?:temsilen|adina|namina)\b/
/**
 * Who may be elected: a company whose name only says for whom somebody sits ("X A.Ş.'yi temsilen Ayşe Yılmaz") is not; who acts for an
 * elected one stands in brackets behind it.
 */
const electorateOf = (body: Body, parties: Person[]): Person[] =>
  parties.flatMap((party, at) => {
    const before = parties[at - 1]
    if (
      before &&
      isLegalEntity(before.name) &&
      inBracket(body, before.to, party.from) &&
      FOR_ENTITY.test(body.plain.slice(before.to, party.from))
    )
      return []
    if (!isLegalEntity(party.name)) return [party]
    const rest = body.plain.slice(party.to, party.to + 160)
    const bracket = /^\s*\([^()]{3,140}\)/.exec(rest)
    if (!bracket) return FOR_ENTITY.test(rest) ? [] : [party]
    // The case ending stands behind the bracket.
    return [
      {
        ...party,
        to: party.to + bracket[0].length,
        after: party.after ?? caseAfter(body.text.slice(party.to + bracket[0].length, party.to + bracket[0].length + 12)),
      },
    ]
  })
const BRACKET_END = /\([^()]{3,140}\)$/
const inBracket = (body: Body, from: number, to: number): boolean => body.plain.slice(from, to).includes('(')

type Chosen = { name: string; acting: string | null; role: Role; term: Term; from: number; to: number }
type Left = { name: string; role: Role; on: string | null; reason: DepartureReason | null; from: number; to: number }

/** Who follows a name in a list of the same case ("A, B ve C'nin"): the case of the last counts for all. */
const declined = (body: Body, people: Person[]): Person[] => {
  let after: Person['after'] = null
  let next: Person | undefined
  return [...people]
    .reverse()
    .map((person) => {
      const between = next ? body.plain.slice(person.to, next.from) : ''
      after = person.after ?? (next && LISTED.test(between) ? after : null)
      next = person
      return { ...person, after }
    })
    .reverse()
}

/** The offices that somebody who resigned, the subject of the clause, held: those named before his verb. */
const officesLeft = (body: Body, person: Person, offices: Office[], to: number): { role: Role; verb: string }[] => {
  const verb = person.after === null ? LEFT.exec(body.plain.slice(person.to, to))?.[0] : undefined
  if (verb === undefined || peopleIn(body, person.to, person.to + verb.length).length > 0) return []
  return offices
    .filter(
      (each) => each.from >= person.to && each.to <= person.to + verb.length && OFFICE_LEFT.test(body.plain.slice(each.from, each.to)),
    )
    .map(({ role }) => ({ role, verb }))
}

/** The office that the subject of the clause, or the list that he stands in, is elected to. */
const officeOfSubject = (body: Body, list: Person[], offices: Office[], to: number): Office | undefined => {
  const last = list.at(-1)
  const office = last && last.after === null ? offices.find((each) => each.from >= last.to) : undefined
  const verb = last && office ? ELECTED.exec(body.plain.slice(last.to, to))?.[0] : undefined
  if (!last || !office || verb === undefined || office.to > last.to + verb.length) return undefined
  return peopleIn(body, last.to, last.to + verb.length).length > 0 ? undefined : office
}

const namesIn = once((body: Body): ReadonlySet<string> => new Set(peopleIn(body, 0, body.text.length).map(({ name }) => name)))

const decisionsIn = once((body: Body): { chosen: Chosen[]; left: Left[] } => {
  const chosen: Chosen[] = []
  const left: Left[] = []
  for (const { from, to, sentence } of clausesOf(body)) {
    const plain = body.plain.slice(from, to)
    if (!(CHOSEN.test(plain) || ENDED.test(plain) || /yerine/.test(plain))) continue
    const own = officesIn(body.plain, from, to)
    // "… istifasının kabulüne, yerine B'nin seçilmesine": the successor's office is that of the clause before.
    const former = own.length === 0 && /\byerine\b|\bbosalan/.test(plain) ? officesIn(body.plain, sentence.from, from).at(-1) : undefined
    const signs = own.length === 0 ? (body.branch ? SIGNATURE : SIGNATURE_ENDED).exec(plain) : null
    const offices = former
      ? [{ ...former, from, to: from }]
      : signs
        ? [{ role: 'authorised_signatory' as const, from: from + signs.index, to: from + signs.index + signs[0].length }]
        : own
    if (offices.length === 0) continue
    const people = declined(body, electorateOf(body, partiesIn(body, from, to)))
    people.forEach((person, at) => {
      const rest = body.plain.slice(person.to, to)
      const list = listFrom(body, people, at)
      const words = rest.slice(
        0,
        Math.max(0, (people.find((other) => other.from > (list.at(-1)?.to ?? person.to) && other.after !== null)?.from ?? to) - person.to),
      )
      const before = body.plain.slice(Math.max(from, person.from - 90), person.from)
      const name = person.after === null ? bare(person.name, namesIn(body)) : person.name
      const resignations = officesLeft(body, person, offices, to)
      for (const { role, verb } of resignations)
        left.push({ name, role, on: null, reason: reasonIn(verb), from: person.from, to: person.to + verb.length })
      if (resignations.length > 0) return
      const subject = officeOfSubject(body, list, offices, to)
      const office = subject ?? officeOf(body.plain, people, at, offices, from)
      if (!office) return
      const span = { from: Math.min(person.from, office.from), to: Math.min(to, Math.max(person.to, office.to)) }
      // "istifa eden A", "görev süresi sona eren müdür A'nın … yeniden seçilmesine"
      const gone = /(?:istifa eden|ayrilan|vefat eden|azledilen)\s(?:[a-z]+ ){0,5}$/.exec(before)
      const expired = new RegExp(`${DATE} tarihinde gorev suresi (?:sona eren|dolan)`).exec(before)
      const ended = ENDED.exec(words)
      const verb = CHOSEN.exec(words)
      const replaced = /^\S{0,6}\s*(?:\S+ )?yerine\b/.test(rest)
      const resigned = person.after === null && office.to <= person.from ? RESIGNED.exec(rest) : null
      if (gone || replaced || expired || resigned || (person.after === 'of' && ended && (!verb || ended.index < verb.index))) {
        const cause = gone?.[0] ?? resigned?.[0] ?? (expired ? 'suresi' : ended && !replaced ? ended[0] : '')
        const end = ended && !gone && !expired && !replaced ? person.to + ended.index + ended[0].length : span.to
        left.push({
          name,
          role: office.role,
          on: expired ? printedDate(expired[1], expired[2], expired[3]) : null,
          reason: reasonIn(cause),
          from: gone || expired ? Math.max(from, person.from - 90) : person.from,
          to: end,
        })
        if (!expired) return
      }
      if (signs && !body.branch) return
      if (!verb && !CHOSEN.test(rest)) return
      // Who is elected stands in the genitive ("A'nın … seçilmesine"), or after the office ("müdür olarak A seçilmiştir", "… müdürlüğüne A
      // seçilmiştir").
      const shared =
        person.after === null && standBehind(people, offices) && body.plain.slice(person.to, office.from).trim() === '' && FINITE.test(rest)
      const named =
        subject !== undefined ||
        shared ||
        (person.after === null &&
          CHOSEN_NOW.test(rest) &&
          (former !== undefined || /\byerine\b/.test(body.plain.slice(office.to, person.from)))) ||
        person.after === 'of' ||
        (person.after === null &&
          office.to <= person.from &&
          /(?:olarak|lig[iı]['’`]?n[ae]|lugu['’`]?n[ae]|lige|liga|luge|likler[a-z]{1,3}|memurluguna|(?:uyeleri|uyesi|muduru|mudurleri) yerine)\s*[:;.]*\s*(?:(?:[^:;.]|(?<=\b[a-z])\.){0,160}\s)?$/.test(
            body.plain.slice(office.from, person.from),
          )) ||
        (person.after === null && /^(?:sirket )?(?:mudurlugu|mudurluk) gorev/.test(rest.trim().replace(/^\S{0,3}\s(?=sirket|mudur)/, '')))
      const titled =
        person.after === null &&
        body.plain.slice(office.to, person.from).trim() === '' &&
        /olarak\s*$/.test(body.plain.slice(from, office.from))
      if (!named && !titled) return
      const end = person.to + (CHOSEN.exec(rest)?.index ?? 0) + (CHOSEN.exec(rest)?.[0].length ?? 0)
      // A term said before a list is that of all who stand in it.
      const first = listTo(body, people, at)
      const start = Math.max(from, people.filter((other) => other.to < Math.min(first.from, office.from)).at(-1)?.to ?? from)
      const clause = body.plain.slice(Math.max(start, Math.min(first.from, office.from) - 120), end)
      if (NO_ELECTION.test(body.plain.slice(Math.max(from, Math.min(person.from, office.from) - 25), end))) return
      const [acting] = isLegalEntity(name)
        ? peopleIn(body, person.to - (BRACKET_END.exec(body.plain.slice(person.from, person.to))?.[0].length ?? 0), person.to)
        : []
      chosen.push({
        name,
        acting: acting?.name ?? null,
        role: office.role,
        term: { ...(termIn(clause)?.term ?? NO_TERM), from: termIn(clause)?.term.from ?? sinceIn(clause) },
        from: span.from,
        to: end,
      })
    })
  }
  const ofBranch = <T extends { role: Role }>(each: T): T =>
    body.branch && each.role === 'manager' ? { ...each, role: 'branch_manager' } : each
  return { chosen: chosen.map(ofBranch), left: left.map(ofBranch) }
})

/** Notices of the templates say everything in the templates' own sentences; the decision printed after them repeats it. */
const isTemplate = (body: Body): boolean => body.topic !== '' && /olarak (?:secilmistir|atanmistir)/.test(body.plain)

/** People elected in the words of a decision. */
export const proseRule: Rule = (body) => {
  if (isTemplate(body)) return []
  // The sharing out of duties says an election again, without its term.
  const all = decisionsIn(body).chosen
  const termed = (each: Chosen): boolean => each.term.until !== null || each.term.years !== null
  const chosen = [
    ...new Map(
      [...all.filter((each) => !termed(each)), ...all.filter(termed)].map((each) => [`${fold(each.name)} ${each.role}`, each]),
    ).values(),
  ]
  return chosen.flatMap(({ name, acting, role, term, from, to }): Found[] => [
    {
      statement:
        role === 'auditor'
          ? { kind: 'auditor', name, period: null }
          : { kind: 'appointment', person: name, role, legal_entity: null, from: term.from, until: term.until, term_years: term.years },
      from,
      to,
    },
    ...(acting !== null && role !== 'auditor'
      ? [
          {
            statement: {
              kind: 'appointment' as const,
              person: acting,
              role: 'representative_of_legal_entity' as const,
              legal_entity: name,
              from: null,
              until: null,
              term_years: null,
            },
            from,
            to,
          },
        ]
      : []),
  ])
}

/** People whose office ends in the words of a decision, with the cause it names. */
export const proseDepartureRule: Rule = (body) => {
  const { left } = decisionsIn(body)
  return [
    ...new Map(
      left.filter((each) => !isTemplate(body) || each.on !== null).map((each) => [`${fold(each.name)} ${each.role}`, each]),
    ).values(),
  ].map(({ name, role, on, reason, from, to }): Found => ({
    statement: { kind: 'departure', person: name, role, on, reason },
    from,
    to,
  }))
}

/** Who the decision elects and until when, for the powers that it gives with the office. */
export const electedInProse = (body: Body): { name: string; until: string | null; from: number; to: number }[] =>
  isTemplate(body)
    ? []
    : decisionsIn(body)
        .chosen.filter(({ role }) => role !== 'auditor' && role !== 'commissioner')
        .map(({ name, term, from, to }) => ({ name, until: term.until, from, to }))

const FIRST = /\bilk (?:(yonetim kurulu (?:asil )?uyeleri)|mudurleri?|muduru)\s*:/dg

/** "İlk yönetim kurulu üyeleri: A, B, C": the first organ that articles of association name. */
export const firstOrganRule: Rule = (body) =>
  matchesIn(body, FIRST).flatMap((match): Found[] => {
    const people = peopleIn(body, match.to, match.to + 600)
    const end = people.findIndex((person, at) =>
      at === 0 ? body.plain.slice(match.to, person.from).trim() !== '' : !LISTED.test(body.plain.slice(people[at - 1]?.to, person.from)),
    )
    return people.slice(0, end < 0 ? people.length : end).map((person): Found => ({
      statement: {
        kind: 'appointment',
        person: person.name,
        role: match.span(1) ? 'board_member' : 'manager',
        legal_entity: null,
        from: null,
        until: null,
        term_years: null,
      },
      from: match.from,
      to: person.to,
    }))
  })

const BALLOT =
  /yonetim kurulu (?:asil )?uye(?:ligi|likleri|leri)(?:ne)?\b[^.\d]{0,40}(?:\d{1,2} (?:yil|sene)[^.\d]{0,30})?[:;]?\s*(1\s?[-.)].{5,400}?)(?=yonetim kurulu yedek|yedek|denet(?:im|ci)|murakip|secil|\[)/dg
const SUPERVISORS = /denetim kurulu?\s*(?:asil )?(?:uyeligine)?\s*(1\s?[-.)].{5,300}?)(?=denetim|yedek|secil|\[)/dg
const NUMBERED = /\d\s?[-.)]\s?([a-z]{2,20}(?: [a-z.]{1,20}){1,3}?)(?=\s*\(|\s*\d\s?[-.)]|\s*[,;]|\s*$)/dg

/** The board and the supervisors of a cooperative, as its general meeting elects them: numbered lists. */
export const ballotRule: Rule = (body) => {
  const list = (pattern: RegExp, state: (name: string, years: number | null) => Found['statement']): Found[] =>
    matchesIn(body, pattern).flatMap((match) => {
      const span = match.span(1)
      const years = span ? (termIn(body.plain.slice(match.from, span.from))?.term.years ?? null) : null
      const items = span ? matchesIn(body, NUMBERED, span.from, span.to) : []
      // Where the numbers begin again another list follows, whose heading was not legible.
      const again = items.findIndex((each, at) => at > 0 && Number(each.plain[0]) <= Number(items[at - 1]?.plain[0]))
      return items.slice(0, again < 0 ? items.length : again).flatMap((each): Found[] => {
        const name = nameAtEnd(each.printed(1))
        return isName(name) ? [{ statement: state(name, years), from: each.from, to: each.to }] : []
      })
    })
  return [
    ...list(BALLOT, (person, years) => ({
      kind: 'appointment',
      person,
      role: 'board_member',
      legal_entity: null,
      from: null,
      until: null,
      term_years: years,
    })),
    ...list(SUPERVISORS, (name) => ({ kind: 'auditor', name, period: null })),
  ]
}
