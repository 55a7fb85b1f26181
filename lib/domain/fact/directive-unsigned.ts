/** A part of a directive that says nothing of how somebody signs: whom or what it heads, an item of a list, an amount, or words that may bound. */
import { lawOf } from '../law/law.ts'
import { mend } from '../text/words.ts'
import { boundsIn, type BoundsRead } from './directive-bounds.ts'
import { bare, contentOf, SO_DECIDED, mattersBySum, runsOf, withoutSpans } from './directive-clauses.ts'
import { mayBound } from './directive-general.ts'
import { isAmountRow, isStroke, markOf } from './directive-lists.ts'
import { bound, done, emit, type Here, type Reading, tell } from './directive-reading.ts'
import { aboutOf, ofHead } from './directive-scopes.ts'
import {
  BY_LEAVE,
  CLOSES_LIST,
  CONSISTS,
  DEPTHS,
  DOES,
  ENDS_IN_ACT,
  HANGS,
  HANGS_ON,
  IS,
  LETTERS_ADDED,
  NEGATIVE,
  OF_ORGAN,
  OF_POWER_BEFORE,
  ONLY_BOUNDS,
  PASSIVE,
  SAYS,
  SIGNING,
} from './directive-words.ts'
import { matchesIn } from './found.ts'

/** "Satın Alma Müdürü unvanı ile atanacak ticari vekil": whoever bears the title. */
const BEARS_TITLE =
  /\b(?:unvan[a-z]*(?: ile)?|olarak|sifat[a-z]*) (?:atana(?:n|cak)|gorev yapa(?:n|cak)|gorevlendirile(?:n|cek))(?: (?:ticari vekil|tacir yardimcisi|kisi|calisan|personel|yetkili)(?:ler|lar)?)?(?![a-z])/dg

/** A part without words on how somebody signs: `scope` is what its words name beside those and the amounts in it. */
type Bare = Here & { amounts: BoundsRead; scope: string | null }
type BareStep = (reading: Reading, here: Bare) => boolean

/** Takes a part without a form; that it was dealt with. */
export const withoutForm = (reading: Reading, here: Here): true => {
  const { body } = reading
  const { part, inside } = here
  const amounts = boundsIn(body, part.from, part.to)
  const borne = inside.length > 0 ? matchesIn(body, BEARS_TITLE, part.from, part.to) : []
  const scope = contentOf(body, part.from, part.to, [...inside, ...amounts.spans, ...borne])
  STEPS.some((step) => step(reading, { ...here, amounts, scope }))
  return true
}

/** "… müşterek imzaları ile mal alımı yapabilir; tutar aranmaksızın beyanname verebilir": the same signatures for what follows. */
const sameSignatures: BareStep = (reading, { part, plain, before, begins, unsigned, amounts, scope }) => {
  const { body, giving, last } = reading
  if (!unsigned || begins || before?.ends !== ';' || giving !== before || last.length === 0) return false
  if (!DOES.test(plain) || IS.test(plain) || scope === null) return false
  const own = amounts.spans.length > 0
  const whole = amounts.unclear ? null : [{ from: part.from, to: part.to, amounts }]
  const pieces = amounts.several || (amounts.said && amounts.bounds.limit) ? mattersBySum(body, part) : whole
  const matters = (pieces ?? []).map(({ from, to, amounts: { bounds, spans, said } }) => ({
    piece: { from, to },
    bounds,
    said,
    of: aboutOf(body, { ...part, from, to }, [], spans),
  }))
  const clear = amounts.condition === null && !HANGS.test(withoutSpans(body, part, amounts.spans)) && !PASSIVE.test(plain)
  if (!pieces || matters.some(({ of }) => !of) || !clear || !(own || last.every(bare)) || last.some(({ condition }) => condition !== null))
    return bound(reading, part, true)
  const also = matters.flatMap(({ piece, bounds, said, of }) =>
    last.map((clause) => ({ ...clause, ...piece, bounds, said, scope: of?.about ?? null, excludes: of?.excludes ?? null })),
  )
  for (const clause of also) emit(reading, clause, clause.scope, { from: clause.from, to: clause.to })
  Object.assign(reading, { last: also, giving: part })
  return done(reading, part)
}

