import { expect, test } from 'vitest'
import { apiDescription } from '../../functions/gateway/openapi.ts'

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

test('every property of the API says what it means', () => {
  const found = properties(apiDescription('http://127.0.0.1:8787'))
  expect(found.length).toBeGreaterThan(400)
  const silent = found.filter(({ property }) => property.$ref === undefined && !String(property.description ?? '').trim())
  expect([...new Set(silent.map(({ at }) => at.split('.').at(-1)))]).toEqual([])
})
