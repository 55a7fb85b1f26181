/** Assistants' door, asked with the official client, over HTTP and through the bridge. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../tools/local/workers.ts'
import { asking, keyHeaders, type KeyPair, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let account: Awaited<ReturnType<typeof newAccount>>
beforeAll(async () => {
  service = await startTestService({ pages: false })
  account = await newAccount(service)
})
afterAll(() => service?.close())

const over = async (pair: KeyPair): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit: { headers: keyHeaders(pair) } }))
  return client
}

const bridged = async (pair: KeyPair): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' })
  const env = { ...process.env, KUNYE_URL: service.url, KUNYE_KEY: pair.key, KUNYE_SECRET: pair.secret } as Record<string, string>
  const args = ['--no-warnings', join(root, 'tools/mcp/bridge.ts')]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
  return client
}

/** What a tool answers: its text and its structure say the same. */
// oxlint-disable-next-line no-explicit-any
const call = async (client: Client, name: string, given: Record<string, unknown>): Promise<{ isError: boolean; body: any }> => {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: given })
  expect(JSON.parse((content as { text: string }[])[0]!.text)).toEqual(structuredContent)
  return { isError: isError === true, body: structuredContent }
}

describe.each([
  ['over HTTP', over],
  ['through the bridge', bridged],
] as const)('%s', (_, connect) => {
  test('every tool reads, is described and has the form of its operation', async () => {
    const client = await connect(account.sandbox)
    expect(client.getServerVersion()?.name).toBe('kunye')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('imza_kontrol')
    for (const { description, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(40)
      expect(annotations?.readOnlyHint).toBe(true)
    }
    const { inputSchema } = tools.find(({ name }) => name === 'imza_kontrol')!
    expect(inputSchema.required).toEqual(expect.arrayContaining(['sirket_id', 'kisi']))
    expect(inputSchema.properties).toHaveProperty('tutar')
    const screening = tools.find(({ name }) => name === 'yaptirim_tara')!
    expect(screening.inputSchema.required).toEqual(['adlar'])
    await client.close()
  })

  test('answers as the API does', async () => {
    const client = await connect(account.sandbox)
    const question = { kisi: 'Kerem Kurgusal', birlikte: ['Işık Farazi'], tutar: '400000', islem: 'mal alımı' }
    const { isError, body } = await call(client, 'imza_kontrol', { sirket_id: 'DENEME-TAM', ...question })
    const query = new URLSearchParams({ ...question, birlikte: 'Işık Farazi' })
    const direct = await asking(service, account.sandbox)(`/api/v1/sirketler/DENEME-TAM/imza-kontrol/?${query}`)
    expect(isError).toBe(false)
    expect(body).toEqual(direct.body)
    await client.close()
  })
})

describe('what goes wrong', () => {
  test('is told as over the API: a name that is none, an unknown company, what a sandbox key may not', async () => {
    const client = await over(account.sandbox)
    const wrong = await call(client, 'imza_kontrol', { sirket_id: 'DENEME-TAM', kisi: '1' })
    expect(wrong).toMatchObject({ isError: true, body: { hata: 'gecersiz_parametre', detay: expect.stringContaining('kisi') } })
    expect(await call(client, 'profil', { sirket_id: 'DENEME-YOK' })).toMatchObject({ isError: true, body: { hata: 'bulunamadi' } })
    expect(await call(client, 'profil', { sirket_id: '../sirketler' })).toMatchObject({ isError: true, body: { hata: 'bulunamadi' } })
    expect(await call(client, 'yaptirim_tara', { adlar: [{ ad: 'Elif Örnekoğlu' }] })).toMatchObject({
      isError: true,
      body: { hata: 'deneme_desteklenmiyor' },
    })
    await expect(client.callTool({ name: 'sirket_ekle', arguments: {} })).rejects.toThrow('Unknown tool')
    await client.close()
  })

  test('without a key, with another method, with what is no JSON-RPC', async () => {
    await expect(over({ key: 'kny_deneme_yok', secret: 'kns_yok' })).rejects.toThrow('yetkisiz')
    const stream = await fetch(`${service.url}/mcp`, { headers: { ...keyHeaders(account.sandbox), accept: 'text/event-stream' } })
    expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'POST'])
    const headers = { ...keyHeaders(account.sandbox), 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const odd = await fetch(`${service.url}/mcp`, { method: 'POST', headers, body: '{"a":1}' })
    expect(odd.status).toBe(400)
    expect(await odd.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32700 } })
  })

  test('quick searches count as such', async () => {
    const client = await over(account.sandbox)
    await service.standIns.upstash.reset()
    expect((await call(client, 'sirket_ara', { q: 'deneme' })).body.adet).toBeGreaterThan(0)
    // the message by the gateway, the search by the door itself
    expect((await service.standIns.upstash.stats()).requests).toBe(2)
    await client.close()
  })
})
