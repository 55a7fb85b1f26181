/** What heads, makes up or keeps a list in a directive: labels of groups and who is of them, what is kept from whom, whose powers follow. */
import { lawOf } from '../law/law.ts'
import { boundsIn } from './directive-bounds.ts'
import { clausesIn, contentOf, withoutSpans } from './directive-clauses.ts'
import { countsAsWithin, isGeneral, namesHolders, saysAllWithin } from './directive-general.ts'
import { groupsIn, holdersIn } from './directive-groups.ts'
import { definingFrom, generalFrom, isClosedBelow, isOfTheirs, mattersOf, titlesAsAgents } from './directive-lists.ts'
import { done, emit, type Here, type Reading, type Step, tell, type UnsignedList } from './directive-reading.ts'
import { aboutOf } from './directive-scopes.ts'
import { OF_TITLE } from './directive-signers.ts'
import {
  ALL_OF_THEM,
  AMENDED,
  AMENDS,
  BARS,
  HANGS,
  HANGS_ON,
  HAVE_POWERS,
  HEAD_WORDS,
  KEPT_FROM,
  NOT_THEIRS,
  OF_OFFICE,
  OF_THEM,
  SAYS_SIGNED,
  USE_THEM,
} from './directive-words.ts'
import type { Clause } from './directive-clauses.ts'
import type { Part } from './directive-parts.ts'
import type { Body } from './found.ts'

/** A line that was read with those before it. */
const isListed: Step = (reading, { part }) => reading.listed.has(part) && done(reading, part)

/** "Muhasebe müdürü; …", whose title was not known for one: what follows is of nobody named before. */
const unknownHolder: Step = (reading, { part, plain, inside }) => {
  if (inside.length > 0 || !/^[;:]$/.test(part.ends) || !OF_TITLE.test(plain.trim().split(' ').at(-1) ?? '')) return false
  Object.assign(reading, { subject: null, titled: null, pending: null, listing: null, last: [] })
  return tell(reading, part)
}

/** "(B) Grubu: Fabrika müdürü": a group by its label, and behind the colon who is of it. */
const groupOfHolders: Step = (reading, { at, part, next, inside, label }) => {
  const { body, terms, parts, groups, listed, known } = reading
  if (label?.group?.length !== 1 || inside.length !== 1 || part.ends !== ':' || !next) return false
  if (contentOf(body, part.from, part.to, inside) !== null) return false
  const alone = parts[at + 2] === undefined || parts[at + 2]?.item === true || next.ends === '.'
  const named = terms.filter((term) => term.group?.length === 1 && term.from >= next.from && term.to <= next.to)
  // "B Grubu: … (B Grubu İmza Yetkilisi) olarak atanan çalışanlardır"
  const words = withoutSpans(body, next, named).replace(/\(\s*\)/g, ' ')
  const holders = alone && named.every(({ group }) => group === label.group) ? holdersIn(words) : null
  if (!holders) return false
  if (holders.office !== null) groups.push({ group: label.group, office: holders.office })
  listed.add(next)
  if (namesHolders(words)) known.push(part, next)
  Object.assign(reading, { subject: null, pending: null, listing: null })
  return done(reading, part)
}

/** "Sınırlı yetkililer aşağıdaki işlemleri yapamaz:": the items behind it are kept from those it names, or from everybody. */
const barsItems: Step = (reading, { part, plain, next, inside, letters, forms }) => {
  if (forms.length > 0 || part.ends !== ':' || next === undefined || letters.length !== inside.length) return false
  const bars = BARS.test(plain) || (/\basagida/.test(plain) && (KEPT_FROM.test(plain) || NOT_THEIRS.test(plain)) && !HANGS.test(plain))
  if (!bars) return false
  reading.barring = letters
  return done(reading, part)
}

