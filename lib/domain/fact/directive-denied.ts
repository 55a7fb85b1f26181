/** What a directive keeps from those who sign by it: from all of them, from some, or but for another's leave; and what it leaves to the board. */
import type { Part } from './directive-parts.ts'
import { BELOW_NOTICE, LEFT_OUT, HANGS, KEPT_FROM, NOT_THEIRS, NO_POWER } from './directive-words.ts'
import { lawOf } from '../law/law.ts'
import { ofStems } from '../text/stems.ts'
import { quoteOf, runsOf, contentOf, withoutSpans } from './directive-clauses.ts'
import { type Body, matchesIn } from './found.ts'
import { type Span, boundsIn } from './directive-bounds.ts'
import { type Term, ANYBODY } from './directive-signers.ts'

export const saysNothing = ({ plain }: Body, from: number, to: number): boolean =>
  !/[a-z]/.test(plain.slice(from, to).replace(BELOW_NOTICE, ''))
/** "… yeterli olup, teminat verilmesi bu yetkiye dahil değildir": where what is left out of the words before begins; null where nothing is. */
export const leftOutIn = (body: Body, part: Part, terms: readonly Term[]): number | null => {
  const plain = body.plain.slice(part.from, part.to)
  const out = LEFT_OUT.exec(plain)
  const cut = out ? [...plain.slice(0, out.index).matchAll(/,\s|\bolup\s|\bise de\s/g)].at(-1) : undefined
  if (!out || !cut) return null
  const at = part.from + cut.index + cut[0].length
  return terms.length > 0 && terms.every((term) => term.to <= at) ? at : null
}
/** "Tabloda yer almayan işlemler", "sayılanlar dışında": all that the rules do not name. */
const THE_REST =
  /(?:(?:yukari|asagi|tablo|liste|cizelge|cetvel|yonerge|madde)[a-z]* ){0,3}(?:(?:sayil|belirtil|goster(?:il)?|duzenlen|yazil|listelen|bulun|yer al)(?:mayan|meyen)(?: (?:hicbir|diger|butun|tum|her turlu))?(?: (?:islem|konu|husus|is|alan)[a-z]*)?|(?:sayilan|belirtilen|gosterilen|yazilan)[a-z]*(?: (?:islem|konu|husus|is)[a-z]*)? (?:disinda|haric)[a-z]*)/
/** "Cetvelde yazılı tutarları aşan işlemler": beyond all that the rules name, by words that name nothing of their own. */
const REST_WORDS =
  /^(?:madde\S*|bu|bunlar\S*|burada\S*|isbu|ic|yonerge\S*|yukari\S*|asagi\S*|tablo\S*|liste\S*|cizelge\S*|cetvel\S*|baslik\S*|acikca|sayil\S*|belirtil\S*|gosteril\S*|yazil\S*|yazili|duzenlen\S*|belirlen\S*|ongorul\S*|yer|alan\S*|almayan\S*|olmayan|bulunmayan|disinda\S*|kalan\S*|islem\S*|is|isler\S*|konu\S*|husus\S*|burada|sirketi?|tutar\S*|limit\S*|sinir\S*|miktar\S*|meblag\S*|tavan\S*|bedel\S*|parasal|azami|en|yuksek|ust|yetki\S*|temsil|kilinmayan\S*|verilmeyen\S*|taninmayan\S*|birakilmayan\S*|girmeyen\S*|asan\S*|asil\S*|ustunde\S*|uzerinde\S*|gecen\S*|ile|ve|veya|her|turlu|tum|butun|diger|bakimindan|icin|da|de|haric\S*|hal\S*|durum\S*)$/
const NAMES_REST =
  /(?:olmayan|almayan|bulunmayan|kilinmayan|verilmeyen|taninmayan|birakilmayan|girmeyen|sayil|yazil|belirtil|gosteril|duzenlen|ongorul|asan|asilmasi|ustunde|uzerinde|gecen|disinda|haric)/
