/**
 * Sanctions screening through the real Workers: nothing counts as clean without the lists, hits with their decisions, records that verify.
 */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { runKunye } from '../../tools/kunye/program.ts'
import { bulkAnswer, screening } from '../../functions/yaptirim/contract.ts'
import { verifyFile } from '../../tools/kunye/verify.ts'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import type { ListEntry } from '../../lib/domain/screening/entry.ts'
import { type ListCode, LISTS } from '../../lib/domain/screening/lists.ts'
import { type Db, openDatabase } from '../../lib/platform/database.ts'
import { checkReport } from '../../lib/platform/seal/check.ts'
import { readPublished } from '../../lib/platform/seal/keys.ts'
import { retireList } from '../../lib/store/sanctions.ts'
import { asking, newAccount } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { eventually } from '../support/eventually.ts'
import { listEntry as entry, takeList } from '../support/listed.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let db: Db
let company = 0

const take = (list: ListCode, entries: ListEntry[], day = service.today): Promise<void> => takeList(db, list, entries, day)

/** `npm run kunye -- account four-eyes …` on this service. */
const fourEyes = async (wanted: 'on' | 'off'): Promise<void> => {
  vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await runKunye(['account', 'four-eyes', 'yerel', wanted])
  } finally {
    log.mockRestore()
    vi.unstubAllEnvs()
  }
}

beforeAll(async () => {
  service = await startTestService()
  db = openDatabase({ DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye', NEON_FETCH_ENDPOINT: `${service.standIns.neon.url}/sql` })
  await service.database.sql('update plans set hourly_limit = 100_000')
  // A live company with the story of the complete made-up one, followed by the live key's account.
  await service.database.sql(
    `insert into companies (office, registry_root, registry_no, title) values ('ANKARA', '555', '555', 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ')`,
    `insert into preparations (company_id, stage) select id, 'ready' from companies where registry_root = '555' and code is null`,
    `insert into profiles (company_id, version, built_at, record) select n.id, 1, now(), p.record || jsonb_build_object('mersisNo', '0876004746400017')
      from companies n, companies c join profiles p on p.company_id = c.id where n.registry_root = '555' and n.code is null and c.code = 'DENEME-TAM'`,
    `insert into follows (account_id, company_id, title) select a.id, c.id, c.title from accounts a, companies c where a.name = 'yerel' and c.registry_root = '555' and c.code is null`,
  )
  const answer = (await (await ask('/api/v1/sirketler/')).json()) as { sirketler: { id: number }[] }
  company = answer.sirketler[0]!.id
})
afterAll(() => service?.close())

const headers = (kind: 'live' | 'sandbox') => ({
  'x-api-key': LOCAL_KEYS[kind].key,
  'x-api-secret': LOCAL_KEYS[kind].secret,
  'content-type': 'application/json',
})
const ask = (path: string, body?: unknown, kind: 'live' | 'sandbox' = 'live'): Promise<Response> =>
  fetch(service.url + path, { headers: headers(kind), ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) })
type Answer = z.infer<typeof screening>
const screened = async (response: Response): Promise<Answer> => {
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return screening.parse(body)
}
const names = async (...adlar: object[]): Promise<Answer> => screened(await ask('/api/v1/yaptirim/tara/', { adlar }))

describe('input', () => {
  test('sandbox keys are refused everywhere', async () => {
    for (const [path, body] of [
      ['/api/v1/sirketler/DENEME-TAM/yaptirim/'],
      ['/api/v1/yaptirim/tara/', { adlar: [{ ad: 'X' }] }],
      ['/api/v1/yaptirim/listeler/'],
      ['/api/v1/yaptirim/taramalar/YT-0000-0000-0000/'],
      ['/api/v1/yaptirim/kararlar/'],
      ['/api/v1/yaptirim/kararlar/', {}],
    ] as const) {
      const answer = await ask(path, body, 'sandbox')
      expect([answer.status, ((await answer.json()) as { hata: string }).hata]).toEqual([400, 'deneme_desteklenmiyor'])
    }
  })

  test.each<[unknown, string, string]>([
    [{}, 'eksik_parametre', 'adlar'],
    [{ adlar: [] }, 'gecersiz_parametre', 'adlar'],
    [{ adlar: Array.from({ length: 101 }, () => ({ ad: 'A' })) }, 'gecersiz_parametre', 'adlar'],
    [{ adlar: [{ ad: '' }] }, 'eksik_parametre', 'ad'],
    [{ adlar: [{ ad: '-' }] }, 'gecersiz_parametre', 'adlar.0.ad'],
    [{ adlar: [{ ad: 'A', tur: 'kedi' }] }, 'gecersiz_parametre', 'tur'],
    [{ adlar: [{ ad: 'A', no: '12345678901' }] }, 'gecersiz_parametre', 'adlar.0.no'],
    [{ adlar: [{ ad: 'A' }], tarih: '2999-01-01' }, 'gecersiz_tarih', 'tarih'],
    [{ adlar: [{ ad: 'A', dogum: 1970 }] }, 'gecersiz_parametre', 'dogum'],
    [[], 'gecersiz_govde', ''],
    [{ adlar: [{ ad: 'A\ud800' }] }, 'gecersiz_parametre', 'adlar.0.ad'],
    [{ adlar: [{ ad: 'A', no: '\udfff' }] }, 'gecersiz_parametre', 'adlar.0.no'],
  ])('%j → %s', async (body, code, field) => {
    const answer = await ask('/api/v1/yaptirim/tara/', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code, detay: expect.stringContaining(field) })
  })

  test('a decision without its list or its verdict is incomplete', async () => {
    const whole = { ad: 'A', liste: 'UN', liste_kaydi: '1', karar: 'farkli_kisi', karar_veren: 'A. Uyum' }
    for (const field of ['ad', 'liste', 'liste_kaydi', 'karar', 'karar_veren']) {
      const answer = await ask('/api/v1/yaptirim/kararlar/', { ...whole, [field]: undefined })
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { hata: 'eksik_parametre', detay: expect.stringMatching(`^${field}: `) },
      ])
    }
    const answer = await ask('/api/v1/yaptirim/kararlar/', { ...whole, liste: 'YOK' })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { hata: 'gecersiz_parametre', detay: expect.stringMatching('^liste: ') },
    ])
  })

  test('somebody else’s company and unknown records are not found', async () => {
    expect((await ask('/api/v1/sirketler/999999/yaptirim/')).status).toBe(404)
    expect((await ask('/api/v1/yaptirim/taramalar/YT-0000-0000-0000/')).status).toBe(404)
    expect((await ask('/api/v1/yaptirim/taramalar/x/')).status).toBe(404)
  })
})

