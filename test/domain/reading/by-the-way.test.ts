/**
 * Somebody named by the way before an election or a power ("B'nin teklifi üzerine", "B'yi temsil eden", "B'nin yönettiği toplantıda"): the
 * office and the power are his of whom they are said. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const [A, B] = ['Ada Düşsel', 'Mert Hayali']
const BEFORE = [
  `${B}'nin teklifi üzerine `,
  `${B} başkanlığında yapılan toplantıda `,
  `${B}'nin verdiği önerge doğrultusunda `,
  `Ortak ${B}'nin muhalefetine rağmen `,
  `${B}'nin talebiyle `,
  `${B} tarafından aday gösterilen `,
  `${B}'ye ait payları satın alan `,
  `Toplantıya katılan ${B}'nin oyu ile `,
  `${B} toplantıya katılmamış, `,
  `${B}'nin imzasıyla gönderilen davet üzerine `,
  `${B}'nin sunduğu rapor okunmuş, `,
  `Toplantı başkanı ${B}'nin önerisiyle `,
  `Divan başkanlığına seçilen ${B}'nin yönettiği toplantıda `,
  `${B}'den devralınan paylar nedeniyle `,
  `${B} adına vekaleten toplantıya katılan `,
  `${B}'nin akrabası olmayan `,
  `${B} hakkındaki dava nedeniyle `,
  `Denetçi ${B}'nin raporu üzerine `,
  `Avukat ${B}'nin mütalaası alınarak `,
  `Hissedarlardan ${B}'nin bulunmadığı toplantıda `,
]
const DECIDED = [
  `${A} müdürlüğe seçilmiştir.`,
  `müdürlüğe ${A} seçilmiştir.`,
  `${A}'in müdürlüğe seçilmesine karar verilmiştir.`,
  `müdür olarak ${A} atanmıştır.`,
  `şirket müdürlüğüne ${A}'in getirilmesine ve şirketi münferiden temsil etmesine karar verilmiştir.`,
  `${A}'in müdürlük görevine son verilmiştir.`,
  `${A}'e münferit temsil yetkisi verilmiştir.`,
]

describe.each(BEFORE)('%s', (before) => {
  it.each(DECIDED)('%s', (decided) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', before + decided))
    const wrong = facts.filter(
      (fact) =>
        ((fact.kind === 'appointment' || fact.kind === 'departure') && (fact.person !== A || fact.role !== 'manager')) ||
        (fact.kind === 'representation' && (fact.mode !== 'sole' || [...fact.persons, ...fact.with].some((name) => name !== A))),
    )
    expect(wrong).toEqual([])
  })
})

describe('whose shares he has, whom he acts for, does not leave with him', () => {
  it.each([`${B}'nin paylarını devralan `, `${B}'yi temsil eden `, `${B}'nin yerine vekaleten bakan `])('%s', (before) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', `${before}${A}'in müdürlüğüne son verilmiştir.`))
    expect(facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.person] : []))).not.toContain(B)
  })
  it('nor do several who are joined, each with his office or all with one, cease to leave together', () => {
    const ends = (sentence: string): readonly string[] =>
      readNotice(noticeText('Müdürler / Yetkililer', sentence)).facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.person] : []))
    expect(ends(`${B}'nin ve ${A}'in müdürlüğüne son verilmiştir.`)).toEqual([B, A])
    expect(ends(`${B}'nin, ${A}'in müdürlüğüne son verilmiştir.`)).toEqual([B, A])
  })
})
