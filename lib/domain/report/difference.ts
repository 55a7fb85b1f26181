/** What became of a company between two of its reports: value by value, each with the notice that says it. */
import { fold } from '../kernel/text.ts'
import type { ReportChange, ReportOfficer, ReportSource, Snapshot } from './snapshot.ts'

export const DIFFERENCE_KINDS = ['eklendi', 'cikti', 'degisti'] as const
/**
 * One thing that differs. `about` names the person or flag, null where the section has one of it; `field` the value, null where the whole
 * came or went; `source` the notice of what holds now, or of the change that took it away.
 */
export type Difference = {
  section: string
  kind: (typeof DIFFERENCE_KINDS)[number]
  about: string | null
  field: string | null
  before: string | null
  after: string | null
  source: ReportSource | null
}

type Values = Record<string, string | null>
/** Something a section lists, by what tells it from the others. */
type Entry = { about: string | null; key: string; values: Values; source: ReportSource | null }

const text = (value: string | null | undefined): string | null => value || null

const officerEntries = (officers: readonly ReportOfficer[] | null): Entry[] =>
  (officers ?? []).map((officer) => ({
    about: officer.isim,
    key: fold(officer.isim ?? ''),
    values: {
      sifat: text(officer.sifat),
      temsil: text(officer.temsil),
      birlikte: text(officer.birlikte?.join(', ')),
      derece: text(officer.derece),
      gorev_bitis: text(officer.gorev_bitis),
    },
    source: officer.temsil_kaynak ?? officer.kaynak,
  }))

const one = (values: Values, source: ReportSource | null): Entry[] => [{ about: null, key: '', values, source }]

/** The entries of each section that states something. The day on which a flag is looked at, wording and completeness are no facts. */
const entriesOf = (veri: Snapshot): Record<string, Entry[]> => ({
  kimlik: veri.kimlik
    ? one(
        {
          unvan: veri.kimlik.unvan,
          tur: text(veri.kimlik.tur),
          merkez: text(veri.kimlik.merkez),
          kurulus_tarihi: text(veri.kimlik.kurulus_tarihi),
          hukuki_bicim: text(veri.kimlik.hukuki_bicim),
        },
        veri.kimlik.kaynak,
      )
    : [],
  durum: veri.durum ? one({ durum: veri.durum.ad }, veri.durum.kaynak) : [],
  yetkililer: officerEntries(veri.yetkililer),
  bitmis_gorunen_yetkililer: officerEntries(veri.bitmis_gorunen_yetkililer),
  sermaye: veri.sermaye ? one({ guncel: text(veri.sermaye.guncel) }, veri.sermaye.kaynak) : [],
  ortaklar: (veri.ortaklar?.liste ?? []).map((holder) => ({
    about: holder.isim,
    key: fold(holder.isim ?? ''),
    values: { pay_tutari: text(holder.pay_tutari), pay_orani: text(holder.pay_orani) },
    source: holder.kaynak,
  })),
  uyum: (veri.uyum ?? []).map((flag) => ({
    about: flag.ad,
    key: flag.tur,
    values: { aktif: flag.aktif === null ? null : flag.aktif ? 'evet' : 'hayır' },
    source: flag.kaynak,
  })),
  muhur: one({ muhur: veri.muhur.kod }, null),
})

const sameChange = (a: ReportChange, b: ReportChange): boolean =>
  a.ozet === b.ozet && a.tarih === b.tarih && a.kaynak?.ilan_id === b.kaynak?.ilan_id

/** The change among the new ones that speaks of somebody, and so took them away or altered what they hold. */
const changeAbout = (fresh: readonly ReportChange[], section: string, about: string | null): ReportSource | null =>
  fresh.find(({ kategori, ozet }) =>
    about === null ? kategori === section || kategori === 'adres' || kategori === 'unvan' : fold(ozet).includes(fold(about)),
  )?.kaynak ?? null

/**
 * What differs from the report `from` to the report `to` of the same company, and the notices behind it: those that the later one names and
 * the former does not.
 */
export const reportDifference = (from: Snapshot, to: Snapshot): { differences: Difference[]; notices: ReportSource[] } => {
  const [before, after] = [entriesOf(from), entriesOf(to)]
  const fresh = to.degisiklikler.filter((change) => !from.degisiklikler.some((other) => sameChange(change, other)))
  const differences = Object.keys(after).flatMap((section): Difference[] => {
    const [old, now] = [before[section] ?? [], after[section] ?? []]
    const came = now.filter(({ key }) => !old.some((other) => other.key === key))
    const left = old.filter(({ key }) => !now.some((other) => other.key === key))
    const kept = now.flatMap((entry) => old.filter(({ key }) => key === entry.key).map((other) => ({ entry, other })))
    return [
      ...came.map(({ about, source }): Difference => ({
        section,
        kind: 'eklendi',
        about,
        field: null,
        before: null,
        after: about,
        source,
      })),
      ...left.map(({ about }): Difference => ({
        section,
        kind: 'cikti',
        about,
        field: null,
        before: about,
        after: null,
        source: changeAbout(fresh, section, about),
      })),
      ...kept.flatMap(({ entry, other }) =>
        Object.entries(entry.values)
          .filter(([field, value]) => value !== other.values[field])
          .map(([field, value]): Difference => ({
            section,
            kind: 'degisti',
            about: entry.about,
            field,
            before: other.values[field] ?? null,
            after: value,
            source: changeAbout(fresh, section, entry.about) ?? entry.source,
          })),
      ),
    ]
  })
  const known = new Set(sourcesOf(from).map(({ ilan_id }) => ilan_id))
  const notices = new Map(
    sourcesOf(to)
      .filter(({ ilan_id }) => !known.has(ilan_id))
      .map((source) => [source.ilan_id, source]),
  )
  return { differences, notices: [...notices.values()].sort((a, b) => a.ilan_id - b.ilan_id) }
}

/** Every place a report names. */
const sourcesOf = (value: unknown): ReportSource[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('ilan_id' in value && 'alinti' in value) return [value as ReportSource]
  return Object.values(value).flatMap(sourcesOf)
}
