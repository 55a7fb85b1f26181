/**
 * Labelled records of officers: "Adı Soyadı: Ayşe Yılmaz Görevi: Müdür Süresi: 10 Yıl Temsil Şekli: Münferiden", under words that say whether
 * they come or go; "Ayrılan: A Atanan: B Görevi: Müdür"; and whom a bank moves from one branch to another ("Eski Görev Yeri: … Yeni Görev
 * Yeri: …").
 */
import { appointment, confirmed, representation } from '../fact/stated.ts'
import type { DepartureReason, Role } from '../fact/fact.ts'
import { type Body, type Found, once, type Rule, type Span } from '../fact/found.ts'
import { ownRole, type Form, formAt, groupOf, NO_TERM, powerRoleOf, roleOf, ROMAN, type Term, termIn } from '../fact/office.ts'
import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold, squeeze } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { isEntity } from '../text/names.ts'
import { type Field, fieldOf, fieldsIn, partyIn, recordsIn, VALUE, valueOf } from './fields.ts'
import { ONLY_ITS_BRANCH } from './branch-scope.ts'
import { breakIn } from '../fact/found.ts'
import { OVER_STAYERS, saidAbove, saidBelow } from './below.ts'
import { appointed, bodyStart } from './offices.ts'
import { isHeadingAt } from './remarks.ts'

const GOES = /\b(?:[a-z]{3,}[iu] sona eren|ayrilan|istifa eden|azledilen|gorevden alinan|eski (?:mudur|yetkili|temsilci))/
/** What stands between two records says whether the next one comes or goes. */
const HEAD = 60
const NO_OFFICER = /yedek|divan|toplanti|katip|tutanak/

export const CAUSES: [RegExp, DepartureReason][] = [
  [/istifa/, 'resignation'],
  [/azil|azl|gorevden al/, 'dismissal'],
  [/vefat|olum/, 'death'],
  [/devir|devr|ortakliktan ayril/, 'transfer'],
  [/sure/, 'term_end'],
]

const plainValue = (body: Body, field: Field): string => body.plain.slice(field.begins, field.begins + valueOf(body, field).length)
/** "Manavgat Şubesi Müdürü" in the notice of another branch: what he is elsewhere. */
const isOfAnother = (body: Body, field: Field): boolean => body.branch && /\bsubesi\b/.test(plainValue(body, field)) && !isHere(body, field)
/** "Şirket müdürünün adı soyadı": the office before the label of the name. */
const WHOSE =
  /\b((?:sirket )?mudur|tasfiye memuru|yonetim kurulu (?:uyesi|baskani)|(?:sube )?temsilcisi|ticari (?:vekil|mumessil|temsilci))(?:[iu]|s[iu])?n[iu]n\s*$/
/** The office that the words of a value name; in a branch the manager is the branch's. */
const officeIn = (body: Body, field: Field | undefined): Role | null => {
  if (!field || NO_OFFICER.test(plainValue(body, field)) || isOfAnother(body, field)) return null
  return ownRole(body, roleOf(valueOf(body, field)))
}
/** What somebody is called beside a form or a grade of signing: whatever his employer's word for it, he signs. */
const titleIn = (body: Body, record: readonly Field[], office: Field | undefined): Role | null => {
  if (!office || NO_OFFICER.test(plainValue(body, office)) || isOfAnother(body, office)) return null
  const form = fieldOf(record, 'form')
  const signs = form ? formIn(body, form) !== null : gradeIn(body, fieldOf(record, 'grade')) !== null
  return signs ? powerRoleOf(valueOf(body, office)) : null
}
/** The office of a record, or the title that stands in its place ("Unvanı: Dış Ticaret Sorumlusu"). */
const officeOf = (body: Body, record: readonly Field[]): Field | undefined =>
  fieldOf(record, 'office') ??
  record.find((each) => each.label === 'other' && each.half === null && /^[uü]nvan/iu.test(each.words) && !isEntity(valueOf(body, each)))

const comes = (person: string, role: Role, term: Term, at: Span): Found => ({
  statement: appointment(person, role, { until: term.until, term_years: term.years }),
  ...at,
})
const goes = (person: string, role: Role, on: string | null, reason: DepartureReason | null, at: Span): Found => ({
  statement: { kind: 'departure', person, role, on, reason },
  ...at,
})

