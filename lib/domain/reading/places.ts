/**
 * Places: the addresses that a notice names, found by the words that stand behind or before them and say what they are: what is left
 * (`… adresinden`, `… olan adresi`, `… iken`, `Eski adres: …`), what is come to (`… adresine`, `… olarak`, `Yeni adres: …`), or what is.
 */
import type { Body, Span } from '../fact/found.ts'
import { oncePart } from '../text/names.ts'
import { plainLetters } from '../text/letters.ts'
import { verb } from '../text/lexicon.ts'
import { allIn, holds } from '../text/needed.ts'

/** A place with the words that link it; `link` is what they make of it, `end` where they end. */
export type Place = Span & { link: 'left' | 'reached' | 'is'; label: boolean; end: number }

/** What no place is without. */
const ANCHOR =
  /\b(?:mah|mahalle[a-z]*|mh|cad|cadde[a-z]*|cd|sok|sokak|sokag[a-z]*|sk|blv|bulv|bulvar[a-z]*|bul|no|kat|daire|apt|blok|kule|plaza|osb|sanayi|site|sitesi|koy|koyu|mevkii?|is ?hani|hani|han|carsi[a-z]*|merkezi|pasaji|yolu|km|evleri|meydan[a-z]*|ada|parsel|kasaba[a-z]*|bolge[a-z]*)\b|\d\s?\/\s?[\da-z]|[a-z]{3,}\s?[/-]\s?[a-z]{3,}/
