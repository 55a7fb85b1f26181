/** What a meeting says of itself, and articles that decide nothing, against sentences that say a little more. */
import { describe, expect, it } from 'vitest'
import { bodyOf, readNotice } from '../../../lib/domain/notice/read.ts'
import { changesNothing, isFormality, isObject } from '../../../lib/domain/reading/formalities.ts'
import { sentencesOf } from '../../../lib/domain/reading/clauses.ts'

const formal = (text: string): boolean => {
  const { body } = bodyOf(text)
  return sentencesOf(body).every(({ from, to }) => isFormality(body, from, to))
}

describe('what changes nothing', () => {
  const unchanged = (text: string): boolean => changesNothing(bodyOf(text).body, 0, text.length)
  it.each([
    "diğer müdür Ada Düşsel'in görev ve yetkilerinde bir değişiklik yapılmamasına karar verilmiştir.",
    'Müdürlerin imza yetkilerinde değişiklik yoktur.',
    'Diğer müdürün yetkileri aynen devam etmektedir.',
    'Mevcut temsil şekli geçerliliğini korumaktadır.',
    'Şirket tüzel kişiliği devam etmektedir.',
  ])('is known: %s', (text) => {
    expect(unchanged(text)).toBe(true)
  })
  it.each([
    "müdür Ada Düşsel'in yetkilerinde değişiklik yapılmasına karar verilmiştir.",
    "müdür Ada Düşsel'in münferit yetkisinde bir değişiklik yapılmamasına karar verilmiştir.",
    "müdür Ada Düşsel'in istifasına, diğerlerinin yetkilerinde değişiklik yapılmamasına karar verilmiştir.",
    "müdür Ada Düşsel'in 50.000 TL'lik yetkisinde değişiklik yoktur.",
    'Diğer müdürün yetkileri devam etmeyecektir.',
    'Diğer müdürün görevi 1.1.2026 tarihine kadar devam edecektir.',
    'Diğer müdürün münferit yetkisi devam etmektedir.',
    'Temsil şeklinin devamına gerek görülmemiştir.',
  ])('is not: %s', (text) => {
    expect(unchanged(text)).toBe(false)
  })
})

