/**
 * `npm run bench -- soak [--minutes N]`: the whole service of this machine under mixed traffic of 100 keys for ten minutes, beside a watch
 * that takes in issues and webhooks that are delivered. The time is shared by parts: nothing fails; the database, the limiter or the queue
 * fails one request in ten; each of them is ended and started again, and so are the Workers, by SIGKILL. Ends with a
 * table of times by route, one of the parts, the memory of workerd, and what did not hold; exits with 1 where something did not.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addDays, dayIn, turkishDate } from '../../lib/domain/kernel/dates.ts'
import { lawOf } from '../../lib/domain/law/law.ts'
import { CRONS } from '../../lib/pipeline/crons.ts'
import { secretHash } from '../../tools/kunye/accounts.ts'
import { stopChildren } from '../../tools/local/children.ts'
import { migrate } from '../../tools/local/migrate.ts'
import { portsFrom, type StandInName } from '../../tools/local/ports.ts'
import { startService, usual } from '../../tools/local/service.ts'
import { fireCron, startWorkers, type Workers } from '../../tools/local/workers.ts'
import { startPostgres } from '../../tools/stand-ins/postgres.ts'
import { madeUpNotices } from '../../tools/stand-ins/stand-ins.ts'
import { startReceiver } from '../support/receiver.ts'

const KEYS = 100
/** Requests under way at once: as many as keep two cores busy without a queue that grows. */
const AT_ONCE = 8
const SECRET = 'kns_dayanim'
const QUESTION = { kisi: 'Kerem Kurgusal', tarih: '2026-11-01', tutar: '400.000 TL', islem: 'mal alımı', birlikte: ['Işık Farazi'] }

/** A request of the mix: how often of a hundred, and what it asks; `PATH body` by POST. */
type Kind = { name: string; share: number; path: () => string; json?: unknown; keyless?: true }

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const COMPANIES = ['DENEME-TAM', 'DENEME-LIMITED', 'DENEME-KISMI', 'DENEME-TASFIYE', 'DENEME-SURESI-DOLMUS'] as const
const company = (rest: string) => (): string => `/api/v1/sirketler/${pick(COMPANIES)}/${rest}`

const MIX: readonly Kind[] = [
  { name: 'list of companies', share: 14, path: () => '/api/v1/sirketler/' },
  { name: 'profile', share: 14, path: company('') },
  { name: 'officers', share: 10, path: company('yetkililer/') },
  { name: 'signing check', share: 18, path: () => '/api/v1/sirketler/DENEME-TAM/imza-kontrol/', json: QUESTION },
  { name: 'who can sign', share: 8, path: company('imza-bilesimleri/') },
  { name: 'signing check, filed', share: 2, path: () => '/api/v1/sirketler/DENEME-TAM/imza-kontrol/?belge=1', json: QUESTION },
  { name: 'signing check, PDF', share: 1, path: () => '/api/v1/sirketler/DENEME-TAM/imza-kontrol/?belge=1&bicim=pdf', json: QUESTION },
  { name: 'report, JSON', share: 4, path: company('dogrulama-raporu.pdf?bicim=json') },
  { name: 'report, PDF', share: 1, path: company('dogrulama-raporu.pdf') },
  { name: 'changes', share: 8, path: () => '/api/v1/degisiklikler/?adet=20' },
  { name: 'notices', share: 6, path: company('ilanlar/') },
  { name: 'term ends', share: 5, path: () => '/api/v1/gorev-bitisleri/?gun=365' },
  { name: 'quick search', share: 5, path: () => '/api/v1/ara/?q=deneme' },
  { name: 'catalogue', share: 2, path: () => '/api/katalog/', keyless: true },
  { name: 'status', share: 2, path: () => '/durum.json', keyless: true },
]

const drawn = (): Kind => {
  let left = Math.random() * MIX.reduce((sum, { share }) => sum + share, 0)
  return MIX.find(({ share }) => (left -= share) < 0) ?? (MIX[0] as Kind)
}

/** One request as it went: `status` 0 where no answer came. */
type Sample = { kind: string; part: string; ms: number; status: number; retryAfter: boolean; failure: string }

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Resident memory of all workerd below this process, in MB; null where the system does not tell. */
const workerdMemory = (): number | null => {
  try {
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const status = readFileSync(`/proc/${pid}/status`, 'utf8')
          const field = (name: string): string => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? ''
          return [{ pid, parent: field('PPid'), name: field('Name'), kb: Number(field('VmRSS')) || 0 }]
        } catch {
          return [] // it ended meanwhile
        }
      })
    const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]))
    const isOurs = (pid: string | undefined): boolean =>
      pid === String(process.pid) || (pid !== undefined && pid !== '0' && isOurs(parents.get(pid)))
    const ours = processes.filter(({ pid, name }) => name === 'workerd' && isOurs(pid))
    return ours.length === 0 ? null : ours.reduce((sum, { kb }) => sum + kb, 0) / 1024
  } catch {
    return null
  }
}

