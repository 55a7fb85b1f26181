/**
 * Frames of powers that name their signers by title: "Yönetim Kurulu Başkanının tek başına veya diğer üyelerden ikisinin müşterek imzaları
 * ile temsil ve ilzam edilmesine". Whoever holds the title has the power, so the fact names the title. Words that the frame does not take
 * whole (another name, a condition, a subject) leave the clause to be told.
 */
import { representation } from '../fact/stated.ts'
import { directiveBegins } from '../fact/directive.ts'
import type { RepresentationMode, Statement } from '../fact/fact.ts'
import { type Body, type Found, once, type Rule } from '../fact/found.ts'
import { BOARD, MANAGERS, rolesOfTitle, TITLES } from '../fact/titles.ts'
import { fold } from '../kernel/text.ts'
import { peopleIn } from '../text/names.ts'
import { clausesWithin, sentencesOf } from './clauses.ts'
import { addedTo, conditionsIn, withoutSpans } from './conditions.ts'
import { seatedIn } from './duties.ts'
import { ALL_TOGETHER, EACH_ALONE } from './form-words.ts'
import { isGiven, laterBegins } from './given.ts'
import { accountantsOf, COUNTS, REPLACED } from './references.ts'

const SIGNS = /\btemsil|\bilzam|\bimza yetkisi\s?:/
/** A power for some transactions, to or from an amount, or by a court is none of the whole. */
const LIMITED =
  /\b(?:tl|lira[a-z]*|usd|euro|avro)\b|\b(?:islem|konu|husus)[a-z]*(?:nda|nde|larda|lerde) |\b(?:alim|satim|satis|kredi|ipotek|odeme|cek|teminat|ihale)[a-z]*(?:nda|nde|larda|lerde|sinda|sinde)\b|kaydi(?:yla| ile)|sarti(?:yla| ile)|\bharic|disinda|mustesna|kayy[iu]m|onayi(?:nin)? alin/
const TITLED = new RegExp(TITLES.map(({ printed }) => `\\b${printed}`).join('|'))
// "Başkan ile üyelerden birinin imzası", "üyelerden ikisinin imzası": two sign without a word for it.
const FORM = new RegExp(
  String.raw`\b(?:(?<alone>(?<=\b(?:veya|ya da|yahut) (?:[a-z]+ ){1,4}?(?:herhangi )?bir(?:i|isi)?n[iu]n )imzas[a-z]*|(?:${EACH_ALONE})(?![a-z])|tek(?= imza)|munferi[dt][a-z]*)|(?<together>(?:${ALL_TOGETHER})(?![a-z])|musterek[a-z]*|cift(?= imza)|(?<=\bile (?:[a-z]+ ){1,4}(?:bir|biri|birisi)n[iu]n |\b(?:iki|uc|dort)s?[iu]n[iu]n +(?:(?:ataca|koyaca)[a-z]* )?)imza[a-z]*))(?:(?: (?!veya\b|ya da\b|ve\b)[a-z]+){0,4}? (?:imza[a-z]*|temsil[a-z]*)(?: ile)?)?`,
  'g',
)
/** What leads to those who sign: the company, until when, what was decided. */
const LEAD =
  /^\W*imza yetkisi\b|^.*\b(?:sirket|kooperatif|isletme|firma|ortaklik)(?:imiz)?(?:in|nin|i|yi|imizin)?\b(?: (?:temsil[a-z]{0,3}|ilzam[a-z]{0,3}|edecek|evrak[a-z]*|senet[a-z]*|mukavele[a-z]*|sozlesme[a-z]*|belge[a-z]*|vesika[a-z]*|vesaik[a-z]*|bunlar[a-z]*|muteber|gecerli|olmasi|olabilmesi|icin|mevzuunda|her turlu|resmi|ozel|hususi|kamu|kurum[a-z]*|kurulus[a-z]*|daire[a-z]*|makam[a-z]*|merci[a-z]*|banka[a-z]*|mahkeme[a-z]*|noter[a-z]*|ucuncu|sahis[a-z]*|kisi[a-z]*|nezdinde|karsi|onunde|is|isler[a-z]*|islem[a-z]*|konuda|hususta|her|ve|adina|bundan|boyle|muhlet|boyunca|idare meclisinin|yonetim kurulunun)\b)*|^.*\b(?:karar|tarih)[a-z]* (?:ile|kadar|itibaren)\b/
