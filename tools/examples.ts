/**
 * `npm run examples`: asks the running service of this machine every JSON operation and keeps the answers, shortened, as the examples of
 * the API description (functions/gateway/examples.json). Nothing in them is typed in.
 */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { CONTRACTS } from '../functions/gateway/contracts.ts'
import { dayIn } from '../lib/domain/kernel/dates.ts'
import { newEntry } from '../lib/domain/screening/new-entry.ts'
import { LIST_READER, LISTS } from '../lib/domain/screening/lists.ts'
import { digestOf } from '../lib/platform/digest.ts'
import { addKey } from '../lib/store/accounts.ts'
import { completeVersion, openVersion, writeEntries } from '../lib/store/sanctions.ts'
import { secretHash } from './kunye/accounts.ts'
import { openTarget } from './kunye/context.ts'
import { LOCAL_KEYS } from './local/seed.ts'
import { portsFrom } from './local/ports.ts'
import { root } from './local/workers.ts'

const port = Number(process.env.PORT ?? 8787)
const base = `http://127.0.0.1:${port}`
const kap = `http://127.0.0.1:${portsFrom(port).kap}`

/** At most two entries of a list and three hundred letters of a text: an example shows the form. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten)
  if (typeof value === 'string' && value.length > 300) return `${value.slice(0, 299)}…`
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
    : value
}

/** A key that everybody has, which gives keys of one's own. */
const SHARED = { key: 'kny_deneme_paylasilan', secret: 'kns_paylasilan' }
const KEYS = { ...LOCAL_KEYS, shared: SHARED }

