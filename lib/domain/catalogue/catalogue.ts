/** The catalogue on the wire (KatalogUlke and its list): the same data in the language asked for. */
import { type Country, DATA_POINTS, type Language, type Text } from './country.ts'
import { ANSWER_LABELS, COVERAGE_LABELS, DATA_POINT_LABELS, MEMBERSHIP, REFRESH_LABELS, TIER_LABELS } from './labels.ts'
import { PLANNED } from './planned.ts'
import { TURKIYE } from './turkiye.ts'

/** Every country there is data of, open or not. */
export const COUNTRIES: readonly Country[] = [TURKIYE, ...PLANNED]

const labels = <Code extends string>(table: Record<Code, Text>, language: Language): Record<Code, string> =>
  Object.fromEntries(Object.entries<Text>(table).map(([code, text]) => [code, text[language]])) as Record<Code, string>

/** A country entry (KatalogUlke) in a language. */
export const countryEntry = (country: Country, language: Language) => ({
  kod: country.code,
  ad: country.name[language],
  bayrak: country.flag,
  yerel_ad: country.localName,
  bolge: country.region.code,
  bolge_ad: country.region.name[language],
  kademe: country.tier,
  kademe_ad: TIER_LABELS[country.tier][language],
  hedef_kademe: country.targetTier,
  beta: country.beta,
  bekleyen: country.pending,
  kaynak: country.source[language],
  kimlikler: country.identifiers.map(({ name, form, example, check, searchable, primary }) => ({
    ad: name[language],
    bicim: form[language],
    ornek: example,
    kontrol: check[language],
    aranabilir: searchable,
    birincil: primary,
  })),
  veri: Object.fromEntries(
    DATA_POINTS.map((point) => {
      const { state, note } = country.data[point]
      return [point, { durum: state, etiket: COVERAGE_LABELS[state][language], not: note[language] }]
    }),
  ),
  belgeler: country.documents.map((document) => ({
    tur: document.kind,
    ad: document.name[language],
    yerel_ad: document.localName,
    dahil: document.included,
    istek_uzerine: document.onRequest,
    elle: document.byHand,
    teslim: { sinif: document.delivery, ad: ANSWER_LABELS[document.delivery][language] },
    not: document.note[language],
    fiyat: null,
  })),
  yenileme: { sinif: country.refresh, ad: REFRESH_LABELS[country.refresh][language] },
  izleme: country.watched.map((text) => text[language]),
  uyum_isaretleri: country.flags.map(({ key, name, explanation }) => ({
    anahtar: key,
    ad: name[language],
    aciklama: explanation[language],
  })),
  islem_turleri: Object.entries(country.transactions).map(([code, { tr, en }]) => ({ kod: code, ad: tr, ad_en: en })),
  uyum_ilkesi: country.compliancePrinciple[language],
  yanit: { sinif: country.answers, ad: ANSWER_LABELS[country.answers][language] },
  notlar: country.notes.map((text) => text[language]),
  surum: country.version,
})

/** The whole catalogue: only countries open to customers. `surum` is the day of the newest entry. */
export const catalogue = (language: Language) => {
  const open = COUNTRIES.filter((country) => country.open)
  return {
    surum:
      open
        .map((country) => country.version)
        .sort()
        .at(-1) ?? '',
    dil: language,
    durumlar: labels(COVERAGE_LABELS, language),
    veri_noktalari: labels(DATA_POINT_LABELS, language),
    yenileme_siniflari: labels(REFRESH_LABELS, language),
    yanit_siniflari: labels(ANSWER_LABELS, language),
    uyelik: labels(MEMBERSHIP, language),
    ulke_sayisi: open.length,
    ulkeler: open.map((country) => countryEntry(country, language)),
  }
}

/** An open country by its ISO 3166-1 code, upper or lower case; null for any other. */
export const openCountry = (code: string): Country | null =>
  COUNTRIES.find((country) => country.open && country.code === code.toLocaleUpperCase('en')) ?? null
