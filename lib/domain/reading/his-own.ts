/**
 * Of whom alone words speak that nobody understood: how one person may sign, in what matters, for how long, or that he may not. What they say
 * goes no further than his own power. Words that ask for his signature or his leave beside another's, that give him the whole representation,
 * or that speak of others beside him, are not of him alone.
 */
import type { Body, Span } from '../fact/found.ts'
import { fold } from '../kernel/text.ts'
import { isEntity, partiesIn } from '../text/names.ts'
import { sentencesOf } from './clauses.ts'
import { signersIn } from './references.ts'

/** A power of one who signs alone, or that he has none. */
const HIS_POWER =
  /\bmunferi[dt]|\btek ?bas|\btek imza|\byalniz bas|\b(?:imza|temsil)(?:ya|e|a|sina)? (?:ve ilzam[ae]? )?(?:yetki|s[ae]lahiyet)|\bimza (?:at|koy|kullan)|\byetki[a-z]* (?:[a-z'’.,]+ ){0,8}(?:sinirli|ibaret|munhasir|mahdut|kayitli|basla|dog(?:ar|acak))|\b(?:mudur|uye|yetkili) degildir|\b(?:gorevi?|mudurlugu|uyeligi|yetkisi|imza yetkisi) (?:yoktur|bulunma(?:maktadir|yacaktir))|\bkarisma(?:yacaktir|z)\b/
/** Words of others, of all who sign, of what was before, of a power that passes to him, of a time from which something else holds. */
const OF_OTHERS = new RegExp(
  [
    '\\b(?:muster|birlikte|beraber|ortaklasa|ikisi|hepsi|tumu|tamami|cift|ikinci imza|(?:iki|uc) (?:imza|mudur|uye|yetkili|kisi)|kimse|hic ?kimse|herkes|digerleri|otekiler)',
    '\\b(?:diger|oteki|obur|kalan|tum|butun|her|onceki|eski|mevcut|baska|bilumum) (?:[a-z]+ )?(?:mudurler|uyeler|uyelerin|mudurlerin|yetkili|yetkililer|temsil|imza|yetki|sirkuler|kisi)',
    '\\b(?:mudurler|uyeler|yetkililer|yonetim kurulu uyeleri|ortaklar)(?:in|den|e|i|den biri)?\\b',
    '\\b(?:adi gecen|ismi gecen|anilan (?:kisi|mudur|sahis|uye)|mumaileyh|kendileri|bunlar|onlar)',
    '\\byetki[a-z]* munhasir(?!an)[a-z]*',
    '\\b(?:bundan (?:boyle|sonra)|bu tarihten|tarih(?:inden|ten) (?:itibaren|sonra)|itibaren|artik|yerine|ipta[a-z]|kaldir|son ver|sona er|geri al|gecersiz|hukumsuz|mahkeme|tedbir|kayy[iu]m|durdur|gecici|askiya|sehven|redd)',
    "\\btemsil(?:i|inin|ini)?(?: ve ilzam(?:i|inin|ini)?)? (?:yetkisi )?(?:[a-z'’]+ ){0,6}(?:ait|birak|devr|devir|gec|tevdi)",
  ].join('|'),
)
/** Something of his that others need: his leave, his signature beside theirs. */
const HIS_LEAVE =
  /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,5}?(?:onay|izn|izin|muvafakat|riza|icazet|olur|gorus|talimat|bilgisi|katilim|istirak|imza(?:si|sinin|lari)?(?: da| de)? (?:[a-z]+ )?(?:ol|bulun|aran|sart|gerek|zorun|lazim|alin|tamam|eklen|yanin|ile|mecbur)|imzasiyla|imzasina)/
/** What is not done without him. */
const WITHOUT_HIM =
  /^ (?:(?!yetki|s[ae]lahiyet|hak)[a-z]+ ){0,3}?(?!yetki|s[ae]lahiyet|hak)[a-z]{2,}m[ae](?:d[ae]n|ks[iu]z[iu]n|d[iu]kc[ae])(?![a-z])/
/** That he is the only one. */
const ALONE_HE = /\b(?:yalniz(?:ca)?|sadece|ancak|sirf|munhasiran|tek) (?:[a-z]+ ){0,2}$/

/** "A'nın 250.000 TL'yi aşan işlemler için önceden genel kurul onayı almasına": that he needs the company's own leave, up to the end of the words. */
const ASKS_LEAVE =
  /^['’`]?\s?n?[iu]n (?:[a-z\d.,]+['’]?(?:y[iae])? ){1,12}?(?:genel|ortaklar|yonetim|mudurler) kurul[a-z]*(?:['’]?(?:dan|n[iu]n|ndan))? (?:(?:onceden|yazili|on) )*(?:onay|izin|izn|muvafakat|karar)[a-z]* alma(?:s[iu]n[ae]|s[iu])(?:,? (?:oy ?birlig[a-z]*|oy ?coklug[a-z]*|oy|birligi[a-z]*|ile|ve|karar[a-z]*|veril[a-z]*|alin[a-z]*))*\W*(?:\([\da-z/]+\)\W*)*$/
const asksLeave = (body: Body, { from, to }: Span): string | null => {
  const [first, ...others] = partiesIn(body, from, to).filter(({ name }) => !isEntity(name))
  if (!first || others.length > 0 || /[a-z\d]/.test(body.plain.slice(from, first.from))) return null
  const behind = body.plain.slice(first.to, to)
  return ASKS_LEAVE.test(behind) && !OF_OTHERS.test(behind) ? first.name : null
}

/** The one person of whose own power the words speak and of nobody else's; null where they may say something of others. */
export const ownerOf = (body: Body, span: Span): string | null => {
  const asked = asksLeave(body, span)
  if (asked !== null) return asked
  const sentence = sentencesOf(body).find((each) => each.from <= span.from + 2 && span.to <= each.to + 1)
  if (!sentence) return null
  // What is left of a sentence that something was read from may go on about another.
  const { from, to } = sentence
  const plain = body.plain.slice(from, to)
  if (!HIS_POWER.test(plain) || OF_OTHERS.test(plain)) return null
  const parties = partiesIn(body, from, to).filter(({ name }) => !isEntity(name))
  const [first] = parties
  if (!first || new Set(parties.map(({ name }) => fold(name))).size > 1) return null
  if (first.after === 'object' || first.after === 'from') return null
  const behind = body.plain.slice(first.to, Math.min(to, first.to + 120))
  // "Şirketin yetkilisi A'dır", "A ile imza atılır", "A olmadan temsil yetkisi yoktur"
  if (HIS_LEAVE.test(behind) || WITHOUT_HIM.test(behind) || /^['’`]?\s?(?:[dt][iu]r\b|y?l[ae]\b|ile\b)/.test(behind)) return null
  if (ALONE_HE.test(body.plain.slice(Math.max(from, first.from - 40), first.from))) return null
  const meant = signersIn(body, from, to, parties, { before: from, own: from }).filter(({ referred }) => referred)
  return meant.every(({ names }) => names.length === 1 && fold(names[0] ?? '') === fold(first.name)) ? first.name : null
}
