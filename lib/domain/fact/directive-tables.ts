/**
 * Tables of a directive: a row for each kind of transaction, who signs in a cell of it, or a column for each group. Cells are marked (`|`)
 * where the page was read as a table.
 */
import { squeeze } from '../kernel/text.ts'
import { amountAlone, type Bounds, HEADS, itemStart, limitBefore, scopeIn, type Span } from './directive-bounds.ts'
import { clauseIn, formsIn, handIn, rowIn, runsOf } from './directive-clauses.ts'
import { type Term, termsIn } from './directive-signers.ts'
import type { RepresentationRule } from './fact.ts'
import { type Body, matchesIn } from './found.ts'
import { ORDINALS, ROMAN } from './office.ts'
import { plainLetters } from '../text/letters.ts'
import { mend } from '../text/words.ts'

export type RuleRead = Span & { rule: RepresentationRule }

// A row: what is done | up to how much | who signs how.
const ROW = /([^|]{3,120}?)\s*\|\s*([^|]{0,80}?)\s*\|\s*([^|]{1,80}?\b(?:musterek[a-z]*|munferi[a-z]*|tek bas[a-z]*|tek imza|cift imza))/dg
const LETTERS =
  /^\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))?(?:\s*(?:\+|-|ve|ile|\/)\s*\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))?)?\s+(?:(musterek|cift)|munferi|tek)/
// "A Grubundan herhangi ikisi müştereken", "A veya B Grubu münferiden"
const TWO_OF =
  /^\(?([a-h\d])\)?\.? ?(?:grubu?|grup|derece)(?:ndan|den|nden)?(?: imza yetkili[a-z]*)? (?:herhangi )?(?:ikisi|iki kisi|2 kisi)(?:nin)? (?:musterek|birlikte)/
const EITHER =
  /^\(?([a-h\d])\)?\.?(?: ?(?:grubu|grup|derece))? (?:veya|ya da) \(?([a-h\d])\)?\.?(?: ?(?:grubu|grup|derece))? \(?(?:munferi|tek)/
/** "A + B", "B+B": both sign, and the cell says no more. */
const ADDED =
  /^\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))? ?\+ ?\(?([a-h\d])\)?(?: ?(?:grubu|grup|derece))?(?: \(?(?:musterek|cift imza|birlikte)[a-z]*\)?)?$/
/** "B": one of the group signs, and the cell says no more. */
const SINGLE = /^\(?([a-h])\)?(?: ?(?:grubu|grup|derece))?$/
const UNLIMITED =
  /^(?:[-–]|yok(?:tur)?|limitsiz|sinirsiz|tutarsiz|meblagsiz|(?:tutar |parasal )?(?:sinir|limit)[a-z]* (?:yok(?:tur)?|aranma(?:z|ksizin))|tutar[a-z]* (?:(?:sinir|limit)[a-z]* )?(?:aran|bagli degil|bakil|sart[a-z]* yok|gozetil)[a-z]*|)$/

/** Who a cell says may sign: a group alone, with one of another, two of one, or either of two alone. */
const signersIn = (printed: string): Pick<RepresentationRule, 'group' | 'mode' | 'with'>[] => {
  const cell = mend(printed)
  const [either, two, one] = [EITHER.exec(cell), TWO_OF.exec(cell), LETTERS.exec(cell)]
  const group = (letter: string | undefined): string => letter?.toUpperCase() ?? ''
  if (either)
    return [
      { group: group(either[1]), mode: 'sole', with: [] },
      { group: group(either[2]), mode: 'sole', with: [] },
    ]
  const added = ADDED.exec(cell)
  if (added) return [{ group: group(added[1]), mode: 'joint', with: [group(added[2])] }]
  const single = SINGLE.exec(cell)
  if (single) return [{ group: group(single[1]), mode: 'sole', with: [] }]
  if (two) return [{ group: group(two[1]), mode: 'joint', with: [group(two[1])] }]
  if (!one || Boolean(one[2]) !== Boolean(one[3])) return []
  return [{ group: group(one[1]), mode: one[2] ? 'joint' : 'sole', with: one[2] ? [group(one[2])] : [] }]
}

