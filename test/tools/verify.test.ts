/** `kunye verify` and `kunye report-key`: what they print and how they exit. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { runKunye } from '../../tools/kunye/program.ts'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { loadReportFonts } from '../../tools/report-fonts.ts'
import { reportWire } from '../../lib/http/wire/report-wire.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalText } from '../../lib/platform/seal/canonical.ts'
import { jwks, reportKeys } from '../../lib/platform/seal/keys.ts'
import { sealedReport } from '../support/sealed.ts'
import { REST, sampled } from '../support/sampled.ts'

const BASE = 'https://kunye.test'
const { keys, report } = await sealedReport('DENEME-TAM')
const draw = async (language: 'tr' | 'en'): Promise<Uint8Array> =>
  reportPdf(
    reportWire(report, language, BASE),
    canonicalText(report.snapshot),
    language,
    { baseUrl: BASE, code: 'KOD-1_a' },
    await loadReportFonts(),
  )
const folder = mkdtempSync(join(tmpdir(), 'kunye-verify-'))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const run = async (...args: string[]): Promise<{ status: unknown; stdout: string }> => {
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    said.push(line)
  })
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    await runKunye(args)
    return { status: process.exitCode, stdout: said.join('\n') }
  } finally {
    process.exitCode = undefined
    log.mockRestore()
    error.mockRestore()
  }
}
const verify = (...args: string[]): ReturnType<typeof run> => run('verify', ...args)
const reportKey = async (...args: string[]): Promise<string> => (await run('report-key', ...args)).stdout

describe('verify', () => {
  const published = file('keys.json', JSON.stringify(jwks(keys)))
  const json = JSON.stringify(reportWire(report, 'tr', BASE))

  test.skipIf(REST).each([
    ['a genuine report', json, 0, /^valid\n✓ .*\n✓ .*\n {2}DR-.* DOGRULANDI {2}DENEME TEKNOLOJİ/],
    ['one altered letter', json.replace('ELİF', 'ELIF'), 1, /^invalid\n✗ icerik_ozeti/],
    ['another file', '{}', 2, /^undetermined\n\? This file is not a report/],
  ])('%s', async (_, content, status, said) => {
    const answer = await verify(file('report.json', content), '--keys', published, '--address', BASE)
    expect([answer.status, answer.stdout]).toEqual([status, expect.stringMatching(said)])
  })

  test.skipIf(REST)('a file that is not there, keys that are not there', async () => {
    vi.stubEnv('BASE_URL', 'http://127.0.0.1:9')
    expect(await verify(join(folder, 'none.json'), '--keys', published)).toMatchObject({
      status: 2,
      stdout: expect.stringContaining(`There is no file ${join(folder, 'none.json')}.`),
    })
    expect(await verify(file('report.json', json), '--address', BASE)).toMatchObject({
      status: 2,
      stdout: expect.stringContaining('http://127.0.0.1:9/.well-known/jwks.json'),
    })
  })

  test.each(sampled(['tr', 'en'] as const, 1))('a PDF in %s is drawn again and compared', async (language) => {
    const pdf = await draw(language)
    expect(await verifyFile(pdf, keys.published, BASE)).toMatchObject({
      result: 'valid',
      report: { id: report.id },
      reasons: [{}, {}, { en: expect.stringContaining(BASE) }],
    })
    expect(await verifyFile(pdf, keys.published, 'https://baska.test')).toMatchObject({ result: 'invalid' })
    const shown = Buffer.from(pdf).indexOf('stream')
    expect(await verifyFile(pdf.with(shown + 60, (pdf[shown + 60] ?? 0) ^ 1), keys.published, BASE)).toMatchObject({
      result: 'undetermined',
    })
  })
})

test.skipIf(REST)('report-key makes a key, and keeps the former ones published', async () => {
  const first = await reportKey('new')
  const second = reportKeys.parse(await reportKey('new', '--before', file('present.json', first)))
  expect(second.published[1]).toEqual(reportKeys.parse(first).published[0])
  expect(second.signing.kid).not.toBe(second.published[1]?.kid)
  await expect(reportKey('old')).rejects.toThrow("unknown command 'old'")
})
