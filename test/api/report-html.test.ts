import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { reportDocument } from '../../lib/domain/report/document.ts'
import { reportHtml } from '../../lib/http/report/report-html.ts'
import { documentTexts } from '../support/document-texts.ts'
import { madeUpReport, madeUpSnapshot } from '../support/reports.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

const BASE = 'https://kunye.example'
const LINKS = { baseUrl: BASE, code: null }
const HOSTILE = "\"><script>alert(1)</script><img src=x onerror=alert(1)> & 'AYŞE' </table></td>"

const elements = (node: Node): Element[] =>
  'childNodes' in node ? node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : [])) : []
const textOf = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
const attribute = (element: Element, name: string): string | undefined => element.attrs.find((each) => each.name === name)?.value
const named = (all: Element[], name: string): Element[] => all.filter((element) => element.tagName === name)

/** The page as a browser reads it, and what it had to forgive. */
const read = (page: string) => {
  const errors: string[] = []
  const all = elements(parse(page, { onParseError: (error) => errors.push(error.code) }))
  return { all, errors }
}

describe.each(['tr', 'en'] as const)('the page of a report in %s', (language) => {
  it('is well formed, with headings in order and every table captioned and scoped', async () => {
    const { all, errors } = read(await reportHtml(madeUpReport(), language, LINKS))
    expect(errors).toEqual([])
    expect(attribute(named(all, 'html')[0]!, 'lang')).toBe(language)
    const headings = all.filter(({ tagName }) => /^h\d$/.test(tagName)).map(({ tagName }) => tagName)
    expect(headings).toEqual(['h1', ...Array(12).fill('h2')])
    for (const table of named(all, 'table')) {
      expect(named(elements(table), 'caption')).toHaveLength(1)
      expect(named(elements(table), 'th').every((cell) => ['col', 'row'].includes(attribute(cell, 'scope') ?? ''))).toBe(true)
      const widths = named(elements(table), 'tr').map(
        (row) => row.childNodes.filter((child) => ['td', 'th'].includes(child.nodeName)).length,
      )
      expect(new Set(widths).size).toBe(1)
    }
    const ids = all.flatMap((element) => attribute(element, 'id') ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of named(all, 'a')) {
      const to = attribute(link, 'href')!
      expect(to.startsWith('#') ? ids.includes(to.slice(1)) : to.startsWith(`${BASE}/`)).toBe(true)
    }
  })

  it('fetches nothing and runs nothing', async () => {
    const page = await reportHtml(madeUpReport(), language, LINKS)
    const { all } = read(page)
    expect(all.filter(({ tagName }) => ['script', 'link', 'img', 'iframe', 'object', 'base', 'form'].includes(tagName))).toEqual([])
    expect(
      all.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on') || name === 'src' || name === 'xlink:href')),
    ).toEqual([])
    expect(page).not.toMatch(/@import|url\(/)
  })

  it('says all that the document says, each source with its link', async () => {
    const report = madeUpReport(madeUpSnapshot({ officers: 12, steps: 5, holders: 6 }))
    const document = reportDocument(report, language, LINKS)
    const { all } = read(await reportHtml(report, language, LINKS))
    const shown = textOf(named(all, 'html')[0]!)
    for (const text of documentTexts(document)) expect(shown).toContain(text)
    const notes = document.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : [])))
    expect(notes.length).toBeGreaterThan(30)
    for (const note of notes) {
      const item = all.find((element) => attribute(element, 'id') === `not-${note.number}`)!
      const notice = /\d+$/.exec(note.place)
      expect(named(elements(item), 'a').map((link) => attribute(link, 'href'))).toEqual([`${BASE}/api/v1/ilanlar/${notice}/pdf/`])
    }
  })

  it('takes no word of a notice as markup', async () => {
    const veri = madeUpSnapshot()
    const hostile = <T>(value: T, key = ''): T => {
      if (typeof value === 'string') return (['kod', 'durum', 'bolum'].includes(key) ? value : HOSTILE) as T
      if (Array.isArray(value)) return value.map((part) => hostile(part)) as T
      return value !== null && typeof value === 'object'
        ? (Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hostile(part, name)])) as T)
        : value
    }
    const evil = { ...madeUpReport({ ...hostile(veri), muhur: { kod: 'KISMI', gerekceler: [{ tr: HOSTILE, en: HOSTILE }] } }) }
    const plain = read(await reportHtml(madeUpReport(veri), language, LINKS))
    const { all, errors } = read(await reportHtml(evil, language, LINKS))
    expect(errors).toEqual([])
    expect(new Set(all.map(({ tagName }) => tagName))).toEqual(new Set(plain.all.map(({ tagName }) => tagName)))
    expect(textOf(named(all, 'html')[0]!)).toContain(HOSTILE)
  })
})
