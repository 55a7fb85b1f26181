/** The settling desk: what the reader left open, who may close it, what that changes, for whom, and how it is undone. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importFiles } from '../../tools/kunye/import.ts'
import { runKunye } from '../../tools/kunye/program.ts'
import { LOCAL_KEYS } from '../../tools/local/seed.ts'
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
    // what two made hold two undo: the first asks, and sees that another one has to
    const asked = await undo(first)
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Başka bir üyenin de geri alması gerekir')])
    expect(asked.html).not.toContain('id="geri_gerekce"')
    const path = `/panel/masa/${await theCase()}/`
    const withdrawn = await first.send(asked, `${path}geri-al/`, { vazgec: '1' })
    expect([withdrawn.status, withdrawn.text]).toEqual([200, expect.not.stringContaining('Geri alınması istendi')])
    await undo(first)
    expect((await listed(live, '?durum=kapali')).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('karara_baglandi')
    expect((await second.open(`/panel/masa/${await theCase()}/`)).text).toContain('Geri alınması istendi')
    expect((await undo(second)).status).toBe(200)
    expect((await listed()).find(({ metin }) => metin.includes('mutabık'))?.durum).toBe('acik')
    expect(await officers()).not.toContain('Ayşe Uydurma')
    expect(await sql(`select 1 from changes where origin = 'settlement' and withdrawn_at is null`)).toEqual([])
    expect(
      await sql(`select decided_by, undone_by from settlements where undone_at is not null and digest <> '' order by id desc limit 1`),
    ).toEqual([{ decided_by: 'iki@masa.test', undone_by: 'iki@masa.test' }])
    expect((await undo(first)).status).toBe(404)
  })
})

describe('over the API', () => {
  const FACTS = {
    karar: 'olgular',
    gerekce: 'Sözler açık',
    olgular: [{ tur: 'appointment', deger: { person: 'Ayşe Uydurma', role: 'manager', from: '2026-08-10' }, alinti: CLAUSE }],
  }
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${service.url}/api/v1/acik-maddeler/${await theCase()}/${path}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as { detay: string; etki: { metinler: string[] } },
    }
  }
  const as = (browser: Browser, more: Record<string, string> = {}) => ({
    cookie: `kunye_oturum=${browser.cookies.get('kunye_oturum')}`,
    ...more,
  })

  test('a case is settled and undone by members who are signed in, two of them, and never by a key', async () => {
    const key = { 'x-api-key': LOCAL_KEYS.live.key, 'x-api-secret': LOCAL_KEYS.live.secret }
    for (const headers of [{}, key, { cookie: 'kunye_oturum=x' }, as(first, { origin: 'https://baska.test' })]) {
      const refused = await send('karar', FACTS, headers)
      expect(refused).toMatchObject({ status: 401, body: { hata: 'yetkisiz', detay: expect.stringContaining('Oturum gerekir') } })
      expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await send('karar', FACTS, as(reader))).status).toBe(404)
    const seen = await send('karar', { ...FACTS, onizleme: true }, as(first))
    expect(seen).toMatchObject({ status: 200, body: { gecerli: false, gereken: 2, kaydedildi: false } })
    expect(seen.body.etki.metinler).toContainEqual(expect.stringContaining('Ayşe Uydurma: Müdür'))
    expect(await sql('select 1 from settlements where undone_at is null')).toEqual([])
    expect((await send('karar', FACTS, as(first, { origin: service.url }))).body).toMatchObject({ gecerli: false, kaydedildi: true })
    expect((await send('karar', FACTS, as(second))).body).toMatchObject({ gecerli: true })
    expect(await officers()).toContain('Ayşe Uydurma')
    expect((await send('karar', { karar: 'bir_sey_belirtmiyor', gerekce: 'x' }, as(first))).body.detay).toContain(
      'iki üye onu geri almalıdır',
    )
    expect((await send('geri-al', { gerekce: 'Yanlış' }, as(first))).body).toEqual({ geri_alindi: false })
    expect((await send('geri-al', { gerekce: 'Yanlış' }, as(first))).body).toEqual({ geri_alindi: false })
    const withdraw = async (browser: Browser) =>
      (
        await fetch(`${service.url}/api/v1/acik-maddeler/${await theCase()}/geri-al/`, {
          method: 'DELETE',
          headers: as(browser, { origin: service.url }),
        })
      ).status
    expect([await withdraw(second), await withdraw(first), await withdraw(first)]).toEqual([404, 204, 404])
    for (const _ of [1, 2]) expect((await send('geri-al', { gerekce: 'Yanlış' }, as(first))).body).toEqual({ geri_alindi: false })
    expect((await send('geri-al', { gerekce: 'Yanlış' }, as(second))).body).toEqual({ geri_alindi: true })
    expect(await officers()).not.toContain('Ayşe Uydurma')
    expect((await send('geri-al', { gerekce: 'Yanlış' }, as(second))).status).toBe(404)
  })

  test.each<[string, object, string]>([
    [
      'a field that the kind does not have',
      { ...FACTS, olgular: [{ ...FACTS.olgular[0], deger: { person: 'A', role: 'manager', rol: 'x' } }] },
      'olgular.0.deger.rol',
    ],
    [
      'a value of another type',
      { ...FACTS, olgular: [{ ...FACTS.olgular[0], deger: { person: 7, role: 'manager' } }] },
      'olgular.0.deger.person',
    ],
    [
      'an office that is none',
      { ...FACTS, olgular: [{ ...FACTS.olgular[0], deger: { person: 'A', role: 'patron' } }] },
      'olgular.0.deger.role',
    ],
    ['a quote from elsewhere', { ...FACTS, olgular: [{ ...FACTS.olgular[0], alinti: 'başka sözler' }] }, 'olgular.0.alinti'],
    ['no reason', { ...FACTS, gerekce: '' }, 'gerekce'],
    ['a decision that is none', { ...FACTS, karar: 'x' }, 'karar'],
    ['no facts', { ...FACTS, olgular: [] }, 'olgular'],
  ])('%s is refused by name', async (_, body, field) => {
    const refused = await send('karar', body, as(first))
    expect([refused.status, refused.body.detay]).toEqual([400, expect.stringMatching(new RegExp(`^${field.replaceAll('.', '\\.')}: `))])
    expect(await sql('select 1 from settlements where undone_at is null')).toEqual([])
  })
})

describe('the signing desk', () => {
  const ask = async (fields: Record<string, string>): Promise<Seen> => first.send(await first.open('/panel/imza/'), '/panel/imza/', fields)

  test('says who can sign where no person is named, each set with its words; co-signers of nobody are no question', async () => {
    const seen = await ask({ sirket: 'DENEME-TAM', islem: 'kredi', tutar: '5 milyon TL' })
    expect([seen.status, seen.text]).toEqual([200, expect.stringMatching(/Kim imzalayabilir\?.*ELİF ÖRNEKOĞLU.*İlandaki sözler/)])
    const refused = await ask({ sirket: 'DENEME-TAM', islem: 'kredi', birlikte: 'Işık Farazi' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Kişi')])
  })

  test('watches a question, says so on its page, and ends it', async () => {
    const made = await first.send(await first.open('/panel/izlemeler/'), '/panel/izlemeler/', {
      sirket: String(id),
      kisi: 'Hasan Varsayım',
      islem: 'kredi',
      tutar: '5 milyon',
    })
    expect([made.status, made.text]).toEqual([200, expect.stringMatching(/İzleme kuruldu.*Hasan Varsayım · .* · 5\.000\.000,00 TL/)])
    const [{ id: watch }] = (await sql('select id from authority_watches')) as [{ id: number }]
    expect((await first.send(made, `/panel/izlemeler/${watch}/sil/`)).text).toContain('İzleme silindi')
    expect(await sql('select 1 from authority_watches')).toEqual([])
    expect((await first.open('/panel/imza-durumu/?islem=kredi&tutar=5%20milyon')).status).toBe(200)
    const home = (await first.open('/panel/')).html
    for (const link of ['/panel/masa/', '/panel/imza-durumu/?neden=imzalayan_yok', '/panel/imza-durumu/?neden=imzaci_kaybi'])
      expect(home).toContain(`href="${link}"`)
  })

  test('the file of a company is of a day, of what was known on a day, or of a place on its slider', async () => {
    const path = `/panel/sirketler/${id}/`
    expect((await first.open(`${path}?konum=0`)).text).toContain('günündeki hâli')
    const then = await first.open(`${path}?tarih=2022-01-01&bilinen=2022-01-01`)
    expect(then.text).toContain('günü bilinebilecek olanlarla')
    expect(then.html).toContain('name="bilinen" value="2022-01-01"')
  })
})

describe('the operator tool', () => {
  const printed = async (...args: string[]): Promise<string> => {
    const log = vi.mocked(console.log)
    log.mockClear()
    await runKunye(['desk', ...args])
    return log.mock.calls.flat().join('\n')
  }

  test('counts the cases, prints what was settled and what waits for an answer', async () => {
    expect(await printed('stats')).toMatch(/reason.*opened.*\n.*\nno_frame/)
    expect(await printed('objections')).toBe('No objection waits for an answer.')
    const [notice] = (await live(`/api/v1/sirketler/${id}/ilanlar/`)).body.ilanlar
    const [fact] = (await live(`/api/v1/ilanlar/${notice.ilan_id}/`)).body.olgular
    await live(`/api/v1/ilanlar/${notice.ilan_id}/itiraz/`, { json: { olgu: fact.id, aciklama: 'Adres yanlış' } })
    expect(await printed('objections')).toContain('Adres yanlış')
    for (const browser of [first, second]) await work(browser, STATED)
    expect(await printed('export')).toBe('')
    const [{ name }] = (await sql(`select name from accounts where id = ${account}`)) as [{ name: string }]
    expect(await printed('share', name)).toContain('is exported')
    const line = JSON.parse(await printed('export'))
    expect(line).toMatchObject({
      header: { registry_no: expect.stringContaining('990003') },
      settled: { decision: 'facts', by: 'account' },
    })
    expect(line.facts).toMatchObject([{ kind: 'appointment', person: 'Ayşe Uydurma' }])
    expect(JSON.stringify(line)).not.toContain('masa.test')
    expect(await printed('share', name, '--off')).toContain('not exported')
    expect(await printed('operator', name)).toContain('decide for all')
    expect(await printed('operator', name, '--off')).toContain('itself alone')
    await expect(printed('operator', 'kimse')).rejects.toThrow('There is no account kimse')
  })
})
