/** Which words of a sentence in capitals keep them: names, titles of companies, addresses, and what nothing tells. */
import { isNoName, BEFORE_COMPANY } from '../text/names.ts'
import { FAMILY, GIVEN } from '../text/words.ts'
import { BETWEEN, COUNTED, PREDICATE, SURE_ENDING, TRADE, type Word, wordAt } from './capital-words.ts'

/** A run of a text in capitals: the text as printed and in plain letters, its words, where a directive begins; `initials`: only first letters are capitals. */
export type Run = { text: string; plain: string; from: number; to: number; words: readonly Word[]; titled: number; initials: boolean }

/** What a legal form is, behind the words of its title. */
const FORM =
  /(?:(?:anonim|limited|koll?e?ktif|komandit|komandite) (?:sirketi?|ortakligi)|a\.? ?s\.|ltd\.? ?sti\.?|kooperatifi|holding|vakfi|dernegi|bankasi|odasi|birligi|belediyesi|universitesi|federasyonu)(?![a-z])/g
const JOINS_TITLE = /^(?:ve|tek|kisilik|ortakli|ic|dis|ana)$/
const FAMILY_OF = /^(?:ogul|ogl|ortak|kardes|evlat|mahdum)/
/** Words that stand before a title and are none of it. */
const BEFORE_TITLE =
  /^(?:sirket[a-z]*|olan|olarak|devralan|devreden|devrolan|bolunen|ortag[a-z]*|ortak(?:lar[a-z]*)?|unvan[a-z]*|icin|ile|kimlik|nolu|no|sayili|numarali|kayitli|adina|temsilen|uyesi|tuzel|kisi|muduru|cumhuriyeti|yerine|yeni|eski|tarafindan|nin|in|ve(?= [a-z]+ [a-z]+ oglu)|[a-z]*m[iu]st[iu]r)$/
