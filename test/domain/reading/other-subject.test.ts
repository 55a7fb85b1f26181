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
