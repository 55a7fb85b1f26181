/** A sentence read verb by verb: each takes what stands before it, by the frame of what it does, and all of it must fit. */
import { fold } from '../kernel/text.ts'
import type { Body, Found } from '../fact/found.ts'
import type { Form } from '../text/lexicon.ts'
import { isPartnership } from './partners.ts'
import { isEntity } from '../text/names.ts'
import type { Token } from './tokens.ts'
import { departure, election } from './sentence-offices.ts'
import {
  type Clause,
  type Story,
  type Titled,
  type Verb,
  LOOSE,
  has,
  holdsOnly,
  isOffice,
  isWho,
  only,
  spanOf,
  termOf,
} from './sentence-parts.ts'
import { DENIED_TWICE, electedToSign, entrusted, power, powerless, running, withoutPower } from './sentence-powers.ts'

/** What a clause may speak of that takes a power away. */
const TAKEN_AWAY: ReadonlySet<Token['is']> = new Set<Token['is']>(['who', 'power', 'form', 'own', 'former'])
const RUNS = /^(?:idare ed(?:[ae]r|il)|yurut(?:ul)?)[a-z]*$/
/** Whether the verb behind those whom a verb describes says that they go. */
const leavesNext = (tokens: readonly Token[], at: number, subjects: readonly Titled[]): boolean => {
  const next = tokens.slice(at + 1).find((each) => each.is === 'verb')
  return (
    subjects.every(({ who, title }) => who.stands === 'of' && title === null) &&
    next?.is === 'verb' &&
    (next.does === 'leave' || next.does === 'remove' || next.does === 'end' || next.does === 'die')
  )
}
const MOVES = /^(?:gel|gir|cik)/
const AS_PLACE = /^(?:genel )?mudurl/
const BEGINS = /^goreve basla(?!t)/
/** Forms of a verb that say that it is so, or leave that to the verb behind it. */
const SAYS: ReadonlySet<Form | 'noun'> = new Set<Form | 'noun'>(['said', 'decided', 'linked', 'noun', 'whom'])

/** A trader who decides of his business stands first in his sentence, and is none of those whom it is decided of: "A, oğlu B'yi temsilci atamıştır". */
const withoutOwner = (body: Body, tokens: readonly Token[]): readonly Token[] => {
  const title = body.header.title
  const [first, second] = tokens
  if (body.branch || first?.is !== 'who' || (first.stands !== null && first.stands !== 'by')) return tokens
  const owns =
    (title !== null && !isEntity(title) && fold(title).includes(fold(first.name))) ||
    OWNER.test(body.plain.slice(Math.max(0, first.from - OWNER_BEFORE), first.from))
  const others = tokens.slice(1).some((each) => isWho(each) && fold(each.name) !== fold(first.name))
  return owns && others ? tokens.slice(second?.is === 'comma' ? 2 : 1) : tokens
}
const OWNER = /\b(?:isletme|ticarethane|firma)[a-z]* sahibi(?: olan| bulunan)? $/
const OWNER_BEFORE = 40
const DECLARED = /^beyan /
/** "A ve diğer ortak şirketi münferiden …": whom a word joins to somebody the row does not hold. */
const joinsNobody = (tokens: readonly Token[]): boolean =>
  tokens.some((each, at) => {
    if (each.is !== 'and' && each.is !== 'or') return false
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (!before || !isWho(before) || before.stands === 'is') return false
    return !next || !(isWho(next) || (isOffice(next) && after !== undefined && isWho(after)))
  })

