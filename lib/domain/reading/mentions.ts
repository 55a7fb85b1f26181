/**
 * Deciding mentions: what in a piece of a notice may decide who runs a company, who signs for it, who owns it or what became of it. Each is
 * a typed span with the value it names, whatever sentence, list or table it stands in.
 */
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold } from '../kernel/text.ts'
import { AMOUNT, amountOf, countOf, CURRENCY, currencyIn } from '../fact/amounts.ts'
import type { Body } from '../fact/found.ts'
import type { FactKind, Limit, RepresentationMode, Role, StatusCode } from '../fact/fact.ts'
import { type Act, verb } from '../text/lexicon.ts'
import { GIVEN_NAMES } from '../kernel/turkish-names.ts'
import { plainLetters } from '../text/letters.ts'
import { type Case, isEntity, partiesIn, type Party } from '../text/names.ts'
import { officesIn } from './offices.ts'

type Span = { from: number; to: number }
export type Mention = Span &
  (
    | { type: 'party'; name: string; entity: boolean; after: Case; introduced: boolean }
    | { type: 'office'; role: Role; group: string | null }
    | { type: 'act'; act: Act }
    | { type: 'event'; codes: readonly StatusCode[] }
    | { type: 'label'; kind: FactKind }
    | { type: 'grade'; group: string }
    | { type: 'form'; mode: RepresentationMode }
    | { type: 'money'; limit: Limit }
    | { type: 'shares'; count: number }
    | { type: 'ratio'; ratio: string }
    | { type: 'day'; on: string; bounds: 'from' | 'until' | null }
  )

/** Which kinds of fact state what an act does; a fact of one of them, in the same piece, accounts for the act. */
export const STATED_BY: Record<Act, readonly FactKind[]> = {
  elect: ['appointment', 'auditor', 'representation'],
  end: ['departure', 'status', 'sole_shareholder', 'appointment', 'representation'],
  remove: ['departure', 'status', 'articles', 'branch', 'representation', 'directive'],
  resign: ['departure'],
  die: ['departure', 'share_transfer', 'shareholding'],
  empower: ['representation', 'directive', 'appointment'],
  transfer: ['share_transfer', 'shareholding', 'status', 'sole_shareholder'],
  move: ['address', 'status', 'branch', 'title', 'articles', 'representation', 'appointment'],
  raise: ['capital', 'articles'],
  lower: ['capital', 'articles'],
  change: ['articles', 'title', 'address', 'representation', 'appointment', 'branch', 'capital', 'directive', 'status'],
  grant: ['representation', 'status', 'appointment', 'directive'],
  extend: ['appointment', 'status', 'representation'],
  strike: ['status', 'branch'],
  act: ['appointment', 'departure'],
}

