/**
 * Labelled fields and the records they make: "Adı Soyadı: Ayşe Yılmaz Görevi: Müdür", "Ortak: Ayşe Yılmaz Pay Adedi: 60", in whatever order
 * the labels stand, and halves of which the new one counts ("Eski Pay Adedi: 40 Yeni Pay Adedi: 400", "İmza Derecesi: Eski: 2 Yeni: 1").
 * The one list of labels, for people and for shares.
 */
import { LIRA } from '../fact/amounts.ts'
import { type Body, breakIn, type Match, matchesIn, once } from '../fact/found.ts'
import { isEntity, partiesIn, type Party } from '../text/names.ts'
import { inForce } from './old-wording.ts'

export type Label =
  | 'person'
  | 'owner'
  | 'acting'
  | 'comes'
  | 'goes'
  | 'giver'
  | 'taker'
  | 'holder'
  | 'only'
  | 'office'
  | 'place'
  | 'term'
  | 'form'
  | 'grade'
  | 'cause'
  | 'ended'
  | 'shares'
  | 'amount'
  | 'total'
  | 'cash'
  | 'goods'
  | 'ratio'
  | 'other'

const NAME = '(?:adi ?(?:ve|,|-)? ?soyadi|ad ?(?:ve |-)?soyad|isim ?(?:ve )?soyisim|adi|unvani)(?: ?[-/] ?(?:ticaret )?unvani?)?'
const OFFICE =
  '(?:yonetim kurulu (?:baskani|baskan vekili|uyesi)|mudurler kurulu baskani|genel mudur|(?:sirket |sube )?muduru?|tasfiye memuru|ticari (?:vekil|mumessil|temsilci)|temsilci|yetkili|uye)'
