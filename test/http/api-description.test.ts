import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import english from '../../functions/gateway/english.json' with { type: 'json' }
import { apiDescription } from '../../functions/gateway/openapi.ts'
import { type Described, referencePage } from '../../functions/gateway/reference.ts'
import { attribute, elements, textOf } from '../support/browser.ts'
import { REST, sampled } from '../support/sampled.ts'

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Every property of the description, by where it stands. */
const properties = (part: unknown, at = ''): { at: string; property: Part }[] => {
  if (!isPart(part)) return []
  return Object.entries(part).flatMap(([key, inner]) => [
    ...(key === 'properties' && isPart(inner)
      ? Object.entries(inner).flatMap(([name, property]) => (isPart(property) ? [{ at: `${at}.${name}`, property }] : []))
      : []),
    ...(key === 'example' || key === 'examples' ? [] : properties(inner, `${at}.${key}`)),
  ])
}

const TOLD = new Set(['description', 'summary', 'detay', 'mesaj', 'detail'])
/** Every text for people, by where it stands; examples of answers are data. */
const texts = (part: unknown, at = ''): [at: string, text: string][] =>
  isPart(part)
    ? Object.entries(part).flatMap(([key, inner]) =>
        key === 'example' ? [] : TOLD.has(key) && typeof inner === 'string' ? [[`${at}/${key}`, inner]] : texts(inner, `${at}/${key}`),
      )
    : []

const turkish = apiDescription('http://127.0.0.1:8787')
const inEnglish = apiDescription('http://127.0.0.1:8787', 'en')

test.skipIf(REST).each([
  ['Turkish', turkish],
  ['English', inEnglish],
])('every operation, parameter and property of the API says what it means, in %s', (_, description) => {
  const found = properties(description)
  expect(found.length).toBeGreaterThan(400)
  const silent = found.filter(({ property }) => property.$ref === undefined && !String(property.description ?? '').trim())
  expect([...new Set(silent.map(({ at }) => at.split('.').at(-1)))]).toEqual([])
  const { paths } = description as { paths: Record<string, Record<string, { summary?: string; parameters?: Part[] }>> }
  for (const [path, operations] of Object.entries(paths))
    for (const { summary, parameters = [] } of Object.values(operations)) {
      expect(summary, path).toBeTruthy()
      for (const parameter of parameters) expect(parameter.$ref ?? parameter.description, path).toBeTruthy()
    }
})

/** Names, keys and codes: the same in every language. */
const SAME = /^(Künye|Webhook|kn[sy]_…|kny_canli.*|[a-z_]+)$/

test.skipIf(REST)('nothing of the English description is left in Turkish, and both say as much', () => {
  const [told, translated] = [texts(turkish), texts(inEnglish)]
  const places = (of: typeof told) => of.map(([at]) => at)
  expect(places(translated)).toEqual(places(told))
  const left = told.flatMap(([, text], index) => (translated[index]?.[1] === text && !SAME.test(text) ? [text] : []))
  expect([...new Set(left)]).toEqual([])
})

test.skipIf(REST)('every English text is of something told', () => {
  const told = new Set(Object.values(english))
  for (const [, text] of texts(inEnglish)) told.delete(text)
  expect([...told]).toEqual([])
})

test.each(sampled(['tr', 'en'] as const, 1))(
  'the reference tells every operation with its parameters, errors and fields: %s',
  async (language) => {
    const description = apiDescription('http://127.0.0.1:8787', language) as Described
    const overview: DefaultTreeAdapterTypes.Document = parse((await referencePage(description, null, language)) ?? '')
    const pages = new Map<string, DefaultTreeAdapterTypes.Document>()
    for (const { name } of description.tags) {
      const faults: string[] = []
      const text = (await referencePage(description, name, language)) ?? ''
      pages.set(name, parse(text, { onParseError: ({ code, startLine }) => faults.push(`${code} ${startLine}`) }))
      expect(faults, name).toEqual([])
    }
    const unknown: string[] = []
    for (const [at, document] of [['', overview] as const, ...pages]) {
      for (const link of elements(document, 'a')) {
        const { pathname, hash } = new URL(attribute(link, 'href') ?? '', `http://x/belgeler/${at}`)
        const leadsTo = pathname === `/belgeler/${at}` ? document : pages.get(pathname.split('/')[2] ?? '')
        if (hash === '' || hash === '#icerik' || !leadsTo) continue
        const ids = ['section', 'h2'].flatMap((name) => elements(leadsTo, name)).map((each) => attribute(each, 'id'))
        if (!ids.includes(hash.slice(1))) unknown.push(`${at}: ${hash}`)
      }
    }
    expect(unknown).toEqual([])
    const shown = [...pages.values()].flatMap((document) => elements(document, 'section')).map((each) => attribute(each, 'id'))
    const operations = Object.values(description.paths).flatMap(Object.values) as { operationId: string }[]
    expect(operations.map(({ operationId }) => operationId).filter((id) => !shown.includes(id))).toEqual([])
    const signing = textOf(pages.get('dogrulama')!)
    for (const word of ['birlikte', 'gecersiz_tutar', 'gerekceler[].kod', 'Idempotency-Key', 'ImzaKontrolSonucu'])
      expect(signing).toContain(word)
    expect(await referencePage(description, 'olmayan', language)).toBeNull()
  },
)
