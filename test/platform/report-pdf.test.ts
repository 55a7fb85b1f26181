import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadReportFonts } from '../../tools/report-fonts.ts'
import { snapshotOf } from '../../lib/domain/report/compose.ts'
import { reportDocument, type SealedReport } from '../../lib/domain/report/document.ts'
import { startPdfium, withDocument, withPage } from '../../lib/platform/pdf/pdfium.ts'
import { textLayer } from '../../lib/platform/pdf/text-layer.ts'
import type { ReportFonts } from '../../lib/platform/report-pdf/fonts.ts'
import { reportPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { documentTexts } from '../support/document-texts.ts'
import { sandboxRecord } from '../support/made-up.ts'
import { REST, sampled } from '../support/sampled.ts'
import { madeUpReport, madeUpSnapshot } from '../support/reports.ts'

const BASE = 'https://kunye.example'
const LINKS = { baseUrl: BASE, code: null }
const { compile } = (globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }).WebAssembly

let fonts: ReportFonts
let wasm: WebAssembly.Module
beforeAll(async () => {
  fonts = await loadReportFonts()
  wasm = await compile(await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm')))
})

const draw = (report: SealedReport, language: 'tr' | 'en' = 'tr', drawnWith = fonts): Promise<Uint8Array> =>
  reportPdf(report, JSON.stringify(report.veri), language, LINKS, drawnWith)

/** The words of each page, in the order in which they are drawn, without white space. */
const pageTexts = async (pdf: Uint8Array): Promise<string[]> => {
  const pdfium = await startPdfium(wasm)
  return withDocument(pdfium, pdf, (document) =>
    Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) =>
      withPage(pdfium, document, at, (page) =>
        textLayer(pdfium, page)
          .map(({ text }) => text)
          .join(''),
      ),
    ),
  )
}

const name = PDFName.of
const bare = (text: string): string => text.replace(/\s/g, '')
const read = (pdf: Uint8Array): Promise<PDFDocument> => PDFDocument.load(pdf, { updateMetadata: false })
const decoded = (text: unknown): string => (text instanceof PDFHexString || text instanceof PDFString ? text.decodeText() : '')

const unpacked = (stream: unknown): Uint8Array => {
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream')
  return inflateSync(stream.getContents())
}

const drawnOn = ({ node }: PDFPage): string => {
  const streams = node.lookup(name('Contents'), PDFArray)
  return Array.from({ length: streams.size() }, (_, at) => new TextDecoder('latin1').decode(unpacked(streams.lookup(at)))).join('\n')
}

const annotationsOf = (doc: PDFDocument): PDFDict[] =>
  doc.getPages().flatMap((page) => {
    const list = page.node.lookupMaybe(name('Annots'), PDFArray)
    return list ? Array.from({ length: list.size() }, (_, at) => list.lookup(at, PDFDict)) : []
  })

describe('the bytes of a report', () => {
  it.skipIf(REST)('are the same for the same report, with fonts used before or fresh, and others for another language', async () => {
    const report = madeUpReport()
    const first = await draw(report)
    await draw(madeUpReport(madeUpSnapshot({ officers: 9, steps: 1, holders: 7 })), 'en')
    expect(Buffer.compare(first, await draw(report))).toBe(0)
    expect(Buffer.compare(first, await draw(report, 'tr', await loadReportFonts()))).toBe(0)
    expect(Buffer.compare(first, await draw(report, 'en'))).not.toBe(0)
  })
})

