/**
 * `npm run client [-- address]`: writes into dist/ what a user of the API takes along, made from its description: a typed TypeScript client
 * without dependencies (kunye-client/) and a Postman collection (kunye.postman_collection.json). Both go to the service at `address`, this
 * machine's without one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { apiDescription } from '../../functions/gateway/openapi.ts'
import { postmanCollection } from './postman.ts'
import type { Description } from './postman.ts'
import { LOCAL_KEYS } from '../local/seed.ts'
import { root } from '../local/workers.ts'

/**
 * Writes the client of an API description into `folder`, which is emptied first. `index.ts` exports a function per operation
 * (`sirketlerProfile`), the types of all inputs, answers and errors, and `client`, which takes the address and the headers of the key
 * (`client.setConfig`). Runs wherever `fetch` is; Node needs no build for it.
 */
export const writeClient = async (description: object, folder: string): Promise<void> => {
  await createClient({
    input: { ...description },
    output: { path: folder, module: { extension: '.ts' } },
    logs: { level: 'silent', file: false },
    plugins: [{ name: '@hey-api/client-fetch', includeInEntry: true }, '@hey-api/typescript', '@hey-api/sdk'],
  })
}

/** The Postman collection of an API description, with the sandbox key of a developer's machine. */
export const localCollection = (description: object): ReturnType<typeof postmanCollection> =>
  postmanCollection(description as Description, { anahtar: LOCAL_KEYS.sandbox.key, gizli: LOCAL_KEYS.sandbox.secret })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const description = apiDescription(process.argv[2] ?? `http://127.0.0.1:${process.env.PORT ?? 8787}`)
  const folder = join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  await writeClient(description, join(folder, 'kunye-client'))
  writeFileSync(join(folder, 'kunye.postman_collection.json'), `${JSON.stringify(localCollection(description), null, 2)}\n`)
  console.log(`dist/kunye-client/ and dist/kunye.postman_collection.json go to ${(description as Description).servers[0]?.url}`)
}
