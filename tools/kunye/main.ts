import { remoteArchive } from '../../lib/platform/archive.ts'
import { openOcr } from '../stand-ins/ocr.ts'
import { sandboxFilings } from '../stand-ins/kap.ts'
import { openPdfRenderer } from '../pdf-renderer.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { madeUpNotices } from '../stand-ins/stand-ins.ts'
import { fireCron } from '../local/workers.ts'
import { accountCommand, keyCommand, planCommand } from './accounts.ts'
import { explain, openTarget, UsageError } from './context.ts'
import { importCommand } from './import.ts'
import { readFiles } from './read.ts'
import { SANCTIONS_USAGE, sanctionsCommand } from './sanctions.ts'
import { reportKeyCommand } from './report-key.ts'
import { rereadCommand } from './reread.ts'
import { seedSandbox } from './sandbox.ts'
import { STATUS_NOTE_USAGE, statusNoteCommand } from './status-note.ts'
import { verifyCommand } from './verify.ts'
import { webhookKeysCommand } from './webhook-keys.ts'

/** The operator tool: `npm run kunye -- COMMAND …`. */
const HELP = `npm run kunye -- COMMAND

  import FOLDER|FILE… [--account NAME]   gazette PDFs and notice texts into the service
  read FILE…                             print what is read from files, one JSON line each (needs no server)
  reread --office NAME --number NO | --all   read stored notices with the present rules, print what changed
  plan list | set ID --companies N [--hourly N]
  account list | set NAME --plan ID | email NAME [ADDRESS [--remove]]
  key list [ACCOUNT] | create ACCOUNT [--label TEXT] [--expires YYYY-MM-DD] [--sandbox] | rotate KEY | revoke KEY
  ${SANCTIONS_USAGE}
  verify FILE [--keys FILE|URL] [--address URL]  check a report (JSON or PDF) or screening record: valid (0), invalid (1) or undetermined (2), and why
  report-key new [--before FILE]         a key to sign reports with, before those of the present REPORT_KEYS
  sandbox                                make or renew the sandbox companies
  webhook-keys new | reencrypt           a new key for WEBHOOK_KEYS; put all webhook secrets under the newest key
  ${STATUS_NOTE_USAGE}
  cron sweep | watch | terms | lists | kap
                                         fire a cron trigger now (on this machine)`

const CRONS: Record<string, string> = {
  sweep: '*/10 * * * *',
  watch: '*/30 * * * *',
  terms: '15 0 * * *',
  lists: '45 */6 * * *',
  kap: '20 * * * *',
}

const read = async (files: string[]): Promise<void> => {
  if (files.length === 0) throw new UsageError('npm run -s kunye -- read FILE…')
  const ocr = openOcr({ cacheDir: '.kunye/ocr' })
  try {
    const render = await openPdfRenderer()
    await readFiles(files, async (pdf) => (await readPdf(pdf, { render, ocr })).notices.map((notice) => notice.text))
  } finally {
    await ocr.close()
  }
}

const run = async ([command, ...args]: string[]): Promise<void> => {
  switch (command) {
    case 'import':
      return importCommand(args)
    case 'read':
      return read(args)
    case 'reread':
      return rereadCommand(args)
    case 'plan':
      return planCommand(args)
    case 'account':
      return accountCommand(args)
    case 'key':
      return keyCommand(args)
    case 'webhook-keys':
      return webhookKeysCommand(args)
    case 'verify':
      return verifyCommand(args)
    case 'report-key':
      return reportKeyCommand(args)
    case 'sanctions':
      return sanctionsCommand(args)
    case 'status-note':
      return statusNoteCommand(args)
    case 'sandbox': {
      const target = openTarget()
      const count = await seedSandbox(
        target.db,
        remoteArchive(target.baseUrl, target.operatorToken),
        madeUpNotices,
        sandboxFilings(target.kapPages),
      )
      return console.log(`${count} sandbox companies are ready.`)
    }
    case 'cron': {
      const cron = CRONS[args[0] ?? '']
      if (!cron) throw new UsageError(`npm run kunye -- cron ${Object.keys(CRONS).join(' | ')}`)
      await fireCron(openTarget().baseUrl, 'kunye-isler', cron)
      return console.log(`${args[0]} ran.`)
    }
    case undefined:
    case 'help':
    case '--help':
      return console.log(HELP)
    default:
      throw new UsageError(`There is no command ${command}.\n${HELP}`)
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
