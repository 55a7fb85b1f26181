/** A notice that the reader fails at, over a real database: it is told whole, and the others of its company are read. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import type * as Reader_ from '../../lib/domain/notice/read.ts'
import { readNotices } from '../../lib/pipeline/profile.ts'
import type { Db } from '../../lib/platform/database.ts'
import { bringCompany, bringNotice } from '../../lib/store/brought.ts'
import { openTestStore } from '../support/store.ts'

type Reader = typeof Reader_
const FAILS = 'OKUYUCUYU DÜŞÜREN İLAN'
vi.mock('../../lib/domain/notice/read.ts', async (original) => {
  const own = await original<Reader>()
  return {
    ...own,
    readNotice: (text: string, hints?: object) => {
      if (text.includes(FAILS)) throw new RangeError('fails')
      return own.readNotice(text, hints)
    },
  }
})

let db: Db
let rowsOf: (...statements: string[]) => Promise<Record<string, unknown>[]>
let close = async (): Promise<void> => {}
beforeAll(async () => {
  ;({ db, rowsOf, close } = await openTestStore())
})
afterAll(() => close())

test('one notice that cannot be read holds up none of the others', async () => {
  const companyId = await bringCompany(db, { code: null, registryNo: '990002-5', office: 'İSTANBUL', registryRoot: '990002' })
  const { text } = splitNoticeFile(
    readFileSync(new URL('../../tools/stand-ins/notices/deneme-tam-7-2025-03-11-yonetim-kurulu.txt', import.meta.url), 'utf8'),
  )
  for (const [at, each] of [`${text}\n${FAILS}`, text].entries())
    await bringNotice(db, companyId, {
      ref: `r${at}`,
      title: null,
      publishedOn: `2025-03-1${at}`,
      issue: '1',
      page: String(at + 1),
      noticeType: 'İlan',
      text: each,
      whole: true,
      pdfKey: null,
      places: null,
    })
  const failed = vi.fn(() => Promise.resolve())
  await readNotices(db, companyId, null, failed)
  expect(failed).toHaveBeenCalledTimes(1)
  const read = await rowsOf(
    `select (select count(*)::int from facts f where f.notice_id = n.id) as facts, jsonb_array_length(unread) as told from notices n order by ref`,
  )
  expect(read[0]).toMatchObject({ facts: 0, told: 1 })
  expect(read[1]?.['facts']).toBeGreaterThan(0)
})
