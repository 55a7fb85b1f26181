/** What a verb of a sentence says by the frame of its class: who goes, who comes, who signs; all that stands before it must fit. */
import { fold } from '../kernel/text.ts'
import type { Found } from '../fact/found.ts'
import { confirmed, representation } from '../fact/stated.ts'
import { isPartnership } from './partners.ts'
import type { Token } from './tokens.ts'
import { departure, departureOf, election } from './sentence-offices.ts'
import { appointed } from './offices.ts'
import {
  type Clause,
  type Titled,
  type Verb,
  type Walk,
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
import { DENIED_TWICE, electedToSign, entrusted, power, powerless, withoutPower } from './sentence-powers.ts'

/** A verb of a sentence with all that its frame may look at. */
type Frame = {
  walk: Walk
  /** Where the verb stands in the sentence. */
  at: number
  clause: Clause
  /** Whom the verb describes that stand behind it. */
  subjects: readonly Titled[]
  /** Whether it speaks of signing. */
  signs: boolean
}

/** What a verb says by the frame of what it does; null where that does not fit. */
export const saidBy = (frame: Frame): Found[] | null => {
  switch (frame.clause.verb.does) {
    case 'leave':
    case 'die':
    case 'end':
    case 'remove':
      return ending(frame)
    case 'take':
      return taking(frame)
    case 'elect':
      return electing(frame)
    case 'come':
      return coming(frame)
    case 'serve':
      return serving(frame)
    case 'give':
      return giving(frame)
    case 'sign':
      return signing(frame)
    case 'stay':
      // "Müdürlük görevini sürdüren A": who serves.
      return frame.clause.verb.form === 'whom' && !frame.signs ? serving(frame) : staying(frame)
    case 'extend':
      return extending(frame)
    case 'alter':
      return altering(frame)
    case 'become':
      return becoming(frame)
    default:
      return []
  }
}

/** The words of a verb. */
const wordsOf = ({ body }: Walk, { from, to }: Verb): string => body.plain.slice(from, to)

/** What a clause may speak of that takes a power away. */
const TAKEN_AWAY: ReadonlySet<Token['is']> = new Set<Token['is']>(['who', 'power', 'form', 'own', 'former'])
/** Somebody's office or power is over. */
const ending = ({ walk: { body, story }, clause, subjects, signs }: Frame): Found[] | null => {
  const { verb, args } = clause
  if (!signs) return departure(clause, story, subjects)
  // "…, imza yetkisinin iptaline": of whom the words before say that he left.
  if (story.left.length > 0 && args.every((each) => LOOSE.has(each.is) || each.is === 'power' || each.is === 'own')) return []
  if (isPartnership(body) && !args.some(isOffice)) return powerless(body, clause, story)
  // "Ticari mümessilim A'nın yetkilerini kaldırdım": whose power ends is no agent any more.
  if (!has(args, 'form') && args.some((each) => isOffice(each) && each.role === 'proxy' && each.stands === null))
    return departure(withoutPower(clause), story, subjects)
  // What ends of a power is other frames' to state, or told; it gives nobody anything.
  if (
    !isPartnership(body) &&
    verb.form !== 'whom' &&
    args.every((each) => LOOSE.has(each.is) || TAKEN_AWAY.has(each.is) || (isOffice(each) && each.stands === null))
  ) {
    story.unstated = true
    // "Müdür A'nın yetkisinin iptal edilerek müdürlük görevine son verilmesine": of him the words behind go on.
    const [whose, ...others] = args.filter(isWho)
    if (whose && others.length === 0) story.whom = [whose]
    return []
  }
  return departure(withoutPower(clause), story, subjects)
}

const GETS = /^(?:al|kazan|edin)(?:m[iu]st?|d[iu]|acak|ecek|mas|mes)/
/** An office is taken over, or taken from somebody. */
const taking = ({ walk, clause, subjects, signs }: Frame): Found[] | null => {
  const { body, story } = walk
  const { verb, args } = clause
  // "… münferiden temsil yetkisi almıştır": who is given it stands as the subject, or is he of whom the words before speak.
  const getsIt =
    GETS.test(wordsOf(walk, verb)) &&
    has(args, 'form') &&
    args.every((each) =>
      isWho(each)
        ? each.stands === null || each.stands === 'with'
        : each.is === 'power'
          ? !/n[iu]$/.test(body.plain.slice(each.from, each.to))
          : true,
    )
  if (signs) return getsIt && holdsOnly(args, 'who', 'form', 'power') ? power(body, clause, story) : null
  const last = args.findLast((each) => !LOOSE.has(each.is))
  const isTakenOver =
    args.some((each) => (isOffice(each) && each.stands === 'to') || each.is === 'instead') ||
    (last !== undefined && isOffice(last) && last.stands === null && args.some(isWho))
  return isTakenOver ? election(clause, story, subjects) : departure({ verb: { ...verb, does: 'remove' }, args }, story, subjects)
}

/** Somebody is elected, or elected to sign. */
const electing = (frame: Frame): Found[] | null => {
  const {
    walk: { body, story, tokens },
    clause,
    subjects,
    signs,
  } = frame
  const {
    verb: { form },
    args,
  } = clause
  // "Müdür olarak atanan A'nın görevinden alınmasına": what he held till then.
  if (!signs && form === 'whom' && args.some(isOffice) && leavesNext(tokens, frame.at, subjects)) return servedTillThen(frame)
  // "Şirketin temsil ve ilzamı için A ile B müdür seçilmişlerdir": what for.
  const isFor = (each: Token): boolean => each.is !== 'power' || /^ (?:icin|uzere)\b/.test(body.plain.slice(each.to, each.to + 7))
  if (signs && !has(args, 'form') && args.some(isOffice) && args.every(isFor)) return election(withoutPower(clause), story, subjects)
  // "A ile B'yi ticari temsilci olarak birlikte atadım": agents who are appointed together represent together (TBK 549).
  const agents = args.filter((each) => each.is !== 'form')
  const [as, ...more] = args.filter(isOffice)
  if (!signs && as?.role === 'proxy' && more.length === 0 && args.some((each) => each.is === 'form' && each.mode === 'joint')) {
    const elected = election({ verb: clause.verb, args: agents }, story, subjects)
    const names = story.whom.flatMap((each) => each.names)
    if (elected === null || names.length < 2 || agents.length !== args.length - 1) return null
    // How they sign the words behind say themselves.
    if (tokens.some((each) => each.is === 'form' && each.from > clause.verb.to)) return elected
    return [...elected, { statement: representation(names, 'joint', { any_of: false }), from: spanOf(args).from, to: clause.verb.to }]
  }
  // "B ile müştereken imza atmak üzere A müdür tayin edilmiştir": the form alone says that he signs.
  if (signs || (has(args, 'form') && args.some(isOffice)))
    return has(args, 'form') ? electedToSign(body, clause, story, subjects) : entrusted(body, clause, story)
  const isBare = args.every((each) => LOOSE.has(each.is))
  // "Seçilen A'nın üyeliği …": to what, the words behind say.
  // "Tayin edilen tasfiye memurları A ve B": as what they are called.
  const called = isBare && subjects.every(({ title }) => title !== null)
  if (form === 'whom' && subjects.length > 0 && (has(args, 'former') || (isBare && !called))) return []
  // "Üyeliğe getirilen A'nın atanması …": he of whom the words before speak.
  const cameBefore = (each: Token): boolean => isWho(each) && story.came.some(({ who }) => fold(who.name) === fold(each.name))
  if ((form === 'noun' || form === 'decided') && args.some(isWho) && args.every((each) => LOOSE.has(each.is) || cameBefore(each))) return []
  // "Bir müdür daha atanmasına ve bu göreve A'nın getirilmesine"
  const office = only(args.filter(isOffice))
  if (form === 'decided' && office !== null && args.every((each) => LOOSE.has(each.is) || isOffice(each))) {
    story.role = office.role
    return []
  }
  return election(clause, story, subjects)
}

const MOVES = /^(?:gel|gir|cik)/
const AS_PLACE = /^(?:genel )?mudurl/
/** "Başkanlığa gelmiştir": to an office, and to nothing else; "müdürlüğe gelmiş" may be where he went. */
const coming = ({ walk, clause, subjects, signs }: Frame): Found[] | null => {
  const { verb, args } = clause
  const isPlace = args.some((each) => isOffice(each) && AS_PLACE.test(walk.body.plain.slice(each.from, each.to)))
  if (signs || (MOVES.test(wordsOf(walk, verb)) && isPlace)) return null
  const isTo = args.some((each) => (isOffice(each) || each.is === 'post') && each.stands === 'to')
  return isTo ? election(clause, walk.story, subjects) : null
}

/** How a verb says that somebody begins to serve. */
export const BEGINS = /^goreve basla(?!t)/
const RUN_BY_SIGNING = /\b(?:tasfiye(?:nin)?|(?:sirket|kooperatif|ortaklig)[a-z]{0,5}) (?:is|islem|muamele)|\btemsil(?:i|inin|ine|ini)\b/
/** Somebody serves as what he is called. */
const serving = (frame: Frame): Found[] | null => {
  const { walk, at, clause, subjects, signs } = frame
  const { body, story, tokens } = walk
  const { verb, args } = clause
  // "… çağrılmış ve göreve başlamıştır": who came has begun.
  const isBare = args.every((each) => LOOSE.has(each.is))
  if (story.came.length > 0 && !signs && verb.form === 'said' && isBare && BEGINS.test(wordsOf(walk, verb))) return []
  // "Tasfiye işlerinin müşterek imzaları ile yürütülmesine": what liquidators run is what they sign for.
  if (signs && has(args, 'form') && verb.form !== 'whom' && RUN_BY_SIGNING.test(body.plain.slice(spanOf(args).from, verb.to)))
    return power(body, clause, story)
  // "Şirketi idareye A ve B müdür sıfatıyla memurdurlar": what they run it as they are.
  const runsOnly =
    args.every((each) => each.is !== 'power' || ONLY_RUNS.test(body.plain.slice(each.from, each.to))) &&
    args.some((each) => isOffice(each) && each.stands === 'as')
  if (signs && runsOnly && !has(args, 'form')) return election(runBy(withoutPower(clause)), story, subjects)
  if (signs) return null
  // "Müdürlük görevini yürüten A'nın görevden alınmasına": what he held till then.
  if (verb.form === 'whom' && leavesNext(tokens, at, subjects)) return servedTillThen(frame)
  // "A'nın müdür olması ve başkanlığı üstlenmesi": he whom the verb before elected.
  const [last, ...more] = story.whom
  const isHis =
    last !== undefined &&
    more.length === 0 &&
    subjects.length === 0 &&
    story.came.at(-1)?.who === last &&
    !args.some((each) => isWho(each) || each.is === 'own' || each.is === 'he') &&
    args.some((each) => isOffice(each) && each.stands === 'object') &&
    TAKES_ON.test(wordsOf(walk, verb))
  return election(runBy(clause), story, isHis ? [{ who: last, title: null }] : subjects)
}
/** In the active voice: whoever stands before it does it. */
const TAKES_ON = /^(?:ustlenme|yurutme|yapma|ifa etme|deruhte etme)/
/** To run the company, and not to sign for it. */
const ONLY_RUNS = /^(?:sirketi? )?(?:idare|yonetim|sevk)/
/** "A ve B tarafından müdür sıfatıyla idaresine": those who run it as what they are called. */
const runBy = (clause: Clause): Clause => {
  const isAsOffice = clause.args.some(
    (each) => isOffice(each) && (each.stands === 'as' || each.stands === 'post' || each.stands === 'object'),
  )
  return isAsOffice
    ? { verb: clause.verb, args: clause.args.map((each) => (isWho(each) && each.stands === 'by' ? { ...each, stands: null } : each)) }
    : clause
}
/** Whether the verb behind those whom a verb describes says that they go. */
const leavesNext = (tokens: readonly Token[], at: number, subjects: readonly Titled[]): boolean => {
  const next = tokens.slice(at + 1).find((each) => each.is === 'verb')
  const hands =
    next?.is === 'verb' &&
    next.does === 'give' &&
    tokens
      .slice(at + 1, tokens.indexOf(next))
      .some(
        (each) =>
          (each.is === 'post' || each.is === 'office') && (each.stands === 'object' || (each.is === 'post' && each.stands === 'post')),
      )
  if (hands && subjects.every(({ who, title }) => who.stands === null && title === null)) return true
  return (
    subjects.every(({ who, title }) => who.stands === 'of' && title === null) &&
    next?.is === 'verb' &&
    (next.does === 'leave' || next.does === 'remove' || next.does === 'end' || next.does === 'die')
  )
}
/** Those who serve till the verb behind them says that they go: that verb takes them. */
const servedTillThen = ({ walk, clause, subjects }: Frame): Found[] | null => {
  const { story } = walk
  const came = [...story.came]
  if (election(runBy(clause), story, subjects) === null) return null
  story.served.push(...story.came.slice(came.length))
  story.came = came
  walk.args = subjects.map(({ who }) => who)
  for (const { who } of subjects) walk.labelled.add(who)
  return []
}

/** An office or a power is given to somebody. */
const giving = (frame: Frame): Found[] | null => {
  const { walk, clause, subjects, signs } = frame
  // "Müdürlük uhdesine verilen A": to whom it is given stands behind.
  if (clause.verb.form === 'whom')
    return signs || !clause.args.some((each) => isOffice(each) && each.stands !== null) ? null : election(clause, walk.story, subjects)
  return signs ? givingPower(frame) : givingOffice(frame)
}
const givingPower = ({ walk: { body, story }, clause, subjects }: Frame): Found[] | null => {
  const { args } = clause
  const whos = args.filter(isWho)
  if (!has(args, 'form')) {
    // "Temsil yetkisi A ve B'ye tanınmış olup, bu kişiler …": in whatever form the words behind give them.
    if (
      !isPartnership(body) &&
      whos.at(-1)?.stands === 'to' &&
      whos.every(({ stands, entity }) => !entity && (stands === null || stands === 'to' || stands === 'with')) &&
      holdsOnly(args, 'who', 'power', 'office', 'own') &&
      args.every((each) => !isOffice(each) || each.stands === null)
    ) {
      story.owed = whos
      story.whom = whos
      return []
    }
    return entrusted(body, clause, story)
  }
  if (!whos.every(({ stands }) => stands === 'to' || stands === null || stands === 'with')) return null
  // "Şirketin temsili, münferiden imzaya yetkili müdür sıfatıyla A'ya verilmiştir"
  if (args.some((each) => isOffice(each) && each.stands === 'as')) return electedToSign(body, clause, story, subjects)
  return power(body, clause, story)
}
const LEAVES = /^(?:birak(?!il)|terk e)/
const HANDS_ON = /^(?:devret|devreder|teslim et|teslim eder|emanet et)(?!il)/
/** One who hands his office on to those who stand in the dative behind him: an end and an election. */
const handedOn = ({ story }: Walk, { verb, args }: Clause): Found[] | null => {
  const { people, offices } = titledIn(args)
  const [giver, ...takers] = people
  const first = takers[0]
  if (!giver || !first || giver.who.stands !== null || giver.who.names.length !== 1 || giver.who.entity) return null
  if (
    takers.at(-1)?.who.stands !== 'to' ||
    !takers.every(({ who }) => !who.entity && (who.stands === 'to' || who.stands === 'with' || who.stands === null))
  )
    return null
  if (
    !holdsOnly(args, 'who', 'office', 'post', 'term', 'own', 'since', 'cause') ||
    !(offices.some(({ stands }) => stands === 'object') || has(args, 'post'))
  )
    return null
  const served = story.served.find(({ who }) => fold(who.name) === fold(giver.who.name))?.role ?? null
  const role = only(offices)?.role ?? giver.title?.role ?? served
  if (role === null || offices.length > 1) return null
  const term = termOf(args)
  if (term === null) return null
  const at = { from: spanOf(args).from, to: verb.to }
  story.left.push({ who: giver.who, role })
  story.came.push(...takers.map(({ who }) => ({ who, role })))
  story.whom = takers.map(({ who }) => who)
  story.role = role
  return [departureOf(giver.who, role, null, 'resignation', at), ...takers.map(({ who }) => appointed(who.name, role, null, term, at))]
}
/** "… seçilmiş, başkanlık da kendisine verilmiştir": to him of whom the words before speak. */
const toHimself = ({ body, story }: Walk, args: Token[]): Token[] => {
  const [whom, ...others] = story.whom
  if (!whom || others.length > 0 || whom.names.length > 1 || args.some(isWho)) return args
  return args.map((each) =>
    each.is === 'own' && body.plain.slice(each.from, each.to) === 'kendisine'
      ? { ...whom, stands: 'to', from: each.from, to: each.to }
      : each,
  )
}
/** Who is left in his office holds it as before, or for the time that the words give him from now on. */
const staysIn = (clause: Clause, { story }: Walk, subjects: readonly Titled[]): Found[] | null => {
  const read = election(clause, story, subjects)
  return has(clause.args, 'term') ? read : (read?.map(confirmed) ?? null)
}
const givingOffice = ({ walk, clause: { verb, args: said }, subjects }: Frame): Found[] | null => {
  // "A müdürlükte bırakılmıştır", "bu görevde bırakılmasına": he stays what he was.
  if (wordsOf(walk, verb).startsWith('birak') && said.some((each) => (isOffice(each) || each.is === 'post') && each.stands === 'in'))
    return staysIn({ verb, args: toHimself(walk, said) }, walk, subjects)
  const args = said.some(isOffice) ? toHimself(walk, said) : said
  const whos = args.filter(isWho)
  // "A müdürlüğü bırakmıştır"
  if (args.some(isOffice) && whos.every(({ stands }) => stands === null || stands === 'of'))
    return LEAVES.test(wordsOf(walk, verb)) ? departure({ verb: { ...verb, does: 'leave' }, args }, walk.story, subjects) : null
  // "Müdür A görevini B'ye bırakmıştır": he goes, and the other comes.
  const handed = LEAVES.test(wordsOf(walk, verb)) || HANDS_ON.test(wordsOf(walk, verb)) ? handedOn(walk, { verb, args }) : null
  if (handed !== null) return handed
  // "A ile B'ye bırakılmıştır": all whom the last one's ending takes along.
  if (whos.at(-1)?.stands !== 'to' || !whos.every(({ stands }) => stands === 'to' || stands === 'with')) return null
  const role = only(args.flatMap((each) => (each.is === 'organ' ? [each.role] : []))) ?? walk.story.role
  const office: Token[] =
    args.some(isOffice) || role === null ? [] : [{ is: 'office', role, many: false, stands: 'post', from: verb.from, to: verb.from }]
  return election({ verb, args: [...office, ...args] }, walk.story, subjects)
}

/** Somebody signs. */
const signing = ({ walk, clause, subjects }: Frame): Found[] | null => {
  const { body, story } = walk
  const { args } = clause
  if (isSignedAsWell(walk, clause) || isNeededToo(walk, clause)) return []
  // "Tasfiye memuru sıfatıyla A … tek başına temsil edecektir": what he acts as he is.
  if (has(args, 'form') && args.some((each) => isOffice(each) && each.stands === 'as') && args.some(isWho))
    return electedToSign(body, clause, story, subjects)
  return power(body, clause, story) ?? (has(args, 'form') ? null : entrusted(body, clause, story))
}
/** What joins two verbs of one power; whatever else stands between them is something that the second one asks for. */
const AS_WELL = /^(?:,? ve| ile|,)? (?:(?:sirketi|kooperatifi|isletmeyi|ayrica|de|da|bu suretle|bu sekilde|her konuda|her hususta) )*$/
/** "… temsil edilir ve borçlandırılır" */
const isSignedAsWell = ({ body, tokens }: Walk, { verb, args }: Clause): boolean => {
  if (!args.every((each) => LOOSE.has(each.is))) return false
  const before = tokens.findLast((each) => each.is === 'verb' && each.to <= verb.from)
  return before?.is === 'verb' && before.does === 'sign' && AS_WELL.test(body.plain.slice(before.to, verb.from))
}
/** "…; başkanın imzası bulunmadıkça şirket borç altına girmez": of whom every power before says that he signs. */
const isNeededToo = (walk: Walk, { verb, args }: Clause): boolean => {
  const [needed, ...besides] = args.filter(isWho)
  const powers = walk.found.flatMap(({ statement }) => (statement.kind === 'representation' ? [statement] : []))
  if (needed?.names.length !== 1 || besides.length > 0 || powers.length === 0) return false
  return (
    DENIED_TWICE.test(wordsOf(walk, verb).replace(/^imza[a-z]* /, '')) &&
    powers.every(({ persons, with: others }) =>
      [...(persons.length === 1 ? persons : []), ...(others.length === 1 ? others : [])].some((name) => fold(name) === fold(needed.name)),
    )
  )
}

/** An office or a power goes on. */
const staying = ({ walk, clause, subjects, signs }: Frame): Found[] | null => {
  const { body, story } = walk
  const {
    verb: { form },
    args,
  } = clause
  // "Müdürlük görevi devam etmektedir": of whom the words speak, no new election; "müdür A'nın yetkisinin aynen devamına" says no more.
  const goesOn = form === 'said' && /m[ae]kt[ae]d[iu]r/.test(wordsOf(walk, clause.verb))
  const untitled = args.some(isWho) && !args.some(isOffice)
  // "…'nın süresinin uzatılmasına, yetkilerinin aynen devamına": of whom the words before say that they serve on, as they did.
  const isTheirs = args.every((each) => LOOSE.has(each.is) || each.is === 'power' || each.is === 'own' || each.is === 'post')
  if (story.came.length > 0 && subjects.length === 0 && isTheirs && (form === 'decided' || goesOn)) return []
  // "… uzatılmasına, yetki şeklinin münferiden olarak devamına"
  const formOnly = story.came.length > 0 && holdsOnly(args, 'power', 'own', 'form') && has(args, 'form')
  if (signs && (form === 'decided' || goesOn) && formOnly) return power(body, { verb: clause.verb, args: [...story.whom, ...args] }, story)
  // "A'nın yalnız başına temsil yetkisinin devamına", "… aynen sürmektedir": how he signs, from now on too.
  const keeps = form === 'decided' || form === 'will' || goesOn
  if (signs && keeps && has(args, 'form') && untitled) return power(body, clause, story)
  if (keeps && has(args, 'form') && subjects.length === 0 && (signs || args.some(isOffice))) return keeping(walk, clause)
  if (has(args, 'form') || (form !== 'decided' && form !== 'will' && !(signs && goesOn))) return null
  // Who is given no title is known by the power that goes on.
  const last = args.findLast(isWho)
  const office: Token[] =
    signs && untitled && last
      ? [{ is: 'office', role: 'authorised_signatory', many: false, stands: 'post', from: last.to, to: last.to }]
      : []
  const read = election(
    signs ? { ...withoutPower(clause), args: [...withoutPower(clause).args, ...office] } : clause,
    story,
    subjects.length > 0 ? subjects : args.some(isWho) ? [] : story.whom.map((who) => ({ who, title: null })),
  )
  // "Murahhas üyeliği sona eren A üye olarak devam edecektir": what he left and what he keeps are not told apart.
  const isLeft = ({ statement }: Found): boolean =>
    statement.kind === 'appointment' &&
    story.left.some(({ who, role }) => role === statement.role && fold(who.name) === fold(statement.person))
  // Who goes on for a time that the words tell serves it from now on.
  const isTimed = args.some((each) => each.is === 'term' && (each.term.years !== null || each.term.until !== null))
  return read === null || read.some(isLeft) ? null : isTimed ? read : read.map(confirmed)
}
/** "A müdürlük görevini ve münferit imza yetkisini muhafaza edecektir": what he is, and how he signs. */
const keeping = ({ body, story }: Walk, { verb, args: said }: Clause): Found[] | null => {
  const whos = said.filter(isWho)
  // "A müdür sıfatıyla ve münferit imza ile görevine devam edecektir": the form stands before the office.
  const ofForm = (each: Token): boolean => each.is === 'form' || each.is === 'power'
  const args = whos.every(({ stands }) => stands === null || stands === 'of')
    ? [...said.filter((each) => !ofForm(each)), ...said.filter(ofForm)]
    : said
  const last = args.findLastIndex((each) => isOffice(each) || each.is === 'post')
  const lead = args.slice(0, Math.max(last, args.findLastIndex(isWho)) + 1)
  const behind = args.slice(lead.length).filter((each) => !LOOSE.has(each.is))
  const first = whos[0]
  if (!first || !holdsOnly(behind, 'form', 'power', 'own', 'term') || has(lead, 'form') || has(lead, 'power')) return null
  const signing = power(body, { verb, args: [...whos, ...behind.filter(({ is }) => is !== 'term')] }, story)
  // "Müdür A'nın …": his title.
  const seat = args[last]
  if (signing === null || !seat || seat.from < first.from) return signing
  const read = election({ verb, args: [...asOnce(lead), ...behind.filter(({ is }) => is === 'term')] }, story, [])
  return read && [...read.map(confirmed), ...signing]
}
/** "Müdürlük görevinin müdür sıfatıyla": one office. */
const asOnce = (args: Token[]): Token[] =>
  args.filter(
    (each) =>
      !isOffice(each) ||
      each.stands !== 'as' ||
      !args.some((other) => isOffice(other) && other !== each && other.stands === 'post' && other.role === each.role),
  )
const RENEWS = /^(?:yenile|tazele)/
/** "Müdür A'nın süresi dolduğundan üç yıl uzatılmasına": he serves that long from now on. */
const extending = ({ walk: { body, story }, clause, subjects, signs }: Frame): Found[] | null => {
  const { args, verb } = clause
  if (signs || verb.form === 'whom' || verb.form === 'will' || has(args, 'form')) return null
  // "Müdürlükleri yenilenmiştir": they are elected again, for no time that is told.
  if (
    !has(args, 'term') &&
    !(RENEWS.test(body.plain.slice(verb.from, verb.to)) && args.some((each) => isOffice(each) && each.stands === 'post'))
  )
    return null
  // "Tüm üyelerin görev süresinin … uzatılmasına, A ve B'nin bu süre için yeniden seçilmelerine": who they are the words behind say.
  const organ = only(args.filter(isOffice))
  if (
    organ &&
    /l[ae]r[iu]?n/.test(body.plain.slice(organ.from, organ.to)) &&
    subjects.length === 0 &&
    holdsOnly(args, 'office', 'term', 'since', 'post')
  ) {
    story.role = organ.role
    story.extended = termOf(args)
    return story.extended === null ? null : []
  }
  const spoken = subjects.length > 0 || args.some(isWho) ? subjects : story.whom.map((who) => ({ who, title: null }))
  return election(clause, story, spoken)
}

/** A power is altered: the form behind it holds from then on. */
const altering = ({ walk: { body, story }, clause: { verb, args }, signs }: Frame): Found[] | null => {
  const forms = args.filter((each) => each.is === 'form')
  if (verb.form === 'whom') return null
  // "Müdür A'nın yetkileri genişletilmiş olup, kendisi …": how he signs the words behind say.
  const [whose, ...others] = args.filter(isWho)
  if (signs && whose?.stands === 'of' && others.length + forms.length === 0 && holdsOnly(args, 'who', 'office', 'power', 'own')) {
    story.whom = [whose]
    return []
  }
  // "Yetkisinin, şirketi münferiden temsil edecek şekilde genişletilmesine"
  const last = args.findLast((each) => !LOOSE.has(each.is))
  if (last?.is === 'power' && / edecek /.test(body.plain.slice(last.from, last.to)) && forms.length === 1)
    return power(body, { verb, args }, story)
  // "Münferit olan yetkisinin B ile müşterek olarak değiştirilmesine"
  const whole = args.find((each) => each.is === 'power')
  const [former, latter, ...more] = forms
  if (!signs || !former || !latter || more.length > 0 || (whole && former.from >= whole.from)) return null
  return power(body, { verb, args: args.filter((each) => each !== former) }, story)
}

/** Somebody becomes what the words call him, or has a power from now on ("… temsil yetkisi olacaktır"). */
const becoming = ({ walk: { body, story }, clause, subjects, signs }: Frame): Found[] | null => {
  // "Şirketi münferiden temsile yetkili olan A'dır": who stands behind it is the subject.
  const last = subjects.at(-1)?.who
  if (signs && clause.verb.form === 'whom' && last?.stands === 'is' && has(clause.args, 'form') && !clause.args.some(isWho)) {
    const people = subjects.map(({ who }): Token => ({ ...who, stands: null }))
    return power(body, { verb: { ...clause.verb, to: last.to }, args: [...people, ...clause.args] }, story)
  }
  // "Halen müdür olan A": what he is already.
  const [title, ...others] = clause.args.filter((each) => !LOOSE.has(each.is))
  if (clause.verb.form === 'whom' && subjects.length > 0 && title && isOffice(title) && title.stands === null && others.length === 0) {
    story.served.push(...subjects.map(({ who }) => ({ who, role: title.role })))
    return []
  }
  return signs && clause.verb.form === 'will' && clause.args.at(-1)?.is === 'power' && has(clause.args, 'form')
    ? power(body, clause, story)
    : signs || clause.verb.form === 'will' || !clause.args.some(isWho) || !clause.args.some(isOffice)
      ? null
      : election(clause, story, subjects)
}
