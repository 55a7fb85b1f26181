import type { Command } from 'commander'
import { unmatchedDisclosures } from '../../lib/store/disclosures.ts'
import { settleFiling } from '../../lib/pipeline/read-disclosures.ts'
import type { FilerCandidate } from '../../lib/domain/disclosure/match.ts'
import { openTarget, printTable, UsageError } from './context.ts'

/** Filings shown at once. */
const MOST = 200

const told = (candidates: readonly FilerCandidate[]): string =>
  candidates.map(({ companyId, title, office, registryNo }) => `${companyId} (${title ?? '–'}, ${office} ${registryNo})`).join('; ')

const showOpen = async (): Promise<void> =>
  printTable(
    (await unmatchedDisclosures(openTarget().db, 0, MOST)).map(({ ref, publishedOn, title, office, registryNo, mersisNo, candidates }) => ({
      ref,
      published: publishedOn,
      filer: [title, office, registryNo, mersisNo].filter(Boolean).join(', '),
      companies: told(candidates),
    })),
    'No filing waits to be settled.',
  )

type Settling = { company?: string; nobody?: true; by: string }

const settle = async (ref: string, { company, nobody, by }: Settling): Promise<void> => {
  if ((company === undefined) === (nobody === undefined)) throw new UsageError('Give either --company ID or --nobody.')
  if (company !== undefined && !/^\d{1,15}$/.test(company)) throw new UsageError(`--company takes the number of a company, not ${company}.`)
  const { refused, candidates } = await settleFiling(openTarget().db, ref, company === undefined ? null : Number(company), by)
  if (refused === 'not_open') throw new UsageError(`No filing ${ref} waits to be settled. See: npm run kunye -- kap open`)
  if (refused === 'not_candidate')
    throw new UsageError(`The keys of ${ref} do not name company ${company}. It may be of: ${told(candidates)}`)
  console.log(
    company === undefined ? `${ref} is of none of the known companies.` : `${ref} is of company ${company}; who follows it is told once.`,
  )
}

/** `kap open | settle`: public-disclosure filings whose keys name different companies, and whose they are. */
export const addKapCommands = (program: Command): void => {
  const kap = program
    .command('kap')
    .description('public-disclosure filings that belong to nobody, because their keys name different companies')
  kap.command('open').description('the filings that wait, with the companies they may be of').action(showOpen)
  kap
    .command('settle')
    .description('whose a filing is')
    .argument('<REF>', 'the number of the filing; see: kap open')
    .option('--company <ID>', 'it is of this company, one of those its keys name')
    .option('--nobody', 'it is of none of them')
    .requiredOption('--by <NAME>', 'who says so')
    .action(settle)
}
