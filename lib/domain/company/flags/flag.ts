import type { IsoDate } from '../../kernel/dates.ts'
import type { Bilingual } from '../../kernel/bilingual.ts'
import type { CompanyRecord } from '../record.ts'
import type { Source } from '../source.ts'
import type { Seat, State } from '../fold/state.ts'
import type { Situation } from '../fold/status.ts'

export type FlagCode =
  | 'yk_suresi_dolmus'
  | 'yk_suresi_asim'
  | 'yk_suresi_belirsiz'
  | 'yk_temsil_yetkilisi_yok'
  | 'tuzel_kisi_uye_temsilcisi'
  | 'ltd_ortak_mudur_yok'
  | 'mudurler_kurulu_baskani_yok'
  | 'mudur_suresi_dolmus'
  | 'tek_ortak_tescili'
  | 'ic_yonerge_eksik'
  | 'cift_yetki'
  | 'asgari_sermaye_alti'
  | 'kayitli_sermaye_izin_suresi'
  | 'sermaye_kaybi_borca_batiklik'
  | 'tasfiye_halinde'
  | 'tasfiye_memuru_yok'
  | 'tasfiye_uzun'
  | 'konkordato_muhleti'
  | 'iflas'
  | 'terkin'
  | 'koop_yk_uye_sayisi'
  | 'gecici_uye_onayi'
  | 'baskan_gorev_suresi'
  | 'sermaye_artirimi_tescil_suresi'
  | 'sermaye_odeme_suresi'
  | 'sermaye_azaltimi_alacakli_suresi'
  | 'tasfiye_memuru_tc_sarti'
  | 'alacakli_bekleme'
  | 'kayyim'
  | 'birlesme_bolunme_alacakli'
  | 'denetci_suresi'
  | 'hakimiyet_bildirimi'
  | 'gec_tescil'
  | 'yabanci_sube_temsilcisi'
  | 'gecici_tescil'

/** `basis` is the statute; `on` the day the flag speaks of (an end of term, an opening); `active` null: the notices cannot decide. */
export type Flag = {
  code: FlagCode
  active: boolean | null
  name: Bilingual
  text: Bilingual
  basis: string
  on: IsoDate | null
  sources: Source[]
}

/** What every rule looks at: the company as of a day. */
export type View = { record: CompanyRecord; state: State; day: IsoDate; now: Situation; seats: Seat[]; open: boolean }

/** The flag of a rule, as the list that the rule gives. */
export const flag =
  (code: FlagCode, basis: string, name: Bilingual) =>
  (active: boolean | null, text: Bilingual, sources: Source[], on: IsoDate | null = null): Flag[] => [
    { code, active, name, text, basis, on, sources },
  ]

export const NOT_KNOWN: Bilingual = {
  tr: 'Yayımlanan ilanlar bu konuda karar vermeye yetmiyor.',
  en: 'The published notices do not decide this.',
}
