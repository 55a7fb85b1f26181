/**
 * What a notice says of its own registration: whose papers were entered, which organ, notary or court gave them and when, what they are about,
 * that they were handed in, examined and entered. Such a sentence is known by what it is and not by its words: it speaks of papers, it ends
 * with their entry, it names nobody, no word of it ends, bounds, denies or conditions anything, and beside words of offices, powers and
 * partners stand none that nobody knows. What the papers are about it may say where the decision itself is printed behind it.
 */
import { ENTERED } from '../fact/registered.ts'
import type { Body } from '../fact/found.ts'
import { MONTHS } from '../kernel/dates.ts'
import { withoutEnd } from '../text/ends.ts'
import { allIn, holds } from '../text/needed.ts'
import { ofStems } from '../text/stems.ts'
import { mentionsIn } from './mentions.ts'

/** The words in which a notice says whose decision was entered, who certified it, when: beside names of places nothing else. */
export const OF_ENTRY = new RegExp(
  `^(?:${[
    'sirket[a-z]*|kooperatif[a-z]*|sube[a-z]*|isletme[a-z]*|merkez[a-z]*|ortak[a-z]*|hissedar[a-z]*|genel|yonetim|kurul[a-z]*|meclis[a-z]*|idare|mudurler|olagan(?:ustu)?|fevkalade|toplanti[a-z]*|karar[a-z]*|tutana[a-z]*|sozlesme[a-z]*|mukavele[a-z]*|kurulus[a-z]*|dilekce[a-z]*|suret[a-z]*|belge[a-z]*|ilam[a-z]*|beyanname[a-z]*',
    'noter[a-z]*|nin|tasdik[a-z]*|onay[a-z]*|onan[a-z]*|duzenlen[a-z]*|tanzim|verilen|alinan|gelen|yapilan|ekli|edilen|edilmis|olunan|kayitli|yazili|bulunan|bulunulan|unvan[a-z]*|adres[a-z]*|ikametga[a-z]*|sicil[a-z]*|numara[a-z]*|no|nolu|yukarida|asagida(?:ki)?|hususlar[a-z]*|bilgileri',
    'tarih[a-z]*|gun[a-z]*|ayni|sayi[a-z]*|yevmiye[a-z]*|ile|ve|de|da|te|ta|den|dan|bu|bir|olan|olarak|bulunmaktadir|uyarinca|geregince|uygun|gore|kanun[a-z]*|hukum[a-z]*|turk|ticaret|istinaden|tescil[a-z]*|ilan[a-z]*|talep|istenmekle|istenmis|edilmekle|edildiginden|yapil[a-z]*|resen|asliye|hukuk|mahkeme[a-z]*|esas|dosya[a-z]*|nun|nin|ince?|unca|lik[a-z]*|[iu]?nc[iu]|[a-z]|(?:edil|olun)(?!m[ae][mzyd])[a-z]*|olup|mudurlu[a-z]*|memurlu[a-z]*',
    'yazih|sayih|vesika[a-z]*|dayan[a-z]*|musteniden|tevfikan|ibraz|tevdi|teblig|verilmekle|verilmis|olmakla|istenil[a-z]*|keyfiyet[a-z]*|durumun|uzerine|musaddak|onanli|onaylanmis|yine|mezkur|anilan|adi|gecen|muteakip|madde[a-z]*|ana|limited|anonim|kollektif|komandit|ticari|ferdi|firma[a-z]*|yil[iu]|muzekkere[a-z]*|tezkere[a-z]*|yazi(?:s[iu])?|izin[a-z]*|apostil[a-z]*|tercume[a-z]*|yeminli|tercuman|belirtilen|bildirilen|ettig[iu]|ettikleri|kayd[a-z]*|kayit|islen[a-z]*|gecir[a-z]*|senet[a-z]*|son|bilanco[a-z]*|rapor[a-z]*|tespit|re|sen|na',
    // what a paper holds, how it came and became final
    'ilgili|ait|konu|tacir|durum|dairesinde|devri|almis|olduklari|oldugundan|kilinmis|memuriyet[a-z]*|bulunarak|etmeleri|serh(?:i|ini|li)|metni|nden|tarafindan|uzerinde|sirkuler[a-z]*|hakkinda|icindeki|verilen(?:lere)?|istenen|olunmak|ticari|olagan[a-z]*|zapt[a-z]*|zabit|zabt[a-z]*|tadil[a-z]*|ek(?:i|li|inde|indeki)?|hisse|devir|kayitlar[a-z]*|onaylad[iı]g[iı]|ettirilmek|yerinde|gorul(?:erek|mus|mekle)|istem(?:i|in)?|yerine|getiril[a-z]+|tamamlan[a-z]+|islem(?:i|leri)|tetkik[a-z]*|inceleme[a-z]*|neticesinde|sonucunda|yapilan',
    'umum[iu]|saat|aldi(?:klari|gi)|nusha[a-z]*|muvafakat[a-z]*|ictima[a-z]*|banka[a-z]*|vekaletname[a-z]*|kilinmakla|gosterilen|uzere|incelen[a-z]*|heyet[a-z]*|adi|alelade|icra|kilin(?:d[iu]|m[iu]st[iu]r)|tasdikini|suretinin|ornegi|hazirun|cetvel[a-z]*|vaki|muamele[a-z]*|tevfikan|musteniden|gecir[a-z]*|kaydedil(?!m[ae][mzyd])[a-z]*|kaydolun(?!m[ae][mzyd])[a-z]*|muhtevi|(?:tasiyan|iceren|haiz|havi)|evra[kg][a-z]*|sayi(?:yla|si(?:yla)?)|(?:memurlug|mudurlug|sicil)[iu]?muz[a-z]*|alinip|gonder[a-z]*|kesinles(?:en|erek|me|mis|tig)(?!m[iu]s)[a-z]*|serhli|sifatiyla|sehrinde|actigi|[iu]n|husus[a-z]*|esas[iu]|ilani(?:dir)?|asagidadir',
  ].join('|')})$`,
)
/** What papers are about, in words that tell nothing of its outcome: said where the decision itself is printed behind them. */
const OF_TOPIC = ofStems(
  'yeni yeniden ilk bir ikinci mudur- mudurluk- yonetim idare uye- aza aza[yl]- azanin baskan- kurul- heyet- meclis- denetci- denetim murakip- murakib- temsilci- yetkili yetkililer- yetki yetkisi- yetkileri- yetkinin salahiyet- selahiyet- temsil temsili- ilzam- imza imzaya imzalar-',
  'secim- sec(?:en|ilen|ilme|ildig)- atama- atanma- atanan tayin- intihab- intihap- tespit tespiti- tesbit- teskil- tesekkul- taksim- bolum- bolusum- dagilim- paylasim- yenilenme- sekil sekli- seklin- belirle(?:yen|nme)- duzenle(?:yen|nme)- eden olanlar- adina namina imzalanan ilave- ek',
  'gorev- vazife- is isleri- islerine islem- hisse- pay payi payin- paylar- sermaye- artirim- artirilma- arttir[iı]- artis- azalt(?:im|il)- adres- nakil nakl- tasin- unvan- ortak- ortag- ortaklik- hissedar- konu- mevzu- amac- maksad- mukavele- sozlesme- ana esas madde- tadil- degisik- degistirilme- sure- muddet- uzatilma- temdid- temdit- hesap- hesab- bilanco- kar zarar- ibra- ucret- huzur hakk- sube- acilis- acilma- yapi- denetle- sirkuler- beyanname- ornek ornegi- devr(?:i|in|ine|inin|ini|alinma-) devir devirler- satis- husus- hakkinda- dair iliskin ilgili mutedair muteallik ihtiva mutazammin muhtevi havi icin gosteren hazirlanan liste-',
)
/** What says that they are about something: the words before it are one phrase. */
const ABOUT = String.raw`dair|iliskin|ilgili|mutedair|muteallik|hakkinda(?:ki)?|hususunda(?:ki)?|mutazammin|muhtevi|havi|iceren|konulu`
const PAPERS = String.raw`karar|tutana[kg]|zab[iı]?t|zapt|sozlesme|mukavele|sene[td]|sirkuler|beyanname|ilam|dilekce|belge|evrak|vesi[kq]a|vesai[kq]|tasar|metn|metin|rapor|cetvel|liste|tezkere|muzekkere|protokol|mazbata|bilanco|suret|ornek|ornegi`
const PAPER = new RegExp(String.raw`\b(?:${PAPERS})`)
/** Where one part of such a sentence ends and the next begins. */
const PARTS = new RegExp(String.raw`[,;]|\b(?:${ABOUT})\b|\b(?:${PAPERS})[a-z]*`, 'g')
/** People in offices, organs, powers, those who hold a part: beside these each word has to be known. */
const OF_OFFICERS =
  /\b(?:mudur(?!lu[gk](?:u|un)?(?:umuz|nc|ne|nde|$|\b))|uye|aza\b|azal|baskan|reis|vekil|vekal|yetki|s[ae]lahiyet|imza|temsil|ilzam|orta[kg]|hissedar|hisse|pay[a-z]{0,5}\b|yonet|idare|organ|denet|muraki[pb]|kisi|kimse|sahis|sahs|gorev|vazife|mumessil|tacir|kurul(?!us)|meclis|heyet|devir|devr|satis|is(?:yeri|letme))/
