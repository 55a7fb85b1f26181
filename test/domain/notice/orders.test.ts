/**
 * Trustees and whom a court lets sign, who acts for a legal entity, and what an earlier notice is set right in: made-up sentences as courts,
 * registries and boards word them, with all that each states of officers, powers, states and corrections.
 */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const read = (body: string, matters: string) =>
  readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 12345
Ticaret Unvanı:
ÖRNEK SUNAK GIDA ANONİM ŞİRKETİ
Adres : Hayal Mah. Kurgu Sk. No: 5 Merkez / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 6.10.2025 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: 1.10.2025 Tarihli 12 Sayılı Karar
${body}
(18000005)
`)
const joined = (names: readonly string[]): string => names.join('+')
const saidOf = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return fact.confirms ? [] : [`${fact.person} ${fact.role}${fact.legal_entity === null ? '' : ` of ${fact.legal_entity}`}`]
    case 'departure':
      return [`${fact.person} no ${fact.role}`]
    case 'representation':
      return [
        `${joined(fact.persons)} ${fact.mode}${fact.with.length > 0 ? ` with ${joined(fact.with)}` : ''}${fact.any_of === true ? ' any' : ''}`,
      ]
    case 'status':
      return [fact.code]
    case 'correction':
      return [`${fact.words} > ${fact.instead}`]
    default:
      return []
  }
}
const states = (body: string, matters: string): string[] => read(body, matters).facts.flatMap(saidOf).sort()

const DELEGATE = 'representative_of_legal_entity'
const ISSUE = "Türkiye Ticaret Sicili Gazetesi'nin 15.6.2025 tarih ve 10599 sayılı nüshasında yayımlanan ilanda"
const COURT = 'İzmir 3. Asliye Ticaret Mahkemesinin 18.09.2025 tarihli ara kararı ile'

describe('who signs by a court’s order', () => {
  it.each([
    [
      `Davacı ortak Nur Kurgulu tarafından açılan davada Mahkemenin 18.09.2025 tarihli ara kararıyla; 1) Şirketin organsız kalmaması için Av. Mert Hayali'nin (kimlik no 119******30) yönetim kayyımı olarak görevlendirilmesine, 2) Tedbir süresince şirketin, her türlü işlemde, davacı müdür ile yönetim kayyımının müşterek imzasıyla temsil olunmasına; bunlardan yalnız birinin imzasına itibar edilmemesine hükmolunmuş, keyfiyet Mahkemenin 19.09.2025 tarihli müzekkeresiyle bildirilmiştir.`,
      ['Mert Hayali authorised_signatory', 'Nur Kurgulu+Mert Hayali joint', 'TRUSTEE'],
    ],
    [
      `Yönetim kayyımı olarak Mert Hayali'nin tayinine, davacı müdür Nur Kurgulu ile yönetim kayyımının müşterek imzasıyla şirketin temsil olunmasına ${COURT} karar verilmiştir.`,
      ['Mert Hayali authorised_signatory', 'Nur Kurgulu+Mert Hayali joint', 'TRUSTEE'],
    ],
    [
      "Şirkete yönetim kayyımı olarak Av. Mert Hayali ve SMMM Ece Düşsel'in atanmalarına, kayyımların müşterek imzası ile şirketin temsil ve ilzamına karar verilmiştir.",
      ['Ece Düşsel authorised_signatory', 'Mert Hayali authorised_signatory', 'Mert Hayali+Ece Düşsel joint', 'TRUSTEE'],
    ],
    [
      "İzmir 2. Sulh Ceza Hâkimliğinin 19.09.2025 tarihli kararıyla şirket yönetim organının yetkileri tümüyle kayyım sıfatıyla Tasarruf Mevduatı Sigorta Fonu'na devredilmiştir.",
      ['TRUSTEE'],
    ],
    [
      "Yönetim kurulunun karar ve işlemlerinin geçerliliğinin kayyımın onayına bağlı kılınmasına, onay kayyımı olarak Av. Mert Hayali'nin görevlendirilmesine karar verilmiştir.",
      ['TRUSTEE'],
    ],
  ])('%s', (body, wanted) => {
    expect(states(body, 'Mahkeme Kararı')).toEqual([...wanted].sort())
  })

  it.each([
    'Yetkilerin kayyıma devredilmesi istemiyle açılan dava reddedilmiştir.',
    "Davacı ortak Nur Kurgulu ile davalı müdür Mert Hayali'nin müşterek imzası ile temsil edilmesi talebinin reddine karar verilmiştir.",
    'Yönetim kayyımı atanmasına yer olmadığına karar verilmiştir.',
    "Şirketi kayyım ile birlikte temsil etmek isteyen müdür Mert Hayali'nin başvurusu mahkemece incelenmektedir.",
    'Kayyım adayı olarak Av. Mert Hayali ve Ece Düşsel önerilmiştir.',
    'İzmir 1. Asliye Ticaret Mahkemesinde görülen davada Farazi Gıda A.Ş. hakkında ihtiyati tedbir kararı verilmiştir.',
    'İzmir 1. Asliye Ticaret Mahkemesinin 10.09.2025 tarihli kararı ile ihtiyati tedbirin kaldırılmasına karar verilmiştir.',
    'Şirketin iflasına yer olmadığına karar verilmiştir.',
    'Birleşme sözleşmesinin genel kurulun onayına sunulmasına karar verilmiştir.',
  ])('states nothing: %s', (body) => {
    expect(states(body, 'Mahkeme Kararı')).toEqual([])
  })
})

