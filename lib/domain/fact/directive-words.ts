/** Words and turns of phrase that directives use, each with what it means where a directive says it. */

// What speaks of how somebody signs; what a word means, what the statute says, or what is not given at all is no rule.
export const SIGNING =
  /musterek|munferi|\btek bas|\btek imza|cift imza|\bimza(?:s|y|l|c)?[a-z]*\b|temsil (?:ve ilzam )?(?:ed|et|ve ilzam)|ilzam|yetkilidir|yetkilendir|yetkili kil/
export const HARMLESS =
  /ifade eder|anlamina|tanim|temsil(?:i|in)? esaslari\s*$|^[^.;]{0,120}\bic yonerge(?:si)?\s*(?:\([^()]*)?$|muteselsilen|sorumludur|madde[a-z]* (?:hukm|uyarinca)|uyarinca (?:hazirlan|duzenlen|kabul)|(?:gruba|gruplara|dereceye|sinifa|uce|ikiye|dorde|olarak|sekilde|halinde)\s(?:[a-z]+\s)?(?:ayril|siniflandir|tasnif|belirlen)|ustunlu[a-z]+\s(?:sirasina|gore)|(?:para birimi|tutarlar) (?:olarak |(?:amerikan|abd|turk|tl|usd|eur|euro|avro)[a-z]* )|doviz (?:alis|satis) kur|yerine (?:[a-z\d.]+ ){0,10}?imza (?:at|kullan)(?:il)?ama|(?:imza|derece|gru[pb])[^.;]{0,80} ikame (?:edil|ed|yapil)[ae]m[ae]z|\byetki[a-z]* (?:diger|baska) (?:bir )?(?:gru[pb]|derece)[a-z]* (?:tarafindan )?kullan(?:il)?amaz|\bust (?:gru[pb]|derece)[^.]{0,160}? yerine[^.]{0,30}? imza (?:at|koy|kullan)|\balt(?:taki|indaki)? (?:gru[pb]|derece)[a-z]* imza(?:si|lari)n[iu]n yerine (?:de )?gecer|asagida(?:ki)? (?:gibi|belirtilen esas|gosteril|duzenlen)|ihtiva etmektedir|ic yonerge(?:nin|de|si)? (?:amac|kapsam|dayanak|hazirlan|kapsaminda)|amaci|kapsami\b|dayanagi|sutun(?:unda|undaki|larinda) (?:yazili|gosterilen|belirtilen)|yetkilerinin? devredemez|belirlemek(?:tir)?(?: uzere| amaciyla|$)|duzenlemek(?:tir)?(?: uzere| amaciyla|$)|atanacak [a-z ]+ yetkileri/
/** "Bu iç yönergede geçen “Vekil” tabiri ikinci derece imza sahibini ifade eder." */
export const MEANS =
  /\b(?:deyimi|tabiri|ibaresi|terimi|ifadesi|kelimesi|sozcugu)(?:nden|nden|yle| ile)?\b[^.;]* (?:ifade eder|anlamina gelir|anlasilir|kastedil[a-z]*)\W*$/
/** "İki derece öngörülmüştür": that there are grades. */
export const SETS_UP =
  /(?:derece|gru[pb]|imza yetkili)[a-z]* (?:[a-z]+ ){0,3}(?:ongorul|olusturul|tayin edil|ihdas edil|tesis edil|belirlen|bulunmakta|adlandiril|anilir|anilacak|olmak uzere (?:iki|uc|dort|\d) (?:gru[pb]|derece|sinif))|imza yetkili[a-z]* (?:yonetim|mudurler) kurul[a-z]*(?: karari[a-z]*| ile| tarafindan)* (?:atan|sec|belirle)/
/** "Sınırlı yetkililer aşağıdaki tabloda gösterilen işlemleri … yapmaya yetkilidir": the rows say it. */
export const BY_TABLE = /\basagidaki (?:tablo|liste|cizelge)[a-z]* (?:goster|belirt|yazil|yer al)/
export const NO_SUCH = /^\W*(?:ve |ancak |fakat )?hicbir ([^;:]{4,120}?)(?= (?:islem[a-z]* )?(?:yap(?:[iı]l)?amaz|imzala(?:ya|na)maz))/
export const NO_POWER =
  /yetki(?:si|leri|lendirilme)?(?: [a-z]+)? (?:yoktur|bulunma[a-z]*|verilmemistir|taninmamistir|haiz degil[a-z]*)|yetkili degil|(?:temsil|ilzam)[a-z]* (?:ed(?:il)?emez|etmez|edilmez)|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|baglamaz|islem[a-z]* yap(?:[iı]l)?amaz/
/** "Talimat verilemez", "işlem yapılamaz". */
export const NOT_GIVEN = /\b(?:ver|yap|gerceklestir|duzenle|akde|kullan)(?:d?il|n)[ae]m[ae]z\b/
/** "Sınırlı yetkililer aşağıdaki işlemleri yapamaz: …": the items behind it are given to nobody. */
export const BARS =
  /\b(?:asagida(?:ki|kiler)?|sunlar|su (?:is|islem)[a-z]*)\b[^:]*\b(?:yap(?:[iı]l)?amaz(?:lar)?|yetki(?:si|leri)? (?:yoktur|bulunma[a-z]*|verilmemistir|taninmamistir|disinda[a-z]*)|(?:yonetim|mudurler) kurul[a-z]* (?:yetkisinde|uhdesinde)(?:dir)?|dahil degildir|kapsam[a-z]* disinda[a-z]*)\W*$/
export const BELOW_NOTICE = /\(\d[\d/a-z]*\)/g
/** "B Grubu imza yetkilisi tek başına temsil edemez; …": whom what follows is about. */
export const NEVER_ALONE =
  /(?:tek bas|munferi|tek imza)[a-z]*(?: [a-z]+){0,3}? (?:(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|imzala(?:ya|na)maz|yetkili degil|yetki[a-z]* yoktur|(?:hicbir )?islem[a-z]* yap(?:il)?amaz)/
/** "Bu yetki araç satışını kapsamaz." */
export const DOES_NOT_REACH =
  /^[\W\d]*(?:(?:bu|anilan|soz konusu|isbu|yukarida[a-z]*) )?yetki[a-z]*,? (?=[^.;]*\b(?:(?:kapsama|icerme)(?:z|makta)|dahil degil))/
/** "Yukarıdaki yetkiler …", "bu yetkiler …": those of all rules before. */
export const OF_ALL_POWERS = /^[\W\d]*(?:madde[\W\d]*)?(?:yukarida[a-z]*|anilan|sayilan|belirtilen|soz konusu|bu) (?:[a-z]+ ){0,2}yetkiler/
export const LEFT_OUT =
  /\b(?:bu|anilan|isbu) (?:hukm|hukum|madde|fikra|bent|bend)[a-z]*(?: kapsam[a-z]*)? (?:disinda|haric)[a-z]*|(?:bu )?(?:yetki(?:si|leri)?(?:nin|ye|ler[a-z]*)?|kapsam(?:in|a)?) (?:disinda(?:dir| kalir| tutulmustur)?|dahil degil[a-z]*|haric[a-z]*)|\b(?:kapsama|icerme)(?:z|makta)[a-z]*|(?<!\()\bdahil degildir/
/** "… sözleşmeler hariçtir", and nothing behind it. */
export const OUT_ALONE = /\s(?:haric(?:tir)?|kapsam disi(?:dir)?|mustesnadir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… bu iç yönergenin kapsamı dışındadır": of the directive as a whole. */
export const BEYOND =
  /(?:\b(?:bu|isbu))? ?\b(?:ic yonerge|yonerge)[a-z]*(?: (?:ile verilen )?(?:yetki|hukum|hukm)[a-z]*)?(?: kapsam[a-z]*)? (?:disinda(?:dir|lar|kalir)?|(?:disinda|haricinde) (?:kalir|birakilmistir|tutulmustur)(?:lar)?|haricinde(?:dir)?(?:ler)?|haric(?:tir)?|(?:girme|dahil olma)z|dahil degildir|degildir|(?:(?:yle|ile) )?(?:kimseye |hic kimseye |sinirli yetkililere )?(?:devredil|veril|tanin|birakil|duzenlen)m[ae]m[iu]st[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** The same, behind the name of the earlier directive. */
export const AMENDED =
  /^\W*(?:\d{1,2}(?!\d)\W*(?:ve |inci |nci |uncu |ncu )*)*madde[a-z]* (?:[a-z]+ ){0,4}(?:degistiril|tadil edil)[a-z]*\W*$/
/** "Genel hükümler", "İmza grupları": the head of an article. */
export const HEAD_WORDS =
  /^(?:(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci) (?:madde|bolum|kisim)\W+)?(?:[a-z]+ (?:ve )?){0,4}(?:hukumler|esaslar|tanimlar|ilkeler|kurallar|gruplar|limitler|yetkiler|dereceler|sinirlar|tutarlar|sorumluluk|yururluk|yurutme|amac|kapsam|dayanak)i?\W*$/
/** "… yalnız (A) grubunun yetkisindedir": whose all else is. */
export const ONLY_THEIRS =
  /[\s,]*(?:yalniz(?:ca)?|sadece|ancak|munhasiran)[\s,]+((?:yonetim|mudurler) kurul[a-z]*(?: uye[a-z]*)?)? ?[^.;]{0,40}?(?:yetkisinde(?:dir)?|yetkilidir(?:ler)?|uhdesindedir|ait(?:tir)?|tarafindan (?:yapilir|imzalanir)|yapilir|imzalar|kullanir)[\s.]*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… sınırlı yetkililere bırakılmamıştır", "… (B) ve (C) Grubu imza yetkililerinin yetkisi dışındadır". */
export const KEPT_FROM =
  /(?:(?:hicbir|hic bir) (?:surette|sekilde|suretle|halde) )?(?:(?:gru[pb]|imza|sinirli|temsil)[a-z]* )*(?:(?:(?:hicbir|hic bir|herhangi bir) (?:imza |temsil )?)?yetki(?:si|leri)? (?:yoktur|bulunma(?:z|makta)[a-z]*|(?:veril|tanin)memistir|haiz degil[a-z]*)|yetki(?:si|leri|lerinin|sinin|sine|lerine)? (?:kapsam[a-z]* )?(?:(?:disinda|haricinde)[a-z]*(?: (?:tutul|birakil)[a-z]*)?|dahil degil[a-z]*)|yetki(?:si|leri) (?:arasinda|icinde|kapsaminda|dahilinde) (?:degil|bulunma|yer alma)[a-z]*|yetkililerce (?:yap|imzala|kullan|gerceklestir|akded)(?:il|n)?[ae]m[ae]z|yetkisinde degil[a-z]*|(?:birakil|veril|devredil|tanin)(?:m[ae]z|[ae]m[ae]z|m[ae]mistir))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "… davalarda (B) Grubu imza yetkilileri şirketi temsil edemez." */
export const NOT_THEIRS =
  /(?:(?:gru[pb]|imza|sinirli|temsil)[a-z]* )*(?:yetkili[a-z]* )?(?:sirketi )?(?:(?:temsil|ilzam)[a-z]* ed(?:il)?emez|imza (?:at|kullan)(?:il)?amaz|yetkili degil[a-z]*|islem[a-z]* yap(?:il)?amaz)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const ALL_AGENTS_POWER = /\b(?:sinirli (?:imza |temsil )*yetkili|ticari vekil|(?:imza|grup) yetkili)[a-z]* yetki[a-z]*/
/** Words that make a denial hang on something. */
export const HANGS =
  /olmadan|olmaksizin|almadan|alinmadan|alinmaksizin|onay|\basan\b|(?:n[iu]n|tutar[a-z]*|limit[a-z]*|[tT][lL]|\d) uzerinde|tek bas|munferi|\byalniz/
/** Words for those who sign, and nothing else. */
export const NAMES_SIGNERS = /^[\W\d]*(?:madde[\W\d]*)?(?:(?:imza|temsil|sinirli|ve) ?)*(?:yetkili|imza)[a-z]*(?: [ivx]{1,4})?\W*$/
// "Bir üst grupta yer alan imza yetkilisi, altındaki gruplarda yer alan imza yetkililerinin yerine imza atabilir."
export const REPLACES =
  /\bust (?:gru[pb]|derece|sinif|kademe)[^.]{0,160}? yerine[^.]{0,30}? imza (?:at(?!ama)|koy(?!ama)|kullan(?!ama))|\b(?:her (?:bir )?|ust(?:teki)? )(?:gru[pb]|derece|sinif|kademe)[a-z]* imza(?:si|lari),? (?:daha |kendi(?:sinden|nden) )?alt(?:taki|indaki)? (?:gru[pb]|derece|sinif|kademe)[a-z]* imza(?:si|lari)n[iu]n yerine (?:de )?gecer|\balt (?:gru[pb]|derece|sinif|kademe)[^.;]{0,60}\bust (?:gru[pb]|derece|sinif|kademe)[a-z]* (?:[a-z]+ ){0,3}(?:(?:imzalan|kullanil|yapil)[ae]?bilir|(?:imzalaya|kullana|yapa)bilir)/
export const OF_ALL_ACTS = /\b(?:yukarida|sayilan|belirtilen|ongorulen|yonerge)/
/** The head of a column of numbers, a condition, how a group is made up: words that are no matter. */
export const NO_MATTER = /^(?:sira(?: no)?|no)$|m[ae]d[iu]kc[ae]$|\bolursa olsun\b|\bolusturur$/
export const THESE_MATTERS =
  /^[\W\d]*(?:madde[\W\d]*)?(?:(?:ancak|fakat),? )?(?:(?:bu|soz konusu|anilan|isbu)(?: tur| nitelikteki)? (?:is|islem|konu|husus|sozlesme|alim|satis|odeme|yetki)(?:l[ae]r)?[a-z]*|bunlar[a-z]*)\b(?! (?:disinda|haric))|\bbu (?:yetki|islem|is)l[ae]r[a-z]* /
export const OF_POWERS_ALONE = /^yetki(?:ler|leri|lerini|sini)?$/
export const OF_SIGNING_ALONE = /\b(?:imza|olmaksizin|olmadan|gecersiz|hukumsuz)|^(?:yukarida\S*|bu|isbu) (?:madde|yonerge)\S*$/
/** Signatures that are asked for, whatever rule they are of. */
export const ASKS_FOR =
  /^(?![^]*\b(?:yerine|ifade eder|anlamina)\b)[^]*(?:\b(?:cift|iki|ikinci|ortak|musterek[a-z]*) imza|\b(?:paraf|vize|onay|muvafakat)[a-z]* (?:[a-z]+ )?(?:ol|bulun|al(?:in)?)m[ae](?:dan|yan|ks[iu]z[iu]n|d[iu]kc[ae])|imza[a-z]* (?:[a-z]+ ){0,3}(?:aran|gerek|sart|zorunlu|eklen|tasi|lazim)|\bust sinir|\bbirlikte\b)/
export const OF_ITEM = /\b(?:ben[dt]|fikra)[a-z]*\b/
export const EXCEPTIONS_LABEL =
  /^\W*(?:istisna(?:lar)?[iı]?|haric tutulan(?:lar| (?:is|islem|konu)(?:ler|lar))|kapsam disi(?:lar| islemler)?)\W*$/
export const OF_ORGAN = /\b(?:(?:yonetim|mudurler|genel) kurul|mudurler(?:in|ce|e)?\b)/
/** How the last item of a list says the verb of them all. */
export const CLOSES_LIST =
  /\b(?:yetkilidir|yetkili|sahiptir|haizdir|imzalar|(?:temsil|ilzam|imza|akd) ?(?:ve ilzam )?eder|edebilir|yapar|yapabilir|imzalayabilir|kullanir|kullanabilir|yurutur|verir)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** A sentence of an amount that bounds who was named before. */
export const LIMITS_THEM =
  /\b(?:sinirli(?:dir)?|kisitli(?:dir)?|asamaz|gecemez|asilamaz|gecilemez|(?:as|gec)m[ae]y[ae]c[ae]kt[iu]r|(?:fazla|cok) ol(?:amaz|mayacaktir)|(?:(?:ust|azami|en yuksek) (?:sinir|limit|tutar)|limit)[a-z]* [\d.,]+ ?(?:tl|turk lirasi|usd|euro|avro)?['’]?\s?d[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const OF_THEIR_POWER = /\byetki(?:si|leri|lerinin ust sinir[a-z]*|sinin ust sinir[a-z]*)\b/
export const BOARD_SIGNS =
  /\b(?:yalniz(?:ca)? |sadece |ancak |sirket,? )*(?:(?:yonetim|mudurler) kurul|mudurler)[a-z]*(?: (?:baskan|uye)[a-z]*)?(?: (?:herhangi )?(?:ikisi|biri)[a-z]*)?,? (?:atacaklari )?(?:(?:musterek|munferi[dt]|birlikte|cift|tek)[a-z]* ){0,2}(?:atacaklari )?imza[a-z]*(?: ile)? (?:gerekir|aranir|sarttir|zorunludur|gereklidir|(?:temsil|ilzam)[a-z]* (?:ve ilzam )?(?:edilir|olunur))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const BY_BOARD =
  /\b(?:yonetim|mudurler) kurul(?:unca|u(?:nun)?(?: (?:tescilli |sinirsiz |yetkili )*(?:uyelerince|uyeleri|temsilcileri|temsilcilerince))?(?: tarafindan)?(?: yetkisinde(?:dir)?| uhdesinde(?:dir)?)?)(?: (?:yurutulur|yapilir|imzalanir|gerceklestirilir|kullanilir|karara baglanir|temsil (?:edilir|olunur)))?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** What may not be done, said of nobody in particular: nobody gains by it. */
export const NEGATIVE = /[a-z]{3}m[ae]z(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const ALONE_BEFORE = /,?\s*\b(?:yalniz(?:ca)?|sadece|munhasiran|ancak)\s*$/
export const THEIRS_ALONE =
  /^['’]?[a-z]{0,4}\s*(?:yetki(?:si|leri)ndedir|uhdesindedir|aittir|yetkilidir(?:ler)?|(?:tarafindan|eliyle) (?:yapil|imzalan|yurutul|gerceklestiril)[a-z]*)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A) Fabrika Müdürü'nün görev ve yetkileri:" */
export const OF_OFFICE =
  /(?:n[iu]n|[iu]n) (?:gorev(?:leri)?(?: ve| ile) )?(?:temsil |imza )?yetki(?:leri|si|li oldugu (?:is|konu|islem)ler)\W*$/
/** "Bu işlemlerde … imza atar": of what is listed before. */
export const OF_THEM =
  /^[\W\d]*(?:bu|anilan|soz konusu|yukarida[a-z]*|sayilan)(?: (?:yazili|sayilan|belirtilen))? (?:yetki|islem|is|konu|husus|gorev)(?:l[ae]r)[a-z]*\b/
export const ALL_OF_THEM =
  /^[\W\d]*(?:[a-z]\W )?(?:(?:yukarida[a-z]*|sayilan|anilan|bu) [^.;]*|(?:tum |butun )?)\byetki(?:ler|leri)n?[ia]?\b/
export const HAVE_POWERS =
  /\b(?:yetkilere|yetkiye|yetkileri|islemleri|isleri) (?:[a-z]+ ){0,3}(?:sahiptir|haizdir|kullanir|yapabilir|yapar|yetkilidir)(?:ler|lar)?\W*$/
export const USE_THEM =
  /(?:\b(?:bu|anilan|soz konusu|yukarida[a-z]*|sayilan)(?: (?:yazili|sayilan|belirtilen))? |^[\W\d]*(?:tum |butun )?)yetki[a-z]* [^.;:]{1,80}? kullan(?:ir|abilir|ilir)(?:lar)?\W*$/
export const HANGS_ON = /\b(?:onay|izin|izn|muvafakat|karar)[a-z]* (?:ile|alin|uzerine|veril)|\b(?:sart|kosul)[a-z]*la\b/
export const GIVES_REST =
  /\b(?:(?:temsil|ilzam) (?:ve (?:ilzam|temsil) )?eder|yetkilidir|yetkisindedir|uhdesindedir|imzalar|kullanir|(?:tarafindan|eliyle) (?:yapilir|imzalanir|yurutulur|gerceklestirilir|temsil edilir))(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** What only bounds what others give: it gives nobody anything, whoever it speaks of. */
export const ONLY_BOUNDS =
  /\b(?:sinirlidir|gecerlidir|gecersizdir|kalkar|sona erer|asamaz|gecemez|kapsamaz|icermez|dahil degildir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A Grubundan birinin imzası da aranır": asked for beside whoever signs. */
export const ALSO_ASKED =
  /\bimza(?:s[iu]|lar[iu])(?:n[iu]n)? (?:da|de|dahi|ayrica)(?: [a-z]+)? (?:bulun(?!mak|mas)|aran|gerek|zorunlu|sart|lazim|alin)|\b(?:da|de|dahi|ayrica) imza(?:s[iu]|lar[iu]) (?:bulun(?!mak|mas)|aran|gerek|zorunlu|sart|lazim|alin)|\bikinci imza (?:olarak|sahib)/
/** "… aynı tutarlar ve aynı imzalar geçerlidir" */
export const SAME_WAYS =
  /\s(?:(?:da|de|dahi|icin|bakimindan|hakkinda|yukarida[a-z]*) )*ayni (?:tutar|limit|sinir|imza|esas|kural|usul)[a-z]*(?: (?:ve|ile) (?:ayni )?(?:tutar|limit|sinir|imza|esas|kural|usul)[a-z]*)* (?:gecerlidir|uygulanir|aranir|gecerli olur)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const KIND_ALONE =
  /^(?:(?:yapilacak|verilecek|bu|her turlu|bedelli|tutarli|tutarindaki|degerindeki) )?(?:alim|satis|satim|odeme|sozlesme|islem|siparis|talimat|kiralama|tahsilat|harcama|gider|basvuru|temin|tedarik)[a-z]*$/
/** "Yukarıda sayılan işlemlerde", "bu işlemlerde": no words of their own. */
export const REFERS =
  /^(?:yukarida[a-z]*|ayni|bu|bunlar(?:dan|in|a|i)?|anilan|soz konusu|belirtilen|sayilan)(?: (?:yukarida|anilan|sayilan|belirtilen|yazili|gosterilen|bent[a-z]*|bend[a-z]*|fikra[a-z]*|tum|butun|her|turlu|is|isler[a-z]*|islem[a-z]*|konu[a-z]*|husus[a-z]*|sozlesme[a-z]*|kapsam[a-z]*))*$/
export const THESE = /^\W*(?:bu|bunlar(?:dan|in|a|i)?|anilan|soz konusu|belirtilen|sayilan)\b/
export const REFERS_TO_ARTICLE =
  /\b(?:madde (\d{1,2})|(\d{1,2})\.? ?(?:['’]? ?[iu]?nc[iu] )?madde)[a-z'’ ]{0,6} ?(?:kapsam|(?:belirt|say|yaz|duzen|goster)[a-z]*)[a-z]* /
export const ARTICLE = /\bmadde (\d{1,2})\s?[-.):–]/g
export const ARTICLE_NEXT = /\bmadde \d{1,2}\s?[-.):–]/
/** "B Grubu müdürlerden oluşur": who they are. */
export const CONSISTS = /\b(?:olus(?:ur|maktadir)|ibarettir)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** A verb of somebody who does it, and one of what is done. */
export const DOES = /\b[a-z]{2,}(?:[ae]bilir|[aeiu]r|yetkilidir|haizdir|sahiptir)(?:l[ae]r)?\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const IS = /(?:\byoktur|\bvardir|(?<!yetkili|haiz)dir(?:l[ae]r)?|\bm[ae]z(?:l[ae]r)?)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const PASSIVE = /(?:[iu][ln]|(?<!kul)l[ae]n)(?:[ae]bilir|(?<![ae]bil)[iu]r)\W*(?:\(\d[\d/a-z]*\)\W*)*$/
export const SAYS_SIGNED =
  /^\W*(?:sirket(?:i|imiz|imizi)?,? )?(?:(?:temsil|ilzam)(?: ve (?:ilzam|temsil))? (?:edilir|olunur|eder(?:ler)?)|imzalanir|yapilir|imza (?:edilir|atilir))\W*(?:\(\d[\d/a-z]*\)\W*)*$/
/** "A+B" */
export const LETTERS_ADDED = /(?<![a-z])[a-h] ?\+ ?[a-h](?![a-z])/
export const SAYS = /\b[a-z]{2,}(?:[iu]r|m[ae]z)(?:l[ae]r)?\W*$/
export const DEPTHS = ['', 'article', 'figure', 'letter', 'stroke', 'dash']
/** "Tutarlar KDV dahil bedel üzerinden hesaplanır": of rules with an amount. */
export const HOW_COUNTED =
  /^(?![^]*\b(?:toplam|yillik|aylik|haftalik|gunluk|donem|kumulatif))\W*(?:(?:yukarida(?:ki)?|bu|isbu|ic|yonergede(?:ki)?|parasal|yazili|belirtilen|anilan|gecen|tum|butun) )*(?:tutar|limit|sinir|bedel|miktar|parasal)[a-z]* [^.;]*\b(?:hesaplan|esas alin|dikkate alin|goz onunde)[a-z]*\W*$/
/** "Bu yönergenin yürürlüğe girmesi … onayına bağlıdır" */
export const HANGS_WHOLE = /\byururlu[^.;]{0,80}\bbagli|\bbagli[a-z]* [^.;]{0,40}\byururlu/
/** "Ancak bu yetki … sona erer": said of the rules of the sentence before. */
export const OF_POWER_BEFORE = /^\W*(?:(?:ancak|fakat|su kadar ki|bununla birlikte|yalniz),? )?(?:bu|anilan|soz konusu|isbu) yetki/
export const BY_LEAVE = /\b(?:karar|onay|izn|izin|muvafakat)[a-z]*(?: ile|yla| uzerine| uyarinca)?\W*$/
export const ALIKE = /^ayni (?:nitelik|tur|cins|mahiyet|kapsam)[a-z]* [a-z]+$/
/** An item that ends in what is done ("… imzalanması,"): what is obtained, found or kept within ("karar alınması") is a condition. */
export const ENDS_IN_ACT =
  /\b(?!(?:al|ol|bulun|aran|iste|sagla|onayla|gec|as|kal|gerek)(?:in|un|n|il|ul)?m[ae]s)[a-z]{3,}m[ae]s[iu](?:n[ae]|nd[ae])?[\s,;]*$/
export const THOSE = /\b(?:asan|gecen|kalan|olan|uzerindeki|altindaki|ustundeki)l[ae]r[a-z]*\b/
export const DEPENDS =
  /\b(?:onayladigi|uygun (?:gordugu|buldugu)|(?:karar|izin|onay) verdigi|kararlastirdigi)\b|\b(?:karar|onay|izin|izn)[a-z]* (?:bulunan|bulunmasi|alinmis|verilmis)\b(?: olan| olmasi)?|\bonay(?:li|lanmis|lanan) (?:[a-z]+ )?(?:butce|plan|liste|yatirim|limit)[a-z]*|\b(?:imzalanmis|akdedilmis|onaylanmis) (?:bir |olan )?(?:sozlesme|butce|plan)[a-z]* (?:kapsam|cerceve|uyarinca|geregi)[a-z]*/
export const TAKES_BACK = /^\W*(?:ancak|fakat|lakin|su kadar ki|bununla birlikte|yalniz)\b/
/** "… iç yönergesinin 3. maddesi aşağıdaki şekilde değiştirilmiştir": the rest of the earlier one goes on. */
export const AMENDS = /\byonerge[a-z']*[^;:]{0,60}\bmadde[a-z]* (?:[a-z]+ ){0,4}(?:degistiril|tadil edil)[a-z]*/
/** Words that take something out of what is given: "hariç", "dışında" (none of "yurt dışında"). */
export const EXCEPTS = /\b(?:haric|(?<!\byurt ?)disinda(?!n)|mustesna|istisna)/
