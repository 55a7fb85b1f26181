/* Five fields: minute, hour, day of month, month, day of week (0 and 7 are Sunday), in UTC. */
const ranges: [number, number][] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
]

type Cron = { fields: Set<number>[]; anyDay: boolean; anyWeekday: boolean }

const parseField = (text: string, [low, high]: [number, number]): Set<number> | null => {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
    if (!match) return null
    const [, first, last, step] = match
    const from = first === undefined ? low : Number(first)
    const to = last !== undefined ? Number(last) : first === undefined || step !== undefined ? high : from
    const by = Number(step ?? 1)
    if (from < low || to > high || from > to || by < 1) return null
    for (let value = from; value <= to; value += by) values.add(value)
  }
  return values
}

const parse = (text: string): Cron | null => {
  const parts = text.trim().split(/\s+/)
  const fields = ranges.map((range, at) => parseField(parts[at] ?? '', range))
  if (parts.length !== ranges.length || fields.some((field) => field === null)) return null
  return { fields: fields as Set<number>[], anyDay: parts[2] === '*', anyWeekday: parts[4] === '*' }
}

const matches = ({ fields: [minutes, hours, days, months, weekdays], anyDay, anyWeekday }: Cron, at: Date): boolean => {
  const day = days!.has(at.getUTCDate())
  const weekday = weekdays!.has(at.getUTCDay()) || (at.getUTCDay() === 0 && weekdays!.has(7))
  // where both are restricted, either will do (POSIX crontab)
  const onDay = anyDay || anyWeekday ? day && weekday : day || weekday
  return minutes!.has(at.getUTCMinutes()) && hours!.has(at.getUTCHours()) && months!.has(at.getUTCMonth() + 1) && onDay
}

const minute = 60_000

/**
 * The first moment after `after` (epoch ms) at which a cron expression fires, in UTC; null when it is malformed or never does within five
 * years.
 */
export const nextFiring = (expression: string, after: number): number | null => {
  const cron = parse(expression)
  if (!cron) return null
  const end = after + 5 * 366 * 24 * 60 * minute
  let at = Math.floor(after / minute) * minute + minute
  while (at < end) {
    const date = new Date(at)
    if (matches(cron, date)) return at
    const dayCanMatch = cron.fields[3]!.has(date.getUTCMonth() + 1)
    at = dayCanMatch ? at + minute : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
  }
  return null
}
