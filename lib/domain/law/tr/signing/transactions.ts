/**
 * What kind of act a question or a rule of a directive speaks of, by its words. Several kinds may be meant at once; words that name none
 * leave the list empty.
 */
import { remembered } from '../../../kernel/remembered.ts'
import { fold } from '../../../kernel/text.ts'
import { isOfPart } from './classes.ts'
import { areAlike, CAR, type Kind, kindsIn, namedIn } from './kinds.ts'

export type Act =
  | 'meeting_call'
  | 'receipt'
  | 'land'
  | 'loan'
  | 'security'
  | 'bill'
  | 'cheque'
  | 'lawsuit'
  | 'settlement'
  | 'donation'
  | 'business_sale'
  | 'acquisition'
  | 'purchase'
  | 'sale'
  | 'lease'
  | 'lease_return'
  | 'banking'
  | 'payment'
  | 'collection'
  | 'employment'
  | 'dismissal'
  | 'official'
  | 'accounting'
  | 'insurance'
  | 'bankruptcy_appeal'
  | 'self_dealing'
  | 'finance'
  | 'equipment'

/* What the kinds of the closed list are to the law; what a word tells besides stands in DETAILS. */
const ACTS: Record<Kind, readonly Act[]> = {
  genel: [],
  kredi: ['loan'],
  teminat: ['security'],
  rehin: ['security'],
  ipotek: ['security', 'land'],
  tasinmaz_alim: ['land', 'purchase'],
  tasinmaz_satis: ['land', 'sale'],
  tasinir: [],
  arac: [],
  mal_hizmet_alim: ['purchase'],
  mal_hizmet_satis: ['sale'],
  kira: ['lease'],
  kira_iade: ['lease_return'],
  odeme: ['payment'],
  tahsilat: ['collection'],
  banka_talimati: ['banking'],
  cek_senet: [],
  makbuz: ['collection'],
  sigorta: ['insurance'],
  muhasebe: ['accounting'],
  is_sozlesmesi: ['employment'],
  isten_cikarma: ['dismissal'],
  dava_vekalet: ['lawsuit'],
  resmi_basvuru: ['official'],
  istirak_pay: [],
  devralma: ['acquisition'],
  fikri_haklar: [],
  bagis: ['donation'],
  sulh_feragat: ['settlement'],
  isletme_devri: ['business_sale'],
  sube: [],
  genel_kurul_cagrisi: ['meeting_call'],
  kendisiyle_islem: ['self_dealing'],
  iflas_basvuru: [],
}

const TRADED: readonly Kind[] = ['tasinir', 'arac', 'istirak_pay', 'fikri_haklar']
const CHEQUE = /\b(?:cek(?:i|in|le|ler\w*)?|cheques?)\b/
const BILL = /\b(?:sene[dt]\w*|bono\w*|police\w*|kambiyo|promissory|bill)\b/

// What concerns no kind of transaction of its own, in plain letters.
const OTHERS: [Act, RegExp][] = [
  ['receipt', /\bteblig|\btebellug|\bihtar\S* (?:al|kabul)|\bihbar\S* (?:al|kabul)|\breceiv\w* (?:a |of )?notice|\bservice of/],
  [
    'bankruptcy_appeal',
    new RegExp(
      // both words in either order, with whatever stands between: "iflas kararına karşı istinaf", "iflasın kaldırılması için temyiz"
      '\\biflas[^.]{0,80}\\b(?:itiraz|istinaf|temyiz|kanun yol|kanuni yol|karar duzeltme|bozul|bozma|kaldirilmas\\S* (?:talep|taleb|iste|basvur))|' +
        '\\b(?:itiraz|istinaf|temyiz|kanun yol|kanuni yol|karar duzeltme)[^.]{0,80}\\biflas|\\bappeal[^.]{0,80}\\bbankruptcy',
    ),
  ],
  // What the business works with, and not what it trades in.
  [
    'equipment',
    /\b(?:makin[ae]|tezga[hk]|uretim hatt|tesisat|techizat|ekipman|demirbas|kazan|pres|tasit|arac|kamyon|is makine)\S*(?: \S+){0,4} (?:sat(?!in)|devr|devir|temlik)|\b(?:gemi|tekne|yat|ucak|helikopter|marka|patent)\S*(?: \S+){0,2} (?:sat(?!in)|devr|devir|temlik)|\bsat\S* ve geri kirala|\bsale and lease|\bisletme\S*(?: \S+){0,2} kiraya ver|\b(?:sale|sell)\w* .*\b(?:machine|equipment|vehicle)/,
  ],
  // Nothing is given for it, whatever it is called.
  ['donation', /\b(?:feragat|karsiliksiz|ivazsiz|hatir (?:cek|sened|senet|bono))|\bibra(?!z)/],
  ['security', /\bteminat (?:icin )?(?:sened|senet|cek|bono)|\bgarantor|\bborc\S* (?:ustlen|kefil)/],
  ['finance', /\bfinansal\b(?! kira)|\bfinans\b|\bfinancial\b/],
]