describe('formalities', () => {
  it.each([
    'Toplantıyı yönetim kurulu başkanı Ada Düşsel açtı.',
    'Genel kurula yönetim kurulu başkan vekili Ada Düşsel başkanlık etti.',
    'Açılış, yönetim kurulu başkanı Ada Düşsel tarafından yapıldı.',
    'Hükümet komiseri Mert Hayali hazır bulundu.',
    'Bakanlık temsilcisi olarak Mert Hayali görev yaptı.',
    'Sanayi ve Ticaret Bakanlığı komiseri Mert Hayali.',
    "Kârın %20'sinin ortaklara dağıtılması benimsendi.",
    'Safi kârdan birinci temettü ayrıldıktan sonra kalanın olağanüstü yedek akçeye aktarılması kararlaştırıldı.',
    '2004 yılı kârının ortaklara dağıtılmaması kabul edildi.',
    'Yönetim kurulu çalışma raporu Ada Düşsel tarafından okundu.',
    'Genel kurulun 10.12.2018 tarih ve 2018/3 sayılı kararı 12.12.2018 tarihinde tescil edildi.',
    'Şirketin süresinin sona ermesine az bir zaman kaldığından, ana mukavelenin süreye ait 5. maddesinin tadili ile sürenin 15 yıl daha uzatılmasına karar verildi.',
    'Dilek ve temennilerde Ada Düşsel söz alarak yeni döneme başarı diledi.',
    'Karar No: 3 Tarihi: 4.2.2004 Aşağıdaki hususlarda mutabık kalınmıştır:',
    'Komiser heyeti borçlunun faaliyetlerine nezaret edecektir.',
    'Mühlet içinde İcra ve İflas Kanununun 294 ilâ 297. maddelerindeki sonuçlar doğar.',
    'Devre onay verilmiştir.',
    'İlanın diğer kısımları geçerliliğini korumaktadır.',
    'Konya 5. Noterliğinin 28.09.2015 tarih, 15530 sayılı tasdikini taşıyan yönetim kurulu kararı müdürlüğümüzce 30.09.2015 günü tescil edildi.',
    'İşbu hususlar 09.05.2017 tarihinde tescil olunmuştur.',
    'Müdürler ortaklar kurulu kararı ile her zaman değiştirilebilir.',
    'Açılış yapıldı, başkanlık divanına Ada Düşsel, oy toplayıcılığına Mert Hayali seçildi.',
    "Şirketin 2010 yılına ait olağan genel kurul toplantısı 26.05.2011 günü saat 14.00'de şirket merkezinde Bakanlık Komiseri Ada Düşsel'in gözetiminde yapıldı.",
    'Genel kurul toplantısı 12.4.2014 tarihinde saat 15:30 da Kurgu Mah. Hayal Sok. No: 3 Konak/İzmir adresinde yapılmıştır.',
    'Toplantının T.T.K. nun 416/1. maddesine göre çağrısız olarak toplandığı ve toplantıya ait hiçbir itirazın olmadığı tespit edilmiştir.',
    "Hazirun cetvelinin tetkikinden, şirketin toplam 50.000,00 TL'lik sermayesine tekabül eden 2.000 adet hissenin asaleten temsil edildiği ve böylece gerek kanun gerekse ana sözleşmede öngörülen asgari toplantı nisabının mevcut olduğunun anlaşılması üzerine toplantı yönetim kurulu başkanı Ada Düşsel tarafından açılarak gündemin görüşülmesine geçilmiştir.",
    'Divan başkanlığına Ada Düşsel, kâtipliğe Mert Hayali, oy toplama memurluğuna Ece Kurgu oybirliği ile seçildiler.',
    'Divan heyetine genel kurul tutanağını imzalama yetkisi verildi.',
    'Sözü geçen kararlar 14.4.2016 tarihinde tescil edilmiştir.',
    'Karar 3.6.2010 tarihinde 6762 sayılı T.T.K. hükümlerine göre tescil edilmiştir.',
    "Re'sen tescil tarihi 17.5.2021'dir.",
    'Komiserin görevi aynı süreyle devam ettirilmiştir.',
    '6- Yönetim ve denetim kurulu üyelerinin seçimine geçildi.',
    'Gündemin 5. maddesine geçildi.',
    'Yönetim kurulu faaliyet raporu ile denetçi raporu okundu ve müzakere edildi.',
    'Yedek üyeliklere Ada Düşsel ve Mert Hayali seçildi.',
    'Dilek ve temennilerde söz alan olmadığından toplantıya başkan tarafından son verildi.',
    "4- Şirketin merkezi Konya'dadır.",
    '5- Şirketin süresi tescil ve ilanından başlayarak doksandokuz yıldır.',
    'Şirketin müddeti gayrimuayyendir.',
    'Müddet: Şirket gayri muayyen müddetle kurulmuştur.',
    "Sermayenin 1/4'ü tescil tarihinden itibaren en geç üç ay içinde, kalanı 31.12.2008 tarihine kadar ödenecektir.",
    'İlanın diğer hususları aynen geçerlidir.',
    'Kararın diğer maddelerinde herhangi bir değişiklik yoktur.',
    "3- Şirketin merkezi Konya'dır.",
    "Merkez Madde 4: Merkezi Konya'dır.",
    "Bu defa artırılan 400.000 YTL'nin tamamı ortaklarca nakden taahhüt edilmiş olup 1/4'ü tescilden itibaren üç ay içinde, bakiyesi üç yıl içinde ödenecektir.",
    "Artırılan 500.000,00 TL'nin tamamı geçmiş yıl karlarından karşılanmış, bu husus Serbest Muhasebeci Mali Müşavir Ada Düşsel'in 1.3.2024 tarih ve 2024/5 sayılı raporu ile tespit edilmiştir.",
    'Ortaklar listesinde kayıtlı 62 ortaktan 41 ortağın hazır bulunduğu görüldü.',
    'İflas işlemleri İzmir İflas Dairesinin 2023/18 iflas sayılı dosyasından yürütülmektedir.',
    '2- Şubeye 50.000 TL. sermaye tahsisine,',
    'Kâr ve zarar sermaye payları nisbetinde bölüşülür.',
    'Diğer hususlarda bir değişiklik yoktur.',
    'İdare meclisi ibra olundu.',
    "Kooperatifin sermayesi değişken olup ortak sayısı 7'den aşağı düşemez.",
    'Tasfiye memuru Ada Düşsel tarafından düzenlenen son ve kati bilançonun kabulüne,',
    'Toplantıya ortak sıfatıyla Ada Düşsel de katılmıştır.',
    'Toplantıya müdür olmayan ortak Ada Düşsel de katılmıştır.',
    'Diğer ortak Ada Düşsel bu karara katılmıştır.',
    'İşbu karar toplantıda hazır bulunan Ada Düşsel ve Mert Hayali tarafından imza altına alındı.',
    'Bu karar 28.02.2005 tarihinde müttefikan alınmıştır.',
    "Toplantıya katılan Ada Düşsel ile diğer ortak Mert Hayali'nin oybirliği ile karar verilmiştir.",
    'Elektronik ortamda oy kullanan pay sahibi bulunmadığı tespit edilerek gündemin görüşülmesine geçilmiştir.',
    'Kararın tescil ve ilanını talep ederim.',
    "Ada Düşsel'e hizmetlerinden dolayı teşekkür edilmiştir.",
    'Şirket ortakları Ada Düşsel, Mert Hayali ve Ece Kurgu hazır bulundular.',
    'Ortaklarımız Ada Düşsel ile Mert Hayali şirket merkezinde toplandılar.',
    'Ortak Ada Düşsel toplantıda vekili Av. Mert Hayali tarafından temsil edilmiştir.',
    'Dayanak: Konya 5. Noterliğinin 28.9.2015 tarih 15530 sayılı onayı.',
    'Karar metni aşağıya aynen alınmıştır.',
    'Bu hususlara ilişkin karar, Konya 5. Noterliğince 12.3.2004 tarih ve 2277 sayıyla tasdik olunmuştur.',
    'Ortaklar bu sermayeye eşit olarak iştirak etmişlerdir.',
    'Komanditer, şirketin hesaplarını dilediği zaman tetkik edebilir.',
  ])('knows %s', (text) => {
    expect(formal(text)).toBe(true)
  })

  it.each([
    'Toplantıyı müdür Ada Düşsel açtı.',
    'Şirketi Ada Düşsel yönetti.',
    'Toplantıyı Ada Düşsel açtı ve başkanlıktan çekildi.',
    'Hükümet komiseri Mert Hayali şirketi temsile yetkili kılındı.',
    'Bakanlık temsilcisi Mert Hayali yönetim kurulu üyesi seçildi.',
    "Kârın %20'sinin müdür Ada Düşsel'e ödenmesine karar verildi.",
    "Kârın %20'sinin yönetim kuruluna seçilen Ada Düşsel'e ödenmesi benimsendi.",
    'Genel kurul toplantısı 12.4.2014 tarihinde yapıldı ve yönetim kuruluna Ada Düşsel seçildi.',
    'Toplantı 12.4.2014 tarihinde müdür Ada Düşsel görevden alınarak yapıldı.',
    'Divan başkanlığına Ada Düşsel, yönetim kurulu üyeliğine Mert Hayali seçildiler.',
    'Divan başkanlığına Ada Düşsel, müdürlüğe Mert Hayali seçildi.',
    'Divan heyetine şirketi temsil yetkisi verildi.',
    'Karar 3.6.2010 tarihinde geçici olarak tescil edilmiştir.',
    'Müdürün azli hususu 3.6.2010 tarihinde tescil edilmiştir.',
    'Ada Düşsel hususu 3.6.2010 tarihinde tescil edilmiştir.',
    'Genel kurul kararı 3.6.2030 tarihinde tescil edilecektir.',
    'Müdürlerin imza yetkileri genel kurul kararı ile her zaman kaldırılabilir.',
    'Müdür Ada Düşsel ortaklar kurulu kararı ile her zaman değiştirilebilir.',
    'Açılış yapıldı, başkanlık divanına Ada Düşsel, müdürlüğe Mert Hayali seçildi.',
    'Karar Ada Düşsel için 3.6.2010 tarihinde tescil edilmiştir.',
    'Komiserin yönetim görevi aynı süreyle devam ettirilmiştir.',
    'Toplantı başkanı Ada Düşsel imza yetkisi verildi.',
    'Genel Kurul Toplantısı Müdür Ada Düşsel Görevden Alınması Gündemiyle yapıldı.',
    'Hazirun cetvelinin tetkikinden Ada Düşsel ile Mert Hayali arasında hisse devri yapıldığı anlaşıldı.',
    'Yedek üyelerden Ada Düşsel yönetim kurulu üyeliğine seçildi.',
    'Yedek üyeliklere Ada Düşsel, asil üyeliğe Mert Hayali seçildi.',
    'Yedek üyeliklere Ada Düşsel, yönetim kurulu üyeliğine Mert Hayali seçildi.',
    'Müşterek imza sistemine geçildi.',
    'Şirketin tek imza ile temsiline geçildi.',
    'Yönetim kurulu üyelerinin azline geçildi.',
    'Toplantıya ve Ada Düşsel müdürlüğüne son verildi.',
    "Şirketin merkezi Konya'dadır ve şubesi yoktur.",
    'Şirketin müdürü Ada Düşsel süresi on yıldır.',
    'Kâr payı ortaklara ödenecektir.',
    "Şirketin merkezi Konya'dır ve müdürü Ada Düşsel'dir.",
    'Şirketin iflası İzmir İflas Dairesinin yazısı ile bildirilmekle tescil edildiği ilan olunur.',
    'İflas işlemleri Ada Düşsel tarafından yürütülecektir.',
    "Artırılan 500.000,00 TL'nin tamamı Ada Düşsel'in imza yetkisi ile karşılanmıştır.",
    "Şubeye Ada Düşsel'in müdür tayinine ve sermaye tahsisine,",
    'Diğer müdürlerin yetkilerinde bir değişiklik yoktur.',
    'Müdür Ada Düşsel ibra edilmedi.',
    "Müdür Ada Düşsel'in istifasının kabulüne ve ibrasına,",
    'Toplantıya müdür Ada Düşsel de katılmıştır.',
    'Toplantıya ortak sıfatıyla Ada Düşsel katılmamıştır.',
    'Şirket, toplantıda alınan kararla Ada Düşsel tarafından temsil edilmektedir.',
    'Dayanak: Konya 5. Noterliğinin 28.9.2015 tarih 15530 sayılı azilnamesi.',
    'Mahkemenin tedbir kararı Konya 5. Noterliğince tasdik edilmiştir.',
    'Ortaklar Ada Düşsel ve Mert Hayali müdür olarak hazır bulunacaktır.',
    'Ortaklar şirketi eşit olarak temsil ederler.',
    'Komanditer, şirketin hesaplarını tetkik ederek ödemeleri onaylayabilir.',
    'Diğer ortak Ada Düşsel bu karara muhalif kalmıştır.',
    "Bu karar ancak Ada Düşsel'in katılması şartıyla alınmıştır.",
    'Bu karar oybirliği ile alınmamıştır.',
    'İşbu karar Ada Düşsel tarafından imzalanacaktır.',
    'Şirket kararları ortak Ada Düşsel tarafından birlikte imzalandı.',
    'Sözleşmeler ortak Ada Düşsel ile birlikte imzalanmıştır.',
    'Kararın tescilini yönetim kurulunun onayından sonra talep ederiz.',
    "Ada Düşsel'e müdürlük hizmetlerinden dolayı teşekkür edilmiş ve görevine son verilmiştir.",
    "Müdür Ada Düşsel'in süresinin 15 yıl daha uzatılmasına karar verildi.",
    'Komiserin onayı ile borçlunun faaliyetlerine nezaret edecektir.',
    'Komiser borçlunun işlerini denetler ve şirketi temsil eder.',
    'Devre onay verilmemiştir.',
    'Aşağıdaki hususlarda mutabık kalınmamıştır:',
    'Dilek ve temennilerde Ada Düşsel müdürlükten ayrılmayı diledi.',
  ])('does not take for one: %s', (text) => {
    expect(formal(text)).toBe(false)
  })
})

