/**
 * A sentence read verb by verb: each takes what stands before it, by the frame of what it does (sentence-verbs.ts), and all of it must fit.
 */
import { fold } from '../kernel/text.ts'
import type { Statement } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import type { Form } from '../text/lexicon.ts'
import { isPartnership } from './partners.ts'
import { isEntity } from '../text/names.ts'
import type { Token } from './tokens.ts'
import { election } from './sentence-offices.ts'
import { type Clause, type Titled, type Verb, type Walk, LOOSE, has, isOffice, isWho, only, spanOf, termOf } from './sentence-parts.ts'
import { power, running } from './sentence-powers.ts'
import { BEGINS, saidBy } from './sentence-verbs.ts'

/** How a verb was read: all of it, not wholly clearly, or as the last words that say something. */
type Outcome = 'read' | 'unclear' | 'end'

/** What the sentence of these tokens says; null where that is not wholly clear. */
export const readingOf = (body: Body, all: readonly Token[], from: number): Found[] | null => {
  const tokens = withoutOwner(body, all)
  if (tokens === all && isOfAnother(body, all)) return null
  const walk = walkOf(body, tokens, from)
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'none') return null
    if (walk.labelled.has(token)) continue
    if (token.is !== 'verb') {
      walk.args.push(token)
      continue
    }
    const outcome = readVerb(walk, at, token)
    if (outcome === 'unclear') return null
    if (outcome === 'end') return walk.found
  }
  return isLastRead(walk) && isClosed(walk) ? wholly(walk) : null
}

const walkOf = (body: Body, tokens: readonly Token[], from: number): Walk => ({
  body,
  tokens,
  from,
  story: {
    left: [],
    came: [],
    served: [],
    role: null,
    whom: [],
    since: from,
    on: null,
    why: null,
    pending: [],
    asked: false,
    limit: null,
    unstated: false,
    extended: null,
    owed: [],
    seatOnly: false,
  },
  found: [],
  args: [],
  open: false,
  labelled: new Set(),
})

/**
 * A trader who decides of his business is none of those whom it is decided of, where he stands first in his sentence or by whom it is done:
 * "A, oğlu B'yi temsilci atamıştır", "B, tacir A tarafından temsilci atanmıştır".
 */
const withoutOwner = (body: Body, tokens: readonly Token[]): readonly Token[] => {
  const title = body.header.title
  if (body.branch) return tokens
  const owns = (each: Token): boolean =>
    isWho(each) &&
    ((title !== null && !isEntity(title) && fold(title).includes(fold(each.name))) ||
      OWNER.test(body.plain.slice(Math.max(0, each.from - OWNER_BEFORE), each.from)))
  const at = tokens.findIndex((each, which) => isWho(each) && (each.stands === 'by' || (which === 0 && each.stands === null)) && owns(each))
  const owner = tokens[at]
  if (owner?.is !== 'who' || !tokens.some((each) => isWho(each) && fold(each.name) !== fold(owner.name))) return tokens
  const marks = [tokens[at - 1], tokens[at + 1]].filter((each) => each?.is === 'comma')
  return tokens.filter((each) => each !== owner && !marks.includes(each))
}
const OWNER = /\b(?:isletme|ticarethane|firma)[a-z]* sahibi(?: olan| bulunan)? $/
const OWNER_BEFORE = 40

const DECLARED = /^beyan /
/** What somebody else than the owner says of himself decides nothing. */
const isOfAnother = (body: Body, tokens: readonly Token[]): boolean => {
  const [speaker] = tokens
  return (
    speaker?.is === 'who' &&
    speaker.stands !== 'object' &&
    tokens.some((each) => each.is === 'verb' && DECLARED.test(body.plain.slice(each.from, each.to))) &&
    !fold(body.header.title ?? '').includes(fold(speaker.name))
  )
}

