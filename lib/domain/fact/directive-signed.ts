/** A part of a directive that says how somebody signs: its clauses, each with what it is about and bounds it, said in it or before it. */
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { isEmptyRange, refersBack } from './directive-bounds.ts'
import { bare, type Clause, clauseIn, clausesIn, contentOf, hasForm, runsOf } from './directive-clauses.ts'
import { articleMeant, bound, done, emit, type Here, leaveNamed, type Reading, type Step, tell } from './directive-reading.ts'
import { isGeneralTitle, isWithin, ofHead } from './directive-scopes.ts'
import {
  ALIKE,
  KIND_ALONE,
  NO_MATTER,
  OF_ITEM,
  OF_POWERS_ALONE,
  OF_SIGNING_ALONE,
  REFERS,
  REFERS_TO_ARTICLE,
  SAYS_SIGNED,
  TAKES_BACK,
  THESE,
  THESE_MATTERS,
  THOSE,
} from './directive-words.ts'

/** Takes a part with words on how somebody signs: adds the rules it gives, keeps its clauses for the list it heads, or tells it. */
export const signed: Step = (reading, here) => {
  const { body, unread } = reading
  const { part, forms, inside } = here
  if (forms.length === 0) return false
  const { clauses, unread: left } = clausesIn(body, part, forms, inside, reading.subject)
  unread.push(...left)
  if (clauses.length > 0) done(reading, part)
  const { pending, pendingBounds } = reading
  const scoped = clauses.map((clause) => ({
    ...clause,
    scope: clause.scope !== null && !BELOW.test(mend(clause.scope)) ? clause.scope : pending,
    bounds: pendingBounds ? { ...pendingBounds, ...clause.bounds, limit: clause.bounds.limit ?? pendingBounds.limit } : clause.bounds,
  }))
  reading.heldAmounts = null
  if (isOfNoMatter(reading, here, clauses)) return bound(reading, part, true)
  if (!takesTheseMatters(reading, here, scoped)) return tell(reading, part)
  if (scoped.some(({ bounds }) => isEmptyRange(bounds))) return tell(reading, part)
  takesHead(reading, here, scoped)
  if (isOfWordsNotRead(reading, here, scoped)) return tell(reading, part)
  // "… B Grubunun yetkisi yoktur; bu işlemler yalnız A Grubundan iki kişinin …": those kept from others.
  if (reading.withheld?.part === here.before && !here.begins && THESE.test(here.plain))
    for (const clause of scoped) clause.scope ??= reading.withheld?.acts ?? null
  if (!takesWhatIsMeant(reading, here, scoped)) return tell(reading, part)
  excludesThose(reading, scoped)
  takesMatterBefore(reading, here, scoped)
  if (isOfHeadNotRead(reading, here, scoped)) return tell(reading, { from: here.before?.from ?? part.from, to: part.to })
  if (!here.begins) takesBackBefore(reading, here, scoped)
  if (headsList(reading, here, scoped)) return true
  emitAll(reading, here, clauses, scoped)
  return true
}
const BELOW = /^\S*asagida\S*|^sayilan/

/** Takes the clauses as printed; whether their words name no matter: words of signing, of an item nobody looks up, or strange ones behind a colon. */
const isOfNoMatter = ({ pending }: Reading, { before }: Here, clauses: readonly Clause[]): boolean => {
  const unnamed = clauses.flatMap(({ scope }) => (scope !== null && lawOf('TR').kindsNamed(scope).length === 0 ? mend(scope) : []))
  // "Sigorta poliçelerinin imzalanması: Finans Müdürü, münferiden, …": words behind the colon that name no matter may bound it.
  const strange = before?.ends === ':' && pending !== null && unnamed.some((scope) => !KIND_ALONE.test(scope))
  return (
    // "… imzasına II. derece imza yetkilisinin imzası eklenir": of how others sign, and no matter of its own.
    unnamed.some((scope) => OF_SIGNING_ALONE.test(scope) || NO_MATTER.test(scope)) ||
    // "(i) bendindekileri": those of an item that nothing here looks up.
    unnamed.some((scope) => OF_ITEM.test(scope)) ||
    (strange && lawOf('TR').kindsNamed(pending).length > 0)
  )
}

