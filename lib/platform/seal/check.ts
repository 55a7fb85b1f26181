/**
 * Is this file a report or a filed signing check of Künye, as it was issued? Answers for the JSON and the PDF form, and for the record of a
 * sanctions screening: valid, invalid, or undetermined, always with the reasons. Runs in a browser, a Worker and Node alike; it asks
 * nobody and sends nothing anywhere.
 */
import type { Bilingual } from '../../domain/kernel/bilingual.ts'
import { type FiledCheck, FILED_VERSION } from '../../domain/report/filed-check.ts'
import type { SealedKind } from '../../domain/report/id.ts'
import { SEALS } from '../../domain/report/names.ts'
import { pendingSections } from '../../domain/report/seal.ts'
import { type Snapshot, SNAPSHOT_VERSION } from '../../domain/report/snapshot.ts'
import type { IsoDate } from '../../domain/kernel/dates.ts'
import type { ScreeningRecord } from '../../domain/screening/record.ts'
import { attachedFiles, isPdf } from './attachments.ts'
import { canonicalBytes, canonicalText, identityOf } from './canonical.ts'
import type { PublicKey } from './keys.ts'
import { type Issue, type Statement, statementBytes, statementOf } from './statement.ts'
import { NotStrict, strictJson } from './strict-json.ts'
import { checkSignature, type SignatureCheck } from './verify.ts'

export type CheckResult = 'valid' | 'invalid' | 'undetermined'

/**
 * What a file turned out to be. `reasons` are in the order in which they were found; `report` is what its signed content says of itself
 * (null for the JSON of a screening).
 */
export type Verdict = { result: CheckResult; reasons: Reason[]; report: CheckedReport | null }
export type Reason = Bilingual & { result: CheckResult }
export type CheckedReport = { id: string; digest: string } & (
  { kind: 'DR'; content: Snapshot } | { kind: 'IK'; content: FiledCheck } | { kind: 'YT'; content: ScreeningRecord }
) & {
    /** A day, of a screening an instant. Null where nothing signed says so: in documents of the first form. */
    producedOn: string | null
    settledOn: IsoDate | null
    signature: string | null
    /** What the signature is over: the statement, or the content alone, as in the first form. */
    signs: 'statement' | 'content'
  }