/** Adds what was read to what the sentence says. */
const say = (walk: Walk, read: readonly Found[] | null): 'read' | 'unclear' => {
  if (read === null) return 'unclear'
  walk.found.push(...read)
  return 'read'
}
/** Says what was read of all that stands before a verb: the next verb takes none of it. */
const sayAll = (walk: Walk, read: readonly Found[] | null): 'read' | 'unclear' => {
  walk.args = []
  return say(walk, read)
}
const isLoose = ({ is }: Token): boolean => LOOSE.has(is)

/** Reads one verb: first what only goes on with the words before it, then what it says by its own frame. */
const readVerb = (walk: Walk, at: number, verb: Verb): Outcome => {
  const { does, form } = verb
  walk.story.since = walk.tokens.findLast((each) => each.is === 'verb' && each.to <= verb.from)?.to ?? walk.from
  if (does === 'meet') return gathered(walk)
  if (does === 'put') return putBefore(walk, verb)
  if ((does === 'accept' && (form === 'said' || form === 'decided')) || (does === 'elect' && form === 'said')) walk.story.asked = false
  const goesOn = lasting(walk, verb) ?? agreed(walk, verb) ?? takenUp(walk, verb) ?? (isJoin(walk, verb) ? 'read' : null)
  if (goesOn !== null) return goesOn
  return isSaid(walk, verb) ? (run(walk, verb) ?? framed(walk, at, verb)) : 'unclear'
}

/** Who came together are those of whom the words before say that they were elected. */
const gathered = (walk: Walk): Outcome => {
  const { args, story } = walk
  const isKnown = (each: Token): boolean =>
    isLoose(each) || (isOffice(each) && each.stands === null) || (isWho(each) && story.came.some(({ who }) => who === each))
  // "A, B ve C'nin katılımıyla yapılan toplantıda": who came, before anything is said of anybody.
  const came =
    args.length > 0 &&
    walk.found.length === 0 &&
    story.came.length === 0 &&
    args.every((each) => isLoose(each) || isPresent(each) || (isOffice(each) && each.stands === null))
  if (!args.every(isKnown) && !came) return 'unclear'
  walk.args = []
  walk.open = false
  return 'read'
}

const isPresent = (each: Token): boolean =>
  isWho(each) && !each.entity && each.names.length === 1 && (each.stands === null || each.stands === 'of' || each.stands === 'with')

/** What is put before somebody, who has yet to accept it. */
const putBefore = (walk: Walk, { form }: Verb): Outcome => {
  if (form !== 'said' && form !== 'linked' && form !== 'noun') return 'unclear'
  walk.story.asked = true
  walk.open = false
  return 'read'
}

/** "… ve görevinin 1.2.2030 tarihine kadar sürmesine": how long those serve of whom the words before speak. */
const lasting = (walk: Walk, { does, form }: Verb): Outcome | null => {
  const { args, story } = walk
  const isOfTerm = (each: Token): boolean =>
    isLoose(each) ||
    each.is === 'term' ||
    each.is === 'since' ||
    each.is === 'post' ||
    each.is === 'own' ||
    // "…, her ikisinin görevinin aksine karar alınıncaya kadar sürmesine"
    (isWho(each) &&
      each.stands === 'of' &&
      does === 'stay' &&
      story.came.every(({ who }) => each.names.some((name) => fold(name) === fold(who.name)))) ||
    // "…, üyeler üç yıl görev yapacaklardır"
    (isOffice(each) && each.many && each.stands === null && story.came.every(({ role }) => role === each.role))
  if (!has(args, 'term') || story.came.length === 0 || form === 'whom' || !args.every(isOfTerm)) return null
  if (does !== 'elect' && does !== 'stay' && does !== 'decide' && !(does === 'serve' && form === 'will')) return null
  const term = termOf(args)
  if (term === null) return 'unclear'
  walk.found = walk.found.map((each) =>
    each.statement.kind === 'appointment' && each.statement.until === null && each.statement.term_years === null
      ? {
          ...each,
          statement: { ...anew(each.statement), until: term.until, term_years: term.years, from: each.statement.from ?? term.from },
        }
      : each,
  )
  walk.args = []
  walk.open = form === 'decided'
  return 'read'
}

