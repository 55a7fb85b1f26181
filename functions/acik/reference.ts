import { html, raw } from 'hono/html'
import type { Language } from '../../lib/http/app/errors.ts'
import type { PublicOperation } from '../../lib/http/app/group.ts'
import { openPage } from '../../lib/http/page/shell.ts'
import { type DemoKey, readEnv } from '../../lib/platform/env.ts'
import type { routes } from './contract.ts'
import { pageHeaders, REFERENCE_POLICY } from './policies.ts'
import program from '../../node_modules/swagger-ui-dist/swagger-ui-bundle.js'
import style from '../../node_modules/swagger-ui-dist/swagger-ui.css'

/** The sandbox key of this installation, where everybody may try with it. */
export const demoKey = (bindings: object): DemoKey | null => readEnv(bindings, ['SANDBOX_DEMO_KEY']).SANDBOX_DEMO_KEY

/* Starts Swagger UI over the description, with the demo key filled in under the names of the description's security schemes
   (https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/). Its dark colours are a class
    that nothing of its own sets. */
const START = `
const told = document.getElementById('api')
const dark = matchMedia('(prefers-color-scheme: dark)')
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
paint()
dark.addEventListener('change', paint)
if (typeof SwaggerUIBundle === 'undefined') document.getElementById('yok').hidden = false
else {
  const keys = JSON.parse(told.dataset.keys)
  const ui = SwaggerUIBundle({
    url: told.dataset.description, domNode: told, deepLinking: true, filter: true, tryItOutEnabled: true,
    docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null, syntaxHighlight: { activated: false },
    onComplete: () => { for (const [name, value] of Object.entries(keys)) ui.preauthorizeApiKey(name, value) },
  })
}`

const WORDS = {
  tr: {
    title: 'API’yi deneyin',
    lead: 'Her uç, yerinde denenir.',
    reference: 'Betik istemeyen başvuru',
    needsScript: 'Bu sayfa JavaScript ister. API tanımı:',
    missing: 'Belgeleri gösteren program yüklenemedi. API tanımı:',
  },
  en: {
    title: 'Try the API',
    lead: 'Every endpoint, to be tried in place.',
    reference: 'The reference, without scripts',
    needsScript: 'This page needs JavaScript. API description:',
    missing: 'The program that shows the reference could not be loaded. API description:',
  },
}

const referenceHtml = (demo: DemoKey | null, nonce: string, language: Language) => {
  const words = WORDS[language]
  const description = `/openapi.json?dil=${language}`
  return openPage({
    title: `${words.title} · Künye`,
    language,
    other: `/belgeler/dene?dil=${language === 'tr' ? 'en' : 'tr'}`,
    head: html`<link rel="stylesheet" href="/belgeler/bicim.css" />`,
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <ul class="links">
        <li><a href="/belgeler?dil=${language}">${words.reference}</a></li>
        <li><a href="${description}">OpenAPI 3.1</a></li>
      </ul>
      <noscript
        ><p>${words.needsScript} <a href="${description}">${description}</a></p></noscript
      >
      <p id="yok" hidden>${words.missing} <a href="${description}">${description}</a></p>
      <div
        id="api"
        data-description="${description}"
        data-keys="${JSON.stringify(demo ? { anahtar: demo.key, gizli: demo.secret } : {})}"
      ></div>
      <script src="/belgeler/program.js" nonce="${nonce}"></script>
      <script nonce="${nonce}">
        ${raw(START)}
      </script>`,
  })
}

/** The reference to try, by Swagger UI; where its program cannot be loaded the page says so and leads to the description. */
export const showReference: PublicOperation<typeof routes.reference> = async (c) => {
  const nonce = crypto.randomUUID()
  return c.html(await referenceHtml(demoKey(c.env), nonce, c.req.valid('query').dil), 200, pageHeaders(REFERENCE_POLICY, nonce))
}

/** Swagger UI's own files, as its package has them: no other host is asked. */
export const referenceProgram: PublicOperation<typeof routes.referenceProgram> = (c) =>
  c.body(program, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' })

export const referenceStyle: PublicOperation<typeof routes.referenceStyle> = (c) =>
  c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=86400' })
