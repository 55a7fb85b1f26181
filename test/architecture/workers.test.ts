import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { dryRun, inOrder, readWorkers } from '../../tools/deploy.ts'
import { root, workerConfigs } from '../../tools/local/workers.ts'
import { CRONS } from '../../lib/pipeline/crons.ts'
import { variables } from '../../lib/platform/env.ts'
import { routesOfContracts } from '../../functions/gateway/contracts.ts'
import { ROUTES } from '../../functions/gateway/routes.ts'
import { bundles } from '../support/bundles.ts'
import { REST, sampled } from '../support/sampled.ts'

const read = (config: string) => readConfig({ config: join(root, config) }, { hideWarnings: true })
const gateway = read('wrangler.toml')
const groups = readdirSync(join(root, 'functions')).filter((group) => group !== 'gateway')
const configs = workerConfigs()

test.skipIf(REST)('every group has a configuration file and its name, and the gateway a binding to it', () => {
  expect(configs).toEqual(['wrangler.toml', ...groups.sort().map((group) => `functions/${group}/wrangler.toml`)])
  expect(groups.map((group) => read(`functions/${group}/wrangler.toml`).name)).toEqual(groups.map((group) => `kunye-${group}`))
  expect(gateway.name).toBe('kunye')
  const bound = gateway.services?.map(({ binding, service }: { binding: string; service: string }) => [binding, service]).sort()
  // who opens the documents of others is asked by the jobs alone
  const doors = groups.filter((group) => group !== 'sayfalar')
  expect(bound).toEqual(doors.map((group) => [group.toUpperCase(), `kunye-${group}`]).sort())
})

test.skipIf(REST)('the gateway routes what the contracts say (npm run routes)', () => {
  expect(ROUTES).toEqual(routesOfContracts())
})

test.skipIf(REST)('only the gateway can be reached from outside', () => {
  for (const config of configs.slice(1)) {
    const { workers_dev, preview_urls, route, routes } = read(config)
    expect({ config, workers_dev, preview_urls, route, routes: routes ?? [] }).toEqual({
      config,
      workers_dev: false,
      preview_urls: false,
      route: undefined,
      routes: [],
    })
  }
})

test.skipIf(REST).each(configs)('%s runs on the same day of the runtime and names known variables only', (config) => {
  const { compatibility_date, compatibility_flags, main, secrets, vars } = read(config)
  expect({ compatibility_date, compatibility_flags }).toEqual({
    compatibility_date: gateway.compatibility_date,
    compatibility_flags: gateway.compatibility_flags,
  })
  expect(existsSync(String(main))).toBe(true)
  const named = [...(secrets?.required ?? []), ...Object.keys(vars)]
  expect(named.filter((name) => !(name in variables))).toEqual([])
  // what only one machine uses is empty in what gets deployed
  if (config !== 'functions/sayfalar/wrangler.toml') expect(vars).toMatchObject({ NEON_FETCH_ENDPOINT: '' })
  expect(['', undefined]).toContain((vars as Record<string, unknown>).WEBHOOK_ALLOW_LOOPBACK)
})

test.skipIf(REST)('the configurations fire the crons of the table, the jobs’ Worker all of them and no other any', () => {
  const fired = configs.flatMap((config) => (read(config).triggers?.crons ?? []).map((cron: string) => `${config} ${cron}`))
  expect(fired.sort()).toEqual(
    Object.values(CRONS)
      .map((cron) => `functions/isler/wrangler.toml ${cron}`)
      .sort(),
  )
})

describe('deploying', () => {
  test.skipIf(REST)('goes from the called to the callers', () => {
    const names = inOrder(readWorkers()).map(({ name }) => name)
    expect(names.at(-1)).toBe('kunye')
    expect(names).toHaveLength(configs.length)
    const worker = (name: string, ...calls: string[]) => ({ config: name, name, calls, secrets: [], folds: false })
    expect(inOrder([worker('a', 'b', 'c'), worker('b', 'c'), worker('c')]).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    expect(() => inOrder([worker('a', 'b'), worker('b', 'a')])).toThrow('circle: a → b → a')
    expect(() => inOrder([worker('a', 'b')])).toThrow('no configuration file')
  })

  const workers = readWorkers()

  test.skipIf(REST)('every Worker is bundled for the tests', async () => {
    expect(JSON.parse(readFileSync(join(await bundles(), 'workers.json'), 'utf8'))).toHaveLength(configs.length)
  })

  // one is bundled here as for an upload, with `npm run test:rest` the others
  test.each(sampled(workers, 1))('wrangler makes of $config what the tests run', async (worker) => {
    const uploaded = mkdtempSync(join(tmpdir(), 'kunye-bundle-'))
    try {
      expect([...(await dryRun([worker], uploaded))]).toEqual([])
      const [ours, theirs] = [await bundles(), uploaded].map((folder) => join(folder, worker.name))
      const files = (folder: string): string[] => readdirSync(folder).filter((file) => !/^README\.md$|\.map$/.test(file))
      expect(files(ours!)).toEqual(files(theirs!))
      for (const file of files(ours!)) {
        // the names of files are told from another folder
        const [own, other] = [ours!, theirs!].map((folder) =>
          readFileSync(join(folder, file), 'latin1')
            .replace(/^ *\/\/ .*\n/gm, '')
            .replace(/\n\/\/# sourceMappingURL.*/, '')
            .replace(/"[^"\n]*\/([^"\n/]+)"\((exports|module|__|\))/g, '"$1"($2'),
        )
        // no diff of megabytes
        expect(own!.trim() === other!.trim(), `${worker.name}/${file}: see the settings in tools/local/bundles.ts`).toBe(true)
      }
    } finally {
      rmSync(uploaded, { recursive: true, force: true })
    }
  })
})
