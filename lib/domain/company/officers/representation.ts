/**
 * How each person may sign. A later statement of a power replaces the earlier one of the same kind and scope; silence does not revoke. Full
 * power and power limited by an internal directive stand side by side.
 */
import { fold } from '../../kernel/text.ts'
import { type Person, personKey, personOf } from '../fold/names.ts'
import { enter, observe, recognise, sits } from '../fold/people.ts'
import { rolesOfTitle } from '../../fact/titles.ts'
import { hasOneHolder, organOf } from './roles.ts'
import { hasSeatIn, takeSeat } from './seats.ts'
import { type Source, sourceOf } from '../source.ts'
import type { PersonState, Power, Seat, State, TitleRule } from '../fold/state.ts'
import { effectiveDay, type Entry, factsOfKind, type StoredFactOf } from '../fold/timeline.ts'
import { type Revocation, touch, type Turn } from './turn.ts'

type Fact = StoredFactOf<'representation'>

/** Power printed for the natural person who acts for a legal entity is the power of that entity. */
const ownerOf = (state: State, entry: Entry, fact: Fact, printed: string): PersonState => {
  const who = recognise(state, printed, sits, new Set(), fact, entry.day) ?? enter(state, printed)
  const [seat, ...others] = who.seats
  return seat && others.length === 0 && seat.role === 'representative_of_legal_entity' && seat.legalEntity
    ? enter(state, seat.legalEntity.name)
    : who
}

/**
 * Who stands among the holders and among their co-signers: the one who always signs, or one of all who do. The fact does not tell which,
 * but nobody signs without them. Nor without the only one with whom several sign: "A ve B, C ile birlikte", each of them or both.
 */
const alwaysSigning = ({ persons, with: others }: Fact): string[] => {
  const isHolder = (name: string): boolean => persons.some((each) => personKey(each) === personKey(name))
  const [only, ...more] = others
  if (persons.length > 1 && only !== undefined && more.length === 0 && only !== '*' && !isHolder(only) && gradeOf(personOf(only)) === null)
    return [only]
  return persons.length > 2 ? others.filter(isHolder) : []
}

const coSignOf = (fact: Fact, names: number): Power['coSign'] => {
  if (fact.mode !== 'joint' || names === 0) return null
  if (fact.any_of !== true && alwaysSigning(fact).length > 0) return null
  // "A ve B, C veya D ile birlikte": each of them with one, or both with one; two of the same side are never enough.
  if (fact.persons.length > 1 && fact.with.some((name) => !fact.persons.includes(name) && gradeOf(personOf(name)) === null && name !== '*'))
    return null
  if (fact.any_of !== undefined) return fact.any_of ? 'any' : 'all'
  return names === 1 ? 'all' : null
}

/** Whether a notice names somebody as the natural person who acts for a legal entity. */
const actsForAnother = (entry: Entry, printed: string): boolean =>
  factsOfKind(entry, 'appointment').some(
    ({ person, role }) => role === 'representative_of_legal_entity' && personKey(person) === personKey(printed),
  )

