/** Powers of two sides in prose: every sentence is made up. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const powers = (text: string): string[] =>
  readNotice(olderNotice(text, { year: 2012 })).facts.flatMap((fact) =>
    fact.kind === 'representation' ? [`${fact.mode} ${fact.persons.join('+')} < ${fact.with.join(fact.any_of ? ' | ' : ' & ')}`] : [],
  )

describe('one of each side', () => {
  test('one on a side, several on the other', () => {
    expect(
      powers("Şirketi, Mert Hayali'nin imzası ile birlikte Ece Kurgulu, Can Yalan ve Arda Hayal'den herhangi birinin imzası bağlar."),
    ).toEqual([
      'joint Mert Hayali < Ece Kurgulu | Can Yalan | Arda Hayal',
      'joint Ece Kurgulu < Mert Hayali',
      'joint Can Yalan < Mert Hayali',
      'joint Arda Hayal < Mert Hayali',
    ])
  })
  test('several on both', () => {
    expect(
      powers(
        "Mert Hayali ve Ece Kurgulu'dan biri ile Can Yalan ve Arda Hayal'den birinin müşterek imzaları ile şirket temsil ve ilzam olunur.",
      ),
    ).toEqual([
      'joint Mert Hayali < Can Yalan | Arda Hayal',
      'joint Ece Kurgulu < Can Yalan | Arda Hayal',
      'joint Can Yalan < Mert Hayali | Ece Kurgulu',
      'joint Arda Hayal < Mert Hayali | Ece Kurgulu',
    ])
  })
  test.each([
    ['a proposal', "Mert Hayali'nin imzası yanında Ece Kurgulu veya Can Yalan'ın imzasının bulunması teklif edilmiştir."],
    ['a day', "Mert Hayali'nin imzası ile birlikte Ece Kurgulu ve Can Yalan'dan herhangi birinin imzası ancak 1.1.2020'ye kadar aranır."],
  ])('gives nothing where %s stands with it, and is told', (_, text) => {
    expect(powers(text)).toEqual([])
    expect(readNotice(olderNotice(text, { year: 2012 })).unread.length).toBeGreaterThan(0)
  })
})
