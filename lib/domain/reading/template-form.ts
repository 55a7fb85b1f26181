/** Frames of powers by the template's label behind an election: its form, the bounds beside it, the list of those who must co-sign. */
import { representation } from '../fact/stated.ts'
import { fold, squeeze } from '../kernel/text.ts'
import type { RepresentationRule } from '../fact/fact.ts'
import { type Body, type Found, type Rule, matchesIn } from '../fact/found.ts'
import { isTitle } from '../fact/directive-signers.ts'
import { NO_TERM, formAt, groupOf, listIn, namesIn } from '../fact/office.ts'
import { sentencesOf } from './clauses.ts'
import { seatOf } from './duties.ts'
import { delegateRule } from './delegates.ts'
import { type Chosen, electedIn } from './offices.ts'
import { isAlongWithHimself } from './references.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { LISTED as IN_ONE_LIST, isEntity, isName, partiesIn, personIn } from '../text/names.ts'
import { type Span, boundsIn, withoutBounds } from './bounds.ts'

const SHAPES = /(?:yetki\s?sekli|temsil sekli)[\s:;.,–-]*/dg
// Banks print the decision after the entry: "Yeni İmzalar: AYŞE YILMAZ … İmza Grubu-Derecesi: H- 5".
const GRADE = /imza grubu\s?-?\s?(?:ve )?derecesi\s*:\s*([a-z])\s?-?\s?(\d)/d

const gradeBelow = (body: Body, name: string, to: number): string | null => {
  const named = body.text.indexOf(name, to)
  const grade = named < 0 ? null : GRADE.exec(body.plain.slice(named, named + name.length + 160))
  return grade?.[1] && grade[2] ? `${grade[1].toUpperCase()}-${grade[2]}` : null
}

// "Temsil Yetkisinin Kapsamı: İşletmenin mal alım ve satımı."
const REACH = /[Yy](?:etki|ETK[İI])(?:sinin|s[İI]n[İI]n|n[İI]n)? [Kk](?:apsam[ıi]|APSAMI)\s*:\s*([^:]+?)[.;,]?\s*$/u
// What the law says of every commercial agent, of the one elected before.
const AGENT_SIGNS =
  /turk borclar kanunu\S* \d{3}\S*(?: \S{1,4})? madde\S* (?:cercevesinde|uyarinca|geregince) ticari (?:temsilci|mumessil) olarak (?:sirketi|isletmeyi) (?:(?:sirket|isletme|unvani|altinda|tek|basina|munferit|munferiden|atacagi|imza|imzasi|ile) )*temsil (?:ve ilzam )?ed(?:er|ecektir)\.?/
const BOUNDED = /\b(?:yetkiler|kapsam|sinirl|yalniz|sadece|munhasir)[a-z]*/
// "Temsil yetkisi şube işleri ile sınırlıdır."
const REACH_SAID =
  /^[\s.]*(?:(?:[Tt]emsil|[İi]mza|[Bb]u) )?[Yy]etki(?:si|leri)? ([^.:;()]{3,80}?) (?:ile|konular[ıi] ile|konular[ıi]yla) s[ıi]n[ıi]rl[ıi]d[ıi]r(?:\.|$)/u
