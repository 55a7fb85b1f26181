/** Numbers that identify a person, company or ship beyond its name. */

export type NumberType = 'tckn' | 'vkn' | 'mersis' | 'imo'
export type IdentityNumber = { type: NumberType; number: string }

const digitsOf = (text: string): number[] => [...text].map(Number)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Turkish identity number (also those of foreigners, 99…): 11 digits, the last two are check digits (5490 s.K., NVİ). */
export const isTckn = (text: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const d = digitsOf(text)
  const odd = sum([0, 2, 4, 6, 8].map((at) => d[at] ?? 0))
  const even = sum([1, 3, 5, 7].map((at) => d[at] ?? 0))
  return (odd * 7 - even + 10 * 10) % 10 === d[9] && sum(d.slice(0, 10)) % 10 === d[10]
}

/** Turkish tax number: 10 digits, the last is a check digit (Gelir İdaresi). */
export const isVkn = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false
  const d = digitsOf(text)
  const parts = d.slice(0, 9).map((digit, at) => {
    const shifted = (digit + 9 - at) % 10
    return shifted === 9 ? 9 : (shifted * 2 ** (9 - at)) % 9
  })
  return (10 - (sum(parts) % 10)) % 10 === d[9]
}

/** Ship number of the International Maritime Organization: 7 digits, the last is a check digit (IMO A.1117(30)). */
export const isImo = (text: string): boolean => {
  if (!/^\d{7}$/.test(text)) return false
  const d = digitsOf(text)
  return sum(d.slice(0, 6).map((digit, at) => digit * (7 - at))) % 10 === d[6]
}

/** The tax number inside a company's MERSİS number (`0` + VKN + five digits); null where it holds none. */
export const vknOfMersis = (mersis: string): string | null => {
  const vkn = /^0(\d{10})\d{5}$/.exec(mersis)?.[1]
  return vkn !== undefined && isVkn(vkn) ? vkn : null
}

/**
 * The number a caller gives, by its length and check digits: TCKN, VKN, MERSİS or IMO; null where it is none of them. A MERSİS number also
 * carries the tax number, which lists print more often.
 */
export const identityNumbers = (given: string): IdentityNumber[] | null => {
  const compact = given.replace(/[\s.-]+/g, '').replace(/^IMO/i, '')
  if (/^\d{16}$/.test(compact)) {
    const vkn = vknOfMersis(compact)
    return [{ type: 'mersis', number: compact }, ...(vkn === null ? [] : [{ type: 'vkn' as const, number: vkn }])]
  }
  if (isTckn(compact)) return [{ type: 'tckn', number: compact }]
  if (isVkn(compact)) return [{ type: 'vkn', number: compact }]
  return isImo(compact) ? [{ type: 'imo', number: compact }] : null
}

/**
 * Numbers of Turkish registers in free text: `TCKN: <11> VKN:<10>`, `<11>-VKN: <10>`, `… V.D. 123 456 7890`. What passes no check is left
 * alone.
 */
export const turkishNumbersIn = (text: string): IdentityNumber[] => {
  // Digits are printed in groups; a dash or slash parts two numbers.
  const runs = text.replace(/(\d)[ \u00a0.](?=\d)/g, '$1').match(/\d+/g) ?? []
  const plain = text.match(/\d+/g) ?? []
  return unique(
    [...runs, ...plain].flatMap((run): IdentityNumber[] => {
      if (run.length === 16) return identityNumbers(run) ?? []
      if (isTckn(run)) return [{ type: 'tckn', number: run }]
      return run.length === 10 && isVkn(run) ? [{ type: 'vkn', number: run }] : []
    }),
  )
}

/** Ship numbers that a text names as such: `IMO number: 9187629`, `IMO9826902`. */
export const imoNumbersIn = (text: string): IdentityNumber[] =>
  unique(
    [...text.matchAll(/IMO[^\d]{0,20}(\d{7})(?!\d)/gi)].flatMap((match): IdentityNumber[] =>
      isImo(match[1] ?? '') ? [{ type: 'imo', number: match[1] ?? '' }] : [],
    ),
  )

/** Without repetitions. */
export const unique = (numbers: readonly IdentityNumber[]): IdentityNumber[] => [
  ...new Map(numbers.map((each) => [`${each.type} ${each.number}`, each])).values(),
]

/** A number as it may be shown: of a person's identity number only the last two digits (6698 s.K. m. 4). */
export const shownNumber = ({ type, number }: IdentityNumber): string => (type === 'tckn' ? `•••••••••${number.slice(-2)}` : number)
