import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import type { ReportLinks } from '../../lib/domain/report/document.ts'
import type { Language } from '../../lib/domain/report/english.ts'
import type { ScreeningRecord } from '../../lib/domain/screening/record.ts'
import { filedWire } from '../../lib/http/wire/filed-wire.ts'
import { reportWire } from '../../lib/http/wire/report-wire.ts'
import { checkPdf } from '../../lib/platform/report-pdf/check-pdf.ts'
import { reportPdf, screeningPdf } from '../../lib/platform/report-pdf/report-pdf.ts'
import { canonicalText } from '../../lib/platform/seal/canonical.ts'
import { type CheckedReport, type CheckResult, checkReport, type Reason, type Verdict } from '../../lib/platform/seal/check.ts'
import { type PublicKey, readPublished } from '../../lib/platform/seal/keys.ts'
import { loadReportFonts } from '../report-fonts.ts'
import { openTarget, readInput, UsageError } from './context.ts'

const EXIT: Record<CheckResult, number> = { valid: 0, invalid: 1, undetermined: 2 }
const MARKS: Record<CheckResult, string> = { valid: '✓', invalid: '✗', undetermined: '?' }

/** Published keys out of a file or from an address; null where they cannot be had. */
const keysFrom = async (place: string): Promise<PublicKey[] | null> => {
  try {
    return readPublished(JSON.parse(/^https?:\/\//.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8')))
  } catch {
    return null
  }
}

const textOf = (value: unknown): string => (value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '')

/** What a PDF says it was drawn with: language, instant, and the address its links lead to. */
const drawnWith = async (pdf: Uint8Array, id: string): Promise<{ language: Language; at: string; links: ReportLinks } | null> => {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  const language = textOf(doc.catalog.lookup(PDFName.of('Lang'))).slice(0, 2) === 'en' ? 'en' : 'tr'
  const links = doc
    .getPages()
    .flatMap((page) => (page.node.Annots() ?? PDFArray.withContext(doc.context)).asArray())
    .map((reference) => {
      const action = doc.context.lookupMaybe(reference, PDFDict)?.lookupMaybe(PDFName.of('A'), PDFDict)
      return textOf(action?.lookup(PDFName.of('URI')))
    })
  const found = links.flatMap((link) => {
    const [, baseUrl, named, code = null] = /^(.*)\/dogrula\/([^?]*)(?:\?kod=([\w-]+))?$/.exec(link) ?? []
    return baseUrl !== undefined && named === id ? [{ baseUrl, code }] : []
  })[0]
  const at = doc.getCreationDate()?.toISOString()
  // the sources open by tokens of the service, which nobody else can make: they are taken as they stand, each for its own notice alone
  const sources = new Map(
    links.flatMap((link) => {
      const [, baseUrl, noticeId, named] =
        /^(.*)\/kanit\/(\d{1,15})\.(DR-[0-9A-Z-]{14})\.\d{1,12}\.[A-Za-z0-9_-]{43}\/kaynak\.pdf$/.exec(link) ?? []
      return baseUrl === found?.baseUrl && named === id ? [[Number(noticeId), link] as const] : []
    }),
  )
  return found && at ? { language, at, links: { ...found, sources } } : null
}

const ALTERED: Reason = {
  result: 'undetermined',
  tr: 'Sayfalar bu sürümün çizdiği gibi değil.',
  en:
    'The pages are not as this version draws them: altered, saved anew, or drawn by another version. The ' +
    'attached content is genuine; the check page of the report knows every file that was issued.',
}

/** The PDF as this version draws it of the signed content. */
const drawnAgain = async (
  checked: CheckedReport,
  signature: string,
  { language, at, links }: { language: Language; at: string; links: ReportLinks },
): Promise<Uint8Array> => {
  const { id, digest, signs, settledOn } = checked
  const fonts = await loadReportFonts()
  if (checked.kind === 'YT') {
    const made = { tarama_kimligi: id, icerik_ozeti: digest, olusturma: checked.producedOn ?? at, veri: checked.content, imza: signature }
    return screeningPdf({ ...made, hasStatement: signs === 'statement' }, language, links, fonts)
  }
  const issued = { id, digest, signature, settledOn, issuedOn: checked.producedOn ?? at.slice(0, 10) }
  if (checked.kind === 'IK') return checkPdf(filedWire({ ...issued, content: checked.content }, links.baseUrl), language, links, fonts)
  const report = reportWire({ ...issued, signs, snapshot: checked.content }, language, links.baseUrl)
  return reportPdf(report, canonicalText(checked.content), language, links, fonts)
}

/** The pages of a PDF are not signed, but drawn of the signed content without chance: drawn again they must be the same bytes. */
const redrawn =
  (known: string | null) =>
  async (checked: CheckedReport, pdf: Uint8Array | null): Promise<Reason[]> => {
    if (pdf === null) return []
    const found = await drawnWith(pdf, checked.id).catch(() => null)
    if (!found || checked.signature === null) return [ALTERED]
    const { links } = found
    const day = found.at.slice(0, 10)
    const { baseUrl } = links
    const again = await drawnAgain(checked, checked.signature, found)
    if (Buffer.compare(again, pdf) !== 0) return [ALTERED]
    if (known !== null && known !== baseUrl)
      return [
        {
          result: 'invalid',
          tr: `Bağlantılar başka bir adrese gider: ${baseUrl}; beklenen ${known}.`,
          en: `Its links lead elsewhere: ${baseUrl}; expected ${known}.`,
        },
      ]
    return [
      {
        result: 'valid',
        tr: `Sayfalar içerikten ${day} günü çizildiği gibi; bağlantılar ${baseUrl} adresine gider.`,
        en: `The pages are as drawn of the content on ${day}; their links lead to ${baseUrl}.`,
      },
    ]
  }

/**
 * Checks a report file by itself: against these keys, for a PDF against what is drawn anew, and its addresses against that of the service
 * (null: not known).
 */
export const verifyFile = (bytes: Uint8Array, keys: PublicKey[] | null, baseUrl: string | null): Promise<Verdict> =>
  checkReport(bytes, keys, redrawn(baseUrl), baseUrl)

/** Where the service is: as it is told, where its keys are, or as the tool is set up; null where nothing says so. */
const addressOf = (given: string | null, keys: string | null): string | null => {
  if (given !== null) return given.replace(/\/+$/, '')
  if (keys !== null && /^https?:\/\//.test(keys)) return new URL(keys).origin
  try {
    return openTarget().baseUrl
  } catch (error) {
    if (error instanceof UsageError) return null
    throw error
  }
}

/** What a screening says, in a line. */
const screeningSaid = ({ tarandi, taranan, isabetler }: ScreeningRecord): string =>
  `${tarandi ? 'screened' : 'not screened'}, names: ${taranan}, hits: ${isabetler.length}`

/**
 * `verify FILE [--keys FILE|URL] [--address URL]`: without --keys the published keys of the service are asked for; --address is where the
 * service is reached, where that is neither the origin of the keys nor the service this tool works on. Sets the exit code: 0 valid, 1
 * invalid, 2 undetermined.
 */
const verify = async (file: string, { keys, address }: { keys?: string; address?: string }): Promise<void> => {
  const place = keys ?? `${openTarget().baseUrl}/.well-known/jwks.json`
  const bytes = await readInput(file).catch((error: Error) => error)
  process.exitCode = EXIT.undetermined
  if (bytes instanceof Error) return console.log(`undetermined\n? ${bytes.message}`)
  const { result, reasons, report } = await verifyFile(bytes, await keysFrom(place), addressOf(address ?? null, keys ?? null))
  process.exitCode = EXIT[result]
  const { sirket } = report?.content ?? {}
  const said =
    report?.kind === 'IK'
      ? `${report.content.kisi}: ${report.content.sonuc}`
      : report?.kind === 'YT'
        ? screeningSaid(report.content)
        : report?.content.muhur?.kod
  console.log(
    [
      result,
      ...reasons.map((reason) => `${MARKS[reason.result]} ${reason.en}`),
      ...(result === 'undetermined' && reasons.some(({ en }) => en.startsWith('The published keys'))
        ? [`  ${place} does not give them. Start the service, or give them with: --keys FILE|URL`]
        : []),
      ...(report
        ? [`  ${report.id}  ${said ?? ''}  ${sirket?.unvan ?? ''}  ${[sirket?.mudurluk, sirket?.sicil_no].filter(Boolean).join(' ')}`]
        : []),
    ].join('\n'),
  )
}

export const addVerifyCommand = (program: Command): Command =>
  program
    .command('verify')
    .description(
      'check a report, filed signing check or screening (JSON or PDF): valid (exit code 0), invalid (1) or undetermined (2), and why',
    )
    .argument('<FILE>')
    .option('--keys <FILE|URL>', 'the published keys, without asking the service for them')
    .option('--address <URL>', 'where the service is reached, where that is neither the origin of the keys nor this one')
    .action(verify)
