/**
 * Articles of a contract on other matters than who signs stand beside a power and bound none of it; those that speak of signing, consents or
 * dealings do, whatever they are about otherwise.
 */
import { describe, expect, it } from 'vitest'
import { answerTo, recordOf } from '../../support/scenarios.ts'

const TITLE = 'DERİNKUYU HALI LİMİTED ŞİRKETİ'
const verdict = (article: string): string =>
  answerTo(
    recordOf({
      title: TITLE,
      office: 'KAYSERİ',
      registry_no: '21874',
      notices: [
        {
          published_on: '2014-03-14',
          issue: '8527',
          page: '12',
          text: [
            'Kayseri Ticaret Sicili Müdürlüğünden',
            'Sicil No: 21874',
            `Ticaret Ünvanı\n${TITLE}`,
            'Yukarıda bilgileri verilen şirketin kuruluşu 10.3.2014 tarihinde tescil edildiği ilan olunur.',
            'Şirket Sözleşmesi',
            "1- Şirketin ünvanı Derinkuyu Halı Limited Şirketi'dir.",
            '2- Şirketin müdürlüğüne ilk on yıl için Nazmi Ekinözü seçilmiştir.',
            '3- Müdür Nazmi Ekinözü şirketi münferit imzası ile temsil ve ilzam eder.',
            `4- ${article}`,
            '(4/A)(7/203918)',
          ].join('\n'),
        },
      ],
    }),
    { kisi: 'NAZMİ EKİNÖZÜ', tarih: '2015-03-03' },
  )

