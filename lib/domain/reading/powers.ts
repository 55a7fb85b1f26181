/** Frames of powers: who signs alone, who signs together, with whom; by the template's label and in free prose. */
import { fold, squeeze } from '../kernel/text.ts'
import { type Bounds, boundsIn } from '../fact/directive-bounds.ts'
import type { RepresentationMode, Statement } from '../fact/fact.ts'
import { type Body, type Found, matchesIn, type Rule } from '../fact/found.ts'
import { OF_TITLE } from '../fact/directive-signers.ts'
import { formAt, namesIn, termIn } from '../fact/office.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { addedTo, type Conditions, conditionsIn } from './conditions.ts'
import { electedIn } from './offices.ts'
import { isTitled } from './titled.ts'
import { verb } from '../text/lexicon.ts'
import { isEntity, isName, partiesIn, peopleIn, type Party, personIn } from '../text/names.ts'

const POWER = /temsil|ilzam|imza yetki|imzaya yetkili|ahzu? ?kabz|imza[a-z]* ile yetkilendiril/
const ALONE = /munferi[dt][a-z]*|tek bas[a-z]*|ayri ayri|tek imza[a-z]*/
const TOGETHER = /\bmusterek[a-z]*|\bbirlikte\b|cift imza[a-z]*|\bikisinin\b/
const FORM = new RegExp(`${ALONE.source}|${TOGETHER.source}`, 'g')
const GIVEN =
  /yetkili|yetki(?:si)? ver|yetkilendiril|temsil(?:[a-z]* ve)? ilzam[a-z]* et|temsil ed|temsil et|ilzam ed|ataca[kg]|temsil ve ilzam/
// What the statute or the contract says of whoever holds an office names nobody.
const TITLED =
  /(?:muduru|mudurleri|baskani|yardimcisi|vekili|uye|uyesi|uyeleri|ortagi|ortaklari|ortaklardan|mudurlerden|uyelerinden|memuru)\s*[:;,]?\s*$/
// The members of an organ, whoever they are, sign; not the person named before them.
const OTHERS =
  /(?:mudurlerin|mudurlerden|mudurlerinin|mudurlerinden|uyelerinden|uyelerinin|uyelerden|yetkililerden|yetkililerinden|yetkililerinin|temsilcileri|ortaklarin|ortaklardan|her bir[a-z]*)\b/
const ONE_OF_THEM =
  /(?:uyelerinden|uyelerden|mudurlerden|mudurlerinden|yetkililerden|yetkililerinden)\s(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))\b/
const TITLES =
  '(?:(?:yonetim|kurulu|ikinci|baskani?|baskan|yardimcisi|vekili|uyesi|uye|uyeler|uyeleri|uyelerinden|diger|muh\\.?|muhasip|murahhas|sirket|mudur|muduru|mudurleri|ortagi|genel|mudurlerden|ortaklar[a-z]*) )*'