const GROUP = new RegExp(
  `^(?:(?:diger|obur|oteki) )?(?:(?:her |herhangi |en az )?(bir|iki|uc|dort|bes) )?(?:${TITLES.map(({ printed }, at) => `(?<t${at}>${printed})`).join('|')})(?: (?:herhangi |her |en az )?(bir|iki|uc|dort|bes)[a-z]*)?(?=$| )`,
)
const JOIN = /^ (?:ile|ve) (?:birlikte )?/
const OR = /^ (?:veya|ya da|yahut) /
const WHOSE = /n[iu]n$/
const BESIDE = / (?:ile|ile birlikte)$/
const BESIDE_ENDS = BESIDE
// "… şirket kaşesi altına atacakları" says no more of who signs.
const SEALED =
  /(?<= )(?:sirket(?:in)? |kooperatif(?:in)? (?=(?:unvan|kase)[a-z]* [a-z]+ (?:ata|koya)[a-z]* imza))?(?:kase|unvan)[a-z]* (?:ve (?:kase|unvan)[a-z]* )?(?:alt|uzer)[a-z]*(?: (?:vaz ?ed|ata|koya)[a-z]*)?/g
const ABSENT = /^(.*?) ?\b(?:baskan|uye|mudur)[a-z]*(?: [a-z]+)? (?:yoklugunda|bulunmadigi [a-z]+) (.*)$/

/** `or`: it stands beside the next for it; `many`: it means all who bear the title. */
type Group = { title: string; others: boolean; count: number | null; or: boolean; many: boolean }

/** The titles that words name, and nothing else; null where anything is left. */
const groupsOf = (words: string): Group[] | null => {
  const groups: Group[] = []
  let rest = words
  for (;;) {
    const match = GROUP.exec(rest)
    const at = TITLES.findIndex((_, index) => match?.groups?.[`t${index}`] !== undefined)
    const { title } = TITLES[at] ?? {}
    if (!match || title === undefined) return null
    const count = COUNTS[match[1] ?? match.at(-1) ?? ''] ?? null
    rest = rest.slice(match[0].length)
    const [or, join] = [OR.exec(rest), JOIN.exec(rest)]
    groups.push({ title, others: /^(?:diger|obur|oteki) /.test(match[0]), count, or: or !== null, many: ALL_OF_THEM.test(match[0]) })
    if (or) rest = rest.slice(or[0].length)
    else if (join) rest = rest.slice(join[0].length)
    // "Başkan, vekili ve muhasip üyeden ikisinin"
    else if (!or && !WHOSE.test(match[0]) && GROUP.test(rest.slice(1))) rest = rest.slice(1)
    // "Başkanın üyelerden biri ile": whose signature it is stands before the one beside it.
    else if (WHOSE.test(match[0]) && BESIDE.test(rest)) rest = rest.slice(1).replace(BESIDE_ENDS, '')
    else return rest === '' ? groups : null
  }
}

/** "Başkan veya vekilinin": the chair's deputy. */
const OR_DEPUTY = / (veya|ya da|yahut|ile|ve) ((?:vekil|yardimci)[a-z]*)/
/** The ways to sign that titles with an "or" between them stand for, each with those who sign along. */
const choicesOf = (groups: readonly Group[]): Group[][] => {
  const last = groups.findLastIndex(({ or }) => or)
  if (last < 0) return [[...groups]]
  // "A ile B veya C'den birinin": one of the two beside him.
  const [first, final] = [groups.findIndex(({ or }) => or), groups.at(-1)]
  if (first > 0 && last === groups.length - 2 && final?.count === 1 && groups.slice(first, -1).every(({ or }) => or))
    return groups.slice(first).map((each) => [...groups.slice(0, first), { ...each, or: false }])
  // "A ile B veya C": which of them belong together the words do not tell.
  if (groups.slice(0, last).some(({ or }) => !or)) return []
  const others = groups.slice(last + 2)
  return groups.slice(0, last + 2).map((each) => [{ ...each, or: false }, ...others])
}

