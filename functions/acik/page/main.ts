/// <reference lib="dom" />
/**
 * The script of the check page: checks a dropped or chosen file in the browser itself. Asks this origin for the keys and for what is known
 * of the report's id.
 */
import { SEALS } from '../../../lib/domain/report/names.ts'
import { VERDICTS } from '../../../lib/http/words/signing-words.ts'
import { type CheckResult, checkReport, type Reason, type Verdict } from '../../../lib/platform/seal/check.ts'
import type { PublicKey } from '../../../lib/platform/seal/keys.ts'
import { type Ask, serviceWitness } from '../../../lib/platform/seal/service-witness.ts'

type Language = 'tr' | 'en'
const language: Language = document.documentElement.lang === 'en' ? 'en' : 'tr'

const RESULTS: Record<CheckResult, Record<Language, string>> = {
  valid: { tr: 'Geçerli', en: 'Valid' },
  invalid: { tr: 'Geçersiz', en: 'Invalid' },
  undetermined: { tr: 'Belirlenemedi', en: 'Undetermined' },
}
const CHECKING = { tr: 'Denetleniyor…', en: 'Checking…' }
const FACTS = {
  DR: { tr: ['Şirket', 'Sicil', 'Mühür', 'Rapor kimliği'], en: ['Company', 'Registry', 'Seal', 'Report id'] },
  IK: { tr: ['Şirket', 'Sicil', 'Yanıt', 'Kontrol kimliği'], en: ['Company', 'Registry', 'Answer', 'Check id'] },
  YT: { tr: ['Şirket', 'Sicil', 'İsabetler', 'Tarama kimliği'], en: ['Company', 'Registry', 'Hits', 'Screening id'] },
}

/** What is sealed says codes; people read words. */
const sealName = (code: string | undefined): string => SEALS[code as keyof typeof SEALS]?.name[language] ?? code ?? ''
const verdictName = (code: string): string => Object.values(VERDICTS).find((each) => each.code === code)?.[language] ?? code

const screeningSaid = ({ isabetler, tarandi }: { isabetler?: unknown[]; tarandi?: boolean }): string => {
  const words = { tr: ['isabet', 'tarama tam değil'], en: ['hits', 'not screened in full'] }[language]
  return `${isabetler?.length ?? 0} ${words[0]}${tarandi ? '' : ` (${words[1]})`}`
}

const reason = (result: CheckResult, tr: string, en: string): Reason => ({ result, tr, en })

const ask: Ask = async (path) => {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  } catch {
    return null
  }
}

const element = (name: string, text: string, className = ''): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}

const show = (place: HTMLElement, file: string, { result, reasons, report }: Verdict): void => {
  const list = document.createElement('ul')
  for (const each of reasons) list.append(element('li', each[language], each.result))
  const facts = document.createElement('dl')
  if (report && result !== 'undetermined') {
    const { sirket } = report.content
    const said =
      report.kind === 'DR'
        ? sealName(report.content.muhur?.kod)
        : report.kind === 'IK'
          ? `${report.content.kisi}: ${verdictName(report.content.sonuc)}`
          : screeningSaid(report.content)
    const values = [sirket?.unvan, [sirket?.mudurluk, sirket?.sicil_no].filter(Boolean).join(' '), said, report.id]
    for (const [at, label] of FACTS[report.kind][language].entries()) facts.append(element('dt', label), element('dd', values[at] || '–'))
  }
  place.replaceChildren(element('p', `${RESULTS[result][language]}: ${file}`, `answer ${result}`), list, facts)
}

const check = async (place: HTMLElement, file: File): Promise<void> => {
  place.replaceChildren(element('p', CHECKING[language]))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const keys = await ask('/.well-known/jwks.json')
  const { report: asked, base = null } = document.querySelector('main')?.dataset ?? {}
  const verdict = await checkReport(bytes, keys?.status === 200 ? (keys.body.keys as PublicKey[]) : null, serviceWitness(ask), base)
  const other =
    verdict.report !== null && verdict.report.id !== asked
      ? [
          reason(
            'undetermined',
            `Dosya bu sayfadaki belgeye değil, ${verdict.report.id} kimlikli belgeye ait.`,
            `The file is not of the document on this page but of ${verdict.report.id}.`,
          ),
        ]
      : []
  const result = other.length > 0 && verdict.result === 'valid' ? 'undetermined' : verdict.result
  show(place, file.name, { ...verdict, result, reasons: [...verdict.reasons, ...other] })
}

const place = document.getElementById('verdict')
const input = document.querySelector<HTMLInputElement>('#file')
const section = input?.closest('section')
if (place && input && section) {
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void check(place, file)
  })
  for (const kind of ['dragenter', 'dragover'] as const) {
    section.addEventListener(kind, (event) => {
      event.preventDefault()
      section.classList.add('over')
    })
  }
  section.addEventListener('dragleave', () => section.classList.remove('over'))
  section.addEventListener('drop', (event) => {
    event.preventDefault()
    section.classList.remove('over')
    const [file] = event.dataTransfer?.files ?? []
    if (file) void check(place, file)
  })
}
