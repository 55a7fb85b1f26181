/**
 * Which groups of signatories sign together, as a sentence of a circular counts them: "herhangi iki A grubu imza müştereken", "bir A ve bir B",
 * "(A) grubundan biri ile (B) grubundan birinin", "iki A veya bir A ile bir B". The sentence is read word by word, from its first group to its
 * last form of signing: each word is a group, a number, what joins or parts, a form, an amount, or known to say no more; else nothing is read.
 */
import { groupName } from '../fact/office.ts'
import type { Body, Span } from '../fact/found.ts'
import { ALONE, saysNoMore, TOGETHER, UNBOUNDED } from './given.ts'
import { peopleIn } from '../text/names.ts'
import type { Bound } from './bounds.ts'

/** So many of each of these groups sign together; `null` is any signatory at all. `each`: the first is everybody of his group. */
export type Combination = Span & {
  mode: 'sole' | 'joint'
  of: { group: string | null; or?: string[]; count: number }[]
  each: boolean
  bound: Bound | null
}
/** What a sentence says of groups, and where its last word on them ends. */
export type Combinations = { all: Combination[]; end: number }

const GROUP_WORD = '(?:grub|grup|derece)[a-z]*'
const LETTER = new RegExp(`^\\(?["“]?([a-h])["”]?\\)?(?:\\.(?= ?${GROUP_WORD}))?(?:['’][a-z]{1,7})?(?![a-z0-9.'’])(?: ?${GROUP_WORD})?`)
const GRADE = new RegExp(`^\\(?\\b(birinci|ikinci|ucuncu|dorduncu|i{1,3}|iv|[1-5])(?:['’]?[iu]nc[iu])?\\)?\\.?(?: ?${GROUP_WORD})`)
/** "A ve B grubundan", "birinci ve ikinci dereceden": the word stands behind the last of them. */
const SHARED = new RegExp(
  `^\\(?(birinci|ikinci|ucuncu|dorduncu|i{1,3}|iv|[1-5])\\)?\\.?(?=(?: (?:ve|ile|veya|ya da)|,) \\(?(?:birinci|ikinci|ucuncu|dorduncu|i{1,3}|iv|[1-5])\\)?\\.? ?${GROUP_WORD})`,
)
/** "Bu gruptan": the one group that was named before. */
export const THAT_GROUP = ''
const THAT = /^(?:bu|anilan|soz konusu|ayni) (?:grub|grup)[a-z]*/
const groupAt = (body: Body, at: number): { group: string; length: number } | null => {
  const rest = body.plain.slice(at, at + 60)
  const that = THAT.exec(rest)
  if (that) return { group: THAT_GROUP, length: that[0].length }
  const letter = LETTER.exec(rest)
  const printed = letter ? body.text[at + letter[0].indexOf(letter[1] ?? '')] : undefined
  const paired = letter?.[0].includes('(') === /[^(]\)/.test(letter?.[0] ?? '')
  if (letter && paired && printed !== undefined && /\p{Lu}/u.test(printed) && !/[\d/]/.test(body.plain[at - 1] ?? ' '))
    return { group: (letter[1] ?? '').toUpperCase(), length: letter[0].length }
  const grade = GRADE.exec(rest) ?? SHARED.exec(rest)
  const name = grade?.[1]
  return grade && name !== undefined ? { group: groupName(name), length: grade[0].length } : null
}

const NUMBERS: [RegExp, number][] = [
  [/^(?:bir|biri|birisi|birer|birinin|birisinin|birine|digeri|digerinin|oteki|otekinin|tek|birini|kisi)$/, 1],
  [/^(?:iki|ikisi|ikiser|ikisinin|ikisine|cift)$/, 2],
  [/^(?:uc|ucu|ucer|ucunun)$/, 3],
  [/^(?:dort|dordu|dordunun)$/, 4],
]
/** "Biriyle", "birisiyle", "ikisiyle": the number and what joins it. */
const WITH_NUMBER = /^(?:(biri|birisi|ikisi)(?:yle|nle))$/
const countOf = (word: string): number | null => (word === 'kisi' ? null : (NUMBERS.find(([pattern]) => pattern.test(word))?.[1] ?? null))
/** What signs, in whatever case: it neither joins nor parts. */
const SIGNER =
  /^(?:imza|yetkili|yetkisi|s[ae]lahiyet|sahi[bp]|haiz|kisi|sahis|olan|dahil|mensup|bulunan|grub|grup|derece|adet|tane|herhangi|her|uyes|memur|temsilci)[a-z]*$/
