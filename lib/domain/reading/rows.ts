/**
 * Rows: tables whose head names the columns (who, which office, until when, how they sign, which grade; who hands what to whom; what each
 * partner holds), with marks between the cells, wide gaps, or nothing. A row is read by what its cells hold; the head says what a figure is.
 */
import { representation } from '../fact/stated.ts'
import { amountOf, countOf, LIRA } from '../fact/amounts.ts'
import type { Role, Statement } from '../fact/fact.ts'
import { type Body, type Found, once, type Rule } from '../fact/found.ts'
import { ownRole, type Form, formAt, groupOf, isDamagedManager, NO_TERM, roleOf, ROMAN, type Term, termIn } from '../fact/office.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { squeeze } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { cleanName, isEntity, isName, nameAtEnd, namesIn, partiesIn, untitled } from '../text/names.ts'
import { allIn, firstOf } from '../text/needed.ts'
import { ASKED, DENIED, ENDS_REFUSED, LEFT_OPEN } from '../text/refusal.ts'
import { mend } from '../text/words.ts'
import { saidAbove, saidBelow } from './below.ts'
import { branchScopeIn, ONLY_ITS_BRANCH } from './branch-scope.ts'
import { sentencesOf } from './clauses.ts'
import { type Line, linesIn } from './lists.ts'
import { appointed, bodyStart } from './offices.ts'
import { CAUSES } from './records.ts'

type Cell = { from: number; to: number; text: string; plain: string }
type Row = { cells: Cell[]; from: number; to: number }
type Column =
  | 'giver'
  | 'taker'
  | 'holder'
  | 'person'
  | 'office'
  | 'acting'
  | 'form'
  | 'since'
  | 'term'
  | 'grade'
  | 'shares'
  | 'amount'
  | 'ratio'
  | 'other'

// In the order of the words: "devir alan" names no office, "pay tutarı" is no count.
const COLUMNS: [RegExp, Column][] = [
  [/\b(?:devreden|devir eden|satan)\b/g, 'giver'],
  [/\b(?:devralan|devir alan|satin alan)\b/g, 'taker'],
  [/(?:tuzel kisi )?adina hareket edecek(?: gercek kisi)?|gercek kisi temsilci(?:si)?/g, 'acting'],
  [
    /\b(?:ortag(?:in|i)|ortaklar|ortak|hissedar|pay sahibi|kurucu)(?:nin|in)?(?: (?:adi(?: ?(?:ve ?)?soyadi)?|unvani)(?: ?\/ ?(?:unvani?|firma adi))?)?/g,
    'holder',
  ],
  [
    /\b(?:uyenin |yetkilinin |temsilcinin )?(?:adi ?(?:ve ?)?,? ?soyadi|ad soyad|adi)\b(?: ?\/ ?(?:firma adi|unvani?))?|\bisim\b/g,
    'person',
  ],
  [/\b(?:imza )?(?:derecesi|derece|grubu|imza grubu)\b/g, 'grade'],
  [/\b(?:temsil|yetki|imza) (?:sekli|yetkisi(?:nin kapsami)?|yetkisinin kapsami|turu)\b|\bimza sekli\b/g, 'form'],
  [/\b(?:gorev(?:e)? |yetki |atama )?(?:suresi )?(?:baslangic|baslama|baslayis)(?: tarihi| gunu)?\b/g, 'since'],
  [/\b(?:gorev|yetki|atama) ?(?:suresi|suresi bitis|bitis tarihi)\b|\bbitis(?: tarihi)?\b|\bsuresi\b/g, 'term'],
  [/\b(?:gorevi|gorev|unvani|pozisyonu)\b/g, 'office'],
  [/\b(?:pay|hisse) ?(?:adedi|sayisi|miktari)\b|\badet\b|\badedi\b|\b(?:pay|hisse)\b(?=\s*\|?\s*(?:pay |hisse )?oran)/g, 'shares'],
  [/\b(?:sermaye|pay|hisse|devir)? ?(?:tutari|tutar|bedeli|degeri)\b|\bsermaye(?:si)?(?: miktari)?\b|\btoplam\b/g, 'amount'],
  [/\b(?:hisse |pay )?oran(?:i|lari)?\b(?:\s?\(%\))?|%/g, 'ratio'],
]

/** The columns that a head names, in their order; each word of it counts once. */
const columnsIn = (plain: string): Column[] => {
  const found: { column: Column; from: number; to: number }[] = []
  for (const [pattern, column] of COLUMNS)
    for (const match of allIn(plain, pattern)) {
      const at = { column, from: match.index, to: match.index + match[0].length }
      if (!found.some((each) => at.from < each.to && each.from < at.to)) found.push(at)
    }
  return found.sort((a, b) => a.from - b.from).map(({ column }) => column)
}

const cellsOf = (body: Body, line: Line): Cell[] => {
  const cells: Cell[] = []
  let from = line.from
  const add = (to: number): void => {
    const text = body.text.slice(from, to)
    const lead = /^\s*/.exec(text)?.[0].length ?? 0
    const trimmed = text.trim()
    cells.push({
      from: from + lead,
      to: from + lead + trimmed.length,
      text: trimmed,
      plain: body.plain.slice(from + lead, from + lead + trimmed.length),
    })
  }
  for (let at = line.from; at < line.to; at++)
    if (body.text[at] === '|' || body.gaps.has(at)) {
      add(at)
      from = at + 1
    }
  add(line.to)
  return cells.filter(({ text }, at) => text !== '' || (at > 0 && at < cells.length - 1))
}

