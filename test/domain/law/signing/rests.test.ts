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
