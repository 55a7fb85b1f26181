/**
 * Sentences read as a whole: where each word of a sentence is a known part (tokens.ts), its verbs take what stands before them, each by the frame of
 * what it does, whatever the order of the words. A verb that lacks what it needs, a part that no verb takes, two ways to give out offices:
 * and nothing is read of the sentence. It adds what the frames of usual wordings left to be told.
 */
import { fold } from '../kernel/text.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { DepartureReason, RepresentationRule, Role } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { NO_TERM, type Term } from '../fact/office.ts'
import type { Form } from '../text/lexicon.ts'
import { sentencesOf } from './clauses.ts'
import { appointed } from './offices.ts'
import { bodyFrom } from './residue.ts'
import { type Token, tokensIn } from './tokens.ts'

type Who = Extract<Token, { is: 'who' }>
type Office = Extract<Token, { is: 'office' }>
type Verb = Extract<Token, { is: 'verb' }>
type Span = { from: number; to: number }

/** What one verb says: the tokens that stand before it, less those that the verbs before took. */
type Clause = { verb: Verb; args: Token[] }
/** Who was last said to leave or to come, and to what: a later clause of the sentence may mean it. */
type Story = { left: { who: Who; role: Role }[]; role: Role | null; whom: Who[] }

const isWho = (token: Token): token is Who => token.is === 'who'
const isOffice = (token: Token): token is Office => token.is === 'office'
/** What a clause may hold beside what its frame takes. */
const LOOSE: ReadonlySet<Token['is']> = new Set<Token['is']>(['and', 'comma', 'open', 'close', 'with'])

/** A person with the title that stands before his name, or in brackets or commas behind it. */
type Titled = { who: Who; title: Office | null }
/**
 * The people of a clause in their order, and the offices that are none's title: a title stands right before a name, or right behind it where a mark or
 * the next name follows.
 */
const titledIn = (args: readonly Token[]): { people: Titled[]; offices: Office[] } => {
  const people: Titled[] = []
  const titles = new Set<Office>()
  const parts = args.filter((each) => each.is !== 'former' && each.is !== 'open' && each.is !== 'own')
  const bracket = args.some((each, at) => each.is === 'open' && isOffice(args[at + 1] ?? each))
  let shared: Office | null = null
  for (const [at, token] of parts.entries()) {
    if (!isWho(token)) {
      if (token.is !== 'and' && token.is !== 'with' && token.is !== 'comma') shared = null
      continue
    }
    const [before, next, behind] = [parts[at - 1], parts[at + 1], parts[at + 2]]
    if (before && isOffice(before) && before.stands === null && !titles.has(before) && !(bracket && args[args.indexOf(before) - 1]?.is === 'open')) {
      titles.add(before)
      people.push({ who: token, title: before })
      shared = before.many ? before : null
      continue
    }
    if (next && isOffice(next) && next.stands === null && token.stands === null && (!behind || behind.is === 'comma' || behind.is === 'close' || behind.is === 'and' || behind.is === 'verb')) {
      titles.add(next)
      people.push({ who: token, title: next })
      continue
    }
    people.push({ who: token, title: shared })
  }
  return { people, offices: args.filter(isOffice).filter((each) => !titles.has(each)) }
}

