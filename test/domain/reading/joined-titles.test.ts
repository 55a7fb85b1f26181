/** Who signs, where some of those who do are named by their offices: nobody who is joined to another may drop out of the reading in silence. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'
import { part } from '../../support/sampled.ts'

const [CHAIR, DEPUTY, ONE, TWO] = ['Cemil Kurgu', 'Nadide Kurgu', 'Fahri Masalcı', 'Onur Hayali']
const ELECTED = `Yönetim kurulu üyeliklerine üç yıl süreyle ${CHAIR}, ${DEPUTY}, ${ONE} ve ${TWO} seçilmiştir. Başkanlığa ${CHAIR}, başkan vekilliğine ${DEPUTY} getirilmiştir. `
const read = (sentence: string) => {
  const { facts, unread } = readNotice(noticeText('Yönetim Kurulu / Yetkililer', ELECTED + sentence))
  return {
    powers: facts.flatMap((fact) =>
      fact.kind === 'representation' ? [{ persons: [...fact.persons].sort(), with: fact.with, mode: fact.mode }] : [],
    ),
    told: unread.some(({ text }) => text.replace(/\s+/g, ' ').includes(sentence.slice(0, 40))),
  }
}

describe('either of two signs with one of others', () => {
  it.each([
    `Şirket, yönetim kurulu başkanının veya başkan vekilinin, diğer üyeler ${ONE} ile ${TWO}'den biriyle birlikte atacağı müşterek imza ile temsil olunur.`,
    `Şirket, ${CHAIR}'nun veya ${DEPUTY}'nun, ${ONE} ile ${TWO}'den biriyle birlikte atacağı müşterek imza ile temsil olunur.`,
  ])('%s', (sentence) => {
    expect(read(sentence).powers).toEqual([{ persons: [CHAIR, DEPUTY], with: [ONE, TWO], mode: 'joint' }])
  })
})

describe('nobody who is joined by his office is passed over', () => {
  it.each([
    `Şirket, başkan ve bir müdürün ${ONE} ile birlikte atacağı imza ile temsil olunur.`,
    `Şirket, başkan veya genel müdürün ${ONE} ile birlikte atacağı imza ile temsil olunur.`,
    `Şirket, ${CHAIR} ve genel müdürün müşterek imzalarıyla temsil olunur.`,
    `Şirketi ${CHAIR} ile mali işler müdürü birlikte temsil eder.`,
    `Şirket, başkan veya başkan vekilinin ${ONE} ile birlikte atacağı imza ile temsil olunur.`,
    'Şirket, başkan veya başkan vekilinin atacağı imza ile temsil olunur.',
  ])('%s', (sentence) => {
    const { powers, told } = read(sentence)
    expect(told || powers.some(({ persons }) => persons.includes(CHAIR) && persons.includes(DEPUTY))).toBe(true)
    if (!told) return
    expect(powers).toEqual([])
  })
  it('and of three who sign together all three are read', () => {
    const { powers } = read(`Şirket, başkan ve başkan vekilinin ${ONE} ile birlikte atacağı imza ile temsil olunur.`)
    expect(powers).toEqual([{ persons: [CHAIR, DEPUTY], with: [ONE], mode: 'joint' }])
  })
})

describe('a class of shares puts members into the board', () => {
  const RULE =
    'Şirketi A grubu yönetim kurulu üyelerinden biri ile B grubu yönetim kurulu üyelerinden biri müştereken temsil ve ilzam eder.'
  it.each([
    `Yönetim kurulu üyeliğine A grubundan ${CHAIR} ve ${DEPUTY}, B grubundan ${ONE} ve ${TWO} seçilmiştir.`,
    `Yönetim kurulu üyeliğine A grubu pay sahiplerini temsilen ${CHAIR} ve ${DEPUTY}, B grubunu temsilen ${ONE} ve ${TWO} seçilmiştir.`,
  ])('%s', (sentence) => {
    const { facts } = readNotice(noticeText('Yönetim Kurulu / Yetkililer', `${sentence} ${RULE}`))
    const powers = facts.flatMap((fact) => (fact.kind === 'representation' ? [fact] : []))
    expect(powers.map(({ persons, group, with: others, mode }) => ({ persons, group, others, mode }))).toEqual([
      { persons: [CHAIR, DEPUTY], group: 'A', others: ['B'], mode: 'joint' },
      { persons: [ONE, TWO], group: 'B', others: ['A'], mode: 'joint' },
    ])
    // One of the other group, and not any of the organ.
    expect(powers.flatMap(({ told }) => told?.tells ?? [])).not.toContain('with_any_member')
  })
})

it('a labelled form behind a name and his office is his alone', () => {
  const { facts } = readNotice(
    noticeText(
      'Yönetim Kurulu / Yetkililer',
      `Yönetim kurulu üyeliğine ${CHAIR} ve ${ONE} seçilmiştir. ${CHAIR} (Yönetim Kurulu Başkanı), Yetki Şekli: Münferiden Temsile Yetkilidir. ${ONE} (Yönetim Kurulu Üyesi), Yetki Şekli: ( ${CHAIR} ) ile birlikte Müştereken Temsile Yetkilidir.`,
    ),
  )
  expect(facts.flatMap((fact) => (fact.kind === 'representation' ? [[fact.persons, fact.mode, fact.with]] : []))).toEqual([
    [[CHAIR], 'sole', []],
    [[ONE], 'joint', [CHAIR]],
  ])
})

it('a list of evidence ends where the body begins, whatever the last paper is called', () => {
  const text = noticeText('Kuruluş', '').replace(
    /Tescile Delil[^]*$/,
    `Tescile Delil Olan Belgeler: MERSİS üzerinden düzenlenen ve huzurda imzalanan Esas Sözleşme\n\nMadde 7- Yönetim Kurulu\nİlk yönetim kurulu üyesi olarak 123******11 Kimlik No'lu, KURGU / MASAL adresinde ikamet eden, ${CHAIR} 3 yıllığına seçilmiştir.\nMadde 8- Temsil\n${CHAIR} (Yönetim Kurulu Başkanı) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.\n`,
  )
  const { facts } = readNotice(text)
  expect(facts.some((fact) => fact.kind === 'representation' && fact.mode === 'sole' && fact.persons[0] === CHAIR)).toBe(true)
})

describe('who is joined to another by "and" or "with" signs with him and nobody of the two alone', () => {
  const firsts = ['başkan', CHAIR, `yönetim kurulu başkanı ${CHAIR}`]
  const joins = [' ile ', ' ve ', ' ile birlikte ']
  const seconds = [
    'üyelerden birinin',
    'diğer üyelerden birinin',
    'bir üyenin',
    'iki üyenin',
    'diğer iki üyenin',
    `${ONE}'nın`,
    `${ONE} veya ${TWO}'nin`,
    `${ONE} ve ${TWO}'nin`,
    `${ONE} ile ${TWO}'den birinin`,
    'genel müdürün',
    'bir müdürün',
  ]
  const forms = ['imzası şirketi bağlar', 'imzasıyla şirket temsil edilir', 'müşterek imzaları ile şirket temsil ve ilzam olunur']
  const all = firsts.flatMap((first) =>
    joins.flatMap((join) => seconds.flatMap((second) => forms.map((form) => [first, join, second, form] as const))),
  )
  it.each(part(all, 6))('%s%s%s %s', (first, join, second, form) => {
    const { powers, told } = read(`${first.slice(0, 1).toLocaleUpperCase('tr')}${first.slice(1)}${join}${second} ${form}.`)
    expect(told || powers.length > 0).toBe(true)
    expect(powers.filter(({ mode }) => mode === 'sole')).toEqual([])
    // No power of the board's chair is printed for two others, and no power of three for two.
    for (const { persons, with: others } of powers) {
      if (persons.length + others.length === 0) continue
      expect([...persons, ...others]).toContain(CHAIR)
      if (second.includes(' ve ')) expect(new Set([...persons, ...others])).toEqual(new Set([CHAIR, ONE, TWO]))
      if (second === 'iki üyenin' || second === 'diğer iki üyenin') expect(persons.length + others.length).toBeGreaterThan(2)
    }
  })
})

describe('nobody drops out of those who go together', () => {
  const told = (sentence: string) => {
    const { facts, unread } = readNotice(noticeText('Yönetim Kurulu / Yetkililer', ELECTED + sentence))
    return {
      gone: facts.flatMap((fact) => (fact.kind === 'departure' ? [`${fact.person} ${fact.role}`] : [])).sort(),
      told: unread.some(({ text }) => text.replace(/\s+/g, ' ').includes(sentence.slice(-40).trim())),
    }
  }
  const whos = [CHAIR, `yönetim kurulu üyesi ${ONE}`]
  const offices = ['genel müdür', 'muhasip üye', 'diğer üyeler', 'üyelerden biri', 'Kayseri şubesi müdürü', 'müdür yardımcısı']
  const joins = [' ile ', ' ve ', ' ile birlikte ', ' ve ayrıca ']
  const ends = ['görevden ayrılmıştır', 'istifa etmişlerdir', 'azledilmiştir']
  const all = whos.flatMap((who) =>
    offices.flatMap((office) =>
      joins.flatMap((join) => ends.flatMap((end) => [`${who}${join}${office} ${end}.`, `${office}${join}${who} ${end}.`])),
    ),
  )
  // "Genel müdür ve yönetim kurulu üyesi A": he may be both.
  const isOfOne = (sentence: string): boolean => /^(?:genel müdür|Kayseri şubesi müdürü) ve yönetim kurulu üyesi/.test(sentence)
  it.each(
    part(
      all.filter((sentence) => !isOfOne(sentence)),
      6,
    ),
  )('%s', (sentence) => {
    expect(told(`${sentence.slice(0, 1).toLocaleUpperCase('tr')}${sentence.slice(1)}`)).toEqual({ gone: [], told: true })
  })
  it.each([
    `${CHAIR} ile genel müdürün görevine son verilmiştir.`,
    `${CHAIR} ve diğer müdürün imza yetkilerinin iptaline karar verilmiştir.`,
    `${CHAIR} ile birlikte yönetim kurulu üyesi ${ONE}'nın temsil yetkisi kaldırılmıştır.`,
  ])('%s', (sentence) => {
    expect(told(sentence)).toEqual({ gone: [], told: true })
  })
  it('and of two who are named both go', () => {
    expect(told(`${CHAIR} ve ${ONE} yönetim kurulu üyeliğinden istifa etmişlerdir.`).gone).toEqual([
      `${CHAIR} board_member`,
      `${ONE} board_member`,
    ])
  })
})

describe('a form behind an election of several is of all of them, be their offices in brackets', () => {
  it.each([
    ['Müştereken', 'joint'],
    ['Münferiden', 'sole'],
  ])('%s', (form, mode) => {
    const { facts } = readNotice(
      noticeText(
        'Müdürler / Yetkililer',
        `Aksi Karar Alınıncaya Kadar ${CHAIR} (Müdürler Kurulu Başkanı) ve ${ONE} (Müdür) müdür olarak seçilmiştir. Yetki Şekli: ${form} Temsile Yetkilidir.`,
      ),
    )
    const powers = facts.flatMap((fact) => (fact.kind === 'representation' ? [[[...fact.persons].sort(), fact.mode]] : []))
    expect(powers).toEqual([[[CHAIR, ONE].sort(), mode]])
  })
})

it('whose power ends and who goes on in office beside another is no manager who went', () => {
  const { facts, unread } = readNotice(
    noticeText(
      'Müdürler / Yetkililer',
      `Müdürlerden ${CHAIR}'nun imza yetkisinin kaldırılmasına, müdürlük görevini bundan böyle diğer müdür ${ONE} ile birlikte imza atmak suretiyle sürdürmesine karar verilmiştir.`,
    ),
  )
  expect(facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.role] : []))).toEqual(['authorised_signatory'])
  expect(unread.some(({ text }) => text.includes('sürdürmesine'))).toBe(true)
})
