/**
 * The closed list of kinds of transaction, and the words that name them. One lexicon serves questions and the scopes that directives and
 * notices print. A word is a stem with Turkish endings and nothing else, never a part of another word; where a longer phrase fits, its
 * words are taken and tell nothing by themselves: a bank's loan is no banking, the pledge of a share no transfer of it.
 */
import { remembered } from '../../../kernel/remembered.ts'
import { fold } from '../../../kernel/text.ts'

export const KINDS = {
  genel: { tr: 'Genel temsil', en: 'Representation in general' },
  kredi: { tr: 'Kredi ve ödünç alma', en: 'Loans and borrowing' },
  teminat: { tr: 'Kefalet, garanti, aval', en: 'Surety, guarantee, aval' },
  rehin: { tr: 'Rehin', en: 'Pledge' },
  ipotek: { tr: 'İpotek', en: 'Mortgage' },
  tasinmaz_alim: { tr: 'Taşınmaz alımı', en: 'Purchase of land' },
  tasinmaz_satis: { tr: 'Taşınmaz satışı', en: 'Sale of land' },
  tasinir: { tr: 'Taşınır işlemleri', en: 'Dealing in movables' },
  arac: { tr: 'Araç alım satımı', en: 'Purchase or sale of vehicles' },
  mal_hizmet_alim: { tr: 'Mal ve hizmet alımı', en: 'Purchase of goods and services' },
  mal_hizmet_satis: { tr: 'Mal ve hizmet satışı', en: 'Sale of goods and services' },
  kira: { tr: 'Kira', en: 'Lease' },
  kira_iade: { tr: 'Kiralananı geri verme', en: 'Handing back leased premises' },
  odeme: { tr: 'Ödeme', en: 'Payment' },
  tahsilat: { tr: 'Tahsilat', en: 'Collection' },
  banka_talimati: { tr: 'Banka talimatı', en: 'Banking instructions' },
  cek_senet: { tr: 'Çek ve senet', en: 'Cheques and bills' },
  makbuz: { tr: 'Makbuz', en: 'Receipts' },
  sigorta: { tr: 'Sigorta', en: 'Insurance' },
  muhasebe: { tr: 'Muhasebe', en: 'Accounting' },
  is_sozlesmesi: { tr: 'İş sözleşmesi', en: 'Employment' },
  isten_cikarma: { tr: 'İşten çıkarma', en: 'Dismissal' },
  dava_vekalet: { tr: 'Dava, takip, vekâlet', en: 'Litigation and powers of attorney' },
  resmi_basvuru: { tr: 'Resmî başvuru', en: 'Dealings with authorities' },
  istirak_pay: { tr: 'İştirak ve pay işlemleri', en: 'Shares and holdings' },
  devralma: { tr: 'İşletme devralma', en: 'Acquisition of a business' },
  fikri_haklar: { tr: 'Marka, patent, fikrî haklar', en: 'Intellectual property' },
  bagis: { tr: 'Bağış', en: 'Donation' },
  sulh_feragat: { tr: 'Sulh, feragat, ibra, tahkim', en: 'Settlement, waiver, arbitration' },
  isletme_devri: { tr: 'İşletme devri, toptan satış', en: 'Sale of the business or in bulk' },
  sube: { tr: 'Şube açma ve kapatma', en: 'Opening and closing branches' },
  genel_kurul_cagrisi: { tr: 'Genel kurul çağrısı', en: 'Calling the general assembly' },
  kendisiyle_islem: { tr: 'Kendisiyle işlem', en: 'Self-dealing' },
  iflas_basvuru: { tr: 'İflas ve konkordato başvurusu', en: 'Filing for bankruptcy or concordat' },
} as const satisfies Record<string, { tr: string; en: string }>
export type Kind = keyof typeof KINDS

