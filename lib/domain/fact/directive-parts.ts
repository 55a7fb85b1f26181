/** Into what a directive is taken apart before anything of it is understood: headings, items of lists, sentences, rows. */
import { squeeze } from '../kernel/text.ts'
import { electedIn } from '../reading/offices.ts'
import { mend } from '../text/words.ts'
import { ROW_HEAD, type Span } from './directive-bounds.ts'
import { type Body, breakIn, matchesIn } from './found.ts'

// The number or letter of an item; a grade's number is none.
const MARK =
  /(?<=^|[\s,.;:])(?:(?:bolum|kisim) (?:[ivx]{1,4}|\d{1,2}|[a-h])\b\s?[.:)–-]?|\d{1,2}\. ?(?:bolum|kisim)\s?[.:)–-]?|(?:birinci|ikinci|ucuncu|dorduncu|besinci) (?:bolum|kisim)\s?[.:)–-]?|\d{1,2}(?:\.\d{1,2}){1,3}(?=\s)|\((?:\d{1,2}|[ivx]{1,4})\)|(?:madde\s)?(?:(?<=madde )\d{1,2}\s?:|\d{1,2}(?:\.\d{1,2})*\s?[.)-]{1,2}|(?:[ivx]{1,4}|[a-h])\)|(?<=\s)[a-hps]\.\d{1,2}\.?|(?:[ivx]{1,5}|[a-h])\.|[a-h]\s?-(?=\s)|[ivx]{1,4}\s?[-–](?=\s)|[*•](?=\s)|(?<!\d[.,])[-–](?=\s|[a-z]{3})))\s?(?!(?:derece|grub|grup(?! (?:i{1,3}|iv)\b)|sinif|no\b|nolu|sayili|madde(?!\s?\d)|(?:ve|veya|ile) \d{1,2}\.? ?(?:['’]?[iu]?nc[iu] )?madde|inci|nci|uncu|ncu|kisi)|(?:ve|veya|ile) (?:\d|[ivx]{1,4})\.? ?(?:derece|grub|grup))(?=[a-z(“"]|(?<=\d\s)'[a-z]|(?<=\b(?:(?:[ivx]{1,4}|[a-h])\)|[a-h]\s?-)\s?)\d|(?<=\d\s?[.)-]{1,2}\s)(?:\d{1,2}\.\d{1,2}\.\d{4} tarih|\d{1,4}(?:[/-]\d{1,4})? (?:no['’]?lu|sayili|numarali)\b)|(?<=\s\d{1,2}\)\s)\d{1,3}(?:[.,]\d{3})+|(?<=[*•–-]\s)(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]-|[.,]\d{2})?\s?(?:y?tl|try|usd|eur|abd|turk|avro|dolar|lira|[₺$€£]))/g
// How a row of a list ends that another follows.
const SIGNED = /(?:imza\S*|\+ ?[a-h]|grub\S*|mustereken|munferiden|birlikte|yetkilidir|yetkili\S*|imzalar)[\s,]*$/

/** How a row ends that says no verb, where its line does: "A + B", "(tek imza)", "tutar sınırı yok". */
const ROW_DONE = /(?:\+ ?[a-h]|:\s?\(?[a-h]\)?|\((?:tek|cift|musterek|munferi[dt])[a-z]*(?: imza)?\)|(?:limit|sinir)[a-z]* yok(?:tur)?)\s*$/

/** A stroke before an amount. */
const FROM_TO = /^[*•–-]\s\d/
/** Whether a stroke before an amount opens a row ("- 1.000.000 TL'ye kadar: …"): between two amounts it joins them ("500.000 TL - 1.000.000 TL"). */
const opensRow = ({ breaks, plain }: Body, at: number): boolean =>
  /[:;.,]\s*$/.test(plain.slice(Math.max(0, at - 4), at)) ||
  SIGNED.test(plain.slice(Math.max(0, at - 30), at)) ||
  (breaks.has(at - 1) && !/(?:\d|\btl|\btry|\busd|\beuro?|\bavro|lira\S*|dolar\S*|[₺$€£])\s*$/.test(plain.slice(Math.max(0, at - 16), at)))
/** "2.1 Yakıt alımları": a number of several, without a mark behind it, at the beginning of its line. */
const NUMBERED_BARE = /^\d{1,2}(?:\.\d{1,2}){1,3}\s*$/
/** "2) 150.000 TL'ye kadar ödemeler" */
const BEFORE_AMOUNT = /^\d{1,2}\)\s?\d/
/** Letters and Roman numbers count as marks in capitals alone, with a bracket, or where a letter and a mark begin a line. */
const isMark = (body: Body, at: number, mark: string, items: readonly number[]): boolean =>
  NUMBERED_BARE.test(mark) || BEFORE_AMOUNT.test(body.plain.slice(at, at + mark.length + 1))
    ? body.breaks.has(at - 1)
    : /^[–-]$/.test(mark)
      ? // "-Mal satışı yapmak" on a line of its own
        body.breaks.has(at - 1) && /[:;,.]\s*$/.test(body.plain.slice(Math.max(0, at - 4), at))
      : /^[*•–-]/.test(mark)
        ? (!FROM_TO.test(body.plain.slice(at)) || opensRow(body, at)) && !isWithinLine(body, at, mark, items)
        : mark.startsWith('(')
          ? body.breaks.has(at - 1) || /(?:^|[.;:,])\s*$/.test(body.plain.slice(Math.max(0, at - 4), at))
          : /^(?:bolum|kisim|\d{1,2}\. ?(?:bolum|kisim)|birinci|ikinci|ucuncu|dorduncu|besinci)/.test(mark) ||
            !/^[a-z]/.test(mark) ||
            /^(?:madde|(?:[ivx]{1,4}|[a-h])\))/.test(mark) ||
            /^\p{Lu}/u.test(body.text.slice(at, at + 1)) ||
            (/^(?:[a-h]|[ivx]{1,4})\s?[-.]/.test(mark) && body.breaks.has(at - 1))
/** "(ii) … alımları – 450.000 TL'ye kadar – tek imza": strokes in the middle of an item that another mark begins part its cells, and open none. */
const isWithinLine = ({ breaks, plain }: Body, at: number, mark: string, items: readonly number[]): boolean => {
  if (/^[*•]/.test(mark) || !/[a-z)]\s*$/.test(plain.slice(Math.max(0, at - 3), at))) return false
  const item = items.findLast((each) => each < at - 1)
  return (
    item !== undefined &&
    !/^\s?[–-]/.test(plain.slice(item, item + 3)) &&
    (!breaks.has(at - 1) || /[a-z)] [–-] /.test(plain.slice(item, at)))
  )
}
/** Where the lines begin that a mark begins. */
const itemLines = ({ breaks, plain }: Body): number[] =>
  [...breaks].filter((at) => MARKED.test(plain.slice(at, at + 8))).sort((a, b) => a - b)
const MARKED = /^\s?(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]+|[*•–-])\s/
const SENTENCE = /\.(?=\s+(?:["“(]?\p{Lu}|\(?\d|\*|$))/gu
const SHORT = /(?:\b(?:\d{1,2}|[ivx]{1,4}|no|md|vb|vs|san|tic|ltd|sti|a\.s|mah|sk|cad|bul|v\.b|t\.c))$/
// What the registry prints behind a directive is no part of it.
export const BEHIND =
  /yeni atanan temsilci|temsil yetkisi sona eren|turkiye cumhuriyeti uyruk|yonetim kurulu ?\/ ?yetkililer|mudurler ?\/ ?yetkililer|(?<!\S)[^ ]{2,20} uyruklu \d/

// What the registry prints below a notice.
export const NUMBER_OF_NOTICE = /(?:\s*\(\d[\d/a-z]{0,14}\)){1,3}\s*$/
// Day and number that a directive's name may end with.
export const NAME_GOES_ON =
  /^[a-z]*(?:\s*\((?:ttk|6102|turk ticaret)[^()]*\))?(?:[\s:\-–/,.]|\((?!\d{1,2}\)\s+(?!madde)[a-z]))*(?:\d{1,2}\.\d{1,2}\.\d{4}\s*)?(?:[/,\s]*no\s?[:.]?\s?\d{1,4})?[)\s]*(?:\((?:ttk|6102)[^()]*\)\s*)?/

// The head of a table, the last cell of a row of it: which the next row follows without a stroke.
const TABLE_HEAD = String.raw`\b(?:islem|konu)[^|;]{0,20}\|(?:[^|;]{0,30}\|)? ?imza(?: (?:sekli|yetkisi|usulu))?`
export const HEAD_ALONE = new RegExp(`${TABLE_HEAD}\\s*$`)
const LAST_CELL = new RegExp(
  String.raw`(?:\|[^|;]{0,160}?\b(?:musterek|munferi|tek (?:bas|imza)|cift imza|birlikte)[a-z]*|${TABLE_HEAD})(?= [^|;]{3,160}\|)`,
  'dg',
)

/** "A grubundan bir kişi ile B grubundan bir kişinin müşterek imzası ile;" on lines of its own, between the items of one list and those of the next. */
const HEADS_LIST =
  /^ \(?(?:[a-h\d]|i{1,3}|birinci|ikinci|ucuncu)\)?\.? ?(?:grub|grup|derece)[^.;:]*\b(?:imza(?:s[iu]|lar[iu])(?:yla| ile)|mustereken|munferiden|tek basina)\s?[;:]\s*$/
const LONGEST_HEAD = 200

/** "B Grubu:" at the beginning of a line. */
const LABELLED =
  /\s(?=\(?['"]?(?:[a-h\d]|i{1,3}|iv|birinci|ikinci|ucuncu)['"]?\)?\.? ?(?:grubu?|grup|derece|imza|sinifi?|listesi?)(?: (?:sinirli |imza |temsil )*yetkili[a-z]*)?\s?:)/g

/** `row`: begins with the amounts that head a row; `title`: what an article is about, on a line of its own. */
export type Part = Span & { item: boolean; row: boolean; ends: '.' | ';' | ':' | ''; title?: true }

const ARTICLE =
  /(?:madde\s\d{1,2}|\b(?:bolum|kisim)\s(?:\d{1,2}|[ivx]{1,4})|\b(?:birinci|ikinci|ucuncu|dorduncu|besinci) (?:bolum|kisim))\s?[.)–:-]{1,2}\s?|(?<=^|\s)\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\s?[.)–-]{1,2}\s?(?=\S)/g
/** Words of a title begin with a capital; what joins them does not. */
const TITLED = /^(?:[\p{Lu}(][\p{L}/.)-]*,?|ve|ile|veya|dair|ilişkin)$/u
const MOST_WORDS = 9
const FEW_WORDS = 5
const NOUN = /^[a-z ]*(?:l[ae]r|[a-z]{2}[iu])\s*$/
/** Of a name that the next line goes on with ("Sosyal Güvenlik Kurumu" before a seat), or of a line that says who signs. */
const NO_TITLE =
  /(?:kurum|bakanlig|mudurlug|daire)[a-z]*\s*$|(?<![a-z\d])(?:[a-h]|\d|i{1,3}|birinci|ikinci|ucuncu)\)?\.? ?(?:grub|grup|derece)/
/** "B Grubu İmza Yetkililerinin Yetkileri": whose powers the article tells. */
const OF_THEIR_POWERS = /(?:[nr][iu]n|grubu|derece) (?:(?:imza|temsil|gorev ve) )?yetki(?:leri|si|\s?sinirlari|\s?limitleri)\s*$/
type Title = Span & { mark: number }
/** The titles of articles and chapters, each with where its number begins: "Madde 4- Mal ve Hizmet Alımları", alone on its line, with a sentence or an item on the next. */
const titlesOfArticles = (body: Body, from: number, to: number): Title[] =>
  [...body.plain.slice(from, to).matchAll(ARTICLE)].flatMap((match) => {
    const begin = from + match.index + match[0].length
    const article = /^(?:madde|bolum|kisim)|(?:bolum|kisim)\W*$/.test(match[0])
    if (!article && !body.breaks.has(from + match.index - 1)) return []
    const end = breakIn(body, begin, Math.min(to, begin + 100))
    if (end === undefined) return []
    const words = body.text.slice(begin, end).trim().split(/\s+/)
    const next = body.text.slice(end, end + 3).trimStart()
    // A letter or a Roman number heads what is printed in capitals alone.
    if (
      /^[a-z]/.test(match[0]) &&
      !article &&
      (!/^\p{Lu}/u.test(body.text[from + match.index] ?? '') || !words.every((word) => /^[\p{Lu}/,.()]{2,}$/u.test(word)))
    )
      return []
    // "Tahsilat işlemleri": only its first word is written with a capital.
    const small = words.length <= FEW_WORDS && /^\p{Lu}/u.test(words[0] ?? '') && NOUN.test(body.plain.slice(begin, end))
    const titled =
      words.length <= MOST_WORDS &&
      (small || words.every((word) => TITLED.test(word))) &&
      /[\p{L})]$/u.test(words.at(-1) ?? '') &&
      !/^(?:ve|ile|veya)$/.test(words.at(-1) ?? '') &&
      (!NO_TITLE.test(body.plain.slice(begin, end)) || OF_THEIR_POWERS.test(body.plain.slice(begin, end))) &&
      /^[\p{Lu}\d("“*•-]|^[a-z]\)/u.test(next)
    return titled ? [{ mark: from + match.index, from: begin, to: end }] : []
  })

/** "KONU: … - YETKİ: …": what each cell of a row is about, said before it. */
const ACT_LABEL = /(?<=^|[\s.;])(?:(?:islem|yetki) )?(?:konu(?:su)?|islem(?:in konusu|in turu|ler)?)\s?:\s/dg
const SIGNER_LABEL =
  /\s[-–,;/]?\s?(?:yetki(?:li(?:ler)?)?|imza(?: (?:sekli|yetkisi|yetkilileri|yetkilisi))?|imzalar|yetkili imza(?:lar)?|temsil(?: sekli)?)\s?:\s/dg
const namedCellsIn = (
  body: Body,
  from: number,
  to: number,
): { at: number; to: number; ends: Part['ends']; item: boolean; row: boolean }[] => {
  const [acts, signers] = [ACT_LABEL, SIGNER_LABEL].map((pattern): Span[] => matchesIn(body, pattern, from, to))
  if (!acts || !signers || acts.length === 0 || signers.length < acts.length) return []
  return [
    ...acts.map((each) => ({ at: each.from, to: each.to, ends: '.' as const, item: true, row: false })),
    ...signers.map((each) => ({ at: each.from, to: each.to, ends: ':' as const, item: false, row: false })),
  ]
}

/** Takes a stretch of a directive and its headings in capitals; gives its items, sentences and pieces of them between colons and semicolons. */
export const partsOf = (body: Body, from: number, to: number, headings: readonly Span[]): Part[] => {
  const items = itemLines(body)
  const marks = [...body.plain.slice(from, to).matchAll(MARK)]
    .filter((match) => isMark(body, from + match.index, match[0], items))
    .map((match) => ({ at: from + match.index, to: from + match.index + match[0].length, ends: '' as const, item: true, row: false }))
  const rows = matchesIn(body, ROW_HEAD, from, to)
    .filter((match) => /\d/.test(match.plain) && SIGNED.test(body.plain.slice(Math.max(from, match.from - 30), match.from)))
    .map((match) => ({ at: match.from, to: match.from, ends: ';' as const, item: true, row: true }))
  const cells = matchesIn(body, LAST_CELL, from, to).map(({ to: at }) => ({ at, to: at, ends: '.' as const, item: false, row: false }))
  const titles = titlesOfArticles(body, from, to)
  const heads = marks.flatMap(({ at }) => {
    const line = [...body.breaks]
      .filter((each) => each < at - 1 && each >= at - LONGEST_HEAD)
      .findLast((each) => HEADS_LIST.test(body.plain.slice(each, at)))
    return body.breaks.has(at - 1) && line !== undefined ? [{ at: line, to: line, ends: '.' as const, item: false, row: false }] : []
  })
  const lines = [...body.breaks].filter(
    (at) => at > from && at < to && ROW_DONE.test(body.plain.slice(at - 24, at)) && /^\s*[\p{Lu}\d("“]/u.test(body.text.slice(at, at + 3)),
  )
  const named = namedCellsIn(body, from, to)
  const labels = [...body.plain.slice(from, to).matchAll(LABELLED)].filter(({ index }) => body.breaks.has(from + index))
  const stops = [
    ...labels.map(({ index }) => ({ at: from + index, to: from + index + 1, ends: '' as const, item: true, row: false })),
    ...titles.flatMap(({ mark, from: begin, to: at }) => [
      { at: mark, to: begin, ends: '' as const, item: true, row: false },
      { at, to: at, ends: '.' as const, item: false, row: false },
    ]),
    ...heads,
    ...rows,
    ...cells,
    ...named,
    ...lines.map((at) => ({ at, to: at, ends: '.' as const, item: false, row: false })),
    ...[...body.text.slice(from, to).matchAll(SENTENCE)]
      .filter((match) => !SHORT.test(body.plain.slice(Math.max(from, from + match.index - 6), from + match.index)))
      .map((match) => ({ at: from + match.index, to: from + match.index + 1, ends: '.' as const, item: false, row: false })),
    ...[...body.plain.slice(from, to).matchAll(/[;:]/g)].map((match) => ({
      at: from + match.index,
      to: from + match.index + 1,
      ends: match[0] as ';' | ':',
      item: false,
      row: false,
    })),
    ...headings.flatMap((each) => [
      { at: each.from, to: each.from, ends: '.' as const, item: false, row: false },
      { at: each.to, to: each.to, ends: ':' as const, item: false, row: false },
    ]),
  ]
  const parts: Part[] = []
  let [start, item, row] = [from, false, false]
  for (const cut of [...marks, ...stops, { at: to, to, ends: '' as const, item: false, row: false }].sort(
    (a, b) => a.at - b.at || a.to - b.to,
  )) {
    if (cut.at < start) continue
    const depth = [...body.plain.slice(start, cut.at)].reduce((open, letter) => open + (letter === '(' ? 1 : letter === ')' ? -1 : 0), 0)
    if (depth > 0 && cut.at < to && !cut.item) continue
    if (/[a-z\d]/.test(body.plain.slice(start, cut.at))) {
      const title = titles.some((each) => each.from <= start && each.to === cut.at)
      parts.push({ from: start, to: cut.at, item, row, ends: cut.ends, ...(title ? { title: true as const } : {}) })
      ;[item, row] = [false, false]
    } else if (cut.ends === '.' || cut.ends === ':') item = false
    item ||= cut.item
    row ||= cut.row
    start = cut.to
  }
  return parts
}

// A heading in capitals begins each class of transactions; its number may be damaged.
const CAPITALS = /(?:\p{Lu}{2,25}[\s,]{1,2}(?:ve\s|ile\s)?){1,12}\p{Lu}{4,25}/gu
// Or a numbered heading with capital initials; in small letters before a group it is the beginning of a sentence.
const NUMBERED =
  /(?<=[\s.])\d{1,2}\s?[.)-]{1,2}\s?((?:\p{Lu}[\p{L}]+ (?:ve |ile )?){0,6}(?:[İI]şlemler|Sözleşmeler|sözleşmeler(?!\p{Ll}* \(?[A-H]\)? ?[Gg]rub)|[Tt]emsil)\p{Ll}*)(?=\s*:|\s+[\d\p{Lu}*-])/gu
const OF_CLASS = /islem|temsil|sozlesme/

// Somebody whom the notice appoints, or the end of his name, may stand right before a heading.
const withoutNames = (heading: string, people: readonly string[]): string => {
  const words = heading.split(' ')
  const cuts = people.map((person) => {
    const parts = person.split(' ')
    const whole = ` ${heading} `.indexOf(` ${person} `)
    if (whole >= 0) return heading.slice(0, whole).split(' ').filter(Boolean).length + parts.length
    const end = parts.findIndex((_, at) => parts.slice(at).every((part, i) => part === words[i]))
    return end < 0 ? 0 : parts.length - end
  })
  return words.slice(Math.max(0, ...cuts)).join(' ')
}

export type Heading = Span & { name: string }
export const headingsIn = (body: Body, from: number, to: number): Heading[] => {
  const people = electedIn(body).map(({ name }) => name)
  return [...body.text.slice(from, to).matchAll(CAPITALS)]
    .filter((match) => OF_CLASS.test(body.plain.slice(from + match.index, from + match.index + match[0].length)))
    .map((match) => ({
      from: from + match.index,
      to: from + match.index + match[0].length,
      name: withoutNames(squeeze(match[0].replace(/^(?:[IVXN]{1,4}\s)+/, '')), people),
    }))
    .concat(
      [...body.text.slice(from, to).matchAll(NUMBERED)].map((match) => ({
        from: from + match.index,
        to: from + match.index + match[0].length,
        name: match[1] ?? '',
      })),
    )
    .filter(({ name }) => OF_CLASS.test(mend(name)) && !GENERAL_HEADING.test(mend(name)))
    .sort((a, b) => a.from - b.from)
}
// "ŞİRKETİ TEMSİL ESASLARI", "ŞİRKETİN SINIRSIZ TEMSİLİ": nothing that rules could be about.
const GENERAL_HEADING = /^sirket\S* (?:sinirsiz )?temsil|temsil\S* esaslari|karari ile temsil|imza yetkili/
