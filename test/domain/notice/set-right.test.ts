/** Forms of signing that are set right or stand behind a name, elections the assembly did not approve, days and words that older heads print. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { toldIn } from '../../../lib/domain/fact/telling.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const read = (body: string, matters = 'Düzeltme') =>
  readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 12345
Ticaret Unvanı:
ÖRNEK GIDA LİMİTED ŞİRKETİ
Adres : Hayal Mah. Kurgu Sk. No: 5 Merkez / İzmir
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 3.3.2021 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matters}
Tescile Delil Olan Belgeler: 1.3.2021 Tarihli Genel Kurul Kararı
${body}
(18000005)
`)
const powers = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) =>
    fact.kind === 'representation'
      ? [`${fact.persons.join('+')} ${fact.mode} ${fact.with.join('+')}${fact.limit?.amount ?? ''}`.trim()]
      : [],
  )

const ISSUE = 'Türkiye Ticaret Sicili Gazetesi’nin 8.3.2023 tarih ve 10784 sayılı nüshasında yayımlanan ilanda'

describe('a form of signing that is set right', () => {
  it.each([
    [`${ISSUE} müdürlerin yetki şekli sehven yanlış dizilmiştir. Doğrusu "Müştereken temsile yetkilidirler" olacaktır.`, ['joint']],
    [
      `${ISSUE} müdürlerin "münferit imzaları ile" temsile yetkili oldukları yazılmış ise de kararın aslında bu ibare "müşterek imzaları ile" şeklindedir.`,
      ['joint'],
    ],
    [
      `${ISSUE}, müdürler ADA DÜŞSEL ve MERT HAYALİ'nin temsil şekli sehven "müştereken" olarak yazılmıştır. Genel kurul kararının aslında "münferiden" denildiği anlaşılmış olup, ilgili kısmın "şirketi münferiden temsil ve ilzam etmelerine" şeklinde düzeltildiği ilan olunur.`,
      ['ADA DÜŞSEL+MERT HAYALİ sole'],
    ],
    // Of whom it is none, and what was not so.
    [`${ISSUE} önceki müdürlerin yetki şekli sehven "Müştereken" yazılmıştır. Aslı "Münferiden" şeklindedir.`, []],
    [`${ISSUE} ADA DÜŞSEL'in yetki şekli sehven Müştereken yazılmış olup doğrusu Münferiden olacaktır.`, ['ADA DÜŞSEL sole']],
    [
      `${ISSUE} ADA DÜŞSEL ve MERT HAYALİ'nin yetki şekli sehven 'Münferiden' olarak yazılmış olup doğrusu 'Müştereken' olacaktır.`,
      ['ADA DÜŞSEL+MERT HAYALİ joint'],
    ],
    [`${ISSUE} ADA DÜŞSEL'in yetki şekli sehven Müştereken yazılmış olup doğrusu Münferiden olmayacaktır.`, []],
    [`${ISSUE} Ankara Şubesi müdürlerinin yetki şekli sehven "Müştereken" yazılmıştır. Doğrusu "Münferiden" olacaktır.`, []],
    [`${ISSUE} müdürlerin yetki şekli sehven "Müştereken" yazılmıştır. Kararın aslında "münferiden" denilmediği anlaşılmıştır.`, []],
    [
      `${ISSUE} müdürlerin yetki şekli sehven 'Münferiden Temsile Yetkilidir' olarak yazılmıştır. Doğrusu; ADA DÜŞSEL ve MERT HAYALİ için 'Müştereken Temsile Yetkilidir' şeklinde olup düzeltilerek ilan olunur.`,
      ['ADA DÜŞSEL+MERT HAYALİ joint'],
    ],
    [
      `${ISSUE}, ADA DÜŞSEL'e ilişkin "Yetki Şekli: Münferiden Temsile Yetkilidir." ibaresi sehven yazılmış olup, doğrusu "Yetki Şekli: ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir." şeklindedir.`,
      ['ADA DÜŞSEL joint MERT HAYALİ'],
    ],
    [
      `${ISSUE} ADA DÜŞSEL ve MERT HAYALİ'nin temsil şekli sehven müştereken yazılmış olup doğrusu münferiden temsile yetkilidir.`,
      ['ADA DÜŞSEL+MERT HAYALİ sole'],
    ],
    [
      `${ISSUE} müdür ADA DÜŞSEL'in yetki şekli sehven Münferiden Temsile Yetkilidir biçiminde yazılmıştır. Doğrusu; Yetki Şekli: ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir şeklindedir.`,
      ['ADA DÜŞSEL joint MERT HAYALİ'],
    ],
    [
      `${ISSUE} ADA DÜŞSEL'in temsil şekli sehven münferiden yazılmış olup doğrusu müdürlerden biri ile müştereken temsile yetkilidir.`,
      ['ADA DÜŞSEL joint müdürlerden biri'],
    ],
    [
      `${ISSUE}, "YENİ ATANAN TEMSİLCİLER" başlığı altında ADA DÜŞSEL ve MERT HAYALİ için "Yetki Şekli: Münferiden Temsile Yetkilidir." ibaresi sehven yayımlanmıştır. Karara göre söz konusu ibarelerin doğrusu aşağıdaki gibidir:\n\nADA DÜŞSEL; Yetki Şekli: ( MERT HAYALİ) ile\nbirlikte Müştereken Temsile Yetkilidir.\n\nMERT HAYALİ; Yetki Şekli: ( ADA DÜŞSEL) ile\nbirlikte Müştereken Temsile Yetkilidir.\n\nİlanın diğer kısımlarında değişiklik bulunmamaktadır.`,
      ['ADA DÜŞSEL joint MERT HAYALİ', 'MERT HAYALİ joint ADA DÜŞSEL'],
    ],
    [
      `${ISSUE.replace(/ilanda$/, 'ilanının')} "Yeni Atanan Temsilciler" bölümünde ADA DÜŞSEL'in yetki şekli "Müştereken Temsile Yetkilidir." şeklinde hatalı yazıldığından, "Münferiden Temsile Yetkilidir." olarak düzeltilmiştir.`,
      ['ADA DÜŞSEL sole'],
    ],
    [
      `${ISSUE} ADA DÜŞSEL'in temsil şekli sehven müştereken yazılmış olup doğrusu 100.000 TL'ye kadar münferiden temsile yetkilidir.`,
      ['ADA DÜŞSEL sole 100000.00'],
    ],
  ])('%s', (text, wanted) => {
    const { facts } = read(`DÜZELTME\n${text}`)
    expect(powers(facts)).toEqual(wanted)
    // Who signs, or signs along, is no name that is set right.
    expect(facts.filter(({ kind }) => kind === 'appointment')).toEqual([])
  })

  it.each([
    `${ISSUE} ADA DÜŞSEL, ECE KURGULU ve MERT HAYALİ'nin temsil şekli sehven münferiden yazılmış olup doğrusu herhangi ikisinin müştereken imzasıdır.`,
    `${ISSUE} ADA DÜŞSEL'in temsil şekli sehven müştereken yazılmış olup doğrusu Ankara Şubesi için münferiden temsile yetkilidir.`,
    `${ISSUE} ADA DÜŞSEL'in temsil şekli sehven müştereken yazılmış olup doğrusu yetki şekli münferiden temsil şeklinde değildir.`,
  ])('is told where more is said: %s', (text) => {
    const { facts, unread } = read(`DÜZELTME\n${text}`)
    expect(powers(facts)).toEqual([])
    expect(unread.some(({ why }) => why === 'correction')).toBe(true)
  })
})

/** What of people, powers, shares and seats a text states beside its correction. */
const stated = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => {
    switch (fact.kind) {
      case 'appointment':
        return [`${fact.person} ${fact.role}${fact.until ? ` until ${fact.until}` : ''}${fact.term_years ? ` ${fact.term_years}y` : ''}`]
      case 'departure':
        return [`${fact.person} leaves ${fact.role}`]
      case 'representation':
        return [`${[...fact.persons, ...(fact.by_title ?? [])].join('+')} ${fact.mode} ${fact.with.join('+')}`.trim()]
      case 'share_transfer':
        return [`${fact.from} > ${fact.to} ${fact.shares ?? ''}`]
      case 'address':
        return [fact.to ?? '']
      default:
        return []
    }
  })

