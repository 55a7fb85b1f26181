/**
 * What a full power reaches. Against third parties only two limits count, to a branch and to joint signature; limits by amount, subject or
 * person are internal, even if they were registered (TTK 371/3, 629/1; TBK 549; KoopK 59/2; eTTK 321/2). Commercial agents and branch
 * representatives have the reach the law gives them.
 */
import type { Bilingual } from '../../../kernel/bilingual.ts'
import { SENTENCES } from './sentences.ts'
import { currentCapital } from '../../../company/shares/capital.ts'
import type { Branch, Power } from '../../../company/fold/state.ts'
import { addYears, type IsoDate } from '../../../kernel/dates.ts'
import { decimalOf, exceeds, hundredths } from '../../../kernel/decimal.ts'
import { amountText } from '../../../company/changes/change-texts.ts'
import { OFFICES, PROVINCES } from '../offices.ts'
import { DISTRICTS } from '../../../kernel/title-words.ts'
import { fold } from '../../../kernel/text.ts'
import { isScanOf } from '../../../text/letters.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { reason } from './reason.ts'
import { isBranchRecord, ownsBy, type Register } from './register.ts'
import { NEW_CODE } from './new-code.ts'
import { askedKinds } from './kinds.ts'
import { type Act, actNames, actsIn, coverage, expressActs } from './transactions.ts'

/** Article 371/7, by which limited powers are opposable, came with Law 6552. */
export const LIMITED_AGENTS_SINCE: IsoDate = '2014-09-11'

const GENERAL = /bilumum|her turlu|butun islem|tum islem|her konuda|maksat ve mevzu|amac ve konu/

/** Whoever asks for today or later knows what this answer shows him, and is not in good faith about it (TTK 36/3, 371/3). */
export const knows = ({ day, today }: Pick<Question, 'day' | 'today'>): boolean => day >= today

/** An amount printed beside a full power. */
const internalAmount = (basis: Basis, power: Power, question: Question): Reason[] => {
  const { limit, source } = power
  if (!limit) return []
  // For other amounts the register prints another form for the same person: joint signature is no internal limit.
  const divided = basis.owner.powers.some(
    (other) =>
      other.layer === 'full' &&
      (power.mode === 'joint' || other.mode === 'joint') &&
      other.limit?.amount !== limit.amount &&
      other.scope === power.scope,
  )
  if (question.amount === null)
    return divided
      ? [reason('within_limit', 'open', SENTENCES.within_limit.amountNotGiven(amountText(limit.amount, limit.currency)), source)]
      : []
  const printed = amountText(limit.amount, limit.currency)
  // After 2014 the register takes amounts only for limited agents: beside a delegate's power such an amount may be that limit.
  const mayBind = basis.kind === 'delegate' && power.since >= LIMITED_AGENTS_SINCE
  const open = knows(question) || mayBind || divided
  if (limit.currency !== question.currency) {
    return [
      reason('limit_currency', open ? 'open' : 'note', SENTENCES.limit_currency.otherCurrency(printed, question.currency, open), source),
    ]
  }
  if (!exceeds(question.amount, limit.amount)) {
    return [reason('within_limit', 'for', SENTENCES.within_limit.withinPrinted(printed), source)]
  }
  return [reason('limit_exceeded', open ? 'open' : 'note', SENTENCES.limit_exceeded.abovePrinted(printed, open), source)]
}

/** An amount from which on a full power is said. What is said of less, the notice leaves to others. */
const internalBegin = ({ above, source }: Power, question: Question): Reason[] => {
  if (!above) return []
  const printed = amountText(above.amount, above.currency)
  if (question.amount === null) return [reason('within_limit', 'open', SENTENCES.within_limit.belowPrintedBegin(printed), source)]
  if (above.currency !== question.currency)
    return [reason('limit_currency', 'open', SENTENCES.limit_currency.otherCurrency(printed, question.currency, true), source)]
  return exceeds(question.amount, above.amount)
    ? []
    : [reason('within_limit', 'open', SENTENCES.within_limit.belowPrintedBegin(printed), source)]
}

