/**
 * What prose tells of somebody beside his name and that decides nothing: his nation, his numbers, where he lives, whose child he is, when he was born,
 * how he is addressed, what he is by profession. Each is known by the words that end it, stands right before a name or in brackets right behind one, and
 * holds no office, no class and no condition; the frames are to see the sentence without it. The register's own entries print all of them in one
 * order, and the frames know those.
 */
import { evidenceEnd } from '../fact/evidence.ts'
import { fold } from '../kernel/text.ts'
import { lawOf } from '../law/law.ts'
import { plainLetters } from '../text/letters.ts'
import { CUT_TITLES, isEntity, isNoName, partiesIn, STATES_NAMED } from '../text/names.ts'
import { allIn } from '../text/needed.ts'
import { GIVEN } from '../text/words.ts'
import { isPlaced } from './places.ts'

type Span = { from: number; to: number }
type Text = { text: string; plain: string; breaks: ReadonlySet<number> }
/** An aside; `name` is where whom it tells of is named, `number` the words of his identity number. */
type Aside = Span & { name: number; number: string | null }

const NATION_IS =
  '(?:uyruklu|uyrugunda(?:ki)?|uyrugundan|uyruguna mensup|vatandasi(?: olan)?|tabiiyetinde(?:ki)?|tabiiyetinden|tabiiyetli|tebaasindan|tebaali)'
const NATION = new RegExp(
  `(?<nation>t\\.? ?c\\.?|k\\.? ?k\\.? ?t\\.? ?c\\.?|a\\.? ?b\\.? ?d\\.?|turkiye cumhuriyeti|yabanci|${[...STATES_NAMED].join('|')}|(?:federal )?[a-z]+(?: (?:cumhuriyeti|federasyonu|kralligi|devleti))?) ${NATION_IS}`,
)
const ID = '(?:\\d{2,3}[*x#]{4,8}\\d{0,4}|\\d{10,11}|[a-z]{1,3} ?\\d{5,9})'
const CARD = '(?:(?:t\\.? ?c\\.? ?)?(?:kimlik|vatandaslik)|(?:yabanci )?(?:kimlik|pasaport)|vergi(?: kimlik| sicil)?|t\\.? ?c\\.?|tckn|ykn)'
const NUMBER = new RegExp(
  [
    `(?:(?:[a-z]+ )?vergi dairesi(?:ne|nin|nde)?(?: (?:kayitli|bagli))? )?${ID}(?:['’]?l[iu])? (?:sayili |nolu )?${CARD} ?(?:no['’.]? ?(?:l[iu]|suna (?:sahip|kayitli)|ile kayitli)?|no|nolu|numarali|numara(?:sin)?a (?:sahip|kayitli)|numarasi olan|numarasinda kayitli|numarasini haiz)`,
    `${CARD} ?(?:no|numara)?['’.]?(?:s[iu])? ?[:.]? ?\\(?${ID}\\)?(?:['’]? ?(?:l[iu]|nolu|numarali)| olan)?`,
  ].join('|'),
)
const LIVING = '(?:ikamet ?eden|ikamet etmekte olan|ikametli|ikamet halinde|oturan|oturmakta olan|mukim|yerlesik)'
/** The words behind a place that make it somebody's; what stands before them is walked word by word. */
const RESIDES = new RegExp(
  `(?: adresinde(?:ki)? (?:${LIVING}|bulunan|kayitli)| adresli| mukimi| ikamet(?:gah)?li|(?: ?['’]? ?[dt][ae]| ilinde| ilcesinde| sehrinde| kentinde) ${LIVING})`,
)
const RESIDES_IN = /(?:ikametgah[iı]|adresi|ikamet adresi|yerlesim yeri) (?<place>[^;]{4,120}?) olan/
const YEAR = '(?:19\\d\\d|20[0-2]\\d|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d)'
const BIRTH = new RegExp(
  [
    `(?:(?<born>[a-z/]+)(?:['’]?[dt][ae])? )?${YEAR}(?: yilinda| tarihinde)? (?:dogumlu|dogum tarihli|dogan|tevellutlu)`,
    "(?<town>[a-z/]+)(?:['’]?[dt][ae])? (?:dogumlu|dogan)",
    '(?:baba|ana|anne) ad[iı] (?<father>[a-z]+)(?: (?:ve (?:ana|anne) adi [a-z]+ )?olan)?',
    '(?<parent>[a-z]+) (?:oglu|kizi|mahdumu|kerimesi)',
  ].join('|'),
)
/** How somebody is addressed, and professions: no offices of a company, and no classes of a directive. */
const ADDRESSED = new RegExp(
  `sayin|bay|bayan|herr|frau|mister|monsieur|madame|mrs?|merhum(?:e)?(?= \\S+ kizi)|(?:(?:${CUT_TITLES}|s\\.?m\\.?m\\.?m|y\\.?m\\.?m)\\.? ?)+`,
)
const FIELD =
  '(?:makin[ae]|insaat|elektrik|elektronik|elektrik-elektronik|endustri|bilgisayar|ziraat|kimya|maden|jeoloji|orman|gida|cevre|harita|metalurji|tekstil|gemi|petrol|fizik|peyzaj|ic|isletme|sehir|dis|veteriner|tip|hukuk|matematik|sinif|serbest|yeminli)'
