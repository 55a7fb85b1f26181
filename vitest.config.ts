import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

const domain = 'test/domain/**/*.test.ts'

/* With REST=1 (`npm run test:rest`) a file that draws nothing by SEED is left out: `npm test` has tried it whole. What a file that draws
   tries whole it leaves out itself (test/support/sampled.ts). */
const triedWhole =
  process.env.REST === '1'
    ? globSync('test/**/*.test.ts').filter((file) => !/support\/sampled\.ts'|'fast-check'/.test(readFileSync(file, 'utf8')))
    : []

export default defineConfig({
  test: {
    // for what hangs, not for what is slow: a wait in a test has a bound of its own, and says what it waited for
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // much of the time goes into waiting for other processes: one more than the two cores of a small machine
    maxWorkers: 3,
    setupFiles: 'test/support/seed.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      // pure rules leave nothing behind: the files of a process share the modules that one of them has loaded, and nothing runs beside them
      { extends: true, test: { name: 'domain', include: [domain], exclude: triedWhole, isolate: false } },
      // the files of a process share its Workers (test/support/service.ts) and modules; each has a database and neighbours of its own
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [domain, ...triedWhole],
          isolate: false,
          setupFiles: 'test/support/fresh.ts',
          globalSetup: 'test/support/cluster.ts',
        },
      },
    ],
  },
})