/** Who goes on in office for a term of his own serves it from now on. */
const anew = ({ confirms: _confirms, ...statement }: Appointment): Appointment => statement
type Appointment = Extract<Statement, { kind: 'appointment' }>

/** "İstifa eden A'nın bu isteği yerinde görülmüş": of whom the words before say that he left. */
const agreed = (walk: Walk, verb: Verb): Outcome | null => {
  const { args, story } = walk
  const isOfLeaving = (each: Token): boolean =>
    isLoose(each) || each.is === 'cause' || (isWho(each) && story.left.some(({ who }) => who === each))
  if (verb.does !== 'accept' || story.left.length === 0 || !has(args, 'cause') || !args.every(isOfLeaving)) return null
  const span = { from: spanOf([...args, verb]).from, to: verb.to }
  walk.found = walk.found.map((each) =>
    each.statement.kind === 'departure' && each.to <= span.from ? { ...each, more: [...(each.more ?? []), span] } : each,
  )
  walk.args = []
  walk.open = verb.form === 'decided'
  return 'read'
}

/** What is decided or accepted is what was said before it: nothing may stand between, but for what these verbs take themselves. */
const takenUp = (walk: Walk, verb: Verb): Outcome | null => {
  const { does, form } = verb
  if (does !== 'decide' && does !== 'accept') return null
  const { args, found, story } = walk
  // "Tek imza esası kabul edilmiş ve bu imza A'ya verilmiştir": to whom, the words behind say.
  if (does === 'accept' && form === 'said' && found.length === 0 && only(args.filter((each) => !isLoose(each)))?.is === 'form')
    return 'read'
  if (form === 'will' || form === 'whom') return 'unclear'
  // "Müdürlüğe atanan A görevi kabul etmiştir": who came takes it.
  const isHis = (each: Token): boolean =>
    each.is === 'post' || (isWho(each) && each.stands === null && walk.story.came.some(({ who }) => who === each))
  const isBetween = (each: Token): boolean =>
    !isLoose(each) && each.is !== 'since' && each.is !== 'cause' && !(does === 'accept' && isHis(each))
  if (args.some(isBetween)) return decidedItself(walk, verb)
  // "İstifasının kabulüne, yerine B'nin …": what he leaves the words behind say, and no more than a seat by them.
  if (does === 'accept' && found.length === 0 && story.pending.length > 0) story.seatOnly = true
  else if (found.length === 0) return 'unclear'
  walk.open = false
  walk.args = []
  return 'read'
}

/** Who is accepted or decided on without another verb, or how somebody signs. */
const decidedItself = (walk: Walk, verb: Verb): Outcome => {
  const { body, story, args } = walk
  const { does, form } = verb
  const clause: Clause = { verb, args }
  const last = args.findLast(isWho)
  if (isSeatAccepted(clause)) return sayAll(walk, seatAccepted(walk, clause))
  // "Başkanlığa A'yı uygun görmüştür"
  const isChosen = last?.stands === 'object' || last?.stands === null
  const toOffice = args.some((each) => isOffice(each) && each.stands === 'to')
  if (does === 'accept' && form === 'said' && isChosen && toOffice && !has(args, 'power')) return sayAll(walk, election(clause, story, []))
  // "… müşterek imzaları ile temsil ve ilzamına karar verildi"
  if (has(args, 'form') && has(args, 'power') && form !== 'noun' && form !== 'linked') {
    walk.open = false
    return sayAll(walk, power(body, clause, story))
  }
  // "Müdürü A olarak tescil edilmiştir"
  const isAs = last !== undefined && args.filter(isWho).every(({ stands }) => stands === 'as')
  return does === 'decide' && form === 'said' && isAs && !walk.open ? sayAll(walk, election(clause, story, [])) : 'unclear'
}