/** Offices given out among people in their order: one for all, all for one, or one each, behind or before. */
const givenOut = (args: readonly Token[], people: readonly Titled[], offices: readonly Office[]): { who: Who; role: Role | null }[] | null => {
  const [only, ...more] = offices
  if (!only)
    return people.every(({ title }) => title !== null) ? people.map(({ who, title }) => ({ who, role: (title as Office).role })) : null
  if (more.length === 0) {
    // "Ortağımız X A.Ş. yönetim kurulu üyeliğine A": whose office it is stands before it.
    if (people.some(({ who }) => who.to <= only.from) && people.some(({ who }) => who.from >= only.to)) return null
    const behind = people.flatMap(({ who, title }) => (title && title.from > who.from ? [{ who, role: title.role }] : []))
    // "A başkan, B üye olarak": the last office is of those who have none of their own.
    if (behind.length > 0 && !has(args, 'open'))
      return people.map(({ who, title }) => ({ who, role: title && title.from > who.from ? title.role : only.role }))
    // Who chairs stands in brackets behind a name; the organ is given to all.
    return [...people.map(({ who }) => ({ who, role: only.role })), ...behind.filter(({ role }) => role !== only.role)]
  }
  if (people.length === 1 && people[0]) {
    const { who } = people[0]
    return offices.map(({ role }) => ({ who, role }))
  }
  const row = args.filter((each) => isWho(each) || (isOffice(each) && offices.includes(each)))
  const groups: { names: Who[]; office: Office | null }[] = []
  const first = row[0]
  if (!first) return null
  const officeFirst = isOffice(first)
  for (const each of row) {
    const last = groups.at(-1)
    if (isOffice(each)) {
      if (officeFirst) groups.push({ names: [], office: each })
      else if (last && last.office === null) last.office = each
      else return null
    } else if (isWho(each)) {
      if (officeFirst || (last && last.office === null)) last?.names.push(each)
      else groups.push({ names: [each], office: null })
    }
  }
  if (groups.some(({ names, office }) => office === null || names.length === 0)) return null
  return groups.flatMap(({ names, office }) => names.map((who) => ({ who, role: (office as Office).role })))
}

const only = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)
const termOf = (args: readonly Token[]): Term | null => {
  const terms = args.flatMap((each) => (each.is === 'term' ? [each.term] : []))
  const since = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))
  if (terms.length > 1 || since.length > 1) return null
  return { ...(terms[0] ?? NO_TERM), ...(since[0] ? { from: since[0] } : {}) }
}
const spanOf = (tokens: readonly Token[]): Span => ({ from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 })
const has = (args: readonly Token[], is: Token['is']): boolean => args.some((each) => each.is === is)
/** Whether a clause holds nothing but what its frame takes. */
const holdsOnly = (args: readonly Token[], ...kinds: Token['is'][]): boolean => args.every((each) => LOOSE.has(each.is) || kinds.includes(each.is))

const left = (who: Who, role: Role, on: IsoDate | null, reason: DepartureReason | null, at: Span): Found => ({
  statement: { kind: 'departure', person: who.name, role, on, reason },
  ...at,
})

const REASONS: Partial<Record<Verb['does'], DepartureReason>> = { leave: 'resignation', remove: 'dismissal', die: 'death' }
/** Somebody's office is over. */
const departure = ({ verb, args }: Clause, story: Story, subject: Who | null): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'post', 'cause', 'since', 'own', 'former', 'partner')) return null
  const { people, offices } = titledIn(args)
  const whos: Titled[] = subject ? [...people, { who: subject, title: null }] : people
  const meant: Titled[] = whos.length > 0 ? whos : story.whom.map((who) => ({ who, title: null }))
  if (meant.length === 0) return null
  const stands = offices.filter((each) => each.stands !== null && each.stands !== 'is')
  // "Görevine son verilmiştir"
  if (stands.some((each) => each.stands === 'as' || (each.stands === 'to' && verb.does !== 'remove'))) return null
  // Said of an office of the people who bear it: "müdür A'nın görevi", "A'nın müdürlük görevi", "A müdürlükten".
  const role = only([...new Set(stands.map((each) => each.role))])
  if (stands.length > 0 && role === null) return null
  // Who leaves the partners alone holds what he held.
  if (has(args, 'partner') && stands.length === 0) {
    story.whom = meant.map(({ who }) => who)
    return []
  }
  const loose = offices.filter((each) => !stands.includes(each))
  if (loose.length > 0) return null
  const causes = args.flatMap((each) => (each.is === 'cause' ? [each.reason] : []))
  if (causes.length > 1) return null
  if (meant.some(({ who }) => who.stands === 'to' || who.stands === 'by' || who.stands === 'with' || who.stands === 'as')) return null
  const since = args.flatMap((each) => (each.is === 'since' ? [each.on] : []))
  const reason = causes[0] ?? REASONS[verb.does] ?? null
  const found: Found[] = []
  const at = { from: spanOf([...args, verb]).from, to: subject ? subject.to : verb.to }
  for (const { who, title } of meant) {
    const own = role ?? title?.role ?? story.left.find((each) => fold(each.who.name) === fold(who.name))?.role ?? null
    if (own === null) return null
    found.push(left(who, own, since[0] ?? null, reason, at))
    story.left.push({ who, role: own })
    story.role = own
  }
  story.whom = meant.map(({ who }) => who)
  return found
}

