import { basename } from 'node:path'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { findList, LIST_CODES, LISTS, type SanctionsList } from '../../lib/domain/screening/lists.ts'
import { importList } from '../../lib/pipeline/import-list.ts'
import { sendRescreening } from '../../lib/pipeline/rescreen.ts'
import { documentOf } from '../../lib/platform/tables/text.ts'
import { listVersions, presentVersions, retireList } from '../../lib/store/sanctions.ts'
import { openTarget, plain, printTable, readInput, UsageError } from './context.ts'

export const SANCTIONS_USAGE = 'sanctions import LIST FILE… [--accept-shrunk] | sanctions lists [LIST] | sanctions retire LIST'

const listNamed = (name: string | undefined): SanctionsList => {
  const list = findList(name ?? '')
  if (!list)
    throw new UsageError(
      `${name === undefined ? 'LIST is missing' : `There is no list ${name}`}. Lists: ` +
        `${LIST_CODES.join(', ')}\nnpm run kunye -- ${SANCTIONS_USAGE}`,
    )
  return list
}

const importFiles = async (list: SanctionsList, paths: string[], acceptShrunk: boolean): Promise<void> => {
  const documents = await Promise.all(paths.map(async (path) => documentOf(basename(path), await readInput(path))))
  const { db, queue } = openTarget()
  const result = await importList(db, {
    list: list.code,
    documents,
    source: `operator: ${paths.map((path) => basename(path)).join(', ')}`,
    today: dayIn(new Date()),
    acceptShrunk,
  })
  switch (result.outcome) {
    case 'unchanged':
      return console.log(`${list.code}: unchanged; noted as checked today.`)
    case 'refused': {
      process.exitCode = 1
      console.error(`${list.code}: refused, the last good version stays in force. ${result.reason}.`)
      return
    }
    case 'imported': {
      const { records, formerRecords, difference, publishedOn, unread } = result
      console.log(
        `${list.code}: ${records} records${publishedOn ? ` of ${publishedOn}` : ''}, before ` +
          `${formerRecords ?? 'none'}; ${difference.added} new, ${difference.changed} changed, ` +
          `${difference.removed} gone.`,
      )
      for (const { at, reason } of unread) console.log(`  kept aside: ${at}: ${reason}`)
      if (queue) await sendRescreening(queue, `${list.code}-${result.version}`)
      else console.log('Followed companies are screened again with the next run of the cron job (no QSTASH_TOKEN is set here).')
    }
  }
}

/** `sanctions import LIST FILE…` (for OFAC's CSV all files of the set), `sanctions lists [LIST]`, `sanctions retire LIST`. */
export const sanctionsCommand = async (args: string[]): Promise<void> => {
  const [verb, name, ...paths] = plain(args, [], ['accept-shrunk'])
  switch (verb) {
    case 'import': {
      const list = listNamed(name)
      if (paths.length === 0) throw new UsageError(`npm run kunye -- sanctions import ${list.code} FILE…`)
      return importFiles(list, paths, args.includes('--accept-shrunk'))
    }
    case 'lists': {
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
      return
    }
    case 'retire': {
      const list = listNamed(name)
      if (!(await retireList(openTarget().db, list.code, dayIn(new Date())))) throw new UsageError(`${list.code} is not in use.`)
      return console.log(`${list.code} is out of use from today on.`)
    }
    default:
      throw new UsageError(`npm run kunye -- ${SANCTIONS_USAGE}`)
  }
}
