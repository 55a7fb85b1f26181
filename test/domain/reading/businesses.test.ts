import { describe, expect, test } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import type { Fact } from '../../../lib/domain/fact/fact.ts'

const BODY = 'durumun 6762 sayılı T.T.K. hükümlerine uygun olarak memurluğumuzca 12.05.2009 tarihinde tescil edildiği ilan olunur.'
const head = (title: string, matter: string | null, more = ''): string =>
  `Kurgu Ticaret Sicili\nMemurluğundan\nSicil No: 990412\n\nTicaret Ünvanı\n${title}\n\nAdres: Hayal Mah. Düş Sk. No: 3 Kurgu\n${more}\n${matter === null ? '' : `Konu: ${matter}\n\n`}`
const BRANCH = 'DÜŞSEL KREDİ BANKASI\nANONİM ŞİRKETİ YAYLACIK ŞUBESİ'
const branch = (words: string): string =>
  `${head(BRANCH, 'İmza tescili')}Yukarıda ünvanı yazılı şubenin kararının tescili istenmiş olmakla, ${BODY}\n\n${words}\n\n(3/A)(8/990410)\n`
const PARTNERSHIP = 'NURETTİN BALABAN VE ORTAKLARI\nKOLLEKTİF ŞİRKETİ'
const partnership = (words: string): string =>
  `${head(PARTNERSHIP, 'Temsil')}Yukarıda ünvanı yazılı şirketin kararının tescili istenmiş olmakla, ${BODY}\n\n${words}\n\n(3/A)(8/990411)\n`
const TRADER = 'MÜRÜVVET SAZAK-ÇAĞLAYAN TUHAFİYE'
const trader = (entry: string, matter: string | null = null, words = ''): string =>
  `${head(TRADER, matter, 'Sermaye: 8.000,00 TL\n')}${entry}\n\n${words}\n\n(3/A)(8/990412)\n`

/** What decides, each in a line. */
const said = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => {
    switch (fact.kind) {
      case 'appointment':
        return [
          `${fact.role} ${fact.person}${fact.until ? ` to ${fact.until}` : ''}${fact.term_years ? ` for ${String(fact.term_years)}` : ''}`,
        ]
      case 'departure':
        return [`- ${fact.role ?? ''} ${fact.person}${fact.on ? ` on ${fact.on}` : ''}`]
      case 'representation':
        return [
          `${fact.mode} ${fact.group === null ? '' : `(${fact.group}) `}${fact.persons.join('+')}${fact.with.length > 0 ? ` with ${fact.with.join('+')}` : ''}${fact.scope === null ? '' : ' in part'}`,
        ]
      case 'establishment':
        return [`begun ${fact.on ?? ''}`]
      case 'capital':
        return [`capital ${fact.to}`]
      case 'address':
        return [`at ${fact.to}`]
      case 'status':
        return [fact.code]
      default:
        return []
    }
  })
const check = (text: string, wanted: readonly string[]): void => {
  expect(said(readNotice(text).facts).sort()).toEqual([...wanted].sort())
}

