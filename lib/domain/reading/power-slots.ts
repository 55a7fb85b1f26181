/**
 * Clauses on one form of signing, decided by their slots (who, how, together or each) whatever the order of their words: every word is of a
 * known kind by its stem and its ending, and none bounds, conditions, denies or excludes anything. The endings say who stands in which slot.
 * A word of no known kind, a second form, a place or a paper that is not said of all of them: and nothing is read.
 */
import type { RepresentationRule } from '../fact/fact.ts'
import type { Body, Found } from '../fact/found.ts'
import { type Term, NO_TERM, termAtStart } from '../fact/office.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { seatedIn } from './duties.ts'
import { officesIn } from './offices.ts'
import { type Signer, signersIn } from './references.ts'
import { bodyFrom } from './residue.ts'
import { FOR_COMPANY } from './sentence-powers.ts'
import { ruleOf } from './signatures.ts'
import { headed } from './tokens.ts'

type Span = { from: number; to: number }
type Kind =
  /** The company, its name and its stamp; words of form that say no more. */
  | 'plain'
  /** What is signed for the company, what binds it. */
  | 'power'
  | 'signature'
  /** All of what stands behind it. */
  | 'all'
  /** Before whom one signs, of certain bodies or of any. */
  | 'body'
  | 'any_body'
  /** What one signs, a certain kind of paper or any. */
  | 'paper'
  | 'any_paper'
  /** A verb that says that it is so. */
  | 'said'
  | 'decided'
  | 'enough'
  | 'needed'
  | 'given'
  | 'comma'
  | 'and'
  | 'or'
  | 'with'
  | 'by'
type Word = Span &
  (
    | { is: Kind }
    | { is: 'who'; names: readonly string[]; of: number | null; stands: Signer['after']; named: boolean }
    | { is: 'title' }
    | { is: 'some'; of: number | 'each' }
    | { is: 'form'; mode: 'sole' | 'joint' }
    | { is: 'term'; term: Term }
  )
type Who = Extract<Word, { is: 'who' }>

/** Verbal nouns, none of them denied: "edilmesine", "atmalarının", "etmeye". */
const AS_NOUN = 'm[ae](?:(?:s|l[ae]r)[iu](?:n?[iu]n|n[ae]|n[iu]|yl[ae])?|y[ae])?|m[ae]k(?: (?:uzere|suretiyle|icin)|l[ae])?'
const SAID_ENDS =
  '(?:[iu]?m[iu]s(?:t[iu]r|l[ae]r(?:d[iu]r)?|)|[dt][iu](?:l[ae]r)?|y?[ae]c[ae]k(?:t[iu]r|l[ae]r(?:d[iu]r)?|)|[aeiu]?r(?:l[ae]r)?|m[ae]kt[ae]d[iu]r(?:l[ae]r)?)'
/** A verb with its endings, and what may be able to be done. */
const ABLE = '(?:y?[ae]bil)?'
const word = (stems: string, ends: string): RegExp => new RegExp(`(?:${stems})(?:${ends})(?![a-z'’])`, 'y')

const SIGNED = '(?:et|ed|eyle|edil|olun|kil|kil[iu]n|ol|at|atil|koy|konul|vaz ?ed|vaz ?edil|vaz ?et|kullan|kullanil|yap|yapil|sayil|gel)'
const WRITES =
  /(?:at|koy|atil|konul|vaz ?ed|vaz ?edil|kullan)(?:[ae]c[ae](?:g[iu]|kl[ae]r[iu]|k)|[dt][iu](?:g[iu]|kl[ae]r[iu])|m[iu]s ol(?:dugu|duklari|an)|[ae]n)(?![a-z])/y