/** An item of such a list. */
const barredItem: Step = (reading, { part, begins, unsigned }) => {
  const { body, barring: whose, denied, kept } = reading
  if (whose === null) return false
  const isItem = unsigned && (part.item || !begins) && boundsIn(body, part.from, part.to).spans.length === 0
  const out = isItem ? contentOf(body, part.from, part.to, []) : null
  if (out === null || part.ends === '.') reading.barring = null
  if (out === null) return false
  if (whose.length === 0) denied.push(out)
  else kept.push({ acts: out, groups: whose })
  reading.leftOut = part
  return done(reading, part)
}

/** An item of a list of what somebody may do, before it is said how he signs. */
const waitingItem: Step = ({ unsignedLists }, { part, before, unsigned }) => {
  const waiting = unsignedLists.at(-1)
  if (!waiting || !unsigned || before !== (waiting.items.at(-1) ?? waiting.head)) return false
  waiting.items.push(part)
  return true
}

/** An item whose verb stands in the last of its list. */
const carriedItem: Step = (reading, { part, plain, unsigned }) => {
  if (!part.item || !unsigned || !reading.subject || reading.listing !== null || !/,\s*$/.test(plain)) return false
  reading.carried.push(part)
  reading.open = true
  return true
}

/** "… 3. maddesi aşağıdaki şekilde değiştirilmiştir" */
const amends: Step = (reading, { at, part, plain, unsigned }) =>
  unsigned && (AMENDS.test(plain) || (at < 2 && AMENDED.test(plain))) && done(reading, part)

/** "B Grubu müdürlerden oluşur": who is of a group, in a sentence. */
const membersSaid: Step = (reading, { part, plain }) => {
  const members = part.ends === '.' || part.ends === '' ? groupsIn(plain) : null
  if (members === null) return false
  reading.groups.push(...members)
  if (!part.item) reading.subject = null
  return done(reading, part, namesHolders(plain))
}

/** "A Grubu, üyelerden; B Grubu, direktörlerden; C Grubu, şeflerden oluşur": the verb stands in the last of its rows. */
const membersInRows: Step = (reading, { at, part, inside }) => {
  const rows = part.ends === ';' && inside.length === 1 ? definingFrom(reading.body, reading.parts, at) : null
  if (rows === null) return false
  reading.groups.push(...rows.groups)
  Object.assign(reading, { subject: null, pending: null, listing: null })
  return allListed(reading, rows.parts)
}

/** A sentence that its semicolons part, known as a whole. */
const generalInRows: Step = (reading, { at, part, before, begins }) => {
  const spread = part.ends === ';' && (begins || before?.ends === ':') ? generalFrom(reading.body, reading.parts, at) : null
  return spread !== null && allListed(reading, spread)
}
const allListed = (reading: Reading, rows: readonly Here['part'][]): true => {
  for (const row of rows) {
    reading.listed.add(row)
    done(reading, row, true)
  }
  return true
}

/** A sentence that every directive has, a head of an article, "…; şirket temsil ve ilzam edilir" behind its rows. */
const general: Step = (reading, { part, plain, before, inside, label, forms, unsigned }) => {
  const ofRows = before?.ends === ';' && reading.giving === before && SAYS_SIGNED.test(plain)
  const within = saysAllWithin(plain)
  const isKnown =
    ofRows ||
    isGeneral(plain) ||
    within ||
    (label !== undefined && forms.length === 0 && isGeneral(titlesAsAgents(reading.body, part, inside)))
  if (isKnown && (countsAsWithin(plain) || within)) reading.allWithin = true
  if (!isKnown && !(unsigned && HEAD_WORDS.test(plain.trim()))) return false
  reading.open ||= reading.subject !== null
  return done(reading, part, true)
}

