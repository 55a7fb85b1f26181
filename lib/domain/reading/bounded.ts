/**
 * Names that stand in an election and are not elected: whoever a clause of time, an adverb of relation or a postposition is of ("B emekli oluncaya
 * kadar", "B'nin gözetiminde", "B adına") bounds what the others are elected to. How long, and under whom, no fact holds: what is so bounded is
 * told.
 */
import { personsOf } from '../fact/agreement.ts'
import type { Body, Found } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'

/** "B dönünceye kadar", "B gelene dek", "B hasta olduğu sürece", "B görevde iken". */
const WHILE =
  /\b[a-z]{2,}(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin)\b|\b[a-z]{2,}[dt][iu](?:g[iu]|kl[ae]r[iu]) (?:surece|muddetce|zaman|anda|vakit)\b|\b[a-z]{2,}(?:m[ae])?[dt][iu]kc[ae]\b|\b(?:yok|izinli|gorevde|hasta|yurt ?disinda)(?: ?y?ken| iken)\b/
/** Whose end bounds every office: the decision of the organ that elects, the term, the winding up. */
const OF_OFFICE =
  /\b(?:aksi|karar|kurul|yeni|yenisi|yenileri|bir baskasi|baskasi|halef|secim|sure|muddet|donem|tasfiye|hukum|dava|islem|toplanti|tarih|sene|yil|heyet|meclis)[a-z]*\b/
/** "B'nin gözetiminde", "B'nin denetimi altında", "B'nin talimatıyla". */
const UNDER =
  /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,2}?(?!(?:oy|ittifak|tarih|gun|sure|muddet|suret|itibar|sifat|unvan|imza|yer|gorev|vazife|sekl|cercev|kapsam|istifa|vefat|olum|ayril|azl|devr|devir|karar|hisse|pay|yetki|uye|mudur|kurul|ara|ad|toplanti|sonu|icin|tamam|huzur|secim|iste|is(?:ler)?(?:i|in)|alt|yan|neden|sebeb|dolayi|munasebet|bir|iki|hal|konu|husus|nezd|ust|basvuru|dilekce|beyan|tescil|kabul|uhde|[a-z]+m[ae](?:s[iu]|l[ae]r[iu])nd[ae])[a-z]*)(?:[a-z]{3,}s?[iu](?:nd[ae]|yl[ae])|[a-z]{3,}[iu] (?:altinda|dahilinde|dogrultusunda))\b/
/** Who watches how another signs; what a power is bounded by else, its own frames read ("banka işlerinde", "onun yokluğunda"). */
const WATCHED = /^['’`]?\s?n?[iu]n (?:[a-z]+ ){0,2}?(?:gozetim|nezaret|denetim|refakat|emr|talimat|direktif|himaye|vesayet|kontrol)[a-z]*\b/
/** "B adına", "B hesabına", "B'ye bağlı olarak", "B'ye vekâleten", "B ile birlikte". */
const BESIDE = /^\s(?:adina|namina|hesabina)\b|^['’`]?\s?[yn]?[ae] (?:bagli olarak|vekalet(?:en)?|niyabet(?:en)?|yardimci olmak)\b/

/** "B yerine geçinceye kadar": he is to come, and has not gone. */
const UNTIL_REPLACED = /\byerine gec(?:inceye|ene) (?:kadar|dek|degin)\b/

/** How far behind a name what it bounds may stand. */
const NEAR = 90

/** Whether the words behind a name make it the subject, the owner or the object of what bounds another's office. */
const bounds = (behind: string, name: string): boolean => {
  const during = WHILE.exec(behind)
  if (during && !OF_OFFICE.test(behind.slice(0, during.index + during[0].length))) return true
  return UNDER.test(behind) || (!isEntity(name) && BESIDE.test(behind))
}

/** Whether what a fact says of an office, or of a power, is bounded by somebody whom it names by the way. */
export const isBounded = (body: Body, { statement, from, to }: Found): boolean => {
  if (statement.kind === 'departure') return UNTIL_REPLACED.test(body.plain.slice(from, to + NEAR))
  if (statement.kind !== 'appointment' && statement.kind !== 'representation') return false
  const own = personsOf(statement)
  const parties = partiesIn(body, from, to)
  return parties.some((party, at) => {
    const next = parties[at + 1]
    const behind = body.plain.slice(party.to, Math.min(next?.from ?? party.to + NEAR, party.to + NEAR))
    return statement.kind === 'representation' ? own.includes(party.name) && WATCHED.test(behind) : bounds(behind, party.name)
  })
}
