import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPages } from '../../../../lib/domain/notice/page/cut.ts'
import { layoutOf } from '../../../../lib/domain/notice/page/layout.ts'
import type { Rule, Word } from '../../../../lib/domain/notice/page/page.ts'
import { boxesOf } from '../../../../lib/domain/notice/page/places.ts'
import { across, block, down, frame, head, HEAD, line, notice } from './support.ts'

const TWO = [0.08, 0.5, 0.92]
const LEFT = 0.09
const RIGHT = 0.51

const page = (words: Word[], rules: { across: Rule[]; down: Rule[] } = frame(TWO)) => ({ layout: layoutOf(rules, words), words })
const brief = (pages: Parameters<typeof cutPages>[0]) =>
  cutPages(pages).notices.map(({ text, startsInside, endsInside }) => ({
    from: text.split('\n')[0],
    to: text.split('\n').at(-1),
    lines: text.split('\n').length,
    startsInside,
    endsInside,
  }))

describe('notices within a page', () => {
  it('are cut at headings and numbers, column by column', () => {
    const pages = [
      page([
        ...HEAD,
        ...block([...notice('ADANA', '86877', ['Birinci ilan'], '(18622253)'), ...notice('DENİZLİ', '49606', ['İkinci ilan'])], LEFT, 0.11),
        ...block(notice('ÇARŞAMBA', '4552', ['Üçüncü ilan'], '(18622263)'), RIGHT, 0.11),
      ]),
    ]
    expect(cutPages(pages).notices.map((cut) => cut.text)).toEqual([
      "T.C. ADANA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nİlan Sıra No: 5302\nTicaret Sicil/Dosya No: 86877\nBirinci ilan\n(18622253)",
      "T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nİlan Sıra No: 5302\nTicaret Sicil/Dosya No: 49606\nİkinci ilan\n(18622269)",
      "T.C. ÇARŞAMBA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nİlan Sıra No: 5302\nTicaret Sicil/Dosya No: 4552\nÜçüncü ilan\n(18622263)",
    ])
    expect(cutPages(pages).mastheads).toEqual([{ publishedOn: '2023-10-10', issue: '10932', page: '776' }])
  })

  it('run on from column to column', () => {
    const text = notice('DENİZLİ', '49606', ['ilk sütun', 'ikinci sütun'])
    expect(brief([page([...HEAD, ...block(text.slice(0, 4), LEFT, 0.85), ...block(text.slice(4), RIGHT, 0.11)])])).toEqual([
      { from: text[0], to: '(18622269)', lines: 6, startsInside: true, endsInside: true },
    ])
  })

  it('end at a double line even where the number was not read, and what follows without a heading stays apart', () => {
    const rules = frame(TWO)
    rules.across.push(across(0.08, 0.5, 0.2), across(0.08, 0.5, 0.208))
    const words = [
      ...HEAD,
      ...block(notice('ADANA', '86877', ['ilan']).slice(0, -1), LEFT, 0.11),
      ...block(['şirketin müdürü AYŞE ÖRNEK seçilmiştir.'], LEFT, 0.22),
    ]
    expect(brief([page(words, rules)])).toEqual([
      { from: "T.C. ADANA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", to: 'ilan', lines: 4, startsInside: true, endsInside: true },
      {
        from: 'şirketin müdürü AYŞE ÖRNEK seçilmiştir.',
        to: 'şirketin müdürü AYŞE ÖRNEK seçilmiştir.',
        lines: 1,
        startsInside: false,
        endsInside: false,
      },
    ])
  })

  it('do not run into the next company where its heading was not read', () => {
    const next = notice('ADANA', '86877', ['Müdür olarak AYŞE ÖRNEK seçilmiştir.'], '(18622253)').slice(1)
    expect(brief([page([...HEAD, ...block([...notice('DENİZLİ', '49606', ['kendi metni']).slice(0, -1), ...next], LEFT, 0.11)])])).toEqual([
      { from: "T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", to: 'kendi metni', lines: 4, startsInside: true, endsInside: false },
      { from: 'İlan Sıra No: 5302', to: '(18622253)', lines: 4, startsInside: false, endsInside: true },
    ])
  })

  it.each([
    ['six narrow columns parted by rules', true],
    ['six narrow columns parted by gutters', false],
  ])('%s, headings broken over lines', (_, ruled) => {
    const edges = Array.from({ length: 7 }, (__, at) => 0.05 + at * 0.15)
    const column = (at: number) =>
      block(
        [
          'T.C.',
          'DENİZLİ TİCARET',
          "SİCİLİ MÜDÜRLÜĞÜ'",
          'NDEN',
          `Sicil No: 496${at}`,
          ...Array<string>(30).fill('metin buradadır'),
          `(4/A)(13/60232${at})`,
        ],
        (edges[at] ?? 0) + 0.01,
        0.12,
        { letter: 0.006 },
      )
    const words = edges.slice(0, 6).flatMap((__, at) => column(at))
    const rules = ruled ? frame(edges) : { across: [], down: [] }
    const cut = cutPages([page([...HEAD, ...words], rules)])
    expect(cut.notices.map((each) => /496\d/.exec(each.text)?.[0])).toEqual(['4960', '4961', '4962', '4963', '4964', '4965'])
    expect(cut.notices.every((each) => each.startsInside && each.endsInside)).toBe(true)
    expect(cut.mastheads[0]?.issue).toBe('10932')
  })

  it('runs a notice on over narrow columns, and the next one begins in the middle of one', () => {
    const edges = Array.from({ length: 7 }, (__, at) => 0.05 + at * 0.15)
    const long = [
      'T.C.',
      'DENİZLİ TİCARET',
      "SİCİLİ MÜDÜRLÜĞÜ'",
      'NDEN',
      'Sicil No: 49606',
      ...Array.from({ length: 170 }, (__, at) => `satır sayısı ${at + 1}`),
      '(4/A)(13/602320)',
    ]
    const next = ['T.C.', 'ADANA TİCARET', "SİCİLİ MÜDÜRLÜĞÜ'", 'NDEN', 'Sicil No: 86877', 'kısa metin', '(4/A)(13/602321)']
    const lines = [...long, ...next]
    const words = edges.slice(0, 6).flatMap((x, at) => block(lines.slice(at * 75, (at + 1) * 75), x + 0.01, 0.12, { letter: 0.006 }))
    expect(
      cutPages([page([...HEAD, ...words], frame(edges))]).notices.map(({ text, startsInside, endsInside }) => ({
        text,
        startsInside,
        endsInside,
      })),
    ).toEqual([long, next].map((each) => ({ text: each.join('\n'), startsInside: true, endsInside: true })))
  })

  it('knows old headings without T.C. by the name of the office, not by the words before it', () => {
    const cut = brief([
      page([
        ...HEAD,
        ...block(
          [
            'işlem görmüştür.',
            '(4/A)(22/519622)',
            'Bursa Ticaret Sicili',
            'Memurluğundan',
            'Sicil No: 59622-Bursa-Merkez',
            'metin',
            '(4/A)(22/519623)',
          ],
          LEFT,
          0.11,
        ),
      ]),
    ])
    expect(cut.map(({ from, lines }) => [from, lines])).toEqual([
      ['işlem görmüştür.', 2],
      ['Bursa Ticaret Sicili', 5],
    ])
  })

  it('keeps lines together that slope', () => {
    const text = notice('DENİZLİ', '49606', ['Türk Lirası değerinde tamamı ödenmiş paylar', 'ikinci satır burada'])
    const cut = cutPages([page([...HEAD, ...block(text, LEFT, 0.11, { slope: 0.015 })])])
    expect(cut.notices[0]?.text).toBe(text.join('\n'))
  })

  it('gives tables row by row, cells parted by a bar, empty cells kept', () => {
    const rules = frame(TWO)
    for (const y of [0.2, 0.22, 0.25]) rules.across.push(across(0.1, 0.4, y))
    for (const x of [0.1, 0.15, 0.3, 0.4]) rules.down.push(down(x, 0.2, 0.251))
    const words = [
      ...HEAD,
      ...block(notice('DENİZLİ', '49606', ['KURUCULAR']).slice(0, -1), LEFT, 0.11),
      ...line('No', 0.11, 0.205),
      ...line('Kurucu', 0.16, 0.205),
      ...line('İmza', 0.31, 0.205),
      ...line('1', 0.11, 0.235),
      ...line('AYŞE ÖRNEK', 0.16, 0.225),
      ...line('OKUR', 0.16, 0.237),
      ...line('(18622269)', 0.4, 0.27),
    ]
    expect(
      cutPages([page(words, rules)])
        .notices[0]?.text.split('\n')
        .slice(3),
    ).toEqual(['KURUCULAR', 'No | Kurucu | İmza', '1 | AYŞE ÖRNEK OKUR | ', '(18622269)'])
  })

  it('gives no bar inside a cell: what is left of its border is none, a letter of one stroke stays one', () => {
    const rules = frame(TWO)
    for (const y of [0.2, 0.22, 0.25]) rules.across.push(across(0.1, 0.4, y))
    for (const x of [0.1, 0.15, 0.3, 0.4]) rules.down.push(down(x, 0.2, 0.251))
    const bar = (x: number, tall = 0.008): Word[] => line('|', x, 0.205).map((word) => ({ ...word, x1: x + 0.002, y1: word.y0 + tall }))
    const words = [
      ...HEAD,
      ...block(notice('DENİZLİ', '49606', ['KURUCULAR']).slice(0, -1), LEFT, 0.11),
      ...bar(0.101),
      ...line('1', 0.11, 0.205),
      ...line('|AYŞE ÖRNEK|', 0.16, 0.205),
      ...bar(0.25, 0.014),
      ...bar(0.2, 0.001),
      ...line('Grup', 0.31, 0.205),
      ...bar(0.34),
      ...line('5.|00', 0.31, 0.235),
      ...line('(18622269)', 0.4, 0.27),
    ]
    expect(
      cutPages([page(words, rules)])
        .notices[0]?.text.split('\n')
        .slice(4),
    ).toEqual(['1 | AYŞE ÖRNEK | Grup I', ' |  | 5.|00', '(18622269)'])
  })

  it.each([
    ['Ticaret Sicil/Dosya Na: 49606', 'Ticaret Sicil/Dosya No: 49606'],
    ['Ticaret Sicil/Dosya Na:49606', 'Ticaret Sicil/Dosya No:49606'],
    ['Ticaret Sicil/Dosya No; 49606', 'Ticaret Sicil/Dosya No: 49606'],
    ['MERSİS Ne 0123456789012345', 'MERSİS No 0123456789012345'],
    ['Dosya Nazmi Na: 5', 'Dosya Nazmi Na: 5'],
  ])('gives the label of a number as it is printed: %s', (read, printed) => {
    const text = ["T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", 'İlan Sıra No: 5302', read, 'metin', '(18622269)']
    expect(cutPages([page([...HEAD, ...block(text, LEFT, 0.11)])]).notices[0]?.text.split('\n')[2]).toBe(printed)
  })

  it.each([
    ['olarak | yıllığına seçilmiştir', 'olarak 1 yıllığına seçilmiştir'],
    ['İlk | Yıl için', 'İlk 1 Yıl için'],
    ['| metin | metin |', 'metin metin'],
  ])('gives no bar in a line, and the digit where years are counted: %s', (read, printed) => {
    const text = ["T.C. DENİZLİ TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN", 'İlan Sıra No: 5302', read, 'metin', '(18622269)']
    expect(cutPages([page([...HEAD, ...block(text, LEFT, 0.11)])]).notices[0]?.text.split('\n')[2]).toBe(printed)
  })
})

