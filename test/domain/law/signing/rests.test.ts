/**
 * What notices say around elections and powers without touching them leaves their answers as they are; and it parts no power from the words behind
 * it that put it off, bound it or take it back. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { noticeText, verdictOn } from '../../../support/asked.ts'

const GIVEN =
  "Rıza Tozlu'nun 10 yıl süre ile müdür olarak seçilmesine ve şirketi münferit imzası ile temsil ve ilzam etmesine oybirliği ile karar verilmiştir."
const asked = (body: string): string => verdictOn([noticeText('Müdürler / Yetkililer', body)], { person: 'Rıza Tozlu' })

describe('what touches no power', () => {
  it.each([
    'İlgili yerlere bildirim yapılmasına karar verilmiştir.',
    'Keyfiyetin tescil ve ilanına mevcudun ittifakı ile karar verildi.',
    'Pay defterine gerekli kayıt düşülmüştür.',
    'İşbu karar ortaklar kurulu karar defterinin 12. sayfasına geçirilmiştir.',
    'Karar, İzmir 3. Noterliğinin 10.1.2024 tarih ve 4410 sayısı ile tasdik edilmiştir.',
    "Toplantı şirket merkezinde saat 14.00'te açıldı.",
    '2023 yılı bilançosu okundu, müzakere edildi ve oybirliği ile tasdik edildi.',
    '2023 yılı kârının dağıtılmamasına karar verilmiştir.',
    'Müdürlere aylık brüt 5.000 TL huzur hakkı ödenmesine karar verilmiştir.',
    "TTK'nın 395 ve 396. maddelerindeki muamelelerin yapılabilmesi için müdürlere gerekli izin verilmesine karar verilmiştir.",
    'Seçilenler görevi kabul ettiklerini beyan ettiler.',
    'Yeni yönetime başarılar dilendi.',
    'Şirket bağımsız denetime tabi değildir.',
    'Şirketin merkezi Bahçelievler Mah. 1851 Sk. No: 5 Karşıyaka / İzmir adresindedir.',
    'İşbu tutanak toplantı mahallinde tanzim edilerek imza altına alınmıştır.',
  ])('%s', (rest) => {
    expect(asked(`${GIVEN} ${rest}`)).toBe('authorised')
    expect(asked(`${rest} ${GIVEN}`)).toBe('authorised')
  })
  it.each(['kararın bir suretinin ticaret siciline verilmesine', 'gerekli kanuni işlemlerin yapılmasına', 'keyfiyetin tescil ve ilanına'])(
    '…, %s karar verilmiştir',
    (rest) => expect(asked(GIVEN.replace('etmesine ', `etmesine, ${rest} `))).toBe('authorised'),
  )
})

describe('what only looks like it', () => {
  it.each([
    'Bu karar, tescilinden sonra geçerli olmak üzere alınmıştır.',
    'Karar ortakların onayına sunulmuştur.',
    'Karar pay defterine kaydın yapılması şartıyla alınmıştır.',
    'Kararın tescili bir sonraki toplantıya bırakılmıştır.',
    'Seçilen müdür görevi kabul etmemiştir.',
    "Banka işlemlerinde Suna Kekik'in de imzası aranır.",
    'Bu yetki tescil ve ilan işlemleri ile sınırlıdır.',
    'Müdürün ipotek tesisine ilişkin yetkisi bulunmamaktadır.',
    'Görevi genel kurul toplantısına kadar sürecektir.',
    'Tutanakların imzalanmasından sonra müdürün yetkisi sona erecektir.',
  ])('%s', (trap) => {
    expect(asked(`${GIVEN} ${trap}`)).not.toBe('authorised')
    expect(asked(`${GIVEN} Toplantıya ortakların tamamı asaleten katılmıştır. ${trap}`)).not.toBe('authorised')
    expect(asked(`${GIVEN} Keyfiyetin tescil ve ilanına karar verildi. Pay devri tüm ortaklarca kabul edilmiştir. ${trap}`)).not.toBe(
      'authorised',
    )
  })
})

const LATER: readonly [first: string, title: string][] = [
  [
    'Şirket müdürlüğüne aksi karar alınıncaya kadar Rıza Tozlu seçilmiştir. Şirketi münferiden temsile yetkilidir. Ortaklar: Rıza Tozlu, Suna Kekik.',
    'KURGU BOYA LİMİTED ŞİRKETİ',
  ],
  [
    'Yönetim kurulu üyeliklerine 28.2.2029 tarihine kadar görev yapmak üzere Rıza Tozlu ve Mert Hayali seçilmiştir. Rıza Tozlu: Münferiden Temsile Yetkilidir.',
    'KURGU BOYA ANONİM ŞİRKETİ',
  ],
]
/** What the check says of him after a later notice, in a company of each form. */
const after = (matters: string, body: string): string[] =>
  LATER.map(([first, title]) =>
    verdictOn([noticeText('Yönetim Kurulu/Yetkililer', first, { title }), noticeText(matters, body, { title, day: '3.9.2024' })], {
      person: 'Rıza Tozlu',
      title,
    }),
  )

