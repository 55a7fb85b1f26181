/**
 * What a full power reaches. Against third parties only two limits count, to a branch and to joint signature; limits by amount, subject or
 * person are internal,
 * even if they were registered (TTK 371/3, 629/1; TBK 549; KoopK 59/2; eTTK 321/2). Commercial agents and branch representatives have the
 * reach the law gives them.
 */
import { currentCapital } from '../../../company/shares/capital.ts'
import type { Power } from '../../../company/fold/state.ts'
import { addYears, type IsoDate } from '../../../kernel/dates.ts'
import { decimalOf, exceeds, hundredths } from '../../../kernel/decimal.ts'
import { amountText } from '../../../company/changes/change-texts.ts'
import { PROVINCES } from '../offices.ts'
import { fold } from '../../../kernel/text.ts'
import type { Question, Reason } from '../../../signing/answer.ts'
import type { Basis } from './bases.ts'
import { reason } from './reason.ts'
import type { Register } from './register.ts'
import { NEW_CODE } from './standing.ts'
import { type Act, actNames, actsIn, coverage, expressActs } from './transactions.ts'

/** Article 371/7, by which limited powers are opposable, came with Law 6552. */
export const LIMITED_AGENTS_SINCE: IsoDate = '2014-09-11'

const GENERAL = /bilumum|her turlu|butun islem|tum islem|her konuda|maksat ve mevzu|amac ve konu/

/** Whoever asks for today or later knows what this answer shows him, and is not in good faith about it (TTK 36/3, 371/3). */
const knows = ({ day, today }: Question): boolean => day >= today

/** An amount printed beside a full power. */
const internalAmount = (basis: Basis, power: Power, question: Question): Reason[] => {
  const { limit, source } = power
  if (!limit || question.amount === null) return []
  const printed = amountText(limit.amount, limit.currency)
  const internal = {
    tr: 'Tutarla sınırlama iyi niyetli üçüncü kişilere karşı ileri sürülemez (TTK 371/3, TBK 549/4)',
    en: 'A limit by amount does not count against third parties in good faith (TCC 371/3, TCO 549/4)',
  }
  // After 2014 the register takes amounts only for limited agents: beside a delegate's power such an amount may be that limit.
  const mayBind = basis.kind === 'delegate' && power.since >= LIMITED_AGENTS_SINCE
  const open = knows(question) || mayBind
  const settles = {
    tr: 'Temsil kararının veya iç yönergenin metni giderir',
    en: 'The text of the decision or of the internal directive settles it',
  }
  if (limit.currency !== question.currency) {
    return [
      reason(
        'limit_currency',
        open ? 'open' : 'note',
        `Yetkinin yanında ${printed.tr} sınırı yazıyor; sorulan tutar ${question.currency}. Tutarlar çevrilmez. ${internal.tr}.${open ? ` ${settles.tr}.` : ''}`,
        `A limit of ${printed.en} is printed beside the power; the amount asked about is in ${question.currency}. Amounts are not converted. ${internal.en}.${open ? ` ${settles.en}.` : ''}`,
        source,
      ),
    ]
  }
  if (!exceeds(question.amount, limit.amount)) {
    return [
      reason(
        'within_limit',
        'for',
        `Tutar, ilanda yazan ${printed.tr} sınırı içinde.`,
        `The amount is within the printed limit of ${printed.en}.`,
        source,
      ),
    ]
  }
  return [
    reason(
      'limit_exceeded',
      open ? 'open' : 'note',
      `Tutar, ilanda yazan ${printed.tr} sınırını aşıyor. ${internal.tr}${open ? `; ancak bu sınırı bilen iyi niyetli sayılmaz. ${settles.tr}` : ''}.`,
      `The amount exceeds the printed limit of ${printed.en}. ${internal.en}${open ? `; but whoever knows the limit is not in good faith. ${settles.en}` : ''}.`,
      source,
    ),
  ]
}

/** A subject printed beside a full power. */
const internalSubject = (power: Power, question: Question): Reason[] => {
  const { scope, source } = power
  if (
    scope === null ||
    GENERAL.test(fold(scope)) ||
    (question.transaction !== null && coverage(scope, question.transaction) !== 'no' && coverage(scope, question.transaction) !== 'unclear')
  )
    return []
  return [
    reason(
      'out_of_scope',
      knows(question) ? 'open' : 'note',
      `Yetkinin yanında konu olarak “${scope}” yazıyor. Konuyla sınırlama iyi niyetli üçüncü kişilere karşı ileri sürülemez (TTK 371/3); sınırı bilen iyi niyetli sayılmaz. Temsil kararının metni giderir.`,
      `The subject “${scope}” is printed beside the power. A limit by subject does not count against third parties in good faith (TCC 371/3); whoever knows it is not in good faith. The text of the decision settles it.`,
      source,
    ),
  ]
}

