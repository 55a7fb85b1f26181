/**
 * A live company from its add to its answers, over the real Workers, the queue and the gazette source; what interrupts it, and what comes
 * twice.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@upstash/qstash'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importFiles } from '../../tools/kunye/import.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import * as sirketler from '../../functions/sirketler/contract.ts'
import { type Ask, asking, newAccount, queueRests } from '../support/client.ts'
import { fitting } from '../support/contract.ts'
import { eventually } from '../support/eventually.ts'
import { isScanned, REST } from '../support/sampled.ts'
import { rowsOf } from '../support/rows.ts'
import { startTestService, type TestService } from '../support/service.ts'

const SCANNED = isScanned('preparation')
let service: TestService
let live: Ask
let queue: Client
beforeAll(async () => {
  service = await startTestService({ pages: SCANNED })
  live = asking(service, (await newAccount(service)).live)
  queue = new Client({ baseUrl: service.standIns.qstash.url, token: 'yerel', enableTelemetry: false })
})
afterAll(() => service?.close())

const STAGES = ['ilanlar', 'arsiv', 'profil', 'hazir']
const add = async (mudurluk: string, sicil_no: string): Promise<number> => {
  const { status, body } = await live('/api/v1/sirket-ekle/', { json: { mudurluk, sicil_no } })
  expect(status).toBe(201)
  return body.sirket.id as number
}
const status = async (id: number) => {
  const { body } = await live(`/api/v1/sirketler/${id}/durum/`)
  fitting(sirketler.preparation, body)
  return body
}
const until = (id: number, expected: object): Promise<void> => eventually(async () => expect(await status(id)).toMatchObject(expected))
/** Until the queue has nothing to deliver at once. */
const quiet = (): Promise<void> => queueRests(service, 30_000)
/** A notice of the project's folder for a company of this test's own, as a text. */
const play = async (file: string, from: string, registryNo: string): Promise<void> => {
  const printed = readFileSync(join(madeUpNotices, file), 'utf8')
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(printed)![1]!
  const text = printed
    .slice(printed.indexOf('\n\n') + 2)
    .replaceAll(from, registryNo)
    .replace(/^M(ERSİS|ersis) No: .*\n/m, '')
  const notice = { office: field('Office'), registryNo, title: field('Title'), noticeType: field('Type'), text }
  const answer = await fetch(`${service.standIns.gazette.url}/_issues`, {
    method: 'POST',
    body: JSON.stringify({ day: field('Published'), notices: [notice] }),
  })
  expect(answer.status).toBe(201)
}

