import type { Fetcher } from '@cloudflare/workers-types'
import { CALLER_HEADER } from '../../lib/http/app/principal.ts'
import type { ArchiveDeps } from '../../lib/pipeline/archive.ts'
import { PdfUnreadable } from '../../lib/platform/pdf/unreadable.ts'
import { SourceUnavailable } from '../../lib/platform/source-unavailable.ts'

/** Reads documents in the Worker that is there for it: what one of them breaks there breaks nothing here. */
export const pageReader =
  (pages: Fetcher): ArchiveDeps['readPages'] =>
  async (key) => {
    const answer = await pages.fetch(`http://sayfalar/oku/${key}`, { method: 'POST', headers: { [CALLER_HEADER]: 'kunye-isler' } })
    if (answer.ok) return answer.json()
    const told = (await answer.json().catch(() => ({}))) as { fault?: PdfUnreadable['fault']; message?: string; error?: string }
    if (answer.status === 422 && told.fault) throw new PdfUnreadable(told.fault, told.message ?? '')
    if (answer.status === 503) throw new SourceUnavailable('page reader', told.error ?? '')
    throw new Error(`reading ${key} answered ${answer.status}`)
  }
