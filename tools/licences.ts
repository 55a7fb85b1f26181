import { readFileSync } from 'node:fs'
import { printTable } from './kunye/context.ts'

/** `npm run licences`: every package that is deployed, with its version and licence, as the lock file has them. */
type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }
const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}

printTable(
  Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version, license }]) => ({
      package: path.replace(/^.*node_modules\//, ''),
      version: version ?? null,
      licence: license ?? 'not named',
    })),
  'No packages.',
)