describe('who signs for a branch', () => {
  const MANAGER = 'branch_manager Gülten Oymak'
  const SIGNATORY = 'authorised_signatory Rasim Tokatlı'
  const PAIR = ['joint (A) Gülten Oymak with B', 'joint (B) Rasim Tokatlı with A']
  test.each<[string, string[]]>([
    [
      "Yaylacık Şubesi Müdürlüğüne atanan Gülten Oymak'a (A) grubu, Gişe Yetkilisi Rasim Tokatlı'ya (B) grubu imza yetkisi verilmesine, yetkileri Yaylacık Şubesi işleri ile sınırlı olmak üzere (A) grubundan bir kişi ile (B) grubundan bir kişinin müşterek imzaları ile bankayı temsil etmelerine karar verildi.",
      [MANAGER, SIGNATORY, ...PAIR.map((each) => `${each} in part`)],
    ],
    [
      "Şube Müdürü Gülten Oymak'a birinci derece, servis görevlisi Rasim Tokatlı'ya ikinci derece imza yetkisi verilmesine; birinci ve ikinci derece imza yetkililerinden birer kişinin müşterek imzalarıyla Yaylacık Şubesini temsil ve ilzam etmelerine karar verilmiştir.",
      [MANAGER, SIGNATORY, 'joint (1) Gülten Oymak with 2', 'joint (2) Rasim Tokatlı with 1'],
    ],
    [
      "Yaylacık Şubesi için Gülten Oymak'ın (A) grubu, Rasim Tokatlı'nın (B) grubu imza yetkilisi olarak atanmasına; şubenin, (A) ve (B) grubundan birer imza ile temsil edilmesine karar verilmiştir.",
      ['authorised_signatory Gülten Oymak', SIGNATORY, ...PAIR],
    ],
    [
      "Kredi Uzmanı Rasim Tokatlı'ya ve Kambiyo Yetkilisi Ferda Uslu'ya (B) grubu imza yetkisi verilmiştir.",
      [SIGNATORY, 'authorised_signatory Ferda Uslu'],
    ],
    [
      "Yaylacık Şube Müdürlüğüne atanmış bulunan Gülten Oymak'ın birinci derecede imza yetkisi ile donatılmasına karar verilmiştir.",
      [MANAGER],
    ],
    [
      "Şube Müdürlüğüne Gülten Oymak'ın, Müdür Yardımcılığına Rasim Tokatlı'nın getirilmelerine, şube işlerine münhasır olmak üzere şubeyi müştereken temsil ve ilzam etmelerine karar verilmiştir.",
      [MANAGER, SIGNATORY, 'joint Gülten Oymak+Rasim Tokatlı in part'],
    ],
  ])('%s', (words, wanted) => {
    check(branch(words), wanted)
  })

  const ROWS = 'Gülten Oymak | Şube Müdürü | (A)\nRasim Tokatlı | Kredi Uzmanı | (B)'
  test('grades that stand in a table sign as the sentence below says', () => {
    check(
      branch(
        `Adı Soyadı | Unvanı | İmza Grubu\n${ROWS}\nŞube, (A) grubundan bir imza ile (B) grubundan bir imzanın birlikte atılması suretiyle temsil olunur.`,
      ),
      [MANAGER, SIGNATORY, ...PAIR],
    )
  })
  test('the grade at the end of a line is of who stands before it', () => {
    const facts = readNotice(
      branch(
        'Gülten Oymak (Müdür) : A Grubu\nRasim Tokatlı (Uzman) : B Grubu\nimza yetkilisidir. Şubeyi A grubundan bir kişi ile B grubundan bir kişi müştereken temsil ve ilzam eder.',
      ),
    ).facts
    expect(
      said(facts)
        .filter((each) => each.startsWith('joint'))
        .sort(),
    ).toEqual([...PAIR].sort())
  })
  test('a cell bounds the power to the branch, beside whoever co-signs', () => {
    check(
      branch(
        'Adı Soyadı | Görevi | Temsil Yetkisinin Kapsamı\nGülten Oymak | Şube Müdürü | Şube İşleri İle Sınırlı Olarak Münferiden Temsile Yetkilidir.\nRasim Tokatlı | Şube Müdür Yardımcısı | Şube işleri ile sınırlı olmak üzere Gülten Oymak ile müştereken',
      ),
      [MANAGER, SIGNATORY, 'sole Gülten Oymak in part', 'joint Rasim Tokatlı with Gülten Oymak in part'],
    )
  })
  test('a labelled record does', () => {
    check(
      branch(
        'Adı Soyadı : Gülten Oymak\nGörevi : Şube Müdürü\nTemsil Yetkisinin Kapsamı : Şube işleri ile sınırlı olarak münferiden temsile yetkilidir.\nYetki Süresi : 3 Yıl',
      ),
      [`${MANAGER} for 3`, 'sole Gülten Oymak in part'],
    )
  })
  test.each<[string, string[]]>([
    [
      'Aşağıda adları yazılı personel, karşılarında gösterilen gruplarda 4 sayılı iç yönerge kapsamında 31.12.2027 tarihine kadar sınırlı yetkili olarak atanmışlardır.',
      [`${MANAGER} to 2027-12-31`, `${SIGNATORY} to 2027-12-31`, 'limited (A) Gülten Oymak', 'limited (B) Rasim Tokatlı'],
    ],
    ['Aşağıda adları yazılı personelin atanması yönündeki öneri kabul edilmemiştir.', []],
    ['Toplantıya katılanların isimleri aşağıda yazılıdır.', []],
  ])('what leads to a table is said of its rows: %s', (lead, wanted) => {
    check(branch(`${lead}\nAdı Soyadı | Unvanı | İmza Grubu\n${ROWS}`), wanted)
  })

  test.each([
    "Rasim Tokatlı'ya (B) grubu imza yetkisi verilmemesine karar verilmiştir.",
    "Yönetim kurulunca uygun görüldüğü takdirde Rasim Tokatlı'ya (B) grubu imza yetkisi verilecektir.",
    '(A) grubu imza yetkililerinden biri ile (B) grubu imza yetkililerinden biri müştereken imza atar.',
    "Rasim Tokatlı'ya Kemerli Şubesi Müdürü olduğu dönemde verilmiş olan (A) grubu imza yetkisi hakkında bilgi verildi.",
  ])('nothing is given by %s', (words) => {
    check(branch(words), [])
  })
})

