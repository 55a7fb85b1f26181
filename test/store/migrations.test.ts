/** The tables in code and the migrations on disk say the same; the operator's commands over such a database. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { explain } from '../../tools/kunye/context.ts'
import { runKunye } from '../../tools/kunye/program.ts'
import { root } from '../../tools/local/workers.ts'
import { REST, sampled } from '../support/sampled.ts'
import { startTestStandIns, type TestStandIns } from '../support/service.ts'

type Ran = { code: number; out: string; error: string }

const run = (args: string[], env: Record<string, string> = {}): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: { ...process.env, ...env } }, (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code ?? 1) : 0, out, error }),
    )
  })

test.skipIf(REST)('the migrations make the tables of the code: generating once more yields none', async () => {
  const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs')
  const folder = mkdtempSync(join(tmpdir(), 'kunye-migrations-'))
  try {
    cpSync(join(root, 'schema/migrations'), folder, { recursive: true })
    const before = readdirSync(folder, { recursive: true }).sort()
    // drizzle-kit takes the folder as relative to the project
    const generated = await run([
      drizzleKit,
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './schema/tables.ts',
      '--out',
      relative(root, folder),
      '--casing',
      'snake_case',
    ])
    expect(generated.out).toContain('No schema changes')
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    const checked = await run([drizzleKit, 'check', '--dialect', 'postgresql', '--out', relative(root, folder)])
    expect({ code: checked.code, out: checked.out }).toMatchObject({ code: 0, out: expect.stringContaining("Everything's fine") })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('the operator tool', () => {
  let around: TestStandIns
  beforeAll(async () => {
    around = await startTestStandIns()
    vi.stubEnv('NEON_FETCH_ENDPOINT', around.env.NEON_FETCH_ENDPOINT)
    vi.stubEnv('DATABASE_URL', '')
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await around?.close()
  })

  /** A command in this process, as tools/kunye/main.ts runs it: a process of its own takes a second to start. */
  const kunye = async (...args: string[]): Promise<Ran> => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
    const words = (): string => printed.mock.calls.map((line) => `${line.join(' ')}\n`).join('')
    try {
      await runKunye(args)
      return { code: 0, out: words(), error: '' }
    } catch (error) {
      return { code: 1, out: words(), error: `${explain(error)}\n` }
    } finally {
      printed.mockRestore()
    }
  }
  const pair = (out: string): { key: string; secret: string } => {
    const found = /^X-API-Key: (kny_(?:canli|deneme)_[A-Za-z0-9_-]{16})\nX-API-Secret: (kns_[A-Za-z0-9_-]{43})\n/.exec(out)
    if (!found) throw new Error(out)
    return { key: found[1]!, secret: found[2]! }
  }
  const stored = async (key: string): Promise<Record<string, unknown>> =>
    (await around.database.sql(`select * from api_keys where key = '${key}'`))[0]!.rows[0]!
  const hashOf = async (secret: string): Promise<string> =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(secret))).toString('hex')

  test.skipIf(REST)('makes plans, accounts and keys; a secret is printed once and only its digest is kept', async () => {
    expect(await kunye('plan', 'list')).toMatchObject({ code: 0, out: expect.stringContaining('No plans yet') })
    expect(await kunye('plan', 'set', 'standart', '--companies', '50', '--hourly', '120')).toMatchObject({
      code: 0,
      out: 'Plan standart is set.\n',
    })
    expect(await kunye('account', 'set', 'Örnek A.Ş.', '--plan', 'standart')).toMatchObject({
      code: 0,
      out: 'Account Örnek A.Ş. is on plan standart.\n',
    })

    const live = pair((await kunye('key', 'create', 'Örnek A.Ş.', '--label', 'muhasebe', '--expires', '2030-01-31')).out)
    const sandbox = pair((await kunye('key', 'create', 'Örnek A.Ş.', '--sandbox')).out)
    expect([live.key.slice(0, 10), sandbox.key.slice(0, 11)]).toEqual(['kny_canli_', 'kny_deneme_'])
    expect(await stored(live.key)).toMatchObject({
      secret_sha256: await hashOf(live.secret),
      sandbox: false,
      label: 'muhasebe',
      revoked_at: null,
    })
    expect(await stored(sandbox.key)).toMatchObject({ sandbox: true, expires_at: null })

    const [plans, accounts, keys] = [await kunye('plan', 'list'), await kunye('account', 'list'), await kunye('key', 'list', 'Örnek A.Ş.')]
    expect(plans.out).toMatch(/^standart +50 +120 +6000 +1$/m)
    expect(accounts.out).toMatch(/Örnek A\.Ş\. +standart +0 +2 /)
    expect(keys.out).toMatch(new RegExp(`^${live.key} .*muhasebe +live .*2030-01-31 +in use$`, 'm'))
    expect(keys.out).toMatch(new RegExp(`^${sandbox.key} .*sandbox .*in use$`, 'm'))
    for (const secret of [live.secret, sandbox.secret]) {
      expect(keys.out).not.toContain(secret)
      expect(keys.out).not.toContain(await hashOf(secret))
    }
    expect(JSON.stringify(await stored(live.key))).not.toContain(live.secret)
  })

  test.skipIf(REST)('gives a key a new secret, and takes a key out of use', async () => {
    const first = pair((await kunye('key', 'create', 'Örnek A.Ş.')).out)
    const second = pair((await kunye('key', 'rotate', first.key)).out)
    expect(second.key).toBe(first.key)
    expect(second.secret).not.toBe(first.secret)
    expect((await stored(first.key)).secret_sha256).toBe(await hashOf(second.secret))
    expect(await kunye('key', 'revoke', first.key)).toMatchObject({ code: 0, out: expect.stringContaining('within 60 seconds') })
    expect((await stored(first.key)).revoked_at).not.toBeNull()
    for (const verb of ['revoke', 'rotate'])
      expect(await kunye('key', verb, first.key)).toMatchObject({
        code: 1,
        error: `There is no key ${first.key} in use. See: npm run kunye -- key list\n`,
      })
    expect(await kunye('key', 'list', 'Yok A.Ş.')).toMatchObject({
      code: 1,
      error: 'There is no account Yok A.Ş.. See: npm run kunye -- account list\n',
    })
  })

  test.skipIf(REST)('a key that would be over at once is not made; one that is over is said to be', async () => {
    expect(await kunye('key', 'create', 'Örnek A.Ş.', '--expires', '2020-01-01')).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('--expires 2020-01-01 is over already'),
    })
    const { key } = pair((await kunye('key', 'create', 'Örnek A.Ş.', '--expires', '2099-01-01')).out)
    await around.database.sql(`update api_keys set expires_at = '2020-01-01' where key = '${key}'`)
    expect((await kunye('key', 'list', 'Örnek A.Ş.')).out).toMatch(new RegExp(`^${key} .* 2020-01-01 +expired$`, 'm'))
  })

  test.skipIf(REST)('lets addresses sign in to the panel of an account, each of one account only', async () => {
    await kunye('account', 'set', 'Başka A.Ş.', '--plan', 'standart')
    expect((await kunye('account', 'email', 'Örnek A.Ş.')).out).toContain(
      "No address yet: npm run kunye -- account email 'Örnek A.Ş.' ADDRESS",
    )
    for (const again of [1, 2])
      expect(await kunye('account', 'email', 'Örnek A.Ş.', ' Ad@Ornek.com'), `time ${again}`).toMatchObject({
        code: 0,
        out: 'ad@ornek.com signs in to the panel of account Örnek A.Ş.\n',
      })
    expect((await kunye('account', 'email', 'Örnek A.Ş.')).out).toContain('ad@ornek.com')
    expect(await kunye('account', 'email', 'Başka A.Ş.', 'ad@ornek.com')).toMatchObject({
      code: 1,
      error: expect.stringContaining('belongs to account Örnek A.Ş.'),
    })
    expect(await kunye('account', 'email', 'Başka A.Ş.', 'ad@ornek.com', '--remove')).toMatchObject({
      code: 1,
      error: expect.stringContaining('is not an address of account Başka A.Ş.'),
    })
    expect(await kunye('account', 'email', 'Örnek A.Ş.', 'ad@ornek.com', '--remove')).toMatchObject({
      code: 0,
      out: expect.stringContaining('no longer signs in'),
    })
    expect(await kunye('account', 'email', 'Örnek A.Ş.', 'adres')).toMatchObject({ code: 1, error: 'adres is not an e-mail address.\n' })
    expect(await kunye('account', 'email', 'Kimse', 'ad@ornek.com')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no account Kimse'),
    })
  })

  test.skipIf(REST).each([
    [['plan', 'set', 'x'], "required option '--companies <N>' not specified"],
    [['plan', 'set', 'x', '--companies', '-1'], 'It needs a whole number.'],
    [['plan', 'set', 'x', '--companies', '5', '--daily', '3'], "unknown option '--daily'"],
    [['plan', 'set', '--companies', '5'], "missing required argument 'ID'"],
    [['account', 'set', 'Biri', '--plan', 'yok'], 'There is no plan yok'],
    [['account', 'set', 'Biri'], "required option '--plan <ID>' not specified"],
    [['key', 'create', 'Kimse'], 'There is no account Kimse'],
    [['key', 'create', 'Örnek A.Ş.', '--expires', '2026-02-30'], 'It needs a day as YYYY-MM-DD.'],
    [['key', 'create', 'Örnek A.Ş.', '--label'], "option '--label <TEXT>' argument missing"],
    [['key', 'burn'], "unknown command 'burn'"],
  ] as const)('says what to type instead of %j', async (args, words) => {
    const { code, out, error } = await kunye(...args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(error).toContain(words)
  })

  const ENDS: [when: string, args: string[], env: Record<string, string>, said: RegExp][] = [
    ['what was typed is no command', ['frobnicate'], {}, /^unknown command 'frobnicate'\n\nUsage: npm run kunye -- /],
    [
      'nothing answers',
      ['plan', 'list'],
      { NEON_FETCH_ENDPOINT: 'http://127.0.0.1:9/sql', DATABASE_URL: '', PORT: '9100' },
      /^The service does not answer on port 9100\. Start it with: npm run dev/,
    ],
  ]
  // a process of its own takes a core some seconds
  test.each(sampled(ENDS, 1))('ends with 1 and one plain sentence when %s', async (_, args, env, said) => {
    expect(await run(['tools/kunye/main.ts', ...args], env)).toEqual({ code: 1, out: '', error: expect.stringMatching(said) })
  })
})
