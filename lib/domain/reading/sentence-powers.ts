/**
 * Who signs by one verb of a sentence, and how: in the words of usual clauses, by their parts, or of a partnership by who represents it.
 */
import { fold } from '../kernel/text.ts'
import type { Limit, RepresentationRule, Role } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { NO_TERM } from '../fact/office.ts'
import { sentencesOf } from './clauses.ts'
import { appointed } from './offices.ts'
import { isPartnership } from './partners.ts'
import { isOneLost } from './power-signers.ts'
import { ruleOf, signedBy } from './signatures.ts'
import type { Token } from './tokens.ts'
import { REASONS, election, departureOf } from './sentence-offices.ts'
import {
  type Clause,
  type Story,
  type Titled,
  type Who,
  LOOSE,
  has,
  holdsOnly,
  isOffice,
  isWho,
  only,
  spanOf,
  termOf,
  titledIn,
} from './sentence-parts.ts'

/** Words that name the representation, and not only the running, of the company. */
const SIGNING =
  /temsil|\b(?:islem|muamele)[a-z]* (?:yap|icra|ifa|yurut)|ilzam|imza|yetkisi(?!n[iu](?!n))|yetkili (?:olmak|olarak)|\bhareket et|kabz|(?:borc|taahhut) altina (?:sok|koy)|borclandir/
const BY_LEAVE = /\bkarar[a-z]* (?:ile|uzerine|dogrultusunda)\b|\bkarariyla\b/
/** What holds each time, and is not decided once. */
const EACH_TIME = /(?:ed[ae]r(?:l[ae]r)?|edilir|olunur|baglar|yetkilidir(?:l[ae]r)?|atar(?:lar)?)$/
/** How the words between those who are named join them. */
type Marks = { some: Extract<Token, { is: 'some' }> | null; or: Token | null; and: Token | null }

/** Those who sign, alone or together, and with whom, by how they stand before the form. */
const signersOf = (
  group: readonly Who[],
  mode: 'sole' | 'joint',
  { some, or, and }: Marks,
  before: readonly string[],
): RepresentationRule[] | null => {
  const rule = (persons: readonly string[], more: Partial<RepresentationRule> = {}): RepresentationRule => ruleOf(persons, mode, more)
  const names = group.flatMap((each) => each.names)
  const [first] = group
  const last = group.at(-1)
  const of = some?.of ?? only(group.flatMap((each) => (each.of === null ? [] : [each.of])))
  const along = last?.stands === 'with' || some?.with === true
  if (!first || !last) return null
  if (mode === 'sole') return along || (of !== null && of !== 'each' && of !== 1 && of !== names.length) ? null : [rule(names)]
  if (along) {
    // "A veya B'den birinin C ile": by the parts of the clause (signatures.ts).
    if (some && !some.with && last.from > some.from) return null
    // "B veya C'den biri ile": they sign along with whoever is spoken of (signatures.ts).
    if (or && group[1] && first.stands === null && or.from > first.from && or.from < group[1].from) return null
    // "A'nın, B veya C'den biri ile", "A'nın B ile", "B ile müştereken": who signs along stands behind him who is spoken of.
    const own = group.length === 1 ? [] : [first]
    const beside = group.slice(own.length)
    const persons = own.length > 0 ? first.names : before
    const others = beside.flatMap((each) => each.names)
    // Several who are named one by one may be as many forms as one.
    if (
      persons.length === 0 ||
      (persons.length > 1 && own.length === 0) ||
      own.some(({ stands }) => stands === 'with' || stands === 'from') ||
      (and && group.length > 2)
    )
      return null
    // "Diğer müdürlerin ise A ile müştereken": each of them with him, or all together, the words leave open.
    if (others.length === 1) return of === null || some?.with ? [rule(persons, { with: others, any_of: false })] : null
    if (persons.length > 1) return null
    const either = or !== null && or.from > (beside[0]?.from ?? 0) && (of === null || of === 1)
    return either ? [rule(persons, { with: others, any_of: true })] : null
  }
  if (or || of === 1 || names.length < 2) return null
  // "B'nin ise A'nın imzası ile birlikte": he, and A beside him.
  if (!and && of === null && group.length === 2 && first.stands === 'of' && last.stands === 'of' && names.length === 2)
    return [rule(first.names, { with: [...last.names], any_of: false })]
  if (typeof of === 'number' && of !== names.length) return of === 2 ? [rule(names, { any_of: true })] : null
  return [rule(names, { any_of: false })]
}

