/**
 * From a filed signing check to the one page that is printed of it: question, answer, reasons with their quotes, sets, what is not known.
 */
import { amountText, dateText } from '../company/changes/change-texts.ts'
import type { Bilingual } from '../kernel/bilingual.ts'
import { checkPage, type ReportLinks, shown } from './document.ts'
import type { Language } from './english.ts'
import type { FiledCheck, FiledSource, SealedCheck } from './filed-check.ts'
import type { ReportDocument, Tone } from './model.ts'
import { WORDS } from './words.ts'

const both = (tr: string, en: string): Bilingual => ({ tr, en })

const SAID = {
  title: both('İmza Kontrolü', 'Signing Check'),
  subject: both('Ticaret sicili ilanlarına dayanan, mühürlü imza kontrolü', 'Sealed signing check resting on trade-registry notices'),
  checkId: both('Kontrol kimliği', 'Check id'),
  checkHere: both('Bu belgeyi doğrulayın', 'Check this document'),
  answer: both('Yanıt', 'Answer'),
  question: both('Soru', 'Question'),
  person: both('Kişi', 'Person'),
  day: both('İmzanın günü', 'Day of signature'),
  transaction: both('İşlem', 'Transaction'),
  general: both('Genel temsil', 'Representation in general'),
  amount: both('Tutar', 'Amount'),
  noAmount: both('Belirtilmedi', 'Not given'),
  with: both('Birlikte imzalayanlar', 'Signing together with'),
  nobody: both('Yok', 'Nobody'),
  settled: both('Gazetenin kesinleşen günü', 'Gazette settled until'),
  rests: both('İlan listesinin tamlığı', 'Completeness of the list'),
  stated: both('Beyana dayanır', 'Rests on a statement'),
  recorded: both('Kayda dayanır', 'Rests on record'),
  reasons: both('Gerekçeler', 'Reasons'),
  sources: both('Kaynaklar', 'Sources'),
  form: both('İmza biçimi', 'Form of signature'),
  sandbox: both(
    'DENEME VERİSİ: Bu şirket uydurmadır; belge yalnız sınama içindir.',
    'SANDBOX DATA: this company is made up; the document is for testing only.',
  ),
  sets: both('Bu işlemi imzalayabilecek en küçük bileşimler', 'Smallest sets of persons who can sign this'),
  noSets: both('İlanlara göre kesin imzalayabilecek bir bileşim bilinmiyor.', 'By the notices no set that certainly can sign is known.'),
  open: both('Bilinmeyenler ve neyin gidereceği', 'What is not known, and what would settle it'),
  nothingOpen: both('Bu soruda açık kalan bir nokta yok.', 'Nothing about this question was left open.'),
  limits: both('Bu yanıtın sınırları', 'Limits of this answer'),
  attachedContent: both('Kontrolün imzalanan içeriği (RFC 8785 yazımıyla)', 'The signed content of the check (in RFC 8785 form)'),
  attachedHow: both('Belgenin nasıl doğrulanacağı', 'How to check the document'),
} as const satisfies Record<string, Bilingual>

const MEANINGS: Record<FiledCheck['sonuc'], { meaning: Bilingual; tone: Tone }> = {
  yetkili: {
    tone: 'good',
    meaning: both(
      'İlanlara göre bu kişi, sorulduğu gibi imzalandığında bu işlem için şirketi temsil edebilir.',
      'By the notices this person, signing as asked, can represent the company in this transaction.',
    ),
  },
  yetkili_degil: {
    tone: 'bad',
    meaning: both(
      'İlanlara göre bu kişi, sorulduğu gibi imzalandığında bu işlem için şirketi temsil edemez.',
      'By the notices this person, signing as asked, cannot represent the company in this transaction.',
    ),
  },
  belirsiz: {
    tone: 'warning',
    meaning: both(
      'İlanlar bu soruya kesin bir yanıt vermiyor; neyin gidereceği aşağıda yazılıdır.',
      'The notices give no certain answer to this question; what would settle it is stated below.',
    ),
  },
}

const EFFECTS: Record<FiledCheck['gerekceler'][number]['etki'], { name: Bilingual; tone: Tone }> = {
  olumlu: { name: both('Lehine', 'For'), tone: 'good' },
  olumsuz: { name: both('Aleyhine', 'Against'), tone: 'bad' },
  belirsiz: { name: both('Açık', 'Open'), tone: 'warning' },
  bilgi: { name: both('Bilgi', 'Note'), tone: 'muted' },
}