/** What is printed as left out of a full power, and what it is made to depend on. */
const internalConditions = ({ excludes, condition, source }: Power, question: Question): Reason[] => [
  ...(excludes === undefined
    ? []
    : question.transaction !== null && coverage(excludes, question.transaction) === 'no'
      ? []
      : [
          reason(
            'out_of_scope',
            question.transaction === null || !knows(question) ? 'note' : 'open',
            SENTENCES.out_of_scope.printedExclusion(excludes),
            source,
          ),
        ]),
  ...(condition === undefined ? [] : [reason('out_of_scope', 'open', SENTENCES.out_of_scope.printedCondition(condition), source)]),
]

const USUAL = /\b(?:gunluk|olagan|mutat|rutin)\b/g
/** A subject printed beside a full power. */
const internalSubject = (basis: Basis, power: Power, question: Question): Reason[] => {
  const { scope, source } = power
  // For other transactions the register prints joint signature for the same person, which is no internal limit.
  const joint = basis.owner.powers.filter((other) => other.layer === 'full' && other.mode === 'joint' && other.scope !== null)
  const apart = ({ scope: other }: Power): boolean =>
    question.transaction !== null && other !== null && coverage(other, question.transaction) === 'no'
  if (power.mode === 'sole' && (scope !== null || power.excludes !== undefined) && joint.length > 0 && !joint.every(apart))
    return [
      reason(
        'out_of_scope',
        'open',
        scope === null ? SENTENCES.out_of_scope.printedExclusion(power.excludes ?? '') : SENTENCES.out_of_scope.printedSubject(scope),
        source,
      ),
    ]
  if (scope === null || GENERAL.test(fold(scope))) return []
  // What is usual is every proxy's (TBK 551/1).
  const named = basis.kind === 'proxy' ? fold(scope).replace(USUAL, '') : scope
  if (question.transaction !== null && !['no', 'unclear'].includes(coverage(named, question.transaction))) return []
  // The work that a proxy is entrusted with is all his power (TBK 551/1).
  const bounds = basis.kind === 'proxy' || knows(question)
  return [reason('out_of_scope', bounds ? 'open' : 'note', SENTENCES.out_of_scope.printedSubject(scope), source)]
}

/** Acts that need a decision of the general assembly besides a signature. */
const needsAssembly = (register: Register, question: Question, acts: readonly Act[]): Reason[] => {
  const ask = (text: Bilingual): Reason[] => [reason('general_assembly', 'open', text)]
  if (acts.includes('business_sale')) return ask(SENTENCES.general_assembly.bulkSale)
  if (acts.includes('land') && (register.form === 'COOPERATIVE' || register.form === 'COOPERATIVE_UNION')) {
    return ask(SENTENCES.general_assembly.cooperativeLand)
  }
  const capital = currentCapital(register.state)
  const founded = register.state.establishment?.on
  const young = founded !== undefined && founded !== null && register.day <= addYears(founded, 2)
  const tenth = capital ? (hundredths(capital.to) ?? 0n) / 10n : 0n
  if (
    register.form === 'JOINT_STOCK' &&
    // A business, or a thing that is none of its trade (TTK 356/3): land is bought to keep.
    (acts.includes('acquisition') || (acts.includes('land') && acts.includes('purchase'))) &&
    young &&
    (question.amount === null || exceeds(question.amount, decimalOf(tenth)))
  ) {
    return ask(SENTENCES.general_assembly.afterFounding)
  }
  return []
}

const isAgent = ({ seats, power }: Basis): boolean =>
  [...seats, ...(power ? [power] : [])].some(({ told }) => told?.tells?.includes('agent') === true)

/** No agent files for it without an express power. */
const INSOLVENCY: Bilingual = { tr: 'iflas ve konkordato başvurusu', en: 'filing for bankruptcy or concordat' }