/** Somebody is given an office. */
const election = ({ verb, args }: Clause, story: Story, subject: Who | null): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'post', 'term', 'since', 'instead', 'own')) return null
  const instead = args.findIndex((each) => each.is === 'instead')
  const ahead = instead < 0 ? [] : args.slice(0, instead)
  // Who is replaced stands before "yerine", with an office of his own at most.
  const replaced = ahead.filter(isWho)
  if (instead >= 0 && replaced.length > 0 && !replaced.every((each) => story.left.some(({ who }) => fold(who.name) === fold(each.name))))
    return null
  const rest = args.filter((each) => !replaced.includes(each as Who))
  const term = termOf(args)
  if (term === null) return null
  const { people, offices } = titledIn(rest)
  const all = subject ? [...people, { who: subject, title: null }] : people
  const meant = all.length > 0 ? all : []
  if (meant.length === 0) return null
  if (meant.some(({ who }, at) => who.stands === 'from' || (who.stands === 'with' && at === meant.length - 1) || who.stands === 'by' || who.stands === 'not' || who.names.length > 1)) return null
  const named = offices.filter((each) => each.stands !== 'from')
  if (named.length !== offices.length) return null
  let given = givenOut(rest, meant, named)
  if (given === null && named.length === 0 && (instead >= 0 || has(args, 'post'))) {
    const role = only([...new Set(story.left.map((each) => each.role))])
    given = role === null ? null : meant.map(({ who }) => ({ who, role }))
  }
  // A power to sign is told as such (powers have frames of their own).
  if (given === null || given.some(({ role }) => role === 'authorised_signatory' || role === 'representative_of_legal_entity')) return null
  const at = { from: spanOf([...args, verb]).from, to: subject ? subject.to : verb.to }
  story.whom = meant.map(({ who }) => who)
  story.role = given[0]?.role ?? null
  // Who stands in reserve holds nothing yet.
  return given.flatMap(({ who, role }): Found[] =>
    role === null
      ? []
      : role === 'auditor'
        ? [{ statement: { kind: 'auditor', name: who.name, period: null }, ...at }]
        : [appointed(who.name, role, null, term, at)],
  )
}

/** Words that name the representation, and not only the running, of the company. */
const SIGNING = /temsil|ilzam|imza|yetkisi|kabz/
const BY_LEAVE = /\bkarar[a-z]* (?:ile|uzerine|dogrultusunda)\b|\bkarariyla\b/
/** Those who sign, alone or together, and with whom, by how they stand before the form. */
const signersOf = (
  group: readonly Who[],
  mode: 'sole' | 'joint',
  some: number | 'each' | null,
  or: boolean,
  before: readonly string[],
): RepresentationRule[] | null => {
  const rule = (persons: readonly string[], more: Partial<RepresentationRule> = {}): RepresentationRule => ({
    persons: [...persons],
    mode,
    group: null,
    with: [],
    limit: null,
    scope: null,
    until: null,
    ...more,
  })
  const names = group.flatMap((each) => each.names)
  const last = group.at(-1)
  const along = group.filter(({ stands }) => stands === 'with')
  const of = some ?? only(group.flatMap((each) => (each.of === null ? [] : [each.of])))
  if (mode === 'sole') {
    if (last?.stands === 'with' || (of !== null && of !== 'each' && of !== 1)) return null
    return [rule(names)]
  }
  if (or || of === 1) return null
  // "B ile müştereken": said of whom the words before speak.
  if (along.length === group.length) {
    return before.length === 1 && names.length === 1 && of === null ? [rule(before, { with: names, any_of: false })] : null
  }
  if (last?.stands === 'with') {
    const [first] = group
    return group.length === 2 && first?.stands !== 'with' && first?.names.length === 1 && last.names.length === 1 && of === null
      ? [rule(first.names, { with: [...last.names], any_of: false })]
      : null
  }
  if (names.length < 2) return null
  if (typeof of === 'number' && of !== names.length) return of === 2 ? [rule(names, { any_of: true })] : null
  return [rule(names, { any_of: false })]
}

