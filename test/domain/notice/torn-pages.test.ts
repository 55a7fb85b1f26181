/** Pages as narrow columns leave them: labels without colons, marks read as letters, lists of ballots, forms of branches; every text is made up. */
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../lib/domain/fact/fact.ts'
import { readNotice } from '../../../lib/domain/notice/read.ts'
import { noticeText } from '../../support/asked.ts'

const shown = (fact: Fact): string[] => {
  switch (fact.kind) {
    case 'appointment':
      return [`${fact.role} ${fact.person}${fact.until ? ` until ${fact.until}` : ''}`]
    case 'departure':
      return [`- ${fact.role} ${fact.person}`]
    case 'auditor':
      return [`auditor ${fact.name}`]
    case 'representation':
      return [`${fact.mode} ${fact.persons.join('+')}`]
    case 'address':
      return [`address ${fact.to}`]
    case 'branch':
      return [`${fact.operation} ${fact.title} at ${fact.address}`]
    default:
      return [fact.kind]
  }
}
const said = (text: string): string[] => readNotice(text).facts.flatMap(shown).sort()

describe('lists of a ballot', () => {
  const minutes = (lists: string): string =>
    `Kurgu Ticaret Sicili Memurluğundan
Sicil No: 2555
Ticaret Ünvanı
SINIRLI SORUMLU DÜŞSEL EVLER KONUT YAPI KOOPERATİFİ
Memuriyetimizin 2555 sicil numarasında tescilli bulunan yukarıda unvanı yazılı Kooperatifin Kurgu 1. Noterliğinden 12/08/2006 tarih, 05412 sayılı 26/06/2006 tarihli Olağan Genel Kurul Toplantı Tutanaklarının tescil ve ilanını talep ettiklerinden keyfiyet T.T.K. hükümlerine uygun olarak 13.08.2006 tarihinde tescil edildiği ilan olunur.

Madde 10- Yönetim ve Denetim Kurullarının seçimine geçildi. Yapılan açık oylama neticesinde aşağıdaki listede oy çokluğu ile seçildiler.

${lists}

Madde 11- Dilek ve temennilerde söz alan olmadı.
`
  const elected = ['auditor Atilla Gürsoy', 'auditor Sinan Tepeli', 'board_member Elif Tunca', 'board_member Kerem Doğan']
  it.each([
    ['Yönetim Asil', 'Yönetim Yedek', 'Denetim Asil', 'Denetim Yedek'],
    ['Yönetim Kurulu Asil Üyeler:', 'Yedekler:', 'Denetleme Kurulu Asil Üyeler:', 'Yedekler:'],
    ['İdare Heyeti Asil', 'İdare Heyeti Yedek', 'Murakıp Asil', 'Murakıp Yedek'],
    ['Yönetim Kurulu Asıl Üyeleri', 'Yönetim Kurulu Yedek Üyeleri', 'Denetçiler Asıl', 'Denetçi Yedek'],
  ])('stand under %s, %s, %s, %s', (board, boardReserve, supervisors, supervisorReserve) => {
    const rows = `${board}\n1- Kerem Doğan (15 oy)\n2- Elif Tunca (17 oy)\n\n${boardReserve}\n1- Ayhan Sayar\n2- Filiz Erdem\n\n${supervisors}\n1- Sinan Tepeli (23)\n2- Atilla Gürsoy (22)\n\n${supervisorReserve}\n1- Kemal Aktan (18 oy)`
    expect(said(minutes(rows))).toEqual(elected)
  })
  it('of which nobody says that they were elected state nothing', () => {
    const rows = 'Yönetim Asil\n1- Kerem Doğan\n2- Elif Tunca'
    expect(said(minutes(rows).replace('oy çokluğu ile seçildiler', 'oy çokluğu ile seçilmediler'))).toEqual([])
  })
})