describe('what a business is in', () => {
  const objects = (text: string): boolean => {
    const { body } = bodyOf(text)
    return sentencesOf(body).every(({ from, to }) => isObject(body, from, to))
  }

  it.each([
    'Mevzuu: Her nevi hububat, bakliyat ve yem bitkisinin alım satımıdır.',
    "3- İşletmenin nev'i: Altın ve gümüş eşya alım satımı",
    'Amaç ve konu: Deniz taşımacılığı, gemi mümessilliği ve acenteliği',
  ])('knows %s', (text) => {
    expect(objects(text)).toBe(true)
  })

  it.each([
    'Konu: Müdür seçimi',
    'Konusu: Ada Düşsel ile kira sözleşmesi',
    'Mevzuu: Şirketin temsili ve ilzamı',
    'Konu: Hisse alım satımı',
    'Konu: Adres değişikliği',
    'Konu: Merkez nakli',
  ])('does not take for one: %s', (text) => {
    expect(objects(text)).toBe(false)
  })
})

const decided = (sentence: string) =>
  readNotice(
    `İzmir Ticaret Sicili Memurluğundan\nSicil No: 990099\nTicaret Ünvanı\nÖRNEK BAHARAT ANONİM ŞİRKETİ\nYukarıda unvanı yazılı şirketin İzmir 90. Noterliğinin 01.03.2010 tarih ve 100 sayı ile onaylı kararı 04.03.2010 tarihinde tescil edildiği ilan olunur.\nKarar:\n${sentence}\n(4/A)(13/999999)\n`,
  )

