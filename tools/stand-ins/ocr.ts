import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Worker } from 'tesseract.js'
import type { Word } from '../../lib/domain/notice/page/page.ts'
import type { OcrReader } from '../../lib/platform/ocr-reader.ts'
import { parseWords } from '../../lib/platform/ocr-reader.ts'

// The integer variant of the best model: as good as the large one on gazette pages, a quarter of its size.
const MODEL = '4.0.0_best_int'

/** Tesseract on this machine as a reader; test/bench/pages.ts compares it with another engine. `close` stops its worker. */
export type LocalOcr = OcrReader & { close: () => Promise<void> }

/** A folder of `@tesseract.js-data/tur`, and how Tesseract takes an image apart (its page segmentation mode). */
export type Reading = { model?: '4.0.0' | '4.0.0_best_int'; segmentation?: PSM }

const startWorker = async ({ model, segmentation }: Required<Reading>): Promise<Worker> => {
  const models = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/tur/package.json'))
  const worker = await createWorker('tur', OEM.LSTM_ONLY, { langPath: join(models, model), gzip: true, cacheMethod: 'none' })
  await worker.setParameters({ tessedit_pageseg_mode: segmentation, user_defined_dpi: '225' })
  return worker
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const sizeOf = (png: Uint8Array): { width: number; height: number } => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.byteLength < 24 || view.getUint32(0) !== 0x89504e47) throw new TypeError('not a PNG image')
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/**
 * A reader in this process: one tesseract worker, started with the first image, one image at a time. Words are kept in `cacheDir` under the
 * SHA-256 of the
 * image, so that nothing is read twice.
 */
export const openOcr = ({ cacheDir, model = MODEL, segmentation = PSM.SINGLE_BLOCK }: Reading & { cacheDir: string }): LocalOcr => {
  const reading = `tesseract.js 7, tur ${model}, mode ${segmentation}, 225 dpi`
  let worker: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const recognise = async (png: Uint8Array): Promise<Word[]> => {
    const { width, height } = sizeOf(png)
    worker ??= startWorker({ model, segmentation })
    const { data } = await (await worker).recognize(Buffer.from(png), {}, { blocks: true, text: false })
    const words = (data.blocks ?? [])
      .flatMap((block) => block.paragraphs)
      .flatMap((paragraph) => paragraph.lines)
      .flatMap((line) => line.words)
    return words
      .filter((word) => word.text.trim() !== '')
      .map(({ text, bbox, confidence }) => ({
        text: text.trim(),
        x0: clamp(bbox.x0 / width),
        y0: clamp(bbox.y0 / height),
        x1: clamp(bbox.x1 / width),
        y1: clamp(bbox.y1 / height),
        confidence: clamp(confidence / 100),
      }))
  }

  const readCached = async (file: string): Promise<Word[] | null> => {
    try {
      return parseWords(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return null
    }
  }

  return {
    read: async (png) => {
      const file = join(cacheDir, `${createHash('sha256').update(reading).update(png).digest('hex')}.json`)
      const turn = last.then(async () => {
        const cached = await readCached(file)
        if (cached) return cached
        const words = await recognise(png)
        await mkdir(cacheDir, { recursive: true })
        await writeFile(`${file}.part`, JSON.stringify({ words }))
        await rename(`${file}.part`, file)
        return words
      })
      last = turn.catch(() => {})
      return turn
    },
    close: async () => {
      await last
      await (await worker)?.terminate()
      worker = null
    },
  }
}
