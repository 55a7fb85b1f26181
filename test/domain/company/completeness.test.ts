/** When a section counts as complete, and what it says where it does not. */
import { describe, expect, it } from 'vitest'
import { completenessOf, type Section, SECTIONS, type SectionState } from '../../../lib/domain/company/completeness.ts'
import type { CompanyRecord } from '../../../lib/domain/company/record.ts'
import type { Unread } from '../../../lib/domain/fact/fact.ts'
import {
  amends,
  branch,
  capital,
  elected,
  founded,
  holds,
  leaves,
  moves,
  type Notice,
  notice,
  recordOf,
  signs,
  transfers,
} from '../../support/facts.ts'

const clause = (text: string, heading: string | null = null): Unread => ({ heading, text, start: 10, end: 10 + text.length })
const founding = notice('2020-01-01', [
  founded('2020-01-01'),
  capital('establishment', null, '100000'),
  moves(null, 'ÇANKAYA / ANKARA', null),
  holds('AYŞE YILMAZ', '100000'),
  elected('AYŞE YILMAZ', 'board_member', { until: '2023-01-01' }),
  signs('AYŞE YILMAZ'),
])
const unreadIn = (unread: Unread, noticeType = 'İlan'): Notice[] => [founding, notice('2021-01-01', [], { unread: [unread], noticeType })]
const states = (record: CompanyRecord | null): Record<Section, SectionState> =>
  Object.fromEntries(completenessOf(record).map((each) => [each.section, each])) as Record<Section, SectionState>
const partial = (notices: Notice[], more?: Partial<CompanyRecord>): Section[] =>
  SECTIONS.filter((section) => {
    const { state, structural } = states(recordOf(notices, more))[section]
    return state === 'kismi' && !structural
  })
const LIMITED = { title: 'ÖRNEK GIDA LİMİTED ŞİRKETİ' }

