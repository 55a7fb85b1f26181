import { DATE } from '../kernel/printed-dates.ts'

/** How a day is said on which something was done: "9.2.2009 tarihinde", "günü", "gününde", "9.2.2009'da". */
const ON_DAY = `(?:\\s?(?:tarihin(?:de|-?\\s?de)|gunu(?:nde)?)|\\s?['’]?\\s?[dt][ae])\\s`
const RESEN = `(?:re['’]?sen )?`
const DONE = '(?:mist?ir|dig[iı]|dug[u]|mustur|m[iu]slardir|di|du|m[iu]s (?:olup|olmakla|oldug[iu]|bulunmaktadir)|m[ae]kl[ae])'
/** To be put into the register, in the verbs of all eras: "sicile kaydolunmuştur", "ticaret siciline geçirilmiştir". */
const PUT_IN = '(?:islen|kaydedil|kayd ?olun|kayd ?edil|kayit (?:edil|olun)|gecir(?:il)?|kayit ve tescil (?:edil|olun))'

/**
 * How the registry says itself that it entered the decision, in one of several words, with the three parts of the day; plain letters.
 * "9.10.2006 gününde tescil edilmiştir", "7.10.2003 günü tescil olunduğu", "kararın tescili 25.3.2009'da yapılmıştır".
 */
export const ENTERED: readonly string[] = [
  `${DATE}${ON_DAY}(?:(?:(?:memurlug|mudurlug)umuz|dairemiz|sicilimiz)[a-z]{1,3} )?${RESEN}tescil (?:(?:edil|olun|yapil|kilin)${DONE}|(?:edilen|olunan) (?:(?:sirket|kooperatif|sube|isletme)n?[iu]n ilanidir|(?:husus|karar|bilgi)(?:lar|ler)? (?:asagida|soyle|sunlar)d[iu]r))\\b(?:\\s(?:ve )?ilan (?:olunur|edilir))?`,
  `\\btescil(?:i|inin)(?: islemi)? ${DATE}${ON_DAY}(?:yapil|gerceklestiril)${DONE}\\b`,
  `${DATE}${ON_DAY}(?:memurlug[a-z]* |mudurlug[a-z]* )?(?:ticaret )?sicil(?:e|i|ine|imize) ${PUT_IN}${DONE}\\b(?:\\s(?:ve )?ilan (?:olunur|edilir))?`,
]

/** What is done by who enters and who asks for it ("tescil edilmiş olup", "talep edildiği"): no event that is entered. */
const OF_ENTERING = String.raw`(?<!\b(?:tescil|ilan|talep|ibraz|tevdi|teslim|tasdik|muhafaza|kay[iı]?[dt])[a-z]* (?:ve (?:ilan|tescil)[a-z]* )?(?:karar )?)\b(?!(?:isten|istenil|onaylan|sunul|duzenlen|basvurul|bildiril|yayi[mn]lan)[a-z]*)`
const EVENT_ENTERED = new RegExp(
  OF_ENTERING +
    String.raw`[a-z]{3,}(?:[dt][iu]g[iu]|[ae]c[ae]g[iu]|m[iu]s (?:olup|oldugu|bulunup|bulundugu))(?: (?:hususu|keyfiyeti))?,?` +
    String.raw`(?: (?:[\d./]+|tarihinde|gunu|re'?sen|mudurlugumuzce|memurlugumuzca|sicile|siciline|ticaret|bu kez))* ` +
    String.raw`(?:tescil (?:ve |edil[a-z]* |olun[a-z]* )?(?:ve )?)?ilan (?:olunur|edilir)`,
)
/**
 * Where words say of an event, not of the entry itself, that it is entered and published ("kurulun değiştirildiği tescil ve ilan olunur",
 * "kararın tescili silinmiş olup ilan olunur"); -1 where none does.
 */
export const eventEntered = (plain: string): number => (/ilan (?:olunur|edilir)/.test(plain) ? plain.search(EVENT_ENTERED) : -1)
