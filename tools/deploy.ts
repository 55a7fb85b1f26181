import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { foldCodeOf } from './fold-code.ts'
import { migrate } from './local/migrate.ts'
import { quietWrangler, root, workerConfigs, wrangler } from './local/workers.ts'

/** A Worker as its wrangler.toml describes it: those it calls by service binding, the secrets it cannot do without, and
 * whether it makes or sends answers that are made ready. */
export type Deployable = { config: string; name: string; calls: string[]; secrets: string[]; folds: boolean }

/**
 * Every Worker of the project, a called one always before its caller. Throws where they call each other in a circle or one that is not
 * there.
 */
export const inOrder = (workers: Deployable[]): Deployable[] => {
  const ordered: Deployable[] = []
  const place = (worker: Deployable, callers: string[]): void => {
    if (ordered.includes(worker)) return
    if (callers.includes(worker.name)) throw new Error(`Workers call each other in a circle: ${[...callers, worker.name].join(' → ')}`)
    for (const name of worker.calls) {
      const called = workers.find((other) => other.name === name)
      if (!called) throw new Error(`${worker.config} calls ${name}, which no configuration file describes`)
      place(called, [...callers, worker.name])
    }
    ordered.push(worker)
  }
  for (const worker of workers) place(worker, [])
  return ordered
}

/** Reads the configuration files of all Workers. */
export const readWorkers = (): Deployable[] =>
  workerConfigs().map((config) => {
    const { name, services = [], secrets, vars } = readConfig({ config: join(root, config) }, { hideWarnings: true })
    return {
      config,
      name: name ?? config,
      calls: services.map(({ service }: { service: string }) => service),
      secrets: secrets?.required ?? [],
      folds: 'FOLD_CODE' in vars,
    }
  })

const runWrangler = (args: string[], quiet: boolean): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, ...quietWrangler(join(root, '.kunye')) }
    const child = spawn(process.execPath, ['--no-warnings', wrangler, ...args], {
      cwd: root,
      env,
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8')
      })
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })

/** Bundles of two Workers are made at a time: each takes a core. */
const AT_ONCE = 2

/**
 * Bundles every Worker as for an upload, into `folder/<name>`, and uploads nothing. Returns what wrangler said of those that failed, by
 * name.
 */
export const dryRun = async (workers: Deployable[], folder: string): Promise<Map<string, string>> => {
  const waiting = [...workers]
  const failed = new Map<string, string>()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let worker = waiting.shift(); worker; worker = waiting.shift()) {
        const { code, output } = await runWrangler(
          ['deploy', '--dry-run', '-c', worker.config, '--outdir', join(folder, worker.name)],
          true,
        )
        if (code !== 0) failed.set(worker.name, output)
      }
    }),
  )
  return failed
}

/** What is deployed is made of: a bill of materials (CycloneDX) from the lock file, beside the clients in `dist`. */
const writeBill = (): void => {
  const bill = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/kunye.sbom.json'), bill)
}

const deploy = async (workers: Deployable[], values: NodeJS.Dict<string>): Promise<void> => {
  writeBill()
  const { renewRoutes } = await import('./routes.ts')
  renewRoutes()
  if (values.DATABASE_URL) await migrate(values.DATABASE_URL)
  const folder = mkdtempSync(join(tmpdir(), 'kunye-deploy-'))
  try {
    for (const { config, name, secrets, folds } of workers) {
      const file = join(folder, `${name}.json`)
      const given = Object.fromEntries(secrets.flatMap((secret) => (values[secret] === undefined ? [] : [[secret, values[secret]]])))
      writeFileSync(file, JSON.stringify(given), { mode: 0o600 })
      const args = ['deploy', '-c', config, ...(Object.keys(given).length > 0 ? ['--secrets-file', file] : [])]
      if (folds) args.push('--var', `FOLD_CODE:${foldCodeOf()}`)
      const { code } = await runWrangler(args, false)
      if (code !== 0) throw new Error(`${name} was not deployed; those before it were. Run the command again when the cause is gone.`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const usage = `npm run deploy -- [--dry-run] [--secrets FILE]
  --dry-run       bundle every Worker and upload nothing
  --secrets FILE  lines NAME=value (lib/platform/env.ts lists them): each Worker gets those it needs, and the database its migrations`

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, secrets: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) return console.log(usage)
  const workers = inOrder(readWorkers())
  if (values['dry-run']) {
    const folder = mkdtempSync(join(tmpdir(), 'kunye-dry-run-'))
    const failed = await dryRun(workers, folder).finally(() => rmSync(folder, { recursive: true, force: true }))
    for (const { name } of workers) console.log(`${name}: ${failed.has(name) ? 'failed' : 'would be deployed'}`)
    if (failed.size > 0) throw new Error([...failed.values()].join('\n'))
    return
  }
  await deploy(workers, values.secrets === undefined ? {} : parseEnv(readFileSync(values.secrets, 'utf8')))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