/** An organ as that whose paper it is, and specimens of signatures. */
const OF_PAPER = new RegExp(
  String.raw`\b(?:(?:sirket|merkez|kurucu) )?(?:(?:yonetim|ortaklar|mudurler|genel|hissedarlar|denetim) kurul|(?:idare|umumi) (?:meclis|heyet)|hissedarlar|ortaklar)[a-z]*(?: (?:genel )?(?:toplanti|ictima)[a-z]*)?(?: (?:alinan|verilen|ait|(?:[\d./]+,? ?)+(?:tarih|gun)[a-z]*|ve|[\d/]+|(?:say[iı]|no|numara)[a-z]*))*(?= (?:${PAPERS}))|\bimza (?=sirkuler|beyanname|orne[kg])|\bbakanlik (?:temsilci|komiser)[a-z]*`,
  'g',
)
/**
 * What ends, bounds, denies, puts off or conditions, how somebody signs, and what becomes of the company: a sentence that holds such a word may
 * decide something, whatever papers it speaks of.
 */
const DECIDES = new RegExp(
  [
    String.raw`(?<=[a-z]{2})(?<!\b(?:ser|ta|mua|hu))m[ae](?:m[iua]|m[ae]|d[iu]|y[ae](?:n|c|r)|z\b|ks[iu]z)|\b(?:degil|yok\b|redd|ret\b|iptal|gecersiz|hukumsuz|butlan|batil|sart|kosul|kayd[iı](?:yla| ile)|ancak|fakat|haric|mustesna|kisit|munhasir|yalniz|sadece|gecici|muvakkaten|kadar|takdirde|halinde|ertele|tehir|durdur|aski|vazgec|feragat|itiraz|temyiz|yasak|memnu|takyi[dt]|hasr|inhisar)`,
    String.raw`\bsinirl(?!i sorumlu)|\bdisinda|\bgeri (?:al|cek)|\b(?:dava|tedbir|haciz|hacz|rehi?n|kayyi?m|vasi\b|vesayet|iflas|konkordato|muhlet|tasfiye|fesi?h|infisah|munfesih|terkin|silin|ihya|birles|bolunm|devral(?!an)|kapa[nt]|lagv|ilga|kald[iı]r|terk\b|donus)|\bnev['’]?i|\btur(?:u|unu)? degis|\bson(?:a er| ver| bul)|\bnihayet|\bhitam`,
    String.raw`\b(?:istifa|azi?l\b|azl[ei]|ihra[cç](?!at)|cikar(?!ilan)|cikma|cekil|ayril|vefat|olum|olen|gorevden|alinma|bosal|munhal|munferi|muster|tek (?:basina|imza)|cift|sureyle|sure ile)|(?<!\b(?:beyanname|sirkuler|belge|evrak|orne[kg]|tutana[kg]|karar|ek|sene[td])[a-z]* (?:ile )?)\bbirlikte|\byerine (?!getir)|\b(?:bir|iki|uc|dort|her|\d(?![\d.]))[a-z]* (?:[a-z]+ ){0,2}imza|\bhukum(?:den|suz)|\byururlukten|\bdus(?:tu|mus|en|ur)`,
  ].join('|'),
)
/** That something is done, has to be or is so: a verb at the end of what is said. */
const SAID = /(?:m[iu]st[iu]r|m[iu]sl[ae]rd[iu]r|m[ae]kt[ae]d[iu]r|[ae]c[ae]kt?[iu]?r?|m[iu]s)$/
/** The letters of a decision behind its registration, at least. */
export const DECISION_LONG = 120
/** "Şubenin tescili, … evraka müsteniden 3.7.2008 tarihinde yapılmıştır". */
const ENTRY = new RegExp(
  [
    ...ENTERED,
    '\\btescil(?:i|in|inin|imiz)?\\b[^;]*\\b(?:tarihinde|gunu) (?:tescil islemi )?(?:yapil|gerceklestiril|tamamlan|yerine getiril)(?:m[iu]stir|di)\\b',
    "\\d(?: ?(?:tarihinde|gunu(?:nde)?)|['’]?[dt][ae]) (?:(?:[a-z]+ ){0,4})?tescil(?:i)? (?:ve ilan(?:i)? )?(?:icra |ifa )?(?:edil|olun|kilin|yapil)(?:m[iu]s|d[iu]|[ae]r[ae]k|[iu]p)",
  ].join('|'),
)
/** Whether words say that something was entered in the register. */
export const tellsEntry = (plain: string): boolean => holds(plain, ENTRY)
/** Whether words of such a sentence may decide, bound or end something. */
export const mayDecideBeside = (plain: string): boolean => DECIDES.test(plain)

