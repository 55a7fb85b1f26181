/**
 * Sentences that hold words which nobody knows: their clauses that are known, and phrases of them that are passed over. What is left must
 * be whole, and nothing of the rest may undo or bind it.
 */
import type { Body, Found, Span } from '../fact/found.ts'
import { type Adjunct, adjunctAt } from './adjuncts.ts'
import { clausesOf, clausesWithin, NOUNS_DECIDED } from './clauses.ts'
import { withoutSpans } from './conditions.ts'
import { WAS_DECIDED } from './known-words.ts'
import { goesOnAnew, officesIn } from './offices.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { bodyFrom, overlaps } from './residue.ts'
import { type Token, rowOf } from './tokens.ts'
import { LOOSE, isOffice, isWho } from './sentence-parts.ts'
import { FOR_COMPANY } from './sentence-powers.ts'
import { readingOf } from './sentence-walk.ts'
import { wholeIn } from './sentence.ts'

/** Words that may undo or bind what the clauses beside them decide. */
const BINDS =
  /(?<!\bser)m[ae](?:m[iu]s|d[iu]|y[ae]|m[ae]s)|\bdegil|\bredd|\bret\b|\biptal|\bgecersiz|\bhukumsuz|\bsart|\bkayd[iy]|(?<!\btasfiye )\bhalinde\b|\btakdirde|\bise de\b|\bancak\b|\bfakat\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|me)|\bdava|\bmahkeme|\bgeri (?:al|cek|cev)|\bvazgec|\bertelen|\bdurdur/