type Power = Extract<Statement, { kind: 'representation' }>
type Named = { title: string; name: string }

const powerOf = (groups: readonly Group[], mode: RepresentationMode, named: readonly Named[]): Power | null => {
  const [first, ...rest] = groups
  if (!first) return null
  // "Başkan, başkan vekili ve muhasip üyeden herhangi ikisi": two of those whom the notice shows to be it.
  const many = groups.at(-1)?.count ?? 1
  if (rest.length > 0 && many > 1) {
    const all = groups.flatMap(({ title }) => named.find((each) => each.title === title)?.name ?? [])
    const whole = groups.slice(0, -1).every(({ count, or }) => count === null && !or)
    return mode === 'joint' && many === 2 && whole && all.length === groups.length && new Set(all).size > 2
      ? representation(all, mode, { any_of: true })
      : null
  }
  const titles = groups.map(({ title }) => title)
  const power: Power = representation([], mode)
  // A title that no office of the register is stands for whom the same clause gives it to.
  if (titles.some((title) => rolesOfTitle(title)?.length === 0)) {
    const persons = titles.flatMap((title) => named.find((each) => each.title === title)?.name ?? [])
    return persons.length === groups.length && persons.length > 1 && mode === 'joint' ? { ...power, persons, any_of: false } : null
  }
  const titled: Power = { ...power, by_title: titles }
  if (groups.some(({ or }) => or)) return null
  if (mode === 'sole') return rest.length === 0 && (first.count ?? 1) === 1 ? titled : null
  if (rest.length > 0) return groups.every(({ count }) => (count ?? 1) === 1) ? { ...titled, any_of: false } : null
  if (first.count === null) return first.many && !first.others ? { ...titled, any_of: false } : null
  return first.count > 1 ? { ...titled, any_of: true } : null
}
const ALL_OF_THEM = /^(?:mudurler|(?:yonetim kurulu|idare meclisi) (?:uye|aza)l[ae]r)/

const TITLE_ENDS = TITLES.map(({ title, printed }) => ({ title, ends: new RegExp(`(?:^|\\s)(?:${printed})$`) }))
/** Who is named with a title in a sentence ("Başkan A, Muhasip Üye B olup"). */
const namedIn = (body: Body, from: number, to: number): Named[] =>
  peopleIn(body, from, to).flatMap(({ name, from: at }) => {
    const words = body.plain.slice(Math.max(from, at - 40), at)
    // "A'yı başkan, B'yi ikinci başkan seçmiştir": a mark parts the next name from what stands before it.
    if (/[,;]\s*$/.test(words)) return []
    const before = fold(words)
    const found = TITLE_ENDS.find(({ ends }) => ends.test(before))
    return found ? [{ title: found.title, name }] : []
  })

/** "Başkan, başkan yardımcısı ve üyeden ikisi": the member is he who has neither title. */
const hasTitle = (body: Body, name: string): boolean =>
  seatedIn(body).some((each) => (each.role === 'board_chair' || each.role === 'board_vice_chair') && fold(each.name) === fold(name))
/** Who alone is seen in the notice to be what a title says, the accountant too, whom no office of the register is. */
const seatedAs = once((body: Body): Named[] =>
  TITLES.flatMap(({ title, roles }) => {
    const holders =
      roles.length > 0
        ? seatedIn(body).flatMap(({ name, role }) =>
            (roles.includes('board_member') ? role === 'board_member' && !hasTitle(body, name) : roles.includes(role)) ? [name] : [],
          )
        : title === ACCOUNTANT
          ? accountantsOf(body)
          : []
    const [name, ...others] = new Map(holders.map((each) => [fold(each), each])).values()
    return name !== undefined && others.length === 0 ? [{ title, name }] : []
  }),
)
const ACCOUNTANT = 'Muhasip Üye'