/** "Yönetim kurulunca seçilen A'nın üyeliği onaylanmıştır" */
const isSeatAccepted = ({ verb: { does, form }, args }: Clause): boolean =>
  does === 'accept' &&
  (form === 'said' || form === 'decided') &&
  args.findLast(isWho)?.stands === 'of' &&
  args.some((each) => isOffice(each) && each.stands === 'post') &&
  args.every((each) => !isOffice(each) || each.stands === 'post' || each.stands === null) &&
  !has(args, 'post')
/** The elections that accepting somebody's seat states, but for those which the words before state. */
const seatAccepted = ({ story }: Walk, { verb, args }: Clause): Found[] | null => {
  const before = story.came.map(({ who, role }) => `${fold(who.name)} ${role}`)
  const given = args.map((each): Token => (isOffice(each) && each.stands === 'post' ? { ...each, stands: 'as' } : each))
  const read = election({ verb, args: given }, story, [])
  return (
    read?.filter(({ statement }) => statement.kind !== 'appointment' || !before.includes(`${fold(statement.person)} ${statement.role}`)) ??
    null
  )
}

/** Whether a verb only joins what stands before it to what stands behind. */
const isJoin = ({ args, found }: Walk, { does, form }: Verb): boolean =>
  does === 'become' && (form === 'linked' || form === 'whom' || (form === 'decided' && found.length > 0)) && args.every(isLoose)

/** Forms of a verb that say that it is so, or leave that to the verb behind it. */
const SAYS: ReadonlySet<Form | 'noun'> = new Set<Form | 'noun'>(['said', 'decided', 'linked', 'noun', 'whom'])
/** Whether a verb says that something is so, or that it will be so from now on. */
const isSaid = ({ args }: Walk, { does, form }: Verb): boolean => {
  if (SAYS.has(form)) return true
  // "Önceki imza yetkileri geçersiz olacaktır": what held till then.
  const ends = does === 'end' && !args.some(({ is }) => is === 'day' || is === 'since' || is === 'term' || is === 'power' || is === 'cause')
  const lapses = does === 'remove' && has(args, 'power') && has(args, 'former') && !args.some(isWho)
  return form === 'will' && (does === 'serve' || does === 'sign' || does === 'become' || does === 'stay' || ends || lapses)
}

const RUNS = /^(?:idare ed(?:[ae]r|il)|yurut(?:ul)?)[a-z]*$/
/** Those who run a partnership, or serve without an office that the words name; null of all else. */
const run = (walk: Walk, verb: Verb): Outcome | null => {
  const { body, story, args } = walk
  if (verb.does !== 'serve') return null
  const said = body.plain.slice(verb.from, verb.to)
  // "Şirketin işleri A ve B tarafından yürütülür", "şirketi A idare eder": those partners represent it (TTK 218).
  if (RUNS.test(said) && isPartnership(body) && !args.some((each) => isOffice(each) && each.stands === 'as'))
    return sayAll(walk, running(body, { verb, args }, story))
  const hasPost = has(args, 'post') && story.left.length + story.pending.length > 0
  if (verb.form === 'said' && !has(args, 'office') && !hasPost && !(BEGINS.test(said) && args.every(isLoose))) return 'unclear'
  // "Yürütmek üzere": what for.
  if (verb.form === 'decided' && args.every((each) => isLoose(each) || each.is === 'power')) {
    walk.args = []
    return 'read'
  }
  return null
}

/** Reads a verb by its own frame, with whom it describes. */
const framed = (walk: Walk, at: number, verb: Verb): Outcome => {
  const { story } = walk
  const subjects = verb.form === 'whom' ? describedBehind(walk.tokens, at) : []
  if (verb.form === 'whom' && subjects.length === 0) return 'unclear'
  markLabelled(walk, at, verb, subjects)
  const args = fromTitle(verb, walk.args)
  const lead = leadOf(verb, args)
  const clause: Clause = { verb, args: args.slice(lead.length), vacates: isVacating(walk.tokens, at, verb) }
  const signs = has(clause.args, 'power') || verb.does === 'sign'
  walk.args = [...lead]
  walk.open = verb.form === 'decided' || verb.form === 'noun'
  if (!signs && isSetApart(walk, clause)) return say(walk, election(clause, story, subjects))
  return say(walk, saidBy({ walk, at, clause, subjects, signs })) === 'read' ? afterDescribed(walk, at, subjects) : 'unclear'
}

