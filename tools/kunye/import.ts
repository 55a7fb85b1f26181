import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import cliProgress from 'cli-progress'
import type { Command } from 'commander'
import { sectionOf } from '../../lib/domain/company/completeness.ts'
import { dayIn, type IsoDate } from '../../lib/domain/kernel/dates.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import { registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { squeeze } from '../../lib/domain/kernel/text.ts'
import { neverSeen } from '../../lib/domain/notice/matters.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'
import { publishDeliveries } from '../../lib/pipeline/deliver.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { pdfKey, remoteArchive } from '../../lib/platform/archive.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import { openOcrReader } from '../../lib/platform/ocr-reader.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { findAccount } from '../../lib/store/accounts.ts'
import { bringCompany, bringNotice, followFor } from '../../lib/store/brought.ts'
import { stateList } from '../../lib/store/list-statements.ts'
import { companyWithRecord } from '../../lib/store/records.ts'
import { noteStage } from '../../lib/store/preparations.ts'
import { openPdfRenderer } from '../pdf-renderer.ts'
import { counted, givenDay, LOCAL, openTarget, quoted, readInput, type Target, UsageError, utf8 } from './context.ts'
import { pageNotes } from './page-notes.ts'
import { splitOrigin } from './read.ts'

const { nearestOffice } = lawOf('TR')

type Page = { publishedOn: string | null; issue: string | null; page: string | null }
type Cut = { text: string; whole: boolean; starts: boolean; places: unknown; at: Page; pdfKey: string | null }

/** The gazette's documents are smaller by far. */
const MOST_PDF_BYTES = 64 * 1024 * 1024
const MOST_TEXT_BYTES = 2_000_000

/** The bytes of a file. Throws {@link UsageError} for what is none (a pipe is never read to its end), or larger than any document. */
const documentAt = async (file: string, most: number): Promise<Uint8Array> => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile() && !found.isDirectory()) throw new UsageError(`${file} is no regular file.`)
  if (found && found.size > most) throw new UsageError(`${file} has ${found.size} bytes; at most ${most} are read.`)
  return readInput(file)
}

/** The text of a file, in UTF-8. Throws {@link UsageError} where it is none. */
const textAt = async (file: string): Promise<string> => {
  const text = utf8(file, await documentAt(file, MOST_TEXT_BYTES))
  if (text.includes('\0')) throw new UsageError(`${file} holds NUL characters: it is no text.`)
  return text
}

/** What went wrong at the bottom: a database error says the statement first, which nobody wants to read. */
const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? causeOf(cause) : String(message).slice(0, 200)
}

/** Whether the service or its page reader does not answer: no fault of the file at hand, and the next one would meet the same. */
const isDown = (error: unknown): boolean => {
  const causes = [error, (error as Error)?.cause, ((error as Error)?.cause as Error | undefined)?.cause]
  return (
    error instanceof SourceUnavailable || causes.some((cause) => /fetch failed|archive at/.test(String((cause as Error)?.message ?? '')))
  )
}

const filesIn = (paths: string[]): string[] =>
  paths.flatMap((path) => {
    if (!existsSync(path)) throw new UsageError(`There is no ${path}.`)
    const files = statSync(path).isDirectory()
      ? readdirSync(path)
          .sort()
          .map((name) => join(path, name))
      : [path]
    return files.filter((file) => /\.(pdf|txt)$/i.test(file))
  })

/** Takes the notices out of gazette PDFs; the PDF itself goes to the archive. */
const pdfReader = async (target: Target): Promise<(pdf: Uint8Array) => Promise<{ cuts: Cut[]; notes: string[] }>> => {
  const render = await openPdfRenderer()
  const ocr = { ...openOcrReader({ OCR_URL: target.ocrUrl, OCR_TOKEN: target.ocrToken }, 300_000), atOnce: availableParallelism() }
  const archive = remoteArchive(target.baseUrl, target.operatorToken)
  return async (pdf) => {
    const key = pdfKey(await digestOf(pdf))
    await archive.put(key, pdf)
    const { pages, notices } = await readPdf(pdf, { render, ocr })
    const cuts = notices.map((cut) => ({
      text: cut.text,
      whole: cut.startsInside && cut.endsInside,
      starts: cut.startsInside,
      places: cut.places,
      at: cut.masthead,
      pdfKey: key,
    }))
    return { cuts, notes: pageNotes(pages) }
  }
}

const textCut = (printed: string): Cut => {
  const { text, hints } = splitOrigin(printed)
  return {
    text,
    whole: true,
    starts: true,
    places: null,
    pdfKey: null,
    at: { publishedOn: hints.published_on ?? null, issue: hints.issue ?? null, page: hints.page ?? null },
  }
}

