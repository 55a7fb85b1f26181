import { openOcr } from './ocr.ts'
import { startStandIn } from './server.ts'
import type { StandIn } from './server.ts'

/**
 * Starts the reader's protocol (lib/platform/ocr-reader.ts) with `token` over the tesseract of this process; words are kept in `cacheDir`.
 */
export const startOcr = async ({
  token,
  port,
  cacheDir = '.kunye/ocr',
}: {
  token: string
  port?: number
  cacheDir?: string
}): Promise<StandIn> => {
  const ocr = openOcr({ cacheDir })
  const standIn = await startStandIn({
    ...(port === undefined ? {} : { port }),
    handle: async ({ method, url, headers, body }) => {
      if (url.pathname !== '/words') return { status: 404, body: { error: 'no such path' } }
      if (method !== 'POST') return { status: 405, body: { error: 'POST is expected' } }
      if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'the token is wrong' } }
      if (headers['content-type'] !== 'image/png') return { status: 415, body: { error: 'a PNG image is expected' } }
      return { body: { words: await ocr.read(new Uint8Array(body)) } }
    },
  })
  return {
    ...standIn,
    close: async () => {
      await standIn.close()
      await ocr.close()
    },
  }
}
