/**
 * `npm run client [-- address]`: writes into dist/ what a user of the API takes along, made from its description: a typed TypeScript client
 * without dependencies (kunye-client/) and a command line (kunye-cli/), each a package to publish, and a Postman collection
 * (kunye.postman_collection.json). They go to the service at `address`, this machine's without one.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { build } from 'esbuild'
import ts from 'typescript'
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
  // the generator's entry has the one client; who asks with two keys makes another
  appendFileSync(join(folder, 'index.ts'), "export { createClient, createConfig } from './client/index.ts'\n")
}

type Info = { info: { version: string; title: string } }

const README = (version: string): string => `# kunye-client

Typed client of the Künye API ${version}. ES modules, no dependencies, Node 20 and browsers.

\`\`\`ts
import { client, dogrulamaSigningCheck, sirketlerList } from 'kunye-client'

client.setConfig({ baseUrl: 'https://api.example', headers: { 'X-API-Key': 'kny_canli_…', 'X-API-Secret': 'kns_…' } })
const { data } = await sirketlerList()
for (const { id } of data?.sirketler ?? []) {
  const { data: answer, error } = await dogrulamaSigningCheck({ path: { sirket_id: id }, body: { kisi: 'Kerem Kurgusal' } })
  if (error) console.log(error.hata) // one of the codes of the API
  else console.log(answer.sonuc, answer.gerekceler.map(({ kod }) => kod))
}
\`\`\`

A second key beside the first: \`sirketlerList({ client: createClient({ baseUrl, headers }) })\`.

Its version is the API's: a new major one with an incompatible change alone. New fields, codes and events are compatible.
`

/** Compiles the client for who has no TypeScript: ES modules with their types, beside the sources. */
const compile = (folder: string): void => {
  const out = join(folder, 'dist')
  const program = ts.createProgram([join(folder, 'index.ts')], {
    outDir: out,
    rootDir: folder,
    declaration: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
  })
  const wrong = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  if (wrong.length > 0) throw new Error(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'))
}

/** A package that `npm publish` takes, of the client that stands in `folder`. Its version is that of the API. */
export const packClient = (description: object, folder: string): void => {
  const { version } = (description as Info).info
  compile(folder)
  const entry = { types: './dist/index.d.ts', default: './dist/index.js' }
  const manifest = {
    name: 'kunye-client',
    version,
    description: 'Typed client of the Künye API',
    type: 'module',
    sideEffects: false,
    exports: { '.': entry },
    types: entry.types,
    files: ['dist'],
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), README(version))
}

const CLI_README = (version: string): string => `# kunye-cli

The Künye API ${version} from a command line: \`npx kunye-cli --help\`. One file, no dependencies, Node 20.

\`\`\`sh
echo "$SECRET" | npx kunye-cli login --url https://api.example --key kny_canli_…
npx kunye-cli find deneme
npx kunye-cli companies
# exit code 0 yes, 1 no, 2 not known, 3 it could not be asked
npx kunye-cli sign-check 42 "Kerem Kurgusal" --with "Işık Farazi" --amount 400000 --act "mal alımı"
npx kunye-cli report 42 -o rapor.pdf
npx kunye-cli verify DR-XXXX-XXXX-XXXX
npx kunye-cli changes --follow
\`\`\`
`

/** The command line for customers as a package that `npx` runs, in `folder`. */
export const packCli = async (description: object, folder: string): Promise<void> => {
  const { version } = (description as Info).info
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(root, 'tools/cli/kunye-cli.ts')],
    outfile: join(folder, 'kunye-cli.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // the arguments are read by a CommonJS package, which asks for node:events by require
    banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
    logLevel: 'silent',
  })
  const manifest = {
    name: 'kunye-cli',
    version,
    description: 'The Künye API from a command line',
    type: 'module',
    bin: { 'kunye-cli': './kunye-cli.mjs' },
    files: ['kunye-cli.mjs'],
    engines: { node: '>=20' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'README.md'), CLI_README(version))
}

/** The Postman collection of an API description, with the sandbox key of a developer's machine. */
export const localCollection = (description: object): ReturnType<typeof postmanCollection> =>
  postmanCollection(description as Description, { anahtar: LOCAL_KEYS.sandbox.key, gizli: LOCAL_KEYS.sandbox.secret })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const description = apiDescription(process.argv[2] ?? `http://127.0.0.1:${process.env.PORT ?? 8787}`)
  const folder = join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  await writeClient(description, join(folder, 'kunye-client'))
  packClient(description, join(folder, 'kunye-client'))
  await packCli(description, join(folder, 'kunye-cli'))
  writeFileSync(join(folder, 'kunye.postman_collection.json'), `${JSON.stringify(localCollection(description), null, 2)}\n`)
  console.log(
    `dist/kunye-client/, dist/kunye-cli/ and dist/kunye.postman_collection.json go to ${(description as Description).servers[0]?.url}`,
  )
}
