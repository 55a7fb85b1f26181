/**
 * Groups of signatories, from the circular that makes them to the notices that change who is in which: whoever is put into one signs as those of it
 * do, who leaves signs no more, and one of the second group alone, or two of them, never bind the company. Every name is made up.
 */
import { describe, expect, it } from 'vitest'
import { checkSigning } from '../../../../lib/domain/law/tr/signing/check.ts'
import { questionOf, recordOf, VERDICTS } from '../../../support/scenarios.ts'

const notice = (published_on: string, text: string) => {
  const [year, month, day] = published_on.split('-').map(Number)
  const on = `${day}.${month}.${year}`
  return {
    published_on,
    issue: '1000',
    page: '10',
    text: `Bursa Ticaret Sicili Memurluğundan

Sicil No: 33021

Ticaret Ünvanı
KURGUTAŞ BOYA VE KİMYA SANAYİİ ANONİM ŞİRKETİ

Ticari Merkezi: Osmangazi, Ulu Cad. No: 5 Bursa

Ünvanı yukarıda yazılı şirketin Bursa 3. Noterliğinden ${on} tarih ve 4410 sayı ile tasdikli yönetim kurulu kararı ${on} tarihinde tescil edilmiştir.

${text}
`,
  }
}
const ELECTED =
  'Genel kurulca üç yıl için seçilen yönetim kurulu üyelerinden Ali Korkut başkanlığa, Banu Sezer başkan vekilliğine, Cem Atay üyeliğe getirilmiştir.\n\n'
const LISTS = 'A grubu: Ali Korkut, Banu Sezer, Cem Atay\n\nB grubu: Deniz Uçar, Ece Tümer\n\n'
const RULE =
  'Şirket, A grubundan iki kişinin veya A grubundan bir kişi ile B grubundan bir kişinin müşterek imzaları ile temsil ve ilzam olunur.'
const asked = (texts: readonly string[], tarih: string, kisi: string, ...birlikte: string[]): string => {
  const [first = '', ...later] = texts
  const notices = [notice('1990-03-14', ELECTED + first), ...later.map((text) => notice('1992-06-10', text))]
  const record = recordOf({
    id: 'g',
    title: 'KURGUTAŞ BOYA VE KİMYA SANAYİİ ANONİM ŞİRKETİ',
    office: 'BURSA',
    registry_no: '33021',
    notices,
    questions: [],
  } as never)
  return VERDICTS[checkSigning(record, questionOf({ kisi, birlikte, tarih } as never)).verdict]
}

