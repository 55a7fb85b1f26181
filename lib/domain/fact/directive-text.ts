/** The rules in the running text of a directive, part after part: what a part does not say itself stands before it. */
import { type Body, matchesIn } from './found.ts'
import type { Limit } from './fact.ts'
import type { RuleRead } from './directive-tables.ts'
import { boundByOthers, type SentenceRule } from './directive-others.ts'
import {
  AMENDS,
  REFERS_TO_ARTICLE,
  ARTICLE,
  ARTICLE_NEXT,
  DEPENDS,
  EXCEPTIONS_LABEL,
  BARS,
  KEPT_FROM,
  NOT_THEIRS,
  HANGS,
  AMENDED,
  SAYS_SIGNED,
  HEAD_WORDS,
  HAVE_POWERS,
  OF_OFFICE,
  USE_THEM,
  OF_THEM,
  ALL_OF_THEM,
  HANGS_ON,
  ONLY_THEIRS,
  THEIRS_ALONE,
  ALONE_BEFORE,
  SAME_WAYS,
  ALSO_ASKED,
  LIMITS_THEM,
  OF_THEIR_POWER,
  GIVES_REST,
  BOARD_SIGNS,
  BY_BOARD,
  BEYOND,
  OUT_ALONE,
  LEFT_OUT,
  ALL_AGENTS_POWER,
  KIND_ALONE,
  DOES_NOT_REACH,
  OF_ALL_POWERS,
  HANGS_WHOLE,
  REPLACES,
  HARMLESS,
  ASKS_FOR,
  MEANS,
  SETS_UP,
  BY_TABLE,
  NAMES_SIGNERS,
  NO_POWER,
  NEVER_ALONE,
  NOT_GIVEN,
  NO_SUCH,
  NEGATIVE,
  OF_ITEM,
  OF_SIGNING_ALONE,
  NO_MATTER,
  OF_POWERS_ALONE,
  THESE_MATTERS,
  THOSE,
  THESE,
  REFERS,
  ALIKE,
  TAKES_BACK,
  DOES,
  IS,
  PASSIVE,
  OF_ORGAN,
  SAYS,
  CLOSES_LIST,
  BY_LEAVE,
  DEPTHS,
  SIGNING,
  ONLY_BOUNDS,
  ENDS_IN_ACT,
  CONSISTS,
  LETTERS_ADDED,
  OF_POWER_BEFORE,
} from './directive-words.ts'
import { exceeds } from '../kernel/decimal.ts'
import { headingsIn, type Part, HEAD_ALONE } from './directive-parts.ts'
import { lawOf } from '../law/law.ts'
import {
  type Leave,
  isTheRest,
  restIsNobodys,
  keptIn,
  isBoards,
  isBeyond,
  isEmpty,
  namesNothing,
  saysNothing,
  leaveIn,
  deniedIn,
} from './directive-denied.ts'
import { mend } from '../text/words.ts'
import { namesHolders, isGeneral, countsAsWithin, mayBound } from './directive-general.ts'
import {
  type Clause,
  quoteOf,
  contentOf,
  withoutSpans,
  formsIn,
  handIn,
  countedIn,
  rowIn,
  clausesIn,
  DIFFERENT,
  hasForm,
  bare,
  runsOf,
  clauseIn,
} from './directive-clauses.ts'
import { squeeze } from '../kernel/text.ts'
import { type GroupOffice, holdersIn, groupsIn } from './directive-groups.ts'
import {
  type Listing,
  type Mark,
  markOf,
  isAbove,
  isClosedBelow,
  isRowOf,
  isItemRow,
  definingFrom,
  generalFrom,
  titlesAsAgents,
  isOfTheirs,
  mattersOf,
  isAmountRow,
  isStroke,
  piecesOf,
} from './directive-lists.ts'
import { type Span, type Bounds, boundsIn, isEmptyRange, refersBack } from './directive-bounds.ts'
import { type Substitution, substitutionIn, inPlaceIn, chainIn } from './directive-places.ts'
import { OF_TITLE, type Term, outside, ANYBODY } from './directive-signers.ts'
import { underTitle, isGeneralTitle, aboutOf, mayCover, hasNoAmount, besideOf, isOfKinds, isWithin, ofHead } from './directive-scopes.ts'

/** "Satın Alma Müdürü unvanı ile atanacak ticari vekil": whoever bears the title. */
const BEARS_TITLE =
  /\b(?:unvan[a-z]*(?: ile)?|olarak|sifat[a-z]*) (?:atana(?:n|cak)|gorev yapa(?:n|cak)|gorevlendirile(?:n|cek))(?: (?:ticari vekil|tacir yardimcisi|kisi|calisan|personel|yetkili)(?:ler|lar)?)?(?![a-z])/dg
