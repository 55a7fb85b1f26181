/** Tables whose rows go on over lines, and what stands beside them in notices of the template: everybody is made up. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { notice, TITLES } from './stated.ts'

const read = (text: string, title: string = TITLES.company) => readNotice(notice(text, title))
const stated = (text: string, title: string = TITLES.company): string[] =>
  read(text, title).facts.flatMap((fact) =>
    fact.kind === 'appointment' || fact.kind === 'departure'
      ? [`${fact.kind} ${fact.person} ${fact.role}`]
      : fact.kind === 'representation'
        ? [`${fact.mode} ${fact.persons.join('+')} ${fact.group ?? '-'} < ${fact.with.join(fact.any_of ? ' | ' : ' & ')}`]
        : fact.kind === 'shareholding'
          ? [`${fact.person} ${fact.amount ?? ''}`]
          : [],
  )

describe('a row that goes on below', () => {
  const HEAD = `YENİ ATANAN TEMSİLCİLER
Adı Soyadı / Unvanı | Kimlik / Pasaport No / MERSİS No | Yerleşim Yeri | Görev | Temsil
Yetkisinin Kapsamı | Yetki Süresi
`
  test('each cell by itself', () => {
    expect(
      stated(
        `${HEAD}MERT CAN | 232******18 | İZMİR / KONAK | Şube | Münferiden Temsile | 3 Yıl
HAYALİ | | | Müdürü | Yetkilidir. |`,
        TITLES.branch,
      ),
    ).toEqual(['appointment MERT CAN HAYALİ branch_manager', 'sole MERT CAN HAYALİ - < '])
  })
  test('the row itself', () => {
    expect(
      stated(`${HEAD}MERT HAYALİ | 232******18 | İZMİR / KONAK | Proje Koordinatörü | Münferiden
Temsile Yetkilidir. | 3 Yıl
ECE KURGULU | 430******66 | İZMİR / KONAK | Temsilci | Münferiden Temsile Yetkilidir. | Aksi Karar
Alınıncaya Kadar`),
    ).toEqual([
      'appointment MERT HAYALİ authorised_signatory',
      'sole MERT HAYALİ - < ',
      'appointment ECE KURGULU authorised_signatory',
      'sole ECE KURGULU - < ',
    ])
  })
  test('of those whose power is over', () => {
    expect(
      stated(`TEMSİL YETKİSİ SONA ERENLER
Adı Soyadı / Unvanı | Kimlik / Pasaport No / MERSİS No | Görev | Temsil Yetkisinin
Kapsamı
MERT CAN | 472******40 | Operasyon Yetkilisi | Sınırlı Yetkilidir.
HAYALİ | | (2. Derece) |`),
    ).toEqual(['departure MERT CAN HAYALİ authorised_signatory'])
  })
  test('states nothing where its cells do not come together, and is told', () => {
    const { facts, unread } = read(`${HEAD}MERT CAN | 232******18 | İZMİR / KONAK | Şube | Münferiden | 3 Yıl
HAYALİ | | | Müdürü | Temsile | Yetkilidir. | 3`)
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('the words of the template', () => {
  test('who holds another office from now on', () => {
    expect(
      stated(
        "MERT HAYALİ'nin (Yönetim Kurulu Başkanı) Temsile Yetkili olan görevi 2.5.2026 tarihine kadar (Yönetim Kurulu Üyesi) Temsile Yetkili olarak değiştirilmiştir. Yetki Şekli: ( ECE KURGULU, CAN YALAN) 'den Herhangi Birisiyle Müştereken Temsile Yetkilidir.",
      ).sort(),
    ).toEqual([
      'appointment MERT HAYALİ board_member',
      'departure MERT HAYALİ board_chair',
      'joint MERT HAYALİ - < ECE KURGULU | CAN YALAN',
    ])
  })
  test('a member who becomes the chair stays one', () => {
    expect(stated("Mert Hayali'nin Yönetim Kurulu Üyesi olan görevi Yönetim Kurulu Başkanı olarak değiştirilmiştir.")).toEqual([
      'appointment Mert Hayali board_chair',
    ])
  })
  test.each([
    "Mert Hayali'nin Yönetim Kurulu Üyesi olan görevinin Yönetim Kurulu Başkanı olarak değiştirilmesi teklif edilmiştir.",
    "MERT HAYALİ'nin (Yönetim Kurulu Üyesi) Temsile Yetkili olan görevi (Genel Müdür) Temsile Yetkili olarak değiştirilmiştir.",
  ])('no other is told to be changed: %s', (words) => {
    expect(stated(words)).toEqual([])
    expect(read(words).unread.length).toBeGreaterThan(0)
  })
  test.each(['Müdürler Kurulu Başkan Yardımcısı', 'Müdürler Kurulu Başkan Vekili ve Müdür'])(
    "the deputy of the managers' chair is a manager: %s",
    (office) => {
      expect(stated(`MERT HAYALİ; Aksi Karar Alınıncaya Kadar (${office}) Temsile Yetkili olarak seçilmiştir.`, TITLES.limited)).toEqual([
        'appointment MERT HAYALİ manager',
      ])
    },
  )
  test('a list of co-signers that is changed for two', () => {
    expect(
      stated(
        "Türkiye Cumhuriyeti Uyruklu 579******36 Kimlik No'lu, ORDU / ÜNYE adresinde ikamet eden, MERT HAYALİ, Türkiye Cumhuriyeti Uyruklu 119******04 Kimlik No'lu, SAMSUN / TERME adresinde ikamet eden, ECE KURGULU için müşterek olduğu yetkililer ( CAN YALAN, ARDA HAYAL ) şeklinde değiştirilmiştir.",
      ),
    ).toEqual(['joint MERT HAYALİ - < CAN YALAN & ARDA HAYAL', 'joint ECE KURGULU - < CAN YALAN & ARDA HAYAL'])
  })
  test('a form in the plural is said of all who are elected before it', () => {
    expect(
      stated(
        "MERT HAYALİ, ECE KURGULU; 5 yıl için Müdür olarak seçilmişlerdir. Müdürler Kurulu Başkanı ECE KURGULU'dur. Yetki Şekli: Münferiden Temsile Yetkilidirler.",
        TITLES.limited,
      ),
    ).toContain('sole MERT HAYALİ+ECE KURGULU - < ')
  })
  test('a heading of agents names no office of theirs', () => {
    expect(
      stated(
        'TİCARİ TEMSİLCİ / TİCARİ VEKİL ATANMASI\nMERT HAYALİ; Aksi Karar Alınıncaya Kadar (Ticari Temsilci) olarak atanmıştır. Yetki Şekli: Münferiden Temsile Yetkilidir.',
      ),
    ).toEqual(['appointment MERT HAYALİ proxy', 'sole MERT HAYALİ - < '])
  })
  test('a stroke before each holder’s figures marks the line', () => {
    expect(
      stated(`-Beheri 100,00 Türk Lirası değerinde 18000 adet paya karşılık gelen 1800000,00 Türk
Lirası MERT HAYALİ
-Beheri 100,00 Türk Lirası değerinde 6000 adet paya karşılık gelen 600000,00 Türk Lirası
ECE KURGULU
7. YÖNETİM KURULU VE SÜRESİ`),
    ).toEqual(['MERT HAYALİ 1800000.00', 'ECE KURGULU 600000.00'])
  })
})
