/** How a full power is exercised: as the notice prints it, else as the law has it (TTK 370/1, 539/3, 629/1, 221/1, 278). */
import { SENTENCES } from './sentences.ts'
import { type Person, personOf } from '../../../company/fold/names.ts'
import { gradeOf, holdsTitle, isTitle } from '../../../company/officers/representation.ts'
import { hasOneHolder, organOf } from '../../../company/officers/roles.ts'
import { sourceOf } from '../../../company/source.ts'
import type { Organ, PersonState, Power, Seat, Tenure } from '../../../company/fold/state.ts'
import type { IsoDate } from '../../../kernel/dates.ts'
import { fold } from '../../../kernel/text.ts'
import type { Reason } from '../../../signing/answer.ts'
import { actsFor, type Basis, basesOf, isNatural, signerOf } from './bases.ts'
import { effectOf, reason } from './reason.ts'
import { daysOfNotices, isPartnership, isReadToEnd, noticeOf, oncePerRegister, type Register } from './register.ts'
import type { Candidate, Route } from './routes.ts'
import { NEW_CODE } from './new-code.ts'
import { standingOf } from './standing.ts'
import { leavesOnlyLimited } from './unread.ts'

/** `mode` is how the person signs; `routes` are empty where no form gives the person a signature at all. `article` is the legal basis. */
export type Form = { mode: 'sole' | 'joint' | null; routes: Route[]; reasons: Reason[]; article: string }

/**
 * Whether someone named as a co-signer can sign on the day: `for` in office, `open` in doubt, null not any more. Who was never seen in
 * office is in doubt.
 */
const availability = (register: Register, person: Person): Candidate['standing'] | null => {
  const known = availabilities(register)
  const found = known.get(person.key)
  if (found !== undefined) return found
  const standing = reckoned(register, person)
  known.set(person.key, standing)
  return standing
}
const availabilities = oncePerRegister(() => new Map<string, Candidate['standing'] | null>())

const reckoned = (register: Register, person: Person): Candidate['standing'] | null => {
  const who = register.state.people.get(person.key)
  if (!who || who.seats.length === 0) return register.state.history.some((tenure) => tenure.person.key === person.key) ? null : 'open'
  const effects = who.seats.map((seat) => effectOf(standingOf(register, { who, owner: who, seats: [seat], acting: null, power: null })))
  const best = effects.includes('for') ? 'for' : effects.includes('open') ? 'open' : null
  // The title went with which all that he signs by was given: whoever signs with him does not know more of it than he.
  const full = who.powers.filter((power) => power.layer === 'full')
  if (best === 'for' && full.length > 0 && full.every((power) => power.doubt !== null)) return 'open'
  // A company signs through a natural person; without one nobody can (TTK 359/2, 623/2).
  return best === 'for' && !isNatural(register, person) && actsFor(register, person) === null ? 'open' : best
}

const candidates = (register: Register, people: Iterable<Person>, but: Person): Candidate[] => {
  const found = new Map<string, Candidate>()
  for (const person of people) {
    const standing = availability(register, person)
    const signer = signerOf(register, person)
    if (standing !== null && signer.key !== but.key) found.set(signer.key, { person: signer, standing })
  }
  return [...found.values()].sort((a, b) => (a.person.key < b.person.key ? -1 : 1))
}

const family = (basis: Pick<Basis, 'kind'>): string => (basis.kind === 'liquidator' || basis.kind === 'branch' ? basis.kind : 'company')

/** Everybody with a published full power of the same family, as owners of it; with `mode` those of that form alone. */
const fullSigners = (register: Register, basis: Basis, mode?: Power['mode']): Person[] =>
  fullBases(register)
    .filter((each) => family(each) === family(basis) && (mode === undefined || each.power?.mode === mode))
    .map((each) => each.owner.person)

const fullBases = oncePerRegister((register) =>
  [...register.state.people.values()].flatMap((who) =>
    basesOf(register, who).filter((each) => each.acting === null && each.power?.layer === 'full'),
  ),
)

/** Who bears a grade or group letter (`A`, `1`). */
export const gradeHolders = (register: Register, grade: string): Person[] =>
  [...register.state.people.values()]
    .filter((who) => who.powers.some((power) => power.group !== null && gradeOf({ key: '', name: power.group }) === grade))
    .map((who) => who.person)

