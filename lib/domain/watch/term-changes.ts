/**
 * Changes that no notice tells but a day brings: a term of office that is about to end, a board or manager whose term is over.
 *
 * They carry the kind `yetkili-atama`, as powers and directives do: they speak of an appointment that holds. `yetkili-ayrilma` would say
 * that somebody left, which is not so (whose term is over is replaced only by the next election), and `durum` that the status of the
 * company changed. The field `alan` tells them apart: `gorev_suresi`, or the code of the flag.
 */
import { type Change, fieldsOf } from '../company/changes/change.ts'
import { englishDate } from '../company/changes/change-texts.ts'
import type { FlagCode } from '../company/flags/flag.ts'
import { judgementOf } from '../law/judgement.ts'
import { bareName } from '../company/fold/names.ts'
import type { CompanyRecord } from '../company/record.ts'
import type { TermEnd } from '../company/officers/term-ends.ts'
import { roleName, termBasisText } from '../company/texts.ts'
import { addDays, type IsoDate, turkishDate } from '../kernel/dates.ts'
import { titleCase } from '../kernel/text.ts'
import { withSuffix } from '../kernel/turkish-suffix.ts'

/** Days before the last day of a term at which its end is told. */
export const THRESHOLDS = [90, 30, 7, 0] as const
export type Threshold = (typeof THRESHOLDS)[number]

/** The change that tells the end of a term, dated on the day of the threshold. One for each seat, end and threshold. */
export const termEndChange = (end: TermEnd, days: Threshold): Change => {
  const name = titleCase(bareName(end.person))
  const role = roleName(end.role)
  const law = end.basis === 'law'
  const details = {
    tr: [role.tr, law && 'süre ilanda yazmıyor, kanunen en geç gün', days === 0 ? 'son gün' : `${days} gün kaldı`],
    en: [role.en, law && 'no term in the notice, the latest day by law', days === 0 ? 'last day' : `${days} days left`],
  }
  return {
    key: `takvim:gorev-suresi:${end.factId}:${end.endsOn}:${days}`,
    kind: 'yetkili-atama',
    category: 'yetkililer',
    on: addDays(end.endsOn, -days),
    summary: {
      tr: `${withSuffix(name, 'genitive')} görev süresi ${turkishDate(end.endsOn)} günü doluyor (${details.tr.filter(Boolean).join('; ')})`,
      en: `The term of ${name} ends on ${englishDate(end.endsOn)} (${details.en.filter(Boolean).join('; ')})`,
    },
    source: end.source,
    fields: fieldsOf({
      isim: end.person,
      sifat: role.tr,
      alan: 'gorev_suresi',
      deger: turkishDate(end.endsOn),
      aciklama: termBasisText(end.basis).tr,
    }),
  }
}

const LAPSES: readonly FlagCode[] = ['yk_suresi_dolmus', 'mudur_suresi_dolmus']

/**
 * The flags of a lapsed board or manager that are up on `today` because of a term that ended after `after`, each as a change of the day
 * after that end.
 */
export const lapseChanges = (record: CompanyRecord, after: IsoDate, today: IsoDate): Change[] =>
  judgementOf(record.country)
    .flagsOf(record, today)
    .flatMap(({ code, active, name, text, on, sources }) => {
      const [source] = sources
      if (!LAPSES.includes(code) || !active || on === null || on <= after || !source) return []
      return [
        {
          key: `takvim:${code}:${on}`,
          kind: 'yetkili-atama',
          category: 'yetkililer',
          on: addDays(on, 1),
          source,
          summary: {
            tr: `${name.tr} görünüyor (${turkishDate(on)}; sonrasına ait seçim ilanı bulunamadı)`,
            en: `${name.en}, it appears (${englishDate(on)}; no later election was found)`,
          },
          fields: fieldsOf({ alan: code, deger: turkishDate(on), aciklama: text.tr }),
        },
      ]
    })
