/** The script of the check page, as a browser runs it: in a document of a few elements, with the service's answers. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { buildCheckScript, checkScriptFile } from '../../tools/check-page.ts'
import { reportWire } from '../../lib/http/wire/report-wire.ts'
import { jwks } from '../../lib/platform/seal/keys.ts'
import { eventually } from '../support/eventually.ts'
import { sealedReport } from '../support/sealed.ts'

const script = readFileSync(checkScriptFile, 'utf8')
const { keys, report } = await sealedReport('DENEME-LIMITED')
const json = JSON.stringify(reportWire(report, 'tr', 'https://kunye.test'))

test('the script is what its source makes (npm run check-page)', async () => {
  expect(script).toBe(await buildCheckScript())
})

type Node = {
  name: string
  textContent: string
  className: string
  children: Node[]
  append: (...more: Node[]) => void
  replaceChildren: (...all: Node[]) => void
}
const node = (name: string): Node => {
  const made: Node = {
    name,
    textContent: '',
    className: '',
    children: [],
    append: (...more) => {
      made.children.push(...more)
    },
    replaceChildren: (...all) => {
      made.children = all
    },
  }
  return made
}
const textOf = (from: Node): string => [from.textContent, ...from.children.map(textOf)].filter(Boolean).join('\n')

/** What the page says after a file was dropped, and what it asked of the service. */
const drop = async (
  content: string,
  { id = report.id, answers = true, language = 'tr' } = {},
): Promise<{ said: string; asked: string[] }> => {
  const asked: string[] = []
  const verdict = node('div')
  const handlers = new Map<string, (event: object) => void>()
  const section = {
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
    classList: { add: () => undefined, remove: () => undefined },
  }
  const input = { addEventListener: () => undefined, closest: () => section }
  const fetch = async (path: string): Promise<object> => {
    asked.push(path)
    if (!answers) throw new TypeError('Failed to fetch')
    const known = path === `/api/dogrula/${report.id}/`
    const body =
      path === '/.well-known/jwks.json'
        ? jwks(keys)
        : known
          ? { ilk_uretim_tarihi: null, uretim_tarihi: null, dosya_verildi: null }
          : { hata: 'bulunamadi' }
    return { status: path.startsWith('/api') && !known ? 404 : 200, json: async () => body }
  }
  runInNewContext(script, {
    fetch,
    crypto,
    TextEncoder,
    TextDecoder,
    Uint8Array,
    Blob,
    DecompressionStream,
    atob,
    btoa,
    URL,
    document: {
      documentElement: { lang: language },
      createElement: node,
      getElementById: () => verdict,
      querySelector: (what: string) => (what === 'main' ? { dataset: { report: id, base: 'https://kunye.test' } } : input),
    },
  })
  handlers.get('drop')?.({ preventDefault: () => undefined, dataTransfer: { files: [new File([content], 'rapor.json')] } })
  await eventually(() => expect(verdict.children.length).toBeGreaterThan(1))
  return { said: textOf(verdict), asked }
}

test('a genuine report is valid, and shows whose it is', async () => {
  const { said, asked } = await drop(json)
  expect(said).toMatch(/^Geçerli: rapor\.json\n/)
  for (const told of [report.id, 'Doğrulandı', String(report.snapshot.sirket.unvan)]) expect(said).toContain(told)
  expect(asked).toEqual(['/.well-known/jwks.json', `/api/dogrula/${report.id}/`])
  expect((await drop(json, { language: 'en' })).said).toMatch(/^Valid: /)
})

test('an altered one is invalid, and nobody is told of it', async () => {
  const { said, asked } = await drop(json.replace('HASAN', 'HAKAN'))
  expect(said).toMatch(/^Geçersiz: /)
  expect(asked).toEqual(['/.well-known/jwks.json'])
})

test('one of another page, or without the service, is undetermined', async () => {
  expect((await drop(json, { id: 'DR-0000-0000-0000' })).said).toMatch(/^Belirlenemedi: [^]*Dosya bu sayfadaki belgeye değil/)
  expect((await drop(json, { answers: false })).said).toMatch(/^Belirlenemedi: [^]*anahtarlar alınamadı/)
  expect((await drop('merhaba')).said).toMatch(/^Belirlenemedi: [^]*bir Künye raporu değil/)
})
