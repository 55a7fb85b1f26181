/** The rules in the running text of a directive, part after part: what a part does not say itself stands before it. */
import type { Body } from './found.ts'
import { boundsIn, type Span } from './directive-bounds.ts'
import { contentOf, countedIn, formsIn, handIn, quoteOf, rowIn } from './directive-clauses.ts'
import { LISTS } from './directive-listed.ts'
import { isAbove, isClosedBelow, isItemRow, isRowOf, markOf, piecesOf } from './directive-lists.ts'
import { boundByOthers } from './directive-others.ts'
import { headingsIn } from './directive-parts.ts'
import { done, dropBounds, type Here, leaveNamed, newReading, type Place, type Reading, tell } from './directive-reading.ts'
import { isGeneralTitle } from './directive-scopes.ts'
import type { RuleRead } from './directive-tables.ts'
import { BESIDE_RULES } from './directive-sentences.ts'
import { signed } from './directive-signed.ts'
import { ANYBODY, outside, type Term } from './directive-signers.ts'
import { withoutForm } from './directive-unsigned.ts'
import { EXCEPTIONS_LABEL } from './directive-words.ts'

type TextRead = Pick<Reading, 'read' | 'understood' | 'known' | 'unread' | 'denied' | 'groups' | 'substitutions'>
/** What may be said of a part, in the order in which it is tried. */
const STEPS = [...LISTS, ...BESIDE_RULES, signed, withoutForm]

/** Takes a stretch of a directive without its tables (`covered`); gives the rules of its text, and what of it is understood or left. */
export const textIn = (
  body: Body,
  from: number,
  to: number,
  covered: readonly Span[],
  terms: readonly Term[],
  barred: readonly Span[],
  tabled: readonly RuleRead[],
): TextRead => {
  const headings = outside(covered, headingsIn(body, from, to))
  const parts = piecesOf(body, { from, to }, covered, headings, terms)
  const reading = newReading({ body, from, to, terms, headings, parts, barred, tabled })
  for (const at of parts.keys()) {
    const place = placeOf(reading, at)
    if (opens(reading, place)) continue
    const here = hereOf(reading, place)
    STEPS.some((step) => step(reading, here))
  }
  dropBounds(reading)
  reading.unread.push(...reading.carried, ...reading.unsignedLists.flatMap(({ head, items }) => [head, ...items]))
  leaveNamed(reading)
  boundByOthers(reading)
  return reading
}

/** Takes the number of a part; gives the part with its neighbours. */
const placeOf = ({ body, parts }: Reading, at: number): Place => {
  const [before, part, next] = [parts[at - 1], parts[at], parts[at + 1]]
  if (!part) throw new Error('no such part')
  const begins = part.item || before === undefined || before.ends === '.' || before.ends === ''
  return { at, part, plain: body.plain.slice(part.from, part.to), before, next, begins }
}

/** Takes a part; gives it with those it names and how it says that they sign. */
const hereOf = (reading: Reading, place: Place): Here => {
  const { body, terms, parts, pending, pendingBounds, giving } = reading
  const { at, part, before, next, begins } = place
  const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
  const isRow =
    (before?.ends === ':' && (pending !== null || pendingBounds !== null)) || (before?.ends === ';' && !begins && giving === before)
  const forms = formsIn(body, part.from, part.to, inside)
  if (forms.length === 0) {
    const hand =
      handIn(body, part, inside) ??
      countedIn(body, part, inside) ??
      (part.tells || isRowOf(body, part, next, inside) || isItemRow(body, parts, at, inside)
        ? { from: part.to, to: part.to, sole: inside.length === 1 && inside[0]?.count === 1, counted: true as const }
        : null) ??
      (isRow || (part.item && part.ends !== ':' && boundsIn(body, part.from, part.to).spans.length > 0) ? rowIn(body, part, inside) : null)
    if (hand) forms.push(hand)
  }
  const letters = inside.flatMap(({ group }) => (group?.length === 1 && group !== ANYBODY ? group : []))
  return { ...place, inside, label: inside[0], letters, forms, isRow, unsigned: forms.length === 0 && inside.length === 0 }
}

/** Takes a part that may head others, or end what those before it opened; whether it is one that says nothing more. */
const opens = (reading: Reading, place: Place): boolean => {
  if (isException(reading, place)) return true
  if (reading.named.at(-1)?.part !== place.before) leaveNamed(reading)
  if (isHeading(reading, place)) return true
  endLists(reading, place)
  if (isTitle(reading, place)) return true
  beginSentence(reading, place)
  return false
}