/** An issue of a day in which a followed company moves: what it changes is delivered to whoever follows it. */
const issueOf = (day: string, street: number): object => ({
  day,
  issue: String(60_000 + street),
  notices: [
    {
      office: 'İSTANBUL',
      registryNo: '912345-5',
      title: 'DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ',
      page: '100',
      noticeType: 'ANONİM ŞİRKET (ADRES DEĞİŞİKLİĞİ)',
      text: `T.C. İSTANBUL TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: ${street}912
Ticaret Sicil/Dosya No: 912345-5
Ticaret Unvanı:
DENEME MAKİNE SANAYİ VE TİCARET ANONİM ŞİRKETİ

Adres : Akçaburgaz Mah. Yeni Cad. No: ${street} Esenyurt / İstanbul
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar
müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak
${turkishDate(addDays(day, -1))} tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar:Adres
ADRES
Yukarıda bilgileri bulunan şirketin adresi AKÇABURGAZ MAH. YENİ CAD. NO: ${street - 1} ESENYURT /
İSTANBUL adresinden, AKÇABURGAZ MAH. YENİ CAD. NO: ${street} ESENYURT / İSTANBUL adresine
taşınmıştır.
`,
    },
  ],
})

type Part = { name: string; share: number; begin: () => Promise<unknown>; end: () => Promise<unknown> }

