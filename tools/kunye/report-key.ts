import type { Command } from 'commander'
import { type PublicKey, readPublished, withNewKey } from '../../lib/platform/seal/keys.ts'
import { readInput, UsageError, utf8 } from './context.ts'

const publishedIn = async (file: string): Promise<PublicKey[]> => {
  const text = utf8(file, await readInput(file))
  try {
    return readPublished(JSON.parse(text))
  } catch {
    throw new UsageError(`${file} does not hold the present REPORT_KEYS, which begin {"keys":[`)
  }
}

/**
 * `report-key new [--before FILE]`: prints a text for `REPORT_KEYS` with a fresh key that signs from now on. FILE holds the present text;
 * of its keys the public parts stay published, so that what they signed can still be checked. The private part is printed this once.
 */
const newReportKey = async ({ before }: { before?: string }): Promise<void> => {
  const former = before === undefined ? [] : await publishedIn(before)
  console.log(await withNewKey(former))
  console.error(
    `Set it as REPORT_KEYS of the Workers kunye-dogrulama and kunye-acik and deploy. Keep it secret: whoever has it signs reports in your name.${
      former.length === 0 ? ' Reports signed with former keys can be checked only while those stay in it: use --before.' : ''
    }`,
  )
}

export const addReportKeyCommands = (program: Command): void => {
  const keys = program.command('report-key').description('keys that reports are signed with')
  keys
    .command('new')
    .description('a key to sign with, before those of the present REPORT_KEYS')
    .option('--before <FILE>', 'a file with the present REPORT_KEYS: what they signed can still be checked')
    .action(newReportKey)
}
