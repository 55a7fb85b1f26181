/** Labelled records, rows and headed blocks as registries print them: read with whatever office their words tell, or told with their person. */
import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import type { Fact } from '../../../lib/domain/fact/fact.ts'

const BANK = 'DÜŞSEL KREDİ BANKASI\nANONİM ŞİRKETİ YAYLACIK ŞUBESİ'
const COMPANY = 'KURGU DOKUMA\nANONİM ŞİRKETİ'
const LIMITED = 'KURGU İPLİK\nLİMİTED ŞİRKETİ'
/** A notice of the years before 2013. */
const old = (title: string, words: string): string =>
  `Kurgu Ticaret Sicili\nMemurluğundan\nSicil No: 990412\n\nTicaret Ünvanı\n${title}\n\nAdres: Hayal Mah. Düş Sk. No: 3 Kurgu\n\nKonu: İmza tescili\n\n` +
  `Yukarıda ünvanı yazılı kararın tescili istenmiş olmakla, durumun 6762 sayılı T.T.K. hükümlerine uygun olarak memurluğumuzca 12.05.2009 tarihinde tescil edildiği ilan olunur.\n\n${words}\n\n(3/A)(8/990410)\n`
/** A notice of the years since. */
const recent = (title: string, words: string): string =>
  `T.C. KURGU TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 7708\nTicaret Unvanı:\n${title}\nAdres : Hayal Mah. Düş Sk. No: 3 Konak / İzmir\n` +
  "Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 23.3.2022 tarihinde tescil edildiği ilan olunur.\n" +
  `Tescil Edilen Hususlar: Yetkililer\nTescile Delil Olan Belgeler: Rize 3. Noterliği Nin 21.3.2022 Tarih 2944 Sayı İle Tasdikli, 20.3.2022 Tarihli 4 Sayılı Karar\n${words}\n(17166045)\n`

/** What is read of people, each in a line. */
const said = (facts: readonly Fact[]): string[] =>
  facts
    .flatMap((fact) => {
      switch (fact.kind) {
        case 'appointment':
          return [`${fact.role} ${fact.person}`]
        case 'departure':
          return [`- ${fact.role ?? ''} ${fact.person}`]
        case 'representation':
          return [
            `${fact.mode} ${fact.group === null ? '' : `(${fact.group}) `}${fact.persons.join('+')}${fact.with.length > 0 ? ` with ${fact.with.join('+')}` : ''}`,
          ]
        case 'shareholding':
          return [`holds ${fact.person}`]
        default:
          return []
      }
    })
    .sort()

