import type { Queue } from '../platform/queue.ts'

/** The stages that are jobs of their own. */
export type JobStage = 'notices' | 'archive' | 'profile'

/**
 * Sends a stage of a company's preparation on its way. `step` tells apart the messages of one stage: a second copy of the same step is dropped by the queue,
 * and harmless where it is not.
 */
export const sendStage = (queue: Queue, companyId: number, stage: JobStage, more: { step?: string; delaySeconds?: number } = {}): Promise<void> =>
  queue.publish({
    path: 'hazirlik', body: { companyId, stage },
    ...(more.delaySeconds ? { delaySeconds: more.delaySeconds } : {}),
    ...(more.step ? { deduplicationId: `hazirlik-${companyId}-${stage}-${more.step}` } : {}),
  })