/** Who is described by a verb stands behind it, with his title and with those joined to him. */
const describedBehind = (tokens: readonly Token[], at: number): Titled[] => {
  const subjects: Titled[] = []
  for (let next = at + 1; next < tokens.length; next++) {
    const [one, two] = [tokens[next], tokens[next + 1]]
    if (one && isWho(one)) {
      // "… seçilen üyeler A ve B": a title of all.
      const shared = subjects.at(-1)?.title
      // "… seçilen A ve B'den ikisinin": the case is of how many of them sign.
      const stands = one.stands === 'from' && two?.is === 'some' ? 'of' : one.stands === 'by' ? null : one.stands
      subjects.push({ who: stands === one.stands ? one : { ...one, stands }, title: shared?.many ? shared : null })
    } else if (one && isOffice(one) && one.stands === null && two && isWho(two)) {
      subjects.push({ who: two, title: one })
      next++
    } else break
    if (subjects.at(-1)?.who.stands === 'of' || !goesOnBehind(tokens, next)) break
    next++
  }
  return subjects
}
/** Whether somebody more, with his title or without one, is joined to whoever stands there. */
const goesOnBehind = (tokens: readonly Token[], at: number): boolean => {
  const [joined, after, third] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!joined || !(joined.is === 'and' || joined.is === 'with' || joined.is === 'comma') || !after) return false
  return isWho(after) || (isOffice(after) && after.stands === null && third !== undefined && isWho(third))
}

/** "Müdürlükten ayrılan: A": he is said once, under his label. */
const markLabelled = ({ body, tokens, labelled }: Walk, at: number, verb: Verb, subjects: readonly Titled[]): void => {
  const [first] = subjects
  if (!first || !body.plain.slice(verb.to, (first.title ?? first.who).from).includes(':')) return
  for (const each of tokens.slice(at + 1)) {
    if (each.from > (subjects.at(-1)?.who.from ?? 0)) break
    labelled.add(each)
  }
}

/** "Şirketi temsile yetkili müdür A görevden alınmıştır": what he could do is said of his title. */
const fromTitle = ({ does }: Verb, args: Token[]): Token[] => {
  if ((does !== 'leave' && does !== 'remove' && does !== 'end' && does !== 'die') || has(args, 'form')) return args
  const title = args.findIndex((each, at) => isOffice(each) && each.stands === null && isWho(args[at + 1] ?? each))
  return title > 0 && args.slice(0, title).every((each) => each.is === 'power') ? args.slice(title) : args
}

/** "Şirketin temsilinin, müdür olarak seçilen A ve B tarafından …": what it is said of stands before who is described. */
const leadOf = ({ form }: Verb, args: readonly Token[]): Token[] => {
  const led = form === 'whom' ? args.findIndex((each) => each.is !== 'power' && !isLoose(each)) : 0
  return led > 0 && args[0]?.is === 'power' && !args.slice(led).some((each) => each.is === 'power') ? args.slice(0, led) : []
}

/** Whether the words behind name the office that somebody leaves: "A'nın istifası ile boşalan üyeliğe". */
const isVacating = (tokens: readonly Token[], at: number, { form }: Verb): boolean => {
  const [vacated, office] = tokens.slice(at + 1).filter((each) => each.is !== 'with' && each.is !== 'comma')
  return (
    vacated?.is === 'vacated' &&
    office?.is === 'office' &&
    office.stands === 'to' &&
    (form === 'noun' || form === 'linked' || form === 'decided')
  )
}