const OFFICE = /^(?:yonetim|idare|meclis|kurul|baskan|reis|mudur|muavin|uye(?!s)|aza|ortak|ortag|murahhas|vekil|yardimci|genel|umum)/
/** Those of a group by their office, right behind it: "A grubu müdürlerden biri". */
const MEMBERS = /^(?:mudur|uye|aza|orta[kg])(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n|n?[dt][ae]n)$/
/** "A grubu yönetim kurulu üyelerinden biri": the organ in which those of a class of shares sit. */
const OF_ORGAN =
  /^(?:(?:pay|hisse)(?: (?:sahip|sahib)|dar)[a-z]* temsil(?:en|cisi) )?(?:(?:yonetim|mudurler) kurulu|idare meclisi) (?:uye|aza)(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n|n?[dt][ae]n)?\b/
const JOINS = /^(?:ile|ve|artı)$/
const PARTS = /^(?:veya|yahut|veyahut|veyahutta)$/
/** What the signatures are for, where that is whatever binds the company: "şirketin borç altına girmesi için", "bu evrakın muteber olması için". */
const FOR_ALL =
  /\b(?:sirket|banka|kooperatif|ortaklig|muessese)[a-z]* (?:(?:borc|taahhut)[a-z]*(?: ve (?:borc|taahhut)[a-z]*)? alt[iu]na gir(?:m|ebilm)esi|taahhut(?:te|lere)? (?:bulun(?:m|abilm)asi|gir(?:m|ebilm)esi)) icin\b|\bbunlar(?:in|dan)?(?= (?:sirket|banka|\(?[a1]\)? |herhangi))/g
/** What a sentence says of everything: an amount said elsewhere does not bound it. */
const OF_ALL = /\b(?:her|tum|butun|bilumum|bilcumle|sinirsiz|hudutsuz|limitsiz|gayri ?mahdut)\b/

/** "Şirketi ilzam edecek her türlü evrak, senet, mukavele ve taahhütname,": whatever binds the company, by some of its kinds. */
const ALL_PAPERS =
  /(?<=\b(?:her (?:turlu|cesit|nevi)|butun|tum|bilumum|bilcumle) )(?:evrak|belge|vesi[ak]|vesaik|islem|muamele)[a-z]*(?:,? (?:ve |ile )?(?:evrak|belge|vesi[ak]|vesaik|islem|muamele|sene[dt]|sozlesme|mukavele|taahhu[dt]|cek|bono|police|akit|akd|kontrat)[a-z]*)+,?/g

/** "Çeklerin muteber olması için": of some papers alone, unless all of them or what binds the company is named before. */
const FOR_VALIDITY = /\b(?:muteber|gecerli|hukum|baglayici)[a-z]* (?:ol|sayil|ifade et|say)[a-z]* icin\b/
const OF_ALL_PAPERS =
  /\b(?:her (?:turlu|cesit|nevi)|butun|tum|bilumum|bilcumle|(?:ilzam|temsil) (?:ed|olun)[a-z]*|(?:borc|taahhut) altina [a-z]+|baglay[a-z]+|(?:duzenlenecek|verilecek|imzalanacak) (?:olan )?(?:evrak|belge|vesika|vesaik)|yapilacak (?:olan )?(?:is|islem|muamele))/

type Token =
  | ({ is: 'group'; group: string } & Span)
  | ({ is: 'count'; count: number; each: boolean } & Span)
  | ({ is: 'form'; mode: 'sole' | 'joint' } & Span)
  | ({ is: 'bound'; bound: Bound } & Span)
  | ({ is: 'signer'; single: boolean } & Span)
  | ({ is: 'with' | 'comma' | 'or' | 'total' | 'part' } & Span)