/** "İstisnalar: Çek keşidesi, kredi kullanımı": given by no rule. */
const isException = (reading: Reading, { part, before }: Place): boolean => {
  const { body, denied } = reading
  if (before?.ends !== ':' || !EXCEPTIONS_LABEL.test(body.plain.slice(before.from, before.to))) return false
  const out = contentOf(body, part.from, part.to, [])
  if (out === null) return tell(reading, part)
  denied.push(out)
  return done(reading, part)
}

/** "SATIN ALMA İŞLEMLERİ": what all that follows is about. */
const isHeading = (reading: Reading, { part }: Place): boolean => {
  const headed = reading.headings.find((each) => each.from === part.from && each.to >= part.to - 1)
  if (!headed) return false
  dropBounds(reading)
  Object.assign(reading, { heading: headed.name, title: null, headsArticle: part.title === true })
  forget(reading)
  return done(reading, part)
}

/** Forgets whom and what the words before a heading were about. */
const forget = (reading: Reading): void => {
  Object.assign(reading, { subject: null, pending: null, listing: null, last: [], titled: null })
}

/** Ends what an item's mark ends: what the item before was about, the list it stands above, the article. */
const endLists = (reading: Reading, { part, before }: Place): void => {
  const own = markOf(reading.body, part)
  if (part.item) [reading.labelled, reading.itemFrom] = [null, part.from]
  // What an article opened by whom it named ends with it.
  if (own.kind === 'article' && reading.listMark === null && reading.giving === before && (reading.listing?.clauses.length ?? 0) > 0)
    Object.assign(reading, { listing: null, pending: null })
  // A list ends with an item of the level above ("iii. … yetkilidir. 3- Çek keşidesi yönetim kurulunun uhdesindedir"), or with a sentence.
  if (reading.listing === null) reading.listMark = null
  else if (part.item && reading.listing.clauses.length > 0) {
    if (reading.listMark !== null && isAbove(own, reading.listMark)) {
      dropBounds(reading)
      Object.assign(reading, { listing: null, pending: null, opener: null, listMark: null })
    } else if (reading.listMark === null || own.depth < reading.listMark.depth) reading.listMark = own
  }
  if (own.kind === 'article') Object.assign(reading, { title: null, titled: null, subject: null })
}

/** "4. HİZMET SATIŞI", "B Grubunun Yetkileri": what its article is about, or whom. */
const isTitle = (reading: Reading, { at, part, plain }: Place): boolean => {
  if (!part.title) return false
  const { body, terms, parts, headsArticle, unsignedLists } = reading
  reading.title = isGeneralTitle(plain) ? null : quoteOf(body, part)
  // Behind "3. SATIN ALMA SÖZLEŞMELERİ": what headed the article before is no head of this one.
  if (reading.title !== null || headsArticle) reading.heading = null
  dropBounds(reading)
  forget(reading)
  const [whose, ...others] = terms.filter((term) => term.from >= part.from && term.to <= part.to)
  if (whose && others.length === 0) {
    Object.assign(reading, { title: null, subject: [[whose]], titled: [[whose]], open: true })
    if (isClosedBelow(body, parts, at, terms)) unsignedLists.push({ head: part, whose, items: [] })
  }
  return done(reading, part, true)
}

/** Takes a part that begins a sentence or an item: what the sentence before was about goes on in a list alone. */
const beginSentence = (reading: Reading, { part, before, begins }: Place): void => {
  const { opener } = reading
  // The next of those that open lists speaks of its own.
  if (part.item && opener !== null && opener !== '' && markOf(reading.body, part).kind === opener) {
    dropBounds(reading)
    Object.assign(reading, { pending: null, listing: null, opener: null })
  }
  if (!begins) return
  reading.sentence += 1
  if (!part.item) reading.pending = null
  else if (before?.ends === '.') reading.pending = reading.listing?.scope || null
  dropBounds(reading)
  // A list goes on from item to item; a sentence that is none ends it, and whom it was about.
  if (!part.item && !reading.open) [reading.subject, reading.listing] = [reading.titled, null]
  reading.open = false
  if (!part.item) reading.unread.push(...reading.carried.splice(0))
}
