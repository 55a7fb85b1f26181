/**
 * Articles of a contract that are about other matters than who manages, represents or signs: the fiscal year, profit, meetings, shares,
 * heirs, disputes. Their wording is everybody's own, so such a sentence is known by what it is about, which most begin with, and by what it
 * does not speak of: nobody by name, no office, no signing, no dealing, no amount, nothing that asks for a consent. Of such words each topic
 * may hold those alone that are its own ("pay devri ortakların muvafakatına bağlıdır").
 */
import type { Body } from '../fact/found.ts'
import { withoutEnd } from '../text/ends.ts'
import { oncePart, partiesIn } from '../text/names.ts'

/** What an article begins with, the words of {@link OTHERWISE} that are of its own matter, and whether it tells what was done. */
type Topic = { of: RegExp; own?: RegExp; done?: true }

/** Whose: "şirketin", "şirkete ait", "bu kooperatifin". */
const WHOSE =
  '(?:(?:is ?bu |bu )?(?:sirket|kooperatif|ortaklik|isletme)(?:imiz)?(?:[ae]|y[ae]|[iu]n|n[iu]n|imizin|imize)?(?: ait| iliskin)?,? )?'
const topic = (of: string, own?: RegExp, done?: true): Topic => ({
  of: new RegExp(`^${WHOSE}(?:${of})`),
  ...(own ? { own } : {}),
  ...(done ? { done } : {}),
})

const ASSEMBLY =
  '(?:(?:olagan(?:ustu)?|alelade|fevkalade|yillik|ilk)(?: ve (?:olaganustu|fevkalade))? )?(?:genel kurul|ortaklar kurulu|umumi heyet)(?:lar|ler)?'
const VOTES_OF =
  /\b(?:uye|ortak|aza|hissedar)[a-z]* (?:tam sayi|sayi|yari|salt|cogunlu|ekseriyet|ucte|dortte|talep|istem|biri(?:nin)? (?:talep|istem))[a-z]*/

/** Matters that take no word of {@link OTHERWISE} along, wherever they stand in the sentence. */
const NEUTRAL: Topic = {
  of: /\b(?:(?:hesap|mali|bilanco|muamele) (?:yil|donem|sene|devre)|safi kar|net kar|yedek akce|ihtiyat akce|temettu|kar pay|nisap|nisab|oylar?\b|oylama|cogunluk|cogunlug|zabit|zabt|tutanak|gazete|tebligat|bilanco|finansal tablo|muhasebe|damga|vergi|harc|pul bedel|nusha|tahvil|ihtilaf|anlasmazlik|uyusmazlik|hukum bulunmayan|aciklik bulunmayan|aciklik olmayan|yonetmelik|elektronik ortam|amac|maksad|maksat|gaye|mevzu|konu(?:su|lari)?\b|isletme adi|unvani|kurucu|mirasci|genel kurul|umumi heyet|ortaklar kurul|toplanti|ilan(?:lar)?\b|pay(?:lar)?\b|hisse(?:ler)?\b|sermaye|konut|ferdi mulkiyet|personel|isci)/,
  own: /\b(?:muamele (?:yil|sene)[a-z]*|hukumleri? (?:sakli|mahfuz)[a-z]*|hazir bulunan[a-z]* (?:[a-z]+ ){0,2}birinin|karara baglan[a-z]*|calisma izin[a-z]*|bakanlik temsilcisi (?:bulun|hazir)[a-z]*(?: zorunlu olmayan)?)/g,
}