const call = async (kind: keyof typeof KEYS, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(base + path, {
    method,
    headers: {
      'x-api-key': KEYS[kind].key,
      'x-api-secret': KEYS[kind].secret,
      ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const ask = async <Answer>(kind: keyof typeof LOCAL_KEYS, method: string, path: string, body?: unknown): Promise<Answer> =>
  (await (await call(kind, method, path, body)).json()) as Answer

const DECISION = {
  ad: 'Uydurma Yaptırımlı',
  liste: Object.values(LISTS).find(({ required }) => required)?.code,
  liste_kaydi: '1',
  karar: 'farkli_kisi',
  not: 'Doğum yılı tutmuyor.',
  karar_veren: 'A. Uyum',
}
const SIGNING = {
  kisi: 'Kerem Kurgusal',
  tarih: '2026-11-01',
  tutar: '400.000 TL',
  islem: 'mal alımı',
  birlikte: ['Işık Farazi'],
}

const WATCH = { sirket_id: 'DENEME-TAM', kisi: 'Elif Örnekoğlu', islem: 'kredi', tutar: '500.000 TL' }
const BULK = {
  sirketler: [
    { mudurluk: 'İSTANBUL', sicil_no: '990001-5' },
    { mudurluk: 'YOK', sicil_no: '1' },
  ],
}

/** What stands for the parts of a path, by the answers of the service itself. */
const partsOf = async () => {
  const { ilanlar } = await ask<{ ilanlar: { ilan_id: number }[] }>('sandbox', 'GET', '/api/v1/sirketler/DENEME-TAM/ilanlar/')
  const notice = await ask<{ olgular: { id: string }[] }>('sandbox', 'GET', `/api/v1/ilanlar/${ilanlar[0]?.ilan_id}/`)
  const report = await ask<{ rapor_kimligi?: string }>('sandbox', 'GET', '/api/v1/sirketler/DENEME-TAM/dogrulama-raporu.pdf?bicim=json')
  const filed = await ask<{ kontrol_kimligi?: string }>('sandbox', 'POST', '/api/v1/sirketler/DENEME-TAM/imza-kontrol/?belge=1', SIGNING)
  const cases = await ask<{ maddeler?: { id: string }[] }>('sandbox', 'GET', '/api/v1/acik-maddeler/')
  const webhook = await ask<{ id?: number }>('sandbox', 'POST', '/api/v1/webhooklar/', { url: receiverUrl, kategoriler: ['yetkililer'] })
  const tested = await ask<{ teslim?: { teslim_id: string } }>('sandbox', 'POST', `/api/v1/webhooklar/${webhook.id}/test/`)
  const watch = await ask<{ id?: number }>('sandbox', 'POST', '/api/v1/yetki-izlemeleri/', WATCH)
  const former = await ask<{ rapor_kimligi?: string }>(
    'sandbox',
    'GET',
    '/api/v1/sirketler/DENEME-TAM/dogrulama-raporu.pdf?bicim=json&bilinen=2024-06-01',
  )
  const added = await ask<{ sirket: { id: number } }>('live', 'POST', '/api/v1/sirket-ekle/', {
    mudurluk: 'İSTANBUL',
    sicil_no: '912345-5',
  })
  const live = String(added.sirket.id)
  const ready = Date.now() + 60_000
  while (!(await ask<{ hazir?: boolean }>('live', 'GET', `/api/v1/sirketler/${live}/durum/`)).hazir && Date.now() < ready)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const own = await ask<{ ilanlar: { ilan_id: number }[] }>('live', 'GET', `/api/v1/sirketler/${live}/ilanlar/`)
  const ownNotice = await ask<{ olgular: { id: string }[] }>('live', 'GET', `/api/v1/ilanlar/${own.ilanlar[0]?.ilan_id}/`)
  const bulk = await ask<{ is_kimligi?: string }>('sandbox', 'POST', '/api/v1/sirket-ekle/toplu/', BULK)
  const screened = await ask<{ tarama_kimligi?: string }>('live', 'POST', '/api/v1/yaptirim/tara/', {
    adlar: [{ ad: 'Uydurma Yaptırımlı' }],
  })
  const decided = await ask<{ id?: number }>('live', 'POST', '/api/v1/yaptirim/kararlar/', DECISION)
  return {
    karar_id: String(decided.id ?? ''),
    is_kimligi: bulk.is_kimligi ?? '',
    tarama_kimligi: screened.tarama_kimligi ?? '',
    ilan_id: String(ilanlar[0]?.ilan_id),
    madde_id: cases.maddeler?.[0]?.id ?? '',
    olgu: notice.olgular[0]?.id ?? '',
    rapor_kimligi: report.rapor_kimligi ?? '',
    kontrol_kimligi: filed.kontrol_kimligi ?? '',
    webhook_id: String(webhook.id ?? ''),
    teslim_id: tested.teslim?.teslim_id ?? '',
    izleme_id: String(watch.id ?? ''),
    sonraki: former.rapor_kimligi ?? '',
    group_id: live,
    live,
    ownNotice: String(own.ilanlar[0]?.ilan_id),
    ownFact: ownNotice.olgular[0]?.id ?? '',
  }
}

const BODIES = (parts: Awaited<ReturnType<typeof partsOf>>): Record<string, unknown> => ({
  'sirketler-stateList': { tarih: '2026-11-01', beyan_eden: 'A. Uyum', not: 'Sicil tasdiknamesiyle karşılaştırıldı.' },
  'sirketler-add': { mudurluk: 'İSTANBUL', sicil_no: '912345-5' },
  'sirketler-bulkAdd': BULK,
  'sirketler-sandboxClock': { ileri: 30 },
  'sirketler-sandboxScene': { sirket_id: 'DENEME-TAM', sahne: 'imzaci-kaybi' },
  'dogrulama-signingCheck': SIGNING,
  'dogrulama-createWatch': WATCH,
  'degisiklikler-reconcile': { bas_sira: 1, son_sira: 20 },
  'webhooklar-resendSince': { sonra: '2026-11-01' },
  'ilanlar-shareEvidence': { olgu: parts.olgu, gun: 30 },
  'ilanlar-object': { olgu: parts.ownFact, aciklama: 'İlanda görev süresi üç yıl yazıyor.', dayanak: '25.08.2026, sayı 55441, s. 290' },
  'webhooklar-create': { url: 'https://ornek.com.tr/kunye', kategoriler: ['yetkililer', 'sermaye'] },
  'webhooklar-update': { kategoriler: ['yetkililer'] },
  'yaptirim-names': { adlar: [{ ad: 'Uydurma Yaptırımlı' }, { ad: 'Elif Örnekoğlu' }] },
  'yaptirim-bulk': 'ad;tur;no\nUydurma Yaptırımlı;kisi;\nElif Örnekoğlu;;\n',
  'yaptirim-decide': DECISION,
  'yaptirim-confirm': { onaylayan: 'B. Uyum' },
})
const QUERIES: Record<string, string> = {
  'sirketler-search': '?q=deneme&adet=2',
  'dogrulama-signingCheckByQuery': '?kisi=Kerem%20Kurgusal&tarih=2026-11-01&tutar=400000',
  'dogrulama-report': '?bicim=json',
  'dogrulama-signers': '?tarih=2026-11-01&islem=mal_hizmet_alim&tutar=400000',
  'acik-status': '?gun=2',
}

/** A made-up entry in each list that must be there, so that a screening has something to find. */
const MADE_UP = {
  entryId: '1',
  kind: 'unknown' as const,
  names: [{ printed: 'UYDURMA YAPTIRIMLI', strength: 'primary' as const, family: null }],
  numbers: [],
  programs: ['ORNEK'],
  basis: null,
  listedOn: '2020-01-02',
  births: ['1970'],
  nationalities: [],
}
const today = dayIn(new Date())
const { db } = openTarget()
await addKey(db, {
  account: 'yerel',
  key: SHARED.key,
  secretSha256: secretHash(SHARED.secret),
  sandbox: true,
  shared: true,
  label: '',
  expiresOn: null,
})
for (const { code: list } of Object.values(LISTS).filter(({ required }) => required)) {
  const { version } = await openVersion(db, {
    list,
    sha256: await digestOf(new TextEncoder().encode(`${list} ${today}`)),
    reader: LIST_READER,
    files: [{ name: 'ornek.xlsx', sha256: '0'.repeat(64), bytes: 1 }],
    source: 'examples',
  })
  if (version === null) continue
  await writeEntries(db, list, version, [newEntry(MADE_UP)])
  await completeVersion(db, { list, version, publishedOn: today, records: 1, names: 1, unread: [], today, asOf: today })
}

// Takes the test notification of the webhook that the examples make.
const receiver = createServer((_, answer) => {
  answer.writeHead(204).end()
}).listen(0, '127.0.0.1')
await new Promise((listening) => {
  receiver.once('listening', listening)
})
const receiverUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/kunye`

const parts = await partsOf()
const bodies = BODIES(parts)
const kept: Record<string, unknown> = {}
const asked = CONTRACTS.flatMap(({ group, routes }) =>
  Object.entries(routes).map(([name, route]) => ({ group, route, id: `${group.toLowerCase()}-${name}` })),
)
// What the sandbox plays for this key would be in every answer after it.
const BY_MEMBERS = new Set(['ilanlar-settle', 'ilanlar-undo'])
const LIVE = new Set(['sirketler-add', 'ilanlar-object', 'ilanlar-objections'])
const plays = ({ id }: { id: string }): boolean => id.startsWith('sirketler-sandbox')
for (const { group, route, id } of [...asked.filter((each) => !plays(each)), ...asked.filter(plays)]) {
  if (route.hide || route.method === 'delete' || BY_MEMBERS.has(id)) continue
  const kind = id === 'sirketler-sandboxKey' ? 'shared' : group === 'ESKI' || group === 'YAPTIRIM' || LIVE.has(id) ? 'live' : 'sandbox'
  const values: Record<string, string> = {
    ...parts,
    sirket_id: kind === 'live' ? parts.live : 'DENEME-TAM',
    kod: 'TR',
    ...(kind === 'live' ? { ilan_id: parts.ownNotice } : {}),
  }
  const path = route.path.replace(/\{(\w+)\}/g, (_, part: string) => values[part] ?? '-') + (QUERIES[id] ?? '')
  const answer = await call(kind, route.method.toUpperCase(), path, bodies[id] ?? (route.method === 'get' ? undefined : {}))
  if (answer.ok && /json/.test(answer.headers.get('content-type') ?? '')) kept[id] = shorten(await answer.json())
  else if (!answer.ok) console.log(`${id}: ${answer.status} for ${path}`)
}
await call('sandbox', 'DELETE', '/api/v1/deneme/')

// What only a member does who is signed in: the case that the objection above made, and its decision taken back.
const token = randomBytes(32).toString('base64url')
const SETTLER = 'masa@kunye.test'
await db.execute(sql`insert into account_emails (email, account_id, role)
  select ${SETTLER}, id, 'settler' from accounts where name = 'yerel' on conflict (email) do nothing`)
await db.execute(sql`insert into panel_sessions (token_sha256, email, expires_at)
  values (${await digestOf(new TextEncoder().encode(token))}, ${SETTLER}, now() + interval '1 hour')`)
const { maddeler } = await ask<{ maddeler: { id: string }[] }>('live', 'GET', '/api/v1/acik-maddeler/')
for (const [id, verb, body] of [
  ['ilanlar-settle', 'karar', { karar: 'sicile_birakildi', gerekce: 'Sözlerden anlaşılmıyor.' }],
  ['ilanlar-undo', 'geri-al', { gerekce: 'Sicil kaydı geldi.' }],
] as const) {
  const path = `/api/v1/acik-maddeler/${maddeler[0]?.id ?? '-'}/${verb}/`
  const headers = { cookie: `kunye_oturum=${token}`, 'content-type': 'application/json' }
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.ok) kept[id] = shorten(await answer.json())
  else console.log(`${id}: ${answer.status} for ${path}`)
}
// Whoever reads the examples is on another machine.
receiver.close()
const text = JSON.stringify(kept, null, 1)
  .replaceAll(receiverUrl, 'https://ornek.com.tr/kunye')
  .replaceAll(base, 'https://api.kunye.example')
  .replaceAll(kap, 'https://kap.example')
  .replace(/whsec_[A-Za-z0-9+/=]+/g, 'whsec_…')
  .replace(/kns_[\w-]+/g, 'kns_…')
writeFileSync(join(root, 'functions/gateway/examples.json'), `${text}\n`)
console.log(`${Object.keys(kept).length} examples kept.`)
