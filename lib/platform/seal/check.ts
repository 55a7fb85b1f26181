/**
 * Is this file a report of Künye, as it was issued? Answers for the JSON and the PDF form, and for the record of a sanctions screening:
 * valid, invalid, or
 * undetermined, always with the reasons. Runs in a browser, a Worker and Node alike; it asks nobody and sends nothing anywhere.
 */
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import { SEALS } from '../../domain/report/names.ts'
import { pendingSections } from '../../domain/report/seal.ts'
import { type Snapshot, SNAPSHOT_VERSION } from '../../domain/report/snapshot.ts'
import { attachedFiles, isPdf } from './attachments.ts'
import { canonicalBytes, identityOf } from './canonical.ts'
import type { PublicKey } from './keys.ts'
import { checkSignature } from './verify.ts'

export type CheckResult = 'valid' | 'invalid' | 'undetermined'

/**
 * What a file turned out to be. `reasons` are in the order in which they were found; `report` is what its signed content says of itself
 * (null for a screening).
 */
export type Verdict = { result: CheckResult; reasons: Reason[]; report: CheckedReport | null }
export type Reason = Bilingual & { result: CheckResult }
export type CheckedReport = { id: string; digest: string; content: Snapshot; producedOn: string | null; signature: string | null }

/**
 * What else is known of a report whose content is genuine: of the day it names, and, where `pdf` is given, of its pages, which the
 * signature does not cover.
 * Asked only where everything else was found valid.
 */
export type Witness = (report: CheckedReport, pdf: Uint8Array | null) => Promise<Reason[]>

const valid = (tr: string, en: string): Reason => ({ result: 'valid', tr, en })
const invalid = (tr: string, en: string): Reason => ({ result: 'invalid', tr, en })
const open = (tr: string, en: string): Reason => ({ result: 'undetermined', tr, en })

const verdict = (reasons: Reason[], report: CheckedReport | null): Verdict => {
  const found = reasons.map(({ result }) => result)
  return { result: found.includes('invalid') ? 'invalid' : found.includes('undetermined') ? 'undetermined' : 'valid', reasons, report }
}

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const jsonOf = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const countKeys = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countKeys(each), 0)
  return isObject(value) ? Object.values(value).reduce((sum: number, each) => sum + 1 + countKeys(each), 0) : 0
}

/** A key written twice in one object: programs differ in which of the two they show (RFC 8259, 4), so such a text has no single content. */
const repeatsKeys = (text: string, value: unknown): boolean => {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
  return written !== countKeys(value)
}

const NOT_A_REPORT = open('Bu dosya bir Künye raporu değil.', 'This file is not a report of Künye.')

const signatureReason = async (jws: string | null, bytes: Uint8Array, keys: readonly PublicKey[] | null): Promise<Reason> => {
  if (!jws)
    return open(
      'Dosyada imza yok; içeriği kimsenin imzaladığı gösterilemez.',
      'The file has no signature; nothing shows that anyone vouches for its content.',
    )
  if (!keys)
    return open(
      'Yayımlanmış anahtarlar alınamadı; imza denetlenemedi.',
      'The published keys could not be had; the signature was not checked.',
    )
  const { state, kid } = await checkSignature(jws, bytes, keys)
  switch (state) {
    case 'valid':
      return valid(`İmza geçerli (Ed25519, anahtar ${kid}).`, `The signature is valid (Ed25519, key ${kid}).`)
    case 'wrong':
      return invalid('İmza bu içeriğe ait değil.', 'The signature is not one of this content.')
    case 'malformed':
      return invalid('İmzanın biçimi bozuk.', 'The form of the signature is broken.')
    case 'unknown_key':
      return open(
        `İmzanın anahtarı (${kid}) yayımlanmış anahtarlar arasında yok.`,
        `The key of the signature (${kid}) is not among the published ones.`,
      )
    case 'unsupported':
      return open(
        'Bu program Ed25519 imzasını denetleyemiyor; güncel bir tarayıcı kullanın.',
        'This program cannot check Ed25519 signatures; use a current browser.',
      )
  }
}

