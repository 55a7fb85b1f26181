import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Word } from '../../lib/domain/notice/page/page.ts'
import type { OcrReader } from '../../lib/platform/ocr-reader.ts'
import { parseWords } from '../../lib/platform/ocr-reader.ts'

// The integer variant of the best model: as good as the large one on gazette pages, a quarter of its size.
const MODEL = '4.0.0_best_int'
const DPI = '225'

/** Tesseract on this machine as a reader; test/bench/pages.ts compares it with another engine. `close` stops its workers. */
export type LocalOcr = OcrReader & { close: () => Promise<void> }

/**
 * Which Tesseract: the one that npm installs (`wasm`), or the machine's own program (`native`), which is faster. Both work with the model
 * of the npm package: of 8,297 letters of a gazette page 5.3.0 reads six otherwise.
 */
export type Engine = 'wasm' | 'native'

/** A folder of `@tesseract.js-data/tur`, and how Tesseract takes an image apart (its page segmentation mode). */
export type Reading = { engine?: Engine; model?: '4.0.0' | '4.0.0_best_int'; segmentation?: PSM }

/** Tesseract with its model: one image at a time. */
type Recogniser = { recognise: (png: Uint8Array) => Promise<Word[]>; close: () => Promise<unknown> }

/** The engine by the setting `OCR_ENGINE`; throws where it names none. */
export const engineOf = (setting = process.env.OCR_ENGINE ?? ''): Engine => {
  if (setting === '' || setting === 'wasm') return 'wasm'
  if (setting === 'native') return 'native'
  throw new Error(`OCR_ENGINE is "${setting}"; it may be wasm (what npm installs) or native (the machine's own tesseract)`)
}

const folderOf = (model: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/tur/package.json')), model)

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const sizeOf = (png: Uint8Array): { width: number; height: number } => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.byteLength < 24 || view.getUint32(0) !== 0x89504e47) throw new TypeError('not a PNG image')
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** A word by its pixels on the image; `confidence` from 0 to 100. Null for one of blanks only. */
const wordAt = (
  png: Uint8Array,
  text: string,
  box: { x0: number; y0: number; x1: number; y1: number },
  confidence: number,
): Word | null => {
  const { width, height } = sizeOf(png)
  const printed = text.trim()
  if (printed === '') return null
  return {
    text: printed,
    x0: clamp(box.x0 / width),
    y0: clamp(box.y0 / height),
    x1: clamp(box.x1 / width),
    y1: clamp(box.y1 / height),
    confidence: clamp(confidence / 100),
  }
}

const startWasm = async (model: string, segmentation: PSM): Promise<Recogniser> => {
  const worker = await createWorker('tur', OEM.LSTM_ONLY, {
    // what a worker fails at is told by its promise; unhandled it would end the program
    errorHandler: () => undefined,
    langPath: folderOf(model),
    gzip: true,
    cacheMethod: 'none',
  })
  await worker.setParameters({ tessedit_pageseg_mode: segmentation, user_defined_dpi: DPI })
  return {
    recognise: async (png) => {
      const { data } = await worker.recognize(Buffer.from(png), {}, { blocks: true, text: false })
      return (data.blocks ?? [])
        .flatMap((block) => block.paragraphs)
        .flatMap((paragraph) => paragraph.lines)
        .flatMap((line) => line.words)
        .flatMap(({ text, bbox, confidence }) => wordAt(png, text, bbox, confidence) ?? [])
    },
    close: () => worker.terminate(),
  }
}

/** Writes a file that others may be reading: whole or not at all. */
const writeWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, file)
}

/** What the machine's tesseract prints for this input. Throws, with what to do, where there is none. */
const runNative = (args: readonly string[], input: Uint8Array = new Uint8Array(0)): Promise<string> =>
  new Promise((resolve, reject) => {
    // Its threads hinder one another: a process each for as many images as there are cores is faster.
    const child = spawn('tesseract', args, { env: { ...process.env, OMP_THREAD_LIMIT: '1' } })
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    child.on('error', (cause) =>
      reject(new Error('OCR_ENGINE=native needs the program tesseract (Debian: apt-get install tesseract-ocr)', { cause })),
    )
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString('utf8'))
      else reject(new Error(`tesseract ended with ${code}: ${Buffer.concat(err).toString('utf8').trim()}`))
    })
    // A program that ended early is told by its code.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })

const WORD_LEVEL = '5'

/** `level page block paragraph line word left top width height confidence text`, a line for each part of the image. */
const wordsOfTsv = (png: Uint8Array, tsv: string): Word[] =>
  tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = line.split('\t')
    if (level !== WORD_LEVEL) return []
    const [x0, y0] = [Number(left), Number(top)]
    return wordAt(png, text, { x0, y0, x1: x0 + Number(width), y1: y0 + Number(height) }, Number(confidence)) ?? []
  })

const startNative = async (model: string, segmentation: PSM, cacheDir: string): Promise<Recogniser> => {
  const folder = join(cacheDir, model)
  const packed = await readFile(join(folderOf(model), 'tur.traineddata.gz'))
  await writeWhole(join(folder, 'tur.traineddata'), await promisify(gunzip)(packed))
  const args = ['stdin', 'stdout', '-l', 'tur', '--tessdata-dir', folder, '--oem', '1', '--psm', segmentation, '--dpi', DPI]
  return {
    recognise: async (png) => {
      sizeOf(png)
      return wordsOfTsv(png, await runNative([...args, '-c', 'tessedit_create_tsv=1'], png))
    },
    close: async () => undefined,
  }
}

/** Whether the machine has a tesseract of its own. */
export const hasNative = (): Promise<boolean> =>
  runNative(['--version']).then(
    () => true,
    () => false,
  )

/**
 * A reader in this process: as many images side by side as the machine has cores, each by a recogniser of its own, started when it is
 * needed. Words are kept in `cacheDir` under the SHA-256 of the image, so that nothing is read twice.
 */
export const openOcr = ({
  cacheDir,
  engine = engineOf(),
  model = MODEL,
  segmentation = PSM.SINGLE_BLOCK,
  atOnce = availableParallelism(),
}: Reading & { cacheDir: string; atOnce?: number }): LocalOcr => {
  const reading = `${engine === 'wasm' ? 'tesseract.js 7' : 'native'}, tur ${model}, mode ${segmentation}, ${DPI} dpi`
  const idle: Promise<Recogniser>[] = []
  const waiting: ((recogniser: Promise<Recogniser>) => void)[] = []
  const started: Promise<Recogniser>[] = []

  const start = (): Promise<Recogniser> => {
    const recogniser = engine === 'wasm' ? startWasm(model, segmentation) : startNative(model, segmentation, cacheDir)
    started.push(recogniser)
    return recogniser
  }

  const recognise = async (png: Uint8Array): Promise<Word[]> => {
    const free = idle.pop() ?? (started.length < atOnce ? start() : new Promise<Recogniser>((resolve) => waiting.push(resolve)))
    try {
      return await (await free).recognise(png)
    } finally {
      const next = waiting.shift()
      if (next) next(free)
      else idle.push(free)
    }
  }

  const readCached = async (file: string): Promise<Word[] | null> => {
    try {
      return parseWords(JSON.parse(await readFile(file, 'utf8')))
    } catch {
      return null
    }
  }

  const reads = new Map<string, Promise<Word[]>>()
  return {
    atOnce,
    read: (png) => {
      const file = join(cacheDir, `${createHash('sha256').update(reading).update(png).digest('hex')}.json`)
      const read = async (): Promise<Word[]> => {
        const cached = await readCached(file)
        if (cached) return cached
        const words = await recognise(png)
        await writeWhole(file, JSON.stringify({ words }))
        return words
      }
      const words = reads.get(file) ?? read().finally(() => reads.delete(file))
      reads.set(file, words)
      return words
    },
    close: async () => {
      await Promise.allSettled(reads.values())
      await Promise.allSettled(started.splice(0).map(async (recogniser) => (await recogniser).close()))
      idle.length = 0
    },
  }
}
