/** One bad document stops nothing: sixty of them brought by hand. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importFiles } from '../../tools/kunye/import.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { poisonedNames, writePoisoned } from '../support/poisoned.ts'
import { sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
const names = sampled(poisonedNames, 3)
const folder = mkdtempSync(join(tmpdir(), 'kunye-poisoned-'))
beforeAll(async () => {
  // made before anything runs beside it: unfolding what unfolds takes seconds
  writePoisoned(folder, names)
  expect(poisonedNames).toHaveLength(60)
  service = await startTestService({ pages: false })
})
afterAll(async () => {
  await service?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('import: each (of sixty) is named with its reason and set aside, the good notice beside them is brought and has a profile', async () => {
  const good = 'canli-kooperatif-1-2025-06-10-yonetim-kurulu.txt'
  const printed = readFileSync(join(madeUpNotices, good), 'utf8')
  writeFileSync(join(folder, `zz-${good}`), printed.slice(printed.indexOf('\n\n') + 2))
  vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('BASE_URL', service.url)
  vi.stubEnv('OCR_URL', service.standIns.ocr.url)
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const former = process.exitCode
  try {
    await importFiles([folder])
    expect(process.exitCode).toBe(1)
  } finally {
    process.exitCode = former
    vi.unstubAllEnvs()
  }
  const lines = said.mock.calls.map(([line]) => String(line))
  vi.restoreAllMocks()
  for (const name of names)
    expect(
      lines.filter((line) => line.includes(join(folder, name)) && !line.includes('--complete-until')),
      `${name} in\n${lines.join('\n')}`,
    ).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${names.length + 1} files: 1 notice of 1 company, `))
  const [profiles] = await service.database.sql(
    `select c.title from profiles p join companies c on c.id = p.company_id where c.title = 'SINIRLI SORUMLU DENEME KONUT YAPI KOOPERATİFİ'`,
  )
  expect(profiles!.rowCount).toBe(1)
})
