/**
 * Free prose of older notices: lists under a label, offices that stay or are ended, whom the words before speak of, signatures that are enough.
 * What is read of each line of prose.txt is what it states and nothing else, and nothing of it is told; behind `## nothing more` stand lines that
 * are proposed, refused, past, another company's or under a condition.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { plainLetters } from '../../../lib/domain/text/letters.ts'
import { mend } from '../../../lib/domain/text/words.ts'

const HEADS = [
  "Şirketin Manisa 92. Noterliğinden 2.10.2008 tarih 2175 sayı ile onaylı kararı 9.10.2008'de tescil edilmiştir.",
  "Yukarıda kayıtlı şirketten gelen ve Manisa 92. Noterliğince 2.10.2008 gün 2175 no ile onaylanan kararın tescili 9.10.2008'de yapılmıştır.",
  'Ortakların 2.10.2008 tarih 2 sayılı kararı 9.10.2008 gününde tescil edilmiştir.',
]
const notice = (decision: string, entry = HEADS[0]): string => `Manisa Ticaret Sicili Memurluğundan
Sicil No: 990417
Örnekova Sınai Yatırım Limited Şirketi
Kurgu Beldesi 3. Cadde 6 Manisa
${entry}
${decision}
(6/A)(14/999919)
`
const shown = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return [`+ ${fact.person} ${fact.role}${fact.term_years === null ? '' : ` ${fact.term_years}`}`]
    case 'departure':
      return [`- ${fact.person} ${fact.role}`]
    case 'representation':
      return [
        `r ${fact.mode} ${fact.persons.join('&')}${fact.with.length > 0 ? ` with ${fact.with.join('|')}` : ''}${fact.any_of ? ' any' : ''}` +
          (fact.scope ? ` on ${fact.scope}` : '') +
          (fact.condition ? ` when ${fact.condition}` : ''),
      ]
    default:
      return []
  }
}
const [given = '', nothing = ''] = readFileSync(new URL('prose.txt', import.meta.url), 'utf8').split('## nothing more\n')
const linesOf = (part: string): { words: string; wanted: string[] }[] =>
  part
    .split('\n')
    .filter((line) => line.includes(' =>'))
    .map((line) => {
      const [words = '', wanted = ''] = line.split(' =>')
      return { words, wanted: wanted.split(';').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])) }
    })

describe('free prose', () => {
  it.each(linesOf(given))('$words', ({ words, wanted }) => {
    const { facts, unread } = readNotice(notice(words))
    expect(facts.flatMap(shown).sort()).toEqual([...wanted].sort())
    expect(unread).toEqual([])
    expect(facts.every(({ verified }) => verified)).toBe(true)
  })

  it.each(linesOf(nothing))('gives no more than it says: $words', ({ words, wanted }) => {
    expect(readNotice(notice(words)).facts.flatMap(shown).sort()).toEqual([...wanted].sort())
  })

  it.each([
    'Kararın tescilinden sonra yürürlüğe girmesine karar verildi.',
    'Yeni imza sirküleri çıkarılıncaya kadar temsil yetkisinin kullanılmamasına karar verildi.',
    'İmza sirkülerinin noterden iptal ettirilmesine karar verildi.',
    'Kararın noterce onaylanmamasına karar verildi.',
    "Kararın Selin Tarhan'ın onayından sonra tescil edilmesine karar verildi.",
    'Kararın tescil ve ilan edilmesinden vazgeçilmesine karar verildi.',
    'Müdürlerin görevi olağan genel kurula kadar sürer.',
    'Bu yetki aksi karar alınıncaya kadar askıya alınmıştır.',
    'Bu yetki aksi karar alınıncaya kadar 100.000 TL ile sınırlı olarak geçerlidir.',
    'Müdürün yetkisi mahkemece aksine karar verilinceye kadar geçerlidir.',
    'Şirketi üç aylık süresi içinde, tek imza ile temsil eder.',
    "Selin Tarhan'ın imzası Nihat Örgün'ün imzası olmaksızın şirketi ilzam etmez.",
  ])('tells what bounds or puts off what was decided: %s', (words) => {
    expect(
      readNotice(notice(`Nihat Örgün müdür tayin edilmiştir. ${words}`))
        .unread.map(({ text }) => text)
        .join(' '),
    ).toContain(words)
  })

  it('means by the others of an organ all whom the notice elects, however it says so', () => {
    const elected =
      "üç yıllığına Nihat Örgün, Selin Tarhan, Tahir Soykut ve Nesrin Yazgan'ın seçilmesi oya sunuldu, oybirliğiyle kabul edildi."
    const chairs = "Görev paylaşımında başkanlık Nihat Örgün'e, başkan vekilliği Selin Tarhan'a verilmiştir."
    const words = 'Şirketin ilzamı için Nihat Örgün ile birlikte öteki üyelerden herhangi birinin de imzası aranır.'
    const others = (text: string): string[] =>
      readNotice(text).facts.flatMap((fact) =>
        fact.kind === 'representation' ? [fact.persons.join('&') + ' with ' + fact.with.join('|')] : [],
      )
    const board = (decision: string): string => notice(decision).replace('Limited', 'Anonim')
    const all = [
      'Nihat Örgün with Selin Tarhan|Tahir Soykut|Nesrin Yazgan',
      ...['Selin Tarhan', 'Tahir Soykut', 'Nesrin Yazgan'].map((name) => `${name} with Nihat Örgün`),
    ]
    expect(others(board(`Yönetim kurulunun dört kişiden oluşması; üyeliklere ${elected} ${chairs} ${words}`)).sort()).toEqual(all.sort())
    // Of two of the members nobody knows.
    expect(others(board(`${chairs} ${words}`))).toEqual([])
  })

  it('elects nobody for having come to the meeting', () => {
    for (const label of ['Toplantıya Katılanlar', 'Toplantıya İştirak Edenler', 'Hazır Bulunanlar', 'Toplantıda Bulunanlar']) {
      const { facts } = readNotice(
        notice(`${label}: Tahir Soykut, Nesrin Yazgan\nOrtaklardan Nihat Örgün ile Selin Tarhan müdür olarak vazifelendirilmişlerdir.`),
      )
      expect(facts.flatMap(shown)).toEqual(['+ Nihat Örgün manager', '+ Selin Tarhan manager'])
    }
  })

  it.each([
    ['Cevdet Ongun 9.10.2008 ile 9.10.2013 tarihleri arasında müdür olarak görev yapmak üzere seçilmiştir.', '2013-10-09'],
    ['Müdürlüğe 9.10.2008 - 9.10.2013 tarihleri arasında Cevdet Ongun seçilmiştir.', '2013-10-09'],
    ['1.10.2008 ile 3.10.2008 tarihleri arasında yapılan toplantılarda Cevdet Ongun müdür seçilmiştir.', null],
  ])('serves from one day to another: %s', (words, until) => {
    const { facts, unread } = readNotice(notice(words))
    expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.until] : []))).toEqual([until])
    expect(unread).toEqual([])
  })

  it('takes no office at the end of a line for a heading', () => {
    const words = "Ortaklar kurulu aldığı kararla, müdürlük\nvazifesini beş yıl müddetle Cevdet Ongun'a\ntevdi etmiştir."
    expect(readNotice(notice(words)).facts.flatMap(shown)).toEqual(['+ Cevdet Ongun manager 5'])
  })

  const TWO_ORGANS =
    'Yönetim Kurulu (2 yıl için)\nAsıl Üyeler\n1- Nihat Örgün\n2- Selin Tarhan\nYedek Üyeler\n1- Tahir Soykut\nDenetleme Kurulu (1 yıl için)\n1- Nesrin Yazgan\n2- Cevdet Ongun'
  it('reads lists under headings with a term in brackets, each its own', () => {
    const { facts } = readNotice(notice(`Seçimde aşağıdaki ortaklar görev almışlardır.\n${TWO_ORGANS}`))
    expect(facts.flatMap(shown)).toEqual(['+ Nihat Örgün board_member 2', '+ Selin Tarhan board_member 2'])
    expect(facts.flatMap((fact) => (fact.kind === 'auditor' ? [fact.name] : []))).toEqual(['Nesrin Yazgan', 'Cevdet Ongun'])
  })

  it('tells whom a list names under an organ that was not read', () => {
    const { facts, unread } = readNotice(
      notice(
        `Hazır bulunanların kayıtlarında geçen\nAsıl Üyeler\n1- Nihat Örgün\n2- Selin Tarhan\n3- Cevdet Ongun\nolarak aday gösterilmiştir.`,
      ),
    )
    expect(facts.flatMap(shown)).toEqual([])
    expect(unread.map(({ text }) => text).join(' ')).toContain('Selin Tarhan')
  })

  it('reads who goes and who comes from lists a name a line', () => {
    const { facts, unread } = readNotice(
      notice(
        'YÖNETİM KURULU ÜYELİĞİ SONA ERENLER:\n- NİHAT ÖRGÜN\n- SELİN TARHAN\nYENİ YÖNETİM KURULU ÜYESİ:\n- CEVDET ONGUN (görev süresi 31.03.2012 tarihine kadar)',
      ),
    )
    expect(facts.flatMap(shown)).toEqual(['- NİHAT ÖRGÜN board_member', '- SELİN TARHAN board_member', '+ CEVDET ONGUN board_member'])
    expect(unread).toEqual([])
  })

  it('gives the office of those who go to those who come in their place', () => {
    const { facts } = readNotice(
      notice('Görevi sona eren : Nihat Örgün (Genel Müdür)\nSebep            : İstifa\nYerine atanan    : Selin Tarhan'),
    )
    expect(facts.flatMap(shown)).toEqual(['- Nihat Örgün general_manager', '+ Selin Tarhan general_manager'])
    expect(facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.reason] : []))).toEqual(['resignation'])
  })

  it('knows an auditor who goes and the one in his place by what the label before them speaks of', () => {
    const { facts } = readNotice(
      notice('Denetçi değişikliği: Giden - Kurgu Bağımsız Denetim A.Ş. Gelen - Düş Bağımsız Denetim A.Ş. (2018 ve 2019 hesap dönemleri).'),
    )
    expect(facts.flatMap((fact) => (fact.kind === 'auditor' ? [fact.name, fact.period] : []))).toEqual([
      'Düş Bağımsız Denetim A.Ş.',
      '2018 ve 2019',
    ])
    expect(facts.flatMap(shown)).toEqual(['- Kurgu Bağımsız Denetim A.Ş. auditor'])
  })

  it("takes what became of an officer for no state of the company's", () => {
    for (const words of [
      "Müdür Nihat Örgün'ün şahsi iflasına karar verilmiş olduğundan müdürlük görevi sona ermiştir.",
      "Konkordato komiserlerinden Nihat Örgün'ün görevi sona ermiştir.",
      "Mahkeme kararı ile şirkete kayyım olarak atanmış bulunan Nihat Örgün'ün kayyımlık görevi sona erdirilmiştir.",
    ])
      expect(readNotice(notice(words)).facts.filter(({ kind }) => kind === 'status')).toEqual([])
  })

  it('tells why an office ended where the verb that ends it does not', () => {
    const why = (words: string): unknown[] =>
      readNotice(notice(words)).facts.flatMap((fact) => (fact.kind === 'departure' ? [fact.reason] : []))
    expect(why("Genel müdür Nihat Örgün'ün emekli olması nedeniyle görevi sona ermiştir.")).toEqual(['other'])
    expect(why("Müdür Nihat Örgün'ün hisselerini devretmesi sebebiyle müdürlük görevi sona ermiştir.")).toEqual(['transfer'])
    expect(why("Müdürlerin üç yıllık vazife müddetleri dolmuş olup müdür Nihat Örgün'ün görev süresi sona ermiştir.")).toEqual(['term_end'])
  })

  it.each([
    'Nihat Örgün müdür seçilmiştir. İmza: Birlikte.',
    'Şirketin 2 (iki) müdürle idaresine; bunlardan biri ortak Nihat Örgün, öteki şirket çalışanı Selin Tarhan; görev müddeti her ikisi için 5 (beş) sene.',
  ])('tells what is said without a verb: %s', (words) => {
    expect(readNotice(notice(words)).unread.length).toBeGreaterThan(0)
  })

  it('takes no word of its own for a damaged other', () => {
    for (const word of ['değil', 'cadde', 'mühür', 'yerini', 'zarar', 'öncesi', 'olursa', 'konulmuştur', 'sunulmuştur'])
      expect(mend(word)).toBe(plainLetters(word))
  })

  it('knows a meeting whose hour is told', () => {
    const { facts } = readNotice(notice("1995 yılına ait olağan genel kurul 16 Nisan 1996 günü saat 15'te toplandı."))
    expect(facts.flatMap((fact) => (fact.kind === 'general_meeting' ? [fact.on] : []))).toEqual(['1996-04-16'])
  })

  it('takes no stay that was refused for an order', () => {
    const { facts } = readNotice(notice('Yetkinin kaldırılmasına dair kararın yürütülmesi mahkemece durdurulmamıştır.'))
    expect(facts.filter(({ kind }) => kind === 'status')).toEqual([])
  })

  it('takes the day of a letter for no meeting', () => {
    const { facts } = readNotice(
      notice(
        '24.09.2012 Tarihinde Yapılan Olağanüstü Genel Kurul Toplantısına Ait Tutanak\nToplantı, İl Ticaret Müdürlüğünün 21.09.2012 tarih ve 4119 sayılı yazısı ile görevli Bakanlık Temsilcisi gözetiminde yapıldı.',
      ),
    )
    expect(facts.flatMap((fact) => (fact.kind === 'general_meeting' ? [fact.on] : []))).toEqual(['2012-09-24'])
  })

  it("gives a deputy a power in the other's absence alone", () => {
    const { facts } = readNotice(notice("Nesrin Yazgan, Orhan Belviranlı'nın bulunmadığı zamanlarda onun yerine imza eder."))
    expect(facts.flatMap(shown)).toEqual(["r sole Nesrin Yazgan when Orhan Belviranlı'nın bulunmadığı zamanlarda"])
  })

  it('does not let one who signs beside an indispensable one sign alone', () => {
    const { facts } = readNotice(
      notice("Şirket, Orhan Belviranlı'nın imzası bulunmak şartıyla Nesrin Yazgan veya Tahir Soykut'tan birinin imzasıyla temsil olunur."),
    )
    expect(facts.flatMap(shown)).toEqual(['r joint Orhan Belviranlı with Nesrin Yazgan|Tahir Soykut any'])
  })
})

describe('the entry', () => {
  it.each(HEADS)('is known by its own words, and gives the day: %s', (entry) => {
    const { header, unread } = readNotice(notice('Nihat Örgün müdür seçilmiştir.', entry))
    expect(header.registered_on).toBe('2008-10-09')
    expect(unread).toEqual([])
  })

  it('is told where a word of it is none of its own', () => {
    const { unread } = readNotice(
      notice('Nihat Örgün müdür seçilmiştir.', "Şirketin iflasını isteyen alacaklının dilekçesi 9.10.2008'de tescil edilmiştir."),
    )
    expect(unread.length).toBeGreaterThan(0)
  })
})

describe("what stands before a notice's own head", () => {
  it('is another company’s', () => {
    const text = `Bundan böyle şirketi Selin Tarhan yalnız kendi imzasıyla temsil eder.\n(4/A)(13/999203)\n${notice('Nihat Örgün müdür seçilmiştir.')}`
    const { facts, unread, header } = readNotice(text)
    expect(facts.flatMap(shown)).toEqual(['+ Nihat Örgün manager'])
    expect(facts.every(({ verified }) => verified)).toBe(true)
    expect(unread).toEqual([])
    expect(header.registry_no).toBe('990417')
  })
})
