/**
 * A printed amount as decimal text: `10.000.000,00`, `10000000,00`, `100000.00`, `2.554.872.47`, `1.000.000`, `50 000,00`. A mark followed
 * by exactly two digits (one at the very end of the number) parts the hundredths; every other mark parts thousands. Null where the text is
 * no amount, or thousands are not grouped by three.
 */
export const parseAmount = (printed: string): string | null => {
  const text = printed.replace(/\s+/g, '').replace(/[.,]?-?$/, '')
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match?.[1]) return null
  const [first = '', ...groups] = match[1].split(/[.,]/)
  if (groups.some((group) => group.length !== 3) || (groups.length > 0 && first.length > 3)) return null
  return `${(first + groups.join('')).replace(/^0+(?=\d)/, '')}.${(match[2] ?? '').padEnd(2, '0')}`
}

const CURRENCIES: [RegExp, string][] = [
  [/^(?:t[üu]rk ?l[iıİI]ras|t\.?l|ytl|yeni t[üu]rk|try)/iu, 'TRY'],
  [/^(?:usd|abd dolar|amerikan dolar|dolar|\$)/iu, 'USD'],
  [/^(?:eur|avro|€)/iu, 'EUR'],
  [/^(?:gbp|sterlin|[iİ]ngiliz)/iu, 'GBP'],
  [/^(?:chf|[iİ]svi[çc]re)/iu, 'CHF'],
]

/** ISO code of a currency as printed (`TL`, `Türk Lirası`, `YTL`, `USD`, `Avro` …), null where it is none. */
export const parseCurrency = (printed: string): string | null => CURRENCIES.find(([pattern]) => pattern.test(printed.trim()))?.[1] ?? null