/** All kinds of word that may stand in such a clause, each tried where a word begins; what has more words stands first. */
const WORDS: [Kind, RegExp][] = [
  [
    'plain',
    /(?:(?:hicbir|her ?hangi bir) (?:sinirlama|kisitlama|kay[iı]?[dt]|sinir|tahdit)[a-z]*(?: (?:ve|veya) (?:sart|sinirlama|kayit)[a-z]*)?(?: (?:tabi|bagli))? (?:olmaksizin|olmadan|bulunmaksizin)|sinirsiz(?: olarak)?|limitsiz(?: olarak)?|en genis (?:sekil|anlam|mana|yetki)[a-z]*|tam yetki(?:yle| ile|li)(?: olarak)?|en genis (?:sekilde )?|tasfiye halinde(?:ki)?|muteber (?:ol|sayil)abilmesi(?: icin)?|gecerli (?:ol|sayil)abilmesi(?: icin)?|(?:muteberlig|gecerlilig)i(?: icin)?|bundan (?:boyle|sonra)|(?:eskisi|onceki) gibi|(?:eskiden|onceden|daha once|evvelce|evvelden) oldugu gibi|(?:tasfiye halinde['’]? )?ibaresi (?:eklen|konul)[a-z]+|ve (?:tum |butun )?subelerin[iu]|disariya karsi|mutlaka|(?:bu|ayni) (?:sure|muddet|donem) (?:icinde|boyunca|zarfinda)|gorev (?:suresi|sureleri|muddeti|muddetleri)(?:nce| boyunca| icinde)|(?:ana|esas) sozlesme(?:ye|nin)? uygun olarak)(?![a-z])/y,
  ],
  [
    'decided',
    /(?:(?:(?:mevcudun|ortaklarin|toplantiya katilanlarin) )?(?:oy ?birlig[iu]|oy ?coklug[iu]|ittifak)(?:yl[ae]| ile|la)?|muttefikan|(?:ortaklar |genel |yonetim |mudurler )kurul(?:u|umuz)?c[ae]|tarafimizdan|karar (?:ver|al|kil)[iu]?(?:l?m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|ld[iu]|n?d[iu](?:l[ae]r)?|lmistir|nmis(?:tir)?)|karara (?:var|bagla)(?:n|il)?(?:d[iu]|m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?)|kararlastir(?:il)?(?:d[iu]|m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?)|(?:kabul|tespit|tescil|ilan)(?: ve ilan)? (?:edil|et|olun)(?:d[iu]|m[iu]s(?:t[iu]r)?|ur)|(?:uygun (?:gor|bul)(?:ul|un)?|onayla(?:n)?|benimse(?:n)?)(?:d[iu]|m[iu]s(?:t[iu]r)?))(?![a-z])/y,
  ],
  ['enough', /(?:yet(?:er(?:li)?|ecek)|kafi|gecerli|muteber|baglayici|yeterli)(?:d[iu]r|t[iu]r)?(?![a-z])/y],
  [
    'needed',
    /(?:sart|gerek(?:li)?|zorunlu|lazim|aran)(?:t[iu]r|d[iu]r|[iu]r|m[ae]kt[ae]d[iu]r|acakt[iu]r|ecekt[iu]r|masina|ilm[a-z]*)?(?![a-z])|bulun(?:mas[iu](?:n[ae])?|acakt[iu]r)(?![a-z])|yer almas[iu](?:n[ae])?(?![a-z])/y,
  ],
  [
    'power',
    /(?:temsil|ilzam)(?:(?:[iu](?:n[ae]|n[iu]n|nd[ae]|n[iu])?|[ae]n?|d[ae]|[iu]n[iu])|)(?![a-z])|(?:temsil|ilzam) sek(?:il|l)[iu](?![a-z])/y,
  ],
  [
    'power',
    /(?:borc|taahhut|yukumluluk|ilzam)(?: ve (?:taahhut|borc|yukumluluk|ilzam))?(?: altina (?:sok|koy|gir|al)(?:ul)?(?:an|acak|m[ae]y?[ae]?|m[ae](?:s|l[ae]r)[iu]n[ae]|abilmesi(?: icin)?|mas[iu] icin|ar(?:lar)?|acakt[iu]r|acaklard[iu]r|[iu]r|ur)| (?:altina )?girmesi)?(?![a-z])/y,
  ],
  ['power', /(?:yetki|s[ae]lahiyet)(?:(?:si|leri|sini|lerini|sinin|lerinin|ye|yi|y?l[ae]|si ile|sine) ?)?(?: sekl[iu])?(?![a-z])/y],
  ['power', /(?:yetkili|mezun|s[ae]lahiyetli|s[ae]lahiyettar|muktedir|yetkilendiril|haiz|sahip)(?:d[iu]r(?:l[ae]r)?|t[iu]r)?(?![a-z])/y],
  [
    'power',
    /(?:idare|yonet|sevk)(?:(?:si|imi)?(?:ne|nde|nin|ni)?)(?![a-z])|(?:bagla|bagla?n|borclandir|borclandiril|yukumlendir)(?:(?:m[ae](?:(?:s|l[ae]r)[iu]n[ae]|y[ae]|s[iu]n[iu]n|s[iu])?|r|[iu]r|y?acakt[iu]r|y?acak|y?an|abilmesi(?: icin)?|abil[iu]r)(?:l[ae]r)?)(?![a-z])/y,
  ],
  [
    'signature',
    /imza(?:s[iu]|l[ae]r[iu]?|n[iu]n|ya|yi|yla)?(?:n[iu]n|n[ae]|n[iu]|yl[ae]|l[ae])?(?![a-z])|imzala(?:y[ae]r[ae]k|m[ae]y?[ae]?|m[ae](?:s|l[ae]r)[iu](?:n[ae])?|mak suretiyle|r(?:lar)?|yacak[a-z]*)(?![a-z])/y,
  ],
  [
    'all',
    /(?:her (?:turlu|cesit|nev[i'’]?i?)|bilumum|bilcumle|butun|tum|her|umumi|bil ?umum|tekmil)(?! ?(?:iki|uc|dort|bes|bir))(?: (?:diger|sair|kabil|cins))?(?![a-z])/y,
  ],
  [
    'all',
    /(?:diger|sair|benzeri)(?= (?:tum |butun |bilumum |resmi |ozel |kamu )*(?:kurum|kurulus|makam|merci|muessese|daire|evrak|belge))/y,
  ],
  [
    'any_body',
    /(?:ucuncu|3\.) (?:sah[iı]?s|kisi)(?:l[ae]r)?(?:[iu]n|[ae]|y[ae]|d[ae])?(?: (?:nezdinde|karsi|karsisinda|huzurunda|onunde))?(?![a-z])/y,
  ],
  [
    'any_body',
    /(?:resmi|kamu)(?: (?:ve|veya|ile)|,)? (?:ozel|hususi)(?: (?:kurum|kurulus|makam|merci|muessese|daire|sektor)(?:l[ae]r(?:[iu]n|d[ae])?|d[ae])?(?=[ ,]))?(?![a-z])|(?:gercek|hakiki)(?: ve|,) (?:tuzel|hukmi) (?:kisi|sah[iı]s)(?:l[ae]r)?(?:d[ae]|[ae]|[iu]n)?(?![a-z])/y,
  ],
  [
    'body',
    /(?:banka|mahkeme|noter|belediye|gumru[kg]|vergi|icra|sgk|ssk|epdk|tapu|maliye|resmi|ozel|hususi|kamu|mali|adli|idari|yargi|sigorta|emniyet|trafik|posta|ptt|bakanlik|valilik|kaymakamlik|konsolosluk|elcilik|oda|borsa|ticaret sicili|is|finans|kredi kurulusu)(?:l[ae]r[iu]?)?(?:n?d[ae]|s[iu]nd[ae])?(?=[ ,])(?! (?:ve )?(?:islem|muamele))/y,
  ],
  ['any_body', /(?:kurum|kurulus|makam|merci|muessese|sah[iı]s|kisi|yer)(?:l[ae]r)?(?:[iu]|[iu]n|d[ae]|[ae])?(?![a-z])/y],
  ['body', /(?:daire|mudurlu[kg]|mahkeme|sube)(?:si|l[ae]r[iu]?)?(?:nd[ae]|d[ae])?(?![a-z])/y],
  ['plain', /(?:nezdinde|huzurunda|onunde|karsisinda|muvacehesinde|karsi)(?=[ ,])/y],
  [
    'any_paper',
    /(?:evrak|belge|vesika|vesaik|islem|muamele|muamelat|is|husus|konu|taahhut|tasarruf|hususat|umur)(?:l[ae]r)?(?:[iu]|[iu]n|y?[iu]|d[ae]|[ae]|t[ae])?(?![a-z])/y,
  ],
  [
    'paper',
    /(?:senet|sened|cek|bono|police|sozlesme|mukavele|mukavelename|taahhutname|vekaletname|kontrat|akit|akd|beyanname|dilekce|ibraname|yazi|yazisma|talimat|makbuz|fatura)(?:l[ae]r)?(?:[iu]|[iu]n|n[iu]n|y?[iu]|d[ae]|[ae])?(?![a-z])/y,
  ],
  [
    'all',
    /(?:(?:verilecek|duzenlenecek|yapilacak|imzalanacak|akdedilecek|tanzim edilecek|duzenlenen|imzalanan|akdedilen)(?= (?:[a-z]+,? ){0,4}(?:evrak|belge|senet|sened|sozlesme|vesika|islem|mukavele|akit|taahhut))|ilzam ed(?:en|ecek)(?= (?:her|butun|tum|bilumum))|(?:ad|nam)[iu]na(?: ve hesabina)?(?= (?:[a-z]+ ){0,1}(?:verilecek|duzenlenecek|yapilacak|imzalanacak|akdedilecek|tanzim|duzenlenen|imzalanan|her|butun|tum|bilumum)))(?![a-z])/y,
  ],
  [
    'plain',
    /(?:sirket|kooperatif|isletme|firma)(?:imiz|miz)?(?:[iu]n|n[iu]n|[iu]|y[iu]|nin|e|y[ae])?(?![a-z])|(?:resmi )?(?:kase|unvan|muhur|muhr)(?:s?[iu]|l[ae]r[iu])?(?:n[iu]n)?(?:(?: (?:ve|veya|ya da) (?:kase|unvan|muhur|muhr)(?:s?[iu])?)?(?:n[iu]n)?)? (?:alt[iu]n[ae]|alt[iu]nda|uzer[iu]n[ae]|uzer[iu]nde|ile)(?![a-z])/y,
  ],
  ['given', /(?:ver|veril|tani|tanin|birak|birakil)(?:m[ae](?:s|l[ae]r)[iu]n[ae]|m[iu]s(?:t[iu]r)?|[dt][iu])(?![a-z])/y],
  [
    'plain',
    /(?:da|de|ise|icin|uzere|olarak|suretiyle|kendi|ayrica|de|sekl[iu]nde|yine|aynen|olup|oldugu|bir|hem|gerek|gerekse|imzali|sifat[iu]|ve\/veya)(?![a-z])/y,
  ],
  ['said', word(`${SIGNED}${ABLE}`, `${AS_NOUN}|${SAID_ENDS}|[ae]r[ae]k|[iu]p`)],
  [
    'said',
    /devam(?:[iu](?:n[ae])?| ed[ae]c[ae]kt[iu]r| etm[ae](?:s|l[ae]r)[iu]n[ae]| etm[ae]kt[ae]d[iu]r)|surdurulmesin[ae]|surm[ae]s[iu]n[ae]|uzat[iu]lmas[iu]n[ae](?![a-z])/y,
  ],
  ['said', WRITES],
  ['or', /(?:veya|ya da|yahut|veyahut)(?![a-z])/y],
  ['and', /ve(?![a-z])/y],
  ['with', /ile(?![a-z])/y],
  ['by', /tarafindan(?![a-z])/y],
]
const ON_CONDITION = '(?: bulun(?:mak|mas[iu]| )(?: (?:kosulu|kaydi|sarti|sureti)(?:yl[ae]| ile)))?'
const SOLE =
  /(?:(?:birbir(?:ler)?[iu]nd[ae]n |digerind[ae]n )?(?:bagimsiz|mustakil)(?:en)?(?: olarak)?|(?:ayri ayri (?:ve )?)?(?:munferi[dt](?:en|ce|e|t[iu]r|d[iu]r)?(?: olarak)?|tek(?: bir)?(?= imza)|tek ?bas(?:[iu]|l[ae]r[iu])n[ae]|yalniz ?bas(?:[iu]|l[ae]r[iu])n[ae]|kendi bas(?:[iu]|l[ae]r[iu])n[ae])|ayri ayri|tek tek|basli ?basina)(?: olmak uzere)?(?![a-z])/y
const JOINT = new RegExp(
  `(?:mustere[kc](?:en|ten|t[iu]r)?(?: olarak)?|(?:hep )?(?:birlikte|beraber(?:ce)?)(?: olarak)?|bir ?arada(?: olarak)?|yan ?yana|(?:cift|iki|ortak)(?= imza)|(?:ikisi|ikisinin) birden|ortaklasa)${ON_CONDITION}(?: olmak uzere)?(?![a-z])`,
  'y',
)
const SOME =
  /(?:(her ?bir(?:i|isi)?)(?:n[iu]n|n[ae])?|(her iki(?:si)?|(?:her )?ikisi)(?:n[iu]n|n[ae])?(?: (?:de|da))?|(her uc(?:u)?|ucu)(?:n[iu]n|n[ae])?(?: (?:de|da))?|(?:her ?hangi )?(bir(?:i|isi))(?:n[iu]n)?)(?![a-z])/y
const TITLE =
  /(?:(?:sirket|kurucu|diger|yeni|tek|bu) )*(?:ortak|ortag[iu](?:m[iu]z)?|hissedar[iu]?|pay sahibi)(?:l[ae]r(?:[iu]|[iu]m[iu]z)?)?(?:n?d[ae]n)?(?: olan)?(?= )/y
const SKIP = /[\s.:"“”'’–—-]+/y
const TAIL = /[\s.]*(?:\((?:\d{1,2}\/[a-z]|\d{1,3}\/\d{3,9}|\d{6,9})\)[\s.]*)*$/

const matchAt = (pattern: RegExp, plain: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  const match = pattern.exec(plain)
  return match && match[0] !== '' ? match : null
}

/** The words of a clause by their kinds; null where one is of none. */
const wordsOf = (body: Body, from: number, to: number, before: number, elected: readonly string[]): Word[] | null => {
  const plain = body.plain.slice(0, to)
  const parties = partiesIn(body, from, to)
  const offices = officesIn(body, from, to)
  if (offices.some(({ role }) => role === 'auditor' || role === 'commissioner')) return null
  const referred = signersIn(body, from, to, parties, { before, own: from }).filter((each) => each.referred)
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
  return names.length === 0 ? null : { is: 'who', names, of: meant.of, stands: meant.after, named: false, from: at, to: meant.to }
}
const ONE = /^(?:(?:adi|ismi) gecen|mumaileyh|kendisi|(?:sirket )?mudur|tasfiye memur)(?:[iu])?(?:n[iu]n|[iu]n|n[ae]|)$/
/** A title right before a name, or before others of one list ("üyeler A ve B"). */
const titleAt = (plain: string, offices: readonly Span[], parties: readonly Span[], at: number): Word | null => {
  const office = offices.filter((each) => each.from === at).sort((a, b) => b.to - a.to)[0]
  const end = office?.to ?? at + (matchAt(TITLE, plain, at)?.[0].length ?? 0)
  const rest = plain.slice(end, end + 40)
  const stands = parties.find(
    (each) =>
      each.from >= end &&
      /^(?:l[ae]r(?:[iu](?:m[iu]z)?)?|[iu]m[iu]z|s?[iu]|umuz)?(?:n?d[ae]n)? ?(?:olan |bulunan )?$/.test(plain.slice(end, each.from)),
  )
  return end > at && stands && rest !== '' ? { is: 'title', from: at, to: stands.from } : null
}
const kindAt = (plain: string, at: number): Word | null => {
  const sole = matchAt(SOLE, plain, at)
  if (sole) return { is: 'form', mode: 'sole', from: at, to: at + sole[0].length }
  const joint = matchAt(JOINT, plain, at)
  if (joint) return { is: 'form', mode: 'joint', from: at, to: at + joint[0].length }
  const some = matchAt(SOME, plain, at)
  if (some) return { is: 'some', of: some[1] ? 'each' : some[2] ? 2 : some[3] ? 3 : 1, from: at, to: at + some[0].length }
  const said = termAtStart(plain.slice(at, at + 200))
  if (said) {
    const more = /^ ?(?:(?:bir )?(?:sure|muddet)(?:yl[ae]| ile| icin|since)|icin|boyunca|ligine)(?![a-z])/.exec(plain.slice(at + said.end))
    return { is: 'term', term: said.term, from: at, to: at + said.end + (more?.[0].length ?? 0) }
  }
  const kinds = WORDS.flatMap(([is, pattern]) => {
    const match = matchAt(pattern, plain, at)
    return match ? [{ is, from: at, to: at + match[0].length }] : []
  })
  // What has more words; of two alike the first.
  return kinds.reduce<(Span & { is: Kind }) | null>((best, each) => (best !== null && best.to >= each.to ? best : each), null)
}

const of = (words: readonly Word[], ...kinds: Word['is'][]): Word[] => words.filter(({ is }) => kinds.includes(is))
const has = (words: readonly Word[], ...kinds: Word['is'][]): boolean => of(words, ...kinds).length > 0

const isPlace = ({ is }: Word): boolean => is === 'body' || is === 'any_body'
const isThing = (each: Word): boolean => isPlace(each) || each.is === 'paper' || each.is === 'any_paper'
const isJoiner = ({ is }: Word): boolean => is === 'and' || is === 'or' || is === 'comma'
/** The lists of places and papers: each is joined to the next, or says with it what it is ("vergi daireleri"). */
const listsIn = (words: readonly Word[], plain: string): Word[][] => {
  const lists: Word[][] = []
  const text = ({ from, to }: Word): string => plain.slice(from, to)
  // "Bankalar nezdinde ve …": what places are said to be before stands behind each of them.
  const row = words.filter((each, at) => !(each.is === 'plain' && BEFORE_IT.test(text(each)) && words.slice(0, at).some(isPlace)))
  for (const [at, each] of row.entries()) {
    if (!isThing(each)) continue
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

/** Whether places and papers are said of all of them: certain ones alone bound a power. */
const isOfAll = (words: readonly Word[], plain: string): boolean => {
  // Between "all" and what it is said of stand only words of what it is.
  const isAll = (each: Word): boolean => {
    for (let back = words.indexOf(each) - 1; back >= 0; back--) {
      const one = words[back]
      if (one?.is === 'all') return true
      if (!one || !(isThing(one) || one.is === 'and' || one.is === 'comma' || one.is === 'plain' || one.is === 'power')) return false
    }
    return false
  }
  return listsIn(words, plain).every((list) =>
    list.some((each) => (each.is === 'any_body' && each.to - each.from > WHOLE_PHRASE) || (each.is.startsWith('any_') && isAll(each))),
  )
}
/** "Üçüncü şahıslar", "resmi ve özel daireler" mean all without a word for it. */
const WHOLE_PHRASE = 13

/** Those who sign, in one list whose members stand beside each other; null where they stand apart, or in other roles. */
const listOf = (words: readonly Word[]): Who[] | null => {
  // "A, müdürler kurulu başkanı olup": who he is, said twice.
  const isAgain = (each: Who, at: number): boolean =>
    !each.named &&
    words.slice(0, at).some((one) => one.is === 'who' && one.named && each.names.length === 1 && one.names[0] === each.names[0])
  const whos = words.flatMap((each, at) => (each.is === 'who' && !isAgain(each, at) ? [{ each, at }] : []))
  const row = words.filter(({ is }) => is !== 'title')
  for (const [at, { each }] of whos.entries()) {
    const next = whos[at + 1]?.each
    const behind = row[row.indexOf(each) + 1]
    if (!next) {
      if (behind?.is === 'with') return null
      continue
    }
    const between = row.slice(row.indexOf(each) + 1, row.indexOf(next))
    const joins = between.map(({ is }) => is)
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

/** Who signs and how, by the slots of a clause; null where they do not settle it. */
const ruleIn = (body: Body, words: readonly Word[], plain: string, before: readonly string[]): RepresentationRule | null => {
  // A signature alone may be under any paper.
  if (!has(words, 'signature', 'power') || !FOR_COMPANY.test(plain) || !isOfAll(words, body.plain)) return null
  const modes = new Set(words.flatMap((each) => (each.is === 'form' ? [each.mode] : [])))
  const terms = words.flatMap((each) => (each.is === 'term' ? [each.term] : []))
  if (modes.size > 1 || terms.length > 1) return null
  const whos = listOf(words)
  if (whos === null) return null
  const names = whos.length > 0 ? whos.flatMap((each) => each.names) : [...before]
  const some = words.flatMap((each) => (each.is === 'some' ? [each.of] : []))
  // "Müdürlerden her birinin" is said of them once, though its words stand in two kinds.
  const counts = [
    ...new Set([...some, ...whos.flatMap((each) => (each.of === null ? [] : [each.of]))].map((one) => (one === 'each' ? 1 : one))),
  ]
  if (names.length === 0 || new Set(names.map(fold)).size !== names.length || counts.length > 1) return null
  const [count] = counts
  // Whom no word names they are all where the words speak of several, and he where they elect one.
  if (whos.length === 0 && names.length > 1 && count === undefined && !modes.has('joint') && !PLURAL.test(plain)) return null
  const each = count === 1
  const all = count === names.length
  if (count !== undefined && !each && !all) return null
  // "A veya B'den birinin": whose choice it is, other frames tell.
  if (each && has(words, 'or')) return null
  const mode = [...modes][0] ?? implied(words, names.length, count, plain)
  if (mode === null) return null
  if (
    mode === 'joint' ? names.length < 2 || each || has(words, 'or') : count === 1 && names.length > 1 && !has(words, 'signature', 'power')
  )
    return null
  if (names.length === 1 && has(words, 'or') && whos.length > 0 && ORS.test(plain)) return null
  const until = terms[0]?.until ?? NO_TERM.until
  return ruleOf(names, mode, { ...(mode === 'joint' ? { any_of: false } : {}), until })
}
const PLURAL = /l[ae]rd[iu]r\b|[ae]rl[ae]r\b|ml?[ae]l[ae]r[iu]n[ae]\b|\bayri ayri\b|imzalar[iu]/
const ORS = /\b(?:veya|ya da|yahut) (?:baska|diger)/
/** How those sign of whom no word of form says it: one of several, or one alone, by his signature; so many of so many by theirs. */
const implied = (words: readonly Word[], names: number, count: number | undefined, plain: string): 'sole' | 'joint' | null => {
  if (!has(words, 'signature')) return null
  if (has(words, 'needed') && !has(words, 'enough')) return count !== undefined && count > 1 && count === names ? 'joint' : null
  if (count === 1 && names > 1) return 'sole'
  if (names > 1) return count === names ? 'joint' : null
  return BY_HIS.test(plain) || has(words, 'enough') ? 'sole' : null
}
const BY_HIS = /\bimza(?:s[iu])?(?:yla| ile)\b/

/** What makes of the clauses beside one proposals, conditions or what a court deals with. */
const UNDONE =
  /\bredd|\bret\b|\bgecersiz|\bhukumsuz|\bsart(?!tir)|\bkaydi(?:yla| ile)|\bkosul|(?<!\btasfiye )\bhalinde\b|\btakdirde|\bsurece\b|\bteklif|\boner|\btale[bp]|\baday|\bgorus(?:ul|ulmek|meye|mek)|\bdava|\bmahkeme|\bgeri (?:al|cek|cev)|\bvazgec|\bertelen|\bdurdur|\bgecici|\btedbir|\bkayyi?m|\bise de\b|\bonay(?:i|ina|inin)\b|\bmuvafakat|\bizin|\bizni/
/** What the clauses beside one except from it, or ask for besides. */
const RESTRICTS =
  /\bsu kadar|\bne var ki|\bbununla (?:beraber|birlikte)|\byeter ki|\bmahfuz|\bistisna|\bmustesna|\bimza(?:s[iu]|l[ae]r[iu])?(?:n[iu]n)? (?:da|de)\b|\b(?:ancak|fakat|lakin|yalniz|yalnizca|sadece|munhasiran)\b[^;]*(?:imza|temsil|ilzam|yetki|lahiyet|bagla)/
const DECIDES =
  /\b(?:karar(?:a)? (?:ver|al|bagla|var|kil)(?!(?:il|in)?m[ae](?:m|s|d|y))[a-z]*|kararlastir(?!(?:il)?m[ae](?:m|d))[a-z]*|kabul (?:ed|ol)[a-z]*|uygun (?:gor|bul)[a-z]*|onayla[a-z]*|mutabik kal[a-z]*|tescil (?:edil|olun)[a-z]*)\W*(?:\(\d[^]*)?$/
const IS_SAID =
  /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r|l[ae]r)?|[dt][iu]r(?:l[ae]r)?|[ae]c[ae]k(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|[a-z][aeiu]r(?:l[ae]r)?|[a-z](?:il|in|un|an|ul|er|ar|ir|et|ver|kil)d[iu](?:l[ae]r)?)(?: olup| ve)?\W*$/
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

/** Where what is decided begins in a clause, and where it ends. */
const spanIn = (body: Body, { from, to, sentence }: Clause, start: number): Span => {
  const first = from <= sentence.from || from < start
  const begin = Math.max(from, start)
  const end = to - (TAIL.exec(body.plain.slice(begin, to))?.[0].length ?? 0)
  return { from: first && begin < end ? headed(body, begin, end) : begin, to: end }
}

/** Whether a power that lasts so many years lasts as long as the offices that the notice gives: of a power alone no field says it. */
const lastsAsOffice = (body: Body, words: readonly Word[], { persons }: RepresentationRule): boolean =>
  words.every((each) => {
    if (each.is !== 'term') return true
    const { years, from } = each.term
    if (from !== null) return false
    return (
      years === null || persons.every((name) => seatedIn(body).some((seat) => fold(seat.name) === fold(name) && seat.term.years === years))
    )
  })

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
    if ((!IS_SAID.test(said) && !decides) || UNDONE.test(rest) || RESTRICTS.test(rest)) return []
    // What stands under the template's label its own frame reads, with what stands in brackets before it.
    if (LABELLED.test(said)) return []
    const elected = electedBefore(body, clause, at, start)
    const words = wordsOf(body, from, to, Math.max(start, clause.sentence.from), elected)
    const rule = words && ruleIn(body, words, said, elected)
    if (!rule || !lastsAsOffice(body, words, rule)) return []
    return [{ statement: { kind: 'representation', ...rule }, from, to, known: [{ from, to: clause.to }] }]
  })
}
const LONGEST = 700

type Power = Extract<Found['statement'], { kind: 'representation' }>
const isPowerIn = (each: Found, { from, to }: Span): each is Found & { statement: Power } =>
  each.statement.kind === 'representation' && each.from < to && from < each.to
/** Whether other frames make of the words of a clause what its slots say: nothing more, nobody else. */
const isSame = (others: readonly { statement: Power }[], { mode, persons }: Power): boolean => {
  const names = new Set(others.flatMap(({ statement }) => [...statement.persons, ...(mode === 'joint' ? statement.with : [])].map(fold)))
  return (
    names.size === persons.length &&
    persons.every((name) => names.has(fold(name))) &&
    (mode === 'sole' || others.length === 1) &&
    others.every(
      ({ statement: each }) =>
        each.mode === mode &&
        each.group === null &&
        each.limit === null &&
        each.scope === null &&
        [each.floor, each.above, each.condition, each.excludes, each.indispensable].every((more) => more === undefined) &&
        (mode === 'sole' ? each.with.length === 0 : each.any_of !== true || persons.length === 2),
    )
  )
}
/** What frames read of a body, and what the slots of its clauses add: where the two differ, the clause stays as the frames left it. */
export const withSlots = (body: Body, read: readonly Found[]): Found[] => {
  const slots = slotPowers(body)
  const added: Found[] = []
  const known = new Map<Found, Span[]>()
  for (const slot of slots) {
    const others = read.filter((each) => isPowerIn(each, slot)) as (Found & { statement: Power })[]
    const [first] = others
    if (!first) added.push(slot)
    else if (isSame(others, slot.statement as Power)) known.set(first, [...(known.get(first) ?? []), ...(slot.known ?? [])])
  }
  return [
    ...read.map((each) => (known.has(each) ? { ...each, known: [...(each.known ?? []), ...(known.get(each) ?? [])] } : each)),
    ...added,
  ]
}
