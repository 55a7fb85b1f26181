import type { Job, Queue } from '../platform/queue.ts'

/** The stages that are jobs of their own. */
export type JobStage = 'notices' | 'archive' | 'profile'
type StageMessage = { step?: string; delaySeconds?: number }

const stageJob = (companyId: number, stage: JobStage, { step, delaySeconds }: StageMessage): Job => ({
  path: 'hazirlik',
  body: { companyId, stage },
  ...(delaySeconds ? { delaySeconds } : {}),
  ...(step ? { deduplicationId: `hazirlik-${companyId}-${stage}-${step}` } : {}),
})

/**
 * Sends a stage of a company's preparation on its way. `step` tells apart the messages of one stage: a second copy of the same step is
 * dropped by the queue, and harmless where it is not.
 */
export const sendStage = (queue: Queue, companyId: number, stage: JobStage, more: StageMessage = {}): Promise<void> =>
  queue.publish(stageJob(companyId, stage, more))

/** {@link sendStage} for many companies at once. */
export const sendStages = (queue: Queue, companyIds: readonly number[], stage: JobStage, step: string): Promise<void> =>
  queue.publishAll(companyIds.map((companyId) => stageJob(companyId, stage, { step })))