const powerOf = (state: State, entry: Entry, fact: Fact, owner: PersonState, doubt: Source | null): Power => {
  // "A grubundan biri ile B grubundan biri": one of the other group, and nobody of the own.
  const byGroup = fact.group !== null && fact.with.some((name) => gradeOf(personOf(name)) !== null)
  const others = byGroup ? [] : fact.persons.filter((name) => ownerOf(state, entry, fact, name) !== owner)
  const printed = [...fact.with.filter((name) => name !== '*'), ...(fact.mode === 'joint' ? others : [])]
  const coSigners = new Map(
    printed.map((name) => {
      const person = recognise(state, name, sits, new Set([owner.person.key]), fact, entry.day)?.person ?? personOf(name)
      return [person.key, person]
    }),
  )
  coSigners.delete(owner.person.key)
  const given = owner.seats.filter((seat) => seat.noticeId === entry.notice.id)
  // "müşterek olduğu yetkililer (…) şeklinde değiştirilmiştir": only the list of co-signers changes, the rest of the power stays.
  const before = fact.told?.amends ? owner.powers.find((power) => power.layer === 'full' && power.mode === 'joint') : undefined
  return {
    layer: fact.mode === 'limited' ? 'limited' : 'full',
    mode: fact.mode,
    group: fact.group ?? before?.group ?? null,
    with: [...coSigners.values()],
    anyOther: fact.with.includes('*') && others.length === 0,
    coSign: fact.with.includes('*') ? 'any' : (before?.coSign ?? coSignOf(fact, coSigners.size)),
    limit: fact.limit ?? before?.limit ?? null,
    scope: fact.scope ?? before?.scope ?? null,
    until: fact.until ?? before?.until ?? null,
    since: entry.day,
    source: sourceOf(fact),
    base: before?.base ?? (given.length > 0 ? given : owner.seats).map((seat) => seat.role),
    doubt,
    ...conditionsOf(fact),
  }
}

const conditionsOf = (fact: Fact): Pick<Power, 'indispensable' | 'excludes' | 'condition' | 'above' | 'told'> => {
  const above = fact.floor ?? fact.above
  const always = alwaysSigning(fact)
  return {
    ...(fact.indispensable ? { indispensable: fact.indispensable } : always.length > 0 ? { indispensable: always } : {}),
    ...(fact.excludes ? { excludes: fact.excludes } : {}),
    // A day from which the power counts is the day of the entry.
    ...(fact.condition && !fact.told?.begins ? { condition: fact.condition } : {}),
    ...(above ? { above } : {}),
    ...(fact.told ? { told: fact.told } : {}),
  }
}

/** The grade or group a co-signer is named by (`A`, `1`, `B Grubu`, `2. Derece`), folded; null where it is a person. */
export const gradeOf = (named: Person): string | null => {
  const text = fold(named.name)
  return (
    /^(?:[a-h]|\d)$/.exec(text)?.[0] ??
    /^([a-h]) (?:grubu|grup)/.exec(text)?.[1] ??
    /^(\d) derece/.exec(text)?.[1] ??
    /^([a-h]|\d) numarali (?:imza )?gru[pb]/.exec(text)?.[1] ??
    null
  )
}

/** Whether a seat is an office that bears a title: who chairs the board is one of its members. */
export const holdsTitle = ({ role }: Pick<Seat, 'role'>, title: string): boolean => rolesOfTitle(title)?.includes(role) ?? false

/** Whether a co-signer is named by a title, not as a person or a grade. */
export const isTitle = ({ name }: Person): boolean => rolesOfTitle(name) !== undefined

const slot = (power: Power): string => `${power.layer} ${fold(power.scope ?? '')}`

const content = (power: Power): string =>
  JSON.stringify([power.mode, power.group, power.with.map((each) => each.key).sort(), power.anyOther, power.limit])

/** A power without any known office: the person is shown as a signatory, resting on the statement of the power. */
const impliedSeat = (fact: Fact, entry: Entry, owner: PersonState): Seat => {
  const source = sourceOf(fact)
  const since = entry.day
  return {
    person: owner.person,
    role: 'authorised_signatory',
    legalEntity: null,
    since,
    first: since,
    noticeId: entry.notice.id,
    day: entry.day,
    implied: true,
    source,
    term: {
      startsOn: since,
      start: 'registration',
      endsOn: fact.until,
      basis: fact.until ? 'printed' : 'open',
      years: null,
      statedEnd: null,
      maximumYears: null,
      source,
    },
  }
}

