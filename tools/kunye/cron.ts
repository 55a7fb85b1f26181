import { Argument, type Command } from 'commander'
import { fireCron } from '../local/workers.ts'
import { openTarget } from './context.ts'

const CRONS = {
  sweep: '*/10 * * * *',
  watch: '*/30 * * * *',
  terms: '15 0 * * *',
  lists: '45 */6 * * *',
  kap: '20 * * * *',
} as const

export const addCronCommand = (program: Command): Command =>
  program
    .command('cron')
    .description('fire a cron trigger now (on this machine)')
    .addArgument(new Argument('<NAME>', 'which one').choices(Object.keys(CRONS)))
    .action(async (name: keyof typeof CRONS) => {
      await fireCron(openTarget().baseUrl, 'kunye-isler', CRONS[name])
      console.log(`${name} ran.`)
    })
