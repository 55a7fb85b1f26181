import { DATE } from '../kernel/printed-dates.ts'

/** How a day is said on which something was done: "9.2.2009 tarihinde", "günü", "gününde", "9.2.2009'da". */
const ON_DAY = `(?:\\s?(?:tarihin(?:de|-?\\s?de)|gunu(?:nde)?)|\\s?['’]?\\s?[dt][ae])\\s`
const RESEN = `(?:re['’]?sen )?`
const DONE = '(?:mist?ir|dig[iı]|dug[u]|mustur|di|du|mis olup|mus olup)'
/** To be put into the register, in the verbs of all eras: "sicile kaydolunmuştur", "ticaret siciline geçirilmiştir". */
const PUT_IN = '(?:islen|kaydedil|kayd ?olun|kayd ?edil|kayit (?:edil|olun)|gecir(?:il)?|kayit ve tescil (?:edil|olun))'

/**
 * How the registry says itself that it entered the decision, in one of several words, with the three parts of the day; plain letters.
 * "9.10.2006 gününde tescil edilmiştir", "7.10.2003 günü tescil olunduğu", "kararın tescili 25.3.2009'da yapılmıştır".
 */
export const ENTERED: readonly string[] = [
  `${DATE}${ON_DAY}(?:(?:(?:memurlug|mudurlug)umuz|dairemiz|sicilimiz)[a-z]{1,3} )?${RESEN}tescil (?:edil|olun)${DONE}\\b(?:\\s(?:ve )?ilan (?:olunur|edilir))?`,
  `\\btescil(?:i|inin)(?: islemi)? ${DATE}${ON_DAY}(?:yapil|gerceklestiril)${DONE}\\b`,
  `${DATE}${ON_DAY}(?:memurlug[a-z]* |mudurlug[a-z]* )?(?:ticaret )?sicil(?:e|i|ine|imize) ${PUT_IN}${DONE}\\b(?:\\s(?:ve )?ilan (?:olunur|edilir))?`,
]
