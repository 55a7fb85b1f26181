/** Members of an account in the panel: what each role may do, and the sessions each sees and ends. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attribute, type Browser, elements } from '../support/browser.ts'
import { newAccount } from '../support/client.ts'
import { sendForm, signedIn } from '../support/panel.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ pages: false })
})
afterAll(() => service?.close())

test('an owner makes members; each does what the role lets, sees its own sessions and ends them', async () => {
  const { accountId } = await newAccount(service)
  await service.database.sql(`insert into account_emails (email, account_id) values ('sahip@uye.test', ${accountId})`)
  const owner = await signedIn(service, 'sahip@uye.test')
  const post = async (browser: Browser, path: string, fields: Record<string, string>): Promise<number> =>
    (await sendForm(browser, path, fields)).status
  for (const role of ['member', 'settler', 'compliance', 'reader'])
    expect(await post(owner, '/panel/uyeler/', { eposta: `${role}@uye.test`, rol: role })).toBe(200)
  expect(await post(owner, '/panel/uyeler/', { eposta: 'biri@uye.test', rol: 'patron' })).toBe(400)

  const company = { mudurluk: 'ANKARA', sicil_no: '55501' }
  for (const [role, work, keys] of [
    ['member', true, false],
    ['settler', true, false],
    ['compliance', true, false],
    ['reader', false, false],
  ] as const) {
    const browser = await signedIn(service, `${role}@uye.test`)
    expect((await browser.open('/panel/')).status).toBe(200)
    expect((await post(browser, '/panel/', company)) !== 403, role).toBe(work)
    expect((await post(browser, '/panel/anahtarlar/', { ad: 'x' })) !== 403, role).toBe(keys)
    expect(await post(browser, '/panel/uyeler/', { eposta: `${role}@uye.test`, rol: 'owner' })).toBe(403)
    const seen = (await browser.open('/panel/uyeler/')).text
    expect(seen).toContain(`tarayici-${role}@uye.test`)
    expect(seen).not.toContain('tarayici-sahip@uye.test')
    // nobody ends a session of somebody else but the owner
    const [row] = await service.database.sql(`select token_sha256 from panel_sessions where email = 'sahip@uye.test'`)
    expect(await post(browser, '/panel/oturumlar/bitir/', { oturum: String(row!.rows[0]!.token_sha256) })).toBe(404)
    const [mine] = await service.database.sql(`select token_sha256 from panel_sessions where email = '${role}@uye.test'`)
    expect(
      await post(role === 'reader' ? owner : browser, '/panel/oturumlar/bitir/', { oturum: String(mine!.rows[0]!.token_sha256) }),
    ).toBe(200)
    expect((await browser.open('/panel/')).url).toBe(`${service.url}/panel/giris/`)
  }

  expect(await post(owner, '/panel/uyeler/', { eposta: 'sahip@uye.test', rol: 'reader' })).toBe(400)
  expect(await post(owner, '/panel/uyeler/cikar/', { eposta: 'sahip@uye.test' })).toBe(400)
  expect(await post(owner, '/panel/uyeler/cikar/', { eposta: 'member@uye.test' })).toBe(200)
  // an address of another account is not taken
  const other = await newAccount(service)
  await service.database.sql(`insert into account_emails (email, account_id) values ('oteki@uye.test', ${other.accountId})`)
  expect(await post(owner, '/panel/uyeler/', { eposta: 'oteki@uye.test', rol: 'reader' })).toBe(400)
})

test('cases of those that are the listed ones are the compliance role’s alone, who notes what followed', async () => {
  const { accountId } = await newAccount(service)
  await service.database.sql(
    `insert into account_emails (email, account_id, role) values ('bakan@uye.test', ${accountId}, 'owner'), ('uyum@uye.test', ${accountId}, 'compliance')`,
    `with d as (
       insert into screening_decisions (account_id, list, entry_id, entry_identity, name, name_key, decision, decided_by)
       values (${accountId}, 'UN', 'e1', 'i', 'ELİF ÖRNEKOĞLU', 'elif ornekoglu', 'same', 'uyum@uye.test') returning id)
     insert into screening_cases (decision_id, account_id, due) select id, ${accountId}, '2026-01-05' from d`,
  )
  const [owner, officer] = [await signedIn(service, 'bakan@uye.test'), await signedIn(service, 'uyum@uye.test')]
  expect((await owner.open('/panel/dosyalar/')).status).toBe(404)
  const page = await officer.open('/panel/dosyalar/')
  expect(page.text).toContain('ELİF ÖRNEKOĞLU')
  expect(page.text).toContain('05.01.2026')
  const dosya = attribute(
    elements(page.document, 'input').find((each) => attribute(each, 'name') === 'dosya')!,
    'value',
  )!
  const fields = { dosya, bilgi: 'Hukuk  müşavirliği', dondurma: '2026-01-02', bildirim: '2026-01-03' }
  const note = async (browser: Browser, more: Record<string, string> = {}): Promise<number> =>
    (await sendForm(browser, '/panel/dosyalar/', { ...fields, ...more })).status
  expect(await note(owner)).toBe(404)
  expect(await note(officer, { bildirim: '2999-01-01' })).toBe(400)
  expect(await note(officer, { dosya: '999999' })).toBe(404)
  expect(await note(officer)).toBe(200)
  const [kept] = await service.database.sql(
    `select told, frozen_on, reported_on, updated_by from screening_cases where account_id = ${accountId}`,
  )
  expect(kept!.rows).toMatchObject([{ told: 'Hukuk müşavirliği', updated_by: 'uyum@uye.test' }])
  expect((await officer.open('/panel/dosyalar/')).text).toContain('Bildirildi')
})