describe('words of the template with others among them', () => {
  it.each([
    "Toplantı başkanı gündemi okudu, yönetici koltuğu Ada Düşsel'e geçti.",
    'Yönetim kurulu faaliyet raporu okundu, imzayı artık iki kişi koyacak.',
    'Şirketin süresi sınırsızdır ve başında Ada Düşsel durur.',
    "Kâr payı dağıtımı ve imza yetkileri Ada Düşsel'in uhdesindedir.",
    'Genel kurul toplantıları yılda bir yapılır, tüm evrakı yalnız Ada Düşsel imzalar.',
    'Türk Ticaret Kanunu hükümleri uygulanır, müdürlük makamı lağvedilmiştir.',
    'Hesap yılı sonunda müdürler çekilmiş sayılır.',
    'Alacaklılar müracaat edebilir; tasfiyeyi Mert Hayali yürütür.',
    'Paylar nama yazılıdır ve Ada Düşsel payını elden çıkarmıştır.',
    'Sermayenin tamamı ödenmiştir, imza sirküleri geçersizdir.',
    'Ortaklar kurulu toplandı ve müdürün yetkilerini kıstı.',
    "İlanlar gazetede yapılır, şirket mührü Mert Hayali'dedir.",
    'Karar oybirliğiyle alındı: imzalar ikiye çıktı.',
    'Şirket unvanı değişmedi, yöneticisi değişti.',
    'Bilanço kabul edildi ve kurul dağıldı.',
    'Yönetim kurulu ibra edilmedi ve düşürüldü.',
    'Divan başkanlığına Ada Düşsel seçildi, müdürlük de ona kaldı.',
    'Dilek ve temenniler bölümünde müdür bıraktığını söyledi.',
    'Sermaye taahhüdü ödenmiştir; temsil eden Mert Hayali öldü.',
    'Tescil ve ilan olunur ki Ada Düşsel artık şirketle ilgisizdir.',
    'Yedek akçe ayrıldı, genel müdür koltuğu boşaldı.',
    'Kanuni hükümler saklıdır, kimse tek başına imza koyamaz.',
    'Toplantıya son verildi, idare üçlü heyete verildi.',
    'Genel kurul toplantısı Ada Düşsel müdür olmaksızın yapıldı.',
    'Gündemin son maddesine geçildi ve müdürlük boşaltıldı.',
    'Amaç ve konu: imzalar çift olacaktır',
    "Pay sahipleri arasında imza işi Ada Düşsel'e kaldı.",
  ])('are told: %s', (sentence) => {
    const { facts, unread } = decided(sentence)
    const words = sentence.split(' ').slice(-2).join(' ').replace(/\.$/, '')
    expect([...unread.map(({ text }) => text), ...facts.map(({ quote }) => quote)].join(' ')).toContain(words)
  })
})

