/**
 * What only says again how a power is signed: "tek imzanın şirketi bağlamamasına" beside signatures of several, "başkaca bir imzanın aranmamasına"
 * beside those who sign alone. Each word of it is known, so that no bound, matter or person hides among them.
 */

const VOTED =
  '(?:toplantiya|katilan(?:lar)?(?:in)?|ortaklarin|uyelerin|tamaminin|oy ?birlig[a-z]*|oy|ittifak[a-z]*|ile|karar[a-z]*|ver[a-z]*|alin[a-z]*|mevcudun|kararlas[a-z]*|kabul|benimse[a-z]*|uygun|(?:et|edil|olun|gor|gorul|bulun)(?:m[iu]s|t[iu]|d[iu])[a-z]*)'
const FOR_COMPANY =
  '(?:sirket[a-z]{0,4}|kooperatif[a-z]{0,4}|banka[a-z]{0,3}|sube[a-z]{0,3}|temsil|ilzam|ve|veya|borc|taahhut|altina|hic|surette|sekilde|suretle|halde|konuda|hususta|islemde|bakimdan|acisindan|icin|ayrica)'
/** One signature, whoever's: the words of it, and what it does not do. */
const ONE =
  '(?:bunlardan|taraf(?:lar)?(?:dan|in|tan)?|ikisinden|ucunden|onlardan|herhangi|vereceg[iu]|attiklari|verdikleri|koyacag[iu]|verdig[iu]|attig[iu]|koydug[iu]|vazedeceg[iu]|yapilan|yapilacak|muamele(?:l[ae]r)?|islem(?:l[ae]r)?|belge(?:l[ae]r)?|evrak|sozlesme|tek|bir|bir(?:i|isi)n[iu]n|yalniz|yalnizca|hicbir[a-z]{0,6}|munferi[dt][a-z]*|mudur[a-z]*|uye[a-z]*|ortak[a-z]*|yetkili[a-z]*|imza[a-z]*|sahib[a-z]*|unvan[iu]?|sifat[iu]?|ne|olursa|olsun|bas[iu]na|atil(?:an|acak)|atacagi|konul(?:an|acak)|vaz|edilen|edilecek|edecegi|kisi[a-z]*|kimse[a-z]*|dahi|bile|ise|eksik|noksan|olan)'
const BINDS_NOT =
  '(?:(?:gecerli|muteber|yeterli|yeter|kafi|hukum|kiymet|deger|itibar) )?(?:bagla(?:ya)?|soka?|soku?la|sok|koya?|gire?|ede|edile?|et|tanina?|sayila?|ola?|yete?|vere?|(?:ifade )?ede|ifade et|tasi(?:ya)?|addedile?|gorule?)m(?:[ae]z|[ae]mas[iu](?:n[ae]|n[iu])?|[ae]mes[iu](?:n[ae]|n[iu])?|[ae]yac[ae](?:g[iu](?:n[iuae])?|kt[iu]r)|[ae]yec[ae](?:g[iu](?:n[iuae])?|kt[iu]r))|(?:gecerli|muteber|yeterli|kafi) (?:degildir|olmad[iu]g[iu]n[ae])|(?:gecersiz|hukumsuz) (?:dir|(?:sayil|addedil)(?:ir|mas[iu](?:n[ae])?|mes[iu](?:n[ae])?|acakt[iu]r|ecektir))|(?:gecersiz|hukumsuz)d[iu]r|(?:hukm|gecerlilig|kiymet)[iu] (?:yoktur|olmama[a-z]*|bulunmama[a-z]*)'
