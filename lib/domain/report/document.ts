/** From a sealed report to the document that is printed. */
import { dateText } from '../company/changes/change-texts.ts'
import { squeeze } from '../kernel/text.ts'
import type { Language } from './english.ts'
import type { Block, ReportDocument, Tone } from './model.ts'
import { SEALS, SECTION_NAMES } from './names.ts'
import { citations } from './notes.ts'
import { sectionsOf } from './sections.ts'
import type { SealCode, Snapshot } from './snapshot.ts'
import { checkSteps, WORDS } from './words.ts'
import { paragraph, type Writer } from './writer.ts'

/**
 * A report as it was sealed: the content and what was made of it. `uretim_tarihi` and `gazete_kesinlesen` are ISO days; where there is no
 * `gazete_kesinlesen` the report is of the first form, whose `imza` covers `veri` alone, else it covers the statement
 * (lib/platform/seal/statement.ts).
 */
export type SealedReport = {
  rapor_kimligi: string
  muhur: SealCode
  muhur_ad: string
  icerik_ozeti: string
  uretim_tarihi: string
  gazete_kesinlesen?: string | null | undefined
  bekleyen_bolumler: string[]
  veri: Snapshot
  imza: string
}

const SEAL_TONES: Record<SealCode, Tone> = { DOGRULANDI: 'good', KISMI: 'warning', DOGRULANMADI: 'bad' }

const summaryOf = (veri: Snapshot, word: Writer['word']): ReportDocument['summary'] => {
  const count = (list: unknown[] | null): string => (list === null ? word('unknown') : String(list.length))
  const lapsed = veri.bitmis_gorunen_yetkililer
  const active = veri.uyum?.filter((flag) => flag.aktif === true) ?? null
  const hits = veri.yaptirim.isabetler.length
  const { dogrulanan, toplam } = veri.alintilar
  return {
    caption: word('summary'),
    rows: [
      { label: word('officersCount'), value: count(veri.yetkililer), tone: 'strong' },
      { label: word('lapsedCount'), value: count(lapsed), tone: lapsed?.length ? 'warning' : 'strong' },
      { label: word('flagsCount'), value: count(active), tone: active?.length ? 'warning' : 'strong' },
      { label: word('hitsCount'), value: veri.yaptirim.tarandi ? String(hits) : word('notScreened'), tone: hits > 0 ? 'bad' : 'strong' },
      { label: word('noticesCount'), value: String(veri.ilan_sayisi), tone: 'strong' },
      { label: word('quotesCount'), value: `${dogrulanan} / ${toplam}`, tone: dogrulanan < toplam ? 'warning' : 'strong' },
    ],
  }
}

// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g

/**
 * Texts come from print: white space of any kind becomes a blank, and what would be invisible or turn the direction of writing is left out.
 */
const visible = (text: string): string => squeeze(text.normalize('NFC').replace(UNSEEN, ''))

/** Every text of a value made fit to be shown. */
export const shown = <T>(value: T): T => {
  if (typeof value === 'string') return visible(value) as T
  if (Array.isArray(value)) return value.map(shown) as T
  return value !== null && typeof value === 'object'
    ? (Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shown(part)])) as T)
    : value
}

/**
 * Where the links of a report lead: under `baseUrl` (without a trailing slash), to the check page with the `code` of the issue, by which
 * the page tells of this issue and no other.
 */
export type ReportLinks = {
  baseUrl: string
  code: string | null
  /** Addresses of notices, by their numbers, that open for whoever holds the report. */
  sources?: ReadonlyMap<number, string>
}

/** Address of the page on which anyone checks a report; with the code of an issue it tells its days, too. */
export const checkPage = ({ baseUrl, code }: Pick<ReportLinks, 'baseUrl' | 'code'>, id: string): string =>
  `${baseUrl}/dogrula/${id}${code === null ? '' : `?kod=${code}`}`

/** The document of a report. */
export const reportDocument = (report: SealedReport, language: Language, links: ReportLinks): ReportDocument => {
  const { veri } = report
  const pick: Writer['pick'] = (text) => text[language]
  const word: Writer['word'] = (key) => WORDS[key][language]
  const { baseUrl } = links
  const sources = citations(language, baseUrl, links.sources)
  const seal = SEALS[report.muhur]
  const check = checkPage(links, report.rapor_kimligi)
  const hasStatement = report.gazete_kesinlesen !== undefined
  const unpublished = new Set(veri.veri_tamligi.filter(({ durum }) => durum === 'yayimlanmiyor').map(({ bolum }) => bolum))
  const written = sectionsOf(veri, { language, word, pick, cite: sources.cite, unpublished })
  const notes = sources.notes()
  const steps = checkSteps(check, `${baseUrl}/.well-known/jwks.json`, hasStatement).map(pick)
  const howToCheck: Block = { kind: 'list', ordered: true, items: steps }
  const { unvan, mudurluk, sicil_no: number } = veri.sirket
  const producedOn = dateText(report.uretim_tarihi)[language]
  const pending = report.bekleyen_bolumler.map((section) => SECTION_NAMES[section]?.[language] ?? section)
  const named = [`${word('title')} ${report.rapor_kimligi}`, `${word('digest')}: ${report.icerik_ozeti}`]
  const howText = [...named, ...steps.map((step, at) => `${at + 1}. ${step}`), ''].join('\r\n')
  const registry = [mudurluk && `${word('registry')}: ${mudurluk}`, number && `${word('number')} ${number}`].filter(Boolean).join(', ')
  const document = shown<Omit<ReportDocument, 'attachments'>>({
    language,
    producedOn,
    title: word('title'),
    subject: word('subject'),
    author: 'Künye',
    contents: word('contents'),
    pageWord: word('pageOf'),
    sourceWord: word('source'),
    reportId: { label: word('reportId'), value: report.rapor_kimligi },
    company: { name: veri.kimlik?.unvan ?? unvan ?? word('untitled'), registry },
    sandbox: veri.deneme ? word('sandbox') : null,
    seal: {
      code: report.muhur,
      label: word('seal'),
      name: pick(seal.name),
      meaning: pick(seal.meaning),
      tone: SEAL_TONES[report.muhur],
      reasons: veri.muhur.gerekceler.length === 0 ? null : { title: word('reasons'), items: veri.muhur.gerekceler.map(pick) },
    },
    identifiers: {
      caption: word('identifiers'),
      rows: [
        { label: word('reportId'), value: report.rapor_kimligi },
        { label: word('producedOn'), value: producedOn },
        { label: word('digest'), value: report.icerik_ozeti },
        ...(pending.length > 0 ? [{ label: word('pending'), value: pending.join(', ') }] : []),
      ],
    },
    check: { label: word('checkHere'), url: check },
    summary: summaryOf(veri, word),
    sections: [
      ...written,
      { id: 'dogrulama', title: word('checkLegend'), blocks: [howToCheck] },
      {
        id: 'kaynaklar',
        title: word('sources'),
        blocks: [notes.length > 0 ? { kind: 'notes', notes } : paragraph(word('noSources'), 'muted')],
      },
    ],
  })
  const signed = hasStatement ? 'attachedStatementSignature' : 'attachedSignature'
  const [content, signature, how] = [word('attachedContent'), word(signed), word('attachedHow')]
  return {
    ...document,
    attachments: [
      { name: 'veri.json', description: content },
      { name: 'imza.jws', description: signature },
      { name: word('attachedHowName'), description: how, text: howText },
      ...(hasStatement ? [{ name: 'beyan.json', description: word('attachedStatement') }] : []),
    ] as ReportDocument['attachments'],
  }
}
