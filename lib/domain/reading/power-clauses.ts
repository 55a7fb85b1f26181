/** The clauses of prose that speak of a power, and what stands around its form: what held till then, whom the words before mean, what both must sign. */
import { squeeze } from '../kernel/text.ts'
import { type Body, type Found, matchesIn } from '../fact/found.ts'
import type { Clause } from './clauses.ts'
import { withoutSpans } from './conditions.ts'
import { partiesIn } from '../text/names.ts'
import { allIn, holds } from '../text/needed.ts'
import { type Bound, type Span, ABOUT, BEYOND, boundsIn } from './bounds.ts'
import { LISTED } from './power-signers.ts'

export const POWER =
  /temsil|ilzam|\bimza[a-z]* ile s[ae]lahiyet|(?:muteber|gecerli) ol[a-z]* icin|imza yetki|imzaya yetkili|(?:munferi[dt]|muster)[a-z]* (?:imza[a-z]* (?:ile )?)?yetkili|tek basina yetkili|tek imza[a-z]*(?: ile)? (?:tam )?yetkili|ahzu? ?kabz|imza[a-z]* ile yetkilendiril|\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi|firmayi)\s(?:[a-z]+ ){0,4}bagla|imza[a-z]* [^.;]{0,40}bagla|\bimza[a-z]* (?:[a-z]+ ){0,3}(?:yeterli|kafi\b|yeter\b)|\b(?:yalniz|munferi[dt][a-z]*|muster[a-z]*|birlikte) imza (?:ed|at|koy)|\btasfiye (?:is|islem)[a-z]* [^.;,]{0,80}\bimza[a-z]* ile (?:yurut|yap)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
/** A clause with a form of signing and one of these is looked at, whatever its verb: what gives a power and what does not, `isGiven` tells. */
export const SIGNS = /\btemsil|\bilzam|\bimza(?!la)|\byetki(?:si|leri)\b|\byetkil(?!iler\b)/
export const GIVEN =
  /\btemsiline\b|\btemsile devam|donustur|cevri|tahvil|(?:imza|temsil)(?: ve ilzam)? (?:yetki|s[ae]lahiyet)(?:si|i|leri)(?:nin)? (?:aynen )?devam|yetkili|yetki(?:si)? (?:ver|tan)|\bimza (?:ed(?:er|ecek)|atar|koyar)|yetkilendiril|temsil(?:[a-z]* ve)? ilzam[a-z]* et|temsil ed|temsil et|temsil olun|ilzam et|ilzam ed|ilzam olun|ataca[kg]|temsil ve ilzam|\bkafi|\byeterli|\bsartt?|\bgerekli|\bzorunlu|\baran(?:ir|acak)|bagla[rmny]|s[ae]lahiyet|\bbakidir|\blazim|\bmezun|\bmuktedir|\bimza[a-z]* ile (?:yurutul|yapil)|\bimza[a-z]* (?:ile )?tasfiye (?:is|islem|muamele)[a-z]* (?:yurut|yap|ifa)/
/** "Müşterek temsil yetkisinin münferit yetkiye dönüştürülmesine": how somebody signed until now. */
const FORMER_FORM =
  /\b(?:munferi[dt][a-z]*|muster[a-z]*|cift|tek basina|birlikte)(?: (?:imza|temsil|ilzam|ve|ile|olan))* (?:(?:yetki|imza)(?:si|leri|lari)?n[iu]n|(?:imza|temsil|yetki)? ?iken)(?=[^,;:]{0,80}\b(?:donustur|cevri|tahvil))/g

export const formerIn = (body: Body, from: number, to: number): Span[] =>
  allIn(body.plain.slice(from, to), FORMER_FORM).map(({ index, 0: words }) => ({
    from: from + index,
    to: from + index + words.length,
  }))

/** "A'nın münferit yetkisinin kaldırılarak, bundan böyle …": who goes on to sign otherwise is the one named before. */
const TAKEN_BEFORE = /\byetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal edil|kaldiril|son veril|sona erdiril)[ae]r[ae]k,?\s*$/
const FROM_NOW = /^\W*(?:bundan (?:boyle|sonra)|bunun yerine|bu tarihten (?:sonra|itibaren))\b/
export const takenBefore = (body: Body, clauses: readonly Clause[], which: number): string[] => {
  const [before, own] = [clauses[which - 1], clauses[which]]
  if (!before || !own || before.sentence !== own.sentence || !FROM_NOW.test(body.plain.slice(own.from, own.to))) return []
  if (!TAKEN_BEFORE.test(body.plain.slice(before.from, before.to))) return []
  const people = partiesIn(body, before.from, before.to)
  return people.at(-1)?.after === 'of' && people.slice(1).every((person, at) => LISTED.test(body.plain.slice(people[at]?.to, person.from)))
    ? people.map(({ name }) => name)
    : []
}

/** Where the sentence before that of a clause begins; its own where it is the first. */
export const beforeIn = (clauses: readonly Clause[], which: number): number => {
  const own = clauses[which]?.sentence.from ?? 0
  for (let at = which - 1; at >= 0; at--) if ((clauses[at]?.sentence.from ?? own) < own) return clauses[at]?.sentence.from ?? own
  return own
}

/** "A ile B'nin müşterek imzası olmadıkça şirket temsil edilemez": it is, by that signature. */
const NOT_WITHOUT =
  /(?<=\bimza(?:si|lari))( (?:olmadikca|bulunmadikca|olmadan|olmaksizin|bulunmaksizin),?)((?: (?:sirket|kooperatif|isletme)[a-z]*)? (?:temsil|ilzam)(?: ve (?:ilzam|temsil))?) (?:edilemez|olunamaz|edilemeyecektir|olunamayacaktir)/g

export const affirmed = (body: Body, { from, to }: Span): Body => {
  const plain = body.plain
    .slice(from, to)
    .replace(NOT_WITHOUT, (words, without: string, what: string) => `${' ile'.padEnd(without.length)}${what} edilir`.padEnd(words.length))
  return plain === body.plain.slice(from, to) ? body : { ...body, plain: body.plain.slice(0, from) + plain + body.plain.slice(to) }
}

// A power that the clause takes back.
export const TAKEN = /yetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal|kaldiril|sona er|son ver)/

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
export const carriedItems = (body: Body, clauses: Clause[]): Map<number, number> => {
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
export const withoutGroups = (body: Body, from: number, to: number): { body: Body; grouped: boolean } => {
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
export const bothIn = (
  body: Body,
  clauses: readonly Clause[],
  from: number,
  sentence: { to: number },
): (Bound & { inside: boolean }) | null => {
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
export const SHAPE = /(?:yetki\s?sekli|temsil sekli)/
// What stands behind the label may be a sentence of its own.
export const SHAPED =
  /^\W*(?:yetki|temsil)\s?sekli\W{1,4}(?:sirket|kooperatif|tasfiye|mudur|yonetim)|(?:yetki|temsil) sekl[a-z]+ (?:[a-z]+ ){0,2}?degistirilerek\b/
