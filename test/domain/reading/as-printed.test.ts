/** What registries print beside elections and powers: the words that lead to a list, a heading, a vacancy, another company's end. Every name is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { electedAlone, noticeText, verdictOn } from '../../support/asked.ts'

const JOINT_STOCK = { title: 'KURGU BOYA ANONİM ŞİRKETİ' }
const read = (body: string, matters = 'Müdürler / Yetkililer', more = {}) => readNotice(noticeText(matters, body, more))
const powers = ({ facts }: ReturnType<typeof readNotice>) =>
  facts.flatMap((fact) => (fact.kind === 'representation' ? [`${fact.mode} ${[...fact.persons, ...fact.with].join('+')}`] : []))

describe('the sentence that says who is elected stands below', () => {
  const below =
    '\nAdı Soyadı | Görevi | Temsil Şekli\nAda Düşsel | Müdürler Kurulu Başkanı | Münferit imza\nMert Hayali | Müdür | Münferit imza'
  it('says no more than its rows', () => {
    const reading = read(
      `Aşağıda gösterilen kişilerin aksine karar alınıncaya kadar karşılarında yazılı görevlere seçilmelerine ve şirketi belirtilen şekilde temsil ve ilzam etmelerine karar verilmiştir.${below}`,
    )
    expect(powers(reading)).toEqual(['sole Ada Düşsel', 'sole Mert Hayali'])
    expect(reading.unread).toEqual([])
  })

  it.each([
    'Müdürlüğe aşağıdaki kişiler müşterek yetkili olarak seçilmiştir.',
    'Yönetim kurulu üyeliklerine aşağıdaki kişiler seçilmiştir.',
    'Müdürlüğe aşağıdaki kişiler seçilmemiştir.',
    'Aşağıdaki kişiler şube müdürlüğüne seçilmiştir.',
  ])('is told where it says more: %s', (lead) => {
    expect(read(lead + below).unread).not.toEqual([])
  })

  it('stands over rows that a narrow column broke', () => {
    const broken =
      'Müdürlüğe aşağıdaki kişiler seçilmiştir.\nAdı Soyadı | Görevi | Temsil\nŞekli\nAda Düşsel | Müdürler Kurulu\nBaşkanı | Münferit imza\nMert Hayali | Müdür | Münferit\nimza'
    expect(powers(read(broken))).toEqual(['sole Ada Düşsel', 'sole Mert Hayali'])
  })
})

describe('somebody beside any member of the organ', () => {
  it.each([
    'Şirketin Ada Düşsel ile diğer üyelerden herhangi birinin müşterek imzası ile temsil ve ilzam edilmesine karar verildi.',
    'Şirketi Ada Düşsel ile yönetim kurulu üyelerinden birinin müştereken temsil ve ilzam etmelerine karar verildi.',
  ])('%s', (words) => {
    expect(powers(read(words, 'Yönetim Kurulu', JOINT_STOCK))).toEqual(['joint Ada Düşsel+*'])
  })

  it.each([
    'Şirketi Ece Kurgulu ve Ada Düşsel ile üyelerden birinin müşterek imzaları ile temsil ve ilzam etmelerine karar verildi.',
    'Şirketi Ada Düşsel ile üyelerden birinin müşterek imzaları ile banka işlemlerinde temsil ve ilzam etmelerine karar verildi.',
    'Şirketi Ada Düşsel ile A Grubu üyelerinden birinin müşterek imzaları ile temsil ve ilzam etmelerine karar verildi.',
  ])('is told where others or a bound stand by: %s', (words) => {
    const reading = read(words, 'Yönetim Kurulu', JOINT_STOCK)
    expect(powers(reading)).toEqual([])
    expect(reading.unread).not.toEqual([])
  })
})

it('a heading of limited agents bounds no form above it', () => {
  expect(
    powers(
      read(
        `${electedAlone('ADA DÜŞSEL', '111')}\nSINIRLI YETKİLİLER\nTürkiye Cumhuriyeti Uyruklu 303******12 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, MERT HAYALİ; Aksi Karar Alınıncaya Kadar (1. Derece İmza Yetkilisi) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (28.02.2024 tarih ve 1 sayılı İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)`,
      ),
    ),
  ).toEqual(['sole ADA DÜŞSEL', 'limited MERT HAYALİ'])
})

it("the end of what a merger takes up is another's", () => {
  const merged = noticeText(
    'Birleşme (Devralan)',
    "Şirketimizin KURMACA İPLİK LİMİTED ŞİRKETİ'ni devralmak suretiyle birleşmesine karar verilmiştir. Devrolunan şirketin ticaret sicil kaydı silinmiştir.",
  )
  const first = noticeText('Müdürler / Yetkililer', electedAlone('ADA DÜŞSEL', '111'), { day: '4.3.2024' })
  expect(readNotice(merged).facts.some((fact) => fact.kind === 'status' && fact.code === 'STRUCK_OFF')).toBe(false)
  expect(verdictOn([first, merged], { person: 'ADA DÜŞSEL' })).not.toBe('not_authorised')
})

it.each([
  ['Şirket, müdürler kurulunun kararıyla yurt içinde ve yurt dışında şubeler açabilir.', 0],
  ['Şirket konusu ile ilgili olarak taşınmaz alabilir, ipotek tesis edebilir.', 0],
  ['Şirket, genel kurulun onayı ile taşınmaz satabilir.', 1],
  ['Şirket ancak iki imza ile borç altına girebilir.', 1],
])('what a company may do by its contract: %s', (words, told) => {
  expect(read(`AMAÇ VE KONU\nHer türlü boya alım satımı.\n${words}`, 'Amaç ve Konu Değişikliği').unread.length > 0).toBe(told === 1)
})

it.each([
  [
    'Alacaklıların ellerindeki belgelerle birlikte üçüncü ilan tarihinden itibaren bir yıl içinde tasfiye memurlarına başvurmaları ilan olunur.',
    0,
  ],
  ["Alacaklıların tasfiye memurlarından Ada Düşsel'in onayı ile başvurmaları ilan olunur.", 1],
  ['Faaliyet raporu ile finansal tablolar okunmuş, müzakere edilmiş ve oybirliği ile onaylanmıştır.', 0],
  ['Raporlar okunmuş ve müdürlerin yetkileri onaylanmıştır.', 1],
])('what is printed beside an assembly or a liquidation: %s', (words, told) => {
  expect(read(`GENEL KURUL\nToplantı 11.6.2024 tarihinde yapılmıştır.\n${words}`, 'Genel Kurul').unread.length > 0).toBe(told === 1)
})
