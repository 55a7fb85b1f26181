/**
 * Words of the change feed: offices as nouns, why an office ended, how a power is exercised, amounts. Turkish endings come from the kernel,
 * never by hand.
 */
import type { Bilingual } from '../../kernel/bilingual.ts'
import type { Role } from '../../fact/fact.ts'
import { type IsoDate, turkishDate } from '../../kernel/dates.ts'
import { englishAmount, hundredths, turkishAmount } from '../../kernel/decimal.ts'
import { assertNever } from '../../kernel/errors.ts'
import { titleCase } from '../../kernel/text.ts'
import { inCase, type TurkishCase, withSuffix } from '../../kernel/turkish-suffix.ts'
import type { Person } from '../fold/names.ts'
import { officeUnder, seniority } from '../officers/roles.ts'
import type { EndReason, Power } from '../fold/state.ts'
import type { Term } from '../officers/terms.ts'

const OFFICES: Record<Role, Bilingual> = {
  board_chair: { tr: 'yönetim kurulu başkanlığı', en: 'chair of the board' },
  board_vice_chair: { tr: 'yönetim kurulu başkan vekilliği', en: 'vice chair of the board' },
  board_member: { tr: 'yönetim kurulu üyeliği', en: 'member of the board' },
  manager_chair: { tr: 'müdürler kurulu başkanlığı', en: 'chair of the managers' },
  manager: { tr: 'şirket müdürlüğü', en: 'manager' },
  general_manager: { tr: 'genel müdürlük görevi', en: 'general manager' },
  authorised_signatory: { tr: 'temsilcilik görevi', en: 'authorised signatory' },
  branch_manager: { tr: 'şube müdürlüğü', en: 'branch manager' },
  liquidator: { tr: 'tasfiye memurluğu', en: 'liquidator' },
  commissioner: { tr: 'konkordato komiserliği', en: 'concordat commissioner' },
  auditor: { tr: 'denetçilik görevi', en: 'auditor' },
  proxy: { tr: 'ticari vekillik görevi', en: 'commercial agent' },
  representative_of_legal_entity: { tr: 'tüzel kişi temsilciliği', en: 'representative of a legal entity' },
}

/** Offices senior first, each once. */
export const seniorFirst = (roles: readonly Role[]): Role[] => [...new Set(roles)].sort((a, b) => seniority(a) - seniority(b))

/** Offices senior first, each once; a plain office under a title is left out (a chair is a member). */
export const ranked = (roles: readonly Role[]): Role[] => {
  const unique = seniorFirst(roles)
  return unique.filter((role) => !unique.some((other) => other !== role && officeUnder(other) === role))
}

/** Items joined as a sentence does: `a, b ve c`, `a, b and c`. */
export const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

/** The offices as Turkish nouns in a case: `yönetim kurulu başkanlığına ve genel müdürlük görevine`. */
export const officesIn = (roles: readonly Role[], wanted: TurkishCase | null): string =>
  listed(
    seniorFirst(roles).map((role) => (wanted ? inCase(OFFICES[role].tr, wanted) : OFFICES[role].tr)),
    've',
  )

/** The offices in English: `chair of the board and general manager`. */
export const officesInEnglish = (roles: readonly Role[]): string =>
  listed(
    seniorFirst(roles).map((role) => OFFICES[role].en),
    'and',
  )

/** Board, managers and liquidators are elected (seçim), signatories and officers of a court appointed (atama). */
export const isElected = (role: Role): boolean =>
  ['board_chair', 'board_vice_chair', 'board_member', 'manager_chair', 'manager', 'liquidator', 'auditor'].includes(role)

/** A printed name as a sentence writes it. */
export const nameIn = (person: Person): string => titleCase(person.name)

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2027-10-25` → `25 October 2027`. */
export const englishDate = (date: IsoDate): string => {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

/** A day as sentences print it: `25.10.2027`, `25 October 2027`. */
export const dateText = (day: IsoDate): Bilingual => ({ tr: turkishDate(day), en: englishDate(day) })

/** An amount with its currency: `1.000.000,00 TL`, `TRY 1,000,000.00`. */
export const amountText = (amount: string, currency: string): Bilingual => ({
  tr: `${turkishAmount(amount)} ${currency === 'TRY' ? 'TL' : currency}`,
  en: `${currency} ${englishAmount(amount)}`,
})

/** A percentage: `%33,33`, `33.33%`; whole numbers without digits after the mark. */
export const percentText = (percent: string): Bilingual => {
  const whole = (hundredths(percent) ?? 1n) % 100n === 0n
  return {
    tr: `%${turkishAmount(percent).replace(whole ? /,00$/ : /$^/, '')}`,
    en: `${englishAmount(percent).replace(whole ? /\.00$/ : /$^/, '')}%`,
  }
}

/** How long a term lasts; null where the notice leaves it open or nothing tells. */
export const termText = (term: Term): Bilingual | null => {
  if (term.endsOn === null) return null
  const tr = withSuffix(turkishDate(term.endsOn), 'dative')
  const en = englishDate(term.endsOn)
  if (term.statedEnd !== null) {
    return {
      tr: `ilanda ${withSuffix(turkishDate(term.statedEnd), 'dative')} kadar, kanunen en geç ${tr} kadar`,
      en: `until ${englishDate(term.statedEnd)} by the notice, ${en} at the latest by law`,
    }
  }
  switch (term.basis) {
    case 'printed':
      return { tr: `${tr} kadar`, en: `until ${en}` }
    case 'computed':
      return { tr: `${term.years} yıl, ${tr} kadar`, en: `${term.years} ${term.years === 1 ? 'year' : 'years'}, until ${en}` }
    case 'predecessor':
      return { tr: `ayrılan üyenin süresi sonuna, ${tr} kadar`, en: `for the rest of the predecessor's term, until ${en}` }
    case 'law':
      return { tr: `süre ilanda yazmıyor, kanunen en geç ${tr} kadar`, en: `no term in the notice, ${en} at the latest by law` }
    case 'open':
    case 'unknown':
      return null
    default:
      return assertNever(term.basis)
  }
}

