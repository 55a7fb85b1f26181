import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCAL_EMAIL } from '../../dev/seed.ts'
import { attribute, type Browser, elements, openBrowser, type Seen, textOf } from '../support/browser.ts'
import { asking, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ pages: false })
})
afterAll(() => service?.close())

type Mail = { to: string; subject: string; text: string }
const mails = async (): Promise<Mail[]> => await (await fetch(`${service.standIns.mail.url}/_mails`)).json() as Mail[]

/* Mail goes out after the answer: the link is there a moment later. */
const linkTo = async (email: string, after: number): Promise<string> => {
  for (let tried = 0; tried < 100; tried++) {
    const [mail] = (await mails()).slice(after).filter(({ to }) => to === email)
    if (mail) return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').href
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no mail to ${email}`)
}

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
const newVisitor = async (companies = 100) => {
  const account = await newAccount(service, { companies })
  const email = `kisi${account.accountId}@ornek.test`
  await service.database.sql(`insert into account_emails (email, account_id) values ('${email}', ${account.accountId})`)
  return { ...account, email, browser: await signedIn(email) }
}

const idOf = (page: Seen, title: string): string => {
  const link = elements(page.document, 'a').find((each) => textOf(each) === title && attribute(each, 'href')?.startsWith('/panel/sirketler/'))
  return attribute(link, 'href') ?? ''
}

describe('signing in', () => {
  test('a link works once, in the browser that confirms it', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'tr' })
    const link = await askForLink(browser, LOCAL_EMAIL)
    const page = await browser.open(link)
    expect((await openBrowser(service.url).open(link)).status).toBe(200)
    const before = [...browser.cookies.values()].join()
    const home = await browser.send(page, '/panel/giris/baglanti/')
    expect(home.text).toContain('Takip edilen şirketler')
    expect([...browser.cookies.values()].join()).not.toBe(before)

    const other = openBrowser(service.url)
    expect(await other.send(await other.open(link), '/panel/giris/baglanti/')).toMatchObject({ status: 400, text: expect.stringContaining('Bağlantı geçersiz') as string })
    expect((await other.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  test('a link that is over, altered or missing opens nothing', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'en' })
    const before = (await mails()).length
    await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: ` ${LOCAL_EMAIL.toUpperCase()} ` })
    const link = await linkTo(LOCAL_EMAIL, before)
    const page = await browser.open(link)
    await service.database.sql(`update sign_in_links set expires_at = now() - interval '1 second' where used_at is null`)
    expect(await browser.send(page, '/panel/giris/baglanti/')).toMatchObject({ status: 400, text: expect.stringContaining('The link is not valid') as string })
    expect((await browser.send(page, '/panel/giris/baglanti/', { belirtec: 'x'.repeat(43) })).status).toBe(400)
    expect((await browser.open('/panel/giris/baglanti/?belirtec=x')).status).toBe(400)
    expect((await browser.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  test('the answer does not tell whether an address is known; an unknown one gets no mail', async () => {
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

  test('an address may ask five times an hour, known or not', async () => {
    const browser = openBrowser(service.url, { 'accept-language': 'en' })
    const page = await browser.open('/panel/giris/')
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await browser.send(page, '/panel/giris/', { eposta: 'cok@ornek.test' })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('signing out ends the session, also for a copy of its cookie', async () => {
    const { browser } = await newVisitor()
    const copy = openBrowser(service.url)
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect((await copy.open('/panel/')).text).toContain('Takip edilen şirketler')
    await browser.send(await browser.open('/panel/'), '/panel/cikis/')
    expect((await copy.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  test('an address that is removed is signed out', async () => {
    const { browser, email } = await newVisitor()
    await service.database.sql(`delete from account_emails where email = '${email}'`)
    expect((await browser.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  })

  test('cookies are out of reach of scripts and of other sites; tokens are kept as digests and stay out of the log', async () => {
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
  test('made elsewhere are refused', async () => {
    const [{ browser }, { browser: other }] = [await newVisitor(), await newVisitor()]
    const page = await browser.open('/panel/')
    const fields = { mudurluk: 'ANKARA', sicil_no: '123' }
    expect((await browser.send(page, '/panel/', fields, 'https://baska.test')).status).toBe(403)
    expect((await browser.post('/panel/', { ...fields, form: 'x' })).status).toBe(403)
    expect((await browser.post('/panel/', fields)).status).toBe(403)
    const token = attribute(elements(page.document, 'input').find((each) => attribute(each, 'name') === 'form'), 'value') ?? ''
    expect((await browser.post('/panel/', { ...fields, form: token }, null)).status).toBe(403)
    expect((await other.post('/panel/', { ...fields, form: token })).status).toBe(403)
    expect(await browser.post('/panel/', { ...fields, form: token, unvan: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
  })
})

describe('companies', () => {
  test('are added, shown with stage, officers, changes and reports, and unfollowed', async () => {
    const { browser, live, accountId } = await newVisitor()
    const ask = asking(service, live)
    const added = await browser.send(await browser.open('/panel/'), '/panel/', { mudurluk: 'istanbul', sicil_no: '812345-0', unvan: 'Deneme Unvanı' })
    expect(added.text).toContain('Şirket takibe alındı')
    expect((await browser.send(added, '/panel/', { mudurluk: 'İSTANBUL', sicil_no: '812345-0' })).text).toContain('zaten takip ediyorsunuz')
    const path = idOf(added, 'Deneme Unvanı')
    const page = await browser.open(path)
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('İSTANBUL 812345-0') as string })
    expect((await ask('/api/v1/sirketler/')).body.sirketler).toHaveLength(1)
    expect(await browser.send(added, '/panel/', { mudurluk: 'ATLANTIS', sicil_no: '1' })).toMatchObject({ status: 400, text: expect.stringContaining('Böyle bir ticaret sicili müdürlüğü yok') as string })
    expect((await browser.send(added, '/panel/', { mudurluk: 'ANKARA', sicil_no: 'abc' })).status).toBe(400)

    const other = await newVisitor()
    expect((await other.browser.open(path)).status).toBe(404)
    const theirs = await other.browser.open('/panel/')
    const form = attribute(elements(theirs.document, 'input').find((each) => attribute(each, 'name') === 'form'), 'value') ?? ''
    expect((await other.browser.post(`${path}birak/`, { form })).status).toBe(404)

    const gone = await browser.send(added, `${path}birak/`)
    expect(gone.text).toContain('Takip bırakıldı')
    const [left] = await service.database.sql(`select count(*)::int as n from follows where account_id = ${accountId}`)
    expect(left?.rows[0]?.n).toBe(0)
  })

  test('are followed up to the allowance of the plan', async () => {
    const { browser } = await newVisitor(1)
    const first = await browser.send(await browser.open('/panel/'), '/panel/', { mudurluk: 'ANKARA', sicil_no: '4711' })
    expect(await browser.send(first, '/panel/', { mudurluk: 'ANKARA', sicil_no: '4712' })).toMatchObject({ status: 402, text: expect.stringContaining('Paketin şirket hakkı doldu') as string })
  })
})

describe('keys', () => {
  test('a key made works at once and its secret is shown once; a revoked one stops', async () => {
    const { browser } = await newVisitor()
    const made = await browser.send(await browser.open('/panel/anahtarlar/'), '/panel/anahtarlar/', { etiket: 'muhasebe <b>', tur: 'canli' })
    expect(made.status).toBe(201)
    const [, key = '', secret = ''] = /(kny_canli_[\w-]+).*(kns_[\w-]+)/.exec(made.text) ?? []
    const list = await browser.open('/panel/anahtarlar/')
    expect(list.html).not.toContain(secret)
    expect(list.html).toContain('muhasebe &lt;b&gt;')
    const ask = asking(service, { key, secret })
    expect((await ask('/api/v1/sirketler/')).status).toBe(200)
    expect((await browser.open('/panel/anahtarlar/')).text).toContain('Bu saat: 1 / 100000')

    const other = await newVisitor()
    const form = attribute(elements((await other.browser.open('/panel/')).document, 'input').find((each) => attribute(each, 'name') === 'form'), 'value') ?? ''
    expect((await other.browser.post(`/panel/anahtarlar/${key}/iptal/`, { form })).status).toBe(404)
    expect((await browser.send(list, `/panel/anahtarlar/${key}/iptal/`)).text).toContain('Anahtar iptal edildi')
    const [kept] = await service.database.sql(`select revoked_at is not null as revoked, secret_sha256 <> '${secret}' as hashed from api_keys where key = '${key}'`)
    expect(kept?.rows[0]).toEqual({ revoked: true, hashed: true })
    expect((await browser.send(list, '/panel/anahtarlar/', { etiket: '' })).status).toBe(400)
  })
})
