/**
 * Clauses on one form of signing, decided by their slots (who, how, together or each) whatever the order of their words: every word is of a
 * known kind by its stem and its ending, and none bounds, conditions, denies or excludes anything. The endings say who stands in which slot.
 * A word of no known kind, a second form, a place or a paper that is not said of all of them: and nothing is read.
 */
import type { RepresentationRule } from '../fact/fact.ts'
import type { Body, Found, Span } from '../fact/found.ts'
import { type Term, NO_TERM } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { type Clause, clausesOf, sentencesOf } from './clauses.ts'
import { seatedIn } from './duties.ts'
import { WAS_DECIDED } from './known-words.ts'
import { officesIn } from './offices.ts'
import { type Signer, signersIn } from './references.ts'
import { bodyFrom } from './residue.ts'
import { FOR_COMPANY } from './sentence-powers.ts'
import { ruleOf } from './signatures.ts'
import { ALONE_IS_NOT, BEFORE_NOW, FORMER, JOINT, type Kind, NEEDS_NO_OTHER, SOLE, WHOLE_PHRASE, lastsAt, wordAt } from './power-words.ts'
import { saidAgainIn } from './again.ts'
import { isTitled } from './titled.ts'
import { headed } from './tokens.ts'

type Word = Span &
  (
    | { is: Kind }
    | { is: 'who'; names: readonly string[]; of: number | null; stands: Signer['after']; named: boolean; all: boolean }
    | { is: 'title' }
    | { is: 'some'; of: number | 'each' }
    | { is: 'form'; mode: 'sole' | 'joint' }
    /** How somebody signed till now, and what only says the form again by what it denies. */
    | { is: 'former' }
    | { is: 'again'; mode: 'sole' | 'joint' | null }
    | { is: 'term'; term: Term }
  )
type Who = Extract<Word, { is: 'who' }>

const SOME =
  /(?:(her ?bir(?:i|isi)?)(?:n[iu]n|n[ae])?|(her iki(?:si)?|(?:her )?ikisi)(?:n[iu]n|n[ae])?(?: (?:de|da))?|(her uc(?:u)?|ucu)(?:n[iu]n|n[ae])?(?: (?:de|da))?|(?:her ?hangi )?(bir(?:i|isi))(?:n[iu]n)?)(?![a-z])/y
/** What somebody is called by before his name: a partner, a manager, one elected to an office. */
const CALLED = '(?:ortak|ortag[iu](?:m[iu]z)?|hissedar[iu]?|pay sahibi|mudur[iu]?|uye(?:si)?|baskan[iu]?)(?:l[ae]r(?:[iu]|[iu]m[iu]z)?)?'
const ELECTED =
  '(?:(?:mudur|uye|baskan|tasfiye memur|yonetim kurulu uye)(?:l[iu][gk](?:[ae]|l[ae]r[iu]n[ae]|[iu]n[ae])|(?:[iu]|si)? (?:olarak|sifat[iu]yla)|) ?(?:yeniden |yeni |tekrar )?(?:secilen|secilmis olan|atanan|getirilen|tayin (?:edilen|olunan)|gorevlendirilen))'
