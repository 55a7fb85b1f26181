/** Who can sign, and filed signing checks, over the real Workers: forms, kept once, who may see them, what anyone may check. */
import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { checkReport } from '../../lib/platform/seal/check.ts'
import { type PublicKey, readPublished } from '../../lib/platform/seal/keys.ts'
import { openBrowser, textOf } from '../support/browser.ts'
import { type Ask, asking, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let keys: PublicKey[]
let ask: Ask
beforeAll(async () => {
  service = await startTestService({ pages: false })
  keys = readPublished(await (await fetch(`${service.url}/.well-known/jwks.json`)).json())
  ask = asking(service, (await newAccount(service)).sandbox)
})
afterAll(() => service?.close())

const CHECK = '/api/v1/sirketler/DENEME-TAM/imza-kontrol/'
const QUESTION = { kisi: 'Kerem Kurgusal', tarih: '2026-11-01', tutar: '400.000 TL', islem: 'mal alımı', birlikte: ['Işık Farazi'] }
const nothingMore = async (): Promise<never[]> => []
const pdfOf = async (path: string, json?: unknown): Promise<Uint8Array> => {
  const answer = await fetch(service.url + path, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': LOCAL_KEYS.sandbox.key, 'x-api-secret': LOCAL_KEYS.sandbox.secret, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await answer.arrayBuffer())
}

test('who can sign: sets with their rules, the same the check lists; by day, act and amount', async () => {
  const { status, body } = await ask(
    '/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/?tarih=2026-11-01&islem=mal+al%C4%B1m%C4%B1&tutar=400000',
  )
  expect([status, body.durum, body.islem_kodlari, body.tutar, body.para_birimi]).toEqual([200, 'var', ['mal_hizmet_alim'], 400000, 'TRY'])
  expect(Object.keys(body)).toEqual(['sirket', 'tarih', 'islem_kodlari', 'tutar', 'para_birimi', 'durum', 'bilesimler', 'gerekceler'])
  const certain = (body.bilesimler as { kisiler: { isim: string }[]; kesin: boolean }[]).filter(({ kesin }) => kesin)
  const checked = await ask(CHECK, { json: QUESTION })
  expect(certain.map(({ kisiler }) => kisiler.map(({ isim }) => isim))).toEqual(checked.body.imza_bilesimleri)
  expect(body.bilesimler[0].kural).toMatchObject({ madde: expect.stringContaining('TTK'), ilan: { alinti_dogrulandi: true } })

  const closed = await ask('/api/v1/sirketler/DENEME-KAPALI/imza-bilesimleri/')
  expect([closed.body.durum, closed.body.bilesimler, closed.body.gerekceler[0].kod]).toEqual(['yok', [], 'sirket_kapali'])
  expect((await ask('/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/?kisi=x')).body.hata).toBe('gecersiz_parametre')
  expect((await ask('/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/?tarih=dun')).body.hata).toBe('gecersiz_tarih')
  expect((await ask('/api/v1/sirketler/912/imza-bilesimleri/')).status).toBe(404)
  await service.standIns.neon.reset()
  await ask('/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/')
  expect((await service.standIns.neon.stats()).requests).toBe(1)
})

test('the catalogue names the kinds of transaction', async () => {
  const { islem_turleri: kinds } = (await (await fetch(`${service.url}/api/katalog/TR/`)).json()) as { islem_turleri: { kod: string }[] }
  expect(kinds).toHaveLength(34)
  expect(kinds).toContainEqual({ kod: 'mal_hizmet_alim', ad: 'Mal ve hizmet alımı', ad_en: 'Purchase of goods and services' })
})

test('a filed check has one id for one question and answer, is kept once, and proves itself', async () => {
  const plain = await ask(CHECK, { json: QUESTION })
  const cost = async (path: string, json?: unknown) => {
    await service.standIns.neon.reset()
    const answer = await ask(path, json === undefined ? {} : { json })
    return { answer, requests: (await service.standIns.neon.stats()).requests }
  }
  const { answer: first, requests } = await cost(`${CHECK}?belge=1`, QUESTION)
  expect([first.status, requests]).toEqual([200, 2])
  const { kontrol_kimligi: id, veri } = first.body
  expect(id).toMatch(/^IK-/)
  expect(veri).toMatchObject({
    surum: 1,
    deneme: true,
    soru: { ...QUESTION, tutar: '400000.00', para_birimi: 'TRY' },
    sonuc: plain.body.sonuc,
  })
  expect(JSON.stringify(veri)).not.toContain('http')
  expect((await ask(`${CHECK}?belge=1`, { json: QUESTION })).body).toEqual(first.body)
  const { answer: again, requests: read } = await cost(`${CHECK}${id}/`)
  expect([again.body, read]).toEqual([first.body, 1])
  const [stored] = await service.database.sql(`select count(*)::int as n from filed_checks where id = '${id}'`)
  expect(stored?.rows[0]?.n).toBe(1)
  const bytes = new TextEncoder().encode(first.text)
  expect(await checkReport(bytes, keys, nothingMore, service.url)).toMatchObject({ result: 'valid', report: { kind: 'IK', id } })
  expect((await ask(`${CHECK}?belge=1`, { json: { ...QUESTION, tutar: '400.001 TL' } })).body.kontrol_kimligi).not.toBe(id)
})

test('its PDF is one page, the same bytes each time, and known to the check page', async () => {
  const pdf = await pdfOf(`${CHECK}?belge=1&bicim=pdf`, QUESTION)
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1)
  const { report } = await verifyFile(pdf, keys, service.url)
  expect(await verifyFile(pdf, keys, service.url)).toMatchObject({ result: 'valid', report: { kind: 'IK', producedOn: service.today } })
  const id = report?.id ?? ''
  expect(Buffer.compare(pdf, await pdfOf(`${CHECK}${id}/?bicim=pdf`))).toBe(0)
  const digest = createHash('sha256').update(pdf).digest('hex')
  const known = (await (await fetch(`${service.url}/api/dogrula/${id}/?dosya=${digest}`)).json()) as Record<string, unknown>
  expect(known).toMatchObject({ tur: 'imza_kontrolu', muhur: null, dosya_verildi: true, uretim_tarihi: null, yeni_rapor_var: null })
  const page = await fetch(`${service.url}/dogrula/${id}?dil=tr`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('bir imza kontrolü belgelendi')])
  expect((await fetch(`${service.url}/dogrula/IK-0000-0000-0000`)).status).toBe(404)
})