const agentReach = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const words = [basis.power?.scope, basis.power?.told?.entrusts, basis.seats[0]?.told?.entrusts].filter(Boolean).join(' ')
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  if (register.form === 'SOLE_TRADER' && acts.includes('cheque')) {
    return [reason('out_of_scope', 'against', SENTENCES.out_of_scope.chequeForTrader, source)]
  }
  const named = (act: Act): boolean => actsIn(words).includes(act)
  const missing = (basis.kind === 'agent' ? acts.filter((act) => act === 'land') : expressActs(acts)).filter((act) => !named(act))
  if (missing.length > 0) {
    const [names, article, english] = [
      actNames(missing),
      basis.kind === 'agent' ? 'TBK 548/2' : 'TBK 551/2, 504/3',
      basis.kind === 'agent' ? 'TCO 548/2' : 'TCO 551/2, 504/3',
    ]
    return [reason('express_power', 'against', SENTENCES.express_power.agentWithoutExpress(names, article, english), source)]
  }
  if (askedKinds(question.transaction).kinds.includes('iflas_basvuru') && !/iflas|konkordato/.test(fold(words)))
    return [reason('express_power', 'against', SENTENCES.express_power.agentWithoutExpress(INSOLVENCY, 'TBK 504/3', 'TCO 504/3'), source)]
  if (basis.kind === 'agent' || (question.transaction !== null && acts.length > 0 && acts.every(named))) return []
  return [reason('out_of_scope', 'open', SENTENCES.out_of_scope.unusualAct, source)]
}

const PLACES: ReadonlySet<string> = new Set(PROVINCES.map(fold))
/** Branches of two districts are two. */
const DISTRICT_NAMES: ReadonlySet<string> = new Set([...DISTRICTS, ...OFFICES.map(({ name }) => name)].map(fold))
const isDistrict = (word: string): boolean => word !== 'merkez' && DISTRICT_NAMES.has(word)
const BRANCH_WORD = /^sube(?!siz)/
const BY_NAME = /(?<!\p{L})(?!(?:Yeni|YENİ|Türkiye|TÜRKİYE|Merkez|MERKEZ|Diğer|Başka|Tüm|Bu|Her)\s)\p{Lu}\p{L}{2,} (?:Ş(?:ube|UBE))/u
// The head office, not a shopping centre.
const HEAD_OFFICE = new RegExp(
  '(?:^|(?<!alisveris|is|ticaret|cagri|hizmet|kultur|saglik) )merkez(?:in|e)?\\b(?! sube)|genel merkez|\\bmerkezi (?:adina|namina|hesabina)\\b|(?:sirket|banka)(?:n?in)? merkezi' +
    `|\\b(?:${PROVINCES.map(fold).join('|')}) merkezi|head office|headquarters` +
    '|(?:^|\\b(?:sirket|banka)(?:n?in|m?iz|mizin)? )genel mudurlu',
)
/** Whose it is the words do not tell: many an authority is a "genel müdürlük". */
const PERHAPS_HEAD_OFFICE = /\bgenel mudurlu/
/** Whether an act names places, and none of those where the branch is. */
const isElsewhere = (transaction: string, titles: readonly string[]): boolean => {
  const places = fold(transaction)
    .split(' ')
    .filter((word) => PLACES.has(word))
  return places.length > 0 && !places.some((place) => titles.includes(place))
}

/** Which branch an act concerns: the words before "şube"; empty where it is only "the branch", null where none is named. */
const branchNamed = (transaction: string): string[] | null => {
  const words = fold(transaction).split(' ')
  const at = words.findIndex((word) => BRANCH_WORD.test(word) || word === 'branch')
  // "Banka şubesi" is somebody else's.
  return at < 0 || (words[at - 1] ?? '').startsWith('banka')
    ? null
    : words.slice(Math.max(0, at - 2), at).filter((word) => word !== 'bu' && word !== 'the' && word !== 'this')
}

/** Whether a branch whose opening is not known may be one of those that are. */
const mayBe = ({ title }: Branch, own: readonly Branch[]): boolean =>
  title === null ||
  own.length === 0 ||
  own.some((each) => each.title === null || fold(title).includes(fold(each.title)) || isAlike(properOf(title), properOf(each.title)))
/** Whether a branch bears the name by which the notice of a power calls its own. */
const isCalled = ({ title }: Branch, name: string): boolean =>
  name !== '' && title !== null && ` ${fold(title)} `.includes(` ${fold(name).replace(/ sube\S*$/, '')} sube`)
/** The branch's own name in its title, behind the company's ("… LİMİTED ŞİRKETİ ATAKUM ŞUBESİ"). */
const properOf = (title: string): string => /(\S+) sube/.exec(fold(title))?.[1] ?? ''
const isAlike = (a: string, b: string): boolean => a === b || isScanOf(a, b)

