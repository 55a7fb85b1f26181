/**
 * `npm run routes`: writes down for the gateway what the contracts of all groups say of their routes. Bundling and deploying do it as
 * well.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { routesOfContracts } from '../functions/gateway/contracts.ts'
import { root } from './local/workers.ts'

/** Renews functions/gateway/routes.json where the contracts say something else. */
export const renewRoutes = (): void => {
  const file = join(root, 'functions/gateway/routes.json')
  const routes = `[\n${routesOfContracts()
    .map((route) => `  ${JSON.stringify(route)}`)
    .join(',\n')}\n]\n`
  if (readFileSync(file, 'utf8') !== routes) writeFileSync(file, routes)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) renewRoutes()
