/**
 * Deciding mentions: what in a piece of a notice may decide who runs a company, who signs for it, who owns it or what became of it. Each is
 * a typed span with the value it names, whatever sentence, list or table it stands in.
 */
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold } from '../kernel/text.ts'
import { AMOUNT, amountOf, countOf, CURRENCY, currencyIn } from '../fact/amounts.ts'
import { changedIn } from '../fact/articles.ts'
import { type Body, once, type Span } from '../fact/found.ts'
import type { FactKind, Limit, RepresentationMode, Role, StatusCode } from '../fact/fact.ts'
import { lawOf } from '../law/law.ts'
import { type Act, type Form, verb } from '../text/lexicon.ts'
import { plainLetters } from '../text/letters.ts'
import { allIn } from '../text/needed.ts'
import { type Case, isEntity, oncePart, partiesIn, type Party } from '../text/names.ts'
import { FAMILY, GIVEN } from '../text/words.ts'
import { clausesOf } from './clauses.ts'
import { officesIn } from './offices.ts'
import { placesIn } from './places.ts'

/** What a company has that an act may change. */
export type Noun = 'address' | 'title' | 'articles'
export type Mention = Span &
  (
    | { type: 'party'; name: string; entity: boolean; after: Case; introduced: boolean }
    | { type: 'number' }
    | { type: 'office'; role: Role; group: string | null }
    | { type: 'act'; act: Act }
    | { type: 'event'; codes: readonly StatusCode[] }
    | { type: 'label'; kind: FactKind }
    | { type: 'noun'; kind: Noun }
    | { type: 'place'; letters: string }
    | { type: 'article'; number: string }
    | { type: 'grade'; group: string }
    | { type: 'form'; mode: RepresentationMode }
    | { type: 'money'; limit: Limit }
    | { type: 'shares'; count: number }
    | { type: 'ratio'; ratio: string }
    | { type: 'day'; on: string; bounds: 'from' | 'until' | null }
  )

/** Which kinds of fact state what an act does; a fact of one of them, of those whom the piece names, accounts for the act. */
export const STATED_BY: Record<Act, readonly FactKind[]> = {
  elect: ['appointment', 'auditor'],
  serve: ['appointment', 'departure'],
  end: ['departure', 'status', 'sole_shareholder'],
  remove: ['departure', 'status', 'articles', 'branch'],
  resign: ['departure'],
  die: ['departure', 'share_transfer', 'shareholding'],
  empower: ['representation', 'directive'],
  transfer: ['share_transfer', 'shareholding', 'status', 'sole_shareholder'],
  move: ['address', 'status', 'branch', 'title', 'articles'],
  raise: ['capital', 'articles'],
  lower: ['capital', 'articles'],
  change: ['articles', 'title', 'address', 'branch', 'capital', 'status'],
  grant: ['representation', 'status', 'directive'],
  extend: ['appointment', 'status'],
  go_on: ['appointment', 'representation'],
  strike: ['status', 'branch'],
  add: ['articles', 'capital'],
  become: [],
  found: ['branch', 'establishment'],
  close: ['branch'],
  act: ['appointment', 'departure'],
}

