/**
 * Told sentences whose grammar shows of whom they are or what they do: that they are of those alone whom they begin with, that they deny
 * these a power, that they only affirm or add to what others give. They take nothing from anybody else.
 */
import { remembered } from '../kernel/remembered.ts'
import { fold } from '../kernel/text.ts'
import { verb } from '../text/lexicon.ts'
import { ofStems } from '../text/stems.ts'
import { isOf, LEGAL, namesSomebody, NO_NAME, proseOf, SMALL } from './aside.ts'

/** Who somebody is, before his name: an office, a trade, what he had before. */
const LEAD = ofStems(
  'ortak ortag- ortaklardan ortaklarindan hissedar hissedarlardan pay sahibi uye uyesi uyelerden uyelerinden aza azadan mudur muduru mudurlerden mudurlerinden baskan baskani vekili yardimcisi genel yonetim mudurler kurulu sirket sirketimiz calisani calisanlarindan personeli personelden elemani muhasebe muhasebeci muhasip satis finans mali musavir avukat sayin diger oteki obur sair eski yeni bir de da ayrica tc t c kimlik no nolu numarali daha once onceden evvelce halen temsil imza ilzam yetki yetkisi yetkilisi bulunan olan gorev suresi sureleri dolan biten sona eren kurulda alinan karar kararlar',
)
/** What somebody is by a word before it ("otel müdürü", "yapım amiri", "Alman uyruklu"): whatever that word is. */
const HEAD =
  /^(?:mudur|sorumlu|sef|amir|yardimci|temsilci|uzman|eleman|memur|yetkili|direktor|gorevli|koordinator|sekreter|danisman|muhendis|kaptan|usta|avukat|vekil)(?:s?[iu])?$|^(?:uyruklu|vatandasi|olan)$/
