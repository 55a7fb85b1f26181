/**
 * Who signs, in sentences of many orders; every sentence is made up. What is denied, proposed, bounded or only half told is no power: such a
 * sentence gives no fact and is told.
 */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'

const read = (text: string) => readNotice(olderNotice(text, { year: 2012 }))
/** Each power in few words: `sole A`, `joint A+B`, `joint any A+B+C`, `joint A with B`; who signs alone stands for himself. */
const powers = (text: string): string[] =>
  read(text)
    .facts.flatMap((fact) =>
      fact.kind !== 'representation'
        ? []
        : fact.mode === 'sole'
          ? fact.persons.map((person) => `sole ${person}`)
          : [
              `${fact.mode}${fact.any_of ? ' any' : ''} ${[...fact.persons].sort().join('+')}${fact.with.length > 0 ? ` with ${fact.with.join('+')}` : ''}`,
            ],
    )
    .sort()

const [E, M, A, N] = ['Ece Kurgulu', 'Mert Hayali', 'Ada Düşsel', 'Nil Varsayım']
const given: [text: string, powers: string[]][] = [
  [
    `Yönetim kurulu üyelerinden ${E} ile ${M}'nin, her birinin şirket kaşesi üzerine koyacağı münferit imzası ile şirketi her hususta temsil ve ilzam etmelerine karar verilmiştir.`,
    [`sole ${E}`, `sole ${M}`],
  ],
  [
    `${E} ve ${M}'nin her birinin tek başına atacağı imza ile şirketi temsil ve ilzama yetkili olmalarına karar verildi.`,
    [`sole ${E}`, `sole ${M}`],
  ],
  [
    `Şirketi müdürlerimiz ${E} ve ${M}'nin birlikte atacakları çift imza ile temsil ve ilzam etmelerine, müdürlerden birinin tek başına atacağı imzanın şirketi bağlamayacağına karar verildi.`,
    [`joint ${E}+${M}`],
  ],
  [`${E} ile ${M} şirketi müşterek imzaları ile temsil ve ilzam edecekler, tek imza şirketi bağlamayacaktır.`, [`joint ${E}+${M}`]],
  [
    `${E}, ${M} ve ${A}'den herhangi ikisinin müşterek imzası ile temsil ve ilzamına, tek imzanın şirketi bağlamamasına karar verilmiştir.`,
    [`joint any ${A}+${E}+${M}`],
  ],
  [
    `Şirketin, ${E} ve ${M} tarafından her ikisinin de ayrı ayrı atacakları imza ile temsil ve ilzam edilmesine karar verilmiştir.`,
    [`sole ${E}`, `sole ${M}`],
  ],
  [`Şirketi temsil ve ilzam etmek üzere ${E} münferiden yetkili kılınmıştır.`, [`sole ${E}`]],
  [`Şirketi temsil ve ilzama ${E} ile ${M} müştereken yetkilidirler.`, [`joint ${E}+${M}`]],
  [`${E}'nin şirket kaşesi altına atacağı münferit imza şirketi temsil ve ilzam eder.`, [`sole ${E}`]],
  [
    `Şirketimiz, ${E} ve ${M}'nin şirket kaşesi altına müştereken vaz edecekleri imzaları ile temsil ve ilzam olunacaktır.`,
    [`joint ${E}+${M}`],
  ],
  [
    `${E}'nin münferit, ${M} ile ${A}'nin ise müşterek imzaları ile şirketi temsil ve ilzam etmelerine karar verildi.`,
    [`joint ${A}+${M}`, `sole ${E}`],
  ],
  [`Şirket ${E}'nin tek imzası veya ${M} ile ${A}'nin çift imzası ile temsil ve ilzam olunur.`, [`joint ${A}+${M}`, `sole ${E}`]],
  [`${M}, ${E} ile birlikte müştereken şirketi temsil ve ilzama yetkilidir.`, [`joint ${M} with ${E}`]],
  [
    `${E}'nin her konuda tek başına, ${M}'nin ${E} ile birlikte müşterek imza ile temsile yetkili kılınmasına karar verilmiştir.`,
    [`joint ${M} with ${E}`, `sole ${E}`],
  ],
  [`Şirketin temsil ve ilzamında ${E} tam yetkili olup münferit imzası geçerlidir.`, [`sole ${E}`]],
  [`Münferit imzaları ile şirketi temsil ve ilzama ${E}, ${M} ve ${A} yetkili kılınmışlardır.`, [`sole ${A}`, `sole ${E}`, `sole ${M}`]],
  [`${E}, ${M} ve ${A}'den ikisinin müşterek imzası şirketi ilzam eder.`, [`joint any ${A}+${E}+${M}`]],
  [`Şirketimizi ${E}'nin münferiden temsil etmesi, ${M}'nin imza yetkisinin kaldırılması kararlaştırılmıştır.`, [`sole ${E}`]],
  [`Müdürler ${E} ile ${M} şirketi en geniş şekilde münferiden temsil ve ilzama yetkilidirler.`, [`sole ${E}`, `sole ${M}`]],
  [`Şirket müdürü ${E}'nin atacağı münferit imza ile şirketin temsil ve ilzam edileceğine karar verilmiştir.`, [`sole ${E}`]],
  [`${E}'ye şirketi tek başına temsil ve ilzam etmek üzere yetki verilmesine karar verilmiştir.`, [`sole ${E}`]],
  [
    `Şirketin ${E} tarafından münferit imza ile, ${M} ve ${A} tarafından ise müşterek imza ile temsil ve ilzam edilmesine karar verildi.`,
    [`joint ${A}+${M}`, `sole ${E}`],
  ],
  [`Bundan böyle şirketi ${E}, ${M} ve ${A} münferiden temsil ve ilzam edeceklerdir.`, [`sole ${A}`, `sole ${E}`, `sole ${M}`]],
  [
    `Müdürlerden ${E} münferiden, ${M} ve ${A} ise birlikte atacakları imza ile şirketi temsile yetkilidir.`,
    [`joint ${A}+${M}`, `sole ${E}`],
  ],
  [
    `${E}'nin ve ${M}'nin müştereken atacakları imzalarla şirketin her türlü işleminde temsil ve ilzama yetkili oldukları hususu oybirliğiyle kabul edilmiştir.`,
    [`joint ${E}+${M}`],
  ],
  [`${E} ile ${M}'nin, şirket unvanı altında birlikte imza atmak suretiyle şirketi temsil etmelerine karar verildi.`, [`joint ${E}+${M}`]],
  [`Şirketi her hususta ${E} veya ${M} münferit imzalarıyla temsil ve ilzam ederler.`, [`sole ${E}`, `sole ${M}`]],
  [`Temsil: Şirket, ${E}'nin münferit imzasıyla temsil edilir.`, [`sole ${E}`]],
  [`${E} ve ${M} şirketi müştereken temsil ve ilzam edecek olup, yalnız birinin imzası geçerli sayılmayacaktır.`, [`joint ${E}+${M}`]],
  [`Şirketin temsili ${E}'ye bırakılmış olup adı geçen münferiden imzaya yetkilidir.`, [`sole ${E}`]],
  [
    `Şirketi temsil ve ilzam yetkisi ${E} ve ${M}'ye verilmiş olup, bu kişiler yetkilerini müştereken kullanacaklardır.`,
    [`joint ${E}+${M}`],
  ],
  [`${E}'nin yetkisinin devamına, şirketi münferit imzası ile temsil ve ilzama devam etmesine karar verilmiştir.`, [`sole ${E}`]],
  [`Şirketi bağlayıcı işlemlerde ${E}'nin tek imzası yeterlidir.`, [`sole ${E}`]],
  [
    `Şirketin ${E}, ${M}, ${A} ve ${N}'den herhangi ikisinin şirket kaşesi altında atacakları müşterek imzalarla temsil ve ilzamına karar verilmiştir.`,
    [`joint any ${A}+${E}+${M}+${N}`],
  ],
  [
    `Şirketin ${E}'nin veya ${M}'nin münferit imzaları ile temsil ve ilzamına, ${A}'nin temsil yetkisinin bulunmamasına karar verildi.`,
    [`sole ${E}`, `sole ${M}`],
  ],
  [
    `Şirketi ${E} ile ${M}'den birisi, ${A} ile birlikte müştereken temsil ve ilzam ederler.`,
    [`joint ${E} with ${A}`, `joint ${M} with ${A}`, `joint any ${A} with ${E}+${M}`],
  ],
  [
    `${E} ile ${M}'den biri, ${A} ile birlikte müştereken şirketi temsil ve ilzam eder.`,
    [`joint ${E} with ${A}`, `joint ${M} with ${A}`, `joint any ${A} with ${E}+${M}`],
  ],
  [
    `${E} veya ${M} ile birlikte ${A} müştereken şirketi temsil ve ilzama yetkilidir.`,
    [`joint ${E} with ${A}`, `joint ${M} with ${A}`, `joint any ${A} with ${E}+${M}`],
  ],
]