export const isTheRest = (plain: string): boolean => {
  const words = (plain.match(/[a-z]+/g) ?? []).filter(
    (word) => !/^(?:alim|satis|odeme|sozlesme|siparis|talimat)(?:lar|ler)[a-z]*$|^(?:yazili|uncu|inci|nci|ncu)$/.test(word),
  )
  return words.length > 1 && NAMES_REST.test(plain) && !/\d{3}/.test(plain) && words.every((word) => REST_WORDS.test(word))
}
/** "Yukarıda sayılmayan işlerde sınırlı yetkililer, sayıları kaç olursa olsun, şirketi temsil edemez": what no rule gives is nobody's. */
const OF_NOBODY = ofStems(
  'gayri baskaca verilmis sayilmaz bakimindan bu unvan- sifat- tasiyan- gorevli- hicbir hic bir herhangi ticari vekil- tacir yardimci- sinirli yetki- imza- grup- derece- sirket- sayilari sayisi kac olursa olsun olan- baska kisi- kimse- suret- sekil- hal- temsil- ilzam- edemez- edilemez- et- baglayamaz- baglamaz- bunlar- konular- onlar- yapamaz- yapilamaz- atamaz- birakilmamis- verilmemis- taninmamis- devredilmemis- yoktur bulunmamakta- haiz degil- sahip dahil kapsaminda tarafindan',
)
const NEGATED =
  /(?:[ae]m[ae]z(?:l[ae]r)?|\bsayilmaz|\betmez(?:ler)?|\bedilmez|baglam[ae]z|m[ae]m[iu]st[iu]r|yoktur|degil(?:dir)?(?:ler)?|bulunmamaktadir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const restIsNobodys = (printed: string): boolean => {
  const plain = printed.replace(/\(\d[\d/a-z]*\)/g, ' ')
  const words = plain.match(/[a-z]+/g) ?? []
  return (
    NEGATED.test(plain) &&
    NAMES_REST.test(plain) &&
    // "Yukarıda sayılan işlemler … verilmemiştir" takes what it names.
    /m[ae]y[ae]n\b|\bolmayan|\bdisinda|\bharic|\bgayri\b|\bbaska\b|\bkalan\b/.test(plain) &&
    !/\d{3}/.test(plain) &&
    words.every((word) => REST_WORDS.test(word) || OF_NOBODY.test(word))
  )
}
const ALL_AGENTS =
  /(?:\b(?:hicbir )?(?:sinirli (?:imza |temsil )*yetkili|ticari vekil|(?:imza|grup|temsil) yetkili)[a-z]*(?: ve diger tacir yardimci[a-z]*)?|\bhicbir (?:derece|gru[pb]|sinif)[a-z]*(?: (?:imza |temsil )*yetkili[a-z]*)?)\W*$/
/** "Hiçbir yetkili, kefalet veremez, kredi sözleşmesi imzalayamaz." */
const NO_AGENT =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:hicbir|hic bir) (?:sinirli |imza |grup |temsil )*yetkili[a-z]*|(?:(?:bu|anilan|sinirli|imza|temsil|grup|olarak|atanan|yetkili) )*(?:ticari vekil|yetkili|temsilci)(?:ler|leri)?(?: (?:ve|ile) diger tacir yardimci(?:lari|si))?|bunlar|bu kisiler)(?:,? (?:hicbir (?:sekil|suret|hal)[a-z]*|sirket (?:adina|namina)|(?:veya )?hesabina))*(?=[\s,])/
/** "Kredi kullanılması, dava açılması için … yetkisi yoktur": what is denied, up to the word behind it; whom it is denied follows. */
const DENIED = /^(.{6,}?)\b(?:icin|konularinda|konusunda|hususlarinda|hususunda|islemlerinde|islerinde|bakimindan)\b(?=[^;:]*$)/
const THEIR_POWER =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:bu|anilan|sinirli|yukarida[a-z]*|soz konusu)(?: (?:sinirli|imza|temsil|adi gecen))* (?:yetkili|kisi)(?:[a-z]*[nr][iu]n|l[ae]r[ae]|y[ae]|s[iu]n[ae])|(?:yukarida )?ad[iı] gecenl[ae]r[iu]n) (?=[a-z])/
/** Whether words name nothing of their own ("Bu tutarı aşan işlemlerde", "Başkaca", "sayılmayan hiçbir işlem için"). */
const EMPTY =
  /^(?:bu|tutar\S*|asan|disinda|haric|kalan|islem\S*|baska\S*|diger|sayil\S*|gosteril\S*|bulunmayan|yer|alma\S*|alan\S*|duzenlenen|yetki\S*|sirket\S*|is|isler\S*|ic|ongorulen|yukari\S*|asagi\S*|tablo\S*|liste\S*|sinirli|yonerge\S*|hicbir|icin|de|da|madde\S*|belirtil\S*|yazil\S*|olmayan|duzenlenmeyen|acikca|husus\S*|konu\S*|herhangi|bir|yetki\S*|temsil|ilzam|imza|gru[pb]\S*|derece|birinci|ikinci|ucuncu)$/