const SAID_OF_HIM =
  /\b(?:(?:yetkili|mezun|s[ae]lahiyetli)d[iu]r(?:l[ae]r)?|(?:temsil|ilzam) ed[ae]r(?:l[ae]r)?|imzalar(?:lar)?|(?:yap|kullan)ar(?:lar)?)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "Mali İşler Müdürü, 100.000 TL'ye kadar;": whom what follows is about, and up to how much. */
const namesWhom: BareStep = (reading, { part, plain, next, begins, inside, isRow, amounts, scope }) => {
  const { body } = reading
  if (inside.length === 0 || scope !== null || amounts.unclear) return false
  // "Bu işlemlerde 1. Derece imza yetkilisi yetkilidir": said of him already, in whatever form.
  if (part.ends !== ';' && part.ends !== ':' && SAID_OF_HIM.test(plain)) return false
  // "… sınırları şöyledir: SATIN ALMA MÜDÜRÜ - …": a line of its own above items is no row of what stands before.
  const heads = next?.item === true && part.ends === '' && (body.breaks.has(part.from - 1) || body.breaks.has(part.from))
  if (isRow && !heads) return false
  if (/imza(?! yetkili)|musterek|birlikte/.test(withoutSpans(body, part, inside)) || /\bimza(?:s[iu]|yla|lar[iu])/.test(plain)) return false
  const runs = runsOf(body, inside)
  reading.subject = runs.length === 1 ? (runs[0] ?? null) : null
  if (begins || isRow) [reading.pending, reading.listing] = [null, null]
  holdAmounts(reading, part, amounts)
  reading.open = true
  return done(reading, part)
}
/** Keeps the amounts of a part for whoever signs behind it. */
const holdAmounts = (reading: Reading, part: Here['part'], { spans, bounds }: BoundsRead): void => {
  if (spans.length > 0) [reading.pendingBounds, reading.heldAmounts] = [bounds, part]
}

/** An item of a list whose head says who signs, and how. */
const itemOfThose: BareStep = (reading, { part: whole, before, begins, inside }) => {
  const { body, listing } = reading
  // "…, … keşide edilmesi, yapılır": the verb of the whole list.
  const words = body.plain.slice(whole.from, whole.to)
  const verb = LIST_VERB.exec(words) ?? ENDS_DECIDED.exec(words)
  const part = verb ? { ...whole, to: whole.from + verb.index } : whole
  const plain = body.plain.slice(part.from, part.to)
  const amounts = boundsIn(body, part.from, part.to, true)
  const scope = contentOf(body, part.from, part.to, [...inside, ...amounts.spans])
  // A label alone leaves its items nothing but itself: what they are about is their own.
  if (listing === null || listing.clauses.length === 0) return false
  if (!part.item && !(before?.ends === ';' && !begins) && before?.ends !== ':') return false
  // Who else does it, or whose leave it takes, is no item of what somebody may do.
  // "(her bir satış 500.000 TL'yi geçemez)": the verb of its amount.
  const said = withoutSpans(body, part, amounts.spans).replace(/[\s(),;]+$/, '')
  if (OF_ORGAN.test(plain) || (SAYS.test(said) && !CLOSES_LIST.test(said))) return bound(reading, part, true)
  if (scope === null) return false
  if (!amounts.unclear && inside.every((term) => term.group === null || term.group.length > 1)) {
    // "Demirbaş ve taşıtlar hariç olmak üzere 100.000 TL'ye kadar satış yapmaya"
    const of = aboutOf(body, part, inside, amounts.spans)
    if (of === null) return bound(reading, part, true)
    for (const { other, ...clause } of listing.clauses) {
      const twice = amounts.spans.length > 0 ? amounts.other : other
      emit(
        reading,
        {
          ...clause,
          ...(twice ? { other: twice } : {}),
          bounds: amounts.spans.length > 0 ? { ...amounts.bounds } : clause.bounds,
          condition: amounts.condition ?? clause.condition,
          excludes: [clause.excludes, of.excludes].filter(Boolean).join('; ') || null,
        },
        of.about,
        part,
      )
    }
    reading.open = true
    return done(reading, whole)
  }
  // An item whose amount nobody can tell is one more rule, and no bound of the others.
  if (!amounts.unclear) return false
  reading.open = true
  return tell(reading, part)
}

