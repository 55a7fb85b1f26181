import type { Browser as Chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_EMAIL, LOCAL_KEYS } from '../../tools/local/seed.ts'
import { app } from '../../functions/panel/app.tsx'
import { openDatabase } from '../../lib/platform/database.ts'
import { attribute, type Browser, elements, openBrowser, type Seen, textOf } from '../support/browser.ts'
import { accessFaults, chromiumPath, openPage, startChromium } from '../support/chromium.ts'
import { asking, newAccount, prepared } from '../support/client.ts'
import { clearOfNextHour } from '../support/clock.ts'
import { eventually } from '../support/eventually.ts'
import { listEntry, takeList } from '../support/listed.ts'
import { startReceiver, verified } from '../support/receiver.ts'
import { ALL, REST, sampled } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

/** Tried whole by `npm test`. */
const whole = test.skipIf(REST)

let service: TestService
beforeAll(async () => {
  service = await startTestService({ pages: false })
})
afterAll(() => service?.close())

type Mail = { to: string; subject: string; text: string }
const mails = async (): Promise<Mail[]> => (await (await fetch(`${service.standIns.mail.url}/_mails`)).json()) as Mail[]

/* Mail goes out after the answer: the link is there a moment later. */
const linkTo = (email: string, after: number): Promise<string> =>
  eventually(async () => {
    const mail = (await mails()).slice(after).find(({ to }) => to === email)
    if (!mail) throw new Error(`no mail to ${email}`)
    return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').href
  })

const askForLink = async (browser: Browser, email: string): Promise<string> => {
  const before = (await mails()).length
  const sent = await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: email })
  expect(sent.text).toContain('E-postanıza bakın')
  return linkTo(email, before)
}

const signedIn = async (email = LOCAL_EMAIL): Promise<Browser> => {
  const browser = openBrowser(service.url, { 'accept-language': 'tr' })
  const home = await browser.send(await browser.open(await askForLink(browser, email)), '/panel/giris/baglanti/')
  expect(home.url).toBe(`${service.url}/panel/`)
  return browser
}

/** A new account with an address of its own. */
const newVisitor = async (allowed: { companies?: number; hourly?: number } = {}) => {
  const account = await newAccount(service, allowed)
  const email = `kisi${account.accountId}@ornek.test`
  await service.database.sql(`insert into account_emails (email, account_id) values ('${email}', ${account.accountId})`)
  return { ...account, email, browser: await signedIn(email) }
}

/** The proof that the panel's forms of this browser carry. */
const formToken = async (browser: Browser): Promise<string> =>
  attribute(
    elements((await browser.open('/panel/')).document, 'input').find((each) => attribute(each, 'name') === 'form'),
    'value',
  ) ?? ''

const idOf = (page: Seen, title: string): string => {
  const link = elements(page.document, 'a').find(
    (each) => textOf(each) === title && attribute(each, 'href')?.startsWith('/panel/sirketler/'),
  )
  return attribute(link, 'href') ?? ''
}