/** Words for the board and those who sit in it, for how they sign, and for acts that have no name of their own. */
const OF_BOARD = ofStems(
  'bu bunlar- soz konusu anilan isbu ise kilin- sirket- yonetim mudurler- kurul- baskan- vekil- yardimci- uye- murahhas sinirsiz tam temsil- ilzam- imza- yetki- sahip haiz olan- kisi- kendi ve veya ile ya da tarafindan yalniz yalnizca sadece ancak munhasiran tek basina munferi- musterek- birlikte cift herhangi biri- ikisi- iki bir tumu- edil- olun- eder- etmeye yap- yurut- yerine getir- gerceklestir- kullan- sonuclandir- baglan- belirlen- sekil- sekl- karar- esas sozlesme- kanun- hukum- uyarinca gore gerekir aranir zorunludur sarttir gereklidir ait- uhdesinde- icin',
)
const THESE_ACTS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:bu|bunlar|soz konusu|anilan|isbu)(?:(?: tur| nitelikteki)? (?:is|islem|konu|husus|sozlesme|hal|durum)[a-z]*|(?:dan|in|a|i|da)?)[\s,]/
const DONE_BY =
  /(?:(?:temsil|ilzam|imza|yurut|yap|gerceklestir|kullan)[a-z]* (?:edilir|olunur|eder(?:ler)?|yetkilidir(?:ler)?)|(?:imzala|yap|yurut|gerceklestir|kullan)[a-z]*[aeiu]r(?:l[ae]r)?|yetkilidir(?:ler)?|yetkisi(?:ndedir)?|ait(?:tir)?|uhdesindedir|(?:gerekir|aranir|zorunludur|sarttir|gereklidir))\W*$/
/**
 * Whether words only say that the board does, by whatever signatures, what no rule of the directive gives: what they speak of is the rest, what
 * is beyond its sums, or what the words right before keep out of it (`leftOut`).
 */
export const isBoards = (printed: string, leftOut: boolean): boolean => {
  const plain = printed.replace(/\(\d[\d/a-z]*\)/g, ' ').trimEnd()
  const board = /\b(?:(?:yonetim|mudurler) kurul|sirket mudurler|mudurler(?:ce|in|i|den)?\b|yetki[a-z]* (?:yonetim|mudurler) kurul)/.exec(
    plain,
  )
  if (!board || !DONE_BY.test(plain) || /\d{3}/.test(plain) || /m[ae]z\b|m[ae]d|degil|\byok/.test(plain.slice(board.index))) return false
  const subject = plain
    .slice(0, board.index)
    .replace(/(?:\b(?:sirket[a-z]*|temsil|yetki(?:si)?|yalniz(?:ca)?|sadece|ancak|munhasiran|islem(?:ler)?)|[\s,])+$/, '')
  const these = THESE_ACTS.exec(plain)
  const words = (from: number): string[] => plain.slice(from).match(/[a-z]+/g) ?? []
  if (leftOut && these && words(0).every((word) => OF_BOARD.test(word) || /^(?:is|islem|konu|husus|sozlesme|hal|durum)/.test(word)))
    return true
  return isBeyond(subject) && words(board.index).every((word) => OF_BOARD.test(word))
}
/** "Yukarıda sayılan işlemlerde" are those of the rules; these are not. */
export const isBeyond = (plain: string): boolean => isTheRest(plain) && BEYOND_RULES.test(plain)
const BEYOND_RULES = /m[ae]y[ae]n\b|m[ae]m[iu]s\b|\bolmayan|\bdisinda|\bharic|\bkalan\b|\bas(?:an|ilmasi)|\bustunde|\buzerinde|\bgecen/
/** "Diğer tüm işlemler": what was not spoken of so far. */
const ALL_OTHERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:sirketin )?(?:diger|sair|oteki|geri kalan|kalan) (?:(?:tum|butun|bilumum|bilcumle|her turlu) )?(?:is|islem|konu|husus|hal|durum)(?:ler|lar)?[a-z]*\W*$/
/** Where a sentence begins to say who does what it is about. */
const WHO_DOES =
  /\b(?:sirket(?!in diger)|yonetim|mudur|baskan|uye|temsil|ilzam|yalniz|sadece|ancak|munhasiran|iki|bir|munferi|musterek|birlikte|imza|birinci|ikinci)|\(?\b[a-h]\)? ?(?:gru[pb]|derece|sinif|\+)|\b(?:i{1,3}|\d)\W{0,3}(?:gru[pb]|derece|sinif)/