/** Whether those of a group are spoken of nowhere else in a clause. */
const isApart = (args: readonly Token[], group: readonly Who[]): boolean => {
  const names = group.flatMap((each) => each.names.map(fold))
  return !args.filter(isWho).some((each) => !group.includes(each) && each.names.some((name) => names.includes(fold(name))))
}

/** "A münferiden, B müştereken": one who signs with another, beside him who signs alone. With whom no word says, and none needs to. */
const besideSole = (args: readonly Token[], group: readonly Who[], { some, or }: Marks): RepresentationRule[] | null => {
  const who = only(group)
  const sole = args.some((each) => each.is === 'form' && each.mode === 'sole')
  if (!who || !sole || some || or || has(args, 'bound') || has(args, 'called') || has(args, 'or')) return null
  const plain = who.stands === null || who.stands === 'of' || who.stands === 'to'
  const others = args.filter(isWho).filter((each) => each !== who)
  return plain && who.of === null && !who.meant && who.names.length === 1 && others.length > 0 && isApart(args, group)
    ? [ruleOf(who.names, 'joint')]
    : null
}

/** Who signs and how, in the words of usual clauses or by whatever their parts settle. */
export const power = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  // "Onun yerine B'ye … yetkisi verilmiştir": whose power ended the words before say.
  const begins = args.findIndex((each) => each.is !== 'comma' && each.is !== 'and' && each.is !== 'with' && each.is !== 'instead')
  const own = begins < 0 ? args : args.slice(begins)
  // "Müdürlük A'ya aittir ve şirket onun imzası ile temsil olunur": he of whom the words before speak.
  const [him, ...others] = story.whom
  const isHim = him !== undefined && others.length === 0 && him.names.length === 1 && !args.some(isWho)
  const clause = {
    verb,
    args: namedOnce(isHim ? own.map((each) => (each.is === 'he' ? { ...him, stands: 'of', from: each.from, to: each.to } : each)) : own),
  }
  return plainPower(body, clause, story) ?? partedPower(body, clause, story)
}

/** "İmza sahipleri A, B ve C olup şirket bunlardan ikisinin": those whom words behind a list mean are named once. */
const namedOnce = (args: Token[]): Token[] => {
  const at = args.findIndex((each) => isWho(each) && each.meant && each.names.length > 1)
  const meant = args[at]
  if (!meant || !isWho(meant)) return args
  const ahead = args.slice(0, at)
  const listed = ahead.filter(isWho)
  return listed.length > 1 &&
    listed.every(
      (each, at) => (each.stands === null || (each.stands === 'with' && at < listed.length - 1)) && meant.names.includes(each.name),
    ) &&
    ahead.every((each) => isWho(each) || LOOSE.has(each.is) || isOffice(each))
    ? args.slice(at)
    : args
}
export const FOR_COMPANY =
  /temsil|ilzam|\bimza (?:sekl|duzen|usul)|\byetki|\bhareket et|\bs[ae]lahiyet|\bbagla|\b(?:sirket|kooperatif|isletme|firma|ortaklig)/
