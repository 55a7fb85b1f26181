import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, COUNTRIES, countryEntry, openCountry } from '../../lib/domain/catalogue/catalogue.ts'

test('Türkiye is open; prepared countries are neither listed nor found', () => {
  expect(catalogue('tr').ulkeler.map(({ kod }) => kod)).toEqual(['TR'])
  expect(catalogue('tr').ulke_sayisi).toBe(1)
  expect(openCountry('tr')?.code).toBe('TR')
  expect(COUNTRIES.length).toBeGreaterThan(1)
  for (const { code } of COUNTRIES.filter((country) => !country.open)) expect(openCountry(code)).toBeNull()
})

test('every country has every text in both languages, a code and one primary identifier', () => {
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  for (const country of COUNTRIES) {
    expect(country.code).toMatch(/^[A-Z]{2}$/)
    expect(country.identifiers.filter(({ primary }) => primary)).toHaveLength(1)
    for (const language of ['tr', 'en'] as const)
      for (const text of JSON.stringify(countryEntry(country, language)).matchAll(
        /"(ad|not|aciklama|etiket|kaynak|kontrol|bicim)":"([^"]*)"/g,
      ))
        expect(text[2], `${country.code} ${text[1]}`).not.toBe('')
  }
})

test('the flags it names are those the service raises', () => {
  const source = ['flags', 'capital-flags', 'court-flags', 'organ-flags', 'period-flags']
    .map((file) => readFileSync(new URL(`../../lib/domain/law/tr/flags/${file}.ts`, import.meta.url), 'utf8'))
    .join('')
  const raised = [...source.matchAll(/flag\('([a-z_]+)'/g)].map((match) => match[1]).sort()
  expect(
    openCountry('TR')
      ?.flags.map(({ key }) => key)
      .sort(),
  ).toEqual(raised)
})
