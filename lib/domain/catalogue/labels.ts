import type { AnswerTime, Coverage, DataPoint, Refresh, Text } from './country.ts'

/** What the codes of the catalogue mean, for people. */
export const COVERAGE_LABELS: Record<Coverage, Text> = {
  var: { tr: 'Var', en: 'Available' },
  kismi: { tr: 'Kısmen', en: 'Partial' },
  ilan: { tr: 'İlan edildikçe', en: 'As published in notices' },
  istek: { tr: 'İstek üzerine', en: 'On request' },
  yok: { tr: 'Yok', en: 'Not available' },
}

export const DATA_POINT_LABELS: Record<DataPoint, Text> = {
  kimlik: { tr: 'Kimlik', en: 'Identity' },
  adres: { tr: 'Adres', en: 'Address' },
  yetkili: { tr: 'Yetkililer', en: 'Officers' },
  ortak: { tr: 'Ortaklar', en: 'Shareholders' },
  gf: { tr: 'Gerçek faydalanıcı', en: 'Beneficial owner' },
  ilan: { tr: 'Sicil ilanları', en: 'Registry notices' },
  finans: { tr: 'Finansal tablolar', en: 'Financial statements' },
  belge: { tr: 'Belgeler', en: 'Documents' },
}

export const REFRESH_LABELS: Record<Refresh, Text> = {
  gunluk: { tr: 'Her iş günü', en: 'Every working day' },
  haftalik: { tr: 'Haftada bir', en: 'Weekly' },
  aylik: { tr: 'Ayda bir', en: 'Monthly' },
  olay: { tr: 'Olay oldukça', en: 'As events occur' },
}

export const ANSWER_LABELS: Record<AnswerTime, Text> = {
  anlik: { tr: 'Anında', en: 'At once' },
  dakikalar: { tr: 'Dakikalar içinde', en: 'Within minutes' },
  is_gunu: { tr: 'İş günleri içinde', en: 'Within working days' },
  teklif: { tr: 'Teklif üzerine', en: 'After a quote' },
}

export const TIER_LABELS: Record<'tam', Text> = { tam: { tr: 'Tam kapsam', en: 'Full coverage' } }

export const MEMBERSHIP: Record<'dahil' | 'istek', Text> = {
  dahil: {
    tr:
      'İzleme, profil, bildirim, yaptırım taraması ve dahil olduğu yazılan belgeler her pakette vardır; paketler ' +
      'yalnız izlenen şirket sayısında ayrılır.',
    en:
      'Monitoring, profiles, alerts, sanctions screening and the documents marked as included are part of every ' +
      'plan; plans differ only in the number of companies monitored.',
  },
  istek: {
    tr:
      'İstek üzerine verilenler şirket ve belge başına ücretlendirilir; fiyatı yazmayan için önce teklif gelir, ' +
      'onay olmadan sipariş verilmez.',
    en:
      'On-request items are priced per company and document; where no price is listed a quote comes first and ' +
      'nothing is ordered without approval.',
  },
}
