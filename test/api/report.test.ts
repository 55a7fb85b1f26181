/** Reports over the real Workers: every form, parameter and error, who may see them, and what anyone may check. */
import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCheckScript } from '../../tools/check-page.ts'
import { secretHash } from '../../tools/kunye/accounts.ts'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { report as contract, type ReportWire } from '../../lib/http/wire/report-wire.ts'
import { attachedFiles } from '../../lib/platform/seal/attachments.ts'
import { checkReport } from '../../lib/platform/seal/check.ts'
import { type PublicKey, readPublished } from '../../lib/platform/seal/keys.ts'
import { serviceWitness } from '../../lib/platform/seal/service-witness.ts'
import { newAccount } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let keys: PublicKey[]
beforeAll(async () => {
  service = await startTestService()
  await service.database.sql(
    `insert into accounts (name, plan_id) values ('öteki', 'yerel')`,
    `insert into api_keys (account_id, key, secret_sha256, sandbox, label) select id, 'kny_deneme_oteki', '${secretHash('kns_oteki')}', true, '' from accounts where name = 'öteki'`,
  )
  keys = readPublished(await (await fetch(`${service.url}/.well-known/jwks.json`)).json())
})
afterAll(() => service?.close())

type Caller = { key: string; secret: string }
const OTHER: Caller = { key: 'kny_deneme_oteki', secret: 'kns_oteki' }
const get = (path: string, by: Caller | null = LOCAL_KEYS.sandbox, init: RequestInit = {}): Promise<Response> =>
  fetch(service.url + path, { ...init, headers: { ...init.headers, ...(by ? { 'x-api-key': by.key, 'x-api-secret': by.secret } : {}) } })
const path = (code: string, query = ''): string => `/api/v1/sirketler/${code}/dogrulama-raporu.pdf${query}`
const reportOf = async (code: string, query = '', by?: Caller): Promise<ReportWire> =>
  contract.parse(await (await get(path(code, `?bicim=json${query}`), by)).json())
const nothingMore = async (): Promise<never[]> => []
const shown = (answer: Response): (string | null)[] =>
  ['rapor-kimligi', 'muhur', 'icerik-ozeti', 'veri-durumu'].map((name) => answer.headers.get(`x-kunye-${name}`))

