/** The change feeds over HTTP: filters, paging, cursors, Atom, what a preparing or closed company shows, and how little a poll costs. */
import { PgDialect } from 'drizzle-orm/pg-core'
import { DOMParser } from '@xmldom/xmldom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { numberChanges } from '../../lib/store/change-numbers.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
import { routes } from '../../functions/degisiklikler/contract.ts'
import { asking, newAccount, queueRests } from '../support/client.ts'
import { describedFetch as fetch } from '../support/described.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service?.close())

const headers = (kind: keyof typeof LOCAL_KEYS): Record<string, string> => ({
  'x-api-key': LOCAL_KEYS[kind].key,
  'x-api-secret': LOCAL_KEYS[kind].secret,
})
const call = (path: string, kind: keyof typeof LOCAL_KEYS = 'sandbox', more: Record<string, string> = {}): Promise<Response> =>
  fetch(service.url + path, { headers: { ...headers(kind), ...more } })

const feedSchema = routes.feed.responses[200].content['application/json'].schema
const feed = async (company: string, query = ''): Promise<z.output<typeof feedSchema>> => {
  const answer = await call(`/api/v1/sirketler/${company}/degisiklikler/${query}`)
  expect(answer.status).toBe(200)
  return feedSchema.parse(await answer.json())
}

