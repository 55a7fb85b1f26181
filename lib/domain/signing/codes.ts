/** The parts of an answer about authority as the interface calls them. */
import { cited, type Source } from '../company/source.ts'
import type { NoticeRef } from '../company/record.ts'
import type { Effect, Reason, ReasonCode, SignersAnswer, Verdict } from './answer.ts'

export const REASON_NAMES: Record<ReasonCode, string> = {
  in_office: 'gorevde',
  sole: 'munferit',
  not_in_office: 'gorevde_degil',
  office_ended: 'gorev_bitti',
  term_lapsed: 'suresi_dolmus',
  joint: 'musterek',
  joint_complete: 'birlikte_tamam',
  joint_incomplete: 'birlikte_eksik',
  within_limit: 'sinir_icinde',
  limit_exceeded: 'sinir_asildi',
  limit_currency: 'sinir_para_birimi',
  out_of_scope: 'kapsam_disi',
  directive: 'ic_yonerge',
  no_record: 'kayit_yok',
  name_ambiguous: 'isim_belirsiz',
  in_liquidation: 'sirket_tasfiyede',
  company_closed: 'sirket_kapali',
  profile_not_ready: 'profil_hazir_degil',
  no_representation: 'temsil_yetkisi_yok',
  express_power: 'ozel_yetki',
  outside_branch: 'sube_disi',
  general_assembly: 'gk_onayi',
  between_registration_and_effect: 'ilan_arasi',
  concordat: 'konkordato',
  bankruptcy: 'iflas',
  trustee: 'kayyim',
  conflicting_texts: 'metin_celiskisi',
  list_stated: 'liste_beyani',
  kind_unknown: 'islem_taninmadi',
  human_decision: 'insan_karari',
}

export const VERDICT_NAMES = {
  authorised: 'yetkili',
  not_authorised: 'yetkili_degil',
  uncertain: 'belirsiz',
} as const satisfies Record<Verdict, string>

/** Whether anybody can sign. */
export const SIGNERS_NAMES = { yes: 'var', no: 'yok', open: 'belirsiz' } as const satisfies Record<SignersAnswer['verdict'], string>

export const EFFECT_NAMES = { for: 'olumlu', against: 'olumsuz', open: 'belirsiz', note: 'bilgi' } as const satisfies Record<Effect, string>

/** The notice a source stands in, without the addresses of a service. */
export const namedSource =
  (notices: readonly NoticeRef[]) =>
  (source: Source): NamedSource => {
    const { notice, noticeId, quote, verified } = cited([...notices])(source)
    return {
      ilan_id: noticeId,
      ilan_tarihi: notice?.publishedOn ?? null,
      sayi: notice?.issue ?? '',
      sayfa: notice?.page ?? '',
      ilan_turu: notice?.noticeType ?? '',
      alinti: quote,
      alinti_dogrulandi: verified,
    }
  }
export type NamedSource = {
  ilan_id: number
  ilan_tarihi: string | null
  sayi: string
  sayfa: string
  ilan_turu: string
  alinti: string
  alinti_dogrulandi: boolean
}

/** A reason in the words of the interface. */
export const namedReason =
  <Named extends NamedSource>(source: (source: Source) => Named) =>
  (reason: Reason): NamedReason<Named> => ({
    kod: REASON_NAMES[reason.code],
    etki: EFFECT_NAMES[reason.effect],
    metin: reason.text.tr,
    metin_en: reason.text.en,
    kaynak: reason.source && source(reason.source),
  })
export type NamedReason<Named extends NamedSource = NamedSource> = {
  kod: string
  etki: (typeof EFFECT_NAMES)[Effect]
  metin: string
  metin_en: string
  kaynak: Named | null
}
