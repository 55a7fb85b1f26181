/** Facts and unread clauses with what their words tell: read once from the quote, so that nobody behind the reader looks into it. */
import { addDays, dateOf, type IsoDate } from '../kernel/dates.ts'
import { distance } from '../kernel/distance.ts'
import { FROM_DAY, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { lawOf } from '../law/law.ts'
import { isScanOf, plainLetters } from '../text/letters.ts'
import { holds, mayHold } from '../text/needed.ts'
import { restoredText } from '../text/restore.ts'
import { perhapsRead } from '../text/words.ts'
import { BORNE, namesSomebody } from './aside.ts'
import { deadOf } from './gone.ts'
import { leaveIn } from './leave.ts'
import type { Fact, FactOf, Unread } from './fact.ts'
import { termIn } from './office.ts'
import {
  aboutOf,
  factTells,
  movedAway,
  sideIn,
  type Telling,
  tellsOfBefore,
  tellsOfCompany,
  tellsOfDeath,
  tellsOfFormer,
  tellsOfTurn,
  tellsWhole,
  type Told,
  toldIn,
  wholeIn,
} from './telling.ts'

const PRINTED_DAY = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g
const daysIn = (words: string): IsoDate[] =>
  [...words.matchAll(PRINTED_DAY)].flatMap(([, day, month, year]) => dateOf(Number(year), Number(month), Number(day)) ?? [])

const withTold = <T extends Fact | Unread>(piece: T, { tells = [], days = [], ...more }: Told): T => {
  const told = { ...more, ...(tells.length > 0 ? { tells } : {}), ...(days.length > 0 ? { days } : {}) }
  return Object.keys(told).length > 0 ? { ...piece, told } : piece
}

/** "Muhasebe Müdürü": who somebody is, and no matter of accounts. */
const TITLE = /(?:(?<!\p{L})\p{Lu}\p{L}+ (?:ve )?){1,4}(?:Müdür|Direktör|Şef|Yönetici|Uzman|Sorumlu)\p{L}*/gu
/** An unread clause with what its words speak of; `shares`: all that decides in it was read but how many shares pass to whom. */
export const clauseTold = (clause: Unread, shares = false): Unread => {
  const tells = [
    ...new Set([...toldIn(clause.text, clause.heading ?? ''), ...aboutOf(clause.text), ...(shares ? (['shares_only'] as const) : [])]),
  ]
  const { kindsNamed } = lawOf('TR')
  const kinds = tells.includes('signing')
    ? [...new Set(perhapsRead(restoredText(clause.text)).flatMap((text) => kindsNamed(text.replace(TITLE, ' '))))]
    : []
  const years = tells.includes('about_officers') ? (termIn(plainLetters(clause.text))?.term.years ?? null) : null
  return withTold(clause, {
    tells,
    days: daysIn(clause.text),
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(years === null ? {} : { lasts: years }),
    ...(namesSomebody(clause.text) ? { names: true } : {}),
    ...leaveTold(tells, clause.text),
  })
}

/** What the head of a notice announces and nothing else of it says, with what its words speak of. */
export const headTold = (words: Unread): Unread => {
  const clause = clauseTold(words)
  return { ...clause, told: { ...clause.told, headed: true } }
}

/** Which acts need the leave that the words ask for. */
const leaveTold = (tells: readonly Telling[], words: string): Told => {
  const leave = tells.includes('commissioner_consents') ? leaveIn(words) : null
  return leave ? { leave } : {}
}

/** Looks names up in an unread clause, blanks that a scan put into words aside. */
export const namesIn = ({ text }: Unread): ((name: string) => boolean) => {
  const printed = fold(text).replaceAll(' ', '')
  return (name) => printed.includes(fold(name).replaceAll(' ', ''))
}

/** Looks in an unread clause for less than a whole name: "Ali Bey", "Sayın Kaya", "A. Kaya". */
export const shortIn = ({ text }: Unread): ((name: string) => boolean) => {
  const printed = ` ${fold(text)} `
  return (name) => {
    const words = fold(name).split(' ')
    const [given, surname, initials] = [words.slice(0, -1), words.at(-1) ?? '', words.slice(0, -1).map((word) => word.slice(0, 1))]
    return (
      given.length > 0 &&
      [
        ...TITLES_BEHIND.flatMap((title) => [` ${given.join(' ')} ${title}`, ` ${given[0]} ${title}`]),
        ...TITLES_BEFORE.map((title) => ` ${title} ${surname} `),
        ` ${initials.join(' ')} ${surname} `,
      ].some((short) => printed.includes(short))
    )
  }
}
const TITLES_BEHIND = ['bey', 'hanim']
const TITLES_BEFORE = ['sayin', 'sn', 'bay', 'bayan']

/** Whether printed words may be those of a name of as many, a letter of each damaged at most, and one at least. */
const isDamaged = (name: readonly string[], printed: readonly string[]): boolean => {
  let damaged = false
  return (
    name.every((word, at) => {
      const other = printed[at] ?? ''
      if (word === other) return true
      damaged = true
      return isScanOf(word, other) && !(BORNE.has(word) && BORNE.has(other))
    }) && damaged
  )
}
/** A stroke is a letter, where words are compared. */
const wordsIn = (text: string): string[] => fold(text.replace(/[|!]/g, 'i')).split(' ')

/** By how many letters a damaged name is longer than the name. */
const MOST_LONGER = 4
/** Whether a scan may have made one name of another. */
export const mayBeDamaged = (name: string, printed: string): boolean => {
  if (Math.abs(name.length - printed.length) > MOST_LONGER) return false
  const [words, others] = [wordsIn(name), wordsIn(printed)]
  return words.length === others.length && isDamaged(words, others)
}

/** Looks in an unread clause for a name that a scan damaged in it, whatever ending it has. */
export const damagedIn = ({ text }: Unread): ((name: string) => boolean) => {
  const printed = wordsIn(text)
  return (name) => {
    const words = wordsIn(name)
    const [first = ''] = words
    const last = words.length - 1
    return (
      last > 0 &&
      printed.some((word, at) => {
        if (word !== first && !isScanOf(first, word)) return false
        const window = printed.slice(at, at + words.length)
        // An ending that lost its apostrophe is none of the name's.
        const end = window[last] ?? ''
        return [0, -1, 1].some((more) => isDamaged(words, [...window.slice(0, last), end.slice(0, (words[last] ?? '').length + more)]))
      })
    )
  }
}

const LEAST_LETTERS = 4
const isLike = (word: string, printed: string): boolean =>
  Math.abs(word.length - printed.length) <= 2 && distance(word, printed) <= (word.length < 7 ? 1 : 2)
/**
 * Looks in words for a name that a scan may have damaged: true where any word of it, of four letters or more, is like one of theirs, or where the name has no such word.
 */
export const mayNameIn = (text: string): ((name: string) => boolean) => {
  const words = fold(text).split(' ')
  const letters = words.join('')
  return (name) => {
    const long = fold(name)
      .split(' ')
      .filter((word) => word.length >= LEAST_LETTERS)
    return long.length === 0 || long.some((word) => letters.includes(word) || words.some((printed) => isLike(word, printed)))
  }
}

const ONE_OF = /herhangi (bir|iki|uc|dort|bes)|\bbiri(si)?(yle)?\b|\bikisi(nin)?\b/
const ALL_OF = /ile birlikte|\btamami|\bhepsi/
/** Whether one of those named is enough, or all sign. */
const anyOf = (words: string, { persons, with: others, mode, any_of }: FactOf<'representation'>): { any_of?: boolean } => {
  if (mode !== 'joint') return {}
  if (any_of === false && (signingTold(words).together ?? 9) < persons.length) return { any_of: true }
  if (any_of !== undefined) return {}
  if (ONE_OF.test(words)) return { any_of: true }
  return others.length === 1 || persons.length > 1 || ALL_OF.test(words) ? { any_of: false } : {}
}

const TOGETHER: Record<string, number> = { uc: 3, dort: 4, bes: 5 }
// "Bu üç üyeden herhangi ikisi": two of them.
const HOW_MANY =
  /\b(uc|dort|bes)(?! \S+d[ae]n (?:her ?hangi )?(?:biri|iki|uc))(?=(?:u[mnr]u[mnr]|unu|u|lu|er)?\b(?! (?:yil|sene|ay\b|gun|kez|defa))(?: (?:kisi|mudur|uye|ortak|tane|imza|azan)\S*){0,2}(?: \S+){0,2} (?:birlikte|beraber|musterek|imza|ortak))/
const signingTold = (words: string): Told => {
  const [, number] = HOW_MANY.exec(words) ?? []
  const count = TOGETHER[number ?? '']
  return { ...(count === undefined ? {} : { together: count }), ...(words.includes('musterek oldugu') ? { amends: true } : {}) }
}

const beginsIn = (condition = ''): Told => {
  const [match] = fold(condition).matchAll(FROM_DAY)
  const day = match ? printedDate(match[1], match[2], match[3]) : null
  if (match === undefined || day === null) return {}
  // "31.12.2024 tarihinden sonra": from the day behind it.
  return { begins: /\bsonra/.test(match[0]) ? addDays(day, 1) : day }
}

const HOMES = new Set(lawOf('TR').provinces.map(fold))
const BRANCH = /((?:[\p{L}\d.]+\s){1,4})[Şş](?:ube|UBE)/u
// Words of an address, which runs up to those behind it where a page has lost its marks ("… Cad. No: 6 Altındağ Şube Müdürü").
const OF_ADDRESS = /\b(?:no|kat|daire|mah|mahalle\w*|cad|cadde\w*|sok|sokak|sokag\w*|sk|bul|bulvar\w*|apt|apartman\w*|blok)(?: \w+){0,6}$/
/** Whether words before the office of a branch manager are no name of his branch: his own, or the end of an address. */
const isNoBranch = (name: string, before: string, person: string): boolean =>
  OF_ADDRESS.test(fold(before + name)) ||
  /(?:^| )(?:yalniz(?:ca)?|sadece|munhasiran|bu)$/.test(fold(name).trim()) ||
  fold(person)
    .split(' ')
    .some((word) => word.length >= LEAST_LETTERS && fold(name).split(' ').includes(word))

/** What stands before a branch and is none of its name: how long he is in office, what he was chosen as. */
const OF_TERM = /^.*(?<!\p{L})(?:kadar|de[gğ]in|[sş][uü]re(?:yle)?|ile|olarak|[uü]zere|itibaren|ayn[iı]|karar[iı]?)\s/iu

const officeTold = (printed: string, words: string, { person, role }: FactOf<'appointment'>): Told => {
  const [, nation] = /(\S+(?: \S+)?) uyruklu/.exec(words) ?? []
  const [, home] = /((?:\S+ ){1,6})adresinde (?:ikamet|mukim|oturan)/.exec(words) ?? []
  const named = mayHold(printed, BRANCH) ? BRANCH.exec(printed) : null
  // The place of a residence stands behind a stroke ("ANKARA / ÇANKAYA Şube Müdürü").
  const before = printed.slice(0, named?.index ?? 0)
  const own = role === 'branch_manager' && isNoBranch(named?.[1] ?? '', before.slice(-60), person)
  const name = named && !/\/\s*$/.test(before) && !own ? squeeze(named[1]?.replace(OF_TERM, '') ?? '') : ''
  const branch = name === '' ? undefined : name
  return {
    ...(nation === undefined ? {} : { turkish: /\bturkiye\b|\bt ?c\b|\bturk$/.test(nation) }),
    ...(home === undefined ? {} : { resident: home.split(' ').some((word) => HOMES.has(word)) }),
    ...(branch === undefined ? {} : { branch: squeeze(branch) }),
  }
}

// "Gelibolu Şubesinin iş ve işlemleri": all of one branch, and of nothing else.
const OF_BRANCH =
  /^(?:yalniz(?:ca)? |sadece |munhasiran )?((?:\S+ ){1,4})sube(?:si(?:nin|ne|yle|nde)?|nin)?(?: (?:[a-z]{2}|her|turlu|tum|butun|ait|ilgili|olan|(?:is[a-z]|faaliyet|muamele|konu)[a-z]*))*$/
// "Yetkisi Gelibolu Şubesi işlemleri ile sınırlıdır": the same, the other way round.
const BOUND_TO_BRANCH = /^(?:bu )?yetki[a-z]* ((?:\S+ ){1,2})sube(?:si|sinin)? (?:is|islem)[a-z]* (?:ile|ve) sinirli(?: olmak(?: uzere)?)?$/
const branchOf = (scope: string | null): { branch: string } | null => {
  const words = fold(scope ?? '')
  const named = (OF_BRANCH.exec(words) ?? BOUND_TO_BRANCH.exec(words))?.[1]
  return named === undefined || /\b(?:tum|butun|her|ve)\b/.test(named) ? null : { branch: squeeze(named) }
}

const permitIn = (words: string): Told =>
  /sermaye piyasasi k(?:urul|anun)|\bspk/.test(words) ? { permit: 'board' } : /\bbakanli[gk]/.test(words) ? { permit: 'ministry' } : {}

// "Önceki cümlede yazılı yetki": what stands before it in the notice is nothing from before.
const FORMER =
  '(?:daha once|bundan (?:once|evvel)|bugune (?:kadar|dek)|simdiye (?:kadar|dek)|onceki|eski|evvelce|evvelki|mevcut)(?! (?:cumle|paragraf|madde|bent|bend|fikra|satir|bolum))'
/** "Kendisine evvelce …", "Ada Düşsel'in önceki …": one person's power, and no other. */
export const NOT_HIS =
  "(?<!\\b(?:kendi(?:si|leri)(?:ne|nin)|adi gecen(?:e|in|l[ae]r[ae]|l[ae]r[iu]n))\\s|['’`]\\s?n?(?:[iu]n|[yn]?[ae])\\s)"
/** Of powers: that they are no more. */
const NO_MORE =
  '(?:ipta[a-z]|hukumsuz|gecersiz|kaldiril|kalk(?:m[iu]s|t[iu]|m[ae]s|ac)|mulga|ilga|hukumden dus|yururlukten kal|geri al[iı]n|son(?:a er| bul| veril))'
const REVOKED = new RegExp(
  `${NOT_HIS}\\b${FORMER}[^.;]{0,60} (?:tum|butun|bilcumle|bilumum|her turlu)?[^.;]{0,40}(?:yetki|s[ae]lahiyet|sirkuler)[a-z]*[^.;]{0,40}${NO_MORE}|\\b(?:tum|butun|bilcumle|bilumum)[^.;]{0,40} ${FORMER}[^.;]{0,40}(?:yetki|s[ae]lahiyet|sirkuler)[a-z]*[^.;]{0,40}${NO_MORE}`,
)
/** Whether a notice, in plain letters, takes back all powers given before it, in whatever clause beside those that give the new ones. */
export const revokesFormer = (plain: string): boolean => holds(plain, REVOKED) || holds(plain, OTHERWISE)
/** "Önceki imza şekli değiştirilerek", "önceki imza düzeninin yürürlükten kaldırılmasına": who signed till then by it does no more. */
const OTHERWISE = new RegExp(
  `\\b${FORMER} (?:munferit |musterek )?(?:imza|temsil|temsil ve ilzam) (?:sekl?i|sekilleri|duzeni|usulu)[a-z]*[^.;]{0,30} ?(?:${NO_MORE}|degistiril)`,
)
const SOLE_REVOKED =
  /\b(?:mudurler|uyeler|yetkililer|imza yetkilileri)(?:imiz)?[iu]n (?:tamam[iu]n[iu]n |hepsinin )?(?:munferi[dt](?:en)?|tek basina) (?:olan )?(?:(?:imza|temsil)(?: ve ilzam)? ?)?yetki(?:si|leri)(?:nin|ne)? (?:[a-z]+ ){0,2}(?:kaldiril|ipta[a-z]|son veril|sona er)/
/** Whether a notice takes from all of an organ the power to sign alone: beside a form in which they sign together it says what that says. */
export const revokesSole = (plain: string): boolean => holds(plain, SOLE_REVOKED)

/**
 * A fact with what its words tell beside what its frame took: of a power what its `clause` says of the company, of an office what it says of
 * the organ, of a striking off why. `revokes`: the notice takes back all powers given before.
 */
/** For how many years a power is given, where its own words say so. */
const lastsIn = (clause: string): { lasts?: number } => {
  const years = GIVEN_FOR.test(fold(clause)) ? (termIn(plainLetters(clause))?.term.years ?? null) : null
  return years === null ? {} : { lasts: years }
}
const GIVEN_FOR =
  /\b(?:yil|sene)\S*(?: \S+)? (?:icin|sure\S*|muddet\S*)(?: (?!sec|atan|getiril|uye|mudur|baskan)\S+){0,6} (?:yetki|temsil|imza)/

/** "A'nın önceki yetki şekli: … Yeni yetki şekli: …": old and new are one person's form, and none of the others' powers. */
const HIS_FORM = /(?:eski|[öo]nceki|evvelki|mevcut|yeni|g[üu]ncel) (?:yetki|temsil|imza)(?:si)? ?[sş]ekli/giu
const ofHisForm = (fact: Fact, words: string): boolean =>
  fact.kind === 'representation' && fact.persons.length === 1 && !/\bsirket|\bkooperatif/.test(words)

const OF_ANY_MEMBER: ReadonlySet<Telling> = new Set<Telling>(['with_any_member', 'any_of_organ'])
export const factTold = (fact: Fact, clause = '', revokes = false, more = false, sentence = '', removed = false): Fact => {
  const words = fold(fact.quote)
  const besides = fact.kind === 'representation' ? fact.scope : fact.kind === 'status' ? fact.restricts : null
  const full = fact.kind === 'representation' && fact.mode !== 'limited'
  const tells = [
    ...new Set<Telling>([
      // "A grubu üyelerinden biriyle": of that group, and of the organ no other.
      ...factTells(`${fact.quote} ${besides ?? ''}`).filter(
        (telling) => !(fact.kind === 'representation' && fact.group !== null && OF_ANY_MEMBER.has(telling)),
      ),
      ...(fact.kind === 'status' && fact.code === 'STRUCK_OFF' ? movedAway(clause) : []),
      ...(fact.kind === 'departure' ? tellsOfFormer(`${fact.quote} ${clause}`) : []),
      ...(fact.kind === 'share_transfer' ? tellsOfDeath(clause) : []),
      ...(fact.kind === 'shareholding' && deadOf(fact.person) !== null ? (['died'] as const) : []),
      ...(full && sentence !== '' ? tellsOfBefore(ofHisForm(fact, words) ? sentence.replace(HIS_FORM, ' ') : sentence) : []),
      ...(full ? tellsOfCompany(clause) : fact.kind === 'appointment' ? [...tellsWhole(clause), ...tellsOfTurn(sentence)] : []),
      ...(full && revokes ? (['revokes_all'] as const) : []),
      ...(more ? (['says_more'] as const) : []),
      ...(removed && fact.kind === 'appointment' ? (['organ_removed'] as const) : []),
    ]),
  ]
  switch (fact.kind) {
    case 'representation':
      return withTold(
        { ...fact, ...anyOf(words, fact) },
        {
          tells: branchOf(fact.scope) && !tells.includes('branch_only') ? [...tells, 'branch_only'] : tells,
          ...branchOf(fact.scope),
          ...signingTold(words),
          ...beginsIn(fact.condition),
          ...lastsIn(clause),
        },
      )
    case 'appointment': {
      const agent = fact.role === 'proxy' || tells.includes('agent')
      return withTold(fact, {
        tells,
        ...officeTold(fact.quote, words, fact),
        ...(agent ? { entrusts: behind(fact.quote, fact.person) } : {}),
      })
    }
    case 'status': {
      const side = fact.code === 'MERGED' ? (fact.side ?? sideIn(words)) : null
      const whole = fact.code === 'DIVIDED' ? wholeIn(fact.quote) : null
      return withTold(side === null ? fact : { ...fact, side }, {
        tells,
        ...(whole === null ? {} : { whole }),
        ...leaveTold(tells, fact.restricts ?? ''),
      })
    }
    case 'capital':
      return withTold(fact, { tells, ...(fact.operation === 'registered_ceiling' ? permitIn(words) : {}) })
    default:
      return withTold(fact, { tells })
  }
}

/** An office in which somebody serves on with the power that he had. */
export const keepingPower = (fact: Fact): Fact => withTold(fact, { ...fact.told, tells: [...(fact.told?.tells ?? []), 'keeps_power'] })

const behind = (quote: string, person: string): string => {
  const at = quote.indexOf(person)
  return at < 0 ? quote : quote.slice(at + person.length)
}
