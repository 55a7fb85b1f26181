import { expect, test } from 'vitest'
import { unknownMatters } from '../../../lib/domain/notice/matters.ts'

test('a registered matter that no rule goes by is told, a damaged known one is not', () => {
  expect(unknownMatters(['Kuruluş', 'Yönetim Kurulu / Yetkililer', 'Sermaye Artırımı', 'Yönetlm Kuru1u / Yetkililer', 'Tasfiyeye Giriş', 'Denetçiler', 'Şirketin Merkezi'])).toEqual([])
  expect(unknownMatters(['Adres', 'Gemi İpoteği'])).toEqual(['Gemi İpoteği'])
})
