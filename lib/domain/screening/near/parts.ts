/**
 * A name as the parts that are compared. Every step is a rule that can be followed by hand: other scripts by their table, marks gone,
 * articles apart, what belongs together (`Abd al-Rahman`, `Nur al-Din`, `Hibat Allah`) in one part, and each part in one spelling of its
 * sound, in which the usual transliterations of Arabic, Persian and Slavic names and their Turkish forms fall together.
 */
import { remembered } from '../../kernel/remembered.ts'
import { fold } from '../../kernel/text.ts'
import { GIVEN_NAMES, SURNAMES } from '../../kernel/turkish-names.ts'
import { codesOf, costOf } from './cost.ts'
import { latin } from './script.ts'
import { COMMON_PARTS, FORM_WORDS, GENERIC_WORDS, isSlipOf, PARTICLES, TITLES, tradeWord, turkishForm } from './words.ts'

/**
 * One part. `text` as folded, for reasons; `sound` what is compared, in `codes` the numbers of its letters; `letters` the classes of its
 * consonants, a bit each; `weight` what it counts; `optional`: it may be missing on the other side; `initial`: a single letter.
 */
export type Part = { text: string; sound: string; codes: Uint8Array; letters: number; weight: number; optional: boolean; initial: boolean }
/** A part as it is kept with a listed name, so that a comparison need not work it out again. */
export type KeptPart = [text: string, sound: string, weight: number, optional: boolean]
export type NearKind = 'person' | 'entity'

/** Weight of a part that tells people apart, of one borne by very many, and of a title or word of trade. */
const RARE = 1
export const COMMON = 0.6
const LITTLE = 0.15

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|dzh|dsch|dsh|dj/g, 'c'],
  [/sch|shch|sh/g, 's'],
  [/zh/g, 'c'],
  [/ch/g, 'c'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/dh/g, 'ð'],
  [/th/g, 'θ'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j/g, 'c'],
  [/iou/g, 'yu'],
  [/ou|oo/g, 'u'],
  [/ee|ij|iy|yi/g, 'i'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/, ''],
]

/** The spelling of a part's sound. Expects folded text. */
export const soundOf: (part: string) => string = remembered((part) => {
  const sound = SOUNDS.reduce((text, [pattern, instead]) => text.replace(pattern, instead), part)
  return sound === '' ? part : sound
})

const CLASSES: Record<string, string> = {
  ...Object.fromEntries([...'bp'].map((letter) => [letter, 'b'])),
  ...Object.fromEntries([...'cgkq'].map((letter) => [letter, 'k'])),
  ...Object.fromEntries([...'dtszðθ'].map((letter) => [letter, 't'])),
  ...Object.fromEntries([...'fmnlr'].map((letter) => [letter, letter])),
}

const VOWELS = new Set('aeiouy')
const [BACK, HISSED] = [new Set('ou'), new Set('szc')]
/** Of what follows a letter of a frame: a vowel, one spoken at the back; of the letter itself: hissed (`s` for `t`, `c` for `k`). */
const [VOWEL_AFTER, BACK_AFTER, HISSED_ITSELF] = [1, 2, 4]

/**
 * The frame of a sound: its consonants in classes of those that are written for one another; vowels, and v, y and h inside, are left out:
 * they come and go between spellings. A vowel at the beginning stays as `o`. `shapes` says of each letter of the frame what was left out
 * of it, in three bits; `length` is that of the sound.
 */
export type Frame = { frame: string; shapes: readonly number[]; length: number }

export const framed: (sound: string) => Frame = remembered((sound) => {
  let frame = ''
  let before = ''
  const shapes: number[] = []
  for (const [at, letter] of [...sound].entries()) {
    const here = /[0-9]/.test(letter)
      ? letter
      : at === 0 && /[aeiou]/.test(letter)
        ? 'o'
        : at === 0 && /[hvy]/.test(letter)
          ? letter
          : (CLASSES[letter] ?? (/[a-z]/.test(letter) ? '' : letter))
    if (here !== before && here !== '') {
      frame += here
      shapes.push(HISSED.has(letter) ? HISSED_ITSELF : 0)
    }
    if (VOWELS.has(letter) && shapes.length > 0) shapes.push((shapes.pop() ?? 0) | VOWEL_AFTER | (BACK.has(letter) ? BACK_AFTER : 0))
    before = here
  }
  return frame === '' ? { frame: sound, shapes: [...sound].map(() => 0), length: sound.length } : { frame, shapes, length: sound.length }
}, 50_000)

export const frameOf = (sound: string): string => framed(sound).frame

/** Written with its vowels: a script that leaves them out has at most one for three letters. */
export const isVowelled = (sound: string): boolean => 3 * (sound.match(/[aeiou]/g)?.length ?? 0) >= sound.length