const NEEDS = /aran|sart|gerek|lazim|zorun|bulun|icap/
/** The same by the parts that the forms of signing make of it (signatures.ts). */
const partedPower = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  const parts = args.filter((each) => each.is !== 'term' || each.term.years !== null || each.term.until !== null || each.term.from !== null)
  const at = { from: spanOf([...args.filter((each) => !LOOSE.has(each.is)), verb]).from, to: verb.to }
  const words = body.plain.slice(at.from, at.to)
  const said = body.plain.slice(verb.from, verb.to)
  if (!SIGNING.test(words) || has(args, 'open') || has(args, 'close') || has(args, 'day')) return null
  if (EACH_TIME.test(said) && BY_LEAVE.test(body.plain.slice(story.since, at.to))) return null
  const whos = args.filter(isWho)
  if (isOneLost(body, whos, at.to)) return null
  // A signature alone may be under any paper, unless the sentence speaks of those that bind the company; an auditor signs none of its.
  const sentence = sentencesOf(body).findLast(({ from }) => from <= at.from)?.from ?? at.from
  if (
    (!FOR_COMPANY.test(body.plain.slice(Math.min(story.since, sentence), at.to)) && !has(args, 'about')) ||
    args.some((each) => isOffice(each) && (each.role === 'auditor' || each.role === 'commissioner'))
  )
    return null
  if (whos.some(({ entity }) => entity)) return null
  const sealed = /^imza[a-z]* (?!at|ed|et|koy)/.test(said) ? (NEEDS.test(said) ? 'needed' : 'enough') : null
  const before = story.whom.flatMap(({ names }) => names)
  const [own, ...others] = whos
  // "…, bu miktarın üstünde B'nin de imzası aranır": beside his of whom the words before speak.
  const along =
    own !== undefined &&
    others.length === 0 &&
    own.stands === 'of' &&
    sealed === 'needed' &&
    story.limit !== null &&
    has(parts, 'bound') &&
    before.length === 1 &&
    /^ (?:da|de|dahi|ayrica)(?: (?:da|de))? $/.test(body.plain.slice(own.to, verb.from))
  const read = along ? [...parts.map((each): Token => (each === own ? { ...own, stands: 'with' } : each)), formAt(verb.from)] : parts
  const rules = signedBy(body, read, whos.length > 0 && !along ? [] : before, along ? null : sealed, story.limit)
  if (rules === null || rules.length === 0) return null
  // "A'nın imzası bulunmadıkça şirket borç altına girmez": his signature is needed, and whether it is enough is not said.
  if (DENIED_TWICE.test(said) && rules.some(({ mode }) => mode === 'sole')) return null
  if (!along) story.whom = whos.length > 0 ? whos : story.whom
  story.limit = rules.length === 1 ? (rules[0]?.limit ?? null) : null
  // Who is given some matters, and of all else nothing is said: whether he keeps more is told.
  const [scope] = rules.map((each) => each.scope)
  const apart = scope !== null && rules.every((each) => each.scope === scope)
  return rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, ...at, ...(apart ? { left: [at] } : {}) }))
}
/** How a verb denies that something is done without a signature. */
export const DENIED_TWICE = /^[a-z]*(?:m[ae]d[iu]kc[ae]|m[ae]y[ae]n)\b/
type Form = Extract<Token, { is: 'form' }>
const formAt = (at: number): Form => ({ is: 'form', mode: 'joint', from: at, to: at })
/** Who signs and how in the words of usual clauses: one form of all, or each form of those before it. */
const plainPower = (body: Body, clause: Clause, story: Story): Found[] | null => {
  const { verb, args } = clause
  if (!holdsOnly(args, 'who', 'office', 'power', 'form', 'own', 'or', 'term', 'some', 'bound', 'called', 'he')) return null
  if (has(args, 'he') && (story.whom.length !== 1 || args.some(isWho))) return null
  const begins = args.findIndex((each) => each.is !== 'comma' && each.is !== 'and')
  const at = { from: spanOf([...(begins < 0 ? [] : args.slice(begins)), verb]).from, to: verb.to }
  const words = body.plain.slice(at.from, at.to)
  if (!SIGNING.test(words) || titledIn(args).offices.length > 0) return null
  // With somebody's leave it is no power of its own.
  if (EACH_TIME.test(body.plain.slice(verb.from, verb.to)) && BY_LEAVE.test(body.plain.slice(story.since, at.to))) return null
  if (isOfOneEach(body, args)) return null
  if (isOneLost(body, args.filter(isWho), at.to)) return null
  const forms = formsIn(args, words)
  if (forms === null || !isCalledOfElected(args, forms, story)) return null
  const same = new Set(forms.map(({ mode }) => mode)).size === 1 && !has(args, 'bound')
  const rules = same ? ofOneForm(args, forms[0]?.mode ?? 'joint', story) : (ofOneBound(args, forms, story) ?? ofEachForm(args, story))
  if (rules === null) return null
  const whos = args.filter(isWho)
  if (whos.length > 0) story.whom = whos
  story.limit = rules.length === 1 ? (rules[0]?.limit ?? null) : null
  return rules.map((rule) => ({ statement: { kind: 'representation', ...rule }, ...at }))
}

