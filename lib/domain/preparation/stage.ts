import { assertNever } from '../kernel/errors.ts'

/**
 * Stages a company goes through after it was added: its notices are listed, fetched and archived, read into a profile. `branch` is a
 * branch's end.
 */
export type Stage = 'notices' | 'archive' | 'profile' | 'ready' | 'branch'

/** Whether a preparation has come to its end. */
export const isFinished = (stage: Stage): boolean => stage === 'ready' || stage === 'branch'

/**
 * How far a company's preparation is. `error` is set while the official source cannot be reached, and where it has no notice under the
 * number. Instants are ISO text.
 */
export type Preparation = {
  stage: Stage
  found: number
  archived: number
  processed: number
  startedAt: string
  updatedAt: string
  error: 'source_unavailable' | 'no_notice' | null
  /** Notices whose document was set aside because it cannot be read. */
  setAside: number
}

/** The sandbox company whose preparation can be watched: a stage lasts this long from the last add by the key. */
export const SLOW_CODE = 'DENEME-YAVAS'
/** The sandbox company whose source never answers. */
export const CLOSED_SOURCE_CODE = 'DENEME-KAYNAK-KAPALI'
const SLOW_STAGE_SECONDS = 60
const SLOW_STAGES: Stage[] = ['notices', 'archive', 'profile']

/** Where the slow sandbox company stands for a key that added it at `addedAt` (null: never), given how its real preparation ended. */
export const slowPreparation = (addedAt: string | null, now: Date, real: Preparation): Preparation => {
  if (addedAt === null) return real
  const elapsed = (now.getTime() - Date.parse(addedAt)) / 1000
  const at = Math.max(0, Math.floor(elapsed / SLOW_STAGE_SECONDS))
  const stage = SLOW_STAGES[at]
  const updatedAt = new Date(Date.parse(addedAt) + Math.min(at, SLOW_STAGES.length) * SLOW_STAGE_SECONDS * 1000).toISOString()
  if (!stage) return { ...real, startedAt: addedAt, updatedAt }
  return {
    stage,
    found: stage === 'notices' ? 0 : real.found,
    archived: stage === 'profile' ? real.archived : 0,
    processed: 0,
    startedAt: addedAt,
    updatedAt,
    error: null,
    setAside: real.setAside,
  }
}

/** Seconds after which asking again makes sense; null when nothing more will come. */
export const nextPollSeconds = (preparation: Preparation): number | null => {
  switch (preparation.stage) {
    case 'ready':
    case 'branch':
      return null
    case 'notices':
    case 'archive':
    case 'profile':
      return preparation.error ? 300 : 60
    default:
      return assertNever(preparation.stage)
  }
}