/** Behind the name of a town: whose notary or court it is. */
const OF_TOWN = /^ (?:\d{1,3}\. ?)?(?:noterlig|(?:asliye|sulh|ticaret|iflas) )/
/** "İmza sirküleri", "imza beyannameleri ile birlikte": a paper. */
const OF_SPECIMEN = /^ (?:beyanname|sirkuler|ornek|ornegi)|^ belge(?:s[iu]|l[ae]r[iu])/
const OF_HEIRS = /^(?:veraset|mirascilik|[ek])$/
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`)

/** Whether a part of a notice says no more than that its papers were entered; `heirs`: its facts say who died. */
export const isEntry = (body: Body, from: number, to: number, { opens, heirs }: { opens: boolean; heirs: boolean }): boolean => {
  const plain = body.plain.slice(from, to)
  if (!tellsEntry(plain) || mentionsIn(body, from, to).some((each) => each.type === 'party' && !each.entity)) return false
  const printed = withoutEnd(body.text.slice(from, to))
  const follows = body.plain.length - to >= DECISION_LONG
  const decides = DECIDES.test(plain)
  let parts: readonly string[] | null = null
  const isOfOfficers = (at: number): boolean => {
    parts ??= partsOf(plain)
    return OF_OFFICERS.test(parts[at] ?? '')
  }
  return [...printed.matchAll(/\p{L}+/gu)].every(({ 0: word, index }, at) => {
    const end = index + word.length
    const said = plain.slice(index, end)
    if (
      OF_ENTRY.test(said) ||
      (/^\p{Lu}/u.test(word) && (at > 0 || opens || OF_TOWN.test(plain.slice(end)))) ||
      MONTH.test(said) ||
      ((said === 'imza' || said === 'yetki') && OF_SPECIMEN.test(plain.slice(end))) ||
      (heirs && OF_HEIRS.test(said))
    )
      return true
    if (!follows || decides) return false
    return OF_TOPIC.test(said) || (PAPER.test(plain) && !SAID.test(said) && !isOfOfficers(index))
  })
}
/** For each letter of a sentence the part of it that it stands in, less the organs whose papers it names. */
const partsOf = (plain: string): readonly string[] => {
  const own = plain.replace(OF_PAPER, (words) => ' '.repeat(words.length))
  const parts: string[] = []
  let from = 0
  for (const { index, 0: mark } of [...allIn(own, PARTS), { index: own.length, 0: '' }]) {
    parts.push(...Array<string>(index + mark.length - from).fill(own.slice(from, index)))
    from = index + mark.length
  }
  return parts
}
