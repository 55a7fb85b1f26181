/**
 * The Postman collection of the API, made from its description. Form: Postman Collection Format v2.1.0,
 * https://schema.postman.com/collection/json/v2.1.0/
 */
import { inlined } from '../inlined.ts'

type Schema = { $ref?: string; example?: unknown; default?: unknown; enum?: unknown[]; properties?: Record<string, Schema> }
type Parameter = { name: string; in: string; required?: boolean; description?: string; example?: unknown; schema: Schema }
type Media = { schema?: Schema; example?: unknown }
type Operation = {
  summary: string
  description: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
/** What is read of an OpenAPI 3.1 document, {@link inlined}. */
export type Description = {
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, { name: string; in?: string; description?: string }> }
}

export type PostmanVariable = { key: string; value: string; description?: string; disabled?: boolean }
export type PostmanRequest = {
  method: string
  description: string
  header: PostmanVariable[]
  url: { raw: string; host: string[]; path: string[]; query: PostmanVariable[]; variable: PostmanVariable[] }
  body?: { mode: 'raw'; raw: string; options: { raw: { language: 'json' } } }
}
export type PostmanItem = {
  name: string
  request: PostmanRequest
  response: { name: string; code: number; header: PostmanVariable[]; body: string; originalRequest: PostmanRequest }[]
}
export type PostmanCollection = {
  info: { name: string; description: string; version: string; schema: string }
  item: { name: string; description: string; item: PostmanItem[] }[]
  variable: PostmanVariable[]
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
const ADDRESS = 'adres'
const JSON_TYPE = 'application/json'

const variable = (key: string, value: unknown, description?: string, disabled = false): PostmanVariable => ({
  key,
  value: [value ?? ''].flat().join(','),
  ...(description === undefined ? {} : { description }),
  ...(disabled ? { disabled } : {}),
})

/** A parameter with what its contract gives for trying; one that may be left out is there, switched off. */
const parameterOf = ({ name, description, required, example, schema }: Parameter): PostmanVariable =>
  variable(name, example ?? schema.example ?? schema.default ?? schema.enum?.[0], description, !required)

/** The example of a body: its own, else those of its fields. */
const exampleOf = (schema: Schema): unknown =>
  schema.example ??
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([field, { example }]) => (example === undefined ? [] : [[field, example]])),
  )

const requestOf = (description: Description, method: string, path: string, operation: Operation): PostmanRequest => {
  const { securitySchemes, schemas } = description.components
  const taken = (place: string): PostmanVariable[] =>
    (operation.parameters ?? []).filter((parameter) => parameter.in === place).map(parameterOf)
  const query = taken('query')
  const segments = path
    .slice(1)
    .replace(/\{(\w+)\}/g, ':$1')
    .split('/')
  const sent = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${value}`)
    .join('&')
  const keys = (operation.security ?? [])
    .flatMap((scheme) => Object.keys(scheme))
    .map((scheme) => {
      const told = securitySchemes[scheme]
      return told?.in === 'cookie' ? variable('Cookie', `${told.name}={{${scheme}}}`) : variable(told?.name ?? scheme, `{{${scheme}}}`)
    })
  const body = operation.requestBody?.content[JSON_TYPE]?.schema
  return {
    method: method.toUpperCase(),
    description: operation.description,
    header: body ? [...keys, variable('Content-Type', JSON_TYPE)] : keys,
    url: {
      raw: `{{${ADDRESS}}}/${segments.join('/')}${sent && `?${sent}`}`,
      host: [`{{${ADDRESS}}}`],
      path: segments,
      query,
      variable: taken('path'),
    },
    ...(body
      ? {
          body: {
            mode: 'raw' as const,
            raw: JSON.stringify(exampleOf(schemas[body.$ref?.split('/').at(-1) ?? ''] ?? body), null, 2),
            options: { raw: { language: 'json' as const } },
          },
        }
      : {}),
  }
}

const itemOf = (description: Description, method: string, path: string, operation: Operation): PostmanItem => {
  const request = requestOf(description, method, path, operation)
  return {
    name: operation.summary,
    request,
    response: Object.entries(operation.responses).flatMap(([status, { description: name, content }]) => {
      const example = content?.[JSON_TYPE]?.example
      return example === undefined
        ? []
        : [
            {
              name,
              code: Number(status),
              header: [variable('Content-Type', JSON_TYPE)],
              body: JSON.stringify(example, null, 2),
              originalRequest: request,
            },
          ]
    }),
  }
}

/**
 * The collection of an API description: a folder for each tag, a request for each operation, with the examples of the description as
 * values, bodies and answers. The address (`adres`) and the two headers of a key (one variable per security scheme, whose values are
 * `keys`) are variables of the collection.
 */
export const postmanCollection = (written: Description, keys: Record<string, string>): PostmanCollection => {
  const description = inlined(written)
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return {
    info: { name: description.info.title, description: description.info.description, version: description.info.version, schema: SCHEMA },
    item: description.tags.map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map(({ method, path, operation }) => itemOf(description, method, path, operation)),
    })),
    variable: [
      variable(ADDRESS, description.servers[0]?.url),
      ...Object.entries(description.components.securitySchemes).map(([scheme, told]) => variable(scheme, keys[scheme], told.description)),
    ],
  }
}
