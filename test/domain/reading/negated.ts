/** A sentence said the other way round: its verbs denied, as Turkish denies them. */

const FRONT = /[eiöüEİÖÜ]/
const VOWELS = /[aeıioöuüâî]/g
const lastVowel = (stem: string): string => stem.match(VOWELS)?.at(-1) ?? 'e'
const isFront = (stem: string): boolean => FRONT.test(lastVowel(stem))
/** The stem with the syllable that denies it; what stands softened before a vowel is hard before it. */
const denying = (stem: string): string => {
  const hard = stem.replace(/(?<=^|[^\p{L}])(ed|gid|güd|tad)$/u, (each) => `${each.slice(0, -1)}t`)
  return hard + (isFront(hard) ? 'me' : 'ma')
}
const e = (stem: string): string => (isFront(stem) ? 'e' : 'a')
const i = (stem: string): string => (isFront(stem) ? 'i' : 'ı')

/** Nouns that end as verbal nouns do, or as a verb's past does. */
const NOUNS = /^(?:ana)?(?:sözleşme|işletme|mahkeme|vekaletname|ödeme|madde|şirket|kendi|yeni|şimdi)/iu
type Ending = [RegExp, (stem: string, rest: string) => string]
const FINITE: Ending[] = [
  [
    /^(\p{Ll}{2,}?)m[iıuü]ş((?:t[iıuü]r|lerdir|lardır|ler|lar)?)$/u,
    (stem, rest) => `${denying(stem)}m${i(stem)}ş${rest.startsWith('t') ? `t${i(stem)}r` : rest}`,
  ],
  [/^(\p{Ll}*(?:[iıuü][ln]|[ae]n|kar|ver|al))d[iıuü]((?:ler|lar)?)$/u, (stem, rest) => `${denying(stem)}d${i(stem)}${rest}`],
  [/^(\p{Ll}{2,}?)(?:y?[ae]c[ae]k)((?:t[iı]r|lerdir|lardır|ler|lar)?)$/u, (stem, rest) => `${denying(stem)}y${e(stem)}c${e(stem)}k${rest}`],
  [/^(\p{Ll}{2,}?)m[ae]kt[ae]((?:d[iı]r(?:l[ae]r)?)?)$/u, (stem, rest) => `${denying(stem)}m${e(stem)}kt${e(stem)}${rest}`],
  [
    /^(ed|sürdür|yürüt|yap|getir|bulun|edil|olun|kullanıl|devral|devred|geç|ol)(?:[aeiıuü]r)((?:ler|lar)?)$/u,
    (stem, rest) => `${denying(stem)}z${rest}`,
  ],
  [/^(\p{Ll}{4,}(?:li|lı|lu|lü)|\p{L}{2,}['’])(?:y?[dt][iıuü]r)((?:ler|lar)?)$/u, (stem) => `${stem.replace(/['’]$/, '')} değildir`],
]
const NOUN: Ending[] = [
  [/^(\p{Ll}{2,}?)m[ae]((?:s[iı]n|l[ae]r[iı]n)[ae])$/u, (stem, rest) => `${denying(stem)}m${e(stem)}${rest}`],
  [/^(\p{Ll}{2,}?)(?:d|t)[iıuü]((?:ğ[iıuü]n|kl[ae]r[iı]n)[ae])$/u, (stem, rest) => `${denying(stem)}d${i(stem)}${rest}`],
]
const changed = (word: string, endings: readonly Ending[]): string => {
  const [, lead = '', bare = '', tail = ''] = /^([("“]*)(.*?)([.,;:)"”]*)$/su.exec(word) ?? []
  if (NOUNS.test(bare)) return word
  for (const [pattern, make] of endings) {
    const match = pattern.exec(bare)
    if (match) return lead + make(match[1] ?? '', match[2] ?? '') + tail
  }
  return word
}

/** A sentence whose verbs are denied one and all: what was decided is decided not to be. Null where it has no verb. */
export const deniedOf = (sentence: string): string | null => {
  const words = sentence.split(/(\s+)/)
  const nouns = words.map((word) => changed(word, NOUN))
  // "… seçilmesine karar verilmiştir": the decision stands, and what is decided is denied; else it is what is said that is.
  const denied =
    nouns.join('') === sentence
      ? words.map((word) => changed(word, FINITE))
      : nouns.map((word, at) => (isOfDecision(words, at) ? word : changed(word, FINITE)))
  const said = denied.join('')
  return said === sentence ? null : said
}
const isOfDecision = (words: readonly string[], at: number): boolean =>
  /^(?:alın|veril|kararlaştırıl|edil|olun|bulun|görül|onaylan|ver|al)[mdı]/u.test(words[at] ?? '')

/** A sentence of one decision that is not taken: null where it has none, or more. */
export const undecidedOf = (sentence: string): string | null => {
  const words = sentence.split(/(\s+)/)
  const finite = words.flatMap((word, at) => (changed(word, FINITE) === word ? [] : [at]))
  const [only] = finite
  return finite.length === 1 && only !== undefined ? words.map((word, at) => (at === only ? changed(word, FINITE) : word)).join('') : null
}
