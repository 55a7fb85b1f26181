import type { NoticeHeader } from '../fact/fact.ts'
import { lawOf } from '../law/law.ts'
import { mersisNumber, registryRoot } from '../kernel/registry-number.ts'

const { nearestOffice } = lawOf('TR')

/**
 * Whose notice it may be: office and registry number name a company, its MERSİS number (null where not known yet) stays the same when it
 * moves.
 */
export type CompanyKey = { office: string; registryNo: string; mersisNo: string | null }

/**
 * Whether a notice is of the company: `unsure` where what is legible neither proves nor rules it out. Facts are taken from `same` alone.
 */
export type Match = 'same' | 'other' | 'unsure'

const differing = (a: string, b: string): number => [...a].filter((digit, at) => digit !== b[at]).length

// İstanbul prints 416653-5, and a reader may lose the hyphen.
const withoutSuffix = (printed: string, root: string): boolean => new RegExp(`^0*${root}[058]$`).test(printed.replace(/\D/g, ''))

/**
 * Compares what a notice says of itself with a company: office and root of the registry number together, the MERSİS number as second key.
 * One wrong digit in a MERSİS number is a slip of the reader; two numbers that differ more are two companies, or a branch.
 */
export const matchNotice = (header: Pick<NoticeHeader, 'office' | 'registry_no' | 'mersis_no'>, company: CompanyKey): Match => {
  const [office, ownOffice] = [header.office === null ? null : nearestOffice(header.office), nearestOffice(company.office)]
  const [root, ownRoot] = [header.registry_no === null ? null : registryRoot(header.registry_no), registryRoot(company.registryNo)]
  const [mersis, ownMersis] = [
    header.mersis_no === null ? null : mersisNumber(header.mersis_no),
    company.mersisNo && mersisNumber(company.mersisNo),
  ]
  const distance = mersis && ownMersis ? differing(mersis, ownMersis) : null

  if (distance === 0) return 'same'
  const sameOffice = office !== null && office.name === ownOffice?.name
  if (sameOffice && root !== null && root === ownRoot) return distance === null || distance === 1 ? 'same' : 'unsure'
  if (distance !== null && distance > 1) return 'other'
  if (office !== null && !sameOffice) return distance === 1 ? 'unsure' : 'other'
  if (root !== null && ownRoot !== null && root !== ownRoot && !withoutSuffix(header.registry_no ?? '', ownRoot))
    return distance === 1 ? 'unsure' : 'other'
  return 'unsure'
}

/** Whether a notice is certainly of the company. */
export const belongsTo = (company: CompanyKey, header: Pick<NoticeHeader, 'office' | 'registry_no' | 'mersis_no'>): boolean =>
  matchNotice(header, company) === 'same'
