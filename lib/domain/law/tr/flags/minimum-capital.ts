/**
 * The least capital the law of a day asks of a company, and what it says of one that has less. The commercial code (6102) of 1 July 2012
 * set the amounts (m.332, m.580) and gave older companies until 14 February 2014 (law 6103 m.20). Presidential decision 7887 (Official
 * Gazette of 25.11.2023/32380, corrected on
 * 26.11.2023/32381) raised them for companies founded from 1 January 2024 on; older ones had no duty until provisional m.15 (law 7511) of
 * 29 May 2024 gave them until 31 December 2026. What the former code (6762) asked is not judged: its amounts rose by decrees.
 */
import type { IsoDate } from '../../../kernel/dates.ts'
import { decimalOf, hundredths } from '../../../kernel/decimal.ts'
import { currentCapital, inNewLira } from '../../../company/shares/capital.ts'
import type { Bilingual } from '../../../kernel/bilingual.ts'
import type { CapitalStep, State } from '../../../company/fold/state.ts'

/**
 * Amounts in lira. It binds every company since `from`, those founded since `forNew` since then. `start` is for a company in the
 * registered-capital system that is not public: one below it counts as having left the system after `raiseBy` where `leaves`; one below
 * `least` counts as dissolved. `basis` and `cited` name the articles.
 */
export type CapitalLaw = {
  forNew: IsoDate
  from: IsoDate
  raiseBy: IsoDate
  least: { JOINT_STOCK: string; LIMITED: string }
  start: string
  leaves: boolean
  basis: string
  cited: Bilingual
}

const LAWS: readonly CapitalLaw[] = [
  {
    forNew: '2012-07-01',
    from: '2012-07-01',
    raiseBy: '2014-02-14',
    least: { JOINT_STOCK: '50000.00', LIMITED: '10000.00' },
    start: '100000.00',
    leaves: false,
    basis: 'TTK m.332, m.580; 6103 sayılı Kanun m.20',
    cited: { tr: '6103 sayılı Kanun 20, TTK 332, 580', en: 'Law 6103 20, TCC 332, 580' },
  },
  {
    forNew: '2024-01-01',
    from: '2024-05-29',
    raiseBy: '2026-12-31',
    least: { JOINT_STOCK: '250000.00', LIMITED: '50000.00' },
    start: '500000.00',
    leaves: true,
    basis: 'TTK m.332, m.580, geçici m.15',
    cited: { tr: 'TTK geçici 15, 332, 580', en: 'TCC provisional 15, 332, 580' },
  },
]

/**
 * Who permitted a company its registered capital: the Capital Markets Board to a public one, the ministry to another; null where the
 * notices do not say.
 */
export type CeilingPermit = 'board' | 'ministry' | null

const ceilingsOf = (state: State): CapitalStep[] => state.capital.filter((step) => step.operation === 'registered_ceiling')

/** {@link CeilingPermit} of the latest ceiling that names one. */
export const permitOf = (state: State): CeilingPermit =>
  ceilingsOf(state)
    .flatMap((step) => step.permit ?? [])
    .at(-1) ?? null

/**
 * A company's capital beside the law of a day, by the earliest law it does not meet, else by the latest. `amount` and `least` are decimals
 * in lira. `below`: less than the least; what follows after `raiseBy` (null: nothing, or no time is given) says `otherwise`. `open`: less
 * than a company that is not public must have, and the notices do not say whether it is one. `inSystem`: the company has a registered
 * ceiling. `unknown`: no capital in lira is known.
 */
export type CapitalTest =
  | { result: 'unknown'; law: CapitalLaw }
  | {
      result: 'met' | 'below' | 'open'
      law: CapitalLaw
      capital: CapitalStep
      amount: string
      least: string
      raiseBy: IsoDate | null
      otherwise: 'dissolved' | 'left_system' | null
      inSystem: boolean
    }

/**
 * {@link CapitalTest}; null where no law here sets a minimum: another legal form, a day before July 2012, a public company's registered
 * capital (capital-markets law).
 */
export const testCapital = (state: State, day: IsoDate): CapitalTest | null => {
  const { form, establishment } = state
  if (form !== 'JOINT_STOCK' && form !== 'LIMITED') return null
  const foundedUnder = (law: CapitalLaw): boolean => establishment !== null && establishment.on >= law.forNew
  const laws = LAWS.filter((law) => day >= (foundedUnder(law) ? law.forNew : law.from))
  const latest = laws.at(-1)
  const inSystem = form === 'JOINT_STOCK' && ceilingsOf(state).length > 0
  const permit = permitOf(state)
  if (!latest || (inSystem && permit === 'board')) return null
  const capital = currentCapital(state)
  const value = capital?.currency === 'TRY' ? inNewLira(capital.to, capital.currency, capital.on) : null
  if (!capital || value === null) return { result: 'unknown', law: latest }
  const lacks = (least: string): boolean => value < (hundredths(least) ?? 0n)
  const told = { capital, amount: decimalOf(value), inSystem }
  const unmet = laws.find((law) => lacks(law.least[form]))
  if (unmet) {
    const raiseBy = foundedUnder(unmet) ? null : unmet.raiseBy
    return { ...told, result: 'below', law: unmet, least: unmet.least[form], raiseBy, otherwise: raiseBy === null ? null : 'dissolved' }
  }
  if (!inSystem || !lacks(latest.start))
    return { ...told, result: 'met', law: latest, least: inSystem ? latest.start : latest.least[form], raiseBy: null, otherwise: null }
  const raiseBy = latest.leaves && !foundedUnder(latest) ? latest.raiseBy : null
  return {
    ...told,
    result: permit === null ? 'open' : 'below',
    law: latest,
    least: latest.start,
    raiseBy,
    otherwise: raiseBy === null ? null : 'left_system',
  }
}
