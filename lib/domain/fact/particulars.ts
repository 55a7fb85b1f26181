/**
 * Corrections of what tells where somebody lives, by which number he is known, before which notary or on which page something stands: none of
 * them says who holds an office or how he signs (TSY 13/3). Known by every word, a name only as whose particular it is.
 */
import { fold } from '../kernel/text.ts'
import { ofStems } from '../text/stems.ts'
import { SMALL } from './aside.ts'
import { mayDecide } from './other-matters.ts'

const PARTICULAR =
  /\b(?:yerlesim yeri|ikamet|adres|kimlik n|pasaport n|vergi (?:n|kimlik)|yevmiye|posta kod|uyru[kg]|dogum|mersis|telefon|sayfa n|ilan sira|oda sicil|e posta|internet site|kapi n)/
const CORRECTS = /\b(?:duzelt|tashih|sehven|dogrusu|maddi hata)/
const WORDS = ofStems(
  SMALL,
  'yerlesim yer- ikamet- ikametgah- adres- kimlik pasaport vergi numara- no nosu yevmiye- noter- noterlig- posta kod- uyruk- uyrug- dogum yil- mersis telefon sayfa- sira oda sicil- dosya- e internet site- kapi t c turkiye cumhuriyeti mahalle- mah cadde- cad sokak- sokag- sok sk daire blok kat il ilce',
  'mudurun mudurumuzun uyenin uyesinin ortagin ortagimizin baskanin yetkilinin sirketin sirketimizin kisinin yonetim kurulu sirkete ait delil belgelerde belgelerinde tescile',
  'gazete- turkiye ticaret ilan- nusha- sahife- yayim- yayin- yayimlan- yayinlan- edil- edilen edilmis- olun- cik- cikmistir yazil- yaz- yazili gecen gosteril- belirtil- yer alan alinan almakta maddi hata- sehven yanlis- yanlislik- eksik- noksan- baski- dizgi kalem sonuc- sonucu nedeniyle dolayi iken ise yerine olarak dogru- dogrusu duzelt- duzeltilir tashih- keyfiyet- husus- olunur olacak- olmasi gerek- gerekirken seklinde sekilde sayili tarihli gunlu ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
)
/** A name in whose genitive something stands is of the sentence; any other of two words may be what is set right. */
const OWNER = /(?<!\p{L})\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}['’]\s?n?[ıiuü]n(?!\p{L})/gu
const ANY_NAME = /(?<!\p{L})\p{Lu}\p{L}+ \p{Lu}\p{L}+/u
const OF_STATE = /Türkiye Cumhuriyeti|Türkiye Ticaret Sicili? Gazetesi\p{L}*/gu

/** Whether a correction is of such a particular, or goes on with one, and says nothing else. */
export const isOfParticulars = (prose: string): boolean => {
  const rest = prose
    .replace(/T\.\s?C\./g, ' ')
    .replace(OF_STATE, ' ')
    .replace(OWNER, ' ')
  const folded = fold(rest)
  if (!CORRECTS.test(fold(prose)) || ANY_NAME.test(rest)) return false
  const words = [...rest.matchAll(/\p{L}[\p{L}-]*/gu)].map(([printed]) => ({ printed, folded: fold(printed) }))
  const unknown = words.filter(({ folded: word }) => !WORDS.test(word))
  const goesOn = /^\W*(?:dogrusu\b|[a-z]+ olarak (?:duzelt|tashih))/.test(folded) || /^["“”'’]/.test(prose)
  return (
    (PARTICULAR.test(folded) || (goesOn && rest === prose)) &&
    unknown.every(({ printed, folded: word }) => /^\p{Lu}/u.test(printed) && !mayDecide(word))
  )
}
