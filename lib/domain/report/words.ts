/**
 * Words of the report that do not come from the company: headings, labels, legends. Both languages stand side by side so that neither says
 * more than the other.
 */
import type { Bilingual } from '../kernel/bilingual.ts'
import { lawOf } from '../law/law.ts'
import type { ReportSection } from './snapshot.ts'

const both = (tr: string, en: string): Bilingual => ({ tr, en })

/** Name of a state of completeness (`durum`) and what it says. */
export const STATES: Readonly<Record<ReportSection['durum'], { name: Bilingual; meaning: Bilingual }>> = {
  tam: {
    name: both('Tam', 'Complete'),
    meaning: both(
      'İlanlar sonuna kadar alındı; bu bölümle ilgili okunmamış bir şey kalmadı.',
      'All notices were fetched, and nothing in them that belongs here stayed unread.',
    ),
  },
  kismi: {
    name: both('Kısmi', 'Partial'),
    meaning: both(
      'Eksik olduğu bilinen bir şey var; sınırlar sütununda yazılıdır.',
      'Something is known to be missing; the limits say what.',
    ),
  },
  yok: { name: both('Kayıt yok', 'No record'), meaning: both('Kontrol edildi, kayıt bulunmadı.', 'Checked, nothing found.') },
  hazirlaniyor: {
    name: both('Hazırlanıyor', 'In preparation'),
    meaning: both('Şirketin ilanları hâlâ toplanıyor veya okunuyor.', 'The notices of the company are still being fetched or read.'),
  },
  yayimlanmiyor: {
    name: both('Yayımlanmıyor', 'Not published'),
    meaning: both('Sicil bu bilgiyi yayımlamaz.', 'The registry does not publish this.'),
  },
}

/** Kinds of change by their code (`kategori`). */
export const CATEGORY_NAMES: Readonly<Record<string, Bilingual>> = {
  durum: both('Durum', 'Status'),
  adres: both('Adres', 'Address'),
  ortaklik: both('Ortaklık', 'Shareholding'),
  sermaye: both('Sermaye', 'Capital'),
  yetkililer: both('Yetkililer', 'Officers'),
  unvan: both('Unvan', 'Title'),
  esas_sozlesme: both('Esas sözleşme', 'Articles'),
  diger: both('Diğer', 'Other'),
  kapandi: both('Kapanış', 'Closure'),
}