describe('the form by which a branch is entered', () => {
  const FORM = `Tescil Edilen Hususlar:Kuruluş

1. Merkeze Ait Bilgiler

Ünvanı:Kurgu Yapı Malzemeleri
Sanayi Anonim Şirketi

Kayıtlı Olduğu Tsm:Konya Ticaret
Sicili Müdürlüğü
Tescil Tarihi:15-03-2006
12:00:00
Sermayesi:9000000,00 TL
Merkezi:Eski Sanayi Karşısı
Selçuklu/Konya

Merkezin Yetkili Kişileri:

Adı Soyadı: Kerem Doğan

2. İşletmeye Ait Bilgiler

Şubenin Kuruluşuna Karar
Veren Yetkili Organın;

Adı Yönetim Kurulu Kararı

Karar Tarihi:02-04-2018

Ticaret Ünvanı;Kurgu Yapı
Malzemeleri Sanayi Anonim
Şirketi Meram Şubesi

Şubenin Merkezi:Hayal
Mahallesi Örnek Cad. No:12
Meram/Konya

Hakkı Karar

3. Şubenin Temsilcilerine Ait
Bilgiler

Adı © Soyadı/Ünvanı:Elif
Tunca

Kimlik/Pasaport No/Mersis
No:123******45

Görev:Şube Müdürü

Temsil oYetkisinin Kapsamı
Münferiden Temsile Yetkilidir,

Yetki Süresi 2.4.2021 Tarihine
Kadar

`
  const read = [
    'branch_manager Elif Tunca until 2021-04-02',
    'open Kurgu Yapı Malzemeleri Sanayi Anonim Şirketi Meram Şubesi at Hayal Mahallesi Örnek Cad. No:12 Meram/Konya',
    'sole Elif Tunca',
  ]
  it.each(['(10/A)(17/227387)', '(1WAX17/227387)', 'LOMAX17/227387)', '(S/A)NI7/227387)', '(4/AYX17/2 27387)'])(
    'is of the branch, and ends with the mark of the gazette: %s',
    (mark) => {
      const head = "Konya Ticaret Sicili\nMüdürlüğü'nden\n"
      expect(said(`${head}${FORM}${mark}`)).toEqual(read)
      expect(readNotice(`${head}${FORM}${mark}`).header.registered_on).toBeNull()
    },
  )
  it('has a record for each of its people, whoever signs with whom', () => {
    const more =
      'Adı Soyadı/Ünvanı: Kerem\nDoğan\nKimlik/Pasaport No/Mersis\nNo:223******45\nGörev:Ticari Vekil\nTemsil Yetkisinin Kapsamı:\nSınırlı Yetkili (İç Yönergede Belirtilen Şekilde Yetkilendirilmiştir.)\n'
    expect(said(`Konya Ticaret Sicili\nMüdürlüğü'nden\n${FORM}${more}(10/A)(17/227387)`)).toEqual(
      ['limited Kerem Doğan', 'proxy Kerem Doğan', ...read].sort(),
    )
    const joint = FORM.replace('Münferiden Temsile', 'Elif Tunca ve Kerem Doğan\nMüştereken Temsile')
    expect(said(`Konya Ticaret Sicili\nMüdürlüğü'nden\n${joint}(10/A)(17/227387)`)).toContain('joint Elif Tunca+Kerem Doğan')
  })
  it('was entered on the day of a line torn behind it', () => {
    const head =
      "Konya Ticaret Sicili\nMüdürlüğü'nden\nYukarıda bilgi\nedilen belgelere i\nTicaret Kanunu”\n13.4.2018 tarihin\nilan olunur.\nosya No:53999\n\n"
    expect(readNotice(`${head}${FORM}(10/A)(17/227387)`).header).toMatchObject({ registered_on: '2018-04-13', registry_no: '53999' })
  })
})