describe('who acts for a legal entity', () => {
  it.each([
    [
      "Kurgu Windkraft GmbH'yi temsilen yönetim kurulunda görev yapan Jens Hayal'in bu görevi sona ermiş, yerine Eva Düşsel görevlendirilmiştir.",
      [`Eva Düşsel ${DELEGATE} of Kurgu Windkraft GmbH`, `Jens Hayal no ${DELEGATE}`],
    ],
    [
      "Şirketin tüzel kişi üyesi Farazi Enerji Limited Şirketi, kendi yönetim kurulunun 01.09.2025 tarihli kararıyla, adına hareket etmek üzere evvelce belirlediği Mert Hayali'nin bu vazifesine son vermiş; üyelik görevini bundan böyle kendisi adına 478******04 kimlik numaralı Nur Kurgulu'nun yerine getirmesini kararlaştırmıştır.",
      [`Mert Hayali no ${DELEGATE}`, `Nur Kurgulu ${DELEGATE} of Farazi Enerji Limited Şirketi`],
    ],
    [
      "KURGU HANDELS GMBH'nin yönetim kurulundaki gerçek kişi temsilcisi Jens Hayal değişmiş olup yeni temsilci Eva Düşsel'dir.",
      [`Eva Düşsel ${DELEGATE} of KURGU HANDELS GMBH`, `Jens Hayal no ${DELEGATE}`],
    ],
    [
      "A) Yönetim kurulu üyeliklerine tüzel kişi FARAZİ YATIRIM HOLDİNG ANONİM ŞİRKETİ ile ortaklardan Nur Kurgulu tayin edilmiştir.\nB) Tüzel kişi üye adına, 330******56 kimlik numaralı, Konak'ta mukim Mert Hayali hareket edecektir.",
      [
        'FARAZİ YATIRIM HOLDİNG ANONİM ŞİRKETİ board_member',
        `Mert Hayali ${DELEGATE} of FARAZİ YATIRIM HOLDİNG ANONİM ŞİRKETİ`,
        'Nur Kurgulu board_member',
      ],
    ],
    [
      "Yönetim kurulumuzda Farazi Holding A.Ş.'yi temsil eden Mert Hayali'nin istifası üzerine, adı geçen tüzel kişiyi temsil etmek üzere Nur Kurgulu'nun yönetim kurulu üyeliğine seçilmesine karar verildi.",
      ['Mert Hayali no board_member', 'Nur Kurgulu board_member'],
    ],
    [
      'KAPPA KURGU LTD.; Aksi Karar Alınıncaya Kadar Yönetim Kurulu Üyesi olarak seçilmiştir.\nTüzel kişi adına; İngiltere Uyruklu 994******12 Kimlik No’lu, İSTANBUL / ŞİŞLİ adresinde ikamet eden MARK HAYAL hareket edecektir.',
      ['KAPPA KURGU LTD. board_member', `MARK HAYAL ${DELEGATE} of KAPPA KURGU LTD.`],
    ],
    [
      "Yönetim kurulu üyeliklerine KURGU HANDELS GMBH & CO. KG'nin, Hayal Invest S.à r.l.'nin, Delta Düş N.V.'nin ve Rho Kurgu S.p.A.'nın seçilmesine karar verilmiştir.",
      [
        'Delta Düş N.V. board_member',
        'Hayal Invest S.à r.l. board_member',
        'KURGU HANDELS GMBH & CO. KG board_member',
        'Rho Kurgu S.p.A. board_member',
      ],
    ],
  ])('%s', (body, wanted) => {
    expect(states(body, 'Yönetim Kurulu / Yetkililer')).toEqual([...wanted].sort())
  })

  it.each([
    "Farazi Yapı A.Ş.'nin önerdiği Mert Hayali'nin gerçek kişi temsilci olarak belirlenmesi teklifi reddedilmiştir.",
    "Genel kurulda Farazi Yapı A.Ş.'yi temsilen Mert Hayali hazır bulunmuştur.",
    'Tüzel kişi üye adına hareket edecek kişinin ileride bildirilmesine karar verilmiştir.',
    "Farazi Enerji Limited Şirketi ile imzalanan sözleşmeyi kendisi adına Mert Hayali'nin yerine getirmesini talep etmiştir.",
    "Farazi Turizm A.Ş.'de yönetim kurulu üyeliği yapan Nur Kurgulu'nun oradaki görevi sona ermiş, yerine Mert Hayali görevlendirilmiştir.",
    "Geçici üye Mert Hayali'nin üyeliği genel kurulun onayına sunuldu.",
  ])('nobody by: %s', (body) => {
    expect(states(body, 'Yönetim Kurulu / Yetkililer')).toEqual([])
  })
})

