/** The certificate of a screening: what it says, over as many pages as it takes, in both languages, and what a check makes of it. */
import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { screeningDocument, type SealedScreening } from '../../lib/domain/report/screening-document.ts'
import { LIST_CODES } from '../../lib/domain/screening/lists.ts'
import type { ScreeningRecord } from '../../lib/domain/screening/record.ts'
import type { ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { screeningPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalBytes } from '../../lib/platform/seal/canonical.ts'
import { reportKeys, withNewKey } from '../../lib/platform/seal/keys.ts'
import { sealContent, signDetached } from '../../lib/platform/seal/sign.ts'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { loadReportFonts } from '../../tools/report-fonts.ts'
import { madeUpScreening } from '../support/screened.ts'

const BASE = 'https://kunye.test'
const LINKS = { baseUrl: BASE, code: null }
const AT = '2026-11-20T09:30:15.123Z'
const keys = reportKeys.parse(await withNewKey([]))
let fonts: ReportFonts
beforeAll(async () => {
  fonts = await loadReportFonts()
})

const sealed = async (veri: ScreeningRecord): Promise<SealedScreening> => {
  const { id, digest, signature } = await sealContent(veri, keys.signing, { producedOn: AT, settledOn: null }, 'YT')
  return { tarama_kimligi: id, icerik_ozeti: digest, olusturma: AT, veri, imza: signature, hasStatement: true }
}
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
const headline = async (veri: ScreeningRecord): Promise<[string, string]> => {
  const { seal } = screeningDocument(await sealed(veri), 'tr', LINKS)
  return [seal.name, seal.tone]
}

describe('the headline', () => {
  it('is plain: clean, near names to look at, hits, settled, not screened', async () => {
    expect(await headline(madeUpScreening({ names: 2 }))).toEqual(['Temiz: isabet yok', 'good'])
    expect(await headline(madeUpScreening({ names: 2, near: 1 }))).toEqual(['Temiz: isabet yok', 'warning'])
    expect(await headline(madeUpScreening({ names: 2, hits: 1 }))).toEqual(['İsabet var', 'bad'])
    expect(await headline(madeUpScreening({ names: 2, hits: 1, decision: 'other' }))).toEqual(['Açık isabet yok', 'good'])
    // A case is no settled hit, and nothing of it but that it is there is shown.
    const kept = madeUpScreening({ names: 2, hits: 1, decision: 'same' })
    expect(await headline(kept)).toEqual(['İsabet var', 'bad'])
    expect(textsOf(screeningDocument(await sealed(kept), 'tr', LINKS)).join(' ')).not.toMatch(/ayni_kisi|Aynı kişi|GİZLİ NOT|A\. Uyum/)
    expect(await headline(madeUpScreening({ names: 2, lists: [] }))).toEqual(['Taranmadı', 'warning'])
    // A hit on an incomplete screening is a hit.
    expect(await headline(madeUpScreening({ names: 2, hits: 1, lists: ['UN'] }))).toEqual(['İsabet var', 'bad'])
  })
})

describe('the document', () => {
  it('holds names with their keys, near names with how they met, decisions, lists with digest and hours, and what was left out', async () => {
    const veri = madeUpScreening({ names: 3, hits: 1, near: 1, decision: 'other', lists: ['MASAK-A', 'MASAK-B', 'MASAK-C', 'OFAC-SDN'] })
    const document = screeningDocument(await sealed(veri), 'tr', LINKS)
    const texts = textsOf(document)
    for (const text of [
      'kişi: deneme ad 0',
      'LİSTEDEKİ AD 0',
      'Başka biri',
      'A. Uyum, 19.11.2026 13:00',
      '0,91',
      'muhammed – muhammad: aynı ses',
      'doğum yılı uyuşuyor',
      'yayımlayanla karşılaştırma: 20.11.2026 09:00',
      'taramadan 3 saat önce',
      'a'.repeat(64),
      'Zorunlu liste yüklenmemiş: MASAK: kitle imha silahları (7262 s.K. m. 3/A, 3/B).',
    ])
      expect(texts).toContain(text)
    expect(texts.some((text) => text.startsWith('Kullanılmayan listeler: BM Güvenlik'))).toBe(true)
    expect(document.check.url).toMatch(/^https:\/\/kunye\.test\/dogrula\/YT-[0-9A-Z-]{14}$/)
    expect(textsOf(screeningDocument(await sealed(veri), 'en', LINKS))).toEqual(
      expect.arrayContaining(['Hits', 'Somebody else', '0.91', 'muhammed – muhammad: the same sound', '3 hours before the screening']),
    )
  })

  it('of records made before near names is drawn, too', async () => {
    const { benzerler: _, acik_benzer: __, uyarilar: ___, ...first } = madeUpScreening({ names: 1 })
    expect((await screeningPdf(await sealed(first as ScreeningRecord), 'tr', LINKS, fonts)).length).toBeGreaterThan(10_000)
  })
})

describe('the file', () => {
  it('of a hundred names and sixty near names takes several pages, the same bytes each time, and proves itself', async () => {
    const screening = await sealed(madeUpScreening({ names: 100, hits: 3, near: 60, lists: LIST_CODES }))
    for (const language of ['tr', 'en'] as const) {
      const pdf = await screeningPdf(screening, language, LINKS, fonts)
      expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(8)
      expect(Buffer.compare(pdf, await screeningPdf(screening, language, LINKS, fonts))).toBe(0)
      expect(await verifyFile(pdf, keys.published, BASE)).toMatchObject({
        result: 'valid',
        report: { kind: 'YT', id: screening.tarama_kimligi, producedOn: AT },
      })
      expect(await verifyFile(pdf, keys.published, 'https://baska.test')).toMatchObject({ result: 'invalid' })
    }
  })

  it('with other pages, another instant or another content is not taken for it', async () => {
    const screening = await sealed(madeUpScreening({ names: 1 }))
    const hit = await sealed(madeUpScreening({ names: 1, hits: 1 }))
    const file = (change: Partial<SealedScreening>) => screeningPdf({ ...screening, ...change }, 'tr', LINKS, fonts)
    expect(await verifyFile(await file({ veri: hit.veri }), keys.published, BASE)).toMatchObject({ result: 'invalid' })
    expect(await verifyFile(await file({ olusturma: '2026-11-21T09:30:15.123Z' }), keys.published, BASE)).toMatchObject({
      result: 'invalid',
    })
    const pdf = await file({})
    const at = Buffer.from(pdf).indexOf('stream') + 60
    expect(await verifyFile(pdf.with(at, (pdf[at] ?? 0) ^ 1), keys.published, BASE)).toMatchObject({ result: 'undetermined' })
  })

  it('of a screening that was signed in the first form is valid, too', async () => {
    const screening = await sealed(madeUpScreening({ names: 1 }))
    const imza = await signDetached(canonicalBytes(screening.veri), keys.signing)
    const pdf = await screeningPdf({ ...screening, imza, hasStatement: false }, 'tr', LINKS, fonts)
    expect(await verifyFile(pdf, keys.published, BASE)).toMatchObject({ result: 'valid', report: { producedOn: null } })
  })
})
