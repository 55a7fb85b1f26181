/**
 * Whom words mean that name nobody: the holders of an office ("müdürlerin"), who has a title ("Yönetim Kurulu Başkanının"), those spoken of
 * just before ("adı geçenler", "her ikisi"), the others ("diğer iki üye"). Only whom the notice itself elects or names is meant; where that
 * does not settle who, the words mean nobody, and what is said of them is told.
 */
import { BOARD, CHAIRS, MANAGERS } from '../fact/titles.ts'
import type { Role } from '../fact/fact.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { type Case, caseAfter, LISTED, peopleIn, type Party } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { seatedIn } from './duties.ts'
import { clausesOf } from './clauses.ts'
import { foundersIn } from './founders.ts'
import { areAllGeneral, generalPartnersIn, isPartnership, partnersIn } from './partners.ts'
import { type Chosen, leftIn } from './offices.ts'

/**
 * Somebody whom a clause speaks of, by name or not; `names` is empty where the words do not settle who is meant. `of` says how many of those
 * meant the words speak of: "müdürlerden herhangi ikisi" is 2, "her biri" and "herhangi biri" 1.
 */
export type Signer = Party & { names: readonly string[]; referred: boolean; of: number | null }

/** Counts by their words. */
export const COUNTS: Record<string, number> = { bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7 }
const COUNT = `(?:${Object.keys(COUNTS).join('|')}|[2-7])`
const numberOf = (word: string | undefined): number | null =>
  word === undefined || word === '' ? null : (COUNTS[word] ?? (Number(word) || null))

export const VICE_CHAIRS: readonly Role[] = ['board_vice_chair']
export const GENERAL: readonly Role[] = ['general_manager']

// An office said of whoever holds it, in any case: "müdürlerin", "her iki müdürün", "kayyımlar", "tasfiye kurulu üyelerinden".
const ORGAN: [string, readonly Role[]][] = [
  ['tasfiye (?:memuru|memur|memurlari|memurlar|kurulu uyesi|kurulu uyeleri|kurulu|heyeti)|likidator(?:u|ler|leri)?', ['liquidator']],
  ['sube (?:muduru|mudurleri)', ['branch_manager']],
  ['genel mudur(?:u)?', GENERAL],
  ['kayy[iu]m(?:i|lar|lari)?', ['authorised_signatory']],
  ['ticari (?:mumessil|vekil|temsilci)(?:i|ler|leri)?|(?:mumessil|temsilci)ler(?:i|im|imiz)?', ['proxy']],
  ['(?:yonetim kurulu|idare meclisi|idare heyeti) (?:uye|uyesi|uyeleri|aza|azasi|azalari)|uyeler|azalar|uye|aza', BOARD],
  ['(?:sirket )?mudur(?:u|ler|leri)?', MANAGERS],
]
const TITLE: [string, readonly Role[]][] = [
  ['mudurler kurulu baskani', ['manager_chair']],
  ['(?:(?:yonetim kurulu|idare meclisi) )?(?:baskan|reis) (?:vekil|yardimcis|muavin)i|(?:ikinci|ii\\.?|2\\.?) baskan', VICE_CHAIRS],
  ['(?:(?:yonetim kurulu|idare meclisi) )?(?:baskani?|reisi?)', CHAIRS],
]
/** "Bunlara", "adı geçene", "müdürlere": to whom a power is given, as what stands behind says. */
const TO_WHOM =
  '(?<!kurulu|heyeti)[yn]?[ae](?=,? (?:[^.;]{0,90}?\\b)?(?:ait(?:tir| olup| olacaktir| olmasina)|(?:veril|tanin|birakil|tevdi|bahsedil)[a-z]*|yetki ver[a-z]*))'
