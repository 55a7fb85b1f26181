/** Sentences of a directive beside its rules: who stands in for whom, what is kept from or reserved to whom, what bounds rules, what says nothing. */
import { exceeds } from '../kernel/decimal.ts'
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { boundsIn, refersBack, type Span } from './directive-bounds.ts'
import { bare, clausesIn, contentOf, DIFFERENT, quoteOf, withoutSpans } from './directive-clauses.ts'
import {
  beyondSumsEnd,
  deniedIn,
  isBeyond,
  isBoards,
  isOfRest,
  isEmpty,
  isTheRest,
  keptIn,
  leaveIn,
  namesNothing,
  restIsNobodys,
  saysNothing,
} from './directive-denied.ts'
import { mayBound } from './directive-general.ts'
import { HEAD_ALONE, type Part } from './directive-parts.ts'
import { chainIn, inPlaceIn, substitutionIn } from './directive-places.ts'
import { ANYBODY } from './directive-signers.ts'
import { bound, done, emit, excludeFrom, type Reading, type SentenceRule, type Step, tell } from './directive-reading.ts'
import { besideOf, capped, hasNoAmount, isOfKinds, isWithin, mayCover } from './directive-scopes.ts'
import {
  ALL_AGENTS_POWER,
  ALONE_BEFORE,
  ALSO_ASKED,
  ASKS_FOR,
  BELOW_NOTICE,
  BEYOND,
  BOARD_SIGNS,
  BY_BOARD,
  BY_TABLE,
  DOES_NOT_REACH,
  EXCEPTIONS_LABEL,
  GIVES_REST,
  HANGS,
  HANGS_WHOLE,
  HARMLESS,
  KIND_ALONE,
  LEFT_OUT,
  LIMITS_THEM,
  MEANS,
  NAMES_SIGNERS,
  NEGATIVE,
  NEVER_ALONE,
  NO_POWER,
  NO_SUCH,
  NOT_GIVEN,
  OF_ALL_POWERS,
  OF_ORGAN,
  OF_THEIR_POWER,
  ONLY_THEIRS,
  OUT_ALONE,
  REPLACES,
  SAME_WAYS,
  SETS_UP,
  THEIRS_ALONE,
} from './directive-words.ts'

/** Takes a part that gives nobody what it names; that it is dealt with, and that what follows may speak of it. */
const leftOut = (reading: Reading, part: Part, isKnown = false): true => {
  reading.leftOut = part
  return done(reading, part, isKnown)
}
const hasAmounts = ({ body }: Reading, part: Part): boolean => boundsIn(body, part.from, part.to).spans.length > 0
const speaksOfOneSignature = (plain: string): boolean => /\btek (?:imza|bas)|munferi/.test(plain)

/** "A Grubu imza yetkilileri, B Grubu imza yetkililerinin yerine imza atabilir." */
const standsIn: Step = (reading, { part, inside, forms }) => {
  const { body, substitutions } = reading
  const one = substitutionIn(body, part, inside) ?? (forms.length === 0 ? inPlaceIn(body, part, inside) : null)
  const chain = one ? [one] : forms.length === 0 ? chainIn(body, part, inside) : []
  substitutions.push(...chain)
  return chain.length > 0 && done(reading, part, true)
}

/** "Cetvelde sayılmayan işler yalnız A grubunun yetkisindedir": theirs by their office, so that nobody else gains by it. */
const restTheirs: Step = (reading, { part, plain, inside, forms }) => {
  const only = forms.length === 0 ? ONLY_THEIRS.exec(plain) : null
  if (!only || !isTheRest(plain.slice(0, only.index))) return false
  const byOffice = inside.length === 1 && reading.groups.some(({ group }) => group === inside[0]?.group)
  return (only[1] !== undefined || byOffice) && done(reading, part)
}