const ENVELOPE = new Set([
  'rapor_kimligi',
  'muhur',
  'muhur_ad',
  'icerik_ozeti',
  'uretim_tarihi',
  'bekleyen_bolumler',
  'veri',
  'pdf',
  'imza',
])

/** What stands around the signed content and follows from it. */
const envelopeReasons = (report: Record<string, unknown>, { id, digest, content }: CheckedReport): Reason[] => {
  const differs = (field: string, said: unknown, is: string): Reason =>
    invalid(
      `${field} içerikle uyuşmuyor: dosyada ${JSON.stringify(said)}, içerikten ${is}.`,
      `${field} does not follow from the content: the file says ${JSON.stringify(said)}, the content gives ${is}.`,
    )
  const reasons: Reason[] = []
  if (report.icerik_ozeti !== digest) reasons.push(differs('icerik_ozeti', report.icerik_ozeti, digest))
  if (report.rapor_kimligi !== id) reasons.push(differs('rapor_kimligi', report.rapor_kimligi, id))
  const extra = Object.keys(report).filter((key) => !ENVELOPE.has(key))
  if (extra.length > 0)
    reasons.push(
      invalid(
        `Raporda bulunmayan alan eklenmiş: ${extra.join(', ')}.`,
        `Fields were added that are no part of a report: ${extra.join(', ')}.`,
      ),
    )
  if (content.surum !== SNAPSHOT_VERSION || !isObject(content.muhur) || !Array.isArray(content.veri_tamligi)) return reasons
  const { kod } = content.muhur
  if (report.muhur !== kod) reasons.push(differs('muhur', report.muhur, kod))
  if (report.muhur_ad !== SEALS[kod]?.name.tr && report.muhur_ad !== SEALS[kod]?.name.en)
    reasons.push(differs('muhur_ad', report.muhur_ad, SEALS[kod]?.name.tr ?? '–'))
  const pending = pendingSections(content)
  if (JSON.stringify(report.bekleyen_bolumler) !== JSON.stringify(pending))
    reasons.push(differs('bekleyen_bolumler', report.bekleyen_bolumler, JSON.stringify(pending)))
  if (typeof report.pdf !== 'string' || !report.pdf.endsWith(`/dogrulama-raporu.pdf?rapor=${id}`))
    reasons.push(differs('pdf', report.pdf, `…?rapor=${id}`))
  return reasons
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Canonical bytes of a content; null for what is not well-formed Unicode and so has none. */
const bytesOf = (value: unknown): Uint8Array | null => {
  try {
    return canonicalBytes(value)
  } catch {
    return null
  }
}

/** The content that is checked, with what follows from it; null where it has no canonical form. */
const contentOf = async (
  value: Record<string, unknown>,
  producedOn: unknown,
  signature: unknown,
): Promise<{ bytes: Uint8Array; report: CheckedReport } | null> => {
  const bytes = bytesOf(value)
  return (
    bytes && {
      bytes,
      report: {
        ...(await identityOf(bytes)),
        content: value as Snapshot,
        producedOn: textOrNull(producedOn),
        signature: textOrNull(signature),
      },
    }
  )
}

/** The verdict on all that was found; the witness is asked where nothing speaks against the report. */
const concluded = async (reasons: Reason[], report: CheckedReport, pdf: Uint8Array | null, witness: Witness): Promise<Verdict> => {
  const found = verdict(reasons, report)
  return found.result === 'valid' ? verdict([...reasons, ...(await witness(report, pdf))], report) : found
}

const SCREENING_ENVELOPE = new Set(['tarama_kimligi', 'icerik_ozeti', 'olusturma', 'adres', 'veri', 'imza'])

/**
 * The record of a sanctions screening: its id, digest and signature follow from `veri` as a report's do; when it was made (`olusturma`)
 * nothing signs.
 */
const checkScreening = async (
  screening: Record<string, unknown>,
  content: unknown,
  keys: readonly PublicKey[] | null,
): Promise<Verdict> => {
  const bytes = bytesOf(content)
  if (!bytes) return verdict([NOT_A_REPORT], null)
  const { id, digest } = await identityOf(bytes, 'YT')
  const fits =
    screening.tarama_kimligi === id &&
    screening.icerik_ozeti === digest &&
    typeof screening.adres === 'string' &&
    screening.adres.endsWith(`/taramalar/${id}/`)
  const extra = Object.keys(screening).filter((key) => !SCREENING_ENVELOPE.has(key))
  return verdict(
    [
      fits
        ? valid(
            `Tarama kaydı, özetiyle ve kimliğiyle (${id}) uyuşuyor.`,
            `The record of the screening agrees with its digest and id (${id}).`,
          )
        : invalid(
            `Tarama kaydı, dosyadaki özetle ya da kimlikle uyuşmuyor; içerikten ${id} çıkıyor.`,
            `The record does not agree with the digest or id in the file; the content gives ${id}.`,
          ),
      ...(extra.length === 0
        ? []
        : [
            invalid(
              `Kayıtta bulunmayan alan eklenmiş: ${extra.join(', ')}.`,
              `Fields were added that are no part of the record: ${extra.join(', ')}.`,
            ),
          ]),
      await signatureReason(textOrNull(screening.imza), bytes, keys),
    ],
    null,
  )
}

const checkJson = async (bytes: Uint8Array, keys: readonly PublicKey[] | null, witness: Witness): Promise<Verdict> => {
  const text = textOf(bytes)
  const report = jsonOf(text)
  if (text === null || !isObject(report) || !isObject(report.veri)) return verdict([NOT_A_REPORT], null)
  if (repeatsKeys(text, report))
    return verdict([invalid('Dosyada aynı alan birden çok kez yazılmış.', 'A field is written more than once in the file.')], null)
  if ('tarama_kimligi' in report) return checkScreening(report, report.veri, keys)
  const content = await contentOf(report.veri, report.uretim_tarihi, report.imza)
  if (!content) return verdict([NOT_A_REPORT], null)
  const envelope = envelopeReasons(report, content.report)
  const whole = valid(
    `İçerik, özetiyle ve kimliğiyle (${content.report.id}) uyuşuyor.`,
    `The content agrees with its digest and id (${content.report.id}).`,
  )
  return concluded(
    [...(envelope.length === 0 ? [whole] : envelope), await signatureReason(content.report.signature, content.bytes, keys)],
    content.report,
    null,
    witness,
  )
}

const SIGNATURE = /^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]+$/