/** {@link SO_DECIDED}, looked for in words of their own. */
const ENDS_DECIDED = new RegExp(SO_DECIDED.source)
const LIST_VERB =
  /,\s*(?:(?:is|islem)(?:ler)?i? )?(?:(?:yap|imzala|gerceklestir|yurut|duzenle|kullan|ver)(?:il|n)?[iu]?r|(?:imza|temsil|temsil ve ilzam) (?:edilir|olunur))\W*$/
/** Whether an item says only what it is about: no amount, and nobody. */
const onlyNames = ({ inside, amounts, scope }: Bare): boolean =>
  scope !== null && inside.length === 0 && amounts.spans.length === 0 && !amounts.unclear

/** "1- Donanım alımları" before "- 250.000 TL'ye kadar: …": an item that heads rows of amounts. */
const headsAmounts = ({ body, terms }: Reading, here: Bare): boolean =>
  onlyNames(here) && here.part.item && here.part.ends === '' && here.next?.item === true && isAmountRow(body, here.next, terms)

/** "Yatırım bütçesinde yer alanlar yönetim kurulu kararı ile": by another's decision, not by whom the last item names. */
const byLeave: BareStep = (reading, here) =>
  onlyNames(here) && here.part.item && BY_LEAVE.test(here.plain) && bound(reading, here.part, false, true)

/** An item that says only what it is about: who signs stands behind the last of them. */
const namedItem: BareStep = (reading, here) => {
  const { body, named } = reading
  const { part, plain, before, next, scope } = here
  if (scope === null || !onlyNames(here) || !part.item) return false
  const alike = next?.item === true && markOf(body, part).kind === markOf(body, next).kind
  const inList =
    !headsAmounts(reading, here) &&
    next &&
    (alike || (!next.item && named.length > 0)) &&
    (part.ends === ';' || (part.ends === '' && (alike || /,\s*$/.test(plain))))
  const closesList = part.ends === '.' && named.length > 0 && named.at(-1)?.part === before
  if (!inList && !closesList) return false
  named.push({ part, scope })
  return true
}

/** Whether words say only that no amount is set, of nothing of their own. */
const isUnlimited = ({ inside, amounts, scope }: Bare): boolean =>
  amounts.said &&
  (scope === null || (inside.length === 0 && /^(?:bu |anilan )?(?:sozlesme|islem|is|alim|satis|talimat|yetki)[a-z]*$/.test(mend(scope))))
/** Whether a part speaks of somebody, or of signing, and may give something. */
const mayGive = ({ plain, inside }: Bare): boolean => inside.length > 0 || SIGNING.test(plain) || DO_TOGETHER.test(plain)
/** "… iki görevli birlikte yapar": who does it signs for it. */
const DO_TOGETHER =
  /\b(?:birlikte|beraber(?:ce)?|mustereken|elbirligi[a-z]*|ikisi|ucu)(?: de)? (?:[a-z]+ ){0,2}(?:yap|yurut|gerceklestir|ver|onayl|kullan|sonucland)/

/** A sentence with a verb that may bound the rules heads nothing. */
const boundingSentence: BareStep = (reading, here) => {
  const { part, plain, inside } = here
  if (isUnlimited(here) || !SAYS.test(plain) || !mayBound(plain)) return false
  const bounds = mayGive(here) && (ONLY_BOUNDS.test(plain) || (inside.length === 0 && NEGATIVE.test(plain)))
  return bound(reading, part, mayGive(here) && !bounds, bounds)
}