/* Endings of a noun, in letters without accents: plural, then possession with its cases, or a case. */
const NOUN =
  '(?:l[ae]r)?(?:(?:[iu]m[iu]z|s?[iu])(?:n[iu]n|n[iu]|n[ae]|nd[ae]n?|yl[ae]|nc[ae])?|n?[iu]n|y?[iu]|y?[ae]|[dt][ae]n?|y?l[ae])?(?:ki)?'
/* Endings that make a noun of a verb: -me, -mek, -im, -iş, -en, and the same of its passive. */
const VERB = '(?:[iu]?l|[iu]?n|[iu]?t|[td][iu]r)*(?:m[ae]k?|[iu]m|y?[iu]s|[ae]n|y?[iu]p)'

/**
 * Words of the lexicon: a stem takes the endings of a noun, `stem-` first those of a verb, `=word` none, `a/b` is either, `?` before a word
 * that may be missing.
 */
const ALIM = 'al-/alim/alis/satinal-/edin-'
const SATIS = 'sat-/satis/satim/devr/devir/devred-/devret-/temlik'
const BOTH = 'alim/al- ?=ve satis/satim/sat-'
const LAND =
  'tasinmaz/gayrimenkul/arsa/arazi/daire/konut/bina/tarla/villa/dukkan/ofis/mesken/isyeri/apartman/kosk/' +
  'yali/yazlik/depo/kat/tapu/ev/bahce/parsel'
// Named alone they mean dealing in land, whichever way.
const ALONE = 'tasinmaz/gayrimenkul/arsa/arazi/daire/konut/tarla/villa'
export const CAR = 'arac/otomobil/kamyon/kamyonet/tasit/minibus/araba/otobus/motosiklet/cekici/dorse/romork/traktor/tir'
const SHARE = 'hisse/pay/istirak'
const IP = 'marka/patent/telif/lisans/tasarim'
const BUSINESS = 'isletme/fabrika/tesis/malvarlig/malvarlik/varlik/varlig'
/** "İş sözleşmelerinin yapılması ve feshi": both that a contract is made and that it is ended. */
const MADE_AND_ENDED =
  'imza/imzala-/yap-/duzenle-/akded-/akdet-/yenile- ?imza/imzala-/yenile- ?=ve/=veya fesih/fesh/feshed-/sona ?er-/erdir-'
const EMPLOYED_AND_ENDED = [`is akd/akit/sozlesme ${MADE_AND_ENDED}`, 'is akd/akit/sozlesme =ve/=veya fesih/fesh']
const GOODS = 'malzeme/mal/hizmet/makine/urun/hurda/demirbas/hammadde/yazilim/emtia/ekipman'

