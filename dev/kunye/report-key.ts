import { readFileSync } from 'node:fs'
import { readPublished, withNewKey } from '../../lib/platform/seal/keys.ts'
import { option, plain, UsageError } from './context.ts'

/**
 * `report-key new [--before FILE]`: prints a text for `REPORT_KEYS` with a fresh key that signs from now on. FILE holds the present text; of its keys the public
 * parts stay published, so that what they signed can still be checked. The private part is printed this once.
 */
export const reportKeyCommand = async (args: string[]): Promise<void> => {
  const [verb] = plain(args, ['before'])
  if (verb !== 'new') throw new UsageError('npm run -s kunye -- report-key new [--before FILE]')
  const file = option(args, 'before')
  const former = file === null ? [] : readPublished(JSON.parse(readFileSync(file, 'utf8')))
  console.log(await withNewKey(former))
  console.error(`Set it as REPORT_KEYS of the Workers kunye-dogrulama and kunye-acik and deploy. Keep it secret: whoever has it signs reports in your name.${
    former.length === 0 ? ' Reports signed with former keys can be checked only while those stay in it: use --before.' : ''}`)
}
