/** The companies group over the real Workers: what is added, found, listed, shown, and to whom. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from '@hono/zod-openapi'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import * as sirketler from '../../functions/sirketler/contract.ts'
import * as eski from '../../functions/eski/contract.ts'
import { addDays, daysBetween } from '../../lib/domain/kernel/dates.ts'
import { type Answered, type Ask, asking, newAccount, prepared } from '../support/client.ts'
import { fitting } from '../support/contract.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let live: Ask
let sandbox: Ask
beforeAll(async () => {
  service = await startTestService({ pages: false })
  live = asking(service, (await newAccount(service)).live)
  sandbox = asking(service, (await newAccount(service)).sandbox)
})
afterAll(() => service?.close())

const add = (ask: Ask, mudurluk: unknown, sicil_no: unknown, more: object = {}): Promise<Answered> =>
  ask('/api/v1/sirket-ekle/', { json: { mudurluk, sicil_no, ...more } })
const count = async (statement: string): Promise<number> =>
  Number((await service.database.sql(`select count(*) as n from ${statement}`))[0]!.rows[0]!.n)

describe('adding', () => {
  test('twenty adds at once make one record, one quota unit, one "eklendi"', async () => {
    const ask = asking(service, (await newAccount(service, { companies: 3 })).live)
    const spellings = ['İSTANBUL', 'istanbul', 'Istanbul', 'İstanbul Ticaret Sicili Müdürlüğü']
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(ask, spellings[at % 4], at % 2 ? '912345-5' : '912345')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
    expect(answers.map(({ body }) => body.sonuc).sort()).toEqual(['eklendi', ...Array<string>(19).fill('zaten_var')])
    for (const { body } of answers) fitting(sirketler.addResult, body)
    expect(new Set(answers.map(({ body }) => body.sirket.id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.kota)))).toEqual(new Set(['{"toplam":3,"kullanilan":1,"kalan":2}']))
    expect(await count(`companies where registry_root = '912345' and code is null`)).toBe(1)
  })

  test('a second account follows the same record', async () => {
    const ask = asking(service, (await newAccount(service)).live)
    const first = await add(ask, 'İSTANBUL', '912345-5')
    expect(first).toMatchObject({ status: 201, body: { sonuc: 'eklendi' } })
    expect(await count(`companies where registry_root = '912345' and code is null`)).toBe(1)
  })

  test('answers by the contract, with addresses that work', async () => {
    const { status, body } = await add(live, 'Ankara', '700002', { unvan: '  ACAR <b>"ÖRNEK"</b> LTD  ' })
    expect(status).toBe(201)
    fitting(sirketler.addResult, body)
    const id = body.sirket.id as number
    expect(body).toEqual({
      sonuc: 'eklendi',
      sirket: { id: expect.any(Number), unvan: 'ACAR <b>"ÖRNEK"</b> LTD', mudurluk: 'ANKARA', sicil_no: '700002' },
      asama: 'ilanlar',
      durum_adresi: `${service.url}/api/v1/sirketler/${id}/durum/`,
      profil: `${service.url}/api/v1/sirketler/${id}/`,
      kota: { toplam: 100, kullanilan: 1, kalan: 99 },
    })
    expect((await live(body.durum_adresi)).status).toBe(200)
    expect((await live(body.profil)).status).toBe(200)
  })

  test('a full allowance is 402; a company already followed needs none; unfollowing frees it', async () => {
    const ask = asking(service, (await newAccount(service, { companies: 2 })).live)
    const first = (await add(ask, 'ANKARA', '412345')).body.sirket.id as number
    // with notices: a number without any gives its place back when that is known
    await add(ask, 'İZMİR', '212345')
    const full = await add(ask, 'ANKARA', '700012')
    expect(full).toMatchObject({ status: 402, body: { hata: 'kota_doldu', hata_ayrinti: { taraf: 'istemci', tekrar_denenebilir: false } } })
    expect(await count(`companies where registry_root = '700012'`)).toBe(0)
    expect(await add(ask, 'ANKARA', '412345-')).toMatchObject({
      status: 200,
      body: { sonuc: 'zaten_var', kota: { toplam: 2, kullanilan: 2, kalan: 0 } },
    })
    const gone = await ask(`/api/v1/sirketler/${first}/`, { method: 'DELETE' })
    expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' })
    expect((await ask(`/api/v1/sirketler/${first}/`, { method: 'DELETE' })).status).toBe(404)
    expect((await ask(`/api/v1/sirketler/${first}/`)).status).toBe(404)
    expect(await add(ask, 'ANKARA', '700012')).toMatchObject({ status: 201, body: { kota: { toplam: 2, kullanilan: 2, kalan: 0 } } })
  })

  test.each([
    [{}, 'eksik_alan', 'mudurluk'],
    [{ mudurluk: 'ANKARA' }, 'eksik_alan', 'sicil_no'],
    [{ mudurluk: ' ', sicil_no: '1' }, 'eksik_alan', 'mudurluk'],
    [{ mudurluk: 'NARNİA', sicil_no: '1' }, 'gecersiz_parametre', 'mudurluk'],
    [{ mudurluk: 7, sicil_no: '1' }, 'gecersiz_parametre', 'mudurluk'],
    [{ mudurluk: 'ANKARA', sicil_no: 'A1' }, 'gecersiz_sicil', 'sicil_no'],
    [{ mudurluk: 'ANKARA', sicil_no: '' }, 'gecersiz_sicil', 'sicil_no'],
    [{ mudurluk: 'ANKARA', sicil_no: '1'.repeat(31) }, 'gecersiz_sicil', 'sicil_no'],
    [{ mudurluk: 'ANKARA', sicil_no: '12 34' }, 'gecersiz_sicil', 'sicil_no'],
    [{ mudurluk: 'ANKARA', sicil_no: 123 }, 'gecersiz_sicil', 'sicil_no'],
    [{ mudurluk: 'ANKARA', sicil_no: '1', unvan: 5 }, 'gecersiz_parametre', 'unvan'],
    [{ mudurluk: 'ANKARA', sicil_no: '1', il: 'X' }, 'gecersiz_parametre', 'il'],
  ])('%j is %s', async (json, code, field) => {
    expect(await live('/api/v1/sirket-ekle/', { json })).toMatchObject({
      status: 400,
      body: { hata: code, detay: expect.stringMatching(`^${field}: `) },
    })
  })

  test('a number longer than the office could give keeps apart from a shorter one', async () => {
    const [a, b] = [await add(live, 'ANKARA', '70002'), await add(live, 'ANKARA', '700021')]
    expect(a.body.sirket.id).not.toBe(b.body.sirket.id)
    expect((await add(live, 'İZMİR', '70002')).body.sirket.id).not.toBe(a.body.sirket.id)
  })
})

describe('whose company it is', () => {
  const paths = (id: string | number): [method: string, path: string][] => [
    ['GET', `/api/v1/sirketler/${id}/`],
    ['GET', `/api/v1/sirketler/${id}/durum/`],
    ['GET', `/api/v1/sirketler/${id}/yetkililer/`],
    ['GET', `/api/v1/sirketler/${id}/degisiklikler/`],
    ['GET', `/api/v1/sirketler/${id}/ilanlar/`],
    ['DELETE', `/api/v1/sirketler/${id}/`],
  ]

  test('a company one does not follow is as one that does not exist, byte by byte', async () => {
    const id = (await add(live, 'İSTANBUL', '912345-5')).body.sirket.id as number
    await prepared(live, id)
    const stranger = asking(service, (await newAccount(service)).live)
    const noticeId = (await live(`/api/v1/sirketler/${id}/ilanlar/`)).body.ilanlar[0].ilan_id as number
    const of = (companyId: number, ofNotice: number): [string, string][] => [
      ...paths(companyId),
      ['GET', `/api/v1/ilanlar/${ofNotice}/`],
      ['GET', `/api/v1/ilanlar/${ofNotice}/pdf/`],
      ['GET', `/api/v1/company/${companyId}/profile`],
    ]
    // The address of what follows an older endpoint names the number that was asked for, whoever it belongs to.
    const shown = ({ status, headers, text }: Answered, companyId: number) => ({
      status,
      text,
      headers: [...headers]
        .filter(([name]) => !['x-kunye-istek-kimligi', 'ratelimit', 'date'].includes(name))
        .map(([name, value]) => [name, name === 'link' ? value.replace(`/${companyId}/`, '/:id/') : value]),
    })
    const absent = of(999_999_999, 999_999_999)
    for (const [at, [method, path]] of of(id, noticeId).entries()) {
      const [theirs, none] = [await stranger(path, { method }), await stranger(absent[at]![1], { method })]
      expect(theirs.status, `${method} ${path}`).toBe(404)
      expect(shown(theirs, id), `${method} ${path}`).toEqual(shown(none, 999_999_999))
    }
    expect((await live(`/api/v1/sirketler/${id}/`)).status).toBe(200)
  })

  test.each(['DENEME-TAM', '0', '-1', '01', '1.0', '1e3', '٣', '9'.repeat(40), 'abc', '%20', "1'--"])(
    'a live key finds no company %s',
    async (id) => {
      for (const [method, path] of paths(id))
        expect(await live(path, { method }), `${method} ${path}`).toMatchObject({ status: 404, body: { hata: 'bulunamadi' } })
    },
  )

  test.each(['1', 'deneme-tam', 'DENEME-', 'DENEME-YOK', 'DENEME_TAM', 'TAM'])('a sandbox key finds no company %s', async (id) => {
    for (const [method, path] of paths(id))
      expect(await sandbox(path, { method }), `${method} ${path}`).toMatchObject({ status: 404, body: { hata: 'bulunamadi' } })
  })
})

describe('the list', () => {
  test('is in the order of the Turkish alphabet, in pages, and empty past the end', async () => {
    const ask = asking(service, (await newAccount(service)).live)
    const titles = [
      'CAM',
      'ÇAM',
      'DAM',
      'GAM',
      'ĞAM',
      'HAM',
      'ISI',
      'ışık',
      'İNCE',
      'inci',
      'OYA',
      'ÖYA',
      'SAL',
      'ŞAL',
      'UZ',
      'ÜZ',
      'VAN',
      'Z 2',
      'Z 10',
    ]
    for (const [at, unvan] of titles.toReversed().entries()) await add(ask, 'BURSA', String(710_000 + at), { unvan })
    const all = await ask('/api/v1/sirketler/')
    fitting(sirketler.routes.list, all.body)
    expect(all.body.sirketler.map(({ unvan }: { unvan: string }) => unvan).filter((unvan: string) => !unvan.startsWith('Z '))).toEqual(
      titles.slice(0, -2),
    )
    expect(all.body).toMatchObject({ adet: 19, sayfa: 1, sayfa_adedi: 1, sonraki_sayfa: null })

    const paged: string[] = []
    for (let page: number | null = 1; page !== null;) {
      const { body } = await ask(`/api/v1/sirketler/?adet=4&sayfa=${page}`)
      expect(body).toMatchObject({ adet: 19, sayfa: page, sayfa_adedi: 5, sonraki_sayfa: page < 5 ? page + 1 : null })
      paged.push(...body.sirketler.map(({ unvan }: { unvan: string }) => unvan))
      page = body.sonraki_sayfa as number | null
    }
    expect(paged).toEqual(all.body.sirketler.map(({ unvan }: { unvan: string }) => unvan))
    expect((await ask('/api/v1/sirketler/?adet=4&sayfa=6')).body).toEqual({
      adet: 19,
      sayfa: 6,
      sayfa_adedi: 5,
      sonraki_sayfa: null,
      sirketler: [],
    })
    expect((await ask('/api/v1/sirketler/?sayfa=1000000&adet=1000')).body).toMatchObject({ adet: 19, sirketler: [] })
  })

  test('of a new account is empty, of the sandbox all its companies', async () => {
    const { live: key } = await newAccount(service)
    expect((await asking(service, key)('/api/v1/sirketler/')).body).toEqual({
      adet: 0,
      sayfa: 1,
      sayfa_adedi: 0,
      sonraki_sayfa: null,
      sirketler: [],
    })
    const { body } = await sandbox('/api/v1/sirketler/')
    fitting(sirketler.routes.list, body)
    expect(body.sirketler.map(({ id }: { id: string }) => id).sort()).toEqual([
      'DENEME-DERECE',
      'DENEME-IFLAS',
      'DENEME-KAPALI',
      'DENEME-KAYNAK-KAPALI',
      'DENEME-KISMI',
      'DENEME-KONKORDATO',
      'DENEME-LIMITED',
      'DENEME-SUBE',
      'DENEME-SURESI-DOLMUS',
      'DENEME-TAM',
      'DENEME-TASFIYE',
      'DENEME-YAVAS',
    ])
    expect(body.sirketler.find(({ id }: { id: string }) => id === 'DENEME-TAM')).toEqual({
      id: 'DENEME-TAM',
      unvan: 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ',
      mudurluk: 'İSTANBUL',
      sicil_no: '990001-5',
      ilan_sayisi: 12,
      profil: `${service.url}/api/v1/sirketler/DENEME-TAM/`,
      asama: 'hazir',
      son_ilan_tarihi: '2026-11-10',
      takip_baslangici: null,
    })
  })
})

describe('quick search', () => {
  const search = async (query: string, ask: Ask = sandbox): Promise<Answered['body']> => {
    const { status, body } = await ask(`/api/v1/ara/?${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    fitting(sirketler.routes.search, body)
    expect(body).toMatchObject({ adet: body.adaylar.length, bulunamadi: body.adaylar.length === 0 })
    return body
  }
  const titles = async (query: string): Promise<string[]> => (await search(query)).adaylar.map(({ unvan }: { unvan: string }) => unvan)
  const TEKNOLOJI = 'DENEME TEKNOLOJİ YATIRIMLARI ANONİM ŞİRKETİ'

  test('ignores case, Turkish letters and the legal form', async () => {
    for (const q of [
      'deneme teknoloji yatırımları',
      'DENEME TEKNOLOJI YATIRIMLARI A.Ş.',
      'Deneme Teknolojı Yatirimlari Anonim Şirketi',
      'deneme teknoloji yatırım',
      'DENEME  TEKNOLOJİ, yat',
    ]) {
      expect((await titles(`q=${encodeURIComponent(q)}`))[0], q).toBe(TEKNOLOJI)
    }
    expect(await titles('q=limited')).toEqual(await titles('q=limited&ulke=tr'))
  })

  test('finds a word anywhere in the title by its beginning, and no part of a word', async () => {
    expect(await titles('q=mobil')).toEqual(['DENEME MOBİLYA SANAYİ VE TİCARET LİMİTED ŞİRKETİ'])
    expect(await titles('q=obilya')).toEqual([])
  })

  test('puts exact registry and MERSİS numbers first', async () => {
    expect((await search('q=990001')).adaylar[0]).toMatchObject({ sicil_no: '990001-5' })
    expect((await search('q=990001-5')).adaylar[0]).toMatchObject({ sicil_no: '990001-5' })
    const mersis = (await sandbox('/api/v1/sirketler/DENEME-TAM/')).body.kimlik.mersis_no as string
    expect(mersis).toMatch(/^\d{16}$/)
    expect(await titles(`q=${mersis}`)).toEqual([TEKNOLOJI])
  })

  test('narrows by office, country and status', async () => {
    expect(
      new Set((await search('q=deneme&adet=20&mudurluk=ankara')).adaylar.map(({ mudurluk }: { mudurluk: string }) => mudurluk)),
    ).toEqual(new Set(['ANKARA']))
    const [all, active] = [(await search('q=deneme&adet=20')).adaylar, (await search('q=deneme&adet=20&faal=1')).adaylar] as {
      durum: string
    }[][]
    expect(all!.length).toBeGreaterThan(active!.length)
    expect(new Set(active!.map(({ durum }) => durum))).toEqual(new Set(['FAAL']))
    expect(await search('q=deneme&ulke=DE')).toMatchObject({ ulke: 'DE', adet: 0, bulunamadi: true, adaylar: [] })
    expect(await search('q=deneme&adet=2')).toMatchObject({ adet: 2, bulunamadi: false })
    expect(await search('q=yokböylebirşey')).toMatchObject({ adet: 0, bulunamadi: true, adaylar: [] })
  })

  test('tells what the register says of the company, and of no person', async () => {
    expect((await search(`q=${encodeURIComponent('deneme teknoloji yatırımları')}&adet=1`)).adaylar[0]).toEqual({
      ulke: 'TR',
      unvan: TEKNOLOJI,
      mudurluk: 'İSTANBUL',
      sicil_no: '990001-5',
      yabanci_kimlik: null,
      hukuki_bicim: expect.stringMatching(/anonim/i),
      hukuki_bicim_en: expect.stringMatching(/joint.stock/i),
      durum: 'FAAL',
      durum_ad: 'Faal',
      il: 'İSTANBUL',
      adres: expect.any(String),
      kurulus_tarihi: '2019-03-07',
      son_ilan_tarihi: '2026-11-10',
    })
    const people = (await sandbox('/api/v1/sirketler/DENEME-TAM/yetkililer/')).body.yetkililer.map(
      ({ isim }: { isim: string }) => isim,
    ) as string[]
    for (const person of people) expect(await search(`q=${encodeURIComponent(person)}`)).toMatchObject({ bulunamadi: true })
    const { text } = await sandbox('/api/v1/ara/?q=deneme&adet=20')
    for (const person of people) expect(text).not.toContain(person)
  })

  test('shows the sandbox to sandbox keys alone, and what a follower calls a company to nobody', async () => {
    await add(live, 'SAMSUN', '720001', { unvan: 'GİZLİ TAKMA AD' })
    for (const query of ['q=gizli', 'q=takma', 'q=720001']) expect(JSON.stringify(await search(query, live))).not.toContain('GİZLİ')
    expect(JSON.stringify(await search('q=990001', live))).not.toContain('990001-5')
    expect((await search('q=912345', sandbox)).bulunamadi).toBe(true)
  })

  test('a short q is told what it lacks', async () => {
    expect((await sandbox('/api/v1/ara/?q=a-b')).body.detay).toBe('q: Parametre geçersiz. En az 3 harf ya da rakam verin.')
  })

  test.each([
    'q=ab',
    'q=',
    'q=%20%20ab%20',
    'q=---',
    '',
    'q=deneme&ulke=TUR',
    'q=deneme&ulke=1x',
    'q=deneme&adet=0',
    'q=deneme&adet=21',
    'q=deneme&faal=0',
    'q=deneme&mudurluk=NARNIA',
    'q=deneme&q=tam',
  ])('400 for ?%s', async (query) => {
    const { status, body } = await sandbox(`/api/v1/ara/?${query}`)
    expect({ status, hata: body.hata }).toEqual({ status: 400, hata: 'gecersiz_parametre' })
    expect(body.detay).toMatch(/^(q|ulke|adet|faal|mudurluk): /)
  })
})

const SHOWN = [
  'DENEME-TAM',
  'DENEME-KISMI',
  'DENEME-LIMITED',
  'DENEME-SURESI-DOLMUS',
  'DENEME-TASFIYE',
  'DENEME-KAPALI',
  'DENEME-SUBE',
  'DENEME-IFLAS',
  'DENEME-KONKORDATO',
  'DENEME-DERECE',
]

describe.each(SHOWN)('%s', (code) => {
  test('profile, preparation, officers and feed keep their contracts', async () => {
    const at = `/api/v1/sirketler/${code}/`
    const { body: profile } = await sandbox(at)
    fitting(sirketler.profile, profile)
    const { body: officers } = await sandbox(`${at}yetkililer/`)
    fitting(sirketler.routes.officers, officers)
    expect(officers).toMatchObject({
      sirket: profile.sirket,
      tarih: service.today,
      adet: officers.yetkililer.length,
      profil_hazir: true,
      yetkililer: profile.yetkililer,
    })
    const { body: preparation } = await sandbox(`${at}durum/`)
    fitting(sirketler.preparation, preparation)
    expect(preparation).toMatchObject({
      sirket: profile.sirket,
      asama: code === 'DENEME-SUBE' ? 'sube' : 'hazir',
      hazir: true,
      hata: null,
      sonraki_sorgu_sn: null,
    })
    const many = profile.ilanlar.length as number
    expect(preparation.ilerleme).toEqual({ ilan_bulunan: many, ilan_arsivlenen: many, ilan_islenen: many })
  })

  test('every record carries its source, and every source leads to a notice of this company', async () => {
    const { body: profile } = await sandbox(`/api/v1/sirketler/${code}/`)
    const notices = new Set(profile.ilanlar.map(({ ilan_id }: { ilan_id: number }) => ilan_id))
    const records = [
      ...profile.yetkililer,
      ...profile.bitmis_gorunen_yetkililer,
      ...profile.sermaye.gecmis,
      ...profile.ortaklar.liste,
      ...profile.unvan_adres.unvanlar,
      ...profile.unvan_adres.adresler,
      ...profile.esas_sozlesme,
      ...profile.degisiklikler,
      profile.kimlik,
    ] as { kaynak: { ilan_id: number; alinti: string; alinti_dogrulandi: boolean } | null }[]
    const texts = new Map<number, string>()
    for (const { kaynak } of records) {
      expect(kaynak).not.toBeNull()
      expect(notices).toContain(kaynak!.ilan_id)
      if (!texts.has(kaynak!.ilan_id)) texts.set(kaynak!.ilan_id, (await sandbox(`/api/v1/ilanlar/${kaynak!.ilan_id}/`)).body.metin)
      expect(kaynak!.alinti_dogrulandi).toBe(true)
      const plain = (text: string): string => text.replace(/-\n/g, '').replace(/\s+/g, '')
      expect(plain(texts.get(kaynak!.ilan_id)!)).toContain(plain(kaynak!.alinti))
    }
  })

  test('before its first notice nothing is claimed of it', async () => {
    const { body } = await sandbox(`/api/v1/sirketler/${code}/?tarih=1990-01-01`)
    fitting(sirketler.profile, body)
    expect(body).toMatchObject({
      durum: null,
      kimlik: null,
      ozet: null,
      ozet_en: null,
      yetkililer: [],
      bitmis_gorunen_yetkililer: [],
      degisiklikler: [],
      ilanlar: [],
      esas_sozlesme: [],
      uyum: [],
      bulgular: [],
      sermaye: { guncel: null, gecmis: [] },
      unvan_adres: { unvanlar: [], adresler: [] },
    })
  })
})

test('a profile as of a past day knows nothing of later notices', async () => {
  const { body: now } = await sandbox('/api/v1/sirketler/DENEME-TAM/')
  const { body: then } = await sandbox('/api/v1/sirketler/DENEME-TAM/?tarih=2020-06-01')
  fitting(sirketler.profile, then)
  expect(then.ilanlar).toHaveLength(2)
  expect(then.ilanlar.every(({ ilan_tarihi }: { ilan_tarihi: string }) => ilan_tarihi <= '2020-06-01')).toBe(true)
  expect(then.degisiklikler.every(({ tarih }: { tarih: string }) => tarih <= '2020-06-01')).toBe(true)
  expect(then.sermaye.gecmis).toHaveLength(1)
  expect(then.sermaye.guncel).not.toBe(now.sermaye.guncel)
  expect((await sandbox('/api/v1/sirketler/DENEME-TAM/?tarih=2020-02-30')).body).toMatchObject({
    hata: 'gecersiz_tarih',
    detay: expect.stringMatching(/^tarih: /),
  })
})

test('term ends of all companies, soonest first, as a list and as a calendar', async () => {
  const { body } = await sandbox('/api/v1/gorev-bitisleri/?gun=3650')
  fitting(sirketler.routes.termEnds, body)
  type End = { sirket: { id: string }; isim: string; gorev_bitis: string; kalan_gun: number; suresi_dolmus: boolean }
  const ends = body.gorev_bitisleri as End[]
  expect(body).toMatchObject({ gun: 3650, bugun: service.today, adet: ends.length })
  expect(ends.map(({ gorev_bitis }) => gorev_bitis)).toEqual(ends.map(({ gorev_bitis }) => gorev_bitis).sort())
  for (const end of ends)
    expect(end).toMatchObject({ kalan_gun: daysBetween(service.today, end.gorev_bitis), suresi_dolmus: end.gorev_bitis < service.today })
  expect(ends.filter(({ sirket }) => sirket.id === 'DENEME-SURESI-DOLMUS').every(({ suresi_dolmus }) => suresi_dolmus)).toBe(true)
  expect(ends.map(({ sirket }) => sirket.id)).toContain('DENEME-SURESI-DOLMUS')
  const near = (await sandbox('/api/v1/gorev-bitisleri/')).body
  expect(near.gun).toBe(120)
  expect(near.gorev_bitisleri).toEqual(ends.filter(({ gorev_bitis }) => gorev_bitis <= addDays(service.today, 120)))

  const calendar = await sandbox('/api/v1/gorev-bitisleri.ics?gun=3650')
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const lines = calendar.text.replace(/\r\n[ \t]/g, '').split('\r\n')
  expect([lines[0], lines.at(-1) || lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const values = (name: string): string[] =>
    lines.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`)).map((line) => line.slice(line.indexOf(':') + 1))
  expect(values('DTSTART')).toEqual(ends.map(({ gorev_bitis }) => gorev_bitis.replaceAll('-', '')))
  expect(values('DTEND')).toEqual(ends.map(({ gorev_bitis }) => addDays(gorev_bitis, 1).replaceAll('-', '')))
  expect(new Set(values('UID')).size).toBe(ends.length)
  for (const [at, end] of ends.entries()) expect(values('SUMMARY')[at]).toContain(end.isim)
  expect((await sandbox('/api/v1/gorev-bitisleri.ics?gun=0')).body).toMatchObject({ hata: 'gecersiz_gun' })
})

test('of a company whose source has no notice nothing is claimed', async () => {
  const ask = asking(service, (await newAccount(service)).live)
  const id = (await add(ask, 'ANKARA', '730001', { unvan: 'HAYALET TİCARET LİMİTED ŞİRKETİ' })).body.sirket.id as number
  await prepared(ask, id)
  const { body } = await ask(`/api/v1/sirketler/${id}/`)
  fitting(sirketler.profile, body)
  expect(body).toMatchObject({ profil_hazir: false, kimlik: null, durum: null, ozet: null, yetkililer: null, ilanlar: null, uyum: null })
  expect((await ask('/api/v1/ara/?q=730001')).body.adaylar).toMatchObject([
    { unvan: null, sicil_no: '730001', durum: null, durum_ad: null },
  ])
  expect((await ask('/api/v1/ara/?q=730001&faal=1')).body.bulunamadi).toBe(true)
  expect((await ask(`/api/v1/company/${id}/profile`)).status).toBe(404)
})

describe('the sandbox', () => {
  test('the slow company goes from stage to stage by the clock of the key that added it', async () => {
    const account = await newAccount(service)
    const ask = asking(service, account.sandbox)
    const since = async (seconds: number): Promise<Answered['body']> => {
      await service.database.sql(
        `update api_keys set slow_added_at = now() - interval '${seconds} seconds' where key = '${account.sandbox.key}'`,
      )
      const { body } = await ask('/api/v1/sirketler/DENEME-YAVAS/durum/')
      fitting(sirketler.preparation, body)
      return body
    }
    expect((await ask('/api/v1/sirketler/DENEME-YAVAS/durum/')).body).toMatchObject({ asama: 'hazir', hazir: true })
    const added = await add(ask, 'BURSA', '55555')
    fitting(sirketler.addResult, added.body)
    expect(added).toMatchObject({
      status: 201,
      body: {
        sonuc: 'eklendi',
        sirket: { id: 'DENEME-YAVAS' },
        asama: 'ilanlar',
        durum_adresi: `${service.url}/api/v1/sirketler/DENEME-YAVAS/durum/`,
      },
    })
    expect(await count(`companies where registry_root = '55555'`)).toBe(0)
    expect(await since(1)).toMatchObject({
      asama: 'ilanlar',
      hazir: false,
      sonraki_sorgu_sn: 60,
      hata: null,
      ilerleme: { ilan_bulunan: 0, ilan_arsivlenen: 0, ilan_islenen: 0 },
    })
    expect((await ask('/api/v1/sirketler/DENEME-YAVAS/')).body).toMatchObject({
      profil_hazir: false,
      kimlik: null,
      yetkililer: null,
      ilanlar: null,
    })
    fitting(sirketler.profile, (await ask('/api/v1/sirketler/DENEME-YAVAS/')).body)
    expect((await ask('/api/v1/sirketler/DENEME-YAVAS/yetkililer/')).body).toMatchObject({ profil_hazir: false, adet: 0 })
    expect(await since(61)).toMatchObject({
      asama: 'arsiv',
      hazir: false,
      ilerleme: { ilan_bulunan: 1, ilan_arsivlenen: 0, ilan_islenen: 0 },
    })
    expect(await since(121)).toMatchObject({
      asama: 'profil',
      hazir: false,
      ilerleme: { ilan_bulunan: 1, ilan_arsivlenen: 1, ilan_islenen: 0 },
    })
    expect(await since(181)).toMatchObject({
      asama: 'hazir',
      hazir: true,
      sonraki_sorgu_sn: null,
      ilerleme: { ilan_bulunan: 1, ilan_arsivlenen: 1, ilan_islenen: 1 },
    })
    expect((await ask('/api/v1/sirketler/DENEME-YAVAS/')).body).toMatchObject({ profil_hazir: true })
    await since(1)
    expect((await sandbox('/api/v1/sirketler/DENEME-YAVAS/durum/')).body).toMatchObject({ asama: 'hazir' })
  })

  test('a number the sandbox knows is already there', async () => {
    expect(await add(sandbox, 'İSTANBUL', '990001')).toMatchObject({
      status: 200,
      body: { sonuc: 'zaten_var', sirket: { id: 'DENEME-TAM' }, asama: 'hazir' },
    })
  })

  test.each(['', 'durum/', 'yetkililer/', 'degisiklikler/'])(
    'DENEME-KAYNAK-KAPALI/%s is 503, to be asked again in five minutes',
    async (rest) => {
      const { status, headers, body } = await sandbox(`/api/v1/sirketler/DENEME-KAYNAK-KAPALI/${rest}`)
      expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 503, retry: '300' })
      expect(body).toMatchObject({
        hata: 'kaynak_erisilemiyor',
        hata_ayrinti: { kod: 'kaynak_erisilemiyor', taraf: 'kaynak', kaynak: 'ttsg', tekrar_denenebilir: true, tekrar_sn: 300 },
      })
    },
  )
})

describe('the older endpoints', () => {
  test('list and profile keep their shapes', async () => {
    const id = (await add(live, 'ANKARA', '412345')).body.sirket.id as number
    await prepared(live, id)
    const { body: list, headers } = await live('/api/v1/companies')
    expect([headers.get('deprecation'), headers.get('link')]).toEqual([
      '@1767225600',
      `<${service.url}/api/v1/sirketler/>; rel="successor-version"`,
    ])
    fitting(eski.routes.companies, list)
    expect(list.count).toBe(list.companies.length)
    expect(list.companies).toContainEqual({
      group_id: id,
      unvan: 'DENEME YAPI MALZEMELERİ LİMİTED ŞİRKETİ',
      mudurluk: 'ANKARA',
      sicil_no: '412345',
      profil_hazir: true,
    })
    const { body: profile, headers: more } = await live(`/api/v1/company/${id}/profile`)
    expect(more.get('link')).toBe(`<${service.url}/api/v1/sirketler/${id}/>; rel="successor-version"`)
    fitting(eski.routes.profile, profile)
    expect(profile).toMatchObject({
      unvan: 'DENEME YAPI MALZEMELERİ LİMİTED ŞİRKETİ',
      mudurluk: 'ANKARA',
      sicil_no: '412345',
      ilan_sayisi: 2,
    })
    expect(z.iso.datetime({ offset: true }).safeParse(profile.guncelleme).success).toBe(true)
  })

  test('are not for the sandbox, and speak of errors in their own way', async () => {
    const refused = await asking(service, LOCAL_KEYS.sandbox)('/api/v1/companies')
    expect(refused).toMatchObject({ status: 400, body: { error: 'sandbox_unsupported' } })
    expect(await sandbox('/api/v1/company/1/profile')).toMatchObject({ status: 400, body: { error: 'sandbox_unsupported' } })
    expect(await live('/api/v1/company/abc/profile')).toMatchObject({
      status: 404,
      body: { error: 'not_found', detail: expect.any(String) },
    })
    const unready = (await add(live, 'ANKARA', '700099')).body.sirket.id as number
    expect([404, 200]).toContain((await live(`/api/v1/company/${unready}/profile`)).status)
  })
})