/** Where a sentence on what lies beyond the sums of the rules begins to say who does it; null where it speaks of anything else. */
export const beyondSumsEnd = (plain: string): { at: number; rest: boolean } | null => {
  const who = WHO_DOES.exec(plain.replace(/^[\W\d]*(?:madde[\W\d]*)?(?:[ivx]{1,5}\W+)?/, (head) => ' '.repeat(head.length)))
  const subject = who ? plain.slice(0, who.index).replace(/\b\d{1,2}(?:\.| ve| veya)*(?= |$)/g, ' ') : ''
  if (!who || !isBeyond(subject) || !EXCEEDS.test(subject)) return null
  return { at: who.index, rest: /m[ae]y[ae]n\b|m[ae]m[iu]s\b|\bolmayan|\bdisinda|\bkalan\b/.test(subject) }
}
const EXCEEDS = /\bas(?:an|ilmasi)|\bustunde|\buzerinde|\bgecen/
/** Whether a sentence speaks only of what no rule names or goes beyond their sums: whatever it says of that, it bounds no rule. */
export const isOfRest = (plain: string): boolean => {
  const who = WHO_DOES.exec(plain.replace(/^[\W\d]*(?:madde[\W\d]*)?(?:[ivx]{1,5}\W+)?/, (head) => ' '.repeat(head.length)))
  const subject = who ? plain.slice(0, who.index) : ''
  return isBeyond(subject) || ALL_OTHERS.test(subject)
}
/** "Yönetim kurulu onayı olmadan taşınmaz satışı için hiçbir yetkili imza atamaz": the kinds of transaction that need another's leave. */
export const leaveIn = (body: Body, part: Span): Leave | null => {
  const plain = body.plain.slice(part.from, part.to)
  const without = WITHOUT_LEAVE.exec(plain)
  // "Kira sözleşmeleri, … onayı alınmadıkça imzalanamaz": what it is about may stand before.
  const named = without
    ? [plain.slice(without.index + without[0].length), plain.slice(0, without.index)].map((words) => lawOf('TR').kindsNamed(words))
    : []
  const acts = named.find((kinds) => kinds.length > 0) ?? []
  return acts.length > 0 && boundsIn(body, part.from, part.to).spans.length === 0
    ? { acts, condition: quoteOf(body, part), groups: [] }
    : null
}
/** What rules hang on: those about these kinds of transaction, and of these groups (none named are all), and those of an article. */
export type Leave = { acts: string[]; condition: string; groups: string[]; article?: number; part?: Span }
const WITHOUT_LEAVE =
  /\b(?:(?:yonetim|mudurler|genel) kurul|yonetim organ|mudur)[a-z]*(?: [a-z]+){0,2}? (?:onay|izin|izn|karar|muvafakat)[a-z]* (?:olmadan|olmaksizin|alinmadan|alinmaksizin|(?:olma|alinma|verilme|bulunma)d[iu]kc[ae])\b/