/** "Mağaza kira sözleşmeleri:" — what the words behind it are about. */
const headsMatter: BareStep = (reading, here) => {
  const { body, listing, excepted } = reading
  const { part, plain, next, inside, amounts, scope } = here
  if (scope === null || inside.length > 0 || !next || amounts.unclear) return false
  // "1- Donanım alımları" before "a) …": an item whose own items follow.
  const [mark, below] = [markOf(body, part).kind, markOf(body, next).kind]
  const other = isStroke(mark) && isStroke(below) && mark !== below
  const deeper = part.item && next.item && (headsAmounts(reading, here) || other || DEPTHS.indexOf(below) > DEPTHS.indexOf(mark))
  if (part.ends !== ':' && part.ends !== ';' && !(part.ends === '' && next.item && (!part.item || deeper))) return false
  // "100.000 TL'den fazlası yönetim kurulu onayı ile: C": whoever signs behind it needs that leave too.
  if (amounts.spans.length > 0 && part.ends === ':' && HANGS_ON.test(plain)) {
    reading.listed.add(next)
    return tell(reading, { from: part.from, to: next.to })
  }
  // "Mağaza kira sözleşmeleri, alışveriş merkezlerinde yapılanlar hariç:": what it is about is the words without those.
  const of = aboutOf(body, part, [], amounts.spans)
  if (of === null) return bound(reading, part, true)
  const { about } = of
  if (of.excludes !== null) excepted.set(about, of.excludes)
  // "Pamuk alımları: - 500.000 TL'nin üzerindeki alımlar: …": a row of a list speaks of what its head does.
  reading.pending = ofHead(about, part.item && amounts.spans.length > 0 ? (listing?.scope ?? null) : null)
  reading.opener = part.item && next.item && below !== mark ? mark : null
  if (part.item && part.ends === ':' && !next.item && amounts.spans.length === 0) reading.labelled = about
  holdAmounts(reading, part, amounts)
  if (next.item) reading.listing = { clauses: [], scope: about }
  return done(reading, part)
}

/** "250.000 TL'ye kadar:" — the amounts of a row, whose signers stand behind the colon. */
const headsRow: BareStep = (reading, { part, next, inside, amounts, scope }) => {
  if (amounts.spans.length === 0 || scope !== null || inside.length > 0 || part.ends !== ':' || !next || amounts.unclear) return false
  holdAmounts(reading, part, amounts)
  reading.open = true
  return done(reading, part)
}

/** "Tutar sınırı olmaksızın" */
const unlimited: BareStep = (reading, here) => {
  if (!isUnlimited(here)) return false
  reading.open = true
  return done(reading, here.part)
}

/** Whether a part begins with whom it names, and names nobody else. */
const beginsWith = ({ plain, part, inside }: Bare): boolean =>
  inside.length === 1 && !/[a-z]/.test(plain.slice(0, (inside[0]?.from ?? 0) - part.from)) && inside[0]?.group?.length === 1
/** What is left: told where it may give something, a bound where it may be one, else nothing. */
const leftWords: BareStep = (reading, here) => {
  const { part, plain, before, inside, amounts } = here
  // "Arge Birimi Müdürü'nün;", taken for words on somebody else: what follows is of nobody named before.
  if (here.begins && /^[;:]$/.test(part.ends) && inside.length > 0 && !beginsWith(here)) {
    reading.subject = null
    return tell(reading, part)
  }
  // An item of what is done is one more matter of its list, be the list read or told: it bounds nothing else.
  if (part.item && inside.length === 0 && ENDS_IN_ACT.test(plain) && !/\b(?:onay|izn|izin|muvafakat|paraf)/.test(plain))
    return tell(reading, part)
  if (mayBound(plain, part.ends === '.' || part.ends === '') || amounts.spans.length > 0 || amounts.unclear)
    return bound(reading, part, mayGive(here))
  const tells =
    // Somebody of a grade is spoken of, and nobody knows in what way.
    (inside.some(({ group }) => group?.length === 1) && !CONSISTS.test(plain)) ||
    LETTERS_ADDED.test(plain) ||
    // "Genel Müdür avukatlara vekâletname verebilir": somebody may do something, and nobody knows by which signature.
    (inside.length > 0 && SAYS.test(plain) && !CONSISTS.test(plain) && lawOf('TR').kindsNamed(plain).length > 0) ||
    SIGNING.test(plain) ||
    OF_POWER_BEFORE.test(plain) ||
    (before?.ends === ':' && reading.pendingBounds !== null)
  // "C Grubu imza yetkilileri irsaliye düzenler; … satışını tek imza ile yapar": of them the sentence goes on.
  if (here.begins && part.ends === ';' && DOES.test(plain) && !PASSIVE.test(plain) && beginsWith(here)) reading.subject = [inside]
  return tells && tell(reading, part)
}

const STEPS: readonly BareStep[] = [
  sameSignatures,
  namesWhom,
  itemOfThose,
  byLeave,
  namedItem,
  boundingSentence,
  headsMatter,
  headsRow,
  unlimited,
  leftWords,
]