const FORM = new RegExp(`^(?:${ALONE.source}|${TOGETHER.source})`)
/** The words of a sentence as what they are, from `from` on; where they stop being understood, and what stood before. */
const tokensIn = (
  body: Body,
  from: number,
  to: number,
  bounds: readonly Bound[],
): { tokens: Token[]; unknown: (Span & { word: string })[] } => {
  const tokens: Token[] = []
  const unknown: (Span & { word: string })[] = []
  const blank = (words: string): string => ' '.repeat(words.length)
  const plain = body.plain.slice(0, to).replace(UNBOUNDED, blank).replace(ALL_PAPERS, blank).replace(FOR_ALL, blank)
  let at = from
  while (at < to) {
    const bound = bounds.find((each) => each.from === at || (each.from < at && at < each.to))
    if (bound) {
      tokens.push({ is: 'bound', bound, from: at, to: bound.to })
      at = bound.to
      continue
    }
    const rest = plain.slice(at, Math.min(to, at + 160))
    const [space] = /^[\s.:"“”'’()–-]*/.exec(rest) ?? ['']
    // An item's letter or number parts what it stands before.
    const item = /^[\s,;.:]*(?:[a-h]|\d{1,2})\s?[-.)]{1,2}\s/.exec(rest)
    if (
      item &&
      /[\s,;:.]$/.test(plain[at - 1] ?? ' ') &&
      !/\p{Lu}\s?\)/u.test(body.text.slice(at, at + item[0].length)) &&
      groupAt(body, at + (/^[\s,;.:]*/.exec(rest)?.[0].length ?? 0)) === null
    ) {
      tokens.push({ is: 'part', from: at, to: at + item[0].length })
      at += item[0].length
      continue
    }
    const bracket = /^\s*\((?=["“]?[a-h1-5]["”]?\))/.test(rest)
    if (space !== '' && !bracket) {
      at += space.length
      continue
    }
    if (bracket && /^\s/.test(rest)) {
      at += 1
      continue
    }
    const mark = /^[,;+&/]/.exec(rest)?.[0]
    if (mark !== undefined) {
      tokens.push({ is: mark === ',' ? 'comma' : mark === ';' ? 'part' : mark === '/' ? 'or' : 'with', from: at, to: at + 1 })
      at += 1
      continue
    }
    const group = groupAt(body, at)
    if (group) {
      tokens.push({ is: 'group', group: group.group, from: at, to: at + group.length })
      at += group.length
      continue
    }
    const former = plain.slice(Math.max(from, at - 24), at)
    const form = rest.startsWith('ikisi')
      ? null
      : (FORM.exec(rest) ??
        (/\b(?:imza[a-z]*|ikisi(?:nin)?|ucu(?:nun)?|(?:iki|uc|kisi)(?:nin)?) $/.test(former) ? /^bir ?arada\b/.exec(rest) : null) ??
        /^(?:bir ?araya gel|birles(?:me(?:s|ler)i|tig|erek))[a-z]*/.exec(rest))
    if (form) {
      tokens.push({
        is: 'form',
        mode: new RegExp(`^(?:${ALONE.source})`).test(form[0]) ? 'sole' : 'joint',
        from: at,
        to: at + form[0].length,
      })
      at += form[0].length
      continue
    }
    const organ = tokens.at(-1)?.is === 'group' ? OF_ORGAN.exec(rest)?.[0] : undefined
    if (organ !== undefined) {
      tokens.push({ is: 'signer', single: false, from: at, to: at + organ.length })
      at += organ.length
      continue
    }
    const [word = ''] = /^[a-z0-9]+/.exec(rest) ?? []
    if (word === '') {
      unknown.push({ from: at, to: at + 1, word: rest[0] ?? '' })
      at += 1
      continue
    }
    const span = { from: at, to: at + word.length }
    const [, joined] = WITH_NUMBER.exec(word) ?? []
    const number = countOf(joined ?? word)
    const olmak = /^olmak (?:uzere|kaydi(?:yla| ile)|sarti(?:yla| ile))\b/.exec(rest)?.[0]
    if (olmak !== undefined) {
      tokens.push({ is: 'total', from: at, to: at + olmak.length })
      at += olmak.length
      continue
    }
    if (/^ya da\b/.test(rest)) tokens.push({ is: 'or', from: at, to: at + 5 })
    else if (number !== null) {
      tokens.push({ is: 'count', count: number, each: /^(?:birer|ikiser|ucer)$/.test(word), ...span })
      if (joined !== undefined) tokens.push({ is: 'with', ...span })
    } else if (JOINS.test(word)) tokens.push({ is: 'with', ...span })
    else if (PARTS.test(word)) tokens.push({ is: 'or', ...span })
    else if (SIGNER.test(word) || (MEMBERS.test(word) && tokens.at(-1)?.is === 'group'))
      tokens.push({ is: 'signer', single: /^(?:yetkilisi|sahibi)(?:n[iu]n)?$/.test(word), ...span })
    else if (OFFICE.test(word) || !(saysNoMore(word) || /^(?:az|asgari|sinirsiz|hudutsuz|limitsiz|gayri|mahdut|suretiyle)$/.test(word)))
      unknown.push({ ...span, word })
    at = /^ya da\b/.test(rest) ? at + 5 : span.to
  }
  return { tokens, unknown }
}