const PROFESSION = new RegExp(
  `(?:emekli )?(?:(?:${FIELD} )?(?:yuksek )?(?:muhendis|mimar|tekniker|teknisyen|hekim|ogretmen|muhasebeci|musavir|doktor|avukat)i?|(?:serbest muhasebeci |yeminli )?mali musavir|eczaci|veteriner|ekonomist|iktisatci|isletmeci|tuccar|sanayici|ciftci|esnaf|gazeteci|yazar|akademisyen|profesor|docent|hukukcu|pilot|ressam|sanatci|ev hanimi|is ?(?:adami|insani|kadini))|(?:emekli|em?\\.) (?:memur|isci|(?:kidemli |deniz |hava |kurmay )?(?:subay|astsubay|yuzbasi|binbasi|yarbay|albay|amiral|general)|hakim|savci|buyukelci|vali|bankaci|sporcu)|emekli|kaptan`,
)

const OF_COMPANY = '(?:(?:sirket|kooperatif|banka)(?:imiz)?(?:in)? )?'
/** Whether he is one of the partners: of whom a clause on other things than shares only says it, in a company whose partners do not sign by being that. */
const PARTNER = new RegExp(
  `(?<!\\b(?:komanditer?|diger|kalan|tek|mudur|olan|bu|her) )(?:${OF_COMPANY}(?:kurucu )?(?:ortaklar|hissedarlar|pay ?sahipler)(?:[iu]?m[iu]z|[iu]n|i|imiz)?(?:n)?d[ae]n|${OF_COMPANY}kurucu (?:ortak|hissedar|pay ?sahibi)|(?:sirket(?:imiz)?(?:in)?|kooperatif(?:in)?) (?:ortag[iı](?:m[iu]z)?|hissedar[iı](?:m[iu]z)?|pay ?sahibi)|ortag[iı]m[iu]z|hissedar[iı]m[iu]z|pay ?sahibi|hissedar|(?:sirket )?(?:disaridan|haricten)|(?:sirket|ortaklar|hissedarlar)[iı]? (?:disindan|haricinden|disi)|${OF_COMPANY}(?:ortak|ortag[iı]|hissedar|pay ?sahibi) olmayan|ucuncu (?:kisi|sahis)(?:l[ae]rd[ae]n)?)`,
)
const OF_PERSONS = /\b(?:kolle?ktif|komandit|adi ortaklik)/
const OF_SHARES = /\b(?:hisse(?!dar)|pay(?! ?sahi)|sermaye|devr|devir|ortakl[iı]k)/