describe('sections', () => {
  it('are whole where every notice was fetched and read', () => {
    const record = states(recordOf([founding]))
    expect(record.yetkililer).toEqual({ section: 'yetkililer', state: 'tam', method: 'kural', notices: 1, limits: [], structural: false })
    for (const section of ['kimlik', 'sermaye', 'unvan_adres', 'esas_sozlesme', 'ilanlar'] as const)
      expect(record[section].state).toBe('tam')
  })

  it('wait for the preparation', () => {
    for (const each of completenessOf(null)) expect(each).toMatchObject({ state: 'hazirlaniyor', method: null, notices: null })
    expect(completenessOf(null).map((each) => each.section)).toEqual([...SECTIONS])
  })

  it('are empty where all was looked through and nothing found', () => {
    expect(states(recordOf([])).sermaye).toMatchObject({ state: 'yok', method: null, notices: 0, limits: [] })
    expect(states(recordOf([])).ilanlar.state).toBe('yok')
    expect(states(recordOf([notice('2020-01-01', [amends(['6'])])])).yetkililer.state).toBe('yok')
  })

  it('are not empty, but unknown, where notices may be missing', () => {
    for (const each of completenessOf(recordOf([], { retrievalComplete: false }))) {
      expect(each.state).toBe('kismi')
      expect(each.limits.at(-1)?.tr).toContain('sonuna kadar alınmadı')
    }
  })

  it.each<[string, Notice[], Section[], Partial<CompanyRecord>?]>([
    ['brought by hand alone', [founding], [...SECTIONS], { retrievalComplete: false }],
    ['an unread clause on officers', unreadIn(clause('Şirketi temsile üçüncü kişiler de yetkilidir.')), ['yetkililer']],
    ['an unread clause on capital', unreadIn(clause('Sermayenin tamamı taahhüt edilmiştir.')), ['sermaye']],
    ['its heading tells as well', unreadIn(clause('Aşağıdaki gibidir.', 'Adres Değişikliği')), ['unvan_adres']],
    [
      'bankruptcy bears on who the company is and who signs',
      unreadIn(clause('Mahkemece iflas kararı verilmiştir.')),
      ['kimlik', 'yetkililer'],
    ],
    [
      'words of no section: what the notice speaks of, and the officers',
      unreadIn(clause('2024 tarihli yazı ile bildirilmiştir.'), 'Sermaye Artırımı'),
      ['yetkililer', 'sermaye'],
    ],
    [
      'words of no section in a notice that tells nothing',
      unreadIn(clause('2024 tarihli yazı ile bildirilmiştir.')),
      ['kimlik', 'yetkililer', 'sermaye', 'ortaklik', 'unvan_adres', 'esas_sozlesme'],
    ],
    [
      'a notice whose text could not be made out',
      unreadIn({ heading: null, text: 'İlan metni ayırt edilemedi.', start: 0, end: 0 }),
      [...SECTIONS],
    ],
    [
      'a label that promises officers, and no officer read',
      [founding, notice('2021-01-01', [], { noticeType: 'Yönetim Kurulu / Yetkililer' })],
      ['yetkililer'],
    ],
    [
      'a label that keeps its promise',
      [founding, notice('2021-01-01', [elected('CAN ER')], { noticeType: 'Yönetim Kurulu / Yetkililer' })],
      [],
    ],
    ['an undated notice', [founding, notice(null, [elected('CAN ER')])], ['yetkililer', 'ilanlar']],
    ['the end of an office nobody was known to hold', [founding, notice('2021-01-01', [leaves('HİÇ KİMSE')])], ['yetkililer']],
    ['a break in the chain of capital', [founding, notice('2021-01-01', [capital('increase', '200000', '300000')])], ['kimlik', 'sermaye']],
    ['no notice of establishment', [notice('2021-01-01', [elected('CAN ER')])], ['kimlik']],
    ['a company that came from another register', [notice('2021-01-01', [moves('ANKARA', 'İZMİR', 'in')])], []],
    [
      'shares that do not make up the capital',
      [founding, notice('2021-01-01', [capital('increase', '100000', '200000')])],
      ['ortaklik'],
      LIMITED,
    ],
    ['a transfer by a stranger', [founding, notice('2021-01-01', [transfers('HİÇ KİMSE', 'CAN ER', '10')])], ['ortaklik'], LIMITED],
  ])('partial: %s', (_, notices, sections, more) => {
    expect(partial(notices, more)).toEqual(sections)
  })

  it('say what is missing and what would settle it, in both languages', () => {
    const [limit] = states(recordOf(unreadIn(clause('Şirketi temsile üçüncü kişiler de yetkilidir.')))).yetkililer.limits
    expect(limit).toEqual({
      tr: '1 ilanda bu bölümle ilgili olabilecek, okunamayan ifadeler var (01.01.2021 / 11000); ilan metni okunarak giderilir.',
      en:
        '1 notice has clauses that may concern this section and were not understood (1 January 2021 / 11000); ' +
        'reading the notice would settle it.',
    })
  })
})

describe('shareholders', () => {
  it('of a joint-stock company are partial by nature', () => {
    expect(states(recordOf([founding])).ortaklik).toMatchObject({ state: 'kismi', structural: true, notices: 1 })
    expect(states(recordOf(unreadIn(clause('Paylar devredilmiştir.')))).ortaklik).toMatchObject({ state: 'kismi', structural: false })
  })
  it('of a limited company are whole when they make up the capital', () => {
    expect(states(recordOf([founding], LIMITED)).ortaklik).toMatchObject({ state: 'tam', structural: false })
  })
  it('of a cooperative are not published', () => {
    expect(states(recordOf([founding], { title: 'ÖRNEK YAPI KOOPERATİFİ' })).ortaklik).toMatchObject({
      state: 'yayimlanmiyor',
      notices: null,
      method: null,
    })
  })
})

it('a branch has an opening instead of an establishment, and neither capital nor articles of its own', () => {
  const record = states(
    recordOf([notice('2024-09-16', [branch('open', 'ÖRNEK A.Ş. ANKARA ŞUBESİ'), elected('CAN ER', 'branch_manager')])], {
      title: 'ÖRNEK ANONİM ŞİRKETİ ANKARA ŞUBESİ',
    }),
  )
  expect(SECTIONS.map((section) => record[section].state)).toEqual([
    'tam',
    'tam',
    'yayimlanmiyor',
    'yayimlanmiyor',
    'yok',
    'yayimlanmiyor',
    'tam',
  ])
})