describe('what a correction says instead', () => {
  const GAZETTE = 'Yukarıda bilgileri verilen şirketin 8.3.2023 tarih ve 10784 sayılı gazetede yayımlanan ilanında'
  it.each([
    [
      `${GAZETTE} müdür ADA DÜŞSEL'in yetki şekli sehven "Münferiden Temsile Yetkilidir." olarak yazılmış olup doğrusu "1.3.2026 tarihine kadar ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir." şeklindedir. Diğer hususlarda bir değişiklik yoktur. Ticaret Sicili Yönetmeliği'nin 13 üncü maddesi uyarınca düzeltilerek ilan olunur.`,
      ['ADA DÜŞSEL joint MERT HAYALİ'],
    ],
    [
      `${GAZETTE} ADA DÜŞSEL (Müdür) için yetki şekli yanlışlıkla "( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir." olarak çıkmıştır. Doğru metin aşağıdaki gibidir:\nADA DÜŞSEL (Müdür) Yetki Şekli: Münferiden Temsile Yetkilidir.`,
      ['ADA DÜŞSEL sole'],
    ],
    [
      `${GAZETTE}, kararın aksine ADA DÜŞSEL için "Yetki Şekli: Münferiden Temsile Yetkilidir." yazılmış ise de, ifadenin "ADA DÜŞSEL; 1.3.2026 tarihine kadar (Müdür) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: ( MERT HAYALİ, ECE KURGULU ) 'den Herhangi Birisiyle Müştereken Temsile Yetkilidir." şeklinde olması gerektiği düzeltilerek ilan olunur.`,
      ['ADA DÜŞSEL joint MERT HAYALİ+ECE KURGULU'],
    ],
    [
      `${GAZETTE}, müdür ADA DÜŞSEL'in yetki şekli sehven "Münferiden Temsile Yetkilidir." olarak yayımlanmıştır. Söz konusu ibare sicil dosyasına uygun olarak;\nTürkiye Uyruklu 275******44 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL (Müdür) Yetki Şekli: ( MERT HAYALİ) ile birlikte Müştereken Temsile Yetkilidir.\nşeklinde düzeltilmiş olup, düzeltilerek ilan olunur.`,
      ['ADA DÜŞSEL joint MERT HAYALİ'],
    ],
    [
      `${GAZETTE} "münferiden imza atmaya" ibaresi sehven yazılmış olup, doğrusu; şirket müdürleri Ada Düşsel ve Mert Hayali'nin şirket ünvanı altında "müştereken imza atmaya" yetkili kılındıkları şeklindedir. Keyfiyet düzeltilerek ilan olunur.`,
      ['Ada Düşsel+Mert Hayali joint'],
    ],
    [
      `${GAZETTE} müdür ADA DÜŞSEL'in görev süresi bitiş tarihi 1.3.2024 olarak yazılmıştır; 1.3.2026 olması gerekmektedir. Tashih olunur.`,
      ['ADA DÜŞSEL manager until 2026-03-01'],
    ],
    [
      `${GAZETTE} temsilcilere ait bölüm sehven eksik yayımlanmış olup, tam metni aşağıdaki gibidir:\nTürkiye Uyruklu 275******44 Kimlik No'lu, İZMİR / KONAK adresinde ikamet eden, ADA DÜŞSEL; 1.3.2026 tarihine kadar (Müdür) Temsile Yetkili olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
      ['ADA DÜŞSEL manager until 2026-03-01', 'ADA DÜŞSEL sole'],
    ],
    [
      `${GAZETTE};\nYanlış: MERT HAYALİ (Müdür) Yetki Şekli: ( ADA DÜŞSEL) ile birlikte Müştereken Temsile Yetkilidir.\nDoğru: MERT HAYALİ (Müdür) Yetki Şekli: Münferiden Temsile Yetkilidir.\nDüzeltilerek ilan olunur.`,
      ['MERT HAYALİ sole'],
    ],
    [
      `${GAZETTE}\nHatalı: ADA DÜŞSEL; 11.6.2027 tarihine kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.\nDoğrusu: ADA DÜŞSEL; 11.6.2034 tarihine kadar Müdür olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.`,
      ['ADA DÜŞSEL manager until 2034-06-11', 'ADA DÜŞSEL sole'],
    ],
    [
      `${GAZETTE} şirketin yeni adresi sehven "Pınar Mah. Ceviz Sk. No: 12 Konak / İzmir" olarak yazılmış olup doğrusu "Pınar Mah. Ceviz Sk. No: 21 Konak / İzmir" dir.`,
      ['Pınar Mah. Ceviz Sk. No: 21 Konak / İzmir'],
    ],
    [
      `${GAZETTE} "Şirket müdürlüğüne on yıl süre ile Mert Hayali seçilmiştir" cümlesi yanlış yazılmış, doğrusu "Şirket müdürlüğüne beş yıl süre ile Mert Hayali seçilmiştir" şeklinde olacaktır.`,
      ['Mert Hayali manager 5y'],
    ],
  ])('is read, and nothing of what was wrong: %s', (text, wanted) => {
    const { facts, unread } = read(`DÜZELTME İLANI\n${text}`)
    expect(stated(facts).sort()).toEqual([...wanted].sort())
    expect(facts.filter(({ kind }) => kind === 'correction')).toHaveLength(1)
    expect(unread).toEqual([])
  })

  it.each([
    // What the earlier notice states of somebody else stays in the list until people look at it.
    [
      `${GAZETTE} sehven yönetim kurulu üyeliğinden istifa edenin Kaan Uydurma olduğu ilan edilmiş olup doğrusu Ece Kurgulu yönetim kurulu üyeliğinden istifa etmiştir.`,
      ['Ece Kurgulu leaves board_member'],
    ],
    // A transfer is counted once for each time that it is stated.
    [
      `${GAZETTE} "MERT HAYALİ şirkette bulunan 40 adet payının tamamını ADA DÜŞSEL'e devretmiştir." ifadesi sehven yazılmış olup doğrusu "MERT HAYALİ şirkette bulunan 60 adet payının tamamını ADA DÜŞSEL'e devretmiştir." olacaktır.`,
      ['MERT HAYALİ > ADA DÜŞSEL 60'],
    ],
    [`${GAZETTE} ADA DÜŞSEL'in münferiden temsile yetkili olduğu sehven ilan edilmiştir.`, []],
    [`${GAZETTE} "Müdür ADA DÜŞSEL münferiden temsile yetkilidir." ibaresi sehven yazılmış olup iptal edilmiştir.`, []],
    [
      `${GAZETTE} ADA DÜŞSEL'in yetki şekli sehven "Münferiden Temsile Yetkilidir." olarak yazılmış olup doğrusu "Münferiden Temsile Yetkili Değildir." şeklindedir.`,
      [],
    ],
    [`${GAZETTE} MERT HAYALİ'nin müdür olarak seçildiği sehven yazılmış olup, adı geçen müdür seçilmemiştir.`, []],
  ])('is told beside what of it stands: %s', (text, wanted) => {
    const { facts, unread } = read(`DÜZELTME İLANI\n${text}`)
    expect(stated(facts)).toEqual(wanted)
    expect(unread.map(({ why }) => why)).toContain('correction')
    // The head of the notice is no part of it.
    expect(unread.filter((clause) => clause.text.includes('MÜDÜRLÜĞÜ'))).toEqual([])
  })
})

describe('a form behind the name of somebody who is elected', () => {
  const elected = 'Aksi karar alınıncaya kadar ADA DÜŞSEL ve MERT HAYALİ müdür seçilmişlerdir.'
  it.each([
    [
      'ADA DÜŞSEL: Münferiden Temsile Yetkilidir. MERT HAYALİ: ( ADA DÜŞSEL) ile birlikte Müştereken Temsile Yetkilidir.',
      ['ADA DÜŞSEL sole', 'MERT HAYALİ joint ADA DÜŞSEL'],
    ],
    ['ADA DÜŞSEL: Münferiden Temsile Yetkilidir, ancak taşınmaz satışında birlikte imza gerekir.', []],
    ["ADA DÜŞSEL: 100.000 TL'ye kadar Münferiden Temsile Yetkilidir.", ['ADA DÜŞSEL sole 100000.00']],
    ['MERT HAYALİ: Münferiden Temsile Yetkili değildir.', []],
    ['Daha önce MERT HAYALİ: Münferiden Temsile Yetkilidir.', []],
  ])('%s', (text, wanted) => {
    const { facts, unread } = read(`MÜDÜRLER/YETKİLİLER\n${elected}\n${text}`, 'Müdürler / Yetkililer')
    expect(powers(facts)).toEqual(wanted)
    expect(unread.length > 0).toBe(wanted.length === 0)
  })
})

describe('an election that the assembly did not approve', () => {
  const departures = (text: string): string[] =>
    readNotice(`T.C. İZMİR TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Unvanı:
ÖRNEK GIDA ANONİM ŞİRKETİ
Tescil Edilen Hususlar: Yönetim Kurulu / Yetkililer
Tescile Delil Olan Belgeler: 1.3.2021 Tarihli Genel Kurul Kararı
YÖNETİM KURULU / YETKİLİLER
${text}
`).facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.person] : []))

  it('ends the seat; a refused proposal and an approval end none', () => {
    expect(departures("MERT HAYALİ'nin üyeliğe seçimi genel kurulca onaylanmamış; yerine ECE KURGULU seçilmiştir.")).toEqual([
      'MERT HAYALİ',
    ])
    expect(departures("MERT HAYALİ'nin yönetim kurulu üyeliğine seçilmesi teklifi genel kurulca reddedilmiştir.")).toEqual([])
    expect(departures("MERT HAYALİ'nin yönetim kurulu üyeliğine seçilmesinin genel kurulca onaylanmasına karar verilmiştir.")).toEqual([])
  })
})

