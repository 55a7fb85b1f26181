/**
 * The clauses of prose that speak of a power, and what stands around its form: what held till then, whom the words before mean, what both
 * must sign.
 */
import type { IsoDate } from '../kernel/dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { directiveBegins } from '../fact/directive.ts'
import { type Body, type Found, matchesIn } from '../fact/found.ts'
import { termIn } from '../fact/office.ts'
import { partiesIn } from '../text/names.ts'
import { allIn, holds } from '../text/needed.ts'
import {
  type Bound,
  type Periods,
  type Span,
  ABOUT,
  BEYOND,
  CONDITIONAL,
  boundsIn,
  ownTermsIn,
  periodsIn,
  subjectsIn,
  withoutBounds,
} from './bounds.ts'
import { boundToBranch } from './branch-scope.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type Conditions, circumstanceIn, conditionsIn, withoutDenials, withoutSpans } from './conditions.ts'
import { seatedIn } from './duties.ts'
import { FORM, isGiven, isPlainlySaid, laterBegins } from './given.ts'
import { bodyStart, electedIn, electorateOf } from './offices.ts'
import { type Part, EACH_OF_THEM, IS_ENOUGH, LISTED, partsOf } from './power-signers.ts'
import { type Signer, REPLACED, signersIn } from './references.ts'
import { enteredPartnerRule } from './partners.ts'
import { isTitled } from './titled.ts'

/** Words that speak of a power. */
const POWER =
  /temsil|ilzam|\bimza[a-z]* ile s[ae]lahiyet|(?:muteber|gecerli) ol[a-z]* icin|imza yetki|imzaya yetkili|(?:munferi[dt]|muster)[a-z]* (?:imza[a-z]* (?:ile )?)?yetkili|tek basina yetkili|tek imza[a-z]*(?: ile)? (?:tam )?yetkili|ahzu? ?kabz|imza[a-z]* ile yetkilendiril|\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi|firmayi)\s(?:[a-z]+ ){0,4}bagla|imza[a-z]* [^.;]{0,40}bagla|\bimza[a-z]* (?:[a-z]+ ){0,3}(?:yeterli|kafi\b|yeter\b)|\b(?:yalniz|munferi[dt][a-z]*|muster[a-z]*|birlikte) imza (?:ed|at|koy)|\btasfiye (?:is|islem)[a-z]* [^.;,]{0,80}\bimza[a-z]* ile (?:yurut|yap)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
/**
 * A clause with a form of signing and one of these is looked at, whatever its verb: what gives a power and what does not, `isGiven` tells.
 */
const SIGNS = /\btemsil|\bilzam|\bimza(?!la)|\byetki(?:si|leri)\b|\byetkil(?!iler\b)/
/** Words that give one. */
const GIVEN =
  /\btemsiline\b|\btemsile devam|donustur|cevri|tahvil|(?:imza|temsil)(?: ve ilzam)? (?:yetki|s[ae]lahiyet)(?:si|i|leri)(?:nin)? (?:aynen )?devam|yetkili|yetki(?:si)? (?:ver|tan)|\bimza (?:ed(?:er|ecek)|atar|koyar)|yetkilendiril|temsil(?:[a-z]* ve)? ilzam[a-z]* et|temsil ed|temsil et|temsil olun|ilzam et|ilzam ed|ilzam olun|ataca[kg]|temsil ve ilzam|\bkafi|\byeterli|\bsartt?|\bgerekli|\bzorunlu|\baran(?:ir|acak)|bagla[rmny]|s[ae]lahiyet|\bbakidir|\blazim|\bmezun|\bmuktedir|\bimza[a-z]* ile (?:yurutul|yapil)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
