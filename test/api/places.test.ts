/** Ways to what one follows besides keyed JSON: secret addresses, requests that may come twice, pages of the web, parts of a profile. */
import { DOMParser } from '@xmldom/xmldom'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { sheetRows } from '../../lib/platform/tables/xlsx.ts'
import { asking, keyHeaders, newAccount } from '../support/client.ts'
import { eventually } from '../support/eventually.ts'
import { mailsTo, sendForm, signedIn } from '../support/panel.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let receiver: Receiver
beforeAll(async () => {
  service = await startTestService({ pages: false })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver?.close()
  await service?.close()
})

const member = async (): Promise<{ email: string } & Awaited<ReturnType<typeof newAccount>>> => {
  const account = await newAccount(service)
  const email = `biri@${account.accountId}.test`
  await service.database.sql(`insert into account_emails (email, account_id) values ('${email}', ${account.accountId})`)
  return { ...account, email }
}

describe('a secret address', () => {
  test('gives a calendar or a feed without a key until it is changed, closed, or its member is gone', async () => {
    const { email } = await member()
    const browser = await signedIn(service, email)
    const open = async (name: string): Promise<string> => {
      const page = await sendForm(browser, `/panel/adresler/${name}/`)
      const [address] = new RegExp(`http[^"<]+/${name.endsWith('takvim') ? 'takvim' : 'akis'}/[^"<]+`).exec(page.html) ?? []
      return address!
    }
    const calendar = await open('deneme-takvim')
    const answer = await fetch(`${calendar}?gun=3650`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const text = await answer.text()
    // RFC 5545 3.1: lines end in CRLF and have at most 75 octets
    const lines = text.split('\r\n')
    expect(lines.every((line) => !line.includes('\n') && new TextEncoder().encode(line).length <= 75)).toBe(true)
    const parsed = new ICAL.Component(ICAL.parse(text))
    expect(['version', 'prodid'].map((name) => parsed.getFirstPropertyValue(name))).toEqual(['2.0', '-//Künye//gorev-bitisleri//TR'])
    const events = parsed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    const { body } = await asking(service, (await newAccount(service)).sandbox)('/api/v1/gorev-bitisleri/?gun=3650')
    const ends = body.gorev_bitisleri as { gorev_bitis: string; isim: string }[]
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(ends.map(({ gorev_bitis }) => gorev_bitis))
    expect(events.every(({ startDate, duration }) => startDate.isDate && duration.toSeconds() === 86_400)).toBe(true)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events.every(({ summary }, at) => summary.startsWith(ends[at]!.isim))).toBe(true)
    const tag = answer.headers.get('etag')!
    expect((await fetch(`${calendar}?gun=3650`, { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect((await fetch(`${calendar}?gunler=9`)).status).toBe(400)

    const feed = await open('deneme-akis')
    const atom = await fetch(`${feed}?adet=3&dil=en`)
    const read = await atom.text()
    expect([atom.status, atom.headers.get('content-type'), read.match(/<entry>/g)?.length]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      3,
    ])
    const next = /rel="next" href="([^"]+)"/.exec(read)![1]!.replaceAll('&amp;', '&')
    expect(next.startsWith(feed)).toBe(true)
    expect((await fetch(next)).status).toBe(200)
    // no address opens what another kind gives
    expect((await fetch(feed.replace('/akis/', '/takvim/').replace('degisiklikler.atom', 'gorev-bitisleri.ics'))).status).toBe(404)
    expect((await fetch(calendar.replace(/\.[^./]+\/gorev/, '.' + 'A'.repeat(43) + '/gorev'))).status).toBe(404)
    expect(service.logs.join('\n')).not.toContain(new URL(feed).pathname.split('/')[2])

    const changed = await open('deneme-takvim')
    expect([(await fetch(calendar)).status, (await fetch(changed)).status]).toEqual([404, 200])
    await sendForm(browser, '/panel/adresler/deneme-takvim/kapat/')
    expect([(await fetch(changed)).status, (await fetch(feed)).status]).toEqual([404, 200])
    await service.database.sql(`delete from account_emails where email = '${email}'`)
    expect((await fetch(feed)).status).toBe(404)
    expect((await mailsTo(service, email)).length).toBe(1)
  })

  test('of live companies shows those of the account alone', async () => {
    const { email } = await member()
    const page = await sendForm(await signedIn(service, email), '/panel/adresler/akis/')
    const [address] = /http[^"<]+\/akis\/[^"<]+/.exec(page.html)!
    const read = await (await fetch(address)).text()
    expect(read).toContain('<feed')
    expect(read).not.toContain('<entry>')
  })
})

describe('a POST with an Idempotency-Key', () => {
  const WEBHOOK = () => ({ url: `${receiver.url}/hook` })

  test('is done once; its copies get the same answer, without the secret', async () => {
    const { live } = await newAccount(service)
    const ask = asking(service, live)
    const create = (word: string, json: object) => ask('/api/v1/webhooklar/', { json, headers: { 'idempotency-key': word } })
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('bir', WEBHOOK())))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const first = answers.filter(({ headers }) => !headers.has('idempotent-replayed'))
    expect(first.map(({ body }) => body.gizli_anahtar)).toEqual([expect.stringMatching(/^whsec_/)])
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true').map(({ body }) => body.gizli_anahtar)).toEqual(
      Array(5).fill(null),
    )
    expect((await ask('/api/v1/webhooklar/')).body.adet).toBe(1)
    const [kept] = await service.database.sql(`select body from idempotent_answers where word = 'bir'`)
    expect(Buffer.from(String(kept!.rows[0]!.body), 'base64url').toString()).not.toContain('whsec_')

    expect(await create('bir', { ...WEBHOOK(), kategoriler: ['sermaye'] })).toMatchObject({ status: 422, body: { hata: 'tekrar_farkli' } })
    expect((await create('iki', WEBHOOK())).headers.has('idempotent-replayed')).toBe(false)
    expect((await ask('/api/v1/webhooklar/')).body.adet).toBe(2)
    expect(await create('ı', WEBHOOK()).catch(() => 'refused by fetch')).toBe('refused by fetch')
    expect(await create('a b', WEBHOOK())).toMatchObject({ status: 400, body: { hata: 'gecersiz_parametre' } })
  })

  test('is each account’s own word; after a day, and after work that died, it is free', async () => {
    const [a, b] = [await newAccount(service), await newAccount(service)]
    const add = (pair: typeof a.live) =>
      asking(service, pair)('/api/v1/sirket-ekle/', {
        json: { mudurluk: 'ANKARA', sicil_no: '770011' },
        headers: { 'idempotency-key': 'ekle' },
      })
    const told = async (pair: typeof a.live): Promise<[number, string]> => {
      const { status, body } = await add(pair)
      return [status, body.sonuc]
    }
    expect(await told(a.live)).toEqual([201, 'eklendi'])
    expect(await told(a.live)).toEqual([201, 'eklendi'])
    expect(await told(b.live)).toEqual([201, 'eklendi'])
    await service.database.sql(`update idempotent_answers set started_at = now() - interval '25 hours' where word = 'ekle'`)
    expect(await told(a.live)).toEqual([200, 'zaten_var'])
    await service.database.sql(`update idempotent_answers set status = null, body = null, started_at = now() where word = 'ekle'`)
    expect(await add(b.live)).toMatchObject({ status: 409, body: { hata: 'istek_suruyor' } })
    await service.database.sql(`update idempotent_answers set started_at = now() - interval '2 minutes' where word = 'ekle'`)
    expect(await told(b.live)).toEqual([200, 'zaten_var'])
  })

  test('is every POST of the contract: asked again it does nothing, gives the same answer and no secret', async () => {
    const { live, sandbox } = await newAccount(service)
    const played = await newAccount(service)
    await service.database.sql(`update api_keys set shared = true where key = '${played.sandbox.key}'`)
    const [notice] = (
      await service.database
        .sql(`select n.id, f.id as fact from notices n join companies c on c.id = n.company_id join facts f on f.notice_id = n.id
        where c.code = 'DENEME-TAM' and c.world is null and n.pdf_key is not null limit 1`)
    )[0]!.rows as { id: number; fact: string }[]
    const ofNotice = `/api/v1/ilanlar/${notice!.id}`
    const hook = (await asking(service, sandbox)('/api/v1/webhooklar/', { json: WEBHOOK() })).body.id as number
    const ofHook = `/api/v1/webhooklar/${hook}`
    await asking(service, sandbox)(`${ofHook}/yeniden-gonder/`, { json: { sonra: 0 } })
    const delivery = (await asking(service, sandbox)(`${ofHook}/`)).body.son_teslimler[0].teslim_id as string
    const verdict = { ad: 'KİMSE', liste: 'UN', liste_kaydi: '1', karar: 'farkli_kisi', karar_veren: 'KİMSE' }
    /** What is sent to each; `refused` where there is nothing that it could be done to. */
    const ASKED: Record<string, { by: typeof live; path?: string; json?: object; csv?: string; refused?: number }> = {
      '/api/v1/sirket-ekle/': { by: live, json: { mudurluk: 'ANKARA', sicil_no: '770013' } },
      '/api/v1/sirket-ekle/toplu/': { by: live, json: { sirketler: [{ mudurluk: 'ANKARA', sicil_no: '770014' }] } },
      '/api/v1/deneme/anahtar/': { by: played.sandbox },
      '/api/v1/deneme/saat/': { by: sandbox, json: { ileri: 1 } },
      '/api/v1/deneme/sahneler/': { by: sandbox, json: { sirket_id: 'DENEME-TAM', sahne: 'sermaye-artirimi' } },
      '/api/v1/sirketler/{sirket_id}/imza-kontrol/': {
        by: sandbox,
        path: '/api/v1/sirketler/DENEME-TAM/imza-kontrol/?belge=1',
        json: { kisi: 'Elif Örnekoğlu' },
      },
      '/api/v1/yetki-izlemeleri/': { by: sandbox, json: { sirket_id: 'DENEME-LIMITED' } },
      '/api/v1/mutabakat/': { by: sandbox, json: { bas_sira: 1, son_sira: 2 } },
      '/api/v1/ilanlar/{ilan_id}/itiraz/': {
        by: live,
        path: `${ofNotice}/itiraz/`,
        json: { olgu: notice!.fact, aciklama: 'Yanlış' },
        refused: 404,
      },
      '/api/v1/ilanlar/{ilan_id}/kanit/': { by: sandbox, path: `${ofNotice}/kanit/`, json: { olgu: notice!.fact } },
      '/api/v1/webhooklar/': { by: sandbox, json: WEBHOOK() },
      '/api/v1/webhooklar/{webhook_id}/test/': { by: sandbox, path: `${ofHook}/test/` },
      '/api/v1/webhooklar/{webhook_id}/gizli-anahtar/': { by: sandbox, path: `${ofHook}/gizli-anahtar/` },
      '/api/v1/webhooklar/{webhook_id}/yeniden-gonder/': { by: sandbox, path: `${ofHook}/yeniden-gonder/`, json: { sonra: 0 } },
      '/api/v1/webhooklar/{webhook_id}/teslimler/{teslim_id}/tekrar/': { by: sandbox, path: `${ofHook}/teslimler/${delivery}/tekrar/` },
      '/api/v1/yaptirim/tara/': { by: live, json: { adlar: [{ ad: 'KİMSE' }] } },
      '/api/v1/yaptirim/toplu/': { by: live, csv: 'ad\r\nKİMSE\r\n' },
      '/api/v1/yaptirim/kararlar/': { by: live, json: verdict, refused: 404 },
      '/api/v1/yaptirim/kararlar/{karar_id}/onay/': {
        by: live,
        path: '/api/v1/yaptirim/kararlar/999999/onay/',
        json: { onaylayan: 'B. Uyum' },
        refused: 404,
      },
    }
    const posts = ROUTES.filter(({ method, path, keyed }) => method === 'POST' && keyed && path !== '/mcp').map(({ path }) => path)
    expect(Object.keys(ASKED).sort()).toEqual(posts.sort())
    for (const [route, { by, path = route, json, csv, refused }] of Object.entries(ASKED)) {
      const send = () =>
        asking(service, by)(path, {
          method: 'POST',
          ...(json ? { json } : csv ? { body: csv } : {}),
          headers: { 'idempotency-key': 'herkes', ...(csv ? { 'content-type': 'text/csv' } : {}) },
        }).then((answer) => ({ ...answer, again: answer.headers.get('idempotent-replayed') }))
      // one word is one request: each of these asks under its own account's word once
      await service.database.sql(`delete from idempotent_answers where word = 'herkes'`)
      const [first, second] = [await send(), await send()]
      if (refused) {
        expect([route, first.status, second.status, second.again]).toEqual([route, refused, refused, null])
        continue
      }
      expect([route, first.status < 300, first.again, second.again], first.text).toEqual([route, true, null, 'true'])
      const secrets = first.text.match(/\b(whsec|kns)_[\w+/=-]+/g) ?? []
      expect([route, secrets.length]).toEqual([route, /gizli-anahtar|webhooklar\/$|anahtar\/$/.test(route) ? 1 : 0])
      expect(second.text).toBe(secrets.reduce((text, secret) => text.replace(`"${secret}"`, 'null'), first.text))
    }
  })

  test('that was refused is asked anew', async () => {
    const { live } = await newAccount(service, { companies: 0 })
    const add = () =>
      asking(service, live)('/api/v1/sirket-ekle/', {
        json: { mudurluk: 'ANKARA', sicil_no: '770012' },
        headers: { 'idempotency-key': 'kota' },
      })
    expect((await add()).status).toBe(402)
    await service.database.sql(
      `update plans set company_allowance = 1 from api_keys k join accounts a on a.id = k.account_id where k.key = '${live.key}' and plans.id = a.plan_id`,
    )
    expect((await add()).status).toBe(201)
  })
})