describe('somebody beside those who are named', () => {
  it.each([
    'Mert Hayali ve diğer ortak müdür olmuştur.',
    'Şirket müdürlüğüne Mert Hayali ve kardeşi seçilmiştir.',
    'Şirket müdürlüğüne Mert Hayali ile diğer iki ortağın seçilmesine karar verilmiştir.',
    'Müdürlüğe Mert Hayali ve eşinin atanmasına karar verilmiştir.',
    'Mert Hayali ve oğlu şirketi münferiden temsile yetkili kılınmıştır.',
    'Yönetim kuruluna Mert Hayali, Ada Düşsel ve listede adı yazılı üçüncü kişi üç yıl için seçilmiştir.',
    'Müdürler Mert Hayali ve diğerinin görevine son verilmiştir.',
  ])('is told: %s', (sentence) => {
    const { facts, unread } = decided(sentence)
    expect(facts).not.toEqual([])
    expect(unread.map(({ text }) => text).join(' ')).toContain(sentence)
  })
  it.each(['Mert Hayali ve oğlu Ada Düşsel müdürlüğe seçilmiştir.', 'Müdürlüğe Mert Hayali ile diğer ortak Ada Düşsel seçilmiştir.'])(
    'is named behind: %s',
    (sentence) => {
      const { facts, unread } = decided(sentence)
      expect(facts.flatMap((fact) => (fact.kind === 'appointment' ? [fact.person] : []))).toEqual(['Mert Hayali', 'Ada Düşsel'])
      expect(unread).toEqual([])
    },
  )
})