/** "Müşterek temsil yetkisinin münferit yetkiye dönüştürülmesine": how somebody signed until now. */
const FORMER_FORM =
  /\b(?:munferi[dt][a-z]*|muster[a-z]*|cift|tek basina|birlikte)(?: (?:imza|temsil|ilzam|ve|ile|olan))* (?:(?:yetki|imza)(?:si|leri|lari)?n[iu]n|(?:imza|temsil|yetki)? ?iken)(?=[^,;:]{0,80}\b(?:donustur|cevri|tahvil))/g
/** The words of a clause that say how somebody signed until now. */
const formerIn = (body: Body, from: number, to: number): Span[] =>
  allIn(body.plain.slice(from, to), FORMER_FORM).map(({ index, 0: words }) => ({
    from: from + index,
    to: from + index + words.length,
  }))

/** "A'nın münferit yetkisinin kaldırılarak, bundan böyle …": who goes on to sign otherwise is the one named before. */
const TAKEN_BEFORE = /\byetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal edil|kaldiril|son veril|sona erdiril)[ae]r[ae]k,?\s*$/
const FROM_NOW = /^\W*(?:bundan (?:boyle|sonra)|bunun yerine|bu tarihten (?:sonra|itibaren))\b/
/** Whose power ends in the clause before, where this one goes on from it. */
const takenBefore = (body: Body, clauses: readonly Clause[], which: number): string[] => {
  const [before, own] = [clauses[which - 1], clauses[which]]
  if (!before || !own || before.sentence !== own.sentence || !FROM_NOW.test(body.plain.slice(own.from, own.to))) return []
  if (!TAKEN_BEFORE.test(body.plain.slice(before.from, before.to))) return []
  const people = partiesIn(body, before.from, before.to)
  return people.at(-1)?.after === 'of' && people.slice(1).every((person, at) => LISTED.test(body.plain.slice(people[at]?.to, person.from)))
    ? people.map(({ name }) => name)
    : []
}

/** Where the sentence before that of a clause begins; its own where it is the first. */
const beforeIn = (clauses: readonly Clause[], which: number): number => {
  const own = clauses[which]?.sentence.from ?? 0
  for (let at = which - 1; at >= 0; at--) if ((clauses[at]?.sentence.from ?? own) < own) return clauses[at]?.sentence.from ?? own
  return own
}

/** "A ile B'nin müşterek imzası olmadıkça şirket temsil edilemez": it is, by that signature. */
const NOT_WITHOUT =
  /(?<=\bimza(?:si|lari))( (?:olmadikca|bulunmadikca|olmadan|olmaksizin|bulunmaksizin),?)((?: (?:sirket|kooperatif|isletme)[a-z]*)? (?:temsil|ilzam)(?: ve (?:ilzam|temsil))?) (?:edilemez|olunamaz|edilemeyecektir|olunamayacaktir)/g
/** The body with what a clause denies twice as what it affirms. */
const affirmed = (body: Body, { from, to }: Span): Body => {
  const plain = body.plain
    .slice(from, to)
    .replace(NOT_WITHOUT, (words, without: string, what: string) => `${' ile'.padEnd(without.length)}${what} edilir`.padEnd(words.length))
  return plain === body.plain.slice(from, to) ? body : { ...body, plain: body.plain.slice(0, from) + plain + body.plain.slice(to) }
}

// A power that the clause takes back.
const TAKEN = /yetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal|kaldiril|sona er|son ver)/

/** Of the people whom the words before elect, those of the last clause; all of them where it elects one and more are spoken of. */
export const nearest = <T extends { from: number; to: number }>(clauses: Clause[], elected: T[], several: boolean): T[] => {
  const last = Math.max(...elected.map(({ to }) => to))
  const clause = clauses.findLast(({ from }) => from < last)
  const own = elected.filter(({ to }) => to > (clause?.from ?? 0))
  return several && own.length > 1 ? own : elected
}

/**
 * Items of a list whose verb stands in its last ("1- A'nın münferiden, 2- B ile C'nin müştereken şirketi temsil ve ilzam etmelerine"), by
 * where they begin: where the sentence of that verb ends.
 */