/** Small words that stand inside an address. */
const SMALL =
  /^(?:[a-z]{1,2}|mah|cad|sok|blv|bul|kat|apt|blok|kapi|ic|dis|daire|nolu|no'?lu|yolu|uzeri|karsisi|yani|alti|ustu|arkasi|onu|mevkii?|koyu|il|ili|ilce|ilcesi|sayili|ada|parsel|km|plaza|site|sitesi|sokak|sokagi|caddesi|mahallesi|bulvari|kume|evleri|isyeri|pasaji|hani|merkez|ve)$/
/** Words with a capital that belong to the sentence and not to an address. */
const OUTSIDE =
  /^(?:karar[a-z]*|sirket[a-z]*|isletme[a-z]*|kooperatif(?:imiz|in|imizin)|firma[a-z]*|adres[a-z]*|merkez(?:in|inin|imiz|imizin|ini)|yukarida|nakli|madde[a-z]*|konu|ticari|ticaret|sicil[a-z]*|sube(?:nin|miz|mizin|sinin|si)?|tasfiye|banka(?:m[iu]z[a-z]*|s[iu][a-z]*|n[iu]n|ca)?|kayitli|genel|ozet[a-z]*|oybirligi[a-z]*)$/
const SHORT_END =
  /(?:^|[^a-z])(?:mah|cad|cd|sok|sk|blv|bul|bulv|no|apt|san|sit|org|bol|km|k|d|kat|dr|av|prof|gn|sht|st|ord|mh|blok|nu|alb|yzb|sn|iş|is|mer|ilk|d\.?b|[a-z])\.$/
/** An address is no longer. */
const LONGEST = 260

// "Yeni Adres" is a label, "Yeni Mahalle" a place.
const LABELLED = /^(?:eski|onceki|evvelki|mevcut|yeni|simdiki|son)\s(?:[a-z]+\s)?(?:adres|ikametgah|merkez(?!\s(?:mah|\/))|isyeri)/
/** Whether a word may stand in an address; `rest` is the text from it on, in plain letters. */
export const isPlaced = (word: string, rest: string): boolean => {
  const letters = plainLetters(word).replace(/[^a-z0-9]/g, '')
  if (OUTSIDE.test(letters) || LABELLED.test(rest)) return false
  return /^[^\p{L}\d]*[\p{Lu}\d]/u.test(word) || letters === '' || SMALL.test(letters) || /\d/.test(word)
}
/** Whether a word ends with the colon of a label, not with that of a number (`No:`, `D:`). */
const isLabel = (word: string): boolean => /\p{L}{5,}:$/u.test(word)
/** Whether a word ends its sentence: with a full stop that shortens nothing. */
const isLast = (word: string): boolean => /\p{Ll}{4,}\.$/u.test(word) && !SHORT_END.test(plainLetters(word))

/** The place whose last word ends at a point; null where the words before it are none. */
const placeBefore = (body: Body, to: number): Span | null => {
  const { text, plain } = body
  let from = to
  for (let at = to; to - at < LONGEST;) {
    let end = at
    while (end > 0 && text[end - 1] === ' ') end--
    const start = text.lastIndexOf(' ', end - 1) + 1
    const word = text.slice(start, end)
    const inside = from < to
    if (word === '' || !isPlaced(word, plain.slice(start, start + 40))) break
    // A stroke is the end of a cell, or a digit that the scan lost.
    if (word.includes('|') && !/:\s?$/.test(text.slice(Math.max(0, start - 3), start))) break
    // "Merkez, Ulus Mah. …" is what moves, "Merkez / Sivas" where.
    if (inside && /^merkez,$/i.test(word)) break
    // "Merkez Gül Sok. No: 5'e alınmıştır": the sentence begins with what moves.
    if (
      inside &&
      word === 'Merkez' &&
      !/^\s*(?:\/|mah)/.test(plain.slice(end, end + 8)) &&
      /(?:^|[.:;]\s*)$/.test(text.slice(Math.max(0, start - 3), start))
    )
      break
    if (inside && (word.endsWith(';') || /['’]\p{Ll}{1,4}[,.]?$/u.test(word) || isLabel(word) || isLast(word))) break
    from = at = start
    if (start === 0) break
  }
  return trimmed(body, from, to)
}

/** The place whose first word begins at a point, as far as its words go. */
const placeAfter = (body: Body, from: number): Span | null => {
  const { text, plain } = body
  let to = from
  for (let at = from; at - from < LONGEST;) {
    let start = at
    while (text[start] === ' ') start++
    const space = text.indexOf(' ', start)
    const end = space < 0 ? text.length : space
    const word = text.slice(start, end)
    if (word === '' || !isPlaced(word, plain.slice(start, start + 40)) || word.includes('|') || word.startsWith('(') || isLabel(word)) break
    to = at = end
    if (word.endsWith(';') || /['’]\p{Ll}{2,4}[.,]?$/u.test(word) || isLast(word)) break
  }
  return trimmed(body, from, to)
}

const trimmed = ({ text, plain }: Pick<Body, 'text' | 'plain'>, from: number, to: number): Span | null => {
  let [start, end] = [from, to]
  // An address begins with a name or a number.
  start += /^(?:[^\p{L}\d(]+|\p{Ll}[^\s]*\s+)*/u.exec(text.slice(start, end))?.[0].length ?? 0
  const tail = /(?:\s?['’`"”*]+\s?\p{Ll}{0,4})?[\s,;:.|'’"”*-]*$/u.exec(text.slice(start, end))
  if (tail) end -= tail[0].length
  return end - start >= 8 && end - start <= LONGEST && ANCHOR.test(plain.slice(start, end)) ? { from: start, to: end } : null
}

const OLD = '(?:eski|onceki|evvelki|mevcut)'
const NEW = '(?:yeni|simdiki|son|bundan sonraki)'
const SEAT = '(?:(?:merkez|ticaret|ticari|is|sube|isyeri|kayitli|tescilli) )?(?:adres|merkez|isyeri|(?<=ticari )ikametgah)[a-z]*'
const TO_VERB = `(?=[^;]{0,70}?(?:${verb('move')}|\\balinm(?:as|is)[a-z]*|\\bnakl[a-z]*|\\btasinm[a-z]*|\\baktaril(?:m[ae]s|mis|di)[a-z]*|\\bgecmis|\\bgecil|\\bgetiril|\\byerles|\\bnakil\\b|${verb('change', 'said', 'decided')}))`
const LEFT_BEHIND = [
  '\\s(?:numarali |nolu |sayili )?(?:adres|daire|yer)(?:imiz|i|si)?n?[dt]en\\b',
  '\\sadresindeki\\b',
  '\\sadresini (?:terk|bosalt|tahliye)[a-z]*',
  '\\sadresinde (?:bulunan|kayitli|mukim|yer alan|faaliyet goster(?:en|mekte olan)|(?:[^.;,]{3,90} sube[a-z]*["”’]* (?:unvan[a-z]*|ad[iı](?:yla)?|ismi[a-z]*)(?: ile| altinda)? )?(?:bir |yeni )?sube[a-z]*|faaliyet gostermek uzere)\\b',
  '\\s(?:olarak|seklinde) (?:kayitli|tescilli|gorunen|gecen)\\b',
  '\\solan,? (?:[a-z]+ ){0,2}?(?:adres|merkez|sirket|isletme)[a-z]*',
  "\\s?['’]?\\s?[dt][ae] (?:bulunan|olan|kayitli) (?:sirket|isletme|kooperatif)[a-z]* (?:merkez|adres)",
  '\\siken\\b',
  '\\syerine\\b',
  "\\s?['’]\\s?[dt][ae]n\\b|\\s[dt][ae]n\\b",
]
const REACHED_BEHIND = [
  `\\s(?:numarali |nolu |sayili )?(?:adres(?:imiz|i)?ne|adrese|daireye|dairesine)\\b${TO_VERB}`,
  `\\sadresinde degis(?:tiril)?mistir`,
  // "… adresinden … adresinde nakledilmesine": the verb says which way, whatever the ending.
  '\\sadresinde (?:nakl|nakil|tasinm|aktaril)[a-z]*',
  `\\s(?:olarak|seklinde)\\s(?:[a-z0-9]+ ){0,4}?(?:${verb('change')}|belirlen[a-z]*|tescil|tespit|kayd[a-z]*|ilan)`,
  '\\sseklindedir\\b',
  '\\solm(?:us(?:tur)?|asina|asi)\\b|\\solacaktir\\b',
  `\\s?['’]\\s?y?[ea]\\b${TO_VERB}|\\sy[ea]\\b${TO_VERB}`,
  `\\sadresinde (?:[a-z]+ ){0,4}?(?:devam|surdur)[a-z]*`,
  `\\sadresinde (?:[a-z]+ ){0,2}?faaliyet[a-z]* (?:goster|yurut|bulun)(?:m[ae]sin[ae]|[ae]c[ae](?:k(?:tir)?|gi(?:n[ei])?))\\b`,
]
const IS_BEHIND = ['\\sadresidir\\b', "\\s?['’*]+\\s?[dt][iu]r\\b", '\\s[dt][iu]r\\b']

const behind = (patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'g')
const [LEFT, REACHED, IS] = [behind(LEFT_BEHIND), behind(REACHED_BEHIND), behind(IS_BEHIND)]
// Words that are come to only where a verb says so behind them are searched for only in a part that has such a verb: few have.
const WITHOUT_VERB = behind(REACHED_BEHIND.filter((pattern) => !pattern.includes(TO_VERB)))
const VERB_TO = new RegExp(TO_VERB.slice('(?=[^;]{0,70}?'.length, -1))
const LINKS: [(plain: string) => RegExp, Place['link']][] = [
  [() => LEFT, 'left'],
  [(plain) => (holds(plain, VERB_TO) ? REACHED : WITHOUT_VERB), 'reached'],
  [() => IS, 'is'],
]
const LABELS = new RegExp(`\\b(${OLD}|${NEW}) ${SEAT}\\s*[:;.|]\\s*`, 'g')
const HEADS = new RegExp(`\\b(${OLD}|${NEW}) ${SEAT}\\s*\\|\\s*(${OLD}|${NEW}) ${SEAT}\\s`, 'g')
const OF_ADDRESS = /\b(?:merkez|adres)[a-z]* (?:degisikligi|degisimi|nakli|bilgi(?:si|leri))\b/
const HALVES = new RegExp(`\\b(${OLD}|${NEW})\\s?[:;]\\s*`, 'g')
const BEGINS_OLD = new RegExp(`^${OLD}`)
const isOld = (label: string): boolean => BEGINS_OLD.test(label)

/** The places that words in a part of the body link, in their order; a place may begin before the part. */
export const placesIn = oncePart((body: Body, from, to): readonly Place[] => {
  const plain = body.plain.slice(from, to)
  const found: Place[] = []
  const add = (span: Span | null, link: Place['link'], end: number, label: boolean): void => {
    if (span && !found.some((each) => each.from < span.to && span.from < each.to)) found.push({ ...span, link, end, label })
  }
  for (const match of allIn(plain, HEADS)) {
    // Two columns: the cells of the row below stand in the order of their headings.
    const start = from + match.index + match[0].length
    const bar = body.text.indexOf('|', start)
    if (bar < 0 || bar > to) continue
    add(trimmed(body, start, bar), isOld(match[1] ?? '') ? 'left' : 'reached', bar, true)
    const second = placeAfter(body, bar + 1)
    add(second, isOld(match[2] ?? '') ? 'left' : 'reached', second?.to ?? bar, true)
  }
  for (const match of allIn(plain, LABELS)) {
    const start = from + match.index + match[0].length
    const place = placeAfter(body, start)
    add(place, isOld(match[1] ?? '') ? 'left' : 'reached', place?.to ?? start, true)
  }
  // "Adres değişikliği: Eski: … Yeni: …": the halves of one label.
  const halves = OF_ADDRESS.exec(plain)
  const begun = halves
    ? allIn(plain.slice(halves.index), HALVES).map((match) => ({ match, at: from + (halves?.index ?? 0) + match.index }))
    : []
  for (const [which, { match, at }] of begun.entries()) {
    const [start, next] = [at + match[0].length, begun[which + 1]?.at]
    const place = next === undefined ? placeAfter(body, start) : trimmed(body, start, next)
    add(place, isOld(match[1] ?? '') ? 'left' : 'reached', place?.to ?? start, true)
  }
  for (const [patternFor, link] of LINKS)
    for (const match of allIn(plain, patternFor(plain))) {
      const end = from + match.index
      add(placeBefore(body, end), link, end + match[0].length, false)
    }
  return found.sort((a, b) => a.from - b.from)
})