describe('an office without a term', () => {
  it('is said once more', () => {
    const { unread } = decided('Ada Düşsel müdür seçilmiştir. Müdürün görev süresi aksi karar alınıncaya kadardır.')
    expect(unread).toEqual([])
  })
  it.each([
    'Ada Düşsel 3 yıl süreyle müdür seçilmiştir. Müdürün görev süresi aksi karar alınıncaya kadardır.',
    'Ada Düşsel müdür seçilmiştir. Müdürün görev süresi Mert Hayali aksi karar alıncaya kadardır.',
  ])('is told beside another: %s', (text) => {
    expect(decided(text).unread).not.toEqual([])
  })
})

describe('what the general meeting is asked for', () => {
  it.each([
    'Şirketin temsil ve ilzamı, genel kurul kararı bulunması şartıyla Ada Düşsel tarafından yapılır.',
    'Şirketin temsil ve ilzamı genel kurul izni ile yapılır.',
    'Şirketin borçlanması genel kurul kararı ile yapılır.',
    'Satışlar genel kurul kararı ile kabul edilir.',
  ])('is no closing article: %s', (text) => {
    expect(decided(`Ada Düşsel yönetim kurulu başkanlığına seçilmiştir. ${text}`).unread).not.toEqual([])
  })
})

describe('duties that are shared out', () => {
  it.each(['Yönetim kurulu görev taksimi yeniden yapılmıştır.', 'Yönetim kurulu kendi arasında görev bölümü yapmıştır.'])(
    'say nothing beside who was given which: %s',
    (text) => {
      expect(decided(`${text} Ada Düşsel yönetim kurulu başkanlığına seçilmiştir.`).unread).toEqual([])
      expect(decided(text).unread).not.toEqual([])
    },
  )
  it('are told beside powers that end', () => {
    const { unread } = decided('Görev taksimi yapılmış ve yetkiler iptal edilmiştir. Ada Düşsel yönetim kurulu başkanlığına seçilmiştir.')
    expect(unread).not.toEqual([])
  })
})

