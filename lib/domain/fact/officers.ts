import { DATE, printedDate } from '../kernel/printed-dates.ts'
import { fold, lower } from '../kernel/text.ts'
import { cleanName, type Found, personIn, type Rule } from './found.ts'
import type { RepresentationRule, Role } from './fact.ts'

const ROLES: [RegExp, Role][] = [
  [/mudurler kurulu bask/, 'manager_chair'], [/baskan\S* (?:yardim|vekil|v\b)|baskanvekil/, 'board_vice_chair'], [/yonetim kurulu bask/, 'board_chair'], [/yonetim kurulu uye/, 'board_member'],
  [/genel mudur/, 'general_manager'], [/sube mudur/, 'branch_manager'], [/tasfiye memur/, 'liquidator'], [/komiser/, 'commissioner'], [/ticari (?:vekil|mumessil|temsilci)/, 'proxy'],
  [/\bmudur/, 'manager'], [/denetci/, 'auditor'], [/yetkili|temsilci|derece|imza|grubu/, 'authorised_signatory'],
]

/** The office that printed words name; null where they name none. */
export const roleOf = (printed: string): Role | null => {
  const folded = fold(printed)
  return ROLES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/** Signature grade or letter in the brackets of an office: `2. Derece İmza Yetkilisi` → `2`, `Yönetim Kurulu Üyesi - B Grubu` → `B`. */
const groupOf = (printed: string): string | null => {
  const folded = fold(printed)
  return /(\d) derece/.exec(folded)?.[1] ?? /\b([a-h]) (?:grubu|grup)\b/.exec(folded)?.[1]?.toUpperCase() ?? null
}

// A clause begins after the end of the one before. The registry's templates end in few words.
const STOP = /(?:se[çc][iı]lm[iı][şs]t[iı]r|atanm[ıi][şs]t[ıi]r|sona erm[iı][şs]t[iı]r|[Yy]etk[iı]l[iı]d[iı]r|edecekt[iı]r|etmekted[iı]r|de[ğg][iı][şs]t[iı]r[iı]lm[iı][şs]t[iı]r|yetk[iı]lend[iı]r[iı]lm[iı][şs]t[iı]r)[.,]*\s*\)?|(?:YEN[İIıi] ATANAN TEMS[İIıi]LC[İIıi]LER|M[ÜU]D[ÜU]RL[ÜU][ĞG]E SE[ÇC][İIıi]LENLER|Y[ÖO]NET[İIıi]M KURULU\s?\/\s?YETK[İIıi]L[İIıi]LER|M[ÜU]D[ÜU]RLER\s?\/\s?YETK[İIıi]L[İIıi]LER|YETK[İIıi]L[İIıi]LER|G[ÖO]REV DA[ĞG]ILIMINDAK[İIıi] DE[ĞG][İIıi][ŞS][İIıi]KL[İIıi]K|TEMS[İIıi]L YETK[İIıi]S[İIıi] SONA ERENLER|M[ÜU][ŞS]TEREK L[İIıi]STES[İIıi]NDE DE[ĞG][İIıi][ŞS][İIıi]KL[İIıi]K|TEMS[İIıi]LC[İIıi]LER)(?:\s[İI1l|])?(?=\s)|\bYerine\b|Kararı(?=\s)|Tasf[iı]ye Memurlu[ğg]una,/gu

const stopBefore = (text: string, at: number): number => {
  let from = 0
  for (const match of text.slice(0, at).matchAll(STOP)) from = match.index + match[0].length
  return from + (/^[\s,;.:]*/.exec(text.slice(from, at))?.[0].length ?? 0)
}

type Term = { until: string | null; years: number | null; from: string | null }
const NO_TERM: Term = { until: null, years: null, from: null }

const DURATIONS: [RegExp, (match: RegExpExecArray) => Term][] = [
  [new RegExp(`${DATE} tarih[iı]nden ${DATE} tarih[iı]ne kadar`, 'iu'), (m) => ({ from: printedDate(m[1], m[2], m[3]), until: printedDate(m[4], m[5], m[6]), years: null })],
  [new RegExp(`${DATE}\\s?tarih[iı]ne\\s?kadar`, 'iu'), (m) => ({ ...NO_TERM, until: printedDate(m[1], m[2], m[3]) })],
  [/(?:[İIiı]lk )?(\d{1,2}) ?(?:\([^)]{1,20}\))? ?y[ıi]l(?:l[ıi][ğg][ıi]na)? ?(?:i[çc][iı]n|s[üu]re(?:yle| [iı]le)|m[üu]ddetle)?/iu, (m) => ({ ...NO_TERM, years: Number(m[1]) })],
  [/aks[iı] karar al[ıi]?n\S{0,8}\s?(?:kadar|de[ğg][iı]n)/iu, () => NO_TERM],
]