it('whom the assembly refused leaves what the board had chosen him for', () => {
  expect(
    states(
      "Geçici üye Mert Hayali'nin üyeliği genel kurulun onayına sunuldu; 39 kabul oyuna karşı 61 ret oyu ile onaylanmadı.",
      'Yönetim Kurulu / Yetkililer',
    ),
  ).toEqual(['Mert Hayali no board_member'])
})

describe('what an earlier notice is set right in', () => {
  it.each([
    [
      `${ISSUE} müdür NUR KURGULU'nun yetki şekli sehven "Münferiden Temsile Yetkilidir." olarak yayımlanmıştır. Doğrusu;\nTürkiye Uyruklu 275******44 Kimlik No'lu, KOCAELİ / İZMİT adresinde ikamet eden, NUR KURGULU; Yetki Şekli: ( KURGU BETEILIGUNGS MBH(Adına hareket edecek gerçek kişi: JENS HAYAL)) ile birlikte Müştereken Temsile Yetkilidir.\nşeklinde olacaktır. Düzeltilerek ilan olunur.`,
      [
        `Münferiden Temsile Yetkilidir. > Türkiye Uyruklu 275******44 Kimlik No'lu, KOCAELİ / İZMİT adresinde ikamet eden, NUR KURGULU; Yetki Şekli: ( KURGU BETEILIGUNGS MBH(Adına hareket edecek gerçek kişi: JENS HAYAL)) ile birlikte Müştereken Temsile Yetkilidir.`,
        'NUR KURGULU joint with KURGU BETEILIGUNGS MBH',
      ],
    ],
    [
      'Hatalı Bilgi: Müdür - NUR KURGULU, Münferiden Temsile Yetkilidir.\nDoğru Bilgi: Müdür - NUR KURGULU, ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir.',
      [
        'Müdür - NUR KURGULU, Münferiden Temsile Yetkilidir > Müdür - NUR KURGULU, ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir.',
        'NUR KURGULU joint with MERT HAYALİ',
      ],
    ],
    [
      `${ISSUE} Yönetim Kurulu Üyesi olarak seçilen kişinin adı YANLIŞ: MERT HAYAL DOĞRU: MERT HAYALİ`,
      ['MERT HAYAL > MERT HAYALİ', 'MERT HAYALİ board_member'],
    ],
    [
      `${ISSUE} genel kurul kararının (D) bendi "Müdürler şirketi münferiden temsil ve ilzam ederler." şeklinde sehven hatalı yer almıştır. Anılan ibarenin doğrusu, tescile esas karara uygun olarak "Müdürler şirketi müştereken temsil ve ilzam ederler." olup, düzeltilerek yeniden ilan olunur.`,
      ['Müdürler şirketi münferiden temsil ve ilzam ederler. > Müdürler şirketi müştereken temsil ve ilzam ederler.'],
    ],
    [
      `${ISSUE} "NUR KURGULU ve MERT HAYALİ'nin münferit imzası ile" denilmiş ise de, bu ibare "NUR KURGULU ve MERT HAYALİ'nin müşterek imzası ile" şeklinde düzeltilmiştir.`,
      [
        "NUR KURGULU ve MERT HAYALİ'nin münferit imzası ile > NUR KURGULU ve MERT HAYALİ'nin müşterek imzası ile",
        'NUR KURGULU+MERT HAYALİ joint',
      ],
    ],
    [`${ISSUE} sermaye 500.000,00 TL yazılması gerekirken sehven 50.000,00 TL yazılmıştır.`, ['50.000,00 TL > 500.000,00 TL']],
    [
      `${ISSUE} NUR KURGULU'nun müdürlük süresi 5 yıl yazılması gerekirken sehven 15 yıl yazılmıştır. Doğrusu 5 yıldır.`,
      ['15 yıl > 5 yıl'],
    ],
    [
      `${ISSUE} şirket müdürü Nur KURGULU'nun soyadı sehven "KURGUCU" olarak çıkmıştır. Doğrusu KURGULU olduğu düzeltilerek ilan olunur.`,
      ['Nur KURGUCU > Nur KURGULU', 'Nur KURGULU manager'],
    ],
    [
      `${ISSUE} Yönetim Kurulu Başkan Vekilinin adı Nur Kurgulu olması gerekirken yanlışlıkla Nur Kurgucu olarak yayınlanmıştır.`,
      ['Nur Kurgucu > Nur Kurgulu', 'Nur Kurgulu board_vice_chair'],
    ],
  ])('%s', (body, wanted) => {
    expect(states(`DÜZELTME\n${body}`, 'Düzeltme')).toEqual([...wanted].sort())
  })

  it.each([
    'Önceki ilanımızda yanlışlık bulunduğu ileri sürülmüş ise de incelemede yanlışlık görülmemiştir.',
    `${ISSUE} müdür olarak Mert Hayali yazılması gerekirken sehven Nur Kurgulu olarak yazıldığı iddia edilmiş, talep reddedilmiştir.`,
  ])('nothing by: %s', (body) => {
    expect(states(`DÜZELTME\n${body}`, 'Düzeltme')).toEqual([])
  })
})

describe('commissioners and liquidators', () => {
  it.each([
    ['Mert Hayali (kimlik no 207******16) konkordato komiseri olarak tayin edilmiştir.', 'Mert Hayali', '207..16'],
    [
      "Tasfiye memurluklarına Nur Kurgulu (kimlik no 155******42), Mert Hayali (kimlik no 293******64) ve Av. Ece Düşsel'in atanmalarına karar verilmiştir.",
      'Nur Kurgulu',
      '155..42',
    ],
  ])('each has the number behind his name: %s', (body, person, masked) => {
    const [found] = read(body, 'Tasfiye / Konkordato').facts.filter((fact) => fact.kind === 'appointment' && fact.person === person)
    expect(found).toMatchObject({ masked })
  })

  it('sign in the form that their election says', () => {
    expect(
      states(
        "Tasfiye memurluklarına Nur Kurgulu, Mert Hayali ve Ece Düşsel'in atanmalarına; adları geçen üç tasfiye memurundan herhangi ikisinin müşterek imzasıyla tasfiye işlemlerini yürütmesine karar verilmiştir.",
        'Tasfiye',
      ),
    ).toContain('Nur Kurgulu+Mert Hayali+Ece Düşsel joint any')
  })
})