/** What a rule by title gives who holds one of its titles by a seat. */
const powerByTitle = ({ fact, title, day }: TitleRule, seat: Seat): Power => ({
  layer: 'full',
  mode: fact.mode,
  group: null,
  with: fact.mode === 'joint' ? (fact.any_of ? [title] : (fact.by_title ?? []).filter((each) => each !== title)).map(personOf) : [],
  anyOther: false,
  coSign: fact.mode === 'joint' ? (fact.any_of ? 'any' : 'all') : null,
  limit: fact.limit,
  scope: fact.scope,
  until: fact.until,
  since: seat.since > day ? seat.since : day,
  source: sourceOf(fact),
  base: [seat.role],
  doubt: null,
  byTitle: fact.id,
  ...conditionsOf(fact),
})

/**
 * Gives the powers by title to who holds the titles by now, and takes them from who does not any more. Who signs alone by a title of their
 * own needs none of what the others have together; whose own power a later notice states has that one.
 */
export const applyTitles = (state: State, entry: Entry, touch: (who: PersonState) => void): void => {
  const stated = factsOfKind(entry, 'representation')
  if (stated.some(({ told, mode, by_title }) => mode !== 'limited' && !by_title && told?.tells?.includes('lists_all')) || revokesAll(entry))
    for (const rule of state.byTitle) rule.closed ??= entry.day
  const own = stated.filter((fact) => fact.by_title)
  if (own.length > 0) for (const rule of state.byTitle) rule.closed ??= entry.day
  // "Şirket başkan ile genel müdürün müşterek imzasıyla temsil olunur": what had been given by name before may be over.
  const [whole] = own.filter(({ scope, mode }) => mode === 'joint' && scope === null)
  if (whole)
    for (const who of state.people.values())
      if (who.powers.some((power) => isOvertaken(power, entry))) {
        touch(who)
        who.powers = who.powers.map((power) => (isOvertaken(power, entry) ? { ...power, doubt: sourceOf(whole) } : power))
      }
  for (const fact of own) for (const title of fact.by_title ?? []) state.byTitle.push({ fact, title, day: entry.day, closed: null })
  if (state.byTitle.length === 0) return
  for (const who of state.people.values()) {
    const due = state.byTitle.flatMap((rule) => {
      // A title of an earlier term may stand on beside the membership of this one.
      const held = who.seats.filter((each) => holdsTitle(each, rule.title) && (rule.closed === null || each.day < rule.closed))
      const seat = held.find((each) => held.every(({ day }) => day <= each.day))
      return seat ? [{ rule, power: powerByTitle(rule, seat) }] : []
    })
    const alone = due.some(({ power }) => power.mode === 'sole')
    const kept = due.filter(({ rule, power }) => {
      const later = who.powers.some((each) => !each.byTitle && each.layer === 'full' && each.since >= rule.day)
      return !later && (!alone || power.mode === 'sole')
    })
    if (kept.length === 0 && !who.powers.some((power) => power.byTitle)) continue
    const powers = [
      ...who.powers.filter((power) => !power.byTitle && !(power.layer === 'full' && kept.some(({ rule }) => rule.day > power.since))),
      ...kept.map(({ power }) => power),
    ]
    if (JSON.stringify(powers) === JSON.stringify(who.powers)) continue
    touch(who)
    who.powers = powers
  }
}

/** Whether a power was given by name, without bounds, before a notice that says how the company is represented. */
const isOvertaken = (power: Power, entry: Entry): boolean =>
  power.layer === 'full' && !power.byTitle && power.scope === null && power.since < entry.day && power.doubt === null

/** Whether somebody whose power a notice gives for a later day left what he was between the two. */
const hasLeftBefore = (state: State, { notice, day }: Entry, { person, seats }: PersonState): boolean => {
  const entered = effectiveDay(notice)
  return (
    seats.length === 0 &&
    entered !== null &&
    entered < day &&
    state.history.some((tenure) => tenure.person.key === person.key && tenure.reason !== 'renewed' && tenure.endedOn >= entered)
  )
}

const revokesAll = ({ facts }: Entry): boolean => facts.some(({ told }) => told?.tells?.includes('revokes_all'))

