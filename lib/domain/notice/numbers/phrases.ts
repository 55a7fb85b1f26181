/** Turns of phrase that say the same as a plainer one, in that: what is decided, what became so, what stands empty. */
import type { Printed } from '../flat.ts'

/** "… seçilmesi hususuna oybirliğiyle karar verilmiştir": what is decided, called a matter first; who else is to decide it stands in other words. */
const VOTE =
  '(?:oy|rey|katilan|istirak|toplanti|mevcu|mevcut|uye|ortak|hissedar|hazir|bulunan|tamam|ittifak|ekseriyet|muttefikan|birli|coklu|genel|kurul|ile|ve|tam)[a-z]*'
const MATTER = new RegExp(
  `(?<=m([ae])(?:s[iu]|l[ae]r[iu])) (?:(?:husus|konu)(?:u|su)(?:n[ae]|nd[ae])?|yolunda|yonunde|seklinde)(?= (?:${VOTE} ){0,7}(?:karar (?:veril|al[iı]n|ver(?:m|d)|al(?:m|d)|var[iı]l)|(kararlastir|kabul (?:et|edil|olun)|onaylan|uygun (?:gor|bul)|tasvip|tensip)))`,
  'g',
)
const mattersIn = (plain: string): Printed[] =>
  [...plain.matchAll(MATTER)].map(({ index, 0: words, 1: vowel, 2: accepted }) => ({
    from: index,
    to: index + words.length,
    put: accepted === undefined ? `n${vowel}` : '',
  }))

/** "Dolmuş olduğundan", "ayrılmış bulunması nedeniyle": what is so because it became so, in the verb's own form ("dolduğundan", "ayrılması"). */
const BECAME =
  /(?<=\b(?:dol|bit|er|bul|ayril|cekil|et|edil|olun|secil|atan|getiril|gorevlendiril|birak|bosal|belirlen))m[iu]s (?:ol|bulun)(?:d(u)gu|mas[iu])(?=n|m[iu]z|[^a-z])(?! (?:sart|kayd|kosul|hal|durum))/g
const becameIn = (plain: string, text: string): Printed[] =>
  [...plain.matchAll(BECAME)].map(({ index, 0: words, 1: known }) => {
    const vowel = text[index + 1]?.toLocaleLowerCase('tr') ?? ''
    const [low, open] = [HIGH.includes(vowel) ? vowel : 'i', /[ıu]/.test(vowel) ? 'a' : 'e']
    const began = HARD.test(plain[index - 1] ?? '') ? 't' : 'd'
    return {
      from: index,
      to: index + words.length,
      put: known === undefined ? `m${open}s${open === 'a' ? 'ı' : 'i'}` : `${began}${low}ğ${low}`,
    }
  })
const HIGH = 'ıiuü'
const HARD = /[fstkchp]/

/** "İstifasından dolayı açık kalan üyeliğe", "münhal bulunan müdürlüğe": an office that stands empty is one that became so. */
const VACANT =
  /(?<![a-z])(?:(?:acik|bos|munhal) (?:kalan|bulunan|olan|duran|kalmis (?:olan|bulunan))|inhilal (?:eden|etmis (?:olan|bulunan))|bosalmis (?:olan|bulunan))(?= (?:[a-z]+ ){0,5}(?:[a-z]+(?:l[iu]g(?:[ae]|[iu]n[ae])|l[iu]kl[ae]r(?:[iu]n)?[ae])|(?:gorev|yer|makam)(?:[ae]|l[ae]r[ae]|l[ae]r[iu]n[ae]))(?![a-z]))/g
const vacantIn = (plain: string): Printed[] =>
  [...plain.matchAll(VACANT)].map(({ index, 0: words }) => ({ from: index, to: index + words.length, put: 'boşalan' }))

/** The turns of phrase of a text that are printed otherwise, each in the form that the frames know; `text` are its letters as printed. */
export const phrasesIn = (plain: string, text: string): Printed[] => [...mattersIn(plain), ...becameIn(plain, text), ...vacantIn(plain)]
