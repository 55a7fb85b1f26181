import { expect } from 'vitest'
import { attribute, type Browser, elements, openBrowser, type Seen } from './browser.ts'
import { eventually } from './eventually.ts'
import type { TestService } from './service.ts'

/** A mail as the stand-in took it. */
export type Mail = { to: string; subject: string; text: string; html?: string; headers?: Record<string, string> }

/** The mails that went to an address, the oldest first. */
export const mailsTo = async (service: TestService, email: string): Promise<Mail[]> =>
  ((await (await fetch(`${service.standIns.mail.url}/_mails`)).json()) as Mail[]).filter(({ to }) => to === email)

/** A browser that is signed in to the panel by the link mailed to an address. */
export const signedIn = async (service: TestService, email: string): Promise<Browser> => {
  const browser = openBrowser(service.url, { 'accept-language': 'tr', 'user-agent': `tarayici-${email}` })
  const before = (await mailsTo(service, email)).at(-1)?.text
  expect((await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: email })).status).toBe(200)
  let link = ''
  await eventually(async () => {
    const text = (await mailsTo(service, email)).at(-1)?.text
    expect(text).not.toBe(before)
    link = /http\S+belirtec=\S+/.exec(text ?? '')![0]
  })
  expect((await browser.send(await browser.open(link), '/panel/giris/baglanti/')).status).toBe(200)
  return browser
}

/** Sends a form of the panel as one of its own pages would. */
export const sendForm = async (browser: Browser, path: string, fields: Record<string, string> = {}): Promise<Seen> => {
  const inputs = elements((await browser.open('/panel/uyeler/')).document, 'input')
  const form = attribute(
    inputs.find((each) => attribute(each, 'name') === 'form'),
    'value',
  )
  return browser.post(path, { ...fields, form: form ?? '' })
}