/** The acts that words name. */
export const actsIn = (text: string): Act[] => {
  const [folded, kinds] = [fold(text), kindsIn(text)]
  const acts = new Set(kinds.flatMap((kind) => ACTS[kind]))
  if (kinds.includes('cek_senet')) {
    if (CHEQUE.test(folded)) acts.add('cheque')
    if (BILL.test(folded) || !acts.has('cheque')) acts.add('bill')
  }
  if (kinds.some((kind) => TRADED.includes(kind))) {
    if (/\b(?:sat(?!in)|devr|devir|sale\b|sell)/.test(folded)) acts.add('sale')
    if (/\b(?:satin|alim|al(?:ma|in)|purchase|buy)/.test(folded)) acts.add('purchase')
  }
  for (const [act, words] of OTHERS) if (words.test(folded)) acts.add(act)
  return [...acts]
}

/**
 * Acts for which a commercial proxy needs an express power: loans, bills, suits (TBK 551/2); land, and with it security over it (TBK
 * 548/2); settlement and arbitration (TBK 504/3).
 */
const EXPRESS: readonly Act[] = ['loan', 'bill', 'cheque', 'lawsuit', 'land', 'settlement']
export const expressActs = (acts: readonly Act[]): Act[] => acts.filter((act) => EXPRESS.includes(act))

/** Acts void during a concordat stay without leave of the court: pledge, surety, gifts, land, what the business works with (İİK 297/2). */
const BARRED: readonly Act[] = ['security', 'donation', 'land', 'equipment', 'business_sale']
export const barredInStay = (acts: readonly Act[]): Act[] => acts.filter((act) => BARRED.includes(act))

/** What a liquidation consists of: selling, collecting, paying, defending, handing back, what authorities demand (TTK 542). */
const WINDING_UP: readonly Act[] = [
  'sale',
  'collection',
  'payment',
  'lawsuit',
  'settlement',
  'receipt',
  'official',
  'accounting',
  'lease_return',
  'dismissal',
]
/**
 * Whether acts belong to a liquidation; null where the words do not tell. A sale in bulk does, with leave of the general assembly (TTK
 * 538/2).
 */
export const belongsToLiquidation = (acts: readonly Act[]): boolean | null => {
  if (acts.includes('business_sale')) return true
  const telling = acts.filter(
    (act) => act !== 'land' && act !== 'banking' && act !== 'equipment' && !(act === 'donation' && acts.includes('settlement')),
  )
  if (telling.length === 0) return null
  return telling.every((act) => WINDING_UP.includes(act))
}

