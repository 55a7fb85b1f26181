/** What anyone may ask without a key, over the real Workers. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inlined } from '../../tools/inlined.ts'
import { runKunye } from '../../tools/kunye/program.ts'
import { root } from '../../tools/local/workers.ts'
import { catalogueAnswer, country, statusAnswer } from '../../functions/acik/contract.ts'
import { CONTRACTS } from '../../functions/gateway/contracts.ts'
import { dateText } from '../../lib/domain/company/changes/change-texts.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { attribute, elements, textOf } from '../support/browser.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service?.close())
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(service.url + path, { headers })

describe('the catalogue', () => {
  test.each(['tr', 'en'])('has every field, in %s', async (language) => {
    const answer = await get(`/api/katalog/?dil=${language}`)
    expect(answer.headers.get('cache-control')).toContain('public')
    const told = catalogueAnswer.parse(await answer.json())
    expect([told.dil, told.ulke_sayisi]).toEqual([language, told.ulkeler.length])
    expect(country.parse(await (await get(`/api/katalog/TR/?dil=${language}`)).json())).toEqual(told.ulkeler[0])
  })

  test.each(['XX', 'DE', 'türkiye', '%3Cb%3E'])('404 with the code for %s', async (code) => {
    const answer = await get(`/api/katalog/${code}/`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ hata: 'bulunamadi', kod: decodeURIComponent(code) })
  })

  test('is not sent again to who has it', async () => {
    const etag = (await get('/api/katalog/')).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await get('/api/katalog/', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the status', () => {
  /** `npm run kunye -- status-note …` on this service; what it prints. */
  const note = async (...args: string[]): Promise<string> => {
    vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    try {
      await runKunye(['status-note', ...args])
      return log.mock.calls.flat().join('\n')
    } finally {
      log.mockRestore()
      vi.unstubAllEnvs()
    }
  }

  test('is computed from measurements alone', async () => {
    const yesterday = addDays(service.today, -1)
    await service.database.sql(`insert into measurements (day, component, ok, slow, failed) values ('${yesterday}', 'webhooks', 0, 0, 4)`)
    expect(
      await note('add', 'webhook', '--from', yesterday, '--state', 'kesinti', '--tr', 'Kuyruk durdu', '--en', 'Queue stopped'),
    ).toContain(`Noted on webhook, ${yesterday}.`)
    const told = statusAnswer.parse(await (await get('/durum.json?gun=5&dil=en')).json())
    expect(told).toMatchObject({ gun_sayisi: 5, dil: 'en', notlar: [{ bilesen: 'webhook', not: 'Queue stopped' }] })
    expect(told.bilesenler.find(({ anahtar }) => anahtar === 'webhook')).toMatchObject({
      durum: 'kesinti',
      durum_gunu: 'dun',
      olculen_gun: 1,
      sorunsuz_yuzde: 0,
    })
    expect(told.bilesenler.find(({ anahtar }) => anahtar === 'tarama')).toMatchObject({
      durum: 'bilinmiyor',
      olculen_gun: 0,
      sorunsuz_yuzde: null,
    })
    const page = await (await get('/durum?dil=en')).text()
    expect(page).toContain('Queue stopped')
    expect(page).toContain('0% without trouble')
    expect(page).toContain(`<span>${dateText(service.today).en}</span>`)
    const turkish = await (await get('/durum')).text()
    expect(turkish).toContain('%0 sorunsuz')
    expect(turkish).toContain(`${dateText(yesterday).tr}, `)
    expect(page).not.toContain('<script')
  })

  test('notes of operators stand for days, in place of earlier ones, until they are taken back', async () => {
    const { today } = service
    const [from, until] = [addDays(today, -3), addDays(today, 2)]
    const notes = async () =>
      statusAnswer.parse(await (await get('/durum.json?gun=9')).json()).notlar.filter(({ bilesen }) => bilesen === 'arsiv')
    const span = ['--from', from, '--until', until]
    await note('add', 'Archive and reading', '--state', 'yavas', '--tr', 'Bakım', '--en', 'Maintenance', ...span)
    expect((await notes()).map(({ gun, durum, not }) => [gun, durum, not])).toEqual(
      [0, -1, -2, -3].map((days) => [addDays(today, days), 'yavas', 'Bakım']),
    )
    await note('add', 'arsiv', '--state', 'kesinti', '--tr', 'Depo yok', '--en', 'No store')
    expect((await notes()).map(({ durum }) => durum)).toEqual(['kesinti', 'yavas', 'yavas', 'yavas'])
    expect(await note('list', '--from', from)).toMatch(
      new RegExp(`${until} +arsiv +yavas +Bakım +Maintenance[^]*${today} +arsiv +kesinti +Depo yok +No store`),
    )
    expect(await note('remove', 'arsiv', ...span)).toBe('6 notes on arsiv are removed.')
    expect(await notes()).toEqual([])
    await expect(note('remove', 'arsiv', ...span)).rejects.toThrow('There is no note on arsiv')
  })

  const words = ['--state', 'yavas', '--tr', 'Yavaş', '--en', 'Slow']
  test.each([
    [[], 'Usage: npm run kunye -- status-note'],
    [['add'], "required option '--state <STATE>' not specified"],
    [['add', 'kargo', ...words], 'There is no part kargo. Parts: api (API answers)'],
    [['add', 'api', ...words, '--from', '2026-02-30'], "'2026-02-30' is invalid. It needs a day as YYYY-MM-DD."],
    [['add', 'api', ...words, '--from', '2026-11-02', '--until', '2026-11-01'], '--until lies before'],
    [['add', 'api', ...words, '--from', '2026-01-01', '--until', '2026-11-01'], 'at most 90 days'],
    [['add', 'api', '--state', 'bilinmiyor'], 'Allowed choices are calisiyor, yavas, kesinti.'],
    [['add', 'api', '--state', 'yavas', '--en', 'Slow'], "required option '--tr <TEXT>' not specified"],
    [['add', 'api', ...words, '--tr', ' '], 'It needs a text of at most 500 letters.'],
    [['add', 'api', ...words, '--days', '2'], "unknown option '--days'"],
  ])('status-note %j says what is missing', async (args, said) => {
    await expect(note(...args)).rejects.toThrow(said)
  })

  test.each(['gun=0', 'gun=91', 'gun=x', 'dil=de', 'dil='])('400 naming the field for %s', async (query) => {
    const answer = await get(`/durum.json?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: 'gecersiz_parametre', detay: expect.stringContaining(query.split('=')[0] ?? '') })
  })
})

test.each(['/', '/?dil=en', '/belgeler', '/belgeler/sirketler?dil=en', '/belgeler/dene', '/kilavuzlar', '/kilavuzlar?dil=en', '/durum'])(
  '%s is a page under a content security policy',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test('the reference has the sandbox key filled in, the first page shows it, and it opens the sandbox', async () => {
  const reference = elements(parse(await (await get('/belgeler/dene')).text()), 'div')
  const { anahtar, gizli } = JSON.parse(
    attribute(
      reference.find((each) => attribute(each, 'id') === 'api'),
      'data-keys',
    ) ?? '',
  ) as {
    anahtar: string
    gizli: string
  }
  expect((await get('/api/v1/sirketler/', { 'x-api-key': anahtar, 'x-api-secret': gizli })).status).toBe(200)
  const commands = elements(parse(await (await get('/')).text()), 'code').map(textOf)
  expect(commands).toHaveLength(5)
  for (const command of commands) {
    const [path = ''] = /(?<=')http[^']*/.exec(command) ?? []
    expect(command).toContain(`-H 'X-API-Key: ${anahtar}' \\ -H 'X-API-Secret: ${gizli}'`)
    expect((await fetch(path, { headers: { 'x-api-key': anahtar, 'x-api-secret': gizli } })).status, path).toBe(200)
  }
})

test('the first page calls enough only who can sign for certain', async () => {
  const keys = { 'x-api-key': LOCAL_KEYS.sandbox.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret }
  const path = '/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/?islem=kredi&tutar=5000000'
  const { bilesimler } = (await (await get(path, keys)).json()) as { bilesimler: { kisiler: { isim: string }[]; kesin: boolean }[] }
  const names = (certain: boolean) =>
    bilesimler.filter(({ kesin }) => kesin === certain).map(({ kisiler }) => kisiler.map(({ isim }) => isim).join(' + '))
  const answer = elements(parse(await (await get('/')).text()), 'section').find((each) => attribute(each, 'aria-labelledby') === 'yanit')!
  const shown = elements(answer, 'ul').map((list) => elements(list, 'strong').map(textOf))
  expect(names(false)).not.toEqual([])
  expect(shown).toEqual([names(true), names(false)])
})

test('the description comes in the language asked for, the reference for its groups alone', async () => {
  const tag = async (query: string) => ((await (await get(`/openapi.json${query}`)).json()) as { tags: { description: string }[] }).tags[5]
  expect([await tag(''), await tag('?dil=tr'), await tag('?dil=en')].map((each) => each?.description)).toEqual([
    'Yaptırım taraması',
    'Yaptırım taraması',
    'Sanctions screening',
  ])
  for (const path of ['/openapi.json?dil=de', '/belgeler?dil=de']) expect((await get(path)).status, path).toBe(400)
  expect((await get('/belgeler/olmayan', { accept: 'text/html' })).status).toBe(404)
  expect((await fetch(`${service.url}/belgeler`, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD')
})

test('405 tells the method, HEAD is a GET without a body', async () => {
  const answer = await fetch(`${service.url}/durum.json`, { method: 'POST', body: '{}' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await fetch(`${service.url}/api/katalog/`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

describe('the API description', () => {
  type Media = { example?: unknown; examples?: Record<string, object>; schema: { $ref?: string } }
  type Operation = {
    summary: string
    description: string
    parameters?: { name: string; description?: string; example?: unknown; schema: { example?: unknown } }[]
    responses: Record<string, { headers?: Record<string, object>; content?: Record<string, Media> }>
  }
  type Description = {
    openapi: string
    info: { version: string }
    tags: { name: string }[]
    paths: Record<string, Record<string, Operation>>
    webhooks: object
    components: object
  }
  let text: string
  let description: Description
  beforeAll(async () => {
    text = await (await get('/openapi.json')).text()
    description = inlined(JSON.parse(text) as Description)
  })

  test('tells every route of every group, the tags and the webhook', () => {
    expect([description.openapi, description.info.version]).toEqual(['3.1.0', '1.0.0'])
    expect(description.tags.map(({ name }) => name)).toEqual([
      'sirketler',
      'dogrulama',
      'degisiklikler',
      'ilanlar',
      'raporlar',
      'yaptirim',
      'webhooklar',
      'acik',
      'eski',
    ])
    expect(Object.keys(description.webhooks)).toEqual(['sirket.degisiklik'])
    const told = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const shown = CONTRACTS.flatMap(({ routes }) => Object.values(routes)).filter(({ hide }) => !hide)
    expect(told.sort()).toEqual(shown.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort())
  })

  test('tells of every operation more than its name, of every parameter and error what it is, with an example', () => {
    const lacks = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { summary, description: told, parameters = [], responses }]) =>
        [
          ...(told.length > summary.length && told !== summary ? [] : ['description']),
          ...parameters
            .filter((parameter) => !parameter.description || (parameter.example ?? parameter.schema.example) === undefined)
            .map(({ name }) => name),
          ...Object.entries(responses)
            .filter(
              ([status, response]) =>
                Number(status) >= 400 &&
                Object.values(response.content ?? {}).some(
                  ({ example, examples, schema }) =>
                    example === undefined &&
                    Object.keys(examples ?? {}).length === 0 &&
                    schema.$ref !== '#/components/schemas/KatalogHatasi',
                ),
            )
            .map(([status]) => status),
        ].map((lack) => `${method} ${path}: ${lack}`),
      ),
    )
    expect(lacks).toEqual([])
  })

  test('says headers, parameters and errors once: none is written out in two places', () => {
    const written = JSON.parse(text) as Description
    const places = Object.values(written.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ parameters = [], responses }) => [
        ...parameters,
        ...Object.entries(responses).flatMap(([status, response]) => [
          ...(Number(status) >= 400 ? [response] : []),
          ...Object.values(response.headers ?? {}),
          ...Object.values(response.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples)),
        ]),
      ])
      .filter((place) => !('$ref' in place))
      .map((place) => JSON.stringify(place))
    expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([])
  })

  test('has an example of every JSON answer', () => {
    const bare = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) =>
          ['200', '201'].some(
            (status) =>
              operation.responses[status]?.content?.['application/json'] &&
              operation.responses[status]?.content?.['application/json']?.example === undefined,
          ),
        )
        .map(([method]) => `${method} ${path}`),
    )
    expect(bare).toEqual([])
  })

  test('is clean for its linter, examples included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kunye-openapi-'))
    try {
      writeFileSync(join(folder, 'openapi.json'), text)
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          join(root, 'node_modules/@redocly/cli/bin/cli.js'),
          'lint',
          join(folder, 'openapi.json'),
          '--config',
          join(root, '.redocly.yaml'),
          '--format',
          'json',
        ],
        { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, maxBuffer: 1e8 },
      ).catch((error: { stdout: string }) => error)
      const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
        problems: { message: string; location: { pointer: string }[] }[]
      }
      expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