const REACH_BEHIND = /^[\s.]*(?:[Tt]emsil )?[Yy]etki(?:sinin|nin) [Kk]apsam[ıi]\s*:\s*([^:]+?)(?:\.(?=\s|$)|[;(]|$)/u
// "35.000,00 TL'ye kadar münferiden, bu tutarın üstündeki işlemlerde ( A ) ile birlikte müştereken", the amounts left blank
const HALVES =
  /^[\s:;.,|]*(?:([a-z][a-z ]{2,40}?) ile sinirli olmak (?:uzere|kaydi(?:yla| ile)),? )?_+,? ?(?:munferi[dt](?:en)?|tek basina)(?: (?:temsile?|ve|ilzama|yetkilidir|yetkili))*[,;.]?(?: ve)? _+,? (?:ise )?\(([^()]{3,300})\)\S{0,4}(?: ile)?(?: birlikte)? mustereken(?: (?:temsile?|ve|ilzama|yetkilidir|yetkili))*/d

/** A form of the template in two halves, by amount. */
const halvesAt = (
  body: Body,
  from: number,
): { statements: Pick<RepresentationRule, 'mode' | 'with' | 'limit' | 'floor' | 'scope' | 'any_of'>[]; to: number } | null => {
  const end = from + (/mustereken[^.]{0,60}/.exec(body.plain.slice(from, from + 600))?.index ?? 0)
  const bounds = boundsIn(body, from, end)
  const [small, large] = bounds
  if (bounds.length !== 2 || !small?.limit || small.above || !large?.above) return null
  if (large.limit !== null && (large.limit.amount !== small.limit.amount || large.limit.currency !== small.limit.currency)) return null
  const match = HALVES.exec(withoutBounds(body.plain.slice(from, from + 900), from, bounds))
  const [reach, list] = [match?.indices?.[1], match?.indices?.[2]]
  const others = list ? listIn(body.text.slice(from + list[0], from + list[1])) : null
  if (!match || others === null) return null
  const scope = reach ? squeeze(body.text.slice(from + reach[0], from + reach[1])) : null
  return {
    statements: [
      { mode: 'sole', with: [], limit: small.limit, scope },
      { mode: 'joint', with: others.names, limit: null, floor: small.limit, scope, ...(others.any ? { any_of: true as const } : {}) },
    ],
    to: from + match[0].length,
  }
}

/** Who acts from now on for a legal entity that the notice does not elect: the form behind is how he signs for it. */
const actingIn = (body: Body): Chosen[] =>
  electedIn(body).length > 0
    ? []
    : delegateRule(body).flatMap((each) =>
        each.statement.kind === 'appointment' && each.statement.confirms !== true && each.statement.legal_entity !== null
          ? [seatOf(each, each.statement, NO_TERM)]
          : [],
      )

/** "Mal alımı, satışı ve tahsilat konularında": what a form is said for, before it. */
const SOME_ONLY = /^[\s:]*(?:[^.:;()|]{3,240}?) (?:konularinda|konusunda|hususlarinda|hususunda|islerinde|islemlerinde) (?=munferi[dt]en )/
const FORM_ENDS = /^munferi[dt]en temsile yetkili(?:dir)?\W*$/
const SUBJECT_LONG = 300
/** A form that is said of more than one. */
const OF_MANY = /^[^.;]{0,60}\byetkilidirler\b/
const ENDING_LONG = 8
/** "Yetkisi Gelibolu Şubesinin işleri ile sınırlı olmak üzere Münferiden …": what a form reaches, before it. */
const WITHIN =
  /^[\s:]*(?:(?:temsil )?yetki(?:si|leri) )?([^.:;()|,]{3,160}?)(?:\sile|(?<=[iu])yl[ae]|(?<=\bisler)le) sinirli ol(?:mak (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile))|arak),? (?=\(|munferi[dt]|muster|tek bas)/d
/** "Taşınmaz alım ve satımı hariç olmak üzere Münferiden …": what a form does not reach, before it. */
const WITHOUT =
  /^[\s:]*([^.:;()|\d]{3,160}?),? (?:haric|mustesna)(?: olmak uzere| tutulmak uzere| olmak kaydiyla)?,? (?=\(|munferi[dt]|muster|tek bas)/d
// A sentence of its own behind an election, without the label.
const BEGINS_WITHIN = new RegExp(`(?<=[.;]\\s)${WITHIN.source.replace('^[\\s:]*', '')}`, 'dg')

/** The form of representation that the template prints behind an election ("Yetki Şekli: Münferiden Temsile Yetkilidir."). */
export const formRule: Rule = (body) => {
  const all = [...electedIn(body), ...actingIn(body)]
  const unlabelled = matchesIn(body, BEGINS_WITHIN)
    .filter(({ from }) => all.some(({ to }) => to <= from && from - to < 4))
    .map(({ from }) => ({ from, to: from }))
  return [...matchesIn(body, SHAPES), ...unlabelled].flatMap((shape) => formAfter(body, all, shape))
}

/** "(Yönetim Kurulu Başkanı)": his office, behind a name. */
export const OFFICE_IN_BRACKETS = '\\s?\\([a-z /-]{3,60}\\)'
/** What stands between a name and the label of his form, where it is his. */
const NAMED_BEFORE = new RegExp(`^${OFFICE_IN_BRACKETS}[\\s,;:–-]*$`)
/** Who signs, where a line names them before the label. */
const SIGNERS = /\b(?:(?:temsile?|imzaya?|ilzama?) (?:ve ilzama? )?yetkili|yetkililer|imza sahi[bp])/
/** How far behind the election of its owner a label may stand. */
const LABEL_FAR = 900
/** The form behind one label, of whom the words before it elect. */
const formAfter = (body: Body, all: readonly Chosen[], shape: Span): Found[] => {
  const owner = all.filter((each) => each.to <= shape.from + 1).at(-1)
  if (!owner || shape.from - owner.to > LABEL_FAR) return []
  const between = body.plain.slice(owner.to, shape.from).replace(AGENT_SIGNS, '')
  // Somebody else's sentence between was not legible: the form is his.
  if (STRANGE.test(between) || OF_NAMED.test(between) || (/ikamet|kimlik no|\bolarak\b/.test(between) && !/tuzel kisi/.test(between)))
    return []
  // "A (Yönetim Kurulu Başkanı), Yetki Şekli: …": his alone who is named right before it, be others elected with him.
  const people = partiesIn(body, owner.to, shape.from)
  const named = people.at(-1)
  if (named && !isEntity(named.name) && NAMED_BEFORE.test(body.plain.slice(named.to, shape.from))) return []
  // "Temsile yetkililer: A, B. Temsil şekli: müştereken": of those who are named last before it, and not of all who are elected.
  const others = SIGNERS.test(between) ? people : []
  if (others.some(({ name }) => !isEntity(name) && between.includes(plainLetters(name)))) return []
  // "A (Müdürler Kurulu Başkanı) ve B (Müdür) müdür olarak seçilmiştir. Yetki Şekli: …": of both, whose offices stand in brackets.
  const own = inOneElection(body, all, owner) ?? all.filter((each) => each.to === owner.to && each.role === owner.role)
  const halves = halvesAt(body, shape.to)
  if (halves) return halves.statements.map((half) => halfOf(own, owner, half, halves.to))
  const before = beforeForm(body, shape.to)
  const form = formAt(body.text.slice(before.at, before.at + 1300), body.plain.slice(before.at, before.at + 1300))
  if (!form) return []
  const end = before.at + form.end
  // Behind the subject stands one form, and the sentence ends.
  if (before.isSubject && !(form.mode === 'sole' && FORM_ENDS.test(body.plain.slice(before.at, end)))) return []
  const many = own.length === 1 && OF_MANY.test(body.plain.slice(before.at, end + ENDING_LONG))
  const those = many ? sharersOf(body, all, shape, owner) : own
  if (those === null || (many && form.mode !== 'sole')) return []
  const { reach, to } = reachOf(body, owner.to, shape.from, end)
  // "… Temsile Yetkilidir, bununla birlikte …": what goes on behind the form may take something of it back.
  if (GOES_ON_BEHIND.test(body.plain.slice(shape.to, shape.to + BEHIND_FORM))) return []
  // What bounds the power in other words is told with it.
  if (reach === null && BOUNDED.test(between)) return []
  return [
    {
      statement: representation([...new Set(those.map(({ name }) => name))], form.mode, {
        group: groupIn(body, owner, form),
        with: form.with,
        ...(form.any ? { any_of: true as const } : {}),
        scope: before.scope ?? reach,
        ...(before.excludes === null ? {} : { excludes: before.excludes }),
        until: owner.term.until,
      }),
      from: Math.min(...(many ? those : all.filter((each) => each.to === owner.to)).map(({ from }) => from)),
      to,
    },
  ]
}

/** Those whom one verb elects by names that "ve" or a comma joins, an office in brackets behind each; null where they are no such list. */
const inOneElection = (body: Body, all: readonly Chosen[], owner: Chosen): readonly Chosen[] | null => {
  const beside = all.filter((each) => each.from < owner.to && owner.from < each.to)
  const parties = partiesIn(body, Math.min(...beside.map(({ from }) => from)), owner.to)
  const [first, ...others] = parties
  if (!first || others.length === 0) return null
  const isListed = others.every((each, at) => LISTED_OFFICES.test(body.plain.slice(parties[at]?.to, each.from)))
  if (!isListed) return null
  return parties.flatMap(({ name }) => all.find((each) => fold(each.name) === fold(name) && each.to <= owner.to + 1) ?? [])
}
const LISTED_OFFICES = new RegExp(`^${OFFICE_IN_BRACKETS}(?: ve|,)\\s?$`)

/** One half of a form, of those who are elected together. */
const halfOf = (
  own: readonly Chosen[],
  owner: Chosen,
  half: Pick<RepresentationRule, 'mode' | 'with' | 'limit' | 'floor' | 'scope' | 'any_of'>,
  to: number,
): Found => ({
  statement: {
    kind: 'representation',
    persons: [...new Set(own.map(({ name }) => name))],
    group: owner.group,
    ...half,
    until: owner.term.until,
  },
  from: Math.min(...own.map(({ from }) => from)),
  to,
})

/** What stands between a label and its form, where the form begins (`at`): the only matters it reaches, or those that it does not. */
type BeforeForm = { at: number; isSubject: boolean; scope: string | null; excludes: string | null }
const beforeForm = (body: Body, from: number): BeforeForm => {
  const plain = body.plain.slice(from, from + SUBJECT_LONG)
  const printed = (span: readonly number[] | undefined): string | null =>
    span ? squeeze(body.text.slice(from + (span[0] ?? 0), from + (span[1] ?? 0))) : null
  // Who acts for a trader may act for some matters alone (TBK 551); of a company's full power that is no bound (TTK 371/3).
  const subject = isEntity(body.header.title ?? '') ? null : SOME_ONLY.exec(plain)
  if (subject) {
    const scope = printed([/^\W*/.exec(subject[0])?.[0].length ?? 0, subject[0].length])
    return { at: from + subject[0].length, isSubject: true, scope, excludes: null }
  }
  const within = WITHIN.exec(plain)
  if (within) return { at: from + within[0].length, isSubject: false, scope: printed(within.indices?.[1]), excludes: null }
  const without = WITHOUT.exec(plain)
  return { at: from + (without?.[0].length ?? 0), isSubject: false, scope: null, excludes: printed(without?.indices?.[1]) }
}

/**
 * "… Müdür olarak seçilmişlerdir. Müdürler Kurulu Başkanı A'dır. Yetki Şekli: Münferiden Temsile Yetkilidirler": all who are elected there;
 * null where they are no two of the same group and term.
 */
const sharersOf = (body: Body, all: readonly Chosen[], shape: Span, owner: Chosen): readonly Chosen[] | null => {
  const above = matchesIn(body, SHAPES, 0, shape.from).at(-1)?.to ?? 0
  const those = all.filter((each) => each.from >= above && each.to <= shape.from + 1 && shape.from - each.to < LABEL_FAR)
  const isAlike = those.every(({ term, group }) => term.until === owner.term.until && group === owner.group)
  return isAlike && new Set(those.map(({ name }) => name)).size > 1 ? those : null
}

/** What a power reaches, by words before its label or behind its form, and where the words of the form end. */
const reachOf = (body: Body, from: number, label: number, end: number): { reach: string | null; to: number } => {
  const behind = body.text.slice(end, end + BEHIND_FORM)
  const saidBehind = REACH_SAID.exec(behind)
  const reach = REACH.exec(body.text.slice(from, label)) ?? REACH_BEHIND.exec(behind) ?? saidBehind
  return { reach: reach && squeeze(reach[1] ?? ''), to: end + (reach !== null && reach === saidBehind ? reach[0].length : 0) }
}

/** The group or grade that somebody signs as, or the title that a limited agent is known by. */
const groupIn = (body: Body, owner: Chosen, form: NonNullable<ReturnType<typeof formAt>>): string | null =>
  owner.group ??
  gradeBelow(body, owner.name, owner.to) ??
  (form.as === undefined ? null : (groupOf(form.as) ?? titleIn(form.as))) ??
  (form.mode === 'limited' ? titleBefore(body, owner.from, owner.to) : null)

/** How far behind a form its sentence is looked at. */
export const BEHIND_FORM = 400
/** "… Temsile Yetkilidir, bununla birlikte …": what goes on behind a form may take something of it back. */
export const GOES_ON_BEHIND =
  /^[^.]*?\b(?:temsile|ilzama) yetkili(?:dir)?\s*[,;–-]\s*(?:ancak|bununla birlikte|bununla beraber|fakat|lakin|su kadar ki|su sartla|yalniz|sadece|meger|su istisna)\b/
// "(Satın Alma Müdürü) Temsile Yetkili olarak": the title that a directive knows a limited agent by.
const TITLE = /\(([^()]{3,80})\)\s*(?:temsile\s)?(?:yetkili\s)?(?:olarak|$)/dg
const OF_ORGAN = /yonetim kurulu|mudurler kurulu|temsilci\b|^uye/
const titleBefore = (body: Body, from: number, to: number): string | null => {
  const title = matchesIn(body, TITLE, from, Math.min(body.plain.length, to + 40)).at(-1)
  if (!title || OF_ORGAN.test(title.plain)) return null
  return titleIn(title.printed(1))
}

/** A title that a directive may know somebody by, by the word it ends with; null where the words end with none. */
export const titleIn = (printed: string): string | null => {
  // "Mali Grup İmza Yetkilisi": of a group with a name of its own.
  const own = /^\s*(\p{L}.*?\p{L} gru[pb]u?) (?:sınırlı )?(?:imza|temsil) yetkilisi\s*$/iu.exec(printed.toLocaleLowerCase('tr'))
  if (own?.[1] !== undefined) return squeeze(printed.trim().slice(0, own[1].length))
  return isTitle(fold(printed)) || /(?:^| )(?:grub?u?|grup)$/.test(fold(printed).trim()) ? squeeze(printed).trim() : null
}

// "Ayşe Yılmaz için yetki şekli", "Ayşe Yılmaz'ın yetki şekli": the form of whom the words name.
const OF_NAMED = /(?:\bicin|['’]\s?n?[iu]n)\s*$/
const STRANGE = new RegExp(`${verb('end', 'said')}|${verb('elect', 'said')}|daha onceden|yetki\\s?sekli`)
const LIST_CHANGED = /(?:icin )?musterek oldugu yetkililer\s*\(((?:[^()]|\([^()]{0,200}\)){1,900})\)\s*seklinde degistirilmistir/dg
/** "AYŞE YILMAZ için müşterek olduğu yetkililer ( A, B ) şeklinde değiştirilmiştir": who must co-sign is another list from now on. */
export const jointListRule: Rule = (body) =>
  matchesIn(body, LIST_CHANGED).flatMap((match): Found[] => {
    // A legal entity is introduced with its delegate, whose sentence stands between.
    const delegate = /tuzel kisi adina[^:;]{0,260} hareket (?:etmektedir|edecektir)[.,]*\s*$/.exec(
      body.plain.slice(Math.max(0, match.from - 320), match.from),
    )
    const end = delegate ? match.from - delegate[0].length : match.from
    const from = sentencesOf(body).findLast((each) => each.from < end)?.from ?? 0
    const clause = body.text.slice(from, end)
    const entity = clause.split(/;?\s*Adres\s*:/)[0] ?? clause
    const named = partiesIn(body, from, from + entity.length).at(-1)
    const near = named && /^\S{0,4};?\s*$/.test(body.plain.slice(named.to, from + entity.length))
    const person = named && (near || isEntity(named.name)) ? named.name : personIn(entity)
    // "AYŞE YILMAZ, … CAN DEMİR için": each of them signs with one list from now on. Whoever stands before in another way may be meant too.
    const before = delegate || !named || !near ? [] : partiesIn(body, from, named.from)
    const chain = [...before, ...(named ? [named] : [])]
    const linked = before.findLastIndex((each, at) => !IN_ONE_LIST.test(body.plain.slice(each.to, chain[at + 1]?.from))) + 1
    if (before.slice(0, linked).some(({ introduced }) => introduced)) return []
    const owners = [...before.slice(linked).map(({ name }) => name), person]
    const others = namesIn(match.printed(1))
    if (!owners.every(isName) || !others || isAlongWithHimself(owners, others)) return []
    return owners.map((owner, at): Found => ({
      statement: representation([owner], 'joint', { with: others }),
      from: (before[linked + at] ?? named)?.from ?? from,
      to: match.to,
    }))
  })
