/**
 * The content of a filed signing check (`veri`): question and answer as they were given, without the addresses of this service, so that it
 * is digested and signed alike everywhere. Names and values are those of the interface.
 */
import type { NamedSource } from '../signing/codes.ts'

/** The version of this form (`surum`): raised when keys or the meaning of values change. */
export const FILED_VERSION = 1

/** Where a reason, rule or office is printed. */
export type FiledSource = NamedSource & {
  yontem?: 'insan' | undefined
  karar?: { rol: 'hesap' | 'isletmeci'; zaman: string } | undefined
}

/** The question: the day, what was asked of whom; `kisi` and `birlikte` as they were written, `tutar` decimal text. */
export type FiledQuestion = {
  kisi: string
  tarih: string
  islem: string | null
  tutar: string | null
  para_birimi: string | null
  birlikte: string[]
}

export type FiledCheck = {
  surum: number
  deneme: boolean
  soru: FiledQuestion
  sirket: { id: number | string; unvan: string | null; mudurluk: string | null; sicil_no: string | null }
  kisi: string
  tarih: string
  islem: string | null
  islem_kodlari: string[]
  islem_taninma: 'kod' | 'metin' | 'taninmadi'
  tutar: number | null
  para_birimi: string | null
  sonuc: 'yetkili' | 'yetkili_degil' | 'belirsiz'
  sonuc_ad: string
  sonuc_en: string
  bicim: 'tek_basina' | 'birlikte' | null
  bicim_ad: string | null
  bicim_en: string | null
  gerekceler: {
    kod: string
    etki: 'olumlu' | 'olumsuz' | 'belirsiz' | 'bilgi'
    metin: string
    metin_en: string
    kaynak: FiledSource | null
  }[]
  kurallar: {
    kapsam: string
    bicim: string | null
    tutar_siniri: string | null
    kim: string
    madde: string
    birlikte_imza: string[]
    alinti: string
    ilan: FiledSource | null
    kaynak_turu: 'ilan' | 'ic_yonerge'
  }[]
  birlikte_imza: string[]
  gorev_kayitlari: {
    isim: string | null
    sifat: string | null
    temsil: string | null
    baslangic: string | null
    bitis: string | null
    bitis_nedeni: string | null
    gorev_bitis: string | null
    gorev_dayanak: string | null
    kaynak: FiledSource | null
    bitis_kaynak: FiledSource | null
    temsil_kaynak: FiledSource | null
  }[]
  imza_bilesimleri: string[][]
  profil_hazir: boolean
  dayanak: 'kayit' | 'beyan'
  sinirlar: string[]
  sinirlar_en: string[]
  uyari: string
  uyari_en: string
}

/** A filed check as it was sealed. `uretim_tarihi` and `gazete_kesinlesen` are ISO days. */
export type SealedCheck = {
  kontrol_kimligi: string
  icerik_ozeti: string
  uretim_tarihi: string
  gazete_kesinlesen: string | null
  veri: FiledCheck
  imza: string
}
