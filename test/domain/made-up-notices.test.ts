/**
 * The notices of the sandbox and of development: made up, in the form the gazette prints. What they say must hold together, or everything
 * built on them misleads.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { splitNoticeFile } from '../../tools/stand-ins/gazette.ts'
import { isBusinessDay } from '../../lib/domain/law/tr/business-days.ts'
import { addDays, daysBetween, parseIsoDate } from '../../lib/domain/kernel/dates.ts'
import { findOffice } from '../../lib/domain/law/tr/offices.ts'
import { squeeze, upper } from '../../lib/domain/kernel/text.ts'

const folder = new URL('../../tools/stand-ins/notices/', import.meta.url)
const notices = readdirSync(folder)
  .sort()
  .map((file) => {
    const { fields, text } = splitNoticeFile(readFileSync(new URL(file, folder), 'utf8'))
    const field = (name: string): string => fields.get(name) ?? ''
    return { file, company: fields.get('Company') ?? null, field, text, line: squeeze(text) }
  })

/** The series is its own, so that no made-up issue can be taken for a real one: 50000 and one for each business day since 2005. */
const issueOf = (day: string): string => {
  let issue = 50_000
  for (let date = '2005-01-01'; date <= day; date = addDays(date, 1)) if (isBusinessDay(date)) issue++
  return String(issue)
}

const groupBy = (key: (notice: (typeof notices)[number]) => string): (typeof notices)[] => [...Map.groupBy(notices, key).values()]

describe.each(notices.map((notice) => [notice.file, notice] as const))('%s', (_, { file, field, text, line }) => {
  it('is named and numbered after its day', () => {
    const published = field('Published')
    expect(parseIsoDate(published)).toBe(published)
    expect(isBusinessDay(published)).toBe(true)
    expect(published <= '2026-11-21').toBe(true)
    expect(file).toContain(`-${published}-`)
    expect(field('Issue')).toBe(issueOf(published))
    expect(field('Page')).toMatch(/^\d+$/)
    expect(field('Ref')).toBe(file.replace(/\.txt$/, ''))
    expect(field('Type')).not.toBe('')
  })

  it('prints what its head says', () => {
    const office = findOffice(field('Office'))
    expect(office?.name).toBe(field('Office'))
    expect(findOffice(text.split('İlan Sıra No')[0] ?? '')).toEqual(office)
    expect(line).toContain(`Ticaret Sicil/Dosya No: ${field('Registry-No')}`)
    expect(line).toContain(field('Title'))
    expect(upper(line)).toContain(upper(office?.province ?? ''))
  })

  it('was registered at most ten days before, on a business day', () => {
    const printed = /Kanunu'na uygun olarak (\d+)\.(\d+)\.(\d{4}) tarihinde (?:resen )?tescil edildiği/.exec(line)
    if (!printed) return expect(line).toContain('Alacaklılara Çağrı')
    const registered = `${printed[3]}-${printed[2]?.padStart(2, '0')}-${printed[1]?.padStart(2, '0')}`
    expect(isBusinessDay(registered)).toBe(true)
    expect(daysBetween(registered, field('Published'))).toBeGreaterThanOrEqual(1)
    expect(daysBetween(registered, field('Published'))).toBeLessThanOrEqual(10)
  })

  it('shows nobody’s identity number, and bears a made-up name', () => {
    expect(text).not.toMatch(/(?<!\d)[1-9]\d{10}(?!\d)/)
    expect(field('Title')).toContain('DENEME')
  })
})

describe('together', () => {
  it('they hold the companies of the sandbox, and some to add with a live key', () => {
    expect([...new Set(notices.flatMap(({ company }) => company ?? []))].sort()).toEqual([
      'DENEME-DERECE',
      'DENEME-IFLAS',
      'DENEME-KAPALI',
      'DENEME-KAYNAK-KAPALI',
      'DENEME-KISMI',
      'DENEME-KONKORDATO',
      'DENEME-LIMITED',
      'DENEME-SUBE',
      'DENEME-SURESI-DOLMUS',
      'DENEME-TAM',
      'DENEME-TASFIYE',
      'DENEME-YAVAS',
    ])
    const live = new Set(notices.filter(({ company }) => company === null).map(({ field }) => `${field('Office')} ${field('Registry-No')}`))
    expect([...live].sort()).toEqual(['ANKARA 412345', 'ANKARA 512345', 'İSTANBUL 912345-5', 'İZMİR 212345'])
  })

  it('a company keeps its office, registry number and MERSİS number, and no two share them', () => {
    const mersis = (line: string): string => /M(?:ersis|ERSİS) No: (\d{16})/.exec(line)?.[1] ?? ''
    for (const [key, group] of Map.groupBy(notices, ({ field }) => `${field('Office')} ${field('Registry-No')}`)) {
      expect(new Set(group.map(({ company }) => company)).size, key).toBe(1)
      expect(new Set(group.map(({ line }) => mersis(line))).size, key).toBe(1)
    }
    const companies = groupBy(({ field }) => `${field('Office')} ${field('Registry-No')}`)
    expect(new Set(companies.map((group) => mersis(group[0]?.line ?? ''))).size).toBe(companies.length)
  })

  it('every notice has its own number and its own reference', () => {
    const numbers = notices.flatMap(({ text }) =>
      text.trimEnd().split('\n').at(-1)?.startsWith('(9') ? [text.trimEnd().split('\n').at(-1)] : [],
    )
    expect(numbers.length).toBeGreaterThan(25)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(notices.map(({ field }) => field('Ref'))).size).toBe(notices.length)
  })
})
