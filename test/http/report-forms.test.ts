import { afterEach, expect, test, vi } from 'vitest'
import { drawReport, type PdfPainter } from '../../lib/http/report/report-forms.ts'
import { sealedReport } from '../support/sealed.ts'

const { report } = await sealedReport('DENEME-TAM')
const broken: PdfPainter = async () => {
  throw new Error(`ELİF ÖRNEKOĞLU cannot be drawn`)
}
afterEach(() => {
  vi.restoreAllMocks()
})

test('pdf_failed is only said where drawing fails; the other forms do not depend on it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(drawReport(report, 'pdf', 'tr', 'https://kunye.test', broken)).rejects.toMatchObject({ code: 'pdf_failed' })
  expect(log.mock.calls.flat().join()).toContain(report.id)
  expect(log.mock.calls.flat().join()).not.toContain('ELİF')
  expect((await drawReport(report, 'html', 'tr', 'https://kunye.test', broken)).body).toContain(report.digest)
  expect(JSON.parse(String((await drawReport(report, 'json', 'tr', 'https://kunye.test', broken)).body))).toMatchObject({
    rapor_kimligi: report.id,
    veri: report.snapshot,
  })
  expect(await drawReport(report, 'pdf', 'en', 'https://kunye.test', async () => new Uint8Array([37]))).toEqual({
    body: new Uint8Array([37]),
    type: 'application/pdf',
  })
})
