import { fold } from '../../kernel/text.ts'

/** Names that lists print beside those of the Unicode tables. */
const OTHERS: Record<string, string> = {
  turkey: 'TR',
  turk: 'TR',
  tc: 'TR',
  'turkiye cumhuriyeti': 'TR',
  usa: 'US',
  'united states of america': 'US',
  iiraq: 'IQ',
  iirak: 'IQ',
  iranian: 'IR',
  'islamic republic of iran': 'IR',
  'iran islam cumhuriyeti': 'IR',
  'syrian arab republic': 'SY',
  'suriye arap cumhuriyeti': 'SY',
  'russian federation': 'RU',
  'rusya federasyonu': 'RU',
  'democratic peoples republic of korea': 'KP',
  'democratic people s republic of korea': 'KP',
  'korea north': 'KP',
  'north korea': 'KP',
  'republic of korea': 'KR',
  burma: 'MM',
  palestinian: 'PS',
  filistin: 'PS',
  'libyan arab jamahiriya': 'LY',
  bosnia: 'BA',
  'cote d ivoire': 'CI',
}

let known: Map<string, string> | null = null
const tables = (): Map<string, string> => {
  if (known) return known
  known = new Map(Object.entries(OTHERS))
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of ['en', 'tr']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = names.of(code)
      if (name) known.set(fold(name), code)
    }
  }
  return known
}

/** The two-letter code of a country by its Turkish or English name, or by the code itself; null where it is none that is known. */
export const countryOf = (text: string): string | null => {
  const name = fold(text)
  if (/^[a-z]{2}$/.test(name)) return name.toUpperCase()
  return tables().get(name) ?? null
}
