import type { R2Bucket } from '@cloudflare/workers-types'

/**
 * Where gazette PDFs and the pictures of their pages are kept. Keys are made of the PDF's digest: the same document is kept once, and
 * writing it again changes nothing.
 */
export type Archive = { put: (key: string, bytes: Uint8Array) => Promise<void> }

/** The archive in an R2 bucket. */
export const bucketArchive = (bucket: R2Bucket): Archive => ({
  put: async (key, bytes) => {
    if (await bucket.head(key)) return
    await bucket.put(key, bytes as unknown as ArrayBuffer, {
      httpMetadata: { contentType: key.endsWith('.png') ? 'image/png' : 'application/pdf' },
    })
  },
})

/**
 * The archive through the jobs Worker's door for operators: for documents that a person brings. Throws with the status when it is refused.
 */
export const remoteArchive = (baseUrl: string, operatorToken: string): Archive => ({
  put: async (key, bytes) => {
    const answer = await fetch(`${baseUrl}/isler/arsiv/${key}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operatorToken}` },
      body: bytes as Uint8Array<ArrayBuffer>,
    })
    if (!answer.ok) throw new Error(`the archive at ${baseUrl} answered ${answer.status}`)
  },
})

/** Key of a gazette PDF in the archive. */
export const pdfKey = (digest: string): string => `gazete/${digest}.pdf`
export const PDF_KEY = /^gazete\/[0-9a-f]{64}\.pdf$/

/** Key of the picture of a page (from 1) of an archived PDF. */
export const pageKey = (pdf: string, page: number): string => `${pdf.replace(/\.pdf$/, '')}/${page}.png`