const CASES = `['’]?(?:n?[iu]n(?!a)|n?[dt][ae]n|[ns]?[iu]yl[ae]|[yn]?[iu]?l[ae](?= birlikte| beraber)|${TO_WHOM}|)`
const word = (alternatives: string): string => `(?<![a-z])(?:${alternatives})`
const HOLDERS = new RegExp(
  `(?<![a-z])(?:(?:her )?(${COUNT}) )?(?:(${[...TITLE, ...ORGAN].map(([words]) => words).join(')|(')}))(${CASES})(?![a-z])`,
  'g',
)
const SPOKEN_OF = new RegExp(
  `${word(
    `(?:adi|adlari|isimleri|ismi) gecen(?:ler(?:[iu]n|den)?)? (?:her )?ikisi|(?:adi|adlari|isimleri|ismi) gecen(?:ler)?(?! (?:iki|uc|dort|bes) (?:kisi|sahis|zat|mudur|uye|orta))|mumaileyh(?:ler|ima)?|(?:anilan|sozu edilen|bahsi gecen|soz konusu|yukarida (?:adi|adlari|isimleri) (?:gecen|yazili)|adlari (?:gecen|yazili))(?:lar|ler)?(?= (?:sahis|kisi|mudur|uye|ortak)|l[ae]r)|mezkur (?:sahis|kisi)(?:lar|ler)?|kendi(?:si|leri)|on(?=un(?![a-z]))|(?:bu|ayni)(?= (?:kisi|sahis|zat)(?!l[ae]r))|onlar(?=in(?![a-z]))|(?<=^\\W*)her biri(?:si)?|bunlar|taraflar(?=d[ae]n|in)|bu (?:ortaklar|kisiler|sahislar|zatlar|isimler|mudurler)|her ikisi|(?<!(?:[dt][ae]n|n[iu]n|l[ae]r[iu]n|herhangi|(?:n[iu]n|l[ae]r[iu]n) (?:sirketi|kooperatifi|isletmeyi)) )her biri(?=si\\b|n?[iu]n\\b|n[ae]\\b|\\s)|(?<!herhangi |en az |olursa olsun |[dt][ae]n )(?:ikisi|(?:ucu|dordu)(?=n[du]))|(?<!(?:l[iu](?:g[iu]n)?[ae]|l[iu]kl[ae]r[iu]?n?[ae]|olarak|kuruluna|gorevine|yeni|onceki|eski) )(?:secilen|atanan|gorevlendirilen|getirilen|tayin (?:edilen|olunan))ler(?= |[iu]n|d[ae]n|e )|(?:yukarida(?:ki)? |bu |her )?(?:adi gecen )?(${COUNT}) (?:kisi|sahis|sahs(?=[iu]n)|zat|isim|ism(?=[iu]n)|mudur|uye|ortak|ortag(?=[iu]n))`,
  )}(?: (?:kisi|sahis|sahs(?=[iu]n|[ae])|zat|mudur|uye|ortak)(?:ler|lar)?)?(${CASES.replace(/\|\)$/, '')}|n?[ae](?= (?:de |da )?(?:munferi|muster|tek|ayri|birlikte|yetki|imza|temsil))|))(?![a-z])`,
  'g',
)
const ANY_ONE =
  /(?<![a-z])(?:diger )?herhangi bir (?:diger )?(?:(?:(?:yonetim kurulu|idare meclisi) )?(?:uye(?:si)?|aza(?:si)?)|(?:sirket )?muduru?)(?=(?: ile|yle) (?:birlikte|beraber|muster))/g
const REST = new RegExp(
  `(?<![a-z])(?:diger|oteki|obur|(?:geri )?kalan) (?:(${COUNT}) )?(?:(?:yonetim kurulu|idare meclisi|idare heyeti|mudurler kurulu|sirket) )?(?:uye|mudur|aza)(?:(?:ler|lar)i?(?:miz)?|s[iı]|u)?(${CASES})(?![a-z])`,
  'g',
)
/** Of so many all but those who were named last. */
const OTHERS = new RegExp(
  `(?<![a-z])(?:diger|oteki|obur|(?:geri(?:ye)? )?kalan) (iki|uc|dort)(?:si|s[iu]|[iu])(n[iu]n|n[dt][ae]n|)(?= (?:(?:ise|de|da|bir(?:i|isi)n[iu]n|bir(?:i|isi) ile|ancak|birlikte|beraber(?:ce)?|mustereken)\\b))`,
  'g',
)
/** "İkisi", "üçünden": all of so many. */
const SO_MANY_OF_THEM: readonly [RegExp, number][] = [
  [/ikisi/, 2],
  [/^ucu/, 3],
  [/^dordu/, 4],
]
/** How many of those meant: "herhangi ikisi(nin)", "birinin", "her biri", "en az ikisi". */
const SOME = new RegExp(
  `^\\s(?:(?:sirketi|kooperatifi|isletmeyi) )?(?:en az )?(?:(her)(?:biri| biri?| bir)|(?:herhangi |hangi(?:si|leri) olursa olsun )?(?:(${COUNT})(?:i|isi|si)?(?: kisi| uye| mudur| imza)?))(n[iu]n|yle|siyle|n?[iu]n|n[ae](?= (?:[^.;]{0,90}?\\b)?(?:ait|veril|tanin|birakil|tevdi|yetki ver)))?(?![a-z])`,
)
// "Diğer üyeler ise ancak ikisi birlikte": so many of them.
const SO_MANY = new RegExp(
  `^(?: (?:ise|da|de))?,?(?: (?:ancak|yalniz|yalnizca|sadece))?(?: (?:sirketi|kooperatifi|isletmeyi)(?= [a-z]+s?er ))? (?:(?:kendi )?aralarindan )?(?:herhangi |en az )?(${COUNT})(?:s?[iu](?:n[iu]n)?|s?er(?: \\1s?er)?(?: kisi(?:lik)?(?: halinde)?)?)(?= (?:birlikte|beraber|musterek|cift|bir ?arada))`,
)
/** How far behind the words that mean several what tells how many of them is looked for, with the verb. */
const OF_THEM = 140
const PLURAL = /(?:l[ae]r|l[ae]ri)$/
/** Somebody comes to the place of another, so that others sit there as before; a whole organ that is replaced leaves nobody, and who signs in
 * another's place replaces nobody. */