const GRADE = /^\W*(?:\(?([1-5]|[a-h])\)?|(i{1,3}|iv))\W*(?:derece[a-z]*|grub?u?p?)?\W*$/
const gradeIn = (body: Body, field: Field | undefined): string | null => {
  if (!field) return null
  const match = GRADE.exec(plainValue(body, field))
  return match ? (match[1]?.toUpperCase() ?? ROMAN[match[2] ?? ''] ?? null) : groupOf(body.text.slice(field.begins, field.to))
}

const OF_ITS_BRANCH = new RegExp(`^\\s*${ONLY_ITS_BRANCH}`)
/** How somebody signs by the words behind a label, and which words before them bound that to a branch. */
/** "Münferiden, ancak 10.000 TL'yi aşan işlemlerde B ile birlikte": what a line says on behind a form bounds it. */
const BOUNDS =
  /\b(?:ancak|fakat|lakin|yalniz|sadece|kadar|haric|disinda|asan|uzeri|sinirli|kaydi|sarti|onay|izn|izin|konu|islem|husus|tl|lira|limit|yok)/
const GOES_ON = /^\W*(?:ancak|fakat|lakin|su kadar|bununla birlikte|su sart|yalniz)\b/
const isWholeForm = (body: Body, begins: number, ends: number, to: number): boolean => {
  const line = breakIn(body, ends, to) ?? to
  const said = body.plain.slice(begins, line).replace(/\([^()]*\)/g, ' ')
  return !BOUNDS.test(said.replace(/\bsinirli (?:temsile )?yetkili/g, ' ')) && !GOES_ON.test(body.plain.slice(line, line + 30))
}
type Signs = { signs: Form; bound: string | undefined; begins: number; ends: number }
const LAST_OF_FORM = /^[^]*\b(?:temsile?|ilzama?|yetkili(?:dir)?|muster[a-z]*|munferi[a-z]*|birlikte|imza[a-z]*|basina)(?![a-z])/
const formIn = (body: Body, form: Field): Signs | null => {
  const bound = OF_ITS_BRANCH.exec(body.plain.slice(form.begins, form.to))?.[0]
  const begins = form.begins + (bound?.length ?? 0)
  // A heading below ends the last value of the records above it.
  const below = breakIn(body, begins + 1, form.to, (at) => isHeadingAt(body.text, at + 1))
  const end = below ?? form.to
  const signs = formAt(body.text.slice(begins, end), body.plain.slice(begins, end))
  if (!signs) return null
  // A narrow column breaks the form: its words go on behind the end of the line.
  const ends = begins + (LAST_OF_FORM.exec(body.plain.slice(begins, begins + signs.end))?.[0].length ?? signs.end)
  return isWholeForm(body, begins, ends, end) ? { signs, bound, begins, ends } : null
}
/** How the person of a record signs, and until when he holds his office. */
const signed = (body: Body, record: readonly Field[], person: string, at: Span): { term: Term; power: Found[] } => {
  const [form, term, grade] = [fieldOf(record, 'form'), fieldOf(record, 'term'), fieldOf(record, 'grade')]
  const said = term ? body.plain.slice(term.begins, term.to) : ''
  const date = new RegExp(DATE).exec(said)
  const held = termIn(said)?.term ?? (date ? { ...NO_TERM, until: printedDate(date[1], date[2], date[3]) } : NO_TERM)
  const how = form ? formIn(body, form) : null
  if (!how || (isEntity(person) && how.signs.mode === 'limited')) return { term: held, power: [] }
  const { signs, bound, begins, ends } = how
  return {
    term: held,
    power: [
      {
        statement: representation([person], signs.mode, {
          group: gradeIn(body, grade),
          with: signs.with,
          ...(signs.any ? { any_of: true as const } : {}),
          scope: form && bound !== undefined ? squeeze(body.text.slice(form.begins, begins)).replace(/,$/, '') : null,
          until: held.until,
        }),
        ...at,
        to: Math.max(at.to, ends),
      },
    ],
  }
}

/** Where a record stands: from its first label to the end of the last value that counts. */
const spanOf = (body: Body, record: readonly Field[], fields: readonly (Field | undefined)[]): Span => {
  const ends = fields.flatMap((each) => (each ? [each.begins + valueOf(body, each).length] : []))
  return { from: Math.min(...record.map(({ from }) => from)), to: Math.max(...ends) }
}

