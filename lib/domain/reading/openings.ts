/**
 * What opens a decision and states nothing: that it was deliberated and voted on, of which item of the agenda, upon which proposal, and words
 * that only join it to the one before ("Yapılan görüşmeler sonucunda", "Gündemin 5. maddesi uyarınca", "Bilahare,"). The frames are to see the
 * sentence without them: whoever stands next is its first word.
 */

/** What people do before they decide, and what is done with it. */
const TALK =
  '(?:gorusme|muzakere|oylama|secim|istisare|tartisma|degerlendirme|inceleme|konusma|tetkik|tetkikat|arastirma|calisma)(?:l[ae]r)?'
const OF_TALK =
  '(?:(?:yapilan|acilan|yurutulen|gerceklestirilen|cereyan eden|icra (?:edilen|kilinan)|gecen|bu|konu|konuda|hususta|husus|madde|uzerinde|hakkinda|acik|gizli|isari|uzun|kisa|gerekli|karsilikli|ve|soz alan(?: da)? (?:olmadigindan|bulunmadigindan|olmamasi uzerine|olmayinca)|(?:el kaldirma|ad okuma|isim okuma|isaret)k? suretiyle),? ){0,5}'
const FOLLOWS =
  '(?:(?:s?[iu])?(?:n[iu]n)? ?(?:sonucu(?:nda)?|neticesi(?:nde)?|sonunda|sonrasi(?:nda)?|akabinde|nihayetinde|uzerine)|d[ae]n sonra|n[iu]n ardindan|[iu]n ardindan|yi muteakip|(?<=oylama)da|(?<=secim)de)'
/** What was dealt with, and that it was. */
const MATTER = '(?:(?:bu|soz konusu) )?(?:konu|durum|keyfiyet|husus|mesele|vaziyet|(?:gundemin (?:bu |ilgili |\\d{1,2}\\.? ?(?:inci |nci )?)?)?madde(?:si)?)'
const DEALT =
  '(?:(?:gorusul|tartisil|incelen|degerlendiril|ele alin|(?:muzakere|tezekkur|tetkik|mutalaa) (?:edil|olun))(?:[ae]r[ae]k|[iu]p|[dt][iu]|m[iu]s(?: olup| ve|,)|[dt][iu] ve)|gorusmeye acil(?:di|arak|mis(?: olup| ve|,))|gorusulmesine gecil(?:di|erek))'
const NTH = "(?:bu|ilgili|son|birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|\\d{1,2}\\.? ?(?:['’]?[iu]?nc[iu])?)"
const BY_IT = '(?:uyarinca|geregi(?:nce)?|kapsaminda|cercevesinde|mucibince|hukmunce|gorusulmesi sonucunda|gorusulmesi neticesinde)'
const PROPOSAL =
  '(?:(?:divana|baskanliga|baskanlik divanina|divan baskanligina|toplanti baskanligina) )?(?:verilen|sunulan|okunan) (?:yazili |sozlu )?(?:onerge|takrir)(?:n[iu]n|l[ae]r(?:[iu]n)?)? ?(?:[iu]n )?(?:dogrultusunda|uyarinca|geregi(?:nce)?|mucibince|kabulu (?:ile|uzerine)|kabuluyle|oylanmasi sonucunda)'
const REASON =
  '(?:(?:gorulen|hasil olan|duyulan) )(?:luzum|ihtiyac|gerek)(?: ve (?:luzum|ihtiyac|zaruret))? uzerine|' +
  '(?:yukarida|asagida) (?:belirtilen|aciklanan|sayilan|arz edilen|izah edilen|yazili) (?:neden|sebep|gerekce|husus)(?:l[ae]r)?(?:l[ae]| ile| dolayisiyla| cercevesinde)|(?:sirket(?:in|imizin)? |kooperatif(?:in|imizin)? )?(?:menfaat|cikar|yarar|ihtiyac)(?:l[ae]r)?[iu] (?:(?:goz onun[ae] al[iu]narak|goz onunde (?:bulundurularak|tutularak))|gozetilerek|dikkate al[iu]narak|geregi(?:nce)?|icabi)'
