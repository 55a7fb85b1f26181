/** The grade or group that the words of an office name. */
import { describe, expect, it } from 'vitest'
import { groupOf } from '../../../lib/domain/fact/office.ts'

describe('the grade in an office', () => {
  it.each([
    ['2. Derece İmza Yetkilisi', '2'],
    ['11. Derece İmza Yetkilisi', '11'],
    ['Yönetim Kurulu Üyesi - B Grubu', 'B'],
    ['Satın Alma Müdürü - C', 'C'],
    ['İkinci Derece İmza Yetkilisi', '2'],
    ['IV. Grup', '4'],
    ['Genel Müdür', null],
  ])('%s: %s', (printed, group) => {
    expect(groupOf(printed)).toBe(group)
  })
})