/** Whom a co-signer's name means: those of a grade, the holders of a title, or the person. */
const meantBy = (register: Register, each: Person): Person[] => {
  const grade = gradeOf(each)
  if (grade !== null) return gradeHolders(register, grade)
  return isTitle(each)
    ? [...register.state.people.values()].filter((who) => who.seats.some((seat) => holdsTitle(seat, each.name))).map((who) => who.person)
    : [each]
}

/** "herhangi üçünün": how many of those named must sign besides the holder. */
const others = (power: Power): number => (power.told?.together ?? 2) - 1

/** What a registered form of signing rests on, by the law of the company's form and of the day (Law 6103, articles 2-4). */
const articleOf = (register: Register, { kind }: Basis, mode: 'sole' | 'joint'): string => {
  const former = register.day < NEW_CODE
  const [sole, joint] = ((): [string, string] => {
    if (kind === 'branch') return former ? ['eTTK 321/2', 'eTTK 321/2'] : ['TTK 371/3, TSY 121', 'TTK 371/3, TSY 121']
    if (kind === 'liquidator') return former ? ['eTTK 441, 450', 'eTTK 441, 450'] : ['TTK 539/3', 'TTK 539/3']
    if (kind === 'agent' || kind === 'proxy') return ['TBK 547, 551', 'TBK 549/2']
    switch (register.form) {
      case 'SOLE_TRADER':
        return ['TSY 50/1-e', 'TBK 549/2']
      case 'COOPERATIVE':
      case 'COOPERATIVE_UNION':
        return ['KoopK 58, 59', 'KoopK 59/2, 98']
      case 'GENERAL_PARTNERSHIP':
      case 'LIMITED_PARTNERSHIP':
        return ['TTK 233', 'TTK 233/2']
      default:
        if (kind === 'manager') return former ? ['eTTK 540, 542', 'eTTK 542, 321/3'] : ['TTK 623, 629/1', 'TTK 629/1, 371/3']
        return former ? ['eTTK 319, 321', 'eTTK 321/2-3'] : ['TTK 370, 373', 'TTK 370/1, 371/3']
    }
  })()
  return mode === 'sole' ? sole : joint
}

const printedJoint = (register: Register, basis: Basis, power: Power): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const meant = (each: Person): Candidate[] => candidates(register, meantBy(register, each), me.person)
  const named = power.with.map(meant)
  const organ = basis.kind === 'manager' ? 'managers' : 'board'
  // "Başkanın üyelerden herhangi biri ile": with him any of them signs, be they named in that notice or not; none of them with another.
  const leads = basis.seats.some(({ role }) => hasOneHolder(role))
  const ofAny = power.told?.tells?.includes('with_any_member') && (power.anyOther || leads)
  const members = ofAny ? inOrgan(register, organ).map(({ who }) => who.person) : []
  const full = power.anyOther ? fullSigners(register, basis) : []
  const anybody = candidates(register, [...full, ...members], me.person)
  const one = [...named.flat(), ...anybody]
  const article = articleOf(register, basis, 'joint')
  // Who bears a grade that nobody is shown to bear an unread notice may say.
  const unknown = power.with.some((each) => {
    const grade = gradeOf(each)
    return grade !== null && gradeHolders(register, grade).length === 0
  })
  const anyone = unknown
    ? candidates(
        register,
        [...register.state.people.values()].map((who) => who.person),
        me.person,
      )
    : []
  const form = (routes: Route[], reasons: Reason[]): Form => ({
    mode: 'joint',
    routes: withNeeded(register, power, me, unknown && anyone.length > 0 ? [...routes, { slots: [[me], anyone], certain: false }] : routes),
    reasons,
    article,
  })
  const joint = reason('joint', 'note', SENTENCES.joint.together(article), power.source)
  if (named.length === 0 && !power.anyOther) {
    // Whoever signs alone needs nobody: those who are printed as joint signers sign with one another, whatever number is meant.
    const rest = candidates(register, fullSigners(register, basis), me.person)
    const jointly = candidates(register, fullSigners(register, basis, 'joint'), me.person)
    const partners = jointly.length > 0 ? jointly : rest
    const whole: Route = { slots: [[me], ...partners.map((each) => [each])], certain: true }
    if (rest.length < 2) return form(rest.length === 0 ? [] : [whole], [joint])
    return form(
      [whole, { slots: [[me], rest], certain: false }],
      [joint, reason('joint', 'note', SENTENCES.joint.howManyUnclear, power.source)],
    )
  }
  switch (power.anyOther ? 'any' : power.coSign) {
    case 'any':
      return form(needing(register, power, me, one, others(power)), [joint])
    case 'all':
      return form([{ slots: [[me], ...named], certain: true }], [joint])
    case null: {
      if (named.length === 1) return form([{ slots: [[me], ...named], certain: true }], [joint])
      return form(
        [
          { slots: [[me], ...named], certain: true },
          // Beside one who signs alone it does not matter who else is meant: his signature binds (TTK 370/1, 371/3).
          ...needing(register, power, me, one, 1).map((route) => ({ ...route, certain: holdsLoneSigner(register, basis, route, me) })),
        ],
        [joint, reason('joint', 'note', SENTENCES.joint.allOrOneUnclear, power.source)],
      )
    }
  }
}