const WILL: readonly Act[] = ['empower', 'act']
const ACTS = (
  ['elect', 'end', 'remove', 'resign', 'die', 'empower', 'transfer', 'move', 'raise', 'lower', 'change', 'extend', 'strike', 'act'] as const
).map((act): [RegExp, Act] => [
  new RegExp(verb(act, 'said', 'decided', 'linked', ...(WILL.includes(act) ? (['will'] as const) : [])), 'g'),
  act,
])
/** What became of the company, and what a court or an office ordered of it: each with the codes that state it. */
const EVENTS: [RegExp, StatusCode[]][] = [
  [/\bihtiyati tedbir[a-z]*|\byurutme[a-z]* (?:geri birak|durdur)[a-z]*|\biptaline karar|\bbutlan[a-z]*/g, []],
  [/\bkayy[iu]m[a-z]*/g, []],
  [/\bmuhlet[a-z]*|\bkonkordato[a-z]* (?:tasdik|redd|kaldir|sona)[a-z]*/g, ['CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL', 'CONCORDAT_ENDED']],
  [/\biflas[a-z]* (?:acil|karar|kaldir|kapat)[a-z]*/g, ['BANKRUPTCY']],
  [
    /\btasfiyeye gir[a-z]*|\btasfiye haline|\binfisah[a-z]*|\bfesh?ine|\bfesih edil[a-z]*/g,
    ['LIQUIDATION', 'STRUCK_OFF', 'MERGED', 'DIVIDED', 'CONVERTED'],
  ],
  [/\btasfiye(?:si|sinin|nin)? (?:sona|kapan|sonu|tamam)[a-z]*|\bsicil(?:den| kaydi)[^.]{0,60}(?:terkin|silin)[a-z]*/g, ['STRUCK_OFF']],
  [/\btasfiye(?:den|sinden) (?:don|vazgec)[a-z]*|\btasfiye halinden/g, ['LIQUIDATION_REVERSED']],
  [/\bihya(?:sina|si)?\b/g, ['REINSTATED']],
  [
    /\bbirles(?:me|il|tir)[a-z]* (?:suret|yol|sozles|islem|karar)[a-z]*|\bbirles(?:mesine|ilmesine|erek|mistir)|\bdevir? ?alin?mas[a-z]* suret[a-z]*/g,
    ['MERGED'],
  ],
  [/\bbolunme[a-z]* (?:suret|yol|plan|islem|sozles|sebeb)[a-z]*/g, ['DIVIDED']],
  [/\b(?:tur|nev'?i) degis[a-z]*|\b(?:sirkete|isletmeye) (?:cevril|donus)[a-z]*/g, ['CONVERTED']],
]

/** Words that open what a notice lists of the company: the fact must be in it. */
const LABELS: [RegExp, FactKind][] = [
  [
    /\b(?:sirketin|isletmenin|ticari|kooperatifin) ?(?:is ?)?(?:merkezi|adresi)\b|\b(?:ticari|is|yeni)? ?(?:merkezi?|adresi?)\s?[:;]\s?(?=[^.]{0,80}(?:\bmah|\bcad|\bsok|\bno\b|\bhani\b))/g,
    'address',
  ],
  [/\bsermaye(?:si|sinin|sini|nin)?\b(?! karsilig)[^.;]{0,50}?\d/g, 'capital'],
  [/\b(?:kurmuslardir|kurulmustur|kurulmasina|ise basladig[a-z]*|isletme acilmasina|ticarete basla[a-z]*)/g, 'establishment'],
  [
    /\byeni (?:ticaret )?unvan[a-z]*|\bunvan[a-z]*\s[^.]{0,80}?(?:degistiril|olarak tadil|olarak degis)[a-z]*|\bsirketin (?:ticaret )?unvani\b/g,
    'title',
  ],
  [
    /\bmadde(?:si|sinin|leri|lerinin)?\b[^.]{0,60}?(?:tadil|degis)[a-z]*|\byeni (?:sekil|sekli|madde)\b|\bdegisen maddeler[a-z]*/g,
    'articles',
  ],
  [/\b(?:bagimsiz )?denet(?:im|ci)[a-z]*\b[^.]{0,80}?(?:secil|yaptiril|onaylan|belirlen|atan)[a-z]*/g, 'auditor'],
  [/\btek (?:ortak|pay sahib|hissedar)[a-z]*\b(?!\s(?:bilgisi|durumu))/g, 'sole_shareholder'],
]

/** A power to do it ("satmaya"), the division of shares ("paya ayrılmış"): said of an act, and none. */
const NOT_DONE = /(?:m[ae]y[ae]|m[ae]k|[a-z]m[ae])$|(?:pay[a-z]*|hisse[a-z]*) ayril[a-z]*$/

const FORMS: [RegExp, RepresentationMode][] = [
  [/\b(?:munferi[dt][a-z]*|tek (?:basin[a-z]*|imza[a-z]*)|yalniz basina|tekbasina)/g, 'sole'],
  [
    /\b(?:mustere[a-z]*|birlikte (?:imza|temsil|ilzam|atac|koyac)[a-z]*|cift imza[a-z]*|(?:ikisinin|ikisi|ucunun) (?:birlikte )?(?:imza|atac)[a-z]*|herhangi (?:iki|uc)[a-z]*)/g,
    'joint',
  ],
  [/\bsinirli yetkili\b/g, 'limited'],
]

const GRADE = /\b(?:\d|birinci|ikinci|ucuncu|dorduncu)\.? ?derece|\b[a-h] grubu/g
const MONEY = new RegExp(`${AMOUNT}(?=(${CURRENCY}))`, 'g')
const SHARES = new RegExp(`${AMOUNT}\\s?(?:\\([^()]{3,60}\\)\\s?)?(?:adet |adedi\\b ?)?(?:hisse|pay)[a-z]*|${AMOUNT}\\s?ade[dt][a-z]*`, 'g')
const RATIO = /(?:%|yuzde)\s?(\d{1,3}(?:[.,]\d{1,4})?)|(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g
const DAY = new RegExp(DATE, 'g')
const UNTIL = /^\s?(?:tarih[a-z]*|gun[a-z]*|'?[yn]?[ea]\b)?\s?(?:kadar|degin|sona er|bit[a-z]*)/
const SINCE = /^\s?(?:tarih[a-z]*|gun[a-z]*|'?[dt][ae]n\b)?\s?(?:itibaren|baslamak|baslayarak|gecerli)/

type Text = Pick<Body, 'text' | 'plain'>

const GIVEN: ReadonlySet<string> = new Set(GIVEN_NAMES.map(plainLetters))
const PLACE =
  /(?:\b(?:mah|cad|cd|sok|sk|bul|blv|apt|apartman|blok|kat|no|site|sitesi|ishani|mevki|mevkii|koyu|evler|sanayi bolgesi)\b\.?\s*){1,2}$/
const PLACED = /^\s*\.?\s*(?:mah|cad|cd|sok|sk|bul|blv|apt|apartman|blok|kat|no|site|sitesi|ishani|mevki|mevkii|koyu|evler)\b/
/**
 * Whether capitals are certainly somebody's name: introduced, declined, a company, or with a given name among its words, and no part of an
 * address. What is not certain is no mention: a heading in capitals is nobody.
 */
const isNamed = (party: Party, { plain }: Text): boolean => {
  if (party.introduced || isEntity(party.name)) return true
  const words = plainLetters(party.name).split(' ')
  if (PLACE.test(words.join(' ')) || PLACED.test(plain.slice(party.to, party.to + 14))) return false
  return words.some((word) => GIVEN.has(word.replace(/\.$/, '')))
}

/** The registry speaks of its own office; the value of one share is everybody's. */
const isRegistry = (at: Span, { plain }: Text): boolean =>
  /mudurlug[a-z]*(?:muz|nden)/.test(plain.slice(at.from, at.to)) || /sicil[a-z]* $/.test(plain.slice(Math.max(0, at.from - 10), at.from))
const NOMINAL = /(?:beheri|her biri) $/

/** Every deciding mention of a part of the body, in the order of the text. */
export const mentionsIn = (body: Text, from: number, to: number): Mention[] => {
  const plain = body.plain.slice(from, to)
  const all = <T>(pattern: RegExp, make: (match: RegExpMatchArray, at: Span) => T | null): T[] =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const start = from + match.index
      const made = make(match, { from: start, to: start + match[0].length })
      return made === null ? [] : [made]
    })
  const money = all(MONEY, (match, at): Mention | null => {
    const amount = amountOf(match[1])
    const limit = amount === null ? null : { amount, currency: currencyIn(match[2] ?? '') ?? 'TRY' }
    return limit === null || NOMINAL.test(plain.slice(Math.max(0, at.from - from - 12), at.from - from))
      ? null
      : { type: 'money', limit, from: at.from, to: at.to + (match[2] ?? '').length }
  })
  const parties = partiesIn(body, from, to)
    .filter((party) => isNamed(party, body))
    .map((party): Mention => ({ ...party, type: 'party', entity: isEntity(party.name) }))
  return [
    ...parties,
    ...officesIn(body, from, to)
      .filter((office) => !isRegistry(office, body))
      .map(({ role, group, ...at }): Mention => ({ type: 'office', role, group, from: at.from, to: at.to })),
    ...ACTS.flatMap(([pattern, act]) =>
      all(pattern, ([word], at): Mention | null =>
        NOT_DONE.test(plain.slice(Math.max(0, at.from - from - 14), at.from - from) + word) ? null : { type: 'act', act, ...at },
      ),
    ),
    ...EVENTS.flatMap(([pattern, codes]) => all(pattern, (_, at): Mention => ({ type: 'event', codes, ...at }))),
    ...LABELS.flatMap(([pattern, kind]) => all(pattern, (_, at): Mention => ({ type: 'label', kind, ...at }))),
    ...all(GRADE, (match, at): Mention => ({ type: 'grade', group: match[0], ...at })),
    ...FORMS.flatMap(([pattern, mode]) => all(pattern, (_, at): Mention => ({ type: 'form', mode, ...at }))),
    ...money,
    ...all(SHARES, (match, at): Mention | null => {
      const count = countOf(match[1] ?? match[2])
      return count === null || money.some((other) => other.from < at.to && at.from < other.to) ? null : { type: 'shares', count, ...at }
    }),
    ...all(RATIO, (match, at): Mention => ({ type: 'ratio', ratio: (match[1] ?? match[2] ?? '').replace(',', '.'), ...at })),
    ...all(DAY, (match, at): Mention | null => {
      const on = printedDate(match[1], match[2], match[3])
      const rest = plain.slice(at.to - from, at.to - from + 40)
      return on === null ? null : { type: 'day', on, bounds: UNTIL.test(rest) ? 'until' : SINCE.test(rest) ? 'from' : null, ...at }
    }),
  ].sort((a, b) => a.from - b.from || b.to - a.to)
}

/** Two printed names as one: letters alone, so that blanks and marks of a scan do not count. */
export const sameName = (a: string, b: string): boolean => {
  const [one, other] = [fold(a).replaceAll(' ', ''), fold(b).replaceAll(' ', '')]
  return (
    one === other ||
    (Math.min(one.length, other.length) >= 6 &&
      (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one)))
  )
}
