/**
 * Every operation of the API's description, asked with made parameters and bodies, sound and unsound: never an internal error, and each
 * answer, errors too, as described (the client checks it).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inlined } from '../../tools/inlined.ts'
import { apiDescription } from '../../functions/gateway/openapi.ts'
import { type Ask, asking, newAccount } from '../support/client.ts'
import type { Description, Operation, Parameter } from '../support/described.ts'
import { ALL, drawn, REST, runs } from '../support/sampled.ts'
import { startTestService, type TestService } from '../support/service.ts'

type Schema = Parameter['schema']
const { paths, components } = inlined(apiDescription('https://kunye.test') as Description)
const operations = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: operation.operationId, path, method, operation })),
  )
  // what takes away comes last
  .sort((a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'))

let service: TestService
let ask: { sandbox: Ask; live: Ask }
let known: Record<string, string[]>
beforeAll(async () => {
  service = await startTestService({ pages: false })
  const account = await newAccount(service, { hourly: 1_000_000 })
  ask = { sandbox: asking(service, account.sandbox), live: asking(service, account.live) }
  const { body: companies } = await ask.sandbox('/api/v1/sirketler/')
  const { body: notices } = await ask.sandbox('/api/v1/sirketler/DENEME-TAM/ilanlar/')
  const { body: added } = await ask.live('/api/v1/sirket-ekle/', { json: { mudurluk: 'İSTANBUL', sicil_no: '912345-5' } })
  const { body: webhook } = await ask.sandbox('/api/v1/webhooklar/', { json: { url: 'http://127.0.0.1:9/' } })
  const { body: report } = await ask.sandbox('/api/v1/sirketler/DENEME-TAM/dogrulama-raporu.pdf?bicim=json')
  const { body: filed } = await ask.sandbox('/api/v1/sirketler/DENEME-TAM/imza-kontrol/?belge=1', { json: { kisi: 'Elif Örnekoğlu' } })
  const { body: watch } = await ask.sandbox('/api/v1/yetki-izlemeleri/', { json: { sirket_id: 'DENEME-TAM', kisi: 'Elif Örnekoğlu' } })
  const { body: cases } = await ask.sandbox('/api/v1/acik-maddeler/')
  const { body: bulk } = await ask.live('/api/v1/sirket-ekle/toplu/', { json: { sirketler: [{ mudurluk: 'ANKARA', sicil_no: '760001' }] } })
  known = {
    kontrol_kimligi: [filed.kontrol_kimligi],
    izleme_id: [String(watch.id)],
    madde_id: cases.maddeler.map(({ id }: { id: string }) => id),
    is_kimligi: [bulk.is_kimligi],
    sirket_id: [...companies.sirketler.map(({ id }: { id: string }) => id), String(added.sirket.id)],
    ilan_id: notices.ilanlar.map(({ ilan_id }: { ilan_id: number }) => String(ilan_id)),
    webhook_id: [String(webhook.id)],
    rapor_kimligi: [report.rapor_kimligi],
    group_id: [String(added.sirket.id)],
    kod: ['TR', 'tr'],
    dosya: ['1.png', '2.png'],
  }
})
afterAll(() => service?.close())

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', '0', '-1', '1e9', 'null', '9'.repeat(20), 'İĞÜŞÖÇ ığüşöç', "'; drop table companies; --"),
)

/** A few of the numbers that are allowed. */
const integer = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max: Math.min(max, min + 1000) })

const resolved = (schema: Schema): Schema => (schema.$ref && components.schemas[schema.$ref.split('/').at(-1) ?? '']) || schema

/** Values that fit a schema, as far as its plain keywords tell. */
const sound = (given: Schema): fc.Arbitrary<unknown> => {
  const schema = resolved(given)
  const example = schema.example === undefined ? [] : [fc.constant(schema.example)]
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  if (Array.isArray(schema.anyOf)) return fc.oneof(...(schema.anyOf as Schema[]).map(sound))
  const type = Array.isArray(schema.type) ? (schema.type[0] as string) : schema.type
  switch (type) {
    case 'integer':
      return fc.oneof(...example, integer(Number(schema.minimum ?? 0), Number(schema.maximum ?? Infinity)))
    case 'number':
      return fc.oneof(...example, fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.oneof(...example, fc.array(sound(schema.items as Schema), { maxLength: Number(schema.maxItems ?? 4) }))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sound(field)])), {
        requiredKeys: schema.required ?? [],
      })
    default:
      return schema.format === 'date' ? fc.oneof(...example, day) : fc.oneof(...example, fc.string({ unit: 'grapheme', maxLength: 40 }))
  }
}

/** A parameter as somebody gives it who knows what there is. */
const knownOf = ({ name, schema }: Parameter): fc.Arbitrary<string> =>
  known[name] ? fc.constantFrom(...known[name]) : exampleOf(schema).map((value) => [value].flat().join(','))