/** The words by which the notices name branches besides these: what is asked of one of them is of no other. */
const otherBranches = (register: Register, own: readonly Branch[]): ReadonlySet<string> => {
  const told = [...register.state.people.values()].flatMap(({ seats, powers }) => [...seats, ...powers].map((each) => each.told?.branch))
  const titles = register.state.branches.filter((each) => !own.includes(each)).map(({ title }) => title)
  const words = fold([...told, ...titles].filter(Boolean).join(' ')).split(' ')
  return new Set(words.filter((word) => word.length > 2 && !BRANCH_WORD.test(word)))
}

const branchReach = (register: Register, basis: Basis, { transaction }: Question): Reason[] => {
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  const ownRecord = isBranchRecord(register)
  // The record of a branch is of that branch, whichever notice gave the power.
  const isOwnRecord = ({ title }: Branch): boolean => ownRecord && (title === null || fold(title) === fold(register.title ?? ''))
  const name = basis.power?.told?.branch ?? basis.seats[0]?.told?.branch ?? ''
  const own = register.state.branches.filter(
    (each) =>
      each.source.noticeId === basis.seats[0]?.noticeId ||
      each.source.noticeId === basis.power?.source.noticeId ||
      isOwnRecord(each) ||
      isCalled(each, name),
  )
  const titles = fold(
    [ownRecord ? (register.title ?? '') : '', ...own.map((each) => `${each.title ?? ''} ${each.address ?? ''}`), name].join(' '),
  ).split(' ')
  const ofName = fold([name, ...own.map(({ title }) => title ?? '')].join(' ')).split(' ')
  const named = transaction === null ? null : branchNamed(transaction)
  const only = (text: Bilingual): Reason => reason('outside_branch', 'note', text, source)
  // Another may have been opened under the name of one that was closed before he came.
  const since = basis.power?.since ?? basis.seats[0]?.day ?? ''
  const closed = own.find(({ closedOn }) => closedOn !== null && closedOn >= since)
  if (closed) return [reason('office_ended', 'against', SENTENCES.office_ended.branchClosed, closed.endSource ?? source)]
  // A branch that was closed under a title that no opening bears may be this one.
  const unsure = ({ closedOn, openedOn }: Branch): boolean =>
    closedOn !== null && closedOn >= since && (openedOn === null || (own.length === 0 && name === ''))
  if (register.state.branches.some((each) => unsure(each) && mayBe(each, own)))
    return [reason('outside_branch', 'open', SENTENCES.outside_branch.branchUnclear, source)]
  if (transaction !== null && named === null && HEAD_OFFICE.test(fold(transaction))) return [outside(register, basis)]
  if (named !== null && named.length > 0 && !named.some((word) => titles.includes(word))) {
    const known = otherBranches(register, own)
    // Of which branch he is must be known, else it may be this one.
    const isKnown = ofName.some((word) => word !== '')
    const elsewhere =
      (isKnown && named.some((word) => known.has(word))) ||
      (named.some((word) => PLACES.has(word)) && titles.some((word) => PLACES.has(word))) ||
      (named.some(isDistrict) &&
        !named.some((word) => PLACES.has(word)) &&
        ofName.some(isDistrict) &&
        !ofName.some((word) => PLACES.has(word))) ||
      // A branch bears its own name (TTK 48): another name is another branch's, but for that of its province.
      (ownRecord && BY_NAME.test(register.title ?? '') && BY_NAME.test(transaction ?? '') && !named.some((word) => PLACES.has(word)))
    return elsewhere ? [outside(register, basis)] : [reason('outside_branch', 'open', SENTENCES.outside_branch.branchUnclear, source)]
  }
  if (named === null && transaction !== null && (PERHAPS_HEAD_OFFICE.test(fold(transaction)) || isElsewhere(transaction, titles)))
    return [reason('outside_branch', 'open', SENTENCES.outside_branch.branchUnclear, source)]
  // The branch itself, its land and what is the head office's too are no business of the branch (TBK 548/2).
  // A foreign company's branch has an agent of its own, whose reach is weighed beside this (TTK 40/4).
  const ofItself = (act: string): boolean => OF_BRANCH_ITSELF.test(fold(act)) || actsIn(act).includes('land')
  if (transaction !== null && named !== null && register.form !== 'FOREIGN_BRANCH' && ofItself(transaction))
    return [reason('outside_branch', 'open', SENTENCES.outside_branch.branchItself, source)]
  if (transaction !== null && named !== null && HEAD_OFFICE.test(fold(transaction)))
    return [reason('outside_branch', 'open', SENTENCES.outside_branch.branchUnclear, source)]
  // In the record of a Turkish company's branch the question of representation is the branch's; an act that names none may be the head
  // office's (decision table, row 72). A foreign company has no other business here.
  if (named !== null || register.form === 'FOREIGN_BRANCH' || (ownRecord && transaction === null)) {
    return [only(SENTENCES.outside_branch.thisBranchOnly)]
  }
  return [reason('outside_branch', 'open', SENTENCES.outside_branch.branchNotGiven, source)]
}

