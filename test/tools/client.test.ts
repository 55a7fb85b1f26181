import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localCollection, packClient, packCli, writeClient } from '../../tools/client/client.ts'
import type { Description, PostmanItem } from '../../tools/client/postman.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { asking, newAccount } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { part, REST } from '../support/sampled.ts'
import { startTestService } from '../support/service.ts'
import type { TestService } from '../support/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'kunye-client-'))
let service: TestService
let description: Description

beforeAll(async () => {
  service = await startTestService({ pages: false })
  description = (await (await fetch(`${service.url}/openapi.json`)).json()) as Description
  await writeClient(description, join(folder, 'kunye-client'))
})

afterAll(async () => {
  await service?.close()
  rmSync(folder, { recursive: true, force: true })
})

const PROGRAM = `
import { client, dogrulamaSigningCheckByQuery, sirketlerList, sirketlerProfile } from './kunye-client/index.ts'
client.setConfig({ headers: { 'X-API-Key': '${LOCAL_KEYS.sandbox.key}', 'X-API-Secret': '${LOCAL_KEYS.sandbox.secret}' } })
const list = await sirketlerList({ query: { adet: 2 } })
const ids: (string | number)[] = list.data?.sirketler.map(({ id }) => id) ?? []
const profile = await sirketlerProfile({ path: { sirket_id: 'DENEME-TAM' } })
const title: string | null | undefined = profile.data?.sirket.unvan
const signing = await dogrulamaSigningCheckByQuery({ path: { sirket_id: 'DENEME-TAM' }, query: { kisi: 'Kerem Kurgusal', tutar: '400.000 TL', birlikte: ['Işık Farazi'] } })
const verdict: 'yetkili' | 'yetkili_degil' | 'belirsiz' | undefined = signing.data?.sonuc
const absent = await sirketlerProfile({ path: { sirket_id: 'DENEME-HIC' } })
const code: string | undefined = absent.error?.hata_ayrinti.kod
console.log(JSON.stringify({ ids, title, verdict, status: absent.response?.status, code }))
`

/** Programs that a wrong use makes, with the word the compiler says of it. */
const WRONG: [use: string, source: string, said: string][] = [
  [
    'an operation that is not there',
    "import { sirketlerDelete } from './kunye-client/index.ts'\nawait sirketlerDelete()",
    'sirketlerDelete',
  ],
  [
    'a missing part of the path',
    "import { sirketlerProfile } from './kunye-client/index.ts'\nawait sirketlerProfile({ path: {} })",
    'sirket_id',
  ],
  [
    'an unknown query parameter',
    "import { sirketlerList } from './kunye-client/index.ts'\nawait sirketlerList({ query: { sayi: 2 } })",
    'sayi',
  ],
  [
    'a field the body does not have',
    "import { sirketlerAdd } from './kunye-client/index.ts'\nawait sirketlerAdd({ body: { mudurluk: 'İZMİR', sicil_no: '1', vergi_no: '1' } })",
    'vergi_no',
  ],
  [
    'a field the answer does not have',
    "import { sirketlerList } from './kunye-client/index.ts'\n(await sirketlerList()).data?.companies",
    'companies',
  ],
  [
    'a source taken for certain',
    "import { sirketlerOfficers } from './kunye-client/index.ts'\n(await sirketlerOfficers({ path: { sirket_id: '1' } })).data?.yetkililer[0]?.kaynak.alinti",
    'null',
  ],
  [
    'a field the error does not have',
    "import { sirketlerList } from './kunye-client/index.ts'\n(await sirketlerList()).error?.message",
    'message',
  ],
]

/** What the compiler says of each program, the strict rules on and nothing but the platform's own types in sight. */
const diagnostics = (files: Record<string, string>): Record<string, string> => {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), `${source}\nexport {}\n`)
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(folder, name)),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      // ours alone: what the compiler brings along is right
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2024,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
    },
  )
  const said: Record<string, string> = Object.fromEntries(Object.keys(files).map((name) => [name, '']))
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file?.fileName.slice(folder.length + 1) ?? 'options'
    said[name] = `${said[name] ?? ''}${ts.flattenDiagnosticMessageText(messageText, '\n')}\n`
  }
  return said
}

