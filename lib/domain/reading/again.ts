/**
 * What only says again how a power is signed: "tek imzanın şirketi bağlamamasına" beside signatures of several, "başkaca bir imzanın aranmamasına"
 * beside those who sign alone. Each word of it is known, so that no bound, matter or person hides among them.
 */
import { groupName } from '../fact/office.ts'
import { allIn } from '../text/needed.ts'

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
const LONGEST = 220

const GROUP = String.raw`\(?["“]?\b(?:([b-h])(?=["”]?\)? ?gru[bp])|(ikinci|ucuncu|dorduncu|[2-4](?=\)?\.? derece)|i{2,3}|iv)(?=\)?\.? derece))["”]?\)?\.? ?(?:grub|grup|derece)[a-z]*`
const MEMBERS =
  '(?:imza[a-z]*|yetkili[a-z]*|s[ae]lahiyetli[a-z]*|sahi[bp][a-z]*|haiz|dahil|mensup|bulunan[a-z]*|olan[a-z]*|yer alan[a-z]*|kisi[a-z]*|kimse[a-z]*|sahis[a-z]*|sahislar[a-z]*|zevat[a-z]*|memur[a-z]*|uye[a-z]*|iki(?= kisi| imza)|ise|da|de)'
/** Of themselves, without anybody of another group. */
const AMONG =
  '(?:(?:sadece |yalniz(?:ca)? )?kendi aralarinda(?:ki)?|(?:sadece |yalniz(?:ca)? )?kendi baslarina|yalniz baslarina|tek ?baslarina|tek ?basina|iki(?:si)?(?:nin)? (?:birlikte|bir arada|beraber|imza(?:s[iu])?(?:yla|nin| ile)?)|\\(?(?:birinci|[a1])\\)?\\.? ?(?:grub|grup|derece)[a-z]* (?:bir(?:i|isi)?(?:nin)? )?(?:(?:kisi|imza|yetkili)[a-z]* )?(?:(?:katil|bulun|istirak et)(?:madan|maksizin|meden|meksizin)|(?:istirak[iu]? |katilim[iu]? )?(?:olmadan|olmaksizin)))'
const HOW =
  '(?:sirket[a-z]{0,4}|banka[a-z]{0,6}|kooperatif[a-z]{0,4}|sube[a-z]{0,6}|ortaklig[a-z]{1,4}|muessese[a-z]{0,6}|hicbir|hic bir|surette|suretle|sekilde|hususta|konuda|vechile|halde|zaman|iki|cift|muster[a-z]*|birlikte|birles(?:erek|mek suretiyle|ip)|imza|imzasi|imzalar[a-z]*|imza(?:s[iu])?yla|ile|at(?:arak|ip|mak)|koy(?:arak|up|mak)|vaz(?:edip|iyla)?|etmek|suretiyle|temsil[a-z]{0,3}|ilzam[a-z]{0,3}|ve|borc|taahhut|altina|dahi|de|da|bir araya gelerek)'
const DO_NOT =
  '(?:(?:ed|koy|at|kullan|bagla[iy]?|sok|imzala[iy]?|ol|olun|edil|kilin|bulun|vaz ?ed)[ae]?y?[ae]?m[ae](?:z(?:l[ae]r)?|y[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r)?|m[ae](?:s|l[ae]r)[iu](?:n[ae]|n[iu])?|y[ae]c[ae](?:g[iu]|kl[ae]r[iu])n[ae]?)|(?:et|bagla|koy|at|kullan|ol)m[ae](?:z(?:l[ae]r)?|y[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r)?|m[ae](?:s|l[ae]r)[iu](?:n[ae]|n[iu])?)|(?:yetkili|s[ae]lahiyetli|s[ae]lahiyettar|mezun|muktedir|gecerli|muteber) (?:degil(?:d[iu]r(?:l[ae]r)?|l[ae]rd[iu]r)?|olmad[iu]klarina|olmamalarina)|(?:imza |temsil |ilzam )?(?:yetki|s[ae]lahiyet)(?:si|leri|i)? (?:yoktur|bulunmamaktadir|bulunmamasina|olmamasina))'
/** "B grubuna dahil olanlar kendi aralarında imza koyamazlar": a group of which two, and no one of another, do not bind the company. */
const APART = new RegExp(
  `(?:,? ?(?:ve|ancak|su kadar ki|yalniz),? )?(?:iki )?${GROUP}(?:['’]?[dt][ae]ki(?:l[ae]r)?(?:[iu]n)?)?(?: ${MEMBERS})*(?:,? (?<among>${AMONG}(?: (?:ve|veya|ya da|ve ya) ${AMONG})*),?|(?<=\\biki [^,;.]{3,50}))(?: ${HOW})*? ${DO_NOT}(?![a-z])`,
  'g',
)
const APART_WHOLE = new RegExp(`^\\W*(?:\\d{1,2}\\W{1,3}|[a-h]\\W{1,2})?${APART.source}(?<voted>(?:[, ]+(?:${VOTED}))*\\W*)$`)
/** What words deny of a group: that one of it signs alone, that several of it do together, or that any does without the first group. */
export type Apart = { group: string; denies: 'one' | 'several' | 'without_first' }
const apartOf = (match: RegExpExecArray): Apart => ({
  group: groupName(match[1] ?? match[2] ?? ''),
  denies: /\b(?:grub|grup|derece)/.test(match.groups?.['among'] ?? '')
    ? 'without_first'
    : /\b(?:aralarinda|iki)/.test(match[0])
      ? 'several'
      : 'one',
})
/** Whether a rule of how a group signs gives what words deny it. */
export const givesApart = ({ group, denies }: Apart, rule: { group: string | null; mode: string; with: readonly string[] }): boolean =>
  rule.group === group &&
  (rule.mode === 'sole' ||
    (denies !== 'one' && (rule.with.length === 0 || rule.with.includes('*') || rule.with.includes(group))) ||
    (denies === 'without_first' && rule.with.some((each) => each !== 'A' && each !== '1')))
/** Where a text, in plain letters, denies that to groups. */
export const apartsIn = (plain: string): (Apart & { from: number; to: number })[] =>
  allIn(plain, APART).map((match) => ({ ...apartOf(match), from: match.index, to: match.index + match[0].length }))
/** The group that a clause, in plain letters, denies to sign by itself, and nothing else; null where it says anything else. */
export const apartIn = (plain: string): Apart | null => {
  const match = plain.length > LONGEST ? null : APART_WHOLE.exec(plain)
  return match && apartOf(match)
}
