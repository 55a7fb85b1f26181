/** The forms of signing in a clause of prose, and who signs in each: named one by one or in one list, beside others, with one of them. */
import { fold } from '../kernel/text.ts'
import type { RepresentationMode } from '../fact/fact.ts'
import type { Body, Span } from '../fact/found.ts'
import type { Conditions } from './conditions.ts'
import { ALONE, FORM } from './given.ts'
import type { Signer } from './references.ts'
import { isName } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import type { Bound } from './bounds.ts'

// What the statute or the contract says of whoever holds an office names nobody.
const TITLED =
  /(?:muduru|mudurleri|baskani|yardimcisi|vekili|uye|uyesi|uyeleri|ortagi|ortaklari|ortaklardan|mudurlerden|uyelerinden|azalarindan|azadan|memuru|reisi|azasi)\s*[:;,]?\s*$/
// The members of an organ, whoever they are, sign; not the person named before them.
export const OTHERS =
  /(?:mudurlerin|mudurlerden|mudurlerinin|mudurlerinden|uyelerinden|uyelerinin|uyelerden|yetkililerden|yetkililerinden|yetkililerinin|temsilcileri|ortaklarin|ortaklardan|her bir[a-z]*)\b/
const ONE_OF_THEM =
  /(?:uyelerinden|uyelerden|mudurlerden|mudurlerinden|yetkililerden|yetkililerinden)\s(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))\b/
const TITLES =
  '(?:(?:yonetim|kurulu|idare|meclisi|ikinci|i{2,3}\\.?|2\\.|reisi?|aza(?:si)?|azadan|baskani?|yardimcisi|vekili|uyesi|uye|uyeler|uyeleri|uyelerinden|diger|muh\\.?|muhasip|murahhas|vakif|vakfi|dernek|dernegi|sayman[a-z]*|sekreter[a-z]*|sirket|mudur|muduru|mudurleri|ortagi|genel|mudurlerden|ortaklar[a-z]*|ticari|mumessil[a-z]*|temsilci[a-z]*|komandite|kollektif|serik) )*'
/** The case of a name, behind its mark. */
export const CASE_OF_NAME = "(?:['?*°]\\s?[a-z]{1,4})?"
/** What stands between two of one list. */
export const LISTED = new RegExp(`^${CASE_OF_NAME}\\s*(?:,|ve|ile)?(?: (?:ve|ile))?\\s*${TITLES}$`)
// "A'nın, B veya C'den birisi ile birlikte": of several one co-signs.
const EITHER = new RegExp(`^${CASE_OF_NAME}\\s*(?:,|(?:ve ?\\/ ?)?veya|yahut|ya da)\\s*${TITLES}$`)
const OR_WORD = /\b(?:veya|yahut|ya da)\b/
const EITHER_OR_AND = new RegExp(`${EITHER.source}|${LISTED.source}`)
const OF_THOSE = /^(?:bunlar|(?:bu )?ikisi|adi gecen|anilan|isimleri gecen)/
const ANY_OF_ORGAN = /^(?:diger )?herhangi bir /
const ONE_WITH = new RegExp(
  String.raw`^${CASE_OF_NAME}\s*(?:(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))|hangisi olursa olsun onunla)\b`,
)
// "Ayşe Yılmaz şirketi münferiden temsile yetkilidir": the person is the subject.
const ACTS =
  /^,? ?(?:(?:kendi )?sirket [uü]nvani (?:alt[iu]na|uzerine) (?:ata|koya|vaz ?ed)[a-z]* $|sirketi|sirketimizi|firmayi|subeyi|kooperatifi|firmasini|isletmeyi)\b[^,;:]{0,60}$/
