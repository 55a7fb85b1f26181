import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '../../lib/domain/health/components.ts'
import { type Measurement, stateOf, statusDocument } from '../../lib/domain/health/status.ts'

test.each([
  [{ ok: 0, slow: 0, failed: 0 }, 'bilinmiyor'],
  [{ ok: 1, slow: 0, failed: 0 }, 'calisiyor'],
  [{ ok: 100, slow: 4, failed: 0 }, 'calisiyor'],
  [{ ok: 95, slow: 5, failed: 0 }, 'yavas'],
  [{ ok: 50, slow: 0, failed: 50 }, 'yavas'],
  [{ ok: 49, slow: 0, failed: 51 }, 'kesinti'],
  [{ ok: 0, slow: 0, failed: 1 }, 'kesinti'],
] as const)('%j is %s', (counts, state) => expect(stateOf(counts)).toBe(state))

const today = '2026-11-21'
const document = (measurements: Measurement[], days = 3) =>
  statusDocument(measurements, [{ day: '2026-11-20', component: 'archive', state: 'yavas', tr: 'Bakım', en: 'Maintenance' }], {
    today,
    days,
    language: 'en',
  })

describe('the document', () => {
  test('tells of each part what was measured, and of what was not that it is unknown', () => {
    const { bilesenler, genel, notlar, gruplar, baslangic, bitis } = document([
      { day: today, component: 'api', ok: 9, slow: 1, failed: 0 },
      { day: '2026-11-20', component: 'archive', ok: 3, slow: 0, failed: 0 },
      { day: '2026-11-01', component: 'api', ok: 0, slow: 0, failed: 9 },
    ])
    const part = (key: string) => bilesenler.find(({ anahtar }) => anahtar === key)
    expect(part('api')).toMatchObject({ durum: 'yavas', durum_gunu: 'bugun', olculen_gun: 1, sorunsuz_yuzde: 90 })
    expect(part('arsiv')).toMatchObject({
      durum: 'calisiyor',
      durum_gunu: 'dun',
      olculen_gun: 1,
      sorunsuz_yuzde: 100,
      gunler: [
        { gun: '2026-11-19', durum: 'bilinmiyor' },
        { gun: '2026-11-20', durum: 'calisiyor', not: 'Maintenance' },
        { gun: today, durum: 'bilinmiyor' },
      ],
    })
    expect(part('profil')).toMatchObject({ durum: 'bilinmiyor', sorunsuz_yuzde: null })
    expect([genel, baslangic, bitis]).toEqual(['yavas', '2026-11-19', today])
    expect(notlar).toEqual([{ gun: '2026-11-20', bilesen: 'arsiv', durum: 'yavas', not: 'Maintenance' }])
    expect(gruplar.flatMap(({ bilesenler: keys }) => keys).sort()).toEqual(bilesenler.map(({ anahtar }) => anahtar).sort())
  })

  test('never shows a hundred where something failed, nor an outage where nothing was measured', () => {
    const counts = fc.record({ ok: fc.nat(100_000), slow: fc.nat(10), failed: fc.nat(10) })
    fc.assert(
      fc.property(
        fc.array(fc.record({ component: fc.constantFrom(...COMPONENTS), back: fc.nat(2), counts }), { maxLength: 9 }),
        (given) => {
          const unique = new Map(
            given.map(({ component, back, counts: { ok, slow, failed } }) => [
              `${component}${back}`,
              { component, day: `2026-11-${21 - back}`, ok, slow, failed },
            ]),
          )
          const measurements = [...unique.values()]
          for (const part of document(measurements).bilesenler) {
            expect(part.gunler).toHaveLength(3)
            if (part.sorunsuz_yuzde === null) expect(part.gunler.every(({ durum }) => durum === 'bilinmiyor')).toBe(true)
            else expect(part.sorunsuz_yuzde).toBeLessThanOrEqual(100)
          }
          const troubled = measurements.filter(({ slow, failed }) => slow + failed > 0)
          if (measurements.length > 0 && troubled.length === measurements.length)
            expect(document(measurements).bilesenler.every(({ sorunsuz_yuzde }) => sorunsuz_yuzde !== 100)).toBe(true)
        },
      ),
    )
  })
})
