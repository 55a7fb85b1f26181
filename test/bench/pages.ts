/**
 * `npm run bench -- pages [--pp-ocr] [--quick] [NAME…]`: readers and treatments of scanned pages, compared by the facts they lead to. Each
 * is measured in a process of its own.
 *
 *   made up   an issue of made-up notices without its text layer, level and turned by 0.34°: precision and recall of its facts, each under
 * its company and equal
 *             to the letter, and the share of its printed words that were read exactly;
 *   gazette   the pages of ../shared/notices/pdf, where they are there, against what people found on them: precision and F1 of facts,
 * fields and headers by the
 *             scorer beside them, which forgives one letter in ten of a name and all accents;
 *   cost      seconds of processor time a page, and the largest memory of the process.
 *
 * `--quick` takes the level issue and two gazette documents; `--pp-ocr` fetches PP-OCR into a temporary folder and measures it too.
 *
 * Measured with `--quick` (three made-up pages, two of the gazette):
 *
 *                   made up                      gazette                          words  seconds  memory
 *                   precision  recall   words    precision     F1  fields  header a page   a page      MB
 *   product              96.4    98.2    98.1        100.0  100.0    94.6    97.8   1028     12.1     503
 *   product, 4.0.0       96.4    98.2    98.0        100.0  100.0    94.6    97.8   1028     12.5     547
 *   drawn 200 dpi       100.0    98.2    98.2        100.0  100.0    94.6    97.8   1025     13.0     444
 *   drawn 300 dpi       100.0   100.0    97.3        100.0  100.0    94.6    97.8   1027     13.1     561
 *   whole page          100.0    98.2    98.4        100.0   91.8    91.2    97.8   1020     14.7     612
 *   pp-ocr               21.9    12.7    60.0         96.2   84.7    84.0    95.6    988     31.8    2052
 *
 * Tesseract is kept: the only recogniser of PP-OCR in a package of npm knows no ç, ğ, ı, İ, ö and ş, so that hardly a name is right, and it
 * takes two and a half times as long. Its larger Turkish model leads to the same facts as the small one. Columns are kept: of a whole page
 * at once the reader mixes what stands side by side, and facts are lost. The mask is kept: the page as drawn leads to the same facts of
 * gazette pages (what parts them on made-up ones is one letter, `FARAZİ;` read as `FARAZİI;`), and to draw such a page PDFium takes more
 * memory than a Worker has. Pages are set straight: of the 21 facts of three notices turned by 0.34° all are right then, and 19 as they
 * lie.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PSM } from 'tesseract.js'
import { lineOf, splitOrigin } from '../../tools/kunye/read.ts'
import { openOcr } from '../../tools/stand-ins/ocr.ts'
import type { LocalOcr, Reading } from '../../tools/stand-ins/ocr.ts'
import { openPdfRenderer } from '../../tools/pdf-renderer.ts'
import { scanOf } from '../../tools/stand-ins/scan.ts'
import { cutPages } from '../../lib/domain/notice/page/cut.ts'
import type { ReadPage } from '../../lib/domain/notice/page/cut.ts'
import { fold } from '../../lib/domain/kernel/text.ts'
import { drawMadeUp, factsIn } from '../support/pages.ts'
import { installPpOcr, openPpOcr } from './pp-ocr.ts'
import { asItLies, asRead, atFullSize, drawnAt, readOnce, wholePage } from './treatments.ts'
import type { Treatment } from './treatments.ts'

const NOTICES = fileURLToPath(new URL('../../../shared/notices/', import.meta.url))
const QUICK = /parla-[34]-/

type Open = (cacheDir: string) => LocalOcr | Promise<LocalOcr>
const tesseract =
  (reading: Reading = {}): Open =>
  (cacheDir) =>
    openOcr({ cacheDir, ...reading })

const PP_OCR = 'pp-ocr'
const READERS: Record<string, { open: Open; treatment: Treatment }> = {
  product: { open: tesseract(), treatment: asRead },
  'product, 4.0.0': { open: tesseract({ model: '4.0.0' }), treatment: asRead },
  'numbers once': { open: tesseract(), treatment: readOnce },
  'as it lies': { open: tesseract(), treatment: asItLies },
  'any layout': { open: tesseract({ segmentation: PSM.AUTO }), treatment: asRead },
  'mask 1:1': { open: tesseract(), treatment: atFullSize },
  'drawn 200 dpi': { open: tesseract(), treatment: drawnAt(200) },
  'drawn 300 dpi': { open: tesseract(), treatment: drawnAt(300) },
  'drawn 400 dpi': { open: tesseract(), treatment: drawnAt(400) },
  'whole page': { open: tesseract({ segmentation: PSM.AUTO }), treatment: wholePage },
  [PP_OCR]: { open: openPpOcr, treatment: asRead },
}

/** One of each kind: founding with its articles, board, joint representation, directive, capital, share transfer, branch, liquidation. */
const MADE_UP = [
  'deneme-tam-1-2019-03-12-kurulus',
  'canli-makine-2-2026-02-17-yonetim-kurulu',
  'deneme-tam-6-2024-05-14-sermaye-artirimi',
  'deneme-limited-2-2022-11-15-pay-devri',
  'deneme-tasfiye-2-2026-04-14-tasfiyeye-giris',
  'deneme-sube-1-2024-09-17-acilis',
  'deneme-tam-11-2026-10-06-ic-yonerge',
  'canli-kooperatif-1-2025-06-10-yonetim-kurulu',
  'deneme-limited-3-2024-02-13-sermaye-artirimi',
  'deneme-tam-9-2026-04-14-denetci',
]
const TURN = 0.006

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1))
const printRow = (cells: string[]): void => {
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(9))).join(''))
}