const TOPICS: readonly Topic[] = [
  NEUTRAL,
  // "Şirketin hesap yılı ocak ayının birinci gününden başlar, aralık ayının son günü biter."
  topic(
    '(?:ilk |birinci |her )?(?:hesap|mali|muamele|bilanco|is) (?:yil|donem|sene|devre)(?:i|si|leri)?(?:n[iu]n)?,?(?= )(?! (?:icinde|boyunca|suresince|sonuna))',
    /\b(?:sona er|son bul|biti?m|muamele)[a-z]*/g,
  ),
  // "Safi kârdan evvelâ yüzde beş kanuni yedek akçe ayrılır.", "Kalan kâr ortaklara dağıtılır."
  topic(
    '(?:(?:yillik|safi|net|bilanco|kalan|bakiye|donem|dagitilacak|dagitilabilir|elde|edilen|ettigi|edecegi|umumi|genel|kanuni|birinci|ikinci|tertip|olaganustu|geri|yil|sonu|sonunda|senelik|hesap|donemi|tahakkuk|eden) ){0,7}(?:kar|karin|karlar|karindan|kardan|kari|kar pay[a-z]*|karin dagit[a-z]*|kar dagit[a-z]*|zarar|zararlar|zarari|temettu|kazanc|yedek akce[a-z]*|ihtiyat akcesi|ihtiyat akceleri|masraflar)(?=[ ,])',
    /\b(?:yonetim kurul[a-z]*|idare meclis[a-z]*|mudurler kurul[a-z]*) (?:teklif|oneri)[a-z]*|\b(?:yonetim kurulu uyelerine|mudurlere|uyelere)\b|\bayril[a-z]*|\bkadar\b|\basmadig[a-z]*|\bsadece zarar[a-z]*|\bislerin iyi\b/g,
  ),
  // "Şirkete ait ilanlar merkezin bulunduğu yerde çıkan bir gazete ile yapılır.", "Toplantıya çağrı taahhütlü mektupla olur."
  topic(
    `ilan(?:lar)?(?:i|in)?(?= )|(?:${ASSEMBLY}[a-z]* )?toplanti(?:ya|lara|larina|sina|larin)? (?:ait )?(?:cagri|davet|cagiri)[a-z]*|(?:cagri|davet)(?: ilan[a-z]*| mektup[a-z]*)?(?= )`,
    /\b(?:mahfuz|sakli) (?:kalmak|olmak|kalma|tutul)[a-z]* (?:kaydiyla|kaydi ile|sartiyla|sarti ile|uzere)|\b(?:en az|en gec)\b/g,
  ),
  // "Şirketle ortaklar arasında çıkacak ihtilaflarda şirket merkezindeki mahkemeler yetkilidir."
  topic(
    '(?:[a-z]+ ){0,9}(?:ihtilaf|anlasmazlik|uyusmazlik)[a-z]*(?= )(?=.*\\b(?:mahkeme|hakem|tahkim|merci|icra|mercii|cozu|hal|gider))',
    /\b(?:mahkeme|icra daire)[a-z]*(?: ve icra daire[a-z]*)? (?:yetkili|s[ae]lahiyetli|s[ae]lahiyettar)(?:dir(?:ler)?)?|\byetkili (?:mahkeme|merci)[a-z]*|\b(?:secil|tayin|atan)[a-z]*(?= hakem)|\bsatis|\bhukuki/g,
  ),
  // "Pay devri ortaklardan dörtte üçünün muvafakatı ile mümkündür.", "Her hisse sahibine bir oy hakkı verir."
  topic(
    '(?:(?:her (?:bir )?)?(?:esas )?(?:sermaye )?(?:hisse|pay|ortaklik pay)(?:lar|ler|si|i)?(?:[iu]?n?[iu]n)?(?: (?:sened|senet|sahi[bp]|devr|devir|intikal|bolun|itibari|nama|hamil|sirkete|ortak|tamam|hicbir|bir oy)[a-z]*|lar)|(?:ortak|hissedar|serik)(?:lar|ler)?(?:dan her biri|in)?,? (?:[a-z]+ ){0,2}(?:hisse|pay)(?:ler|lar)?(?:ini|lerini|larini|sini|ini)\\b|devir hususunda\\b|(?:cikarilmis |esas )?sermayeyi temsil eden pay)',
    /\b(?:hisse|pay|nama|hamiline) (?:yazili )?(?:sened|senet)[a-z]*|\b(?:muvafakat|onay|izin|izn|riza|tasvi[bp]|olur)[a-z]*|\bdevr[a-z]*|\bdevir[a-z]*|\bsat(?:is|an|mak|il)[a-z]*|\bkayd(?:iyla|i)\b|\bsart(?:iyla|i|tir)\b|\bkadar\b|\bgecici\b|\bancak\b|\byalniz(?:ca)?\b|\b(?:alim|satin al)[a-z]*|\b(?:rehn|intifa|rehin)[a-z]*|\bvekil[a-z]*|\bolmadikca\b|\btemsil eden pay[a-z]*|\btaraflarin imza[a-z]*|\bboluna?[a-z]*/g,
  ),
  // "Ortaklardan birinin ölümü halinde mirasçıları şirkete devam ederler."
  topic(
    '(?:ol[ae]n |vefat eden |kollektif |komandite |komanditer |cikan veya cikarilan |cikan |cikarilan |ayrilan )?(?:ortak|serik|hissedar|ortag)(?:lar)?(?:dan|lardan|larin|lar[iu]n|in|iklerden)? (?:(?:her ?hangi )?bir(?:i|isi)?(?:nin)? )?(?:olum|olen|vefat|iflas|hacir|hacr|kisit|mahcur|haciz|mirasci|alacag)[a-z]*',
    /\b(?:iflas|infisah|fesih|fesh|ayril|birinin|herhangi birinin|kayyi?m|vasi)[a-z]*/g,
  ),
  // "Şirket ilgili makamlara bildirmek şartıyla şubeler açabilir."
  topic(
    '(?=[^.;]*\\b(?:sube|burolar|buro|temsilcilik|acent)[a-z]*(?: [a-z]+){0,5} (?:ac|kur|tesis ed|ihdas ed)(?:abilir|ebilir)$)(?=(?:[a-z]+ ){0,3}(?:sirket|genel kurul|yurt|turkiye))(?:[a-z]+)',
    /\b(?:genel kurul|yonetim kurul|mudurler kurul|ortaklar kurul|idare meclis)[a-z]*(?: [a-z]+)? karar[a-z]*(?: ile)?|\b(?:bildirmek|bildirilmek|haber vermek|bilgi vermek|tescil ve ilan ettirmek|uymak|yerine getirmek) (?:sartiyla|kaydiyla|suretiyle)|\byurt ?disinda\b|\b(?:sube|temsilcilik)[a-z]*/g,
  ),
  // "Olağan genel kurul hesap devresinin sonundan itibaren üç ay içinde toplanır.", "Ortaklar kurulu kararları salt çoğunlukla alınır."
  topic(
    `${ASSEMBLY}(?:lar)?(?:[iu])?(?:n[iu]n|[iu]n)?(?: toplanti| karar[a-z]* (?=.*\\bal[iu]n[iu]r|.*\\bver[iu]l[iu]r)|(?=[^.;]* (?:toplan|cagr|cagir|davet ed|cagril|cagiril)[a-z]*(?:[iu]r|abilir|ebilir|maz|mez|lar|ler)$))`,
    /\b(?:yonetim kurul|idare meclis|mudurler kurul)[a-z]* (?:uygun gorecegi|karar verecegi|tespit edecegi|belirleyecegi|cagrisi|daveti|tarafindan cagr)[a-z]*|\b(?:bakanlik|hukumet)? ?(?:temsilci|komiser)[a-z]* (?:bulun|hazir|katil|istirak)[a-z]*(?: (?:sart|zorunlu|gerek)[a-z]*)?|\b(?:en az|sart(?:tir)?)\b|\bidare merkez[a-z]*|\btoplanti (?:zabit|zabt|tutana)[a-z]*(?: [a-z]+){0,3} imza[a-z]*/g,
  ),
  // "Pay sahipleri genel kurulda kendilerini vekil vasıtasıyla temsil ettirebilirler."
  topic(
    '(?:ortak|hissedar|pay sahi[bp]|hisse sahi[bp])[a-z]*,? (?=[^.;]*\\b(?:genel kurul|toplanti|ortaklar kurulu|umumi heyet)[a-z]*)(?=[^.;]*\\b(?:kendilerini|kendisini|oy|diger ortak|digerini|vekil))(?![^.;]*\\b(?:sirketi|kooperatifi))',
    /\bvekil[a-z]*|\btemsil (?:ettir|edil|ed)[a-z]*|\btemsilci[a-z]*|\b(?:disinda|haric)(?:ki)?\b|\byazili\b|\byetki belge[a-z]*/g,
  ),
  // "Müdürler şirketle rekabet edemezler.", "Yönetim kurulu üyelerine genel kurulca tespit edilecek huzur hakkı ödenir."
  topic(
    '(?:mudur|yonetim kurulu uye|kurul uye|denetci|murakip|baskan)[a-z]*,? (?:[a-z ,]{0,70}\\brekabet (?:ed[ae]m[ae]z|yasag)[a-z]*$|[a-z ,]{0,70}\\b(?:ucret|huzur hakk|maas|aylik)[a-z]* (?:[a-z ]{0,40}\\b)?(?:oden|ver[iu]l|belirlen|tespit ed|tayin ed|kararlastir|takdir)[a-z]*(?:[iu]r|m[ae]z)$)',
    /\b(?:mudur|yonetim kurulu|uye|denetci|murakip|baskan|tayin)[a-z]*/g,
  ),
  // "Denetçi her yıl genel kurul tarafından seçilir."
  topic(
    '(?:denetci|murakip|murakib)(?:ler|lar)?(?:in|nin|lerin|larin)?(?= )(?!.*\\bve (?:mudur|uye))(?!.*m[ae](?:d[ae]n|dikc[ae]|ksizin)\\b)',
    /\b(?:denetci|murakip|sec|tayin|gorev|ucret|yetki|vazife)[a-z]*(?: ve (?:gorev|yetki|vazife)[a-z]*)?/g,
  ),
  // "Yönetim kurulu şirket işleri lüzum gösterdikçe toplanır.", "Yönetim kurulu kararları üyelerin çoğunluğuyla alınır."
  topic(
    '(?:yonetim kurulu|mudurler kurulu|idare meclisi)(?:n[iu]n)? (?:(?:[a-z]+ ){0,9}(?:toplan)(?:[iu]r|abilir)$|toplanti (?:ve karar )?nisab[a-z]*|karar(?:lar)?[iu]? (?:[a-z]+ ){0,8}al[iu]n[iu]r$|toplanti[a-z]* (?:[a-z]+ ){0,12}(?:yapil|katil)[a-z]*$|(?:[a-z,]+ ){0,12}toplan(?:[iu]r|abilir)$)|muzakere zabit[a-z]*',
    new RegExp(
      `\\b(?:yonetim kurul|mudurler kurul|idare meclis)[a-z]*|\\bbaskan[a-z]* cagri[a-z]*|\\buyelerce imza[a-z]*|${VOTES_OF.source}`,
      'g',
    ),
  ),
  // "Damga vergisi makbuz karşılığı ödenmiştir.", "Bakanlığa gönderilecek sözleşme nüshaları ortaklarca imzalanmıştır."
  topic(
    '(?:damga|noter|kurulus|ilk)(?: tesis)? (?:verg|harc|masraf|gider|resm)[a-z]*|harc(?:lar)?(?= )|(?:[a-z]+ ){0,4}(?:ana |esas )?sozlesme(?:nin)?,? (?:altindaki imza|kurucular tarafindan (?:birlikte )?imza|ortaklar tarafindan (?:birlikte )?imza|ortaklarca (?:birlikte )?imza)|(?:[a-z]+ ){0,3}(?:ana |esas )?sozlesme(?:nin|si(?:nin)?)? (?:[a-z]+ ){0,3}nusha[a-z]*',
    /\b(?:ortaklarca|kurucularca|kurucular tarafindan|ortaklar tarafindan) (?:birlikte )?imza[a-z]*|\baltindaki imza[a-z]*/g,
    true,
  ),
  // "Kurucular için özel menfaat öngörülmemiştir."
  topic('kurucu(?:lar)?(?:a|ya|in)? (?:icin )?(?:ozel |hususi )?(?:menfaat|hak|imtiyaz|intifa)[a-z]*', undefined, true),
  // "Bu sözleşmede hüküm bulunmayan hallerde Türk Ticaret Kanunu uygulanır."
  topic(
    '(?=[^.;]*\\b(?:kanun|ttk|t\\.t\\.k|mevzuat))(?:[a-z]+ ){0,3}(?:ana |esas )?(?:ana|esas)?(?:sozlesme|mukavele)[a-z]* (?:[a-z]+ ){0,3}(?:olmayan|olmiyan|bulunmayan|bulunmiyan|almayan|yazilmayan|belirtilmeyen|duzenlenmeyen|ongorulmeyen)(?=.*(?:uygulan|tatbik(?: ed| olun)?|cari(?:dir)?(?: ol)?|gecerli|tabi|muteber|esas alin|nazara alin|goz onune alin)[a-z]*$)',
  ),
  // "Sözleşme değişikliği niteliğindeki kararlar için bakanlık izni alınır."
  topic(
    '(?:bu hususta |bu |ana |esas )*(?:ana |esas )?(?:sozlesme(?:si)?(?:n[iu]n|de|sinde)? (?:yapilacak )?(?:degisik|degistiril|tadil)|amac ve konuda degisiklik|amac veya konuda degisiklik)[a-z]*',
    /\b(?:bakanli[kg]|ticaret vekaleti)[a-z]* (?:dan |ndan )?(?:gerekli )?(?:on )?(?:izn|izin|onay)[a-z]*|\bizin[a-z]*|\btemsil eden ortak[a-z]*/g,
  ),
  // "Tescil ve ilan edilmiş adrese yapılan tebligat şirkete yapılmış sayılır."
  topic(
    '(?:tescil ve ilan edilmis |tescil edilmis |yeni )?adres(?:e|i|ine|ini|inden)?(?= (?:yapilan|ayril|degis|tescil))[a-z ]*|adres degisikliginde(?= )',
  ),
  // "Ortaklıktan çıkan ortağın hesabı o yılın bilançosuna göre görülür."
  topic(
    '(?:ortakliga|ortakliktan|ortaklik(?=tan)) (?:kabul|giris|girmek|cikma|cikan|cikarma|cikaril|ayrilan|ihrac)[a-z]*',
    /\b(?:yonetim kurul[a-z]*) (?:[a-z]+ )?(?:karar|basvur|kabul|bildir|muracaat)[a-z]*|\bayril[a-z]*|\bkaydiyla\b|\bsart(?:tir|iyla)?\b/g,
  ),
]

