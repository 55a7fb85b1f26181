/**
 * Words of an office, a term and a form of representation, as elections, departures and tables share them. All patterns are for plain
 * letters.
 */
import { isLegalEntity } from '../kernel/legal-entity.ts'
import { distance } from '../kernel/distance.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { RepresentationRule, Role } from './fact.ts'
import { firstOf } from '../text/needed.ts'
import { mend, templateWord } from '../text/words.ts'
import { cleanName } from '../text/names.ts'

const ROLES: [RegExp, Role][] = [
  [/mudurler kurulu bask[a-z]*\b(?! (?:yar|yrd|vek|muav))|^mudur \S+ kurulu bask\S*(?! (?:yar|yrd|vek))/, 'manager_chair'],
  [/baskan\S* (?:yardim|yard\b|yrd|vekil|vek\b|v\b)|baskanvekil|baskanyardim/, 'board_vice_chair'],
  [/yonetim kurulu bask[a-z]*\b(?! (?!ve\b)[a-z])/, 'board_chair'],
  [/yonetim kurulu (?:\S+ )?uye|murahhas (?:uye|aza)|^(?:muhasip|veznedar|sayman|katip) (?:uye|aza)(?:si|ligi)?$/, 'board_member'],
  // "Genel Müdürlük Krediler Bölüm Başkanı": where he is, and not what he is.
  [/genel mudur(?!luk \S)(?!\S* ?(?:yard|yrd|vekil))/, 'general_manager'],
  [/sube (?:muduru|mudur\b(?! (?:yard|yrd|muavin))|yonetici)/, 'branch_manager'],
  [/tasfiye memur/, 'liquidator'],
  [/komiser/, 'commissioner'],
  [/ticari (?:vekil|mumessil|temsilci)/, 'proxy'],
  [/^(?:sirket )?mudur(?:u|lugu|lugune|\b)(?! (?:yard|yrd|vekil))/, 'manager'],
  [/denetci/, 'auditor'],
  [/^\S{3,10} memuru$/, 'liquidator'],
  [/^(?:isletme|ticarethane) sahibi$|yetkili|temsilci|derece|imza|grubu|mudur|sorumlu|vekili|uzman|sef/, 'authorised_signatory'],
]

/** The deputy of the managers' chair is a manager. */
const MANAGERS_DEPUTY = /^(?:mudur(?: ve)? )?\(?mudurler kurulu bask\S* (?:yardimcisi|yrd|vekili|muavini)\)?(?: ve mudur)?$/

/** The first and the second chair of a board: the second is the deputy. */
const CHAIRS = /^(?:yonetim kurulu )?(birinci|ikinci|1|2) baskani?$/

/** Whether a word is a damaged "müdürü". */
const mayBeManager = (word: string): boolean => templateWord(word) === null && distance(word, 'muduru') <= 2

/** Whether printed words name a manager, damaged: which one is not legible. */
export const isDamagedManager = (printed: string): boolean => fold(printed).split(' ').some(mayBeManager)

const OF_HOLDER =
  /^(?:sirket )?(?:(?:kurucu )?orta(?:k|gi)(?: (?:disi|disindan|olmayan|olan))?|disaridan|haricten)(?: ve)? (?=(?:sirket )?mudur(?:u|lugu|lugune)?$)/

/** The office that printed words name; null where they name none. */
export const roleOf = (printed: string): Role | null => {
  // "Yönetim Kurulu Başkanı - A Grubu": the grade is told apart (groupOf).
  const folded = fold(mend(printed))
    .replace(/(?<=\b(?:sube|genel))(?=mudur)/, ' ')
    .replace(/^(?:y\.? ?k\.?|yon(?:etim)?\.? ?kur\.?) ?(?=(?:bask|uye))/, 'yonetim kurulu ')
    .replace(/(?<=\b(?:bask|uye|mudur)\S*) (?:[a-h]|\d) (?:grubu|grup|derece)$/, '')
    // "Ortak - Müdür", "Ortak Dışı Müdür": whether he holds shares says nothing of the office.
    .replace(OF_HOLDER, '')
  if (MANAGERS_DEPUTY.test(folded)) return 'manager'
  const numbered = CHAIRS.exec(folded)?.[1]
  if (numbered !== undefined) return /^(?:b|1)/.test(numbered) ? 'board_chair' : 'board_vice_chair'
  const role = ROLES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  // What stands in brackets after a manager is the chair of the managers, or it was not legible.
  const more = role === 'manager' ? /^(?:sirket )?mudur\S* (.+)$/.exec(folded)?.[1] : undefined
  if (more !== undefined && !/^kurulu? uye|derece|grubu/.test(more)) return /bask[a-z]*$/.test(more) ? 'manager_chair' : null
  // What may be an organ's office with a word damaged is not told as another.
  return role === 'authorised_signatory' &&
    (folded.split(' ').some(mayBeManager) ||
      /kurul|bask|(?<!genel mudur )vekil|uyes|\b(?!sube)(?:[s5]?\S?[uv][bh]\S?|s[uv]\S[a-z]) mudur/.test(folded.replace(/[^a-z ]/g, 'x')))
    ? null
    : role
}