/** How many of these stand among those, each counted once. */
const common = (some: readonly string[], others: readonly string[]): number => {
  const left = new Map<string, number>()
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1)
  return some.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count > 0
  }).length
}

const wordsIn = (text: string): string[] => text.split(/\s+/)

/** Precision and recall of the facts of an issue that was printed so, and the share of its words that were read. */
const scoreMadeUp = (pages: readonly ReadPage[], printed: readonly string[]): string[] => {
  const texts = cutPages(pages).notices.map(({ text }) => text)
  const [read, stated] = [texts.flatMap(factsIn), printed.flatMap(factsIn)]
  const right = common(read, stated)
  return [
    percent(right, read.length),
    percent(right, stated.length),
    percent(common(printed.flatMap(wordsIn), texts.flatMap(wordsIn)), printed.flatMap(wordsIn).length),
  ]
}

const shared = (a: string, b: string): number => {
  const [x, y] = [fold(a).split(' '), fold(b).split(' ')]
  return common(x, y) / Math.max(x.length, y.length)
}

/**
 * The scorer's figures for the annotated notices of these documents; a notice on the page is the annotated one that shares most of its
 * words, at least half.
 */
const scoreGazette = (folder: string, documents: readonly { pages: ReadPage[] }[]): string[] => {
  const gold = readFileSync(join(NOTICES, 'gold.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ line, file: (JSON.parse(line) as { file: string }).file }))
    .map((each) => {
      const { text, hints } = splitOrigin(readFileSync(join(NOTICES, 'real', each.file), 'utf8'))
      return { ...each, text, issue: hints.issue ?? null }
    })
  const answers: string[] = []
  const asked: string[] = []
  for (const { pages } of documents) {
    const { mastheads, notices } = cutPages(pages)
    const issues = mastheads.map(({ issue }) => issue)
    for (const { line, file, text } of gold.filter(({ issue }) => issue !== null && issues.includes(issue))) {
      asked.push(line)
      const [best] = notices.map((notice) => ({ notice, part: shared(notice.text, text) })).sort((a, b) => b.part - a.part)
      if (best && best.part >= 0.5) answers.push(lineOf(file, best.notice.text))
    }
  }
  const [goldFile, answerFile] = [join(folder, 'gold.jsonl'), join(folder, 'answers.jsonl')]
  writeFileSync(goldFile, asked.join('\n'))
  writeFileSync(answerFile, answers.join('\n'))
  for (const file of readdirSync(join(NOTICES, 'real'))) writeFileSync(join(folder, file), readFileSync(join(NOTICES, 'real', file)))
  const report = execFileSync(process.execPath, [join(NOTICES, 'score.mjs'), goldFile, answerFile], { encoding: 'utf8' })
  const figure = (pattern: RegExp): string => pattern.exec(report)?.[1] ?? '–'
  return [figure(/precision ([\d.]+)/), figure(/F1 ([\d.]+)/), figure(/fields ([\d.]+)\s*$/), figure(/header fields right ([\d.]+)/)]
}

const measure = async (name: string, quick: boolean): Promise<void> => {
  const way = READERS[name]
  if (!way) throw new Error(`No reader is called ${name}: ${Object.keys(READERS).join(' | ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  const [render, ocr] = [await openPdfRenderer(), await way.open(folder)]
  let [pageCount, wordCount, time] = [0, 0, 0]
  const read = async (pdf: Uint8Array): Promise<ReadPage[]> => {
    const before = process.cpuUsage()
    const pages: ReadPage[] = []
    for await (const page of way.treatment(pdf, render, ocr)) pages.push(page)
    const { user, system } = process.cpuUsage(before)
    time += (user + system) / 1e6
    pageCount += pages.length
    wordCount += pages.reduce((sum, { words }) => sum + words.length, 0)
    return pages
  }
  try {
    const { pdf, printed } = await drawMadeUp(MADE_UP)
    const texts = printed.map(({ text }) => text)
    const madeUp = async (angle: number): Promise<string[]> => scoreMadeUp(await read(await scanOf(pdf, render, { angle })), texts)
    const level = await madeUp(0)
    const turned = quick ? ['', '', ''] : await madeUp(TURN)
    const files = existsSync(join(NOTICES, 'gold.jsonl'))
      ? readdirSync(join(NOTICES, 'pdf')).filter((file) => !quick || QUICK.test(file))
      : []
    const documents: { pages: ReadPage[] }[] = []
    for (const file of files) documents.push({ pages: await read(readFileSync(join(NOTICES, 'pdf', file))) })
    const gazette = documents.length > 0 ? scoreGazette(folder, documents) : ['', '', '', '']
    const memory = process.resourceUsage().maxRSS / 1024
    printRow([name, ...level, ...turned, ...gazette, (wordCount / pageCount).toFixed(0), (time / pageCount).toFixed(1), memory.toFixed(0)])
  } finally {
    await ocr.close()
    rmSync(folder, { recursive: true })
  }
}

/** @see the head of this file */
export const pagesBench = async (args: string[]): Promise<void> => {
  const [flags, names] = [args.filter((arg) => arg.startsWith('--')), args.filter((arg) => !arg.startsWith('--'))]
  const quick = flags.includes('--quick')
  const [only] = names
  if (only !== undefined && names.length === 1) {
    if (only === PP_OCR) installPpOcr()
    return measure(only, quick)
  }
  const chosen = names.length > 0 ? names : Object.keys(READERS).filter((name) => name !== PP_OCR || flags.includes('--pp-ocr'))
  printRow(['', 'made up', '', '', 'turned', '', '', 'gazette', '', '', '', 'words', 'seconds', 'memory'])
  printRow([
    '',
    'precision',
    'recall',
    'words',
    'precision',
    'recall',
    'words',
    'precision',
    'F1',
    'fields',
    'header',
    'a page',
    'a page',
    'MB',
  ])
  for (const name of chosen)
    spawnSync(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), 'pages', name, ...(quick ? ['--quick'] : [])], {
      stdio: 'inherit',
    })
}
