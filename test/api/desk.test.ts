/** The settling desk: what the reader left open, who may close it, what that changes, for whom, and how it is undone. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importFiles } from '../../tools/kunye/import.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import type { Browser, Seen } from '../support/browser.ts'
import { type Ask, asking, newAccount } from '../support/client.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { signedIn } from '../support/signed-in.ts'

const CLAUSE =
  "Ortaklar, 10.8.2026 tarihinden itibaren müdür Hasan Varsayım'ın yanında Ayşe Uydurma'nın da bulunması hususunda mutabık kalmışlardır."

let service: TestService
let live: Ask
let other: Ask
let otherAccount = 0
let account = 0
let id = 0
let first: Browser
let second: Browser
let reader: Browser

const longDate = (day: string): string =>
  new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)).toLocaleUpperCase('tr')
const folder = mkdtempSync(join(tmpdir(), 'kunye-desk-'))
const sql = async (text: string) => (await service.database.sql(text)).at(-1)!.rows as Record<string, unknown>[]

beforeAll(async () => {
  service = await startTestService({ pages: false })
  live = asking(service)
  for (const file of readdirSync(madeUpNotices).filter((name) => name.startsWith('deneme-limited-'))) {
    const printed = readFileSync(join(madeUpNotices, file), 'utf8')
    const [head = '', text = ''] = [printed.slice(0, printed.indexOf('\n\n')), printed.slice(printed.indexOf('\n\n') + 2)]
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? ''
    const masthead = `SAYFA : ${field('Page')} TÜRKİYE TİCARET SİCİLİ GAZETESİ ${longDate(field('Published'))} SAYI: ${field('Issue')}`
    const whole = file.includes('-5-') ? text.replace(/\n\n\(9/, `\nMÜDÜRLER\n${CLAUSE}\n\n(9`) : text
    writeFileSync(join(folder, file), `SOURCE: made up; masthead: "${masthead}"\n\n${whole}`)
  }
  vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('BASE_URL', service.url)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await importFiles([folder], { completeUntil: service.today, statedBy: 'A. Uyum' })
  const [row] = await sql(
    `select c.id, f.account_id from companies c join follows f on f.company_id = c.id where registry_root = '990003' and code is null`,
  )
  ;[id, account] = [Number(row!.id), Number(row!.account_id)]
  const another = await newAccount(service)
  otherAccount = another.accountId
  other = asking(service, another.live)
  await sql(`insert into follows (account_id, company_id) values (${otherAccount}, ${id})`)
  first = await signedIn(service, account, 'bir@masa.test', 'settler')
  second = await signedIn(service, account, 'iki@masa.test', 'settler')
  reader = await signedIn(service, account, 'bakan@masa.test', 'reader')
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await service?.close()
})

type Listed = { id: string; neden: string; durum: string; agirlik: number; kisiler: string[]; bolumler: string[]; metin: string }
const listed = async (ask = live, query = ''): Promise<Listed[]> => (await ask(`/api/v1/acik-maddeler/${query}`)).body.maddeler
const theCase = async (): Promise<string> => (await listed(live, '?durum=hepsi')).find(({ metin }) => metin.includes('mutabık'))!.id
const check = async (kisi: string, ask = live) =>
  (await ask(`/api/v1/sirketler/${id}/imza-kontrol/`, { json: { kisi, tarih: service.today } })).body
const officers = async (ask = live): Promise<string[]> =>
  (await ask(`/api/v1/sirketler/${id}/yetkililer/`)).body.yetkililer.map(({ isim }: { isim: string }) => isim)

const STATED = {
  karar: 'facts',
  gerekce: 'Sözler açık',
  'f0.tur': 'appointment',
  'f0.alinti': CLAUSE,
  'f0.person': 'Ayşe Uydurma',
  'f0.role': 'manager',
  'f0.from': '2026-08-10',
}
/** The form of a case, sent with these fields and nothing that was filled in before. */
const work = async (browser: Browser, fields: Record<string, string>, eylem = 'kaydet'): Promise<Seen> => {
  const path = `/panel/masa/${await theCase()}/`
  const form = /name="form" value="([^"]+)"/.exec((await browser.open(path)).html)![1]!
  return browser.post(path, { ...fields, eylem, form })
}
const undo = async (browser: Browser): Promise<Seen> => {
  const path = `/panel/masa/${await theCase()}/`
  const form = /name="form" value="([^"]+)"/.exec((await browser.open(path)).html)![1]!
  return browser.post(`${path}geri-al/`, { gerekce: 'Yanlış okunmuş', form })
}