/** What the sentence of these tokens says; null where that is not wholly clear. */
export const readingOf = (body: Body, all: readonly Token[], from: number): Found[] | null => {
  const tokens = withoutOwner(body, all)
  // What somebody else than the owner says of himself decides nothing.
  const [speaker] = all
  if (
    tokens === all &&
    speaker?.is === 'who' &&
    speaker.stands !== 'object' &&
    all.some((each) => each.is === 'verb' && DECLARED.test(body.plain.slice(each.from, each.to)))
  )
    if (!fold(body.header.title ?? '').includes(fold(speaker.name))) return null
  const story: Story = {
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
    owed: [],
  }
  let found: Found[] = []
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
    story.since = tokens.findLast((each) => each.is === 'verb' && each.to <= token.from)?.to ?? from
    if (does === 'meet') {
      // Who came together are those of whom the words before say that they were elected.
      if (
        !args.every(
          (each) =>
            LOOSE.has(each.is) || (isOffice(each) && each.stands === null) || (isWho(each) && story.came.some(({ who }) => who === each)),
        )
      )
        return null
      args = []
      open = false
      continue
    }
    if (does === 'put') {
      if (form !== 'said' && form !== 'linked' && form !== 'noun') return null
      story.asked = true
      open = false
      continue
    }
    if ((does === 'accept' && (form === 'said' || form === 'decided')) || (does === 'elect' && form === 'said')) story.asked = false
    // "… ve görevinin 1.2.2030 tarihine kadar sürmesine": how long those serve of whom the words before speak.
    if (
      has(args, 'term') &&
      story.came.length > 0 &&
      form !== 'whom' &&
      (does === 'elect' || does === 'stay' || does === 'decide') &&
      args.every((each) => LOOSE.has(each.is) || each.is === 'term' || each.is === 'since' || each.is === 'post' || each.is === 'own')
    ) {
      const term = termOf(args)
      if (term === null) return null
      found = found.map((each) =>
        each.statement.kind === 'appointment' && each.statement.until === null && each.statement.term_years === null
          ? { ...each, statement: { ...each.statement, until: term.until, term_years: term.years, from: each.statement.from ?? term.from } }
          : each,
      )
      args = []
      open = form === 'decided'
      continue
    }
    // "İstifa eden A'nın bu isteği yerinde görülmüş": of whom the words before say that he left.
    if (
      does === 'accept' &&
      story.left.length > 0 &&
      has(args, 'cause') &&
      args.every((each) => LOOSE.has(each.is) || each.is === 'cause' || (isWho(each) && story.left.some(({ who }) => who === each)))
    ) {
      const span = { from: spanOf([...args, token]).from, to: token.to }
      found = found.map((each) =>
        each.statement.kind === 'departure' && each.to <= span.from ? { ...each, more: [...(each.more ?? []), span] } : each,
      )
      args = []
      open = form === 'decided'
      continue
    }
    // "Tek imza esası kabul edilmiş ve bu imza A'ya verilmiştir": to whom, the words behind say.
    if (does === 'accept' && form === 'said' && found.length === 0 && only(args.filter((each) => !LOOSE.has(each.is)))?.is === 'form')
      continue
    if (does === 'decide' || does === 'accept') {
      // It takes up what was said before it: nothing may stand between.
      if (form === 'will' || form === 'whom') return null
      if (
        args.some((each) => !LOOSE.has(each.is) && each.is !== 'since' && each.is !== 'cause' && !(does === 'accept' && each.is === 'post'))
      ) {
        // "Müdürü A olarak tescil edilmiştir"
        const who = args.filter(isWho)
        // "Yönetim kurulunca seçilen A'nın üyeliği onaylanmıştır"
        if (
          does === 'accept' &&
          (form === 'said' || form === 'decided') &&
          who.at(-1)?.stands === 'of' &&
          args.some((each) => isOffice(each) && each.stands === 'post') &&
          args.every((each) => !isOffice(each) || each.stands === 'post' || each.stands === null) &&
          !args.some((each) => each.is === 'post')
        ) {
          const given: Clause = {
            verb: token,
            args: args.map((each) => (isOffice(each) && each.stands === 'post' ? { ...each, stands: 'as' } : each)),
          }
          const before = story.came.map((each) => `${fold(each.who.name)} ${each.role}`)
          const read = election(given, story, [])
          if (read === null) return null
          found.push(
            ...read.filter(
              ({ statement }) => statement.kind !== 'appointment' || !before.includes(`${fold(statement.person)} ${statement.role}`),
            ),
          )
          args = []
          continue
        }
        // "Başkanlığa A'yı uygun görmüştür"
        if (
          does === 'accept' &&
          form === 'said' &&
          who.length > 0 &&
          (who.at(-1)?.stands === 'object' || who.at(-1)?.stands === null) &&
          args.some((each) => isOffice(each) && each.stands === 'to') &&
          !has(args, 'power')
        ) {
          if (!say(election({ verb: token, args }, story, []))) return null
          args = []
          continue
        }
        // "… müşterek imzaları ile temsil ve ilzamına karar verildi"
        if (has(args, 'form') && has(args, 'power') && form !== 'noun' && form !== 'linked') {
          if (!say(power(body, { verb: token, args }, story))) return null
          args = []
          open = false
          continue
        }
        if (does === 'decide' && form === 'said' && who.length > 0 && who.every(({ stands }) => stands === 'as') && !open) {
          const clause: Clause = { verb: token, args }
          if (!say(election(clause, story, []))) return null
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
    if (
      does === 'become' &&
      (form === 'linked' || form === 'whom' || (form === 'decided' && found.length > 0)) &&
      args.every((each) => LOOSE.has(each.is))
    )
      continue
    // "Önceki imza yetkileri geçersiz olacaktır": what held till then.
    const lapses = does === 'remove' && has(args, 'power') && has(args, 'former') && !args.some(isWho)
    if (!SAYS.has(form) && !(form === 'will' && (does === 'serve' || does === 'sign' || does === 'become' || lapses))) return null
    // "Şirketin işleri A ve B tarafından yürütülür", "şirketi A idare eder": those partners represent it (TTK 218).
    if (
      does === 'serve' &&
      RUNS.test(body.plain.slice(token.from, token.to)) &&
      isPartnership(body) &&
      !args.some((each) => isOffice(each) && each.stands === 'as')
    ) {
      if (!say(running(body, { verb: token, args }, story))) return null
      args = []
      continue
    }
    if (
      does === 'serve' &&
      form === 'said' &&
      !has(args, 'office') &&
      !(has(args, 'post') && story.left.length + story.pending.length > 0) &&
      !(BEGINS.test(body.plain.slice(token.from, token.to)) && args.every((each) => LOOSE.has(each.is)))
    )
      return null
    // "Yürütmek üzere": what for.
    if (does === 'serve' && form === 'decided' && args.every((each) => LOOSE.has(each.is) || each.is === 'power')) {
      args = []
      continue
    }
    // Who is described by a verb stands behind it, with his title and with those joined to him.
    const subjects: Titled[] = []
    if (form === 'whom') {
      for (let next = at + 1; next < tokens.length; next++) {
        const [one, two] = [tokens[next], tokens[next + 1]]
        // "… seçilen A ve B'den ikisinin": the case is of how many of them sign. "… seçilen üyeler A ve B": a title of all.
        const shared = subjects.at(-1)?.title
        if (one && isWho(one))
          subjects.push({
            who:
              one.stands === 'from' && two?.is === 'some' ? { ...one, stands: 'of' } : one.stands === 'by' ? { ...one, stands: null } : one,
            title: shared?.many ? shared : null,
          })
        else if (one && isOffice(one) && one.stands === null && two && isWho(two)) {
          subjects.push({ who: two, title: one })
          next++
        } else break
        const joined = tokens[next + 1]
        if (!joined || !(joined.is === 'and' || joined.is === 'with' || joined.is === 'comma') || subjects.at(-1)?.who.stands === 'of')
          break
        const after = tokens[next + 2]
        if (!after || !(isWho(after) || (isOffice(after) && after.stands === null && isWho(tokens[next + 3] ?? after)))) break
        next++
      }
      const [first] = subjects
      if (!first) return null
      // "Müdürlükten ayrılan: A": he is said once, under his label.
      if (body.plain.slice(token.to, (first.title ?? first.who).from).includes(':'))
        for (const each of tokens.slice(at + 1)) {
          if (each.from > (subjects.at(-1)?.who.from ?? 0)) break
          labelled.add(each)
        }
    }
    // "Şirketi temsile yetkili müdür A görevden alınmıştır": what he could do is said of his title.
    if ((does === 'leave' || does === 'remove' || does === 'end' || does === 'die') && !has(args, 'form')) {
      const title = args.findIndex((each, index) => isOffice(each) && each.stands === null && isWho(args[index + 1] ?? each))
      if (title > 0 && args.slice(0, title).every((each) => each.is === 'power')) args = args.slice(title)
    }
    const behind = tokens.slice(at + 1).filter((each) => each.is !== 'with' && each.is !== 'comma')
    const vacates =
      behind[0]?.is === 'vacated' &&
      behind[1]?.is === 'office' &&
      behind[1].stands === 'to' &&
      (form === 'noun' || form === 'linked' || form === 'decided')
    // "Şirketin temsilinin, müdür olarak seçilen A ve B tarafından …": what it is said of stands before who is described.
    const led = form === 'whom' ? args.findIndex((each) => each.is !== 'power' && !LOOSE.has(each.is)) : 0
    const lead = led > 0 && args[0]?.is === 'power' && !args.slice(led).some((each) => each.is === 'power') ? args.slice(0, led) : []
    args = args.slice(lead.length)
    const clause: Clause = { verb: token, args, vacates }
    const signs = has(args, 'power') || does === 'sign'
    const was = args
    args = [...lead]
    open = form === 'decided' || form === 'noun'
    // "Reisliğe A ayrılmıştır": chosen for it.
    if (
      does === 'leave' &&
      !signs &&
      was.some((each) => isOffice(each) && each.stands === 'to') &&
      !was.some((each) => isOffice(each) && each.stands === 'from') &&
      body.plain.slice(token.from, token.to).startsWith('ayril')
    ) {
      if (!say(election(clause, story, subjects))) return null
      continue
    }
    switch (does) {
      case 'leave':
      case 'die':
      case 'end':
      case 'remove':
        // "…, imza yetkisinin iptaline": of whom the words before say that he left.
        if (signs && story.left.length > 0 && was.every((each) => LOOSE.has(each.is) || each.is === 'power' || each.is === 'own')) break
        // What ends of a power is other frames' to state, or told; it gives nobody anything.
        if (
          signs &&
          !isPartnership(body) &&
          form !== 'whom' &&
          was.every((each) => LOOSE.has(each.is) || TAKEN_AWAY.has(each.is) || (isOffice(each) && each.stands === null))
        ) {
          story.unstated = true
          // "Müdür A'nın yetkisinin iptal edilerek müdürlük görevine son verilmesine": of him the words behind go on.
          const [whose, ...others] = was.filter(isWho)
          if (whose && others.length === 0) story.whom = [whose]
          break
        }
        if (
          !say(
            !signs
              ? departure(clause, story, subjects)
              : isPartnership(body) && !was.some(isOffice)
                ? powerless(body, clause, story)
                : departure(withoutPower(clause), story, subjects),
          )
        )
          return null
        break
      case 'take':
        if (signs) return null
        const given = was.findLast((each) => !LOOSE.has(each.is))
        if (
          was.some((each) => (isOffice(each) && each.stands === 'to') || each.is === 'instead') ||
          (given && isOffice(given) && given.stands === null && was.some(isWho))
        ) {
          if (!say(election(clause, story, subjects))) return null
        } else if (!say(departure({ verb: { ...token, does: 'remove' }, args: was }, story, subjects))) return null
        break
      case 'elect':
        if (signs) {
          if (!say(has(was, 'form') ? electedToSign(body, clause, story, subjects) : entrusted(body, clause, story))) return null
        } else if (form === 'whom' && subjects.length > 0 && (has(was, 'former') || was.every((each) => LOOSE.has(each.is)))) {
          // "Seçilen A'nın üyeliği …": to what, the words behind say.
          break
        } else if (
          (form === 'noun' || form === 'decided') &&
          was.some(isWho) &&
          was.every((each) => LOOSE.has(each.is) || (isWho(each) && story.came.some(({ who }) => fold(who.name) === fold(each.name))))
        ) {
          // "Üyeliğe getirilen A'nın atanması …": he of whom the words before speak.
          break
        } else if (form === 'decided' && was.every((each) => LOOSE.has(each.is) || isOffice(each)) && only(was.filter(isOffice)) !== null) {
          // "Bir müdür daha atanmasına ve bu göreve A'nın getirilmesine"
          story.role = only(was.filter(isOffice))?.role ?? null
        } else if (!say(election(clause, story, subjects))) return null
        break
      case 'come':
        // "Başkanlığa gelmiştir": to an office, and to nothing else; "müdürlüğe gelmiş" may be where he went.
        if (
          MOVES.test(body.plain.slice(token.from, token.to)) &&
          was.some((each) => isOffice(each) && AS_PLACE.test(body.plain.slice(each.from, each.to)))
        )
          return null
        if (
          signs ||
          !was.some((each) => (isOffice(each) || each.is === 'post') && each.stands === 'to') ||
          !say(election(clause, story, subjects))
        )
          return null
        break
      case 'serve':
        // "… çağrılmış ve göreve başlamıştır": who came has begun.
        if (
          story.came.length > 0 &&
          !signs &&
          form === 'said' &&
          was.every((each) => LOOSE.has(each.is)) &&
          BEGINS.test(body.plain.slice(token.from, token.to))
        )
          break
        // "Tasfiye işlerinin müşterek imzaları ile yürütülmesine": what liquidators run is what they sign for.
        if (signs && has(was, 'form') && form !== 'whom' && RUN_BY_SIGNING.test(body.plain.slice(spanOf(was).from, token.to))) {
          if (!say(power(body, clause, story))) return null
          break
        }
        // "A ve B tarafından müdür sıfatıyla idaresine": those who run it as what they are called.
        const asOffice = was.some((each) => isOffice(each) && (each.stands === 'as' || each.stands === 'post' || each.stands === 'object'))
        const runBy: Clause = asOffice
          ? { verb: token, args: was.map((each) => (isWho(each) && each.stands === 'by' ? { ...each, stands: null } : each)) }
          : clause
        // "Müdürlük görevini yürüten A'nın görevden alınmasına": what he held till then.
        if (!signs && form === 'whom' && leavesNext(tokens, at, subjects)) {
          const came = [...story.came]
          if (election(runBy, story, subjects) === null) return null
          story.served.push(...story.came.slice(came.length))
          story.came = came
          args = subjects.map(({ who }) => who)
          for (const { who } of subjects) labelled.add(who)
          break
        }
        if (signs || !say(election(runBy, story, subjects))) return null
        break
      case 'give':
        // "Müdürlük uhdesine verilen A": to whom it is given stands behind.
        if (form === 'whom') {
          if (signs || !was.some((each) => isOffice(each) && each.stands !== null) || !say(election(clause, story, subjects))) return null
          break
        }
        if (signs) {
          if (!has(was, 'form')) {
            const whos = was.filter(isWho)
            // "Temsil yetkisi A ve B'ye tanınmış olup, bu kişiler …": in whatever form the words behind give them.
            if (
              !isPartnership(body) &&
              whos.at(-1)?.stands === 'to' &&
              whos.every(({ stands, entity }) => !entity && (stands === null || stands === 'to' || stands === 'with')) &&
              holdsOnly(was, 'who', 'power', 'office', 'own') &&
              was.every((each) => !isOffice(each) || each.stands === null)
            ) {
              story.owed = whos
              story.whom = whos
              break
            }
            if (!say(entrusted(body, clause, story))) return null
            break
          }
          if (!was.filter(isWho).every(({ stands }) => stands === 'to' || stands === null || stands === 'with')) return null
          // "Şirketin temsili, münferiden imzaya yetkili müdür sıfatıyla A'ya verilmiştir"
          if (was.some((each) => isOffice(each) && each.stands === 'as')) {
            if (!say(electedToSign(body, clause, story, subjects))) return null
            break
          }
          if (!say(power(body, clause, story))) return null
        } else if (was.some(isOffice) && was.filter(isWho).every(({ stands }) => stands === null || stands === 'of')) {
          // "A müdürlüğü bırakmıştır"
          if (!/^(?:birak(?!il)|terk e)/.test(body.plain.slice(token.from, token.to))) return null
          if (!say(departure({ verb: { ...token, does: 'leave' }, args: was }, story, subjects))) return null
        } else {
          const who = was.filter(isWho)
          // "A ile B'ye bırakılmıştır": all whom the last one's ending takes along.
          if (who.at(-1)?.stands !== 'to' || !who.every(({ stands }) => stands === 'to' || stands === 'with')) return null
          const office: Token[] =
            was.some(isOffice) || story.role === null
              ? []
              : [{ is: 'office', role: story.role, many: false, stands: 'post', from: token.from, to: token.from }]
          if (!say(election({ verb: token, args: [...office, ...was] }, story, subjects))) return null
        }
        break
      case 'sign':
        // "… temsil edilir ve borçlandırılır"
        if (was.every((each) => LOOSE.has(each.is))) {
          const before = tokens.findLast((each) => each.is === 'verb' && each.to <= token.from)
          if (before?.is === 'verb' && before.does === 'sign' && AS_WELL.test(body.plain.slice(before.to, token.from))) break
        }
        // "…; başkanın imzası bulunmadıkça şirket borç altına girmez": of whom every power before says that he signs.
        const [needed, ...besides] = was.filter(isWho)
        const powers = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
        if (
          needed?.names.length === 1 &&
          besides.length === 0 &&
          powers.length > 0 &&
          DENIED_TWICE.test(body.plain.slice(token.from, token.to).replace(/^imza[a-z]* /, '')) &&
          powers.every(({ persons, with: others }) =>
            [...(persons.length === 1 ? persons : []), ...(others.length === 1 ? others : [])].some(
              (name) => fold(name) === fold(needed.name),
            ),
          )
        )
          break
        // "Tasfiye memuru sıfatıyla A … tek başına temsil edecektir": what he acts as he is.
        if (has(was, 'form') && was.some((each) => isOffice(each) && each.stands === 'as') && was.some(isWho)) {
          if (!say(electedToSign(body, clause, story, subjects))) return null
          break
        }
        if (!say(power(body, clause, story) ?? (has(was, 'form') ? null : entrusted(body, clause, story)))) return null
        break
      case 'stay': {
        // "Müdürlük görevi devam etmektedir": of whom the words speak, no new election; "müdür A'nın yetkisinin aynen devamına" says no more.
        const goesOn = form === 'said' && /m[ae]kt[ae]d[iu]r/.test(body.plain.slice(token.from, token.to))
        // "A'nın yalnız başına temsil yetkisinin devamına", "… aynen sürmektedir": how he signs, from now on too.
        if (signs && (form === 'decided' || goesOn) && has(was, 'form') && was.some(isWho) && !was.some(isOffice)) {
          if (!say(power(body, clause, story))) return null
          break
        }
        if (has(was, 'form') || (form !== 'decided' && form !== 'will' && !(signs && goesOn))) return null
        // Who is given no title is known by the power that goes on.
        const untitled = signs && was.some(isWho) && !was.some(isOffice)
        const last = was.findLast(isWho)
        const office: Token[] =
          untitled && last ? [{ is: 'office', role: 'authorised_signatory', many: false, stands: 'post', from: last.to, to: last.to }] : []
        const read = election(
          signs ? { ...withoutPower(clause), args: [...withoutPower(clause).args, ...office] } : clause,
          story,
          subjects.length > 0 ? subjects : was.some(isWho) ? [] : story.whom.map((who) => ({ who, title: null })),
        )
        if (
          !say(
            read?.map((each) =>
              each.statement.kind === 'appointment' ? { ...each, statement: { ...each.statement, confirms: true } } : each,
            ) ?? null,
          )
        )
          return null
        break
      }
      case 'alter': {
        // "Münferit olan yetkisinin B ile müşterek olarak değiştirilmesine": the form behind the power holds.
        const at2 = was.findIndex((each) => each.is === 'power')
        const forms = was.filter((each) => each.is === 'form')
        // "Müdür A'nın yetkileri genişletilmiş olup, kendisi …": how he signs the words behind say.
        const [whose, ...none] = was.filter(isWho)
        if (
          signs &&
          whose?.stands === 'of' &&
          none.length + forms.length === 0 &&
          form !== 'whom' &&
          holdsOnly(was, 'who', 'office', 'power', 'own')
        ) {
          story.whom = [whose]
          break
        }
        // "Yetkisinin, şirketi münferiden temsil edecek şekilde genişletilmesine"
        const spread = was.findLast((each) => !LOOSE.has(each.is))
        if (spread?.is === 'power' && / edecek /.test(body.plain.slice(spread.from, spread.to)) && forms.length === 1 && form !== 'whom') {
          if (!say(power(body, { verb: token, args: was }, story))) return null
          break
        }
        const old = forms.length === 2 && forms[0] && (at2 < 0 || forms[0].from < (was[at2]?.from ?? 0)) ? forms[0] : null
        if (!signs || !old || form === 'whom' || !say(power(body, { verb: token, args: was.filter((each) => each !== old) }, story)))
          return null
        break
      }
      case 'become':
        if (!was.some(isWho) || !was.some(isOffice) || form === 'will' || signs || !say(election(clause, story, subjects))) return null
        break
    }
    // Behind a label nobody says more; who is only described must be spoken of.
    const last = subjects.at(-1)
    if (last && !tokens.slice(at + 1).some((each) => each.is === 'verb'))
      return labelled.has(last.who) && tokens.slice(at + 1).every((each) => labelled.has(each) || LOOSE.has(each.is)) ? found : null
  }
  // "… müşterek imzaları ile temsil ve ilzamına,": a noun that is what was decided.
  const noun = args.findLast((each) => !LOOSE.has(each.is))
  if (noun?.is === 'power' && has(args, 'form') && /(?:temsil|ilzam)[iu]n[ae]$/.test(body.plain.slice(noun.from, noun.to))) {
    const verb: Verb = { is: 'verb', does: 'sign', form: 'decided', from: noun.from, to: noun.to }
    if (!say(power(body, { verb, args: args.filter((each) => each !== noun) }, story))) return null
    args = []
  }
  if (args.some((each) => !LOOSE.has(each.is))) {
    // "Şirketin müdürü A'dır"
    const who = args.filter(isWho)
    // "A, X Anonim Şirketi'nin müdürüdür": another's.
    if (who.some(({ entity, stands }) => entity && stands === 'of')) return null
    if (!(who.length > 0 && args.some(isOffice) && (who.at(-1)?.stands === 'is' || args.filter(isOffice).at(-1)?.stands === 'is')))
      return null
    if (
      !say(
        election(
          { verb: { is: 'verb', does: 'become', form: 'said', from: args.at(-1)?.to ?? 0, to: args.at(-1)?.to ?? 0 }, args },
          story,
          [],
        ),
      )
    )
      return null
  }
  if (story.asked || story.pending.length > 0) return null
  const signing = found.flatMap(({ statement }) => (statement.kind === 'representation' ? [...statement.persons, ...statement.with] : []))
  if (!story.owed.every(({ names }) => names.every((name) => signing.includes(name)))) return null
  // A verbal noun at the end of all is what was decided, unless a noun only names it.
  const last = tokens.findLast((each) => each.is === 'verb')
  if (open && last?.is === 'verb' && last.form === 'noun') return null
  return story.unstated || joinsNobody(tokens) || found.some((each) => each.left)
    ? found
    : found.map((each): Found => ({ ...each, whole: true }))
}

/** What joins two verbs of one power; whatever else stands between them is something that the second one asks for. */
const AS_WELL = /^(?:,? ve| ile|,)? (?:(?:sirketi|kooperatifi|isletmeyi|ayrica|de|da|bu suretle|bu sekilde|her konuda|her hususta) )*$/
const RUN_BY_SIGNING = /\btasfiye(?:nin)? (?:is|islem|muamele)|\btemsil(?:i|inin|ine|ini)\b/
