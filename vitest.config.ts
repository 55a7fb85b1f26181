import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/cluster.ts',
    // a test file may start PostgreSQL's neighbours or all the Workers
    testTimeout: 30_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
})
