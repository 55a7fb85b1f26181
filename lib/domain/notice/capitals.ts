/**
 * Sentences that a notice prints wholly in capitals, in small letters where their words are ordinary ones: letter for letter, each at its
 * place, so that every rule reads them as it reads others and quotes stay as printed. Names, titles, addresses and headings keep their
 * capitals, and so does each word of which nothing tells what it is.
 */
import { EVIDENCE, evidenceEnd } from '../fact/evidence.ts'
import { lower } from '../kernel/text.ts'
import { plainLetters } from '../text/letters.ts'
import { TEMPLATE_HEADING } from '../reading/clauses.ts'
import { BEFORE_COMPANY, isNoName } from '../text/names.ts'
import { nounForms } from '../text/lexicon.ts'
import { allIn } from '../text/needed.ts'
import { FAMILY, GIVEN, isKnownWord } from '../text/words.ts'
import { lawOf } from '../law/law.ts'
import { DISTRICTS, TITLE_WORDS } from '../kernel/title-words.ts'
import type { Flat } from './flat.ts'

/** What a text goes on with in capitals; the ending behind a name's apostrophe may be small. */
const RUN = /(?:[^\p{Ll}]|(?<=\p{Lu}['’`´]\p{Ll}{0,3})\p{Ll}(?=\p{Ll}{0,3}(?!\p{L})))+/gu
const SHORTEST = 25
const WORD = /\p{L}[\p{L}\p{M}]*(?:\.\p{L}+)*(?:['’`´]\p{L}+)*/gu

/** What states or decides something, at the end of a word in plain letters. */
const PREDICATE =
  /[a-z]{2}(?:m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|[ae]c[ae]k(?:l[ae]r)?(?:t[iu]r|d[iu]r)?|m[ae]kt[ae](?:d[iu]r(?:l[ae]r)?)?|(?:l[iu]|[st][iu]|m[iu]|[iu]n?)d[iu]r(?:l[ae]r)?|m[ae](?:s[iu]|l[ae]r[iu])n[ae])$|^(?:olun|edil|olur|eder|ederler|bagla|baglar|[a-z]{2,}(?:il|in|un|an|en)(?:ir|ur|di|dilar|diler|du)|ait(?:tir)|yoktur|vardir|olunur|edilir|degildir|(?:yap|at|ver|al|yurut|kullan|gor)[aiu]r(?:l[ae]r)?|baglar|atar|imzalar|[a-z]{3,}m[ae]z|[a-z]{3,}[ae]bilir(?:ler)?)$/
/** Endings that names do not have. */
const ENDING =
  /[a-z]{2}(?:l[ae]r(?:[iu]|[iu]n[iuae]?n?|[dt][ae]n?|[ae]|[iu]nd[ae](?:n|ki)?|[iu]yl[ae]|l[ae])|m[ae](?:s[iu](?:n[iuae]?n?|nd[ae]n?|yl[ae])?|ks[iu]z[iu]n|kt[ae](?:d[iu]r)?|d[ae]n|y[ae]|k|yan|yen)|[dt][iu][gk](?:[iu].*|t[ae].*|l[ae]r.*|ca|ce)?|[ae]r[ae]k|[ae]c[ae][gk].*|m[iu]s(?:t[iu]r|l[ae]r.*|se|sa)?|l[iu][gk][iu].*|l[iu]k(?:t[ae]n?|l[ae]r.*)|[nsy]?[iu]nd[ae](?:n|ki)?|d[ae](?:n|ki)|t[ae](?:n|ki)|s[iu]z(?:d[iu]r|l[iu]k.*)?|n[iu]n|s[iu]n[iuae]n?|[iu]yl[ae]|c[ae]s[iu]|(?<=[a-z]{4})(?:l[iu]k|m[ae])|[ae]bil.*|[iu]l?m[ae]z|(?<=[a-z]{3})[dt][iu]r|(?:[iu]l|[iu]n)[ae]n|[iu]nc[iu]|[iu]n[ae]|[iu]n[iu]|(?<=[a-z]{4})l[ae])$/
/** "FERHUNDE": vowels that no ending has. */
const UNLIKE = /[UI]NDE$/u
/** The same of verbs and of two endings, which nobody is called by. */
const SURE_ENDING =
  /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)|[ae]r[ae]k|m[ae]s[iu]n[iuae]|[iu]nd[ae]n?|[iu]n[iu]n|l[ae]r[iu]n[a-z]*|[dt][iu]g[iu][a-z]*|[ae]c[ae]g[iu][a-z]*|l[ae]rd[ae]n?|m[ae]kt[ae]d[iu]r|[iu]yl[ae]|[a-z]{3}[iu]n[iu]|[a-z]{4}[dt][ae]n|(?:[iu]l|[iu]n|[ae]y|m[ae]y)[ae]n)$/
const COUNTED =
  /^(?:bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar|bucuk)+(?:l[iu]k|ar|er|inci|nci|uncu)?$/

/** What stands before a name, shortened. */
const PROFESSION = /^(?:av|dr|prof|doc|ecz|yrd|op|sn|muh)$/
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/
const CODES: ReadonlySet<string> = new Set(['tl', 'ytl', 'trl', 'try', 'usd', 'eur', 'gbp', 'ttk', 'tbk', 'tc', 'ttsg', 'sgk', 'kdv'])
/** Words between others, which no ending tells. */
const BETWEEN: ReadonlySet<string> = new Set(
  'veya yahut ya hem ancak fakat ise dahi gibi kadar gore dair iliskin ait ilgili uygun karsi icin once sonra beri haric dahil hic hicbir her herhangi tum butun turlu bazi birkac ayri ayni diger sair baska boyle soyle bu su o bunlar onlar kendi ilk son alt ust en cok az tam nci inci uncu ncu nin nun nolu md maddesi madde bent bendi fikra fikrasi uyarinca yazili ibraz tasdikli onayli ticari devam kabul ana adi soyadi tabi mevcut olmakla isbu ekim kasim aralik ocak subat nisan mayis haziran temmuz agustos eylul mart yurt vb sulh ceza hukuk muddet bunu bunun onu onun sayman saymani seklinde surette suretle oglu kizi esi ahz ahzu kabz kabza kabzi olan asan eden mukim oglum butun hak biri mutlaka oturu tesekkur tesbit tespit'.split(
    ' ',
  ),
)
/** What notices and directives speak of, in all forms of a noun. */
const THINGS: ReadonlySet<string> = new Set(
  nounForms(
    'evrak vesika vesaik dava terk derece grup sınıf kaşe hesap banka kredi ipotek rehin teminat mektup fatura bono poliçe gümrük vergi beyanname talimat talep teklif önerge tutanak tasarruf muamele mesele husus konu keyfiyet suret şekil sıfat nüfus organ hak hüküm ihtilaf itiraz dilekçe bildirim bilgi personel hizmet mal ürün malzeme araç taşınmaz taşınır limit sınır miktar yıl ay gün sene dönem saat defa kişi şahıs kimse ortaklık anonim kollektif komandit muvakkat muteber geçerli geniş münhasır azami asgari brüt net sonuç netice gündem nisap oy çoğunluk birlik esas mukavele statü ticarethane',
  ),
)
const TRADE: ReadonlySet<string> = new Set(TITLE_WORDS.map(plainLetters))
const PLACES: ReadonlySet<string> = (() => {
  const { offices, provinces } = lawOf('TR')
  return new Set([...DISTRICTS, ...provinces, ...offices.map(({ name }) => name)].map(plainLetters))
})()

/** How a word in capitals is taken: an ordinary one, one by its ending alone, a name alone, either, or neither known. */
type Kind = 'ordinary' | 'ending' | 'name' | 'either' | 'unknown' | 'profession' | 'kept'
type Word = { from: number; to: number; plain: string; bare: string; declined: boolean; kind: Kind }

const kindOf = (plain: string, printed: string): Kind => {
  if (PROFESSION.test(plain)) return 'profession'
  if (plain.length < 2 || plain.includes('.') || CODES.has(plain) || ROMAN.test(plain)) return 'kept'
  const named = GIVEN.has(plain) || FAMILY.has(plain) || PLACES.has(plain)
  const ordinary = BETWEEN.has(plain) || THINGS.has(plain) || isKnownWord(plain) || COUNTED.test(plain) || isNoName(plain)
  if (ordinary) return named ? 'either' : 'ordinary'
  if (named) return 'name'
  return TRADE.has(plain) ? 'ordinary' : ENDING.test(plain) && !UNLIKE.test(printed) ? 'ending' : 'unknown'
}
const wordsIn = (text: string, from: number, to: number): Word[] =>
  allIn(text.slice(from, to), WORD).map(({ 0: printed, index }) => {
    const [bare = '', ending] = printed.split(/['’`´](?=\p{L}{1,6}$)/u)
    const plain = plainLetters(bare)
    return { from: from + index, to: from + index + printed.length, plain, bare, declined: ending !== undefined, kind: kindOf(plain, bare) }
  })

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
const HELD_TOGETHER = /^[ ]$/

/** Which words of a piece in capitals keep them. */
const keptOf = (text: string, plain: string, words: readonly Word[], named: ReadonlySet<string>, titled: number): ReadonlySet<Word> => {
  // What a directive speaks of are things: whom it names is told by a given name, or by what stands beside his.
  const kept = new Set<Word>(
    words.filter(({ kind, from: at }) => kind === 'kept' || kind === 'name' || (kind === 'unknown' && at < titled)),
  )
  const span = (from: number, to: number): void => words.forEach((word) => from <= word.from && word.from < to && kept.add(word))
  const from = words[0]?.from ?? 0
  const piece = plain.slice(from, words.at(-1)?.to ?? from)
  for (const { index, 0: form } of piece.matchAll(FORM)) {
    const last = words.findIndex((word) => word.to > from + index)
    let first = last
    while (first > 0 && last - first < 14) {
      const word = words[first - 1] as Word
      if (/[,;:()]/.test(text.slice(word.to, words[first]?.from)) || word.declined) break
      if (BEFORE_TITLE.test(word.plain) || BEFORE_COMPANY.test(word.plain) || COUNTED.test(word.plain)) break
      if (
        !TRADE.has(word.plain) &&
        !JOINS_TITLE.test(word.plain) &&
        (BETWEEN.has(word.plain) || SURE_ENDING.test(word.plain) || PREDICATE.test(word.plain))
      )
        break
      first--
    }
    // "ADA DÜŞSEL VE HAYAL ANONİM ŞİRKETİ": only words of trades are joined in a title.
    for (let and = last - 1; and > first; and--)
      if (words[and]?.plain === 've' && !TRADE.has(words[and - 1]?.plain ?? '') && !FAMILY_OF.test(words[and + 1]?.plain ?? ''))
        first = and + 1
    if (words[first - 1]?.plain === 'halinde' && words[first - 2]?.plain === 'tasfiye') first -= 2
    if (first < last) span(words[first]?.from ?? 0, from + index + form.length)
  }
  for (const { index, 0: address } of piece.matchAll(ADDRESS)) {
    const lead = BEFORE_ADDRESS.exec(address)?.[0].length ?? 0
    span(from + index + lead, from + index + address.length)
  }
  const joins = (at: number): boolean => HELD_TOGETHER.test(text.slice(words[at]?.to, words[at + 1]?.from))
  const mayName = ({ kind, plain: word }: Word): boolean => kind !== 'kept' && !isNoName(word) && !BETWEEN.has(word)
  /** Whether a given name begins at a place that goes on with another word of a name. */
  const isWhole = (at: number): boolean => {
    const [first, second] = [words[at], words[at + 1]]
    return (
      first !== undefined &&
      second !== undefined &&
      GIVEN.has(first.plain) &&
      joins(at) &&
      (at === 0 || joins(at - 1)) &&
      (second.declined || (second.kind !== 'kept' && mayName(second)))
    )
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const next = words[at + 1]
    if (next && joins(at) && named.has(`${word.plain} ${next.plain}`)) {
      kept.add(word)
      kept.add(next)
    }
    // "KAYA'NIN": who is declined with an apostrophe is called so, and so are the words before him.
    if (word.declined && mayName(word) && word.kind !== 'ordinary') {
      kept.add(word)
      for (let before = at - 1; before >= at - 2 && before >= 0 && joins(before); before--) {
        const other = words[before] as Word
        if (other.kind === 'ordinary' || !mayName(other)) break
        kept.add(other)
      }
    }
    // "BEDİR HARRANLI": a name may end as other words do.
    if (
      word.kind === 'ending' &&
      next &&
      joins(at) &&
      (next.kind === 'name' || (next.kind === 'unknown' && word.from < titled)) &&
      !SURE_ENDING.test(word.plain) &&
      !isWhole(at + 1)
    )
      kept.add(word)
    // "REİS ADA DÜŞSEL": what stands before a whole name is an office.
    if (CHAIR.test(word.plain) && isWhole(at + 1)) kept.delete(word)
    const introduced = INTRODUCED.test(plain.slice(Math.max(0, word.from - 60), word.from))
    const given =
      GIVEN.has(word.plain) &&
      (word.kind === 'name' ||
        (next !== undefined && joins(at) && (next.kind === 'name' || next.kind === 'unknown' || next.declined) && mayName(next)))
    if ((!introduced || !mayName(word) || SURE_ENDING.test(word.plain)) && !given) continue
    let to = at
    while (to - at < 3 && joins(to) && !(words[to] as Word).declined) {
      const other = words[to + 1] as Word
      const sure = other.kind === 'name' || other.kind === 'unknown'
      if (!mayName(other) && other.kind !== 'name') break
      // Behind a given name and a surname only what is a name alone goes on with them.
      if (!sure && !(to === at || (introduced && GIVEN.has((words[to] as Word).plain) && !FAMILY.has((words[to] as Word).plain)))) break
      to++
    }
    if (to > at) for (let each = at; each <= to; each++) kept.add(words[each] as Word)
    if (to > at) at = to
  }
  return kept
}

/** A line that is a heading of the templates and nothing else. */
const HEADING = new RegExp(`^(?:${TEMPLATE_HEADING.source})[:.]?$`)
/** How much shorter a line must be than most to be one that was broken off on purpose. */
const SHORT_OF = 0.8
/** Lines of a run that are headings: without a verb and a name, shorter than a column, behind what is closed. */
const headingsIn = (
  text: string,
  run: { from: number; to: number },
  breaks: ReadonlySet<number>,
  words: readonly Word[],
  papers: number,
): Set<Word> => {
  const edges = [...breaks].filter((at) => run.from - 1 <= at && at <= run.to)
  const lines = [run.from - 1, ...edges, run.to].slice(1).map((to, at) => ({ from: at === 0 ? run.from : (edges[at - 1] ?? 0) + 1, to }))
  const width = Math.max(40, ...lines.map(({ from, to }) => to - from))
  const headings = new Set<Word>()
  let closed = run.from === 0 || breaks.has(run.from - 1) || /[.:;)]\s*$/.test(text.slice(Math.max(0, run.from - 2), run.from))
  for (const { from, to } of lines) {
    const line = text.slice(from, to).trim()
    const own = words.filter((word) => from <= word.from && word.to <= to)
    const next = /^\s*\S*/.exec(text.slice(to))?.[0].length ?? 0
    const heading =
      HEADING.test(plainLetters(line)) ||
      ((closed || (from >= papers - 1 && papers > from - 4 && papers > 0)) &&
        own.length > 0 &&
        own.length <= 9 &&
        to - from + next < SHORT_OF * width &&
        !/[,;.]$|[:\d]\s*\S/.test(line) &&
        !own.some(({ plain }) => PREDICATE.test(plain)) &&
        /^\p{L}/u.test(line))
    if (heading) own.forEach((word) => headings.add(word))
    closed = heading || /[.:;)!]$/.test(line) || PREDICATE.test(own.at(-1)?.plain ?? '')
  }
  return headings
}

/** Where what a notice says begins behind its head: with its matters, or with its papers. */
const SAYS = /tescil edilen hususlar|tescile delil/

/** Behind what a sentence begins: a full stop, a label's colon, an item's number. */
const BEGINS = /(?:^|[.:;!?]["”)]?\s|[-–•]\s)["“(]?$/
const ITEM = /(?:^|\s)(?:\p{Lu}|\d{1,2})\)\s$/u

/** Two words with capitals that stand side by side outside the runs: pieces of names, where neither is a word of offices. */
const namedIn = (text: string, runs: readonly { from: number; to: number }[]): Set<string> =>
  new Set(
    allIn(text, SIDE_BY_SIDE).flatMap(({ index, 1: first = '', 2: second = '' }) =>
      isNoName(first) || isNoName(second) || runs.some(({ from, to }) => from <= index && index < to)
        ? []
        : [plainLetters(`${first} ${second}`)],
    ),
  )
const SIDE_BY_SIDE = /(?<!\p{L})(\p{Lu}\p{L}+)(?= (\p{Lu}\p{L}+)(?!\p{L}))/gu

const DIRECTIVE = /ic yonerge(?!de |nin yayin)/
/** The word that a title or the name of a group ends with. */
const OF_TITLE =
  /^(?:(?:mudur|direktor|sef|baskan|vekil|uzman|koordinator|amir|mumeyyiz)(?:l[ae]r)?[iu]?|(?:yardimci|sorumlu|yonetici|temsilci|gorevli|yetkili)(?:l[ae]r|s)[iu]|grub?u?)(?:n?[iu]n|y?l[ae]|n[ei]|n[iu]|nd[ae]n)?$/
/** What no title holds: a noun in a case or of another, a verb, many things but the kinds of work that titles name. */
const NO_TITLE =
  /(?:[a-z]{3}[dt][ae]n?|[iu]nd[ae]|[a-z]{4}[iu]n[aei]?|[ae]r[ae]k|[iu]p|m[iu]s|[a-z]{4}[ae]n|m[ae]k|yl[ae]|[ae]c[ae]k|(?:al|sat|yap)[iu][ms][iu]|feshi|[a-z]{2}s[iu]|[a-z]{2}(?<!\b(?:is|iliski|hizmet|kaynak|sistem|proje))l[ae]r[iu]?)$|^(?:imza|derece|ve|ile)$/
/** Words of the titles that a directive gives power by: each ends with what somebody is, behind nouns in no case. */
const titlesIn = (text: string, words: readonly Word[], kept: ReadonlySet<Word>): Set<Word> => {
  const titles = new Set<Word>()
  words.forEach((word, at) => {
    if (!OF_TITLE.test(word.plain)) return
    for (let of = at; of > at - 5 && of >= 0; of--) {
      const each = words[of] as Word
      const other = of < at && (BETWEEN.has(each.plain) || (NO_TITLE.test(each.plain) && !OF_TITLE.test(each.plain)) || kept.has(each))
      if (other || (of < at && text.slice(each.to, words[of + 1]?.from) !== ' ')) break
      titles.add(each)
    }
  })
  return titles
}

const GIVEN_OR_TOLD = /^(?:name|unknown|either|ending)$/
/** A flat text with its sentences in capitals in small letters; `breaks`: which of its blanks end a line. */
export const inSmallLetters = (flat: Flat, breaks: ReadonlySet<number>): Flat => {
  const { text } = flat
  const plain = plainLetters(text)
  const begin = Math.max(0, plain.search(SAYS))
  const runs = allIn(text, RUN)
    .map(({ index, 0: run }) => ({ from: Math.max(index, begin), to: index + run.length }))
    .filter(({ from, to }) => to - from >= SHORTEST)
    .map((run) => ({ ...run, words: wordsIn(text, run.from, run.to) }))
    .filter(
      ({ words }) =>
        words.length >= 4 &&
        words.some(({ plain: word, kind }) => kind !== 'name' && PREDICATE.test(word)) &&
        words.filter(({ kind }) => kind === 'ordinary' || kind === 'ending').length >= 3,
    )
  if (runs.length === 0) return flat
  const named = namedIn(text, runs)
  // The list of matters stands in capital initials, and so do titles in a directive: their words are no others'.
  const papers = evidenceEnd({ plain })
  const listed = papers === 0 ? 0 : plain.search(EVIDENCE)
  const directive = DIRECTIVE.exec(plain.slice(papers))
  const titled = directive ? papers + directive.index : text.length
  const letters = [...text].length === text.length ? text.split('') : Array.from({ length: text.length }, (_, at) => text[at] ?? '')
  // Who is called so at one place is called so at the others.
  for (const { words } of runs) {
    const kept = keptOf(text, plain, words, named, titled)
    words.forEach((word, at) => {
      const next = words[at + 1]
      if (
        next &&
        kept.has(word) &&
        kept.has(next) &&
        GIVEN_OR_TOLD.test(word.kind) &&
        text.slice(word.to, next.from) === ' ' &&
        !isNoName(word.plain) &&
        !isNoName(next.plain)
      )
        named.add(`${word.plain} ${next.plain}`)
    })
  }
  for (const { from, to, words } of runs) {
    const headings = headingsIn(text, { from, to }, breaks, words, papers)
    const kept = keptOf(text, plain, words, named, titled)
    const titles =
      titled < to
        ? titlesIn(
            text,
            words.filter((word) => word.from >= titled),
            kept,
          )
        : new Set<Word>()
    let begins = true
    for (const [at, word] of words.entries()) {
      const gap = text.slice(at === 0 ? Math.max(0, from - 3) : words[at - 1]?.to, word.from)
      const before = words[at - 1]
      begins =
        BEGINS.test(gap) ||
        (word.from >= papers && (before?.from ?? 0) < papers && (breaks.size === 0 || breaks.has(word.from - 1))) ||
        (word.plain === 'madde' && /^ \d/.test(text.slice(word.to, word.to + 2))) ||
        ITEM.test(text.slice(Math.max(0, word.from - 4), word.from)) ||
        (before !== undefined && headings.has(before)) ||
        word.from === 0 ||
        (before !== undefined && /^ $/.test(gap) && /m[iu]st[iu]r$|lidir$/.test(before.plain) && !/^(?:ve|veya|olup|ile)$/.test(word.plain))
      if (headings.has(word)) continue
      const small = lower(text.slice(word.from, word.to))
      const own = word.from + word.bare.length
      for (let place = word.from; place < word.to; place++) {
        const ending = word.declined && place > own
        if (
          !ending &&
          (kept.has(word) || (place === word.from && (begins || word.from < listed || word.kind === 'profession' || titles.has(word))))
        )
          continue
        letters[place] = small[place - word.from] ?? letters[place] ?? ''
      }
    }
  }
  return { text: letters.join(''), at: flat.at }
}
