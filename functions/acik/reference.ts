import { html, raw } from 'hono/html'
import type { PublicOperation } from '../../lib/http/app/group.ts'
import { type DemoKey, readEnv } from '../../lib/platform/env.ts'
import type { routes } from './contract.ts'
import { pageHeaders, REFERENCE_POLICY } from './policies.ts'
import program from '../../node_modules/swagger-ui-dist/swagger-ui-bundle.js'
import style from '../../node_modules/swagger-ui-dist/swagger-ui.css'

/** The sandbox key of this installation, where everybody may try with it. */
export const demoKey = (bindings: object): DemoKey | null => readEnv(bindings, ['SANDBOX_DEMO_KEY']).SANDBOX_DEMO_KEY

/* Starts Swagger UI over /openapi.json, with the demo key filled in under the names of the description's security schemes
   (https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/). */
const START = `
const told = document.getElementById('api')
if (typeof SwaggerUIBundle === 'undefined') document.getElementById('yok').hidden = false
else {
  const keys = JSON.parse(told.dataset.keys)
  const ui = SwaggerUIBundle({
    url: '/openapi.json', domNode: told, deepLinking: true, filter: true, tryItOutEnabled: true,
    docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null, syntaxHighlight: { activated: false },
    onComplete: () => { for (const [name, value] of Object.entries(keys)) ui.preauthorizeApiKey(name, value) },
  })
}`

const referenceHtml = (demo: DemoKey | null, nonce: string) =>
  html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Künye API belgeleri</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/belgeler/bicim.css" />
      </head>
      <body>
        <noscript
          ><p>Bu sayfa JavaScript ister. API tanımı: <a href="/openapi.json">/openapi.json</a></p></noscript
        >
        <p id="yok" hidden>
          Belgeleri gösteren program yüklenemedi. API tanımı: <a href="/openapi.json">/openapi.json</a>, hazır komutlar:
          <a href="/">ilk sayfa</a>.<br />
          <span lang="en"
            >The program that shows the reference could not be loaded. API description: <a href="/openapi.json">/openapi.json</a>, commands
            to run: <a href="/?dil=en">first page</a>.</span
          >
        </p>
        <div id="api" data-keys="${JSON.stringify(demo ? { anahtar: demo.key, gizli: demo.secret } : {})}"></div>
        <script src="/belgeler/program.js" nonce="${nonce}"></script>
        <script nonce="${nonce}">
          ${raw(START)}
        </script>
      </body>
    </html>`

/** The reference to try, by Swagger UI; where its program cannot be loaded the page says so and leads to the description. */
export const showReference: PublicOperation<typeof routes.reference> = (c) => {
  const nonce = crypto.randomUUID()
  return c.html(referenceHtml(demoKey(c.env), nonce), 200, pageHeaders(REFERENCE_POLICY, nonce))
}

/** Swagger UI's own files, as its package has them: no other host is asked. */
export const referenceProgram: PublicOperation<typeof routes.referenceProgram> = (c) =>
  c.body(program, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })

export const referenceStyle: PublicOperation<typeof routes.referenceStyle> = (c) =>
  c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' })
