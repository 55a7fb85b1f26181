/**
 * "A müdürlüğe atanarak B ayrılacaktır": what is said of one and, behind a verb that goes on, of another. The first keeps what is his, and the
 * other gets nothing of it. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const [A, B] = ['Ada Düşsel', 'Mert Hayali']
const FIRST = [
  `${A} müdürlüğe seçilmiş, `,
  `${A} müdür olarak kalacak, `,
  `${A} müdürlüğe devam edecek, `,
  `${A}'in müdürlüğe seçilmesine, `,
  `Müdürlüğe ${A} seçilmiş olup `,
  `${A} müdürlüğe getirilirken `,
  `${A} müdür seçilmiş ve `,
  `${A} müdürlük görevini sürdürmekte, `,
  `Müdürlüğü ${A} yürütecek, `,
  `${A} müdürlüğe atanarak `,
  `Şirket müdürü ${A} olup `,
  `${A} üç yıl daha müdürlük yapacak, `,
  `${A} müdür kalıp `,
]
const THEN = [
  `${B} ayrılacaktır.`,
  `${B} ayrılmıştır.`,
  `${B} ise ayrılacaktır.`,
  `${B} seçilmemiştir.`,
  `${B} aday olmamıştır.`,
  `${B} hisselerini satmıştır.`,
  `${B}'ye teşekkür edilmiştir.`,
  `${B} vefat etmiştir.`,
  `${B} emekli olacaktır.`,
  `${B} görevden alınacaktır.`,
  `${B}'nin görevi sona erecektir.`,
  `${B} muhalif kalmıştır.`,
  `${B} yurt dışına gitmiştir.`,
  `${B}'nin istifası beklenmektedir.`,
  `${B} danışman olarak çalışacaktır.`,
]

describe.each(FIRST)('%s', (first) => {
  it.each(THEN)('%s', (then) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', first + then))
    const wrong = facts.filter(
      (fact) =>
        (fact.kind === 'appointment' && fact.person !== A) ||
        (fact.kind === 'departure' && fact.person !== B) ||
        fact.kind === 'representation',
    )
    expect(wrong).toEqual([])
  })
})

describe('until when, and how far, said of something else', () => {
  const given = `${A} müdürlüğe seçilmiş ve şirketi münferiden temsile yetkili kılınmıştır. `
  it.each([
    ['Kira sözleşmesi 31.12.2033 tarihine kadar uzatılmıştır.'],
    ['Ortaklar 31.12.2033 tarihine kadar sermaye borcunu ödeyecektir.'],
    ['Geçici mühlet 1.1.2033 tarihine kadardır.'],
    ["Personele 1.000.000 TL'ye kadar avans verilecektir."],
    ["Yedek akçe 1.000.000 TL'yi aşmayacaktır."],
    ['Faaliyete 1.6.2033 tarihinde başlanacaktır.'],
  ])('%s', (other) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', given + other))
    expect(facts.filter(({ kind }) => kind === 'appointment' || kind === 'representation')).toMatchObject([
      { kind: 'appointment', person: A, until: null, from: null, term_years: null },
      { kind: 'representation', persons: [A], mode: 'sole', until: null, limit: null, scope: null },
    ])
  })
})