/** An address from its quarter to the word that says what it is. */
const ADDRESS =
  /(?:[a-z0-9.'-]+ ){1,3}(?:mah|mh|mahallesi|cad|caddesi|sok|sokak|sokagi|bulvari|blv|bulv)[. ,][^;]{0,160}?(?=\s?(?:adres|olarak|[a-z]*tasin|[a-z]*nakl|\n|$))/g
/** What stands before an address and is none of it. */
const BEFORE_ADDRESS =
  /^(?:[a-z0-9.'-]* ){0,2}(?:merkez[iu]?(?:n[iu]n?)?|adres[a-z]*|sirket[a-z]*|olarak|ve|olan|bulunan|[a-z]{3,}(?:d[ae]n|[iu]n[iu]n)) /
/** Behind which a name stands, whatever its words mean. */
const INTRODUCED =
  /(?:ikamet (?:eden|etmekte olan)|mukim|(?:kimlik|pasaport|vergi|t\.? ?c\.?) (?:no|numara)\S{0,3}(?: ?l[iu])?)[, ]+(?!.{2,60} adresinde ikamet)$/
const CHAIR = /^(?:reis|kaptan|baskan|mudur)$/

const joins = ({ text, words }: Run, at: number): boolean => at + 1 < words.length && text.slice(words[at]?.to, words[at + 1]?.from) === ' '
const mayName = ({ kind, plain }: Word): boolean => kind !== 'kept' && !isNoName(plain) && !BETWEEN.has(plain)
/** Whether the title of a company may go on to the left over a word. */
const goesOn = ({ kind, plain, declined }: Word): boolean =>
  kind !== 'profession' &&
  !declined &&
  !BEFORE_TITLE.test(plain) &&
  !BEFORE_COMPANY.test(plain) &&
  !COUNTED.test(plain) &&
  (TRADE.has(plain) || JOINS_TITLE.test(plain) || !(BETWEEN.has(plain) || SURE_ENDING.test(plain) || PREDICATE.test(plain)))
const LONGEST_TITLE = 14
/** The first word of the title of a company whose legal form begins with a word. */
const titleFrom = ({ text, words }: Run, form: number): number => {
  let first = form
  for (; first > 0 && form - first < LONGEST_TITLE; first--) {
    const word = words[first - 1] as Word
    if (/[,;:()]/.test(text.slice(word.to, words[first]?.from)) || !goesOn(word)) break
  }
  // "ADA DÜŞSEL VE HAYAL ANONİM ŞİRKETİ": only words of trades are joined in a title.
  for (let and = form - 1; and > first; and--)
    if (words[and]?.plain === 've' && !TRADE.has(words[and - 1]?.plain ?? '') && !FAMILY_OF.test(words[and + 1]?.plain ?? ''))
      first = and + 1
  return words[first - 1]?.plain === 'halinde' && words[first - 2]?.plain === 'tasfiye' ? first - 2 : first
}
/** Where titles of companies and addresses stand in a run. */
const spansIn = (run: Run): { from: number; to: number }[] => {
  const { plain, from, to, words } = run
  const piece = plain.slice(from, to)
  const titles = [...piece.matchAll(FORM)].flatMap(({ index, 0: form }) => {
    const at = wordAt(words, from + index)
    const first = titleFrom(run, at)
    return first < at ? [{ from: words[first]?.from ?? 0, to: from + index + form.length }] : []
  })
  const addresses = [...piece.matchAll(ADDRESS)].map(({ index, 0: address }) => ({
    from: from + index + (BEFORE_ADDRESS.exec(address)?.[0].length ?? 0),
    to: from + index + address.length,
  }))
  return [...titles, ...addresses]
}

/** Whether a given name begins at a word that another word of a name stands behind. */
const beginsName = (run: Run, at: number): boolean => {
  const [first, second] = [run.words[at], run.words[at + 1]]
  return (
    first !== undefined &&
    second !== undefined &&
    GIVEN.has(first.plain) &&
    joins(run, at) &&
    (at === 0 || joins(run, at - 1)) &&
    (second.declined || mayName(second))
  )
}
const isSure = ({ kind }: Word): boolean => kind === 'name' || kind === 'unknown'
/** Whether a name begins at a word: one that is introduced, or a given name that another word of a name stands behind. */
const isFirst = (run: Run, at: number, introduced: boolean): boolean => {
  const [word, next] = [run.words[at] as Word, run.words[at + 1]]
  if (introduced && mayName(word) && !SURE_ENDING.test(word.plain)) return true
  if (!GIVEN.has(word.plain)) return false
  return word.kind === 'name' || (next !== undefined && joins(run, at) && (isSure(next) || next.declined) && mayName(next))
}
/** The last word of the name that begins with a word. */
const nameTo = (run: Run, at: number, introduced: boolean): number => {
  let to = at
  for (; to - at < 3 && joins(run, to) && !(run.words[to] as Word).declined; to++) {
    const [before, other] = [run.words[to] as Word, run.words[to + 1] as Word]
    if (!mayName(other) && other.kind !== 'name') break
    // Behind a given name and a surname only what is a name alone goes on with them.
    if (!isSure(other) && to > at && !(introduced && GIVEN.has(before.plain) && !FAMILY.has(before.plain))) break
  }
  return to
}

/** Which words of a run keep their capitals; `named`: pairs of words that stand in names elsewhere in the notice. */
export const keptOf = (run: Run, named: ReadonlySet<string>): Set<Word> => {
  const { plain, words, titled } = run
  // What a directive speaks of are things: whom it names is told by a given name, or by what stands beside his.
  const kept = new Set(words.filter(({ kind, from }) => kind === 'kept' || kind === 'name' || (kind === 'unknown' && from < titled)))
  const keep = (from: number, to: number): void => words.slice(from, to + 1).forEach((word) => kept.add(word))
  for (const { from, to } of spansIn(run)) keep(wordAt(words, from), wordAt(words, to - 1))
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at] as Word, words[at + 1]]
    const goes = next !== undefined && joins(run, at)
    if (goes && named.has(`${word.plain} ${next.plain}`)) keep(at, at + 1)
    // "KAYA'NIN": who is declined with an apostrophe is called so, and so are the words before him.
    if (word.declined && mayName(word) && word.kind !== 'ordinary') {
      let first = at
      while (
        first > 0 &&
        at - first < 2 &&
        joins(run, first - 1) &&
        words[first - 1]?.kind !== 'ordinary' &&
        mayName(words[first - 1] as Word)
      )
        first--
      keep(first, at)
    }
    // "BEDİR HARRANLI": a name may end as other words do.
    const ends = word.kind === 'ending' && !SURE_ENDING.test(word.plain)
    if (ends && goes && (next.kind === 'name' || (next.kind === 'unknown' && word.from < titled)) && !beginsName(run, at + 1))
      kept.add(word)
    // "REİS ADA DÜŞSEL": what stands before a whole name is an office.
    if (CHAIR.test(word.plain) && beginsName(run, at + 1)) kept.delete(word)
    const introduced = INTRODUCED.test(plain.slice(Math.max(0, word.from - 60), word.from))
    if (!isFirst(run, at, introduced)) continue
    const to = nameTo(run, at, introduced)
    if (to > at) keep(at, to)
    at = to
  }
  return kept
}

/** The word that a title or the name of a group ends with. */
const OF_TITLE =
  /^(?:(?:mudur|direktor|sef|baskan|vekil|uzman|koordinator|amir|mumeyyiz)(?:l[ae]r)?[iu]?|(?:yardimci|sorumlu|yonetici|temsilci|gorevli|yetkili)(?:l[ae]r|s)[iu]|grub?u?)(?:n?[iu]n|y?l[ae]|n[ei]|n[iu]|nd[ae]n)?$/
/** What no title holds: a noun in a case or of another, a verb, many things but the kinds of work that titles name. */
const NO_TITLE =
  /(?:[a-z]{3}[dt][ae]n?|[iu]nd[ae]|[a-z]{4}[iu]n[aei]?|[ae]r[ae]k|[iu]p|m[iu]s|[a-z]{4}[ae]n|m[ae]k|yl[ae]|[ae]c[ae]k|(?:al|sat|yap)[iu][ms][iu]|feshi|[a-z]{2}s[iu]|[a-z]{2}(?<!\b(?:is|iliski|hizmet|kaynak|sistem|proje))l[ae]r[iu]?)$|^(?:imza|derece|ve|ile)$/
/** Words of the titles that a directive gives power by: each ends with what somebody is, behind nouns in no case. */
export const titlesIn = (run: Run, kept: ReadonlySet<Word>): Set<Word> => {
  const { words, titled } = run
  const titles = new Set<Word>()
  for (let at = wordAt(words, titled); at < words.length; at++) {
    if (!OF_TITLE.test(words[at]?.plain ?? '')) continue
    for (let of = at; of > at - 5 && of >= 0; of--) {
      const each = words[of] as Word
      const other = BETWEEN.has(each.plain) || (NO_TITLE.test(each.plain) && !OF_TITLE.test(each.plain)) || kept.has(each)
      if (of < at && (other || !joins(run, of))) break
      titles.add(each)
    }
  }
  return titles
}