/** The labels and what stands behind them; in the order of the words, the longer first. */
const LABELS: [string, Label][] = [
  ['(?:tuzel kisi )?adina hareket edecek(?: gercek kisi)?|gercek kisi temsilcisi', 'acting'],
  [`tek (?:ortak|ortag[iu](?:n[iu]n)?|pay sahib[iu](?:n[iu]n)?|hissedar)(?: ${NAME})?`, 'only'],
  [`(?:(?:hissedar|pay sahibi|kurucu)(?: ortak)?(?:in|nin)?|ortagin|ortak(?:lar)?(?:in)?) ${NAME}|(?:hissedar|pay sahibi|ortak)`, 'holder'],
  [
    `(?:(?:pay|hisse)(?:lar|ler)?(?:i|ini|sini)? ?devr(?:i|ini) (?:yapan|eden)|devir eden|devreden|satan)(?: ortak)?(?:in|nin)?(?: ${NAME})?`,
    'giver',
  ],
  [
    `(?:(?:pay|hisse)(?:lar|ler)?(?:i|ini|sini)? ?devr(?:i|ini) alan|devir alan|devralan|satin alan|alan)(?: ortak)?(?:in|nin)?(?: ${NAME})?`,
    'taker',
  ],
  [
    `(?:(?:gorevden |gorevinden )?ayrilan|(?:gorevi|yetkisi) sona eren|istifa eden|azledilen|gorevden alinan)(?: ${OFFICE})?|(?:eski|onceki) ${OFFICE}`,
    'goes',
  ],
  [`(?:goreve |gorevine |yerine |yeni )?(?:atanan|secilen|getirilen|baslayan)(?: ${OFFICE})?|yeni ${OFFICE}`, 'comes'],
  // "Tacire ait bilgiler: Adı Soyadı: …": whose the business is.
  [`(?<=\\btacir(?:e|in) (?:ait )?bilgiler[iu]?[:\\s-]{1,4})${NAME}`, 'owner'],
  [
    '(?:(?:yetkilinin|temsilcinin|mudurun|uyenin|kisinin) )?(?:adi ?(?:ve|,|-)? ?soyadi|ad ?(?:ve |-)?soyad|isim ?(?:ve )?soyisim)(?: ?[-/] ?(?:ticaret )?unvani?)?',
    'person',
  ],
  [`(?:(?:ticari )?isletme(?:nin)?|ticarethane(?:nin)?|firma(?:nin)?|tacir(?:in)?) (?:sahibi(?:nin)?(?: ${NAME})?|${NAME})`, 'owner'],
  ['(?:ayrilma|sona erme|istifa|azil|gorevden alinma) (?:sebebi|nedeni)|degisiklik nedeni|(?:sebebi|nedeni|sebep|neden)', 'cause'],
  ['(?:ayrilma|sona erme|istifa|azil|gorevden alinma|gorevi bitis) tarihi', 'ended'],
  [
    '(?:atama|gorev|yetki|temsil|secilme) ?suresi|(?:gorev|yetki|uyelik|mudurluk) (?:suresi(?:nin)? )?bitis(?: tarihi)?|bitis tarihi|suresi|sure',
    'term',
  ],
  ['(?:temsil|yetki|imza) ?sekli|(?:temsil )?yetki(?:si)?nin (?:sekli|kapsami)|temsil yetkisi|imza yetkisi|yetki', 'form'],
  ['islem derecesi|unvani?|sicil no|(?:sirket(?:in|imizin)? )?sermayesi', 'other'],
  ['imza derecesi|derecesi|imza grubu|grubu|(?:derece|grup)(?= ?[:;])', 'grade'],
  ['(?:gorev|calisma) yeri|gorevli oldugu sube', 'place'],
  ['gorevi|gorev|sifati|pozisyonu|pozisyon', 'office'],
  // What is subscribed or paid for an increase is no holding, nor what one share is worth or was sold for.
  [
    '(?:artirim[a-z]*|artirilan|taahhut ettigi|odedigi|odenen)(?! ?(?:once|sonra))(?: [a-z]+){0,4}? (?:pay|hisse|sermaye)?[a-z]* ?(?:miktari?|tutari?|adedi)|(?:pay|hisse|devir) bedeli|(?:payin |hissenin )?(?:itibari|nominal) degeri|birim (?:pay )?degeri',
    'other',
  ],
  [
    '(?:devredilen |devir edilen )?(?:hisse|pay)(?: ?(?:aded[a-z]*|sayisi))|hisseler?|paylar|(?:hisse|pay)(?=\\s?[:;]\\s?\\d[\\d.]*(?![\\d.,]))',
    'shares',
  ],
  ['(?:pay|hisse|ortaklik|sermaye|istirak) ?orani', 'ratio'],
  ['(?:ayni sermaye(?: tutari)?|ayni)', 'goods'],
  ['(?:nakdi sermaye(?: tutari)?|nakit sermaye|nakdi)', 'cash'],
  ['(?:pay|hisse|sermaye) toplami|toplam(?: (?:sermaye|pay|hisse))?(?: ?(?:tutari?|miktari))?', 'total'],
  ['(?:sermaye|pay|hisse|devir)(?: payi)?(?: ?(?:tutari|miktari))|sermaye payi|payi|hissesi|tutari?|sermaye', 'amount'],
  [
    '(?:t\\.? ?c\\.? ?)?(?:(?:kimlik|pasaport|vergi|mersis)(?: no| numarasi)? ?/ ?){0,3}(?:kimlik|pasaport|vergi|mersis) (?:no|numarasi)|uyrugu|vatandasligi|yerlesim yeri|ikametgahi|adresi?|baslangic tarihi|(?:gorev|yetki) baslangic(?: tarihi)?',
    'other',
  ],
]
const CHANGE = '(?:artirim|azaltim|devir|degisiklik)'
const OLD = `(?:eski|onceki|evvelki|${CHANGE}(?:d[ae]n)? ?once(?:si|ki)?)`
const NEW = `(?:yeni|simdiki|son|${CHANGE}(?:d[ae]n)? ?sonra(?:si|ki)?)`
const FIGURES: ReadonlySet<Label> = new Set<Label>(['shares', 'amount', 'total', 'cash', 'goods', 'ratio'])
const LABEL = new RegExp(
  // A label that begins with "eski" or "yeni" of its own (who comes, who goes) stands before the halves of the others.
  `(?<![a-z])(?:(${OLD}) |(${NEW}) )?(?:${LABELS.map(([words]) => `(${words})`).join('|')})(?: ?\\((?:(${OLD})|(${NEW}))\\))?(?:(?: ?\\(?tl\\)?\\.?)? ?[:;=] ?(?:tl\\.? ?)?|(?<unmarked> ?\\(?tl\\)?\\.? (?=\\d)| - |, | ))`,
  'dg',
)
const HALF = new RegExp(`(?<![a-z])(?:(${OLD})|(${NEW})) ?[:;=] ?`, 'dg')
/** Where the groups of the labels begin. */
const FIRST = 3

export type Half = 'old' | 'new' | null
/** A label with where its value stands; `words` are those of the label, as printed. */
export type Field = { label: Label; half: Half; words: string; from: number; begins: number; to: number }
/** How far the value of a label reaches where no other follows. */
export const VALUE = 110

