/**
 * The law a company lives under, chosen by its country. What a record must be understood by stands here; what the law judges of a company
 * (who may sign, which flags it raises) stands above the company, in judgement.ts. A second country is a folder beside `tr` and a line
 * below.
 */
import type { Jurisdiction } from './jurisdiction.ts'
import { TURKISH_LAW } from './tr/law.ts'

/** Countries by ISO 3166-1 alpha-2. */
export const COUNTRIES = ['TR'] as const
export type Country = (typeof COUNTRIES)[number]

const LAWS: Readonly<Record<Country, Jurisdiction>> = { TR: TURKISH_LAW }

/** The law of a country. */
export const lawOf = (country: Country): Jurisdiction => LAWS[country]
