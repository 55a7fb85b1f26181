/** Notices that a person brought: what the answers are without a statement that they are all there are, and with one. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '../../lib/domain/kernel/dates.ts'
import { importFiles } from '../../tools/kunye/import.ts'
import { LOCAL_EMAIL } from '../../tools/local/seed.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { type Answered, type Ask, asking, newAccount } from '../support/client.ts'
import { elements, openBrowser, attribute } from '../support/browser.ts'
import { eventually } from '../support/eventually.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let live: Ask
let id = 0
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)).toLocaleUpperCase('tr')

const folder = mkdtempSync(join(tmpdir(), 'kunye-brought-'))
const said: string[] = []

beforeAll(async () => {
  service = await startTestService({ pages: false })
  live = asking(service)
  // the made-up limited company as a live one that nobody fetched from the source
  for (const file of readdirSync(madeUpNotices).filter((name) => name.startsWith('deneme-limited-'))) {
    const printed = readFileSync(join(madeUpNotices, file), 'utf8')
    const [head = '', text = ''] = [printed.slice(0, printed.indexOf('\n\n')), printed.slice(printed.indexOf('\n\n') + 2)]
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
    const masthead = `SAYFA : ${field('Page')} TÜRKİYE TİCARET SİCİLİ GAZETESİ ${longDate(field('Published'))} SAYI: ${field('Issue')}`
    writeFileSync(join(folder, file), `SOURCE: made up; masthead: "${masthead}"\n\n${text}`)
  }
  vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('BASE_URL', service.url)
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)))
  await importFiles([folder])
  const [row] = (await service.database.sql(`select id from companies where registry_root = '990003' and code is null`))[0]!.rows
  id = Number(row!.id)
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await service?.close()
})

const path = (): string => `/api/v1/sirketler/${id}/liste-beyani/`
const put = (json: unknown, ask = live): Promise<Answered> => ask(path(), { method: 'PUT', json })
const check = async (kisi: string, tarih: string = service.today, ask = live) =>
  (await ask(`/api/v1/sirketler/${id}/imza-kontrol/`, { json: { kisi, tarih } })).body as {
    sonuc: string
    dayanak: string
    gerekceler: { kod: string; etki: string }[]
  }

test('the import says what stays open and the command that settles it', () => {
  expect(said.join('\n')).toContain('Who may sign stays open for 1 company')
  expect(said.at(-1)).toBe(`  npm run kunye -- import ${folder} --complete-until ${service.today} --stated-by NAME`)
})

describe('a statement', () => {
  test('makes answers definite, which say so; taken back, they are open again', async () => {
    expect(await check('Hasan Varsayım')).toMatchObject({ sonuc: 'belirsiz', dayanak: 'kayit' })
    const answer = await put({ tarih: service.today, beyan_eden: 'A. Uyum', not: 'Tasdikname' })
    expect(answer).toMatchObject({
      status: 200,
      body: { sirket: { id }, tarih: service.today, beyan_eden: 'A. Uyum', not: 'Tasdikname' },
    })
    const yes = await check('Hasan Varsayım')
    expect(yes).toMatchObject({ sonuc: 'yetkili', dayanak: 'beyan' })
    expect(yes.gerekceler.at(-1)).toMatchObject({ kod: 'liste_beyani', etki: 'bilgi' })
    expect(await check('Kimse Değil')).toMatchObject({ sonuc: 'yetkili_degil', dayanak: 'beyan' })

    expect((await live(path(), { method: 'DELETE' })).status).toBe(204)
    expect(await check('Hasan Varsayım')).toMatchObject({ sonuc: 'belirsiz', dayanak: 'kayit' })
    expect((await live(path(), { method: 'DELETE' })).status).toBe(204)
  })

  test('holds for its days only, and for its account only', async () => {
    const day = addDays(service.today, -10)
    await put({ tarih: day, beyan_eden: 'A. Uyum' })
    expect((await check('Hasan Varsayım', day)).sonuc).toBe('yetkili')
    expect((await check('Hasan Varsayım', addDays(day, 1))).sonuc).toBe('belirsiz')
    const { accountId, live: pair } = await newAccount(service)
    const other = asking(service, pair)
    expect((await put({ tarih: day, beyan_eden: 'B' }, other)).status).toBe(404)
    expect((await other(path(), { method: 'DELETE' })).status).toBe(404)
    await service.database.sql(`insert into follows (account_id, company_id) values (${accountId}, ${id})`)
    expect(await check('Hasan Varsayım', day, other)).toMatchObject({ sonuc: 'belirsiz', dayanak: 'kayit' })
  })

  test('leaves sections partial by statement, and the seal KISMI with that reason', async () => {
    await put({ tarih: service.today, beyan_eden: 'A. Uyum' })
    const { veri_durumu } = (await live(`/api/v1/sirketler/${id}/`)).body
    expect(veri_durumu).toContainEqual(
      expect.objectContaining({
        bolum: 'yetkililer',
        durum: 'kismi',
        yontem: 'beyan',
        sinirlar: [expect.stringContaining('beyan edildi')],
      }),
    )
    const report = (await live(`/api/v1/sirketler/${id}/dogrulama-raporu.pdf?bicim=json`)).body
    expect(report.veri.muhur).toMatchObject({ kod: 'KISMI' })
    expect(JSON.stringify(report.veri.muhur.gerekceler)).toContain('beyan edildi')
    expect(JSON.stringify(report)).not.toContain('A. Uyum')
  })

  test('ends when a notice of its days is found that was not brought', async () => {
    await put({ tarih: service.today, beyan_eden: 'A. Uyum' })
    expect((await check('Hasan Varsayım')).sonuc).toBe('yetkili')
    await service.database.sql(
      `insert into notices (company_id, ref, notice_type, published_on, archived_at) values (${id}, 'resmi-1', 'x', '2021-01-05', now())`,
    )
    expect(await check('Hasan Varsayım')).toMatchObject({ sonuc: 'belirsiz', dayanak: 'kayit' })
    await service.database.sql(`delete from notices where ref = 'resmi-1'`)
  })

  test.each<[unknown, string, string]>([
    [{ beyan_eden: 'A' }, 'eksik_alan', 'tarih'],
    [{ tarih: '2026-01-01' }, 'eksik_alan', 'beyan_eden'],
    [{ tarih: '2026-02-30', beyan_eden: 'A' }, 'gecersiz_tarih', 'tarih'],
    [{ tarih: '2199-01-01', beyan_eden: 'A' }, 'gecersiz_tarih', 'tarih'],
    [{ tarih: '2026-01-01', beyan_eden: 'A', kim: 'B' }, 'gecersiz_parametre', 'kim'],
    [[], 'gecersiz_govde', ''],
  ])('%j is refused: %s', async (body, code, field) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { hata: code, detay: expect.stringContaining(field) as string } })
  })
})

describe('the import', () => {
  test.each<[Parameters<typeof importFiles>[1], string]>([
    [{ completeUntil: '2026-01-01' }, '--stated-by NAME'],
    [{ statedBy: 'A' }, '--complete-until YYYY-MM-DD'],
    [{ completeUntil: '2199-01-01', statedBy: 'A' }, 'lies ahead'],
  ])('%j is refused', async (given, message) => {
    await expect(importFiles([folder], given)).rejects.toThrow(message)
  })

  test('states for every company of the folder, by whom and when', async () => {
    await live(path(), { method: 'DELETE' })
    said.length = 0
    await importFiles([folder], { completeUntil: service.today, statedBy: 'B. Hukuk' })
    expect(said.join('\n')).toContain('Stated by B. Hukuk for account yerel')
    expect(said.join('\n')).not.toContain('stays open')
    expect((await check('Hasan Varsayım')).sonuc).toBe('yetkili')
  })
})

test('the panel shows the statement, takes it back and takes another', async () => {
  const browser = openBrowser(service.url, { 'accept-language': 'tr' })
  await browser.send(await browser.open('/panel/giris/'), '/panel/giris/', { eposta: LOCAL_EMAIL })
  const link = await eventually(async () => {
    const mails = (await (await fetch(`${service.standIns.mail.url}/_mails`)).json()) as { to: string; text: string }[]
    return new URL(/https?:\S+/.exec(mails.find(({ to }) => to === LOCAL_EMAIL)?.text ?? '')?.[0] ?? '').href
  })
  await browser.send(await browser.open(link), '/panel/giris/baglanti/')
  const company = `/panel/sirketler/${id}/`
  await put({ tarih: service.today, beyan_eden: 'A. Uyum' })
  const page = await browser.open(company)
  expect(page.text).toContain('gününe kadar tam: A. Uyum')
  const ids = elements(page.document, 'input').map((each) => attribute(each, 'id'))
  expect(new Set(ids.filter(Boolean)).size).toBe(ids.filter(Boolean).length)
  const bare = await browser.send(page, `${company}liste-beyani/geri-al/`)
  expect(bare.text).not.toContain('A. Uyum')
  const again = await browser.send(bare, `${company}liste-beyani/`, { tarih: service.today, beyan_eden: 'C. Panel', not: '' })
  expect(again.text).toContain('gününe kadar tam: C. Panel')
  const refused = await browser.send(again, `${company}liste-beyani/`, { tarih: '2199-01-01', beyan_eden: 'C. Panel', not: '' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Bugünden sonraki bir gün')])
  expect((await browser.open('/panel/sirketler/DENEME-TAM/')).text).not.toContain('İlan listesinin tamlığı')
})
