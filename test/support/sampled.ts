/**
 * What is exhaustive or by chance is tried in part by `npm test`, as SEED draws it; `npm run test:rest` tries what the same SEED left out,
 * `npm run test:all` everything: nothing is tried in neither.
 */
import { generator } from './damage.ts'

/** The seed of this run: `SEED=7 npm test` tries others. */
export const SEED = Number(process.env.SEED ?? 20261121)

/** Whether this run tries only what `npm test` with the same SEED leaves out: what that tries whole is `test.skipIf(REST)`. */
export const REST = process.env.REST === '1'

/** Whether this run tries what `npm test` leaves out. */
export const ALL = REST || process.env.TEST_ALL === '1'

const drawnPlaces = (count: number, few: number): Set<number> => {
  if (few >= count) return new Set(Array(count).keys())
  const next = generator(SEED)
  const places = new Set<number>()
  while (places.size < few) places.add(Math.floor(next() * count))
  return places
}

/** `few` of these in their order, drawn by SEED, where everything is tried too: for what another test tries whole. */
export const drawn = <T>(all: readonly T[], few: number): T[] => {
  const places = drawnPlaces(all.length, few)
  return all.filter((_, at) => places.has(at))
}

/** {@link drawn}; all of them where everything is tried, the others where only those are. */
export const sampled = <T>(all: readonly T[], few: number): T[] => {
  if (!ALL) return drawn(all, few)
  const places = REST ? drawnPlaces(all.length, few) : new Set<number>()
  return all.filter((_, at) => !places.has(at))
}

/** One in `of` of these, as {@link sampled}. */
export const part = <T>(all: readonly T[], of = 5): T[] => sampled(all, Math.ceil(all.length / of))

/** How often a property is tried: `whole` times in all, a tenth of them by `npm test`. */
export const runs = (whole: number): number => {
  const few = Math.ceil(whole / 10)
  if (!ALL) return few
  return REST ? Math.max(whole - few, 1) : whole
}

/** What to begin the draws of a property from: others for those that are left. */
export const seedOf = (seed: number): number => (REST ? seed + 1 : seed)

/** How far apart the steps are at which `npm test` stops something, and the first of them, drawn by SEED. */
const STRIDE = 8
const FIRST = 1 + (SEED % STRIDE)

/** The step behind `at` at which something is to be stopped next; the first one behind 0. */
export const nextStep = (at: number): number => {
  for (let step = at + 1; ; step++) if (!ALL || REST ? (step % STRIDE === FIRST % STRIDE) !== REST : true) return step
}

/** The stories with scanned pages: to recognise one takes a core ten seconds and more. One of them by `npm test`. */
const SCANNED = ['preparation', 'watch', 'reader'] as const
const scanned = sampled(SCANNED, 1)

/** Whether this run tells a story with scanned pages; one that goes on without them has its notices as texts. */
export const isScanned = (story: (typeof SCANNED)[number]): boolean => scanned.includes(story)