/** "Bu işlemlerde B Grubundan iki kişi imza atar": gives the clauses the matter before; false where that is not one, or was not read. */
const takesTheseMatters = ({ last, giving, withheld }: Reading, { plain, before }: Here, scoped: Clause[]): boolean => {
  if (!scoped.some(({ scope }) => scope === null || OF_POWERS_ALONE.test(mend(scope)))) return true
  if (!THESE_MATTERS.test(plain) || withheld?.part === before) return true
  const abouts = new Set(last.map(({ scope }) => scope))
  const [about] = abouts
  if (giving !== before || before === undefined || abouts.size !== 1 || !about) return false
  for (const clause of scoped) clause.scope = about
  return true
}

/** Gives clauses whose words are a noun alone, or none, what the item or the head above them is about. */
const takesHead = ({ labelled, pending, giving, last }: Reading, { part, plain, before }: Here, scoped: Clause[]): void => {
  // "Madde 2. Tıbbi cihaz temini: 250.000 TL'ye kadar olan alımlarda …": a noun alone is of what the item is labelled with.
  for (const [index, clause] of scoped.entries())
    clause.scope = ofHead(clause.scope, index > 0 ? (scoped[index - 1]?.scope ?? null) : (labelled ?? pending))
  // "3.000.000 TL'ye kadar olanlar": an item speaks of what the one before it does.
  const listed = part.item && before?.item && giving === before ? (last.at(-1)?.scope ?? null) : null
  if (listed !== null && THOSE.test(plain)) for (const clause of scoped) clause.scope ??= listed
}

/** "100.000 TL'yi aşanları": whether they are those of words that were not read. */
const isOfWordsNotRead = (reading: Reading, { part, plain, begins }: Here, scoped: readonly Clause[]): boolean => {
  const { body, heading, title, last } = reading
  if (!scoped.some(({ scope }) => scope === null) || heading !== null || title !== null) return false
  return ((begins || last.length === 0) && THOSE.test(plain)) || (last.length === 0 && refersBack(body, part.from, part.to))
}

/** "Yukarıda sayılan işlemlerde", "3. madde kapsamındaki işlemlerde": gives the clauses what they mean; false where that was not read. */
const takesWhatIsMeant = (reading: Reading, { plain }: Here, scoped: Clause[]): boolean => {
  const { last, named, items, unread } = reading
  if (!scoped.some(({ scope }) => scope !== null && REFERS.test(mend(scope))) && !REFERS_TO_ARTICLE.test(plain)) return true
  const said = named.length > 0 ? named.splice(0) : items
  const scopes = new Set(
    articleMeant(reading, plain) ?? (said.length > 0 ? said.map(({ scope }) => scope) : last.map(({ scope }) => scope)),
  )
  const all = [...scopes].filter((each) => each !== null)
  // "Aynı işlemleri ancak … ile birlikte": they are the same up to the same amount too.
  const alike = scoped.filter(({ scope, bounds }) => scope !== null && mend(scope).startsWith('ayni ') && bounds.limit === null)
  const [amounts, ...other] = new Map(last.map(({ bounds }) => [JSON.stringify(bounds), bounds])).values()
  if (all.length === 0 || all.length < scopes.size || (alike.length > 0 && (!amounts || other.length > 0))) return false
  for (const { part } of said) {
    done(reading, part)
    if (unread.includes(part)) unread.splice(unread.indexOf(part), 1)
  }
  for (const clause of alike) clause.bounds = amounts ?? clause.bounds
  for (const clause of scoped) clause.scope = all.join('; ')
  return true
}