/** By whose votes. */
const VOTES =
  '(?:(?:toplantiya (?:katilan|istirak eden)(?:l[ae]r)?(?: ortak| uye| hissedar)?(?:l[ae]r)?[iu]n|(?:katilan|hazir bulunan)(?:l[ae]r)?[iu]n|mevcud[iu]n|(?:mevcut )?(?:uye|ortak|hissedar)l[ae]r[iu]n) )?(?:oy ?birlig[iu](?:yle| ile)|oy ?coklug[iu](?:yl[ae]| ile)|ittifak(?:l[ae]|[iu]yla|[iu] ile)|oybirligince|muttefikan|mevcut oylarin tamamiyla)'
/** What only joins a decision to the one before it. */
const JOINS = [
  'ayrica|ilaveten|bilahare|keza|kezalik|muteakiben|akabinde|netice(?:de| olarak| itibariyle)|sonuc(?:ta| olarak| itibariyle)|nihayet|bundan (?:baska|dolayi)|dolayisiyla|boylece|boylelikle|nitekim',
  '(?:ote yandan|diger taraftan|diger yandan|bunun yani ?sira|bununla (?:birlikte|beraber)|bunlardan baska|buna (?:ilaveten|ek olarak|gore|istinaden|binaen)|bunun uzerine)',
  // (What is raised "bu defa" is told apart from what was there before by these words.)
  'bu (?:itibarla|nedenle|sebeple|(?:defa|kere|kez)(?!,? art)|suretle|cihetle|cumleden(?: olarak| olmak uzere)?|cercevede|kapsamda|dogrultuda|baglamda|meyanda|arada|vesileyle)',
  '(?:ayni|anilan|mezkur|soz konusu|adi gecen|is ?bu|bu) (?:toplanti|karar|genel kurul|oturum)(?:da|la| ile|nin devaminda)',
].join('|')

const OPENING = new RegExp(
  `(?:(?:${JOINS}|${VOTES}|${OF_TALK}${TALK} ?${FOLLOWS}|${MATTER} ${DEALT}|gundem(?:in|imizin) ${NTH} ?madde(?:si)?(?:n[iu]n|n[ae])? ${BY_IT}|${PROPOSAL}|${REASON})(?:,(?! (?:ve|ile)\\b)| ve(?<=[iu]s ve|[dt][iu] ve))? )+`,
  'y',
)
const VOTED = /^oy/
/** Behind what a sentence may begin, but for the end of a line. */
const BEGINS = /[.;:!?](?:\s?\))?\s?["“]?$|^\s*$/
/** A word that such an opening leads to, and no mark or another's end. */
const GOES_ON = /[a-z\d(]/
const LOOK_BACK = 6

/** Where decisions open so, in a text and its plain letters; `breaks` are the blanks that stand for ends of lines. */
export const openingsIn = (text: string, plain: string, breaks: ReadonlySet<number>): { from: number; to: number }[] => {
  const found: { from: number; to: number }[] = []
  for (let at = 0; at < plain.length; at = plain.indexOf(' ', at) + 1 || plain.length) {
    if (!/\p{Lu}/u.test(text[at] ?? '')) continue
    const isBehindStop = BEGINS.test(plain.slice(Math.max(0, at - LOOK_BACK), at))
    if (!isBehindStop && !breaks.has(at - 1)) continue
    OPENING.lastIndex = at
    const words = OPENING.exec(plain)?.[0]
    if (words === undefined || !GOES_ON.test(plain[at + words.length] ?? '')) continue
    // By whose votes may end a sentence whose line broke off before it.
    if (!isBehindStop && VOTED.test(words)) continue
    found.push({ from: at, to: at + words.length })
    at += words.length
  }
  return found
}