type Case = 'of' | 'to' | 'plain'
const CASES: readonly [RegExp, Case][] = [
  [/^n?[iıuü]n$/u, 'of'],
  [/^[yn]?[ae]$/u, 'to'],
]
const WORD = /\p{L}[\p{L}-]*(?:\s?['’`´]\s?\p{Ll}+)?|\d[\d./]*|[^\s\p{L}\d]/gu
const PARTED = /\s?['’`´]\s?/u
const MOST_NAMES = 4

/** Whom a sentence begins with, by name and nothing but his office before it: in which case, and what it says behind the names. */
const subjectOf = (prose: string): { stands: Case; behind: string } | null => {
  const all = [...prose.matchAll(WORD)]
  const isName = (at: number): boolean => {
    const stem = (all[at]?.[0] ?? '').split(PARTED)[0] ?? ''
    const folded = fold(stem)
    return /^\p{Lu}/u.test(stem) && !LEAD.test(folded) && !NO_NAME.test(folded) && !LEGAL.test(folded)
  }
  let at = 0
  const isLed = (place: number): boolean => HEAD.test(fold(all[place + 1]?.[0] ?? ''))
  while (at < all.length && (!isName(at) || isLed(at))) {
    const word = all[at]?.[0] ?? ''
    if (isLed(at) || HEAD.test(fold(word))) {
      at += 1
      continue
    }
    if (/^\p{L}/u.test(word) ? !LEAD.test(fold(word)) : !/^[\d.)(,:-]/.test(word)) return null
    at += 1
  }
  for (let names = 0; names < MOST_NAMES; names += 1) {
    let words = 0
    let end: string | null = null
    while (end === null && isName(at)) {
      end = (all[at]?.[0] ?? '').split(PARTED)[1] ?? null
      words += 1
      at += 1
    }
    if (words < 2 || words > MOST_NAMES) return null
    const next = all[at]
    if (end === null && next && /^(?:ve|ile|,)$/.test(next[0]) && isName(at + 1)) {
      at += 1
      continue
    }
    if (!next) return null
    const stands = end === null ? 'plain' : CASES.find(([ending]) => ending.test(end ?? ''))?.[1]
    return stands ? { stands, behind: prose.slice(next.index) } : null
  }
  return null
}

/** Two words in capitals beside each other, or one that is declined: perhaps another's name. */
const OTHER_NAME = /\p{Lu}\p{L}+ \p{Lu}\p{L}+|\p{Lu}\p{L}+['’`´]\s?\p{Ll}/u
const INSTITUTION =
  /\b(?:Sosyal Güvenlik Kurumu|Vergi Dairesi|Ticaret Sicili?|Türk Ticaret|Yönetim Kurulu|Türk Lirası|SGK|SSK|PTT|TTK|TL|TC)(?:['’]?\s?\p{Ll}+)?/gu
const namesAnother = (words: string): boolean => OTHER_NAME.test(words.replace(INSTITUTION, ' '))

const DECISION_TAIL =
  /(?: (?:oy ?birlig\S*|oy|birlig\S*|coklug\S*|ittifak\S*|ile))*(?: karar (?:veril|alin)(?:mistir|di)| kararlastirilmistir)?$/
/** The same behind what is denied, and who says of himself that it is so. */
const DENIAL_TAIL =
  /(?: (?:tespit|kabul)[iu]n[ae])?(?: (?:oy ?birlig\S*|oy|birlig\S*|coklug\S*|ittifak\S*|ile))*(?: (?:karar (?:veril|alin)(?:mistir|di)|kararlastiril(?:mistir|di)|(?:kabul|tespit|beyan) (?:et|edil)(?:mistir|ti|di)|(?:uygun (?:gorul|bulun)|bildir|benimsen|belirt)(?:m[iu]st[iu]r|d[iu])))?$/
const CLOSED = 'karar verilmistir verildi alinmistir kararlastirilmistir oy- birlig- coklug- ittifak-'
/** The words of which it is said that somebody has no power. All its verbs deny. */
const DENIAL = ofStems(
  `ve veya ile ya da de dahi ise sirket- kooperatif- adina namina istirak etmez- etmeyecek- karisma- edemez- edemeyecek- atamaz- atamayacak- atmaz- atmayacak- koyamaz- koymaz- kullanmaz- kullanmayacak- kullanamaz- kullanamayacak- imzalayamaz- imzalamaz- baglayamaz- herhangi bir hicbir hic sekilde surette suretle bicimde konuda hususta temsil- idare- yonetim yonetimi ilzam- imza imzaya yetki- salahiyet- selahiyet- hak hakki hakkina hakkini etme etmeye atma atmaya kullanma mudur mudurluk mudurluge mudurlugu uye uyelik uyelig- sifati sifatina sifatini olarak bakimindan ayrica bundan boyle artik gorev gorevi gorevini ${CLOSED} verilmesine verilmesi taninmasina taninmasi kilinmasina gerek luzum ihtiyac mahal yer gorulmemis- gorulmedi- duyulmamis- simdilik bu donem icin mezun muktedir yok yoktur degil degildir degildirler olmaksizin olmayan bulunmayan olmadan bulunmaksizin olmayip bulunmayip baglayici baglayan baglayacak borclandiran borclandiracak borclandirici edemez edemeyecektir atamaz atamayacaktir imzalayamaz koyamaz baglayamaz verilmis taninmis kilinmis haiz sahip talip mevcut talep talepte talebi talebinde istek istekte tevdi tasarruf yapacak- mudurdur uyedir`,
)
const POWER = /\b(?:imza|temsil|ilzam|yetki|s[ae]lahiyet|mudur|idare(?:ye|sine) (?:istirak|karis))/
/** What is denied, of a sentence and as what is decided. */
const NOT =
  '(?:m[ae](?:m[iu]s(?:t[iu]r|l[ae]rd[iu]r)?|m[ae]kt[ae](?:d[iu]r(?:l[ae]r)?)?|d[iu](?:l[ae]r)?|z(?:l[ae]r)?|m[ae](?:s[iu]|l[ae]r[iu])(?:n[aeiu]|n[iu]n)?|d[iu](?:g[iu]|kl[ae]r[iu])(?:n[aeiu]|n[iu]n)?)|m[ae]?y[ae]?c[ae](?:k(?:t[iu]r|l[ae]r(?:d[iu]r)?)?|g[iu](?:n[aeiu]|n[iu]n)?))'
/** Verbs of having, getting, holding and asking for a power. */
const HAS =
  '(?:bulun|ol|veril|tanin|kilin|yetkilendiril|kal|birakil|al|tasi|iste|yap|(?:tevdi|talep|teslim|havale) (?:et|edil|olun)|taninmis ol)'
/** What he does not do who has no power. */
const DOES_NOT =
  '(?:(?:temsil |ilzam |istirak )etme|(?:ed|at|koy|kullan|imzalay|baglay|karis)[ae]ma|edeme|imzalama|(?:imza |imzasini )(?:at|koy|kullan)ma|karisma)(?:z(?:l[ae]r)?|y[ae]c[ae]k(?:t[iu]r|l[ae]rd[iu]r))'
const DENIES = new RegExp(
  `(?:\\b(?:yok(?:tur)?|degil(?:dir(?:l[ae]r)?)?|(?:veril|tanin|kilin)m[ae]s[iu]n[ae] (?:gerek|luzum|ihtiyac|mahal|yer) (?:gorul|duyul|ol|kal)${NOT}|${HAS}${NOT}|${DOES_NOT})|\\b(?:olmaksizin|olmadan|bulunmaksizin) (?:uyelik|mudurluk|gorev) yapacak(?:tir)?|\\b(?:(?:olma|bulunma)yan|(?:olma|bulunma)(?:ksizin|dan)) (?:mudurdur|uyedir))$`,
)
const DENIED_WORD = new RegExp(
  `^(?:${HAS.slice(3, -1)
    .split('|')
    .filter((each) => /^[a-z]+$/.test(each))
    .join('|')}|et|edil|olun)${NOT}$`,
)
/** "Üçüncü müdürün", "diğer iki üyeye": some beside those who are named. */
const OTHERS =
  /^(?:(?:diger|oteki|obur|(?:geri )?kalan|ikinci|ucuncu|dorduncu|besinci)(?: (?:iki|uc|dort|bes))? (?:(?:yonetim kurulu|idare meclisi) )?(?:mudur|uye|aza|orta[kg]|yetkili|temsilci)(?:l[ae]r)?(?:s?i)?(?:n?[iu]n|[yn]?[ae])?) (?:(?:ise|da|de) )?/
/** "Müdür sıfatını taşımakla birlikte": what he is besides. */
const WITH_OFFICE = /\b(?:(?:mudur|uye) )?(?:sifatini )?(?:tasi|ol)makla (?:birlikte|beraber) /
/** What is affirmed where it stands behind none of what denies it ("yetkili kılınmış değildir"). */
const AFFIRMED = /\b(?:verilmis|taninmis|kilinmis|haiz|sahip|mezun)\b(?! degil| bulunmamakta| olmayip)/

/** "A olmadan temsil yetkisi yoktur": another's power hangs on him. */
const WITHOUT_HIM = /^(?:olma|bulunma)(?:dan|ks[iı]z[iı]n|d[iu]kca|yan)\b/

/** "A'nın temsil yetkisi bulunmayıp müdürlük sıfatı da yoktur", "B temsile yetkili kılınmamıştır": those whom it begins with have no power. */
export const isDenied = (text: string): boolean => {
  const prose = proseOf(text)
  if (!/(?:yok|değil|m[ae]|olmay|olmaks)/iu.test(prose)) return false
  const others = OTHERS.exec(fold(prose))
  // "Diğer ortaklar A ve B": whoever they are.
  const rest = others ? prose.slice(others[0].length) : prose
  const behind = subjectOf(rest)?.behind ?? (others ? rest : null)
  if (behind === null || namesAnother(behind)) return false
  const said = fold(behind).replace(WITH_OFFICE, '')
  const plain = said.replace(DENIAL_TAIL, '')
  return (
    POWER.test(said) &&
    DENIES.test(plain) &&
    !WITHOUT_HIM.test(said) &&
    !AFFIRMED.test(said) &&
    plain.split(' ').every((word) => DENIAL.test(word) || DENIED_WORD.test(word))
  )
}

/** Words by which a sentence on somebody speaks of others too, or ends something: another sentence than of his own power. */
const OF_OTHERS =
  /\b(?:diger|oteki|obur|hepsi|herkes|kimse|her iki|(?:mudur|uye|yetkili|orta[kg]|temsilci|imza|baskan)l[ae]r|organ|disinda|haric|yerine|birlikte|beraber|muster|ikinci|cift|aran|gerek|zorunlu|mecbur|lazim|icap|son ver|son bul|devr|birak|sec(?:il|im)|atan|tayin|getiril|bundan (?:boyle|sonra)|artik|yeterli|kafi|iptal|kaldir|hukumsuz|aksi|onun|bunun)|(?:olma|bulunma|alinma|veril?me|imzalama)(?:d[iu]kc[ae]|y[ae]n)\b/
/** Besides, where the sentence does not begin with his power but says what he does: another's hand or leave, the company's whole power. */
const OF_MORE =
  /\b(?:tum|butun|hic ?bir|baskan|mudur(?!lu[kg])|onay|izn|izin|muvafak|riza|olur|paraf|sart|sona er|temsil ed|sirketi|ilzam|bagla|gecersiz)|(?:olma|bulunma|alinma|veril?me|imzalama)(?:d[ae]n|ks[iu]z[iu]n)\b/
/** How far somebody's own power goes and since when. */
const OWN_POWER =
  /^(?:(?:ise|da|de|sadece|yalniz|yalnizca|sirketteki|mevcut|noterden|verilen|munferit|munferiden|tek|tek basina|genel mudur|mudur|vekil|sifatiyla) )*(?:(?:temsil|imza|ilzam|ve) ){0,3}(?:yetki|s[ae]lahiyet|vekaletname|imza(?! (?:ve|ile)))/
const BOUNDED =
  /\b(?:dogar|dogacaktir|sinirli(?:dir| olup| olacaktir| tutulmustur| tutulacaktir)|sinirlandirilmistir|kisitlanmistir|kapsar|kapsamaktadir|kapsayacaktir|icerir|icermektedir|ibarettir|ozgudur|gecerlidir|gecerli olacaktir|baslar|baslayacaktir|baslamistir|belirlenecektir|gosterilecektir|duzenlenecektir|belirtilecektir|kararlastirilacaktir|tespit edilecektir|kullanacaktir|kullanabilir|kullanabilecektir)$/
const MAY =
  /\b(?:[a-z]+[ae]bil(?:ir|ecektir|mektedir)|(?:imzalamaya|imza etmeye|atmaya|koymaya|yapmaya|etmeye) (?:yetkilidir|yetkili kilin(?:mistir|di))|(?:imzalamakla|imza etmekle|atmakla|yapmakla) (?:gorevlendiril|yetkilendiril|gorevli)(?:mistir|dir|di))$/
const ONLY =
  /^(?:(?:ise|da|de) )?(?:yalniz|yalnizca|sadece|ancak|munhasiran) (?:\S+ ){1,14}?(?:imza (?:atar|eder|koyar|atacaktir)|imzalar|imzalayacaktir|yetkilidir)$/

/** The words of which it is said that somebody is no more what he was: the end, why it came, and that he did not stand or was not chosen again. */
const END = ofStems(
  `ve ile da de ise bu olup olarak suretiyle suretle boylece kendi istegi istegiyle istegi- uzerine nedeniyle sebebiyle vefat- istifa etmis etmistir etmesi ederek yeniden tekrar bir daha kez secilmemis- secilmedi- aday aday- olmamis- olmadi- gosterilmemis- gosterilmedi- atanmamis- yonetim mudurler kurulu mudur- mudurluk mudurlug- mudurlukten uye- uyelik uyelig- uyelikten baskanlig- gorev gorev- gorevleri temsil imza ilzam yetki yetkisi yetkileri sifat- sona son ermis- erdi erer bulmus- verilmis- verildi alinmis- alindi azledilmis- azledildi yer almamis- almadi alinmamis- girmemis- girmedi giremedi kurul- kurula yeni donem donem- heyet- meclis- idare ayrilmis- ayrildi cekilmis- cekildi kalkmis- kalmamis- ${CLOSED}`,
)
const ENDS =
  /\b(?:sona er|son bul|son veril|(?:gorev|mudurlug|uyelig)[a-z]* alin|azledil|ayril|cekil|istifa et|(?:secil|aday ol|aday goster[iu]l|atan|(?:kurul|heyet|meclis)[a-z]* (?:gir|al[iı]n|yer al|sec[iı]l))m[ae])[a-z]*$/
/** "Süresi dolan müdür A yeniden seçilmemiş olup müdürlüğü sona ermiştir": those whom it begins with are it no more, and of nobody else is anything said. */
export const endsTheirs = (text: string): boolean => {
  const prose = proseOf(text)
  const subject = subjectOf(prose)
  if (subject === null || subject.stands === 'to' || namesAnother(subject.behind)) return false
  const said = fold(subject.behind).replace(DECISION_TAIL, '')
  return ENDS.test(said) && said.split(' ').every((word) => END.test(word))
}

/** "A'nın yetkisi 50.000 TL ile sınırlıdır", "B yalnızca makbuzlarda imza atar": of those alone whom it begins with. */
export const isOfThose = (text: string): boolean => {
  const prose = proseOf(text)
  if (isThanks(prose)) return true
  if (!/imza|yetki|s[ae]l[aâ]hiyet|vek[aâ]let/iu.test(prose) || FOR_HIM_ALONE.test(fold(prose))) return false
  const subject = subjectOf(prose)
  if (subject === null || namesAnother(subject.behind)) return false
  const said = fold(subject.behind).replace(DECISION_TAIL, '')
  if (OF_OTHERS.test(said)) return false
  if (subject.stands === 'of') return (OWN_POWER.test(said) && BOUNDED.test(said)) || HAS_NONE_FOR.test(said)
  if (OF_MORE.test(said)) return false
  if (subject.stands === 'to') return GIVEN_FOR.test(said)
  return MAY.test(said) || ONLY.test(said) || (/\b(?:imza|temsil) yetkisini\b/.test(said) && BOUNDED.test(said)) || STARTS.test(said)
}
/** "Yalnız B'nin imzası geçerlidir", "B'nin imzası geçerlidir": how the company is signed for, and nobody else's signature perhaps. */
const FOR_HIM_ALONE =
  /^\W*(?:yalniz(?:ca)?|sadece|munhasiran) |^(?![^]*\byetki)[^]*\bimza(?:si|lari) (?:gecerli|muteber)(?:dir| olacaktir)$/
/** "Toplantıya başkanlık eden A'ya teşekkür edilmiştir": thanks to whom it names, and no more that was done. */
const THANKS = /\btesekkur (?:edil|olun|sunul)(?:mistir|mustur|di|du|mis)$/
const isThanks = (prose: string): boolean => {
  const folded = fold(prose).replace(DECISION_TAIL, '')
  return (
    THANKS.test(folded) &&
    !/(?:m[iu]s(?:t[iu]r)?|d[iu])(?: olup| ve|,)|m[ae]s[iu]n[ae]\b/.test(fold(prose.replace(/,/g, ' , ')).replace(THANKS, ''))
  )
}
/** "… borç altına sokacak işlemlere imza atma yetkisi yoktur", "sadece gümrük işlemleri için yetki verilmiştir". */
const HAS_NONE_FOR =
  /^(?![^]*\b(?:onay|izn|izin|muvafak|riza|olur|paraf|imzas|bilgi|karar|haber|olmadan|olmaksizin|katil))(?:\S+ ){0,12}?(?:imza|temsil)\S*(?: atma| etme)? (?:yetki|s[ae]lahiyet|hakk)\S* (?:yoktur|bulunmamaktadir|olmayacaktir)$/
const GIVEN_FOR =
  /^(?=[^]*\b(?:sadece|yalniz|yalnizca|sinirli|kadar|icin|ilgili|iliskin|konu\S*|bilahare|ileride|sonra)\b)(?:\S+ ){0,16}?(?:yetki|s[ae]lahiyet)(?:si|i)? (?:[a-z]+ )?(?:veril|tanin)(?:mistir|mis|di|ecektir|acaktir)$/
const STARTS = /\b(?:imza|temsil) yetkisini kullanmaya basla(?:r|yacaktir|mistir)$/

// Those who hold an office, not that somebody is it ("yetkilidir").
const OFFICES =
  'mudur(?!d)- uye(?!d)- baskan(?!d)- yonetici(?!d)- temsilci(?!d)- ticari yetkililer- tasfiye memur(?!d)- yonetim mudurler kurul-'
/** "Görev süresi aksi karar alınıncaya kadardır", "üyeler yenileri seçilinceye kadar görev yapacaklardır": no end but by another decision. */
const TILL = ofStems(
  `${SMALL} ${OFFICES} isbu secilenler- adi gecen- gorev- vazife- hizmet- yetki- temsil imza ilzam sure- muddet- donem- aksi aksine baska yeni yenisi yenileri karar- alin- veril- secim- yer- [a-z]{2,}[iu]nc[ae]y[ae] [a-z]{3,}[ae]n[ae] tayin edil- secilmedikce kadar- dek- degin- devam eder edecek- etmek- gecerli- yururlukte- bagla- surec- kararlastir- hilafina yapacak- gorec- yurut- yapar- muteakip gelecek genel ortaklar tarafindan boyunca`,
)
const OF_TILL =
  /\b(?:aksi(?:ne)?|hilafina|yeni|yenisi|yenileri|baska)\b(?: \S+){0,5} \S+(?:(?:[iu]nc[ae]y[ae]|[ae]n[ae]) (?:kadar|dek|degin)|(?:alin|veril|secil)m[ae]d[iu]kc[ae])|\b(?:aksi(?:ne)?|yeni|baska|hilafina) (?:bir )?karara (?:kadar|dek|degin)|\baksi kararlastiril\S+ (?:kadar|dek|degin)|\b(?:yeni|muteakip|gelecek) secim\S* kadar|\b(?:suresiz|muddetsiz)|\byetki\S*(?: suresi)? (?:[a-z]+ (?:kurul\S* )?)?(?:gorev sure\S* (?:kadardir|boyunca gecerlidir)|(?:gorev )?suresince gecerlidir)/
/** "Anılan kararın diğer hükümlerinin yürürlükte kalmasına", "kararımızın sair hükümleri bakidir": what else was decided stays as it is. */
const KEPT = ofStems(
  `${SMALL} ${CLOSED} tarih- gun- sayi- sayili yevmiye anilan mezkur onceki evvelki soz konusu isbu alinan genel yonetim ortaklar mudurler kurul- karar- diger sair oteki kalan hukum- hukm- madde- husus- fikra- aynen oldugu gibi yururlukte gecerli- baki- sakli- mahfuz- kal- tutul- muhafaza edil- devam- et- bulun- sirket- mevcut imza temsil yetki- yetkili- mudur- mudurler- uye- uyeler- temsilci- gorev-`,
)
const OF_KEPT =
  /^(?![^]*[a-z]{2}m[ae](?:m|d[iu]g|y[ae]c|z\b))[^]*\b(?:diger|sair|oteki|kalan) (?:hukum|hukm|madde|husus|fikra)\S* (?:ise |de |da |aynen |oldugu gibi )*(?:yururlukte|gecerli|baki|sakli|mahfuz|devam|muhafaza)|^(?![^]*[a-z]{2}m[ae](?:m|d[iu]g|y[ae]c|z\b))(?:ve )?(?:mevcut|diger|sair|oteki) (?:imza |temsil )?(?:yetkili|mudur|uye|temsilci|yetki)\S* (?:(?:imza|temsil|yetki|gorev|ve)\S* )*(?:ise |de |da |aynen |oldugu gibi )*(?:devam|gecerli|muhafaza)/
/** "Müdürlerin görevi tescil tarihinde başlar": before anybody reads it. */
const SINCE = ofStems(
  `${SMALL} ${OFFICES} secilenler- adi gecen- gorev- vazife- yetki- secim- atama- karar- sure- tescil- ilan- bugun- itibaren itibari- basla- hukum ifade eder gecerli- yururlu-`,
)
const OF_SINCE =
  /\b(?:tescil|secim|bugun|karar(?= tarih))\S* (?:ve ilan\S* )?(?:(?:tarih|gun)\S* )?(?:(?:ile|itibaren|itibari\S*|gecerli|hukum ifade|gorev\S*|vazife\S*) )*(?:basla(?:r|mis(?:tir)?|yacaktir)|gecerlidir|hukum ifade eder|yururluktedir)/
/** "A müdürlüğü kabul ettiğini bildirmiştir", "görevini sürdürmektedir": what an election gives, said once more. */
const HOLDS = ofStems(
  `${SMALL} ${OFFICES} secilen- atanan- getirilen- adi gecen- gorev- vazife- mudurlug- uyelik- uyelig- baskanlig- memurlug- kabul kabulu kabulune eder- eden beyan beyani beyanlari ek- sunul- secimi taahhut bildir- imza et- toplanti- hazir bulunan bulunmus bulunarak ustlenmis- ustlendi- basla- surdurmekte- devam beri oteden eskiden bugun- itibaren karar- tescil- yardimcilig- vekillig- aza- suretle boylece boylelikle sirket- yeni halen`,
)
const OF_HOLDING =
  /^(?![^]*\bbasla(?!di|mis))[^]*\b(?:gorev|vazife|mudurlu[kg]|uyeli[kg]|baskanli[kg]|memurlu[kg])\S*(?: \S+){0,4} (?:kabul (?:beyan\S* (?:[a-z]+ ){0,2}(?:sunul|veril)(?:mus|mis|du|di)|e[dt](?!e?m[ae]))|ustlen(?:mis|di)|basla(?:mis|di)|surdurmekte|devam etmekte)/
/** "Müdür seçimine geçilmiş ve A aday olmuştur": who stands for an office. */
const STANDS = ofStems(
  `${SMALL} ${OFFICES} mudursuz- sirket- yeni secim- gec- madde- gorus- aday goster- ol- oner- baska baskaca kalmamasi icin oylama- oya sunul- gorev- uyelik- uyelig- mudurlug- bulunmad- isteyen`,
)
const OF_STANDING = /\baday\b/
/** "Müdürün görev ve yetkileri süreyle sınırlı değildir": no bound. */
const BOUNDLESS =
  /^(?:(?:mudur|uye|yetkili|adi gecen|kendi|bu|is ?bu|secilen)\S* )*(?:(?:gorev|temsil|imza|ilzam|yetki|ve|sure|muddet)\S* )+?(?:(?:her ?hangi bir|hic ?bir) )?(?:sure\S*|zaman\S*|tutar\S*|miktar\S*|konu\S*|limit\S*|sinir\S*)(?: (?:ve|veya) (?:sure\S*|tutar\S*|miktar\S*|konu\S*))? (?:ile )?(?:sinirli|bagli|kayitli|mukayyet|tabi) degildir(?:ler)?$/
/** "İmzaların şirket kaşesi üzerine konulması şarttır": how a signature is set. */
const SET = ofStems(
  `${SMALL} imza- unvan- kase- muhur- muhr- sirket- kooperatif- alt- uzer- at- konul- koy- kullan- bas- mudur- uye- yetkili- sart- gerek- zorunlu- lazim- mecburi- kendi el yazi- veya`,
)
const OF_SET = /^(?![^]*\b(?:yetkilid|yetkili (?:ol|kil)))(?=[^]*\bimza)[^]*\b(?:unvan|kase|muhur|muhr)\S* (?:\S+ )?(?:alt|uzer)/
/** "Bankalar, mahkemeler ve sair bütün kuruluşlar nezdinde şirketi temsil edecektir": before everybody. */
const BEFORE_ALL = ofStems(
  `${SMALL} banka- mahkeme- icra daire- noter- vergi belediye- tapu gumruk- ptt posta- sgk ssk sosyal guvenlik kurum- kurulus- resmi ozel hususi makam- merci- kamu valilik- bakanlik- mudurluk- gercek tuzel sahis- sahsi- kisi- sirket- sair diger butun tum bilumum bilcumle turlu nezdinde karsi huzurunda onunde temsil ed- etmeye ilzam yetkili- mudur veya tc ticaret sicil- elektrik idare- telefon ithalat ihracat ucuncu icinde disinda yurt`,
)
const OF_ALL =
  /^(?=[^]*\b(?:sair|diger|butun|tum|bilumum|bilcumle|her turlu)\b|[^]*\bresmi\b[^]*\b(?:ozel|hususi|sahis)\S*)[^]*\bsirketi? (?:mudur )?(?:temsil|ilzam)[^]*(?:eder|edecektir|yetkilidir)$/

/** "Bu yetki kefaleti de kapsar", "kendisine sulh ve ibra yetkileri de tanınmıştır": more than what was given, and no bound of it. */
const ADDS =
  /^(?:\d+ )?(?:(?:(?:bu|is ?bu|soz konusu|anilan|verilen) )?(?:(?:temsil|imza|ilzam|ve) )*yetki\S* (?:\S+ )*?(?:de|da|dahi|ayrica) (?:icerir|icermektedir|kapsar|kapsamaktadir|icine alir)|(?:\S+ )*dahil (?:olmak uzere )?(?:her turlu|tum|butun|bilumum|bilcumle) (?:\S+ )*?(?:bu )?yetki\S* (?:icindedir|kapsamindadir|dahildir|icinde\S*)|kendi(?:si|leri)ne (?:\S+ )*?yetki\S* (?:de|da|dahi) (?:tanin|veril)(?:mistir|di))$/
const BOUNDS =
  /\b(?:yalniz|yalnizca|sadece|ancak|haric|disinda|kadar|sinirl|birlikte|beraber|muster|onay|izn|izin|muvafak|sube|ikinci|cift|sart|kayd|kosul|takdir|halinde|hic|degil|yok|once|sonra|gecici|as[ai]n|asm|gecm|limit|tl|lira\S*|euro|usd|dolar|yil\S*|ay|gun\S*|tarih\S*|itibaren|sec(?:il|im)|atan|yerine|mudurler|uyeler|ortaklar|[a-z]+m[ae]z|[a-z]+m[ae]y[ae]c\S*|[a-z]+m[ae]m[iu]s\S*|[a-z]+m[ae]ks[iu]z\S*)\b|\b(?:sinirl|muster|onay|muvafak|munferi|munhasir|kosul)/

/** "Müdür gerektiğinde vekil tayin edebilir", "başkalarını tevkile de yetkilidir": to whom he may hand a task. */
const MAY_EMPOWER = ofStems(
  `${SMALL} ${OFFICES} gerektiginde gerekirse dilerse dilediginde sirket- adina namina vekil- avukat- baska baskalar- tevkil- azil azle azletmeye tayin- ata- edebilir ettirebilir etmeye yetkilidir- vekaletname- verebilir vermeye ayrica yetkisini kismen tamamen devredebilir`,
)
const OF_EMPOWERING = /\b(?:vekil|avukat|tevkil|vekaletname)\S* (?:\S+ ){0,3}(?:edebilir|atayabilir|verebilir|yetkilidir)/

/** Whether a sentence only affirms what an election or a power beside it gives, or adds to it: it takes nothing back and bounds nothing. */
export const isAffirming = (text: string): boolean => {
  const prose = proseOf(text)
  const folded = fold(prose)
  const undated = !/\d/.test(prose.replace(/^\W*\d{1,2}\W+/, ''))
  if (isOf(prose, HOLDS, OF_HOLDING) || isOf(prose, STANDS, OF_STANDING)) return true
  if (isOf(prose, KEPT, OF_KEPT)) return true
  if (undated && (isOf(prose, TILL, OF_TILL) || isOf(prose, SINCE, OF_SINCE))) return true
  if (namesSomebody(text)) return false
  return (
    isOf(prose, MAY_EMPOWER, OF_EMPOWERING) ||
    BOUNDLESS.test(folded) ||
    isOf(prose, SET, OF_SET) ||
    isOf(prose, BEFORE_ALL, OF_ALL) ||
    (ADDS.test(folded) && !BOUNDS.test(folded))
  )
}

/** What gives an office, decided or done. */
const ELECTS = new RegExp(`\\b(?:${verb('elect', 'said', 'decided', 'linked')}|${verb('serve', 'said')})\\b|\\bolmasina\\b`)
const OFFICE = /\b(?:mudur|uye|baskan|aza|reis|murahhas|memur)/
/** The words of an election as it stands: who decides, of whom, to what, for how long, why now. None of them undoes, bounds or puts off. */
const OF_ELECTION = ofStems(
  `${SMALL} ${OFFICES} mudurlug- mudurluk- uyelik- uyelig- baskanlik- baskanlig- aza- reis- murahhas memurlug- memurluk- sirket- ortak- ortag- hissedar- pay sahib- sahip- genel kurulu? umumi heyet- toplanti- olagan olaganustu yapilan karar- ver- alin- oy- birlig- coklug- ittifak- kabul edil- tescil- ilan- gorev- vazife- hizmet- yetki sure- muddet- yil- sene- icin iki uc dort bes alti yedi sekiz dokuz on onbes yirmi otuz elli dolan dolmus doldug- biten bitmis bitti- sona eren erdig- ermis nedeniyle sebebiyle dolayisiyla olmasi aksi aksine kadar dek degin yeniden yine sec- ata- getir- tayin belirle- olmasina kilin- ustlen- yurut- yapmak yapmasina yapmis- kendisi kendileri ikisinin ucunun mevcut tek- faaliyet gosteren merkezli ibra- yanina dr av`,
)
const NOT_PLAIN =
  /m[ae]m[ae](?:s|k)|m[ae]m[iu]s|m[ae]d[iu]|m[ae]y[ae]c|m[ae]z(?:[^a-z]|$)|\b(?:anonim|limited|kooperatif|a s|ltd|tek mudur|hakkinda|(?:gun|ay|hafta)(?:l[iu]k|l[iu]g[iu]na| (?:icin|ile|sure\S*|muddet\S*))|yetki(?! suresi| surelerinin))\b/
/** "Süresi dolan müdürlüğe 10 yıl için yine A'nın seçilmesine": an election as it stands, whoever was read from it; every word of it is known. */
export const isPlainElection = remembered((text) => {
  const prose = proseOf(text).replace(MATTERS_AHEAD, '')
  const folded = fold(prose)
  return OFFICE.test(folded) && !NOT_PLAIN.test(folded) && isOf(prose, OF_ELECTION, ELECTS)
}, 200)
const MATTERS_AHEAD = /^\s*(?:Tescil|İlan) Edilen Hususlar\s*:\s*(?:[\p{L}/]+ ?){1,4}(?=\s(?:\d{4}|\p{Lu}))/u
/** How long, said with a number. */
const COUNTED = /\b(?:\d{1,2}|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on\S*|yirmi|otuz|kirk|elli)(?: \S+)? (?:yil|sene)/
/** Whether such an election says for how many years it is. */
export const saysTerm = (text: string): boolean => isPlainElection(text) && COUNTED.test(fold(text))