const NAMES: Record<Act, { tr: string; en: string }> = {
  meeting_call: { tr: 'genel kurul çağrısı', en: 'calling the general assembly' },
  receipt: { tr: 'tebligat alma', en: 'receiving notices' },
  land: { tr: 'taşınmaz işlemi', en: 'dealing in land' },
  loan: { tr: 'kredi ve ödünç alma', en: 'borrowing' },
  security: { tr: 'kefalet, rehin, ipotek', en: 'surety, pledge or mortgage' },
  bill: { tr: 'kambiyo senedi', en: 'bill of exchange' },
  cheque: { tr: 'çek', en: 'cheque' },
  lawsuit: { tr: 'dava ve takip', en: 'litigation' },
  settlement: { tr: 'sulh, ibra, tahkim', en: 'settlement, waiver, arbitration' },
  equipment: { tr: 'işletme için önemli taşınır veya tesisat devri', en: 'transfer of movables or installations of the business' },
  donation: { tr: 'karşılıksız işlem', en: 'gratuitous act' },
  business_sale: { tr: 'işletmenin veya önemli varlıkların toptan devri', en: 'sale of the business or of important assets in bulk' },
  acquisition: { tr: 'işletme veya varlık devralma', en: 'acquisition of a business or of assets' },
  purchase: { tr: 'satın alma', en: 'purchase' },
  sale: { tr: 'satış', en: 'sale' },
  lease: { tr: 'kiralama', en: 'lease' },
  lease_return: { tr: 'kiralananı geri verme', en: 'handing back leased premises' },
  banking: { tr: 'banka işlemi', en: 'banking' },
  payment: { tr: 'ödeme', en: 'payment' },
  collection: { tr: 'tahsilat', en: 'collection' },
  employment: { tr: 'iş sözleşmesi', en: 'employment' },
  dismissal: { tr: 'iş sözleşmesinin feshi', en: 'dismissal' },
  official: { tr: 'resmî beyan ve yazışma', en: 'filings and official correspondence' },
  accounting: { tr: 'muhasebe işlemi', en: 'accounting' },
  insurance: { tr: 'sigorta', en: 'insurance' },
  bankruptcy_appeal: { tr: 'iflas kararına karşı kanun yolu', en: 'appeal against the bankruptcy' },
  self_dealing: { tr: 'kendisiyle işlem', en: 'self-dealing' },
  finance: { tr: 'finansal işlem', en: 'financial transaction' },
}

/** Acts as a sentence lists them. */
export const actNames = (acts: readonly Act[]): { tr: string; en: string } => ({
  tr: acts.map((act) => NAMES[act].tr).join(', '),
  en: acts.map((act) => NAMES[act].en).join(', '),
})

/** Which way a kind of transaction goes that has two: buying or selling, cheque or bill, giving security or taking it. */
type Tag = { kind: Kind | 'finans'; way: string | null; deed?: 'draws' | 'endorses' }

// A bill drawn and one passed on are two acts.
const DRAWS = /\b(?:kesid|duzenle|tanzim|imzala|draw|issue)/
const ENDORSES = /\b(?:ciro|endors)/

const SELLS = /\b(?:sat(?!in)|devr|devir|temlik|sale\b|sell)/
const BUYS = /\b(?:satin|alim|al(?:ma|in)|purchase|buy)/
const SECURITY: readonly Kind[] = ['teminat', 'rehin', 'ipotek']
// Security that others give to the company: "şirket lehine kabulü", "bayilerden alınacak teminat mektubu".
const TAKEN = /\bsirket\S{0,5} lehin(?:e|de)\b|\b(?:bayi|musteri|tedarikci)\S* (?:alinacak|alinan|alinmasi)/

/** Scopes and transactions whose words are kept as read: the rules of a directive are asked over and over. */
const TEXTS = 2000

