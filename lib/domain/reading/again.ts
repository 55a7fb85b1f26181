/**
 * What only says again how a power is signed: "tek imzanın şirketi bağlamamasına" beside signatures of several, "başkaca bir imzanın aranmamasına"
 * beside those who sign alone. Each word of it is known, so that no bound, matter or person hides among them.
 */

const VOTED = '(?:oy ?birlig[a-z]*|oy|ittifak[a-z]*|ile|karar[a-z]*|ver[a-z]*|alin[a-z]*|mevcudun)'
const FOR_COMPANY =
  '(?:sirket[a-z]{0,4}|kooperatif[a-z]{0,4}|banka[a-z]{0,3}|sube[a-z]{0,3}|temsil|ilzam|ve|veya|borc|taahhut|altina|hic|surette|sekilde|suretle|halde|konuda|hususta|islemde|bakimdan|acisindan|icin|ayrica)'
/** One signature, whoever's: the words of it, and what it does not do. */
const ONE =
  '(?:yapilan|yapilacak|muamele|islem|sozlesme|tek|bir|bir(?:i|isi)n[iu]n|yalniz|yalnizca|hicbir[a-z]{0,6}|munferi[dt][a-z]*|mudur[a-z]*|uye[a-z]*|ortak[a-z]*|yetkili[a-z]*|imza[a-z]*|sahib[a-z]*|unvan[iu]?|sifat[iu]?|ne|olursa|olsun|bas[iu]na|atil(?:an|acak)|atacagi|konul(?:an|acak)|vaz|edilen|edilecek|edecegi|kisi[a-z]*|kimse[a-z]*|dahi|bile|ise)'
const BINDS_NOT =
  '(?:(?:gecerli|muteber|yeterli|yeter|kafi|hukum|kiymet|deger|itibar) )?(?:bagla(?:ya)?|soka?|ede|et|tanina?|sayila?|ola?|yete?|vere?|(?:ifade )?ede|ifade et|tasi(?:ya)?|addedile?|gorule?)m(?:[ae]z|[ae]mas[iu](?:n[ae])?|[ae]mes[iu](?:n[ae])?|[ae]yac[ae](?:gin[ae]|kt[iu]r)|[ae]yec[ae](?:gin[ae]|kt[iu]r))|(?:gecerli|muteber|yeterli|kafi) degildir|(?:gecersiz|hukumsuz) (?:dir|(?:sayil|addedil)(?:ir|mas[iu](?:n[ae])?|mes[iu](?:n[ae])?|acakt[iu]r|ecektir))|(?:gecersiz|hukumsuz)d[iu]r|(?:hukm|gecerlilig|kiymet)[iu] (?:yoktur|olmama[a-z]*|bulunmama[a-z]*)'
const ONE_BINDS_NOT = new RegExp(
  `^\\W*(?:\\d{1,2}\\W{1,3})?(?:(?:ve|ancak|su kadar ki)[, ]+)?(?=[^.;]*\\b(?:tek|hicbir|munferi[dt]|bir|bir(?:i|isi)n[iu]n)\\b)(?=[^.;]*\\bimza)(?:(?:${ONE}|${FOR_COMPANY})[, ]+)+(?:${BINDS_NOT})(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)
const NONE_OTHER =
  '(?:ikinci|baska|baskaca|diger|ayrica|herhangi|hicbir|bir|kisinin|mudurun|ortagin|uyenin|imza[a-z]*|ve|resmi|ozel|hususi|merci[a-z]*|daire[a-z]*|makam[a-z]*|nezdinde|konuda|hususta|islemde|icin|da|de)'
const NO_OTHER = new RegExp(
  `^\\W*(?:\\d{1,2}\\W{1,3})?(?=[^.;]*\\b(?:ikinci|baska|baskaca|diger)\\b)(?=[^.;]*\\bimza)(?:${NONE_OTHER}[, ]+)+(?:(?:gerek|luzum|ihtiyac|hacet) )?(?:aran|gerek|duyul|gorul|ol|kal|bulun)m(?:[ae]z|[ae]mas[iu](?:n[ae])?|[ae]mes[iu](?:n[ae])?|[ae]yac[ae](?:gin[ae]|kt[iu]r))(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)

/**
 * The form of signing that a clause, in plain letters, says once more by what it denies, and where those words end; null where it says something
 * else.
 */
export const saidAgainIn = (plain: string): { mode: 'joint' | 'sole'; end: number } | null => {
  if (plain.length > LONGEST) return null
  for (const [words, mode] of [
    [ONE_BINDS_NOT, 'joint'],
    [NO_OTHER, 'sole'],
  ] as const) {
    const voted = words.exec(plain)?.groups?.['voted']
    if (voted !== undefined) return { mode, end: plain.length - voted.length }
  }
  return null
}
const LONGEST = 200
