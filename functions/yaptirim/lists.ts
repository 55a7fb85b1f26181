import type { IsoDate } from '../../lib/domain/kernel/dates.ts'
import { notScreened } from '../../lib/domain/screening/freshness.ts'
import { LIST_CODES, LISTS } from '../../lib/domain/screening/lists.ts'
import type { Operation } from '../../lib/http/app/group.ts'
import { presentVersions, type VersionRow } from '../../lib/store/sanctions.ts'
import type { routes } from './contract.ts'

/** A complete version knows all of these. */
const inForceOn = (
  { list, version, publishedOn, checkedOn, checkedAt, startedAt, since, sha256, records }: VersionRow,
  today: IsoDate,
) => ({
  list,
  version,
  publishedOn,
  checkedOn: checkedOn ?? since ?? today,
  checkedAt: checkedAt ?? startedAt,
  sha256,
  records: records ?? 0,
})

export const lists: Operation<typeof routes.lists> = async (c) => {
  const { db, today, now } = c.get('deps')
  const rows = await presentVersions(db)
  const current = rows.filter(({ state }) => state === 'in_force')
  const against = notScreened(
    current.map((row) => inForceOn(row, today)),
    today,
  )
  return c.json(
    {
      adet: LIST_CODES.length,
      tarandi_sayilir: against.length === 0,
      listeler: LIST_CODES.map((code) => {
        const list = LISTS[code]
        const row = current.find((each) => each.list === code)
        const refused = rows.find((each) => each.list === code && each.state === 'refused')
        const fault = against.find((each) => each.list === code)?.reason
        return {
          liste: code,
          ad: list.tr,
          ad_en: list.en,
          yayimlayan: list.publisher,
          zorunlu: list.required,
          durum:
            fault === 'missing'
              ? ('eksik' as const)
              : fault === 'stale'
                ? ('eski' as const)
                : row
                  ? ('guncel' as const)
                  : ('kullanilmiyor' as const),
          en_cok_gun: list.freshDays,
          surum: row?.version ?? null,
          yayim_tarihi: row?.publishedOn ?? null,
          yururluk: row?.since ?? null,
          kontrol_tarihi: row?.checkedOn ?? null,
          kontrol_ani: row?.checkedAt ?? null,
          yas_saat: row?.checkedAt ? Math.max(0, Math.floor((now.getTime() - Date.parse(row.checkedAt)) / 3_600_000)) : null,
          kayit: row?.records ?? null,
          onceki_kayit: row?.formerRecords ?? null,
          sha256: row?.sha256 ?? null,
          dosyalar: (row?.files ?? []).map(({ name, sha256, bytes }) => ({ ad: name, sha256, boyut: bytes })),
          fark: row && row.added !== null ? { eklenen: row.added, degisen: row.changed ?? 0, cikan: row.removed ?? 0 } : null,
          okunamayan: (row?.unread ?? []).map(({ at, reason }) => ({ yer: at, neden: reason })),
          reddedilen: refused
            ? { baslangic: refused.startedAt, sha256: refused.sha256, neden: refused.refused ?? '', kayit: refused.records }
            : null,
        }
      }),
    },
    200,
  )
}