/** "Başkanın imzası ile birlikte üyelerden birinin imzasını taşıması": two signatures, each by its title. */
const BOTH_SIGN = /(?<=\b\S+n[iu]n) (?:imzasi(?: ile|yla)?|ile)( birlikte) (?=(?:\S+ ){1,4}?(?:imza(?:si|sini|sinin)?)\b)/
/** The words of a sentence with a form that stands between its two signers put behind them. */
const withFormBehind = (words: string): string => {
  const match = BOTH_SIGN.exec(words)
  const end = match ? words.slice(match.index + match[0].length).search(/\bimza/) : -1
  if (!match || end < 0) return words
  const second = match.index + match[0].length
  const others = words.slice(second, second + end).trimEnd()
  // As long as before, so that places stay: "başkanın ile üyelerden birinin … birlikte imza".
  const moved = ` ile ${others}`.padEnd(second + end - match.index - ' birlikte '.length)
  return `${words.slice(0, match.index)}${moved} birlikte ${words.slice(second + end)}`
}

/** The powers by title that a sentence gives; none where any of them is not understood whole. */
const powersIn = (printed: Body, from: number, to: number): Found[] => {
  if (!SIGNS.test(printed.plain.slice(from, to)) || !TITLED.test(printed.plain.slice(from, to))) return []
  const added = conditionsIn(printed, { from, to })
  if (!added || LIMITED.test(added.body.plain.slice(from, to))) return []
  const { body } = added
  const plain = body.plain.slice(from, to)
  const words = withFormBehind(plain.replace(/[^a-z0-9]/g, ' ').replace(SEALED, (said) => ' '.repeat(said.length)))
  const forms = [...words.matchAll(FORM)]
  const found: { statement: Power; others: boolean; at: number; end: number }[] = []
  let last = 0
  for (const form of forms) {
    const mode: RepresentationMode = form.groups?.alone ? 'sole' : 'joint'
    const lead = last === 0 ? (LEAD.exec(words.slice(0, form.index))?.[0].length ?? 0) : last
    const segment = words.slice(lead, form.index)
    const own = segment
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:veya|ya da|ve) /, '')
      .replace(/ (?:ise|da|de)(?= |$)/g, '')
      .replace(/\b(baskani?|vekili?|muduru?|reisi?)y?l[ae]$/, '$1 ile')
    const absent = ABSENT.exec(own)
    const named = [...namedIn(body, from, from + lead), ...seatedAs(body)]
    for (const [part, condition] of absent
      ? [[absent[1] ?? '', false] as const, [absent[2] ?? '', true] as const]
      : [[own, false] as const]) {
      const groups = groupsOf(part.replace(OR_DEPUTY, ' $1 baskan $2'))
      const statements = groups ? choicesOf(groups).map((choice) => powerOf(choice, mode, named)) : []
      if (!groups || statements.length === 0 || statements.includes(null)) return []
      const said = condition ? { condition: 'Başkanın yokluğunda' } : {}
      for (const statement of statements)
        if (statement)
          found.push({
            statement: { ...statement, ...said, ...addedTo(added) },
            // Beside the one who signs along nobody counts twice: "başkan ile diğer üyelerden birinin".
            others: groups.some(({ others }, which) => others && (which === 0 || statement.persons.length > 0)),
            at: from + lead + (/^\s*/.exec(segment)?.[0].length ?? 0),
            end: from + form.index + form[0].length,
          })
    }
    last = form.index + form[0].length
  }
  // From a day to come it is none of today's.
  if (!isGiven(body, { from, to, sentence: { from, to } }, from + last) || laterBegins(body, from, to).length > 0) return []
  // "Diğer üyeler" are those but for whom the clause names before; where that one signs alone it does not matter.
  if (found.some(({ others }) => others) && found[0]?.statement.mode !== 'sole') return []
  return found.map(({ statement, at, end }) => ({ statement, from: at, to: end }))
}

/**
 * "Başkan A'nın imzası ile birlikte diğer iki üyeden herhangi birinin imzasının bulunması şartıyla", "A ile diğer üyelerden birinin müşterek
 * imzaları ile": one of those beside him whom the notice seats, or whoever sits there where it seats nobody.
 */