const tagsIn = remembered((text: string): Tag[] => {
  const folded = fold(text)
  const tags = kindsIn(text).flatMap((kind): Tag[] => {
    if (kind === 'cek_senet') {
      const ways = [...(CHEQUE.test(folded) ? ['cheque'] : []), ...(BILL.test(folded) ? ['bill'] : [])]
      const [draws, endorses] = [DRAWS.test(folded), ENDORSES.test(folded)]
      const deed = draws === endorses ? {} : { deed: draws ? ('draws' as const) : ('endorses' as const) }
      return (ways.length === 0 ? [null] : ways).map((way) => ({ kind, way, ...deed }))
    }
    if (TRADED.includes(kind)) {
      const ways = [...(SELLS.test(folded) ? ['sale'] : []), ...(BUYS.test(folded) ? ['purchase'] : [])]
      return ways.length === 0 ? [{ kind, way: null }] : ways.map((way) => ({ kind, way }))
    }
    return [{ kind, way: SECURITY.includes(kind) ? (TAKEN.test(folded) ? 'taken' : 'given') : null }]
  })
  return OTHERS.some(([act, words]) => act === 'finance' && words.test(folded)) ? [...tags, { kind: 'finans', way: null }] : tags
}, TEXTS)

const within = (asked: Tag, listed: readonly Tag[]): boolean =>
  asked.way === null && TRADED.includes(asked.kind as Kind)
    ? ['sale', 'purchase'].every((way) => listed.some((each) => each.kind === asked.kind && (each.way === null || each.way === way)))
    : listed.some(
        (each) =>
          each.kind === asked.kind &&
          (each.way === null || asked.way === null || each.way === asked.way) &&
          (each.deed === undefined || each.deed === asked.deed || (asked.deed === undefined && each.deed === 'draws')),
      )

/** The wider kinds that take a kind in without naming it. */
const WIDER: Partial<Record<Kind, readonly Tag['kind'][]>> = {
  arac: ['mal_hizmet_alim'],
  banka_talimati: ['finans'],
  odeme: ['finans', 'banka_talimati'],
  tahsilat: ['finans', 'banka_talimati'],
  kredi: ['finans', 'banka_talimati'],
  teminat: ['finans'],
  cek_senet: ['finans'],
}
/** Orders to a bank named one by one: borrowing from it is another act (TBK 551/2). */
const ORDERS_ALONE = /\b(?:havale|eft|virman|talimat)/
const ANY_BANKING = /\bkredi|finans|banka\S* (?:islem|nezdinde)|her tur|butun|\btum\b|bilumum|benzeri|gibi|\bvb\b|vesair/
const withinWider = (asked: Tag, listed: readonly Tag[], scope: string): boolean =>
  asked.kind !== 'finans' &&
  !(asked.kind === 'kredi' && listed.every(({ kind }) => kind !== 'finans') && ORDERS_ALONE.test(scope) && !ANY_BANKING.test(scope)) &&
  (WIDER[asked.kind] ?? []).some((kind) => listed.some((each) => each.kind === kind)) &&
  !(asked.kind === 'arac' && asked.way !== 'purchase')

/* Words that say nothing of what an act is about. */
const NO_OBJECT =
  /^(?:(?:sozlesme|anlasma|islem|taahhu[td]|konu|husus|evrak|belge|imza|sirket|iliskin|ilgili|gerekli|gereken|yap|ed|et|ol|ver|duzenle|tanzim|al|sat|bedel|tutar|nezd|adina|genel|nitelik|her|turlu|tum|butun|bilumum|benzeri|sair|diger|bunlar|gibi|yillik|aylik|mal|hizmet|urun|esya|emtia|temsil|ilzam|yetki|akd|tescil|yenile|degis|fesh|fesih|sona|baglan|kur|ac|kapat|tesis|islet|banka|finans|police|ticari|talimat|talep|taleb)[a-z]{0,9}|is|isler|islerin|ve|veya|ile|da|de|ya|ki|icin|bir|olan|olarak|kadar|alim|satim|satis|satin|alma|of|the|for)$/
const objectsOf = remembered(
  (text): string[] => namedIn(text).rest.filter((word) => word.length > 2 && /^[a-z]+$/.test(word) && !NO_OBJECT.test(word)),
  TEXTS,
)
const alike = (a: string, b: string): boolean => areAlike(a, b, 0.75)
// "Her türlü sözleşme ve taahhüt", "tüm işlemler", "genel nitelikteki işler": a class for everything that has none of its own.
const EVERYTHING =
  /\b(?:her tur|butun|tum|bilumum|genel|sinirsiz|sozlesmeler|diger (?:\w+ )?(?:islem|is|konu|husus)(?:ler|lar|te|ta|de|da)?)/