test.skipIf(REST)('the client compiles without a package, lets right programs pass and stops wrong ones', () => {
  const said = diagnostics({ 'program.ts': PROGRAM, ...Object.fromEntries(WRONG.map(([, source], at) => [`wrong-${at}.ts`, source])) })
  const { 'program.ts': ofProgram, ...ofOthers } = said
  expect(ofProgram).toBe('')
  expect(Object.keys(ofOthers)).toEqual(WRONG.map((_, at) => `wrong-${at}.ts`))
  for (const [at, [use, , word]] of WRONG.entries()) expect(ofOthers[`wrong-${at}.ts`], use).toContain(`'${word}'`)
})

test.skipIf(REST)('a program asks the running service with the client', async () => {
  writeFileSync(join(folder, 'run.ts'), PROGRAM)
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', join(folder, 'run.ts')])
  const told = JSON.parse(stdout) as { ids: string[] }
  expect(told).toEqual({
    ids: expect.any(Array),
    title: 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ',
    verdict: 'yetkili',
    status: 404,
    code: 'bulunamadi',
  })
  expect(told.ids).toHaveLength(2)
})

const variables = z.array(
  z.strictObject({ key: z.string().min(1), value: z.string(), description: z.string().optional(), disabled: z.boolean().optional() }),
)
const request = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  description: z.string().min(1),
  header: variables,
  url: z.strictObject({
    raw: z.string().startsWith('{{adres}}/'),
    host: z.tuple([z.literal('{{adres}}')]),
    path: z.array(z.string()),
    query: variables,
    variable: variables,
  }),
  body: z
    .strictObject({
      mode: z.literal('raw'),
      raw: z.string(),
      options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
    })
    .optional(),
})
const answer = z.strictObject({
  name: z.string(),
  code: z.int().min(200).max(299),
  header: variables,
  body: z.string(),
  originalRequest: request,
})
/** What of the collection format v2.1.0 our collection uses. */
const collectionForm = z.strictObject({
  info: z.strictObject({
    name: z.string().min(1),
    description: z.string(),
    version: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  item: z.array(
    z.strictObject({
      name: z.string(),
      description: z.string(),
      item: z.array(z.strictObject({ name: z.string().min(1), request, response: z.array(answer) })).min(1),
    }),
  ),
  variable: variables,
})

describe('the Postman collection', () => {
  /** Fills in `{{…}}` and `:…` as Postman does. */
  const fetchItem = (values: Record<string, string>, { request: { method, header, url, body } }: PostmanItem): Promise<Response> => {
    const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
    const parts = url.path.map((part) =>
      part.startsWith(':') ? encodeURIComponent(url.variable.find(({ key }) => key === part.slice(1))?.value ?? '') : part,
    )
    const query = new URLSearchParams(url.query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]))
    return fetch(`${fill(url.host.join(''))}/${parts.join('/')}?${query}`, {
      method,
      headers: Object.fromEntries(header.map(({ key, value }) => [key, fill(value)])),
      ...(body ? { body: body.raw } : {}),
    })
  }
  const all = () => {
    const collection = localCollection(description)
    return {
      values: Object.fromEntries(collection.variable.map(({ key, value }) => [key, value])),
      items: collection.item.flatMap(({ item }) => item),
    }
  }

  test.skipIf(REST)('has the form of v2.1.0, every operation once, in the folder of its tag', () => {
    const collection = localCollection(description)
    expect(collectionForm.parse(collection)).toEqual(collection)
    expect(collection.item.map(({ name }) => name)).toEqual(description.tags.map(({ name }) => name))
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary))
    expect(collection.item.flatMap(({ item }) => item.map(({ name }) => name)).sort()).toEqual(operations.sort())
  })

  test('every request that reads is answered as described, and no part of its address is empty', async () => {
    const { values, items } = all()
    const reading = items.filter(({ request: { method } }) => method === 'GET')
    expect(reading.length).toBeGreaterThan(20)
    const answered = await Promise.all(
      part(reading, 4).map(async (item) => {
        const path = `/${item.request.url.path.map((part) => (part.startsWith(':') ? `{${part.slice(1)}}` : part)).join('/')}`
        expect(
          item.request.url.variable.filter(({ value }) => value === ''),
          path,
        ).toEqual([])
        const { status } = await fetchItem(values, item)
        return { path, status, described: Object.keys(description.paths[path]?.get?.responses ?? {}).includes(String(status)) }
      }),
    )
    expect(answered.filter(({ status, described }) => !described || status === 401 || status >= 500)).toEqual([])
    // screening is not for the sandbox, and the example of a filed check is nobody's
    const others = (path: string): boolean => path.endsWith('/yaptirim/') || path.includes('{kontrol_kimligi}')
    expect(answered.filter(({ path, status }) => path.includes('{sirket_id}') && !others(path) && status !== 200)).toEqual([])
  })

  test.skipIf(REST)('the bodies are taken: a signing check and a webhook', async () => {
    const { values, items } = all()
    const posting = (path: string) => items.find(({ request: { method, url } }) => method === 'POST' && url.raw === `{{adres}}${path}`)
    const check = posting('/api/v1/sirketler/:sirket_id/imza-kontrol/')
    const webhook = posting('/api/v1/webhooklar/')
    if (!check || !webhook) throw new Error('the collection lacks a request')
    expect((await fetchItem(values, check)).status).toBe(200)
    expect((await fetchItem(values, webhook)).status).toBe(201)
  })
})

