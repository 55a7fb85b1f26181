/** What a notice says of its own registration, whatever its words, against sentences that say a little more. */
import { describe, expect, it } from 'vitest'
import { readNotice } from '../../../lib/domain/notice/read.ts'

const TITLES = {
  as: 'DENEMEKENT METAL SANAYİ VE TİCARET ANONİM ŞİRKETİ',
  ls: 'DENEMEKENT METAL SANAYİ VE TİCARET LİMİTED ŞİRKETİ',
  koop: 'SINIRLI SORUMLU DENEMEKENT KONUT YAPI KOOPERATİFİ',
}
const notice = (form: keyof typeof TITLES, entry: string): string => `Konya Ticaret Sicili Memurluğundan

Sicil No: 990099

Ticaret Ünvanı
${TITLES[form]}

Adresi: Kurgu Cad. No: 182 Konya

${entry}

Müdürlüğe beş yıl süre ile ortaklardan Ada Düşsel seçilmiştir. Şirketi müdür Ada Düşsel münferit imzası ile temsil ve ilzam edecektir.
`
const told = (form: keyof typeof TITLES, entry: string): number =>
  readNotice(notice(form, entry), { published_on: '2003-10-07', issue: '5900', page: '100' }).unread.length

describe('what says that papers were entered', () => {
  it.each<[keyof typeof TITLES, string]>([
    [
      'ls',
      'Yukarıda ünvanı ve sicil numarası yazılı şirketin sermaye artırımı ve merkez adresinin değiştirilmesine dair Konya 4. Noterliğinin 06.08.2003 tarih ve 18155 sayılı ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiş olup ilan olunur.',
    ],
    [
      'as',
      'Yukarıda sicil numarası ve ünvanı yazılı şirketin İzmit 4. Noterliğinin 5.5.1997 tarih 13288 sayılı tasdikini havi idare meclisi kararı ile 29.4.1997 tarihli umumi heyet zaptı tetkik edilerek 13.5.1997 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      "Merkezi İstanbul'da bulunan bankanın Konya şubesi adına imzaya yetkili olanlara dair Konya 4. Noterliğince tasdikli imza sirküleri memurluğumuza tevdi kılınmakla 10.11.1992 tarihinde tescil edildi.",
    ],
    [
      'ls',
      'Yukarıda adı ve adresi yazılı şirkete ait Konya 2. Noterliğince onaylı 3.2.1994 günlü ortaklar kurulu toplantı tutanağının tescil ve ilanı talep edilmekle, ibraz edilen belgeler incelenerek 9.2.1994 tarihinde tescili icra kılındı.',
    ],
    [
      'ls',
      'Ünvanı ile sicil numarası yukarıda gösterilen şirketin müdür seçimini ve temsil şeklini tespit eden Konya 3. Noterliğinden musaddak 12.4.1996 tarihli kararı 18.4.1996 tarihinde sicile geçirilmiştir.',
    ],
    [
      'as',
      'Şirketin olağan umumi heyet toplantısına ait zabıt ile hazirun cetveli ve idare meclisi kararı sureti memuriyetimize tevdi edilmiş olmakla Ticaret Kanununun hükümlerine tevfikan 3.6.1991 tarihinde tescil olunmuştur.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin yönetim kurulunun teşekkülüne, görev bölümüne ve imza selahiyetlerine müteallik kararı Konya 4. Noterliğince tasdik edilmiş ve 4.7.1995 tarihinde tescil ve ilan edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin ortaklar kurulunca alınan ve noterce 24.9.1998 tarihinde onaylanan kararın tescili, ibraz olunan evrakın tetkikinden sonra Türk Ticaret Kanununun 33. maddesi gereğince 30.9.1998 günü yapılmıştır.',
    ],
    [
      'as',
      'Sicilimizin yukarıdaki numarasında kayıtlı şirketin 1996 yılı hesaplarını tasdik eden ve yeni idare heyetini seçen adi umumi heyet içtima zaptı 2.7.1997 günü tescil edildi.',
    ],
    [
      'ls',
      'Yukarıda kimliği yazılı şirketin ana sözleşme değişikliği, Konya Asliye 1. Ticaret Mahkemesinin 5.5.1995 gün ve 1995/211 D. İş sayılı tasdik kararına müsteniden 9.5.1995 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Sicil numarası ve ünvanı yukarıda yazılı şirketin hisse devri, müdür tayini, adres nakli ve mukavele tadiline mütedair 24.9.1998 tarihli hissedarlar kararı ile devir senetleri tescil edilmek üzere ibraz edilmiş ve 30.9.1998 tarihinde tescili yapılmıştır.',
    ],
    [
      'as',
      'Şirketimizin olağanüstü genel kurul toplantısında alınan kararları ihtiva eden ve Bakanlık Komiserince imzalanan toplantı tutanağı, Konya Ticaret Sicili Memurluğunca 30.9.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin kararı, harç ve resimleri tahsil edilerek 30.9.1998 tarihinde ticaret siciline kaydedilmiş olduğu ilan olunur.',
    ],
    [
      'ls',
      "Yukarıda ticaret ünvanı yazılı bulunan şirketin ortaklığın yapısı, müdürlük ve imza yetkisi hususlarındaki noterden tasdikli kararı 30.9.1998'de tescil edilmiş olmakla keyfiyet ilan olunur.",
    ],
    [
      'as',
      'İlgili şirketin vaki müracaatı üzerine, 24.9.1998 tarihli yönetim kurulu kararı tetkik olunarak mevzuata uygun görülmüş ve 30.9.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda yazılı şirketin karar defterinin 14. sayfasında kayıtlı 24.9.1998 tarih 5 sayılı kararın noterden onaylı örneği tescil için verilmekle, 6762 sayılı T.T.K. hükümleri uyarınca 30.9.1998 tarihinde tescil edildi.',
    ],
    [
      'ls',
      'Şirketin idare, temsil ve ilzam işlerine ait ortaklar kurulu kararının Konya 4. Noterliğinden 24.9.1998 tarih ve 33902 sayı ile tasdikli sureti memurluğumuz dosyasına konularak 30.9.1998 tarihinde tescil kılınmıştır.',
    ],
    [
      'as',
      'Şirketin yeni yönetim kurulu seçimi, yetki dağılımı ve imza sirkülerinin yenilenmesi ile ilgili 24.9.1998 tarihli kararı ve ekleri görülerek 30.9.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'koop',
      'Yukarıda ünvanı yazılı kooperatifin 1998 yılı olağan genel kuruluna ilişkin evrak ile yönetim kurulunun vazife taksimi kararı, Kooperatifler Kanunu hükümlerine uygunluğu anlaşılmakla 30.9.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      'Yukarıda adresi ve sicil numarası yazılı şirketin yönetim kurulu üyelerinin seçimi ile temsil ve ilzam yetkisinin tespitine dair 5.5.1999 gün ve 12 no.lu karar noterce tasdiklenip dairemize intikal ettirilmekle 12.5.1999 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirkete ait karar, süresi içinde müracaat edildiği görüldüğünden 30.9.1998 tarihinde tescil olunarak ilanı yapılmıştır.',
    ],
    [
      'as',
      'Şirketin 1997 yılına ait bilanço ve kar-zarar hesaplarının tasdikini, idare meclisi ve murakıp intihabını mutazammın 28.3.1998 tarihli umumi heyet içtimaı zabıtnamesi Konya Ticaret Sicilinde 6.4.1998 tarihinde tescil edildi.',
    ],
    [
      'ls',
      "Yukarıda hüviyeti yazılı şirketin, müseccel adresini Karatay'a nakletmesi ve mukavelenamenin ilgili maddelerini tadil etmesi hakkındaki karar sureti alınarak 6.4.1998 tarihinde tescil edilmiştir.",
    ],
    [
      'as',
      'Şirketimizce gönderilen 2.4.1998 tarihli yazı ve eki kararlar, sicil dosyası muhteviyatına uygun görülmekle 6.4.1998 tarihinde tescil edilmiş ve keyfiyetin Türkiye Ticaret Sicili Gazetesinde ilanı tensip kılınmıştır.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı limited şirketin ortaklar kurulunca verilen ve Konya 4. Noterliğince 1.4.1998 gün, 9033 yevmiye numarası altında tasdik kılınan kararname 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      "Merkezi Ankara'da olup sicilimize kayıtlı Konya Şubesi bulunan şirketin, şube temsilcilerine ilişkin yönetim kurulu kararı Ankara Ticaret Sicili Memurluğunun yazısına istinaden 6.4.1998 tarihinde tescil edildi.",
    ],
    [
      'as',
      'Sermaye Piyasası Kurulunun iznini havi yazısı, Sanayi ve Ticaret Bakanlığının müsaadesi ve yönetim kurulu kararı ibraz edilmek suretiyle talep vaki olmakla şirketin kayıtlı sermayesine dair işlem 6.4.1998 tarihinde tescil olundu.',
    ],
    [
      'ls',
      'Ünvanı yukarıda yazılı bulunan şirketin, ortak adedinin çoğalması ve sermayenin tezyidine matuf 1.4.1998 tarihli ve noterden musaddak kararı, harcı ödenerek 6.4.1998 tarihinde tescil kılınmıştır.',
    ],
    [
      'koop',
      'Kooperatifin 24.5.1998 günü yapılan genel kurul toplantısına ait tutanak, hazırun cetveli, bilanço, gelir gider farkı hesapları ve yönetim kurulu iş bölümü kararı dilekçe ekinde verilmiş olup 6.6.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Evvelce tescil ve ilan edilmiş olan mukavelenin idare ve ilzama ilişkin maddesini değiştiren ortaklar kurulu kararı 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      'Şirket yönetim kurulunca hazırlanan imza yetkilileri listesi ile sirkülerin birer nüshası dosyasına tevdi olunduğundan 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Adı geçen şirketin vekili tarafından verilen dilekçe ve ekleri incelenmiş, kararın kanuna uygun olduğu anlaşılarak 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ticaret ünvanı ile ikametgahı yazılı şirketin ortaklarının aldıkları, müdürlük süresini ve imza şeklini gösteren karar 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda unvanı yazılı şirketin 1.4.1998 tarihli ortaklar toplantısında kararlaştırılan hususlar 6.4.1998 tarihinde tescil edilmiş olmakla ilan olunur.',
    ],
    [
      'as',
      'Konya 4. Noterliğinden 24.9.1998 tarih 33902 sayı ile onaylanan yönetim kurulu kararına göre şirketin temsilcilerini belirleyen imza sirküleri hakkında ilan keyfiyeti 30.9.1998 tarihinde tescil edildi.',
    ],
    [
      'ls',
      "Şirketin 12.3.1998 günü saat 14'te şirket merkezinde yapılan ortaklar toplantısına dair zabıt sureti ile dilekçesi 20.3.1998 tarihinde tescil için kabul olunarak 21.3.1998 tarihinde tescil edilmiştir.",
    ],
    [
      'as',
      'Türk parası kıymetini koruma mevzuatına göre Yabancı Sermaye Dairesinin izin belgesi ve buna müstenit genel kurul zabtı 30.9.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'İlgilinin başvurusu, Konya 1. Noterliğinin 5.4.1999 tarih ve 7701 yevmiye no.lu onayını taşıyan 2.4.1999 tarih, 3 karar no.lu ortaklar kurulu kararı ve dayanağı belgelere göre işlem 12.4.1999 tarihinde tescil edilmiştir.',
    ],
  ])('is known (%s): %s', (form, entry) => {
    expect(told(form, entry)).toBe(0)
  })
  it.each<[keyof typeof TITLES, string]>([
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürünün azline dair Konya 4. Noterliğinin 06.08.2003 tarih ve 18155 sayılı ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürlerin yetkilerinin kaldırılmasına ilişkin ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin iki imza ile temsil edilmesine dair ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür seçimine dair kararının yürütülmesi mahkemece durdurulmuş olup keyfiyet 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirkete kayyım tayinine dair Konya Asliye Ticaret Mahkemesinin kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür seçimine dair ortaklar kurulu kararı 13.08.2003 tarihinde geçici olarak tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür seçimine dair ortaklar kurulu kararının tescil talebi 13.08.2003 tarihinde reddedilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürlerinin münferit imza ile yetkili kılınmasına dair ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürünün yetkisinin 100.000 lira ile sınırlandırılmasına dair kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    ['ls', 'Yukarıda ünvanı yazılı şirketin ortaklar kurulu kararının iptaline dair mahkeme ilamı 13.08.2003 tarihinde tescil edilmiştir.'],
    ['ls', 'Yukarıda ünvanı yazılı şirketin müdür seçimine dair kararı 13.08.2003 tarihinde tescil edilmiş, bilahare terkin olunmuştur.'],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürlerinden birinin çekilmesi üzerine alınan ortaklar kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür seçimine ilişkin kararının hükmü 31.12.2003 tarihine kadar olmak kaydıyla 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin eski yöneticilerinin ihracına ve yerlerine yenilerinin gelmesine mütedair kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin temsil yetkisinin yalnız ithalat işlerine hasrına dair kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    ['ls', 'Yukarıda ünvanı yazılı şirketin müdür seçimine dair karar ticaret siciline 13.08.2003 tarihinde tescil edilmemiştir.'],
    ['ls', 'Yukarıda ünvanı yazılı şirketin nevi değiştirmesine dair karar 13.08.2003 tarihinde tescil edilmiştir.'],
    ['ls', 'Yukarıda ünvanı yazılı şirketin müdür seçimine dair kararı 30.9.1999 tarihinde tescil edilecektir.'],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin imza yetkilerinin birlikte kullanılmasına dair yönetim kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin başkanının yurt dışında bulunduğu sürece vekilinin yetkili olmasına dair yönetim kurulu kararı 13.08.2003 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürlüğünden çekilenin yerine yenisinin intihabına dair karar 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin idare meclisinin bir yıl için seçilmesine dair umumi heyet zaptı 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin imza sirkülerinin hükümden düştüğüne dair yönetim kurulu kararı 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdürlerin şirketi hep beraber ilzam etmelerine dair karar 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    ['as', "Yukarıda ünvanı yazılı şirketin genel müdürünün imza salahiyetinin ref'ine dair karar 6.4.1998 tarihinde tescil edilmiştir."],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin bütün malvarlığının satılmasına ve faaliyetinin sona ermesine dair karar 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür tayinine dair kararı 6.4.1998 tarihinde tescil edilmiş olup mahkemece yürürlüğü önlenmiştir.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin yönetim kurulu başkanının yetkili, diğer üyelerin yetkisiz olduğuna dair karar 6.4.1998 tarihinde tescil edilmiştir.',
    ],
    ['ls', 'Yukarıda ünvanı yazılı şirketin Hasan Tok tarafından temsil edilmesine dair kararı 6.4.1998 tarihinde tescil edilmiştir.'],
    ['ls', 'Yukarıda ünvanı yazılı şirketin banka işlemlerinde iki müdürün imzasına dair karar 6.4.1998 tarihinde tescil edilmiştir.'],
    [
      'ls',
      'Yukarıda ünvanı yazılı şirketin müdür tayinine dair kararının tescili 6.4.1998 tarihinde mahkeme kararıyla yapılmış ve itiraza uğramıştır.',
    ],
    [
      'as',
      'Yukarıda ünvanı yazılı şirketin eski idare meclisinin vazifesine hitam verilmesine dair zabıt 6.4.1998 tarihinde tescil edilmiştir.',
    ],
  ])('is told (%s): %s', (form, entry) => {
    expect(told(form, entry)).toBeGreaterThan(0)
  })
})

describe('a decision that names a thing and not what becomes of it', () => {
  const alone = (sentence: string): readonly string[] =>
    readNotice(notice('ls', sentence).split('\n').slice(0, -2).join('\n'), {
      published_on: '2003-10-07',
      issue: '5900',
      page: '100',
    }).unread.map(({ text }) => text)
  it.each([
    'ticari işletmesinin devrine',
    'merkezin nakline',
    'şubenin taşınmasına',
    'şube müdürünün değişmesine',
    'genel müdürün değişmesine',
    'temsil şeklinin değişmesine',
    'görev dağılımının değiştirilmesine',
    'tüzel kişi temsilcisinin değişmesine',
    'denetçinin değişmesine',
  ])('%s is told', (what) => {
    const decided = `Ortaklar kurulunca ${what} oybirliği ile karar verildi.`
    expect(
      alone(`Yukarıda unvanı yazılı şirketin aşağıdaki hususları 30.9.2003 tarihinde tescil edilmiştir. ${decided}`).join(' '),
    ).toContain(what)
    expect(alone(`Yukarıda unvanı yazılı şirketin ${what} dair kararı 30.9.2003 tarihinde tescil ve ilan olunur.`).join(' ')).toContain(
      what,
    )
  })
})
