import { Command, CommanderError } from 'commander'
import { addAccountCommands, addKeyCommands, addPlanCommands } from './accounts.ts'
import { UsageError } from './context.ts'
import { addCronCommand } from './cron.ts'
import { addDeskCommands } from './desk.ts'
import { addImportCommand } from './import.ts'
import { addKapCommands } from './kap.ts'
import { addReadCommand } from './read.ts'
import { addReportKeyCommands } from './report-key.ts'
import { addRereadCommand } from './reread.ts'
import { addSanctionsCommands } from './sanctions.ts'
import { addSandboxCommand } from './sandbox.ts'
import { addStatusNoteCommands } from './status-note.ts'
import { addVerifyCommand } from './verify.ts'
import { addWebhookKeysCommands } from './webhook-keys.ts'

/** Every command, in the order of the help: documents first, then who may ask, then what is checked, made and fired. */
const COMMANDS = [
  addImportCommand,
  addReadCommand,
  addRereadCommand,
  addPlanCommands,
  addAccountCommands,
  addKeyCommands,
  addDeskCommands,
  addSanctionsCommands,
  addKapCommands,
  addVerifyCommand,
  addReportKeyCommands,
  addSandboxCommand,
  addWebhookKeysCommands,
  addStatusNoteCommands,
  addCronCommand,
]

/** Puts every command on a parser. */
export const addCommands = (program: Command): void => {
  for (const add of COMMANDS) add(program)
}

/**
 * Runs one command of the operator tool: `npm run kunye -- COMMAND …`. Throws {@link UsageError} with what to type where the command line
 * is wrong; what the command itself throws passes through.
 */
export const runKunye = async (args: string[]): Promise<void> => {
  let said = ''
  const program = new Command('npm run kunye --')
    .description('The operator tool. Without settings it works on npm run dev of this machine.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => {
        said += text
      },
    })
    .showHelpAfterError()
    .helpCommand('help [COMMAND]', 'what a command takes')
  addCommands(program)
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) throw new UsageError(said.trim().replace(/^error: /, ''))
  }
}