/** Who stands in a row: no head is without such a column. */
const WHO: ReadonlySet<Column> = new Set<Column>(['person', 'holder', 'giver'])
const OF_WHO = COLUMNS.flatMap(([pattern, column]) => (WHO.has(column) ? [pattern] : []))
const SENTENCE = /(?:m[iu]st[iu]r|[a-z]{3}d[iu]r|[a-z]{4}m[ae]s[iu]n[ae]|ilan olunur|verildi)\s*\.?\s*$/
const HEAD_ENDS = /[.]\s*$/
/** Whether a line is the head of a table: it names who, and what of him, and says no sentence. `over`: what the heading over it says. */
const headOf = (plain: string, over: () => Over | null = () => null): Column[] | null => {
  if (plain.length > 220 || OF_WHO.every((pattern) => firstOf(plain, pattern) === null)) return null
  if (SENTENCE.test(plain) || HEAD_ENDS.test(plain) || /[:;]\s*\S{4}/.test(plain)) return null
  const columns = columnsIn(plain)
  const who = columns.some((each) => WHO.has(each))
  const what = columns.filter((each) => ['office', 'form', 'grade', 'shares', 'amount', 'taker'].includes(each))
  // "Denetim Kurulu" over names and terms says which office.
  const named = columns.includes('term') && over()?.role === 'auditor'
  return who && (what.length > 0 || named) && columns.length >= 2 ? columns : null
}

/** Columns of what was until now ("Eski Yetki Şekli"), beside those of what is from now on. */
const OLD_HEAD = /^(?:eski|onceki|evvelki) ./
const NEW_HEAD = /^(?:yeni|guncel|simdiki) ./
const oldColumns = (head: readonly Cell[]): number[] =>
  head.some(({ plain }) => NEW_HEAD.test(plain)) ? head.flatMap(({ plain }, at) => (OLD_HEAD.test(plain) ? [at] : [])) : []

const NUMBERED = /^\d{1,2}[.)-]?$/
/** The number an employee goes by, before his name. */
const STAFF = /^\d{3,8}$/
/** The cell of an office before that of its holder. */
const LED =
  /^(?:(?:yonetim kurulu )?(?:baskan(?:i| yardimcisi| vekili)?|ikinci baskan|uye(?:si)?|muhasip uye)|mudurler kurulu baskani|(?:genel |sube |sirket )?mudur(?:u)?|tasfiye memuru|ticari (?:vekil|mumessil|temsilci)|temsilci|yetkili)$/
/** What an employee is, right behind his name where no mark parts the cells. */
const STAFF_TITLE =
  / (?:(?:kidemli|bas) )?(?:uzman|asistan|operasyon|gise|bireysel|kurumsal|musteri|portfoy|direktor|koordinator|servis|krediler|kambiyo|hazine|hasar|pazarlama|muhasebe|yonetmen|yetkili|mali isler|mali musavir|dis ticaret|satin alma)(?: [a-z]+)*$/
const IDENTITY = /^(?:t\.?c\.? ?)?[\d*#x]{9,16}$/
const cleanCell = (text: string): string => untitled(cleanName(text.replace(/^\d{1,2}\s?[-.)]\s*/, '')))
/** The name a row begins with: its first cell but for a number; without cells, whom its words name first. */
const nameOf = (body: Body, row: Row): { name: string; cell: number; to: number } | null => {
  const at = row.cells.findIndex(
    ({ plain }) => plain !== '' && !NUMBERED.test(plain) && !STAFF.test(plain) && !IDENTITY.test(plain) && !LED.test(plain),
  )
  const cell = row.cells[at]
  if (!cell) return null
  const whole = cleanCell(cell.text)
  if (row.cells.length > 1 && isName(whole) && roleOf(whole) === null && !/\d/.test(whole)) return { name: whole, cell: at, to: cell.to }
  const [party] = partiesIn(body, cell.from, cell.to)
  const lead = party ? body.plain.slice(cell.from, party.from).trim() : ''
  const title = party && !isEntity(party.name) ? STAFF_TITLE.exec(plainLetters(party.name)) : null
  const bare = party && title ? party.name.slice(0, title.index) : null
  if (party && bare?.includes(' ') && (lead === '' || NUMBERED.test(lead) || STAFF.test(lead) || IDENTITY.test(lead)))
    return { name: bare, cell: at, to: party.from + bare.length }
  return party && (lead === '' || NUMBERED.test(lead) || STAFF.test(lead) || IDENTITY.test(lead) || isLed(row, lead))
    ? { name: party.name, cell: at, to: party.to }
    : null
}
/** Whether the one cell of a row without marks begins with the office of whom it names. */
const isLed = ({ cells }: Row, lead: string): boolean => cells.length === 1 && LED.test(lead.replace(/^\d{1,2}\s?[-.)]?\s/, ''))
/** The words of a row that stand in the cell of its name, before it. */
const leadCell = (body: Body, cell: Cell | undefined, name: string): Cell[] => {
  const at = cell ? body.text.slice(cell.from, cell.to).indexOf(name) : -1
  const plain = cell && at > 0 ? body.plain.slice(cell.from, cell.from + at).trim() : ''
  return cell && LED.test(plain)
    ? [{ from: cell.from, to: cell.from + at, text: body.text.slice(cell.from, cell.from + at).trim(), plain }]
    : []
}

