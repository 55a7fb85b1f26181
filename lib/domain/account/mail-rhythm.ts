/** How often a member is mailed a digest. */
export const RHYTHMS = ['none', 'daily', 'weekly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

export const isRhythm = (text: string): text is Rhythm => (RHYTHMS as readonly string[]).includes(text)
