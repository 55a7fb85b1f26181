/**
 * What kind of act a question or a rule of a directive speaks of, by its words. Several kinds may be meant at once; words that name none
 * leave the list empty.
 */
import { fold } from '../../../kernel/text.ts'

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

// Turkish without accents, then English. The order carries no meaning.
const SIGNS: [Act, RegExp][] = [
  [
    'meeting_call',
    /genel kurul\S* (?:\S+ )?(?:cagr|davet|toplantiya)|(?:cagr|davet)\S* [^.]{0,20}genel kurul|call\w* (?:of |for )?(?:a |the )?general (?:assembly|meeting)|convene/,
  ],
  ['receipt', /teblig|tebellug|ihtar\S* (?:al|kabul)|ihbar\S* (?:al|kabul)|receiv\w* (?:a |of )?notice|service of/],
  ['land', /tasinmaz|gayrimenkul|tapu|arsa|arazi|real estate|real property|\bland\b|\bbuilding\b|bina (?:satis|alim)/],
  [
    'loan',
    /kredi (?!kart)|kredi$|\bodunc|borclan(?!dirici)|kredi sozlesme|\bloan|borrow|credit (?:agreement|facility|line)|finansman sozlesme/,
  ],
  [
    'security',
    /kefal|kefil|ipote|rehin|\baval|garanti(?!s)|teminat (?:ver|goster)|teminat olarak|guarant|surety|mortgage|pledge|collateral|security interest/,
  ],
  ['bill', /\bsenet|\bsenedi|\bbono|police (?:ked|duz)|kambiyo|ciro|promissory|bill of exchange|endorse/],
  ['cheque', /\bcek (?:k|d|v|i)|\bcek$|\bceki\b|\bcekin|cheque|\bcheck (?:draw|writing)|drawing (?:a )?checks?/],
  ['lawsuit', /\bdava|icra takib|arabulucu|vekaletname ver\S* avukat|law ?suit|litigation|\bsue\b|court action/],
  ['settlement', /\bsulh|feragat|\bibra|tahkim|hakem|settlement|waive|arbitrat/],
  ['donation', /bagis|ivazsiz|hibe|donat|gratuitous|\bgift/],
  [
    'business_sale',
    /(?:isletme|ticari isletme|fabrika|varlik\S*|malvarlig\S*|mal varlig\S*)(?:nin|in)? (?:\S+ ){0,3}(?:toplu|tamam\S*|butun\S*|toptan|devri|devir|satis)|toplu (?:varlik )?satis|toptan satis|sale of (?:the )?(?:whole |entire )?(?:business|undertaking|all assets|most assets|substantially)|bulk sale/,
  ],
  ['acquisition', /isletme(?:nin|yi)? (?:devral|satin al)|devral|(?:ayni|ayin|isletme) (?:\S+ )?(?:devral|kirala)|acqui(?:re|sition)/],
  ['purchase', /satin ?al|(?<!ise )\balim|tedarik|ihale|hizmet al|\bpurchas|\bbuy|procure/],
  ['sale', /\bsatis|\bsatim|\bsatma|\bsell|\bsale\b/],
  [
    'lease_return',
    /(?:kiralanan|mecur|kira\S*) (?:\S+ )?(?:tahliye|teslim|iade|fesih|feshi)|kira\S* fes|tahliye|hand(?:ing)? back|terminat\w* (?:of )?(?:the )?lease/,
  ],
  ['lease', /\bkira(?!l?anan)|leasing|\blease|\brent\b/],
  ['banking', /banka|hesap ac|hesab|havale|\beft\b|virman|transfer talimat|bank account|money transfer|bank transaction/],
  ['payment', /odeme|\bodenme|payment|\bpay\b|borc\S* ode/],
  ['collection', /tahsil|alacak\S* (?:al|topla|takip)|ahz|collect/],
  ['employment', /is sozlesme|hizmet sozlesme|hizmet akdi|is akdi|ise al|personel|insan kaynak|employ|\bhir(?:e|ing)\b/],
  ['dismissal', /isten cikar|is (?:akd|sozlesme)\S* fes|dismiss|redundan/],
  [
    'official',
    /beyanname|resmi (?:kurum|daire|makam|merci)|vergi dair|sgk|sosyal guvenlik|gumruk|borclandirici (?:nitelikte )?olmayan|yazisma|tax return|authorit|customs|official/,
  ],
  ['accounting', /muhasebe|fatura|mutabakat|invoice|accounting/],
  ['insurance', /sigorta|insurance/],
  [
    'bankruptcy_appeal',
    /iflas\S* (?:karar\S* )?(?:itiraz|istinaf|temyiz|kanun yolu)|(?:itiraz|istinaf|temyiz) [^.]{0,30}iflas|appeal\w* [^.]{0,30}bankruptcy/,
  ],
  ['self_dealing', /kendi(?:si)?(?:yle| ile) (?:sozlesme|islem)|self.?dealing/],
  ['finance', /finans|financ/],
]

/** The acts that words name. */
export const actsIn = (text: string): Act[] => {
  const folded = fold(text)
  return SIGNS.filter(([, words]) => words.test(folded)).map(([act]) => act)
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