describe('words of a narrow column', () => {
  const notice = (words: string, no = '12345'): string =>
    `Kurgu Ticaret Sicili\nMüdürlüğü'nden\nİlan Sıra No: 2784\nTicaret Sicil/Dosya No: ${no}\n\nTicaret Ünvanı\nDÜŞSEL İNŞAAT\nLİMİTED ŞİRKETİ\n\nAdres: Hayal Mahallesi\nNo: 31 Merkezefendi/Denizli\n\n` +
    "Yukarıda bilgileri verilen şirket\nile ilgili olarak aşağıda belirtilen\nhususlar müdürlüğümüze ibraz\nedilen belgelere istinaden ve Türk\nTicaret Kanunu'na uygun olarak\n25.9.2017 tarihinde tescil edildiği\nilan olunur.\n\n" +
    `${words}\n\n(5/A)(28/495010)\n`
  it.each([
    "Daha önceden (Müdür) Temsile\nYetkili görevi olan 123******45\nKimlik No'lu Kurgu / Konak\nAdresinde İkamet\nEden Kerem Doğan'in Önceki Bu\nGörevi Sona Ermiştir.",
    "Daha önceden (Müdür) Temsile Yetkili görevi olan 123******45 Kimlik No'lu Hayal Deniz 20/15 Yeni Bişkek Kırgız Cumhuriyeti Adresinde İkamet Eden Kerem Doğan'in Önceki Bu Görevi Sona Ermiştir.",
  ])('in capital initials name nobody: %s', (words) => {
    expect(said(notice(`Tescil Edilen Hususlar: Müdürler/Yetkililer\n\n${words}`))).toEqual(['- manager Kerem Doğan'])
  })
  it('where somebody lives holds no shares', () => {
    const words =
      "Şirket hissedarlarından Kerem Doğan şirkette mevcut 26 hisse karşılığı 650,00 TL kıymetindeki sermayesini Hayal Mah. Güzel Cad. No: 2 Konak/İzmir adresinde mukim T.C. uyruklu Selim Yaman'a devretmiştir."
    expect(said(notice(`Tescil Edilen Hususlar: Hisse Devri\n\n${words}`))).toEqual(['share_transfer'])
  })
  it('a seat that moves by the verb alone', () => {
    const words =
      'Şirketimizin adresinin Hayal Mah. Volkan Sok. No. 13 Konak İzmir adresinden Örnek Mah. B102 Sok. No. 40B Konak İzmir adresinde nakledilmesine karar verilmiştir.'
    expect(said(notice(`Tescil Edilen Hususlar: Adres\n\n${words}`))).toEqual(['address Örnek Mah. B102 Sok. No. 40B Konak İzmir'])
  })
  it.each(['37415-Bursa-\nMerkez', 'Foça:873', 'Cihanbeyli -1178'])('the number that a district gives: %s', (no) => {
    expect(readNotice(notice('Tescil Edilen Hususlar: Adres', no)).header.registry_no).toBe(no.replace('\n', ''))
  })
  it('the number of a part before a comma', () => {
    const words = (mark: string): string =>
      `Tescil Edilen Hususlar: Kuruluş\n\n1${mark} İşletmeye Ait Bilgiler\n\nİşletmenin Merkezi: Örnek Mah. No: 5/A Konak/İzmir\n\n2${mark} İşletme Sahibine Ait Bilgiler\n\nAdı ve Soyadı: Kerem Doğan\n\nVatandaşlığı: Türkiye\n\nYerleşim Yeri: İzmir / Konak\n\n3${mark} İşletmenin Temsilcilerine\nAit Bilgiler\n\nAdı Soyadı Ünvanı: Kerem Doğan\n\nGörev: Yetkili\n\nTemsil Yetkisinin Kapsamı: Münferiden Temsile Yetkilidir`
    const [comma, stop] = [',', '.'].map((mark) => readNotice(notice(words(mark)).replace('İNŞAAT\nLİMİTED ŞİRKETİ', 'İNŞAAT KEREM DOĞAN')))
    expect(comma?.facts.flatMap(shown)).toEqual(stop?.facts.flatMap(shown))
    expect(comma?.unread).toEqual(stop?.unread)
  })
  it('what was to become of the capital is told where it is lost', () => {
    const { facts, unread } = readNotice(
      notice(
        'Tescil Edilen Hususlar: Sermaye Artırımı\n\nŞirketin sermay\nkıymetinde 36.04\nolup\n\nÖnceki sermayeyi teşkil eden 50.000.-TL tamamen ödenmiştir. Bu defa artırılan 852.000 TL nakit olarak taahhüt edilmiştir.',
      ),
    )
    expect(facts.filter(({ kind }) => kind === 'capital')).toEqual([])
    expect(unread.map(({ text }) => text).join(' ')).toContain('artırılan 852.000')
  })
})