/** The example that a schema gives, an object's put together of those of the fields it must have; else a value that fits. */
const exampleOf = (given: Schema): fc.Arbitrary<unknown> => {
  const schema = resolved(given)
  if (schema.example !== undefined) return fc.constant(schema.example)
  if (schema.type === 'array') return exampleOf(schema.items as Schema).map((item) => [item])
  if (schema.type !== 'object') return sound(schema)
  const needed = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  return fc.record(
    Object.fromEntries(needed.map(([name, field]) => [name, known[name] ? fc.constantFrom(...known[name]) : exampleOf(field)])),
  )
}

/** The value of a parameter: mostly one that fits, else any text; one that need not be there may be absent. */
const parameterOf = ({ name, required, schema }: Parameter): fc.Arbitrary<string | undefined> => {
  const fitting = fc.oneof(
    sound(schema).map((value) => [value].flat().join(',')),
    ...(known[name] ? [fc.constantFrom(...known[name])] : []),
  )
  const one = fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: anyText })
  return required ? one : fc.option(one, { nil: undefined, freq: 2 })
}

const bodyOf = (operation: Operation): fc.Arbitrary<unknown> => {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return fc.constant(undefined)
  const fields = sound(schema) as fc.Arbitrary<object>
  const spoiled = fc
    .tuple(fields, fc.constantFrom(...Object.keys(resolved(schema).properties ?? {})), fc.jsonValue({ maxDepth: 3 }))
    .map(([body, name, value]) => ({ ...body, [name]: value }))
  return fc.oneof(
    { weight: 4, arbitrary: fields },
    { weight: 3, arbitrary: spoiled },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}

const kinds = ['sandbox', 'live'] as const

/** What an operation is asked as it should be, values in the order of its parameters: what is needed and no more. */
const rightlyAsked = (operation: Operation, kind: fc.Arbitrary<(typeof kinds)[number]>) => {
  const media = operation.requestBody?.content['application/json']
  return fc.record({
    values: fc.tuple(
      ...(operation.parameters ?? []).map((parameter) => (parameter.required ? knownOf(parameter) : fc.constant(undefined))),
    ),
    body: media ? exampleOf(media.schema) : fc.constant(undefined),
    kind,
  })
}

/** What an operation is asked: by half as it should be. */
const askedOf = (operation: Operation) => {
  const kind = fc.constantFrom(...kinds)
  return fc.oneof(
    rightlyAsked(operation, kind),
    fc.record({ values: fc.tuple(...(operation.parameters ?? []).map(parameterOf)), body: bodyOf(operation), kind }),
  )
}

/** A third of the operations by `npm test`; what was not tried of these, and of the others all, with the rest. */
const DRAWN = drawn(operations, Math.ceil(operations.length / 3))
const asked = ALL ? operations : DRAWN
const WHOLE = 25

const served = new Set<string>()
describe.each(asked.map((each) => ({ ...each, numRuns: REST && !DRAWN.includes(each) ? WHOLE : runs(WHOLE) })))(
  '$name',
  ({ path, method, operation, numRuns }) => {
    test('answers as described whatever it is asked', async () => {
      await fc.assert(
        fc.asyncProperty(askedOf(operation), async ({ values, body, kind }) => {
          const named = (operation.parameters ?? []).map((parameter, at) => ({ ...parameter, value: values[at] }))
          const address = named
            .filter((parameter) => parameter.in === 'path')
            .reduce(
              (filled, { name, value }) => filled.replace(`{${name}}`, encodeURIComponent((value ?? '').toWellFormed()) || '%20'),
              path,
            )
          const query = new URLSearchParams(
            named.flatMap((parameter) =>
              parameter.in === 'query' && parameter.value !== undefined ? [[parameter.name, parameter.value]] : [],
            ),
          )
          const { status } = await ask[kind](`${address}?${query}`, {
            method: method.toUpperCase(),
            ...(body === undefined ? {} : { json: body }),
          })
          if (status < 400) served.add(operation.operationId)
          expect(status).not.toBe(500)
        }),
        // with each key rightly asked at least once, whatever the draw: else how many are served would be left to chance
        {
          numRuns,
          examples: kinds.flatMap((kind) => fc.sample(rightlyAsked(operation, fc.constant(kind)), 1).map((one): [typeof one] => [one])),
        },
      )
    })
  },
)

test('most operations were tried to the end', () => {
  expect(
    served.size / asked.length,
    `not served: ${asked.flatMap(({ name }) => (served.has(name) ? [] : [name])).join(', ')}`,
  ).toBeGreaterThan(0.6)
})

test('no log tells of a failure', () => {
  expect(service.logs.filter((line) => /"event":"(request_failed|gateway_failed|group_failed)"/.test(line))).toEqual([])
})