test('without the required lists nothing counts as screened, however empty the hits', async () => {
  const { veri } = await names({ ad: 'Elif Örnekoğlu' })
  expect(veri).toMatchObject({ tarandi: false, isabetler: [], taranan: 1, listeler: [], liste_tarihi: null })
  expect(veri.gerekceler.map(({ liste, neden }) => [liste, neden])).toEqual([
    ['MASAK-A', 'eksik'],
    ['MASAK-B', 'eksik'],
    ['MASAK-C', 'eksik'],
    ['MASAK-D', 'eksik'],
  ])
  const lists = await (await ask('/api/v1/yaptirim/listeler/')).json()
  expect(lists).toMatchObject({
    adet: 9,
    tarandi_sayilir: false,
    listeler: expect.arrayContaining([
      expect.objectContaining({ liste: 'MASAK-A', durum: 'eksik', zorunlu: true }),
      expect.objectContaining({ liste: 'UN', durum: 'kullanilmiyor' }),
    ]),
  })
})

describe('with the lists', () => {
  beforeAll(async () => {
    await take('MASAK-A', [entry('a1', 'ELİF ÖRNEKOĞLU', { kind: 'person' })])
    await take('MASAK-B', [entry('b1', 'Bir Kişi')])
    await take('MASAK-C', [
      entry('c1', 'BAŞKA BİR UNVAN', { numbers: [{ type: 'vkn', number: '8760047464' }] }),
      entry('c2', 'Gizli Kişi', { numbers: [{ type: 'tckn', number: '10000000146' }] }),
    ])
    await take('MASAK-D', [entry('d1', 'X')])
    await take('OFAC-SDN', [
      entry('7', 'KURGUSAL, Kerem', { kind: 'person', names: [{ printed: 'KURGUSAL, Kerem', strength: 'weak', family: 'KURGUSAL' }] }),
      entry('8', 'DENEME TEKNOLOJI YATIRIMLARI LTD', { kind: 'entity' }),
    ])
  })

  test('a company, its officers and its numbers', async () => {
    const { veri } = await screened(await ask(`/api/v1/sirketler/${company}/yaptirim/`))
    expect(veri).toMatchObject({
      tarandi: true,
      gerekceler: [],
      sirket: { id: company },
      tarih: service.today,
      liste_tarihi: service.today,
      acik_isabet: 4,
    })
    expect(
      veri.isabetler.map(({ ad, liste, liste_kaydi, ad_turu, eslesme, kimlik }) => [ad, liste, liste_kaydi, ad_turu, eslesme, kimlik]),
    ).toEqual(
      expect.arrayContaining([
        ['DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ', 'MASAK-C', 'c1', 'no', 'kimlik_no', 'uyusuyor'],
        ['DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ', 'OFAC-SDN', '8', 'asil', 'bicimsiz', null],
        ['ELİF ÖRNEKOĞLU', 'MASAK-A', 'a1', 'asil', 'tam', null],
        ['KEREM KURGUSAL', 'OFAC-SDN', '7', 'zayif', 'ters_sira', null],
      ]),
    )
    expect(veri.isabetler.find(({ ad }) => ad === 'ELİF ÖRNEKOĞLU')).toMatchObject({
      rol: expect.stringContaining('Yönetim Kurulu Başkanı'),
      liste_ad: LISTS['MASAK-A'].tr,
      dogum: ['1970'],
      listeye_alinma: '2020-01-02',
    })
  })

  test('the record is kept, is the same for the same question, and verifies like a report', async () => {
    const first = await names({ ad: 'Kerem Kurgusal', tur: 'kisi' }, { ad: 'Hiç Kimse' })
    const again = await names({ ad: 'Kerem Kurgusal', tur: 'kisi' }, { ad: 'Hiç Kimse' })
    expect(again).toEqual(first)
    expect(first.tarama_kimligi).toMatch(/^YT-/)
    const response = await ask(`/api/v1/yaptirim/taramalar/${first.tarama_kimligi}/`)
    const text = await response.text()
    expect(JSON.parse(text)).toEqual(first)
    const keys = readPublished(await (await fetch(`${service.url}/.well-known/jwks.json`)).json())
    const check = (file: string) => checkReport(new TextEncoder().encode(file), keys, async () => [], service.url)
    expect((await check(text)).result).toBe('valid')
    expect((await check(text.replace('Hiç Kimse', 'Hiç Kimsem'))).result).toBe('invalid')
    for (const change of [
      { not: 'temiz' },
      { olusturma: '2020-01-01T00:00:00.000Z' },
      { olusturma: null },
      { adres: 'https://kotu.test/api/v1/yaptirim/taramalar/' },
    ])
      expect((await check(JSON.stringify({ ...first, ...change }))).result).toBe('invalid')
    expect((await check(JSON.stringify({ ...first, tarama_kimligi: 'YT-0000-0000-0000' }))).result).toBe('invalid')
    expect(first.veri.sorgular[0]).toMatchObject({
      ad: 'Kerem Kurgusal',
      tur: 'kisi',
      anahtarlar: [{ tur: 'kisi', anahtar: 'kerem kurgusal' }],
    })
    expect(first.veri.listeler).toHaveLength(5)
  })

  test('a person’s number hits by itself and is nowhere shown', async () => {
    const { veri } = await names({ ad: 'Ali Veli', no: '10000000146' })
    expect(veri.isabetler).toMatchObject([{ liste_kaydi: 'c2', eslesme: 'kimlik_no', kimlik: 'uyusuyor', eslesen: '•••••••••46' }])
    expect(JSON.stringify(veri)).not.toContain('10000000146')
    expect(service.logs.join('\n')).not.toContain('10000000146')
  })

  test('a hundred names are one question for hits and one for near names', async () => {
    const fresh = asking(service, (await newAccount(service)).live)
    await fresh('/api/v1/yaptirim/tara/', { json: { adlar: [{ ad: 'Isınma' }] } })
    await service.standIns.neon.reset()
    const { body } = await fresh('/api/v1/yaptirim/tara/', {
      json: { adlar: Array.from({ length: 100 }, (_, at) => ({ ad: `Kişi ${at}` })) },
    })
    expect(body.veri.taranan).toBe(100)
    // Hits, near names of either half, and the record.
    expect((await service.standIns.neon.stats()).requests).toBeLessThanOrEqual(4)
  })

  test('near names stand beside the hits, with their score, what met what, and what birth and nationality say', async () => {
    const asked = { ad: 'ABDURRAHMAN SÜLEYMANİ', tur: 'kisi' }
    await take('UK', [entry('n1', 'SOLEIMANI, Abd al-Rahman', { kind: 'person', births: ['1957'], nationalities: ['Iran'] })])
    const { veri } = await names(asked)
    expect([veri.isabetler, veri.acik_benzer]).toEqual([[], 1])
    expect(veri.benzerler).toMatchObject([
      {
        liste: 'UK',
        liste_kaydi: 'n1',
        eslesen: 'SOLEIMANI, Abd al-Rahman',
        aciklama: [
          { sorgu: 'abdrahman', listede: 'abdrahman', nasil: 'ayni' },
          { sorgu: 'suleymani', listede: 'soleimani', nasil: 'ayni_ses' },
        ],
      },
    ])
    const score = veri.benzerler[0]!.puan
    const moved = (await names({ ...asked, dogum_yili: 1990, uyruk: 'Türkiye' })).veri.benzerler[0]!
    expect(moved.puan).toBeCloseTo(score - 0.25)
    expect(moved.aciklama.slice(2)).toMatchObject([{ nasil: 'dogum_yili_celisiyor' }, { nasil: 'uyruk_celisiyor' }])
    expect((await names({ ...asked, dogum_yili: 1957, uyruk: 'IR' })).veri.benzerler[0]!.puan).toBe(1)
    const made = await ask('/api/v1/yaptirim/kararlar/', {
      ad: asked.ad,
      liste: 'UK',
      liste_kaydi: 'n1',
      karar: 'farkli_kisi',
      karar_veren: 'A. Uyum',
    })
    expect(made.status).toBe(201)
    expect((await names(asked)).veri).toMatchObject({ acik_benzer: 0, benzerler: [{ karar: { karar: 'farkli_kisi' } }] })
    await retireList(db, 'UK', service.today)
  })

  test('the certificate of a screening is a PDF that proves itself and is known to the check page by its digest', async () => {
    const keys = readPublished(await (await fetch(`${service.url}/.well-known/jwks.json`)).json())
    const made = await names({ ad: 'Gizli Kalsın' }, { ad: 'Kerem Kurgusal', tur: 'kisi' })
    const path = `/api/v1/yaptirim/taramalar/${made.tarama_kimligi}/?bicim=pdf`
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${made.tarama_kimligi}.pdf"`,
    ])
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.compare(pdf, new Uint8Array(await (await ask(path)).arrayBuffer()))).toBe(0)
    expect(await verifyFile(pdf, keys, service.url)).toMatchObject({ result: 'valid', report: { kind: 'YT', id: made.tarama_kimligi } })
    const known = async (file: Uint8Array) =>
      (await (
        await fetch(`${service.url}/api/dogrula/${made.tarama_kimligi}/?dosya=${createHash('sha256').update(file).digest('hex')}`)
      ).json()) as object
    expect(await known(pdf)).toMatchObject({ tur: 'yaptirim_taramasi', dosya_verildi: true })
    expect(await known(pdf.subarray(1))).toMatchObject({ dosya_verildi: false })
    const english = await ask(`/api/v1/sirketler/${company}/yaptirim/?bicim=pdf&dil=en`)
    expect([english.status, english.headers.get('content-language')]).toEqual([200, 'en'])
    expect((await verifyFile(new Uint8Array(await english.arrayBuffer()), keys, service.url)).result).toBe('valid')
    expect((await ask(`/api/v1/sirketler/${company}/yaptirim/?bicim=xml`)).status).toBe(400)
  })

  test('former officers and shareholders are screened by choice, with until when they were', async () => {
    const plain = (await screened(await ask(`/api/v1/sirketler/${company}/yaptirim/`))).veri
    const { veri } = await screened(await ask(`/api/v1/sirketler/${company}/yaptirim/?eski=1`))
    expect([plain.eskiler, veri.eskiler]).toEqual([false, true])
    const known = new Set(plain.sorgular.map(({ ad }) => ad))
    const former = veri.sorgular.filter(({ ad }) => !known.has(ad))
    expect(former.length).toBeGreaterThan(0)
    for (const { rol } of former) expect(rol).toMatch(/^Eski .+ \(\d\d\.\d\d\.\d{4} gününe kadar\)/)
    expect(veri.sorgular.slice(0, plain.sorgular.length).map(({ ad }) => ad)).toEqual(plain.sorgular.map(({ ad }) => ad))
    // A decision finds a former name, too.
    await take('UK', [entry('f1', former[0]!.ad)])
    const decided = await ask('/api/v1/yaptirim/kararlar/', {
      ad: former[0]!.ad,
      sirket_id: company,
      liste: 'UK',
      liste_kaydi: 'f1',
      karar: 'farkli_kisi',
      karar_veren: 'A. Uyum',
    })
    expect(decided.status).toBe(201)
    await retireList(db, 'UK', service.today)
  })

  describe('a file of names', () => {
    const file = (body: string, query = '', type = 'text/csv'): Promise<Response> =>
      fetch(`${service.url}/api/v1/yaptirim/toplu/${query}`, {
        method: 'POST',
        headers: { ...headers('live'), 'content-type': type },
        body,
      })

    test('is answered row by row: clean, hits, near names, and rows that cannot be read with their column', async () => {
      await take('UK', [entry('n1', 'SOLEIMANI, Abd al-Rahman', { kind: 'person' })])
      const rows = [
        'ad;tur;no;dogum_yili;uyruk',
        'Elif Örnekoğlu;kisi;;1975;TR',
        'Hiç Kimse;;;;',
        '"ABDURRAHMAN ""X"" SÜLEYMANİ";kisi;;;',
        '',
        ';kisi;;;',
        'Yanlış Tür;kedi;;;',
        'Yanlış Numara;;12345678901;;',
        'Yanlış Yıl;;;75;',
        'Eksik Hücre;kisi',
        'Elif Örnekoğlu;kisi;10000000146;;',
      ]
      const answer = await file(`\ufeff${rows.join('\r\n')}\r\n`)
      const body = bulkAnswer.parse(await answer.json())
      expect(body).toMatchObject({ adet: 9, taranan: 4, hatali: 5, tarandi: false })
      expect(body.satirlar.map(({ satir, sonuc, hata }) => [satir, sonuc, hata?.sutun ?? null])).toEqual([
        [2, 'isabet', null],
        [3, 'temiz', null],
        [4, 'benzer', null],
        [6, 'hata', 'ad'],
        [7, 'hata', 'tur'],
        [8, 'hata', 'no'],
        [9, 'hata', 'dogum_yili'],
        [10, 'hata', 'satir'],
        [11, 'isabet', null],
      ])
      // The same name twice: each row has the hits of its own number.
      expect([body.satirlar[0]!.isabet, body.satirlar.at(-1)!.isabet]).toEqual([1, 2])
      expect(body.taramalar).toMatchObject([{ taranan: 4, tarama_kimligi: body.satirlar[0]!.tarama_kimligi }])
      const kept = await screened(await ask(`/api/v1/yaptirim/taramalar/${body.taramalar[0]!.tarama_kimligi}/`))
      expect(kept.veri.taranan).toBe(4)
      await retireList(db, 'UK', service.today)
    })

    test('comes back as a file that no spreadsheet runs', async () => {
      const answer = await file('ad\n=1+1 CALC\nElif Örnekoğlu\n', '?bicim=csv')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching('^text/csv')])
      const lines = (await answer.text()).split('\r\n')
      expect(lines[0]).toMatch(/^\ufeff?satir,ad,sonuc,/)
      expect(lines[1]).toMatch(/^2,'=1\+1 CALC,temiz,0,/)
      expect(lines[2]).toMatch(/^3,Elif Örnekoğlu,isabet,1,/)
    })

    test('of a thousand rows is screened by the hundred; what is no such file is refused with the reason', async () => {
      const thousand = Array.from({ length: 1000 }, (_, at) => `Kişi ${at}`)
      const fresh = asking(service, (await newAccount(service)).live)
      await service.standIns.neon.reset()
      const { body } = await fresh('/api/v1/yaptirim/toplu/', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: ['ad', ...thousand].join('\n'),
      })
      expect([body.adet, body.taramalar.length, body.tarandi]).toEqual([1000, 10, true])
      // For each hundred: hits, near names, and the record; and the key.
      expect((await service.standIns.neon.stats()).requests).toBeLessThanOrEqual(42)
      for (const [text, says] of [
        [['ad', ...thousand, 'Bir Fazla'].join('\n'), '1000 satır'],
        ['ad,adres\nA,B\n', 'adres'],
        ['ad,ad\nA,B\n', 'ad'],
        ['tur\nkisi\n', 'ad'],
        ['ad\n', 'satır yok'],
        ['', 'satır yok'],
        [`ad\n${'x'.repeat(1024 * 1024)}`, '1 MiB'],
      ] as const) {
        const refused = await file(text)
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          { hata: 'gecersiz_parametre', detay: expect.stringMatching(new RegExp(`^dosya: .*${says}`)) },
        ])
      }
      expect((await file('ad\nA\n', '', 'application/json')).status).toBe(400)
    })
  })

  test('a screening that was made is known by its id to everybody, without its names', async () => {
    const made = await names({ ad: 'Gizli Kalsın' })
    const page = `/dogrula/${made.tarama_kimligi}`
    const answer = await fetch(`${service.url}/api${page}/`)
    const known = (await answer.json()) as object
    expect(known).toMatchObject({ verildi: true, tur: 'yaptirim_taramasi', icerik_ozeti: made.icerik_ozeti, muhur: null, imza: null })
    expect(JSON.stringify(known)).not.toContain('Gizli')
    const shown = await (await fetch(service.url + page)).text()
    expect(shown).toContain('Bu kimlikte bir yaptırım taraması yapıldı.')
    expect(shown).not.toContain('Gizli')
    expect((await fetch(`${service.url}/api/dogrula/YT-0000-0000-0000/`)).status).toBe(404)
  })

  test('every request is kept with its key, though the record of the same question is one', async () => {
    const { body } = await asking(service, (await newAccount(service)).live)('/api/v1/yaptirim/tara/', {
      json: { adlar: [{ ad: 'İki Kez Soruldu' }] },
    })
    const one = await names({ ad: 'Üç Kez Soruldu' })
    expect((await names({ ad: 'Üç Kez Soruldu' })).tarama_kimligi).toBe(one.tarama_kimligi)
    const [kept] = await service.database.sql(
      `select screening_id, count(*)::int as n, count(api_key)::int as keys from screening_requests where screening_id in ('${one.tarama_kimligi}', '${body.tarama_kimligi}') group by 1 order by 2`,
    )
    expect(kept!.rows).toMatchObject([
      { n: 1, keys: 1 },
      { n: 2, keys: 2 },
    ])
  })

  test('a decision at a company says nothing of the same name elsewhere', async () => {
    const karar = { ad: 'Elif Örnekoğlu', liste: 'MASAK-A', liste_kaydi: 'a1', karar: 'farkli_kisi', karar_veren: 'A. Uyum' }
    expect((await ask('/api/v1/yaptirim/kararlar/', { ...karar, sirket_id: 999_999 })).status).toBe(404)
    expect((await ask('/api/v1/yaptirim/kararlar/', { ...karar })).status).toBe(201)
    expect((await names({ ad: 'Elif Örnekoğlu' })).veri.isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toMatchObject({
      karar: 'farkli_kisi',
    })
    const { veri } = await screened(await ask(`/api/v1/sirketler/${company}/yaptirim/`))
    expect(veri.isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toBeNull()
  })

  test('where four eyes are asked for a decision holds once somebody else has confirmed it', async () => {
    await fourEyes('on')
    try {
      const karar = { ad: 'Kerem Kurgusal', liste: 'OFAC-SDN', liste_kaydi: '900', karar: 'farkli_kisi', karar_veren: 'A. Uyum' }
      const hit = (await names({ ad: karar.ad })).veri.isabetler.find(({ liste }) => liste === 'OFAC-SDN')!
      const made = (await (await ask('/api/v1/yaptirim/kararlar/', { ...karar, liste_kaydi: hit.liste_kaydi })).json()) as { id: number }
      expect(made).toMatchObject({ onay_bekliyor: true, gecerli: false })
      const open = async () => (await names({ ad: karar.ad })).veri.acik_isabet
      const before = await open()
      const path = `/api/v1/yaptirim/kararlar/${made.id}/onay/`
      for (const onaylayan of ['a. uyum', 'A  UYUM', '  a uyum.']) expect((await ask(path, { onaylayan })).status, onaylayan).toBe(400)
      expect((await ask('/api/v1/yaptirim/kararlar/999999/onay/', { onaylayan: 'B. Uyum' })).status).toBe(404)
      expect(await (await ask(path, { onaylayan: 'B. Uyum' })).json()).toMatchObject({
        onaylayan: 'B. Uyum',
        onay_bekliyor: false,
        gecerli: true,
      })
      expect(await open()).toBe(before - 1)
    } finally {
      await fourEyes('off')
    }
  })

  test('a decision on a hit is kept and shown until the entry is about another', async () => {
    const karar = {
      sirket_id: company,
      ad: 'elif örnekoğlu',
      liste: 'MASAK-A',
      liste_kaydi: 'a1',
      karar: 'farkli_kisi',
      not: 'Doğum yılı tutmuyor.\nKimlik görüldü.',
      karar_veren: 'A. Uyum',
    }
    expect((await ask('/api/v1/yaptirim/kararlar/', { ...karar, ad: 'Hiç Kimse' })).status).toBe(404)
    const made = await ask('/api/v1/yaptirim/kararlar/', karar)
    expect([made.status, await made.json()]).toMatchObject([201, { karar: 'farkli_kisi', karar_veren: 'A. Uyum', gecerli: true }])
    const shown = async () => (await screened(await ask(`/api/v1/sirketler/${company}/yaptirim/`))).veri
    const before = await shown()
    const open = before.acik_isabet
    expect(before.isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toMatchObject({
      karar: 'farkli_kisi',
      not: 'Doğum yılı tutmuyor.\nKimlik görüldü.',
      karar_veren: 'A. Uyum',
    })
    await ask('/api/v1/yaptirim/kararlar/', { ...karar, karar: 'ayni_kisi', karar_veren: 'B. Denetim' })
    expect((await shown()).isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toMatchObject({
      karar: 'incelemede',
      not: null,
      karar_veren: '',
    })
    // Whoever does not know of the case does not clear it; nor does a key, which is nobody's role.
    const cleared = await ask('/api/v1/yaptirim/kararlar/', { ...karar, karar_veren: 'C. Acele' })
    expect([cleared.status, await cleared.json()]).toMatchObject([
      400,
      { hata: 'gecersiz_parametre', detay: expect.stringContaining('yalnız uyum rolü') },
    ])
    expect((await shown()).isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toMatchObject({ karar: 'incelemede' })
    const [cases] = await service.database.sql(
      'select d.decided_by, c.due::text from screening_cases c join screening_decisions d on d.id = c.decision_id',
    )
    expect(cases!.rows).toEqual([{ decided_by: 'B. Denetim', due: addDays(service.today, 7) }])
    // Another programme or a new alias is the same one; another birth is not.
    await take('MASAK-A', [entry('a1', 'ELİF ÖRNEKOĞLU', { kind: 'person', programs: ['başka'] })])
    expect((await shown()).isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).not.toBeNull()
    expect((await shown()).acik_isabet).toBe(open)

    await take('MASAK-A', [entry('a1', 'ELİF ÖRNEKOĞLU', { kind: 'person', births: ['1971'] })])
    expect((await shown()).isabetler.find(({ liste }) => liste === 'MASAK-A')?.karar).toBeNull()
    const log = await (await ask('/api/v1/yaptirim/kararlar/?adet=1')).json()
    expect(log).toMatchObject({ kararlar: [{ karar: 'incelemede', karar_veren: '', gecerli: false }] })
  })

  test('the cron job screens followed companies again: hits are events of the account, gapless, and no changes of the company', async () => {
    await service.cron('kunye-isler', '45 */6 * * *')
    type Events = {
      sonra: number
      son_sira: number
      sonraki: string | null
      olaylar: { sira: number; olay: string; ayrinti: { ad: string } }[]
    }
    const events = async (query = ''): Promise<Events> => (await (await ask(`/api/v1/olaylar/${query}`)).json()) as Events
    await eventually(async () => {
      const told = (await events()).olaylar.map(({ olay, ayrinti }) => `${olay} ${ayrinti.ad}`)
      expect(told).toEqual(expect.arrayContaining(['yaptirim.kisi_geldi ELİF ÖRNEKOĞLU', 'yaptirim.kisi_geldi KEREM KURGUSAL']))
    })
    const all = await events()
    expect(all.olaylar.map(({ sira }) => sira)).toEqual(all.olaylar.map((_, at) => at + 1))
    expect(all).toMatchObject({ sonra: 0, son_sira: all.olaylar.length, sonraki: null })
    const first = await events('?adet=1')
    expect(first).toMatchObject({ son_sira: 1, sonraki: expect.stringContaining('sonra=1'), olaylar: [{ sira: 1 }] })
    expect((await events('?sonra=1')).olaylar).toEqual(all.olaylar.slice(1))
    expect((await events('?olay=kap.bildirim')).olaylar).toEqual([])
    expect((await ask('/api/v1/olaylar/?sonra=100000')).status).toBe(400)
    expect(JSON.stringify(all)).not.toContain('ayni_kisi')
    const { degisiklikler } = (await (await ask(`/api/v1/sirketler/${company}/degisiklikler/?kategoriler=diger`)).json()) as {
      degisiklikler: { alan?: string }[]
    }
    expect(degisiklikler.filter(({ alan }) => alan === 'yaptirim')).toEqual([])
  })

  test('what is open over all followed companies, with how far the screening is; a decision takes it off', async () => {
    type Open = { adet: number; tarama: object; acik: { ad: string; liste: string; liste_kaydi: string; sirket: { id: number } }[] }
    const open = async (query = ''): Promise<Open> => (await (await ask(`/api/v1/yaptirim/acik/${query}`)).json()) as Open
    const found = await open('?adet=200')
    expect(found.tarama).toMatchObject({ takip_edilen: expect.any(Number), bugun_taranan: expect.any(Number), en_eski: expect.any(String) })
    const hit = found.acik.find(({ ad }) => ad === 'KEREM KURGUSAL')!
    expect(hit).toMatchObject({ liste: 'OFAC-SDN', puan: null, sirket: { id: company } })
    const { ad, liste, liste_kaydi } = hit
    const karar = { ad, liste, liste_kaydi, sirket_id: company, karar: 'farkli_kisi', karar_veren: 'A. Uyum' }
    expect((await ask('/api/v1/yaptirim/kararlar/', karar)).status).toBe(201)
    const after = await open('?adet=200')
    expect(after.adet).toBe(found.adet - 1)
    expect(after.acik.filter((each) => each.liste_kaydi === liste_kaydi && each.ad === ad)).toEqual([])
    expect((await open('?tur=benzer')).acik).toEqual([])
    expect((await ask('/api/v1/yaptirim/acik/?tur=hepsi')).status).toBe(400)
  })

  test('past screenings by day, key and company', async () => {
    const one = await names({ ad: 'Geçmişte Soruldu' })
    type Past = { adet: number; taramalar: { tarama_kimligi: string; anahtar: string; sirket_id: number | null }[] }
    const past = async (query: string): Promise<Past> => (await (await ask(`/api/v1/yaptirim/taramalar/${query}`)).json()) as Past
    const today = await past(`?baslangic=${service.today}&bitis=${service.today}&adet=200`)
    expect(today.taramalar[0]).toMatchObject({ tarama_kimligi: one.tarama_kimligi, sirket_id: null, taranan: 1, acik_isabet: 0 })
    expect((await past(`?bitis=${addDays(service.today, -1)}`)).adet).toBe(0)
    expect((await past(`?anahtar=${today.taramalar[0]!.anahtar}`)).adet).toBe(today.adet)
    expect((await past('?anahtar=kny_canli_baska')).adet).toBe(0)
    expect((await past(`?sirket_id=${company}&adet=200`)).taramalar.every(({ sirket_id }) => sirket_id === company)).toBe(true)
    expect((await ask(`/api/v1/yaptirim/taramalar/?baslangic=${service.today}&bitis=2020-01-01`)).status).toBe(400)
  })

  test('a list in use that grows old takes the claim away, not the hits; a list taken out of use does not count', async () => {
    await take('EU', [entry('e1', 'Kerem Kurgusal', { kind: 'person' })], addDays(service.today, -8))
    const { veri } = await names({ ad: 'Kerem Kurgusal' })
    expect([
      veri.tarandi,
      veri.gerekceler.map(({ liste, neden }) => `${liste} ${neden}`),
      veri.isabetler.map(({ liste }) => liste),
    ]).toEqual([false, ['EU eski'], ['OFAC-SDN', 'EU']])
    const past = await screened(
      await ask('/api/v1/yaptirim/tara/', { adlar: [{ ad: 'Kerem Kurgusal' }], tarih: addDays(service.today, -8) }),
    )
    expect(past.veri.listeler.map(({ liste }) => liste)).toEqual(['EU'])
    await retireList(db, 'EU', service.today)
    expect((await names({ ad: 'Kerem Kurgusal' })).veri).toMatchObject({ tarandi: true, isabetler: [{ liste: 'OFAC-SDN' }] })
  })
})