/** @see the head of this file */
export const soakBench = async (args: string[]): Promise<void> => {
  const at = args.indexOf('--minutes')
  const minutes = at >= 0 ? Number(args[at + 1]) : 10
  if (!(minutes > 0)) throw new Error('--minutes takes a number above 0')
  const folder = mkdtempSync(join(tmpdir(), 'kunye-soak-'))
  let postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true })
  await migrate(postgres.url)
  const receiver = await startReceiver()
  let workers: Workers | null = null
  let begin = async (): Promise<void> => {}
  const service = await startService(
    { databaseUrl: postgres.url, state: folder, notices: madeUpNotices, ports: portsFrom(Number(process.env.PORT ?? 9300)), log: () => {} },
    {
      ...usual,
      start: async (options) => {
        begin = async () => {
          workers = await startWorkers(options)
        }
        await begin()
        return { url: (workers as unknown as Workers).url, ended: new Promise(() => {}), close: async () => workers?.close() }
      },
    },
  )
  // lets go of a connection that ended with the database
  const client = new pg.Pool({ connectionString: postgres.url, max: 1 }).on('error', () => undefined)
  const samples: Sample[] = []
  const memory: { part: string; mb: number }[] = []
  let part = 'warm-up'
  const over = new AbortController()
  try {
    await client.query(`insert into plans (id, company_allowance, hourly_limit) values ('dayanim', 100, 10000000)`)
    for (const [kind, sandbox] of [
      ['deneme', true],
      ['canli', false],
    ] as const)
      await client.query(
        `with made as (insert into accounts (name, plan_id) select '${kind} ' || n, 'dayanim' from generate_series(1, ${sandbox ? KEYS : 1}) n returning id, name)
        insert into api_keys (account_id, key, secret_sha256, sandbox, label) select id, 'kny_${kind}_dayanim_' || split_part(name, ' ', 2), $1, ${sandbox}, 'soak' from made`,
        [secretHash(SECRET)],
      )
    const headersOf = (kind: string, number: number): Record<string, string> => ({
      'x-api-key': `kny_${kind}_dayanim_${number}`,
      'x-api-secret': SECRET,
      'content-type': 'application/json',
    })
    const live = async (path: string, json?: unknown): Promise<Record<string, unknown>> =>
      (await (
        await fetch(service.url + path, {
          method: json === undefined ? 'GET' : 'POST',
          headers: headersOf('canli', 1),
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        })
      ).json()) as Record<string, unknown>
    const { sirket } = (await live('/api/v1/sirket-ekle/', { mudurluk: 'İSTANBUL', sicil_no: '912345-5' })) as { sirket: { id: number } }
    while ((await live(`/api/v1/sirketler/${sirket.id}/durum/`)).hazir !== true) await new Promise((resolve) => setTimeout(resolve, 1000))
    await live('/api/v1/webhooklar/', { url: `${receiver.url}/bildirim` })

    const ask = async (): Promise<void> => {
      const kind = drawn()
      const started = performance.now()
      const sample = { kind: kind.name, status: 0, retryAfter: false, failure: '' }
      try {
        const answer = await fetch(service.url + kind.path(), {
          method: kind.json === undefined ? 'GET' : 'POST',
          headers: kind.keyless ? {} : headersOf('deneme', 1 + Math.floor(Math.random() * KEYS)),
          ...(kind.json === undefined ? {} : { body: JSON.stringify(kind.json) }),
          signal: AbortSignal.timeout(60_000),
        })
        const body = await answer.text()
        const failure = answer.status >= 500 ? body : ''
        Object.assign(sample, { status: answer.status, retryAfter: answer.headers.has('retry-after'), failure })
      } catch {
        // no answer: the Workers are gone, or nothing came within a minute
      }
      // of the part in which it ended: whoever is cut off by a kill belongs to the kill
      samples.push({ ...sample, part, ms: performance.now() - started })
    }
    const traffic = Array.from({ length: AT_ONCE }, async () => {
      while (!over.signal.aborted) {
        await ask()
        if (samples.at(-1)?.status === 0) await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })
    let street = 0
    // on other days the watch expects no issue and does not look again
    const today = dayIn(new Date())
    const days = Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).filter(lawOf('TR').isBusinessDay)
    const watching = (async () => {
      while (!over.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, 5000))
        // one issue more, on a day of its own, and what waits for another try
        const day = days[street]
        if (day !== undefined) {
          street++
          await fetch(`${service.standIns.gazette}/_issues`, { method: 'POST', body: JSON.stringify(issueOf(day, street)) }).catch(
            () => null,
          )
        }
        await client.query(`update gazette_issues set next_try_at = now() where state <> 'none' and settled_at is null`).catch(() => null)
        await fireCron(service.url, 'kunye-isler', CRONS.watch).catch(() => null)
        await fireCron(service.url, 'kunye-isler', CRONS.sweep).catch(() => null)
      }
    })()
    const sampling = setInterval(() => {
      const mb = workerdMemory()
      if (mb !== null) memory.push({ part, mb })
    }, 2000)

    const faults = (name: StandInName, given: object): Promise<unknown> =>
      fetch(`${service.standIns[name]}/_faults`, { method: 'POST', body: JSON.stringify(given) })
    const failing = (name: StandInName, label: string): Part => ({
      name: `${label} fails 1 in 10`,
      share: 0.12,
      begin: () => faults(name, { fail_every: 10 }),
      end: () => faults(name, { fail_every: 0 }),
    })
    const restarted = (label: string, restart: () => Promise<unknown>): Part => ({
      name: `${label} restarts`,
      share: 0.06,
      begin: restart,
      end: async () => {},
    })
    const none = async (): Promise<void> => {}
    const parts: Part[] = [
      { name: 'nothing fails', share: 0.36, begin: none, end: none },
      failing('neon', 'database'),
      failing('upstash', 'limiter'),
      failing('qstash', 'queue'),
      restarted('database', async () => {
        const port = Number(new URL(postgres.url).port)
        await postgres.close()
        postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port, fast: true })
      }),
      restarted('limiter', () => service.restart('upstash')),
      restarted('queue', () => service.restart('qstash')),
      {
        name: 'Workers killed',
        share: 0.1,
        begin: async () => {
          await workers?.close('SIGKILL')
          await begin()
        },
        end: none,
      },
    ]
    await new Promise((resolve) => setTimeout(resolve, Math.min(10_000, minutes * 6000)))
    for (const each of parts) {
      part = each.name
      const until = Date.now() + each.share * minutes * 60_000
      await each.begin()
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())))
      await each.end()
      // an answer to what was asked before the end of a part belongs to no other
      part = 'between two parts'
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    over.abort()
    clearInterval(sampling)
    await Promise.all([...traffic, watching])

    // what was printed must have reached the receiver, whatever failed on the way
    const told = (): number =>
      new Set(receiver.received.flatMap(({ body }) => [...body.matchAll(/Adres değişti: [^"]*NO: (\d+) /g)].map(([, number]) => number)))
        .size
    const last = Date.now() + 120_000
    while (told() < street && Date.now() < last) {
      // as if the time until the next attempt had passed
      await client.query(`update deliveries set due_at = now(), published_at = null where state not in ('succeeded', 'given_up')`)
      await client.query(`update preparations set updated_at = now() - interval '3 hours' where refresh is not null`)
      await client.query(`update gazette_issues set next_try_at = now() where state <> 'none' and settled_at is null`)
      await fireCron(service.url, 'kunye-isler', CRONS.watch).catch(() => null)
      await fireCron(service.url, 'kunye-isler', CRONS.sweep).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, 3000))
    }
    const { rows: settled } = await client.query(`select count(*)::int as n from gazette_issues where settled_at is not null`)
    const problems = summary({ samples, memory, parts: parts.map(({ name }) => name) })
    console.log(`\nissues printed ${street}, told to the receiver ${told()}, days settled ${(settled[0] as { n: number }).n}`)
    if (told() < street) problems.push(`${street - told()} of ${street} issues never reached the receiver`)
    for (const problem of problems) console.log(`DOES NOT HOLD: ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else console.log('all of it holds')
  } finally {
    over.abort()
    await client.end().catch(() => undefined)
    await service.close()
    await receiver.close()
    await postgres.close()
    await stopChildren()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Parts in which an answer of 500 is not allowed: nothing a read needs is missing. */
const WHOLE = new Set(['nothing fails', 'limiter fails 1 in 10', 'queue fails 1 in 10', 'limiter restarts', 'queue restarts'])

const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )

/** Prints the tables; gives what does not hold. */
const summary = ({ samples, memory, parts }: { samples: Sample[]; memory: { part: string; mb: number }[]; parts: string[] }): string[] => {
  const problems: string[] = []
  const milliseconds = (list: Sample[]): number[] => list.map(({ ms }) => ms).sort((a, b) => a - b)
  const calm = samples.filter(({ part }) => part === 'nothing fails')
  console.log('\nroute, nothing fails            requests      p50      p99   (ms)')
  for (const { name } of MIX) {
    const times = milliseconds(calm.filter(({ kind }) => kind === name))
    console.log(
      `${name.padEnd(30)} ${String(times.length).padStart(9)} ${quantile(times, 0.5).toFixed(0).padStart(8)} ${quantile(times, 0.99).toFixed(0).padStart(8)}`,
    )
  }
  console.log('\npart                            requests   5xx  none  other    p50    p99   workerd MB')
  for (const name of parts) {
    const of = samples.filter(({ part }) => part === name)
    const times = milliseconds(of)
    const server = of.filter(({ status }) => status >= 500)
    const nothing = of.filter(({ status }) => status === 0)
    const other = of.filter(({ status }) => status !== 0 && status < 500 && status !== 200)
    const mb = memory.filter((each) => each.part === name).map((each) => each.mb)
    console.log(
      `${name.padEnd(30)} ${String(of.length).padStart(9)} ${String(server.length).padStart(5)} ${String(nothing.length).padStart(5)} ${String(other.length).padStart(6)} ` +
        `${quantile(times, 0.5).toFixed(0).padStart(6)} ${quantile(times, 0.99).toFixed(0).padStart(6)}   ${mb.length > 0 ? median(mb).toFixed(0) : 'not told'}`,
    )
    if (WHOLE.has(name) && server.length > 0)
      problems.push(
        `${name}: ${server.length} answers of 500 or above (first ${server[0]?.status} of ${server[0]?.kind} after ${server[0]?.ms.toFixed(0)} ms: ${server[0]?.failure})`,
      )
    if (name !== 'Workers killed' && nothing.length > 0) problems.push(`${name}: ${nothing.length} requests without an answer`)
    if (other.length > 0)
      problems.push(`${name}: ${other.length} answers that are neither 200 nor 5xx (first ${other[0]?.status} of ${other[0]?.kind})`)
    const mute = server.filter(({ retryAfter }) => !retryAfter)
    if (mute.length > 0) problems.push(`${name}: ${mute.length} answers of 500 or above without Retry-After (first of ${mute[0]?.kind})`)
  }
  const steady = memory.filter(({ part }) => part === 'nothing fails').map(({ mb }) => mb)
  const third = Math.floor(steady.length / 3)
  if (third < 3) console.log('\nmemory: too few samples to tell')
  else {
    const [early, late] = [median(steady.slice(third, 2 * third)), median(steady.slice(-third))]
    console.log(`\nmemory of workerd while nothing fails: second third ${early.toFixed(0)} MB, last third ${late.toFixed(0)} MB`)
    if (late > early * 1.25 + 32) problems.push(`memory of workerd grows: ${early.toFixed(0)} to ${late.toFixed(0)} MB`)
  }
  return problems
}