/** Whether one of those who sign beside the holder signs alone for whatever the holder does. */
const holdsLoneSigner = (register: Register, basis: Basis, { slots }: Route, me: Candidate): boolean => {
  const signsAlone = ({ person }: Candidate): boolean =>
    loneBases(register).some((each) => each.owner.person.key === person.key && family(each) === family(basis))
  return slots.some((slot) => slot.length > 0 && slot.every((each) => each.person.key !== me.person.key && signsAlone(each)))
}
const loneBases = oncePerRegister((register) =>
  fullBases(register).filter(({ power }) => power?.mode === 'sole' && isUnbound(power, register.day)),
)
const isUnbound = ({ limit, scope, condition, excludes, above, doubt, until }: Power, day: IsoDate): boolean =>
  limit === null && scope === null && !condition && !excludes && !above && doubt === null && (until === null || until >= day)

/** Ways to sign, each with those who must be among the signers whoever else is: beside them, where they are none of them. */
const withNeeded = (register: Register, power: Power, me: Candidate, routes: Route[]): Route[] =>
  (power.indispensable ?? []).reduce((ways, needed) => {
    const who = meantBy(register, personOf(needed))
    const is = ({ person }: Candidate): boolean => who.some(({ key }) => key === person.key)
    const slot = candidates(register, who, me.person)
    return is(me) ? ways : ways.map((way) => (way.slots.some((each) => each.every(is)) ? way : { ...way, slots: [...way.slots, slot] }))
  }, routes)

/** Ways for `count` of those named to sign with the holder, where one of them must be among the signers whoever else is. */
const needing = (register: Register, power: Power, me: Candidate, one: Candidate[], count: number): Route[] => {
  const several = (more: number): Candidate[][] => Array.from({ length: more }, () => one)
  const [needed] = power.indispensable ?? []
  if (needed === undefined) return [{ slots: [[me], ...several(count)], certain: true }]
  const who = meantBy(register, personOf(needed))
  if (who.some(({ key }) => key === me.person.key)) return [{ slots: [[me], ...several(count)], certain: true }]
  return [{ slots: [[me], candidates(register, who, me.person), ...several(count - 1)], certain: true }]
}

/** The articles are known and say nothing of a form: founding notice fully read, no later change of the articles on representation. */
const articlesReadAndSilent = (register: Register): boolean => {
  const founding = register.state.establishment && noticeOf(register, register.state.establishment.source)
  const changed = register.state.articles.some(
    (change) =>
      change.source.noticeId !== founding?.id &&
      (change.heading === null || /temsil|ilzam|yonetim|mudur|imza|idare/.test(fold(change.heading))),
  )
  return founding !== null && founding !== undefined && founding.unread.length === 0 && register.complete && !changed
}

const inOrgan = (register: Register, organ: Organ): { who: PersonState; seat: Seat }[] =>
  [...register.state.people.values()].flatMap((who) => {
    const seat = who.seats.find((each) => organOf(each.role) === organ)
    return seat ? [{ who, seat }] : []
  })

