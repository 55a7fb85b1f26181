/**
 * What a clause does with the power that it speaks of: only deciding words give it. Every sentence is made up. What is submitted, proposed,
 * cancelled, denied, past, doubted, asked, hypothetical or said by a verb nobody knows gives no fact and is told.
 */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { olderNotice } from '../../support/older.ts'
import { part } from '../../support/sampled.ts'

const read = (text: string) => readNotice(olderNotice(text, { year: 2012 }))
const powers = (text: string) => read(text).facts.filter(({ kind }) => kind === 'representation')
const [E, M] = ['Ece Kurgulu', 'Mert Hayali']

/** Clauses that give a power, up to the verbal noun that a frame goes on from. */
const clauses = [
  `${E}'nun şirketi münferit imzası ile temsil ve ilzam etmesi`,
  `${E}'nun şirketi tek başına temsile yetkili kılınması`,
  `${E} ile ${M}'nin müşterek imzaları ile şirketi temsil ve ilzam etmeleri`,
  `${E} ve ${M}'ye müştereken temsil ve ilzam yetkisi verilmesi`,
  `Yönetim kurulu başkanının münferit imzası ile şirketin temsil ve ilzam edilmesi`,
]
const decided = [
  'ne karar verilmiştir',
  'ne oybirliği ile karar verildi',
  ' kabul edilmiştir',
  ' uygun görülmüştür',
  ' kararlaştırılmıştır',
]
const undecided = [
  ' hususu genel kurulun onayına sunulmuştur',
  ' önerilmiştir',
  ' hususunun görüşülmesine karar verilmiştir',
  'ne ilişkin karar iptal edilmiştir',
  'ne dair karar yürürlükten kaldırılmıştır',
  ' yönündeki teklif oylamaya sunulmuştur',
  ' talebi reddedilmiştir',
  ' uygun bulunmamıştır',
  'ne muvafakat edilmemiştir',
  'nden vazgeçilmiştir',
  'ne itiraz edilmiştir',
  ' iddia edilmektedir',
  ' düşünülmektedir',
  ' için mahkemeye başvurulmuştur',
  ', teminat yatırılmasına bağlı tutulmuştur',
  ' genel kurulun tasvibine bağlıdır',
  ' halinde keyfiyet ayrıca ilan edilecektir',
  ' ertelenmiştir',
  'ne ilişkin taslak hazırlanmıştır',
  ' yasaklanmıştır',
  ' nedeniyle doğan zararların tazminine karar verilmiştir',
  'ne gerek görülmemiştir',
  ' sehven yazılmıştır',
  'nin sakıncalı olduğu belirtilmiştir',
  'ne dair kararın yürütülmesinin geri bırakılmasına karar verilmiştir',
  ', ancak bu hususun bir sonraki toplantıda görüşülmesine karar verilmiştir',
]
/** A frame that begins with a case ending takes the vowel of the clause (`etmesine`, `kılınmasına`). */
const framed = (clause: string, frame: string): string =>
  `${clause}${clause.endsWith('sı') ? frame.replace(/^ne/, 'na').replace(/^nden/, 'ndan').replace(/^nin/, 'nın') : frame}.`

describe('a clause on signing', () => {
  test.each(
    part(
      clauses.flatMap((clause) => decided.map((frame) => framed(clause, frame))),
      3,
    ),
  )('gives: %s', (text) => expect(powers(text)).toHaveLength(1))
  test.each(
    part(
      clauses.flatMap((clause) => undecided.map((frame) => framed(clause, frame))),
      3,
    ),
  )('does not give: %s', (text) => {
    expect(powers(text)).toEqual([])
    expect(read(text).unread.length).toBeGreaterThan(0)
  })
  // Stems that no frame knows, as the verb of the sentence.
  const unknown = ['zırvala', 'kurgulan', 'evirt', 'buruştur', 'hayıflan', 'söyleş', 'gezin', 'bürün']
  test.each(
    part(
      clauses.flatMap((clause) => unknown.map((stem) => `${clause} ${stem}mıştır.`)),
      3,
    ),
  )('with an unknown verb: %s', (text) => expect(powers(text)).toEqual([]))
})