/** The rules in running text: part after part, with what those before it leave to it. */
export const textIn = (
  body: Body,
  from: number,
  to: number,
  covered: readonly Span[],
  terms: readonly Term[],
  barred: readonly Span[],
): {
  read: RuleRead[]
  understood: Span[]
  known: Span[]
  unread: Span[]
  denied: string[]
  groups: GroupOffice[]
  substitutions: Substitution[]
} => {
  const headings = outside(covered, headingsIn(body, from, to))
  const parts = piecesOf(body, { from, to }, covered, headings, terms)
  const read: SentenceRule[] = []
  const [understood, known, unread, denied]: [Span[], Span[], Span[], string[]] = [[], [], [], []]
  const groups: GroupOffice[] = []
  const substitutions: Substitution[] = []
  const neverAlone: { group: string; part: Part }[] = []
  // Lines that say behind a group's label who is of it.
  const listed = new Set<Part>()
  let [subject, pending, listing, heading]: [Term[][] | null, string | null, Listing | null, string | null] = [null, null, null, null]
  // Those that the words before keep from somebody.
  let withheld: { part: Part; acts: string } | null = null
  // What the words before give to nobody, or not by this directive.
  let leftOut: Part | null = null
  // The part that gave the last rules.
  let giving: Part | null = null
  let [pendingBounds, title]: [Bounds | null, string | null] = [null, null]
  let headsArticle = false
  // Those whose name heads the article: its sentences are of them, where they name nobody else.
  let titled: Term[][] | null = null
  // An amount at its limit is within it: said once for all rules.
  let allWithin = false
  // The part whose amounts no rule has taken yet.
  let heldAmounts: Part | null = null
  // What an item is about by the words before its colon: for all its sentences.
  let labelled: string | null = null
  let itemFrom = from
  // How the items of the list are marked that somebody's powers open.
  let listMark: Mark | null = null
  // How the item is marked that opened the list.
  let opener: string | null = null
  let [sentence, open] = [0, false]
  // From whom the items of a list are kept: nobody named is everybody.
  let barring: string[] | null = null
  let last: Clause[] = []
  const [notAlone, onLeaves]: [Part[], Leave[]] = [[], []]
  // What the words before a list take out of what it is about.
  const excepted = new Map<string, string>()
  // Items whose verb stands in the last of their list.
  const carried: Part[] = []
  // Items that say only what they are about: who signs stands behind the last of them.
  const named: { part: Part; scope: string }[] = []
  // Those that the last list named.
  let items: { part: Part; scope: string }[] = []
  // What one group alone may do.
  const reserved: { acts: string; group: string }[] = []
  // Lists of what somebody may do, before it is said how he signs.
  const unsignedLists: { head: Part; whose: Term; items: Part[] }[] = []
  const caps: { groups: string[]; limit: Limit; inclusive: boolean | undefined }[] = []
  // What is kept from some groups alone.
  const kept: { acts: string; groups: string[] }[] = []
  /** What the rules of an article are about that words mean; null where they mean none. */
  const articleMeant = (plain: string): (string | null)[] | null => {
    const number = REFERS_TO_ARTICLE.exec(plain)
    if (number === null) return null
    const article = number[1] ?? number[2] ?? ''
    const begin = [...body.plain.slice(from, to).matchAll(ARTICLE)].findLast((match) => match[1] === article)
    if (begin === undefined) return [null]
    const end = ARTICLE_NEXT.exec(body.plain.slice(from + begin.index + 8, to))
    const until = end === null ? to : from + begin.index + 8 + end.index
    const found = read.filter((each) => each.from >= from + begin.index && each.to <= until).map(({ rule }) => rule.scope)
    return found.length === 0 ? [null] : found
  }
  const leave = (): void => {
    if (named.length > 0) items = [...named]
    for (const { part, scope } of named.splice(0)) if (lawOf('TR').kindsNamed(scope).length > 0) unread.push(part)
  }
  // What is not known whole and may bound something bounds the rules that it may speak of.
  // It gives nothing, where it speaks neither of signing nor of anybody who signs.
  // What speaks of those who sign and only bounds them is told where no rule is there to be bounded (`bounds`).
  const bound = (part: Span, gives: boolean, bounds = false): void => {
    if (gives) unread.push(part)
    else if (!bounds) understood.push(part)
    const acts = lawOf('TR').kindsNamed(body.plain.slice(part.from, part.to))
    onLeaves.push({ acts, condition: quoteOf(body, part), groups: [], ...(bounds && !gives ? { part } : {}) })
  }
  /** Amounts before signers that no rule took are of a rule that was not read, and may bound those that were. */
  const dropBounds = (): void => {
    if (heldAmounts) bound(heldAmounts, true)
    ;[pendingBounds, heldAmounts] = [null, null]
  }
  const emit = (clause: Clause, scope: string | null, quote: Span): void => {
    // "Yönetim kurulu kararı bulunan … ödemeler": what the acts themselves hang on.
    const hangs = clause.condition === null ? DEPENDS.exec(body.plain.slice(quote.from, quote.to)) : null
    const condition = hangs
      ? squeeze(body.text.slice(quote.from + hangs.index, quote.from + hangs.index + hangs[0].length))
      : clause.condition
    const excludes = [clause.excludes, excepted.get(scope ?? '')].filter(Boolean).join('; ')
    const ceilings = clause.other ? [clause.bounds, { ...clause.bounds, limit: clause.other }] : [clause.bounds]
    for (const [signers, bounds] of clause.signers.flatMap((each) => ceilings.map((ceiling) => [each, ceiling] as const)))
      read.push({
        rule: {
          ...signers,
          scope: underTitle(title, scope),
          until: null,
          ...bounds,
          ...(condition === null ? {} : { condition }),
          ...(excludes === '' ? {} : { excludes }),
          quote: quoteOf(body, quote),
        },
        from: quote.from,
        to: quote.to,
        sentence,
      })
  }
  for (const [at, part] of parts.entries()) {
    const plain = body.plain.slice(part.from, part.to)
    // "İstisnalar: Çek keşidesi, kredi kullanımı": given by no rule.
    if (parts[at - 1] && EXCEPTIONS_LABEL.test(body.plain.slice(parts[at - 1]?.from, parts[at - 1]?.to)) && parts[at - 1]?.ends === ':') {
      const out = contentOf(body, part.from, part.to, [])
      if (out === null) unread.push(part)
      else {
        denied.push(out)
        understood.push(part)
      }
      continue
    }
    const headed = headings.find((each) => each.from === part.from && each.to >= part.to - 1)
    const next = parts[at + 1]
    if (named.at(-1)?.part !== parts[at - 1]) leave()
    if (headed) {
      dropBounds()
      ;[heading, subject, pending, listing, last, titled] = [headed.name, null, null, null, [], null]
      ;[title, headsArticle] = [null, part.title === true]
      understood.push(part)
      continue
    }
    if (part.item) [labelled, itemFrom] = [null, part.from]
    // A list ends with an item of the level above ("iii. … yetkilidir. 3- Çek keşidesi yönetim kurulunun uhdesindedir"), or with a sentence.
    if (listing === null) listMark = null
    else if (part.item && listing.clauses.length > 0) {
      const own = markOf(body, part)
      if (listMark !== null && isAbove(own, listMark)) {
        dropBounds()
        ;[listing, pending, opener, listMark] = [null, null, null, null]
      } else if (listMark === null || own.depth < listMark.depth) listMark = own
    }
    // What an article is about ends with it.
    if (markOf(body, part).kind === 'article') [title, titled, subject] = [null, null, null]
    if (part.title) {
      title = isGeneralTitle(plain) ? null : quoteOf(body, part)
      // "4. HİZMET SATIŞI" behind "3. SATIN ALMA SÖZLEŞMELERİ": what headed the article before is no head of this one.
      if (title !== null || headsArticle) heading = null
      dropBounds()
      ;[subject, pending, listing, last, titled] = [null, null, null, [], null]
      // "B Grubunun Yetkileri": whom what follows is about, where it names nobody.
      const [whose, ...others] = terms.filter((term) => term.from >= part.from && term.to <= part.to)
      if (whose && others.length === 0) [title, subject, titled, open] = [null, [[whose]], [[whose]], true]
      if (whose && others.length === 0 && isClosedBelow(body, parts, at, terms)) unsignedLists.push({ head: part, whose, items: [] })
      understood.push(part)
      known.push(part)
      continue
    }
    const before = parts[at - 1]
    const begins = part.item || before === undefined || before.ends === '.' || before.ends === ''
    // The next of those that open lists speaks of its own.
    if (part.item && opener !== null && opener !== '' && markOf(body, part).kind === opener) {
      dropBounds()
      ;[pending, listing, opener] = [null, null, null]
    }
    if (begins) {
      sentence += 1
      const ofList: string | null = (listing as Listing | null)?.scope || null
      pending = !part.item ? null : before?.ends === '.' ? ofList : pending
      dropBounds()
      // A list goes on from item to item; a sentence that is none ends it, and whom it was about.
      if (!part.item && !open) [subject, listing] = [titled, null]
      open = false
      if (!part.item) unread.push(...carried.splice(0))
    }
    if (listed.has(part)) {
      understood.push(part)
      continue
    }
    const inside = terms.filter((term) => term.from >= part.from && term.to <= part.to)
    // "(B) Grubu: Fabrika müdürü": a line of its own.
    // "Muhasebe müdürü; …", whose title was not known for one: what follows is of nobody named before.
    const holder = inside.length === 0 && /^[;:]$/.test(part.ends) && OF_TITLE.test(plain.trim().split(' ').at(-1) ?? '')
    if (holder) {
      ;[subject, titled, pending, listing, last] = [null, null, null, null, []]
      unread.push(part)
      continue
    }
    const [label] = inside
    if (
      label?.group?.length === 1 &&
      inside.length === 1 &&
      part.ends === ':' &&
      next &&
      contentOf(body, part.from, part.to, inside) === null
    ) {
      const alone = parts[at + 2] === undefined || parts[at + 2]?.item === true || next.ends === '.'
      const named = terms.filter((term) => term.group?.length === 1 && term.from >= next.from && term.to <= next.to)
      // "B Grubu: … (B Grubu İmza Yetkilisi) olarak atanan çalışanlardır"
      const words = withoutSpans(body, next, named).replace(/\(\s*\)/g, ' ')
      const holders = alone && named.every(({ group }) => group === label.group) ? holdersIn(words) : null
      if (holders) {
        if (holders.office !== null) groups.push({ group: label.group, office: holders.office })
        listed.add(next)
        understood.push(part)
        if (namesHolders(words)) known.push(part, next)
        ;[subject, pending, listing] = [null, null, null]
        continue
      }
    }
    const forms = formsIn(body, part.from, part.to, inside)
    // Behind the colon of what it is about, or behind another row of that.
    const isRow =
      (before?.ends === ':' && (pending !== null || pendingBounds !== null)) || (before?.ends === ';' && !begins && giving === before)
    if (forms.length === 0) {
      const hand =
        handIn(body, part, inside) ??
        countedIn(body, part, inside) ??
        (part.tells || isRowOf(body, part, next, inside) || isItemRow(body, parts, at, inside)
          ? { from: part.to, to: part.to, sole: inside.length === 1 && inside[0]?.count === 1, counted: true as const }
          : null) ??
        (isRow ? rowIn(body, part, inside) : null)
      if (hand) forms.push(hand)
    }
    const unsigned = forms.length === 0 && inside.length === 0
    const letters = inside.flatMap(({ group }) => (group?.length === 1 && group !== ANYBODY ? group : []))
    const bars = forms.length === 0 && part.ends === ':' && next !== undefined && letters.length === inside.length
    if (
      bars &&
      (BARS.test(plain) || (/\basagida/.test(plain) && (KEPT_FROM.test(plain) || NOT_THEIRS.test(plain)) && !HANGS.test(plain)))
    ) {
      barring = letters
      understood.push(part)
      continue
    }
    if (barring !== null) {
      const out =
        unsigned && (part.item || !begins) && boundsIn(body, part.from, part.to).spans.length === 0
          ? contentOf(body, part.from, part.to, [])
          : null
      const whose: string[] = barring
      if (out === null || part.ends === '.') barring = null
      if (out !== null) {
        if (whose.length === 0) denied.push(out)
        else kept.push({ acts: out, groups: whose })
        leftOut = part
        understood.push(part)
        continue
      }
    }
    const waiting = unsignedLists.at(-1)
    if (waiting && forms.length === 0 && inside.length === 0 && before === (waiting.items.at(-1) ?? waiting.head)) {
      waiting.items.push(part)
      continue
    }
    if (part.item && forms.length === 0 && inside.length === 0 && subject && listing === null && /,\s*$/.test(plain)) {
      carried.push(part)
      open = true
      continue
    }
    if (unsigned && (AMENDS.test(plain) || (at < 2 && AMENDED.test(plain)))) {
      understood.push(part)
      continue
    }
    const members = part.ends === '.' || part.ends === '' ? groupsIn(plain) : null
    if (members !== null) {
      groups.push(...members)
      understood.push(part)
      if (namesHolders(plain)) known.push(part)
      if (!part.item) subject = null
      continue
    }
    // "A Grubu, yönetim kurulu üyelerinden; B Grubu, direktörlerden; C Grubu, şeflerden oluşur": the verb stands in the last of its rows.
    const rows = part.ends === ';' && inside.length === 1 ? definingFrom(body, parts, at) : null
    if (rows !== null) {
      groups.push(...rows.groups)
      for (const row of rows.parts) {
        listed.add(row)
        understood.push(row)
        known.push(row)
      }
      ;[subject, pending, listing] = [null, null, null]
      continue
    }
    // A sentence that its semicolons part, known as a whole.
    const spread = part.ends === ';' && (begins || before?.ends === ':') ? generalFrom(body, parts, at) : null
    if (spread !== null) {
      for (const row of spread) {
        listed.add(row)
        understood.push(row)
        known.push(row)
      }
      continue
    }
    // "…; … müşterek imzaları ile; şirket temsil ve ilzam edilir": the verb of the rows before it.
    const ofRows = before?.ends === ';' && giving === before && SAYS_SIGNED.test(plain)
    const general =
      ofRows || isGeneral(plain) || (label !== undefined && forms.length === 0 && isGeneral(titlesAsAgents(body, part, inside)))
    if (general && countsAsWithin(plain)) allWithin = true
    if (general || (unsigned && HEAD_WORDS.test(plain.trim()))) {
      understood.push(part)
      known.push(part)
      open = open || subject !== null
      continue
    }
    // "Ticari vekiller aşağıda yazılı yetkilere sahiptir: … Bu yetkileri tek başlarına kullanırlar": how they sign stands behind the list.
    if (
      forms.length === 0 &&
      label &&
      part.ends === ':' &&
      inside.length === 1 &&
      ((next?.item && HAVE_POWERS.test(plain)) || (OF_OFFICE.test(plain) && isClosedBelow(body, parts, at, terms)))
    ) {
      unsignedLists.push({ head: part, whose: label, items: [] })
      continue
    }
    if (forms.length > 0 && (USE_THEM.test(plain) || (waiting && before === waiting.items.at(-1) && OF_THEM.test(plain)))) {
      // "Yukarıda sayılan müdürler bu yetkileri münferit imzaları ile kullanırlar": of all the lists before.
      const all = unsignedLists.every(({ items: of }) => of.length > 0) && inside.length === 0 && ALL_OF_THEM.test(plain)
      const lists = all ? unsignedLists.splice(0) : before === waiting?.items.at(-1) ? unsignedLists.splice(-1) : []
      const own = inside.filter(({ group }) => group !== waiting?.whose.group)
      const made = lists.map((list) => clausesIn(body, part, forms, own, [[list.whose]]))
      const clear = lists.length > 0 && made.every(({ clauses, unread: left }) => clauses.length === 1 && left.length === 0)
      for (const [index, { head, items: of, whose }] of lists.entries()) {
        const clause = made[index]?.clauses[0]
        for (const item of [head, ...of]) {
          if (item === head || !clause || !clear) {
            ;(clear && clause && isOfTheirs(clause, whose) ? understood : unread).push(item)
            continue
          }
          for (const matter of mattersOf(body, item)) {
            const { bounds, spans, unclear, condition, said } = boundsIn(body, matter.from, matter.to)
            const about = aboutOf(body, matter, [], spans)
            const open = unclear || HANGS_ON.test(body.plain.slice(matter.from, matter.to)) || !isOfTheirs(clause, whose)
            if (about && !open) {
              const own = spans.length > 0 ? { ...clause, bounds, said, condition: condition ?? clause.condition } : clause
              emit({ ...own, ...matter, scope: about.about, excludes: about.excludes }, about.about, matter)
            }
            ;(about && !open ? understood : unread).push(matter)
          }
        }
      }
      ;(clear ? understood : unread).push(part)
      continue
    }
    const substitution = substitutionIn(body, part, inside) ?? (forms.length === 0 ? inPlaceIn(body, part, inside) : null)
    const chain = substitution ? [substitution] : forms.length === 0 ? chainIn(body, part, inside) : []
    if (chain.length > 0) {
      substitutions.push(...chain)
      understood.push(part)
      known.push(part)
      continue
    }
    // "Cetvelde sayılmayan işler yalnız A grubunun yetkisindedir": theirs by their office, so that nobody else gains by it.
    const only = forms.length === 0 ? ONLY_THEIRS.exec(plain) : null
    if (
      only &&
      isTheRest(plain.slice(0, only.index)) &&
      (only[1] !== undefined || (inside.length === 1 && groups.some(({ group }) => group === inside[0]?.group)))
    ) {
      understood.push(part)
      continue
    }
    // "Kredi kullanılması ve çek keşidesi yalnızca A Grubunun yetkisindedir": no other's, whatever their rules are about.
    if (
      label &&
      forms.length === 0 &&
      inside.length === 1 &&
      letters.length === 1 &&
      THEIRS_ALONE.test(body.plain.slice(label.to, part.to))
    ) {
      const lead = ALONE_BEFORE.exec(body.plain.slice(part.from, label.from))
      const acts = lead ? contentOf(body, part.from, part.from + lead.index, []) : null
      const kinds = acts === null ? [] : lawOf('TR').kindsNamed(acts)
      if (
        acts !== null &&
        kinds.length > 0 &&
        !HANGS.test(plain.slice(0, lead?.index ?? 0)) &&
        boundsIn(body, part.from, part.to).spans.length === 0
      ) {
        reserved.push({ acts, group: letters[0] ?? '' })
        const signs = read.some(({ rule }) => rule.group === letters[0] && mayCover(rule.scope, kinds))
        ;(signs ? understood : unread).push(part)
        continue
      }
    }
    if (forms.length === 0 && restIsNobodys(withoutSpans(body, part, inside))) {
      leftOut = part
      understood.push(part)
      known.push(part)
      continue
    }
    const from = forms.length === 0 ? keptIn(body, part, inside) : null
    if (from !== null) {
      if (from.groups.length === 0) denied.push(from.acts)
      else kept.push(from)
      withheld = { part, acts: from.acts }
      leftOut = part
      understood.push(part)
      continue
    }
    // "Ödemelerde aynı tutarlar ve aynı imzalar geçerlidir": the rules of the sentence before, of another matter.
    const alsoOf = forms.length === 0 && unsigned ? SAME_WAYS.exec(plain) : null
    if (alsoOf) {
      const about = contentOf(body, part.from, part.from + alsoOf.index, [])
      const before = read.at(-1)?.sentence
      const same = read.filter((each) => each.sentence === before)
      const whole =
        same.length > 0 && about !== null && sentence - (before ?? 0) === 1 && unread.every((left) => left.from < (same[0]?.from ?? 0))
      const clear =
        !HANGS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0 && /\bimza|\b(?:esas|kural|usul)/.test(alsoOf[0])
      const ofSums = /\b(?:tutar|limit|sinir|esas|kural|usul)/.test(alsoOf[0]) || same.every(({ rule }) => hasNoAmount(rule))
      if (whole && clear && ofSums) {
        for (const { rule } of same)
          read.push({ rule: { ...rule, scope: about, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
        understood.push(part)
      } else unread.push(part)
      continue
    }
    if (ALSO_ASKED.test(plain)) {
      const beside = besideOf(body, part, inside, read)
      if (beside.length > 0) {
        for (const rule of beside) read.push({ rule: { ...rule, quote: quoteOf(body, part) }, from: part.from, to: part.to, sentence })
        understood.push(part)
        continue
      }
      bound(part, false, true)
      continue
    }
    // "Yetkisi işlem başına 150.000 TL ile sınırlıdır", "günlük toplam 500.000 TL'yi aşamaz": of the rules of the sentence before.
    if (unsigned && read.length > 0 && !part.item && LIMITS_THEM.test(plain)) {
      const { bounds, unclear, condition } = boundsIn(body, part.from, part.to)
      const before = read.at(-1)?.sentence
      const ofThem = read.filter((each) => each.sentence === before && each.to > (parts[at - 1]?.from ?? 0) && each.rule.limit === null)
      const ofTheirs = ofThem.every(({ rule }) => rule.scope === null || isOfKinds(plain, rule.scope))
      if (bounds.limit && !bounds.above && !unclear && ofThem.length > 0 && ofTheirs) {
        for (const each of ofThem)
          each.rule = {
            ...each.rule,
            ...bounds,
            ...(condition === null ? {} : { condition: [each.rule.condition, quoteOf(body, part)].filter(Boolean).join('; ') }),
          }
        understood.push(part)
        continue
      }
    }
    // "B Grubunun yetkisi her bir işlem için 300.000 TL ile sınırlıdır": of all its rules.
    if (
      forms.length === 0 &&
      letters.length > 0 &&
      letters.length === inside.length &&
      OF_THEIR_POWER.test(plain) &&
      LIMITS_THEM.test(plain)
    ) {
      const { bounds, spans, unclear, condition } = boundsIn(body, part.from, part.to)
      if (
        bounds.limit &&
        !bounds.above &&
        !unclear &&
        condition === null &&
        contentOf(body, part.from, part.to, [...inside, ...spans]) === null
      ) {
        caps.push({ groups: letters, limit: bounds.limit, inclusive: bounds.inclusive })
        understood.push(part)
        continue
      }
    }
    // "Tabloda yer almayan işlemlerde 1. Derece imza yetkilileri yetkilidir": it gives what no rule gives, and bounds none.
    if (forms.length === 0 && label && isTheRest(body.plain.slice(part.from, label.from)) && GIVES_REST.test(plain)) {
      // Those who are of the group by their office sign by the power registered for it.
      const theirs = inside.length === 1 && groups.some(({ group }) => group === label.group)
      ;(theirs ? understood : unread).push(part)
      continue
    }
    // "… kapsamında değildir; bu işlemlerde şirket yönetim kurulu üyelerince temsil edilir": who does what no rule gives, by a power of his own.
    if (letters.length === 0 && !/\btek (?:imza|bas)|munferi/.test(plain) && isBoards(plain, leftOut !== null && leftOut === before)) {
      understood.push(part)
      known.push(part)
      continue
    }
    // "Yukarıda sayılmayan hususlarda yönetim kurulu üyelerinin müşterek imzası gerekir": they sign by their own power.
    const board = BOARD_SIGNS.exec(plain)
    if (board && !/\btek (?:imza|bas)|munferi/.test(plain.slice(0, board.index)) && isBeyond(plain.slice(0, board.index))) {
      understood.push(part)
      continue
    }
    // "Bu yönergede sayılmayan bütün işlemler yönetim kurulu üyelerince yürütülür."
    const organ = forms.length === 0 ? BY_BOARD.exec(plain) : null
    if (organ && isBeyond(plain.slice(0, organ.index).replace(/\bsirket(?:i)? (?:yalniz(?:ca)?|sadece|ancak)? ?$/, ''))) {
      understood.push(part)
      known.push(part)
      continue
    }
    // "Kefalet verilmesi bu yönergenin kapsamı dışındadır": given to nobody.
    const beyond = unsigned ? BEYOND.exec(plain) : null
    if (beyond && isTheRest(plain.slice(0, beyond.index))) {
      leftOut = part
      understood.push(part)
      continue
    }
    const none = beyond ? contentOf(body, part.from, part.from + beyond.index, []) : null
    if (none !== null) {
      denied.push(none)
      leftOut = part
      understood.push(part)
      continue
    }
    // "Müdür ve üstü unvanlı personel hariçtir": of all that is given before it.
    const alone = forms.length === 0 && begins && !inside.some(({ group }) => group?.length === 1) ? OUT_ALONE.exec(plain) : null
    const left =
      alone && read.length > 0 && boundsIn(body, part.from, part.to).spans.length === 0
        ? contentOf(body, part.from, part.from + alone.index, [])
        : null
    if (left !== null) {
      for (const each of read) each.rule = { ...each.rule, excludes: [each.rule.excludes, left].filter(Boolean).join('; ') }
      leftOut = part
      understood.push(part)
      continue
    }
    // "1.000.000 TL ve üzerindeki alımlar sınırlı yetkililerin yetkisine dahil değildir": up to there the rules of the item go.
    const beyondAmount = forms.length === 0 && unsigned && LEFT_OUT.test(plain) ? boundsIn(body, part.from, part.to) : null
    const brink = beyondAmount?.bounds.floor ?? beyondAmount?.bounds.above
    if (beyondAmount && brink && !beyondAmount.unclear && beyondAmount.condition === null && beyondAmount.bounds.limit === null) {
      const words = ALL_AGENTS_POWER.exec(plain)
      const about = contentOf(body, part.from, part.from + (words?.index ?? LEFT_OUT.exec(plain)?.index ?? 0), beyondAmount.spans)
      const own = read.filter((each) => each.from >= itemFrom)
      const inItem =
        own.length > 0 &&
        (about === null || KIND_ALONE.test(mend(about)) || own.every(({ rule }) => rule.scope !== null && isWithin(about, rule.scope)))
      if (inItem) {
        for (const each of own) {
          if (each.rule.limit && each.rule.limit.currency === brink.currency && !exceeds(each.rule.limit.amount, brink.amount)) continue
          each.rule = { ...each.rule, limit: brink, inclusive: beyondAmount.bounds.floor === undefined }
        }
        understood.push(part)
        continue
      }
    }
    if (LEFT_OUT.test(plain) && forms.length === 0) {
      const whose = DOES_NOT_REACH.exec(plain)?.[0].length ?? 0
      const out = contentOf(body, part.from + whose, part.from + (LEFT_OUT.exec(plain)?.index ?? plain.length), [])
      const ofAll = OF_ALL_POWERS.test(plain)
      for (const each of read.filter((one) => ofAll || one.sentence >= sentence - 1 || last.length > 0))
        if (
          out !== null &&
          (ofAll || last.some((clause) => clause.from === each.from || clause.to === each.to || each.sentence === sentence - 1))
        )
          each.rule = { ...each.rule, excludes: [each.rule.excludes, out].filter(Boolean).join('; ') }
      if (last.length === 0) bound(part, true)
      else {
        leftOut = part
        understood.push(part)
      }
      open = subject !== null
      continue
    }
    if (HANGS_WHOLE.test(plain)) {
      onLeaves.push({ acts: [], condition: quoteOf(body, part), groups: [] })
      unread.push(part)
      continue
    }
    if (forms.length === 0 && REPLACES.test(plain)) {
      understood.push(part)
      known.push(part)
      continue
    }
    if (
      (!(isRow && inside.length > 0) &&
        HARMLESS.test(plain) &&
        !ASKS_FOR.test(plain) &&
        (forms.length > 0 || !mayBound(plain.replace(HARMLESS, ' ')))) ||
      (forms.length === 0 && MEANS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0 && !HANGS.test(plain)) ||
      (forms.length === 0 && (SETS_UP.test(plain) || (inside.length === 0 && (BY_TABLE.test(plain) || HEAD_ALONE.test(plain))))) ||
      (forms.length === 0 && NAMES_SIGNERS.test(plain)) ||
      (NO_POWER.test(plain) && isEmpty(plain)) ||
      DIFFERENT.test(plain)
    ) {
      understood.push(part)
      // Who a name of the directive's own means matters where its rules use it, and nobody bears it there.
      if (MEANS.test(plain) && boundsIn(body, part.from, part.to).spans.length === 0) known.push(part)
      if (/asagida/.test(plain) && next?.item) pending = null
      open = open || subject !== null
      continue
    }
    if (NEVER_ALONE.test(plain) && inside.length === 1 && forms.length === 1 && part.ends === ';') {
      subject = [inside]
      understood.push(part)
      open = true
      continue
    }
    // "(C) Grubu imza yetkilileri tek başına hiçbir işlem yapamaz": it says so again, where none of them signs alone by what is read.
    const [never] = inside
    if (
      NEVER_ALONE.test(plain) &&
      inside.length === 1 &&
      forms.length === 1 &&
      never?.group?.length === 1 &&
      namesNothing(body, part, inside)
    ) {
      neverAlone.push({ group: never.group, part })
      understood.push(part)
      continue
    }
    if (barred.some((said) => said.from < part.to && said.to > part.from && saysNothing(body, said.to, part.to))) {
      understood.push(part)
      known.push(part)
      continue
    }
    if (NO_POWER.test(plain) || NOT_GIVEN.test(plain)) {
      // "Tek imza ile talimat verilemez": where two sign all that is read, it only says so again.
      if (inside.length === 0 && forms.length > 0 && forms.every(({ sole }) => sole)) {
        notAlone.push(part)
        continue
      }
      // "…; hiçbir ödeme işlemi yapamaz": of whom the words before it are about.
      const none = !begins && unsigned && last.length > 0 ? NO_SUCH.exec(plain) : null
      const such = none ? contentOf(body, part.from + none[0].indexOf(none[1] ?? ''), part.from + none[0].length, []) : null
      if (such !== null && boundsIn(body, part.from, part.to).spans.length === 0) {
        for (const each of read)
          if (each.sentence === sentence) each.rule = { ...each.rule, excludes: [each.rule.excludes, such].filter(Boolean).join('; ') }
        understood.push(part)
        continue
      }
      const onLeave = forms.length === 0 ? leaveIn(body, part) : null
      if (onLeave) {
        onLeaves.push(onLeave)
        understood.push(part)
        continue
      }
      const nobody = unsigned ? deniedIn(body, part) : null
      if (nobody === null && unsigned && NEGATIVE.test(plain) && !NEVER_ALONE.test(plain)) bound(part, false, true)
      else if (nobody === null) {
        unread.push(part)
        // What nobody may do but for something else bounds whoever it speaks of.
        if (!NEVER_ALONE.test(plain))
          onLeaves.push({
            acts: lawOf('TR').kindsNamed(plain),
            condition: quoteOf(body, part),
            groups: inside.flatMap(({ group }) => group ?? []),
          })
      } else {
        denied.push(...nobody)
        leftOut = part
        understood.push(part)
      }
      continue
    }
    if (forms.length > 0) {
      const { clauses, unread: left } = clausesIn(body, part, forms, inside, subject)
      unread.push(...left)
      if (clauses.length > 0) understood.push(part)
      const leads =
        next !== undefined &&
        next.item &&
        !next.row &&
        (part.ends === ':' || /\basagida/.test(plain) || (part.ends === ';' && next.ends !== ':' && !hasForm(body, next, terms)))
      const scoped = clauses.map((clause) => ({
        ...clause,
        scope: clause.scope !== null && !/^\S*asagida\S*|^sayilan/.test(mend(clause.scope)) ? clause.scope : pending,
        bounds: pendingBounds ? { ...pendingBounds, ...clause.bounds, limit: clause.bounds.limit ?? pendingBounds.limit } : clause.bounds,
      }))
      heldAmounts = null
      // "Sigorta poliçelerinin imzalanması: Finans Müdürü, münferiden, …": words behind the colon that name no matter may bound it.
      const strange =
        before?.ends === ':' &&
        pending !== null &&
        clauses.some(({ scope }) => scope !== null && !KIND_ALONE.test(mend(scope)) && lawOf('TR').kindsNamed(scope).length === 0)
      // "(i) bendindekileri": those of an item that nothing here looks up.
      const refers = clauses.some(({ scope }) => scope !== null && OF_ITEM.test(mend(scope)) && lawOf('TR').kindsNamed(scope).length === 0)
      // "… imzasına II. derece imza yetkilisinin imzası eklenir": of how others sign, and no matter of its own.
      const ofSigning = clauses.some(
        ({ scope }) =>
          scope !== null &&
          (OF_SIGNING_ALONE.test(mend(scope)) || NO_MATTER.test(mend(scope))) &&
          lawOf('TR').kindsNamed(scope).length === 0,
      )
      if (ofSigning || refers || (strange && lawOf('TR').kindsNamed(pending ?? '').length > 0)) {
        bound(part, true)
        continue
      }
      // "Bu işlemlerde B Grubundan iki kişi imza atar": of the matter before, or of one that was not read.
      if (
        scoped.some(({ scope }) => scope === null || OF_POWERS_ALONE.test(mend(scope))) &&
        THESE_MATTERS.test(plain) &&
        withheld?.part !== before
      ) {
        const abouts = new Set(last.map(({ scope }) => scope))
        const [about] = abouts
        const near = giving === before && before !== undefined && abouts.size === 1
        if (!near || !about) {
          unread.push(part)
          continue
        }
        for (const clause of scoped) clause.scope = about
      }
      if (scoped.some(({ bounds }) => isEmptyRange(bounds))) {
        unread.push(part)
        continue
      }
      // "Madde 2. Tıbbi cihaz temini: 250.000 TL'ye kadar olan alımlarda …": a noun alone is of what the item is labelled with.
      for (const [index, clause] of scoped.entries())
        clause.scope = ofHead(clause.scope, index > 0 ? (scoped[index - 1]?.scope ?? null) : (labelled ?? pending))
      // "3.000.000 TL'ye kadar olanlar": an item speaks of what the one before it does.
      const listedScope = part.item && before?.item && giving === before ? (last.at(-1)?.scope ?? null) : null
      if (listedScope !== null && THOSE.test(plain)) for (const clause of scoped) clause.scope ??= listedScope
      // "100.000 TL'yi aşanları": those of words that were not read.
      if (
        scoped.some(({ scope }) => scope === null) &&
        heading === null &&
        title === null &&
        (((begins || last.length === 0) && THOSE.test(plain)) || (last.length === 0 && refersBack(body, part.from, part.to)))
      ) {
        unread.push(part)
        continue
      }
      // "… B Grubunun yetkisi yoktur; bu işlemler yalnız A Grubundan iki kişinin …": those kept from others.
      if (withheld?.part === before && !begins && THESE.test(plain)) for (const clause of scoped) clause.scope ??= withheld?.acts ?? null
      // "Yukarıda sayılan işlemlerde", "3. madde kapsamındaki işlemlerde": those of the words that it means, which are read or it is not.
      const meant = scoped.some(({ scope }) => scope !== null && REFERS.test(mend(scope))) || REFERS_TO_ARTICLE.test(plain)
      if (meant) {
        const said = named.length > 0 ? named.splice(0) : items
        const scopes = new Set(articleMeant(plain) ?? (said.length > 0 ? said.map(({ scope }) => scope) : last.map(({ scope }) => scope)))
        const all = [...scopes].filter((each) => each !== null)
        // "Aynı işlemleri ancak … ile birlikte": they are the same up to the same amount too.
        const alike = scoped.filter(({ scope, bounds }) => scope !== null && mend(scope).startsWith('ayni ') && bounds.limit === null)
        const [amounts, ...other] = new Map(last.map(({ bounds }) => [JSON.stringify(bounds), bounds])).values()
        if (all.length === 0 || all.length < scopes.size || (alike.length > 0 && (!amounts || other.length > 0))) {
          unread.push(part)
          continue
        }
        understood.push(...said.map((each) => each.part))
        for (const each of said) if (unread.includes(each.part)) unread.splice(unread.indexOf(each.part), 1)
        for (const clause of alike) clause.bounds = amounts ?? clause.bounds
        for (const clause of scoped) clause.scope = all.join('; ')
      }
      // "Aynı nitelikteki siparişleri": those of the rule before.
      const same = read.at(-1)?.rule.scope ?? null
      if (same !== null) for (const clause of scoped) if (clause.scope !== null && ALIKE.test(mend(clause.scope))) clause.scope = same
      // "Bu tutarı aşan talimatlar": those of the words before.
      const about = last.at(-1)?.scope ?? null
      if (about !== null && refersBack(body, part.from, part.to))
        for (const clause of scoped) if (clause.scope === null || isWithin(clause.scope, about)) clause.scope = about
      // "Siparişler 150.000 TL'ye kadar … . 150.000 TL'yi aşan siparişler …": the next step of the same matter.
      for (const clause of scoped)
        if (
          about !== null &&
          clause.scope !== about &&
          last.some(
            ({ bounds: { limit } }) =>
              limit && clause.bounds.above?.amount === limit.amount && clause.bounds.above.currency === limit.currency,
          ) &&
          (clause.scope === null || isWithin(clause.scope, about))
        )
          clause.scope = about
      // "…; ancak 01.05 ile 30.09 arasında Genel Müdürle müştereken": the same matter, signed otherwise.
      const former = begins ? undefined : last.at(-1)
      const season = scoped.find(({ condition }) => condition !== null && /tarihleri aras/.test(mend(condition)))?.condition
      if (former && season && /^\s*ancak\b/.test(plain))
        for (const each of read)
          if (each.sentence === sentence && each.rule.condition === undefined)
            each.rule = { ...each.rule, condition: `${season.replace(/aras\S*$/u, 'arası')} hariç` }
      // "…; ancak 1.000.000 TL'yi aşanlar … müştereken": up to there the words before it hold.
      const step = scoped.find(({ bounds }) => bounds.above ?? bounds.floor)?.bounds
      const begin = step?.above ?? step?.floor
      // "… birinin, 600.000 TL'yi aşıyorsa ikisinin imzası": the next step of the same matter.
      if (
        former &&
        begin &&
        (TAKES_BACK.test(plain) || scoped.every(({ scope }) => scope === null || (former.scope !== null && isWithin(scope, former.scope))))
      )
        for (const each of read)
          if (
            each.sentence === sentence &&
            each.rule.limit === null &&
            (each.rule.above ?? each.rule.floor)?.amount !== begin.amount &&
            (TAKES_BACK.test(plain) || (each.rule.scope !== null && former.scope !== null && isWithin(each.rule.scope, former.scope)))
          )
            each.rule = { ...each.rule, limit: begin, inclusive: step?.floor === undefined }
      // "…; ancak depo kiraları … müştereken": what it is about was taken out of the words before it.
      const out =
        former && !begin && TAKES_BACK.test(plain) ? scoped.find(({ scope }) => scope !== null && scope !== former.scope) : undefined
      if (out)
        for (const each of read)
          if (each.sentence === sentence && each.rule.condition === undefined)
            each.rule = { ...each.rule, condition: `${out.scope ?? ''} hariç` }
      for (const clause of former ? scoped : [])
        if (clause.scope === null && former)
          Object.assign(clause, {
            scope: former.scope,
            excludes: former.excludes,
            bounds: bare(clause) && clause.condition !== null ? former.bounds : clause.bounds,
          })
      const own = runsOf(
        body,
        inside.filter((term) => term.to <= (forms[0]?.from ?? 0)),
      )
      if (leads) {
        listing = { clauses: scoped, scope: null }
        last = scoped
        continue
      }
      // "B Grubuna dahil iki kişi müştereken: ödeme talimatlarını … imzalamaya": what they sign stands behind the colon.
      if (
        part.ends === ':' &&
        next &&
        !next.item &&
        scoped.length > 0 &&
        scoped.every((clause) => clause.scope === null && bare(clause)) &&
        pending === null &&
        heading === null &&
        title === null &&
        !hasForm(body, next, terms) &&
        !terms.some((term) => term.from >= next.from && term.to <= next.to)
      ) {
        listing = { clauses: scoped, scope: null }
        last = scoped
        open = true
        continue
      }
      const [only, ...others] = scoped
      if (named.at(-1)?.part.ends === '.') leave()
      if (only && others.length === 0 && named.length > 0) {
        understood.push(...named.map((each) => each.part))
        only.scope = [...named.splice(0).map((each) => each.scope), ...(clauses[0]?.scope === null ? [] : [only.scope])].join('; ')
      }
      const [form, ...more] = forms
      for (const item of carried.splice(0)) {
        const end = { from: item.to, to: item.to, sole: form?.sole === true }
        const clause = part.item && more.length === 0 && inside.length === 0 ? clauseIn(body, item.from, item.to, end, [], subject) : null
        if (clause?.scope) emit(clause, clause.scope, item)
        if (clause?.scope) understood.push(item)
        else unread.push(item)
      }
      // The words of a row begin with its amounts.
      const row = before?.ends === ':' && pendingBounds !== null ? before.from : part.to
      for (const clause of scoped) emit(clause, clause.scope ?? heading, { from: Math.min(row, clause.from), to: clause.to })
      // "B Grubu münferit imzası ile; …": what it is about follows.
      const goesOn = next !== undefined && !next.item && !SAYS_SIGNED.test(body.plain.slice(next.from, next.to))
      if (scoped.some(({ scope }) => scope === null) && part.ends === ';' && goesOn && !hasForm(body, next, terms)) {
        read.splice(-scoped.reduce((sum, { signers }) => sum + signers.length, 0))
        listing = { clauses: scoped, scope: null }
        open = true
      }
      ;[last, giving] = [scoped, part]
      if (own.length === 1 && begins && !part.item && part.ends === ';') subject ??= own[0] ?? null
      continue
    }
    const amounts = boundsIn(body, part.from, part.to)
    const borne = inside.length > 0 ? matchesIn(body, BEARS_TITLE, part.from, part.to) : []
    const scope = contentOf(body, part.from, part.to, [...inside, ...amounts.spans, ...borne])
    // "… müşterek imzaları ile mal alımı yapabilir; tutar aranmaksızın beyanname verebilir": the same signatures for what follows.
    if (
      unsigned &&
      !begins &&
      before?.ends === ';' &&
      giving === before &&
      last.length > 0 &&
      DOES.test(plain) &&
      !IS.test(plain) &&
      scope !== null
    ) {
      const own = amounts.spans.length > 0
      const of = aboutOf(body, part, [], amounts.spans)
      const clear = of !== null && !amounts.unclear && amounts.condition === null && !HANGS.test(plain) && !PASSIVE.test(plain)
      if (clear && of && (own || last.every(bare)) && last.every(({ condition }) => condition === null)) {
        const also = last.map((clause) => ({
          ...clause,
          bounds: amounts.bounds,
          said: amounts.said,
          scope: of.about,
          excludes: of.excludes,
        }))
        for (const clause of also) emit(clause, of.about, part)
        ;[last, giving] = [also, part]
        understood.push(part)
      } else bound(part, true)
      continue
    }
    if (
      inside.length > 0 &&
      scope === null &&
      !isRow &&
      !amounts.unclear &&
      !/imza(?! yetkili)|musterek|birlikte/.test(withoutSpans(body, part, inside))
    ) {
      const runs = runsOf(body, inside)
      subject = runs.length === 1 ? (runs[0] ?? null) : null
      if (begins) [pending, listing] = [null, null]
      if (amounts.spans.length > 0) [pendingBounds, heldAmounts] = [amounts.bounds, part]
      open = true
      understood.push(part)
      continue
    }
    // A label alone leaves its items nothing but itself: what they are about is their own.
    const givesRules = (listing?.clauses.length ?? 0) > 0
    const follows = listing !== null && givesRules && (part.item || (before?.ends === ';' && !begins) || before?.ends === ':')
    // Who else does it, or whose leave it takes, is no item of what somebody may do.
    if (follows && (OF_ORGAN.test(plain) || (SAYS.test(plain) && !CLOSES_LIST.test(plain)))) {
      bound(part, true)
      continue
    }
    if (follows && listing && scope !== null && inside.every((term) => term.group === null || term.group.length > 1) && !amounts.unclear) {
      // "Demirbaş ve taşıtlar hariç olmak üzere 100.000 TL'ye kadar satış yapmaya"
      const of = aboutOf(body, part, inside, amounts.spans)
      if (of === null) {
        bound(part, true)
        continue
      }
      for (const clause of listing.clauses)
        emit(
          {
            ...clause,
            bounds: amounts.spans.length > 0 ? { ...amounts.bounds } : clause.bounds,
            condition: amounts.condition ?? clause.condition,
            excludes: [clause.excludes, of.excludes].filter(Boolean).join('; ') || null,
          },
          of.about,
          part,
        )
      understood.push(part)
      open = true
      continue
    }
    // An item whose amount nobody can tell is one more rule, and no bound of the others.
    if (follows && listing && scope !== null && amounts.unclear) {
      unread.push(part)
      open = true
      continue
    }
    const onlyNames = scope !== null && inside.length === 0 && amounts.spans.length === 0 && !amounts.unclear
    const alike = next?.item === true && markOf(body, part).kind === markOf(body, next).kind
    const heads = onlyNames && part.item && part.ends === '' && next?.item === true && isAmountRow(body, next, terms)
    const inList =
      part.item &&
      !heads &&
      next &&
      (alike || (!next.item && named.length > 0)) &&
      (part.ends === ';' || (part.ends === '' && (alike || /,\s*$/.test(plain))))
    const closesList = part.item && part.ends === '.' && named.length > 0 && named.at(-1)?.part === before
    // "Yatırım bütçesinde yer alanlar yönetim kurulu kararı ile": by another's decision, not by whom the last item names.
    if (onlyNames && part.item && BY_LEAVE.test(plain)) {
      bound(part, false, true)
      continue
    }
    if (onlyNames && (inList || closesList)) {
      named.push({ part, scope })
      continue
    }
    // "1- Donanım alımları" before "a) …": an item whose own items follow.
    const [mark, below] = [markOf(body, part).kind, next ? markOf(body, next).kind : '']
    const other = isStroke(mark) && isStroke(below) && mark !== below
    const deeper = part.item && next?.item === true && (heads || other || DEPTHS.indexOf(below) > DEPTHS.indexOf(mark))
    const opens = part.ends === ':' || part.ends === ';' || (part.ends === '' && next?.item === true && (!part.item || deeper))
    // A sentence with a verb heads nothing.
    const gives = inside.length > 0 || SIGNING.test(plain)
    const unlimited =
      amounts.said &&
      (scope === null ||
        (inside.length === 0 && /^(?:bu |anilan )?(?:sozlesme|islem|is|alim|satis|talimat|yetki)[a-z]*$/.test(mend(scope))))
    if (!unlimited && SAYS.test(plain) && mayBound(plain)) {
      const bounds = gives && (ONLY_BOUNDS.test(plain) || (inside.length === 0 && NEGATIVE.test(plain)))
      bound(part, gives && !bounds, bounds)
      continue
    }
    if (scope !== null && inside.length === 0 && opens && next && !amounts.unclear) {
      // "Mağaza kira sözleşmeleri, alışveriş merkezlerinde yapılanlar hariç:": what it is about is the words without those.
      const of = aboutOf(body, part, [], amounts.spans)
      if (of === null) {
        bound(part, true)
        continue
      }
      const { about } = of
      if (of.excludes !== null) excepted.set(about, of.excludes)
      // "Pamuk alımları: - 500.000 TL'nin üzerindeki alımlar: …": a row of a list speaks of what its head does.
      pending = ofHead(about, part.item && amounts.spans.length > 0 ? (listing?.scope ?? null) : null)
      opener = part.item && next.item && below !== mark ? mark : null
      if (part.item && part.ends === ':' && !next.item && amounts.spans.length === 0) labelled = about
      if (amounts.spans.length > 0) [pendingBounds, heldAmounts] = [amounts.bounds, part]
      if (next.item) listing = { clauses: [], scope: about }
      understood.push(part)
      continue
    }
    // The amounts of a row, whose signers stand behind the colon.
    if (amounts.spans.length > 0 && scope === null && inside.length === 0 && part.ends === ':' && next && !amounts.unclear) {
      ;[pendingBounds, heldAmounts] = [amounts.bounds, part]
      understood.push(part)
      open = true
      continue
    }
    if (unlimited) {
      understood.push(part)
      open = true
      continue
    }
    // An item of what is done is one more matter of its list, be the list read or told: it bounds nothing else.
    if (part.item && inside.length === 0 && ENDS_IN_ACT.test(plain) && !/\b(?:onay|izn|izin|muvafakat|paraf)/.test(plain)) {
      unread.push(part)
      continue
    }
    if (mayBound(plain, part.ends === '.' || part.ends === '') || amounts.spans.length > 0 || amounts.unclear) {
      bound(part, gives)
      continue
    }
    // Somebody of a grade is spoken of, and nobody knows in what way.
    if ((inside.some(({ group }) => group?.length === 1) && !CONSISTS.test(plain)) || LETTERS_ADDED.test(plain)) {
      unread.push(part)
      continue
    }
    // "Genel Müdür avukatlara vekâletname verebilir": somebody may do something, and nobody knows by which signature.
    if (inside.length > 0 && SAYS.test(plain) && !CONSISTS.test(plain) && lawOf('TR').kindsNamed(plain).length > 0) {
      unread.push(part)
      continue
    }
    if (SIGNING.test(plain) || OF_POWER_BEFORE.test(plain) || (before?.ends === ':' && pendingBounds !== null)) unread.push(part)
  }
  dropBounds()
  unread.push(...carried, ...unsignedLists.flatMap(({ head, items: unsigned }) => [head, ...unsigned]))
  leave()
  boundByOthers(body, parts, { read, unread, understood, notAlone, neverAlone, allWithin, caps, reserved, kept, onLeaves })
  return { read, understood, known, unread, denied, groups, substitutions }
}