const TITLE = new RegExp(
  `(?:(?:(?:sirket|kurucu|diger|yeni|tek|bu) )*${CALLED}(?:n?d[ae]n)?(?: olan| bulunan)?|(?:sirket |sirketin )?${ELECTED}(?: ${CALLED})?)(?= )`,
  'y',
)
const SKIP = /[\s.:"“”'’–—-]+/y
const TAIL = /[\s.]*(?:\((?:\d{1,2}\/[a-z]|\d{1,3}\/\d{3,9}|\d{6,9})\)[\s.]*)*$/

const matchAt = (pattern: RegExp, plain: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  const match = pattern.exec(plain)
  return match && match[0] !== '' ? match : null
}

/** The words of a clause by their kinds; null where one is of none. */
const wordsOf = (
  body: Body,
  { from, to }: Span,
  { before, own }: { before: number; own: number },
  elected: readonly string[],
): Word[] | null => {
  const plain = body.plain.slice(0, to)
  const parties = partiesIn(body, from, to)
  const offices = officesIn(body, from, to)
  if (offices.some(({ role }) => role === 'auditor' || role === 'commissioner')) return null
  const referred = signersIn(body, from, to, parties, { before, own }).filter((each) => each.referred)
  const words: Word[] = []
  for (let at = from; at < to;) {
    const skipped = matchAt(SKIP, plain, at)
    if (skipped) {
      at += skipped[0].length
      continue
    }
    if (plain[at] === ',' || plain[at] === ';') {
      words.push({ is: 'comma', from: at, to: at + 1 })
      at++
      continue
    }
    const next =
      partyAt(plain, parties, at) ??
      referredAt(plain, referred, offices, elected, at) ??
      titleAt(plain, offices, parties, at) ??
      kindAt(plain, at)
    if (next === null) return null
    words.push(next)
    at = next.to
  }
  return words
}
const ENDING = /['’]\s?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n|[yn]?[iu]|y?l[ae])(?![a-z])/y
const partyAt = (plain: string, parties: ReturnType<typeof partiesIn>, at: number): Word | null => {
  const party = parties.find((each) => each.from === at)
  if (!party) return null
  const ending = matchAt(ENDING, plain, party.to)?.[0] ?? ''
  // An ending of another kind, or one whose apostrophe was lost: how he stands is not legible.
  if (isEntity(party.name) || /^['’]/.test(plain.slice(party.to + ending.length, party.to + ending.length + 1))) return null
  if (/l[ae]$/.test(ending)) return null
  return {
    is: 'who',
    names: [party.name],
    of: null,
    stands: party.after,
    named: true,
    all: false,
    from: at,
    to: party.to + ending.length,
  }
}
const referredAt = (
  plain: string,
  referred: readonly Signer[],
  offices: readonly Span[],
  elected: readonly string[],
  at: number,
): Word | null => {
  const meant = referred.find((each) => each.from === at)
  if (!meant || offices.some((each) => each.from === at && each.to > meant.to)) return null
  // Of one the words right before tell who he is, where the notice as a whole does not.
  const one = elected.length === 1 && ONE.test(plain.slice(meant.from, meant.to)) ? elected : []
  const names = meant.names.length > 0 ? meant.names : one
  return names.length === 0
    ? null
    : {
        is: 'who',
        names,
        of: meant.of,
        stands: meant.after,
        named: false,
        all: ALL_OF.test(plain.slice(at, meant.to)),
        from: at,
        to: meant.to,
      }
}
/** "Her iki müdürün", "üç müdür": as many as there are. */
const ALL_OF = /^(?:her )?(?:iki|uc|dort|bes|alti|yedi)(?!nci)/
const ONE = /^(?:(?:adi|ismi) gecen|mumaileyh|kendisi|(?:sirket )?mudur|tasfiye memur)(?:[iu])?(?:n[iu]n|[iu]n|n?[ae]|)$/
/** A title right before a name, or before others of one list ("üyeler A ve B"). */
const titleAt = (plain: string, offices: readonly Span[], parties: readonly Span[], at: number): Word | null => {
  const office = offices.filter((each) => each.from === at).sort((a, b) => b.to - a.to)[0]
  const end = Math.max(office?.to ?? at, at + (matchAt(TITLE, plain, at)?.[0].length ?? 0))
  const rest = plain.slice(end, end + 40)
  const stands = parties.find(
    (each) =>
      each.from >= end &&
      /^(?:l[ae]r(?:[iu](?:m[iu]z)?)?|[iu]m[iu]z|s?[iu]|umuz)?(?:n?d[ae]n)? ?(?:olan |bulunan )?$/.test(plain.slice(end, each.from)),
  )
  return end > at && stands && rest !== '' ? { is: 'title', from: at, to: stands.from } : null
}
const kindAt = (plain: string, at: number): Word | null => {
  const again = againAt(plain, at)
  if (again) return again
  const former = matchAt(FORMER, plain, at) ?? matchAt(BEFORE_NOW, plain, at)
  if (former) return { is: 'former', from: at, to: at + former[0].length }
  const sole = matchAt(SOLE, plain, at)
  if (sole) return { is: 'form', mode: 'sole', from: at, to: at + sole[0].length }
  const joint = matchAt(JOINT, plain, at)
  if (joint) return { is: 'form', mode: 'joint', from: at, to: at + joint[0].length }
  const some = matchAt(SOME, plain, at)
  if (some) return { is: 'some', of: some[1] ? 'each' : some[2] ? 2 : some[3] ? 3 : 1, from: at, to: at + some[0].length }
  const lasts = lastsAt(plain, at)
  if (lasts) return { is: 'term', term: lasts.term, from: at, to: lasts.to }
  const word = wordAt(plain, at)
  return word && { ...word, from: at }
}

/** What only says again how it is signed: that no other signature is needed, or that one alone does not do. */
const againAt = (plain: string, at: number): Word | null => {
  for (const [pattern, mode] of [
    [NEEDS_NO_OTHER, 'sole'],
    [ALONE_IS_NOT, 'joint'],
  ] as const) {
    const match = matchAt(pattern, plain, at)
    if (match) return { is: 'again', mode, from: at, to: at + match[0].length }
  }
  // Such a statement ends what is said.
  const rest = plain.slice(at)
  if (!/[,;]\s$|\bve\s$|\bolup\s$/.test(plain.slice(Math.max(0, at - 8), at)) || !AGAIN_BEGINS.test(rest)) return null
  const again = saidAgainIn(rest)
  return again ? { is: 'again', mode: again.mode, from: at, to: at + again.end } : null
}
const AGAIN_BEGINS = /^(?:tek|bir|her|hic|munferi|yalniz|ikinci|bas?ka|diger|kalan|oteki|ayrica|yetki|temsil|imza)/

const of = (words: readonly Word[], ...kinds: Word['is'][]): Word[] => words.filter(({ is }) => kinds.includes(is))
const has = (words: readonly Word[], ...kinds: Word['is'][]): boolean => of(words, ...kinds).length > 0

const isPlace = ({ is }: Word): boolean => is === 'body' || is === 'any_body'
const isThing = (each: Word): boolean => isPlace(each) || each.is === 'paper' || each.is === 'any_paper'
const isMatter = (each: Word): boolean => isThing(each) || each.is === 'asset' || each.is === 'act'
const isJoiner = ({ is }: Word): boolean => is === 'and' || is === 'or' || is === 'comma'
/** The lists of places and papers: each is joined to the next, or says with it what it is ("vergi daireleri"). */
const listsIn = (words: readonly Word[], text: (each: Word) => string): Word[][] => {
  const lists: Word[][] = []
  // What an act is done with stands beside it; in what one signs bounds what is signed.
  const acts = has(words, 'act')
  const isOfAct = (each: Word): boolean => acts && !isPlace(each) && !/[dt][ae]$/.test(text(each))
  // "Bankalar nezdinde ve …": what places are said to be before stands behind each of them.
  const row = words.filter((each, at) => !(each.is === 'plain' && BEFORE_IT.test(text(each)) && words.slice(0, at).some(isPlace)))
  for (const [at, each] of row.entries()) {
    if (!isThing(each) || isOfAct(each)) continue
    const last = lists.at(-1)
    const before = last?.at(-1)
    const between = before ? row.slice(row.indexOf(before) + 1, at) : []
    const [join, ...more] = between
    const joined = join
      ? isJoiner(join) && more.every((one) => one.is === 'all' || isJoiner(one))
      : before && isPlace(before) === isPlace(each) && !HAS_CASE.test(text(before))
    if (last && joined) last.push(each)
    else lists.push([each])
  }
  return lists
}
const BEFORE_IT = /^(?:nezdinde|huzurunda|onunde|karsisinda|muvacehesinde|karsi)$/
const HAS_CASE = /(?:[dt][ae]|l[ae]r(?:[iu]n|[ae])|karsi)$/

const PRIVATE = /\b(?:ozel|hususi)/
/** Whether places and papers are said of all of them: certain ones alone bound a power. */
const isOfAll = (words: readonly Word[], plainOf: (each: Word) => string): boolean => {
  // Between "all" and what it is said of stand only words of what it is; of one kind ("bütün gümrük kuruluşlarında") they are not all.
  const isAll = (each: Word): boolean => {
    const [next, ...more] = words.slice(0, words.indexOf(each)).reverse()
    const kinds =
      next?.is === 'body'
        ? [
            next,
            ...more.slice(
              0,
              more.findIndex(({ is }) => is !== 'body' && is !== 'and'),
            ),
          ]
        : []
    if (kinds.length > 0 && !kinds.some((one) => PRIVATE.test(plainOf(one)))) return false
    for (let back = words.indexOf(each) - 1; back >= 0; back--) {
      const one = words[back]
      if (one?.is === 'all') return true
      if (!one || !(isThing(one) || one.is === 'and' || one.is === 'comma' || one.is === 'plain' || one.is === 'power')) return false
    }
    return false
  }
  return listsIn(words, plainOf).every((list) =>
    list.some((each) => (each.is === 'any_body' && each.to - each.from > WHOLE_PHRASE) || (each.is.startsWith('any_') && isAll(each))),
  )
}

const isAlike = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.some((other) => fold(other) === fold(name)))
/** Those who sign, in one list whose members stand beside each other; null where they stand apart, or in other roles. */
const listOf = (words: readonly Word[]): Who[] | null => {
  // "A, müdürler kurulu başkanı olup", "iki müdürün … müdürler": of whom it is said, said twice.
  const isAgain = (each: Who, at: number): boolean =>
    !each.named && words.slice(0, at).some((one) => one.is === 'who' && isAlike(one.names, each.names))
  const whos = words.flatMap((each, at) => (each.is === 'who' && !isAgain(each, at) ? [{ each, at }] : []))
  // "Gerek A gerek B", "A'nın da B'nin de": each of a list, as "ve" joins it.
  const row = words.filter(({ is }) => is !== 'title' && is !== 'both')
  for (const [at, { each }] of whos.entries()) {
    const next = whos[at + 1]?.each
    const behind = row[row.indexOf(each) + 1]
    if (!next) {
      if (behind?.is === 'with') return null
      continue
    }
    const between = row.slice(row.indexOf(each) + 1, row.indexOf(next))
    const joins = between.flatMap(({ is }, at) => (is === 'too' && at === 0 && between.length > 1 ? [] : [is]))
    const isEach = joins.length === 1 && joins[0] === 'too' && row[row.indexOf(next) + 1]?.is === 'too'
    const isBoth = between.length === 0 && words[words.indexOf(next) - 1]?.is === 'both'
    if (isEach || isBoth) continue
    if (joins.length === 0 || joins.length > 2 || !joins.every((is) => is === 'and' || is === 'with' || is === 'comma' || is === 'or'))
      return null
    // Of a list the ending stands at the last alone, or at each.
    if (each.stands !== null && each.stands !== next.stands) return null
    if (each.of !== null || next.of !== null) return null
  }
  const all = whos.map(({ each }) => each)
  return all.some(({ named, stands }) => named && stands === 'from') && !has(words, 'some') && all.every((each) => each.of === null)
    ? null
    : all
}

/** Acts are named beside the representation of the company, which is more than any of them: how it is signed is said of both. */
const isGeneral = (words: readonly Word[], plainOf: (each: Word) => string): boolean => {
  if (!has(words, 'act', 'asset')) return true
  // Each part up to a verb in which a form stands speaks of all that is done.
  const parts: Word[][] = [[]]
  for (const each of words) {
    parts.at(-1)?.push(each)
    if ((each.is === 'said' || each.is === 'act') && IS_SAID.test(plainOf(each))) parts.push([])
  }
  const isWhole = (part: readonly Word[]): boolean =>
    part.some((each) => each.is === 'power' && REPRESENTS.test(plainOf(each))) || isAllPapers(part)
  return parts.every((part) => !has(part, 'form') || isWhole(part)) && parts.some((part) => has(part, 'form'))
}
const REPRESENTS = /^(?:temsil|ilzam)(?!en)/
const isAllPapers = (words: readonly Word[]): boolean =>
  words.some((each, at) => each.is === 'any_paper' && words.slice(Math.max(0, at - 2), at).some(({ is }) => is === 'all'))

/** The forms that hold from now on: of a form that changes, what it becomes; null where the words leave open which that is. */
const formsIn = (words: readonly Word[], plain: string, begin: number): ('sole' | 'joint')[] | null => {
  const forms = words.flatMap((each) => (each.is === 'form' ? [each] : []))
  const changed = words.findLast(({ is }) => is === 'changed')
  if (changed) {
    const last = forms.findLast(({ from }) => from < changed.from)
    const became = last ? plain.slice(last.from - begin, changed.from - begin) : ''
    return last && BECOMES.test(became) && forms.length === 1 ? [last.mode] : null
  }
  return has(words, 'former') && !has(words, 'now') ? null : [...new Set(forms.map(({ mode }) => mode))]
}
const BECOMES =
  /^[a-z]+(?: [a-z]+)? (?:olarak|olmak uzere|(?:imza )?(?:sekle|sekline|usule|usulune|hale)|imzaya|imza (?:yetkisine|olarak|yetkisi olarak)|temsile|temsil yetkisine) $|^(?:munferide|musterege|mustereke) $/

/** How many of those named the words speak of; null where they say two things. */
const countIn = (words: readonly Word[], whos: readonly Who[], names: number): number | null | undefined => {
  const said = [
    ...words.flatMap((each) => (each.is === 'some' ? [each.of === 'each' ? 1 : each.of] : [])),
    ...words.flatMap((each) => (each.is !== 'who' ? [] : each.of !== null ? [each.of] : each.all && whos.length === 1 ? [names] : [])),
  ]
  // "İki müdürden her birinin": each of so many.
  const counts = [...new Set(said.length > 1 && said.includes(1) ? said.filter((one) => one !== names) : said)]
  return counts.length > 1 ? null : counts[0]
}

/** Who signs and how, by the slots of a clause; null where they do not settle it. */
const ruleIn = (words: readonly Word[], plain: string, begin: number, before: readonly string[]): RepresentationRule | null => {
  // A signature alone may be under any paper.
  const plainOf = ({ from, to }: Word): string => plain.slice(from - begin, to - begin)
  if (!has(words, 'signature', 'power') || !(FOR_COMPANY.test(plain) || FORM_OF.test(plain))) return null
  if (!isOfAll(words, plainOf) || !isGeneral(words, plainOf)) return null
  // "Sadece yazışmalarda": a bound, whatever stands before it of all matters.
  if (words.some(({ is }, at) => is === 'only' && words.slice(at + 1, at + 2).some(isMatter))) return null
  const modes = formsIn(words, plain, begin)
  const terms = words.flatMap((each) => (each.is === 'term' ? [each.term] : []))
  if (modes === null || modes.length > 1 || terms.length > 1) return null
  const whos = listOf(words)
  if (whos === null || (has(words, 'given') && whos.some(({ stands }) => stands === 'of') && !TO_SIGNATURE.test(plain))) return null
  const names = whos.length > 0 ? whos.flatMap((each) => each.names) : [...before]
  const count = countIn(words, whos, names.length)
  if (names.length === 0 || new Set(names.map(fold)).size !== names.length || count === null) return null
  // Whom no word names they are all where the words speak of several, and he where they elect one.
  if (whos.length === 0 && names.length > 1 && count === undefined && modes[0] !== 'joint' && !PLURAL.test(plain)) return null
  const each = count === 1
  const all = count === names.length
  const two = count === 2 && names.length > 2
  if (count !== undefined && !each && !all && !two) return null
  // "A veya B'den birinin": whose choice it is, other frames tell.
  if (each && has(words, 'or')) return null
  const mode = modes[0] ?? implied(words, whos, names.length, count, plain)
  if (mode === null || (two && mode === 'sole') || (has(words, 'only') && mode === 'sole')) return null
  if (words.some((one) => one.is === 'again' && one.mode !== null && one.mode !== mode)) return null
  if (
    mode === 'joint' ? names.length < 2 || each || has(words, 'or') : count === 1 && names.length > 1 && !has(words, 'signature', 'power')
  )
    return null
  if (names.length === 1 && has(words, 'or') && whos.length > 0 && ORS.test(plain)) return null
  const until = terms[0]?.until ?? NO_TERM.until
  return ruleOf(names, mode, { ...(mode === 'joint' ? { any_of: two } : {}), until })
}
/** Their form of signing is the company's, whatever is signed. */
const FORM_OF = /\bimza(?:l[ae]r[iu]n[iu]n)? sekl/
/** A power is given to somebody, or left to his signature; of whom it is said that it is his, it may be given to another. */
const TO_SIGNATURE = /\bimza(?:s[iu]|l[ae]r[iu])n[ae]\b/
const PLURAL = /(?:yetki|imza|s[ae]lahiyet)l[ae]r[iu]|l[ae]rd[iu]r\b|[ae]rl[ae]r\b|ml?[ae]l[ae]r[iu]n[ae]\b|\bayri ayri\b|imzalar[iu]/
const ORS = /\b(?:veya|ya da|yahut) (?:baska|diger)/
/** How those sign of whom no word of form says it: one of several, or one alone, by his signature; so many of so many by theirs. */
const implied = (
  words: readonly Word[],
  whos: readonly Who[],
  names: number,
  count: number | undefined,
  plain: string,
): 'sole' | 'joint' | null => {
  if (!has(words, 'signature')) return null
  const needed = has(words, 'needed') && !has(words, 'enough')
  if (count !== undefined && count > 1) return 'joint'
  // "A ile B'nin imzalarının bulunması şarttır": neither's is enough.
  if (needed)
    return names > 1 && whos.length === names && whos.every(({ named }) => named) && !has(words, 'or', 'both', 'too') ? 'joint' : null
  if (count === 1 && names > 1) return 'sole'
  if (names > 1) return null
  return BY_HIS.test(plain) || has(words, 'enough') ? 'sole' : null
}
const BY_HIS = /\bimza(?:s[iu]|m)?(?:y?la| ile)\b/

/** What makes of the clauses beside one proposals, conditions or what a court deals with. */
const THAT_POWER = /\bbu (?:yetki|s[ae]lahiyet|imza)/
const UNDONE =
  /\bredd|\bret\b|\bgecersiz|\bhukumsuz|\bsart(?!tir)|\bkaydi(?:yla| ile)|\bkosul|(?<!\btasfiye )\bhalinde\b|\btakdirde|\bsurece\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|ulmek|meye|mek)|\bdava|\bmahkeme|\bgeri (?:al|cek|cev)|\bvazgec|\bertelen|\bdurdur|\bgecici|\btedbir|\bkayyi?m|\bise de\b|\bonay(?:i|ina|inin)\b|\bmuvafakat|\bizin|\bizni/
/** What the clauses beside one except from it, or ask for besides. */
const RESTRICTS =
  /\bsu kadar|\bne var ki|\bbununla (?:beraber|birlikte)|\byeter ki|\bmahfuz|\bistisna|\bmustesna|\bimza(?:s[iu]|l[ae]r[iu])?(?:n[iu]n)? (?:da|de)\b|\b(?:ancak|fakat|lakin|yalniz|yalnizca|sadece|munhasiran)\b[^;]*(?:imza|temsil|ilzam|yetki|lahiyet|bagla)/
const DECIDES = new RegExp(`(?:(?:${WAS_DECIDED})|\\btescil (?:edil|olun)[a-z]*)\\W*(?:\\(\\d[^]*)?$`)
const IS_SAID =
  /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|[dt][iu]r(?:l[ae]r)?|[ae]c[ae]k(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|[a-z][aeiu]r(?:l[ae]r|[iu][mz])?|[ae]c[ae]g[iu][mz]|[iu]yor[iu][mz]|[a-z](?:il|in|un|an|ul|er|ar|ir|et|ver|kil)d[iu](?:l[ae]r)?)(?: olup| ve)?\W*$/
const IS_DECIDED = /(?:m[ae](?:s|l[ae]r)[iu]n[ae]|(?:temsil|ilzam|devam)[iu]n[ae])(?: ve)?\W*$/
const LABELLED = /\byetki\s?sekli\s?:/
const CHOOSES = /\b(?:sec|ata|getiril|tayin|intiha[bp]|gorevlendir|belirlen)/
const GOES = /\byerine\b|\bistifa|\bayril|\bbosal|\bdevr|\beski\b|\bonceki\b|\bgorevden|\bsona er|\bvefat|\bazl|\bson veril|\bdevreden/
const SIGNS = /imza|temsil|ilzam|yetki|s[ae]lahiyet|bagla|borc/

/** Whom the words right before a clause elect: in the same sentence, or else in the one before it. */
const electedBefore = (body: Body, clause: Clause, at: number, start: number): string[] => {
  const all = clausesOf(body)
  const last = all[at - 1]
  if (!last || last.to <= start) return []
  const inOne = last.sentence.from === clause.sentence.from
  const [from, to] = inOne ? [Math.max(start, last.from), last.to] : [Math.max(start, last.sentence.from), last.to]
  const seated = seatedIn(body).filter(
    (each) => each.from < to && from < each.to && each.role !== 'auditor' && each.role !== 'commissioner',
  )
  const names = [...new Map(seated.map(({ name }) => [fold(name), name])).values()]
  const people = new Set(partiesIn(body, from, to).map(({ name }) => fold(name)))
  return names.length === 0 && CHOOSES.test(body.plain.slice(from, to)) && !GOES.test(body.plain.slice(from, to)) && people.size === 1
    ? partiesIn(body, from, to)
        .slice(0, 1)
        .map(({ name }) => name)
    : names
}

/** Where the sentence before that of a clause begins: it may name whom the clause speaks of. */
const sentenceBefore = (body: Body, clause: Clause, start: number): number => {
  const last = sentencesOf(body).findLast(({ to }) => to <= clause.sentence.from)
  return Math.max(start, last?.from ?? clause.sentence.from)
}

/** Where what is decided begins in a clause, and where it ends. */
const spanIn = (body: Body, { from, to, sentence }: Clause, start: number): Span => {
  const first = from <= sentence.from || from < start
  const begin = Math.max(from, start)
  const end = to - (TAIL.exec(body.plain.slice(begin, to))?.[0].length ?? 0)
  return { from: first && begin < end ? headed(body, begin, end) : begin, to: end }
}

/** Whether a power that lasts so many years lasts as long as the offices that the notice gives: of a power alone no field says it. */
export const lastsAsOffice = (body: Body, { years, from }: Term, persons: readonly string[]): boolean =>
  from === null &&
  (years === null || persons.every((name) => seatedIn(body).some((seat) => fold(seat.name) === fold(name) && seat.term.years === years)))

/** The powers that clauses give whose every word is of a known kind. */
export const slotPowers = (body: Body): Found[] => {
  const start = bodyFrom(body)
  return clausesOf(body).flatMap((clause, at): Found[] => {
    if (clause.to <= start || clause.to - clause.from > LONGEST || !SIGNS.test(body.plain.slice(clause.from, clause.to))) return []
    const { from, to } = spanIn(body, clause, start)
    const said = body.plain.slice(from, to)
    const rest = `${body.plain.slice(Math.max(start, clause.sentence.from), from)} ${body.plain.slice(clause.to, clause.sentence.to)}`
    const behind = body.plain.slice(from, clause.sentence.to)
    const decides = IS_DECIDED.test(said) && (DECIDES.test(behind) || IS_DECIDED.test(behind.replace(TAIL, '')))
    if ((!IS_SAID.test(said) && !decides && !MAY_SAY_AGAIN.test(said)) || UNDONE.test(rest) || RESTRICTS.test(rest)) return []
    // What stands under the template's label its own frame reads, with what stands in brackets before it; a power by title follows the title.
    if (LABELLED.test(said) || isTitled(body, clause.sentence)) return []
    const elected = electedBefore(body, clause, at, start)
    const words = wordsOf(
      body,
      { from, to },
      { before: sentenceBefore(body, clause, start), own: Math.max(start, clause.sentence.from) },
      elected,
    )
    // "Bu yetkiyi münferiden kullanır": as far as the sentence before gives it, whose words are known too.
    const earlier = sentenceBefore(body, clause, start)
    const span = { from: earlier, to: clause.sentence.from }
    const own = { before: earlier, own: earlier }
    if (THAT_POWER.test(said) && span.from < span.to && !wordsOf(body, spanIn(body, { ...clause, ...span }, start), own, elected)) return []
    if (!words || !(decides || IS_SAID.test(body.plain.slice(from, endOf(words))))) return []
    const rule = ruleIn(words, said, from, elected)
    if (rule && !words.every((each) => each.is !== 'term' || lastsAsOffice(body, each.term, rule.persons))) return []
    return rule ? [{ statement: { kind: 'representation', ...rule }, from, to, known: [{ from, to: clause.to }] }] : []
  })
}
const LONGEST = 700
const MAY_SAY_AGAIN = /(?:m[ae]z|degildir|yoktur|[dt][iu]r|m[ae]s[iu]n[ae])\W*$/
/** Where those words end that do not only say again what is said before them. */
const endOf = (words: readonly Word[]): number => words.findLast(({ is }) => is !== 'again' && is !== 'comma' && is !== 'and')?.to ?? 0

type Power = Extract<Found['statement'], { kind: 'representation' }>
const isPowerIn = (each: Found, { from, to }: Span): each is Found & { statement: Power } =>
  each.statement.kind === 'representation' && each.from < to && from < each.to
/**
 * What other frames make of the words of a clause, beside what its slots say: the same; or less of it, where they saw only some of those who
 * sign or took words that bound nothing for a bound.
 */
const besideSlot = (others: readonly { statement: Power }[], { mode, persons, any_of }: Power): 'same' | 'less' | 'other' => {
  const names = new Set(others.flatMap(({ statement }) => [...statement.persons, ...(mode === 'joint' ? statement.with : [])].map(fold)))
  const isAlikeIn = ({ statement: each }: { statement: Power }): boolean =>
    each.mode === mode &&
    each.group === null &&
    each.limit === null &&
    [each.floor, each.above, each.condition, each.excludes, each.indispensable].every((more) => more === undefined) &&
    (mode === 'sole' ? each.with.length === 0 : (each.any_of === true) === (any_of === true) || persons.length === 2)
  const own = persons.map(fold)
  // A power that goes with an office is whoever's holds it.
  const ofOffice = others.some(({ statement }) => statement.by_title !== undefined)
  if (![...names].every((name) => own.includes(name)) || !others.every(isAlikeIn)) return 'other'
  const isWhole = names.size === own.length && others.every(({ statement }) => statement.scope === null)
  if (!isWhole) return mode === 'sole' && !ofOffice ? 'less' : 'other'
  return mode === 'sole' || others.length === 1 ? 'same' : 'other'
}
/** What frames read of a body, and what the slots of its clauses add: where the two differ, the clause stays as the frames left it. */
export const withSlots = (body: Body, read: readonly Found[]): Found[] => {
  const slots = slotPowers(body)
  const added: Found[] = []
  const dropped = new Set<Found>()
  const known = new Map<Found, Span[]>()
  for (const slot of slots) {
    const others = read.filter((each) => isPowerIn(each, slot)) as (Found & { statement: Power })[]
    const [first] = others
    const beside = besideSlot(others, slot.statement as Power)
    // A frame that took in the sentence before says no more of this one.
    const isWider = beside === 'same' && others.every(({ from, statement }) => from < slot.from && statement.by_title === undefined)
    if (!first || beside === 'less' || isWider) {
      added.push(slot)
      for (const other of others) dropped.add(other)
    } else if (beside === 'same') known.set(first, [...(known.get(first) ?? []), ...(slot.known ?? [])])
  }
  return [
    ...read
      .filter((each) => !dropped.has(each))
      .map((each) => (known.has(each) ? { ...each, known: [...(each.known ?? []), ...(known.get(each) ?? [])] } : each)),
    ...added,
  ]
}