export const REPLACED =
  /(?<!\b(?:kurul|heyet|meclis)(?:u|i)?(?:m[iu]z)?(?:n?[iu]n)? (?:[a-z]+l[ae]r[iu]?n[iu]n )?)\byerine\b(?! (?:[a-z]+ ){0,2}imza )|istifa|bosal/
/** A title before a name is that of the person named; one behind a name, in brackets or after a comma, too. */
const BESIDE_NAME = 3
/** "Yönetim kurulu üyelerinden Başkan Ayşe Yılmaz'ın": both say who she is. */
const TITLE_BETWEEN = /^\s*(?:baskani?|baskan (?:vekili|yardimcisi)|muhasip|murahhas|sayman|uye)(?: uye)?\s*$/

/** Words that mean one person: of whom the same sentence speaks where it names no other. */
const ONE_MEANT =
  /^(?:kendisi|(?:adi|ismi) gecen(?!ler| (?:her )?ikisi)|mumaileyh(?!ler|ima)|(?:anilan|sozu edilen|bahsi gecen|soz konusu|bu|ayni|mezkur)(?: (?:kisi|sahis|zat|mudur|uye)(?!l[ae]r)|$))/
/** Nobody signs along with himself: where words say so, the name of another was lost. */
export const isAlongWithHimself = (persons: readonly string[], others: readonly string[]): boolean =>
  others.some((other) => persons.some((person) => fold(person) === fold(other)))

const caseIn = (ending: string): Case => caseAfter(`'${ending.replace(/^['’]/, '')} `)

const unique = (all: readonly Chosen[]): string[] => [...new Map(all.map(({ name }) => [fold(name), name])).values()]

