import { fold } from '../kernel/text.ts'

/** The parts of the service whose work is counted, and how the status document groups and names them. */
export const COMPONENTS = [
  'api',
  'limiter',
  'gazette_source',
  'gazette_issue',
  'archive',
  'disclosures',
  'profiles',
  'reports',
  'webhooks',
  'screening',
] as const
export type Component = (typeof COMPONENTS)[number]

type Text = { tr: string; en: string }
/** `key` is the name on the wire; `country` the country whose source the part depends on. */
export type ComponentNames = { component: Component; key: string; name: Text; explanation: Text; country: string | null }

/** Groups in the order shown. */
export const GROUPS: { key: string; name: Text; components: ComponentNames[] }[] = [
  {
    key: 'api',
    name: { tr: 'API', en: 'API' },
    components: [
      {
        component: 'api',
        key: 'api',
        name: { tr: 'API yanıtları', en: 'API answers' },
        explanation: {
          tr: 'Anahtarlı istekler; iç hata kesinti, iki saniyeden uzun yanıt yavaş sayılır.',
          en: 'Keyed requests; an internal error counts as failed, an answer after two seconds as slow.',
        },
        country: null,
      },
      {
        component: 'limiter',
        key: 'hiz_siniri',
        name: { tr: 'Hız sınırı', en: 'Rate limiter' },
        explanation: {
          tr: 'Sayaç yanıt vermezse istekler sayılmadan geçer.',
          en: 'When the counter does not answer, requests pass uncounted.',
        },
        country: null,
      },
    ],
  },
  {
    key: 'kaynak',
    name: { tr: 'Resmî kaynaklar', en: 'Official sources' },
    components: [
      {
        component: 'gazette_source',
        key: 'gazete_kaynagi',
        name: { tr: 'Gazete kaynağı', en: 'Gazette source' },
        explanation: { tr: 'Şirketlerin ilan listelerinin alınması.', en: 'Fetching the lists of companies’ notices.' },
        country: 'TR',
      },
      {
        component: 'gazette_issue',
        key: 'gazete_sayisi',
        name: { tr: 'Günlük gazete', en: 'Daily gazette' },
        explanation: { tr: 'Her yeni sayının okunması.', en: 'Reading each new issue.' },
        country: 'TR',
      },
      {
        component: 'archive',
        key: 'arsiv',
        name: { tr: 'Arşiv ve okuma', en: 'Archive and reading' },
        explanation: { tr: 'Gazete sayfalarının saklanması ve okunması.', en: 'Keeping and reading gazette pages.' },
        country: 'TR',
      },
      {
        component: 'disclosures',
        key: 'kap',
        name: { tr: 'KAP bildirimleri', en: 'Public disclosures (KAP)' },
        explanation: {
          tr: 'Yeni bildirimlerin alınması ve şirketlerle eşleştirilmesi.',
          en: 'Fetching new filings and matching them to companies.',
        },
        country: 'TR',
      },
    ],
  },
  {
    key: 'urun',
    name: { tr: 'Ürünler', en: 'Products' },
    components: [
      {
        component: 'profiles',
        key: 'profil',
        name: { tr: 'Profiller', en: 'Profiles' },
        explanation: { tr: 'Şirket profillerinin kurulması.', en: 'Building company profiles.' },
        country: null,
      },
      {
        component: 'reports',
        key: 'rapor',
        name: { tr: 'Raporlar', en: 'Reports' },
        explanation: { tr: 'Doğrulama raporlarının üretilmesi.', en: 'Producing verification reports.' },
        country: null,
      },
      {
        component: 'webhooks',
        key: 'webhook',
        name: { tr: 'Webhook gönderimi', en: 'Webhook delivery' },
        explanation: {
          tr: 'Bildirimlerin yola çıkarılması; alıcının yanıtı bu sayıya girmez.',
          en: 'Sending notifications; what a recipient answers does not count.',
        },
        country: null,
      },
      {
        component: 'screening',
        key: 'tarama',
        name: { tr: 'Yaptırım taraması', en: 'Sanctions screening' },
        explanation: { tr: 'Listelerin alınması ve taramalar.', en: 'Importing lists and screening.' },
        country: null,
      },
    ],
  },
]

/** A part by any of its names: on the wire, in the code, in Turkish or English; null where none is meant. */
export const findComponent = (name: string): ComponentNames | null =>
  GROUPS.flatMap(({ components }) => components).find((part) =>
    [part.key, part.component, part.name.tr, part.name.en].some((known) => fold(known) === fold(name)),
  ) ?? null