/** Applies the powers a notice states; `touch` is told before a person changes. */
export const applyPowers = (state: State, entry: Entry, touch: (who: PersonState) => void): void => {
  const stated = new Map<PersonState, Power[]>()
  for (const fact of factsOfKind(entry, 'representation')) {
    for (const name of fact.by_title ? [] : fact.persons) {
      const owner = ownerOf(state, entry, fact, name)
      // What begins on a later day begins for nobody of whom another notice decided in between, or who left what he was.
      if (entry.overtaken.has(owner.person.key) || hasLeftBefore(state, entry, owner)) continue
      // Of a legal entity whose own office no notice gives, or which left it, a delegate's form is no power.
      if (owner.seats.length === 0 && actsForAnother(entry, name)) continue
      touch(owner)
      const seated = owner.seats.length > 0
      if (!seated) takeSeat(state, owner, impliedSeat(fact, entry, owner))
      // Whose list changes signs already: by which office and until when, no notice tells.
      const doubt = !seated && fact.told?.amends ? sourceOf(fact) : null
      const power = powerOf(state, entry, fact, owner, doubt)
      const powers = stated.get(owner) ?? []
      if (!powers.some((each) => slot(each) === slot(power) && content(each) === content(power))) stated.set(owner, [...powers, power])
    }
  }
  for (const [owner, powers] of stated) {
    const replaced = new Set(powers.map(slot))
    // Two forms registered on one day contradict each other: neither is the later one.
    const contradicts = (power: Power): boolean =>
      !entry.correction &&
      power.layer === 'full' &&
      power.since === entry.day &&
      power.source.noticeId !== entry.notice.id &&
      powers.some((each) => slot(each) === slot(power) && each.mode !== power.mode)
    // A form stated for everything takes the place of those stated for some transactions.
    const everything = powers.some((power) => power.layer === 'full' && power.scope === null && power.limit === null)
    // "50.000 TL'ye kadar münferit": what goes beyond is signed as before, where that was together with another.
    const goesOn = (power: Power): boolean =>
      power.mode === 'joint' &&
      power.limit === null &&
      powers.every((each) => slot(each) !== slot(power) || (each.mode === 'sole' && each.limit !== null))
    const overtaken = (power: Power): boolean =>
      (replaced.has(slot(power)) && !goesOn(power)) ||
      (everything && power.layer === 'full' && power.scope !== null && power.since < entry.day)
    owner.powers = [...owner.powers.filter((power) => !overtaken(power) || contradicts(power)), ...powers]
    const unlimited = powers.filter((power) => power.layer === 'full' && power.limit === null && power.above === undefined)
    const modes = new Set(unlimited.filter((power) => power.scope === null).map((power) => power.mode))
    if (modes.size > 1)
      observe(
        state,
        'representation_conflict',
        entry.day,
        unlimited.map((power) => power.source),
        { name: owner.person.name },
      )
  }
}

/** Whether a power is one of a group, and in force without a doubt. */
const isOfGroup = ({ layer, group, doubt }: Power, grade: string): boolean =>
  layer === 'full' && group !== null && doubt === null && gradeOf({ key: '', name: group }) === grade

/**
 * Whom a notice puts into a group whose ways to sign earlier ones say signs as those of it do, and they with him ("(B) grubuna dahil
 * edilmesine"). Where all of a group sign together, whether he must sign along nobody knows.
 */
