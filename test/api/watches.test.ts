/** Watching an authority and showing that nothing is missing, over HTTP. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_WATCHES } from '../../lib/domain/watch/limit.ts'
import { type Ask, asking, newAccount, prepared } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let sandbox: Ask
let live: Ask
let id = 0
beforeAll(async () => {
  service = await startTestService({ pages: false })
  const account = await newAccount(service)
  sandbox = asking(service, account.sandbox)
  live = asking(service, account.live)
  id = (await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })).body.sirket.id as number
  await prepared(live, id)
})
afterAll(() => service?.close())

const PATH = '/api/v1/yetki-izlemeleri/'

describe('watches', () => {
  test('are made, shown with their first answer, listed and deleted; nobody else sees them', async () => {
    const made = await sandbox(PATH, { json: { sirket_id: 'DENEME-TAM', kisi: 'Elif Örnekoğlu', islem: 'kredi', tutar: '500.000 TL' } })
    expect(made).toMatchObject({
      status: 201,
      body: {
        sirket: { id: 'DENEME-TAM' },
        soru: { kisi: 'Elif Örnekoğlu', islem: 'kredi', tutar: 500_000, para_birimi: 'TRY' },
        sonuc: 'yetkili',
        son_degisme: null,
      },
    })
    const anybody = await sandbox(PATH, { json: { sirket_id: 'DENEME-KAPALI' } })
    expect(anybody.body).toMatchObject({ soru: { kisi: null }, sonuc: 'yok' })
    expect((await sandbox(PATH)).body).toMatchObject({ adet: 2, izlemeler: [{ id: anybody.body.id }, { id: made.body.id }] })
    expect((await sandbox(`${PATH}?sirket_id=DENEME-TAM`)).body).toMatchObject({ adet: 1 })
    const one = `${PATH}${made.body.id}/`
    expect((await sandbox(one)).body).toEqual(made.body)
    expect((await live(one)).status).toBe(404)
    expect((await live(one, { method: 'DELETE' })).status).toBe(404)
    expect((await sandbox(one, { method: 'DELETE' })).status).toBe(204)
    expect((await sandbox(one)).status).toBe(404)
    expect((await sandbox(one, { method: 'DELETE' })).status).toBe(404)
  })

  test('agree with the signing check and the signer sets', async () => {
    const asked = { islem: 'mal_hizmet_alim', tutar: 400_000 }
    const made = await sandbox(PATH, { json: { sirket_id: 'DENEME-TAM', kisi: 'Kerem Kurgusal', birlikte: ['Işık Farazi'], ...asked } })
    const check = await sandbox('/api/v1/sirketler/DENEME-TAM/imza-kontrol/', {
      json: { kisi: 'Kerem Kurgusal', birlikte: ['Işık Farazi'], ...asked },
    })
    expect(made.body.sonuc).toBe(check.body.sonuc)
    const withoutAddress = ({ gazete_pdf: _address, ...source }: Record<string, unknown>) => source
    const reasons = check.body.gerekceler.map((each: { kaynak: Record<string, unknown> | null }) => ({
      ...each,
      kaynak: each.kaynak && withoutAddress(each.kaynak),
    }))
    expect(made.body.gerekceler).toEqual(reasons.slice(0, made.body.gerekceler.length))
  })

  test('are at most ten on a company, and go with the follow', async () => {
    for (let each = 0; each < MOST_WATCHES; each++) expect((await live(PATH, { json: { sirket_id: id } })).status).toBe(201)
    expect(await live(PATH, { json: { sirket_id: id } })).toMatchObject({ status: 402, body: { hata: 'kota_doldu' } })
  })

  test.each([
    [{}, 'eksik_alan'],
    [{ sirket_id: 'DENEME-TAM', birlikte: ['Işık Farazi'] }, 'gecersiz_parametre'],
    [{ sirket_id: 'DENEME-TAM', tutar: 'çok' }, 'gecersiz_tutar'],
    [{ sirket_id: 'DENEME-TAM', kisi: '123' }, 'gecersiz_parametre'],
    [{ sirket_id: 'DENEME-TAM', yeni: 1 }, 'gecersiz_parametre'],
  ])('%j is %s', async (json, code) => {
    expect(await sandbox(PATH, { json })).toMatchObject({ status: 400, body: { hata: code } })
  })

  test('on what is not followed are not found', async () => {
    expect((await sandbox(PATH, { json: { sirket_id: 'DENEME-YOK' } })).status).toBe(404)
    expect((await live(PATH, { json: { sirket_id: 999_999 } })).status).toBe(404)
    expect((await sandbox(PATH, { json: { sirket_id: 'DENEME-KAYNAK-KAPALI' } })).status).toBe(503)
    expect((await sandbox(`${PATH}?sirket_id=DENEME-KAYNAK-KAPALI`)).status).toBe(503)
  })
})

describe('the state of signing over the list', () => {
  const states = async (query = ''): Promise<Record<string, { durum: string; nedenler: string[] }>> => {
    const { status, body } = await sandbox(`/api/v1/imza-durumu/?adet=200${query}`)
    expect(status).toBe(200)
    return Object.fromEntries(body.sirketler.map((each: { sirket: { id: string } }) => [each.sirket.id, each]))
  }

  test('says of each company what its signer sets say', async () => {
    for (const [islem, tutar] of [
      ['genel', ''],
      ['kredi', '500000'],
      ['mal_hizmet_alim', '300000'],
      ['bagis', ''],
    ]) {
      const listed = await states(`&islem=${islem}${tutar ? `&tutar=${tutar}` : ''}&neden=imzalayan_yok`)
      for (const company of [
        'DENEME-TAM',
        'DENEME-KAPALI',
        'DENEME-LIMITED',
        'DENEME-IFLAS',
        'DENEME-DERECE',
        'DENEME-TASFIYE',
        'DENEME-SUBE',
      ]) {
        const { body } = await sandbox(`/api/v1/sirketler/${company}/imza-bilesimleri/?islem=${islem}${tutar ? `&tutar=${tutar}` : ''}`)
        expect([company, company in listed], `${islem} ${tutar}`).toEqual([company, body.durum === 'yok'])
      }
    }
  })

  test('counts, pages, narrows, and comes as a table', async () => {
    const { body } = await sandbox('/api/v1/imza-durumu/?adet=1&gun=365')
    expect(body).toMatchObject({ islem_kodu: 'genel', tutar: null, sayfa: 1, gun: 365, ozet: { bekleyen: 0 } })
    expect(body.adet).toBeGreaterThan(1)
    expect(body.sirketler).toHaveLength(1)
    expect(body.sonraki_sayfa).toBe(2)
    const table = await sandbox('/api/v1/imza-durumu/?bicim=csv&gun=365')
    expect(table.headers.get('content-type')).toContain('text/csv')
    expect(table.text.trim().split('\r\n')).toHaveLength(body.adet + 1)
  })

  test.each([
    ['?tarih=2020-01-01', 'gecersiz_tarih'],
    ['?tarih=2099-01-01', 'gecersiz_tarih'],
    ['?gun=366', 'gecersiz_parametre'],
    ['?islem=uzay+yolculuğu', 'gecersiz_parametre'],
    ['?islem=kredi+ve+kira', 'gecersiz_parametre'],
    ['?tutar=100+USD', 'gecersiz_tutar'],
    ['?neden=yok', 'gecersiz_parametre'],
    ['?bicim=xml', 'gecersiz_parametre'],
  ])('%s is %s', async (query, code) => {
    expect(await sandbox(`/api/v1/imza-durumu/${query}`)).toMatchObject({ status: 400, body: { hata: code } })
  })
})

describe('that nothing is missing', () => {
  test('a client reckons the digest of what it kept', async () => {
    for (const ask of [sandbox, live]) {
      const { body } = await ask('/api/v1/degisiklikler/?adet=500')
      const kept = (body.degisiklikler as { sira: number; sirket: { id: unknown }; tur: string; tarih: string | null }[]).map((each) => [
        each.sira,
        each.sirket.id,
        each.tur,
        each.tarih,
      ])
      expect(kept.map(([sira]) => sira)).toEqual(kept.map((_, at) => at + 1))
      const told = await ask('/api/v1/mutabakat/', { json: { bas_sira: 1, son_sira: kept.length } })
      expect(told.body).toEqual({
        bas_sira: 1,
        son_sira: kept.length,
        adet: kept.length,
        ozet: createHash('sha256').update(JSON.stringify(kept)).digest('hex'),
      })
      expect((await ask('/api/v1/mutabakat/', { json: { bas_sira: 1, son_sira: kept.length + 1 } })).status).toBe(400)
    }
  })

  test.each([
    [{ bas_sira: 1 }, 'eksik_alan'],
    [{ bas_sira: 2, son_sira: 1 }, 'gecersiz_parametre'],
    [{ bas_sira: 0, son_sira: 1 }, 'gecersiz_parametre'],
    [{ bas_sira: 1, son_sira: 200_000 }, 'gecersiz_parametre'],
    [{ bas_sira: 'bir', son_sira: 1 }, 'gecersiz_parametre'],
  ])('%j is %s', async (json, code) => {
    expect(await sandbox('/api/v1/mutabakat/', { json })).toMatchObject({ status: 400, body: { hata: code } })
  })

  test('the state of the flow tells the last issue, whose notices it holds, and the days that are open', async () => {
    await service.database.sql(
      `insert into gazette_issues (day, state, issue, listed, settled_at) values (date '${service.today}' - 3, 'read', '11000', 40, now()), (date '${service.today}' - 2, 'read', '11001', 50, null)
        on conflict (day) do update set state = excluded.state, issue = excluded.issue, listed = excluded.listed, settled_at = excluded.settled_at`,
      `delete from gazette_issues where day not in (date '${service.today}' - 3, date '${service.today}' - 2)`,
    )
    const { body } = await live('/api/v1/akis-durumu/')
    expect(body).toMatchObject({ son_sayi: { sayi: '11001', ilan_sayisi: 50, sizin_ilan_sayisi: 0, kesinlesti: false }, son_olay_sira: 0 })
    expect(body.acik_gunler).toHaveLength(1)
    expect(body.gazete_kesinlesen < body.acik_gunler[0]).toBe(true)
  })
})

describe('two clocks', () => {
  const at = async (query: string) => (await sandbox(`/api/v1/sirketler/DENEME-TAM/yetkililer/${query}`)).body
  test('what could be known is told so, on every answer that takes it', async () => {
    const known = await at('?bilinen=2022-01-01')
    expect(known).toMatchObject({ tarih: '2022-01-01', bilinen: '2022-01-01', okuma: 'bugun' })
    expect(known.yetkililer).toEqual((await at('?tarih=2022-01-01')).yetkililer)
    expect(await at('?tarih=2026-10-01')).not.toHaveProperty('bilinen')
    const asked = { kisi: 'Elif Örnekoğlu', bilinen: '2022-01-01' }
    const path = '/api/v1/sirketler/DENEME-TAM'
    expect((await sandbox(`${path}/imza-kontrol/`, { json: asked })).body).toMatchObject({
      tarih: '2022-01-01',
      bilinen: '2022-01-01',
      okuma: 'bugun',
    })
    expect((await sandbox(`${path}/imza-bilesimleri/?bilinen=2022-01-01`)).body).toMatchObject({ bilinen: '2022-01-01', okuma: 'bugun' })
    const profile = (await sandbox(`${path}/?bilinen=2022-01-01`)).body
    expect(profile).toMatchObject({ bilinen: '2022-01-01', okuma: 'bugun', profil_hazir: true })
    expect(profile.ilanlar.every((notice: { ilan_tarihi: string }) => notice.ilan_tarihi <= '2022-01-01')).toBe(true)
    const report = (await sandbox(`${path}/dogrulama-raporu.pdf?bicim=json&bilinen=2022-01-01`)).body
    expect(report).toMatchObject({ muhur: 'KISMI', veri: { bilinen: '01.01.2022', okuma: 'bugun', yaptirim: { tarandi: false } } })
    expect((await sandbox(`${path}/imza-kontrol/?belge=1`, { json: asked })).status).toBe(400)
    expect(await sandbox(`${path}/?bilinen=2099-01-01`)).toMatchObject({ status: 400, body: { hata: 'gecersiz_tarih' } })
  })

  test('of a live company nothing is known before it was found', async () => {
    const { body } = await live(`/api/v1/sirketler/${id}/yetkililer/?bilinen=2026-06-01`)
    expect(body).toMatchObject({ adet: 0, bilinen: '2026-06-01' })
    expect((await live(`/api/v1/sirketler/${id}/yetkililer/?bilinen=${service.today}`)).body.adet).toBeGreaterThan(0)
  })
})

describe('reports', () => {
  const PDF = '/api/v1/sirketler/DENEME-TAM/dogrulama-raporu.pdf'
  test('two of a company are compared: what came, went and changed, and by which notices', async () => {
    const [old, now] = [(await sandbox(`${PDF}?bicim=json&bilinen=2024-06-01`)).body, (await sandbox(`${PDF}?bicim=json`)).body]
    const { status, body } = await sandbox(`/api/v1/raporlar/${old.rapor_kimligi}/fark/${now.rapor_kimligi}/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ onceki: { rapor_kimligi: old.rapor_kimligi }, sonraki: { rapor_kimligi: now.rapor_kimligi } })
    expect(body.farklar).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ bolum: 'sermaye', tur: 'degisti', alan: 'guncel', sonraki: now.veri.sermaye.guncel }),
      ]),
    )
    expect(body.ilanlar.length).toBeGreaterThan(0)
    expect((await sandbox(`/api/v1/raporlar/${now.rapor_kimligi}/fark/${now.rapor_kimligi}/`)).body).toMatchObject({
      adet: 0,
      farklar: [],
      ilanlar: [],
    })
    expect((await live(`/api/v1/raporlar/${old.rapor_kimligi}/fark/${now.rapor_kimligi}/`)).status).toBe(404)
  })

  test('name the sources of identity, the directive and its limits; every source opens without a key, and no other', async () => {
    const { body } = await sandbox(`${PDF}?bicim=json`)
    expect(body.veri.kimlik).toMatchObject({
      mersis_no: expect.stringMatching(/^\d{16}$/),
      merkez_kaynak: { dogrulandi: true },
      kurulus_kaynak: { dogrulandi: true },
      sermaye_kaynak: { dogrulandi: true },
    })
    expect(body.veri.ic_yonerge.kurallar).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sinir: expect.stringContaining('TL'), kaynak: expect.objectContaining({ alinti: expect.any(String) }) }),
      ]),
    )
    const { text } = await sandbox(`${PDF}?bicim=html`)
    const links = [...text.matchAll(/href="([^"]*\/kanit\/[^"]*\/kaynak\.pdf)"/g)].map(([, link]) => String(link))
    expect(links.length).toBeGreaterThan(3)
    expect(text).not.toMatch(/\/api\/v1\/ilanlar\/\d+\/pdf/)
    const opened = await fetch(links[0]!)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await opened.body?.cancel()
    const other = links[0]!.replace(/\/kanit\/(\d+)\./, (_, notice: string) => `/kanit/${Number(notice) + 1}.`)
    const refused = await fetch(other)
    expect(refused.status).toBe(404)
    await refused.body?.cancel()
    // What a Worker logs arrives after its answer.
    await eventually(() => expect(service.logs.join('\n')).toContain('report_source_opened'))
  })
})

test('a number without any notice ends its preparation, says so, and gives the allowance back', async () => {
  const small = asking(service, (await newAccount(service, { companies: 1 })).live)
  const added = await small('/api/v1/sirket-ekle/', { json: { mudurluk: 'İZMİR', sicil_no: '111111' } })
  expect(added.body.kota).toMatchObject({ toplam: 1, kullanilan: 1, kalan: 0 })
  const empty = added.body.sirket.id as number
  await prepared(small, empty)
  expect((await small(`/api/v1/sirketler/${empty}/durum/`)).body).toMatchObject({
    asama: 'hazir',
    asama_ad: 'İlan bulunamadı',
    asama_ad_en: 'No notice found',
    hazir: true,
    hata: { kod: 'ilan_yok' },
    sonraki_sorgu_sn: null,
  })
  expect((await small(`/api/v1/sirketler/${empty}/`)).body).toMatchObject({ profil_hazir: false })
  const next = await small('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '412345' } })
  expect(next).toMatchObject({ status: 201, body: { kota: { kullanilan: 1, kalan: 0 } } })
})