const LEXICON: Record<Kind, string[]> = {
  genel: [
    'genel',
    'genel temsil',
    'sirket temsil',
    'temsil ?=ve ilzam',
    'her tur/turlu islem',
    'her konu temsil',
    '=general =representation',
    'butun/tum islem',
  ],
  kredi: [
    'kredi',
    '?genel ?banka ?ticari kredi sozlesme',
    'banka kredi',
    'ticari/nakdi kredi',
    'kredi kullan-/cek-/al-/kullandir-',
    'kredi limit ?artir-/artirim',
    'odunc',
    'odunc al-/sozlesme',
    'borclan-',
    'finansman sozlesme',
    '=loan/=loans',
    '=bank =loan',
    '=loan =agreement',
    '=credit =facility/=line/=agreement',
    '=borrowing/=borrow ?=money',
  ],
  teminat: [
    'kefalet',
    '?muteselsil kefalet/kefil',
    'kefil ol-',
    'kefaletname',
    'garanti',
    'garanti sozlesme/ver-',
    'aval',
    'aval ver-',
    'teminat ver-/goster-',
    'teminat mektub/mektup',
    'garantor ?ol-',
    'borc ustlen-',
    '=surety',
    '=guarantee/=guarantees',
    '=corporate =guarantee',
  ],
  rehin: [
    '=rehin',
    'rehn',
    'rehned-/rehnet-',
    `${SHARE} =rehin/rehn/rehned-`,
    '?ticari isletme =rehin/rehn',
    `tasinir/menkul/mevduat/alacak/${CAR} =rehin/rehn`,
    '=rehin sozlesme',
    '=pledge/=pledges',
    '=share =pledge',
  ],
  ipotek: ['ipotek', 'ipoteg', `${LAND} ipotek/ipoteg`, 'ipotek ver-/tesis/fek/fekk', '=mortgage/=mortgages'],
  tasinmaz_alim: [
    `${LAND} ?mal ?satin ${ALIM}`,
    `${LAND} ?mal ${BOTH}`,
    `fabrika bina ?satin ${ALIM}`,
    `insaat/fabrika yer ?satin ${ALIM}`,
    ALONE,
    `=purchase/=buying ?=of =land/=real ?=estate`,
  ],
  tasinmaz_satis: [
    `${LAND} ?mal ${SATIS}`,
    `${LAND} ?mal ${BOTH}`,
    `${LAND} satis vaad/vaat/vaadi/sozlesme`,
    `bagimsiz bolum ${SATIS}`,
    ALONE,
    'arsa pay ?karsilig satis',
    'kat/daire/arsa/hasilat karsilig ?insaat ?yap- ?sozlesme',
    'insaat yap- sozlesme',
    '=sale ?=of =land/=real ?=estate',
    'tapu devir/devr',
  ],
  tasinir: ['tasinir ?islem', 'menkul ?mal islem'],
  arac: [
    `${CAR} ${BOTH}`,
    `${CAR} ?satin ${ALIM}`,
    `${CAR} ?noter ${SATIS}`,
    `motorlu arac ${SATIS}`,
    `is makine ${SATIS}`,
    `is makine ?satin ${ALIM}`,
    'arac ruhsat ?islem',
    '=vehicle =purchase/=sale',
  ],
  mal_hizmet_alim: [
    `?${GOODS} ${BOTH}`,
    'satin al-/alim',
    'satinal-',
    'alim',
    `${GOODS} alim/al-`,
    `${GOODS} satin al-`,
    'mal =ve hizmet alim/al-',
    'ofis malzeme alim/al-',
    'danismanlik hizmet al-/alim',
    'tedarik',
    `akaryakit/yakit/gida/yem/ilac/${GOODS} temin`,
    'siparis',
    'siparis form/ver-',
    'tedarik sozlesme',
    'taseron ?iscilik sozlesme',
    'ihale',
    'ihale katil-/katilim',
    '=purchase ?=of =goods',
    '=procurement',
    '=purchase',
  ],
  mal_hizmet_satis: [
    `?${GOODS} ${BOTH}`,
    'satis',
    'satis sozlesme',
    'satis yap-',
    'sat-',
    'satim',
    `${GOODS} satis/sat-/satim`,
    'mal =ve hizmet satis/sat-',
    'konut malzeme satis',
    // Whoever confirms an order, and whose customers place one, sells.
    'siparis teyit/teyid/kabul',
    'musteri/satis siparis ?teyit/teyid/kabul/onay',
    'ihracat',
    '=sale ?=of =goods',
    '=sale',
  ],
  kira: [
    'kira',
    'kirala-',
    'kira sozlesme',
    `kira sozlesme ${MADE_AND_ENDED}`,
    'kira ver-',
    `${CAR}/${LAND} kira/kirala-`,
    'finansal kirala- ?sozlesme',
    'leasing',
    '=lease ?=agreement',
  ],
  kira_iade: [
    `kira sozlesme ${MADE_AND_ENDED}`,
    'kiralanan tahliye/iade/teslim',
    'mecur tahliye/iade/teslim',
    'kira sozlesme fesih/fesh',
    'tahliye',
  ],
  odeme: ['odeme', 'ode-', 'borc/fatura/vergi/maas/tedarikci odeme', 'odeme yap-', '=payment/=payments'],
  tahsilat: ['tahsilat', 'tahsil ?ed-', 'alacak/alacag/para tahsil', 'ahzukabz', 'ahzu kabz', '=collection ?=of ?=receivables'],
  banka_talimati: [
    'banka ?talimat',
    'banka islem',
    'banka =nezdinde/=nezdindeki ?=her ?=turlu ?=tum ?bankacilik islem/hesab/hesap/talimat',
    'bankacilik/bankacilig',
    'internet bankacilik/bankacilig',
    'eft',
    'havale',
    'havale talimat',
    'virman',
    'banka hesab/hesap ?ac-',
    'hesap ac-/acilis/kapat-',
    'para transfer',
    'banka hesab para cek-',
    'banka hesab/hesap',
    '=money =transfer',
    '=bank =account ?=opening',
  ],
  cek_senet: [
    'cek',
    'cek keside/duzenle-',
    'cek keside ed-',
    'cek =ve senet',
    'cek/sened ciro ?ed-',
    'bono',
    'bono duzenle-',
    'senet',
    'sened',
    'senet imzala-',
    'kambiyo ?sened',
    'emre yazili senet',
    'police keside',
    '=cheque/=cheques',
    '=promissory =note',
    '=bill =of =exchange',
  ],
  makbuz: ['makbuz', 'makbuz duzenle-', 'tahsilat makbuz', 'makbuz sened ?ver-'],
  sigorta: ['sigorta', 'sigorta police/sozlesme', 'sigorta yaptir-', 'kasko', '=insurance'],
  muhasebe: [
    'muhasebe',
    'muhasebe islem',
    'fatura duzenle-/kes-',
    'cari hesab/hesap mutabakat',
    'mutabakat',
    'defter tut-',
    '=accounting',
    'fatura',
  ],
  is_sozlesmesi: [
    'is sozlesme',
    'is sozlesme imzala-',
    '?personel ise alim/al-',
    'personel/isci/eleman/calisan ?ise alim/al- =ve ?isten cikar-',
    'personel/isci/eleman alim/al-',
    '?personel/isci/eleman/calisan istihdam ?ed-',
    'hizmet akd/akit',
    'is akd/akit ?imzala-',
    ...EMPLOYED_AND_ENDED,
    '=employment ?=contract',
  ],
  isten_cikarma: [
    'isten cikar-',
    'personel/isci/eleman/calisan ?ise alim/al- =ve ?isten cikar-',
    'isci cikar-',
    'is akd/akit/sozlesme fesih/fesh',
    ...EMPLOYED_AND_ENDED,
    'is akd/akit/sozlesme sona erdir-',
    'is akd/akit/sozlesme son ver-',
    '=dismissal',
  ],
  dava_vekalet: [
    'dava',
    'dava ac-',
    'mahkeme basvuru',
    'dava takip/takib',
    'icra takip/takib',
    'icra takip/takib baslat-',
    'avukat vekalet',
    'avukat vekaletname',
    'vekaletname',
    'vekaletname ver-',
    'dava vekalet',
    'arabuluculuk/arabuluculug',
    '=lawsuit/=litigation',
  ],
  resmi_basvuru: [
    'vergi daire',
    'vergi daire islem/basvuru',
    'sgk',
    'sgk ?bildirge',
    'sosyal guvenlik kurum',
    'sosyal guvenlik kurum ?bildirge',
    'bildirge ?ver-',
    'ise giris bildirge ?ver-',
    'isten ayrilis/cikis bildirge ?ver-',
    'prim ?hizmet bildirge ?ver-',
    'muhtasar/kdv beyanname ?ver-',
    'gumruk/gumrug',
    'gumruk islem/beyanname',
    'gumruk/gumrug idare ?basvuru',
    'liman idare ?basvuru',
    'resmi kurum ?basvuru',
    'basvuru',
    'ruhsat basvuru',
    'beyanname ?ver-',
    'belediye basvuru',
    'resmi daire ?temsil',
    'ticaret sicil basvuru',
    'resmi yazisma',
    '=tax =return',
  ],
  istirak_pay: [
    `${SHARE} ?sened/senet ${BOTH}`,
    `${SHARE} ?sened/senet ?satin ${ALIM}`,
    `${SHARE} ?sened/senet ?devr/devir ${SATIS}`,
    `${SHARE} ?sened/senet ihrac`,
    `?sirket ${SHARE} ?satin ${ALIM}`,
    'bagli ortaklik/ortaklig kur-',
    'istirak ed-',
    '=share =transfer',
  ],
  devralma: ['isletme/fabrika devral-', 'sirket satin al-', 'devral-', '=acquisition ?=of ?=a ?=business'],
  fikri_haklar: [
    `${IP} ?hak/hakk ${SATIS}`,
    `${IP} ?hak/hakk ?satin ${ALIM}`,
    `${IP} ?hak/hakk ${BOTH}`,
    'lisans sozlesme',
    'marka lisans',
    'fikri hak',
    'marka tescil',
    '=trademark =sale',
  ],
  bagis: ['bagis', 'bagis yap-', 'bagis bulun-', 'bagisla-', 'hibe', '=donation'],
  sulh_feragat: [
    '=sulh ?sozlesme',
    '=sulh ol-',
    'feragat',
    'alacak/alacag feragat',
    'ibra',
    'ibraname ?ver-',
    'tahkim ?sozlesme',
    '=settlement ?=agreement',
  ],
  isletme_devri: [
    `?ticari ${BUSINESS} ${SATIS}`,
    'toptan/toplu satis/sat-',
    `?sirket ${BUSINESS} toptan/toplu ?varlik satis/sat-`,
    `${BUSINESS} tamam/butun/komple ${SATIS}`,
    '=sale =of ?=the ?=whole =business',
    '=bulk =sale',
  ],
  sube: ['sube ac-/acilis/kapat-/kapanis', '=opening ?=a =branch'],
  genel_kurul_cagrisi: [
    'genel kurul ?toplanti cagri/cagir-/cagril-/davet',
    '=calling ?=the =general =assembly',
    'olagan genel kurul ?toplanti cagri/cagril-/davet',
  ],
  kendisiyle_islem: ['kendisi/kendi ?=ile islem/sozlesme', '=self =dealing'],
  iflas_basvuru: ['iflas basvuru/iste-/talep/talebi/taleb/bildirim', 'konkordato talep/taleb/talebi/basvuru'],
}
/** Phrases that hold a word of the lexicon and name no kind. */
const NOTHING = [
  'ceki duzen',
  'genel kurul',
  'genel mudur',
  'icra daire',
  'gizlilik sozlesme',
  'toplu is sozlesme',
  'doviz alim/al-/satis/sat-',
  'tahvil/bono/fon/altin ?satin alim/al-',
  'alacak/alacag satin al-/alim',
  'senetli alim',
]

