#!/usr/bin/env node
/**
 * `kunye-cli`: the API from a command line, for its customers. It speaks to the service by a key alone, has no dependency on it and comes
 * as one file (tools/client/client.ts bundles it).
 */
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'

type Login = { url: string; key: string; secret: string }
// oxlint-disable-next-line no-explicit-any
type Json = any

/** What the program ends with where there is no answer: 0 is yes, 1 no, 2 not known. */
const NO_ANSWER = 3

/**
 * What is said to a person instead of a stack trace. `status` of the answer, where there was one; `again`: seconds after which to ask
 * again.
 */
class Told extends Error {
  readonly status: number | null
  readonly again: number | null
  constructor(text: string, { status = null, again = null }: { status?: number | null; again?: number | null } = {}) {
    super(text)
    this.status = status
    this.again = again
  }
}

const file = join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'kunye', 'cli.json')

const login = (): Login => {
  const { KUNYE_URL: url, KUNYE_KEY: key, KUNYE_SECRET: secret } = process.env
  if (url && key && secret) return { url, key, secret }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Login
  } catch {
    throw new Told(
      'No key yet. Sign in with: kunye-cli login --url URL --key KEY (the secret is asked for), or set KUNYE_URL, KUNYE_KEY, KUNYE_SECRET.',
    )
  }
}

const request = async ({ url, key, secret }: Login, path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { 'x-api-key': key, 'x-api-secret': secret, 'accept-language': 'en', ...(init.headers as Record<string, string>) }
  const answer = await fetch(url + path, { ...init, headers }).catch((error: unknown) => {
    const why = error instanceof Error ? (error.cause instanceof Error && error.cause.message) || error.message : String(error)
    throw new Told(`${url} did not answer: ${why}`, { again: 10 })
  })
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => null)) as Json
  const { status } = answer
  const again = status === 429 || status >= 500 ? Number(answer.headers.get('retry-after') ?? 10) : null
  throw new Told(`${status} ${body?.hata ?? ''}: ${body?.detay ?? 'no reason given'}`, { status, again })
}
const get = async (path: string, query: Record<string, string | undefined> = {}): Promise<Json> => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return (await request(login(), `${path}${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`)).json()
}

const print = (asJson: boolean, body: Json, lines: string[]): void => console.log(asJson ? JSON.stringify(body, null, 2) : lines.join('\n'))
const company = (id: string): string => `/api/v1/sirketler/${encodeURIComponent(id)}/`

const asleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** A secret is read from standard input, so that it stands in no list of processes and no history; of a terminal it is not shown either. */
const secretFromInput = async (): Promise<string> => {
  const { stdin, stderr } = process
  if (stdin.isTTY) {
    stderr.write('Secret: ')
    stdin.setRawMode(true)
  }
  let typed = ''
  for await (const chunk of stdin) {
    typed += String(chunk)
    if (typed.includes('\u0003')) throw new Told('Not signed in.')
    if (/[\r\n]/.test(typed)) break
  }
  if (stdin.isTTY) {
    stdin.setRawMode(false)
    stderr.write('\n')
  }
  const [line = ''] = typed.split(/[\r\n]/)
  // what was taken back while typing
  return [...line].reduce((kept, letter) => (letter === '\u007f' ? kept.slice(0, -1) : kept + letter), '').trim()
}