describe('the packages', () => {
  const ONBOARDING = `
    import { acikCheckReport, client, createClient, dogrulamaReport, dogrulamaSigningCheck, sirketlerAdd, sirketlerList, sirketlerPreparation, sirketlerProfile, sirketlerSearch } from 'kunye-client'
    client.setConfig({ baseUrl: process.env.KUNYE_URL, headers: { 'X-API-Key': process.env.KUNYE_KEY, 'X-API-Secret': process.env.KUNYE_SECRET } })
    const found = await sirketlerSearch({ query: { q: 'deneme teknoloji' } })
    const [{ mudurluk, sicil_no }] = found.data.adaylar
    const added = await sirketlerAdd({ body: { mudurluk, sicil_no } })
    const { id } = added.data.sirket
    const ready = await sirketlerPreparation({ path: { sirket_id: id } })
    const profile = await sirketlerProfile({ path: { sirket_id: id }, query: { alanlar: 'kimlik,durum' } })
    const answer = await dogrulamaSigningCheck({ path: { sirket_id: id }, body: { kisi: 'Kerem Kurgusal', birlikte: ['Işık Farazi'], tutar: 400000, islem: 'mal alımı' } })
    const report = await dogrulamaReport({ path: { sirket_id: id }, query: { bicim: 'json' } })
    const check = await acikCheckReport({ path: { rapor_kimligi: report.data.rapor_kimligi } })
    const absent = await sirketlerProfile({ path: { sirket_id: 'DENEME-HIC' } })
    const stranger = createClient({ baseUrl: process.env.KUNYE_URL, headers: { 'X-API-Key': 'kny_canli_yok', 'X-API-Secret': 'kns_yok' } })
    const refused = await sirketlerList({ client: stranger })
    console.log(JSON.stringify({ yabanci: refused.error.hata, sonuc: added.data.sonuc, hazir: ready.data.hazir, durum: profile.data.durum.kod, karar: answer.data.sonuc,
      kodlar: answer.data.gerekceler.map(({ kod }) => kod), muhur: report.data.muhur, verildi: check.data.verildi, hata: absent.error.hata }))`

  const run = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
    const env = { ...process.env, KUNYE_URL: service.url, KUNYE_KEY: LOCAL_KEYS.sandbox.key, KUNYE_SECRET: LOCAL_KEYS.sandbox.secret }
    return promisify(execFile)(process.execPath, args, { env, cwd: folder }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, out: stdout, err: stderr }),
    )
  }

  test.skipIf(REST)('of the client carries a whole onboarding decision, compiled, by its name', async () => {
    packClient(description, join(folder, 'kunye-client'))
    mkdirSync(join(folder, 'node_modules'), { recursive: true })
    cpSync(join(folder, 'kunye-client'), join(folder, 'node_modules/kunye-client'), { recursive: true })
    writeFileSync(join(folder, 'onboarding.mjs'), ONBOARDING)
    const { out, err } = await run('onboarding.mjs')
    expect(err).toBe('')
    expect(JSON.parse(out)).toEqual({
      yabanci: 'yetkisiz',
      sonuc: 'zaten_var',
      hazir: true,
      durum: 'FAAL',
      karar: 'yetkili',
      kodlar: expect.arrayContaining(['gorevde', 'birlikte_tamam']) as string[],
      muhur: 'DOGRULANDI',
      verildi: true,
      hata: 'bulunamadi',
    })
    const { version } = JSON.parse(readFileSync(join(folder, 'kunye-client/package.json'), 'utf8')) as { version: string }
    expect(version).toBe(description.info.version)
  })

  test.skipIf(REST)('of the command line asks, judges by its exit code, and says what is wrong in words', async () => {
    await packCli(description, join(folder, 'kunye-cli'))
    const cli = (...args: string[]) => run('kunye-cli/kunye-cli.mjs', ...args)
    expect((await cli('find', 'deneme', 'teknoloji')).out).toContain('DENEME TEKNOLOJİ YATIRIMLARI')
    const yes = await cli('sign-check', 'DENEME-TAM', 'Kerem Kurgusal', '--with', 'Işık Farazi', '--amount', '400000', '--act', 'mal alımı')
    expect([yes.code, yes.out.split('\n')[0]]).toEqual([0, expect.stringMatching(/authori[sz]ed/i)])
    expect((await cli('sign-check', 'DENEME-KONKORDATO', 'Tuncay Varsayım', '--act', 'kefalet')).code).toBe(2)
    const report = await cli('report', 'DENEME-TAM', '-o', 'rapor.pdf')
    const [, id = ''] = /(DR-[\w-]+)/.exec(report.out) ?? []
    expect((await cli('verify', id, '--file', 'rapor.pdf')).out).toContain('This file was drawn of it.')
    expect(await cli('verify', 'DR-0000-0000-0000')).toMatchObject({ code: 1, out: 'DR-0000-0000-0000 was not issued.\n' })
    expect((await cli('companies')).out).toContain('DENEME-TAM  DENEME TEKNOLOJİ')
    expect((await cli('sign-check', 'DENEME-TAM')).code).toBe(3)
    const changes = (await cli('--json', 'changes')).out.trim().split('\n')
    expect(changes.length).toBeGreaterThan(100)
    expect(
      (await cli('changes', '--after', String((JSON.parse(changes.at(-2)!) as { sira: number }).sira))).out.trim().split('\n').length,
    ).toBe(1)
    expect(await cli('report', 'DENEME-HIC')).toMatchObject({ code: 3, err: expect.stringContaining('404 bulunamadi') as string })
  })
  test.skipIf(REST)('of the command line signs in, keeps the key for its owner alone, and follows through an outage', async () => {
    const config = join(folder, 'config')
    const { sandbox } = await newAccount(service)
    const start = (...args: string[]) =>
      spawn(process.execPath, [join(folder, 'kunye-cli/kunye-cli.mjs'), ...args], {
        env: { PATH: process.env.PATH, XDG_CONFIG_HOME: config },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
    // the service, with a door that can be shut
    let isShut = false
    const door = createServer((asked, answer) => {
      if (isShut) return void answer.writeHead(503, { 'retry-after': '1' }).end('{"hata":"kaynak_erisilemiyor","detay":"yok"}')
      const { host: _host, connection: _connection, ...headers } = asked.headers as Record<string, string>
      void fetch(service.url + asked.url, { headers }).then(async (got) =>
        answer.writeHead(got.status, { 'content-type': got.headers.get('content-type') ?? '' }).end(await got.text()),
      )
    }).listen(0, '127.0.0.1')
    await once(door, 'listening')
    const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
    const login = async (secret: string): Promise<{ code: number; said: string }> => {
      const child = start('login', '--url', `${url}/`, '--key', sandbox.key)
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
      child.stdin.end(`${secret}\n`)
      return { code: await new Promise((resolve) => child.once('close', resolve)), said }
    }
    expect(await login('kns_yanlis')).toMatchObject({ code: 3, said: expect.stringContaining('401 yetkisiz') as string })
    expect(existsSync(join(config, 'kunye/cli.json'))).toBe(false)
    expect(await login(sandbox.secret)).toMatchObject({ code: 0 })
    expect(statSync(join(config, 'kunye/cli.json')).mode & 0o777).toBe(0o600)

    const ask = asking(service, sandbox)
    await ask('/api/v1/deneme/saat/', { json: { ileri: 1 } })
    const { son_sira: last } = (await ask('/api/v1/degisiklikler/?adet=1')).body as { son_sira: number }
    expect(last).toBeGreaterThan(0)
    const follower = start('changes', '--after', String(last), '--follow', '--every', '5')
    const [lines, said] = [[] as string[], [] as string[]]
    follower.stdout.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')))
    follower.stderr.on('data', (chunk) => said.push(String(chunk)))
    try {
      isShut = true
      await eventually(() => expect(said.join('')).toContain(`503 kaynak_erisilemiyor: yok Going on after ${last} in 1 seconds.`))
      isShut = false
      const moved = await ask('/api/v1/deneme/sahneler/', { json: { sirket_id: 'DENEME-TAM', sahne: 'imzaci-kaybi' } })
      expect(moved.status).toBe(202)
      await eventually(() => expect(lines.join('\n')).toMatch(/IŞIK FARAZİ|Işık Farazi/))
    } finally {
      follower.kill()
      door.close()
    }
  })
  const PYTHON = (() => {
    try {
      execFileSync('python3', ['--version'])
      return true
    } catch {
      return false
    }
  })()

  test.skipIf(!PYTHON)(
    'for Python, the program of the guide decides an onboarding with nothing but the standard library (needs python3)',
    async () => {
      const guide = readFileSync(new URL('../../docs/guides.md', import.meta.url), 'utf8')
      const [, program = ''] = /```python\n([\s\S]*?)```/.exec(guide) ?? []
      writeFileSync(join(folder, 'onboarding.py'), program)
      const { sandbox } = await newAccount(service)
      const decide = (...args: string[]): Promise<{ code: number; out: string }> =>
        promisify(execFile)('python3', [join(folder, 'onboarding.py'), ...args], {
          cwd: folder,
          env: { PATH: process.env.PATH, KUNYE_URL: service.url, KUNYE_KEY: sandbox.key, KUNYE_SECRET: sandbox.secret },
        }).then(
          ({ stdout }) => ({ code: 0, out: stdout }),
          ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, out: stdout + stderr }),
        )
      const yes = await decide('İSTANBUL', '990001-5', '400000', 'mal alımı', 'Kerem Kurgusal', 'Işık Farazi')
      expect(yes, yes.out).toMatchObject({ code: 0, out: expect.stringMatching(/^yetkili\n/) as string })
      expect(yes.out).toMatch(/birlikte_tamam[\s\S]*IK-[\s\S]*DR-/)
      expect(existsSync(join(folder, 'imza.pdf')) && existsSync(join(folder, 'rapor.pdf'))).toBe(true)
      expect((await decide('İSTANBUL', '990001-5', '400000', 'mal alımı', 'Hiç Kimse')).code).toBe(1)
      const open = await decide('ADANA', '990011', '1000', 'kefalet', 'Tuncay Varsayım')
      expect([open.code, open.out.split('\n')[0]]).toEqual([2, 'belirsiz'])
      expect(await decide('YOK', '1', '1', 'kredi', 'X')).toMatchObject({
        code: 3,
        out: expect.stringContaining('gecersiz_parametre') as string,
      })
    },
  )
})
