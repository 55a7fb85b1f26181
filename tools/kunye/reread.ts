import cliProgress from 'cli-progress'
import type { Command } from 'commander'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import { registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { publishDeliveries } from '../../lib/pipeline/deliver.ts'
import { type FactChange, type Reread, rereadCompany, staleCompanies } from '../../lib/pipeline/reread.ts'
import { counted, openTarget, UsageError } from './context.ts'

const { nearestOffice } = lawOf('TR')

/** What a fact states, on one line, without its place. */
const told = (fact: FactChange['before']): string => {
  const {
    kind,
    id: _id,
    noticeId: _notice,
    quote: _quote,
    start: _start,
    end: _end,
    verified: _verified,
    boxes: _boxes,
    ...values
  } = fact as NonNullable<typeof fact> & { boxes?: unknown }
  return `${kind} ${Object.entries(values)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')}`
}

const lineOf = ({ before, after }: FactChange): string =>
  before && after ? `    ~ ${told(before)}\n    → ${told(after)}` : after ? `    + ${told(after)}` : `    - ${told(before)}`

const report = ({ company, facts, feed }: Reread): void => {
  const count = (wanted: (change: FactChange) => boolean): number => facts.filter(wanted).length
  const [added, gone, changed] = [
    count(({ before }) => before === null),
    count(({ after }) => after === null),
    count(({ before, after }) => before !== null && after !== null),
  ]
  console.log(
    `  ${company.office} ${company.registryNo} ${company.title ?? ''}: ${added} facts added, ${gone} gone, ` +
      `${changed} changed; change feed: ${feed.added} rows added, ${feed.gone} gone`,
  )
  for (const change of facts) console.log(lineOf(change))
}

type Asked = { office?: string | null; number?: string | null; all?: boolean }

export const addRereadCommand = (program: Command): Command =>
  program
    .command('reread')
    .description('read stored notices with the present rules, print what changed')
    .option('--office <NAME>', 'the registry office of one company')
    .option('--number <NO>', 'its registry number')
    .option('--all', 'of every company')
    .action(reread)

/**
 * `reread --office X --number Y | --all`: stored notices that an earlier version of the rules read are read again; prints what changed of
 * each company.
 */
const reread = async ({ office = null, number = null, all = false }: Asked): Promise<void> => {
  if (all === (office !== null || number !== null) || (!all && (office === null || number === null)))
    throw new UsageError('npm run kunye -- reread --office NAME --number NO, or --all')
  const [place, root] = [office === null ? null : nearestOffice(office), number === null ? null : registryRoot(number)]
  if (!all && (!place || root === null))
    throw new UsageError(place ? `${number} is no registry number.` : `There is no registry office ${office}.`)
  const target = openTarget()
  const companies = await staleCompanies(target.db, place && root !== null ? { office: place.name, registryRoot: root } : null)
  if (!all && companies.length === 0) throw new UsageError(`No company is stored at ${place?.name} ${number}.`)

  if (companies.length === 0) return console.log('Nothing to do: every stored notice was read with the present rules.')

  const today = dayIn(new Date())
  const done: Reread[] = []
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} companies {what}', noTTYOutput: true, notTTYSchedule: 10_000 },
    cliProgress.Presets.shades_classic,
  )
  bar.start(companies.length, 0, { what: '' })
  try {
    for (const company of companies) {
      bar.update(done.length, { what: `${company.office} ${company.registryNo}` })
      done.push(await rereadCompany(target.db, company, today))
    }
    bar.update(done.length, { what: '' })
    if (target.queue) await publishDeliveries({ db: target.db, queue: target.queue, now: () => new Date() })
  } finally {
    bar.stop()
  }
  const different = done.filter(({ facts, feed }) => facts.length > 0 || feed.added + feed.gone > 0)
  console.log(
    `${counted(
      companies.reduce((sum, { stale }) => sum + stale, 0),
      'notice',
    )} of ${counted(companies.length, 'company', 'companies')} read again; ${counted(different.length, 'company', 'companies')} changed.`,
  )
  different.forEach(report)
}