test('with the code of the issue the check page tells its day, and whether the same question was answered otherwise since', async () => {
  const { sandbox, accountId } = await newAccount(service)
  const mine = asking(service, sandbox)
  const { kontrol_kimligi: id } = (await mine(`${CHECK}?belge=1`, { json: { ...QUESTION, tarih: '2024-01-02' } })).body
  const [row] = await service.database.sql(`select code from report_codes where report_id = '${id}' and account_id = ${accountId}`)
  const known = async () =>
    (await (
      await fetch(`${service.url}/api/dogrula/${id}/?kod=${row?.rows[0]?.code}`, { headers: { 'cache-control': 'no-cache' } })
    ).json()) as {
      uretim_tarihi: string
      yeni_rapor_var: boolean
    }
  expect(await known()).toMatchObject({ uretim_tarihi: service.today, yeni_rapor_var: false })
  await mine(`${CHECK}?belge=1`, { json: { ...QUESTION, kisi: 'Elif Örnekoğlu' } })
  expect((await known()).yeni_rapor_var).toBe(false)
  await mine(`${CHECK}?belge=1`, { json: QUESTION })
  expect((await known()).yeni_rapor_var).toBe(true)
})

test('a check of another account is not found; a form without filing is refused', async () => {
  const { body } = await ask(`${CHECK}?belge=1`, { json: QUESTION })
  const other = asking(service, (await newAccount(service)).sandbox)
  expect((await other(`${CHECK}${body.kontrol_kimligi}/`)).status).toBe(404)
  expect((await ask(`/api/v1/sirketler/DENEME-LIMITED/imza-kontrol/${body.kontrol_kimligi}/`)).status).toBe(404)
  expect((await ask(`${CHECK}IK-1/`)).status).toBe(404)
  expect((await ask(`${CHECK}?bicim=pdf`, { json: QUESTION })).body.hata).toBe('gecersiz_parametre')
  expect((await ask(`${CHECK}?belge=evet`, { json: QUESTION })).body.hata).toBe('gecersiz_parametre')
})

const tokenOf = (role: string): string => role.padEnd(43, 'x')

/* Signed in without a mail: what is looked at is what each role is shown, not how it came in. */
const signedIn = async (role: string): Promise<ReturnType<typeof openBrowser>> => {
  const { accountId } = await newAccount(service)
  const [email, token] = [`${role}@belge.test`, tokenOf(role)]
  await service.database.sql(
    `insert into account_emails (email, account_id, role) values ('${email}', ${accountId}, '${role}')`,
    `insert into panel_sessions (token_sha256, email, expires_at) values ('${createHash('sha256').update(token).digest('hex')}', '${email}', now() + interval '1 hour')`,
  )
  const browser = openBrowser(service.url, { 'accept-language': 'tr' })
  browser.cookies.set('kunye_oturum', token)
  return browser
}

test('the panel files an answer and lists it; a reader sees no button that the role may not use', async () => {
  const member = await signedIn('member')
  const asked = await member.send(await member.open('/panel/sirketler/DENEME-TAM/imza/'), '/panel/sirketler/DENEME-TAM/imza/', {
    kisi: 'Elif Örnekoğlu',
    tarih: '2026-11-01',
  })
  const filed = await member.send(asked, '/panel/sirketler/DENEME-TAM/imza/belge/', {})
  expect(filed.text).toMatch(/İmza kontrolü belgelendi: IK-/)
  const id = /IK-[\w-]{14}/.exec(filed.text)?.[0]
  const file = await fetch(`${service.url}/panel/sirketler/DENEME-TAM/imza/${id}/?bicim=pdf`, {
    headers: { cookie: `kunye_oturum=${tokenOf('member')}` },
  })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])

  const reader = await signedIn('reader')
  for (const [path, hidden] of [
    ['/panel/sirketler/', 'Takibe al'],
    ['/panel/sirketler/DENEME-TAM/', 'Bugünün raporunu al'],
    ['/panel/webhooklar/', 'Oluştur'],
    ['/panel/anahtarlar/', 'Anahtar oluştur'],
  ] as const) {
    const [theirs, ours] = [await reader.open(path), await member.open(path)]
    expect([theirs.status, textOf(theirs.document).includes(hidden)], path).toEqual([200, false])
    expect(textOf(ours.document).includes(hidden), path).toBe(path !== '/panel/anahtarlar/')
  }
  const answer = await reader.send(await reader.open('/panel/sirketler/DENEME-TAM/imza/'), '/panel/sirketler/DENEME-TAM/imza/', {
    kisi: 'Elif Örnekoğlu',
  })
  expect([answer.status, answer.text.includes('Bu yanıtı belgele')]).toEqual([200, false])
})
