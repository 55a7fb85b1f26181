/** What a notice says does not change with its capitals, nor with how its lines stand. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { plainLetters } from '../../../lib/domain/text/letters.ts'
import { electedAlone, noticeText } from '../../support/asked.ts'

const upper = (text: string): string => text.toLocaleUpperCase('tr')
const initials = (text: string): string => text.replace(/(?<![\p{L}'’])\p{Ll}/gu, upper)
const runningHead = (text: string): string =>
  text.replace('\n(18010018)', '\n8 MART 2021 SAYI: 10784 TÜRKİYE TİCARET SİCİLİ GAZETESİ SAYFA: 512\n(18010018)')

/** The facts of a text, whatever letters they are printed in. */
const factsOf = (text: string): string[] =>
  readNotice(text).facts.map(({ start: _start, end: _end, told: _told, ...fact }) =>
    plainLetters(JSON.stringify(fact, (key, value: unknown) => (key === 'quote' ? undefined : value))),
  )

const SAID: [string, string][] = [
  ['Müdürler / Yetkililer', electedAlone('NESLİHAN OKUTGEN', '214')],
  ['Müdürler / Yetkililer', 'Müdürlüğe 3 yıl süre ile DENİZ SATILMIŞ seçilmiştir. Şirketi münferiden temsile yetkilidir.'],
  ['Müdürler / Yetkililer', "Müdürlerden YETER KAPAN'ın görevinden istifası nedeniyle görevi sona ermiştir."],
  ['Müdürler / Yetkililer', 'Ortaklar dışından AYŞE KOZANLI ve OLGA PETROVA aksi karar alınıncaya kadar müdür olarak seçilmişlerdir.'],
  ['Müdürler / Yetkililer', "Şirketin EMEL URLALI ve METE ÇEŞMELİ'nin müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir."],
  [
    'Yönetim İç Yönergesi',
    "YÖNETİM İÇ YÖNERGESİ\n28.2.2024 tarihli ve 1 sayılı İç Yönerge\na) 50.000 TL'ye kadar (dahil) mal alımlarında Satın Alma Müdürü tek başına yetkilidir.\nb) Bunun üzerinde Satın Alma Müdürü ile Mali İşler Müdürü müştereken yetkilidir.",
  ],
]

describe.each(SAID)('%s: %s', (matters, body) => {
  const text = noticeText(matters, body)
  const facts = factsOf(text)
  test('in capitals throughout', () => {
    expect(facts).not.toEqual([])
    expect(factsOf(upper(text))).toEqual(facts)
  })
  test('with a capital before each word', () => expect(factsOf(noticeText(matters, initials(body)))).toEqual(facts))
  test('over two pages', () => expect(factsOf(runningHead(text))).toEqual(facts))
})

test('an item of a list is one, whatever mark stands behind its letter', () => {
  const body = SAID.at(-1)?.[1] ?? ''
  const rulesIn = (text: string): number =>
    readNotice(text).facts.reduce((count, fact) => count + (fact.kind === 'directive' ? (fact.rules?.length ?? 0) : 0), 0)
  const rules = rulesIn(noticeText('Yönetim İç Yönergesi', body))
  expect(rules).toBe(2)
  for (const mark of ['-', '.', '.)'])
    expect(rulesIn(noticeText('Yönetim İç Yönergesi', body.replace(/^([ab])\)/gm, `$1${mark}`)))).toBe(rules)
})

test('capitals that a page breaks off behind a name are read to their end', () => {
  const text = 'SEÇİLMİŞLERDİR. ÜST\nBİRLİK TEMSİLCİLİĞİNE MEHMET '
  expect(() => readNotice(text)).not.toThrow()
})