/** "Bunların dışındaki işlerde": leaves out what all the rules before are about; where not all were read, the clause hangs on those words. */
const excludesThose = ({ read, unread }: Reading, scoped: Clause[]): void => {
  for (const clause of scoped) {
    const { excludes } = clause
    if (excludes === null || !THOSE_BEFORE.test(mend(excludes))) continue
    const scopes = [...new Set(read.map(({ rule }) => rule.scope))]
    const all = unread.length === 0 && scopes.length > 0 && scopes.every((each) => each !== null)
    clause.excludes = all ? scopes.join('; ') : excludes
    if (!all) clause.condition = [clause.condition, `${excludes} dışında`].filter(Boolean).join('; ')
  }
}
const THOSE_BEFORE =
  /^(?:(?:yukarida\S*|bunlar\S*|sayilan\S*|belirtilen\S*|yazilan\S*|gosterilen\S*|anilan\S*|is\S*|islem\S*|husus\S*|konu\S*) ?)+$/

/** Gives the clauses that go on with the matter of the rule before ("aynı nitelikteki", "bu tutarı aşan", the next step of amounts) its words. */
const takesMatterBefore = ({ body, read, last }: Reading, { part }: Here, scoped: Clause[]): void => {
  // "Aynı nitelikteki siparişleri": those of the rule before.
  const same = read.at(-1)?.rule.scope ?? null
  if (same !== null) for (const clause of scoped) if (clause.scope !== null && ALIKE.test(mend(clause.scope))) clause.scope = same
  const about = last.at(-1)?.scope ?? null
  if (about === null) return
  const isOfIt = ({ scope }: Clause): boolean => scope === null || isWithin(scope, about)
  // "Bu tutarı aşan talimatlar": those of the words before.
  if (refersBack(body, part.from, part.to)) for (const clause of scoped) if (isOfIt(clause)) clause.scope = about
  // "Siparişler 150.000 TL'ye kadar … . 150.000 TL'yi aşan siparişler …": the next step of the same matter.
  for (const clause of scoped) {
    const { above } = clause.bounds
    const goesOn = last.some(({ bounds: { limit } }) => limit && above?.amount === limit.amount && above.currency === limit.currency)
    if (goesOn && isOfIt(clause)) clause.scope = about
  }
}

/** "İl Sağlık ve Ecza Odası işlemleri: bir D imzasıyla": whether they are of words before their colon that name a matter and were not read. */
const isOfHeadNotRead = ({ body, terms, heading, title }: Reading, { before, begins }: Here, scoped: readonly Clause[]): boolean => {
  if (before?.ends !== ':' || begins || heading !== null || title !== null || scoped.every(({ scope }) => scope !== null)) return false
  const inside = terms.filter((term) => term.from >= before.from && term.to <= before.to && term.person === null)
  return contentOf(body, before.from, before.to, inside) !== null && !isGeneralTitle(body.plain.slice(before.from, before.to))
}

/** Takes what goes on with the sentence of the rules before: bounds those by it, and gives it their matter where it names none. */
const takesBackBefore = ({ read, last, sentence }: Reading, { plain }: Here, scoped: Clause[]): void => {
  const former = last.at(-1)
  if (!former) return
  const ofSentence = read.filter((each) => each.sentence === sentence)
  const without = (words: string): void => {
    for (const each of ofSentence) if (each.rule.condition === undefined) each.rule = { ...each.rule, condition: `${words} hariç` }
  }
  // "…; ancak 01.05 ile 30.09 arasında Genel Müdürle müştereken": the same matter, signed otherwise.
  const season = scoped.find(({ condition }) => condition !== null && /tarihleri aras/.test(mend(condition)))?.condition
  if (season && /^\s*ancak\b/.test(plain)) without(season.replace(/aras\S*$/u, 'arası'))
  // "…; ancak 1.000.000 TL'yi aşanlar … müştereken": up to there the words before it hold.
  const step = scoped.find(({ bounds }) => bounds.above ?? bounds.floor)?.bounds
  const begin = step?.above ?? step?.floor
  const ofFormer = (scope: string | null): boolean => scope !== null && former.scope !== null && isWithin(scope, former.scope)
  const takesBack = TAKES_BACK.test(plain)
  // "… birinin, 600.000 TL'yi aşıyorsa ikisinin imzası": the next step of the same matter.
  if (begin && (takesBack || scoped.every(({ scope }) => scope === null || ofFormer(scope))))
    for (const each of ofSentence)
      if (
        each.rule.limit === null &&
        (each.rule.above ?? each.rule.floor)?.amount !== begin.amount &&
        (takesBack || ofFormer(each.rule.scope))
      )
        each.rule = { ...each.rule, limit: begin, inclusive: step?.floor === undefined }
  // "…; ancak depo kiraları … müştereken": what it is about was taken out of the words before it.
  const out = !begin && takesBack ? scoped.find(({ scope }) => scope !== null && scope !== former.scope) : undefined
  if (out) without(out.scope ?? '')
  for (const clause of scoped)
    if (clause.scope === null)
      Object.assign(clause, {
        scope: former.scope,
        excludes: former.excludes,
        bounds: bare(clause) && clause.condition !== null ? former.bounds : clause.bounds,
      })
}