/** Whether the words of a scope speak of everything and name nothing. */
export const isGeneral = remembered(
  (scope) => EVERYTHING.test(fold(scope)) && tagsIn(scope).every(({ kind }) => kind === 'genel') && objectsOf(scope).length === 0,
  TEXTS,
)

const SAYS_NOTHING =
  /^(?:idari|mali|ofis|gunluk|olagan|rutin|talimat|sozlesme|belge|evrak|tutar|miktar|bedel|deger|gerek|soz|ayni|diger|anilan|yukarida)/

/**
 * What makes a class of transactions smaller than its name: a measure that is no amount of a rule, how long, how usual, where, with whom.
 * Whether an act is of the smaller class its words alone can say.
 */
const NARROWS =
  /\b(?:asgari ucret|butce|ozkaynak|oz kaynak|bilanco|yuzde|kati(?:n[iu]|na)\b|altin karsilig|(?:bin|milyon|milyar|yuzbin|besyuzbin|yarim)\b[^;]{0,24}\b(?:tl|turk lira|lira|euro|avro|dolar|usd|eur)|asmayan|gecmeyen|kadar\b|sureli|sure(?:si|leri) (?!dol|belir|icinde|bit)(?:\S+ )?(?:yil|ay)|yildan|aydan|kucuk|olagan(?!ustu)|mutat|rutin|acil(?![a-z])|zorunlu|vasifsiz|mevcut(?! hesap)|yerli|yurt ?ic(?!\S* ve yurt)|(?<!ve )yurt ?dis|sinirlari|grup sirket|cerceve|ihale yolu|ihtiyac|ongorulen|onaylanan|belirlenen|tanimlanan|stratejik|gunluk|haftalik|olmayan)[a-z]*/g
const narrowed = (scope: string, transaction: string): boolean =>
  [...fold(scope).matchAll(NARROWS)].some(([word]) => !fold(transaction).includes(word.slice(0, 6)))

/** Deeds that are less than what their kind is named by: paying a loan back, releasing a pledge, handing a cheque in, giving a security back. */
const LESS = /\b(?:taksit|fek|terkin|tahsil|iade|kart|ekstre|basvur|form|ode|ibraz|hasar|fes[ih]h?)[a-z]*/
const WHOLE_DEED = /\b(?:tesis|kullan|kesid|duzenle|tanzim|imzala|cekme|cekil|verilme|al[iu]n|odeme emri)[a-z]*/
/** Whether all that a scope says of the kind that is asked is such a deed, in words that the question does not share. */
const onlyLess = (scope: string, transaction: string, asked: readonly Tag[]): boolean => {
  const ofKind = scope
    .split(/[,;]/)
    .filter((item) => tagsIn(item).some((tag) => BY_DEED.includes(tag.kind) && asked.some(({ kind }) => kind === tag.kind)))
  return (
    ofKind.length > 0 &&
    ofKind.every((item) => {
      const deed = LESS.exec(fold(item))?.[0]
      return deed !== undefined && !fold(transaction).includes(deed.slice(0, 4)) && !WHOLE_DEED.test(fold(item))
    })
  )
}
const BY_DEED: readonly Tag['kind'][] = ['kredi', 'cek_senet', 'teminat', 'rehin', 'ipotek', 'kira', 'sigorta']

/** Whether a class names a kind, or the wider one that takes it in, for other things than the question speaks of. */
const isOfOthers = (scope: string, transaction: string, asked: Tag['kind'], listed: readonly Tag[]): boolean => {
  const named = [asked, ...(asked === 'finans' ? [] : (WIDER[asked] ?? []))].filter((kind) => listed.some((each) => each.kind === kind))
  return named.length > 0 && named.every((kind) => kind !== 'finans' && isOfPart(scope, transaction, kind))
}

