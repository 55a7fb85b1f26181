/** Compares two texts in a time that does not tell where they differ (it does tell whether their lengths do). */
export const sameInConstantTime = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at)
  return difference === 0
}