describe('the cases', () => {
  test('are listed with reason, sections, whose authority hangs on them, and weight; by API key they are only read', async () => {
    const [one] = await listed(live, `?sirket=${id}`)
    expect(one).toMatchObject({ durum: 'acik', neden: 'kalip_yok', kisiler: ['HASAN VARSAYIM'] })
    expect(one!.bolumler).toContain('yetkililer')
    expect(one!.agirlik).toBeGreaterThan(100)
    const path = `/api/v1/acik-maddeler/${one!.id}/`
    const detail = (await live(path)).body
    expect(detail).toMatchObject({ id: one!.id, kararlar: [], vurgu: null, masa: `${service.url}/panel/masa/${one!.id}/` })
    expect(detail.taslak).toContainEqual(
      expect.objectContaining({ tur: 'appointment', deger: expect.objectContaining({ person: 'Ayşe Uydurma', from: '2026-08-10' }) }),
    )
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect((await live(path, { method })).status).toBe(405)
    expect((await live(`/api/v1/acik-maddeler/?neden=${one!.neden}&sirket=${id}`)).body.adet).toBeGreaterThan(0)
    expect((await live('/api/v1/acik-maddeler/?neden=kosul')).body.adet).toBe(0)
    expect((await live('/api/v1/acik-maddeler/?neden=baska')).status).toBe(400)
    expect((await live('/api/v1/acik-maddeler/1-0000000000000000/')).status).toBe(404)
  })

  test('nobody sees those of companies they do not follow', async () => {
    const path = `/api/v1/acik-maddeler/${await theCase()}/`
    expect((await other(path)).status).toBe(200)
    await sql(`delete from follows where account_id = ${otherAccount}`)
    expect((await other(path)).status).toBe(404)
    expect(await listed(other)).toEqual([])
    await sql(`insert into follows (account_id, company_id) values (${otherAccount}, ${id})`)
  })
})

describe('the desk', () => {
  test('shows the clause, the draft, the keys; a reader only looks', async () => {
    const page = await first.open(`/panel/masa/${await theCase()}/`)
    expect(page.status).toBe(200)
    for (const words of ['mutabık', 'Ayşe Uydurma', 'accesskey="k"', 'accesskey="n"', 'f0.person']) expect(page.html).toContain(words)
    const looked = await reader.open(`/panel/masa/${await theCase()}/`)
    expect(looked.html).toContain('mutabık')
    expect(looked.html).not.toContain('f0.person')
    expect((await work(first, { yeni: 'departure' }, 'ekle')).html).toContain('f0.reason')
    const path = `/panel/masa/${await theCase()}/`
    const form = /name="form" value="([^"]+)"/.exec(looked.html)![1]!
    expect((await reader.post(path, { ...STATED, eylem: 'kaydet', form })).status).toBe(403)
  })

  test('the effect is shown before anything is saved', async () => {
    const seen = await work(first, STATED, 'onizle')
    expect(seen.text).toContain('Ayşe Uydurma: Müdür')
    expect(seen.text).toContain('2 farklı üyenin')
    expect(seen.text).toContain('Mühür')
    expect(await sql('select 1 from settlements')).toEqual([])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a quote from elsewhere', { ...STATED, 'f0.alinti': 'Hasan Varsayım görevden alınmıştır' }, 'birebir geçmiyor'],
    ['no reason', { ...STATED, gerekce: ' ' }, 'eksik'],
    ['no facts', { karar: 'facts', gerekce: 'x' }, 'En az bir bilgi'],
    ['a day that is none', { ...STATED, 'f0.from': '2026-02-31' }, 'Var olan bir gün'],
    ['an office that is none', { ...STATED, 'f0.role': 'patron' }, 'Listeden birini'],
    [
      'the same fact twice',
      {
        ...STATED,
        ...Object.fromEntries(
          Object.entries(STATED)
            .filter(([name]) => name.startsWith('f0'))
            .map(([name, value]) => [name.replace('f0', 'f1'), value]),
        ),
      },
      'iki kez',
    ],
    [
      'a contradiction',
      { ...STATED, 'f0.tur': 'capital', 'f0.from': '900.000,00', 'f0.to': '5', 'f0.currency': 'TRY', 'f0.operation': 'increase' },
      'çelişiyor',
    ],
  ])('%s is refused and what was written stays in the form', async (_, fields, text) => {
    const seen = await work(first, fields)
    expect([seen.status, seen.text]).toEqual([400, expect.stringContaining(text)])
    if (fields['f0.person']) expect(seen.html).toContain(fields['f0.person'])
    expect(await sql('select 1 from settlements')).toEqual([])
  })
})

