/** Signatories of a bank's branch by their grades, and agents whose power is written out; every name is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const powersOf = (title: string, text: string): string[] =>
  readNotice(`T.C. AYDIN TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990098
Ticaret Unvanı:
${title}
Adres : Kurgu Mah. Hayal Sk. No: 3 Nazilli / Aydın
Yukarıda bilgileri verilenle ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Temsilciler
Tescile Delil Olan Belgeler: Aydın 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Yönetim Kurulu Kararı
${text}
(90000998)
`).facts.flatMap((fact) =>
    fact.kind === 'representation'
      ? [
          [fact.persons.join('+'), fact.mode, fact.group ?? '', fact.with.join('+'), fact.scope ?? '', fact.excludes ?? '']
            .join(' | ')
            .replace(/(?: \| )+$/, ''),
        ]
      : [],
  )

const BRANCH = 'KURGU KATILIM BANKASI ANONİM ŞİRKETİ NAZİLLİ ŞUBESİ'

describe('grades of a branch', () => {
  it('are read in brackets beside the office, and from the form below the last of them', () => {
    const text = `YENİ ATANAN TEMSİLCİLER
Türkiye Cumhuriyeti Uyruklu 213******40 Kimlik No'lu, AYDIN / NAZİLLİ adresinde ikamet eden, MERT HAYALİ; Aksi Karar Alınıncaya Kadar (Şube Müdürü - 1. Derece) Temsile Yetkili olarak seçilmiştir.
Türkiye Cumhuriyeti Uyruklu 345******74 Kimlik No'lu, AYDIN / NAZİLLİ adresinde ikamet eden, SELİN SANAL; Aksi Karar Alınıncaya Kadar (2. Derece) Temsile Yetkili olarak seçilmiştir.
Yetki Şekli: Yalnız Nazilli Şubesinin işleriyle sınırlı olmak üzere, 1. derece imza yetkilisi ile 2. derece imza yetkililerinden herhangi birinin şube kaşesi altına atacakları müşterek imzaları ile temsil ve ilzam olunur.`
    expect(powersOf(BRANCH, text)).toEqual([
      'MERT HAYALİ | joint | 1 | 2 | Yalnız Nazilli Şubesinin işleriyle sınırlı olmak üzere',
      'SELİN SANAL | joint | 2 | 1 | Yalnız Nazilli Şubesinin işleriyle sınırlı olmak üzere',
    ])
  })

  it('sign as said, though it is said once more that the lower one does not among itself', () => {
    const text = `1- Şube Müdürü Mert Hayali ve Operasyon Yönetmeni Fulya Düşsel'e birinci derece, 2- Portföy Yetkilisi Görkem Sanal'a ikinci derece imza yetkisi verilmesine, 3- Şubenin birinci derece imza sahiplerinin ikisinin birden, yahut birinci derece imza sahiplerinden biri ile ikinci derece imza sahiplerinden birinin birlikte atacakları imza ile temsil ve ilzam edilmesine, ikinci derece imza sahiplerinin yalnız kendi aralarında birleşerek şubeyi ilzam edememelerine, 4- Şubedeki görevi nihayet bulan ikinci derece imza sahibi Nur Eski'nin yetkisinin 28.02.2024 itibarıyla kaldırılmasına karar verildi.`
    expect(powersOf(BRANCH, text).toSorted()).toEqual([
      'Görkem Sanal | joint | 2 | 1',
      'Mert Hayali+Fulya Düşsel | joint | 1',
      'Mert Hayali+Fulya Düşsel | joint | 1 | 2',
    ])
  })
})

describe('an agent whose power is written out', () => {
  const agent = (form: string): string[] =>
    powersOf(
      'MERT KURGU TİCARET',
      `YENİ ATANAN TEMSİLCİLER\nTürkiye Cumhuriyeti Uyruklu 502******46 Kimlik No'lu, AYDIN / NAZİLLİ adresinde ikamet eden, NİL KURGU; Aksi Karar Alınıncaya Kadar (Ticari Vekil) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ${form}`,
    )
  it('has what stands before the form', () => {
    expect(
      agent('İşletmenin mal alım ve satımı ile alacakların tahsiline ilişkin işlerle sınırlı olmak üzere Münferiden Temsile Yetkilidir.'),
    ).toEqual(['NİL KURGU | sole |  |  | İşletmenin mal alım ve satımı ile alacakların tahsiline ilişkin işler'])
    expect(agent('Taşınmaz alım ve satımı hariç olmak üzere Münferiden Temsile Yetkilidir.')).toEqual([
      'NİL KURGU | sole |  |  |  | Taşınmaz alım ve satımı',
    ])
  })
})