describe('a later notice on what he does, gets, owns or owes', () => {
  it.each([
    [
      'Yatırım',
      'Kemalpaşa fabrikasındaki kurutma hattı yatırımına ilişkin teşvik başvurusunun Rıza Tozlu tarafından sürdürülmesine karar verilmiştir.',
    ],
    ['Adres', 'Taşınma hazırlıklarını Rıza Tozlu takip etmiştir.'],
    ['Genel Kurul', 'Rıza Tozlu şirketin 2023 yılı faaliyetleri hakkında ortaklara bilgi vermiştir.'],
    ['Genel Kurul', "Rıza Tozlu'ya aylık 50.000 TL huzur hakkı ödenmesine karar verilmiştir."],
    ['Kira', "Rıza Tozlu'ya ait deponun aylık 20.000 TL bedelle şirkete kiralanması uygun bulunmuştur."],
    [
      'Pay Haczi',
      "İzmir 4. İcra Dairesinin yazısı üzerine Rıza Tozlu'nun şirketteki 250 adet payına haciz konulduğu pay defterine kaydedilmiştir.",
    ],
    ['Pay İntikali', "Ortaklardan Suna Kekik'in ölümüyle payları yasal mirasçıları Mert Hayali ile Rıza Tozlu'ya yarı yarıya geçmiştir."],
    ['Pay', "Suna Kekik'in kısıtlanması nedeniyle paylarından doğan oy hakkı vasisi Hakan Tezcan eliyle kullanılır."],
  ])('%s: %s', (matters, rest) => expect(after(matters, rest)).toEqual(['authorised', 'authorised']))
  it.each([
    ['Yatırım', 'Bundan sonra Rıza Tozlu yalnız teşvik başvurularını sürdürecektir.'],
    ['Genel Kurul', 'Rıza Tozlu veda konuşması yapmıştır.'],
    ['Genel Kurul', 'Görevini bırakan Rıza Tozlu’ya 2023 yılı çalışmaları nedeniyle teşekkür edilmiştir.'],
    ['Genel Kurul', 'Şirketin işlerini Mert Hayali sürdürecektir.'],
    ['Kredi', "Rıza Tozlu kredi başvurularını Mert Hayali'yle birlikte yürütecektir."],
    ['Pay', "Kısıtlı bulunan Rıza Tozlu'nun paylarına bağlı haklar vasisi Hakan Tezcan tarafından kullanılacaktır."],
    ['Pay', "Vefat eden ortaklar Suna Kekik, Rıza Tozlu ve Mert Hayali'nin payları mirasçılarına geçmiştir."],
    ['Pay', "Vefat eden ortağın payı Mert Hayali'ye geçmiştir."],
    ['Pay', "Borçlanmalarda pay sahibi Mert Hayali'nin muvafakatı alınır."],
  ])('that may take his power back: %s: %s', (matters, trap) => expect(after(matters, trap)).not.toContain('authorised'))
})

describe('a later notice on a suit that was refused, a particular that is set right, a branch, or another member', () => {
  const dismissed =
    'Alacaklı Ege Cam Ambalaj Limited Şirketi tarafından şirket aleyhine açılan iflas davasının, borcun ödenmiş olması karşısında reddine;'
  it.each([
    ['Mahkeme Yazısı', `${dismissed} dava sırasında alınan muhafaza tedbirlerinin refine karar verildiği ilan olunur.`],
    ['Mahkeme Kararı', 'Şirket hakkında açılan fesih davası reddedilmiştir.'],
    ['Düzeltme', '5.9.2024 tarihli ilanda müdürün ikametgâhı sehven Konak olarak yayımlanmış, Bornova olarak düzeltilmiştir.'],
    ['Düzeltme', "5.9.2024 tarihli ilanda Rıza Tozlu'nun T.C. kimlik numarası sehven yanlış yazılmıştır, doğrusu 12345678910 olacaktır."],
    ['Şube', 'Şube işleri ile sınırlı olmak üzere Hakan Tezcan şube müdürü olarak münferiden yetkilendirilmiştir.'],
    [
      'Yönetim Kurulu',
      "Mahkemece Mert Hayali'nin kısıtlanmasına ve kendisine kardeşi Nur Hayali'nin vasi tayinine hükmedildiği anlaşılmıştır.",
    ],
  ])('%s: %s', (matters, rest) => expect(after(matters, rest)[1]).toBe('authorised'))
  it.each([
    ['Mahkeme Kararı', 'İflas davasının reddine ilişkin kararın kaldırılmasına karar verilmiştir.'],
    ['Mahkeme Kararı', 'Konkordato talebinin reddine ve borçlu şirketin iflasına karar verilmiştir.'],
    ['Mahkeme Kararı', "Fesih davasının reddi ile yönetimin Mert Hayali'ye tevdiine karar verilmiştir."],
    ['Düzeltme', '5.9.2024 tarihli ilanda müdür "Rıza Tozlu" olarak çıkmıştır; "Mert Hayali" olarak düzeltilir.'],
    ['Düzeltme', '5.9.2024 tarihli ilanda yer alan şirket adresi ve imza şekli sehven yazılmıştır.'],
    ['Şube', 'Müdürlerin yetkisi şube işleri ile sınırlanmış, merkezde Hakan Tezcan münferiden yetkili kılınmıştır.'],
    ['Yönetim Kurulu', "Mahkemece Mert Hayali ile Rıza Tozlu'nun kısıtlanmasına karar verilmiştir."],
    ['Yönetim Kurulu', "Mert Hayali'nin vefatından sonra kalan üye tek başına karar alamayacaktır."],
    ['Yönetim Kurulu', "Mert Hayali'nin vefatı nedeniyle yönetim Nur Hayali'ye tevdi edilmiştir."],
  ])('that may take his power back: %s: %s', (matters, trap) => expect(after(matters, trap)).not.toContain('authorised'))
})