test.each([
  `${E}'nun şirketi münferiden temsil ve ilzamına devam edilmeyecektir.`,
  `Eski müdür ${E} şirketi münferiden temsil ediyordu, görevi sona ermiştir.`,
  `${E} 2010 yılına kadar şirketi münferit imza ile temsil etmiştir.`,
  `${E}'nun münferit temsil ve ilzam yetkisi 31.12.2012 tarihinde sona erecektir.`,
  `${E} müdür seçilirse şirketi münferiden temsil ve ilzam eder.`,
  `Genel kurulca onaylandığı takdirde ${E} şirketi münferiden temsil ve ilzam edecektir.`,
  `Sehven ${E}'nun münferiden temsile yetkili kılındığı ilan edilmiştir.`,
  `${E}'nun münferiden temsile yetkili olduğu ileri sürülmüştür.`,
  `${E}'nun münferit imza yetkisi kısıtlanmıştır.`,
  `${E} şirketi sadece Ankara şubesinde münferiden temsil ve ilzama yetkilidir.`,
])('no power of the whole: %s', (text) => {
  expect(powers(text)).toEqual([])
  expect(read(text).unread.length).toBeGreaterThan(0)
})

// What stands between who signs and the form, or between two forms, is a condition, a subject or another time unless it is known to be none.
test.each([
  `${E}'nun, ${M}'nin muvafakati ile şirketi münferiden temsil ve ilzama yetkili kılınmasına karar verilmiştir.`,
  `${E}'nun bankalar nezdinde şirketi münferiden temsile yetkili kılınmasına karar verilmiştir.`,
  `${E}'nun vergi dairesinde şirketi münferiden temsil etmesine karar verilmiştir.`,
  `${E} münferiden temsile yetkili iken ${M} ile müştereken temsile yetkili kılınmıştır.`,
  `${E}'nun şirketi tek başına temsil edebilmesi için genel kurul kararı aranır.`,
  `${E}'nun ve 01.06.2027 tarihinden itibaren ${M}'nin şirketi müştereken temsil ve ilzama yetkili kılınmalarına karar verilmiştir.`,
])('no power as it stands: %s', (text) => {
  expect(powers(text)).toEqual([])
  expect(read(text).unread.length).toBeGreaterThan(0)
})

test('a power keeps the day it begins on, until which it is none', () => {
  expect(
    powers(`${E}'nun 01.06.2027 tarihinden itibaren şirketi münferiden temsil ve ilzama yetkili kılınmasına karar verilmiştir.`),
  ).toMatchObject([{ mode: 'sole', condition: '01.06.2027 tarihinden itibaren', told: { begins: '2027-06-01' } }])
})

test('a power keeps what it leaves out', () => {
  expect(powers(`${E}'nun, kefalet ve ipotek işlemleri dışında, şirketi münferiden temsil ve ilzam etmesine karar verildi.`)).toMatchObject(
    [{ mode: 'sole', excludes: 'kefalet ve ipotek işlemleri' }],
  )
})

test('a power keeps the day it ends on', () => {
  expect(powers(`${E}'ya verilen münferit temsil yetkisi 01.01.2015 tarihine kadar geçerlidir.`)).toMatchObject([{ until: '2015-01-01' }])
})

describe('an office', () => {
  const stated = (text: string) => read(text).facts.filter(({ kind }) => kind === 'appointment' || kind === 'departure')
  test.each([
    `${E}'nun yönetim kurulu üyeliğine seçilmesine karar verilmiştir.`,
    `${E}'nun yönetim kurulu üyeliğinden istifasının kabulüne karar verilmiştir.`,
  ])('is begun or ended: %s', (text) => expect(stated(text)).toHaveLength(1))
  test.each([
    `${E}'nun yönetim kurulu üyeliğine seçilmesi genel kurulun onayına sunulmuştur.`,
    `${E}'nun yönetim kurulu üyeliğine seçilmesi önerilmiştir.`,
    `${E}'nun yönetim kurulu üyeliğine seçilmesine ilişkin karar iptal edilmiştir.`,
    `${E}'nun yönetim kurulu başkanlığına seçilmesine itiraz edilmiştir.`,
    `${E}'nun yönetim kurulu üyeliğine seçildiği iddia edilmektedir.`,
    `${E}'nun yönetim kurulu üyeliğine seçilmesi buruşturmuştur.`,
    `${E}'nun yönetim kurulu üyeliğinden istifası kabul edilmemiştir.`,
    `${E}'nun yönetim kurulu üyeliğinden azli önerilmiştir.`,
    `${E}'nun yönetim kurulu üyeliğinden ayrılacağı iddia edilmektedir.`,
  ])('neither begins nor ends: %s', (text) => {
    expect(stated(text)).toEqual([])
    expect(read(text).unread.length).toBeGreaterThan(0)
  })
})
