/** So many times what is waited for is looked at. */
const STEPS = 10

/**
 * Whether so much time goes by before something `isOver`, counted in turns of this isolate: a busy one does not get round to an answer that
 * is there, so a step that fires late counts as one step, not as all the time that went by.
 */
export const timeGoesBy = async (ms: number, isOver: () => boolean): Promise<boolean> => {
  for (let step = 0; step < STEPS; step++) {
    if (isOver()) return false
    await new Promise((resolve) => setTimeout(resolve, ms / STEPS))
  }
  return !isOver()
}