/** Kinds whose things may be called anything. */
const GOODS_DEALT: readonly Tag['kind'][] = ['mal_hizmet_alim', 'mal_hizmet_satis', 'tasinir']
/** Goods and services are of one kind in the catalogue, and two in a directive that names one of them alone. */
const OF_GOODS = /\b(?:mal(?:zeme)?(?:lar|ler)?(?:in|i|lari)?|emtia|hammadde|urun(?:ler)?|esya|demirbas)\b/
const OF_SERVICES = /\bhizmet/
const saysOnly = (text: string): 'goods' | 'services' | null => {
  const [goods, services] = [OF_GOODS.test(text), OF_SERVICES.test(text)]
  return goods === services ? null : goods ? 'goods' : 'services'
}
/** Whether a class names goods alone and the act is one of services, or the other way round. */
const ofTheOther = (scope: string, transaction: string, asked: readonly Tag[]): boolean => {
  const [named, meant] = [saysOnly(fold(scope)), transaction.includes('_') ? null : saysOnly(fold(transaction))]
  return (
    named !== null &&
    meant !== null &&
    named !== meant &&
    asked.every(({ kind }) => kind === 'mal_hizmet_alim' || kind === 'mal_hizmet_satis')
  )
}

/**
 * Whether a class of transactions in a directive covers an act: `expressly` where it names it, `generally` where it names only the wider
 * kind or everything, `no`, or `unclear` where the words do not tell. An act that is not listed is not granted (TTK 371/7; TBK 551).
 */
export const coverage = (scope: string | null, transaction: string): 'expressly' | 'generally' | 'no' | 'unclear' => {
  if (scope === null) return 'generally'
  const [asked, listed] = [tagsIn(transaction), tagsIn(scope)]
  const words = fold(scope).split(' ')
  const about = objectsOf(transaction)
  if (
    (narrowed(scope, transaction) || onlyLess(scope, transaction, asked)) &&
    asked.some((tag) => within(tag, listed) || withinWider(tag, listed, fold(scope)))
  )
    return 'unclear'
  const general = isGeneral(scope)
  if (asked.length === 0) {
    if (about.length > 0 && about.every((object) => words.some((word) => alike(object, word)))) return 'expressly'
    if (general) return 'generally'
    // Words of no kind that share nothing with a scope that names its kinds and objects: another act altogether, or one nobody knows.
    return 'unclear'
  }
  if (!general && ofTheOther(scope, transaction, asked)) return listed.length === 1 && objectsOf(scope).length === 0 ? 'no' : 'unclear'
  const all = asked.every((tag) => within(tag, listed) || withinWider(tag, listed, fold(scope)))
  if (!general && all && asked.some(({ kind }) => isOfOthers(scope, transaction, kind, listed))) return 'unclear'
  if (asked.every((tag) => within(tag, listed))) return 'expressly'
  if (general) return 'generally'
  if (all) return 'generally'
  if (asked.some((tag) => within(tag, listed))) return 'unclear'
  // "Çek" may mean one that is drawn or one that is passed on.
  if (asked.every((tag) => tag.deed === undefined && listed.some((each) => each.kind === tag.kind && each.deed === 'endorses')))
    return 'unclear'
  // To sign for what was collected may be all that collecting takes.
  if (asked.every(({ kind }) => kind === 'tahsilat') && listed.some(({ kind }) => kind === 'makbuz')) return 'unclear'
  // "Yazılım lisansı ve hizmet satış sözleşmeleri": each word of the act stands in the scope, in another order.
  const said = transaction.includes('_')
    ? []
    : fold(transaction)
        .split(/[^a-z]+/)
        .filter((word) => word.length > 2 && !/^(?:ve|ile|veya|icin)$/.test(word))
  if (said.length > 1 && said.every((word) => words.some((other) => alike(word, other)))) return 'unclear'
  // "İnşaat malzemesi ve taşeronluk": things of no kind of their own may be those that are bought or sold.
  if (listed.length === 0 && asked.every(({ kind }) => GOODS_DEALT.includes(kind))) return 'unclear'
  // Words that say nothing of what is done refer to a heading or a sentence before, or are a rest of one.
  return listed.length === 0 && objectsOf(scope).every((word) => word.length < 4 || SAYS_NOTHING.test(word)) ? 'unclear' : 'no'
}

