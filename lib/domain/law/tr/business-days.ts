/**
 * Business days (iş günü) in Türkiye, for the day from which a published entry works against third parties.
 *
 * Public holidays are those of Law 2429. The first days of the religious ones are a table: they are fixed by the Presidency of Religious
 * Affairs and cannot be reckoned by a plain rule. 2005 to 2026 as observed; 2027 to 2032 as its calendar converts them; 2033 to 2035
 * estimates that may be a day off. A notice is never published in the future, so estimates do not enter an answer before their year has
 * come. Leave given to officials between holidays (idari izin) makes no holiday and is not here.
 */
import { addDays } from '../../kernel/dates.ts'
import type { IsoDate } from '../../kernel/dates.ts'

/** First day of Ramazan Bayramı: three days are holidays (Law 2429, article 2/B). */
const RAMAZAN: readonly IsoDate[] = [
  '2005-11-03',
  '2006-10-23',
  '2007-10-12',
  '2008-09-30',
  '2009-09-20',
  '2010-09-09',
  '2011-08-30',
  '2012-08-19',
  '2013-08-08',
  '2014-07-28',
  '2015-07-17',
  '2016-07-05',
  '2017-06-25',
  '2018-06-15',
  '2019-06-04',
  '2020-05-24',
  '2021-05-13',
  '2022-05-02',
  '2023-04-21',
  '2024-04-10',
  '2025-03-30',
  '2026-03-20',
  '2027-03-09',
  '2028-02-26',
  '2029-02-14',
  '2030-02-04',
  '2031-01-24',
  '2032-01-14',
  '2033-01-02',
  '2033-12-23',
  '2034-12-12',
  '2035-12-01',
]

/** First day of Kurban Bayramı: four days are holidays (Law 2429, article 2/B). */
const KURBAN: readonly IsoDate[] = [
  '2005-01-20',
  '2006-01-10',
  '2006-12-31',
  '2007-12-20',
  '2008-12-08',
  '2009-11-27',
  '2010-11-16',
  '2011-11-06',
  '2012-10-25',
  '2013-10-15',
  '2014-10-04',
  '2015-09-24',
  '2016-09-12',
  '2017-09-01',
  '2018-08-21',
  '2019-08-11',
  '2020-07-31',
  '2021-07-20',
  '2022-07-09',
  '2023-06-28',
  '2024-06-16',
  '2025-06-06',
  '2026-05-27',
  '2027-05-16',
  '2028-05-05',
  '2029-04-24',
  '2030-04-13',
  '2031-04-02',
  '2032-03-22',
  '2033-03-11',
  '2034-03-01',
  '2035-02-18',
]

const RELIGIOUS: ReadonlySet<IsoDate> = new Set([
  ...RAMAZAN.flatMap((first) => [0, 1, 2].map((days) => addDays(first, days))),
  ...KURBAN.flatMap((first) => [0, 1, 2, 3].map((days) => addDays(first, days))),
])

/** Month and day, and the first year in which the day was a holiday: 1 May since Law 5892 (2009), 15 July since Law 6752 (25.10.2016). */
const FIXED: Readonly<Record<string, number>> = {
  '01-01': 1981,
  '04-23': 1981,
  '05-01': 2009,
  '05-19': 1981,
  '07-15': 2017,
  '08-30': 1981,
  '10-29': 1981,
}

/** Whether this is a public holiday for the whole day. The eves of the religious holidays and 28 October are free from 13.00 only. */
export const isPublicHoliday = (date: IsoDate): boolean =>
  RELIGIOUS.has(date) || Number(date.slice(0, 4)) >= (FIXED[date.slice(5)] ?? Infinity)

/**
 * Whether registries and courts are open: no Saturday, Sunday or whole-day public holiday. Half days count, the offices are open until
 * 13.00.
 */
export const isBusinessDay = (date: IsoDate): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(date)
}

/** The day from which an entry published on this day has effect against third parties: the next business day (TTK 36/1). */
export const effectDay = (publishedOn: IsoDate): IsoDate => {
  let day = addDays(publishedOn, 1)
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}