const COMMON_SOUNDS = Map.groupBy([...new Set(COMMON_PARTS.map((name) => soundOf(turkishForm(name))))], frameOf)
/** Whether a part of this frame may be one that very many bear: what keys go by, the same for all its spellings. */
export const hasCommonFrame = (frame: string): boolean => COMMON_SOUNDS.has(frame)
/** Whether a part is a spelling of one that very many bear. */
const isCommon: (sound: string) => boolean = remembered((sound) =>
  (COMMON_SOUNDS.get(frameOf(sound)) ?? []).some(
    (common) => costOf(codesOf(sound), codesOf(common), 1) <= 0.045 * Math.max(sound.length, common.length),
  ),
)

/** Marks that stand inside a transliterated name and part nothing: `Sa'id`, `Nu‘man`, `Ra`d`. */
const INSIDE = /(?<=\p{L})['’‘`´ʿʾʻʼ"](?=\p{L})/gu

const folded = (name: string): string[] => {
  const text = latin(name.normalize('NFKC').replace(/[\p{Cf}\u0640]+/gu, '')).replace(INSIDE, '')
  return fold(text).split(' ').filter(Boolean)
}

const ALLAH = /^(?:allah|ullah|llah|ulla|alla|ilah|ellah|olla|ollah)$/
const ABD = /^abd(?:[aeou]l|[aeiou]r|[aeiou]s|[aeiou]d|[aeiou]z|[aeiou]n|[aeiou]t|[aeiou])?$/
const DIN = /^(?:a?d|e?d|u?d)?-?(?:din|deen|dine|dyn|eddin|eddine|uddin|addin|aldin|tin|ettin|ittin)$/

/** `Abd al-Rahman`, `Abdurrahman`, `Abdul Rahman` in one part, and so `Nur al-Din`, `Nureddin`, and `Hibat Allah`, `Hibetullah`. */
const joined = (words: string[]): string[] => {
  const parts: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const before = parts.at(-1)
    const articles = (from: number): number =>
      PARTICLES.has(words[from] ?? '') && words[from] !== 'bin' && words[from] !== 'ibn' ? from + 1 : from
    if (ALLAH.test(word) && before !== undefined && !PARTICLES.has(before))
      parts[parts.length - 1] = `${before.replace(/[aeiou]$/, '')}ullah`
    else if (DIN.test(word) && before !== undefined && (before.length > 2 || parts.length > 1)) {
      if (PARTICLES.has(before)) parts.pop()
      parts[parts.length - 1] = `${(parts.at(-1) ?? '').replace(/[aeiou]$/, '')}din`
    } else if (ABD.test(word.replace(/(.)\1+/g, '$1')) && at + 1 < words.length) {
      const next = words[articles(at + 1)] ?? ''
      if (ALLAH.test(next)) parts.push('abdullah')
      else if (next === '') parts.push(word)
      else parts.push(`abd${next}`)
      at = articles(at + 1)
    } else parts.push(word)
  }
  return parts
}

/** Names that Turkish registers hold as they are printed; nothing in them is taken for an article. */
const TURKISH = new Set([...GIVEN_NAMES, ...SURNAMES].map(fold))

const ABD_ONE = /^[ae][bp]d(?:[aeou]l|[aeiou](?=(?:rr|ss|zz|dd|nn|tt))[rsznt]?|[aeou](?=[bcdfghjklmnpqrstvwxyz]))?(?=[a-z]{3})/
const DIN_ONE = /(?:[aeiou]d?d|[aeiou]tt?)(?:in|een|ine|yn)$/
const ALLAH_ONE = /(?:[aeiou]ll?ah|[aeiou]lla)$/

/** An article inside a word: `Seyfülislam`, `Zeynelabidin`, `Halilurrahman`. */
const ARTICLE_IN =
  /^([a-z]{3,})(?:[eu]l(?=[a-z]{4})|al(?=[a-z]{5})|u([dnrstz])(?=\2[a-z]{3}))([a-z]{4,})(?<!vi?[ch]+|[oe]va?|sk[iy]|enko|uk)$/
/** An article written together with what it belongs to: `Algabra`, `Elhusi`. */
const ARTICLE_BEFORE = /^[ae]l(?=[bcdfghjkmnpqrstvwxyz][a-z]{4})/

/** The same where it is printed in one word. */
const whole = (word: string): string => {
  if (word.length < 6) return word
  if (/^[ae][bp]d[aeiou]?ll?ah?$/.test(word)) return 'abdullah'
  const withAllah = word.replace(ALLAH_ONE, 'ullah')
  if (withAllah !== word && withAllah.length > 6) return withAllah
  const withDin = word.length > 6 ? word.replace(DIN_ONE, 'din') : word
  const withAbd = withDin.replace(ABD_ONE, 'abd').replace(/^abd([rsznd])\1/, 'abd$1')
  return withAbd === word && !TURKISH.has(word) ? word.replace(ARTICLE_BEFORE, '').replace(ARTICLE_IN, '$1$3') : withAbd
}

