/** What the words of a fact tell beside its fields, so that nobody behind the reader looks into its quote. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { factIds } from '../../../lib/domain/fact/identity.ts'
import { factTells, sideIn } from '../../../lib/domain/fact/telling.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { clauseTold, factTold, revokesFormer } from '../../../lib/domain/fact/told.ts'
import { plainLetters } from '../../../lib/domain/text/letters.ts'
import { becomes, capital, elected, leaves, signs, type Told } from '../../support/facts.ts'

const fact = ({ quote = '', ...statement }: Told): Fact => ({ ...statement, quote, start: 0, end: quote.length, verified: true }) as Fact
const read = (told: Told): Fact => factTold(fact(told))

describe('an unread clause tells by its words', () => {
  const tells = (text: string): readonly string[] => clauseTold({ heading: null, text, start: 0, end: text.length }).told?.tells ?? []
  it.each([
    ['written and section', 'yukarıda yazılı bölümde istifade edilir', 'ends_office', false],
    ['a dismissal', 'görevinden azledilmiştir', 'ends_office', true],
    ['a death', 'ölümü nedeniyle', 'ends_office', true],
    ['the heading over officers', 'YÖNETİM KURULU / YETKİLİLER', 'signing', false],
    ['the heading over signatories', 'YENİ ATANAN TEMSİLCİLER', 'bounds_signing', false],
    ['authorised persons', 'yetkililerin imzası', 'signing', true],
    ['those present', 'Katılanlar', 'bounds_signing', false],
    ['with the part of somebody', 'diğer müdürün katılımıyla', 'bounds_signing', true],
    ['an agency', 'acente tayin edilmiştir', 'of_agency', true],
  ])('%s', (_, words, telling, expected) => {
    expect(tells(words).includes(telling)).toBe(expected)
  })
})

describe('a fact tells by its words', () => {
  it.each<[string, Told, object]>([
    [
      'that one of those named is enough',
      signs('AYŞE YILMAZ', 'joint', { with: ['ALİ VELİ', 'CAN ER'], quote: 'herhangi birisiyle müştereken' }),
      { any_of: true },
    ],
    ['that all of them sign', signs(['AYŞE YILMAZ', 'ALİ VELİ'], 'joint', { quote: 'müştereken imzaları ile' }), { any_of: false }],
    ['how many sign together', signs(['A B', 'C D', 'E F'], 'joint', { quote: 'herhangi üçünün imzası' }), { told: { together: 3 } }],
    ['that a list of co-signers changes', signs('A B', 'joint', { quote: 'müşterek olduğu yetkililer' }), { told: { amends: true } }],
    ['which side of a merger it is on', becomes('MERGED', { quote: 'devrolunan şirket infisah etmiştir' }), { side: 'gives' }],
    ['the other side', becomes('MERGED', { quote: 'devralma suretiyle birleşme' }), { side: 'takes' }],
    ['a division of a part', becomes('DIVIDED', { quote: 'kısmi bölünme' }), { told: { whole: false } }],
    ['a stay’s orders', becomes('CONCORDAT_FINAL', { quote: 'komiserin onayı ile' }), { told: { tells: ['commissioner_consents'] } }],
    [
      'that a commissioner runs the business himself',
      becomes('CONCORDAT_FINAL', { quote: 'işletmenin faaliyetine komiserin bizzat devam etmesine' }),
      { told: { tells: ['commissioner_runs'] } },
    ],
    ['that a power ended', leaves('A B', 'board_member', { quote: 'temsil yetkisi sona ermiştir' }), { told: { tells: ['power'] } }],
    [
      'that no power ended, of whose seat goes to who sits for a company',
      leaves('A B', 'board_member', { quote: "istifa eden üyesi A B'nin yerine ÖRNEK A.Ş.'yi temsilen C D" }),
      { told: { tells: ['member'] } },
    ],
    [
      'who permitted a ceiling',
      capital('registered_ceiling', null, '9', { quote: 'Bakanlığın izni ile' }),
      { told: { permit: 'ministry' } },
    ],
    [
      'nation, home and branch',
      elected('A B', 'branch_manager', {
        quote: 'Türkiye Cumhuriyeti uyruklu, Konak İZMİR adresinde ikamet eden A B, İzmir Şubesi müdürü',
      }),
      { told: { turkish: true, resident: true, branch: expect.stringContaining('İzmir') as string } },
    ],
    [
      'no branch in an address that runs on',
      elected('A B', 'branch_manager', { quote: 'Şan Cad. No: 6 Altındağ Ankara Şube Müdürü A B' }),
      { told: expect.not.objectContaining({ branch: expect.anything() }) as object },
    ],
    [
      'no branch in his own name',
      elected('DENİZ KURGU', 'branch_manager', { quote: 'DENİZ KURGU Şube Müdürü I. Derece' }),
      { told: expect.not.objectContaining({ branch: expect.anything() }) as object },
    ],
    [
      'a branch whose signatory stands behind an address keeps its bounds',
      elected('A B', 'authorised_signatory', { quote: 'Şan Cad. No: 6 Altındağ Ankara Şube imza yetkilisi A B' }),
      { told: { branch: expect.stringContaining('Ankara') as string } },
    ],
    [
      'what an agent is given',
      elected('A B', 'proxy', { quote: 'A B kredi almaya yetkili' }),
      { told: { entrusts: ' kredi almaya yetkili' } },
    ],
  ])('%s', (_, told, expected) => {
    expect(read(told)).toMatchObject(expected)
  })

  it('and is the same fact as before it was told', () => {
    const plain = fact(leaves('A B', 'board_member', { quote: 'temsil yetkisi sona ermiştir' }))
    expect(factIds('1', [factTold(plain)])).toEqual(factIds('1', [plain]))
  })
})

it('an unread clause tells what it speaks of and the days it prints', () => {
  const text = 'müdürün 12.03.2024 tarihinde vefat ettiği'
  expect(clauseTold({ heading: null, text, start: 0, end: text.length }).told).toEqual({
    tells: ['ends_office', 'of_duty', 'about_officers', 'of_holder'],
    days: ['2024-03-12'],
  })
})

const HEAD =
  "T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN Ticaret Sicil/Dosya No: 1234 Ticaret Unvanı: ÖRNEK GIDA ANONİM ŞİRKETİ " +
  'Yukarıda bilgileri verilen şirket ile ilgili hususlar 4.6.2020 tarihinde tescil edildiği ilan olunur. Tescil Edilen Hususlar: '
const reading = (matter: string, text: string) => readNotice(`${HEAD}${matter} Tescile Delil Olan Belgeler: 1.6.2020 Tarihli Karar ${text}`)

describe('the reader', () => {
  it('tells beside a power that all former ones are taken back, in whatever clause', () => {
    const { facts } = reading(
      'Yönetim Kurulu / Yetkililer',
      "YÖNETİM KURULU / YETKİLİLER Bugüne kadar verilmiş bütün temsil ve imza yetkilerinin iptal edilmesine; şirketin DEMİR KURGU ve SEVDA HAYAL'in " +
        'müşterek imzaları ile temsil ve ilzam edilmesine karar verilmiştir.',
    )
    expect(facts.find(({ kind }) => kind === 'representation')?.told?.tells).toContain('revokes_all')
  })

  it('takes the auditors of a cooperative for no board', () => {
    const { facts } = reading(
      'Denetçiler',
      'DENETÇİLER 15.4.2027 tarihine kadar denetim kurulu üyeliklerine DEMİR KURGU ve SEVDA HAYAL seçilmişlerdir.',
    )
    expect(facts.map(({ kind }) => kind)).toEqual(['auditor', 'auditor'])
  })

  it.each<[string, boolean]>([
    ['Daha önce verilmiş bulunan tüm imza yetkilerinin kaldırılmasına', true],
    ['Evvelce verilen imza yetkilerinin iptaline', true],
    ['Kendisine evvelce verilmiş bulunan imza yetkisinin kaldırılmasına', false],
    ["Ada Düşsel'in önceki imza yetkisinin iptaline", false],
    ["Ada Düşsel'e daha önce verilen imza yetkisinin kaldırılmasına", false],
  ])('knows the end of all powers from that of one person’s: %s', (words, all) => {
    expect(revokesFormer(plainLetters(words))).toBe(all)
  })

  it.each([
    'borçlunun komiser nezaretinde faaliyetini sürdürmesine',
    'faaliyetlerine komiserin denetimi altında devam etmesine',
    'komiser heyetinin gözetiminde faaliyete devam edilmesine',
    'işletmenin faaliyetine komiserin devam etmesi talebinin reddine',
  ])('knows who only looks on from who runs the business: %s', (quote) => {
    expect(factTells(quote)).not.toContain('commissioner_runs')
  })

  it('keeps what a company is entered again for, and the amount from which a commissioner consents', () => {
    expect(
      reading(
        'Ek Tasfiye',
        "EK TASFİYE Kanunun 547 nci maddesi uyarınca, İş Mahkemesi'nin 2021/77 Esas sayılı davasında temsil edilmesi ile sınırlı olmak üzere şirketin " +
          "ticaret siciline yeniden tesciline, tasfiye memuru olarak DEMİR KURGU'nun atanmasına karar verilmiştir.",
      ).facts,
    ).toContainEqual(
      expect.objectContaining({ code: 'REINSTATED', restricts: "İş Mahkemesi'nin 2021/77 Esas sayılı davasında temsil edilmesi" }),
    )
    expect(
      reading(
        'Kesin Konkordato Mühleti Verilmesi',
        'KONKORDATO Şirkete 01.03.2020 tarihli karar ile kesin konkordato mühleti verilmiştir. Açıklama BORÇLUNUN 100.000 TL’Yİ AŞAN HER TÜRLÜ ' +
          'ÖDEMESİNİN ANCAK KOMİSERİN ONAYI İLE GEÇERLİ OLACAĞINA KARAR VERİLMİŞTİR.',
      ).facts,
    ).toContainEqual(expect.objectContaining({ code: 'CONCORDAT_FINAL', above: { amount: '100000.00', currency: 'TRY' } }))
  })

  it('leaves nothing to be told of a changed list of co-signers', () => {
    const { facts, unread } = reading(
      'Yönetim Kurulu / Yetkililer',
      'MÜŞTEREK LİSTESİNDE DEĞİŞİKLİK Türkiye Cumhuriyeti Uyruklu 701******46 Kimlik No’lu, ANKARA / ÇANKAYA adresinde ikamet eden, DEMİR KURGU için ' +
        'müşterek olduğu yetkililer ( SEVDA HAYAL ) şeklinde değiştirilmiştir.',
    )
    expect(facts).toMatchObject([{ kind: 'representation', persons: ['DEMİR KURGU'], with: ['SEVDA HAYAL'], told: { amends: true } }])
    expect(unread).toEqual([])
  })

  it('tells the side of a merger by whom the other is given to', () => {
    expect(sideIn('tum aktif ve pasifleriyle birlikte sirketimize devrolunmak suretiyle')).toBe('takes')
    expect(sideIn('tum aktif ve pasifleriyle hayal uzum limited sirketine devrolunmak suretiyle')).toBe('gives')
  })
})

describe('who is named with what he did or sits as', () => {
  it.each([
    ['Yönetim kurulu şu kişilerden ibarettir: Demir Kurgu (başkan), Sevda Hayal (üye).', ['Demir Kurgu', 'Sevda Hayal']],
    [
      'Yönetim Kurulumuz üyelerinden Demir Kurgu 3.2.2024 tarihinde köyüne dönmüş, açılan üyeliğe Sevda Hayal getirilmiştir.',
      ['Demir Kurgu'],
    ],
    [
      "Yönetim kurulu üyeliklerine 3 yıl için Demir Kurgu ve Sevda Hayal seçilmiştir. Başkan Demir Kurgu'nun ve genel müdür olarak atanan Cem Sanal'ın şirketi münferit imzalarıyla temsile yetkili olmaları kararlaştırılmıştır.",
      ['Demir Kurgu'],
    ],
  ])('is told where nothing is read of it: %s', (body, names) => {
    const text = `T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT ANONİM ŞİRKETİ
Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer
Tescile Delil Olan Belgeler: 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
${body}
`
    const told = readNotice(text)
      .unread.map((clause) => clause.text)
      .join(' ')
    for (const name of names) expect(told).toContain(name)
  })
})
