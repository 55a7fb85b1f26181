/**
 * What kind of act a question or a rule of a directive speaks of, by its words. Several kinds may be meant at once; words that name none
 * leave the list empty.
 */
import { fold } from '../../../kernel/text.ts'
import { type Kind, kindsIn } from './kinds.ts'

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
  iflas_basvurusu: [],
}

const TRADED: readonly Kind[] = ['tasinir', 'arac', 'istirak_pay', 'fikri_haklar']
const CHEQUE = /\b(?:cek(?:i|in|ler\w*)?|cheques?)\b/
const BILL = /\b(?:sene[dt]\w*|bono\w*|police\w*|kambiyo|promissory|bill)\b/

// What concerns no kind of transaction of its own, in plain letters.
const OTHERS: [Act, RegExp][] = [
  ['receipt', /\bteblig|\btebellug|\bihtar\S* (?:al|kabul)|\bihbar\S* (?:al|kabul)|\breceiv\w* (?:a |of )?notice|\bservice of/],
  [
    'bankruptcy_appeal',
    /\biflas\S* (?:karar\S* )?(?:itiraz|istinaf|temyiz|kanun yolu)|\b(?:itiraz|istinaf|temyiz) [^.]{0,30}iflas|\bappeal\w* [^.]{0,30}bankruptcy/,
  ],
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

/** Acts void during a concordat stay without leave of the court: pledge, surety, gifts, land, the essence of the business (İİK 297/2). */
const BARRED: readonly Act[] = ['security', 'donation', 'land', 'business_sale']
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
  const telling = acts.filter((act) => act !== 'land' && act !== 'banking')
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
  donation: { tr: 'bağışlama', en: 'gift' },
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

/**
 * Whether a class of transactions in a directive covers acts: `expressly` where it names them, `generally` where it names only the wider
 * kind, `no`, or `unclear` where its words name no kind.
 */
export const coverage = (scope: string | null, transaction: string): 'expressly' | 'generally' | 'no' | 'unclear' => {
  if (scope === null) return 'generally'
  const [listed, asked] = [actsIn(scope), actsIn(transaction)]
  const words = fold(transaction)
    .split(' ')
    .filter((word) => word.length > 3)
  if (words.length > 0 && words.every((word) => fold(scope).includes(word.slice(0, Math.max(4, word.length - 3))))) return 'expressly'
  if (listed.length === 0 || asked.length === 0)
    return /\b(?:her turlu|butun|tum|bilumum|genel|sinirsiz)/.test(fold(scope)) && listed.length === 0 ? 'generally' : 'unclear'
  if (asked.every((act) => listed.includes(act))) return 'expressly'
  const financial: readonly Act[] = ['finance', 'banking', 'payment', 'collection', 'loan', 'security', 'bill', 'cheque']
  if (listed.includes('finance') && asked.every((act) => financial.includes(act))) return 'generally'
  return asked.some((act) => listed.includes(act)) ? 'unclear' : 'no'
}