it('the law in a contract gives nobody a power', () => {
  const { unread } = readNotice(
    "Kurgu Ticaret Sicili Müdürlüğü'nden\nTicaret Sicil No: 38391\nTicaret Ünvanı\nDÜŞSEL GIDA LİMİTED ŞİRKETİ\nAdres: Hayal Mah. No: 19 Pamukkale Denizli\nYukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 13.05.2016 tarihinde tescil edildiği ilan olunur.\nTescil Edilen Hususlar: Müdürler / Yetkililer\nTescile Delil Olan Belgeler: Kurgu 3. Noterliğinin 10.05.2016 tarihli ve 13477 yevmiye numarası ile tasdikli karar\n" +
      'Kerem Doğan Şirket Müdürü olarak seçilmiştir. Yetki Şekli: Münferiden Temsile Yetkilidir.\nMüdürler tarafından şirkete hizmet akdi ile bağlı olanların sınırlı yetkiye sahip ticari vekil veya diğer tacir yardımcıları olarak atanması hususunda 367 nci madde ile 371 nci maddenin yedinci fıkrası kıyasen limited şirketlere de uygulanır.(TTK 629)\nHesap Dönemi:\nMadde 10-\nŞirket hesap yılı Ocak ayının birinci gününden başlar ve Aralık ayının otuz birinci günü sona erer.\n(18010018)\n',
  )
  expect(unread).toEqual([])
})