describe('why somebody is elected', () => {
  const more = (text: string): boolean => JSON.stringify(decided(text).facts).includes('says_more')
  it.each([
    'Görev bölümü neticesinde Ada Düşsel müdürlüğe getirilmiştir.',
    'Müdür seçimine geçildi, Ada Düşsel müdürlüğe seçilmiştir.',
    'Boş bulunan müdürlüğe Ada Düşsel getirilmiştir.',
  ])('adds nothing: %s', (text) => {
    expect(more(text)).toBe(false)
  })
  it.each([
    'Soruşturma neticesinde Ada Düşsel müdürlüğe getirilmiştir.',
    'Bilahare onaylanmak üzere Ada Düşsel müdürlüğe seçilmiştir.',
    'Sözleşmenin süresi dolduğundan Ada Düşsel müdürlüğe seçilmiştir.',
  ])('may add something: %s', (text) => {
    expect(more(text)).toBe(true)
  })
})

describe('powers taken back in passing', () => {
  it.each([
    "Müdürlüğe Ada Düşsel'in seçilmesine, evvelce verilmiş yetkilerin iptali ile şirketin Ada Düşsel'in münferit imzası ile temsil ve ilzam edilmesine karar verildi.",
    "Ada Düşsel'in münferit imzası ile şirketi temsil etmesine karar verildi. Bundan evvel verilmiş imza salâhiyetleri mülgadır.",
  ])('leave the new one read: %s', (sentence) => {
    const { facts, unread } = decided(sentence)
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'representation', persons: ['Ada Düşsel'], mode: 'sole' }))
    expect(JSON.stringify(facts)).toContain('revokes_all')
    expect(unread).toEqual([])
  })
  it('are no end of an office read as a power', () => {
    const { facts } = decided("Kendisine evvelce verilmiş yetkilerin iptali ile Ada Düşsel'in müdürlükten azline karar verildi.")
    expect(facts.filter(({ kind }) => kind === 'representation')).toEqual([])
  })
})