const carriedItems = (body: Body, clauses: Clause[]): Map<number, number> => {
  const items = new Map<number, number>()
  const sentences = [...new Map(clauses.map(({ sentence }) => [sentence.from, sentence])).values()].reverse()
  let carries: number | null = null
  for (const { from, to } of sentences) {
    const plain = body.plain.slice(from, to)
    const open = /[,;]\s*(?:ve\s*)?$/.test(plain)
    const power = holds(plain, POWER)
    if (open && carries !== null && !power) items.set(from, carries)
    else carries = power && holds(plain, GIVEN) ? to : null
  }
  return items
}

// "A grubundan Ayşe Yılmaz", "B grubunu temsil eden Veli Kaya": the group says who he is.
const OF_GROUP =
  /\b(?:[1-4]|birinci|ikinci|ucuncu|i{1,3})\.? derece(?:de|den|li)? (?:imza yetkili[a-z]*|imza sahi[a-z]*) |\(?\b[a-h]\)? ?grub(?:undan|unu temsil(?:en| eden)|u)(?: (?:pay sahiplerini temsilen|pay sahiplerini temsil eden|secilen|yonetim kurulu uye[a-z]*|imza yetkili[a-z]*|temsilci[a-z]*|mudur[a-z]*))* /g

/** The body without the groups that stand before people named in a clause, and whether any did. */
const withoutGroups = (body: Body, from: number, to: number): { body: Body; grouped: boolean } => {
  const spans = allIn(body.plain.slice(from, to), OF_GROUP)
    .map((match) => ({ from: from + match.index, to: from + match.index + match[0].length }))
    .filter((span) => partiesIn(body, span.to, to)[0]?.from === span.to)
  return spans.length < 2 ? { body, grouped: false } : { body: withoutSpans(body, spans), grouped: true }
}

// "…; taşınmaz alımı, satımı ve ipoteğinde mutlaka ikisinin imzası aranır"

const BUT_FOR = '(?:[;,.]|\\bolup,?|\\bise) ?(?:ancak |yalniz |sadece |su kadar ki,? )?'
const BOTH_SIGN =
  '(?:ise )?(?:mutlaka |muhakkak )?(?:(?:her )?iki(?:si|sinin| mudurun| ortagin| uyenin)(?: de)?(?: birlikte| musterek)?|musterek|birlikte) (?:ataca[kg][a-z]* )?(?:musterek |birlikte )?imza(?:si|lari)(?:nin)? (?:bulunmasi )?(?:aran(?:ir|acaktir)|gerekir|gereklidir|sarttir|sart|zorunludur|lazimdir)'
const BOTH = new RegExp(`${BUT_FOR}(${ABOUT.source}) ${BOTH_SIGN}`, 'dg')
// "Ancak 50.000 TL'yi aşan taahhütlerde her iki müdürün birlikte imzası şarttır"
const BOTH_ABOVE = new RegExp(
  `${BUT_FOR}(?<above>${BEYOND.source}(?:\\s(?:taahhut|odeme|harcama|sozlesme|borclanma|senet|cek)[a-z]*)?) ${BOTH_SIGN}`,
  'dg',
)