/**
 * For each record where the list begins that it stands in (records with nothing but their numbers between them), and where the last value ends of
 * those that stand one behind another.
 */
const listsIn = once((body: Body): Map<readonly Field[], { begins: number; ends: number }> => {
  const all = recordsIn(body)
  const fromOf = (record: readonly Field[]): number => record[0]?.from ?? 0
  const endOf = (record: readonly Field[] | undefined): number => {
    const last = record?.at(-1)
    return last ? last.begins + valueOf(body, last).length : 0
  }
  const ends: number[] = []
  for (let at = all.length - 1; at >= 0; at--) {
    const [record, next] = [all[at] ?? [], all[at + 1]]
    ends[at] = next && fromOf(next) - (record.at(-1)?.begins ?? 0) <= VALUE ? (ends[at + 1] ?? 0) : endOf(record)
  }
  let begins = 0
  return new Map(
    all.map((record, at) => {
      if (at === 0 || /[a-z]/.test(body.plain.slice(endOf(all[at - 1]), fromOf(record)))) begins = fromOf(record)
      return [record, { begins, ends: ends[at] ?? 0 }]
    }),
  )
})

/** Whether the words of a place are the company's or the branch's of the notice. */
const isHere = (body: Body, field: Field): boolean => {
  const title = plainLetters(body.header.title ?? '')
  const [place = ''] = /[a-z]{3,}/.exec(plainLetters(body.text.slice(field.begins, field.to))) ?? []
  return place !== '' && title.includes(place)
}

/** Who is moved: he comes where the new place is the notice's own, and goes where only the old one is. */
const movedOf = (body: Body, record: readonly Field[], person: string): Found[] | null => {
  const place = (half: 'old' | 'new'): Field | undefined => record.find((each) => each.label === 'place' && each.half === half)
  const [was, is] = [place('old'), place('new')]
  if (!was && !is) return null
  const [office, former] = [fieldOf(record, 'office'), record.find(({ label, half }) => label === 'office' && half === 'old')]
  if (is && isHere(body, is)) return office ? null : []
  const role = is && was && isHere(body, was) ? officeIn(body, former) : null
  return role === null ? [] : [goes(person, role, null, null, spanOf(body, record, [former, was, is]))]
}

/** "İşletme Sahibi: A … Temsil Şekli: Münferiden": whose business it is holds no office in it. */
const ownerOf = (body: Body, record: readonly Field[]): Found[] => {
  const named = record.find(({ label }) => label === 'owner')
  const person = named ? partyIn(body, named) : undefined
  const form = fieldOf(record, 'form')
  if (!person || !form || isEntity(person.name) || record.some(({ label }) => label === 'office')) return []
  return signed(body, record, person.name, spanOf(body, record, [named, form])).power
}

/** "Adı Soyadı: A Eski Yetki Şekli: … Yeni Yetki Şekli: …": how he signs from now on, whose office an earlier notice gave. */
const changedOf = (body: Body, record: readonly Field[], named: Field, person: string): Found[] => {
  const form = record.find(({ label, half }) => label === 'form' && half === 'new')
  return form && !isEntity(person) && saidAbove(body, record[0]?.from ?? named.from)?.says === undefined
    ? signed(body, record, person, spanOf(body, record, [named, form])).power
    : []
}

/** The part of a founding form that lists who represents the business. */
const REPRESENTS = /\b(?:temsilci(?:ler)?ine|yetkili(?:ler)?ine) ait bilgiler\W*$/
/** Who represents a business by such a part, in the form that it prints; its owner holds no office in it. */
const representativeOf = (body: Body, record: readonly Field[], named: Field, person: string): Found[] => {
  const [form, term] = [fieldOf(record, 'form'), fieldOf(record, 'term')]
  const span = spanOf(body, record, [named, form, term])
  const { term: held, power } = signed(body, record, person, span)
  if (power.length === 0) return []
  const isOwners = fold(body.header.title ?? '').startsWith(fold(person))
  return isOwners ? power : [comes(person, 'authorised_signatory', held, span), ...power]
}