describe('the word for what somebody does', () => {
  test('whatever it is, a record that tells his grade and his form makes him a signatory', () => {
    const { facts, unread } = readNotice(
      old(
        BANK,
        '1) Adı Soyadı: Gülten Oymak\nGörevi: Şube Müdürü\nİmza Derecesi: 1\nYetki Şekli: Rasim Tokatlı\nile müştereken\n\n2) Adı Soyadı: Rasim Tokatlı\nGörevi: Yönetmen\nİmza Derecesi: 2\nYetki Şekli: Gülten Oymak\nile müştereken\n\n' +
          "Eski Şube Müdürü Ferda Uslu'nun 1. derece imza yetkisinin iptaline ve görevinin sona erdiğinin tesciline oybirliğiyle karar verilmiştir.",
      ),
    )
    expect(said(facts)).toEqual([
      '- branch_manager Ferda Uslu',
      'authorised_signatory Rasim Tokatlı',
      'branch_manager Gülten Oymak',
      'joint (1) Gülten Oymak with Rasim Tokatlı',
      'joint (2) Rasim Tokatlı with Gülten Oymak',
    ])
    expect(unread).toEqual([])
  })
  test.each(['Hasar Yönetmeni', '2.Derece Yönetmen', 'Hazine ve Fon Analisti'])('in the brackets of a power: %s', (title) => {
    const { facts } = readNotice(
      recent(
        COMPANY,
        `YENİ ATANAN TEMSİLCİLER\n243******10 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, ADA DÜŞSEL; Aksi Karar Alınıncaya Kadar (${title}) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ( MERT KURGU) ile birlikte Müştereken Temsile Yetkilidir.`,
      ),
    )
    expect(facts).toMatchObject([
      { kind: 'appointment', person: 'ADA DÜŞSEL', role: 'authorised_signatory' },
      { kind: 'representation', persons: ['ADA DÜŞSEL'], with: ['MERT KURGU'] },
    ])
  })
  test.each([
    ['Gişe Yetkilisi / 2. Derece', '2'],
    ['Temsile Yetkili Diğer Personel / 2. Derece imza yetkisi', '2'],
    ['İkinci Derece İmza / Kredi Uzmanı', '2'],
    ['Mali İşler Müdürü (D Grubu İmza Yetkilisi', 'D'],
    ['Genel Müdür Yardımcısı (Mali İşlerden Sorumlu C Grubu İmza Yetkilisi', 'C'],
  ])('with its grade beside it: %s', (title, group) => {
    const words = `YENİ ATANAN TEMSİLCİLER\n243******10 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, ADA DÜŞSEL; Aksi Karar Alınıncaya Kadar (${title}) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Sınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)`
    expect(readNotice(recent(COMPANY, words)).facts).toMatchObject([
      { kind: 'appointment', person: 'ADA DÜŞSEL', role: 'authorised_signatory' },
      { kind: 'representation', persons: ['ADA DÜŞSEL'], mode: 'limited', group },
    ])
  })
  test("of a chair alone is the board's", () => {
    const words =
      "YENİ ATANAN TEMSİLCİLER\n243******10 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, ADA DÜŞSEL; 9.2.2024 tarihine kadar (Başkan) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir."
    expect(said(readNotice(recent('SINIRLI SORUMLU KURGU\nYAPI KOOPERATİFİ', words)).facts)).toEqual([
      'board_chair ADA DÜŞSEL',
      'sole ADA DÜŞSEL',
    ])
  })
  test.each(['Vekaleten Yönetmen', 'Gümrük İşleri', 'Yalnız Tahsilat'])('but for what bounds the power: %s', (title) => {
    const { facts, unread } = readNotice(
      recent(
        COMPANY,
        `YENİ ATANAN TEMSİLCİLER\n243******10 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, ADA DÜŞSEL; Aksi Karar Alınıncaya Kadar (${title}) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
      ),
    )
    expect(said(facts)).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
  test.each([
    ['Ortak - Müdür', 'manager'],
    ['Ortak Dışı Müdür', 'manager'],
  ])('whether he holds shares says nothing of it: %s', (title, role) => {
    const { facts } = readNotice(
      old(LIMITED, `Adı ve Soyadı : Ada Düşsel\nŞirketteki Sıfatı : ${title}\nTemsil Yetkisi : Tek başına\nSüresi : 5 yıl`),
    )
    expect(said(facts)).toEqual([`${role} Ada Düşsel`, 'sole Ada Düşsel'])
  })
  test('where somebody goes to is no office of his', () => {
    const { facts, unread } = readNotice(
      old(BANK, 'Adı Soyadı: Gülten Oymak\nEski Görevi: Yaylacık Şubesi Müdürü\nYeni Görevi: Genel Müdürlük Krediler Bölüm Başkanı'),
    )
    expect(said(facts)).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('a record or a row that is not understood', () => {
  test.each([
    'Adı Soyadı: Ada Düşsel\nGörevi: Müşavir\nTemsil Yetkisi: Yoktur',
    "Adı Soyadı: Ada Düşsel\nGörevi: Müşavir\nYetkinin Kapsamı: 25.000 TL'ye kadar münferiden",
    'Adı Soyadı: Ada Düşsel\nGörevi: Bölüm Başkanı\nİmza Grubu: B',
  ])('is told with its person: %s', (record) => {
    const { facts, unread } = readNotice(old(COMPANY, `${record}\nAdı Soyadı: Mert Kurgu\nGörevi: Genel Müdür\nTemsil Yetkisi: Münferit`))
    expect(said(facts)).toEqual(['general_manager Mert Kurgu', 'sole Mert Kurgu'])
    expect(unread.some(({ text }) => text.includes('Ada Düşsel'))).toBe(true)
  })
})

describe('a form that says on what bounds it', () => {
  test.each([
    "Münferiden, ancak 10.000 TL'yi aşan işlemlerde Mert Kurgu ile birlikte",
    "Münferiden 10.000 TL'ye kadar",
    'Münferiden, gümrük işlemlerinde',
  ])('is no power of its first words, and is told: %s', (form) => {
    const { facts, unread } = readNotice(old(COMPANY, `Adı Soyadı: Ada Düşsel\nGörevi: Genel Müdür\nTemsil Yetkisi: ${form}`))
    expect(said(facts)).toEqual(['general_manager Ada Düşsel'])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('what stands below a list', () => {
  test('suspends them, which ends nothing', () => {
    const { facts, unread } = readNotice(
      old(
        BANK,
        'Adı Soyadı: Gülten Oymak\nGörevi: Operasyon Yöneticisi\nDerecesi: 2\nYukarıda bilgileri verilen personelin imza yetkisi askıya alınmıştır.',
      ),
    )
    expect(said(facts)).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
  test('says that all of them go', () => {
    const { facts } = readNotice(
      old(
        BANK,
        'Adı Soyadı | Unvanı | İmza Derecesi\nGülten Oymak | Müdür | 1. Derece\nRasim Tokatlı | Servis Yetkilisi | 2. Derece\nYukarıda adı geçenlerin şubemizdeki imza yetkileri kaldırılmıştır.',
      ),
    )
    expect(said(facts)).toEqual(['- authorised_signatory Rasim Tokatlı', '- branch_manager Gülten Oymak'])
  })
  test('says that nothing is given to them', () => {
    const { facts } = readNotice(
      old(
        BANK,
        'Adı Soyadı | Unvanı | İmza Derecesi\nGülten Oymak | Müdür | 1. Derece\nYukarıda adı geçenlere imza yetkisi verilmesi talebi uygun bulunmamıştır.',
      ),
    )
    expect(said(facts)).toEqual([])
  })
})

describe('what stands above a list', () => {
  const RECORDS = 'Adı Soyadı: Gülten Oymak\nGörevi: Müdür\nİmza Derecesi: 1\nAdı Soyadı: Rasim Tokatlı\nGörevi: Yönetmen\nİmza Derecesi: 2'
  const ROWS = 'Adı Soyadı | Görevi | İmza Derecesi\nGülten Oymak | Müdür | 1\nRasim Tokatlı | Yönetmen | 2'
  test.each([RECORDS, ROWS])('takes the signature of all in it: %s', (list) => {
    const { facts, unread } = readNotice(
      old(BANK, `Aşağıda isimleri yazılı personelin şubemizdeki imza yetkileri iptal edilmiştir.\n${list}`),
    )
    expect(said(facts)).toEqual(['- authorised_signatory Rasim Tokatlı', '- branch_manager Gülten Oymak'])
    expect(unread).toEqual([])
  })
  test.each([RECORDS, ROWS])('gives one, though it takes those of others: %s', (list) => {
    const { facts } = readNotice(
      old(BANK, `Eski yetkililerin imza yetkileri iptal edilerek aşağıda isimleri yazılı personele imza yetkisi verilmiştir.\n${list}`),
    )
    expect(said(facts)).toEqual(['authorised_signatory Rasim Tokatlı', 'branch_manager Gülten Oymak'])
  })
  test.each([RECORDS, ROWS])('only puts them before a meeting: %s', (list) => {
    const { facts, unread } = readNotice(
      old(BANK, `Aşağıda adları yazılı kişilere imza yetkisi verilmesi genel kurulun onayına sunulmuştur.\n${list}`),
    )
    expect(said(facts)).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
  test('heads all its records, and no further ones', () => {
    const { facts } = readNotice(
      old(
        LIMITED,
        'GÖREVDEN AYRILANLAR\nAdı Soyadı: Ada Düşsel\nGörevi: Müdür\nAdı Soyadı: Mert Kurgu\nGörevi: Müdür\nGÖREVE GELENLER\nAdı Soyadı: Gülten Oymak\nGörevi: Müdür\nTemsil Şekli: Münferit',
      ),
    )
    expect(said(facts)).toEqual(['- manager Ada Düşsel', '- manager Mert Kurgu', 'manager Gülten Oymak', 'sole Gülten Oymak'])
  })
  test('tells the office before the label of the name', () => {
    const { facts } = readNotice(
      old(LIMITED, 'Şirket Müdürünün\nAdı Soyadı     : Ada Düşsel\nGörev Süresi   : 10 yıl\nTemsil Şekli   : Münferit imza'),
    )
    expect(said(facts)).toEqual(['manager Ada Düşsel', 'sole Ada Düşsel'])
  })
})

describe('the columns of a table that were joined', () => {
  test('the office before its holder', () => {
    const { facts } = readNotice(
      recent(
        COMPANY,
        'YÖNETİM KURULU/YETKİLİLER\nGörevi Adı Soyadı Kimlik No Görev Bitiş Tarihi Yetki Şekli\nYönetim Kurulu Başkanı ADA DÜŞSEL 125******88 10.9.2024 Münferiden Temsile Yetkilidir.\nYönetim Kurulu Üyesi MERT KURGU 998******12 10.9.2024',
      ),
    )
    expect(said(facts)).toEqual(['board_chair ADA DÜŞSEL', 'board_member MERT KURGU', 'sole ADA DÜŞSEL'])
  })
  test('the grade behind the office', () => {
    const { facts } = readNotice(
      old(
        BANK,
        'Adı Soyadı        Görevi                İmza Derecesi\nGülten Oymak      Şube Yöneticisi 1\nRasim Tokatlı     Operasyon Yönetmeni 2',
      ),
    )
    expect(said(facts)).toEqual(['authorised_signatory Rasim Tokatlı', 'branch_manager Gülten Oymak'])
  })
})

describe('lists and headings', () => {
  test('a duty is his who stands on its line, whatever list follows', () => {
    const { facts } = readNotice(
      old(
        'SINIRLI SORUMLU KURGU KÖYÜ\nTARIMSAL KALKINMA KOOPERATİFİ',
        'Yönetim Kurulu Asıl\n1) Gülten Oymak      Başkan\n2) Rasim Tokatlı     II. Başkan\n3) Ferda Uslu        Muhasip Üye\nYönetim Kurulu Yedek\n1) Ada Düşsel\n2) Mert Kurgu\nDenetçiler Asıl\n1) Hikmet Sarp\n2) Nevin Tuna',
      ),
    )
    expect(said(facts)).toEqual(['board_chair Gülten Oymak', 'board_member Ferda Uslu', 'board_vice_chair Rasim Tokatlı'])
    expect(facts.filter(({ kind }) => kind === 'auditor')).toMatchObject([{ name: 'Hikmet Sarp' }, { name: 'Nevin Tuna' }])
  })
  test('what a block is headed by is no office of whom it names first', () => {
    const { facts } = readNotice(
      recent(
        COMPANY,
        "YÖNETİM KURULU ÜYELİĞİNE SEÇİLENLER\n125******88 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, ADA DÜŞSEL; 10.9.2024 tarihine kadar Yönetim Kurulu Başkanı olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.\n" +
          "243******10 Kimlik No'lu, İZMİR / BUCA adresinde ikamet eden, MERT KURGU; 10.9.2024 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.",
      ),
    )
    expect(said(facts)).toEqual(['board_chair ADA DÜŞSEL', 'board_member MERT KURGU', 'sole ADA DÜŞSEL'])
  })
  test('a deputy of the general manager is none in a row either', () => {
    const { facts } = readNotice(
      old(COMPANY, 'Sıra | Adı Soyadı | Unvanı | Grubu\n1 | Ada Düşsel | Genel Müdür | A\n2 | Mert Kurgu | Genel Müdür Yardımcısı | A'),
    )
    expect(said(facts)).toEqual(['authorised_signatory Mert Kurgu', 'general_manager Ada Düşsel'])
  })
  test('who came to a meeting holds no more by its list', () => {
    const { facts } = readNotice(
      old(
        COMPANY,
        'Toplantıya katılanlar\nAdı Soyadı        Pay Adedi     İmza\nAda Düşsel        100           imza\nMert Kurgu        200           imza',
      ),
    )
    expect(said(facts)).toEqual([])
  })
  test('a term in capitals is nobody', () => {
    const { facts } = readNotice(
      recent(
        LIMITED,
        "MÜDÜRLÜĞE SEÇİLENLER\n0350922500500001 Mersis No'lu, İZMİR / KONAK adresinde bulunan DÜŞSEL HOLDİNG ANONİM ŞİRKETİ; 10 Yıl Süre İle Müdür (Müdürler Kurulu Başkanı) olarak seçilmiştir. Tüzel kişi adına; 125******88 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden MERT KURGU hareket edecektir. Yetki Şekli: Münferiden Temsile Yetkilidir.",
      ),
    )
    expect(said(facts)).toEqual([
      'manager_chair DÜŞSEL HOLDİNG ANONİM ŞİRKETİ',
      'representative_of_legal_entity MERT KURGU',
      'sole DÜŞSEL HOLDİNG ANONİM ŞİRKETİ',
    ])
  })
  test('the manager of the company is none of the branch that it opens', () => {
    const { facts } = readNotice(
      old(
        LIMITED,
        "1- Ada Düşsel'in 10 yıl süre ile şirket müdürlüğüne seçilmesine,\n2- Yaylacık Şubesi ünvanı ile bir şube açılmasına,\n3- Yaylacık Şubesi müdürlüğüne Mert Kurgu'nun atanmasına karar verilmiştir.",
      ).replace('Konu: İmza tescili', 'Konu: Müdür seçimi, Şube açılışı'),
    )
    expect(said(facts)).toEqual(['branch_manager Mert Kurgu', 'manager Ada Düşsel'])
  })
})

describe('addresses of printed forms', () => {
  test('end where the words of the registration begin', () => {
    const { facts } = readNotice(
      'İzmir Ticaret Sicili\nMemurluğundan\nSicil Numarası: 40177\nTicaret Ünvanı\nKURGU AMBALAJ\nLİMİTED ŞİRKETİ\nTicari İkametgahı: İzmir, Bornova Düş Caddesi No: 217\n' +
        'Ticari ikametgahı ile sicil numarası ve ünvanı yukarıda yazılı limited şirketin İzmir 12. Noterliğinden 11.9.1998 tarih ve 40021 sayı ile tasdikli ana sözleşmesinin tescil ve ilanı istenmiş olmakla, 6762 sayılı Türk Ticaret Kanunu hükümlerine uygun olarak 18.9.1998 tarihinde tescil edildiği ilan olunur.\n' +
        'Ana Sözleşme\nMadde 1- Aşağıda adları yazılı kurucular arasında bir limited şirket kurulmuştur.\n1- Ada Düşsel\n2- Mert Kurgu\n(5/A)(28/771200)\n',
    )
    expect(facts.filter(({ kind }) => kind === 'address')).toMatchObject([{ to: 'İzmir, Bornova Düş Caddesi No: 217' }])
  })
  test('and capitals set apart for a branch are its own', () => {
    const { facts, unread } = readNotice(
      recent(
        'DÜŞSEL LOJİSTİK ANONİM ŞİRKETİ\nYAYLACIK ŞUBESİ',
        'ŞUBEYE AİT BİLGİLER\nŞube Unvanı: DÜŞSEL LOJİSTİK ANONİM ŞİRKETİ YAYLACIK ŞUBESİ\nŞube Adresi: Hayal Mah. Düş Sk. No: 3 Konak / İzmir\nŞubeye Ayrılan Sermaye: 100.000,00 Türk Lirası',
      ).replace('Tescil Edilen Hususlar: Yetkililer', 'Tescil Edilen Hususlar: Şube Açılışı'),
    )
    expect(facts).toMatchObject([{ kind: 'branch', operation: 'open', address: 'Hayal Mah. Düş Sk. No: 3 Konak / İzmir' }])
    expect(unread).toEqual([])
  })
})

describe('what printed forms say that states nothing', () => {
  test('the head office in the notice of its branch', () => {
    const { facts, unread } = readNotice(
      recent(
        'DÜŞSEL LOJİSTİK ANONİM ŞİRKETİ\nYAYLACIK ŞUBESİ',
        'MERKEZE AİT BİLGİLER\nTicaret Unvanı : DÜŞSEL LOJİSTİK ANONİM ŞİRKETİ\nMerkez Adresi : Esentepe Mah. Düş Cad. No: 4 Şişli / İstanbul\nSermayesi : 5.000.000,00 TL\n' +
          'ŞUBEYE AİT BİLGİLER\nTicaret Unvanı : DÜŞSEL LOJİSTİK ANONİM ŞİRKETİ YAYLACIK ŞUBESİ\nAdresi : Hayal Mah. Düş Sk. No: 3 Konak / İzmir\nŞUBENİN TEMSİLCİLERİNE AİT BİLGİLER\n' +
          "125******88 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL; 6.10.2023 tarihine kadar (Şube Müdürü) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.",
      ).replace('Tescil Edilen Hususlar: Yetkililer', 'Tescil Edilen Hususlar: Şube Açılışı'),
    )
    expect(said(facts)).toEqual(['branch_manager ADA DÜŞSEL', 'sole ADA DÜŞSEL'])
    expect(unread).toEqual([])
  })
  test('how somebody signed whose seat ended', () => {
    const { facts, unread } = readNotice(
      recent(
        LIMITED,
        "GÖREV DAĞILIMINDAKİ DEĞİŞİKLİK\nDaha önceden Müdür görevi olan 997******42 Kimlik No'lu İZMİR / BUCA adresinde ikamet eden ADA DÜŞSEL'in önceki bu görevi sona ermiştir. Yetki Şekli: Müştereken Temsile Yetkilidir.",
      ),
    )
    expect(said(facts)).toEqual(['- manager ADA DÜŞSEL'])
    expect(unread).toEqual([])
  })
  test('the number of an item is no first name', () => {
    const { facts } = readNotice(
      recent(
        LIMITED,
        'Ortaklar toplanmış ve şu kararları almıştır:\nIII. Şirketin yeni adresi aşağıdadır.\nIV. Sözleşmenin 6. maddesi değişmiştir.\nV. Ada Düşsel müdürlükten alınmıştır.',
      ),
    )
    expect(said(facts)).toContain('- manager Ada Düşsel')
  })
  test('when and where they met, and the number of the decision, say no more', () => {
    const { facts } = readNotice(
      recent(
        'KURGU İPLİK\nANONİM ŞİRKETİ',
        'YÖNETİM KURULU KARARI\nToplantı: 9.3.2022, şirket merkezi\nSıra: 31\nÜyelerimizden merhum Ada Düşsel 1.3.2022 tarihinde vefat etmiş, üyeliği bu sebeple kendiliğinden son bulmuştur.',
      ),
    )
    expect(said(facts)).toEqual(['- board_member Ada Düşsel'])
  })
})

describe('rosters, columns of old and new, and who goes, stays and comes', () => {
  test.each([
    [
      'Müdürler Kurulu Başkanı (Münferiden): EZGİ HARMANDALI\nMüdür (EZGİ HARMANDALI ile Müştereken): ONUR TIRPANCI\nGörev süresi: 5 yıl',
      ['joint ONUR TIRPANCI with EZGİ HARMANDALI', 'manager ONUR TIRPANCI', 'manager_chair EZGİ HARMANDALI', 'sole EZGİ HARMANDALI'],
    ],
    [
      'Adı Soyadı | Eski Yetki Şekli | Yeni Yetki Şekli\nEZGİ HARMANDALI | Müştereken | Münferiden Temsile Yetkilidir.',
      ['authorised_signatory EZGİ HARMANDALI', 'sole EZGİ HARMANDALI'],
    ],
    [
      "EZGİ HARMANDALI'nın önceki yetki şekli: ONUR TIRPANCI ile birlikte Müştereken Temsile Yetkilidir. Yeni yetki şekli: Münferiden Temsile Yetkilidir.",
      ['sole EZGİ HARMANDALI'],
    ],
    [
      'Görevi Sona Erenler:\nONUR TIRPANCI (Müdür) - İstifa\nGörevi Devam Edenler:\nEZGİ HARMANDALI (Müdür)',
      ['- manager ONUR TIRPANCI', 'manager EZGİ HARMANDALI'],
    ],
    [
      'Müdürlüğe EZGİ HARMANDALI, ONUR TIRPANCI, SELMA YONCALI ve DERYA ÇAKMAKLI seçilmiştir. EZGİ HARMANDALI tek başına, diğer müdürler ise ikisi bir arada atacakları imza ile şirketi temsile yetkilidir.',
      [
        'joint ONUR TIRPANCI+SELMA YONCALI+DERYA ÇAKMAKLI',
        'manager DERYA ÇAKMAKLI',
        'manager EZGİ HARMANDALI',
        'manager ONUR TIRPANCI',
        'manager SELMA YONCALI',
        'sole EZGİ HARMANDALI',
      ],
    ],
    [
      'EZGİ HARMANDALI: A Grubu imza yetkilisi\nONUR TIRPANCI: B Grubu imza yetkilisi\nTemsil Şekli: Bir A ve bir B grubu imza.',
      ['joint (A) EZGİ HARMANDALI with B', 'joint (B) ONUR TIRPANCI with A'],
    ],
  ])('%s', (words, expected) => {
    const { facts, unread } = readNotice(recent(LIMITED, words))
    expect(said(facts)).toEqual(expected)
    expect(unread).toEqual([])
  })
  test('whose office goes on is confirmed, not elected anew', () => {
    const { facts } = readNotice(
      recent(LIMITED, 'Görevi sona ermeyenler:\nAdı Soyadı: EZGİ HARMANDALI Görevi: Müdür Temsil Şekli: Münferiden'),
    )
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'appointment', person: 'EZGİ HARMANDALI', confirms: true }))
  })
  test.each([
    // How the others sign is told where it is not read.
    'Müdürlüğe EZGİ HARMANDALI, ONUR TIRPANCI ve SELMA YONCALI seçilmiştir. EZGİ HARMANDALI tek imza ile, diğer müdürler ise yan yana gelerek atacakları imza ile şirketi temsil eder.',
    // Of the last alone, or of both.
    'Müdür: EZGİ HARMANDALI, ONUR TIRPANCI (Münferiden)',
    // Who is said to sit there is the one who goes, or another is.
    "Şirket müdürü EZGİ HARMANDALI'dır. Yerine ONUR TIRPANCI müdür olarak atanmıştır.",
  ])('%s', (words) => {
    expect(readNotice(recent(LIMITED, words)).unread.length).toBeGreaterThan(0)
  })
})