// "Şirketi Ayşe Yılmaz münferit imzası ile temsil ve ilzam eder": he is, in the middle.
const REPRESENTED = /\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi)\s+(?:[a-z0-9]+ ){0,6}$/
const REPRESENTS = /(?:temsil|ilzam) ed(?:er|ecek)|^\S*\s(?:olarak )?yetkilidir/
// "A'ya münferiden yetki verilmesine"
const ENTITLED = /^\s?(?:[a-z]+,? ){0,12}(?:imza |temsil )?yetki(?:si)? (?:ver|tan)/
const BY = /^\s*(?:tarafindan|yetkili kilin[a-z]*)\b/
// "A veya B'den birinin imzası ile": either signs alone.
const ONE_OF_TWO = /^\S{0,6}\s(?:herhangi )?(?:bir|biri|birisi)n[iu]n\b[^,;:]{0,80}imza/
// "A'nın imzası yeterlidir", "A'nın imzası şirketi bağlar": nobody else's is asked for.
export const IS_ENOUGH =
  /^\S{0,6}\s(?:(?:sirket[a-z]* )?(?:unvan[a-z]* )?(?:alt[iu]na )?(?:ataca[kg]i|koyacagi) )?imzasi(?:nin)?\s(?:(?:sirketi|kooperatifi|isletmeyi)\s)?(?:yeterli|yetkilidir\b|kafi(?:dir)?\b|yeter\b|bagla(?:r\b|yacaktir|mas)|(?:temsil|ilzam)[a-z ]* (?:ed|et))/