const ANOTHER = String.raw`(?<other>diger )?(?:(?<count>iki|uc|dort|bes) )?(?:(?:yonetim|idare|mudurler) (?:kurulu|meclisi) )?(?:asil )?(?:(?<board>uye|aza)|(?<managers>mudur))(?:l[ae]r(?:[iu]n|[iu]m[iu]z)?)?d[ae]n (?:her ?hangi )?bir(?:i|isi)nin `
const WITH_ANOTHER = new RegExp(
  String.raw`(?:(?:['’]?\s?n?[iu]n) imzas[iu](?:na)? (?:ile birlikte|yaninda|ile|ilaveten|ek olarak) (?=diger )${ANOTHER}(?:de )?imzas[iu](?:n[iu]n)?(?: da| de)?(?: (?:bulunmas[iu]|aranmas[iu]|eklenmes[iu]|katilmas[iu]|bulunmak|olmak))?(?: (?:kaydi|sarti|kosulu)(?:yla| ile)| suretiyle| ile)?(?: mustere[kc][a-z]*)? ` +
    String.raw`|(?:['’]?\s?y?l[ae]|(?<![a-z]) ile|\sile) ${ANOTHER.replace(/\?<[a-z]+>/g, (name) => name.replace('>', '2>'))}(?:(?:sirket|kooperatif) )?(?:(?:unvan|kase)[a-z]* (?:alt|uzer)[a-z]* )?(?:(?:ataca|koyaca)[a-z]* )?(?:(?:mustere[kc]en|birlikte) |(?:musterek |birlikte |cift )?(?:(?:ataca|koyaca)[a-z]* )?imza(?:lar|s)[iu](?:yla| ile) (?:(?:mustere[kc]en|birlikte) )?))`,
)
const ANOTHER_CLAUSE = /[a-z]{2,}(?:m[ae](?:s[iu]|l[ae]r[iu])n[ae]|m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|d[iu]l[ae]r)\b|\bolup\b|;/
const withAnother = (body: Body, from: number, to: number): Found[] => {
  const match = WITH_ANOTHER.exec(body.plain.slice(from, to))
  const at = from + (match?.index ?? 0)
  const people = match ? peopleIn(body, from, at + 6).filter((each) => each.to <= at + 1) : []
  const [before, person] = [people.at(-2), people.at(-1)]
  if (!match || !person || person.to < at - 1) return []
  // "A ve B ile üyelerden birinin": three sign, or one of two; who is named in another clause has no part in it.
  if (before && !ANOTHER_CLAUSE.test(body.plain.slice(before.to, person.from))) return []
  const { count, count2, managers2 } = match.groups ?? {}
  const organ = managers2 === undefined ? BOARD : MANAGERS
  const seated = [
    ...new Map(seatedIn(body).flatMap(({ name, role }) => (organ.includes(role) ? [[fold(name), name] as const] : []))).values(),
  ]
  const others = seated.filter((name) => fold(name) !== fold(person.name))
  const known = others.length > 1 && others.length < seated.length
  // All of them are known where their number is the printed one.
  if ((count ?? count2) !== undefined && (!known || COUNTS[count ?? count2 ?? ''] !== others.length)) return []
  const end = at + match[0].length
  if (!/^(?:sirketi? |kooperatifi? )?(?:temsil|ilzam)/.test(body.plain.slice(end, to))) return []
  const bare = { from: at, to: end - 1 }
  if (!isGiven(withoutSpans(body, [bare]), { from, to, sentence: { from, to } }, end)) return []
  const power = (persons: string[], others: string[]): Found => ({
    statement: representation(persons, 'joint', { with: others, any_of: true }),
    from: person.from,
    to: end - 1,
  })
  return !known ? [power([person.name], ['*'])] : [power([person.name], others), ...others.map((name) => power([name], [person.name]))]
}

