import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { dayIn } from '../../lib/domain/kernel/dates.ts'
import { registryRoot } from '../../lib/domain/kernel/registry-number.ts'
import { maskPersonalNumbers } from '../../lib/domain/notice/personal-numbers.ts'
import { CLOSED_SOURCE_CODE } from '../../lib/domain/preparation/stage.ts'
import { matchDisclosures, toStore } from '../../lib/pipeline/read-disclosures.ts'
import { buildProfile } from '../../lib/pipeline/profile.ts'
import { type Archive, pdfKey, remoteArchive } from '../../lib/platform/archive.ts'
import { digestOf } from '../../lib/platform/digest.ts'
import type { Db } from '../../lib/platform/database.ts'
import { bringCompany, bringNotice, markRetrieved } from '../../lib/store/brought.ts'
import { noteSourceDown, noteStage } from '../../lib/store/preparations.ts'
import { bringSandboxDisclosures } from '../../lib/store/disclosures.ts'
import { drawIssue } from '../stand-ins/gazette-page.ts'
import { sandboxFilings } from '../stand-ins/kap.ts'
import { madeUpNotices } from '../stand-ins/stand-ins.ts'
import { openTarget } from './context.ts'

/**
 * Makes the sandbox companies out of the made-up notices of `folder` that name one (`Company: DENEME-…`): each is printed as a gazette page
 * and archived, its text read by the same code as real notices. `filings` are the sandbox's public disclosures, matched by the same code as
 * real ones. The archive is waited for at the end, since it may be only just starting. Safe to run again; a changed text is read anew.
 */
export const seedSandbox = async (db: Db, archive: Archive, folder: string, filings: Parameters<typeof toStore>[0][]): Promise<number> => {
  const ids = new Map<string, number>()
  const archived: Promise<void>[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const printed = readFileSync(join(folder, file), 'utf8')
    const end = printed.indexOf('\n\n')
    const fields = new Map(
      printed
        .slice(0, end)
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).trim()]),
    )
    const field = (name: string): string => fields.get(name) ?? ''
    const code = field('Company')
    if (code === '') continue
    const text = maskPersonalNumbers(printed.slice(end + 2))
    const companyId =
      ids.get(code) ??
      (await bringCompany(db, {
        code,
        office: field('Office'),
        registryNo: field('Registry-No'),
        registryRoot: registryRoot(field('Registry-No')) ?? '',
      }))
    ids.set(code, companyId)
    const {
      pdf,
      printed: [onPage],
    } = await drawIssue({ publishedOn: field('Published'), issue: field('Issue'), page: field('Page') }, [text])
    const key = pdfKey(await digestOf(pdf))
    const put = archive.put(key, pdf)
    put.catch(() => undefined) // thrown below
    archived.push(put)
    await bringNotice(db, companyId, {
      ref: field('Ref'),
      title: field('Title'),
      publishedOn: field('Published'),
      issue: field('Issue'),
      page: field('Page'),
      noticeType: field('Type'),
      text: onPage?.text ?? text,
      whole: !/\(Devamı [^)]*\)\s*$/.test(text.trim()),
      pdfKey: key,
      places: onPage?.places ?? null,
    })
  }
  for (const [code, companyId] of ids) {
    await markRetrieved(db, companyId)
    await buildProfile(db, companyId, dayIn(new Date()))
    await noteStage(db, companyId, 'ready')
    if (code === CLOSED_SOURCE_CODE) await noteSourceDown(db, companyId)
  }
  await seedFilings(db, filings)
  await Promise.all(archived)
  return ids.size
}

/** Gives the sandbox its public disclosures anew, whose addresses are those of this start. */
export const seedFilings = async (db: Db, filings: Parameters<typeof toStore>[0][]): Promise<void> => {
  await bringSandboxDisclosures(db, filings.map(toStore))
  await matchDisclosures(db, dayIn(new Date()))
}

export const addSandboxCommand = (program: Command): Command =>
  program
    .command('sandbox')
    .description('make or renew the sandbox companies')
    .action(async () => {
      const { db, baseUrl, operatorToken, kapPages } = openTarget()
      const count = await seedSandbox(db, remoteArchive(baseUrl, operatorToken), madeUpNotices, sandboxFilings(kapPages))
      console.log(`${count} sandbox companies are ready.`)
    })