describe.each(sampled(['tr', 'en'] as const, 1))('a report in %s, read back', (language) => {
  const report = madeUpReport(madeUpSnapshot({ officers: 40, steps: 12, holders: 20 }))
  const document = reportDocument(report, language, LINKS)
  let pdf: Uint8Array
  let pages: string[]
  let doc: PDFDocument
  beforeAll(async () => {
    pdf = await draw(report, language)
    pages = await pageTexts(pdf)
    doc = await read(pdf)
  })

  it('shows every text of the document, its id and the page on each page', () => {
    const whole = pages.join('')
    for (const text of documentTexts(document)) expect(whole).toContain(bare(text))
    pages.forEach((text, at) => {
      expect(text).toContain(bare(`${document.reportId.label} ${report.rapor_kimligi}`))
      expect(text).toContain(bare(`${document.pageWord} ${at + 1} / ${pages.length}`))
    })
  })

  it('repeats the heads of a table on every page it runs over', () => {
    const table = document.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table')!
    const heads = bare(table.columns.map(({ title }) => title).join(''))
    const people = table.rows.map((row) => bare(row[0]!.lines[0]!.text))
    const over = pages.filter(
      (text) => people.filter((person) => text.includes(person)).length > 3 && text.includes(bare(table.columns[1]!.title)),
    )
    expect(over.length).toBeGreaterThan(2)
    for (const text of over) expect(text).toContain(heads)
  })

  it('has title, author, language, day and identity of its content', () => {
    expect(doc.getTitle()).toContain(document.company.name)
    expect([doc.getAuthor(), doc.getSubject(), doc.getKeywords()]).toEqual(['Künye', document.subject, report.rapor_kimligi])
    expect(doc.getCreationDate()).toEqual(new Date('2026-11-21T00:00:00Z'))
    expect(decoded(doc.catalog.lookup(name('Lang')))).toBe(language)
    expect(String(doc.catalog.lookup(name('ViewerPreferences'), PDFDict).lookup(name('DisplayDocTitle')))).toBe('true')
    const id = doc.context.lookup(doc.context.trailerInfo.ID, PDFArray).lookup(0, PDFHexString)
    expect(id.asString()).toBe(report.icerik_ozeti.slice(0, 32))
  })

  it('has a bookmark for each section, leading to its page', () => {
    const refs = doc.getPages().map(({ ref }) => ref)
    const titles: string[] = []
    for (
      let item = doc.catalog.lookup(name('Outlines'), PDFDict).lookupMaybe(name('First'), PDFDict);
      item;
      item = item.lookupMaybe(name('Next'), PDFDict)
    ) {
      const title = decoded(item.lookup(name('Title')))
      titles.push(title)
      expect(pages[refs.indexOf(item.lookup(name('Dest'), PDFArray).get(0) as PDFRef)]).toContain(bare(title))
    }
    expect(titles).toEqual([document.title, ...document.sections.map(({ title }) => title)])
  })

  it('links each note to the gazette PDF and each number to its note', () => {
    const notes = document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])))
    const annotations = annotationsOf(doc)
    const uris = annotations.flatMap((each) => decoded(each.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'))) || [])
    expect(uris.filter((uri) => uri.includes('/ilanlar/'))).toEqual(notes.map(({ link }) => link.url))
    expect(uris).toContain(document.check.url)
    const inner = annotations.filter((each) => each.has(name('Dest')))
    const pages = doc.getPages().map(({ ref }) => ref)
    expect(inner.length).toBeGreaterThan(notes.length)
    for (const each of inner) expect(pages).toContain(each.lookup(name('Dest'), PDFArray).get(0))
    for (const each of annotations) expect(decoded(each.lookup(name('Contents')))).not.toBe('')
  })

  it('carries the signed content, the signature and how to check them', () => {
    const files = doc.catalog.lookup(name('Names'), PDFDict).lookup(name('EmbeddedFiles'), PDFDict).lookup(name('Names'), PDFArray)
    const attached = Array.from({ length: files.size() / 2 }, (_, at) => files.lookup(2 * at + 1, PDFDict)).map((file) => {
      const stream = file.lookup(name('EF'), PDFDict).lookup(name('F'))
      return [decoded(file.lookup(name('UF'))), String(file.lookup(name('AFRelationship'))), new TextDecoder().decode(unpacked(stream))]
    })
    const [, , how] = document.attachments
    expect(new Set(attached)).toEqual(
      new Set([
        ['veri.json', '/Source', JSON.stringify(report.veri)],
        ['imza.jws', '/Supplement', report.imza],
        [how.name, '/Supplement', how.text],
      ]),
    )
    expect(doc.catalog.lookup(name('AF'), PDFArray).size()).toBe(3)
  })

  it('is tagged: every mark on every page belongs to an element of the structure', () => {
    const tree = doc.catalog.lookup(name('StructTreeRoot'), PDFDict)
    const seen = new Map<PDFRef, Set<number>>()
    const types = new Map<string, number>()
    const walk = (node: PDFDict): void => {
      const type = node.lookupMaybe(name('S'), PDFName)?.decodeText() ?? ''
      types.set(type, (types.get(type) ?? 0) + 1)
      const kids = node.lookup(name('K'), PDFArray)
      for (let at = 0; at < kids.size(); at++) {
        const kid = kids.lookup(at)
        const marked = kid instanceof PDFNumber ? kid : kid instanceof PDFDict ? kid.lookupMaybe(name('MCID'), PDFNumber) : undefined
        if (marked) {
          const page = (kid instanceof PDFDict ? kid : node).get(name('Pg')) as PDFRef
          seen.set(page, (seen.get(page) ?? new Set()).add(marked.asNumber()))
        } else if (kid instanceof PDFDict && !kid.has(name('Obj'))) walk(kid)
      }
    }
    walk(tree.lookup(name('K'), PDFArray).lookup(0, PDFDict))
    for (const page of doc.getPages()) {
      const content = drawnOn(page)
      const marks = [...content.matchAll(/\/MCID (\d+)>> BDC/g)].map(([, mark]) => Number(mark))
      expect(seen.get(page.ref)).toEqual(new Set(marks))
      expect(content.match(/BDC|BMC/g)?.length).toBe(content.match(/EMC/g)?.length)
    }
    const tables = document.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'table' || kind === 'facts')).length + 2
    expect([types.get('H1'), types.get('H2'), types.get('Table'), types.get('Figure')]).toEqual([1, document.sections.length, tables, 1])
  })
})