/** The office that a notice of a branch means: its manager is the branch's. */
export const ownRole = <Held extends Role | null>({ branch }: { branch: boolean }, role: Held): Held | 'branch_manager' =>
  role === 'manager' && branch ? 'branch_manager' : role

// What may be an organ's office with a word damaged.
const OF_ORGAN = /kurul|uye|bask|[mn]\S{0,2}ud|sub(?!e (?:y[oö]netmen|yetkili|uzman|operasyon|koordinator|temsilci))/
/**
 * The office in the brackets before "Temsile Yetkili": a title the list does not know (`Mali İşler Direktörü`) is a power to sign, unless
 * its words may be an organ's, damaged.
 */
export const powerRoleOf = (printed: string): Role | null =>
  roleOf(printed) ??
  // The chair alone is the board's: of the managers it is said.
  (/^baskani?$/.test(fold(mend(printed)).trim())
    ? 'board_chair'
    : /\p{L}{3}/u.test(printed) && !OF_ORGAN.test(mend(printed))
      ? 'authorised_signatory'
      : null)

/** Grades in words. */
export const ORDINALS: Record<string, string> = { birinci: '1', ikinci: '2', ucuncu: '3', dorduncu: '4', besinci: '5' }

export const ROMAN: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4' }
/** The name of a group or grade by its folded word, figure or letter: `ikinci`, `ii`, `2` → `2`, `b` → `B`. */
export const groupName = (word: string): string => ORDINALS[word] ?? ROMAN[word] ?? word.toUpperCase()

/** What a directive calls those who sign alike, behind its letter or number: a group, a grade, a class, a list. */
export const GRADE_NOUN = '(?:derece|gru[pb]u?|guru[pb]u?|sini[fi]i?|kademe|liste|kategori)'
/** The same, and who bears it, before its letter or number: "Grup I", "Temsilci B". */
export const GRADE_BEFORE = '(?:grup|derece|temsilci|yetkili|sinif|kademe|kategori|liste|seviye)'

/**
 * Signature grade or letter in the brackets of an office: `2. Derece İmza Yetkilisi` → `2`, `Yönetim Kurulu Üyesi - B Grubu` → `B`,
 * `Satın Alma Müdürü - C` → `C`.
 */
export const groupOf = (printed: string): string | null => {
  const folded = fold(mend(printed))
  const named = GRADE_NAMED.exec(folded)
  const name = named?.[1] ?? named?.[2] ?? LETTER_LAST.exec(folded)?.[1] ?? LETTER_ALONE.exec(printed)?.[1]
  return name === undefined ? null : groupName(fold(name))
}
/** "2. Derece", "A grubu", "birinci imza yetkilisi" */
const GRADE_NAMED = new RegExp(
  `(?:(?<!\\d)(\\d{1,2})|\\b(birinci|ikinci|ucuncu|dorduncu|besinci|i{1,3}|iv|[a-h])) (?:${GRADE_NOUN}|imza (?:yetkili|sahi[bp]))`,
)
/** "Temsilci B", "Sınıf II" */
const LETTER_LAST = new RegExp(`(?:^|\\s)${GRADE_BEFORE} ([a-h]|\\d|iv|i{1,3})$`)
/** A letter or Roman number that ends or begins the bracket, parted from a title by a stroke or a comma. */
const LETTER_ALONE = /(?:^|\p{L}\s?[-–/,]\s?)([A-H]|I{1,3}|IV)\s*$/u