describe('a column that is cut through', () => {
  const WORDS = `Kurgu Ticaret Sicili Müdürlüğünden
Ticaret Sicil/Dosya No: 4411
Ticaret Ünvanı
DÜŞSEL OTO TİCARET LİMİTED ŞİRKETİ
Yukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar müdürlüğümüze ibraz edilen belgelere istinaden ve Türk Ticaret Kanunu'na uygun olarak 25.4.2018 tarihinde tescil edildiği ilan olunur.
Tescil Edilen Hususlar: Müdürler / Yetkililer
Şirket müdürlüğünü yürütmekte olan Kerem Doğan'ın müdürlük görevinin sona ermesine, şirket müdürlüğüne 10 yıl süre ile Elif Tunca'nın atanmasına, şirketi münferiden temsil ve ilzama yetkili kılınmasına oy birliği ile karar verilmiştir.`
  /** The words in a narrow column. */
  const column = (width: number): string[] =>
    WORDS.split('\n')
      .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?= |$)`, 'g')) ?? [])
      .map((line) => line.trim())
  const whole = ['- manager Kerem Doğan', 'manager Elif Tunca', 'sole Elif Tunca']

  it.each([30, 34, 38])('is read where it is whole: %i letters wide', (width) => {
    expect(said(column(width).join('\n'))).toEqual(whole)
  })
  it.each([13, 15, 17, 19])('states nothing of what its halves make, and tells it: cut at %i', (at) => {
    const halves = [(line: string) => line.slice(0, at), (line: string) => line.slice(at)].flatMap((half) => column(34).map(half))
    const { facts, unread } = readNotice(halves.map((line) => line.trim()).join('\n'))
    expect(facts).toEqual([])
    expect(unread.some(({ why }) => why === 'doubtful')).toBe(true)
  })
  it('is none where lines lost their hyphens alone', () => {
    const lines = column(34).map((line) =>
      line.replace(/(?<=bil)(?=gileri)|(?<=hu)(?=suslar)|(?<=belge)(?=lere)|(?<=ta)(?=rihinde)/u, '\n'),
    )
    expect(said(lines.join('\n'))).toEqual(whole)
  })
})

describe('who is named', () => {
  const notice = (words: string): string =>
    `Kurgu Ticaret Sicili Müdürlüğünden\nTicaret Sicil/Dosya No: 4411\nTicaret Ünvanı\nDÜŞSEL ENERJİ ANONİM ŞİRKETİ\nYukarıda bilgileri verilen şirket ile ilgili olarak aşağıda belirtilen hususlar 24.3.2017 tarihinde tescil edildiği ilan olunur.\nYönetim Kurulu/Yetkililer\n${words}\n(8/A)(7/221144)`
  it.each([
    [
      "Kimlik No'lu, Örnek Mah. Şehit Öğretmen Kerem Doğan, Cad. No: 12 Kurgu Adresinde İkamet Eden, Elif Tunca Yönetim Kurulu Üyesi Olarak Seçilmiştir.",
      ['board_member Elif Tunca'],
    ],
    [
      "Yönetim Kurulu Üyesi Olan *********** Kimlik No'lu Örnek Mah. Barbaros Hayrettin, Bulvarı No: 3 Kurgu Adresinde İkamet Eden Elif Tunca'nın Önceki Üyeliği Sona Ermiştir.",
      ['- board_member Elif Tunca'],
    ],
  ])('is not whom a street is called by: %s', (words, read) => {
    expect(said(notice(words))).toEqual(read)
  })
  it.each([
    "Yönetim Kurulu Üyesi Olan 123******45 Kimlik No'lu Kurgu/Hayal Adresinde ikamet Eden Elif Tunca'nın Önceki Üyeliği Sona Ermiştir.",
    "Yönetim Kurulu Üyesi Olan AAA Mk Klmllk NÜ’lu Kurgu/Hayal Adresinde İkamet Eden Elif Tunca'nın Önceki Üyeliği Sona Ermiştir.",
  ])('has no words of the template in the name: %s', (words) => {
    expect(said(notice(words))).toEqual(['- board_member Elif Tunca'])
  })
  it('has a whole name, whatever a wide blank in it was read for', () => {
    expect(said(notice('Yönetim Kurulu Üyeliğine Ayşe — Nur Tunca seçilmiştir.'))).toEqual(['board_member Ayşe Nur Tunca'])
    expect(said(notice('Yönetim Kurulu Üyeliğine Ayşe Kaya — Mehmet Tunca seçilmişlerdir.'))).toEqual([
      'board_member Ayşe Kaya',
      'board_member Mehmet Tunca',
    ])
  })
  it('is one, though a mark stands in the middle of a name that is printed whole elsewhere', () => {
    const words =
      "Yönetim kurulu üyeliklerine üye\nMehmet\nŞakir\nFuat Tunca, üye Emrah Tunca'nın seçilmelerine, temsil ve ilzamı üyeler Emrah Tunca ve Mehmet Şakir, Fuat Tunca'nın müştereken atacakları imzalar ile olmasına karar verildi."
    expect(said(notice(words))).toEqual([
      'board_member Emrah Tunca',
      'board_member Mehmet Şakir Fuat Tunca',
      'joint Emrah Tunca+Mehmet Şakir Fuat Tunca',
    ])
  })
  it('is nobody of whose name a line ends in the middle, where it stands whole elsewhere', () => {
    const words =
      'Yönetim Kuruluna Kerem Doğan, Elif Tun”\nca seçilmişlerdir. Başkanlığa Kerem Doğan, başkan vekilliğine Elif Tunca seçilmişlerdir.'
    expect(said(notice(words)).filter((each) => each.endsWith('Elif Tun'))).toEqual([])
  })
})

describe("the one row of a branch's table whose cells stand apart", () => {
  const COLUMNS = 'Adı Soyadı /\nKimlik / Pasaport No /\nTemsil Yetkisinin\nYetki Süresi\nGörev\nYerleşim Yeri\nMersis No\nKapsamı\nUnvanı'
  const ROW =
    'ESKİŞEHİR /\nMünferiden Temsile\nAksi Karar Alınıncaya\nŞube\nELİF TUNCA\n315******44\nMüdürü\nODUNPAZARI\nYetkilidir.\nKadar'
  const reading = (row: string): ReturnType<typeof readNotice> =>
    readNotice(
      noticeText('Kuruluş', `3. ŞUBENİN TEMSİLCİLERİNE AİT BİLGİLER\n${COLUMNS}\n${row}`, {
        title: 'KURGU BOYA LİMİTED ŞİRKETİ TEPEBAŞI ŞUBESİ',
      }).replace('verilen şirket', 'verilen şube'),
    )
  const people = ({ facts }: ReturnType<typeof readNotice>): string[] =>
    facts.filter(({ kind }) => kind === 'appointment' || kind === 'representation').flatMap(shown)
  it.each([ROW, ROW.split('\n').reverse().join('\n').replace('Müdürü', 'Müdürü\n')])('is of whom alone it names: %j', (row) => {
    expect(people(reading(row)).sort()).toEqual(['branch_manager ELİF TUNCA', 'sole ELİF TUNCA'])
  })
  it.each([
    ROW.replace('Münferiden', 'Müştereken'),
    ROW.replace('315******44', 'KEREM DOĞAN\n315******44\n216******42'),
    ROW.replace('315******44', 'KEREM DOĞAN\n315******44'),
    ROW.replace('Kadar', 'Kadar\n50.000 TL'),
    ROW.replace('Aksi Karar Alınıncaya', '1.1.2026 Tarihine'),
    ROW.replace('Münferiden', 'Sınırlı\nMünferiden'),
  ])('is told where anything else stands in it: %j', (row) => {
    const read = reading(row)
    expect(people(read)).toEqual([])
    expect(read.unread.length).toBeGreaterThan(0)
  })
})

describe('labels and words of a form', () => {
  it('end an address: the old one and the new one of a company that comes from another office', () => {
    const { facts } = readNotice(
      noticeText('Merkez Nakli', '', {}).replace(
        'Konak / İzmir\n',
        'Konak / İzmir\nEski Ticaret Sicili Müdürlüğü: BURSA TİCARET SİCİLİ MÜDÜRLÜĞÜ\nEski Sicil No: 5948\nEski Adres: DÜŞ MAHALLESİ ATATÜRK CAD. NO: 35/31 NİLÜFER/BURSA\n',
      ),
    )
    expect(facts).toMatchObject([
      {
        kind: 'address',
        from: 'DÜŞ MAHALLESİ ATATÜRK CAD. NO: 35/31 NİLÜFER/BURSA',
        to: 'Kurgu Mah. Hayal Sk. No: 3 Konak / İzmir',
        move: 'in',
      },
    ])
  })
  it.each(['İmza', 'Sayfa', 'İmza Yetkilisi'])('are none of the name below them: %s', (word) => {
    const { facts } = readNotice(
      noticeText(
        'Pay Devri',
        `Şirket Ortaklarından 617******98 Kimlik Numaralı KEREM DOĞAN 19.000,00 TL sermaye karşılığı 19 adet payını hukuki ve mali yükümlülükleri ile 566******38 Kimlik Numaralı\n${word}\nELİF TUNCA'e devretmiştir.`,
      ),
    )
    expect(facts).toMatchObject([{ kind: 'share_transfer', from: 'KEREM DOĞAN', to: 'ELİF TUNCA' }])
  })
})