// "A ve B'den her birine münferiden"
export const EACH_OF_THEM = /^\S{0,6}\s(?:ayri ayri )?her bir(?:i|isi)?(?:n[ae]|n[iu]n)?(?:\s*$|,? (?!veya\b|karar))/
// "A'nın şirket ünvanı altına koyacağı imzası ile": the signature of one person, said of nobody else in the clause.
const HIS_SIGNATURE = /^\S{0,6}\s[^,;:]{0,60}\b(?:imzasi|imza) ile[^,;:]{0,60}(?:temsil|ilzam)/
/** Those who sign, with whom, and whether with any one of those. */
export type Signers = { persons: string[]; with: string[]; any: boolean }
export const NOBODY: Signers = { persons: [], with: [], any: false }
// "A, B ile birlikte müştereken": who co-signs stands last.
const WITH = /^(?:['’]?\s?y?l[ae]|\s+ile)(?:\s+(?:birlikte|beraber))?\s*$/
// "A ile B veya C'den birinin müşterek imzası"
const ONE_OF = /^\S{0,6}\s(?:herhangi )?(?:bir|biri|birisi)(?:n[iu]n)?\s(?!kisi)/
// "A ve B'den birer kişinin": which of them the fact would not tell.
const ONE_OF_EACH = /\bbirer\b/
// The subject stands right before the form: "Ayşe Yılmaz tek imzasıyla", "A ve B ise ancak birlikte".
const RIGHT_BEFORE =
  /^[\s;,]*(?:(?:ise|da|de|ancak|yalniz(?:ca)?|sadece|yine|daima|mutlaka|bundan boyle|bundan sonra|sirketi(?:mizi)?|birbirleri(?:yle| ile)|kendi aralarinda|her (?:hususta|konuda|iste|islemde)|her turlu (?:isl?e?m?(?:de|lerde)|konuda|hususta)|(?:gorev|uyelik) sure(?:si|leri)(?: boyunca|nce| icinde)) ?)*$/
const BESIDE_HIM = /\bimza(?:si|lari)? (?:ile|ve)(?: birlikte| beraber)? (?:diger )?$/
// Somebody before was not legible.
const JOINED = /(?:\bve|\bile|\bnolu|(?<!\b(?:munferi[a-z]*|mustere[a-z]*|birlikte|tek basina|imza[a-z]*)\s?),)\s*$/
const OTHERWISE = /(?<!\b(?:unvan|kase|imza)[a-z]*) (?:veya|ya da|yahut)\b/
/** "Başkan ve bir müdürün B ile birlikte": somebody joined to who is named before, by an office of whose holder nothing is known. */
const JOINED_BY_TITLE =
  /(?:\b(?:ve|ile|veya|ya da|yahut)|,) (?:[a-z]+ ){0,3}(?:mudur|uyesi|azasi|baskan|reis|vekili|yardimcisi|muavini|memuru|temsilcisi|sorumlusu)(?:u|i)?n?[iu]n(?![a-z])/
/** Whether words between people, or behind the last of them up to a place, join somebody whom only his office tells and nobody knows. */
export const isOneLost = (body: Body, people: readonly Span[], to: number): boolean =>
  people.some((each, at) => JOINED_BY_TITLE.test(body.plain.slice(each.to, people[at + 1]?.from ?? to)))
/** Who signs in a part of a clause that ends with its form: named one by one, or in one list, or meant by their office. */
export const signersOf = (
  body: Body,
  people: readonly Signer[],
  to: number,
  mode: RepresentationMode,
  earlier: readonly string[],
): Signers => {
  const last = people.at(-1)
  if (!last) return NOBODY
  const named = { body, people, last, rest: body.plain.slice(last.to, to), to, mode, earlier }
  if (ONE_OF_EACH.test(named.rest) || isOneLost(body, people, to)) return NOBODY
  const read =
    besideOneOfTwo(named) ?? withOneOf(named) ?? alongWith(named) ?? oneOfOthers(named) ?? (last.referred ? meantIn(named) : namedIn(named))
  const all = [...read.persons, ...read.with]
  return joinsOthers(body, people, all) || (all.length === 2 && !read.any && standsTwice(body, people)) ? NOBODY : read
}
/** "Başkan ile birlikte A ve B'nin": whether somebody is joined to those who were read and is none of them. */
export const joinsOthers = (body: Body, people: readonly Signer[], read: readonly string[]): boolean => {
  const used = new Set(read.map((name) => fold(name)))
  if (used.size === 0) return false
  const isRead = ({ names }: Signer): boolean => names.length === 0 || names.some((name) => used.has(fold(name)))
  const [first, last] = [people.findIndex(isRead), people.findLastIndex(isRead)]
  const isJoined = (at: number): boolean => people[at] !== undefined && firstJoined({ body, people }, at, JOINING) < at
  return first >= 0 && (isJoined(first) || isJoined(last + 1))
}
/** "Başkan ile iki üyenin", where the two who were named last are he and another: of whom the words are is not settled. */
export const standsTwice = (body: Body, people: readonly Signer[]): boolean =>
  people.some(({ names, referred, of }, at) => {
    if (!referred || of !== null || names.length < 2) return false
    return people
      .slice(firstJoined({ body, people }, at, JOINING), at)
      .some((other) => other.names.length === 1 && names.some((name) => fold(name) === fold(other.names[0] ?? '')))
  })

/**
 * Those named before a form, the last of them and the words from him to the form (`to`); `earlier` are those who signed in the form before.
 */
type Named = {
  body: Body
  people: readonly Signer[]
  last: Signer
  rest: string
  to: number
  mode: RepresentationMode
  earlier: readonly string[]
}
/** The first of those who are joined, by such words, to the one at a place. */
const firstJoined = ({ body, people }: Pick<Named, 'body' | 'people'>, at: number, between: RegExp, own?: 'of'): number => {
  let first = at
  for (; first > 0; first--) {
    const [previous, next] = [people[first - 1], people[first]]
    if ((own !== undefined && previous?.after === own) || !between.test(body.plain.slice(previous?.to, next?.from))) break
  }
  return first
}
const namesOf = (all: readonly Signer[]): string[] => (all.some(({ names }) => names.length === 0) ? [] : all.flatMap(({ names }) => names))

/** "A ile birlikte B veya C'den birinin müşterek imzası"; null where the words are others. */
const besideOneOfTwo = (named: Named): Signers | null => {
  const { body, people, last, mode } = named
  const beside = besideAt(body, people)
  if (mode !== 'joint' || beside <= 0 || last.after !== 'from' || !ONE_OF_TWO.test(body.plain.slice(last.to, last.to + 120))) return null
  const own = namesOf(people.slice(firstJoined(named, beside - 1, LISTED), beside))
  const others = namesOf(people.slice(beside))
  return others.length > 0 ? { persons: own, with: others, any: others.length > 1 } : NOBODY
}

/** "A'nın, B veya C'den birisi ile birlikte", "A, diğer müdürlerden biriyle"; null where the words are others. */
const withOneOf = (named: Named): Signers | null => {
  const { body, people, last, rest, mode } = named
  const isAnyOfOrgan = mode === 'joint' && last.referred && last.of === 1 && ANY_OF_ORGAN.test(body.plain.slice(last.from, last.to))
  if (!ONE_WITH.test(rest) && !isAnyOfOrgan) return null
  if (last.referred) return withOneMeant(named)
  const others = firstJoined(named, people.length - 1, last.after === 'from' ? EITHER_OR_AND : EITHER, 'of')
  const signers = people.slice(firstJoined(named, others - 1, EITHER_OR_AND), others)
  // "A ve B'nin veya C'nin": who of them belong together the words do not tell.
  if (signers.length > 2 && isMixed(body, signers)) return NOBODY
  return others > 0 && signers.at(-1)?.after === 'of'
    ? { persons: namesOf(signers), with: namesOf(people.slice(others)), any: people.length - others > 1 }
    : NOBODY
}
/** Whether "and" and "or" both stand in one list. */
const isMixed = (body: Body, list: readonly Signer[]): boolean =>
  new Set(list.slice(1).map((next, at) => OR_WORD.test(body.plain.slice(list[at]?.to, next.from)))).size > 1
const withOneMeant = (named: Named): Signers => {
  const { body, people, last, earlier } = named
  const subject = people[people.length - 2]
  const own =
    subject?.after === 'of' || subject?.after === null ? people.slice(firstJoined(named, people.length - 2, EITHER_OR_AND), -1) : []
  if (own.length > 2 && isMixed(body, own)) return NOBODY
  const persons = own.length > 0 ? namesOf(own) : [...earlier]
  // "A ve B münferiden, C ise bunlardan biriyle": one of those spoken of.
  if (OF_THOSE.test(body.plain.slice(last.from, last.to)))
    return persons.length > 0 && earlier.length > 1 ? { persons, with: [...earlier], any: true } : NOBODY
  // "Diğer iki müdürden biriyle": those, where the notice settles who they are; else whoever signs beside them.
  const others = last.names.filter((name) => !persons.some((each) => fold(each) === fold(name)))
  return persons.length > 0 ? { persons, with: others.length > 0 ? others : ['*'], any: others.length > 1 } : NOBODY
}

/** "A, B ile birlikte müştereken": who co-signs stands last; null where the words are others. */
const alongWith = (named: Named): Signers | null => {
  const { body, people, rest, mode, earlier } = named
  if (mode !== 'joint' || !WITH.test(rest)) return null
  const listed = firstJoined(named, people.length - 1, EITHER, 'of')
  // "B ve C, A ile birlikte": commas alone join no one of several.
  const either = OR_WORD.test(body.plain.slice(people[listed]?.to, people.at(-1)?.from)) ? listed : people.length - 1
  const others = either < people.length - 1 ? either : firstJoined(named, people.length - 1, LISTED, 'of')
  const subject = people[others - 1]
  const own =
    subject && (subject.after === 'of' || subject.after === null) ? people.slice(firstJoined(named, others - 1, LISTED), others) : []
  const persons = own.length > 0 ? namesOf(own) : others === 0 ? [...earlier] : []
  const co = namesOf(people.slice(others))
  // "A'nın veya B'nin C ile birlikte": one of two, and which the fact would not tell.
  const [first] = own
  const former = first && people[people.indexOf(first) - 1]
  if (former && EITHER.test(body.plain.slice(former.to, first.from)) && !LISTED.test(body.plain.slice(former.to, first.from))) return NOBODY
  return persons.length > 0 && co.length > 0 ? { persons, with: co, any: either < people.length - 1 } : NOBODY
}

/** "A ile B veya C'den birinin müşterek imzası"; null where the words are others. */
const oneOfOthers = (named: Named): Signers | null => {
  const { people, last, rest, mode } = named
  if (mode !== 'joint' || last.after !== 'from' || last.referred || !ONE_OF.test(rest)) return null
  const others = firstJoined(named, people.length - 1, EITHER)
  const own = people.slice(firstJoined(named, others, LISTED), others)
  return others > 0 && others < people.length - 1 && own.length > 0
    ? { persons: namesOf(own), with: namesOf(people.slice(others)), any: true }
    : NOBODY
}

/** Whether the words behind a form give it to those who stand before it. */
const isEntitled = ({ body, last, to }: Named): boolean => last.after === 'to' && ENTITLED.test(body.plain.slice(to, to + 120))

/** Those whom words mean: so many of them, or all. */
const meantIn = (named: Named): Signers => {
  const { people, last, mode } = named
  if (last.of !== null) return someMeantIn(named, last.of)
  // Of people who sign alone, each may as well be meant beside an "or".
  const joins = [LISTED, ...(mode === 'sole' ? [EITHER] : [])].map((join) => firstJoined(named, people.length - 1, join))
  // "… seçildi ve kendisine münferit imza yetkisi verildi"
  if (last.after !== 'of' && last.after !== null && !isEntitled(named)) return NOBODY
  return { persons: namesOf(people.slice(Math.min(...joins))), with: [], any: false }
}
const someMeantIn = (named: Named, of: number): Signers => {
  const { body, people, last, mode } = named
  // "Başkan ve başkan vekilinden herhangi biri": of all who stand in the list.
  const list = people.slice(firstJoined(named, people.length - 1, LISTED))
  const meant = list.length > 1 ? namesOf(list) : [...last.names]
  const count = meant.length
  // "Başkanın imzası ile birlikte üyelerden ikisinin": he is one more.
  if (BESIDE_HIM.test(body.plain.slice(Math.max(0, last.from - 40), last.from))) return NOBODY
  if (count === 0 || of > count || (of > 2 && of < count)) return NOBODY
  if (of === 1) return mode === 'sole' ? { persons: meant, with: [], any: false } : NOBODY
  return { persons: meant, with: [], any: count > of }
}

/** Those named before a form, of whom it is said. */
const namedIn = (named: Named): Signers => {
  const { body, people, last, rest, mode } = named
  // "A, B ve C'den iki A'nın veya …": other ways to sign, which were not read.
  if (mode === 'joint' && OTHERWISE.test(rest)) return NOBODY
  const any = last.after === 'of' && ONE_OF_THEM.test(rest)
  const each = mode === 'sole' && (last.after === 'from' || last.after === 'of') && EACH_OF_THEM.test(rest)
  if (OTHERS.test(rest) && !any && !each) return NOBODY
  // Of people who sign alone, each may as well be named beside an "or".
  const start = Math.min(
    firstJoined(named, people.length - 1, LISTED),
    mode === 'sole' ? firstJoined(named, people.length - 1, EITHER) : people.length,
  )
  if (
    last.after !== 'of' &&
    last.after !== 'from' &&
    !isEntitled(named) &&
    !isSubject(named, people[start] ?? last) &&
    !TITLED.test(body.plain.slice(Math.max(0, last.from - 40), last.from))
  )
    return NOBODY
  // Who signs with the last one named stands before him in one list; in a list the ending stands at the last name only.
  return { persons: namesOf(people.slice(start)), with: any ? ['*'] : [], any: false }
}
/** Whether those from the first of a list on are the subject of the form. */
const isSubject = ({ body, last, rest, to }: Named, first: Signer): boolean =>
  last.after === null &&
  (ACTS.test(rest) ||
    BY.test(rest) ||
    (RIGHT_BEFORE.test(rest) && !JOINED.test(body.plain.slice(Math.max(0, first.since - 90), first.since))) ||
    (/^[^,;:]{0,60}$/.test(rest) &&
      REPRESENTED.test(body.plain.slice(Math.max(0, first.from - 60), first.from)) &&
      REPRESENTS.test(body.plain.slice(to, to + 160))))

/** Whether "birlikte" stands between two of one list ("A ile birlikte B veya C'nin müşterek"): then it is none of the forms. */
const isBetween = (body: Body, people: readonly Signer[], at: number): boolean => {
  const next = people.find((person) => person.from > at)
  const last = people.findLast((person) => person.to <= at)
  return next !== undefined && last !== undefined && BESIDE.test(body.plain.slice(last.to, next.from))
}
const BESIDE = new RegExp(`^(?:['?*°]\\s?y?l[ae]|\\s+ile) (?:birlikte|beraber) ${TITLES}$`)
/** Whatever joins two who are named to one another. */
const JOINING = new RegExp(`${EITHER_OR_AND.source}|${BESIDE.source}`)
/** Where those begin beside whom the ones before them sign ("A ile birlikte B veya C'den birinin"); -1 where the words do not say so. */
const besideAt = (body: Body, people: readonly Signer[]): number =>
  people.findIndex((person, at) => at > 0 && BESIDE.test(body.plain.slice(people[at - 1]?.to, person.from)))
const OR_ALONE = /^\s(?:veya|ya da|ve\/veya|ve ?veya|gerek(?:se)?|ve gerek|(?:ve )?hem(?: de)?|ve)\s$/
/** A form of a clause: where its words begin, where the form stands, and who is named before it. */
export type Part = { mode: RepresentationMode; from: number; at: number; end: number; people: Signer[] }
/** Whether between two places stands an amount alone. */
const isNothingBut = (body: Body, from: number, to: number, bound: Bound): boolean =>
  bound.from >= from &&
  bound.to <= to &&
  /^\s*$/.test(body.plain.slice(from, bound.from) + body.plain.slice(bound.to, to).replace(/^lerde\b/, ''))

/** The forms of representation of a clause, each with the people named for it; null where two forms are said of the same people. */
export const partsOf = (body: Body, from: number, to: number, people: Signer[], bounds: readonly Bound[]): Part[] | null => {
  const parts: Part[] = []
  for (const match of allIn(body.plain.slice(from, to), FORM)) {
    if (match[0] === 'birlikte' && isBetween(body, people, from + match.index)) continue
    // "İkisinin birlikte": who signs, and not how.
    if (people.some((person) => person.referred && person.from <= from + match.index && from + match.index < person.to)) continue
    const [at, end, mode] = [
      from + match.index,
      from + match.index + match[0].length,
      ALONE.test(match[0]) ? ('sole' as const) : ('joint' as const),
    ]
    const last = parts.at(-1)
    const own = people.filter((person) => person.from >= (last?.end ?? from) && person.to <= at)
    // "B ile birlikte 50.000 TL'ye kadar müştereken": one form, its amount in the middle.
    const inside =
      last?.mode === 'joint' && mode === 'joint' && bounds.some((bound) => isNothingBut(body, last.end, from + match.index, bound))
    // Another amount is another power of those named before.
    const other = !inside && last !== undefined && bounds.some((bound) => bound.from >= last.end && bound.to <= at)
    if (last && own.length === 0 && !other) {
      // "Müştereken veya münferiden": each alone too.
      if (last.mode !== mode && (last.people.length === 1 || !OR_ALONE.test(body.plain.slice(last.end, from + match.index)))) return null
      if (last.mode !== mode) last.mode = 'sole'
      last.end = end
    } else parts.push({ mode, from: last?.end ?? from, at, end, people: own })
  }
  const [first] = parts
  if (parts.length === 0) {
    const last = people.at(-1)
    const rest = last ? body.plain.slice(last.to, to) : ''
    // "Başkan ile üyelerden birinin imzası": one of them beside him, and nobody alone.
    const between = body.plain.slice(people.at(-2)?.to, last?.from)
    // "Başkan ve başkan vekilinden birinin" is of the two, "başkan ve üyelerden birinin" of him and of one of the many.
    const either = OR_ALONE.test(between) && !(last?.names.length !== 1 && /^\sve\s$/.test(between))
    const joined = last?.referred && people.length > 1 && besideAt(body, people) <= 0 && !either
    if (last?.after === 'from' && ONE_OF_TWO.test(rest) && !joined)
      return [{ mode: besideAt(body, people) > 0 ? 'joint' : 'sole', from, at: last.to, end: last.to, people }]
    return last?.after === 'of' && people.length === 1 && (HIS_SIGNATURE.test(rest) || IS_ENOUGH.test(rest))
      ? [{ mode: 'sole', from, at: last.to, end: last.to, people }]
      : []
  }
  if (!first || parts.length > 1 || first.people.length > 0 || people.length === 0) return parts
  // "münferit imza ile Ayşe Yılmaz tarafından temsil edilmesine"; else one form of all whose people are named behind it ("müştereken imzaya
  // A ve B yetkilidir") would be missed.
  const [last] = people.slice(-1)
  const by = last ? BY.exec(body.plain.slice(last.to, to)) : null
  // "Münferiden temsile A, evrakı imzalamaya B yetkili kılınmıştır": each his own power, and the form is not of the last.
  const listed = people.slice(1).every((person, which) => {
    const between = body.plain.slice(people[which]?.to, person.from)
    return AND.test(between) || OR.test(between) || BESIDE.test(between)
  })
  return last && by && listed ? [{ ...first, people, at: last.to + by[0].length, end: last.to + by[0].length }] : null
}
const AND = new RegExp(`^${CASE_OF_NAME}\\s*(?:ve|ile|,)\\s*${TITLES}$`)
const OR = new RegExp(`^${CASE_OF_NAME}\\s*,?\\s*(?:veya|yahut|ya da)\\s*${TITLES}$`)
/**
 * "A ile B veya A ile C'nin müştereken", "A ile birlikte B veya C'nin": each pair signs; of two groups (`grouped`) one of each. Null where
 * no "or" stands between those named; nobody where the words do not tell which of them belong together ("A ve B veya C'nin müşterek
 * imzaları").
 */
export const alternativesOf = (body: Body, named: readonly Signer[], to: number, grouped: boolean): string[][] | null => {
  const joins = named.slice(1).map((person, at) => body.plain.slice(named[at]?.to, person.from))
  const start = joins.findLastIndex((words) => !AND.test(words) && !OR.test(words) && !BESIDE.test(words)) + 1
  const [people, between] = [named.slice(start), joins.slice(start)]
  const rest = body.plain.slice(people.at(-1)?.to, to)
  if (!between.some((words) => OR.test(words))) return null
  if (people.some(({ names }) => names.length !== 1)) return []
  const names = people.map((person) => person.names[0] ?? '')
  const apart = between.findIndex((words) => BESIDE.test(words) || (grouped && WITH_NEXT.test(words)))
  const others = between.filter((_, at) => at !== apart)
  if (apart >= 0 && others.every((words) => OR.test(words)) && (grouped || apart === 0))
    return names.slice(0, apart + 1).flatMap((one) => names.slice(apart + 1).map((other) => [one, other]))
  if (ONE_WITH.test(rest) || WITH.test(rest) || ONE_OF.test(rest)) return null
  const sets: string[][] = [[names[0] ?? '']]
  for (const [at, words] of between.entries()) {
    if (OR.test(words)) sets.push([names[at + 1] ?? ''])
    else sets.at(-1)?.push(names[at + 1] ?? '')
  }
  return sets.every((set) => set.length > 1) ? sets : []
}

// "A veya B'den birinin C ile birlikte müştereken"
const ONE_OF_THESE = new RegExp(`^\\S{0,6}\\s(?:herhangi )?bir(?:i|isi)?n[iu]n,?\\s${TITLES}$`)

/** "A veya B'den birinin C ile müşterek imzası": each of those with the one named last; null where the words are others. */
export const oneOfWith = (body: Body, people: readonly Signer[], to: number): string[][] | null => {
  const [last, former] = [people.at(-1), people.at(-2)]
  if (!last || former?.after !== 'from' || !WITH.test(body.plain.slice(last.to, to))) return null
  if (!ONE_OF_THESE.test(body.plain.slice(former.to, last.from))) return null
  let first = people.length - 2
  while (first > 0 && EITHER_OR_AND.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
  const each = people.slice(first, -1)
  return each.length > 1 && [...each, last].every(({ names }) => names.length === 1)
    ? each.map(({ names }) => [names[0] ?? '', last.names[0] ?? ''])
    : null
}

/** "A ile B veya A ile C": each pair is printed as one. */
export const isSaidTwice = (people: readonly Signer[]): boolean => {
  const names = people.flatMap((person) => person.names.map(fold))
  return new Set(names).size < names.length
}

/** Each set of signers as a rule of its own. */
export const apartOf = (sets: readonly string[][]): { persons: string[]; others: string[] }[] =>
  sets.map((persons) => ({ persons, others: [] }))

/** Sets of signers as rules: of pairs each person's, with any of those who sign along. */
export const sharedOf = (sets: readonly string[][]): { persons: string[]; others: string[] }[] => {
  const whole = apartOf(sets)
  if (sets.length < 2 || sets.some(({ length }) => length !== 2)) return whole
  const names = [...new Set(sets.flat())]
  const common = names.filter((name) => sets.every((set) => set.includes(name)))
  return [...common, ...names.filter((name) => !common.includes(name))].map((name) => ({
    persons: [name],
    others: sets.filter((set) => set.includes(name)).flatMap((set) => set.filter((other) => other !== name)),
  }))
}
const WITH_NEXT = new RegExp(`^(?:['?*°]\\s?y?l[ae]|\\s+ile)\\s+${TITLES}$`)
// "B veya C'den birinin katılımıyla"
const JOINS_IN = /^\S{0,6}\s(?:herhangi )?bir(?:i|isi)?n[iu]n\s(?:de |da )?(?:katilim|istirak|imza)[a-z]*(?: ile)?\s*$/

/** "A'nın imzası bulunmak şartıyla B veya C'den birinin katılımıyla müştereken": A with one of them. */
export const besideOne = (body: Body, { people, mode, at }: Part, added: Conditions | null): Signers | null => {
  const [last, needed] = [people.at(-1), added?.indispensable?.[0]]
  if (needed === undefined || !isName(needed) || last?.after !== 'from' || people.flatMap(({ names }) => names).length < 2) return null
  // "… şartıyla B veya C'den birinin imzasıyla": the one signature of the two is the second.
  if (
    !(mode === 'joint'
      ? JOINS_IN.test(body.plain.slice(last.to, at))
      : at === last.to && ONE_OF_TWO.test(body.plain.slice(last.to, last.to + 90)))
  )
    return null
  const joined = people.slice(1).every((person, which) => EITHER_OR_AND.test(body.plain.slice(people[which]?.to, person.from)))
  // "Diğer iki müdürden birinin": those but for him.
  const others = people.flatMap(({ names }) => names).filter((name) => fold(name) !== fold(needed))
  return joined && others.length > 1 && people.every(({ names, referred }) => names.length === 1 || (referred && people.length === 1))
    ? { persons: [needed], with: others, any: true }
    : null
}