describe('a sole trader', () => {
  const BEGUN = ['begun 2009-05-12', 'capital 8000.00', 'at Hayal Mah. Düş Sk. No: 3 Kurgu']
  const ENTRY = `Yukarıda yazılı ticari işletmenin sahibi Mürüvvet Sazak tarafından ticari işletmesinin tescili talep edilmiş olmakla, ${BODY}`
  test.each<[string, string, string | null, string, string[]]>([
    [
      'the owner named',
      ENTRY,
      'Ticari işletmenin tescili',
      'Beyanname\n\nİşletme sahibi Mürüvvet Sazak, işletmesini ticaret ünvanı altına koyacağı münferit imzası ile temsil ve ilzam edecektir.',
      ['sole Mürüvvet Sazak'],
    ],
    [
      'no matter, the owner not named again',
      ENTRY,
      null,
      'İşletme sahibi ticari işletmesini münferiden temsil ve ilzama yetkilidir.',
      ['sole Mürüvvet Sazak'],
    ],
    [
      'an older entry',
      `Yukarıda ünvanı ve meşgalesi yazılı ticarethanenin sahibi Mürüvvet Sazak'ın tescil talebine ilişkin beyannamesi 12.05.2009 tarihinde tescil edildiği ilan olunur.`,
      null,
      '',
      [],
    ],
    [
      'who has begun',
      `Adresi yazılı yerde ticari faaliyete başlayan Mürüvvet Sazak'ın işletmesinin tescil ve ilanı istenmiş olmakla, ${BODY}`,
      null,
      '',
      [],
    ],
    [
      'a commercial agent beside',
      ENTRY,
      'Ticari işletmenin tescili, ticari mümessil tayini',
      'İşletmeye ticari mümessil olarak Fikret Sazak tayin edilmiş olup, işletmeyi münferit imzası ile temsil etmeye yetkilidir.',
      ['proxy Fikret Sazak', 'sole Fikret Sazak'],
    ],
    [
      'the owner, and a sentence without a name',
      ENTRY,
      'Yeni kayıt',
      "İşletmenin sahibi Mürüvvet Sazak'tır. İşletmeyi münferit imzası ile temsil eder.",
      ['sole Mürüvvet Sazak'],
    ],
    ['labels', ENTRY, 'Kuruluş', 'İşletme Sahibi: Mürüvvet Sazak\nTemsil Şekli: Münferiden', ['sole Mürüvvet Sazak']],
    [
      'labels below their heading',
      ENTRY,
      'Kuruluş',
      '2. TACİRE AİT BİLGİLER\nAdı Soyadı : Mürüvvet Sazak\nKimlik No : 801******10\nUyruğu : Türkiye Cumhuriyeti\nYerleşim Yeri : KURGU / HAYAL\nTemsil Şekli : Münferiden',
      ['sole Mürüvvet Sazak'],
    ],
  ])('is entered: %s', (_, entry, matter, words, wanted) => {
    check(trader(entry, matter, words), [...BEGUN, ...wanted])
  })

  test.each<[string, string, string | null, string[]]>([
    ['another matter', ENTRY, 'Adres değişikliği', []],
    [
      'an agent alone',
      `Yukarıda yazılı işletmenin ticari mümessil tayinine ilişkin beyannamesinin tescili talep edilmiş olmakla, ${BODY}`,
      null,
      [],
    ],
    [
      'its end',
      `Yukarıda yazılı ticarethanenin sahibi Mürüvvet Sazak işini terk ettiğinden sicil kaydı silinmiş ve keyfiyetin 12.05.2009 tarihinde tescil edildiği ilan olunur.`,
      'Ticaretin terki',
      ['STRUCK_OFF'],
    ],
    [
      'its end asked for in vain',
      `Yukarıda yazılı işletmenin sahibi Mürüvvet Sazak'ın terkin talebi reddedilmiş ve keyfiyet 12.05.2009 tarihinde tescil edilmiştir.`,
      'Terkin talebi',
      [],
    ],
  ])('is not entered by %s', (_, entry, matter, wanted) => {
    check(trader(entry, matter), wanted)
  })
})