export const WORDS = {
  title: both('Doğrulama Raporu', 'Verification Report'),
  subject: both('Ticaret sicili ilanlarına dayanan, mühürlü şirket raporu', 'Sealed company report resting on trade-registry notices'),
  untitled: both('Unvanı bilinmeyen şirket', 'Company of unknown title'),
  registry: both('Ticaret sicili', 'Trade registry'),
  number: both('sicil no', 'registry no.'),
  sandbox: both(
    'DENEME VERİSİ: Bu şirket uydurmadır; rapor yalnız sınama içindir.',
    'SANDBOX DATA: this company is made up; the report is for testing only.',
  ),
  seal: both('Mühür', 'Seal'),
  reasons: both('Gerekçeler', 'Reasons'),
  pending: both('Bekleyen bölümler', 'Sections pending'),
  identifiers: both('Rapor', 'Report'),
  reportId: both('Rapor kimliği', 'Report id'),
  producedOn: both('Üretim tarihi', 'Date of production'),
  digest: both('İçerik özeti (SHA-256)', 'Content digest (SHA-256)'),
  checkHere: both('Bu raporu doğrulayın', 'Check this report'),
  summary: both('Bir bakışta', 'At a glance'),
  contents: both('İçindekiler', 'Contents'),
  officersCount: both('Görevdeki yetkililer', 'Officers in office'),
  lapsedCount: both('Süresi bitmiş görünenler', 'Terms that look over'),
  flagsCount: both('Açık uyum işaretleri', 'Active compliance flags'),
  hitsCount: both('Yaptırım listelerinde isabet', 'Hits on sanctions lists'),
  notScreened: both('Taranmadı', 'Not screened'),
  noticesCount: both('İncelenen ilanlar', 'Notices examined'),
  quotesCount: both('Doğrulanan alıntılar', 'Verified quotes'),

  identity: both('Kimlik ve durum', 'Identity and status'),
  registeredTitle: both('Ticaret unvanı', 'Registered title'),
  form: both('Hukuki biçim', 'Legal form'),
  seat: both('Merkez', 'Registered office'),
  establishedOn: both('Kuruluş tarihi', 'Established on'),
  office: both('Sicil müdürlüğü', 'Registry office'),
  registryNo: both('Sicil numarası', 'Registry number'),
  mersisNo: both('MERSİS numarası', 'MERSİS number'),
  directive: both('İç yönerge', 'Internal directive'),
  directivePartial: both(
    'İç yönergenin bir bölümü okunamadı; kuralların tamamı bu değildir.',
    'A part of the directive was not understood; these are not all its rules.',
  ),
  ruleWho: both('Kim', 'Who'),
  ruleScope: both('İşlemler', 'Transactions'),
  ruleLimit: both('Tutar sınırı', 'Limit'),
  capital: both('Sermaye', 'Capital'),
  status: both('Hukuki durum', 'Legal status'),
  basis: both('Dayanak', 'Basis'),

  officers: both('Görevdeki yetkililer', 'Officers in office'),
  lapsed: both('Görev süresi bitmiş görünen yetkililer', 'Officers whose term looks over'),
  lapsedLead: both(
    'Bu kişilerin görev süresi dolmuştur ve sonraki seçimde adları geçmez. Sicilden silindiklerine dair bir ilan görülmemiştir.',
    'The term of these persons has ended and the next election does not name them. No notice was seen that removes them from the registry.',
  ),
  person: both('Kişi ve görev', 'Person and office'),
  signs: both('Temsil', 'Representation'),
  term: both('Görev süresi', 'Term'),
  source: both('Kaynak', 'Source'),
  grade: both('İmza derecesi', 'Signing tier'),
  coSigners: both('Birlikte imza', 'Co-signers'),
  since: both('Başlangıç', 'From'),
  until: both('Bitiş', 'Until'),
  lapsedMark: both('Süresi dolmuş', 'Term expired'),
  nextBoard: both('Sonraki seçim', 'Next election'),

  capitalSection: both('Sermaye', 'Capital'),
  currentCapital: both('Güncel sermaye', 'Current capital'),
  capitalSteps: both('Sermayenin geçmişi', 'History of the capital'),
  date: both('Tarih', 'Date'),
  operation: both('İşlem', 'Operation'),
  before: both('Önceki', 'Before'),
  after: both('Yeni', 'After'),

  shareholders: both('Ortaklar', 'Shareholders'),
  jointStock: lawOf('TR').texts.sharesAsListed,
  listedOn: both('Listenin tarihi', 'Date of the list'),
  holder: both('Ortak', 'Shareholder'),
  amount: both('Pay tutarı', 'Amount'),
  ratio: both('Oran', 'Ratio'),

  flags: both('Uyum işaretleri', 'Compliance flags'),
  flag: both('İşaret', 'Flag'),
  finding: both('Sonuç', 'Finding'),
  active: both('Dikkat: var', 'Attention: yes'),
  inactive: both('Yok', 'No'),
  undecided: both('Belirlenemiyor', 'Cannot be told'),
  legalBasis: both('Hukuki dayanak', 'Legal basis'),

  screening: both('Yaptırım taraması', 'Sanctions screening'),
  screenedNot: both('Yaptırım listelerinde tarama yapılmadı.', 'No sanctions screening was made.'),
  screenedSandbox: both('Deneme şirketlerinde yaptırım taraması yapılmaz.', 'Sandbox companies are not screened.'),
  screenedNames: both('Taranan adlar', 'Names screened'),
  listDate: both('Listelerin tarihi', 'Date of the lists'),
  screeningLead: both(
    'Yalnız birebir aynı adlar gösterilir. Ad benzerliği aynı kişi olduğunu göstermez; isabet yoksa kişinin ' +
      'listede olmadığı da kanıtlanmış olmaz.',
    'Only names that match exactly are shown. The same name need not be the same person, and no hit does not ' +
      'prove that a person is not listed.',
  ),
  noHits: both('Birebir aynı ada rastlanmadı.', 'No exactly matching name was found.'),
  hits: both('İsabetler', 'Hits'),
  name: both('Ad', 'Name'),
  role: both('Şirketteki yeri', 'Place in the company'),
  list: both('Liste', 'List'),
  entry: both('Liste kaydı', 'Entry'),
  programme: both('Program', 'Programme'),

  changes: both('Son değişiklikler', 'Latest changes'),
  changesLead: both('En yeni en üstte, en çok on değişiklik.', 'Newest first, ten at most.'),
  matter: both('Konu', 'Matter'),
  change: both('Değişiklik', 'Change'),

  completeness: both('Veri tamlığı', 'Completeness of the data'),
  section: both('Bölüm', 'Section'),
  state: both('Durum', 'State'),
  rests: both('Dayandığı ilan', 'Notices'),
  limits: both('Sınırlar', 'Limits'),
  byRule: both('Kuralla okundu', 'Read by rule'),
  byStatement: both('Kuralla okundu; listenin tamlığı beyana dayanır', 'Read by rule; that the list is complete is a statement'),
  structural: both('Yapısal sınır: mührü düşürmez', 'Structural limit: does not lower the seal'),
  quotes: both('Alıntılar', 'Quotes'),
  quotesTotal: both('Gösterilen bilgiler', 'Facts shown'),
  quotesVerified: both('Alıntısı doğrulanan', 'With a verified quote'),
  quotesUnverified: both('Alıntısı doğrulanamayan', 'With an unverified quote'),
  quotesMissing: both('Kaynağı bulunmayan', 'Without a source'),

  legend: both('Raporun okunması', 'How to read this report'),
  sealLegend: both('Mührün anlamı', 'What the seal means'),
  stateLegend: both('Veri tamlığının anlamı', 'What completeness means'),
  scope: both(
    'Mühür, bilgilerin kaynaklarına ne kadar sıkı bağlandığını söyler; ilanların içeriğinin doğru olduğunu ' +
      'söylemez. Rapor, Türkiye Ticaret Sicili Gazetesinde yayımlanan ilanlara dayanır, hukuki görüş değildir. ' +
      'İşlemden önce güncel imza sirküleri ve sicil kaydı istenmelidir.',
    'The seal tells how firmly the facts are tied to their sources; it does not say that what the notices ' +
      'state is true. The report rests on notices of the Turkish Trade Registry Gazette and is no legal advice. ' +
      'Before a transaction ask for the current signature circular and registry extract.',
  ),
  quoteRule: both(
    'Bir alıntı, boşluklar ve satır sonu tireleri dışında ilan metninde harfi harfine bulunuyorsa doğrulanmış ' +
      'sayılır. “Bilinmiyor”, ilanlarda yazmadığı anlamına gelir; tahmin yapılmaz.',
    'A quote counts as verified where it stands letter by letter in the notice, white space and line-end ' +
      'hyphens aside. “Not known” means that the notices do not say; nothing is guessed.',
  ),
  checkLegend: both('Raporun doğrulanması', 'How to check this report'),

  sources: both('Kaynaklar', 'Sources'),
  gazette: both('Türkiye Ticaret Sicili Gazetesi', 'Turkish Trade Registry Gazette'),
  issue: both('sayı', 'issue'),
  page: both('sayfa', 'page'),
  notice: both('ilan', 'notice'),
  openPdf: both('Gazetenin PDF’ini aç', 'Open the gazette PDF'),
  verified: both('Alıntı doğrulandı', 'Quote verified'),
  unverified: both('Alıntı doğrulanamadı', 'Quote not verified'),
  noQuote: both('Alıntı yok', 'No quote'),
  noSources: both('Bu raporda gösterilen kaynak yoktur.', 'This report shows no source.'),

  unknown: both('Bilinmiyor', 'Not known'),
  none: both('Kontrol edildi, kayıt bulunmadı.', 'Checked, no records.'),
  preparing: both('Bu bölüm henüz hazır değil.', 'This section is not ready yet.'),
  attachedContent: both('Raporun imzalanan içeriği (RFC 8785 yazımıyla)', 'The signed content of the report (in RFC 8785 form)'),
  attachedSignature: both('İçeriğin ayrık imzası (JWS)', 'Detached signature of the content (JWS)'),
  attachedStatement: both(
    'İmzalanan beyan: belgenin türü, kimliği, özeti ve günü',
    'The signed statement: kind, id, digest and day of the document',
  ),
  attachedStatementSignature: both('Beyanın ayrık imzası (JWS)', 'Detached signature of the statement (JWS)'),
  attachedHow: both('Raporun nasıl doğrulanacağı', 'How to check the report'),
  attachedHowName: both('DOGRULAMA.txt', 'VERIFY.txt'),
  pageOf: both('sayfa', 'page'),
} as const satisfies Record<string, Bilingual>
export type WordKey = keyof typeof WORDS

