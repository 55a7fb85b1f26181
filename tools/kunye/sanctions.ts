import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { Command } from 'commander'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { findList, LIST_CODES, LISTS, type SanctionsList } from '../../lib/domain/screening/lists.ts'
import { importList } from '../../lib/pipeline/import-list.ts'
import { sendRescreening } from '../../lib/pipeline/rescreen.ts'
import { documentOf } from '../../lib/platform/tables/text.ts'
import { listVersions, presentVersions, retireList } from '../../lib/store/sanctions.ts'
import { openTarget, printTable, readInput, UsageError } from './context.ts'

const listNamed = (name: string): SanctionsList => {
  const list = findList(name)
  if (!list) throw new UsageError(`There is no list ${name}. Lists: ${LIST_CODES.join(', ')}\nnpm run kunye -- sanctions import LIST FILE…`)
  return list
}

/** The day of files that somebody brings: that of the oldest. A file that comes through a pipe is of today. */
const ownDayOf = (paths: string[]): string =>
  dayIn(new Date(Math.min(Date.now(), ...paths.flatMap((path) => (existsSync(path) ? [statSync(path).mtimeMs] : [])))))

const importFiles = async (list: SanctionsList, paths: string[], acceptShrunk: boolean): Promise<void> => {
  const documents = await Promise.all(paths.map(async (path) => documentOf(basename(path), await readInput(path))))
  const { db, queue } = openTarget()
  const result = await importList(db, {
    list: list.code,
    documents,
    source: `operator: ${paths.map((path) => basename(path)).join(', ')}`,
    today: dayIn(new Date()),
    asOf: ownDayOf(paths),
    acceptShrunk,
  })
  switch (result.outcome) {
    case 'unchanged':
      return console.log(`${list.code}: unchanged; noted as checked on ${ownDayOf(paths)}, the day of the file.`)
    case 'refused': {
      process.exitCode = 1
      console.error(`${list.code}: refused, the last good version stays in force. ${result.reason}.`)
      return
    }
    case 'imported': {
      const { records, formerRecords, difference, publishedOn, unread } = result
      console.log(
        `${list.code}: ${records} records${publishedOn ? ` of ${publishedOn}` : ''}, before ${formerRecords ?? 'none'}; ` +
          `${difference.added} new, ${difference.changed} changed, ` +
          `${difference.removed} gone.`,
      )
      for (const { at, reason } of unread) console.log(`  kept aside: ${at}: ${reason}`)
      if (queue) await sendRescreening(queue, `${list.code}-${result.version}`)
      else console.log('Followed companies are screened again with the next run of the cron job (no QSTASH_TOKEN is set here).')
    }
  }
}

const showLists = async (name: string | undefined): Promise<void> => {
  const list = name === undefined ? null : listNamed(name).code
  const log = await (list === null ? presentVersions(openTarget().db) : listVersions(openTarget().db, list, 20))
  const missing = list === null ? LIST_CODES.filter((code) => !log.some((row) => row.list === code)) : []
  printTable(
    [
      ...log.map((row) => ({
        list: row.list,
        state: row.state,
        'list of': row.publishedOn,
        'in force': row.since,
        checked: row.checkedOn,
        records: row.records,
        before: row.formerRecords,
        'new/changed/gone': row.added === null ? null : `${row.added}/${row.changed}/${row.removed}`,
        aside: row.unread.length,
        sha256: row.sha256.slice(0, 12),
        note: row.refused ?? row.source,
      })),
      ...missing.map((code) => ({
        list: code,
        state: LISTS[code].required ? 'MISSING' : 'not in use',
        'list of': null,
        'in force': null,
        checked: null,
        records: null,
        before: null,
        'new/changed/gone': null,
        aside: null,
        sha256: null,
        note: LISTS[code].required ? 'required: nothing counts as screened without it' : null,
      })),
    ],
    'Nothing was imported yet: npm run kunye -- sanctions import LIST FILE…',
  )
}

/** `sanctions import LIST FILE…` (for OFAC's CSV all files of the set), `sanctions lists [LIST]`, `sanctions retire LIST`. */
export const addSanctionsCommands = (program: Command): void => {
  const sanctions = program.command('sanctions').description(`sanctions lists: ${LIST_CODES.join(', ')}`)
  sanctions
    .command('import')
    .description('a new version of a list')
    .argument('<LIST>')
    .argument('<FILE...>', "for OFAC's CSV all files of the set")
    .option('--accept-shrunk', 'take it though it lost more than a fifth of the present version')
    .action((name: string, files: string[], { acceptShrunk = false }: { acceptShrunk?: boolean }) =>
      importFiles(listNamed(name), files, acceptShrunk),
    )
  sanctions.command('lists').description('versions in force, or those of one list').argument('[LIST]').action(showLists)
  sanctions
    .command('retire')
    .description('take a list out of use from today on')
    .argument('<LIST>')
    .action(async (name: string) => {
      const { code } = listNamed(name)
      if (!(await retireList(openTarget().db, code, dayIn(new Date())))) throw new UsageError(`${code} is not in use.`)
      console.log(`${code} is out of use from today on.`)
    })
}
