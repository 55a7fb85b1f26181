import { sampled } from './sampled.ts'

/** The stories with scanned pages: to recognise one takes a core ten seconds and more. One of them by `npm test`, as SEED draws it. */
const STORIES = ['preparation', 'watch', 'reader'] as const
const told = sampled(STORIES, 1)

/** Whether this run tells a story with pages; one that goes on without them has its notices as texts. */
export const isScanned = (story: (typeof STORIES)[number]): boolean => told.includes(story)