// Where nothing parts the cells, a row is capitals, figures and the few small words that cells hold.
const SMALL =
  /^(?:ile|ve|veya|birlikte|m[uü][sş]tere\w*|m[uü]nferi\w*|temsile|yetkilidir\.?|kadar|tarihine|adet|pay|hisse|kar[sş][iı]l\w*|gelen)$/iu
const isListed = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => !/^\p{Ll}/u.test(word) || SMALL.test(word))

/** How many lines a row may go on for. */
const GOES_ON = 2
/** What the heading over a table says of everybody in it: which office, or that they go. `role` null where it names none. */
type Over = { role: Role | null; goes: boolean }
/** What the sentence that leads to a table says of all its rows; null where the rows state nothing (who came, who was not chosen). */
type Lead = {
  form: Pick<Form, 'mode' | 'with' | 'any'> | null
  any: boolean
  term: Term
  scope: string | null
  at: { from: number; to: number } | null
}
/** `former`: the cells that say what was until now; `apart` where they cannot be told from the others. */
type Table = { columns: Column[]; head: Line; rows: Row[]; over: Over; lead: Lead | null; former: Cell[]; apart: boolean }

const LEAVERS =
  /(?:gorev|yetki|uyelik)[a-z]* (?:sona er(?:en|mis)|biten|iptal edilen|kaldirilan|alinan)|\b(?:ayrilan|istifa eden|azledilen|iptal edilen|kaldirilan)[a-z]*|\bgorevden alinan/
/** The columns of those who go: "Ayrılış Nedeni", "Eski Görevi". */
const OF_LEAVERS = /\b(?:ayrilis|ayrilma|sona erme|istifa|azil) (?:neden|sebe[bp]|tarih)|\b(?:eski|onceki) (?:gorev|unvan|pozisyon)/
const ORGANS: [RegExp, Role][] = [
  [/\bimza yetki[a-z]* (?:iptal edilen|kaldirilan|sona eren)/, 'authorised_signatory'],
  [/\b(?:denetim|denetleme) kurulu\b|\bdenetciler\b|\bmurakiplar\b/, 'auditor'],
  [/\btasfiye (?:memur|kurul)/, 'liquidator'],
  [/\byonetim kurulu(?! karar)/, 'board_member'],
]
const NO_ORGAN = /yedek|katilan|hazir bulunan|toplanti|divan/
/** No heading over a table is longer. */
const HEADING = 70
const overOf = (body: Body, lines: readonly Line[], at: number): Over => {
  const head = lines[at] as Line
  let above = at - 1
  while (lines[above]?.text.trim() === '') above--
  const before = lines[above]
  const plain = before ? body.plain.slice(before.from, before.to).trim() : ''
  const own = plain.length > 0 && plain.length <= HEADING && !SENTENCE.test(plain) && !/[.,|]$/.test(plain) ? plain : ''
  return {
    role: NO_ORGAN.test(own) ? null : (ORGANS.find(([pattern]) => pattern.test(own))?.[1] ?? null),
    goes: LEAVERS.test(own) || (OF_LEAVERS.test(body.plain.slice(head.from, head.to)) && oldColumns(cellsOf(body, head)).length === 0),
  }
}
/** A sentence speaks of the table below it. */
const BELOW =
  /\basagida|\bkarsi(?:lar)?(?:in)?da\b|\b(?:isim|ad|adi|adlari|isimleri|unvan)[a-z]* (?:ve [a-z]+ )?(?:yazili|gosterilen|belirtilen)/
const LISTS_OTHERS = new RegExp(`${NO_ORGAN.source}|\\baday|${ENDS_REFUSED.source}|${ASKED.source}|${LEFT_OPEN.source}|${DENIED}`)
const AS_LIMITED = /\bsinirli (?:(?:temsil|imza|ve|ilzam)[a-z]* ){0,4}(?:yetkili|yetki(?:si|ye))|\bsinirli olarak temsil/
const ANY_TWO_OF =
  /\bherhangi (?:iki|ikisi)[a-z]*(?: (?:kisi|imza|yetkili|personel)[a-z]*)?\b[^.;]{0,60}\b(?:mustere[kc]|birlikte|cift imza)/
const OF_GROUPS = /\b(?:grub|grup|derece)/
const LEAD_LONG = 700
const leadOf = (body: Body, head: Line, begin: number): Lead | null => {
  const nothing: Lead = { form: null, any: false, term: NO_TERM, scope: null, at: null }
  const within = sentencesOf(body).findLast(({ from }) => from < head.from)
  if (!within || within.from < begin - 1 || head.from - within.from > LEAD_LONG) {
    // The sentence of the head itself may hold the words before it.
    return nothing
  }
  const before = body.plain.slice(Math.max(begin, within.from), head.from).trim()
  const last = before === '' ? sentencesOf(body).findLast(({ to }) => to <= head.from + 1) : within
  const from = Math.max(begin, last?.from ?? within.from)
  const plain = body.plain.slice(from, head.from)
  if (!BELOW.test(plain)) return nothing
  if (LISTS_OTHERS.test(plain.trim())) return null
  const limited = AS_LIMITED.test(plain)
  const scope = branchScopeIn(body, from, head.from)?.scope ?? null
  const any = !limited && ANY_TWO_OF.test(plain) && /\btemsil|\bilzam/.test(plain) && !OF_SOME.test(plain) && !OF_GROUPS.test(plain)
  const term = /\b(?:ata|tayin|sec|gorevlendir|yetkili|verilm)/.test(plain) ? (termIn(plain)?.term ?? NO_TERM) : NO_TERM
  // What it says beside that is told.
  const read = limited || ((any || scope !== null || term !== NO_TERM) && !/\b(?:kaydi|sarti|kosulu)(?:yla| ile)|\b(?:tl|lira)/.test(plain))
  return { form: limited ? { mode: 'limited', with: [] } : null, any, term, scope, at: read ? { from, to: head.from } : null }
}