/** Whether a clause speaks of those who sign, or of how long, in a way that only its parts may tell. */
const isOfOneEach = (body: Body, args: readonly Token[]): boolean => {
  const whos = args.filter(isWho)
  // "B'nin imzası … A'nın imzası ile": whose each signature is, the parts tell.
  const signatures = args.filter((each) => each.is === 'power' && /^imzas[iu]/.test(body.plain.slice(each.from, each.to)))
  if (whos.length > 1 && signatures.length > 1) return true
  // "Müdürlerden herhangi ikisi": of those meant.
  const isOther = ({ stands, entity, of }: Who): boolean =>
    (stands === 'from' && of === null && !has(args, 'some')) || stands === 'not' || stands === 'object' || entity
  if (whos.some(isOther)) return true
  return args.some((each) => each.is === 'term' && (each.term.years !== null || each.term.until !== null || each.term.from !== null))
}

/** The forms of signing in a clause; null where it has none, or several that only its parts tell apart. */
const formsIn = (args: readonly Token[], words: string): Form[] | null => {
  const whos = args.filter(isWho)
  const stated = args.flatMap((each) => (each.is === 'form' ? [each] : []))
  // "Bunlardan herhangi birinin imzası şirketi ilzam eder": nobody else's is asked for.
  const lone = only(whos)
  const one: Form[] = lone?.of === 1 && /\bimzasi\b/.test(words) ? [{ ...formAt(lone.from), to: lone.to, mode: 'sole' }] : []
  const forms = stated.length > 0 ? stated : one
  const [form, ...others] = forms
  if (!form) return null
  // "A'nın B ile müştereken, C ile D'nin ise birlikte": each form is of those before it (signatures.ts).
  const isApart =
    others.length > 0 &&
    forms.every(({ mode }) => mode === 'joint') &&
    whos.some(({ from }) => from < form.from) &&
    whos.some(({ from }) => from > form.from)
  return isApart ? null : forms
}

const calledIn = (args: readonly Token[]): Role[] => args.flatMap((each) => (each.is === 'called' ? [each.role] : []))
/** Where each of the holders of an office signs alone: whether those whom the sentence elects are among them. */
const isCalledOfElected = (args: readonly Token[], forms: readonly Form[], story: Story): boolean => {
  const [called, ...others] = calledIn(args)
  if (called === undefined) return true
  return (
    others.length === 0 &&
    !args.some(isWho) &&
    forms.every(({ mode }) => mode === 'sole') &&
    !has(args, 'bound') &&
    story.came.some(({ role }) => role === called)
  )
}

const marksOf = (part: readonly Token[]): Marks | null => {
  const [some, ...more] = part.flatMap((each) => (each.is === 'some' ? [each] : []))
  const people = part.filter(isWho)
  const [first, last] = [people[0]?.from ?? 0, people.at(-1)?.from ?? 0]
  const and = part.find((each) => each.is === 'and' && each.from > first && each.from < last) ?? null
  return more.length > 0 ? null : { some: some ?? null, or: part.find((each) => each.is === 'or') ?? null, and }
}

/** One form of all who are named, or called by their office, or spoken of before. */
const ofOneForm = (args: readonly Token[], mode: 'sole' | 'joint', story: Story): RepresentationRule[] | null => {
  const whos = args.filter(isWho)
  const [called] = calledIn(args)
  const spoken = called === undefined ? story.whom : story.came.filter(({ role }) => role === called).map(({ who }) => who)
  const group = whos.length > 0 ? whos : spoken
  const marks = marksOf(args)
  // "Her biri" is of all whom the sentence elects, or not settled.
  const isAll = story.came.every(({ who }) => group.includes(who) || group.some(({ name }) => fold(name) === fold(who.name)))
  if (marks === null || (whos.length === 0 && marks.some?.of === 'each' && !isAll)) return null
  return signersOf(group, mode, marks, [])
}

/** One form and one bound of all who are named, in whatever order the three stand: "tek imza ile 10.000 TL'ye kadar A". */
const ofOneBound = (args: readonly Token[], forms: readonly Form[], story: Story): RepresentationRule[] | null => {
  const bound = only(args.flatMap((each) => (each.is === 'bound' ? [each] : [])))
  const form = only(forms)
  const whos = args.filter(isWho)
  const limit = bound?.limit ?? null
  // "A 10.000 TL'ye kadar, B ve C müştereken": how A signs is not said.
  const isParted = bound !== null && whos.some(({ from }) => from < bound.from) && whos.some(({ from }) => from > bound.from)
  if (!bound || !form || limit === null || whos.length === 0 || isParted) return null
  const rules = ofOneForm(args, form.mode, story)
  return rules?.map((rule) => (bound.above ? { ...rule, floor: limit } : { ...rule, limit })) ?? null
}

