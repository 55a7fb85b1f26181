/** The service status document: computed from counted work and operators' notes alone. */
import { addDays, type IsoDate } from '../kernel/dates.ts'
import { type Component, GROUPS } from './components.ts'

export type State = 'calisiyor' | 'yavas' | 'kesinti' | 'bilinmiyor'
/** Work of one part on one day. */
export type Measurement = { day: IsoDate; component: Component; ok: number; slow: number; failed: number }
/** What an operator can say of a part: that nothing was measured is no news. */
export const NOTED_STATES = ['calisiyor', 'yavas', 'kesinti'] as const satisfies readonly State[]
export type OperatorNote = { day: IsoDate; component: Component; state: (typeof NOTED_STATES)[number]; tr: string; en: string }
export type Language = 'tr' | 'en'

const STATES: Record<State, { name: Record<Language, string>; explanation: Record<Language, string> }> = {
  calisiyor: {
    name: { tr: 'Çalışıyor', en: 'Operational' },
    explanation: { tr: 'Ölçülen işler olağan biçimde tamamlandı.', en: 'Measured work completed normally.' },
  },
  yavas: { name: { tr: 'Yavaş', en: 'Slow' }, explanation: { tr: 'Yavaşlık ya da kısmi aksama.', en: 'Slowness or partial disruption.' } },
  kesinti: {
    name: { tr: 'Kesinti', en: 'Outage' },
    explanation: { tr: 'Ölçülen işlerin tamamı ya da çoğu başarısız oldu.', en: 'All or most measured work failed.' },
  },
  bilinmiyor: {
    name: { tr: 'Bilinmiyor', en: 'Unknown' },
    explanation: { tr: 'O gün ölçülen iş olmadı; bu bir kesinti değildir.', en: 'Nothing was measured that day, which is not an outage.' },
  },
}

/** Milliseconds after which an answer of the API counts as slow. */
export const SLOW_MS = 2000

/** Share of a day's work from which slowness or failure shows. */
const NOTICEABLE = 0.05

/** How a part did on a day. Most work failed: outage; a noticeable share slow or failed: slow; nothing counted: unknown. */
export const stateOf = ({ ok, slow, failed }: Pick<Measurement, 'ok' | 'slow' | 'failed'>): State => {
  const total = ok + slow + failed
  if (total === 0) return 'bilinmiyor'
  if (failed * 2 > total) return 'kesinti'
  return (slow + failed) / total >= NOTICEABLE ? 'yavas' : 'calisiyor'
}

/** The whole: an outage only where every known part is out, slow where any part is not well, unknown where nothing is known. */
const overall = (states: readonly State[]): State => {
  const known = states.filter((state) => state !== 'bilinmiyor')
  if (known.length === 0) return 'bilinmiyor'
  if (known.every((state) => state === 'kesinti')) return 'kesinti'
  return known.some((state) => state !== 'calisiyor') ? 'yavas' : 'calisiyor'
}

const NONE = { ok: 0, slow: 0, failed: 0 }

/** `days` back from `today`, today included. A part that did nothing yet today shows yesterday's state. */
export const statusDocument = (
  measurements: readonly Measurement[],
  notes: readonly OperatorNote[],
  { today, days, language }: { today: IsoDate; days: number; language: Language },
) => {
  const span = Array.from({ length: days }, (_, at) => addDays(today, at - days + 1))
  const counted = new Map(measurements.map((measurement) => [`${measurement.component} ${measurement.day}`, measurement]))
  const noted = new Map(notes.map((note) => [`${note.component} ${note.day}`, note]))
  const parts = GROUPS.flatMap(({ components }) => components).map(({ component, key, name, explanation, country }) => {
    const on = (day: IsoDate) => counted.get(`${component} ${day}`) ?? NONE
    const todayKnown = stateOf(on(today)) !== 'bilinmiyor'
    const all = span.map(on)
    const total = all.reduce((sum, { ok, slow, failed }) => sum + ok + slow + failed, 0)
    const well = all.reduce((sum, { ok }) => sum + ok, 0)
    return {
      anahtar: key,
      ad: name[language],
      aciklama: explanation[language],
      ulke: country,
      durum: stateOf(on(todayKnown ? today : addDays(today, -1))),
      durum_gunu: todayKnown ? ('bugun' as const) : ('dun' as const),
      olculen_gun: all.filter((day) => stateOf(day) !== 'bilinmiyor').length,
      // Rounded down: a part with one failure never shows a hundred.
      sorunsuz_yuzde: total === 0 ? null : Math.floor((well * 10_000) / total) / 100,
      gunler: span.map((day) => {
        const note = noted.get(`${component} ${day}`)
        return { gun: day, durum: stateOf(on(day)), ...(note ? { not: note[language] } : {}) }
      }),
    }
  })
  const keyOf = new Map(GROUPS.flatMap(({ components }) => components.map(({ component, key }) => [component, key] as const)))
  return {
    surum: today,
    dil: language,
    gun_sayisi: days,
    baslangic: span[0] ?? today,
    bitis: today,
    durumlar: Object.fromEntries(
      Object.entries(STATES).map(([code, { name, explanation }]) => [code, { ad: name[language], aciklama: explanation[language] }]),
    ),
    genel: overall(parts.map((part) => part.durum)),
    gruplar: GROUPS.map(({ key, name, components }) => ({
      anahtar: key,
      ad: name[language],
      bilesenler: components.map((component) => component.key),
    })),
    bilesenler: parts,
    notlar: notes
      .filter(({ day }) => day >= (span[0] ?? today) && day <= today)
      .map((note) => ({ gun: note.day, bilesen: keyOf.get(note.component) ?? note.component, durum: note.state, not: note[language] })),
  }
}
export type StatusDocument = ReturnType<typeof statusDocument>