const NUMBERS = [
  'bir',
  'iki',
  'uc',
  'dort',
  'bes',
  'alti',
  'yedi',
  'sekiz',
  'dokuz',
  'on',
  'on bir',
  'on iki',
  'on uc',
  'on dort',
  'on bes',
  'on alti',
  'on yedi',
  'on sekiz',
  'on dokuz',
  'yirmi',
]
const TENS: [string, number][] = [
  ['yirmi', 20],
  ['yirmi bes', 25],
  ['otuz', 30],
  ['kirk', 40],
  ['elli', 50],
  ['doksan dokuz', 99],
]
/** "Beşer yıl": to each of them. */
const EACH: [string, number][] = [
  ['birer', 1],
  ['ikiser', 2],
  ['ucer', 3],
  ['dorder', 4],
  ['beser', 5],
  ['onar', 10],
]
const IN_WORDS = new Map(
  [...NUMBERS.map((word, at): [string, number] => [word, at + 1]), ...TENS, ...EACH].map(([word, count]) => [word.replace(' ', ''), count]),
)
const WORDS = [...IN_WORDS.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/^(on|yirmi|doksan)(?=.)/, '$1 ?'))
/** A small count, in digits or words; a lone stroke is the digit one. */
export const COUNT = `(\\d{1,2}|[|]|${WORDS.join('|')})`
/** What {@link COUNT} found, as a number. */
export const countOf = (printed: string | undefined): number | null => {
  if (!printed) return null
  return printed === '|' ? 1 : (IN_WORDS.get(printed.replace(/ /g, '')) ?? (Number(printed) || null))
}

export type Term = { until: string | null; years: number | null; from: string | null }
export const NO_TERM: Term = { until: null, years: null, from: null }

/** By whom, and that something else is decided: "ortaklarca aksine karar alınıncaya kadar", "değişik bir karar alınmadığı müddetçe". */
const DECIDES =
  '(?:karar (?:al|alin|veril|ver|var|varil|ittihaz (?:edil|olun)|cikaril)|karara (?:var|varil|bagla|baglan)|karar altina alin|kararlastir(?:il)?)'
const OTHERWISE = `(?:(?:ortaklar|uyeler|genel kurul|(?:ortaklar|mudurler|yonetim) kurulu|kurul(?:umuz)?|toplanti)(?:n?c[ae]|n?da|muzca)? )?(?:(?:bu (?:konuda|hususta)|her ?hangi bir sekilde) )?(?:aksi(?:ne|ni)?|hilafina|degisik|baska(?:ca)?|farkli|yeni)(?: (?:bir|yonde|turlu|sekilde))*`
const TILL_THEN =
  '(?:[iu]nc[ae]y[ae] (?:kadar|degin|dek)|y?[ae]n[ae] (?:kadar|degin|dek)|m[ae]d[iu]k(?:c[ae]|l[ae]ri surece)|m[ae]d[iu]g[iu] (?:surece|muddetce))'
/** That it lasts till something else is decided, in plain letters. */
export const TILL_OTHERWISE = `${OTHERWISE} ${DECIDES}${TILL_THEN}`
const BY_WHOM =
  '(?:(?:ortaklar|uyeler|hissedarlar|genel kurul|umumi heyet|(?:ortaklar|mudurler|yonetim) kurulu|kurul(?:umuz)?)(?:n?c[ae]|da|nda|n?un|in|umuzca|umuzun)? )'
const ANEW =
  '(?:(?:onun |bunun )?yer(?:in|lerin)e )?(?:yeni(?:den|si|leri)?|(?:bir )?baska(?:s[iu]|lar[iu])?|tekrar|ikinci)(?: (?:bir|mudur(?:ler)?|uye(?:ler)?|baskan|kisi|biri(?:si)?|yonetim(?: kurulu)?|kurul|temsilci|tasfiye memuru))*'