/** Stores one notice under the company its head names; null where it names none with certainty. */
const bring = async (target: Target, cut: Cut): Promise<{ companyId: number; facts: number; unread: number; unknown: string[] } | null> => {
  const text = maskPersonalNumbers(cut.text)
  const reading = readNotice(text, { published_on: cut.at.publishedOn, issue: cut.at.issue, page: cut.at.page })
  const { header, matters, facts, unread } = reading
  const office = header.office === null ? null : nearestOffice(header.office)
  const root = header.registry_no === null ? null : registryRoot(header.registry_no)
  if (!cut.starts || !office || root === null) return null
  const companyId = await bringCompany(target.db, {
    code: null,
    office: office.name,
    registryNo: header.registry_no ?? root,
    registryRoot: root,
  })
  const identity = header.notice_no ?? createHash('sha256').update(squeeze(text)).digest('hex').slice(0, 24)
  await bringNotice(target.db, companyId, {
    ref: `el:${cut.at.publishedOn ?? ''}:${identity}`,
    title: header.title,
    publishedOn: cut.at.publishedOn ?? header.published_on,
    issue: cut.at.issue,
    page: cut.at.page,
    noticeType: matters.join(', ') || 'İlan',
    text,
    whole: cut.whole,
    pdfKey: cut.pdfKey,
    places: cut.places,
  })
  return { companyId, facts: facts.length, unread: unread.length, unknown: neverSeen(reading) }
}

export const addImportCommand = (program: Command): Command =>
  program
    .command('import')
    .description('gazette PDFs and notice texts into the service')
    .argument('<FOLDER|FILE...>', 'folders, or .pdf and .txt files')
    .option('--account <NAME>', 'who follows the companies found')
    .option('--complete-until <DAY>', 'states that these are all notices of their companies until that day (YYYY-MM-DD)', givenDay)
    .option('--stated-by <NAME>', 'the person who states it')
    .action(importFiles)

type Given = { account?: string; completeUntil?: IsoDate; statedBy?: string }

/** The statement that the options make; null for none. Throws {@link UsageError} where half of it is there, or its day lies ahead. */
const statementIn = ({ completeUntil, statedBy }: Given, today: IsoDate): { until: IsoDate; statedBy: string; note: null } | null => {
  if (completeUntil === undefined && statedBy === undefined) return null
  if (completeUntil === undefined) throw new UsageError('--stated-by needs the day too: --complete-until YYYY-MM-DD')
  if (!statedBy?.trim()) throw new UsageError('--complete-until is somebody’s word: give the name of the person, --stated-by NAME')
  if (completeUntil > today) throw new UsageError(`--complete-until ${completeUntil} lies ahead: give ${today} or a day before it.`)
  return { until: completeUntil, statedBy: statedBy.trim(), note: null }
}

/**
 * What no answer about signatures of these companies can be sure of yet, as the account sees it, and the command that settles it: lines to
 * print.
 */
const openPoints = async (
  target: Target,
  accountId: number,
  companies: Iterable<number>,
  command: string,
  today: IsoDate,
): Promise<string[]> => {
  const lines: string[] = []
  let unstated = 0
  for (const id of companies) {
    const found = await companyWithRecord(target.db, { accountId, id }, today)
    if (!found?.record) continue
    const { company, record } = found
    if (!record.retrievalComplete && !record.listStated) unstated++
    const { limits } = sectionOf({ ...record, retrievalComplete: true }, 'yetkililer')
    for (const limit of limits) lines.push(`${company.title ?? `${company.office} ${company.registryNo}`} (${id}), officers: ${limit.en}`)
  }
  if (unstated === 0) return lines
  return [
    ...lines,
    `Who may sign stays open for ${counted(unstated, 'company', 'companies')}: nobody said that the notices ` +
      `brought are all there are. If they are, state it:`,
    `  ${command} --complete-until ${today} --stated-by NAME`,
  ]
}

/**
 * `import FOLDER|FILE… [--account NAME] [--complete-until DAY --stated-by NAME]`: gazette PDFs and notice texts into the service; the
 * account follows the companies found and may state that their notices are all there are until a day. A file that cannot be read is named
 * and left aside; the exit code is then 1, and nothing is stated.
 */