// with pages of the gazette where they are drawn
describe.skipIf(REST && !SCANNED)('a company of the gazette', () => {
  let id = 0

  test('goes from stage to stage to a profile', async () => {
    // a poll may come too late for a stage; what was stored tells of each
    await service.database.sql(
      'create table stages (at bigint generated always as identity, stage text)',
      `create function note_stage() returns trigger language plpgsql as 'begin insert into stages (stage) values (new.stage); return null; end'`,
      'create trigger note_stage after insert or update of stage on preparations for each row execute function note_stage()',
    )
    id = await add('İSTANBUL', '912345-5')
    const seen: { asama: string; ilerleme: { ilan_bulunan: number; ilan_arsivlenen: number; ilan_islenen: number } }[] = []
    await eventually(async () => {
      const body = await status(id)
      seen.push(body)
      expect(body.hazir).toBe(true)
    })
    const stored = (
      await service.database.sql('select stage from stages order by at', 'drop trigger note_stage on preparations')
    )[0]!.rows.map(({ stage }) => stage as string)
    expect(stored.filter((stage, at) => stage !== stored[at - 1])).toEqual(['notices', 'archive', 'profile', 'ready'])
    const stages = seen.map(({ asama }) => STAGES.indexOf(asama))
    expect(stages).toEqual([...stages].sort())
    for (const part of ['ilan_bulunan', 'ilan_arsivlenen', 'ilan_islenen'] as const) {
      const counts = seen.map(({ ilerleme }) => ilerleme[part])
      expect(counts).toEqual([...counts].sort())
    }
    expect(seen.at(-1)).toMatchObject({
      asama: 'hazir',
      hazir: true,
      hata: null,
      sonraki_sorgu_sn: null,
      ilerleme: { ilan_bulunan: 2, ilan_arsivlenen: 2, ilan_islenen: 2 },
    })
  })

  test('answers who runs it, with the printed words', async () => {
    const { body: profile } = await live(`/api/v1/sirketler/${id}/`)
    fitting(sirketler.profile, profile)
    expect(profile).toMatchObject({
      sirket: { id, unvan: 'DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ', mudurluk: 'İSTANBUL', sicil_no: '912345-5' },
      profil_hazir: true,
      kimlik: { hukuki_bicim: 'Anonim şirket', kurulus_tarihi: '2023-02-13', sermaye: '1.000.000,00' },
      durum: { kod: 'FAAL' },
    })
    expect(profile.ilanlar.map(({ ilan_tarihi, gazete_arsivde }: Record<string, unknown>) => [ilan_tarihi, gazete_arsivde])).toEqual([
      ['2026-02-17', SCANNED],
      ['2023-02-14', SCANNED],
    ])
    const officers = async (day: string): Promise<unknown[]> =>
      (await live(`/api/v1/sirketler/${id}/yetkililer/?tarih=${day}`)).body.yetkililer.map(
        ({ isim, temsil_bicimi, gorev_bitis, kaynak }: Record<string, unknown> & { kaynak: { alinti_dogrulandi: boolean } }) => [
          isim,
          temsil_bicimi,
          gorev_bitis,
          kaynak.alinti_dogrulandi,
        ],
      )
    expect(await officers('2023-02-12')).toEqual([])
    expect(await officers('2025-01-01')).toEqual([
      ['TUNA ÖRNEKOĞLU', 'tek_basina', '2026-02-13', true],
      ['YELİZ KURMACA', 'birlikte', '2026-02-13', true],
    ])
    expect(await officers('2026-03-01')).toEqual([
      ['TUNA ÖRNEKOĞLU', 'birlikte', '2029-02-10', true],
      ['YELİZ KURMACA', 'birlikte', '2029-02-10', true],
    ])
  })

  test('is among the term ends, in the calendar and in the feed', async () => {
    const { body } = await live('/api/v1/gorev-bitisleri/?gun=3650')
    expect(
      body.gorev_bitisleri
        .filter(({ sirket }: { sirket: { id: number } }) => sirket.id === id)
        .map(({ isim, gorev_bitis }: Record<string, string>) => [isim, gorev_bitis]),
    ).toEqual([
      ['TUNA ÖRNEKOĞLU', '2029-02-10'],
      ['YELİZ KURMACA', '2029-02-10'],
    ])
    const calendar = (await live('/api/v1/gorev-bitisleri.ics?gun=3650')).text
    expect(calendar.match(/^DTSTART;VALUE=DATE:20290210\r$/gm)).toHaveLength(2)
    const { body: feed } = await live(`/api/v1/sirketler/${id}/degisiklikler/`)
    expect(feed).toMatchObject({ profil_hazir: true, son_gazete: { tarih: '2026-02-17', gazete_arsivde: SCANNED } })
    expect(feed.adet).toBeGreaterThan(4)
  })

  test('keeps its rows when every message comes again, twice at once', async () => {
    await quiet()
    const before = await rowsOf(service.database, id)
    for (const stage of ['notices', 'archive', 'profile'] as const) {
      await Promise.all(
        [1, 2].map(() => queue.publishJSON({ url: `${service.url}/isler/hazirlik`, body: { companyId: id, stage }, retries: 0 })),
      )
      await quiet()
      expect(await rowsOf(service.database, id)).toEqual(before)
    }
    expect((await queue.dlq.listMessages()).messages).toEqual([])
    expect(await status(id)).toMatchObject({ asama: 'hazir', hata: null })
  })
})

test.skipIf(REST)('a branch ends at its own stage, ready', async () => {
  await play('canli-sube-1-2025-05-13-acilis.txt', '512345', '512399')
  const id = await add('ANKARA', '512399')
  await until(id, { hazir: true })
  expect(await status(id)).toMatchObject({ asama: 'sube', hazir: true, sonraki_sorgu_sn: null, hata: null })
  expect((await live('/api/v1/sirketler/')).body.sirketler).toContainEqual(expect.objectContaining({ id, asama: 'sube' }))
  const { body } = await live(`/api/v1/sirketler/${id}/`)
  expect(body).toMatchObject({ profil_hazir: true, kimlik: { hukuki_bicim: 'Şube' } })
  expect(body.yetkililer.map(({ isim }: { isim: string }) => isim)).toEqual(['EDA TASARIM'])
})

