/** Limited agents whom a directive knows by a group, grade or title (TTK 371/7); every sentence is made up. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { readTemplate } from '../../support/template.ts'
import { olderNotice } from '../../support/older.ts'

const agents = (text: string): string[] =>
  readNotice(olderNotice(text)).facts.flatMap((fact) =>
    fact.kind === 'representation' ? [`${fact.persons.join('+')}: ${fact.mode} ${fact.group}`] : [],
  )

describe('agents under a directive', () => {
  test.each([
    [
      "15.1.2016 tarih ve 2 sayılı iç yönergemiz uyarınca çalışanlarımızdan Ece Kurgulu'nun (A) grubu, Mert Hayali ile Ada Düşsel'in (B) grubu, Nil Varsayım'ın (C) grubu imza yetkilisi olarak atanmalarına karar verilmiştir.",
      ['Ece Kurgulu: limited A', 'Mert Hayali+Ada Düşsel: limited B', 'Nil Varsayım: limited C'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönerge kapsamında Ece Kurgulu'nun birinci derece, Mert Hayali'nin ikinci derece imza yetkilisi olarak seçilmelerine karar verilmiştir.",
      ['Ece Kurgulu: limited 1', 'Mert Hayali: limited 2'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönergeye istinaden Mert Hayali'nin Lojistik Müdürü olarak sınırlı yetkiyle atanmasına karar verilmiştir.",
      ['Mert Hayali: limited Lojistik Müdürü'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönergesi kapsamında sınırlı yetkili olarak; A Grubu imza yetkilisi sıfatıyla 190******11 T.C. kimlik numaralı Ece Kurgulu'nun, B Grubu imza yetkilisi sıfatıyla Mert Hayali ve Ada Düşsel'in aksi karar alınıncaya kadar atanmalarına karar verilmiştir.",
      ['Ece Kurgulu: limited A', 'Mert Hayali+Ada Düşsel: limited B'],
    ],
    [
      "15.1.2016 tarih ve 2 sayılı iç yönerge uyarınca Birinci Grup imza yetkilisi olarak yönetim kurulu üyesi Ece Kurgulu'nun, İkinci Grup imza yetkilisi olarak Mert Hayali'nin atanmasına karar verilmiştir.",
      ['Ece Kurgulu: limited 1', 'Mert Hayali: limited 2'],
    ],
    [
      "Yönetim kurulumuz, 15.1.2016 tarihli ve 8990 sayılı Türkiye Ticaret Sicili Gazetesi'nde neşredilen 2 numaralı iç yönerge çerçevesinde, şirketimizde hizmet akdiyle çalışmakta olan Satın Alma Direktörü Ece Kurgulu'nun (A) derecesinde, Muhasebe Müdürü Mert Hayali ile Lojistik Şefi Ada Düşsel'in (B) derecesinde sınırlı yetkili olarak atanmalarına karar vermiştir.",
      ['Ece Kurgulu: limited A', 'Mert Hayali+Ada Düşsel: limited B'],
    ],
    [
      "2 numaralı iç yönergede (A) Grubu için öngörülen yetkileri kullanmak üzere yönetim kurulu üyesi Ece Kurgulu'nun; (B) Grubu için öngörülen yetkileri kullanmak üzere Depo Elemanı Mert Hayali ile Finans Uzmanı Ada Düşsel'in sınırlı yetkili olarak görevlendirilmelerine karar verildi.",
      ['Ece Kurgulu: limited A', 'Mert Hayali+Ada Düşsel: limited B'],
    ],
    [
      "4 numaralı İç Yönerge'ye istinaden Ece Kurgulu ve Nil Varsayım Grup I, Mert Hayali ise Grup II imza yetkilisi olarak 3 yıl süreyle atanmıştır.",
      ['Ece Kurgulu+Nil Varsayım: limited 1', 'Mert Hayali: limited 2'],
    ],
    [
      '2 sayılı iç yönergeye göre sınırlı yetkili olarak aşağıdaki atamalar yapılmıştır:\nA Grubu: Genel Müdür Ece Kurgulu, Genel Müdür Yardımcısı Nil Varsayım\nB Grubu: Muhasebe Müdürü Mert Hayali',
      ['Ece Kurgulu+Nil Varsayım: limited A', 'Mert Hayali: limited B'],
    ],
    [
      "2 sayılı İç Yönerge gereğince; (I) derece imza yetkilisi olarak Satış Müdürü Ece Kurgulu ve Üretim Müdürü Nil Varsayım'ın, (II) derece imza yetkilisi olarak Satın Alma Şefi Mert Hayali'nin atanmasına karar verilmiştir.",
      ['Ece Kurgulu+Nil Varsayım: limited 1', 'Mert Hayali: limited 2'],
    ],
    // Who is proposed, and whose power is for a branch alone.
    [
      "4 numaralı iç yönerge uyarınca Ece Kurgulu'nun (A), Mert Hayali'nin (B) derecesinde sınırlı yetkili olarak atanmalarının teklif edilmesine karar verilmiştir.",
      [],
    ],
    [
      "4 numaralı iç yönerge uyarınca Ece Kurgulu'nun Kurgu şubesi işlemleri için (A) derecesinde sınırlı yetkili olarak atanmasına karar verilmiştir.",
      [],
    ],
    [
      "Nil Varsayım'ın aksi karar alınıncaya kadar B Grubu sınırlı imza yetkilisi olarak atanmasına karar verilmiştir.",
      ['Nil Varsayım: limited B'],
    ],
  ])('%#', (text, expected) => expect(agents(text)).toEqual(expected))

  test.each([
    ['15.1.2016 tarih ve 2 sayılı iç yönerge kapsamında C Grubu imza yetkilisi olarak Sınırlı Temsile Yetkilidir.', 'C'],
    ['15.1.2016 tarihli 2 nolu İç Yönerge uyarınca 2. Derece imza yetkilisi olarak Sınırlı Temsile Yetkilidir.', '2'],
    ['İç Yönerge hükümlerine göre Satın Alma Müdürü olarak sınırlı yetkilidir.', 'Satın Alma Müdürü'],
  ])('of the template: %s', (form, group) =>
    expect(
      agents(`YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden, ECE KURGULU; 31.12.2019 tarihine kadar (SINIRLI YETKİLİ) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ${form}`),
    ).toEqual([`ECE KURGULU: limited ${group}`]),
  )
})

describe('an agent of the template has whatever title his employer gives him', () => {
  test.each([
    ['(ŞUBE YÖNETMENİ)', 'ŞUBE YÖNETMENİ'],
    ['(YÖNETMEN - 1. DERECE)', '1'],
    ['(UZMAN 2. DERECE)', '2'],
    ['(ŞUBE MÜDÜRÜ - 1. DERECE İMZA)', '1'],
    // a bracket that nothing closes before a grade in brackets of its own
    ['(YETKİLİ YARDIMCISI (2. DERECE İMZA)', '2'],
  ])('%s', (title, group) =>
    expect(
      agents(`YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İSTANBUL / KADIKÖY adresinde ikamet eden, ECE KURGULU, Aksi Karar Alınıncaya Kadar ${title} Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)`),
    ).toEqual([`ECE KURGULU: limited ${group}`]),
  )
})

const DIRECTIVE = `1. Kira sözleşmeleri A Grubu imza yetkilisinin tek imzası ile,
2. Nakliye sözleşmeleri B Grubu imza yetkilisinin tek imzası ile yapılır. Bir üst gruptaki imza yetkilisi alt gruptakinin yerine imza atabilir.`

describe('a directive and what stands beside it', () => {
  const members = ['ECE KURGULU', 'MERT HAYALİ', 'ADA DÜŞSEL']
    .map(
      (name) =>
        `Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ${name} 28.2.2027 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
    )
    .join('\n')

  test('how the board signs is read before the directive, none of its rules for it', () => {
    const { facts } = readTemplate(
      'Yönetim Kurulu / Yetkililer, Yönetim İç Yönergesi',
      `YÖNETİM KURULU / YETKİLİLER\n${members}\nŞirketin, yönetim kurulu üyelerinden herhangi ikisinin müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir.\nYÖNETİM İÇ YÖNERGESİ\nSINIRLI YETKİ İÇ YÖNERGESİ\n${DIRECTIVE}`,
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: ['ECE KURGULU', 'MERT HAYALİ', 'ADA DÜŞSEL'], mode: 'joint', any_of: true },
    ])
    expect(facts.filter(({ kind }) => kind === 'directive')).toHaveLength(1)
  })

  test.each([
    ['its articles show that it is printed, whatever was registered', `SINIRLI YETKİYE İLİŞKİN İÇ YÖNERGE\n${DIRECTIVE}`, 1],
    ['one that is only cited is none', 'Sınırlı yetkiye ilişkin iç yönergede A Grubu imza yetkilisi tek başına yetkili kılınmıştır.', 0],
  ])('%s', (_, body, count) =>
    expect(readTemplate('Adres', `ADRES DEĞİŞİKLİĞİ\n${body}`).facts.filter(({ kind }) => kind === 'directive')).toHaveLength(count),
  )
})

test('a member who is made a signatory is elected to nothing else', () => {
  const { facts } = readNotice(
    olderNotice("Birinci Grup imza yetkilisi olarak yönetim kurulu üyesi Ece Kurgulu'nun atanmasına karar verilmiştir."),
  )
  expect(facts.filter((fact) => fact.kind === 'appointment' && fact.role === 'board_member')).toEqual([])
})

describe('a power within a branch', () => {
  test.each([
    'Yetkisi Foça Şubesinin işleri ile sınırlı olmak üzere Münferiden Temsile Yetkilidir.',
    'Yetki Şekli: Foça Şubesi işleriyle sınırlı olmak üzere Münferiden Temsile Yetkilidir.',
    'Temsil Yetkisi Foça Şubesinin iş ve işlemleri ile sınırlı olarak Münferiden Temsile Yetkilidir.',
  ])('%s', (form) => {
    const { facts } = readTemplate(
      'Yönetim Kurulu / Yetkililer',
      `YENİ ATANAN TEMSİLCİLER\nTürkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ECE KURGULU; Aksi Karar Alınıncaya Kadar (1. DERECE - ŞUBE MÜDÜRÜ) Temsile Yetkili olarak seçilmiştir. ${form}`,
    )
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: ['ECE KURGULU'], mode: 'sole', told: { branch: 'foca' } },
    ])
  })
})

describe('words behind the form of an agent of the template', () => {
  const entry = (name: string, office: string, more = ''): string =>
    `Türkiye Cumhuriyeti Uyruklu 190******11 Kimlik No'lu, ANKARA / ÇANKAYA adresinde ikamet eden, ${name}; Aksi Karar Alınıncaya Kadar (${office}) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)${more}`
  const saysMore = (text: string): boolean[] =>
    readTemplate('Yönetim Kurulu / Yetkililer', `YENİ ATANAN TEMSİLCİLER\n${text}`).facts.flatMap((fact) =>
      fact.kind === 'representation' && fact.persons[0] === 'ECE KURGULU' ? [fact.told?.tells?.includes('says_more') === true] : [],
    )
  const other = entry('MERT HAYALİ', '2. Derece İmza Yetkilisi')
  test.each([
    [entry('ECE KURGULU', '1. Derece İmza Yetkilisi'), false],
    [entry('ECE KURGULU', '1. Derece İmza Yetkilisi', ' Müştereken Temsile Yetkilidir.'), true],
    [entry('ECE KURGULU', '1. Derece İmza Yetkilisi', ' MERT HAYALİ ile müşterek imza atacaktır.'), true],
    [entry('ECE KURGULU', '1. Derece İmza Yetkilisi - Müşterek'), true],
  ])('%s: says more: %s', (text, more) => {
    expect(saysMore(`${text}\n${other}`)).toEqual([more])
    expect(saysMore(text)).toEqual([more])
  })
})
