import { fold } from '../../kernel/text.ts'

const NAMES = new Set(['turkey', 'turkiye', 'republic of turkiye', 'republic of turkey', 'turkiye cumhuriyeti', 'tr', 'tur'])

/** Whether a publisher's name or code of a country means Türkiye: only then a long number can be a Turkish identity or tax number. */
export const isTurkey = (country: string | null): boolean => country !== null && NAMES.has(fold(country))

/** Whether a text speaks of Türkiye. */
export const namesTurkey = (text: string): boolean => /\bt(?:u|ü)rk(?:ey|iye|ish)\b/i.test(text)
