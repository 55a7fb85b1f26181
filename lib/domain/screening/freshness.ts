import { addDays, daysBetween, type IsoDate, turkishDate } from '../kernel/dates.ts'
import { lawOf } from '../law/law.ts'
import { LIST_CODES, LIST_READER, type ListCode, LISTS } from './lists.ts'

/** A list as it stood on a day: the version in force and the last day on which it was compared with the publisher. */
export type ListOnDay = {
  list: ListCode
  version: number
  publishedOn: IsoDate | null
  checkedOn: IsoDate
  /** The instant of that check (ISO 8601). */
  checkedAt: string
  sha256: string
  records: number
  /** The reader that took it over ({@link LIST_READER}). */
  reader: string
}

/** Why nothing counts as screened. */
export type NotScreened = { list: ListCode; reason: 'missing' | 'stale'; tr: string; en: string }

/**
 * What stands against calling a screening of `day` complete: each required list that was not there and each list in use that had not been
 * compared with its publisher for longer than it may be. Empty: every list was there and fresh, so that no hit means no hit. Hits are hits
 * in any case.
 */
export const notScreened = (lists: readonly Omit<ListOnDay, 'reader'>[], day: IsoDate): NotScreened[] =>
  LIST_CODES.flatMap((code): NotScreened[] => {
    const list = LISTS[code]
    const there = lists.find((each) => each.list === code)
    if (!there) {
      return list.required
        ? [
            {
              list: code,
              reason: 'missing',
              tr: `Zorunlu liste yüklenmemiş: ${list.tr}.`,
              en: `A required list is not loaded: ${list.en}.`,
            },
          ]
        : []
    }
    if (daysBetween(there.checkedOn, day) <= list.freshDays) return []
    return [
      {
        list: code,
        reason: 'stale',
        tr: `Liste ${turkishDate(there.checkedOn)} gününden beri yenilenmedi (sınır ${list.freshDays} gün): ${list.tr}.`,
        en: `The list was last compared with its publisher on ${there.checkedOn} (limit ${list.freshDays} days): ${list.en}.`,
      },
    ]
  })

/** A list by which a screening is marked though it counts. */
export type Marked = { list: ListCode; tr: string; en: string }

/**
 * Lists older than a working day: a freezing order published since binds already (MASAK publishes on working days, at any hour). Of lists
 * that are too old altogether {@link notScreened} tells.
 */
export const markedLists = (lists: readonly ListOnDay[], day: IsoDate): Marked[] => {
  const stale = new Set(notScreened(lists, day).map(({ list }) => list))
  return lists.flatMap(({ list, checkedOn }) => {
    let passed = 0
    for (let each = addDays(checkedOn, 1); each <= day && passed < 2; each = addDays(each, 1)) if (lawOf('TR').isBusinessDay(each)) passed++
    return passed < 2 || stale.has(list)
      ? []
      : [
          {
            list,
            tr: `Liste son ${turkishDate(checkedOn)} günü karşılaştırıldı; aradan bir iş gününden çok geçti: ${LISTS[list].tr}.`,
            en: `The list was last compared on ${checkedOn}, more than a working day ago: ${LISTS[list].en}.`,
          },
        ]
  })
}

/** Lists taken over by an earlier reader: their names are found by their exact keys, but not as near names until they are read again. */
export const listsWithoutNear = (lists: readonly ListOnDay[]): Marked[] =>
  lists
    .filter(({ reader }) => reader !== LIST_READER)
    .map(({ list }) => ({
      list,
      tr: `Liste önceki bir okuyucuyla alınmış; yeniden okununcaya dek içinde benzer ad aranmaz: ${LISTS[list].tr}.`,
      en: `The list was taken over by an earlier reader; near names are not looked for in it until it is read again: ${LISTS[list].en}.`,
    }))

/** The oldest of the lists used: the publisher's own date, else the day of its last check. Null where no list was used. */
export const oldestListDay = (lists: readonly Pick<ListOnDay, 'publishedOn' | 'checkedOn'>[]): IsoDate | null =>
  lists.map(({ publishedOn, checkedOn }) => publishedOn ?? checkedOn).sort()[0] ?? null
