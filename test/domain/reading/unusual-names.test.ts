/** Names whose words mean something else elsewhere in a notice: whoever bears one is read as anybody is, and no office or place becomes a name. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const SURNAMES =
  "Başkan Vekil Sayman Muhasip Müşavir Avukat Ortakçı Gazeteci Tarihçi Şubeci Kurucu Karar Pay Bay Merkez Görevli Yardımcı Yetkin Ankaralı Müdüroğlu Azaoğlu Seçilmiş O'Brien D'Angelo Al-Hashimi".split(
    ' ',
  )
const NAMES = [
  ...SURNAMES.map((word) => `Ferhat ${word}`),
  'Ferhunde Yılmazer',
  'Vasfiye Beşerler',
  'Nahil Ertan',
  'Gülizar Hatipsoylu',
  'Durmuş Gelir',
  'Yeter Kapan',
]
const LIVES = "Türkiye Cumhuriyeti Uyruklu 123******45 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden,"
const inCapitals = (name: string): string => name.toLocaleUpperCase('tr')

const SHAPES: [string, (name: string) => string, string[]][] = [
  [
    'the template’s election',
    (name) => `${LIVES} ${inCapitals(name)} 10 yıl süreyle Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
    ['appointment', 'representation'],
  ],
  [
    'one who is elected, and named again as a co-signer',
    (name) =>
      `${LIVES} AYŞE YILMAZ Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Müştereken Temsile Yetkilidir. Müşterek olduğu yetkililer(${inCapitals(name)})\n` +
      `${LIVES} ${inCapitals(name)} Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Müştereken Temsile Yetkilidir. Müşterek olduğu yetkililer(AYŞE YILMAZ)`,
    ['appointment', 'appointment', 'representation', 'representation'],
  ],
  [
    'the template’s end',
    (name) => `Müdür görevi olan ${LIVES.replace('eden,', 'eden')} ${inCapitals(name)}'in önceki bu görevi sona ermiştir.`,
    ['departure'],
  ],
  [
    'prose',
    (name) => `Şirket müdürlüğüne ${name}'in 5 yıl süreyle seçilmesine, şirketi münferiden temsil ve ilzam etmesine karar verilmiştir.`,
    ['appointment', 'representation'],
  ],
  [
    'prose with the surname in capitals',
    (name) => {
      const [given = '', surname = ''] = name.split(' ')
      return `Şirket müdürlüğüne ${given} ${inCapitals(surname)}'in 5 yıl süreyle seçilmesine karar verilmiştir.`
    },
    ['appointment'],
  ],
]

describe.each(SHAPES)('%s', (_, text, kinds) => {
  it.each(NAMES)('of %s', (name) => {
    const { facts, unread } = readNotice(noticeText('Müdürler / Yetkililer', text(name), { title: 'KURGU BOYA LİMİTED ŞİRKETİ' }))
    expect(facts.map(({ kind }) => kind).sort()).toEqual(kinds)
    const named = facts.flatMap((fact) =>
      fact.kind === 'representation' ? fact.persons : fact.kind === 'appointment' || fact.kind === 'departure' ? [fact.person] : [],
    )
    expect(named.map(inCapitals)).toContain(inCapitals(name))
    expect(unread).toEqual([])
  })
})

describe('an office, a body or a place', () => {
  it.each([
    "Müdür Ferhat Yılmaz'ın yerine yönetim kurulu başkanlığına Ada Düşsel'in seçilmesine karar verilmiştir.",
    "Deniz Mahallesi'nde bulunan şubeye Ada Düşsel'in şube müdürü olarak atanmasına karar verilmiştir.",
    "İzmir Fuarında Ada Düşsel'in müdür olarak atanmasına karar verilmiştir.",
  ])('is nobody: %s', (words) => {
    const { facts } = readNotice(noticeText('Müdürler / Yetkililer', words, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' }))
    for (const fact of facts)
      if (fact.kind === 'appointment' || fact.kind === 'departure') expect(['Ada Düşsel', 'Ferhat Yılmaz']).toContain(fact.person)
  })
})

it('takes a hyphenated co-signer for no place', () => {
  const text = `${LIVES} AYŞE YILMAZ için müşterek olduğu yetkililer ( JEAN-PIERRE DUPONT ) şeklinde değiştirilmiştir.`
  const { facts, unread } = readNotice(noticeText('Müdürler / Yetkililer', text, { title: 'KURGU BOYA LİMİTED ŞİRKETİ' }))
  expect(facts).toMatchObject([{ kind: 'representation', persons: ['AYŞE YILMAZ'], with: ['JEAN-PIERRE DUPONT'] }])
  expect(unread).toEqual([])
})