describe('a report', () => {
  test.each([
    ['DENEME-TAM', 'DOGRULANDI', 'tam', []],
    ['DENEME-KISMI', 'KISMI', 'kismi', ['kimlik', 'yetkililer', 'sermaye', 'unvan_adres', 'ilanlar']],
    ['DENEME-LIMITED', 'DOGRULANDI', 'tam', []],
  ])('of %s is %s', async (code, seal, state, pending) => {
    const answer = await get(path(code, '?bicim=json'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const report = contract.parse(JSON.parse(new TextDecoder().decode(bytes)))
    expect([report.muhur, report.veri.muhur.kod, report.veri.sirket.id, report.bekleyen_bolumler]).toEqual([seal, seal, code, pending])
    expect(shown(answer)).toEqual([report.rapor_kimligi, seal, report.icerik_ozeti, state])
    expect(report.pdf).toBe(`${service.url}${path(code)}?rapor=${report.rapor_kimligi}`)
    expect((await checkReport(bytes, keys, nothingMore, service.url)).result).toBe('valid')
  })

  test('has one id for one content: asked again, in another language, by another account', async () => {
    const report = await reportOf('DENEME-TAM')
    const { muhur_ad: turkish, ...rest } = report
    const { muhur_ad: english, ...same } = await reportOf('DENEME-TAM', '&dil=en')
    expect(same).toEqual(rest)
    expect([turkish, english]).toEqual(['Doğrulandı', 'Verified'])
    expect(await reportOf('DENEME-TAM', '', OTHER)).toEqual(report)
  })

  test('costs one database request to read and one to store, again by its id one to read', async () => {
    const { sandbox } = await newAccount(service)
    const { rapor_kimligi: id } = await reportOf('DENEME-TAM', '', sandbox)
    const cost = async (query: string): Promise<number> => {
      await service.standIns.neon.reset()
      expect((await get(path('DENEME-TAM', query), sandbox)).status).toBe(200)
      return (await service.standIns.neon.stats()).requests
    }
    expect(await cost('?bicim=json')).toBe(2)
    expect(await cost('')).toBe(2)
    expect(await cost(`?bicim=json&rapor=${id}`)).toBe(1)
    expect(await cost(`?bicim=html&rapor=${id}`)).toBe(1)
  })

  test('is drawn as a PDF that proves itself, the same bytes each time', async () => {
    const [first, second] = await Promise.all([get(path('DENEME-LIMITED')), get(path('DENEME-LIMITED'))])
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('content-disposition')).toMatch(/^inline; filename="DR-[\w-]+\.pdf"$/)
    const pdf = new Uint8Array(await first.arrayBuffer())
    expect(Buffer.compare(pdf, new Uint8Array(await second.arrayBuffer()))).toBe(0)
    const report = await reportOf('DENEME-LIMITED')
    expect(shown(first)).toEqual([report.rapor_kimligi, 'DOGRULANDI', report.icerik_ozeti, 'tam'])
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(1)
    const attached = (await attachedFiles(pdf)).map((file) => new TextDecoder().decode(file))
    expect(
      createHash('sha256')
        .update(attached.find((text) => text.startsWith('{')) ?? '')
        .digest('hex'),
    ).toBe(report.icerik_ozeti)
    expect(await checkReport(pdf, keys, nothingMore, service.url)).toMatchObject({ result: 'valid', report: { id: report.rapor_kimligi } })
    const english = await get(path('DENEME-LIMITED', `?dil=en&indir=1&rapor=${report.rapor_kimligi}`))
    expect(english.headers.get('content-disposition')).toBe(`attachment; filename="${report.rapor_kimligi}-en.pdf"`)
    expect((await PDFDocument.load(await english.arrayBuffer())).getTitle()).toContain(report.rapor_kimligi)
  })

  test('is a page without scripts or outside resources', async () => {
    const answer = await get(path('DENEME-TAM', '?bicim=html&dil=en'))
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
    const page = await answer.text()
    expect(page).toContain('<html lang="en">')
    expect(page).not.toMatch(/<script|<link|<img/)
  })

  test('answers HEAD as GET, and the path with a slash too', async () => {
    expect(shown(await get(path('DENEME-TAM', '?bicim=json'), LOCAL_KEYS.sandbox, { method: 'HEAD' }))).toEqual(
      shown(await get(`${path('DENEME-TAM')}/?bicim=json`)),
    )
  })

  test('not yet ready is DOGRULANMADI', async () => {
    await get('/api/v1/sirket-ekle/', LOCAL_KEYS.sandbox, {
      method: 'POST',
      body: JSON.stringify({ mudurluk: 'İSTANBUL', sicil_no: '777777' }),
      headers: { 'content-type': 'application/json' },
    })
    const report = await reportOf('DENEME-YAVAS')
    expect(report).toMatchObject({ muhur: 'DOGRULANMADI', veri: { profil_hazir: false, kimlik: null } })
    expect(report.bekleyen_bolumler).toHaveLength(7)
    expect((await get(path('DENEME-YAVAS', '?bicim=html'))).headers.get('x-kunye-veri-durumu')).toBe('hazirlaniyor')
    expect((await get(path('DENEME-YAVAS'))).status).toBe(200)
  })
})

describe('what cannot be answered', () => {
  const refusal = async (
    code: string,
    query: string,
    by: Caller = LOCAL_KEYS.sandbox,
  ): Promise<[number, Record<string, unknown>, Headers]> => {
    const answer = await get(path(code, query), by)
    return [answer.status, (await answer.json()) as Record<string, unknown>, answer.headers]
  }

  test('tam_zorunlu lets only DOGRULANDI through', async () => {
    const [status, body, headers] = await refusal('DENEME-KISMI', '?tam_zorunlu=1&bicim=json')
    const report = await reportOf('DENEME-KISMI', '', OTHER)
    expect([status, headers.get('retry-after')]).toEqual([409, '600'])
    expect(body).toMatchObject({
      hata: 'veri_eksik',
      muhur: 'KISMI',
      bekleyen_bolumler: report.bekleyen_bolumler,
      rapor_kimligi: report.rapor_kimligi,
      hata_ayrinti: { tekrar_denenebilir: true, tekrar_sn: 600 },
    })
    expect((await get(path('DENEME-TAM', '?tam_zorunlu=1&bicim=json'))).status).toBe(200)
    expect((await get(path('DENEME-TAM', `?tam_zorunlu=1&bicim=json&rapor=${(await reportOf('DENEME-TAM')).rapor_kimligi}`))).status).toBe(
      200,
    )
  })

  test.each([
    ['dil=de', 'dil'],
    ['bicim=xml', 'bicim'],
    ['rapor=XX-1', 'rapor'],
    ['tam_zorunlu=0', 'tam_zorunlu'],
    ['tam_zorunlu=evet', 'tam_zorunlu'],
    ['indir=2', 'indir'],
  ])('400 for %s', async (query, field) => {
    const [status, body] = await refusal('DENEME-TAM', `?${query}`)
    expect([status, body.hata, String(body.detay).startsWith(`${field}:`)]).toEqual([400, 'gecersiz_parametre', true])
  })

  test('404 for a company or a report that is not there, or not of this company, caller or kind of key', async () => {
    const { rapor_kimligi: id } = await reportOf('DENEME-TAM')
    for (const [code, query, by] of [
      ['DENEME-YOK', '', LOCAL_KEYS.sandbox],
      ['1', '', LOCAL_KEYS.sandbox],
      ['DENEME-TAM', '?rapor=DR-0000-0000-0000', LOCAL_KEYS.sandbox],
      ['DENEME-TAM', '?rapor=DR-', LOCAL_KEYS.sandbox],
      ['DENEME-KISMI', `?rapor=${id}`, LOCAL_KEYS.sandbox],
      ['1', `?rapor=${id}`, LOCAL_KEYS.live],
      ['DENEME-TAM', `?rapor=${id}`, LOCAL_KEYS.live],
    ] as const) {
      const [status, body] = await refusal(code, query, by)
      expect([status, body.hata], `${code}${query}`).toEqual([404, 'bulunamadi'])
    }
    const { rapor_kimligi: own } = await reportOf('DENEME-TASFIYE')
    expect((await refusal('DENEME-TASFIYE', `?rapor=${own}`, OTHER))[0]).toBe(404)
    await reportOf('DENEME-TASFIYE', '', OTHER)
    expect((await get(path('DENEME-TASFIYE', `?bicim=json&rapor=${own}`), OTHER)).status).toBe(200)
  })

  test('503 where the source is down', async () => {
    const [status, body] = await refusal('DENEME-KAYNAK-KAPALI', '')
    expect([status, body.hata]).toEqual([503, 'kaynak_erisilemiyor'])
  })
})

/** The check page of a report as an account that has it is given it: with the code of its issue. */
const linkOf = async (id: string, by: Caller = LOCAL_KEYS.sandbox): Promise<string> => {
  const { raporlar } = (await (await get('/api/v1/raporlar/?adet=100', by)).json()) as {
    raporlar: { rapor_kimligi: string; dogrulama: string }[]
  }
  return raporlar.find((each) => each.rapor_kimligi === id)!.dogrulama
}

describe('a report issued before', () => {
  test('stays as it was when the facts change, in every form', async () => {
    const before = await reportOf('DENEME-SUBE')
    await service.database
      .sql(`update profiles set record = jsonb_set(record, '{mersisNo}', 'null') || jsonb_build_object('retrievalComplete', false)
      where company_id = (select id from companies where code = 'DENEME-SUBE')`)
    const after = await reportOf('DENEME-SUBE')
    expect(after.rapor_kimligi).not.toBe(before.rapor_kimligi)
    expect(await reportOf('DENEME-SUBE', `&rapor=${before.rapor_kimligi}`)).toEqual(before)
    const page = await (await get(path('DENEME-SUBE', `?bicim=html&rapor=${before.rapor_kimligi}`))).text()
    expect(page).toContain(before.icerik_ozeti)
    expect(page).not.toContain(after.icerik_ozeti)
    const asked = async (id: string, by: Caller = LOCAL_KEYS.sandbox): Promise<unknown> => {
      const [, query] = (await linkOf(id, by)).split('?')
      return (await get(`/api/dogrula/${id}/?${query}`, null)).json()
    }
    expect(await asked(before.rapor_kimligi)).toMatchObject({ yeni_rapor_var: true, uretim_tarihi: before.uretim_tarihi })
    expect(await asked(after.rapor_kimligi)).toMatchObject({ yeni_rapor_var: false })
    // what one account took later is nothing that another one, or nobody, is told
    const theirs = await reportOf('DENEME-SUBE', '', OTHER)
    expect(theirs.rapor_kimligi).toBe(after.rapor_kimligi)
    await service.database.sql(`update reports set created_at = created_at - interval '1 day', issued_on = issued_on - 1
      where id = '${after.rapor_kimligi}' and account_id <> (select account_id from api_keys where key = '${OTHER.key}')`)
    expect(await asked(after.rapor_kimligi, OTHER)).toMatchObject({ uretim_tarihi: theirs.uretim_tarihi, yeni_rapor_var: false })
    expect(await asked(after.rapor_kimligi)).not.toMatchObject({ uretim_tarihi: theirs.uretim_tarihi })
    const none = { ilk_uretim_tarihi: null, uretim_tarihi: null, imza: null, yeni_rapor_var: null }
    for (const query of ['', '?kod=', '?kod=AAAAAAAAAAAAAA', `?${(await linkOf(before.rapor_kimligi)).split('?')[1]}`])
      expect(await (await get(`/api/dogrula/${after.rapor_kimligi}/${query}`, null)).json()).toMatchObject({ verildi: true, ...none })
  })

  test('is listed for the account that has it, newest first, and no other', async () => {
    const own = await reportOf('DENEME-SURESI-DOLMUS', '', OTHER)
    const list = async (
      by: Caller,
      query = '',
    ): Promise<{ adet: number; sonraki_sayfa: number | null; raporlar: { rapor_kimligi: string }[] }> =>
      (await (await get(`/api/v1/raporlar/${query}`, by)).json()) as never
    const all = await list(OTHER)
    expect(all.raporlar[0]).toEqual({
      rapor_kimligi: own.rapor_kimligi,
      sirket: own.veri.sirket,
      muhur: own.muhur,
      muhur_ad: own.muhur_ad,
      icerik_ozeti: own.icerik_ozeti,
      uretim_tarihi: own.uretim_tarihi,
      adres: `${service.url}/api/v1/raporlar/${own.rapor_kimligi}/`,
      pdf: own.pdf,
      dogrulama: expect.stringMatching(new RegExp(`^${service.url}/dogrula/${own.rapor_kimligi}\\?kod=[\\w-]{14}$`)),
    })
    const first = await list(OTHER, '?adet=1')
    expect([first.adet, first.sonraki_sayfa, first.raporlar.length]).toEqual([all.adet, 2, 1])
    expect((await list(LOCAL_KEYS.sandbox)).raporlar.map(({ rapor_kimligi: id }) => id)).not.toContain(own.rapor_kimligi)
    expect(await list(LOCAL_KEYS.live)).toMatchObject({ adet: 0, raporlar: [] })
    expect(await (await get(`/api/v1/raporlar/${own.rapor_kimligi}/`, OTHER)).json()).toEqual(own)
    for (const [by, id] of [
      [LOCAL_KEYS.sandbox, own.rapor_kimligi],
      [LOCAL_KEYS.live, own.rapor_kimligi],
      [OTHER, 'DR-0000-0000-0000'],
      [OTHER, 'x'],
    ] as const) {
      expect((await get(`/api/v1/raporlar/${id}/`, by)).status).toBe(404)
    }
    expect((await get('/api/v1/raporlar/?adet=0', OTHER)).status).toBe(400)
  })
})

describe('anyone', () => {
  test('may ask whether a report was issued, without its content', async () => {
    const report = await reportOf('DENEME-TAM')
    const link = await linkOf(report.rapor_kimligi)
    const answer = await get(`/api/dogrula/${report.rapor_kimligi}?${link.split('?')[1]}`, null)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(await answer.json()).toEqual({
      rapor_kimligi: report.rapor_kimligi,
      verildi: true,
      tur: 'dogrulama_raporu',
      deneme: true,
      muhur: 'DOGRULANDI',
      muhur_ad: 'Doğrulandı',
      muhur_ad_en: 'Verified',
      icerik_ozeti: report.icerik_ozeti,
      ilk_uretim_tarihi: report.uretim_tarihi,
      uretim_tarihi: report.uretim_tarihi,
      imza: report.imza,
      anahtarlar: `${service.url}/.well-known/jwks.json`,
      yeni_rapor_var: false,
      dosya_verildi: null,
      sayfa: link,
    })
    const again = await get(`/api/dogrula/${report.rapor_kimligi}/?${link.split('?')[1]}`, null, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('is told of an id that was not issued, a wrong method, a wrong digest', async () => {
    for (const id of ['DR-0000-0000-0000', 'dr-1']) {
      const answer = await get(`/api/dogrula/${id}/`, null)
      expect([answer.status, await answer.json()]).toMatchObject([404, { hata: 'bulunamadi', verildi: false }])
    }
    const posted = await get('/api/dogrula/DR-0000-0000-0000/', null, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('/api/dogrula/DR-0000-0000-0000/?dosya=1', null)).status).toBe(400)
  })

  test('recognises a PDF that was issued, and one that was altered', async () => {
    const answer = await get(path('DENEME-KAPALI', '?dil=en'))
    const pdf = new Uint8Array(await answer.arrayBuffer())
    const asked = async (file: Uint8Array): Promise<unknown> =>
      await (
        await get(
          `/api/dogrula/${answer.headers.get('x-kunye-rapor-kimligi')}/?dosya=${createHash('sha256').update(file).digest('hex')}`,
          null,
        )
      ).json()
    expect(await asked(pdf)).toMatchObject({ dosya_verildi: true })
    expect(await asked(pdf.with(pdf.length - 1, 33))).toMatchObject({ dosya_verildi: false })
    const witness = serviceWitness(async (url) => {
      const told = await get(url, null)
      return { status: told.status, body: (await told.json()) as Record<string, unknown> }
    })
    expect(await checkReport(pdf, keys, witness, service.url)).toMatchObject({ result: 'valid' })
    expect(await verifyFile(pdf, keys, service.url)).toMatchObject({ result: 'valid' })
    const shown = Buffer.from(pdf).indexOf('stream') + 60
    expect(await checkReport(pdf.with(shown, (pdf[shown] ?? 0) ^ 1), keys, witness, service.url)).toMatchObject({
      result: 'invalid',
      reasons: [{ result: 'valid' }, { result: 'valid' }, { result: 'invalid' }],
    })
    const report = await reportOf('DENEME-KAPALI')
    const json = (more: object): Uint8Array => new TextEncoder().encode(JSON.stringify({ ...report, ...more }))
    expect(await checkReport(json({}), keys, witness, service.url)).toMatchObject({ result: 'valid' })
    expect(await checkReport(json({ uretim_tarihi: '2020-01-01' }), keys, witness, service.url)).toMatchObject({ result: 'invalid' })
  })

  test('gets the keys, without their private parts', async () => {
    const answer = await get('/.well-known/jwks.json', null)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await answer.json()).toEqual({
      keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'yerel', x: expect.any(String), alg: 'EdDSA', use: 'sig' }],
    })
  })

  test('may open the check page, in either language, which loads nothing from elsewhere', async () => {
    const report = await reportOf('DENEME-TAM')
    const page = async (url: string, init: RequestInit = {}): Promise<[number, string, Headers]> => {
      const answer = await get(url, null, init)
      return [answer.status, await answer.text(), answer.headers]
    }
    const [status, turkish, headers] = await page(`/dogrula/${report.rapor_kimligi}`)
    expect([status, headers.get('content-security-policy')]).toEqual([200, expect.stringMatching(/default-src 'none'.*script-src 'self'/)])
    for (const told of ['<html lang="tr">', report.icerik_ozeti, 'DENEME', 'Doğrulandı']) expect(turkish).toContain(told)
    expect(turkish).not.toContain(report.imza)
    expect((await page((await linkOf(report.rapor_kimligi)).slice(service.url.length)))[1]).toContain(report.imza)
    expect(turkish).not.toContain(String(report.veri.sirket.unvan))
    expect(turkish.match(/(?:src|href)="(?!\/|\?|#)/)).toBeNull()
    expect((await page(`/dogrula/${report.rapor_kimligi}?dil=en`))[1]).toContain('Document check')
    expect((await page(`/dogrula/${report.rapor_kimligi}/`, { headers: { 'accept-language': 'en' } }))[1]).toContain('<html lang="en">')
    const [missing, none] = await page('/dogrula/DR-0000-0000-0000')
    expect([missing, none.includes('verilmedi')]).toEqual([404, true])
    expect((await page('/dogrula/%3Cscript%3Ealert(1)%3C%2Fscript%3E'))[1]).not.toContain('<script>alert')
    const [, script, type] = await page('/dogrula/kontrol.js')
    expect(type.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script).toBe(await buildCheckScript())
    expect((await page('/dogrula/kontrol.css'))[2].get('content-type')).toBe('text/css; charset=utf-8')
  })
})
