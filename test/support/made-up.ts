import { readdirSync, readFileSync } from 'node:fs'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import type { CompanyRecord } from '../../lib/domain/company/record.ts'
import type { Unread } from '../../lib/domain/fact/fact.ts'
import { factIds } from '../../lib/domain/fact/identity.ts'
import { readNotice } from '../../lib/domain/notice/read.ts'

const folder = new URL('../../tools/stand-ins/notices/', import.meta.url)

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .map((name) => splitNoticeFile(readFileSync(new URL(name, folder), 'utf8')))
  .filter(({ fields }) => fields.get('Company'))

/** Codes of the sandbox companies that the made-up notices name. */
export const sandboxCodes = [...new Set(files.map(({ fields }) => fields.get('Company') ?? ''))].sort()

const CUT: Unread = { heading: null, text: 'İlan metninin devamı bu belgede yok.', start: 0, end: 0 }

const records = new Map<string, CompanyRecord>()

/**
 * A sandbox company out of its made-up notices, read by the reader of the service, without a database. Notices are numbered from 1. Read
 * once in a process, and shared: nobody may change it.
 */
export const sandboxRecord = (code: string): CompanyRecord => {
  const record = records.get(code) ?? readRecord(code)
  records.set(code, record)
  return record
}

const readRecord = (code: string): CompanyRecord => {
  const notices = files
    .filter(({ fields }) => fields.get('Company') === code)
    .map(({ fields, text }, at) => {
      const field = (name: string): string | null => fields.get(name) ?? null
      const reading = readNotice(text, { published_on: field('Published'), issue: field('Issue'), page: field('Page') })
      const ids = factIds(`${code}/${field('Ref')}`, reading.facts)
      const cut = /\(Devamı [^)]*\)\s*$/.test(text.trim())
      return {
        field,
        facts: reading.facts.map((fact, which) => ({ ...fact, id: ids[which] as string, noticeId: at + 1 })),
        ref: {
          id: at + 1,
          publishedOn: field('Published'),
          registeredOn: reading.header.registered_on,
          issue: field('Issue'),
          page: field('Page'),
          noticeType: field('Type') ?? '',
          archived: true,
          unread: cut ? [...reading.unread, CUT] : reading.unread,
        },
        mersis: reading.header.mersis_no,
      }
    })
  const [first] = notices
  return {
    id: code,
    office: first?.field('Office') ?? '',
    registryNo: first?.field('Registry-No') ?? '',
    title: first?.field('Title') ?? null,
    mersisNo: first?.mersis ?? null,
    country: 'TR',
    retrievalComplete: true,
    notices: notices.map(({ ref }) => ref),
    facts: notices.flatMap(({ facts }) => facts),
  }
}