/** Each form with those before it, or of whom the form before it was. */
const ofEachForm = (args: readonly Token[], story: Story): RepresentationRule[] | null => {
  const reading: Forms = { args, rules: [], subjects: args.some(isWho) ? [] : story.whom, said: story.limit }
  let part: Token[] = []
  for (const each of args) {
    if (each.is !== 'form') {
      part.push(each)
      continue
    }
    if (!readForm(reading, part, each)) return null
    part = []
  }
  return part.some((each) => isWho(each) || each.is === 'bound' || each.is === 'some') ? null : reading.rules
}
/** The forms of a clause as they are read: of whom the last was, and up to which amount. */
type Forms = { args: readonly Token[]; rules: RepresentationRule[]; subjects: readonly Who[]; said: Limit | null }
const readForm = (reading: Forms, part: readonly Token[], form: Form): boolean => {
  const { args, rules, subjects } = reading
  const group = part.filter(isWho)
  const [bound, ...more] = part.flatMap((one) => (one.is === 'bound' ? [one] : []))
  const marks = marksOf(part)
  // "A 10.000 TL'ye kadar, B ve C müştereken": how A signs is not said.
  const split =
    bound !== undefined && group.some((one) => one.from < bound.from) && group.some((one) => one.from > bound.from && one.stands !== 'with')
  // "Müştereken veya münferiden": two forms of one.
  const again = group.length === 0 && bound === undefined && rules.length > 0
  if (more.length > 0 || marks === null || split || again) return false
  const before = subjects.flatMap((one) => one.names)
  const alone = bound === undefined && form.mode === 'joint' ? besideSole(args, group, marks) : null
  const read = alone ?? signersOf(group.length > 0 ? group : subjects, form.mode, marks, before)
  if (read === null) return false
  const own = group.filter(({ stands }) => stands !== 'with')
  // One form of somebody bounded and another not: which holds beyond the bound is not said.
  if (has(args, 'bound') && bound === undefined && (own.length === 0 || !isApart(args, own))) return false
  const limit = bound?.limit ?? (bound?.above ? reading.said : null)
  if (bound && limit === null) return false
  rules.push(...read.map((rule) => (bound && limit ? (bound.above ? { ...rule, floor: limit } : { ...rule, limit }) : rule)))
  // "Tek imzasıyla, 100.000 TL'yi aşan işlemlerde ise B ile birlikte": alone as far as that.
  if (bound?.above && limit && own.length === 0) boundAlone(rules, before, limit)
  if (bound && !bound.above) reading.said = bound.limit
  if (own.length > 0) reading.subjects = own
  return true
}
/** Bounds what one of those people was said to sign alone without any bound. */
const boundAlone = (rules: RepresentationRule[], names: readonly string[], limit: Limit): void => {
  for (const [at, rule] of rules.entries()) {
    const person = only(rule.persons)
    const isHis = person !== null && names.includes(person)
    if (rule.mode === 'sole' && isHis && rule.limit === null && !rule.floor) rules[at] = { ...rule, limit }
  }
}

/** "A, B ile müştereken temsile yetkili müdür olarak seçilmiştir": an office and how its holder signs. */
export const electedToSign = (body: Body, { verb, args }: Clause, story: Story, subjects: readonly Titled[]): Found[] | null => {
  const along = args.filter(
    (each, at) => isWho(each) && each.stands === 'with' && args.slice(at + 1).find((next) => next.is !== 'with')?.is === 'form',
  )
  const ofSigning = (each: Token): boolean =>
    each.is === 'form' || each.is === 'power' || each.is === 'some' || (each.is === 'verb' && each.does === 'sign')
  const elected = election({ verb, args: args.filter((each) => !ofSigning(each) && !along.includes(each)) }, story, subjects)
  const [first] = args.filter(ofSigning)
  if (elected === null || elected.length === 0 || !has(args, 'form') || !first) return null
  const people = story.whom
  if (along.length > 0 && people.length !== 1) return null
  const signing = power(
    body,
    {
      verb,
      args: [...people.map((each): Token => ({ ...each, stands: along.length > 0 ? 'of' : null })), ...along, ...args.filter(ofSigning)],
    },
    story,
  )
  story.whom = people
  return signing === null ? null : [...elected, ...signing]
}