describe('a source that is down', () => {
  test.skipIf(REST)('is told, tried again, and over when it answers', async () => {
    await play('canli-yapi-1-2022-06-14-kurulus.txt', '412345', '412399')
    await service.standIns.gazette.faults({ down: true })
    const id = await add('ANKARA', '412399')
    await until(id, { hata: { kod: 'kaynak_erisilemiyor', mesaj: expect.any(String) } })
    expect(await status(id)).toMatchObject({ asama: 'ilanlar', hazir: false, sonraki_sorgu_sn: 300 })
    for (const rest of ['', 'yetkililer/', 'degisiklikler/']) {
      const { status: code, headers, body } = await live(`/api/v1/sirketler/${id}/${rest}`)
      expect({ rest, code, retry: headers.get('retry-after') }).toEqual({ rest, code: 503, retry: '300' })
      expect(body).toMatchObject({
        hata: 'kaynak_erisilemiyor',
        hata_ayrinti: { taraf: 'kaynak', kaynak: 'ttsg', tekrar_denenebilir: true, tekrar_sn: 300 },
      })
    }
    const { messages } = (await (
      await fetch(`${service.standIns.qstash.url}/v2/messages`, { headers: { authorization: 'Bearer yerel' } })
    ).json()) as { messages: { notBefore: number; createdAt: number; body: string }[] }
    const retry = messages.find(({ body }) => body === JSON.stringify({ companyId: id, stage: 'notices' }))
    expect(Math.round((retry!.notBefore - retry!.createdAt) / 60_000)).toBe(5)

    await service.standIns.gazette.faults({ down: false })
    await service.database.sql(`update preparations set updated_at = now() - interval '3 hours' where company_id = ${id}`)
    await service.cron('kunye-isler', '*/10 * * * *')
    await until(id, { asama: 'hazir', hazir: true, hata: null })
    expect((await live(`/api/v1/sirketler/${id}/`)).body).toMatchObject({ profil_hazir: true, kimlik: { kurulus_tarihi: '2022-06-13' } })
    expect(
      (await service.database.sql(`select ok > 0 as ok, failed from measurements where component = 'gazette_source'`))[0]!.rows,
    ).toEqual([{ ok: true, failed: 1 }])
  })
})

describe('the import of the operator tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kunye-import-'))
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  test.skipIf(REST)('done twice changes nothing, and a company followed later has its notices once', async () => {
    const file = 'canli-kooperatif-1-2025-06-10-yonetim-kurulu.txt'
    const printed = readFileSync(join(madeUpNotices, file), 'utf8')
    writeFileSync(join(folder, file), printed.slice(printed.indexOf('\n\n') + 2))
    vi.stubEnv('NEON_FETCH_ENDPOINT', `${service.standIns.neon.url}/sql`)
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('BASE_URL', service.url)
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      await importFiles([folder])
      const [row] = (await service.database.sql(`select id from companies where office = 'İZMİR' and registry_root = '212345'`))[0]!.rows
      const id = Number(row!.id)
      const once = await rowsOf(service.database, id)
      expect(once).toMatchObject({
        companies: [{ retrieved: false, title: 'SINIRLI SORUMLU DENEME KONUT YAPI KOOPERATİFİ' }],
        preparation: [{ stage: 'ready' }],
      })
      expect(once.notices).toHaveLength(1)
      await importFiles([folder])
      expect(await rowsOf(service.database, id)).toEqual(once)
      expect(said.mock.calls.map(([line]) => line).filter((line) => String(line).startsWith('1 file:'))).toHaveLength(2)
      await expect(importFiles([folder], { account: 'kimse' })).rejects.toThrow('There is no account kimse')

      expect(await add('İZMİR', '212345')).toBe(id)
      await until(id, { hazir: true, ilerleme: { ilan_bulunan: 2, ilan_islenen: 2 } })
      expect((await rowsOf(service.database, id)).companies).toMatchObject([{ retrieved: true }])
      const list = (await live('/api/v1/sirketler/')).body.sirketler
      expect(list.find((company: { id: number }) => company.id === id)).toMatchObject({ ilan_sayisi: 1, asama: 'hazir' })
    } finally {
      said.mockRestore()
    }
  })
})
