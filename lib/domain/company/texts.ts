/** Names to show for the codes of a company: offices, states, how a term was found, how someone signs. */
import type { Role, StatusCode } from '../fact/fact.ts'
import { powersText } from './changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { lawOf } from '../law/law.ts'
import type { Status } from './company.ts'
import type { CapitalStep, Power } from './fold/state.ts'
import type { TermBasis } from './officers/terms.ts'

const ROLE_NAMES: Record<Role, Bilingual> = {
  board_chair: { tr: 'Yönetim Kurulu Başkanı', en: 'Chair of the board' },
  board_vice_chair: { tr: 'Yönetim Kurulu Başkan Vekili', en: 'Vice chair of the board' },
  board_member: { tr: 'Yönetim Kurulu Üyesi', en: 'Member of the board' },
  manager_chair: { tr: 'Müdürler Kurulu Başkanı', en: 'Chair of the managers' },
  manager: { tr: 'Müdür', en: 'Manager' },
  general_manager: { tr: 'Genel Müdür', en: 'General manager' },
  authorised_signatory: { tr: 'Temsile Yetkili', en: 'Authorised signatory' },
  branch_manager: { tr: 'Şube Müdürü', en: 'Branch manager' },
  liquidator: { tr: 'Tasfiye Memuru', en: 'Liquidator' },
  commissioner: { tr: 'Konkordato Komiseri', en: 'Concordat commissioner' },
  auditor: { tr: 'Denetçi', en: 'Auditor' },
  proxy: { tr: 'Ticari Vekil', en: 'Commercial agent' },
  representative_of_legal_entity: { tr: 'Tüzel Kişi Adına Hareket Eden Gerçek Kişi', en: 'Natural person acting for a legal entity' },
}

/** An office as a title: `Yönetim Kurulu Başkanı`. */
export const roleName = (role: Role): Bilingual => ROLE_NAMES[role]

/** `code` is the code of the interface (`durum.kod`), `international` the English code beside it. */
export type StatusName = Bilingual & { code: string; international: string }

const status = (code: string, international: string, tr: string, en: string): StatusName => ({ code, international, tr, en })

/**
 * What each state of a company is called. A stay is named by its kind; MERGED and DIVIDED are shown only of a company that ended by them.
 */
export const STATUS_NAMES: Readonly<Record<StatusCode, StatusName>> = {
  ACTIVE: status('FAAL', 'ACTIVE', 'Faal', 'Active'),
  LIQUIDATION: status('TASFIYE', 'IN_LIQUIDATION', 'Tasfiye hâlinde', 'In liquidation'),
  LIQUIDATION_REVERSED: status('FAAL', 'ACTIVE', 'Faal (tasfiyeden dönüldü)', 'Active (liquidation reversed)'),
  BANKRUPTCY: status('IFLAS', 'BANKRUPT', 'İflas hâlinde', 'Bankrupt'),
  CONCORDAT_TEMPORARY: status('KONKORDATO_GECICI', 'COMPOSITION', 'Geçici konkordato mühletinde', 'Temporary concordat stay'),
  CONCORDAT_FINAL: status('KONKORDATO_KESIN', 'COMPOSITION', 'Kesin konkordato mühletinde', 'Final concordat stay'),
  CONCORDAT_ENDED: status('FAAL', 'ACTIVE', 'Faal (konkordato sona erdi)', 'Active (concordat ended)'),
  STRUCK_OFF: status('TERKIN', 'CLOSED', 'Sicilden silinmiş', 'Struck off'),
  REINSTATED: status('IHYA', 'REINSTATED', 'Yeniden tescil edilmiş (ihya)', 'Reinstated'),
  MERGED: status('BIRLESME', 'CLOSED', 'Birleşmeyle sona ermiş', 'Ended by merger'),
  DIVIDED: status('BOLUNME', 'CLOSED', 'Bölünmeyle sona ermiş', 'Ended by division'),
  CONVERTED: status('FAAL', 'ACTIVE', 'Faal (tür değiştirdi)', 'Active (changed its legal form)'),
  TRUSTEE: status('FAAL', 'ACTIVE', 'Kayyım kararı', 'Trustee ordered'),
  INJUNCTION: status('FAAL', 'ACTIVE', 'Mahkeme tedbiri', 'Court order'),
}

const BASES: Record<TermBasis, Bilingual> = {
  printed: { tr: 'Bitiş tarihi ilanda yazıyor.', en: 'The notice prints the end.' },
  computed: { tr: 'İlanda yazan yıl sayısından hesaplandı.', en: 'Reckoned from the years the notice prints.' },
  predecessor: lawOf('TR').texts.predecessorTerm,
  law: lawOf('TR').texts.longestTerm,
  open: { tr: 'Aksine karar alınıncaya kadar; bitiş tarihi yok.', en: 'Until another decision; no end.' },
  unknown: { tr: 'Süre ilanlardan anlaşılmıyor.', en: 'The notices do not tell the term.' },
}

/** What a step of the capital did. */
export const CAPITAL_OPERATIONS: Readonly<Record<CapitalStep['operation'], Bilingual>> = {
  establishment: { tr: 'Kuruluş', en: 'Establishment' },
  increase: { tr: 'Sermaye artırımı', en: 'Capital increase' },
  decrease: { tr: 'Sermaye azaltımı', en: 'Capital reduction' },
  registered_ceiling: { tr: 'Kayıtlı sermaye tavanı', en: 'Ceiling of registered capital' },
}

/** How the end of a term was found. */
export const termBasisText = (basis: TermBasis): Bilingual => BASES[basis]

/** What the status rests on: its code on the wire (`dayanak`) and a sentence. */
export const STATUS_BASES: Readonly<Record<Status['basis'], Bilingual & { code: string }>> = {
  notice: { code: 'ilan', tr: 'Durum bir ilanda tescil edilmiş.', en: 'A notice registers this status.' },
  title: {
    code: 'unvan',
    tr: 'Durum unvandan anlaşılıyor; tescil ilanı bulunamadı.',
    en: 'The title says so; no notice of its registration was found.',
  },
  inferred: {
    code: 'cikarim',
    tr: 'Tasfiye, iflas, konkordato ya da kapanış ilanı bulunmadığı için çıkarıldı.',
    en: 'Inferred: no notice of liquidation, bankruptcy, composition or closure was found.',
  },
}

const NO_POWER: Bilingual = { tr: 'İlanlarda temsil yetkisi yok', en: 'No power to sign in the notices' }

/** How someone signs, in words; says so where the notices give no power. */
export const representationText = (powers: readonly Power[]): Bilingual => powersText(powers) ?? NO_POWER