describe('companies of the sandbox', () => {
  it.each(
    sampled(
      [
        ['DENEME-TAM', 'tr'],
        ['DENEME-KISMI', 'en'],
        ['DENEME-SUBE', 'tr'],
        ['DENEME-LIMITED', 'en'],
      ] as const,
      1,
    ),
  )('%s in %s shows all its texts', async (code, language) => {
    const record = sandboxRecord(code)
    const company = { id: code, unvan: record.title, mudurluk: record.office, sicil_no: record.registryNo }
    const report = madeUpReport(snapshotOf(record, { company, sandbox: true, today: '2026-11-21', screening: madeUpSnapshot().yaptirim }))
    const whole = (await pageTexts(await draw(report, language))).join('')
    for (const text of documentTexts(reportDocument(report, language, LINKS))) expect(whole).toContain(bare(text))
  })
})

const HARD: Record<string, () => Promise<void>> = {
  'draws a snapshot that holds nothing': async () => {
    const veri = {
      ...madeUpSnapshot(),
      profil_hazir: false,
      muhur: { kod: 'DOGRULANMADI' as const, gerekceler: [] },
      kimlik: null,
      durum: null,
      yetkililer: null,
      bitmis_gorunen_yetkililer: null,
      sermaye: null,
      ortaklar: null,
      uyum: null,
      degisiklikler: [],
      deneme: true,
      sirket: { id: 1, unvan: null, mudurluk: null, sicil_no: null },
    }
    const document = reportDocument(madeUpReport(veri), 'tr', LINKS)
    const whole = (await pageTexts(await draw(madeUpReport(veri)))).join('')
    for (const text of documentTexts(document)) expect(whole).toContain(bare(text))
  },
  'breaks words and cells that fit no line and no page, and loses nothing': async () => {
    const veri = madeUpSnapshot({ officers: 2, steps: 1, holders: 1 })
    const word = Array.from({ length: 150 }, (_, at) => `w${at}x`).join('')
    const cell = Array.from({ length: 1500 }, (_, at) => `k${at}`)
    veri.yetkililer![0]!.isim = word
    veri.yetkililer![1]!.temsil = cell.join(' ')
    veri.yetkililer![1]!.birlikte = []
    const pages = await pageTexts(await draw(madeUpReport(veri)))
    expect(pages.join('')).toContain(word)
    const text = pages.join('\n')
    let from = 0
    for (const each of cell) {
      from = text.indexOf(each, from)
      expect(from).toBeGreaterThan(0)
    }
  },
  'shows a mark for a letter the typeface does not have': async () => {
    const veri = madeUpSnapshot({ officers: 1 })
    veri.yetkililer![0]!.isim = 'ПЁТР Ωμέγα 漢字'
    const whole = (await pageTexts(await draw(madeUpReport(veri)))).join('')
    expect(whole).toContain('ПЁТРΩμέγα\ufffd\ufffd')
  },
  'keeps everything inside the page': async () => {
    const pdfium = await startPdfium(wasm)
    const boxes = await withDocument(pdfium, await draw(madeUpReport(madeUpSnapshot({ officers: 30 }))), (document) =>
      Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, at) =>
        withPage(pdfium, document, at, (page) => textLayer(pdfium, page)),
      ).flat(),
    )
    expect(boxes.length).toBeGreaterThan(500)
    for (const { x0, x1, y0, y1 } of boxes) expect(x0 > 0.09 && x1 < 0.91 && y0 > 0.04 && y1 < 0.97).toBe(true)
  },
  'draws 300 officers, 200 steps of capital and 300 shareholders': async () => {
    const report = madeUpReport(madeUpSnapshot({ officers: 300, steps: 200, holders: 300 }))
    const pdf = await draw(report)
    expect(pdf.length).toBeLessThan(1_500_000)
    expect((await read(pdf)).getPageCount()).toBeLessThan(200)
  },
}
/* Two of them by `npm test`: to draw a long report takes a core a second. */
describe('hard cases', () => {
  it.each(sampled(Object.entries(HARD), 2))('%s', (_, holds) => holds())
})

const poppler = (() => {
  try {
    execFileSync('pdfinfo', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!poppler)('poppler reads it back (skipped where pdfinfo is not installed)', () => {
  it.skipIf(REST)('with its title, its text and its attachments', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kunye-report-'))
    try {
      const report = madeUpReport()
      const file = join(folder, 'rapor.pdf')
      writeFileSync(file, await draw(report))
      const info = execFileSync('pdfinfo', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      expect(info).toMatch(/Tagged:\s+yes/)
      expect(info).toMatch(/Title:\s+ÖRNEK IŞIK ENERJİ .* Doğrulama Raporu/)
      expect(bare(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }))).toContain('Görevdekiyetkililer')
      execFileSync('pdfdetach', ['-saveall', '-o', folder, file])
      expect(readFileSync(join(folder, 'veri.json'), 'utf8')).toBe(JSON.stringify(report.veri))
      expect(readFileSync(join(folder, 'imza.jws'), 'utf8')).toBe(report.imza)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
