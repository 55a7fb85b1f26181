/**
 * Of whom words show that he is dead or no longer acts for himself, without saying that it ends an office: in a list of shares ("X
 * mirasçıları"), as the giver of a transfer ("X'ten miras yoluyla", "vasisi Y tarafından X'e ait"), among who came to a meeting. Death and
 * the loss of capacity end every office and power (TBK 43, 513; TMK 9, 10, 14).
 */
import { allIn } from '../text/needed.ts'
import { plainLetters } from '../text/letters.ts'

const GUARDED = '(?:vasi(?! tayini| atan)[a-z]*|vesaye[tn][a-z]*|velaye[tn][a-z]*|kayyimi(?! olarak)[a-z]*|kayyimen)'
/** The heirs, the estate, the death: of whom these stand behind. */
const DIED =
  '(?:mirascilar[a-z]*|mirascis[a-z]*|varis(?:i|ler)[a-z]*|tereke[a-z]*|miras (?:yolu|suret|nede|sebeb|ortak|bagi|sirket|hisse|pay|birak|kal|taksim)[a-z]*|miras|miras(?:en|tan)|veras[a-z]*|vefat[a-z]*|olum(?!lu|suz)[a-z]*|olu|merhume?|muteveffa|muris[a-z]*|hacir|hacred[a-z]*|kisitlan[a-z]*|kisitli[a-z]*|ehliyet(?:sizlig|ini (?:yitir|kaybet))[a-z]*)'
const ANY = new RegExp(`\\b(?:${GUARDED}|${DIED}|olen|mahcur|olmus(?: olan| bulunan)? (?:orta[kg]|hissedar|mudur|uye)[a-z]*)\\b`)
/** Kin of his, who died or is guarded instead of him. */
const KIN = '(?:baba|ann[ei]|es[iu]|ogl|ogul|kiz[iu]|kardes|dede|amca|dayi|hala|teyze|nine|kayin|sahsi|kendi)'
const BETWEEN = `(?:[\\s(,]+(?!${KIN})[a-z\\d./%-]+){0,7}?[\\s(,]+`
const BEHIND_ANY = new RegExp(`^(?!['’\`]?\\s?[yn]?[ae]\\s(?!ait))(?:['’\`]?\\s?[a-z]{1,5}(?![a-z]))?${BETWEEN}${DIED}(?![a-z])`)
/** "X'e vasi", "X'in vasisi", "X adına vesayeten": a guardian for him; of who is named without an ending it says what he is. */
const BEHIND_GUARDED = new RegExp(
  `^(?:['’\`]?\\s?(?:[yn]?[ae]|n?[iu]n)(?![a-z])|[\\s(]+(?:adina|namina|hakkinda|icin)(?![a-z]))${BETWEEN}${GUARDED}(?![a-z])`,
)
/** "X'in 50 payı, eşi Y'ye miras yoluyla kalmıştır": whose shares are inherited, whoever has them now. */
const INHERITED =
  /^['’`]?\s?n?[iu]n\s(?:(?!['’`]\s?n?[iu]n\s)[^.;])*?\b(?:pay|hisse)[a-z]*\b(?:(?!['’`]\s?n?[iu]n\s)[^.;])*?\b(?:miras(?:en| yol| suret)|veras[a-z]*|irsen)[a-z]*[^.;]*?\b(?:kal|gec|intikal|devr|ait)/