/** Acts that need a decision of the general assembly besides a signature. */
const needsAssembly = (register: Register, question: Question, acts: readonly Act[]): Reason[] => {
  const ask = (tr: string, en: string): Reason[] => [
    reason('general_assembly', 'open', `${tr} Genel kurul kararı giderir.`, `${en} The decision of the general assembly settles it.`),
  ]
  if (acts.includes('business_sale'))
    return ask(
      'Önemli miktarda şirket varlığının toptan satışı genel kurul kararı ister (TTK 408/2-f, 538/2).',
      'The sale of important assets in bulk needs a decision of the general assembly (TCC 408/2-f, 538/2).',
    )
  if (acts.includes('land') && (register.form === 'COOPERATIVE' || register.form === 'COOPERATIVE_UNION')) {
    return ask(
      'Kooperatifte taşınmaz alım ve satımının esaslarını genel kurul belirler (KoopK 42/6, 59/8).',
      'In a cooperative the general assembly decides on buying and selling land (Cooperatives Act 42/6, 59/8).',
    )
  }
  const capital = currentCapital(register.state)
  const founded = register.state.establishment?.on
  const young = founded !== undefined && founded !== null && register.day <= addYears(founded, 2)
  const tenth = capital ? (hundredths(capital.to) ?? 0n) / 10n : 0n
  if (
    register.form === 'JOINT_STOCK' &&
    acts.includes('acquisition') &&
    young &&
    (question.amount === null || exceeds(question.amount, decimalOf(tenth)))
  ) {
    return ask(
      'Kuruluştan sonra iki yıl içinde sermayenin onda birini aşan devralma ve kiralamalar genel kurul onayı ve tescil ister (TTK 356).',
      'Within two years of the founding, acquisitions above a tenth of the capital need the approval of the general assembly and registration (TCC 356).',
    )
  }
  return []
}

const agentReach = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const words = fold(`${basis.power?.scope ?? ''} ${basis.power?.source.quote ?? ''} ${basis.seats[0]?.source.quote ?? ''}`)
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  if (register.form === 'SOLE_TRADER' && acts.includes('cheque')) {
    return [
      reason(
        'out_of_scope',
        'against',
        'Gerçek kişi tacir adına temsilci çek düzenleyemez (5941 sayılı Kanun 5/3).',
        'A representative cannot draw cheques for a sole trader (Cheque Act 5/3).',
        source,
      ),
    ]
  }
  const named = (act: Act): boolean => actsIn(words).includes(act)
  const missing = (basis.kind === 'agent' ? acts.filter((act) => act === 'land') : expressActs(acts)).filter((act) => !named(act))
  if (missing.length > 0) {
    const [names, article, english] = [
      actNames(missing),
      basis.kind === 'agent' ? 'TBK 548/2' : 'TBK 551/2, 504/3',
      basis.kind === 'agent' ? 'TCO 548/2' : 'TCO 551/2, 504/3',
    ]
    return [
      reason(
        'express_power',
        'against',
        `${names.tr} için açık yetki gerekir; ilanda böyle bir yetki yok (${article}).`,
        `An express power is needed for: ${names.en}; the notice shows none (${english}).`,
        source,
      ),
    ]
  }
  if (basis.kind === 'agent' || (question.transaction !== null && acts.length > 0 && acts.every(named))) return []
  return [
    reason(
      'out_of_scope',
      'open',
      'Ticari vekil yalnız işletmenin olağan işlemlerini yapabilir (TBK 551/1); bu işlemin olağan olup olmadığı ilanlardan anlaşılmaz. Vekâletin kapsamı giderir.',
      'A commercial proxy may do only the usual acts of the business (TCO 551/1); the notices do not tell whether this act is usual. The terms of the power settle it.',
      source,
    ),
  ]
}

const PLACES: ReadonlySet<string> = new Set(PROVINCES.map(fold))
const BRANCH_WORD = /^sube(?!siz)/
// The head office, not a shopping centre.
const HEAD_OFFICE =
  /(?:^|(?<!alisveris|is|ticaret|cagri|hizmet|kultur|saglik) )merkez(?:in|e)?\b(?! sube)|genel merkez|sirket(?:in)? merkezi|head office|headquarters/

/** Which branch an act concerns: the words before "şube"; empty where it is only "the branch", null where none is named. */
const branchNamed = (transaction: string): string[] | null => {
  const words = fold(transaction).split(' ')
  const at = words.findIndex((word) => BRANCH_WORD.test(word) || word === 'branch')
  // "Banka şubesi" is somebody else's.
  return at < 0 || (words[at - 1] ?? '').startsWith('banka')
    ? null
    : words.slice(Math.max(0, at - 2), at).filter((word) => word !== 'bu' && word !== 'the' && word !== 'this')
}

