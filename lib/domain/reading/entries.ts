/**
 * Entries without a verb: who signs and how, by marks and labels alone. "Ayşe Yılmaz — müştereken (Veli Kaya ile)", "100.000 TL'ye
 * kadar: Ayşe Yılmaz (tek imza)", "Gümrük işlemlerinde: A + B (birlikte)", "Müdür seçimi: A, 3 yıl, müdür, münferit". Each word of an
 * entry is a person, a form, an office, a grade, an amount, a term, or says no more; an entry with any other word is none.
 */
import { appointment } from '../fact/stated.ts'
import { directiveBegins } from '../fact/directive.ts'
import type { Limit, RepresentationRule, Role } from '../fact/fact.ts'
import { AMOUNT, amountOf, LIRA } from '../fact/amounts.ts'
import { type Body, firstIn, type Found, type Rule, type Span } from '../fact/found.ts'
import { ownRole, groupOf, NO_TERM, type Term, termAtStart, termIn } from '../fact/office.ts'
import { squeeze } from '../kernel/text.ts'
import { isEntity, isName, partiesIn, type Party } from '../text/names.ts'
import { ALONE, TOGETHER } from './given.ts'
import { bodyStart, officesIn } from './offices.ts'
import { boundsIn } from './bounds.ts'

const LONGEST = 400
/** Where a line ends an entry, though no full stop stands there. */
const LINE_ENDS = /(?:[:.)]|\b(?:munferi[dt][a-z]*|mustere[a-z]*|birlikte|basina|imza|kadar))\s*$/
/** A line that begins with the label of an office is an entry of its own, whatever the line before ends with. */
const LABELLED =
  /^\s?(?:(?:sirket |sube |genel )?mudur(?:u|leri|ler)?|mudurler kurulu (?:baskani|uyesi)|(?:yonetim kurulu )?(?:baskani?|uye(?:si|leri)?|(?:baskan|baskani) (?:vekili|yardimcisi))|tasfiye memuru|(?:ticari )?temsilci(?:si)?|imza yetkilisi)\s?(?:\([^()]{3,60}\)\s?)?[:–—-]\s?\S|^\s?(?:gorev|yetki) sure(?:si|leri)\s?:/