/** Till it is ended, on no day, in plain letters: "yerine başkası seçilinceye kadar", "ortaklarca değiştirilinceye kadar", "süre ile bağlı olmaksızın", "şirketin devamı süresince". */
export const OPEN_ENDED = [
  `${BY_WHOM}?${ANEW} (?:(?:secim|tayin|atama|degisiklik)[a-z]{0,2} (?:yap(?:il)?|gerceklestiril|ed(?:il)?)|sec(?:il)?|ata(?:n)?|(?:tayin|intihap) ed(?:il)?|getir(?:il)?|belirle(?:n)?|gorevlendiril|goreve basla)${TILL_THEN}`,
  `${BY_WHOM}?(?:gorev(?:in|lerin)?|vazifesin|mudurlu[gk](?:un)?|uyeli[gk](?:in)?)[dt][ae]n (?:alin|ayril|azledil|uzaklastiril)${TILL_THEN}`,
  `${BY_WHOM}(?:azledil|azil edil|geri alin|degis(?:tiril)?|degisiklik yapil|kaldiril|iptal edil)${TILL_THEN}`,
  `${BY_WHOM}?(?:yeni|baska|aksi(?:ne)?|hilafina) (?:bir )?karar(?:[iu]m[iu]za|lar[iu]m[iu]za|a|ina|lar[iu]na) (?:kadar|degin|dek)`,
  '(?:her ?hangi bir |hic ?bir )?(?:sure|muddet)(?:ye|yle|le| ile)?(?: (?:sinir|tahdid|tahdit|bagl|tabi|kayitl|kayd|mukayyet|sart|tayin|tespit|belirt|ongor)[a-z]*){0,2} (?:ol|kal|bulun|konul|edil|getiril|belirlen|aran|tutul|tayin edil)m[ae](?:d[ae]n|ks[iu]z[iu]n)',
  '(?:sure|muddet)siz(?: olarak| olmak uzere)?(?![a-z])',
  '(?:sirket|kooperatif)(?:in|imizin)? (?:devami |devam |omru )?(?:sure|muddet)(?:since|ince)|(?:sirket|kooperatif)(?:in|imizin)? (?:devam ettig[iu]|var oldugu) (?:surece|muddetce)',
]
  .map((words) => `\\b(?:${words})`)
  .join('|')