const end = (pattern: RegExp): RegExp => new RegExp(`(?<![a-z\\d*])(?:${pattern.source})$`)
const [NATION_END, NUMBER_END, BIRTH_END, ADDRESSED_END, PROFESSION_END, PARTNER_END, RESIDES_IN_END] = [
  end(NATION),
  end(NUMBER),
  end(BIRTH),
  end(ADDRESSED),
  end(PROFESSION),
  end(PARTNER),
  end(RESIDES_IN),
] as const
const RESIDES_END = new RegExp(`${RESIDES.source}$`)
/** Every aside before a name ends with one of these words; of a long one its end alone is looked for, so that no text takes more than its length. */
const ANCHOR = new RegExp(
  `(?:${NATION_IS}|${LIVING}|bulunan|kayitli|sahip|haiz|adresli|mukimi|ikamet(?:gah)?li|dogumlu|dogum tarihli|dogan|tevellutlu|oglu|kizi|mahdumu|kerimesi|olan|no|nolu|numarali|l[iu]|(?:no|numara)[^a-z;]{0,3} ?(?:s[iu] ?)?[:.]? ?\\(?${ID}\\)?|baba adi [a-z]+|${ADDRESSED.source}|${PROFESSION.source}|(?<=[a-z]{3})d[ae]n|ortak|hissedar|(?<=[a-z])ag[iı](?:m[iu]z)?|hissedar[iı](?:m[iu]z)?|sahibi|olmayan|disi|ucuncu (?:kisi|sahis)),? (?=[a-z])`,
  'g',
)
/** A name: two words at least with capitals. */
const NAMED = /^\p{Lu}[\p{L}'’]*\.?(?: \p{Lu}[\p{L}'’-]*\.?)+/u
const NAME_LONG = 120
/** A street is called so. */
const STREET_BEHIND = /^[,.]? ?(?:mah|mh|cad|cd|sok|sk|blv|bulv)/
/** Who is named at a place, as the frames read names: where his name ends. */
const namedAt = ({ text, plain }: Text, at: number, entities: boolean): number | null => {
  const part = { text: text.slice(at, at + NAME_LONG), plain: plain.slice(at, at + NAME_LONG) }
  const first = NAMED.test(part.text) ? partiesIn(part, 0, part.text.length)[0] : undefined
  return first?.from === 0 && !STREET_BEHIND.test(part.plain.slice(first.to)) && (entities || !isEntity(first.name)) ? at + first.to : null
}
/** What an auditor found, and the register's own sentence on shares: their words are known with the professions and numbers in them. */
const OF_REPORT = /\brapor/
const OF_TRANSFER = /\byukumlulukleri ile $|\bbu ortak\b[^;]{0,30}$/
/** How the register's own entry goes on behind the name. */
const ENTERED =
  /^[;,]? ?(?:\d{1,2}[./]\d{1,2}[./]|\d{1,3} ?(?:\([a-z]+\) ?)?(?:yil|ay|sene)|\(|aksi karar|ilk \d|$|['’`´]?[a-z]{0,4} (?:daha )?onceki|[^.;]{0,60}hareket edecek|[^.;]{0,60}devretmis|[^.;]{0,120} olarak [a-z]+m[iu]st[iu]r)/

const AHEAD = 260
const LONGEST_PLACE = 14
type Unit = Span & { number: string | null; father: string | null; lives: boolean; calls?: true }
/** The words of a number of which the gazette prints the first and the last digits. */
const starred = (words: string): string | null => (/\d\S{0,2}\*{2}/.test(words) ? words : null)
const upper = (text: string, at: number): boolean => /^\p{Lu}/u.test(text.slice(at, at + 1))

/** Where a place begins that ends at a point: words with capitals, numbers and what shortens the words of an address. */
const placeFrom = ({ text, plain }: Text, end: number): number | null => {
  let from = end
  let words = 0
  for (let at = end; at > 0 && words <= LONGEST_PLACE; words++) {
    let last = at
    while (last > 0 && text[last - 1] === ' ') last--
    const start = text.lastIndexOf(' ', last - 1) + 1
    const word = text.slice(start, last)
    if (word === '' || !isPlaced(word, plain.slice(start, start + 40))) break
    const inside = from < end
    // The colon of a label, an ending of a name, a comma before which nothing of a street stands.
    if (inside && (/\p{L}{4,}[;:]$/u.test(word) || /['’]\p{Ll}{1,5},?$/u.test(word))) break
    if (inside && word.endsWith(',') && !/\d|\.,$/.test(word)) break
    if (
      isNoName(word.replace(/[,.:]+$/, '')) &&
      !OF_STREET.test(plain.slice(start, end)) &&
      !BEHIND_STREET.test(plain.slice(0, start).slice(-14))
    )
      break
    from = at = start
  }
  if (words > LONGEST_PLACE || from === end) return null
  // The number of an item before it, and small words.
  from += ITEM.exec(text.slice(from, end))?.[0].length ?? 0
  const printed = text.slice(from, end)
  // Half an address, or a number.
  if (BEGINS_STREET.test(plain.slice(from, end))) return null
  // Several words without a street, a number or a stroke may be somebody's name.
  return upper(printed, 0) && (/[\d/]/.test(printed) || printed.split(' ').length <= 2) ? from : null
}
const ITEM = /^(?:\d{1,2}\s?[-.)]{1,2}\s+)?(?:\p{Ll}+\s+)*/u
const STREET =
  '(?:mah|mh|mahallesi|cad|cd|caddesi|sok|sk|sokak|sokag[iı]|apt|apartman[iı]|blok|hani?|sitesi|bulv|blv|bulvar[iı]|mevkii?|koyu|no|kat|d|k|daire)[.:,]*'
const BEGINS_STREET = new RegExp(`^${STREET}(?: |$)|^no\\b`)
/** A word of a street, or an office that one is called after: "Müdür Apt.", "… Mah. Belediye Başkanı Hasan Kaya Bulvarı". */
const OF_STREET = new RegExp(`^(?:\\S+ )?${STREET}(?: |$)`)
const BEHIND_STREET = new RegExp(`(?:^| )(?:${STREET}|belediye) $`)

/** "İzmir'in Urla ilçesinde": where the province begins in which the place lies; where the place begins that is in none. */
const provinceFrom = ({ text, plain }: Text, from: number, to: number): number => {
  const before = text.slice(Math.max(0, from - PROVINCE_LONG), from)
  const owner = /\b(?:ilce|semt|mahalle|koy|kasaba|belde)[a-z]* /.test(plain.slice(from, to)) ? PROVINCE.exec(before) : null
  return from - (owner && PROVINCES.has(plainLetters(owner[1] ?? '')) ? owner[0].length : 0)
}
const PROVINCE = /(?<!\p{L})(\p{Lu}\p{L}+)['’]n?[ıiuü]n $/u
const PROVINCE_LONG = 40
const PROVINCES: ReadonlySet<string> = new Set(lawOf('TR').provinces.map(plainLetters))
/** The aside that ends at a point, before the mark that may stand behind it. */
const unitBefore = (body: Text, to: number): Unit | null => {
  const { text, plain } = body
  const base = Math.max(0, to - AHEAD)
  const before = plain.slice(base, to)
  const found = (match: RegExpExecArray, more: Partial<Unit> = {}): Unit => ({
    from: base + match.index,
    to,
    number: null,
    father: null,
    lives: false,
    ...more,
  })
  const number = NUMBER_END.exec(before)
  if (number) return found(number, { number: starred(text.slice(base + number.index, to)) })
  const nation = NATION_END.exec(before)
  if (nation) {
    const at = base + nation.index
    return (upper(text, at) || nation.groups?.['nation'] === 'yabanci') && !isNoNation(nation.groups?.['nation'] ?? '')
      ? found(nation)
      : null
  }
  const birth = BIRTH_END.exec(before)
  if (birth) {
    const { born, town, father, parent } = birth.groups ?? {}
    const at = base + birth.index
    // "Fatma Doğan": a surname.
    if (upper(text, to - 'dogan'.length) && birth[0].endsWith(' dogan')) return null
    if (parent !== undefined && !(upper(text, at) && GIVEN.has(parent))) return null
    const place = born ?? town
    if (place !== undefined && (capitalBefore(text, at) !== undefined || !upper(text, at) || isNoName(text.slice(at, at + place.length)))) {
      // "Müdürlüğe 1960 doğumlu": what stands before the year is no town.
      if (born === undefined) return null
      return { ...found(birth), from: at + plain.slice(at, to).search(/\d/) }
    }
    return found(birth, { father: father ?? parent ?? null })
  }
  const lives = RESIDES_END.exec(before)
  if (lives) {
    const from = placeFrom(body, base + lives.index)
    return from === null ? null : { from: provinceFrom(body, from, to), to, number: null, father: null, lives: true }
  }
  const living = RESIDES_IN_END.exec(before)
  if (living) return found(living, { from: provinceFrom(body, base + living.index, to), lives: true })
  const partner = PARTNER_END.exec(before)
  if (partner) return isPartnerOnly(plain, base + partner.index, to) ? found(partner, { calls: true }) : null
  const called = PROFESSION_END.exec(before) ?? ADDRESSED_END.exec(before)
  return called && !isSurname(text, base + called.index) ? found(called, { calls: true }) : null
}
/** "Ayşe Çiftçi ve …": a profession with a capital right behind a name is of the name. */
const isSurname = (text: string, at: number): boolean => {
  const ahead = capitalBefore(text, at)
  return upper(text, at) && ahead !== undefined && !isNoName(ahead)
}
/** Whether the sentence about a place is of other things than shares, in a notice of a company that is not its partners'. */
const isPartnerOnly = (plain: string, from: number, to: number): boolean => {
  const ahead = /(?:[^.;]|\.(?=\d))*$/.exec(plain.slice(Math.max(0, from - 200), from))?.[0] ?? ''
  const behind = /^(?:[^.;]|\.(?=\d))*/.exec(plain.slice(to, to + 300))?.[0] ?? ''
  return !OF_SHARES.test(ahead) && !OF_SHARES.test(behind) && !OF_PERSONS.test(plain)
}
/** A name that runs on into what follows it. */
const NAME_RUNS = /(?:^|\s)\p{Lu}\p{L}+ $/u
const capitalBefore = (text: string, at: number): string | undefined => NAME_RUNS.exec(text.slice(Math.max(0, at - 30), at))?.[0].trim()
const isNoNation = (words: string): boolean => /^(?:ayni|ikinci|birinci|her|iki|uc|cok|baska|farkli|diger)$/.test(words)

/** The asides one behind the other before a name. */
const unitsBefore = (body: Text, name: number): Unit[] => {
  const units: Unit[] = []
  for (let at = name; units.length < 8;) {
    const mark = /(?:,? ve|,)? ?$/.exec(body.plain.slice(0, at).slice(-5))?.[0].length ?? 0
    const unit = unitBefore(
      body,
      at - (units.length === 0 ? (/,? $/.exec(body.plain.slice(Math.max(0, at - 2), at))?.[0].length ?? 0) : mark),
    )
    if (!unit) break
    units.unshift(unit)
    at = unit.from
  }
  return units
}

const OF_BRACKETS = new RegExp(
  `^(?:${NATION.source}|${NUMBER.source.replaceAll('(?<', '(?:')}|${ID}|(?:${CARD}) ?(?:no|numarasi)?\\s?[:.]? ?${ID}|${BIRTH.source.replace(/\(\?<[a-z]+>/g, '(?:')}|(?:baba|ana|anne) adi\\s?: ?[a-z]+|dogum (?:tarihi|yili|yeri)\\s?: ?[\\da-z./]+|(?:adres|ikametgah)[iı]?\\s?: ?[^()]{4,100}|[a-z]+ ?/ ?[a-z]+(?:${RESIDES.source})?|[a-z]+(?: ?['’]? ?[dt][ae]| ilinde| ilcesinde) ${LIVING}|${PROFESSION.source})$`,
)
/** Brackets, and between dashes, right behind a name. */
const BRACKETS = /(?<=\p{L}(?:['’]\p{Ll}{1,5})?)(?<blank> ?)(?:\([^()]{3,140}\)|\[[^[\]]{3,140}\])/gu
/** The parts of what stands in brackets: commas part them, but for those inside an address. */
const partsOf = (words: string): string[] =>
  (/^(?:adres|ikametgah)/.test(words) ? [words] : words.split(/[,;] | - /)).map((each) => each.trim())

const bracketsIn = ({ text, plain }: Text): (Aside & { father: string | null })[] =>
  allIn(text, BRACKETS).flatMap((match) => {
    const from = match.index
    const to = from + match[0].length
    const words = plain.slice(from + (match.groups?.['blank'] ?? '').length + 1, to - 1).trim()
    const name = nameEndingAt(text, from)
    if (name === null || !partsOf(words).every((each) => OF_BRACKETS.test(each))) return []
    const number = starred(text.slice(from, to))
    return [{ from, to, name, number, father: null }]
  })
const NAME_BEFORE = /(?<=^|[^\p{L}'’])(?:\p{Lu}[\p{L}'’-]*\.? ){1,4}\p{Lu}[\p{L}-]+(?:['’]\p{Ll}{1,5})?$/u
const nameEndingAt = (text: string, at: number): number | null => {
  const base = Math.max(0, at - 70)
  const match = NAME_BEFORE.exec(text.slice(base, at))
  if (!match) return null
  const words = match[0].replace(/['’]\p{Ll}+$/u, '').split(' ')
  const last = words.findLastIndex((word) => isNoName(word))
  return last > words.length - 3 ? null : base + match.index + words.slice(0, last + 1).join(' ').length + (last >= 0 ? 1 : 0)
}

/** A row of a table, whose cells are read as they stand. */
const isCell = ({ text }: Text, from: number, to: number): boolean => text.slice(Math.max(0, from - 60), to + 60).includes('|')

/** Whether asides are those of the register's own entries, or of an auditor's report. */
const isOfRegister = ({ text, plain }: Text, units: readonly Unit[], name: number, to: number): boolean => {
  const from = units[0]?.from ?? name
  const ahead = plain.slice(Math.max(0, from - 90), from)
  const isNumbered = units.some(({ number }) => number !== null)
  const isEntry = units.some(({ lives }) => lives) && (isNumbered || /\*\*[^;]*$/.test(ahead) || OF_ENTRY.test(ahead))
  return (
    (isEntry && ENTERED.test(plain.slice(to, to + 160))) ||
    (OF_REPORT.test(ahead + plain.slice(to, to + 110)) && units.every(({ lives }) => !lives)) ||
    OF_TRANSFER.test(ahead) ||
    // An item of a list, which begins with its number.
    (isNumbered && /(?:^|[\s;:])(?:-|\d{1,2}\s?[-.)]{1,2})\s?$/.test(ahead)) ||
    // A figure, or the colon of a label.
    (isNumbered && /^ (?:\d(?!\d?\s?[-)])|:)/.test(plain.slice(to, to + 5))) ||
    // Nothing else parts two names.
    (NAME_ENDS.test(text.slice(Math.max(0, from - 40), from)) &&
      !isNoName(/\S+(?= $)/.exec(text.slice(Math.max(0, from - 40), from))?.[0] ?? ''))
  )
}
/** A residence behind a number that was not legible. */
const OF_ENTRY = /(?:['’\]“"*]\S{0,3}|\bno\S*|numara\S*|uyruklu|\bkim\S*),? $/
const NAME_ENDS = /\p{Lu}\p{L}+ \p{Lu}\p{L}+ $/u

/** Where the sentence about an aside prints identity numbers. */
const numbersAbout = (plain: string, { from, to }: Span): number[] => {
  const begin = from - (/(?:[^.]|(?<=\b[a-z])\.|\.(?! [a-z]))*$/.exec(plain.slice(Math.max(0, from - 300), from))?.[0].length ?? 0)
  const end = to + (/^(?:[^.]|(?<=\b[a-z])\.|\.(?! [a-z]))*/.exec(plain.slice(to, to + 300))?.[0].length ?? 0)
  return allIn(plain.slice(begin, end), /\d\S{0,2}\*{2}/g).map(({ index }) => begin + index)
}

/** A text with some parts left blank. */
const blanked = (plain: string, spans: readonly Span[]): string =>
  spans.reduce((all, { from, to }) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to), plain)

/** What a text tells of those it names that decides nothing, in its order; nothing of what stands before its body. */
export const asidesIn = (body: Text): Aside[] => {
  const { text, plain } = body
  const brackets = bracketsIn(body)
  const begin = evidenceEnd({ text, breaks: body.breaks, plain: blanked(plain, brackets) })
  const names = new Set(allIn(plain, ANCHOR).map(({ index, 0: words }) => index + words.length))
  const before = [...names].flatMap((name) => {
    const all = NAMED.test(text.slice(name, name + NAME_LONG)) ? unitsBefore(body, name) : []
    const isCalled = all.every(({ calls }) => calls)
    const to = all.length > 0 ? namedAt(body, name, !isCalled) : null
    if (to === null) return []
    // In the register's own entries the frames know all but what somebody is called.
    const isKnown = isOfRegister(body, all, name, to)
    const units = isKnown && !isCalled ? all.slice(all.findLastIndex(({ calls }) => !calls) + 1) : isKnown ? [] : all
    const [first] = units
    const [number, father] = [units.find((unit) => unit.number !== null)?.number, units.find((unit) => unit.father !== null)?.father]
    return first ? [{ from: first.from, to: name, name, number: number ?? null, father: father ?? null }] : []
  })
  const all = [...before, ...brackets]
    .filter(({ from, to }) => (from >= begin || begin === plain.length) && !isCell(body, from, to))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const apart = all.filter(({ from }, at) => !all.slice(0, at).some((other) => other.to > from))
  // Two of one name whom nothing else tells apart.
  const told = new Map<string, Set<string>>()
  const keyOf = ({ name }: Aside): string => fold(NAMED.exec(text.slice(name, name + 120))?.[0] ?? '')
  const marksOf = (each: Aside & { father: string | null }): [string, string | null][] => [
    [`${keyOf(each)}#`, each.number],
    [keyOf(each), each.father],
  ]
  for (const [key, said] of apart.flatMap(marksOf)) if (said) told.set(key, (told.get(key) ?? new Set()).add(said))
  // Where a number stands beside a name that is not legible, the sentence stays as it is printed.
  const legible = apart.filter(
    (each) => each.number === null || !numbersAbout(plain, each).some((at) => !apart.some(({ from, to }) => from <= at && at < to)),
  )
  return legible
    .filter((each) => marksOf(each).every(([key]) => (told.get(key)?.size ?? 0) < 2))
    .map(({ from, to, name, number }) => ({ from, to, name, number }))
}