const NEXT_LABEL = /^\s*\p{Lu}[\p{L} ]{2,30}:/u
/** Whether somebody's name ends the line of a value, before another label or the end of all. */
const namesWholeLine = (body: Body, begins: number): boolean => {
  const end = breakIn(body, begins + 1, Math.min(body.text.length, begins + VALUE), (at) => NEXT_LABEL.test(body.text.slice(at, at + 60)))
  const last = partiesIn(body, begins, end ?? body.text.length).at(-1)
  return last !== undefined && body.text.slice(last.to, end).trim() === ''
}

/** Whether a label without its colon is one all the same: it begins a line, and a wide gap, a dash or a figure follows it. */
const isLabel = (body: Body, match: Match, label: Label, half: Half): boolean => {
  const mark = match.span(FIRST + LABELS.length + 2)
  if (mark === null) return true
  const begins = match.from === 0 || body.breaks.has(match.from - 1)
  // A scan that took the colon for a comma leaves a name alone on its line; a sentence goes on behind it.
  if (body.plain[mark.from] === ',') return begins && label === 'only' && namesWholeLine(body, mark.to)
  // The form of a branch, whose colons a scan loses: what stands behind the label is a form or a term, and nothing else.
  const value = body.plain.slice(mark.to, mark.to + 24)
  if (begins && label === 'form' && /kapsam|sekli/.test(match.plain) && /^(?:munferi|muster|sinirli yetki)/.test(value)) return true
  if (begins && label === 'term' && /^(?:yetki|gorev) /.test(match.plain) && /^(?:\d{1,2}[./ ]|aksi)/.test(value)) return true
  const figure = FIGURES.has(label) && /^\d/.test(body.plain.slice(mark.to, mark.to + 1))
  if (figure && half !== null && /tl/.test(match.plain)) return true
  return begins && (body.gaps.has(mark.from) || body.plain.slice(mark.from, mark.to).includes('-') || (figure && half !== null))
}

/** What may stand between somebody and the label of his office: what he is, not what he does. */
const OF_IDENTITY =
  /^\s?[,;–-]\s?(?:[a-z ]{3,30} uyruklu\W{0,2})?(?:(?:yerlesim yeri|ikametgahi|adresi?|uyrugu|(?:t\.? ?c\.? ?)?kimlik no)\s?:[^:]{2,60}[,;]\s?)*$/
/** What ends before a record that begins with a name: a sentence, a heading, a term. */
const BEFORE_NAME = /(?:^|[.;:)]|\bbilgiler[i]?|\bkadar)\s*$/
/** "AYŞE YILMAZ, Görevi: Temsilci, …": whom the name alone begins a record of. */
const unlabelled = (body: Body, fields: readonly Omit<Field, 'to'>[]): Omit<Field, 'to'>[] =>
  fields.flatMap((office, at) => {
    const last = fields.slice(0, at).findLast(({ label }) => label !== 'other' && label !== 'form')
    if (office.label !== 'office' || office.half !== null || !body.plain.slice(office.from, office.begins).includes(':')) return []
    const from = Math.max(last?.begins ?? 0, office.from - VALUE - 50)
    const named = partiesIn(body, from, office.from).find(
      (each) =>
        OF_IDENTITY.test(body.plain.slice(each.to, office.from)) &&
        BEFORE_NAME.test(body.plain.slice(Math.max(0, each.from - 20), each.from)),
    )
    return named ? [{ label: 'person', half: null, words: '', from: named.from, begins: named.from }] : []
  })

/** The labelled fields of a body in force, in their order. */
export const fieldsIn = once((printed: Body): Field[] => {
  const { body } = inForce(printed)
  if (!/[:;=\t]|\s-\s|sonrasi/.test(body.plain)) return []
  const found = matchesIn(body, LABEL).flatMap((match): Omit<Field, 'to'>[] => {
    const which = LABELS.findIndex((_, at) => match.span(FIRST + at) !== null)
    const label = LABELS[which]?.[1] ?? 'other'
    const behind = FIRST + LABELS.length
    const half = match.span(1) || match.span(behind) ? 'old' : match.span(2) || match.span(behind + 1) ? 'new' : null
    return isLabel(body, match, label, half)
      ? [{ label, half, words: match.printed(FIRST + which), from: match.from, begins: match.to }]
      : []
  })
  const halves = matchesIn(body, HALF).flatMap((match): Omit<Field, 'to'>[] => {
    const last = found.findLast(({ from }) => from < match.from)
    if (!last || match.from - last.begins > VALUE || found.some(({ from, begins }) => from < match.to && match.from < begins)) return []
    return [{ label: last.label, half: match.span(1) ? 'old' : 'new', words: last.words, from: match.from, begins: match.to }]
  })
  const labelled = [...found, ...halves].sort((a, b) => a.from - b.from)
  const all = [...labelled, ...unlabelled(body, labelled)].sort((a, b) => a.from - b.from)
  return all.map((each, at): Field => ({ ...each, to: Math.min(all[at + 1]?.from ?? body.plain.length, each.begins + VALUE) }))
})