/** How to check the document without trusting who hands it over. */
const stepsOf = (check: string, keys: string): Bilingual[] => [
  both(
    `${check} adresi (sayfadaki karekod) bu kimlikte bir imza kontrolünün belgelenip belgelenmediğini, özetini ve gününü ` +
      `gösterir; içeriği göstermez.`,
    `${check} (the QR code on the page) tells whether a signing check of this id was filed, with its digest and day, never its content.`,
  ),
  both(
    'Dosyaya eklenen veri.json dosyasının SHA-256 özeti, sayfadaki içerik özetiyle aynı olmalıdır. Kontrol kimliği bu özetin ilk ' +
      '60 bitidir ' +
      '(Crockford 32’lik yazım).',
    'The SHA-256 digest of veri.json, attached to the file, must be the content digest on the page. The check id is the first 60 ' +
      'bits of it ' +
      '(Crockford base 32).',
  ),
  both(
    `Dosyaya eklenen imza.jws, beyan.json üzerinde ayrık bir Ed25519 imzasıdır (JWS, RFC 7797); beyan.json içindeki icerik_ozeti ` +
      `yukarıdaki ` +
      `özettir. Anahtarlar ${keys} adresindedir.`,
    `imza.jws, attached to the file, is a detached Ed25519 signature over beyan.json (JWS, RFC 7797), whose icerik_ozeti is the ` +
      `digest above; ` +
      `the keys are at ${keys}.`,
  ),
]

/** A reason: what it does to the answer, its text, the number of its source. */
export type CheckReason = { effect: string; tone: Tone; text: string; note: number | null }

/** The words of a notice and where they stand. */
export type CheckSource = { number: number; quote: string | null; place: string }

/** What the page shows. The parts it shares with a report are those of {@link ReportDocument}. */
export type CheckDocument = Pick<
  ReportDocument,
  'language' | 'title' | 'subject' | 'author' | 'reportId' | 'company' | 'sandbox' | 'check' | 'pageWord'
> & {
  answer: Pick<ReportDocument['seal'], 'label' | 'name' | 'meaning' | 'tone' | 'reasons'>
  question: { caption: string; rows: { label: string; value: string }[] }
  identifiers: { label: string; value: string }[]
  reasons: { caption: string; items: CheckReason[] }
  sources: { caption: string; items: CheckSource[] }
  sets: { caption: string; items: string[]; none: string }
  open: { caption: string; items: string[]; none: string }
  limits: { caption: string; items: string[]; warning: string }
  attachments: ReportDocument['attachments']
}

