/**
 * Suits and requests against a company that came to nothing: that it be declared bankrupt or dissolved. What was ordered till then falls with
 * them, and nobody's power is touched. Such a clause is known by every word of it: one word more (of a decision set aside, a part, a condition),
 * and it may say something else.
 */
import { fold } from '../kernel/text.ts'
import { ofStems } from '../text/stems.ts'
import { isOf, proseOf, SMALL } from './aside.ts'

const WORDS = ofStems(
  SMALL,
  'karar ver- veril- verildi olup olmakla birlikte oldug- kararin kararla karari karariyla hukmedil- kesinles- iliskin dair yonelik istem uzerine tescil ilan olunur edil- bildiril- anlasil- husus- keyfiyet-',
  'iflas- fesih feshi- feshine tasfiye- dogrudan dogruya adi kendiliginden sirket- borclu davali davaci alacakli- ortak- ortag- pay sahib- sahibi hissedar- tarafindan aleyhine aleyhinde hakkinda acilan acilmis ikame olunan gorulen gorulmekte yapilan sunulan vaki bulunan istemli talepli',
  'dava- tale[bp]- istem- istegi- basvuru- mahkeme- mahkemece mahkemenin asliye sulh hukuk ticaret icra bolge adliye daire- sifatiyla dosya- esas e k sayili redd- red reddedil- reddolun- feragat nedeniyle sebebiyle dolayisiyla usulden esastan usul yonunden husumet hukuki yarar yoklugu- hakli sebep- sebeple nedenle sebeplerle nedenlerle',
  'borc- odenmis odendig- odenmesi olmas- karsisinda depo emr- emir- uyularak uyul- uyuldug- yerine getiril- sartlari kosullari olusmad- ispatlanamad- ispat edilemed- sirasinda sirada once- daha konulan konulmus alinan alinmis muhafaza ihtiyati tedbir- tedbiren defter- tutul- refi- refine ref kaldiril- kendiliginden kalk- sona erdig- erdigine erdirilmes-',
)
const REFUSED =
  /^(?![^]*(?:\bkabul|\bred(?:di|dinin)? (?:dava|tale|istem|basvuru)|(?<!\btedbir\S* (?:\S+ ){0,3})(?:kaldiril|\bkalk)))[^]*\b(?:iflas(?:i|in|ina|inin)?|fesih|fesh\S*)(?: (?:ve|ile) (?:fesih|fesh\S*|tasfiye\S*|iflas\S*))?(?: (?:iliskin|yonelik|istemli|talepli|istemiyle))?(?: (?:acilan|yapilan|acilmis))? (?:dava|tale[bp]|istem|istegi|basvuru)(?:(?!\b(?:iflas|fes[ih]|fesh)).)*\bred(?:dine|dedil(?:m[iu]s\S*|di|mesine|diginin|digi)|dolun(?:m[iu]s\S*|du)|dedilerek|dedilmekle|dedildig\S*|di(?= (?:yolunda|yonunde)))(?:(?!\b(?:iflas|fes[ih]|fesh)).)*$/

const COURT = /(?:\p{Lu}\p{L}+ )?(?:\d+\. ?)?(?:Asliye|Sulh|İcra|Bölge) [^.;:]{0,40}?Mahkemesi\p{L}*/gu
/** Whether a clause says that a suit or a request to end the company was refused, and nothing else. */
export const isSuitRefused = (text: string): boolean => {
  const prose = proseOf(text)
    .replace(/^[^:]*Tescile Delil Olan Belgeler\s*:[^]*?(?:yazısı|ilamı|kararı)\s(?=\p{Lu})/u, '')
    .replace(COURT, 'mahkemece')
  return isOf(prose, WORDS, /\bred/) && REFUSED.test(fold(prose))
}
