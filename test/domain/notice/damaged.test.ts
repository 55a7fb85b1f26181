/** What a scan damaged so that it cannot be read is not read as something else: it is told. Every text is made up. */
import { describe, expect, it } from 'vitest'
import { roleOf } from '../../../lib/domain/fact/office.ts'
import { templateWord } from '../../../lib/domain/text/words.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const HEAD =
  "T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nİlan Sıra No: 41\nMERSİS No: 0345098765400013\nTicaret Sicil No: 712233-4\nTicaret Unvanı\nKURGU DENEME SANAYİ ANONİM ŞİRKETİ\nTescil Edilen Hususlar: Yönetim Kurulu\nTescile Delil Olan Belgeler: Ankara 3. Noterliği'nin 02.02.2024 tarih 1122 sayı ile tasdikli, Yönetim Kurulu Kararı\n"
const ID = "Türkiye Cumhuriyeti Uyruklu 123******45 Kimlik No'lu ANKARA / ÇANKAYA adresinde ikamet eden"
const read = (body: string) => readNotice(HEAD + body)

describe('a damaged notice', () => {
  it.each<[what: string, body: string, name: string, right?: string]>([
    ['a mark inside a name', `Yönetim Kurulu Üyesi olan ${ID} SEVG)İ FARAZİ'in önceki üyeliği sona ermiştir.`, 'FARAZİ'],
    [
      'a name that runs into the next word',
      `Tasfiye Memurluğuna, ${ID} NİLAY FARAZİtescil tarihinden itibaren aksi karar alınıncaya kadar Tasfiye Memuru olarak atanmıştır. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
      'NİLAY',
    ],
    [
      'a company whose first word ran into the one before',
      "Daha önceden (Yönetim Kurulu Başkanı) Temssile Yetkili görêvi olanKURGU HOLDİNG ANONİM ŞİRKETİ'in önceki bu görevi sona ermiştir.",
      'HOLDİNG ANONİM ŞİRKETİ',
    ],
    [
      'a company whose words before the last hold a figure',
      'MÜDÜRLÜĞE SEÇİLENLER KURGU SO8UTMA MALZEMELERİ SANAYİ VE TİC4RET LİMİTED ŞiRKETİ; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
      'MALZEMELERİ SANAYİ',
    ],
    [
      'an office torn at the end of a power',
      `TEMSİL YETKİSİ SONA ERENLER Daha önceden Yöne tirn Kurnlu Başkanı görevi olan ${ID} SEVGİ FARAZİ'in önceki bu görevi sona ermiştir.`,
      'SEVGİ FARAZİ',
      'board_chair',
    ],
    [
      'a place where a manager should stand',
      'Yenimahalle Ankara Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
      'Yenimahalle',
    ],
    [
      'an address broken before whoever lives there',
      'Müdürlüğe Seç~ilenler Bahçeler Moh. 1234 Sk. No: 5 adresindé oturan, Sevgi Farazi; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir.',
      '"person":"Bahçeler',
    ],
    [
      'a heading before a name',
      'Atanan_lar Unvanı SEVGİ FARAZİ Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
      'Unvan',
    ],
    ['words of a year as a sole shareholder', "Şirket tek ortaklı bir Limited Şirkettir. Bu ortak, Yılına Ait'dir.", 'Yılına'],
    ['a letter that a scan spread over two', 'NIurat Farazi Yönetim Kurulu Üyesi olarak seçilmiştir.', 'NIurat'],
    [
      'a company of which only what many bear was legible',
      'MÜDÜRLÜĞE SEÇİLENLER KUR6U_ SANAYİ VE TİCARET LİMİTED ŞİRKETİ; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir.',
      'TİCARET LİMİTED',
    ],
    [
      'a mark in the number that stands before a name',
      "KOMİSER OLARAK 544******16 KİMLİK NO'LU SEVGİ FARAZİ'NIN GÖREVLENDİRİLMESİNE karar verilmiştir.",
      '"person":"LU',
    ],
    [
      'a number that a scan made letters of',
      'HARAFKASAS TO, Kimlik Nolu ANKARA / ÇANKAYA adresinde ikamet eden, SEVGİ FARAZİ Yönetim Kurulu Başkanı olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.',
      'HARAFKASAS',
    ],
    ['a verb of election that reads like one of leaving', 'SEVGİ FARAZİ Yönetim Kurulu Üyesi olarak çekilmiştir.', 'SEVGİ FARAZİ'],
  ])('%s: nobody is read otherwise, and it is told', (_, body, name, right) => {
    const { facts, unread } = read(body)
    expect(facts.filter((fact) => JSON.stringify(fact).includes(name) && !('role' in fact && fact.role === right))).toEqual([])
    expect(facts.some((fact) => 'role' in fact) || unread.some(({ text }) => text.includes(name))).toBe(true)
  })

  it.each([
    ['Şirket Sermayesi 2.554.872.47, -TL atttınlarak 195.000.000.00, -TL ye çıkarılmıştır.', '195000000.00'],
    ['Şirketin sermayesi 500.000 TL olup attnlarak 750.000 TL ye çıkarılmıştır.', '750000.00'],
  ])('a capital from which it is raised is not the new one, though the words between are damaged: %s', (body, to) => {
    const { facts } = readNotice((HEAD + body).replace('Yönetim Kurulu\n', 'Sermaye Artırımı\n'))
    expect(facts.filter((fact) => fact.kind === 'capital')).toMatchObject([{ to }])
  })

  it.each([
    ['Şube Müdürü', 'branch_manager'],
    ['ŞubeMüdürü', 'branch_manager'],
    ['Şube MMüdürü', null],
    ['Suloe Müddürü', null],
    ['Yetkili', 'authorised_signatory'],
    ['Kalite Sorumlusu', 'authorised_signatory'],
  ])('an office printed as %s is %s', (printed, role) => expect(roleOf(printed)).toBe(role))

  it('a label is nobody, a letter of it damaged', () => {
    const { facts, unread } = readNotice(
      `${HEAD}3. İşletmenin Temsilcilerine Ait Bilgiler\nAdı Sayadı / Unvanı\nSEVGİ FARAZİ\nKimlik/ Pssaport No/Mersis No\n24: ü akk 3 8\nYerleşim Yeri\nKonya / Meram\nGörev\nYetkili\nTemsil oYefkisinin Kapsamı\nMünferiden Temsile Yetkilidir.\nYetki Süresi\nAksi Karar Alınıncaya Kadar`.replace(
        'Yönetim Kurulu\n',
        'Kuruluş\n',
      ),
    )
    expect(facts.filter(({ kind }) => kind === 'appointment' || kind === 'representation')).toEqual([])
    expect(unread.some(({ text }) => text.includes('SEVGİ FARAZİ'))).toBe(true)
  })

  it('a name in capitals that begins with two of them keeps them', () => {
    const { facts } = read(`${ID} PIETER OOSTEN Yönetim Kurulu Üyesi olarak seçilmiştir.`)
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'appointment', person: 'PIETER OOSTEN' }))
  })

  it('a sentence without its full stop ends before the number of the next person: nobody serves until the day of another', () => {
    const { facts } = read(
      "3gy#t#***24 Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden, SEVGİ FARAZİ 13.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir 29ge*#***76 Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden, CAN KURGULU; 1 Yıl için Yönetim Kurulu Başkanı olarak seçilmiştir.",
    )
    expect(facts).toMatchObject([
      { person: 'SEVGİ FARAZİ', until: '2027-03-13' },
      { person: 'CAN KURGULU', until: null, term_years: 1 },
    ])
  })

  it('words that a hyphen parts at the ends of lines are whole, where the lines were joined before', () => {
    const { facts } = readNotice(
      `${HEAD}Şirket merke- zinin Pazarbaşı Ma- hallesi Gonca Sokak No: 45 Çankaya / Ankara adre- sine nak- line karar veril- miştir.`.replace(
        'Yönetim Kurulu\n',
        'Merkez Nakli\n',
      ),
    )
    expect(facts).toMatchObject([{ kind: 'address', to: 'Pazarbaşı Mahallesi Gonca Sokak No: 45 Çankaya / Ankara' }])
  })
})