type Open = Span & {
  /** `beside`: right behind another group, so that it joins that one's ("A grubu B grubu ile birlikte"). */
  of: { group: string | null; or: string[]; count: number | null; each: boolean; single: boolean; beside: boolean }[]
  form: 'sole' | 'joint' | null
  /** By what the last of them is to be joined with the next. */
  join: 'with' | 'comma' | null
  total: boolean
  asked: number | null
  stretch: number
}

/** Whether a group is one that those before it sign with: "… B grubu imza yetkilileri ile birlikte". */
const isFollowed = (tokens: readonly Token[], at: number): boolean => tokens.slice(at + 1).find(({ is }) => is !== 'signer')?.is === 'with'

/** The combinations that tokens name, in stretches that one amount may bound; null where they do not add up. */
const combinedOf = (tokens: readonly Token[]): { open: Open[]; bounds: { bound: Bound; stretch: number; at: number }[] } | null => {
  const done: Open[] = []
  const bounds: { bound: Bound; stretch: number; at: number }[] = []
  let stretch = 0
  let pending: { count: number; each: boolean; from: number } | null = null
  let early: 'sole' | 'joint' | null = null
  let own: Open | null = null
  // Commas part where an "or" stands before the last of what they part.
  const listed = tokens.some(({ is }, at) => is === 'or' && !(tokens[at - 1]?.is === 'group' && tokens[at + 1]?.is === 'group'))
  const close = (): boolean => {
    if (!own) return pending === null
    // "A grubundan biri ile herhangi bir imza yetkilisinin": anybody.
    if (pending !== null && own.join === 'with' && !own.total) {
      own.of.push({ group: null, or: [], count: pending.count, each: false, single: true, beside: false })
      own.join = null
      pending = null
    }
    if (pending !== null || own.join !== null) return false
    done.push(own)
    own = null
    return true
  }
  for (const [which, token] of tokens.entries()) {
    const { from, to } = token
    const current = own as Open | null
    const [before, next] = [tokens[which - 1], tokens[which + 1]]
    // "A veya C grubundan biri", "bir A veya C grubu imza": of one of the two.
    const asked = current?.of.at(-1)
    const isOne = asked !== undefined && (asked.count === null || (asked.count === 1 && !asked.each))
    if (token.is === 'or' && isOne && before?.is === 'group' && next?.is === 'group') continue
    if (token.is === 'group' && before?.is === 'or' && tokens[which - 2]?.is === 'group' && current && isOne) {
      asked.or.push(token.group)
      current.to = to
      continue
    }
    if (token.is === 'group') {
      if (current && current.form !== null && current.join === null) {
        if (!close()) return null
      }
      const counted = pending
      const term = {
        group: token.group,
        or: [] as string[],
        count: pending?.count ?? null,
        each: pending?.each ?? false,
        single: false,
        beside: false,
      }
      pending = null
      const open = own as Open | null
      if (open) {
        open.of.push({ ...term, beside: open.join === null && isFollowed(tokens, which) })
        open.join = null
        open.to = to
      } else {
        own = { of: [term], form: early, join: null, total: false, asked: null, stretch, from: counted?.from ?? from, to }
        early = null
      }
    } else if (token.is === 'count') {
      const last = current?.of.at(-1)
      if (current?.total) current.asked = token.count
      else if (token.each && current) for (const each of current.of) each.count ??= token.count
      else if (last && last.count === null && current?.join === null) last.count = token.count
      else if (pending !== null) return null
      else pending = { count: token.count, each: token.each, from }
      if (current) current.to = to
    } else if (token.is === 'signer') {
      const last = current?.of.at(-1)
      if (last && current?.join === null && token.single) last.single = true
    } else if (token.is === 'form') {
      if (current) {
        if (current.form !== null && current.form !== token.mode) return null
        current.form = token.mode
        current.to = to
        if (current.join === 'with' && pending === null && current.of.length > 1) current.join = null
      } else if (early !== null && early !== token.mode) return null
      else early = token.mode
    } else if (token.is === 'with' || token.is === 'comma') {
      if (!current) {
        if (token.is === 'with' && pending !== null) return null
        continue
      }
      if (
        current.form !== null &&
        current.join === null &&
        current.of.length > 0 &&
        !(token.is === 'with' && current.of.length === 1 && current.form === 'joint')
      ) {
        if (!close()) return null
        if (token.is === 'comma') stretch++
      } else if (token.is === 'comma' && listed && current.of.length > 0 && pending === null) {
        if (!close()) return null
      } else if (!current.total && current.join === null) current.join = token.is
      else if (current.join === 'comma' && token.is === 'with') current.join = 'with'
    } else if (token.is === 'or') {
      // "A grubundan iki imza ile veya …": what joins the signatures with their verb joins nobody.
      if (current?.join === 'with' && pending === null && (current.of.length > 1 || (current.of[0]?.count ?? 1) > 1)) current.join = null
      if (!close()) return null
    } else if (token.is === 'total') {
      if (!current) return null
      current.total = true
      if (current.join === 'comma') current.join = null
    } else if (token.is === 'part') {
      if (current?.join === 'comma' || current?.join === 'with')
        current.join = current.of.length > 1 || current.join === 'comma' ? null : current.join
      if (!close()) return null
      stretch++
    } else if (token.is === 'bound') {
      // A second amount behind a form begins what it bounds.
      if (current && current.form !== null && bounds.some((each) => each.stretch === stretch)) {
        if (current.join !== 'with') current.join = null
        if (!close()) return null
        stretch++
        bounds.push({ bound: token.bound, stretch, at: from })
        continue
      }
      if (current?.join === 'comma') {
        current.join = null
        if (!close()) return null
        stretch++
      } else if (current?.join === 'with' && current.of.length > 1) return null
      bounds.push({ bound: token.bound, stretch, at: from })
    }
  }
  const last = own as Open | null
  // What joins the last with its form ("B grubundan birinin imzası ile"), joins nobody.
  if (last && last.join !== null && pending === null) last.join = null
  if (!close()) return null
  return { open: done, bounds }
}