const PEOPLE: ReadonlySet<Label> = new Set<Label>(['person', 'owner', 'holder', 'only'])
const sameLabel = (a: Field, b: Field): boolean => a.label === b.label && a.half === b.half
const cut = (block: Field[], begins: (field: Field) => boolean): Field[][] => {
  const records: Field[][] = []
  for (const field of block) {
    const last = records.at(-1)
    if (begins(field)) records.push([field])
    else last?.push(field)
  }
  return records
}

/**
 * The records of a body about one person each: fields that stand near each other. A record begins with whatever label the first of its list
 * begins with, where each then names one person; else with the label of the person.
 */
export const recordsIn = once((body: Body): Field[][] => {
  const blocks: Field[][] = []
  for (const field of fieldsIn(body)) {
    const last = blocks.at(-1)?.at(-1)
    if (last && field.from - last.begins <= VALUE) blocks.at(-1)?.push(field)
    else blocks.push([field])
  }
  return blocks.flatMap((block) => {
    const named = block.filter(({ label }) => PEOPLE.has(label))
    const [first, second] = block
    if (!first || named.length === 0) return []
    const whole = cut(block, (field) => sameLabel(field, first))
    const each = whole.every((record) => record.filter(({ label }) => PEOPLE.has(label)).length === 1)
    // Of one record alone only the office stands before him whose it is: any other label may end the sentence before.
    const led =
      PEOPLE.has(first.label) || whole.length > 1 || (first.label === 'office' && second !== undefined && PEOPLE.has(second.label))
    return each && led ? whole : cut(block, ({ label }) => PEOPLE.has(label))
  })
})

/** The field of a record that counts: the new half where there are two, none where only the old one is told. */
export const fieldOf = (record: readonly Field[], label: Label): Field | undefined => {
  const all = record.filter((each) => each.label === label)
  return all.find(({ half }) => half === 'new') ?? all.find(({ half }) => half === null)
}

/** Where the line begins that ends at a place. */
const lineStart = (body: Body, end: number): number => {
  let at = end - 1
  while (at > 0 && !body.breaks.has(at)) at--
  return at + 1
}

/** Who is named right behind a label. */
export const partyIn = (body: Body, { begins, to }: Pick<Field, 'begins' | 'to'>): Party | undefined => {
  const first = (end: number): Party | undefined => partiesIn(body, begins, end).find((each) => each.from <= begins + 2)
  const whole = first(to)
  // A narrow column breaks a name that is all of the value.
  if (whole && to < begins + VALUE && body.plain.slice(whole.to, to).trim() === '') return whole
  // A word alone on the next line is the end of a name that a narrow column broke.
  if (whole && body.breaks.has(whole.to) && !/\s/.test(body.text.slice(lineStart(body, whole.to), whole.to))) return whole
  // What begins a line behind a person's whole name is the next heading.
  const line = breakIn(body, begins + 1, to, (at) => /\S \S/.test(body.text.slice(begins, at).trim()))
  return whole && !isEntity(whole.name) && line !== undefined && line < whole.to ? (first(line) ?? whole) : whole
}

/** The words of a value as printed: up to the next label, the end of its line, or a word in capitals behind small ones. */
export const valueOf = (body: Body, { begins, to }: Field): string => {
  const text = body.text.slice(begins, to)
  // A narrow column breaks a value that a comma ends before the next label.
  const closed = to < begins + VALUE ? /^[^,;.:]{2,60}(?=[,;]\s?$)/.exec(text)?.[0] : undefined
  if (closed !== undefined) return closed
  const line = breakIn(body, begins, to)
  const own = line === undefined ? text : text.slice(0, line - begins)
  return (/^.*?\p{Ll}[^\p{Lu}]*?(?=\s\p{Lu}{3})/u.exec(own)?.[0] ?? own).trimEnd()
}

const FIGURE = new RegExp(`^\\D{0,3}(\\d[\\d., ]*\\d|\\d)(?:\\s?adet\\b|${LIRA})?`)
/** The figure of a value; null where none stands at its beginning. */
export const figureIn = (body: Body, { begins, to }: Field): { printed: string; to: number } | null => {
  const match = FIGURE.exec(body.plain.slice(begins, to))
  return match?.[1] === undefined ? null : { printed: match[1], to: begins + match[0].length }
}
