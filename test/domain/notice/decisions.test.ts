/** Decisions of partners and boards in the many ways they were worded before the templates; every sentence here is made up. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const printed = (decision: string, title = 'ÖRNEK DEMİR LİMİTED ŞİRKETİ'): string => `Sivas Ticaret Sicili Memurluğundan
Sicil No: 990033
Ticaret Ünvanı: ${title}
Yukarıda ünvanı yazılı şirketin kararı 04.03.2010 tarihinde tescil edilmiştir.
${decision}
`
type Wanted = Record<string, unknown>
const told = (decision: string, kinds: string[]): unknown[] =>
  readNotice(printed(decision)).facts.filter(({ kind }) => kinds.includes(kind))
const expectTold = (decision: string, kinds: string[], wanted: Wanted[]): void => {
  const facts = told(decision, kinds)
  expect(facts).toHaveLength(wanted.length)
  for (const each of wanted) expect(facts).toContainEqual(expect.objectContaining({ ...each, verified: true }))
}

const chosen = (person: string, role: string, rest: Wanted = {}): Wanted => ({ kind: 'appointment', person, role, ...rest })
const left = (person: string, role: string, reason: string | null = null): Wanted => ({ kind: 'departure', person, role, reason })
const signs = (persons: string[], mode: string, others: string[] = []): Wanted => ({ kind: 'representation', persons, mode, with: others })
const transfer = (from: string, to: string, amount: string | null, shares: number | null): Wanted => ({
  kind: 'share_transfer',
  from,
  to,
  amount,
  shares,
})

describe('who holds an office', () => {
  it.each<[string, Wanted[]]>([
    [
      '5.4.2010 tarihinden geçerli olmak üzere müdürlüğe Demir Kurgu seçilmiştir.',
      [chosen('Demir Kurgu', 'manager', { from: '2010-04-05' })],
    ],
    [
      'Şirketin 1.3.2010 tarihli olağan genel kurulunda üç yıl için yönetim kurulu üyeliğine Demir Kurgu seçilmiştir.',
      [chosen('Demir Kurgu', 'board_member', { term_years: 3, decided: '2010-03-01', by_assembly: true })],
    ],
    [
      'Yönetim kurulu başkanlığına Demir Kurgu, ikinci başkanlığa Sevda Hayal seçildi.',
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      "Başkanlığa Demir Kurgu'nun, 2. Başkanlığa Sevda Hayal'in, muhasip üyeliğe Tunç Düş'ün getirilmelerine karar verildi.",
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair'), chosen('Tunç Düş', 'board_member')],
    ],
    [
      'Yönetim kurulu başkanı olarak Demir Kurgu, başkan yardımcısı olarak Sevda Hayal, üye olarak Tunç Düş seçilmişlerdir.',
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair'), chosen('Tunç Düş', 'board_member')],
    ],
    ['İlk beş yıl için Demir Kurgu şirket müdürü seçilmiştir.', [chosen('Demir Kurgu', 'manager', { term_years: 5 })]],
    ['Boşalan göreve Sevda Hayal başkan vekilliğine seçilmiştir.', [chosen('Sevda Hayal', 'board_vice_chair')]],
    [
      'Demir Kurgu ve Sevda Hayal yönetim kurulu üyeliklerine 3 yıl süre ile seçilmişlerdir.',
      [chosen('Demir Kurgu', 'board_member'), chosen('Sevda Hayal', 'board_member')],
    ],
    [
      'Yönetim kurulu üyeliklerine 3 yıl süre ile\n1) Demir Kurgu\n2) Sevda Hayal\n3) Tunç Düş\ndenetçiliğe 1 yıl süre ile Ayşe Hayal seçilmişlerdir.',
      ['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'].map((person) => chosen(person, 'board_member', { term_years: 3 })),
    ],
    [
      "Yönetim kurulu üyeliklerine 2 yıl için Demir Kurgu ve Sevda Hayal'in seçilmelerine, yönetim kurulunun görev dağılımında üyeliğe Sevda Hayal'in getirilmesine karar verildi.",
      [chosen('Demir Kurgu', 'board_member', { term_years: 2 }), chosen('Sevda Hayal', 'board_member', { term_years: 2 })],
    ],
    [
      "Geçici mühlet verilmesine, geçici komiser olarak Mali Müşavir Tunç Düş'ün görevlendirilmesine karar verildi.",
      [chosen('Tunç Düş', 'commissioner')],
    ],
    [
      "Yönetim kurulu üyeliklerine üç yıl süreyle Hayal Yatırım Anonim Şirketi (tüzel kişiliği temsilen Tunç Düş) ve Demir Kurgu'nun seçilmelerine karar verildi.",
      [
        chosen('Hayal Yatırım Anonim Şirketi', 'board_member', { term_years: 3 }),
        chosen('Tunç Düş', 'representative_of_legal_entity', { legal_entity: 'Hayal Yatırım Anonim Şirketi' }),
        chosen('Demir Kurgu', 'board_member', { term_years: 3 }),
      ],
    ],
    [
      "Yönetim kurulu üyeliğine Hayal Yatırım Anonim Şirketi'ni temsilen Demir Kurgu'nun seçilmesine karar verildi.",
      [chosen('Demir Kurgu', 'board_member')],
    ],
    ["Divan başkanlığına Demir Kurgu'nun, katipliğe Sevda Hayal'in seçilmelerine karar verildi.", []],
    [
      "Görev taksiminde Yönetim Kurulu Başkanlığı'na Demir Kurgu, Başkan Yardımcılığı'na Sevda Hayal seçilmişlerdir.",
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      "Demir Kurgu'nun Başkan, Sevda Hayal'in Başkan Vekili olarak görev yapmalarına karar verildi.",
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      "Başkanlığa Demir Kurgu'yu, Başkan Vekilliğine Sevda Hayal'i seçmişlerdir.",
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      'Süreleri biten yönetim kurulu üyeleri yerine üç sene için Demir Kurgu, Sevda Hayal ve Tunç Düş oybirliği ile seçildiler.',
      ['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'].map((person) => chosen(person, 'board_member', { term_years: 3 })),
    ],
    [
      "5 yıl müddetle Demir Kurgu ve Sevda Hayal'in müdür olarak seçilmelerine karar verildi.",
      [chosen('Demir Kurgu', 'manager', { term_years: 5 }), chosen('Sevda Hayal', 'manager', { term_years: 5 })],
    ],
    [
      "Demir Kurgu'nun yönetim kurulu başkanlığına, Sevda Hayal'in başkan yardımcılığına getirildiği tescil edilmiştir.",
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      'Görev dağılımında Demir Kurgu başkanlığa, Sevda Hayal başkan yardımcılığına getirilmiştir.',
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair')],
    ],
    [
      'Yönetim kurulunu 3 yıl için aşağıdaki şekilde seçmiştir: Başkan: Demir Kurgu, Başkan Vekili: Sevda Hayal, Üye: Tunç Düş.',
      [chosen('Demir Kurgu', 'board_chair'), chosen('Sevda Hayal', 'board_vice_chair'), chosen('Tunç Düş', 'board_member')],
    ],
    ['Müdürlüğe Demir Kurgu 10 yıl süreyle seçilmiştir.', [chosen('Demir Kurgu', 'manager', { term_years: 10 })]],
    [
      "Hollanda uyruklu Pieter van Dijk'ın 5 yıl için müdür seçilmesine karar verildi.",
      [chosen('Pieter van Dijk', 'manager', { term_years: 5 })],
    ],
    [
      'İlk 10 yıl için Demir Kurgu ile Sevda Hayal şirket müdürü olarak seçilmişlerdir.',
      [chosen('Demir Kurgu', 'manager', { term_years: 10 }), chosen('Sevda Hayal', 'manager', { term_years: 10 })],
    ],
    [
      "Konkordato komiserleri olarak Hukukçu Demir Kurgu ve Makine Mühendisi Tunç Düş'ün atanmalarına karar verildi.",
      [chosen('Demir Kurgu', 'commissioner'), chosen('Tunç Düş', 'commissioner')],
    ],
  ])('%s', (decision, wanted) => expectTold(decision, ['appointment'], wanted))
})

describe('who left it', () => {
  it.each<[string, Wanted[]]>([
    [
      "Yönetim kurulu üyeleri Demir Kurgu ve Sevda Hayal'in görevlerinden azledilmelerine karar verildi.",
      [left('Demir Kurgu', 'board_member', 'dismissal'), left('Sevda Hayal', 'board_member', 'dismissal')],
    ],
    [
      'Yönetim kurulu üyelerinden Sevda Hayal 14.02.2010 tarihli dilekçesi ile yönetim kurulu üyeliğinden ve başkan vekilliğinden istifa etmiştir.',
      [left('Sevda Hayal', 'board_member', 'resignation'), left('Sevda Hayal', 'board_vice_chair', 'resignation')],
    ],
    [
      "Şirketi temsile yetkili müdürler Demir Kurgu ile Sevda Hayal'in imza yetkileri kaldırılmıştır.",
      [left('Demir Kurgu', 'manager', 'dismissal'), left('Sevda Hayal', 'manager', 'dismissal')],
    ],
    [
      "Evvelce imza yetkisi verilen Tunç Düş'ün imza yetkisinin iptaline karar verildi.",
      [left('Tunç Düş', 'authorised_signatory', 'dismissal')],
    ],
    [
      'Şirket ortağı ve müdürü Demir Kurgu, müdürlük görevinden kendi isteği ile ayrılmış olup keyfiyet tescil edilmiştir.',
      [left('Demir Kurgu', 'manager', 'resignation')],
    ],
  ])('%s', (decision, wanted) => expectTold(decision, ['departure'], wanted))
})

describe('who signs', () => {
  it.each<[string, Wanted[]]>([
    ['Şirketi Demir Kurgu münferit imzası ile temsil ve ilzam eder.', [signs(['Demir Kurgu'], 'sole')]],
    [
      "Müdür Sevda Hayal'in yetkisi iptal edilmiş, şirketi temsile ve ilzama münferiden Demir Kurgu yetkili kılınmış ve keyfiyet tescil edilmiştir.",
      [signs(['Demir Kurgu'], 'sole')],
    ],
    ['Şirketi temsil ve ilzama Başkan Demir Kurgu münferiden yetkilidir.', [signs(['Demir Kurgu'], 'sole')]],
    [
      "Yönetim kurulu üyeliklerine 3 yıl için Demir Kurgu, Sevda Hayal ve Tunç Düş'ün seçildiği, Demir Kurgu'nun başkanlığa, Sevda Hayal'in başkan yardımcılığına getirildiği ve şirketi ayrı ayrı temsil ve ilzama yetkili oldukları tescil edilmiştir.",
      [signs(['Demir Kurgu', 'Sevda Hayal'], 'sole')],
    ],
    ['Şirketimizi bundan böyle Demir Kurgu tek imzası ile temsil edecektir.', [signs(['Demir Kurgu'], 'sole')]],
    [
      'Şirketin Demir Kurgu ve Sevda Hayal tarafından ayrı ayrı münferit imzaları ile temsil ve ilzam edilmesine karar verildi.',
      [signs(['Demir Kurgu', 'Sevda Hayal'], 'sole')],
    ],
    [
      'Şirketin her hususta münferit imza ile Demir Kurgu tarafından temsil ve ilzam edilmesine karar verildi.',
      [signs(['Demir Kurgu'], 'sole')],
    ],
    [
      "Demir Kurgu veya Sevda Hayal'den birinin şirket kaşesi altına atacağı imza ile şirketin temsil edilmesine karar verildi.",
      [signs(['Demir Kurgu', 'Sevda Hayal'], 'sole')],
    ],
    [
      "Demir Kurgu'nun şirket ünvanı altına koyacağı imzası ile şirketi temsil ve ilzama yetkili kılınmasına karar verildi.",
      [signs(['Demir Kurgu'], 'sole')],
    ],
    ["Şirketi temsil ve ilzam için Demir Kurgu'ya münferiden yetki vermişlerdir.", [signs(['Demir Kurgu'], 'sole')]],
    [
      "Demir Kurgu'nun şirketi her konuda tek başına atacağı imza ile; Sevda Hayal ve Tunç Düş'ün ise birlikte atacakları imzalar ile temsil ve ilzama yetkili olmalarına karar verildi.",
      [signs(['Demir Kurgu'], 'sole'), signs(['Sevda Hayal', 'Tunç Düş'], 'joint')],
    ],
    ["Müdür olarak Demir Kurgu'nun atanmasına ve münferit imza ile yetkilendirilmesine karar verildi.", [signs(['Demir Kurgu'], 'sole')]],
    [
      "Yönetim Kurulu Başkanı Demir Kurgu ile Genel Müdür Sevda Hayal'in müşterek imzaları ile şirketin temsil ve ilzam olunmasına karar verildi.",
      [signs(['Demir Kurgu', 'Sevda Hayal'], 'joint')],
    ],
    [
      "Yönetim Kurulu Başkanı Demir Kurgu, Yönetim Kurulu Üyeleri Sevda Hayal ve Tunç Düş'ten herhangi ikisinin müşterek imzaları ile temsil ve ilzam edeceklerdir.",
      [signs(['Demir Kurgu', 'Sevda Hayal', 'Tunç Düş'], 'joint')],
    ],
    [
      "Demir Kurgu veya Sevda Hayal'den birinin imzasına Tunç Düş'ün imzasının eklenmesi ile şirketin temsil edilmesine karar verildi.",
      [
        signs(['Tunç Düş'], 'joint', ['Demir Kurgu', 'Sevda Hayal']),
        signs(['Demir Kurgu'], 'joint', ['Tunç Düş']),
        signs(['Sevda Hayal'], 'joint', ['Tunç Düş']),
      ],
    ],
  ])('%s', (decision, wanted) => expectTold(decision, ['representation'], wanted))
})

describe('who hands shares to whom', () => {
  it.each<[string, Wanted[]]>([
    [
      "Ortaklardan Demir Kurgu 100 paydan ibaret 10.000 YTL'lik hissesinin tamamını yeni ortak Tunç Düş'e, Sevda Hayal ise 50 paydan ibaret 5.000 YTL'lik hissesinin tamamını yine Tunç Düş'e devir ve temlik etmişlerdir.",
      [transfer('Demir Kurgu', 'Tunç Düş', '10000.00', 100), transfer('Sevda Hayal', 'Tunç Düş', '5000.00', 50)],
    ],
    [
      "Demir Kurgu, 40 hisse karşılığı 40.000,00 TL olan hissesinin 15 hissesine tekabül eden 15.000,00 TL'sını, Sevda Hayal 20 hisse karşılığı 20.000,00 TL olan hissesinin tamamını şirket dışından Tunç Düş'e devretmişlerdir.",
      [transfer('Demir Kurgu', 'Tunç Düş', '15000.00', 15), transfer('Sevda Hayal', 'Tunç Düş', '20000.00', 20)],
    ],
    [
      "Ortaklardan Demir Kurgu'nun ortaklıktan ayrılmasına, hissesinin tamamı olan 5.000,00 TL'lik payını Tunç Düş'e devretmesine karar verildi.",
      [transfer('Demir Kurgu', 'Tunç Düş', '5000.00', null)],
    ],
    [
      "Demir Kurgu'nun 30 hissesini Sevda Hayal'e, 20 hissesini Tunç Düş'e devretmesine karar verildi.",
      [transfer('Demir Kurgu', 'Sevda Hayal', null, 30), transfer('Demir Kurgu', 'Tunç Düş', null, 20)],
    ],
    [
      "Demir Kurgu hissesinin yarısını (50 hisse karşılığı 1.250 TL) oğlu Tunç Düş'e satmıştır.",
      [transfer('Demir Kurgu', 'Tunç Düş', '1250.00', 50)],
    ],
    [
      "Hissedarlardan Demir Kurgu, Sevda Hayal ve Ayşe Kurgu hisselerinin tamamını Tunç Düş'e devrederek ortaklıktan ayrılmışlardır.",
      ['Demir Kurgu', 'Sevda Hayal', 'Ayşe Kurgu'].map((giver) => transfer(giver, 'Tunç Düş', null, null)),
    ],
    [
      "Demir Kurgu hissesinin 60 adedini (1.500 TL) Sevda Hayal'e, 40 adedini (1.000 TL) Tunç Düş'e devir etmiştir.",
      [transfer('Demir Kurgu', 'Sevda Hayal', '1500.00', 60), transfer('Demir Kurgu', 'Tunç Düş', '1000.00', 40)],
    ],
    [
      "Demir Kurgu'ya ait 120 paya karşılık 3.000,00 TL, Sevda Hayal'e ait 80 paya karşılık 2.000,00 TL sermaye payının tamamının Tunç Düş'e devredilmesine karar verildi.",
      [transfer('Demir Kurgu', 'Tunç Düş', '3000.00', 120), transfer('Sevda Hayal', 'Tunç Düş', '2000.00', 80)],
    ],
  ])('%s', (decision, wanted) => expectTold(decision, ['share_transfer', 'shareholding'], wanted))
})

describe('what becomes of the company', () => {
  it.each<[string, string[]]>([
    ['Şirketin 25.02.2010 tarihli ortaklar kurulu kararı ile fesih ve tasfiyesine karar verilmiştir.', ['LIQUIDATION']],
    ['Şirketimizin tasfiyesine karar verilmiştir.', ['LIQUIDATION']],
    [
      "Hayal Orman Ürünleri Limited Şirketi'nin bütün aktif ve pasifi ile birlikte devralınması suretiyle birleşilmesine karar verildi.",
      ['MERGED'],
    ],
    ['Şirketin türünün anonim şirkete çevrilmesine karar verildi.', ['CONVERTED']],
  ])('%s', (decision, codes) => {
    expect(told(decision, ['status']).map((fact) => (fact as { code: string }).code)).toEqual(codes)
  })

  it('a merger whose contract is laid open is planned', () => {
    const { facts } = readNotice(
      'BİRLEŞME DUYURUSU\nÖRNEK MOBİLYA ANONİM ŞİRKETİ\nŞirketimizin Hayal Orman Ürünleri Limited Şirketi ile devralma suretiyle birleşmesine dair birleşme sözleşmesi imzalanmış olup şirket merkezinde ortakların incelemesine sunulmuştur.',
    )
    expect(facts).toEqual([])
  })
})

describe('a general meeting is told by the day it was held', () => {
  it.each<[string, string[]]>([
    [
      '12.02.2010 tarihinde yapılan olağanüstü genel kurul toplantısında alınan kararlar 04.03.2010 tarihinde tescil edilmiştir.',
      ['2010-02-12'],
    ],
    ['Şirketin 12.02.2010 tarihinde yapılan 2009 yılı olağan genel kurulunda aşağıdaki kararlar alınmıştır.', ['2010-02-12']],
    ['Şirketin 2009 yılı Olağan Genel Kurulu 12.02.2010 tarihinde toplanarak aşağıdaki kararları almıştır.', ['2010-02-12']],
    ['Olağan genel kurul toplantı tutanağı ile 13.02.2010 tarihli yönetim kurulu kararı tescil edilmiştir.', []],
  ])('%s', (decision, days) => {
    expect(told(decision, ['general_meeting']).map((fact) => (fact as { on: string }).on)).toEqual(days)
  })
})

describe('a head', () => {
  it.each([
    [
      'names the company by its form where nothing ends the line',
      'Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR LTD. ŞTİ.\nTashih\nBir ilan.',
      { office: 'SİVAS', registry_no: '990033', title: 'ÖRNEK DEMİR LTD. ŞTİ.' },
    ],
    [
      'names a branch to its last word',
      "Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nÜnvanı: ÖRNEK DEMİR ANONİM ŞİRKETİ SİVAS ŞUBESİ\nMerkezi Ankara'da bulunan şirket",
      { title: 'ÖRNEK DEMİR ANONİM ŞİRKETİ SİVAS ŞUBESİ' },
    ],
    [
      'names the office before the number',
      'ÖRNEK OTEL A.Ş. YÖNETİM KURULUNDAN\nTicaret Sicil No: Antalya 990034\nOrtaklarımıza duyurulur.',
      { registry_no: '990034', title: 'ÖRNEK OTEL A.Ş.' },
    ],
    [
      'of a liquidator has the number behind the office',
      'ÖRNEK KERESTE A.Ş. TASFİYE MEMURLARINDAN\nBolu Ticaret Sicil Müdürlüğü: 990036\nAlacaklılara duyurulur.',
      { office: 'BOLU', registry_no: '990036' },
    ],
    [
      'takes no word for an office that only resembles one',
      'T.C. KONYA ASLİYE TİCARET MAHKEMESİ\nKESİN MÜHLET İLANI\nKonya Ticaret Sicil Müdürlüğünün 990035 sicil numarasında kayıtlı ÖRNEK DÖKÜM LİMİTED ŞİRKETİ hakkında karar verilmiştir.',
      { office: 'KONYA', registry_no: '990035' },
    ],
    [
      'of a court names the only company it speaks of',
      'T.C. ANKARA 3. ASLİYE TİCARET MAHKEMESİNDEN İLAN\nMahkememizin yukarıda numarası yazılı dosyasında davacı ÖRNEK ÇELİK LTD.ŞTİ. hakkında karar verilmiştir.',
      { title: 'ÖRNEK ÇELİK LTD.ŞTİ.' },
    ],
    [
      'of a court that speaks of two companies names none',
      'T.C. ANKARA 3. ASLİYE TİCARET MAHKEMESİNDEN İLAN\nDavacı HAYALİ FİNANS A.Ş. tarafından davalı ÖRNEK ÇELİK LTD.ŞTİ. aleyhine açılan davada karar verilmiştir.',
      { title: null },
    ],
    [
      'has the day of registration by its label',
      'Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR ANONİM ŞİRKETİ\nKarar alınmıştır. Tescil tarihi: 04.03.2010',
      { registered_on: '2010-03-04' },
    ],
    [
      'has it where a court ordered it',
      "Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR ANONİM ŞİRKETİ\nMahkeme kararı 04.03.2010 tarihinde re'sen tescil edilmiştir.",
      { registered_on: '2010-03-04' },
    ],
  ])('%s', (_, text, wanted) => expect(readNotice(text).header).toMatchObject(wanted))
})

describe('an item of a list whose verb stands in the last one', () => {
  it('gives its power, and one up to an amount with the amount', () => {
    const { facts } = readNotice(
      printed(
        "1- Demir Kurgu ve Sevda Hayal'in münferiden her türlü yetki ile,\n2- Tunç Düş'ün 100.000.-TL'ye kadar olan işlemlerde münferiden,\n3- Ayşe Kurgu ile Murat Hayal'in müştereken şirketi temsil ve ilzam etmelerine karar verilmiştir.",
      ),
    )
    expect(facts).toMatchObject([
      signs(['Demir Kurgu', 'Sevda Hayal'], 'sole'),
      { ...signs(['Tunç Düş'], 'sole'), limit: { amount: '100000.00', currency: 'TRY' } },
      signs(['Ayşe Kurgu', 'Murat Hayal'], 'joint'),
    ])
  })
})

describe('what is said of the company itself', () => {
  it('nothing on the agenda of a meeting still to come', () => {
    const { facts } = readNotice(
      "OLAĞANÜSTÜ GENEL KURULA DAVET\nÖRNEK SÜT A.Ş. YÖNETİM KURULU BAŞKANLIĞINDAN\nOrtaklarımız 18 Mayıs 2012 günü olağanüstü toplantıya davet olunur.\nGündem:\n1. Yönetim kurulu üyesi Demir Kurgu'nun görevden alınması ve yerine Tunç Düş'ün seçilmesi\n2. Şirketin fesih ve tasfiyesine karar verilmesi, tasfiye memuru olarak Tunç Düş'ün seçilmesi",
    )
    expect(facts).toEqual([])
  })

  it.each<[string, string, Wanted]>([
    [
      'a name changed in a decision',
      'Şirket ünvanının "ÖRNEK ÇELİK SANAYİ LİMİTED ŞİRKETİ" olarak değiştirilmesine karar verildi.',
      { kind: 'title', from: 'ÖRNEK DEMİR LİMİTED ŞİRKETİ', to: 'ÖRNEK ÇELİK SANAYİ LİMİTED ŞİRKETİ' },
    ],
    [
      'a name changed, the former one beside it',
      "Ünvanının ÖRNEK DEMİR LİMİTED ŞİRKETİ'nden ÖRNEK ÇELİK LTD. ŞTİ. olarak tadiline karar verildi.",
      { kind: 'title', to: 'ÖRNEK ÇELİK LTD. ŞTİ.' },
    ],
    [
      'a former and a new address by their labels',
      'Eski adres: Kurgu Mah. Düş Sk. No: 3 Sivas Yeni adres: Hayal Mah. Kurgu Cad. No: 12/9 Sivas',
      { kind: 'address', from: 'Kurgu Mah. Düş Sk. No: 3 Sivas', to: 'Hayal Mah. Kurgu Cad. No: 12/9 Sivas', move: 'same_office' },
    ],
    [
      'a capital made smaller',
      "Esas sermayesinin 4.000.000 TL'den 2.500.000 TL'ye indirilmesine karar verildi.",
      { kind: 'capital', from: '4000000.00', to: '2500000.00', operation: 'decrease' },
    ],
    [
      'articles by their numbers',
      'Ana sözleşmenin 7. ve 8. maddelerinin tadiline karar verildi.',
      { kind: 'articles', articles: ['7', '8'] },
    ],
    [
      'its single partner',
      'Şirketin tek ortağının Demir Kurgu olduğunun tescil ve ilanına karar verildi.',
      { kind: 'sole_shareholder', person: 'Demir Kurgu' },
    ],
    [
      'a ceiling that is raised, not the capital',
      "Şirketin kayıtlı sermaye tavanının 20.000.000 TL'den 50.000.000 TL'ye yükseltilmesine karar verildi.",
      { kind: 'capital', from: '20000000.00', to: '50000000.00', operation: 'registered_ceiling' },
    ],
  ])('%s', (_, decision, wanted) => expectTold(decision, [String(wanted['kind'])], [wanted]))

  it('a seat that leaves for another office', () => {
    const { facts } = readNotice(
      printed(
        "Şirketin merkezini Tokat'a nakletmesi sebebiyle memurluğumuzdaki kaydının 04.03.2010 tarihinde terkin edildiği ilan olunur. Şirketin yeni adresi: Hayal Mah. Kurgu Cad. No: 1 Tokat",
      ),
    )
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'address', to: 'Hayal Mah. Kurgu Cad. No: 1 Tokat', move: 'out' }))
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'status', code: 'STRUCK_OFF' }))
  })

  it('a branch that is closed', () => {
    const { facts } = readNotice(
      'Sivas Ticaret Sicili Memurluğundan\nSicil No: 990033\nTicaret Ünvanı: ÖRNEK DEMİR LİMİTED ŞİRKETİ SİVAS ŞUBESİ\nYukarıda sicil numarası yazılı şubenin, merkezin ortaklar kurulunun 15.02.2010 tarihli kararına istinaden kapatılmasına karar verildiğinden kaydının 04.03.2010 tarihinde terkin edildiği ilan olunur.',
    )
    expect(facts).toMatchObject([{ kind: 'branch', operation: 'close', title: 'ÖRNEK DEMİR LİMİTED ŞİRKETİ SİVAS ŞUBESİ' }])
  })
})
