/**
 * The seal of a report: how well its facts are tied to their sources, not whether what the notices say is true. DOGRULANDI needs the core
 * sections complete (or partial only because the registry publishes no more) and every fact shown resting on a verified quote; a profile
 * that is not ready is DOGRULANMADI.
 */
import type { Bilingual } from '../kernel/bilingual.ts'
import { dateText } from '../company/changes/change-texts.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Section, SectionState } from '../company/completeness.ts'
import type { SealCode, Snapshot } from './snapshot.ts'
import { SECTION_NAMES } from './names.ts'

export type Seal = Snapshot['muhur']

/** Sections without which nothing is verified. */
const CORE: readonly Section[] = ['kimlik', 'yetkililer', 'sermaye', 'unvan_adres', 'ilanlar']

const holdsBack = (section: string, state: SectionState['state'], structural: boolean): boolean =>
  (CORE as readonly string[]).includes(section) && state !== 'tam' && !(state === 'kismi' && structural)

const nameOf = (section: Section): Bilingual => SECTION_NAMES[section] ?? { tr: section, en: section }

const first = (limits: readonly Bilingual[]): Bilingual => limits[0] ?? { tr: '', en: '' }

/** Why a core section keeps the report from being verified. */
const lackOf = ({ section, state, limits }: SectionState): Bilingual => {
  const name = nameOf(section)
  switch (state) {
    case 'yok':
      return {
        tr: `${name.tr}: ilanlarda bu bölüme ait kayıt bulunamadı.`,
        en: `${name.en}: the notices hold no record of this section.`,
      }
    default:
      return { tr: `${name.tr}: ${first(limits).tr}`, en: `${name.en}: ${first(limits).en}` }
  }
}

const NOT_READY: Bilingual = {
  tr: 'Şirketin profili hazır değil: ilanları alınıp okunuyor ya da bu sicil numarasıyla ilan bulunmadı.',
  en: 'The profile of the company is not ready: its notices are being fetched and read, or none was found under this registry number.',
}

const CORE_WHOLE: Bilingual = {
  tr: 'Kimlik, yetkililer, sermaye, unvan ve adres ile ilanlar bölümleri tam.',
  en: 'The sections identity, officers, capital, title and address, and notices are complete.',
}

const quoteLacks = ({ dogrulanmayan, kaynaksiz }: Snapshot['alintilar']): Bilingual[] => [
  ...(dogrulanmayan > 0
    ? [
        {
          tr: `${dogrulanmayan} bilginin alıntısı ilan metninde birebir bulunamadı.`,
          en: `The quotes of ${dogrulanmayan} ${dogrulanmayan === 1 ? 'fact were' : 'facts were'} not found word for word in the notices.`,
        },
      ]
    : []),
  ...(kaynaksiz > 0
    ? [
        {
          tr: `${kaynaksiz} bilginin dayandığı ilan bilinmiyor.`,
          en: `The notices behind ${kaynaksiz} ${kaynaksiz === 1 ? 'fact are' : 'facts are'} not known.`,
        },
      ]
    : []),
]

/** That a report tells what could be known on a former day: it verifies nothing of today. */
const rebuilt = (known: IsoDate): Bilingual => ({
  tr: `${dateText(known).tr} gününe dek yayımlanmış ve bulunmuş ilanlarla, bugünkü okumayla yeniden kurulmuştur.`,
  en: `Rebuilt with the present reading from the notices published and found by ${dateText(known).en}.`,
})

/**
 * The seal with its reasons: what is unmet, or for DOGRULANDI what was found to hold. `ready`: the company has a profile; `known`: it is
 * rebuilt.
 */
export const sealOf = (
  ready: boolean,
  sections: readonly SectionState[],
  quotes: Snapshot['alintilar'],
  known: IsoDate | null = null,
): Seal => {
  if (!ready) return { kod: 'DOGRULANMADI', gerekceler: [NOT_READY] }
  const lacks = [
    ...(known === null ? [] : [rebuilt(known)]),
    ...sections.filter(({ section, state, structural }) => holdsBack(section, state, structural)).map(lackOf),
    ...quoteLacks(quotes),
  ]
  if (lacks.length > 0) return { kod: 'KISMI', gerekceler: lacks }
  const structural = sections.filter((state) => state.structural).map(lackOf)
  const quoted: Bilingual = {
    tr: `Gösterilen ${quotes.toplam} bilginin tümü, ilan metninde birebir bulunan bir alıntıya dayanıyor.`,
    en: `All ${quotes.toplam} facts shown rest on a quote found word for word in a notice.`,
  }
  return { kod: 'DOGRULANDI', gerekceler: [CORE_WHOLE, quoted, ...structural] }
}

/**
 * The sections that keep a report from DOGRULANDI (`bekleyen_bolumler`): all of them until the profile is ready, then the core sections
 * that are not whole.
 */
export const pendingSections = (snapshot: Pick<Snapshot, 'veri_tamligi'>): Section[] =>
  snapshot.veri_tamligi
    .filter(({ bolum, durum, yapisal }) => durum === 'hazirlaniyor' || holdsBack(bolum, durum, yapisal))
    .map(({ bolum }) => bolum)

/** The state of the data as a whole: `tam` where no core section lacks anything. */
export const dataState = (snapshot: Pick<Snapshot, 'veri_tamligi' | 'profil_hazir'>): 'tam' | 'kismi' | 'hazirlaniyor' => {
  if (!snapshot.profil_hazir) return 'hazirlaniyor'
  return pendingSections(snapshot).length === 0 ? 'tam' : 'kismi'
}

/** Every code of a seal, the best first. */
export const SEAL_CODES = ['DOGRULANDI', 'KISMI', 'DOGRULANMADI'] as const satisfies readonly SealCode[]
