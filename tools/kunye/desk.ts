import type { Command } from 'commander'
import { caseCounts, settledCases, type SettledCase, setOperator, setSharing, waitingObjections } from '../../lib/store/desk-report.ts'
import type { Db } from '../../lib/platform/database.ts'
import { openTarget, printTable, UsageError } from './context.ts'

/** A settled case in the form in which `read` prints a notice; `unread` is empty, for nothing of it is left open. */
const lineOf = ({ ref, header, why, clause, decision, facts, operator }: SettledCase): string =>
  JSON.stringify({
    file: ref,
    header,
    kinds: [...new Set(facts.map(({ kind }) => kind))],
    facts: facts.map(({ id: _id, noticeId: _notice, boxes: _boxes, by: _by, ...fact }) => fact),
    unread: decision === 'registry' ? [{ ...clause, why }] : [],
    settled: { text: clause.text, start: clause.start, end: clause.end, why, decision, by: operator ? 'operator' : 'account' },
  })

const noted = async (set: (db: Db, name: string, on: boolean) => Promise<boolean>, name: string, isOn: boolean): Promise<void> => {
  if (!(await set(openTarget().db, name, isOn))) throw new UsageError(`There is no account ${name}. See: npm run kunye -- account list`)
}

/** `desk stats`, `desk export`, `desk objections`, `desk operator ACCOUNT`, `desk share ACCOUNT` */
export const addDeskCommands = (program: Command): void => {
  const desk = program.command('desk').description('the settling desk: what the reader leaves open, and what people make of it')
  desk
    .command('stats')
    .description('cases opened, open, settled and read since, and hours open, by reason: what the reader should learn next')
    .action(async () =>
      printTable(
        (await caseCounts(openTarget().db)).map(({ why, opened, open, settled, read, hours }) => ({
          reason: why,
          opened,
          open,
          settled,
          'read since': read,
          'hours open (median)': hours,
        })),
        'No cases yet.',
      ),
    )
  desk
    .command('export')
    .description('settled cases, one JSON line each, as read prints notices: the operator’s and those of accounts that agreed')
    .action(async () => {
      for (const settled of await settledCases(openTarget().db)) console.log(lineOf(settled))
    })
  desk
    .command('objections')
    .description('what accounts say is wrong and nobody answered yet, the oldest first')
    .action(async () =>
      printTable(
        (await waitingObjections(openTarget().db)).map(({ caseId, hours, ...said }) => ({ case: caseId, ...said, 'hours open': hours })),
        'No objection waits for an answer.',
      ),
    )
  desk
    .command('operator')
    .description('make an account the operator’s own: what two of its settlers decide alike holds for all')
    .argument('<ACCOUNT>', 'its name')
    .option('--off', 'an ordinary account again')
    .action(async (name: string, { off = false }: { off?: boolean }) => {
      await noted(setOperator, name, !off)
      console.log(off ? `Account ${name} decides for itself alone.` : `Settlers of account ${name} decide for all.`)
    })
  desk
    .command('share')
    .description('note that an account agreed to the export of what it settled')
    .argument('<ACCOUNT>', 'its name')
    .option('--off', 'it no longer does')
    .action(async (name: string, { off = false }: { off?: boolean }) => {
      await noted(setSharing, name, !off)
      console.log(off ? `What account ${name} settles is not exported.` : `What account ${name} settles is exported.`)
    })
}