/** From one day till another. */
const SPANS = [
  `${DATE}(?: tarihinden| tarihinde|['’]?\\s?[dt][ae]n?)(?: itibaren)? basla(?:mak (?:ve|uzere)|yarak|yip) ${DATE}(?: tarihinde|['’]?\\s?[dt][ae]) (?:sona ermek|bitmek|dolmak) uzere`,
  `${DATE}\\s?(?:-|–|ile|ve|ila)\\s?${DATE} (?:tarihleri )?aras(?:inda(?:ki sure icin)?|i)(?: (?:(?:gorev yapmak|(?:gorev|vazife|hizmet) (?:gormek|ifa etmek|yapmak|vermek)|gecerli olmak) uzere|icin|sureyle)|(?= (?:(?!yap|toplan|al[iu]n|gerceklestir|veril|akd|akt|duzenlen|[a-z]*(?:m[ae]s[iu]|neden|sebe[bp]|dolay))[a-z'’]+,? ){0,8}?(?:gorev|vazife|hizmet|mudur|uye|sec|ata|tayin|getir|belirlen)))`,
  `${DATE}(?: tarihinden|['’]?\\s?[dt][ae]n(?: itibaren)?) ${DATE}(?: tarihine|['’]?\\s?[yn]?[ae]) (?:kadar|dek|degin)`,
]
const DURATIONS: [RegExp, (match: RegExpExecArray) => Term][] = [
  ...SPANS.map((words): (typeof DURATIONS)[number] => [
    new RegExp(words),
    (m) => ({ from: printedDate(m[1], m[2], m[3]), until: printedDate(m[4], m[5], m[6]), years: null }),
  ]),
  [
    new RegExp(
      `${DATE}\\s?(?:(?:tarihine|gunune|(?:(?:tarihi|gunu)(?:nin|nun)? )?(?:sonuna|bitimine|mesai bitimine))\\s*|'?[yn]?[ea]\\s+)(?:kadar|degin|dek)`,
    ),
    (m) => ({ ...NO_TERM, until: printedDate(m[1], m[2], m[3]) }),
  ],
  [
    new RegExp(`(?:ayni|bu|anilan) tarihe (?:kadar|degin|dek) ?\\(${DATE}\\)`),
    (m) => ({ ...NO_TERM, until: printedDate(m[1], m[2], m[3]) }),
  ],
  [/\b(\d{1,2})[.,](\d{1,2})(\d{4})\s?tarihine\s*kadar/, (m) => ({ ...NO_TERM, until: printedDate(m[1], m[2], m[3]) })],
  [
    new RegExp(
      `(?<![\\w.,/])${COUNT}(?:['’]\\s?[sş]?[ae]r)? ?(?:\\([^)]{1,20}\\))? ?(?:yil(?:l?igina|l[iu]k)?|sene(?:ligine|lik)?)\\b ?(?:(?:bir )?(?:donem|sure|muddet) (?=icin))?(?:icin|sure(?:yle| ile)|muddet(?:le| ile))?`,
    ),
    (m) => ({ ...NO_TERM, years: countOf(m[1]) }),
  ],
  [
    /aksi(?:ne)?\s?(?:bir )?karar(?:\s?al\w{2,10}|(?: veril| var[iu]l|lastir[iu]l)\w{2,8})\s?(?:kadar|degin|dek)|aksi(?:ne)? (?:bir )?karar(?: al[iu]nmad|(?: veril|lastir[iu]l)med|lastir[iu]lmad)(?:[iu]kca|[iu]g[iu] (?:surece|muddetce))/,
    () => NO_TERM,
  ],
  [new RegExp(`\\b${TILL_OTHERWISE}`), () => NO_TERM],
  // "Yönetim kurulu ilk toplantısında temsil şeklini belirleyinceye kadar": what is decided then is announced by itself.
  [
    new RegExp(
      `\\b(?:(?:(?:yeni|secilen) )*(?:yonetim kurulu|mudurler kurulu|idare meclisi|ortaklar kurulu|genel kurul)(?:nun|nca|muz|muzca|ca)?,? )?(?:(?:yapacagi )?ilk toplantisinda )?(?:(?:sirketin|sirketi) )?(?:temsil|imza|yetki)[a-z]*(?: ve ilzam)?(?: yetki[a-z]*)? (?:sekl|sekil|bicim|usul|tarz|esas|yetkili|sahip)[a-z]* (?:(?:belirle|duzenle)[ny]?|(?:tespit|tesbit|tayin) e(?:t|d|dil)|kararlastir(?:il)?|sec(?:il)?)${TILL_THEN}`,
    ),
    () => NO_TERM,
  ],
  [new RegExp(OPEN_ENDED), () => NO_TERM],
  // "Dava sonuçlanıncaya kadar", "hüküm kesinleşinceye değin": it ends with what a court will decide, on no day that the words tell.
  [
    /\b(?:dava|yargilama|tasfiye|muhlet|hukum|tedbir)[a-z]* (?:[a-z]+ ){0,2}?(?:sonuclan|bit|kesinles|tamamlan|sona er|kalk)[a-z]{0,3}(?:incaya|inceye|unca|ana|ene) (?:kadar|degin|dek)/,
    () => NO_TERM,
  ],
  // A term that ends with a meeting, or with that of a predecessor, has no day that the words tell.
  [
    /(?:\d{4} (?:yili|faaliyet yili|hesap donemi)(?:na|ne|nin|n[ai]n)?(?: ait| iliskin)? )?(?:(?:yapilacak|toplanacak|gerceklestirilecek|ilk|gelecek|bir sonraki|onumuzdeki|olan|olagan|olaganustu) ){0,4}(?:genel|ortaklar) kurul[a-z]*(?: toplanti[a-z]*)?(?: tarihine)? (?:kadar|degin|dek)/,
    () => NO_TERM,
  ],
  [
    /(?<![\d./-])(\d{4}) (?:yili|senesi)(?:n[iu]n)? (?:sonuna|bitimine) (?:kadar|degin|dek)/,
    (m) => ({ ...NO_TERM, until: printedDate('31', '12', m[1]) }),
  ],
  // "2024-2027 dönemi", "2024-2026 yılları için": years of business, that begin and end on no day that the words tell.
  [
    /(?<![\d./-])\d{4} ?[-–/] ?\d{4} (?:(?:faaliyet|hesap|calisma|gorev) )?(?:donem|yillari|yillarinda)[a-z]*(?: (?:icin|boyunca|suresince|arasinda))?/,
    () => NO_TERM,
  ],
  [
    /(?:kalan|bakiye) (?:gorev )?sure(?:yi|sini|nin|si|sinin)? (?:kadar|tamamlamak|sonuna kadar|icin)(?: uzere)?|\b(?:sure|muddet) ile (?:sinirli|mukayyet|kayitli) ol\S+(?: uzere)?/,
    () => NO_TERM,
  ],
]

/** Terms that end on a day or after years that the words tell, or on no day: those that end with an event are none of them. */
export const TERMS = new RegExp(
  `\\b(?:${TILL_OTHERWISE})|${OPEN_ENDED}|${SPANS.join('|')}|\\b\\d{4} (?:yili|senesi)(?:n[iu]n)? (?:sonuna|bitimine) (?:kadar|degin|dek)|(?<=\\d['’])\\s?[sş]?[ae]r (?:yil|sene)(?:l?[iu]k|ligine|l?igina)?`,
  'g',
)

