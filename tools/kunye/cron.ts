import { Argument, type Command } from 'commander'
import { CRONS } from '../../lib/pipeline/crons.ts'
import { fireCron } from '../local/workers.ts'
import { openTarget } from './context.ts'

export const addCronCommand = (program: Command): Command =>
  program
    .command('cron')
    .description('fire a cron trigger now (on this machine)')
    .addArgument(new Argument('<NAME>', 'which one').choices(Object.keys(CRONS)))
    .action(async (name: keyof typeof CRONS) => {
      await fireCron(openTarget().baseUrl, 'kunye-isler', CRONS[name])
      console.log(`${name} ran.`)
    })