describe('what goes with a founding, an election or a rise of the capital', () => {
  it.each([
    ['Geçici Madde- Kuruluş muamelelerini takip ve intaç etmek üzere Avukat Ada Düşsel vekil tayin edilmiştir.'],
    ["1- Şirketin kuruluş işlemlerinin yürütülmesi için Ada Düşsel'e yetki verilmiştir."],
    ['15- Kuruluş ve tescil işlemlerini takip etmek üzere mali müşavir Ada Düşsel görevlendirilmiştir.'],
    ["Muvakkat Madde- Kurucular, kuruluşa ait bilcümle formalitelerin ikmali için Avukat Ada Düşsel'i tevkil etmişlerdir."],
    [
      'Geçici Madde- Şirketin kuruluşuna ilişkin olarak Bakanlıkça istenecek değişiklikleri ana sözleşmede yapmaya ve imzalamaya Avukat Ada Düşsel yetkili kılınmıştır.',
    ],
    ['Geçici Madde- Tesis muamelelerini ikmal ettirmek üzere kuruculardan Ada Düşsel murahhas tayin edilmiştir.'],
    ["Geçici Madde- Kuruluş muamelelerinin intacı zımnında Avukat Ada Düşsel'e vekâlet verilmiştir."],
    ['5- Yeni yönetim ve denetim kurullarının seçimine geçildi.'],
    ['Süresi dolan yönetim kurulunun yerine yeni üyelerin seçimine geçildi.'],
    ['Yeni idare meclisi ve murakıp intihabına geçildi.'],
    ["Artırılan 54.000.000.000.- TL'nin 18'er milyar lirası Ada Düşsel, Mert Hayali ve Ece Kurgu tarafından nakden taahhüt edilmiştir."],
    ['Artan sermayenin 500 milyon lirası ortak Ada Düşsel tarafından nakden ödenmiştir.'],
  ])('decides nothing: %s', (text) => {
    expect(formal(text)).toBe(true)
  })
  it.each([
    ['Geçici Madde- Kuruluş muamelelerini takip ve şirketi temsil etmek üzere Ada Düşsel vekil tayin edilmiştir.'],
    ['Geçici Madde- Şirketin bütün işlerini takip etmek üzere Avukat Ada Düşsel vekil tayin edilmiştir.'],
    ['Geçici Madde- Kuruluş ve bütün işlemleri yapmaya Ada Düşsel yetkilidir.'],
    ['Geçici Madde- Kuruluştan sonra bankadaki işlemleri takip ve imzaya Ada Düşsel yetkilidir.'],
    ['Geçici Madde- Kuruluş işlemlerini yürütmek ve ilk genel kurula kadar idare etmek üzere Ada Düşsel görevlendirilmiştir.'],
    ['Geçici Madde- Kuruluş işlemleri için ilk müdür olarak Ada Düşsel atanmıştır.'],
    ['Geçici Madde- Kuruluş tarihinden itibaren bir yıl için Ada Düşsel vekil tayin edilmiştir.'],
    ['Yeni yönetim kurulunun seçimine geçilmedi.'],
    ['Yeni müdürün seçimine kadar mevcut müdürün görevine devamına geçildi.'],
    ['Artırılan 54.000 TL Ada Düşsel tarafından taahhüt edilmemiştir.'],
    ['Artırılan sermayenin tamamı Ada Düşsel tarafından ödeninceye kadar müdürün yetkisi kaldırılmıştır.'],
  ])('may decide something: %s', (text) => {
    expect(formal(text)).toBe(false)
  })
})

describe('what the business is, whatever it is called', () => {
  const isOfBusiness = (text: string): boolean => {
    const { body } = bodyOf(text)
    return sentencesOf(body).every(({ from, to }) => isObject(body, from, to))
  }
  it.each([
    ['Şirketin maksat ve mevzuu kuru kayısı ve çekirdek alım, satım ve ihracıdır.'],
    ['Şirketin gayesi ve çalışma sahası inşaat malzemesi alıp satmaktır.'],
    ['Şirketin mevzuu un ve yem imalatı, nakli ve satışından ibarettir.'],
    ['Şirket, fayans ve seramik ithal ve ihraç etmek, mağaza açmak gayesi ile kurulmuştur.'],
    ['Şirketin konusu ve amacı; inşaat taahhüt işleri yapmak, gayrimenkul alıp satmaktır.'],
    ['Şirketin uğraşı konusu tekstil ürünlerinin dokunması, boyanması ve pazarlanmasıdır.'],
  ])('is known: %s', (text) => {
    expect(isOfBusiness(text)).toBe(true)
  })
  it.each([
    ['Şirketin konusu dışında kalan işlemler geçersizdir.'],
    ['Şirketin mevzuu haricindeki muamelelere girişmek yasaktır.'],
    ['Şirketin amacı, ortakların izni ile kefalet vermektir.'],
    ['Şirketin konusu ile ilgili işlerde müdürün imzası geçerlidir.'],
    ['Şirketin mevzuu dışındaki işlerde iki ortağın imzası gereklidir.'],
    ['Şirketin konusu dışındaki işlemler için genel kurul kararı şarttır.'],
    ['Şirketin amacı ancak yurt içinde ticarettir.'],
  ])('is not: %s', (text) => {
    expect(isOfBusiness(text)).toBe(false)
  })
})
