/** What courts and registries announce of a company; every sentence here is made up, in the ways such decisions are worded. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const registered = (matter: string, decision: string): string => `T.C. KONYA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
İlan Sıra No: 1
Ticaret Sicil/Dosya No: 990077
Ticaret Unvanı: ÖRNEK DEĞİRMEN ANONİM ŞİRKETİ
Adres: Kurgu Mah. Hayal Sk. No: 3 Selçuklu / Konya
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 14.02.2024 tarihinde resen tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matter}
${decision}
`
const COURT = 'Konya 2. Asliye Ticaret Mahkemesinin 09.02.2024 tarihli ve 2023/771 Esas sayılı kararı ile'
const statuses = (text: string): [string, string | null][] =>
  readNotice(text).facts.flatMap((fact) => (fact.kind === 'status' ? [[fact.code, fact.on]] : []))

describe('more time for a concordat is told as more time, and is no new stay', () => {
  it.each([
    ['Konkordato', `${COURT} şirkete verilen geçici mühletin 2 (iki) ay uzatılmasına karar verilmiştir.`],
    [
      'Mahkeme Kararı',
      `${COURT} kesin konkordato mühletinin 12.02.2024 tarihinden itibaren altı ay süre ile uzatılmasına karar verilmiştir.`,
    ],
    ['Konkordato', 'Şirketin bir yıllık kesin mühleti 12.02.2024 tarihinden geçerli olmak üzere 6 ay uzatılmıştır.'],
    ['Kesin Mühletin Uzatılması', `${COURT} 6 ay kesin konkordato mühleti verilmiştir.`],
    ['Konkordato', `${COURT} şirkete 6 aylık ek kesin mühlet verilmiştir.`],
  ])('%s: %s', (matter, decision) => {
    const stays = readNotice(registered(matter, decision)).facts.filter((fact) => fact.kind === 'status')
    expect(stays.map(({ code, extends: more }) => [code, more])).toEqual([
      [/geçici/.test(decision) ? 'CONCORDAT_TEMPORARY' : 'CONCORDAT_FINAL', true],
    ])
  })
})

describe('a decision of a court', () => {
  it.each([
    [
      'Konkordato',
      `${COURT} şirkete 09.02.2024 tarihinden itibaren üç ay süreyle geçici mühlet verilmesine karar verilmiştir.`,
      [['CONCORDAT_TEMPORARY', '2024-02-09']],
    ],
    [
      'Konkordato Kesin Mühlet',
      `${COURT} bir yıl süreyle kesin mühlet verilmesine karar verilmiştir.`,
      [['CONCORDAT_FINAL', '2024-02-09']],
    ],
    [
      'Mahkeme Kararı',
      `${COURT} davacının konkordato talebinden feragat etmesi nedeniyle geçici mühletin kaldırılmasına karar verilmiştir.`,
      [['CONCORDAT_ENDED', '2024-02-09']],
    ],
    ['Konkordatonun Tasdiki', `${COURT} şirketin konkordato projesinin tasdikine karar verilmiştir.`, [['CONCORDAT_ENDED', '2024-02-09']]],
    [
      'İflas',
      `${COURT} şirketin iflasına, iflasın 09.02.2024 günü saat 11:40 itibarıyla açılmasına karar verilmiştir.`,
      [['BANKRUPTCY', '2024-02-09']],
    ],
    [
      'İflasın Kaldırılması',
      `${COURT} şirket hakkında verilen iflas kararının kaldırılmasına karar verilmiştir.`,
      [['ACTIVE', '2024-02-09']],
    ],
    ['Tasfiyeye Giriş', `${COURT} şirketin haklı nedenle feshine ve tasfiyesine karar verilmiştir.`, [['LIQUIDATION', '2024-02-09']]],
    ['Fesih', `${COURT} şirketin feshine karar verilmiştir.`, [['LIQUIDATION', '2024-02-09']]],
    [
      'İhya',
      `Ticaret sicilinden terkin edilen şirketin TTK 547. maddesi uyarınca ihyasına ${COURT} karar verilmiştir.`,
      [['REINSTATED', '2024-02-09']],
    ],
    ['Komiser', "Tamer Kurgu'nun Konkordato Komiseri görevi sona ermiştir.", []],
  ])('%s: %s', (matter, decision, wanted) => {
    expect(statuses(registered(matter, decision))).toEqual(wanted)
  })
})

describe('what is only asked for or threatened did not happen', () => {
  it.each([
    'Alacaklılar yedi gün içinde itiraz ederek mahkemeden konkordato talebinin reddini isteyebilirler.',
    'Süresi içinde tasfiye memurunu bildirmeyen şirketin ticaret sicili kaydının resen silineceği ve malvarlığının kaydın silindiği tarihten on yıl sonra Hazineye kalacağı ihtar olunur.',
  ])('%s', (sentence) => {
    expect(statuses(registered('İlan', sentence))).toEqual([])
  })
})

describe('an announcement that a court makes itself', () => {
  const opening =
    "T.C.\nBAKIRKÖY\nİFLAS DAİRESİ\nMÜFLİSİN ADI VE ADRESİ: İstanbul Ticaret Sicil Memurluğu'nun 990066 sicil numarasında kayıtlı HAYALİ KONFEKSİYON TİCARET LİMİTED ŞİRKETİ, Kurgu Sitesi No: 14 Güngören/İSTANBUL\nİFLASIN AÇILDIĞI TARİH: 10/03/2022\nYukarıda adı yazılı müflisin iflasına karar verilmiştir."

  it('names the company by its number in the register', () => {
    expect(readNotice(opening).header).toMatchObject({
      office: 'İSTANBUL',
      registry_no: '990066',
      title: 'HAYALİ KONFEKSİYON TİCARET LİMİTED ŞİRKETİ',
    })
    expect(statuses(opening)).toEqual([['BANKRUPTCY', '2022-03-10']])
  })
})

it('a company that came from another office is not struck off by the end of its record there', () => {
  const codes = (text: string, matter: string): string[] =>
    readNotice(`T.C. YALOVA TİCARET SİCİLİ MÜDÜRLÜĞÜ'NDEN
Ticaret Sicil/Dosya No: 990099
Ticaret Unvanı:
ÖRNEK BAHARAT LİMİTED ŞİRKETİ
Adres : Kurgu Mah. Hayal Sk. No: 3 Merkez / Yalova
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 4.3.2024 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: ${matter}
Tescile Delil Olan Belgeler: Yalova 90. Noterliği Nin 1.3.2024 Tarih 100 Sayı İle Tasdikli, 28.2.2024 Tarihli 4 Sayılı Genel Kurul Kararı
${text}
(90000999)
`).facts.flatMap((fact) => (fact.kind === 'status' ? [fact.code] : []))
  const came = "Bursa Ticaret Sicili Müdürlüğünün 99001 sicil numarasında kayıtlı iken merkezini Yalova'ya nakletmiştir."
  expect(codes(`MERKEZ NAKLİ\n${came} Bursa'daki kaydı re'sen silinmiştir.`, 'Merkez Nakli (Gelen)')).toEqual([])
  expect(codes(`MERKEZ NAKLİ\n${came} Bursa'daki kaydı silinmiştir.`, 'Merkez Nakli')).toEqual([])
  expect(codes('TERKİN\nŞirketin Müdürlüğümüzdeki kaydı silinmiştir.', 'Terkin')).toEqual(['STRUCK_OFF'])
})

it('quotes of an order on a trustee its own words alone, and not the list of evidence before them', () => {
  const { facts } = readNotice(
    registered(
      'Kayyım Atanması',
      `Tescile Delil Olan Belgeler: 9.2.2024 Tarihli 2023/771 Esas Sayılı Konya 2. Asliye Ticaret Mahkemesi Kararı\n${COURT} şirkete kayyım olarak Ece Kurgulu'nun atanmasına karar verilmiştir.`,
    ),
  )
  const order = facts.find((fact) => fact.kind === 'status')
  expect(order).toMatchObject({ code: 'TRUSTEE', on: '2024-02-09' })
  expect(order?.quote).toMatch(/^Konya 2\. Asliye/)
})

describe("what a court's letter tells the registry was decided", () => {
  it.each([
    [`${COURT} kayyım olarak Avukat Ece Kurgulu'nun atanmasına karar verildiği müdürlüğümüze bildirilmiştir.`, ['Ece Kurgulu']],
    [`${COURT} kayyım olarak Avukat Ece Kurgulu'nun atanmasına karar verildiği anlaşılmıştır.`, ['Ece Kurgulu']],
    // What somebody asks a court for is not decided.
    ["Konya 2. Asliye Ticaret Mahkemesine kayyım olarak Avukat Ece Kurgulu'nun atanması talebinde bulunulduğu bildirilmiştir.", []],
    ["Konya 2. Asliye Ticaret Mahkemesinden kayyım olarak Avukat Ece Kurgulu'nun atanmasının talep edildiği bildirilmiştir.", []],
  ])('%s', (decision, people) => {
    const { facts } = readNotice(registered('Kayyım Atanması', decision))
    expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual(people)
  })
})

describe('a trustee is held to all tasks that his order names', () => {
  it.each([
    [
      `${COURT} genel kurulu toplantıya davet etmek, gündemi hazırlamak ve çağrıyı ilan ettirmek üzere Ece Kurgulu kayyım olarak atanmıştır.`,
      'genel kurulu toplantıya davet etmek, gündemi hazırlamak ve çağrıyı ilan ettirmek',
    ],
    [
      `${COURT}, organsız kalan şirkete, defterlerin saklanması ve genel kurulun toplanması için gerekli işlemleri yapmak üzere, bu görevle sınırlı olarak Ece Kurgulu kayyım olarak atanmıştır.`,
      'defterlerin saklanması ve genel kurulun toplanması için gerekli işlemleri yapmak',
    ],
    // In what he represents the company may stand before the tasks: what bounds them is not said for certain.
    [`Kira alacağının tahsili davasında, şirketi temsil etmek üzere Ece Kurgulu kayyım olarak atanmıştır.`, undefined],
  ])('%s', (decision, tasks) => {
    const order = readNotice(registered('Kayyım Atanması', decision)).facts.find((fact) => fact.kind === 'status')
    expect(order).toMatchObject({ code: 'TRUSTEE' })
    expect(order?.kind === 'status' ? order.restricts : null).toBe(tasks)
  })
})
