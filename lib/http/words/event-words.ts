import type { Bilingual } from '../../domain/kernel/bilingual.ts'

/** What an event of an account is, in words. */
const NAMES: Record<string, Bilingual> = {
  'yaptirim.listelendi': { tr: 'Şirketteki bir ad yaptırım listesine girdi', en: 'A name at the company entered a sanctions list' },
  'yaptirim.yeniden_listelendi': { tr: 'Bir ad yaptırım listesine yeniden girdi', en: 'A name entered a sanctions list again' },
  'yaptirim.listeden_cikti': { tr: 'Bir ad yaptırım listesinden çıktı', en: 'A name left a sanctions list' },
  'yaptirim.kayit_degisti': { tr: 'İsabet eden bir liste kaydı değişti', en: 'A list entry that was hit changed' },
  'yaptirim.kisi_geldi': { tr: 'Listedeki bir ad şirkete geldi', en: 'A listed name came to the company' },
  'yaptirim.kisi_ayrildi': { tr: 'Listedeki bir ad şirketten ayrıldı', en: 'A listed name left the company' },
  'yaptirim.benzer_ad': { tr: 'Listedeki bir ada benzeyen bir ad görüldü', en: 'A name near a listed one was met' },
  'kap.bildirim': { tr: 'KAP bildirimi', en: 'Public disclosure (KAP)' },
  'yetki.degisiklik': { tr: 'İzlenen bir imza yetkisi değişti', en: 'A watched signing authority changed' },
  'yetki.duzeltme': { tr: 'Bir imza yanıtı düzeltildi', en: 'A signing answer was corrected' },
  'itiraz.yanit': { tr: 'Bir itirazınız yanıtlandı', en: 'An objection of yours was answered' },
  'rapor.eskidi': { tr: 'Verilmiş bir rapor eskidi', en: 'An issued report is superseded' },
}

/** The name of an event; its code where it has none yet. */
export const eventName = (event: string): Bilingual => NAMES[event] ?? { tr: event, en: event }