const program = new Command('kunye-cli')
  .description('Künye: company facts with their sources')
  .option('--json', 'print the answer as JSON')
  .addHelpText('after', '\nExit code: 0 yes (or done), 1 no, 2 not known, 3 it could not be asked.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : NO_ANSWER))
const asJson = (): boolean => program.opts<{ json?: boolean }>().json ?? false

program
  .command('login')
  .description('keep a key for the commands below; the secret is read from standard input')
  .requiredOption('--url <URL>', 'where the service is')
  .requiredOption('--key <KEY>', 'kny_canli_… or kny_deneme_…')
  .action(async ({ url, key }: { url: string; key: string }) => {
    const found = { url: url.replace(/\/+$/, ''), key, secret: await secretFromInput() }
    await request(found, '/api/v1/sirketler/?adet=1')
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${JSON.stringify(found)}\n`, { mode: 0o600 })
    chmodSync(file, 0o600)
    console.log(`Signed in; the key is kept in ${file}.`)
  })

program
  .command('find')
  .description('companies by title, registry number or MERSİS number')
  .argument('<words...>')
  .action(async (words: string[]) => {
    const body = await get('/api/v1/ara/', { q: words.join(' ') })
    print(
      asJson(),
      body,
      body.bulunamadi
        ? ['Nothing found.']
        : body.adaylar.map((each: Json) => `${each.unvan ?? '?'}  ${each.mudurluk} ${each.sicil_no}  ${each.durum_ad ?? ''}`),
    )
  })

program
  .command('companies')
  .description('the companies that the key sees, by their id')
  .action(async () => {
    for (let page: number | null = 1; page !== null;) {
      const body: Json = await get('/api/v1/sirketler/', { sayfa: String(page), adet: '1000' })
      print(
        asJson(),
        body,
        body.sirketler.map((each: Json) => `${each.id}  ${each.unvan ?? '?'}  ${each.mudurluk} ${each.sicil_no}`),
      )
      page = body.sonraki_sayfa
    }
  })

const VERDICTS: Record<string, number> = { yetkili: 0, yetkili_degil: 1, belirsiz: 2 }
program
  .command('sign-check')
  .description('may this person sign for a company? exit code 0 yes, 1 no, 2 not known, 3 not asked')
  .argument('<COMPANY>', 'its id, as `companies` shows it')
  .argument('<PERSON>')
  .option('--with <person...>', 'who signs beside')
  .option('--amount <AMOUNT>')
  .option('--currency <CODE>')
  .option('--act <WORDS>', 'what is signed')
  .option('--date <YYYY-MM-DD>')
  .action(
    async (id: string, person: string, given: { with?: string[]; amount?: string; currency?: string; act?: string; date?: string }) => {
      const question = {
        kisi: person,
        ...(given.with ? { birlikte: given.with } : {}),
        ...(given.amount ? { tutar: given.amount } : {}),
        ...(given.currency ? { para_birimi: given.currency } : {}),
        ...(given.act ? { islem: given.act } : {}),
        ...(given.date ? { tarih: given.date } : {}),
      }
      const init = { method: 'POST', body: JSON.stringify(question), headers: { 'content-type': 'application/json' } }
      const body = (await (await request(login(), `${company(id)}imza-kontrol/`, init)).json()) as Json
      print(asJson(), body, [
        `${body.sonuc_en}${body.bicim_en ? ` (${body.bicim_en})` : ''}`,
        ...body.gerekceler.map((reason: Json) => `- ${reason.metin_en}${reason.kaynak ? `\n  "${reason.kaynak.alinti}"` : ''}`),
        body.uyari_en,
      ])
      process.exitCode = VERDICTS[body.sonuc] ?? 2
    },
  )

program
  .command('report')
  .description('the sealed verification report of a company, as a PDF')
  .argument('<COMPANY>')
  .option('-o, --output <FILE>', 'where to write it (COMPANY.pdf)')
  .option('--english', 'in English')
  .action(async (id: string, { output = `${id}.pdf`, english }: { output?: string; english?: boolean }) => {
    const answer = await request(login(), `${company(id)}dogrulama-raporu.pdf${english ? '?dil=en' : ''}`)
    writeFileSync(output, new Uint8Array(await answer.arrayBuffer()))
    console.log(`${output}: ${answer.headers.get('x-kunye-rapor-kimligi')}, ${answer.headers.get('x-kunye-muhur')}`)
  })

program
  .command('verify')
  .description('was a report (DR-…) or filed signing check (IK-…) issued, and this file drawn of it? exit code 0 yes, 1 no, 3 not asked')
  .argument('<ID>')
  .option('--file <PDF>', 'the file that one has')
  .action(async (id: string, { file: pdf }: { file?: string }) => {
    const digest = pdf === undefined ? undefined : createHash('sha256').update(readFileSync(pdf)).digest('hex')
    const body = await get(`/api/dogrula/${encodeURIComponent(id)}/`, { dosya: digest }).catch((error: unknown) => {
      if (error instanceof Told && error.status === 404) return null
      throw error
    })
    if (body === null) {
      console.log(`${id} was not issued.`)
      process.exitCode = 1
      return
    }
    print(asJson(), body, [
      `${body.rapor_kimligi} was issued${body.muhur ? `, seal ${body.muhur}` : ''}; digest ${body.icerik_ozeti}`,
      ...(digest === undefined ? [] : [body.dosya_verildi ? 'This file was drawn of it.' : 'This file was NOT drawn of it.']),
    ])
    process.exitCode = digest === undefined || body.dosya_verildi === true ? 0 : 1
  })

program
  .command('changes')
  .description('changes of all companies, oldest first')
  .option('--after <NUMBER>', 'go on after this number', '0')
  .option('--follow', 'go on waiting for new ones')
  .option('--every <SECONDS>', 'how often to ask while following', '60')
  .action(async ({ after, follow, every }: { after: string; follow?: boolean; every: string }) => {
    for (let from = after; ;) {
      const body = await get('/api/v1/degisiklikler/', { sonra: from, adet: '500' }).catch((error: unknown) => {
        if (!follow || !(error instanceof Told) || error.again === null) throw error
        console.error(`${error.message} Going on after ${from} in ${error.again} seconds.`)
        return asleep(error.again)
      })
      if (!body) continue
      for (const each of body.degisiklikler)
        console.log(
          asJson() ? JSON.stringify(each) : `${each.sira}  ${each.tarih ?? '—'}  ${each.sirket.unvan ?? each.sirket.id}: ${each.ozet_en}`,
        )
      from = String(body.son_sira)
      if (body.sonraki !== null) continue
      if (!follow) return
      await asleep(Math.max(5, Number(every) || 60))
    }
  })

await program.parseAsync().catch((error: unknown) => {
  if (!(error instanceof Told)) throw error
  console.error(error.message)
  process.exitCode = NO_ANSWER
})
