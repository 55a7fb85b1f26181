/**
 * What opens a decision and states nothing: that it was deliberated and voted on, of which item of the agenda, upon which proposal or need, and
 * words that only join it to the one before ("Yapılan görüşmeler sonucunda", "Gündemin 5. maddesi uyarınca", "Bilahare,"). The frames are to see
 * the sentence without them: whoever stands next is its first word. Each word of an opening is one of those below, so that no condition, bound,
 * person or court hides in it; a decision "kararı ile" which somebody signs each time is none of them.
 */

/** What people talk of and do before they decide, and what moves them to it: nouns in any case. */
const TALK =
  'gorusme muzakere oylama oylanma secim istisare tartisma degerlendirme inceleme konusma tetkik arastirma calisma konu durum keyfiyet husus mesele vaziyet madde gundem onerge takrir neden sebe[pb] gerekce luzum ihtiya[cg] zaruret menfaat cikar yarar yogunlu[gk] nisa[bp] hukum hukm'
/** Where and by what law. */
const PLACES = 'toplanti divan kanun sozlesme mukavele statu sirket kooperatif kurul is'
const CASES = '(?:l[ae]r)?(?:(?:s?[iu])?m[iu]z|s?[iu])?(?:n?[iu]n|[yn]?[ae]|n?[dt][ae]n?|y?[iu]|n[iu]|n?c[ae])?'
/** What stands beside them, as it is. */
const PLAIN =
  'yapilan acilan yurutulen gerceklestirilen cereyan eden icra edilen kilinan gecen bu ilgili soz alan uzun kisa acik gizli isari gerekli karsilikli uzerinde hakkinda ve baskanliginca baskanligina baskanlik ayni gun sunulan verilen okunan yazili sozlu gorulen hasil olan duyulan belirtilen aciklanan izah olunan sayilan arz yukarida asagida tum butun ttk turk ticaret esas ana genel kere'
/** How such words lead to what follows from them. */
const LEADS =
  'sonucu sonucunda neticesi neticesinde sonunda sonra sonrasi sonrasinda akabinde ardindan nihayetinde uzerine uyarinca geregi geregince mucibince dogrultusunda cercevesinde kapsaminda istinaden binaen nedeniyle sebebiyle dolayi dolayisiyla icabi gore'
/** That they were dealt with: by verbs that link to the decision, or say so before a comma. */
const DEALT =
  '(?:gorus(?:ul)?|tartis[iu]l|incelen|degerlendiril|ele alin|goz onun[ae] alin|goz onunde (?:bulundurul|tutul)|gozetil|dikkate alin|oylan|oya sunul|oylamaya (?:sunul|gecil|konul)|okun|muzakere (?:edil|olun)|tezekkur (?:edil|olun)|tetkik (?:edil|olun)|mutalaa (?:edil|olun)|gorusmeye acil|gorusulmesine gecil|gecil|saglan)'
const LINKS = '(?:[ae]r[ae]k|[iu]p|m[ae]s[iu] uzerine|[dt][iu]g[iu]nd[ae]n|[iu]nca|ince|[dt][iu](?=,| ve)|m[iu]s(?= olup| ve|,))'
const any = (words: string): string => words.split(' ').join('|')
const noun = (stems: string): string => `(?:${any(stems)})${CASES}`
const NTH =
  "(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu|\\d{1,3}\\.? ?(?:['’]?[iu]?nc[iu])?(?= madde))"
/** By whose votes. */
export const VOTES =
  '(?:(?:toplantiya (?:katilan|istirak eden)(?:l[ae]r)?(?: ortak| uye| hissedar)?(?:l[ae]r)?[iu]n|(?:katilan|hazir bulunan)(?:l[ae]r)?[iu]n(?: tamam[iu]n[iu]n)?|mevcud[iu]n|(?:mevcut |tum |butun )?(?:uye|ortak|hissedar)l[ae]r[iu]n|(?:oy|rey)l[ae]r[iu]n) )?(?:oy ?birlig[iu](?:yle| ile)|oy ?coklug[iu](?:yl[ae]| ile)|ittifak(?:l[ae]|[iu]yla|[iu] ile)|ekseriyet(?:le|[iu]yle|[iu] ile)|oyuyla|oyu ile|oybirligince|muttefikan)'
/** What only joins a decision to the one before it. */
const JOINS = [
  'ayrica|ilaveten|bilahare|keza|kezalik|muteakiben|akabinde|devamla|netice(?:de|ten| olarak| itibariyle)|sonuc(?:ta| olarak| itibariyle)|nihayet|bundan (?:baska|dolayi)|dolayisiyla|boylece|boylelikle|nitekim',
  '(?:ote yandan|diger taraftan|diger yandan|bunun yani ?sira|bununla (?:birlikte|beraber)|bunlardan baska|buna (?:ilaveten|ek olarak|gore|istinaden|binaen)|bunun uzerine)',
  // (What is raised "bu defa" is told apart from what was there before by these words.)
  'bu (?:itibarla|nedenle|sebeple|(?:defa|kere|kez)(?!,? art)|suretle|cihetle|cumleden(?: olarak| olmak uzere)?|cercevede|kapsamda|dogrultuda|baglamda|meyanda|arada|vesileyle)',
  '(?:ayni|anilan|mezkur|soz konusu|adi gecen|is ?bu|bu) (?:toplanti|karar|genel kurul|oturum)(?:da|la| ile|nin devaminda|a istinaden|a binaen)',
].join('|')
const BETWEEN = `(?:(?:${any(PLAIN)}|${noun(`${TALK} ${PLACES}`)}|${NTH}),? )`
/** Nobody's decision by which somebody signs each time, and nothing that is still to be said yes to. */
const DELIBERATED = [
  `${BETWEEN}{0,7}${noun(TALK)} (?:${any(LEADS)})(?: ile)?`,
  `${BETWEEN}{1,6}(?:oylama|secim|gorusme|muzakere|toplanti)(?:l[ae]r)?[dt][ae]`,
  `${BETWEEN}{0,6}(?:(?:neden|sebep|gerekce)l[ae]r(?:l[ae]| ile)|(?:onerge|takrir)(?:n[iu]n|[iu]n|l[ae]r[iu]n) kabulu(?:yle| ile| uzerine))`,
  '(?:bu |verilen )?teklif(?:in)?(?: aynen)? kabul(?:uyle|u ile|u uzerine| edilerek| olunarak)|oy[au] sunul(?:arak|up)',
  `${BETWEEN}{1,7}${DEALT}${LINKS}(?: olup)?`,
  '(?:baska(?:ca)? )?soz alan(?: da)? (?:olmad[iu](?=,| ve)|olmadigindan|bulunmadigindan|olmamasi uzerine|olmayinca|olmadigi anlasildigindan)',
].join('|')

const OPENING = new RegExp(`(?:(?:${JOINS}|${VOTES}|${DELIBERATED})(?:,(?! (?:ve|ile)\\b)| ve(?<=[iu]s ve|[dt][iu] ve))? )+`, 'y')
/** The same inside a sentence: how it came to be decided, and by whose votes. */
export const OF_DECIDING = new RegExp(`(?:${VOTES}|${DELIBERATED})(?![a-z])`, 'y')
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
    // A line may break off before words of the template, each with a capital, or before the votes that end a sentence.
    if (!isBehindStop && (VOTED.test(words) || /\p{Lu}/u.test(text.slice(at + 1, at + words.length)))) continue
    found.push({ from: at, to: at + words.length })
    at += words.length
  }
  return found
}
