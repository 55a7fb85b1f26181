import { vi } from 'vitest'

/**
 * Tries a check again until it passes, and gives what it gives. The bound is far above what a slow and busy machine needs: only what never
 * comes reaches it.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 120_000, interval: 50 })