/** What makes a decision of the verbal nouns before it. */
const DECIDES = new RegExp(`(?:${WAS_DECIDED})(?: (?:yazili|anlasil|gorul|bildiril)[a-z]*)?\\W*(?:\\(\\d[^]*)?$`)
const ENDS_SAID = /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|d[iu]l?[ae]?r?)\W*(?:\(\d[^]*)?$/
const OPEN_END = /n[ae],?\W*(?:\(\d[^]*)?$/
/**
 * What those clauses of a sentence say whose every word is known, where another clause of it holds one that is not: a clause that names
 * whom it speaks of, and that nothing in the others undoes or binds.
 */
export const partsIn = (body: Body, sentence: Span, before: number): { found: Found[]; at: Span }[] => {
  const clauses = clausesWithin(body, sentence)
  if (clauses.length < 2) return []
  const words = body.plain.slice(sentence.from, sentence.to)
  const isDecided = DECIDES.test(words) || OPEN_END.test(words)
  // "A'nın seçilmesine ve şirketi münferiden temsil etmesine": he who is elected signs, and no word beside the two says more of signing.
  const pairs = clauses.flatMap((clause, at): (Span & { pair: true })[] => {
    const next = clauses[at + 1]
    return next && JOINED.test(body.plain.slice(clause.from, clause.to)) && SIGNS_SO.test(body.plain.slice(next.from, next.to))
      ? [{ from: clause.from, to: next.to, pair: true }]
      : []
  })
  return [...pairs, ...clauses].flatMap((clause): { found: Found[]; at: Span }[] => {
    const pair = 'pair' in clause
    if (!pair && pairs.some((each) => overlaps(each, clause))) return []
    const rest = (body.plain.slice(sentence.from, clause.from) + ' ' + body.plain.slice(clause.to, sentence.to))
      .replace(GOES_BACK, ' ')
      .replace(NONE_FOR_HIM, ' ')
      .replace(SIGNATURE_NEEDED, ' ')
    if (BINDS.test(rest) || (pair && OF_SIGNING.test(rest))) return []
    const read = passing(body, clause, clause.from === sentence.from ? before : clause.from)
    if (read === null) return []
    const { tokens, left, passed } = read
    const last = tokens.findLast((each) => each.is === 'verb')
    if (last?.is !== 'verb') return []
    // "A başkanlığa, B üyeliğe getirilmiş; …": said as what the sentence ends with is.
    const linked = last.form === 'linked' && /m[iu]s$/.test(body.plain.slice(last.from, last.to)) && ENDS_SAID.test(words)
    if (last.form !== 'said' && !linked && !(last.form === 'decided' && isDecided) && !(last.form === 'noun' && NOUNS_DECIDED.test(words)))
      return []
    if (
      tokens.some(
        (each) =>
          each.is === 'he' ||
          each.is === 'about' ||
          each.is === 'own' ||
          each.is === 'instead' ||
          each.is === 'post' ||
          (!pair && (each.is === 'power' || each.is === 'form')) ||
          // "Her ikisinin": of those alone whom the words elect.
          (isWho(each) && each.meant && !(pair && areNamed(each.names, tokens))),
      )
    )
      return []
    const found = readingOf(left, tokens, clause.from) ?? []
    if (found.some(({ statement }) => statement.kind === 'departure' && goesOnAnew(body, { name: statement.person, to: clause.to })))
      return []
    return [{ found: passed.length === 0 ? found : heldBeside(found, read, clause), at: clause }]
  })
}

/** Whether those whom words mean are all named by the same words. */
const areNamed = (names: readonly string[], tokens: readonly Token[]): boolean =>
  names.every((name) => tokens.some((one) => isWho(one) && !one.meant && one.name === name))
const JOINED = /\b(?:sec|ata|getiril|tayin|gorevlendiril|belirlen)[a-z]*(?: edil[a-z]*)?(?: ve|,|;)\s*$/
/** A company that turns back from its liquidation gives up nothing that the clauses beside decide. */
const GOES_BACK = /\btasfiye(?:den|sinden) vazgec[a-z]*/g
/** A partner who is given no part in the running takes nothing from those who are. */
const NONE_FOR_HIM = /\b(?:idarede|yonetimde|temsilde) (?:vazife|gorev|yetki|s[ae]lahiyet) verilmem[ae]s[iu]n[ae]/g
/** That a signature is asked for is a form of signing, and no condition of what is decided beside it. */
const SIGNATURE_NEEDED = /\bimza(?:[a-z]* ){1,3}(?:sart|gerekli|zorunlu)(?: (?:kosul|kil|ol|tutul)[a-z]*|t[iu]r|d[iu]r)?/g
const SIGNS_SO =
  /^\s*(?:(?:tasfiye memur|mudur)(?:[iu]n[iu]n|[iu]|l[ae]r(?:[iu]n[iu]n|[iu]n)?) )?(?:sirketi|kooperatifi|isletmeyi|subeyi|tasfiye (?:is|islem|muamele)lerin[a-z]*) [^,;]{0,80}\b(?:munferi[dt]|tek bas|tek imza|muster|birlikte|cift imza)[^,;]*\b(?:temsil|ilzam|yurut)|^\s*(?:bu|her) (?:iki|uc|dort) (?:mudur|uye|orta[kg])[a-z]* [^;]{0,120}\bimza[^;]*\b(?:temsil|ilzam|bagla)/
/** What says more of signing, beside the clause that gives a power. */
const OF_SIGNING =
  /\bimza|\btemsil|\bilzam|\byetki|\bs[ae]lahiyet|\bmuster|\bmunferi|\bharic\b|\bdisinda|\bmustesna|\bkadar olan|\basan\b|\bsinirl/
/** Matters for which alone somebody may be sent to sign, and others than the company. */
const OF_MATTER =
  /\bkredi|\bihale|\bdava|\bbanka|\bfuar|\bistirak|\bbagli ortakli|\bsube|\bfabrika|\b(?:bu|is ?bu|soz konusu|anilan|adi gecen) (?:is|islem|husus|konu|sozlesme|ta[sş]inmaz|karar)/
/** What a clause may hang on that stands before it: "…, bu yetkinin", "…, bunun 31.12.2026 tarihine kadar". */
const OF_THAT =
  /\b(?:bunun|bunlar[a-z]*|buna|bu sure|is ?bu|bu karar|gecici|sure(?:li|since|yle|siz)|muddet(?:le|ince)?|kadar|itibaren|dek|degin)\b/
const MOST_STRANGE = 6
/**
 * What a sentence says of signing whose other clauses speak of other matters in words that nobody knows: these stand apart, and every word
 * of what is left is known. Nobody is meant by it whom only those clauses name.
 */
export const apartIn = (body: Body, sentence: Span, strange: number, before: number): { found: Found[]; apart: readonly Span[] } | null => {
  const words = body.plain.slice(sentence.from, sentence.to)
  if (!FOR_COMPANY.test(words) || !/\bimza|\btemsil|\bilzam/.test(words)) return null
  const clauses = clausesOf(body).filter((each) => each.to > sentence.from && each.to <= sentence.to)
  const blank: Span[] = []
  let left: Body = body
  for (let at: number | null = strange; at !== null;) {
    const where: number = at
    const clause = clauses.find((each) => each.from <= where && where < each.to)
    if (!clause || blank.length === MOST_STRANGE || clause.to === sentence.to) return null
    const span = { from: Math.max(clause.from, sentence.from), to: clause.to }
    const said = body.plain.slice(span.from, span.to)
    if (BINDS.test(said.replace(GOES_BACK, ' ').replace(NONE_FOR_HIM, ' '))) return null
    if (OF_SIGNING.test(said) || OF_MATTER.test(said) || OF_THAT.test(said) || !CLOSED.test(said)) return null
    if (partiesIn(body, span.from, span.to).some(({ name }) => isEntity(name))) return null
    blank.push(span)
    left = withoutSpans(body, blank)
    at = rowOf(left, sentence.from, sentence.to, before).strange
  }
  const { tokens } = rowOf(left, sentence.from, sentence.to, before)
  if (
    !tokens ||
    tokens.some(
      (each) =>
        each.is === 'he' ||
        each.is === 'instead' ||
        each.is === 'post' ||
        each.is === 'vacated' ||
        (isWho(each) && each.meant && !areNamed(each.names, tokens)),
    )
  )
    return null
  const found = wholeIn(left, sentence, before)
  return found.some(({ statement }) => statement.kind === 'representation') ? { found, apart: blank } : null
}

/** A clause that is whole: what is decided, or what was done. */
const CLOSED =
  /(?:m[ae](?:s|l[ae]r)[iu](?:n[ae]|n[iu])?|[iu]n[ae]|m[iu]s(?:t[iu]r)?(?: olup| bulunup)?|d[iu]|[dt][iu]g[iu](?:n[ae]|n[iu]|n[iu]n)?)(?:\s?[,;]| ve)?\s*$/
const MOST_PASSED = 6
type Passing = { left: Body; tokens: readonly Token[]; phrases: readonly Span[]; passed: readonly Adjunct[] }
/** The parts of a sentence or clause beside phrases of it that are passed over; null where a word is left that nobody knows. */
const passing = (body: Body, { from, to }: Span, before: number): Passing | null => {
  const passed: Adjunct[] = []
  let left: Body = body
  let row = rowOf(left, from, to, before)
  if (row.tokens !== null) return { left, tokens: row.tokens, phrases: row.phrases, passed }
  const names = partiesIn(body, from, to)
  const titles = officesIn(body, from, to)
  while (row.tokens === null) {
    const adjunct: Adjunct | null =
      row.ahead && passed.length < MOST_PASSED ? adjunctAt(left, { at: row.strange, to }, row.ahead, names, titles) : null
    if (adjunct === null) return null
    passed.push(adjunct)
    left = withoutSpans(left, [adjunct])
    row = rowOf(left, from, to, before)
  }
  const { tokens, phrases } = row
  return passed.every((each) => standsAlone(body, tokens, each)) ? { left, tokens, phrases, passed } : null
}

/**
 * The parts of a clause each word of which is known by what it is there, a form of signing or a known cause, beside those words that are
 * judged one by one; none of them where a word of it cannot be passed over. A phrase that is passed over may bound what is given, whatever
 * it ends with.
 */
export const knownIn = (body: Body, clause: Span & { sentence: Span }): readonly Span[] => {
  const from = Math.max(bodyFrom(body), clause.sentence.from)
  const sentence = { from, to: clause.sentence.to }
  if (clause.to <= from) return []
  // Whom a clause speaks of another one may name.
  const others = (): boolean => partiesIn(body, from, sentence.to).some((each) => each.to <= clause.from || each.from >= clause.to)
  const read =
    passing(body, sentence, from) ?? (others() ? null : passing(body, { from: Math.max(from, clause.from), to: clause.to }, from))
  return read === null ? [] : [...read.tokens.filter(({ is }) => OF_FORM.has(is)), ...read.phrases]
}

const OF_FORM: ReadonlySet<Token['is']> = new Set<Token['is']>([
  'form',
  'signature',
  'power',
  'beside',
  'verb',
  'cause',
  'vacated',
  'organ',
])

/** What of the facts of words that phrases were passed over in holds whatever these say; told besides where they may bound it. */
const heldBeside = (found: readonly Found[], { tokens, passed }: Passing, told: Span): Found[] => {
  // Beside words that nobody knows a title alone is no office that is given: "… kalan müdür A'ya bırakılmıştır".
  const given = tokens.some(
    (each, at) =>
      each.is === 'instead' || each.is === 'post' || (isOffice(each) && (each.stands !== null || tokens[at + 1]?.is === 'verb')),
  )
  const manner = passed.some(({ is }) => is === 'manner')
  const occasion = passed.some((each) => each.occasion)
  return found.flatMap(({ whole: _whole, ...each }) => {
    const { kind } = each.statement
    if (kind === 'representation' ? manner || occasion : kind !== 'appointment' && kind !== 'departure' && kind !== 'auditor') return []
    if (kind !== 'departure' && kind !== 'representation' && !given) return []
    return [manner || occasion ? { ...each, left: [told] } : each]
  })
}

/**
 * What a sentence says of who comes and goes, and how he signs, beside phrases that tell why, in what manner or of whom it is said
 * (adjuncts.ts): these are passed over, and every word of what is left is known. Where they may bound what it says, the sentence is told
 * besides.
 */
export const passedIn = (body: Body, sentence: Span, before: number): Found[] => {
  const read = passing(body, sentence, before)
  return read === null || read.passed.length === 0 ? [] : heldBeside(wholeIn(read.left, sentence, before), read, sentence)
}

/** "Vefat ettiğinden": why, and its clause is over. */
const BECAUSE = /[dt][iu](?:g|kl[ae]r)[iu]nd[ae]n$/
/** Whether a phrase that is passed over takes nobody and nothing along that stands beside it in its clause. */
const standsAlone = ({ plain }: Body, tokens: readonly Token[], { to, is }: Adjunct): boolean => {
  const at = tokens.findIndex((each) => each.from >= to)
  const [ahead, behind] = [at < 0 ? tokens : tokens.slice(0, at), at < 0 ? [] : tokens.slice(at)]
  const last = ahead.at(-1)
  if (is === 'who') return !last || !isWho(last)
  const own = ahead.slice(ahead.findLastIndex((each) => each.is === 'verb') + 1)
  const next = behind.findIndex((each) => each.is === 'verb')
  // "A'nın rahatsızlanması üzerine B'nin seçilmesine": whose it is stands before it.
  if (own.some(isWho) && behind.slice(0, next < 0 ? behind.length : next).some(isWho)) return false
  // "A'nın, B'nin gösterdiği gayret nedeniyle": of which of them it is said is not settled.
  const [whose, ...others] = own.filter(isWho)
  if (
    whose &&
    others.length > 0 &&
    last &&
    isWho(last) &&
    last.stands === 'of' &&
    !own.some((each) => each.is === 'and' || each.is === 'with')
  )
    return false
  // "B'nin işe alınmasında gösterdiği gayret nedeniyle": it goes on from the verb before it.
  if (last?.is === 'verb' && last.form === 'decided' && !BECAUSE.test(plain.slice(last.from, last.to))) return false
  if (is === 'manner') return last?.is !== 'power' && last?.is !== 'form'
  return !last || LOOSE.has(last.is) || isWho(last) || last.is === 'verb' || last.is === 'since' || last.is === 'term'
}
