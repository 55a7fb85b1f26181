import { z } from 'zod'
import type { Word } from '../domain/notice/page/page.ts'
import type { Env } from './env.ts'
import { SourceUnavailable } from './source-unavailable.ts'

/**
 * The protocol between Künye and whatever reads images (an OCR service behind an adapter of its operator; on one machine
 * tools/stand-ins/ocr-server.ts).
 *
 *   POST /words   Content-Type: image/png, Authorization: Bearer <token>; the body is one column of Turkish print, without lines
 *       → {"words": [{"text", "x0", "y0", "x1", "y1", "confidence"}]} in reading order
 *
 * A box is in shares of the image's width and height, the origin its top left corner; confidence runs from 0 to 1. An image without print
 * has no words. The same image must give the same words each time.
 */
const share = z.number().min(0).max(1)
const answer = z.object({
  words: z.array(z.object({ text: z.string().min(1), x0: share, y0: share, x1: share, y1: share, confidence: share })),
})

/**
 * Reads the words of a PNG image; boxes in shares of that image. `atOnce`: how many images it is given side by side, one where it is not
 * set. Throws SourceUnavailable.
 */
export type OcrReader = { read: (png: Uint8Array<ArrayBuffer>) => Promise<Word[]>; atOnce?: number }

/** A reader takes about six seconds a column and reads one at a time: this much leaves room for a queue. */
const TIMEOUT_MS = 90_000

/** The words of a reader's answer; throws SourceUnavailable on any other shape. */
export const parseWords = (body: unknown): Word[] => {
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw new SourceUnavailable('page reader', `malformed answer: ${z.prettifyError(parsed.error)}`)
  return parsed.data.words
}

/**
 * The page reader at OCR_URL. It throws SourceUnavailable when the reader is down, too slow, refuses, or answers what the protocol does not
 * know.
 */
export const openOcrReader = (env: Env<'OCR_URL' | 'OCR_TOKEN'>, timeoutMs = TIMEOUT_MS): OcrReader => {
  const url = `${env.OCR_URL.replace(/\/+$/, '')}/words`
  return {
    read: async (png) => {
      let body: unknown
      try {
        const headers = { authorization: `Bearer ${env.OCR_TOKEN}`, 'content-type': 'image/png' }
        const response = await fetch(url, { method: 'POST', body: png, headers, signal: AbortSignal.timeout(timeoutMs) })
        if (!response.ok) {
          await response.body?.cancel()
          throw new Error(`status ${response.status}`)
        }
        body = await response.json()
      } catch (error) {
        throw new SourceUnavailable('page reader', error instanceof Error ? error.message : String(error))
      }
      return parseWords(body)
    },
  }
}
