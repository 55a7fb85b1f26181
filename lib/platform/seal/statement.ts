import type { IsoDate } from '../../domain/kernel/dates.ts'
import type { SealedKind } from '../../domain/report/id.ts'
import { canonicalBytes } from './canonical.ts'

/** What a sealed document is, as its statement says it: a screening cannot be passed off as a report. */
const KINDS: Record<SealedKind, string> = { DR: 'dogrulama_raporu', YT: 'yaptirim_taramasi', IK: 'imza_kontrolu' }

/** The first form signed the content alone. */
const VERSION = 2

/** What is said of a content when it is issued: when (a day, or an instant), and through which gazette day nothing can come any more. */
export type Issue = { producedOn: string; settledOn: IsoDate | null }

/** The statement that a signature covers: of what kind and content a document is and when it was issued. Its canonical form is signed. */
export const statementOf = (kind: SealedKind, { id, digest }: { id: string; digest: string }, { producedOn, settledOn }: Issue) => ({
  tur: KINDS[kind],
  surum: VERSION,
  kimlik: id,
  icerik_ozeti: digest,
  uretim_tarihi: producedOn,
  gazete_kesinlesen: settledOn,
})
export type Statement = ReturnType<typeof statementOf>

/** The bytes that are signed. */
export const statementBytes = (...given: Parameters<typeof statementOf>): Uint8Array => canonicalBytes(statementOf(...given))
