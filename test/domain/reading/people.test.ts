/** Decisions on people in many wordings: what is read of each is what it states and nothing else, and what is not read is told. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { part } from '../../support/sampled.ts'
import { readWording, wordingsOf } from './stated.ts'
import { IDEAS } from './wordings.ts'

describe.each(part(IDEAS, 4))('$name', (idea) => {
  const all = wordingsOf(idea).map((wording) => ({ ...wording, ...readWording(wording, idea.form) }))

  it.each(all)('$words', ({ told, missed, wrong, unread, facts }) => {
    expect(wrong).toEqual([])
    if (missed.length > 0 || told) expect(unread.length).toBeGreaterThan(0)
    expect(facts.every(({ verified }) => verified)).toBe(true)
  })

  it(`is read in at least ${idea.read} of its wordings`, () => {
    const whole = all.filter(({ told, missed, unread }) => missed.length === 0 && (!told || unread.length > 0))
    expect(whole.length).toBeGreaterThanOrEqual(idea.read)
  })
})

describe('a company whose legal form is not legible', () => {
  it.each(['ŞIRKE Tİ', 'ŞİRKET1', 'SİRKFTİ'])('is nobody, and the clause is told: ANONİM %s', (form) => {
    const { facts, unread } = readWording(
      {
        words: `İzmir / Konak adresinde bulunan HAYAL ENERJİ YATIRIM ANONİM ${form}, 3.3.2028 tarihine kadar Yönetim Kurulu Üyesi olarak seçilmiştir.`,
        wanted: [],
        told: true,
      },
      'company',
    )
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('names as columns and professions print them', () => {
  const named = (words: string): string[] =>
    readWording({ words, wanted: [], told: false }, 'limited').facts.flatMap((fact) =>
      fact.kind === 'appointment' ? [`${fact.person} ${fact.role}`] : [],
    )

  it.each(['Kimlik No:', 'Kimlik / Pasaport No / Mersis No:', 'T.C. Kimlik No / Vergi No:'])(
    'goes on behind the end of a line, before the label %s',
    (label) => {
      expect(
        named(
          `Adı Soyadı / Unvanı: MERT DORUK\nKURGUCU\n${label}\n528******26\nGörev: Müdür\nTemsil Yetkisinin Kapsamı: Münferiden\nTemsile Yetkilidir.`,
        ),
      ).toEqual(['MERT DORUK KURGUCU manager'])
    },
  )

  it('begins behind the chair of a board of former days', () => {
    expect(
      readWording(
        {
          words: "Şirketin Reis Ada Kurgu Düşsel'in münferit imzası ile temsil ve ilzam edilmesine karar verilmiştir.",
          wanted: [],
          told: false,
        },
        'company',
      ).facts,
    ).toMatchObject([{ kind: 'representation', persons: ['Ada Kurgu Düşsel'] }])
  })

  it('is whole though its second word lies near one of the templates', () => {
    expect(
      named(
        "508******22 Kimlik No'lu, MERSİN / AKDENİZ adresinde ikamet eden, CEM ATAHAN KURGUCU; Aksi Karar Alınıncaya Kadar (B Grubu) Temsile Yetkili olarak seçilmiştir.",
      ),
    ).toEqual(['CEM ATAHAN KURGUCU authorised_signatory'])
  })

  it('has the form of its power behind its term, under a heading', () => {
    expect(
      readWording(
        {
          words:
            'Görevi | Adı Soyadı | Kimlik No | Yerleşim Yeri | Görev Bitiş Tarihi\nYönetim Kurulu Üyesi | ADA DÜŞSEL | 301******28 | ORDU / ÜNYE | 5.10.2028\nYönetim Kurulu Üyesi | MERT KURGU | 302******28 | ORDU / ÜNYE | 5.10.2028\n' +
            'TEMSİLE YETKİLİ OLANLAR VE YETKİ ŞEKİLLERİ\nADA DÜŞSEL; 5.10.2028 tarihine kadar, Yetki Şekli: ( MERT KURGU) ile birlikte Müştereken Temsile Yetkilidir.',
          wanted: [],
          told: false,
        },
        'company',
      ).facts.filter(({ kind }) => kind === 'representation'),
    ).toMatchObject([{ persons: ['ADA DÜŞSEL'], mode: 'joint', with: ['MERT KURGU'], until: '2028-10-05' }])
  })

  it('begins behind the letters of a profession', () => {
    expect(
      named(
        "220******46 Kimlik No'lu, Sivas/Merkez adresinde ikamet eden, S.M.M.M. Ada Kurgu Düşsel; dava sonuçlanıncaya kadar (Kayyım) Temsile Yetkili olarak atanmıştır.",
      ),
    ).toEqual(['Ada Kurgu Düşsel authorised_signatory'])
  })
})

describe('a list of evidence', () => {
  it.each([
    'Tasdikli Beyan',
    '14.1.2022 Tarihli Ölüm Belgesi',
    '14.1.2022 Tarihli Veraset İlamı',
    '14.1.2022 Tarihli İstifaname',
    '14.1.2022 Tarihli İhtarname',
    '14.1.2022 Tarihli Dilekçe, Ölüm Belgesi',
    'Tasdikli, 14.1.2022 Tarih 1100 Sayılı Belgesi',
    'Tasdikli, 14.1.2022 Tarih 1100 Sayılı Şirket Sözleşmesi',
  ])('ends with %s', (paper) => {
    const { facts } = readNotice(
      "T.C. RİZE TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN\nTicaret Sicil/Dosya No: 7708\nTicaret Unvanı:\nKURGU YEM LİMİTED ŞİRKETİ\nYukarıda bilgileri verilen şirket ile ilgili olarak aşağıda " +
        "belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 23.3.2022 tarihinde tescil edildiği ilan olunur.\n" +
        `Tescil Edilen Hususlar: Müdürler / Yetkililer\nTescile Delil Olan Belgeler: Rize 3. Noterliği Nin 21.3.2022 Tarih 2944 Sayı İle ${paper}\nMÜDÜRLER / YETKİLİLER\n` +
        "118******64 Kimlik No'lu, RİZE / MERKEZ adresinde ikamet eden, ADA DÜŞSEL; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.\n(17166045)",
    )
    expect(facts).toMatchObject([{ kind: 'appointment', person: 'ADA DÜŞSEL' }, { kind: 'representation' }])
  })
})

describe('the power that goes with an office', () => {
  it('is nobody else’s', () => {
    const { facts, unread } = readWording(
      {
        words:
          "Genel Müdür Ada Düşsel'in genel müdürlük görevine son verilmesine, kendisine evvelce verilmiş bulunan imza yetkisinin kaldırılmasına oybirliği ile karar verildi.",
        wanted: [],
        told: false,
      },
      'company',
    )
    expect(facts).toMatchObject([
      { kind: 'departure', person: 'Ada Düşsel', role: 'general_manager' },
      { kind: 'departure', person: 'Ada Düşsel', role: 'authorised_signatory' },
    ])
    expect(unread).toEqual([])
  })
})

describe('the day on which somebody went', () => {
  it.each([
    [
      "Yönetim kurulu üyeliğinden 9.9.2026 tarihinde istifa etmiş bulunan Ada Düşsel'in yerine Mert Hayali'nin seçilmesine karar verilmiştir.",
      '2026-09-09',
    ],
    [
      "9.9.2026 tarihinde vefat eden yönetim kurulu üyesi Ada Düşsel'in yerine Mert Hayali'nin seçilmesine karar verilmiştir.",
      '2026-09-09',
    ],
    [
      "Ada Düşsel'in 9.9.2026 tarihli istifasıyla boşalan yönetim kurulu üyeliğine Mert Hayali'nin seçilmesine karar verilmiştir.",
      '2026-09-09',
    ],
    // What is only now accepted ends with the decision.
    ["Yönetim kurulu üyesi Ada Düşsel'in 9.9.2026 tarihli istifasının kabulüne karar verilmiştir.", null],
  ])('%s', (words, on) => {
    expect(readWording({ words, wanted: [], told: false }, 'company').facts.filter(({ kind }) => kind === 'departure')).toMatchObject([
      { person: 'Ada Düşsel', on },
    ])
  })
})

describe('what is proposed and refused', () => {
  it.each([
    "Müdür Rıza Tozlu'nun istifasının reddine karar verilmiştir.",
    "Şirket müdürlüğüne Rıza Tozlu'nun seçilmesi teklif edilmiş, teklif kabul edilmemiştir.",
  ])('is nothing, and told: %s', (words) => {
    const { facts, unread } = readWording({ words, wanted: [], told: true }, 'limited')
    expect(facts).toEqual([])
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe('an entry of the register', () => {
  const entry = (name: string): string =>
    `Türkiye Cumhuriyeti Uyruklu 214******44 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ${name}; Aksi Karar Alınıncaya Kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`
  const said = (words: string) => readWording({ words, wanted: [], told: false }, 'limited')

  it.each(['ADA TEK', 'ADA MÜDÜR', 'ADA NUR BİRİNCİ', 'SONA DÜŞSEL', 'ADA KADAR'])(
    'names %s, whatever its words mean elsewhere',
    (name) => {
      const { facts, unread } = said(entry(name))
      expect(facts).toMatchObject([
        { kind: 'appointment', person: name, role: 'manager' },
        { kind: 'representation', persons: [name], mode: 'sole' },
      ])
      expect(unread).toEqual([])
    },
  )

  it('does not take a title for a name', () => {
    const { facts } = said(entry('GENEL MÜDÜR ADA DÜŞSEL'))
    expect(JSON.stringify(facts)).not.toContain('"GENEL MÜDÜR')
  })
})

describe('items of a decision', () => {
  const said = (words: string) => readWording({ words, wanted: [], told: false }, 'limited')

  it('are said by their own verbs, and not by the item before', () => {
    const { unread } = said(
      "1- Ortaklardan Ada Düşsel'in 400 adet hisseye karşılık 10.000,00 TL'lik hissesinin tamamını Ece Kurgulu'ya devrederek ortaklıktan ayrılmasına, 2- Ada Düşsel'in şirket müdürlüğünden istifasının kabulüne, 3- Sermayenin 400 hisseye karşılık 10.000,00 TL'sinin Mert Hayali'ye, 400 hisseye karşılık 10.000,00 TL'sinin Ece Kurgulu'ya ait olduğuna, 4- Mert Hayali'nin müdürlüğe seçilmesine karar verilmiştir.",
    )
    expect(unread).toEqual([])
  })

  it('are not passed over where they gave no fact', () => {
    const { unread } = said(
      "1- Şirket müdürlüğüne Ada Düşsel'in atanmasına, 2- İşbu kararın karar nisabının sağlanamaması sebebiyle uygulanmamasına karar verilmiştir.",
    )
    expect(unread.length).toBeGreaterThan(0)
  })
})

it('a power that goes on is decided before the next item too', () => {
  const { facts } = readWording(
    {
      words: "1- Ada Düşsel'in münferiden temsil yetkisinin devamına, 2- Ece Kurgulu'nun müdürlüğe seçilmesine karar verilmiştir.",
      wanted: [],
      told: false,
    },
    'limited',
  )
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'representation', persons: ['Ada Düşsel'], mode: 'sole' }))
})

it.each(['devamına ilişkin teklif reddedilmiştir', 'devamına gerek görülmemiştir', 'devamına karar verilmemiştir'])(
  'a power does not go on by its %s',
  (end) => {
    const { facts } = readWording({ words: `Ada Düşsel'in münferiden temsil yetkisinin ${end}.`, wanted: [], told: true }, 'limited')
    expect(facts).toEqual([])
  },
)

describe('one of an organ, whoever it is', () => {
  it.each([
    ["Yönetim Kurulu Başkanı Ada Düşsel'in herhangi bir üye ile müştereken şirketi temsil ve ilzam etmesine karar verilmiştir.", ['*']],
    [
      "Yönetim kurulu üyeliklerine Ada Düşsel, Ece Kurgulu ve Mert Hayali seçilmiştir. Ada Düşsel'in diğer herhangi bir üye ile birlikte şirketi temsil ve ilzam etmesine karar verilmiştir.",
      ['Ece Kurgulu', 'Mert Hayali'],
    ],
  ])('signs along: %s', (words, others) => {
    const { facts, unread } = readWording({ words, wanted: [], told: false }, 'company')
    expect(facts.filter(({ kind }) => kind === 'representation')).toMatchObject([
      { persons: ['Ada Düşsel'], mode: 'joint', with: others, any_of: true },
    ])
    expect(unread).toEqual([])
  })

  it('signs nothing by sitting with the chair', () => {
    const { facts } = readWording(
      { words: 'Başkanın herhangi bir üye ile birlikte toplantıya katılmasına karar verilmiştir.', wanted: [], told: true },
      'company',
    )
    expect(facts).toEqual([])
  })
})

it('where somebody goes is no office that ends', () => {
  const { facts } = readWording(
    {
      words: "Ada Düşsel'in genel müdürlükteki yeni görevi nedeniyle şube müdürlüğü görevinin sona erdirilmesine karar verilmiştir.",
      wanted: [],
      told: true,
    },
    'company',
  )
  expect(facts).not.toContainEqual(expect.objectContaining({ role: 'general_manager' }))
})