/** "Ticari vekiller aşağıda yazılı yetkilere sahiptir: …": how they sign stands behind the list. */
const unsignedHead: Step = ({ body, parts, terms, unsignedLists }, { at, part, plain, next, inside, label, forms }) => {
  if (forms.length > 0 || !label || part.ends !== ':' || inside.length !== 1) return false
  if (
    !(next?.item && HAVE_POWERS.test(plain)) &&
    !((OF_OFFICE.test(plain) || contentOf(body, part.from, part.to, inside) === null) && isClosedBelow(body, parts, at, terms))
  )
    return false
  unsignedLists.push({ head: part, whose: label, items: [] })
  return true
}

/** "… Bu yetkileri tek başlarına kullanırlar": how those of the lists before sign. */
const closesUnsigned: Step = (reading, { part, plain, before, inside, forms }) => {
  const { body, unsignedLists } = reading
  const waiting = unsignedLists.at(-1)
  const behind = waiting !== undefined && before === waiting.items.at(-1)
  if (forms.length === 0 || (!USE_THEM.test(plain) && !(behind && OF_THEM.test(plain)))) return false
  // "Yukarıda sayılan müdürler bu yetkileri münferit imzaları ile kullanırlar": of all the lists before.
  const all = unsignedLists.every(({ items: of }) => of.length > 0) && inside.length === 0 && ALL_OF_THEM.test(plain)
  const lists = all ? unsignedLists.splice(0) : before === waiting?.items.at(-1) ? unsignedLists.splice(-1) : []
  const own = inside.filter(({ group }) => group !== waiting?.whose.group)
  const made = lists.map((list) => clausesIn(body, part, forms, own, [[list.whose]]))
  // "Hukuk Müşaviri:", "Hiçbiri:" between its items: what stands behind is somebody else's, or nobody's.
  const isTheirs = lists.every(({ items }) => !items.some((item) => isOfOthers(body, item)))
  const clear = lists.length > 0 && isTheirs && made.every(({ clauses, unread: left }) => clauses.length === 1 && left.length === 0)
  for (const [index, list] of lists.entries()) giveTo(reading, list, clear ? (made[index]?.clauses[0] ?? null) : null)
  return clear ? done(reading, part) : tell(reading, part)
}
/** Whether an item of a list heads words on somebody who is not known, or on what nobody may do. */
const isOfOthers = (body: Body, { from, to, ends }: Part): boolean =>
  NOBODY.test(body.plain.slice(from, to)) || (ends === ':' && lawOf('TR').kindsNamed(body.plain.slice(from, to)).length === 0)
const NOBODY = /\bhic(?: ?bir|kimse)|\bkimse\b|\b[a-z]+[ae]m[ae]z(?:l[ae]r)?\b/
/** Takes a list and how it is signed (null where that was not read): a rule for each of its matters, or what is told. */
const giveTo = (reading: Reading, { head, items, whose }: UnsignedList, clause: Clause | null): void => {
  const { body } = reading
  const theirs = clause !== null && isOfTheirs(clause, whose)
  if (theirs) done(reading, head)
  else tell(reading, head)
  for (const matter of clause === null ? items : items.flatMap((item) => mattersOf(body, item))) {
    const { bounds, spans, unclear, condition, said } = boundsIn(body, matter.from, matter.to)
    const about = aboutOf(body, matter, [], spans)
    const clear = theirs && about !== null && !unclear && !HANGS_ON.test(body.plain.slice(matter.from, matter.to))
    if (!clear) {
      tell(reading, matter)
      continue
    }
    const own = spans.length > 0 ? { ...clause, bounds, said, condition: condition ?? clause.condition } : clause
    emit(reading, { ...own, ...matter, scope: about.about, excludes: about.excludes }, about.about, matter)
    done(reading, matter)
  }
}

/** Steps for a part of a list, or one that heads, closes or makes up one. */
export const LISTS: readonly Step[] = [
  isListed,
  unknownHolder,
  groupOfHolders,
  barsItems,
  barredItem,
  waitingItem,
  carriedItem,
  amends,
  membersSaid,
  membersInRows,
  generalInRows,
  general,
  unsignedHead,
  closesUnsigned,
]
