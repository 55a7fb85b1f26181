const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Türkiye is three hours ahead of UTC all year. */
const AHEAD = 3 * HOUR

const passed = async (left: number, seconds: number): Promise<void> => {
  if (left < seconds * 1000)
    await new Promise((resolve) => {
      setTimeout(resolve, left + 50)
    })
}

/** Waits for the next hour where this one ends within `seconds`: what is counted by the hour falls into one then. */
export const clearOfNextHour = (seconds = 30): Promise<void> => passed(HOUR - (Date.now() % HOUR), seconds)

/** Waits for the next day of Türkiye where this one ends within `seconds`: for what says `today` more than once. */
export const clearOfMidnight = (seconds = 300): Promise<void> => passed(DAY - ((Date.now() + AHEAD) % DAY), seconds)
