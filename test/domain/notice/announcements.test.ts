/** What a company announces itself, and corrections of earlier notices; every sentence here is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const announced = (text: string): string => `T.C. ANKARA TİCARET SİCİLİ MÜDÜRLÜĞÜ
İlan Sıra No: 1
Ticaret Sicil No: 990055
Ticaret Unvanı
ÖRNEK HİZMET ORTAKLIĞI ANONİM ŞİRKETİ
Adres: Kurgu Mah. Hayal Cad. No: 3 Çankaya/Ankara
${text}
(10000001)
`

describe('what is planned or called for changed nothing', () => {
  it.each([
    "OLAĞANÜSTÜ GENEL KURUL TOPLANTISINA DAVET\nŞirketimizin olağanüstü genel kurul toplantısı 12.12.2024 günü saat 14:00'te şirket merkezinde yapılacaktır.\nGÜNDEM\n1. Yönetim kurulu üyelerinin seçimi\n2. Şirket sermayesinin 5.000.000,00 TL'den 20.000.000,00 TL'ye artırılması ve ana sözleşmenin 6. maddesinin tadili",
    "YENİ PAY ALMA HAKLARININ KULLANILMASINA DAVET\nSermayenin 8.000.000,00 TL'den 32.000.000,00 TL'ye çıkarılmasına karar verilmiş olup pay sahiplerimizin rüçhan haklarını ilan tarihinden itibaren 15 gün içinde kullanmaları ilan olunur.",
    "SERMAYE KOYMA BORCUNUN İFASINA ÇAĞRI\nŞirketimizin 10.000.000,00 TL olan sermayesinin ödenmemiş 7.500.000,00 TL'lik kısmının bir ay içinde ödenmesi ihtar ve ilan olunur.",
    'ZAYİ İLANI\nŞirketimize ait 2018 yılı defterleri yangın sonucu zayi olmuştur.',
  ])('%s', (text) => {
    expect(readNotice(announced(text)).facts).toEqual([])
  })

  it('a call to creditors tells since when the company is wound up', () => {
    const { facts } = readNotice(
      announced(
        '2. İLAN\nALACAKLILARA ÇAĞRI\nŞirketimiz 06.01.2022 tarihli genel kurul kararı ile tasfiyeye girmiş olup, alacaklıların üçüncü ilandan itibaren altı ay içinde tasfiye memurluğuna müracaat etmeleri ilan olunur.',
      ),
    )
    expect(facts).toMatchObject([{ kind: 'status', code: 'LIQUIDATION', on: '2022-01-06' }])
  })
})

describe('a correction', () => {
  it('of whose office it names states that under the right name, and nothing is left to tell', () => {
    const { facts, unread } = readNotice(
      announced(
        'DÜZELTME İLANI\n11.04.2019 tarih ve 9807 sayılı Türkiye Ticaret Sicili Gazetesinin 512. sayfasında yayımlanan ilanda şirket müdürlüğüne seçilenin adı sehven "Nazmi Kurgu" yazılmış olup doğrusu "Nazmiye Kurgu"dur. Düzeltilerek ilan olunur.',
      ),
    )
    expect(facts).toMatchObject([
      { kind: 'correction', notice: '11.04.2019 tarih ve 9807 sayılı', words: 'Nazmi Kurgu', instead: 'Nazmiye Kurgu' },
      { kind: 'appointment', person: 'Nazmiye Kurgu', role: 'manager' },
    ])
    expect(unread).toEqual([])
  })

  it.each([
    'DÜZELTME İLANI\n11.04.2019 tarih ve 9807 sayılı Türkiye Ticaret Sicili Gazetesinin 512. sayfasında yayımlanan ilanda ortağın adı sehven "Nazmi Kurgu" yazılmış olup doğrusu "Nazmiye Kurgu"dur. Düzeltilerek ilan olunur.',
    'DÜZELTME İLANI\n11.04.2019 tarih ve 9807 sayılı Türkiye Ticaret Sicili Gazetesinde yayımlanan ilanda görevi sona eren müdürün adı sehven "Nazmi Kurgu" yazılmış olup doğrusu "Nazmiye Kurgu"dur. Düzeltilerek ilan olunur.',
    "DÜZELTME\nTürkiye Ticaret Sicili Gazetesi'nin 08.06.2016 tarih 9092 sayılı nüshasındaki ilanda şirketin sermayesi 150.000,00 TL olarak hatalı yazılmış olup doğrusu 1.500.000,00 TL'dir. İlan olunur.",
  ])('of anything else states no fact but itself, and people have to read it: %s', (text) => {
    const { facts, unread } = readNotice(announced(text))
    expect(facts.map(({ kind }) => kind)).toEqual(['correction'])
    expect(unread.map((each) => each.text).join(' ')).toMatch(/doğrusu/)
  })
})

describe('a general meeting', () => {
  const registered = (decision: string): string =>
    `Yukarıda yazılı şirketin kararı 04.03.2010 tarihinde tescil edildiği ilan olunur.\n${decision}`
  it.each([
    [
      'is told where it was held',
      'Şirketin 12.02.2010 tarihinde yapılan olağan genel kurul toplantısında aşağıdaki kararlar alınmıştır.',
      1,
    ],
    [
      'is not the day of a notary',
      'Ankara 3. Noterliğinden 12.02.2010 tarih 30917 sayı ile onaylı olağanüstü genel kurul toplantı tutanağı tescil edilmiştir.',
      0,
    ],
    [
      'is not one whose decisions were annulled',
      'Şirketin 12.02.2010 tarihinde yapılan olağan genel kurul toplantısında alınan 4 numaralı kararın iptaline karar verilmiştir.',
      0,
    ],
  ])('%s', (_, decision, count) => {
    const { facts, unread } = readNotice(registered(decision))
    expect(facts.filter(({ kind }) => kind === 'general_meeting')).toHaveLength(count)
    if (decision.includes('iptal')) expect(unread).toHaveLength(1)
  })
})