describe('groups that a circular makes', () => {
  it.each([
    'A grubu: Ali Korkut, Banu Sezer, Cem Atay.\n\nB grubu: Fabrika Müdürü Deniz Uçar, Muhasebe Müdürü Ece Tümer.\n\nŞirketi ilzam edecek her türlü evrakın muteber olması için A grubundan iki veya A grubundan bir ve B grubundan bir kişinin imzasını taşıması lazımdır. B grubuna dahil olanlar kendi aralarında imza edemezler.',
    '(A) Grubu İmza Yetkilileri\nAli Korkut\nBanu Sezer\nCem Atay\n(B) Grubu İmza Yetkilileri\nDeniz Uçar (Fabrika Müdürü)\nEce Tümer (Muhasebe Şefi)\nŞirketimiz, (A) grubu imza yetkililerinden herhangi ikisinin veya (A) grubu imza yetkililerinden biri ile (B) grubu imza yetkililerinden birinin şirket ünvanı altına atacakları müşterek imzalarla temsil ve ilzam edilir. (B) grubu imza yetkililerinin kendi aralarında atacakları imzalar şirketi ilzam etmez.',
    'Ali Korkut, Banu Sezer ve Cem Atay (A) grubu; Deniz Uçar ile Ece Tümer (B) grubu imza yetkilisidir. Şirket, iki (A) grubu imza ile veya bir (A) ve bir (B) grubu imza ile ilzam olunur. İki (B) grubu imza şirketi ilzam etmez.',
    'Ali Korkut, Banu Sezer ve Cem Atay birinci derecede; Deniz Uçar ve Ece Tümer ikinci derecede imza yetkilisidirler. Birinci derece imza yetkililerinden ikisi bir arada, ikinci derece imza yetkilileri ise birinci dereceden biri ile birlikte şirketi temsil ve ilzam ederler. İkinci derece imza yetkilileri kendi aralarında şirketi ilzam edemezler.',
    'A grubuna Ali Korkut, Banu Sezer ve Cem Atay’ın, B grubuna Deniz Uçar ve Ece Tümer’in dahil edilmelerine, şirketi A grubundan iki kişinin veya A ve B gruplarından birer kişinin müştereken temsil ve ilzam etmelerine, B grubunun kendi aralarında imza atamamalarına karar verildi.',
    `${LISTS}Şirketin borç altına girebilmesi için A grubuna dahil olanlardan ikisinin veya A grubuna dahil olanlardan biri ile B grubuna dahil olanlardan birinin imzası gerekir. B grubundan olanlar A grubundan biri olmadan imza atamazlar.`,
  ])('%s', (text) => {
    const on = '1991-05-05'
    expect(asked([text], on, 'Ali Korkut', 'Banu Sezer')).toBe('yetkili')
    expect(asked([text], on, 'Ali Korkut', 'Ece Tümer')).toBe('yetkili')
    for (const team of [['Ali Korkut'], ['Deniz Uçar'], ['Deniz Uçar', 'Ece Tümer']] as [string, ...string[]][])
      expect(asked([text], on, ...team)).toBe('yetkili_degil')
  })

  it('stand beside him who signs alone', () => {
    const text =
      'Şirketi yönetim kurulu başkanı Ali Korkut tek imzası ile temsil eder. Ali Korkut’un imzası bulunmayan hallerde (A) grubundan Banu Sezer veya Cem Atay’dan birinin, (B) grubundan Deniz Uçar veya Ece Tümer’den biri ile birlikte imzası aranır.'
    expect(asked([text], '1991-05-05', 'Ali Korkut')).toBe('yetkili')
    expect(asked([text], '1991-05-05', 'Deniz Uçar', 'Banu Sezer')).toBe('yetkili')
    expect(asked([text], '1991-05-05', 'Banu Sezer', 'Cem Atay')).toBe('yetkili_degil')
  })
})