const OF_OTHER_MATTERS = [
  'Şirketin hesap dönemi ocak ayının birinci gününde başlar, aralık ayının sonuncu günü biter.',
  'Şirketin hesap yılı takvim yılıdır.',
  'İlk hesap yılı şirketin kuruluşundan başlayarak o yılın aralık ayının otuz birinci günü sona erer.',
  'Hesap senesi kanuni takvim senesidir.',
  "Şirketin mali yılı 1 Ocak'ta başlar, 31 Aralık'ta nihayetlenir.",
  'Safi kardan evvela yüzde beş kanuni yedek akçe ayrılır.',
  'Şirketin net karı yıllık bilançoda görülen karlardan masraflar düşüldükten sonra kalan kısımdır.',
  'Kalan kar ortaklara hisseleri nispetinde dağıtılır.',
  'Kar ve zarar ortaklar arasında sermaye payları oranında taksim edilir.',
  'Yedek akçeler hakkında Türk Ticaret Kanununun ilgili maddeleri tatbik olunur.',
  'Şirket elde ettiği safi karın yüzde beşini ihtiyat akçesi olarak ayırmaya mecburdur.',
  'Şirkete ait ilanlar Türk Ticaret Kanununun 37. maddesi mahfuz kalmak kaydıyla şirket merkezinin bulunduğu yerde çıkan bir gazete ile yapılır.',
  'Şirkete ait ilanlar en az onbeş gün önce yapılır.',
  'Ortaklar kurulunun toplantıya çağrılması taahhütlü mektupla en az beş gün önce olur.',
  'Şirketin süresi kuruluşundan itibaren doksandokuz yıldır.',
  'Şirketin müddeti katı kuruluşundan başlamak üzere elli senedir.',
  'Şirket süresiz olarak kurulmuştur.',
  'Şirketin faaliyet süresi sınırsızdır.',
  'Bu müddet ana sözleşme değiştirilmek suretiyle uzatılıp kısaltılabilir.',
  'Bu sözleşmede hüküm bulunmayan hallerde Türk Ticaret Kanunu hükümleri uygulanır.',
  'Ana sözleşmede açıklık olmayan hususlarda T.T.K. hükümleri caridir.',
  'Ortaklar arasında çıkacak ihtilaflarda şirket merkezindeki mahkemeler yetkilidir.',
  'Şirketle ortaklar arasındaki anlaşmazlıklar hakem marifetiyle çözülür.',
  'Hisselerin devri ortaklar kurulunun tasvibine bağlıdır.',
  'Pay devri ortaklardan dörtte üçünün muvafakatı ile mümkündür.',
  'Hisseler devredilmez kabul edilmiştir.',
  'Ortaklardan birinin ölümü halinde mirasçıları şirkete devam ederler.',
  'Ortakların ölümü, iflası veya hacir altına alınması şirketin infisahını gerektirmez.',
  'Şirket Türk Ticaret Kanununda yazılı sebeplerle fesih olunur.',
  'Şirketin feshi halinde tasfiye genel hükümlere göre yapılır.',
  'Şirket genel kurul kararıyla yurt içinde ve yurt dışında şubeler açabilir.',
  'Şirket, ilgili makamlara bildirmek şartıyla şube ve irtibat bürosu açabilir.',
  'Adres değişikliğinde yeni adres ticaret siciline tescil ve ilan ettirilir.',
  'Tescil ve ilan edilmiş adrese yapılan tebligat şirkete yapılmış sayılır.',
  'Sermayenin tamamı ortaklarca muvazaadan ari olarak taahhüt edilmiştir.',
  'Nakdi sermayenin dörtte biri tescilden önce ödenmiş, kalanı yirmi dört ay içinde ödenecektir.',
  'Her hisse sahibine bir oy hakkı verir.',
  'Ortaklar kurulu kararları sermayenin salt çoğunluğu ile alınır.',
  'Genel kurul toplantıları olağan ve olağanüstü olarak yapılır.',
  'Olağan genel kurul hesap devresinin sonundan itibaren üç ay içinde ve senede en az bir defa toplanır.',
  'Genel kurullar şirket merkezinde veya yönetim kurulunun uygun göreceği yerde toplanır.',
  'Toplantılarda bakanlık temsilcisinin bulunması şarttır.',
  'Pay sahipleri genel kurulda kendilerini vekil vasıtasıyla temsil ettirebilirler.',
  'Hisse senetleri nama yazılıdır.',
  'Hisse senetleri bastırılıncaya kadar geçici ilmühaber verilebilir.',
  'Yönetim kurulu üyelerine genel kurulca tespit edilecek huzur hakkı ödenir.',
  'Müdürlere verilecek ücret ortaklar kurulunca belirlenir.',
  'Müdürler şirket ile aynı konuda rekabet edemezler.',
  'Denetçilere aylık ücret ödenmez.',
  'Denetçi her yıl genel kurul tarafından seçilir.',
  'Yönetim kurulu şirket işleri lüzum gösterdikçe toplanır.',
  'Yönetim kurulu toplantı nisabı üyelerin yarısından bir fazlasıdır.',
  'Bakanlığa gönderilecek sözleşme nüshaları ortaklarca imzalanmıştır.',
  'Damga vergisi makbuz karşılığı ödenmiştir.',
  'Kurucular için özel menfaat öngörülmemiştir.',
  'Şirket tahvil ve finansman bonosu ihraç edebilir.',
  'Şirket amacını gerçekleştirmek için her türlü gayrimenkul alabilir, satabilir, ipotek edebilir.',
  'Şirket konusuyla ilgili mümessillik ve acentelik alabilir, verebilir.',
  'Yukarıda gösterilen işlerden başka işlere girişilmek istenirse ortaklar kurulunun kararı gerekir.',
  'Bu hususta sözleşme değişikliği niteliğinde olan kararların bakanlık izni alınır.',
]
const OF_SIGNING = [
  'Sermayenin yarısından fazlasını ilgilendiren işlerde ortakların birlikte imzası aranır.',
  'Genel kurul kararı olmadıkça müdür taşınmaz satamaz.',
  'Paylarını devreden müdürün yetkisi kendiliğinden sona erer.',
  'Ortaklardan birinin ölümü halinde şirketi kalan ortak temsil eder.',
  'Toplantı tutanağı bütün ortaklarca imzalanmadıkça müdürün imzası şirketi bağlamaz.',
  'Kâr dağıtımı yapılmayan yıllarda kredi sözleşmeleri ortaklarla birlikte imzalanır.',
  'Genel kurulun kararıyla bu hak geri alınır.',
  'Yönetim kurulu toplantılarına katılmayan üyenin imza yetkisi düşer.',
  'İlanlar müdür ile ortaklardan birinin müşterek imzasıyla yapılır.',
  'Uyuşmazlık halinde şirketi kayyım temsil eder.',
]

describe('articles of a contract', () => {
  it.each(OF_OTHER_MATTERS)('bound nothing: %s', (article) => {
    expect(verdict(article)).toBe('yetkili')
  })
  it.each(OF_SIGNING)('leave open who signs: %s', (article) => {
    expect(verdict(article)).toBe('belirsiz')
  })
})
