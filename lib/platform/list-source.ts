import type { R2Bucket } from '@cloudflare/workers-types'
import { digestOf } from './digest.ts'
import { SourceUnavailable } from './source-unavailable.ts'
import type { Document } from './tables/text.ts'

/** The largest file a publisher has, several times over; more is not held in memory. */
const MOST_BYTES = 64 * 1024 * 1024
/** A publisher that says nothing for so long is down. */
const PATIENCE_MS = 120_000

const contentKey = (digest: string): string => `yaptirim/${digest}`

const stored = (bucket: R2Bucket, name: string, digest: string): Document => ({
  name,
  open: async () => {
    const object = await bucket.get(contentKey(digest))
    if (!object) throw new Error(`the stored file ${digest} is gone`)
    return object.body as unknown as ReadableStream<Uint8Array>
  },
})

const fileName = (url: string): string => new URL(url).pathname.split('/').findLast(Boolean)?.slice(0, 100) ?? 'list'

const download = async (url: string, etag: string | undefined): Promise<{ bytes: Uint8Array; etag: string } | null> => {
  try {
    const answer = await fetch(url, { headers: etag ? { 'if-none-match': etag } : {}, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.status === 304) return null
    if (!answer.ok) throw new SourceUnavailable(new URL(url).host, `answered ${answer.status}`)
    if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES)
      throw new SourceUnavailable(new URL(url).host, 'the file is too large')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.byteLength > MOST_BYTES) throw new SourceUnavailable(new URL(url).host, 'the file is too large')
    return { bytes, etag: answer.headers.get('etag') ?? '' }
  } catch (error) {
    if (error instanceof SourceUnavailable) throw error
    throw new SourceUnavailable(new URL(url).host, 'cannot be reached')
  }
}

/**
 * The files of a list from its publisher's addresses, by way of the bucket: each file is kept under its digest, as evidence of what was
 * published, and a file the publisher says is unchanged (ETag) is not fetched again. Throws SourceUnavailable.
 */
export const fetchList = async (bucket: R2Bucket, list: string, urls: readonly string[]): Promise<Document[]> => {
  const documents: Document[] = []
  for (const [at, url] of urls.entries()) {
    const pointer = `yaptirim/${list}/${at}`
    const last = (await bucket.head(pointer))?.customMetadata
    const known = last?.url === url && last.digest && (await bucket.head(contentKey(last.digest))) ? last : null
    const fresh = await download(url, known?.etag || undefined)
    const digest = fresh ? await digestOf(fresh.bytes) : known?.digest
    if (!digest) throw new SourceUnavailable(new URL(url).host, 'answered "unchanged" to a first question')
    if (fresh) {
      await bucket.put(contentKey(digest), fresh.bytes as unknown as ArrayBuffer)
      await bucket.put(pointer, '', { customMetadata: { url, etag: fresh.etag, digest } })
    }
    documents.push(stored(bucket, fileName(url), digest))
  }
  return documents
}
