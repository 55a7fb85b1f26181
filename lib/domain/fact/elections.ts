import { isLegalEntity } from '../kernel/legal-entity.ts'
import { fold } from '../kernel/text.ts'
import type { Role } from './fact.ts'
import { type Body, cleanName, firstIn, type Found, matchesIn, once, type Rule } from './found.ts'
import { mend, plainLetters } from './mend.ts'
import { COUNT, countOf, formAt, groupOf, NO_TERM, powerRoleOf, roleOf, type Term, termIn } from './office.ts'
import { isName, personIn } from './person.ts'

// A clause begins after the end of the one before: a predicate of the templates, or a heading.
const STOP =
  /(?:yurutulur|temsil ed(?:er|erler|ilir)|taahhut edilmistir|secilmistir|atanmistir|sona ermistir|yetkilidir|edecektir|etmektedir|degistirilmistir|yetkilendirilmistir|ilan olunur|asagidakiler secilmistir)[.,;:)]*|\bolarak \S{9,12}\.(?= )|(?:yeni atanan temsilciler|temsilcilik gorevi|mudurluge secilenler|yonetim kurulu\s?\/\s?yetkililer|mudurler\s?\/\s?yetkililer|\byetkililer|gorev dagilimindaki degisiklik|temsil yetkisi sona erenler|musterek listesinde degisiklik|\btemsilciler|gorev dagilimi ve temsile yetkili olanlar ve temsil sekli|temsil sekli ve gorev dagilimi)(?: [il1|])?(?=[\s:])|\byerine\b|karari(?=\s)|tasfiye memurluguna,/g

/** Where the clause that reaches up to `at` begins; looks back as far as a clause may be long. */
export const clauseStart = (plain: string, at: number): number => {
  const reach = Math.max(0, at - 700)
  let from = reach
  for (const match of plain.slice(reach, at).matchAll(STOP)) from = reach + match.index + match[0].length
  return from + (/^[\s,;.:]*/.exec(plain.slice(from, at))?.[0].length ?? 0)
}

/** `others` are elected in the same sentence ("A ve B … olarak atanmıştır"). */
type Election = { from: number; to: number; person: string; others: string[]; office: string; inBrackets: boolean; term: Term }
const roleIn = ({ office, inBrackets }: Pick<Election, 'office' | 'inBrackets'>): Role | null =>
  inBrackets ? powerRoleOf(office) : roleOf(office)

const ELECTED = /\s?olarak\s?(?:(?:yeniden |tekrar )?(?:secil|atan|gorevlendiril|tayin)\w*\.?|[,.])/dg
const IN_BRACKETS = /\(((?:[^()]|\([^()]{0,60}\)){3,90})\)\s*\S{5,9} yetkili\s*$/d
const NAMED =
  /(\((?:mudurler kurulu [^,;.()]{3,30})\) mudur|yonetim kurulu [^,;.()]{3,40}?(?: ?\((?:bagimsiz|murahhas|icraci|icrada|[a-h] grubu)[^()]{0,40}\))?|mudurler kurulu [^,;.()]{3,20}|mudur\s?\([^()]{3,60}\)|genel mudur|sube muduru|(?:sirket )?mudur[u]?|tasfiye memuru|\S{3,10} memuru|konkordato komiseri|temsilci|temsile yetkili|yetkili|\([^()]{3,80}\))\s*$/d

