import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  ATTEMPTS_AT,
  afterAttempt,
  afterTest,
  errorOf,
  type Health,
  PAUSED_AT,
  retryAfterSeconds,
} from '../../../lib/domain/webhook/attempt.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const DAY = 86_400
const well: Health = { active: true, failuresInRow: 0, lastCounted: null }
const status = (code: number, retryAfter: string | null = null): Answer => ({ kind: 'answered', status: code, retryAfter })

test.each<[string, Answer, string | null]>([
  ['200', status(200), null],
  ['201', status(201), null],
  ['204', status(204), null],
  ['299', status(299), null],
  ['300', status(300), 'redirect'],
  ['301', status(301), 'redirect'],
  ['304', status(304), 'redirect'],
  ['308', status(308), 'redirect'],
  ['400', status(400), 'status'],
  ['404', status(404), 'status'],
  ['410', status(410), 'gone'],
  ['429', status(429), 'status'],
  ['500', status(500), 'status'],
  ['503', status(503), 'status'],
  ['100', status(100), 'status'],
  ['0', status(0), 'status'],
  ['nothing in time', { kind: 'timeout' }, 'timeout'],
  ['no connection', { kind: 'unreachable' }, 'unreachable'],
  ['an inner address', { kind: 'private_address' }, 'private_address'],
])('%s', (_, answer, error) => {
  expect(errorOf(answer)).toBe(error)
  expect(afterTest(answer)).toMatchObject({ state: error === null ? 'succeeded' : 'given_up', error })
})

describe('Retry-After', () => {
  test.each<[string | null, number | null]>([
    [null, null],
    ['', null],
    ['120', 120],
    [' 120 ', 120],
    ['0', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['999999999', DAY],
    ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['Wed, 21 Nov 2029 10:00:00 GMT', DAY],
    ['9'.repeat(400), null],
    [`Sat, ${'x'.repeat(5000)}`, null],
  ])('%s', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds)
  })

  test.each([429, 503, 500])('puts the next attempt after a %i off, never forward, a day at most', (code) => {
    const wait = (header: string | null, attempt = 1): number | null =>
      afterAttempt(status(code, header), attempt, well, NOW, 0.5).waitSeconds
    expect(wait('600')).toBe(600)
    expect(wait('1')).toBe(5)
    expect(wait('99999999')).toBe(DAY)
    expect(wait('60', 3)).toBe(25 * 60)
    expect(wait('60', 10)).toBeNull()
  })
})

test('attempts follow the schedule and the last one gives up', () => {
  const waits = ATTEMPTS_AT.map((_, at) => afterAttempt(status(500), at + 1, well, NOW, 0.5))
  let [sum, times] = [0, [0]]
  for (const { waitSeconds } of waits.slice(0, -1)) times = [...times, (sum += waitSeconds ?? NaN)]
  expect(times).toEqual([...ATTEMPTS_AT])
  expect(waits.map(({ state }) => state)).toEqual([...Array<string>(9).fill('failed'), 'given_up'])
  expect(waits.at(-1)?.waitSeconds).toBeNull()
})

test('each attempt is within ten per cent of its time', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }), (jitters) => {
      let sum = 0
      for (const [at, jitter] of jitters.entries()) {
        sum += afterAttempt({ kind: 'timeout' }, at + 1, well, NOW, jitter).waitSeconds ?? NaN
        const planned = ATTEMPTS_AT[at + 1] as number
        expect(sum).toBeGreaterThanOrEqual(planned * 0.9 - 1e-6)
        expect(sum).toBeLessThanOrEqual(planned * 1.1 + 1e-6)
      }
    }),
  )
})

test('410 pauses at once and the delivery waits, whatever attempt it was', () => {
  for (const attempt of [1, 5, 10, 11]) {
    const after = afterAttempt(status(410), attempt, well, NOW, 0.5)
    expect(after).toMatchObject({ state: 'failed', error: 'gone', httpStatus: 410, health: { active: false, failuresInRow: 1 } })
    expect(after.waitSeconds).not.toBeNull()
  }
})

describe('failures in a row', () => {
  test.each<[string, Health, Answer, Health]>([
    ['the first counts', well, status(500), { active: true, failuresInRow: 1, lastCounted: NOW }],
    [
      'not within 60 s',
      { active: true, failuresInRow: 3, lastCounted: NOW - 59_999 },
      status(500),
      { active: true, failuresInRow: 3, lastCounted: NOW - 59_999 },
    ],
    [
      'after 60 s',
      { active: true, failuresInRow: 3, lastCounted: NOW - 60_000 },
      status(500),
      { active: true, failuresInRow: 4, lastCounted: NOW },
    ],
    ['success resets', { active: true, failuresInRow: 19, lastCounted: NOW - 1 }, status(200), well],
    [
      'the twentieth pauses',
      { active: true, failuresInRow: 19, lastCounted: NOW - 60_000 },
      { kind: 'timeout' },
      { active: false, failuresInRow: 20, lastCounted: NOW },
    ],
    [
      'a paused one stays paused',
      { active: false, failuresInRow: 20, lastCounted: NOW - 90_000 },
      status(500),
      { active: false, failuresInRow: 20, lastCounted: NOW },
    ],
    [
      'success of a late attempt does not resume',
      { active: false, failuresInRow: 20, lastCounted: NOW },
      status(200),
      { active: false, failuresInRow: 0, lastCounted: null },
    ],
  ])('%s', (_, before, answer, after) => {
    expect(afterAttempt(answer, 2, before, NOW, 0.5).health).toEqual(after)
  })

  test('a webhook is paused exactly when twenty failures were counted since the last success, each a minute after the one before', () => {
    const step = fc.record({ ok: fc.boolean().map((value) => value), seconds: fc.integer({ min: 0, max: 200 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let [health, now, counted, last] = [well, NOW, 0, -Infinity]
        for (const { ok, seconds } of steps) {
          now += seconds * 1000
          if (ok) [counted, last] = [0, -Infinity]
          else if (now - last >= 60_000) [counted, last] = [counted + 1, now]
          health = afterAttempt(ok ? status(200) : status(500), 1, health, now, 0.5).health
          expect(health.failuresInRow).toBe(counted)
          if (counted === PAUSED_AT) return expect(health.active).toBe(false)
          expect(health.active).toBe(true)
        }
      }),
    )
  })
})