const checkPdf = async (pdf: Uint8Array, keys: readonly PublicKey[] | null, witness: Witness): Promise<Verdict> => {
  const texts = (await attachedFiles(pdf)).map(textOf).filter((text) => text !== null)
  const contents = texts.flatMap((text) => {
    const value = jsonOf(text)
    return isObject(value) && 'surum' in value && 'muhur' in value ? [{ text, value }] : []
  })
  const signatures = texts.map((text) => text.trim()).filter((text) => SIGNATURE.test(text))
  const [found, second] = contents
  if (!found)
    return verdict(
      [open('PDF dosyasında eklenmiş rapor içeriği bulunamadı.', 'No content of a report was found attached to the PDF.')],
      null,
    )
  if (second || signatures.length > 1)
    return verdict(
      [open('PDF dosyasına birden çok içerik ya da imza eklenmiş.', 'More than one content or signature is attached to the PDF.')],
      null,
    )
  if (repeatsKeys(found.text, found.value))
    return verdict([invalid('Ekte aynı alan birden çok kez yazılmış.', 'A field is written more than once in the attachment.')], null)
  const content = await contentOf(found.value, null, signatures[0])
  if (!content) return verdict([NOT_A_REPORT], null)
  const attached = valid(
    `Dosyaya ${content.report.id} kimlikli raporun içeriği eklenmiş.`,
    `The content of the report ${content.report.id} is attached to the file.`,
  )
  return concluded([attached, await signatureReason(content.report.signature, content.bytes, keys)], content.report, pdf, witness)
}

/** Checks the bytes of a file. `keys` are the published ones, null where they could not be had. */
export const checkReport = (bytes: Uint8Array, keys: readonly PublicKey[] | null, witness: Witness): Promise<Verdict> =>
  isPdf(bytes) ? checkPdf(bytes, keys, witness) : checkJson(bytes, keys, witness)