const OF_BRANCH_ITSELF =
  /\bsube\S* (?:(?:tamamen|tumuyle|bir butun olarak) )?(?:kapat|kapan|devr|devir|satis|satil|terkin|nakl|nakil|tasin)/
const outside = (register: Register, basis: Basis): Reason => {
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  return register.form === 'FOREIGN_BRANCH'
    ? reason('outside_branch', 'open', SENTENCES.outside_branch.foreignHeadOffice, source)
    : reason('outside_branch', 'against', SENTENCES.outside_branch.notThisBranch, source)
}

/** Things that belong to the object of few companies; the title of one that deals with them names its trade. */
const FEW_TRADE = /\b(?:gemi|yat|tekne|kotra|mavna|ucak|helikopter)/
const TRADES_IN_THEM = /deniz|gemi|yat\b|tekne|balik|liman|marin|nakliy|tasima|lojistik|hava|ucak|kurtarma|kilavuz/
/** An act outside the object bound no company before the new code (Law 6762, article 137): what the object is the notices seldom tell. */
const beforeNewCode = (register: Register, { transaction }: Question): Reason[] => {
  if (register.day >= NEW_CODE || transaction === null) return []
  const outside = FEW_TRADE.test(fold(transaction)) && !TRADES_IN_THEM.test(fold(register.title ?? ''))
  return [reason('in_office', outside ? 'open' : 'note', SENTENCES.in_office.beforeNewCode)]
}

/** Whose title shows no legal form may be a trader's, whose agent draws no cheque and deals in no land (TBK 548/2; Çek 5/3). */
const ofTrader = (basis: Basis): Reason =>
  reason('out_of_scope', 'open', SENTENCES.out_of_scope.unusualAct, basis.power?.source ?? basis.seats[0]?.source ?? null)

/** What speaks for or against the act itself, given a full power that holds. */
export const reachOf = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const { power } = basis
  const printed = power
    ? [
        ...internalAmount(basis, power, question),
        ...internalBegin(power, question),
        ...internalConditions(power, question),
        ...(basis.kind === 'branch' || register.now.reinstated ? [] : internalSubject(basis, power, question)),
      ]
    : []
  const assembly = needsAssembly(register, question, acts)
  const notes = [
    ...(acts.includes('self_dealing') ? [reason('in_office', 'note', SENTENCES.in_office.selfDealing)] : []),
    ...beforeNewCode(register, question),
  ]
  switch (basis.kind) {
    case 'agent':
    case 'proxy':
      return [...agentReach(register, basis, question, acts), ...printed, ...assembly, ...notes]
    case 'branch':
      return [
        ...branchReach(register, basis, question),
        // A commercial agent or proxy is one at a branch too: land, and what takes express words, is in his power only by these (TBK 548/2, 551/2).
        ...(basis.seats.some(({ role }) => role === 'proxy')
          ? agentReach(register, { ...basis, kind: isAgent(basis) ? 'agent' : 'proxy' }, question, acts)
          : []),
        ...printed,
        ...assembly,
        ...notes,
      ]
    default:
      return [
        ...(register.form === 'SOLE_TRADER' && !ownsBy(register.title ?? '', basis.who.person.name)
          ? agentReach(register, { ...basis, kind: 'agent' }, question, acts)
          : []),
        ...(register.form === null && (acts.includes('cheque') || acts.includes('land')) ? [ofTrader(basis)] : []),
        // The limit to a branch counts, whoever is limited (TTK 371/3).
        ...(power?.told?.branch === undefined ? [] : branchReach(register, basis, question)),
        ...printed,
        ...assembly,
        ...notes,
      ]
  }
}