/** Rows that say in one cell who signs: what is done | up to how much | who signs how. */
export const rowsIn = (body: Body, from: number, to: number): RuleRead[] =>
  matchesIn(body, ROW, from, to).flatMap((match): RuleRead[] => {
    const [limits, name] = [match.span(2), match.span(1)]
    if (!limits || !name) return []
    const bounds = limitBefore(body, limits.from, limits.to)
    // An amount that is not understood is no rule without limit.
    if (bounds === 'unclear' || (bounds === null && !UNLIMITED.test(body.plain.slice(limits.from, limits.to).trim()))) return []
    const head = HEADS.exec(body.plain.slice(name.from, name.to))?.[0].length ?? 0
    const scope = squeeze(body.text.slice(name.from + head, name.to).replace(/^[\s\d.)-]+/, ''))
    return signersIn(match.printed(3)).map((signers) => ({
      rule: { persons: [], ...signers, limit: null, scope, until: null, ...bounds },
      from: match.from,
      to: match.to,
    }))
  })

const linesIn = (body: Body, from: number, to: number): Span[] => {
  const ends = [...body.breaks].filter((at) => at >= from && at < to).sort((a, b) => a - b)
  return [from, ...ends].map((at, index) => ({ from: at, to: ends[index] ?? to }))
}
/** The cells of a line: between strokes, or where none is printed between wide gaps. */
const cellsOf = (body: Body, line: Span): Span[] => {
  const strokes = [...body.plain.slice(line.from, line.to).matchAll(/\|/g)].map(({ index }) => line.from + index)
  const cuts = strokes.length > 0 ? strokes : [...body.gaps].filter((at) => at > line.from + 1 && at < line.to - 1).sort((a, b) => a - b)
  return [line.from, ...cuts.map((at) => at + 1)].map((at, index) => ({ from: at, to: cuts[index] ?? line.to }))
}

/* What the columns of a table are about, by their heads. */
const COLUMNS = {
  signer:
    /^(?:imza )?(?:yetkilisi|yetkililer|yetkili kisi|yetkili(?: (?:unvan|gorev)[a-z]*)?|grubu?|derecesi?|imza (?:grubu?|derecesi?))$|^(?:gorev|unvan|sifat|pozisyon|kadro|temsilci)[a-z]*(?: (?:unvan|gorev)[a-z]*)?$/,
  act: /^(?:islem|konu|yetki konu|yapilacak|sozlesme|faaliyet|is(?:in|ler|lerin)? (?:konu|tur|nevi|mahiyet|nitelig|cins))[a-z]*(?: [a-z]+){0,3}$|^(?:isler|is ve islemler|tasarruf[a-z]*)$/,
  limit:
    /^(?:islem |parasal |yetki |azami |ust |imza )?(?:tutar|limit|sinir|meblag|bedel|tavan)[a-z]*(?: (?:limit|tutar|sinir|dilim|aralig)[a-z]*)?(?: \((?:dahil|tl|usd|eur|euro|islem basina|her (?:bir )?islem|kdv)[^()]*\))?$/,
  form: /^(?:imza|yetki|temsil|imzalar|imza (?:yetkisi|yetkilileri))(?: (?:sekli|usulu|bicimi|kullanimi|yetkisi))?$|^(?:gerekli|gereken|aranan|aranacak|istenen|zorunlu) (?:imza(?:lar)?|yetki)$|^imza(?:yi|lari)? (?:koyacak|atacak|edecek)(?:lar|olanlar| kisi(?:ler)?| yetkili(?:ler)?)?$|^imzalayacak(?:lar| kisi(?:ler)?| olanlar)?$/,
}
type Column = keyof typeof COLUMNS
const columnOf = (cell: string): Column | undefined =>
  (Object.keys(COLUMNS) as Column[]).find((column) =>
    COLUMNS[column].test(
      mend(cell)
        .trim()
        .replace(/^(?:sira )?no$/, ''),
    ),
  )