describe('signing in', () => {
  whole('a link works once, in the browser that confirms it', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'tr' })
    const link = await askForLink(browser, LOCAL_EMAIL)
    const page = await browser.open(link)
    expect((await openBrowser(service.url).open(link)).status).toBe(200)
    const before = [...browser.cookies.values()].join()
    const home = await browser.send(page, '/panel/giris/baglanti/')
    expect(home.text).toContain('Bugün')
    expect([...browser.cookies.values()].join()).not.toBe(before)

    const other = openBrowser(service.url)
    expect(await other.send(await other.open(link), '/panel/giris/baglanti/')).toMatchObject({
      status: 400,
      text: expect.stringContaining('Bağlantı geçersiz') as string,
    })
    expect((await other.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  whole('a link that is over, altered or missing opens nothing', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'en' })
    const before = (await mails()).length
    await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: ` ${LOCAL_EMAIL.toUpperCase()} ` })
    const link = await linkTo(LOCAL_EMAIL, before)
    const page = await browser.open(link)
    await service.database.sql(`update sign_in_links set expires_at = now() - interval '1 second' where used_at is null`)
    expect(await browser.send(page, '/panel/giris/baglanti/')).toMatchObject({
      status: 400,
      text: expect.stringContaining('The link is not valid') as string,
    })
    expect((await browser.send(page, '/panel/giris/baglanti/', { belirtec: 'x'.repeat(43) })).status).toBe(400)
    expect((await browser.open('/panel/giris/baglanti/?belirtec=x')).status).toBe(400)
    expect((await browser.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  whole('the answer does not tell whether an address is known; an unknown one gets no mail', async () => {
    const ask = async (email: string) => {
      const browser = openBrowser(service.url, { 'accept-language': 'tr' })
      const { status, url, html } = await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: email })
      return { status, url, html }
    }
    const known = await newVisitor()
    expect(await ask('kimse@ornek.test')).toEqual(await ask(known.email))
    const browser = openBrowser(service.url)
    expect((await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: 'adres' })).status).toBe(400)
    expect((await mails()).filter(({ to }) => to === 'kimse@ornek.test')).toEqual([])
  })

  whole('an address may ask five times an hour, known or not', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'en' })
    const page = await browser.open('/panel/giris/')
    const send = async (): Promise<number> => (await browser.send(page, '/panel/giris/', { eposta: 'cok@ornek.test' })).status
    await clearOfNextHour()
    for (let at = 0; at < 5; at++) expect(await send()).toBe(200)
    expect(await send()).toBe(429)
  })

  whole('a network may ask thirty times an hour, for whomever', async () => {
    const browser = openBrowser(service.url, { 'cf-connecting-ip': '192.0.2.1' })
    const page = await browser.open('/panel/giris/')
    const send = async (at: number): Promise<number> => (await browser.send(page, '/panel/giris/', { eposta: `kisi-${at}@ag.test` })).status
    await clearOfNextHour()
    for (let at = 0; at < 30; at++) expect(await send(at)).toBe(200)
    expect(await send(30)).toBe(429)
  })

  whole('signing out ends the session, also for a copy of its cookie', async () => {
    const { browser } = await newVisitor()
    const copy = openBrowser(service.url)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect((await copy.open('/panel/')).url).toBe(`${service.url}/panel/`)
    await browser.send(await browser.open('/panel/'), '/panel/cikis/')
    expect((await copy.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  whole('an address that is removed is signed out', async () => {
    const { browser, email } = await newVisitor()
    await service.database.sql(`delete from account_emails where email = '${email}'`)
    expect((await browser.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  whole('over https the cookie is bound to the host and to https', async () => {
    const env = { BASE_URL: 'https://kunye.test', DATABASE_URL: 'postgresql://kunye:x@db.test/kunye', NEON_FETCH_ENDPOINT: '' }
    const answer = await app.request('https://kunye.test/panel/giris/', {}, env)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-kunye_oturum=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  whole('cookies are out of reach of scripts and of other sites; tokens are kept as digests and stay out of the log', async () => {
    const browser = await signedIn()
    expect(browser.given.length).toBeGreaterThan(0)
    for (const line of browser.given) expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/)
    const token = browser.cookies.get('kunye_oturum') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const [kept] = await service.database.sql(`select string_agg(token_sha256, ' ') as all from panel_sessions`)
    expect(kept?.rows[0]?.all).not.toContain(token)
    const link = (await mails()).at(-1)?.text ?? ''
    const log = service.logs.join('\n')
    expect(log).not.toContain(/belirtec=([\w-]+)/.exec(link)?.[1] ?? 'x')
    expect(log).not.toContain(LOCAL_EMAIL)
  })
})

describe('forms', () => {
  whole('made elsewhere are refused', async () => {
    const [{ browser }, { browser: other }] = [await newVisitor(), await newVisitor()]
    const page = await browser.open('/panel/sirketler/')
    const fields = { mudurluk: 'ANKARA', sicil_no: '123' }
    expect((await browser.send(page, '/panel/sirketler/', fields, 'https://baska.test')).status).toBe(403)
    expect((await browser.post('/panel/sirketler/', { ...fields, form: 'x' })).status).toBe(403)
    expect((await browser.post('/panel/sirketler/', fields)).status).toBe(403)
    const token = await formToken(browser)
    expect((await browser.post('/panel/sirketler/', { ...fields, form: token }, null)).status).toBe(403)
    expect((await other.post('/panel/sirketler/', { ...fields, form: token })).status).toBe(403)
    expect(await browser.post('/panel/sirketler/', { ...fields, form: token, unvan: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
  })
})

describe('companies', () => {
  whole('are added, listed and unfollowed; another account sees nothing of them', async () => {
    const { browser, live, accountId } = await newVisitor()
    const ask = asking(service, live)
    const added = await browser.send(await browser.open('/panel/sirketler/'), '/panel/sirketler/', {
      mudurluk: 'istanbul',
      sicil_no: '812345-0',
      unvan: '<b>Deneme</b> Unvanı',
    })
    expect(added.text).toContain('Şirket takibe alındı')
    expect((await browser.send(added, '/panel/sirketler/', { mudurluk: 'İSTANBUL', sicil_no: '812345-0' })).text).toContain(
      'zaten takip ediyorsunuz',
    )
    expect(added.html).not.toContain('<b>Deneme')
    const path = idOf(added, '<b>Deneme</b> Unvanı')
    const page = await browser.open(path)
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('İSTANBUL 812345-0') as string })
    const marked = async (path: string) =>
      elements((await browser.open(path)).document, 'a').flatMap((each) =>
        attribute(each, 'aria-current') === null ? [] : [[textOf(each), attribute(each, 'aria-current')]],
      )
    expect(await marked('/panel/')).toEqual([['Bugün', 'page']])
    expect(await marked('/panel/sirketler/')).toEqual([['Şirketler', 'page']])
    expect(await marked(path)).toEqual([['Şirketler', 'true']])
    expect(await marked('/panel/sirketler/DENEME-TAM/imza/')).toEqual([['Deneme', 'true']])
    expect((await browser.open('/panel/sirketler/?dil=en')).text).toContain('İSTANBUL 812345-0 · 0 notices')
    await browser.open('/panel/sirketler/?dil=tr')
    expect((await ask('/api/v1/sirketler/')).body.sirketler).toHaveLength(1)
    expect(await browser.send(added, '/panel/sirketler/', { mudurluk: 'ATLANTIS', sicil_no: '1' })).toMatchObject({
      status: 400,
      text: expect.stringContaining('Böyle bir ticaret sicili müdürlüğü yok') as string,
    })
    expect((await browser.send(added, '/panel/sirketler/', { mudurluk: 'ANKARA', sicil_no: 'abc' })).status).toBe(400)

    const other = await newVisitor()
    expect((await other.browser.open(path)).status).toBe(404)
    expect((await other.browser.post(`${path}birak/`, { form: await formToken(other.browser) })).status).toBe(404)

    const gone = await browser.send(added, `${path}birak/`)
    expect(gone.text).toContain('Takip bırakıldı')
    const [left] = await service.database.sql(`select count(*)::int as n from follows where account_id = ${accountId}`)
    expect(left?.rows[0]?.n).toBe(0)
  })

  whole('are followed up to the allowance of the plan; what the panel asks of other Workers is limited by the hour', async () => {
    const { browser } = await newVisitor({ companies: 1, hourly: 1 })
    const first = await browser.send(await browser.open('/panel/sirketler/'), '/panel/sirketler/', {
      mudurluk: 'İSTANBUL',
      sicil_no: '912345-5',
    })
    expect(await browser.send(first, '/panel/sirketler/', { mudurluk: 'ANKARA', sicil_no: '4712' })).toMatchObject({
      status: 402,
      text: expect.stringContaining('Paketin şirket hakkı doldu') as string,
    })
    const webhooks = await browser.open('/panel/webhooklar/')
    await clearOfNextHour()
    expect((await browser.send(webhooks, '/panel/webhooklar/', { url: 'x' })).status).toBe(400)
    await eventually(async () => {
      const limited = await browser.send(webhooks, '/panel/webhooklar/', { url: 'x' })
      expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
      expect(limited.text).toContain('Saatlik istek sınırı aşıldı')
    })
  })
})

describe('keys', () => {
  whole('a key made works at once and its secret is shown once; a revoked one stops', async () => {
    const { browser } = await newVisitor()
    const made = await browser.send(await browser.open('/panel/anahtarlar/'), '/panel/anahtarlar/', {
      etiket: 'muhasebe <b>',
      tur: 'canli',
    })
    expect(made.status).toBe(201)
    const [, key = '', secret = ''] = /(kny_canli_[\w-]+).*(kns_[\w-]+)/.exec(made.text) ?? []
    const list = await browser.open('/panel/anahtarlar/')
    expect(list.html).not.toContain(secret)
    expect(list.html).toContain('muhasebe &lt;b&gt;')
    const ask = asking(service, { key, secret })
    await clearOfNextHour()
    expect((await ask('/api/v1/sirketler/')).status).toBe(200)
    await eventually(async () => expect((await browser.open('/panel/anahtarlar/')).text).toContain('Bu saat: 1 / 100000'))
    await eventually(async () =>
      expect((await browser.open('/panel/')).text).toContain('Bu saatin istekleri 1 / 100000 (en çok kullanılan anahtar: muhasebe <b>)'),
    )

    const other = await newVisitor()
    expect((await other.browser.post(`/panel/anahtarlar/${key}/iptal/`, { form: await formToken(other.browser) })).status).toBe(404)
    expect((await browser.send(list, `/panel/anahtarlar/${key}/iptal/`)).text).toContain('Anahtar iptal edildi')
    const [kept] = await service.database.sql(
      `select revoked_at is not null as revoked, secret_sha256 <> '${secret}' as hashed from api_keys where key = '${key}'`,
    )
    expect(kept?.rows[0]).toEqual({ revoked: true, hashed: true })
    expect((await browser.send(list, '/panel/anahtarlar/', { etiket: '' })).status).toBe(400)
  })

  whole('a key past its day is shown as expired, not as in use', async () => {
    const { browser, live } = await newVisitor()
    await service.database.sql(`update api_keys set expires_at = '2020-01-01' where key = '${live.key}'`)
    const item = elements((await browser.open('/panel/anahtarlar/')).document, 'li')
      .map(textOf)
      .find((text) => text.includes(live.key))
    expect(item).toContain('Süresi doldu')
    expect(item).not.toMatch(/Kullanımda|İptal et|istek/)
  })
})

/** A visitor with something on every page: a company that is ready, a report, a webhook with deliveries. */
const busyVisitor = async () => {
  const visitor = await newVisitor()
  const ask = asking(service, visitor.live)
  const added = (await ask('/api/v1/sirket-ekle/', { json: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })).body
  const id = Number(added.sirket.id)
  await prepared(ask, id)
  const db = openDatabase({
    DATABASE_URL: 'postgresql://kunye:yerel@127.0.0.1/kunye',
    NEON_FETCH_ENDPOINT: `${service.standIns.neon.url}/sql`,
  })
  await takeList(db, 'MASAK-A', [listEntry('a1', 'TUNA ÖRNEKOĞLU', { kind: 'person' })], service.today)
  for (const list of ['MASAK-B', 'MASAK-C', 'MASAK-D'] as const) await takeList(db, list, [listEntry('x', 'Bir Kişi')], service.today)
  const report = (await ask(`/api/v1/sirketler/${id}/dogrulama-raporu.pdf?bicim=json`)).body.rapor_kimligi as string
  const webhook = Number((await ask('/api/v1/webhooklar/', { json: { url: 'http://127.0.0.1:9/kunye' } })).body.id)
  await service.database.sql(
    `update term_ends set ends_on = date '${service.today}' + case when person like 'TUNA%' then 10 else -5 end where company_id = ${id}`,
  )
  const delivery = `tsl_panel${visitor.accountId}`
  await service.database.sql(`
    insert into deliveries (id, webhook_id, test, categories, state, attempts, http_status, error, published_at, last_attempt_at, history) values
    ('${delivery}', ${webhook}, false, array['sermaye'], 'given_up', 10, 500, 'status', now(), now(),
      '[{"number": 9, "at": "2026-11-20T10:00:00.000Z", "ms": 15003, "httpStatus": null, "error": "timeout"}, {"number": 10, "at": "2026-11-20T14:00:00.000Z", "ms": 1204, "httpStatus": 500, "error": "status"}]'),
    ('${delivery}-deneme', ${webhook}, true, array['sermaye'], 'succeeded', 1, 204, null, now(), now(), '[]')`)
  const paths = [
    '/panel/',
    '/panel/stil/',
    '/panel/sirketler/?bul=deneme',
    `/panel/sirketler/${id}/`,
    `/panel/sirketler/${id}/?tarih=2023-06-01&islem=odeme`,
    '/panel/imza/',
    '/panel/degisiklikler/',
    '/panel/raporlar/',
    '/panel/uyeler/',
    `/panel/sirketler/${id}/imza/`,
    `/panel/sirketler/${id}/yaptirim/`,
    '/panel/yaptirim/',
    '/panel/yaptirim/benzer/',
    '/panel/yaptirim/kararlar/',
    '/panel/yaptirim/gecmis/',
    '/panel/yaptirim/toplu/',
    '/panel/deneme/',
    '/panel/gorev-bitisleri/?gun=365',
    '/panel/gorev-bitisleri/?ay=2026-12',
    '/panel/sirketler/toplu/',
    '/panel/webhooklar/',
    `/panel/webhooklar/${webhook}/`,
    '/panel/anahtarlar/',
  ]
  return { ...visitor, ask, id, report, webhook, delivery, paths }
}
let busy: Awaited<ReturnType<typeof busyVisitor>> | null = null
const withEverything = async () => (busy ??= await busyVisitor())

let other: Browser | null = null
/** The browser of another account, which follows nothing. Made once: a network may ask for thirty links an hour. */
const someoneElse = async (): Promise<Browser> => (other ??= (await newVisitor()).browser)

const OPEN_PATHS = [
  '/panel/giris/',
  '/panel/giris/gonderildi/',
  '/panel/giris/baglanti/?belirtec=x',
  `/panel/giris/baglanti/?belirtec=${'x'.repeat(43)}`,
]

/* What a screen reader needs of every page, and what a strict reader of its headers looks for. */
const checkPage = (page: Seen, language: string): void => {
  const all = (name: string) => elements(page.document, name)
  expect({ url: page.url, faults: page.faults }).toEqual({ url: page.url, faults: [] })
  expect(attribute(all('html')[0], 'lang')).toBe(language)
  expect(page.headers.get('content-language')).toBe(language)
  expect(all('h1')).toHaveLength(1)
  expect(all('main')).toHaveLength(1)
  expect(all('head').flatMap((head) => elements(head, 'title').map(textOf))).toEqual([expect.stringMatching(/\S · Künye$/)])
  // the list of companies alone asks for more of itself, by the panel's own script
  const asks = new URL(page.url).pathname === '/panel/sirketler/'
  expect(all('script').map((script) => attribute(script, 'src'))).toEqual(asks ? ['/panel/sirketler/ara.js'] : [])
  const labelled = new Set(all('label').map((label) => attribute(label, 'for')))
  for (const field of [...all('input'), ...all('select'), ...all('textarea')].filter((each) => attribute(each, 'type') !== 'hidden'))
    expect(labelled).toContain(attribute(field, 'id'))
  for (const each of [...all('a'), ...all('button'), ...all('summary')]) expect(textOf(each)).not.toBe('')
  const ids = [...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(page.html).not.toMatch(/ style="| on[a-z]+="|(?:src|href)="https?:\/\/(?!127\.0\.0\.1)/)
  expect(page.headers.get('content-security-policy')).toBe(
    asks
      ? "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'"
      : "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
}

describe('pages', () => {
  whole('are valid, labelled, without outside resources, in both languages', async () => {
    const { browser, paths } = await withEverything()
    for (const language of ['en', 'tr']) {
      for (const path of [...paths, '/panel/yok/'])
        checkPage(await browser.open(`${path}${path.includes('?') ? '&' : '?'}dil=${language}`), language)
      const stranger = openBrowser(service.url, { 'accept-language': language })
      for (const path of OPEN_PATHS) checkPage(await stranger.open(path), language)
    }
    expect((await browser.open('/panel/yok/')).status).toBe(404)
    expect(await browser.open('/panel/sirketler/')).toMatchObject({ text: expect.stringContaining('Takip edilen şirketler') as string })
  })

  whole('a company shows officers, ends of terms, changes with quotes that lead to the evidence, and reports', async () => {
    const { browser, id, report, ask } = await withEverything()
    const page = await browser.open(`/panel/sirketler/${id}/`)
    const profile = (await ask(`/api/v1/sirketler/${id}/`)).body
    expect(profile.yetkililer.length).toBeGreaterThan(0)
    for (const officer of profile.yetkililer) {
      expect(page.text).toContain(officer.isim)
      expect(page.text).toContain(officer.kaynak.alinti.replace(/\s+/g, ' ').trim())
      if (officer.temsil_kaynak) expect(page.text).toContain(officer.temsil_kaynak.alinti.replace(/\s+/g, ' ').trim())
      if (officer.gorev_bitis) expect(page.text).toContain(officer.gorev_bitis.split('-').reverse().join('.'))
    }
    for (const change of profile.degisiklikler.slice(0, 20)) expect(page.text).toContain(change.ozet)
    const proof =
      elements(page.document, 'a')
        .map((each) => attribute(each, 'href') ?? '')
        .find((href) => href.startsWith('/panel/kanit/')) ?? ''
    const evidence = await browser.open(proof)
    expect(evidence.url).toMatch(/\/kanit\/[^/]+\/\?dil=tr$/)
    expect(evidence.text).toContain('Kanıt sayfası')
    expect(page.text).toContain(report)
    expect((await browser.open('/panel/raporlar/')).text).toMatch(/(Doğrulandı|Kısmi)/)

    const stranger = await someoneElse()
    for (const path of [`/panel/sirketler/${id}/`, proof, '/panel/sirketler/x/']) expect((await stranger.open(path)).status, path).toBe(404)
  })

  whole('a report is issued, listed, and had as PDF, page and JSON in both languages, as the API gives it; by its owner only', async () => {
    const { browser, ask, id } = await withEverything()
    const path = `/panel/sirketler/${id}/raporlar/`
    const issued = await browser.send(await browser.open(`/panel/sirketler/${id}/`), path)
    const [report = ''] = /DR-[0-9A-Z-]{14}/.exec(issued.text) ?? []
    expect(issued.text).toContain(`Rapor verildi: ${report}`)
    const links = elements(issued.document, 'a').map((each) => attribute(each, 'href') ?? '')
    expect(links.some((link) => link.startsWith(`${service.url}/dogrula/${report}?kod=`))).toBe(true)
    const api = `/api/v1/sirketler/${id}/dogrulama-raporu.pdf?rapor=${report}`
    for (const language of ['tr', 'en']) {
      const pdf = await browser.open(`${path}${report}/?bicim=pdf&rapor_dili=${language}&indir=1`)
      expect([pdf.headers.get('content-type'), pdf.headers.get('content-disposition')]).toEqual([
        'application/pdf',
        `attachment; filename="${report}${language === 'en' ? '-en' : ''}.pdf"`,
      ])
      expect(pdf.html).toBe((await ask(`${api}&dil=${language}`)).text)
      const html = await browser.open(`${path}${report}/?bicim=html&rapor_dili=${language}`)
      expect(html.html).toBe((await ask(`${api}&bicim=html&dil=${language}`)).text)
      expect(html.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    }
    expect(JSON.parse((await browser.open(`${path}${report}/?bicim=json`)).html)).toEqual((await ask(`${api}&bicim=json`)).body)

    const stranger = await someoneElse()
    for (const each of [`${path}${report}/`, `/panel/sirketler/DENEME-TAM/raporlar/${report}/`, `${path}DR-x/`])
      expect((await stranger.open(each)).status, each).toBe(404)
    expect((await browser.open(`/panel/sirketler/DENEME-TAM/raporlar/${report}/`)).status).toBe(404)
    expect((await stranger.post(path, { form: await formToken(stranger) })).status).toBe(404)
    expect((await browser.post(path, {})).status).toBe(403)
  })

  whole(
    'a signing check answers as the API does, with sources, what would settle it and who can sign; it names a wrong field',
    async () => {
      const { browser, ask, id } = await withEverything()
      const path = '/panel/sirketler/DENEME-TAM/imza/'
      const company = await browser.open('/panel/sirketler/DENEME-TAM/')
      expect(company.text).toContain('Deneme: uydurma şirket')
      const sandbox = asking(service, LOCAL_KEYS.sandbox)
      const questions: Record<string, string>[] = [
        { kisi: 'kerem kurgusal', tutar: '400.000 TL', tarih: '2026-11-01', islem: 'mal alımı', birlikte: 'Işık Farazi' },
        { kisi: 'kerem kurgusal', tutar: '400.000', para_birimi: 'USD' },
        { kisi: 'Elif Örnekoğlu' },
        { kisi: 'Hiç Kimse', tarih: '2020-01-01' },
      ]
      for (const question of questions) {
        const page = await browser.send(company, path, question)
        const { birlikte, ...rest } = question
        const answer = (
          await sandbox('/api/v1/sirketler/DENEME-TAM/imza-kontrol/', { json: { ...rest, ...(birlikte ? { birlikte: [birlikte] } : {}) } })
        ).body
        expect(page.status).toBe(200)
        expect(page.text).toContain(`${answer.kisi}: ${answer.sonuc_ad}`)
        for (const { metin, kaynak } of answer.gerekceler)
          for (const part of [metin, kaynak?.alinti ?? '']) expect(page.text).toContain(part.replace(/\s+/g, ' ').trim())
        for (const set of answer.imza_bilesimleri) expect(page.text).toContain(set.join(' + '))
        for (const limit of [...answer.sinirlar, answer.uyari]) expect(page.text).toContain(limit)
        if (answer.sonuc === 'belirsiz') expect(page.text).toContain('Neyin gidereceği')
      }
      const english = await browser.open(`${path}?dil=en`)
      expect((await browser.send(english, path, questions[0])).text).toMatch(/1 November 2026 · TRY 400,000\.00 · .*with Işık Farazi/i)
      await browser.open(`${path}?dil=tr`)
      const proof =
        elements((await browser.send(company, path, { kisi: 'Elif Örnekoğlu' })).document, 'a')
          .map((each) => attribute(each, 'href') ?? '')
          .find((href) => href.startsWith('/panel/kanit/')) ?? ''
      expect((await browser.open(proof)).text).toContain('Kanıt sayfası')

      const many = Array.from({ length: 11 }, (_, at) => `Kişi ${at}`).join('\n')
      for (const [field, told, question] of [
        ['tutar', 'Tutar: ', { kisi: 'A', tutar: 'çok' }],
        ['tarih', 'İşlem günü: ', { kisi: 'A', tarih: '2026-02-30' }],
        ['para_birimi', 'Para birimi: ', { kisi: 'A', para_birimi: 'XXZ' }],
        ['birlikte', 'Birlikte imzalayacaklar: ', { kisi: 'A', birlikte: many }],
        ['islem', 'İşlem: ', { kisi: 'A', islem: 'x'.repeat(301) }],
        ['kisi', 'Kişi: ', { kisi: `<script>${'x'.repeat(300)}` }],
      ] as const) {
        const page = await browser.send(company, path, question as Record<string, string>)
        expect([page.status, page.text], field).toEqual([400, expect.stringContaining(told)])
        const wrong = ['input', 'select', 'textarea']
          .flatMap((name) => elements(page.document, name))
          .filter((each) => attribute(each, 'aria-invalid') === 'true')
        expect(wrong.map((each) => attribute(each, 'id'))).toEqual([field])
        expect(elements(page.document, 'script')).toEqual([])
      }

      const live = await browser.open(`/panel/sirketler/${id}/`)
      const [officer] = (await ask(`/api/v1/sirketler/${id}/`)).body.yetkililer
      expect((await browser.send(live, `/panel/sirketler/${id}/imza/`, { kisi: officer.isim })).text).toContain('Sonuç')
      const stranger = await someoneElse()
      expect((await stranger.post(`/panel/sirketler/${id}/imza/`, { kisi: officer.isim, form: await formToken(stranger) })).status).toBe(
        404,
      )
      expect((await browser.post(`/panel/sirketler/${id}/imza/`, { kisi: officer.isim })).status).toBe(403)
    },
  )

  whole('a screening shows its hits; a decision on one is kept under the address of who made it, and only on a hit there is', async () => {
    const { browser, ask, id, email } = await withEverything()
    const path = `/panel/sirketler/${id}/yaptirim/`
    const page = await browser.open(path)
    expect(page.text).toMatch(/karar bekleyen isabet: 1\..*TUNA ÖRNEKOĞLU.*Karar bekliyor/)
    expect((await browser.send(page, path, { karar: 'belki' })).text).toContain('Karar: Parametre geçersiz')
    expect((await browser.send(page, path, { karar: 'ayni_kisi', liste_kaydi: 'yok' })).status).toBe(404)
    const decided = await browser.send(page, path, { karar: 'farkli_kisi', not: 'Doğum yılı\r\n<b>tutmuyor</b>' })
    expect(decided.text).toMatch(/Karar kaydedildi.*karar bekleyen isabet: 0\..*Başka biri.*Doğum yılı <b>tutmuyor<\/b>/)
    expect(decided.html).not.toContain('<b>tutmuyor')
    expect((await ask('/api/v1/yaptirim/kararlar/')).body.kararlar).toMatchObject([
      { ad: 'TUNA ÖRNEKOĞLU', liste: 'MASAK-A', liste_kaydi: 'a1', karar: 'farkli_kisi', karar_veren: email },
    ])
    const stranger = await someoneElse()
    expect((await stranger.open(path)).status).toBe(404)
    expect((await browser.post(path, { ad: 'TUNA ÖRNEKOĞLU', liste: 'MASAK-A', liste_kaydi: 'a1', karar: 'ayni_kisi' })).status).toBe(403)
  })

  whole('the work list has what is open over all companies and decides in place; past screenings have their certificates', async () => {
    const { browser, id } = await withEverything()
    // the screening of the followed may have found it
    await service.database.sql(
      `insert into screening_hits (company_id, list, entry_id, name_key, hit) values (${id}, 'MASAK-A', 'a1', 'tuna ornekoglu', '${JSON.stringify(
        {
          list: 'MASAK-A',
          entryId: 'a1',
          nameKey: 'tuna ornekoglu',
          digest: 'd',
          identity: 'i',
          name: 'TUNA ÖRNEKOĞLU',
          role: 'Müdür',
          listedName: 'TUNA ÖRNEKOĞLU',
          matched: 'TUNA ÖRNEKOĞLU',
          program: 'P',
          births: ['1970'],
          nationalities: [],
          score: null,
        },
      )}') on conflict (company_id, list, entry_id, name_key) do update set hit = excluded.hit`,
    )
    const work = await browser.open('/panel/yaptirim/')
    expect([work.faults, work.text]).toEqual([[], expect.stringMatching(/Açık \(1\).*TUNA ÖRNEKOĞLU.*Müdür.*Karar bekliyor.*Son olaylar/)])
    const decided = await browser.send(work, `/panel/sirketler/${id}/yaptirim/`, { karar: 'farkli_kisi' })
    expect([decided.status, new URL(decided.url).pathname, decided.text]).toEqual([
      200,
      '/panel/yaptirim/',
      expect.stringContaining('Karar kaydedildi.'),
    ])
    expect((await browser.open('/panel/yaptirim/benzer/')).text).toContain('Bekleyen yok.')
    const past = await browser.open('/panel/yaptirim/gecmis/')
    const [file] = elements(past.document, 'a').flatMap(
      (link) => attribute(link, 'href')?.match(/^\/panel\/yaptirim\/taramalar\/.*bicim=pdf.*/) ?? [],
    )
    const pdf = await browser.open(file!)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const stranger = await someoneElse()
    expect((await stranger.open(file!)).status).toBe(404)
    expect((await stranger.open('/panel/yaptirim/')).text).toContain('Bekleyen yok.')
  })

  whole(
    'decisions stand with who made them and why; another member confirms, and what a case says the compliance role alone reads',
    async () => {
      const { browser, ask, id, accountId, email } = await withEverything()
      const officer = `uyum${accountId}@ornek.test`
      await service.database.sql(
        `update accounts set four_eyes = true where id = ${accountId}`,
        `insert into account_emails (email, account_id, role) values ('${officer}', ${accountId}, 'compliance')`,
      )
      const path = '/panel/yaptirim/kararlar/'
      const decide = (karar: string, not: string) =>
        ask('/api/v1/yaptirim/kararlar/', {
          json: { sirket_id: id, ad: 'TUNA ÖRNEKOĞLU', liste: 'MASAK-A', liste_kaydi: 'a1', karar, not, karar_veren: email },
        })
      expect((await decide('farkli_kisi', 'Yaşı tutmuyor')).status).toBe(201)
      const own = await browser.open(path)
      expect([own.faults, own.text]).toEqual([[], expect.stringMatching(/İkinci kişinin onayını bekliyor.*Başka biri.*Yaşı tutmuyor/)])
      expect(own.text).not.toContain('Kararı onayla')
      const second = await signedIn(officer)
      expect((await second.send(await second.open(path), path)).text).toMatch(new RegExp(`Karar onaylandı.*onaylayan: ${officer}`))

      expect((await decide('ayni_kisi', 'Pasaportu aynı')).status).toBe(201)
      const seen = (await browser.open(path)).text
      expect([seen.includes('İncelemede'), seen.includes('Pasaportu aynı'), seen.includes('Aynı kişi')]).toEqual([true, false, false])
      expect((await second.open(path)).text).toMatch(/Aynı kişi.*Pasaportu aynı/)
      await service.database.sql(`update accounts set four_eyes = false where id = ${accountId}`)
      // What is in a case is cleared by the compliance role alone.
      const company = `/panel/sirketler/${id}/yaptirim/`
      expect((await browser.send(await browser.open(company), company, { karar: 'farkli_kisi' })).text).toContain('yalnız uyum rolü')
      expect((await second.send(await second.open(company), company, { karar: 'farkli_kisi' })).text).toContain('Karar kaydedildi')
    },
  )

  whole('a file of names is screened in the panel and comes back as a file; what is none says why', async () => {
    const { browser } = await withEverything()
    const path = '/panel/yaptirim/toplu/'
    const page = await browser.open(path)
    expect([
      page.faults,
      attribute(
        elements(page.document, 'form').find((form) => attribute(form, 'action') === path),
        'enctype',
      ),
    ]).toEqual([[], 'multipart/form-data'])
    const sent = async (text: string): Promise<Response> => {
      const body = new FormData()
      body.set('form', await formToken(browser))
      body.set('dosya', new File([text], 'adlar.csv', { type: 'text/csv' }))
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      return fetch(service.url + path, { method: 'POST', body, headers: { cookie, origin: service.url, connection: 'close' } })
    }
    const result = await sent('ad,tur\nTUNA ÖRNEKOĞLU,kisi\nYANLIŞ,kedi\n')
    expect([result.status, result.headers.get('content-type')]).toEqual([200, expect.stringMatching('^text/csv')])
    expect(await result.text()).toMatch(/TUNA ÖRNEKOĞLU,isabet,1.*\r\n3,YANLIŞ,hata,/)
    const refused = await sent('isim\nA\n')
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('bilinmeyen')])
    expect((await sent(`ad\n${'x'.repeat(1200 * 1024)}`)).status).toBe(413)
  })

  whole('ends of terms are listed over all companies of the account and no others, with what they rest on', async () => {
    const { browser } = await withEverything()
    const page = await browser.open('/panel/gorev-bitisleri/?gun=30')
    expect(page.text).toMatch(
      /YELİZ KURMACA.*DENEME MAKİNE.*5 gün geçti.*Bitiş tarihi ilanda yazıyor\..*TUNA ÖRNEKOĞLU.*10 gün kaldı.*Kanıt/,
    )
    expect((await (await someoneElse()).open('/panel/gorev-bitisleri/')).text).toContain('Bu sürede biten görev yok')
  })

  whole('a delivery is sent again, by its owner only', async () => {
    const { browser, webhook, delivery } = await withEverything()
    const path = `/panel/webhooklar/${webhook}/`
    const page = await browser.open(path)
    expect(page.text).toContain('Alıcı 2xx ile yanıt vermedi')
    expect(elements(page.document, 'form').filter((form) => attribute(form, 'action')?.endsWith('/tekrar/'))).toHaveLength(1)
    expect((await browser.open(`${path}teslimler/${delivery}/`)).text).toMatch(
      /Denemeler 10\. .*HTTP 500 .*1\.204 ms 9\. .*15 saniye içinde yanıt vermedi.*15\.003 ms Son 2 deneme gösterilir; toplam 10\./,
    )
    expect((await browser.send(page, `${path}teslimler/${delivery}/tekrar/`)).text).toContain('Teslim yeniden sıraya alındı')
    expect((await browser.post(`${path}teslimler/..%2F../tekrar/`, { form: await formToken(browser) })).status).toBe(404)
  })
})

describe('the workspace', () => {
  whole('tags and a note are kept by the account alone; the list is looked through by them and goes out as a file', async () => {
    const { browser, id } = await withEverything()
    const path = `/panel/sirketler/${id}/`
    const kept = await browser.send(await browser.open(path), `${path}notlar/`, {
      etiketler: 'Öncelikli,  riskli ,riskli',
      not: '=1+1 dikkat',
    })
    expect(kept.text).toContain('=1+1 dikkat')
    const listed = async (query: string) => (await browser.open(`/panel/sirketler/?${query}`)).text
    expect(await listed('etiket=riskli')).toContain('DENEME MAKİNE')
    expect(await listed('etiket=yok')).toContain('Uyan şirket yok.')
    for (const query of ['ara=deneme+makine', 'ara=912345', 'hal=hazir', 'durum=ACTIVE', 'sira=gorev-bitisi', 'mudurluk=%C4%B0STANBUL'])
      expect(await listed(query), query).toContain('DENEME MAKİNE')
    for (const query of ['ara=bulunmayan', 'hal=hazirlaniyor', 'durum=BANKRUPTCY', 'mudurluk=ANKARA'])
      expect(await listed(query), query).toContain('Uyan şirket yok.')
    const csv = await browser.open('/panel/sirketler/?bicim=csv')
    expect(csv.headers.get('content-disposition')).toMatch(/attachment; filename="sirketler-.*\.csv"/)
    expect(csv.html).toContain(`"Öncelikli, riskli",'=1+1 dikkat`)
    expect((await browser.open('/panel/sirketler/?bicim=xlsx')).html.slice(0, 2)).toBe('PK')
    const stranger = await someoneElse()
    expect((await stranger.post(`${path}notlar/`, { not: 'x', form: await formToken(stranger) })).status).toBe(404)
  })

  whole('a change is unread until the member who looks marks it; another member has marks of their own', async () => {
    const { browser, id, accountId } = await withEverything()
    await service.database.sql(`update follows set created_at = '2020-01-01' where account_id = ${accountId} and company_id = ${id}`)
    const unread = (text: string): number => Number(/(\d+) okunmamış/.exec(text)?.[1])
    const page = await browser.open('/panel/degisiklikler/')
    const all = unread(page.text)
    expect(all).toBeGreaterThan(3)
    expect(unread((await browser.send(page, '/panel/degisiklikler/')).text)).toBe(all - 1)
    const email = `ikinci${accountId}@ornek.test`
    await service.database.sql(`insert into account_emails (email, account_id, role) values ('${email}', ${accountId}, 'reader')`)
    const second = await signedIn(email)
    const theirs = await second.open('/panel/degisiklikler/')
    expect(unread(theirs.text)).toBe(all)
    expect(unread((await second.send(theirs, '/panel/degisiklikler/okundu/')).text)).toBe(0)
    expect(unread((await browser.open('/panel/degisiklikler/')).text)).toBe(all - 1)
    expect((await browser.open('/panel/uyeler/')).text).toMatch(new RegExp(`Giriş günlüğü.*${email}`))
  })

  whole('a file of companies is added in bulk; over the allowance nothing is', async () => {
    const { browser, live } = await newVisitor({ companies: 2 })
    const form = await formToken(browser)
    const upload = async (text: string): Promise<{ status: number; location: string; html: string }> => {
      const body = new FormData()
      body.set('form', form)
      body.set('dosya', new File([text], 'sirketler.csv', { type: 'text/csv' }))
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { cookie, origin: service.url, connection: 'close' }
      const answer = await fetch(`${service.url}/panel/sirketler/toplu/`, { method: 'POST', body, headers, redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
    }
    const over = await upload('müdürlük;sicil no\nBURSA;1\nBURSA;2\nBURSA;3\n')
    expect([over.status, over.html]).toEqual([402, expect.stringContaining('hiçbiri eklenmedi')])
    expect((await upload('hiçbir şey')).status).toBe(303)
    const { status, location } = await upload('Unvan,Sicil No,Müdürlük\n"Bir, İki A.Ş.",501,bursa\nÜç,501-1,BURSA\nDört,502,ATLANTIS\n')
    expect(status).toBe(303)
    await eventually(async () =>
      expect((await browser.open(location)).text).toMatch(/Bitti .*Eklendi: 1.*Dosyada ikinci kez: 1.*Böyle bir müdürlük yok: 1/),
    )
    const ask = asking(service, live)
    const started = await ask('/api/v1/sirket-ekle/toplu/', { json: { sirketler: [{ mudurluk: 'Bursa', sicil_no: '501' }] } })
    expect([started.status, started.body.yeni]).toEqual([202, 0])
    const state = async () => (await ask(String(started.body.durum_adresi))).body
    await eventually(async () => expect((await state()).durum).toBe('bitti'))
    expect((await state()).satirlar).toMatchObject([{ satir: 1, sonuc: 'zaten_var' }])
    const many = Array.from({ length: 2 }, (_, at) => ({ mudurluk: 'BURSA', sicil_no: String(900 + at) }))
    expect(await ask('/api/v1/sirket-ekle/toplu/', { json: { sirketler: many } })).toMatchObject({ status: 402 })
    expect((await ask('/api/v1/sirketler/')).body.adet).toBe(1)
    const other = asking(service, (await newVisitor()).live)
    expect((await other(String(started.body.durum_adresi))).status).toBe(404)
    const sandbox = asking(service, LOCAL_KEYS.sandbox)
    const tried = await sandbox('/api/v1/sirket-ekle/toplu/', { json: { sirketler: many } })
    expect((await sandbox(String(tried.body.durum_adresi))).body).toMatchObject({ durum: 'bitti', sonuclar: { eklendi: 2 } })
  })

  whole('a browser gets a page at an unknown address, a program gets JSON; the first page shows an answer of the sandbox', async () => {
    const page = await fetch(`${service.url}/boyle-bir-yer-yok`, { headers: { accept: 'text/html,application/xhtml+xml' } })
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      404,
      expect.stringContaining('text/html'),
      expect.stringContaining('Böyle bir sayfa yok'),
    ])
    expect((await (await fetch(`${service.url}/boyle-bir-yer-yok`)).json()) as object).toMatchObject({ hata: 'bulunamadi' })
    const first = await openBrowser(service.url).open('/')
    const signers = (await asking(service, LOCAL_KEYS.sandbox)('/api/v1/sirketler/DENEME-TAM/imza-bilesimleri/?tutar=5000000&islem=kredi'))
      .body
    for (const { kisiler } of signers.bilesimler)
      expect(first.text).toContain(kisiler.map(({ isim }: { isim: string }) => isim).join(' + '))
    const english = (await openBrowser(service.url).open('/?dil=en')).text
    expect(english).toContain('TCC')
    expect(english).not.toMatch(/TTK|KoopK/)
  })
})

describe('webhooks', () => {
  whole(
    'are made, tested, paused, changed, given a new secret and deleted, each as by the API; a secret stands on one page only',
    async () => {
      const { browser, live } = await newVisitor()
      const [ask, receiver] = [asking(service, live), await startReceiver()]
      try {
        const list = await browser.open('/panel/webhooklar/')
        const made = await browser.send(list, '/panel/webhooklar/', {
          url: `${receiver.url}/a`,
          kategori_sermaye: '1',
          kategori_durum: '1',
        })
        const secretOn = (page: Seen): string => /whsec_[\w+/=]+/.exec(page.text)?.[0] ?? ''
        expect(made.status).toBe(201)
        const secret = secretOn(made)
        const [stored] = (await ask('/api/v1/webhooklar/')).body.webhooklar
        expect(stored).toMatchObject({ url: `${receiver.url}/a`, aktif: true, kategoriler: ['durum', 'sermaye'] })
        const path = `/panel/webhooklar/${stored.id}/`
        const api = async () => (await ask(`/api/v1/webhooklar/${stored.id}/`)).body
        let page = await browser.open(path)
        expect(page.html + (await browser.open('/panel/webhooklar/')).html).not.toContain('whsec_')

        page = await browser.send(page, `${path}deneme/`)
        expect(page.text).toContain('Deneme bildirimi: Başarılı · HTTP 204.')
        expect(verified(receiver.received[0]!, secret)).toMatchObject({ olay: 'test' })
        receiver.manner(500)
        page = await browser.send(page, `${path}deneme/`)
        expect(page.text).toContain('Deneme bildirimi: Vazgeçildi · HTTP 500 · Alıcı 2xx ile yanıt vermedi.')
        receiver.manner(204)

        page = await browser.send(page, `${path}durum/`)
        expect([page.text.includes('Webhook duraklatıldı'), (await api()).aktif]).toEqual([true, false])
        page = await browser.send(page, `${path}durum/`)
        expect([page.text.includes('sürdürülüyor'), (await api()).aktif]).toEqual([true, true])
        page = await browser.send(page, path, { url: `${receiver.url}/b` })
        expect([page.text.includes('Webhook değiştirildi'), await api()]).toMatchObject([
          true,
          { url: `${receiver.url}/b`, tum_kategoriler: true },
        ])

        const rotated = await browser.send(page, `${path}gizli-anahtar/`)
        page = await browser.open(path)
        await browser.send(page, `${path}deneme/`)
        for (const each of [secret, secretOn(rotated)]) expect(verified(receiver.received.at(-1)!, each)).toMatchObject({ olay: 'test' })
        expect(secretOn(rotated)).not.toBe(secret)
        expect((await browser.send(page, `${path}sil/`)).text).toContain('Webhook silindi')
        expect((await browser.open(path)).status).toBe(404)
      } finally {
        await receiver.close()
      }
    },
  )

  whole('an address is refused in the words of the API, naming the field; what was written stays in the form', async () => {
    const { browser, live } = await newVisitor()
    for (const url of [
      'http://ornek.test/',
      'https://10.0.0.1/',
      'https://yerel.localhost/',
      'https://ornek.com.tr:22/',
      'javascript:alert(1)',
      '"><b>x',
      '',
      `https://ornek.com.tr/${'x'.repeat(2100)}`,
    ]) {
      const page = await browser.send(await browser.open('/panel/webhooklar/'), '/panel/webhooklar/', { url, kategori_adres: '1' })
      const told = (await asking(service, live)('/api/v1/webhooklar/', { json: { url, kategoriler: ['adres'] } })).body.detay as string
      expect([page.status, page.text], url).toEqual([400, expect.stringContaining(told.replace(/^url/, 'Adres (URL)'))])
      const [field, box] = ['url', 'kategori_adres'].map((id) =>
        elements(page.document, 'input').find((each) => attribute(each, 'id') === id),
      )
      expect([attribute(field, 'aria-invalid'), attribute(field, 'value'), attribute(box, 'checked')]).toEqual([
        'true',
        url.slice(0, 2048),
        '',
      ])
    }
    expect((await browser.open('/panel/webhooklar/')).text).toMatch(/deneme anahtarıyla, API üzerinden kurulur.*Webhook yok\./)
  })

  whole('nobody but the owner reads or changes one; without the proof of the form nobody does', async () => {
    const { browser, ask, webhook, delivery } = await withEverything()
    const stranger = await someoneElse()
    const path = `/panel/webhooklar/${webhook}/`
    const before = (await ask(`/api/v1/webhooklar/${webhook}/`)).body
    expect((await stranger.open(path)).status).toBe(404)
    const [form, fields] = [await formToken(stranger), { url: 'https://ornek.com.tr/', aktif: '0' }]
    for (const action of ['', 'durum/', 'deneme/', 'gizli-anahtar/', 'sil/', `teslimler/${delivery}/tekrar/`]) {
      expect((await stranger.post(path + action, { ...fields, form })).status, action).toBe(404)
      expect((await browser.post(path + action, fields)).status, action).toBe(403)
    }
    expect((await ask(`/api/v1/webhooklar/${webhook}/`)).body).toEqual(before)
  })
})

/* The style sheet changes colours by the scheme alone and layout by the width alone. A look at a page takes a core most of a second. */
const LOOKS = [
  ['light', 320],
  ['dark', 1280],
] as const

describe.skipIf(chromiumPath === null)('in Chromium (set CHROMIUM to its path where it is not found)', () => {
  let chromium: Chromium
  beforeAll(async () => {
    chromium = await startChromium()
  })
  afterAll(() => chromium?.close())

  test('axe finds nothing wrong, in light on a phone and in dark on a desk; nothing is wider than the screen', async () => {
    const { browser: visitor, paths } = await withEverything()
    const faults: string[] = []
    for (const [colorScheme, width] of sampled(LOOKS, 1)) {
      const { context, page } = await openPage(chromium, { colorScheme, viewport: { width, height: 800 } })
      const look = async (path: string, then: () => Promise<unknown> = async () => undefined): Promise<void> => {
        await page.goto(service.url + path)
        await then()
        const where = `${path} ${colorScheme} ${width}`
        if (process.env.SCREENSHOTS)
          await page.screenshot({ path: `${process.env.SCREENSHOTS}/${where.replace(/[^a-z0-9]+/gi, '-')}.png`, fullPage: true })
        for (const fault of await accessFaults(page)) faults.push(`${where}: ${fault}`)
        if ((await page.evaluate<number>('document.documentElement.scrollWidth')) > width) faults.push(`${where}: wider than the screen`)
      }
      const askWhoMaySign = async (): Promise<void> => {
        await page.locator('#kisi').fill('Kerem Kurgusal')
        await page.locator('#tutar').fill('400.000 TL')
        await page.getByRole('button', { name: 'Denetle' }).click()
        await page.getByRole('heading', { name: 'Sonuç' }).waitFor()
      }
      const read = ['/durum', '/hukuk/kosullar', '/kilavuzlar', '/deneme', '/surumler', '/belgeler', '/belgeler/dogrulama?dil=en']
      for (const path of sampled(['/', ...read, '/dogrula/DR-0000-0000-0000', ...OPEN_PATHS], 2)) await look(path)
      await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: service.url })))
      for (const path of sampled(paths, 3)) await look(path)
      await look('/panel/sirketler/DENEME-TAM/imza/', askWhoMaySign)
      await context.close()
    }
    expect(faults).toEqual([])
  })

  whole('the list of companies is searched while one types, and what it is exported by follows', async () => {
    const { browser: visitor } = await withEverything()
    const { context, page } = await openPage(chromium, {})
    const wrong: string[] = []
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: service.url })))
    await page.goto(`${service.url}/panel/sirketler/`)
    await page.locator('#bulunanlar tbody tr').first().waitFor()
    await page.locator('#ara').pressSequentially('yokböylebirşirket')
    await page.getByText('Uyan şirket yok.').waitFor()
    // the first letters alone find nothing, too
    await eventually(async () => expect(await page.locator('#indir a').first().getAttribute('href')).toContain('ara=yokb'))
    await page.locator('#bul').pressSequentially('yokböylebirşirket')
    await page.getByText('Bu unvanla bilinen şirket yok.').waitFor()
    expect(wrong).toEqual([])
    await context.close()
  })

  whole('signing in and adding a company go by keyboard alone, with scripts off', async () => {
    const { email } = await newVisitor()
    const { page } = await openPage(chromium, { javaScriptEnabled: false })
    const before = (await mails()).length
    await page.goto(`${service.url}/panel/giris/`)
    await page.locator('#eposta').focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/gonderildi/')
    await page.goto(await linkTo(email, before))
    await page.getByRole('button', { name: 'Giriş yap' }).press('Enter')
    await page.waitForURL('**/panel/')
    await page.goto(`${service.url}/panel/sirketler/`)
    await page.getByLabel('Ticaret sicili müdürlüğü').fill('ANKARA')
    await page.getByLabel('Sicil numarası').fill('4711')
    await page.keyboard.press('Enter')
    await page.getByRole('status').waitFor()
    expect(await page.getByRole('status').textContent()).toContain('Şirket takibe alındı')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('İçeriğe geç')
    await page.getByText('Takibi bırak').press('Enter')
    await page.getByRole('button', { name: 'Evet, bırak' }).press('Enter')
    await page.getByText('Takip bırakıldı').waitFor()
  })

  // to draw all operations takes a core five seconds: with `npm run test:rest`; what its program is given keyless.test.ts holds in any case
  test.runIf(ALL)('the reference shows every operation, a request with the key filled in is answered, nobody else is asked', async () => {
    const { page } = await openPage(chromium, {})
    const asked = new Set<string>()
    const wrong: string[] = []
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    await page.goto(`${service.url}/belgeler/dene`)
    await page.locator('.opblock').first().waitFor()
    const described = (await (await fetch(`${service.url}/openapi.json`)).json()) as Record<'paths' | 'webhooks', Record<string, object>>
    expect(await page.locator('.opblock').count()).toBe(
      [described.paths, described.webhooks].flatMap(Object.values).flatMap(Object.keys).length,
    )
    // the list of companies: it needs nothing filled in but the key
    const list = page.locator('.opblock', { has: page.locator('.opblock-summary-path[data-path="/api/v1/sirketler/"]') }).first()
    await list.locator('.opblock-summary-control').click()
    await list.locator('.authorization__btn[aria-label="authorization button locked"]').first().waitFor()
    await list.getByRole('button', { name: 'Execute' }).click()
    await list.locator('.live-responses-table tbody .response-col_status').first().filter({ hasText: '200' }).waitFor()
    expect({ asked: [...asked], wrong }).toEqual({ asked: [service.url], wrong: [] })
  })

  test.runIf(ALL)('the reference says where to look instead when its program cannot be loaded', async () => {
    const { page } = await openPage(chromium, {})
    await page.route('**/belgeler/program.js', (route) => route.abort())
    await page.goto(`${service.url}/belgeler/dene`)
    const told = page.locator('#yok')
    await told.waitFor({ state: 'visible' })
    expect(await told.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/openapi.json?dil=tr',
    ])
  })
})