/** Forms beside what was said, decided or linked in which an act decides too: who will act, those elected, those who resigned. */
const FURTHER: Partial<Record<Act, readonly Form[]>> = {
  empower: ['will'],
  act: ['will'],
  serve: ['will'],
  elect: ['whom'],
  resign: ['whom'],
  die: ['whom'],
}
/** Nouns of an act: what is accepted, or the cause of another; of ends any form, for a scan damages endings. */
const ACT_NOUNS: Partial<Record<Act, string>> = {
  end: String.raw`\bsona er(?:di|mi|me)[a-z]{2,}|\bhitam[iu]n[ae]\b(?! (?:kadar|dek|degin))|\bilis(?:ig|ki)[a-z]* kes(?:m|il)[a-z]+`,
  resign: String.raw`\bistifa(?:si|lari|name)?[a-z]{0,4}\b`,
  die: String.raw`\b(?:vefat|olum)(?:u|i|lari)[a-z]{0,4}\b|\b(?:muteveffa|merhum)\b`,
  remove: String.raw`\b(?:azli|azil|iptali|azline|azlin)[a-z]{0,4}\b`,
  elect: String.raw`\b(?:tayin|atanma)(?:i|lari|si)[a-z]{0,4}\b`,
  go_on: String.raw`\b(?:muhafaza|ibka)(?:si|lari)n[ae]\b`,
  // A partner who leaves hands over or loses what he holds.
  transfer: String.raw`(?<=\b(?:sirketten|ortakliktan) )(?:cik|cikaril|ayril)(?:m[ae]s[iu]n?[ae]?|m[iu]s(?:t[iu]r)?|t[iu]g[a-z]*|d[iu]g[a-z]*)\b|(?=devr|temlik|satis|intikal)(?<=\b(?:hisse|pay)[a-z]{0,10} (?:[^\s.;]+ ){0,6})(?:devr|temlik|satis|intikal)[iu]n[ae]\b`,
  change: String.raw`\b(?:tadili|tebdili|tahvili)n[ae]\b`,
}
const ACTS = (
  [
    'elect',
    'serve',
    'end',
    'remove',
    'resign',
    'die',
    'empower',
    'transfer',
    'move',
    'raise',
    'lower',
    'change',
    'extend',
    'go_on',
    'strike',
    'act',
  ] as const
).map((act): [RegExp, Act] => [
  new RegExp([verb(act, 'said', 'decided', 'linked', ...(FURTHER[act] ?? [])), ...(ACT_NOUNS[act] ? [ACT_NOUNS[act]] : [])].join('|'), 'g'),
  act,
])
/** What became of the company, and what a court or an office ordered of it: each with the codes that state it. */
const EVENTS: [RegExp, StatusCode[]][] = [
  [
    /\bihtiyati tedbir[a-z]*|\byurut(?:ul)?me[a-z]* (?:geri birak|durdur)[a-z]*|(?<!\b(?:yetki|s[ae]lahiyet)[a-z]* )\biptaline karar|\bbutlan[a-z]*/g,
    [],
  ],
  [
    /\b(?:yonetim kurulu|yonetim organi|mudurler kurulu|organ)[a-z]*\s(?:[a-z]+ ){0,3}yetki[a-z]*\s(?:[a-z]+ ){0,2}(?:durdur|kaldir|kisit|sinirla|devr|devir|aski)[a-z]*/g,
    [],
  ],
  [/\bkayy[iu]m[a-z]*/g, []],
  [
    /\bmuhlet[a-z]*|\bkonkordato[a-z]* (?:[a-z]+ ){0,4}?(?:tasdik|redd|kaldir|sona)[a-z]*/g,
    ['CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL', 'CONCORDAT_ENDED'],
  ],
  [/\biflas[a-z]* (?:(?:[^.;]|(?<=\d)\.){0,60}?\bacil|karar|kaldir|kapat|kapan)[a-z]*|\biflas(?:ina|ini)\b/g, ['BANKRUPTCY']],
  [/\binfisah[a-z]*|\bfesh?ine|\bfesih edil[a-z]*/g, ['LIQUIDATION', 'STRUCK_OFF', 'MERGED', 'DIVIDED', 'CONVERTED']],
  [
    /\btasfiye(?:si|sinin|nin)? (?:sona|kapan|sonu|tamam)[a-z]*|\bsicil(?:den|inden| kaydi)[^.]{0,60}(?:terkin|silin)[a-z]*/g,
    ['STRUCK_OFF'],
  ],
  [/\btasfiyeye gir[a-z]*|\btasfiye haline/g, ['LIQUIDATION', 'STRUCK_OFF', 'BANKRUPTCY']],
  [/\b(?:mudurlug|memurlug|sicil)[a-z]*ki (?:sicil )?kay[a-z]*\s[^.;]{0,60}?(?:terkin|silin|kapat)[a-z]*/g, ['STRUCK_OFF']],
  [/\btasfiye(?:den|sinden) (?:don|vazgec)[a-z]*|\btasfiye halinden/g, ['LIQUIDATION_REVERSED']],
  [/\bihya(?:sina|si)?\b/g, ['REINSTATED']],
  [
    /\bbirles(?:me|il|tir)[a-z]* (?:suret|yol|sozles|islem|karar)[a-z]*|\bbirles(?:mesine|ilmesine|erek|mistir)|\bdevir? ?alin?mas[a-z]* suret[a-z]*/g,
    ['MERGED'],
  ],
  [/\bbolunme[a-z]* (?:suret|yol|plan|islem|sozles|sebeb)[a-z]*/g, ['DIVIDED']],
  [/\b(?:tur|nev'?i) degis[a-z]*|\b(?:sirkete|isletmeye) (?:cevril|donus)[a-z]*/g, ['CONVERTED']],
]

/** What was done or is decided: what the law or a contract says of a state is said in the present. */
const DONE = String.raw`(?:[^.;]|(?<=\d|\b(?:mah|cad|cd|sok|sk|blv|bul|apt|no))\.){0,160}?\b(?:[a-z]{2,}m[iu]s(?:t[iu]r|lerd[iu]r|lard[iu]r)?\b|karar (?:veri?l|al)[a-z]*|[a-z]{2,}[dt][iu]g[iu]n?[ae]?\b|[a-z]{3,}m[ae]sin[ae]\b|hukmed[a-z]*|kararlas[a-z]*|(?:veril|edil|olun|alin|konul|kaldiril|girdi|oldu)[dt]?[iu]?\b|\btescil (?:ve ilan )?olunur\b)`
/** States of a company by the word they go by, whatever was done of them. */
const STATES: [string, StatusCode[]][] = [
  ['konkordato|muhlet|me?hi?li?\\b', ['CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL', 'CONCORDAT_ENDED', 'BANKRUPTCY']],
  ['iflas|muflis', ['BANKRUPTCY', 'ACTIVE', 'STRUCK_OFF', 'CONCORDAT_ENDED', 'TRUSTEE']],
  [
    'tasfiyesiz|munfesih|infisah|fes(?:ih|hi)(?! ihbar)',
    ['LIQUIDATION', 'LIQUIDATION_REVERSED', 'STRUCK_OFF', 'REINSTATED', 'BANKRUPTCY', 'MERGED', 'DIVIDED'],
  ],
  ['tasfiye(?! (?:memur|halinde)|siz)', ['LIQUIDATION', 'LIQUIDATION_REVERSED', 'STRUCK_OFF', 'REINSTATED', 'BANKRUPTCY']],
  ['ticari isletme(?:n|si|nin|sinin)* (?:[a-z]+ ){0,3}?(?:devr|devir)', []],
  ['birles(?:me|mis|erek|il|ti)', ['MERGED']],
  ['(?:kismi|tam) bolun', ['DIVIDED']],
  ["(?<!senet[a-z]* )nev'?i(?:nin|n|si)?\\b|tur(?:unun)? degis|tebdil", ['CONVERTED']],
  ['ihya|yeniden (?:sicil|tescil|kay)', ['REINSTATED']],
  ['terkin|sicilden', ['STRUCK_OFF', 'MERGED', 'REINSTATED', 'BANKRUPTCY', 'CONVERTED']],
  [
    'tedbir|icra[a-z]* tehir|iptali? dava|el kon|hacz|haciz|rehin|rehn',
    ['INJUNCTION', 'TRUSTEE', 'CONCORDAT_TEMPORARY', 'CONCORDAT_FINAL'],
  ],
  ['mevduati? sigorta', ['TRUSTEE']],
]
EVENTS.push(
  ...STATES.map(([word, codes]): [RegExp, StatusCode[]] => [
    new RegExp(`\\b(?:${word})[a-z]*(?:(?<=m[iu]s|m[iu]st[iu]r|[dt][iu]g[iu]|m[ae]sin[ae]|[ae]r[ae]k)|(?=${DONE}))`, 'g'),
    codes,
  ]),
)

/** Words that open what a notice lists of the company: the fact must be in it. */
const LABELS: [RegExp, FactKind][] = [
  [
    new RegExp(
      `\\b(?:adres(?:imiz|imizin|imizi|inin|ini)|(?<!\\btoplanti(?: yeri)?\\s?: [\\d., ]{0,14}sirket )merkez(?:i|imiz|inin|ini|imizin|imizi) ?(?:adres[a-z]*)?|merkezin(?= (?:[a-z]+ ){0,3}(?:nakl|tasin))|(?:yeni|is|merkez) adresi?(?:n|nin|ni|miz|mizin)?)\\b(?!\\s?(?:['’]?\\s?(?:\\/|ilces|n[iu]n il)|suresi))(?=${DONE})`,
      'g',
    ),
    'address',
  ],
  [
    new RegExp(`\\bunvan(?:i|in|ini|inin|imiz|imizin|daki)\\b(?! (?:(?:ve|veya|ile) (?:kase|muhr)[a-z]* )?(?:alt|uzer))(?=${DONE})`, 'g'),
    'title',
  ],
  [new RegExp(`\\bsube(?:si|miz|sinin|mizin|sini|mizi|nin)\\b(?=[^.;]{0,60}(?:adres|faaliyet|nakl|unvan|merkez)${DONE})`, 'g'), 'branch'],
  [new RegExp(`\\bsermaye(?:si|sinin|nin|miz|mizin)\\b(?=[^.;]{0,80}(?:bin|milyon|milyar|[a-z]+yuz)${DONE})`, 'g'), 'capital'],
  [
    /\byeni adresi(?:miz|mizin|nin)?\b(?! suresi)|\b(?:yeni|eski) adres\s*\||\b(?:sirketin|isletmenin|ticari|kooperatifin) ?(?:is ?)?(?:merkezi|adresi)\b|\b(?:ticari|is|yeni)? ?(?:merkezi?|adresi?|(?<=ticari )ikametgah[a-z]*)\s?[:;]\s?(?=[^.]{0,80}(?:\bmah|\bcad|\bsok|\bno\b|\bhani\b))/g,
    'address',
  ],
  [
    /\bsermaye(?:si|sinin|sini|nin)?(?: tavan[a-z]*)?\b(?! karsilig)[^.;]{0,50}?\d|\d\W{0,3}(?:y?tl|lira[a-z]*)(?: ?\([^()]{3,60}\) ?|\W{1,4})sermaye (?:koy|tahsis|konul|ayril)[a-z]*/g,
    'capital',
  ],
  [/\b(?:kurmuslardir|kurulmustur|kurulmasina|is(?:e|ine) basladig[a-z]*|isletme acilmasina|ticarete basla[a-z]*)/g, 'establishment'],
  [
    /\byeni (?:ticaret )?unvan[a-z]*|\bunvan[a-z]*\s[^.]{0,80}?(?:degistiril|olarak tadil|olarak degis)[a-z]*|\bsirketin (?:ticaret )?unvani\b/g,
    'title',
  ],
  [
    /\bmadde(?:si|sinin|leri|lerinin)?\b[^.]{0,60}?(?:tadil|degis)[a-z]*|\byeni (?:sekil|sekli|madde)\b|\bdegisen (?:maddeler|hususlar)[a-z]*|\btadil metni|\bsozlesme[a-z]* \d{1,2}\.? ?(?:nci|inci|uncu)? ?madde[a-z]*/g,
    'articles',
  ],
  [
    /\b(?:bagimsiz )?denet(?:im|ci)[a-z]*\b[^.]{0,80}?(?:secil|yaptiril|onaylan|belirlen|atan|sirketi['’]?\s?n[ea] veril)[a-z]*|\b(?:yeni denetci|gorevi sona eren denetci)\b/g,
    'auditor',
  ],
  [
    new RegExp(
      `\\bsube(?:nin)? unvan[a-z]*|\\bsube[a-z]*\\b(?:[^.;]|(?<=\\d)\\.){0,90}?(?:\\bkapan[a-z]*|\\blagv[a-z]*|\\bihdas[a-z]*|\\bsicile kayd[a-z]*|(?!\\b(?:ac|acil|kur|kurul)ma(?:ya|k)\\b)(?:${verb('close', 'said', 'decided')}|${verb('found', 'said', 'decided')}))`,
      'g',
    ),
    'branch',
  ],
  [/\btek (?:ortak|pay sahib|hissedar)[a-z]*\b(?!\s(?:bilgisi|durumu))/g, 'sole_shareholder'],
]

const NOUNS: [RegExp, Noun][] = [
  [/\b(?:merkez|adres)[a-z]*/g, 'address'],
  [/\bunvan[a-z]*/g, 'title'],
  [/\bmadde[a-z]*/g, 'articles'],
]

/** A power to do it ("satmaya"), a division ("paya ayrılmış", "gruplara ayrılmış"), a signature that papers bear ("imzasını taşıması"): said of an act, and none. */
const NOT_DONE =
  /(?:m[ae]y[ae]|m[ae]k|[a-z]m[ae])$|(?:subeye|isletmeye) (?:\S+ ){0,3}ayril[a-z]*$|(?:pay|hisse|yede[kg]|akce|fon|karsili[kg]|ihtiyat|gru[pb]|derece|sinif|kis[iı]m)[a-z]* ayril[a-z]*$|imza[a-z]* tasi[a-z]*$|toplanti[a-z]* kapa[a-z]*$|\bsona erm[ae]y[ae]n(?:l[ae]r)?$/

const FORMS: [RegExp, RepresentationMode][] = [
  [
    /\b(?:munferi[dt][a-z]*|tek (?:basin[a-z]*|imza[a-z]*)|yalniz (?:basina|(?:kendi )?imza[a-z]*)|kendi (?:basina|imzas[iu](?:yla| ile))|tekbasina|hangis[iu](?:n[iu]n)? imza[a-z]*|(?:digerinin|obur[iu]n[iu]n|otekinin|birbirinin) (?:imza|istirak|katilim|muvafakat)[a-z]* (?:luzum|gerek|ihtiyac|hacet)|(?<!birlikte |mustere[a-z]* |iki |ortak |cift |bir(?:i|isi)nin )imzasi(?:nin)? (?:sirketi |kooperatifi )?(?:yeterli|yetkilidir|kafi|bagla)[a-z]*)/g,
    'sole',
  ],
  [
    /\b(?:mustere[a-z]*|(?:onunla|onlarla|kendi(?:si|leri)(?:yle| ile)) (?:birlikte|beraber)|birlikte (?:imza|temsil|ilzam|atac|koyac)[a-z]*|cift imza[a-z]*|(?:ikisinin|ikisi|ucunun) (?:birlikte )?(?:imza|atac)[a-z]*|herhangi (?:iki|uc)[a-z]*|(?:ikisi|ucu|iki kisi|iki) bir ?arada|(?<=\b(?:temsilci|mumessil)[^.;]{0,120} )birlikte (?=ata|tayin|gorevlendir)|(?:birbir(?:ler)?inin|digerinin) (?:imza|onay|katilim|istirak|muvafakat)[a-z]* (?:ol|bulun|al[iu]n)ma(?:dan|ksizin|dikca)(?= [^.;]*[ae]m[ae](?:z|yac|yec)))/g,
    'joint',
  ],
  [/\bsinirli yetkili\b/g, 'limited'],
]

const GRADE = /\b(?:\d|birinci|ikinci|ucuncu|dorduncu)\.? ?derece|\b[a-h]\)? grubu|\bimza derecesi/g
const MONEY = new RegExp(`${AMOUNT}(?=(${CURRENCY}))`, 'g')
const SHARES = new RegExp(`${AMOUNT}\\s?(?:\\([^()]{3,60}\\)\\s?)?(?:adet |adedi\\b ?)?(?:hisse|pay)[a-z]*|${AMOUNT}\\s?ade[dt][a-z]*`, 'g')
const RATIO = /(?:%|yuzde)\s?(\d{1,3}(?:[.,]\d{1,4})?)|(\d{1,3}(?:[.,]\d{1,4})?)\s?%/g
const DAY = new RegExp(DATE, 'g')
const NUMBER =
  /\d{3}[*x#\d]{4,8}\d{2}(?=\s*(?:t\.? ?c\.? ?)?(?:kimlik|numara))|(?:kimlik|t\.? ?c\.?) ?(?:no|numara)[a-z]*\s?[:.]?\s?\d{3}[*x#\d]{4,8}\d{2}/g
const UNTIL =
  /^\s?(?:tarih[a-z]*|gun[a-z]*|'?[yn]?[ea]\b)?\s?(?:kadar|degin|sona er|bit[a-z]*|aras[iu]nda(?! (?:yap|toplan|al[iu]n|gerceklestir|akd|akt|duzenlen)))/
const SINCE = /^\s?(?:tarih[a-z]*|gun[a-z]*|'?[dt][ae]n\b)?\s?(?:itibaren|baslamak|baslayarak|gecerli)/

type Text = Pick<Body, 'text' | 'plain'>

const PLACE =
  /(?:\b(?:mah|cad|cd|sok|sk|bul|blv|apt|apartman|blok|kat|no|site|sitesi|ishani|mevki|mevkii|koyu|evler|sanayi bolgesi)\b\.?\s*){1,2}$/
const PLACED = /^[\s.-]*(?:mah|cad|cd|sok|sk|bul|blv|apt|apartman|blok|kat|no|site|sitesi|ishani|mevki|mevkii|koyu|evler)\b/
const EXPERT = /(?:musaviri?|smmm|ymm|bilirkisi|muhasebeci)\S* $/
const BY = /^\S{0,4} (?:tarafindan|raporu)/
/** Courts, offices, papers, laws and places are declined like people. */
const INSTITUTION =
  /(?:mahkeme|mudurlug|bakanlig|baskanlig|kurum|kurul|gazete|noter|belediye|vergi|odasi|kanun|yonetmelig|teblig|banka|fonu|dernek|vakf|universite|meclis|borsa|dairesi|daires|idare|sigorta|sozlesme|ilce|il[iu]\b|bolge|mah|cad|sok|bulvar|yili|donem|islem|proje|hizmet|grubu|kooperatif|is merkez|sube|cumhuriyet)/
/**
 * Whether capitals are certainly somebody's name: introduced, declined, a company, or with a given name among its words, and no part of an
 * address. What is not certain is no mention: a heading in capitals is nobody.
 */
const TOWNS: ReadonlySet<string> = new Set(lawOf('TR').provinces.map((name) => plainLetters(name)))
/** How family names end that no list has. */
const FAMILY_ENDING = /(?:oglu|ogullari|gil|zade|yan|pulos|idis|ovic|vic|enko|ova|ov|ski|ska|mann|stein|berg|sson|ssen)$/
const isNamed = (party: Party, { plain }: Text): boolean => {
  // Whose report is cited decides nothing.
  if (EXPERT.test(plain.slice(Math.max(0, party.from - 40), party.from)) && BY.test(plain.slice(party.to, party.to + 40))) return false
  if (party.introduced || isEntity(party.name)) return true
  const words = plainLetters(party.name).split(' ')
  // "İstanbul Beyoğlu": a town and its district, though families are called so.
  if (words.length === 2 && TOWNS.has(words[0] ?? '') && !GIVEN.has(words[0] ?? '')) return false
  if (PLACE.test(words.join(' ')) || PLACED.test(plain.slice(party.to, party.to + 14))) return false
  return (
    words.some((word) => GIVEN.has(word.replace(/\.$/, ''))) ||
    (words.length <= 4 &&
      (FAMILY.has(words.at(-1) ?? '') || FAMILY_ENDING.test(words.at(-1) ?? '')) &&
      !INSTITUTION.test(words.join(' '))) ||
    (party.after !== null && words.length <= 4 && !INSTITUTION.test(words.join(' ')))
  )
}

/** "Seçilmiş bulunan": what is so already is no act. */
const IS_SO = /^ (?:bulunan|olan)\b/

/** The value of one share is everybody's. */
const NOMINAL = /(?:beheri|her biri) $/

/** The plain letters with a full stop at the end of each clause, so that no mention begins in one and ends in the next. */
const parted = (body: Body): string => {
  const pieces: string[] = []
  let from = 0
  for (const { to } of clausesOf(body)) {
    if (to <= from || to > body.plain.length || /[a-z0-9]/.test(body.plain[to - 1] ?? '')) continue
    pieces.push(body.plain.slice(from, to - 1), '.')
    from = to
  }
  return pieces.join('') + body.plain.slice(from)
}

/** All mentions of a body but people and offices, found in one go through it, in the order of the text. */
const wordedIn = once((body: Body): Mention[] => {
  const plain = parted(body)
  const all = <T>(pattern: RegExp, make: (match: RegExpExecArray, at: Span) => T | null): T[] => {
    const found: T[] = []
    for (const match of allIn(plain, pattern)) {
      const made = make(match, { from: match.index, to: match.index + match[0].length })
      if (made !== null) found.push(made)
    }
    return found
  }
  const money = all(MONEY, (match, at): Mention | null => {
    // Of several figures the last is the sum: "50 5.000,00 TL".
    const amount = amountOf(match[1]) ?? amountOf(match[1]?.replace(/^.* /, ''))
    const limit = amount === null ? null : { amount, currency: currencyIn(match[2] ?? '') ?? 'TRY' }
    return limit === null || NOMINAL.test(plain.slice(Math.max(0, at.from - 12), at.from))
      ? null
      : { type: 'money', limit, from: at.from, to: at.to + (match[2] ?? '').length }
  })
  const paid = new Set(money.map(({ from }) => from))
  return [
    ...all(NUMBER, (_, at): Mention => ({ type: 'number', ...at })),
    ...ACTS.flatMap(([pattern, act]) =>
      all(pattern, ([word], at): Mention | null =>
        NOT_DONE.test(plain.slice(Math.max(0, at.from - 16), at.from) + word) || IS_SO.test(plain.slice(at.to, at.to + 10))
          ? null
          : { type: 'act', act, ...at },
      ),
    ),
    ...EVENTS.flatMap(([pattern, codes]) => all(pattern, (_, at): Mention => ({ type: 'event', codes, ...at }))),
    ...NOUNS.flatMap(([pattern, kind]) => all(pattern, (_, at): Mention => ({ type: 'noun', kind, ...at }))),
    ...LABELS.flatMap(([pattern, kind]) => all(pattern, (_, at): Mention => ({ type: 'label', kind, ...at }))),
    ...all(GRADE, (match, at): Mention => ({ type: 'grade', group: match[0], ...at })),
    ...FORMS.flatMap(([pattern, mode]) => all(pattern, (_, at): Mention => ({ type: 'form', mode, ...at }))),
    ...money,
    ...all(SHARES, (match, at): Mention | null => {
      const count = countOf(match[1] ?? match[2])
      return count === null || paid.has(at.from) ? null : { type: 'shares', count, ...at }
    }),
    ...all(RATIO, (match, at): Mention => ({ type: 'ratio', ratio: (match[1] ?? match[2] ?? '').replace(',', '.'), ...at })),
    ...all(DAY, (match, at): Mention | null => {
      const on = printedDate(match[1], match[2], match[3])
      const rest = plain.slice(at.to, at.to + 40)
      return on === null ? null : { type: 'day', on, bounds: UNTIL.test(rest) ? 'until' : SINCE.test(rest) ? 'from' : null, ...at }
    }),
  ].sort((a, b) => a.from - b.from || b.to - a.to)
})

/** The first of a sorted list that begins at a place or behind it. */
const firstFrom = (mentions: readonly Mention[], from: number): number => {
  let [low, high] = [0, mentions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((mentions[middle]?.from ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** Every deciding mention of a part of the body, in the order of the text. */
export const mentionsIn = oncePart((body: Body, from, to): readonly Mention[] => {
  const worded = wordedIn(body)
  const own: Mention[] = []
  for (let at = firstFrom(worded, from); (worded[at]?.from ?? to) < to; at++)
    if ((worded[at]?.to ?? to + 1) <= to) own.push(worded[at] as Mention)
  const named = partiesIn(body, from, to)
  const parties = named
    .filter((party) => isNamed(party, body))
    .map((party): Mention => ({ ...party, type: 'party', entity: isEntity(party.name) }))
  const offices = officesIn(body, from, to).map(({ role, group, ...at }): Mention => ({
    type: 'office',
    role,
    group,
    from: at.from,
    to: at.to,
  }))
  const places = own.some((each) => each.type === 'noun' && each.kind === 'address') ? comeToIn(body, from, to) : []
  const articles = changedIn(body).filter((each) => each.from >= from && each.to <= to)
  const numbers = articles.flatMap(({ articles: all, ...at }) =>
    all.map((number): Mention => ({ type: 'article', number, from: at.from, to: at.to })),
  )
  // "Satılmış Duran": a name that is a form of a verb does nothing.
  // "Ebediyete intikal etmiştir": what is said by words of several is none that its last ones say.
  const isWithin = (each: Mention, other: Mention): boolean => other.type === 'act' && other.from < each.from && each.to <= other.to
  const acting = own.filter(
    (each) =>
      each.type !== 'act' ||
      !(named.some((party) => party.from <= each.from && each.to <= party.to) || own.some((other) => isWithin(each, other))),
  )
  return [...parties, ...offices, ...acting, ...places, ...numbers].sort((a, b) => a.from - b.from || b.to - a.to)
})

/** The places that words say something comes to or is at; where somebody lives is none. */
const comeToIn = (body: Body, from: number, to: number): Mention[] =>
  placesIn(body, from, to)
    .filter((place) => place.link !== 'left' && place.from >= from && !OF_SOMEBODY.test(body.plain.slice(place.to, place.to + 40)))
    .map((place): Mention & { type: 'place' } => ({
      type: 'place',
      letters: lettersOf(body.text.slice(place.from, place.to)),
      from: place.from,
      to: place.to,
    }))
    // "(JEAN-PIERRE DUPONT) şeklinde": a name alone is none, though it bears a hyphen as a street's number does.
    .filter(({ letters }) => !partiesIn(body, from, to).some(({ name }) => lettersOf(name) === letters.replace(/[()]/g, '')))
const OF_SOMEBODY = /^\S{0,4}\s?(?:adresinde )?(?:ikamet|mukim|oturan|yazili|tebligat)/

/** A name by its letters alone, so that blanks and marks of a scan do not count. */
export const lettersOf = (name: string): string => fold(name).replaceAll(' ', '')
/** Two names by their letters as one: the same, or one the beginning or the end of the other. */
export const sameLetters = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= 6 &&
    (one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one)))
