/**
 * Turkish text. JavaScript's default case mapping is wrong for Turkish (I/ı, İ/i): every comparison in Künye goes through this file.
 */

/** Small letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't' }

/** Lower case by Turkish rules: `IŞIK` → `ışık`, `İZMİR` → `izmir`. */
export const lower = (text: string): string => text.normalize('NFC').toLocaleLowerCase('tr')

/** Upper case by Turkish rules: `ılgın` → `ILGIN`, `izmir` → `İZMİR`. */
export const upper = (text: string): string => text.normalize('NFC').toLocaleUpperCase('tr')

/**
 * The key by which two spellings of a name are the same: without case, Turkish letters, accents and punctuation; words parted by one space.
 * `AYŞE  Işık-Öz` → `ayse isik oz`. The dotted and the dotless i fall together, so that `ISIK` typed without Turkish letters still matches.
 * Letters of other scripts stay: two Cyrillic names must not both fold to nothing and so be the same.
 */
export const fold = (text: string): string => foldTurkish(text) ?? foldAny(text)

// Nearly every text is plain Turkish, for which a table does what the Unicode normalisations do, many times faster.
const TURKISH_LETTERS: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  Ç: 'c',
  Ğ: 'g',
  İ: 'i',
  Ö: 'o',
  Ş: 's',
  Ü: 'u',
  Â: 'a',
  Î: 'i',
  Û: 'u',
}

/** What each code unit of such a text becomes: an empty one parts words, and one that is not here makes it no such text. */
const FOLDED: readonly (string | undefined)[] = Array.from({ length: 0x2020 }, (_, code) => {
  const letter = String.fromCharCode(code)
  const isMark = code < 0x80 || '’‘“”–—'.includes(letter)
  return TURKISH_LETTERS[letter] ?? (/[a-z0-9]/i.test(letter) ? letter.toLowerCase() : isMark ? '' : undefined)
})

const foldTurkish = (text: string): string | null => {
  let folded = ''
  let isParted = false
  for (let at = 0; at < text.length; at++) {
    const letter = FOLDED[text.charCodeAt(at)]
    if (letter === undefined) return null
    if (letter === '') isParted = folded !== ''
    else {
      folded += isParted ? ` ${letter}` : letter
      isParted = false
    }
  }
  return folded
}

const foldAny = (text: string): string =>
  lower(text.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıßæœøđðþłħŧ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** First letter of each word upper case, the rest lower, by Turkish rules: `AYŞE IŞIK` → `Ayşe Işık`. */
export const titleCase = (text: string): string =>
  lower(text).replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, first: string) => before + upper(first))

const collator = new Intl.Collator('tr', { sensitivity: 'variant', numeric: true })

/** Order of two texts in the Turkish alphabet (ç after c, ı before i, …), digits by value. */
export const compare = (a: string, b: string): number => collator.compare(a, b)

/** White space of any kind folded to one blank, ends trimmed. */
export const squeeze = (text: string): string => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim()