/** Words of people, offices, signing, dealings and consents, of ends, bounds and amounts: what holds one may be about who signs. */
const OTHERWISE =
  /\b(?:imza|temsil|ilzam|yetki|s[ae]lahiyet|mezun|mudur|yonetim|yonetici|idare|uye|aza\b|azal|baskan|reis|vekil|vekal|memur|kayyi?m|komiser|denetci|muraki[pb]|sec(?:il|im|er|mek|ebil)|ata(?:n|r|m|ya)|tayin|gorev|vazife|istifa|azl|azil|ayril|cekil|sona er|son bul|bagla(?:r|n|ma|y)|tek basina|munferi|muster|birlikte|onay|muvafakat|izin|izn|riza|tasvi[bp]|icazet|olur(?:u|una|uyla)\b|borc|kefil|kefalet|kredi|ipote[kg]|rehi?n|teminat|tasinmaz|gayri ?menkul|emlak|arsa|arac|demirbas|sat(?:is|in|il|ma|ar|abil)|alim|kira|cek\b|cekler|senet|senedi|police|bono|dava|sulh|harca|odeme(?!k|yen)|islem|muamele|akd|sozlesme yap|asan|asma|gec(?:en|m[ae]yen)|ust[iu]nde|uzerinde|olmad|bulunmad|olmaksizin|m[ae]dikc|haric|mustesna|disinda|kaydiyla|kaydi ile|sartiyla|sarti ile|kosul|ancak|yaln[iı]z|sadece|munhasir|kadar|biri(?:si)?nin|ikisi|herkes|kimse|adina|namina|devred|devri(?=nde|yle)|tasfiye|fes[ih]h|iflas|infisah|konkordato|birles|bolun|nevi degis)|\blira|\b(?:y?tl|usd|eur|euro|avro|dolar[ai]?)\b|\d[\d.,]{3,}\d|\bhususlar\s?:|\bdelil olan|\b(?:eski|yeni) (?:sekil|sekli)|\bisler(?:de|inde)\b|\bkarar[a-z]* (?:aran|gerek|sart|zorunlu|olmadan|alinmadan|almadan)|\bbanka|\bkase|\bparaf|\bkasa\b|\bgeri (?:al|ver)|\b(?:bu|o|soz konusu) hakk?[a-z]*|\bevrak|\b(?:iki|uc|cift) (?:kisi|mudur|uye|orta[kg])/