/** What a narrow column leaves of the last cell of a head or of a row. */
const HEAD_CUT =
  /^(?:[\s|]*\b(?:(?:temsil|yetki|gorev|imza)(?:i|si|sinin)?|sekli|turu|kapsami|suresi|derecesi|grubu|tarihi|soyadi|unvani|tutari|adedi|orani|baslangic|bitis|ve|no)\b)+[\s|]*$/
const ROW_CUT =
  /^\s*(?:(?:olarak |ile )?(?:imza(?:si)?(?: ile)?|(?:temsile )?yetkili(?:dir)?|temsil|uyesi|baskani|vekili|yardimcisi|muduru|mudur)|kadar|alinincaya kadar|karar alinincaya kadar)[\s.]*$/
const marksOf = ({ text }: Line): number => text.split('|').length - 1
/** Lines whose cells a narrow column broke, put together: up to as many marks as the head of their table has. */
const unwrapped = (body: Body, lines: readonly Line[]): readonly Line[] => {
  if (!body.text.includes('|')) return lines
  const joined = (first: Line, last: Line): Line => ({ from: first.from, to: last.to, text: body.text.slice(first.from, last.to) })
  const plainOf = ({ from, to }: Line): string => body.plain.slice(from, to)
  const found: Line[] = []
  let width = 0
  for (let at = 0; at < lines.length; at++) {
    let line = lines[at] as Line
    const goesOn = (pattern: RegExp): void => {
      const next = lines[at + 1]
      if (!next || !pattern.test(plainOf(next))) return
      line = joined(line, next)
      at++
    }
    if (marksOf(line) > 0 && headOf(plainOf(line)) !== null) {
      goesOn(HEAD_CUT)
      width = marksOf(line)
    } else if (marksOf(line) > 0 && width > 0) {
      let next = lines[at + 1]
      while (next && marksOf(line) < width && next.text.trim() !== '' && marksOf(line) + marksOf(next) <= width) {
        line = joined(line, next)
        at++
        next = lines[at + 1]
      }
      if (marksOf(line) === width) goesOn(ROW_CUT)
      else if (marksOf(line) > width) width = 0
    } else if (line.text.trim() !== '') width = 0
    found.push(line)
  }
  return found
}

const tablesIn = once((body: Body): Table[] => {
  if (!/soyad|unvan|devreden|devir eden|hissedar|ortag|ortak/.test(body.plain)) return []
  const tables: Table[] = []
  const lines = unwrapped(body, linesIn(body))
  const begin = bodyStart(body)
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at] as Line
    if (head.to <= begin) continue
    const columns = headOf(body.plain.slice(head.from, head.to), () => overOf(body, lines, at))
    if (!columns) continue
    const over = overOf(body, lines, at)
    const heads = cellsOf(body, head)
    const old = oldColumns(heads)
    const former: Cell[] = []
    // A row whose cells do not stand under those of the head does not tell which are the old ones.
    let apart = false
    const rows: Row[] = []
    let more = 0
    for (let next = at + 1; next < lines.length; next++) {
      const line = lines[next] as Line
      const plain = body.plain.slice(line.from, line.to)
      if (plain.trim() === '') continue
      const cells = cellsOf(body, line)
      const row = { cells, from: line.from, to: line.to }
      const last = rows.at(-1)
      if (/^\W*(?:genel )?toplam\b/.test(plain) || headOf(plain) !== null) break
      if (
        nameOf(body, row) !== null &&
        (cells.length > 1 || isListed(body.text.slice(line.from, line.to))) &&
        !SENTENCE.test(plain.replace(/temsile yetkilidir\s*\.?/, ''))
      ) {
        apart ||= old.length > 0 && cells.length !== heads.length
        former.push(...cells.filter((_, which) => old.includes(which)))
        rows.push({ ...row, cells: cells.filter((_, which) => !old.includes(which)) })
        more = 0
      } else if (
        last &&
        cells.length > 0 &&
        more < GOES_ON &&
        /temsile yetkili|karar|kadar|birlikte|mustere|munferi/.test(plain) &&
        !/^\W*(?:sirket|kooperatif|sube|madde|yukari|mudur|yonetim|temsile? yetkili (?:olan|kisi))|yetki sekli\s?:/.test(plain) &&
        plain.length < 120
      ) {
        last.cells.push(...cells)
        last.to = line.to
        more++
      } else break
    }
    if (rows.length > 0) {
      const above = saidAbove(body, head.from)
      const of = saidBelow(body, rows.at(-1)?.to ?? 0) ?? above?.says
      const lead = of === 'nothing' ? null : leadOf(body, head, begin)
      const said = of === 'goes' && above ? { from: above.from, to: above.to } : null
      tables.push({
        columns,
        head,
        rows,
        over: of === 'goes' ? { ...over, goes: true } : over,
        lead: said && lead ? { ...lead, at: said } : lead,
        former: apart ? [] : former,
        apart,
      })
      const end = rows.at(-1)?.to ?? 0
      while ((lines[at + 1]?.from ?? end) < end) at++
    }
  }
  return tables
})