describe('a decision', () => {
  test('of one member waits for another where it decides a signature, and changes nothing yet', async () => {
    expect(await check('Hasan Varsayım')).toMatchObject({ sonuc: 'belirsiz' })
    expect((await work(first, STATED)).status).toBe(200)
    expect((await listed()).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('ikinci_bekliyor')
    expect(await officers()).not.toContain('Ayşe Uydurma')
    // the same member again is the same one
    await work(first, STATED)
    expect((await listed()).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('ikinci_bekliyor')
  })

  test('that another differs from leaves the case open; one that agrees makes it hold, for this account alone', async () => {
    await work(second, { karar: 'nothing', gerekce: 'Karar yok' })
    expect((await listed()).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('anlasmazlik')
    expect(await officers()).not.toContain('Ayşe Uydurma')
    const page = await second.open(`/panel/masa/${await theCase()}/`)
    expect(page.text).toContain('Sözler açık')
    await work(second, STATED)
    expect((await live(`/api/v1/acik-maddeler/${await theCase()}/`)).body).toMatchObject({
      durum: 'karara_baglandi',
      karar: { karar: 'olgular', rol: 'hesap' },
    })
    expect(await officers()).toContain('Ayşe Uydurma')
    expect(await officers(other)).not.toContain('Ayşe Uydurma')
  })

  test('is cited by role and time and never by name; answers that rest on it say so; the seal is not raised', async () => {
    const answer = await check('Ayşe Uydurma')
    expect(answer.gerekceler).toContainEqual(expect.objectContaining({ kod: 'insan_karari', etki: 'bilgi' }))
    expect(answer.gorev_kayitlari[0].kaynak).toMatchObject({ yontem: 'insan', karar: { rol: 'hesap' }, alinti_dogrulandi: true })
    expect((await check('Hasan Varsayım')).gerekceler).toContainEqual(expect.objectContaining({ kod: 'insan_karari' }))
    expect((await check('Hasan Varsayım', other)).gerekceler).not.toContainEqual(expect.objectContaining({ kod: 'insan_karari' }))
    const report = (await live(`/api/v1/sirketler/${id}/dogrulama-raporu.pdf?bicim=json`)).body
    expect(report.veri.muhur.kod).toBe('KISMI')
    expect(JSON.stringify(report)).not.toContain('masa.test')
    expect(JSON.stringify(report.veri.yetkililer)).toContain('"yontem":"insan"')
    expect(report.veri.veri_tamligi).toContainEqual(expect.objectContaining({ bolum: 'yetkililer', durum: 'kismi' }))
  })

  test('is a change told once to its account, and to no other', async () => {
    const told = async (ask: Ask) =>
      (await ask(`/api/v1/sirketler/${id}/degisiklikler/`)).body.degisiklikler.filter(({ ozet }: { ozet: string }) => /Uydurma/i.test(ozet))
    expect(await told(live)).toHaveLength(1)
    expect((await told(live))[0].kaynak).toMatchObject({ yontem: 'insan' })
    expect(await told(other)).toEqual([])
    expect(await sql(`select account_id from changes where origin = 'settlement'`)).toEqual([{ account_id: String(account) }])
  })

  test('is undone by another, kept with who and when, and the case is open again', async () => {
    expect((await undo(first)).status).toBe(200)
    expect((await listed()).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('acik')
    expect(await officers()).not.toContain('Ayşe Uydurma')
    expect(await sql(`select 1 from changes where origin = 'settlement' and withdrawn_at is null`)).toEqual([])
    expect(
      await sql(`select decided_by, undone_by from settlements where undone_at is not null and digest <> '' order by id desc limit 1`),
    ).toEqual([{ decided_by: 'iki@masa.test', undone_by: 'bir@masa.test' }])
    expect((await undo(first)).status).toBe(404)
  })
})