/** "Kredi kullanılması ve çek keşidesi yalnızca A Grubunun yetkisindedir": no other's, whatever their rules are about. */
const reserves: Step = (reading, { part, plain, inside, label, letters, forms }) => {
  const { body, read, reserved } = reading
  if (!label || forms.length > 0 || inside.length !== 1 || letters.length !== 1) return false
  if (!THEIRS_ALONE.test(body.plain.slice(label.to, part.to))) return false
  const lead = ALONE_BEFORE.exec(body.plain.slice(part.from, label.from))
  const acts = lead ? contentOf(body, part.from, part.from + lead.index, []) : null
  const kinds = acts === null ? [] : lawOf('TR').kindsNamed(acts)
  if (acts === null || kinds.length === 0 || HANGS.test(plain.slice(0, lead?.index ?? 0)) || hasAmounts(reading, part)) return false
  reserved.push({ acts, group: letters[0] ?? '' })
  const signs = read.some(({ rule }) => rule.group === letters[0] && mayCover(rule.scope, kinds))
  return signs ? done(reading, part) : tell(reading, part)
}

/** "Yukarıda sayılmayan işlerde sınırlı yetkililer şirketi temsil edemez." */
const restNobodys: Step = (reading, { part, inside, forms }) =>
  forms.length === 0 && restIsNobodys(withoutSpans(reading.body, part, inside)) && leftOut(reading, part, true)

/** "Her iki grup da kredi ve ipotek işlemlerinde temsil yetkisine sahip değildir": of all groups, where the directive names two. */
const bothLackIn = (reading: Reading, part: Part): { acts: string; groups: string[] } | null => {
  const { body, terms } = reading
  const plain = body.plain.slice(part.from, part.to)
  const [who, no] = [BOTH_GROUPS.exec(plain), LACK_POWER.exec(plain)]
  const letters = new Set(terms.flatMap(({ group }) => (group?.length === 1 && group !== ANYBODY ? [group] : [])))
  if (!who || !no || letters.size !== 2 || HANGS.test(plain) || hasAmounts(reading, part)) return null
  const acts = contentOf(body, part.from + who[0].length, part.from + no.index, [])
  return acts === null || lawOf('TR').kindsNamed(acts).length === 0 ? null : { acts, groups: [] }
}
const BOTH_GROUPS = /^[\W\d]*(?:madde[\W\d]*)?(?:her )?iki (?:gru[pb]|derece)(?:un|nin)?(?: da| de)?,? (?=[a-z])/
const LACK_POWER =
  /\b(?:icin|konularinda|hususlarinda|islemlerinde|islerinde|bakimindan) (?:sirketi )?(?:temsil |imza |temsil ve ilzam )?(?:yetkisine sahip degildir|yetkisi (?:yoktur|bulunmamaktadir)|yetkili degildir|(?:temsil|ilzam) edemez|imza atamaz)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/

/** "B grubunda Zafer Kurtbeyli'nin görev alması öngörülmüştür": whom somebody thinks of for a group; no directive appoints anybody. */
const plannedFor: Step = (reading, { part, plain, letters, forms }) =>
  forms.length === 0 &&
  letters.length === 1 &&
  PLANNED.test(plain) &&
  !hasAmounts(reading, part) &&
  lawOf('TR').kindsNamed(plain).length === 0 &&
  done(reading, part)
