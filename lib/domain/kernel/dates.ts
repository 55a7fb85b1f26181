/**
 * Calendar dates without a time, as ISO text (`2024-09-13`): the only form of a date inside the domain. The calendar is that of
 * Europe/Istanbul.
 */

export type IsoDate = string

/** The months in plain letters, in their order. */
export const MONTHS = ['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran', 'temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik']
const DAY = 86_400_000

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

const utc = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

/** The date of these parts, or null where the calendar has no such day (31.02.2024). */
export const dateOf = (year: number, month: number, day: number): IsoDate | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    year >= 1900 && year <= 2999 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** Reads `YYYY-MM-DD` strictly; null for anything else. */
export const parseIsoDate = (text: string): IsoDate | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? dateOf(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/**
 * Number of a Turkish month name in any case and spelling (`EYLÜL`, `eylul`), 1 to 12; null for another word. `folded` as by {@link fold}.
 */
export const monthNumber = (folded: string): number | null => {
  const at = MONTHS.indexOf(folded)
  return at < 0 ? null : at + 1
}

// made once, and asked once in a quarter of an hour, in which no day begins: asking it costs more than all else of a quick answer
let calendar: Intl.DateTimeFormat | null = null
let asked = { quarter: Number.NaN, day: '' }
const QUARTER_MS = 900_000

/** The day it is in Istanbul at this instant. */
export const dayIn = (instant: Date): IsoDate => {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  if (asked.quarter !== quarter) {
    calendar ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' })
    asked = { quarter, day: calendar.format(instant) }
  }
  return asked.day
}

/** The date `days` later (negative: earlier). */
export const addDays = (date: IsoDate, days: number): IsoDate => new Date(utc(date) + days * DAY).toISOString().slice(0, 10)

/** The same day `years` later; 29 February falls on 28 February in a common year (the last day of the month). */
export const addYears = (date: IsoDate, years: number): IsoDate => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return dateOf(year + years, month, day) ?? `${pad(year + years, 4)}-${pad(month)}-28`
}

/** Days from one date to another; negative where `to` lies before `from`. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / DAY)

/** `2024-09-13` → `13.09.2024`, the form of report snapshots. */
export const turkishDate = (date: IsoDate): string => date.split('-').reverse().join('.')