/** "Reisliğe A ayrılmıştır": chosen for it. */
const isSetApart = ({ body }: Walk, { verb, args }: Clause): boolean =>
  verb.does === 'leave' &&
  args.some((each) => isOffice(each) && each.stands === 'to') &&
  !args.some((each) => isOffice(each) && each.stands === 'from') &&
  body.plain.slice(verb.from, verb.to).startsWith('ayril')

/** Behind a label nobody says more; who is only described must be spoken of. */
const afterDescribed = ({ tokens, labelled }: Walk, at: number, subjects: readonly Titled[]): Outcome => {
  const last = subjects.at(-1)
  const behind = tokens.slice(at + 1)
  if (!last || behind.some((each) => each.is === 'verb')) return 'read'
  // "Temsile yetkili olan A'dır"
  if (
    last.who.stands === 'is' &&
    behind.every((each) => isLoose(each) || subjects.some(({ who, title }) => who === each || title === each))
  )
    return 'end'
  return labelled.has(last.who) && behind.every((each) => labelled.has(each) || isLoose(each)) ? 'end' : 'unclear'
}

/** Reads what stands behind the last verb; whether all of it is clear. */
const isLastRead = (walk: Walk): boolean => {
  const { body, story, args } = walk
  // "… müşterek imzaları ile temsil ve ilzamına,": a noun that is what was decided.
  const noun = args.findLast((each) => !isLoose(each))
  if (noun?.is === 'power' && has(args, 'form') && /(?:temsil|ilzam)[iu]n[ae]$/.test(body.plain.slice(noun.from, noun.to))) {
    const verb: Verb = { is: 'verb', does: 'sign', form: 'decided', from: noun.from, to: noun.to }
    return sayAll(walk, power(body, { verb, args: args.filter((each) => each !== noun) }, story)) === 'read'
  }
  if (args.every(isLoose)) return true
  // "Şirketin müdürü A'dır"
  const whos = args.filter(isWho)
  // "A, X Anonim Şirketi'nin müdürüdür": another's.
  if (whos.some(({ entity, stands }) => entity && stands === 'of')) return false
  const offices = args.filter(isOffice)
  if (whos.length === 0 || offices.length === 0 || (whos.at(-1)?.stands !== 'is' && offices.at(-1)?.stands !== 'is')) return false
  const end = args.at(-1)?.to ?? 0
  return say(walk, election({ verb: { is: 'verb', does: 'become', form: 'said', from: end, to: end }, args }, story, [])) === 'read'
}

/** Whether the sentence leaves nothing that it began to say. */
const isClosed = ({ story, tokens, found, open }: Walk): boolean => {
  if (story.asked || story.pending.length > 0 || story.extended !== null) return false
  const signing = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [...statement.persons, ...statement.with] : []))
  if (!story.owed.every(({ names }) => names.every((name) => signing.includes(name)))) return false
  // A verbal noun at the end of all is what was decided, unless a noun only names it.
  const last = tokens.findLast((each) => each.is === 'verb')
  return !(open && last?.is === 'verb' && last.form === 'noun')
}

/** What a sentence says, and whether that is all of it. */
const wholly = ({ story, tokens, found }: Walk): Found[] =>
  story.unstated || joinsNobody(tokens) || found.some((each) => each.left) ? found : found.map((each): Found => ({ ...each, whole: true }))

/** Letters of an adverb with what parts it. */
const ADVERB = 6
/** "A ve diğer ortak şirketi münferiden …": whom a word joins to somebody the row does not hold. */
const joinsNobody = (tokens: readonly Token[]): boolean =>
  tokens.some((each, at) => {
    if (each.is !== 'and' && each.is !== 'or') return false
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (!before || !isWho(before) || before.stands === 'is') return false
    // "Kendisinin yeniden ve 20 yıllığına": an adverb stands between, and is what is joined.
    if (next?.is === 'term' && each.from - before.to > ADVERB) return false
    return !next || !(isWho(next) || (isOffice(next) && after !== undefined && isWho(after)))
  })