/** "3 (beş) yıl": a figure and a word beside it that are two numbers. */
const TWO_NUMBERS = new RegExp(`(?<![\\w.,/])(\\d{1,2}) ?\\( ?(${WORDS.join('|')}) ?\\) ?(?:yil|sene)`, 'g')
/** Whether words give a term by a figure and by a word that differ. */
export const hasTwoNumbers = (plain: string): boolean =>
  plain.includes('(') && [...plain.matchAll(TWO_NUMBERS)].some(([, figure, word]) => countOf(figure) !== countOf(word))

/** "Beş yıl için seçilmiş olan müdür A'nın": how long he was given an office that he has. */
const GIVEN_BEFORE =
  /^(?:[a-z]+ ){0,4}?(?:secil|atan|tayin (?:edil|olun)|gorevlendiril|getiril|belirlen)(?:m[iu]s (?:olan|bulunan)|[ae]n)\b/
/** "Şirketin müddeti elli sene olup …": how long the company lasts, which says nothing of an office. */
const OF_COMPANY =
  /\b(?:sirket|kooperatif|ortaklik|ortaklig|kollektif|komandit)[a-z]* (?:sure|muddet)(?:si|i)?(?:n[iu]n)?\W{1,3}(?:[a-z]+ ){0,4}$/
/**
 * How long an office is given for, and where in the plain letters of the clause that stands. What somebody was chosen for before gives way
 * to what is said of him now.
 */
export const termIn = (plain: string): { term: Term; at: number; end: number } | null => {
  for (const [pattern, read] of DURATIONS) {
    const match = firstOf(plain, pattern)
    if (!match) continue
    const end = match.index + match[0].length
    const isOther = OF_COMPANY.test(plain.slice(0, match.index))
    const now = isOther || GIVEN_BEFORE.test(plain.slice(end).trimStart()) ? termIn(plain.slice(end)) : null
    if (isOther && now === null) continue
    return now ? { ...now, at: end + now.at, end: end + now.end } : { term: read(match), at: match.index, end }
  }
  return null
}

/** The term that a text begins with; null where it begins with other words. */
export const termAtStart = (plain: string): { term: Term; end: number } | null => {
  for (const [pattern, read] of DURATIONS) {
    const match = firstOf(plain, pattern)
    if (match?.index === 0) return { term: read(match), end: match[0].length }
  }
  return null
}

/** "Görev süreleri üç yıldır", "Müddet on yıldır", "süre: üç yıl": the sentence or label that says how long those named before it serve. */
export const TERM_SAID = `(?:(?:(?:adi gecen|secilen|is ?bu|bu|her iki|iki|uc|dort|bes|yeni) )?(?:yonetim kurulu[a-z]* |uyelerin |mudurlerin |mudurun |secilenlerin |tasfiye memur(?:unun|larinin) )?(?:(?:gorev|vazife|hizmet|mudurluk|uyelik) )?(?:sure|muddet)(?:si|leri|i)?)\\s?:?\\s(?:(?:(?:secim|tescil|(?:is ?bu )?karar|bu|atama) tarihinden|bugunden|tescilden|secimden) (?:itibaren|baslamak uzere|baslayarak) )?${COUNT} ?(?:\\([^)]{1,20}\\) )?(?:yildir|yil olarak|senedir|(?:yil|sene)(?=[.;,]))`