const notGiven: string[] = [
  `${E}'nin veya ${M}'nin ${A} ile birlikte atacakları müşterek imza ile şirketi temsil ve ilzam etmelerine karar verildi.`,
  `${E} ve ${M}'nin, müştereken, şirketi temsile yetkili olmadıklarına karar verildi.`,
  `Şirketi ilzam edecek her türlü evrakın muteber olabilmesi için ${E} veya ${M}'den birinin şirket unvanı altında imzasının bulunması kafidir.`,
  `İmza yetkilileri: ${E} ve ${M}. Şirketi her ikisi de ayrı ayrı temsil ve ilzama yetkilidir.`,
  `${E} ve ${M}'nin şirketi müştereken temsil ve ilzama yetkili olmadıklarına karar verildi.`,
  `${E}'nin şirketi münferit imza ile temsil ve ilzam yetkisinin kaldırılmasına karar verildi.`,
  `${E}'nin münferiden temsil yetkisinin sona ermesine karar verildi.`,
  `${E} şirketi tek başına temsil ve ilzam edemez.`,
  `${E}'nin tek imzası şirketi bağlamaz.`,
  `${E}'nin münferiden temsile yetkili kılınması teklif edildi.`,
  `${E}'nin şubeyi münferiden temsil ve ilzama yetkili kılınmasına karar verildi.`,
  `${E}'nin yetkisi ${M} ile müşterek olarak değiştirilmiştir.`,
  `Şirketin temsili genel müdür ${E}'ye verilmiş olup kendisinin imzası tek başına geçerli değildir.`,
  `Divan başkanlığına ${E}'nin seçilmesine, tutanakların ${E} ve ${M} tarafından müştereken imzalanmasına yetki verildi.`,
  `${E} ve ${M}'ye vekaleten münferiden temsil yetkisi verilmiştir.`,
]

describe('a sentence on signing', () => {
  test.each(given)('gives: %s', (text, expected) => expect(powers(text)).toEqual(expected))
  test.each(notGiven)('gives nothing and is told: %s', (text) => {
    expect(powers(text)).toEqual([])
    expect(read(text).unread).not.toEqual([])
  })
})