describe('a page of the web', () => {
  test('may ask with a key whose owner named its origin', async () => {
    const { email, sandbox } = await member()
    const address = `${service.url}/api/v1/sirketler/`
    const before = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.test', 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-api-key' },
    })
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(before.headers.get('access-control-allow-headers')).toContain('X-API-Secret')
    const browser = await signedIn(service, email)
    expect((await sendForm(browser, `/panel/anahtarlar/${sandbox.key}/kaynaklar/`, { kaynaklar: 'https://app.test/yol' })).status).toBe(400)
    const saved = await sendForm(browser, `/panel/anahtarlar/${sandbox.key}/kaynaklar/`, {
      kaynaklar: 'https://app.test http://localhost:3000',
    })
    expect(saved.html).toContain('https://app.test http://localhost:3000')
    const from = async (origin: string): Promise<string | null> =>
      (await fetch(address, { headers: { ...keyHeaders(sandbox), origin } })).headers.get('access-control-allow-origin')
    expect([await from('https://app.test'), await from('https://other.test')]).toEqual(['https://app.test', null])
    expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(405)
  })
})

test('of a profile the sections that are named come, and no other', async () => {
  const ask = asking(service, (await newAccount(service)).sandbox)
  const whole = (await ask('/api/v1/sirketler/DENEME-TAM/')).body
  const { body } = await ask('/api/v1/sirketler/DENEME-TAM/?alanlar=yetkililer,kimlik')
  expect(body).toEqual({
    sirket: whole.sirket,
    profil_hazir: true,
    guncelleme: whole.guncelleme,
    kimlik: whole.kimlik,
    yetkililer: whole.yetkililer,
  })
  expect((await ask('/api/v1/sirketler/DENEME-TAM/?alanlar=yetkililer,hepsi')).body.detay).toContain('veri_durumu')
})