const LISTED = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:,|ve|ile)?(?: (?:ve|ile))?\\s*${TITLES}$`)
// "A'nın, B veya C'den birisi ile birlikte": of several one co-signs.
const EITHER = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:,|veya|ya da)\\s*${TITLES}$`)
const ONE_WITH = /^(?:['?*°]\s?[a-z]{1,4})?\s*(?:herhangi )?(?:bir|biri|birisi)(?:\s?(?:yle|ile))\b/
// "Ayşe Yılmaz şirketi münferiden temsile yetkilidir": the person is the subject.
const ACTS = /^,? ?(?:sirketi|sirketimizi|firmayi|subeyi|kooperatifi|firmasini|isletmeyi)\b[^,;:]{0,60}$/
// "Şirketi Ayşe Yılmaz münferit imzası ile temsil ve ilzam eder": he is, in the middle.
const REPRESENTED = /\b(?:sirketi|sirketimizi|kooperatifi|isletmeyi)\s+(?:[a-z]+ ){0,5}$/
const REPRESENTS = /(?:temsil|ilzam) ed(?:er|ecek)|^\S*\s(?:olarak )?yetkilidir/
// "A'ya münferiden yetki verilmesine"
const ENTITLED = /^(?:[a-z ]{0,30} )?(?:imza |temsil )?yetki(?:si)? ver/
const BY = /^\s*(?:tarafindan|yetkili kilin[a-z]*)\b/
// "A veya B'den birinin imzası ile": either signs alone.
const ONE_OF_TWO = /^\S{0,6}\s(?:herhangi )?(?:bir|biri|birisi)n[iu]n\b[^,;:]{0,80}imza/
// "A'nın şirket ünvanı altına koyacağı imzası ile": the signature of one person, said of nobody else in the clause.
const HIS_SIGNATURE = /^\S{0,6}\s[^,;:]{0,60}\b(?:imzasi|imza) ile[^,;:]{0,60}(?:temsil|ilzam)/
// A power for some transactions, up to an amount, of a signature grade, or given by a court in the organ's place: whoever reads it as the
// power of the whole misleads.
export const CONDITIONAL =
  /\b(?:bu|bahsi gecen|anilan) (?:tutar|miktar|meblag|limit)|(?:tl|lira[a-z]*|usd|euro|avro|dolar[a-z]*)\b\W{0,3}(?:n?[iy][nae] ?)?(?:\w{1,3} )?(?:kadar|asan|asma|gecen|gecmey|uzer)|\bdiger (?:islem|konu|husus|is)|(?:islem|konu|husus)lar?[a-z]* (?:disinda|haric)|\b(?:islemlerinde|islemlerde|konularinda) (?:ise )?(?:[a-z]* ){0,8}(?:munferi|muster)|\b(?:[a-h]|birinci|ikinci|ucuncu|\d)\s?\.? (?:grubu|grup|derece)|\bkayy[iu]m|kaydi(?:yla| ile)|sarti(?:yla| ile)|\bharic\b|\bharicinde\b|mustesna|onayi(?:nin)? alin|degistirilmesine|\bmutlaka\b|\bbir(?:i|inin|isi|isinin) [^,;]{1,60} (?:olma|bulunma)[a-z]* (?:uzere|kaydi|sarti)|imzasi(?:nin)? bulunma/
/** How far after an election its power may stand. */
const NEAR = 2500

/** Who signs in a part of a clause that ends with its form: named one by one, or in one list. */
const signersOf = (body: Body, people: Party[], to: number, mode: RepresentationMode): { persons: Party[]; with: string[] } => {
  const none = { persons: [], with: [] }
  const last = people.at(-1)
  if (!last) return none
  const rest = body.plain.slice(last.to, to)
  const before = (at: number, between: RegExp): number => {
    let first = at
    while (first > 0 && between.test(body.plain.slice(people[first - 1]?.to, people[first]?.from))) first--
    return first
  }
  if (ONE_WITH.test(rest)) {
    // Whose signature it is ends in the genitive, whatever mark stands behind it.
    const others = Math.max(before(people.length - 1, EITHER), people.slice(0, -1).findLastIndex(({ after }) => after === 'of') + 1)
    const signers = people.slice(before(others - 1, LISTED), others)
    return others > 0 && signers.at(-1)?.after === 'of' ? { persons: signers, with: people.slice(others).map(({ name }) => name) } : none
  }
  const any = last.after === 'of' && ONE_OF_THEM.test(rest)
  if (OTHERS.test(rest) && !any) return none
  // Of people who sign alone, each may as well be named beside an "or".
  const start = Math.min(before(people.length - 1, LISTED), mode === 'sole' ? before(people.length - 1, EITHER) : people.length)
  const first = people[start] ?? last
  const acts =
    last.after === null &&
    (ACTS.test(rest) ||
      BY.test(rest) ||
      (/^[^,;:]{0,60}$/.test(rest) &&
        REPRESENTED.test(body.plain.slice(Math.max(0, first.from - 60), first.from)) &&
        REPRESENTS.test(body.plain.slice(to, to + 160))))
  const given = last.after === 'to' && ENTITLED.test(body.plain.slice(to, to + 60))
  if (
    last.after !== 'of' &&
    last.after !== 'from' &&
    !given &&
    !acts &&
    !TITLED.test(body.plain.slice(Math.max(0, last.from - 40), last.from))
  )
    return none
  // Who signs with the last one named stands before him in one list; in a list the ending stands at the last name only.
  return { persons: people.slice(start), with: any ? ['*'] : [] }
}

type Part = { mode: RepresentationMode; from: number; at: number; end: number; people: Party[] }

/** The forms of representation of a clause, each with the people named for it; null where two forms are said of the same people. */
const partsOf = (body: Body, from: number, to: number): Part[] | null => {
  const people = peopleIn(body, from, to)
  const parts: Part[] = []
  for (const match of body.plain.slice(from, to).matchAll(FORM)) {
    const [at, end, mode] = [
      from + match.index,
      from + match.index + match[0].length,
      ALONE.test(match[0]) ? ('sole' as const) : ('joint' as const),
    ]
    const last = parts.at(-1)
    const own = people.filter((person) => person.from >= (last?.end ?? from) && person.to <= at)
    if (last && own.length === 0) {
      if (last.mode !== mode) return null
      last.end = end
    } else parts.push({ mode, from: last?.end ?? from, at, end, people: own })
  }
  const [first] = parts
  if (parts.length === 0) {
    const last = people.at(-1)
    const rest = last ? body.plain.slice(last.to, to) : ''
    if (last?.after === 'from' && ONE_OF_TWO.test(rest)) return [{ mode: 'sole', from, at: last.to, end: last.to, people }]
    return last?.after === 'of' && people.length === 1 && HIS_SIGNATURE.test(rest)
      ? [{ mode: 'sole', from, at: last.to, end: last.to, people }]
      : []
  }
  if (!first || parts.length > 1 || first.people.length > 0 || people.length === 0) return parts
  // "münferit imza ile Ayşe Yılmaz tarafından temsil edilmesine"; else one form of all whose people are named behind it ("müştereken imzaya
  // A ve B yetkilidir") would be missed.
  const [last] = people.slice(-1)
  const by = last ? BY.exec(body.plain.slice(last.to, to)) : null
  return last && by ? [{ ...first, people, at: last.to + by[0].length, end: last.to + by[0].length }] : null
}

const PLURAL = /(?:etme|kilinma|olma|edilme)l[ae]r|olduklari|yetkilidirler|edecekler|ederler/
// A power that the clause takes back.
const TAKEN = /yetki(?:si|leri)n?(?:in|e|ne)? (?:[a-z]+ ){0,2}(?:iptal|kaldiril|sona er|son ver)/

/** Of the people whom the words before elect, those of the last clause; all of them where it elects one and more are spoken of. */
const nearest = <T extends { from: number; to: number }>(clauses: Clause[], elected: T[], several: boolean): T[] => {
  const last = Math.max(...elected.map(({ to }) => to))
  const clause = clauses.findLast(({ from }) => from < last)
  const own = elected.filter(({ to }) => to > (clause?.from ?? 0))
  return several && own.length > 1 ? own : elected
}

/**
 * Items of a list whose verb stands in its last ("1- A'nın münferiden, 2- B ile C'nin müştereken şirketi temsil ve ilzam etmelerine"), by
 * where they begin.
 */
const carriedItems = (body: Body, clauses: Clause[]): Set<number> => {
  const items = new Set<number>()
  const sentences = [...new Map(clauses.map(({ sentence }) => [sentence.from, sentence])).values()].reverse()
  let carries = false
  for (const { from, to } of sentences) {
    const plain = body.plain.slice(from, to)
    const open = /[,;]\s*(?:ve\s*)?$/.test(plain)
    if (open && carries && !POWER.test(plain)) items.add(from)
    else carries = POWER.test(plain) && GIVEN.test(plain)
  }
  return items
}

/**
 * "Ayşe Yılmaz'ın şirketi münferit imzası ile temsil ve ilzama yetkili kılınmasına", "A ve B'nin müştereken …", "A, B ve C'den herhangi
 * ikisinin müştereken …", "A'nın münferiden, B ile C'nin müştereken …".
 */
export const powerRule: Rule = (body) => {
  if (/ic yonerge/.test(body.topic)) return []
  const labelled = /yetki\s?sekli/.test(body.plain)
  const elected = electedIn(body)
    .filter(({ role }) => role !== 'auditor' && role !== 'commissioner')
    .map(({ name, term, from, to }) => ({ name, until: term.until, from, to }))
  const found = new Map<string, Found>()
  const clauses = clausesOf(body)
  const replaced = /\byerine\b|istifa|bosal/.test(body.plain)
  const carried = carriedItems(body, clauses)
  for (const { from, to, sentence } of clauses) {
    const plain = body.plain.slice(from, to)
    if (TAKEN.test(plain) || SHAPE.test(plain) || isTitled(body, sentence)) continue
    if (!(POWER.test(plain) && GIVEN.test(plain)) && !carried.has(sentence.from)) continue
    const conditional = CONDITIONAL.test(body.plain.slice(sentence.from, sentence.to))
    const added = conditional ? conditionsIn(body, { from, to }) : null
    const seen = added?.body ?? body
    if (
      conditional &&
      (added === null || CONDITIONAL.test(seen.plain.slice(from, to)) || CONDITIONAL.test(outside(body, sentence, { from, to })))
    )
      continue
    const parts = partsOf(seen, from, to) ?? []
    const bounded = parts.map((part) => boundsIn(body, part.from, part.end).bounds)
    // Where one half is said for an amount, the other is said for the rest.
    const isBounded = ({ limit, above, floor }: Bounds): boolean => limit !== null || above !== undefined || floor !== undefined
    if (conditional && parts.length > 1 && bounded.some(isBounded) && !bounded.every(isBounded)) continue
    for (const [index, part] of parts.entries()) {
      const { mode, at } = part
      const extra = conditional ? extraOf(added, bounded[index]) : {}
      const any = /herhangi (?:ikisi|iki )/.test(body.plain.slice(part.from, part.end))
      const either = mode === 'joint' ? alternativesOf(seen, part.people, at) : null
      if (either !== null) {
        for (const persons of either) {
          const first = part.people.find(({ name }) => name === persons[0])
          found.set(`${mode} ${persons.map(fold).sort().join(',')}`, {
            statement: {
              kind: 'representation',
              persons,
              mode,
              group: null,
              with: [],
              limit: null,
              scope: null,
              until: null,
              any_of: false,
              ...extra,
            },
            from: first?.from ?? from,
            to: Math.min(to, part.end),
          })
        }
        continue
      }
      const signers = signersOf(seen, part.people, at, mode)
      let persons = [...new Map(signers.persons.map((person) => [fold(person.name), person.name])).values()]
      const reach = elected.filter((each) => at >= each.from && at - each.to < NEAR)
      const generic = OTHERS.test(plain)
      if (persons.length === 0 && part.people.length === 0 && !labelled) {
        // Whom the words before elect; those of an organ are meant where the election stands in the same sentence or the one before.
        const beside = reach.filter((each) => each.from >= sentence.from || (each.to >= sentence.from - 12 && each.to <= sentence.from + 1))
        const near = [...new Set(nearest(clauses, beside, PLURAL.test(plain)).map((each) => each.name))]
        const names = near.length > 0 ? near : [...new Set(reach.map((each) => each.name))]
        // Of an organ that the notice does not elect as a whole others sign too.
        persons = names.length === 1 ? (generic ? [] : names) : generic && replaced ? [] : near
      }
      // Two sign, one was legible; or the list goes on before the first one read.
      if (persons.length === 0 || (mode === 'joint' && persons.length === 1 && signers.with.length === 0)) continue
      const chosen = [...body.plain.slice(from, at).matchAll(/\b(?:secil|atan)[a-z]*/g)].at(-1)
      const own = termIn(body.plain.slice(from + (chosen?.index ?? 0) + (chosen?.[0].length ?? 0), at + 120))?.term.until
      const until = own ?? reach.find((each) => persons.length === 1 && fold(each.name) === fold(persons[0] ?? ''))?.until ?? null
      const first = part.people.find((person) => persons.includes(person.name))
      const power = /(?:yetkili|temsil|ilzam)[^.;]{0,40}/.exec(body.plain.slice(part.end, to))
      found.set(`${mode} ${persons.map(fold).sort().join(',')}`, {
        statement: {
          kind: 'representation',
          persons,
          mode,
          group: null,
          with: any ? [] : signers.with,
          limit: null,
          scope: null,
          until,
          ...extra,
        },
        from: first && at - first.from < 400 ? first.from : Math.max(from, at - 60),
        to: Math.min(to, part.end + (power ? power.index + power[0].length : 0)),
      })
    }
  }
  return [...found.values()]
}

type Power = Extract<Statement, { kind: 'representation' }>

/** What is said of a part beside who signs. */
const extraOf = (added: Conditions | null, bounds: Bounds | undefined): Partial<Power> => ({
  ...(bounds?.limit ? { limit: bounds.limit } : {}),
  ...(bounds?.inclusive === undefined ? {} : { inclusive: bounds.inclusive }),
  ...(bounds?.above ? { above: bounds.above } : {}),
  ...(bounds?.floor ? { floor: bounds.floor } : {}),
  ...(added ? addedTo(added) : {}),
})

/** What a sentence says beside one of its clauses. */
const outside = (body: Body, sentence: { from: number; to: number }, { from, to }: { from: number; to: number }): string =>
  `${body.plain.slice(sentence.from, from)} ${body.plain.slice(to, sentence.to)}`

const AND = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*(?:ve|ile|,)\\s*${TITLES}$`)
const OR = new RegExp(`^(?:['?*°]\\s?[a-z]{1,4})?\\s*,?\\s*(?:veya|ya da)\\s*${TITLES}$`)
/**
 * "A ile B veya A ile C'nin müştereken": each pair signs. Null where no "or" stands between those named; nobody where the words do not
 * tell which of them belong together ("A ve B veya C'nin müşterek imzaları").
 */
const alternativesOf = (body: Body, named: Party[], to: number): string[][] | null => {
  const joins = named.slice(1).map((person, at) => body.plain.slice(named[at]?.to, person.from))
  const start = joins.findLastIndex((words) => !AND.test(words) && !OR.test(words)) + 1
  const [people, between] = [named.slice(start), joins.slice(start)]
  if (!between.some((words) => OR.test(words)) || ONE_WITH.test(body.plain.slice(people.at(-1)?.to, to))) return null
  const sets: string[][] = [[people[0]?.name ?? '']]
  for (const [at, words] of between.entries()) {
    const name = people[at + 1]?.name ?? ''
    if (OR.test(words)) sets.push([name])
    else sets.at(-1)?.push(name)
  }
  return sets.every((set) => set.length > 1) ? sets : []
}

const SHAPE = /(?:yetki\s?sekli|temsil sekli)/
const SHAPES = /(?:yetki\s?sekli|temsil sekli)[\s:;.,–-]*/dg
// Banks print the decision after the entry: "Yeni İmzalar: AYŞE YILMAZ … İmza Grubu-Derecesi: H- 5".
const GRADE = /imza grubu\s?-?\s?(?:ve )?derecesi\s*:\s*([a-z])\s?-?\s?(\d)/d
const gradeBelow = (body: Body, name: string, to: number): string | null => {
  const named = body.text.indexOf(name, to)
  const grade = named < 0 ? null : GRADE.exec(body.plain.slice(named, named + name.length + 160))
  return grade?.[1] && grade[2] ? `${grade[1].toUpperCase()}-${grade[2]}` : null
}

/** The form of representation that the template prints behind an election ("Yetki Şekli: Münferiden Temsile Yetkilidir."). */
export const formRule: Rule = (body) => {
  const all = electedIn(body)
  return matchesIn(body, SHAPES).flatMap((shape): Found[] => {
    const owner = all.filter((each) => each.to <= shape.from + 1).at(-1)
    if (!owner || shape.from - owner.to > 900) return []
    const between = body.plain.slice(owner.to, shape.from)
    // Somebody else's sentence between was not legible: the form is his.
    if (STRANGE.test(between) || (/ikamet|kimlik no|\bolarak\b/.test(between) && !/tuzel kisi/.test(between))) return []
    const form = formAt(body.text.slice(shape.to, shape.to + 1300), body.plain.slice(shape.to, shape.to + 1300))
    if (!form) return []
    const persons = all.filter((each) => each.to === owner.to && each.role === owner.role).map(({ name }) => name)
    return [
      {
        statement: {
          kind: 'representation',
          persons: [...new Set(persons)],
          mode: form.mode,
          group:
            owner.group ??
            gradeBelow(body, owner.name, owner.to) ??
            (form.mode === 'limited' ? titleBefore(body, owner.from, owner.to) : null),
          with: form.with,
          ...(form.any ? { any_of: true as const } : {}),
          limit: null,
          scope: null,
          until: owner.term.until,
        },
        from: Math.min(...all.filter((each) => each.to === owner.to).map(({ from }) => from)),
        to: shape.to + form.end,
      },
    ]
  })
}
// "(Satın Alma Müdürü) Temsile Yetkili olarak": the title that a directive knows a limited agent by.
const TITLE = /\(([^()]{3,80})\)\s*(?:temsile\s)?(?:yetkili\s)?(?:olarak|$)/dg
const OF_ORGAN = /yonetim kurulu|mudurler kurulu|temsilci\b|^uye/
const titleBefore = (body: Body, from: number, to: number): string | null => {
  const title = matchesIn(body, TITLE, from, Math.min(body.plain.length, to + 40)).at(-1)
  if (!title || OF_ORGAN.test(title.plain)) return null
  const last = title.plain.slice(1, title.plain.indexOf(')')).trim().split(' ').at(-1) ?? ''
  return OF_TITLE.test(last) || /^grub?u?$/.test(last) ? squeeze(title.printed(1)) : null
}
const STRANGE = new RegExp(`${verb('end', 'said')}|${verb('elect', 'said')}|daha onceden|yetki\\s?sekli`)

const LIST_CHANGED = /(?:icin )?musterek oldugu yetkililer\s*\(((?:[^()]|\([^()]{0,200}\)){1,900})\)\s*seklinde degistirilmistir/dg

/** "AYŞE YILMAZ için müşterek olduğu yetkililer ( A, B ) şeklinde değiştirilmiştir": who must co-sign is another list from now on. */
export const jointListRule: Rule = (body) =>
  matchesIn(body, LIST_CHANGED).flatMap((match): Found[] => {
    // A legal entity is introduced with its delegate, whose sentence stands between.
    const delegate = /tuzel kisi adina[^:;]{0,260} hareket (?:etmektedir|edecektir)[.,]*\s*$/.exec(
      body.plain.slice(Math.max(0, match.from - 320), match.from),
    )
    const end = delegate ? match.from - delegate[0].length : match.from
    const from = sentencesOf(body).findLast((each) => each.from < end)?.from ?? 0
    const clause = body.text.slice(from, end)
    const entity = clause.split(/;?\s*Adres\s*:/)[0] ?? clause
    const named = partiesIn(body, from, from + entity.length).at(-1)
    const person = named && isEntity(named.name) ? named.name : personIn(entity)
    const others = namesIn(match.printed(1))
    return isName(person) && others
      ? [
          {
            statement: {
              kind: 'representation',
              persons: [person],
              mode: 'joint',
              group: null,
              with: others,
              limit: null,
              scope: null,
              until: null,
            },
            from: named?.from ?? from,
            to: match.to,
          },
        ]
      : []
  })
