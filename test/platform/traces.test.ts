import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { exportSpan, traceOf, traceparent } from '../../lib/platform/traces.ts'

const [TRACE, PARENT] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

test.each([
  [null],
  [''],
  [`00-${TRACE}-${PARENT}-00`],
  [`00-${'0'.repeat(32)}-${PARENT}-01`],
  [`00-${TRACE}-${'0'.repeat(16)}-01`],
  [`01-${TRACE}-${PARENT}-01`],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`],
])('%s begins no span', (header) => expect(traceOf(header)).toBeNull())

test('a trace goes on with a span of its own, which a collector is given as OTLP has it', async () => {
  const trace = traceOf(`00-${TRACE}-${PARENT}-01`)
  if (!trace) throw new Error('no trace')
  expect(trace).toEqual({ traceId: TRACE, parentId: PARENT, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string })
  expect(traceparent(trace)).toBe(`00-${TRACE}-${trace.spanId}-01`)
  const bodies: unknown[] = []
  let status = 200
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
      answer.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`
  const span = { ...trace, name: 'GET /api/v1/ara', startedMs: 1_795_251_600_000, endedMs: 1_795_251_600_012, failed: false }
  await exportSpan(endpoint, { ...span, attributes: { 'http.response.status_code': 200, 'url.path': '/api/v1/ara' } })
  expect(bodies).toEqual([
    {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'kunye' } }] },
          scopeSpans: [
            {
              scope: { name: 'kunye-gateway' },
              spans: [
                {
                  traceId: TRACE,
                  spanId: trace.spanId,
                  parentSpanId: PARENT,
                  name: 'GET /api/v1/ara',
                  kind: 2,
                  startTimeUnixNano: '1795251600000000000',
                  endTimeUnixNano: '1795251600012000000',
                  attributes: [
                    { key: 'http.response.status_code', value: { intValue: '200' } },
                    { key: 'url.path', value: { stringValue: '/api/v1/ara' } },
                  ],
                  status: {},
                },
              ],
            },
          ],
        },
      ],
    },
  ])
  status = 503
  await expect(exportSpan(endpoint, { ...span, attributes: {} })).rejects.toThrow('503')
  server.close()
})