/** Whether a class of transactions names a kind of the act, be it that its words make it smaller. */
export const namesKindOf = (scope: string, transaction: string): boolean => {
  const listed = tagsIn(scope)
  return tagsIn(transaction).some((tag) => within(tag, listed))
}

/**
 * Whether words of which only the kinds they name are known may speak of an act: `named` where they name its kind, `perhaps` where they
 * name none or a wider one, `no` where they name others.
 */
export const concerned = (kinds: readonly string[], transaction: string): 'named' | 'perhaps' | 'no' => {
  const asked = kindsIn(transaction)
  if (asked.some((kind) => kinds.includes(kind))) return 'named'
  const wider = asked.some((kind) => (WIDER[kind] ?? []).some((each) => kinds.includes(each)))
  // "Diğer tüm işlemlerde": whatever speaks of all acts may speak of this one.
  return asked.length === 0 || kinds.length === 0 || kinds.includes('genel') || wider ? 'perhaps' : 'no'
}

/** Whether words that a rule leaves out name the act: `perhaps` where they name a thing of its kind that the question does not speak of. */
export const leftOut = (excluded: string, transaction: string): 'yes' | 'perhaps' | 'no' => {
  const all = excluded.split(';').map((each) => takesOut(each, transaction))
  return all.includes('yes') ? 'yes' : all.includes('perhaps') ? 'perhaps' : 'no'
}
/** Things of one class under many names: "taşıtlar hariç" takes out an "araç satışı". */
const CLASSES = [CAR, 'tasinmaz/gayrimenkul/arsa/arazi/konut/tarla/villa'].map(
  (words) => new RegExp(`\\b(?:${words.replaceAll('/', '|')})(?:l[ae]r)?[a-z]{0,5}\\b`),
)
const takesOut = (excluded: string, transaction: string): 'yes' | 'perhaps' | 'no' => {
  if (CLASSES.some((things) => things.test(fold(excluded)) && things.test(fold(transaction)))) return 'yes'
  // "Krediler için rehin verilmesi": what it is for is not what is left out.
  const listed = tagsIn(excluded.replace(/^[^,;]*? [iİ][çÇcC][iİ]n /iu, ''))
  if (
    tagsIn(transaction).some((tag) =>
      listed.some((each) => each.kind === tag.kind && (each.way === null || tag.way === null || each.way === tag.way)),
    )
  ) {
    const thingsIn = (text: string): string[] =>
      fold(text)
        .split(/[^a-z]+/)
        .filter((word) => word.length > 2 && !NO_OBJECT.test(word) && !OF_VERB.test(word) && tagsIn(word).length === 0)
    const [things, about] = [thingsIn(excluded), thingsIn(transaction)]
    return things.length > 0 && !excluded.includes(',') && !about.some((object) => things.some((word) => alike(object, word)))
      ? 'perhaps'
      : 'yes'
  }
  // "Et ve et ürünleri": things, of no kind of their own; a short word is no stem of another, and "et" alone is no verb.
  const things = (text: string): string[] =>
    fold(text)
      .split(/[^a-z]+/)
      .filter((word) => word === 'et' || (word.length > 1 && !NO_OBJECT.test(word)))
  return listed.length === 0 &&
    things(transaction).some((thing) =>
      things(excluded).some((out) => (Math.min(out.length, thing.length) < 4 ? out === thing : alike(out, thing))),
    )
    ? 'yes'
    : 'no'
}
const OF_VERB = /m[ae](?:s[iu]|l[ae]r[iu])?(?:n[iu]n|n[iu])?$|^yetki|^hicbir/