const PLANNED =
  /^[\W\d]*\(?[a-h]\)? ?(?:gru[pb]|derece)[a-z]* [^.;:,]{4,80}['’]?n?[iu]n (?:gorev almasi|gorevlendirilmesi|atanmasi|yer almasi) (?:ongorulmustur|planlanmistir|dusunulmektedir|ongorulmektedir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/

/** "İşe alma ve reklam sözleşmeleri Şirket Müdürü tarafından yapılır": no agent's, so that a rule which may be about them is not understood. */
const organs: Step = (reading, { part, plain, inside, forms }) => {
  const { body, onLeaves } = reading
  const by = forms.length === 0 && part.ends !== ':' && part.ends !== ';' ? BY_ORGAN.exec(plain) : null
  if (!by || inside.some(({ from }) => from < part.from + by.index) || hasAmounts(reading, part)) return false
  const about = plain.slice(0, by.index).replace(OF_BANKS, ' banka ')
  const acts = lawOf('TR').kindsNamed(about)
  if (
    acts.length === 0 ||
    acts.includes('genel') ||
    HANGS.test(about) ||
    isBeyond(about) ||
    /\b(?:diger|sair|haric|disinda|kalan)/.test(about)
  )
    return false
  onLeaves.push({ acts, condition: quoteOf(body, part), groups: [] })
  return leftOut(reading, part)
}
const OF_BANKS = /\bbankalar(?:la| ile|da) (?:yapilacak |yapilan )?her turlu islem(?:ler)?/
const BY_ORGAN =
  / (?:yalniz(?:ca)? |sadece |ancak )?(?:(?:yonetim|mudurler) kurulu|sirket mudur[iu]|sirket mudurleri)(?: tarafindan|nca) (?:yapilir|yurutulur|imzalanir|gerceklestirilir|sonuclandirilir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/

/** "Yönetim kurulumuz aşağıdaki hususlara karar vermiştir:": what stands behind it was decided. */
const introduces: Step = (reading, { part, plain, inside, forms }) =>
  forms.length === 0 &&
  inside.length === 0 &&
  part.ends === ':' &&
  (INTRODUCES.test(plain) || EXCEPTIONS_LABEL.test(plain) || /^\W*(?:ic yonerge )?metn(?:i|idir|i sudur|i asagidadir)\W*$/.test(plain)) &&
  done(reading, part, true)
const INTRODUCES =
  /^[\W\d]*(?:(?:sirket|yonetim|mudurler|kurul|kurulu|kurulumuz|kurulumuzca|kurulunca|organi|toplanarak|yaptigi|toplantida|ttk|turk|ticaret|kanunu|kanununun|nun|m|md|madde|maddesi|maddesinin|fikrasi|uyarinca|geregince|kapsaminda|inci|nci|uncu|ncu|\d{1,4}|ile|ve|karari|atanacak|atanan|sinirli|yetkili|ticari|vekil|vekiller|vekillerin|tacir|yardimcilarinin|imza|yetkililerinin|yetkilerinin|temsil)[\s.,/'’]*)*(?:asagidaki (?:husus|karar|konu|sekil)(?:lara|lari|larda|lar|de|i)? (?:karar (?:vermistir|verilmistir|alinmistir|almistir)|almistir|kararlastirmistir|belirlemistir|kabul (?:etmistir|edilmistir))|yetkileri(?: (?:soyledir|sunlardir|asagidadir|asagidaki gibidir))?)\W*$/

/** "Aşağıda belirtilen müşterek imzalar ayrı kişilere ait olmalıdır": nobody signs for two. */
const apartAlways: Step = (reading, { part, plain, inside }) =>
  inside.length === 0 && (APART.test(plain) || CHANGES.test(plain)) && done(reading, part, true)
/** "Değişiklikler tescil ve ilan edilmedikçe hüküm doğurmaz": of what comes later. */
const CHANGES =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:bu|isbu|ic|yonergede|yonergedeki|yapilacak) )*degisiklik(?:ler)?,? (?:tescil|ilan)(?: ve (?:tescil|ilan))? edilmedikce (?:hukum (?:dogurmaz|ifade etmez)|gecerli (?:olmaz|degildir)|yururluge girmez)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
const APART =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:asagida|yukarida|bu|yonergede|belirtilen|sayilan|aranan|gereken|her|islemde|islemlerde|tum|butun|iki|cift|musterek|birlikte) )*imza(?:lar|larin)? (?:mutlaka )?(?:ayri|farkli|baska) kisi(?:ler)?(?:e ait ol(?:malidir|ur|acaktir)|ce atil(?:ir|malidir|acaktir)|ye ait ol(?:malidir|ur)| tarafindan atil(?:ir|malidir|acaktir))\W*(?:\(\d[\d/a-z]*\)\W*)*$|^[\W\d]*bir kisi (?:iki|birden fazla|birden cok) (?:gru[pb]|derece)(?:un|nin) (?:yerine|adina) (?:birden )?imza atamaz\W*(?:\(\d[\d/a-z]*\)\W*)*$/

/** "Kefalet verilmesi B Grubu imza yetkililerine bırakılmamıştır": kept from them, or from all agents. */
const keeps: Step = (reading, { part, inside, forms }) => {
  const from = forms.length === 0 ? (bothLackIn(reading, part) ?? keptIn(reading.body, part, inside)) : null
  if (from === null) return false
  if (from.groups.length === 0) reading.denied.push(from.acts)
  else reading.kept.push(from)
  reading.withheld = { part, acts: from.acts }
  return leftOut(reading, part, true)
}