const BARE_POWER = /^(?:temsile )?yetkili$/
const OFFICE_NEAR = /kurul|bask|\bu[yv]e|mudur|derece|\($/

/**
 * Who a clause up to an office names: after the term where that stands first ("Aksi Karar Alınıncaya Kadar … ikamet eden, X Müdür"), else
 * before it.
 */
const electedIn = (body: Body, from: number, to: number): { person: string; term: Term } | null => {
  const found = termIn(body.plain.slice(from, to))
  const pieces = found
    ? ([
        [from + found.end, to],
        [from, from + found.at],
      ] as const)
    : ([[from, to]] as const)
  for (const [start, end] of pieces) {
    const cut = body.plain.slice(start, end).replace(/\s*tescil tarihinden itibaren\s*$/, '').length
    const person = personIn(body.text.slice(start, start + cut))
    if (isName(person)) return { person, term: found?.term ?? NO_TERM }
  }
  return null
}

/** Where the sentence on the last person of a clause begins: where the end of the sentence before was not legible, two stand in it. */
const lastPersonFrom = (plain: string, from: number, to: number): number => {
  const [before, last] = [...plain.slice(from, to).matchAll(/ikamet\s?e/g)].slice(-2)
  if (!before || !last) return from
  const next = /(?!ve )\S* ?(?!ve )\S* ?uyruklu|\S+ kimlik no/.exec(plain.slice(from + before.index, from + last.index))
  return next ? from + before.index + next.index : from
}

const INTRODUCED = /ikamet\s?eden[\s,;]+/g
/**
 * Who stands in one sentence with its last person, before him: each introduced by a residence of his own and followed by "ve" or a comma.
 */
const othersIn = (body: Body, from: number, to: number): string[] => {
  const joined = /[\s,]*(?:,|\bve|\bile)\s*$/.exec(body.plain.slice(from, to))
  const introduced = joined ? [...body.plain.slice(from, from + joined.index).matchAll(INTRODUCED)].at(-1) : undefined
  if (!joined || !introduced) return []
  const name = cleanName(body.text.slice(from + introduced.index + introduced[0].length, from + joined.index))
  return isName(name) ? [...othersIn(body, from, lastPersonFrom(body.plain, from, from + joined.index)), name] : []
}

const FOR_ALL = new RegExp(`ilk yonetim kurulu uye[a-z]* olarak ${COUNT} ?(?:yil[a-z]*|sene)|ilk ${COUNT} (?:yil|sene) icin`, 'dg')

const AHEAD =
  /\b(yonetim kurulu (?:uyesi|baskani|baskan vekili|baskan yardimcisi)|mudurler kurulu baskani|(?:genel )?mudur|tasfiye memuru)\s(?:olarak|olmak uzere)\s([^;:.]{0,60}?)[;,:]?\s+((?:(?!\bolarak\b)[^;:]){10,240}?)\s(?:secilmistir|atanmistir|gorevlendirilmistir)/dg
/** "İlk Yönetim Kurulu Üyesi olarak 3 yıllığına; … ikamet eden AYŞE YILMAZ seçilmiştir.": the office stands first. */
const officeFirst = (body: Body): Election[] =>
  matchesIn(body, AHEAD).flatMap((match): Election[] => {
    const term = termIn(match.plain)?.term ?? NO_TERM
    const person = /ikamet\s?e/.test(match.plain) ? personIn(match.printed(3)) : ''
    return isName(person) ? [{ from: match.from, to: match.to, person, others: [], office: match.printed(1), inBrackets: false, term }] : []
  })

/** "… ikamet eden, AYŞE YILMAZ 16.6.2024 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir." */
export const electionsIn = once((body: Body): Election[] => {
  const heads = matchesIn(body, FOR_ALL)
  const elected = matchesIn(body, ELECTED).flatMap((match): Election[] => {
    const begin = clauseStart(body.plain, match.from)
    const from = lastPersonFrom(body.plain, begin, match.from)
    const clause = body.plain.slice(from, match.from)
    const bracket = IN_BRACKETS.exec(clause)
    const office = bracket ?? NAMED.exec(clause)
    const [start, end] = office?.indices?.[1] ?? [0, 0]
    if (!office || (/olarak\s?[,.]$/.test(match.plain) && roleOf(clause.slice(start, end)) !== 'board_member')) return []
    const printed = body.text.slice(from + start, from + end)
    // The office in brackets before the power was not legible as one.
    if (!bracket && BARE_POWER.test(office[1] ?? '') && OFFICE_NEAR.test(clause.slice(Math.max(0, start - 60), start))) return []
    const elected = roleIn({ office: printed, inBrackets: bracket !== null }) === null ? null : electedIn(body, from, from + office.index)
    // Two people of a decision in prose ("A ve B'nin müdür olarak seçilmelerine") are no one person: its own rule names each.
    if (!elected || (!isLegalEntity(elected.person) && / (?:ve|ile) /.test(mend(elected.person)))) return []
    // "İlk 3 yıl için aşağıdakiler seçilmiştir" speaks of everybody who follows.
    const head = heads.filter((each) => each.to <= from && from - each.to < 900).at(-1)
    const years = countOf(plainLetters(head?.printed(1) || head?.printed(2) || ''))
    const term = elected.term.until || elected.term.years || /aksi karar/.test(clause) ? elected.term : { ...elected.term, years }
    const others = othersIn(body, begin, from)
    return [
      {
        from: others.length > 0 ? begin : from,
        to: match.to,
        person: elected.person,
        others,
        office: printed,
        inBrackets: bracket !== null,
        term,
      },
    ]
  })
  return [...elected, ...officeFirst(body)].sort((a, b) => a.from - b.from)
})

// Banks print the decision after the entry: "Yeni İmzalar: AYŞE YILMAZ … İmza Grubu-Derecesi: H- 5".
const GRADE = /imza grubu\s?-?\s?(?:ve )?derecesi\s*:\s*([a-z])\s?-?\s?(\d)/d
const gradeBelow = (body: Body, { person, to }: Election): string | null => {
  const named = body.text.indexOf(person, to)
  const grade = named < 0 ? null : GRADE.exec(body.plain.slice(named, named + person.length + 160))
  return grade?.[1] && grade[2] ? `${grade[1].toUpperCase()}-${grade[2]}` : null
}

const MASKED = /\d{3}[*x#]{4,8}\d{2}(?=\s*kimlik)/
/**
 * Whether another clause that was not legible may give the person an office: it names the same identity number, or the same entity, and
 * elects.
 */
const toldElsewhere = (body: Body, all: Election[], { from, to, person }: Election): boolean => {
  const number = MASKED.exec(body.plain.slice(from, to))?.[0]
  return [plainLetters(person), ...(number ? [number] : [])].some((key) => {
    for (let at = body.plain.indexOf(key); at >= 0; at = body.plain.indexOf(key, at + key.length)) {
      const clause = body.plain.slice(at + key.length, at + 260)
      const elects = clause.search(/yonetim|kurul|mudur|baskan/)
      if (
        elects >= 0 &&
        elects < (key === number ? 160 : 45) &&
        !all.some((other) => other.from <= at && at < other.to) &&
        !/sona er|hareket|temsile|devre|[()]|'\s?[dt][iu]r\b/.test(clause.slice(0, elects))
      )
        return true
    }
    return false
  })
}

const SHAPE = /(?:yetki\s?sekli|temsil sekli)\s*/dg

/** Elections, and the form of representation printed after each ("Yetki Şekli: …"). */
export const electionRule: Rule = (body) => {
  const all = electionsIn(body)
  const offices = new Set(all.filter((each) => !each.inBrackets).map((each) => `${fold(each.person)} ${roleOf(each.office)}`))
  const bare = (each: Election): boolean => /^(?:temsile )?yetkili$/.test(mend(each.office))
  const inOffice = new Set(all.filter((each) => !each.inBrackets && !bare(each)).map((each) => fold(each.person)))
  return all.flatMap((each, at): Found[] => {
    const named = roleIn(each)
    if (!named) return []
    const group = groupOf(each.office)
    const role = named === 'manager' && (group !== null || body.branch) ? 'branch_manager' : named
    const { until, years } = each.term
    const start =
      each.term.from ?? (/tescil tarihinden itibaren/.test(body.plain.slice(each.from, each.to)) ? body.header.registered_on : null)
    const next = Math.min(all[at + 1]?.from ?? body.text.length, each.to + 900)
    const shape = firstIn(body, SHAPE, each.to, next)
    const between = shape === undefined ? '' : body.plain.slice(each.to, shape.from)
    // Somebody else's sentence between was not legible: the form is his.
    const apart =
      /sona erm|secilmistir|daha onceden/.test(between) || (/ikamet|kimlik no|\bolarak\b/.test(between) && !/tuzel kisi/.test(between))
    const form = shape && !apart ? formAt(body.text.slice(shape.to, shape.to + 1300), body.plain.slice(shape.to, shape.to + 1300)) : null
    const found: Found[] = []
    // A power without an office in brackets is that of an office which the notice gives the person too.
    const second = each.inBrackets
      ? offices.has(`${fold(each.person)} ${named}`) || toldElsewhere(body, all, each)
      : bare(each) && inOffice.has(fold(each.person))
    const persons = [...each.others, each.person]
    if (!second) {
      for (const person of persons)
        found.push({
          statement: { kind: 'appointment', person, role, legal_entity: null, from: start, until, term_years: years },
          from: each.from,
          to: each.to,
        })
    }
    if (form && shape) {
      found.push({
        statement: {
          kind: 'representation',
          persons,
          mode: form.mode,
          group: group ?? gradeBelow(body, each),
          with: form.with,
          limit: null,
          scope: null,
          until,
        },
        from: each.from,
        to: shape.to + form.end,
      })
    }
    return found
  })
}