/** How often each is asked, and whether one signs or several; null where that stays open. */
const settled = (open: Open, form: 'sole' | 'joint' | null, sizeOf: (group: string) => number): Omit<Combination, 'bound'> | null => {
  const first = open.of[0]
  if (!first) return null
  const both = open.of.length === 1 && first.count === null && form === 'joint' && first.group !== null && sizeOf(first.group) === 2
  const of: Combination['of'] = open.of.map(({ group, or, count }) => ({ group, or, count: both ? 2 : (count ?? 1) }))
  const sum = of.reduce((all, { count }) => all + count, 0)
  if (open.asked !== null && open.asked < sum) return null
  if (open.asked !== null && open.asked > sum) of.push({ group: null, count: open.asked - sum })
  const signers = open.asked ?? sum
  const counted = open.of.length === 1 && first.count !== null
  const mode = signers > 1 ? 'joint' : 'sole'
  if (signers > 2) return null
  if (mode === 'joint' ? form === 'sole' : form === 'joint' || (form === null && !counted)) return null
  // "A ve B grubu imza yetkililerinin müşterek imzası": how many of each, the words do not say.
  const uncounted = open.of.filter(({ count, single }) => count === null && !single)
  const beside = open.of.length === 2 && open.of[1]?.beside === true
  if (
    open.of.length > 1 &&
    !beside &&
    uncounted.some((each) => (each !== first || uncounted.length === open.of.length) && sizeOf(each.group ?? '') !== 1)
  )
    return null
  return { mode, of, each: open.of.length > 1 && first.count === null && !first.single, from: open.from, to: open.to }
}

