/**
 * A later decision that leaves representation to somebody alone ("yalnızca A tarafından temsil edilir"): he signs alone, and whoever else sat
 * in the organ and is not named signs no more. What is like it and says less leaves both open. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { noticeText, verdictOn } from '../../../support/asked.ts'

const GIVEN =
  'Şirket müdürlüğüne süresiz olarak RIZA TOZLU ve SUNA KEKİK seçilmişlerdir. Müdürlerden her biri şirketi tek başına temsil ve ilzama yetkilidir.'
const verdict = (sentence: string, person: string): string =>
  verdictOn([noticeText('Müdürler / Yetkililer', GIVEN, { day: '4.3.2024' }), noticeText('Müdürler / Yetkililer', sentence)], { person })

describe('representation left to somebody alone', () => {
  it.each([
    ['Şirketi bundan böyle yalnız RIZA TOZLU temsil edecektir.'],
    ['Şirketi yalnız RIZA TOZLU temsil ve ilzam eder.'],
    ['Şirket yalnızca RIZA TOZLU tarafından temsil edilir.'],
    ["Şirketin temsili münhasıran RIZA TOZLU'ya aittir."],
    ["Temsil yetkisi yalnız RIZA TOZLU'ya verilmiştir."],
    ['Şirketin yalnız RIZA TOZLU tarafından temsil olunmasına ittifakla karar verilmiştir.'],
    ['Şirketi sadece müdür RIZA TOZLU temsil eder.'],
    ["Şirketin iş ve işlemlerinde yalnızca RIZA TOZLU'nun imzası geçerli olacaktır."],
  ])('%s', (sentence) => {
    expect([verdict(sentence, 'Rıza Tozlu'), verdict(sentence, 'Suna Kekik')]).toEqual(['authorised', 'not_authorised'])
  })

  it.each([
    ['Şirketi yalnız RIZA TOZLU temsil edemez.'],
    ['Yalnız RIZA TOZLU şirketi temsil eder.'],
    ['Bankalarda şirketi yalnızca RIZA TOZLU temsil eder.'],
    ["Şirketi Adana'da sadece RIZA TOZLU temsil eder."],
    ['Şirketi yalnız RIZA TOZLU ve CEMİL TUZCU temsil eder.'],
    ['Şirketi yalnız RIZA TOZLU veya vekili temsil eder.'],
    ['Şirketi yalnızca RIZA TOZLU dışındaki müdür temsil eder.'],
  ])('less than that: %s', (sentence) => {
    expect(verdict(sentence, 'Suna Kekik')).toBe('uncertain')
    expect(verdict(sentence, 'Rıza Tozlu')).not.toBe('not_authorised')
  })

  it('leaves a branch alone', () => {
    expect(verdict('Adana şubesini yalnızca RIZA TOZLU temsil eder.', 'Suna Kekik')).not.toBe('not_authorised')
  })
})
