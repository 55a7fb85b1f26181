/** Frames of powers: who signs alone, who signs together, with whom; by the template's label and in free prose. */
import { fold, squeeze } from '../kernel/text.ts'
import type { Limit } from '../fact/fact.ts'
import { type Body, type Found, type Rule, once } from '../fact/found.ts'
import { directiveBegins } from '../fact/directive.ts'
import { termIn } from '../fact/office.ts'
import { boundToBranch } from './branch-scope.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { WHEN, addedTo, circumstanceIn, conditionsIn, withoutDenials, withoutSpans } from './conditions.ts'
import { FORM, isGiven, isPlainlySaid, laterBegins } from './given.ts'
import { seatedIn } from './duties.ts'
import { bodyStart, electedIn, electorateOf } from './offices.ts'
import { REPLACED, isAlongWithHimself, signersIn } from './references.ts'
import { isTitled } from './titled.ts'
import { partiesIn } from '../text/names.ts'
import { holds } from '../text/needed.ts'
import {
  type Bound,
  type Span,
  ALL_BUT,
  CONDITIONAL,
  OF_DOING,
  OF_SOME,
  boundsIn,
  ownTermsIn,
  periodsIn,
  subjectsIn,
  withoutBounds,
} from './bounds.ts'
import {
  GIVEN,
  POWER,
  SHAPE,
  SHAPED,
  SIGNS,
  TAKEN,
  affirmed,
  beforeIn,
  bothIn,
  carriedItems,
  formerIn,
  inHalves,
  nearest,
  takenBefore,
  withoutGroups,
} from './power-clauses.ts'
import {
  type Part,
  EACH_OF_THEM,
  IS_ENOUGH,
  NOBODY,
  OTHERS,
  alternativesOf,
  apartOf,
  besideOne,
  isSaidTwice,
  oneOfWith,
  partsOf,
  sharedOf,
  signersOf,
} from './power-signers.ts'

// A clause that is of signing by its form alone ("münferiden yetkilidir") gives a power over all where nothing before it says over what.
const NAMED_POWER = /temsil|ilzam|(?:muteber|gecerli) ol|\bimza(?!si? ile yetkili)|kabz|bagla/
const OVER_ALL = /temsil|ilzam|(?:muteber|gecerli) ol|yetki|s[ae]lahiyet|kabz|bagla|mezun|muktedir/
/** "A münferiden, yönetim kurulu kararı ile yetkilidir": with somebody's leave. */
const BY_RESOLUTION = /\b(?:genel|yonetim|ortaklar|mudurler) kurul[a-z]* karar[iı] (?:ile|uzerine)\b/

/** "A başkan, B başkan vekili olup, şirketi … imzaları ile": each with his office behind him. */
const LISTED_BY_OFFICE = new RegExp(
  `^ (?:(?:yonetim|idare) (?:kurulu|meclisi) )?(?:baskani?|reisi?|(?:baskan|reis) (?:vekili|yardimcisi)|(?:murahhas )?(?:uye(?:si)?|aza(?:si)?)|genel mudur|mudur)(?:,| ve|, ?ve|,? ile)\\s$`,
)

/** Words of several who sign: one alone is not all of them. */
const OF_SEVERAL = /(?:^|\b)(?:[a-z]+ )?imzalari(?:yla| ile)?\b[^.;]{0,60}\b(?:ederler|edeceklerdir|yetkilidirler)\b/
const TAKES_ANOTHER = /\b(?:ikinci|oteki|obur) imza|\bimza(?:si|lari)(?:nin)? (?:bulunmasi )?(?:sart|zorunlu|mecburi|gerekli)/
const WITH_HIM = /\b(?:onunla|kendisiyle|kendisi ile)\b/
const isElected = (body: Body, name: string): boolean => electedIn(body).some((each) => fold(each.name) === fold(name))
/** "Ocak ayından geçerli olmak üzere", "… yürürlüğe girmek üzere": from a time that is not read. */
const STARTS = /(?<!itibaren |\d )\bgecerli olmak\b|(?<!\d tarih[a-z]* )\byururlu[gk]e gir/
/** How far after an election its power may stand. */
const NEAR = 2500
const OR_ELSE = /^\s*(?:imza[a-z]*(?: ile)?\s)?,?\s?(?:veya|ya da|yahut|veyahut)\s/
const PLURAL = /(?:etme|kilinma|olma|edilme)l[ae]r|olduklari|yetkilidirler|edecekler|ederler/
/**
 * "Ayşe Yılmaz'ın şirketi münferit imzası ile temsil ve ilzama yetkili kılınmasına", "A ve B'nin müştereken …", "A, B ve C'den herhangi
 * ikisinin müştereken …", "A'nın münferiden, B ile C'nin müştereken …".
 */
