import { expect, test } from 'vitest'
import { neverSeen } from '../../../lib/domain/notice/matters.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

test('a registered matter that no rule goes by is told, a damaged known one is not', () => {
  const seen = (...matters: string[]): string[] => neverSeen({ matters, facts: [], unread: [] })
  expect(
    seen(
      'Kuruluş',
      'Yönetim Kurulu / Yetkililer',
      'Sermaye Artırımı',
      'Yönetlm Kuru1u / Yetkililer',
      'Tasfiyeye Giriş',
      'Denetçiler',
      'Şirketin Merkezi',
    ),
  ).toEqual([])
  expect(seen('Adres', 'Gemi İpoteği')).toEqual(['Gemi İpoteği'])
})

test('an announcement that states nothing the reader knows is told by its words, one that does is not', () => {
  const announced = (text: string): string[] =>
    neverSeen(readNotice(`İstanbul Ticaret Sicili Müdürlüğünden\nSicil No: 912345\nÖRNEK GIDA ANONİM ŞİRKETİ\n${text}`))
  expect(announced('Gemi siciline kayıtlı tekne üzerindeki haczin müdürlüğümüzce şerh edilmesine karar verilmiştir.')).toEqual([
    expect.stringContaining('haczin müdürlüğümüzce şerh edilmesine karar verilmiştir'),
  ])
  expect(announced('Şirketin 02.05.2024 tarihinde tasfiyeye girmesine karar verilmiştir.')).toEqual([])
})