/** What two who sign alone must both sign, said behind their power or in the sentence after it. */
const bothIn = (body: Body, clauses: readonly Clause[], from: number, sentence: { to: number }): (Bound & { inside: boolean }) | null => {
  const next = clauses.find((each) => each.from >= sentence.to)?.sentence.to ?? sentence.to
  const above = matchesIn(body, BOTH_ABOVE, from, next)
  const [only, ...more] = [...matchesIn(body, BOTH, from, next), ...above]
  const about = only?.span(1)
  if (!only || !about || more.length > 0) return null
  const inside = only.to <= sentence.to
  // Of the sentence behind, nothing else is said.
  if (!inside && (only.from > sentence.to || !/^\s?\.?\s*(?:\(\d.*)?$/.test(body.plain.slice(only.to, next)))) return null
  const at = { from: about.from, to: only.to, inside }
  if (!above.includes(only)) return { ...at, limit: null, above: false, scope: squeeze(body.text.slice(about.from, about.to)) }
  const [bound] = boundsIn(body, only.from, only.to)
  return bound?.limit ? { ...at, limit: bound.limit, above: true } : null
}

/** What two sign alone but for some transactions that both sign. */
export const inHalves = (alone: Found, both: Bound): Found[] | null => {
  const { statement } = alone
  if (statement.kind !== 'representation' || statement.mode !== 'sole' || statement.persons.length !== 2 || statement.limit !== null)
    return null
  const { excludes: _, ...rest } = statement
  const scope = both.scope ?? null
  const { limit } = both
  if (limit !== null)
    return [
      { ...alone, statement: { ...statement, limit } },
      { ...alone, statement: { ...statement, mode: 'joint', floor: limit }, from: both.from, to: both.to },
    ]
  return statement.excludes === undefined && scope !== null
    ? [
        { ...alone, statement: { ...statement, excludes: scope } },
        { ...alone, statement: { ...rest, mode: 'joint', scope }, from: both.from, to: both.to },
      ]
    : null
}
const SHAPE = /(?:yetki\s?sekli|temsil sekli)/
// What stands behind the label may be a sentence of its own.
const SHAPED =
  /^\W*(?:yetki|temsil)\s?sekli\W{1,4}(?:sirket|kooperatif|tasfiye|mudur|yonetim)|(?:yetki|temsil) sekl[a-z]+ (?:[a-z]+ ){0,2}?degistirilerek\b/

/** An office that the notice gives, beside which a power may stand. */
type Seat = Span & { name: string; until: IsoDate | null }
/** What all clauses of a notice share. */
type Notice = {
  body: Body
  clauses: Clause[]
  /** Where the words of the notice begin, and where those of its directive do. */
  begin: number
  directive: number
  /** Whether the template prints the form of signing under its own label. */
  labelled: boolean
  /** Whether an organ is elected in another's place. */
  replaced: boolean
  /** The items of lists whose verb stands in the last of them. */
  carried: ReadonlyMap<number, number>
  elected: readonly Seat[]
}
/** What divides the powers of a clause. */
type Division = {
  /** What two who sign alone must both sign; `tail` is the same where the clause itself says it. */
  both: (Bound & { inside: boolean }) | null
  tail: readonly Span[]
  /** Whether they are divided by subjects, and not by amounts. */
  divides: boolean
  bounds: readonly Bound[]
}
/** The body as the forms of a clause are read in it, without what is a field of its powers or says no more of them. */
type Seen = {
  seen: Body
  /** The sentence of the clause in it, without what bounds it. */
  bare: string
  /** Whether those named stand for groups. */
  grouped: boolean
  periods: Periods | null
  terms: ReturnType<typeof ownTermsIn>
  branch: ReturnType<typeof boundToBranch>
  added: Conditions | null
  when: Conditions | null
}
/** The forms of signing of a clause. */
type Forms = {
  signers: readonly Signer[]
  parts: readonly Part[]
  /** Of two forms parted by a day the one until it, and the one since then. */
  early: Part | undefined
  late: Part | undefined
  /** The bounds that stand in the clause itself. */
  within: readonly Bound[]
  /** The body without them. */
  unbound: Body
  /** Whose power ends right before, and whom the clause before elects: a form that names nobody may mean them. */
  taken: string[]
  subject: string[]
  /** From which day all of it counts. */
  later: { condition?: string }
}
/** A clause of prose that gives powers, and where it stands among the others (`at`). */
export type PowerClause = Clause & Division & Seen & Forms & { notice: Notice; at: number; plain: string }

/** What all clauses of a notice share. */
export const noticeOf = (body: Body): Notice => {
  const clauses = clausesOf(body)
  return {
    body,
    clauses,
    begin: bodyStart(body),
    directive: directiveBegins(body),
    labelled: /yetki\s?sekli/.test(body.plain),
    replaced: REPLACED.test(body.plain),
    carried: carriedItems(body, clauses),
    elected: seatedIn(body)
      .filter(({ role }) => role !== 'auditor' && role !== 'commissioner')
      .map(({ name, term, from, to }) => ({ name, until: term.until, from, to })),
  }
}

/** The clause that stands there as one that gives powers; null where it gives none, or says something of them that no field states. */
export const powerClauseAt = (notice: Notice, at: number): PowerClause | null => {
  const clause = notice.clauses[at]
  if (!clause || !speaksOfPower(notice, clause)) return null
  const division = divisionOf(notice, clause)
  const seen = seenOf(notice, clause, division)
  const forms = seen && formsOf(notice, at, division, seen)
  if (!forms) return null
  const whole = { notice, at, plain: notice.body.plain.slice(clause.from, clause.to), ...clause, ...division, ...seen, ...forms }
  const later = isGivenHere(whole) ? laterOf(whole) : null
  return later !== null && isClearlyBounded(whole) ? { ...whole, later } : null
}

/** Whether a clause speaks of a power that prose gives: who signs by a directive is its agent (directive-rules.ts). */
const speaksOfPower = ({ body, begin, directive, carried }: Notice, { from, to, sentence }: Clause): boolean => {
  const plain = body.plain.slice(from, to)
  if (
    to <= begin ||
    sentence.to > directive ||
    holds(plain, TAKEN) ||
    /\bic yonerge/.test(plain) ||
    (holds(plain, SHAPE) && !SHAPED.test(plain)) ||
    isTitled(body, sentence)
  )
    return false
  const formed = plain.search(FORM) >= 0 && SIGNS.test(body.plain.slice(Math.max(from, begin), to))
  return formed || (holds(plain, POWER) && holds(plain, GIVEN)) || carried.has(sentence.from)
}

const divisionOf = ({ body, clauses }: Notice, { from, to, sentence }: Clause): Division => {
  const both = bothIn(body, clauses, from, sentence)
  // What both must sign is no bound of the power before it.
  const isApart = (each: Bound): boolean => !both || each.to <= both.from || each.from >= both.to
  const amounts = boundsIn(body, sentence.from, sentence.to).filter(isApart)
  const subjects = subjectsIn(body, from, to).filter(isApart)
  const divides = subjects.length > 0 && amounts.length === 0
  return { both, tail: both?.inside === true && both.to <= to ? [both] : [], divides, bounds: divides ? subjects : amounts }
}

const LABELLED = /^\W*(?:(?:temsil|imza) )?yetkisi\b/
/**
 * A clause without what is a field of its powers: who must be among the signers, what they leave out, since and until when they hold. What
 * else a sentence adds to them leaves it to be told (null).
 */
const seenOf = ({ body }: Notice, { from, to, sentence }: Clause, { tail, bounds }: Division): Seen | null => {
  const { body: whose, grouped } = withoutGroups(affirmed(body, { from, to }), from, to)
  const periods = periodsIn(whose, from, to)
  const terms = ownTermsIn(whose, from, to)
  const branch = boundToBranch(body, sentence.from, to)
  // The template's label, behind its election.
  if (branch && LABELLED.test(body.plain.slice(from, to))) return null
  const ungrouped = withoutSpans(whose, [
    ...(branch?.spans ?? []),
    ...tail,
    ...terms,
    ...formerIn(whose, from, to),
    ...(periods ? [periods.before, periods.since] : []),
  ])
  const bareOf = ({ plain }: Body): string => withoutBounds(plain.slice(sentence.from, sentence.to), sentence.from, bounds)
  const added = CONDITIONAL.test(bareOf(ungrouped)) ? conditionsIn(ungrouped, { from, to }) : null
  const when = circumstanceIn(added?.body ?? ungrouped, { from, to })
  if (when === 'unclear') return null
  const seen = withoutDenials(when?.body ?? added?.body ?? ungrouped, { from, to })
  if (seen === null) return null
  const bare = bareOf(seen)
  return CONDITIONAL.test(bare) ? null : { seen, bare, grouped, periods, terms, branch, added, when }
}

const formsOf = (notice: Notice, at: number, { bounds }: Division, { seen, periods, added }: Seen): Omit<Forms, 'later'> | null => {
  const { body, clauses } = notice
  const clause = clauses[at]
  if (!clause) return null
  const { from, to, sentence } = clause
  const places = { before: beforeIn(clauses, at), own: sentence.from }
  const signers = signersIn(seen, from, to, electorateOf(seen, partiesIn(seen, from, to)), places, added?.indispensable)
  const parts = partsOf(seen, from, to, signers, periods ? [...bounds, { ...periods.since, limit: null, above: false }] : bounds) ?? []
  const standsIn = (span: Span | undefined): Part | undefined =>
    parts.find((part) => span !== undefined && span.from >= part.from && span.to <= part.at)
  const [early, late] = [standsIn(periods?.before), standsIn(periods?.since)]
  if (periods && (parts.length !== 2 || early !== parts[0] || late !== parts[1] || bounds.length > 0)) return null
  const within = bounds.filter((each) => each.to > from && each.from < to)
  const before = { taken: takenBefore(body, clauses, at), subject: electedJustBefore(notice, at, clause) }
  return { signers, parts, early, late, within, unbound: withoutSpans(seen, within), ...before }
}
/** "A'nın müdür seçilmesine ve şirketi ancak B ile birlikte temsil etmesine": whom the clause before elects. */
const electedJustBefore = ({ body, clauses, elected }: Notice, at: number, { from, sentence }: Clause): string[] => {
  const led = clauses[at - 1]
  if (led?.sentence.from !== sentence.from) return []
  const stands = (each: Span): boolean => each.from >= led.from && each.to <= from + 1
  // "A komandite ortak olarak şirkete girmiş olup şirketi münferit imzası ile temsil edecektir"
  const entered = enteredPartnerRule(body).filter((each) => stands(each) && !/\bkomanditer/.test(body.plain.slice(each.from, each.to)))
  return [
    ...elected.filter(stands).map(({ name }) => name),
    ...entered.flatMap(({ statement }) => (statement.kind === 'shareholding' ? [statement.person] : [])),
  ]
}

/** "A münferiden, yönetim kurulu kararı ile yetkilidir": with somebody's leave. */
const BY_RESOLUTION = /\b(?:genel|yonetim|ortaklar|mudurler) kurul[a-z]* karar[iı] (?:ile|uzerine)\b/
const TAKES_ANOTHER = /\b(?:ikinci|oteki|obur) imza|\bimza(?:si|lari)(?:nin)? (?:bulunmasi )?(?:sart|zorunlu|mecburi|gerekli)/
// A clause that is of signing by its form alone ("münferiden yetkilidir") gives a power over all where nothing before it says over what.
const NAMED_POWER = /temsil|ilzam|(?:muteber|gecerli) ol|\bimza(?!si? ile yetkili)|kabz|bagla/
const OVER_ALL = /temsil|ilzam|(?:muteber|gecerli) ol|yetki|s[ae]lahiyet|kabz|bagla|mezun|muktedir/
const isElected = (body: Body, name: string): boolean => electedIn(body).some((each) => fold(each.name) === fold(name))
/** Whether the words of a clause give a power over all to those whom its forms are said of. */
const isGivenHere = (clause: Omit<PowerClause, 'later'>): boolean => {
  const { notice, from, to, sentence, seen, unbound, signers, parts, within } = clause
  const form = parts.at(-1)
  const [opens] = signers
  if (!form || (opens && BY_RESOLUTION.test(seen.plain.slice(opens.from, to)))) return false
  // "A'nın imzası şart olup, ikinci imza olarak B veya C'den birinin imzası yeterlidir": nobody signs alone.
  if (parts.some((part) => part.at === part.end && part.mode === 'sole') && TAKES_ANOTHER.test(seen.plain.slice(sentence.from, to)))
    return false
  if (opens && isOfSignature(clause, form) && !isPlainlySaid(seen, Math.max(from, notice.begin), opens.from, within)) return false
  if (!isGiven(unbound, { from, to, sentence }, form.end, notice.carried.get(sentence.from))) return false
  // How long a power lasts is the office's that the notice gives as well; of a power alone no field says it.
  const years = termIn(seen.plain.slice(from, form.at))?.term.years
  return !years || signers.every(({ names }) => names.every((name) => isElected(notice.body, name)))
}
/**
 * Whether a clause speaks of a signature, or of each of some: this may be said of one place or paper alone, and is of the company where
 * nothing before says of what.
 */
const isOfSignature = ({ plain, seen, signers, parts, to }: Omit<PowerClause, 'later'>, form: Part): boolean =>
  !NAMED_POWER.test(plain) ||
  !OVER_ALL.test(plain) ||
  parts.some((part) => part.at === part.end && IS_ENOUGH.test(seen.plain.slice(part.at, to))) ||
  signers.some((signer) => signer.after === 'from' && EACH_OF_THEM.test(seen.plain.slice(signer.to, form.at)))

/** "Ocak ayından geçerli olmak üzere", "… yürürlüğe girmek üzere": from a time that is not read. */
const STARTS = /(?<!itibaren |\d )\bgecerli olmak\b|(?<!\d tarih[a-z]* )\byururlu[gk]e gir/
/** The day from which all that a clause gives counts; null where it is not read, or said of some of those who sign. */
const laterOf = ({ seen, from, to, signers, parts, when }: Omit<PowerClause, 'later'>): Forms['later'] | null => {
  const [begins, ...more] = laterBegins(seen, from, to)
  if (!begins) return STARTS.test(seen.plain.slice(from, to)) ? null : {}
  const ofAll = parts.length === 1 && !signers.some((each) => each.to <= begins.from)
  const behind = parts.length === 1 && signers.length === 1
  if (more.length > 0 || when !== null || !(ofAll || behind)) return null
  return { condition: squeeze(seen.text.slice(begins.from, begins.to)) }
}

/** How far behind its form the amount of a power may stand: "münferit imzası ile şirketi 250.000 TL'ye kadar". */
const AMOUNT_BEHIND = 70
/** The bounds that stand beside a form. */
export const boundsOf = ({ within, parts }: Pick<Forms, 'within' | 'parts'>, part: Part): Bound[] =>
  within.filter((each) => each.from >= part.from && each.to <= (part === parts.at(-1) ? part.end + AMOUNT_BEHIND : part.at))

/** Whether each bound is of one form, and a form without any of nobody whom a bounded one is said of. */
const isClearlyBounded = (clause: Pick<PowerClause, 'within' | 'parts' | 'divides'>): boolean => {
  const { within, parts, divides } = clause
  // An amount that no part stands beside may bound any of them.
  if (within.some((each) => !parts.some((part) => boundsOf(clause, part).includes(each)))) return false
  // Where one half is said for an amount, the other is said for the rest; but not of others named before ("A münferiden, B … TL'ye kadar").
  const isBounded = parts.map((part) => boundsOf(clause, part).length > 0)
  if (!isBounded.includes(true) || !isBounded.includes(false)) return true
  const own = (part: Part): string[] => part.people.flatMap(({ names }) => names.map((name) => fold(name)))
  const areOthers = parts.every(
    (part, at) =>
      part.people.length > 0 &&
      isBounded[at] === at >= isBounded.indexOf(true) &&
      boundsOf(clause, part).every((each) => each.from > (part.people[0]?.to ?? 0)) &&
      !parts.slice(0, at).some((other) => own(other).some((name) => own(part).includes(name))),
  )
  return !divides && areOthers
}
