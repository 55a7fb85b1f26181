/** Asks the service and holds every answer against its own /openapi.json, so that each test of the API is one of its description too. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { inlined } from '../../tools/inlined.ts'

type Schema = {
  $ref?: string
  type?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  allOf?: Schema[]
  [keyword: string]: unknown
}
type Header = { required?: boolean; schema: Schema }
type Response = { headers?: Record<string, Header>; content?: Record<string, { schema: Schema }> }
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema; example?: unknown }
export type Operation = {
  operationId: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}
/** What is read of an OpenAPI 3.1 document, {@link inlined}. */
export type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
/** An answer as a test got it; `text` is its body, null where that is no text. */
export type Got = { method: string; url: string; status: number; headers: Headers; text: string | null }

const JSON_TYPE = 'application/json'
/** What HTTP itself may add to any answer. */
const PLAIN = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-content-type-options',
]

/** What is described is open to later fields; what is sent now is not: no object may hold a field that is not described. */
const closed = (schema: Schema, named: Record<string, Schema>): Schema => {
  if (schema.$ref) return closed(resolved(schema, named), named)
  if (schema.allOf) return closed(merged(schema.allOf.map((part) => resolved(part, named))), named)
  const inner = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, each(value, (part) => closed(part, named), keyword)]),
  )
  return schema.properties && schema.additionalProperties === undefined ? { ...inner, additionalProperties: false } : inner
}

const resolved = (schema: Schema, named: Record<string, Schema>): Schema => {
  const found = schema.$ref ? named[schema.$ref.slice('#/components/schemas/'.length)] : schema
  if (!found) throw new Error(`the description has no ${schema.$ref}`)
  return found.allOf ? merged(found.allOf.map((part) => resolved(part, named))) : found
}

/** One object of all parts. A field that two of them name would have to fit both: no schema of ours is meant so. */
const merged = (parts: Schema[]): Schema => {
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties))
  const twice = fields.find(([name], at) => fields.findIndex(([other]) => other === name) < at)
  if (twice) throw new Error(`a part of allOf describes ${twice[0]} anew`)
  return { type: 'object', required: parts.flatMap(({ required = [] }) => required), properties: Object.fromEntries(fields) }
}

/** The schemas inside a keyword's value, changed; values that only look like schemas (examples, enumerations) are left. */
const each = (value: unknown, change: (schema: Schema) => Schema, keyword: string): unknown => {
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value as Record<string, Schema>).map(([name, schema]) => [name, change(schema)]))
  if (['anyOf', 'oneOf', 'prefixItems'].includes(keyword)) return (value as Schema[]).map(change)
  return ['items', 'not', 'additionalProperties'].includes(keyword) && typeof value === 'object' && value !== null
    ? change(value as Schema)
    : value
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '')

/** Holds answers against a description: {@link holds} throws an Error that names each thing in which one differs. */
const openDescription = (description: Description) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } })
  addFormats.default(ajv)
  const { schemas } = description.components
  // every operation repeats its headers and errors, and to compile one takes longer than all its answers
  const checks = new Map<Schema | string, ReturnType<typeof ajv.compile>>()
  const checkOf = (schema: Schema): ReturnType<typeof ajv.compile> => {
    const words = JSON.stringify(schema)
    const check = checks.get(words) ?? ajv.compile(closed(schema, schemas))
    checks.set(words, check).set(schema, check)
    return check
  }
  const faultsOf = (schema: Schema, value: unknown): string[] => {
    const check = checks.get(schema) ?? checkOf(schema)
    return check(value)
      ? []
      : (check.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
        )
  }
  const paths = Object.entries(description.paths).map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(
      `^${withoutSlash(path)
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    ),
  }))

  /** What an answer to something that is not described may be: not found, or another method. */
  const outside = ({ url, status, text }: Got, allowed: string[] | null): string[] => {
    const { pathname } = new URL(url)
    if (allowed === null && !/^\/(api|kanit)\//.test(pathname)) return []
    const expected = allowed === null ? 404 : 405
    const legacy = /^\/api\/v1\/compan(y|ies)(\/|$)/.test(pathname)
    if (status !== expected) return [`answers ${status} where only ${expected} can be`]
    return text ? faultsOf({ $ref: `#/components/schemas/${legacy ? 'EskiHata' : 'Hata'}` }, JSON.parse(text)) : []
  }

  const differences = (got: Got): string[] => {
    const pathname = withoutSlash(new URL(got.url).pathname)
    const path = paths.find(({ pattern }) => pattern.test(pathname))
    const operation = path?.operations[got.method === 'HEAD' ? 'get' : got.method.toLowerCase()]
    if (!operation) return outside(got, path ? Object.keys(path.operations) : null)
    const response = operation.responses[got.status]
    if (!response) return [`status ${got.status} is not listed`]
    return [...headerFaults(got, response.headers ?? {}), ...bodyFaults(got, response)]
  }

  const headerFaults = ({ headers }: Got, told: Record<string, Header>): string[] => [
    ...Object.entries(told).flatMap(([name, { required, schema }]) => {
      const value = headers.get(name)
      if (value === null) return required ? [`the header ${name} is missing`] : []
      return faultsOf(schema, schema.type === 'integer' ? Number(value) : value).map((fault) => `header ${name}: ${fault}`)
    }),
    ...[...headers.keys()]
      .filter((name) => !PLAIN.includes(name) && !Object.keys(told).some((one) => one.toLowerCase() === name))
      .map((name) => `the header ${name} is not listed`),
  ]

  const bodyFaults = ({ method, headers, text }: Got, { content }: Response): string[] => {
    if (method === 'HEAD') return []
    if (!content) return text ? [`has a body, where none is described: ${text.slice(0, 100)}`] : []
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    const media = content[type]
    if (!media) return [`the type ${type || 'none'} is not listed`]
    return type === JSON_TYPE ? faultsOf(media.schema, JSON.parse(text ?? '')) : []
  }

  const holds = (got: Got): void => {
    const faults = differences(got)
    if (faults.length > 0)
      throw new Error(
        `${got.method} ${got.url} answered ${got.status}, not as described:\n  ${faults.slice(0, 10).join('\n  ')}\n${got.text?.slice(0, 400) ?? ''}`,
      )
  }
  return { description, holds }
}

const services = new Map<string, ReturnType<typeof load>>()
const load = async (origin: string): Promise<ReturnType<typeof openDescription> | null> => {
  const answer = await fetch(`${origin}/openapi.json`)
  return answer.ok ? openDescription(inlined((await answer.json()) as Description)) : null
}

/** The description that a service gives of itself; null for a server that has none. */
export const descriptionOf = (url: string): ReturnType<typeof load> => {
  const { origin } = new URL(url)
  const known = services.get(origin) ?? load(origin)
  services.set(origin, known)
  return known
}

/** `fetch`, for tests of the API. Throws where an answer of the service is not as its description says. */
export const describedFetch = async (url: string | URL, init: RequestInit = {}): Promise<globalThis.Response> => {
  const described = await descriptionOf(String(url))
  const answer = await fetch(url, init)
  if (described) {
    const isText = /json|text|xml/.test(answer.headers.get('content-type') ?? '')
    const text = isText || answer.status === 204 || answer.status === 304 ? await answer.clone().text() : null
    described.holds({
      method: (init.method ?? 'GET').toUpperCase(),
      url: String(url),
      status: answer.status,
      headers: answer.headers,
      text,
    })
  }
  return answer
}