/** What makes a decision of all the verbal nouns before it, at the end of a sentence. */
const DECIDED_LAST =
  /(?:\b(?:oy|rey|ittifak|muttefik|ekseriyet)[a-z]* ?(?:birlig|coklug)?[a-z]*(?: ile)? )?\b(?:karar(?:a)? (?:ver|al|bagla|var)[a-z]*|kararlastir[a-z]*)\W*(?:\(\d[^]*)?$/
/** What bounds or undoes the decision, or asks something more, beside a clause of it. */
const BINDS =
  /\bredd|\bret\b|\bgecersiz|\bhukumsuz|\bhalinde\b|\btakdirde|\bteklif|\boner|\btale[bp]|\bdava|\bmahkeme|\bvazgec|\bertelen|\bdurdur|\bkaldir|\biptal|\bkadar\b|\bsur(?:e|ec)ce\b|\bsart|\bkayd[iy]|\bgecici|\bhari[cç]|\bdisinda|\bsinir|m[ae]m[ae]s|\bimza|\btemsil|\bilzam/
/** "A'nın imza yetkisinin iptaline": what ends of one whom it names undoes nothing that is decided of a title. */
const ENDS_HIS =
  /(?:['’]|[a-z])\s?n?[iu]n (?:(?:sirket|mevcut|onceki|bulunan|olan|munferit|musterek)[a-z]* )*(?:(?:imza|temsil|ilzam)[a-z]* (?:ve )?)+(?:yetki|s[ae]lahiyet)[a-z]*n[iu]n (?:iptal|kaldir|sona er|geri al)[a-z]*(?: (?:edil|olun)[a-z]*)?/g
/** The clauses of a sentence that decides several things, each with the words that decide it and without the others. */
const decidedAlone = (body: Body, from: number, to: number): Found[] => {
  const words = body.plain.slice(from, to)
  const decides = DECIDED_LAST.exec(words)
  if (!decides || !SIGNS.test(words) || !TITLED.test(words)) return []
  const clauses = clausesWithin(body, { from, to })
  const end = from + decides.index
  // The last of them stands before the words that decide it, and the frames of names read it.
  return clauses.slice(0, -1).flatMap((clause) => {
    const others = clauses.flatMap((each) => (each === clause || each.from >= end ? [] : [{ from: each.from, to: Math.min(each.to, end) }]))
    const rest = others.map((each) => body.plain.slice(each.from, each.to)).join(' ')
    return BINDS.test(rest.replace(ENDS_HIS, ' ')) ? [] : powersIn(withoutSpans(body, others), from, to)
  })
}

const titled = once((body: Body): Found[] => {
  const directive = directiveBegins(body)
  return sentencesOf(body).flatMap(({ from, to }) => {
    if (to > directive) return []
    const whole = powersIn(body, from, to)
    return whole.length > 0 ? whole : decidedAlone(body, from, to)
  })
})

/** Powers that follow whoever holds a title. */
export const titledPowerRule: Rule = (body) => [
  // "Müdürlerin müşterek imzaları ile", where the notice names somebody: those whom it names sign so.
  ...titled(body).filter(({ statement }) => !isOfAllHolders(statement) || peopleIn(body, 0, body.text.length).length === 0),
  ...(/\bbir(?:i|isi)nin /.test(body.plain) ? sentencesOf(body).flatMap(({ from, to }) => withAnother(body, from, to)) : []),
]

const isOfAllHolders = (statement: Statement): boolean =>
  statement.kind === 'representation' && statement.any_of === false && statement.by_title?.length === 1

/** Whether a sentence says its powers by title: then nobody named in it has them by name. */
export const isTitled = (body: Body, sentence: { from: number; to: number }): boolean =>
  titled(body).some(({ from, to, statement }) => from >= sentence.from && to <= sentence.to && !isOfAllHolders(statement))

/**
 * Powers by title with those whom the notice's own elections show to hold the titles; with nobody where they do not show it of each, or
 * fill a place in an organ that others sit in too.
 */
export const withHolders = ({ plain }: Body, found: Found[]): Found[] =>
  found.map((each) => {
    const { statement } = each
    if (statement.kind !== 'representation' || !statement.by_title) return each
    const holders = statement.by_title.map((title) => {
      const names = found.flatMap(({ statement: other }) =>
        other.kind === 'appointment' && rolesOfTitle(title)?.includes(other.role) ? [other.person] : [],
      )
      return [...new Set(names)]
    })
    const several = statement.by_title.some((title) => (rolesOfTitle(title)?.length ?? 0) > 1)
    const shown =
      !(several && REPLACED.test(plain)) &&
      (statement.any_of === true ? (holders[0]?.length ?? 0) > 1 : holders.every((names) => names.length === 1))
    return shown ? { ...each, statement: { ...statement, persons: [...new Set(holders.flat())] } } : each
  })
