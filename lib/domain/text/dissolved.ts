/**
 * How words say that a company is no more or is to be no more, be it where they call its creditors ("feshine karar verilen şirketin
 * alacaklıları", "münfesih şirket", "kendiliğinden sona ermiş olduğu"): folded. Rules for what may come, suits, branches and decreases of
 * capital say nothing of that.
 */
const COMPANY = '(?:sirket|kooperatif|isletme)(?:imiz|miz|i|si)?(?:in|nin|mizin)?'
const END =
  '(?:fesih|fesh[a-z]*|infisah[a-z]*|kapan(?:ma|is)[a-z]*|kapatil?ma[a-z]*|dagil(?:ma|is)[a-z]*|dagitilma[a-z]*|sonlan[a-z]*ma[a-z]*|sona er(?:me|diril)[a-z]*)'
/** What else ends: a branch, a contract, a meeting. */
const NO_OTHER =
  '(?!sube|sozlesme|akd|dava|toplanti|madde(?!si (?:gereg|uyar|hukm))|bolum|acent|kefal|ipote|irtibat|genel|magaza|hesap|ortaklig|uyelig|gorev)'
const BETWEEN = (most: number): string => `(?:${NO_OTHER}\\S+ ){0,${most}}?`
/** What may stand right before an end that is the company's own. */
const BY =
  '(?:gereg[a-z]*|uyarinca|kendiliginden|kanunen|resen|hukuken|itibar[a-z]*|olarak|nedeni?yle|sebebiyle|ile|tarih[a-z]*|dolma[a-z]*|dolarak|bulma[a-z]*|suretiyle|varlig[a-z]*|kisilig[a-z]*|sahsiyet[a-z]*|hayat[a-z]*|sirketi?(?:n|miz|mizin)?|kooperatifi?(?:n|miz|mizin)?)'
const OVER = '(?:sona er(?:mis|dig|di\\b)|sona ermesi|dagil(?:mis|dig)|fesh ?(?:edil|olun)(?:m[iu]s|d[iu]g)|infisah et(?:m[iu]s|tig))'
const GONE = [
  '\\bmunfesih(?! (?:sayilir|sayilmaz|olur|olmaz|olma[dm]|addolun|degil))',
  `\\b${COMPANY} ${BETWEEN(6)}${END} ${BETWEEN(5)}karar[a-z]? (?:ver|al|bagla)`,
  `\\b${END} ${BETWEEN(3)}karar[a-z]? (?:ver|al)[a-z]*(?: olan| bulunan)? (?:\\S+ )?${COMPANY}(?![a-z])`,
  `\\b${COMPANY} ${BETWEEN(16)}(?<=\\b${BY} )${OVER}`,
  `\\b(?:sona (?:eren|ermis)|dagilan|dagilmis|fesh ?(?:edil|olun)(?:en|an|m[iu]s)|kapanan|kapanmis|kapatilan|terkin edil(?:en|mis)|silinen|silinmis|infisah e(?:den|tmis)|tasfiye(?:ye| haline| sine) gir(?:en|mis)|tasfiye halindeki|son ver(?:en|mis))(?: olan| bulunan)? ${COMPANY}(?:lar|ler)?`,
  `\\b${COMPANY} ${BETWEEN(5)}faaliyet[a-z]* ${BETWEEN(2)}(?:son ver|sonlandir|tatil e)(?![a-z]*(?:m[ae]m|m[ae]y[ae]))`,
].join('|')
export const DISSOLVED = new RegExp(
  `^(?![^]*(?:\\b(?:halinde|hallerinde|takdirde|durumunda|davas[a-z]*|tale[bp][a-z]*|vazgec[a-z]*|kaldiril[a-z]*|donul[a-z]*|redd[a-z]*|ihya[a-z]*|bolunme[a-z]*|mesi icin|edilmemis|edilemez)\\b))[^]*(?:${GONE})`,
)
