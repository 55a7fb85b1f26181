/** What the README shows of the service is what it answers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { root } from '../../tools/local/workers.ts'
import { type Ask, asking } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** The requests of the tour that a sandbox key makes, with what they send. */
const requests = [...readme.matchAll(/^kunye "?\$S(\/[^"\s]*)"?(?:.*-d '([^']*)')?/gm)].map(([, path = '', sent]) => ({ path, sent }))
const tour = requests.map(({ path }) => path)

let service: TestService
let ask: Ask
beforeAll(async () => {
  service = await startTestService({ pages: false })
  ask = asking(service, LOCAL_KEYS.sandbox)
})
afterAll(() => service?.close())

test('the answer it opens with is the one to the question above it', async () => {
  const [, shown = ''] = /```json\n([^]*?)```/.exec(readme) ?? []
  const path = tour.find((each) => each.includes('/imza-kontrol/') && each.includes('Kerem'))
  expect(path).toContain('tutar=400000')
  expect((await ask(path!)).body).toMatchObject(JSON.parse(shown) as object)
})

test('every request of the tour is answered', async () => {
  expect(tour.length).toBeGreaterThan(7)
  for (const { path, sent } of requests) {
    const { status } = await ask(path, sent === undefined ? {} : { json: JSON.parse(sent) as unknown })
    expect([200, 201], path).toContain(status)
  }
})