/** Those whom the notice elects to one of some offices, without whom it also lets go and does not elect again after. */
export const holdersOf = (body: Body, roles: readonly Role[]): string[] => {
  const known = holders(body.whole ?? body)
  const found = known.get(roles)
  if (found) return found
  const left = new Map<string, number>()
  for (const { name, role, from } of leftIn(body)) if (roles.includes(role)) left.set(fold(name), Math.max(from, left.get(fold(name)) ?? 0))
  const held = unique(seatedIn(body).filter(({ name, role, to }) => roles.includes(role) && (left.get(fold(name)) ?? 0) <= to))
  known.set(roles, held)
  return held
}
const holders = once(() => new Map<readonly Role[], string[]>())
// "Komandite ortak", "komandite ortaklardan".
const GENERAL_PARTNERS = new RegExp(`(?<![a-z])komandite orta[kg](lar(?:i)?)?(${CASES})(?![a-z])(?!\\s?:)`, 'g')
const PARTNERS = new RegExp(
  `(?<![a-z])(?:(?:her )?(${COUNT}) orta[kg]|ortaklar(?:[iu]m[iu]z)?)(${CASES})(?![a-z])(?!\\s?:)(?! (?:kurul|aras))`,
  'g',
)
/** "Davacı müdür": who brought the suit, or is sued, by a title that the notice gives to one person. */
const SUITOR = new RegExp(
  `(?<![a-z])(davaci|davali) (?:(?:sirket|ortak) )?(?:mudur|ortak|uye|hissedar)(?:u|si)?(${CASES})(?![a-z])(?! [a-z]+['’])`,
  'g',
)
const suitorsIn = (body: Body, side: string): string[] => {
  const title = new RegExp(`\\b${side}(?:lar)? (?:(?:sirket|ortak|mudur|muduru|ortagi|uye|uyesi|hissedar|olan) ){0,3}$`)
  const named = peopleIn(body, 0, body.text.length).filter(({ from }) => title.test(body.plain.slice(Math.max(0, from - 50), from)))
  return [...new Map(named.map(({ name }) => [fold(name), name])).values()]
}
const MUHASIP = /(?<!\b(?:eski|onceki|sabik|evvelki) )\b(?:muhasip|sayman)(?: (?:uye|aza)[a-z]*|l[iu]g[ae])?\s*:?\s*$/
const MUHASIP_BEHIND =
  /^\s*[(,-]\s*(?:muhasip|sayman)(?![a-z])(?! (?:uye|aza)l[iu]g[ae])|^['’]?[a-z]{0,5}\s(?:ise )?(?:muhasip|sayman)(?:l[iu]g[ae]| (?:uye|aza)(?:lig[ae])?)\b(?! ile\b)/
export const accountantsOf = (body: Body): string[] => {
  const people = peopleIn(body, 0, body.text.length)
  const isBefore = ({ from }: Span): boolean => MUHASIP.test(body.plain.slice(Math.max(0, from - 30), from))
  // "Vekil: A, Muhasip üye: B": the word behind the one is the other's, who stands right behind it.
  const isBehind = ({ to }: Span): boolean => {
    const said = MUHASIP_BEHIND.exec(body.plain.slice(to, to + 34))
    const next = people.find(({ from }) => from > to)
    return said !== null && !(next && isBefore(next) && next.from - to <= said[0].length + NEXT_NAME)
  }
  return [...new Map(people.filter((each) => isBefore(each) || isBehind(each)).map(({ name }) => [fold(name), name])).values()]
}
/** As far behind the word for an accountant he stands whose it is: "üyeliğine", a colon. */
const NEXT_NAME = 14

/** The same where one of a list is called by his office ("A ile mevcut müdür B"). */
const LISTED_TITLED = new RegExp(
  `${LISTED.source}|^\\s*(?:,|ve|ile) (?:(?:mevcut|diger|yeni|sirket|ortak) ){0,2}(?:mudur|muduru|uye|uyesi|baskan|baskani|ortagi)\\s$`,
)
/** The list of people named last before a place, in the same sentence or the one before; all of them where more than one list stands there. */
const listBefore = (body: Body, from: number, at: number): string[] => {
  const people = peopleIn(body, from, at)
  let first = people.length - 1
  while (first > 0 && LISTED_TITLED.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
  return [...new Map(people.slice(Math.max(0, first)).map(({ name }) => [fold(name), name])).values()]
}

/** The list of people named first in a sentence, where the words right before it call them by one of some offices. */
const calledIn = (body: Body, from: number, to: number, roles: readonly Role[]): string[] => {
  const [first, ...more] = peopleIn(body, from, to)
  const words = allIn(body.plain.slice(from, first?.from ?? from), HOLDERS).at(-1)
  const which = words ? [...TITLE, ...ORGAN].findIndex((_, at) => words[2 + at] !== undefined) : -1
  const own = [...TITLE, ...ORGAN][which]?.[1]
  if (!first || !words || own !== roles || from + words.index + words[0].length + 1 !== first.from) return []
  let last = 0
  while (more[last] && LISTED.test(body.plain.slice((last === 0 ? first : more[last - 1])?.to, more[last]?.from))) last++
  return [first, ...more.slice(0, last)].map(({ name }) => name)
}

/** "Müdürlerimiz A ve B", "üyeler A ile B": what the words right before the first of a list call those named in it. */
const CALLED =
  /\b(?:mudur|uye|ortak|ortag|baskan|memur|temsilci|yetkili|vekil|yardimci)(?:l[ae]r)?(?:s?[iu])?(?:m[iu]z)?n?(?:[dt][ae]n)?(?: olan)?\s$/
const isCalled = (body: Body, from: number, at: number, list: readonly string[], office: string): boolean => {
  const first = peopleIn(body, from, at).find(({ name }) => fold(name) === fold(list[0] ?? ''))
  const words = first ? CALLED.exec(body.plain.slice(Math.max(from, first.from - 30), first.from)) : null
  return list.length > 1 && words !== null && words[0].startsWith(office)
}

/**
 * "Müdürlüğünde A ve B bulunmaktadır. Adları geçenler": all whom the sentence before and this one name, in one list, where nobody goes.
 */
const isAllNamed = (body: Body, from: number, at: number, list: readonly string[], words: string): boolean =>
  list.length > 1 &&
  /^(?:(?:adi|adlari|isimleri|ismi) gecenler|bu (?:kisiler|sahislar))/.test(words) &&
  new Set(peopleIn(body, from, at).map(({ name }) => fold(name))).size === list.length &&
  HOLD.test(body.plain.slice(from, at)) &&
  !GO.test(body.plain.slice(from, at))
const HOLD = /\b(?:mudur|uye|aza|baskan|memur|temsil|yetki)/
const GO = /\b(?:ayril|istifa|azl|azil|vefat|iptal|kaldir|devr|devir|devral|son ver|sona|bit|dol|yerine|eski|onceki|sabik)/

// "Şirketi ortaklardan A ve B temsil eder.", "Şirketin idare ve temsili A'ya aittir."
const REPRESENTS =
  /^['’]?\s?(?:[a-z]{1,3} )?(?:(?:temsil(?: ve (?:ilzam|idare))?|idare ve temsil|ilzam) ed(?:er|erler|ecek[a-z]*)|yetkilendiril(?:mis|di)[a-z]*)\s?[.,;]?\s*$|^['’]?\s?(?:[a-z]{1,3} )?(?:ait(?:tir| olup)?|(?:birak(?:il)?|veril|tevdi (?:edil|olun)|tanin)(?:mis|mus|ti|di)[a-z]*(?: olup)?|(?:yetkili|s[ae]lahiyetli|s[ae]lahiyettar|mezun|memur|gorevli)[dt][iu]r(?:l[ae]r)?)\s?(?:[.,;]?\s*|[.;]\s(?:[a-z]+,? ){0,14})$/
/** "A ile B müdür olup her ikisinin": what they are said to be right behind the list. */
const CALLED_BEHIND =
  /^(?:['’][a-z]{1,3})? (?:(?:sirket|yonetim kurulu) )?(?:mudur|uye|aza|orta[kg]|yetkili|temsilci)[a-z]{0,9}(?: olup|[;,])/
const OUT_OF = /\b(?:uye|aza|mudur|yetkili)l[ae]r(?:[iu]n|[iu]m[iu]z)?d[ae]n (?:her ?hangi |en az )?$/
const OF_TITLE = /\b(?:baskan|reis|muhasi[pb]|sayman|vekil|yardimcis|uye|mudur)[a-z]{0,3}[iu]n (?:her )?$/
/** "A ve B'nin her birinin" */
const OF_THEM_ALL = /^['’`]\s?n?[iu]n $/
const RIGHT_BEFORE = /^['’]?\s?(?:[a-z]{1,3} )?(?:ise |da |de )?$/
/** "… yalnız A tarafından idare edilmesine ve adı geçen müdürün" */
const MANAGED_BY =
  /^['’]?\s?tarafindan (?:[a-z]+ )?(?:(?:sevk ve )?idare|temsil|yonetil)(?: ve (?:idare|temsil|ilzam))?(?: (?:edil|olun))?(?:m[ae]s[iu]n?[ae]|s[iu]ne)?,?(?: ve)? $/
const ELECTS = /\b(?:sec|ata|getir|tayin|belirle|gorevlendir|intihap)[a-z]*(?:m[iu]s|m[ae]s|[ae]r[ae]k|[iu]p|[dt][iu])/
const SIGNS = /\b(?:imza|temsil|ilzam|munferi|muster|tek bas|yalniz|yetki|bagla)/
/** Whether the words right before a place give the company's representation to those named last. */
export const isEntrusted = (body: Body, from: number, at: number): boolean => {
  const last = peopleIn(body, from, at).at(-1)
  return (
    last !== undefined &&
    /\b(?:temsil|ilzam)/.test(body.plain.slice(from, at)) &&
    /\b(?:sirket|isletme|firma|kooperatif|ortaklig)/.test(body.plain.slice(from, at)) &&
    REPRESENTS.test(body.plain.slice(last.to, at))
  )
}

/**
 * All whom a clause names or means, in the order of its words. `own` is where its sentence begins, `before` where the one before it does; `besides`
 * are those whom the clause names in words that were taken out of it.
 */
export const signersIn = (
  body: Body,
  from: number,
  to: number,
  named: readonly Party[],
  sentence: { before: number; own: number },
  besides: readonly string[] = [],
): Signer[] => {
  const plain = body.plain.slice(from, to)
  const people = named.map((party): Signer => ({ ...party, names: [party.name], referred: false, of: null }))
  // "Başkanın B ile birlikte": in that case his title is no name's.
  const isHis = (start: number, end: number): boolean =>
    /(?:baskan|reis|mudur|vekil|yardimcisi)[a-z]{0,2}n?[iu]n,? $/.test(body.plain.slice(start, end + (body.plain[end] === ',' ? 2 : 1)))
  const apart = (start: number, end: number): boolean =>
    !people.some(
      (person) =>
        (person.from >= end &&
          !isHis(start, end) &&
          (person.from - end <= BESIDE_NAME || TITLE_BETWEEN.test(body.plain.slice(end, person.from)))) ||
        (person.from < end && start < person.to),
    )
  const found: Signer[] = []
  const add = (start: number, length: number, names: readonly string[], ending: string, ofThem: number | null = null): void => {
    const many = SO_MANY.exec(body.plain.slice(start + length, Math.min(to, start + length + 60)))
    const end = start + length + (many?.[0].length ?? 0)
    if (!apart(start, end) || found.some((each) => start < each.to && each.from < end)) return
    const some = SOME.exec(body.plain.slice(end, Math.min(to, end + OF_THEM)))
    const among = caseIn(ending)
    const after = /^n[ae]$/.test(some?.[3] ?? '') ? 'to' : among
    const of = many ? numberOf(many[1]) : some && (among === 'from' || some[1]) ? (some[1] ? 1 : numberOf(some[2])) : ofThem
    found.push({
      name: '',
      from: start,
      to: end,
      after,
      introduced: false,
      since: start,
      names,
      referred: true,
      of,
    })
  }
  // "Başkanlığa A, vekilliğe B seçilmiş; başkan ile diğer üyelerden biri": who is elected in a clause of its own is one of the others.
  const onlyElected = (each: Signer, at: number): boolean =>
    clausesOf(body).some((clause) => {
      const words = each.from >= clause.from && each.to <= clause.to && clause.to <= at ? body.plain.slice(clause.from, clause.to) : ''
      return ELECTS.test(words) && !SIGNS.test(words)
    })
  // "Başkanın münferiden, diğer müdürlerin ise başkan ile birlikte": who has a title in the clause is none of the others.
  const titled = allIn(plain, HOLDERS).flatMap((match) => {
    const [, roles] = TITLE[match.slice(2).findIndex((said) => said !== undefined)] ?? []
    const names = roles ? holdersOf(body, roles) : []
    return names.length === 1 ? names : []
  })
  // "Başkanın herhangi bir üye ile müştereken": one of the organ, whoever it is; who is named before is none of them.
  for (const match of plain.matchAll(ANY_ONE)) {
    const earlier = new Set(
      [...people.filter((each) => each.to <= from + match.index).flatMap((each) => each.names), ...titled].map((name) => fold(name)),
    )
    const all = holdersOf(body, /mudur/.test(match[0]) ? MANAGERS : BOARD).filter((name) => !earlier.has(fold(name)))
    add(from + match.index, match[0].length, all.length > 1 && !REPLACED.test(body.plain) ? all : [], '', 1)
  }
  for (const match of allIn(plain, REST)) {
    const count = numberOf(match[1])
    const at = from + match.index
    const earlier = new Set(
      [
        ...besides,
        ...[...people, ...found].filter((each) => each.to <= at && !onlyElected(each, at)).flatMap((each) => each.names),
        ...titled,
      ].map((name) => fold(name)),
    )
    const others = holdersOf(body, /mudur/.test(match[0]) ? MANAGERS : BOARD).filter((name) => !earlier.has(fold(name)))
    // Of several the notice shows at least two, or some sit there whom it does not name.
    const several = count !== 1 && /^\S+ (?:\S+ )*?(?:uye|mudur|aza)l[ae]r/.test(match[0])
    const shown = (count === null || count === others.length) && !(several && others.length < 2)
    add(from + match.index, match[0].length, shown ? others : [], match[2] ?? '')
  }
  // "Başkanın tek, diğerlerinin ise çift imza": all of the organ but for who is named before.
  for (const match of plain.matchAll(/(?<![a-z])digerleri(n[iu]n|)(?= (?:ise|de|birlikte|mustereken|ancak)\b)/g)) {
    const earlier = [...people, ...found].filter((each) => each.to <= from + match.index)
    const own = [...new Set([...earlier.flatMap((each) => each.names), ...titled].map((name) => fold(name)))]
    const organ = [BOARD, MANAGERS]
      .map((roles) => holdersOf(body, roles))
      .filter((all) => own.every((name) => all.some((each) => fold(each) === name)))
    const [all, ...more] = organ
    const others = all?.filter((name) => !own.includes(fold(name))) ?? []
    add(
      from + match.index,
      match[0].length,
      own.length > 0 && more.length === 0 && !REPLACED.test(body.plain) ? others : [],
      match[1] ?? '',
    )
  }
  // "A'nın yalnız, diğer ikisinin ise birlikte": as many as the words before name beside those named last, in a notice in which nobody goes.
  for (const match of allIn(plain, OTHERS)) {
    const at = from + match.index
    const last = new Set(listBefore(body, Math.max(0, sentence.before), at).map((name) => fold(name)))
    const pools = [sentence.own, sentence.before].map((since) => peopleIn(body, Math.max(0, since), at).map(({ name }) => name))
    const others = pools
      .map((pool) => [...new Map(pool.filter((name) => !last.has(fold(name))).map((name) => [fold(name), name])).values()])
      .find((names) => names.length === numberOf(match[1]))
    const goes = REPLACED.test(body.plain) || GO.test(body.plain.slice(Math.max(0, sentence.before), at)) || leftIn(body).length > 0
    add(at, match[0].length, others && !goes ? others : [], match[2] ?? '')
  }
  // "Ortakların her biri", in the notice that lists the founders.
  for (const match of plain.matchAll(
    /(?<=^\W*(?:\d{1,2}\W+)?(?:sirketi )?)ortaklar(in|dan)(?= her ?bir)|(?<=^\W*(?:\d{1,2}\W+)?(?:sirketi )?)her iki ortak(?= (?:da |tek|yalniz|munferi))/g,
  )) {
    const names = foundersIn(body).map(({ name }) => name)
    if (names.length > 1 && (match[1] !== undefined || names.length === 2)) add(from + match.index, match[0].length, names, match[1] ?? '')
  }
  for (const match of allIn(plain, SPOKEN_OF)) {
    if (match[0].startsWith('her bir ')) continue
    const at = from + match.index
    // "Her biri münferiden olmak üzere A ve B": of those named behind.
    const behind = match[0].startsWith('her biri') && people.some((person) => person.from > at)
    if (behind && !people.some((person) => person.to <= at)) continue
    // "A ve B'nin ikisinin": said of those named right before.
    if (match[0].startsWith('ikisi') && people.some((person) => person.to <= at && RIGHT_BEFORE.test(body.plain.slice(person.to, at))))
      continue
    // "Başkan, ikinci başkan ve muhasibin üçünün": the same of titles.
    if (SO_MANY_OF_THEM.some(([words]) => words.test(match[0])) && OF_TITLE.test(body.plain.slice(Math.max(0, at - 30), at))) continue
    const count = SO_MANY_OF_THEM.find(([words]) => words.test(match[0]))?.[1] ?? numberOf(match[1])
    // "Yönetim kurulu üyelerinden iki kişinin": so many of those.
    if (match[1] !== undefined && OUT_OF.test(body.plain.slice(Math.max(0, at - 40), at))) continue
    const last = listBefore(body, Math.max(0, sentence.before), at)
    // "Başkanlığa A, yardımcılığına B seçilmiş; bu iki kişinin": as many as the same clause or the one before it names.
    const named = [...new Map(peopleIn(body, Math.max(0, sentence.own), at).map(({ name }) => [fold(name), name])).values()]
    const own = clausesOf(body).findLast((clause) => clause.to <= at + 1 && clause.to > sentence.own)
    const beside = own ? [...new Map(peopleIn(body, own.from, at).map(({ name }) => [fold(name), name])).values()] : []
    // "A'nın yetkisinin kaldırılarak kendisinin B ile birlikte": he of whom the same sentence speaks.
    const himself = ONE_MEANT.test(match[0]) && named.length === 1
    // "Başkanlığı A'ya, vekilliği B'ye vermiştir. Bu ikisi": as many as the sentence before names.
    const earlier = [
      ...new Map(peopleIn(body, Math.max(0, sentence.before), Math.max(0, sentence.own)).map(({ name }) => [fold(name), name])).values(),
    ]
    // "A ile B'nin müdürlüğe, A'nın başkanlığa seçilmelerine, adı geçenlerin": more than the one named last are spoken of.
    const spoken = named.length > 0 ? named : earlier
    const elected = spoken.length > 1 && spoken.every((name) => seatedIn(body).some((each) => fold(each.name) === fold(name)))
    const more = count === null && /l[ae]r/.test(match[0]) && last.length === 1 && elected
    const counted = [named, beside, earlier].find((each) => each.length === count)
    // "A başkan, B müdür olup her biri": of each whom the words before elect, where nobody goes.
    const both =
      match[0].startsWith('her bir') && last.length === 1 && elected && !GO.test(body.plain.slice(Math.max(0, sentence.before), at))
    const list = count !== null && last.length !== count ? (counted ?? last) : himself ? named : more || both ? spoken : last
    // "A ve B'nin müşterek imzaları, … bunlardan birinin": of whom the same sentence just said how they sign.
    const between = body.plain.slice(peopleIn(body, Math.max(0, sentence.before), at).at(-1)?.to ?? at, at)
    const ofSigners =
      /^(?:bunlar|taraflar|her bir|her iki|ikisi)/.test(match[0]) &&
      last.length > 1 &&
      /['’]?\s?n?[iu]n (?:[a-z]+ ){0,4}?(?:muster|munferi|birlikte|tek bas|cift|imza)/.test(between)
    const known =
      himself ||
      ofSigners ||
      (last.length > 1 && (CALLED_BEHIND.test(between) || (match[0].startsWith('her bir') && OF_THEM_ALL.test(between)))) ||
      isCalled(body, Math.max(0, sentence.before), at, list, /mudur|uye/.exec(match[0])?.[0] ?? '') ||
      isEntrusted(body, Math.max(0, sentence.before), at) ||
      MANAGED_BY.test(body.plain.slice(peopleIn(body, Math.max(0, sentence.own), at).at(-1)?.to ?? at, at)) ||
      isAllNamed(body, Math.max(0, sentence.before), at, list, match[0]) ||
      list.every((name) => seatedIn(body).some((each) => fold(each.name) === fold(name)))
    const each = match[0].startsWith('her biri')
    const several = count !== null || each || /l[ae]r/.test(match[0])
    const names = !known ? [] : several ? (list.length === (count ?? list.length) && list.length > 1 ? list : []) : list.slice(-1)
    // "Üç müdürün": the number of them settles who is meant where nobody is named before.
    const office = /mudur/.test(match[0]) ? MANAGERS : /uye/.test(match[0]) ? BOARD : null
    const holders = names.length === 0 && office !== null ? holdersOf(body, office) : []
    // "A'nın görevinin son bulmasına, şirketin B tarafından idaresine ve adı geçen müdürün": B, and nobody else by his office.
    const another = !several && last.length > 0 && !holders.some((name) => fold(name) === fold(last.at(-1) ?? ''))
    const held = another ? [] : holders
    // "Müdürler A ve B'nin yetkileri iptal edilerek her iki müdürün": as many as the same sentence calls by that office.
    const called = office !== null && held.length === 0 ? calledIn(body, sentence.own, at, office) : []
    // "Her iki ortak", in a partnership that has no others.
    const partners = count !== null && /\borta[kg]/.test(match[0]) && isPartnership(body) ? generalPartnersIn(body) : []
    const all = partners.length === count && partners.length === partnersIn(body).length ? partners : []
    const meant = [names, held, called, all].find((each) => each.length > 0) ?? []
    add(at, match[0].length, names.length > 0 || meant.length === count ? meant : [], match[2] ?? '', each ? 1 : null)
  }
  for (const match of plain.matchAll(/(?<![a-z])(?:muhasi[pb]|sayman)(?: (?:uye|aza)(?:si)?)?(n?[iu]n|n?[dt][ae]n|y?l[ae]|)(?![a-z])/g)) {
    const names = accountantsOf(body)
    add(from + match.index, match[0].length, names.length === 1 ? names : [], match[1] ?? '')
  }
  for (const match of plain.matchAll(SUITOR)) {
    const names = suitorsIn(body, match[1] ?? '')
    add(from + match.index, match[0].length, names.length === 1 ? names : [], match[2] ?? '')
  }
  for (const match of allIn(plain, GENERAL_PARTNERS)) {
    const names = areAllGeneral(body) ? generalPartnersIn(body) : []
    const several = match[1] !== undefined
    add(from + match.index, match[0].length, several === names.length > 1 ? names : [], match[2] ?? '')
  }
  // "Ortaklardan her biri", in a partnership whose partners the notice names.
  if (isPartnership(body))
    for (const match of allIn(plain, PARTNERS)) {
      const names = generalPartnersIn(body)
      const count = match[0].startsWith('her bir ') ? null : numberOf(match[1])
      const all = names.length > 1 && names.length === partnersIn(body).length && (count === null || count === names.length)
      add(from + match.index, match[0].length, all ? names : [], match[2] ?? '', match[0].startsWith('her bir ') ? 1 : null)
    }
  for (const match of allIn(plain, HOLDERS)) {
    const at = from + match.index
    const which = [...TITLE, ...ORGAN].findIndex((_, i) => match[2 + i] !== undefined)
    const [, roles] = [...TITLE, ...ORGAN][which] ?? []
    if (
      !roles ||
      // "Müdürler / yetkililer" is a heading; "müdürlerin yetki şekli" speaks of them.
      (match.at(-1) === '' && /^\s*yetki/.test(body.plain.slice(at + match[0].length, at + match[0].length + 8))) ||
      /^\s*(?:kurul|gorev|lig|luk|yard|yrd|vekil|muavin|olarak|sec|ata|tayin|intihap|nasb|alinm|\))/.test(
        body.plain.slice(at + match[0].length, at + match[0].length + 8),
      )
    )
      continue
    const said = match[2 + which] ?? ''
    // "Her bir müdür": each of as many as there are.
    const eachOf = match[0].startsWith('her bir ')
    const count = eachOf ? null : numberOf(match[1])
    const names = holdersOf(body, roles)
    // Who are called so may hold another office.
    if (names.length === 0 && /^(?:mumessil|temsilci)ler/.test(said)) continue
    const plural = eachOf || PLURAL.test(said) || /kurulu$|heyeti$/.test(said) || count !== null
    // Of an organ that the notice does not elect as a whole others may sit as before.
    const whole = count === names.length || (count === null && names.length > 1 && !REPLACED.test(body.plain))
    const settled = which < TITLE.length || !plural ? names.length === 1 : whole && names.length > 0
    add(at, match[0].length, settled ? names : [], match.at(-1) ?? '', eachOf ? 1 : null)
  }
  return [...people, ...found].sort((a, b) => a.from - b.from)
}