const lettersOf: (sound: string) => number = remembered((sound) =>
  [...frameOf(sound)].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0),
)

/** A part of this text and sound. */
export const partOf = (text: string, sound: string, weight: number, optional: boolean): Part => ({
  text,
  sound,
  codes: codesOf(sound),
  letters: lettersOf(sound),
  weight,
  optional,
  initial: text.length === 1 && /[a-z]/.test(text),
})

/** More parts than this no name is compared by. */
const MOST_PARTS = 9

const personParts = (name: string): Part[] => {
  // `LAST, First Middle` is read in the order in which it is spoken.
  const [last, first, ...more] = name.split(',')
  const words = joined(folded(first !== undefined && more.length === 0 ? `${first} ${last}` : name))
  const telling = words.filter((word) => !PARTICLES.has(word))
  return (telling.length === 0 ? words : telling).slice(0, MOST_PARTS).map((word) => {
    if (TITLES.has(word)) return partOf(word, soundOf(word), LITTLE, true)
    const text = whole(word)
    const part = partOf(text, soundOf(turkishForm(text)), RARE, false)
    return part.initial ? { ...part, weight: 0.4 } : isCommon(part.sound) ? { ...part, weight: COMMON } : part
  })
}

/** Letters that stand alone and belong together: `A. B. C.` of a trade name. */
const lettersTogether = (words: string[]): string[] => {
  const parts: string[] = []
  let run = ''
  for (const word of [...words, '  ']) {
    if (/^[a-z]$/.test(word)) run += word
    else {
      if (run !== '') parts.push(run)
      run = ''
      if (word !== '  ') parts.push(word)
    }
  }
  return parts
}

const LONG_FORMS = [...FORM_WORDS].filter((word) => word.length > 5)
/** A word of a legal form, also with a slip in it. */
const isForm: (word: string) => boolean = remembered(
  (word) => FORM_WORDS.has(word) || (word.length > 5 && LONG_FORMS.some((form) => isSlipOf(word, form))),
)
/** Words of trade that are written together with the name: `HOLDCOMPANY`. */
const WRITTEN_ON = new RegExp(
  '(?<=[a-z]{3})(limited|company|corporation|holding|group|trading|shipping|industr(?:y|ial|ies)|foundation|establishment|' +
    'transport(?:ation)?|institute|development|international|investments?|maritime|exchange|services?|complex)$',
)

const entityParts = (name: string): Part[] => {
  const words = folded(name).flatMap((word) => word.replace(WRITTEN_ON, ' $1').split(' '))
  let [first, end] = [0, words.length]
  while (end > 1 && isForm(words[end - 1] ?? '')) end--
  while (first < end - 1 && isForm(words[first] ?? '') && (words[first] ?? '').length > 1) first++
  const shaped = lettersTogether(words.slice(first, end).filter((word) => !isForm(word) || word.length === 1)).map((word) => ({
    word,
    shape: tradeWord(word),
  }))
  const kept = shaped.length === 0 ? words.map((word) => ({ word, shape: word })) : shaped
  const telling = kept.some(({ shape }) => !GENERIC_WORDS.has(shape))
  return kept.slice(0, MOST_PARTS + 3).map(({ shape }) => {
    const generic = GENERIC_WORDS.has(shape)
    const part = partOf(shape, soundOf(shape), generic ? (telling ? LITTLE : COMMON) : RARE, generic && telling)
    return { ...part, initial: false }
  })
}

/** The parts by which a name is compared as that of a person or of an entity. */
export const partsOf = (name: string, kind: NearKind): Part[] => (kind === 'person' ? personParts(name) : entityParts(name))

export const keptParts = (parts: readonly Part[]): KeptPart[] =>
  parts.map(({ text, sound, weight, optional }) => [text, sound, weight, optional])
/** Gives kept parts back, each worked out once. Letters of a company's name that stand alone are no initials. */
export const partsKeeper = (): ((kept: readonly KeptPart[], kind: NearKind) => Part[]) => {
  const known = { person: new Map<string, Part>(), entity: new Map<string, Part>() }
  return (kept, kind) =>
    kept.map(([text, sound, weight, optional]) => {
      const found = known[kind].get(text)
      if (found !== undefined && found.sound === sound && found.weight === weight && found.optional === optional) return found
      const part = partOf(text, sound, weight, optional)
      const made = kind === 'entity' && part.initial ? { ...part, initial: false } : part
      known[kind].set(text, made)
      return made
    })
}