type Slot = { word: RegExp; optional: boolean }
type Phrase = { kind: Kind | null; slots: Slot[] }

const wordOf = (word: string): string =>
  word.startsWith('=') ? word.slice(1) : word.endsWith('-') ? `${word.slice(0, -1)}${VERB}${NOUN}` : `${word}${NOUN}`

const compiled = (kind: Kind | null, phrase: string): Phrase => ({
  kind,
  slots: phrase.split(' ').map((slot) => ({
    word: new RegExp(`^(?:${slot.replace(/^\?/, '').split('/').map(wordOf).join('|')})$`),
    optional: slot.startsWith('?'),
  })),
})

const PHRASES: Phrase[] = [
  ...Object.entries(LEXICON).flatMap(([kind, phrases]) => phrases.map((phrase) => compiled(kind as Kind, phrase))),
  ...NOTHING.map((phrase) => compiled(null, phrase)),
]

/** How many words from `at` the phrase takes, the most it can; 0 where it does not stand there. */
const reach = (slots: readonly Slot[], words: readonly string[], at: number): number => {
  const [slot, ...rest] = slots
  if (!slot) return 0
  const word = words[at]
  const taken = word !== undefined && slot.word.test(word) ? (rest.length === 0 ? 1 : further(rest, words, at + 1)) : 0
  return taken > 0 ? taken : slot.optional ? reach(rest, words, at) : 0
}
const further = (rest: readonly Slot[], words: readonly string[], at: number): number => {
  const more = reach(rest, words, at)
  return more > 0 ? more + 1 : rest.every(({ optional }) => optional) ? 1 : 0
}