const powersEnded = oncePerRegister(({ record }) =>
  record.facts.flatMap((fact) => (fact.kind === 'departure' && fact.told?.tells?.includes('power') === true ? [fact] : [])),
)

/** A line that ended this very power ("temsil yetkisi sona ermiştir"), registered by the day. */
const revocation = (register: Register, owner: PersonState): Reason[] => {
  const days = daysOfNotices(register)
  const fact = powersEnded(register).find(
    (each) =>
      register.state.people.get(owner.person.key) &&
      fold(each.person) === fold(owner.person.name) &&
      (days.get(each.noticeId) ?? '9') <= register.day,
  )
  return fact
    ? [
        reason('office_ended', 'against', SENTENCES.office_ended.powerEnded, {
          factId: fact.id,
          noticeId: fact.noticeId,
          quote: fact.quote,
          verified: fact.verified,
        }),
      ]
    : []
}

/**
 * Who sat in the organ beside the holder of this seat and has left: those who stay do not sign alone unless a notice shows an organ of one
 * (TTK 370/1, 629/1).
 */
const leftSince = (register: Register, organ: Organ, seat: Seat | undefined): Tenure | undefined =>
  register.state.history.findLast(
    (tenure) =>
      seat !== undefined &&
      tenure.person.key !== seat.person.key &&
      tenure.role !== null &&
      organOf(tenure.role) === organ &&
      tenure.reason !== 'renewed' &&
      tenure.endedOn >= seat.day &&
      tenure.endSource.noticeId !== seat.noticeId &&
      tenure.endedOn <= register.day,
  )

/** Whether a notice says whole who has a signature, limited agents aside. */
const saysWhoSigns = (register: Register, noticeId: number): boolean => {
  if (isReadToEnd(register, noticeId)) return true
  const notice = register.record.notices.find(({ id }) => id === noticeId)
  return notice !== undefined && leavesOnlyLimited(register, notice)
}

const NOBODY: Pick<Form, 'mode' | 'routes'> = { mode: null, routes: [] }

/** Members of a board and managers of whom no form of signing was published. */
const organByLaw = (register: Register, basis: Basis, organ: 'board' | 'managers'): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const peers = inOrgan(register, organ).filter(({ who }) => who !== basis.owner)
  const seat = basis.seats[0]
  const article = organ === 'board' ? 'TTK 370/1' : 'TTK 629/1, 370/1'
  const english = article.replace('TTK', 'TCC')
  const revoked = revocation(register, basis.owner)
  if (revoked.length > 0) return { ...NOBODY, article: 'TTK 370/2', reasons: revoked }
  const powers = [...register.state.people.values()]
    .filter((who) => who !== basis.owner)
    .flatMap((who) => who.powers.filter((power) => power.layer === 'full').map((power) => ({ who, power })))
  // A decision read to its end that does not name the member leaves him without a signature until a later one gives him one (TTK 370/2).
  const decision = powers.findLast(
    ({ power }) =>
      power.since >= (seat?.day ?? '') &&
      power.base.some((role) => role !== 'branch_manager' && role !== 'liquidator') &&
      saysWhoSigns(register, power.source.noticeId),
  )
  if (decision && register.record.retrievalComplete && peers.length > 0) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [reason('no_representation', 'against', SENTENCES.no_representation.notAmongSigners, decision.power.source)],
    }
  }
  // Nor does a later election without a form: who signs by name goes on alone until another decision (TTK 370/2, 373/1).
  const standing = organ === 'board' && register.complete ? powers.at(-1) : undefined
  // "Any two of them" may be any two members.
  const byName = ({ power }: (typeof powers)[number]): boolean =>
    power.coSign !== 'any' && !power.anyOther && !power.told?.tells?.includes('any_of_organ')
  if (standing && peers.length > 0 && seat && !register.doubtful.has(seat.noticeId) && powers.every(byName)) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [reason('no_representation', 'against', SENTENCES.no_representation.notAmongSigners, standing.power.source)],
    }
  }
  // A form printed by titles stays the company's form while nobody bears them (TTK 373/1; it goes on until it is changed).
  const byTitle = register.state.byTitle.findLast(({ closed, day }) => closed === null && day >= (seat?.day ?? ''))
  if (byTitle && register.record.retrievalComplete && !register.doubtful.has(byTitle.fact.noticeId)) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [reason('no_representation', 'against', SENTENCES.no_representation.notAmongSigners, sourceOf(byTitle.fact))],
    }
  }
  if (powers.length > 0) {
    return {
      ...NOBODY,
      article: 'TTK 370/2',
      reasons: [reason('no_representation', 'open', SENTENCES.no_representation.othersNamed, powers[0]?.power.source ?? null)],
    }
  }
  const left = peers.length === 0 ? leftSince(register, organ, seat) : null
  if (left) {
    return {
      mode: 'sole',
      article,
      routes: [{ slots: [[me]], certain: false }],
      reasons: [reason('sole', 'open', SENTENCES.sole.othersLeft(left.person.name, article, english), left.endSource)],
    }
  }
  if (peers.length === 0) {
    if (!register.complete) {
      return {
        mode: 'sole',
        article,
        routes: [{ slots: [[me]], certain: false }],
        reasons: [reason('sole', 'open', SENTENCES.sole.perhapsMoreMembers(article, english), seat?.source ?? null)],
      }
    }
    return {
      mode: 'sole',
      article,
      routes: [{ slots: [[me]], certain: true }],
      reasons: [reason('sole', 'for', SENTENCES.sole.onlyMember(article, english), seat?.source ?? null)],
    }
  }
  const partnership = isPartnership(register)
  const read = articlesReadAndSilent(register)
  if (partnership) {
    return {
      mode: 'sole',
      article: 'TTK 221/1',
      routes: [{ slots: [[me]], certain: read }],
      reasons: [reason('sole', read ? 'for' : 'open', SENTENCES.sole.managingPartner(read), seat?.source ?? null)],
    }
  }
  const route: Route = {
    slots: [
      [me],
      candidates(
        register,
        peers.map(({ who }) => who.person),
        me.person,
      ),
    ],
    certain: read,
  }
  return {
    mode: 'joint',
    article,
    routes: [route],
    reasons: [reason('joint', read ? 'note' : 'open', SENTENCES.joint.byLaw(read, article, english), seat?.source ?? null)],
  }
}

