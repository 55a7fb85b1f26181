const STEP_MS = 50

/**
 * Whether so much time goes by before something `isOver`, counted in turns of this isolate: a busy one does not get round to an answer that
 * is there, so a step that fires late counts as one step, not as all the time that went by.
 */
export const timeGoesBy = async (ms: number, isOver: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < ms; waited += STEP_MS) {
    if (isOver()) return false
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return !isOver()
}