/** "Bu karar yürürlükten kalkar", "bu husus hükümsüz kalır": how far what the notice decides holds, on whatever matter the words begin with. */
const OF_FORCE =
  /\b(?:is ?bu|bu|anilan|soz konusu|alinan|yapilan|verilen) (?:[a-z]+ )?(?:karar|husus|durum|secim|atama|gorevlendirme|tescil)(?:[iu]|n?[iu]n|lar|lar[iu]n)?\b(?![^.;]*\baksi)[^.;]{0,60}\b(?:yururluk(?:ten|te kal)|yururluge gir|hukum(?:suz| ifade| dogur)|gecersiz|gecerli(?:lik|lig| ol| kal| say)|kalk(?:ar|ac|m)|dus(?:er|ec)|son(?:a er|lan| bul)|aski|kesinles|gecici|temyiz|istinaf|itiraz|dur(?:ur|ac)|bit(?:er|ec))/
/** Whether words say how far a decision holds that they only point at. */
export const isOfForce = (plain: string): boolean => OF_FORCE.test(plain)
/** "… mahkemeleri yetkili kılınmıştır": the rule, said as what was agreed. */
const COURT_CHOSEN =
  /(\b(?:mahkeme|daire)[a-z]* (?:yetkili|s[ae]lahiyetli)) (?:kilin|sayil|addedil|olarak (?:belirlen|kabul edil|tayin edil))m[iu]st[iu]r$/
