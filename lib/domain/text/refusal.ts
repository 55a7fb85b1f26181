/** The words of a refusal: what was asked for, proposed or sued for, and not granted. Patterns for plain letters. */

/** A verb that denies what it says. */
export const DENIED = String.raw`[a-z]{2,}(?:m[ae]m[iu]s(?:t[iu]r)?|m[ae]d[iu](?:l[ae]r)?|m[ae]m[ae]s[iu]n[ae])\b`

/** Something that was asked for, by its nouns, and its refusal. */
export const refusalOf = (what: string): string => String.raw`\b(?:${what})[a-z]*\s(?:[a-z]+ ){0,4}?(?:redd|red\b|${DENIED})`

/** What is put before somebody who is to decide on it, by its nouns. */
export const PROPOSALS = 'talep|taleb|istem|teklif|oneri|onerge|tasari|takrir'

/**
 * Behind what was said: asked for, proposed, put before somebody. The entry itself is asked for in every old notice ("tescil ve ilanı
 * istenmiş").
 */
export const ASKED = new RegExp(
  [
    refusalOf(PROPOSALS),
    String.raw`\b(?:${PROPOSALS})[a-z]* (?:[a-z]+ ){0,3}?(?:oya|oylamaya|onaya|gorusmeye|gorusulmeye) (?:sun|koy|kon)`,
    String.raw`(?<!\b(?:tescil|ilan|affi|afl)[a-z]* )\b(?:iste(?:n|nil)?(?:mis|mekte|di\b)|(?:talep|teklif) e[dt]|oner(?:il|mis|di|mekte))[a-z]*`,
    String.raw`\b[a-z]{2,}m[ae]k iste(?:dig|yis)[a-z]*|\b[a-z]{2,}m[ae] (?:isteg|arzu)[a-z]*`,
  ].join('|'),
)

/** Thought of, left open, put off, made to depend on something, or only allowed. */
export const LEFT_OPEN = new RegExp(
  [
    String.raw`(?<!\biflas[a-z]* )\bertelen|\bgorusul(?:me(?:sine|k)|mem|ecek)|\bdegerlendir(?:il)?(?:ecek|mesin)`,
    String.raw`\b(?:planlan?|dusunul|hedeflen|tasarlan|ongorul|beklen)(?:mis|m[ae]kt[ae]|di)|\biddia|\bileri sur`,
    String.raw`\bkarar (?:veril|al[iı]n)(?:ecek|acak|ebil|abil|m[ae]k uzere)|\bkarara baglanacak|\b[a-z]{2,}[ae]bilir(?:l[ae]r)?[\s.]*$`,
    String.raw`\bicin [^.;]{0,80}\b(?:basvurul|muracaat edil|izin (?:isten|talep olun|alin))(?:m[ae]|[ae]c)|\bicin [^.;]{0,60}\b(?:basvuru|muracaat)[a-z]* (?:yapil|bulun)(?:m[iuae]|[ae]c)|\byer olmadig|\b(?:gerek|luzum|ihtiyac) (?:olmadig|gorulmem|gorulmed|kalmadig|bulunmadig)|\btoplantiya birak|\bdurusma[a-z]* (?:[^.;]|(?<=\d)\.){0,60}(?:birakil|ertelen|talik)`,
    String.raw`\b[a-z]+m[ae]s[iu] (?:halinde|durumunda)\b|\b[a-z]+m[ae]y[ae] yetkilidir|\byetki verilmesi\b(?!ne)`,
  ].join('|'),
)

/** How a decision loses its force, for the time being or for good, said of it in the genitive or of its effect. */
const LOSES_FORCE = [
  String.raw`yurut(?:ul)?me[a-z]*(?: [a-z]+){0,2} (?:geri|durdur)`,
  String.raw`(?:icra|uygula|tatbik|yururlu|hukum|hukm|sonuc|etki)[a-z]*(?: [a-z]+){0,4} (?:tehir|ertele|durdur|aski|geri|onlen|engel|kaldir|son)`,
  String.raw`tescil[a-z]*(?: (?!sube|kay[di])[a-z'’]+){0,6} (?:tehir|iptal|terkin|silin)|terkin|silin`,
  'hukumsuz|gecersiz|yoklu[gk]|yok (?:hukm|sayil)|butlan|batil|iptal|fesi?h|geri al|ortadan kald|kaldiril|bozul',
].join('|')
const OF_ANOTHER_MATTER =
  '(?:tedbir|mahkeme|iflas|kayyim|konkordato|devr|devir|artirim|artis|azalt|adres|nakl|nakil|sube|dagitim|unvan)[a-z]*'
