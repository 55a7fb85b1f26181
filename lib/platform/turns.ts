/** So many times what is waited for is looked at. */
const STEPS = 10

/**
 * Whether so much time goes by before something `isOver`, counted in turns of this isolate: a busy one does not get round to an answer that
 * is there, so a step that fires late counts as one step, not as all the time that went by.
 */
const timeGoesBy = async (ms: number, isOver: () => boolean): Promise<boolean> => {
  for (let step = 0; step < STEPS; step++) {
    if (isOver()) return false
    await new Promise((resolve) => setTimeout(resolve, ms / STEPS))
  }
  return !isOver()
}

/** The answer; null where it is not there after `ms` in which this isolate had turns to look for it. Throws what it throws. */
export const inTime = <T>(answer: Promise<T>, ms: number): Promise<T | null> => {
  let isSettled = false
  const settled = answer.finally(() => (isSettled = true))
  return Promise.race([settled, timeGoesBy(ms, () => isSettled).then(() => null)])
}