const termIn = (clause: string): { term: Term; at: number; end: number } | null => {
  for (const [pattern, read] of DURATIONS) {
    const match = pattern.exec(clause)
    if (match) return { term: read(match), at: match.index, end: match.index + match[0].length }
  }
  return null
}

type Election = { from: number; to: number; person: string; office: string; brackets: boolean; term: Term }

const ELECTED = /\s?olarak (?:se[çc][iı]lm[iı][şs]|atanm[ıi][şs]|g[öo]revlend[iı]r[iı]lm[iı][şs])\p{L}*\.?/giu

/** "… ikamet eden, AYŞE YILMAZ 16.6.2024 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir." */
const elections = (text: string): Election[] => [...text.matchAll(ELECTED)].flatMap((match) => {
  const from = stopBefore(text, match.index)
  const clause = text.slice(from, match.index)
  if (clause.length > 600) return []
  const term = termIn(clause)
  const bracket = /\(([^()]{3,80})\)\s*Tems[iı]le Yetk[iı]l[iı]\s*$/iu.exec(clause) ?? /\(([^()]{3,80}(?:\([^()]*\))?)\)\s*$/u.exec(clause.replace(/Müdür \(Müdürler.*$/u, ''))
  const named = /(Y[öo]net[iı]m Kurulu [^,;.()]{3,40}|M[üu]d[üu]rler Kurulu [^,;.()]{3,20}|M[üu]d[üu]r \([^)]*\)|Genel M[üu]d[üu]r|[ŞS]ube M[üu]d[üu]r[üu]|M[üu]d[üu]r|Tasf[iı]ye Memuru|Konkordato Kom[iı]ser[iı]|Tems[iı]lc[iı]|Yetk[iı]l[iı])\s*$/iu.exec(clause)
  const office = bracket?.[1] ?? named?.[1]
  if (!office || roleOf(office) === null) return []
  const before = clause.slice(0, Math.min(term?.at ?? clause.length, bracket?.index ?? clause.length, named?.index ?? clause.length))
  const person = personIn(before.replace(/tesc[iı]l tarih[iı]nden [iı]t[iı]baren\s*$/iu, ''))
  if (person.length < 3) return []
  return [{ from, to: match.index + match[0].length, person, office, brackets: bracket !== null && /yetk/i.test(bracket[0]), term: term?.term ?? NO_TERM }]
})

const unique = (names: string[]): string[] => [...new Map(names.map((name) => [fold(name), name])).values()]

/** Names in the brackets of a joint power: `( A ANONİM ŞİRKETİ(Adına hareket edecek gerçek kişi: B), C)`. */
const namesIn = (list: string): string[] => unique(list.replace(/\([^()]*\)/g, ' ').split(/[,;]| ve /).map(cleanName).filter((name) => name.length > 2))

type Form = Pick<RepresentationRule, 'mode' | 'with'> & { end: number }

const formIn = (text: string): Form | null => {
  const start = /^\s*[:;.]?\s*/.exec(text)?.[0].length ?? 0
  const rest = text.slice(start)
  const joint = /^\(((?:[^()]|\([^()]*\))*)\)\s*\S{0,8}\s*(?:den|dan)?\s*(?:Herhang[iı] B[iı]r[iı]\S*|[iı]le [Bb][iı]rl[iı]kte)?\s*M[üu][şs]tereken[^.]{0,40}\.?/iu.exec(rest)
  if (joint) return { mode: 'joint', with: namesIn(joint[1] ?? ''), end: start + joint[0].length }
  const any = /^(?:Herhang[iı] [^.]{3,60})?M[üu][şs]tereken[^.]{0,60}\.?/iu.exec(rest)
  if (any) return { mode: 'joint', with: /herhang/i.test(any[0]) ? ['*'] : [], end: start + any[0].length }
  const sole = /^M[üu]nfer[iı]d[^.]{0,40}\.?/iu.exec(rest)
  if (sole) return { mode: 'sole', with: [], end: start + sole[0].length }
  const limited = /^S[ıi]n[ıi]rl?[ıi]?\S* (?:Tasf[iı]ye [^.]{0,40}\.|Yetk[iı]l[iı]\s*(?:\((?:[^()]|\([^()]*\))*\))?\.?)/iu.exec(rest)
  return limited ? { mode: 'limited', with: [], end: start + limited[0].length } : null
}

