import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { openPostgres, runSql, startPostgres } from '../../tools/stand-ins/postgres.ts'
import { eventually } from '../support/eventually.ts'
import { freshDatabase } from '../support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'kunye-postgres-'))
const dataDir = join(folder, 'data')

afterEach(() => {
  vi.unstubAllEnvs()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const value = async (url: string, query: string) => Object.values((await runSql(url, query))[0]?.rows[0] ?? {})[0]
const pidOf = (dir: string) => Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0])
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux'
  }
}

test('starts over a new folder, knows Turkish, and keeps what was written over a restart', async () => {
  const first = await startPostgres({ dataDir, fast: true })
  await runSql(first.url, 'CREATE TABLE t (a text)', `INSERT INTO t VALUES ('IŞIK Çelik')`)
  expect(
    await value(
      first.url,
      `SELECT string_agg(x, ' ' ORDER BY x COLLATE "tr-x-icu") AS x FROM unnest(array['d', 'ç', 'c', 'ı', 'i', 'h']) AS x`,
    ),
  ).toBe('c ç d h ı i')
  await first.close()
  const second = await startPostgres({ dataDir, fast: true })
  expect(await value(second.url, 'SELECT a FROM t')).toBe('IŞIK Çelik')
  await second.close()
})

test('starts again after kill -9, and where the number of the old process now belongs to another', async () => {
  const first = await startPostgres({ dataDir, fast: true })
  const pid = pidOf(dataDir)
  process.kill(pid, 'SIGKILL')
  await eventually(() => expect(isAlive(pid)).toBe(false))
  await first.close()
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(true)
  const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  writeFileSync(join(dataDir, 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'))
  const second = await startPostgres({ dataDir, fast: true })
  expect(await value(second.url, 'SELECT a FROM t')).toBe('IŞIK Çelik')
  await second.close()
})

test('ends with the process that started it, even by kill -9, and a left-over server is stopped first', async () => {
  const module = fileURLToPath(new URL('../../tools/stand-ins/postgres.ts', import.meta.url))
  const script = `import { startPostgres } from ${JSON.stringify(module)}; await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, fast: true }); console.log('up'); setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => owner.stdout.once('data', resolve))
  const pid = pidOf(dataDir)
  owner.kill('SIGKILL')
  const again = await startPostgres({ dataDir, fast: true })
  expect(pidOf(dataDir)).not.toBe(pid)
  expect(isAlive(pid)).toBe(false)
  await again.close()
})

test.runIf(process.getuid?.() === 0)('starts as root in a folder closed to others', async () => {
  const closed = mkdtempSync(join(homedir(), '.kunye-test-'))
  try {
    const server = await startPostgres({ dataDir: join(closed, 'data'), fast: true })
    expect(await value(server.url, 'SELECT 1')).toBe(1)
    await server.close()
  } finally {
    rmSync(closed, { recursive: true, force: true })
  }
})

test('takes DATABASE_URL instead, and says so when nothing is there', async () => {
  const { url } = await freshDatabase()
  vi.stubEnv('DATABASE_URL', url)
  expect(await openPostgres(join(folder, 'unused'))).toMatchObject({ url })
  expect(existsSync(join(folder, 'unused'))).toBe(false)
  vi.stubEnv('DATABASE_URL', 'postgresql://kunye@127.0.0.1:1/kunye')
  await expect(openPostgres(join(folder, 'unused'))).rejects.toThrow('The database of DATABASE_URL does not answer')
})

test('says what is wrong with a folder it cannot use', async () => {
  const old = join(folder, 'old')
  mkdirSync(old)
  writeFileSync(join(old, 'PG_VERSION'), '12\n')
  await expect(startPostgres({ dataDir: old })).rejects.toThrow('it was made by PostgreSQL 12')
  writeFileSync(join(folder, 'file'), '')
  await expect(startPostgres({ dataDir: join(folder, 'file', 'data') })).rejects.toThrow(/did not start over .*data: /)
})

test('each test file has a migrated database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await one.sql('CREATE TABLE mine (a int)')
  await expect(other.sql('SELECT * FROM mine')).rejects.toThrow('does not exist')
  expect(await value(one.url, 'SELECT count(*)::int FROM companies')).toBe(0)
  await Promise.all([one.drop(), other.drop()])
  expect(
    await value(inject('postgresUrl'), `SELECT count(*)::int FROM pg_database WHERE datname IN ('${one.url.split('/').at(-1)}')`),
  ).toBe(0)
})