/** Who signs and how. */
const power = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!holdsOnly(args, 'who', 'office', 'power', 'form', 'own', 'or', 'term', 'some', 'bound')) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const words = body.plain.slice(at.from, at.to)
  // With somebody's leave it is no power of its own.
  if (!SIGNING.test(words) || BY_LEAVE.test(words)) return null
  const { offices } = titledIn(args)
  if (offices.length > 0) return null
  const whos = args.filter(isWho)
  // "Müdürlerden herhangi ikisi": of those meant.
  if (whos.some(({ stands, entity, of }) => (stands === 'from' && of === null && !has(args, 'some')) || stands === 'not' || stands === 'object' || entity)) return null
  if (args.some((each) => each.is === 'term' && (each.term.years !== null || each.term.until !== null || each.term.from !== null))) return null
  const forms = args.flatMap((each) => (each.is === 'form' ? [each] : []))
  if (forms.length === 0) return null
  const rules: RepresentationRule[] = []
  const same = new Set(forms.map(({ mode }) => mode)).size === 1 && !has(args, 'bound')
  const anyOf = args.flatMap((each) => (each.is === 'some' ? [each.of] : []))
  if (same) {
    const group = whos.length > 0 ? whos : story.whom
    const read = anyOf.length > 1 || group.length === 0 ? null : signersOf(group, forms[0]?.mode ?? 'joint', anyOf[0] ?? null, has(args, 'or'), [])
    if (read === null) return null
    rules.push(...read)
  } else {
    let group: Who[] = []
    let subjects: string[] = whos.length > 0 ? [] : story.whom.flatMap((each) => each.names)
    let bound: Extract<Token, { is: 'bound' }> | null = null
    let some: number | 'each' | null = null
    let or = false
    let said: RepresentationRule['limit'] = null
    const bounded = has(args, 'bound')
    for (const each of args) {
      if (isWho(each)) {
        // "A 10.000 TL'ye kadar, B ve C müştereken": how A signs is not said.
        if (bound && group.some((one) => one.from < (bound?.from ?? 0))) return null
        group.push(each)
      } else if (each.is === 'some') some = each.of
      else if (each.is === 'or') or = true
      else if (each.is === 'bound') {
        if (bound) return null
        bound = each
      } else if (each.is === 'form') {
        const own = group.length > 0 ? group : null
        // "Müştereken veya münferiden": two forms of one.
        if (own === null && bound === null && rules.length > 0) return null
        const read: RepresentationRule[] | null = own
          ? signersOf(own, each.mode, some, or, subjects)
          : each.mode === 'sole'
            ? [{ persons: [...subjects], mode: 'sole', group: null, with: [], limit: null, scope: null, until: null }]
            : subjects.length > 1
              ? [{ persons: [...subjects], mode: 'joint', group: null, with: [], limit: null, scope: null, until: null, any_of: false }]
              : null
        // One form bounded and another not: which holds beyond the bound is not said.
        if (read === null || read.length === 0 || (bounded && bound === null)) return null
        const limit: RepresentationRule['limit'] = bound?.limit ?? (bound?.above ? said : null)
        if (bound && limit === null) return null
        rules.push(...read.map((rule) => (bound ? (bound.above ? { ...rule, floor: limit as NonNullable<typeof limit> } : { ...rule, limit }) : rule)))
        if (bound && !bound.above) said = bound.limit
        if (own && own.some(({ stands }) => stands !== 'with')) subjects = own.filter(({ stands }) => stands !== 'with').flatMap((one) => one.names)
        ;[group, bound, some, or] = [[], null, null, false]
      }
    }
    if (group.length > 0 || bound !== null) return null
  }
  story.whom = whos.length > 0 ? whos : story.whom
  return rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, ...at }))
}