describe('notices over pages', () => {
  const text = notice('DENİZLİ', '49606', ['birinci sayfa', 'ikinci sayfa'])
  const pages = (second: number, { to = '(Devamı 777.Sayfada)', from = '(Baştarafı 776. Sayfada)' } = {}) => [
    page([...head(776), ...block([...text.slice(0, 4), ...(to ? [to] : [])], RIGHT, 0.85)]),
    page([...head(second), ...block([...(from ? [from] : []), ...text.slice(4)], LEFT, 0.11)]),
  ]

  it.each([
    ['both marks', {}],
    ['one mark lost', { from: '' }],
    ['the other mark lost', { to: '' }],
    ['a mark without a legible number', { from: '(Baştarafı .B13 Sayfada)', to: '(Devamı Sayfada)' }],
  ])('are joined by %s', (_, marks) => {
    const { notices } = cutPages(pages(777, marks))
    expect(notices.map((each) => each.text)).toEqual([text.join('\n')])
    expect([...new Set(notices[0]?.places.map((place) => place.page))]).toEqual([1, 2])
  })

  it.each([
    ['the pages do not follow each other', 779, {}],
    ['no mark says so', 777, { to: '', from: '' }],
    ['the marks name another page', 777, { to: '(Devamı 790.Sayfada)' }],
  ])('are not joined where %s', (_, second, marks) => {
    expect(brief(pages(second, marks))).toEqual([
      { from: text[0], to: 'birinci sayfa', lines: 4, startsInside: true, endsInside: false },
      { from: 'ikinci sayfa', to: '(18622269)', lines: 2, startsInside: false, endsInside: true },
    ])
  })
})