describe('the feed of a company', () => {
  test('newest first, each change with the gazette it was printed in', async () => {
    const { sirket, son_gazete, turler, kategoriler, adet, degisiklikler, profil_hazir } = await feed('DENEME-TAM')
    expect(sirket).toMatchObject({ id: 'DENEME-TAM', mudurluk: 'İSTANBUL' })
    expect(profil_hazir).toBe(true)
    expect(adet).toBe(degisiklikler.length)
    const days = degisiklikler.map((change) => change.tarih ?? '')
    expect(days).toEqual(days.toSorted().reverse())
    expect(degisiklikler.find((change) => change.tur === 'yetkili-atama')?.kaynak).toMatchObject({
      ilan_tarihi: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      alinti_dogrulandi: true,
      gazete_pdf: expect.stringContaining('/api/v1/ilanlar/'),
    })
    expect(son_gazete).toMatchObject({
      tarih: '2026-11-10',
      gazete_arsivde: true,
      gazete_pdf: expect.stringMatching(/\/api\/v1\/ilanlar\/\d+\/pdf\/$/),
    })
    expect(turler).toEqual([...new Set(degisiklikler.map((change) => change.tur))].sort())
    expect(kategoriler).toEqual(['durum', 'adres', 'ortaklik', 'sermaye', 'yetkililer', 'unvan', 'esas_sozlesme', 'diger', 'kapandi'])
  })

  test('pages hold every change once, in one order', async () => {
    const all = await feed('DENEME-TAM', '?adet=500')
    const paged: unknown[] = []
    for (let sayfa: number | null = 1; sayfa !== null;) {
      const page = await feed('DENEME-TAM', `?adet=7&sayfa=${sayfa}`)
      expect(page).toMatchObject({ adet: all.adet, sayfa, sayfa_adedi: Math.ceil(all.adet / 7) })
      paged.push(...page.degisiklikler)
      sayfa = page.sonraki_sayfa
    }
    expect(paged).toEqual(all.degisiklikler)
    expect((await feed('DENEME-TAM', '?sayfa=9999')).degisiklikler).toEqual([])
  })

  test('filters by kind and categories; the kinds of the company stay named', async () => {
    const all = await feed('DENEME-TAM', '?adet=500')
    const capital = await feed('DENEME-TAM', '?tur=sermaye')
    expect(capital.degisiklikler).toEqual(all.degisiklikler.filter((change) => change.tur === 'sermaye'))
    expect(capital.turler).toEqual(all.turler)
    const two = await feed('DENEME-TAM', '?kategoriler=adres,%20sermaye,')
    expect(two.degisiklikler).toEqual(all.degisiklikler.filter((change) => change.kategori === 'adres' || change.kategori === 'sermaye'))
    expect((await feed('DENEME-TAM', '?tur=sermaye&kategoriler=adres')).adet).toBe(0)
  })

  test('filters by days, both included', async () => {
    const all = await feed('DENEME-TAM', '?adet=500')
    const days = all.degisiklikler.flatMap(({ tarih }) => tarih ?? [])
    const [until, from] = [days[3]!, days.at(-4)!]
    const within = all.degisiklikler.filter(({ tarih }) => tarih !== null && tarih >= from && tarih <= until)
    expect(within.length).toBeLessThan(all.adet)
    expect(await feed('DENEME-TAM', `?adet=500&baslangic=${from}&bitis=${until}`)).toMatchObject({
      adet: within.length,
      turler: all.turler,
      degisiklikler: within,
    })
    expect((await feed('DENEME-TAM', `?adet=500&bitis=${until}`)).degisiklikler).toEqual(
      all.degisiklikler.filter(({ tarih }) => tarih !== null && tarih <= until),
    )
  })

  test.each([
    ['?baslangic=2026-02-30', 'gecersiz_tarih'],
    ['?bitis=dün', 'gecersiz_tarih'],
    ['?baslangic=2026-01-02&bitis=2026-01-01', 'gecersiz_tarih'],
    ['?tur=yok', 'gecersiz_parametre'],
    ['?kategoriler=adres,yok', 'gecersiz_kategori'],
    ['?adet=501', 'gecersiz_parametre'],
    ['?adet=0', 'gecersiz_parametre'],
    ['?sayfa=0', 'gecersiz_parametre'],
    ['?sayfa=bir', 'gecersiz_parametre'],
  ])('%s is %s', async (query, code) => {
    const answer = await call(`/api/v1/sirketler/DENEME-TAM/degisiklikler/${query}`)
    expect(answer.status).toBe(400)
    const told = (await answer.json()) as Record<string, unknown>
    expect(told).toMatchObject({ hata: code })
    expect('gecerli_kategoriler' in told).toBe(code === 'gecersiz_kategori')
  })

  test("another's company is not found, one whose source is closed is not reachable, one in preparation is empty", async () => {
    expect((await call('/api/v1/sirketler/1/degisiklikler/', 'live')).status).toBe(404)
    expect((await call('/api/v1/sirketler/DENEME-YOK/degisiklikler/')).status).toBe(404)
    const closed = await call('/api/v1/sirketler/DENEME-KAYNAK-KAPALI/degisiklikler/')
    expect(closed.status).toBe(503)
    expect(await closed.json()).toMatchObject({ hata: 'kaynak_erisilemiyor' })

    expect((await feed('DENEME-YAVAS')).profil_hazir).toBe(true)
    const add = { mudurluk: 'ANKARA', sicil_no: '1' }
    await fetch(`${service.url}/api/v1/sirket-ekle/`, {
      method: 'POST',
      headers: { ...headers('sandbox'), 'content-type': 'application/json' },
      body: JSON.stringify(add),
    })
    expect(await feed('DENEME-YAVAS')).toMatchObject({ profil_hazir: false, son_gazete: null, adet: 0, turler: [], degisiklikler: [] })
  })

  test('is one request to the database, and none of its bytes are sent twice', async () => {
    const path = '/api/v1/sirketler/DENEME-TAM/degisiklikler/'
    const ask = asking(service, (await newAccount(service)).sandbox)
    const first = await ask(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    await service.standIns.neon.reset()
    const second = await ask(path, { headers: { 'if-none-match': `"other", ${tag}` } })
    expect(second).toMatchObject({ status: 304, text: '' })
    expect(second.headers.get('ratelimit')).not.toBeNull()
    expect((await service.standIns.neon.stats()).requests).toBe(1)
    expect((await ask(`${path}?tur=sermaye`, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })
})

const streamSchema = routes.stream.responses[200].content['application/json'].schema
const stream = async (query = '', kind: keyof typeof LOCAL_KEYS = 'sandbox'): Promise<z.output<typeof streamSchema>> => {
  const answer = await call(`/api/v1/degisiklikler/${query}`, kind)
  expect(answer.status).toBe(200)
  return streamSchema.parse(await answer.json())
}

describe('the changes of all companies', () => {
  test('a cursor walks over every change of the sandbox once, in the order they were added', async () => {
    const all = await stream('?adet=500')
    expect(all.degisiklikler.map((change) => change.sira)).toEqual(all.degisiklikler.map((change) => change.sira).toSorted((a, b) => a - b))
    expect(new Set(all.degisiklikler.map((change) => change.sirket.id))).toContain('DENEME-TAM')
    expect(all.degisiklikler.every((change) => change.sirket.id !== 'DENEME-KAYNAK-KAPALI')).toBe(true)
    expect(all.sonraki).toBeNull()

    const walked: unknown[] = []
    let page = await stream('?adet=9')
    while (page.sonraki !== null) {
      walked.push(...page.degisiklikler)
      expect(page.son_sira).toBe(page.degisiklikler.at(-1)?.sira)
      expect(page.sonraki).toBe(`${service.url}/api/v1/degisiklikler/?adet=9&sonra=${page.son_sira}`)
      page = await stream(page.sonraki.slice(page.sonraki.indexOf('?')))
    }
    walked.push(...page.degisiklikler)
    expect(walked).toEqual(all.degisiklikler)
    expect(await stream(`?sonra=${page.son_sira}`)).toMatchObject({ sonra: all.son_sira, son_sira: all.son_sira, degisiklikler: [] })
  })

  test('a filter narrows the page and moves the cursor past what it leaves out', async () => {
    const all = await stream('?adet=500')
    const capital = await stream('?tur=sermaye&adet=500')
    expect(capital.degisiklikler).toEqual(all.degisiklikler.filter((change) => change.tur === 'sermaye'))
    expect(capital.son_sira).toBe(all.son_sira)
    const closed = await stream('?kategoriler=kapandi,unvan&adet=500')
    expect(closed.degisiklikler).toEqual(all.degisiklikler.filter((change) => ['kapandi', 'unvan'].includes(change.kategori)))
  })

  test.each([
    ['?sonra=999999999999', 'gecersiz_parametre'],
    ['?sonra=-1', 'gecersiz_parametre'],
    ['?sonra=x', 'gecersiz_parametre'],
    ['?adet=501', 'gecersiz_parametre'],
    ['?kategoriler=yok', 'gecersiz_kategori'],
  ])('%s is %s', async (query, code) => {
    const answer = await call(`/api/v1/degisiklikler/${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ hata: code })
  })

  test('a live key sees what its companies told since it follows them, by its own numbers, which go on without a hole', async () => {
    const before = await stream('', 'live')
    expect(before).toMatchObject({ son_sira: 0, degisiklikler: [] })
    const detail = JSON.stringify({
      key: 'k',
      kind: 'durum',
      category: 'durum',
      on: '2026-01-01',
      summary: { tr: 'Şirket tasfiyeye girdi', en: 'The company entered liquidation' },
      source: { factId: 'f', noticeId: 1, quote: '<tasfiye> & "giriş"', verified: true },
      fields: {},
    }).replaceAll("'", "''")
    const number = new PgDialect({ casing: 'snake_case' }).sqlToQuery(numberChanges)
    const add = async (key: string, origin = 'notices'): Promise<void> => {
      await service.database.sql(`
        insert into changes (company_id, key, kind, category, "on", detail, announced_at, origin)
        select id, '${key}', 'durum', 'durum', '2026-01-01', '${detail}', now(), '${origin}' from companies where registry_no = '777'`)
      await service.database.sql(number.sql.replaceAll(/\$(\d+)/g, (_, at: string) => `'${String(number.params[Number(at) - 1])}'`))
    }
    await service.database.sql(`insert into companies (office, registry_root, registry_no) values ('ANKARA', '777', '777')`)
    await service.database.sql(`insert into preparations (company_id, stage) select id, 'ready' from companies where registry_no = '777'`)
    await add('old')
    await add('of a night before the follow', 'calendar')
    const live = asking(service, { key: LOCAL_KEYS.live.key, secret: LOCAL_KEYS.live.secret })
    const added = await live('/api/v1/sirket-ekle/', { json: { mudurluk: 'ANKARA', sicil_no: '777', unvan: 'BENİM VERDİĞİM AD' } })
    const followed = await stream(`?sonra=${before.son_sira}`, 'live')
    expect(followed.degisiklikler.map(({ sira }) => sira)).toEqual([1])
    await add('new')
    const later = await stream(`?sonra=${followed.son_sira}`, 'live')
    expect(later.degisiklikler).toMatchObject([
      { sira: 2, sirket: { unvan: 'BENİM VERDİĞİM AD' }, ozet: 'Şirket tasfiyeye girdi', kategori: 'durum' },
    ])
    await live(`/api/v1/sirketler/${added.body.sirket.id}/`, { method: 'DELETE' })
    await add('of nobody')
    await queueRests(service)
    expect((await stream('?sonra=0', 'live')).degisiklikler.map(({ sira }) => sira)).toEqual([1, 2])
  })

  test('an unchanged page is 304 for one request to the database', async () => {
    const ask = asking(service, (await newAccount(service)).sandbox)
    const tag = (await ask('/api/v1/degisiklikler/')).headers.get('etag') ?? ''
    await service.standIns.neon.reset()
    expect((await ask('/api/v1/degisiklikler/', { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect((await service.standIns.neon.stats()).requests).toBe(1)
  })
})

const ATOM = 'http://www.w3.org/2005/Atom'

describe('Atom', () => {
  const atom = async (path: string, more: Record<string, string> = {}) => {
    const answer = await call(path, 'sandbox', more)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const faults: string[] = []
    const document = new DOMParser({
      onError: (level, message) => {
        faults.push(`${level}: ${message}`)
      },
    }).parseFromString(await answer.text(), 'application/xml')
    expect(faults).toEqual([])
    const feed = document.documentElement
    if (!feed) throw new Error('an empty document')
    expect([feed.namespaceURI, feed.localName]).toEqual([ATOM, 'feed'])
    return { feed, etag: answer.headers.get('etag') ?? '' }
  }
  type Element = Awaited<ReturnType<typeof atom>>['feed']
  const children = (of: Element, name: string): Element[] => Array.from(of.childNodes).filter((node) => node.nodeName === name) as Element[]
  const text = (of: Element, name: string): string => {
    const found = children(of, name)
    expect(found.map((each) => each.nodeName)).toEqual([name])
    return found[0]?.textContent ?? ''
  }
  const link = (of: Element, rel: string): string | null =>
    children(of, 'link')
      .find((each) => each.getAttribute('rel') === rel)
      ?.getAttribute('href') ?? null

  test.each(['/api/v1/sirketler/DENEME-TAM/degisiklikler.atom', '/api/v1/degisiklikler.atom'])(
    '%s holds what RFC 4287 asks of a feed and its entries',
    async (path) => {
      const { feed } = await atom(path)
      expect(text(feed, 'id')).toMatch(/^tag:127\.0\.0\.1,2026:degisiklikler/)
      expect(text(feed, 'title')).toContain('Künye')
      expect(children(feed, 'author')).toHaveLength(1)
      expect(link(feed, 'self')).toBe(service.url + path)
      const entries = children(feed, 'entry')
      expect(entries.length).toBeGreaterThan(20)
      expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length)
      const instants = [feed, ...entries].map((each) => text(each, 'updated'))
      for (const instant of instants) expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
      for (const entry of entries) {
        expect(text(entry, 'title')).toMatch(/: ./)
        expect(text(entry, 'summary')).not.toBe('')
        expect(children(entry, 'category').map((each) => each.getAttribute('term'))).toHaveLength(2)
        expect(link(entry, 'alternate')).toMatch(/\/degisiklikler\/$/)
        expect(link(entry, 'via')).toMatch(/\/pdf\/$/)
      }
    },
  )

  test('says the same as the JSON feed, in the language asked for, page by page', async () => {
    const json = await feed('DENEME-LIMITED', '?adet=3&kategoriler=ortaklik')
    const { feed: turkish } = await atom('/api/v1/sirketler/DENEME-LIMITED/degisiklikler.atom?adet=3&kategoriler=ortaklik')
    expect(children(turkish, 'entry').map((entry) => text(entry, 'summary'))).toEqual(json.degisiklikler.map((change) => change.ozet))
    expect(link(turkish, 'next')).toBe(
      `${service.url}/api/v1/sirketler/DENEME-LIMITED/degisiklikler.atom?adet=3&kategoriler=ortaklik&sayfa=2`,
    )
    const { feed: english } = await atom('/api/v1/sirketler/DENEME-LIMITED/degisiklikler.atom?adet=3&kategoriler=ortaklik', {
      'accept-language': 'en',
    })
    expect(children(english, 'entry').map((entry) => text(entry, 'summary'))).toEqual(json.degisiklikler.map((change) => change.ozet_en))
    expect(english.getAttribute('xml:lang')).toBe('en')

    const numbers: string[] = []
    for (let path: string | null = '/api/v1/degisiklikler.atom?adet=30'; path !== null;) {
      const page: Element = (await atom(path)).feed
      numbers.push(...children(page, 'entry').map((entry) => text(entry, 'summary')))
      path = link(page, 'next')?.slice(service.url.length) ?? null
    }
    expect(numbers).toEqual((await stream('?adet=500')).degisiklikler.map((change) => change.ozet).toReversed())
  })

  test('is empty but valid while a company is prepared, and 304 when nothing is new', async () => {
    const { feed: slow } = await atom('/api/v1/sirketler/DENEME-YAVAS/degisiklikler.atom')
    expect(children(slow, 'entry')).toEqual([])
    expect(text(slow, 'updated')).toBe('1970-01-01T00:00:00Z')
    const { etag } = await atom('/api/v1/degisiklikler.atom')
    expect((await call('/api/v1/degisiklikler.atom', 'sandbox', { 'if-none-match': etag })).status).toBe(304)
    expect((await call('/api/v1/sirketler/DENEME-KAYNAK-KAPALI/degisiklikler.atom')).status).toBe(503)
    expect((await call('/api/v1/degisiklikler.atom?kategoriler=yok')).status).toBe(400)
  })
})
