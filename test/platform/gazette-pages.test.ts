import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openOcr } from '../../tools/stand-ins/ocr.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { boxesOf } from '../../lib/domain/notice/page/places.ts'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { ALL } from '../support/sampled.ts'

const SAMPLE = new URL('../../../shared/notices/pdf/parla-3-2023-10-10.pdf', import.meta.url)

// with `npm run test:rest`: to read a page takes a core twelve seconds
describe.runIf(ALL && existsSync(SAMPLE))('a real gazette page (skipped where the samples are absent)', () => {
  const ocr = openOcr({ cacheDir: join(inject('shared'), 'ocr') })
  afterAll(() => ocr.close())

  it('gives each of its notices apart, and the place of a sentence', async () => {
    const { pages, notices } = await readPdf(readFileSync(SAMPLE), { render: await openPdfRenderer(), ocr })
    expect(pages.map(({ masthead, width, height, dpi }) => ({ masthead, width, height, dpi }))).toEqual([
      { masthead: { publishedOn: '2023-10-10', issue: '10932', page: '776' }, width: 3508, height: 4963, dpi: 300 },
    ])
    expect(notices.map((notice) => [notice.text.split('\n').at(-1), notice.startsInside, notice.endsInside])).toEqual([
      ['(18622251)', false, true],
      ['(18622253)', true, true],
      ['(18622260)', true, true],
      ['(18622269)', true, true],
      ['(18622263)', true, true],
    ])
    const parla = notices[3]!
    expect(parla.text).toContain('PARLA ENERJİ YATIRIMLARI ANONİM ŞİRKETİ')
    expect(parla.text).not.toMatch(/HÜSEYİN UYSAL|OSMAN KARA|KOCABEY/)
    expect(notices[2]!.text).toContain('9.000.000,00.-TL')
    const start = parla.text.indexOf('AYDEM HOLDİNG ANONİM ŞİRKETİ 26.9.2025')
    const [box, ...more] = boxesOf(parla.text, parla.places, start, start + 28)
    expect(more).toEqual([])
    const [page, x0, y0] = box!
    expect(page).toBe(1)
    expect(x0).toBeCloseTo(0.521, 2)
    expect(y0).toBeCloseTo(0.32, 2)
    expect(notices[4]!.text).toContain('HÜSEYİN UYSAL | ')
  })
})
