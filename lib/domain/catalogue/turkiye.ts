import { judgementOf } from '../law/judgement.ts'
import type { Country } from './country.ts'

export const TURKIYE: Country = {
  code: 'TR',
  open: true,
  flag: '🇹🇷',
  name: { tr: 'Türkiye', en: 'Türkiye' },
  localName: 'Türkiye',
  region: { code: 'avrupa-asya', name: { tr: 'Avrupa ve Batı Asya', en: 'Europe and Western Asia' } },
  tier: 'tam',
  targetTier: null,
  beta: false,
  pending: false,
  source: { tr: 'Ticaret sicili gazetesi', en: 'Trade-registry gazette' },
  identifiers: [
    {
      name: { tr: 'Ticaret sicil numarası', en: 'Trade-registry number' },
      form: {
        tr: 'Rakamla başlar; rakam, tire ve eğik çizgi, en çok 30 karakter. Sicil müdürlüğüyle birlikte verilir.',
        en: 'Starts with a digit; digits, dashes and slashes, at most 30 characters. Given together with the registry office.',
      },
      example: 'İSTANBUL 912345-5',
      check: {
        tr: 'Biçim denetlenir; sondaki tireli ek aynı şirketi gösterir.',
        en: 'The form is checked; a trailing dash suffix names the same company.',
      },
      searchable: true,
      primary: true,
    },
    {
      name: { tr: 'MERSİS numarası', en: 'MERSİS number' },
      form: { tr: '16 rakam', en: '16 digits' },
      example: '0000000001100001',
      check: { tr: 'Biçim denetlenir.', en: 'The form is checked.' },
      searchable: true,
      primary: false,
    },
  ],
  data: {
    kimlik: {
      state: 'var',
      note: {
        tr: 'Unvan, hukuki biçim, kuruluş tarihi, durum; her biri ilan kaynağıyla.',
        en: 'Title, legal form, founding date, status, each with its notice.',
      },
    },
    adres: { state: 'var', note: { tr: 'Tescilli merkez adresi ve geçmişi.', en: 'Registered address and its history.' } },
    yetkili: {
      state: 'var',
      note: {
        tr: 'Görevdekiler, temsil biçimi, görev süreleri; geçmiş bir gün için de sorulabilir.',
        en: 'Officers in office, form of representation, terms; also as of a past day.',
      },
    },
    ortak: {
      state: 'kismi',
      note: {
        tr: 'Limited şirketlerde pay devirleri ilan edilir; anonim şirketlerde yalnız ilan edilen gündeki durum bilinir.',
        en: 'Transfers of limited companies are published; of joint-stock companies only the holders on the day of a notice are known.',
      },
    },
    gf: {
      state: 'yok',
      note: { tr: 'Gerçek faydalanıcı sicil gazetesinde yayımlanmaz.', en: 'Beneficial owners are not published in the gazette.' },
    },
    ilan: {
      state: 'var',
      note: {
        tr: 'İlan metni, gazete PDF dosyası ve alıntının işaretlendiği sayfa resmi.',
        en: 'Text of the notice, gazette PDF, and page image with the quote marked.',
      },
    },
    finans: {
      state: 'yok',
      note: { tr: 'Finansal tablolar sicil gazetesinde yayımlanmaz.', en: 'Financial statements are not published in the gazette.' },
    },
    belge: {
      state: 'var',
      note: { tr: 'Mühürlü doğrulama raporu ve gazete sayfaları.', en: 'Sealed verification report and gazette pages.' },
    },
  },
  documents: [
    {
      kind: 'dogrulama_raporu',
      name: { tr: 'Doğrulama raporu', en: 'Verification report' },
      localName: 'Doğrulama raporu',
      included: true,
      onRequest: false,
      byHand: false,
      delivery: 'anlik',
      note: {
        tr: 'PDF, JSON ve HTML; imzalı ve özeti doğrulanabilir.',
        en: 'PDF, JSON and HTML; signed, with a digest that can be checked.',
      },
    },
    {
      kind: 'gazete_sayfasi',
      name: { tr: 'Gazete sayfası', en: 'Gazette page' },
      localName: 'Türkiye Ticaret Sicili Gazetesi sayfası',
      included: true,
      onRequest: false,
      byHand: false,
      delivery: 'anlik',
      note: { tr: 'Her ilanın arşivlenen PDF dosyası.', en: 'Archived PDF of each notice.' },
    },
  ],
  refresh: 'gunluk',
  watched: [
    { tr: 'Yetkililer ve temsil', en: 'Officers and representation' },
    { tr: 'Görev süresi bitişleri', en: 'Term ends' },
    { tr: 'Sermaye', en: 'Capital' },
    { tr: 'Ortaklık', en: 'Ownership' },
    { tr: 'Unvan ve adres', en: 'Title and address' },
    { tr: 'Esas sözleşme', en: 'Articles of association' },
    { tr: 'Tasfiye, iflas, konkordato, terkin', en: 'Liquidation, bankruptcy, composition, strike-off' },
  ],
  transactions: judgementOf('TR').transactions,
  flags: [
    {
      key: 'yk_suresi_dolmus',
      name: { tr: 'Yönetim kurulunun süresi dolmuş', en: 'Term of the board expired' },
      explanation: {
        tr: 'Son seçilen kurulun süresi bitmiş, yeni seçim ilanı yok.',
        en: 'The term of the last board is over and no election followed.',
      },
    },
    {
      key: 'yk_suresi_asim',
      name: { tr: 'Görev süresi kanuni sınırın üstünde', en: 'Term longer than the law allows' },
      explanation: { tr: 'İlandaki süre kanunun tanıdığından uzun.', en: 'The printed term exceeds the legal maximum.' },
    },
    {
      key: 'yk_suresi_belirsiz',
      name: { tr: 'Görev süresi ilanda yok', en: 'Term not printed' },
      explanation: { tr: 'Seçim ilanı süreyi yazmıyor.', en: 'The notice of the election prints no term.' },
    },
    {
      key: 'yk_temsil_yetkilisi_yok',
      name: { tr: 'Temsile yetkili yönetim kurulu üyesi yok', en: 'No board member may sign' },
      explanation: { tr: 'Temsil yetkisi taşıyan üye görünmüyor.', en: 'No member appears to hold a power to sign.' },
    },
    {
      key: 'tuzel_kisi_uye_temsilcisi',
      name: { tr: 'Tüzel kişi üye adına gerçek kişi görünmüyor', en: 'No natural person for a corporate member' },
      explanation: {
        tr: 'Tüzel kişi üyenin tescilli temsilcisi bulunamadı.',
        en: 'The registered person of a corporate member was not found.',
      },
    },
    {
      key: 'ltd_ortak_mudur_yok',
      name: { tr: 'Müdürler arasında ortak görünmüyor', en: 'No shareholder among the managers' },
      explanation: {
        tr: 'Limited şirkette en az bir ortağın müdür olması gerekir.',
        en: 'At least one shareholder of a limited company must be a manager.',
      },
    },
    {
      key: 'mudurler_kurulu_baskani_yok',
      name: { tr: 'Müdürler kurulu başkanı görünmüyor', en: 'No chair of the managers' },
      explanation: { tr: 'Birden çok müdür var, başkan ilan edilmemiş.', en: 'There are several managers and no published chair.' },
    },
    {
      key: 'mudur_suresi_dolmus',
      name: { tr: 'Müdürün süresi dolmuş', en: 'Term of the manager expired' },
      explanation: { tr: 'Müdürlerin ilan edilen süresi bitmiş.', en: 'The published terms of the managers are over.' },
    },
    {
      key: 'tek_ortak_tescili',
      name: { tr: 'Tek ortaklık tescili görünmüyor', en: 'No entry of sole ownership' },
      explanation: { tr: 'Paylar tek kişide toplanmış, tescili bulunamadı.', en: 'All shares are in one hand and no entry says so.' },
    },
    {
      key: 'ic_yonerge_eksik',
      name: { tr: 'Sınırlı yetkinin iç yönergesi bulunamadı', en: 'Directive behind limited powers not found' },
      explanation: {
        tr: 'Sınırlı yetki verilmiş, dayandığı yönerge ilanı yok.',
        en: 'Limited powers were given without a published directive.',
      },
    },
    {
      key: 'cift_yetki',
      name: { tr: 'Aynı kişide sınırsız ve sınırlı yetki', en: 'Full and limited power in one person' },
      explanation: { tr: 'Bir kişi iki ayrı yetkiyle ilan edilmiş.', en: 'One person is published with both powers.' },
    },
    {
      key: 'asgari_sermaye_alti',
      name: { tr: 'Sermaye kanuni tutarın altında', en: 'Capital below the legal minimum' },
      explanation: { tr: 'Tescilli sermaye asgari tutardan az.', en: 'Registered capital is below the legal minimum.' },
    },
    {
      key: 'kayitli_sermaye_izin_suresi',
      name: { tr: 'Kayıtlı sermaye yetkisinin süresi', en: 'Term of the registered-capital authority' },
      explanation: { tr: 'Yetki en çok beş yıl sürer.', en: 'The authority lasts five years at most.' },
    },
    {
      key: 'sermaye_kaybi_borca_batiklik',
      name: { tr: 'Sermaye kaybı veya borca batıklık', en: 'Loss of capital or over-indebtedness' },
      explanation: {
        tr: 'İlanda sermaye kaybı ya da borca batıklıktan söz ediliyor.',
        en: 'A notice speaks of lost capital or over-indebtedness.',
      },
    },
    {
      key: 'tasfiye_halinde',
      name: { tr: 'Tasfiye hâlinde', en: 'In liquidation' },
      explanation: { tr: 'Şirket tasfiyeye girmiş.', en: 'The company entered liquidation.' },
    },
    {
      key: 'tasfiye_memuru_yok',
      name: { tr: 'Tasfiye memuru görünmüyor', en: 'No liquidator' },
      explanation: { tr: 'Tasfiyede olan şirketin memuru ilan edilmemiş.', en: 'No liquidator is published.' },
    },
    {
      key: 'tasfiye_uzun',
      name: { tr: 'Tasfiye uzun sürüyor', en: 'Long liquidation' },
      explanation: {
        tr: 'Tasfiye başlayalı uzun süre olmuş, sonu ilan edilmemiş.',
        en: 'The liquidation began long ago and its end is not published.',
      },
    },
    {
      key: 'konkordato_muhleti',
      name: { tr: 'Konkordato mühleti', en: 'Composition stay' },
      explanation: { tr: 'Mahkeme mühlet vermiş.', en: 'A court granted a stay.' },
    },
    {
      key: 'iflas',
      name: { tr: 'İflas', en: 'Bankruptcy' },
      explanation: { tr: 'Şirketin iflası ilan edilmiş.', en: 'The bankruptcy is published.' },
    },
    {
      key: 'terkin',
      name: { tr: 'Terkin', en: 'Struck off' },
      explanation: { tr: 'Sicil kaydı silinmiş.', en: 'The company was struck off.' },
    },
    {
      key: 'koop_yk_uye_sayisi',
      name: { tr: 'Kooperatif yönetim kurulu üye sayısı', en: 'Board size of a cooperative' },
      explanation: { tr: 'Üye sayısı kanunun aradığından az.', en: 'The board has fewer members than the law requires.' },
    },
    {
      key: 'kayyim',
      name: { tr: 'Kayyım', en: 'Trustee' },
      explanation: { tr: 'Mahkeme şirkete kayyım atamış.', en: 'A court appointed a trustee.' },
    },
    {
      key: 'gecici_uye_onayi',
      name: { tr: 'Boşalan üyeliğe seçilenin onayı', en: 'Approval of a member chosen for a vacancy' },
      explanation: { tr: 'Sonraki genel kurulun onayı görünmüyor.', en: 'The approval of the next general assembly does not appear.' },
    },
    {
      key: 'baskan_gorev_suresi',
      name: { tr: 'Başkanın yıllık seçimi (29.05.2024 öncesi)', en: 'Yearly election of the chair (before 29.05.2024)' },
      explanation: {
        tr: 'O günkü kuralın aradığı yıllık seçim görünmüyor.',
        en: 'The yearly election that the rule of the day required does not appear.',
      },
    },
    {
      key: 'tasfiye_memuru_tc_sarti',
      name: { tr: 'Türkiye’de yerleşik Türk vatandaşı tasfiye memuru', en: 'A liquidator who is a Turkish citizen resident in Türkiye' },
      explanation: { tr: 'Böyle bir tasfiye memuru görünmüyor.', en: 'No such liquidator appears.' },
    },
    {
      key: 'alacakli_bekleme',
      name: { tr: 'Tasfiyede alacaklıları bekleme süresi', en: 'Waiting for creditors in liquidation' },
      explanation: { tr: 'Üçüncü çağrıdan sonraki süre işliyor.', en: 'The time from the third call is running.' },
    },
    {
      key: 'sermaye_azaltimi_alacakli_suresi',
      name: { tr: 'Sermaye azaltımında alacaklıların süresi', en: 'Creditors’ period in a capital decrease' },
      explanation: { tr: 'Üçüncü çağrıdan sonraki süre işliyor.', en: 'The time from the third call is running.' },
    },
    {
      key: 'birlesme_bolunme_alacakli',
      name: { tr: 'Birleşme veya bölünmede alacaklıların süresi', en: 'Creditors’ period in a merger or division' },
      explanation: {
        tr: 'Alacaklıların teminat isteyebileceği süre işliyor.',
        en: 'The time in which creditors may ask for security is running.',
      },
    },
    {
      key: 'sermaye_artirimi_tescil_suresi',
      name: { tr: 'Artırımın tescil süresi', en: 'Time for registering an increase' },
      explanation: { tr: 'Artırım üç ay içinde tescil edilmemiş.', en: 'The increase was not registered within three months.' },
    },
    {
      key: 'sermaye_odeme_suresi',
      name: { tr: 'Sermayenin ödeme süresi', en: 'Time for paying in the capital' },
      explanation: { tr: 'Yirmi dört ay geçmiş, ödeme görünmüyor.', en: 'Twenty-four months have passed and no payment appears.' },
    },
    {
      key: 'gec_tescil',
      name: { tr: 'Geç tescil', en: 'Late entry' },
      explanation: { tr: 'Tescil kanuni süresinden sonra yapılmış.', en: 'The entry was made after its legal time.' },
    },
    {
      key: 'gecici_tescil',
      name: { tr: 'Geçici tescil', en: 'Provisional entry' },
      explanation: { tr: 'Kayıt geçicidir.', en: 'The entry is provisional.' },
    },
    {
      key: 'denetci_suresi',
      name: { tr: 'Denetçi seçimi', en: 'Election of the auditor' },
      explanation: {
        tr: 'Son denetçinin döneminden sonraki seçim görünmüyor.',
        en: 'No election for the period after the last auditor’s appears.',
      },
    },
    {
      key: 'hakimiyet_bildirimi',
      name: { tr: 'Hâkimiyet bildirimi', en: 'Threshold notice' },
      explanation: {
        tr: 'Bir şirketin payı eşiği aşmış, bildirim görünmüyor.',
        en: 'The share of a company crossed a threshold and no notice appears.',
      },
    },
    {
      key: 'yabanci_sube_temsilcisi',
      name: { tr: 'Yabancı şirket şubesinin tam yetkili temsilcisi', en: 'Fully authorised agent of a foreign company’s branch' },
      explanation: {
        tr: 'Türkiye’de yerleşik tam yetkili temsilci görünmüyor.',
        en: 'No fully authorised agent resident in Türkiye appears.',
      },
    },
  ],
  compliancePrinciple: {
    tr: 'İşaretler yalnız ilanlara dayanır, her biri kaynağını ve yasal dayanağını gösterir; bilinmeyen “bilinmiyor” olarak kalır.',
    en: 'Flags rest on notices alone and show their source and legal basis; what is not known stays unknown.',
  },
  answers: 'dakikalar',
  notes: [
    {
      tr: 'Bilgiler gazete ilanlarına dayanır; güncel imza sirküleri ve sicil kaydıyla doğrulanmalıdır.',
      en: 'The data rest on gazette notices; confirm against the current signature circular and the registry.',
    },
    {
      tr: 'Gerçek faydalanıcı ve finansal tablo bilgisi gazetede yayımlanmaz.',
      en: 'Beneficial owners and financial statements are not published in the gazette.',
    },
  ],
  version: '2026-11-21',
}