export const importFiles = async (paths: string[], given: Given = {}): Promise<void> => {
  const today = dayIn(new Date())
  const statement = statementIn(given, today)
  const files = filesIn(paths)
  if (files.length === 0) throw new UsageError('No .pdf or .txt file there.')
  const target = openTarget()
  const name = given.account ?? (target.local ? LOCAL.account : null)
  const account = name === null ? null : await findAccount(target.db, name)
  if (name !== null && !account) throw new UsageError(`There is no account ${name}. See: npm run kunye -- account list`)
  if (statement && !account) throw new UsageError('A statement is an account’s: say whose, --account NAME')

  const touched = new Map<number, number>()
  const notes: string[] = []
  const unknown = new Map<string, number>()
  let [notices, facts, unread, unmatched, unplaced] = [0, 0, 0, 0, 0]
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} {what}', noTTYOutput: true, notTTYSchedule: 10_000 },
    cliProgress.Presets.shades_classic,
  )
  let fromPdf: Awaited<ReturnType<typeof pdfReader>> | null = null
  bar.start(files.length, 0, { what: '' })
  try {
    for (const [at, file] of files.entries()) {
      bar.update(at, { what: basename(file) })
      const own: string[] = []
      const aside = (error: unknown): void => {
        if (isDown(error)) throw error
        if (error instanceof UsageError) notes.push(error.message)
        else own.push(error instanceof PdfUnreadable ? `not readable, ${error.message}` : `left aside, ${causeOf(error)}`)
        process.exitCode = 1
      }
      let cuts: Cut[] = []
      try {
        if (/\.pdf$/i.test(file)) {
          const read = await (fromPdf ??= await pdfReader(target))(await documentAt(file, MOST_PDF_BYTES))
          cuts = read.cuts
          own.push(...read.notes)
          if (cuts.length === 0) process.exitCode = 1
        } else cuts = [textCut(await textAt(file))]
      } catch (error) {
        aside(error)
      }
      for (const cut of cuts) {
        let brought: Awaited<ReturnType<typeof bring>>
        try {
          brought = await bring(target, cut)
        } catch (error) {
          aside(error)
          continue
        }
        if (!brought) {
          unmatched++
          // the rest of a notice that begins on a page before it is that notice's, which is known to go on
          if (cut.starts) unplaced++
          const begins = cut.starts ? '' : 'that begins elsewhere, '
          own.push(`a piece ${begins}without office and registry number: "${squeeze(cut.text).slice(0, 60)}…"`)
          continue
        }
        notices++
        facts += brought.facts
        unread += brought.unread
        for (const matter of brought.unknown) unknown.set(matter, (unknown.get(matter) ?? 0) + 1)
        touched.set(brought.companyId, (touched.get(brought.companyId) ?? 0) + 1)
      }
      // a document is named once, whatever was found wrong with it
      if (own.length > 0) notes.push(`${file}: ${own.join('; ')}`)
    }
    bar.update(files.length, { what: 'profiles' })
    for (const companyId of touched.keys()) {
      try {
        await buildProfile(target.db, companyId, today)
        await noteStage(target.db, companyId, 'ready')
      } catch (error) {
        if (isDown(error)) throw error
        notes.push(`company ${companyId}: its profile was not built, ${causeOf(error)}`)
        process.exitCode = 1
      }
      if (account) await followFor(target.db, account.id, companyId)
    }
    if (target.queue) await publishDeliveries({ db: target.db, queue: target.queue, now: () => new Date() })
  } finally {
    bar.stop()
  }
  console.log(
    `${counted(files.length, 'file')}: ${counted(notices, 'notice')} of ` +
      `${counted(touched.size, 'company', 'companies')}, ${counted(facts, 'fact')} read, ` +
      `${counted(unread, 'clause')} not understood, ${counted(unmatched, 'piece')} left aside.`,
  )
  for (const [matter, count] of unknown) console.log(`  never seen before, in ${counted(count, 'notice')}: ${matter}`)
  for (const note of notes) console.log(`  ${note}`)
  if (!account || touched.size === 0) return
  console.log(`Account ${name} follows the companies. See: GET ${target.baseUrl}/api/v1/sirketler/`)
  if (statement) {
    if (process.exitCode === 1 || unplaced > 0) {
      console.log(
        'Nothing was stated: what was left aside may be a notice of these companies. Mend or remove it and run the command again.',
      )
    } else {
      for (const id of touched.keys()) await stateList(target.db, { accountId: account.id, id }, statement)
      console.log(
        `Stated by ${statement.statedBy} for account ${name}: these are all notices of ` +
          `${counted(touched.size, 'company', 'companies')} until ${statement.until}.`,
      )
    }
  }
  const whose = given.account === undefined ? '' : ` --account ${quoted(given.account)}`
  const command = `npm run kunye -- import ${paths.map(quoted).join(' ')}${whose}`
  for (const line of await openPoints(target, account.id, touched.keys(), command, today)) console.log(line)
}
