/**
 * The language-independent content of a verification report (`veri`): what is canonicalised, digested and signed, and what every form of
 * the report is drawn from. Names and values are those of the interface specification, Turkish on purpose; dates are DD.MM.YYYY; every key
 * is always present.
 */

import type { ChangeCategory, ChangeKind } from '../company/changes/change.ts'
import type { Section } from '../company/completeness.ts'

/** The version of this form (`surum`): raised when a key goes or the meaning of a value changes. Keys marked optional came later. */
export const SNAPSHOT_VERSION = 1

export type SealCode = 'DOGRULANDI' | 'KISMI' | 'DOGRULANMADI'

/** Where a value of the report is printed. */
export type ReportSource = { ilan_id: number; tarih: string; sayi: string; sayfa: string; alinti: string; dogrulandi: boolean }

export type ReportSection = {
  bolum: Section
  durum: 'tam' | 'kismi' | 'yok' | 'hazirlaniyor' | 'yayimlanmiyor'
  yontem: string | null
  dayanak: number | null
  sinirlar: string[]
  yapisal: boolean
}

/**
 * An officer. `yeni_kurul` names the election that followed without this person, empty where none did. `birlikte` only for officers in
 * office who sign jointly.
 */
export type ReportOfficer = {
  isim: string | null
  sifat: string
  temsil: string
  baslangic: string
  gorev_bitis: string
  gorev_dayanak: string
  suresi_dolmus: boolean
  yeni_kurul: string
  derece: string | null
  kaynak: ReportSource | null
  temsil_kaynak: ReportSource | null
  birlikte?: string[]
}

/** A rule of the internal directive in force: who signs what, up to which amount, with whom. */
export type ReportRule = {
  kim: string
  kapsam: string
  bicim: 'tek_basina' | 'birlikte' | 'sinirli'
  sinir: string
  birlikte: string[]
  kaynak: ReportSource | null
}
export type ReportDirective = { tarih: string; sayi: string; kismi: boolean; kurallar: ReportRule[]; kaynak: ReportSource | null }
export type ReportCapitalStep = { tarih: string; islem: string; onceki: string; yeni: string; kaynak: ReportSource | null }
export type ReportShareholder = { isim: string | null; pay_tutari: string; pay_orani: string; kaynak: ReportSource | null }
export type ReportFlag = {
  tur: string
  ad: string | null
  ad_en: string | null
  aktif: boolean | null
  aciklama: string
  aciklama_en: string
  dayanak: string
  tarih: string
  kaynak: ReportSource | null
}
export type ReportHit = { ad: string; rol: string; liste: string | null; liste_kaydi: string; program: string }
/** `gerekceler` says why `tarandi` is false: then an empty `isabetler` means nothing. */
export type ReportScreening = {
  tarandi: boolean
  deneme: boolean
  taranan: number
  isabetler: ReportHit[]
  liste_tarihi: string
  gerekceler: { tr: string; en: string }[]
}
export type ReportChange = {
  tarih: string
  tur: ChangeKind
  kategori: ChangeCategory
  ozet: string
  ozet_en: string
  kaynak: ReportSource | null
}

export type Snapshot = {
  surum: number
  deneme: boolean
  /** The day of what could be known, and that it is rebuilt with the present reading: only in a report that was asked for so. */
  bilinen?: string
  okuma?: 'bugun'
  sirket: { id: number | string; unvan: string | null; mudurluk: string | null; sicil_no: string | null }
  profil_hazir: boolean
  muhur: { kod: SealCode; gerekceler: { tr: string; en: string }[] }
  veri_tamligi: ReportSection[]
  alintilar: { toplam: number; dogrulanan: number; dogrulanmayan: number; kaynaksiz: number }
  kimlik: {
    unvan: string | null
    tur: string
    merkez: string
    kurulus_tarihi: string
    sermaye: string
    hukuki_bicim: string
    hukuki_bicim_en: string
    kaynak: ReportSource | null
    mersis_no?: string | null
    merkez_kaynak?: ReportSource | null
    kurulus_kaynak?: ReportSource | null
    sermaye_kaynak?: ReportSource | null
  } | null
  durum: {
    kod: string | null
    ad: string | null
    ad_en: string | null
    uluslararasi: string | null
    yerel: string
    aciklama: string
    aciklama_en: string
    dayanak: string
    kaynak: ReportSource | null
  } | null
  yetkililer: ReportOfficer[] | null
  bitmis_gorunen_yetkililer: ReportOfficer[] | null
  ic_yonerge?: ReportDirective | null
  sermaye: { guncel: string; kaynak: ReportSource | null; gecmis: ReportCapitalStep[] } | null
  ortaklar: { anonim: boolean; tarih: string | null; liste: ReportShareholder[] } | null
  uyum: ReportFlag[] | null
  yaptirim: ReportScreening
  degisiklikler: ReportChange[]
  ilan_sayisi: number
}
