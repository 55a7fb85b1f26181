import type { Stage } from '../../domain/preparation/stage.ts'

/** The stages of preparation as the wire names them. */
export const STAGES = {
  notices: { code: 'ilanlar', tr: 'İlanlar toplanıyor', en: 'Collecting notices' },
  archive: { code: 'arsiv', tr: 'Gazete arşivleniyor', en: 'Archiving the gazette' },
  profile: { code: 'profil', tr: 'Profil hazırlanıyor', en: 'Preparing the profile' },
  ready: { code: 'hazir', tr: 'Hazır', en: 'Ready' },
  branch: { code: 'sube', tr: 'Şube kaydı', en: 'Branch record' },
} as const satisfies Record<Stage, { code: string; tr: string; en: string }>
