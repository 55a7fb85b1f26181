import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../tools/local/migrate.ts'
import { runSql, startPostgres } from '../../tools/stand-ins/postgres.ts'
import { leftOver, markRun } from './left-over.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** An empty folder for what is made once for the run: see once.ts. */
    shared: string
  }
}

/** How long what was told to end may take. */
const PATIENCE_MS = 20_000

/* The Workers of the test processes end with these: nothing that a run started lives on. */
const nothingLeft = async (run: string): Promise<void> => {
  for (const until = Date.now() + PATIENCE_MS; leftOver(run).length > 0;) {
    if (Date.now() > until) throw new Error(`The tests left processes behind:\n${leftOver(run).join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** One PostgreSQL cluster for the whole run, in a folder that goes with it; its database `template_kunye` carries the migrations. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'kunye-test-'))
  markRun(folder)
  // the programs that tests start again and again need not be compiled each time
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), fast: true })
  await runSql(postgres.url, 'CREATE DATABASE template_kunye')
  await migrate(postgres.url.replace(/\/kunye$/, '/template_kunye'))
  project.provide('postgresUrl', postgres.url)
  project.provide('shared', mkdtempSync(join(folder, 'shared-')))
  return async () => {
    await postgres.close()
    await nothingLeft(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

export default setup