/** The words of a text, with what a scan does to letters undone: `kred1`, `kefaIet`, `ta şınmaz`, `gayri menkul`. */
const wordsIn = (text: string): string[] => {
  const plain = fold(text.replace(/(?<=\p{Ll})I(?=\p{Ll})/gu, 'l'))
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? word.replaceAll('0', 'o').replaceAll('1', 'i') : word))
    .join(' ')
    .replace(/\bgayri menkul/g, 'gayrimenkul')
  return plain
    .replace(/\b(\S{1,3}) (\S{5,})/g, (both, start: string, rest: string) => (SPLIT.test(start + rest) ? start + rest : both))
    .split(' ')
}
const SPLIT = new RegExp(`^(?:tasinmaz|gayrimenkul|sozlesme|teminat|kefalet|ipotek|ipoteg|finansman)${NOUN}$`)

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** The kinds that words name, or that are given by a code, in the order of the list; empty where they name none. */
export const kindsIn = (text: string): Kind[] => namedIn(text).kinds

/** The kinds that words name, and the words that name none: what the act is about besides its kind. */
export const namedIn = (text: string): Named => (isKind(text) ? { kinds: [text], rest: [] } : namedByWords(text))

type Named = { kinds: Kind[]; rest: string[] }

// a check weighs the same scopes of a directive again and again, and so does the next one
const namedByWords = remembered((text: string): Named => {
  const words = wordsIn(text)
  const found = words
    .flatMap((_, at) => PHRASES.map(({ kind, slots }) => ({ kind, at, length: reach(slots, words, at) })))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  const taken = new Map<number, { at: number; length: number }>()
  const kinds = new Set<Kind>()
  for (const { kind, at, length } of found) {
    const span = Array.from({ length }, (_, step) => at + step)
    if (span.some((place) => taken.has(place) && (taken.get(place)?.at !== at || taken.get(place)?.length !== length))) continue
    for (const place of span) taken.set(place, { at, length })
    if (kind !== null && (kind !== 'genel' || length > 1 || words.length === 1)) kinds.add(kind)
  }
  if (kinds.size > 1) kinds.delete('genel')
  return { kinds: (Object.keys(KINDS) as Kind[]).filter((kind) => kinds.has(kind)), rest: words.filter((_, at) => !taken.has(at)) }
}, 2000)

/** The kinds a question asks about: one given by its code, those its words name, and representation in general where it names nothing. */
export const askedKinds = (transaction: string | null): { kinds: Kind[]; recognised: 'code' | 'words' | 'unknown' } => {
  if (transaction === null) return { kinds: ['genel'], recognised: 'code' }
  if (isKind(transaction)) return { kinds: [transaction], recognised: 'code' }
  const kinds = kindsIn(transaction)
  return { kinds, recognised: kinds.length > 0 ? 'words' : 'unknown' }
}

/** Whether two words are of one thing: the same for so large a share of the shorter, which endings leave. */
export const areAlike = (a: string, b: string, share: number): boolean => {
  const stem = Math.max(3, Math.ceil(Math.min(a.length, b.length) * share))
  return a.slice(0, stem) === b.slice(0, stem)
}
