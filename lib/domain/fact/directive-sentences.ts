/** Sentences of a directive beside its rules: who stands in for whom, what is kept from or reserved to whom, what bounds rules, what says nothing. */
import { exceeds } from '../kernel/decimal.ts'
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { boundsIn } from './directive-bounds.ts'
import { contentOf, DIFFERENT, quoteOf, withoutSpans } from './directive-clauses.ts'
import {
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
import { bound, done, excludeFrom, type Reading, type Step, tell } from './directive-reading.ts'
import { besideOf, hasNoAmount, isOfKinds, isWithin, mayCover } from './directive-scopes.ts'
import {
  ALL_AGENTS_POWER,
  ALONE_BEFORE,
  ALSO_ASKED,
  ASKS_FOR,
  BEYOND,
  BOARD_SIGNS,
  BY_BOARD,
  BY_TABLE,
  DOES_NOT_REACH,
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

/** "Kefalet verilmesi B Grubu imza yetkililerine bırakılmamıştır": kept from them, or from all agents. */
const keeps: Step = (reading, { part, inside, forms }) => {
  const from = forms.length === 0 ? keptIn(reading.body, part, inside) : null
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
  if (!unsigned || read.length === 0 || part.item || !LIMITS_THEM.test(plain)) return false
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
const excepts: Step = (reading, { part, plain, begins, inside, forms }) => {
  const alone = forms.length === 0 && begins && !inside.some(({ group }) => group?.length === 1) ? OUT_ALONE.exec(plain) : null
  if (!alone || reading.read.length === 0 || hasAmounts(reading, part)) return false
  const out = contentOf(reading.body, part.from, part.from + alone.index, [])
  if (out === null) return false
  excludeFrom(reading, out, () => true)
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
      (inside.length === 0 && (BY_TABLE.test(plain) || HEAD_ALONE.test(plain))) ||
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
  keeps,
  sameWays,
  alsoAsked,
  limitsThem,
  limitsGroup,
  givesRest,
  boards,
  restBoards,
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