/** A cell of one word, in a column of its own: whoever the row names signs alone. */
const TEK = /^\s*(?:tek|tekli|bir|1)\s*$/
const FORM_SAID = /musterek|munferi|tek (?:imza|bas)|cift imza|birlikte/
const ENDS_WITH_FORM = /^[^,;]{1,60}?\b(?:musterek|munferi|tek|cift|birlikte)[a-z]*(?: (?:imza|basina|olarak)[a-z]*)?[\W\d]*$/
/** "Tutarlar üst sınırlar dahildir": said before the table for all its rows. */
const ALL_INCLUDED = /(?:sinir|tutar|limit)[a-z]*(?: (?:sinir|tutar|limit)[a-z]*)? (?:da )?dahildir/

/** "Tutar (TL)": the currency of a column whose cells print none. */
const CURRENCY_OF_HEAD = /\((?:[^()]*\b)?(tl|try|usd|eur|euro|avro|gbp)\b[^()]*\)/
const BARE_SUM =
  /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{4,})(?![\d]|[.,]\d|\s?(?:tl|try|usd|eur|euro|avro|gbp|₺|\$|€|türk|amerikan|abd)(?!\p{L}))/giu
/** A cell as if the currency of its column were printed in it. */
const withCurrency = (body: Body, cell: Span, currency: string): { body: Body; cell: Span } => {
  const text = body.text.slice(cell.from, cell.to).replace(BARE_SUM, (sum) => `${sum} ${currency.toUpperCase()}`)
  return { body: { ...body, text, plain: plainLetters(text), breaks: new Set(), gaps: new Set() }, cell: { from: 0, to: text.length } }
}
/** The ceiling that an amount alone in its cell is: the head of its column says so; null where the cell says something else. */
const ceilingIn = (printed: Body, at: Span, included: boolean, currency = ''): Bounds | null => {
  const { body, cell } = currency === '' ? { body: printed, cell: at } : withCurrency(printed, at, currency)
  const plain = body.plain.slice(cell.from, cell.to)
  if (UNLIMITED.test(plain.trim())) return { limit: null }
  const bounds = limitBefore(body, cell.from, cell.to)
  if (bounds !== 'unclear') return bounds
  const limit = amountAlone(body, cell.from, cell.to)
  return limit ? { limit, ...(included ? { inclusive: true as const } : {}) } : null
}

/**
 * Tables that say in the head of each column what stands in it: whose signature, for what, up to how much, in which form. A row is whole
 * lines of the page. `left`: a row was not read, or its last cell goes on in words of its own.
 */
export const headedIn = (body: Body, from: number, to: number): { read: RuleRead[]; from: number; end: number; left: boolean }[] => {
  const lines = linesIn(body, from, to)
  const words = (span: Span): string => body.plain.slice(span.from, span.to)
  return lines.flatMap((line, at) => {
    const columns = cellsOf(body, line).map((cell) => columnOf(words(cell)))
    if (columns.length < 2 || columns.includes(undefined) || !columns.includes('act')) return []
    if (!columns.includes('form') && !columns.includes('signer')) return []
    const sums = cellsOf(body, line)[columns.indexOf('limit')]
    const currency = sums ? (CURRENCY_OF_HEAD.exec(words(sums))?.[1] ?? '') : ''
    const included = /dahil/.test(words(line)) || ALL_INCLUDED.test(body.plain.slice(Math.max(from, line.from - 300), line.from))
    const read: RuleRead[] = []
    let [next, left] = [at + 1, false]
    for (;;) {
      const row = rowFrom(body, lines, next, columns as Column[])
      if (row === null) break
      const rules = rulesOfCells(body, cellsOf(body, row.span), columns as Column[], included, currency)
      if (rules === null) left = true
      else
        for (const rule of rules)
          read.push({
            rule: { ...rule, quote: squeeze(body.text.slice(row.span.from, row.span.to)) },
            from: row.span.from,
            to: row.span.to,
          })
      next = row.next
    }
    return read.length === 0 ? [] : [{ read, from: line.from, end: lines[next]?.from ?? to, left }]
  })
}