/** "Ödemelerde aynı tutarlar ve aynı imzalar geçerlidir": the rules of the sentence before, of another matter. */
const sameWays: Step = (reading, { part, plain, unsigned }) => {
  const { body, read, unread, sentence } = reading
  const also = unsigned ? SAME_WAYS.exec(plain) : null
  if (!also) return false
  const about = contentOf(body, part.from, part.from + also.index, [])
  const before = read.at(-1)?.sentence
  const same = read.filter((each) => each.sentence === before)
  const whole =
    same.length > 0 && about !== null && sentence - (before ?? 0) === 1 && unread.every((left) => left.from < (same[0]?.from ?? 0))
  const clear = !HANGS.test(plain) && !hasAmounts(reading, part) && /\bimza|\b(?:esas|kural|usul)/.test(also[0])
  const ofSums = /\b(?:tutar|limit|sinir|esas|kural|usul)/.test(also[0]) || same.every(({ rule }) => hasNoAmount(rule))
  if (!whole || !clear || !ofSums) return tell(reading, part)
  for (const { rule } of same)
    read.push({ rule: { ...rule, scope: about, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
  return done(reading, part)
}

/** "A Grubundan birinin imzası da aranır": one more signature, for those of the rules before that it names, or for any it may speak of. */
const alsoAsked: Step = (reading, { part, plain, inside }) => {
  if (!ALSO_ASKED.test(plain)) return false
  const { body, read, sentence } = reading
  const beside = besideOf(body, part, inside, read)
  if (beside.length === 0) return bound(reading, part, false, true)
  for (const rule of beside) read.push({ rule: { ...rule, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
  return done(reading, part)
}

/** "Yetkisi işlem başına 150.000 TL ile sınırlıdır", "günlük toplam 500.000 TL'yi aşamaz": of the rules of the sentence before. */
const limitsThem: Step = (reading, { part, plain, before: former, unsigned }) => {
  const { body, read } = reading
  if (!unsigned || read.length === 0 || part.item || !LIMITS_THEM.test(plain.replace(/,\s*$/, ''))) return false
  const { bounds, unclear, condition } = boundsIn(body, part.from, part.to)
  const before = read.at(-1)?.sentence
  const ofThem = read.filter((each) => each.sentence === before && each.to > (former?.from ?? 0) && each.rule.limit === null)
  const ofTheirs = ofThem.every(({ rule }) => rule.scope === null || isOfKinds(plain, rule.scope))
  if (!bounds.limit || bounds.above || unclear || ofThem.length === 0 || !ofTheirs) return false
  for (const each of ofThem)
    each.rule = {
      ...each.rule,
      ...bounds,
      ...(condition === null ? {} : { condition: [each.rule.condition, quoteOf(body, part)].filter(Boolean).join('; ') }),
    }
  return done(reading, part)
}

/** "… mal satışı; bedel bakımından sınır yoktur", "tahsilatta sınır yoktur": where no rule that it may speak of has one, it says nothing more. */
const saysUnlimited: Step = (reading, { part, plain, before, begins, unsigned }) => {
  if (!unsigned || !SAYS_UNLIMITED.test(plain) || HANGS.test(plain) || /\d/.test(plain.replace(BELOW_NOTICE, ''))) return false
  const { read } = reading
  const acts = lawOf('TR').kindsNamed(plain)
  const ofItem = !begins && before !== undefined
  const spoken = read.filter((each) =>
    acts.length > 0 ? mayCover(each.rule.scope, acts) : ofItem && each.from >= before.from && each.to <= before.to,
  )
  const whole = acts.length > 0 ? spoken.length > 0 : ofItem && spoken.length > 0
  return whole && spoken.every(({ rule }) => hasNoAmount(rule)) && done(reading, part)
}
const SAYS_UNLIMITED =
  /\b(?:(?:tutar|bedel|meblag|deger|miktar)[a-z]* )?(?:(?:bakimindan|icin|yonunden) )?(?:(?:herhangi )?bir )?(?:ust )?(?:sinir|limit|sinirlama|kisitlama)[iu]?(?:s[iu])? (?:yoktur|bulunmamaktadir|aranmaz|uygulanmaz)[\s,]*\W*(?:\(\d[\d/a-z]*\)\W*)*$/

/** "B Grubunun yetkisi her bir işlem için 300.000 TL ile sınırlıdır": of all its rules. */
const limitsGroup: Step = (reading, { part, plain, inside, letters, forms }) => {
  const { body, caps } = reading
  if (forms.length > 0 || letters.length === 0 || letters.length !== inside.length) return false
  if (!OF_THEIR_POWER.test(plain) || !LIMITS_THEM.test(plain)) return false
  const { bounds, spans, unclear, condition } = boundsIn(body, part.from, part.to)
  if (!bounds.limit || bounds.above || unclear || condition !== null) return false
  if (contentOf(body, part.from, part.to, [...inside, ...spans]) !== null) return false
  caps.push({ groups: letters, limit: bounds.limit, inclusive: bounds.inclusive })
  return done(reading, part)
}

/**
 * "Mağaza Sorumlusunun satış yetkisi her bir satış için 50.000 TL'yi geçemez": of the rules of whoever bears the title that are about what it names,
 * and of nothing else.
 */
const limitsTheirs: Step = (reading, { part, plain, inside, label, forms }) => {
  const { body, read } = reading
  if (forms.length > 0 || inside.length !== 1 || !label?.group || label.group === ANYBODY || !LIMITS_THEM.test(plain)) return false
  if (!/\byetki(?:si|leri)\b/.test(plain) || HANGS.test(plain)) return false
  const { bounds, unclear, condition } = boundsIn(body, part.from, part.to)
  const acts = lawOf('TR').kindsNamed(plain)
  partMatters(read, label.group, acts, quoteOf(body, part))
  const theirs = read.filter(({ rule }) => rule.group === label.group && mayCover(rule.scope, acts) && rule.condition === undefined)
  // A rule of other kinds too would be bounded for those.
  const alike = acts.length > 0 && theirs.every(({ rule }) => rule.scope !== null && kindsOnly(rule.scope, acts))
  if (!bounds.limit || bounds.above || unclear || condition !== null || theirs.length === 0 || !alike) return false
  for (const each of theirs) each.rule = capped(each.rule, bounds.limit, bounds.inclusive)
  return done(reading, part)
}
/** "Mal satışı yapmak, fatura kesmek": a rule of several matters, of which only some may be bounded, as one for each of them. */
const partMatters = (read: SentenceRule[], group: string, acts: readonly string[], words: string): void => {
  for (const each of [...read]) {
    const pieces = each.rule.scope?.split(/, /) ?? []
    if (each.rule.group !== group || pieces.length < 2 || !mayCover(each.rule.scope, acts) || kindsOnly(each.rule.scope ?? '', acts))
      continue
    const kinds = pieces.map((piece) => lawOf('TR').kindsNamed(piece))
    if (!pieces.some((piece) => kindsOnly(piece, acts)) || kinds.some((named) => named.includes('genel'))) continue
    // What may be bounded or not hangs on the words.
    const unknown = (piece: string): boolean => !kindsOnly(piece, acts) && mayCover(piece, acts)
    read.splice(
      read.indexOf(each),
      1,
      ...pieces.map((piece) => ({ ...each, rule: { ...each.rule, scope: piece, ...(unknown(piece) ? { condition: words } : {}) } })),
    )
  }
}
const kindsOnly = (scope: string, acts: readonly string[]): boolean => {
  const kinds = lawOf('TR').kindsNamed(scope)
  return kinds.length > 0 && kinds.every((kind) => acts.includes(kind))
}

/** "Tabloda yer almayan işlemlerde 1. Derece imza yetkilileri yetkilidir": it gives what no rule gives, and bounds none. */
const givesRest: Step = (reading, { part, plain, inside, label, forms }) => {
  if (forms.length > 0 || !label || !isTheRest(reading.body.plain.slice(part.from, label.from)) || !GIVES_REST.test(plain)) return false
  // Those who are of the group by their office sign by the power registered for it.
  const theirs = inside.length === 1 && reading.groups.some(({ group }) => group === label.group)
  return theirs ? done(reading, part) : tell(reading, part)
}

/** What the board does itself: what is kept out of the directive before, and what no rule gives. */
const boards: Step = (reading, { part, plain, before, letters, forms }) => {
  // "… kapsamında değildir; bu işlemlerde şirket yönetim kurulu üyelerince temsil edilir"
  if (letters.length === 0 && !speaksOfOneSignature(plain) && isBoards(plain, reading.leftOut !== null && reading.leftOut === before))
    return done(reading, part, true)
  // "Yukarıda sayılmayan hususlarda yönetim kurulu üyelerinin müşterek imzası gerekir": they sign by their own power.
  const board = BOARD_SIGNS.exec(plain)
  const about = board && plain.slice(0, board.index)
  if (about !== null && !speaksOfOneSignature(about) && isBeyond(about)) return done(reading, part)
  // "Bu yönergede sayılmayan bütün işlemler yönetim kurulu üyelerince yürütülür."
  const organ = forms.length === 0 ? BY_BOARD.exec(plain) : null
  const all = organ && plain.slice(0, organ.index).replace(/\bsirket(?:i)? (?:yalniz(?:ca)?|sadece|ancak)? ?$/, '')
  return all !== null && isBeyond(all) && done(reading, part, true)
}

/** "Azami tutarın üzerindeki işlemler iki yönetim kurulu üyesinin imzası ile yapılır": they represent the company anyhow. */
const restBoards: Step = (reading, { part, plain, inside }) =>
  inside.every(({ group }) => group !== null && OF_ORGAN.test(mend(group))) &&
  isOfRest(plain) &&
  OF_BOARD_ALONE.test(plain) &&
  !ONE_OF_THEM.test(plain) &&
  done(reading, part, true)
/** The board and its members, by whom the company is represented anyhow. */
const OF_BOARD_ALONE = /\b(?:yonetim kurul|mudurler kurul|mudur(?:un|ler)|kurul uye)/
/** A single member's signature is more than they may have. */
const ONE_OF_THEM =
  /\b(?:biri(?:nin|si|yle)?|tek (?:imza|bas)[a-z]*|munferi[dt][a-z]*(?! (?:(?:temsil|imza|ilzam)[a-z]* (?:ve ilzam[a-z]* )?)?yetkili)|m[ae]z)\b|\b(?:onay|izn|izin|muvafakat)/

/** "Azami tutarın üzerindeki işlemler (A) Grubundan iki imza ile yapılır": who signs beyond the sums of every rule. */
const excess: Step = (reading, { part, plain, inside, forms }) => {
  const { body, excess: found } = reading
  // "Bu tutarı aşanlar": beyond the amount printed last, and of its matter alone.
  const said = forms.length === 1 && !refersBack(body, part.from, part.to) ? beyondSumsEnd(plain) : null
  const from = part.from + (said?.at ?? 0)
  if (!said || inside.length === 0 || forms.some((form) => form.from < from) || inside.some((term) => term.from < from)) return false
  const { clauses, unread } = clausesIn(body, { from, to: part.to }, forms, inside, null)
  const [clause, ...more] = clauses
  // What gives something beyond the sums and is not read keeps a sum that is gone beyond from saying no.
  if (!clause || more.length > 0 || unread.length > 0 || clause.scope !== null || !bare(clause) || clause.excludes !== null)
    return tell(reading, part)
  found.push({ clause, part })
  if (said.rest) emit(reading, clause, quoteOf(body, { from: part.from, to: from }), part)
  return done(reading, part)
}

/** "Kefalet verilmesi bu yönergenin kapsamı dışındadır": given to nobody. */
const beyondIt: Step = (reading, { part, plain, unsigned }) => {
  const beyond = unsigned ? BEYOND.exec(plain) : null
  if (!beyond) return false
  if (isTheRest(plain.slice(0, beyond.index))) return leftOut(reading, part)
  const none = contentOf(reading.body, part.from, part.from + beyond.index, [])
  if (none === null) return false
  reading.denied.push(none)
  return leftOut(reading, part, true)
}

/** "Müdür ve üstü unvanlı personel hariçtir": of all that is given before it. */
const excepts: Step = (reading, { part, plain, before, begins, inside, forms }) => {
  // "c) iş sözleşmesi yapılması; feshi hariçtir": of the item alone that it goes on with.
  const ofItem = ({ from, to }: Span): boolean => before !== undefined && from >= before.from && to <= before.to
  const goesOn = !begins && reading.read.some(ofItem)
  const alone = forms.length === 0 && (begins || goesOn) && !inside.some(({ group }) => group?.length === 1) ? OUT_ALONE.exec(plain) : null
  if (!alone || reading.read.length === 0 || hasAmounts(reading, part)) return false
  const out = contentOf(reading.body, part.from, part.from + alone.index, [])
  if (out === null) return false
  excludeFrom(reading, out, (each) => begins || ofItem(each))
  return leftOut(reading, part)
}

/** "1.000.000 TL ve üzerindeki alımlar sınırlı yetkililerin yetkisine dahil değildir": up to there the rules of the item go. */
const endsAtAmount: Step = (reading, { part, plain, unsigned }) => {
  const { body, read, itemFrom } = reading
  const sums = unsigned && LEFT_OUT.test(plain) ? boundsIn(body, part.from, part.to) : null
  const brink = sums?.bounds.floor ?? sums?.bounds.above
  if (!sums || !brink || sums.unclear || sums.condition !== null || sums.bounds.limit !== null) return false
  const words = ALL_AGENTS_POWER.exec(plain)
  const about = contentOf(body, part.from, part.from + (words?.index ?? LEFT_OUT.exec(plain)?.index ?? 0), sums.spans)
  const own = read.filter((each) => each.from >= itemFrom)
  const inItem =
    own.length > 0 &&
    (about === null || KIND_ALONE.test(mend(about)) || own.every(({ rule }) => rule.scope !== null && isWithin(about, rule.scope)))
  if (!inItem) return false
  for (const each of own) {
    if (each.rule.limit && each.rule.limit.currency === brink.currency && !exceeds(each.rule.limit.amount, brink.amount)) continue
    each.rule = { ...each.rule, limit: brink, inclusive: sums.bounds.floor === undefined }
  }
  return done(reading, part)
}

/** "…; teminat verilmesi bu yetkiye dahil değildir": of the rules before, or of all powers that it speaks of. */
const leavesOut: Step = (reading, { part, plain, forms }) => {
  const { body, last, sentence } = reading
  if (!LEFT_OUT.test(plain) || forms.length > 0) return false
  const whose = DOES_NOT_REACH.exec(plain)?.[0].length ?? 0
  const out = contentOf(body, part.from + whose, part.from + (LEFT_OUT.exec(plain)?.index ?? plain.length), [])
  const ofAll = OF_ALL_POWERS.test(plain)
  if (out !== null)
    excludeFrom(
      reading,
      out,
      (each) => ofAll || last.some((clause) => clause.from === each.from || clause.to === each.to || each.sentence === sentence - 1),
    )
  reading.open = reading.subject !== null
  return last.length === 0 ? bound(reading, part, true) : leftOut(reading, part)
}

/** "Bu yönergenin yürürlüğe girmesi genel kurulun onayına bağlıdır": all rules hang on it. */
const hangsWhole: Step = (reading, { part, plain }) => {
  if (!HANGS_WHOLE.test(plain)) return false
  reading.onLeaves.push({ acts: [], condition: quoteOf(reading.body, part), groups: [] })
  return tell(reading, part)
}

/** "Üst grup imza yetkilileri alt gruptakilerin yerine imza atabilir": said once for all of them (directive-rules.ts). */
const replaces: Step = (reading, { part, plain, forms }) => forms.length === 0 && REPLACES.test(plain) && done(reading, part, true)

/** "(B) ve (C) Grubu imza yetkilileri yalnızca aşağıdaki tabloda gösterilen işlemleri yapabilir": what the rows give them, and no more. */
const TABLE_GIVES =
  /\basagidaki (?:tablo|liste|cizelge)[a-z]* (?:goster|belirt|yazil|yer al)[a-z]* (?:(?:yalniz(?:ca)?|sadece) )?(?:is|islem)(?:ler|leri)? (?:yapabilir|yapar|yapmaya yetkilidir|imzalayabilir|icin yetkilidir|bakimindan yetkilidir)(?:l[ae]r)?\W*$/

/** What a word means, how grades are made, what a table gives, and other words that neither give nor bound. */
const harmless: Step = (reading, { part, plain, next, inside, forms, isRow }) => {
  const means = MEANS.test(plain) && !hasAmounts(reading, part)
  const said =
    !(isRow && inside.length > 0) &&
    HARMLESS.test(plain) &&
    !ASKS_FOR.test(plain) &&
    (forms.length > 0 || !mayBound(plain.replace(HARMLESS, ' ')))
  const formless =
    forms.length === 0 &&
    ((means && !HANGS.test(plain)) ||
      SETS_UP.test(plain) ||
      ((inside.length === 0 || (reading.tabled.length > 0 && TABLE_GIVES.test(plain))) &&
        (BY_TABLE.test(plain) || HEAD_ALONE.test(plain))) ||
      NAMES_SIGNERS.test(plain))
  if (!said && !formless && !(NO_POWER.test(plain) && isEmpty(plain)) && !DIFFERENT.test(plain)) return false
  if (/asagida/.test(plain) && next?.item) reading.pending = null
  reading.open ||= reading.subject !== null
  // Who a name of the directive's own means matters where its rules use it, and nobody bears it there.
  return done(reading, part, means)
}

/** "B Grubu imza yetkilisi tek başına temsil edemez": before a semicolon whom what follows is about; else of their rules, if any lets one sign alone. */
const neverAlone: Step = (reading, { part, plain, inside, forms }) => {
  const [never] = inside
  if (!NEVER_ALONE.test(plain) || inside.length !== 1 || forms.length !== 1) return false
  if (part.ends === ';') {
    reading.subject = [inside]
    reading.open = true
    return done(reading, part)
  }
  if (never?.group?.length !== 1 || !namesNothing(reading.body, part, inside)) return false
  reading.neverAlone.push({ group: never.group, part })
  return done(reading, part)
}

/** What is left of a sentence by which nobody may do something, read before. */
const readBefore: Step = (reading, { part }) =>
  reading.barred.some((said) => said.from < part.to && said.to > part.from && saysNothing(reading.body, said.to, part.to)) &&
  leftOut(reading, part, true)

/** "… yetkisi yoktur", "verilemez": what nobody may do, or only in another way. */
const denies: Step = (reading, { part, plain, begins, inside, forms, unsigned }) => {
  const { body, last, sentence, onLeaves } = reading
  if (!NO_POWER.test(plain) && !NOT_GIVEN.test(plain)) return false
  // "Tek imza ile talimat verilemez": where two sign all that is read, it only says so again.
  if (inside.length === 0 && forms.length > 0 && forms.every(({ sole }) => sole)) {
    reading.notAlone.push(part)
    return true
  }
  // "…; hiçbir ödeme işlemi yapamaz": of whom the words before it are about.
  const none = !begins && unsigned && last.length > 0 ? NO_SUCH.exec(plain) : null
  const such = none ? contentOf(body, part.from + none[0].indexOf(none[1] ?? ''), part.from + none[0].length, []) : null
  if (such !== null && !hasAmounts(reading, part)) {
    excludeFrom(reading, such, (each) => each.sentence === sentence)
    return done(reading, part)
  }
  const onLeave = forms.length === 0 ? leaveIn(body, part) : null
  if (onLeave) {
    onLeaves.push(onLeave)
    return done(reading, part)
  }
  const nobody = unsigned ? deniedIn(body, part) : null
  if (nobody !== null) {
    reading.denied.push(...nobody)
    return leftOut(reading, part)
  }
  if (unsigned && NEGATIVE.test(plain) && !NEVER_ALONE.test(plain)) return bound(reading, part, false, true)
  // What nobody may do but for something else bounds whoever it speaks of.
  if (!NEVER_ALONE.test(plain))
    onLeaves.push({
      acts: lawOf('TR').kindsNamed(plain),
      condition: quoteOf(body, part),
      groups: inside.flatMap(({ group }) => group ?? []),
    })
  return tell(reading, part)
}

/** Steps for a sentence beside the rules. */
export const BESIDE_RULES: readonly Step[] = [
  standsIn,
  restTheirs,
  reserves,
  restNobodys,
  introduces,
  organs,
  apartAlways,
  plannedFor,
  keeps,
  sameWays,
  alsoAsked,
  limitsThem,
  saysUnlimited,
  limitsGroup,
  limitsTheirs,
  givesRest,
  boards,
  restBoards,
  excess,
  beyondIt,
  excepts,
  endsAtAmount,
  leavesOut,
  hangsWhole,
  replaces,
  harmless,
  neverAlone,
  readBefore,
  denies,
]