/** Why an office ended, in brackets after it; null where the notice does not say. */
export const reasonText = (reason: EndReason): Bilingual | null => {
  switch (reason) {
    case 'resignation':
      return { tr: 'istifa', en: 'resignation' }
    case 'dismissal':
      return { tr: 'görevden alma', en: 'dismissal' }
    case 'term_end':
      return { tr: 'süre sonu', en: 'end of term' }
    case 'death':
      return { tr: 'ölüm', en: 'death' }
    case 'transfer':
      return { tr: 'pay devri', en: 'share transfer' }
    case 'successor':
      return { tr: 'yerine başkası seçildi', en: 'another was chosen' }
    case 'conversion':
      return { tr: 'tür değiştirme', en: 'change of legal form' }
    case 'liquidation_reversed':
      return { tr: 'tasfiyeden dönülmesi', en: 'liquidation reversed' }
    case 'concordat_ended':
      return { tr: 'konkordato sürecinin sona ermesi', en: 'end of the concordat proceedings' }
    case 'member_left':
      return { tr: 'adına hareket ettiği tüzel kişinin görevi sona erdi', en: 'the legal entity it acted for left office' }
    case 'renewed':
    case 'other':
    case 'unstated':
      return null
    default:
      return assertNever(reason)
  }
}

const coSigners = (power: Power): Bilingual => {
  const names = power.with.map((each) => nameIn(each))
  if (names.length === 0)
    return power.anyOther
      ? { tr: 'diğer yetkililerden biriyle müştereken', en: 'jointly with any other signatory' }
      : { tr: 'müştereken', en: 'jointly' }
  switch (power.coSign) {
    case 'any': {
      const others = { tr: power.anyOther ? ' veya bir diğer yetkili' : '', en: power.anyOther ? ' or any other signatory' : '' }
      return { tr: `${listed(names, 'veya')}${others.tr} ile müştereken`, en: `jointly with ${listed(names, 'or')}${others.en}` }
    }
    case 'all':
      return { tr: `${listed(names, 've')} ile müştereken`, en: `jointly with ${listed(names, 'and')}` }
    case null:
      return { tr: `müştereken (${names.join(', ')})`, en: `jointly (${names.join(', ')})` }
    default:
      return assertNever(power.coSign)
  }
}

const formText = (power: Power): Bilingual => {
  switch (power.mode) {
    case 'sole':
      return { tr: 'münferiden', en: 'alone' }
    case 'joint':
      return coSigners(power)
    case 'limited':
      return { tr: 'iç yönergeye göre sınırlı', en: 'within the internal directive' }
    default:
      return assertNever(power.mode)
  }
}

/** A signature grade (`1`: 1. derece) or group (`A`: A grubu). */
const groupText = (group: string): Bilingual =>
  /^\d+$/.test(group) ? { tr: `${group}. derece`, en: `grade ${group}` } : { tr: `${group} grubu`, en: `group ${group}` }

/** Follows a power whose office ended while no notice speaks of the power itself. */
export const DOUBT: Bilingual = {
  tr: ' (verildiği görev sona erdi, yetki hakkında ilan yok)',
  en: ' (the office it was given with ended, no notice speaks of the power)',
}

const oneFormText = (power: Power): Bilingual => {
  const limit = power.limit ? amountText(power.limit.amount, power.limit.currency) : null
  const group = power.group === null ? null : groupText(power.group)
  const parts: Bilingual[] = [
    formText(power),
    ...(group ? [group] : []),
    ...(limit ? [{ tr: `${withSuffix(limit.tr, 'dative')} kadar`, en: `up to ${limit.en}` }] : []),
    ...(power.scope ? [{ tr: power.scope, en: power.scope }] : []),
  ]
  const doubt: Bilingual = power.doubt === null ? { tr: '', en: '' } : DOUBT
  return { tr: parts.map((part) => part.tr).join(', ') + doubt.tr, en: parts.map((part) => part.en).join(', ') + doubt.en }
}

/** How someone may sign, every power after the other; null where there is none. */
export const powersText = (powers: readonly Power[]): Bilingual | null => {
  const forms = powers.map(oneFormText)
  return forms.length === 0
    ? null
    : {
        tr: [...new Set(forms.map((each) => each.tr))].sort().join('; '),
        en: [...new Set(forms.map((each) => each.en))].sort().join('; '),
      }
}