const liquidatorsByLaw = (register: Register, basis: Basis): Form => {
  // Who ended the first liquidation is no liquidator of the additional one unless appointed to it (TTK 547/2).
  const struckOff = register.state.statuses.findLast(({ code, closes }) => code === 'STRUCK_OFF' && closes)?.day ?? ''
  const isAnew = basis.seats.some(({ role, day }) => role === 'liquidator' && day > struckOff)
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const rest = candidates(
    register,
    inOrgan(register, 'liquidators').flatMap(({ who, seat }) => (seat.day > struckOff || !isAnew ? [who.person] : [])),
    me.person,
  )
  const source = basis.seats[0]?.source ?? null
  if (rest.length === 0) {
    return {
      mode: 'sole',
      article: 'TTK 539/3',
      routes: [{ slots: [[me]], certain: register.complete }],
      reasons: [
        register.complete
          ? reason('sole', 'for', SENTENCES.sole.onlyLiquidator, source)
          : reason('sole', 'open', SENTENCES.sole.perhapsMoreLiquidators, source),
      ],
    }
  }
  const partnership = isPartnership(register)
  return partnership
    ? {
        mode: 'joint',
        article: 'TTK 278',
        routes: [{ slots: [[me], ...rest.map((each) => [each])], certain: true }],
        reasons: [reason('joint', 'note', SENTENCES.joint.partnershipLiquidators, source)],
      }
    : {
        mode: 'joint',
        article: 'TTK 539/3',
        routes: [{ slots: [[me], rest], certain: true }],
        reasons: [reason('joint', 'note', SENTENCES.joint.liquidatorsByLaw, source)],
      }
}

/**
 * An office that gives no power by itself (TTK 370/2). Whoever was appointed to sign has one: how it is exercised is what was not read.
 */
const officeAlone = (register: Register, { seats }: Basis): Reason => {
  const source = seats[0]?.source ?? null
  if (seats.some(({ role }) => role === 'authorised_signatory'))
    return reason('no_representation', 'open', SENTENCES.no_representation.signatoryWithoutForm, source)
  const effect = register.complete ? 'against' : 'open'
  return reason('no_representation', effect, SENTENCES.no_representation.officeAlone(register.complete), source)
}