const ONE_BINDS_NOT = new RegExp(
  `^\\W*(?:\\d{1,2}\\W{1,3})?(?:(?:ve|ancak|su kadar ki)[, ]+)?(?=[^.;]*\\b(?:tek|hicbir|munferi[dt]|bir|bir(?:i|isi)n[iu]n|yalniz bas[iu]na)\\b)(?=[^.;]*\\bimza)(?:(?:${ONE}|${FOR_COMPANY})[, ]+)+(?:${BINDS_NOT})(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)
/** "Tek imza ile hiçbir işlem yapılmayacaktır". */
const NOTHING_ALONE = new RegExp(
  `^\\W*(?:(?:ve|ancak) )?(?:tek|munferi[dt]) imza(?:yla|s[iu]yla| ile) (?:hic ?bir )?(?:(?:is|islem|muamele|evrak|belge)[a-z]* )(?:yapil|duzenlen|imzalan|tekemmul et)m(?:[ae]z|[ae]yac[ae]kt[iu]r|[ae]yec[ae]kt[iu]r|[ae]mas[iu]n[ae]|[ae]mes[iu]n[ae])(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)
/** "Kendisinin bu yetkisi hiçbir kayıtla sınırlandırılmamıştır", "yetkilerinde herhangi bir sınırlama bulunmamaktadır". */
const NO_BOUND = new RegExp(
  `^\\W*(?:(?:ve|kendisinin|kendilerinin|bunlarin|onun|bu|temsil|imza|ilzam) )*(?:yetki|s[ae]lahiyet)[a-z]* (?:icin |bakimindan )?(?:hic ?bir|her ?hangi bir) (?:sinir|kisit|kayit|kayd|tahdi[dt])[a-z]*(?: (?:veya|ve) (?:sinir|kisit|kayit|kayd|sart)[a-z]*)? (?:(?:bulun|ol|konul|getiril|sinirlandiril|kisitlan|kisitlandiril|sinirlan)ma(?:maktadir|mistir|yacaktir|masina)|yoktur|(?:tabi|bagli) (?:degil(?:dir)?|olmayacaktir)|soz konusu degildir)(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)
const NONE_OTHER =
  '(?:ikinci|baska|baskaca|diger|ayrica|herhangi|hicbir|bir|kisinin|mudurun|ortagin|uyenin|imza[a-z]*|ve|resmi|ozel|hususi|merci[a-z]*|daire[a-z]*|makam[a-z]*|nezdinde|konuda|hususta|islemde|icin|da|de)'
const NO_OTHER = new RegExp(
  `^\\W*(?:\\d{1,2}\\W{1,3})?(?=[^.;]*\\b(?:ikinci|baska|baskaca|diger)\\b)(?=[^.;]*\\bimza)(?:${NONE_OTHER}[, ]+)+(?:(?:(?:gerek|luzum|ihtiyac|hacet) )?(?:aran|gerek|duyul|gorul|ol|kal|bulun)m(?:[ae]z|[ae]mas[iu](?:n[ae]|n[iu])?|[ae]mes[iu](?:n[ae]|n[iu])?|[ae]yac[ae](?:g[iu](?:n[ae]|n[iu])?|kt[iu]r)|[ae]m[ae]ktad[iu]r)|(?:gerek|luzum|ihtiyac|hacet|mahal) yoktur)(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)

/** Those beside who signs have no power: "kalan iki üyenin imza yetkisi bulunmamasına", "başkaca imza yetkisi bulunmadığına". */
const OTHERS_HAVE_NONE = new RegExp(
  `^\\W*(?:\\d{1,2}\\W{1,3})?(?:(?:ve|ancak) )?(?:(?:kalan|diger|oteki|obur|sair) (?:(?:iki|uc|dort|bes) )?(?:uye|aza|mudur|orta[kg]|yetkili)[a-z]*|baskaca(?: (?:kimsenin|hic ?kimsenin))?|baska (?:kimsenin|hic ?kimsenin))(?: (?:ise|da|de|sirketi|kooperatifi|temsil|imza|ve|ilzam|etme))* (?:yetki|s[ae]lahiyet|hakk?[iu])[a-z]* (?:yoktur|(?:bulun|ol|tanin|veril)m[ae](?:mas[iu](?:n[ae]|n[iu])?|mes[iu](?:n[ae]|n[iu])?|d[iu]g[iu](?:n[ae]|n[iu])?|m[iu]st[iu]r|maktad[iu]r|yacakt[iu]r|yacag[iu]n[ae]))(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`,
)

/**
 * The form of signing that a clause, in plain letters, says once more by what it denies (none in particular where it denies others a power), and
 * where those words end; null where it says something else.
 */
export const saidAgainIn = (plain: string): { mode: 'joint' | 'sole' | null; end: number } | null => {
  if (plain.length > LONGEST) return null
  for (const [words, mode] of [
    [ONE_BINDS_NOT, 'joint'],
    [NO_OTHER, 'sole'],
    [OTHERS_HAVE_NONE, null],
    [NOTHING_ALONE, 'joint'],
    [NO_BOUND, null],
  ] as const) {
    const voted = words.exec(plain)?.groups?.['voted']
    if (voted !== undefined) return { mode, end: plain.length - voted.length }
  }
  return null
}
const LONGEST = 200