/** Whether the words of a last cell say what its column is about. */
const isWhole = (cell: string, column: Column | undefined): boolean =>
  column === 'form'
    ? FORM_SAID.test(cell) ||
      TEK.test(cell) ||
      /imza/.test(cell) ||
      NO_POWER.test(cell) ||
      ADDED.test(cell.trim()) ||
      SINGLE.test(cell.trim())
    : column === 'limit'
      ? /\d{3}|sinir|limit|^\s*[-–]/.test(cell)
      : /[a-z]{3}/.test(cell)

/** Lines that one row of so many cells may be broken into. */
const MOST_LINES = 6
/** The lines of a row of so many cells from one on; null where none begins there. */
const rowFrom = (body: Body, lines: readonly Span[], at: number, columns: readonly Column[]): { span: Span; next: number } | null => {
  const cells = columns.length
  const first = lines[at]
  const plain = (index: number): string => body.plain.slice(lines[index]?.from ?? 0, lines[index]?.to ?? 0)
  if (!first) return null
  for (let last = at; last < Math.min(lines.length, at + MOST_LINES); last++) {
    const span = { from: first.from, to: lines[last]?.to ?? first.to }
    const strokes = body.plain.slice(span.from, span.to).split('|').length - 1
    if (strokes > cells - 1 || (strokes === 0 && last > at + 1)) return null
    if (strokes < cells - 1) continue
    const cell = body.plain.slice(span.from, span.to).split('|').at(-1) ?? ''
    const follows = lines[last + 1] ? plain(last + 1) : ''
    const begins = /^\s?[\p{Lu}\d(*•-]/u.test(body.text.slice(lines[last + 1]?.from ?? 0, (lines[last + 1]?.from ?? 0) + 2))
    // A cell goes on where it says nothing yet, or where the next line begins in the middle of a sentence.
    const goesOn = follows.trim() !== '' && !follows.includes('|') && (!begins || !isWhole(cell, columns.at(-1)))
    if (!goesOn) return { span, next: last + 1 }
  }
  return null
}

/** The rules that the cells of a row make; null where one of them is not understood. */
const rulesOfCells = (
  body: Body,
  cells: readonly Span[],
  columns: readonly Column[],
  included: boolean,
  currency: string,
): RepresentationRule[] | null => {
  const cellOf = (column: Column): Span | undefined => cells[columns.indexOf(column)]
  const [act, limit, signer] = [cellOf('act'), cellOf('limit'), cellOf('signer')]
  const form = cellOf('form') ?? signer
  if (!act || !form) return null
  if (NO_POWER.test(body.plain.slice(form.from, form.to))) return []
  const bounds = limit ? ceilingIn(body, limit, included, currency) : { limit: null }
  const scope = squeeze(body.text.slice(act.from, act.to))
  if (bounds === null || !/[a-zçğıöşü]{3}/i.test(scope)) return null
  const rule = { scope, until: null, ...bounds }
  // Compact words for signers are all that the cell says.
  const cell = squeeze(body.text.slice(form.from, form.to))
  const lettered =
    ENDS_WITH_FORM.test(body.plain.slice(form.from, form.to)) || ADDED.test(mend(cell)) || (!signer && SINGLE.test(mend(cell)))
      ? signersIn(cell)
      : []
  if (lettered.length > 0) return lettered.map((signers) => ({ persons: [], ...signers, ...rule }))
  const inside = termsIn(body, form.from, form.to)
  const owners = signer && signer !== form ? termsIn(body, signer.from, signer.to) : []
  const [said, ...more] = formsIn(body, form.from, form.to, inside)
  const row = rowIn(body, form, inside)
  const alone = TEK.test(body.plain.slice(form.from, form.to)) ? { from: form.to, to: form.to, sole: true } : null
  const how = row ?? said ?? handIn(body, form, inside) ?? alone
  if (!how || (!row && (more.length > 0 || (said && !FORM_SAID.test(body.plain.slice(form.from, form.to)))))) return null
  const subject = runsOf(body, owners)
  const clause = clauseIn(body, form.from, form.to, how, inside, owners.length > 0 && subject.length === 1 ? (subject[0] ?? null) : null)
  if (!clause || clause.scope !== null || clause.condition !== null) return null
  return clause.signers.map((signers) => ({ ...signers, ...rule }))
}

// What a cell under a group says: nobody, one alone, two of the group, or together with another group.
const NOBODY = String.raw`[-–—]{1,2}|yetkisiz|yetki(?:si)? yok(?:tur)?|yok|x?hayir`
const ALONE = String.raw`(?:munferi(?:t|d|den|diden)(?: imza| yetkili)?|tek imza|tek basina|(?:1|bir) imza|(?:herhangi )?biri(?: munferiden)?)`
const PAIR = String.raw`(?:(?:herhangi )?(?:iki imza|2 imza|ikisi)(?: musterek(?:en)?| birlikte)?|cift imza)`
const WITH = String.raw`(?:\(?(?:([a-h\d]|i{1,3}|iv)\)?\.? ?(?:grubu?|grup|derece)|(birinci|ikinci|ucuncu|dorduncu) (?:derece|grup)) ile(?: birlikte| musterek(?:en)?)?)`
const GROUP = String.raw`\(?([a-h\d]|i{1,3}|iv)\)?\.?(?: ?(?:grubu?|grup|derece))`
const BOTH = String.raw`${GROUP}? ?\+ ?${GROUP}?`
const CELL = new RegExp(`^\\s*(?:(${NOBODY})|(${ALONE})|(${PAIR})|${WITH}|${BOTH})(?=\\s|\\||$)`)

type Cell = { kind: 'nobody' | 'alone' | 'one' | 'pair' } | { kind: 'with'; groups: string[] }
const cellIn = (plain: string): { cell: Cell; length: number } | null => {
  const match = CELL.exec(plain)
  if (!match) return null
  const [whole, nobody, alone, pair, letter, word, one, other] = match
  const cell: Cell =
    nobody !== undefined
      ? { kind: 'nobody' }
      : alone !== undefined
        ? { kind: /imza/.test(alone) && !/tek|munf/.test(alone) ? 'one' : 'alone' }
        : pair !== undefined
          ? { kind: 'pair' }
          : {
              kind: 'with',
              groups: [letter, word, one, other]
                .filter((each) => each !== undefined)
                .map((each) => ORDINALS[each] ?? ROMAN[each] ?? each.toUpperCase()),
            }
  return { cell, length: whole.length }
}

/** Groups side by side with nothing but cell marks between them: the head of a table. */
export const headsIn = (body: Body, terms: readonly Term[]): Term[][] => {
  const heads: Term[][] = []
  for (const term of terms) {
    const last = heads.at(-1)
    const before = last?.at(-1)
    if (last && before && /^[\s|]*$/.test(body.plain.slice(before.to, term.from))) last.push(term)
    else heads.push([term])
  }
  // Who is counted, or stands in a case, is of a sentence: no column is headed so.
  return heads.filter(
    (head) => head.length > 1 && head.every(({ from, to, count }) => count === null && !IN_A_CASE.test(body.plain.slice(from, to))),
  )
}

const IN_A_CASE =
  /(?:grub|derece|yetkili(?:ler)?)[a-z]*(?:n[iu]n|d[ae]n|yl[ae]|[ny][ae])'?$|[dt][ae]ki\b|\b(?:bulunan|alan|dahil|mensup)[a-z]*\s*$/
const LABELS = /((?:islem|konu|tutar|limit|parasal|aciklama|yetki)[^|]{0,40}\|\s*){1,3}$/
/** No table of a directive is longer. */
const LONGEST = 6000
/** Nor what a row is about, or the sentence before a table. */
const LONGEST_LEAD = 260

const withoutOne = (groups: readonly string[], own: string): string[] => {
  const at = groups.indexOf(own)
  return at < 0 ? [...groups] : groups.filter((_, each) => each !== at)
}

/**
 * Rules of a row under groups: who signs alone or with one like him needs no other cell; "1 imza" does so only where no other group signs.
 */
const rulesOfRow = (groups: readonly string[], cells: readonly Cell[]): Pick<RepresentationRule, 'group' | 'mode' | 'with'>[] | null => {
  const some = cells.filter(({ kind }) => kind !== 'nobody').length
  if (some > 1 && cells.some(({ kind }) => kind === 'one')) return null
  // "A + B" under neither of them is somebody else's signature.
  const others = cells.map((cell, at) => (cell.kind === 'with' ? withoutOne(cell.groups, groups[at] ?? '') : []))
  if (
    others.some((each) => each.length !== 1 && each.length !== 0) ||
    cells.some(({ kind }, at) => kind === 'with' && others[at]?.length !== 1)
  )
    return null
  return cells.flatMap((cell, at): Pick<RepresentationRule, 'group' | 'mode' | 'with'>[] => {
    const group = groups[at] ?? ''
    if (cell.kind === 'nobody') return []
    return [
      cell.kind === 'pair'
        ? { group, mode: 'joint', with: [group] }
        : cell.kind === 'with'
          ? { group, mode: 'joint', with: others[at] ?? [] }
          : { group, mode: 'sole', with: [] },
    ]
  })
}

/** The table under a head of groups: its rules, how far it was followed, and whether a row of it was not read. */
export const columnsIn = (body: Body, head: readonly Term[], to: number): { read: RuleRead[]; end: number; left: boolean } => {
  const start = head.at(-1)?.to ?? 0
  const unread = { read: [], end: start, left: true }
  const labels = LABELS.exec(body.plain.slice(Math.max(0, (head[0]?.from ?? 0) - 160), head[0]?.from ?? 0))
  const groups = head.map(({ group }) => group ?? '')
  if (!labels || groups.some((group) => group.length !== 1)) return unread
  const named = labels[0].split('|').length - 1
  const above = (head[0]?.from ?? 0) - labels[0].length
  const common = scopeIn(body, itemStart(body.plain, Math.max(0, above - LONGEST_LEAD), above), above)
  const read: RuleRead[] = []
  let [at, left] = [start, false]
  for (;;) {
    const label = at
    const cells: Cell[] = []
    let next = at
    for (let cell = 0; cell < named; cell++) next = body.plain.indexOf('|', next) + 1 || Infinity
    const labelEnd = next - 1
    if (next > Math.min(to, start + LONGEST) || labelEnd - label > LONGEST_LEAD) break
    // A row that breaks off, or a cell that says something else, ends what is certain.
    for (let column = 0; column < groups.length; column++) {
      const own = cellIn(body.plain.slice(next, next + 80))
      const end = own === null ? -1 : next + own.length
      if (own === null || (column < groups.length - 1 && !/^\s*\|/.test(body.plain.slice(end, end + 3)))) break
      cells.push(own.cell)
      next = column < groups.length - 1 ? body.plain.indexOf('|', end) + 1 : end
    }
    if (cells.length < groups.length) return { read, end: next, left: true }
    const rules = rulesOfRow(groups, cells)
    const bounds = limitBefore(body, label, labelEnd)
    const scope = scopeIn(body, label, labelEnd) ?? common
    const amount = /\d{3}|tl\b|usd|eur/.test(body.plain.slice(label, labelEnd))
    if (rules === null || bounds === 'unclear' || (amount && bounds === null)) left = true
    else
      for (const rule of rules)
        read.push({ rule: { persons: [], ...rule, limit: null, scope, until: null, ...bounds }, from: label, to: next })
    at = next
  }
  return { read, end: at, left: left || read.length === 0 }
}

// A head that says in each column whose signatures it is for: "C Derecesi tek imza | C + B Derecesi | B + B Derecesi".
const ONE = String.raw`\(?([a-h\d]|i{1,3}|iv)\)?\.?(?: ?(?:grubu?|grup|derece)[a-z]*)?(?: imza yetkilisi)?`
const COMBINED = new RegExp(
  `^\\s*${ONE}(?:\\s*(?:\\+|ile|ve)\\s*${ONE})?(?:\\s*(tek imza|tek basina|munferi\\S*|musterek\\S*|cift imza|birlikte))?\\s*$`,
)
/** "Her derece kendi sütununda yazılı tutara kadar tek imza ile yetkilidir": how whoever heads a column signs. */
const EACH_ALONE = /\bher (?:bir )?(?:derece|gru[pb])[^.]{0,120}?(?:tek imza|tek bas|munferi)/
const combination = (cell: string, alone: boolean): Pick<RepresentationRule, 'group' | 'mode' | 'with'> | null => {
  const [whole, one, other, form] = COMBINED.exec(cell) ?? []
  const name = (printed: string): string => ROMAN[printed] ?? printed.toUpperCase()
  if (whole === undefined || one === undefined || (other === undefined && !/^(?:tek|munf)/.test(form ?? (alone ? 'tek' : '')))) return null
  return other === undefined ? { group: name(one), mode: 'sole', with: [] } : { group: name(one), mode: 'joint', with: [name(other)] }
}
const NO_POWER = new RegExp(`^\\s*(?:${NOBODY})\\s*$`)
const WITHOUT_LIMIT = /^\s*(?:limitsiz|sinirsiz|yetkili(?:dir)?|tutar sinir[a-z]* yok(?:tur)?)\s*$/

/** Tables with a column for each combination of signatures and an amount in each cell; a row is a line of the page. */
export const combinationsIn = (body: Body, from: number, to: number): { read: RuleRead[]; from: number; end: number; left: boolean }[] => {
  const lines = linesIn(body, from, to)
  const words = (cell: Span): string => body.plain.slice(cell.from, cell.to)
  const [alone, included] = [EACH_ALONE.test(body.plain.slice(from, to)), ALL_INCLUDED.test(body.plain.slice(from, to))]
  return lines.flatMap((line, at) => {
    const [, ...head] = cellsOf(body, line)
    const columns = head.map((cell) => combination(words(cell), alone))
    if (columns.length < 2 || columns.includes(null)) return []
    const read: RuleRead[] = []
    let [end, left] = [line.to, false]
    for (const row of lines.slice(at + 1)) {
      const [label, ...cells] = cellsOf(body, row)
      if (!label || cells.length !== columns.length) break
      end = row.to
      for (const [index, cell] of cells.entries()) {
        const signers = columns[index]
        if (!signers || NO_POWER.test(words(cell))) continue
        const bounds = WITHOUT_LIMIT.test(words(cell)) ? { limit: null } : ceilingIn(body, cell, included)
        if (bounds === null) left = true
        else
          read.push({
            rule: {
              persons: [],
              ...signers,
              scope: squeeze(body.text.slice(label.from, label.to)),
              until: null,
              ...bounds,
              quote: squeeze(body.text.slice(row.from, row.to)),
            },
            from: row.from,
            to: row.to,
          })
      }
    }
    return read.length === 0 ? [] : [{ read, from: line.from, end, left }]
  })
}