describe('the head of an older notice', () => {
  it.each([
    ['Şirketin kararı 9.10.2006 gününde tescil edilmiştir.', '2006-10-09'],
    ['Şirketin kararı 4.6.2007 günü tescil olunmuştur.', '2007-06-04'],
    ["Şirketin kararı 9.2.2009'da tescil edilmiştir.", '2009-02-09'],
    ['Şirketin kararının tescili 25.3.2009 tarihinde yapılmıştır.', '2009-03-25'],
  ])('says the day of entry and is told nowhere: %s', (text, day) => {
    const { header, unread } = readNotice(`Yalova Ticaret Sicili Memurluğundan
Sicil No: 7740
Ticaret Ünvanı
Örnek Gıda Limited Şirketi
${text}
Şirket müdürlüğüne on yıl için Ada Düşsel seçilmiştir.
`)
    expect(header.registered_on).toBe(day)
    expect(unread.filter(({ text: told }) => told.includes('Memurluğundan'))).toEqual([])
  })
})

describe('what an unread clause tells', () => {
  it('of what goes on as before, whatever it stands under; of a district by that name no head office', () => {
    expect(toldIn('Diğer müdürün görev ve yetkileri aynen devam etmektedir.', 'GÖREVİ SONA ERENLER')).toContain('goes_on')
    expect(toldIn('1 | ADA DÜŞSEL | İZMİR / MERKEZ | Türkiye Cumhuriyeti')).not.toContain('bounds_signing')
    expect(toldIn('Merkezde ikinci bir imza daha bulunur.')).toContain('bounds_signing')
    expect(toldIn('Değeri aşan sözleşmelerde ortaklar kurulunun onayını alır.')).not.toContain('bounds_signing')
    expect(toldIn('Yönetim kurulu başkanı Kaan Uydurma’nın onayını alır.')).toContain('bounds_signing')
    expect(toldIn("Her işlemde Kaan Uydurma'nın onayını alır.")).toContain('bounds_signing')
  })
})
