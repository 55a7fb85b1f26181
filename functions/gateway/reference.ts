/** The reference as pages that need no script: the API description told to people, a page for each group of operations. */
import { html, raw } from 'hono/html'
import { Marked } from 'marked'
import type { Language } from '../../lib/http/app/errors.ts'
import { openPage } from '../../lib/http/page/shell.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> }
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; description?: string; schema?: Schema; example?: unknown }
type Answer = { $ref?: string; description?: string; content?: Record<string, Media> }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
/** What the pages take of an API description. */
export type Described = {
  info: { description: string; version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter>; responses: Record<string, Answer> }
}

const WORDS = {
  tr: {
    title: 'API belgeleri',
    lead: 'Her uç, alan ve hata; iki dilde, örnekleriyle.',
    guides: 'Kılavuzlar',
    tryIt: 'Yerinde dene',
    all: 'Bütün uçlar',
    takes: 'Parametreler',
    body: 'Gövde',
    answers: 'Yanıtlar',
    shapes: 'Nesneler',
    name: 'Ad',
    meaning: 'Anlamı',
    type: 'Tür',
    code: 'Kod',
    required: 'zorunlu',
    example: 'Örnek',
    open: 'Anahtar istemez',
    session: 'Panel oturumu ister',
    listOf: (type: unknown) => html`${type} listesi`,
    or: ' ya da ',
    in: { path: 'yolda', query: 'sorguda', header: 'başlıkta', cookie: 'çerezde' } as Record<string, string>,
  },
  en: {
    title: 'API reference',
    lead: 'Every endpoint, field and error, in both languages, with examples.',
    guides: 'Guides',
    tryIt: 'Try it in place',
    all: 'All endpoints',
    takes: 'Parameters',
    body: 'Body',
    answers: 'Answers',
    shapes: 'Objects',
    name: 'Name',
    meaning: 'Meaning',
    type: 'Type',
    code: 'Code',
    required: 'required',
    example: 'Example',
    open: 'Needs no key',
    session: 'Needs a session of the panel',
    listOf: (type: unknown) => html`list of ${type}`,
    or: ' or ',
    in: { path: 'in the path', query: 'in the query', header: 'in a header', cookie: 'in a cookie' } as Record<string, string>,
  },
}