const officerOf = (body: Body, record: readonly Field[]): Found[] => {
  const named = record.find(({ label }) => label === 'person')
  const person = named ? partyIn(body, named) : undefined
  if (!named || !person) return []
  const moved = movedOf(body, record, person.name)
  if (moved !== null) return moved
  const office = officeOf(body, record)
  const head = body.plain.slice(Math.max(0, named.from - HEADING), named.from)
  const role =
    officeIn(body, office) ??
    titleIn(body, record, office) ??
    (office ? null : ownRole(body, leftOffice(head) ?? roleOf(WHOSE.exec(head)?.[1] ?? '')))
  const { begins: first, ends } = listsIn(body).get(record) ?? { begins: record[0]?.from ?? 0, ends: 0 }
  if (role === null && !office && REPRESENTS.test(body.plain.slice(Math.max(0, first - HEAD), first)))
    return representativeOf(body, record, named, person.name)
  if (role === null) return office ? [] : changedOf(body, record, named, person.name)
  const above = saidAbove(body, first)
  const list = saidBelow(body, ends) ?? above?.says
  if (list === 'nothing') return []
  const over = body.plain.slice(Math.max(0, first - HEAD), first)
  const [form, term, grade, cause, ended] = (['form', 'term', 'grade', 'cause', 'ended'] as const).map((label) => fieldOf(record, label))
  const span = spanOf(body, record, [named, office, form, term, grade, cause, ended])
  if (GOES.test(over) || cause || ended || list === 'goes') {
    const why = cause ? plainValue(body, cause) : ''
    const day = ended ? new RegExp(DATE).exec(body.plain.slice(ended.begins, ended.to)) : null
    const reason = CAUSES.find(([pattern]) => pattern.test(why))?.[1] ?? (why === '' ? null : 'other')
    const end = goes(person.name, role, day ? printedDate(day[1], day[2], day[3]) : null, reason, span)
    return [list === 'goes' && above ? { ...end, more: [{ from: above.from, to: above.to }] } : end]
  }
  // "Görevi sona ermeyenler": who stood there before stands there still; what another heading denies gives nothing.
  const stays = OVER_STAYERS.test(over)
  if (!stays && DENIES_OVER.test(over)) return []
  const { term: held, power } = signed(body, record, person.name, span)
  // "Tüzel kişi adına hareket edecek gerçek kişi: Ayşe Yılmaz"
  const acting = fieldOf(record, 'acting')
  const delegate = acting && isEntity(person.name) ? partyIn(body, acting) : undefined
  return [
    stays ? confirmed(comes(person.name, role, held, span)) : comes(person.name, role, held, span),
    ...(delegate && !isEntity(delegate.name)
      ? [
          appointed(delegate.name, 'representative_of_legal_entity', person.name, NO_TERM, {
            from: span.from,
            to: Math.max(span.to, delegate.to),
          }),
        ]
      : []),
    ...power,
  ]
}
/** "Seçilmeyenler", "atanmamış olanlar" right over a list. */
const DENIES_OVER = /\b[a-z]{2,}m[ae](?:y[ae]n|m[iu]s)(?: olan)?(?:l[ae]r)?\s?:?\s*$/
/** "Görevi sona eren üyeler" over records of those who go, by name and cause: which office they leave. */
const LEFT_BY = /\bgorev[a-z]* sona eren (yonetim kurulu )?(uye|mudur|tasfiye memur)(?:ler|leri|lari)\b/g
const HEADING = 300
const leftOffice = (head: string): Role | null => {
  const last = [...head.matchAll(LEFT_BY)].at(-1)
  if (!last || /\b(?:yeni|secilen|atanan)\b/.test(head.slice(last.index + last[0].length))) return null
  return last[2] === 'uye' ? 'board_member' : last[2] === 'mudur' ? 'manager' : 'liquidator'
}