/** Whether the contract of a partnership was read to its end, and leaves the representation to this one alone without a form. */
const isOnlyManaging = (register: Register, { owner }: Basis): boolean =>
  articlesReadAndSilent(register) &&
  [...register.state.people.values()].every((who) => who === owner || (who.powers.length === 0 && who.seats.length === 0))

const byLaw = (register: Register, basis: Basis): Form => {
  const me: Candidate = { person: basis.who.person, standing: 'for' }
  const source = basis.seats[0]?.source ?? null
  const alone: Route[] = [{ slots: [[me]], certain: true }]
  switch (basis.kind) {
    case 'member':
      return organByLaw(register, basis, 'board')
    case 'manager':
      return organByLaw(register, basis, 'managers')
    case 'liquidator':
      return liquidatorsByLaw(register, basis)
    case 'agent':
    case 'proxy':
      return {
        mode: 'sole',
        article: 'TBK 547, 551',
        routes: alone,
        reasons: [reason('sole', 'for', SENTENCES.sole.noJointForm, source)],
      }
    case 'delegate':
      // The only partner to whom the contract leaves the representation, and prints no form (TTK 221, 233; eTTK 162, 176).
      if (isPartnership(register) && basis.seats[0]?.role === 'authorised_signatory' && isOnlyManaging(register, basis)) {
        return {
          mode: 'sole',
          article: 'TTK 221, 233',
          routes: alone,
          reasons: [reason('sole', 'for', SENTENCES.sole.managingPartner(true), source)],
        }
      }
      return basis.seats[0]?.role === 'representative_of_legal_entity'
        ? {
            ...NOBODY,
            article: 'TTK 359/2',
            reasons: [reason('no_representation', 'open', SENTENCES.no_representation.entityWithoutOffice, source)],
          }
        : {
            ...NOBODY,
            article: 'TTK 370/2',
            reasons: [officeAlone(register, basis)],
          }
    case 'branch':
      return {
        mode: null,
        article: 'TSY 121/1-c',
        routes: [{ slots: [[me]], certain: false }],
        reasons: [reason('outside_branch', 'open', SENTENCES.outside_branch.branchFormUnclear, source)],
      }
    case 'estate':
    case 'trustee':
    case 'commissioner':
    case 'limited':
      return { mode: null, article: '', routes: [{ slots: [[me]], certain: false }], reasons: [] }
  }
}

/** A power for every amount. */
const isWhole = ({ limit, above }: Power): boolean => limit === null && above === undefined

/** How the person signs on this basis; a limited agent signs as the directive says, which is decided elsewhere. */
export const formOf = (register: Register, basis: Basis): Form => {
  const { power } = basis
  if (power === null || power.layer === 'limited') return byLaw(register, basis)
  const conflicting = basis.owner.powers.filter(
    (each) =>
      each.layer === 'full' &&
      each.scope === power.scope &&
      isWhole(each) &&
      isWhole(power) &&
      each.mode !== power.mode &&
      each.byTitle === power.byTitle,
  )
  const conflict = conflicting.map((each) => reason('conflicting_texts', 'open', SENTENCES.conflicting_texts.sameDayForms, each.source))
  const { doubt: why } = power
  const isOfGroup = register.record.facts.some(({ id, kind }) => id === why?.factId && kind === 'appointment')
  const { groupUnknown, listAlone, titleEnded } = SENTENCES.in_office
  const doubt =
    why === null ? [] : [reason('in_office', 'open', isOfGroup ? groupUnknown : power.told?.amends ? listAlone : titleEnded, why)]
  if (power.mode !== 'sole') {
    const form = printedJoint(register, basis, power)
    return { ...form, reasons: [...form.reasons, ...doubt] }
  }
  const article = articleOf(register, basis, 'sole')
  return {
    mode: 'sole',
    article,
    routes: [{ slots: [[{ person: basis.who.person, standing: 'for' }]], certain: conflict.length === 0 && doubt.length === 0 }],
    reasons: [reason('sole', 'for', SENTENCES.sole.registered(article), power.source), ...conflict, ...doubt],
  }
}