/**
 * "Ortaklar kurulu kararının icrası tehir edilmiştir", "genel kurulda alınan kararlar hükümsüzdür": a decision of the company loses its
 * force, and with it whatever it gave. What undoes a court's order or a decision on another matter is none, nor is a suit for it.
 */
export const DECISION_UNDONE = new RegExp(
  String.raw`\b(?:genel kurul|umumi heyet|ortaklar|kurul|toplanti|secim|atama|gorevlendirme|temsil|yetki|tescil edil|alinan)[a-z]*(?:['’.,]? (?!${OF_ANOTHER_MATTER} )[a-z\d./-]+){0,5}? ` +
    String.raw`(?:karar|secim|atama)(?:lar)?(?:[iu]n(?:[iu]n)?(?: (?!(?:dava|tale[bp]|istem)[a-z]* )[a-z\d./-]+){0,4}?|[iu]?(?: [a-z]+){0,2}?) (?:${LOSES_FORCE})[a-z]*(?!(?: [a-z]+){0,2} (?:dava|tale[bp]|istem|yer olma|gerek olma|gerek gor))` +
    // "Kararın yürütmesinin durdurulmasına dair": what is stayed without saying of whom it was.
    String.raw`|(?<!\b${OF_ANOTHER_MATTER} )\bkarar(?:lar)?[iu]n (?:yurut(?:ul)?me|icra)[a-z]*(?: [a-z]+){0,2} (?:geri|durdur|tehir)[a-z]*(?!(?: [a-z]+){0,2} (?:dava|tale[bp]|istem|yer olma))`,
)

/** A decision that is undone again, or made to depend on something: what it decided is not so. */
export const UNDONE =
  /\b(?:karar|sozlesme|secim|atama)(?:lar)?(?:s?[iu]n(?:[iu]n)?|s?[iu]|[dt]an|[dt]en|nin)? (?:(?:[^.;,]|(?<=\d)\.){0,80} )?(?:iptal|geri al|yok hukm|butlan|gecersiz|hukumsuz|ortadan kald|bozul|vazgec|feshed|fesh ed|yurut(?:ul)?me|durdurul|uygulanma(?:si|m)|tatbik edilme(?:si|m))|\b(?:muvafakat|onay)[a-z]* (?:al[iı]n[ae]m|veril(?:e)?me[mdy]|edilme[mdy])|\bhukumsuz kal(?:mis|di)|\b(?:sart|kosul)[iu]n[ae] bagl/

/** A sentence that ends with a refusal, whatever was refused; the number of the notice may stand behind the last. */
export const ENDS_REFUSED = /\b(?:redd(?:edil|olun|et)|re[td] (?:edil|olun))(?:mis|mus|di|du|ti)[a-z]*[\s.]*(?:\(\S{1,12}\)\s?){0,3}$/

/** What is put off: another meeting is to decide it. */
export const DEFERRED =
  /\b(?:sonraki|gelecek|muteakip|ilerideki|ileriki|bir dahaki|baska bir) (?:[a-z]+ ){0,2}?(?:genel kurul|toplanti|umumi heyet|ictima)[a-z]* (?:[a-z]+ )?(?:birak|talik|havale|ertele|tehir)/

/** A vote for what was put before the meeting. */
export const ACCEPTED =
  /\b(?:kabul (?:ed|gor|olun)|onaylan|onan(?:mis|di)|(?:uygun|yerinde) (?:gor|bul)|tasvip (?:ed|gor)|(?<!\bred+ine )karar (?:veril(?!ec|eb)|al[iı]n(?!ac|ab)))(?!il?m[ae][mdy]|ul?m[ae][mdy]|m[ae][mdy]|[a-z]{0,3}m[ae]m[iu]s)[a-z]*/