export const joinGroups = (turn: Turn): void => {
  const { state, entry } = turn
  for (const fact of turn.appointments) {
    const grade = fact.group === undefined ? null : gradeOf({ key: '', name: fact.group })
    const who = state.people.get(personKey(fact.person))
    if (grade === null || fact.group === undefined || !who || who.seats.length === 0) continue
    if (
      who.powers.some((power) =>
        fact.confirms ? power.layer === 'full' : power.source.noticeId === entry.notice.id && isOfGroup(power, grade),
      )
    )
      continue
    const powersOf = (each: PersonState): Power[] =>
      [...each.powers, ...(turn.before.get(each.person.key)?.powers ?? [])].filter((power) => isOfGroup(power, grade))
    const mates = [...state.people.values()].filter((each) => each !== who && powersOf(each).length > 0)
    const ways = new Map<string, Power>()
    for (const mate of mates)
      for (const power of powersOf(mate)) {
        const among = isAmong(state, power, mates)
        const others = among ? mates.map(({ person }) => person) : power.with
        const way: Power = {
          ...power,
          group: fact.group,
          with: others,
          coSign: among && power.coSign === 'all' ? null : power.coSign,
          since: entry.day,
          source: sourceOf(fact),
          base: who.seats.filter((seat) => seat.noticeId === entry.notice.id || fact.confirms).map((seat) => seat.role),
        }
        ways.set(JSON.stringify([content(way), way.scope, way.above, way.condition, way.excludes]), way)
      }
    if (ways.size === 0 && fact.confirms) continue
    touch(turn, who)
    // How the group signs no notice says: whether he does as before is open.
    if (ways.size === 0) {
      who.powers = who.powers.map((power) =>
        power.layer === 'full' && power.source.noticeId !== entry.notice.id ? { ...power, doubt: sourceOf(fact) } : power,
      )
      continue
    }
    const own = [...ways.values()]
    who.powers = [...who.powers.filter((power) => power.layer !== 'full' || power.source.noticeId === entry.notice.id), ...own]
    const isShared = (power: Power): boolean => isOfGroup(power, grade) && isAmong(state, power, mates)
    for (const mate of mates) {
      if (!mate.powers.some(isShared)) continue
      touch(turn, mate)
      mate.powers = mate.powers.map((power) =>
        isShared(power) && !power.with.some(({ key }) => key === who.person.key)
          ? { ...power, with: [...power.with, who.person], coSign: power.coSign === 'all' ? null : power.coSign }
          : power,
      )
    }
  }
}
/** Whether those of a group sign with one another by it. */
const isAmong = (state: State, { mode, with: others, anyOther }: Power, mates: readonly PersonState[]): boolean =>
  mode === 'joint' &&
  !anyOther &&
  others.some(({ key }) => isMate(key, mates)) &&
  others.every((each) => isMate(each.key, mates) || (state.people.has(each.key) && state.people.get(each.key)?.seats.length === 0))
const isMate = (key: string, mates: readonly PersonState[]): boolean => mates.some(({ person }) => person.key === key)

/**
 * Ends powers with the offices they were given with; `revoked` is a line that ends the power itself. Where only a title ended and the
 * person keeps the office under it, no notice says whether the power stays: it is kept in doubt.
 */
export const endPowers = (who: PersonState, before: Seat[], entry: Entry, revoked: Revocation | null, ended: Source | null): void => {
  if (who.seats.length === 0) {
    who.powers = []
    return
  }
  const gone = before.filter((seat) => !who.seats.some((each) => each.role === seat.role)).map((seat) => seat.role)
  const keeps = (power: Power): Power[] => {
    if (power.source.noticeId === entry.notice.id || power.byTitle) return [power]
    const meant = revoked && (revoked.organ === null || power.base.some((role) => organOf(role) === revoked.organ))
    if (meant && power.layer === 'full') return []
    const base = power.base.filter((role) => !gone.includes(role))
    if (base.length === power.base.length || !ended) return [power]
    const staysInOrgan = power.base.some((role) => hasSeatIn(who.seats, organOf(role)))
    if (base.length === 0 && !staysInOrgan) return []
    const titleEnded =
      base.length === 0 || power.base.some((role) => gone.includes(role) && (hasOneHolder(role) || role === 'board_vice_chair'))
    return [{ ...power, base: base.length > 0 ? base : power.base, doubt: titleEnded ? ended : power.doubt }]
  }
  who.powers = who.powers.flatMap(keeps)
}