describe('a list as a table', () => {
  const listed = [
    ['/api/v1/sirketler/', 'sirketler', 9],
    ['/api/v1/sirketler/DENEME-TAM/yetkililer/', 'yetkililer', 12],
    ['/api/v1/gorev-bitisleri/?gun=3650', 'gorev_bitisleri', 11],
    ['/api/v1/sirketler/DENEME-TAM/degisiklikler/?kategoriler=sermaye', 'degisiklikler', 15],
    ['/api/v1/degisiklikler/?sonra=3&adet=500', 'degisiklikler', 15],
  ] as const

  test.each(listed)('%s', async (path, name, columns) => {
    const { sandbox } = await newAccount(service)
    const ask = asking(service, sandbox)
    const count = (await ask(path)).body[name].length as number
    expect(count).toBeGreaterThan(0)
    const address = `${path}${path.includes('?') ? '&' : '?'}bicim=`
    const csv = await ask(`${address}csv`)
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    const bytes = new Uint8Array(await (await fetch(service.url + `${address}csv`, { headers: keyHeaders(sandbox) })).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const { data, errors } = Papa.parse<string[]>(csv.text.replace(/^\ufeff/, ''), { skipEmptyLines: true })
    expect([errors, data.length - 1, new Set(data.map(({ length }) => length))]).toEqual([[], count, new Set([columns])])
    const workbook = await fetch(service.url + `${address}xlsx`, { headers: { ...keyHeaders(sandbox), 'accept-language': 'en' } })
    const rows = await sheetRows(new Uint8Array(await workbook.arrayBuffer()))
    expect(rows.length - 1).toBe(count)
    expect(rows[0]).not.toEqual(data[0])
    // what both hold of the first record is the same
    expect(rows[1]!.map((cell) => cell.replaceAll(/\s+/g, ' '))).toEqual(
      data[1]!.slice(0, rows[1]!.length).map((cell) => cell.replaceAll(/\s+/g, ' ')),
    )
  })

  test('goes on over as many pages as there are, and refuses another form', async () => {
    const { live, accountId } = await newAccount(service, { companies: 5000 })
    await service.database.sql(`
      with made as (insert into companies (office, registry_no, registry_root, title) select 'ANKARA', 'T' || n, 'T' || n, case when n = 7 then '=1+1' else 'ŞİRKET ' || n end
        from generate_series(1, 2300) n returning id, title),
      followed as (insert into follows (account_id, company_id, title) select ${accountId}, id, title from made)
      insert into preparations (company_id, stage) select id, 'ready' from made`)
    const { text } = await asking(service, live)('/api/v1/sirketler/?bicim=csv')
    const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true })
    expect([data.length, new Set(data.map(([id]) => id)).size]).toEqual([2301, 2301])
    expect(data.map(([, title]) => title)).toContain("'=1+1")
    expect((await asking(service, live)('/api/v1/sirketler/?bicim=xls')).status).toBe(400)
  })
})

