import type { ReportSource, Snapshot } from './snapshot.ts'

/** The parts of a snapshot that state something. */
export type Statements = Pick<
  Snapshot,
  'kimlik' | 'durum' | 'yetkililer' | 'bitmis_gorunen_yetkililer' | 'ic_yonerge' | 'sermaye' | 'ortaklar' | 'uyum' | 'degisiklikler'
>

/**
 * The source of each thing a snapshot states, null where it names none. What is no statement of a notice counts only where it names one: a
 * status inferred from silence, a person without a power to sign, a flag the notices do not decide, a capital nobody published.
 */
const citationsOf = (shown: Statements): (ReportSource | null)[] => {
  const { kimlik, durum, sermaye } = shown
  const officers = [...(shown.yetkililer ?? []), ...(shown.bitmis_gorunen_yetkililer ?? [])]
  const ifNamed = (source: ReportSource | null | undefined): ReportSource[] => (source ? [source] : [])
  return [
    ...(kimlik ? [kimlik.kaynak] : []),
    ...[kimlik?.merkez_kaynak, kimlik?.kurulus_kaynak, kimlik?.sermaye_kaynak].flatMap(ifNamed),
    ...(durum && durum.dayanak !== 'cikarim' ? [durum.kaynak] : ifNamed(durum?.kaynak)),
    ...officers.flatMap((officer) => [officer.kaynak, ...ifNamed(officer.temsil_kaynak)]),
    ...ifNamed(shown.ic_yonerge?.kaynak),
    ...(shown.ic_yonerge?.kurallar ?? []).map((rule) => rule.kaynak),
    ...(sermaye && sermaye.guncel !== '' ? [sermaye.kaynak] : []),
    ...(sermaye?.gecmis ?? []).map((step) => step.kaynak),
    ...(shown.ortaklar?.liste ?? []).map((holder) => holder.kaynak),
    ...(shown.uyum ?? []).flatMap((flag) => ifNamed(flag.kaynak)),
    ...shown.degisiklikler.map((change) => change.kaynak),
  ]
}

/**
 * How the statements of a snapshot are tied to print (`alintilar`): each place that names a source counts once, so that a reader can count
 * them again.
 */
export const countQuotes = (shown: Statements): Snapshot['alintilar'] => {
  const citations = citationsOf(shown)
  const named = citations.filter((source) => source !== null)
  const verified = named.filter((source) => source.dogrulandi).length
  return {
    toplam: citations.length,
    dogrulanan: verified,
    dogrulanmayan: named.length - verified,
    kaynaksiz: citations.length - named.length,
  }
}