const OPEN = /aksi|alininca|karar|kadar/
const FORM = /\(|munferi|muster|tek ?bas|tek imza|birlikte|sinirli yetkili/
const WITH_NAMED = /^(?:ile|yla|yle)?\s*(?:birlikte )?(?:mustere|birlikte)/
const BEHIND = /mustere[a-z]*[^()]{0,40}\(([^()]{4,120}?)\s*ile birlikte\)/
const OF_BRANCH = new RegExp(`${ONLY_ITS_BRANCH}$`)
const OF_ITS_BRANCH = new RegExp(`^${ONLY_ITS_BRANCH}`)
const OF_SOME = /\bmunhasir|\bsinirli\b|\bkonu(?:su|lari)nda\b|\bislemlerinde\b|\bharic\b|\bdisinda\b|\b(?:tl|lira)[^.]{0,12}\bkadar\b/
/** How somebody signs by the cells of a row behind the office. */
const formIn = (cells: readonly Cell[]): (Pick<Form, 'mode' | 'with' | 'any'> & { scope?: string }) | null => {
  const own = cells.filter(({ plain }) => plain !== '' && !(OPEN.test(plain) && !FORM.test(plain)))
  const text = own.map((cell) => cell.text).join(' ')
  const plain = plainLetters(mendLength(text))
  const at = plain.search(FORM)
  if (at < 0) return null
  const behind = BEHIND.exec(plain)
  if (behind) {
    const start = behind.index + behind[0].indexOf('(') + 1
    const name = cleanName(text.slice(start, start + (behind[1]?.length ?? 0)))
    return isName(name) ? { mode: 'joint', with: [name] } : null
  }
  const before = plain.slice(0, at)
  const ile = /\s(?:ile|yla|yle)\s*$/.exec(before)
  if (ile && WITH_NAMED.test(plain.slice(at))) {
    const bound = OF_ITS_BRANCH.exec(before)?.[0] ?? ''
    const name = nameAtEnd(text.slice(bound.length, ile.index))
    if (OF_SOME.test(before.slice(bound.length))) return null
    return isName(name)
      ? { mode: 'joint', with: [name], ...(bound === '' ? {} : { scope: squeeze(text.slice(0, bound.length)).trim() }) }
      : null
  }
  const form = formAt(text.slice(at), plain.slice(at))
  const reach = OF_BRANCH.exec(before)
  // What the form is said for, but for a branch, bounds it in words that no field has.
  if (!reach && (OF_SOME.test(before) || /\bolarak\s*$/.test(before))) return null
  if (form && reach)
    return {
      mode: form.mode,
      with: form.with,
      ...(form.any ? { any: true as const } : {}),
      scope: squeeze(text.slice(reach.index, at)).trim(),
    }
  return form && { mode: form.mode, with: form.with, ...(form.any ? { any: true as const } : {}) }
}
/** Mended words of other lengths would shift the places of names. */
const mendLength = (text: string): string => {
  const mended = mend(text)
  return mended.length === text.length ? mended : text
}

const gradeIn = (cells: readonly Cell[]): string | null => {
  for (const { text, plain } of cells) {
    const roman = /\b(i{1,3}|iv)\s?\.? ?(?:derece|grup|grubu)\b/.exec(plain)?.[1]
    const group = roman ? (ROMAN[roman] ?? null) : (groupOf(text) ?? /^\(?([a-h]|\d)\)?$/.exec(plain)?.[1]?.toUpperCase() ?? null)
    if (group !== null) return group
  }
  return null
}

const GRADE_ALONE =
  /^[\s(–-]*\(?(?:[a-h]|\d|i{1,3}|iv|birinci|ikinci|ucuncu)\)?\.? ?(?:grubu?|grup|derece(?:si)?)(?: (?:imza )?yetkilisi)?[\s).]*$/

const OFFICE =
  /^[\s|,]*(?:\(?\d\.? ?derece\)? )?(mudurler kurulu baskani|mudur \(mudurler kurulu baskani\)|yonetim kurulu (?:baskan (?:vekili|yardimcisi)|baskani|uyesi)|baskan (?:vekili|yardimcisi)|genel mudur\b(?!\S* ?(?:yard|yrd|vekil|muavin))|sube muduru|sirket muduru|mudur yardimcisi|mudur\b|tasfiye memuru|ticari (?:mumessil|vekil|temsilci)|temsilci|yetkili\b|isletme sahibi|muhasip uye|uye\b)/
/** A seat by its rank alone ("Başkan", "Üye"): which organ's, the words before its table must say. */
const SEAT = /^[\s|]*(baskan (?:vekili|yardimcisi|yrd|yard|vek|v)\b|ikinci baskan|baskan|muhasip uye|uye)(?![a-z])/
const SEATS: Record<string, Role> = {
  baskan: 'board_chair',
  'ikinci baskan': 'board_vice_chair',
  'baskan vekili': 'board_vice_chair',
  'baskan yardimcisi': 'board_vice_chair',
  'baskan yrd': 'board_vice_chair',
  'baskan yard': 'board_vice_chair',
  'baskan vek': 'board_vice_chair',
  'baskan v': 'board_vice_chair',
}
const OF_BOARD = /\byonetim kurul/
const NO_BOARD = /\bmudurler kurul|\bdenet|\bkatilan|\bhazir bulunan|\bdivan|\byedek|\btasfiye/
const officeIn = (body: Body, cells: readonly Cell[], graded: boolean, onBoard = false): { role: Role; to: number } | null => {
  for (const cell of cells) {
    // A table of forms alone: "Adı Soyadı | Temsil Şekli".
    if (/^[\s(]*(?:munferi[dt]|mustere|tek basina)/.test(cell.plain)) return { role: 'authorised_signatory', to: cell.from }
    if (cell.plain === '' || IDENTITY.test(cell.plain) || /\d/.test(cell.plain.slice(0, 2)) || cell.text.includes('/')) continue
    const bare = OFFICE.exec(cell.plain)
    const seat = onBoard ? SEAT.exec(cell.plain) : null
    if (seat) return { role: SEATS[seat[1] ?? ''] ?? 'board_member', to: cell.from + seat[0].length }
    // A seat on an organ that the words do not tell is none.
    if (SEAT.test(cell.plain)) return null
    const named = bare ? roleOf(body.text.slice(cell.from + bare[0].indexOf(bare[1] ?? ''), cell.from + bare[0].length)) : null
    // "Şube Müdürü (Tam Yetkili)": what he is called besides.
    const besides = bare ? /^\s?\((?![^()]*(?:bask|reis|uye))[^()]{2,60}\)/.exec(cell.plain.slice(bare[0].length)) : null
    if (bare && named !== null) return { role: named, to: cell.from + bare[0].length + (besides?.[0].length ?? 0) }
    // "Operasyon Yönetmeni 2": the grade that a lost column put behind the office.
    const title = graded ? cell.text.replace(/\s\(?[1-5A-H]\)?\.?(?: ?(?:Derece|DERECE|derece|Grubu|GRUBU))?$/u, '') : cell.text
    const role = roleOf(title) ?? (graded && /[a-z]{4}/.test(cell.plain) ? 'authorised_signatory' : null)
    if (role !== null && !/\d/.test(title)) return { role, to: cell.from + title.length }
    // What stands in the cells behind is no office in its place.
    if (graded || isDamagedManager(cell.text)) return null
  }
  return null
}

const ANY_OTHER = /herhangi (?:bir|diger bir) (?:imza )?yetkili(?:si)?(?: ile|yle|siyle)\s(?:birlikte )?muster/
const ALL_UNTIL = new RegExp(`gorev sureleri[^.]{0,40}?${DATE} tarihinde (?:sona er|bit|dol)`)
/** How far before its head what a table is said to be may stand. */
const LEAD = 420
/** How far before it what its board is may be denied. */
const OF_HEAD = 120

const termOf = (cells: readonly Cell[], columns: readonly Column[]): Term => {
  const plain = cells.map((each) => each.plain).join(' ')
  const [first, second, ...more] = [...plain.matchAll(DATES)]
  const [since, ends] = [columns.indexOf('since'), columns.indexOf('term')]
  // "Başlangıç | Bitiş": a row has both days or does not tell which.
  if (since >= 0) {
    const [from, until] = since < ends ? [first, second] : [second, first]
    const both = ends >= 0 && second !== undefined && more.length === 0
    return both
      ? { ...NO_TERM, from: dayOf(from), until: dayOf(until) }
      : ends < 0 && !second
        ? { ...NO_TERM, from: dayOf(first) }
        : NO_TERM
  }
  const date = new RegExp(DATE).exec(plain)
  const stated = termIn(plain)?.term
  return stated?.until || stated?.years ? stated : date ? { ...NO_TERM, until: printedDate(date[1], date[2], date[3]) } : NO_TERM
}

const DATES = new RegExp(DATE, 'g')
const dayOf = (date: RegExpExecArray | undefined): IsoDate | null => (date ? printedDate(date[1], date[2], date[3]) : null)

/** A row of those who go: why is what its cells say. */
const goesOf = (body: Body, row: Row, person: string, held: Role, cells: readonly Cell[]): Found[] => {
  const why = cells.map(({ plain }) => plain).join(' ')
  const role = held === 'manager' && body.branch ? ('branch_manager' as const) : held
  const on = OF_END.exec(why)
  return [
    {
      statement: {
        kind: 'departure',
        person,
        role,
        on: on ? printedDate(on[1], on[2], on[3]) : null,
        reason: CAUSES.find(([pattern]) => pattern.test(why))?.[1] ?? null,
      },
      from: row.from,
      to: row.to,
    },
  ]
}
const OF_END = new RegExp(DATE)

const officesOf = (body: Body, { columns, head, rows, over, lead: led }: Table): Found[] => {
  if (led === null) return []
  const lead = body.plain.slice(Math.max(0, head.from - LEAD), head.from)
  const all = ALL_UNTIL.exec(lead)
  const everybody = all ? printedDate(all[1], all[2], all[3]) : null
  const graded = columns.includes('grade')
  const onBoard =
    !body.branch && OF_BOARD.test(lead) && !NO_BOARD.test(lead.slice(-OF_HEAD)) && (columns.includes('form') || columns.includes('term'))
  const found = rows.flatMap((row): Found[] => {
    const named = nameOf(body, row)
    if (!named) return []
    const first = row.cells[named.cell]
    const cells = [...row.cells.slice(0, named.cell), ...leadCell(body, first, named.name), ...cellsBehind(body, row, named)]
    const office =
      officeIn(body, cells, graded, onBoard) ??
      (over.role === null || (columns.includes('office') && !(over.goes && over.role === 'authorised_signatory'))
        ? null
        : { role: over.role, to: named.to })
    if (!office) return []
    if (over.goes) return goesOf(body, row, named.name, office.role, cells)
    const rest = cells.flatMap((cell) =>
      cell.to <= office.to
        ? []
        : cell.from < office.to
          ? [{ ...cell, from: office.to, text: body.text.slice(office.to, cell.to), plain: body.plain.slice(office.to, cell.to) }]
          : [cell],
    )
    const role: Role = ownRole(body, office.role)
    const term = termOf(rest, columns)
    const stated = term.until !== null || term.years !== null
    const until = term.until ?? everybody ?? (stated ? null : led.term.until)
    const years = term.years ?? (stated || until !== null ? null : led.term.years)
    const acting =
      columns.includes('acting') && isEntity(named.name) ? cleanCell(rest.findLast(({ plain }) => plain !== '')?.text ?? '') : ''
    // Without a column of grades a cell may be one all the same: "B Grubu" below "Görevi", the end of "Genel Müdür - B Grubu".
    const group = gradeIn(graded ? rest : [...cells, ...rest].filter(({ plain }) => GRADE_ALONE.test(plain)))
    const form = formIn(rest) ?? led.form ?? (group !== null && ANY_OTHER.test(lead) ? { mode: 'joint' as const, with: ['*'] } : null)
    const span = { from: first?.from ?? row.from, to: row.to }
    if (role === 'auditor') return [{ statement: { kind: 'auditor', name: named.name, period: null }, ...span }]
    return [
      appointed(named.name, role, null, { ...term, until, years }, span),
      ...(isName(acting) && !isEntity(acting) ? [appointed(acting, 'representative_of_legal_entity', named.name, NO_TERM, span)] : []),
      ...(form
        ? [
            {
              statement: representation([named.name], form.mode, {
                group,
                with: form.with,
                ...(form.any ? { any_of: true as const } : {}),
                scope: ('scope' in form && typeof form.scope === 'string' ? form.scope : null) ?? led.scope,
                until,
              }),
              ...span,
            },
          ]
        : []),
    ]
  })
  // "Aşağıda isimleri yazılı personelden herhangi ikisi müştereken": of all the rows.
  const names = found.flatMap(({ statement }) => (statement.kind === 'appointment' ? [statement.person] : []))
  const ofAll: Found[] =
    led.any &&
    led.at &&
    names.length === rows.length &&
    names.length > 1 &&
    !found.some(({ statement }) => statement.kind === 'representation')
      ? [
          {
            statement: representation(names, 'joint', {
              ...(names.length > 2 ? { any_of: true as const } : { any_of: false as const }),
              scope: led.scope,
            }),
            ...led.at,
          },
        ]
      : []
  const at = led.at
  return [...(at ? found.map((each) => ({ ...each, more: [...(each.more ?? []), at] })) : found), ...ofAll]
}

const FIGURE = new RegExp(`(?<![\\d.,])(%?\\s?)(\\d[\\d.,]*\\d|\\d)(${LIRA})?(?![\\d*#])`, 'g')
const NUMERIC: ReadonlySet<Column> = new Set<Column>(['shares', 'amount', 'ratio'])
/** The share count, the amount and the part of the whole of a row, by the order of the head; null for what is not certain. */
const figuresOf = (
  cells: readonly Cell[],
  columns: readonly Column[],
): { shares: number | null; amount: string | null; ratio: string | null } | null => {
  const kinds = columns.filter((each) => NUMERIC.has(each))
  const figures = [
    ...cells
      .map(({ plain }) => plain)
      .join(' ')
      .matchAll(FIGURE),
  ].map((match) => ({
    percent: (match[1] ?? '').includes('%'),
    money: match[3] !== undefined || /[.,]\d{2}$/.test(match[2] ?? ''),
    printed: match[2] ?? '',
  }))
  const money = figures.filter((each) => !each.percent && each.money)
  const bare = figures.filter((each) => !each.percent && !each.money)
  const ordered = figures.length === kinds.length ? kinds.map((kind, at) => ({ kind, figure: figures[at] })) : []
  const amount =
    ordered.find(({ kind }) => kind === 'amount')?.figure ?? (money.length === 1 && kinds.includes('amount') ? money[0] : undefined)
  const shares =
    ordered.find(({ kind }) => kind === 'shares')?.figure ??
    (bare.length >= 1 && kinds.includes('shares') && money.length <= 1 ? bare[0] : undefined)
  const percents = figures.filter((each) => each.percent)
  const ratio = ordered.find(({ kind }) => kind === 'ratio')?.figure ?? (percents.length === 1 ? percents[0] : undefined)
  const read = {
    shares: shares ? countOf(shares.printed) : null,
    amount: amount ? amountOf(amount.printed) : null,
    ratio: ratio ? ratio.printed.replace(',', '.') : null,
  }
  return read.shares === null && read.amount === null ? null : read
}

/** Two names that no mark parts: where one of them stands alone elsewhere in the notice. */
const twoNames = (body: Body, printed: string): [string, string] | null => {
  const words = printed.split(' ')
  const known = namesIn(body)
  for (let at = 2; at <= words.length - 2; at++) {
    const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if ((known.has(first) || known.has(second)) && isName(first) && isName(second)) return [first, second]
  }
  return null
}

const transfersOf = (body: Body, { columns, rows }: Table): Found[] =>
  rows.flatMap((row): Found[] => {
    const named = nameOf(body, row)
    if (!named) return []
    const names = row.cells
      .filter(({ plain }) => !/\d/.test(plain))
      .map(({ text }) => cleanCell(text))
      .filter(isName)
    const pair = names.length === 2 ? ([names[0] ?? '', names[1] ?? ''] as const) : names.length < 2 ? twoNames(body, named.name) : null
    const figures = figuresOf(
      row.cells.filter(({ plain }, at) => /\d/.test(plain) && !IDENTITY.test(plain) && (at > 0 || !NUMBERED.test(plain))),
      columns,
    )
    if (!pair || !figures) return []
    const [from, to] = columns.indexOf('giver') < columns.indexOf('taker') ? pair : [pair[1], pair[0]]
    return [
      {
        statement: { kind: 'share_transfer', from, to, amount: figures.amount, shares: figures.shares },
        from: row.cells[0]?.from ?? row.from,
        to: row.to,
      },
    ]
  })

const holdingsOf = (body: Body, { columns, rows }: Table): Found[] =>
  rows.flatMap((row): Found[] => {
    const named = nameOf(body, row)
    const cells = row.cells.filter(({ plain }, at) => at <= (named?.cell ?? 0) || !IDENTITY.test(plain))
    const figures = named ? figuresOf(cellsBehind(body, { ...row, cells }, named), columns) : null
    return named && figures
      ? [
          {
            statement: { kind: 'shareholding', person: named.name, amount: figures.amount, shares: figures.shares, ratio: figures.ratio },
            from: row.cells[0]?.from ?? row.from,
            to: row.to,
          },
        ]
      : []
  })
/** The cells behind a name; the rest of its own is one. */
const cellsBehind = ({ text, plain }: Body, { cells }: Row, { cell, to: from }: { cell: number; to: number }): Cell[] => {
  const { to = from } = cells[cell] ?? {}
  return [...(from < to ? [{ from, to, text: text.slice(from, to), plain: plain.slice(from, to) }] : []), ...cells.slice(cell + 1)]
}

/** The columns of those who came to a meeting: how much each holds is what he votes with. */
const OF_PRESENT = /\b(?:asaleten|vekaleten|asaletle|vekaletle|imza(?:si|lar)?)\b/
/** What the rows of a notice's tables state. */
export const rowsIn = once((body: Body): Found[] =>
  tablesIn(body).flatMap((table): Found[] => {
    const { columns } = table
    if (table.apart) return []
    if (columns.includes('giver') && columns.includes('taker')) return transfersOf(body, table)
    const seats = columns.some((each) => each === 'office' || each === 'form' || each === 'grade')
    if (seats || (table.over.role === 'auditor' && columns.includes('term'))) return officesOf(body, table)
    if (OF_PRESENT.test(body.plain.slice(table.head.from, table.head.to))) return []
    return (columns.includes('shares') || columns.includes('amount')) && !body.branch ? holdingsOf(body, table) : []
  }),
)
/** Tables by their rows. */
export const rowRule: Rule = (body) => rowsIn(body)

/** Whether a row of a table states something at a place, of offices or of shares: what another frame makes of its words is a second reading. */
export const isRow = (body: Body, kind: Statement['kind'], at: { from: number; to: number }): boolean =>
  (kind === 'shareholding' &&
    tablesIn(body).some(
      ({ columns, rows }) =>
        columns.includes('giver') && columns.includes('taker') && rows.some((row) => row.from < at.to && at.from < row.to),
    )) ||
  rowsIn(body).some(
    ({ statement, from, to }) => OF_SHARES.has(kind) === OF_SHARES.has(statement.kind) && ROWED.has(kind) && from < at.to && at.from < to,
  )
const OF_SHARES: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['shareholding', 'share_transfer'])
const ROWED: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([...OF_SHARES, 'appointment', 'representation', 'departure'])

/** Who stands with a signature grade in the rows of a table, for the sentence that says how each grade signs. */
export const gradedRowsIn = once((body: Body): { name: string; group: string; from: number; to: number; until: IsoDate | null }[] =>
  tablesIn(body).flatMap((table) => {
    if (!table.columns.includes('grade') || table.lead === null || table.over.goes) return []
    const stated = officesOf(body, table)
    return table.rows.flatMap((row) => {
      const named = nameOf(body, row)
      const group = named ? gradeIn(row.cells.slice(named.cell + 1)) : null
      const own = stated.find(({ statement }) => statement.kind === 'appointment' && statement.person === named?.name)?.statement
      return named && group !== null && own?.kind === 'appointment'
        ? [{ name: named.name, group, from: row.from, to: row.to, until: own.until }]
        : []
    })
  }),
)

/** Where tables say what was until now, beside what is from now on. */
export const formerCellsIn = (body: Body): { from: number; to: number }[] => tablesIn(body).flatMap(({ former }) => former)

const HEAD_GOES_ON = /^(?!.*\d).*\b(?:suresi|kapsami|sekli|soyadi|gorevi|unvani|derecesi|bitis|tarihi)\b/
/** Rows of tables of offices and signatures, with whom each names; those of a table that states nothing are none. */
export const officerRowsIn = once((body: Body): { name: string; from: number; to: number }[] =>
  tablesIn(body).flatMap(({ columns, rows, lead }) =>
    lead !== null && columns.some((each) => each === 'office' || each === 'form' || each === 'grade') && !columns.includes('giver')
      ? rows.flatMap((row) => {
          const named = nameOf(body, row)
          // A head of two lines has its other columns where a row would stand.
          return named && !HEAD_GOES_ON.test(body.plain.slice(row.from, row.to)) ? [{ name: named.name, from: row.from, to: row.to }] : []
        })
      : [],
  ),
)