const LABEL_LONG = 120
const STOP = /(?<![.\d]|\b\p{Lu})\.(?!\.)(?=\s+["(–-]?\p{Lu}|\s*$)/gu
/** The entries that a body may hold: its lines, joined where one goes on in the next, and the sentences of a line. */
const piecesOf = (body: Body, begin: number, end: number): Span[] => {
  const cuts = [...body.breaks].filter(
    (at) =>
      at > begin &&
      at < end &&
      (LABELLED.test(body.plain.slice(at, at + LABEL_LONG)) ||
        (LINE_ENDS.test(body.plain.slice(Math.max(begin, at - 40), at)) &&
          /^\s?["(–\d-]?\s?[\p{Lu}\d]/u.test(body.text.slice(at, at + 4)))),
  )
  const stops = [...body.text.slice(begin, end).matchAll(STOP)].map(({ index }) => begin + index + 1)
  const pieces: Span[] = []
  let from = begin
  for (const to of [...cuts, ...stops, end].sort((a, b) => a - b)) {
    if (to > from) pieces.push({ from, to })
    from = Math.max(from, to)
  }
  return pieces
}

const FORM = new RegExp(`${ALONE.source}|${TOGETHER.source}|\\btek(?= imza|\\)|[\\s.]*$)`, 'g')
const WITH_ANYBODY = /\bherhangi (?:bir|diger bir) (?:imza )?yetkili(?:si)?(?: ile|yle|siyle)/
const AND_MORE = /^\s?(?:ve )?(?:uzeri|ustu)\b/
/** Words of an entry; a sentence has others. */
const SAYS_NO_MORE =
  /^(?:ve|veya|ya|da|ile|biriyle|birisiyle|biri|[dt][ae]n|ancak|yalniz(?:ca)?|sadece|ise|her|bir|bu|islem|icin|imza[a-z]*|tablo[a-z]*|temsil[a-z]*|ilzam[a-z]*|yetki[a-z]*|sekl?i?l?|sekli|turu|taninan|verilen(?:ler)?|secim[a-z]*|secilen(?:ler)?|atama[a-z]*|atanan(?:lar)?|belirlenen(?:ler)?|sifat(?:i)?|gorev(?:i|ler)?|kisi(?:ler)?|liste[a-z]*|derece[a-z]*|mudur[a-z]*|uye[a-z]*|baskan[a-z]*|vekil[a-z]*|yardimci[a-z]*|yonetim|kurul[a-z]*|genel|tasfiye|memur[a-z]*|ortak[a-z]*|ortag[a-z]*|disindan|diger|tl|lira[a-z]*|uzeri|ustu|sure[a-z]*|tescil|tarih[a-z]*|itibaren|kadar|dek|degin|aksi(?:ne)?|karar|kararlastirilincaya|olarak|sirket[a-z]*|kooperatif[a-z]*|no|muster[a-z]*|munferi[a-z]*|ikisi|bir[a-z]* ?birlikte)$/
/** A form stands behind a mark, or alone in brackets. */
const MARKED =
  /[–—-]\s+§\d(?: +veya +§\d)* +ile [T ]+|\(\s*§\d(?: +veya +§\d)* +ile [T ]+\)|[:,(;–—-]\s?(?:§?[a-z ]{0,30}?)[AT]|\.{3,}|\+|§\d\s+[AT]\s*(?:\(|\.|$)/
/** What an entry under such words says is not so, or no more. */
const NOT_SO =
  /\b(?:eski|onceki|evvelki|taslak|oneri|onerge|teklif|talep|gundem|aday|yedek|iptal|kaldir|sona er|hukumsuz|sehven|divan|toplanti bask|degil|olmaz|yok|haric|karsi oy|muhalefet|itiraz|dava|denet)/
/** A heading that bounds what stands under it. */
const BOUNDS = /\b(?:tl|lira|islem|konu|husus|sinir|limit)[a-z]*\b/
const FINITE = /\byetkilidir|[a-z]m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?\b|[a-z]{3}(?:d[iu]|t[iu])(?:l[ae]r)?[\s.]*$|[ae]c[ae]k(?:t[iu]r)?\b/
const ELECTS = /\b(?:sec(?:im|il)|ata(?:ma|nan)|tayin|belirlen|getiril)/
/** Matters before a colon: "Çek keşidesinde ve kredi sözleşmelerinde:", "Başka her konuda:". */
const SUBJECT = /(?:[dt][ae]|icin|bakimindan)\s*$/
const ALL_ELSE = /^\W*(?:ba[sş]ka|di[gğ]er|sair|bunlar|bunun)/iu
const OF_ALL = /^\W*(?:her|tum|butun|bilumum) (?:turlu )?(?:konu|husus|is|islem)[a-z]*\W*$/

type Way = Pick<RepresentationRule, 'persons' | 'mode' | 'with'> & { any_of?: boolean }
/** The ways to sign that a line of people and forms says; `words` has the people as §0, §1 … and the forms as A (alone) and T (together). */
const waysOf = (words: string, names: readonly string[], anybody: boolean): Way[] => {
  const at = (digits: string | undefined): string => names[Number(digits)] ?? ''
  const all = (list: string): string[] => [...list.matchAll(/§(\d)/g)].map(([, which]) => at(which))
  const alone = words.includes('A')
  if (alone === words.includes('T') && !(anybody && !alone)) return []
  // "Müdür: A, B (Münferiden)": of the last alone, or of both.
  if (alone && names.length > 1 && /,[^A]*§\d\W*\(\s*A\s*\)\W*$/.test(words)) return []
  if (alone) return / veya | ile |\+/.test(words) ? [] : [{ persons: all(words), mode: 'sole', with: [] }]
  if (anybody) return names.length === 1 ? [{ persons: [...names], mode: 'joint', with: ['*'] }] : []
  const beside =
    /^\W*§(\d)\W*T\s?\(\s?(§\d(?:(?:,| veya| ve) §\d)*)\s?(?:ile)?\s?(?:T)?\s?\)\W*$/.exec(words) ??
    /^\W*§(\d)\W*[:–—-]\W*(§\d(?: veya §\d)*) ile T\W*$/.exec(words)
  if (beside) {
    const others = all(beside[2] ?? '')
    const any = / veya /.test(beside[2] ?? '')
    return others.length > 1 && !any ? [] : [{ persons: [at(beside[1])], mode: 'joint', with: others, ...(any ? { any_of: true } : {}) }]
  }
  // "A (B ile müştereken)", "Müdür (B ile müştereken): A"
  const along =
    /^\W*§(?<own>\d)\W*\(\s?(?<others>§\d(?: veya §\d)*) ile T\s?\)\W*$/.exec(words) ??
    /^\W*\(\s?(?<others>§\d(?: veya §\d)*) ile T\s?\)\W*[:–—-]\W*(?<own>§\d(?:(?:,| ve) §\d)*)\W*$/.exec(words)
  if (along?.groups) {
    const others = all(along.groups['others'] ?? '')
    const any = others.length > 1 ? { any_of: true } : {}
    const own = along.groups['own'] ?? ''
    return (own.includes('§') ? all(own) : [at(own)]).map((person) => ({ persons: [person], mode: 'joint', with: others, ...any }))
  }
  const listed = /^\W*§(\d)\W*[:–—,-]?\W*\(\s?(§\d(?:(?:,| veya| ve) §\d)*)\s?\)\s?['’]?\s?[dt][ae]n (?:birl?i?y?l?e?|biriyle) T\W*$/.exec(
    words,
  )
  if (listed) return [{ persons: [at(listed[1])], mode: 'joint', with: all(listed[2] ?? ''), any_of: true }]
  // "(A + B) veya (A + C)": A with one of them, where he is in all.
  const sets = words.split(' veya ').map(all)
  if (sets.some((set) => set.length < 2)) return []
  const [first, ...more] = sets
  if (more.length === 0) return [{ persons: first ?? [], mode: 'joint', with: [], any_of: false }]
  const needed = (first ?? []).filter((name) => more.every((set) => set.includes(name)))
  const others = sets.map((set) => set.filter((name) => name !== needed[0]))
  return needed.length === 1 && others.every((set) => set.length === 1)
    ? [{ persons: needed, mode: 'joint', with: others.flat(), any_of: true }]
    : sets.map((persons) => ({ persons, mode: 'joint', with: [], any_of: false }))
}

type Entry = Span & {
  people: Party[]
  ways: Way[]
  form: 'sole' | 'joint' | null
  limit: Limit | null
  floor: Limit | null
  scope: string | null
  group: string | null
  term: Term | null
  role: Role | null
  elects: boolean
}
/** Of whom an entry is: who only signs along is none. */
const subjectsOf = ({ people, ways }: Entry): string[] => {
  const own = new Set(ways.flatMap(({ persons }) => persons))
  return people.map(({ name }) => name).filter((name) => own.size === 0 || own.has(name))
}
/** What an entry says, each word of it; null where it says anything else. */
const entryOf = (body: Body, { from, to }: Span, under: string): Entry | null => {
  const plain = body.plain.slice(from, to)
  if (to - from > LONGEST || plain.includes('|') || NOT_SO.test(plain) || NOT_SO.test(under) || BOUNDS.test(under) || FINITE.test(plain))
    return null
  const people = partiesIn(body, from, to)
  if (people.length > 9 || people.some(({ name, introduced }) => introduced || isEntity(name) || !isName(name))) return null
  // "§" and a digit stand for each of them, and blanks for the rest of his name.
  const blank = (text: string, at: Span, by: string): string =>
    text.slice(0, at.from - from) + by.padEnd(at.to - at.from) + text.slice(at.to - from)
  let words = people.reduce((text, person, at) => blank(text, person, `§${String(at)}`), plain)
  const bounds = boundsIn(body, from, to)
  const [bound] = bounds
  if (bounds.length > 1 || (bound && bound.limit === null)) return null
  if (bound) words = blank(words, { from: bound.from, to: bound.to + (AND_MORE.exec(body.plain.slice(bound.to, to))?.[0].length ?? 0) }, '')
  const term = termIn(words)
  if (term) words = blank(words, { from: from + term.at, to: from + term.end }, '')
  const offices = officesIn(body, from, to).filter((each) => !people.some((person) => person.from < each.to && each.from < person.to))
  const group = groupOf(body.text.slice(from, to))
  // What stands before a colon and names nobody says over what.
  const colon = words.indexOf(':')
  const lead = colon >= 0 && !words.slice(0, colon).includes('§') ? words.slice(0, colon) : ''
  const isSubject = lead !== '' && SUBJECT.test(lead) && !OF_ALL.test(lead)
  const scope = isSubject ? squeeze(body.text.slice(from, from + colon)) : null
  if (isSubject) words = ' '.repeat(colon) + words.slice(colon)
  const anybody = WITH_ANYBODY.test(words)
  words = words
    .replace(WITH_ANYBODY, (said) => ' '.repeat(said.length))
    .replace(FORM, (said) => (ALONE.test(said) || said === 'tek' ? 'A' : 'T').padEnd(said.length))
  for (const { from: at, to: end } of offices) words = blank(words, { from: at, to: end }, '')
  words = words.replace(/\(?\b\d\)?\.? ?derece[a-z]*|\b(?:birinci|ikinci|ucuncu) derece[a-z]*|\(\d\)/g, (said) => ' '.repeat(said.length))
  const others = words.replace(/§\d/g, ' ').match(/[a-z]+/g) ?? []
  if (!others.every((word) => SAYS_NO_MORE.test(word))) return null
  if (people.some(({ after }) => after !== null && after !== 'from') || (people.length > 0 && !MARKED.test(words))) return null
  const modes = new Set(words.replace(/§\d/g, '').match(/[AT]/g) ?? [])
  const line = ` ${words
    .slice(isSubject || lead !== '' ? colon + 1 : 0)
    .replace(/['’]\s?(?:n?[iu]n|[yn]?[ae])\b/g, ' ')
    .replace(/\b(?!ile\b|veya\b|ve\b|[dt][ae]n\b|biri?(?:yle|siyle|si)?\b)[a-z]+/g, ' ')
    .replace(/\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\bT(?: T)+\b/g, 'T')
    .trim()
    .replace(/^\(?\d{1,2}\s?[-.)]+\s*(?=[^\d]*§)/, '')} `
  const ledBy = lead === '' ? '' : (/[TA]/.exec(words.slice(0, colon))?.[0] ?? '')
  const ways =
    people.length > 0
      ? waysOf(
          `${line}${/[AT]/.test(line) ? '' : ledBy}`,
          people.map(({ name }) => name),
          anybody,
        )
      : []
  const roles = new Set(offices.map(({ role }) => role))
  const [role] = roles
  return {
    from: from + (/^\W*/.exec(plain)?.[0].length ?? 0),
    to: from + plain.trimEnd().length,
    people,
    ways,
    form: modes.size !== 1 ? null : modes.has('A') ? 'sole' : 'joint',
    limit: bound && !bound.above ? bound.limit : null,
    floor: bound?.above ? bound.limit : null,
    scope,
    group,
    term: term?.term ?? null,
    role: roles.size === 1 ? (role ?? null) : null,
    elects:
      ELECTS.test(lead) ||
      ELECTS.test(under) ||
      (term !== null && roles.size === 1) ||
      /\b(?:mudurluk|mudurlugu?|memurlugu?|baskanligi?)\s*$/.test(lead),
  }
}

const OF_LIMIT = /^\W*(?:(?:tutar|yetki|imza|miktar|parasal|islem)[a-z]* )?(?:sinir|limit|ust sinir)/
const OF_FORM = /^\W*(?:temsil|yetki|imza)[a-z]*(?: (?:ve )?(?:temsil|ilzam|imza|yetki|sekl|sekil|tur)[a-z]*)*\s?[:;]?\s/
const MONEY = new RegExp(`${AMOUNT}${LIRA}`, 'dg')
const HEADED = 200

/** "Görev süresi: 5 yıl", below entries of offices: of all of them. */
const OF_TERM = /^\W*(?:gorev|yetki) sure(?:si|leri)\s?:\s?/
const termOf = (plain: string): Term | null => {
  const label = OF_TERM.exec(plain)
  const said = label ? termAtStart(plain.slice(label[0].length)) : null
  return label && said && !/[a-z]/.test(plain.slice(label[0].length + said.end).replace(/\([\d/a-z]+\)/g, '')) ? said.term : null
}
/** Powers, and offices, of entries without a verb; where another frame reads a power, they say nothing (read.ts). */
export const entryRule: Rule = (body) => {
  const [begin, end] = [bodyStart(body), Math.min(directiveBegins(body), body.plain.length)]
  if (begin >= end || !/\bimza|\btemsil|\byetki|munferi[dt]|mustere|\bbirlikte\b|\(tek\b/.test(body.plain.slice(begin, end))) return []
  const found: Found[] = []
  const pieces = piecesOf(body, begin, end)
  let under = ''
  let last: { entry: Entry; at: number } | null = null
  // The entries one behind another so far, each with one office.
  let run: Entry[] = []
  const seat = (name: string, role: Role, term: Term, at: Span): Found => ({
    statement: appointment(name, ownRole(body, role), {
      until: term.until,
      term_years: term.years,
    }),
    ...at,
  })
  for (const [which, piece] of pieces.entries()) {
    const plain = body.plain.slice(piece.from, piece.to)
    const serves = run.length > 0 ? termOf(plain) : null
    if (serves) {
      const to = piece.from + plain.trimEnd().length
      for (const each of run)
        if (each.term === null && each.role !== null)
          for (const name of subjectsOf(each)) found.push({ ...seat(name, each.role, serves, each), more: [{ from: piece.from, to }] })
      run = []
      continue
    }
    const entry = entryOf(body, piece, under)
    run = entry?.people.length && entry.role !== null && entry.role !== 'auditor' ? [...run, entry] : []
    const power = (way: Way, of: Entry, at: Span): Found => ({
      statement: {
        kind: 'representation',
        ...way,
        group: of.group,
        limit: of.limit,
        ...(of.floor ? { floor: of.floor } : {}),
        scope: of.scope,
        until: of.term?.until ?? null,
      },
      ...at,
    })
    if (entry === null || (entry.people.length === 0 && entry.form === null)) {
      // What stands under a heading is said under it.
      under = /:\s*$/.test(plain) && plain.length < HEADED ? plain : entry === null ? '' : under
      last = null
      continue
    }
    if (entry.people.length === 0) {
      // "Temsil ve imza: münferit." behind whom an entry elects.
      const next = pieces[which + 1]
      const bounds = next && OF_LIMIT.test(body.plain.slice(next.from, next.to)) ? next : undefined
      if (
        last?.at === which - 1 &&
        entry.form === 'sole' &&
        OF_FORM.test(plain) &&
        last.entry.role !== null &&
        last.entry.ways.length === 0
      ) {
        const amount = bounds ? amountOf(firstIn(body, MONEY, bounds.from, bounds.to)?.printed(1)) : null
        if (bounds && amount === null) continue
        const own = { ...last.entry, limit: amount === null ? null : { amount, currency: 'TRY' } }
        const to = bounds?.to ?? entry.to
        found.push(power({ persons: own.people.map(({ name }) => name), mode: 'sole', with: [] }, own, { from: own.from, to }))
      }
      last = null
      continue
    }
    // "Başka her konuda": of what was not read.
    const rest = entry.scope !== null && ALL_ELSE.test(entry.scope)
    if (rest && last?.at !== which - 1) {
      last = null
      continue
    }
    last = { entry, at: which }
    for (const way of entry.ways) {
      const each = way.mode === 'sole' ? way.persons.map((person) => ({ ...way, persons: [person] })) : [way]
      for (const one of each) found.push(power(one, entry, { from: entry.from, to: entry.to }))
    }
    if (entry.elects && entry.role !== null && entry.role !== 'auditor')
      for (const name of subjectsOf(entry)) found.push(seat(name, entry.role, entry.term ?? NO_TERM, { from: entry.from, to: entry.to }))
  }
  return found
}