/** The document of a filed check. `links` as for a report. */
export const checkDocument = (filed: SealedCheck, language: Language, links: ReportLinks): CheckDocument => {
  const { veri } = filed
  const say = (text: Bilingual): string => text[language]
  const word = (key: keyof typeof WORDS): string => say(WORDS[key])
  const day = (iso: string): string => dateText(iso)[language]
  const placeOf = (source: FiledSource): string =>
    [
      word('gazette'),
      source.ilan_tarihi === null ? '' : day(source.ilan_tarihi),
      source.sayi && `${word('issue')} ${source.sayi}`,
      source.sayfa && `${word('page')} ${source.sayfa}`,
      `${word('notice')} ${source.ilan_id}`,
      word(source.alinti === '' ? 'noQuote' : source.alinti_dogrulandi ? 'verified' : 'unverified'),
    ]
      .filter(Boolean)
      .join(', ')
  const { mudurluk, sicil_no: number, unvan } = veri.sirket
  const { meaning, tone } = MEANINGS[veri.sonuc]
  const form = language === 'tr' ? veri.bicim_ad : veri.bicim_en
  const check = checkPage(links, filed.kontrol_kimligi)
  const steps = stepsOf(check, `${links.baseUrl}/.well-known/jwks.json`).map(say)
  const howText = [
    `${say(SAID.title)} ${filed.kontrol_kimligi}`,
    `${word('digest')}: ${filed.icerik_ozeti}`,
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    '',
  ].join('\r\n')
  const sources: CheckSource[] = []
  const numbers = new Map<string, number>()
  for (const { kaynak } of veri.gerekceler) {
    const key = kaynak && JSON.stringify([kaynak.ilan_id, kaynak.alinti])
    if (!kaynak || key === null || numbers.has(key)) continue
    const number = numbers.size + 1
    numbers.set(key, number)
    sources.push({ number, quote: kaynak.alinti.trim() || null, place: placeOf(kaynak) })
  }
  const numberOf = (source: FiledSource | null): number | null =>
    source && (numbers.get(JSON.stringify([source.ilan_id, source.alinti])) ?? null)
  const text = ({ metin, metin_en }: FiledCheck['gerekceler'][number]): string => (language === 'tr' ? metin : metin_en)
  const document = shown<Omit<CheckDocument, 'attachments'>>({
    language,
    title: say(SAID.title),
    subject: say(SAID.subject),
    author: 'Künye',
    pageWord: word('pageOf'),
    reportId: { label: say(SAID.checkId), value: filed.kontrol_kimligi },
    company: {
      name: unvan ?? word('untitled'),
      registry: [mudurluk && `${word('registry')}: ${mudurluk}`, number && `${word('number')} ${number}`].filter(Boolean).join(', '),
    },
    sandbox: veri.deneme ? say(SAID.sandbox) : null,
    check: { label: say(SAID.checkHere), url: check },
    answer: {
      label: say(SAID.answer),
      name: language === 'tr' ? veri.sonuc_ad : veri.sonuc_en,
      meaning: form === null ? say(meaning) : `${say(meaning)} ${say(SAID.form)}: ${form.toLocaleLowerCase(language)}.`,
      tone,
      reasons: null,
    },
    question: {
      caption: say(SAID.question),
      rows: [
        { label: say(SAID.person), value: veri.kisi },
        { label: say(SAID.day), value: day(veri.soru.tarih) },
        { label: say(SAID.transaction), value: veri.soru.islem ?? say(SAID.general) },
        {
          label: say(SAID.amount),
          value: veri.soru.tutar === null ? say(SAID.noAmount) : amountText(veri.soru.tutar, veri.soru.para_birimi ?? 'TRY')[language],
        },
        { label: say(SAID.with), value: veri.soru.birlikte.length === 0 ? say(SAID.nobody) : veri.soru.birlikte.join(', ') },
      ],
    },
    identifiers: [
      { label: say(SAID.checkId), value: filed.kontrol_kimligi },
      { label: word('producedOn'), value: day(filed.uretim_tarihi) },
      { label: say(SAID.settled), value: filed.gazete_kesinlesen === null ? word('unknown') : day(filed.gazete_kesinlesen) },
      { label: say(SAID.rests), value: say(veri.dayanak === 'beyan' ? SAID.stated : SAID.recorded) },
      { label: word('digest'), value: filed.icerik_ozeti },
    ],
    reasons: {
      caption: say(SAID.reasons),
      items: veri.gerekceler
        .filter(({ etki }) => etki !== 'belirsiz')
        .map((reason) => ({
          effect: say(EFFECTS[reason.etki].name),
          tone: EFFECTS[reason.etki].tone,
          text: text(reason),
          note: numberOf(reason.kaynak),
        })),
    },
    sources: { caption: say(SAID.sources), items: sources },
    sets: { caption: say(SAID.sets), items: veri.imza_bilesimleri.map((set) => set.join(' + ')), none: say(SAID.noSets) },
    open: {
      caption: say(SAID.open),
      items: veri.gerekceler
        .filter(({ etki }) => etki === 'belirsiz')
        .map((reason) => (reason.kaynak ? `${text(reason)} [${numberOf(reason.kaynak)}]` : text(reason))),
      none: say(SAID.nothingOpen),
    },
    limits: {
      caption: say(SAID.limits),
      items: language === 'tr' ? veri.sinirlar : veri.sinirlar_en,
      warning: language === 'tr' ? veri.uyari : veri.uyari_en,
    },
  })
  return {
    ...document,
    attachments: [
      { name: 'veri.json', description: say(SAID.attachedContent) },
      { name: 'imza.jws', description: word('attachedStatementSignature') },
      { name: word('attachedHowName'), description: say(SAID.attachedHow), text: howText },
      { name: 'beyan.json', description: word('attachedStatement') },
    ],
  }
}
