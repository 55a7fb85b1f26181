import type { FactKind } from './fact.ts'

/** What a fact is about, for people. */
export const FACT_NAMES: Record<FactKind, { tr: string; en: string }> = {
  establishment: { tr: 'Kuruluş', en: 'Establishment' },
  appointment: { tr: 'Atama', en: 'Appointment' },
  departure: { tr: 'Görevin sona ermesi', en: 'End of an office' },
  representation: { tr: 'Temsil yetkisi', en: 'Power to represent' },
  directive: { tr: 'İç yönerge', en: 'Internal directive' },
  capital: { tr: 'Sermaye', en: 'Capital' },
  shareholding: { tr: 'Pay sahipliği', en: 'Shareholding' },
  share_transfer: { tr: 'Pay devri', en: 'Share transfer' },
  sole_shareholder: { tr: 'Tek ortaklık', en: 'Sole shareholder' },
  title: { tr: 'Ticaret unvanı', en: 'Trade name' },
  address: { tr: 'Adres', en: 'Address' },
  articles: { tr: 'Esas sözleşme değişikliği', en: 'Articles of association' },
  status: { tr: 'Şirketin durumu', en: 'Status of the company' },
  branch: { tr: 'Şube', en: 'Branch' },
  auditor: { tr: 'Denetçi', en: 'Auditor' },
  correction: { tr: 'Düzeltme', en: 'Correction' },
  general_meeting: { tr: 'Genel kurul', en: 'General meeting' },
}