/** Elections, and the form of representation printed after each ("Yetki Şekli: …"). */
export const electionRule: Rule = ({ text }) => {
  const all = elections(text)
  const offices = new Set(all.filter((each) => !each.brackets).map((each) => `${fold(each.person)} ${roleOf(each.office)}`))
  return all.flatMap((each, at): Found[] => {
    const role = roleOf(each.office) as Role
    const { until, years, from } = each.term
    const next = all[at + 1]?.from ?? text.length
    const shape = /Yetk[iı]\s?[ŞS]ekl[iı]\s*/iu.exec(text.slice(each.to, next))
    const form = shape ? formIn(text.slice(each.to + shape.index + shape[0].length)) : null
    const found: Found[] = []
    const branch = role === 'manager' && groupOf(each.office) !== null ? 'branch_manager' as const : role
    if (!each.brackets || !offices.has(`${fold(each.person)} ${role}`)) {
      found.push({ statement: { kind: 'appointment', person: each.person, role: branch, legal_entity: null, from, until, term_years: years }, from: each.from, to: each.to })
    }
    if (form && shape) {
      found.push({
        statement: { kind: 'representation', persons: [each.person], mode: form.mode, group: groupOf(each.office), with: form.with, limit: null, scope: null, until },
        from: each.from, to: each.to + shape.index + shape[0].length + form.end,
      })
    }
    return found
  })
}

const DELEGATE = /T[üu]zel k[iı][şs][iı] ad[ıi]na\s*[;,:]?\s*([^;:]{5,260}?)\s+hareket (?:edecekt|etmekted)[iı]r/giu

/** "Tüzel kişi adına; … SERDAR MARANGOZ hareket edecektir": the natural person who acts for a legal entity, named once however often it is printed. */
export const delegateRule: Rule = ({ text }) => {
  const all = elections(text)
  const seen = new Set<string>()
  return [...text.matchAll(DELEGATE)].flatMap((match): Found[] => {
    const person = personIn(match[1] ?? '')
    const entity = all.filter((each) => each.to <= match.index).at(-1)?.person ?? null
    const key = `${fold(person)} ${fold(entity ?? '')}`
    if (person.length < 4 || /ikamet|Kimlik|Uyruklu/.test(person) || seen.has(key) || /etmekted/.test(lower(match[0]))) return []
    seen.add(key)
    return [{
      statement: { kind: 'appointment', person, role: 'representative_of_legal_entity', legal_entity: entity, from: null, until: null, term_years: null },
      from: match.index, to: match.index + match[0].length,
    }]
  })
}

const ENDED = /(?:[öo]nceki\s+(?:bu\s+)?)?(?:[üu]yel[iı][ğg][iı]|g[öo]rev[iı]|yetk[iı]s[iı])\s+sona\s+erm[iı][şs]t[iı]r/giu
const HELD = /Daha [öo]nceden\s+\(?((?:[^()]|\([^()]*\)){3,90}?)\)?\s*(?:Tems[iı]le Yetk[iı]l[iı]\s*)?(?:g[öo]rev[iı]\s*)?olan\s/iu

/** "Daha önceden (Yönetim Kurulu Üyesi) Temsile Yetkili görevi olan … AYŞE YILMAZ'in önceki bu görevi sona ermiştir." */
export const departureRule: Rule = ({ text }) => {
  const seen = new Set<string>()
  return [...text.matchAll(ENDED)].flatMap((match): Found[] => {
    const from = stopBefore(text, match.index)
    const clause = text.slice(from, match.index)
    const held = HELD.exec(clause)
    const role = held ? roleOf(held[1] ?? '') : roleOf(clause.slice(-40))
    const person = personIn(held ? clause.slice(held.index + held[0].length) : clause.replace(/(?:Konkordato )?Kom[iı]ser[iı]\s*$/iu, ''))
    if (clause.length > 500 || !role || person.length < 4) return []
    const key = `${fold(person)} ${role}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ statement: { kind: 'departure', person, role, on: null, reason: null }, from: held ? from + held.index : from, to: match.index + match[0].length }]
  })
}

const LIST_CHANGED = /(?:i[çc][iı]n )?m[üu][şs]terek oldu[ğg]u yetk[iı]l[iı]ler \(((?:[^()]|\([^()]*\))*)\)\s*[şs]ekl[iı]nde de[ğg][iı][şs]t[iı]r[iı]lm[iı][şs]t[iı]r/giu

/** "AYŞE YILMAZ için müşterek olduğu yetkililer ( A, B ) şeklinde değiştirilmiştir": who must co-sign is another list from now on. */
export const jointListRule: Rule = ({ text }) => [...text.matchAll(LIST_CHANGED)].flatMap((match): Found[] => {
  const from = stopBefore(text, match.index)
  const clause = text.slice(from, match.index)
  const person = personIn(clause.split(/;\s*Adres|Adres\s*:/)[0] ?? clause)
  if (person.length < 4) return []
  return [{
    statement: { kind: 'representation', persons: [person], mode: 'joint', group: null, with: namesIn(match[1] ?? ''), limit: null, scope: null, until: null },
    from, to: match.index + match[0].length,
  }]
})

