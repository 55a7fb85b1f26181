/**
 * What is exhaustive or by chance is tried in part by `npm test`, as SEED draws it, and whole by `npm run test:all`: nothing is tried in
 * neither.
 */
import { generator } from './damage.ts'

/** The seed of this run: `SEED=7 npm test` tries others. */
export const SEED = Number(process.env.SEED ?? 20261121)

/** Whether this run tries everything. */
export const ALL = process.env.TEST_ALL === '1'

/** `few` of these in their order, drawn by SEED, where everything is tried too: for what another test tries whole. */
export const drawn = <T>(all: readonly T[], few: number): T[] => {
  if (few >= all.length) return [...all]
  const next = generator(SEED)
  const places = new Set<number>()
  while (places.size < few) places.add(Math.floor(next() * all.length))
  return all.filter((_, at) => places.has(at))
}

/** {@link drawn}; all of them where everything is tried. */
export const sampled = <T>(all: readonly T[], few: number): T[] => (ALL ? [...all] : drawn(all, few))

/** A third of these, drawn by SEED; all of them where everything is tried. */
export const part = <T>(all: readonly T[]): T[] => sampled(all, Math.ceil(all.length / 3))

/** How often a property is tried: `whole` times where everything is tried, else a fifth of that. */
export const runs = (whole: number): number => (ALL ? whole : Math.ceil(whole / 5))

/** How far apart the steps are at which something is stopped: each is tried where everything is, else every fifth. */
export const STRIDE = ALL ? 1 : 5

/** The first step at which something is stopped, drawn by SEED. */
export const FIRST = 1 + (SEED % STRIDE)