const marked = new Marked()
/** A text of the description, whose codes stand between backticks. */
const told = (text = '') => raw(marked.parseInline(text, { async: false }))

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** Where a schema is told: a link to the object of its name, or its kind. */
const typeOf = (schema: Schema, language: Language): unknown => {
  const words = WORDS[language]
  const { $ref, anyOf, oneOf, allOf, items, format, type } = schema
  if ($ref) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`
  const kinds = anyOf ?? oneOf ?? allOf
  if (kinds) return kinds.map((each, at) => html`${at > 0 ? words.or : ''}${typeOf(each, language)}`)
  if (schema.enum ?? schema.const) {
    const values = schema.enum ?? [schema.const]
    return values.map((value, at) => html`${at > 0 ? ' · ' : ''}<code>${String(value)}</code>`)
  }
  if (items) return words.listOf(typeOf(items, language))
  return [type ?? 'object'].flat().join(words.or) + (format ? ` (${format})` : '')
}

type Row = { at: string; schema: Schema; required: boolean }

/** The properties of an object and of the objects within it that have no name of their own. */
const rowsOf = (schema: Schema, before = ''): Row[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = before + name
    return [
      { at, schema: property, required: schema.required?.includes(name) ?? false },
      ...rowsOf(property, `${at}.`),
      ...(property.items ? rowsOf(property.items, `${at}[].`) : []),
      ...(typeof property.additionalProperties === 'object' ? rowsOf(property.additionalProperties, `${at}.*.`) : []),
    ]
  }),
  ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).flatMap((each) => rowsOf(each, before)),
]

/** The names of the objects that a part of the description tells by reference, those within them too. */
const namesIn = (part: unknown, schemas: Described['components']['schemas'], found = new Set<string>()): Set<string> => {
  if (typeof part !== 'object' || part === null) return found
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'example' || key === 'examples') continue
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/components/schemas/') && !found.has(nameOf(inner))) {
      found.add(nameOf(inner))
      namesIn(schemas[nameOf(inner)], schemas, found)
    } else namesIn(inner, schemas, found)
  }
  return found
}

const table = (label: string, heads: string[], rows: unknown[][]) =>
  html`<div class="table stack" role="group" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell, at) => html`<td data-title="${heads[at + 1]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const propertiesHtml = (label: string, rows: Row[], language: Language) => {
  const words = WORDS[language]
  return table(
    label,
    [words.name, words.type, words.meaning],
    rows.map(({ at, schema, required }) => [
      html`<code>${at}</code>${required ? html` <span class="quiet small-text">${words.required}</span>` : ''}`,
      typeOf(schema, language),
      told(schema.description),
    ]),
  )
}

const exampleHtml = (label: string, example: unknown) =>
  example === undefined
    ? ''
    : html`<details>
        <summary>${label}</summary>
        <pre><code>${JSON.stringify(example, null, 2)}</code></pre>
      </details>`

/** The form of a body or an answer: its object, or its properties where it has no name; and an example. */
const mediaHtml = (label: string, content: Record<string, Media>, language: Language) => {
  const words = WORDS[language]
  return Object.entries(content).map(([type, { schema = {}, example }]) => {
    const rows = schema.$ref ? [] : rowsOf(schema)
    return html`<p><code>${type}</code>${rows.length > 0 || type.startsWith('text/') ? '' : html`: ${typeOf(schema, language)}`}</p>
      ${rows.length > 0 ? propertiesHtml(label, rows, language) : ''}
      ${exampleHtml(`${words.example}: ${label}`, type === 'application/json' ? example : undefined)}`
  })
}

const operationHtml = (description: Described, path: string, method: string, operation: Operation, language: Language) => {
  const words = WORDS[language]
  const { components } = description
  const parameters = (operation.parameters ?? []).map((each) => (each.$ref ? components.parameters[nameOf(each.$ref)] : each) ?? each)
  const access = operation.security?.length === 0 ? words.open : operation.security?.some((each) => 'oturum' in each) ? words.session : null
  return html`<section id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p>
      <span class="badge soft">${method.toUpperCase()}</span>
      <code>${path}</code> ${access ? html`<span class="quiet">${access}</span>` : ''}
    </p>
    <p>${told(operation.description)}</p>
    ${
      parameters.length > 0
        ? html`<h3>${words.takes}</h3>
            ${table(
              `${words.takes}: ${operation.summary}`,
              [words.name, words.type, words.meaning],
              parameters.map((parameter) => [
                html`<code>${parameter.name}</code>
                  <span class="quiet small-text"
                    >${words.in[parameter.in]}${parameter.required && parameter.in !== 'path' ? `, ${words.required}` : ''}</span
                  >`,
                typeOf(parameter.schema ?? {}, language),
                told(parameter.description ?? parameter.schema?.description),
              ]),
            )}`
        : ''
    }
    ${
      operation.requestBody
        ? html`<h3>${words.body}</h3>
            ${mediaHtml(`${words.body}, ${operation.summary}`, operation.requestBody.content, language)}`
        : ''
    }
    <h3>${words.answers}</h3>
    ${table(
      `${words.answers}: ${operation.summary}`,
      [words.code, words.meaning],
      Object.entries(operation.responses).map(([status, answer]) => {
        const { description: meaning, content = {} } = (answer.$ref ? components.responses[nameOf(answer.$ref)] : answer) ?? answer
        return [
          status,
          Number(status) >= 400 ? told(meaning) : html`${told(meaning)} ${mediaHtml(`${status}, ${operation.summary}`, content, language)}`,
        ]
      }),
    )}
  </section>`
}

/** Operations of a group by their place: those of the webhooks' group include what is sent to the caller. */
const operationsOf = (description: Described, tag: string): [path: string, method: string, operation: Operation][] =>
  [...Object.entries(description.paths), ...Object.entries(description.webhooks)].flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): [string, string, Operation][] =>
      operation.tags.includes(tag) ? [[path, method, operation]] : [],
    ),
  )

const linksHtml = (language: Language) => {
  const words = WORDS[language]
  return html`<ul class="links">
    <li><a href="/kilavuzlar?dil=${language}">${words.guides}</a></li>
    <li><a href="/belgeler/dene?dil=${language}">${words.tryIt}</a></li>
    <li><a href="/openapi.json?dil=${language}">OpenAPI 3.1</a></li>
  </ul>`
}

/** What there is: every operation by its group, each a link to where it is told. */
const overviewHtml = (description: Described, language: Language) => {
  const words = WORDS[language]
  return openPage({
    title: `${words.title} · Künye`,
    language,
    other: `/belgeler?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${linksHtml(language)} ${raw(marked.parse(description.info.description, { async: false }))}
      ${description.tags.map(({ name, description: meaning }) => {
        const page = `/belgeler/${name}?dil=${language}`
        return html`<section aria-labelledby="${name}">
          <h2 id="${name}"><a href="${page}">${meaning}</a></h2>
          ${table(
            meaning,
            [words.meaning, words.name],
            operationsOf(description, name).map(([path, method, { operationId, summary }]) => [
              html`<a href="${page}#${operationId}">${summary}</a>`,
              html`<span class="badge soft">${method.toUpperCase()}</span> <code>${path}</code>`,
            ]),
          )}
        </section>`
      })}`,
  })
}

const groupHtml = (description: Described, tag: string, language: Language) => {
  const words = WORDS[language]
  const { schemas } = description.components
  const operations = operationsOf(description, tag)
  const names = [...namesIn(operations, schemas)].sort()
  const meaning = description.tags.find(({ name }) => name === tag)?.description ?? tag
  return openPage({
    title: `${meaning} · ${words.title} · Künye`,
    language,
    other: `/belgeler/${tag}?dil=${language === 'tr' ? 'en' : 'tr'}`,
    body: html`<p class="crumbs"><a href="/belgeler?dil=${language}">${words.all}</a></p>
      <h1>${meaning}</h1>
      <ul class="items">
        ${operations.map(([, , { operationId, summary }]) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
      </ul>
      ${operations.map(([path, method, operation]) => operationHtml(description, path, method, operation, language))}
      ${
        names.length > 0
          ? html`<h2>${words.shapes}</h2>
              ${names.map(
                (name) =>
                  html`<section id="${name}" aria-labelledby="${name}-ad">
                    <h3 id="${name}-ad">${name}</h3>
                    ${schemas[name]?.description ? html`<p>${told(schemas[name].description)}</p>` : ''}
                    ${propertiesHtml(name, rowsOf(schemas[name] ?? {}), language)}
                  </section>`,
              )}`
          : ''
      }`,
  })
}

/** The page of a group of operations; of all where `tag` is null. Null where there is no such group. */
export const referencePage = (description: Described, tag: string | null, language: Language): Promise<string> | null => {
  if (tag === null) return overviewHtml(description, language)
  return description.tags.some(({ name }) => name === tag) ? groupHtml(description, tag, language) : null
}