export const powerRule: Rule = once((body) => {
  const directive = directiveBegins(body)
  const labelled = /yetki\s?sekli/.test(body.plain)
  const elected = seatedIn(body)
    .filter(({ role }) => role !== 'auditor' && role !== 'commissioner')
    .map(({ name, term, from, to }) => ({ name, until: term.until, from, to }))
  const found = new Map<string, Found>()
  const clauses = clausesOf(body)
  const replaced = REPLACED.test(body.plain)
  const carried = carriedItems(body, clauses)
  const begin = bodyStart(body)
  for (const [which, { from, to, sentence }] of clauses.entries()) {
    const plain = body.plain.slice(from, to)
    // Who signs by a directive is its agent (directive-rules.ts).
    if (
      to <= begin ||
      sentence.to > directive ||
      holds(plain, TAKEN) ||
      /\bic yonerge/.test(plain) ||
      (holds(plain, SHAPE) && !SHAPED.test(plain)) ||
      isTitled(body, sentence)
    )
      continue
    const formed = plain.search(FORM) >= 0 && SIGNS.test(body.plain.slice(Math.max(from, begin), to))
    if (!formed && !(holds(plain, POWER) && holds(plain, GIVEN)) && !carried.has(sentence.from)) continue
    const both = bothIn(body, clauses, from, sentence)
    // What both must sign is no bound of the power before it.
    const amounts = boundsIn(body, sentence.from, sentence.to).filter((each) => !both || each.to <= both.from || each.from >= both.to)
    const subjects = subjectsIn(body, from, to).filter((each) => !both || each.to <= both.from || each.from >= both.to)
    const divides = subjects.length > 0 && amounts.length === 0
    const bounds = divides ? subjects : amounts
    // Who must be among the signers, and what the power leaves out, are fields of it; what else a sentence adds leaves it to be told.
    const tail = both?.inside === true && both.to <= to ? [both] : []
    const { body: whose, grouped } = withoutGroups(affirmed(body, { from, to }), from, to)
    const periods = periodsIn(whose, from, to)
    const terms = ownTermsIn(whose, from, to)
    const branch = boundToBranch(body, sentence.from, to)
    // The template's label, behind its election.
    if (branch && LABELLED.test(plain)) continue
    const ungrouped = withoutSpans(whose, [
      ...(branch ? [branch] : []),
      ...tail,
      ...terms,
      ...formerIn(whose, from, to),
      ...(periods ? [periods.before, periods.since] : []),
    ])
    const added = CONDITIONAL.test(withoutBounds(ungrouped.plain.slice(sentence.from, sentence.to), sentence.from, bounds))
      ? conditionsIn(ungrouped, { from, to })
      : null
    const when = circumstanceIn(added?.body ?? ungrouped, { from, to })
    if (when === 'unclear') continue
    const seen = withoutDenials(when?.body ?? added?.body ?? ungrouped, { from, to })
    if (seen === null) continue
    const bare = withoutBounds(seen.plain.slice(sentence.from, sentence.to), sentence.from, bounds)
    if (CONDITIONAL.test(bare)) continue
    const before = beforeIn(clauses, which)
    const signers = signersIn(
      seen,
      from,
      to,
      electorateOf(seen, partiesIn(seen, from, to)),
      { before, own: sentence.from },
      added?.indispensable,
    )
    const parts = partsOf(seen, from, to, signers, periods ? [...bounds, { ...periods.since, limit: null, above: false }] : bounds) ?? []
    const stands = (span: Span | undefined, part: Part): boolean => span !== undefined && span.from >= part.from && span.to <= part.at
    const [early, late] = [parts.find((part) => stands(periods?.before, part)), parts.find((part) => stands(periods?.since, part))]
    if (periods && (parts.length !== 2 || early !== parts[0] || late !== parts[1] || bounds.length > 0)) continue
    const form = parts.at(-1)
    const within = bounds.filter((each) => each.to > from && each.from < to)
    const [opens] = signers
    if (opens && BY_RESOLUTION.test(seen.plain.slice(opens.from, to))) continue
    const lone = parts.some((part) => part.at === part.end && IS_ENOUGH.test(seen.plain.slice(part.at, to)))
    // "A'nın imzası şart olup, ikinci imza olarak B veya C'den birinin imzası yeterlidir": nobody signs alone.
    if (parts.some((part) => part.at === part.end && part.mode === 'sole') && TAKES_ANOTHER.test(seen.plain.slice(sentence.from, to)))
      continue
    const each = signers.some((signer) => signer.after === 'from' && EACH_OF_THEM.test(seen.plain.slice(signer.to, form?.at ?? to)))
    // What is said of a signature, or of each of some, may be said of one place or paper alone: of the company it is where nothing before says of what.
    if (
      (!NAMED_POWER.test(plain) || lone || each || !OVER_ALL.test(plain)) &&
      opens &&
      !isPlainlySaid(seen, Math.max(from, begin), opens.from, within)
    )
      continue
    if (!form || !isGiven(withoutSpans(seen, within), { from, to, sentence }, form.end, carried.get(sentence.from))) continue
    // How long a power lasts is the office's that the notice gives as well; of a power alone no field says it.
    if (termIn(seen.plain.slice(from, form.at))?.term.years && !signers.every(({ names }) => names.every((name) => isElected(body, name))))
      continue
    // A day from which all that the clause gives counts; one said of some of those who sign leaves it to be told.
    const [begins, ...moreDays] = laterBegins(seen, from, to)
    const ofAll = parts.length === 1 && !signers.some((each) => each.to <= (begins?.from ?? 0))
    const behind = parts.length === 1 && signers.length === 1
    if (begins && (moreDays.length > 0 || when !== null || !(ofAll || behind))) continue
    if (!begins && STARTS.test(seen.plain.slice(from, to))) continue
    const later = begins ? { condition: squeeze(seen.text.slice(begins.from, begins.to)) } : {}
    // An amount that no part stands beside may bound any of them.
    const boundOf = (part: Part): Bound[] =>
      within.filter((each) => each.from >= part.from && each.to <= (part === parts.at(-1) ? part.end + AMOUNT_BEHIND : part.at))
    if (within.some((each) => !parts.some((part) => boundOf(part).includes(each)))) continue
    // Where one half is said for an amount, the other is said for the rest; but not of others named before ("A münferiden, B … TL'ye kadar").
    const isBounded = parts.map((part) => boundOf(part).length > 0)
    const own = (part: Part): string[] => part.people.flatMap(({ names }) => names.map((name) => fold(name)))
    const others = parts.every(
      (part, at) =>
        part.people.length > 0 &&
        isBounded[at] === at >= isBounded.indexOf(true) &&
        boundOf(part).every((each) => each.from > (part.people[0]?.to ?? 0)) &&
        !parts.slice(0, at).some((other) => own(other).some((name) => own(part).includes(name))),
    )
    if (isBounded.includes(true) && isBounded.includes(false) && (divides || !others)) continue
    const unbound = withoutSpans(seen, within)
    const taken = takenBefore(body, clauses, which)
    // "A'nın müdür seçilmesine ve şirketi ancak B ile birlikte temsil etmesine": whom the clause before elects.
    const led = clauses[which - 1]?.sentence.from === sentence.from ? (clauses[which - 1] as Clause) : null
    const subject = led ? elected.filter((each) => each.from >= led.from && each.to <= from + 1).map(({ name }) => name) : []
    let earlier: string[] =
      taken.length === 0 && (parts.length === 1 || parts[0]?.people.length === 0) && new Set(subject).size === 1
        ? subject.slice(0, 1)
        : taken
    let limit: Limit | null = null
    // Of a power in halves both are read or none: half of one says more than the whole.
    const whole = new Map<string, Found>()
    let read = 0
    const understood = new Set<Part>()
    for (const part of parts) {
      const { at } = part
      const own = boundOf(part)
      if (own.length > 1) break
      // The same form again with nobody named is another's, who was not read.
      if (own.length > 0 && part.people.length === 0 && parts[parts.indexOf(part) - 1]?.mode === part.mode) break
      const [bound] = own
      const any = /(?:herhangi|en az) (?:ikisi|iki )/.test(body.plain.slice(part.from, part.end))
      const beside = besideOne(seen, part, added)
      // Nobody signs alone where another's signature is needed.
      if (part.mode === 'sole' && !beside && added?.indispensable) break
      const mode = beside ? 'joint' : part.mode
      const said = beside
        ? beside
        : (bound || part === late) && part.people.length === 0
          ? { ...NOBODY, persons: earlier }
          : signersOf(unbound, part.people, at, mode, earlier)
      // What only some transactions are signed by is no power of the whole.
      const since = Math.max(from, (part.people[0]?.from ?? part.from) - BEHIND)
      const about = bare.slice(since - sentence.from, at - sentence.from)
      if (OF_SOME.test(about) || OF_DOING.test(about)) continue
      const next = parts[parts.indexOf(part) + 1]
      if (next && !isPlainlySaid(unbound, part.end, next.people[0]?.from ?? next.at, [])) continue
      // From the first of those who sign, where each was named last before the form.
      const isPlain = (names: readonly string[]): boolean => {
        const own = names.flatMap((name) => part.people.findLast((person) => person.names.includes(name))?.from ?? [])
        const ends = elected.filter((each) => each.to <= at).map((each) => each.to)
        return isPlainlySaid(unbound, own.length > 0 ? Math.min(...own) : Math.max(part.from, begin, at - ONES_OWN, ...ends), at, [
          ...part.people,
        ])
      }
      const reach = elected.filter((each) => at >= each.from && at - each.to < NEAR)
      // "Diğer üyelerin ise ancak onunla birlikte": each of them with the one named before.
      const pronoun =
        mode === 'joint' && earlier.length > 0 && WITH_HIM.test(body.plain.slice(part.people.at(-1)?.to ?? part.from, part.end))
      if (pronoun && (earlier.length !== 1 || part.people.length === 0)) break
      const pairs = pronoun
        ? part.people.flatMap(({ names }) => names.map((name) => [name, ...earlier]))
        : mode === 'joint' && !beside
          ? (oneOfWith(seen, part.people, at) ?? alternativesOf(seen, part.people, at, grouped))
          : null
      if (pairs !== null && periods) break
      if (pairs !== null && bound?.above && bound.limit === null && limit === null) continue
      if (pairs !== null) limit = bound?.limit ?? limit
      if (pairs !== null) {
        for (const { persons, others } of (pronoun || isSaidTwice(part.people) ? apartOf : sharedOf)(pairs.filter(isPlain)))
          whole.set(
            `${mode} ${[...persons, ...others].map(fold).sort().join(',')} ${bound === undefined ? '' : (bound.scope ?? bound.above)}`,
            {
              statement: {
                kind: 'representation',
                persons,
                mode,
                group: null,
                with: others,
                // Several who each sign with one: the field cannot say so, and leaves it open.
                ...(others.length === 1 && persons.length > 1 ? {} : { any_of: others.length > 1 }),
                limit: bound && !bound.above && bound.scope === undefined ? limit : null,
                ...(bound?.above && limit !== null ? { floor: limit } : {}),
                scope: bound?.scope ?? branch?.scope ?? null,
                until: reach.find((each) => fold(each.name) === fold(persons[0] ?? ''))?.until ?? null,
                ...(added ? addedTo(added) : {}),
                ...(when ? addedTo(when) : {}),
                ...later,
              },
              from: part.people.find(({ names }) => [...persons, ...others].some((name) => names.includes(name)))?.from ?? from,
              to: Math.min(to, part.end),
            },
          )
        earlier = []
        read++
        understood.add(part)
        continue
      }
      let persons = [...new Map(said.persons.map((person) => [fold(person), person])).values()]
      // "A başkan, B başkan vekili olup, … imzaları ile temsil ederler": both, or it is open who.
      if (persons.length === 1 && OF_SEVERAL.test(body.plain.slice(at, to))) {
        const named = part.people.filter(({ referred }) => !referred)
        const all = [...new Set(named.flatMap(({ names }) => names))]
        if (all.length > 1) {
          const listed = named.slice(1).every((each, place) => LISTED_BY_OFFICE.test(body.plain.slice(named[place]?.to, each.from)))
          if (!listed) continue
          persons = all
        }
      }
      const generic = OTHERS.test(plain)
      if (persons.length === 0 && part.people.length === 0 && taken.length > 0) persons = taken
      if (persons.length === 0 && part.people.length === 0 && !labelled && bounds.length === 0) {
        // Whom the words before elect; those of an organ are meant where the election stands in the same sentence or the one before.
        const beside = reach.filter((each) => each.from >= sentence.from || (each.to >= sentence.from - 12 && each.to <= sentence.from + 1))
        const near = [...new Set(nearest(clauses, beside, PLURAL.test(plain)).map((each) => each.name))]
        // "A'nın başkanlığa seçilmesine ve şirketi tek başına temsil etmesine": he alone whom the clause before elects.
        const he = new Set(subject.map(fold)).size === 1 && !PLURAL.test(plain) ? subject.slice(0, 1) : []
        const names = he.length > 0 ? he : near.length > 0 ? near : [...new Set(reach.map((each) => each.name))]
        // Of an organ that the notice does not elect as a whole others sign too.
        persons = names.length === 1 ? (generic ? [] : names) : generic && replaced ? [] : near
      }
      if (!isPlain([...persons, ...said.with]) || isAlongWithHimself(persons, said.with)) continue
      earlier = persons.length > 0 ? persons : earlier
      // Two sign, one was legible; or the list goes on before the first one read.
      if (persons.length === 0 || (mode === 'joint' && persons.length === 1 && said.with.length === 0)) continue
      // "Herhangi ikisi" of two: another was not read.
      if (any && persons.length === 2 && said.with.length === 0) continue
      // An amount between two of those who sign is said of the first alone.
      const places = part.people.filter(({ names }) => names.some((name) => persons.includes(name))).map((person) => person.from)
      if (bound && places.some((place) => place < bound.from) && places.some((place) => place > bound.from)) continue
      // "bu miktarı aşan" points back to an amount that was said.
      if (bound?.above && bound.limit === null && limit === null) continue
      const amount: Limit | null = bound === undefined ? null : (bound.limit ?? limit)
      limit = amount ?? limit
      const chosen = [...body.plain.slice(from, at).matchAll(/\b(?:secil|atan)[a-z]*/g)].at(-1)
      const term = termIn(body.plain.slice(from + (chosen?.index ?? 0) + (chosen?.[0].length ?? 0), at + 120))?.term.until
      const until =
        terms.length > 0
          ? null
          : (term ?? reach.find((each) => persons.length === 1 && fold(each.name) === fold(persons[0] ?? ''))?.until ?? null)
      const first = part.people.find((person) => person.names.some((name) => persons.includes(name)))
      // The verb of them all stands behind the last of them; what stands between was said of others.
      const power = /(?:yetkili|temsil|ilzam)[^.;]{0,40}/.exec(
        seen.plain.slice(part.end, next?.from === undefined ? to : (next.people[0]?.from ?? next.at)).trimEnd(),
      )
      const one = said.any || (any && persons.length > 2)
      read++
      understood.add(part)
      whole.set(`${mode} ${persons.map(fold).sort().join(',')} ${bound === undefined ? '' : (bound.scope ?? bound.above)}`, {
        statement: {
          kind: 'representation',
          persons,
          mode,
          group: null,
          with: any && said.with.length === 0 ? [] : said.with,
          ...(one ? { any_of: true as const } : {}),
          limit: bound?.above ? null : amount,
          ...(bound?.above && amount !== null ? { floor: amount } : {}),
          scope: bound?.scope ?? branch?.scope ?? null,
          until: periods && part === early ? periods.before.until : periods ? null : until,
          ...(added && !beside ? addedTo(added) : {}),
          ...(when ? addedTo(when) : {}),
          ...(periods && part === late ? { condition: periods.since.condition } : later),
        },
        ...(branch ? { more: [{ from: branch.from, to: branch.to }] } : {}),
        from: first && at - first.from < 400 ? first.from : Math.max(from, at - 60),
        to: Math.min(to, part.end + (power ? power.index + power[0].length : 0)),
      })
    }
    if ((within.length > 0 || periods) && read < parts.length) continue
    // "… müşterek imzaları veya bunlardan biri ile …": of ways to sign with an "or" between them all are read or none.
    if (parts.some((part) => part.people.length > 0 && !understood.has(part))) continue
    if (parts.some((part) => !understood.has(part) && OR_ELSE.test(body.plain.slice(part.from, part.at)))) continue
    // "A'ya 30.6.2029 tarihine, B'ye 30.6.2030 tarihine değin münferit yetki": each his own.
    if (terms.length > 0)
      for (const [key, each] of [...whole]) {
        const { statement } = each
        whole.delete(key)
        if (statement.kind !== 'representation' || statement.mode !== 'sole') continue
        for (const person of statement.persons)
          whole.set(`${key} ${person}`, {
            ...each,
            statement: { ...statement, persons: [person], until: terms.find(({ name }) => name === person)?.until ?? null },
          })
      }
    // Who is given some transactions and of all else nothing is said: whether he had more before, and keeps it, is told.
    const apart = divides && bounds.length === 1 ? bounds : []
    // "Diğer işlemlerde": of what was not read.
    if (ALL_BUT.test(apart[0]?.scope ?? '')) continue
    if (apart.length > 0)
      for (const [key, each] of whole)
        whole.set(key, { ...each, left: [{ from: Math.min(each.from, ...apart.map((at) => at.from)), to: each.to }] })
    const [alone, ...besides] = [...whole.values()]
    const halves = both && alone && besides.length === 0 ? inHalves(alone, both) : null
    if (tail.length > 0 && halves === null) continue
    if (halves) for (const [at, each] of halves.entries()) found.set(`${[...whole.keys()].join()} ${at}`, each)
    else for (const [key, each] of whole) found.set(key, each)
  }
  return [...found.values()]
})
const LABELLED = /^\W*(?:(?:temsil|imza) )?yetkisi\b/
/** What may stand behind the circumstance: that he signs in the other's place, and nothing else. */
const IN_HIS_PLACE =
  /^[\s,]*(?:(?:da|de|ise) )?(?:onun |kendisinin )?(?:yerine|adina|vekaleten|ona vekaleten) (?:(?:tek basina|munferiden|sirketi|ve) )*(?:imza (?:atar|eder|koyar|atacaktir|edecektir)|(?:temsil|ilzam)(?: ve ilzam)? (?:eder|edecektir))\W*(?:\([^()\w]*\w[^()]*\)\W*)*$/