/**
 * How to check a report without trusting who hands it over. `check` is the address of the check page, `keys` that of the published keys.
 * Reports of the first form have no statement.
 */
export const checkSteps = (check: string, keys: string, hasStatement: boolean): Bilingual[] => [
  both(
    `${check} adresi (kapaktaki karekod) bu kimlikte bir raporun verilip verilmediğini, mührünü, özetini ve ` +
      'gününü gösterir; içeriği göstermez.',
    `${check} (the QR code on the cover) tells whether a report of this id was issued, with its seal, digest and day, never its content.`,
  ),
  both(
    'PDF biçimine eklenen veri.json dosyasının SHA-256 özeti, kapaktaki içerik özetiyle aynı olmalıdır. Rapor ' +
      'kimliği bu özetin ilk 60 bitidir (Crockford 32’lik yazım).',
    'The SHA-256 digest of veri.json, attached to the PDF form, must be the content digest on the cover. The ' +
      'report id is the first 60 bits of it (Crockford base 32).',
  ),
  hasStatement
    ? both(
        `PDF biçimine eklenen imza.jws, beyan.json üzerinde ayrık bir Ed25519 imzasıdır (JWS, RFC 7797); beyan.json ` +
          `içindeki icerik_ozeti yukarıdaki özettir. Anahtarlar ${keys} adresindedir.`,
        `imza.jws, attached to the PDF form, is a detached Ed25519 signature over beyan.json (JWS, RFC 7797), whose ` +
          `icerik_ozeti is the digest above; the keys are at ${keys}.`,
      )
    : both(
        `PDF biçimine eklenen imza.jws, veri.json üzerinde ayrık bir Ed25519 imzasıdır (JWS, RFC 7797); anahtarlar ${keys} adresindedir.`,
        `imza.jws, attached to the PDF form, is a detached Ed25519 signature over veri.json (JWS, RFC 7797); the keys are at ${keys}.`,
      ),
]