/** What a sentence says of groups of signatories; null where a word of it is not understood, or no rule comes of them. */
export const combinationsIn = (
  body: Body,
  from: number,
  to: number,
  bounds: readonly Bound[],
  sizeOf: (group: string) => number,
): Combinations | null => {
  const lead = body.plain.slice(from, to)
  const papers = FOR_VALIDITY.exec(lead)
  if (papers && !OF_ALL_PAPERS.test(lead.slice(0, papers.index + papers[0].length))) return null
  const { tokens, unknown } = tokensIn(body, from, to, bounds)
  const telling = tokens.filter(({ is }) => is === 'group' || is === 'form' || is === 'bound')
  const groups = tokens.filter(({ is }) => is === 'group')
  const [first, last] = [telling[0], telling.at(-1)]
  if (!first || !last || groups.length === 0) return null
  // What stands behind the last form is the verb's (`isGiven`); numbers there count nobody.
  const end =
    last.is === 'group'
      ? (tokens.filter(({ is, from: at }) => at >= last.from && (is === 'signer' || is === 'count' || is === 'group')).at(-1)?.to ??
        last.to)
      : last.to
  if (unknown.some((each) => each.from >= Math.min(first.from, tokens[0]?.from ?? from) && each.from < end)) return null
  if (unknown.some((each) => each.from < first.from && !OFFICE.test(each.word) && !saysNoMore(each.word))) return null
  // "A Grubundan" looks like a name where it is printed with capitals.
  const isGroup = (span: Span): boolean => groups.some((each) => each.from <= span.from && span.to <= each.to)
  if (!peopleIn(body, from, end).every(isGroup)) return null
  const begin = tokens.findIndex((token) => token === first)
  // A number right before the first group counts it.
  let start = begin
  while (start > 0 && (tokens[start - 1]?.is === 'count' || tokens[start - 1]?.is === 'signer')) start--
  const combined = combinedOf(tokens.slice(start).filter(({ from: at }) => at < end))
  if (!combined || combined.open.length === 0) return null
  let form: 'sole' | 'joint' | null = null
  const all: Combination[] = []
  for (const [which, open] of [...combined.open.entries()].reverse()) {
    const parted = combined.open[which + 1]
    if (open.form !== null || (parted && parted.stretch !== open.stretch && open.of.length === 1 && open.of[0]?.count !== 2))
      form = open.form
    const whole = settled(open, form, sizeOf)
    if (whole === null) return null
    const own = combined.bounds.filter(({ stretch }) => stretch === open.stretch)
    if (own.length > 1) return null
    const [bound] = own
    const mates = combined.open.filter(({ stretch }) => stretch === open.stretch)
    // An amount behind several bounds the last of them, or all.
    if (bound && mates.length > 1 && mates.some((each) => each.from < bound.at)) return null
    if (
      !bound &&
      combined.bounds.some(({ at }) => at < open.from) &&
      !OF_ALL.test(body.plain.slice(combined.bounds[0]?.at ?? from, open.to))
    )
      return null
    all.unshift({ ...whole, bound: bound?.bound ?? null })
  }
  if (combined.bounds.some(({ stretch }) => !combined.open.some((open) => open.stretch === stretch))) return null
  return { all, end }
}