/** An article is a rule: what was decided, was done or will be done is none. */
const RULE = /(?:[ae]r|[iu]r|m[ae]z)(?:l[ae]r)?$/
const DONE = /(?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r|t[iu]rl[ae]r)|m[ae]kt[ae]d[iu]r|[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r))$/
const NUMBERED = /^\W*(?:madde\s*)?\d{0,2}\s?[-.):/]*\s*(?:(?:[a-z]+ ){0,4}[a-z]+\s?[:–]-?\s)?/
const LONGEST = 400

/** "Personel alamaz": what somebody who is not named may not do is his bound, and no article's matter. */
const FORBIDS = /^\W*[a-z]+ (?:[a-z]+ )?[a-z]{2,}[ae]m[ae]z\W*$/

/** Whether a sentence is an article of a contract on a matter that decides nothing of who signs. */
export const isArticle = oncePart((body: Body, from, to): boolean => {
  if (to - from > LONGEST) return false
  const said = withoutEnd(body.plain.slice(from, to), '.,;:').replace(COURT_CHOSEN, '$1dir')
  const plain = said.slice(NUMBERED.exec(said)?.[0].length ?? 0)
  if (!RULE.test(plain) || isOfForce(plain) || FORBIDS.test(plain)) return false
  const done = DONE.test(plain)
  const about = TOPICS.filter((each) => (each.done || !done) && each.of.test(plain))
  return about.some(({ own }) => !OTHERWISE.test(own ? plain.replace(own, ' ') : plain)) && partiesIn(body, from, to).length === 0
})