/** "B, A'nın yurt dışında bulunduğu günlerde onun yerine imza atar": B signs, in that circumstance alone. */
export const deputyRule: Rule = (body) =>
  sentencesOf(body).flatMap(({ from, to }): Found[] => {
    const [deputy, other, ...more] = electorateOf(body, partiesIn(body, from, to))
    if (!deputy || !other || more.length > 0 || deputy.after !== null || other.after !== 'of') return []
    if (!/^\s?,\s$/.test(body.plain.slice(deputy.to, other.from)) || body.plain.slice(from, deputy.from).trim() !== '') return []
    const when = [...body.plain.slice(other.to, to).matchAll(WHEN)]
    const [last] = when
    if (!last || when.length > 1) return []
    const end = other.to + last.index + last[0].length
    if (!IN_HIS_PLACE.test(body.plain.slice(end, to))) return []
    const condition = squeeze(body.text.slice(other.from, end)).replace(/[\s,;:]+$/, '')
    return [
      {
        statement: {
          kind: 'representation',
          persons: [deputy.name],
          mode: 'sole',
          group: null,
          with: [],
          limit: null,
          scope: null,
          until: null,
          condition,
        },
        from: deputy.from,
        to: end + (/^[^.(]*/.exec(body.plain.slice(end, to))?.[0].length ?? 0),
      },
    ]
  })

/** How far before its form the words of a power stand that names nobody. */
const ONES_OWN = 80
/** How far behind its form the amount of a power may stand: "münferit imzası ile şirketi 250.000 TL'ye kadar". */
const AMOUNT_BEHIND = 70
/** How far before its first signer what bounds a power to some transactions may stand. */
const BEHIND = 40