/** What a sentence keeps from agents: from all of them, or from those of the groups it names. Null where it says something else. */
export const keptIn = (body: Body, part: Span, terms: readonly Term[]): { acts: string; groups: string[] } | null => {
  const plain = body.plain.slice(part.from, part.to)
  if (HANGS.test(plain) || boundsIn(body, part.from, part.to).spans.length > 0) return null
  const nobody = NO_AGENT.exec(plain)
  const ends = nobody && !terms.length ? /[a-z]{1,12}m[ae]z(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/.exec(plain) : null
  if (nobody && ends) {
    const acts = actsOf(body, part.from + nobody[0].length, part.from + ends.index)
    return acts === null ? null : { acts, groups: [] }
  }
  const [first] = terms
  const theirs = deniedThem(body, part, terms)
  if (theirs !== null) return theirs
  const kept = KEPT_FROM.exec(plain)
  const says = kept ?? NOT_THEIRS.exec(plain)
  // What nobody has is told apart from what no rule names (deniedIn).
  if (!says || (!first && NO_POWER.test(plain))) return null
  // "… davalarda B Grubu imza yetkilileri temsil edemez": what it is about stands before them, and the verb right behind.
  if (
    !kept &&
    (!first ||
      terms.some(({ count }) => count !== null) ||
      !/(?:[dt][ae],?|\b(?:icin|bakimindan))\s*(?:sirketi\s*)?\(?$/.test(body.plain.slice(part.from, first.from)) ||
      /[a-z]/.test(body.plain.slice(terms.at(-1)?.to, part.from + says.index).replace(/sirketi/, '')))
  )
    return null
  const letters = terms.flatMap(({ group }) => group ?? [])
  if (first) {
    // Those named stand together right before the verb.
    const last = terms.at(-1) as Term
    if (letters.length < terms.length || letters.some((group) => group.length > 1)) return null
    if (last.to < part.from + says.index - 40 || runsOf(body, terms).length !== 1) return null
    const acts = contentOf(body, part.from, first.from, [])
    return acts === null ? null : { acts, groups: letters }
  }
  const all = ALL_AGENTS.exec(plain.slice(0, says.index).trimEnd())
  if (!all) return null
  const acts = contentOf(body, part.from, part.from + all.index, [])
  return acts === null ? null : { acts, groups: [] }
}
/** "Fabrika müdürü ve B Grubu yetkilileri kredi alamaz, kefil olamaz": those whom the sentence begins with, and what none of them may do. */
const deniedThem = (body: Body, part: Span, terms: readonly Term[]): { acts: string; groups: string[] } | null => {
  const [first, last] = [terms[0], terms.at(-1)]
  const ends = NOT_DONE.exec(body.plain.slice(part.from, part.to))
  if (!first || !last || !ends || runsOf(body, terms).length !== 1 || last.to > part.from + ends.index) return null
  if (/[a-z]/.test(body.plain.slice(part.from, first.from).replace(/\bmadde\b/, ''))) return null
  if (terms.some(({ group, count }) => group === null || group === ANYBODY || (group.length === 1 && count !== null))) return null
  const acts = actsOf(body, last.to, part.from + ends.index)
  return acts === null || lawOf('TR').kindsNamed(acts).length === 0 ? null : { acts, groups: terms.flatMap(({ group }) => group ?? []) }
}
/** What a sentence of several verbs denies, each without its verb: "kredi alamaz, taşınmaz satamaz ve kefalet". */
const actsOf = (body: Body, from: number, to: number): string | null => {
  const verbs = matchesIn(body, NOT_DONE_AND, from, to)
  const pieces = [...verbs, { from: to, to }].flatMap((cut, at) => contentOf(body, verbs[at - 1]?.to ?? from, cut.from, []) ?? [])
  return pieces.length === 0 ? null : pieces.join('; ')
}
const NOT_DONE_AND = /\b[a-z]{1,12}[ae]m[ae]z(?:l[ae]r)?\b/dg
const NOT_DONE =
  /(?:[a-z]{1,12}[ae]m[ae]z(?:l[ae]r)?|yetkili degil[a-z]*|yetki(?:si|leri) (?:yoktur|bulunma[a-z]*))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** What a sentence denies everybody whom the directive speaks of; null where its words hang on something or are not taken apart. */
export const deniedIn = (body: Body, part: Span): string[] | null => {
  const plain = body.plain.slice(part.from, part.to)
  const no = NO_POWER.exec(plain)
  // "Vizesi bulunmayan sözleşmeler şirketi bağlamaz": what they lack is a condition, and no matter.
  if (!no || HANGS.test(plain) || LACKS.test(plain.slice(0, no.index)) || boundsIn(body, part.from, part.to).spans.length > 0) return null
  const rest = THE_REST.exec(plain.slice(0, no.index))
  const start = rest ? rest.index + rest[0].length : 0
  const acts = DENIED.exec(plain.slice(start, no.index))
  const named = acts?.[1] === undefined ? null : contentOf(body, part.from + start, part.from + start + acts[1].length, [])
  if (named !== null) return [named]
  // "Bu yetkililerin kredi kullanma, çek imzalama yetkileri yoktur."
  const whose = THEIR_POWER.exec(plain.slice(0, no.index))?.[0].length
  const theirs = whose === undefined ? null : contentOf(body, part.from + whose, part.from + no.index, [])
  if (theirs !== null) return [theirs]
  return rest ? [] : null
}
const LACKS =
  /\b(?:onay|izn|izin|vize|paraf|imza|muvafakat|kase|muhur|teminat|karar|talimat|rapor)[a-z]* (?:[a-z]+ )?(?:bulun|ol|tasi|al(?:in)?|ver(?:il)?)m[ae](?:yan|mis)\b/
/** Whether a part that speaks of those who sign names no transactions. */
export const namesNothing = (body: Body, part: Span, terms: readonly Term[]): boolean =>
  (withoutSpans(body, part, terms).match(/[a-z]+/g) ?? []).every((word) => word.length < 3 || EMPTY.test(word) || OF_FORM.test(word))
const OF_FORM = /^(?:tek|bas|munferi|islem|yap|imza|sirket|temsil|ilzam|edemez|edilemez|degil|yok|olarak|ile|hic)/
export const isEmpty = (plain: string): boolean => {
  const words = plain.slice(0, NO_POWER.exec(plain)?.index ?? 0).match(/[a-z]+/g) ?? []
  return words.every((word) => word.length < 3 || EMPTY.test(word))
}