describe('places', () => {
  it('find every word of a notice again', () => {
    const texts = notice('DENİZLİ', '49606', [
      'Yönetim Kurulu Üyesi olarak AYŞE ÖRNEK seçilmiştir.',
      'Yetki Şekli: Münferiden Temsile Yetkilidir.',
    ])
    const words = block(texts, LEFT, 0.11)
    const { text, places } = cutPages([page([...HEAD, ...words])]).notices[0]!
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.nat(6), (first, more) => {
        const offset = (nth: number): number => [...text.matchAll(/\S+/g)][nth]?.index ?? -1
        const last = Math.min(words.length - 1, first + more)
        const found = boxesOf(text, places, offset(first), offset(last) + (words[last]?.text.length ?? 0))
        const wanted = words.slice(first, last + 1)
        expect(Math.min(...found.map(([, , y0]) => y0))).toBeCloseTo(Math.min(...wanted.map((word) => word.y0)), 3)
        expect(Math.max(...found.map(([, , , , y1]) => y1))).toBeCloseTo(Math.max(...wanted.map((word) => word.y1)), 3)
        expect(found[0]?.[1]).toBeCloseTo(wanted[0]?.x0 ?? 0, 3)
        expect(found.at(-1)?.[3]).toBeCloseTo(wanted.at(-1)?.x1 ?? 0, 3)
        expect(found.length).toBe(new Set(wanted.map((word) => word.y0)).size)
      }),
    )
  })
})