test('what changes in the API and how the service stands are feeds that need no key', async () => {
  const read = async (path: string): Promise<Document> => {
    const answer = await fetch(service.url + path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/atom+xml; charset=utf-8'])
    return new DOMParser().parseFromString(await answer.text(), 'application/xml') as unknown as Document
  }
  await service.database.sql(
    `insert into status_notes (day, component, state, tr, en) values ('${service.today}', 'api', 'yavas', 'Bakım vardı.', 'Maintenance.')`,
  )
  expect((await read('/durum.atom?dil=en')).documentElement.textContent).toContain('Maintenance.')
  const changelog = await read('/surumler.atom')
  const ids = [...changelog.getElementsByTagName('id')].map(({ textContent }) => textContent)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await fetch(`${service.url}/surumler.atom?dl=en`)).status).toBe(400)
  expect(await (await fetch(`${service.url}/surumler?dil=en`)).text()).toContain('12 months')
})

describe('mails to a member', () => {
  test('are chosen in the panel, sent by the cron through the queue, and ended from the mail', async () => {
    const { email, accountId } = await member()
    const browser = await signedIn(service, email)
    await service.database.sql(
      `insert into companies (office, registry_root, registry_no, title) values ('ANKARA', 'P1', 'P1', 'POSTA A.Ş.')`,
      `insert into follows (account_id, company_id, title) select ${accountId}, id, title from companies where registry_root = 'P1'`,
    )
    expect((await sendForm(browser, '/panel/posta/', { ozet: 'daily', dil: 'en', ivedi: '1' })).text).toContain('Kaydedildi.')
    expect((await sendForm(browser, '/panel/posta/ivedi/', { 'isaret.durum': '1' })).status).toBe(200)
    expect((await sendForm(browser, '/panel/posta/', { ozet: 'hourly', dil: 'en' })).status).toBe(400)
    const news = `
      with a as (insert into announcements (company_id, categories, changes) select id, '{durum}', '[]' from companies where registry_root = 'P1'),
      n as (insert into change_counter (last) values (1) on conflict (one) do update set last = change_counter.last + 1 returning last)
      insert into changes (company_id, key, kind, category, "on", detail, announced_at, sequence)
      select c.id, 'p1', 'durum', 'durum', '2026-11-20', '{"kind": "durum", "category": "durum", "on": "2026-11-20", "fields": {}, "source": null,
        "summary": {"tr": "Konkordato mühleti verildi <b>", "en": "Concordat granted <b>"}}', now(), n.last from companies c, n where c.registry_root = 'P1'`
    await service.database.sql(news)
    await service.cron('kunye-isler', '*/10 * * * *')
    await eventually(async () => expect((await mailsTo(service, email)).length).toBe(2))
    const [, urgent] = await mailsTo(service, email)
    expect(urgent).toMatchObject({ subject: 'Künye: POSTA A.Ş.', headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } })
    expect(urgent!.text).toContain('POSTA A.Ş.: 20 November 2026, Concordat granted <b>')
    expect(urgent!.html).toContain('Concordat granted &lt;b&gt;')

    await service.database.sql(`update member_mails set digest_on = digest_on - 1 where email = '${email}'`)
    await service.cron('kunye-isler', '0 5 * * *')
    await service.cron('kunye-isler', '0 5 * * *')
    await eventually(async () => expect((await mailsTo(service, email)).length).toBe(3))
    const digest = (await mailsTo(service, email)).at(-1)!
    expect(digest.subject).toMatch(/^Künye digest, .*: 1 item$/)

    const stop = /<(.+)>/.exec(digest.headers!['List-Unsubscribe']!)![1]!
    // what a mail program opens by itself ends nothing
    expect((await fetch(stop)).status).toBe(200)
    const wish = async (): Promise<unknown> =>
      (await service.database.sql(`select rhythm, immediate from member_mails where email = '${email}'`))[0]!.rows[0]
    expect(await wish()).toEqual({ rhythm: 'daily', immediate: true })
    expect((await fetch(stop.replace(/.\/$/, '/'), { method: 'POST' })).status).toBe(404)
    const ended = await fetch(stop, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect([ended.status, await wish()]).toEqual([200, { rhythm: 'none', immediate: false }])
    expect((await (await fetch(service.standIns.mail.url)).text()).includes('Concordat granted')).toBe(true)
  })
})

describe('what was asked', () => {
  test('stands in the panel: method, path without its query, status and id, of the account alone', async () => {
    const { email, sandbox, live } = await member()
    const asked = await asking(service, sandbox)('/api/v1/ara/?q=gizli-sorgu')
    await asking(service, live)('/api/v1/sirketler/999999/')
    await asking(service, (await newAccount(service)).sandbox)('/api/v1/gorev-bitisleri/')
    const browser = await signedIn(service, email)
    const id = asked.headers.get('x-kunye-istek-kimligi')!
    // what isolates heard is written some seconds later, not all of it at once
    let text = ''
    await eventually(async () => {
      text = (await browser.open('/panel/istekler/')).text
      expect(text).toContain(id)
      expect(text).toMatch(/GET \/api\/v1\/sirketler\/999999 404/)
    })
    expect(text).toContain('GET /api/v1/ara')
    expect(text).not.toMatch(/gizli-sorgu|gorev-bitisleri \d/)
    expect((await browser.open('/panel/istekler/?gun=2000-01-01')).text).toContain(id)
  })
})