/** Forms of a verb that say that it is so, or leave that to the verb behind it. */
const SAYS: ReadonlySet<Form | 'noun'> = new Set<Form | 'noun'>(['said', 'decided', 'linked', 'noun', 'whom'])

/** What the sentence of these tokens says; null where that is not wholly clear. */
const readingOf = (body: Body, tokens: readonly Token[]): Found[] | null => {
  const story: Story = { left: [], role: null, whom: [] }
  const found: Found[] = []
  let args: Token[] = []
  let open = false
  const say = (read: Found[] | null): boolean => {
    if (read === null) return false
    found.push(...read)
    return true
  }
  const labelled = new Set<Token>()
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'none') return null
    if (labelled.has(token)) continue
    if (token.is !== 'verb') {
      args.push(token)
      continue
    }
    const { does, form } = token
    if (does === 'decide' || does === 'accept') {
      // It takes up what was said before it: nothing may stand between.
      if (form === 'will' || form === 'whom') return null
      if (args.some((each) => !LOOSE.has(each.is) && each.is !== 'since')) {
        // "Müdürü A olarak tescil edilmiştir"
        const who = args.filter(isWho)
        if (does === 'decide' && form === 'said' && who.length > 0 && who.every(({ stands }) => stands === 'as') && !open) {
          const clause: Clause = { verb: token, args }
          if (!say(election(clause, story, null))) return null
          args = []
          continue
        }
        return null
      }
      if (found.length === 0) return null
      open = false
      args = []
      continue
    }
    if (does === 'become' && (form === 'linked' || form === 'whom') && args.every((each) => LOOSE.has(each.is))) continue
    if (!SAYS.has(form) && !(form === 'will' && (does === 'serve' || does === 'sign' || does === 'become'))) return null
    if (does === 'serve' && form === 'said' && !has(args, 'office')) return null
    // Who is described by a verb stands behind it.
    let subject: Who | null = null
    if (form === 'whom') {
      const next = tokens[at + 1]
      if (!next || !isWho(next)) return null
      subject = next
      // "Müdürlükten ayrılan: A": he is said once, under his label.
      if (body.plain.slice(token.to, next.from).includes(':')) labelled.add(next)
    }
    const clause: Clause = { verb: token, args }
    const signs = has(args, 'power') || does === 'sign'
    const was = args
    args = []
    open = form === 'decided' || form === 'noun'
    switch (does) {
      case 'leave':
      case 'die':
      case 'end':
      case 'remove':
        if (signs || !say(departure(clause, story, subject))) return null
        break
      case 'take':
        if (signs) return null
        if (was.some((each) => isOffice(each) && each.stands === 'to')) {
          if (!say(election(clause, story, subject))) return null
        } else if (!say(departure({ verb: { ...token, does: 'remove' }, args: was }, story, subject))) return null
        break
      case 'elect':
        if (signs || !say(election(clause, story, subject))) return null
        break
      case 'serve':
        if (signs || !say(election(clause, story, subject))) return null
        break
      case 'give':
        if (form === 'whom') return null
        if (signs) {
          if (!has(was, 'form') || !was.filter(isWho).every(({ stands }) => stands === 'to' || stands === null || stands === 'with')) return null
          if (!say(power(body, clause, story))) return null
        } else if (was.some(isOffice) && was.filter(isWho).every(({ stands }) => stands === null || stands === 'of')) {
          // "A müdürlüğü bırakmıştır"
          if (!/^birak(?!il)/.test(body.plain.slice(token.from, token.to))) return null
          if (!say(departure({ verb: { ...token, does: 'leave' }, args: was }, story, subject))) return null
        } else {
          const who = was.filter(isWho)
          if (who.length === 0 || !who.every(({ stands }) => stands === 'to')) return null
          const office: Token[] = was.some(isOffice) || story.role === null ? [] : [{ is: 'office', role: story.role, many: false, stands: 'post', from: token.from, to: token.from }]
          if (!say(election({ verb: token, args: [...office, ...was] }, story, subject))) return null
        }
        break
      case 'sign':
        if (!say(power(body, clause, story))) return null
        break
      case 'become':
        if (!was.some(isWho) || !was.some(isOffice) || form === 'will' || signs || !say(election(clause, story, subject))) return null
        break
    }
    // What is only a reason or a wish must be taken up.
    if (subject) {
      const rest = tokens.slice(at + 1)
      if (!rest.some((each) => each.is === 'verb')) {
        // A label: "Müdürlüğe atanan: A"
        return rest.every((each) => each === subject || LOOSE.has(each.is)) && labelled.has(subject) ? found : null
      }
    }
  }
  if (args.some((each) => !LOOSE.has(each.is))) {
    // "Şirketin müdürü A'dır"
    const who = args.filter(isWho)
    // "A, X Anonim Şirketi'nin müdürüdür": another's.
    if (who.some(({ entity, stands }) => entity && stands === 'of')) return null
    if (!(who.length > 0 && args.some(isOffice) && (who.at(-1)?.stands === 'is' || args.filter(isOffice).at(-1)?.stands === 'is'))) return null
    if (!say(election({ verb: { is: 'verb', does: 'become', form: 'said', from: args.at(-1)?.to ?? 0, to: args.at(-1)?.to ?? 0 }, args }, story, null)))
      return null
  }
  // A verbal noun at the end of all is what was decided, unless a noun only names it.
  const last = tokens.findLast((each) => each.is === 'verb')
  if (open && last?.is === 'verb' && last.form === 'noun') return null
  return found
}

