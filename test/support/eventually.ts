/** Far above what a slow and busy machine needs: only what never comes reaches it. */
const PATIENCE_MS = 120_000
/** A look is a request or more: what comes soon is seen soon, and what takes seconds is not asked for twenty times in each. */
const [FIRST_MS, LONGEST_MS] = [20, 400]

/** Tries a check again until it passes, and gives what it gives; throws what it threw last where it never does. */
export const eventually = async <T>(check: () => T | Promise<T>): Promise<T> => {
  const until = Date.now() + PATIENCE_MS
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 1.5, LONGEST_MS)) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > until) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