describe('who leaves a group and who comes into it', () => {
  it.each([
    "Deniz Uçar'ın (B) grubu imza yetkisinin kaldırılmasına, yerine Filiz Gürel'in (B) grubuna alınmasına, diğer imza yetkililerinin aynen devamına karar verilmiştir.",
    'Fabrika Müdürü Deniz Uçar 31.5.1992 tarihi itibariyle müessesemizden ayrıldığından kendisine evvelce tanınmış bulunan (B) grubu imza salâhiyetinin kaldırılmasına, yerine tayin olunan Satınalma Müdürü Filiz Gürel’in (B) grubuna dahil edilmesine, diğer imza salâhiyetlerinin 14.3.1990 tarih ve 212 sayılı kararımız veçhile aynen devamına karar verildi.',
    "Deniz Uçar'ın görevine son verilmesine ve imza yetkisinin kaldırılmasına, muhasebe müdürlüğüne (B) grubu imza yetkisi ile Filiz Gürel'in tayinine karar verilmiştir.",
    "Deniz Uçar'ın imza yetkisi, görevinden ayrılması sebebiyle sona ermiştir. Yerine atanan Filiz Gürel B grubuna dahil edilmiştir.",
    "Deniz Uçar'ın imza yetkisi kaldırılmış olup yerine Filiz Gürel (B) grubu imza yetkilisi olarak seçilmiştir. Ali Korkut, Banu Sezer ve Cem Atay'ın A grubu, Ece Tümer'in B grubu imza yetkileri aynen devam etmektedir.",
    "1- Deniz Uçar'ın B grubu imza yetkisinin 1.6.1992 tarihinden itibaren kaldırılmasına,\n2- Filiz Gürel'in B grubuna dahil edilmesine,\n3- Diğer imza yetkililerinin aynen devamına,\nKarar verilmiştir.",
    "İstifa eden Deniz Uçar'ın uhdesindeki B grubu imza yetkisinin kaldırılmasına, Ticaret Müdürü Filiz Gürel'in B grubu imza yetkilileri arasına alınmasına karar verilmiştir.",
  ])('%s', (text) => {
    const texts = [LISTS + RULE, text]
    const on = '1992-12-01'
    for (const team of [
      ['Filiz Gürel', 'Ali Korkut'],
      ['Ali Korkut', 'Filiz Gürel'],
      ['Ali Korkut', 'Banu Sezer'],
    ] as [string, string][])
      expect(asked(texts, on, ...team)).toBe('yetkili')
    for (const team of [['Deniz Uçar', 'Ali Korkut'], ['Filiz Gürel'], ['Filiz Gürel', 'Ece Tümer']] as [string, ...string[]][])
      expect(asked(texts, on, ...team)).toBe('yetkili_degil')
    expect(asked(texts, '1991-12-01', 'Filiz Gürel', 'Ali Korkut')).toBe('yetkili_degil')
  })

  it.each([
    "Filiz Gürel'in (B) grubuna dahil edilmesi teklif edilmiştir.",
    "Filiz Gürel'in (B) grubuna dahil edilmemesine karar verilmiştir.",
    "Filiz Gürel'in 1.1.1995 tarihinden itibaren (B) grubuna dahil edilmesine karar verilmiştir.",
    "Filiz Gürel'in yalnız banka işlemleri için (B) grubuna dahil edilmesine karar verilmiştir.",
    "Filiz Gürel'in (C) grubuna dahil edilmesine karar verilmiştir.",
    "Deniz Uçar'ın izinli olduğu sürece yerine Filiz Gürel'in (B) grubuna dahil edilmesine karar verilmiştir.",
    "Genel kurulun onayı halinde Filiz Gürel'in (A) grubuna dahil edilmesine karar verilmiştir.",
  ])('makes no member: %s', (text) => {
    expect(asked([LISTS + RULE, text], '1992-12-01', 'Filiz Gürel', 'Ali Korkut')).not.toBe('yetkili')
  })

  it.each([
    "Deniz Uçar'ın (B) grubu imza yetkisinin kaldırılmasına ilişkin teklif reddedilmiştir.",
    "Deniz Uçar'ın (B) grubu imza yetkisinin kaldırılması gelecek toplantıya bırakılmıştır.",
  ])('takes nothing: %s', (text) => {
    expect(asked([LISTS + RULE, text], '1992-12-01', 'Deniz Uçar', 'Ali Korkut')).not.toBe('yetkili_degil')
  })
})

describe('what bounds a group', () => {
  it.each([
    ['Çeklerin muteber olması için A grubundan iki kişinin imzasını taşıması şarttır.', ['Ali Korkut', 'Banu Sezer']],
    [
      'Bankadan para çekmek için A grubundan bir kişi ile B grubundan bir kişinin müşterek imzası gereklidir.',
      ['Ali Korkut', 'Deniz Uçar'],
    ],
    [
      'A grubundan iki kişinin izinli olması halinde B grubundan iki kişinin müşterek imzaları ile şirket temsil olunur.',
      ['Deniz Uçar', 'Ece Tümer'],
    ],
    [
      'Şirket, A grubundan bir kişinin münferit, B grubundan iki kişinin müşterek imzası ile temsil ve ilzam olunur. B grubuna dahil olanlar kendi aralarında imza koyamazlar.',
      ['Deniz Uçar', 'Ece Tümer'],
    ],
  ] as [string, [string, string]][])('keeps it from being a rule for all: %s', (text, team) => {
    expect(asked([LISTS + text], '1991-05-05', ...team)).not.toBe('yetkili')
  })

  it('leaves what it may do besides open', () => {
    const text = `${LISTS + RULE} B grubuna dahil olanlar 10.000.000 liraya kadar olan işlerde kendi aralarında imza koyabilirler.`
    expect(asked([text], '1991-05-05', 'Deniz Uçar', 'Ece Tümer')).toBe('belirsiz')
  })
})
