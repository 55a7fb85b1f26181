/** The page of a filed signing check: one page whatever the answer, readable, with what the answer rests on; and what a check makes of it. */
import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDocument } from '../../lib/domain/report/check-document.ts'
import { filedWire } from '../../lib/http/wire/filed-wire.ts'
import { reportWire } from '../../lib/http/wire/report-wire.ts'
import { checkPdf } from '../../lib/platform/report-pdf/check-pdf.ts'
import type { ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { canonicalText } from '../../lib/platform/seal/canonical.ts'
import { checkReport } from '../../lib/platform/seal/check.ts'
import { signDetached } from '../../lib/platform/seal/sign.ts'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { loadReportFonts } from '../../tools/report-fonts.ts'
import { sealedCheck } from '../support/filed.ts'
import { sealedReport } from '../support/sealed.ts'
import { REST, sampled } from '../support/sampled.ts'

const BASE = 'https://kunye.test'
const LINKS = { baseUrl: BASE, code: 'KOD-1_a' }
let fonts: ReportFonts
beforeAll(async () => {
  fonts = await loadReportFonts()
})
const { keys, check } = await sealedCheck('DENEME-TAM')
const filed = filedWire(check, BASE)
const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const nothingMore = async (): Promise<never[]> => []
const verdict = async (value: unknown): Promise<string> => (await checkReport(bytes(value), keys.published, nothingMore, BASE)).result

describe('the page', () => {
  const long = 'ÇOK UZUN BİR AD SOYAD '.repeat(9).trim()
  const ANSWERS: [name: string, company: string, more: Parameters<typeof sealedCheck>[1]][] = [
    ['a yes', 'DENEME-TAM', {}],
    ['an open answer', 'DENEME-KONKORDATO', { person: 'Tuncay Varsayım', transaction: 'kefalet', coSigners: [] }],
    ['a no', 'DENEME-KAPALI', { coSigners: [] }],
    [
      'the longest question',
      'DENEME-TAM',
      { person: long, transaction: `${'ş'.repeat(150)} ${'m'.repeat(149)}`, coSigners: Array.from({ length: 10 }, () => long) },
    ],
  ]
  it.each(sampled(ANSWERS, 1))('of %s is one, in both languages, the same bytes each time', async (_, code, more) => {
    const { check: other } = await sealedCheck(code, more)
    for (const language of ['tr', 'en'] as const) {
      const pdf = await checkPdf(filedWire(other, BASE), language, LINKS, fonts)
      expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1)
      expect(Buffer.compare(pdf, await checkPdf(filedWire(other, BASE), language, LINKS, fonts))).toBe(0)
    }
  })

  it.skipIf(REST)('says question, answer, reasons with quotes and places, sets and what is open', () => {
    const page = checkDocument(filed, 'tr', LINKS)
    expect(page.answer.name).toBe('Yetkili')
    expect(page.answer.meaning).toContain('İmza biçimi: birlikte.')
    expect(page.question.rows.map(({ value }) => value)).toEqual([
      'KEREM KURGUSAL',
      '01.11.2026',
      'mal alımı',
      '400.000,00 TL',
      'Işık Farazi',
    ])
    expect(page.reasons.items.map(({ note }) => note)).toContain(1)
    expect(page.sources.items.some(({ quote, place }) => quote !== null && place.includes('Alıntı doğrulandı'))).toBe(true)
    expect(page.sets.items).toEqual(expect.arrayContaining(['IŞIK FARAZİ + KEREM KURGUSAL']))
    expect(page.open.items).toEqual([])
    expect(page.check.url).toBe(`${BASE}/dogrula/${check.id}?kod=KOD-1_a`)
  })
})

describe('the seal', () => {
  it.skipIf(REST)('is valid in both forms; the pages are drawn again and compared', async () => {
    expect(await verdict(filed)).toBe('valid')
    const pdf = await checkPdf(filed, 'tr', LINKS, fonts)
    expect(await verifyFile(pdf, keys.published, BASE)).toMatchObject({ result: 'valid', report: { kind: 'IK', id: check.id } })
    const at = Buffer.from(pdf).indexOf('stream') + 60
    expect(await verifyFile(pdf.with(at, (pdf[at] ?? 0) ^ 1), keys.published, BASE)).toMatchObject({ result: 'undetermined' })
  })

  it.skipIf(REST).each<[string, (given: Record<string, unknown>) => unknown]>([
    ['another answer', (given) => ({ ...given, veri: { ...check.content, sonuc: 'yetkili_degil' } })],
    ['another question', (given) => ({ ...given, veri: { ...check.content, soru: { ...check.content.soru, tutar: '4000000.00' } } })],
    ['another day', (given) => ({ ...given, uretim_tarihi: '2026-11-22' })],
    ['a settled day', (given) => ({ ...given, gazete_kesinlesen: '2026-11-20' })],
    ['a foreign address', (given) => ({ ...given, pdf: String(given.pdf).replace('kunye.test', 'kunye.example') })],
    ['an added field', (given) => ({ ...given, ek: 1 })],
    ['a field less', ({ pdf: _pdf, ...given }) => given],
    ['another id', (given) => ({ ...given, kontrol_kimligi: 'IK-0000-0000-0000' })],
    ['dressed as a report', ({ kontrol_kimligi, ...given }) => ({ ...given, rapor_kimligi: kontrol_kimligi })],
  ])('is not valid of %s', async (_, altered) => expect(await verdict(altered({ ...filed }))).toBe('invalid'))

  it.skipIf(REST)('does not take the content alone under the signature, nor a report as a check', async () => {
    const alone = await signDetached(bytes(canonicalText(check.content)), keys.signing)
    expect(await verdict({ ...filed, imza: alone })).toBe('invalid')
    const { keys: others, report } = await sealedReport('DENEME-TAM')
    const { rapor_kimligi, muhur: _m, muhur_ad: _a, bekleyen_bolumler: _b, ...rest } = reportWire(report, 'tr', BASE)
    const dressed = { ...rest, kontrol_kimligi: rapor_kimligi }
    expect((await checkReport(bytes(dressed), others.published, nothingMore, BASE)).result).toBe('invalid')
  })
})