/** The term that stands right behind a name ("A 2 yıl, B 1 yıl süreyle"). */
export const termBehind = (rest: string): Term | null => {
  const said = termIn(rest)
  // A day stands behind a list too ("başkan A, üye B 5.3.2021 tarihine kadar"): his alone it is in brackets.
  const own = said && (said.term.years !== null || (said.term.until !== null && /^\s*\(/.test(rest)))
  return own && /^[\s('’]*(?:ise )?$/.test(rest.slice(0, said.at)) ? said.term : null
}

const BEGINS =
  '(?:(?:goreve|gorevine|vazifeye) )?basla(?:mak|yarak|yip|yan(?! (?:sirket )?(?:mudurlu|uyeli|baskanli|azali|vazifesi|gorev(?!(?:i|leri)? sure)))|yacak|mas[iu]n[ae]|malarina)'
const SINCE = new RegExp(
  `${DATE} ?(?:(?:tarihinden|gununden|['’]?[dt][ae]n) (?:itibaren|gecerli|muteber|${BEGINS})|(?:tarihinde|gununde|['’]?[dt][ae]) ${BEGINS}|(?:tarihi )?itibari?(?:yla|yle) gecerli)(?![^,;]{0,60}muhlet)`,
)
/** The day from which an office is given, as printed ("1.1.2016 tarihinden geçerli olmak üzere", "…'de başlamak üzere"). */
export const sinceIn = (plain: string): string | null => {
  const match = SINCE.exec(plain)
  return match ? printedDate(match[1], match[2], match[3]) : null
}

const unique = (names: string[]): string[] => [...new Map(names.map((name) => [fold(name), name])).values()]

// A full stop between two names is a comma that a scan damaged, unless it ends a short word or an initial.
const BETWEEN = /[,;]| ve |(?<=\p{L}{5})\.\s(?=\p{Lu})/u
/** Words of one person's name, at most, those that join the parts of foreign names aside: more are two names whose comma a scan lost. */
const MOST_WORDS = 5
const JOINING = /^(?:bin|bint|ibn|abu|al|el|van|von|der|den|de|da|di|la|le)$/

/**
 * Names in the brackets of a joint power: `( A ANONİM ŞİRKETİ(Adına hareket edecek gerçek kişi: B), C)`; null where they do not come apart.
 */
export const namesIn = (list: string): string[] | null => {
  const names = unique(
    list
      .replace(/\([^()]*\)/g, ' ')
      .split(BETWEEN)
      .map(cleanName)
      .filter((name) => name.length > 2),
  )
  return names.every((name) =>
    isLegalEntity(name)
      ? !/(?:sirketi|kooperatifi) /.test(mend(name))
      : name.split(' ').filter((word) => !JOINING.test(mend(word))).length <= MOST_WORDS,
  )
    ? names
    : null
}

const OR = /\s(?:veya|VEYA|ya da|YA DA|yahut|YAHUT)\s/u
/**
 * Names beside a joint power and whether one of them is enough ("A veya B", "A, B veya C"); null where they do not come apart, or "and" and
 * "or" stand among them.
 */
export const listIn = (printed: string): { names: string[]; any: boolean } | null => {
  const any = OR.test(printed)
  if (any && /\s(?:ve|VE)\s/u.test(printed)) return null
  const names = namesIn(any ? printed.split(OR).join(', ') : printed)
  return names && names.length > 0 ? { names, any: any && names.length > 1 } : null
}

/** `any`: one of those named is enough. `as`: the words by which a directive knows a limited agent, where the form tells them. */
export type Form = Pick<RepresentationRule, 'mode' | 'with'> & { any?: true; as?: string; end: number }

const LISTED =
  /^\(((?:[^()]|\([^()]{0,200}\)){1,900})\)\s*\S{0,8}\s*(?:den|dan)?\s*(?:herhangi bir\w*|ile birlikte)?\s*(?:mustereken|musterek|birlikte)[^.]{0,40}\.?/
// "Müştereken (A, B)'den herhangi birisi ile birlikte", "Müştereken (A ile birlikte)"
const WITH_LISTED =
  /^(?:mustereken|musterek|birlikte)\s*\(((?:[^()]|\([^()]{0,200}\)){1,900})\)(?:\s*\S{0,8}\s*(?:den|dan)?\s*(?:herhangi bir\w*|ile birlikte))?[^.]{0,60}\.?/
const OF_NOBODY = /herhangi|munferi[dt]|\bkonu(?:su|lari)nda\b|\bislemlerinde\b|\bimza|grub|grup|derece|\bbir\b|\biki\b|\bdiger|yetkili/
const ANY = /^(?:(?:[a-z]{4,20} ){0,4}herhangi [^.]{3,60}?)?(?:mustereken|musterek|birlikte|cift imza)[^.]{0,60}\.?/
// "Ayşe Yılmaz ile müştereken"
const NAMED = /^((?!munf)[a-z][^.:;()|]{4,80}?)\sile(?: birlikte)?\s(?:mustereken|musterek)[^.]{0,40}\.?/
/** "A grubu imza yetkililerinden herhangi biri ile birlikte müştereken": along with one of a grade. */
const WITH_GRADE =
  /^(\(?(?:[a-h](?=\)? ?grub)|[1-4](?=\)?\.? ?derece)|(?:birinci|ikinci|ucuncu)(?= derece))\)?\.? ?(?:grub[a-z]*|derece[a-z]*))(?: (?:imza )?(?:yetkili|sahip|sahib)[a-z]*)?(?: (?:herhangi )?bir(?:i|isi)?(?: (?:imza yetkilisi|kisi))?)?(?: ?(?:ile|s?i?yle))(?: birlikte)? (?:mustereken|musterek)[^.]{0,40}\.?/
const SOLE = /^(?:munferi[dt]|tek ?bas[iı]n|tek imza)(?![^.]{0,60}\b(?:degil|[a-z]+m[ae]z\b))[^.]{0,40}\.?/
const LIMITED = /^sinir\S* (?:tasfiye [^.]{0,40}\.|(?:temsile )?yetkili[a-z]*\s*(?:\((?:[^()]|\([^()]{0,60}\)){0,300}\))?\.?)/
// "1.3.2023 tarih ve 1 sayılı iç yönerge kapsamında B Grubu imza yetkilisi olarak sınırlı temsile yetkilidir"
const BY_DIRECTIVE = new RegExp(
  `^(?:(?:sirket(?:in|imizin)?|${DATE}|tarihli|tarih|ve|,|/|\\d{1,4}(?:[/-]\\d{1,4})?|sayili|nolu|no'?lu|numarali|ttk|t\\.t\\.k\\.|turk ticaret kanunu[a-z']*|madde[a-z]*|uyarinca|geregince|hazirlanan|duzenlenen|kabul edilen|sinirli|temsil|yetki[a-z]*|iliskin|dair)[\\s'.]*){0,16}ic yonerge[a-z']*` +
    `(?:\\s(?:kapsaminda|uyarinca|geregince|dogrultusunda|cercevesinde|dahilinde|hukumleri(?:ne|nce)?|gore|istinaden|sinirlari|belirtilen|tanimlanan|yazili|sekilde|sartlarla|yetkilerle))*` +
    `(\\s(?:[^.,;:]|\\.(?= ?derece)){2,60}? olarak)?\\s(?:sinirli (?:olarak |sekilde )?(?:sirketi )?temsil(?:e|e ve ilzama)?|sinirli)\\s?(?:yetkili[a-z]*|eder|edecektir)\\.?`,
  'd',
)
/** The form of representation at the start of a text ("Münferiden Temsile Yetkilidir."), `plain` being its plain letters. */
export const formAt = (text: string, plain: string): Form | null => {
  const start = /^[\s:;.,|]*(?:tam yetki(?:li olarak|yle|\sile)\s+)?/.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(start, start + 1200)
  const joint = LISTED.exec(rest)
  if (joint) {
    const list = listIn(text.slice(start + 1, start + 1 + (joint[1]?.length ?? 0)))
    const one = list && list.names.length > 1 && (list.any || /herhang/.test(joint[0].slice(joint[1]?.length)))
    return list && { mode: 'joint', with: list.names, ...(one ? { any: true as const } : {}), end: start + joint[0].length }
  }
  const behind = WITH_LISTED.exec(rest)
  // A number alone in brackets is that of the notice.
  if (behind && /[a-z]{2}/.test(behind[1] ?? '') && !OF_NOBODY.test(behind[1] ?? '')) {
    const at = start + behind[0].indexOf('(') + 1
    const names = namesIn(text.slice(at, at + (behind[1]?.length ?? 0)).replace(/\s+ile(?: birlikte)?\s*$/u, ''))
    const one = names && names.length > 1 && /herhang/.test(behind[0].slice(behind[1]?.length)) ? { any: true as const } : {}
    return names && { mode: 'joint', with: names, ...one, end: start + behind[0].length }
  }
  const graded = WITH_GRADE.exec(rest)
  const grade = graded ? groupOf(graded[1] ?? '') : null
  if (graded && grade !== null) return { mode: 'joint', with: [grade], end: start + graded[0].length }
  const any = ANY.exec(rest)
  if (any) return { mode: 'joint', with: /herhang/.test(any[0]) ? ['*'] : [], end: start + any[0].length }
  const named = NAMED.exec(rest)
  if (named && !OF_NOBODY.test(named[1] ?? '')) {
    const list = listIn(text.slice(start, start + (named[1]?.length ?? 0)))
    return list && list.names.every((name) => name.includes(' '))
      ? { mode: 'joint', with: list.names, ...(list.any ? { any: true as const } : {}), end: start + named[0].length }
      : null
  }
  const sole = SOLE.exec(rest)
  if (sole) return { mode: 'sole', with: [], end: start + sole[0].length }
  const directed = BY_DIRECTIVE.exec(rest)
  if (directed) {
    const [from, to] = directed.indices?.at(-1) ?? []
    const as = from === undefined || to === undefined ? {} : { as: squeeze(text.slice(start + from, start + to)).replace(/\s\S+$/, '') }
    return { mode: 'limited', with: [], ...as, end: start + directed[0].length }
  }
  const limited = LIMITED.exec(rest)
  return limited ? { mode: 'limited', with: [], end: start + limited[0].length } : null
}