/** "Ayrılan Müdür: A Atanan Müdür: B", "Ayrılan: A Atanan: B Görevi: Müdür": what stands behind the two but the office is of who comes. */
const pairsIn = (body: Body, begin: number): Found[] => {
  const fields = fieldsIn(body).filter(({ from }) => from >= begin)
  return fields.flatMap((field, at): Found[] => {
    if (field.label !== 'goes' && field.label !== 'comes') return []
    const near = (a: Field | undefined, b: Field | undefined): boolean => a !== undefined && b !== undefined && b.from - a.begins <= VALUE
    const rest: Field[] = []
    for (const each of fields.slice(at + 1)) {
      if (!near(rest.at(-1) ?? field, each) || each.label === field.label) break
      rest.push(each)
    }
    const other = rest.find(({ label }) => label === 'goes' || label === 'comes')
    const others = fields.slice(Math.max(0, at - 3), at).findLast(({ label }) => label === 'goes' || label === 'comes')
    // A word like "Eski Müdür" or "Atanan" alone says too little of what is decided.
    if (!other && !(others && others.label !== field.label)) return []
    const party = partyIn(body, field)
    if (!party || rest.some(({ label }) => label === 'person')) return []
    const own = rest.slice(0, other ? rest.indexOf(other) : rest.length)
    const office = fieldOf(own, 'office') ?? fieldOf(rest, 'office')
    const behind = BESIDE.exec(body.text.slice(party.to, field.to))
      ?.slice(1)
      .find((words) => words !== undefined)
    const role = ownRole(body, roleIn(field) ?? (behind === undefined ? null : roleOf(behind))) ?? officeIn(body, office)
    const pair = other && partyIn(body, other)
    if (role === null || (field.label === 'goes' && pair && fold(pair.name) === fold(party.name))) return []
    const record = field.label === 'comes' && other ? own : rest
    const span = spanOf(body, [field], [field])
    const more = office ? [{ from: office.from, to: office.begins + valueOf(body, office).length }] : []
    if (field.label === 'goes') {
      const cause = fieldOf(own, 'cause')
      const why = cause ? plainValue(body, cause) : field.words
      return [{ ...goes(party.name, role, null, CAUSES.find(([pattern]) => pattern.test(plainLetters(why)))?.[1] ?? null, span), more }]
    }
    const { term, power } = signed(body, record, party.name, spanOf(body, [field], [field, ...record]))
    return [{ ...comes(party.name, role, term, span), more }, ...power]
  })
}
/** The office in brackets or behind a dash beside who comes or goes. */
const BESIDE = /^\s?(?:\(([^()]{4,40})\)|[-–,] ?([^()]{4,40})$)/u
/** The office in the words of a label: "Ayrılan Müdür". */
const roleIn = ({ words }: Field): Role | null => {
  const office = words.replace(
    /^(?:\S+ )*?(?:ayr[ıi]lan|eren|eden|azledilen|al[ıi]nan|eski|[öo]nceki|atanan|se[çc]ilen|getirilen|ba[şs]layan|yeni)\s?/iu,
    '',
  )
  // "Seçilen üye": who sits on the board.
  return office === '' ? null : /^[üu]ye(?:si)?$/iu.test(office) ? 'board_member' : roleOf(office)
}

/** Officers by labelled records. */
export const officerRecordRule: Rule = once((body) => {
  const begin = bodyStart(body)
  return [
    ...recordsIn(body).flatMap((record) => ((record[0]?.from ?? 0) >= begin ? [...officerOf(body, record), ...ownerOf(body, record)] : [])),
    ...pairsIn(body, begin),
  ]
})

/** Labels by which a record says of somebody that he comes, goes or signs. */
const OF_OFFICER: ReadonlySet<Field['label']> = new Set<Field['label']>(['office', 'form', 'grade', 'cause', 'ended'])
/** The records that say something of somebody's office or signature, with whose they are and whether they say how he signs. */
export const officerRecordsIn = once((body: Body): { name: string; signs: boolean; from: number; to: number }[] => {
  const begin = bodyStart(body)
  return recordsIn(body).flatMap((record) => {
    const named = record.find(({ label }) => label === 'person' || label === 'owner')
    const said = record.filter(({ label }) => OF_OFFICER.has(label))
    if (!named || said.length === 0 || named.from < begin) return []
    // The head of a table has the same words, and no colon behind them.
    if (!body.plain.slice(named.from, named.begins).includes(':') || body.text.slice(named.from, named.to).includes('|')) return []
    const { from, to } = spanOf(body, record, [named, ...said])
    return [{ name: partyIn(body, named)?.name ?? valueOf(body, named), signs: said.some(({ label }) => label === 'form'), from, to }]
  })
})