/**
 * "Şirketin temsili ortaklardan A ile B'ye bırakılmıştır": of a partnership those partners represent it, in whatever form the words behind
 * say (TTK 218, 223); of a company with organs the words leave open what they are.
 */
export const entrusted = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!isPartnership(body) || !holdsOnly(args, 'who', 'power', 'own', 'term')) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const whos = args.filter(isWho)
  const last = whos.at(-1)
  const term = termOf(args)
  if (!last || term === null || !/temsil|ilzam/.test(body.plain.slice(at.from, at.to)) || BY_LEAVE.test(body.plain.slice(at.from, at.to)))
    return null
  // "Şirket, komandite ortak A tarafından idare ve temsil olunur"
  if (last.stands !== (verb.does === 'give' ? 'to' : null) && !(verb.does === 'sign' && last.stands === 'by')) return null
  if (
    whos.some(
      ({ stands, entity, of, meant, names, from, to }) =>
        entity ||
        (meant && (names.length === 0 || !PARTNERS.test(body.plain.slice(from, to)))) ||
        of !== null ||
        !(stands === null || stands === 'with' || stands === 'to' || stands === 'by'),
    )
  )
    return null
  story.whom = whos
  story.role = 'authorised_signatory'
  const names = whos.flatMap((each) => each.names)
  // Nobody signs along with the only one to whom a contract leaves it (TTK 221, 233; eTTK 162, 176).
  const left = body.established && names.length === 1 && !has(args, 'term') ? {} : { left: [at] }
  return names.map((name) => ({ ...appointed(name, 'authorised_signatory', null, term, at), ...left }))
}
/** "Komandite ortağa", "her iki ortağa": who the partners are the notice says. */
const PARTNERS = /\borta[kg]/

/** Those who run a partnership, whom the words behind may mean; in what form they sign those words say, or it is told. */
export const running = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  const whos = args.filter(isWho)
  const [first] = whos
  if (
    !first ||
    !holdsOnly(args, 'who', 'own', 'power') ||
    whos.some(
      ({ stands, entity, meant, of }) => entity || meant || of !== null || !(stands === null || stands === 'by' || stands === 'with'),
    )
  )
    return null
  const at = { from: first.from, to: verb.to }
  story.whom = whos
  story.role = 'authorised_signatory'
  return whos.flatMap(({ names }) => names.map((name) => ({ ...appointed(name, 'authorised_signatory', null, NO_TERM, at), left: [at] })))
}
const SAME_DAY = /\bayni (?:gun|tarih)/
const SAME_DAY_BEFORE = 12
/** "… şirketi temsil salahiyeti sona ermiştir": who represented a partnership does so no more. */
export const powerless = (body: Body, { verb, args }: Clause, story: Story): Found[] | null => {
  if (!isPartnership(body) || !holdsOnly(args, 'who', 'power', 'own', 'partner', 'cause') || has(args, 'form')) return null
  const at = { from: spanOf([...args, verb]).from, to: verb.to }
  const whos = args.filter(isWho)
  const meant = whos.length > 0 ? whos : story.whom
  if (meant.length === 0 || !/temsil|ilzam|\bimza yetki/.test(body.plain.slice(at.from, at.to))) return null
  if (meant.some(({ stands, entity }) => entity || !(stands === null || stands === 'of'))) return null
  const reason =
    only(args.flatMap((each) => (each.is === 'cause' ? [each.reason] : []))) ??
    (verb.does === 'remove' ? REASONS.remove : undefined) ??
    (whos.length === 0 ? story.why : null)
  story.whom = meant
  // "… ortaklıktan ayrılmış ve temsil salahiyeti aynı gün sona ermiştir"
  const on = SAME_DAY.test(body.plain.slice(at.from - SAME_DAY_BEFORE, at.to)) ? story.on : null
  return meant.map((who) => departureOf(who, 'authorised_signatory', on, reason, at))
}

/** "Müdür A'nın temsil yetkisi": of the office that his title names. */
export const withoutPower = ({ verb, args }: Clause): Clause => ({
  verb,
  args: has(args, 'form') ? args : args.filter((each) => each.is !== 'power'),
})