/**
 * What else is known of a report whose content is genuine: of the day it names, and, where `pdf` is given, of its pages, which the
 * signature does not cover. Asked only where everything else was found valid.
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

/** The value of a text; undefined where it is no JSON. Throws NotStrict where programs would read it differently. */
const jsonOf = (text: string | null): unknown => {
  try {
    return text === null ? undefined : strictJson(text)
  } catch (error) {
    if (error instanceof NotStrict) throw error
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const NOT_A_REPORT = open('Bu dosya bir Künye raporu değil.', 'This file is not a report of Künye.')

/** What a signature turned out to be over; `signs` null where it is none of either. */
type Signed = { reason: Reason; signs: 'statement' | 'content' | null }

const reasonOf = ({ state, kid }: SignatureCheck): Reason => {
  switch (state) {
    case 'valid':
      return valid(`İmza geçerli (Ed25519, anahtar ${kid}).`, `The signature is valid (Ed25519, key ${kid}).`)
    case 'wrong':
      return invalid('İmza bu içeriğe ve bu güne ait değil.', 'The signature is not one of this content and day.')
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

/**
 * What a signature covers: the statement, or, of what was issued in the first form, the content alone. What is issued now is signed in no
 * other way than by its statement, so nothing can be taken out of it to pass for the first form.
 */
const signatureOf = async (
  jws: string | null,
  statement: Uint8Array | null,
  content: Uint8Array,
  keys: readonly PublicKey[] | null,
  kind: SealedKind,
): Promise<Signed> => {
  if (jws === null || jws === '') {
    const reason = open(
      'Dosyada imza yok; içeriği kimsenin imzaladığı gösterilemez.',
      'The file has no signature; nothing shows that anyone vouches for its content.',
    )
    return { reason, signs: null }
  }
  if (!keys) {
    const reason = open(
      'Yayımlanmış anahtarlar alınamadı; imza denetlenemedi.',
      'The published keys could not be had; the signature was not checked.',
    )
    return { reason, signs: null }
  }
  // no signing check was ever issued in the first form
  const first = kind === 'IK' ? null : content
  for (const [signs, bytes] of [['statement', statement] as const, ['content', first] as const]) {
    const found = bytes && (await checkSignature(jws, bytes, keys))
    if (found?.state === 'valid') return { reason: reasonOf(found), signs }
  }
  return { reason: reasonOf(await checkSignature(jws, first ?? statement ?? new Uint8Array(), keys)), signs: null }
}

/** Said of a document of the first form: what its signature leaves open. */
const FIRST_FORM = valid(
  'İlk biçimde verilmiş: imza içeriği kapsar, üretim gününü kapsamaz.',
  'Issued in the first form: the signature covers the content, not the day of issue.',
)

const differs = (field: string, said: unknown, is: string): Reason =>
  invalid(
    `${field} içerikle uyuşmuyor: dosyada ${JSON.stringify(said)}, içerikten ${is}.`,
    `${field} does not follow from the content: the file says ${JSON.stringify(said)}, the content gives ${is}.`,
  )

/** Fields that are missing, and fields that are none of such a document. */
const fieldReasons = (document: Record<string, unknown>, fields: readonly string[]): Reason[] => {
  const missing = fields.filter((field) => !Object.hasOwn(document, field))
  const added = Object.keys(document).filter((field) => !fields.includes(field))
  return [
    ...(missing.length === 0
      ? []
      : [invalid(`Bulunması gereken alanlar yok: ${missing.join(', ')}.`, `Fields that belong to it are missing: ${missing.join(', ')}.`)]),
    ...(added.length === 0
      ? []
      : [invalid(`Bulunmayan alanlar eklenmiş: ${added.join(', ')}.`, `Fields were added that are no part of it: ${added.join(', ')}.`)]),
  ]
}

/** An address is compared whole: one that only ends as ours leads elsewhere. */
const addressReasons = (field: string, said: unknown, path: string, baseUrl: string | null): Reason[] => {
  if (baseUrl !== null) return said === baseUrl + path ? [] : [differs(field, said, baseUrl + path)]
  return [
    typeof said === 'string' && said.endsWith(path)
      ? open(
          `Hizmetin adresi bilinmediği için ${field} denetlenemedi.`,
          `The address of the service is not known, so ${field} was not checked.`,
        )
      : differs(field, said, `…${path}`),
  ]
}

const FIELDS = ['rapor_kimligi', 'muhur', 'muhur_ad', 'icerik_ozeti', 'uretim_tarihi', 'bekleyen_bolumler', 'veri', 'pdf', 'imza']

const FILED_FIELDS = ['kontrol_kimligi', 'icerik_ozeti', 'uretim_tarihi', 'gazete_kesinlesen', 'veri', 'pdf', 'imza']

/** {@link envelopeReasons} of a filed signing check. */
const filedReasons = (
  filed: Record<string, unknown>,
  { id, digest, content }: CheckedReport & { kind: 'IK' },
  baseUrl: string | null,
): Reason[] => {
  const reasons = fieldReasons(filed, FILED_FIELDS)
  if (filed.icerik_ozeti !== digest) reasons.push(differs('icerik_ozeti', filed.icerik_ozeti, digest))
  if (filed.kontrol_kimligi !== id) reasons.push(differs('kontrol_kimligi', filed.kontrol_kimligi, id))
  const isCheck = content.surum === FILED_VERSION && isObject(content.soru) && isObject(content.sirket) && !Object.hasOwn(content, 'muhur')
  if (!isCheck) return [...reasons, invalid('İmzalanan içerik bir imza kontrolü değil.', 'The signed content is no signing check.')]
  const path = `/api/v1/sirketler/${String(content.sirket.id)}/imza-kontrol/${id}/?bicim=pdf`
  return [...reasons, ...addressReasons('pdf', filed.pdf, path, baseUrl)]
}

/** What stands around the signed content and follows from it. */
const envelopeReasons = (report: Record<string, unknown>, checked: CheckedReport, baseUrl: string | null): Reason[] => {
  if (checked.kind === 'IK') return filedReasons(report, checked, baseUrl)
  if (checked.kind === 'YT') return []
  const { id, digest, content, signs } = checked
  const reasons = fieldReasons(report, signs === 'statement' ? [...FIELDS, 'gazete_kesinlesen'] : FIELDS)
  if (report.icerik_ozeti !== digest) reasons.push(differs('icerik_ozeti', report.icerik_ozeti, digest))
  if (report.rapor_kimligi !== id) reasons.push(differs('rapor_kimligi', report.rapor_kimligi, id))
  if (signs === 'content' && !isDay(report.uretim_tarihi)) reasons.push(differs('uretim_tarihi', report.uretim_tarihi, 'YYYY-MM-DD'))
  const isSnapshot =
    content.surum === SNAPSHOT_VERSION &&
    isObject(content.muhur) &&
    isObject(content.sirket) &&
    Array.isArray(content.veri_tamligi) &&
    content.veri_tamligi.every(isObject)
  if (!isSnapshot)
    return [...reasons, invalid('İmzalanan içerik bir doğrulama raporu değil.', 'The signed content is no verification report.')]
  const { kod } = content.muhur
  if (report.muhur !== kod) reasons.push(differs('muhur', report.muhur, kod))
  if (report.muhur_ad !== SEALS[kod]?.name.tr && report.muhur_ad !== SEALS[kod]?.name.en)
    reasons.push(differs('muhur_ad', report.muhur_ad, SEALS[kod]?.name.tr ?? '–'))
  const pending = pendingSections(content)
  if (JSON.stringify(report.bekleyen_bolumler) !== JSON.stringify(pending))
    reasons.push(differs('bekleyen_bolumler', report.bekleyen_bolumler, JSON.stringify(pending)))
  const path = `/api/v1/sirketler/${String(content.sirket.id)}/dogrulama-raporu.pdf?rapor=${id}`
  return [...reasons, ...addressReasons('pdf', report.pdf, path, baseUrl)]
}

const isDay = (value: unknown): value is IsoDate => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)

/** What a statement may say of when a document of this kind was issued; null where it says nothing of the kind. */
const issueOf = (kind: SealedKind, producedOn: unknown, settledOn: unknown): Issue | null => {
  if (kind === 'YT') return isInstant(producedOn) && settledOn === null ? { producedOn, settledOn } : null
  return isDay(producedOn) && (settledOn === null || isDay(settledOn)) ? { producedOn, settledOn } : null
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

/** A content with what follows from it and what its signature covers; null where it has no canonical form. */
const contentOf = async (
  value: Record<string, unknown>,
  said: { producedOn: unknown; settledOn: unknown; signature: unknown },
  keys: readonly PublicKey[] | null,
  kind: CheckedReport['kind'],
): Promise<{ signature: Reason; report: CheckedReport } | null> => {
  const bytes = bytesOf(value)
  if (!bytes) return null
  const identity = await identityOf(bytes, kind)
  const { producedOn, settledOn } = said
  const issue = issueOf(kind, producedOn, settledOn)
  const jws = textOrNull(said.signature)
  const { reason, signs } = await signatureOf(jws, issue && statementBytes(kind, identity, issue), bytes, keys, kind)
  return {
    signature: reason,
    report: {
      ...identity,
      ...({ kind, content: value } as unknown as CheckedReport),
      producedOn: signs === 'statement' && issue ? issue.producedOn : null,
      settledOn: signs === 'statement' && issue ? issue.settledOn : null,
      signature: jws,
      signs: signs ?? (said.settledOn === undefined ? 'content' : 'statement'),
    },
  }
}

/** The verdict on all that was found; the witness is asked where nothing speaks against the report. */
const concluded = async (reasons: Reason[], report: CheckedReport, pdf: Uint8Array | null, witness: Witness): Promise<Verdict> => {
  const found = verdict(reasons, report)
  return found.result === 'valid' ? verdict([...reasons, ...(await witness(report, pdf))], report) : found
}

const SCREENING_FIELDS = ['tarama_kimligi', 'icerik_ozeti', 'olusturma', 'adres', 'veri', 'imza']

/** The record of a sanctions screening: its id and digest follow from `veri` as a report's do, and its statement names when it was made. */
const checkScreening = async (
  screening: Record<string, unknown>,
  content: unknown,
  keys: readonly PublicKey[] | null,
  baseUrl: string | null,
): Promise<Verdict> => {
  const bytes = bytesOf(content)
  if (!bytes) return verdict([NOT_A_REPORT], null)
  const identity = await identityOf(bytes, 'YT')
  const { id } = identity
  const fits = screening.tarama_kimligi === id && screening.icerik_ozeti === identity.digest
  const at = textOrNull(screening.olusturma)
  const statement = at === null ? null : statementBytes('YT', identity, { producedOn: at, settledOn: null })
  const { reason, signs } = await signatureOf(textOrNull(screening.imza), statement, bytes, keys, 'YT')
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
      ...fieldReasons(screening, SCREENING_FIELDS),
      ...addressReasons('adres', screening.adres, `/api/v1/yaptirim/taramalar/${id}/`, baseUrl),
      ...(isObject(content) && 'muhur' in content
        ? [invalid('İçerik bir tarama kaydı değil.', 'The content is no record of a screening.')]
        : []),
      reason,
      ...(signs === 'content' ? [FIRST_FORM] : []),
    ],
    null,
  )
}

const TWO_READINGS = invalid(
  'Dosya tek anlamlı yazılmamış: bir alan birden çok kez yazılmış, bir sayı yuvarlanır ya da çok iç içe.',
  'The file is not written with one meaning: a field stands twice, a number would be rounded, or it is nested too deep.',
)

const checkJson = async (
  bytes: Uint8Array,
  keys: readonly PublicKey[] | null,
  witness: Witness,
  baseUrl: string | null,
): Promise<Verdict> => {
  const report = jsonOf(textOf(bytes))
  if (!isObject(report) || !isObject(report.veri)) return verdict([NOT_A_REPORT], null)
  if (Object.hasOwn(report, 'tarama_kimligi')) return checkScreening(report, report.veri, keys, baseUrl)
  const said = { producedOn: report.uretim_tarihi, settledOn: report.gazete_kesinlesen, signature: report.imza }
  const content = await contentOf(report.veri, said, keys, Object.hasOwn(report, 'kontrol_kimligi') ? 'IK' : 'DR')
  if (!content) return verdict([NOT_A_REPORT], null)
  const envelope = envelopeReasons(report, content.report, baseUrl)
  const whole = valid(
    `İçerik, özetiyle ve kimliğiyle (${content.report.id}) uyuşuyor.`,
    `The content agrees with its digest and id (${content.report.id}).`,
  )
  return concluded(
    [
      ...(envelope.length === 0 ? [whole] : envelope),
      content.signature,
      ...(content.report.signs === 'content' && content.signature.result === 'valid' ? [FIRST_FORM] : []),
    ],
    content.report,
    null,
    witness,
  )
}

const SIGNATURE = /^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]+$/

const SEVERAL = open('PDF dosyasına birden çok içerik ya da imza eklenmiş.', 'More than one content or signature is attached to the PDF.')

const checkPdf = async (pdf: Uint8Array, keys: readonly PublicKey[] | null, witness: Witness): Promise<Verdict> => {
  const texts = (await attachedFiles(pdf)).map(textOf).filter((text) => text !== null)
  const contents = texts.flatMap((text) => {
    const value = jsonOf(text)
    return isObject(value) && 'surum' in value && ('muhur' in value || 'soru' in value || 'sorgular' in value) ? [{ value }] : []
  })
  const signatures = texts.map((text) => text.trim()).filter((text) => SIGNATURE.test(text))
  const [found, second] = contents
  if (!found)
    return verdict(
      [open('PDF dosyasında eklenmiş rapor içeriği bulunamadı.', 'No content of a report was found attached to the PDF.')],
      null,
    )
  if (second || signatures.length > 1) return verdict([SEVERAL], null)
  const statements = texts.flatMap((text) => {
    const value = jsonOf(text)
    return isObject(value) && 'tur' in value && 'kimlik' in value ? [{ text, value: value as Partial<Statement> }] : []
  })
  if (statements.length > 1) return verdict([SEVERAL], null)
  const said = statements[0]
  const { uretim_tarihi: producedOn, gazete_kesinlesen: settledOn } = said?.value ?? {}
  const kind = 'muhur' in found.value ? 'DR' : 'soru' in found.value ? 'IK' : 'YT'
  const content = await contentOf(found.value, { producedOn, settledOn, signature: signatures[0] }, keys, kind)
  if (!content) return verdict([NOT_A_REPORT], null)
  const { report } = content
  const attached = valid(
    `Dosyaya ${report.id} kimlikli belgenin içeriği eklenmiş.`,
    `The content of the document ${report.id} is attached to the file.`,
  )
  const issue = issueOf(kind, producedOn, settledOn)
  const fits = said === undefined || (issue !== null && said.text === canonicalText(statementOf(kind, report, issue)))
  return concluded(
    [
      fits ? attached : invalid('Eklenen beyan bu içeriğe ait değil.', 'The attached statement is not of this content.'),
      content.signature,
      ...(report.signs === 'content' && content.signature.result === 'valid' ? [FIRST_FORM] : []),
    ],
    report,
    pdf,
    witness,
  )
}

/**
 * Checks the bytes of a file. `keys` are the published ones, null where they could not be had; `baseUrl` is where the service is reached,
 * null where that is not known.
 */
export const checkReport = async (
  bytes: Uint8Array,
  keys: readonly PublicKey[] | null,
  witness: Witness,
  baseUrl: string | null,
): Promise<Verdict> => {
  try {
    return isPdf(bytes) ? await checkPdf(bytes, keys, witness) : await checkJson(bytes, keys, witness, baseUrl)
  } catch (error) {
    if (error instanceof NotStrict) return verdict([TWO_READINGS], null)
    throw error
  }
}