const branchReach = (register: Register, basis: Basis, { transaction }: Question): Reason[] => {
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  const ownRecord = register.form === 'BRANCH' || register.form === 'FOREIGN_BRANCH'
  const own = register.state.branches.filter(
    (each) => each.source.noticeId === basis.seats[0]?.noticeId || each.source.noticeId === basis.power?.source.noticeId,
  )
  const titles = fold(
    [
      ownRecord ? (register.title ?? '') : '',
      ...own.map((each) => `${each.title ?? ''} ${each.address ?? ''}`),
      basis.seats[0]?.source.quote ?? '',
    ].join(' '),
  ).split(' ')
  const named = transaction === null ? null : branchNamed(transaction)
  const only = (tr: string, en: string): Reason => reason('outside_branch', 'note', tr, en, source)
  if (register.state.branches.some((each) => each.closedOn !== null && own.includes(each))) {
    return [
      reason(
        'office_ended',
        'against',
        'Şube kapanmış (TSY 125).',
        'The branch is closed (Registry Regulation 125).',
        own[0]?.endSource ?? source,
      ),
    ]
  }
  if (transaction !== null && named === null && HEAD_OFFICE.test(fold(transaction))) return [outside(register, basis)]
  if (named !== null && named.length > 0 && !named.some((word) => titles.includes(word))) {
    const elsewhere = named.some((word) => PLACES.has(word)) && titles.some((word) => PLACES.has(word))
    return elsewhere
      ? [outside(register, basis)]
      : [
          reason(
            'outside_branch',
            'open',
            'İşlemde adı geçen şubenin bu kişinin temsil ettiği şube olup olmadığı anlaşılmıyor (TSY 121/1-c). Şubenin ilanı giderir.',
            'Whether the branch named is the one this person represents is not clear (Registry Regulation 121/1-c). The notice of the branch settles it.',
            source,
          ),
        ]
  }
  if (named !== null || ownRecord) {
    return [
      only(
        'Yetki yalnız bu şubenin işlerini kapsar (TTK 371/3, TBK 549/1, TSY 121/1-c).',
        'The power covers the business of this branch only (TCC 371/3, TCO 549/1, Registry Regulation 121/1-c).',
      ),
    ]
  }
  return [
    reason(
      'outside_branch',
      'open',
      'Yetki bir şubenin işleriyle sınırlıdır; işlemin hangi şubeye ilişkin olduğu soruda belirtilmemiş (TTK 371/3, TBK 549/1). islem alanında şubeyi yazınız.',
      'The power is limited to a branch; the question does not say which branch the act concerns (TCC 371/3, TCO 549/1). Name the branch in islem.',
      source,
    ),
  ]
}

const outside = (register: Register, basis: Basis): Reason => {
  const source = basis.power?.source ?? basis.seats[0]?.source ?? null
  return register.form === 'FOREIGN_BRANCH'
    ? reason(
        'outside_branch',
        'open',
        'Yabancı şirketin şube dışındaki işleri kendi hukukuna tabidir (TTK 40/4). Yabancı sicil kaydı giderir.',
        'Acts of the foreign company outside the branch follow its own law (TCC 40/4). The foreign register settles it.',
        source,
      )
    : reason(
        'outside_branch',
        'against',
        'Yetki bir şubenin işleriyle sınırlıdır; merkezin veya başka şubenin işini kapsamaz (TTK 371/3, TBK 549/1, TSY 121/1-c).',
        'The power is limited to a branch; it covers neither the head office nor another branch (TCC 371/3, TCO 549/1, Registry Regulation 121/1-c).',
        source,
      )
}

/** What speaks for or against the act itself, given a full power that holds. */
export const reachOf = (register: Register, basis: Basis, question: Question, acts: readonly Act[]): Reason[] => {
  const { power } = basis
  const printed = power
    ? [
        ...internalAmount(basis, power, question),
        ...(basis.kind === 'branch' || register.now.reinstated ? [] : internalSubject(power, question)),
      ]
    : []
  const assembly = needsAssembly(register, question, acts)
  const notes = [
    ...(acts.includes('self_dealing')
      ? [
          reason(
            'in_office',
            'note',
            'Üyenin şirketle kendi adına işlemi genel kurul izni ister; izin yoksa şirket işlemin geçersizliğini ileri sürebilir (TTK 395/1, 371/6).',
            'A member’s own dealing with the company needs leave of the general assembly, else the company may plead nullity (TCC 395/1, 371/6).',
          ),
        ]
      : []),
    ...(register.day < NEW_CODE && question.transaction !== null
      ? [
          reason(
            'in_office',
            'note',
            '1 Temmuz 2012’den önce işletme konusu dışındaki işlem şirketi bağlamazdı (6762 sayılı TTK 137); işlemin konu içinde olduğu doğrulanmalıdır.',
            'Before 1 July 2012 an act outside the object of the company did not bind it (Law 6762, article 137); check that the act lies within it.',
          ),
        ]
      : []),
  ]
  switch (basis.kind) {
    case 'agent':
    case 'proxy':
      return [...agentReach(register, basis, question, acts), ...printed, ...assembly, ...notes]
    case 'branch':
      return [...branchReach(register, basis, question), ...printed, ...assembly, ...notes]
    default:
      return [
        ...(register.form === 'SOLE_TRADER' ? agentReach(register, { ...basis, kind: 'agent' }, question, acts) : []),
        ...printed,
        ...assembly,
        ...notes,
      ]
  }
}
