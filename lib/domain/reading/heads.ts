/**
 * How a sentence opens that tells of a meeting before it says what was decided there: who met, when and where, that it was held and talked. Each
 * word of it is one of those that meetings are told by; the first other word is where the decision begins.
 */
import { MONTHS } from '../kernel/dates.ts'
import { DATE } from '../kernel/printed-dates.ts'
import type { Body } from '../fact/found.ts'
import { isEntity, partiesIn } from '../text/names.ts'

const DAYS = 'pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar'
/** Words by which meetings are told, one by one or in their phrases. */
const WORDS = new RegExp(
  `(?:${[
    `(?:\\d{1,4}\\/\\d{1,4}(?!\\/)|${DATE}|\\d{1,2} (?:${MONTHS.join('|')}) \\d{4}|\\d{4}|\\d{1,2}[.:]\\d{2}|\\d{1,3})(?:['’]?(?:[dt][ae]n?|[iu]n|n[ai]n|s[ae]y[iu]s[iu])(?![a-z]))?`,
    '(?:ayni |o )?(?:gun|tarih)(?:[a-z]{0,3}|lu|li|ku|unde|inde)|saat[a-z]{0,3}|(?:yili|senesi|hesap|faaliyet|mali|calisma)(?:n[ae]|n[iu]n)?|donem(?:i|ine|inin)?|yilina|iliskin|ait|dair',
    `(?:${DAYS})`,
    '(?:sirket|kooperatif)[a-z]*|merkez(?:i|inde|imizde|de)?|adres[a-z]*|(?:yonetim|mudurler|ortaklar|genel|idare|denetim|tasfiye) (?:kurul|meclis|heyet)[a-z]*|kurul[a-z]*|umum[iı] heyet[a-z]*|heyet[iı] umumiye[a-z]*',
    '(?:ortak|hissedar|uye|aza|mudur|kurucu)l[ae]r(?:[iu](?:m[iu]z)?|[iu]m[iu]z)?(?:[iu]n|[iu]m[iu]z[iu]n|n[iu]n)?|pay sahip[a-z]*|secilenler|yeni secilen|tamam[iu](?:n[iu]n)?|hepsi(?:nin)?|bir ?kismi',
    'toplanti(?:s[iu](?:n[iu]n)?|ya|y[iu]|lar[a-z]*)?|akabinde|muteakiben|sonra|olagan(?:ustu)?|alelade|fevkalade|cagrisiz(?: olarak)?|yillik|ilk|yapilan|yaptiklari|yaptigi|aktedilen|akdedilen|akdettigi|gerceklestirilen|toplanan|tertiplenen|icra edilen|toplantiya|katil(?:an|im)[a-z]*|istirak[a-z]*|hazir|bulunan(?:lar)?[a-z]*|bulundu[gk]u?|tam|kadro(?:yla)?|cogunluk[a-z]*|ekseriyet[a-z]*|nisap[a-z]*|yeter|sayi[a-z]*',
    '(?:[a-z]+ ){0,3}(?:salonunda|binasinda|lokalinde|tesislerinde|otelinde|konaginda|odasinda|yazihanesinde)',
    "bugun(?:ku)?|butun|tum|bilahare|ahiren|(?:merkez )?(?:yonetim )?organ(?:i|imiz)?(?:n[iu]n)?|oturum[a-z]*|celse[a-z]*|birlesim[a-z]*|meclis(?:imiz)?[a-z]*|fon|oy ?birlig[a-z]*|oy ?coklug[a-z]*|aldig[iu]|aldiklari|verdig[iu]|verdikleri|yaptig[iu]|alinan|verilen|akdettikleri|(?:[a-z]{3,14})[’'][dt][ae](?= (?:yap|akd|toplan|ald[iu]|alinan|gerceklestir|icra))",
    // where it is printed or kept, which court said it and in which matter
    "(?:turkiye )?(?:ticaret sicili? )?gazete[a-z]*|nusha[a-z]*|(?:\\d+\\.? )?sayfa[a-z]*|(?:yayimlan|yayinlan|ilan edil|tescil edil|tasdik edil|onaylan)(?:an|en|mis)(?: (?:olan|bulunan))?|tasdikli|onayli|noter[a-z]*|(?:[a-z]{3,14} )?(?:\\d{1,2}\\.? ?)?(?:asliye|sulh|agir|icra) (?:(?:ticaret|hukuk|ceza) )?(?:mahkeme|hakimlig|dairesi)[a-z]*(?:['’]n[iu]n)?(?: \\([^()]{3,60}\\))?|dosya[a-z]*|esas|e\\.|k\\.|d\\. ?is|degisik is|ilam[iu](?:n[iu]n)?|tensip|ara|gerekceli|kesinlesmis|kesinlesen|tercumesi|suret[iu](?:n[iu]n)?",
    'bakanlik temsilcisi(?:nin|miz)?|hukumet komiseri(?:nin)?|huzurunda|gozetiminde|nezaretinde|istirakiyle|riyasetinde|baskanliginda',
    '\\d{1,4}\\/\\d{1,4}|sayili|madde(?= \\d)|numarali|karar(?:i|in|inin|lari|larin|in[ae]|lar[iu]n[ae]|a)?|(?:birinci|ikinci|ucuncu|dorduncu|\\d{1,2} ?[iu]?nc[iu]) (?:bendi|maddesi)(?:n[iu]n)?|kendi|arasinda|aralarinda|(?:is|gorev|vazife) (?:bolumu|bolusumu|taksimi|dagilimi)|gundem[a-z]*|maddesi(?:ni|nin)?|maddeler[a-z]*|mesele[a-z]*|konu(?:yu|lari|sunu)?|husus(?:u|unu|lari|larini)?|mudurluk(?= mesele| konu)|muzakere[a-z]*|gorusme[a-z]*|sonunda|sonucunda|neticesinde|neticede|netice[a-z]*|ve|ile|ise|de|da|bu|bulun(?:up|arak)|birlikte|bir ?araya',
  ].join('|')})(?![a-z])`,
  'y',
)
/** What ends such an opening. */
const ENDS = new RegExp(
  `(?:${[
    '(?:toplan|bulus|gorus|gorusul|muzakere (?:ed|edil|et)|bir ?araya gel|(?:is|gorev|vazife) (?:bolumu|bolusumu|taksimi|dagilimi)(?:n[iu])? yap)(?:arak|erek|ip|up|iyor|mis(?:l[ae]r)?(?: olup)?(?=,| ve\\b|;| olup)|mus(?:l[ae]r)?(?: olup)?(?=,| ve\\b|;| olup))(?: ve(?: neticede| sonunda| neticesinde)?)?',
    '(?:aktedil|akdedil|yapil|icra edil|toplan|gerceklestiril)(?:digi|dugu|mis(?: olup)?)(?=,|;)',
    'ictima(?:da|inda)|toplanti(?:da|sinda|si ile|siyla|larinda|sinda alinan kararla)|(?:genel|yonetim) kurul(?:da|unda|umuzda)|karar(?:inda|larinda)',
    '(?:asagidaki|su) (?:husus|karar|netice)[a-z]* (?:(?:gorus|gorusul|muzakere ed|muzakere edil|incele|tartis|degerlendir)(?:up|ip|erek|arak) )?(?:ve )?(?:oy ?birlig[a-z]* (?:ile )?)?(?:karara bagla|karar al|al|kabul et|kararlastir|hukme bagla|varil|ittihaz et)(?:m[iu]s|d[iu])[a-z]*',
    'geregince|uyarinca|mucibince|istinaden|dayan(?:il)?arak|(?:karar|ilam|tensip karar)(?:[iu]|lar[iu])?(?:m[iu]z)?(?:yla| ile|la)',
    '(?:oturum|celse|birlesim)(?:unda|da|de|sinde|inde)|(?:genel|yonetim|mudurler|ortaklar) kurul(?:unca|umuzca|ca)(?=,| )',
    '(?:is|gorev|vazife) (?:bolumu|bolusumu|taksimi|dagilimi)(?:nde|nda|ne gore| sonucunda| neticesinde)',
    'alinan karar(?:lar)?[iu]n (?:hulasa|ozet)[iu] (?:sudur|soyledir|asagidadir)',
    `(?:karar (?:defteri )?|toplanti |defter |yevmiye |sira )?(?:tarih[a-z]*|gunu|no|numarasi|say[iı](?:si)?|sira(?: no)?|sayfa(?:si)?|yevmiye)\\s?:?\\s?(?:${DATE}|[\\d/-]{1,12})(?![\\d./])(?! (?:say|tarih|no|gun))`,
    // "Karar 14:", "Kararı: 2005/9 (27.04.2005)", "24.03.2010 / 2", "madde 7:", "alınan karar:"
    `karar(?:i|imiz)?\\s?[:(]?\\s?\\d{1,4}(?:[/-]\\d{1,4})?\\s?\\)?(?=\\s?:)`,
    `(?:karar(?:i|imiz)?\\s?[:(]?\\s?(?:(?:no|sayi)\\s?:?\\s?)?\\d{1,4}(?:[/-]\\d{1,4})?\\s?[-/,–(]\\s?${DATE}|(?:karar(?:i|imiz)?\\s?[:(]?\\s?)?${DATE}\\s?[-/,–(]\\s?(?:no\\s?:?\\s?)?\\d{1,4}(?:[/-]\\d{1,4})?)\\s?\\)?(?!\\s?(?:yil|sene|ay|gun|adet|pay|hisse|kisi|uye|sayi|nolu|no|numara|tarih|ve|sira))(?![\\d./])`,
    '(?:tutana[gk]|karar|zab[iı]?t|mazbata)[iıs]{0,2} \\(?(?:ozet|hulasa|suret)[a-z]{0,2}\\)?',
    'madde(?:si)? \\d{1,2}(?=\\s?:)|(?:alinan )?karar(?:i|lar|lari|indan|larindan|imiz)?(?=\\s?:)',
    // "Karar 2006/1 Antalya, 28.02.2006"
    `karar(?:i)? \\(?\\d{1,4}[/-]\\d{1,4}\\)?`,
    `[a-z]{3,15}, ${DATE}(?= [a-z])`,
  ].join('|')})(?![a-z])(?: (?:ile|ise))?[,;:]?`,
  'y',
)
/** Who is named as having met: the chair of it, and partners in the list that opens the sentence. */
const CHAIR = /^(?:['’\x60]?\s?n?[iu]n)? (?:riyaset|baskanlig)[iu]nde/
/** "A ve B'nin iştiraki ile": who came. */
const TOOK_PART = /^['’\x60]?\s?n?[iu]n (?:istirak|katilim)(?:[iu]|[iu]yla|lar[iu]|lar[iu]yla)(?: ile)?(?![a-z])/
const LIST_OPENS = /^[\s\d.:)/-]*(?:sirket |sirketimiz |kurucu )?(?:ortak|hissedar|pay sahip)l[ae]r[a-z]*,? $/
const LISTED = /^\s?(?:,|ve|ile)\s$/
const LONGEST = 400
/** How long a line is at most. */
const LINE = 100
/** A name that ends the line is one of whom something is said behind it. */
const NAME_LAST = 4

/** The label of an item, in figures, letters or words: "II.", "BİR-", "(2)", "Birinci karar:". */
const LABEL =
  /^\s*(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])(?:\)\s?[-.]?|\s?[-.](?=\s))|(?:bir|iki|uc|dort|bes|alti)-(?=\s)|(?:birinci|ikinci|ucuncu|dorduncu|besinci|ilk) (?:karar|madde|husus)\s?[:-])\s*(?!(?:grub|grup|derece|bent|bend|fikra|imza))/
/** What the sentence is about stands on a line of its own. */
const TOPIC = /^(?:konu(?:su)?|gundem(?:i)?)\s?:\s?/
/** How such a line ends: what is talked of, and nothing that is said of somebody. */
const TOPIC_ENDS = /(?:[a-z]{2}[iu]|hakkinda|hk|dair|[a-z]{2}m[ae]|secim|tayin|degisiklik|devir|istifa|fesih|tasfiye)[.,;:]?\s?$/

/** Where the words behind such an opening begin; the beginning where there is none. `whole`: those who took part are of the opening too. */
export const behindHead = (body: Body, from: number, to: number, whole = false): number => {
  const { plain } = body
  const end = Math.min(to, from + LONGEST)
  const people = partiesIn(body, from, end)
  let [at, last] = [from, from]
  for (let turn = 0; at < end && turn < LONGEST; turn++) {
    const space = /^[\s.,:“”"()/-]*/.exec(plain.slice(at, end))?.[0].length ?? 0
    at += space
    const party = people.find((each) => each.from === at)
    const label = party || (at !== last + space && at !== from + space) ? null : LABEL.exec(plain.slice(at, end))
    const topic = TOPIC.test(plain.slice(at, at + 10)) ? [...body.breaks].find((line) => line > at) : undefined
    const isTopic =
      topic !== undefined &&
      topic < at + LINE &&
      TOPIC_ENDS.test(plain.slice(at, topic)) &&
      !people.some((each) => each.from < topic && each.to > topic - NAME_LAST)
    if (label || isTopic) {
      at = label ? at + label[0].length : (topic ?? at)
      last = at
      continue
    }
    if (party) {
      const chair = CHAIR.exec(plain.slice(party.to, end))
      const before = people[people.indexOf(party) - 1]
      // The last of a list says for all of it that they came.
      const final = whole
        ? people
            .slice(people.indexOf(party))
            .find((each, which, all) => !LISTED.test(plain.slice(each.to, all[which + 1]?.from ?? each.to)))
        : undefined
      const came = final ? TOOK_PART.exec(plain.slice(final.to, end)) : null
      const listed =
        party.after === null &&
        !isEntity(party.name) &&
        (LIST_OPENS.test(plain.slice(from, party.from)) ||
          (before !== undefined && LISTED.test(plain.slice(before.to, party.from)) && before.after === null))
      if (!chair && !listed && !came) break
      at = came && final ? final.to + came[0].length : party.to + (chair?.[0].length ?? 0)
      continue
    }
    ENDS.lastIndex = at
    const ended = ENDS.exec(plain)
    if (ended && at + ended[0].length <= end) {
      at += ended[0].length
      last = at
      continue
    }
    WORDS.lastIndex = at
    const word = WORDS.exec(plain)
    if (!word || word[0] === '' || at + word[0].length > end) break
    at += word[0].length
  }
  return last
}

/** Whether a sentence does no more than open a meeting: who met and when, and that what stands below was decided. */
export const onlyOpens = (body: Body, from: number, to: number): boolean => {
  const opened = behindHead(body, from, to, true)
  return opened > from && /^[\s.:;,]*(?:\(\d[^()]*\)\s*)*$/.test(body.plain.slice(opened, to))
}