/** What the sentence that stands there says, where each word of it is known and all of it fits; nothing where not. */
export const wholeIn = (body: Body, { from, to }: Span, before = from): Found[] => {
  const tokens = tokensIn(body, from, to, before)
  return tokens ? (readingOf(body, tokens) ?? []) : []
}

/** Who a statement is of, and what it gives or takes: two readings of one clause agree where this does. */
const sameOf = ({ statement }: Found): string | null => {
  switch (statement.kind) {
    case 'appointment':
    case 'departure':
      return `${statement.kind} ${fold(statement.person)} ${statement.role}`
    case 'auditor':
      return `auditor ${fold(statement.name)}`
    case 'representation':
      return `${statement.mode} ${[...statement.persons, ...statement.with].map(fold).sort().join()} ${statement.limit?.amount ?? ''} ${statement.floor?.amount ?? ''}`
    default:
      return null
  }
}
const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/**
 * What the sentences say in which something is told: all that stands in them, less what the other frames read already. Where one of those read
 * something else of a sentence, nothing is added to it.
 */
export const wholeOf = (body: Body, told: readonly Span[], read: readonly Found[], withheld: readonly Span[]): Found[] => {
  const start = bodyFrom(body)
  const sentences = sentencesOf(body)
  return sentences.flatMap(({ from: begins, to }, at) => {
    const from = Math.max(begins, start)
    const sentence = { from, to }
    if (to - from < SHORTEST || !told.some((each) => overlaps(each, sentence)) || withheld.some((each) => overlaps(each, sentence))) return []
    const found = wholeIn(body, sentence, Math.max(start, sentences[at - 1]?.from ?? from))
    const known = read.flatMap((each) => {
      const same = overlaps(each, sentence) ? sameOf(each) : null
      return same === null ? [] : [same]
    })
    const own = new Set(found.map(sameOf))
    return known.every((each) => own.has(each)) ? found.filter((each) => !known.includes(sameOf(each) ?? '')) : []
  })
}
const SHORTEST = 12
