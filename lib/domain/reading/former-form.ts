/**
 * Words on how somebody signed until now, in a sentence that says how he signs from now on: "evvelce müştereken imza yetkisine sahip müdürler A ve B",
 * "önceki imza şekli değiştirilerek", "evvelce verilmiş bütün imza yetkilerinin iptali ile". They state nothing that a frame reads (that all
 * former powers are taken back the notice's facts tell), and the frames are to see the sentence without them.
 */
import { NOT_HIS } from '../fact/told.ts'
import { allIn } from '../text/needed.ts'

type Span = { from: number; to: number }

const FORM = '(?:munferi[dt](?:en)?|muster(?:eken|ek)|tek basina|birlikte)'
const SIGNS = '(?:(?:imza|temsil)(?:ya|e)?(?: ve (?:ilzam|imza|temsil)(?:a|ya|e)?)?)'
/** What such a sentence goes on with: how it is from now on. */
const FROM_NOW =
  '(?=[^.;]{0,240}?\\b(?:bundan (?:boyle|sonra)|(?:degistiril|cevril|donusturul)(?:m|er)|yetki[a-z]* (?:[a-z]+ ){0,2}(?:sona er|kaldiril|ipta|son veril)))'
/** The label of how somebody signs; before it stands whether of old or from now on. */
const OF_FORM = '(?:(?:temsil|yetki|imza)(?:si|sinin|nin)?(?: ve (?:ilzam|temsil|imza)(?:nin)?)? ?(?:yetkisi(?:nin)? )?sekli)'
const PATTERNS = [
  // "Eski şekil: … Yeni şekil: …": what an article said till now.
  '\\b(?:eski|onceki|evvelki) (?:sekil|sekli|hali?|metin|metni|madde metni|madde)\\s?:\\s?[^]{3,1500}?(?=\\b(?:yeni|degisen|tadil edilmis|tadilli) (?:sekil|sekli|hali?|metin|metni|madde metni|madde)\\s?:)',
  // "önceki yetki şekli: B ile birlikte Müştereken Temsile Yetkilidir. Yeni yetki şekli: …"
  `\\b(?:eski|onceki|evvelki) ${OF_FORM}\\s?:\\s?(?:(?!\\b(?:yeni|guncel|adi|gorevi) )[^:|]){3,200}?(?=\\b(?:yeni|guncel) ${OF_FORM}\\s?:)`,
  `\\b${FORM}(?: (?:imza|temsil(?:e)?|yetkili))* iken,? ${FROM_NOW}`,
  `\\b(?:evvelce|evvelden|daha once|onceden|eskiden|halen|hali hazirda|simdiye kadar|bugune kadar|su ana kadar) (?:sirketi )?${FORM} ${SIGNS} ?(?:yetki(?:sine|si|ye|li) )?(?:sahip|haiz|olan|bulunan)(?: (?:olan|bulunan))?,? ${FROM_NOW}`,
  `\\bsirketi ${FORM} temsil (?:ve ilzam )?(?:eden|etmekte olan) ${FROM_NOW}`,
  `\\b${FORM} imza(?:si|lari)? ile temsil (?:ve ilzam )?(?:olunan|edilen) (?=sirket)${FROM_NOW}`,
  `\\b(?:sirketin temsil(?: ve ilzam)?[iu]nda )?(?:onceki|eski|evvelki|mevcut) (?:${FORM} )?(?:imza|temsil|temsil ve ilzam) (?:sekl?i|sekilleri|duzeni|usulu|yetkisi|yetkileri)(?:nin)? (?:degistirilerek|kaldirilarak|iptal edilerek|yururlukten kaldirilarak|(?:degistiril|kaldiril|iptal edil)mis olup),? `,
  `${NOT_HIS}\\b(?:evvelce|daha once|onceden|bundan (?:once|evvel)|bugune kadar|simdiye kadar) veril(?:en|mis)(?: olan| bulunan)? (?:(?:butun|tum|bilcumle|bilumum|her turlu) )?(?:(?:imza|temsil|ilzam)(?: ve (?:ilzam|temsil|imza))? )?(?:yetki|s[ae]lahiyet)[a-z]* (?:(?:iptal(?:i|leri)?|ilgasi|kaldirilmasi)(?: ile(?: birlikte)?| suretiyle)|(?:iptal edil|kaldiril|geri alin|hukumsuz sayil)(?:erek|arak)),? (?=[^.;]{20})`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Where a text in plain letters says how somebody signed until now. */
export const formerFormsIn = (plain: string): Span[] => {
  const all = PATTERNS.flatMap((pattern) =>
    allIn(plain, pattern).map(({ index, 0: words }) => ({ from: index, to: index + words.length })),
  ).sort((a, b) => a.from - b.from)
  return all.filter(({ from }, at) => !all.slice(0, at).some((other) => other.to > from))
}
