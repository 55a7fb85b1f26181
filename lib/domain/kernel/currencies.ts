/** Currencies by the names people use for them. */
import { fold } from './text.ts'

const ISO = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD ' +
    'CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK ' +
    'DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK ' +
    'JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD ' +
    'LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK ' +
    'PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
    'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV ' +
    'WST XAF XAU XCD XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
)

// Folded names without a Turkish ending; the longer of two that begin alike is found first.
const NAMES: Record<string, readonly string[]> = {
  TRY: [
    'tl',
    't l',
    'try',
    'ytl',
    'turk lira',
    'turk liras',
    'yeni turk liras',
    'lira',
    'turkish lira',
    'turkish liras',
    'turkish lire',
    'liras',
  ],
  USD: [
    'usd',
    'us dollar',
    'u s dollar',
    'us dolar',
    'abd dolar',
    'amerikan dolar',
    'dolar',
    'dollar',
    'american dollar',
    'united states dollar',
  ],
  EUR: ['eur', 'euro', 'avro'],
  GBP: ['gbp', 'sterlin', 'sterling', 'ingiliz sterlin', 'pound sterling', 'british pound', 'pound'],
  CHF: ['chf', 'isvicre frang', 'isvicre frank', 'swiss franc'],
  JPY: ['jpy', 'yen', 'japon yen', 'japanese yen'],
  CNY: ['cny', 'rmb', 'yuan', 'cin yuan', 'chinese yuan', 'renminbi'],
  RUB: ['rub', 'ruble', 'rus ruble', 'russian ruble', 'rouble'],
  SAR: ['sar', 'suudi riyal', 'suudi arabistan riyal', 'saudi riyal'],
  AED: ['aed', 'bae dirhem', 'dirhem', 'dirham'],
  AZN: ['azn', 'manat', 'azerbaycan manat'],
}
const SYMBOLS: Record<string, string> = { '₺': 'TRY', $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₽': 'RUB', us$: 'USD' }

const BY_NAME: ReadonlyMap<string, string> = new Map(Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => [name, code])))

/** Endings that a counted currency takes: `dolarlık`, `lirası`, `eurosu`, `TL'lik`, `dollars`. */
const withoutEnding = (folded: string): string[] => [
  folded,
  ...['s', 'i', 'a', 'si', 'su', 'u', 'lik', 'luk', 'sina', 'ina', 'na', 'ye', 'ya', 'den', 'dan', 'nin', 'ye kadar']
    .filter((ending) => folded.endsWith(ending) && folded.length > ending.length)
    .map((ending) => folded.slice(0, -ending.length).trim()),
]

/** ISO 4217 code of a currency named by code, symbol or common Turkish or English name, in any case; null where it is none. */
export const currencyOf = (named: string): string | null => {
  const symbol = SYMBOLS[named.trim().toLocaleLowerCase('en')]
  if (symbol) return symbol
  const folded = fold(named)
  const code = folded.toLocaleUpperCase('en')
  if (ISO.has(code)) return code
  return (
    withoutEnding(folded)
      .map((name) => BY_NAME.get(name))
      .find((found) => found !== undefined) ?? null
  )
}