describe('who represents a partnership', () => {
  const [ONE, OTHER] = ['authorised_signatory Nurettin Balaban', 'authorised_signatory Leman Kotil']
  test.each<[string, string[]]>([
    [
      "Şirketin idaresi ile temsili ortaklardan Nurettin Balaban ve Leman Kotil'e bırakılmıştır. Mumaileyhlerden her biri şirket ünvanı altına atacağı imza ile tek başına şirketi temsil ve ilzama yetkilidir.",
      [ONE, OTHER, 'sole Nurettin Balaban+Leman Kotil'],
    ],
    [
      "Şirketin temsili Nurettin Balaban ile Leman Kotil'e aittir. Şirketin borç altına girebilmesi için adı geçen iki ortağın imzalarının bir arada bulunması şarttır.",
      [ONE, OTHER, 'joint Nurettin Balaban+Leman Kotil'],
    ],
    [
      'Şirketin temsil ve ilzamına ortaklardan Nurettin Balaban ve Leman Kotil memur edilmiş olup, her ikisinin müşterek imzası şirketi bağlar.',
      [ONE, OTHER, 'joint Nurettin Balaban+Leman Kotil'],
    ],
    [
      "Şirketin temsili ortaklardan Nurettin Balaban'a tevdi edilmiş, şirketi tek imzası ile temsil etmesi kararlaştırılmıştır.",
      [ONE, 'sole Nurettin Balaban'],
    ],
    [
      'Ortaklardan Leman Kotil 04.05.2009 günü ortaklıktan ayrılmış ve şirketi temsil yetkisi aynı gün sona ermiştir.',
      ['- authorised_signatory Leman Kotil on 2009-05-04'],
    ],
    [
      'Şirketi, ortaklardan Nurettin Balaban ve Leman Kotil idare ederler; bunların her biri şirket ünvanı altına yalnız başına atacağı imza ile şirketi bilcümle hususatta temsil ve ilzama salahiyetlidir.',
      [ONE, OTHER, 'sole Nurettin Balaban+Leman Kotil'],
    ],
    ["Üçüncü ortak Leman Kotil'in idare ve temsil yetkisi yoktur.", []],
    ["Leman Kotil'e şirketi temsil yetkisi verilmesi talebi oy çokluğu ile reddedildi.", []],
    ["Şirketin temsili, Nurettin Balaban'ın ortaklıktan ayrılması halinde Leman Kotil'e ait olacaktır.", []],
  ])('%s', (words, wanted) => {
    check(partnership(words), wanted)
  })

  test('stays told where no words say how they sign in all', () => {
    const { facts, unread } = readNotice(
      partnership("Şirketin temsili Nurettin Balaban ile Leman Kotil'e aittir. Çek ve senetlerde her biri tek başına şirketi ilzam eder."),
    )
    expect(said(facts)).toContain(ONE)
    expect(unread.some(({ text }) => text.includes('aittir'))).toBe(true)
  })
})

describe('what a trader or a head office decides of its agents', () => {
  const entered = (words: string): string => trader('Yukarıda ünvanı yazılı ticarethanenin beyannamesi tescil edilmiştir.', null, words)
  test.each<[string, string[]]>([
    [
      "İşletmemi temsil etmek üzere ticari temsilciliğe kardeşim Ferda Uslu ile işletme müdürüm Rasim Tokatlı'yı birlikte atadım; temsilciler birbirinin imzası olmadan işletmemi temsil edemezler.",
      ['proxy Ferda Uslu', 'proxy Rasim Tokatlı', 'joint Ferda Uslu+Rasim Tokatlı'],
    ],
    [
      "Ticari mümessilim Ferda Uslu'nun yetkilerini kaldırdım ve yerine yeğenim Rasim Tokatlı'yı ticari mümessil tayin ettim; işletmemi tek başına temsil edecektir.",
      ['- proxy Ferda Uslu', 'proxy Rasim Tokatlı', 'sole Rasim Tokatlı'],
    ],
    [
      'Ferda Uslu, tacir Mürüvvet Sazak tarafından işletmesine beş yıl için ticari temsilci atanmış olup işletme adına tek başına işlem yapmaya yetkilidir.',
      ['proxy Ferda Uslu for 5', 'sole Ferda Uslu'],
    ],
    // With whose leave he acts, or what alone he may do, is no power of his own.
    ['Ferda Uslu ticari temsilci atanmış olup yalnız tahsilat işlemi yapmaya yetkilidir.', ['proxy Ferda Uslu']],
  ])('%s', (words, wanted) => {
    const kept = said(readNotice(entered(words)).facts).filter((each) => !/^(?:at|capital|begun) /.test(each))
    expect(kept.sort()).toEqual([...wanted].sort())
  })
  test.each<[string, string[]]>([
    [
      "Merkez şirket, bu şubeyi tek başına temsil etmek üzere Herr Rasim Tokatlı'yı ticari mümessil tayin etmiştir.",
      ['proxy Rasim Tokatlı', 'sole Rasim Tokatlı'],
    ],
    ["Merkez şirket, şubeyi tek başına temsil etmek üzere Herr Rasim Tokatlı'yı ticari mümessil tayin etmemiştir.", []],
  ])('%s', (words, wanted) => {
    check(branch(words), wanted)
  })
})
