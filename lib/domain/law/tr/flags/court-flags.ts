/** Compliance flags about what courts and registries order: a trustee, a provisional entry. */
import { addMonths } from '../../../company/fold/status.ts'
import { englishDate } from '../../../company/changes/change-texts.ts'
import { type Flag, flag, type View } from '../../../company/flags/flag.ts'
import type { Bilingual } from '../../../kernel/bilingual.ts'
import { turkishDate } from '../../../kernel/dates.ts'
import { toldBy } from './words.ts'

const SCOPES: Record<'full' | 'approving', Bilingual> = {
  full: {
    tr: 'yönetim organının yetkileri kayyımda; şirketi organ değil kayyım temsil eder',
    en: 'the powers of the managing organ lie with the trustee, who represents the company in its place',
  },
  approving: {
    tr: 'yönetim organının işlemleri kayyımın onayına bağlı',
    en: 'acts of the managing organ need the trustee’s approval',
  },
}

/** A trustee appointed by a court, by what the notices tell of the order. */
export const trustee = (view: View): Flag[] => {
  const last = toldBy(view).findLast(({ tells }) => tells.has('trustee'))
  if (!last) return []
  const make = flag('kayyim', 'CMK m.133, TMK m.427/4, TTK m.530/2, 6758 sayılı Kanun m.19', { tr: 'Kayyım', en: 'Trustee' })
  const { day, tells } = last
  const sources = last.cite('trustee')
  const [on, onEn] = [turkishDate(day), englishDate(day)]
  if (tells.has('trustee_ended'))
    return make(
      false,
      { tr: `Kayyımlığın kalktığı ${on} günü tescil edilmiş.`, en: `The end of the trusteeship was registered on ${onEn}.` },
      sources,
      day,
    )
  // For some tasks alone it has no powers of the organ.
  const [full, approving] = [tells.has('trustee_full') && !tells.has('trustee_tasks'), tells.has('trustee_approves')]
  const kind = full === approving ? null : full ? 'full' : 'approving'
  if (kind === null)
    return make(
      null,
      {
        tr: `${on} tescilli ilanda kayyım geçiyor; yetkisinin kapsamı ilandan anlaşılmıyor. Mahkeme kararı giderir.`,
        en: `The entry of ${onEn} speaks of a trustee; how far the power goes cannot be told from it. The court’s order settles it.`,
      },
      sources,
      day,
    )
  return make(
    true,
    { tr: `${on} günü kayyım tescil edilmiş: ${SCOPES[kind].tr}.`, en: `A trustee was registered on ${onEn}: ${SCOPES[kind].en}.` },
    sources,
    day,
  )
}

/** A provisional entry lapses unless a suit or settlement is shown within three months (TTK 32/4). */
export const provisional = (view: View): Flag[] => {
  const told = toldBy(view)
  const last = told.findLast(({ tells }) => tells.has('provisional'))
  if (!last) return []
  const make = flag('gecici_tescil', 'TTK m.32/4, TSY m.40', { tr: 'Geçici tescil', en: 'Provisional entry' })
  const final = told.findLast(({ tells, day }) => day >= last.day && tells.has('provisional_settled'))
  const sources = last.cite('provisional')
  const until = addMonths(last.day, 3)
  if (final)
    return make(
      false,
      { tr: 'Geçici kaydın sonucu ilan edilmiş.', en: 'What became of the provisional entry is published.' },
      [...final.cite('provisional_settled'), ...sources],
      final.day,
    )
  return view.day <= until
    ? make(
        true,
        {
          tr: `Kayıt geçicidir: ${turkishDate(until)} gününe kadar dava açıldığı veya anlaşıldığı gösterilmezse silinir.`,
          en: `The entry is provisional: unless a suit or settlement is shown by ${englishDate(until)} it is deleted.`,
        },
        sources,
        until,
      )
    : make(
        null,
        {
          tr: `Geçici kaydın üç ayı ${turkishDate(until)} günü doldu; sonucunu gösteren ilana rastlanmadı.`,
          en: `The three months of the provisional entry ended on ${englishDate(until)}; no notice shows what became of it.`,
        },
        sources,
        until,
      )
}