describe('words that bound, end or condition a power', () => {
  it.each([
    ['mustenek', 'musterek'],
    ['gecetli', 'gecerli'],
    ['aylilc', 'aylik'],
    ['itibanen', 'itibaren'],
    ['degistirilmisur', 'degistirilmistir'],
    ['istifasınln', 'istifasinin'],
  ])('%s is read as %s', (printed, word) => {
    expect(templateWord(printed.replace('ı', 'i'))).toBe(word)
  })

  it.each(['istida', 'olayi', 'alcak', 'coktur', 'imzali', 'almayan', 'birimin'])('%s is a word of its own', (word) => {
    expect(templateWord(word)).toBe(word)
  })
})

describe('a masked number', () => {
  const numberOf = (number: string): unknown =>
    read(
      `Türkiye Cumhuriyeti Uyruklu ${number} Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden, SEVGİ FARAZİ 13.3.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
    ).facts.map((fact) => (fact.kind === 'appointment' ? (fact.masked ?? null) : fact.kind))

  it.each(['281******20', '281*****420', '281****420', '281****$420', '281****4420', '281***6420', '281**kt&420', '281***e***2()'])(
    'is known by its five digits, whatever its stars were taken for: %s',
    (number) => expect(numberOf(number)).toEqual(['281..20']),
  )

  it.each(['281***45*20', '281*#**5*420', '281#***#*#20'])('digits among its stars are none of its two last: %s', (number) =>
    expect(numberOf(number)).toEqual(['281..20']),
  )

  it('is known by what is left of its last digits', () => expect(numberOf('281*****42)')).toEqual(['281..2?']))

  it('is known before a label of which a letter is damaged and the apostrophe lost', () =>
    expect(
      read('281******20 Kimlik Naolu, ANKARA / ÇANKAYA adresinde ikamet eden, SEVGİ FARAZİ Yönetim Kurulu Üyesi olarak seçilmiştir.').facts,
    ).toMatchObject([{ person: 'SEVGİ FARAZİ', masked: '281..20' }]))

  it.each(['281*4*420', '2810000420', '1281*****420', '281*****4200000'])(
    'is none where no stars are left, or other digits: %s',
    (number) => {
      expect(numberOf(number)).toEqual([null])
    },
  )
})