const WHO = '(?:(?:orta[kg]|hissedar|mudur|uye|baskan|kurucu|sirket|yonetim|kurulu|eski|pay|sahib)[a-z]*(?<!n[iu]n|[mkg][iu]n) ){0,4}'
const BEFORE = new RegExp(
  `\\b(?:muteveffa|merhume?|muris(?:i|imiz)?|olen|olu|(?:vefat|irtihal) (?:eden|etmis(?: olan| bulunan)?)|olmus(?: olan| bulunan)?(?= (?:orta[kg]|hissedar|mudur|uye))|kisitli(?! olarak)(?: olan| bulunan)?|kisitlanan|mahcur|hacredilen|(?:hacir|vesayet|velayet) altin(?:a alinan|da(?:ki)?(?: (?:bulunan|olan))?)) ${WHO}$`,
)
/** Of a clause in which somebody acts as a guardian: whose the thing is. */
const OWNS = /^['’`]?\s?(?:n?[iu]n|[yn]?[ae] ait|adina|namina)(?![a-z])/
const AS_GUARDIAN = new RegExp(`\\b(?:${GUARDED}|kisitli)(?![a-z])`)
/** Words in capitals between a name and what is told of him that are none of another's. */
const CAPITALS =
  /^['’`]?\p{Lu}{1,5}(?!\p{L})|(?<!\p{L})(?:KANUN[İI]|YASAL|ADINA|ORTAK|VAS[İI]|VESAYET|PAY|H[İI]SSE|TL)(?:\p{Lu}*)(?!\p{L})/gu

/** Whether words hold any that may show it of somebody. */
export const mayShowGone = (plain: string): boolean => ANY.test(plain)

/** Whether a text shows it of who is named in a place; `plain` are its plain letters. */
export const isGoneAt = (text: string, plain: string, from: number, to: number): boolean => {
  if (BEFORE.test(plain.slice(Math.max(0, from - 90), from))) return true
  const behind = plain.slice(to, to + 120)
  if (INHERITED.test(behind)) return true
  if (OWNS.test(behind) && AS_GUARDIAN.test(plain) && !AS_GUARDIAN.test(plain.slice(Math.max(0, from - 24), from))) return true
  for (const pattern of [BEHIND_GUARDED, BEHIND_ANY]) {
    const said = pattern.exec(behind)?.[0]
    if (said === undefined) continue
    const mark = /[a-z]+(?: (?:yolu|suret|nede|sebeb|ortak|bagi|sirket|hisse|pay|birak|kal|taksim)[a-z]*)?$/.exec(said)?.index ?? 0
    // Another's name between the two is of whom it is told.
    if (!/\p{Lu}/u.test(text.slice(to, to + mark).replace(CAPITALS, ' '))) return true
  }
  return false
}

/** Tells of whom a clause shows it: of whom it names, or whom it names in letters that a scan damaged. */
export const goneIn = (text: string): ((name: string) => boolean) => {
  const plain = plainLetters(text)
  if (!mayShowGone(plain)) return () => false
  return (name) => {
    const words = plainLetters(name)
      .split(/\s+/)
      .map((word) => word.replace(/[^a-z\d]/g, '.'))
    const found = allIn(plain, new RegExp(`(?<![a-z])${words.join('\\s+')}`, 'g'))
    return found.length === 0 || found.some(({ index, 0: printed }) => isGoneAt(text, plain, index, index + printed.length))
  }
}

const UNNAMED =
  /\b(?:vefat (?:eden|etmis(?: olan| bulunan)?)|olen|kisitlanan|kisitli|muteveffa|merhum) (?:(?:sirket|pay|yonetim kurulu|mudurler kurulu) )?(?:orta[kg]|hissedar|sahib|mudur|uye|yonetici)(?:i?miz|imiz|[iu]|lar|ler|larimiz|lerimiz)?n?[iu]n(?![a-z])/u
/** Whether words tell of the death or the guardianship of somebody whom they mean by no name ("vefat eden ortağın payı"). */
export const goneUnnamed = (text: string): boolean => {
  const plain = plainLetters(text)
  const at = UNNAMED.exec(plain)
  return at !== null && !/^\s*\p{Lu}/u.test(text.slice(at.index + at[0].length))
}

const HEIRS = /['’`]?\s?(?:(?<=['’`]\s?)n?[iu]n\s)?(?:(?:kanuni|yasal) )?(?:mirascilari|varisleri|terekesi)(?![a-z])[^]*$/
/** The dead whose heirs or whose estate a name is of; null where it is somebody's own. */
export const deadOf = (name: string): string | null => {
  const plain = plainLetters(name)
  const title = /^muris(?:i|imiz)? /.exec(plain)
  if (title) return name.slice(title[0].length)
  const at = plain.search(HEIRS)
  return at <= 0 ? null : name.slice(0, at).trim()
}
