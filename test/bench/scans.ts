/**
 * `npm run bench -- scans [PRINT…]`: how well pages are read that are one grey image, by resolution and print. An issue of made-up notices,
 * and three gazette documents of ../shared/notices/pdf where they are there, are made into such scans and read as the product does.
 *
 *   letters   letters to be put right (Levenshtein) in a hundred of what is printed; of a gazette page, of what its clean scan gave;
 *   F1        of the facts with their company, equal to the letter; of a gazette page, those that its clean scan gave.
 *
 * With `SEED=2` the paper has another grain; with `OCR_ENGINE=native` by the machine's own Tesseract.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPdf } from '../../lib/pipeline/read-pdf.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { openOcr } from '../../tools/stand-ins/ocr.ts'
import { greyScanOf, scanOf } from '../../tools/stand-ins/scan.ts'
import type { GreyPrint } from '../../tools/stand-ins/scan.ts'
import { drawMadeUp, factsIn } from '../support/pages.ts'

const GAZETTE = ['parla-1-2022-12-01', 'parla-3-2023-10-10', 'parla-8-2025-09-11'].map((name) => ({
  name: name.slice(0, 7),
  file: fileURLToPath(new URL(`../../../shared/notices/pdf/${name}.pdf`, import.meta.url)),
}))
const MADE_UP = ['canli-makine-2-2026-02-17-yonetim-kurulu', 'deneme-limited-2-2022-11-15-pay-devri']

/** Light print is half as dark as paper is light, with grain; paper in shadow darkens by a quarter from edge to edge. */
const PRINTS: Record<string, GreyPrint | null> = {
  clean: null,
  '200 dpi': { dpi: 200, noise: 8 },
  '150 dpi': { dpi: 150, noise: 8 },
  '200 light': { dpi: 200, ink: 140, noise: 8 },
  '150 light': { dpi: 150, ink: 140, noise: 8 },
  '200 shadow': { dpi: 200, ink: 60, shade: 60, noise: 8 },
  '200 turned': { dpi: 200, noise: 8, angle: 0.006 },
}

/** Letters to be put in, taken out or changed to make one text of the other. */
const letterErrors = (a: string, b: string): number => {
  let before = Uint32Array.from({ length: b.length + 1 }, (_, at) => at)
  let row = new Uint32Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      row[j] = Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
    }
    ;[before, row] = [row, before]
  }
  return before[b.length] ?? 0
}

const f1 = (read: readonly string[], stated: readonly string[]): number => {
  const left = [...stated]
  const right = read.filter((fact) => {
    const at = left.indexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (200 * right.length) / (read.length + stated.length)
}

/** @see the head of this file */
export const scansBench = async (names: string[]): Promise<void> => {
  const prints = Object.entries(PRINTS).filter(([name]) => names.length === 0 || names.includes(name))
  const seed = Number(process.env.SEED ?? 1)
  const cacheDir = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const [render, ocr] = [await openPdfRenderer(), openOcr({ cacheDir })]
  const texts = async (pdf: Uint8Array): Promise<string[]> => (await readPdf(pdf, { render, ocr })).notices.map(({ text }) => text)
  try {
    const { pdf, printed } = await drawMadeUp(MADE_UP)
    const documents = [{ name: 'made up', pdf, stated: printed.map(({ text }) => text) }]
    for (const { name, file } of GAZETTE.filter((each) => existsSync(each.file))) {
      const gazette = new Uint8Array(readFileSync(file))
      documents.push({ name, pdf: gazette, stated: await texts(gazette) })
    }
    console.log('                        letters      F1')
    for (const document of documents) {
      for (const [name, print] of prints) {
        const read = await texts(await (print ? greyScanOf(document.pdf, render, { ...print, seed }) : scanOf(document.pdf, render)))
        const [all, whole] = [read.join('\n'), document.stated.join('\n')]
        const cells = [(100 * letterErrors(all, whole)) / whole.length, f1(read.flatMap(factsIn), document.stated.flatMap(factsIn))]
        console.log(`${document.name.padEnd(10)}${name.padEnd(12)}${cells.map((cell) => cell.toFixed(2).padStart(9)).join('')}`)
      }
    }
  } finally {
    await ocr.close()
    rmSync(cacheDir, { recursive: true })
  }
}