/** "B Grubundan iki kişi müştereken:" — keeps the clauses for what stands behind the part; whether they head it. */
const headsList = (reading: Reading, { part, plain, next }: Here, scoped: Clause[]): boolean => {
  const { body, terms, pending, heading, title } = reading
  if (next === undefined) return false
  const items =
    next.item &&
    !next.row &&
    (part.ends === ':' || /\basagida/.test(plain) || (part.ends === ';' && next.ends !== ':' && !hasForm(body, next, terms)))
  // "B Grubuna dahil iki kişi müştereken: ödeme talimatlarını … imzalamaya": what they sign stands behind the colon.
  const words =
    part.ends === ':' &&
    !next.item &&
    scoped.length > 0 &&
    scoped.every((clause) => clause.scope === null && bare(clause)) &&
    pending === null &&
    heading === null &&
    title === null &&
    !hasForm(body, next, terms) &&
    !terms.some((term) => term.from >= next.from && term.to <= next.to)
  if (!items && !words) return false
  Object.assign(reading, { listing: { clauses: scoped, scope: null }, last: scoped })
  if (!items) reading.open = true
  return true
}

/** Takes the clauses as printed and as completed; adds their rules, those of the items that waited for them, and keeps them for what follows. */
const emitAll = (
  reading: Reading,
  { part, before, next, begins, inside, forms }: Here,
  clauses: readonly Clause[],
  scoped: Clause[],
): void => {
  const { body, terms, read, named, carried, subject, pendingBounds, heading } = reading
  const own = runsOf(
    body,
    inside.filter((term) => term.to <= (forms[0]?.from ?? 0)),
  )
  const [only, ...others] = scoped
  if (named.at(-1)?.part.ends === '.') leaveNamed(reading)
  if (only && others.length === 0 && named.length > 0) {
    for (const each of named) done(reading, each.part)
    only.scope = [...named.splice(0).map((each) => each.scope), ...(clauses[0]?.scope === null ? [] : [only.scope])].join('; ')
  }
  const [form, ...more] = forms
  for (const item of carried.splice(0)) {
    const end = { from: item.to, to: item.to, sole: form?.sole === true }
    const clause = part.item && more.length === 0 && inside.length === 0 ? clauseIn(body, item.from, item.to, end, [], subject) : null
    if (clause?.scope) emit(reading, clause, clause.scope, item)
    if (clause?.scope) done(reading, item)
    else tell(reading, item)
  }
  // The words of a row begin with its amounts.
  const row = before?.ends === ':' && pendingBounds !== null ? before.from : part.to
  for (const clause of scoped) emit(reading, clause, clause.scope ?? heading, { from: Math.min(row, clause.from), to: clause.to })
  // "B Grubu münferit imzası ile; …": what it is about follows.
  const goesOn = next !== undefined && !next.item && !SAYS_SIGNED.test(body.plain.slice(next.from, next.to)) && !hasForm(body, next, terms)
  if (scoped.some(({ scope }) => scope === null) && part.ends === ';' && goesOn) {
    read.splice(-scoped.reduce((sum, { signers }) => sum + signers.length, 0))
    Object.assign(reading, { listing: { clauses: scoped, scope: null }, open: true })
  }
  Object.assign(reading, { last: scoped, giving: part })
  if (own.length === 1 && begins && !part.item && part.ends === ';') reading.subject ??= own[0] ?? null
}
